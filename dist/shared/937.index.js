export const id = 937;
export const ids = [937];
export const modules = {

/***/ 2869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findInCopilot: () => (/* binding */ findInCopilot)
});

;// CONCATENATED MODULE: ./src/change/changes.ts
/**
 * The commits from which a copilot may have its actions, likeliest first: the last run that synced, the base, or on a
 * run without a change the file as it is. What is older, the history tells.
 */
function listBackupCommits({ reason, lastSuccess, base, head }) {
    const known = [lastSuccess?.commit, base].filter((commit) => commit !== undefined);
    const isWithoutChange = known.length === 0 && (reason === 'no-before' || reason === 'forced');
    return [...new Set(isWithoutChange && head !== undefined ? [head] : known)];
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/importer/drift.ts
var importer_drift = __webpack_require__(519);
// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/replacement/seeing/course.ts + 1 modules
var course = __webpack_require__(8480);
// EXTERNAL MODULE: ./src/replacement/seeing/goal.ts
var goal = __webpack_require__(3427);
// EXTERNAL MODULE: ./src/report/facts.ts
var facts = __webpack_require__(9215);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/story/fail-on.ts
var fail_on = __webpack_require__(4605);
// EXTERNAL MODULE: ./src/story/read.ts + 1 modules
var read = __webpack_require__(4079);
;// CONCATENATED MODULE: ./src/story/found.ts









/** So many versions are read where one is wanted that can be put back: those that fit nothing cost time. */
const mostBackups = 4;
/** And so many, or for so long, where it is to be told which actions come from this file. */
const mostVersions = 50;
const longestMs = 20_000;
/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
async function findInCopilot(query, ports) {
    const { next, seen, task, warnings } = query;
    const earlier = await gatherBackups(query, ports);
    if (seen === undefined)
        return { earlier, held: undefined, found: undefined, warnings };
    const held = (0,course/* selectBackup */.Vr)(seen, earlier);
    const found = describeFound({ next, seen, task }, [next, ...earlier], held);
    ports.log.info(renderFound(found));
    return { earlier, held, found, warnings: [...warnings, ...warnOfUnlisted(task, found)] };
}
/**
 * Earlier versions of the file, the likeliest to be in the copilot first. Where it is seen what the copilot holds, no
 * further than to the one that it is, or until every action is explained where others' are kept; a preview, which puts
 * nothing back, looks for none where nobody could look.
 */
async function gatherBackups(query, { clock, history, log }) {
    const { seen, task } = query;
    const isOfUse = seen === undefined ? !task.isPreview : seen.length > 0;
    if (!isOfUse)
        return [];
    const { change, target } = task;
    const isThorough = seen !== undefined && isExplaining(task);
    const most = isThorough ? mostVersions : mostBackups;
    const untilMs = isThorough ? clock.nowMs() + longestMs : Infinity;
    const found = [];
    const wanted = { commits: listBackupCommits(change), references: change.files, earlier: most - 1 };
    try {
        for await (const version of history.findVersions(target.swaggerFile, wanted)) {
            found.push(...(await readCandidate(version, query)));
            if (found.length >= most || clock.nowMs() >= untilMs || isExplained(found, query))
                break;
        }
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        log.debug(`Earlier versions cannot be read: ${error.message}`);
    }
    return found;
}
/** Whether every action is to be explained: others' are kept, or one that no version has was stopped from going. */
function isExplaining(task) {
    return (0,inputs/* keepsUnlisted */.VV)(task.target) || (0,fail_on/* isGated */.m3)(task);
}
/** Whether no further version is of use. */
function isExplained(found, { next, seen, task }) {
    if (seen === undefined)
        return false;
    if (!(0,inputs/* keepsUnlisted */.VV)(task.target) && (0,course/* selectBackup */.Vr)(seen, found) === undefined)
        return false;
    return !isExplaining(task) || (0,course/* selectKnown */.G6)(seen, [next, ...found]).length === seen.length;
}
/** None where that version would not import. */
async function readCandidate({ commit, reader }, { task, versions }) {
    const { backup } = versions;
    // Read before, for the comparison.
    if ('body' in backup && backup.commit === commit)
        return [backup];
    const spec = await (0,read/* loadVersion */.Fh)(task.target, reader, 'later');
    return spec.ok ? [(0,read/* pickVersion */.SO)(commit, spec)] : [];
}
function describeFound({ next, seen, task }, versions, held) {
    const ours = (0,goal/* createOurs */.YO)(versions.flatMap(({ actions }) => actions));
    const unlisted = seen.filter((row) => ours.find(row) === undefined);
    const isKept = (0,inputs/* keepsUnlisted */.VV)(task.target);
    const drift = (0,importer_drift/* findDrift */.L1)(next.actions, isKept ? seen.filter((row) => !unlisted.includes(row)) : seen);
    return {
        ...drift,
        actions: seen.length,
        commit: held?.commit,
        unlisted: unlisted.map(importer_drift/* describeRow */._),
        isInStep: (0,importer_drift/* isInStep */.QN)(drift),
    };
}
function renderFound(found) {
    const { unlisted } = found;
    const others = unlisted.length === 0 ? '' : `: ${nameSome(unlisted, 10)}`;
    return `The copilot holds ${(0,facts/* describeHeld */.T0)(found)}${others}.`;
}
function nameSome(routes, most) {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    return (0,src_text/* renderSome */.JC)(names, most);
}
/** What a sync takes from people, or would: said before it is done. */
function warnOfUnlisted({ change, isPreview, target }, found) {
    const { commit, isInStep: isSame, unlisted } = found;
    if ((0,inputs/* keepsUnlisted */.VV)(target) || unlisted.length === 0 || (isSame && change.reason !== 'forced'))
        return [];
    // Where nothing at all is known of what is there, it may as well be an old version of the file.
    if (commit === undefined && unlisted.length === found.actions)
        return [];
    const verb = isPreview ? 'A sync removes' : 'This sync removes';
    return [
        `${verb} actions that are in no version of the file that was read: ${nameSome(unlisted, 5)}. Set \`unlisted: keep\` to leave such actions alone.`,
    ];
}


/***/ }),

/***/ 3777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookAtCopilot: () => (/* binding */ lookAtCopilot)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/replacement/ask-patiently.ts
var ask_patiently = __webpack_require__(7120);
;// CONCATENATED MODULE: ./src/replacement/find-inventory.ts


/** One service object stands for one service and run: what is proved once holds for all of its copilots. */
const proofs = new WeakMap();
const betweenMs = 1_000;
/**
 * Whether the service shows what a copilot holds, and what that is. Absent is only what says so twice, a second apart,
 * with a route that offers no GET: on one release the other way to delete takes the copilot's record, and one bad
 * answer must never lead there.
 */
async function findInventory(copilotId, { maxAttempts }, ports) {
    const { service } = ports;
    const look = async () => {
        const answer = await (0,ask_patiently/* askPatiently */.E)(() => service.readInventory(copilotId), { maxAttempts }, ports);
        return answer.ok ? { kind: 'there', actions: answer.value } : { kind: 'unwell', fault: answer.fault };
    };
    const prove = async () => {
        await ports.clock.sleep(betweenMs);
        const second = await look();
        if (!seemsAbsent(second))
            return second;
        const methods = await (0,ask_patiently/* askPatiently */.E)(() => service.findMethods(copilotId), { maxAttempts }, ports);
        if (!methods.ok)
            return { kind: 'unwell', fault: methods.fault };
        if (methods.value?.has('GET') === true)
            return second;
        ports.log.info('This service does not show what a copilot holds: success means only that the service confirmed it.');
        return { kind: 'absent' };
    };
    const first = await look();
    if (!seemsAbsent(first))
        return first;
    const begun = proofs.get(service);
    if (begun !== undefined && (await begun).kind === 'absent')
        return { kind: 'absent' };
    const proof = prove();
    proofs.set(service, proof);
    return proof;
}
/** How a service answers that has no inventory: no such route, or whole JSON of another kind. */
function seemsAbsent(looked) {
    if (looked.kind !== 'unwell')
        return false;
    const { kind, refused, status = 0 } = looked.fault;
    return ((kind === 'not-understood' && refused) || (kind === 'status' && [404, 405, 410, 501].includes(status)));
}
/** Why a run ends where it cannot be known what the copilot holds. */
function describeUnwell({ explanation, hint, refused }) {
    const code = refused ? 'service-refused' : 'service-unreachable';
    return new errors/* ActionError */.lZ(code, `${explanation} What the copilot holds is not known, so nothing was changed.`, {
        hint: `${hint} If this service always answers like this, set \`inventory: none\`: the action then does not look what the copilot holds, ` +
            'and success means only that the service confirmed it. Also set `delete-path` if the service’s own delete would remove the copilot.',
    });
}

// EXTERNAL MODULE: ./src/story/endings.ts
var endings = __webpack_require__(5723);
;// CONCATENATED MODULE: ./src/story/look.ts




/**
 * Asks the service for the copilot and for what it holds, which proves the address, the key and the id at once. A
 * preview goes without where it lacks the key, or the service is down: that says nothing about the change.
 * @throws ActionError `bad-input`, `copilot-unknown`, `service-refused`, `service-unreachable`, `service-not-understood`
 *   or `interrupted`
 */
async function lookAtCopilot(task, ports) {
    const { hasKey, isPreview, target } = task;
    if (isPreview && (!hasKey || target.copilotId === undefined)) {
        const missing = hasKey ? '`copilot-id`' : '`api-key`';
        ports.log.notice(`The copilot itself was not looked up, because this run has no ${missing}.`);
        return { ...unseen, warnings: [] };
    }
    (0,endings/* refuseMissingKey */.ww)(task);
    const { service } = await ports.connect(task.index);
    try {
        return await untilInterrupted(askService(task, { ...ports, service }), ports.interruption);
    }
    catch (error) {
        if (!isPreview || !(error instanceof errors/* ActionError */.lZ) || error.code !== 'service-unreachable')
            throw error;
        return { ...unseen, warnings: [`The copilot could not be looked up: ${error.message}`] };
    }
}
const unseen = { copilotId: undefined, copilot: undefined, seen: undefined };
async function askService(task, ports) {
    const { asksInventory, isPreview, target } = task;
    const { copilotId, copilot, warnings } = await (0,check/* checkCopilot */.D)(target.copilotId, task, ports);
    const known = { copilotId, copilot, seen: undefined, warnings };
    if (copilot !== undefined)
        ports.log.info(`The service lists the copilot: ${copilot.name}.`);
    if (!asksInventory)
        return { ...known, whyUnseen: 'nobody asked what the copilot holds' };
    const inventory = await findInventory(copilotId, task, ports);
    if (inventory.kind === 'there')
        return { ...known, seen: inventory.actions };
    if (inventory.kind === 'absent')
        return { ...known, whyUnseen: 'this service does not show what a copilot holds' };
    if (!isPreview && target.deletePath === 'auto')
        throw describeUnwell(inventory.fault);
    const rest = isPreview ? '' : ' The replacement goes on by `delete-path`, without looking.';
    const warning = `${inventory.fault.explanation} What the copilot holds is not known.${rest}`;
    return { ...known, warnings: [...warnings, warning], whyUnseen: 'the inventory could not be read' };
}
/**
 * Gives what `work` gives, unless a signal comes first. Only for work that changes nothing: it is left behind, unawaited.
 * @throws ActionError `interrupted`
 */
async function untilInterrupted(work, interruption) {
    const interrupted = Promise.withResolvers();
    const listening = (0,external_node_events_.addAbortListener)(interruption, () => {
        interrupted.reject((0,endings/* createInterrupted */.T9)());
    });
    return Promise.race([work, interrupted.promise]).finally(listening[Symbol.dispose]);
}


/***/ }),

/***/ 9515:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   replace: () => (/* binding */ replace)
/* harmony export */ });
/* unused harmony export renderBackups */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
/* harmony import */ var _oid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1265);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8676);
/* harmony import */ var _replacement_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5201);
/* harmony import */ var _replacement_door_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8480);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5723);






/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
async function replace(replacing, ports) {
    const { backup, earlier, looked, next, task } = replacing;
    ports.log.info(renderBackups(replacing, looked.seen, backup));
    const own = { ...ports, ...(await ports.connect(task.index)) };
    const refusal = await refuseRolling(replacing, own.service);
    if (refusal !== undefined)
        return refusal;
    const { seen, whyUnseen: whyBlind = 'nobody looked' } = looked;
    const previous = earlier.map(({ body, commit }) => ({ body, commit }));
    const record = describeRecord(replacing);
    try {
        return await (0,_replacement_door_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceActions */ .K)(seen === undefined
            ? { way: 'blind', ...record, next: next.body, previous, whyBlind }
            : createSeeingJob(replacing, seen), own);
    }
    catch (error) {
        return { ...brokenOff, failure: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(error) };
    }
}
/** What is to be restored if the import fails. */
function renderBackups({ earlier }, seen, backup) {
    if (seen !== undefined && seen.length > 0) {
        return `Backup: the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(seen.length, 'action')} seen now, to restore if the new version fails.`;
    }
    if (seen !== undefined)
        return 'No backup is needed: the copilot holds no actions.';
    const [first] = earlier;
    if (first === undefined) {
        const why = 'why' in backup ? backup.why : 'no version of it would import';
        return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
    }
    return `Backup: the version at ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenOid */ .e7)(first.commit)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(first.operations, 'operation')}), to restore if the import fails.`;
}
function describeRecord({ looked, task }) {
    const { maxAttempts, target, timeoutMs } = task;
    const { deletePath, settleMs, swaggerFile } = target;
    const { copilot, copilotId } = looked;
    return { copilotId, copilot, swaggerFile, settleMs, timeoutMs, maxAttempts, deletePath };
}
function createSeeingJob(replacing, before) {
    const { earlier, held, next, task } = replacing;
    const { change, target } = task;
    return {
        way: 'seeing',
        ...describeRecord(replacing),
        strategy: target.strategy,
        unlisted: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .keepsUnlisted */ .VV)(target) ? 'keep' : 'replace',
        isForced: change.reason === 'forced',
        next: { body: next.body, actions: next.actions },
        before,
        known: (0,_replacement_door_js__WEBPACK_IMPORTED_MODULE_5__/* .selectKnown */ .G6)(before, [next, ...earlier]),
        ...(held && { backup: { body: held.body, actions: held.actions } }),
    };
}
/** It needs the inventory and the routes of single actions: what lacks them is told so before anything is sent. */
async function refuseRolling({ looked, task }, service) {
    const { strategy, unlisted } = task.target;
    const isRolling = strategy === 'rolling';
    if (!isRolling && unlisted !== 'keep')
        return undefined;
    const needs = isRolling ? '`strategy: rolling`' : '`unlisted: keep`';
    if (looked.seen === undefined)
        return refuse(`${needs} cannot be used: ${looked.whyUnseen ?? 'nobody looked'}.`);
    if (!isRolling)
        return undefined;
    const methods = await service.findMethods(looked.copilotId).catch(() => undefined);
    if (methods === undefined || methods.has('POST'))
        return undefined;
    return refuse(`${needs} needs a route that adds single actions, and this service has none.`);
}
function refuse(message) {
    const hint = 'Leave `strategy` and `unlisted` out: the actions are then deleted and imported.';
    return (0,_endings_js__WEBPACK_IMPORTED_MODULE_6__/* .endUntouched */ .J_)({ code: 'bad-input', message, hint });
}
/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const brokenOff = {
    outcome: 'lost',
    state: 'The copilot may have no actions: this step was cut short. Its post step goes on from there and says what the copilot holds.',
    replacement: { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] },
    isRecordRemoved: false,
    isHandedOver: true,
};


/***/ })

};
