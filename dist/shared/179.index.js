export const id = 179;
export const ids = [179];
export const modules = {

/***/ 6179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findGitHubTree: () => (/* binding */ findGitHubTree),
/* harmony export */   readGitHubBlobs: () => (/* binding */ readGitHubBlobs)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(181);
/* harmony import */ var _runner_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1152);


/** GitHub limits a query's size; a hundred aliases stay far below. */
const pathsPerQuery = 100;
/** Beyond this, one small fetch is cheaper than a request for each path. */
const limitRequests = 200;
const parallelRequests = 8;
/**
 * What the commit holds at each path; an annotated tag's id serves as well. undefined: the server could not say, or does
 * not know the commit.
 */
async function findGitHubTree(github, commit, paths) {
    const tree = github.hasGraphql ? await findTreeByGraphql(github, commit, paths) : undefined;
    return tree ?? findTreeByContents(github, commit, paths);
}
async function findTreeByGraphql(github, commit, paths) {
    const entries = await queryEntries(github, commit, paths);
    if (entries === undefined)
        return undefined;
    const absent = paths.filter((path) => !entries.has(path));
    const folders = [...new Set(absent.flatMap(_runner_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .listFoldersAbove */ .jk))];
    const above = await queryEntries(github, commit, folders);
    if (above === undefined)
        return undefined;
    // A submodule's commit lies in another repository: GraphQL answers null for it as for nothing, REST tells.
    const silent = folders.filter((folder) => !above.has(folder) && isTopmost(folder, above));
    const asked = await findContents(github, commit, silent);
    return asked === undefined ? undefined : (0,_runner_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .addBarriers */ .EP)(entries, absent, new Map([...above, ...asked]));
}
function isTopmost(folder, above) {
    return (0,_runner_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .listFoldersAbove */ .jk)(folder).every((parent) => above.get(parent)?.kind === 'folder');
}
async function queryEntries(github, commit, paths) {
    const chunks = [...Map.groupBy(paths, (_, index) => Math.floor(index / pathsPerQuery)).values()];
    return collect(await mapInWaves(chunks, (chunk) => queryChunk(github, commit, chunk)));
}
/** All that was answered; undefined: there is a question without an answer. */
function collect(answers) {
    const known = answers.filter((answer) => answer !== undefined);
    return known.length < answers.length ? undefined : new Map(known.flat());
}
async function queryChunk(github, oid, paths) {
    const [owner, name] = github.repository.split('/');
    const expressions = paths.map((path, index) => [`e${index}`, `${oid}:${path}`]);
    const variables = { owner, name, oid, ...Object.fromEntries(expressions) };
    const data = await github.graphql(renderQuery(paths.length), variables);
    // A null path is ambiguous; only a known commit makes it an absent one.
    const type = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'repository', 'c', '__typename');
    if (type !== 'Commit' && type !== 'Tag')
        return undefined;
    return paths.flatMap((path, index) => {
        const entry = parseObject((0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'repository', `p${index}`));
        return entry === undefined ? [] : [[path, entry]];
    });
}
/** Paths are passed as variables, so that no path can become a part of the query. */
function renderQuery(count) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const declared = indexes.map((index) => `$e${index}:String!`).join(',');
    const asked = indexes.map((index) => `p${index}:object(expression:$e${index}){__typename oid}`).join(' ');
    return `query($owner:String!,$name:String!,$oid:GitObjectID!,${declared}){repository(owner:$owner,name:$name){c:object(oid:$oid){__typename} ${asked}}}`;
}
const objectKinds = new Map([
    ['Blob', 'blob'],
    ['Tree', 'folder'],
    ['Commit', 'submodule'],
]);
function parseObject(value) {
    const [kind, oid] = [objectKinds.get((0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(value, '__typename')), (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(value, 'oid')];
    return kind && oid ? { kind, oid } : undefined;
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
    return (0,_runner_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .addBarriers */ .EP)(entries, absent, above);
}
/** For each path the nearest thing above it that is there. Asked for upwards: most absent files are new in an old folder. */
async function findNearestAbove(github, commit, paths) {
    const above = new Map();
    let open = paths.map((path) => (0,_runner_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .listFoldersAbove */ .jk)(path).toReversed());
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
    return collect(await mapInWaves(paths, (path) => findContent(github, commit, path)));
}
async function findContent(github, ref, path) {
    const segments = path.split('/').map(encodeURIComponent).join('/');
    const route = `GET /repos/{repository}/contents/${segments}`;
    const { status, data, fault } = await github.request(route, { ref });
    if (fault !== undefined)
        return undefined;
    if (status !== 200)
        return [];
    if (Array.isArray(data))
        return [[path, { kind: 'folder', oid: '' }]];
    const oid = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(data, 'sha');
    // GitHub describes a link that leads to a file as that file.
    const kind = contentKinds.get((0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'type')) ?? 'blob';
    return oid === undefined ? undefined : [[path, { kind, oid }]];
}
const contentKinds = new Map([
    ['submodule', 'submodule'],
    ['symlink', 'link'],
]);
async function isKnown(github, oid) {
    for (const kind of ['commits', 'tags']) {
        const route = `GET /repos/{repository}/git/${kind}/{oid}`;
        const { status } = await github.request(route, { oid });
        if (status === 200)
            return true;
    }
    return false;
}
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
    const content = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(data, 'content');
    if (content === undefined)
        return undefined;
    return Buffer.from(content, (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(data, 'encoding') === 'utf-8' ? 'utf8' : 'base64');
}
/** Does the work for all items, a few at a time, and gives the results in order. */
async function mapInWaves(items, work) {
    const results = [];
    for (let start = 0; start < items.length; start += parallelRequests) {
        results.push(...(await Promise.all(items.slice(start, start + parallelRequests).map(work))));
    }
    return results;
}


/***/ })

};
