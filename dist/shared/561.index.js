export const id = 561;
export const ids = [561,942];
export const modules = {

/***/ 8561:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createConnect: () => (/* binding */ createConnect),
  createService: () => (/* binding */ createService)
});

// EXTERNAL MODULE: ./src/replacement/journal/journal-entry.ts
var journal_entry = __webpack_require__(1484);
// EXTERNAL MODULE: ./src/replacement/journal/journal.ts
var journal = __webpack_require__(9733);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(4756);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./src/service/dispatcher.ts



/**
 * @param host of the address to be asked, as `URL` gives it
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createDispatcher({ timeoutMs, env }, host) {
    // Less than the whole request's limit: a connection that never came up is then told apart from a lost answer.
    const connectMs = Math.min(10_000, timeoutMs / 2);
    const noProxy = findValue(env, 'no_proxy');
    const connect = (0,undici.buildConnector)({ timeout: connectMs, allowH2: false });
    return new undici.EnvHttpProxyAgent({
        httpProxy: parseProxy(env, 'http_proxy'),
        httpsProxy: parseProxy(env, 'https_proxy'),
        noProxy: isNear(host, noProxy) ? '*' : noProxy,
        // The service speaks HTTP/1.1 in all that is known of it; undici 8 would negotiate HTTP/2 by itself.
        allowH2: false,
        pipelining: 0,
        connect: (options, callback) => {
            connect(options, (...[error, socket]) => {
                if (error !== null) {
                    callback(error, socket);
                    return;
                }
                dropContinue(socket);
                callback(error, socket);
            });
        },
        connectTimeout: connectMs,
        // The request's own deadline rules.
        headersTimeout: 0,
        bodyTimeout: 0,
    });
}
/** This machine itself, and the networks that `NO_PROXY` names as `10.0.0.0/8`: undici knows neither. */
function isNear(host, noProxy) {
    const address = host.replace(/^\[|\]$/g, '');
    if (address === 'localhost' || address.endsWith('.localhost'))
        return true;
    const family = findFamily(address);
    if (family === undefined)
        return false;
    const networks = new external_node_net_.BlockList();
    networks.addSubnet('127.0.0.0', 8, 'ipv4');
    networks.addAddress('::1', 'ipv6');
    for (const entry of noProxy.split(/[\s,]+/))
        addNetwork(networks, entry);
    return networks.check(address, family);
}
/** What is no network, such as a domain, is undici's to know. */
function addNetwork(networks, entry) {
    const [network = '', bits = ''] = entry.split('/');
    const family = findFamily(network);
    const mostBits = family === 'ipv4' ? 32 : 128;
    if (family === undefined || !/^\d+$/.test(bits) || Number(bits) > mostBits)
        return;
    networks.addSubnet(network, Number(bits), family);
}
function findFamily(address) {
    const version = (0,external_node_net_.isIP)(address);
    if (version === 0)
        return undefined;
    return version === 4 ? 'ipv4' : 'ipv6';
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
const continueStart = Buffer.from('HTTP/1.1 100 ');
const headEnd = Buffer.from('\r\n\r\n');
/** A `100 Continue` of more than this is something else. */
const limitBytes = 4_096;
/**
 * Takes every `100 Continue` off the beginning of what a server sends. Some send it unasked, and undici then breaks the
 * connection, with the request done and its answer lost.
 * @see undici 8.12.4, lib/dispatcher/client-h1.js, `onHeadersComplete`
 */
function dropContinue(socket) {
    const read = socket.read.bind(socket);
    let held = Buffer.alloc(0);
    let isOver = false;
    // undici reads without a size, and so whole chunks.
    socket.read = (size) => {
        const chunk = read(size);
        if (isOver || !Buffer.isBuffer(chunk))
            return chunk;
        held = Buffer.concat([held, chunk]);
        for (;;) {
            const length = Math.min(held.length, continueStart.length);
            const isContinue = held.subarray(0, length).equals(continueStart.subarray(0, length));
            const end = held.indexOf(headEnd);
            if (isContinue && end !== -1) {
                held = held.subarray(end + headEnd.length);
                if (held.length === 0)
                    return null;
                continue;
            }
            // Not yet to be told: the rest comes with the next chunk.
            if (isContinue && held.length < limitBytes)
                return null;
            isOver = true;
            return held;
        }
    };
}

;// CONCATENATED MODULE: ./src/service/transport-fault.ts
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
    const { what, ...verdict } = classify(causes, request);
    return {
        request: request.purpose,
        refused: false,
        explanation: `The ${request.purpose} request to ${request.url.host} failed: ${what}.`,
        ...verdict,
    };
}
function classify(causes, { url, timeoutMs }) {
    const proxyRefusal = causes.find((cause) => /proxy response|proxy authentication/i.test(cause.message));
    if (proxyRefusal !== undefined) {
        const digits = /\d{3}/.exec(proxyRefusal.message)?.[0];
        const status = digits === undefined ? undefined : Number(digits);
        const what = `the proxy answered ${status ?? 'with an error'}`;
        return { kind: 'proxy', applied: 'no', what, hint: proxyHint, proxyStatus: status };
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

;// CONCATENATED MODULE: ./src/service/http.ts





/**
 * Built before anything is deleted: a bad proxy address must not be found out about in between.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createHttp(options) {
    void createDispatcher(options, '').destroy();
    return {
        send: async (request) => {
            // One a request: only its end closes a socket that a proxy has never answered, which would keep the process alive.
            const dispatcher = createDispatcher(options, request.url.hostname);
            const startMs = performance.now();
            const trace = (ending) => {
                const { href } = request.url;
                options.trace(`${request.method} ${href}: ${ending} after ${Math.round(performance.now() - startMs)} ms.`);
            };
            try {
                const answer = await send(request, options, dispatcher);
                trace(`answered ${answer.status}, ${answer.text.length} characters`);
                return answer;
            }
            catch (error) {
                trace(error instanceof errors/* ServiceFailure */.A ? `no answer (${error.fault.kind})` : 'broke off');
                throw error;
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
    const type = request.json === undefined ? {} : { 'content-type': 'application/json' };
    try {
        const response = await (0,undici.fetch)(request.url, {
            method: request.method,
            // No socket outlives its request: one that the service closed during the pause would break the import.
            headers: { ...request.headers, ...type, ...body?.headers, connection: 'close' },
            redirect: 'manual',
            dispatcher,
            signal,
            body: body?.pieces ?? request.json ?? null,
            duplex: 'half',
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

// EXTERNAL MODULE: ./src/copilot.ts
var copilot = __webpack_require__(7321);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/service/secrets.ts

/** A shorter way of writing would be found in innocent text. */
const leastFormChars = 6;
/**
 * The runner's masks come after us: they do not know a secret that was cut, or whose characters were escaped for
 * Markdown, and they reach no file but its own. So secrets are blotted out before anything is done with a text.
 */
function createSecrets(...values) {
    const known = new Set();
    let ordered;
    // Put in order once for all that were added: a list may bring thousands.
    const orderForms = () => 
    // The longest first: a whole `Bearer …` in base64 holds the key's own form, not the other way round.
    (ordered ??= [...known].flatMap(listForms).sort((one, other) => other.length - one.length));
    const secrets = {
        add: (secret) => {
            if (secret.trim() === '' || known.has(secret))
                return;
            known.add(secret);
            ordered = undefined;
        },
        blot: (text) => text === '' ? '' : orderForms().reduce((rest, form) => rest.replaceAll(form, '***'), text),
        get longest() {
            return orderForms()[0]?.length ?? 0;
        },
    };
    for (const value of values)
        secrets.add(value);
    return secrets;
}
/** Worth masking in everything that a job prints: a word or a short value would blot out innocent text for hours. */
function isTelling(secret) {
    const isWords = /^\p{Lu}?\p{Ll}+([ _-]\p{L}?\p{Ll}+)*$/u.test(secret);
    return secret.length >= (isWords ? 20 : 8);
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
/** So much of a text is looked at for the sake of its beginning. */
const windowChars = 4_000;
/** The beginning of a text from outside, as one harmless line for an explanation: at most 300 characters. */
function renderExcerpt(text, { secrets }) {
    return (0,src_text/* renderLine */.ni)(findTitle(blotBeginning(text, secrets)), 300);
}
/** Of a web page its title, where it has one: the markup tells nobody anything. */
function findTitle(text) {
    if (!text.trimStart().startsWith('<'))
        return text;
    const title = /<title[^>]*>([^<]*)<\/title/i.exec(text)?.[1]?.trim() ?? '';
    return title === '' ? text : title;
}
/** Blotted before it is cut: half a secret is recognised by nobody. What the window cuts in two is left out. */
function blotBeginning(text, secrets) {
    if (text.length <= windowChars)
        return secrets.blot(text);
    const blotted = secrets.blot(text.slice(0, windowChars + secrets.longest));
    return blotted.slice(0, Math.max(0, blotted.length - secrets.longest));
}

;// CONCATENATED MODULE: ./src/service/service-answer.ts


/**
 * Why an answer is no success, or undefined where it is one. The contract shows no body, so whatever a 2xx says is a
 * success, but for a web page (a gateway's) and for JSON that says that it is an error.
 * @see docs/what-is-sent.md, “The requests”
 */
function findAnswerFault(answer, context) {
    if (answer.status < 200 || answer.status > 299)
        return describeStatus(answer, context);
    if (answer.isCut)
        return describeBody(answer, context, 'too-large');
    // What is read for its content is judged by whoever reads it.
    if (['list', 'inventory', 'options'].includes(context.purpose))
        return undefined;
    if (looksLikeHtml(answer.text) || isHalfJson(answer.text))
        return describeBody(answer, context, 'not-understood');
    return saysError(answer.text) ? describeBody(answer, context, 'is-error') : undefined;
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
        likeness: digestLikeness(answer.text),
        retryAfterMs,
        explanation: `The ${context.purpose} request was answered ${status}${target}${said === '' ? '' : `: “${said}”`}.`,
        hint: renderRemedy({ ...context, status }),
    };
}
function describeBody(answer, context, kind) {
    const said = renderExcerpt(answer.text, context);
    const what = {
        'too-large': 'more text than the service ever sends',
        'not-understood': looksLikeHtml(answer.text) ? 'a web page' : 'JSON that breaks off',
        'is-error': 'an error',
    }[kind];
    return {
        request: context.purpose,
        kind,
        applied: 'unknown',
        refused: true,
        status: answer.status,
        explanation: `The ${context.purpose} request was answered ${answer.status} with ${what}: “${said}”.`,
        hint: renderRemedy({ ...context, status: kind === 'is-error' ? 422 : answer.status }),
    };
}
/** These may pass by themselves. 408, 429 and 503 can come from a gateway, after the service has acted. */
function isPassing(status) {
    return [408, 425, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}
function isSurelyNotApplied(status, purpose) {
    // "Done, look there" is a redirect, too.
    if (isPassing(status) || status === 302 || status === 303)
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
function saysError(text) {
    const body = findJson(text);
    if (!Array.isArray(body))
        return isErrorObject(body);
    // A handler that gives back its body and its status as a pair is answered 200 with both in a list.
    const [first, second] = body;
    return isErrorObject(first) || (body.length === 2 && typeof second === 'number' && second >= 400);
}
function isHalfJson(text) {
    return /^\s*[[{]/.test(text) && findJson(text) === undefined;
}
/** Undefined where the text is no JSON: plain words are as good an answer as any. */
function findJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isErrorObject(body) {
    if (typeof body !== 'object' || body === null)
        return false;
    const flag = 'is_error' in body ? body.is_error : undefined;
    const isFlagged = flag === true || flag === 1 || (typeof flag === 'string' && /^true$/i.test(flag));
    return isFlagged || ('error' in body && isSaid(body.error)) || ('failure' in body && isSaid(body.failure));
}
/** `"error": null` says that there is none. */
function isSaid(value) {
    return value !== null && value !== undefined && value !== false && value !== '';
}
function digestLikeness(text) {
    const likeness = text.replace(/[0-9a-f]{8}[0-9a-f-]{8,}|\d+/gi, '#');
    return (0,external_node_crypto_.createHash)('sha256').update(likeness).digest('hex').slice(0, 16);
}
function looksLikeHtml(text) {
    return text.trimStart().startsWith('<');
}
/** The likely remedy for a status, as one sentence that names the input to look at. */
function renderRemedy(context) {
    const { purpose, status } = context;
    const own = remedies[status];
    if (own !== undefined)
        return typeof own === 'string' ? own : own(context);
    if (purpose === 'import' && [400, 409, 415, 422, 500].includes(status)) {
        return 'Correct the description where the service’s answer points, and push again; the service’s own log may say more.';
    }
    if (purpose === 'delete' && status === 500) {
        return 'Some releases of the service always answer this route with an error: `delete-path` can name another one.';
    }
    return (classRemedies[Math.floor(status / 100)] ??
        'Check base-url and the inputs of this action against the service.');
}
const keyRemedy = 'Check api-key: it may be wrong, expired or revoked, or not allowed to change this copilot.';
const remedies = {
    401: keyRemedy,
    403: keyRemedy,
    404: renderMissingRoute,
    405: renderMissingRoute,
    501: renderMissingRoute,
    413: renderTooLarge,
    429: 'The service limits its requests: run the workflow again later, or lower max-parallel.',
    504: 'A gateway in front of the service gave up waiting, but the service may have gone on: raise its limit (nginx: ' +
        '`proxy_read_timeout`, 60 s by default), or run the workflow again later.',
};
/** By a status's first digit. */
const classRemedies = {
    2: 'Check base-url: something other than the service answers there, such as a login or error page.',
    3: 'Redirects are not followed. Check base-url (scheme, host, path prefix); a login page means that api-key is not accepted.',
    5: 'The service or a gateway in front of it has a problem: run the workflow again later.',
};
function renderTooLarge({ sentBytes }) {
    const size = sentBytes > 0 ? `${(sentBytes / 1_000_000).toFixed(sentBytes < 100_000 ? 3 : 1)} MB were sent. ` : '';
    return (`${size}A gateway in front of the service probably limits the size: raise it (nginx: \`client_max_body_size\`, 1 MB ` +
        'by default), or leave out of the description what no operation needs.');
}
function renderMissingRoute({ purpose }) {
    if (purpose === 'delete') {
        return 'Check base-url, delete-path and copilot-id: this service may clear actions at `delete-path: /backend/actions/bot/{copilot_id}`.';
    }
    if (purpose === 'import')
        return 'Check that the copilot still exists, and base-url.';
    return 'Check base-url: its path prefix may be missing or wrong.';
}
/** A date far in the future is as good as a day. */
const retryAfterLimitMs = 86_400_000;
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

;// CONCATENATED MODULE: ./src/service/copilot-list.ts



/** `token` is the documented one; services add fields, and some of them are secret too. */
const secretName = /token|secret|passw|credential|api_?key|private_key/i;
/**
 * The list's elements. Only `id` must be there: fields come and go, flags are numbers or booleans.
 * @throws ServiceFailure `not-understood` where it is no array of objects with an id
 * @see docs/what-is-sent.md, “The requests”
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
    const key = createSecrets(context.apiKey);
    return items.map((item, index) => {
        if (!isRecord(item))
            throw notUnderstood(`element ${index} of the array is not an object`);
        const id = item['id'];
        if (typeof id !== 'string' || id === '')
            throw notUnderstood(`element ${index} of the array has no text in \`id\``);
        // A website's address may carry the token, too.
        const hidden = listSecrets(item);
        context.rememberSecrets(id, hidden);
        const own = createSecrets(...hidden);
        const blot = (value) => own.blot(key.blot(value));
        return {
            id,
            name: blot(readText(item['name'])),
            status: blot(readText(item['status'])),
            record: selectOpenFields(item, blot),
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
/** What an element of an answer holds under a name that tells of a secret. */
function listSecrets(item) {
    if (!isRecord(item))
        return [];
    const secrets = Object.entries(item).filter(([name]) => secretName.test(name));
    return secrets.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : []));
}
function selectOpenFields(item, blot) {
    const fields = {};
    for (const [name, value] of Object.entries(item)) {
        if (secretName.test(name) || !isPlain(value))
            continue;
        fields[name] = typeof value === 'string' ? blot(value) : value;
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
        return 'the answer is not a JSON array';
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/service/inventory.ts





/**
 * The actions that the inventory shows of this copilot. Only what tells one from another must be there.
 * @throws ServiceFailure `not-understood` where it is no array of objects with a method and an endpoint
 * @see docs/what-is-sent.md, “The requests”
 */
function parseInventory(text, context) {
    const items = inventory_parseArray(text);
    const hidden = items.flatMap(listSecrets);
    for (const secret of hidden)
        context.maskSecret(secret);
    // A short one, or a word, would blot out innocent names, by which actions are known.
    const secrets = createSecrets(...[...context.known, ...hidden].filter(isTelling));
    const isClean = secrets.blot(text) === text;
    return items.flatMap((item) => {
        if (!isRow(item))
            throw inventory_notUnderstood('an element of it is not an object');
        const { bot_id: owner = context.copilotId, request_type, api_endpoint } = item;
        if (typeof request_type !== 'string' || typeof api_endpoint !== 'string') {
            throw inventory_notUnderstood('an element of it has no text in `request_type` and `api_endpoint`');
        }
        if (!isSameId(owner, context.copilotId))
            return [];
        const action = {
            id: readId(item['id']),
            method: request_type.toUpperCase(),
            endpoint: api_endpoint,
            name: findText(item['name']),
            operationId: findText(item['operation_id']),
            description: findText(item['description']),
            payload: item['payload'],
        };
        return [isClean ? action : blotAction(action, secrets)];
    });
}
function inventory_parseArray(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        // An answer that broke off is no answer yet, nor is a page of a gateway: it may be asked for again.
        const isCut = /^\s*(?:$|\[)/.test(text);
        throw inventory_notUnderstood(isCut ? 'it is empty or cut short' : 'it is not JSON', false);
    }
    if (!Array.isArray(value))
        throw inventory_notUnderstood('it is not a JSON array');
    return value;
}
function inventory_notUnderstood(what, refused = true) {
    return new errors/* ServiceFailure */.A({
        request: 'inventory',
        kind: 'not-understood',
        applied: 'no',
        refused,
        status: 200,
        explanation: `The answer to the inventory request is not the list of a copilot’s actions: ${what}.`,
        hint: 'If the service has none, set `inventory: none`.',
    });
}
function isRow(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isSameId(one, other) {
    return typeof one === 'string' ? one.toLowerCase() === other.toLowerCase() : String(one) === other;
}
function findText(value) {
    return typeof value === 'string' ? value : undefined;
}
function readId(value) {
    const id = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return (0,copilot/* isPlainId */.S)(id) ? id : '';
}
function blotAction(action, secrets) {
    const blotted = blotDeep(action, secrets);
    const isBlotted = !(0,external_node_util_.isDeepStrictEqual)(blotted, action);
    return { ...blotted, id: action.id, ...(isBlotted ? { isBlotted } : {}) };
}
function blotDeep(value, secrets, depth = 0) {
    if (typeof value === 'string')
        return secrets.blot(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth > deepest)
        throw inventory_notUnderstood('an element of it is nested too deep');
    if (Array.isArray(value))
        return value.map((entry) => blotDeep(entry, secrets, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [secrets.blot(name), blotDeep(entry, secrets, depth + 1)]));
}
/** No database that a service keeps its payloads in takes more. */
const deepest = 200;
/** The body that makes or changes an action. It never names the copilot: a service that finds it there answers 500. */
function renderContent(content) {
    const { method, endpoint, name, description, operationId, payload } = content;
    const body = { name, api_endpoint: endpoint, request_type: method, description, payload };
    return Buffer.from(JSON.stringify({ ...body, operation_id: operationId }));
}
/** The id of the action that a request has made, where the answer tells one that may be asked for. */
function findCreatedId(text) {
    try {
        const answer = JSON.parse(text);
        const id = isRow(answer) ? readId(answer['id']) : '';
        return id === '' ? undefined : id;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/service/service.ts






/** An answer to a delete or an import is a sentence; more than this is something else. */
const answerLimitBytes = 1024 * 1024;
const listLimitBytes = 32 * 1024 * 1024;
const inventoryLimitBytes = 128 * 1024 * 1024;
/**
 * The requests of the service; every one carries the key as a bearer and asks for JSON.
 * @see docs/what-is-sent.md, “The requests”
 */
function createCopilotService(settings, ports) {
    const { apiKey } = settings;
    const secrets = createSecrets(apiKey);
    const ownSecrets = new Map();
    const maskSecret = (value) => {
        if (isTelling(value))
            ports.maskSecret(value);
    };
    const rememberSecrets = (copilotId, hidden) => {
        ownSecrets.set(copilotId, hidden);
    };
    const send = createSend(settings, secrets, ports.http);
    // With the slash: without it some servers redirect, and a redirect is a refusal here.
    const listPath = '/backend/copilot/';
    return {
        listCopilots: async () => {
            const { text } = await send({
                purpose: 'list',
                method: 'GET',
                path: listPath,
                limitBytes: listLimitBytes,
            });
            return parseCopilots(text, { secrets, apiKey, maskSecret, rememberSecrets });
        },
        deleteActions: async (copilotId, route) => {
            const path = route.replaceAll('{copilot_id}', renderSegment(copilotId));
            await send({ purpose: 'delete', method: 'DELETE', path });
        },
        importActions: async (copilotId, document) => {
            const path = `${renderActionsPath(copilotId)}/import-from-swagger`;
            // The service wants a part named `file` that has a file name, and a Content-Length.
            const file = { field: 'file', name: 'swagger.json', type: 'application/json', bytes: document };
            await send({ purpose: 'import', method: 'PUT', path, file });
        },
        ...createActionRequests(send, {
            maskSecret,
            listSecretsOf: (copilotId) => [apiKey, ...(ownSecrets.get(copilotId) ?? [])],
        }),
    };
}
/** The requests that not every service answers. */
function createActionRequests(send, { listSecretsOf, maskSecret, }) {
    return {
        readInventory: async (copilotId) => {
            const path = renderActionsPath(copilotId);
            // A copilot that was emptied must not look full for as long as a cache keeps its answer.
            const headers = { 'cache-control': 'no-cache' };
            const limitBytes = inventoryLimitBytes;
            const { text } = await send({ purpose: 'inventory', method: 'GET', path, headers, limitBytes });
            return parseInventory(text, { known: listSecretsOf(copilotId), maskSecret, copilotId });
        },
        findMethods: async (copilotId) => {
            const path = renderActionsPath(copilotId);
            try {
                const answer = await send({ purpose: 'options', method: 'OPTIONS', path });
                return parseMethods(answer.findHeader('allow'));
            }
            catch (error) {
                const isRefused = error instanceof errors/* ServiceFailure */.A && error.fault.refused;
                if (!isRefused)
                    throw error;
                return undefined;
            }
        },
        createAction: async (copilotId, content) => {
            const path = renderActionsPath(copilotId);
            const { text } = await send({ purpose: 'add', method: 'POST', path, json: renderContent(content) });
            return findCreatedId(text);
        },
        changeAction: async (copilotId, actionId, content) => {
            const path = `${renderActionsPath(copilotId)}/action/${renderSegment(actionId)}`;
            await send({ purpose: 'change', method: 'PATCH', path, json: renderContent(content) });
        },
        deleteAction: async (actionId) => {
            const path = `/backend/actions/${renderSegment(actionId)}`;
            try {
                await send({ purpose: 'delete', method: 'DELETE', path });
            }
            catch (error) {
                const isGone = error instanceof errors/* ServiceFailure */.A && error.fault.status === 404;
                if (!isGone)
                    throw error;
            }
        },
    };
}
function parseMethods(allow) {
    const methods = allow?.toUpperCase().match(/[A-Z]+/g) ?? [];
    return methods.length === 0 ? undefined : new Set(methods);
}
function renderActionsPath(copilotId) {
    return `/backend/actions/bot/${renderSegment(copilotId)}`;
}
/** @throws TypeError where it would make another path: who hands it on has not looked at it. */
function renderSegment(id) {
    if (!(0,copilot/* isPlainId */.S)(id))
        throw new TypeError(`An id that cannot stand in a path: ${JSON.stringify(id)}.`);
    return encodeURIComponent(id);
}
/** Sends, and turns every answer that is no success into a failure. */
function createSend({ baseUrl, apiKey }, secrets, http) {
    return async (request) => {
        const { headers, path, limitBytes = answerLimitBytes, ...rest } = request;
        const answer = await http.send({
            ...rest,
            limitBytes,
            url: joinUrl(baseUrl, path),
            headers: {
                ...headers,
                authorization: `Bearer ${apiKey}`,
                accept: 'application/json',
                'user-agent': 'copilot-swagger-sync',
            },
        });
        const sentBytes = request.file?.bytes.byteLength ?? 0;
        const { purpose } = request;
        const fault = findAnswerFault(answer, { purpose, sentBytes, secrets, epochMs: Date.now() });
        if (fault !== undefined)
            throw new errors/* ServiceFailure */.A(fault);
        return answer;
    };
}
function joinUrl(baseUrl, path) {
    const url = new URL(baseUrl);
    url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
    url.search = '';
    url.hash = '';
    return url;
}

;// CONCATENATED MODULE: ./src/connect.ts


/**
 * The service, asked over HTTP; nothing is sent yet.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createService({ apiKey, baseUrl, ...limits }, { log, maskSecret }) {
    const trace = (line) => {
        log.debug(line);
    };
    const http = createHttp({ ...limits, env: process.env, trace });
    return createCopilotService({ baseUrl, apiKey }, { http, maskSecret });
}
/**
 * Builds everything that requests need, once for all targets: what has been learnt to mask holds for every answer.
 * @param journalFolder where the journals go, as `announceMain` named it
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createConnect(access, journalFolder, runner) {
    const serviceHash = (0,journal_entry/* hashService */.od)(access.baseUrl);
    const { saveState } = runner;
    const run = (0,journal_entry/* nameRun */.Lu)(process.env);
    const openJournal = (0,journal/* createJournals */.Vc)({ folder: journalFolder, serviceHash, run, saveState });
    const service = createService(access, runner);
    return (index) => ({ service, journal: openJournal(index) });
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


/***/ })

};
