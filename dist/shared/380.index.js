export const id = 380;
export const ids = [380];
export const modules = {

/***/ 8380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadSpec: () => (/* binding */ loadSpec)
/* harmony export */ });




/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
async function loadSpec(options) {
    // The parsers are a chunk of their own: a run in which nothing changed never loads it.
    const { readSpec } = await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(120), __webpack_require__.e(753), __webpack_require__.e(554)]).then(__webpack_require__.bind(__webpack_require__, 6554));
    return readSpec(options);
}


/***/ })

};
