export const id = 380;
export const ids = [380];
export const modules = {

/***/ 6380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createConnect: () => (/* binding */ createConnect)
/* harmony export */ });
/* harmony import */ var _service_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9012);
/* harmony import */ var _journal_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2756);
/* harmony import */ var _journal_journal_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4188);
/* harmony import */ var _service_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4838);




/**
 * Builds everything that requests need, once for all targets; nothing is sent yet.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createConnect(access, runner) {
    const { baseUrl, apiKey, timeoutMs, journalFolder } = access;
    const { log, saveState, maskSecret } = runner;
    const trace = (line) => {
        log.debug(line);
    };
    const http = (0,_service_http_js__WEBPACK_IMPORTED_MODULE_0__/* .createHttp */ .V)({ timeoutMs, env: process.env, trace });
    const journals = (0,_journal_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .createJournals */ .V)({ folder: journalFolder, serviceHash: (0,_journal_journal_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .hashService */ .od)(baseUrl), saveState });
    // One for all targets: what it has learnt to mask holds for every answer.
    const service = (0,_service_service_js__WEBPACK_IMPORTED_MODULE_3__/* .createCopilotService */ .Y)({ baseUrl, apiKey }, { http, maskSecret });
    return (index) => ({ service, journal: journals.createJournal(index) });
}


/***/ })

};
