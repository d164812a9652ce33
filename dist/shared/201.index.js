export const id = 201;
export const ids = [201];
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
    const byName = { ofAction: listShownKeys, ofRow: (row) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(row.endpoint, row) };
    const right = pairRows(actions, rows, { ...byRoute, fits: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .isInPlace */ .RS });
    const changed = pairRows(right.actions, right.rows, { ...byRoute, fits: () => true });
    const moved = pairRows(changed.actions, changed.rows, { ...byName, fits: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownAs */ .CN });
    return {
        missing: moved.actions.map(describeAction),
        surplus: moved.rows.map(describeRow),
        different: [...changed.paired, ...moved.paired].map(describeAction),
    };
}
function listShownKeys(action) {
    return (0,_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(action).map((shown) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(action.path, shown));
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
/** `ß` is `Ss`, and Georgian has no capitals within a text. */
function toTitle(letter) {
    if (/[\u10d0-\u10ff]/u.test(letter))
        return letter;
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
/* harmony export */   RS: () => (/* binding */ isInPlace),
/* harmony export */   rD: () => (/* binding */ renderShownKey)
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
/** What a row is found by, with the last step of the path: some descriptions have one name for all. */
function renderShownKey(path, { name, operationId }) {
    return JSON.stringify([path.slice(path.lastIndexOf('/')), name, operationId]);
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
/* harmony export */   E: () => (/* binding */ askPatiently),
/* harmony export */   k: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3245);


/** What a request came to. Rejects only on a bug. */
async function ask(question) {
    try {
        return { ok: true, value: await question() };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A))
            throw error;
        return { ok: false, fault: error.fault, sentMs: error.sentMs };
    }
}
/** Asks until it is answered: only for what changes nothing, so that it may always be asked again. */
async function askPatiently(question, { maxAttempts }, { clock, log, random }) {
    for (let attempt = 1;; attempt += 1) {
        const answer = await ask(question);
        if (answer.ok || attempt >= maxAttempts || isFinal(answer.fault))
            return answer;
        const { explanation, retryAfterMs } = answer.fault;
        const waitMs = (0,_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .computeBackoffMs */ .wo)(attempt, { retryAfterMs, random });
        const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
        log.info(`${explanation} Asking again ${when}.`);
        await clock.sleep(waitMs);
    }
}
/** Before the delete nothing is lost yet: what a person must mend is said at once, and what needs a longer wait. */
function isFinal({ kind, proxyStatus = 0, refused, retryAfterMs = 0 }) {
    return refused || kind === 'tls' || [403, 407].includes(proxyStatus) || retryAfterMs > _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterCapMs */ .lb;
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
    // So a service answers that has no list at all.
    if (![404, 405, 501].includes(fault.status ?? 0))
        throw describeFault(fault);
    if (copilotId === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('copilot-unknown', `The input \`copilot-id\` is missing. ${fault.explanation}`, {
            hint: 'Give the id of the copilot to keep in step.',
        });
    }
    const warning = `${fault.explanation} The copilot cannot be looked up, so the action assumes that ${copilotId} exists.`;
    return { copilotId, copilot: undefined, warnings: [warning] };
}
function describeFault({ explanation, hint, kind, refused }) {
    const isStrange = kind === 'not-understood' || kind === 'too-large';
    const why = refused ? 'service-refused' : 'service-unreachable';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(isStrange ? 'service-not-understood' : why, explanation, { hint });
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
/**
 * The copilot with that id, or undefined: exact, else whatever the letters' case, for UUIDs are written both ways.
 * A record that is marked deleted is not there.
 */
function findCopilot(copilots, copilotId) {
    const present = copilots.filter(({ record }) => !record['deleted_at']);
    const exact = present.find((copilot) => copilot.id === copilotId);
    return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}
/**
 * Asks the list, once: one public release of the service removes the record itself, and an import into nothing would be
 * lost. A list that does not answer stops nothing: the copilot is empty meanwhile.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
async function isRecordMissing(copilotId, sinceMs, { log, service }) {
    const listing = await (0,_ask_patiently_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .k)(() => service.listCopilots(sinceMs));
    if (listing.ok)
        return findCopilot(listing.value, copilotId) === undefined;
    const { explanation } = listing.fault;
    log.warning(`${explanation} It could not be checked that the copilot’s record is still there.`);
    return false;
}


/***/ }),

/***/ 5201:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ replaceActions),
  k: () => (/* binding */ resumeReplacement)
});

// EXTERNAL MODULE: ./src/words/remedies.ts
var remedies = __webpack_require__(8427);
;// CONCATENATED MODULE: ./src/replacement/blind/blind-progress.ts
const unbegun = {
    name: 'deleting',
    at: 0,
    round: 1,
    request: 1,
    holds: ['before'],
    atWork: [],
    isInDoubt: false,
};
function isUnchanged({ holds }) {
    return holds.every((holding) => holding === 'before');
}
/** A delete that failed may have worked, or may still. */
function isDoubtful({ atWork, isInDoubt }) {
    return atWork.length > 0 || isInDoubt;
}
/** The same progress after a call that may have taken effect: what it would bring may be there, beside all from before. */
function noteAtWork(progress, call, fault) {
    const brings = call.request === 'delete' ? ['nothing'] : ['part', nameVersion(progress.at)];
    const isAtWork = fault === undefined || isPerhapsAtWork(fault);
    const atWork = isAtWork ? [...progress.atWork, call] : progress.atWork;
    return { ...progress, holds: [...new Set([...progress.holds, ...brings])], atWork };
}
function nameVersion(at) {
    return at === 0 ? 'next' : 'previous';
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
function takeOver(left, times) {
    const { nowMs, timeoutMs, writtenMs } = times;
    const anew = { ...left, round: 1, request: 1, beganAtMs: left.beganAtMs ?? writtenMs };
    if (left.isHandedOver === true)
        return { ...anew, isHandedOver: false };
    const deleting = { ...anew, name: 'deleting' };
    if (left.name === 'settling')
        return deleting;
    const moments = { sentAtMs: writtenMs, endedAtMs: Math.max(nowMs, writtenMs + timeoutMs) };
    if (left.name === 'deleting')
        return noteAtWork(deleting, { request: 'delete', ...moments });
    const noted = noteAtWork(deleting, { request: 'import', ...moments });
    return { ...noted, importSentAtMs: writtenMs, importEndedAtMs: nowMs };
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./src/replacement/horizon.ts

/**
 * Runners send SIGINT, 7.5 s later SIGTERM, and kill at 10 s: this much of it may be planned with.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const graceMs = 9_000;
/** A request is given at least this long before the horizon, or it is not begun. */
const requestMs = 1_000;
/** Endless until the first signal, then the grace that runners leave; or `endMs`, for the process that is the last one. */
function createHorizon(interruption, clock, endMs) {
    let ownMs = endMs ?? (interruption.aborted ? clock.nowMs() + graceMs : undefined);
    (0,external_node_events_.addAbortListener)(interruption, () => {
        ownMs ??= clock.nowMs() + graceMs;
    });
    const sleep = (ms) => clock.sleep(ms, ownMs === undefined ? interruption : undefined);
    return { findEndMs: () => ownMs, sleep };
}
/** True once the moment has come; false as soon as `neededMs` is too late for anything to be begun then. */
async function sleepUntil(momentMs, neededMs, { clock, horizon }) {
    for (;;) {
        const restMs = momentMs - clock.nowMs();
        if (restMs <= 0)
            return true;
        if (neededMs + requestMs > (horizon.findEndMs() ?? Infinity))
            return false;
        await horizon.sleep(restMs);
    }
}

// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
;// CONCATENATED MODULE: ./src/replacement/drive.ts


function stopAtHorizon({ tookOverAtMs }) {
    return tookOverAtMs === undefined ? 'handed-over' : 'out-of-time';
}
async function keepJournal({ ports, progress }, how) {
    try {
        await ports.journal.write(progress, { nowMs: ports.clock.nowMs(), ...how });
        return true;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
        return false;
    }
}
const mostIncidents = 30;
function tellIncident({ incidents, ports }, text) {
    ports.log.info(text);
    if (incidents.length < mostIncidents)
        incidents.push(text);
}
/** The part of the pause by which an answer that another target has asked for may be older. */
const sharedLook = 0.2;
/**
 * Waits for the rest of the pause after a delete, to its end whatever happens. Where the delete's route may take the
 * copilot's record, the list is asked meanwhile: an import into nothing would be lost.
 */
async function waitForPause(drive, { fromMs, isSafe, toMs }) {
    const { horizon, job, ports } = drive;
    // Not at once: a list that lags behind would still show a record that is gone.
    const lookAtMs = fromMs + (toMs - fromMs) / 2;
    const asked = isSafe ? undefined : job.copilot?.id;
    const own = { clock: ports.clock, horizon };
    if (asked !== undefined && !(await sleepUntil(lookAtMs, toMs, own)))
        return stopAtHorizon(drive);
    const sinceMs = lookAtMs - (toMs - fromMs) * sharedLook;
    const isMissing = asked !== undefined && (await (0,check/* isRecordMissing */.Y)(asked, sinceMs, ports));
    if (!(await sleepUntil(toMs, toMs, own)))
        return stopAtHorizon(drive);
    // It may lag the other way, too: only a record that is missing twice is gone.
    if (!isMissing || !(await (0,check/* isRecordMissing */.Y)(asked, ports.clock.nowMs(), ports)))
        return undefined;
    tellIncident(drive, 'The list no longer holds the copilot: the delete has removed more than its actions.');
    tellRecord(drive);
    return 'record-removed';
}
function tellRecord({ job, ports }) {
    if (job.copilot === undefined)
        return;
    ports.log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
}
function isOver({ horizon, ports }, ms = 0) {
    return ports.clock.nowMs() + ms + requestMs > (horizon.findEndMs() ?? Infinity);
}

// EXTERNAL MODULE: ./src/replacement/wait.ts
var wait = __webpack_require__(3245);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
;// CONCATENATED MODULE: ./src/replacement/blind/blind-rules.ts


/**
 * Whether a call that failed is made again. Before the delete: a few tries, seconds. After it there is nothing worse
 * than to stop: a service that is away is waited for as long as there is time, and so is the last thing left to try.
 */
function mayTryAgain(progress, fault, tries, { hasAlternative, hasTime, maxAttempts }) {
    if (isUnchanged(progress)) {
        return !fault.refused && tries < maxAttempts && (fault.retryAfterMs ?? 0) <= errors/* retryAfterCapMs */.lb;
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

// EXTERNAL MODULE: ./src/replacement/ask-patiently.ts
var ask_patiently = __webpack_require__(7120);
;// CONCATENATED MODULE: ./src/replacement/blind/blind-run.ts





/** Waits for its turn, writes the journal, and makes the call; gives why it was not made. Rejects only on a bug. */
async function makeCall(drive, request, { begin, send }) {
    const { clock, log } = drive.ports;
    const stop = await waitForTurn(drive, request);
    if (stop !== undefined)
        return stop;
    log.info(begin);
    const sentMs = clock.nowMs();
    const answer = await (0,ask_patiently/* ask */.k)(send);
    const endedMs = clock.nowMs();
    if (answer.ok)
        return { sentMs, endedMs };
    const { fault } = answer;
    // What was never sent is no try: the process that takes over has all of them.
    if (fault.isUnsent === true && !isUnchanged(drive.progress))
        return stopAtHorizon(drive);
    return { fault, sentMs: answer.sentMs ?? sentMs, endedMs };
}
/** Until the call may be made; undefined once the journal says that it is. */
async function waitForTurn(drive, request) {
    const { clock, log, service } = drive.ports;
    const ownMs = Math.max(clock.nowMs() + computePauseMs(drive), findQuietMs(drive));
    for (;;) {
        // What the journal says was sent must not be held back after that.
        const turnMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
        const stop = findStop(drive, turnMs);
        if (stop !== undefined)
            return stop;
        const restMs = turnMs - clock.nowMs();
        if (restMs <= 0)
            return beginStep(drive);
        if (restMs >= 5_000 || (restMs >= 100 && drive.progress.request > 1))
            log.info(renderWait(drive.progress, restMs));
        await drive.horizon.sleep(restMs);
    }
}
/** Writes down what comes next; a stop where it then may not be begun. */
async function beginStep(drive) {
    const isKept = await keep(drive, true);
    // Once something is deleted, a full disk is no reason to leave the copilot empty.
    if (!isKept && isUnchanged(drive.progress))
        return 'no-journal';
    // Writing takes time, and a signal may have come in it: still nothing has been sent.
    return findStop(drive, drive.ports.clock.nowMs());
}
function keep(drive, isOpen) {
    const { progress } = drive;
    return keepJournal(drive, {
        isOpen,
        hasSent: isOpen || !isUnchanged(progress) || isDoubtful(progress),
    });
}
function computePauseMs({ ports: { random }, progress }) {
    const { fault, name, request, round } = progress;
    const failed = request === 1 && name === 'deleting' ? round - 1 : request - 1;
    return failed === 0 ? 0 : (0,wait/* computeBackoffMs */.wo)(failed, { retryAfterMs: fault?.retryAfterMs, random });
}
/** For so long a call that nobody answered is taken to be at work; never so long that nothing can follow. */
function findTimeoutMs({ budgetMs, job }) {
    return Math.min(job.timeoutMs, budgetMs / 2);
}
/** From when on all imports that nobody answered for are taken to have come to their end. */
function findQuietMs(drive) {
    const { job, progress } = drive;
    const imports = progress.atWork.filter(({ request }) => request === 'import');
    return Math.max(0, ...imports.map(({ endedAtMs, sentAtMs }) => Math.max(sentAtMs + findTimeoutMs(drive), endedAtMs + job.settleMs)));
}
function renderWait({ atWork }, restMs) {
    const isAwaited = atWork.some(({ request }) => request === 'import');
    const why = isAwaited ? ': until then the request that was given up may still take effect' : '';
    return `The next try is in ${(restMs / 1000).toFixed(1)} s${why}.`;
}
function findStop(drive, turnMs) {
    const { budgetMs, horizon, job, progress, tookOverAtMs } = drive;
    const endMs = horizon.findEndMs();
    if (endMs !== undefined) {
        // A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too.
        const needMs = progress.name === 'deleting' ? job.settleMs + 3 * requestMs : requestMs;
        // What changes nothing yet is not begun under a horizon that a signal has drawn.
        const isFirst = tookOverAtMs === undefined && isUnchanged(progress) && !isDoubtful(progress);
        if (isFirst)
            return 'interrupted';
        if (turnMs + needMs > endMs)
            return stopAtHorizon(drive);
    }
    return turnMs + requestMs > findBeginMs(drive) + budgetMs ? 'out-of-time' : undefined;
}
function findBeginMs({ progress, tookOverAtMs }) {
    return tookOverAtMs ?? progress.beganAtMs ?? Infinity;
}
/** The new version has half of the budget, what comes after it half of the rest each; the last has all that is left. */
function findRules(drive) {
    const { budgetMs, job, ports, progress } = drive;
    const hasAlternative = progress.at < job.previous.length;
    const share = hasAlternative ? 1 - 0.5 ** (progress.at + 1) : 1;
    const hasTime = ports.clock.nowMs() < findBeginMs(drive) + share * budgetMs;
    return { maxAttempts: job.maxAttempts, hasAlternative, hasTime };
}

;// CONCATENATED MODULE: ./src/replacement/blind/blind.ts





/** The route that the interface names; it may take the copilot's record, too. */
const contractRoute = '/backend/copilot/{copilot_id}';
/**
 * Delete, wait, import, where nobody can look; or the previous version back. The service appends on import, so an import
 * of unknown outcome is repeated only after another delete and pause. Rejects only on a bug: the journal is left open then.
 */
async function replaceBlind(drive) {
    for (;;) {
        const turn = await replaceOnce(drive);
        const next = turn === 'give-up' ? turnToPrevious(drive) : turn;
        if (next === 'repeat')
            continue;
        const isHandedOver = next === 'handed-over';
        if (isHandedOver)
            note(drive, { isHandedOver });
        await keep(drive, isHandedOver);
        return next;
    }
}
function note(drive, changes) {
    drive.progress = { ...drive.progress, ...changes };
}
async function replaceOnce(drive) {
    if (drive.progress.name === 'deleting') {
        const turn = await deleteAll(drive);
        if (turn !== 'done')
            return turn;
    }
    if (drive.progress.name === 'settling') {
        const stop = await settle(drive);
        if (stop !== undefined)
            return stop;
    }
    return importVersion(drive);
}
/** Puts back what can be put back, where something may be gone; else the replacement ends. */
function turnToPrevious(drive) {
    const { at, fault, givenUp = fault } = drive.progress;
    if (givenUp === undefined || isUnchanged(drive.progress) || !findRules(drive).hasAlternative)
        return 'service';
    note(drive, { name: 'deleting', request: 1, at: at + 1, round: 1, givenUp, hasStumbled: false });
    return 'repeat';
}
async function deleteAll(drive) {
    const { job, ports } = drive;
    const route = job.deletePath === 'auto' ? contractRoute : job.deletePath;
    for (;;) {
        const answer = await makeCall(drive, 'delete', {
            begin: 'Deleting the copilot’s actions.',
            send: () => ports.service.deleteActions(job.copilotId, route),
        });
        if (typeof answer === 'string')
            return answer;
        const { endedMs: deletedAtMs, fault, sentMs } = answer;
        if (fault === undefined) {
            const { beganAtMs = sentMs } = drive.progress;
            note(drive, { name: 'settling', beganAtMs, deletedAtMs, holds: ['nothing'] });
            return 'done';
        }
        const turn = judgeFailedDelete(drive, { ...answer, fault });
        if (turn !== 'repeat')
            return turn;
    }
}
/** A delete does no more the second time: it may be repeated alone, whatever became of the first. */
function judgeFailedDelete(drive, failed) {
    const { fault } = failed;
    drive.progress = noteFailedDelete({ ...drive.progress, fault }, failed);
    // The route has worked or may have: now it is the record that it no longer finds.
    if (fault.status === 404 && !isUnchanged(drive.progress)) {
        tellIncident(drive, `${fault.explanation} Nothing more can be tried.`);
        tellRecord(drive);
        return 'record-removed';
    }
    // Nothing is ever imported on top of a delete that was not confirmed: every action could then be there twice.
    return repeatRequest(drive, fault);
}
function noteFailedDelete(progress, { endedMs, fault, sentMs }) {
    if (fault.applied === 'no')
        return progress;
    // An error that the service itself has answered to the first delete: it has done nothing.
    if (isUnchanged(progress) && fault.kind === 'status' && fault.status === 500)
        return { ...progress, isInDoubt: true };
    const began = { ...progress, beganAtMs: progress.beganAtMs ?? sentMs };
    return noteAtWork(began, { request: 'delete', sentAtMs: sentMs, endedAtMs: endedMs }, fault);
}
async function settle(drive) {
    const { job, ports, progress } = drive;
    const stop = await beginStep(drive);
    if (stop !== undefined)
        return stop;
    const { deletedAtMs: fromMs = ports.clock.nowMs() } = progress;
    // After the last delete that may still be at work.
    const ends = progress.atWork
        .filter(({ request }) => request === 'delete')
        .map(({ endedAtMs, sentAtMs }) => Math.max(sentAtMs + findTimeoutMs(drive), endedAtMs));
    const until = ends.length === 0 ? '' : ' until the delete that was given up can no longer take effect, and then';
    ports.log.info(`Deleted. Waiting${until} ${job.settleMs / 1000} s for the removal to settle.`);
    const toMs = Math.max(fromMs, ...ends) + job.settleMs;
    const why = await waitForPause(drive, { fromMs, toMs, isSafe: false });
    if (why === undefined)
        note(drive, { name: 'importing', request: 1, fault: undefined });
    return why;
}
async function importVersion(drive) {
    const { job, ports, progress } = drive;
    const document = progress.at === 0 ? job.next : job.previous[progress.at - 1]?.body;
    if (document === undefined)
        throw new TypeError(`There is no version ${progress.at}.`);
    for (;;) {
        const answer = await makeCall(drive, 'import', {
            begin: `Importing ${renderVersion(job, progress.at)}.`,
            send: () => ports.service.importActions(job.copilotId, document),
        });
        if (typeof answer === 'string')
            return answer;
        const { endedMs: importEndedAtMs, fault, sentMs: importSentAtMs } = answer;
        note(drive, { importSentAtMs, importEndedAtMs });
        if (fault === undefined) {
            note(drive, { holds: [nameVersion(progress.at)] });
            ports.log.info('The service confirmed the import.');
            return 'done';
        }
        note(drive, { fault });
        // Where it certainly never arrived it may be repeated alone.
        if (fault.applied !== 'no' || fault.refused)
            return judgeFailedImport(drive, { ...answer, fault });
        if (repeatRequest(drive, fault) === 'give-up')
            return 'give-up';
    }
}
function judgeFailedImport(drive, { endedMs, fault, sentMs }) {
    // An importer that stumbles over an operation has stored those before it.
    if ((0,wait/* isContentRefused */.qL)(fault)) {
        note(drive, { holds: [...new Set([...drive.progress.holds, 'part'])] });
        return giveUp(drive, fault);
    }
    if (fault.applied === 'unknown') {
        const call = { request: 'import', sentAtMs: sentMs, endedAtMs: endedMs };
        drive.progress = noteAtWork(drive.progress, call, fault);
        if (fault.status === 500 && drive.progress.hasStumbled)
            return giveUp(drive, fault);
        if (fault.status === 500)
            note(drive, { hasStumbled: true });
    }
    const { round } = drive.progress;
    if (!mayTryAgain(drive.progress, fault, round, findRules(drive)))
        return giveUp(drive, fault);
    tellIncident(drive, `${fault.explanation} The whole replacement is repeated: delete, wait, import.`);
    note(drive, { name: 'deleting', request: 1, round: round + 1 });
    return 'repeat';
}
function repeatRequest(drive, fault) {
    const { progress } = drive;
    if (!mayTryAgain(progress, fault, progress.request, findRules(drive)))
        return giveUp(drive, fault);
    tellIncident(drive, `${fault.explanation} Only that request is repeated.`);
    note(drive, { request: progress.request + 1 });
    return 'repeat';
}
function giveUp(drive, fault) {
    const isOver = isUnchanged(drive.progress) || !findRules(drive).hasAlternative;
    const next = isOver
        ? 'Nothing more can be tried.'
        : 'The new version is given up. Restoring the previous one.';
    tellIncident(drive, `${fault.explanation} ${next}`);
    return 'give-up';
}
function renderVersion({ previous }, at) {
    if (at === 0)
        return 'the new version';
    const commit = previous[at - 1]?.commit.slice(0, 7) ?? '';
    return commit === '' ? 'the previous version' : `the version of ${commit}`;
}

;// CONCATENATED MODULE: ./src/replacement/blind/blind-ending.ts



/** What is said about a blind replacement once this process is through with it: only what was answered, nothing seen. */
function describeBlindEnd(why, { incidents, job, progress }, replaceMs) {
    const { at, fault, givenUp } = progress;
    const replacement = { replaceMs, ...measure(why, progress), incidents };
    const isHandedOver = why === 'handed-over';
    if (isUnchanged(progress) && !isHandedOver) {
        const isInferred = isDoubtful(progress);
        const state = isInferred ? `${inferred}, as ${job.whyBlind}.` : remedies/* untouchedState */.TT;
        const failure = (0,remedies/* explainFailure */.SP)({ isUntouched: true, why, fault });
        return { outcome: 'untouched', state, failure, isInferred };
    }
    if (why !== 'done') {
        const isRecordRemoved = why === 'record-removed';
        return {
            outcome: 'lost',
            state: isRecordRemoved ? remedies/* recordGone */.l5 : renderLeft(progress, isHandedOver),
            failure: (0,remedies/* explainFailure */.SP)({ why, givenUp, fault }),
            replacement,
            isRecordRemoved,
            isHandedOver,
        };
    }
    const verification = { how: 'confirmed', why: job.whyBlind };
    const confirmed = `The service confirmed the import of ${renderVersion(job, at)}.`;
    const told = { verification, replacement, warnings: progress.atWork.length > 0 ? [mayLand] : [] };
    if (at === 0)
        return { outcome: 'synced', state: confirmed, ...told };
    const failure = (0,remedies/* explainFailure */.SP)({ why, givenUp });
    const state = `${confirmed} Whether the copilot held just that before was not seen.`;
    return { outcome: 'restored', state, failure, ...told };
}
const mayLand = 'A request that was given up on the way may still take effect: the copilot would then hold every action twice, or ' +
    'none. Look at it in a few minutes; running this job again repairs it.';
const inferred = 'The copilot should still hold its previous actions: the service answered every delete with an error. It was not seen';
function measure(why, progress) {
    const { beganAtMs, deletedAtMs, importEndedAtMs, importSentAtMs } = progress;
    if (importSentAtMs === undefined || importEndedAtMs === undefined)
        return { settleMs: undefined, emptyMs: undefined };
    return {
        settleMs: deletedAtMs === undefined ? undefined : importSentAtMs - deletedAtMs,
        emptyMs: why === 'done' && beganAtMs !== undefined ? importEndedAtMs - beganAtMs : undefined,
    };
}
const phrases = {
    before: 'the actions it had before',
    nothing: 'no actions',
    next: 'the new actions',
    previous: 'the actions of an earlier version',
    part: 'only some of the actions',
};
/** What the copilot holds, or may hold where the answers leave it open. */
function renderLeft(progress, isHandedOver) {
    const holds = renderHoldings(progress.holds);
    if (!isHandedOver)
        return holds;
    // Only a delete that failed in doubt is left to another process while nothing seems to have changed.
    const isOpen = isUnchanged(progress);
    const known = isOpen ? 'It is not known whether the delete had an effect.' : holds;
    return `${known} The post step of this action goes on from here.`;
}
function renderHoldings(holds) {
    const listed = holds.map((holding) => phrases[holding]);
    const last = listed.pop() ?? 'an unknown state';
    if (listed.length === 0)
        return `The copilot holds ${last}.`;
    return `The copilot may hold ${listed.join(', ')} or ${last}.`;
}

// EXTERNAL MODULE: ./src/replacement/seeing/course.ts + 1 modules
var seeing_course = __webpack_require__(8480);
// EXTERNAL MODULE: ./src/importer/drift.ts
var importer_drift = __webpack_require__(519);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/words/seen-state.ts


/** By how it is known what the copilot holds now, or why that is not right: the words are the last look. */
const states = {
    seen: (facts) => `${renderVerified(facts)}${renderRolling(facts)}`,
    counted: (facts) => `The copilot holds ${renderWhat(facts)}, verified by number only: ${(0,src_text/* renderCount */.SS)(facts.wanted, 'action')}, which the service shows in its own form.`,
    confirmed: (facts) => `The service confirmed every change for ${renderWhat(facts)}. It was not verified: the inventory stopped answering.`,
    untouched: () => remedies/* untouchedState */.TT,
    search: (facts) => `The copilot holds ${renderAll(facts)}, but its search may not know ${(0,src_text/* renderSome */.JC)(facts.unconfirmed, 5)}.`,
    pending: (facts) => `The copilot holds ${renderAll(facts)}, but a request that was given up may still change that.`,
    unseen: () => 'What the copilot holds is not known: its inventory stopped answering.',
    unshown: () => 'What the copilot holds is not known: the service confirmed changes that its inventory never showed.',
    differs: (facts) => `The copilot holds ${renderPart(facts)}.`,
    'handed-over': (facts) => `When it was last looked at, the copilot held ${renderPart(facts)}. The post step of this action goes on from here.`,
    'record-removed': () => remedies/* recordGone */.l5,
};
function describeSeenState(as, facts) {
    return states[as](facts);
}
function renderWhat({ aim }) {
    return aim === 'new' ? 'the new version' : 'the actions it had before';
}
function renderVerified(facts) {
    if (facts.aim === 'previous')
        return 'The copilot holds the actions it had before, verified.';
    return `The copilot holds the new version, verified: ${facts.wanted === 1 ? 'its one action' : `all ${(0,src_text/* renderNumber */.kT)(facts.wanted)}`}.`;
}
/** Whether anybody has missed an action meanwhile. */
function renderRolling({ aim, counts, held, strategy }) {
    if (strategy !== 'rolling' || aim === 'previous' || held === 0)
        return '';
    return counts.isGapless
        ? ' It was never without its actions.'
        : ' Some actions were missing for a moment, until they were added again.';
}
function renderAll({ wanted }) {
    return wanted === 1 ? 'its one action' : `all ${(0,src_text/* renderCount */.SS)(wanted, 'action')}`;
}
function renderPart({ missing, right, surplus, wanted }) {
    const held = `${(0,src_text/* renderNumber */.kT)(right)} of ${(0,src_text/* renderCount */.SS)(wanted, 'action')}`;
    const lists = [
        ...(missing.length > 0 ? [`missing: ${(0,src_text/* renderSome */.JC)(missing, 5)}`] : []),
        ...(surplus.length > 0 ? [`too many: ${(0,src_text/* renderSome */.JC)(surplus, 5)}`] : []),
    ];
    return [held, ...lists].join('; ');
}

// EXTERNAL MODULE: ./src/replacement/seeing/goal.ts
var goal = __webpack_require__(3427);
;// CONCATENATED MODULE: ./src/replacement/seeing/call.ts


/** The route of the actions alone, which leaves the record alone. */
const actionsRoute = '/backend/actions/bot/{copilot_id}';
/** Answered with the id of what was added, where the service tells it. */
function sendCall(call, copilotId, service) {
    return (0,ask_patiently/* ask */.k)(async () => (await send(call, copilotId, service)) ?? undefined);
}
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- only an addition is answered with an id
function send(call, copilotId, service) {
    switch (call.kind) {
        case 'clear':
            return service.deleteActions(copilotId, call.route);
        case 'import':
            return service.importActions(copilotId, call.document);
        case 'add':
            return service.createAction(copilotId, (0,goal/* contentOf */.$E)(call.goal));
        case 'change':
        case 'heal':
            return service.changeAction(copilotId, call.row.id, (0,goal/* contentOf */.$E)(call.goal));
        case 'remove':
        case 'clear-up':
            return service.deleteAction(call.row.id);
    }
}
const requests = {
    clear: 'delete',
    import: 'import',
    add: 'add',
    change: 'change',
    heal: 'change',
    remove: 'delete',
    'clear-up': 'delete',
};
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

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/replacement/seeing/progress.ts
var seeing_progress = __webpack_require__(6595);
;// CONCATENATED MODULE: ./src/replacement/seeing/notes.ts





/** Before it is sent: from here on the call may take effect, and nothing that it touches is confirmed. */
function noteSent(progress, call, nowMs, timeoutMs) {
    const { direction, hasGap, times } = progress;
    const { before = '', group } = 'group' in call ? call : {};
    const flight = { kind: call.kind, group, before, direction, endsAtMs: nowMs + timeoutMs + seeing_progress/* lateMs */.tc };
    const isEmptying = call.kind === 'clear' || (group !== undefined && progress.phase === 'clear');
    const { beganAtMs = nowMs, emptyAtMs = nowMs } = times;
    const sent = {
        ...progress,
        inFlight: [...progress.inFlight, flight],
        hasGap: hasGap === true || call.kind === 'clear-up',
        times: { ...times, beganAtMs, ...(isEmptying ? { emptyAtMs } : {}) },
    };
    if (call.kind === 'clear')
        return { ...sent, isTouched: true, isCleared: false };
    if (call.kind === 'import') {
        const { deletedAtMs, pauses } = sent.times;
        const paused = deletedAtMs === undefined ? pauses : [...pauses, nowMs - deletedAtMs];
        const doubted = (0,seeing_progress/* noteGroups */.r1)(sent, call.goals.map(goal/* nameGroup */.VQ), { isUnconfirmed: true });
        const past = { ...sent.times, deletedAtMs: undefined, pauses: paused };
        return { ...doubted, isTouched: true, isImported: false, phase: 'repair', times: past };
    }
    const calls = (0,seeing_progress/* findGroup */.$B)(sent, call.group).calls + 1;
    return (0,seeing_progress/* noteGroups */.r1)(sent, [call.group], { calls, isTouched: true, isUnconfirmed: true });
}
function noteAnswer(progress, call, answer, context) {
    if (answer.ok)
        return noteConfirmed(endFlight(progress, call), call, answer.value, context.nowMs);
    const { fault } = answer;
    // Nothing went out, and that is no try.
    if (fault.isUnsent === true)
        return { ...endFlight(progress, call), fault };
    const restMs = measureRest(fault);
    const after = { ...endFlight(progress, call, restMs && { ...restMs, fromMs: context.nowMs }), fault };
    if ('group' in call)
        return noteFailedStep(after, call, fault, context);
    if (call.kind === 'import')
        return { ...after, imports: countFailure(after.imports, fault, context) };
    return isMissing(fault) && call.route === actionsRoute
        ? { ...after, lacks: { ...after.lacks, clear: true } }
        : { ...after, clears: countFailure(after.clears, fault, context) };
}
function noteFailedStep(progress, { group, kind }, fault, context) {
    const isUnconfirmed = fault.applied !== 'no' || (0,seeing_progress/* findGroup */.$B)(context.sent, group).isUnconfirmed === true;
    const isChange = kind === 'change' || kind === 'heal';
    // There is another way then: that it is missing is no failure yet.
    if (isMissing(fault) && isChange)
        return (0,seeing_progress/* noteGroups */.r1)({ ...progress, lacks: { ...progress.lacks, change: true } }, [group], {
            isUnconfirmed,
        });
    const lacks = isMissing(fault) ? { ...progress.lacks, single: true } : progress.lacks;
    const tries = countFailure((0,seeing_progress/* findGroup */.$B)(progress, group), fault, context);
    return (0,seeing_progress/* noteGroups */.r1)({ ...progress, lacks }, [group], { ...tries, isUnconfirmed });
}
function isMissing({ status = 0 }) {
    return [404, 405, 501].includes(status);
}
function countFailure(tries, fault, { maxAttempts, nowMs, random }) {
    const more = tries.failures + 1;
    const failures = (0,wait/* isContentRefused */.qL)(fault) ? Math.max(maxAttempts, more) : more;
    const { retryAfterMs } = fault;
    return { failures, opensAtMs: nowMs + (0,wait/* computeBackoffMs */.wo)(failures, { retryAfterMs, random }) };
}
/** How long after a call that failed it may still take effect, or be shown to have taken it; undefined: it is over. */
function measureRest(fault) {
    const { applied, kind, retryAfterMs, status = 0 } = fault;
    if (applied === 'no')
        return undefined;
    // Nobody has answered for the service, which may therefore go on with the call.
    const isGateway = [408, 502, 504].includes(status) || (status === 503 && retryAfterMs === undefined);
    if (kind === 'time-out' || kind === 'broken' || (kind === 'status' && isGateway))
        return { ms: seeing_progress/* lateMs */.tc };
    return status >= 500 ? { ms: seeing_progress/* showMs */.cT, isOver: true } : undefined;
}
/** The call is no longer under way. @param rest how it may go on all the same */
function endFlight(progress, call, rest) {
    const { inFlight } = progress;
    const group = 'group' in call ? call.group : undefined;
    const at = inFlight.findLastIndex((flight) => flight.group === group);
    const flight = inFlight[at];
    if (flight === undefined || rest === undefined)
        return { ...progress, inFlight: inFlight.toSpliced(at, 1) };
    const { fromMs, ms, ...over } = rest;
    return { ...progress, inFlight: inFlight.with(at, { ...flight, endsAtMs: fromMs + ms, ...over }) };
}
function noteConfirmed(landed, call, id, nowMs) {
    const untilAtMs = nowMs + seeing_progress/* showMs */.cT;
    // What an error came after may be shown only now, and look like what was confirmed.
    const inFlight = landed.inFlight.map((flight) => flight.isOver ? { ...flight, endsAtMs: untilAtMs } : flight);
    const after = { ...landed, inFlight, hasChanged: true };
    const { added, clears, phase, times } = after;
    const deleted = { ...times, deletedAtMs: nowMs };
    if (call.kind === 'clear')
        return { ...after, clears: { ...clears, opensAtMs: untilAtMs }, isCleared: true, times: deleted };
    if (call.kind === 'import') {
        const filled = { ...after, isImported: true, times: { ...times, filledAtMs: nowMs } };
        const shown = { isUnconfirmed: false, awaits: { before: '', untilAtMs } };
        return (0,seeing_progress/* noteGroups */.r1)(filled, call.goals.map(goal/* nameGroup */.VQ), shown);
    }
    // Its own content written once more cannot be told from what was there.
    if (call.kind === 'heal')
        return (0,seeing_progress/* noteGroups */.r1)(after, [call.group], { isUnconfirmed: false });
    const isDelete = requests[call.kind] === 'delete';
    const noted = {
        ...after,
        added: call.kind === 'add' && id !== undefined ? [...added, id] : added,
        times: isDelete && phase === 'clear' ? deleted : times,
    };
    const awaits = { before: call.before, untilAtMs };
    return (0,seeing_progress/* noteGroups */.r1)(noted, [call.group], { isUnconfirmed: isDelete, awaits });
}
/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
function noteLook(course, before, rows, nowMs) {
    const { groups } = (0,seeing_course/* surveyRows */.o0)(course, before, rows);
    const names = [...new Set([...groups.keys(), ...Object.keys(before.groups)])];
    const looked = names.map((name) => ({
        name,
        ...lookAtGroup(before, name, groups.get(name) ?? nothing, nowMs),
    }));
    const unseen = looked.find(({ isUnseen }) => isUnseen);
    return {
        ...before,
        groups: Object.fromEntries(looked.map(({ name, noted }) => [name, noted])),
        inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
        hasLooked: true,
        isTouched: false,
        hasOthers: before.hasOthers === true || looked.some(({ isOthers }) => isOthers),
        hasChanged: before.hasChanged === true || (before.hasLooked === true && (0,seeing_progress/* digestRows */.i8)(rows) !== course.before),
        ...(unseen === undefined ? {} : { fault: createUnseen(unseen.name) }),
    };
}
const nothing = { mine: [], rows: [], wanted: [] };
function lookAtGroup(before, name, group, nowMs) {
    const { awaits, ...own } = (0,seeing_progress/* findGroup */.$B)(before, name);
    const ids = listIds(group.rows);
    const isForeign = ids !== own.ids && !isExplained(before, name);
    const lagging = awaits?.before === (0,seeing_progress/* digestRows */.i8)(group.rows) ? awaits : undefined;
    const isUnseen = lagging !== undefined && nowMs >= lagging.untilAtMs;
    const noted = {
        ...own,
        ids,
        isTouched: false,
        // Another's delete has taken the entries of the whole group from the search, too.
        isUnconfirmed: own.isUnconfirmed === true || isForeign,
        failures: own.failures + Number(isUnseen),
        ...(lagging === undefined || isUnseen ? {} : { awaits: lagging }),
    };
    return { noted, isUnseen, isOthers: isForeign && group.mine.length + group.wanted.length > 0 };
}
function listIds(rows) {
    const ids = rows.map(({ id, method, endpoint }) => id || `${method} ${endpoint}`);
    return ids.sort().join(' ');
}
/** A call of this run may be why a group has other rows than at the last look. */
function isExplained(before, name) {
    const { awaits, isTouched } = (0,seeing_progress/* findGroup */.$B)(before, name);
    const isInFlight = before.inFlight.some(({ group }) => group === undefined || group === name);
    return (before.hasLooked !== true ||
        before.isTouched === true ||
        isTouched === true ||
        awaits !== undefined ||
        isInFlight);
}
/** Whether a call that nobody answered for has done its work: a look shows it. */
function hasLanded(flight, course, survey) {
    const { before, direction, group, isOver, kind } = flight;
    if (isOver === true)
        return true;
    if (group !== undefined)
        return (0,seeing_progress/* digestRows */.i8)(survey.groups.get(group)?.rows ?? []) !== before;
    if (kind === 'clear')
        return (0,seeing_course/* listDoomed */.Ln)(survey).length === 0;
    return course.wanted[direction].every((goal) => (0,seeing_course/* findRows */.bs)(survey, goal).length > 0);
}

;// CONCATENATED MODULE: ./src/replacement/seeing/situation.ts


/** How soon it is looked again where there is nothing to do but to wait, in milliseconds. */
const shownPollMs = 1_000;
const latePollMs = 5_000;
/** Calls for all of the steps that may be made now; else a wait until the first of them may. There is one at least. */
function chooseSteps(situation, steps) {
    const rests = steps.map(([group, step]) => ({ group, step, rest: findRest(situation, group) }));
    const calls = rests.flatMap(({ group, rest, step }) => {
        const before = (0,seeing_progress/* digestRows */.i8)(situation.survey.groups.get(group)?.rows ?? []);
        return rest === undefined ? [{ ...step, group, before }] : [];
    });
    if (calls.length > 0)
        return { do: 'call', calls };
    const waits = rests.flatMap(({ rest }) => rest ?? []).sort((one, other) => one.ms - other.ms);
    return { do: 'wait', ...(waits[0] ?? { ms: latePollMs, why: 'late' }) };
}
/** How long nothing may be sent in a group; undefined where it may. */
function findRest(situation, name) {
    const { nowMs, progress } = situation;
    const { awaits, opensAtMs } = (0,seeing_progress/* findGroup */.$B)(progress, name);
    if (isBusy(situation, name))
        return { ms: latePollMs, why: 'late' };
    if (awaits !== undefined)
        return { ms: Math.min(shownPollMs, awaits.untilAtMs - nowMs), why: 'shown' };
    return opensAtMs > nowMs ? { ms: opensAtMs - nowMs, why: 'again' } : undefined;
}
/** How long no call may be made that is one in every group. */
function findRestOfAll(situation, opensAtMs) {
    if (isBusy(situation))
        return { ms: latePollMs, why: 'late' };
    const restMs = opensAtMs - situation.nowMs;
    return restMs > 0 ? { ms: Math.min(restMs, latePollMs), why: 'again' } : undefined;
}
/** How long what was confirmed of one of these groups is waited for; undefined where a look shows all of it. */
function findShown(situation, names) {
    const name = names.find((one) => (0,seeing_progress/* findGroup */.$B)(situation.progress, one).awaits !== undefined);
    return name === undefined ? undefined : findRest(situation, name);
}
/** What is left of the pause between a delete and an import. */
function findPause({ course, nowMs, progress }) {
    const { deletedAtMs = -Infinity } = progress.times;
    const ms = deletedAtMs + course.job.settleMs - nowMs;
    return ms > 0 ? { ms, why: 'pause' } : undefined;
}
/** Whether an earlier call of this group, or of any, may still take effect. */
function isBusy({ course, progress, survey }, name) {
    return progress.inFlight.some((flight) => {
        const isHere = name === undefined || flight.group === undefined || flight.group === name;
        return isHere && !hasLanded(flight, course, survey);
    });
}

;// CONCATENATED MODULE: ./src/replacement/seeing/clear.ts




/** Until the copilot holds nothing that is ours: the delete, and the look that shows it; then the pause and the import. */
function decideClearing(situation) {
    const { progress } = situation;
    const { clears, fault, isCleared, lacks } = progress;
    const doomed = (0,seeing_course/* listDoomed */.Ln)(situation.survey);
    const route = findRoute(situation);
    // The contract's order: a delete comes before each import, whatever was seen.
    const isOwed = route !== undefined && !isCleared && clears.failures === 0;
    const isDue = doomed.length > 0 || isOwed;
    const rest = findRestOfAll(situation, isDue ? clears.opensAtMs : 0);
    if (rest !== undefined)
        return { do: 'wait', ...rest };
    if (!isDue)
        return importAfterPause(situation);
    if (route !== undefined)
        return isCleared ? noteUncleared(situation) : { do: 'call', calls: [{ kind: 'clear', route }] };
    if (lacks.single === true)
        return { do: 'turn', why: fault ?? createUnseen('all actions') };
    const steps = doomed.flatMap(([name, { mine }]) => mine.slice(0, 1).map((row) => [name, { kind: 'remove', row }]));
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
    const { nowMs, progress } = situation;
    const { hasChanged, times } = progress;
    // Where no delete was confirmed, one has taken effect all the same: from now on it is seen.
    if (times.deletedAtMs === undefined && hasChanged)
        return { do: 'go-on', progress: { ...progress, times: { ...times, deletedAtMs: nowMs } } };
    const pause = findPause(situation);
    return pause === undefined ? { do: 'call', calls: [createImport(situation)] } : { do: 'wait', ...pause };
}
/** Of the version that is wanted, without the operations that have rows already. */
function createImport({ course: { job }, progress, survey, }) {
    const sent = progress.direction === 'back' && job.backup !== undefined ? job.backup : job.next;
    const goals = sent.actions.filter((goal) => (0,seeing_course/* findRows */.bs)(survey, goal).length === 0);
    const isWhole = goals.length === sent.actions.length;
    return { kind: 'import', document: isWhole ? sent.body : keepOperations(sent.body, goals), goals };
}
/** A document with just some of its operations: everything beside them stays as it is. */
function keepOperations(body, goals) {
    const kept = new Set(goals.map(({ method, path }) => `${method} ${path}`));
    const document = JSON.parse(Buffer.from(body).toString('utf8'));
    const keep = (path, item) => {
        if (!(0,json/* isJsonObject */.OW)(item))
            return item;
        const members = Object.entries(item);
        return Object.fromEntries(members.filter(([key, value]) => !(0,json/* isJsonObject */.OW)(value) || kept.has(`${key.toUpperCase()} ${path}`)));
    };
    const items = Object.entries((document['paths'] ?? {}));
    const paths = Object.fromEntries(items.map(([path, item]) => [path, keep(path, item)]));
    return Buffer.from(JSON.stringify({ ...document, paths }));
}

;// CONCATENATED MODULE: ./src/replacement/seeing/decide.ts






const manyMissing = 20;
/** So many of which only the search may not know are deleted and imported once more: less than as many changes. */
const manyUnconfirmed = 100;
/** The next step of a reconciliation, from what is wanted and what the last look shows. Pure and total. */
function decideNext(situation) {
    const { course, endMs, nowMs, progress } = situation;
    if (progress.isUnshown)
        return { do: 'end' };
    const why = progress.direction === 'forth' ? findTurn(situation) : undefined;
    if (why !== undefined)
        return { do: 'turn', why };
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
    const isLate = nowMs >= turnMs && (progress.phase !== 'repair' || !(0,seeing_course/* isAllInPlace */.co)(survey));
    return isLate ? (fault ?? 'out-of-time') : undefined;
}
/** What differs, group by group, the smallest right step each: add, change, remove. */
function decideRepair(situation) {
    const { course, progress, survey } = situation;
    const open = listOpen(situation);
    if (open.length === 0 || (0,seeing_course/* isCounted */.he)(course, progress, survey))
        return watch(situation);
    const ofKind = (...kinds) => open.filter(([, step]) => kinds.includes(step.kind));
    const [adds, changes, heals] = [ofKind('add'), ofKind('change', 'clear-up'), ofKind('heal')];
    if (isUnproven(situation))
        return probe(situation, adds);
    if (heals.length === open.length && mayRepeat(situation, heals.length))
        return { do: 'go-on', progress: { ...progress, phase: 'clear', isCleared: false, hasRepeated: true } };
    if (progress.lacks.single === true && heals.length < open.length)
        return clearOnceMore(situation);
    if (mustImport(situation, adds.length))
        return importMissing(situation);
    // What is renamed is added under its new name before the old one goes.
    const removals = adds.length + changes.length === 0 ? ofKind('remove') : [];
    const choices = [adds, changes, heals, removals].filter((steps) => steps.length > 0);
    const nexts = choices.map((steps) => chooseSteps(situation, steps));
    return nexts.find((next) => next.do === 'call') ?? nexts[0] ?? watch(situation);
}
/** The steps that are left, but for those that have failed too often where there is no way back. */
function listOpen(situation) {
    return [...situation.survey.groups].flatMap(([name, { step }]) => {
        // What a secret was blotted out of is never written: nobody knows what it said.
        if (step === undefined || ('goal' in step && step.goal.isBlotted === true))
            return [];
        const isLast = situation.progress.direction === 'back' || step.kind === 'heal';
        return isLast && isSpent(situation, name) ? [] : [[name, step]];
    });
}
/** It has failed as often as it is tried; or, however often each call is confirmed, something undoes what is done. */
function isSpent({ course, progress, survey }, name) {
    const { calls, failures } = (0,seeing_progress/* findGroup */.$B)(progress, name);
    const { rows = [], wanted = [] } = survey.groups.get(name) ?? {};
    const { maxAttempts } = course.job;
    return failures >= maxAttempts || calls > 3 * maxAttempts + 2 * (rows.length + wanted.length);
}
/** Groups that can no longer be brought right; of what is right, only the search may not know it. */
function hasSpentGroup(situation) {
    return [...situation.survey.groups].some(([name, { step }]) => step !== undefined && step.kind !== 'heal' && isSpent(situation, name));
}
/** Nothing differs: what was confirmed and is not shown is waited for, and what may still take effect. */
function watch(situation) {
    const { nowMs, progress } = situation;
    const awaiting = findShown(situation, Object.keys(progress.groups));
    if (awaiting !== undefined)
        return { do: 'wait', ...awaiting };
    if (progress.inFlight.length === 0)
        return { do: 'end' };
    const lastMs = Math.max(...progress.inFlight.map(({ endsAtMs }) => endsAtMs - nowMs));
    return { do: 'wait', ms: Math.min(latePollMs, lastMs), why: 'late' };
}
/** A copilot that has never shown an action: its inventory may be one that never does, and all would be there twice. */
function isUnproven({ course: { job }, progress, survey }) {
    const isEmpty = job.before.length === 0 && survey.rows.length === 0;
    return job.strategy === 'rolling' && progress.direction === 'forth' && isEmpty;
}
function probe(situation, [first]) {
    if (first === undefined)
        return watch(situation);
    const { added, fault, hasChanged } = situation.progress;
    const [group] = first;
    // A delete of it that failed does not make it one that was never sent.
    const isDeleteFailed = added.length > 0 && fault?.request === 'delete';
    const isUnseen = hasChanged && (fault?.kind === 'not-there' || isDeleteFailed);
    if (!isUnseen || findRest(situation, group) !== undefined)
        return chooseSteps(situation, [first]);
    const nowhere = { method: '', endpoint: '' };
    const calls = added.map((id) => ({ kind: 'remove', row: { ...nowhere, id }, group, before: '' }));
    return { do: 'call', calls, isUnshown: true };
}
/** Once, and only where all that goes comes back with the import, in time for the new version. */
function mayRepeat({ course: { job }, nowMs, progress, turnMs }, count) {
    const isWhole = job.strategy === 'recreate' && job.unlisted === 'replace' && progress.direction === 'forth';
    return isWhole && count > manyUnconfirmed && progress.hasRepeated !== true && nowMs < turnMs;
}
/** Where actions cannot be put right one by one. */
function clearOnceMore({ course: { job }, progress }) {
    const { direction, fault, imports } = progress;
    const hasDocument = direction === 'forth' || job.backup !== undefined;
    const isAllowed = job.strategy === 'recreate' && job.unlisted === 'replace' && hasDocument;
    if (!isAllowed || imports.failures >= job.maxAttempts) {
        return direction === 'forth' ? { do: 'turn', why: fault ?? createUnseen('all actions') } : { do: 'end' };
    }
    const again = { ...imports, failures: imports.failures + 1 };
    return { do: 'go-on', progress: { ...progress, phase: 'clear', isCleared: false, imports: again } };
}
/** Whether one import takes the place of so many single additions. */
function mustImport({ course, progress, survey }, adds) {
    const { job, wanted } = course;
    const goals = wanted[progress.direction];
    const isBack = progress.direction === 'back';
    const isVain = isBack && (job.backup === undefined || progress.imports.failures >= job.maxAttempts);
    if (adds === 0 || isVain)
        return false;
    return job.strategy === 'rolling'
        ? !isBack && adds > manyMissing && adds > goals.length / 2
        : goals.every((goal) => (0,seeing_course/* findRows */.bs)(survey, goal).length === 0);
}
function importMissing(situation) {
    const call = createImport(situation);
    const rest = findPause(situation) ??
        findRestOfAll(situation, situation.progress.imports.opensAtMs) ??
        findShown(situation, call.goals.map(goal/* nameGroup */.VQ));
    return rest === undefined ? { do: 'call', calls: [call] } : { do: 'wait', ...rest };
}

;// CONCATENATED MODULE: ./src/replacement/seeing/narrate.ts


/** The log of a reconciliation: a line as calls begin, and one for whatever comes otherwise than hoped for. */
function renderCalls(calls, course, progress) {
    const [first] = calls;
    if (first?.kind === 'clear')
        return 'Deleting the copilot’s actions.';
    if (first?.kind === 'import')
        return renderImport(first.goals.length, course, progress);
    const singles = calls.flatMap((call) => ('group' in call ? [call] : []));
    const parts = [...Map.groupBy(singles, ({ kind }) => (progress.phase === 'clear' ? 'clear' : kind))].map(([kind, some]) => `${verbs[kind]} ${renderNames(some)}.`);
    return parts.join(' ');
}
const verbs = {
    add: 'Adding',
    change: 'Changing',
    heal: 'Writing again, for the search:',
    remove: 'Removing',
    'clear-up': 'Removing, to be added again:',
    clear: 'Deleting',
};
/** A few are named, many are counted. Sorted: a service lists its rows by ids that chance has made. */
function renderNames(calls) {
    if (calls.length > 3)
        return (0,src_text/* renderCount */.SS)(calls.length, 'action');
    const routes = calls.map((call) => (0,goal/* renderRoute */.QK)('goal' in call ? call.goal : call.row));
    return routes
        .map((route) => route.trim() || 'the action that is not shown')
        .toSorted()
        .join(', ');
}
function renderImport(count, { job }, { direction }) {
    if (direction === 'back')
        return 'Importing the previous version.';
    const isPart = count < job.next.actions.length;
    return `Importing ${isPart ? `${(0,src_text/* renderCount */.SS)(count, 'action')} of ` : ''}the new version.`;
}
/** Empty where it is not worth a line. */
function narrate_renderWait({ ms, why }, settleMs) {
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
            return ms >= 5_000 ? `The next try is in ${(ms / 1_000).toFixed(1)} s.` : '';
    }
}
/** @param last the incident told before it: its cause is not told twice */
function renderTurn(why, last = '') {
    const cause = why === 'out-of-time' ? 'Half of the time is used up.' : why.explanation;
    const turn = 'The new version is given up. Restoring the previous actions.';
    return last.startsWith(cause) ? turn : `${cause} ${turn}`;
}

;// CONCATENATED MODULE: ./src/replacement/seeing/reconcile.ts











/** So many single calls are made side by side, never two in one group. */
const singlesAtOnce = 4;
/**
 * Looks, does the smallest right thing, and looks again, until nothing differs or nothing more can be done. Rejects only
 * on a bug, and then the journal is left open.
 */
async function reconcile(drive) {
    const course = (0,seeing_course/* createCourse */.C_)(drive.job);
    const run = { ...drive, course, survey: undefined, blinks: 0, waitsFor: undefined };
    // Whoever begins has just looked.
    let next = drive.tookOverAtMs === undefined ? decideSeen(run, drive.job.before) : await look(run);
    for (;;) {
        const why = await follow(run, next);
        if (why !== undefined) {
            await reconcile_keep(run, why === 'handed-over');
            const { blinks, incidents, progress, survey } = run;
            return { course, progress, survey, isLookLast: blinks === 0, why, incidents };
        }
        next = await look(run);
    }
}
async function look(run) {
    const answer = await (0,ask_patiently/* ask */.k)(() => run.ports.service.readInventory(run.job.copilotId));
    if (!answer.ok)
        return decideUnseen(run, answer.fault);
    run.blinks = 0;
    return decideSeen(run, answer.value);
}
function decideSeen(run, rows) {
    const { course, incidents, ports } = run;
    run.progress = noteLook(course, run.progress, rows, ports.clock.nowMs());
    for (;;) {
        run.survey = (0,seeing_course/* surveyRows */.o0)(course, run.progress, rows);
        const next = decideNext(createSituation(run, run.survey));
        if (next.do === 'turn') {
            tellIncident(run, renderTurn(next.why, incidents.at(-1)));
            run.progress = (0,seeing_progress/* turnBack */.zd)(run.progress, next.why);
        }
        else if (next.do === 'go-on')
            run.progress = next.progress;
        else
            return next;
    }
}
function createSituation(run, survey) {
    const { budgetMs, course, ports, progress, tookOverAtMs } = run;
    const fromMs = tookOverAtMs ?? progress.times.beganAtMs ?? Infinity;
    const nowMs = ports.clock.nowMs();
    return { course, progress, survey, nowMs, turnMs: fromMs + budgetMs / 2, endMs: fromMs + budgetMs };
}
/**
 * The inventory does not answer. It is asked on; meanwhile only what the contract would do next is done, so that nobody
 * waits with an empty copilot for a page that does not load.
 */
function decideUnseen(run, { explanation, retryAfterMs }) {
    const { course, job, ports, progress } = run;
    const situation = createSituation(run, (0,seeing_course/* surveyRows */.o0)(course, progress, []));
    run.blinks += 1;
    if (run.blinks === 1)
        tellIncident(run, `${explanation} Asking again.`);
    if (progress.phase === 'clear' && progress.isCleared && progress.inFlight.length === 0) {
        run.survey = undefined;
        const pause = findPause(situation);
        return pause === undefined ? { do: 'call', calls: [createImport(situation)] } : { do: 'wait', ...pause };
    }
    const isEnough = progress.times.beganAtMs === undefined && run.blinks >= job.maxAttempts;
    const isConfirmed = isAllConfirmed(run);
    // Nothing more would be sent: half of the time is enough to be told what is there.
    if (isEnough || situation.nowMs >= (isConfirmed ? situation.turnMs : situation.endMs)) {
        if (!isConfirmed)
            run.survey = undefined;
        return { do: 'end' };
    }
    const ms = (0,wait/* computeBackoffMs */.wo)(run.blinks, { retryAfterMs, random: ports.random });
    return { do: 'wait', ms, why: 'again' };
}
/** Everything that the last look found open was confirmed since, and nothing may still take effect. */
function isAllConfirmed({ progress, survey }) {
    const { groups, inFlight, isImported, phase } = progress;
    if (inFlight.length > 0 || phase !== 'repair')
        return false;
    if (survey === undefined)
        return isImported === true && Object.values(groups).every(({ isUnconfirmed }) => isUnconfirmed !== true);
    return [...survey.groups].every(([name, { missing, rows, step }]) => {
        const { awaits, isUnconfirmed } = groups[name] ?? {};
        if (step === undefined)
            return true;
        if (step.kind === 'heal')
            return isUnconfirmed !== true;
        const isOne = missing.length + (step.kind === 'remove' ? rows.length : 0) === 1;
        return awaits !== undefined && isOne;
    });
}
/** Undefined where there is time for what comes after it. */
async function follow(run, next) {
    if (next.do === 'call')
        return callAll(run, next);
    if (next.do === 'wait')
        return reconcile_wait(run, next);
    const { endMs, nowMs } = createSituation(run, { rows: [], groups: new Map() });
    return nowMs >= endMs ? 'out-of-time' : 'done';
}
async function reconcile_wait(run, { ms, why }) {
    const { job, ports, waitsFor } = run;
    run.waitsFor = why;
    const text = waitsFor === why ? '' : narrate_renderWait({ ms, why }, job.settleMs);
    // Whoever goes on after a death in the pause waits for what is left of it, and deletes nothing a second time.
    if (why === 'pause' && waitsFor !== why)
        await reconcile_keep(run, true);
    if (text !== '')
        ports.log.info(text);
    if (why === 'pause') {
        const fromMs = ports.clock.nowMs();
        const isSafe = job.deletePath === 'auto' || job.deletePath === actionsRoute;
        return waitForPause(run, { fromMs, toMs: fromMs + ms, isSafe });
    }
    return sleep(run, ms);
}
async function sleep(run, ms) {
    if (isOver(run, ms))
        return stop(run);
    await run.horizon.sleep(ms);
    return undefined;
}
function stop(run) {
    return run.progress.times.beganAtMs === undefined ? 'interrupted' : stopAtHorizon(run);
}
async function callAll(run, next) {
    const { course, ports } = run;
    const { calls, isUnshown } = next;
    run.waitsFor = undefined;
    if (calls.length > 0)
        ports.log.info(renderCalls(calls, course, run.progress));
    for (let at = 0; at < calls.length; at += singlesAtOnce) {
        const wave = calls.slice(at, at + singlesAtOnce);
        const isFirst = run.progress.times.beganAtMs === undefined;
        if (isOver(run) || (isFirst && ports.interruption.aborted))
            return stop(run);
        const openMs = Math.max(...wave.map(({ kind }) => ports.service.findOpenMs?.(requests[kind]) ?? 0));
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
    const { job, ports, progress: sent } = run;
    const { copilotId, maxAttempts, timeoutMs } = job;
    const { clock, random, service } = ports;
    const nowMs = clock.nowMs();
    run.progress = wave.reduce((noted, call) => noteSent(noted, call, nowMs, timeoutMs), sent);
    // Once something was sent, a full disk is no reason to leave the copilot as it is.
    if (!(await reconcile_keep(run, true)) && sent.times.beganAtMs === undefined) {
        run.progress = sent;
        return undefined;
    }
    const answers = await Promise.all(wave.map(async (call) => {
        const answer = await sendCall(call, copilotId, service);
        const context = { nowMs: clock.nowMs(), random, maxAttempts, sent };
        run.progress = noteAnswer(run.progress, call, answer, context);
        if (!answer.ok)
            tellIncident(run, `${answer.fault.explanation} Looking at what became of it.`);
        return answer.ok;
    }));
    return answers.every(Boolean);
}
function reconcile_keep(run, isOpen) {
    return keepJournal(run, { isOpen, hasSent: run.progress.times.beganAtMs !== undefined });
}

;// CONCATENATED MODULE: ./src/replacement/seeing/describe.ts





/** What is said about a reconciliation once this process is through with it: what the last look shows. */
function describeSeen(reconciled, replaceMs) {
    const as = concludeReconciliation(reconciled);
    const facts = gatherFacts(reconciled);
    const told = { state: describeSeenState(as, facts), warnings: listWarnings(reconciled, as) };
    const failure = explain(reconciled, as);
    if (as === 'untouched')
        return { outcome: as, ...told, failure };
    const replacement = describe_measure(reconciled, facts.counts, replaceMs);
    if (as === 'seen' || as === 'counted' || as === 'confirmed') {
        const why = 'the inventory stopped answering';
        const verification = as === 'confirmed' ? { how: as, why } : { how: as, actions: facts.wanted };
        const held = { ...told, verification, replacement };
        return facts.aim === 'new' ? { outcome: 'synced', ...held } : { outcome: 'restored', ...held, failure };
    }
    return {
        outcome: 'lost',
        ...told,
        failure,
        replacement,
        isRecordRemoved: as === 'record-removed',
        isHandedOver: as === 'handed-over',
        ...(as === 'search' || as === 'pending' ? { doubt: as } : {}),
    };
}
/** How a reconciliation has ended: from the last look alone. What nobody has seen is never said to be there. */
function concludeReconciliation(reconciled) {
    const { isLookLast, progress, survey, why } = reconciled;
    if (why === 'handed-over' || why === 'record-removed')
        return why;
    // Nothing was sent: it is right only where there was nothing to do.
    const isAtAim = why === 'done' && progress.direction === 'forth' && isLookLast;
    if (progress.times.beganAtMs === undefined && !isAtAim)
        return 'untouched';
    if (progress.isUnshown)
        return concludeUnshown(progress);
    if (survey !== undefined && isLookLast)
        return concludeSeen(reconciled, survey);
    return isAllConfirmed(reconciled) ? 'confirmed' : 'unseen';
}
/** Without the id that the service answers, what was added could not be deleted again. */
function concludeUnshown({ added, inFlight }) {
    return inFlight.length === 0 && added.length > 0 ? 'untouched' : 'unshown';
}
function concludeSeen({ course, progress }, survey) {
    const groups = [...survey.groups.values()];
    const isBack = progress.direction === 'back';
    const isCountedOnly = (0,seeing_course/* isCounted */.he)(course, progress, survey);
    // Beside what was not there before, it is not what it was.
    const isMixed = isBack && groups.some(({ stuck }) => stuck.length > 0);
    if (isMixed || !(isCountedOnly || (0,seeing_course/* isAllInPlace */.co)(survey)))
        return 'differs';
    if (progress.inFlight.length > 0)
        return 'pending';
    if (survey.rows.length + course.job.before.length === 0 && hasHidden(progress))
        return 'unshown';
    if (isCountedOnly)
        return 'counted';
    if (groups.some(({ step }) => step !== undefined))
        return 'search';
    return isBack && !progress.hasChanged ? 'untouched' : 'seen';
}
/** Something was confirmed that was never shown. */
function hasHidden({ direction, fault, hasChanged }) {
    return direction === 'back' && hasChanged === true && fault?.kind === 'not-there';
}
function describe_measure({ course, incidents, progress }, counts, replaceMs) {
    const { emptyAtMs, filledAtMs, pauses } = progress.times;
    const hasStayed = emptyAtMs === undefined && counts.isGapless && course.job.before.length > 0;
    const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
    return {
        replaceMs,
        settleMs: pauses.length === 0 ? undefined : pauses.reduce((sum, pause) => sum + pause, 0),
        pauses: pauses.length,
        emptyMs: hasStayed ? 0 : emptyMs,
        counts,
        incidents,
    };
}
function gatherFacts({ course, progress, survey }) {
    const { job, ours, wanted } = course;
    const groups = [...(survey?.groups.values() ?? [])];
    const missing = groups.flatMap((group) => group.missing.map(goal/* renderRoute */.QK));
    const surplus = groups.flatMap(({ step, stuck }) => {
        const isSurplus = step?.kind === 'remove' || step?.kind === 'clear-up';
        return [...(isSurplus ? [step.row] : []), ...stuck].map(goal/* renderRoute */.QK);
    });
    const unconfirmed = groups.flatMap(({ step }) => (step?.kind === 'heal' ? [(0,goal/* renderRoute */.QK)(step.goal)] : []));
    const count = wanted[progress.direction].length;
    const own = job.before.filter((row) => job.unlisted === 'replace' || ours.find(row) !== undefined);
    const drift = (0,importer_drift/* findDrift */.L1)(job.next.actions, own);
    return {
        aim: progress.direction === 'forth' ? 'new' : 'previous',
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
function listWarnings({ progress, survey }, as) {
    const groups = [...(survey?.groups.values() ?? [])];
    const stuck = groups.flatMap((group) => group.stuck.map(goal/* renderRoute */.QK));
    const blotted = groups.flatMap(({ missing }) => missing.filter((goal) => goal.isBlotted).map(goal/* renderRoute */.QK));
    const warnings = {
        [`Not put back: ${blotted.join(', ')}. Its text holds a secret, which this action never saves, so it cannot be written again.`]: blotted.length > 0,
        [`Not removed: ${stuck.join(', ')}. The service might have removed another action instead, one that is not known to come from this file.`]: stuck.length > 0,
        'Something else has changed this copilot during the run.': progress.hasOthers === true,
        'What the copilot holds was not verified: its inventory stopped answering.': as === 'confirmed',
    };
    return Object.entries(warnings).flatMap(([text, isDue]) => (isDue ? [text] : []));
}
const describe_remedies = {
    search: 'Once the service’s search works again (see its own log), run once with `force: true` among the inputs of the step.',
    pending: 'Look at the copilot in a few minutes.',
    unseen: 'Look at the copilot.',
    unshown: 'If the inventory of this service never shows what a copilot holds, set `inventory: none`.',
};
function explain({ progress, why }, as) {
    const { fault, givenUp } = progress;
    const isUntouched = as === 'untouched';
    if (isUntouched && progress.isUnshown)
        return shownNothing;
    const late = 'When half of the time was used up, the new version was still not in place.';
    const cause = givenUp === 'out-of-time' ? { explanation: late, hint: fault?.hint } : givenUp;
    return (0,remedies/* explainFailure */.SP)({ isUntouched, why, givenUp: cause, fault, remedy: describe_remedies[as] ?? '' });
}
const shownNothing = {
    code: 'replacement-failed',
    message: 'The service confirmed an action that its inventory does not show. The next run would add everything a second time, so the action was deleted again.',
    hint: 'Set `inventory: none` and leave `strategy` out: this service does not show what a copilot holds.',
};

;// CONCATENATED MODULE: ./src/replacement/replace.ts











function isBlind(left) {
    return left.job.way === 'blind';
}
/** Brings a copilot to what is wanted, or back to what was there before, and says what it holds. Rejects only on a bug. */
async function replaceActions(job, ports) {
    try {
        await ports.journal.begin(job);
    }
    catch (error) {
        const failure = (0,remedies/* explainNoJournal */.gS)(error instanceof Error ? error.message : String(error));
        return { outcome: 'untouched', state: remedies/* untouchedState */.TT, failure };
    }
    const horizon = createHorizon(ports.interruption, ports.clock);
    const left = job.way === 'blind' ? { job, state: unbegun } : { job, state: (0,seeing_course/* beginProgress */.$n)(job) };
    const budgetMs = (0,wait/* computeBudgetMs */.f2)(job);
    return drive(left, { ports, horizon, budgetMs, tookOverAtMs: undefined, incidents: [] });
}
/** Goes on where a dead process stopped, whatever it was at. */
async function resumeReplacement(left, budget, ports) {
    const { fromMs: tookOverAtMs, ms: budgetMs, writtenMs } = budget;
    const horizon = createHorizon(ports.interruption, ports.clock, tookOverAtMs + budgetMs);
    const share = { ports, horizon, budgetMs, tookOverAtMs, incidents: [] };
    const nowMs = ports.clock.nowMs();
    if (!isBlind(left))
        return drive({ ...left, state: (0,seeing_progress/* resumeProgress */.lo)(left.state, nowMs) }, share);
    const timeoutMs = findTimeoutMs({ budgetMs, job: left.job });
    return drive({ ...left, state: takeOver(left.state, { nowMs, timeoutMs, writtenMs }) }, share);
}
async function drive(left, share) {
    const { clock } = share.ports;
    const startMs = clock.nowMs();
    if (!isBlind(left)) {
        const { job, state: progress } = left;
        return describeSeen(await reconcile({ ...share, job, progress }), clock.nowMs() - startMs);
    }
    const own = { ...share, job: left.job, progress: left.state };
    return describeBlindEnd(await replaceBlind(own), own, clock.nowMs() - startMs);
}


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $n: () => (/* binding */ beginProgress),
  C_: () => (/* binding */ createCourse),
  bs: () => (/* binding */ findRows),
  co: () => (/* binding */ isAllInPlace),
  he: () => (/* binding */ isCounted),
  Ln: () => (/* binding */ listDoomed),
  Vr: () => (/* binding */ selectBackup),
  G6: () => (/* binding */ selectKnown),
  o0: () => (/* binding */ surveyRows)
});

// EXTERNAL MODULE: ./src/importer/shown.ts
var shown = __webpack_require__(2433);
// EXTERNAL MODULE: ./src/replacement/seeing/goal.ts
var seeing_goal = __webpack_require__(3427);
;// CONCATENATED MODULE: ./src/replacement/seeing/group.ts


/** Compares what is wanted and what is seen where they can touch each other; by the groups' names. */
function formGroups(wanted, rows, rules) {
    const { mayRemove, ours } = rules;
    const rowsByName = Map.groupBy(rows, ours.nameGroup);
    const goalsByName = Map.groupBy(wanted, seeing_goal/* nameGroup */.VQ);
    return new Map([...new Set([...goalsByName.keys(), ...rowsByName.keys()])].map((name) => {
        const own = rowsByName.get(name) ?? [];
        const mine = own.filter((row) => mayRemove(row) || ours.find(row) !== undefined);
        const group = { wanted: goalsByName.get(name) ?? [], rows: own, mine };
        return [name, { ...group, ...judgeGroup(group, rules, rules.isConfirmed(name)) }];
    }));
}
/**
 * The smallest right step of a group. A row is changed only under its own name: the search entry of another name would
 * stay behind. The delete of one row may take another of its group, so nothing is deleted beside a row of others.
 * @see docs/what-is-sent.md, “The requests”
 */
function judgeGroup(group, rules, isConfirmed) {
    const { missing, others, right } = pairRows(group);
    const wrong = others.filter((row) => group.mine.includes(row));
    const isShared = group.rows.length > group.mine.length;
    const [goal] = missing;
    const add = goal && { kind: 'add', goal };
    if (wrong.length === 0) {
        const heal = isConfirmed ? undefined : healGroup(right[0], group, rules);
        return { missing, stuck: [], step: add ?? heal };
    }
    const change = findChange(wrong, missing, { ...rules, isShared });
    if (change !== undefined)
        return { missing, stuck: [], step: change };
    return isShared
        ? { missing, stuck: wrong, step: add }
        : { missing, stuck: [], step: deleteOne(wrong[0], group) };
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
function healGroup(first, group, { canChange }) {
    if (first === undefined || !group.mine.includes(first.row))
        return undefined;
    if (canChange)
        return { kind: 'heal', ...first };
    return group.rows.length > group.mine.length ? undefined : deleteOne(first.row, group);
}
/** Where each row of ours has a wanted action of its own name. */
function findChange(wrong, missing, { canChange, isShared, ours }) {
    const left = [...missing];
    const pairs = wrong.flatMap((row) => {
        const name = ours.find(row)?.name;
        const at = left.findIndex((goal) => goal.name === name);
        const [goal] = at === -1 ? [] : left.splice(at, 1);
        return goal === undefined ? [] : [{ row, goal }];
    });
    const [pair] = canChange && (pairs.length === wrong.length || isShared) ? pairs : [];
    return pair && { kind: 'change', ...pair };
}
function deleteOne(row, { wanted }) {
    return row && { kind: wanted.length === 0 ? 'remove' : 'clear-up', row };
}

// EXTERNAL MODULE: ./src/replacement/seeing/progress.ts
var seeing_progress = __webpack_require__(6595);
;// CONCATENATED MODULE: ./src/replacement/seeing/course.ts




function createCourse(job) {
    const ours = (0,seeing_goal/* createOurs */.YO)([...job.next.actions, ...job.known]);
    const restorable = job.before.filter((row) => job.unlisted === 'replace' || ours.find(row) !== undefined);
    const back = restorable.map((row) => (0,seeing_goal/* restoreRow */.HY)(row, ours.find(row)));
    return { job, ours, wanted: { forth: job.next.actions, back }, before: (0,seeing_progress/* digestRows */.i8)(job.before) };
}
function beginProgress({ isForced, next, strategy }) {
    const progress = {
        direction: 'forth',
        phase: strategy === 'recreate' ? 'clear' : 'repair',
        groups: {},
        inFlight: [],
        lacks: {},
        clears: seeing_progress/* untried */.IM,
        imports: seeing_progress/* untried */.IM,
        added: [],
        times: { pauses: [] },
    };
    // All of ours are written once more: their entries in the search may be missing.
    return isForced && strategy === 'rolling'
        ? (0,seeing_progress/* noteGroups */.r1)(progress, next.actions.map(seeing_goal/* nameGroup */.VQ), { isUnconfirmed: true })
        : progress;
}
function surveyRows(course, progress, rows) {
    const { job, ours, wanted } = course;
    const groups = formGroups(wanted[progress.direction], rows, {
        ours,
        mayRemove: ({ id }) => job.unlisted === 'replace' || progress.added.includes(id),
        canChange: progress.lacks.change !== true,
        isConfirmed: (name) => (0,seeing_progress/* findGroup */.$B)(progress, name).isUnconfirmed !== true,
    });
    return { rows, groups };
}
function findRows({ groups }, goal) {
    return groups.get((0,seeing_goal/* nameGroup */.VQ)(goal))?.rows ?? [];
}
/** Groups of which this run may delete each row without the service taking another's in its place. */
function listDoomed({ groups }) {
    return [...groups].filter(([, { mine, rows }]) => mine.length > 0 && mine.length === rows.length);
}
/** Nothing is wanted that is not there, and nothing is there that may go. */
function isAllInPlace({ groups }) {
    return [...groups.values()].every(({ missing, step }) => missing.length === 0 && (step === undefined || step.kind === 'heal'));
}
/**
 * Whether a confirmed import is there in a form of the service's own: none of its actions is to the letter what was
 * sent, and there are as many, with the same `operation_id`s.
 */
function isCounted(course, progress, survey) {
    const wanted = course.wanted[progress.direction];
    const { groups, rows } = survey;
    if (!progress.isImported || wanted.length === 0 || rows.length !== wanted.length)
        return false;
    if ([...groups.values()].flatMap(({ missing }) => missing).length < wanted.length)
        return false;
    const list = (ids) => ids
        .map((id) => id?.toLowerCase())
        .sort()
        .join('\n');
    const have = list(rows.map(({ operationId }) => operationId));
    const forms = [0, 1].map((form) => list(wanted.map((goal) => ((0,shown/* listShownNames */.Gp)(goal)[form] ?? goal).operationId)));
    return rows.every(({ operationId }) => operationId === undefined) || forms.includes(have);
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
        const held = rows.map((row) => [find(row), row]);
        const right = held.flatMap(([goal, row]) => (goal !== undefined && (0,shown/* isInPlace */.RS)(goal, row) ? [goal] : []));
        return actions.length > 0 && new Set(right).size === new Set(actions).size;
    });
    return whole.toSorted((one, other) => other.actions.length - one.actions.length)[0];
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
    const shown = goals.flatMap((goal) => (0,_importer_door_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(goal).map((names) => ({ goal, names })));
    const byName = Map.groupBy(shown, ({ goal, names }) => (0,_importer_door_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(goal.path, names));
    const groups = new Map(shown.map(({ goal, names }) => [names.operationId.toLowerCase(), nameGroup(goal)]));
    const find = (row) => {
        // A service may show a name alone, or neither.
        const isWhole = row.name !== undefined && row.operationId !== undefined;
        const named = isWhole ? (byName.get((0,_importer_door_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(row.endpoint, row)) ?? []) : shown;
        const found = named.map(({ goal }) => goal).filter((goal) => (0,_importer_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownAs */ .CN)(goal, row));
        return found.find(({ endpoint }) => endpoint === row.endpoint) ?? found[0];
    };
    return {
        find,
        nameGroup: (row) => {
            const goal = find(row);
            if (goal !== undefined)
                return nameGroup(goal);
            const own = nameGroup(row);
            return groups.get(own) ?? own;
        },
    };
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
function nameGroup(action) {
    const { endpoint, method, operationId = '' } = action;
    return operationId === '' ? `${method} ${endpoint}` : operationId.toLowerCase();
}
function renderRoute({ endpoint, method }) {
    return `${method} ${endpoint}`;
}


/***/ }),

/***/ 6595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ findGroup),
/* harmony export */   IM: () => (/* binding */ untried),
/* harmony export */   cT: () => (/* binding */ showMs),
/* harmony export */   i8: () => (/* binding */ digestRows),
/* harmony export */   lo: () => (/* binding */ resumeProgress),
/* harmony export */   r1: () => (/* binding */ noteGroups),
/* harmony export */   tc: () => (/* binding */ lateMs),
/* harmony export */   zd: () => (/* binding */ turnBack)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** How long after it was given up a call may still take effect. */
const lateMs = 90_000;
/** How long after a confirmed call its effect may take to be shown. */
const showMs = 10_000;
const untried = { failures: 0, opensAtMs: 0 };
const fresh = { ...untried, ids: '', calls: 0 };
/** In a process that takes over: nobody has heard of what was in flight, so it may have been given up just now. */
function resumeProgress(left, nowMs) {
    const inFlight = left.inFlight.map((flight) => ({
        ...flight,
        endsAtMs: Math.max(flight.endsAtMs, nowMs + lateMs),
    }));
    return { ...left, inFlight };
}
function findGroup({ groups }, name) {
    return groups[name] ?? fresh;
}
function noteGroups(progress, names, changes) {
    const noted = names.map((name) => [name, { ...findGroup(progress, name), ...changes }]);
    return { ...progress, groups: { ...progress.groups, ...Object.fromEntries(noted) } };
}
/** From here on what was there before is wanted; tries count anew. */
function turnBack(progress, givenUp) {
    const anew = noteGroups(progress, Object.keys(progress.groups), { ...untried, calls: 0 });
    const begun = { phase: 'repair', clears: untried, imports: untried, isImported: false };
    return { ...anew, direction: 'back', ...begun, givenUp };
}
/** Equal where two looks show the same rows with the same content. */
function digestRows(rows) {
    if (rows.length === 0)
        return '';
    const text = rows.map((row) => JSON.stringify(row)).sort();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text.join('\n')).digest('base64');
}


/***/ }),

/***/ 3245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f2: () => (/* binding */ computeBudgetMs),
/* harmony export */   qL: () => (/* binding */ isContentRefused),
/* harmony export */   wo: () => (/* binding */ computeBackoffMs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);

const baseMs = 1_000;
const capMs = 30_000;
/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s, and what the service
 * asked for, within a minute.
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
/** The service has read what was sent and does not want it: it is not sent again. */
function isContentRefused({ kind, status = 0 }) {
    return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}


/***/ }),

/***/ 8427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   SY: () => (/* binding */ afresh),
/* harmony export */   TT: () => (/* binding */ untouchedState),
/* harmony export */   gS: () => (/* binding */ explainNoJournal),
/* harmony export */   l5: () => (/* binding */ recordGone)
/* harmony export */ });
/** What is said wherever a replacement has failed, seen or not. */
const untouchedState = 'The copilot is untouched: it holds its previous actions.';
const recordGone = 'The copilot is gone from the service, so nothing was imported.';
const afresh = 're-run this job, or press “Run workflow” if the workflow has it.';
const toCatchUp = `To bring the copilot up to date, ${afresh}`;
const recordRemedy = 'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new id, and set ' +
    '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
    `Then ${afresh}`;
/** Why a replacement failed, and what to do. */
function explainFailure({ fault, givenUp, isUntouched, remedy = '', why }) {
    if (why === 'no-journal')
        return explainNoJournal();
    const stopped = interruptions[why];
    if (stopped !== undefined) {
        const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
        return { code: 'interrupted', message, hint: stopped };
    }
    const causes = [givenUp, fault].filter((cause) => cause !== undefined);
    const messages = new Set([stops[why], ...causes.map(({ explanation }) => explanation)]);
    const { hint = 'See the log.' } = causes[0] ?? {};
    const hints = [hint, remedy, isUntouched === true ? '' : toCatchUp];
    return {
        code: 'replacement-failed',
        message: joinSentences([...messages]) || 'The replacement failed.',
        hint: why === 'record-removed' ? recordRemedy : joinSentences(hints),
    };
}
const interruptions = {
    interrupted: 'Run the workflow again.',
    'handed-over': 'The post step of this action finishes the replacement: see its log and summary.',
};
const stops = {
    'record-removed': 'The delete request has removed the copilot itself, not only its actions.',
    'out-of-time': 'The time for repairing the copilot is used up.',
};
function joinSentences(sentences) {
    return sentences.filter(Boolean).join(' ');
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
