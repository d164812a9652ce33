export const id = 918;
export const ids = [918];
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

/***/ 1484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wl: () => (/* binding */ renderHeld),
/* harmony export */   od: () => (/* binding */ hashService),
/* harmony export */   sD: () => (/* binding */ findContents),
/* harmony export */   w4: () => (/* binding */ findEntry)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



/** The journal of a folder, or undefined where it is gone or not one of ours. */
async function findEntry(folder, trace) {
    const entry = await findJson((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'journal.json'), trace);
    return isEntry(entry) ? entry : undefined;
}
/** All that is to be sent, or undefined where a part of it is gone. */
async function findContents(folder, entry, trace) {
    const next = await findFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'next.json'), trace);
    const bodies = await Promise.all(entry.versions.map((_, index) => findFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `previous-${index + 1}.json`), trace)));
    const held = await findJson((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'held.json'), trace);
    const previous = entry.versions.flatMap((version, index) => {
        const body = bodies[index];
        return body === undefined ? [] : [{ ...version, body }];
    });
    if (next === undefined || previous.length < entry.versions.length || !isHeld(held))
        return undefined;
    return { next, previous, seen: held.seen ?? undefined, kept: held.kept };
}
/** The actions of a job, as `held.json` has them: confidential, as the whole folder. */
function renderHeld({ kept, seen }) {
    return Buffer.from(JSON.stringify({ kept, seen }));
}
/** So that a recovery never acts on another service than the one that the run acted on. */
function hashService(baseUrl) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(baseUrl.origin)
        .update(baseUrl.pathname.replace(/\/+$/, ''))
        .digest('hex');
}
/** Written whole or not at all by this very version of the action: its version vouches for the rest. */
function isEntry(value) {
    return typeof value === 'object' && value !== null && 'version' in value && value.version === 2;
}
function isHeld(value) {
    return typeof value === 'object' && value !== null && 'kept' in value;
}
/** Ours are written whole or not at all: what cannot be parsed is not one of ours. */
async function findJson(path, trace) {
    const bytes = await findFile(path, trace);
    if (bytes === undefined)
        return undefined;
    try {
        return JSON.parse(Buffer.from(bytes).toString('utf8'));
    }
    catch (error) {
        trace(`${path} is no journal of this action: ${String(error)}`);
        return undefined;
    }
}
/** Gone, or not to be read: of no use either way, and the recovery says so. */
async function findFile(path, trace) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
    }
    catch (error) {
        trace(`${path} cannot be read: ${String(error)}`);
        return undefined;
    }
}


/***/ }),

/***/ 9733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vc: () => (/* binding */ createJournals),
/* harmony export */   bA: () => (/* binding */ reopenJournal)
/* harmony export */ });
/* unused harmony export renamePatiently */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6436);
/* harmony import */ var _journal_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1484);
/* harmony import */ var _journal_pointer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4977);






/**
 * Opens the journals of one run, in a folder of their own that only this user may read: one a target, `index` counts from
 * 0. Nothing is written before `begin`.
 */
function createJournals(options) {
    let root;
    // Made with the first replacement: a run that changes nothing leaves nothing. A folder that is there already is not ours.
    const createRoot = () => (root ??= (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(options.folder, { mode: 0o700 }).then(() => options.folder));
    return (index) => createJournal(index, createRoot, options);
}
function createJournal(index, createRoot, options) {
    const { saveState, serviceHash } = options;
    let begun;
    let saved;
    const savePointer = ({ folder, record }, phase) => {
        if (saved === phase)
            return;
        saveState(`replacement_${index}`, (0,_journal_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPointer */ .Wr)({ folder, copilotId: record.copilotId, phase }));
        saved = phase;
    };
    return {
        begin: async (record, contents) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await createRoot(), `target-${index}`);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
            await writeContents(folder, contents);
            const versions = contents.previous.map(({ commit, operations }) => ({ commit, operations }));
            begun = { folder, record: selectRecord(record), versions };
        },
        write: async (state, { isOpen, nowMs }) => {
            if (begun === undefined)
                throw new TypeError('A journal is written only after it was begun.');
            const { folder, record, versions } = begun;
            const entry = { version: 2, serviceHash, record, versions, state, isOpen, clockMs: nowMs };
            try {
                await writeEntry(folder, { ...entry, writtenAt: (0,_proc_js__WEBPACK_IMPORTED_MODULE_3__/* .readBootMoment */ .hG)() });
            }
            catch (cause) {
                await makeVoid(folder);
                savePointer(begun, 'void');
                throw cause;
            }
            finally {
                if (!isOpen)
                    savePointer(begun, 'done');
            }
            if (isOpen)
                savePointer(begun, 'open');
            else
                await removeContents(folder);
        },
    };
}
/** Goes on writing where a dead process stopped. */
function reopenJournal(folder, entry) {
    return {
        begin: () => Promise.resolve(),
        write: async (state, { isOpen, nowMs }) => {
            await writeEntry(folder, { ...entry, writtenAt: (0,_proc_js__WEBPACK_IMPORTED_MODULE_3__/* .readBootMoment */ .hG)(), state, isOpen, clockMs: nowMs });
            if (!isOpen)
                await removeContents(folder);
        },
    };
}
/** Together: each waits for the disk. */
async function writeContents(folder, { next, previous, ...held }) {
    await Promise.all([
        writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'next.json'), next),
        writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'held.json'), (0,_journal_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .renderHeld */ .Wl)(held)),
        ...previous.map(({ body }, index) => writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `previous-${index + 1}.json`), body)),
    ]);
}
/** The journal stays: a post step that began before the end must find it, and read that it is over. */
async function removeContents(folder) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name !== 'journal.json');
    await Promise.all(names.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true })));
}
/** What was written before is no longer true: whoever followed it would undo what was done since. */
async function makeVoid(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), { force: true }).catch(() => {
        // A disk that takes nothing at all: the pointer says that it is void.
    });
}
async function writeEntry(folder, entry) {
    await writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), Buffer.from(JSON.stringify(entry)));
}
/** All or nothing, and on the disk when it resolves: the process may be killed at any moment. */
async function writeSafely(path, bytes) {
    const draft = `${path}.new`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(draft, 'w', 0o600);
    try {
        await file.writeFile(bytes);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await renamePatiently(draft, path);
}
/** Codes by which Windows says that another program has the file open: a virus scanner, for a moment. */
const busyCodes = ['EPERM', 'EACCES', 'EBUSY'];
/** Pauses between the tries, in milliseconds. */
const pausesMs = [10, 20, 50, 100, 200, 400];
/** Renames over a file, and tries again for a moment where it is held open. `move` is for tests. */
async function renamePatiently(from, to, move = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename) {
    for (const pauseMs of pausesMs) {
        try {
            await move(from, to);
            return;
        }
        catch (error) {
            if (!(error instanceof Error && 'code' in error && busyCodes.includes(String(error.code))))
                throw error;
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pauseMs);
    }
    await move(from, to);
}
/** The job carries more than the record; what is large has files of its own. */
function selectRecord(record) {
    const { copilotId, copilot, swaggerFile, settleMs, timeoutMs, maxAttempts, deletePath } = record;
    return { copilotId, copilot, swaggerFile, settleMs, timeoutMs, maxAttempts, deletePath };
}


/***/ }),

/***/ 8918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRecovery: () => (/* binding */ startRecovery)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/inputs.ts
var src_inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/runner/clock.ts
var runner_clock = __webpack_require__(9850);
// EXTERNAL MODULE: ./src/runner/interruption.ts
var interruption = __webpack_require__(9005);
// EXTERNAL MODULE: ./src/replacement/journal/journal-entry.ts
var journal_entry = __webpack_require__(1484);
// EXTERNAL MODULE: ./src/replacement/journal/journal-pointer.ts
var journal_pointer = __webpack_require__(4977);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/replacement/journal/proc.ts
var proc = __webpack_require__(6436);
// EXTERNAL MODULE: ./src/replacement/journal/journal.ts
var journal = __webpack_require__(9733);
;// CONCATENATED MODULE: ./src/replacement/journal/remains.ts





/** Runners leave ten seconds between the first signal and the kill; so does this. */
const graceMs = 10_000;
const pollMs = 50;
/** What the main step left of one replacement: its process, if that still runs, and its journal. */
function createRemains(pointer, options) {
    return {
        copilotId: pointer.copilotId,
        endMain: options.endMain,
        find: async () => {
            const { folder, phase } = pointer;
            if (folder === '' || phase === 'void')
                return undefined;
            const entry = await (0,journal_entry/* findEntry */.w4)(folder, options.trace);
            if (entry?.serviceHash !== options.serviceHash)
                return undefined;
            if (entry.isOpen && (await isOvertaken(folder, entry, options.trace)))
                return 'overtaken';
            const { clockMs, record, state } = entry;
            const contents = await (0,journal_entry/* findContents */.sD)(folder, entry, options.trace);
            if (contents === undefined && entry.isOpen)
                return undefined;
            const job = { ...record, ...(contents ?? nothing) };
            const ageMs = (0,proc/* findAgeMs */.Jq)(entry.writtenAt);
            return { job, state, clockMs, ageMs, journal: (0,journal/* reopenJournal */.bA)(folder, entry) };
        },
    };
}
/** Of a replacement that is over, which nobody sends. */
const nothing = { next: new Uint8Array(), previous: [], seen: undefined, kept: [] };
/** Another use of the action in the same job may have replaced the same copilot since: that is not to be undone. */
async function isOvertaken(folder, own, trace) {
    const root = (0,external_node_path_.dirname)(folder);
    const runs = (await listFolder((0,external_node_path_.dirname)(root), trace)).filter((run) => run !== root && /copilot-swagger-sync-[0-9a-f]+$/.test(run));
    const folders = (await Promise.all(runs.map((run) => listFolder(run, trace)))).flat();
    const entries = await Promise.all(folders.map((other) => (0,journal_entry/* findEntry */.w4)(other, trace)));
    return entries.some((entry) => entry?.serviceHash === own.serviceHash &&
        entry.record.copilotId === own.record.copilotId &&
        entry.writtenAt.sinceBootMs > own.writtenAt.sinceBootMs);
}
/** Empty where it is no folder, or somebody else's. */
async function listFolder(path, trace) {
    try {
        return (await (0,promises_.readdir)(path)).map((name) => (0,external_node_path_.join)(path, name));
    }
    catch (error) {
        trace(`${path} cannot be listed: ${String(error)}`);
        return [];
    }
}
/** In container jobs a cancelled main gets no signal and runs on beside the post step: both would delete and import. */
async function endProcess(main, clock) {
    if (!(0,proc/* isProcessAlive */.jW)(main))
        return;
    (0,proc/* signalProcess */.a7)(main, 'SIGTERM');
    const killAtMs = clock.nowMs() + graceMs;
    while ((0,proc/* isProcessAlive */.jW)(main) && clock.nowMs() < killAtMs)
        await clock.sleep(pollMs);
    (0,proc/* signalProcess */.a7)(main, 'SIGKILL');
    // The kernel frees the process soon after; it makes no call any more once the signal is there.
    const endAtMs = clock.nowMs() + graceMs;
    while ((0,proc/* isProcessAlive */.jW)(main) && clock.nowMs() < endAtMs)
        await clock.sleep(pollMs);
}

// EXTERNAL MODULE: ./src/runner/runner.ts + 5 modules
var runner_runner = __webpack_require__(7285);
// EXTERNAL MODULE: ./src/fleet/flat-log.ts
var flat_log = __webpack_require__(7316);
// EXTERNAL MODULE: ./src/replacement/drive.ts + 1 modules
var drive = __webpack_require__(9448);
// EXTERNAL MODULE: ./src/replacement/endings.ts
var endings = __webpack_require__(6690);
// EXTERNAL MODULE: ./src/replacement/horizon.ts
var replacement_horizon = __webpack_require__(2501);
// EXTERNAL MODULE: ./src/replacement/machine.ts
var machine = __webpack_require__(6707);
// EXTERNAL MODULE: ./src/replacement/state.ts
var replacement_state = __webpack_require__(9099);
// EXTERNAL MODULE: ./src/replacement/plan.ts
var plan = __webpack_require__(2967);
;// CONCATENATED MODULE: ./src/story/recover.ts






/** For what follows the pause: a look at the list, the import, and some patience. */
const lastCallsMs = 30_000;
/**
 * Ends what the main step has begun and left open; undefined where it has come to its end by itself after all. Deletes
 * only what main had begun to delete.
 */
async function recover(remains, options, ports) {
    const { clock, log } = ports;
    const startMs = clock.nowMs();
    await remains.endMain();
    // Only now: until it ended, main may have gone on, even to the end.
    const saved = await remains.find();
    if (saved === undefined)
        return describeGone(remains.copilotId, (0,endings/* describeVanished */.os)());
    if (saved === 'overtaken') {
        log.info(`A later step of this job has replaced the actions of copilot ${remains.copilotId} since.`);
        return undefined;
    }
    const { job, journal } = saved;
    if (!(0,replacement_state/* isOpen */.nT)(saved.state))
        return undefined;
    log.info(`The main step ended while it was ${saved.state.name}; this step goes on from there.`);
    await learnSecrets(ports);
    const left = toOwnClock(saved, saved.state, clock);
    // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
    const pauseMs = measurePauseMs(left, job, clock);
    const budgetMs = Math.max(options.budgetMs, pauseMs + lastCallsMs);
    if (budgetMs > options.budgetMs)
        log.warning(renderLongPause(pauseMs));
    const horizon = (0,replacement_horizon/* createFixedHorizon */.Mj)(startMs + budgetMs, clock);
    // A call that may be at work is waited for, but not for so long that nothing can follow.
    const timeoutMs = Math.min(job.timeoutMs, budgetMs / 2);
    const resumed = {
        type: 'resumed',
        writtenMs: clock.nowMs() - (saved.ageMs ?? 0),
        atMs: clock.nowMs(),
    };
    const start = (0,machine/* decide */.L)(left, resumed, { ...job, timeoutMs, hasTime: true });
    // A signal has done its work already: this step is the last one to put things right.
    const interruption = { requested: false, onRequest: () => () => undefined };
    const context = { job, plan: (0,plan/* createPlan */.qT)(job), ports: { ...ports, journal, interruption } };
    const budget = { budgetMs, budgetFromMs: startMs, timeoutMs };
    const driven = await (0,drive/* drive */.rU)({ start, horizon, ...budget, atHorizon: 'end' }, context);
    const replaceMs = clock.nowMs() - startMs;
    const ending = (0,endings/* describeEnding */.be)(driven, { ...context, log, replaceMs });
    const { copilot, copilotId, swaggerFile } = job;
    return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}
/** The list names the copilots' tokens: what is not known cannot be kept out of an answer that is shown. */
async function learnSecrets({ log, service }) {
    try {
        await service.listCopilots();
    }
    catch (error) {
        log.debug(error instanceof Error ? error.message : String(error));
    }
}
function toOwnClock({ ageMs = 0, clockMs }, state, clock) {
    return (0,replacement_state/* shiftMoments */.mu)(state, clock.nowMs() - ageMs - clockMs);
}
/** How much is left of a pause that main had begun, and that goes on. */
function measurePauseMs(state, { settleMs }, clock) {
    if (state.name !== 'settling')
        return 0;
    return Math.max(0, (state.deletedMs ?? clock.nowMs()) + settleMs - clock.nowMs());
}
function renderLongPause(restMs) {
    return (`${Math.ceil(restMs / 1000)} s of the pause are left, and runners end a cancelled job after some 280 s: if this ` +
        'step is ended, too, the copilot has no actions until the workflow runs again with `force: true`.');
}
function describeGone(copilotId, ending) {
    return { copilotId, copilotName: '', swaggerFile: '', ending };
}

// EXTERNAL MODULE: ./src/fleet/share-service.ts
var share_service = __webpack_require__(8287);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/result.ts + 1 modules
var result = __webpack_require__(4717);
// EXTERNAL MODULE: ./src/report/section.ts
var section = __webpack_require__(4107);
;// CONCATENATED MODULE: ./src/report/recovery.ts



/** The post step's own part of the job summary, GitHub-flavoured Markdown: a section for each copilot. */
function renderRecoverySummary(reports) {
    return `${reports.map(renderSection).join('\n\n---\n\n')}\n`;
}
/** The same as log lines, without line breaks. */
function renderRecoveryLines(report) {
    const { copilotId, copilotName, ending } = report;
    const failure = (0,result/* findFailure */.gd)(report);
    const name = copilotName === '' ? copilotId : `${copilotName} (${copilotId})`;
    return [
        `${(0,report_escape/* plainText */.wh)(name)}: ${ending.outcome}. ${(0,report_escape/* plainText */.wh)(ending.state, 1_000)}`,
        ...(failure === undefined ? [] : [`What failed: ${(0,report_escape/* plainText */.wh)(failure.message, 2_000)}`]),
        ...(failure?.hint === undefined ? [] : [`What to do: ${(0,report_escape/* plainText */.wh)(failure.hint, 1_000)}`]),
    ];
}
function renderSection(report) {
    const { copilotId, copilotName, ending, swaggerFile } = report;
    const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
    return [
        `### Finished by the post step: ${(0,report_escape/* escapeMarkdown */.FV)(who, 200)} ${renderHow(ending)}`,
        'The main step ended before the replacement did, by a cancellation, a time-out or a crash; this one went on from there.',
        (0,section/* renderState */.Cn)(report),
        `Copilot ${(0,report_escape/* codeSpan */.SS)(copilotId, 80)}${swaggerFile === '' ? '' : `, description ${(0,report_escape/* codeSpan */.SS)(swaggerFile)}`}, outcome ${ending.outcome}.`,
    ].join('\n\n');
}
function renderHow(ending) {
    switch (ending.outcome) {
        case 'synced':
            return 'has its new actions after all';
        case 'restored':
            return 'has its previous actions again';
        case 'untouched':
            return ending.isInferred === true ? 'should still have the actions it had' : 'keeps the actions it had';
        case 'lost':
            return ending.isRecordRemoved ? 'is gone from the service' : 'may be without its actions';
    }
}

;// CONCATENATED MODULE: ./src/start-recovery.ts













/** Less than the 285 s that runners leave to all post steps of a cancelled job. */
const usualBudgetMs = 240_000;
/** What a delete and an import need beside the pause. */
const besidePauseMs = 60_000;
/** Most time for one request: a recovery needs several of them within its budget. */
const requestLimitMs = 60_000;
/** Brings to an end what the main step has left open, and says so; the exit code is the runner's to read. */
async function startRecovery(leftovers) {
    const runner = (0,runner_runner/* createRunner */.j)();
    // Signals are taken off their default, which would be to die: nobody comes after this step.
    (0,interruption/* createInterruption */.a)();
    try {
        const inputs = (0,src_inputs/* parseInputs */.T)((name) => runner.readInput(name));
        report(await recoverAll(leftovers, inputs, runner), runner);
    }
    catch (error) {
        const { message, hint } = (0,errors/* explain */.WE)(error);
        const state = 'A copilot may be left without actions: run this workflow again with `force: true`.';
        runner.log.error([message, hint, state].filter((part) => part !== undefined).join(' '));
        runner.fail();
    }
}
async function recoverAll({ main }, inputs, runner) {
    const { baseUrl, apiKey = '', timeoutMs } = inputs;
    const { log } = runner;
    runner.maskSecret(apiKey);
    const clock = (0,runner_clock/* createClock */.t)();
    const budgetMs = computeBudgetMs(inputs);
    // Never sooner than the longest pause of all lets an import begin.
    const signal = AbortSignal.timeout(Math.max(budgetMs, src_inputs/* mostSettleMs */.F + besidePauseMs));
    const limitMs = Math.min(timeoutMs, requestLimitMs);
    // In the chunk that the main step loads, too.
    const { createService } = await Promise.all(/* import() */[__webpack_require__.e(756), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const service = createService({ baseUrl, apiKey, timeoutMs: limitMs, signal }, runner);
    // A signal has done its work already: nobody holds back for another.
    const interruption = { requested: false, onRequest: () => () => undefined };
    const shared = { clock, random: Math.random, interruption };
    const ports = { ...shared, log, service: (0,share_service.shareService)(service, shared) };
    const serviceHash = (0,journal_entry/* hashService */.od)(baseUrl);
    const options = { budgetMs };
    // One process drives them all; only once it has ended is it certain which replacements are open.
    const endMain = () => (main === undefined ? Promise.resolve() : endProcess(main, clock));
    await endMain();
    const open = (0,journal_pointer/* findOpen */.Ee)(process.env, main);
    const trace = (line) => {
        log.debug(line);
    };
    const recoveries = await Promise.all(open.map((pointer, index) => {
        const name = pointer.copilotId === '' ? `replacement ${index + 1}` : pointer.copilotId;
        const own = open.length === 1 ? ports : { ...ports, log: (0,flat_log/* nameLines */.R)(name, log) };
        return recover(createRemains(pointer, { endMain, serviceHash, trace }), options, own);
    }));
    return recoveries.filter((recovery) => recovery !== undefined);
}
/** A pause that alone would use up the usual budget: trying on may be cut off, but giving up at once is certain loss. */
function computeBudgetMs({ source }) {
    // Of a target in a config file the journal knows the pause: the file may be gone, or another one by now.
    const longestPauseMs = source.kind === 'workflow' ? source.target.settleMs : source.query.options.settleMs;
    return Math.max(usualBudgetMs, longestPauseMs + besidePauseMs);
}
function report(recoveries, runner) {
    for (const recovery of recoveries) {
        for (const line of renderRecoveryLines(recovery))
            runner.log.info(line);
        const { copilotName, copilotId, ending } = recovery;
        if (ending.outcome !== 'lost')
            continue;
        runner.log.error([`${copilotName || copilotId}:`, ...(0,result/* tellFailure */.s9)(recovery)].join(' '));
        runner.fail();
    }
    if (recoveries.length > 0)
        runner.writeSummary(renderRecoverySummary(recoveries));
}


/***/ })

};
