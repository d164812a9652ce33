export const id = 271;
export const ids = [271];
export const modules = {

/***/ 9271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadSpec: () => (/* reexport */ loadSpec)
});

// UNUSED EXPORTS: deriveOperationId, describeRow, findDrift, isInPlace, isInStep, isShownAs, listShownNames, renderShownKey

;// CONCATENATED MODULE: ./src/importer/load-spec.ts
/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
async function loadSpec(options) {
    // The parsers are a chunk of their own: a run in which nothing changed never loads it.
    const { readSpec } = await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(846), __webpack_require__.e(988), __webpack_require__.e(884)]).then(__webpack_require__.bind(__webpack_require__, 1884));
    return readSpec(options);
}

;// CONCATENATED MODULE: ./src/importer/door.ts






/***/ })

};
