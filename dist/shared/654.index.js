export const id = 654;
export const ids = [654];
export const modules = {

/***/ 2654:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeComment: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(181);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7230);


const remedy = ' It may need `permissions: { pull-requests: write }`, which workflows started from forks never get.';
const perPage = 100;
/** A pull request with more comments than this is past being read; asking on would eat the rate limit. */
const limitPages = 50;
/** As whom the servers' own tokens write: the token of a job cannot always ask who it is. */
const robots = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
/** Creates the comment or brings it up to date. */
async function writeComment(request) {
    const { repository, token, log, number, body } = request;
    const github = (0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHub */ .C)({ repository, token, env: process.env, log });
    const found = await findComment(github, request);
    if (found.kind === 'refused')
        return found;
    if (found.id !== undefined) {
        const route = 'PATCH /repos/{repository}/issues/comments/{comment_id}';
        const answer = await github.request(route, { comment_id: found.id, body });
        return answer.status === 200 ? { kind: 'updated' } : refuse(answer);
    }
    if (!request.isNewWanted)
        return { kind: 'not-needed' };
    const route = 'POST /repos/{repository}/issues/{issue_number}/comments';
    const answer = await github.request(route, { issue_number: number, body });
    return answer.status === 201 ? { kind: 'created' } : refuse(answer);
}
async function findComment(github, { number, mark }) {
    const route = 'GET /repos/{repository}/issues/{issue_number}/comments';
    let isOwn;
    for (let page = 1; page <= limitPages; page += 1) {
        const query = { issue_number: number, per_page: perPage, limit: perPage, page };
        const answer = await github.request(route, query);
        if (answer.status !== 200 || !Array.isArray(answer.data))
            return refuse(answer);
        // At its beginning only: somebody may quote the comment, mark and all.
        const marked = answer.data.filter((comment) => (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(comment, 'body')?.startsWith(mark) === true);
        if (marked.length > 0)
            isOwn ??= await createOwnTest(github);
        const id = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(marked.find((comment) => isOwn?.(comment)), 'id');
        if (typeof id === 'number')
            return { kind: 'looked', id };
        if (answer.data.length < perPage)
            break;
    }
    return { kind: 'looked', id: undefined };
}
/** Anybody may write a comment with our mark; only one by the token's own author is ours to change. */
async function createOwnTest(github) {
    const self = await findOwnLogin(github);
    return (comment) => {
        const author = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(comment, 'user', 'login') ?? '';
        if (self === undefined)
            return robots.has(author);
        const isBot = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(comment, 'user', 'type') === 'Bot';
        return author === self || (isBot && author === `${self}[bot]`);
    };
}
/** GraphQL tells an app's and a job's token who they are; REST tells people's, and Gitea's. */
async function findOwnLogin(github) {
    const viewer = github.hasGraphql ? await github.graphql('query{viewer{login}}', {}) : undefined;
    const login = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(viewer, 'viewer', 'login');
    return login ?? (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)((await github.request('GET /user', {})).data, 'login');
}
function refuse({ status, fault }) {
    const isForbidden = status === 403 || status === 404;
    return { kind: 'refused', why: `${fault ?? `the API answered ${status}`}.${isForbidden ? remedy : ''}` };
}


/***/ })

};
