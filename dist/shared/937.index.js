export const id = 937;
export const ids = [937];
export const modules = {

/***/ 1641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findInCopilot: () => (/* binding */ findInCopilot)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/sync/expected.ts
var expected = __webpack_require__(2845);
// EXTERNAL MODULE: ./src/sync/inventory.ts
var inventory = __webpack_require__(4193);
;// CONCATENATED MODULE: ./src/sync/in-step.ts



/**
 * Compares what the copilot holds with what the document would give: operations, names, descriptions, parameters and
 * bodies. What cannot be compared counts as different.
 */
function findDrift(document, seen) {
    const { actions, optional } = (0,expected/* listExpected */.D)(document);
    const left = [...seen];
    const take = (key) => {
        const index = left.findIndex((action) => (0,inventory/* keyOf */.TN)(action) === key);
        return index === -1 ? undefined : left.splice(index, 1)[0];
    };
    const pairs = actions.map((expected) => ({ expected, stored: take(expected.key) }));
    return {
        missing: pairs.flatMap(({ expected, stored }) => (stored === undefined ? [toRoute(expected)] : [])),
        surplus: left.filter((action) => !optional.has((0,inventory/* keyOf */.TN)(action))).map(describeStored),
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

// EXTERNAL MODULE: ./src/sync/stock.ts
var sync_stock = __webpack_require__(6435);
;// CONCATENATED MODULE: ./src/change/change.ts
/**
 * The commits from which a copilot may have its actions, likeliest first: the last run that synced, the base, or on a
 * run without a change the file as it is. What is older, the history tells.
 */
function listBackupCommits({ reason, lastSuccess, base, head }) {
    const known = [lastSuccess, base].filter((commit) => commit !== undefined);
    const isWithoutChange = known.length === 0 && (reason === 'no-before' || reason === 'forced');
    return [...new Set(isWithoutChange && head !== undefined ? [head] : known)];
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/story/read.ts + 2 modules
var read = __webpack_require__(8599);
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
            const isFound = seen !== undefined && (0,sync_stock/* isHeldBy */.D0)(candidate.body, seen);
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
    const spec = await (0,read/* loadVersion */.Fh)(task.target, reader);
    return spec.ok ? { commit, body: spec.body, operations: spec.operations.length } : undefined;
}

// EXTERNAL MODULE: ./src/report/measures.ts
var measures = __webpack_require__(7915);
;// CONCATENATED MODULE: ./src/story/found.ts




/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
async function findInCopilot(query, ports) {
    const { body, seen, task, warnings } = query;
    const candidates = await gatherBackups(query, ports);
    const stock = (0,sync_stock/* takeStock */.ol)(body, candidates, seen);
    const found = describeFound(body, seen, stock);
    if (found !== undefined)
        ports.log.info(renderFound(found));
    const comparison = task.isPreview ? await compareWithHeld(query, stock) : undefined;
    return { stock, found, comparison, warnings: [...warnings, ...warnOfHand(task, found)] };
}
async function compareWithHeld({ seen, versions: { next } }, { byHand = [] }) {
    if (seen === undefined || !next.ok)
        return undefined;
    const { compareHeld } = await Promise.all(/* import() */[__webpack_require__.e(101), __webpack_require__.e(465), __webpack_require__.e(105)]).then(__webpack_require__.bind(__webpack_require__, 9486));
    return compareHeld(seen.filter((action) => !byHand.includes(action)), next);
}
function describeFound(body, seen, { byHand, held }) {
    if (seen === undefined)
        return undefined;
    const drift = findDrift(body, seen);
    return {
        actions: seen.length,
        commit: held?.commit,
        missing: drift.missing,
        surplus: drift.surplus,
        different: drift.different,
        byHand: byHand?.map((action) => ({ ...describeStored(action), fields: action.fields })),
        isInStep: isInStep(drift),
    };
}
/** One or two sentences for the log: what the copilot holds, and what was made by hand. */
function renderFound({ actions, byHand, commit, different, isInStep: isSame, missing, surplus, }) {
    const version = commit === undefined || commit === '' ? '' : `, among them the version of ${(0,measures/* renderCommit */.ak)(commit)}`;
    const holds = `The copilot holds ${(0,measures/* renderCount */.SS)(actions, 'action')}${version}.`;
    if (isSame)
        return `${holds} It is in step with the file.`;
    const parts = [`${missing.length} missing`, `${surplus.length} too many`, `${different.length} different`];
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

/***/ 7105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookAtCopilot: () => (/* binding */ lookAtCopilot)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/sync/list.ts
var list = __webpack_require__(2445);
;// CONCATENATED MODULE: ./src/sync/check.ts


/** Most copilots that the message about an unknown one names. */
const shownCopilots = 20;
/**
 * Finds the copilot in the service's list before anything is deleted: proves the address, the key and the id at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
async function checkCopilot(copilotId, options, ports) {
    const listing = await (0,list/* askPatiently */.Ev)(() => ports.service.listCopilots(), { ...options, isFinal }, ports);
    if (!listing.ok)
        return acceptWithoutList(copilotId, listing.fault);
    const copilot = copilotId === undefined ? undefined : (0,list/* findCopilot */.cQ)(listing.value, copilotId);
    if (copilot === undefined)
        throw unknownCopilot(copilotId, listing.value);
    return { copilot, warnings: [] };
}
/** Before the delete there is no hurry to be brave: what a person must mend is said at once. */
function isFinal(fault) {
    const isUntrusted = fault.kind === 'tls' || fault.proxyStatus === 403 || fault.proxyStatus === 407;
    return fault.refused || isUntrusted;
}
function acceptWithoutList(copilotId, fault) {
    if (!(0,list/* isUnsupported */.w3)(fault))
        throw describeFault(fault);
    if (copilotId === undefined) {
        throw new errors/* ActionError */.lZ('copilot-unknown', `The input \`copilot-id\` is missing. ${fault.explanation}`, {
            hint: 'Give the id of the copilot to keep in step.',
        });
    }
    const warning = `${fault.explanation} The copilot cannot be looked up, so it is taken on trust that ${copilotId} exists.`;
    return { warnings: [warning] };
}
function describeFault(fault) {
    const { explanation, hint } = fault;
    if (fault.kind === 'not-understood' || fault.kind === 'too-large') {
        return new errors/* ActionError */.lZ('service-not-understood', explanation, { hint });
    }
    return new errors/* ActionError */.lZ(fault.refused ? 'service-refused' : 'service-unreachable', explanation, { hint });
}
function unknownCopilot(copilotId, copilots) {
    const what = copilotId === undefined
        ? 'The input `copilot-id` is missing.'
        : `There is no copilot ${copilotId} among those that this key sees.`;
    return new errors/* ActionError */.lZ('copilot-unknown', `${what} ${renderCopilots(copilots)}`, {
        hint: 'Set `copilot-id` to one of these ids, or use the key of the account that owns the copilot.',
    });
}
function renderCopilots(copilots) {
    if (copilots.length === 0)
        return 'The key sees no copilot at all.';
    const lines = copilots
        .slice(0, shownCopilots)
        .map(({ id, name, status }) => `- ${clip(id)} “${clip(name)}” (${clip(status) || 'no status'})`);
    const rest = copilots.length - lines.length;
    return ['The key sees:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
/** Names come from outside: one short line each. */
function clip(text) {
    const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
    return line.length <= 80 ? line : `${line.slice(0, 80)}…`;
}

;// CONCATENATED MODULE: ./src/sync/first-look.ts


/** Asks the inventory once a target. It is a read: it never makes a run fail. */
async function lookFirst(copilotId, options, ports) {
    const ask = () => ports.service.readInventory(copilotId);
    const answer = await (0,list/* askPatiently */.Ev)(ask, { ...options, isFinal: isFinal }, ports);
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
function isMissing({ kind, status = 0 }) {
    return kind === 'not-understood' || kind === 'redirect' || [400, 404, 405, 410, 501].includes(status);
}

// EXTERNAL MODULE: ./src/story/endings.ts
var endings = __webpack_require__(5723);
;// CONCATENATED MODULE: ./src/story/look.ts




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
    (0,endings/* refuseMissingKey */.ww)(task);
    const { service } = await ports.connect(target, index);
    try {
        return await untilInterrupted(askService(task, { ...ports, service }), ports.interruption);
    }
    catch (error) {
        if (!isPreview || !(error instanceof errors/* ActionError */.lZ) || error.code !== 'service-unreachable')
            throw error;
        return { ...unseen, warnings: [`The copilot could not be looked up: ${error.message}`] };
    }
}
const unseen = { copilot: undefined, seen: undefined, mayLook: false };
async function askService(task, ports) {
    const { asksInventory, target } = task;
    const { copilot, warnings } = await checkCopilot(target.copilotId, task, ports);
    if (copilot !== undefined)
        ports.log.info(`The service lists the copilot: ${copilot.name}.`);
    const copilotId = copilot?.id ?? target.copilotId;
    if (!asksInventory || copilotId === undefined)
        return { ...unseen, copilot, warnings };
    const first = await lookFirst(copilotId, task, ports);
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
            reject((0,endings/* createInterrupted */.T9)());
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

/***/ 5624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replace: () => (/* binding */ replace)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/sync/drive.ts + 2 modules
var drive = __webpack_require__(8681);
// EXTERNAL MODULE: ./src/sync/endings.ts
var endings = __webpack_require__(2525);
// EXTERNAL MODULE: ./src/sync/horizon.ts
var sync_horizon = __webpack_require__(1790);
// EXTERNAL MODULE: ./src/sync/machine.ts
var machine = __webpack_require__(6560);
// EXTERNAL MODULE: ./src/sync/stock.ts
var stock = __webpack_require__(6435);
;// CONCATENATED MODULE: ./src/sync/replace.ts





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
    const plan = (0,stock/* createPlan */.qT)(job);
    try {
        await journal.begin(job, job);
    }
    catch (cause) {
        return (0,endings/* describeUnbegun */.Ss)(cause);
    }
    const horizon = (0,sync_horizon/* createSignalHorizon */.YV)(interruption, clock);
    try {
        const { sources } = plan;
        const { deletePath, mayLook, seen } = job;
        const start = (0,machine/* createStart */.l)({ sources, hasEyes: seen !== undefined, mayLook, route: deletePath });
        const budget = { budgetMs: computeBudgetMs(job), budgetFromMs: undefined };
        const { timeoutMs } = job;
        const options = { start, horizon, ...budget, timeoutMs, atHorizon: 'hand-over' };
        const driven = await (0,drive/* drive */.r)(options, { job, plan, ports });
        return (0,endings/* describeEnding */.be)(driven, { job, plan, log: ports.log, replaceMs: clock.nowMs() - startMs });
    }
    finally {
        horizon.close();
    }
}

// EXTERNAL MODULE: ./src/story/narrate.ts
var narrate = __webpack_require__(776);
;// CONCATENATED MODULE: ./src/story/replace.ts



/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
async function replace({ task, body, backup, looked, stock }, ports) {
    const { index, maxAttempts, target, timeoutMs } = task;
    const { copilot, mayLook, seen } = looked;
    ports.log.info((0,narrate/* renderBackups */.E)(stock, seen, backup));
    const { service, journal } = await ports.connect(target, index);
    const { deletePath, settleMs, swaggerFile, unlisted } = target;
    const copilotId = copilot?.id ?? target.copilotId ?? '';
    const kept = unlisted === 'keep' ? (stock.byHand ?? []) : [];
    const contents = { next: body, previous: stock.backups, seen, kept };
    const limits = { settleMs, timeoutMs, maxAttempts };
    const job = { copilotId, copilot, swaggerFile, ...limits, deletePath, mayLook, ...contents };
    try {
        return await replaceActions(job, { ...ports, service, journal });
    }
    catch (error) {
        return { ...brokenOff, failure: (0,errors/* explain */.WE)(error) };
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
