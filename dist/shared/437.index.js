export const id = 437;
export const ids = [437];
export const modules = {

/***/ 7437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withThrowawayClone: () => (/* reexport */ withThrowawayClone)
});

// UNUSED EXPORTS: createGit, findGitLayout, findHead, findLocalCommit, findLocalMergeBase, findLocalParents, findOriginRepository, isLocallyMerged, isShallow, listLocalFiles, readLocalFolders

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/git/git.ts + 1 modules
var git_git = __webpack_require__(8342);
;// CONCATENATED MODULE: ./src/git/git-throwaway.ts



/**
 * Fetches one commit's trees into a bare repository of our own and removes it after `work`. The user's clone is left
 * alone: a fetch into it would change its configuration for good, and make a full clone shallow.
 * undefined: the commit could not be fetched.
 */
async function withThrowawayClone(place, commit, work) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(place.temporaryFolder, 'swagger-sync-git-'));
    const { log } = place;
    try {
        const env = {
            ...(0,git_git/* renderGitEnv */.Q8)(place.env),
            ...renderCredentials(place),
            GIT_ALLOW_PROTOCOL: 'https:http:file',
        };
        const format = commit.length === 64 ? ['--object-format=sha256'] : [];
        const git = (0,git_git/* createGitIn */.Yv)(['-C', folder], { env, log });
        const created = await git.run(['init', '--quiet', '--bare', ...format]);
        if (created === undefined)
            return undefined;
        const url = `${findServer(place.env)}/${place.repository}`;
        if (!(await fetchCommit(git, url, commit)))
            return undefined;
        const result = await work(git);
        await git.objects.close();
        return result;
    }
    finally {
        // Its runner empties the folder around it anyway; Windows may hold a file a little longer.
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error) => {
            log.debug(`${folder} stays behind: ${String(error)}`);
        });
    }
}
/** Version 2 of the protocol serves any commit that the server still has, pushed away ones included. */
async function fetchCommit(git, url, commit) {
    const config = ['-c', 'protocol.version=2', '-c', 'credential.helper=', '-c', 'core.askPass='];
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
    const options = ['--depth=1', '--filter=blob:none'];
    return (await git.run([...config, ...fetch, ...options, '--', url, commit])) !== undefined;
}
function findServer(env) {
    return (env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, '');
}
/**
 * By environment, never by arguments, which every process of the machine can read. The empty value first clears the
 * headers of other configuration: two Authorization headers are refused with 400.
 */
function renderCredentials({ env, token }) {
    const key = `http.${findServer(env)}/.extraheader`;
    const values = ['', ...(token === undefined ? [] : [`AUTHORIZATION: basic ${encodeToken(token)}`])];
    const pairs = values.flatMap((value, index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return {
        GIT_CONFIG_COUNT: String(values.length),
        ...Object.fromEntries(pairs),
    };
}
function encodeToken(token) {
    return Buffer.from(`x-access-token:${token}`).toString('base64');
}

;// CONCATENATED MODULE: ./src/git/door.ts







/***/ })

};
