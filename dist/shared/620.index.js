export const id = 620;
export const ids = [620];
export const modules = {

/***/ 620:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* reexport */ github_github/* createGitHub */.C),
  findGitHubCommit: () => (/* reexport */ github_commits/* findGitHubCommit */._E),
  findGitHubMergeBase: () => (/* reexport */ github_commits/* findGitHubMergeBase */.C5),
  findGitHubNewPath: () => (/* reexport */ github_commits/* findGitHubNewPath */.mL),
  findGitHubParents: () => (/* reexport */ github_commits/* findGitHubParents */.k8),
  findGitHubRename: () => (/* reexport */ github_commits/* findGitHubRename */.pL),
  findGitHubTip: () => (/* reexport */ github_commits/* findGitHubTip */.yF),
  findLastSuccess: () => (/* reexport */ findLastSuccess),
  isMergedOnGitHub: () => (/* reexport */ github_commits/* isMergedOnGitHub */.$Y),
  listGitHubBlobs: () => (/* reexport */ listGitHubBlobs),
  listGitHubPaths: () => (/* reexport */ listGitHubPaths),
  listPathChanges: () => (/* reexport */ github_commits/* listPathChanges */.lp),
  readGitHubBlobs: () => (/* reexport */ readGitHubBlobs),
  readGitHubFolders: () => (/* reexport */ readGitHubFolders),
  writeComment: () => (/* reexport */ writeComment)
});

// EXTERNAL MODULE: ./src/github/github-commits.ts
var github_commits = __webpack_require__(1401);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(9680);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/github/github-objects.ts



/** Maximum number of simultaneous requests. */
const parallelRequests = 8;
/** A list of this length may be truncated. */
const maxEntries = 1_000;
/** For more folders, the whole tree is read with one request: a token has a thousand requests per hour for all jobs. */
const maxFolders = 5;
/**
 * Returns the entry of a commit at each path. Reads the lists of the paths' folders or, for many folders, the whole
 * tree. All paths of a folder are `unclear` if its list is too long or can't be read, or if it isn't a folder.
 * @returns `undefined` if the server doesn't return the whole tree in one response
 * @see https://docs.github.com/rest/repos/contents#get-repository-content
 */
async function listGitHubPaths(github, commit, paths) {
    const folders = [...Map.groupBy(paths, (path) => external_node_path_.posix.dirname(path))];
    if (folders.length > maxFolders)
        return listFromWholeTree(github, commit, paths);
    const listed = await (0,p_limit/* default */.A)(parallelRequests).map(folders, async ([folder, inside]) => {
        const segments = folder === '.' ? [] : folder.split('/');
        const address = ['contents', ...segments.map(encodeURIComponent)].join('/');
        const { data } = await github.request(`GET /repos/{repository}/${address}`, { ref: commit });
        if (!Array.isArray(data) || data.length >= maxEntries)
            return inside.map((path) => [path, 'unclear']);
        const entries = new Map(data.map((entry) => [(0,field/* findTextField */.nw)(entry, 'name'), entry]));
        return inside.map((path) => [path, parseListed(entries.get(external_node_path_.posix.basename(path)))]);
    });
    return listed.flat();
}
/**
 * Returns the entry at each path. For a path below a link, a submodule or a file, returns the entry of the link,
 * submodule or file.
 */
async function listFromWholeTree(github, commit, paths) {
    const { entries, isWhole } = await readTree(github, { id: commit, recursive: 1 });
    if (!isWhole)
        return undefined;
    return paths.map((path) => {
        for (const { index } of path.matchAll(/\//g)) {
            const via = path.slice(0, index);
            const above = entries.get(via);
            if (above !== undefined && above.kind !== 'folder')
                return [path, { ...above, via }];
        }
        return [path, entries.get(path)];
    });
}
function parseListed(entry) {
    if (entry === undefined)
        return undefined;
    const [type, oid] = [(0,field/* findField */.UI)(entry, 'type'), (0,field/* findTextField */.nw)(entry, 'sha')];
    if (oid !== undefined && type === 'dir')
        return { kind: 'folder', oid };
    // GitHub lists a submodule as a file without a download URL.
    const isFile = type === 'file' && (0,field/* findTextField */.nw)(entry, 'download_url') !== undefined;
    return oid !== undefined && isFile ? { kind: 'file', oid } : 'unclear';
}
/**
 * Returns the entries of each folder, which is named by its own ID or, for the top folder, by its commit; `undefined`
 * for a folder that can't be read.
 * @see https://docs.github.com/rest/git/trees#get-a-tree
 */
async function readGitHubFolders(github, folders) {
    return (0,p_limit/* default */.A)(parallelRequests).map(folders, ({ id }) => readFolder(github, id));
}
async function readFolder(github, id) {
    const { entries, isWhole } = await readTree(github, { id });
    return isWhole ? entries : undefined;
}
/** Returns the IDs of the contents of a commit's files, by path, as far as the server lists them in one response. */
async function listGitHubBlobs(github, commit) {
    const { entries, isWhole } = await readTree(github, { id: commit, recursive: 1 });
    if (!isWhole && entries.size === 0)
        return undefined;
    const files = [...entries].filter(([, { kind }]) => kind === 'file');
    return new Map(files.map(([path, { oid }]) => [path, oid]));
}
async function readTree(github, query) {
    const entries = new Map();
    // Gitea splits the tree into pages.
    for (let page = 1;; page += 1) {
        const route = 'GET /repos/{repository}/git/trees/{id}';
        const { status, data } = await github.request(route, { ...query, page });
        const listed = (0,field/* listField */.FZ)(data, 'tree');
        for (const entry of listed) {
            const [name, oid] = [(0,field/* findTextField */.nw)(entry, 'path'), (0,field/* findTextField */.nw)(entry, 'sha')];
            if (name === undefined || oid === undefined)
                continue;
            entries.set(name, { kind: kinds.get((0,field/* findField */.UI)(entry, 'mode')) ?? 'file', oid });
        }
        if (status !== 200)
            return { entries, isWhole: false };
        if ((0,field/* findField */.UI)(data, 'truncated') !== true)
            return { entries, isWhole: true };
        if (!github.isGitea || listed.length === 0)
            return { entries, isWhole: false };
    }
}
const kinds = new Map([
    ['040000', 'folder'],
    ['120000', 'link'],
    ['160000', 'submodule'],
]);
/**
 * Returns the bytes of the blobs that the server returned, by ID. The API returns up to 100 MB per blob, always in
 * base64.
 */
async function readGitHubBlobs(github, oids) {
    const contents = await (0,p_limit/* default */.A)(parallelRequests).map(oids, async (oid) => {
        const { data } = await github.request('GET /repos/{repository}/git/blobs/{oid}', { oid });
        const content = (0,field/* findTextField */.nw)(data, 'content');
        return content === undefined ? [] : [[oid, Buffer.from(content, 'base64')]];
    });
    return new Map(contents.flat());
}

// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
;// CONCATENATED MODULE: ./src/github/github-jobs.ts

/**
 * Reads the state from the conclusion or, without one, from the status. A job in progress counts as failed, because
 * it can still fail.
 */
function readState(runOrJob) {
    const word = (0,field/* findTextField */.nw)(runOrJob, 'conclusion') ?? (0,field/* findTextField */.nw)(runOrJob, 'status') ?? '';
    if (word === 'success')
        return 'success';
    return ['skipped', 'queued', 'waiting', 'pending', 'requested', 'blocked'].includes(word)
        ? 'idle'
        : 'failed';
}
/** Returns all jobs of a run, or `undefined` if the list is truncated. */
async function listJobs(github, id) {
    const route = 'GET /repos/{repository}/actions/runs/{id}/jobs';
    const { status, data } = await github.request(route, { id, filter: 'latest', per_page: 100 });
    const jobs = (0,field/* listField */.FZ)(data, 'jobs');
    const total = (0,field/* findField */.UI)(data, 'total_count');
    return status !== 200 || (typeof total === 'number' && total > jobs.length) ? undefined : jobs;
}
/**
 * Returns the name of the current job: the only job in progress on this runner. Returns `undefined` if other jobs
 * have the same name except for its numbers, because a matrix can assign the numbers to other copilots in the next
 * run.
 */
async function findOwnJob(github, { id, runnerName }) {
    if (runnerName === undefined)
        return undefined;
    const jobs = (await listJobs(github, id)) ?? [];
    const [own, ...others] = jobs.filter((job) => (0,field/* findField */.UI)(job, 'runner_name') === runnerName && (0,field/* findField */.UI)(job, 'status') === 'in_progress');
    const name = (0,field/* findTextField */.nw)(own, 'name');
    const pattern = name?.replace(/\d+/g, '0');
    if (name === undefined || others.length > 0)
        return undefined;
    const alike = (other) => String((0,field/* findField */.UI)(other, 'name')).replace(/\d+/g, '0') === pattern;
    return jobs.filter(alike).length === 1 ? name : undefined;
}
/**
 * Returns the result of the jobs of that name in the newest attempt of a run, or `undefined` if the server doesn't
 * list them.
 */
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
const maxPages = 10;
/** Maximum number of runs whose jobs are checked. Each run costs one request. */
const maxRuns = 30;
/**
 * Finds the last push to this branch whose run synced. If the copilot may have been changed since, the result has a
 * `doubt`, and the copilot is synced again: an unnecessary sync costs little, but a missing one stays unnoticed.
 * @param isPart whether this is a shard, a selection or a dry run. Then only whole runs count, not single jobs.
 * @see https://docs.github.com/rest/actions/workflow-runs and https://docs.github.com/rest/actions/workflow-jobs
 */
async function findLastSuccess(github, current, isPart) {
    const { refName } = current;
    const again = current.attempt > 1 ? 'this run was started again' : undefined;
    const ownJob = isPart ? undefined : findOwnJob(github, current);
    const newer = [];
    for (let page = 1; page <= maxPages && newer.length < maxRuns; page += 1) {
        const listed = await listRuns(github, current, page);
        if ('reason' in listed)
            return { kind: 'none', doubt: listed.reason };
        const last = await takeUntilSuccess(github, listed.runs, await ownJob, newer);
        if (last !== undefined) {
            const doubt = again ?? findNewer(last, newer) ?? findRepeated(last, listed.runs);
            return { kind: 'found', commit: last.commit, runNumber: last.number, doubt };
        }
        if (listed.isLast && newer.length < maxRuns) {
            const hasRun = newer.some(({ isPush }) => isPush);
            return {
                kind: 'none',
                doubt: hasRun ? `no run of this workflow has succeeded on ${refName} yet` : again,
            };
        }
    }
    return { kind: 'none', doubt: `none of the last runs of this workflow on ${refName} has succeeded` };
}
/**
 * Returns the first push that synced. Adds the newer runs to `newer`, with the result of the current job's
 * counterpart.
 */
async function takeUntilSuccess(github, runs, job, newer) {
    for (const run of runs.slice(0, maxRuns - newer.length)) {
        const state = await findState(github, run, job);
        if (state === 'success' && run.isPush)
            return run;
        newer.push({ ...run, state });
    }
    return undefined;
}
/** Returns the state of the run's job or, if no job is given, of the run itself. */
async function findState(github, run, job) {
    return job === undefined ? run.state : ((await findJobState(github, run.id, job)) ?? 'failed');
}
/** Describes a later run that failed, or one that was started manually or by a schedule and synced another commit. */
function findNewer(last, newer) {
    const failed = newer.find(({ state }) => state === 'failed');
    if (failed !== undefined)
        return `the later run ${failed.number} did not succeed`;
    const other = newer.find(({ commit, state }) => state === 'success' && commit !== last.commit);
    return other && `the later run ${other.number} had another commit`;
}
/** Describes an older run that was started again. It may have synced its own version, or failed to do so. */
function findRepeated(last, runs) {
    const repeated = runs.find(({ id, startedAt }) => id < last.id && startedAt > last.startedAt);
    return repeated && `the older run ${repeated.number} was started again after it`;
}
/** Returns a page of this workflow's runs on this branch of this repository, without previews, newest first. */
async function listRuns(github, current, page) {
    const file = current.workflowFile?.split('/').at(-1);
    const answer = await requestRuns(github, file, { branch: current.refName, page });
    if (answer.status !== 200)
        return { reason: renderFault(answer) };
    const all = (0,field/* listField */.FZ)(answer.data, 'workflow_runs');
    // If the runner doesn't report the file, take it from the current run, which is in the list.
    const own = file ?? findFileName(all.find((run) => isSelf(run, current)));
    if (own === undefined)
        return { reason: 'the list of runs does not show which runs belong to this workflow' };
    const runs = all
        .filter((run) => findFileName(run) === own && maySync(run, current, github.repository))
        .flatMap(parseRun);
    return { runs: runs.toSorted((a, b) => b.id - a.id), isLast: all.length < runsPerPage };
}
async function requestRuns(github, file, query) {
    const paged = { ...query, per_page: runsPerPage, limit: runsPerPage };
    const route = 'GET /repos/{repository}/actions/workflows/{file}/runs';
    const own = file === undefined ? undefined : await github.request(route, { ...paged, file });
    if (own?.status === 200 || own?.fault !== undefined)
        return own;
    // Gitea lists only the runs of all workflows.
    return github.request('GET /repos/{repository}/actions/runs', paged);
}
/** Suggests a permission only if the API responded and hides the runs. */
function renderFault({ status, fault = `the request failed with HTTP ${status}` }) {
    const isForbidden = status === 403 || status === 404;
    const remedy = isForbidden ? ' (the token may need `permissions: { actions: read }`)' : '';
    return `the runs of this workflow can’t be listed: ${fault}${remedy}`;
}
function isSelf(run, { id }) {
    return String((0,field/* findField */.UI)(run, 'id')) === id;
}
/**
 * Returns the file name of the run's workflow. `path` is `.github/workflows/sync.yml` with or without a ref; on Gitea
 * it is only the file name.
 */
function findFileName(run) {
    return (0,field/* findTextField */.nw)(run, 'path')?.split('@', 1)[0]?.split('/').at(-1);
}
function maySync(run, current, repository) {
    const source = (0,field/* findTextField */.nw)(run, 'head_repository', 'full_name') ?? repository;
    return (!isSelf(run, current) &&
        ((0,field/* findTextField */.nw)(run, 'head_branch') ?? current.refName) === current.refName &&
        !/^(?:pull_request|merge_group)/i.test((0,field/* findTextField */.nw)(run, 'event') ?? '') &&
        source.toLowerCase() === repository.toLowerCase());
}
function parseRun(run) {
    const [id, number = id] = [(0,field/* findField */.UI)(run, 'id'), (0,field/* findField */.UI)(run, 'run_number')];
    const commit = (0,field/* findTextField */.nw)(run, 'head_sha') ?? '';
    if (typeof id !== 'number' || typeof number !== 'number' || !(0,oid/* isOid */.dH)(commit))
        return [];
    const isPush = (0,field/* findTextField */.nw)(run, 'event') === 'push';
    const startedAt = (0,field/* findTextField */.nw)(run, 'run_started_at') ?? (0,field/* findTextField */.nw)(run, 'created_at') ?? '';
    return [{ id, number, commit, isPush, startedAt, state: readState(run) }];
}

// EXTERNAL MODULE: ./src/github/github.ts
var github_github = __webpack_require__(7230);
;// CONCATENATED MODULE: ./src/github/pull-request-comment.ts


const perPage = 100;
/** Maximum number of pages to read. Reading more would use up the rate limit. */
const pull_request_comment_maxPages = 50;
/** Accounts that a job's token writes as, for servers that don't report the token's account. */
const robots = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
/** Creates the comment or updates it. */
async function writeComment(request) {
    const { number, body } = request;
    const github = (0,github_github/* createGitHub */.C)(request);
    const found = await findComment(github, request);
    if (found !== undefined && 'reason' in found)
        return found;
    if (found !== undefined) {
        const route = 'PATCH /repos/{repository}/issues/comments/{id}';
        const answer = await github.request(route, { id: found.id, body });
        return answer.status === 200 ? { kind: 'updated' } : rejectComment(answer);
    }
    if (!request.createsIfMissing)
        return { kind: 'not-needed' };
    const route = 'POST /repos/{repository}/issues/{number}/comments';
    const answer = await github.request(route, { number, body });
    return answer.status === 201 ? { kind: 'created' } : rejectComment(answer);
}
async function findComment(github, { number, mark, env }) {
    const route = 'GET /repos/{repository}/issues/{number}/comments';
    let isOwn;
    for (let page = 1; page <= pull_request_comment_maxPages; page += 1) {
        const answer = await github.request(route, { number, per_page: perPage, limit: perPage, page });
        if (answer.status !== 200 || !Array.isArray(answer.data))
            return rejectComment(answer);
        // Check only the beginning, because another comment can quote this one, including its first line.
        const marked = answer.data.filter((comment) => (0,field/* findTextField */.nw)(comment, 'body')?.startsWith(mark) === true);
        if (marked.length > 0)
            isOwn ??= await createOwnTest(github, env);
        const own = marked.find((comment) => isOwn?.(comment));
        const id = (0,field/* findField */.UI)(own, 'id');
        if (typeof id === 'number')
            return { id };
        if (answer.data.length < perPage)
            break;
    }
    return undefined;
}
/**
 * Returns a test for comments of the token's own account. Anyone can write a comment with the same first line, so the
 * action updates only its own comments.
 */
async function createOwnTest(github, env) {
    const self = await findOwnLogin(github, env);
    return (comment) => {
        const author = (0,field/* findTextField */.nw)(comment, 'user', 'login') ?? '';
        if (self === undefined)
            return robots.has(author);
        const isBot = (0,field/* findField */.UI)(comment, 'user', 'type') === 'Bot';
        return author === self || (isBot && author === `${self}[bot]`);
    };
}
/**
 * Returns the token's account. GraphQL reports it for the tokens of apps and jobs, REST for those of users and of
 * Gitea.
 */
async function findOwnLogin(github, env) {
    const url = env['GITHUB_GRAPHQL_URL'] ?? '';
    const canQuery = url !== '' && !github.isGitea && github.hasToken;
    const viewer = canQuery
        ? await github.request(`POST ${url}`, { query: 'query{viewer{login}}' })
        : undefined;
    const login = (0,field/* findTextField */.nw)(viewer?.data, 'data', 'viewer', 'login');
    return login ?? (0,field/* findTextField */.nw)((await github.request('GET /user', {})).data, 'login');
}
function rejectComment({ status, fault = `the request failed with HTTP ${status}`, }) {
    const remedy = ' The token may need `permissions: { pull-requests: write }`, which workflows from forks never have.';
    return { kind: 'rejected', reason: `${fault}.${status === 403 || status === 404 ? remedy : ''}` };
}

;// CONCATENATED MODULE: ./src/github/index.ts







/***/ })

};
