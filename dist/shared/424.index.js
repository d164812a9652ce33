export const id = 424;
export const ids = [424];
export const modules = {

/***/ 4424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listNearFiles: () => (/* binding */ listNearFiles)
/* harmony export */ });
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8184);

/** More would be a list to search, not a suggestion. */
const mostSuggested = 3;
/** The files that a person may have meant by a path that does not exist, likeliest first. */
function listNearFiles(path, files) {
    const ranked = files
        .filter((file) => /\.(?:json|ya?ml)$/iu.test(file))
        .map((file) => ({ file, rank: rankFile(path, file) }))
        .filter(({ rank }) => rank < Infinity);
    return ranked
        .toSorted((a, b) => a.rank - b.rank || a.file.length - b.file.length)
        .slice(0, mostSuggested)
        .map(({ file }) => file);
}
/** A slip in the path, the same name in another folder or with another ending, or a usual name of a description. */
function rankFile(path, file) {
    const [meant, own] = [splitPath(path), splitPath(file)];
    if ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isNear */ .H)(path, file))
        return 0;
    if (meant.folder === own.folder && ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isNear */ .H)(meant.name, own.name) || meant.stem === own.stem))
        return 1;
    if (meant.name.toLowerCase() === own.name.toLowerCase())
        return 2;
    if (meant.stem === own.stem || (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isNear */ .H)(meant.name, own.name))
        return 3;
    return ['openapi', 'swagger'].includes(own.stem) ? 4 : Infinity;
}
function splitPath(path) {
    const at = path.lastIndexOf('/') + 1;
    const name = path.slice(at);
    return { folder: path.slice(0, at), name, stem: name.replace(/\.[^.]*$/u, '').toLowerCase() };
}


/***/ }),

/***/ 8184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isNear)
/* harmony export */ });
/** Whether one is the other misspelt: but for capitals, or for one letter more, less or other (two side by side in long words). */
function isNear(written, meant) {
    const limit = meant.length > 7 ? 2 : 1;
    if (written === meant || Math.abs(written.length - meant.length) > limit)
        return false;
    if (written.toLowerCase() === meant.toLowerCase())
        return true;
    if (meant.length < 3 || written.length > 30)
        return false;
    const most = Math.min(written.length, meant.length);
    let start = 0;
    while (start < most && written[start] === meant[start])
        start++;
    let end = 0;
    while (end < most - start && written.at(-1 - end) === meant.at(-1 - end))
        end++;
    return Math.max(written.length, meant.length) - start - end <= limit;
}


/***/ })

};
