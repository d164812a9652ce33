export const id = 429;
export const ids = [429];
export const modules = {

/***/ 429:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createConnect: () => (/* binding */ createConnect)
});

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
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
    throw new errors/* ActionError */.lZ('bad-input', `The environment variable ${name.toUpperCase()} holds no proxy address.`, {
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
        throw new errors/* ServiceFailure */.A(explainTransport(cause, { ...request, timeoutMs: options.timeoutMs }));
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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

// EXTERNAL MODULE: ./src/io/journal/journal-pointer.ts + 1 modules
var journal_pointer = __webpack_require__(3968);
;// CONCATENATED MODULE: ./src/io/journal/journal.ts




/** Journals of one run, in a folder of their own that only this user may read. */
function createJournals(options) {
    let root;
    // Made with the first replacement: a run that changes nothing leaves nothing. A folder that is there already is not ours.
    const createRoot = () => (root ??= (0,promises_.mkdir)(options.folder, { mode: 0o700 }).then(() => options.folder));
    return { createJournal: (index) => createJournal(index, createRoot, options) };
}
function createJournal(index, createRoot, options) {
    const { saveState, serviceHash } = options;
    let place;
    const savePointer = ({ folder, record }, phase) => {
        const pointer = { folder, copilotId: record.copilotId, phase };
        saveState(`replacement_${index}`, (0,journal_pointer/* renderPointer */.Wr)(pointer));
    };
    return {
        begin: async (record, documents) => {
            const folder = (0,external_node_path_.join)(await createRoot(), `target-${index}`);
            await (0,promises_.mkdir)(folder, { mode: 0o700 });
            const { next, previous } = documents;
            // Together: each waits for the disk.
            await Promise.all([
                writeSafely((0,external_node_path_.join)(folder, 'next.json'), next),
                ...(previous === undefined ? [] : [writeSafely((0,external_node_path_.join)(folder, 'previous.json'), previous)]),
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
                writtenAt: boot_moment_readBootMoment(),
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
            await writeEntry(folder, { ...entry, writtenAtMs: Date.now(), writtenAt: readBootMoment(), state });
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
    await (0,promises_.rm)((0,external_node_path_.join)(folder, 'next.json'), { force: true });
    await (0,promises_.rm)((0,external_node_path_.join)(folder, 'previous.json'), { force: true });
}
async function writeEntry(folder, entry) {
    await writeSafely((0,external_node_path_.join)(folder, 'journal.json'), Buffer.from(JSON.stringify(entry)));
}
/** All or nothing, and on the disk when it resolves: the process may be killed at any moment. */
async function writeSafely(path, bytes) {
    const draft = `${path}.new`;
    const file = await (0,promises_.open)(draft, 'w', 0o600);
    try {
        await file.writeFile(bytes);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,promises_.rename)(draft, path);
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

;// CONCATENATED MODULE: ./src/io/journal/journal-entry.ts



/** The journal of a folder, or undefined where it is gone or not one of ours. */
async function findEntry(folder) {
    const bytes = await findFile(join(folder, 'journal.json'));
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
    const next = await findFile(join(folder, 'next.json'));
    const previous = await findFile(join(folder, 'previous.json'));
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
        return await readFile(path);
    }
    catch {
        return undefined;
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
    return new errors/* ServiceFailure */.A({
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
            throw new errors/* ServiceFailure */.A(fault);
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

;// CONCATENATED MODULE: ./src/io/connect.ts




/**
 * Builds everything that requests need, once for all targets; nothing is sent yet.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createConnect(access, runner) {
    const { baseUrl, apiKey, timeoutMs, journalFolder } = access;
    const { saveState, maskSecret } = runner;
    const http = createHttp({ timeoutMs, env: process.env });
    const journals = createJournals({ folder: journalFolder, serviceHash: hashService(baseUrl), saveState });
    return ({ deletePath }, index) => ({
        service: createCopilotService({ baseUrl, apiKey, deletePath }, { http, maskSecret }),
        journal: journals.createJournal(index),
    });
}


/***/ })

};
