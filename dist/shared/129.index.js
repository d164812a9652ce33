export const id = 129;
export const ids = [129];
export const modules = {

/***/ 4129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  explainMissingFile: () => (explainMissingFile)
});
/* unused harmony export listNearFiles */
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
var _oid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1265);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(431);




/**
 * Finds the cause of a missing file: a submodule, a link, a sparse checkout, an earlier rename or a typo in the path.
 * @param entry the file's entry in the commit that is checked out
 */
async function explainMissingFile(path, entry, checkout) {
    if (entry?.kind === 'submodule')
        return explainSubmodule(path, entry.via ?? path);
    const links = await checkout.findLinkedPaths(path);
    if (links.length > 0 || entry?.kind === 'link')
        return explainLink(path, links.at(-1));
    if (entry !== undefined)
        return (await checkout.isSparse(path)) ? explainSparse(path) : removed;
    const newPath = await findNewPath(path, checkout);
    if (newPath !== undefined)
        return explainRename(path, newPath, checkout);
    const near = listNearFiles(path, await checkout.listFiles());
    return near.length === 0 ? {} : { remedy: `Did you mean ${near.map((one) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(one)).join(' or ')}?` };
}
function explainSubmodule(path, folder) {
    return {
        detail: `${path} is in the submodule ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(folder)}, which was not checked out.`,
        remedy: 'Set `submodules: true` in the `actions/checkout` step, or `recursive` if the submodule contains others. For a private submodule, also set `token` or `ssh-key` there.',
    };
}
function explainLink(path, target) {
    const where = target === undefined ? 'a path outside the workspace' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(target)}, which doesn’t exist`;
    return {
        detail: `${path} is a symbolic link to ${where}.`,
        remedy: 'Correct the link, or set `swagger-file` to the file itself.',
    };
}
function explainSparse(path) {
    return {
        detail: `${path} is in the commit, but the sparse checkout leaves it out.`,
        remedy: `Add ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}, or its folder, to \`sparse-checkout\` in the \`actions/checkout\` step.`,
    };
}
const removed = {
    remedy: 'Check the steps between the checkout and this action: one of them might move or delete the file.',
};
function explainRename(path, newPath, { head }) {
    return {
        detail: `${path} is not in commit ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenOid */ .e7)(head)}: an earlier commit renamed it to ${newPath}.`,
        remedy: `Set \`swagger-file: ${newPath}\`.`,
    };
}
/** Maximum number of renames to follow. Users no longer look for older paths. */
const maxRenames = 5;
async function findNewPath(path, checkout) {
    let known = path;
    for (let count = 0; count < maxRenames; count += 1) {
        const next = await checkout.findNewPath(known);
        if (next === undefined)
            return undefined;
        const tree = await checkout.findNearTree(checkout.head, [next]);
        if (tree?.has(next) === true)
            return next;
        known = next;
    }
    return undefined;
}
/** Maximum number of suggestions. A longer list is no suggestion. */
const maxSuggestions = 3;
/** Lists the files that the user may have meant by a path that doesn't exist, the most likely first. */
function listNearFiles(path, files) {
    const ranked = files
        .filter((file) => file !== path && /\.(?:json|ya?ml)$/iu.test(file))
        .map((file) => ({ file, rank: rankFile(path, file) }))
        .filter(({ rank }) => rank < Infinity);
    return ranked
        .toSorted((a, b) => a.rank - b.rank || a.file.length - b.file.length)
        .slice(0, maxSuggestions)
        .map(({ file }) => file);
}
/**
 * Ranks a typo in the path, the same or a similar name in this or another folder, or a common name of an OpenAPI
 * file.
 */
function rankFile(path, file) {
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isNear */ .H)(path, file))
        return 0;
    const [meant, own] = [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(path.toLowerCase()), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(file.toLowerCase())];
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isNear */ .H)(meant.base, own.base) || meant.name === own.name)
        return meant.dir === own.dir ? 1 : 2;
    return ['openapi', 'swagger'].includes(own.name) ? 3 : Infinity;
}


/***/ }),

/***/ 431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  H: () => (isNear),
  q: () => (findNearest)
});
/**
 * Returns whether two words differ so little that one may be a misspelling: only in case, or in one added, missing or
 * other letter. In long words, two adjacent letters can also be swapped.
 */
function isNear(written, meant) {
    const limit = meant.length > 7 ? 2 : 1;
    if (written === meant || Math.abs(written.length - meant.length) > limit)
        return false;
    if (written.toLowerCase() === meant.toLowerCase())
        return true;
    if (meant.length < 3 || written.length > 30)
        return false;
    const [own, other] = trimCommon(written, meant);
    const isSwapped = own.length === 2 && own === `${other.charAt(1)}${other.charAt(0)}`;
    return isSwapped || Math.max(own.length, other.length) <= limit;
}
/** Returns the parts of two words between their common beginning and their common end. */
function trimCommon(one, other) {
    const max = Math.min(one.length, other.length);
    let start = 0;
    while (start < max && one[start] === other[start])
        start++;
    let end = 0;
    while (end < max - start && one.at(-1 - end) === other.at(-1 - end))
        end++;
    return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
/** Returns the known name that a misspelled one stands for. `swaggerFile` and `swagger_file` mean `swagger-file`. */
function findNearest(key, known) {
    const toPlain = (written) => written.toLowerCase().replaceAll(/[-_. ]/g, '');
    const plain = toPlain(key);
    return known.find((one) => toPlain(one) === plain) ?? known.find((one) => isNear(plain, toPlain(one)));
}


/***/ })

};
