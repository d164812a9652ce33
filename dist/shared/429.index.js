export const id = 429;
export const ids = [429];
export const modules = {

/***/ 6429:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findLastSuccess: () => (/* binding */ findLastSuccess)
/* harmony export */ });
/* harmony import */ var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);


/** Events on which this action may sync, whatever their payload; a run on another one proves nothing. */
const syncingEvents = new Set([
    'push',
    'workflow_dispatch',
    'repository_dispatch',
    'schedule',
    'release',
    'create',
    'deployment',
]);
const runsPerPage = 50;
/** Each run whose jobs are looked at costs a request. */
const limitRuns = 20;
/**
 * The last run of this workflow on this branch in which the job that asks succeeded: the API does not tell a job's
 * environment, its name does. A job that cannot be told is taken to have ended as its run.
 * @see https://docs.github.com/rest/actions/workflow-runs and https://docs.github.com/rest/actions/workflow-jobs
 */
async function findLastSuccess(github, current) {
    const [{ runs, fault }, job] = await Promise.all([listRuns(github, current), findOwnJob(github, current)]);
    if (fault !== undefined)
        return { kind: 'none', why: `the runs of this workflow cannot be listed: ${fault}` };
    for (const run of runs.slice(0, limitRuns)) {
        if (await hasSucceeded(github, run, job)) {
            return { kind: 'found', commit: run.commit, runNumber: run.number, runUrl: run.url };
        }
    }
    const what = job === undefined ? 'no run of this workflow' : `no run of this workflow in which the job “${job}”`;
    return { kind: 'none', why: `there is ${what} succeeded on ${current.refName} before.` };
}
async function listRuns(github, current) {
    const query = { branch: current.refName, per_page: runsPerPage, limit: runsPerPage };
    const file = current.workflowFile?.split('/').at(-1);
    const route = 'GET /repos/{repository}/actions/workflows/{file}/runs';
    const own = file === undefined ? undefined : await github.request(route, { ...query, file });
    // Gitea lists the runs of all workflows only.
    const answer = own?.status === 200 || own?.fault !== undefined
        ? own
        : await github.request('GET /repos/{repository}/actions/runs', query);
    if (answer.status !== 200)
        return { runs: [], fault: renderFault(answer) };
    const all = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(answer.data, 'workflow_runs');
    const workflow = all.find((run) => String((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(run, 'id')) === current.id);
    const runs = all
        .filter((run) => isOfWorkflow(run, { file, id: (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(workflow, 'workflow_id') }))
        .filter((run) => maySync(run, current, github.repository))
        .flatMap(parseRun);
    return { runs: runs.toSorted((a, b) => b.id - a.id), fault: undefined };
}
/** A permission may be the remedy only where the API answered, and would not show them. */
function renderFault({ status, fault = `the API answered ${status}` }) {
    const isRefused = status === 403 || status === 404;
    return `${fault}.${isRefused ? ' It may need `permissions: { actions: read }`.' : ''}`;
}
/** `path` is `.github/workflows/sync.yml`, with or without a ref; Gitea gives the file's name only. */
function isOfWorkflow(run, { file, id }) {
    const path = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(run, 'path');
    if (path !== undefined && file !== undefined)
        return path.split('@', 1)[0]?.split('/').at(-1) === file;
    return id !== undefined && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(run, 'workflow_id') === id;
}
function maySync(run, current, repository) {
    const source = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(run, 'head_repository', 'full_name') ?? repository;
    return (String((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(run, 'id')) !== current.id &&
        ((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(run, 'head_branch') ?? current.refName) === current.refName &&
        syncingEvents.has(((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(run, 'event') ?? '').toLowerCase()) &&
        source.toLowerCase() === repository.toLowerCase());
}
function parseRun(run) {
    const [id, number] = [(0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(run, 'id'), (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(run, 'run_number')];
    const commit = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(run, 'head_sha') ?? '';
    if (typeof id !== 'number' || !(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .isOid */ .dH)(commit))
        return [];
    const isSuccess = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(run, 'conclusion') === 'success';
    const url = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(run, 'html_url');
    return [{ id, number: typeof number === 'number' ? number : id, commit, url, isSuccess }];
}
/** The name of the job that asks: the one that is at work on this runner. */
async function findOwnJob(github, { id, runnerName }) {
    if (runnerName === undefined)
        return undefined;
    const { data } = await requestJobs(github, id, 'latest');
    const own = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(data, 'jobs').filter((job) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(job, 'runner_name') === runnerName && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(job, 'status') === 'in_progress');
    return own.length === 1 ? (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(own[0], 'name') : undefined;
}
async function hasSucceeded(github, run, job) {
    if (job === undefined)
        return run.isSuccess;
    const { data } = await requestJobs(github, String(run.id), 'all');
    const namesakes = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(data, 'jobs').filter((other) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(other, 'name') === job);
    // A job that was renamed since, or a list that cannot be had.
    if (namesakes.length === 0)
        return run.isSuccess;
    return namesakes.some((other) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(other, 'conclusion') === 'success');
}
function requestJobs(github, id, filter) {
    const route = 'GET /repos/{repository}/actions/runs/{id}/jobs';
    return github.request(route, { id, filter, per_page: 100 });
}


/***/ })

};
