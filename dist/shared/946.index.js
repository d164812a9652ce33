export const id = 946;
export const ids = [946];
export const modules = {

/***/ 2946:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findLastSuccess: () => (/* binding */ findLastSuccess)
});

// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/github/github-jobs.ts

/** From the words that the API has for it: a conclusion, or without one how far it is. What is at work may fail yet. */
function readState(runOrJob) {
    const word = (0,field/* findTextField */.nw)(runOrJob, 'conclusion') ?? (0,field/* findTextField */.nw)(runOrJob, 'status') ?? '';
    if (word === 'success')
        return 'success';
    return ['skipped', 'queued', 'waiting', 'pending', 'requested', 'blocked'].includes(word)
        ? 'idle'
        : 'failed';
}
/** A whole list of jobs: what is cut cannot tell which of them there are. */
async function listJobs(github, id) {
    const route = 'GET /repos/{repository}/actions/runs/{id}/jobs';
    const { status, data } = await github.request(route, { id, filter: 'latest', per_page: 100 });
    const jobs = (0,field/* listField */.FZ)(data, 'jobs');
    const total = (0,field/* findField */.UI)(data, 'total_count');
    return status !== 200 || (typeof total === 'number' && total > jobs.length) ? undefined : jobs;
}
/**
 * The name of the job that asks: the one that is at work on this runner. undefined where it cannot be told from its
 * like: a matrix that numbers its jobs may give each another copilot the next time.
 */
async function findOwnJob(github, { id, runnerName }) {
    if (runnerName === undefined)
        return undefined;
    const jobs = (await listJobs(github, id)) ?? [];
    const [own, ...others] = jobs.filter((job) => (0,field/* findField */.UI)(job, 'runner_name') === runnerName && (0,field/* findField */.UI)(job, 'status') === 'in_progress');
    const name = (0,field/* findTextField */.nw)(own, 'name');
    if (name === undefined || others.length > 0)
        return undefined;
    const alike = jobs.filter((job) => withoutDigits((0,field/* findTextField */.nw)(job, 'name') ?? '') === withoutDigits(name));
    return alike.length === 1 ? name : undefined;
}
function withoutDigits(name) {
    return name.replace(/\d+/g, '0');
}
/** What became of the jobs of that name in the newest attempt of a run. undefined: nobody can tell. */
async function findJobState(github, id, name) {
    const jobs = await listJobs(github, String(id));
    const states = jobs?.filter((job) => (0,field/* findField */.UI)(job, 'name') === name).map(readState);
    if (states === undefined)
        return undefined;
    if (states.includes('failed'))
        return 'failed';
    return states.length > 0 && states.every((state) => state === 'success') ? 'success' : 'idle';
}

;// CONCATENATED MODULE: ./src/github/github-runs.ts



const runsPerPage = 30;
const limitPages = 10;
/** Each run whose jobs are looked at costs a request. */
const limitRuns = 20;
/**
 * The last push to this branch whose run synced. Whatever may have touched the copilot since is its `doubt`: then it is
 * synced again, for to do so in vain costs little, and to leave out what should be done is never noticed.
 * @param isPart whether a shard, a choice or a dry run asks: then another run's jobs tell nothing, but the whole of it
 * @see https://docs.github.com/rest/actions/workflow-runs and https://docs.github.com/rest/actions/workflow-jobs
 */
async function findLastSuccess(github, current, isPart) {
    const again = current.attempt > 1 ? 'this run was started again' : undefined;
    const ownJob = isPart ? undefined : findOwnJob(github, current);
    const newer = [];
    for (let page = 1; page <= limitPages && newer.length < limitRuns; page += 1) {
        const listed = await listRuns(github, current, { event: 'push', page });
        if ('why' in listed)
            return { kind: 'none', doubt: listed.why };
        const job = await ownJob;
        const last = await takeUntilSuccess(github, { runs: listed.runs, job, newer });
        if (last !== undefined) {
            const { commit, number: runNumber, url: runUrl } = last;
            const doubt = again ?? sayFailed(newer) ?? findRepeated(last, listed.runs);
            const more = doubt ?? (await findOther(github, current, { last, job }));
            return { kind: 'found', commit, runNumber, runUrl, doubt: more };
        }
        if (listed.isLast)
            return { kind: 'none', doubt: newer.length === 0 ? again : sayNone(current) };
    }
    return { kind: 'none', doubt: sayNone(current) };
}
/** The first run that synced; those before it are added to `newer`, as they ended for the job that asks. */
async function takeUntilSuccess(github, { runs, job, newer, }) {
    for (const run of runs) {
        const state = await findState(github, run, job);
        if (state === 'success')
            return run;
        newer.push({ ...run, state });
        if (newer.length >= limitRuns)
            return undefined;
    }
    return undefined;
}
/** Without a word about its job a run says all that there is to know. */
async function findState(github, run, job) {
    return job === undefined ? run.state : ((await findJobState(github, run.id, job)) ?? 'failed');
}
function sayNone({ refName }) {
    return `no run is known that synced ${refName}`;
}
function sayFailed(runs) {
    const failed = runs.find(({ state }) => state === 'failed');
    return failed && `run ${failed.number} after it did not succeed`;
}
/** An older run that was started again may have put its own version back, or failed at it. */
function findRepeated(last, runs) {
    const repeated = runs.find(({ id, startedAt }) => id < last.id && startedAt > last.startedAt);
    return repeated && `run ${repeated.number} was started again after it`;
}
/** Runs that somebody or a schedule has started since: one that failed, or that had another version. */
async function findOther(github, current, { last, job }) {
    const created = last.createdAt === undefined ? {} : { created: `>=${last.createdAt}` };
    for (let page = 1; page <= limitPages; page += 1) {
        const listed = await listRuns(github, current, { ...created, page });
        if ('why' in listed)
            return listed.why;
        for (const run of listed.runs) {
            if (run.id <= last.id)
                return undefined;
            const state = await findState(github, run, job);
            if (state === 'failed')
                return `run ${run.number} after it did not succeed`;
            if (state === 'success' && run.commit !== last.commit)
                return `run ${run.number} after it had another commit`;
        }
        if (listed.isLast)
            return undefined;
    }
    return 'there are more runs after it than can be looked at';
}
/** A page of this workflow's runs on this branch of this repository, without those that only preview. */
async function listRuns(github, current, query) {
    const file = current.workflowFile?.split('/').at(-1);
    const answer = await requestRuns(github, file, { ...query, branch: current.refName });
    if (answer.status !== 200)
        return { why: renderFault(answer) };
    const all = (0,field/* listField */.FZ)(answer.data, 'workflow_runs');
    const isOwn = createWorkflowTest(all, current, file);
    if (isOwn === undefined)
        return { why: 'the runs do not tell which of them are of this workflow' };
    const runs = all.filter((run) => isOwn(run) && maySync(run, current, github.repository)).flatMap(parseRun);
    return { runs: runs.toSorted((a, b) => b.id - a.id), isLast: all.length < runsPerPage };
}
async function requestRuns(github, file, query) {
    const paged = { ...query, per_page: runsPerPage, limit: runsPerPage };
    const route = 'GET /repos/{repository}/actions/workflows/{file}/runs';
    const own = file === undefined ? undefined : await github.request(route, { ...paged, file });
    if (own?.status === 200 || own?.fault !== undefined)
        return own;
    // Gitea lists the runs of all workflows only.
    return github.request('GET /repos/{repository}/actions/runs', paged);
}
/** A permission may be the remedy only where the API answered, and would not show them. */
function renderFault({ status, fault = `the API answered ${status}` }) {
    const isRefused = status === 403 || status === 404;
    const remedy = isRefused ? ' (it may need `permissions: { actions: read }`)' : '';
    return `the runs of this workflow cannot be listed: ${fault}${remedy}`;
}
/**
 * Tells this workflow's runs from others by `path`, which is `.github/workflows/sync.yml` with or without a ref, and on
 * Gitea the file's name only. Where the runner does not name the file, the run that asks does: it is in the list.
 */
function createWorkflowTest(runs, current, file) {
    const self = runs.find((run) => String((0,field/* findField */.UI)(run, 'id')) === current.id);
    const own = file ?? findFileName(self);
    if (own !== undefined)
        return (run) => findFileName(run) === own;
    const id = (0,field/* findField */.UI)(self, 'workflow_id');
    return id === undefined ? undefined : (run) => (0,field/* findField */.UI)(run, 'workflow_id') === id;
}
function findFileName(run) {
    return (0,field/* findTextField */.nw)(run, 'path')?.split('@', 1)[0]?.split('/').at(-1);
}
function maySync(run, current, repository) {
    const source = (0,field/* findTextField */.nw)(run, 'head_repository', 'full_name') ?? repository;
    return (String((0,field/* findField */.UI)(run, 'id')) !== current.id &&
        ((0,field/* findTextField */.nw)(run, 'head_branch') ?? current.refName) === current.refName &&
        !/^(?:pull_request|merge_group)/i.test((0,field/* findTextField */.nw)(run, 'event') ?? '') &&
        source.toLowerCase() === repository.toLowerCase());
}
function parseRun(run) {
    const [id, number] = [(0,field/* findField */.UI)(run, 'id'), (0,field/* findField */.UI)(run, 'run_number')];
    const commit = (0,field/* findTextField */.nw)(run, 'head_sha') ?? '';
    if (typeof id !== 'number' || !(0,oid/* isOid */.dH)(commit))
        return [];
    const createdAt = (0,field/* findTextField */.nw)(run, 'created_at');
    return [
        {
            id,
            number: typeof number === 'number' ? number : id,
            commit,
            url: (0,field/* findTextField */.nw)(run, 'html_url'),
            createdAt,
            startedAt: (0,field/* findTextField */.nw)(run, 'run_started_at') ?? createdAt ?? '',
            state: readState(run),
        },
    ];
}


/***/ })

};
