export const id = 195;
export const ids = [195];
export const modules = {

/***/ 1195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRecovery: () => (/* binding */ startRecovery)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/inputs.ts
var src_inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/io/clock.ts
var io_clock = __webpack_require__(9048);
// EXTERNAL MODULE: ./src/io/service/http.ts + 2 modules
var service_http = __webpack_require__(9012);
// EXTERNAL MODULE: ./src/io/interruption.ts
var interruption = __webpack_require__(3923);
// EXTERNAL MODULE: ./src/io/journal/journal-entry.ts
var journal_entry = __webpack_require__(4188);
// EXTERNAL MODULE: ./src/io/journal/journal-pointer.ts
var journal_pointer = __webpack_require__(9153);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/io/journal/proc.ts
var proc = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/io/journal/journal.ts + 1 modules
var journal = __webpack_require__(2756);
;// CONCATENATED MODULE: ./src/io/journal/remains.ts





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
            return { job, state, clockMs, ageMs, journal: (0,journal/* reopenJournal */.b)(folder, entry) };
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

// EXTERNAL MODULE: ./src/io/runner.ts + 1 modules
var io_runner = __webpack_require__(2365);
// EXTERNAL MODULE: ./src/io/service/service.ts + 4 modules
var service_service = __webpack_require__(4838);
;// CONCATENATED MODULE: ./src/story/name-lines.ts
/** A log whose every line begins with a name: lines of several, told as they happen, would else be anybody's. */
function nameLines(name, log) {
    const line = (kind) => (text) => {
        log[kind](`${name}: ${text}`);
    };
    const mark = (kind) => (message, at) => {
        log[kind](`${name}: ${message}`, at);
    };
    return {
        info: line('info'),
        debug: line('debug'),
        notice: mark('notice'),
        warning: mark('warning'),
        error: mark('error'),
        // Side by side, one's group would take in the lines of the others.
        group: (title, work) => {
            line('info')(title);
            return work();
        },
    };
}

// EXTERNAL MODULE: ./src/sync/drive.ts + 1 modules
var drive = __webpack_require__(9306);
// EXTERNAL MODULE: ./src/sync/endings.ts
var endings = __webpack_require__(2525);
// EXTERNAL MODULE: ./src/sync/horizon.ts
var sync_horizon = __webpack_require__(1790);
// EXTERNAL MODULE: ./src/sync/machine.ts
var machine = __webpack_require__(6560);
// EXTERNAL MODULE: ./src/sync/state.ts
var sync_state = __webpack_require__(336);
// EXTERNAL MODULE: ./src/sync/plan.ts
var plan = __webpack_require__(2910);
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
    if (!(0,sync_state/* isOpen */.nT)(saved.state))
        return undefined;
    log.info(`The main step ended while it was ${saved.state.name}; this step goes on from there.`);
    await learnSecrets(ports);
    const left = toOwnClock(saved, saved.state, clock);
    // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
    const pauseMs = measurePauseMs(left, job, clock);
    const budgetMs = Math.max(options.budgetMs, pauseMs + lastCallsMs);
    if (budgetMs > options.budgetMs)
        log.warning(renderLongPause(pauseMs));
    const horizon = (0,sync_horizon/* createFixedHorizon */.Mj)(startMs + budgetMs, clock);
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
    return (0,sync_state/* shiftMoments */.mu)(state, clock.nowMs() - ageMs - clockMs);
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

// EXTERNAL MODULE: ./src/sync/share-service.ts
var share_service = __webpack_require__(9060);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/section.ts
var section = __webpack_require__(4107);
;// CONCATENATED MODULE: ./src/report/recovery.ts


/** The post step's own part of the job summary, GitHub-flavoured Markdown: a section for each copilot. */
function renderRecoverySummary(reports) {
    return `${reports.map(renderSection).join('\n\n---\n\n')}\n`;
}
const recovery_endings = {
    synced: 'has its new actions after all',
    restored: 'has its previous actions again',
    untouched: 'keeps the actions it had',
    lost: 'may be without its actions',
};
/** The same as log lines, without line breaks. */
function renderRecoveryLines(report) {
    const { outcome, state } = report.ending;
    const failure = findFailure(report.ending);
    const name = report.copilotName === '' ? report.copilotId : `${report.copilotName} (${report.copilotId})`;
    return [
        `${(0,report_escape/* plainText */.wh)(name)}: ${outcome}. ${(0,report_escape/* plainText */.wh)(state, 1_000)}`,
        ...(failure === undefined ? [] : [`What failed: ${(0,report_escape/* plainText */.wh)(failure.message, 2_000)}`]),
        ...(failure?.hint === undefined ? [] : [`What to do: ${(0,report_escape/* plainText */.wh)(failure.hint, 1_000)}`]),
    ];
}
function renderHow(ending) {
    if (ending.outcome === 'lost' && ending.isRecordRemoved)
        return 'is gone from the service';
    if (ending.outcome === 'untouched' && ending.isInferred === true)
        return 'should still have the actions it had';
    return recovery_endings[ending.outcome];
}
function renderSection(report) {
    const { copilotId, copilotName, ending, swaggerFile } = report;
    const { outcome, state } = ending;
    const failure = findFailure(ending);
    const how = renderHow(ending);
    const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
    const blocks = [
        `### Finished by the post step: ${(0,report_escape/* escapeMarkdown */.FV)(who, 200)} ${how}`,
        'The main step ended before the replacement did, by a cancellation, a time-out or a crash; this one went on from there.',
        failure === undefined
            ? (0,report_escape/* escapeMarkdown */.FV)(state, 1_000)
            : (0,section/* renderFailureBox */.o_)({ outcome, message: failure.message, hint: failure.hint, state }),
        `Copilot ${(0,report_escape/* codeSpan */.SS)(copilotId, 80)}${swaggerFile === '' ? '' : `, description ${(0,report_escape/* codeSpan */.SS)(swaggerFile)}`}, outcome ${outcome}.`,
    ];
    return blocks.join('\n\n');
}
function findFailure(ending) {
    return ending.outcome === 'synced' ? undefined : ending.failure;
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
    const runner = (0,io_runner/* createRunner */.j)();
    // Signals are taken off their default, which would be to die: nobody comes after this step.
    (0,interruption/* createInterruption */.a)();
    try {
        const inputs = (0,src_inputs/* parseInputs */.T)((name) => runner.readInput(name));
        await report(await recoverAll(leftovers, inputs, runner), runner);
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
    const clock = (0,io_clock/* createClock */.t)();
    const budgetMs = computeBudgetMs(inputs);
    // Never sooner than the longest pause of all lets an import begin.
    const signal = AbortSignal.timeout(Math.max(budgetMs, src_inputs/* mostSettleMs */.F + besidePauseMs));
    const trace = (line) => {
        log.debug(line);
    };
    const limitMs = Math.min(timeoutMs, requestLimitMs);
    const http = (0,service_http/* createHttp */.V)({ timeoutMs: limitMs, env: process.env, signal, trace });
    const maskSecret = (value) => {
        runner.maskSecret(value);
    };
    // A signal has done its work already: nobody holds back for another.
    const interruption = { requested: false, onRequest: () => () => undefined };
    const service = (0,service_service/* createCopilotService */.Y)({ baseUrl, apiKey }, { http, maskSecret });
    const ports = {
        clock,
        random: Math.random,
        log,
        service: (0,share_service.shareService)(service, { clock, random: Math.random, interruption }),
    };
    const serviceHash = (0,journal_entry/* hashService */.od)(baseUrl);
    const options = { budgetMs };
    // One process drives them all; only once it has ended is it certain which replacements are open.
    const endMain = () => (main === undefined ? Promise.resolve() : endProcess(main, clock));
    await endMain();
    const open = (0,journal_pointer/* findOpen */.Ee)(process.env, main);
    const recoveries = await Promise.all(open.map((pointer, index) => {
        const name = pointer.copilotId === '' ? `replacement ${index + 1}` : pointer.copilotId;
        const own = open.length === 1 ? ports : { ...ports, log: nameLines(name, log) };
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
async function report(recoveries, runner) {
    for (const recovery of recoveries) {
        for (const line of renderRecoveryLines(recovery))
            runner.log.info(line);
        const { copilotName, copilotId, ending } = recovery;
        if (ending.outcome !== 'lost')
            continue;
        const { failure, state } = ending;
        const parts = [`${copilotName || copilotId}:`, failure.message, failure.hint, state];
        runner.log.error(parts.filter((part) => part !== undefined).join(' '));
        runner.fail();
    }
    if (recoveries.length > 0)
        await runner.writeSummary(renderRecoverySummary(recoveries));
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


/***/ })

};
