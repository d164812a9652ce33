export const id = 937;
export const ids = [937];
export const modules = {

/***/ 5657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findInCopilot: () => (/* binding */ findInCopilot)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/importer/expected.ts
var expected = __webpack_require__(9642);
;// CONCATENATED MODULE: ./src/importer/stock.ts


/** So many versions are tried one after the other where nobody can see which one was there. */
const mostBackups = 4;
/**
 * @param candidates versions that may be what the copilot holds, the likeliest first
 * @param seen what it holds; undefined where the service does not show it
 */
function takeStock(next, candidates, seen) {
    const backups = candidates.slice(0, mostBackups);
    if (seen === undefined || seen.length === 0)
        return { held: undefined, byHand: undefined, backups };
    const have = (0,expected/* countKeys */.GO)(seen);
    const versions = candidates.map((candidate) => ({ candidate, expected: (0,expected/* listExpected */.Dx)(candidate.body) }));
    const held = versions.find(({ expected }) => countFit(expected, have) === 1)?.candidate;
    const known = [(0,expected/* listExpected */.Dx)(next), ...versions.map(({ expected }) => expected)];
    const isKnown = known.some((expected) => countFit(expected, have) >= 0.5);
    const keys = new Set(known.flatMap(({ actions, optional }) => [...actions.map(({ key }) => key), ...optional]));
    return {
        held,
        byHand: isKnown ? seen.filter((action) => !keys.has((0,expected/* keyOf */.TN)(action))) : undefined,
        backups: held === undefined ? [] : [held],
    };
}
/** Whether a copilot holds every operation of a version. */
function isHeldBy(body, seen) {
    return countFit((0,expected/* listExpected */.Dx)(body), (0,expected/* countKeys */.GO)(seen)) === 1;
}
/** The share of a version's operations that are there, from 0 to 1. */
function countFit({ actions }, have) {
    if (actions.length === 0)
        return 0;
    return actions.filter(({ key }) => have.has(key)).length / actions.length;
}
/**
 * Compares what the copilot holds with what the document would give: operations, names, descriptions, parameters and
 * bodies. What cannot be compared counts as different.
 */
function findDrift(document, seen) {
    const { actions, optional } = (0,expected/* listExpected */.Dx)(document);
    const left = [...seen];
    const take = (key) => {
        const index = left.findIndex((action) => (0,expected/* keyOf */.TN)(action) === key);
        return index === -1 ? undefined : left.splice(index, 1)[0];
    };
    const pairs = actions.map((expected) => ({ expected, stored: take(expected.key) }));
    return {
        missing: pairs.flatMap(({ expected, stored }) => (stored === undefined ? [toRoute(expected)] : [])),
        surplus: left.filter((action) => !optional.has((0,expected/* keyOf */.TN)(action))).map(describeStored),
        different: pairs.flatMap(({ expected, stored }) => stored === undefined || isSame(expected, stored) ? [] : [toRoute(expected)]),
    };
}
function isInStep({ different, missing, surplus }) {
    return different.length + missing.length + surplus.length === 0;
}
function describeStored({ endpoint, fields, method }) {
    return { method, path: endpoint, name: readText(fields['name']) };
}
function toRoute({ method, name, path }) {
    return { method, path, name };
}
function isSame(expected, { fields }) {
    const payload = fields['payload'];
    if (typeof payload !== 'object' || payload === null)
        return false;
    const { parameters, request_body: body } = payload;
    return (normaliseName(readText(fields['name'])) === normaliseName(expected.name) &&
        expected.descriptions.includes(readText(fields['description'])) &&
        (0,external_node_util_.isDeepStrictEqual)(toPlain(parameters ?? []), toPlain(expected.parameters)) &&
        (0,external_node_util_.isDeepStrictEqual)(toPlain(body ?? {}), toPlain(expected.requestBody ?? {})));
}
/** Some releases write a name in camel case: letters and digits alone tell, and nothing of their case. */
function normaliseName(name) {
    return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
function readText(value) {
    return typeof value === 'string' ? value : '';
}
/** As JSON has it: a member that is undefined is none, and objects have no order. */
function toPlain(value) {
    return JSON.parse(JSON.stringify(value));
}

;// CONCATENATED MODULE: ./src/change/change.ts
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
// EXTERNAL MODULE: ./src/story/read.ts + 1 modules
var read = __webpack_require__(4079);
;// CONCATENATED MODULE: ./src/story/backups.ts




/** So many versions are read at most: those that fit nothing cost time before the replacement has begun. */
const mostVersions = 4;
/**
 * Versions that the copilot may hold, the likeliest first. Where it is seen what the copilot holds, no further than to
 * the one that it is; a preview, which puts nothing back, looks for none where nobody could look.
 */
async function gatherBackups(query, ports) {
    const { seen, task } = query;
    if (seen?.length === 0 || (task.isPreview && seen === undefined))
        return [];
    const { change, target } = task;
    const candidates = [];
    const commits = listBackupCommits(change);
    try {
        for await (const version of ports.history.findVersions(target.swaggerFile, {
            commits,
            references: change.files,
        })) {
            const candidate = await readCandidate(version, query);
            if (candidate === undefined)
                continue;
            candidates.push(candidate);
            const isFound = seen !== undefined && isHeldBy(candidate.body, seen);
            if (isFound || candidates.length >= mostVersions)
                break;
        }
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        ports.log.debug(`Earlier versions cannot be read: ${error.message}`);
    }
    return candidates;
}
/** Undefined where that version would not import. */
async function readCandidate({ commit, reader }, { task, versions }) {
    const { backup } = versions;
    // Read before, for the comparison.
    if (backup.kind === 'found' && backup.commit === commit) {
        return { commit, body: backup.body, operations: backup.operations };
    }
    const spec = await (0,read/* loadVersion */.Fh)(task.target, reader, 'later');
    return spec.ok ? { commit, body: spec.body, operations: spec.operations.length } : undefined;
}

// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/story/found.ts




/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
async function findInCopilot(query, ports) {
    const { body, seen, task, warnings } = query;
    const candidates = await gatherBackups(query, ports);
    const stock = takeStock(body, candidates, seen);
    const found = describeFound(body, seen, stock);
    if (found !== undefined)
        ports.log.info(renderFound(found, stock));
    const comparison = task.isPreview ? await compareWithHeld(query, stock) : undefined;
    return { stock, found, comparison, warnings: [...warnings, ...warnOfHand(task, found)] };
}
async function compareWithHeld({ seen, versions: { next } }, { byHand = [] }) {
    if (seen === undefined || !next.ok)
        return undefined;
    const { compareHeld } = await Promise.all(/* import() */[__webpack_require__.e(356), __webpack_require__.e(23), __webpack_require__.e(140)]).then(__webpack_require__.bind(__webpack_require__, 3140));
    return compareHeld(seen.filter((action) => !byHand.includes(action)), next);
}
function describeFound(body, seen, { byHand, held }) {
    if (seen === undefined)
        return undefined;
    const drift = findDrift(body, seen);
    return {
        ...drift,
        actions: seen.length,
        commit: held?.commit,
        byHand: byHand?.map((action) => ({ ...describeStored(action), fields: action.fields })),
        isInStep: isInStep(drift),
    };
}
/** One or two sentences for the log: what the copilot holds, and what was made by hand. */
function renderFound({ actions, byHand, different, isInStep: isSame, missing, surplus }, { held }) {
    const isAll = held?.operations === actions;
    const version = held === undefined || held.commit === ''
        ? ''
        : `, ${isAll ? '' : 'among them '}the version of ${(0,oid/* shortenOid */.e7)(held.commit)}`;
    const holds = `The copilot holds ${(0,src_text/* renderCount */.SS)(actions, 'action')}${version}.`;
    if (isSame)
        return `${holds} It is in step with the file.`;
    const parts = [
        `${(0,src_text/* renderNumber */.kT)(missing.length)} missing`,
        `${(0,src_text/* renderNumber */.kT)(surplus.length)} too many`,
        `${(0,src_text/* renderNumber */.kT)(different.length)} different`,
    ];
    const hands = byHand?.map(({ method, path }) => `${method} ${path}`) ?? [];
    const made = hands.length === 0
        ? ''
        : ` Made by hand: ${hands.slice(0, 10).join(', ')}${hands.length > 10 ? ' …' : ''}.`;
    return `${holds} Against the file: ${parts.join(', ')}.${made}`;
}
/** What a sync takes from people, or would: said before it is done. */
function warnOfHand({ isPreview, target }, found) {
    const hands = found?.byHand;
    if (target.unlisted === 'keep') {
        const isUnknown = found === undefined || (hands === undefined && found.actions > 0);
        return isUnknown
            ? ['`unlisted: keep` has nothing to go by: which actions were made by hand cannot be told here.']
            : [];
    }
    if (hands === undefined || hands.length === 0)
        return [];
    const names = hands.slice(0, 5).map(({ method, path }) => `${method} ${path}`);
    const which = `${names.join(', ')}${hands.length > names.length ? ' and more' : ''}`;
    const verb = isPreview ? 'A sync removes' : 'Removed with the others:';
    return [`${verb} what was made by hand: ${which}. Set \`unlisted: keep\` to put such actions back.`];
}


/***/ }),

/***/ 9844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookAtCopilot: () => (/* binding */ lookAtCopilot)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
/* harmony import */ var _replacement_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8186);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5723);



/**
 * Asks the service for the copilot and for what it holds, which proves the address, the key and the id at once and changes nothing. A preview
 * goes without where it lacks the key, or the service is down: that says nothing about the change.
 * @throws ActionError `bad-input`, `copilot-unknown`, `service-refused`, `service-unreachable`, `service-not-understood`
 *   or `interrupted`
 */
async function lookAtCopilot(task, ports) {
    const { hasKey, index, isPreview, target } = task;
    if (isPreview && (!hasKey || target.copilotId === undefined)) {
        const missing = hasKey ? '`copilot-id`' : '`api-key`';
        ports.log.notice(`The copilot itself was not looked up, because this run has no ${missing}.`);
        return { ...unseen, warnings: [] };
    }
    (0,_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseMissingKey */ .ww)(task);
    const { service } = await ports.connect(target, index);
    try {
        return await untilInterrupted(askService(task, { ...ports, service }), ports.interruption);
    }
    catch (error) {
        if (!isPreview || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || error.code !== 'service-unreachable')
            throw error;
        return { ...unseen, warnings: [`The copilot could not be looked up: ${error.message}`] };
    }
}
const unseen = { copilot: undefined, seen: undefined, mayLook: false };
async function askService(task, ports) {
    const { asksInventory, target } = task;
    const { copilot, warnings } = await (0,_replacement_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkCopilot */ .Dt)(target.copilotId, task, ports);
    if (copilot !== undefined)
        ports.log.info(`The service lists the copilot: ${copilot.name}.`);
    const copilotId = copilot?.id ?? target.copilotId;
    if (!asksInventory || copilotId === undefined)
        return { ...unseen, copilot, warnings };
    const first = await (0,_replacement_check_js__WEBPACK_IMPORTED_MODULE_1__/* .lookFirst */ .S)(copilotId, task, ports);
    return { ...first, copilot, warnings: [...warnings, ...first.warnings] };
}
/**
 * Gives what `work` gives, unless a signal comes first. Only for work that changes nothing: it is left behind, unawaited.
 * @throws ActionError `interrupted`
 */
async function untilInterrupted(work, interruption) {
    let unsubscribe = () => undefined;
    const interrupted = new Promise((_, reject) => {
        const stop = () => {
            reject((0,_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .createInterrupted */ .T9)());
        };
        if (interruption.requested)
            stop();
        unsubscribe = interruption.onRequest(stop);
    });
    try {
        return await Promise.race([work, interrupted]);
    }
    finally {
        unsubscribe();
    }
}


/***/ }),

/***/ 9515:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   replace: () => (/* binding */ replace)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
/* harmony import */ var _replacement_drive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9448);
/* harmony import */ var _narrate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(776);



/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
async function replace({ task, body, backup, looked, stock }, ports) {
    const { index, maxAttempts, target, timeoutMs } = task;
    const { copilot, mayLook, seen } = looked;
    ports.log.info((0,_narrate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBackups */ .E)(stock, seen, backup));
    const { service, journal } = await ports.connect(target, index);
    const { deletePath, settleMs, swaggerFile, unlisted } = target;
    const copilotId = copilot?.id ?? target.copilotId ?? '';
    const kept = unlisted === 'keep' ? (stock.byHand ?? []) : [];
    const contents = { next: body, previous: stock.backups, seen, kept };
    const limits = { settleMs, timeoutMs, maxAttempts };
    const job = { copilotId, copilot, swaggerFile, ...limits, deletePath, mayLook, ...contents };
    try {
        return await (0,_replacement_drive_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceActions */ .K9)(job, { ...ports, service, journal });
    }
    catch (error) {
        return { ...brokenOff, failure: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(error) };
    }
}
/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const brokenOff = {
    outcome: 'lost',
    state: 'The copilot may have no actions: this step broke off midway. Its post step goes on from there and says what the copilot holds.',
    replacement: { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] },
    isRecordRemoved: false,
    isHandedOver: true,
};


/***/ })

};
