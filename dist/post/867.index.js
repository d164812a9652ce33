export const id = 867;
export const ids = [867];
export const modules = {

/***/ 6867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRecovery: () => (/* binding */ startRecovery)
});

;// CONCATENATED MODULE: ./src/errors.ts
/**
 * An expected failure: the message says what failed, where, and the value seen; the hint says the remedy.
 * Everything else that reaches an entry point is a bug of ours and is reported as one.
 */
class ActionError extends Error {
    name = 'ActionError';
    code;
    hint;
    at;
    constructor(code, message, options = {}) {
        super(message, 'cause' in options ? { cause: options.cause } : undefined);
        this.code = code;
        this.hint = options.hint;
        this.at = options.at;
    }
}
/** A request to the service that did not succeed. */
class ServiceFailure extends Error {
    name = 'ServiceFailure';
    fault;
    constructor(fault, options = {}) {
        super(fault.explanation, 'cause' in options ? { cause: options.cause } : undefined);
        this.fault = fault;
    }
}
/** Says what failed and what to do; whatever is not an expected failure is a bug of the action, and said to be one. */
function explain(error) {
    if (error instanceof ActionError) {
        const { code, message, hint } = error;
        return { code, message, ...(hint === undefined ? {} : { hint }) };
    }
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return {
        code: 'bug',
        message: `Unexpected failure: ${what}.`,
        hint: 'This is a bug of the action, not of your workflow. Run the job again with debug logging, and report it in the ' +
            'action’s repository with the log.',
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/input-urls.ts

/**
 * The service's address, always ending in `/` so that a path prefix is kept when routes are joined to it.
 * @throws ActionError `bad-input`
 */
function parseBaseUrl(value, isHttpAllowed) {
    if (value === '') {
        throw new ActionError('bad-input', 'The input `base-url` is missing.', {
            hint: 'Give the address of the copilot management service, for example `base-url: https://copilot.example.com`.',
        });
    }
    const url = parseHttpUrl('base-url', value);
    if (url.search !== '' || url.hash !== '') {
        // What follows is not quoted: it may be a key.
        throw badUrl('base-url', `${url.origin}${url.pathname}…`, 'Leave out what follows `?` or `#`.');
    }
    if (url.protocol === 'http:' && !isHttpAllowed && !isLoopback(url.hostname)) {
        throw badUrl('base-url', value, 'The key would travel unencrypted: use `https:`, or set `allow-http: true` for a service on an internal network.');
    }
    url.pathname = url.pathname.replace(/\/*$/, '/');
    return url;
}
/** @throws ActionError `bad-input` */
function parseServerUrl(value) {
    if (value === '')
        return undefined;
    return parseHttpUrl('server-url', value).href.replace(/\/$/, '');
}
function parseHttpUrl(name, value) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
        // No URL, and yet it may hold a password in a URL's place for it.
        const shown = value.replace(/\/\/.*@/su, '//***@').replace(/[?#].*/su, '…');
        throw badUrl(name, shown, 'Give an absolute URL, such as `https://api.example.com/v1`.');
    }
    if (url.username !== '' || url.password !== '') {
        throw badUrl(name, withoutCredentials(url), 'Leave out the user name and password.');
    }
    return url;
}
function withoutCredentials(url) {
    const shown = new URL(url);
    shown.username = shown.password = shown.search = shown.hash = '';
    return shown.href;
}
function isLoopback(hostname) {
    return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
function badUrl(name, value, hint) {
    return new ActionError('bad-input', `The input \`${name}\` is “${value}”.`, { hint });
}

;// CONCATENATED MODULE: ./src/inputs.ts



/**
 * Types every input, or stops at the first wrong one.
 * @throws ActionError `bad-input`, naming the input, the value and the remedy
 */
function parseInputs(raw) {
    return {
        baseUrl: parseBaseUrl(raw('base-url'), parseFlag(raw, 'allow-http')),
        apiKey: parseApiKey(raw('api-key')),
        targets: [parseTarget(raw)],
        base: parseBase(raw('base')),
        force: parseFlag(raw, 'force'),
        dryRun: parseFlag(raw, 'dry-run'),
        comment: parseFlag(raw, 'comment'),
        timeoutMs: parseSeconds(raw, 'timeout-seconds', { fallback: 60, least: 1, most: 600 }),
        maxAttempts: parseCount(raw, 'max-attempts', { fallback: 4, least: 1, most: 10 }),
        maxParallel: parseCount(raw, 'max-parallel', { fallback: 4, least: 1, most: 32 }),
        githubToken: raw('github-token') || undefined,
    };
}
function parseTarget(raw) {
    return {
        copilotId: parseCopilotId(raw('copilot-id')),
        swaggerFile: parseSwaggerFile(raw('swagger-file') || 'swagger.json'),
        prepare: parsePrepare(raw('prepare') || 'auto'),
        serverUrl: parseServerUrl(raw('server-url')),
        strict: parseFlag(raw, 'strict'),
        deletePath: parseDeletePath(raw('delete-path') || '/backend/copilot/{copilot_id}'),
        settleMs: parseSeconds(raw, 'wait-seconds', { fallback: 5, least: 0, most: 300 }),
    };
}
function parseApiKey(value) {
    if (value === '')
        return undefined;
    // A header value; the message must not quote it, a mistyped key is still most of a key.
    if (/^[\x21-\x7e]+$/.test(value))
        return value;
    throw new ActionError('bad-input', 'The input `api-key` holds a space, a line break or a non-ASCII character.', {
        hint: 'Give the key alone, without “Bearer ”: save the secret again, with nothing before or after it.',
    });
}
function parseCopilotId(value) {
    if (value === '')
        return undefined;
    // `.` and `..` would survive percent-encoding and walk up the request's path.
    if (value !== '.' && value !== '..' && !hasControlOrSpace(value))
        return value;
    throw badInput('copilot-id', value, 'Give the copilot’s id as the service lists it, a UUID.');
}
function parseSwaggerFile(value) {
    const path = external_node_path_.posix.normalize(value.replaceAll('\\', '/'));
    const leaves = external_node_path_.posix.isAbsolute(path) || /^[A-Za-z]:/.test(path) || path === '..' || path.startsWith('../');
    if (leaves) {
        throw badInput('swagger-file', value, 'Give a path relative to the workspace that stays inside it.');
    }
    if (path === '.' || path.endsWith('/') || path.includes('\0')) {
        throw badInput('swagger-file', value, 'Give the path of a file, for example `docs/openapi.yaml`.');
    }
    return path;
}
function parsePrepare(value) {
    if (value === 'auto' || value === 'none')
        return value;
    throw badInput('prepare', value, 'Use `auto` or `none`.');
}
function parseDeletePath(value) {
    const segments = value.split('/');
    const isRoute = value.startsWith('/') &&
        !value.startsWith('//') &&
        value.includes('{copilot_id}') &&
        !/[?#\\]/.test(value) &&
        !hasControlOrSpace(value) &&
        !segments.some((segment) => segment === '.' || segment === '..');
    if (isRoute)
        return value;
    throw badInput('delete-path', value, 'Give a path that starts with `/` and holds `{copilot_id}`, such as `/backend/actions/bot/{copilot_id}`.');
}
function parseBase(value) {
    if (value === '' || value === 'auto')
        return undefined;
    if (value === 'last-success') {
        throw badInput('base', value, 'This version compares with `auto`, a commit, a branch or a tag.');
    }
    // A leading dash would be read as an option by git.
    if (!value.startsWith('-') && !hasControlOrSpace(value))
        return value;
    throw badInput('base', value, 'Use `auto`, a commit, a branch or a tag.');
}
/** Booleans of the YAML 1.2 core schema, the ones that `core.getBooleanInput` takes. */
function parseFlag(raw, name) {
    const value = raw(name) || 'false';
    if (['true', 'True', 'TRUE'].includes(value))
        return true;
    if (['false', 'False', 'FALSE'].includes(value))
        return false;
    throw badInput(name, value, 'Use `true` or `false`.');
}
function parseSeconds(raw, name, bounds) {
    const seconds = parseNumber(raw(name), bounds, /^\d+(\.\d+)?$/);
    if (seconds !== undefined)
        return seconds * 1000;
    throw badInput(name, raw(name), `Give a number of seconds from ${bounds.least} to ${bounds.most}.`);
}
function parseCount(raw, name, bounds) {
    const count = parseNumber(raw(name), bounds, /^\d+$/);
    if (count !== undefined)
        return count;
    throw badInput(name, raw(name), `Give a whole number from ${bounds.least} to ${bounds.most}.`);
}
function parseNumber(value, { fallback, least, most }, shape) {
    if (value === '')
        return fallback;
    const number = shape.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
}
function hasControlOrSpace(value) {
    return /[\s\p{Cc}]/u.test(value);
}
function badInput(name, value, hint) {
    return new ActionError('bad-input', `The input \`${name}\` is “${value}”.`, { hint });
}

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./src/io/clock.ts


function createClock() {
    return {
        nowMs: () => external_node_perf_hooks_.performance.now(),
        epochMs: () => Date.now(),
        sleep: async (ms, signal) => {
            const endMs = external_node_perf_hooks_.performance.now() + ms;
            // Timers may fire up to a millisecond early against the monotonic clock; the pause is never short.
            for (let restMs = ms; restMs > 0; restMs = endMs - external_node_perf_hooks_.performance.now()) {
                if (signal?.aborted === true)
                    return;
                // A timer left behind would keep the process alive; all that can reject is the signal.
                await (0,promises_.setTimeout)(Math.ceil(restMs), undefined, signal && { signal }).catch(() => undefined);
            }
        },
    };
}

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./src/io/service/dispatcher.ts


/** @throws ActionError `bad-input` where a proxy variable holds no address */
function createDispatcher({ timeoutMs, env }) {
    // Less than the whole request's limit: a connection that never came up is then told apart from a lost answer.
    const connectMs = Math.min(10_000, timeoutMs / 2);
    return new undici/* EnvHttpProxyAgent */.J2({
        httpProxy: parseProxy(env, 'http_proxy'),
        httpsProxy: parseProxy(env, 'https_proxy'),
        noProxy: findValue(env, 'no_proxy'),
        // The service speaks HTTP/1.1 in all that is known of it; undici 8 would negotiate HTTP/2 by itself.
        allowH2: false,
        pipelining: 0,
        connect: { timeout: connectMs },
        connectTimeout: connectMs,
        // The request's own deadline rules.
        headersTimeout: 0,
        bodyTimeout: 0,
    });
}
function parseProxy(env, name) {
    const value = findValue(env, name);
    if (value === '')
        return '';
    // curl's habit, which people rely on: an address without a scheme is a plain HTTP proxy.
    const address = value.includes('://') ? value : `http://${value}`;
    if (URL.canParse(address))
        return address;
    // The value may hold a password: it is not quoted.
    throw new ActionError('bad-input', `The environment variable ${name.toUpperCase()} holds no proxy address.`, {
        hint: 'Give it as http://host:port, or unset it. Nothing was sent.',
    });
}
/** Lower case wins, as in curl; empty text where neither is set, which keeps undici from looking by itself. */
function findValue(env, name) {
    return (env[name] ?? '').trim() || (env[name.toUpperCase()] ?? '').trim();
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/io/service/multipart.ts

const pieceBytes = 256 * 1024;
/** Names and type are the action's own words: nothing in them needs escaping. A body is read once. */
function createMultipart({ field, name, type, bytes }) {
    const boundary = `----swagger-sync-${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
    const disposition = `Content-Disposition: form-data; name="${field}"; filename="${name}"`;
    const head = Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`);
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return {
        headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            // Without it the pieces would go out chunked, which old gateways refuse.
            'content-length': String(head.length + bytes.length + tail.length),
        },
        pieces: cut([head, bytes, tail]),
    };
}
// eslint-disable-next-line @typescript-eslint/require-await -- fetch takes no other kind of iterable
async function* cut(parts) {
    for (const part of parts) {
        for (let at = 0; at < part.length; at += pieceBytes)
            yield part.subarray(at, at + pieceBytes);
    }
}

;// CONCATENATED MODULE: ./src/io/service/transport-fault.ts
const tlsHint = 'Check that base-url names the right host. For a certificate of your own authority, set NODE_EXTRA_CA_CERTS ' +
    'to its PEM file in the environment of the runner or the job.';
const proxyHint = 'Check HTTPS_PROXY and NO_PROXY in the environment of the runner: address, user and password.';
const reachHint = 'Check base-url, and that this runner may reach it: DNS, firewall, VPN or proxy (HTTPS_PROXY).';
const laterHint = 'Run the workflow again once the service answers; look at its log for what became of the request.';
/**
 * What an error of fetch means for the one question that counts: may the service have acted on the request?
 * Only what certainly happened before the first byte was sent is a `no`.
 */
function explainTransport(error, request) {
    const causes = listCauses(error);
    const verdict = judge(causes, request);
    return {
        request: request.purpose,
        kind: verdict.kind,
        applied: verdict.applied,
        refused: false,
        explanation: `The ${request.purpose} request to ${request.url.host} failed: ${verdict.what}.`,
        hint: verdict.hint,
    };
}
function judge(causes, { url, timeoutMs }) {
    const proxyRefusal = causes.find((cause) => /proxy response|proxy authentication/i.test(cause.message));
    if (proxyRefusal !== undefined) {
        const status = /\d{3}/.exec(proxyRefusal.message)?.[0] ?? 'an error';
        return { kind: 'proxy', applied: 'no', what: `the proxy answered ${status}`, hint: proxyHint };
    }
    const tls = causes.find((cause) => isTls(cause.code));
    if (tls !== undefined) {
        return { kind: 'tls', applied: 'no', what: `no trusted TLS connection (${tls.code})`, hint: tlsHint };
    }
    const unreachable = causes.find(isUnreachable);
    if (unreachable !== undefined) {
        const what = `no connection (${unreachable.code})`;
        return { kind: 'unreachable', applied: 'no', what, hint: reachHint };
    }
    if (causes.some((cause) => cause.message === 'bad port')) {
        const what = `port ${url.port} is reserved for another protocol`;
        return { kind: 'unreachable', applied: 'no', what, hint: 'Choose another port for base-url.' };
    }
    if (causes.some((cause) => cause.name === 'TimeoutError')) {
        const what = `no whole answer within ${timeoutMs / 1000} s`;
        return { kind: 'time-out', applied: 'unknown', what, hint: `Raise timeout-seconds, or: ${laterHint}` };
    }
    const code = causes.map((cause) => cause.code).find((name) => name !== '') ?? causes.at(-1)?.name ?? 'unknown';
    return { kind: 'broken', applied: 'unknown', what: `the connection broke (${code})`, hint: laterHint };
}
/** The error and its causes, outermost first; fetch wraps once or twice, and an address list brings many at once. */
function listCauses(error, depth = 0) {
    if (typeof error !== 'object' || error === null || depth > 5)
        return [];
    const read = (key) => {
        const value = Reflect.get(error, key);
        return typeof value === 'string' ? value : '';
    };
    const many = Reflect.get(error, 'errors');
    return [
        { name: read('name'), code: read('code'), syscall: read('syscall'), message: read('message') },
        ...(Array.isArray(many) ? many.flatMap((one) => listCauses(one, depth + 1)) : []),
        ...listCauses(Reflect.get(error, 'cause'), depth + 1),
    ];
}
function isUnreachable({ code, syscall }) {
    return (code === 'UND_ERR_CONNECT_TIMEOUT' ||
        code === 'UND_ERR_PRX_CONN' ||
        ['connect', 'getaddrinfo'].includes(syscall));
}
function isTls(code) {
    // Once the handshake is done, an alert or a broken record may come after the request: those stay unknown.
    return (/^(ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|UND_ERR_PRX_TLS)/.test(code) ||
        ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'EPROTO'].includes(code) ||
        /^ERR_SSL_(TLSV1_|SSLV3_)ALERT_(PROTOCOL_VERSION|HANDSHAKE_FAILURE|INTERNAL_ERROR|UNRECOGNIZED_NAME)/.test(code));
}

;// CONCATENATED MODULE: ./src/io/service/http.ts





/**
 * Built before anything is deleted: a bad proxy address must not be found out about in between.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createHttp(options) {
    void createDispatcher(options).destroy();
    return {
        send: async (request) => {
            // One a request: only its end closes a socket that a proxy has never answered, which would keep the process alive.
            const dispatcher = createDispatcher(options);
            try {
                return await send(request, options, dispatcher);
            }
            finally {
                void dispatcher.destroy();
            }
        },
    };
}
async function send(request, options, dispatcher) {
    // fetch obeys the signal during proxy CONNECT and TLS too, where undici's request() does not.
    const deadline = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
    // Read once: every try gets a new one.
    const body = request.file === undefined ? undefined : createMultipart(request.file);
    try {
        const response = await (0,undici/* fetch */.hd)(request.url, {
            method: request.method,
            // No socket outlives its request: one that the service closed during the pause would break the import.
            headers: { ...request.headers, ...body?.headers, connection: 'close' },
            redirect: 'manual',
            dispatcher,
            signal,
            ...(body === undefined ? {} : { body: body.pieces, duplex: 'half' }),
        });
        return await readAnswer(response, request.limitBytes);
    }
    catch (cause) {
        // The error itself is not kept as the cause: undici quotes header values in some of its messages.
        throw new ServiceFailure(explainTransport(cause, { ...request, timeoutMs: options.timeoutMs }));
    }
}
async function readAnswer(response, limitBytes) {
    const { text, isCut } = await readBody(response, limitBytes);
    return {
        status: response.status,
        findHeader: (name) => response.headers.get(name) ?? undefined,
        text,
        isCut,
    };
}
async function readBody(response, limitBytes) {
    if (response.body === null)
        return { text: '', isCut: false };
    const decoder = new TextDecoder();
    const parts = [];
    let countBytes = 0;
    for await (const chunk of response.body) {
        const restBytes = limitBytes - countBytes;
        parts.push(decoder.decode(chunk.subarray(0, restBytes), { stream: true }));
        countBytes += chunk.byteLength;
        // Leaving the loop cancels the body; the socket goes with it.
        if (countBytes > limitBytes)
            return { text: parts.join(''), isCut: true };
    }
    return { text: parts.join('') + decoder.decode(), isCut: false };
}

;// CONCATENATED MODULE: ./src/io/interruption.ts
/** What runners send to stop a step; SIGBREAK is Windows' second signal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
/** Takes the signals off their default, which is to die at once: from here on the process ends what it has begun. */
function createInterruption(source = process) {
    const listeners = new Set();
    let requested = false;
    for (const signal of signals) {
        source.on(signal, () => {
            if (requested)
                return;
            requested = true;
            for (const listener of listeners)
                listener();
        });
    }
    return {
        get requested() {
            return requested;
        },
        onRequest: (listener) => {
            listeners.add(listener);
            return () => {
                listeners.delete(listener);
            };
        },
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/io/journal/journal-entry.ts



/** The journal of a folder, or undefined where it is gone or not one of ours. */
async function findEntry(folder) {
    const bytes = await findFile((0,external_node_path_.join)(folder, 'journal.json'));
    if (bytes === undefined)
        return undefined;
    try {
        const entry = JSON.parse(Buffer.from(bytes).toString('utf8'));
        return isEntry(entry) ? entry : undefined;
    }
    catch {
        return undefined;
    }
}
/** Both documents, or undefined where the new one is gone. */
async function findDocuments(folder) {
    const next = await findFile((0,external_node_path_.join)(folder, 'next.json'));
    const previous = await findFile((0,external_node_path_.join)(folder, 'previous.json'));
    return next === undefined ? undefined : { next, ...(previous === undefined ? {} : { previous }) };
}
/** So that a recovery never acts on another service than the one that the run acted on. */
function hashService(baseUrl) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(baseUrl.origin)
        .update(baseUrl.pathname.replace(/\/+$/, ''))
        .digest('hex');
}
/** Written whole or not at all by this very version of the action: its version vouches for the rest. */
function isEntry(value) {
    return typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
}
async function findFile(path) {
    try {
        return await (0,external_node_fs_promises_.readFile)(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/io/journal/journal-pointer.ts
var journal_pointer = __webpack_require__(6451);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/io/journal/boot-moment.ts

function boot_moment_readBootMoment() {
    // Node's high-resolution time counts from the boot, not from the process's start.
    return { bootId: readBootId(), sinceBootMs: Number(process.hrtime.bigint() / 1000000n) };
}
/** Milliseconds since a moment that another process noted; undefined where that cannot be told for certain. */
function findAgeMs(moment) {
    if (moment === undefined || moment.bootId === '')
        return undefined;
    const now = boot_moment_readBootMoment();
    const ageMs = now.sinceBootMs - moment.sinceBootMs;
    return now.bootId === moment.bootId && ageMs >= 0 ? ageMs : undefined;
}
function readBootId() {
    try {
        return (0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./src/io/journal/journal.ts




/** Journals of one run, in a folder of their own that only this user may read. */
function createJournals(options) {
    let root;
    // Made with the first replacement: a run that changes nothing leaves nothing. A folder that is there already is not ours.
    const createRoot = () => (root ??= mkdir(options.folder, { mode: 0o700 }).then(() => options.folder));
    return { createJournal: (index) => createJournal(index, createRoot, options) };
}
function createJournal(index, createRoot, options) {
    const { saveState, serviceHash } = options;
    let place;
    const savePointer = ({ folder, record }, phase) => {
        const pointer = { folder, copilotId: record.copilotId, phase };
        saveState(`replacement_${index}`, renderPointer(pointer));
    };
    return {
        begin: async (record, documents) => {
            const folder = join(await createRoot(), `target-${index}`);
            await mkdir(folder, { mode: 0o700 });
            const { next, previous } = documents;
            // Together: each waits for the disk.
            await Promise.all([
                writeSafely(join(folder, 'next.json'), next),
                ...(previous === undefined ? [] : [writeSafely(join(folder, 'previous.json'), previous)]),
            ]);
            place = { folder, record: selectRecord(record) };
        },
        write: async (state) => {
            if (place === undefined)
                throw new TypeError('A journal is written only after it was begun.');
            const isFirst = state.name === 'deleting' && state.request === 1 && state.replacement === 1;
            await writeEntry(place.folder, {
                version: 1,
                serviceHash,
                writtenAtMs: Date.now(),
                writtenAt: readBootMoment(),
                record: place.record,
                state,
            });
            if (isFirst && state.document === 'next')
                savePointer(place, 'open');
            if (isEnd(state)) {
                savePointer(place, 'done');
                await removeDocuments(place.folder);
            }
        },
    };
}
/** Goes on writing where a dead process stopped. */
function reopenJournal(folder, entry) {
    return {
        begin: () => Promise.resolve(),
        write: async (state) => {
            await writeEntry(folder, { ...entry, writtenAtMs: Date.now(), writtenAt: boot_moment_readBootMoment(), state });
            if (isEnd(state))
                await removeDocuments(folder);
        },
    };
}
function isEnd({ name }) {
    return name === 'synced' || name === 'restored' || name === 'untouched' || name === 'lost';
}
/** The journal stays: a post step that began before the end must find it, and read that it is over. */
async function removeDocuments(folder) {
    await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(folder, 'next.json'), { force: true });
    await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(folder, 'previous.json'), { force: true });
}
async function writeEntry(folder, entry) {
    await writeSafely((0,external_node_path_.join)(folder, 'journal.json'), Buffer.from(JSON.stringify(entry)));
}
/** All or nothing, and on the disk when it resolves: the process may be killed at any moment. */
async function writeSafely(path, bytes) {
    const draft = `${path}.new`;
    const file = await (0,external_node_fs_promises_.open)(draft, 'w', 0o600);
    try {
        await file.writeFile(bytes);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,external_node_fs_promises_.rename)(draft, path);
}
/** The job carries more than the record; the documents have files of their own. */
function selectRecord(record) {
    const { copilotId, copilot, swaggerFile, settleMs, maxAttempts, deletePath } = record;
    return {
        copilotId,
        swaggerFile,
        settleMs,
        maxAttempts,
        deletePath,
        ...(copilot === undefined ? {} : { copilot }),
    };
}

// EXTERNAL MODULE: ./src/io/journal/process-alive.ts
var process_alive = __webpack_require__(4553);
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
            if (pointer.folder === '')
                return undefined;
            const entry = await findEntry(pointer.folder);
            if (entry?.serviceHash !== options.serviceHash)
                return undefined;
            const { record, state, writtenAtMs } = entry;
            const documents = await findDocuments(pointer.folder);
            if (documents === undefined && !isOver(state))
                return undefined;
            const job = { ...record, next: new Uint8Array(), ...documents };
            const ageMs = findAgeMs(entry.writtenAt);
            const journal = reopenJournal(pointer.folder, entry);
            return { job, state, writtenAtMs, journal, ...(ageMs === undefined ? {} : { ageMs }) };
        },
    };
}
/** In container jobs a cancelled main gets no signal and runs on beside the post step: both would delete and import. */
async function endProcess(main, clock) {
    if (!(0,process_alive/* isProcessAlive */.jW)(main))
        return;
    (0,process_alive/* signalProcess */.a7)(main, 'SIGTERM');
    const killAtMs = clock.nowMs() + graceMs;
    while ((0,process_alive/* isProcessAlive */.jW)(main) && clock.nowMs() < killAtMs)
        await clock.sleep(pollMs);
    (0,process_alive/* signalProcess */.a7)(main, 'SIGKILL');
    // The kernel frees the process soon after; it makes no call any more once the signal is there.
    const endAtMs = clock.nowMs() + graceMs;
    while ((0,process_alive/* isProcessAlive */.jW)(main) && clock.nowMs() < endAtMs)
        await clock.sleep(pollMs);
}
function isOver({ name }) {
    return name === 'synced' || name === 'restored' || name === 'untouched' || name === 'lost';
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
;// CONCATENATED MODULE: ./src/io/harmless.ts
/** Longest piece of text from outside that one log line or annotation carries, in characters; the runner cuts at 4,096. */
const limitChars = 3_500;
/**
 * One line that the runner prints and does not obey: it reads `::command::` at a line's start (after any white space)
 * and `##[command]` anywhere, and it ends a line at LF and CR alike. Terminal escapes become visible.
 * @see actions/runner 258d6c8, src/Runner.Common/ActionCommand.cs
 */
function renderHarmlessLine(text) {
    const line = renderHarmlessText(text).replaceAll('\n', '\\n');
    return /^\s*::/.test(line) ? `“${line}` : line;
}
/** The same for text that reaches the runner in an escaped command (an annotation), where line breaks are allowed. */
function renderHarmlessText(text) {
    return harmless_cut(text)
        .replaceAll('##[', '# #[')
        .replaceAll('\r\n', '\n')
        .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, renderVisible);
}
function harmless_cut(text) {
    return text.length <= limitChars ? text : `${text.slice(0, limitChars).trimEnd()} … (cut)`;
}
function renderVisible(character) {
    if (character === '\n' || character === '\t')
        return character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

;// CONCATENATED MODULE: ./src/io/runner.ts





function createRunner() {
    const env = process.env;
    const log = createLog();
    let hasOutputs = true;
    // A variable that a workflow sets to nothing is as good as none.
    const findText = (name) => (env[name] === '' ? undefined : env[name]);
    return {
        log,
        workspace: findText('GITHUB_WORKSPACE') ?? process.cwd(),
        temporaryFolder: findText('RUNNER_TEMP') ?? (0,external_node_os_.tmpdir)(),
        readInput: (name) => core/* getInput */.V4(name),
        readEvent: () => readEvent(env),
        readContext: (known) => readContext(env, known),
        maskSecret: (value) => {
            if (value.trim() !== '')
                core/* setSecret */.Pq(value);
        },
        setOutput: (name, value) => {
            try {
                core/* setOutput */.uH(name, value);
            }
            catch (error) {
                // The copilot has its actions by now: that nobody is told of it in this way undoes nothing.
                if (!hasOutputs)
                    return;
                hasOutputs = false;
                log.warning(`The outputs could not be written (GITHUB_OUTPUT): ${String(error)}`);
            }
        },
        saveState: (key, value) => {
            try {
                core/* saveState */.LZ(key, value);
            }
            catch (cause) {
                throw createStateError(cause);
            }
        },
        writeSummary: async (markdown) => {
            // Runners without job summaries leave the variable out; the log has said the same.
            if (!env['GITHUB_STEP_SUMMARY'])
                return;
            try {
                await core/* summary */.z.addRaw(markdown, true).write();
            }
            catch (error) {
                log.warning(`The job summary could not be written (GITHUB_STEP_SUMMARY): ${String(error)}`);
            }
        },
        fail: () => {
            process.exitCode = core/* ExitCode */.yU.Failure;
        },
    };
}
function createLog() {
    return {
        info: (line) => {
            core/* info */.pq(renderHarmlessLine(line));
        },
        debug: (line) => {
            core/* debug */.Yz(renderHarmlessLine(line));
        },
        notice: (message, at) => {
            core/* notice */.lm(renderHarmlessText(message), renderPlace(at));
        },
        warning: (message, at) => {
            core/* warning */.$e(renderHarmlessText(message), renderPlace(at));
        },
        error: (message, at) => {
            core/* error */.z3(renderHarmlessText(message), renderPlace(at));
        },
        group: (title, work) => core/* group */.Os(renderHarmlessLine(title), work),
    };
}
function renderPlace(at) {
    if (at === undefined)
        return {};
    return {
        file: at.file,
        ...(at.title === undefined ? {} : { title: renderHarmlessLine(at.title) }),
        ...(at.line === undefined ? {} : { startLine: at.line }),
        ...(at.column === undefined ? {} : { startColumn: at.column }),
    };
}
function readEvent(env) {
    return {
        name: env['GITHUB_EVENT_NAME'] ?? '',
        payload: readPayload(env['GITHUB_EVENT_PATH']),
        sha: env['GITHUB_SHA'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? '1') || 1,
        repository: env['GITHUB_REPOSITORY'] ?? '',
    };
}
function createStateError(cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new ActionError('bad-input', `The runner’s file for the post step (GITHUB_STATE) is not there: ${why}.`, {
        hint: 'Without it no post step could put right what this one leaves undone. Run the job again on another runner.',
        cause,
    });
}
function readContext(env, known) {
    const [server, repository, run] = [
        env['GITHUB_SERVER_URL'],
        env['GITHUB_REPOSITORY'],
        env['GITHUB_RUN_ID'],
    ];
    return {
        ...known,
        eventName: env['GITHUB_EVENT_NAME'] ?? '',
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        nodeVersion: process.versions.node,
        ...(server && repository && run ? { runUrl: `${server}/${repository}/actions/runs/${run}` } : {}),
    };
}
function readPayload(path) {
    if (!path)
        return {};
    try {
        const payload = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return typeof payload === 'object' && payload !== null ? { ...payload } : {};
    }
    catch (cause) {
        throw new ActionError('bad-input', `The event file “${path}” (GITHUB_EVENT_PATH) cannot be read as JSON.`, {
            hint: 'The runner writes it before each step; a step before this one may have overwritten it.',
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./src/io/service/excerpt.ts
/** So much of a text is looked at for the sake of its beginning. */
const windowChars = 4_000;
/** The beginning of a text from outside, as one harmless line for an explanation: at most `limitChars` characters. */
function renderExcerpt(text, { secrets, limitChars = 300 }) {
    const line = blotBeginning(text, secrets)
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\s]+/gu, ' ')
        .trim();
    return line.length <= limitChars ? line : `${line.slice(0, limitChars).trimEnd()}…`;
}
/** Blotted before it is cut: half a secret is recognised by nobody. What the window cuts in two is left out. */
function blotBeginning(text, secrets) {
    if (text.length <= windowChars)
        return secrets.blot(text);
    const blotted = secrets.blot(text.slice(0, windowChars + secrets.longest));
    return blotted.slice(0, Math.max(0, blotted.length - secrets.longest));
}

;// CONCATENATED MODULE: ./src/io/service/secrets.ts
/** A shorter way of writing would be found in innocent text. */
const leastFormChars = 6;
/**
 * The runner's masks come after us: they do not know a secret that was cut, or whose characters were escaped for
 * Markdown, and they reach no file but its own. So secrets are blotted out before anything is done with a text.
 */
function createSecrets(...values) {
    let forms = [];
    const known = new Set();
    const secrets = {
        add: (secret) => {
            if (secret.trim() === '' || known.has(secret))
                return;
            known.add(secret);
            // The longest first: a whole `Bearer …` in base64 holds the key's own form, not the other way round.
            forms = [...forms, ...listForms(secret)].sort((one, other) => other.length - one.length);
        },
        blot: (text) => forms.reduce((rest, form) => rest.replaceAll(form, '***'), text),
        get longest() {
            return forms[0]?.length ?? 0;
        },
    };
    for (const value of values)
        secrets.add(value);
    return secrets;
}
function listForms(secret) {
    const bytes = Buffer.from(secret);
    const uri = encodeURIComponent(secret.toWellFormed());
    const derived = [
        escapeJson(secret),
        // An error in a JSON text, quoted in a JSON text.
        escapeJson(escapeJson(secret)),
        uri,
        uri.replace(/%../g, (code) => code.toLowerCase()),
        ...[0, 1, 2].map((shift) => renderBase64Core(bytes, shift)),
        ...[0, 1, 2].map((shift) => toUrlAlphabet(renderBase64Core(bytes, shift))),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        secret.replace(/[&<>"']/g, (character) => htmlNames[character] ?? character),
    ].filter((form) => form.length >= leastFormChars);
    return [...new Set([secret, ...derived])];
}
const htmlNames = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** What base64 of a longer text holds of the secret, whatever stands before and after it: whole groups of its own. */
function renderBase64Core(bytes, shift) {
    const own = bytes.subarray(shift);
    return own.subarray(0, own.length - (own.length % 3)).toString('base64');
}
function toUrlAlphabet(base64) {
    return base64.replaceAll('+', '-').replaceAll('/', '_');
}

;// CONCATENATED MODULE: ./src/io/service/retry-after.ts
/** Longest wait that a service can ask for with `Retry-After`, in milliseconds: a job is paid by the minute. */
const retryAfterLimitMs = 60_000;
/**
 * Milliseconds to wait, from seconds or an HTTP date; undefined where the header says neither.
 * @see RFC 9110, section 10.2.3
 */
function parseRetryAfter(value, epochMs) {
    if (value === undefined)
        return undefined;
    const text = value.trim();
    const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - epochMs;
    return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), retryAfterLimitMs);
}

;// CONCATENATED MODULE: ./src/io/service/service-remedy.ts
/** The likely remedy for a status, as one sentence that names the input to look at. */
function renderRemedy(request, status) {
    if (status === 401 || status === 403) {
        return 'Check api-key: it may be wrong, expired or revoked, or not allowed to change this copilot.';
    }
    if (status >= 300 && status <= 399) {
        return 'Redirects are not followed. Check base-url (scheme, host, path prefix); a login page means that api-key is not accepted.';
    }
    if (status === 404 || status === 405 || status === 501)
        return renderMissingRoute(request);
    if (status === 413)
        return 'The description is too large for the service: leave out what no operation needs.';
    if (request === 'import' && [400, 409, 415, 422, 500].includes(status)) {
        return 'The service cannot import this description: see its answer, and prefer prepare: auto, which mends what it stumbles over.';
    }
    if (status === 429)
        return 'The service limits its requests: run the workflow again later, or lower max-parallel.';
    if (status >= 500)
        return 'The service or a gateway before it is in trouble: run the workflow again later.';
    if (status >= 200 && status <= 299)
        return 'Check base-url: something else than the service answers there, such as a login or error page.';
    return 'Check base-url and the inputs of this action against the service.';
}
function renderMissingRoute(request) {
    if (request === 'delete') {
        return 'Check base-url, delete-path and copilot-id: this service may clear actions at `delete-path: /backend/actions/bot/{copilot_id}`.';
    }
    if (request === 'import')
        return 'Check that the copilot still exists, and base-url.';
    return 'Check base-url: its path prefix may be missing or wrong.';
}

;// CONCATENATED MODULE: ./src/io/service/service-answer.ts



/**
 * Why an answer is no success, or undefined where it is one. An empty 2xx is a success; a 2xx with `is_error: true` is not.
 * @see service in practice, “Import”
 */
function judgeAnswer(answer, context) {
    if (answer.status < 200 || answer.status > 299)
        return describeStatus(answer, context);
    if (answer.isCut)
        return describeBody(answer, context, 'too-large');
    if (context.purpose === 'list')
        return undefined;
    if (answer.text.trim() === '')
        return undefined;
    const body = parseBody(answer.text);
    if (body === undefined)
        return describeBody(answer, context, 'not-understood');
    return hasErrorFlag(body.value) ? describeBody(answer, context, 'is-error') : undefined;
}
function describeStatus(answer, context) {
    const { status } = answer;
    const isRedirect = status >= 300 && status <= 399;
    const retryAfterMs = parseRetryAfter(answer.findHeader('retry-after'), context.epochMs);
    const target = isRedirect ? renderOrigin(answer.findHeader('location')) : '';
    const said = renderExcerpt(answer.text, context);
    return {
        request: context.purpose,
        kind: isRedirect ? 'redirect' : 'status',
        applied: isSurelyNotApplied(status, context.purpose) ? 'no' : 'unknown',
        refused: !isPassing(status),
        status,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        explanation: `The ${context.purpose} request was answered ${status}${target}${said === '' ? '' : `: “${said}”`}.`,
        hint: renderRemedy(context.purpose, status),
    };
}
function describeBody(answer, context, kind) {
    const said = renderExcerpt(answer.text, context);
    const what = {
        'too-large': 'more text than the service ever sends',
        'not-understood': `something else than the service’s JSON${looksLikeHtml(answer.text) ? ', a web page' : ''}`,
        'is-error': 'an error',
    }[kind];
    return {
        request: context.purpose,
        kind,
        applied: 'unknown',
        refused: true,
        status: answer.status,
        explanation: `The ${context.purpose} request was answered ${answer.status} with ${what}: “${said}”.`,
        hint: renderRemedy(context.purpose, kind === 'is-error' ? 422 : answer.status),
    };
}
/** These may pass by themselves. 408, 429 and 503 can come from a gateway, after the service has acted. */
function isPassing(status) {
    return [408, 425, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}
function isSurelyNotApplied(status, purpose) {
    if (isPassing(status) || status === 303)
        return false;
    // An importer that stumbles over an operation has stored those before it.
    return purpose !== 'import' || ![400, 409, 422].includes(status);
}
/** Of a redirect only the origin is named: a login page's address may carry what must not be printed. */
function renderOrigin(location) {
    if (location === undefined || location === '')
        return ', a redirect to nowhere';
    return URL.canParse(location)
        ? `, a redirect to ${new URL(location).origin}`
        : ', a redirect within the same origin';
}
function parseBody(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
function hasErrorFlag(body) {
    return (typeof body === 'object' &&
        body !== null &&
        'is_error' in body &&
        [true, 1, 'true'].some((flag) => flag === body.is_error));
}
function looksLikeHtml(text) {
    return text.trimStart().startsWith('<');
}

;// CONCATENATED MODULE: ./src/io/service/copilot-list.ts




/** `token` is the documented one; services add fields, and some of them are secret too. */
const secretName = /token|secret|passw|credential|api_?key|private_key/i;
/**
 * The list's elements. Only `id` must be there: fields come and go, flags are numbers or booleans.
 * @throws ServiceFailure `not-understood` where it is no array of objects with an id
 * @see service interface, section 2
 */
function parseCopilots(text, context) {
    const items = parseArray(text);
    if (items === undefined)
        throw notUnderstood(describeText(text, context));
    // All of them before anything else: whatever is said from here on is masked.
    for (const secret of items.flatMap(listSecrets)) {
        context.maskSecret(secret);
        context.secrets.add(secret);
    }
    return items.map((item, index) => {
        if (!isRecord(item))
            throw notUnderstood(`element ${index} of the array is no object`);
        const id = item['id'];
        if (typeof id !== 'string' || id === '')
            throw notUnderstood(`element ${index} of the array has no text in \`id\``);
        // A website's address may carry the token, too.
        const own = createSecrets(context.apiKey, ...listSecrets(item));
        return {
            id,
            name: own.blot(readText(item['name'])),
            status: own.blot(readText(item['status'])),
            record: selectOpenFields(item, own),
        };
    });
}
function parseArray(text) {
    try {
        const value = JSON.parse(text);
        return Array.isArray(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function listSecrets(item) {
    if (!isRecord(item))
        return [];
    const secrets = Object.entries(item).filter(([name]) => secretName.test(name));
    return secrets.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : []));
}
function selectOpenFields(item, own) {
    const fields = {};
    for (const [name, value] of Object.entries(item)) {
        if (secretName.test(name) || !isPlain(value))
            continue;
        fields[name] = typeof value === 'string' ? own.blot(value) : value;
    }
    return fields;
}
function isPlain(value) {
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function readText(value) {
    return typeof value === 'string' ? value : '';
}
function describeText(text, { secrets }) {
    if (text.trim() === '')
        return 'the answer is empty';
    // JSON of another shape may hold tokens under any name: its text is not quoted.
    if (!looksLikeHtml(text))
        return 'the answer is no JSON array';
    return `the answer is a web page: “${renderExcerpt(text, { secrets })}”`;
}
function notUnderstood(what) {
    return new ServiceFailure({
        request: 'list',
        kind: 'not-understood',
        applied: 'no',
        refused: true,
        status: 200,
        explanation: `The list of copilots cannot be read: ${what}.`,
        hint: 'Check base-url (its path prefix may be missing) and api-key: a login or error page of a gateway may have answered.',
    });
}

;// CONCATENATED MODULE: ./src/io/service/service.ts




/** An answer to a delete or an import is a sentence; more than this is something else. */
const answerLimitBytes = 1024 * 1024;
const listLimitBytes = 32 * 1024 * 1024;
/**
 * The three requests of the service; every one carries the key as a bearer and asks for JSON.
 * @see service interface, sections 4 and 5
 */
function createCopilotService(settings, ports) {
    const { apiKey } = settings;
    const secrets = createSecrets(apiKey);
    const send = async (request) => {
        const answer = await ports.http.send({
            ...request,
            url: joinUrl(settings.baseUrl, request.path),
            headers: {
                authorization: `Bearer ${apiKey}`,
                accept: 'application/json',
                'user-agent': 'copilot-swagger-sync',
            },
        });
        const fault = judgeAnswer(answer, { purpose: request.purpose, secrets, epochMs: Date.now() });
        if (fault !== undefined)
            throw new ServiceFailure(fault);
        return answer;
    };
    return {
        // With the slash: without it some servers redirect, and a redirect is a refusal here.
        listCopilots: async () => {
            const request = {
                purpose: 'list',
                method: 'GET',
                path: '/backend/copilot/',
                limitBytes: listLimitBytes,
            };
            const { text } = await send(request);
            return parseCopilots(text, { secrets, apiKey, maskSecret: ports.maskSecret });
        },
        deleteActions: async (copilotId) => {
            const path = settings.deletePath.replaceAll('{copilot_id}', encodeURIComponent(copilotId));
            await send({ purpose: 'delete', method: 'DELETE', path, limitBytes: answerLimitBytes });
        },
        importActions: async (copilotId, document) => {
            const path = `/backend/actions/bot/${encodeURIComponent(copilotId)}/import-from-swagger`;
            // The service wants a part named `file` that has a file name, and a Content-Length.
            const file = { field: 'file', name: 'swagger.json', type: 'application/json', bytes: document };
            await send({ purpose: 'import', method: 'PUT', path, file, limitBytes: answerLimitBytes });
        },
    };
}
function joinUrl(baseUrl, path) {
    const url = new URL(baseUrl);
    url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
    url.search = '';
    url.hash = '';
    return url;
}

;// CONCATENATED MODULE: ./src/sync/horizon.ts
/**
 * Runners send SIGINT, 7.5 s later SIGTERM, and kill at 10 s: this much of it may be planned with.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const horizon_graceMs = 9_000;
/** A request is given at least this long before the horizon, or it is not begun. */
const requestMs = 1_000;
/** Endless until the first signal, then the grace that runners leave. */
function createSignalHorizon(interruption, clock) {
    let endMs = interruption.requested ? clock.nowMs() + horizon_graceMs : undefined;
    const move = new AbortController();
    const moved = new Promise((resolve) => {
        move.signal.addEventListener('abort', () => {
            resolve();
        });
    });
    const unsubscribe = interruption.onRequest(() => {
        endMs = clock.nowMs() + horizon_graceMs;
        move.abort();
    });
    return {
        findEndMs: () => endMs,
        sleep: (ms) => endMs === undefined ? Promise.race([clock.sleep(ms, move.signal), moved]) : clock.sleep(ms),
        close: unsubscribe,
    };
}
/** A fixed end, blind to signals: for the process that is the last one to put things right. */
function createFixedHorizon(endMs, clock) {
    return { findEndMs: () => endMs, sleep: (ms) => clock.sleep(ms), close: () => undefined };
}

;// CONCATENATED MODULE: ./src/sync/holdings.ts
/** What a copilot may hold after a call that may have taken effect: all from before, and what the call would bring. */
function addHoldings(holds, ...more) {
    return [...new Set([...holds, ...more])];
}
const phrases = {
    before: 'the actions it had before',
    nothing: 'no actions',
    next: 'the new actions',
    previous: 'the previous version’s actions',
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

;// CONCATENATED MODULE: ./src/sync/machine.ts

/** The first call of a replacement: everything before it changes nothing. */
function createStart(hasPrevious) {
    return { name: 'deleting', document: 'next', hasPrevious, replacement: 1, request: 1, holds: ['before'] };
}
/**
 * The next state, for every state and every event; an open one names the call to make next. Pure and total.
 * The service appends on import, so an import of unknown outcome is repeated only after another delete and pause.
 */
function decide(state, event, limits) {
    switch (state.name) {
        case 'deleting':
            return decideDeleting(state, event, limits);
        case 'settling':
            return decideSettling(state, event, limits);
        case 'importing':
            return decideImporting(state, event, limits);
        case 'synced':
        case 'restored':
        case 'untouched':
        case 'lost':
            return state;
    }
}
function decideDeleting(state, event, limits) {
    switch (event.type) {
        case 'done':
            return { ...state, name: 'settling', request: 1, holds: ['nothing'] };
        case 'failed':
            return decideFailedDelete(addFault(state, event.fault), event.fault, limits);
        case 'record-removed':
            return end(state, 'record-removed');
        case 'resumed':
            return { ...state, replacement: 1, request: 1, holds: addHoldings(state.holds, 'nothing') };
        case 'stopped':
            return end(state, event.why);
    }
}
function decideFailedDelete(state, fault, limits) {
    const after = fault.applied === 'no' ? state : { ...state, holds: addHoldings(state.holds, 'nothing') };
    // A delete does no more the second time: it may be repeated alone, whatever became of the first.
    if (!isFinal(after, fault) && state.request < limits.maxAttempts)
        return { ...after, request: state.request + 1 };
    // The route has worked or may have: now it is the record that it no longer finds.
    if (fault.status === 404 && !isUntouched(after))
        return end(after, 'record-removed');
    // Nothing is ever imported on top of a delete that was not confirmed: every action could then be there twice.
    return giveUp(after, fault);
}
function decideSettling(state, event, limits) {
    switch (event.type) {
        case 'done':
            return { ...state, name: 'importing', request: 1 };
        case 'failed':
            return repeatWhole(addFault(state, event.fault), event.fault, limits);
        case 'record-removed':
            return end(state, 'record-removed');
        case 'resumed':
            return { ...state, replacement: 1, request: 1 };
        case 'stopped':
            return end(state, event.why);
    }
}
function decideImporting(state, event, limits) {
    switch (event.type) {
        case 'done':
            return { ...state, name: state.document === 'next' ? 'synced' : 'restored', holds: [state.document] };
        case 'failed':
            return decideFailedImport(addFault(state, event.fault), event.fault, limits);
        case 'record-removed':
            return end(state, 'record-removed');
        case 'resumed':
            return { ...addImport(state), name: 'deleting', replacement: 1, request: 1 };
        case 'stopped':
            return end(state, event.why);
    }
}
function decideFailedImport(state, fault, limits) {
    const mayRepeatAlone = fault.applied === 'no' && !fault.refused;
    if (mayRepeatAlone && state.request < limits.maxAttempts)
        return { ...state, request: state.request + 1 };
    // The request alone has used up its tries; a whole replacement would meet the same closed door.
    if (mayRepeatAlone)
        return giveUp(state, fault);
    // An importer that stumbles over an operation has stored those before it.
    if (isAboutDocument(fault))
        return giveUp({ ...state, holds: addHoldings(state.holds, 'part') }, fault);
    const after = fault.applied === 'no' ? state : addImport(state);
    if (isSameError(state.importFault, fault))
        return giveUp(after, fault);
    return repeatWhole({ ...after, importFault: fault }, fault, limits);
}
function repeatWhole(state, fault, limits) {
    if (isFinal(state, fault) || state.replacement >= limits.maxAttempts)
        return giveUp(state, fault);
    return { ...state, name: 'deleting', replacement: state.replacement + 1, request: 1 };
}
/**
 * A refusal ends the try of the new version. Where something may be gone and there is nothing else to put in its place,
 * asking again beats giving up: it may have been a gateway's page. Only a missing copilot is never asked for twice.
 */
function isFinal(state, fault) {
    const hasAlternative = isUntouched(state) || (state.document === 'next' && state.hasPrevious);
    return fault.refused && (hasAlternative || fault.status === 404);
}
/** The service has read the document and does not want it. */
function isAboutDocument(fault) {
    return fault.kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(fault.status ?? 0);
}
/** Puts the previous version back where something may be gone and there is one; else the replacement ends. */
function giveUp(state, fault) {
    if (isUntouched(state) || state.document === 'previous' || !state.hasPrevious)
        return end(state, 'service');
    return {
        ...state,
        name: 'deleting',
        document: 'previous',
        replacement: 1,
        request: 1,
        givenUp: fault,
        importFault: undefined,
    };
}
function end(state, why) {
    return { ...state, name: isUntouched(state) ? 'untouched' : 'lost', why };
}
function addImport(state) {
    return { ...state, holds: addHoldings(state.holds, 'part', state.document) };
}
function addFault(state, fault) {
    return { ...state, fault };
}
/** A bare 500 may pass or may be the importer stumbling over the document; the same one twice is the document. */
function isSameError(before, now) {
    return before?.status === 500 && now.status === 500 && before.explanation === now.explanation;
}
function isUntouched(state) {
    return state.holds.every((holding) => holding === 'before');
}

;// CONCATENATED MODULE: ./src/sync/state.ts
function isOpen(state) {
    return state.name === 'deleting' || state.name === 'settling' || state.name === 'importing';
}

;// CONCATENATED MODULE: ./src/sync/narrate.ts


/** The log of a replacement: a line as each call begins, and one for whatever comes otherwise than hoped for. */
function renderBegin(state, settleMs) {
    switch (state.name) {
        case 'deleting':
            return 'Deleting the copilot’s actions.';
        case 'settling':
            return `Deleted. Waiting ${settleMs / 1000} s for the removal to settle, with a look at the list meanwhile.`;
        case 'importing':
            return `Importing the ${state.document === 'next' ? 'new' : 'previous'} version.`;
    }
}
/** Undefined where the next call's beginning says enough. */
function renderDone(next) {
    if (next.name === 'synced')
        return 'The service confirmed the import of the new version.';
    if (next.name === 'restored')
        return 'The service confirmed the import of the previous version.';
    if (next.name !== 'lost')
        return undefined;
    return 'The list no longer holds the copilot: the delete has removed more than its actions.';
}
function renderFailed(fault, next) {
    return `${fault.explanation} ${renderPlan(next)}`;
}
function renderWaiting(restMs) {
    return `The next try is in ${(restMs / 1000).toFixed(1)} s.`;
}
function renderPlan(next) {
    if (!isOpen(next))
        return isUntouched(next) ? 'Nothing was changed.' : 'Nothing more can be tried.';
    if (next.request > 1)
        return 'That request alone is tried again.';
    if (next.document === 'previous' && next.replacement === 1) {
        return 'The new version is given up; the previous one is put back.';
    }
    return 'The whole replacement is done again: delete, wait, import.';
}

;// CONCATENATED MODULE: ./src/sync/find-copilot.ts
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
    const mark = record['deleted_at'];
    return mark !== undefined && mark !== null && mark !== '' && mark !== false && mark !== 0;
}

;// CONCATENATED MODULE: ./src/sync/backoff.ts
const baseMs = 1_000;
const capMs = 30_000;
/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
function computeBackoffMs(failedTries, { retryAfterMs = 0, random }) {
    const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
    return Math.max(retryAfterMs, Math.round(random() * ceilingMs));
}

;// CONCATENATED MODULE: ./src/sync/list-patiently.ts


/** Asks for the list until it answers; it changes nothing, so it may always be asked again. */
async function listPatiently(patience, ports) {
    for (let attempt = 1;; attempt += 1) {
        const listing = await listOnce(ports.service);
        if (listing.copilots !== undefined)
            return listing;
        const { fault } = listing;
        if (attempt >= patience.maxAttempts || patience.isFinal(fault))
            return listing;
        const waitMs = computeBackoffMs(attempt, { retryAfterMs: fault.retryAfterMs, random: ports.random });
        const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
        ports.log.info(`${fault.explanation} Asking again ${when}.`);
        await ports.clock.sleep(waitMs);
    }
}
async function listOnce(service) {
    try {
        return { copilots: await service.listCopilots() };
    }
    catch (error) {
        if (error instanceof ServiceFailure)
            return { fault: error.fault };
        throw error;
    }
}
/** How a service answers that has no list at all. */
function isUnsupported(fault) {
    return fault.status === 404 || fault.status === 405 || fault.status === 501;
}

;// CONCATENATED MODULE: ./src/sync/settle.ts



/**
 * Waits the whole pause, whatever happens, and asks in the middle of it whether the copilot is still listed: one public
 * release of the service removes the record itself, and an import into nothing would be lost. Undefined where the
 * horizon comes before the import could be begun: nobody waits for that.
 */
async function settle(options, ports) {
    const { copilot, deletedAtMs, settleMs } = options;
    const endMs = deletedAtMs + settleMs;
    if (copilot === undefined) {
        return (await sleepUntil(endMs, options, ports)) ? { type: 'done' } : undefined;
    }
    // Not at once: a list that lags behind would still show a record that is gone.
    if (!(await sleepUntil(deletedAtMs + settleMs / 2, options, ports)))
        return undefined;
    const first = settle_judge(await ask(options, ports), copilot, ports);
    if (!(await sleepUntil(endMs, options, ports)))
        return undefined;
    // It may lag the other way, too: only a record that is missing twice is gone.
    return first.type === 'record-removed' ? settle_judge(await ask(options, ports), copilot, ports) : first;
}
function ask({ maxAttempts }, ports) {
    // The list has answered properly before the delete: a web page or a 404 now may pass. A refused key does not.
    const isFinal = ({ status }) => status === 401 || status === 403;
    return listPatiently({ maxAttempts, isFinal }, ports);
}
function settle_judge(listing, copilot, { log }) {
    if (listing.copilots === undefined) {
        if (!isUnsupported(listing.fault))
            return { type: 'failed', fault: listing.fault };
        log.warning(`${listing.fault.explanation} The copilot’s record is not looked at again before the import.`);
        return { type: 'done' };
    }
    return findCopilot(listing.copilots, copilot.id) === undefined
        ? { type: 'record-removed' }
        : { type: 'done' };
}
/** False where the whole pause cannot be waited for. */
async function sleepUntil(momentMs, { deletedAtMs, horizon, settleMs }, { clock }) {
    for (;;) {
        const restMs = momentMs - clock.nowMs();
        if (restMs <= 0)
            return true;
        const endMs = horizon.findEndMs();
        if (endMs !== undefined && deletedAtMs + settleMs + requestMs > endMs)
            return false;
        await horizon.sleep(restMs);
    }
}

;// CONCATENATED MODULE: ./src/sync/perform.ts


/** Makes the call that the state is named after. Rejects only on a bug: a failed request is an event. */
async function perform(state, moments, context) {
    const { horizon, job, ports } = context;
    const copilotId = job.copilot?.id ?? job.copilotId;
    switch (state.name) {
        case 'deleting': {
            const event = await toEvent(ports.service.deleteActions(copilotId));
            return { event, moments: { deletedAtMs: ports.clock.nowMs() } };
        }
        case 'settling': {
            // A process that takes over may not know when the delete was answered: it then waits the full pause again.
            const deletedAtMs = moments.deletedAtMs ?? ports.clock.nowMs();
            const event = await settle({ ...job, copilot: job.copilot, deletedAtMs, horizon }, ports);
            return { event, moments: { deletedAtMs, settledMs: ports.clock.nowMs() - deletedAtMs } };
        }
        case 'importing': {
            const event = await toEvent(ports.service.importActions(copilotId, selectDocument(job, state.document)));
            return { event, moments };
        }
    }
}
async function toEvent(call) {
    try {
        await call;
        return { type: 'done' };
    }
    catch (error) {
        if (error instanceof ServiceFailure)
            return { type: 'failed', fault: error.fault };
        throw error;
    }
}
function selectDocument(job, name) {
    if (name === 'next')
        return job.next;
    if (job.previous !== undefined)
        return job.previous;
    throw new TypeError('The machine restores only where there is a previous version.');
}

;// CONCATENATED MODULE: ./src/sync/wait.ts

/** Milliseconds to wait before the call of a state, which is a repetition wherever this is more than 0. */
function computeWaitMs(state, options) {
    const failedTries = countFailedTries(state);
    if (failedTries === 0)
        return 0;
    const backoffMs = computeBackoffMs(failedTries, {
        retryAfterMs: state.fault?.retryAfterMs,
        random: options.random,
    });
    return isImportPerhapsRunning(state) ? Math.max(backoffMs, options.settleMs) : backoffMs;
}
function countFailedTries(state) {
    if (state.request > 1)
        return state.request - 1;
    if (state.name !== 'deleting')
        return 0;
    if (state.replacement > 1)
        return state.replacement - 1;
    // The first delete of a restoration: at once after a refusal, later after trouble that needs time to pass.
    return state.document === 'previous' && state.fault?.refused === false ? 1 : 0;
}
/** Nobody answered the import, so the service may still be at it: what it adds must come before the delete. */
function isImportPerhapsRunning({ name, fault }) {
    return (name === 'deleting' &&
        fault?.request === 'import' &&
        (fault.kind === 'time-out' || fault.kind === 'broken'));
}

;// CONCATENATED MODULE: ./src/sync/drive.ts






/** Makes call after call until the machine has ended, or the horizon is too near for the next one. */
async function drive(options, context) {
    let state = options.start;
    let moments = options.moments ?? {};
    const { log } = context.ports;
    while (isOpen(state)) {
        const turn = await waitForTurn(state, options, context);
        if (turn === 'cut-off' && options.atHorizon === 'hand-over' && !isUntouched(state)) {
            await keep(state, context);
            return { state, moments };
        }
        if (turn !== 'free') {
            state = decide(state, { type: 'stopped', why: explainStop(turn, options) }, options.limits());
            break;
        }
        log.info(renderBegin(state, context.job.settleMs));
        const performance = await perform(state, moments, { ...context, horizon: options.horizon });
        moments = performance.moments;
        if (performance.event === undefined) {
            // The journal says so already, and says since when: written anew, the pause would begin anew.
            if (options.atHorizon === 'hand-over')
                return { state, moments };
            state = decide(state, { type: 'stopped', why: 'out-of-time' }, options.limits());
            break;
        }
        const next = decide(state, performance.event, options.limits());
        const line = renderOutcome(performance.event, next);
        if (line !== undefined)
            log.info(line);
        state = next;
    }
    await keep(state, context);
    return { state, moments };
}
function explainStop(turn, { atHorizon }) {
    if (turn === 'no-journal')
        return 'no-journal';
    return atHorizon === 'end' ? 'out-of-time' : 'interrupted';
}
/** Waits out the back-off and writes the journal; `cut-off` where the horizon leaves no time for the call. */
async function waitForTurn(state, options, context) {
    const { clock, log, random } = context.ports;
    const turnMs = clock.nowMs() + computeWaitMs(state, { settleMs: context.job.settleMs, random });
    const isReachable = () => {
        const endMs = options.horizon.findEndMs();
        if (endMs === undefined)
            return true;
        // What changes nothing yet is not begun under a horizon that a signal has drawn.
        if (options.atHorizon === 'hand-over' && isUntouched(state))
            return false;
        return Math.max(turnMs, clock.nowMs()) + computeNeedMs(state, context) <= endMs;
    };
    for (;;) {
        if (!isReachable())
            return 'cut-off';
        const restMs = turnMs - clock.nowMs();
        if (restMs <= 0)
            break;
        if (restMs >= 100)
            log.info(renderWaiting(restMs));
        await options.horizon.sleep(restMs);
    }
    const isKept = await keep(state, context);
    // Once something is deleted, a full disk is no reason to leave the copilot empty.
    if (!isKept && isUntouched(state))
        return 'no-journal';
    // Writing takes time, and a signal may have come in it: still nothing has been sent.
    return isReachable() ? 'free' : 'cut-off';
}
/** A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too. */
function computeNeedMs(state, { job }) {
    return state.name === 'deleting' ? job.settleMs + 3 * requestMs : requestMs;
}
/** Writes the journal; false, and a warning, where that fails. */
async function keep(state, { ports }) {
    try {
        await ports.journal.write(state);
        return true;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : 'unknown error';
        ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
        return false;
    }
}
function renderOutcome(event, next) {
    return event.type === 'failed' ? renderFailed(event.fault, next) : renderDone(next);
}

;// CONCATENATED MODULE: ./src/sync/result-of.ts


/** What is said about a replacement once this process is through with it. */
function describeResult({ state, moments }, context) {
    const { job, log, warnings, replaceMs } = context;
    const isRemoved = state.name === 'lost' && state.why === 'record-removed';
    const failure = describeFailure(state);
    if (isRemoved && job.copilot !== undefined) {
        log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
    }
    return {
        outcome: isOpen(state) ? 'lost' : state.name,
        state: renderState(state),
        ...(failure === undefined ? {} : { failure }),
        warnings,
        handedOver: isOpen(state),
        isRecordRemoved: isRemoved,
        ...(moments.settledMs === undefined ? {} : { settleMs: moments.settledMs }),
        replaceMs,
    };
}
/** The journal could not be begun: a disk that is full is better found out about now. */
function describeUnbegun(cause, replaceMs) {
    const why = cause instanceof Error ? cause.message : 'unknown error';
    const failure = { ...noJournal, message: `${noJournal.message} ${why}.` };
    return { ...nothingElse, outcome: 'untouched', state: untouched, failure, replaceMs };
}
/** What holds of every end that no call had a part in. */
const nothingElse = { warnings: [], handedOver: false, isRecordRemoved: false };
const noJournal = {
    code: 'replacement-failed',
    message: 'The journal that guards the replacement cannot be written.',
    hint: 'Check that RUNNER_TEMP is writable and has room for the description twice.',
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
        ...nothingElse,
        replaceMs: 0,
    };
}
const untouched = 'The copilot is untouched: it holds its previous actions.';
const recordGone = 'The copilot is gone from the service, so nothing was imported.';
const again = 'Then re-run this job, or run the workflow with `force: true`: it deletes, waits and imports afresh.';
function renderState(state) {
    if (state.name === 'untouched')
        return untouched;
    if (state.name === 'lost' && state.why === 'record-removed')
        return recordGone;
    const holds = renderHoldings(state.holds);
    return isOpen(state) ? `${holds} The post step of this action goes on from here.` : holds;
}
function describeFailure(state) {
    if (isOpen(state))
        return interrupted('The post step of this action finishes the replacement: see its log and summary.');
    switch (state.name) {
        case 'synced':
            return undefined;
        case 'restored':
            return { code: 'replacement-failed', ...result_of_explain(state, state.givenUp?.hint ?? again) };
        case 'untouched':
        case 'lost':
            return describeEnd(state);
    }
}
function describeEnd(state) {
    switch (state.why) {
        case 'interrupted':
            return interrupted('Run the workflow again.');
        case 'no-journal':
            return noJournal;
        case 'record-removed':
            return { code: 'replacement-failed', ...result_of_explain(state, recordRemoved) };
        case 'out-of-time':
        case 'service': {
            const hint = state.fault?.hint ?? 'See the log.';
            return {
                code: 'replacement-failed',
                ...result_of_explain(state, state.name === 'lost' ? `${hint} ${again}` : hint),
            };
        }
    }
}
const recordRemoved = 'Recreate the copilot from the fields in the log, set `copilot-id` to its new id, and set ' +
    '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
    again;
function interrupted(hint) {
    const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
    return { code: 'interrupted', message, hint };
}
function result_of_explain(state, hint) {
    const { fault, givenUp } = state;
    const parts = [
        state.name === 'lost' && state.why === 'record-removed'
            ? 'The delete request has removed the copilot itself, not only its actions.'
            : undefined,
        state.name === 'lost' && state.why === 'out-of-time'
            ? 'The time for putting the copilot right is used up.'
            : undefined,
        givenUp?.explanation,
        state.name === 'lost' && fault !== givenUp && givenUp !== undefined
            ? 'Putting the previous version back failed, too.'
            : undefined,
        fault === undefined || fault.explanation === givenUp?.explanation || state.name === 'restored'
            ? undefined
            : fault.explanation,
    ];
    const message = parts.filter((part) => part !== undefined).join(' ') || 'The replacement failed.';
    return { message, hint };
}

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
        return { ...describeVanished(), ...nameCopilot(remains) };
    const { job, journal, state } = saved;
    if (!isOpen(state))
        return undefined;
    log.info(`The main step ended while it was ${state.name}; this step goes on from there.`);
    if (state.name === 'importing' || isImportPerhapsRunning(state))
        await waitForImport(saved, options, ports);
    const pause = measurePause(saved, clock);
    // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
    const budgetMs = Math.max(options.budgetMs, pause.restMs + lastCallsMs);
    if (budgetMs > options.budgetMs)
        log.warning(renderLongPause(pause.restMs));
    const horizon = createFixedHorizon(startMs + budgetMs, clock);
    // Past half of the time, the new version has had its chances: what is left is for putting the previous one back.
    const limits = () => ({
        maxAttempts: clock.nowMs() - startMs < budgetMs / 2 ? job.maxAttempts : 1,
    });
    const start = decide(state, { type: 'resumed' }, limits());
    const service = ports.createService(job);
    // A signal has done its work already: this step is the last one to put things right.
    const interruption = { requested: false, onRequest: () => () => undefined };
    const context = { job, ports: { ...ports, service, journal, interruption } };
    const { moments } = pause;
    const driven = await drive({ start, moments, horizon, limits, atHorizon: 'end' }, context);
    const result = describeResult(driven, { job, log, warnings: [], replaceMs: clock.nowMs() - startMs });
    return { ...result, ...nameCopilot(job) };
}
/** How much of the pause is left, where main had begun one: counted from the delete's answer, as main did. */
function measurePause({ ageMs, job, state }, clock) {
    if (state.name !== 'settling')
        return { restMs: 0, moments: {} };
    if (ageMs === undefined)
        return { restMs: job.settleMs, moments: {} };
    return {
        restMs: Math.max(0, job.settleMs - ageMs),
        moments: { deletedAtMs: clock.nowMs() - ageMs },
    };
}
function renderLongPause(restMs) {
    return (`${Math.ceil(restMs / 1000)} s of the pause are left, and runners end a cancelled job after some 280 s: if this ` +
        'step is ended, too, the copilot has no actions until the workflow runs again with `force: true`.');
}
/** The service goes on with an import whose client has died: what it still adds must come before the next delete. */
async function waitForImport(saved, { quietMs }, { clock, log }) {
    // A clock that was set back must not make this wait longer.
    const restMs = Math.min(quietMs, saved.writtenAtMs + quietMs - clock.epochMs());
    if (restMs <= 0)
        return;
    log.info(`The import that was under way may still be at work: ${Math.ceil(restMs / 1000)} s for it to end.`);
    await clock.sleep(restMs);
}
function nameCopilot(job) {
    return {
        copilotId: job.copilotId,
        copilotName: job.copilot?.name ?? '',
        swaggerFile: job.swaggerFile ?? '',
    };
}

;// CONCATENATED MODULE: ./src/report/escape.ts
/**
 * Text from outside (names, paths, messages of the service, commit messages) is never shown raw: a line of it could be
 * a workflow command, Markdown, HTML, a mention or a terminal escape. Everything in this folder passes through here.
 */
// C0 and C1 controls, soft hyphen, zero-width and bidirectional marks: invisible, or able to reorder or hide what follows.
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/**
 * One line of visible characters, at most `limit` UTF-16 units long, its end cut with an ellipsis.
 * `::` and `##[` cannot start a workflow command in it, wherever it is printed.
 */
function plainText(text, limit = 500) {
    return cutText(escape_renderVisible(text, limit).replace(/^::/u, '\\::'), limit);
}
function escape_renderVisible(text, limit) {
    // Cutting first bounds the work; white space that collapses leaves a little less than there is room for.
    const line = text
        .slice(0, limit * 2)
        .toWellFormed()
        .replace(/\s+/gu, ' ')
        .replace(invisible, '\ufffd')
        .trim()
        .replaceAll('##[', '# #[');
    return cutText(line, limit);
}
/** At most `limit` UTF-16 units, never half a surrogate pair. */
function cutText(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, Math.max(0, limit - 1));
    return `${kept.replace(/[\ud800-\udbff]$/u, '').trimEnd()}…`;
}
/**
 * Text as GitHub shows it literally: in a paragraph, a list item, a heading, a table cell. Only words in backticks
 * become inline code: that is how our own messages name inputs, and code is as harmless as escaped text.
 */
function escapeMarkdown(text, limit = 500) {
    return plainText(text, limit)
        .split(/(`[^`]+`)/u)
        .map((part, index) => index % 2 === 1 ? codeCell(part.slice(1, -1), limit) : escapeProse(part, index === 0))
        .join('');
}
// Backslashes do not stop mentions, issue numbers, e-mail addresses and bare links, which GitHub finds after
// rendering, so a zero-width space breaks those.
function escapeProse(text, isStart) {
    const escaped = text
        .replace(/[\\`*_{}[\]|~]/gu, '\\$&')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('$', '<span>$$</span>')
        .replaceAll('@', '@&#8203;')
        .replace(/(?<!&)#(?=\d)/gu, '#&#8203;')
        .replace(/GH-(?=\d)/giu, '$&&#8203;')
        .replace(/:(?=[/:])|:(?=[\w+-]+:)/gu, ':&#8203;')
        .replace(/www(?=\.)/giu, '$&&#8203;');
    // What would begin a list or a heading does so only at the start.
    return isStart ? escaped.replace(/^[-+=#]/u, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/u, '$1\\$2') : escaped;
}
/** Text as inline code outside a table. */
function codeSpan(text, limit = 300) {
    // Behind its backtick nothing is at a line's start.
    const line = escape_renderVisible(text, limit);
    if (line === '')
        return '';
    const longest = Math.max(0, ...[...line.matchAll(/`+/gu)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${padding}${line}${padding}${fence}`;
}
/** Text as inline code in a table's cell, where a pipe must be escaped even inside code. */
function codeCell(text, limit = 300) {
    // Renderers disagree about `\\|`, so a backslash of the text's own is kept away from the pipe's.
    return codeSpan(text.replace(/\\(?=\|)/gu, '\\ '), limit).replaceAll('|', '\\|');
}
/** The lines of a message, such as a list of copilots: at most `limitLines`, white space at their ends removed. */
function splitLines(text, limitLines = 40) {
    const lines = text
        .slice(0, 20_000)
        .split(/\r\n|[\n\r\u2028\u2029]/u)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    return lines.length <= limitLines ? lines : [...lines.slice(0, limitLines - 1), '…'];
}

;// CONCATENATED MODULE: ./src/report/failure-box.ts

/** What failed, what to do and what the copilot holds now, in a box that nobody overlooks. */
function renderFailureBox({ outcome, message, hint = '', state }) {
    const paragraphs = [
        { title: 'What failed', text: message },
        { title: 'What to do', text: hint },
        { title: 'Now', text: state },
    ].filter(({ text }) => text !== '');
    const body = paragraphs.map(({ title, text }) => `**${title}:** ${renderMessage(text)}`).join('\n\n');
    // GitHub shows an alert as a box in colour; everywhere else it is a plain quotation.
    const alert = outcome === 'lost' ? 'CAUTION' : 'WARNING';
    return `[!${alert}]\n${body}`.replace(/^/gmu, '> ').replace(/ +$/gmu, '');
}
/** A message in lines keeps them: some list the copilots that a key sees. */
function renderMessage(text) {
    return splitLines(text)
        .map((line) => line.startsWith('- ') ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line, 2_000))
        .join('\n');
}

;// CONCATENATED MODULE: ./src/report/recovery.ts


/** The post step's own part of the job summary, GitHub-flavoured Markdown: a section for each copilot. */
function renderRecoverySummary(reports) {
    return `${reports.map(renderSection).join('\n\n---\n\n')}\n`;
}
const endings = {
    synced: 'has its new actions after all',
    restored: 'has its previous actions again',
    untouched: 'keeps the actions it had',
    lost: 'may be without its actions',
};
/** The same as log lines, without line breaks. */
function renderRecoveryLines(report) {
    const { failure, outcome, state } = report;
    const name = report.copilotName === '' ? report.copilotId : `${report.copilotName} (${report.copilotId})`;
    return [
        `${plainText(name)}: ${outcome}. ${plainText(state, 1_000)}`,
        ...(failure === undefined ? [] : [`What failed: ${plainText(failure.message, 2_000)}`]),
        ...(failure === undefined ? [] : [`What to do: ${plainText(failure.hint, 1_000)}`]),
    ];
}
function renderSection(report) {
    const { copilotId, copilotName, failure, outcome, state, swaggerFile } = report;
    const ending = report.isRecordRemoved === true ? 'is gone from the service' : endings[outcome];
    const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
    const blocks = [
        `### Finished by the post step: ${escapeMarkdown(who, 200)} ${ending}`,
        'The main step ended before the replacement did, by a cancellation, a time-out or a crash; this one went on from there.',
        failure === undefined
            ? escapeMarkdown(state, 1_000)
            : renderFailureBox({ outcome, message: failure.message, hint: failure.hint, state }),
        `Copilot ${codeSpan(copilotId, 80)}${swaggerFile === '' ? '' : `, description ${codeSpan(swaggerFile)}`}, outcome ${outcome}.`,
    ];
    return blocks.join('\n\n');
}

;// CONCATENATED MODULE: ./src/start-recovery.ts












/** Less than the 285 s that runners leave to all post steps of a cancelled job. */
const usualBudgetMs = 240_000;
/** What a delete and an import need beside the pause. */
const besidePauseMs = 60_000;
/** Most time for one request: a recovery needs several of them within its budget. */
const requestLimitMs = 60_000;
const quietLimitMs = 30_000;
/** Brings to an end what the main step has left open, and says so; the exit code is the runner's to read. */
async function startRecovery(leftovers) {
    const runner = createRunner();
    // Signals are taken off their default, which would be to die: nobody comes after this step.
    createInterruption();
    try {
        const inputs = parseInputs((name) => runner.readInput(name));
        await report(await recoverAll(leftovers, inputs, runner), runner);
    }
    catch (error) {
        const { message, hint } = explain(error);
        const state = 'A copilot may be left without actions: run this workflow again with `force: true`.';
        runner.log.error([message, hint, state].filter((part) => part !== undefined).join(' '));
        runner.fail();
    }
}
async function recoverAll({ main }, inputs, runner) {
    const { baseUrl, apiKey = '', timeoutMs } = inputs;
    const { log } = runner;
    runner.maskSecret(apiKey);
    const clock = createClock();
    const budgetMs = computeBudgetMs(inputs);
    const signal = AbortSignal.timeout(budgetMs);
    const http = createHttp({ timeoutMs: Math.min(timeoutMs, requestLimitMs), env: process.env, signal });
    const maskSecret = (value) => {
        runner.maskSecret(value);
    };
    const ports = {
        clock,
        random: Math.random,
        log,
        createService: ({ deletePath }) => createCopilotService({ baseUrl, apiKey, deletePath }, { http, maskSecret }),
    };
    const serviceHash = hashService(baseUrl);
    const options = { budgetMs, quietMs: Math.min(timeoutMs, quietLimitMs) };
    // One process drives them all; only once it has ended is it certain which replacements are open.
    const endMain = () => (main === undefined ? Promise.resolve() : endProcess(main, clock));
    await endMain();
    const recoveries = await Promise.all((0,journal_pointer/* findOpen */.Ee)(process.env, main).map((pointer) => recover(createRemains(pointer, { endMain, serviceHash }), options, ports)));
    return recoveries.filter((recovery) => recovery !== undefined);
}
/** A pause that alone would use up the usual budget: trying on may be cut off, but giving up at once is certain loss. */
function computeBudgetMs({ targets }) {
    const longestPauseMs = Math.max(...targets.map(({ settleMs }) => settleMs));
    return Math.max(usualBudgetMs, longestPauseMs + besidePauseMs);
}
async function report(recoveries, runner) {
    for (const recovery of recoveries) {
        for (const line of renderRecoveryLines(recovery))
            runner.log.info(line);
        const { copilotName, copilotId, failure, outcome, state } = recovery;
        if (outcome !== 'lost')
            continue;
        const parts = [`${copilotName || copilotId}:`, failure?.message, failure?.hint, state];
        runner.log.error(parts.filter((part) => part !== undefined).join(' '));
        runner.fail();
    }
    if (recoveries.length > 0)
        await runner.writeSummary(renderRecoverySummary(recoveries));
}


/***/ })

};
