export const id = 561;
export const ids = [561];
export const modules = {

/***/ 5845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGit: () => (/* reexport */ git_git/* createGit */.lD),
  findGitLayout: () => (/* reexport */ git_layout/* findGitLayout */.CG),
  findHead: () => (/* reexport */ git_layout/* findHead */.mW),
  findLocalCommit: () => (/* reexport */ git_objects/* findLocalCommit */.e_),
  findLocalMergeBase: () => (/* reexport */ git_objects/* findLocalMergeBase */.WZ),
  findLocalNewPath: () => (/* reexport */ findLocalNewPath),
  findLocalParents: () => (/* reexport */ git_objects/* findLocalParents */.yV),
  findLocalRename: () => (/* reexport */ findLocalRename),
  findOriginRepository: () => (/* reexport */ git_layout/* findOriginRepository */.SM),
  isLocallyMerged: () => (/* reexport */ git_objects/* isLocallyMerged */.p3),
  isShallow: () => (/* reexport */ git_layout/* isShallow */.fE),
  isSkipped: () => (/* reexport */ isSkipped),
  listLocalBlobs: () => (/* reexport */ listLocalBlobs),
  readLocalFolders: () => (/* reexport */ git_objects/* readLocalFolders */.$7),
  selectCandidates: () => (/* reexport */ selectCandidates),
  withTemporaryClone: () => (/* reexport */ withTemporaryClone)
});

// EXTERNAL MODULE: ./src/git/git-layout.ts
var git_layout = __webpack_require__(1869);
// EXTERNAL MODULE: ./src/git/git-objects.ts
var git_objects = __webpack_require__(1543);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/git/git-renames.ts

/** Maximum number of deleted files that git compares with the new file. Comparing more files takes too long. */
const maxCandidates = 200;
/** Finds the deleted JSON or YAML file from which the new file at `path` was renamed. */
async function findLocalRename(git, { base, head, path }) {
    const diff = (...options) => git.run(['diff-tree', '-r', '-z', ...options.slice(0, 2), base, head, '--', ...options.slice(2)]);
    const deleted = await diff('--name-only', '--diff-filter=D');
    if (deleted === undefined)
        return undefined;
    const candidates = selectCandidates(path, deleted.toString().split('\0'));
    if (candidates.length === 0)
        return { from: undefined };
    // Without these paths, git would compare every pair of files that the commits added and deleted.
    const renamed = await diff('--name-status', '--find-renames', path, ...candidates);
    return renamed && { from: /^R\d+\0([^\0]+)\0/.exec(renamed.toString())?.[1] };
}
/** Returns the files that could be an OpenAPI file, the most similar paths first. */
function selectCandidates(path, files) {
    const rank = (file) => Number(external_node_path_.posix.basename(file) !== external_node_path_.posix.basename(path)) +
        Number(external_node_path_.posix.dirname(file) !== external_node_path_.posix.dirname(path));
    return files
        .filter((file) => /\.(?:json|ya?ml)$/i.test(file) && file !== path)
        .toSorted((one, other) => rank(one) - rank(other))
        .slice(0, maxCandidates);
}
/**
 * Returns the IDs of the contents of all files of a commit, by path, or `undefined` if the clone lacks the commit.
 */
async function listLocalBlobs(git, commit) {
    const printed = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
    const lines = printed?.toString().matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]+)\0/g);
    return lines && new Map([...lines].map(([, oid = '', path = '']) => [path, oid]));
}
/** Whether a sparse checkout excludes the path from the working tree. */
async function isSkipped(git, path) {
    const printed = await git.run(['ls-files', '-t', '--', path]);
    return printed?.toString().startsWith('S ') === true;
}
/**
 * Returns the path to which the last commit that deleted `path` renamed it, or `undefined` if the clone doesn't show
 * it.
 */
async function findLocalNewPath(git, path, head) {
    const logged = await git.run(['log', '-1', '--diff-filter=D', '--format=%H', head, '--', path]);
    const commit = logged?.toString().trim() ?? '';
    if (commit === '')
        return undefined;
    const options = ['-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-commit-id'];
    const fields = (await git.run(['diff-tree', ...options, commit]))?.toString().split('\0') ?? [];
    const at = fields.findIndex((field, index) => index % 3 === 1 && field === path);
    return at === -1 ? undefined : fields[at + 1];
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/git/git.ts + 1 modules
var git_git = __webpack_require__(8342);
;// CONCATENATED MODULE: ./src/git/git-throwaway.ts



/**
 * Fetches the trees of one commit into a temporary bare repository and removes the repository after `work`. A fetch
 * into the user's clone would change its configuration permanently and could make a full clone shallow.
 * @returns the result of `work`, or `undefined` if the commit could not be fetched
 */
async function withTemporaryClone(options, commit, work) {
    const { log, repository } = options;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryFolder, 'swagger-sync-git-'));
    try {
        const server = (options.env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, '');
        const credentials = renderCredentials(server, options.token);
        const env = { ...(0,git_git/* renderGitEnv */.Q8)(options.env), ...credentials, GIT_ALLOW_PROTOCOL: 'https:http:file' };
        const format = commit.length === 64 ? ['--object-format=sha256'] : [];
        const git = (0,git_git/* createGitIn */.Yv)(['-C', folder], { env, log });
        const created = await git.run(['init', '--quiet', '--bare', ...format]);
        if (created === undefined || !(await fetchCommit(git, `${server}/${repository}`, commit)))
            return undefined;
        const result = await work(git);
        await git.objects.close();
        return result;
    }
    finally {
        // Windows can keep a file open a little longer. The runner empties the surrounding folder after the job.
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error) => {
            log.debug(`${folder} was not removed: ${String(error)}`);
        });
    }
}
/**
 * Fetches by protocol version 2, which serves any commit that the server still has, including commits removed by a
 * force push.
 */
async function fetchCommit(git, url, commit) {
    const config = ['-c', 'protocol.version=2', '-c', 'credential.helper=', '-c', 'core.askPass='];
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
    const options = ['--depth=1', '--filter=blob:none'];
    return (await git.run([...config, ...fetch, ...options, '--', url, commit])) !== undefined;
}
/**
 * Passes the credentials in the environment, because every process of the machine can read arguments. The first,
 * empty value clears the headers of other configuration: servers reject two Authorization headers with HTTP 400.
 */
function renderCredentials(server, token) {
    const key = `http.${server}/.extraheader`;
    const credentials = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
    return {
        GIT_CONFIG_COUNT: token === undefined ? '1' : '2',
        ...{ GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '' },
        ...{ GIT_CONFIG_KEY_1: key, GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${credentials}` },
    };
}

;// CONCATENATED MODULE: ./src/git/index.ts







/***/ })

};
