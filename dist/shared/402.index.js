export const id = 402;
export const ids = [402];
export const modules = {

/***/ 5402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withTemporaryClone: () => (/* reexport */ withTemporaryClone)
});

// UNUSED EXPORTS: createGit, findGitLayout, findHead, findLocalCommit, findLocalMergeBase, findLocalNewPath, findLocalParents, findLocalRename, findOriginRepository, isLocallyMerged, isShallow, isSkipped, listLocalBlobs, listLocalFiles, readLocalFolders, selectCandidates

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
