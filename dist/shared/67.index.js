export const id = 67;
export const ids = [67,287];
export const modules = {

/***/ 8287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ retryAfterCapMs),
/* harmony export */   shareService: () => (/* binding */ shareService)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);

/** Longest wait that a service can ask for: a job is paid by the minute, and a copilot may be empty meanwhile. */
const retryAfterCapMs = 60_000;
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
        const restMs = Math.min(fault.retryAfterMs ?? usualRestMs, retryAfterCapMs);
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

/***/ 9642:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ countTexts),
/* harmony export */   Dx: () => (/* binding */ listExpected),
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   TN: () => (/* binding */ keyOf)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);
/**
 * The actions that importing a document gives, as the best-known importer makes them: one for each key under a path.
 * @param document the JSON that goes out
 * @see docs/what-is-sent.md, “The requests”
 */
function listExpected(document) {
    const root = toMembers(JSON.parse(Buffer.from(document).toString('utf8')));
    const base = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(root, 'servers', '0', 'url') ?? '';
    const all = Object.entries(toMembers(root['paths'])).flatMap(([path, item]) => Object.entries(toMembers(item))
        .filter(([, operation]) => isMembers(operation))
        .map(([method, operation]) => ({
        isMethod: methods.has(method.toLowerCase()),
        action: describe(root, { base, path, method, operation: toMembers(operation) }),
    })));
    return {
        actions: all.filter(({ isMethod }) => isMethod).map(({ action }) => action),
        optional: new Set(all.filter(({ isMethod }) => !isMethod).map(({ action }) => action.key)),
    };
}
function describe(root, at) {
    const { base, method, operation, path } = at;
    const { operationId, summary, description } = operation;
    const texts = [description, summary].filter((text) => typeof text === 'string' && text !== '');
    const name = [operationId, summary, description].find((text) => typeof text === 'string' && text !== '');
    const given = typeof name === 'string' ? name : '';
    return {
        key: renderKey(method, `${base}/${path}`),
        method: method.toUpperCase(),
        path,
        name: given,
        descriptions: texts.length > 0 ? texts.slice(0, 1) : [given, ''],
        parameters: (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(operation, 'parameters').map((entry) => resolveSchema(root, entry)),
        requestBody: resolveBody(root, operation['requestBody']),
    };
}
/** References are followed one level deep, where the importer follows them. */
function resolveBody(root, body) {
    if (!isMembers(body) || !isMembers(body['content']))
        return body;
    const content = Object.entries(body['content']).map(([type, media]) => [type, resolveSchema(root, media)]);
    return { ...body, content: Object.fromEntries(content) };
}
function resolveSchema(root, holder) {
    if (!isMembers(holder) || !isMembers(holder['schema']))
        return holder;
    const { $ref } = holder['schema'];
    return typeof $ref === 'string' ? { ...holder, schema: lookUp(root, $ref) } : holder;
}
function lookUp(root, reference) {
    if (!reference.startsWith('#/'))
        return { $ref: reference };
    const steps = decode(reference.slice(2)).split('/');
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(root, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')));
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // A percent sign that stands for itself.
        return text;
    }
}
function toMembers(value) {
    return isMembers(value) ? value : {};
}
function isMembers(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Tells one operation from another; slashes at the joint of server and path do not count. */
function renderKey(method, endpoint) {
    return `${method.toUpperCase()} ${endpoint.replace(/(?<!:)\/{2,}/g, '/').replace(/\/$/, '')}`;
}
function keyOf({ endpoint, method }) {
    return renderKey(method, endpoint);
}
function countKeys(actions) {
    return countTexts(actions.map(keyOf));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ checkCopilot),
/* harmony export */   S: () => (/* binding */ lookFirst),
/* harmony export */   cQ: () => (/* binding */ findCopilot)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3245);



/** Most copilots that the message about an unknown one names. */
const shownCopilots = 20;
/**
 * Finds the copilot in the service's list before anything is deleted: proves the address, the key and the id at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
async function checkCopilot(copilotId, options, ports) {
    const listing = await askPatiently(() => ports.service.listCopilots(), options, ports);
    if (!listing.ok)
        return acceptWithoutList(copilotId, listing.fault);
    const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
    if (copilot === undefined)
        throw unknownCopilot(copilotId, listing.value);
    return { copilot, warnings: [] };
}
function acceptWithoutList(copilotId, fault) {
    if (!isUnsupported(fault))
        throw describeFault(fault);
    if (copilotId === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('copilot-unknown', `The input \`copilot-id\` is missing. ${fault.explanation}`, {
            hint: 'Give the id of the copilot to keep in step.',
        });
    }
    const warning = `${fault.explanation} The copilot cannot be looked up, so it is taken on trust that ${copilotId} exists.`;
    return { copilot: undefined, warnings: [warning] };
}
function describeFault(fault) {
    const { explanation, hint } = fault;
    if (fault.kind === 'not-understood' || fault.kind === 'too-large') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('service-not-understood', explanation, { hint });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(fault.refused ? 'service-refused' : 'service-unreachable', explanation, { hint });
}
function unknownCopilot(copilotId, copilots) {
    const what = copilotId === undefined
        ? 'The input `copilot-id` is missing.'
        : `There is no copilot ${copilotId} among those that this key sees.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('copilot-unknown', `${what} ${renderCopilots(copilots)}`, {
        hint: 'Set `copilot-id` to one of these ids, or use the key of the account that owns the copilot.',
    });
}
function renderCopilots(copilots) {
    if (copilots.length === 0)
        return 'The key sees no copilot at all.';
    const cut = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLine */ .ni)(text, 80);
    const lines = copilots
        .slice(0, shownCopilots)
        .map(({ id, name, status }) => `- ${cut(id)} “${cut(name)}” (${cut(status) || 'no status'})`);
    const rest = copilots.length - lines.length;
    return ['The key sees:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
/** Asks the inventory once a target. It is a read: it never makes a run fail. */
async function lookFirst(copilotId, options, ports) {
    const ask = () => ports.service.readInventory(copilotId);
    const answer = await askPatiently(ask, options, ports);
    if (answer.ok)
        return { seen: answer.value, mayLook: false, warnings: [] };
    const { fault } = answer;
    if (isMissing(fault)) {
        ports.log.info('This service does not show what a copilot holds: success will mean that it said so.');
        return { seen: undefined, mayLook: false, warnings: [] };
    }
    const why = `${fault.explanation} The replacement goes on without looking at what the copilot holds.`;
    if (fault.status !== 401 && fault.status !== 403)
        return { seen: undefined, mayLook: true, warnings: [why] };
    ports.log.notice(why);
    return { seen: undefined, mayLook: false, warnings: [] };
}
/** How a service answers that has no inventory. */
function isMissing({ kind, refused, status = 0 }) {
    const isOther = kind === 'redirect' || (kind === 'not-understood' && refused);
    return isOther || [400, 404, 405, 410, 501].includes(status);
}
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
        const waitMs = (0,_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .computeBackoffMs */ .wo)(attempt, { retryAfterMs: fault.retryAfterMs, random: ports.random });
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
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A)
            return { ok: false, fault: error.fault };
        throw error;
    }
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


/***/ }),

/***/ 9448:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rU: () => (/* binding */ drive),
  K9: () => (/* binding */ replaceActions)
});

// UNUSED EXPORTS: computeBudgetMs

// EXTERNAL MODULE: ./src/replacement/endings.ts
var endings = __webpack_require__(6690);
// EXTERNAL MODULE: ./src/replacement/horizon.ts
var replacement_horizon = __webpack_require__(2501);
// EXTERNAL MODULE: ./src/replacement/machine.ts
var machine = __webpack_require__(6707);
// EXTERNAL MODULE: ./src/replacement/narrate.ts
var narrate = __webpack_require__(5713);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/replacement/plan.ts
var replacement_plan = __webpack_require__(2967);
// EXTERNAL MODULE: ./src/replacement/next-try.ts
var next_try = __webpack_require__(677);
// EXTERNAL MODULE: ./src/replacement/state.ts
var replacement_state = __webpack_require__(9099);
// EXTERNAL MODULE: ./src/replacement/wait.ts
var wait = __webpack_require__(3245);
;// CONCATENATED MODULE: ./src/replacement/perform.ts






/** So many single actions are deleted or added at the same time. */
const singlesAtOnce = 4;
/**
 * Makes the call that the state is named after; undefined where the horizon comes before the pause is over. Rejects only
 * on a bug: a failed request is an event.
 */
async function perform(state, context) {
    const { job, plan, ports } = context;
    const { service } = ports;
    const copilotId = job.copilot?.id ?? job.copilotId;
    switch (state.name) {
        case 'deleting':
            return call(ports, () => state.route === 'each'
                ? deleteEach(copilotId, state, context)
                : service.deleteActions(copilotId, state.route));
        case 'settling':
            return settle(state, context);
        case 'importing': {
            const document = state.at === 0 ? job.next : job.previous[state.at - 1]?.body;
            if (document === undefined)
                throw new TypeError(`There is no version ${state.at}.`);
            return call(ports, () => service.importActions(copilotId, document));
        }
        case 'adding':
            return call(ports, () => addMissing(copilotId, listWanted(state, plan), ports));
        case 'inspecting':
        case 'verifying':
            return look(copilotId, state, context);
    }
}
async function look(copilotId, { at }, { job, plan, ports }) {
    const { clock, service } = ports;
    const sentMs = clock.nowMs();
    try {
        const actions = await service.readInventory(copilotId);
        const known = { wanted: plan.findWanted(at), before: job.seen, isPlain: plan.isPlain };
        return { type: 'looked', look: (0,replacement_plan/* compareLook */.Tq)(actions, known), atMs: clock.nowMs() };
    }
    catch (error) {
        return { type: 'failed', fault: toFault(error), sentMs, endedMs: clock.nowMs() };
    }
}
async function call({ clock }, work) {
    const sentMs = clock.nowMs();
    try {
        await work();
        return { type: 'done', sentMs, endedMs: clock.nowMs() };
    }
    catch (error) {
        const failure = toFailure(error);
        return {
            type: 'failed',
            fault: failure.fault,
            sentMs: failure.sentMs ?? sentMs,
            endedMs: clock.nowMs(),
        };
    }
}
function toFault(error) {
    return toFailure(error).fault;
}
function toFailure(error) {
    if (error instanceof errors/* ServiceFailure */.A)
        return error;
    throw error;
}
/** The part of the pause after which a look that another target has made counts: one serves all who pause together. */
const earliestLook = 0.3;
/** Waits the whole pause, whatever happens, and looks meanwhile whether the delete took the record itself. */
async function settle(state, { horizon, job, ports, rules }) {
    const { clock } = ports;
    const sentMs = clock.nowMs();
    const deletedMs = state.deletedMs ?? sentMs;
    const endMs = (0,wait/* computeSettledMs */.LY)(state, deletedMs, rules);
    // The actions' own route leaves the record alone; so do single deletes.
    const isInDanger = !state.hasEyes || ![next_try/* actionsRoute */.Ju, 'each'].includes(state.route);
    const { copilot } = job;
    if (copilot === undefined || !isInDanger) {
        return (await horizon.sleepUntil(endMs)) ? { type: 'done', sentMs, endedMs: clock.nowMs() } : undefined;
    }
    // Not at once: a list that lags behind would still show a record that is gone.
    if (!(await horizon.sleepUntil(deletedMs + (endMs - deletedMs) / 2, endMs)))
        return undefined;
    const sinceMs = deletedMs + (endMs - deletedMs) * earliestLook;
    const isMissing = (await guardRecord(copilot, sinceMs, ports)) === 'missing';
    if (!(await horizon.sleepUntil(endMs)))
        return undefined;
    // It may lag the other way, too: only a record that is missing twice is gone.
    const isGone = isMissing && (await guardRecord(copilot, clock.nowMs(), ports)) === 'missing';
    return isGone ? { type: 'record-removed' } : { type: 'done', sentMs, endedMs: clock.nowMs() };
}
async function deleteEach(copilotId, state, context) {
    const { service } = context.ports;
    const actions = await findDoomed(copilotId, state, context);
    await inWaves(actions, async ({ id }) => {
        if (id !== '')
            await service.deleteAction(id);
    });
}
/** What is there now; where nobody may look any more, what was seen, as long as nothing can have come to it. */
async function findDoomed(copilotId, state, { job, ports }) {
    const hasAllIds = (0,replacement_state/* hasIds */.Rp)(state) && job.seen?.every(({ id }) => id !== '') === true;
    const known = hasAllIds ? job.seen : undefined;
    if (known !== undefined && !state.hasEyes)
        return known;
    try {
        return await readFor('delete', copilotId, ports.service);
    }
    catch (error) {
        if (known !== undefined && toFault(error).refused)
            return known;
        throw error;
    }
}
function listWanted(state, plan) {
    const wanted = plan.findWanted(state.at);
    return (actions) => (0,replacement_plan/* listAdditions */.a1)(wanted, actions);
}
async function addMissing(copilotId, select, { service }) {
    const actions = await readFor('add', copilotId, service);
    await inWaves(select(actions), (action) => service.createAction(copilotId, action));
}
/** A look that fails has changed nothing, and neither has the call that it was for. */
async function readFor(request, copilotId, service) {
    try {
        return await service.readInventory(copilotId);
    }
    catch (error) {
        const fault = toFault(error);
        throw new errors/* ServiceFailure */.A({ ...fault, request, applied: 'no' });
    }
}
/** A few at a time, in order; the first failure is the last, once those beside it have ended. */
async function inWaves(items, work) {
    let hasChanged = false;
    for (let index = 0; index < items.length; index += singlesAtOnce) {
        const wave = items.slice(index, index + singlesAtOnce);
        const ends = await Promise.allSettled(wave.map(work));
        const failed = ends.filter((end) => end.status === 'rejected').map(({ reason }) => toFailure(reason));
        hasChanged ||= failed.length < ends.length;
        const worst = failed.find(({ fault }) => fault.applied === 'unknown') ?? failed[0];
        if (worst === undefined)
            continue;
        // All of the wave may be at work for as long as the one that went out last.
        const moments = failed.flatMap(({ sentMs }) => sentMs ?? []);
        throw new errors/* ServiceFailure */.A(hasChanged ? { ...worst.fault, applied: 'unknown' } : worst.fault, moments.length > 0 ? { sentMs: Math.max(...moments) } : {});
    }
}
/**
 * Asks the list, once, whether it still holds the copilot: one public release of the service removes the record itself,
 * and an import into nothing would be lost. A list that does not answer stops nothing: the copilot is empty meanwhile.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
async function guardRecord(copilot, sinceMs, { log, service }) {
    try {
        const copilots = await service.listCopilots(sinceMs);
        return (0,check/* findCopilot */.cQ)(copilots, copilot.id) === undefined ? 'missing' : 'there';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceFailure */.A))
            throw error;
        log.warning(`${error.fault.explanation} Whether the delete has left the copilot’s record in place was not seen.`);
        return 'unseen';
    }
}

;// CONCATENATED MODULE: ./src/replacement/drive.ts








/** For everything after the first delete: by then the copilot has its actions, or it is said what it holds. */
const usualBudgetMs = 600_000;
/** The usual budget, or more where pauses and time limits would not leave both versions a try. */
function computeBudgetMs({ settleMs, timeoutMs }) {
    return Math.max(usualBudgetMs, 2 * (settleMs + 2 * timeoutMs) + 60_000);
}
/**
 * Replaces the copilot's actions, or puts the previous ones back: nothing is sent before all that could be needed is in
 * hand and on disk. Bad news is data; it rejects only on a bug, and then the journal is left open for the post step.
 */
async function replaceActions(job, ports) {
    const { clock, interruption, journal } = ports;
    const startMs = clock.nowMs();
    const plan = (0,replacement_plan/* createPlan */.qT)(job);
    try {
        await journal.begin(job, job);
    }
    catch (cause) {
        return (0,endings/* describeUnbegun */.Ss)(cause);
    }
    const horizon = (0,replacement_horizon/* createSignalHorizon */.YV)(interruption, clock);
    try {
        const { sources } = plan;
        const { deletePath, mayLook, seen } = job;
        const start = (0,machine/* createStart */.l)({ sources, hasEyes: seen !== undefined, mayLook, route: deletePath });
        const budget = { budgetMs: computeBudgetMs(job), budgetFromMs: undefined };
        const { timeoutMs } = job;
        const options = { start, horizon, ...budget, timeoutMs, atHorizon: 'hand-over' };
        const driven = await drive(options, { job, plan, ports });
        return (0,endings/* describeEnding */.be)(driven, { job, plan, log: ports.log, replaceMs: clock.nowMs() - startMs });
    }
    finally {
        horizon.close();
    }
}
/** Makes call after call until the machine has ended, or there is no time for the next one. */
async function drive(options, context) {
    let state = options.start;
    const incidents = [];
    const { log } = context.ports;
    const stop = (why) => (0,machine/* decide */.L)(state, { type: 'stopped', why }, createRules(state, options, context));
    while ((0,replacement_state/* isOpen */.nT)(state)) {
        const turn = await waitForTurn(state, options, context);
        if (turn === 'hand-over')
            return { state: await handOver(state, context), incidents };
        if (turn !== 'free') {
            state = stop(turn);
            break;
        }
        const begin = (0,narrate/* renderBegin */.a7)(state, context.job);
        if (begin !== undefined)
            log.info(begin);
        const rules = createRules(state, options, context);
        const event = await perform(state, { ...context, horizon: options.horizon, rules });
        if (event === undefined || isHeldBack(event, state)) {
            if (options.atHorizon === 'hand-over')
                return { state: await handOver(state, context), incidents };
            state = stop('out-of-time');
            break;
        }
        const next = (0,machine/* decide */.L)(state, event, createRules(state, options, context));
        tell({ state, event, next }, { context, incidents });
        state = next;
    }
    await keep(state, context);
    return { state, incidents };
}
/** What was never sent is no try: the process that takes over has all of them. */
function isHeldBack(event, state) {
    return event.type === 'failed' && event.fault.isUnsent === true && !(0,replacement_state/* isUntouched */.O2)(state);
}
function tell({ event, next, state, }, { context, incidents }) {
    const line = (0,narrate/* renderEvent */.N1)(state, event, next);
    if (line === undefined)
        return;
    context.ports.log.info(line.text);
    if (line.isIncident && incidents.length < mostIncidents)
        incidents.push(line.text);
}
const mostIncidents = 30;
/** What each state asks of the service. */
const requests = {
    deleting: 'delete',
    settling: undefined,
    importing: 'import',
    adding: 'add',
    inspecting: 'inventory',
    verifying: 'inventory',
};
/** Waits until the call of a state may be made, and writes the journal. */
async function waitForTurn(state, options, context) {
    const { clock, log, random, service } = context.ports;
    const rules = createRules(state, options, context);
    const ownMs = (0,wait/* computeTurnMs */.Bk)(state, { nowMs: clock.nowMs(), random, rules });
    const request = requests[state.name];
    // What the journal says was sent must not be held back after that.
    const findTurnMs = () => Math.max(ownMs, clock.nowMs(), request === undefined ? 0 : (service.findOpenMs?.(request) ?? 0));
    for (;;) {
        const turnMs = findTurnMs();
        const turn = decideTurn(state, turnMs, { options, context });
        if (turn !== 'free')
            return turn;
        const restMs = turnMs - clock.nowMs();
        if (restMs <= 0)
            break;
        const isLong = restMs >= 5_000 || (restMs >= 100 && state.request > 1);
        // Of a watch it is said once that it is one.
        if (isLong && state.proof === undefined)
            log.info((0,narrate/* renderWaiting */.ie)(state, restMs));
        await options.horizon.sleep(restMs);
    }
    const isKept = await keep(state, context);
    // Once something is deleted, a full disk is no reason to leave the copilot empty.
    if (!isKept && (0,replacement_state/* isUntouched */.O2)(state))
        return 'no-journal';
    // Writing takes time, and a signal may have come in it: still nothing has been sent.
    return decideTurn(state, clock.nowMs(), { options, context });
}
function decideTurn(state, turnMs, { context, options }) {
    const { settleMs } = context.job;
    const endMs = options.horizon.findEndMs();
    if (endMs !== undefined) {
        // A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too.
        const needMs = state.name === 'deleting' ? settleMs + 3 * replacement_horizon/* requestMs */.sI : replacement_horizon/* requestMs */.sI;
        const isHandedOver = options.atHorizon === 'hand-over';
        // What changes nothing yet is not begun under a horizon that a signal has drawn.
        if (isHandedOver && (0,replacement_state/* isUntouched */.O2)(state) && !(0,replacement_state/* isDoubtful */.Ge)(state))
            return 'interrupted';
        if (turnMs + needMs > endMs)
            return isHandedOver ? 'hand-over' : 'out-of-time';
    }
    const budget = findBudget(state, options);
    return budget !== undefined && turnMs + replacement_horizon/* requestMs */.sI > budget.endMs ? 'out-of-time' : 'free';
}
/** Undefined before the first delete: until then there is all the time in the world. */
function findBudget({ beganMs }, { budgetFromMs, budgetMs }) {
    const fromMs = budgetFromMs ?? beganMs;
    return fromMs === undefined ? undefined : { fromMs, endMs: fromMs + budgetMs };
}
function createRules(state, options, context) {
    const { maxAttempts, settleMs } = context.job;
    const { timeoutMs } = options;
    return { maxAttempts, settleMs, timeoutMs, hasTime: hasTime(state, options, context.ports.clock.nowMs()) };
}
/** The new version has half of the budget, what comes after it half of the rest each; the last has all that is left. */
function hasTime(state, options, nowMs) {
    const budget = findBudget(state, options);
    if (budget === undefined)
        return true;
    const isLast = state.at + 1 >= state.sources.length;
    const share = isLast ? 1 : 1 - 0.5 ** (state.at + 1);
    return nowMs < budget.fromMs + share * options.budgetMs;
}
async function handOver(state, context) {
    const left = { ...state, isHandedOver: true };
    await keep(left, context);
    return left;
}
/** Writes the journal; false, and a warning, where that fails. */
async function keep(state, { ports }) {
    try {
        await ports.journal.write(state, { nowMs: ports.clock.nowMs(), isOpen: (0,replacement_state/* isOpen */.nT)(state) });
        return true;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
        return false;
    }
}


/***/ }),

/***/ 6690:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ss: () => (/* binding */ describeUnbegun),
/* harmony export */   be: () => (/* binding */ describeEnding),
/* harmony export */   os: () => (/* binding */ describeVanished)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _narrate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5713);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9099);



/** What is said about a replacement once this process is through with it. */
function describeEnding({ state, incidents }, context) {
    const replacement = { replaceMs: context.replaceMs, ...measure(state), incidents };
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(state))
        return describeHandedOver(state, replacement);
    const said = renderState(state, context);
    switch (state.name) {
        case 'synced':
            return { outcome: 'synced', state: said, verification: verify(state, context), replacement };
        case 'restored': {
            const failure = explain(state, state.givenUp?.hint ?? toCatchUp);
            return { outcome: 'restored', state: said, failure, verification: verify(state, context), replacement };
        }
        case 'untouched':
            return {
                outcome: 'untouched',
                state: said,
                failure: describeEnd(state),
                isInferred: isInferred(state),
            };
        case 'lost':
            return describeLost(state, { said, replacement }, context);
    }
}
function measure(state) {
    const { beganMs, deletedMs, importedMs, name } = state;
    const isFull = name === 'synced' || name === 'restored';
    if (importedMs === undefined)
        return { settleMs: undefined, emptyMs: undefined };
    return {
        settleMs: deletedMs === undefined ? undefined : importedMs.sentMs - deletedMs,
        emptyMs: isFull && beganMs !== undefined ? importedMs.endedMs - beganMs : undefined,
    };
}
function describeLost(state, { said, replacement }, { job, log }) {
    const isRecordRemoved = state.why === 'record-removed';
    if (isRecordRemoved && job.copilot !== undefined) {
        log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
    }
    const failure = describeEnd(state);
    return { outcome: 'lost', state: said, failure, replacement, isRecordRemoved, isHandedOver: false };
}
function describeHandedOver(state, replacement) {
    return {
        outcome: 'lost',
        state: `${renderLeft(state)} The post step of this action goes on from here.`,
        failure: interrupted('The post step of this action finishes the replacement: see its log and summary.'),
        replacement,
        isRecordRemoved: false,
        isHandedOver: true,
    };
}
/** Only a delete that failed in doubt is left to another process while nothing seems to have changed. */
function renderLeft(state) {
    return (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isUntouched */ .O2)(state)
        ? 'Whether the delete has done anything is not known.'
        : (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .renderHoldings */ .n5)(state.holds);
}
/** The journal could not be begun: a disk that is full is better found out about now. */
function describeUnbegun(cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const failure = { ...noJournal, message: `${noJournal.message} ${why}.` };
    return { outcome: 'untouched', state: untouched, failure, isInferred: false };
}
const noReplacement = { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] };
const noJournal = {
    code: 'replacement-failed',
    message: 'The journal that guards the replacement cannot be written.',
    hint: 'Check that RUNNER_TEMP is writable and has room for the description and its earlier versions.',
};
/** Nothing is left that says where the replacement stood. */
function describeVanished() {
    return {
        outcome: 'lost',
        state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
        failure: {
            code: 'replacement-failed',
            message: 'The main step left the replacement open, and its journal or documents in RUNNER_TEMP are gone, or were ' +
                'made for another base-url.',
            hint: `Look at the copilot. ${again}`,
        },
        replacement: noReplacement,
        isRecordRemoved: false,
        isHandedOver: false,
    };
}
const untouched = 'The copilot is untouched: it holds its previous actions.';
const inferred = 'The copilot should still hold its previous actions: the service answered every delete with an error. It was not seen, as this service does not show what a copilot holds.';
const recordGone = 'The copilot is gone from the service, so nothing was imported.';
const afresh = 're-run this job, or run the workflow with `force: true`: it deletes, waits and imports afresh.';
const again = `Then ${afresh}`;
const toCatchUp = `To bring the copilot up to date, ${afresh}`;
/** Nobody could look whether a delete that was answered with an error has done nothing. */
function isInferred(state) {
    return state.name === 'untouched' && !state.hasEyes && (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isDoubtful */ .Ge)(state);
}
/** One sentence that is true: what was seen is said to be there, and what was not is said to have been confirmed. */
function renderState(state, { job, plan }) {
    switch (state.name) {
        case 'synced':
            return state.proof === undefined
                ? 'The service confirmed the import of the new version.'
                : `The copilot holds the new version, verified: all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNumber */ .kT)(countHeld(state, plan))}.${renderLacking(state)}`;
        case 'restored': {
            const isSeen = job.seen !== undefined && job.seen.length > 0;
            if (state.proof !== undefined && isSeen)
                return 'The copilot holds the actions it had before, verified.';
            const source = (0,_narrate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSource */ .uc)(state, job);
            if (state.proof !== undefined)
                return `The copilot holds ${source}, verified.`;
            return `The service confirmed the import of ${source}. Whether the copilot held just that before was not seen.`;
        }
        case 'untouched':
            return isInferred(state) ? inferred : untouched;
        case 'lost':
            return state.why === 'record-removed' ? recordGone : (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .renderHoldings */ .n5)(state.holds);
    }
}
function verify(state, { job, plan }) {
    if (state.proof !== undefined)
        return { how: state.proof, actions: countHeld(state, plan) };
    if (job.seen === undefined)
        return { how: 'confirmed', why: 'this service does not show what a copilot holds' };
    const why = state.hasEyes
        ? 'the inventory has never shown an action of this copilot'
        : 'the inventory did not answer any more';
    return { how: 'confirmed', why };
}
function countHeld({ at, lacks = 0 }, plan) {
    return [...plan.findWanted(at).keys.values()].reduce((sum, count) => sum + count, -lacks);
}
function renderLacking({ lacks = 0 }) {
    return lacks === 0
        ? ''
        : ` Not back: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNumber */ .kT)(lacks)} of what was made by hand; the report lists it.`;
}
function describeEnd(state) {
    switch (state.why) {
        case 'interrupted':
            return interrupted('Run the workflow again.');
        case 'no-journal':
            return noJournal;
        case 'record-removed':
            return explain(state, recordRemoved);
        case 'out-of-time':
        case 'service': {
            const hint = state.fault?.hint ?? 'See the log.';
            return explain(state, state.name === 'lost' ? `${hint} ${toCatchUp}` : hint);
        }
    }
}
const recordRemoved = 'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new id, and set ' +
    '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
    again;
function interrupted(hint) {
    const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
    return { code: 'interrupted', message, hint };
}
function explain(state, hint) {
    const parts = [...explainLoss(state), ...explainFaults(state)].filter((part) => part !== undefined);
    return { code: 'replacement-failed', message: parts.join(' ') || 'The replacement failed.', hint };
}
function explainLoss(state) {
    if (state.name !== 'lost')
        return [];
    if (state.why === 'record-removed') {
        return ['The delete request has removed the copilot itself, not only its actions.'];
    }
    return state.why === 'out-of-time' ? ['The time for putting the copilot right is used up.'] : [];
}
/** Why the new version was given up, and what then befell the one that was to come back. */
function explainFaults(state) {
    const { fault, givenUp, name } = state;
    const last = name === 'restored' ? undefined : fault?.explanation;
    if (givenUp === undefined)
        return [last];
    const failed = name === 'lost' ? renderFailedBackups(state) : undefined;
    return [givenUp.explanation, failed, last === givenUp.explanation ? undefined : last];
}
function renderFailedBackups(state) {
    return (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSource */ .SU)(state) === 'seen'
        ? 'Putting back what was there before failed, too.'
        : 'Putting an earlier version back failed, too.';
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

/***/ 7247:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ decideInspecting),
/* harmony export */   lS: () => (/* binding */ isLate),
/* harmony export */   tc: () => (/* binding */ lateMs),
/* harmony export */   ye: () => (/* binding */ decideVerifying)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _next_try_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(677);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9099);



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

/***/ 6707:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   l: () => (/* binding */ createStart)
/* harmony export */ });
/* harmony import */ var _next_try_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(677);
/* harmony import */ var _looking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7247);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9099);



/** The first call of a replacement: everything before it changes nothing. */
function createStart({ hasEyes, mayLook, route, sources }) {
    const auto = hasEyes ? _next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .actionsRoute */ .Ju : _next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .contractRoute */ .S_;
    return {
        name: 'deleting',
        sources,
        at: 0,
        hasEyes,
        mayLook,
        route: route === 'auto' ? auto : route,
        replacement: 1,
        request: 1,
        looks: 0,
        blinks: 0,
        isConfirmed: false,
        deletes: 0,
        isSettled: false,
        holds: ['before'],
        atWork: [],
    };
}
/**
 * The next state, for every state and every event; an open one names the call to make next. Pure and total.
 * The service appends on import, so an import of unknown outcome is repeated only after another delete and pause.
 */
function decide(state, event, rules) {
    if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(state))
        return state;
    if (event.type === 'resumed')
        return resume(state, event, rules);
    if (event.type === 'stopped')
        return decideStopped(state, event.why);
    if (event.type === 'record-removed')
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(state, 'record-removed');
    return answers[state.name](state, event, rules);
}
/** What each call leads to. An answer of another kind than the call's leaves the state as it is. */
const answers = {
    deleting: decideDeleting,
    settling: decideSettling,
    inspecting: (state, event, rules) => event.type === 'done' ? state : (0,_looking_js__WEBPACK_IMPORTED_MODULE_1__/* .decideInspecting */ .L3)(state, event, rules),
    importing: decideImporting,
    adding: decideAdding,
    verifying: (state, event, rules) => (event.type === 'done' ? state : (0,_looking_js__WEBPACK_IMPORTED_MODULE_1__/* .decideVerifying */ .ye)(state, event, rules)),
};
function decideStopped(state, why) {
    // A watch that is cut short has seen what it was to see.
    const isWatched = state.name === 'verifying' && (state.isConfirmed || state.proof !== undefined);
    if (isWatched)
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)(state);
    // Only what was made by hand is missing: it is in the report.
    const isWhole = state.name === 'adding' && (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSource */ .SU)(state) === 'next';
    return isWhole ? (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)({ ...state, proof: 'seen', holds: ['next'] }) : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(state, why);
}
function decideDeleting(state, event, rules) {
    if (event.type === 'looked')
        return state;
    if (event.type === 'failed')
        return decideFailedDelete(note(state, event), event, rules);
    const { endedMs, sentMs } = event;
    const deleted = {
        ...state,
        beganMs: state.beganMs ?? sentMs,
        deletes: state.deletes + 1,
        deletedMs: endedMs,
        holds: ['nothing'],
    };
    return { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(deleted, 'settling'), request: state.request, isConfirmed: true };
}
function decideFailedDelete(state, event, rules) {
    const { fault } = event;
    if (fault.applied === 'no') {
        return isRouteMissing(state, fault) ? { ...state, route: 'each' } : decideUndeleted(state, event, rules);
    }
    const after = isServiceError(state, fault) ? { ...state, isInDoubt: true } : markDelete(state, event);
    // With eyes it is looked at what became of it; a delete that was sent again at once would hide that.
    return after.hasEyes || after.mayLook === true ? inspect(after) : decideUndeleted(after, event, rules);
}
function decideUndeleted(state, { endedMs, fault }, rules) {
    // The route has worked or may have: now it is the record that it no longer finds.
    if (fault.status === 404 && !(0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntouched */ .O2)(state))
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(state, 'record-removed');
    // A delete does no more the second time: it may be repeated alone, whatever became of the first.
    if ((0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .mayRepeat */ .xg)(state, fault, state.request, rules))
        return { ...state, request: state.request + 1 };
    // An earlier one may still take effect: nothing is said before that is certain.
    const isWatched = state.hasEyes && (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntouched */ .O2)(state) && (0,_looking_js__WEBPACK_IMPORTED_MODULE_1__/* .isLate */ .lS)(state, endedMs);
    // Nothing is ever imported on top of a delete that was not confirmed: every action could then be there twice.
    return isWatched ? inspect(state) : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)(state, fault);
}
function inspect(state) {
    return { ...state, name: 'inspecting', looks: 0, isSettled: false };
}
/** The service has no route that clears a copilot, and the actions can be deleted one by one instead. */
function isRouteMissing(state, { status = 0 }) {
    return [404, 405, 501].includes(status) && state.route === _next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .actionsRoute */ .Ju && (state.hasEyes || (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasIds */ .Rp)(state));
}
/** An error that the service itself has answered to the first delete: where nobody can look, it has done nothing. */
function isServiceError(state, { kind, status }) {
    return !state.hasEyes && (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntouched */ .O2)(state) && kind === 'status' && status === 500;
}
function markDelete(state, { endedMs, fault, sentMs }) {
    const call = { request: 'delete', sentMs, endedMs };
    return {
        ...state,
        beganMs: state.beganMs ?? sentMs,
        isConfirmed: false,
        deletes: state.deletes + 1,
        holds: (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .addHoldings */ .qM)(state.holds, 'nothing', ...(state.route === 'each' ? ['part'] : [])),
        atWork: (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerhapsAtWork */ .KN)(fault) ? (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .addAtWork */ .yc)(state, call) : state.atWork,
    };
}
function decideSettling(state, event) {
    if (event.type !== 'done')
        return state;
    // The requests of the delete still count: what stays in spite of them is not deleted for ever.
    if (state.hasEyes)
        return { ...state, name: 'inspecting', looks: 0, isSettled: true };
    return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .beginImport */ .R1)(state);
}
function decideImporting(state, event, rules) {
    if (event.type === 'looked')
        return state;
    const { endedMs, sentMs } = event;
    const after = { ...state, importedMs: { sentMs, endedMs } };
    if (event.type === 'failed')
        return decideFailedImport(note(after, event), event, rules);
    const imported = { ...after, holds: [(0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSource */ .SU)(state)] };
    return state.hasEyes ? { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(imported, 'verifying'), isConfirmed: true } : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)(imported);
}
function decideFailedImport(state, event, rules) {
    const { endedMs, fault, sentMs } = event;
    if (fault.applied === 'no' && !fault.refused) {
        // It certainly never arrived: it may be repeated alone.
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .mayRepeat */ .xg)(state, fault, state.request, rules)
            ? { ...state, request: state.request + 1 }
            : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)(state, fault);
    }
    // An importer that stumbles over an operation has stored those before it.
    if ((0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutDocument */ .fo)(fault))
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)({ ...state, holds: (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .addHoldings */ .qM)(state.holds, 'part') }, fault);
    if (fault.applied === 'no')
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatWhole */ .zh)(state, fault, rules);
    const after = {
        ...state,
        holds: (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .addHoldings */ .qM)(state.holds, 'part', (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSource */ .SU)(state)),
        atWork: (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerhapsAtWork */ .KN)(fault) ? (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .addAtWork */ .yc)(state, { request: 'import', sentMs, endedMs }) : state.atWork,
    };
    if (state.hasEyes)
        return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(after, 'verifying');
    return (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .decideLostImport */ ._H)(after, fault, rules);
}
function decideAdding(state, event, rules) {
    if (event.type === 'looked')
        return state;
    const source = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSource */ .SU)(state);
    const { endedMs, sentMs } = event;
    const added = {
        ...state,
        importedMs: { sentMs: findImportMs(state) ?? sentMs, endedMs },
        request: state.request + 1,
        looks: 0,
        seen: undefined,
    };
    if (event.type === 'done') {
        const after = {
            ...added,
            name: 'verifying',
            isConfirmed: true,
            lacks: undefined,
            holds: [source],
        };
        return state.hasEyes ? after : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .finish */ .O9)(after);
    }
    const { fault } = event;
    const holds = source === 'seen' ? (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .addHoldings */ .qM)(state.holds, 'part', 'seen') : state.holds;
    const call = { request: 'add', sentMs, endedMs };
    const atWork = (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerhapsAtWork */ .KN)(fault) ? (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .addAtWork */ .yc)(state, call) : state.atWork;
    // Some may have been added before one failed: what is missing tells the next look.
    const failed = { ...added, fault, name: 'verifying', isConfirmed: false, holds, atWork };
    return state.hasEyes ? failed : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatWhole */ .zh)(failed, fault, rules);
}
/** When the pause ended and what was to come in began to: what is added follows an import, or another try. */
function findImportMs({ deletedMs = 0, importedMs }) {
    return importedMs !== undefined && importedMs.sentMs >= deletedMs ? importedMs.sentMs : undefined;
}
function note(state, { fault }) {
    return { ...state, fault };
}
function resume(state, { atMs, writtenMs }, { timeoutMs }) {
    // What the dead process was at may still be at work in the service, as if it had been waited for.
    const endedMs = Math.max(atMs, writtenMs + timeoutMs);
    const mark = (request) => ({
        atWork: state.isHandedOver === true ? state.atWork : (0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .addAtWork */ .yc)(state, { request, sentMs: writtenMs, endedMs }),
    });
    const anew = {
        replacement: 1,
        request: 1,
        looks: 0,
        blinks: 0,
        isHandedOver: false,
        seen: undefined,
        beganMs: state.beganMs ?? writtenMs,
    };
    switch (state.name) {
        case 'deleting': {
            if (state.isHandedOver === true)
                return { ...state, ...anew };
            const holds = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .addHoldings */ .qM)(state.holds, 'nothing');
            return { ...state, ...anew, ...mark('delete'), holds, deletes: state.deletes + 1 };
        }
        case 'settling':
            // Left by a process that died, it may be out of date: a full disk keeps what came after it from being written.
            return state.hasEyes || state.isHandedOver === true
                ? { ...state, ...anew }
                : { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)(state, 'deleting'), ...anew };
        case 'importing': {
            const holds = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .addHoldings */ .qM)(state.holds, 'part', (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSource */ .SU)(state));
            const after = { ...state, ...anew, ...mark('import'), holds };
            const importedMs = { sentMs: writtenMs, endedMs: atMs };
            return { ...(0,_next_try_js__WEBPACK_IMPORTED_MODULE_0__/* .fresh */ .pn)({ ...after, importedMs }, state.hasEyes ? 'verifying' : 'deleting') };
        }
        case 'adding':
            return {
                ...state,
                ...anew,
                ...mark('add'),
                name: 'verifying',
                importedMs: { sentMs: writtenMs, endedMs: atMs },
            };
        case 'inspecting':
        case 'verifying':
            return { ...state, ...anew };
    }
}


/***/ }),

/***/ 5713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ renderEvent),
/* harmony export */   a7: () => (/* binding */ renderBegin),
/* harmony export */   ie: () => (/* binding */ renderWaiting),
/* harmony export */   uc: () => (/* binding */ renderSource)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9099);


/** Undefined where the line before says enough. */
function renderBegin(state, job) {
    switch (state.name) {
        case 'deleting':
            return state.route === 'each'
                ? 'Deleting the copilot’s actions one by one.'
                : 'Deleting the copilot’s actions.';
        case 'settling':
            return renderSettling(state, job);
        case 'importing':
            return `Importing ${renderSource(state, job)}.`;
        case 'adding':
            return 'Putting actions back one by one.';
        case 'inspecting':
        case 'verifying':
            return undefined;
    }
}
function renderSettling({ atWork, hasEyes }, { settleMs }) {
    const seconds = `${settleMs / 1000} s`;
    return !hasEyes && atWork.some(({ request }) => request === 'delete')
        ? `Deleted. Waiting until the delete that was given up can no longer take effect, and then ${seconds} for the removal to settle.`
        : `Deleted. Waiting ${seconds} for the removal to settle.`;
}
/** Which version, in words. */
function renderSource(state, { previous }) {
    switch ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .selectSource */ .SU)(state)) {
        case 'next':
            return 'the new version';
        case 'previous': {
            const commit = previous[state.at - 1]?.commit.slice(0, 7);
            return commit === undefined || commit === '' ? 'the version before it' : `the version of ${commit}`;
        }
        case 'seen':
            return 'the actions that were there before';
    }
}
/** Undefined where the next call's beginning says enough. */
function renderEvent(state, event, next) {
    switch (event.type) {
        case 'failed':
            return { text: `${event.fault.explanation} ${renderPlan(event.fault, state, next)}`, isIncident: true };
        case 'record-removed':
            return {
                text: 'The list no longer holds the copilot: the delete has removed more than its actions.',
                isIncident: true,
            };
        case 'looked':
            return renderLooked(state, event.look, next);
        case 'done':
            return state.name === 'importing'
                ? { text: 'The service confirmed the import.', isIncident: false }
                : undefined;
        case 'resumed':
        case 'stopped':
            return undefined;
    }
}
function renderWaiting({ atWork, hasEyes, name }, restMs) {
    const seconds = (restMs / 1000).toFixed(1);
    if (name === 'inspecting' || name === 'verifying')
        return `The next look is in ${seconds} s.`;
    const isAwaited = !hasEyes && atWork.some(({ request }) => request !== 'delete');
    const why = isAwaited ? ': until then the request that was given up may still take effect' : '';
    return `The next try is in ${seconds} s${why}.`;
}
function renderLooked(state, look, next) {
    if (state.name === 'inspecting') {
        if (look.count === 0)
            return { text: 'Seen: the copilot holds no actions.', isIncident: false };
        const text = `Seen: the copilot still holds ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(look.count, 'action')}. ${renderLookPlan(state, next)}`;
        return state.looks > 0 && next.name === 'inspecting' ? undefined : { text, isIncident: true };
    }
    if (look.fit === 'whole') {
        const text = `Verified: the copilot holds all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(look.count)}.${renderWatch(next)}`;
        return state.proof === undefined ? { text, isIncident: false } : undefined;
    }
    if (look.fit === 'counted') {
        const text = `Verified by number: the copilot holds ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(look.count, 'action')}, under endpoints in the service’s own form.`;
        return state.proof === undefined ? { text, isIncident: false } : undefined;
    }
    if (next.name === 'verifying')
        return undefined;
    const extra = look.extra > 0 ? `, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(look.extra)} too many` : '';
    const missing = look.missing > 0 ? `, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(look.missing)} missing` : '';
    const text = `Seen: the copilot holds ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(look.count, 'action')}${missing}${extra}. ${renderLookPlan(state, next)}`;
    return { text, isIncident: true };
}
function renderWatch({ name }) {
    return name === 'verifying'
        ? ' A call that was given up may still take effect: the copilot is watched for a minute and a half.'
        : '';
}
function renderLookPlan(state, next) {
    if (next.name === 'inspecting')
        return 'It is looked at again: the delete may still be at work.';
    if (next.name === 'adding')
        return 'What is missing is added.';
    if (next.name === 'deleting' && next.at === state.at) {
        return state.name === 'inspecting'
            ? 'They are deleted again.'
            : 'The whole replacement is done again: delete, wait, import.';
    }
    return renderPlan(undefined, state, next);
}
function renderPlan(fault, state, next) {
    if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(next))
        return renderEnd(next);
    if (next.at > state.at)
        return 'It is given up, and what was there before is put back.';
    if (next.name === 'inspecting' || next.name === 'verifying') {
        const isSame = fault?.request === 'inventory' && next.name === state.name;
        return isSame ? 'It is looked at again.' : 'What became of it is looked at.';
    }
    if (state.name === 'deleting' && next.route !== state.route)
        return 'They are deleted one by one.';
    if (next.name === state.name)
        return 'That request alone is tried again.';
    return next.name === 'deleting'
        ? 'The whole replacement is done again: delete, wait, import.'
        : 'The replacement goes on without looking.';
}
function renderEnd(state) {
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntouched */ .O2)(state)) {
        return (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubtful */ .Ge)(state) && !state.hasEyes
            ? 'Nothing seems to have been changed.'
            : 'Nothing was changed.';
    }
    return state.name === 'lost' ? 'Nothing more can be tried.' : 'The service has confirmed it before.';
}


/***/ }),

/***/ 677:
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
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9099);

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

/***/ 2967:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tq: () => (/* binding */ compareLook),
/* harmony export */   a1: () => (/* binding */ listAdditions),
/* harmony export */   qT: () => (/* binding */ createPlan)
/* harmony export */ });
/* harmony import */ var _importer_expected_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9642);

function compareLook(actions, context) {
    const { before, isPlain, wanted } = context;
    const have = (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(actions);
    const extra = sumOver(have, wanted.keys, wanted.optional);
    const missing = sumOver(wanted.keys, have);
    const total = [...wanted.keys.values()].reduce((sum, count) => sum + count, 0);
    const hasAny = [...have.keys()].some((key) => wanted.keys.has(key));
    const isCounted = !isPlain && !hasAny && total > 0 && actions.length === total;
    const lacking = sumOver(wanted.keys, sumUp(have, (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(wanted.additions)));
    return {
        count: actions.length,
        fit: decideFit({ extra, missing, isCounted }),
        missing,
        extra,
        lacksAdditionsOnly: missing > 0 && lacking === 0,
        isAsBefore: before !== undefined && isSame(actions, before),
        isUnproven: (before ?? []).length === 0,
    };
}
function decideFit({ extra, isCounted, missing, }) {
    if (extra === 0 && missing === 0)
        return 'whole';
    if (isCounted)
        return 'counted';
    return extra === 0 ? 'short' : 'other';
}
/** Those actions that the counts do not cover, each as often as it is lacking there. */
function listUncovered(actions, counts) {
    const rest = new Map(counts);
    return actions.filter((action) => {
        const left = rest.get((0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(action)) ?? 0;
        rest.set((0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(action), left - 1);
        return left <= 0;
    });
}
/** How many of one count the other does not cover. */
function sumOver(one, other, optional = new Set()) {
    return [...one].reduce((sum, [key, count]) => optional.has(key) && !other.has(key) ? sum : sum + Math.max(0, count - (other.get(key) ?? 0)), 0);
}
function sumUp(one, other) {
    const sums = new Map(one);
    for (const [key, count] of other)
        sums.set(key, (sums.get(key) ?? 0) + count);
    return sums;
}
function isSame(actions, before) {
    if (actions.length !== before.length)
        return false;
    const name = (action) => (action.id === '' ? (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(action) : action.id);
    const names = (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countTexts */ .Az)(before.map(name));
    return sumOver((0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countTexts */ .Az)(actions.map(name)), names) === 0;
}
/** Made before the first request that changes anything: nothing in it may fail later. */
function createPlan(job) {
    const { kept, next, previous, seen } = job;
    const hasSeen = seen !== undefined && seen.length > 0;
    const mayLook = seen !== undefined || job.mayLook === true;
    // What is to be seen takes reading all versions once more: not where nobody will look.
    const wanted = !mayLook
        ? []
        : [
            toWanted((0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .listExpected */ .Dx)(next), seen === undefined ? [] : kept),
            ...previous.map(({ body }) => wantVersion((0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .listExpected */ .Dx)(body), seen)),
            ...(hasSeen ? [{ keys: (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(seen), optional: new Set(), additions: seen }] : []),
        ];
    const have = (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(seen ?? []);
    return {
        sources: ['next', ...previous.map(() => 'previous'), ...(hasSeen ? ['seen'] : [])],
        isPlain: wanted
            .slice(0, 1 + previous.length)
            .some(({ keys }) => [...keys.keys()].some((key) => have.has(key))),
        findWanted: (at) => wanted[at] ?? nothing,
    };
}
const nothing = { keys: new Map(), optional: new Set(), additions: [] };
/** A version that was there comes back with whatever was there beside it. */
function wantVersion(expected, seen) {
    if (seen === undefined || seen.length === 0)
        return toWanted(expected, []);
    const keys = (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countTexts */ .Az)(expected.actions.map(({ key }) => key));
    return toWanted(expected, listUncovered(seen, keys));
}
function toWanted({ actions, optional }, beside) {
    const keys = (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countTexts */ .Az)([...actions.map(({ key }) => key), ...beside.map(_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)]);
    return { keys, optional, additions: beside };
}
/** What is still to be added one by one. */
function listAdditions(wanted, actions) {
    return listUncovered(wanted.additions, (0,_importer_expected_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(actions));
}


/***/ }),

/***/ 9099:
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

/***/ 3245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ computeTurnMs),
/* harmony export */   LY: () => (/* binding */ computeSettledMs),
/* harmony export */   wo: () => (/* binding */ computeBackoffMs)
/* harmony export */ });
/* harmony import */ var _looking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);
/* harmony import */ var _fleet_share_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8287);


const baseMs = 1_000;
const capMs = 30_000;
/** Between two looks: at most, and where there is nothing to see but what should not happen. */
const lookCapMs = 5_000;
const watchMs = 10_000;
/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
function computeBackoffMs(failedTries, { retryAfterMs = 0, random }) {
    const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
    return Math.max(Math.min(retryAfterMs, _fleet_share_service_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterCapMs */ .l), Math.round(random() * ceilingMs));
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
