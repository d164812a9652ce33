export const id = 652;
export const ids = [652];
export const modules = {

/***/ 9861:
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
/* harmony export */   Ft: () => (/* binding */ renderEntry),
/* harmony export */   Lu: () => (/* binding */ nameRun),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   eS: () => (/* binding */ renderJob),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   od: () => (/* binding */ hashService)
/* harmony export */ });
/* unused harmony exports parseEntry, parseJob */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8877);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _private_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2631);




/** Of all that is written here: another version of the action may keep it in another way. */
const version = 4;
/** As `journal.json` has it. */
function renderEntry(entry) {
    return Buffer.from(JSON.stringify({ version, ...entry }));
}
/**
 * As `job` has it, confidential as the whole folder: how long the job is without its documents, the job, and the
 * documents one by one. Nothing copies them: they may be the largest things that a run holds.
 */
function renderJob(job) {
    const documents = [];
    const serializer = Object.assign(new node_v8__WEBPACK_IMPORTED_MODULE_2__.DefaultSerializer(), {
        _writeHostObject: (bytes) => {
            documents.push(bytes);
            serializer.writeUint32(bytes.length);
        },
    });
    serializer.writeHeader();
    serializer.writeValue({ version, job });
    const bare = serializer.releaseBuffer();
    const size = Buffer.alloc(4);
    size.writeUInt32LE(bare.length);
    return [size, bare, ...documents];
}
/** The journal of a folder. @throws Error where it is gone or not one of ours */
function readEntry(folder) {
    return parseEntry((0,_private_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json')));
}
/** All that is to be sent. @throws Error where it is gone or not one of ours */
function readJob(folder) {
    return parseJob((0,_private_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'job')));
}
function parseEntry(bytes) {
    const entry = checkVersion(JSON.parse(bytes.toString('utf8')));
    const parts = [entry.state, entry.writtenAt];
    const isWhole = parts.every((part) => typeof part === 'object' && part !== null);
    if (!isWhole || typeof entry.copilotId !== 'string')
        throw new TypeError('It is not whole.');
    return entry;
}
function parseJob(bytes) {
    let end = 4 + bytes.readUInt32LE();
    const deserializer = Object.assign(new node_v8__WEBPACK_IMPORTED_MODULE_2__.DefaultDeserializer(bytes.subarray(4, end)), {
        _readHostObject: () => bytes.subarray(end, (end += deserializer.readUint32())),
    });
    deserializer.readHeader();
    const { job } = checkVersion(deserializer.readValue());
    if (end !== bytes.length)
        throw new TypeError('It is not whole.');
    return job;
}
/** So that a recovery never goes on with what another run has begun on the same machine. */
function nameRun(env) {
    return [env['GITHUB_REPOSITORY'], env['GITHUB_RUN_ID'], env['GITHUB_RUN_ATTEMPT'], env['GITHUB_JOB']].join(' ');
}
/** So that a recovery never acts on another service than the one that the run acted on. */
function hashService(baseUrl) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(baseUrl.origin)
        .update(baseUrl.pathname.replace(/\/+$/, ''))
        .digest('hex');
}
/** Ours are written whole or not at all, and the version vouches for what is in them. */
function checkVersion(value) {
    if (typeof value === 'object' && value !== null && 'version' in value && value.version === version)
        return value;
    throw new TypeError('It is of another version of this action.');
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
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6436);
/* harmony import */ var _journal_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1484);
/* harmony import */ var _journal_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4977);






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
    const { run, saveState, serviceHash } = options;
    let begun;
    let saved;
    const savePointer = (folder, { copilotId }, phase) => {
        if (saved === phase)
            return;
        saveState(`replacement_${index}`, (0,_journal_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .renderJournalPointer */ .v9)({ folder, copilotId, phase }));
        saved = phase;
    };
    return {
        begin: async (job) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await createRoot(), `target-${index}`);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
            await writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'job'), (0,_journal_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .renderJob */ .eS)(job));
            begun = { folder, owner: { copilotId: job.copilotId, run, serviceHash } };
        },
        write: async (state, mark) => {
            if (begun === undefined)
                throw new TypeError('A journal is written only after it was begun.');
            const { folder, owner } = begun;
            try {
                await writeEntry(folder, owner, { state, mark });
            }
            catch (cause) {
                await makeVoid(folder);
                savePointer(folder, owner, 'void');
                throw cause;
            }
            finally {
                if (!mark.isOpen)
                    savePointer(folder, owner, 'done');
            }
            if (mark.isOpen)
                savePointer(folder, owner, 'open');
        },
    };
}
/** Goes on writing where a dead process stopped. */
function reopenJournal(folder, { copilotId, run, serviceHash }) {
    return {
        begin: () => Promise.resolve(),
        write: (state, mark) => writeEntry(folder, { copilotId, run, serviceHash }, { state, mark }),
    };
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
async function writeEntry(folder, owner, { mark, state }) {
    const { hasSent, isOpen, nowMs: clockMs } = mark;
    const entry = { ...owner, writtenAt: (0,_proc_js__WEBPACK_IMPORTED_MODULE_5__/* .readBootMoment */ .hG)(), clockMs, isOpen, hasSent, state };
    await writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), [(0,_journal_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .renderEntry */ .Ft)(entry)]);
    if (!isOpen)
        await removeContents(folder);
}
/** All or nothing, and on the disk when it resolves: the process may be killed at any moment. */
async function writeSafely(path, pieces) {
    const draft = `${path}.new`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(draft, 'w', 0o600);
    try {
        await file.writeFile(pieces);
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


/***/ }),

/***/ 6924:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ shareService)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);

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
        findMethods: (...call) => pace.run('options', () => service.findMethods(...call)),
        createAction: (...call) => pace.run('add', () => service.createAction(...call)),
        changeAction: (...call) => pace.run('change', () => service.changeAction(...call)),
        findOpenMs: (request) => pace.findOpenMs(request),
    };
}
function createPace({ clock, random, interruption }) {
    const opensMs = { afterList: 0, afterOthers: 0 };
    let closedBy;
    const findOpenMs = (request) => {
        const isFilling = ['import', 'add', 'change'].includes(request);
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
        const restMs = Math.min(fault.retryAfterMs ?? usualRestMs, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterCapMs */ .lb);
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

/***/ 652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRecovery: () => (/* binding */ startRecovery)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/inputs.ts
var src_inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/flat-log.ts
var flat_log = __webpack_require__(9861);
// EXTERNAL MODULE: ./src/runner/runner.ts + 5 modules
var runner_runner = __webpack_require__(7285);
// EXTERNAL MODULE: ./src/runner/interruption.ts
var interruption = __webpack_require__(9005);
// EXTERNAL MODULE: ./src/runner/clock.ts
var runner_clock = __webpack_require__(9850);
// EXTERNAL MODULE: ./src/replacement/journal/journal-entry.ts
var journal_entry = __webpack_require__(1484);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/replacement/journal/proc.ts
var proc = __webpack_require__(6436);
// EXTERNAL MODULE: ./src/replacement/journal/journal.ts
var journal = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/replacement/journal/private-files.ts
var private_files = __webpack_require__(2631);
;// CONCATENATED MODULE: ./src/replacement/journal/remains.ts






/** Runners leave ten seconds between the first signal and the kill; so does this. */
const graceMs = 10_000;
const pollMs = 50;
/** What the main step left of one replacement: its process, if that still runs, and its journal. */
function createRemains(pointer, options) {
    return {
        copilotId: pointer.copilotId,
        endMain: options.endMain,
        find: () => Promise.resolve(findSaved(pointer, options)),
    };
}
function findSaved({ folder, ...pointer }, options) {
    if (folder === '')
        return { why: 'what it has saved for this step cannot be read' };
    if (pointer.phase === 'void')
        return { why: 'its journal could not be written any more' };
    const entry = read(() => (0,journal_entry/* readEntry */.hB)(folder), options);
    if (entry === 'gone')
        return { why: 'its journal in RUNNER_TEMP is gone' };
    if (entry === 'unreadable')
        return { why: 'its journal in RUNNER_TEMP cannot be read' };
    const { clockMs, copilotId, state } = entry;
    const stranger = findStranger(entry, pointer.copilotId, options);
    if (stranger !== undefined)
        return { why: `its journal is ${stranger}`, copilotId };
    if (!entry.isOpen)
        return 'ended';
    if (isOvertaken(folder, entry, options))
        return 'overtaken';
    const job = read(() => (0,journal_entry/* readJob */.cd)(folder), options);
    if (job === 'gone' || job === 'unreadable') {
        return { why: `the documents that belong to its journal are ${job}`, copilotId };
    }
    const ageMs = (0,proc/* findAgeMs */.Jq)(entry.writtenAt);
    return { job, state, clockMs, ageMs, journal: (0,journal/* reopenJournal */.bA)(folder, entry) };
}
/** Undefined where it is of this run, service and copilot. */
function findStranger({ copilotId, run, serviceHash }, pointedId, options) {
    if (serviceHash !== options.serviceHash)
        return 'for another base-url than the inputs name now';
    if (run !== options.run)
        return 'of another run';
    const isPointed = pointedId === '' || pointedId === copilotId;
    return isPointed && options.isNamed(copilotId) ? undefined : 'for another copilot than the inputs name now';
}
function read(parse, { trace }) {
    try {
        return parse();
    }
    catch (error) {
        trace(String(error));
        return (0,private_files/* isGone */.ST)(error) ? 'gone' : 'unreadable';
    }
}
/** Another use of the action in the same job may have replaced the same copilot since: that is not to be undone. */
function isOvertaken(folder, own, options) {
    const root = (0,external_node_path_.dirname)(folder);
    const runs = listFolder((0,external_node_path_.dirname)(root), options).filter((run) => run !== root && /copilot-swagger-sync-[0-9a-f]{16}$/.test(run) && (0,private_files/* isPrivateFolder */.EV)(run));
    const entries = runs
        .flatMap((run) => listFolder(run, options))
        .map((other) => read(() => (0,journal_entry/* readEntry */.hB)(other), options));
    return entries.some((entry) => typeof entry === 'object' &&
        entry.serviceHash === own.serviceHash &&
        entry.run === own.run &&
        entry.copilotId === own.copilotId &&
        // One that ended before it had sent anything has left the copilot as it was.
        entry.hasSent &&
        entry.writtenAt.sinceBootMs > own.writtenAt.sinceBootMs);
}
/** Empty where it is no folder, or somebody else's. */
function listFolder(path, { trace }) {
    try {
        return (0,external_node_fs_.readdirSync)(path).map((name) => (0,external_node_path_.join)(path, name));
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

// EXTERNAL MODULE: ./src/replacement/journal/journal-pointer.ts
var journal_pointer = __webpack_require__(4977);
// EXTERNAL MODULE: ./src/replacement/blind/blind-ending.ts
var blind_ending = __webpack_require__(6441);
// EXTERNAL MODULE: ./src/replacement/blind/blind.ts + 3 modules
var blind = __webpack_require__(6622);
// EXTERNAL MODULE: ./src/replacement/seeing/describe.ts + 1 modules
var describe = __webpack_require__(9837);
// EXTERNAL MODULE: ./src/replacement/seeing/seeing.ts + 15 modules
var seeing = __webpack_require__(8536);
// EXTERNAL MODULE: ./src/words/remedies.ts
var remedies = __webpack_require__(8427);
;// CONCATENATED MODULE: ./src/replacement/recover.ts





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
    if (saved === 'overtaken') {
        log.info(`A later step of this job has replaced the actions of copilot ${remains.copilotId} since.`);
        return undefined;
    }
    if (saved === 'ended')
        return undefined;
    if ('why' in saved)
        return describeGone(saved.copilotId ?? remains.copilotId, describeVanished(saved.why));
    await learnSecrets(ports);
    const ending = await goOn(saved, { ...options, startMs }, ports);
    const { copilot, copilotId, swaggerFile } = saved.job;
    return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}
/** From the journal alone where nobody can look; else with a look. */
async function goOn(saved, { budgetMs: usualMs, startMs }, ports) {
    const { clock, log } = ports;
    const { ageMs = 0, clockMs, journal } = saved;
    const byMs = clock.nowMs() - ageMs - clockMs;
    // The journal's version vouches for it.
    const left = { job: saved.job, state: shiftMoments(saved.state, byMs) };
    const was = nameState(left);
    if (was === undefined)
        return describeVanished('its journal holds something that this version of the action does not know');
    log.info(`The main step ended while it was ${was}; this step goes on from there.`);
    // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
    const pauseMs = measurePauseMs(left, clock.nowMs());
    const budgetMs = Math.max(usualMs, pauseMs + lastCallsMs);
    if (budgetMs > usualMs)
        log.warning(renderLongPause(pauseMs));
    // A signal has done its work already: this step is the last one to put things right.
    const interruption = { requested: false, onRequest: () => () => undefined };
    const own = { ...ports, journal, interruption };
    if (left.job.way === 'blind') {
        const { job, state } = left;
        const times = { writtenMs: clock.nowMs() - ageMs, fromMs: startMs, budgetMs };
        const end = await (0,blind/* resumeBlind */.z5)(job, state, times, own);
        return (0,blind_ending/* describeBlindEnd */.g)(end, { job, log, replaceMs: clock.nowMs() - startMs });
    }
    const { job, state } = left;
    const seen = await (0,seeing/* resumeSeeing */.rm)(job, state, { budgetMs, fromMs: startMs }, own);
    return (0,describe/* describeSeen */.j)(seen, { log, replaceMs: clock.nowMs() - startMs });
}
/** What it was at; undefined where no version of this action is ever at that. */
function nameState({ job, state }) {
    const isBlind = job.way === 'blind';
    if (isBlind !== 'name' in state)
        return undefined;
    if ('name' in state)
        return words[state.name];
    return words[`${state.direction} ${state.phase === 'clear' && state.isCleared ? 'pause' : state.phase}`];
}
const words = {
    deleting: 'deleting',
    settling: 'waiting after the delete',
    importing: 'importing',
    'forth clear': 'deleting',
    'forth pause': 'waiting after the delete',
    'forth repair': 'putting the new version in place',
    'back clear': 'deleting, to restore the previous actions',
    'back pause': 'waiting after the delete, to restore the previous actions',
    'back repair': 'restoring the previous actions',
};
/** How much is left of a pause that main had begun, and that goes on. */
function measurePauseMs({ job, state }, nowMs) {
    const isPausing = 'name' in state ? state.name === 'settling' : state.phase === 'clear' && state.isCleared;
    const deletedAtMs = 'name' in state ? state.deletedAtMs : state.times.deletedAtMs;
    return isPausing ? Math.max(0, (deletedAtMs ?? nowMs) + job.settleMs - nowMs) : 0;
}
/** The same in a process whose monotonic clock differs by `byMs`: every name that ends in `AtMs` is a moment. */
function shiftMoments(value, byMs) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((entry) => shiftMoments(entry, byMs));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [
        name,
        name.endsWith('AtMs') && typeof member === 'number' ? member + byMs : shiftMoments(member, byMs),
    ]));
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
function renderLongPause(restMs) {
    return (`${Math.ceil(restMs / 1000)} s of the pause are left, and runners end a cancelled job after about 280 s. If this ` +
        'step is ended, too, the copilot has no actions until this job is run again.');
}
function describeGone(copilotId, ending) {
    return { copilotId, copilotName: '', swaggerFile: '', ending };
}
/** Nothing is left that says where the replacement stood. */
function describeVanished(why) {
    return {
        outcome: 'lost',
        state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
        failure: {
            code: 'replacement-failed',
            message: `The main step left the replacement open, and ${why}.`,
            hint: `Look at the copilot. Then ${remedies/* afresh */.SY}`,
        },
        replacement: { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] },
        isRecordRemoved: false,
        isHandedOver: false,
    };
}

// EXTERNAL MODULE: ./src/service/share-service.ts
var share_service = __webpack_require__(6924);
// EXTERNAL MODULE: ./src/words/outcomes.ts
var outcomes = __webpack_require__(7998);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/result.ts + 1 modules
var result = __webpack_require__(4717);
// EXTERNAL MODULE: ./src/report/section.ts + 1 modules
var section = __webpack_require__(2963);
// EXTERNAL MODULE: ./src/report/table.ts
var table = __webpack_require__(8624);
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
    const { warnings = [] } = ending;
    const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
    return (0,table/* joinBlocks */.x9)([
        `### Finished by the post step: ${(0,report_escape/* escapeMarkdown */.FV)(who, 200)} ${(0,outcomes/* tellRecovered */.V)(ending)}`,
        'The main step ended before the replacement did, by a cancellation, a time-out or a crash; this one went on from there.',
        (0,section/* renderState */.C)(report),
        (0,table/* renderTitled */.$8)('Needs a look', warnings.map((text) => `- ${(0,report_escape/* escapeMarkdown */.FV)(text, 800)}`).join('\n')),
        `Copilot ${(0,report_escape/* codeSpan */.SS)(copilotId, 80)}${swaggerFile === '' ? '' : `, description ${(0,report_escape/* codeSpan */.SS)(swaggerFile)}`}, outcome ${ending.outcome}.`,
    ]);
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
        tellForeign(leftovers.foreign, runner);
        const inputs = (0,src_inputs/* parseInputs */.TL)((name) => runner.readInput(name));
        report(await recoverAll(leftovers, inputs, runner), runner);
    }
    catch (error) {
        const { message, hint } = (0,errors/* explain */.WE)(error);
        const state = 'A copilot may be left without actions: re-run this job.';
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
    const signal = AbortSignal.timeout(Math.max(budgetMs, src_inputs/* mostSettleMs */.Fc + besidePauseMs));
    const limitMs = Math.min(timeoutMs, requestLimitMs);
    // In the chunk that the main step loads, too.
    const { createService } = await Promise.all(/* import() */[__webpack_require__.e(756), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 8561));
    const service = createService({ baseUrl, apiKey, timeoutMs: limitMs, signal }, runner);
    // A signal has done its work already: nobody holds back for another.
    const interruption = { requested: false, onRequest: () => () => undefined };
    const shared = { clock, random: Math.random, interruption };
    const ports = { ...shared, log, service: (0,share_service/* shareService */.x)(service, shared) };
    const expected = {
        serviceHash: (0,journal_entry/* hashService */.od)(baseUrl),
        run: (0,journal_entry/* nameRun */.Lu)(process.env),
        isNamed: (copilotId) => isNamed(copilotId, inputs),
    };
    const options = { budgetMs };
    // One process drives them all; only once it has ended is it certain which replacements are open.
    const endMain = () => (main === undefined ? Promise.resolve() : endProcess(main, clock));
    await endMain();
    const { open } = (0,journal_pointer/* findOpen */.Ee)(process.env, main);
    const trace = (line) => {
        log.debug(line);
    };
    const recoveries = await Promise.all(open.map((pointer, index) => {
        const name = pointer.copilotId === '' ? `replacement ${index + 1}` : pointer.copilotId;
        const own = open.length === 1 ? ports : { ...ports, log: (0,flat_log/* nameLines */.R)(name, log) };
        return recover(createRemains(pointer, { endMain, ...expected, trace }), options, own);
    }));
    return recoveries.filter((recovery) => recovery !== undefined);
}
/** Something else in the job has set what only this action's main step saves: it may be there to mislead this step. */
function tellForeign(foreign, runner) {
    if (foreign.length === 0)
        return;
    runner.log.error(`${foreign.join(', ')} points to a journal that the main step of this action did not write, so it was ignored. ` +
        'Find out which step of this job sets that variable.');
    runner.fail();
}
function isNamed(copilotId, { source }) {
    const ids = source.kind === 'workflow' ? [source.target.copilotId ?? ''] : source.query.copilotIds;
    const isAnyone = source.kind === 'config' && ids.length === 0;
    return isAnyone || ids.some((id) => id.toLowerCase() === copilotId.toLowerCase());
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
        for (const warning of ending.warnings ?? [])
            runner.log.warning(warning);
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
