export const id = 326;
export const ids = [326];
export const modules = {

/***/ 3274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  createRequest: () => (createRequest)
});
var _field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(181);
var _now_ms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6158);


/** Creates the function that sends the requests of one client, each read only once. */
function createRequest(options) {
    const { repository, retryMs = 1_000 } = options;
    const send = createSend(options);
    // After a failure, no more requests are sent in this run, because each one could take ten seconds.
    const failed = new Map();
    const known = new Map();
    const sendOrSkip = async (route, parameters) => {
        const part = route.includes(' /') ? 'rest' : 'graphql';
        const area = `${part} ${route.split('/')[4] ?? ''}`;
        const before = failed.get(part) ?? failed.get(area);
        if (before !== undefined)
            return before;
        let answer = await send(route, parameters);
        if (answer.status >= 500 || answer.status === 429) {
            await new Promise((resolve) => setTimeout(resolve, retryMs));
            answer = await send(route, parameters);
        }
        // A token may read contents but not actions, so a forbidden area doesn't affect other areas.
        if (answer.fault !== undefined)
            failed.set(answer.status === 403 ? area : part, answer);
        return answer;
    };
    return (written, parameters) => {
        const route = written.replace('{repository}', repository);
        // Blobs are large, and callers keep them.
        if (!route.startsWith('GET ') || route.includes('/git/blobs/'))
            return sendOrSkip(route, parameters);
        const key = JSON.stringify([route, parameters]);
        const answer = known.get(key) ?? sendOrSkip(route, parameters);
        known.set(key, answer);
        return answer;
    };
}
/** Creates a function that sends one request and logs its duration and result. The first request loads Octokit. */
function createSend({ token, env, log, timeoutMs = 10_000 }) {
    let loading;
    const send = async (route, parameters) => {
        const signal = AbortSignal.timeout(timeoutMs);
        try {
            // Loading is inside `try`, because an invalid URL fails here and counts as a missing response.
            const octokit = await (loading ??= loadOctokit(token, env));
            const query = { ...parameters, request: { signal } };
            const response = await octokit.request(route, query);
            return { status: response.status, data: response.data, fault: undefined };
        }
        catch (error) {
            if (!signal.aborted)
                return describeFailure(error, token !== undefined);
            const fault = `the API sent no response within ${timeoutMs / 1000} s`;
            return { status: 0, data: undefined, fault };
        }
    };
    return async (route, parameters) => {
        const startMs = (0,_now_ms_js__WEBPACK_IMPORTED_MODULE_0__/* .nowMs */ .T)();
        const answer = await send(route, parameters);
        const took = `${Math.round((0,_now_ms_js__WEBPACK_IMPORTED_MODULE_0__/* .nowMs */ .T)() - startMs)} ms`;
        // Bodies aren't logged, because comments and queries are long.
        const filled = route.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name]));
        log.debug(`GitHub: ${filled}: ${answer.fault ?? answer.status}, ${took}`);
        return answer;
    };
}
/** Loads Octokit lazily, because its chunk takes longer to load than all other code of a run without changes. */
async function loadOctokit(token, env) {
    const { GitHub } = await Promise.all(/* import() */[__webpack_require__.e(756), __webpack_require__.e(275)]).then(__webpack_require__.bind(__webpack_require__, 1275));
    const ignore = () => undefined;
    return new GitHub({
        baseUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
        // The caller reports each failure once; Octokit would print it again.
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        ...(token === undefined ? {} : { auth: `token ${token}` }),
    });
}
/** Describes an error of Octokit, which reports a network failure as status 500 without a response. */
function describeFailure(error, hasToken) {
    const response = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(error, 'response');
    const code = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(error, 'status');
    if (response === undefined || typeof code !== 'number') {
        return { status: 0, data: undefined, fault: `the API sent no response (${renderCause(error)})` };
    }
    const data = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(response, 'data');
    const isLimited = code === 403 && (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(response, 'headers', 'x-ratelimit-remaining') === '0';
    const status = isLimited ? 429 : code;
    return { status, data, fault: findFault(status, (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(data, 'message'), hasToken) };
}
function findFault(status, message, hasToken) {
    const detail = message === undefined ? `HTTP ${status}` : `HTTP ${status}: ${message}`;
    if (status >= 500)
        return `the API failed with ${detail}`;
    if (status === 429)
        return 'the API’s rate limit is exhausted';
    if (status !== 401 && status !== 403)
        return undefined;
    return hasToken ? `the API rejects the token (${detail})` : `there is no token (${detail})`;
}
/** Returns the code of the innermost cause that has one (`ECONNREFUSED`), otherwise the message of the error. */
function renderCause(error) {
    for (let at = error; at !== undefined; at = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(at, 'cause')) {
        const code = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(at, 'code');
        if (code !== undefined)
            return code;
    }
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 1355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* reexport */ github_client/* createGitHub */.C),
  findGitHubCommit: () => (/* reexport */ findGitHubCommit),
  findGitHubMergeBase: () => (/* reexport */ findGitHubMergeBase),
  findGitHubNewPath: () => (/* reexport */ findGitHubNewPath),
  findGitHubParents: () => (/* reexport */ findGitHubParents),
  findGitHubRename: () => (/* reexport */ findGitHubRename),
  findGitHubTip: () => (/* reexport */ findGitHubTip),
  findLastSuccess: () => (/* reexport */ findLastSuccess),
  isMergedOnGitHub: () => (/* reexport */ isMergedOnGitHub),
  listGitHubBlobs: () => (/* reexport */ listGitHubBlobs),
  listGitHubPaths: () => (/* reexport */ listGitHubPaths),
  listPathChanges: () => (/* reexport */ listPathChanges),
  readGitHubBlobs: () => (/* reexport */ readGitHubBlobs),
  readGitHubFolders: () => (/* reexport */ readGitHubFolders),
  writeComment: () => (/* reexport */ writeComment)
});

// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/github/github-commits.ts

/** Finds the commit that an ID, branch, tag or other revision names on the server. */
async function findGitHubCommit(github, revision) {
    const commits = github.isGitea ? 'git/commits' : 'commits';
    const route = `GET /repos/{repository}/${commits}/{revision}`;
    const { status, data, fault } = await github.request(route, { revision });
    if (fault !== undefined)
        return { kind: 'unknown' };
    const commit = (0,field/* findTextField */.nw)(data, 'sha');
    if (status === 200 && commit !== undefined)
        return { kind: 'found', commit };
    return { kind: status === 404 && !(await isReadable(github)) ? 'unknown' : 'absent' };
}
/** Whether the token can read the repository. If it can't, the server returns HTTP 404 for everything in it. */
async function isReadable(github) {
    return (await github.request('GET /repos/{repository}', {})).status === 200;
}
/** Returns the IDs of the commit's parents, or `undefined` if the server doesn't return the commit. */
async function findGitHubParents(github, commit) {
    const route = 'GET /repos/{repository}/git/commits/{commit}';
    const { data } = await github.request(route, { commit });
    return Array.isArray((0,field/* findField */.UI)(data, 'parents')) ? listParents(data) : undefined;
}
function compare(github, base, head) {
    const route = 'GET /repos/{repository}/compare/{basehead}';
    return github.request(route, { basehead: `${base}...${head}`, per_page: 1 });
}
/** Returns the merge base of `base` and `head`. Gitea doesn't report it. */
async function findGitHubMergeBase(github, base, head) {
    return (0,field/* findTextField */.nw)((await compare(github, base, head)).data, 'merge_base_commit', 'sha');
}
/**
 * Returns the path from which the server detected that a new file was renamed, or `undefined` if the server doesn't
 * list the file. The server lists only some hundred changed files.
 */
async function findGitHubRename(github, { base, head, path }) {
    const files = (0,field/* listField */.FZ)((await compare(github, base, head)).data, 'files');
    const own = files.find((file) => (0,field/* findTextField */.nw)(file, 'filename') === path);
    const from = (0,field/* findTextField */.nw)(own, 'previous_filename') ?? '';
    const isRename = (0,field/* findTextField */.nw)(own, 'status') === 'renamed' && /\.(?:json|ya?ml)$/i.test(from);
    return own === undefined ? undefined : { from: isRename ? from : undefined };
}
/** Whether the branch contains the commit: the commit is then no commit ahead of the branch. */
async function isMergedOnGitHub(github, branch, commit) {
    const { status, data } = await compare(github, branch, commit);
    return status === 200 && (0,field/* findField */.UI)(data, 'total_commits') === 0;
}
/** Returns the commit that a branch points to now. */
async function findGitHubTip(github, branch) {
    const route = 'GET /repos/{repository}/branches/{branch}';
    const { data } = await github.request(route, { branch });
    // Gitea names the field `id`, GitHub `sha`.
    return (0,field/* findTextField */.nw)(data, 'commit', 'sha') ?? (0,field/* findTextField */.nw)(data, 'commit', 'id');
}
/** Returns the last commits up to `from` that changed the path, newest first. */
async function listPathChanges(github, where) {
    const { from, path, count } = where;
    // Gitea names the parameter `limit`, GitHub `per_page`.
    const query = { sha: from, path, limit: count, per_page: count };
    const { data } = await github.request('GET /repos/{repository}/commits', query);
    return (0,field/* listField */.FZ)(data).map((commit) => ({
        commit: (0,field/* findTextField */.nw)(commit, 'sha') ?? '',
        date: (0,field/* findTextField */.nw)(commit, 'commit', 'committer', 'date') ?? '',
        parent: listParents(commit)[0],
    }));
}
/** Returns the path to which the last commit that changed `path` renamed it. Gitea doesn't report renames. */
async function findGitHubNewPath(github, path, head) {
    const [{ commit: revision } = { commit: '' }] = await listPathChanges(github, {
        from: head,
        path,
        count: 1,
    });
    if (revision === '')
        return undefined;
    const { data } = await github.request('GET /repos/{repository}/commits/{revision}', { revision });
    const renamed = (0,field/* listField */.FZ)(data, 'files').find((file) => (0,field/* findField */.UI)(file, 'previous_filename') === path);
    return (0,field/* findTextField */.nw)(renamed, 'filename');
}
function listParents(commit) {
    return (0,field/* listField */.FZ)(commit, 'parents').flatMap((parent) => (0,field/* findTextField */.nw)(parent, 'sha') ?? []);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ../node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ../node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}

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
    const listed = await pLimit(parallelRequests).map(folders, async ([folder, inside]) => {
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
 * Returns the entries of each folder, or `undefined` for a folder that can't be read. The ID of a folder is its own or,
 * for the top folder, that of its commit.
 * @see https://docs.github.com/rest/git/trees#get-a-tree
 */
async function readGitHubFolders(github, folders) {
    return pLimit(parallelRequests).map(folders, ({ id }) => readFolder(github, id));
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
    const contents = await pLimit(parallelRequests).map(oids, async (oid) => {
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
 * have the same name except for its numbers, because the next run can assign the numbers to other copilots.
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
/** Returns the result of the jobs of that name in the newest attempt of a run; `failed` if they can't be listed. */
async function findJobState(github, id, name) {
    const jobs = await listJobs(github, String(id));
    const states = jobs?.filter((job) => (0,field/* findField */.UI)(job, 'name') === name).map(readState);
    if (states === undefined || states.includes('failed'))
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
 * `doubt`, and the copilot is synced again. An unnecessary sync costs little, but users don't notice a missing one.
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
            return { doubt: listed.reason };
        const last = await takeUntilSuccess(github, listed.runs, await ownJob, newer);
        if (last !== undefined) {
            const doubt = again ?? findNewer(last, newer) ?? findRepeated(last, listed.runs);
            return { run: { commit: last.commit, runNumber: last.number }, doubt };
        }
        if (listed.isLast && newer.length < maxRuns) {
            const hasRun = newer.some(({ isPush }) => isPush);
            return { doubt: hasRun ? `no run of this workflow has succeeded on ${refName} yet` : again };
        }
    }
    return { doubt: `none of the last runs of this workflow on ${refName} has succeeded` };
}
/**
 * Returns the first push that synced. Adds the newer runs to `newer`, with the result of the current job's
 * counterpart.
 */
async function takeUntilSuccess(github, runs, job, newer) {
    for (const run of runs.slice(0, maxRuns - newer.length)) {
        // Without a job, the state of the whole run counts.
        const state = job === undefined ? run.state : await findJobState(github, run.id, job);
        if (state === 'success' && run.isPush)
            return run;
        newer.push({ ...run, state });
    }
    return undefined;
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
/** Renders why the runs can't be listed. Suggests a permission only if the API responded and hides the runs. */
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

// EXTERNAL MODULE: ./src/github/github-client.ts
var github_client = __webpack_require__(3028);
;// CONCATENATED MODULE: ./src/github/pull-request-comment.ts


const perPage = 100;
/** Maximum number of pages to read. Reading more would use up the rate limit. */
const pull_request_comment_maxPages = 50;
/** Accounts that a job's token writes as, for servers that don't report the token's account. */
const robots = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
/** Creates the comment or updates it. */
async function writeComment(request) {
    const { number, body } = request;
    const github = (0,github_client/* createGitHub */.C)(request);
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
