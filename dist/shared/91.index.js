export const id = 91;
export const ids = [91];
export const modules = {

/***/ 4091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findFileVersion: () => (/* binding */ findFileVersion),
/* harmony export */   findFileVersions: () => (/* binding */ findFileVersions)
/* harmony export */ });
/* harmony import */ var _git_door_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1869);
/* harmony import */ var _github_door_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1401);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(712);



/** References whose last changes are looked up one by one; the answer costs a request each. */
const limitRequests = 20;
/** A description that failed in so many versions is not mended by going further back. */
const limitEarlier = 3;
/** The version at the commit, or before the last change; undefined where the file is in neither. */
async function findFileVersion(source, query) {
    const commit = query.commit ?? (await listEarlier(source, { ...query, from: source.head, count: 1 }))[0];
    if (commit === undefined || (await identify(source, commit, query)) === undefined)
        return undefined;
    return openVersion(source, commit, query);
}
/** The versions at the commits, then older ones; none twice, and none looked for before it is asked for. */
async function* findFileVersions(source, query) {
    const { commits, earlier = limitEarlier } = query;
    const from = commits.at(-1) ?? source.head;
    // Without a commit to begin with, the version checked out is the one that is to be replaced.
    const seen = new Set(commits.length === 0 ? [await identify(source, from, query)] : []);
    const give = async function* (candidates, limit = Infinity) {
        let given = 0;
        for (const commit of candidates) {
            const identity = await identify(source, commit, query);
            if (identity === undefined || seen.has(identity) || given >= limit)
                continue;
            seen.add(identity);
            given += 1;
            yield openVersion(source, commit, query);
        }
    };
    yield* give([...new Set(commits)]);
    // One more than wanted: the newest of them may be equal to a version that was given already.
    yield* give(await listEarlier(source, { ...query, from, count: earlier + 1 }), earlier);
}
function openVersion(source, commit, { file, references }) {
    return { commit, reader: (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .createVersionReader */ .k)(source, commit, [file, ...references]) };
}
/** The same for two commits that hold the same file and references; undefined where the file is not in the commit. */
async function identify(source, commit, { file, references }) {
    const tree = await source.findTree(commit, [...new Set([file, ...references])]);
    if (tree?.has(file) !== true)
        return undefined;
    const entries = [...tree].map(([path, { oid, via = '' }]) => `${path}\0${oid}\0${via}`);
    return entries.toSorted().join('\n');
}
/** Commits that hold the versions before the last changes of the file or its references up to `from`, newest first. */
async function listEarlier(source, query) {
    const changes = await listLocalChanges(source, query);
    // Up to the last change, the tree of the one before it holds the version before.
    const earlier = changes?.slice(1) ?? [];
    const isWhole = changes !== undefined && source.layout !== undefined && !(0,_git_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(source.layout);
    if (isWhole || earlier.length >= query.count)
        return earlier;
    const remote = await listRemoteEarlier(source, query);
    return remote.length > 0 ? remote : earlier;
}
/** The last commits, along first parents, that changed the file or its references. undefined: git cannot tell. */
async function listLocalChanges({ git, toRepositoryPath }, { file, references, from, count }) {
    const paths = [file, ...references].map(toRepositoryPath);
    const input = Buffer.from(`${from}\n--\n${paths.join('\n')}\n`);
    const limit = `--max-count=${count + 1}`;
    const printed = await git?.run(['rev-list', limit, '--first-parent', '--stdin'], input);
    return printed
        ?.toString()
        .split('\n')
        .filter((line) => line !== '');
}
/** The parents of the last changes. */
async function listRemoteEarlier(source, { file, references, from, count }) {
    const { github } = source;
    if (github === undefined)
        return [];
    const paths = [...new Set([file, ...references])].slice(0, limitRequests).map(source.toRepositoryPath);
    const changes = await Promise.all(paths.map((path) => (0,_github_door_js__WEBPACK_IMPORTED_MODULE_2__/* .listPathChanges */ .lp)(github, { from, path, count: count + 1 })));
    const parents = changes
        .flat()
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .flatMap(({ parent }) => parent ?? []);
    return [...new Set(parents)].slice(0, count);
}


/***/ })

};
