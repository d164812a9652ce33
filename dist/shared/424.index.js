export const id = 424;
export const ids = [424];
export const modules = {

/***/ 4424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSpelling: () => (/* binding */ findSpelling),
/* harmony export */   listNearFiles: () => (/* binding */ listNearFiles)
/* harmony export */ });
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8184);

/** More would be a list to search, not a suggestion. */
const mostSuggested = 3;
/** The files that a person may have meant by a path that does not exist, likeliest first. */
function listNearFiles(path, files) {
    const ranked = files
        .filter((file) => isDescriptionName(file))
        .map((file) => ({ file, rank: rankFile(path, file) }))
        .filter(({ rank }) => rank < Infinity);
    return ranked
        .toSorted((a, b) => a.rank - b.rank || a.file.length - b.file.length)
        .slice(0, mostSuggested)
        .map(({ file }) => file);
}
/** How the repository spells the path, where only the case of letters differs. */
function findSpelling(path, files) {
    const wanted = path.toLowerCase();
    return files.find((file) => file !== path && file.toLowerCase() === wanted);
}
function isDescriptionName(file) {
    return /\.(?:json|ya?ml)$/iu.test(file);
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
/** Whether one is the other misspelt: but for capitals, or for one letter more, less or other (two in long words). */
function isNear(written, meant) {
    const limit = meant.length > 7 ? 2 : 1;
    if (written === meant || Math.abs(written.length - meant.length) > limit)
        return false;
    if (written.toLowerCase() === meant.toLowerCase())
        return true;
    if (meant.length < 3 || written.length > 30)
        return false;
    const [left, right] = cutSame(written, meant);
    // With one letter more, less or other, no more than that one is left.
    return limit === 1 ? Math.max(left.length, right.length) <= 1 : countEdits(left, right) <= limit;
}
/** What is left of two texts without the beginning and the end that they share: most that differ differ soon. */
function cutSame(left, right) {
    const most = Math.min(left.length, right.length);
    let start = 0;
    while (start < most && left[start] === right[start])
        start++;
    let end = 0;
    while (end < most - start && left.at(-1 - end) === right.at(-1 - end))
        end++;
    return [left.slice(start, left.length - end), right.slice(start, right.length - end)];
}
/** Levenshtein's distance, row by row. */
function countEdits(left, right) {
    let row = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let at = 1; at <= left.length; at++) {
        const next = [at];
        for (let to = 1; to <= right.length; to++) {
            const swap = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1);
            next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[right.length] ?? Infinity;
}


/***/ })

};
