export const id = 484;
export const ids = [484];
export const modules = {

/***/ 9484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findFileVersion: () => (/* binding */ findFileVersion),
  findFileVersions: () => (/* binding */ findFileVersions)
});

// EXTERNAL MODULE: ./src/git/git-layout.ts
var git_layout = __webpack_require__(1869);
// EXTERNAL MODULE: ./src/github/github-commits.ts
var github_commits = __webpack_require__(1401);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/runner/paths.ts
var paths = __webpack_require__(1152);
// EXTERNAL MODULE: ./src/history/ask-together.ts
var ask_together = __webpack_require__(6934);
;// CONCATENATED MODULE: ./src/history/history-reader.ts



/**
 * Reads a commit's files as if they were checked out, links followed. What is asked for at the same time is fetched
 * together, and so are the expected files with the first question.
 */
function createVersionReader(source, commit, expected) {
    const recallBlobs = (0,ask_together/* askTogether */.q)((oids) => source.readBlobs(commit, oids));
    const findEntry = async (path) => (await source.findTree(commit, [path]))?.get(path);
    const readBlob = async (oid) => (await recallBlobs(oid)).get(oid);
    const prefetch = async () => {
        const found = await Promise.all(expected.map(findEntry));
        const oids = found.flatMap((entry) => (entry !== undefined && isBlob(entry) ? [entry.oid] : []));
        await Promise.all(oids.map(readBlob));
    };
    let prefetching;
    const read = async (path, links) => {
        const entry = await findEntry(path);
        if (entry === undefined || !isBlob(entry) || links > paths/* limitLinks */.R_)
            return undefined;
        const bytes = await readBlob(entry.oid);
        if (bytes === undefined)
            return undefined;
        const target = findLinkTarget(path, entry, bytes);
        if (target === undefined)
            return bytes;
        if (target.startsWith('../'))
            return undefined;
        // A source that cannot tell a link from a file: the text is a link where it leads to something.
        const isCertain = entry.kind !== 'blob' || entry.via !== undefined;
        return isCertain || (await findEntry(target)) !== undefined ? read(target, links + 1) : bytes;
    };
    return {
        read: async (path) => {
            prefetching ??= prefetch();
            const [bytes] = await Promise.all([read(path, 0), prefetching]);
            return bytes;
        },
    };
}
function isBlob({ kind }) {
    return kind === 'file' || kind === 'link' || kind === 'blob';
}
/** What a link stands for. Above the path only a link can be a blob; at the path the source may leave it open. */
function findLinkTarget(path, entry, bytes) {
    const isLink = entry.kind === 'link' || entry.via !== undefined || (entry.kind === 'blob' && looksLikeLink(bytes));
    if (!isLink)
        return undefined;
    const link = entry.via ?? path;
    return external_node_path_.posix.join(external_node_path_.posix.dirname(link), Buffer.from(bytes).toString('utf8'), path.slice(link.length));
}
/** A link's blob is a bare path: one short line, no line break, nothing that a description begins with. */
function looksLikeLink(bytes) {
    return bytes.length < 4096 && /^[^\r\n{[:"]*[./][^\r\n{[:"]*$/.test(Buffer.from(bytes).toString('utf8'));
}

;// CONCATENATED MODULE: ./src/history/history-version.ts



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
    const { commits } = query;
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
    yield* give(await listEarlier(source, { ...query, from, count: limitEarlier + 1 }), limitEarlier);
}
function openVersion(source, commit, { file, references }) {
    return { commit, reader: createVersionReader(source, commit, [file, ...references]) };
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
    const isWhole = changes !== undefined && source.layout !== undefined && !(0,git_layout/* isShallow */.fE)(source.layout);
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
    const changes = await Promise.all(paths.map((path) => (0,github_commits/* listPathChanges */.lp)(github, { from, path, count: count + 1 })));
    const parents = changes
        .flat()
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .flatMap(({ parent }) => parent ?? []);
    return [...new Set(parents)].slice(0, count);
}


/***/ })

};
