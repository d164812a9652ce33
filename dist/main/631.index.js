export const id = 631;
export const ids = [631];
export const modules = {

/***/ 7631:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeComment: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9511);

const perPage = 100;
/** A pull request with more comments than this is past being read; asking on would eat the rate limit. */
const limitPages = 50;
/** Creates the comment or brings it up to date; `refused` where the token may not, or GitHub does not answer. */
async function writeComment(request) {
    const github = (0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHub */ .C)({ token: request.token, env: process.env });
    const [owner, repo] = request.repository.split('/');
    const { number, body } = request;
    const found = await findComment(github, request);
    if (found === 'refused')
        return 'refused';
    if (found !== undefined) {
        const comment = { owner, repo, comment_id: found, body };
        const answer = await github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', comment);
        return answer?.status === 200 ? 'updated' : 'refused';
    }
    if (!request.isNewWanted)
        return 'not-needed';
    const comment = { owner, repo, issue_number: number, body };
    const answer = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', comment);
    return answer?.status === 201 ? 'created' : 'refused';
}
async function findComment(github, { repository, number, mark }) {
    const [owner, repo] = repository.split('/');
    for (let page = 1; page <= limitPages; page += 1) {
        const answer = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            owner,
            repo,
            issue_number: number,
            per_page: perPage,
            page,
        });
        if (answer?.status !== 200 || !Array.isArray(answer.data))
            return 'refused';
        for (const comment of answer.data) {
            const [id, body] = [(0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .U)(comment, 'id'), (0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .U)(comment, 'body')];
            // At its beginning only: somebody may quote the comment, mark and all.
            if (typeof id === 'number' && typeof body === 'string' && body.startsWith(mark))
                return id;
        }
        if (answer.data.length < perPage)
            return undefined;
    }
    return undefined;
}


/***/ })

};
