export const id = 284;
export const ids = [284];
export const modules = {

/***/ 284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findGitHubTree: () => (/* binding */ findGitHubTree),
/* harmony export */   readGitHubBlobs: () => (/* binding */ readGitHubBlobs)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5921);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2994);


/** GitHub limits a query's size; a hundred aliases stay far below. */
const pathsPerQuery = 100;
/** Beyond this, one small fetch is cheaper than a request for each path. */
const limitRequests = 200;
const parallelRequests = 8;
/** What the commit holds at each path. undefined: the server could not say, or does not know the commit. */
async function findGitHubTree(github, commit, { paths, extra }) {
    const tree = github.hasGraphql ? await findTreeByGraphql(github, commit, { paths, extra }) : undefined;
    return tree ?? findTreeByContents(github, commit, paths);
}
async function findTreeByGraphql(github, commit, { paths, extra }) {
    const entries = await queryEntries(github, commit, [...paths, ...extra]);
    if (entries === undefined)
        return undefined;
    const absent = paths.filter((path) => !entries.has(path));
    const folders = [...new Set(absent.flatMap(_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .listFoldersAbove */ .jk))];
    const above = await queryEntries(github, commit, folders);
    if (above === undefined)
        return undefined;
    // A submodule's commit lies in another repository: GraphQL answers null for it as for nothing, REST tells.
    const silent = folders.filter((folder) => !above.has(folder) && isTopmost(folder, above));
    const asked = await findContents(github, commit, silent);
    return asked === undefined ? undefined : (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .addBarriers */ .EP)(entries, absent, new Map([...above, ...asked]));
}
function isTopmost(folder, above) {
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .listFoldersAbove */ .jk)(folder).every((parent) => above.get(parent)?.kind === 'folder');
}
async function queryEntries(github, commit, paths) {
    const chunks = cutInChunks(paths, pathsPerQuery);
    const answers = await mapInWaves(chunks, parallelRequests, (chunk) => queryChunk(github, commit, chunk));
    const known = answers.filter((answer) => answer !== undefined);
    return known.length < answers.length ? undefined : new Map(known.flatMap((answer) => [...answer]));
}
async function queryChunk(github, { owner, name, oid }, paths) {
    const expressions = paths.map((path, index) => [`e${index}`, `${oid}:${path}`]);
    const variables = { owner, name, oid, ...Object.fromEntries(expressions) };
    const data = await github.graphql(renderQuery(paths.length), variables);
    // A null path is ambiguous; only a known commit makes it an absent one.
    const type = (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'repository', 'c', '__typename');
    if (type !== 'Commit' && type !== 'Tag')
        return undefined;
    return toTree(paths.map((path, index) => [path, parseObject((0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'repository', `p${index}`))]));
}
/** Paths are passed as variables, so that no path can become a part of the query. */
function renderQuery(count) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const declared = indexes.map((index) => `$e${index}:String!`).join(',');
    const asked = indexes.map((index) => `p${index}:object(expression:$e${index}){__typename oid}`).join(' ');
    return `query($owner:String!,$name:String!,$oid:GitObjectID!,${declared}){repository(owner:$owner,name:$name){c:object(oid:$oid){__typename} ${asked}}}`;
}
function parseObject(value) {
    const oid = (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(value, 'oid');
    if (oid === undefined)
        return undefined;
    switch ((0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(value, '__typename')) {
        case 'Blob':
            return { kind: 'blob', oid };
        case 'Tree':
            return { kind: 'folder', oid };
        case 'Commit':
            return { kind: 'submodule', oid };
        default:
            return undefined;
    }
}
/** The REST way, for servers without GraphQL: a request for each path. */
async function findTreeByContents(github, commit, paths) {
    if (paths.length > limitRequests)
        return undefined;
    const entries = await findContents(github, commit, paths);
    if (entries === undefined)
        return undefined;
    const absent = paths.filter((path) => !entries.has(path));
    const above = await findNearestAbove(github, commit, absent);
    if (above === undefined)
        return undefined;
    // 404 is ambiguous; a path or a folder that was found vouches for its commit.
    const isVouchedFor = entries.size > 0 || above.size > 0 || absent.length === 0;
    if (!isVouchedFor && !(await isKnown(github, commit)))
        return undefined;
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .addBarriers */ .EP)(entries, absent, above);
}
/** For each path the nearest thing above it that is there. Asked for upwards: most absent files are new in an old folder. */
async function findNearestAbove(github, commit, paths) {
    const above = new Map();
    let open = paths.map((path) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .listFoldersAbove */ .jk)(path).toReversed());
    while (open.length > 0) {
        const nearest = new Set(open.flatMap((folders) => folders.slice(0, 1)));
        const found = await findContents(github, commit, [...nearest]);
        if (found === undefined)
            return undefined;
        for (const [folder, entry] of found)
            above.set(folder, entry);
        open = open.filter(([folder = '']) => !found.has(folder)).map((folders) => folders.slice(1));
        open = open.filter((folders) => folders.length > 0);
    }
    return above;
}
/** The entries that are there; undefined: the server did not answer. */
async function findContents(github, commit, paths) {
    const found = await mapInWaves(paths, parallelRequests, (path) => findContent(github, commit, path));
    const entries = found.filter((entry) => entry !== 'no-answer');
    if (entries.length < found.length)
        return undefined;
    return toTree(paths.map((path, index) => [path, entries[index]]));
}
async function findContent(github, { owner, name, oid: ref }, path) {
    const segments = path.split('/').map(encodeURIComponent).join('/');
    const route = `GET /repos/{owner}/{repo}/contents/${segments}`;
    const { status, data, fault } = await github.request(route, { owner, repo: name, ref });
    if (fault !== undefined)
        return 'no-answer';
    if (status !== 200)
        return undefined;
    if (Array.isArray(data))
        return { kind: 'folder', oid: '' };
    const oid = (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(data, 'sha');
    if (oid === undefined)
        return 'no-answer';
    const type = (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'type');
    if (type === 'submodule')
        return { kind: 'submodule', oid };
    // GitHub describes a link that leads to a file as that file.
    return { kind: type === 'symlink' ? 'link' : 'blob', oid };
}
async function isKnown(github, { owner, name, oid }) {
    for (const kind of ['commits', 'tags']) {
        const route = `GET /repos/{owner}/{repo}/git/${kind}/{oid}`;
        const { status } = await github.request(route, { owner, repo: name, oid });
        if (status === 200)
            return true;
    }
    return false;
}
function toTree(found) {
    return new Map(found.filter((entry) => entry[1] !== undefined));
}
/** The bytes of the blobs that the server gave, by id; up to 100 MB each. */
async function readGitHubBlobs(github, repository, oids) {
    const contents = await mapInWaves(oids, parallelRequests, async (oid) => {
        const bytes = await readBlob(github, repository, oid);
        return bytes === undefined ? [] : [[oid, bytes]];
    });
    return new Map(contents.flat());
}
async function readBlob(github, { owner, name }, oid) {
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{oid}';
    const { data } = await github.request(route, { owner, repo: name, oid });
    const content = (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(data, 'content');
    if (content === undefined)
        return undefined;
    return Buffer.from(content, (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'encoding') === 'utf-8' ? 'utf8' : 'base64');
}
/** Does the work for all items, at most `width` at a time, and gives the results in order. */
async function mapInWaves(items, width, work) {
    const results = [];
    for (let start = 0; start < items.length; start += width) {
        results.push(...(await Promise.all(items.slice(start, start + width).map(work))));
    }
    return results;
}
/** Cuts a list into lists of at most `size` items. */
function cutInChunks(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}


/***/ })

};
