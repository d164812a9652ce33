export const id = 634;
export const ids = [634];
export const modules = {

/***/ 7316:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createFlatLog),
/* harmony export */   R: () => (/* binding */ nameLines)
/* harmony export */ });
/** A log without groups: a group's title is a line as any other. The runner knows no group within another. */
function createFlatLog(say) {
    const tell = (kind) => (text, at) => {
        say(kind, text, at);
    };
    return {
        info: tell('info'),
        debug: tell('debug'),
        notice: tell('notice'),
        warning: tell('warning'),
        error: tell('error'),
        group: (title, work) => {
            say('info', title);
            return work();
        },
    };
}
/** A log whose every line begins with a name: lines of several, told as they happen, would else be anybody's. */
function nameLines(name, log) {
    return createFlatLog((kind, text, at) => {
        log[kind](`${name}: ${text}`, at);
    });
}


/***/ }),

/***/ 6634:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runFleet: () => (/* binding */ runFleet)
/* harmony export */ });
/* harmony import */ var _report_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(315);
/* harmony import */ var _report_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4717);
/* harmony import */ var _flat_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7316);
/* harmony import */ var _readings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8045);




/**
 * Brings many targets to their ends side by side. In the log each one's lines stay together, told once it has ended,
 * with how far the run has come in between; those of targets that had nothing to do come last, folded.
 * @param runTarget never rejects
 */
async function runFleet(tasks, maxParallel, runTarget, ports) {
    const teller = createTeller(tasks.length, ports.log);
    const ended = await ports.inParallel(orderForReading(tasks).map((task) => async () => {
        const notes = createTargetNotes();
        const result = await runTarget(task, notes.log);
        await teller.tell(result, notes);
        return { index: task.index, result };
    }), maxParallel);
    await teller.tellQuiet();
    return ended.toSorted((one, other) => one.index - other.index).map(({ result }) => result);
}
/** Those who share a description come one after the other, so that it need not be kept until the end. */
function orderForReading(tasks) {
    return [...Map.groupBy(tasks, _readings_js__WEBPACK_IMPORTED_MODULE_0__/* .nameReading */ .o).values()].flat();
}
/** Holds back the lines of one target among many, so that they come together, not between those of others. */
function createTargetNotes() {
    const said = [];
    return {
        log: (0,_flat_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createFlatLog */ .Q)((kind, text, at) => {
            const isPlain = kind === 'info' || kind === 'debug';
            said.push((log, isNews) => {
                log[isPlain || isNews(text) ? kind : 'info'](text, at);
            });
        }),
        retell: (log, isNews) => {
            for (const say of said)
                say(log, isNews);
        },
    };
}
/** What hundreds of targets say alike is annotated once, and leaves room for the step’s own annotations. */
const mostNews = 5;
function createTeller(count, log) {
    const quiet = [];
    let done = 0;
    let failed = 0;
    const news = new Set();
    const isNews = (message) => !news.has(message) && news.size < mostNews && news.add(message).has(message);
    // One after the other: a group that is open takes in whatever is said.
    let telling = Promise.resolve();
    return {
        tell: (result, notes) => {
            done += 1;
            if ((0,_report_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailed */ .Ix)(result))
                failed += 1;
            if (isQuiet(result)) {
                quiet.push(result);
                return telling;
            }
            const progress = renderProgress({ done, count, failed });
            telling = telling.then(async () => {
                await log.group((0,_report_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTitle */ .zF)(result), () => {
                    notes.retell(log, isNews);
                    // The step's annotations are of the first few; in its own group every warning and failure is told.
                    const warnings = result.warnings.map((warning) => `Warning: ${warning}`);
                    const failure = (0,_report_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tellFailure */ .s9)(result).flatMap((sentence) => sentence.split('\n'));
                    for (const line of [...(0,_report_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .renderDetails */ .PL)(result), ...warnings, ...failure])
                        log.info(line);
                    return Promise.resolve();
                });
                log.info(progress);
            });
            return telling;
        },
        tellQuiet: async () => {
            if (quiet.length === 0)
                return;
            await log.group(`${quiet.length} of ${count} descriptions did not change.`, () => {
                for (const result of quiet)
                    log.info((0,_report_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTitle */ .zF)(result));
                return Promise.resolve();
            });
        },
    };
}
/** A target that had nothing to do: there may be hundreds, and none is news. */
function isQuiet({ ending, description, warnings }) {
    return ending.outcome === 'unchanged' && description === undefined && warnings.length === 0;
}
function renderProgress({ done, count, failed, }) {
    return `${done} of ${count} done${failed === 0 ? '' : `, ${failed} failed`}.`;
}


/***/ })

};
