export const id = 60;
export const ids = [60];
export const modules = {

/***/ 4688:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ decideInspecting),
/* harmony export */   lS: () => (/* binding */ isLate),
/* harmony export */   tc: () => (/* binding */ lateMs),
/* harmony export */   ye: () => (/* binding */ decideVerifying)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _next_try_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1040);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(336);



/** A number that two looks at this distance see is taken to stand still. */
const stillMs = 2_000;
/** How long after a confirmed import its actions may take to be shown. */
const showMs = 10_000;
/** How long after it was given up a call may still take effect, for all that is known. */
const lateMs = 90_000;
/** After the delete: is it empty? While something stays, nothing is imported. */
function decideInspecting(before, event, rules) {
    if (event.type === 'failed')
        return decideUnseenDelete(before, event.fault, rules);
    const { atMs, look } = event;
    const state = { ...before, hasEyes: true };
    if (look.count === 0)
        return decideEmpty(state, look, atMs);
    const holds = isProvedUntouched(state, look) ? ['before'] : ['before', 'part'];
    const after = track({ ...state, holds }, event);
    const isRunning = isAtWork(state, ['delete'], rules.timeoutMs, atMs);
    if (!state.isConfirmed && (isRunning || !isStill(state, event)))
        return after;
    return decideLeft(after, event, rules);
}
/** The first delete of the run has come to nothing, or not yet to anything. */
function isProvedUntouched(state, look) {
    const isFirst = state.at === 0 && state.replacement === 1;
    // Where nobody saw what was there: nothing was put in since, and the one call takes all or nothing.
    const isAllThere = look.isUnproven && state.importedMs === undefined && state.route !== 'each';
    return isFirst && (look.isAsBefore || isAllThere);
}
/** Actions stay in spite of the delete. */
function decideLeft(state, { atMs, look }, rules) {
    const left = `The delete was confirmed, and the copilot still holds ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(look.count, 'action')}.`;
    const fault = state.isConfirmed || state.fault === undefined ? (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .createUnseen */ .nr)(left) : state.fault;
    if ((0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .mayRepeat */ .xg)(state, fault, state.request, rules)) {
        const route = state.isConfirmed && state.route === _next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .actionsRoute */ .Ju ? 'each' : state.route;
        return { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(state, 'deleting'), request: state.request + 1, route, fault };
    }
    // Nothing was changed; it is not said before that is certain.
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isUntouched */ .O2)(state) && isLate(state, atMs))
        return state;
    return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)(state, fault);
}
function decideEmpty(state, look, atMs) {
    // The one delete that nobody answered for has done its work: it comes to nothing more.
    const isDone = state.deletes === 1 && state.atWork.length === 1 && !look.isAsBefore;
    const empty = { ...state, holds: ['nothing'], atWork: isDone ? [] : state.atWork };
    if (state.isSettled)
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .beginImport */ .R1)(empty);
    return { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(empty, 'settling'), request: state.request, isConfirmed: true, deletedMs: atMs };
}
function decideUnseenDelete(state, fault, rules) {
    if (state.hasEyes && mayLookAgain(state, fault, rules))
        return { ...state, blinks: state.blinks + 1 };
    const blind = { ...state, hasEyes: false, mayLook: state.mayLook === true && !fault.refused };
    if (state.isConfirmed)
        return state.isSettled ? (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .beginImport */ .R1)(blind) : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(blind, 'settling');
    const lost = state.fault ?? fault;
    if (!(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .mayRepeat */ .xg)(blind, lost, state.request, rules))
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)(blind, lost);
    return { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(blind, 'deleting'), request: state.request + 1 };
}
/** After the import: does it hold what it should, and nothing else? */
function decideVerifying(state, event, rules) {
    if (event.type === 'failed')
        return decideUnseenImport(state, event.fault, rules);
    const { atMs, look } = event;
    if (look.fit === 'whole' || look.fit === 'counted')
        return decideWhole(state, event, rules);
    const holds = look.count === 0 ? ['nothing'] : ['part', (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSource */ .SU)(state)];
    const after = track({ ...state, proof: undefined, holds }, event);
    const fault = (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .createUnseen */ .nr)(renderUnseen(look));
    // It was whole: a call that had been given up has taken effect after all.
    if (state.proof !== undefined) {
        return rules.hasTime ? { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(after, 'deleting'), fault } : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)(after, fault);
    }
    const isRunning = isAtWork(state, ['import', 'add'], rules.timeoutMs, atMs);
    return isRunning || !isStill(state, event) ? after : decideNotWhole(after, event, { fault, rules });
}
/** Nothing more comes, and it is not what it should be. */
function decideNotWhole(state, { atMs, look }, { fault, rules }) {
    const isShort = look.fit === 'short';
    if (isShort && look.lacksAdditionsOnly)
        return decideLacking({ ...state, lacks: look.missing }, fault, rules);
    if (!state.isConfirmed)
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .decideLostImport */ ._H)(state, state.fault ?? fault, rules);
    if (isShort && atMs < (state.importedMs?.endedMs ?? 0) + showMs)
        return state;
    // An inventory that has never shown an action may be one that never does.
    if (look.isUnproven && look.count === 0)
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)({ ...state, holds: [(0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSource */ .SU)(state)] });
    return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatWhole */ .zh)(state, fault, rules);
}
function decideWhole(state, { atMs, look }, rules) {
    const whole = {
        ...state,
        proof: look.fit === 'counted' ? 'counted' : 'seen',
        holds: [(0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSource */ .SU)(state)],
        lacks: undefined,
        blinks: 0,
        looks: state.looks + 1,
        atWork: isLastCallDone(state) ? [] : state.atWork,
    };
    if (!state.isConfirmed && isHalfDone(state)) {
        const again = (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .decideLostImport */ ._H)(whole, state.fault, rules);
        if (again.at === state.at && again.name === 'deleting')
            return again;
    }
    return isLate(whole, atMs) ? whole : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)(whole);
}
/** The one import that nobody answered for has done its work: it comes to nothing more. */
function isLastCallDone({ atWork, importedMs, isConfirmed }) {
    const [call] = atWork;
    return (!isConfirmed && atWork.length === 1 && call?.request === 'import' && call.sentMs === importedMs?.sentMs);
}
/** The rows are there, and yet it failed: what the service does after them, such as its search, is done once more. */
function isHalfDone(state) {
    const { fault, importFault } = state;
    return fault?.request === 'import' && fault.status === 500 && !(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameError */ .vw)(importFault, fault);
}
function decideLacking(state, fault, rules) {
    const cause = state.isConfirmed ? fault : (state.fault ?? fault);
    // It takes moments, and doing without it leaves more undone: it does not wait for this source's share of the time.
    const mayAdd = state.request <= rules.maxAttempts || (rules.hasTime && (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .isDown */ .Pj)(cause));
    if (mayAdd)
        return { ...state, name: 'adding', looks: 0, seen: undefined };
    // The new version is whole; what was made by hand is in the report.
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSource */ .SU)(state) === 'next')
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)({ ...state, proof: 'seen', holds: ['next'], fault });
    return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)(state, cause);
}
function decideUnseenImport(state, fault, rules) {
    if (mayLookAgain(state, fault, rules))
        return { ...state, blinks: state.blinks + 1 };
    const blind = { ...state, hasEyes: false };
    return state.isConfirmed || state.proof !== undefined
        ? (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)(blind)
        : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .decideLostImport */ ._H)(blind, state.fault ?? fault, rules);
}
/** A look changes nothing, so it never fails a run; but it is not worth waiting for with an empty copilot. */
function mayLookAgain(state, fault, rules) {
    if (fault.refused)
        return false;
    const isFull = state.name === 'verifying' && state.isConfirmed;
    const mostBlinks = Math.max(4, rules.maxAttempts) * (isFull ? 2 : 1);
    return state.blinks + 1 < mostBlinks || (!state.isConfirmed && (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .isDown */ .Pj)(fault) && rules.hasTime);
}
function track(state, { atMs, look }) {
    const sinceMs = state.seen?.count === look.count ? state.seen.sinceMs : atMs;
    return { ...state, blinks: 0, looks: state.looks + 1, seen: { count: look.count, sinceMs } };
}
function isStill({ seen }, { atMs, look }) {
    return seen?.count === look.count && atMs - seen.sinceMs >= stillMs;
}
function isAtWork({ atWork }, requests, timeoutMs, atMs) {
    return atWork.some(({ request, sentMs }) => requests.includes(request) && sentMs + timeoutMs > atMs);
}
/** Whether a call that was given up may still take effect. */
function isLate({ atWork }, atMs) {
    return atWork.some(({ endedMs }) => endedMs + lateMs > atMs);
}
function renderUnseen({ count, extra, missing }) {
    if (count === 0)
        return 'After the import the copilot holds no actions.';
    const parts = [
        ...(missing > 0 ? [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNumber */ .kT)(missing)} missing`] : []),
        ...(extra > 0 ? [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNumber */ .kT)(extra)} too many or there twice`] : []),
    ];
    return `After the import the copilot holds ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(count, 'action')}: ${parts.join(', ')}.`;
}


/***/ }),

/***/ 1040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Ju: () => (/* binding */ actionsRoute),
/* harmony export */   KN: () => (/* binding */ isPerhapsAtWork),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   Pj: () => (/* binding */ isDown),
/* harmony export */   R1: () => (/* binding */ beginImport),
/* harmony export */   S_: () => (/* binding */ contractRoute),
/* harmony export */   _H: () => (/* binding */ decideLostImport),
/* harmony export */   _N: () => (/* binding */ end),
/* harmony export */   fo: () => (/* binding */ isAboutDocument),
/* harmony export */   nr: () => (/* binding */ createUnseen),
/* harmony export */   pn: () => (/* binding */ fresh),
/* harmony export */   vw: () => (/* binding */ isSameError),
/* harmony export */   xg: () => (/* binding */ mayRepeat),
/* harmony export */   yc: () => (/* binding */ addAtWork),
/* harmony export */   zh: () => (/* binding */ repeatWhole)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(336);

/** The route of the actions alone, which leaves the record alone. Beside it, actions can be deleted one by one. */
const actionsRoute = '/backend/actions/bot/{copilot_id}';
/** The contract's route; it may take the copilot's record, too. */
const contractRoute = '/backend/copilot/{copilot_id}';
/** Before anything is changed a wait that is longer than this is no wait, but a failure. */
const patienceBeforeMs = 60_000;
/**
 * Whether a call that failed is made again. Before the delete: a few tries, seconds. After it there is nothing worse
 * than to stop: a service that is away is waited for as long as there is time, and so is the last thing left to try.
 */
function mayRepeat(state, fault, tries, rules) {
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntouched */ .O2)(state)) {
        return !fault.refused && tries < rules.maxAttempts && (fault.retryAfterMs ?? 0) <= patienceBeforeMs;
    }
    if (fault.refused)
        return !isFinalRefusal(state, fault) && tries < rules.maxAttempts;
    return rules.hasTime && (isDown(fault) || !hasAlternative(state) || tries < rules.maxAttempts);
}
/**
 * A refusal ends the try of a source where there is another. Where there is none, asking again beats giving up: it may
 * have been a gateway's page. Only a missing copilot is never asked for twice.
 */
function isFinalRefusal(state, fault) {
    return hasAlternative(state) || fault.status === 404;
}
function hasAlternative({ at, sources }) {
    return at + 1 < sources.length;
}
/** Delete, settle and import once more; or, where that is no use, the next source. */
function repeatWhole(state, fault, rules) {
    if (!mayRepeat(state, fault, state.replacement, rules))
        return giveUp(state, fault);
    return { ...fresh(state, 'deleting'), replacement: state.replacement + 1, fault };
}
/** Puts back what can be put back, where something may be gone; else the replacement ends. */
function giveUp(state, fault) {
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntouched */ .O2)(state) || !hasAlternative(state))
        return end({ ...state, fault }, 'service');
    const givenUp = state.givenUp ?? fault;
    const next = { ...fresh(state, 'deleting'), at: state.at + 1, replacement: 1, givenUp };
    return { ...next, fault, importFault: undefined };
}
/** The first try of a state's call. */
function fresh(state, name) {
    return {
        ...state,
        name,
        request: 1,
        looks: 0,
        blinks: 0,
        seen: undefined,
        lacks: undefined,
        isConfirmed: false,
        isSettled: false,
    };
}
function end(state, why) {
    return { ...state, name: (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntouched */ .O2)(state) ? 'untouched' : 'lost', why };
}
/** The copilot holds what it should, as far as anyone can tell. */
function finish(state) {
    return { ...state, name: state.at === 0 ? 'synced' : 'restored' };
}
function addAtWork(state, call) {
    return [...state.atWork, call];
}
/** Puts the source in, into a copilot that holds nothing. */
function beginImport(state) {
    const isSettled = true;
    return {
        ...fresh(state, (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .selectSource */ .SU)(state) === 'seen' ? 'adding' : 'importing'),
        isSettled,
        proof: undefined,
        fault: undefined,
    };
}
/** The import came to nothing, or nobody knows. */
function decideLostImport(state, fault, rules) {
    if (isSameError(state.importFault, fault))
        return giveUp(state, fault);
    const importFault = fault.request === 'import' && fault.status === 500 ? fault : state.importFault;
    return repeatWhole({ ...state, importFault }, fault, rules);
}
/** The service is away for a while, and waiting for it is worth more than giving up: it was restarted, or is overloaded. */
function isDown({ kind, status = 0 }) {
    if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy')
        return true;
    return kind === 'status' && [408, 425, 429, 502, 503, 504].includes(status);
}
/** Nobody has answered for the service, which may therefore go on with the call. */
function isPerhapsAtWork({ applied, kind, status = 0 }) {
    if (applied === 'no')
        return false;
    return kind === 'time-out' || kind === 'broken' || (kind === 'status' && [408, 502, 504].includes(status));
}
/** The service has read the document and does not want it. */
function isAboutDocument(fault) {
    return fault.kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(fault.status ?? 0);
}
/** A bare 500 may pass or may be the importer stumbling over the document; one like it again is the document. */
function isSameError(before, now) {
    return before?.status === 500 && now.status === 500 && before.likeness === now.likeness;
}
/** What was confirmed, or should have been done by now, and is not to be seen. */
function createUnseen(explanation) {
    return {
        request: 'inventory',
        kind: 'not-there',
        applied: 'unknown',
        refused: false,
        explanation,
        hint: 'Look at the service’s own log: it confirmed what it has not done, or something else changes this copilot.',
    };
}


/***/ }),

/***/ 9060:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shareService: () => (/* binding */ shareService)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1660);


/** How long a service that does not say so is left alone when it has had too many requests. */
const usualRestMs = 1_000;
/** Those who waited do not all come at once. */
const spreadMs = 500;
/**
 * One service for many targets at once: a list that one has asked for serves all, and where the service says to one
 * that there are too many requests (429), all of them hold back. Only what fills a copilot does not wait where it was a
 * list that was too many: a copilot would stay empty for the sake of a look.
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
        findOpenMs: (request) => pace.findOpenMs(request),
    };
}
function createPace({ clock, random, interruption }) {
    const opensMs = { afterList: 0, afterOthers: 0 };
    let closedBy;
    const findOpenMs = (request) => {
        const isFilling = request === 'import' || request === 'add';
        const openMs = Math.max(opensMs.afterOthers, isFilling ? 0 : opensMs.afterList);
        return clock.nowMs() < openMs ? openMs + random() * spreadMs : openMs;
    };
    return {
        findOpenMs,
        run: async (request, call) => {
            for (;;) {
                const restMs = findOpenMs(request) - clock.nowMs();
                if (closedBy === undefined || restMs <= 0)
                    break;
                await sleep(restMs);
                if (interruption.requested)
                    throw createUnsent(request, closedBy);
            }
            const sentMs = clock.nowMs();
            try {
                return await call();
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A))
                    throw error;
                if (error.fault.status === 429)
                    close(request, error.fault);
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A(error.fault, { sentMs });
            }
        },
    };
    function close(request, fault) {
        const restMs = Math.min(fault.retryAfterMs ?? usualRestMs, _wait_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterCapMs */ .lb);
        const gate = request === 'list' ? 'afterList' : 'afterOthers';
        closedBy = fault;
        opensMs[gate] = Math.max(opensMs[gate], clock.nowMs() + restMs);
    }
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


/***/ }),

/***/ 336:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   O2: () => (/* binding */ isUntouched),
/* harmony export */   Rp: () => (/* binding */ hasIds),
/* harmony export */   SU: () => (/* binding */ selectSource),
/* harmony export */   mu: () => (/* binding */ shiftMoments),
/* harmony export */   n5: () => (/* binding */ renderHoldings),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   qM: () => (/* binding */ addHoldings)
/* harmony export */ });
/** The one place that knows what is over. */
function isOpen(state) {
    return ['deleting', 'settling', 'inspecting', 'importing', 'adding', 'verifying'].includes(state.name);
}
/** Nothing was changed, as far as anyone can tell. */
function isUntouched(state) {
    return state.holds.every((holding) => holding === 'before');
}
/** A delete that failed may have worked, or may still. */
function isDoubtful({ atWork, isInDoubt }) {
    return atWork.length > 0 || isInDoubt === true;
}
/** Whether the ids that were seen before anything was changed still name all that the copilot may hold. */
function hasIds({ importedMs, sources }) {
    return sources.includes('seen') && importedMs === undefined;
}
function selectSource({ at, sources }) {
    const source = sources[at];
    if (source === undefined)
        throw new TypeError(`There is no source ${at}.`);
    return source;
}
/** What a copilot may hold after a call that may have taken effect: all from before, and what the call would bring. */
function addHoldings(holds, ...more) {
    return [...new Set([...holds, ...more])];
}
const phrases = {
    before: 'the actions it had before',
    nothing: 'no actions',
    next: 'the new actions',
    previous: 'the actions of an earlier version',
    seen: 'the actions it had before, put back one by one',
    part: 'only some of the actions',
};
/** One sentence: what the copilot holds, or may hold where the answers leave it open. */
function renderHoldings(holds) {
    const listed = holds.map((holding) => phrases[holding]);
    const last = listed.at(-1) ?? 'an unknown state';
    if (listed.length <= 1)
        return `The copilot holds ${last}.`;
    return `The copilot may hold ${listed.slice(0, -1).join(', ')} or ${last}.`;
}
/** The same state in a process whose monotonic clock differs by `byMs`. */
function shiftMoments(state, byMs) {
    const shift = (momentMs) => momentMs === undefined ? undefined : momentMs + byMs;
    const shiftCall = (call) => ({
        ...call,
        sentMs: call.sentMs + byMs,
        endedMs: call.endedMs + byMs,
    });
    const { atWork, beganMs, deletedMs, importedMs, seen } = state;
    return {
        ...state,
        beganMs: shift(beganMs),
        deletedMs: shift(deletedMs),
        importedMs: importedMs && shiftCall(importedMs),
        atWork: atWork.map(shiftCall),
        seen: seen && { ...seen, sinceMs: seen.sinceMs + byMs },
    };
}


/***/ }),

/***/ 1660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ computeTurnMs),
/* harmony export */   LY: () => (/* binding */ computeSettledMs),
/* harmony export */   lb: () => (/* binding */ retryAfterCapMs),
/* harmony export */   wo: () => (/* binding */ computeBackoffMs)
/* harmony export */ });
/* harmony import */ var _looking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4688);

const baseMs = 1_000;
const capMs = 30_000;
/** Longest wait that a service can ask for: a job is paid by the minute, and a copilot may be empty meanwhile. */
const retryAfterCapMs = 60_000;
/** Between two looks: at most, and where there is nothing to see but what should not happen. */
const lookCapMs = 5_000;
const watchMs = 10_000;
/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
function computeBackoffMs(failedTries, { retryAfterMs = 0, random }) {
    const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
    return Math.max(Math.min(retryAfterMs, retryAfterCapMs), Math.round(random() * ceilingMs));
}
/** When the call of a state may be made, on the monotonic clock. */
function computeTurnMs(state, { nowMs, random, rules }) {
    switch (state.name) {
        case 'inspecting':
        case 'verifying':
            return nowMs + computeLookMs(state, { nowMs, random });
        case 'settling':
            return nowMs;
        case 'deleting':
        case 'importing':
        case 'adding': {
            const backoffMs = computeBackoff(state, random);
            // Whether they have come to their end is seen where there are eyes.
            const running = state.hasEyes ? [] : state.atWork.filter(({ request }) => request !== 'delete');
            return Math.max(nowMs + backoffMs, ...running.map((call) => computeQuietMs(call, rules)));
        }
    }
}
/** When the pause after the last delete that may still be at work is over, on the monotonic clock. */
function computeSettledMs({ atWork, hasEyes }, deletedMs, rules) {
    const running = hasEyes ? [] : atWork.filter(({ request }) => request === 'delete');
    const ends = running.map(({ endedMs, sentMs }) => Math.max(sentMs + rules.timeoutMs, endedMs));
    return Math.max(deletedMs, ...ends) + rules.settleMs;
}
/** From when on a call that nobody answered for is taken to have come to its end. */
function computeQuietMs({ endedMs, sentMs }, { settleMs, timeoutMs }) {
    return Math.max(sentMs + timeoutMs, endedMs + settleMs);
}
function computeLookMs(state, { nowMs, random }) {
    if (state.blinks > 0)
        return computeBackoffMs(state.blinks, { random });
    if (state.proof === undefined)
        return Math.min(lookCapMs, state.looks * 1_000);
    const lateEndMs = Math.max(nowMs, ...state.atWork.map(({ endedMs }) => endedMs + _looking_js__WEBPACK_IMPORTED_MODULE_0__/* .lateMs */ .tc));
    return Math.min(watchMs, lateEndMs - nowMs + 1);
}
function computeBackoff(state, random) {
    const failedTries = countFailedTries(state);
    if (failedTries === 0)
        return 0;
    return computeBackoffMs(failedTries, { retryAfterMs: state.fault?.retryAfterMs, random });
}
function countFailedTries(state) {
    if (state.request > 1)
        return state.request - 1;
    if (state.name !== 'deleting')
        return 0;
    if (state.replacement > 1)
        return state.replacement - 1;
    // The first delete of a restoration: at once after a refusal, later after trouble that needs time to pass.
    return state.at > 0 && state.fault?.refused === false ? 1 : 0;
}


/***/ })

};
