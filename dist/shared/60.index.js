export const id = 60;
export const ids = [60];
export const modules = {

/***/ 9060:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shareService: () => (/* binding */ shareService)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);

/** How long a service that does not say so is left alone when it has had too many requests. */
const usualRestMs = 1_000;
/** Those who waited do not all come at once. */
const spreadMs = 500;
/**
 * One service for many targets at once: a list that one has asked for serves all, and where the service says to one
 * that there are too many requests (429), all of them hold back.
 */
function shareService(service, ports) {
    const { clock } = ports;
    const pace = createPace(ports);
    let latest;
    return {
        listCopilots: (sinceMs = 0) => {
            if (latest !== undefined && latest.askedMs >= sinceMs)
                return latest.list;
            const asked = { askedMs: clock.nowMs(), list: pace.run('list', () => service.listCopilots()) };
            latest = asked;
            asked.list.catch((error) => {
                // A refusal holds for all who ask; anything else may be over the next time.
                const isRefusal = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A && error.fault.refused;
                if (latest === asked && !isRefusal)
                    latest = undefined;
            });
            return asked.list;
        },
        deleteActions: (...call) => pace.run('delete', () => service.deleteActions(...call)),
        importActions: (...call) => pace.run('import', () => service.importActions(...call)),
        readInventory: (...call) => pace.run('inventory', () => service.readInventory(...call)),
        deleteAction: (...call) => pace.run('delete', () => service.deleteAction(...call)),
        createAction: (...call) => pace.run('add', () => service.createAction(...call)),
    };
}
function createPace({ clock, random, interruption }) {
    let openMs = 0;
    let closedBy;
    return {
        run: async (request, call) => {
            while (closedBy !== undefined && clock.nowMs() < openMs) {
                await sleep(openMs - clock.nowMs() + random() * spreadMs);
                if (interruption.requested)
                    throw createUnsent(request, closedBy);
            }
            try {
                return await call();
            }
            catch (error) {
                if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A && error.fault.status === 429) {
                    closedBy = error.fault;
                    openMs = Math.max(openMs, clock.nowMs() + (closedBy.retryAfterMs ?? usualRestMs));
                }
                throw error;
            }
        },
    };
    /** A signal ends it: there is little time then, and none to wait for a turn. */
    async function sleep(ms) {
        if (interruption.requested)
            return;
        const waking = new AbortController();
        const unsubscribe = interruption.onRequest(() => {
            waking.abort();
        });
        await clock.sleep(ms, waking.signal);
        unsubscribe();
    }
}
/** Nothing went out: the copilot is as it was before this call. */
function createUnsent(request, closedBy) {
    const explanation = `The ${request} request was not sent: the service had asked for fewer requests, and the run was cancelled.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A({
        ...closedBy,
        request,
        applied: 'no',
        refused: false,
        isUnsent: true,
        explanation,
    });
}


/***/ })

};
