export const id = 35;
export const ids = [35];
export const modules = {

/***/ 1035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFleet: () => (/* binding */ runFleet)
});

// EXTERNAL MODULE: ./src/report/lines.ts
var report_lines = __webpack_require__(315);
// EXTERNAL MODULE: ./src/report/result.ts + 1 modules
var report_result = __webpack_require__(4717);
// EXTERNAL MODULE: ./src/story/readings.ts
var readings = __webpack_require__(7082);
;// CONCATENATED MODULE: ./src/story/target-notes.ts
/** Holds back the lines of one target among many, so that they come together, not between those of others. */
function createTargetNotes() {
    const said = [];
    const plain = (kind) => (line) => {
        said.push((log) => {
            log[kind](line);
        });
    };
    const marked = (kind) => (message, at) => {
        said.push((log, isNews) => {
            if (isNews(message))
                log[kind](message, at);
            else
                log.info(message);
        });
    };
    return {
        log: {
            info: plain('info'),
            debug: plain('debug'),
            notice: marked('notice'),
            warning: marked('warning'),
            error: marked('error'),
            // The target has a group of its own, and the runner knows none within another.
            group: (title, work) => {
                plain('info')(title);
                return work();
            },
        },
        retell: (log, isNews) => {
            for (const say of said)
                say(log, isNews);
        },
    };
}

;// CONCATENATED MODULE: ./src/story/fleet.ts




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
    return [...Map.groupBy(tasks, readings/* nameReading */.o).values()].flat();
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
            if ((0,report_result/* isFailed */.Ix)(result))
                failed += 1;
            if (isQuiet(result)) {
                quiet.push(result);
                return telling;
            }
            const progress = renderProgress({ done, count, failed });
            telling = telling.then(async () => {
                await log.group((0,report_lines/* renderTitle */.zF)(result), () => {
                    notes.retell(log, isNews);
                    const lines = [...(0,report_lines/* renderDetails */.PL)(result), ...renderWarnings(result), ...renderFailure(result)];
                    for (const line of lines)
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
                    log.info((0,report_lines/* renderTitle */.zF)(result));
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
/** Like the failures below, they are annotations too, as far as these go. */
function renderWarnings({ warnings }) {
    return warnings.map((warning) => `Warning: ${warning}`);
}
/** The step's errors name only the first few; in its own group every failure is told. */
function renderFailure(result) {
    const failure = (0,report_result/* findFailure */.gd)(result);
    if (failure === undefined)
        return [];
    const sentences = [failure.message, failure.hint, result.ending.state].filter((part) => part !== undefined);
    return sentences.flatMap((sentence) => sentence.split('\n'));
}


/***/ })

};
