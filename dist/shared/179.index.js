export const id = 179;
export const ids = [179];
export const modules = {

/***/ 6179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listGitHubFolders: () => (/* binding */ listGitHubFolders),
/* harmony export */   readGitHubBlobs: () => (/* binding */ readGitHubBlobs),
/* harmony export */   readGitHubFolders: () => (/* binding */ readGitHubFolders)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);

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
        return new Map(data.map((entry) => [(0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(entry, 'name') ?? '', parseListed(entry)]));
    });
}
function parseListed(entry) {
    const [type, oid] = [(0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(entry, 'type'), (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(entry, 'sha')];
    if (oid !== undefined && type === 'dir')
        return { kind: 'folder', oid };
    // GitHub lists a submodule as a file, which nobody can download.
    const isFile = type === 'file' && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(entry, 'download_url') !== undefined;
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
        const listed = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(data, 'tree');
        for (const entry of listed) {
            const [name, oid] = [(0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(entry, 'path'), (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(entry, 'sha')];
            if (name === undefined || oid === undefined)
                continue;
            entries.set(name, { kind: kinds.get((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(entry, 'mode')) ?? 'file', oid });
        }
        if (status !== 200)
            return undefined;
        if ((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(data, 'truncated') !== true)
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
    const content = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(data, 'content');
    if (content === undefined)
        return undefined;
    return Buffer.from(content, (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(data, 'encoding') === 'utf-8' ? 'utf8' : 'base64');
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
