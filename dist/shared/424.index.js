export const id = 424;
export const ids = [424];
export const modules = {

/***/ 4424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listNearFiles: () => (/* binding */ listNearFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8184);


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
/** A slip in the path, the same or a similar name there or in another folder, or a usual name of a description. */
function rankFile(path, file) {
    if ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isNear */ .H)(path, file))
        return 0;
    const [meant, own] = [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(path.toLowerCase()), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(file.toLowerCase())];
    if ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isNear */ .H)(meant.base, own.base) || meant.name === own.name)
        return meant.dir === own.dir ? 1 : 2;
    return ['openapi', 'swagger'].includes(own.name) ? 3 : Infinity;
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
