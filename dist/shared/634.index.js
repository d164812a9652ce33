export const id = 634;
export const ids = [634];
export const modules = {

/***/ 9634:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOnPullRequest: () => (/* reexport */ commentOnPullRequest)
});

// UNUSED EXPORTS: createChangeQuery, createTask, publish, readVersions, run, runTarget

// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/links.ts
var links = __webpack_require__(9401);
// EXTERNAL MODULE: ./src/report/summary.ts
var summary = __webpack_require__(5256);
;// CONCATENATED MODULE: ./src/report/comment.ts




/** GitHub refuses a comment above 65,536 characters; bytes are never fewer than characters. */
const limitBytes = 60_000;
/** The hidden line by which a later run finds the comment again; it differs for each workflow and each copilot. */
function renderCommentMark(results, run) {
    const [first] = results;
    const source = run.source ?? `${first?.copilotId ?? ''} ${first?.swaggerFile ?? ''}`;
    const key = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([run.workflow, source]))
        .digest('hex');
    return `<!-- copilot-swagger-sync: ${key} -->`;
}
/** True where the comment tells something; where it is false an existing comment is brought up to date, none is made. */
function isWorthAComment(results) {
    return results.some(({ ending }) => ending.outcome !== 'unchanged');
}
/** The pull request's comment: the preview of every target below the hidden mark. Below 65,536 characters. */
function renderComment(results, run) {
    const mark = renderCommentMark(results, run);
    const body = isWorthAComment(results) ? (0,summary/* renderReport */.B)(results, run, limitBytes) : renderNothing(results);
    return `${mark}\n${body}\n\n${(0,links/* renderFooter */.up)(run)}\n`;
}
function renderNothing(results) {
    const [first] = results;
    const what = results.length === 1 && first !== undefined ? (0,report_escape/* escapeMarkdown */.FV)(first.swaggerFile, 300) : 'the descriptions';
    return `### Nothing changes for the copilot\n\nThis pull request no longer touches ${what}.`;
}

;// CONCATENATED MODULE: ./src/story/comment.ts


/** Keeps the pull request's one comment up to date. That it cannot be written fails nothing: the summary says the same. */
async function commentOnPullRequest(results, { event, context }, { log, writeComment }) {
    const number = findPullRequest(event);
    if (number === undefined)
        return;
    const written = await writeComment({
        number,
        mark: renderCommentMark(results, context),
        body: renderComment(results, context),
        isNewWanted: isWorthAComment(results),
    });
    if (written.kind !== 'refused') {
        log.info(`Comment on pull request #${number}: ${written.kind.replace('-', ' ')}.`);
        return;
    }
    log.notice(`The comment on pull request #${number} could not be written, but the job summary holds the same: ${written.why}`);
}
function findPullRequest({ name, payload }) {
    if (name !== 'pull_request' && name !== 'pull_request_target')
        return undefined;
    const number = (0,field/* findField */.UI)(payload, 'pull_request', 'number');
    return typeof number === 'number' ? number : undefined;
}

;// CONCATENATED MODULE: ./src/story/door.ts







/***/ })

};
