export const id = 612;
export const ids = [612];
export const modules = {

/***/ 612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* reexport */ github_github/* createGitHub */.C),
  findGitHubCommit: () => (/* reexport */ github_commits/* findGitHubCommit */._E),
  findGitHubMergeBase: () => (/* reexport */ github_commits/* findGitHubMergeBase */.C5),
  findGitHubParents: () => (/* reexport */ github_commits/* findGitHubParents */.k8),
  findGitHubTip: () => (/* reexport */ github_commits/* findGitHubTip */.yF),
  findLastSuccess: () => (/* reexport */ findLastSuccess),
  isMergedOnGitHub: () => (/* reexport */ github_commits/* isMergedOnGitHub */.$Y),
  listGitHubFolders: () => (/* reexport */ listGitHubFolders),
  listPathChanges: () => (/* reexport */ github_commits/* listPathChanges */.lp),
  readGitHubBlobs: () => (/* reexport */ readGitHubBlobs),
  readGitHubFolders: () => (/* reexport */ readGitHubFolders),
  writeComment: () => (/* reexport */ writeComment)
});

// EXTERNAL MODULE: ./src/github/github-commits.ts
var github_commits = __webpack_require__(1401);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/github/github-objects.ts

const parallelRequests = 8;
/** A list that is as long as this may be cut. */
const limitEntries = 1_000;
/**
 * What lies in each folder of a commit. undefined: nobody can tell, or it is no folder, or too long.
 * @see https://docs.github.com/rest/repos/contents#get-repository-content
 */
async function listGitHubFolders(github, commit, folders) {
    return mapInWaves(folders, async (folder) => {
        const segments = folder.split('/').map((segment) => `/${encodeURIComponent(segment)}`);
        const route = `GET /repos/{repository}/contents${folder === '' ? '' : segments.join('')}`;
        const { data } = await github.request(route, { ref: commit });
        if (!Array.isArray(data) || data.length >= limitEntries)
            return undefined;
        return new Map(data.map((entry) => [(0,field/* findTextField */.nw)(entry, 'name') ?? '', parseListed(entry)]));
    });
}
function parseListed(entry) {
    const [type, oid] = [(0,field/* findField */.UI)(entry, 'type'), (0,field/* findTextField */.nw)(entry, 'sha')];
    if (oid !== undefined && type === 'dir')
        return { kind: 'folder', oid };
    // GitHub lists a submodule as a file, which nobody can download.
    const isFile = type === 'file' && (0,field/* findTextField */.nw)(entry, 'download_url') !== undefined;
    return oid !== undefined && isFile ? { kind: 'file', oid } : 'unclear';
}
/**
 * Each folder, by its own id or for the top by its commit's, as git itself has it. undefined: it cannot be had.
 * @see https://docs.github.com/rest/git/trees#get-a-tree
 */
async function readGitHubFolders(github, asked) {
    return mapInWaves(asked, ({ id }) => readFolder(github, id));
}
async function readFolder(github, id) {
    const entries = new Map();
    // Gitea gives it page by page.
    for (let page = 1;; page += 1) {
        const { status, data } = await github.request('GET /repos/{repository}/git/trees/{id}', { id, page });
        const listed = (0,field/* listField */.FZ)(data, 'tree');
        for (const entry of listed) {
            const [name, oid] = [(0,field/* findTextField */.nw)(entry, 'path'), (0,field/* findTextField */.nw)(entry, 'sha')];
            if (name === undefined || oid === undefined)
                continue;
            entries.set(name, { kind: kinds.get((0,field/* findField */.UI)(entry, 'mode')) ?? 'file', oid });
        }
        if (status !== 200)
            return undefined;
        if ((0,field/* findField */.UI)(data, 'truncated') !== true)
            return entries;
        if (!github.isGitea || listed.length === 0)
            return undefined;
    }
}
const kinds = new Map([
    ['040000', 'folder'],
    ['120000', 'link'],
    ['160000', 'submodule'],
]);
/** The bytes of the blobs that the server gave, by id; up to 100 MB each. */
async function readGitHubBlobs(github, oids) {
    const contents = await mapInWaves(oids, async (oid) => {
        const bytes = await readBlob(github, oid);
        return bytes === undefined ? [] : [[oid, bytes]];
    });
    return new Map(contents.flat());
}
async function readBlob(github, oid) {
    const route = 'GET /repos/{repository}/git/blobs/{oid}';
    const { data } = await github.request(route, { oid });
    const content = (0,field/* findTextField */.nw)(data, 'content');
    if (content === undefined)
        return undefined;
    return Buffer.from(content, (0,field/* findField */.UI)(data, 'encoding') === 'utf-8' ? 'utf8' : 'base64');
}
/** Does the work for all items, a few at a time, and gives the results in order. */
async function mapInWaves(items, work) {
    const results = [];
    for (let start = 0; start < items.length; start += parallelRequests) {
        results.push(...(await Promise.all(items.slice(start, start + parallelRequests).map(work))));
    }
    return results;
}

// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
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
    const { refName } = current;
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
            return {
                kind: 'none',
                doubt: newer.length === 0 ? again : `no run of this workflow has succeeded on ${refName} yet`,
            };
    }
    return { kind: 'none', doubt: `none of the last runs of this workflow on ${refName} has succeeded` };
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
function sayFailed(runs) {
    const failed = runs.find(({ state }) => state === 'failed');
    return failed && `the later run ${failed.number} did not succeed`;
}
/** An older run that was started again may have put its own version back, or failed at it. */
function findRepeated(last, runs) {
    const repeated = runs.find(({ id, startedAt }) => id < last.id && startedAt > last.startedAt);
    return repeated && `the older run ${repeated.number} was started again after it`;
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
                return `the later run ${run.number} did not succeed`;
            if (state === 'success' && run.commit !== last.commit)
                return `the later run ${run.number} had another commit`;
        }
        if (listed.isLast)
            return undefined;
    }
    return 'too many runs came after it to look at them all';
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
        return { why: 'the list of runs does not say which of them belong to this workflow' };
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

// EXTERNAL MODULE: ./src/github/github.ts
var github_github = __webpack_require__(7230);
;// CONCATENATED MODULE: ./src/github/pull-request-comment.ts


const remedy = ' It may need `permissions: { pull-requests: write }`, which workflows started from forks never get.';
const perPage = 100;
/** A pull request with more comments than this is past being read; asking on would eat the rate limit. */
const pull_request_comment_limitPages = 50;
/** As whom the servers' own tokens write: the token of a job cannot always ask who it is. */
const robots = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
/** Creates the comment or brings it up to date. */
async function writeComment(request) {
    const { repository, token, log, number, body } = request;
    const github = (0,github_github/* createGitHub */.C)({ repository, token, env: process.env, log });
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
    for (let page = 1; page <= pull_request_comment_limitPages; page += 1) {
        const query = { issue_number: number, per_page: perPage, limit: perPage, page };
        const answer = await github.request(route, query);
        if (answer.status !== 200 || !Array.isArray(answer.data))
            return refuse(answer);
        // At its beginning only: somebody may quote the comment, mark and all.
        const marked = answer.data.filter((comment) => (0,field/* findTextField */.nw)(comment, 'body')?.startsWith(mark) === true);
        if (marked.length > 0)
            isOwn ??= await createOwnTest(github);
        const id = (0,field/* findField */.UI)(marked.find((comment) => isOwn?.(comment)), 'id');
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
        const author = (0,field/* findTextField */.nw)(comment, 'user', 'login') ?? '';
        if (self === undefined)
            return robots.has(author);
        const isBot = (0,field/* findField */.UI)(comment, 'user', 'type') === 'Bot';
        return author === self || (isBot && author === `${self}[bot]`);
    };
}
/** GraphQL tells an app's and a job's token who they are; REST tells people's, and Gitea's. */
async function findOwnLogin(github) {
    const viewer = github.hasGraphql ? await github.graphql('query{viewer{login}}', {}) : undefined;
    const login = (0,field/* findTextField */.nw)(viewer, 'viewer', 'login');
    return login ?? (0,field/* findTextField */.nw)((await github.request('GET /user', {})).data, 'login');
}
function refuse({ status, fault }) {
    const isForbidden = status === 403 || status === 404;
    return { kind: 'refused', why: `${fault ?? `the API answered ${status}`}.${isForbidden ? remedy : ''}` };
}

;// CONCATENATED MODULE: ./src/github/door.ts







/***/ })

};
