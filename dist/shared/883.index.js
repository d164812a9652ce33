export const id = 883;
export const ids = [883];
export const modules = {

/***/ 9861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createFlatLog),
/* harmony export */   R: () => (/* binding */ nameLines)
/* harmony export */ });
/** A log without groups: a group's title is a line as any other. The runner knows no group within another. */
function createFlatLog(say) {
    return {
        info: say.bind(undefined, 'info'),
        debug: say.bind(undefined, 'debug'),
        notice: say.bind(undefined, 'notice'),
        warning: say.bind(undefined, 'warning'),
        error: say.bind(undefined, 'error'),
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
/* harmony export */   ER: () => (/* binding */ parseEntry),
/* harmony export */   Ft: () => (/* binding */ renderEntry),
/* harmony export */   JN: () => (/* binding */ parseJob),
/* harmony export */   Lu: () => (/* binding */ nameRun),
/* harmony export */   eS: () => (/* binding */ renderJob),
/* harmony export */   od: () => (/* binding */ hashService)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8877);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_1__);


const version = 5;
function renderEntry(entry) {
    return Buffer.from(JSON.stringify({ version, ...entry }));
}
/**
 * As `job` has it, confidential as the whole folder: how long the job is without its documents, the job, and the
 * documents one by one. Nothing copies them: they may be the largest things that a run holds.
 */
function renderJob(job) {
    const documents = [];
    const serializer = Object.assign(new node_v8__WEBPACK_IMPORTED_MODULE_1__.DefaultSerializer(), {
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
/** @throws Error where it is not one of ours */
function parseEntry(bytes) {
    const entry = checkVersion(JSON.parse(bytes.toString('utf8')));
    const isWhole = typeof entry.state === 'object' && typeof entry.copilotId === 'string';
    if (!isWhole)
        throw new TypeError('It is not whole.');
    return entry;
}
/** @throws Error where it is not one of ours */
function parseJob(bytes) {
    let end = 4 + bytes.readUInt32LE();
    const deserializer = Object.assign(new node_v8__WEBPACK_IMPORTED_MODULE_1__.DefaultDeserializer(bytes.subarray(4, end)), {
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
    const names = ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'];
    return names.map((name) => env[name]).join(' ');
}
/** So that a recovery never acts on another service than the one that the run acted on. */
function hashService({ origin, pathname }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(origin + pathname.replace(/\/+$/, ''))
        .digest('hex');
}
/** Ours are written whole or not at all, and the version vouches for what is in them. */
function checkVersion(value) {
    if (typeof value === 'object' && value !== null && 'version' in value && value.version === version)
        return value;
    throw new TypeError('It was written by another version of this action.');
}


/***/ }),

/***/ 9733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createJournals),
/* harmony export */   b: () => (/* binding */ reopenJournal)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _journal_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1484);
/* harmony import */ var _journal_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4977);





/**
 * Opens the journals of one run, in a folder of their own that only this user may read: one a target, `index` counts from
 * 0. Nothing is written before `begin`.
 */
function createJournals(main, owner) {
    let root;
    // Made with the first replacement: a run that changes nothing leaves nothing. A folder that is there already is not ours.
    const createRoot = () => (root ??= (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(main.folder, { mode: 0o700 }));
    return (index) => {
        const folder = (0,_journal_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .nameFolder */ .qZ)(main.folder, index);
        let copilotId = '';
        return {
            begin: async (job) => {
                ({ copilotId } = job);
                await createRoot();
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
                await writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'job'), (0,_journal_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .renderJob */ .eS)(job));
            },
            write: async (state, mark) => {
                try {
                    await writeEntry(folder, { ...owner, copilotId }, { state, mark });
                }
                catch (cause) {
                    // What was written before is no longer true: whoever followed it would undo what was done since.
                    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), { force: true });
                    throw cause;
                }
                finally {
                    main.tell(index, copilotId, mark.isOpen);
                }
            },
        };
    };
}
function reopenJournal(folder, { copilotId, run, serviceHash }) {
    return {
        begin: () => Promise.resolve(),
        write: (state, mark) => writeEntry(folder, { copilotId, run, serviceHash }, { state, mark }),
    };
}
async function writeEntry(folder, owner, { mark, state }) {
    const { nowMs: writtenAtMs, ...how } = mark;
    await writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), [(0,_journal_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .renderEntry */ .Ft)({ ...owner, ...how, writtenAtMs, state })]);
    if (mark.isOpen)
        return;
    // The journal stays: a post step that began before the end must find it, and read that it is over.
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name !== 'journal.json');
    await Promise.all(names.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true })));
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
/** Pauses between the tries, in milliseconds. */
const pausesMs = [10, 20, 50, 100, 200, 400];
/** Windows refuses while another program has the file open: a virus scanner, for a moment. */
async function renamePatiently(from, to) {
    for (const pauseMs of pausesMs) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to);
            return;
        }
        catch (error) {
            if (process.platform !== 'win32')
                throw error;
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pauseMs);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to);
}


/***/ }),

/***/ 9883:
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
// EXTERNAL MODULE: ./src/replacement/journal/proc.ts
var proc = __webpack_require__(6436);
// EXTERNAL MODULE: ./src/replacement/journal/journal-pointer.ts
var journal_pointer = __webpack_require__(4977);
// EXTERNAL MODULE: ./src/words/remedies.ts
var remedies = __webpack_require__(8427);
// EXTERNAL MODULE: ./src/replacement/ask-patiently.ts
var ask_patiently = __webpack_require__(7120);
// EXTERNAL MODULE: ./src/replacement/replace.ts + 16 modules
var replace = __webpack_require__(5201);
;// CONCATENATED MODULE: ./src/replacement/recover.ts



/** For what follows a pause: a look, the import, and some patience. */
const lastCallsMs = 55_000;
/**
 * Ends what the main step has begun and left open; undefined where it has come to its end by itself after all. Deletes
 * only what main had begun to delete.
 * @param budgetMs for everything: the runner leaves about 285 s to all post steps of a cancelled job
 */
async function recover(found, budgetMs, ports) {
    if (found === 'ended')
        return undefined;
    if ('why' in found)
        return describeVanished(found);
    const fromMs = ports.clock.nowMs();
    // The list names the copilots' tokens: what is not known cannot be kept out of an answer that is shown.
    const listing = await (0,ask_patiently/* ask */.k)(() => ports.service.listCopilots());
    if (!listing.ok)
        ports.log.debug(listing.fault.explanation);
    ports.log.info('The main step ended before the replacement did; this step goes on from there.');
    const { job, journal, writtenAtMs: writtenMs } = found;
    // Where the actions are gone nothing is worse than to stop: a long pause is waited for, come what may.
    const budget = { fromMs, ms: Math.max(budgetMs, job.settleMs + lastCallsMs), writtenMs };
    // A signal has done its work already: this step is the last one to put things right.
    const interruption = new AbortController().signal;
    // The journal's version vouches for it.
    const left = found;
    const ending = await (0,replace/* resumeReplacement */.k)(left, budget, { ...ports, journal, interruption });
    const { copilot, copilotId, swaggerFile } = job;
    return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}
/** Nothing is left that says where the replacement stood. */
function describeVanished({ copilotId, why, }) {
    return {
        ...{ copilotId, copilotName: '', swaggerFile: '' },
        ending: {
            outcome: 'lost',
            state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
            failure: {
                code: 'replacement-failed',
                message: `The main step did not finish the replacement, and ${why}.`,
                hint: `Look at the copilot. Then ${remedies/* afresh */.SY}`,
            },
            replacement: { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] },
            isRecordRemoved: false,
            isHandedOver: false,
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/replacement/journal/journal.ts
var journal = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/replacement/journal/private-files.ts
var private_files = __webpack_require__(2631);
;// CONCATENATED MODULE: ./src/replacement/journal/find-saved.ts





/** Only once main has certainly ended: until then it may go on, even to its end. */
function findSaved(pointer, expected) {
    const { folder, copilotId } = pointer;
    const entry = readEntry(folder, expected);
    if (entry === undefined)
        return { why: 'its journal in RUNNER_TEMP is gone or cannot be read', copilotId };
    if (!isMeant(entry, pointer, expected)) {
        const why = 'its journal is of another run, base-url or copilot than the inputs name now';
        return { why, copilotId: entry.copilotId };
    }
    if (!entry.isOpen || isOvertaken(folder, entry, expected))
        return 'ended';
    const job = read((0,external_node_path_.join)(folder, 'job'), journal_entry/* parseJob */.JN, expected);
    if (job === undefined)
        return { why: 'the documents of its journal are gone or cannot be read', copilotId: entry.copilotId };
    const { state, writtenAtMs } = entry;
    return { job, state, writtenAtMs, journal: (0,journal/* reopenJournal */.b)(folder, entry) };
}
/** Of this run, service and copilot: a journal is all that it takes to import a document. */
function isMeant({ copilotId, run, serviceHash }, pointer, expected) {
    const isPointed = ['', copilotId].includes(pointer.copilotId) && expected.isNamed(copilotId);
    return isPointed && serviceHash === expected.serviceHash && run === expected.run;
}
/** Undefined where it is gone, cannot be read, or others may enter its folder. */
function readEntry(folder, expected) {
    return (0,private_files/* isPrivateFolder */.EV)((0,external_node_path_.dirname)(folder))
        ? read((0,external_node_path_.join)(folder, 'journal.json'), journal_entry/* parseEntry */.ER, expected)
        : undefined;
}
function read(path, parse, { trace }) {
    try {
        return parse((0,private_files/* readPlainFile */.b$)(path));
    }
    catch (error) {
        trace(String(error));
        return undefined;
    }
}
/** Another use of the action in the same job may have replaced the same copilot since: that is not to be undone. */
function isOvertaken(folder, own, expected) {
    const root = (0,external_node_path_.dirname)(folder);
    const folders = (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(root))
        .filter((name) => /^copilot-swagger-sync-[0-9a-f]{16}$/.test(name))
        .map((name) => (0,external_node_path_.join)((0,external_node_path_.dirname)(root), name))
        .filter((path) => path !== root && (0,private_files/* isPrivateFolder */.EV)(path))
        .flatMap((path) => (0,external_node_fs_.readdirSync)(path).map((name) => (0,external_node_path_.join)(path, name)));
    return folders.some((other) => {
        const entry = readEntry(other, expected);
        return (entry?.serviceHash === own.serviceHash &&
            entry.run === own.run &&
            entry.copilotId === own.copilotId &&
            // One that ended before it had sent anything has left the copilot as it was.
            entry.hasSent &&
            entry.writtenAtMs > own.writtenAtMs);
    });
}

// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/result.ts
var result = __webpack_require__(6359);
// EXTERNAL MODULE: ./src/report/section.ts + 3 modules
var section = __webpack_require__(2383);
// EXTERNAL MODULE: ./src/report/table.ts
var table = __webpack_require__(8624);
;// CONCATENATED MODULE: ./src/report/recovery.ts




/** The post step's own part of the job summary, GitHub-flavoured Markdown: a section for each copilot. */
function renderRecoverySummary(reports) {
    return `${reports.map(renderSection).join('\n\n---\n\n')}\n`;
}
function renderRecoveryLines(report) {
    const { copilotId, copilotName, ending } = report;
    const name = copilotName === '' ? copilotId : `${copilotName} (${copilotId})`;
    const told = (0,result/* isFailed */.Ix)(report) ? (0,result/* tellFailure */.s9)(report) : [ending.state];
    return [`${name}: ${ending.outcome}.`, ...told].map((line) => (0,report_escape/* plainText */.wh)(line, 2_000));
}
function renderSection(report) {
    const { copilotId, copilotName, ending, swaggerFile } = report;
    const { warnings = [] } = ending;
    const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
    return (0,table/* joinBlocks */.x9)([
        `### Finished by the post step, outcome \`${ending.outcome}\`: ${(0,report_escape/* escapeMarkdown */.FV)(who, 200)}`,
        'The main step ended before the replacement did, by a cancellation, a time-out or a crash; this one went on from there.',
        (0,section/* renderState */.C)(report),
        (0,table/* renderTitled */.$8)('Needs a look', warnings.map((text) => `- ${(0,report_escape/* escapeMarkdown */.FV)(text, 800)}`).join('\n')),
        `Copilot ${(0,report_escape/* codeSpan */.SS)(copilotId, 80)}${swaggerFile === '' ? '' : `, description ${(0,report_escape/* codeSpan */.SS)(swaggerFile)}`}.`,
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
async function startRecovery(main) {
    const runner = (0,runner_runner/* createRunner */.j)();
    // Signals are taken off their default, which would be to die: nobody comes after this step.
    (0,interruption/* createInterruption */.a)();
    try {
        const inputs = (0,src_inputs/* parseInputs */.TL)((name) => runner.readInput(name));
        report(await recoverAll(main, inputs, runner), runner);
    }
    catch (error) {
        const { message, hint } = (0,errors/* explain */.WE)(error);
        const state = 'A copilot may be left without actions: re-run this job.';
        runner.log.error([message, hint, state].filter((part) => part !== undefined).join(' '));
        runner.fail();
    }
}
async function recoverAll(main, inputs, runner) {
    const { baseUrl, apiKey } = inputs;
    const { log } = runner;
    runner.maskSecret(apiKey ?? '');
    const clock = (0,runner_clock/* createClock */.t)();
    // Never sooner than the longest pause of all lets an import begin.
    const signal = AbortSignal.timeout(src_inputs/* mostSettleMs */.Fc + besidePauseMs);
    const timeoutMs = Math.min(inputs.timeoutMs, requestLimitMs);
    // In the chunk that the main step loads, too.
    const { createService } = await Promise.all(/* import() */[__webpack_require__.e(756), __webpack_require__.e(148)]).then(__webpack_require__.bind(__webpack_require__, 2386));
    // A signal has done its work already: nobody holds back for another.
    const interruption = new AbortController().signal;
    const service = createService({ baseUrl, apiKey, timeoutMs, signal }, { runner, clock, interruption });
    const expected = {
        serviceHash: (0,journal_entry/* hashService */.od)(baseUrl),
        run: (0,journal_entry/* nameRun */.Lu)(process.env),
        isNamed: (copilotId) => isNamed(copilotId, inputs),
        trace: log.debug,
    };
    // Only once main has ended is it certain which replacements are open, and where each of them stopped.
    await (0,proc/* endProcess */.JZ)(main, clock);
    const open = (0,journal_pointer/* findOpen */.Ee)(main);
    const recoveries = await Promise.all(open.map((pointer, index) => {
        const { copilotId } = pointer;
        const name = copilotId === '' ? `replacement ${index + 1}` : copilotId;
        const own = open.length === 1 ? log : (0,flat_log/* nameLines */.R)(name, log);
        const ports = { clock, random: Math.random, service, log: own };
        return recover(findSaved(pointer, expected), usualBudgetMs, ports);
    }));
    return recoveries.filter((recovery) => recovery !== undefined);
}
function isNamed(copilotId, { source }) {
    const ids = source.kind === 'workflow' ? [source.target.copilotId ?? ''] : source.query.copilotIds;
    const isAnyone = source.kind === 'config' && ids.length === 0;
    return isAnyone || ids.some((id) => id.toLowerCase() === copilotId.toLowerCase());
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
