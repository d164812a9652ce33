export const id = 740;
export const ids = [740];
export const modules = {

/***/ 519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ findDrift),
/* harmony export */   QN: () => (/* binding */ isInStep),
/* harmony export */   _: () => (/* binding */ describeRow)
/* harmony export */ });
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);

/**
 * Compares what a copilot holds with what the import of a document gives. A row is paired with the action that it is,
 * else with another of its endpoint, else with the one of its name on another server.
 */
function findDrift(actions, rows) {
    const byRoute = { ofAction: (action) => [renderRoute(action)], ofRow: renderRoute };
    const byName = { ofAction: listNameKeys, ofRow: (row) => renderName(row.endpoint, row) };
    const right = pairRows(actions, rows, { ...byRoute, fits: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .isInPlace */ .RS });
    const changed = pairRows(right.actions, right.rows, { ...byRoute, fits: () => true });
    const moved = pairRows(changed.actions, changed.rows, { ...byName, fits: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownAs */ .CN });
    return {
        missing: moved.actions.map(describeAction),
        surplus: moved.rows.map(describeRow),
        different: [...changed.paired, ...moved.paired].map(describeAction),
    };
}
function isInStep({ different, missing, surplus }) {
    return different.length + missing.length + surplus.length === 0;
}
/** Gives each action the first row left of one of its keys that fits, in time proportional to both lists. */
function pairRows(actions, rows, by) {
    const left = new Set(rows);
    const open = Map.groupBy(rows, by.ofRow);
    const take = (action) => {
        const candidates = by.ofAction(action).flatMap((key) => open.get(key) ?? []);
        const row = candidates.find((one) => left.has(one) && by.fits(action, one));
        return row !== undefined && left.delete(row);
    };
    const paired = actions.filter(take);
    const isPaired = new Set(paired);
    return { paired, actions: actions.filter((action) => !isPaired.has(action)), rows: [...left] };
}
function renderRoute({ endpoint, method }) {
    return `${method} ${endpoint}`;
}
function listNameKeys(action) {
    return (0,_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(action).map((shown) => renderName(action.path, shown));
}
/** With the last step of the path: some descriptions have one name for all. */
function renderName(path, { name, operationId }) {
    return JSON.stringify([path.slice(path.lastIndexOf('/')), name, operationId]);
}
function describeAction({ method, name, path }) {
    return { method, path, name };
}
function describeRow({ endpoint, method, name }) {
    return { method, path: endpoint, name: name ?? '' };
}


/***/ }),

/***/ 763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ idWidth),
/* harmony export */   hE: () => (/* binding */ renderCamelCase),
/* harmony export */   wQ: () => (/* binding */ deriveOperationId)
/* harmony export */ });
/** What the service's column holds of an `operation_id`, in characters. */
const idWidth = 64;
/** What Python takes for white space; JavaScript's `\s` is not the same. */
const whiteSpace = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
/**
 * The `operation_id` that the service makes from an action's name: the first word in lower case, the others run on
 * with a capital, symbols as `_`, cut. Empty where the name has no word; the import fails then.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/entities/utils.py, the same in all releases
 */
function deriveOperationId(name) {
    const [first = '', ...others] = name.split(whiteSpace).filter((word) => word !== '');
    const joined = first.toLowerCase() + others.map(capitalise).join('');
    // Nearly all names are of ASCII, and the tables of all letters take long to load.
    const id = joined.replace(isAscii(joined) ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu, '_');
    return id.length <= idWidth ? id : Array.from(id).slice(0, idWidth).join('');
}
/**
 * A name or an `operation_id` as the newest releases show it: `list_orders` as `listOrders`, `get_v2go` as `getV2Go`.
 * @see the same, llm-server/models/repository/action_repo.py, `to_camel_case`; up to 2.8.0 both are shown as they are
 */
function renderCamelCase(text) {
    const [first = '', ...others] = text.split('_');
    return first + others.map(capitaliseWords).join('');
}
/** Python's `str.title`: a letter after no letter is a capital, every other one is small. */
function capitaliseWords(text) {
    if (isAscii(text))
        return text.replace(/[A-Za-z]+/g, capitalise);
    return text.replace(/\p{Cased}+/gu, capitalise);
}
/** Python's `str.capitalize`. */
function capitalise(word) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    return toTitle(first) + word.slice(first.length).toLowerCase();
}
/** Some letters have a title case of their own: `ǆ` is `ǅ` there, `ß` is `Ss`, and Georgian has none. */
function toTitle(letter) {
    if (/[\u10d0-\u10ff]/u.test(letter))
        return letter;
    const digraph = 'ǄǅǆǇǈǉǊǋǌǱǲǳ'.indexOf(letter);
    if (digraph !== -1)
        return 'ǅǈǋǲ'.charAt(Math.floor(digraph / 3));
    const [upper = '', ...more] = letter.toUpperCase();
    return upper + more.join('').toLowerCase();
}
function isAscii(text) {
    return /^[\x20-\x7e]*$/.test(text);
}


/***/ }),

/***/ 2433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ isShownAs),
/* harmony export */   Gp: () => (/* binding */ listShownNames),
/* harmony export */   RS: () => (/* binding */ isInPlace)
/* harmony export */ });
/* unused harmony exports isSameContent, isSameJson */
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3332);
/* harmony import */ var _operation_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);


/** As it is stored, which releases up to 2.8.0 show, and in the newer releases' camel case. */
function listShownNames({ name, operationId }) {
    return [
        { name, operationId },
        { name: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(name), operationId: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(operationId) },
    ];
}
/**
 * Whether a row is known as what the importer makes of an operation, on whatever server: by method, path, and the pair
 * of name and `operation_id`. On the newest releases neither alone tells `list_orders` from `listOrders`.
 */
function isShownAs(action, row) {
    return (row.method === action.method &&
        row.endpoint.endsWith(action.path) &&
        listShownNames(action).some((shown) => isNamed(shown, row)));
}
/** A service may show one of the two alone. */
function isNamed(shown, { name, operationId }) {
    const isSameName = name === undefined || name === shown.name;
    return isSameName && (operationId === undefined || operationId === shown.operationId);
}
/** Whether a row is just what the importer makes of an operation: name, endpoint to the letter, text and payload. */
function isInPlace(action, row) {
    return isShownAs(action, row) && isSameContent(action, row);
}
/** The same endpoint to the letter, description and payload; a text or a part that is empty is as good as none. */
function isSameContent({ endpoint, description, payload }, row) {
    if (row.endpoint !== endpoint || (row.description ?? '') !== description)
        return false;
    const { parameters, request_body } = (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(row.payload) ? row.payload : {};
    return (isSameJson(payload.parameters, parameters ?? []) && isSameJson(payload.request_body, request_body ?? {}));
}
/** Members have no order, and a number is the same however it is written. */
function isSameJson(one, other) {
    if (one === other)
        return true;
    if ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(one)) {
        return ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(other) && one.length === other.length && one.every((entry, at) => isSameJson(entry, other[at])));
    }
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(one) || !(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(other))
        return false;
    const keys = Object.keys(one);
    return (keys.length === Object.keys(other).length &&
        keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key])));
}


/***/ }),

/***/ 7120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ askPatiently)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3245);


/** A wait that the service asks for and that is longer is no wait, but a failure: nothing is lost yet. */
const patienceMs = 60_000;
/** Asks until it is answered: only for what changes nothing, so that it may always be asked again. */
async function askPatiently(ask, { maxAttempts }, ports) {
    for (let attempt = 1;; attempt += 1) {
        const answer = await askOnce(ask);
        if (answer.ok)
            return answer;
        const { fault } = answer;
        const isLongWait = (fault.retryAfterMs ?? 0) > patienceMs;
        if (attempt >= maxAttempts || isLongWait || isFinal(fault))
            return answer;
        const waitMs = (0,_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .computeBackoffMs */ .w)(attempt, { retryAfterMs: fault.retryAfterMs, random: ports.random });
        const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
        ports.log.info(`${fault.explanation} Asking again ${when}.`);
        await ports.clock.sleep(waitMs);
    }
}
/** Before the delete there is no hurry to be brave: what a person must mend is said at once. */
function isFinal(fault) {
    const isUntrusted = fault.kind === 'tls' || fault.proxyStatus === 403 || fault.proxyStatus === 407;
    return fault.refused || isUntrusted;
}
async function askOnce(ask) {
    try {
        return { ok: true, value: await ask() };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceFailure */ .A)
            return { ok: false, fault: error.fault };
        throw error;
    }
}


/***/ }),

/***/ 6441:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ describeBlindEnd)
/* harmony export */ });
/* harmony import */ var _words_door_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8427);
/* harmony import */ var _blind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6622);
/* harmony import */ var _blind_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(621);



/** What is said about a blind replacement once this process is through with it: only what was answered, nothing seen. */
function describeBlindEnd(end, { job, log, replaceMs }) {
    const { incidents, progress, why } = end;
    const replacement = { replaceMs, ...measure(end), incidents };
    if (why === 'handed-over')
        return describeLeft(progress, replacement);
    if (why !== 'done') {
        if ((0,_blind_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnchanged */ ._5)(progress))
            return describeUnchanged(end, job);
        if (why === 'record-removed' && job.copilot !== undefined) {
            log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
        }
        return describeLoss(end, replacement);
    }
    const warnings = progress.atWork.length > 0 ? [mayLand] : [];
    const verification = { how: 'confirmed', why: job.whyBlind };
    const confirmed = `The service confirmed the import of ${(0,_blind_js__WEBPACK_IMPORTED_MODULE_1__/* .renderVersion */ .pv)(job, progress.at)}.`;
    if (progress.at === 0)
        return { outcome: 'synced', state: confirmed, verification, replacement, warnings };
    const failure = explain(end, progress.givenUp?.hint ?? _words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .toCatchUp */ ._5);
    const state = `${confirmed} Whether the copilot held just that before was not seen.`;
    return { outcome: 'restored', state, failure, verification, replacement, warnings };
}
const mayLand = 'A request that was given up on the way may still take effect: the copilot would then hold every action twice, or ' +
    'none. Look at it in a few minutes; running this job again repairs it.';
function measure({ progress, why }) {
    const { beganAtMs, deletedAtMs, importEndedAtMs, importSentAtMs } = progress;
    if (importSentAtMs === undefined || importEndedAtMs === undefined) {
        return { settleMs: undefined, emptyMs: undefined };
    }
    return {
        settleMs: deletedAtMs === undefined ? undefined : importSentAtMs - deletedAtMs,
        emptyMs: why === 'done' && beganAtMs !== undefined ? importEndedAtMs - beganAtMs : undefined,
    };
}
function describeLeft(progress, replacement) {
    // Only a delete that failed in doubt is left to another process while nothing seems to have changed.
    const holds = (0,_blind_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnchanged */ ._5)(progress)
        ? 'Whether the delete has done anything is not known.'
        : renderHoldings(progress.holds);
    return {
        outcome: 'lost',
        state: `${holds} The post step of this action goes on from here.`,
        failure: (0,_words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .explainInterruption */ .Z9)('The post step of this action finishes the replacement: see its log and summary.'),
        replacement,
        isRecordRemoved: false,
        isHandedOver: true,
    };
}
function describeUnchanged(end, job) {
    const isInferred = (0,_blind_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubtful */ .Ge)(end.progress);
    return {
        outcome: 'untouched',
        state: isInferred ? `${inferred}, as ${job.whyBlind}.` : _words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .untouchedState */ .TT,
        failure: explain(end, end.progress.fault?.hint ?? 'See the log.'),
        isInferred,
    };
}
const inferred = 'The copilot should still hold its previous actions: the service answered every delete with an error. It was not seen';
function describeLoss(end, replacement) {
    const { progress, why } = end;
    const isRecordRemoved = why === 'record-removed';
    const hint = isRecordRemoved ? _words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRemedy */ .Gm : `${progress.fault?.hint ?? 'See the log.'} ${_words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .toCatchUp */ ._5}`;
    return {
        outcome: 'lost',
        state: isRecordRemoved ? _words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .recordGone */ .l5 : renderHoldings(progress.holds),
        failure: explain(end, hint),
        replacement,
        isRecordRemoved,
        isHandedOver: false,
    };
}
function explain(end, hint) {
    if (end.why === 'interrupted')
        return (0,_words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .explainInterruption */ .Z9)('Run the workflow again.');
    if (end.why === 'no-journal')
        return (0,_words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .explainNoJournal */ .gS)(end.cause);
    const parts = [...explainLoss(end), ...explainFaults(end)];
    return { code: 'replacement-failed', message: parts.join(' ') || 'The replacement failed.', hint };
}
function explainLoss({ why }) {
    if (why === 'record-removed')
        return [_words_door_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRemoved */ .kD];
    return why === 'out-of-time' ? ['The time for repairing the copilot is used up.'] : [];
}
/** Why the new version was given up, and what then befell the one that was to come back. */
function explainFaults({ progress, why }) {
    const { fault, givenUp } = progress;
    const last = why === 'done' || fault === undefined ? [] : [fault.explanation];
    if (givenUp === undefined)
        return last;
    const failed = why === 'done' ? [] : ['Restoring an earlier version failed, too.'];
    return [givenUp.explanation, ...failed, ...last.filter((text) => text !== givenUp.explanation)];
}
const phrases = {
    before: 'the actions it had before',
    nothing: 'no actions',
    next: 'the new actions',
    previous: 'the actions of an earlier version',
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


/***/ }),

/***/ 621:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   px: () => (/* binding */ unbegun),
/* harmony export */   qM: () => (/* binding */ addHoldings),
/* harmony export */   qT: () => (/* binding */ nameVersion),
/* harmony export */   vR: () => (/* binding */ noteAtWork),
/* harmony export */   w9: () => (/* binding */ takeOver)
/* harmony export */ });
/* unused harmony export isPerhapsAtWork */
const unbegun = {
    name: 'deleting',
    at: 0,
    round: 1,
    request: 1,
    holds: ['before'],
    atWork: [],
    isInDoubt: false,
};
/** Nothing was changed, as far as anyone can tell. */
function isUnchanged({ holds }) {
    return holds.every((holding) => holding === 'before');
}
/** A delete that failed may have worked, or may still. */
function isDoubtful({ atWork, isInDoubt }) {
    return atWork.length > 0 || isInDoubt;
}
function nameVersion(at) {
    return at === 0 ? 'next' : 'previous';
}
/** What a copilot may hold after a call that may have taken effect: all from before, and what the call would bring. */
function addHoldings(holds, ...more) {
    return [...new Set([...holds, ...more])];
}
/** The same progress, once the call in flight has failed and may be at work. */
function noteAtWork(progress, call, fault) {
    const isAtWork = fault === undefined || isPerhapsAtWork(fault);
    return isAtWork ? { ...progress, atWork: [...progress.atWork, call] } : progress;
}
/** Nobody has answered for the service, which may therefore go on with the call. */
function isPerhapsAtWork({ applied, kind, status = 0 }) {
    if (applied === 'no')
        return false;
    return kind === 'time-out' || kind === 'broken' || (kind === 'status' && [408, 502, 504].includes(status));
}
/**
 * Where another process goes on. What the dead one was at may still be at work in the service, as if it had been waited
 * for; a pause that it left without a word may be over a delete of which nothing is written.
 */
function takeOver(left, { nowMs, timeoutMs, writtenMs, }) {
    const anew = { ...left, round: 1, request: 1, beganAtMs: left.beganAtMs ?? writtenMs };
    if (left.isHandedOver === true)
        return { ...anew, isHandedOver: false };
    const endedAtMs = Math.max(nowMs, writtenMs + timeoutMs);
    const deleting = { ...anew, name: 'deleting' };
    switch (left.name) {
        case 'deleting': {
            const call = { request: 'delete', sentAtMs: writtenMs, endedAtMs };
            return noteAtWork({ ...deleting, holds: addHoldings(left.holds, 'nothing') }, call, undefined);
        }
        case 'settling':
            return deleting;
        case 'importing': {
            const call = { request: 'import', sentAtMs: writtenMs, endedAtMs };
            const holds = addHoldings(left.holds, 'part', nameVersion(left.at));
            return noteAtWork({ ...deleting, holds, importSentAtMs: writtenMs, importEndedAtMs: nowMs }, call, undefined);
        }
    }
}


/***/ }),

/***/ 6622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pv: () => (/* binding */ renderVersion),
  Gd: () => (/* binding */ replaceBlind),
  z5: () => (/* binding */ resumeBlind)
});

// EXTERNAL MODULE: ./src/replacement/horizon.ts
var replacement_horizon = __webpack_require__(2501);
// EXTERNAL MODULE: ./src/replacement/blind/blind-progress.ts
var blind_progress = __webpack_require__(621);
;// CONCATENATED MODULE: ./src/replacement/blind/blind-rules.ts

/** Before anything is changed a wait that is longer than this is no wait, but a failure. */
const patienceBeforeMs = 60_000;
/**
 * Whether a call that failed is made again. Before the delete: a few tries, seconds. After it there is nothing worse
 * than to stop: a service that is away is waited for as long as there is time, and so is the last thing left to try.
 */
function mayTryAgain(progress, fault, tries, { hasAlternative, hasTime, maxAttempts }) {
    if ((0,blind_progress/* isUnchanged */._5)(progress)) {
        return !fault.refused && tries < maxAttempts && (fault.retryAfterMs ?? 0) <= patienceBeforeMs;
    }
    // Where there is no other version, asking again beats giving up: it may have been a gateway's page. Only a missing
    // copilot is never asked for twice.
    if (fault.refused)
        return !hasAlternative && fault.status !== 404 && tries < maxAttempts;
    return hasTime && (isAway(fault) || !hasAlternative || tries < maxAttempts);
}
/** The service is away for a while, and waiting for it is worth more than giving up: it was restarted, or is overloaded. */
function isAway({ kind, status = 0 }) {
    if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy')
        return true;
    return kind === 'status' && [408, 425, 429, 502, 503, 504].includes(status);
}
/** The service has read the document and does not want it. */
function isDocumentRefused({ kind, status = 0 }) {
    return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}
/** A bare 500 may pass or may be the importer stumbling over the document; one like it again is the document. */
function isSameTrouble(before, now) {
    return before?.status === 500 && now.status === 500 && before.likeness === now.likeness;
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/replacement/wait.ts
var wait = __webpack_require__(3245);
;// CONCATENATED MODULE: ./src/replacement/blind/blind-run.ts




/** Waits for its turn, writes the journal, and makes the call. Rejects only on a bug. */
async function makeCall(run, request, { begin, send }) {
    const { clock, log } = run.ports;
    const stop = await waitForTurn(run, request);
    if (stop !== undefined)
        return { kind: 'stopped', why: stop };
    log.info(begin);
    const sentMs = clock.nowMs();
    try {
        await send();
        return { kind: 'done', sentMs, endedMs: clock.nowMs() };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceFailure */.A))
            throw error;
        const { fault } = error;
        // What was never sent is no try: the process that takes over has all of them.
        if (fault.isUnsent === true && !(0,blind_progress/* isUnchanged */._5)(run.progress))
            return { kind: 'stopped', why: stopAtHorizon(run) };
        return { kind: 'failed', fault, sentMs: error.sentMs ?? sentMs, endedMs: clock.nowMs() };
    }
}
/** Until the call may be made; undefined once the journal says that it is. */
async function waitForTurn(run, request) {
    const { clock, log, service } = run.ports;
    const ownMs = Math.max(clock.nowMs() + computePauseMs(run), ...run.progress.atWork.map((call) => findQuietMs(call, run)));
    for (;;) {
        // What the journal says was sent must not be held back after that.
        const turnMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
        const stop = findStop(run, turnMs);
        if (stop !== undefined)
            return stop;
        const restMs = turnMs - clock.nowMs();
        if (restMs <= 0)
            break;
        if (restMs >= 5_000 || (restMs >= 100 && run.progress.request > 1))
            log.info(renderWait(run, restMs));
        await run.horizon.sleep(restMs);
    }
    return beginStep(run);
}
/** Writes down what comes next; a stop where it then may not be begun. */
async function beginStep(run) {
    const isKept = await keep(run, true);
    // Once something is deleted, a full disk is no reason to leave the copilot empty.
    if (!isKept && (0,blind_progress/* isUnchanged */._5)(run.progress))
        return 'no-journal';
    // Writing takes time, and a signal may have come in it: still nothing has been sent.
    return findStop(run, run.ports.clock.nowMs());
}
function computePauseMs({ ports, progress }) {
    const failed = countFailedTries(progress);
    if (failed === 0)
        return 0;
    return (0,wait/* computeBackoffMs */.w)(failed, { retryAfterMs: progress.fault?.retryAfterMs, random: ports.random });
}
function countFailedTries({ at, fault, name, request, round }) {
    if (request > 1)
        return request - 1;
    if (name !== 'deleting')
        return 0;
    if (round > 1)
        return round - 1;
    // The first delete of a restoration: at once after a refusal, later after trouble that needs time to pass.
    return at > 0 && fault?.refused === false ? 1 : 0;
}
/** From when on an import that nobody answered for is taken to have come to its end. */
function findQuietMs({ endedAtMs, request, sentAtMs }, { job, timeoutMs }) {
    return request === 'import' ? Math.max(sentAtMs + timeoutMs, endedAtMs + job.settleMs) : 0;
}
function renderWait({ progress }, restMs) {
    const isAwaited = progress.atWork.some(({ request }) => request === 'import');
    const why = isAwaited ? ': until then the request that was given up may still take effect' : '';
    return `The next try is in ${(restMs / 1000).toFixed(1)} s${why}.`;
}
function findStop(run, turnMs) {
    const { atHorizon, horizon, job, progress } = run;
    const endMs = horizon.findEndMs();
    if (endMs !== undefined) {
        // A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too.
        const needMs = progress.name === 'deleting' ? job.settleMs + 3 * replacement_horizon/* requestMs */.sI : replacement_horizon/* requestMs */.sI;
        const isUntold = (0,blind_progress/* isUnchanged */._5)(progress) && !(0,blind_progress/* isDoubtful */.Ge)(progress);
        // What changes nothing yet is not begun under a horizon that a signal has drawn.
        if (atHorizon === 'hand-over' && isUntold)
            return 'interrupted';
        if (turnMs + needMs > endMs)
            return stopAtHorizon(run);
    }
    const budget = findBudget(run);
    return budget !== undefined && turnMs + replacement_horizon/* requestMs */.sI > budget.endMs ? 'out-of-time' : undefined;
}
function stopAtHorizon({ atHorizon }) {
    return atHorizon === 'hand-over' ? 'handed-over' : 'out-of-time';
}
/** Undefined before the first delete: until then there is all the time in the world. */
function findBudget(run) {
    const fromMs = run.budgetFromMs ?? run.progress.beganAtMs;
    return fromMs === undefined ? undefined : { fromMs, endMs: fromMs + run.budgetMs };
}
/** The new version has half of the budget, what comes after it half of the rest each; the last has all that is left. */
function findRules(run) {
    const { budgetMs, job, ports, progress } = run;
    const hasAlternative = progress.at < job.previous.length;
    const budget = findBudget(run);
    const share = hasAlternative ? 1 - 0.5 ** (progress.at + 1) : 1;
    const hasTime = budget === undefined || ports.clock.nowMs() < budget.fromMs + share * budgetMs;
    return { maxAttempts: job.maxAttempts, hasAlternative, hasTime };
}
const mostIncidents = 30;
function tellIncident({ incidents, ports }, text) {
    ports.log.info(text);
    if (incidents.length < mostIncidents)
        incidents.push(text);
}
/** Writes the journal; false, and a warning, where that fails. */
async function keep({ ports, progress }, isOpen) {
    try {
        const hasSent = isOpen || !(0,blind_progress/* isUnchanged */._5)(progress) || (0,blind_progress/* isDoubtful */.Ge)(progress);
        await ports.journal.write(progress, { nowMs: ports.clock.nowMs(), isOpen, hasSent });
        return true;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
        return false;
    }
}

// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
;// CONCATENATED MODULE: ./src/replacement/blind/settle.ts


/** The part of the pause after which a look that another target has made counts: one serves all who pause together. */
const earliestLook = 0.3;
/** Waits the whole pause, whatever happens, and looks meanwhile whether the delete took the record itself. */
async function settle(run) {
    const { horizon, job, ports } = run;
    const stop = await beginStep(run);
    if (stop !== undefined)
        return stop;
    const { deletedAtMs = ports.clock.nowMs() } = run.progress;
    const endMs = findSettledMs(run, deletedAtMs);
    ports.log.info(renderSettling(run));
    // Not at once: a list that lags behind would still show a record that is gone.
    const lookAtMs = deletedAtMs + (endMs - deletedAtMs) / 2;
    const sinceMs = deletedAtMs + (endMs - deletedAtMs) * earliestLook;
    const { copilot } = job;
    if (copilot !== undefined && !(await horizon.sleepUntil(lookAtMs, endMs)))
        return stopAtHorizon(run);
    const isMissing = copilot !== undefined && (await (0,check/* isRecordMissing */.Y)(copilot.id, sinceMs, ports));
    if (!(await horizon.sleepUntil(endMs)))
        return stopAtHorizon(run);
    // It may lag the other way, too: only a record that is missing twice is gone.
    if (isMissing && (await (0,check/* isRecordMissing */.Y)(copilot.id, ports.clock.nowMs(), ports))) {
        tellIncident(run, 'The list no longer holds the copilot: the delete has removed more than its actions.');
        return 'record-removed';
    }
    run.progress = { ...run.progress, name: 'importing', request: 1, fault: undefined };
    return 'done';
}
/** When the pause after the last delete that may still be at work is over, on the monotonic clock. */
function findSettledMs({ job, progress, timeoutMs }, deletedAtMs) {
    const running = progress.atWork.filter(({ request }) => request === 'delete');
    const ends = running.map(({ endedAtMs, sentAtMs }) => Math.max(sentAtMs + timeoutMs, endedAtMs));
    return Math.max(deletedAtMs, ...ends) + job.settleMs;
}
function renderSettling({ job, progress }) {
    const seconds = `${job.settleMs / 1000} s`;
    return progress.atWork.some(({ request }) => request === 'delete')
        ? `Deleted. Waiting until the delete that was given up can no longer take effect, and then ${seconds} for the removal to settle.`
        : `Deleted. Waiting ${seconds} for the removal to settle.`;
}

;// CONCATENATED MODULE: ./src/replacement/blind/blind.ts





/** The route that the interface names; it may take the copilot's record, too. */
const contractRoute = '/backend/copilot/{copilot_id}';
/**
 * Delete, wait, import, where nobody can look; or the previous version back. The service appends on import, so an import
 * of unknown outcome is repeated only after another delete and pause. Rejects only on a bug: the journal is left open then.
 */
async function replaceBlind(job, budgetMs, ports) {
    try {
        await ports.journal.begin(job);
    }
    catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        return { why: 'no-journal', progress: blind_progress/* unbegun */.px, incidents: [], cause };
    }
    const horizon = (0,replacement_horizon/* createSignalHorizon */.YV)(ports.interruption, ports.clock);
    const { timeoutMs } = job;
    const options = {
        job,
        ports,
        horizon,
        budgetMs,
        budgetFromMs: undefined,
        timeoutMs,
        atHorizon: 'hand-over',
    };
    try {
        return await replaceVersions({ ...options, progress: blind_progress/* unbegun */.px, incidents: [] });
    }
    finally {
        horizon.close();
    }
}
/** Goes on where a dead process stopped. @param left its moments on this process's clock, as all others */
async function resumeBlind(job, left, times, ports) {
    const { budgetMs, fromMs, writtenMs } = times;
    const { clock } = ports;
    // A call that may be at work is waited for, but not for so long that nothing can follow.
    const timeoutMs = Math.min(job.timeoutMs, budgetMs / 2);
    const horizon = (0,replacement_horizon/* createFixedHorizon */.Mj)(fromMs + budgetMs, clock);
    const progress = (0,blind_progress/* takeOver */.w9)(left, { nowMs: clock.nowMs(), timeoutMs, writtenMs });
    const options = {
        job,
        ports,
        horizon,
        budgetMs,
        budgetFromMs: fromMs,
        timeoutMs,
        atHorizon: 'end',
    };
    return replaceVersions({ ...options, progress, incidents: [] });
}
async function replaceVersions(run) {
    for (;;) {
        const turn = await replaceOnce(run);
        const next = turn === 'give-up' ? turnToPrevious(run) : turn;
        if (next === 'repeat')
            continue;
        if (next === 'handed-over')
            run.progress = { ...run.progress, isHandedOver: true };
        await keep(run, next === 'handed-over');
        return { why: next, progress: run.progress, incidents: run.incidents };
    }
}
/** Delete, settle, import, from wherever it stands. */
async function replaceOnce(run) {
    if (run.progress.name === 'deleting') {
        const turn = await deleteAll(run);
        if (turn !== 'done')
            return turn;
    }
    if (run.progress.name === 'settling') {
        const turn = await settle(run);
        if (turn !== 'done')
            return turn;
    }
    return importVersion(run);
}
/** Puts back what can be put back, where something may be gone; else the replacement ends. */
function turnToPrevious(run) {
    const { fault, ...progress } = run.progress;
    if (fault === undefined || (0,blind_progress/* isUnchanged */._5)(progress) || !findRules(run).hasAlternative)
        return 'service';
    const givenUp = progress.givenUp ?? fault;
    run.progress = {
        ...beginAgain(run.progress),
        at: progress.at + 1,
        round: 1,
        givenUp,
        importFault: undefined,
    };
    return 'repeat';
}
function beginAgain(progress) {
    return { ...progress, name: 'deleting', request: 1 };
}
async function deleteAll(run) {
    const { job, ports } = run;
    const copilotId = job.copilot?.id ?? job.copilotId;
    const route = job.deletePath === 'auto' ? contractRoute : job.deletePath;
    for (;;) {
        const begin = 'Deleting the copilot’s actions.';
        const answer = await makeCall(run, 'delete', {
            begin,
            send: () => ports.service.deleteActions(copilotId, route),
        });
        if (answer.kind === 'stopped')
            return answer.why;
        if (answer.kind === 'done') {
            const { endedMs: deletedAtMs, sentMs } = answer;
            const beganAtMs = run.progress.beganAtMs ?? sentMs;
            run.progress = { ...run.progress, name: 'settling', beganAtMs, deletedAtMs, holds: ['nothing'] };
            return 'done';
        }
        const turn = judgeFailedDelete(run, answer);
        if (turn !== 'repeat')
            return turn;
    }
}
/** A delete does no more the second time: it may be repeated alone, whatever became of the first. */
function judgeFailedDelete(run, failed) {
    const { fault } = failed;
    run.progress = noteFailedDelete({ ...run.progress, fault }, failed);
    // The route has worked or may have: now it is the record that it no longer finds.
    if (fault.status === 404 && !(0,blind_progress/* isUnchanged */._5)(run.progress)) {
        tellIncident(run, `${fault.explanation} Nothing more can be tried.`);
        return 'record-removed';
    }
    // Nothing is ever imported on top of a delete that was not confirmed: every action could then be there twice.
    if (!mayTryAgain(run.progress, fault, run.progress.request, findRules(run)))
        return giveUp(run, fault);
    return repeatRequest(run, fault);
}
function noteFailedDelete(progress, { endedMs, fault, sentMs }) {
    if (fault.applied === 'no')
        return progress;
    // An error that the service itself has answered to the first delete: it has done nothing.
    if ((0,blind_progress/* isUnchanged */._5)(progress) && fault.kind === 'status' && fault.status === 500)
        return { ...progress, isInDoubt: true };
    const call = { request: 'delete', sentAtMs: sentMs, endedAtMs: endedMs };
    const holds = (0,blind_progress/* addHoldings */.qM)(progress.holds, 'nothing');
    return (0,blind_progress/* noteAtWork */.vR)({ ...progress, beganAtMs: progress.beganAtMs ?? sentMs, holds }, call, fault);
}
async function importVersion(run) {
    const { job, ports, progress } = run;
    const document = progress.at === 0 ? job.next : job.previous[progress.at - 1]?.body;
    if (document === undefined)
        throw new TypeError(`There is no version ${progress.at}.`);
    const copilotId = job.copilot?.id ?? job.copilotId;
    for (;;) {
        const begin = `Importing ${renderVersion(job, progress.at)}.`;
        const answer = await makeCall(run, 'import', {
            begin,
            send: () => ports.service.importActions(copilotId, document),
        });
        if (answer.kind === 'stopped')
            return answer.why;
        run.progress = { ...run.progress, importSentAtMs: answer.sentMs, importEndedAtMs: answer.endedMs };
        if (answer.kind === 'done') {
            run.progress = { ...run.progress, holds: [(0,blind_progress/* nameVersion */.qT)(progress.at)] };
            ports.log.info('The service confirmed the import.');
            return 'done';
        }
        const { fault } = answer;
        run.progress = { ...run.progress, fault };
        // It certainly never arrived: it may be repeated alone.
        const isUnsent = fault.applied === 'no' && !fault.refused;
        if (!isUnsent)
            return judgeFailedImport(run, answer);
        if (!mayTryAgain(run.progress, fault, run.progress.request, findRules(run)))
            return giveUp(run, fault);
        repeatRequest(run, fault);
    }
}
function judgeFailedImport(run, { endedMs, fault, sentMs }) {
    const { progress } = run;
    // An importer that stumbles over an operation has stored those before it.
    if (isDocumentRefused(fault)) {
        run.progress = { ...progress, holds: (0,blind_progress/* addHoldings */.qM)(progress.holds, 'part') };
        return giveUp(run, fault);
    }
    if (fault.applied === 'unknown') {
        const call = { request: 'import', sentAtMs: sentMs, endedAtMs: endedMs };
        const holds = (0,blind_progress/* addHoldings */.qM)(progress.holds, 'part', (0,blind_progress/* nameVersion */.qT)(progress.at));
        run.progress = (0,blind_progress/* noteAtWork */.vR)({ ...progress, holds }, call, fault);
        if (isSameTrouble(progress.importFault, fault))
            return giveUp(run, fault);
        if (fault.status === 500)
            run.progress = { ...run.progress, importFault: fault };
    }
    if (!mayTryAgain(run.progress, fault, run.progress.round, findRules(run)))
        return giveUp(run, fault);
    tellIncident(run, `${fault.explanation} The whole replacement is repeated: delete, wait, import.`);
    run.progress = { ...beginAgain(run.progress), round: run.progress.round + 1 };
    return 'repeat';
}
function repeatRequest(run, fault) {
    tellIncident(run, `${fault.explanation} Only that request is repeated.`);
    run.progress = { ...run.progress, request: run.progress.request + 1 };
    return 'repeat';
}
function giveUp(run, fault) {
    tellIncident(run, `${fault.explanation} ${renderGivingUp(run)}`);
    return 'give-up';
}
function renderGivingUp(run) {
    const { progress } = run;
    if ((0,blind_progress/* isUnchanged */._5)(progress)) {
        return (0,blind_progress/* isDoubtful */.Ge)(progress) ? 'Nothing seems to have been changed.' : 'Nothing was changed.';
    }
    return findRules(run).hasAlternative
        ? 'The new version is given up. Restoring the previous one.'
        : 'Nothing more can be tried.';
}
/** Which version, in words. */
function renderVersion({ previous }, at) {
    if (at === 0)
        return 'the new version';
    const commit = previous[at - 1]?.commit.slice(0, 7) ?? '';
    return commit === '' ? 'the previous version' : `the version of ${commit}`;
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkCopilot),
/* harmony export */   Y: () => (/* binding */ isRecordMissing)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _ask_patiently_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7120);



/** Most copilots that the message about an unknown one names. */
const shownCopilots = 20;
/**
 * Finds the copilot in the service's list before anything is deleted: proves the address, the key and the id at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
async function checkCopilot(copilotId, options, ports) {
    const listing = await (0,_ask_patiently_js__WEBPACK_IMPORTED_MODULE_0__/* .askPatiently */ .E)(() => ports.service.listCopilots(), options, ports);
    if (!listing.ok)
        return acceptWithoutList(copilotId, listing.fault);
    const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
    if (copilot === undefined)
        throw unknownCopilot(copilotId, options.isForStrangers === true ? undefined : listing.value);
    return { copilotId: copilot.id, copilot, warnings: [] };
}
function acceptWithoutList(copilotId, fault) {
    if (!isUnsupported(fault))
        throw describeFault(fault);
    if (copilotId === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('copilot-unknown', `The input \`copilot-id\` is missing. ${fault.explanation}`, {
            hint: 'Give the id of the copilot to keep in step.',
        });
    }
    const warning = `${fault.explanation} The copilot cannot be looked up, so the action assumes that ${copilotId} exists.`;
    return { copilotId, copilot: undefined, warnings: [warning] };
}
function describeFault(fault) {
    const { explanation, hint } = fault;
    if (fault.kind === 'not-understood' || fault.kind === 'too-large') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('service-not-understood', explanation, { hint });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(fault.refused ? 'service-refused' : 'service-unreachable', explanation, { hint });
}
/** @param copilots those to choose from; undefined where not everybody may know them */
function unknownCopilot(copilotId, copilots) {
    const what = copilotId === undefined
        ? 'The input `copilot-id` is missing.'
        : `There is no copilot ${copilotId} among those that this key can access.`;
    const which = copilots === undefined ? 'A run on the target branch lists them.' : renderCopilots(copilots);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('copilot-unknown', `${what} ${which}`, {
        hint: 'Set `copilot-id` to one of these ids, or use the key of the account that owns the copilot.',
    });
}
function renderCopilots(copilots) {
    if (copilots.length === 0)
        return 'The key can access no copilot at all.';
    const cut = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLine */ .ni)(text, 80);
    const lines = copilots
        .slice(0, shownCopilots)
        .map(({ id, name, status }) => `- ${cut(id)} “${cut(name)}” (${cut(status) || 'no status'})`);
    const rest = copilots.length - lines.length;
    return ['The key can access:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
/** How a service answers that has no list at all. */
function isUnsupported(fault) {
    return fault.status === 404 || fault.status === 405 || fault.status === 501;
}
/**
 * The copilot with that id, or undefined: exact, else whatever the letters' case, for UUIDs are written both ways.
 * A record that is marked deleted is not there.
 */
function findCopilot(copilots, copilotId) {
    const present = copilots.filter((copilot) => !isMarkedDeleted(copilot));
    const exact = present.find((copilot) => copilot.id === copilotId);
    return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}
/** `deleted_at` is null, absent or empty while a copilot is not deleted. */
function isMarkedDeleted({ record }) {
    return Boolean(record['deleted_at']);
}
/**
 * Asks the list, once: one public release of the service removes the record itself, and an import into nothing would be
 * lost. A list that does not answer stops nothing: the copilot is empty meanwhile.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
async function isRecordMissing(copilotId, sinceMs, { log, service }) {
    try {
        return findCopilot(await service.listCopilots(sinceMs), copilotId) === undefined;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceFailure */ .A))
            throw error;
        log.warning(`${error.fault.explanation} It could not be checked that the copilot’s record is still there.`);
        return false;
    }
}


/***/ }),

/***/ 2501:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mj: () => (/* binding */ createFixedHorizon),
/* harmony export */   YV: () => (/* binding */ createSignalHorizon),
/* harmony export */   sI: () => (/* binding */ requestMs)
/* harmony export */ });
/**
 * Runners send SIGINT, 7.5 s later SIGTERM, and kill at 10 s: this much of it may be planned with.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const graceMs = 9_000;
/** A request is given at least this long before the horizon, or it is not begun. */
const requestMs = 1_000;
/** Endless until the first signal, then the grace that runners leave. */
function createSignalHorizon(interruption, clock) {
    let endMs = interruption.requested ? clock.nowMs() + graceMs : undefined;
    const move = new AbortController();
    const moved = new Promise((resolve) => {
        move.signal.addEventListener('abort', () => {
            resolve();
        });
    });
    const unsubscribe = interruption.onRequest(() => {
        endMs = clock.nowMs() + graceMs;
        move.abort();
    });
    const findEndMs = () => endMs;
    const sleep = (ms) => endMs === undefined ? Promise.race([clock.sleep(ms, move.signal), moved]) : clock.sleep(ms);
    return { findEndMs, sleep, sleepUntil: createSleepUntil({ findEndMs, sleep }, clock), close: unsubscribe };
}
/** A fixed end, blind to signals: for the process that is the last one to put things right. */
function createFixedHorizon(endMs, clock) {
    const findEndMs = () => endMs;
    const sleep = (ms) => clock.sleep(ms);
    return {
        findEndMs,
        sleep,
        sleepUntil: createSleepUntil({ findEndMs, sleep }, clock),
        close: () => undefined,
    };
}
function createSleepUntil({ findEndMs, sleep }, clock) {
    return async (momentMs, neededMs = momentMs) => {
        for (;;) {
            const restMs = momentMs - clock.nowMs();
            if (restMs <= 0)
                return true;
            const endMs = findEndMs();
            if (endMs !== undefined && neededMs + requestMs > endMs)
                return false;
            await sleep(restMs);
        }
    };
}


/***/ }),

/***/ 9837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ describeSeen)
});

// EXTERNAL MODULE: ./src/importer/drift.ts
var importer_drift = __webpack_require__(519);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/words/seen-state.ts

/** What the copilot holds now: the words are the last look. */
function describeSeenState(as, facts) {
    switch (as) {
        case 'seen':
            return `${renderVerified(facts)}${renderRolling(facts)}`;
        case 'counted':
            return `The copilot holds ${renderWhat(facts)}, verified by number only: ${(0,src_text/* renderCount */.SS)(facts.wanted, 'action')}, which the service shows in a form of its own.`;
        case 'confirmed':
            return `The service confirmed every change for ${renderWhat(facts)}. It was not verified: the inventory stopped answering.`;
        case 'search':
            return `The copilot holds ${renderAll(facts)}, but its search may not know ${renderSome(facts.unconfirmed)}.`;
        case 'pending':
            return `The copilot holds ${renderAll(facts)}, but a request that was given up may still change that.`;
        case 'unseen':
            return 'What the copilot holds is not known: its inventory stopped answering.';
        case 'unshown':
            return 'What the copilot holds is not known: the service confirmed changes that its inventory never showed.';
        case 'differs':
            return `The copilot holds ${renderPart(facts)}.`;
        case 'handed-over':
            return `When it was last looked at, the copilot held ${renderPart(facts)}. The post step of this action goes on from here.`;
    }
}
function renderWhat({ aim }) {
    return aim === 'new' ? 'the new version' : 'the actions it had before';
}
function renderVerified(facts) {
    if (facts.aim === 'previous')
        return 'The copilot holds the actions it had before, verified.';
    return `The copilot holds the new version, verified: ${facts.wanted === 1 ? 'its one action' : `all ${(0,src_text/* renderNumber */.kT)(facts.wanted)}`}.`;
}
/** What a rolling update has done, and that nobody has missed the rest meanwhile. */
function renderRolling({ aim, counts, held, strategy }) {
    if (strategy !== 'rolling' || aim === 'previous')
        return '';
    const parts = [
        { count: counts.added, word: 'added' },
        { count: counts.changed, word: 'changed' },
        { count: counts.removed, word: 'removed' },
        { count: counts.kept, word: 'not from this file and kept' },
    ].flatMap(({ count, word }) => (count === 0 ? [] : [`${(0,src_text/* renderNumber */.kT)(count)} ${word}`]));
    const done = parts.length === 0 ? '' : ` ${parts.join(', ')}.`;
    if (held === 0)
        return done;
    return `${done} ${counts.isGapless ? 'It was never without its actions.' : 'Some actions were missing for a moment, until they were added again.'}`;
}
function renderAll({ wanted }) {
    return wanted === 1 ? 'its one action' : `all ${(0,src_text/* renderCount */.SS)(wanted, 'action')}`;
}
function renderPart({ missing, right, surplus, wanted }) {
    const held = `${(0,src_text/* renderNumber */.kT)(right)} of ${(0,src_text/* renderCount */.SS)(wanted, 'action')}`;
    const lists = [
        ...(missing.length > 0 ? [`missing: ${renderSome(missing)}`] : []),
        ...(surplus.length > 0 ? [`too many: ${renderSome(surplus)}`] : []),
    ];
    return [held, ...lists].join('; ');
}
/** The first few by their routes. */
function renderSome(routes) {
    const shown = routes.slice(0, 5).join(', ');
    return routes.length > 5 ? `${shown} and ${(0,src_text/* renderNumber */.kT)(routes.length - 5)} more` : shown;
}

// EXTERNAL MODULE: ./src/words/remedies.ts
var remedies = __webpack_require__(8427);
// EXTERNAL MODULE: ./src/replacement/seeing/goal.ts
var goal = __webpack_require__(3427);
;// CONCATENATED MODULE: ./src/replacement/seeing/describe.ts



/** What is said about a reconciliation once this process is through with it: what the last look shows. */
function describeSeen(seen, { log, replaceMs }) {
    const { conclusion, course, reconciled } = seen;
    const facts = gatherFacts(course, reconciled);
    const replacement = describeReplacement(seen, facts.counts, replaceMs);
    const warnings = listWarnings(seen);
    const { copilot } = course.job;
    if (reconciled.why === 'record-removed' && copilot !== undefined) {
        log.info(`The fields of the removed record: ${JSON.stringify(copilot.record)}`);
    }
    switch (conclusion.outcome) {
        case 'synced': {
            const verification = verify(conclusion.how, facts);
            return {
                outcome: 'synced',
                state: describeSeenState(conclusion.how, facts),
                verification,
                replacement,
                warnings,
            };
        }
        case 'restored': {
            const failure = explain(reconciled, `${findHint(reconciled)}${remedies/* toCatchUp */._5}`);
            const verification = verify(conclusion.how, facts);
            const state = describeSeenState(conclusion.how, facts);
            return { outcome: 'restored', state, failure, verification, replacement, warnings };
        }
        case 'untouched':
            return { outcome: 'untouched', state: remedies/* untouchedState */.TT, failure: explainUntouched(reconciled), warnings };
        case 'lost':
            return {
                outcome: 'lost',
                state: conclusion.why === 'record-removed' ? remedies/* recordGone */.l5 : describeSeenState(conclusion.why, facts),
                failure: explainLost(conclusion.why, reconciled),
                replacement,
                warnings,
                isRecordRemoved: conclusion.why === 'record-removed',
                isHandedOver: conclusion.why === 'handed-over',
                ...(conclusion.why === 'search' || conclusion.why === 'pending' ? { doubt: conclusion.why } : {}),
            };
    }
}
function verify(how, { wanted }) {
    return how === 'confirmed' ? { how, why: 'the inventory stopped answering' } : { how, actions: wanted };
}
function describeReplacement({ course, reconciled }, counts, replaceMs) {
    const { incidents, progress } = reconciled;
    const { emptyAtMs, filledAtMs, pauses } = progress.times;
    const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
    return {
        replaceMs,
        settleMs: pauses.length === 0 ? undefined : pauses.reduce((sum, pause) => sum + pause, 0),
        pauses: pauses.length,
        emptyMs: emptyAtMs === undefined ? (counts.isGapless && course.job.before.length > 0 ? 0 : undefined) : emptyMs,
        counts,
        incidents,
    };
}
function gatherFacts({ job, ours, wanted }, { progress, survey }) {
    const { direction } = progress;
    const verdicts = [...(survey?.verdicts ?? [])];
    const missing = verdicts.flatMap(([, verdict]) => verdict.missing.map(goal/* renderRoute */.QK));
    const surplus = verdicts.flatMap(([, { step, stuck }]) => {
        const isSurplus = step?.kind === 'remove' || step?.kind === 'clear-up';
        return [...(isSurplus ? [step.row] : []), ...stuck].map(goal/* renderRoute */.QK);
    });
    const unconfirmed = verdicts.flatMap(([, { step }]) => step?.kind === 'heal' ? [(0,goal/* renderRoute */.QK)(step.goal)] : []);
    const count = wanted[direction].length;
    const isOthers = (row) => ours.find(row) === undefined;
    const own = job.unlisted === 'keep' ? job.before.filter((row) => !isOthers(row)) : job.before;
    const drift = (0,importer_drift/* findDrift */.L1)(job.next.actions, own);
    return {
        aim: direction === 'forth' ? 'new' : 'previous',
        strategy: job.strategy,
        wanted: count,
        right: count - missing.length,
        missing,
        surplus,
        unconfirmed,
        held: job.before.length,
        counts: {
            added: drift.missing.length,
            changed: drift.different.length,
            removed: drift.surplus.length,
            kept: job.before.length - own.length,
            isGapless: job.strategy === 'rolling' && progress.hasGap !== true,
        },
    };
}
/** What a person should look at, whatever the outcome. */
function listWarnings({ conclusion, reconciled }) {
    const { progress, survey } = reconciled;
    const verdicts = [...(survey?.verdicts.values() ?? [])];
    const stuck = verdicts.flatMap((verdict) => verdict.stuck.map(goal/* renderRoute */.QK));
    const unknown = verdicts.flatMap(({ missing }) => missing.filter(({ isBlotted }) => isBlotted).map(goal/* renderRoute */.QK));
    return [
        ...(unknown.length > 0
            ? [
                `Not put back: ${unknown.join(', ')}. The text of it holds a secret, which this action never keeps, so it cannot write it again.`,
            ]
            : []),
        ...(stuck.length > 0
            ? [
                `Not removed: ${stuck.join(', ')}. The service might have removed another action instead, one that is not known to come from this file.`,
            ]
            : []),
        ...(progress.hasOthers ? ['Something else has changed this copilot during the run.'] : []),
        ...('how' in conclusion && conclusion.how === 'confirmed'
            ? ['What the copilot holds was not verified: its inventory stopped answering.']
            : []),
    ];
}
function explainUntouched(reconciled) {
    const { progress, why } = reconciled;
    if (why === 'no-journal')
        return (0,remedies/* explainNoJournal */.gS)(reconciled.cause);
    if (why === 'interrupted')
        return (0,remedies/* explainInterruption */.Z9)('Run the workflow again.');
    if (progress.isUnshown) {
        return {
            code: 'replacement-failed',
            message: 'The service confirmed an action that its inventory does not show. The next run would add everything a second time, so the action was deleted again.',
            hint: 'Set `inventory: none` and leave `strategy` out: this service does not show what a copilot holds.',
        };
    }
    return explain(reconciled, findHint(reconciled) || 'See the log.');
}
const describe_remedies = {
    search: 'Once the service’s search works again (see its own log), run once with `force: true` among the inputs of the step.',
    pending: 'Look at the copilot in a few minutes.',
    unseen: 'Look at the copilot.',
    unshown: 'If the inventory of this service never shows what a copilot holds, set `inventory: none`.',
};
function explainLost(why, reconciled) {
    if (why === 'handed-over') {
        return (0,remedies/* explainInterruption */.Z9)('The post step of this action finishes the replacement: see its log and summary.');
    }
    if (why === 'record-removed')
        return { code: 'replacement-failed', message: remedies/* recordRemoved */.kD, hint: remedies/* recordRemedy */.Gm };
    const remedy = describe_remedies[why] ?? '';
    return explain(reconciled, [findHint(reconciled).trim(), remedy, remedies/* toCatchUp */._5].filter((part) => part !== '').join(' '));
}
function findHint({ progress: { fault, givenUp } }) {
    const cause = givenUp === undefined || givenUp === 'out-of-time' ? fault : givenUp;
    return cause === undefined ? '' : `${cause.hint} `;
}
/** Why the new version was given up, and what then befell the way back. */
function explain({ progress, why }, hint) {
    const { fault, givenUp } = progress;
    const parts = [
        ...(why === 'out-of-time' ? ['The time for repairing the copilot is used up.'] : []),
        ...(givenUp === undefined ? [] : [renderCause(givenUp)]),
        ...(fault === undefined || fault.explanation === renderCause(givenUp) ? [] : [fault.explanation]),
    ];
    return {
        code: 'replacement-failed',
        message: parts.join(' ') || 'The replacement failed.',
        hint: hint.trim(),
    };
}
function renderCause(cause) {
    if (cause === undefined)
        return '';
    return cause === 'out-of-time'
        ? 'When half of the time was used up, the new version was still not in place.'
        : cause.explanation;
}


/***/ }),

/***/ 3427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   HY: () => (/* binding */ restoreRow),
/* harmony export */   QK: () => (/* binding */ renderRoute),
/* harmony export */   VQ: () => (/* binding */ nameGroup),
/* harmony export */   YO: () => (/* binding */ createOurs)
/* harmony export */ });
/* harmony import */ var _importer_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);
/* harmony import */ var _importer_door_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(763);
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3332);


/** @param goals of all versions that are known; among several that fit, one of the row's own endpoint comes first */
function createOurs(goals) {
    const find = createFind(goals);
    const byShown = new Map(goals.flatMap((goal) => (0,_importer_door_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(goal).map((shown) => [shown.operationId.toLowerCase(), nameGroup(goal)])));
    return {
        find,
        nameGroup: (row) => {
            const shown = nameGroup(find(row) ?? row);
            return find(row) === undefined ? (byShown.get(shown) ?? shown) : shown;
        },
    };
}
function createFind(goals) {
    const byName = Map.groupBy(goals.flatMap((goal) => (0,_importer_door_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(goal).map((shown) => ({ goal, key: renderKey(goal.path, shown) }))), ({ key }) => key);
    return (row) => {
        // A service may show a name alone, or neither.
        const isWhole = row.name !== undefined && row.operationId !== undefined;
        const fitting = isWhole
            ? (byName.get(renderKey(row.endpoint, row)) ?? []).map(({ goal }) => goal)
            : goals;
        const found = fitting.filter((goal) => (0,_importer_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownAs */ .CN)(goal, row));
        return found.find(({ endpoint }) => endpoint === row.endpoint) ?? found[0];
    };
}
/** With the last step of the path: some descriptions have one name for all. */
function renderKey(path, { name, operationId }) {
    return JSON.stringify([path.slice(path.lastIndexOf('/')), name, operationId]);
}
/** What brings a row back as it is; under the name that a document gives it, where one does. */
function restoreRow(row, known) {
    const { endpoint, method } = row;
    const { parameters = [], request_body = {} } = ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(row.payload) ? row.payload : {});
    const content = {
        method,
        endpoint,
        description: row.description ?? '',
        payload: { parameters, request_body },
        ...(row.isBlotted === true ? { isBlotted: true } : {}),
    };
    if (known !== undefined)
        return { ...known, ...content };
    const name = row.name ?? '';
    const operationId = row.operationId ?? (0,_importer_door_js__WEBPACK_IMPORTED_MODULE_2__/* .deriveOperationId */ .wQ)(name);
    return { ...content, path: endpoint, name, operationId, isOfOthers: true };
}
/** What is sent to make it. The service makes the `operation_id` of ours from the name, as its import does. */
function contentOf(goal) {
    const { description, endpoint, isOfOthers, method, name, operationId, payload } = goal;
    const content = { method, endpoint, name, description, payload };
    return isOfOthers === true ? { ...content, operationId } : content;
}
/** The group of one of ours. */
function nameGroup(action) {
    const { endpoint, method, operationId = '' } = action;
    return operationId === '' ? `${method} ${endpoint}` : operationId.toLowerCase();
}
function renderRoute({ endpoint, method }) {
    return `${method} ${endpoint}`;
}


/***/ }),

/***/ 8536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eJ: () => (/* binding */ replaceSeeing),
  rm: () => (/* binding */ resumeSeeing),
  Vr: () => (/* binding */ selectBackup),
  G6: () => (/* binding */ selectKnown)
});

// EXTERNAL MODULE: ./src/replacement/horizon.ts
var replacement_horizon = __webpack_require__(2501);
// EXTERNAL MODULE: ./src/importer/shown.ts
var shown = __webpack_require__(2433);
// EXTERNAL MODULE: ./src/replacement/seeing/goal.ts
var seeing_goal = __webpack_require__(3427);
;// CONCATENATED MODULE: ./src/replacement/seeing/group.ts


/** Compares what is wanted and what is seen where they can touch each other. */
function formGroups(wanted, rows, { mayRemove, ours }) {
    const byName = Map.groupBy(rows, ours.nameGroup);
    const goalsByName = Map.groupBy(wanted, seeing_goal/* nameGroup */.VQ);
    return new Map([...new Set([...goalsByName.keys(), ...byName.keys()])].map((name) => {
        const own = byName.get(name) ?? [];
        const mine = own.filter((row) => mayRemove(row) || ours.find(row) !== undefined);
        return [name, { name, wanted: goalsByName.get(name) ?? [], rows: own, mine }];
    }));
}
/**
 * The smallest right step of a group. A row is changed only under its own name: the search entry of another name would
 * stay behind. The delete of one row may take another of its group, so nothing is deleted beside a row of others.
 * @see docs/what-is-sent.md, “The requests”
 */
function judgeGroup(group, rules) {
    const { missing, others, right } = pairRows(group);
    const mine = others.filter((row) => group.mine.includes(row));
    const verdict = { missing, stuck: [] };
    if (mine.length === 0) {
        const [goal] = missing;
        if (goal !== undefined)
            return { ...verdict, step: { kind: 'add', goal } };
        return { ...verdict, step: rules.isConfirmed ? undefined : healGroup(right, group, rules) };
    }
    const isShared = group.rows.length > group.mine.length;
    const change = findChange(mine, missing, { ...rules, isShared });
    if (change !== undefined)
        return { ...verdict, step: change };
    if (isShared) {
        const [goal] = missing;
        const step = goal === undefined ? undefined : { kind: 'add', goal };
        return { ...verdict, step, stuck: mine };
    }
    return { ...verdict, step: deleteOne(mine[0], group) };
}
function pairRows({ rows, wanted }) {
    const missing = [...wanted];
    const right = [];
    const others = [];
    for (const row of rows) {
        const at = missing.findIndex((goal) => (0,shown/* isInPlace */.RS)(goal, row));
        const [goal] = at === -1 ? [] : missing.splice(at, 1);
        if (goal === undefined)
            others.push(row);
        else
            right.push({ goal, row });
    }
    return { right, missing, others };
}
/** Writing an action's own content once more gives it its entry in the search back. */
function healGroup([first], group, { canChange }) {
    if (first === undefined || !group.mine.includes(first.row))
        return undefined;
    if (canChange)
        return { kind: 'heal', ...first };
    return group.rows.length > group.mine.length ? undefined : deleteOne(first.row, group);
}
/** Where each row of ours has a wanted action of its own name. */
function findChange(mine, missing, { canChange, isShared, ours }) {
    if (!canChange)
        return undefined;
    const left = [...missing];
    const pairs = mine.flatMap((row) => {
        const name = ours.find(row)?.name;
        const at = left.findIndex((goal) => goal.name === name);
        const [goal] = at === -1 ? [] : left.splice(at, 1);
        return goal === undefined ? [] : [{ row, goal }];
    });
    const [pair] = pairs.length === mine.length || isShared ? pairs : [];
    return pair === undefined ? undefined : { kind: 'change', ...pair };
}
function deleteOne(row, { wanted }) {
    return row === undefined ? undefined : { kind: wanted.length === 0 ? 'remove' : 'clear-up', row };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/replacement/seeing/progress.ts

/** How long after it was given up a call may still take effect. */
const lateMs = 90_000;
/** How long after a confirmed call its effect may take to be shown. */
const showMs = 10_000;
const untried = { failures: 0, opensAtMs: 0 };
const fresh = { ...untried, ids: '', calls: 0 };
function createProgress({ strategy }) {
    return {
        direction: 'forth',
        phase: strategy === 'recreate' ? 'clear' : 'repair',
        groups: {},
        inFlight: [],
        lacks: {},
        clears: untried,
        imports: untried,
        isCleared: false,
        isImported: false,
        hasRepeated: false,
        hasChanged: false,
        hasOthers: false,
        isUnshown: false,
        added: [],
        hasLooked: false,
        isTouched: false,
        times: { pauses: [] },
    };
}
function findGroup({ groups }, name) {
    return groups[name] ?? fresh;
}
function setGroups(progress, changed) {
    return { ...progress, groups: { ...progress.groups, ...changed } };
}
/** From here on what was there before is wanted; tries count anew. */
function turnBack(progress, why) {
    const groups = Object.entries(progress.groups).map(([name, group]) => [name, { ...group, ...untried, calls: 0, isGivenUp: false }]);
    return {
        ...progress,
        direction: 'back',
        phase: 'repair',
        groups: Object.fromEntries(groups),
        clears: untried,
        imports: untried,
        isImported: false,
        givenUp: why,
    };
}
/** Equal where two looks show the same rows with the same content. */
function digestRows(rows) {
    if (rows.length === 0)
        return '';
    const text = rows.map((row) => JSON.stringify(row)).sort();
    return (0,external_node_crypto_.createHash)('sha256').update(text.join('\n')).digest('base64');
}
function listIds(rows) {
    return rows
        .map(({ id, method, endpoint }) => id || `${method} ${endpoint}`)
        .sort()
        .join(' ');
}

;// CONCATENATED MODULE: ./src/replacement/seeing/course.ts



function createCourse(job) {
    const ours = (0,seeing_goal/* createOurs */.YO)([...job.next.actions, ...job.known]);
    const restorable = job.before.filter((row) => job.unlisted === 'replace' || ours.find(row) !== undefined);
    const back = restorable.map((row) => (0,seeing_goal/* restoreRow */.HY)(row, ours.find(row)));
    return { job, ours, wanted: { forth: job.next.actions, back }, before: digestRows(job.before) };
}
function surveyRows(course, progress, rows) {
    const { job, ours, wanted } = course;
    const mayRemove = ({ id }) => job.unlisted === 'replace' || progress.added.includes(id);
    const groups = formGroups(wanted[progress.direction], rows, { mayRemove, ours });
    const canChange = progress.lacks.change !== true;
    const verdicts = new Map([...groups].map(([name, group]) => {
        const isConfirmed = findGroup(progress, name).isUnconfirmed !== true;
        return [name, judgeGroup(group, { ours, canChange, isConfirmed })];
    }));
    return { rows, groups, verdicts };
}
/** Rows that this run may delete without the service taking another's in their place. */
function listDoomed({ groups }) {
    return [...groups.values()].filter(({ mine, rows }) => mine.length > 0 && mine.length === rows.length);
}

;// CONCATENATED MODULE: ./src/replacement/seeing/counted.ts

/**
 * Whether a confirmed import is there in a form of the service's own: none of its actions is to the letter what was
 * sent, and there are as many, with the same `operation_id`s.
 */
function isCounted(course, progress, survey) {
    const wanted = course.wanted[progress.direction];
    if (!progress.isImported || wanted.length === 0 || survey.rows.length !== wanted.length)
        return false;
    const missing = [...survey.verdicts.values()].reduce((sum, verdict) => sum + verdict.missing.length, 0);
    if (missing < wanted.length)
        return false;
    const have = survey.rows.map(nameRow).sort().join('\n');
    const forms = [0, 1].map((form) => wanted
        .map((goal) => nameGoal(goal, form))
        .sort()
        .join('\n'));
    return survey.rows.every(({ operationId }) => operationId === undefined) || forms.includes(have);
}
function nameRow({ operationId = '' }) {
    return operationId.toLowerCase();
}
function nameGoal(goal, form) {
    return ((0,shown/* listShownNames */.Gp)(goal)[form] ?? goal).operationId.toLowerCase();
}

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
;// CONCATENATED MODULE: ./src/replacement/seeing/part.ts

/** A document with just some of its operations: everything beside them stays as it is. */
function keepOperations(body, actions) {
    const kept = new Set(actions.map(({ method, path }) => `${method} ${path}`));
    const document = JSON.parse(Buffer.from(body).toString('utf8'));
    const items = Object.entries((document['paths'] ?? {})).map(([path, item]) => {
        if (!(0,json/* isJsonObject */.OW)(item))
            return [path, item];
        const operations = Object.entries(item).filter(([key, operation]) => !(0,json/* isJsonObject */.OW)(operation) || kept.has(`${key.toUpperCase()} ${path}`));
        return [path, Object.fromEntries(operations)];
    });
    return Buffer.from(JSON.stringify({ ...document, paths: Object.fromEntries(items) }));
}

// EXTERNAL MODULE: ./src/replacement/wait.ts
var wait = __webpack_require__(3245);
;// CONCATENATED MODULE: ./src/replacement/seeing/notes.ts



/** Before it is sent: from here on the call may take effect, and nothing that it touches is confirmed. */
function noteSent(progress, call, { nowMs, timeoutMs }) {
    const { direction, times } = progress;
    const began = { ...progress, times: { ...times, beganAtMs: times.beganAtMs ?? nowMs } };
    const flight = { direction, endsAtMs: nowMs + timeoutMs + lateMs };
    if (call.kind !== 'single') {
        const inFlight = [...progress.inFlight, { ...flight, kind: call.kind, before: '' }];
        if (call.kind === 'clear')
            return { ...empty(began, nowMs), inFlight, isTouched: true, isCleared: false };
        const doubted = call.goals.map((goal) => doubt(progress, (0,seeing_goal/* nameGroup */.VQ)(goal)));
        const { deletedAtMs, ...kept } = began.times;
        const pauses = deletedAtMs === undefined ? times.pauses : [...times.pauses, nowMs - deletedAtMs];
        return setGroups({
            ...began,
            inFlight,
            isTouched: true,
            isImported: false,
            phase: 'repair',
            times: { ...kept, pauses },
        }, Object.fromEntries(doubted));
    }
    const { before, group, step } = call;
    const inFlight = [...progress.inFlight, { ...flight, kind: step.kind, group, before }];
    const own = findGroup(progress, group);
    const isClearing = began.phase === 'clear';
    const hasGap = step.kind === 'clear-up' ? { hasGap: true } : {};
    return setGroups({ ...(isClearing ? empty(began, nowMs) : began), ...hasGap, inFlight }, { [group]: { ...own, calls: own.calls + 1, isTouched: true, isUnconfirmed: true } });
}
/** From here on the copilot may be without its actions. */
function empty(progress, nowMs) {
    const { emptyAtMs = nowMs, ...times } = progress.times;
    return { ...progress, times: { ...times, emptyAtMs } };
}
function doubt(progress, name) {
    return [name, { ...findGroup(progress, name), isUnconfirmed: true }];
}
function noteAnswer(progress, call, answer, context) {
    if (answer.ok)
        return noteConfirmed(progress, call, answer.id, context);
    const { fault } = answer;
    // Nothing went out, and that is no try.
    if (fault.isUnsent === true)
        return { ...land(progress, call), fault };
    const after = { ...release(progress, call, fault, context), fault };
    switch (call.kind) {
        case 'clear':
            if (isMissing(fault) && call.route === actionsRoute)
                return { ...after, lacks: { ...after.lacks, clear: true } };
            return { ...after, clears: countFailure(after.clears, fault, context) };
        case 'import':
            return { ...after, imports: countFailure(after.imports, fault, context) };
        case 'single':
            return noteFailedStep(after, call, fault, context);
    }
}
function noteFailedStep(progress, { group, step }, fault, context) {
    const own = findGroup(progress, group);
    const isUnconfirmed = fault.applied === 'no' ? findGroup(context.sent, group).isUnconfirmed === true : true;
    const isChange = step.kind === 'change' || step.kind === 'heal';
    // There is another way then: that it is missing is no failure yet.
    const isWithoutChange = isMissing(fault) && isChange;
    const isWithoutSingles = isMissing(fault) && !isChange;
    const lacks = {
        ...progress.lacks,
        ...(isWithoutChange ? { change: true } : {}),
        ...(isWithoutSingles ? { single: true } : {}),
    };
    const counted = isWithoutChange ? own : { ...own, ...countFailure(own, fault, context) };
    return setGroups({ ...progress, lacks }, { [group]: { ...counted, isUnconfirmed } });
}
/** The route of the actions alone, which leaves the record alone. */
const actionsRoute = '/backend/actions/bot/{copilot_id}';
function isMissing({ status = 0 }) {
    return [404, 405, 501].includes(status);
}
function countFailure({ failures }, fault, context) {
    const { maxAttempts, nowMs, random } = context;
    const count = isAboutContent(fault) ? Math.max(maxAttempts, failures + 1) : failures + 1;
    const { retryAfterMs } = fault;
    return { failures: count, opensAtMs: nowMs + (0,wait/* computeBackoffMs */.w)(count, { retryAfterMs, random }) };
}
/** The service has read it and does not want it. */
function isAboutContent({ kind, status = 0 }) {
    return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}
/** Nobody has answered for the service, which may therefore go on with the call. */
function mayStillLand({ applied, kind, retryAfterMs, status = 0 }) {
    if (applied === 'no')
        return false;
    if (kind === 'time-out' || kind === 'broken')
        return true;
    return (kind === 'status' && ([408, 502, 504].includes(status) || (status === 503 && retryAfterMs === undefined)));
}
function isSame(call, flight) {
    return call.kind === 'single'
        ? flight.group === call.group && flight.before === call.before && flight.kind === call.step.kind
        : flight.kind === call.kind;
}
/** It is over. */
function land(progress, call) {
    const at = progress.inFlight.findLastIndex((flight) => isSame(call, flight));
    return { ...progress, inFlight: progress.inFlight.toSpliced(at, 1) };
}
/** How long after a call that failed it may still take effect, or be shown to have taken it. */
function release(progress, call, fault, { nowMs }) {
    const at = progress.inFlight.findLastIndex((flight) => isSame(call, flight));
    const flight = progress.inFlight[at];
    if (flight === undefined || fault.applied === 'no')
        return land(progress, call);
    if (mayStillLand(fault)) {
        return { ...progress, inFlight: progress.inFlight.with(at, { ...flight, endsAtMs: nowMs + lateMs }) };
    }
    const { status = 0 } = fault;
    if (status < 500)
        return land(progress, call);
    const over = { ...flight, endsAtMs: nowMs + showMs, isOver: true };
    return { ...progress, inFlight: progress.inFlight.with(at, over) };
}
function noteConfirmed(progress, call, id, { nowMs }) {
    const landed = land(progress, call);
    // What an error came after may be shown only now, and look like what was confirmed.
    const inFlight = landed.inFlight.map((flight) => flight.isOver === true ? { ...flight, endsAtMs: nowMs + showMs } : flight);
    const after = { ...landed, inFlight, hasChanged: true };
    const { times } = after;
    const awaits = (before) => ({ before, untilAtMs: nowMs + showMs });
    if (call.kind === 'clear') {
        const clears = { ...after.clears, opensAtMs: nowMs + showMs };
        return { ...after, clears, isCleared: true, times: { ...times, deletedAtMs: nowMs } };
    }
    if (call.kind === 'import') {
        const names = new Set(call.goals.map(seeing_goal/* nameGroup */.VQ));
        const shown = [...names].map((name) => {
            return [name, { ...findGroup(after, name), isUnconfirmed: false, awaits: awaits('') }];
        });
        const filled = { ...after, isImported: true, times: { ...times, filledAtMs: nowMs } };
        return setGroups(filled, Object.fromEntries(shown));
    }
    const { before, group, step } = call;
    const isDelete = step.kind === 'remove' || step.kind === 'clear-up';
    const own = { ...findGroup(after, group), isUnconfirmed: isDelete };
    const isClearing = isDelete && after.phase === 'clear';
    return setGroups({
        ...after,
        added: step.kind === 'add' && id !== undefined ? [...after.added, id] : after.added,
        times: isClearing ? { ...times, deletedAtMs: nowMs } : times,
    }, 
    // Its own content written once more cannot be told from what was there.
    { [group]: step.kind === 'heal' ? own : { ...own, awaits: awaits(before) } });
}
/** What was confirmed, or should have been done by now, and is not to be seen. */
function createUnseen(what) {
    return {
        request: 'inventory',
        kind: 'not-there',
        applied: 'unknown',
        refused: false,
        explanation: `The service confirmed a change of \`${what}\`, but its inventory does not show it.`,
        hint: 'Look at the service’s own log: it confirmed what it did not do, or something else changes this copilot. ' +
            'If its inventory never shows what a copilot holds, set `inventory: none`.',
    };
}

;// CONCATENATED MODULE: ./src/replacement/seeing/note-look.ts




/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
function noteLook(course, before, { nowMs, rows }) {
    const { groups } = surveyRows(course, before, rows);
    const names = [...new Set([...groups.keys(), ...Object.keys(before.groups)])];
    const looked = names.map((name) => ({ name, ...lookAtGroup(before, name, groups.get(name), nowMs) }));
    const unseen = looked.find(({ isUnseen }) => isUnseen);
    const progress = {
        ...before,
        groups: Object.fromEntries(looked.map(({ name, noted }) => [name, noted])),
        inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
        hasLooked: true,
        isTouched: false,
        hasOthers: before.hasOthers || looked.some(({ isOthers }) => isOthers),
        hasChanged: before.hasChanged || (before.hasLooked && digestRows(rows) !== course.before),
        ...(unseen === undefined ? {} : { fault: createUnseen(unseen.name) }),
    };
    return { progress, survey: surveyRows(course, progress, rows) };
}
function lookAtGroup(before, name, group, nowMs) {
    const own = findGroup(before, name);
    const { awaits, ...rest } = own;
    const { mine = [], rows = [], wanted = [] } = group ?? {};
    const ids = listIds(rows);
    const isForeign = ids !== own.ids && !isExplained(before, name);
    // Another's delete has taken the entries of the whole group from the search, too.
    const next = { ...rest, ids, isTouched: false, isUnconfirmed: rest.isUnconfirmed === true || isForeign };
    const isOthers = isForeign && mine.length + wanted.length > 0;
    if (awaits?.before !== digestRows(rows)) {
        return { noted: next, isUnseen: false, isOthers };
    }
    if (nowMs < awaits.untilAtMs)
        return { noted: { ...next, awaits }, isUnseen: false, isOthers };
    return { noted: { ...next, failures: own.failures + 1 }, isUnseen: true, isOthers };
}
/** A call of this run may be why a group has other rows than at the last look. */
function isExplained(before, name) {
    const { awaits, isTouched } = findGroup(before, name);
    const isInFlight = before.inFlight.some(({ group }) => group === undefined || group === name);
    return !before.hasLooked || before.isTouched || isTouched === true || awaits !== undefined || isInFlight;
}
/** Whether a call that nobody answered for has done its work: a look shows it. */
function hasLanded(flight, course, survey) {
    const { before, direction, group, isOver, kind } = flight;
    if (isOver === true)
        return true;
    if (group !== undefined)
        return digestRows(survey.groups.get(group)?.rows ?? []) !== before;
    if (kind === 'clear')
        return listDoomed(survey).length === 0;
    return course.wanted[direction].every((goal) => (survey.groups.get((0,seeing_goal/* nameGroup */.VQ)(goal))?.rows ?? []).length > 0);
}

;// CONCATENATED MODULE: ./src/replacement/seeing/situation.ts


/** How soon it is looked again where there is nothing to do but to wait, in milliseconds. */
const shownPollMs = 1_000;
const latePollMs = 5_000;
/** Calls for all of the steps that may be made now; else a wait until the first of them may. There is one at least. */
function chooseSteps(situation, steps) {
    const { survey } = situation;
    const rests = steps.map((one) => ({ ...one, rest: findRest(situation, one.name) }));
    const calls = rests.flatMap(({ name, rest, step }) => {
        const before = digestRows(survey.groups.get(name)?.rows ?? []);
        return rest === undefined ? [{ kind: 'single', group: name, step, before }] : [];
    });
    if (calls.length > 0)
        return { do: 'call', calls };
    const waits = rests.flatMap(({ rest }) => rest ?? []).sort((one, other) => one.ms - other.ms);
    return { do: 'wait', ...(waits[0] ?? { ms: latePollMs, why: 'late' }) };
}
/** How long nothing may be sent in a group; undefined where it may. */
function findRest(situation, name) {
    const { nowMs, progress } = situation;
    const { awaits, opensAtMs } = findGroup(progress, name);
    if (isBusy(situation, name))
        return { ms: latePollMs, why: 'late' };
    if (awaits !== undefined)
        return { ms: Math.min(shownPollMs, awaits.untilAtMs - nowMs), why: 'shown' };
    return opensAtMs > nowMs ? { ms: opensAtMs - nowMs, why: 'again' } : undefined;
}
/** Whether an earlier call of this group, or of any, may still take effect. */
function isBusy({ course, progress, survey }, name) {
    return progress.inFlight.some((flight) => {
        const isHere = name === undefined || flight.group === undefined || flight.group === name;
        return isHere && !hasLanded(flight, course, survey);
    });
}
/** How long no call may be made that is one in every group. */
function findRestOfAll(situation, opensAtMs) {
    if (isBusy(situation))
        return { ms: latePollMs, why: 'late' };
    const restMs = opensAtMs - situation.nowMs;
    return restMs > 0 ? { ms: Math.min(restMs, latePollMs), why: 'again' } : undefined;
}

;// CONCATENATED MODULE: ./src/replacement/seeing/clear.ts





/** Until the copilot holds nothing that is ours: the delete, and the look that shows it; then the pause and the import. */
function decideClearing(situation) {
    const { progress, survey } = situation;
    const doomed = listDoomed(survey);
    const route = findRoute(situation);
    // The contract's order: a delete comes before each import, whatever was seen.
    const isOwed = route !== undefined && !progress.isCleared && progress.clears.failures === 0;
    const rest = findRestOfAll(situation, doomed.length > 0 || isOwed ? progress.clears.opensAtMs : 0);
    if (rest !== undefined)
        return { do: 'wait', ...rest };
    if (doomed.length === 0 && !isOwed)
        return importAfterPause(situation);
    if (progress.isCleared && route !== undefined)
        return noteUncleared(situation);
    return route === undefined
        ? deleteEach(situation, doomed)
        : { do: 'call', calls: [{ kind: 'clear', route }] };
}
function deleteEach(situation, doomed) {
    const { fault, lacks } = situation.progress;
    if (lacks.single === true)
        return { do: 'turn', why: fault ?? createUnseen('all actions') };
    const steps = doomed.flatMap(({ mine: [row], name }) => row === undefined ? [] : [{ name, step: { kind: 'remove', row } }]);
    return chooseSteps(situation, steps);
}
/** The route that clears; undefined where actions are deleted one by one. */
function findRoute({ course: { job }, progress }) {
    if (job.unlisted === 'keep')
        return undefined;
    if (job.deletePath !== 'auto')
        return job.deletePath;
    return progress.lacks.clear === true ? undefined : actionsRoute;
}
/** It was confirmed, and the copilot still shows actions: they are deleted one by one. */
function noteUncleared({ course: { job }, progress }) {
    const { clears, lacks } = progress;
    const noted = {
        ...progress,
        clears: { ...clears, failures: clears.failures + 1 },
        lacks: job.deletePath === 'auto' ? { ...lacks, clear: true } : lacks,
        fault: createUnseen('all actions'),
        isCleared: false,
    };
    return { do: 'go-on', progress: noted };
}
function importAfterPause(situation) {
    const { course, nowMs, progress } = situation;
    const { times } = progress;
    // Where no delete was confirmed, one has taken effect all the same: from now on it is seen.
    const deletedAtMs = times.deletedAtMs ?? (progress.hasChanged ? nowMs : undefined);
    if (deletedAtMs === undefined)
        return { do: 'call', calls: [createImport(situation)] };
    if (times.deletedAtMs === undefined) {
        return { do: 'go-on', progress: { ...progress, times: { ...times, deletedAtMs } } };
    }
    const restMs = deletedAtMs + course.job.settleMs - nowMs;
    if (restMs > 0)
        return { do: 'wait', ms: restMs, why: 'pause' };
    return { do: 'call', calls: [createImport(situation)] };
}
/** Of the version that is wanted, without the operations that have rows already. */
function createImport({ course: { job }, progress, survey }) {
    const sent = progress.direction === 'back' && job.backup !== undefined ? job.backup : job.next;
    const goals = sent.actions.filter((goal) => (survey.groups.get((0,seeing_goal/* nameGroup */.VQ)(goal))?.rows ?? []).length === 0);
    const isWhole = goals.length === sent.actions.length;
    return { kind: 'import', document: isWhole ? sent.body : keepOperations(sent.body, goals), goals };
}

;// CONCATENATED MODULE: ./src/replacement/seeing/repair.ts






/** So many missing actions are imported together. */
const manyMissing = 20;
/** So many that the search may not know are deleted and imported once more. */
const manyUnconfirmed = 100;
/** What differs, group by group, the smallest right step each: add, change, remove. */
function decideRepair(situation) {
    const { progress } = situation;
    const open = listOpen(situation);
    const { course, survey } = situation;
    if (open.length === 0 || isCounted(course, progress, survey))
        return watch(situation);
    const ofKind = (...kinds) => open.filter(({ step }) => kinds.includes(step.kind));
    const [adds, changes] = [ofKind('add'), ofKind('change', 'clear-up')];
    if (isUnproven(situation))
        return probe(situation, adds);
    const heals = ofKind('heal');
    const isOnlyDoubtful = heals.length === open.length;
    if (isOnlyDoubtful ? mustRepeat(situation, heals.length) : progress.lacks.single === true)
        return clearOnceMore(situation);
    if (mustImport(situation, adds))
        return importMissing(situation);
    // What is renamed is added under its new name before the old one goes.
    const removals = adds.length + changes.length === 0 ? ofKind('remove') : [];
    const choices = [adds, changes, heals, removals].filter((steps) => steps.length > 0);
    const nexts = choices.map((steps) => chooseSteps(situation, steps));
    const first = nexts.find((next) => next.do === 'call') ?? nexts.find((next) => next.do === 'wait');
    return first ?? watch(situation);
}
/** The steps that are left, but for those that have failed too often where there is no way back. */
function listOpen({ course, progress, survey }) {
    return [...survey.verdicts].flatMap(([name, { step }]) => {
        // What a secret was blotted out of is never written: nobody knows what it said.
        if (step === undefined || ('goal' in step && step.goal.isBlotted === true))
            return [];
        const isLast = progress.direction === 'back' || step.kind === 'heal';
        const tried = { ...findGroup(progress, name), size: sizeOf(survey, name) };
        return isLast && isSpent(course.job.maxAttempts, tried) ? [] : [{ name, step }];
    });
}
function sizeOf({ groups }, name) {
    const { rows = [], wanted = [] } = groups.get(name) ?? {};
    return rows.length + wanted.length;
}
/** It has failed as often as it is tried; or, however often each call is confirmed, something undoes what is done. */
function isSpent(maxAttempts, { calls, failures, size }) {
    return failures >= maxAttempts || calls > 3 * maxAttempts + 2 * size;
}
/** Groups that can no longer be brought right; of what is right, only the search may not know it. */
function hasSpentGroup({ course, progress, survey }) {
    return [...survey.verdicts].some(([name, { step }]) => {
        if (step === undefined || step.kind === 'heal')
            return false;
        return isSpent(course.job.maxAttempts, { ...findGroup(progress, name), size: sizeOf(survey, name) });
    });
}
/** Nothing differs: what was confirmed and is not shown is waited for, and what may still take effect. */
function watch(situation) {
    const { nowMs, progress } = situation;
    const awaiting = findShown(situation, Object.keys(progress.groups));
    if (awaiting !== undefined)
        return { do: 'wait', ...awaiting };
    const ends = progress.inFlight.map(({ endsAtMs }) => endsAtMs - nowMs);
    if (ends.length === 0)
        return { do: 'end' };
    return { do: 'wait', ms: Math.min(latePollMs, Math.max(...ends)), why: 'late' };
}
/** A copilot that has never shown an action: its inventory may be one that never does, and all would be there twice. */
function isUnproven({ course: { job }, progress, survey }) {
    const isEmpty = job.before.length === 0 && survey.rows.length === 0;
    return job.strategy === 'rolling' && progress.direction === 'forth' && isEmpty;
}
function probe(situation, adds) {
    const { progress } = situation;
    const [first] = adds;
    if (first === undefined)
        return watch(situation);
    const { added, fault, hasChanged } = progress;
    // A delete of it that failed does not make it one that was never sent.
    const isUnseen = hasChanged && (fault?.kind === 'not-there' || (added.length > 0 && fault?.request === 'delete'));
    if (!isUnseen || findRest(situation, first.name) !== undefined)
        return chooseSteps(situation, [first]);
    const rows = added.map((id) => ({ ...nowhere, id }));
    const calls = rows.map((row) => ({ kind: 'single', group: first.name, step: { kind: 'remove', row }, before: '' }));
    return { do: 'call', calls, isUnshown: true };
}
const nowhere = {
    method: '',
    endpoint: '',
    name: undefined,
    operationId: undefined,
    description: undefined,
    payload: {},
};
/** Everything is there, and of so much of it the search may not know that one import is less than all the changes. */
function mustRepeat({ course: { job }, progress }, count) {
    const isForth = job.strategy === 'recreate' && progress.direction === 'forth';
    return isForth && count > manyUnconfirmed && !progress.hasRepeated;
}
/** Where actions cannot be put right one by one, too. */
function clearOnceMore({ course, progress }) {
    const { job } = course;
    const hasDocument = progress.direction === 'forth' || job.backup !== undefined;
    const isAllowed = job.strategy === 'recreate' && job.unlisted === 'replace' && hasDocument;
    const { imports } = progress;
    if (!isAllowed || imports.failures >= job.maxAttempts) {
        return progress.direction === 'forth'
            ? { do: 'turn', why: progress.fault ?? createUnseen('all actions') }
            : { do: 'end' };
    }
    return {
        do: 'go-on',
        progress: {
            ...progress,
            phase: 'clear',
            isCleared: false,
            hasRepeated: true,
            imports: { ...imports, failures: imports.failures + (progress.lacks.single === true ? 1 : 0) },
        },
    };
}
/** Whether one import takes the place of many single additions. */
function mustImport({ course, progress, survey }, adds) {
    const { job, wanted } = course;
    const goals = wanted[progress.direction];
    const isBack = progress.direction === 'back';
    if (adds.length === 0 ||
        (isBack && (job.backup === undefined || progress.imports.failures >= job.maxAttempts)))
        return false;
    if (job.strategy === 'rolling')
        return !isBack && adds.length > manyMissing && adds.length > goals.length / 2;
    return goals.every((goal) => (survey.groups.get((0,seeing_goal/* nameGroup */.VQ)(goal))?.rows ?? []).length === 0);
}
function importMissing(situation) {
    const { course, nowMs, progress } = situation;
    const { deletedAtMs = -Infinity } = progress.times;
    const settledMs = deletedAtMs + course.job.settleMs;
    if (settledMs > nowMs)
        return { do: 'wait', ms: settledMs - nowMs, why: 'pause' };
    const call = createImport(situation);
    const rest = findRestOfAll(situation, progress.imports.opensAtMs) ??
        (call.kind === 'import' ? findShown(situation, call.goals.map(seeing_goal/* nameGroup */.VQ)) : undefined);
    return rest === undefined ? { do: 'call', calls: [call] } : { do: 'wait', ...rest };
}
function findShown(situation, names) {
    const name = names.find((one) => findGroup(situation.progress, one).awaits !== undefined);
    return name === undefined ? undefined : findRest(situation, name);
}

;// CONCATENATED MODULE: ./src/replacement/seeing/decide.ts



/** The next step of a reconciliation, from what is wanted and what the last look shows. Pure and total. */
function decideNext(situation) {
    const { course, endMs, nowMs, progress } = situation;
    if (progress.isUnshown)
        return { do: 'end' };
    if (progress.direction === 'forth') {
        const why = findTurn(situation);
        if (why !== undefined)
            return { do: 'turn', why };
    }
    const isSpent = progress.clears.failures >= course.job.maxAttempts;
    if (nowMs >= endMs || isSpent)
        return { do: 'end' };
    return progress.phase === 'clear' ? decideClearing(situation) : decideRepair(situation);
}
/** Why the new version is given up; undefined where it is not. */
function findTurn(situation) {
    const { course, nowMs, progress, survey, turnMs } = situation;
    const { clears, fault, imports } = progress;
    const isTooMuch = Math.max(clears.failures, imports.failures) >= course.job.maxAttempts;
    if (isTooMuch || hasSpentGroup(situation))
        return fault ?? createUnseen('what was sent');
    const isLate = nowMs >= turnMs && (progress.phase !== 'repair' || !isAllInPlace(survey));
    return isLate ? (fault ?? 'out-of-time') : undefined;
}
/** Nothing is wanted that is not there, and nothing is there that may go. */
function isAllInPlace({ verdicts }) {
    return [...verdicts.values()].every(({ missing, step }) => missing.length === 0 && (step === undefined || step.kind === 'heal'));
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/replacement/seeing/narrate.ts

/** The log of a reconciliation: a line as calls begin, and one for whatever comes otherwise than hoped for. */
function renderCalls(calls, course, progress) {
    const [first] = calls;
    if (first?.kind === 'clear')
        return 'Deleting the copilot’s actions.';
    if (first?.kind === 'import')
        return renderImport(first.goals.length, course, progress);
    const counts = Map.groupBy(calls, (call) => (call.kind === 'single' ? call.step.kind : call.kind));
    const isClearing = progress.phase === 'clear';
    const parts = [...counts].map(([kind, some]) => `${isClearing ? 'Deleting' : verbs[kind]} ${renderNames(some)}.`);
    return parts.join(' ');
}
const verbs = {
    add: 'Adding',
    change: 'Changing',
    heal: 'Writing again, for the search:',
    remove: 'Removing',
    'clear-up': 'Removing, to be added again:',
    clear: 'Deleting',
    import: 'Importing',
};
/** A few are named, many are counted. Sorted: a service lists its rows by ids that chance has made. */
function renderNames(calls) {
    if (calls.length > 3)
        return (0,src_text/* renderCount */.SS)(calls.length, 'action');
    const names = calls.flatMap((call) => {
        if (call.kind !== 'single')
            return [];
        const { method, endpoint } = 'goal' in call.step ? call.step.goal : call.step.row;
        return [`${method} ${endpoint}`.trim() || 'the action that is not shown'];
    });
    return names.toSorted().join(', ');
}
function renderImport(count, { job }, { direction }) {
    const what = direction === 'forth' ? 'the new version' : 'the previous version';
    const isPart = direction === 'forth' && count < job.next.actions.length;
    return isPart ? `Importing ${(0,src_text/* renderCount */.SS)(count, 'action')} of ${what}.` : `Importing ${what}.`;
}
/** Undefined where it is not worth a line. */
function renderWait({ ms, why }, { settleMs }) {
    switch (why) {
        case 'pause':
            // A post step waits only for the rest.
            return ms < settleMs - 1_000
                ? `Waiting for the ${Math.ceil(ms / 1_000)} s that are left of the pause after the delete.`
                : `Deleted. Waiting ${settleMs / 1_000} s for the removal to settle.`;
        case 'late':
            return 'A call that was given up may still take effect: the copilot is watched for up to a minute and a half.';
        case 'shown':
            return 'The service does not show yet what it confirmed. Looking again.';
        case 'again':
            return ms >= 5_000 ? `The next try is in ${(ms / 1_000).toFixed(1)} s.` : undefined;
    }
}
function renderFault(fault, plan) {
    return `${fault.explanation} ${plan}`;
}
/** @param last the incident told before it: its cause is not told twice */
function renderTurn(why, last = '') {
    const cause = why === 'out-of-time' ? 'Half of the time is used up.' : why.explanation;
    const turn = 'The new version is given up. Restoring the previous actions.';
    return last.startsWith(cause) ? turn : `${cause} ${turn}`;
}

;// CONCATENATED MODULE: ./src/replacement/seeing/send.ts


/** Makes one call. Rejects only on a bug: a call that failed is an answer. */
async function sendCall(call, copilotId, service) {
    try {
        return { ok: true, id: await send(call, copilotId, service) };
    }
    catch (error) {
        if (error instanceof errors/* ServiceFailure */.A)
            return { ok: false, fault: error.fault };
        throw error;
    }
}
async function send(call, copilotId, service) {
    switch (call.kind) {
        case 'clear':
            await service.deleteActions(copilotId, call.route);
            return undefined;
        case 'import':
            await service.importActions(copilotId, call.document);
            return undefined;
        case 'single':
            return sendStep(call.step, copilotId, service);
    }
}
async function sendStep(step, copilotId, service) {
    switch (step.kind) {
        case 'add':
            return service.createAction(copilotId, (0,seeing_goal/* contentOf */.$E)(step.goal));
        case 'change':
        case 'heal':
            await service.changeAction(copilotId, step.row.id, (0,seeing_goal/* contentOf */.$E)(step.goal));
            return undefined;
        case 'remove':
        case 'clear-up':
            await service.deleteAction(step.row.id);
            return undefined;
    }
}
/** What a call asks of the service. */
function nameRequest(call) {
    if (call.kind === 'clear')
        return 'delete';
    if (call.kind === 'import')
        return 'import';
    const { kind } = call.step;
    if (kind === 'add')
        return 'add';
    return kind === 'change' || kind === 'heal' ? 'change' : 'delete';
}

;// CONCATENATED MODULE: ./src/replacement/seeing/reconcile.ts












/** So many single calls are made side by side, never two in one group. */
const singlesAtOnce = 4;
const mostIncidents = 30;
/**
 * Looks, does the smallest right thing, and looks again, until nothing differs or nothing more can be done. Rejects only
 * on a bug, and then the journal is left open.
 * @param start `rows`: of a look that has just been made, where there was one
 */
async function reconcile(start, options) {
    const { progress } = start;
    const run = { ...options, progress, survey: undefined, blinks: 0, waitsFor: '', incidents: [] };
    let { rows } = start;
    for (;;) {
        const next = rows === undefined ? await look(run) : decideSeen(run, rows);
        rows = undefined;
        const why = await follow(run, next);
        if (why === undefined)
            continue;
        await keep(run, why === 'handed-over');
        const { blinks, incidents, survey } = run;
        return { progress: run.progress, survey, isLookLast: blinks === 0, why, incidents };
    }
}
async function look(run) {
    const { job } = run.course;
    try {
        const rows = await run.ports.service.readInventory(job.copilot?.id ?? job.copilotId);
        run.blinks = 0;
        return decideSeen(run, rows);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceFailure */.A))
            throw error;
        return decideUnseen(run, error.fault);
    }
}
function decideSeen(run, rows) {
    const { course, ports } = run;
    const noted = noteLook(course, run.progress, { nowMs: ports.clock.nowMs(), rows });
    run.progress = noted.progress;
    run.survey = noted.survey;
    for (;;) {
        const situation = createSituation(run, run.survey);
        const next = decideNext(situation);
        if (next.do !== 'turn' && next.do !== 'go-on')
            return next;
        if (next.do === 'turn')
            tell(run, renderTurn(next.why, run.incidents.at(-1)), true);
        run.progress = next.do === 'turn' ? turnBack(run.progress, next.why) : next.progress;
        run.survey = surveyRows(course, run.progress, rows);
    }
}
function createSituation({ budgetFromMs, budgetMs, course, ports, progress }, survey) {
    const fromMs = budgetFromMs ?? progress.times.beganAtMs ?? Infinity;
    const nowMs = ports.clock.nowMs();
    return { course, progress, survey, nowMs, turnMs: fromMs + budgetMs / 2, endMs: fromMs + budgetMs };
}
/**
 * The inventory does not answer. It is asked on; meanwhile only what the contract would do next is done, so that nobody
 * waits with an empty copilot for a page that does not load.
 */
function decideUnseen(run, fault) {
    const { course, ports, progress } = run;
    const situation = createSituation(run, surveyRows(course, progress, []));
    const { endMs, nowMs, turnMs } = situation;
    run.blinks += 1;
    if (run.blinks === 1)
        tell(run, renderFault(fault, 'Asking again.'), true);
    const { isCleared, inFlight, phase, times } = progress;
    const settledMs = (times.deletedAtMs ?? Infinity) + course.job.settleMs;
    if (phase === 'clear' && isCleared && inFlight.length === 0) {
        run.survey = undefined;
        if (settledMs > nowMs)
            return { do: 'wait', ms: settledMs - nowMs, why: 'pause' };
        return { do: 'call', calls: [createImport(situation)] };
    }
    const isEnough = times.beganAtMs === undefined && run.blinks >= course.job.maxAttempts;
    // Nothing more would be sent: half of the time is enough to be told what is there.
    if (isEnough || nowMs >= (isAllConfirmed(run) ? turnMs : endMs)) {
        if (!isAllConfirmed(run))
            run.survey = undefined;
        return { do: 'end' };
    }
    const { retryAfterMs } = fault;
    return {
        do: 'wait',
        ms: (0,wait/* computeBackoffMs */.w)(run.blinks, { retryAfterMs, random: ports.random }),
        why: 'again',
    };
}
/** Everything that the last look found open was confirmed since, and nothing may still take effect. */
function isAllConfirmed({ progress, survey }) {
    if (progress.inFlight.length > 0 || progress.phase !== 'repair')
        return false;
    if (survey === undefined) {
        return (progress.isImported && Object.values(progress.groups).every((group) => group.isUnconfirmed !== true));
    }
    return [...survey.verdicts].every(([name, { missing, step }]) => {
        const { awaits, isUnconfirmed } = progress.groups[name] ?? {};
        if (step === undefined)
            return true;
        if (step.kind === 'heal')
            return isUnconfirmed !== true;
        const isOne = missing.length + (step.kind === 'remove' ? (survey.groups.get(name)?.rows.length ?? 0) : 0) === 1;
        return awaits !== undefined && isOne;
    });
}
async function follow(run, next) {
    switch (next.do) {
        case 'call':
            return callAll(run, next);
        case 'wait': {
            const text = renderWait(next, run.course.job);
            if (text !== undefined && run.waitsFor !== next.why)
                tell(run, text, false);
            // Whoever goes on after a death in the pause waits for what is left of it, and deletes nothing a second time.
            if (next.why === 'pause' && run.waitsFor !== 'pause')
                await keep(run, true);
            run.waitsFor = next.why;
            return next.why === 'pause' ? pause(run, next.ms) : sleep(run, next.ms);
        }
        case 'end':
            return run.ports.clock.nowMs() >= createSituation(run, emptySurvey).endMs ? 'out-of-time' : 'done';
        case 'turn':
        case 'go-on':
            throw new TypeError('These are followed where it is decided.');
    }
}
const emptySurvey = { rows: [], groups: new Map(), verdicts: new Map() };
/** Undefined where there is time for what comes after it. */
async function sleep(run, ms) {
    if (isOver(run, ms))
        return stop(run);
    await run.horizon.sleep(ms);
    return undefined;
}
/** The route that `delete-path` names may take the copilot's record with its actions: an import would then be lost. */
async function pause(run, ms) {
    const { copilot, deletePath } = run.course.job;
    const isSafe = deletePath === 'auto' || deletePath === actionsRoute || copilot === undefined;
    if (isSafe || isOver(run, ms))
        return sleep(run, ms);
    // Not at once: a list that lags behind would still show a record that is gone.
    await run.horizon.sleep(ms / 2);
    const isMissing = await (0,check/* isRecordMissing */.Y)(copilot.id, run.ports.clock.nowMs() - ms / 5, run.ports);
    const why = await sleep(run, ms / 2);
    // It may lag the other way, too: only a record that is missing twice is gone.
    if (why !== undefined || !isMissing)
        return why;
    if (!(await (0,check/* isRecordMissing */.Y)(copilot.id, run.ports.clock.nowMs(), run.ports)))
        return undefined;
    tell(run, 'The list no longer holds the copilot: the delete has removed more than its actions.', true);
    return 'record-removed';
}
function isOver({ horizon, ports }, ms) {
    const endMs = horizon.findEndMs();
    return endMs !== undefined && ports.clock.nowMs() + ms + replacement_horizon/* requestMs */.sI > endMs;
}
function stop({ atHorizon, progress }) {
    if (progress.times.beganAtMs === undefined)
        return 'interrupted';
    return atHorizon === 'hand-over' ? 'handed-over' : 'out-of-time';
}
async function callAll(run, { calls, isUnshown }) {
    const { course, ports } = run;
    run.waitsFor = '';
    if (calls.length > 0)
        tell(run, renderCalls(calls, course, run.progress), false);
    for (let at = 0; at < calls.length; at += singlesAtOnce) {
        const wave = calls.slice(at, at + singlesAtOnce);
        const isFirst = run.progress.times.beganAtMs === undefined;
        if (isOver(run, 0) || (isFirst && ports.interruption.requested))
            return stop(run);
        const openMs = Math.max(...wave.map((call) => ports.service.findOpenMs?.(nameRequest(call)) ?? 0));
        const restMs = openMs - ports.clock.nowMs();
        if (restMs > 0)
            return sleep(run, restMs);
        const isGood = await reconcile_send(run, wave);
        if (isGood === undefined)
            return 'no-journal';
        if (!isGood)
            return undefined;
    }
    if (isUnshown === true)
        run.progress = { ...run.progress, isUnshown };
    return undefined;
}
/** Whether all of them were confirmed; undefined where nothing was sent, for it could not be written down. */
async function reconcile_send(run, wave) {
    const { course, ports } = run;
    const { job } = course;
    const before = run.progress;
    const { timeoutMs } = job;
    const nowMs = ports.clock.nowMs();
    run.progress = wave.reduce((noted, call) => noteSent(noted, call, { nowMs, timeoutMs }), before);
    const isKept = await keep(run, true);
    // Once something was sent, a full disk is no reason to leave the copilot as it is.
    if (!isKept && before.times.beganAtMs === undefined) {
        run.progress = before;
        return undefined;
    }
    const copilotId = job.copilot?.id ?? job.copilotId;
    const answers = await Promise.all(wave.map(async (call) => {
        const answer = await sendCall(call, copilotId, ports.service);
        const { random } = ports;
        const { maxAttempts } = job;
        const context = { nowMs: ports.clock.nowMs(), random, maxAttempts, sent: before };
        run.progress = noteAnswer(run.progress, call, answer, context);
        if (!answer.ok)
            tell(run, renderFault(answer.fault, 'Looking at what became of it.'), true);
        return answer.ok;
    }));
    return answers.every(Boolean);
}
/** Writes the journal; false, and a warning, where that fails. */
async function keep({ ports, progress }, isOpen) {
    try {
        const hasSent = progress.times.beganAtMs !== undefined;
        await ports.journal.write(progress, { nowMs: ports.clock.nowMs(), isOpen, hasSent });
        return true;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
        return false;
    }
}
function tell(run, text, isIncident) {
    run.ports.log.info(text);
    if (isIncident && run.incidents.length < mostIncidents)
        run.incidents.push(text);
}

;// CONCATENATED MODULE: ./src/replacement/seeing/conclude.ts



/** From the last look alone; what nobody has seen is never said to be there. */
function concludeReconciliation(course, reconciled) {
    const { isLookLast, progress, survey, why } = reconciled;
    if (why === 'handed-over' || why === 'record-removed')
        return lost(why);
    if (progress.times.beganAtMs === undefined && !isAtAim(reconciled))
        return { outcome: 'untouched' };
    // Without the id that the service answers, what was added could not be deleted again.
    const isDeleted = progress.inFlight.length === 0 && progress.added.length > 0;
    if (progress.isUnshown)
        return isDeleted ? { outcome: 'untouched' } : lost('unshown');
    if (survey !== undefined && isLookLast)
        return concludeSeen(course, progress, survey);
    const outcome = progress.direction === 'forth' ? 'synced' : 'restored';
    return isAllConfirmed(reconciled) ? { outcome, how: 'confirmed' } : lost('unseen');
}
/** Nothing was sent, and there was nothing to do. */
function isAtAim({ isLookLast, progress, why }) {
    return why === 'done' && progress.direction === 'forth' && isLookLast;
}
function concludeSeen(course, progress, survey) {
    const { direction, hasChanged } = progress;
    const counted = isCounted(course, progress, survey);
    const why = findLoss(course, progress, { survey, counted });
    if (why !== undefined)
        return lost(why);
    if (direction === 'back' && !hasChanged)
        return { outcome: 'untouched' };
    return { outcome: direction === 'forth' ? 'synced' : 'restored', how: counted ? 'counted' : 'seen' };
}
function findLoss(course, progress, { counted, survey }) {
    const verdicts = [...survey.verdicts.values()];
    // Beside what was not there before, it is not what it was.
    const isMixed = progress.direction === 'back' && verdicts.some(({ stuck }) => stuck.length > 0);
    if (isMixed || !(counted || isAllInPlace(survey)))
        return 'differs';
    if (progress.inFlight.length > 0)
        return 'pending';
    if (isNeverShown(course, progress, survey))
        return 'unshown';
    return !counted && verdicts.some(({ step }) => step !== undefined) ? 'search' : undefined;
}
function lost(why) {
    return { outcome: 'lost', why };
}
/** It shows no action, as it did before, and something was confirmed. */
function isNeverShown({ job }, { direction, fault, hasChanged }, { rows }) {
    const isEmpty = rows.length === 0 && job.before.length === 0;
    return isEmpty && direction === 'back' && fault?.kind === 'not-there' && hasChanged;
}

;// CONCATENATED MODULE: ./src/replacement/seeing/seeing.ts







/**
 * Brings a copilot to what is wanted, or back to what was there before: look, do the smallest right thing, look again.
 */
async function replaceSeeing(job, budgetMs, ports) {
    const course = createCourse(job);
    try {
        await ports.journal.begin(job);
    }
    catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        const reconciled = { ...unbegun, progress: createProgress(job), cause };
        return { course, reconciled, conclusion: concludeReconciliation(course, reconciled) };
    }
    const horizon = (0,replacement_horizon/* createSignalHorizon */.YV)(ports.interruption, ports.clock);
    const progress = job.isForced && job.strategy === 'rolling' ? doubtAll(createProgress(job), job) : createProgress(job);
    const options = {
        course,
        ports,
        horizon,
        budgetMs,
        budgetFromMs: undefined,
        atHorizon: 'hand-over',
    };
    try {
        const reconciled = await reconcile({ progress, rows: job.before }, options);
        return { course, reconciled, conclusion: concludeReconciliation(course, reconciled) };
    }
    finally {
        horizon.close();
    }
}
const unbegun = { survey: undefined, isLookLast: true, why: 'no-journal', incidents: [] };
/** Goes on where a dead process stopped, whatever it was at: with a look. */
async function resumeSeeing(job, left, { budgetMs, fromMs }, ports) {
    const course = createCourse(job);
    const horizon = (0,replacement_horizon/* createFixedHorizon */.Mj)(fromMs + budgetMs, ports.clock);
    const nowMs = ports.clock.nowMs();
    // Nobody has heard of them since: they may have been given up just now.
    const inFlight = left.inFlight.map((flight) => ({
        ...flight,
        endsAtMs: Math.max(flight.endsAtMs, nowMs + lateMs),
    }));
    const options = { course, ports, horizon, budgetMs, budgetFromMs: fromMs, atHorizon: 'end' };
    const reconciled = await reconcile({ progress: { ...left, inFlight }, rows: undefined }, options);
    return { course, reconciled, conclusion: concludeReconciliation(course, reconciled) };
}
/** All of ours are written once more: their entries in the search may be missing. */
function doubtAll(progress, { next }) {
    const doubted = next.actions.map((action) => {
        const name = (0,seeing_goal/* nameGroup */.VQ)(action);
        return [name, { ...findGroup(progress, name), isUnconfirmed: true }];
    });
    return setGroups(progress, Object.fromEntries(doubted));
}
/** Which rows are ours by the versions at hand: for each the action that it is, to the letter where there is one. */
function selectKnown(rows, versions) {
    const finders = versions.map(({ actions }) => (0,seeing_goal/* createOurs */.YO)(actions));
    return rows.flatMap((row) => {
        const found = finders.flatMap(({ find }) => find(row) ?? []);
        return found.find((goal) => (0,shown/* isInPlace */.RS)(goal, row)) ?? found[0] ?? [];
    });
}
/** The version of which everything is there; of several the one with the most actions, and among equals the first. */
function selectBackup(rows, versions) {
    const whole = versions.filter(({ actions }) => {
        const { find } = (0,seeing_goal/* createOurs */.YO)(actions);
        const held = new Set(rows.flatMap((row) => {
            const goal = find(row);
            return goal !== undefined && (0,shown/* isInPlace */.RS)(goal, row) ? [goal] : [];
        }));
        return actions.length > 0 && held.size === new Set(actions).size;
    });
    return whole.toSorted((one, other) => other.actions.length - one.actions.length)[0];
}


/***/ }),

/***/ 3245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ computeBudgetMs),
/* harmony export */   w: () => (/* binding */ computeBackoffMs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);

const baseMs = 1_000;
const capMs = 30_000;
/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
function computeBackoffMs(failedTries, { retryAfterMs = 0, random }) {
    const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
    return Math.max(Math.min(retryAfterMs, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterCapMs */ .lb), Math.round(random() * ceilingMs));
}
/** For everything after the first delete: by then the copilot has its actions, or it is said what it holds. */
const usualBudgetMs = 600_000;
/** The usual budget, or more where pauses and time limits would not leave both versions a try. */
function computeBudgetMs({ settleMs, timeoutMs, }) {
    return Math.max(usualBudgetMs, 2 * (settleMs + 2 * timeoutMs) + 60_000);
}


/***/ }),

/***/ 8427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ recordRemedy),
/* harmony export */   SY: () => (/* binding */ afresh),
/* harmony export */   TT: () => (/* binding */ untouchedState),
/* harmony export */   Z9: () => (/* binding */ explainInterruption),
/* harmony export */   _5: () => (/* binding */ toCatchUp),
/* harmony export */   gS: () => (/* binding */ explainNoJournal),
/* harmony export */   kD: () => (/* binding */ recordRemoved),
/* harmony export */   l5: () => (/* binding */ recordGone)
/* harmony export */ });
/** What is said wherever a replacement has failed, seen or not. */
const untouchedState = 'The copilot is untouched: it holds its previous actions.';
const recordGone = 'The copilot is gone from the service, so nothing was imported.';
const recordRemoved = 'The delete request has removed the copilot itself, not only its actions.';
const afresh = 're-run this job, or press “Run workflow” if the workflow has it.';
const toCatchUp = `To bring the copilot up to date, ${afresh}`;
const recordRemedy = 'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new id, and set ' +
    '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
    `Then ${afresh}`;
function explainInterruption(hint) {
    const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
    return { code: 'interrupted', message, hint };
}
/** The journal could not be written: a disk that is full is better found out about before anything is sent. */
function explainNoJournal(cause) {
    const why = cause === undefined ? '' : ` ${cause}.`;
    return {
        code: 'replacement-failed',
        message: `The journal that guards the replacement cannot be written.${why}`,
        hint: 'Check that RUNNER_TEMP is writable and has room for the description and its earlier versions.',
    };
}


/***/ })

};
