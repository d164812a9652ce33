export const id = 937;
export const ids = [937];
export const modules = {

/***/ 2197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createConnect: () => (createConnect),
  s: () => (createService)
});

// EXTERNAL MODULE: ./src/replacement/journal/journal-entry.ts
var journal_entry = __webpack_require__(1484);
// EXTERNAL MODULE: ./src/replacement/journal/journal.ts
var journal = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/replacement/request-with-retries.ts
var request_with_retries = __webpack_require__(1795);
;// CONCATENATED MODULE: ./src/replacement/find-action-list.ts

/** Delay between the two reads of a proof, in milliseconds. */
const proofDelayMs = 1_000;
/** Creates the function that reads action lists in one run. All copilots share the proof that the service has none. */
function createFindActionList() {
    let proof;
    return async (copilotId, options, ports) => {
        const { clock, log, service } = ports;
        const read = () => (0,request_with_retries/* requestWithRetries */.ek)(() => service.listActions(copilotId), options, ports);
        const prove = async () => {
            await clock.sleep(proofDelayMs);
            const second = await read();
            if (!seemsUnavailable(second))
                return second;
            const methods = await (0,request_with_retries/* requestWithRetries */.ek)(() => service.findMethods(copilotId), options, ports);
            if (!methods.ok)
                return methods;
            if (methods.value?.has('GET') === true)
                return second;
            log.info('This service can’t list a copilot’s actions, so the result can’t be verified.');
            return 'unavailable';
        };
        const first = await read();
        if (!seemsUnavailable(first))
            return first;
        options.whileProving?.();
        if (proof !== undefined && (await proof) === 'unavailable')
            return 'unavailable';
        proof = prove();
        return proof;
    };
}
/** Returns whether the response is that of a service without an action list: no such route, or complete JSON of another kind. */
function seemsUnavailable({ fault }) {
    const { kind, rejected, status = 0 } = fault ?? {};
    return ((kind === 'not-understood' && rejected === true) ||
        (kind === 'status' && [404, 405, 410, 501].includes(status)));
}

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
 * Creates the dispatcher of one request.
 * @param host host of the requested URL, as `URL` returns it
 * @throws ActionError `bad-input` if a proxy variable is not a valid URL
 */
function createDispatcher({ timeoutMs, env }, host) {
    // Shorter than the limit of the whole request, so that a connection that never opened differs from a lost response.
    const connectMs = Math.min(10_000, timeoutMs / 2);
    const noProxy = findValue(env, 'no_proxy');
    return new undici.EnvHttpProxyAgent({
        httpProxy: parseProxy(env, 'http_proxy'),
        httpsProxy: parseProxy(env, 'https_proxy'),
        noProxy: isNear(host, noProxy) ? '*' : noProxy,
        // All known services use HTTP/1.1, but undici 8 would negotiate HTTP/2.
        allowH2: false,
        proxyTls: { allowH2: false },
        pipelining: 0,
        connectTimeout: connectMs,
        // The deadline of the whole request applies instead.
        headersTimeout: 0,
        bodyTimeout: 0,
    });
}
/**
 * Whether the host is this machine or in a network that `NO_PROXY` lists as `10.0.0.0/8`. undici supports neither.
 */
function isNear(host, noProxy) {
    if (host === 'localhost' || host.endsWith('.localhost'))
        return true;
    // Check the spelling first: Node takes milliseconds to compile its IPv6 pattern, which is rarely needed.
    const form = host.startsWith('[') ? /^([\da-f.:]+)\/(\d+)$/i : /^([\d.]+)\/(\d+)$/;
    const address = host.replace(/^\[|\]$/g, '');
    if (address === host && !/^[\d.]+$/.test(host))
        return false;
    const networks = new external_node_net_.BlockList();
    for (const entry of ['127.0.0.0/8', '::1/128', ...noProxy.split(/[\s,]+/)]) {
        // undici handles entries that aren't networks, such as domains.
        const [, network, bits] = form.exec(entry) ?? [];
        if (network === undefined)
            continue;
        const maxBits = { 0: -1, 4: 32, 6: 128 }[(0,external_node_net_.isIP)(network)] ?? -1;
        if (Number(bits) <= maxBits)
            networks.addSubnet(network, Number(bits), nameFamily(network));
    }
    return (0,external_node_net_.isIP)(address) !== 0 && networks.check(address, nameFamily(address));
}
function nameFamily(address) {
    return address.includes(':') ? 'ipv6' : 'ipv4';
}
function parseProxy(env, name) {
    const value = findValue(env, name);
    // As in curl, a URL without a scheme means a plain HTTP proxy.
    const address = value === '' || value.includes('://') ? value : `http://${value}`;
    if (address === '' || URL.canParse(address))
        return address;
    // The value can contain a password, so it isn't quoted.
    const message = `The environment variable ${name.toUpperCase()} is not a valid proxy URL.`;
    throw new errors/* ActionError */.lZ('bad-input', message, {
        hint: 'Use the form http://host:port, or unset the variable. No request was sent.',
    });
}
/**
 * Returns the value of the lower-case variable, otherwise of the upper-case one, as curl does. Returns an empty
 * string if neither is set, so that undici doesn't read the environment.
 */
function findValue(env, name) {
    return (env[name] ?? '').trim() || (env[name.toUpperCase()] ?? '').trim();
}

// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/service/transport-fault.ts

const tlsHint = 'Check that `base-url` has the right host. If the service uses a private CA, set NODE_EXTRA_CA_CERTS ' +
    'to its PEM file in the environment of the runner or the job.';
const proxyHint = 'Check HTTPS_PROXY and NO_PROXY in the environment of the runner: address, user and password.';
const reachHint = 'Check `base-url`, and that this runner can reach it: DNS, firewall, VPN or proxy (HTTPS_PROXY).';
const laterHint = 'Run the workflow again when the service is available. Check the service log to find out whether the request was processed.';
/**
 * Explains an error of fetch, and decides whether the service may have processed the request. `applied` is `no` only
 * for failures before the first byte was sent.
 */
function explainTransport(error, request) {
    const { what, ...decision } = classify(listCauses(error), request);
    const explanation = `The ${request.purpose} request to ${request.url.host} failed: ${what}.`;
    return { request: request.purpose, rejected: false, explanation, ...decision };
}
function classify(causes, { timeoutMs, url }) {
    const rejection = causes.find(({ message }) => /proxy response|proxy authentication/i.test(message));
    if (rejection !== undefined)
        return explainProxy(rejection.message);
    const tls = causes.find(({ code }) => isTls(code));
    if (tls !== undefined) {
        return { kind: 'tls', applied: 'no', what: `no trusted TLS connection (${tls.code})`, hint: tlsHint };
    }
    const unreachable = causes.find(isUnreachable);
    if (unreachable !== undefined) {
        const what = `no connection (${unreachable.code})`;
        return { kind: 'unreachable', applied: 'no', what, hint: reachHint };
    }
    if (causes.some(({ message }) => message === 'bad port')) {
        const what = `port ${url.port} is reserved for another protocol`;
        return { kind: 'unreachable', applied: 'no', what, hint: 'Use another port in `base-url`.' };
    }
    if (causes.some(({ name }) => name === 'TimeoutError')) {
        const what = `no complete response within ${timeoutMs / 1000} s`;
        return { kind: 'time-out', applied: 'unknown', what, hint: `Raise \`timeout-seconds\`. ${laterHint}` };
    }
    const code = causes.find((cause) => cause.code !== '')?.code ?? causes.at(-1)?.name ?? 'unknown';
    return { kind: 'broken', applied: 'unknown', what: `the connection broke (${code})`, hint: laterHint };
}
function explainProxy(message) {
    const status = /\d{3}/.exec(message)?.[0];
    const proxyStatus = status === undefined ? undefined : Number(status);
    const what = status === undefined ? 'the proxy failed' : `the proxy failed with HTTP ${status}`;
    return { kind: 'proxy', applied: 'no', what, hint: proxyHint, proxyStatus };
}
/**
 * Lists the error and its causes, outermost first. fetch wraps errors once or twice, and a host with several
 * addresses has one error for each.
 */
function listCauses(error, depth = 0) {
    if (!(0,field/* isObject */.Gv)(error) || depth > 5)
        return [];
    const read = (key) => (0,field/* findTextField */.nw)(error, key) ?? '';
    const own = { name: read('name'), code: read('code'), syscall: read('syscall'), message: read('message') };
    const causes = [...(0,field/* listField */.FZ)(error, 'errors'), (0,field/* findField */.UI)(error, 'cause')];
    return [own, ...causes.flatMap((cause) => listCauses(cause, depth + 1))];
}
function isUnreachable({ code, syscall }) {
    const isOwn = code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_PRX_CONN';
    return isOwn || syscall === 'connect' || syscall === 'getaddrinfo';
}
/**
 * Codes of a failed TLS handshake. After the handshake, an alert or a broken record can follow the request, so other
 * TLS errors stay unknown.
 */
const tlsCodes = [
    /^(?:ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|UND_ERR_PRX_TLS)/,
    /^(?:ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)$/,
    /^ERR_SSL_(?:TLSV1_|SSLV3_)ALERT_(?:PROTOCOL_VERSION|HANDSHAKE_FAILURE|INTERNAL_ERROR|UNRECOGNIZED_NAME)/,
];
function isTls(code) {
    return tlsCodes.some((pattern) => pattern.test(code));
}

;// CONCATENATED MODULE: ./src/service/http.ts





/**
 * Creates the HTTP client. It checks the proxy variables at once, so that an invalid one doesn't fail between delete
 * and import.
 * @throws ActionError `bad-input` if a proxy variable is not a valid URL
 */
function createHttp(options) {
    void createDispatcher(options, '').destroy();
    return {
        send: async (request) => {
            const { method, url } = request;
            // Each request has its own dispatcher. An unresponsive proxy's socket, which would keep the process alive, closes
            // only with the dispatcher.
            const dispatcher = createDispatcher(options, url.hostname);
            const startMs = performance.now();
            let ending = 'aborted';
            try {
                const answer = await send(request, options, dispatcher);
                ending = `HTTP ${answer.status}, ${answer.text.length} characters`;
                return answer;
            }
            catch (error) {
                if (error instanceof errors/* ServiceFailure */.A)
                    ending = `no response (${error.fault.kind})`;
                throw error;
            }
            finally {
                options.trace(`${method} ${url.href}: ${ending} after ${Math.round(performance.now() - startMs)} ms.`);
                void dispatcher.destroy();
            }
        },
    };
}
async function send(request, options, dispatcher) {
    // The signal also aborts proxy CONNECT and TLS in fetch, but not in undici's request().
    const deadline = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
    const body = request.file === undefined ? undefined : createMultipart(request.file);
    const type = request.json === undefined ? {} : { 'content-type': 'application/json' };
    try {
        const response = await (0,undici.fetch)(request.url, {
            method: request.method,
            // Each request uses a new socket, because the service could close a reused one during the delay, which would
            // break the import.
            headers: { ...request.headers, ...type, ...body?.headers, connection: 'close' },
            redirect: 'manual',
            dispatcher,
            signal,
            body: body?.pieces ?? request.json ?? null,
            duplex: 'half',
        });
        return await readAnswer(response, request.maxBytes);
    }
    catch (cause) {
        // The cause isn't kept, because undici quotes header values in some messages.
        throw new errors/* ServiceFailure */.A(explainTransport(cause, { ...request, timeoutMs: options.timeoutMs }));
    }
}
async function readAnswer({ body, headers, status }, maxBytes) {
    const decoder = new TextDecoder();
    let text = '';
    let restBytes = maxBytes;
    for await (const chunk of (body ?? [])) {
        text += decoder.decode(chunk.subarray(0, restBytes), { stream: true });
        restBytes -= chunk.byteLength;
        // Leaving the loop cancels the body and closes the socket.
        if (restBytes < 0)
            break;
    }
    const findHeader = (name) => headers.get(name) ?? undefined;
    return { status, findHeader, text: text + decoder.decode(), isCut: restBytes < 0 };
}
const pieceBytes = 256 * 1024;
/**
 * Creates a `multipart/form-data` body with its headers. The pieces are views of the file, because undici's FormData
 * would copy a large file three times. The service requires a part named `file` with a file name, and a
 * Content-Length.
 */
function createMultipart(bytes) {
    const boundary = `----swagger-sync-${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
    const disposition = 'Content-Disposition: form-data; name="file"; filename="swagger.json"';
    const head = Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: application/json\r\n\r\n`);
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return {
        headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            // Without this header, the body would be chunked, which old gateways reject.
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
// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/service/secrets.ts

/** Minimum length of an encoded form. Shorter forms would match harmless text. */
const minFormChars = 6;
/**
 * Creates a set of secrets. The action redacts secrets before it uses a text. The runner's masks don't recognize a
 * secret that was truncated or escaped for Markdown, and they don't apply to files.
 */
function createSecrets(...values) {
    const known = new Set();
    let ordered;
    // Sort lazily, once for all added secrets, because a list can contain thousands.
    const orderForms = () => 
    // Replace the longest forms first: the base64 form of `Bearer …` contains the base64 form of the key.
    (ordered ??= [...known].flatMap(listForms).sort((one, other) => other.length - one.length));
    const secrets = {
        add: (secret) => {
            if (secret.trim() === '' || known.has(secret))
                return;
            known.add(secret);
            ordered = undefined;
        },
        redact: (text) => text === '' ? '' : orderForms().reduce((rest, form) => rest.replaceAll(form, '***'), text),
        get longest() {
            return orderForms()[0]?.length ?? 0;
        },
    };
    for (const value of values)
        secrets.add(value);
    return secrets;
}
/**
 * Whether a secret is distinctive enough to mask it everywhere in the job. A common word or a short value would also
 * mask harmless text.
 */
function isDistinctive(secret) {
    const isWords = /^\p{Lu}?\p{Ll}+([ _-]\p{L}?\p{Ll}+)*$/u.test(secret);
    return secret.length >= (isWords ? 20 : 8);
}
function listForms(secret) {
    const bytes = Buffer.from(secret);
    const uri = encodeURIComponent(secret.toWellFormed());
    const base64 = [0, 1, 2].map((shift) => renderBase64Core(bytes.subarray(shift)));
    const derived = [
        escapeJson(secret),
        // For a JSON text that is quoted inside another JSON text.
        escapeJson(escapeJson(secret)),
        uri,
        uri.replace(/%../g, (code) => code.toLowerCase()),
        ...base64,
        ...base64.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        secret.replace(/[&<>"']/g, (character) => htmlNames[character] ?? character),
    ].filter((form) => form.length >= minFormChars);
    return [...new Set([secret, ...derived])];
}
const htmlNames = {
    ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
    ...{ '"': '&quot;', "'": '&#39;' },
};
function escapeJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** Returns the base64 characters that depend only on these bytes, not on the bytes before and after them. */
function renderBase64Core(bytes) {
    return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
}
/** Number of characters from which an excerpt is taken. */
const windowChars = 4_000;
/**
 * Returns the beginning of a text from the service as one harmless line of up to 300 characters. Redacts secrets
 * before truncating, because a part of a secret would not be recognized. Omits a form that the window cuts in two.
 */
function renderExcerpt(text, { secrets }) {
    const { longest } = secrets;
    const redacted = secrets.redact(text.slice(0, windowChars + longest));
    const isCut = text.length > windowChars;
    return (0,src_text/* renderLine */.ni)(findTitle(isCut ? redacted.slice(0, Math.max(0, redacted.length - longest)) : redacted), 300);
}
/** Returns the title of a web page that has one, because markup doesn't explain the failure; otherwise the text. */
function findTitle(text) {
    const title = text.trimStart().startsWith('<') ? /<title[^>]*>([^<]*)<\/title/i.exec(text)?.[1] : '';
    return title === undefined || title.trim() === '' ? text : title.trim();
}

;// CONCATENATED MODULE: ./src/service/service-answer.ts



/**
 * Returns the reason why a response isn't a success, or `undefined` for a success. The management API documents no
 * bodies, so any 2xx response is a success, except a gateway's web page and JSON that reports an error.
 * @see docs/requests.md
 */
function findAnswerFault(answer, context) {
    if (answer.status < 200 || answer.status > 299)
        return describeStatus(answer, context);
    if (answer.isCut)
        return describeBody(answer, context, 'too-large');
    // The parsers of these responses check the content.
    if (['list', 'actionList', 'options'].includes(context.purpose))
        return undefined;
    const body = findJson(answer.text);
    const isHalfJson = body === undefined && /^\s*[[{]/.test(answer.text);
    if (looksLikeHtml(answer.text) || isHalfJson)
        return describeBody(answer, context, 'not-understood');
    if (reportsError(body))
        return describeBody(answer, context, 'is-error');
    return answer.status === 202 ? describeAccepted(context) : undefined;
}
/** Describes HTTP 202, after which the request may still be processed. */
function describeAccepted({ purpose }) {
    return {
        ...{ request: purpose, kind: 'status', applied: 'unknown', rejected: false, status: 202 },
        explanation: `The service accepted the ${purpose} request with HTTP 202 and may still be processing it.`,
        hint: 'Check the copilot in a few minutes.',
    };
}
function describeStatus(answer, context) {
    const { status } = answer;
    const { purpose } = context;
    const isRedirect = status >= 300 && status <= 399;
    const target = isRedirect ? renderOrigin(answer.findHeader('location')) : '';
    const excerpt = renderExcerpt(answer.text, context);
    return {
        request: purpose,
        kind: isRedirect ? 'redirect' : 'status',
        applied: isSurelyNotApplied(status, purpose) ? 'no' : 'unknown',
        rejected: !isTemporary(status),
        status,
        ...(looksLikeHtml(answer.text) && { isWebPage: true }),
        retryAfterMs: parseRetryAfter(answer.findHeader('retry-after'), context.epochMs),
        explanation: `The ${purpose} request failed with HTTP ${status}${target}${excerpt === '' ? '' : `: “${excerpt}”`}.`,
        hint: renderRemedy(status, context),
    };
}
function describeBody({ status, text }, context, kind) {
    const { maxBytes, purpose } = context;
    const what = {
        'too-large': `more than ${(0,src_text/* renderBytes */.UP)(maxBytes)}, the limit for this response`,
        'not-understood': looksLikeHtml(text) ? 'a web page' : 'truncated JSON',
        'is-error': 'an error',
    }[kind];
    const explanation = `The ${purpose} request returned HTTP ${status} with ${what}: “${renderExcerpt(text, context)}”.`;
    const hint = renderRemedy(kind === 'is-error' ? 422 : status, context);
    return { request: purpose, kind, applied: 'unknown', rejected: true, status, explanation, hint };
}
/** Whether a status can be temporary. A gateway can return 408, 429, 499 or 503 after the service has processed the request. */
function isTemporary(status) {
    return [408, 425, 429, 499].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}
function isSurelyNotApplied(status, purpose) {
    // A redirect to another page can mean that the request was processed.
    if (isTemporary(status) || status === 302 || status === 303)
        return false;
    // An importer that fails at an operation has stored the operations before it.
    return purpose !== 'import' || ![400, 409, 422].includes(status);
}
/** Renders only the origin of a redirect, because the URL of a login page can contain secrets. */
function renderOrigin(location = '') {
    if (location === '')
        return ', a redirect without a Location header';
    const where = URL.canParse(location) ? `to ${new URL(location).origin}` : 'within the same origin';
    return `, a redirect ${where}`;
}
function reportsError(body) {
    if (!Array.isArray(body))
        return isErrorObject(body);
    // If a handler returns its body and its status as a pair, the response is HTTP 200 with both in an array.
    const [first, second] = body;
    return isErrorObject(first) || (body.length === 2 && typeof second === 'number' && second >= 400);
}
/** Parses JSON. Returns `undefined` if the text isn't JSON. */
function findJson(text, revive) {
    try {
        return JSON.parse(text, revive);
    }
    catch {
        return undefined;
    }
}
function isErrorObject(body) {
    const flag = (0,field/* findField */.UI)(body, 'is_error');
    const isFlagged = flag === true || flag === 1 || (typeof flag === 'string' && /^true$/i.test(flag));
    return isFlagged || hasContent((0,field/* findField */.UI)(body, 'error')) || hasContent((0,field/* findField */.UI)(body, 'failure'));
}
/** Whether a field reports something. `"error": null` means that there is no error. */
function hasContent(value) {
    return value !== null && value !== undefined && value !== false && value !== '';
}
/** Whether a response is a web page. */
function looksLikeHtml(text) {
    return text.trimStart().startsWith('<');
}
/** Returns the likely fix for a status, as one sentence that names the input to check. */
function renderRemedy(status, { purpose, sentBytes }) {
    if ([404, 405, 501].includes(status)) {
        return missingRoute[purpose] ?? 'Check `base-url`. Its path prefix may be missing or wrong.';
    }
    if (status === 413)
        return (sentBytes > 0 ? `${(0,src_text/* renderBytes */.UP)(sentBytes)} were sent. ` : '') + tooLarge;
    if (purpose === 'import' && [400, 409, 415, 422, 500].includes(status)) {
        return 'Correct the OpenAPI file at the location in the response, and push again. The service log may contain more details.';
    }
    if (purpose === 'delete' && status === 500) {
        return 'Some releases of the service always fail this request. You can set `delete-path` to another route.';
    }
    return remedies[status] ?? remedies[Math.floor(status / 100)] ?? 'Check the inputs of this action.';
}
const missingRoute = {
    delete: 'If listing the copilots also fails with HTTP 404, the path of `base-url` is probably wrong. Otherwise, check `copilot-id`, or try `delete-path: /backend/actions/bot/{copilot_id}`.',
    import: 'Check that the copilot still exists, and check `base-url`.',
};
const tooLarge = 'A gateway in front of the service probably limits the size. Raise the limit (nginx: `client_max_body_size`, 1 MB ' +
    'by default), or remove unused content from the OpenAPI file.';
const keyRemedy = 'Check `api-key`. The key may be wrong, expired or revoked, or not allowed to change this copilot.';
/** Fixes by status, or by the first digit of the status. */
const remedies = {
    401: keyRemedy,
    403: keyRemedy,
    429: 'The service limits the request rate. Run the workflow again later, or lower `max-parallel`.',
    504: 'A gateway in front of the service timed out, but the service may still process the request. Raise the limit (nginx: ' +
        '`proxy_read_timeout`, 60 s by default), or run the workflow again later.',
    2: 'Check `base-url`. Another server is responding at that URL, for example with a login or error page.',
    3: 'Redirects are not followed. Check `base-url` (scheme, host, path prefix). A redirect to a login page means that `api-key` is not accepted.',
    5: 'The service or a gateway in front of it has a problem. Run the workflow again later.',
};
/** Maximum time to wait, in milliseconds (one day). Later dates are treated as this. */
const maxRetryAfterMs = 86_400_000;
/**
 * Parses the `Retry-After` header, which is a number of seconds or an HTTP date.
 * @returns milliseconds to wait, or `undefined` if the header is invalid
 * @see RFC 9110, section 10.2.3
 */
function parseRetryAfter(value = '', epochMs) {
    const text = value.trim();
    const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - epochMs;
    return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), maxRetryAfterMs);
}

;// CONCATENATED MODULE: ./src/service/answer-rows.ts



/**
 * Parses the elements of a response that is a JSON array.
 * @param revive as in `JSON.parse`
 * @throws ServiceFailure `not-understood`
 */
function parseRows({ request, secrets, text }, revive) {
    const value = findJson(text, revive);
    if (value === undefined) {
        // A truncated response or a gateway's page can be temporary, so the action list may be requested again.
        const rejected = request === 'list';
        const page = looksLikeHtml(text) ? `a web page: “${renderExcerpt(text, { secrets })}”` : undefined;
        throw rejectRows(request, `the response is ${page ?? 'not a JSON array'}`, rejected);
    }
    // JSON of another shape can contain tokens under any name, so it isn't quoted.
    if (!Array.isArray(value))
        throw rejectRows(request, 'the response is not a JSON array');
    return value;
}
const names = { list: 'The list of copilots', actionList: 'The list of actions' };
const hints = {
    list: 'Check `base-url` (its path prefix may be missing) and `api-key`. The response may be the login or error page of a gateway.',
    actionList: `If the service can’t list a copilot’s actions, ${errors/* withoutActionList */.FK}`,
};
/**
 * Creates the failure for a list that can't be read.
 * @param rejected whether another attempt would fail in the same way
 */
function rejectRows(request, what, rejected = true) {
    const facts = { request, kind: 'not-understood', applied: 'no', rejected, status: 200 };
    return new errors/* ServiceFailure */.A({
        ...facts,
        explanation: `${names[request]} can’t be read: ${what}.`,
        hint: hints[request],
    });
}
/** Matches names of secret fields. `token` is documented; some services add other secret fields. */
const secretName = /token|secret|passw|credential|api_?key|private_key/i;
/** Returns the values of an element whose names indicate a secret. */
function listSecrets(row) {
    if (!isRow(row))
        return [];
    const secrets = Object.entries(row).filter(([name]) => secretName.test(name));
    return secrets.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : []));
}
/** Whether the value is a JSON object. */
function isRow(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/service/copilot-list.ts



/**
 * Parses the elements of the copilot list. Only `id` is required, because fields differ between releases and flags
 * are numbers or booleans.
 * @throws ServiceFailure `not-understood` if the response isn't an array of objects with an ID
 * @see docs/requests.md
 */
function parseCopilots(text, context) {
    const { apiKey, maskSecret, ownSecrets, secrets } = context;
    const rows = parseRows({ request: 'list', text, secrets });
    // Mask all secrets first, so that every later message is masked.
    for (const secret of rows.flatMap(listSecrets)) {
        maskSecret(secret);
        secrets.add(secret);
    }
    return rows.map((row, index) => {
        if (!isRow(row))
            throw rejectRows('list', `element ${index} of the array is not an object`);
        const id = row['id'];
        if (typeof id !== 'string' || id === '') {
            throw rejectRows('list', `element ${index} of the array has no string in \`id\``);
        }
        // The URL of a copilot's website can also contain the token.
        const hidden = listSecrets(row);
        ownSecrets.set(id, hidden);
        const secret = createSecrets(apiKey, ...hidden);
        const open = Object.entries(row).filter(([name, value]) => !secretName.test(name) && !(0,field/* isObject */.Gv)(value));
        const record = Object.fromEntries(open.map(([name, value]) => [name, typeof value === 'string' ? secret.redact(value) : value]));
        const [name, status] = [(0,field/* findTextField */.nw)(record, 'name') ?? '', (0,field/* findTextField */.nw)(record, 'status') ?? ''];
        return { id, name, status, record };
    });
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/service/action-list.ts






/**
 * Parses the actions of this copilot from the response of the action list. Only the fields that identify an action
 * are required.
 * @throws ServiceFailure `not-understood` if the response isn't an array of objects with a method and an endpoint
 * @see docs/requests.md
 */
function parseActionList(text, { copilotId, known, maskSecret }) {
    const answer = { request: 'actionList', text, secrets: createSecrets(...known) };
    const rows = parseRows(answer);
    const hidden = rows.flatMap(listSecrets);
    for (const secret of hidden)
        maskSecret(secret);
    // Redacting short values or common words would also redact harmless names, which identify actions.
    const secrets = createSecrets(...[...known, ...hidden].filter(isDistinctive));
    const redact = (_, value) => {
        if (typeof value === 'string')
            return secrets.redact(value);
        if (!isRow(value))
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, entry]) => [secrets.redact(name), entry]));
    };
    const visible = secrets.redact(text) === text ? rows : parseRows(answer, redact);
    const actions = rows.flatMap((row, index) => {
        if (!isRow(row))
            throw rejectRows('actionList', 'one of its elements is not an object');
        const { bot_id: owner, id } = row;
        if (plainId(owner ?? copilotId) !== plainId(copilotId))
            return [];
        const action = parseAction(visible[index], id);
        const isRedacted = visible !== rows && !(0,external_node_util_.isDeepStrictEqual)(action, parseAction(row, id));
        return [isRedacted ? { ...action, isRedacted } : action];
    });
    // The action list of an empty copilot is empty. Actions of other copilots come from a cache or a gateway, so
    // another read can succeed.
    if (rows.length > 0 && actions.length === 0)
        throw rejectRows('actionList', 'all its actions belong to another copilot', false);
    return actions;
}
/** Normalizes a UUID, which services write with or without dashes and in upper or lower case. */
function plainId(id) {
    return String(id).replaceAll('-', '').toLowerCase();
}
/**
 * Parses one action.
 * @param id the ID as the service returned it, because a redacted ID could not be requested
 */
function parseAction(row, id) {
    const [method, endpoint] = [(0,field/* findTextField */.nw)(row, 'request_type'), (0,field/* findTextField */.nw)(row, 'api_endpoint')];
    if (method === undefined || endpoint === undefined) {
        throw rejectRows('actionList', 'one of its elements has no string in `request_type` and `api_endpoint`');
    }
    return {
        id: readId(id),
        method: method.toUpperCase(),
        endpoint,
        name: (0,field/* findTextField */.nw)(row, 'name'),
        operationId: (0,field/* findTextField */.nw)(row, 'operation_id'),
        description: (0,field/* findTextField */.nw)(row, 'description'),
        payload: (0,field/* findField */.UI)(row, 'payload'),
    };
}
function readId(value) {
    const id = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return (0,copilot/* isPlainId */.S)(id) ? id : '';
}
/**
 * Renders the body that creates or changes an action. The body doesn't contain the copilot's ID, because the service
 * would return HTTP 500.
 */
function renderContent(content) {
    const { method, endpoint, name, description, operationId, payload } = content;
    const body = { name, api_endpoint: endpoint, request_type: method, description, payload };
    return Buffer.from(JSON.stringify({ ...body, operation_id: operationId }));
}
/**
 * Returns the ID of the action that a request created, or `undefined` if the response has no ID that can be used in a
 * request.
 */
function findCreatedId(text) {
    return readId((0,field/* findField */.UI)(findJson(text), 'id')) || undefined;
}

;// CONCATENATED MODULE: ./src/service/service.ts








/**
 * Creates the client of the service. Every request has the key as a bearer token and accepts JSON.
 * @see docs/requests.md
 */
function createCopilotService(settings, ports) {
    // Only the runner masks a short key: redacting the key "x" would change "maximum" to "ma***imum".
    const apiKey = settings.apiKey.length < inputs/* minKeyChars */.tH ? '' : settings.apiKey;
    const secrets = createSecrets(apiKey);
    const ownSecrets = new Map();
    const maskSecret = (value) => {
        if (isDistinctive(value))
            ports.maskSecret(value);
    };
    const send = createSend(settings, secrets, ports.http);
    return {
        listCopilots: async () => {
            // Without the trailing slash, some servers redirect, and redirects aren't followed.
            const { text } = await send('list', 'GET', '/backend/copilot/');
            return parseCopilots(text, { secrets, apiKey, maskSecret, ownSecrets });
        },
        deleteActions: async (copilotId, route) => {
            await send('delete', 'DELETE', route.replaceAll('{copilot_id}', renderSegment(copilotId)));
        },
        importActions: async (copilotId, file) => {
            await send('import', 'PUT', `${renderActionsPath(copilotId)}/import-from-swagger`, { file });
        },
        listActions: async (copilotId) => {
            const answer = await send('actionList', 'GET', renderActionsPath(copilotId));
            failIfPaged(answer);
            const known = [apiKey, ...(ownSecrets.get(copilotId) ?? [])];
            return parseActionList(answer.text, { known, maskSecret, copilotId });
        },
        findMethods: async (copilotId) => {
            const isRejected = ({ rejected }) => rejected;
            const answer = await ignoreFault(send('options', 'OPTIONS', renderActionsPath(copilotId)), isRejected);
            const methods = answer
                ?.findHeader('allow')
                ?.toUpperCase()
                .match(/[A-Z]+/g);
            return methods ? new Set(methods) : undefined;
        },
        createAction: async (copilotId, content) => {
            const json = renderContent(content);
            const { text } = await send('add', 'POST', renderActionsPath(copilotId), { json });
            return findCreatedId(text);
        },
        changeAction: async (copilotId, actionId, content) => {
            const path = `${renderActionsPath(copilotId)}/action/${renderActionId('change', actionId)}`;
            await send('change', 'PATCH', path, { json: renderContent(content) });
        },
        deleteAction: async (actionId) => {
            const sent = send('delete', 'DELETE', `/backend/actions/${renderActionId('delete', actionId)}`);
            await ignoreFault(sent, ({ status }) => status === 404);
        },
    };
}
/**
 * Rejects a response that is only one page, because the other actions are then unknown.
 * @throws ServiceFailure `not-understood`
 */
function failIfPaged(answer) {
    if (!/;\s*rel\s*=\s*"?[^",;]*\bnext\b/i.test(answer.findHeader('link') ?? ''))
        return;
    const what = 'the response is only one page, as its header `Link: rel="next"` shows';
    throw rejectRows('actionList', what, false);
}
/** Waits for a request. Returns `undefined` if it fails with a fault that may be ignored. */
async function ignoreFault(sent, mayIgnore) {
    try {
        return await sent;
    }
    catch (error) {
        if (error instanceof errors/* ServiceFailure */.A && mayIgnore(error.fault))
            return undefined;
        throw error;
    }
}
function renderActionsPath(copilotId) {
    return `/backend/actions/bot/${renderSegment(copilotId)}`;
}
/**
 * Encodes an ID for a path.
 * @throws TypeError if the ID would change the path, because callers must check IDs before
 */
function renderSegment(id) {
    if (!(0,copilot/* isPlainId */.S)(id))
        throw new TypeError(`An ID that can’t be used in a path: ${JSON.stringify(id)}.`);
    return encodeURIComponent(id);
}
/**
 * Encodes the ID of an action.
 * @throws ServiceFailure if the service listed the action without an ID; the effect is the same as without the route
 */
function renderActionId(request, id) {
    if ((0,copilot/* isPlainId */.S)(id))
        return encodeURIComponent(id);
    const facts = { request, kind: 'status', applied: 'no', rejected: true, status: 501 };
    const explanation = 'The service lists an action without an ID, so the action can’t be updated or deleted individually.';
    const hint = 'Set `delete-path` to a route that deletes all actions.';
    throw new errors/* ServiceFailure */.A({ ...facts, explanation, hint });
}
const megabyte = 1_000_000;
/** Maximum size of a response in bytes, by request. All other responses are short. */
const maxResponseBytes = {
    list: 32 * megabyte,
    actionList: 32 * megabyte,
};
function createSend({ baseUrl, apiKey }, secrets, http) {
    return async (purpose, method, path, body = {}) => {
        const url = new URL(baseUrl);
        url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
        url.search = '';
        url.hash = '';
        const headers = {
            authorization: `Bearer ${apiKey}`,
            accept: 'application/json',
            'user-agent': 'copilot-swagger-sync',
            // A cached list could show actions that were deleted.
            ...(purpose === 'actionList' ? { 'cache-control': 'no-cache' } : {}),
        };
        const maxBytes = maxResponseBytes[purpose] ?? megabyte;
        const answer = await http.send({ purpose, method, url, headers, maxBytes, ...body });
        const sentBytes = body.file?.byteLength ?? 0;
        const fault = findAnswerFault(answer, {
            ...{ purpose, sentBytes, maxBytes, secrets },
            epochMs: Date.now(),
        });
        if (fault !== undefined)
            throw new errors/* ServiceFailure */.A(fault);
        return answer;
    };
}

;// CONCATENATED MODULE: ./src/service/share-service.ts

/** Delay after HTTP 429 without `Retry-After`, in milliseconds. */
const defaultRetryMs = 1_000;
/** Maximum random delay that spreads simultaneous requests, in milliseconds. */
const spreadMs = 500;
/**
 * Shares one service between parallel targets. A copilot list that one target requested serves all of them. After
 * HTTP 429, all targets delay their requests. Only requests that add actions don't wait for the copilot list, because
 * a copilot would otherwise stay empty until the list is available.
 */
function shareService(service, ports) {
    const { findOpenMs, run } = createPace(ports);
    let latest;
    return {
        listCopilots: (sinceMs = 0) => {
            if (latest !== undefined && latest.requestedMs >= sinceMs)
                return latest.list;
            const current = { requestedMs: ports.clock.nowMs(), list: run('list', () => service.listCopilots()) };
            latest = current;
            current.list.catch((error) => {
                // A rejection applies to all targets; any other failure can be temporary.
                const isRejected = error instanceof errors/* ServiceFailure */.A && error.fault.rejected;
                if (latest === current && !isRejected)
                    latest = undefined;
            });
            return current.list;
        },
        deleteActions: (...call) => run('delete', () => service.deleteActions(...call)),
        importActions: (...call) => run('import', () => service.importActions(...call)),
        listActions: (...call) => run('actionList', () => service.listActions(...call)),
        deleteAction: (...call) => run('delete', () => service.deleteAction(...call)),
        findMethods: (...call) => run('options', () => service.findMethods(...call)),
        createAction: (...call) => run('add', () => service.createAction(...call)),
        changeAction: (...call) => run('change', () => service.changeAction(...call)),
        findOpenMs,
    };
}
function createPace({ clock, random, interruption }) {
    const opensMs = { afterList: 0, afterOthers: 0 };
    let closedBy;
    /** Returns the time from which such requests may be sent, with a random delay per caller. */
    const findOpenMs = (request) => {
        const isWrite = ['import', 'add', 'change'].includes(request);
        const openMs = Math.max(opensMs.afterOthers, isWrite ? 0 : opensMs.afterList);
        return clock.nowMs() < openMs ? openMs + random() * spreadMs : openMs;
    };
    const close = (request, fault) => {
        const waitMs = Math.min(fault.retryAfterMs ?? defaultRetryMs, errors/* retryAfterCapMs */.lb);
        const gate = request === 'list' ? 'afterList' : 'afterOthers';
        closedBy = fault;
        opensMs[gate] = Math.max(opensMs[gate], clock.nowMs() + waitMs);
    };
    const run = async (request, call) => {
        for (;;) {
            const waitMs = findOpenMs(request) - clock.nowMs();
            if (closedBy === undefined || waitMs <= 0)
                break;
            // After a signal, little time is left, so the request isn't delayed but fails.
            await clock.sleep(waitMs, interruption);
            if (interruption.aborted)
                throw createUnsent(request, closedBy);
        }
        const sentMs = clock.nowMs();
        try {
            return await call();
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceFailure */.A))
                throw error;
            if (error.fault.status === 429)
                close(request, error.fault);
            throw new errors/* ServiceFailure */.A(error.fault, { sentMs });
        }
    };
    return { findOpenMs, run };
}
/** Creates the failure of a request that was never sent, so the copilot did not change. */
function createUnsent(request, closedBy) {
    const explanation = `The ${request} request was not sent, because the service limits its requests and the run was canceled.`;
    const facts = { applied: 'no', rejected: false, isUnsent: true };
    return new errors/* ServiceFailure */.A({ ...closedBy, ...facts, request, explanation });
}

;// CONCATENATED MODULE: ./src/connect.ts


/**
 * Creates the service client that all targets share. Sends nothing yet. `signal` aborts every request, whose effect is
 * then unknown.
 * @throws ActionError `bad-input` if a proxy variable is not a valid URL
 */
function createService(access, { runner: { env, log, maskSecret }, ...pace }) {
    const { apiKey = '', baseUrl, ...limits } = access;
    const http = createHttp({ ...limits, env, trace: log.debug });
    const service = createCopilotService({ baseUrl, apiKey }, { http, maskSecret });
    return shareService(service, { ...pace, random: Math.random });
}
/** Creates the function that connects each target. */
function createConnect({ baseUrl, apiKey, timeoutMs }, announcement, ports) {
    const service = createService({ baseUrl, apiKey, timeoutMs }, ports);
    const owner = { serviceHash: (0,journal_entry/* hashService */.od)(baseUrl), run: (0,journal_entry/* nameRun */.Lu)(ports.runner.env) };
    const openJournal = (0,journal/* createJournals */.Vc)(announcement, owner);
    const findActionList = createFindActionList();
    return (index) => ({ service, findActionList, journal: openJournal(index) });
}


/***/ }),

/***/ 4600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FT: () => (createActionListError),
  R3: () => (createNamelessError),
  X5: () => (createListError),
  pj: () => (createUnknownCopilotError),
  yc: () => (createWebPageError)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);


/** Maximum number of copilots that the error about an unknown copilot names. */
const maxShownCopilots = 20;
/** Explains that the copilot list can't be read. */
function createListError({ explanation, hint, kind, rejected }) {
    const isStrange = kind === 'not-understood' || kind === 'too-large';
    const code = rejected ? 'service-refused' : 'service-unreachable';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(isStrange ? 'service-not-understood' : code, explanation, { hint });
}
/** Explains that a web page was returned instead of the copilot list. */
function createWebPageError({ explanation }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('service-not-understood', `${explanation} The response is a web page instead of the service’s JSON.`, {
        hint: 'Check `base-url`. The host or the path prefix is probably wrong. Use the URL of the service without `/backend`.',
    });
}
/** Explains that the copilot list is missing, and the workflow names no copilot. */
function createNamelessError(givenId, { explanation, hint }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('copilot-unknown', `${describeAsked(givenId)} ${explanation}`, {
        hint: `${hint} If the service has no copilot list, set \`copilot-id\` to the copilot’s ID.`,
    });
}
/** Explains that the action list can't be read, so that the run ends before anything is changed. */
function createActionListError({ explanation, hint, rejected }) {
    const code = rejected ? 'service-refused' : 'service-unreachable';
    const message = `${explanation} The copilot’s current actions are unknown, so nothing was changed.`;
    const remedy = `If this request always fails, ${_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutActionList */ .FK} The result then can’t be verified.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(code, message, { hint: `${hint} ${remedy}` });
}
/**
 * Explains that the copilot doesn't exist, or that the workflow names no copilot.
 * @param copilots copilots to choose from, or `undefined` if they are confidential
 */
function createUnknownCopilotError(givenId, copilots) {
    const which = copilots === undefined
        ? 'To list the available copilots, run the workflow on the target branch.'
        : renderCopilots(copilots);
    const named = (copilots ?? []).filter(({ name }) => name.toLowerCase() === givenId?.toLowerCase());
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('copilot-unknown', `${describeAsked(givenId)} ${which}`, {
        hint: copilots?.length === 0 ? noCopilots : renderChoice(givenId, named),
    });
}
function describeAsked(givenId) {
    if (givenId === undefined)
        return 'The input `copilot-id` is missing.';
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLine */ .ni)(givenId, 100);
    return isSeveral(givenId)
        ? `The input \`copilot-id\` has several IDs (“${shown}”).`
        : `There is no copilot ${shown} among those that this key can access.`;
}
function isSeveral(givenId) {
    const parts = givenId.split(/[,\s]+/u).filter((part) => part !== '');
    return parts.length > 1 && (givenId.includes(',') || parts.every((part) => /^[\da-f-]{8,}$/iu.test(part)));
}
const noCopilots = 'Create a copilot on the service and set `copilot-id` to its ID, or use the key of the account that owns the copilot.';
function renderChoice(givenId, named) {
    const [copilot] = named;
    if (copilot !== undefined && named.length === 1) {
        return `“${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLine */ .ni)(copilot.name, 80)}” is the name of the copilot. Set \`copilot-id\` to its ID, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLine */ .ni)(copilot.id, 80)}.`;
    }
    if (givenId !== undefined && isSeveral(givenId)) {
        return 'Set `copilot-id` to one of these IDs. To sync several copilots, list them and their OpenAPI files in a `config-file`.';
    }
    return 'Set `copilot-id` to one of these IDs, or use the key of the account that owns the copilot.';
}
function renderCopilots(copilots) {
    if (copilots.length === 0)
        return 'The key can’t access any copilots.';
    const cut = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLine */ .ni)(text, 80);
    const lines = copilots
        .slice(0, maxShownCopilots)
        .map(({ id, name, status }) => `- ${cut(id)} “${cut(name)}” (${cut(status) || 'no status'})`);
    const rest = copilots.length - lines.length;
    return ['The key can access:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}


/***/ }),

/***/ 4668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  SP: () => (explainFailure),
  gS: () => (explainNoJournal),
  rj: () => (explainLostJournal)
});
var _results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4880);

/** Explains why a sync failed and what to do. */
function explainFailure(result, { fault, rolledBackFor, stop }) {
    if (stop === 'no-journal')
        return explainNoJournal();
    const interruption = interruptions[stop];
    if (interruption !== undefined)
        return { code: 'interrupted', message: canceled, hint: interruption };
    const row = _results_js__WEBPACK_IMPORTED_MODULE_0__/* .results */ .X[result];
    const first = rolledBackFor === 'out-of-time' ? { explanation: late, hint: fault?.hint } : rolledBackFor;
    const causes = [first, fault].filter((cause) => cause !== undefined);
    const messages = new Set([stops[stop], ...causes.map(({ explanation }) => explanation)]);
    const { hint = 'See the log.' } = causes[0] ?? {};
    const hints = [hint, row.remedy, row.outcome === 'aborted' ? undefined : catchUpHint];
    return {
        code: result === 'record-removed' ? result : 'replacement-failed',
        message: row.message ?? ([...messages].filter(Boolean).join(' ') || 'The sync failed.'),
        hint: row.hint ?? hints.filter(Boolean).join(' '),
    };
}
const catchUpHint = `To bring the copilot up to date, ${_results_js__WEBPACK_IMPORTED_MODULE_0__/* .rerun */ .n}`;
const canceled = 'The run was canceled while the copilot’s actions were being replaced.';
const late = 'The new version was not in place after half of the time limit.';
const interruptions = {
    interrupted: 'Run the workflow again.',
    'handed-over': 'The post step of this action finishes the sync. See its log and summary.',
};
const stops = {
    'record-removed': 'The delete request deleted the copilot itself, not only its actions.',
    'out-of-time': 'The time limit for repairing the copilot expired.',
};
/**
 * Explains that the recovery journal can't be written. The check happens before any request, so that a full disk is
 * found in time.
 */
function explainNoJournal(cause) {
    const detail = cause === undefined ? '' : ` ${cause}.`;
    return {
        code: 'replacement-failed',
        message: `The recovery journal can’t be written.${detail}`,
        hint: 'Check that RUNNER_TEMP is writable and has space for the OpenAPI file and its earlier versions.',
    };
}
/**
 * Explains that the recovery journal can't be read, so that the post step can't resume the sync.
 * @param reason a clause, such as `its journal is gone`
 */
function explainLostJournal(reason) {
    return {
        code: 'replacement-failed',
        message: `The main step did not finish the sync, and ${reason}.`,
        hint: `Check the copilot. Then ${_results_js__WEBPACK_IMPORTED_MODULE_0__/* .rerun */ .n}`,
    };
}


/***/ }),

/***/ 4880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (results),
  n: () => (rerun)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);


/** Ends a sentence that asks users to run the action again. */
const rerun = 're-run this job, or click “Run workflow” if the workflow has it.';
const unknown = 'The copilot’s current actions are unknown:';
const emptyState = 'The copilot has no actions.';
const unknownState = `${unknown} it may have the new or the previous actions, some of them, or none.`;
const hiddenState = `${unknown} the service confirmed changes that its action list never showed.`;
const resumed = 'The post step of this action resumes the sync.';
/** Meaning of each result of a sync: its outcome, the copilot's current actions, and the fix. Its headline is in `headlines`. */
const results = {
    verified: {
        outcome: 'reached',
        state: (check) => `${renderVerified(check)}${renderRolling(check)}`,
    },
    counted: {
        outcome: 'reached',
        state: (check) => `The copilot has ${renderVersion(check)}. Only the number was verified (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(check.desired, 'action')}), because the service lists actions in a different format.`,
    },
    confirmed: {
        outcome: 'reached',
        state: (check) => `The service confirmed every change for ${renderVersion(check)}. The result could not be verified, because the service stopped listing the actions.`,
    },
    imported: {
        outcome: 'reached',
        state: ({ aim, version }) => `The service confirmed the import of ${version}.${aim === 'new' ? '' : ' It is not verified that the copilot had exactly these actions before.'}`,
    },
    unchanged: {
        outcome: 'aborted',
        state: () => 'The copilot was not changed and has its previous actions.',
    },
    presumed: {
        outcome: 'aborted',
        state: ({ reason }) => `The copilot should still have its previous actions, because the service failed every delete request. This is not verified, because ${reason}.`,
    },
    incomplete: {
        outcome: 'degraded',
        state: (check) => `The copilot has ${renderPart(check)}.`,
    },
    'index-incomplete': {
        outcome: 'degraded',
        state: (check) => `The copilot has ${renderAll(check)}, but its search index might not contain ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(check.unconfirmed, 5)}.`,
        // Without `force`, another run finds the actions in sync and leaves the index as it is.
        hint: 'After the service’s search works again (check the service log), run once with `force: true`.',
    },
    pending: {
        outcome: 'degraded',
        state: (check) => `The copilot has ${renderAll(check)}, but a request that timed out may still change them.`,
        remedy: 'Check the copilot in a few minutes.',
    },
    disturbed: {
        outcome: 'degraded',
        state: (check) => `The copilot has ${renderAll(check)}, as far as its action list showed them, but other actions appeared or disappeared during the run.`,
        remedy: 'Check the copilot.',
    },
    unreadable: {
        outcome: 'degraded',
        state: () => `${unknown} the service stopped listing them.`,
        remedy: 'Check the copilot.',
    },
    hidden: {
        outcome: 'degraded',
        state: () => hiddenState,
        remedy: `If the action list of this service never shows a change, ${_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutActionList */ .FK}`,
    },
    'hidden-undone': {
        outcome: 'degraded',
        state: () => hiddenState,
        message: 'The service confirmed an action that its action list does not show. The next run would add every action a second time, so the action was deleted again.',
        hint: `The action list of this service doesn’t show the copilot’s actions. Remove \`strategy\`, and ${_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutActionList */ .FK}`,
    },
    empty: { outcome: 'degraded', state: () => emptyState },
    unknown: { outcome: 'degraded', state: () => unknownState },
    'handed-over': {
        outcome: 'degraded',
        state: (check) => `At the last check, the copilot had ${renderPart(check)}. ${resumed}`,
    },
    'handed-over-unread': {
        outcome: 'degraded',
        state: ({ isEmpty }) => `${isEmpty ? emptyState : unknownState} ${resumed}`,
    },
    'record-removed': {
        outcome: 'degraded',
        state: () => 'The copilot no longer exists on the service, so nothing was imported.',
        hint: 'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new ID, and set ' +
            '`delete-path: /backend/actions/bot/{copilot_id}`, which deletes only the actions. ' +
            `Then ${rerun}`,
    },
};
function renderVersion({ aim }) {
    return aim === 'new' ? 'the new version' : 'its previous actions';
}
function renderVerified({ aim, desired }) {
    if (aim === 'previous')
        return 'The copilot has its previous actions (verified).';
    return `The copilot has the new version (${desired === 1 ? 'its one action' : `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(desired)} actions`} verified).`;
}
/** Describes whether actions were unavailable during a rolling sync. */
function renderRolling({ aim, counts, held, strategy }) {
    if (strategy !== 'rolling' || aim === 'previous' || held === 0)
        return '';
    return counts.isZeroDowntime
        ? ' It was never without its actions.'
        : ' Some actions were missing for a moment, until they were added again.';
}
function renderAll({ aim, desired }) {
    if (aim === 'previous')
        return `all of its ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'previous action')}`;
    return `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'action')} of the new version`;
}
function renderPart({ aim, desired, extra, missing, right }) {
    const all = aim === 'new'
        ? `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'action')} of the new version`
        : `its ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'previous action')}`;
    const held = desired === 0 ? 'other actions' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(right)} of ${all}`;
    const lists = [
        ...(missing.length > 0 ? [`missing: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(missing, 5)}`] : []),
        ...(extra.length > 0 ? [`extra: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(extra, 5)}`] : []),
    ];
    return [held, ...lists].join('; ');
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (checkCopilot),
  c: () => (findCopilot)
});
var _messages_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4600);
var _request_with_retries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);


/**
 * Finds the copilot in the service's list before anything is deleted, which proves the URL, the key and the ID at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
async function checkCopilot(copilotId, options, ports) {
    const { hidesCopilotNames = false, unusableId } = options;
    const listing = await (0,_request_with_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .requestWithRetries */ .ek)(() => ports.service.listCopilots(), options, ports);
    if (listing.ok) {
        const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
        if (copilot !== undefined)
            return { copilotId: copilot.id, copilot, warnings: [] };
        throw (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_1__/* .createUnknownCopilotError */ .pj)(copilotId ?? unusableId, hidesCopilotNames ? undefined : listing.value);
    }
    const { fault } = listing;
    // A service without a copilot list returns one of these statuses.
    if (![404, 405, 501].includes(fault.status ?? 0))
        throw (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_1__/* .createListError */ .X5)(fault);
    if (fault.isWebPage === true)
        throw (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_1__/* .createWebPageError */ .yc)(fault);
    if (copilotId === undefined)
        throw (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_1__/* .createNamelessError */ .R3)(unusableId, fault);
    const warning = `${fault.explanation} The action can’t check the copilot, so it assumes that ${copilotId} exists.`;
    return { copilotId, copilot: undefined, warnings: [warning] };
}
/**
 * Returns the copilot with that ID, or `undefined` if it isn't listed or is marked as deleted. Prefers an exact match,
 * and otherwise ignores case, because services write UUIDs in both cases.
 */
function findCopilot(copilots, copilotId) {
    const present = copilots.filter(({ record }) => !record['deleted_at']);
    const exact = present.find((copilot) => copilot.id === copilotId);
    return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}


/***/ }),

/***/ 1484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  ER: () => (parseEntry),
  Ft: () => (renderEntry),
  JN: () => (parseJob),
  Lu: () => (nameRun),
  eS: () => (renderJob),
  od: () => (hashService)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8877);
var node_v8__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_1__);


const version = 9;
function renderEntry(entry) {
    const { state } = entry;
    return Buffer.from(JSON.stringify({ version, ...entry, digest: digestState(state) }));
}
/** Computes a digest that reveals whether someone edited the state. */
function digestState(state) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(state)).digest('hex');
}
/**
 * Renders the `job` file, which is as confidential as its folder: the size of the job without its documents, the job,
 * and each document. The documents aren't copied, because they can be the largest data of a run.
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
/**
 * Parses `journal.json`.
 * @throws Error if this version of the action did not write it, or if it was changed
 */
function parseEntry(bytes) {
    const { digest, ...entry } = checkVersion(JSON.parse(bytes.toString('utf8')));
    if (digest !== digestState(entry.state))
        throw new TypeError('The journal was changed after it was written.');
    return entry;
}
/**
 * Parses the `job` file.
 * @throws Error if this version of the action did not write it, or if it is incomplete
 */
function parseJob(bytes) {
    let end = 4 + bytes.readUInt32LE();
    const deserializer = Object.assign(new node_v8__WEBPACK_IMPORTED_MODULE_1__.DefaultDeserializer(bytes.subarray(4, end)), {
        _readHostObject: () => bytes.subarray(end, (end += deserializer.readUint32())),
    });
    deserializer.readHeader();
    const { job } = checkVersion(deserializer.readValue());
    if (end !== bytes.length)
        throw new TypeError('The job is incomplete.');
    return job;
}
/** Returns an ID of the run and job, so that a recovery never resumes another run on the same machine. */
function nameRun(env) {
    const names = ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'];
    return names.map((name) => env[name]).join(' ');
}
/** Computes a hash of the service's URL, so that a recovery never sends requests to another service. */
function hashService({ origin, pathname }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(origin + pathname.replace(/\/+$/, ''))
        .digest('hex');
}
/** Checks the version. Files are written completely or not at all, so the version guarantees their structure. */
function checkVersion(value) {
    if (typeof value === 'object' && value !== null && 'version' in value && value.version === version)
        return value;
    throw new TypeError('Another version of this action wrote the file.');
}


/***/ }),

/***/ 9733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Vc: () => (createJournals),
  bA: () => (reopenJournal)
});
/* unused harmony export renamePatiently */
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);
var _field_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(181);
var _journal_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1484);
var _journal_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4977);






/**
 * Opens the journals of one run, one per target (`index` counts from 0), in a folder that only this user can read.
 * Nothing is written before `begin`.
 */
function createJournals(main, owner) {
    let root;
    // The folder is created with the first sync, so a run without changes leaves no files. If another process
    // has created the folder, `mkdir` fails.
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
                    await writeEntry(folder, { ...owner, copilotId, ...mark, state });
                }
                catch (cause) {
                    // The previous journal is outdated. Resuming from it would undo later changes.
                    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), { force: true }).catch(() => undefined);
                    throw cause;
                }
                finally {
                    main.report(index, copilotId, mark.isOpen);
                }
            },
        };
    };
}
/** Reopens the journal of an interrupted sync. */
function reopenJournal(folder, { copilotId, run, serviceHash }) {
    return {
        begin: () => Promise.resolve(),
        write: (state, mark) => writeEntry(folder, { copilotId, run, serviceHash, ...mark, state }),
    };
}
async function writeEntry(folder, entry) {
    await writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), [(0,_journal_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .renderEntry */ .Ft)(entry)]);
    if (entry.isOpen)
        return;
    // The journal stays, because a post step that started earlier must be able to read that the sync has ended.
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name !== 'journal.json');
    await Promise.all(names.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true })));
}
/**
 * Writes a file completely or not at all, because the process can be killed at any time. The data isn't flushed to
 * disk, because no process reads it after a crash of the machine.
 */
async function writeSafely(path, pieces) {
    const draft = `${path}.new`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, pieces, { mode: 0o600 });
    await renamePatiently(draft, path);
}
/**
 * Renames a file, and repeats the attempt for about 0.8 s. Windows rejects the attempt while another program, such as
 * a virus scanner, has the file open.
 */
async function renamePatiently(from, to, move = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename) {
    for (const delayMs of [10, 20, 50, 100, 200, 400]) {
        try {
            await move(from, to);
            return;
        }
        catch (error) {
            if (!/^(?:EACCES|EBUSY|EPERM)$/.test((0,_field_js__WEBPACK_IMPORTED_MODULE_5__/* .findTextField */ .nw)(error, 'code') ?? ''))
                throw error;
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(delayMs);
    }
    await move(from, to);
}


/***/ }),

/***/ 6978:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HY: () => (restoreRow),
  VQ: () => (nameGroup),
  c1: () => (renderActionContent)
});
var _importer_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(763);
var _importer_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(120);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);


/** Returns the desired action that restores a row, under the name from the document if the action is known. */
function restoreRow(row, known) {
    const { endpoint, method } = row;
    const { parameters = [], request_body = {} } = ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(row.payload) ? row.payload : {});
    const content = {
        method,
        endpoint,
        description: row.description ?? '',
        payload: { parameters, request_body },
        ...(row.isRedacted === true ? { isRedacted: true } : {}),
    };
    if (known !== undefined)
        return { ...known, ...content };
    const name = row.name ?? '';
    const operationId = row.operationId ?? (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .deriveOperationId */ .wQ)(name);
    return { ...content, path: endpoint, name, operationId, isUnmanaged: true };
}
/** Returns the content of a request. The service derives the `operation_id` of a managed action from its name. */
function renderActionContent(action) {
    const { description, endpoint, isUnmanaged, method, name, operationId, payload } = action;
    const content = { method, endpoint, name, description, payload };
    return isUnmanaged === true ? { ...content, operationId } : content;
}
/** Returns the name of the group of actions that the service can't distinguish in a delete or in the search index. */
function nameGroup(action) {
    const { operationId = '' } = action;
    return operationId === '' ? (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRoute */ .Q)(action) : (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOperationId */ .iD)(operationId);
}


/***/ }),

/***/ 1826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HX: () => (matchActions),
  L1: () => (findDrift),
  tU: () => (isInSync)
});
var _importer_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(120);
var _importer_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2433);
var _desired_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6978);


/**
 * Pairs desired and observed actions, by the names of their groups. An observed action is paired with the equal action,
 * otherwise with an action of its own name, preferably the one with its method and path.
 */
function matchActions(desired, rows, ownership) {
    const desiredByGroup = Map.groupBy(desired, _desired_action_js__WEBPACK_IMPORTED_MODULE_0__/* .nameGroup */ .VQ);
    const rowsByGroup = Map.groupBy(rows, ownership.nameGroup);
    const names = new Set([...desiredByGroup.keys(), ...rowsByGroup.keys()]);
    return new Map([...names].map((name) => {
        const members = { desired: desiredByGroup.get(name) ?? [], rows: rowsByGroup.get(name) ?? [] };
        return [name, { ...members, ...pairMembers(members, ownership) }];
    }));
}
function pairMembers({ desired, rows }, { find }) {
    const equal = takePairs({ missing: desired, extra: rows }, { ofAction: _importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderRoute */ .Q, ofRow: _importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderRoute */ .Q, fits: _importer_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isInPlace */ .RS });
    const known = new Map(equal.left.extra.map((row) => [row, find(row)]));
    const changed = takePairs(equal.left, { ofAction: renderKey, ofRow: (row) => renderKey(known.get(row)) });
    const moved = takePairs(changed.left, {
        ofAction: ({ name }) => name,
        ofRow: (row) => known.get(row)?.name,
    });
    return {
        equal: equal.pairs,
        changed: [...changed.pairs, ...moved.pairs],
        unequal: equal.left,
        unpaired: moved.left,
    };
}
function renderKey(action) {
    return action && `${action.method} ${action.path} ${action.name}`;
}
/** Pairs each observed action with the first unpaired action of its key that fits. */
function takePairs({ extra, missing }, { fits = () => true, ofAction, ofRow }) {
    const open = Map.groupBy(missing, ofAction);
    const pairs = extra.flatMap((row) => {
        const candidates = open.get(ofRow(row)) ?? [];
        const at = candidates.findIndex((action) => fits(action, row));
        const [action] = at === -1 ? [] : candidates.splice(at, 1);
        return action === undefined ? [] : [{ action, row }];
    });
    const paired = new Set(pairs.flatMap(({ action, row }) => [action, row]));
    const isOpen = (action) => !paired.has(action);
    return { pairs, left: { missing: missing.filter(isOpen), extra: extra.filter(isOpen) } };
}
/** Lists the differences. An action that was renamed or moved is one difference, although a sync replaces it. */
function findDrift(desired, rows, ownership) {
    const matches = [...matchActions(desired, rows, ownership).values()];
    const open = {
        missing: matches.flatMap(({ unpaired }) => unpaired.missing),
        extra: matches.flatMap(({ unpaired }) => unpaired.extra),
    };
    const renamed = takePairs(open, { ofAction: _importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderRoute */ .Q, ofRow: _importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderRoute */ .Q });
    const moved = takePairs(renamed.left, {
        ofAction: renderKey,
        ofRow: (row) => renderKey(ownership.findOnAnyServer(row)[0]),
    });
    const different = [...matches.flatMap(({ changed }) => changed), ...renamed.pairs, ...moved.pairs];
    const describe = ({ method, name, path }) => ({ method, path, name });
    return {
        missing: moved.left.missing.map(describe),
        extra: moved.left.extra.map(_importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRow */ ._),
        different: different.map(({ action }) => describe(action)),
    };
}
function isInSync({ different, missing, extra }) {
    return different.length + missing.length + extra.length === 0;
}


/***/ }),

/***/ 3152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ck: () => (createExplanation),
  G6: () => (selectKnown),
  kG: () => (createManaged),
  s4: () => (createOwnership)
});
var _importer_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);
var _importer_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(763);
var _desired_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6978);


const nameless = { name: undefined, operationId: undefined };
/** @param actions the actions of all known versions, the preferred version first */
function createOwnership(actions) {
    const byName = new Map();
    const byPath = new Map();
    const groups = new Map();
    const servers = new Set();
    const add = (more) => {
        for (const action of more) {
            servers.add(findServer(action, action));
            append(byPath, (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(action.path, nameless), action);
            for (const names of (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(action)) {
                append(byName, (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(action.path, names), action);
                groups.set((0,_importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOperationId */ .iD)(names.operationId), (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_2__/* .nameGroup */ .VQ)(action));
            }
        }
    };
    const findOnAnyServer = (row) => {
        // A service may return only one of the two names, or none.
        const hasBoth = row.name !== undefined && row.operationId !== undefined;
        const candidates = hasBoth
            ? (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listRowKeys */ .n)(row).flatMap((key) => byName.get(key) ?? [])
            : (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listRowKeys */ .n)({ ...row, ...nameless }).flatMap((key) => byPath.get(key) ?? []);
        return candidates.filter((action) => (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownAs */ .CN)(action, row));
    };
    const find = (row) => {
        const found = findOnAnyServer(row).filter((action) => servers.has(findServer(row, action)));
        return (found.find((action) => (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isInPlace */ .RS)(action, row)) ??
            found.find(({ endpoint }) => endpoint === row.endpoint) ??
            found[0]);
    };
    add(actions);
    return {
        add,
        find,
        findOnAnyServer,
        nameGroup: (row) => {
            const action = find(row);
            if (action !== undefined)
                return (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_2__/* .nameGroup */ .VQ)(action);
            const displayed = (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_2__/* .nameGroup */ .VQ)(row);
            return groups.get(displayed) ?? displayed;
        },
    };
}
function append(index, key, action) {
    const entries = index.get(key);
    if (entries === undefined)
        index.set(key, [action]);
    else
        entries.push(action);
}
/** Returns the part of an endpoint before the action's path. The endpoint must end with this path. */
function findServer({ endpoint }, { path }) {
    return endpoint.slice(0, endpoint.length - path.length);
}
/**
 * Creates the ownership of a copilot's actions from the versions of the file that were read, this one first. Actions
 * on a server of one of the versions are managed. If the servers moved as a whole, as with another `server-url`, all
 * matching actions are managed.
 */
function createManaged(rows, versions) {
    const actions = versions.flatMap(({ actions: selected, unselected = [] }) => [...selected, ...unselected]);
    const ownership = createOwnership(actions);
    const moved = findMovedServer(rows, versions, ownership);
    if (moved !== undefined)
        ownership.add(actions.map((action) => ({ ...action, endpoint: moved + action.path })));
    return ownership;
}
/**
 * Returns the one server that all matching actions are on, if it isn't this version's. The matches must be more than
 * half of a version, because two files that share a copilot often have one route in common, such as `GET /health`.
 */
function findMovedServer(rows, [next, ...earlier], ownership) {
    const matches = rows.flatMap((row) => ownership.findOnAnyServer(row).map((action) => ({ action, server: findServer(row, action) })));
    const [server, ...others] = new Set(matches.map((match) => match.server));
    if (next === undefined || server === undefined || others.length > 0)
        return undefined;
    if (next.actions.some((action) => findServer(action, action) === server))
        return undefined;
    const matched = new Set(matches.map(({ action }) => action));
    const isMost = ({ actions }) => 2 * actions.filter((action) => matched.has(action)).length > actions.length;
    return [next, ...earlier].some(isMost) ? server : undefined;
}
/** Compares each version only with the actions that are left. Otherwise, one manual action would cost a full comparison per version. */
function createExplanation(rows, next) {
    const ownership = createOwnership([]);
    const versions = [];
    let left = rows;
    const add = (version) => {
        versions.push(version);
        ownership.add(version.actions);
        const before = left.length;
        left = left.filter((row) => ownership.find(row) === undefined);
        // If the servers moved as a whole, each action has a match on another server.
        if (left.length > 0 && left.every((row) => ownership.findOnAnyServer(row).length > 0)) {
            const managed = createManaged(rows, versions);
            left = left.filter((row) => managed.find(row) === undefined);
        }
        return left.length < before;
    };
    add(next);
    return { add, left: () => left };
}
/** Returns the desired action of each managed action, on the server of the observed one. */
function selectKnown(rows, versions) {
    const { find } = createManaged(rows, versions);
    return rows.flatMap((row) => {
        const action = find(row);
        return action === undefined ? [] : [{ ...action, endpoint: row.endpoint }];
    });
}


/***/ }),

/***/ 2766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  QP: () => (beginStatus),
  Vr: () => (selectBackup),
  qT: () => (createPlan),
  zg: () => (findUnsafeCause)
});
var _desired_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6978);
var _match_actions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1826);
var _ownership_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);
var _status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8407);




function createPlan(job) {
    const ownership = (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .createOwnership */ .s4)([...job.next.actions, ...job.known]);
    const restorable = job.before.filter((row) => job.unmanaged === 'delete' || ownership.find(row) !== undefined);
    const rollback = restorable.map((row) => (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreRow */ .HY)(row, ownership.find(row)));
    const desired = { rollout: job.next.actions, rollback };
    return { job, ownership, desired, restorable, before: (0,_status_js__WEBPACK_IMPORTED_MODULE_2__/* .digestRows */ .i8)(job.before) };
}
/** Creates the status before the first request. */
function beginStatus({ job, ownership }) {
    const { before, isForced, next, strategy } = job;
    const groups = [...Map.groupBy(before, ownership.nameGroup)].map(([name, rows]) => [name, { ..._status_js__WEBPACK_IMPORTED_MODULE_2__/* .freshGroup */ .AK, ids: (0,_status_js__WEBPACK_IMPORTED_MODULE_2__/* .listIds */ .Z6)(rows) }]);
    const status = {
        state: strategy === 'recreate' ? 'teardown' : 'converging',
        groups: Object.fromEntries(groups),
        inFlight: [],
        attempts: { clear: _status_js__WEBPACK_IMPORTED_MODULE_2__/* .untried */ .IM, import: _status_js__WEBPACK_IMPORTED_MODULE_2__/* .untried */ .IM },
        service: { lacks: {}, lagMs: 0, isVisible: false },
        effects: { hasChanged: false, hasOthers: false, added: [], displaced: [] },
        times: { delays: [] },
    };
    // All managed actions are written again, because the search index might not contain them.
    return isForced && strategy === 'rolling'
        ? (0,_status_js__WEBPACK_IMPORTED_MODULE_2__/* .updateGroups */ .eq)(status, next.actions.map(_desired_action_js__WEBPACK_IMPORTED_MODULE_1__/* .nameGroup */ .VQ), { needsReindex: true })
        : status;
}
/**
 * Describes why single actions can't be repaired safely: the copilot has half of the desired names, but no action matches
 * any known version. The service probably rewrites the actions that it stores.
 */
function findUnsafeCause({ before, known, next }) {
    if (before.some(({ id }) => id === ''))
        return 'this service lists actions without IDs';
    const ownership = (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .createOwnership */ .s4)(next.actions);
    const isUnknown = (row) => ownership.findOnAnyServer(row).length === 0;
    const names = new Set(before.filter(isUnknown).map(ownership.nameGroup));
    const matching = next.actions.filter((action) => names.has((0,_desired_action_js__WEBPACK_IMPORTED_MODULE_1__/* .nameGroup */ .VQ)(action)));
    const isOwnForm = known.length === 0 && matching.length > 0 && matching.length >= next.actions.length / 2;
    return isOwnForm ? ownForm : undefined;
}
const ownForm = 'the copilot has actions with the same names that match no version of the file that was read. If another client ' +
    'created them, rename them. Otherwise, this service lists actions in its own format';
/** Returns the version whose actions are all in the copilot: the one with the most actions, and the first of several. */
function selectBackup(rows, versions) {
    const whole = versions.filter(({ actions }) => {
        const groups = [...(0,_match_actions_js__WEBPACK_IMPORTED_MODULE_3__/* .matchActions */ .HX)(actions, rows, (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .createOwnership */ .s4)(actions)).values()];
        return actions.length > 0 && groups.every(({ unequal }) => unequal.missing.length === 0);
    });
    return whole.toSorted((one, other) => other.actions.length - one.actions.length)[0];
}


/***/ }),

/***/ 8407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $B: () => (findGroup),
  AK: () => (freshGroup),
  Fu: () => (rollBack),
  IM: () => (untried),
  VY: () => (addLack),
  Vh: () => (hasHidden),
  Xy: () => (resumeReconciliation),
  YL: () => (listInFlight),
  Z6: () => (listIds),
  eq: () => (updateGroups),
  i8: () => (digestRows),
  vS: () => (findDirection),
  yo: () => (update)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
var _importer_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(120);
var _waiting_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2065);



const untried = { failures: 0, opensAtMs: 0 };
const freshGroup = { ...untried, ids: '', requests: 0, needsReindex: false };
/** Resumes the status of a process that died. Its requests timed out no later than now. */
function resumeReconciliation(status, nowMs) {
    const inFlight = status.inFlight.map((request) => ({
        ...request,
        endsAtMs: Math.min(request.endsAtMs, nowMs + _waiting_times_js__WEBPACK_IMPORTED_MODULE_1__/* .lateMs */ .tc),
    }));
    return { ...status, inFlight };
}
/** Makes the previous actions the desired state. Attempts are counted from 0 again. */
function rollBack(status, rollbackCause) {
    const renewed = updateGroups(status, Object.keys(status.groups), { ...untried, requests: 0 });
    const attempts = { clear: untried, import: untried };
    return update(renewed, { attempts, state: 'converging', rollbackCause });
}
function findDirection({ rollbackCause }) {
    return rollbackCause === undefined ? 'rollout' : 'rollback';
}
/** Returns whether no read has shown a confirmed change in time. */
function hasHidden({ groups }) {
    return Object.values(groups).some(({ pending }) => pending?.state === 'hidden');
}
/** Returns the requests that may still take effect, or whose effect may still become visible. */
function listInFlight({ inFlight }) {
    return inFlight.filter(({ outcome }) => outcome !== 'ended');
}
function findGroup({ groups }, name) {
    // An action may be called `constructor`.
    return (Object.hasOwn(groups, name) ? groups[name] : undefined) ?? freshGroup;
}
/** Changes a status. Properties of its parts that aren't named stay as they are. */
function update(status, { attempts, effects, service, times, ...rest }) {
    return {
        ...status,
        ...rest,
        attempts: { ...status.attempts, ...attempts },
        service: { ...status.service, ...service },
        effects: { ...status.effects, ...effects },
        times: { ...status.times, ...times },
    };
}
/** Records that the service lacks a route. */
function addLack(status, route) {
    return update(status, { service: { lacks: { ...status.service.lacks, [route]: true } } });
}
function updateGroups(status, names, changes) {
    const changed = names.map((name) => [name, { ...findGroup(status, name), ...changes }]);
    return { ...status, groups: { ...status.groups, ...Object.fromEntries(changed) } };
}
function listIds(rows) {
    const ids = rows.map((row) => row.id || (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRoute */ .Q)(row));
    return ids.sort().join('\n');
}
/** Returns a digest that is equal if two reads show the same rows with the same content. */
function digestRows(rows) {
    if (rows.length === 0)
        return '';
    const text = rows.map((row) => JSON.stringify(row)).sort();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text.join('\n')).digest('base64');
}


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FP: () => (shownPollMs),
  KQ: () => (listPollMs),
  U7: () => (latePollMs),
  cT: () => (showMs),
  tc: () => (lateMs)
});
/**
 * Delays of a reconciliation, in milliseconds. They are in one file because the tests on dist/ shorten them in a
 * copy.
 */
/** Time for which an unconfirmed request may take effect, and a read may lag behind a confirmed change. */
const lateMs = 90_000;
/** Time after an error of the service itself in which the effect of the request may become visible. */
const showMs = 10_000;
/** Delay between two reads while the effect of a confirmed request isn't visible yet. */
const shownPollMs = 1_000;
/** Delay between two reads of the copilot list, of which the first one lacks the copilot. */
const listPollMs = 1_000;
/** Delay between two reads while a request may still take effect. */
const latePollMs = 5_000;


/***/ }),

/***/ 7325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K9: () => (replaceActions),
  ws: () => (runReplacement)
});

// UNUSED EXPORTS: computeBudgetMs

// EXTERNAL MODULE: ./src/messages/failure.ts
var messages_failure = __webpack_require__(4668);
// EXTERNAL MODULE: ./src/messages/results.ts
var results = __webpack_require__(4880);
;// CONCATENATED MODULE: ./src/messages/describe-ending.ts


/** Describes the end of a sync: its outcome, the copilot's current actions and, unless it was synced, the failure. */
function describeEnding(result, { causes, replacement, state, unverified, warnings }) {
    const row = results/* results */.X[result];
    const described = { result, state: row.state(state), warnings };
    const failure = (0,messages_failure/* explainFailure */.SP)(result, causes);
    if (row.outcome !== 'reached')
        return row.outcome === 'aborted'
            ? { outcome: row.outcome, ...described, failure }
            : { outcome: row.outcome, ...described, failure, replacement };
    const reached = { ...described, replacement, unverified };
    return state.aim === 'new'
        ? { outcome: 'synced', ...reached }
        : { outcome: 'rolled-back', ...reached, failure };
}

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/messages/warnings.ts

/** Warnings about a sync. Warnings about actions get routes, such as `GET /orders`. */
const warnings = {
    inFlight: () => 'A request that timed out might still be processed, which would leave duplicate actions or none. ' +
        'Check the copilot in a few minutes. To repair the copilot, run this job again.',
    redacted: (routes) => `Not restored: ${(0,src_text/* renderSome */.JC)(routes, 5)}. The text contains a secret, which this action never saves.`,
    stuck: (routes) => `Not deleted: ${(0,src_text/* renderSome */.JC)(routes, 5)}. The service might have deleted an unmanaged action instead.`,
    shared: (routes) => `The search might no longer find ${(0,src_text/* renderSome */.JC)(routes, 5)}. The service has one search entry per \`operation_id\`, and a managed action has the same one. Rename the unmanaged action.`,
    displaced: (routes) => `The service deleted ${(0,src_text/* renderSome */.JC)(routes, 5)} instead of a managed action, because its database considers their names equal. The action stopped deleting and added the unmanaged action again, under the name that the service lists. Rename the unmanaged action.`,
    disturbed: () => 'Something else has changed this copilot during the run.',
    unverified: () => 'The copilot’s actions were not verified, because the service stopped listing them.',
};

;// CONCATENATED MODULE: ./src/replacement/script/script-status.ts
const initialStatus = {
    step: 'delete',
    version: 0,
    round: 1,
    request: 1,
    actions: 'unchanged',
    inFlight: {},
};
/** Changes the status, and continues with its step. */
function continueWith(run, changes) {
    run.status = { ...run.status, ...changes };
    return 'continue';
}
/** Returns the start of the time budget, or `Infinity` as long as no delete may have been processed. */
function findBeginMs({ status, tookOverAtMs }) {
    return tookOverAtMs ?? status.beganAtMs ?? Infinity;
}
function isUnchanged({ actions }) {
    return actions === 'unchanged' || actions === 'presumed';
}
/**
 * Returns the status with which another process resumes the sync. The last request of the ended process may still be
 * processed, as if it had timed out. If it ended during a delay, it may have sent a delete that isn't in the journal.
 */
function resumeStatus(left, { nowMs, timeoutMs, writtenMs }) {
    const resumed = { ...left, round: 1, request: 1, beganAtMs: left.beganAtMs ?? writtenMs };
    if (left.isHandedOver === true)
        return { ...resumed, isHandedOver: false };
    const repeated = { ...resumed, step: 'delete' };
    if (left.step === 'wait')
        return repeated;
    const open = { [left.step]: { sentAtMs: writtenMs, endedAtMs: Math.max(nowMs, writtenMs + timeoutMs) } };
    return { ...repeated, actions: 'unknown', inFlight: { ...left.inFlight, ...open } };
}

// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./src/replacement/deadline.ts

/**
 * Time after the first signal in which requests can still be made, in milliseconds. Runners send SIGINT, SIGTERM 7.5 s
 * later, and kill the process after 10 s.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const graceMs = 9_000;
/**
 * Minimum time that a request needs before the deadline, in milliseconds. Without this time, the request isn't sent.
 */
const requestMs = 1_000;
/**
 * Creates a deadline, which the first signal sets to the end of the runner's grace period.
 * @param endMs fixed deadline of the post step, which no signal moves
 */
function createDeadline(interruption, clock, endMs) {
    let ownMs = endMs ?? (interruption.aborted ? clock.nowMs() + graceMs : undefined);
    (0,external_node_events_.addAbortListener)(interruption, () => {
        ownMs ??= clock.nowMs() + graceMs;
    });
    const sleep = (ms) => clock.sleep(ms, ownMs === undefined ? interruption : undefined);
    return { findEndMs: () => ownMs, sleep };
}

// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/replacement/request-with-retries.ts
var request_with_retries = __webpack_require__(1795);
// EXTERNAL MODULE: ./src/replacement/reconcile/waiting-times.ts
var waiting_times = __webpack_require__(2065);
;// CONCATENATED MODULE: ./src/replacement/sync-run.ts




function stopAtDeadline({ tookOverAtMs }) {
    return tookOverAtMs === undefined ? 'handed-over' : 'out-of-time';
}
/** Writes the journal. If the journal can't be written, logs a warning and returns `false`. */
async function keepJournal({ ports, status }, mark) {
    try {
        await ports.journal.write(status, { writtenAtMs: ports.clock.nowMs(), ...mark });
        return true;
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        ports.log.warning(`The recovery journal can’t be written: ${reason}.`);
        return false;
    }
}
const maxIncidents = 30;
function reportIncident({ incidents, ports }, text) {
    ports.log.info(text);
    if (incidents.length < maxIncidents)
        incidents.push(text);
}
/** Share of the delay by which a response to another target's request may be older. */
const maxAge = 0.2;
/**
 * Waits for the rest of the delay after a delete. If the delete route may delete the copilot itself, the copilot list is
 * read meanwhile, because an import would be lost.
 * @returns the reason to stop, or `undefined` if the import can follow
 */
async function waitForDelay(run, { fromMs, isSafe, toMs }) {
    // A list that lags behind can still show a deleted copilot, so it isn't read at once.
    const checkAtMs = fromMs + (toMs - fromMs) / 2;
    if (!isSafe && run.job.copilot !== undefined) {
        if (!(await sleepUntil(run, checkAtMs, toMs)))
            return stopAtDeadline(run);
        const record = await checkRecord(run, checkAtMs - (toMs - fromMs) * maxAge);
        if (record === 'record-removed')
            return record;
    }
    return (await sleepUntil(run, toMs, toMs)) ? undefined : stopAtDeadline(run);
}
/** Sleeps until a time. Returns `false` as soon as the deadline leaves no time for a request at `neededMs`. */
async function sleepUntil(run, endMs, neededMs) {
    const { clock } = run.ports;
    for (let nowMs = clock.nowMs(); nowMs < endMs; nowMs = clock.nowMs()) {
        if (isOver(run, neededMs - nowMs))
            return false;
        await run.deadline.sleep(endMs - nowMs);
    }
    return true;
}
/**
 * Reads the copilot list after a delete, because one public release deletes the copilot itself with its actions. The
 * copilot is gone only if it is missing twice, because a list can lag behind. If the list can't be read, the function
 * logs a warning.
 * @param sinceMs time on the monotonic clock. A response to a later request of another target is new enough
 */
async function checkRecord(run, sinceMs) {
    const { clock, log, service } = run.ports;
    const id = run.job.copilot?.id;
    if (id === undefined)
        return 'unknown';
    const isListed = (copilots) => (0,check/* findCopilot */.c)(copilots, id) !== undefined;
    let listing = await (0,request_with_retries/* attemptRequest */.Dc)(() => service.listCopilots(sinceMs));
    if (listing.ok && !isListed(listing.value)) {
        await run.deadline.sleep(waiting_times/* listPollMs */.KQ);
        listing = await (0,request_with_retries/* attemptRequest */.Dc)(() => service.listCopilots(clock.nowMs()));
    }
    if (!listing.ok) {
        log.warning(`${listing.fault.explanation} The action couldn’t check whether the copilot still exists.`);
        return 'unknown';
    }
    if (isListed(listing.value))
        return 'listed';
    reportIncident(run, 'The copilot is no longer listed. The delete request deleted the copilot itself, not only its actions.');
    reportRecord(run);
    return 'record-removed';
}
/** Logs the copilot's fields, so that users can recreate it. */
function reportRecord({ job, ports }) {
    if (job.copilot === undefined)
        return;
    ports.log.info(`The fields of the removed copilot: ${JSON.stringify(job.copilot.record)}`);
}
/** Returns whether the deadline leaves no time for a request in `ms` milliseconds. */
function isOver({ deadline, ports }, ms = 0) {
    return ports.clock.nowMs() + ms + requestMs > (deadline.findEndMs() ?? Infinity);
}

;// CONCATENATED MODULE: ./src/replacement/failed-call.ts
/** Returns whether the service has read the content and rejected it, so that it isn't sent again. */
function isContentRefused({ kind, status = 0 }) {
    return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}
/** Returns whether the service may still process the request, as after a gateway's status of 502 or more. */
function mayBeInFlight({ applied, kind, retryAfterMs, status = 0 }) {
    if (applied === 'no')
        return false;
    if (kind !== 'status')
        return kind === 'time-out' || kind === 'broken';
    if (status === 503)
        return retryAfterMs === undefined;
    return [202, 408, 499].includes(status) || (status >= 502 && status !== 505);
}
/** Returns whether the service has accepted the request without confirming its effect. */
function isOnlyAccepted({ kind, status }) {
    return kind === 'status' && status === 202;
}

;// CONCATENATED MODULE: ./src/replacement/script/script-request.ts





/**
 * Waits until the request may be sent, writes the journal, sends the request and records the response.
 * @returns the failure, the reason if the request can't be sent, or `undefined` if the service returned success
 */
async function sendRequest(run, request, { begin, send }) {
    const { clock, log } = run.ports;
    const stop = await waitUntilOpen(run, request);
    if (stop !== undefined)
        return stop;
    log.info(begin);
    const beganMs = clock.nowMs();
    const { fault, sentMs = beganMs } = await (0,request_with_retries/* attemptRequest */.Dc)(send);
    // A request that was never sent doesn't count as an attempt, so the next process has all of them.
    if (fault?.isUnsent === true && !isUnchanged(run.status))
        return stopAtDeadline(run);
    recordResponse(run, request, { fault, sentMs });
    if (fault === undefined || !isOnlyAccepted(fault))
        return fault;
    reportIncident(run, fault.explanation);
    return undefined;
}
/** Records what a request has changed, or may have changed, and whether it may still be processed. */
function recordResponse(run, request, { fault, sentMs: sentAtMs }) {
    const { beganAtMs = sentAtMs, inFlight } = run.status;
    const times = { sentAtMs, endedAtMs: run.ports.clock.nowMs() };
    // If the service itself fails the first delete, the delete has changed nothing.
    const isPresumed = isUnchanged(run.status) && fault?.kind === 'status' && fault.status === 500;
    const effect = isPresumed
        ? { actions: 'presumed' }
        : { actions: 'unknown', beganAtMs };
    continueWith(run, {
        ...(fault && !isOnlyAccepted(fault) && { fault }),
        ...(fault?.applied !== 'no' && effect),
        ...(fault && mayBeInFlight(fault) && { inFlight: { ...inFlight, [request]: times } }),
    });
}
/** Waits until the request may be sent. Returns `undefined` after the journal was written. */
async function waitUntilOpen(run, request) {
    const { clock, log, service } = run.ports;
    const ownMs = Math.max(clock.nowMs() + findBackoffMs(run), findFinishedMs(run, 'import'));
    for (;;) {
        // After the journal says that the request was sent, the request must not be delayed.
        const openMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
        const stop = findStop(run, openMs);
        if (stop !== undefined)
            return stop;
        const restMs = openMs - clock.nowMs();
        if (restMs <= 0)
            return beginStep(run);
        const isAwaited = run.status.inFlight.import !== undefined;
        const reason = isAwaited ? ', because a request that timed out might still be processed' : '';
        if (restMs >= 5_000 || (restMs >= 100 && run.status.request > 1))
            log.info(`Retrying in ${(restMs / 1000).toFixed(1)} s${reason}.`);
        await run.deadline.sleep(restMs);
    }
}
/** Writes the next step to the journal. Returns the reason if the step must not begin. */
async function beginStep(run) {
    const isKept = await keep(run, true);
    // After the delete, a full disk doesn't stop the sync, because the copilot would stay empty.
    if (!isKept && isUnchanged(run.status))
        return 'no-journal';
    // A signal may have arrived during the write. Nothing has been sent yet.
    return findStop(run, run.ports.clock.nowMs());
}
function keep(run, isOpen) {
    return keepJournal(run, { isOpen, hasSent: isOpen || run.status.actions !== 'unchanged' });
}
function findBackoffMs({ ports: { random }, status }) {
    const { fault, request, round, step } = status;
    const failed = request === 1 && step === 'delete' ? round - 1 : request - 1;
    return failed === 0 ? 0 : (0,request_with_retries/* computeBackoffMs */.wo)(failed, { retryAfterMs: fault?.retryAfterMs, random });
}
/**
 * Returns how long a request without a response counts as in flight: up to half of the budget, so that other requests
 * can follow.
 */
function findTimeoutMs({ budgetMs, job }) {
    return Math.min(job.timeoutMs, budgetMs / 2);
}
/** Returns the time from which no delete, or no import, counts as in flight; 0 if all had final responses. */
function findFinishedMs(run, request) {
    const { [request]: last } = run.status.inFlight;
    const marginMs = request === 'import' ? run.job.waitMs : 0;
    return last === undefined ? 0 : Math.max(last.sentAtMs + findTimeoutMs(run), last.endedAtMs + marginMs);
}
function findStop(run, openMs) {
    const { budgetMs, deadline, job, status, tookOverAtMs } = run;
    const endMs = deadline.findEndMs();
    if (endMs !== undefined) {
        // After a signal, the first request isn't sent.
        if (tookOverAtMs === undefined && status.actions === 'unchanged')
            return 'interrupted';
        // After a delete, the copilot is empty, so the delay and the import need time, too.
        const needMs = status.step === 'delete' ? job.waitMs + 3 * requestMs : requestMs;
        if (openMs + needMs > endMs)
            return stopAtDeadline(run);
    }
    return openMs + requestMs > findBeginMs(run) + budgetMs ? 'out-of-time' : undefined;
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
;// CONCATENATED MODULE: ./src/replacement/script/script-rules.ts



/**
 * Returns whether to repeat a failed request. Before the delete, only a few attempts within seconds are made. After it, the
 * action keeps retrying until the deadline if the service is unavailable or no other version is left, because
 * stopping would leave the copilot empty.
 */
function mayRetry(run, fault, attempts) {
    const { budgetMs, job, ports, status } = run;
    const hasAttempts = attempts < job.maxAttempts;
    if (isUnchanged(status))
        return !fault.rejected && hasAttempts && (fault.retryAfterMs ?? 0) <= errors/* retryAfterCapMs */.lb;
    const isLast = isLastVersion(run);
    // Without another version, a retry is better than stopping, because the response may come from a gateway.
    // If the copilot is missing, another attempt is useless.
    if (fault.rejected)
        return isLast && fault.status !== 404 && hasAttempts;
    // The new version gets half of the time budget, each previous version half of the rest, and the last version all of it.
    const share = isLast ? 1 : 1 - 0.5 ** (status.version + 1);
    const hasTime = ports.clock.nowMs() < findBeginMs(run) + share * budgetMs;
    return hasTime && (isUnavailable(fault) || isLast || hasAttempts);
}
function isLastVersion({ job, status }) {
    return status.version >= job.previous.length;
}
/** Returns whether the service is temporarily unavailable (restarting or overloaded), so that waiting is better than rolling back. */
function isUnavailable(fault) {
    const { kind, status = 0 } = fault;
    if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy')
        return true;
    return kind === 'status' && ([425, 429, 503].includes(status) || mayBeInFlight(fault));
}

;// CONCATENATED MODULE: ./src/replacement/script/script.ts






/** Delete route of the management API. On some releases, it deletes the copilot itself. */
const documentedRoute = '/backend/copilot/{copilot_id}';
/** The script. Each step sets the next step, or ends the sync. */
const steps = { delete: deleteActions, wait: waitBeforeImport, import: importVersion };
/**
 * Deletes, waits and imports without verification, or restores a previous version. An import appends actions, so an
 * import with an unknown effect is repeated only after another delete and delay. Rejects only because of a bug; the
 * journal then stays open.
 */
async function runScript(run) {
    let end = 'continue';
    while (end === 'continue')
        end = await steps[run.status.step](run);
    const isHandedOver = end === 'handed-over';
    if (isHandedOver)
        continueWith(run, { isHandedOver });
    await keep(run, isHandedOver);
    return end;
}
async function deleteActions(run) {
    const { job, ports } = run;
    const route = job.deletePath === 'auto' ? documentedRoute : job.deletePath;
    const fault = await sendRequest(run, 'delete', {
        begin: 'Deleting the copilot’s actions.',
        send: () => ports.service.deleteActions(job.copilotId, route),
    });
    if (typeof fault === 'string')
        return fault;
    const deletedAtMs = ports.clock.nowMs();
    if (fault === undefined)
        return continueWith(run, { step: 'wait', actions: 'none', deletedAtMs });
    const end = fault.status === 404 ? await explainMissing(run, fault) : undefined;
    // An import never follows an unconfirmed delete, because every action could then exist twice.
    return end ?? repeatRequest(run, fault);
}
/** Finds out whether an earlier delete has deleted the copilot itself. Returns `undefined` if nothing was deleted. */
async function explainMissing(run, fault) {
    const { job, ports } = run;
    const isDeleted = !isUnchanged(run.status);
    const atMs = ports.clock.nowMs() + (isDeleted && job.copilot !== undefined ? job.waitMs / 2 : 0);
    // A list that lags behind can still show a deleted copilot.
    if (!(await sleepUntil(run, atMs, atMs)))
        return stopAtDeadline(run);
    const record = await checkRecord(run, atMs);
    if (record === 'record-removed')
        return record;
    if (!isDeleted)
        return undefined;
    reportIncident(run, `${fault.explanation} No retries left.`);
    if (record === 'listed')
        return 'service';
    reportRecord(run);
    return 'record-removed';
}
async function waitBeforeImport(run) {
    const { job, ports, status } = run;
    const stop = await beginStep(run);
    if (stop !== undefined)
        return stop;
    const isOpen = status.inFlight.delete !== undefined;
    const until = isOpen ? ' until the timed-out delete can no longer be processed, and then' : '';
    ports.log.info(`Actions deleted. Waiting${until} ${job.waitMs / 1000} s before the import.`);
    // The delay starts after the last delete that may still be processed.
    const fromMs = status.deletedAtMs ?? ports.clock.nowMs();
    const toMs = Math.max(fromMs, findFinishedMs(run, 'delete')) + job.waitMs;
    const end = await waitForDelay(run, { fromMs, toMs, isSafe: false });
    const waitMs = ports.clock.nowMs() - fromMs;
    return end ?? continueWith(run, { step: 'import', request: 1, fault: undefined, waitMs });
}
async function importVersion(run) {
    const { job, ports, status } = run;
    const document = [job.next, ...job.previous.map(({ body }) => body)][status.version];
    if (document === undefined)
        throw new TypeError(`There is no version ${status.version}.`);
    const fault = await sendRequest(run, 'import', {
        begin: `Importing ${renderVersion(job, status.version)}.`,
        send: () => ports.service.importActions(job.copilotId, document),
    });
    if (typeof fault === 'string')
        return fault;
    if (fault === undefined) {
        ports.log.info('The service confirmed the import.');
        continueWith(run, { filledAtMs: ports.clock.nowMs() });
        return 'done';
    }
    // A request that never arrived can be repeated alone.
    return fault.applied === 'no' && !fault.rejected ? repeatRequest(run, fault) : repeatSequence(run, fault);
}
/** Repeats the request alone: a delete is idempotent, and an import that never arrived stored nothing. */
function repeatRequest(run, fault) {
    const { request } = run.status;
    if (!mayRetry(run, fault, request))
        return rollBack(run, fault);
    reportIncident(run, `${fault.explanation} Repeating only this request.`);
    return continueWith(run, { request: request + 1 });
}
/** Deletes, waits and imports again, because the import may have stored actions. */
function repeatSequence(run, fault) {
    const { hasFailedInside = false, round } = run.status;
    const isInside = fault.applied === 'unknown' && fault.status === 500;
    const isFinal = isContentRefused(fault) || (isInside && hasFailedInside);
    if (isFinal || !mayRetry(run, fault, round))
        return rollBack(run, fault);
    reportIncident(run, `${fault.explanation} Repeating the whole sequence: delete, wait, import.`);
    const next = { step: 'delete', request: 1, round: round + 1 };
    return continueWith(run, { ...next, hasFailedInside: hasFailedInside || isInside });
}
/** Selects the next previous version if actions may be gone and a version is left. Otherwise, the sync ends. */
function rollBack(run, fault) {
    const { rolledBackFor = fault, version } = run.status;
    const isOver = isUnchanged(run.status) || isLastVersion(run);
    const next = isOver ? 'No retries left.' : 'Rolling back to the previous version.';
    reportIncident(run, `${fault.explanation} ${next}`);
    if (isOver)
        return 'service';
    const restored = { step: 'delete', request: 1, round: 1, hasFailedInside: false };
    return continueWith(run, { ...restored, version: version + 1, rolledBackFor });
}
function renderVersion({ previous }, version) {
    const { commit } = previous[version - 1] ?? {};
    return commit === undefined ? 'the new version' : `the version of ${(0,oid/* shortenOid */.e7)(commit)}`;
}

;// CONCATENATED MODULE: ./src/replacement/script/script-ending.ts



/** Describes a scripted sync by the service's responses, because the copilot's actions can't be read. */
function describeScriptEnd(end, { incidents, job, status }, replaceMs) {
    const { actions, beganAtMs, fault, filledAtMs, inFlight, rolledBackFor, version, waitMs } = status;
    const isDone = end === 'done';
    const emptyMs = filledAtMs === undefined || beganAtMs === undefined ? undefined : filledAtMs - beganAtMs;
    const isOpen = (inFlight.delete ?? inFlight.import) !== undefined;
    return describeEnding(findResult(end, status), {
        state: {
            aim: version === 0 ? 'new' : 'previous',
            version: renderVersion(job, version),
            reason: job.scriptedReason,
            isEmpty: actions === 'none',
        },
        causes: { stop: end, rolledBackFor, fault: isDone ? undefined : fault },
        replacement: { replaceMs, waitMs, emptyMs, incidents },
        unverified: job.scriptedReason,
        warnings: isDone && isOpen ? [warnings.inFlight()] : [],
    });
}
function findResult(end, status) {
    if (end === 'done')
        return 'imported';
    if (end === 'record-removed')
        return end;
    if (end === 'handed-over')
        return 'handed-over-unread';
    if (isUnchanged(status))
        return status.actions === 'presumed' ? 'presumed' : 'unchanged';
    return status.actions === 'none' ? 'empty' : 'unknown';
}

// EXTERNAL MODULE: ./src/importer/action-route.ts
var action_route = __webpack_require__(120);
// EXTERNAL MODULE: ./src/importer/shown.ts
var shown = __webpack_require__(2433);
// EXTERNAL MODULE: ./src/replacement/reconcile/desired-action.ts
var desired_action = __webpack_require__(6978);
// EXTERNAL MODULE: ./src/replacement/reconcile/match-actions.ts
var match_actions = __webpack_require__(1826);
// EXTERNAL MODULE: ./src/replacement/reconcile/status.ts
var reconcile_status = __webpack_require__(8407);
;// CONCATENATED MODULE: ./src/replacement/reconcile/diff.ts




/** A group without actions. */
const noMembers = { desired: [], managed: [], rows: [] };
function compareRows(plan, status, rows) {
    const { job, ownership } = plan;
    const { added, displaced } = status.effects;
    const isManaged = (row) => job.unmanaged === 'delete' || added.includes(row.id) || ownership.find(row) !== undefined;
    const groups = [...(0,match_actions/* matchActions */.HX)(listDesired(plan, status), rows, ownership)].map(([name, match]) => {
        const { desired, rows: own, unequal } = match;
        const managed = own.filter(isManaged);
        const extra = unequal.extra.filter(isManaged);
        const isDeletable = displaced.length === 0 && managed.length > 0 && managed.length === own.length;
        const step = planStep(match, { managed, extra, isDeletable }, { name, status });
        const isStuck = step?.kind !== 'change' && !isDeletable;
        const stuck = isStuck ? extra : [];
        const group = { name, desired, rows: own, managed, isDeletable, missing: unequal.missing, stuck };
        return [name, { ...group, step: step && createSingleRequest(group, step) }];
    });
    return { rows, groups: new Map(groups) };
}
/** Lists the desired actions, including unmanaged ones that the service has deleted by mistake. */
function listDesired({ desired }, status) {
    const displaced = status.effects.displaced.map((row) => (0,desired_action/* restoreRow */.HY)(row, undefined));
    return [...desired[(0,reconcile_status/* findDirection */.vS)(status)], ...displaced];
}
/**
 * Plans the smallest correct step of a group. A row is changed only under its own name, because the search entry of
 * another name would remain. The delete of one row may hit another of its group, so nothing is deleted beside an
 * unmanaged action.
 * @param extra managed rows without an equal desired action
 * @see docs/requests.md, “Requests to the service”
 */
function planStep({ changed, desired, equal, rows, unequal }, { extra, isDeletable, managed }, { name, status }) {
    const isShared = rows.length > managed.length;
    const hasChange = status.service.lacks.change !== true;
    const canChange = hasChange && (changed.length === extra.length || isShared);
    const removal = desired.length === 0 ? 'remove' : 'remove-first';
    const remove = (row) => ({ kind: removal, row });
    const isDue = extra.length === 0 && (0,reconcile_status/* findGroup */.$B)(status, name).needsReindex;
    const stale = equal.slice(0, 1).filter(({ row }) => isDue && managed.includes(row));
    const [step] = [
        ...(canChange ? changed.map((pair) => ({ kind: 'change', ...pair })) : []),
        ...(isDeletable ? extra.map(remove) : []),
        ...unequal.missing.map((action) => ({ kind: 'add', action })),
        // A change to the same content restores the search entry.
        ...(hasChange ? stale.map((pair) => ({ kind: 'reindex', ...pair })) : []),
        ...(isDeletable ? stale.map(({ row }) => remove(row)) : []),
    ];
    return step;
}
/** Returns the rows in the group of a desired action. */
function findRows({ groups }, action) {
    return groups.get((0,desired_action/* nameGroup */.VQ)(action))?.rows ?? [];
}
function createSingleRequest({ name, rows }, step) {
    return { ...step, group: name, before: (0,reconcile_status/* digestRows */.i8)(rows) };
}
function listDeletable({ groups }) {
    return [...groups.values()].filter(({ isDeletable }) => isDeletable);
}
/** Returns whether no desired action is missing and no other action can be deleted. */
function isAllInPlace({ groups }) {
    return [...groups.values()].every(({ missing, step }) => missing.length === 0 && (step === undefined || step.kind === 'reindex'));
}
/** Returns whether the service stores a confirmed import in its own form, with equal `operation_id`s. */
function isCounted({ desired }, status, { groups, rows }) {
    const direction = (0,reconcile_status/* findDirection */.vS)(status);
    const actions = desired[direction];
    const { displaced, imported } = status.effects;
    const isImported = imported?.direction === direction && displaced.length === 0;
    if (!isImported || actions.length === 0 || rows.length !== actions.length)
        return false;
    if ([...groups.values()].flatMap(({ missing }) => missing).length < actions.length)
        return false;
    const list = (ids) => ids
        .map((id) => id?.toLowerCase())
        .sort()
        .join('\n');
    const observed = list(rows.map(({ operationId }) => operationId));
    const forms = [0, 1].map((form) => list(actions.map((action) => ((0,shown/* listShownNames */.Gp)(action)[form] ?? action).operationId)));
    return rows.every(({ operationId }) => operationId === undefined) || forms.includes(observed);
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/request.ts



/** The route that deletes all actions, but not the copilot itself. */
const actionsRoute = '/backend/actions/bot/{copilot_id}';
/** Sends a request. Returns the ID of the added action if the response contains one. */
function sendActionRequest(request, copilotId, service) {
    return (0,request_with_retries/* attemptRequest */.Dc)(async () => {
        if (request.kind === 'add')
            return service.createAction(copilotId, (0,desired_action/* renderActionContent */.c1)(request.action));
        if (request.kind === 'clear')
            await service.deleteActions(copilotId, request.route);
        else if (request.kind === 'import')
            await service.importActions(copilotId, request.document);
        else if (isDelete(request))
            await service.deleteAction(request.row.id);
        else
            await service.changeAction(copilotId, request.row.id, (0,desired_action/* renderActionContent */.c1)(request.action));
        return undefined;
    });
}
/** The service's operation that each kind of request uses. */
const operations = {
    clear: 'delete',
    import: 'import',
    add: 'add',
    change: 'change',
    reindex: 'change',
    remove: 'delete',
    'remove-first': 'delete',
    undo: 'delete',
};
/** Returns whether a request for one group deletes a row. */
function isDelete(step) {
    return operations[step.kind] === 'delete';
}
/** Creates the fault for a confirmed change that no read has shown in time. */
function createInvisibleFault(what) {
    return {
        request: 'actionList',
        kind: 'not-there',
        applied: 'unknown',
        rejected: false,
        explanation: `The service confirmed a change of ${what}, but its action list doesn’t show it.`,
        hint: 'Check the service’s log: the service reported success without applying the change, or something else is changing ' +
            `this copilot. If its action list never shows a change, ${errors/* withoutActionList */.FK}`,
    };
}

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
;// CONCATENATED MODULE: ./src/replacement/reconcile/context.ts



const lateWait = { do: 'wait', ms: waiting_times/* latePollMs */.U7, reason: 'in-flight' };
/** Sends the requests that may be sent now. Otherwise, waits until the first of them may be sent. */
function sendSteps(context, steps) {
    const waits = steps.map(({ group }) => findWait(context, group));
    const requests = steps.filter((_, at) => waits[at] === undefined);
    if (requests.length > 0)
        return { do: 'send', requests };
    const [first = lateWait] = waits.flatMap((wait) => wait ?? []).sort((one, other) => one.ms - other.ms);
    return first;
}
/** Returns how long nothing may be sent in a group, or `undefined` if a request may be sent. */
function findWait(context, name) {
    const { nowMs, status } = context;
    const { opensAtMs, pending } = (0,reconcile_status/* findGroup */.$B)(status, name);
    if (isBusy(context, name))
        return lateWait;
    if (pending?.state === 'waiting')
        return { do: 'wait', ms: Math.min(waiting_times/* shownPollMs */.FP, pending.untilAtMs - nowMs), reason: 'visibility' };
    return opensAtMs > nowMs ? { do: 'wait', ms: opensAtMs - nowMs, reason: 'backoff' } : undefined;
}
/** Returns how long no request for all groups may be sent. */
function findWaitForAll(context, opensAtMs) {
    if (isBusy(context))
        return lateWait;
    const restMs = opensAtMs - context.nowMs;
    return restMs > 0 ? { do: 'wait', ms: Math.min(restMs, waiting_times/* latePollMs */.U7), reason: 'backoff' } : undefined;
}
/** Returns how long a confirmed change of one of the groups is awaited, or `undefined` if all are visible or hidden. */
function findWaitForVisible(context, names) {
    const name = names.find((one) => (0,reconcile_status/* findGroup */.$B)(context.status, one).pending?.state === 'waiting');
    return name === undefined ? undefined : findWait(context, name);
}
/** Returns the rest of the delay between a delete and an import. */
function findDelay({ nowMs, plan, status }) {
    const { deletedAtMs = -Infinity } = status.times;
    const ms = deletedAtMs + plan.job.waitMs - nowMs;
    return ms > 0 ? { do: 'wait', ms, reason: 'delay' } : undefined;
}
/** Returns whether an earlier request of the group, or of any group, may still take effect. */
function isBusy({ diff, plan, status }, name) {
    return status.inFlight.some((request) => {
        const isHere = name === undefined || request.group === undefined || request.group === name;
        return isHere && !hasTakenEffect(request, plan, diff);
    });
}
/** Returns whether a request without a response has done its work, according to the read. */
function hasTakenEffect(request, { desired }, diff) {
    const { before, direction, group, kind, outcome } = request;
    if (outcome !== undefined)
        return true;
    if (group !== undefined)
        return (0,reconcile_status/* digestRows */.i8)(diff.groups.get(group)?.rows ?? []) !== before;
    if (kind === 'clear')
        return listDeletable(diff).length === 0;
    return desired[direction].every((action) => findRows(diff, action).length > 0);
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/teardown.ts






/** Deletes the actions that the run may delete and verifies it, then waits and imports. */
function decideTeardown(context) {
    const { attempts, effects } = context.status;
    const { failures, isConfirmed } = attempts.clear;
    const deletable = listDeletable(context.diff);
    // The documented order: a delete comes before each import, even if no action was listed.
    const isOwed = isConfirmed !== true && (failures === 0 || effects.imported !== undefined);
    const isDue = deletable.length > 0 || (isOwed && findClearRoute(context) !== undefined);
    const wait = findTeardownWait(context, isDue);
    if (wait !== undefined)
        return wait;
    return isDue ? teardown_deleteActions(context, deletable) : endTeardown(context);
}
function endTeardown(context) {
    const { nowMs, status } = context;
    const { effects, times } = status;
    // No import follows a confirmed import without a confirmed delete.
    if (effects.imported !== undefined)
        return { do: 'update', status: { ...status, state: 'converging' } };
    // An unconfirmed delete has taken effect by now.
    if (times.deletedAtMs === undefined && times.emptyAtMs !== undefined)
        return { do: 'update', status: (0,reconcile_status/* update */.yo)(status, { times: { deletedAtMs: nowMs } }) };
    return decideImport(context);
}
function teardown_deleteActions(context, deletable) {
    const { diff, status } = context;
    const { clear, fault } = status.attempts;
    const route = findClearRoute(context);
    if (route !== undefined) {
        return clear.isConfirmed === true
            ? recordIneffective(context)
            : { do: 'send', requests: [{ kind: 'clear', route }] };
    }
    if (status.service.lacks.single === true)
        return { do: 'roll-back', cause: fault ?? createInvisibleFault('all actions') };
    const steps = deletable.flatMap((group) => group.managed.slice(0, 1).map((row) => createSingleRequest(group, { kind: 'remove', row })));
    return sendSteps(context, limitDeletes(diff, steps));
}
/** A confirmed delete that isn't visible yet is checked more often than a failed one is repeated. */
function findTeardownWait(context, isDue) {
    const { isConfirmed, opensAtMs } = context.status.attempts.clear;
    const wait = findWaitForAll(context, isDue ? opensAtMs : 0);
    if (wait?.reason !== 'backoff' || isConfirmed !== true)
        return wait;
    return { ...wait, ms: Math.min(wait.ms, waiting_times/* shownPollMs */.FP), reason: 'visibility' };
}
/**
 * Deletes one action at a time if only the database knows which names are equal, because the service may delete an
 * unmanaged action instead. The next read shows such a delete.
 */
function limitDeletes({ groups, rows }, steps) {
    const isMixed = [...groups.values()].some((group) => group.managed.length < group.rows.length);
    const isPlain = rows.every(({ operationId = '' }) => /^[\x20-\x7e]*$/.test(operationId));
    return isMixed && !isPlain ? steps.slice(0, 1) : steps;
}
/** Returns the route that deletes all actions, or `undefined` if they are deleted one by one. */
function findClearRoute({ plan: { job }, status }) {
    if (job.unmanaged === 'keep')
        return undefined;
    if (job.deletePath !== 'auto')
        return job.deletePath;
    return status.service.lacks.clear === true ? undefined : actionsRoute;
}
/** Records that the copilot still has actions after a confirmed delete. They are then deleted one by one. */
function recordIneffective({ plan: { job }, status }) {
    const { failures, opensAtMs } = status.attempts.clear;
    const fault = createInvisibleFault('all actions');
    const attempts = { clear: { failures: failures + 1, opensAtMs }, fault };
    const known = job.deletePath === 'auto' ? (0,reconcile_status/* addLack */.VY)(status, 'clear') : status;
    return { do: 'update', status: (0,reconcile_status/* update */.yo)(known, { attempts }) };
}
/** Waits for the rest of the delay after the delete, then imports. */
function decideImport(context) {
    return findDelay(context) ?? { do: 'send', requests: [createImport(context)] };
}
/** Creates an import of the desired version, without the operations that have rows already. */
function createImport({ diff, plan: { job }, status, }) {
    const version = (0,reconcile_status/* findDirection */.vS)(status) === 'rollback' && job.backup !== undefined ? job.backup : job.next;
    const actions = version.actions.filter((action) => findRows(diff, action).length === 0);
    const isWhole = actions.length === version.actions.length;
    return {
        kind: 'import',
        document: isWhole ? version.body : keepOperations(version.body, actions),
        actions,
    };
}
/** Returns a document with some of its operations. Everything else stays unchanged. */
function keepOperations(body, actions) {
    const kept = new Set(actions.map(({ method, path }) => `${method} ${path}`));
    const document = JSON.parse(Buffer.from(body).toString('utf8'));
    const keep = (path, pathItem) => {
        if (!(0,json/* isJsonObject */.OW)(pathItem))
            return pathItem;
        const members = Object.entries(pathItem).filter(([key, value]) => !(0,json/* isJsonObject */.OW)(value) || kept.has(`${key.toUpperCase()} ${path}`));
        return Object.fromEntries(members);
    };
    const items = Object.entries((document['paths'] ?? {}));
    const paths = Object.fromEntries(items.map(([path, pathItem]) => [path, keep(path, pathItem)]));
    return Buffer.from(JSON.stringify({ ...document, paths }));
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/without-read.ts




/**
 * Decides the next step if the action list can't be read: only the documented next request is sent, so that users don't
 * wait with an empty copilot.
 * @param read the last successful read
 * @param failedReads number of failures since then
 */
function decideWithoutRead(context, read, failedReads) {
    const { endMs, nowMs, plan, rollbackAtMs, status } = context;
    const rows = findRemainingRows(status, read);
    if (rows !== undefined)
        return decideImport({ ...context, diff: compareRows(plan, status, rows) });
    const isInVain = status.times.beganAtMs === undefined && failedReads >= plan.job.maxAttempts;
    // If nothing is left to send, the run waits for a read until half of the time is over.
    const untilMs = isAllConfirmed(status, read) ? rollbackAtMs : endMs;
    if (isInVain || nowMs >= untilMs)
        return { do: 'end' };
    return { do: 'read-again' };
}
/** Returns the rows that remain after a confirmed teardown that no read shows, or `undefined` if it isn't confirmed. */
function findRemainingRows(status, read) {
    if (status.state !== 'teardown' || (0,reconcile_status/* listInFlight */.YL)(status).length > 0)
        return undefined;
    if (status.attempts.clear.isConfirmed === true)
        return [];
    const deletable = read === undefined ? [] : listDeletable(read);
    const isGone = deletable.every(({ name, rows }) => rows.length === 1 && isDeleted((0,reconcile_status/* findGroup */.$B)(status, name), rows[0]?.id));
    if (read === undefined || deletable.length === 0 || !isGone)
        return undefined;
    const gone = new Set(deletable.flatMap(({ rows }) => rows));
    return read.rows.filter((row) => !gone.has(row));
}
/** Returns whether all differences of the last read were confirmed since then, and no request may still take effect. */
function isAllConfirmed(status, read) {
    const { effects, groups, state } = status;
    if ((0,reconcile_status/* listInFlight */.YL)(status).length > 0 || state === 'teardown' || (0,reconcile_status/* hasHidden */.Vh)(status))
        return false;
    if (read === undefined) {
        const isIndexed = (group) => !group.needsReindex || isDeleted(group, group.deletedId);
        return effects.imported?.direction === (0,reconcile_status/* findDirection */.vS)(status) && Object.values(groups).every(isIndexed);
    }
    return [...read.groups.values()].every(({ missing, name, rows, step }) => {
        const { needsReindex, pending } = (0,reconcile_status/* findGroup */.$B)(status, name);
        if (step === undefined)
            return true;
        if (step.kind === 'reindex')
            return !needsReindex;
        const isOne = missing.length + (step.kind === 'remove' ? rows.length : 0) === 1;
        return isConfirmed(pending) && pending.by !== 'clear' && isOne;
    });
}
/** Returns whether the delete of that row is confirmed. */
function isDeleted({ deletedId, pending }, id) {
    return isConfirmed(pending) && operations[pending.by] === 'delete' && deletedId === id;
}
/** Returns whether a change is confirmed, and the reads so far may have been too early to show it. */
function isConfirmed(pending) {
    return pending?.state === 'waiting';
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/describe-reconciliation.ts






/** Describes the result of a reconciliation, as the last read of the actions shows it. */
function describeReconciliation(reconciled, replaceMs) {
    const { end, incidents, plan, status } = reconciled;
    const { delays, emptyAtMs, filledAtMs } = status.times;
    const result = conclude(reconciled);
    const isUnverified = result === 'confirmed';
    const state = describeState(reconciled);
    const { counts } = state;
    const hasStayed = emptyAtMs === undefined && counts.isZeroDowntime && plan.job.before.length > 0;
    const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
    const waitMs = delays.length === 0 ? undefined : delays.reduce((sum, delay) => sum + delay, 0);
    return describeEnding(result, {
        state,
        causes: { stop: end, rolledBackFor: status.rollbackCause, fault: status.attempts.fault },
        replacement: {
            ...{ replaceMs, waitMs, pauses: delays.length, emptyMs: hasStayed ? 0 : emptyMs },
            ...{ counts, incidents },
        },
        unverified: isUnverified ? 'the service stopped listing the actions' : undefined,
        warnings: listWarnings(reconciled, isUnverified),
    });
}
function conclude(reconciled) {
    const { diff, end, failedReads, status } = reconciled;
    const isReadLast = failedReads.count === 0;
    if (end === 'handed-over' || end === 'record-removed')
        return end;
    // Without a request, the copilot is as desired only if there was nothing to do.
    const isUnsent = status.times.beganAtMs === undefined;
    if (isUnsent && (end !== 'done' || (0,reconcile_status/* findDirection */.vS)(status) === 'rollback' || !isReadLast))
        return 'unchanged';
    if (diff !== undefined && isReadLast)
        return concludeFromRead(reconciled, diff);
    if ((0,reconcile_status/* hasHidden */.Vh)(status))
        return 'hidden';
    return isAllConfirmed(status, diff) ? 'confirmed' : 'unreadable';
}
/** Concludes from the last read: the first conclusion that applies counts. An unverified state is never reported as verified. */
function concludeFromRead({ plan, status }, diff) {
    const isRollback = (0,reconcile_status/* findDirection */.vS)(status) === 'rollback';
    const pending = Object.values(status.groups).flatMap((group) => group.pending ?? []);
    const isCountedOnly = isCounted(plan, status, diff);
    const conclusions = [
        ['hidden-undone', plan.job.strategy === 'rolling' && pending.some(({ state }) => state === 'undone')],
        // A confirmed change that was never listed may still have taken effect.
        ['hidden', pending.length > 0 || (isRollback && isUnproven(plan, status, diff))],
        // With an extra action, the previous state isn't restored.
        ['incomplete', isRollback && [...diff.groups.values()].some(({ stuck }) => stuck.length > 0)],
        ['incomplete', !isCountedOnly && !isAllInPlace(diff)],
        ['pending', (0,reconcile_status/* listInFlight */.YL)(status).length > 0],
        // This run may have deleted actions that it has never read, as with a list that shows only its first page.
        ['disturbed', isRollback && status.effects.hasOthers],
        ['counted', isCountedOnly],
        ['index-incomplete', listUnindexed(status, diff).length > 0],
        ['unchanged', isRollback && !status.effects.hasChanged],
    ];
    return conclusions.find(([, applies]) => applies)?.[0] ?? 'verified';
}
/** Returns the routes of actions whose last request wasn't confirmed, even if nothing can be done about it. */
function listUnindexed(status, { groups }) {
    return [...groups.values()].flatMap(({ desired, missing, name }) => {
        const isLacking = missing.length === 0 && (0,reconcile_status/* findGroup */.$B)(status, name).needsReindex;
        return isLacking ? desired.map(action_route/* renderRoute */.Q) : [];
    });
}
/** Returns whether an empty copilot may have actions, because its list has never shown a change of this run. */
function isUnproven(plan, { effects, groups, service }, diff) {
    if (service.isVisible)
        return false;
    const isEmpty = plan.job.before.length + diff.rows.length === 0;
    return isEmpty && (effects.hasChanged || Object.values(groups).some(({ needsReindex }) => needsReindex));
}
function describeState({ diff, plan, status }) {
    const { job, ownership, restorable } = plan;
    const groups = [...(diff?.groups.values() ?? [])];
    const missing = groups.flatMap((group) => group.missing.map(action_route/* renderRoute */.Q));
    const extra = groups.flatMap(({ step, stuck }) => {
        const isExtra = step?.kind === 'remove' || step?.kind === 'remove-first';
        return [...(isExtra ? [step.row] : []), ...stuck].map(action_route/* renderRoute */.Q);
    });
    const desired = listDesired(plan, status).length;
    const drift = (0,match_actions/* findDrift */.L1)(job.next.actions, restorable, ownership);
    return {
        aim: (0,reconcile_status/* findDirection */.vS)(status) === 'rollout' ? 'new' : 'previous',
        strategy: job.strategy,
        desired,
        right: desired - missing.length,
        missing,
        extra,
        unconfirmed: diff === undefined ? [] : listUnindexed(status, diff),
        held: job.before.length,
        counts: {
            added: drift.missing.length,
            changed: drift.different.length,
            removed: drift.extra.length,
            kept: job.before.length - restorable.length,
            isZeroDowntime: job.strategy === 'rolling' && status.times.gapAtMs === undefined,
        },
    };
}
function listWarnings({ diff, status }, isUnverified) {
    const groups = [...(diff?.groups.values() ?? [])];
    const shared = groups.flatMap(({ desired, managed, name, rows }) => {
        const isShared = (0,reconcile_status/* findGroup */.$B)(status, name).isWritten === true && managed.length + desired.length > 0;
        return isShared ? rows.filter((row) => !managed.includes(row)) : [];
    });
    const routes = {
        redacted: groups.flatMap(({ missing }) => missing.filter(({ isRedacted }) => isRedacted)),
        stuck: groups.flatMap(({ stuck }) => stuck),
        shared,
        displaced: status.effects.displaced,
    };
    return [
        ...['redacted', 'stuck', 'shared', 'displaced'].flatMap((name) => routes[name].length === 0 ? [] : [warnings[name](routes[name].map(action_route/* renderRoute */.Q))]),
        ...(status.effects.hasOthers ? [warnings.disturbed()] : []),
        ...(isUnverified ? [warnings.unverified()] : []),
    ];
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/open-steps.ts




/**
 * Lists the steps to take, except those that have failed too often and can't be rolled back. An import that is verified
 * by number needs no step.
 */
function listOpenSteps(context) {
    const { diff, plan, status } = context;
    if (isCounted(plan, status, diff))
        return [];
    const steps = [...diff.groups.values()].flatMap(({ step }) => {
        // The original text of a redacted action is unknown.
        if (step === undefined || ('action' in step && step.action.isRedacted === true))
            return [];
        // A second attempt of a hidden change could duplicate actions, but a second delete does no harm.
        return isHidden((0,reconcile_status/* findGroup */.$B)(status, step.group)) && operations[step.kind] !== 'delete' ? [] : [step];
    });
    return [...createUndos(context), ...steps].filter(({ group, kind }) => {
        if (kind === 'undo')
            return (0,reconcile_status/* findGroup */.$B)(status, group).failures < 2 * plan.job.maxAttempts;
        const isFinal = (0,reconcile_status/* findDirection */.vS)(status) === 'rollback' || kind === 'reindex';
        return !isFinal || !isExhausted(context, group);
    });
}
/** Deletes added actions that no read shows, by ID. Otherwise, the next run would add them again. */
function createUndos({ diff, status }) {
    return Object.entries(status.groups).flatMap(([name, { pending }]) => {
        const { managed, rows } = diff.groups.get(name) ?? noMembers;
        // The service might delete an unmanaged action of the group instead.
        if (pending?.state !== 'hidden' || pending.id === undefined || managed.length < rows.length)
            return [];
        const row = { id: pending.id, method: '', endpoint: '' };
        return [createSingleRequest({ name, rows }, { kind: 'undo', row })];
    });
}
/** Returns whether the attempts of a group are used up, or its requests have no result although they are confirmed. */
function isExhausted({ diff, plan, status }, name) {
    const { failures, requests } = (0,reconcile_status/* findGroup */.$B)(status, name);
    const { desired, rows } = diff.groups.get(name) ?? noMembers;
    const { before, maxAttempts } = plan.job;
    // An added action that is listed with other content would only be duplicated.
    const isOther = (row) => (0,reconcile_status/* findDirection */.vS)(status) === 'rollout' &&
        status.effects.added.includes(row.id) &&
        !desired.some((action) => (0,shown/* isInPlace */.RS)(action, row));
    const isInVain = requests > 3 * maxAttempts + 2 * (before.length + desired.length);
    return failures >= maxAttempts || isInVain || rows.some(isOther);
}
function isHidden({ pending }) {
    return pending !== undefined && pending.state !== 'waiting';
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/decide.ts








const maxMissing = 20;
/**
 * Maximum number of actions with a stale index. For more actions, one delete and one import replace the single
 * changes.
 */
const maxReindexes = 100;
/** The rules of a reconciliation, in order: the first one that returns a step decides. */
const rules = {
    'roll back a version that fails or is late': decideRollback,
    'end after the deadline, or if no delete succeeds': endInTime,
    'delete, wait and import': (context) => context.status.state === 'teardown' ? decideTeardown(context) : undefined,
    'clear the copilot if no read shows an import': clearInvisibleImport,
    'add one action if no read shows an import': probeInvisibleImport,
    'add one action until a read shows it': probe,
    'import again if the search index lacks many actions': reimportForIndex,
    'import again if the service has no routes for single actions': reimportForRoutes,
    'import what is missing': importMissing,
    'add, change, then remove': sendOpenSteps,
};
/** Decides the next step of a reconciliation from its status and the last read: watches the copilot if no rule applies. */
function decideNext(context) {
    const open = listOpenSteps(context);
    for (const rule of Object.values(rules)) {
        const next = rule(context, open);
        if (next !== undefined)
            return next;
    }
    return watch(context);
}
function decideRollback(context) {
    const cause = (0,reconcile_status/* findDirection */.vS)(context.status) === 'rollout' ? findRollbackCause(context) : undefined;
    return cause && { do: 'roll-back', cause };
}
function findRollbackCause(context) {
    const { diff, nowMs, plan, rollbackAtMs, status } = context;
    const { clear, fault, import: imports } = status.attempts;
    const isFailed = Math.max(clear.failures, imports.failures) >= plan.job.maxAttempts;
    if (isFailed || hasExhaustedGroup(context))
        return fault ?? createInvisibleFault('the actions');
    const isLate = nowMs >= rollbackAtMs && (status.state === 'teardown' || !isAllInPlace(diff));
    return isLate ? (fault ?? 'out-of-time') : undefined;
}
/** Returns whether a group can no longer become correct. A missing search entry isn't a reason to roll back. */
function hasExhaustedGroup(context) {
    return [...context.diff.groups.values()].some(({ name, step }) => step !== undefined &&
        step.kind !== 'reindex' &&
        !isHidden((0,reconcile_status/* findGroup */.$B)(context.status, name)) &&
        isExhausted(context, name));
}
function endInTime({ endMs, nowMs, plan, status }) {
    const isOver = nowMs >= endMs || status.attempts.clear.failures >= plan.job.maxAttempts;
    return isOver ? { do: 'end' } : undefined;
}
/** Clears the copilot if no read shows anything of a confirmed import. Nothing is imported on top. */
function clearInvisibleImport(context) {
    const { endMs, nowMs, plan, rollbackAtMs, status } = context;
    const isPossible = canReplaceAll(plan) && findClearRoute(context) !== undefined;
    if (!isPossible || listInvisibleImports(context).length === 0)
        return undefined;
    const untilMs = (0,reconcile_status/* findDirection */.vS)(status) === 'rollout' ? rollbackAtMs : endMs;
    // Without enough time, the copilot keeps what was confirmed.
    return nowMs + plan.job.waitMs + 2 * waiting_times/* lateMs */.tc < untilMs ? reimport(context) : { do: 'end' };
}
/** Adds one action if no route clears the copilot. If a read shows this action, the import has added nothing. */
function probeInvisibleImport(context, open) {
    const { status } = context;
    const hidden = listInvisibleImports(context);
    if (hidden.length === 0)
        return undefined;
    const wait = findWaitForVisible(context, Object.keys(status.groups));
    if (wait !== undefined)
        return wait;
    const [first] = hidden.flatMap((group) => group.missing.map((action) => createSingleRequest(group, { kind: 'add', action })));
    const isPossible = first === undefined || !isExhausted(context, first.group);
    if (isPossible || hasFailedProbe(status) || listUndos(open).length > 0)
        return sendProbe(context, open, first);
    const cause = status.attempts.fault ?? createInvisibleFault('the actions');
    return (0,reconcile_status/* findDirection */.vS)(status) === 'rollout' ? { do: 'roll-back', cause } : undefined;
}
/** Lists the groups of a confirmed import if no read shows any of its actions. */
function listInvisibleImports({ diff, status }) {
    if (status.effects.imported?.isVisible === true)
        return [];
    return [...diff.groups.values()].filter(({ name }) => {
        const { pending } = (0,reconcile_status/* findGroup */.$B)(status, name);
        return pending?.by === 'import' && pending.state === 'hidden';
    });
}
/** Deletes an earlier probe that no read shows. Otherwise, adds an action unless an earlier addition was in vain. */
function sendProbe(context, open, add) {
    const undos = listUndos(open);
    if (undos.length > 0)
        return sendSteps(context, undos);
    return add === undefined || hasFailedProbe(context.status) ? watch(context) : sendSteps(context, [add]);
}
function listUndos(open) {
    return open.filter(({ kind }) => kind === 'undo');
}
/** Returns whether one delete and one import may replace all actions of the copilot. */
function canReplaceAll({ job }) {
    return job.strategy === 'recreate' && job.unmanaged === 'delete';
}
/** Waits for changes that aren't visible yet and for requests that may still take effect, then ends. */
function watch(context) {
    const { nowMs, status } = context;
    const wait = findWaitForVisible(context, Object.keys(status.groups));
    if (wait !== undefined)
        return wait;
    if (status.inFlight.length === 0)
        return { do: 'end' };
    const lastMs = Math.max(...status.inFlight.map(({ endsAtMs }) => endsAtMs - nowMs));
    return { do: 'wait', ms: Math.min(waiting_times/* latePollMs */.U7, lastMs), reason: 'in-flight' };
}
/**
 * Adds one action first. The list of an empty copilot may never show any action, and a list that lacks most actions may be
 * incomplete. Every action would then be duplicated.
 */
function probe(context, open) {
    const { diff, plan, status } = context;
    const { before, strategy } = plan.job;
    const isProven = status.service.isVisible || (0,reconcile_status/* findDirection */.vS)(status) === 'rollback';
    if (strategy !== 'rolling' || isProven)
        return undefined;
    if (before.length + diff.rows.length > 0 && !mustImport(context, open))
        return undefined;
    const add = open.find(({ kind }) => kind === 'add');
    return sendProbe(context, open, add);
}
/** Returns whether no read has shown an added action or any other change of this run. */
function hasFailedProbe({ groups, service }) {
    const isFailed = ({ pending }) => pending?.state === 'undone' || (pending?.state === 'hidden' && pending.by === 'add');
    return !service.isVisible && Object.values(groups).some(isFailed);
}
/** Deletes and imports everything again, but only once, and only while the new version has time left. */
function reimportForIndex(context, open) {
    const { nowMs, plan, rollbackAtMs, status } = context;
    const isAllowed = canReplaceAll(plan) && (0,reconcile_status/* findDirection */.vS)(status) === 'rollout' && nowMs < rollbackAtMs;
    const isDue = open.length > maxReindexes && open.every(({ kind }) => kind === 'reindex');
    if (!isAllowed || !isDue || status.attempts.hasReimported === true)
        return undefined;
    return tearDown(status, { hasReimported: true });
}
function reimportForRoutes(context, open) {
    const isDue = open.some(({ kind }) => kind !== 'reindex');
    return context.status.service.lacks.single === true && isDue ? reimport(context) : undefined;
}
/** Deletes and imports everything again if that is allowed. Otherwise, rolls back or ends. */
function reimport({ plan, status }) {
    const { attempts } = status;
    const { failures } = attempts.import;
    const isRollout = (0,reconcile_status/* findDirection */.vS)(status) === 'rollout';
    const hasDocument = isRollout || plan.job.backup !== undefined;
    if (canReplaceAll(plan) && hasDocument && failures < plan.job.maxAttempts) {
        return tearDown(status, { import: { ...attempts.import, failures: failures + 1 } });
    }
    return isRollout
        ? { do: 'roll-back', cause: attempts.fault ?? createInvisibleFault('all actions') }
        : { do: 'end' };
}
/** Begins another teardown for the same version. */
function tearDown(status, counted) {
    const attempts = { ...counted, clear: { ...status.attempts.clear, isConfirmed: false } };
    return { do: 'update', status: (0,reconcile_status/* update */.yo)(status, { attempts, state: 'teardown' }) };
}
function importMissing(context, open) {
    if (!mustImport(context, open))
        return undefined;
    const request = createImport(context);
    return (findDelay(context) ??
        findWaitForAll(context, context.status.attempts.import.opensAtMs) ??
        findWaitForVisible(context, request.actions.map(desired_action/* nameGroup */.VQ)) ?? { do: 'send', requests: [request] });
}
/** Returns whether one import replaces many additions. */
function mustImport({ diff, plan, status }, open) {
    const { job } = plan;
    const desired = plan.desired[(0,reconcile_status/* findDirection */.vS)(status)];
    const isRollback = (0,reconcile_status/* findDirection */.vS)(status) === 'rollback';
    const adds = open.filter(({ kind }) => kind === 'add').length;
    const isFailed = isRollback && (job.backup === undefined || status.attempts.import.failures >= job.maxAttempts);
    if (adds === 0 || isFailed || status.effects.imported !== undefined)
        return false;
    return job.strategy === 'rolling'
        ? !isRollback && adds > maxMissing && adds > desired.length / 2
        : desired.every((action) => findRows(diff, action).length === 0);
}
/** A renamed action is added under its new name before the old one is removed. */
function sendOpenSteps(context, open) {
    const select = (...kinds) => open.filter(({ kind }) => kinds.includes(kind));
    const [adds, changes] = [select('add'), select('undo', 'change', 'remove-first')];
    const removals = adds.length + changes.length === 0 ? limitDeletes(context.diff, select('remove')) : [];
    const choices = [adds, changes, select('reindex'), removals].filter((steps) => steps.length > 0);
    const nexts = choices.map((steps) => sendSteps(context, steps));
    return nexts.find((next) => next.do === 'send') ?? nexts[0];
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/log-text.ts



function renderRequests(requests, { job }, status) {
    const [first] = requests;
    if (first?.kind === 'clear')
        return 'Deleting the copilot’s actions.';
    if (first?.kind === 'import') {
        if ((0,reconcile_status/* findDirection */.vS)(status) === 'rollback')
            return 'Importing the previous version.';
        const count = first.actions.length;
        const part = count < job.next.actions.length ? `${(0,src_text/* renderCount */.SS)(count, 'action')} of ` : '';
        return `Importing ${part}the new version.`;
    }
    const steps = requests.flatMap((request) => ('group' in request ? [request] : []));
    const isTeardown = status.state === 'teardown';
    return [...Map.groupBy(steps, ({ kind }) => (isTeardown ? 'Deleting' : verbs[kind]))]
        .map(([verb, some]) => `${verb} ${renderNames(some)}.`)
        .join(' ');
}
const verbs = {
    add: 'Adding',
    change: 'Changing',
    reindex: 'Reindexing',
    remove: 'Removing',
    'remove-first': 'Removing, then adding again:',
    undo: 'Deleting',
};
/** Names up to three actions, otherwise counts them. Sorted, because the order of the service's list is random. */
function renderNames(requests) {
    if (requests.length > 3)
        return (0,src_text/* renderCount */.SS)(requests.length, 'action');
    return requests
        .map((request) => (0,action_route/* renderRoute */.Q)('action' in request ? request.action : request.row))
        .map((route) => route.trim() || 'an added action that isn’t listed')
        .toSorted()
        .join(', ');
}
/** Returns an empty string for short waits. */
function renderWait({ ms, reason }, waitMs) {
    switch (reason) {
        case 'delay':
            // In full seconds, because reading the empty copilot takes a moment. A post step waits only for the rest.
            return `Actions deleted. Waiting ${Math.min(waitMs, Math.ceil(ms / 1_000) * 1_000) / 1_000} s before the import.`;
        case 'in-flight':
            return 'A request that timed out might still be processed. Watching the copilot for up to 90 s.';
        case 'visibility':
            return 'The action list doesn’t show a confirmed change yet. Reading it again.';
        case 'backoff':
            return ms >= 5_000 ? `The next attempt is in ${(ms / 1_000).toFixed(1)} s.` : '';
    }
}
/** @param last the previous incident: its cause isn't repeated */
function renderRollback(cause, last = '') {
    const reason = cause === 'out-of-time'
        ? 'The new version isn’t in place after half of the time limit.'
        : cause.explanation;
    const text = 'Rolling back to the previous actions.';
    return last.startsWith(reason) ? text : `${reason} ${text}`;
}

// EXTERNAL MODULE: ./src/replacement/reconcile/plan.ts
var reconcile_plan = __webpack_require__(2766);
;// CONCATENATED MODULE: ./src/replacement/reconcile/record-read.ts




/** Records what a read shows about earlier requests and other clients. */
function recordRead(plan, status, rows, nowMs) {
    const { effects, inFlight, service } = status;
    const changes = listChanges(plan, status, rows, nowMs);
    const displaced = findDisplaced(plan, status, rows);
    const shown = new Set(changes.flatMap((change) => change.shown ?? []));
    const isImportVisible = shown.has('import') || effects.imported?.isVisible === true;
    const isAwaited = ({ by, state }) => 
    // If a read shows a later addition, but nothing of a hidden import, the import has added nothing.
    !(by === 'import' && state === 'hidden' && shown.has('add') && !isImportVisible) &&
        // A delete whose row remains has deleted another row instead.
        !(displaced.length > 0 && (by === 'remove' || by === 'remove-first'));
    const groups = changes.map(({ group, name, pending }) => {
        const awaited = pending && isAwaited(pending) ? pending : undefined;
        return [name, { ...group, pending: awaited }];
    });
    const invisible = changes.find(({ isInvisible }) => isInvisible);
    return (0,reconcile_status/* update */.yo)(status, {
        groups: Object.fromEntries(groups),
        inFlight: inFlight
            .filter(({ endsAtMs, outcome }) => outcome !== 'ended' && endsAtMs > nowMs)
            .map((one) => (one.kind === 'clear' && rows.length === 0 ? { ...one, isShown: true } : one)),
        attempts: invisible ? { fault: createInvisibleFault(`\`${invisible.name}\``) } : {},
        service: {
            lagMs: Math.max(service.lagMs, ...changes.map(({ pending }) => measureLag(pending, nowMs))),
            isVisible: service.isVisible || shown.size > 0,
        },
        effects: {
            hasChanged: effects.hasChanged || (0,reconcile_status/* digestRows */.i8)(rows) !== plan.before,
            hasOthers: effects.hasOthers || changes.some(({ isDisturbed }) => isDisturbed),
            imported: effects.imported && { ...effects.imported, isVisible: isImportVisible },
            displaced: [...effects.displaced, ...displaced],
        },
    });
}
function listChanges(plan, status, rows, nowMs) {
    const { groups } = compareRows(plan, status, rows);
    const restorable = new Set(plan.restorable.map(plan.ownership.nameGroup));
    const names = [...new Set([...groups.keys(), ...Object.keys(status.groups)])];
    return names.map((name) => {
        const before = (0,reconcile_status/* findGroup */.$B)(status, name);
        const { desired, managed, rows: own } = groups.get(name) ?? noMembers;
        const ids = (0,reconcile_status/* listIds */.Z6)(own);
        const pending = readPending(before.pending, own, nowMs);
        // A confirmed change wasn't visible in time.
        const isInvisible = pending?.state === 'hidden' && before.pending?.state === 'waiting';
        // An addition with an ID fails when it is undone. An import or a clear request fails as a whole.
        const isFailed = isInvisible && pending.id === undefined && !['import', 'clear'].includes(pending.by);
        // Another client has added or deleted rows. Its delete also deletes the search entries of the whole group.
        const isForeign = !isExplained(status, name, ids);
        const needsReindex = before.needsReindex || isForeign;
        return {
            ...{ name, pending, isInvisible },
            group: { ...before, ids, needsReindex, failures: before.failures + Number(isFailed) },
            /** The earlier change that the read shows. */
            shown: pending === undefined ? before.pending?.by : undefined,
            // The run may change actions of this group.
            isDisturbed: isForeign && (managed.length + desired.length > 0 || restorable.has(name)),
        };
    });
}
/**
 * Returns whether requests of this run can be the reason for other rows than in the last read. An addition alone removes
 * no row, and a delete alone adds none. A confirmed import may follow a delete that no read has shown.
 */
function isExplained(status, name, ids) {
    const { ids: idsBefore, pending } = (0,reconcile_status/* findGroup */.$B)(status, name);
    if (ids === idsBefore)
        return true;
    const sent = status.inFlight
        .filter(({ group, isShown }) => isShown !== true && (group === undefined || group === name))
        .map(({ kind }) => (kind === 'import' ? 'add' : operations[kind]));
    const confirmed = pending === undefined || pending.state === 'undone' ? [] : [operations[pending.by]];
    const causes = [...sent, ...confirmed];
    const mayAppear = causes.some((cause) => cause !== 'delete') || !hasMore(ids, idsBefore);
    const mayDisappear = causes.some((cause) => cause !== 'add') || !hasMore(idsBefore, ids);
    return causes.length > 0 && mayAppear && mayDisappear;
}
/** Returns whether the first list of IDs has one that the second list lacks. */
function hasMore(ids, others) {
    const known = new Set(others.split('\n'));
    return ids !== '' && ids.split('\n').some((id) => !known.has(id));
}
/** Returns the change if the read doesn't show it. */
function readPending(pending, rows, nowMs) {
    if (pending === undefined || pending.state === 'undone')
        return pending;
    if (isShown(pending, rows))
        return undefined;
    return nowMs >= pending.untilAtMs ? { ...pending, state: 'hidden' } : pending;
}
/** An added action is recognized by its ID if possible, any other change by the rows of its group. */
function isShown({ before, by, id }, rows) {
    if (by === 'clear')
        return (0,reconcile_status/* listIds */.Z6)(rows) !== before;
    const hasIds = id !== undefined && rows.every((row) => row.id !== '');
    return hasIds ? rows.some((row) => row.id === id) : (0,reconcile_status/* digestRows */.i8)(rows) !== before;
}
/** Returns how long a confirmed change hasn't been visible, up to the time for which the run waits for it. */
function measureLag(pending, nowMs) {
    return pending === undefined ? 0 : Math.min(waiting_times/* lateMs */.tc, nowMs - (pending.untilAtMs - waiting_times/* lateMs */.tc));
}
/** Returns the unmanaged rows that are gone if a deleted row is still there, because the service deleted them instead. */
function findDisplaced({ job, ownership }, { effects, groups }, rows) {
    if (job.unmanaged === 'delete')
        return [];
    const ids = new Set(rows.map(({ id }) => id));
    const isLeft = Object.values(groups).some(({ deletedId = '' }) => ids.has(deletedId));
    if (!isLeft)
        return [];
    const known = new Set([...ids, ...effects.displaced.map(({ id }) => id)]);
    return job.before.filter((row) => row.id !== '' && !known.has(row.id) && ownership.find(row) === undefined);
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/record-response.ts






/** Records a request before it is sent. From now on, the request may take effect, and its actions aren't confirmed. */
function recordSent(status, request, nowMs, timeoutMs) {
    const { before = '', group } = 'group' in request ? request : {};
    const direction = (0,reconcile_status/* findDirection */.vS)(status);
    const entry = { kind: request.kind, group, before, direction, endsAtMs: nowMs + timeoutMs + waiting_times/* lateMs */.tc };
    const times = updateTimes(status, request, nowMs);
    const sent = (0,reconcile_status/* update */.yo)(status, { inFlight: [...status.inFlight, entry], times });
    if ('group' in request)
        return recordStep(sent, request);
    if (request.kind === 'import')
        return (0,reconcile_status/* updateGroups */.eq)({ ...sent, state: 'converging' }, request.actions.map(desired_action/* nameGroup */.VQ), unindexed);
    return (0,reconcile_status/* update */.yo)(sent, { attempts: { clear: { ...sent.attempts.clear, isConfirmed: false } } });
}
const unindexed = { needsReindex: true };
function updateTimes(status, { kind }, nowMs) {
    const times = { ...status.times };
    const { deletedAtMs, delays } = times;
    times.beganAtMs ??= nowMs;
    if (kind === 'clear' || (kind !== 'import' && status.state === 'teardown'))
        times.emptyAtMs ??= nowMs;
    if (kind === 'remove-first')
        times.gapAtMs = nowMs;
    if (kind !== 'import' || deletedAtMs === undefined)
        return times;
    return { ...times, deletedAtMs: undefined, delays: [...delays, nowMs - deletedAtMs] };
}
function recordStep(sent, request) {
    const requests = (0,reconcile_status/* findGroup */.$B)(sent, request.group).requests + 1;
    const deleted = isDelete(request) ? { deletedId: request.row.id } : {};
    return (0,reconcile_status/* updateGroups */.eq)(sent, [request.group], { ...unindexed, requests, isWritten: true, ...deleted });
}
/** Records the response to a request. */
function record_response_recordResponse(status, request, result, context) {
    const { nowMs } = context;
    if (result.ok)
        return recordConfirmed(endRequest(status, request), request, result.value, nowMs);
    const { fault } = result;
    const ended = endRequest(status, request, findOutcome(fault, nowMs));
    const failed = (0,reconcile_status/* update */.yo)(ended, { attempts: { fault } });
    // A request that was never sent doesn't count as an attempt.
    if (fault.isUnsent === true)
        return failed;
    if (isOnlyAccepted(fault))
        return recordConfirmed(ended, request, undefined, nowMs);
    const isMissing = [404, 405, 501].includes(fault.status ?? 0);
    if ('group' in request)
        return recordFailedStep(failed, request, { ...context, fault, isMissing });
    // A missing route only selects another route. It isn't the cause of a failure.
    if (isMissing && request.kind === 'clear' && request.route === actionsRoute)
        return (0,reconcile_status/* addLack */.VY)(ended, 'clear');
    const { [request.kind]: attempts } = failed.attempts;
    return (0,reconcile_status/* update */.yo)(failed, { attempts: { [request.kind]: countFailure(attempts, fault, context) } });
}
function recordFailedStep(failed, { group, kind }, context) {
    const { fault, isMissing, sent } = context;
    // The service may have deleted another row with the same `operation_id`. A second delete could delete the
    // last of these rows.
    if (kind === 'undo' && fault.applied !== 'no')
        return (0,reconcile_status/* updateGroups */.eq)(failed, [group], { pending: undone });
    const needsReindex = fault.applied !== 'no' || (0,reconcile_status/* findGroup */.$B)(sent, group).needsReindex;
    // The action is then deleted and added, so the missing route isn't a failure yet.
    if (isMissing && (kind === 'change' || kind === 'reindex'))
        return (0,reconcile_status/* updateGroups */.eq)((0,reconcile_status/* addLack */.VY)(failed, 'change'), [group], { needsReindex });
    const attempts = countFailure((0,reconcile_status/* findGroup */.$B)(failed, group), fault, context);
    const known = isMissing ? (0,reconcile_status/* addLack */.VY)(failed, 'single') : failed;
    return (0,reconcile_status/* updateGroups */.eq)(known, [group], { ...attempts, needsReindex });
}
const undone = { by: 'undo', before: '', untilAtMs: 0, state: 'undone' };
function countFailure(attempts, fault, { maxAttempts, nowMs, random, sent }) {
    const more = attempts.failures + 1;
    const failures = isContentRefused(fault) ? Math.max(maxAttempts, more) : more;
    const { retryAfterMs } = fault;
    const backoffMs = (0,request_with_retries/* computeBackoffMs */.wo)(failures, { retryAfterMs, random });
    // A stale list might not show the effect of the failed request yet. A repetition would then duplicate this
    // effect.
    const { lagMs } = sent.service;
    const hiddenMs = fault.applied === 'no' || lagMs === 0 ? 0 : lagMs + waiting_times/* showMs */.cT;
    return { ...attempts, failures, opensAtMs: nowMs + Math.max(backoffMs, hiddenMs) };
}
/** Decides whether and how long a failed request may still take effect, or its effect may become visible. */
function findOutcome(fault, nowMs) {
    const { applied, status = 0 } = fault;
    if (applied !== 'no' && mayBeInFlight(fault))
        return { endsAtMs: nowMs + waiting_times/* lateMs */.tc };
    return applied !== 'no' && status >= 500
        ? { endsAtMs: nowMs + waiting_times/* showMs */.cT, outcome: 'error' }
        : { outcome: 'ended' };
}
function endRequest(status, request, outcome = { outcome: 'ended' }) {
    const group = 'group' in request ? request.group : undefined;
    const at = status.inFlight.findLastIndex((one) => one.group === group);
    const inFlight = status.inFlight.map((one, index) => (index === at ? { ...one, ...outcome } : one));
    return { ...status, inFlight };
}
function recordConfirmed(ended, request, id, nowMs) {
    // The effect of an earlier failed request may become visible only now, and look like the confirmed one.
    const inFlight = ended.inFlight.map((one) => one.outcome === 'error' ? { ...one, endsAtMs: nowMs + waiting_times/* showMs */.cT } : one);
    const status = (0,reconcile_status/* update */.yo)(ended, { inFlight, effects: { hasChanged: true } });
    const pending = { by: request.kind, before: '', untilAtMs: nowMs + waiting_times/* lateMs */.tc, state: 'waiting' };
    if (request.kind === 'clear')
        return recordCleared(status, pending, nowMs);
    if (request.kind === 'import') {
        const imported = { direction: (0,reconcile_status/* findDirection */.vS)(status), isVisible: false };
        const filled = (0,reconcile_status/* update */.yo)(status, { effects: { imported }, times: { filledAtMs: nowMs } });
        return (0,reconcile_status/* updateGroups */.eq)(filled, request.actions.map(desired_action/* nameGroup */.VQ), { needsReindex: false, pending });
    }
    const { before, group, kind } = request;
    const { added } = status.effects;
    // A read can't distinguish a reindexed action from the previous one.
    if (kind === 'reindex')
        return (0,reconcile_status/* updateGroups */.eq)(status, [group], { needsReindex: false });
    if (kind === 'undo') {
        const left = (0,reconcile_status/* update */.yo)(status, { effects: { added: added.filter((one) => one !== request.row.id) } });
        const failures = (0,reconcile_status/* findGroup */.$B)(status, group).failures + 1;
        return (0,reconcile_status/* updateGroups */.eq)(left, [group], { failures, pending: undone });
    }
    const known = kind === 'add' && id !== undefined ? (0,reconcile_status/* update */.yo)(status, { effects: { added: [...added, id] } }) : status;
    const changed = isDelete(request) && known.state === 'teardown' ? (0,reconcile_status/* update */.yo)(known, deletedAt(nowMs)) : known;
    const changes = { needsReindex: isDelete(request), pending: { ...pending, before, id } };
    return (0,reconcile_status/* updateGroups */.eq)(changed, [group], changes);
}
function recordCleared(status, waiting, nowMs) {
    const groups = Object.entries(status.groups).map(([name, { pending, ...group }]) => {
        const isUndone = pending !== undefined && pending.state !== 'waiting';
        // If a read still shows the rows after this time, it has never shown that they were deleted.
        const cleared = group.ids === '' ? isUndone && undone : { ...waiting, before: group.ids };
        return [name, cleared === false ? group : { ...group, pending: cleared }];
    });
    const clear = { ...status.attempts.clear, opensAtMs: waiting.untilAtMs, isConfirmed: true };
    const { effects, times } = deletedAt(nowMs);
    return (0,reconcile_status/* update */.yo)(status, { groups: Object.fromEntries(groups), attempts: { clear }, effects, times });
}
/** Returns the changes after a confirmed delete. An import may follow it. */
function deletedAt(deletedAtMs) {
    return { effects: { imported: undefined }, times: { deletedAtMs } };
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/reconcile.ts











/** Maximum number of requests for single actions at the same time, never two in one group. */
const maxParallel = 4;
/**
 * Reads the actions, sends the next requests, and reads again, until nothing differs or nothing more can be done. If it
 * throws, which is a bug, the journal stays open.
 */
async function reconcile(start, resumed) {
    const plan = (0,reconcile_plan/* createPlan */.qT)(start.job);
    const status = resumed ?? (0,reconcile_plan/* beginStatus */.QP)(plan);
    const run = { ...start, status, plan, diff: undefined, failedReads: { count: 0 } };
    // A new run has just read the actions.
    let next = start.tookOverAtMs === undefined ? decideAfterRead(run, start.job.before) : await read(run);
    for (;;) {
        const end = await follow(run, next);
        if (end !== undefined) {
            await reconcile_keep(run, end === 'handed-over');
            return { ...run, end };
        }
        next = await read(run);
    }
}
async function read(run) {
    const { diff, ports, status } = run;
    const result = await (0,request_with_retries/* attemptRequest */.Dc)(() => ports.service.listActions(run.job.copilotId));
    if (result.ok)
        return decideAfterRead(run, result.value);
    const { explanation, retryAfterMs } = result.fault;
    const count = run.failedReads.count + 1;
    run.failedReads = { count, retryAfterMs };
    if (count === 1)
        reportIncident(run, `${explanation} Reading the action list again.`);
    const next = decideWithoutRead(createContext(run), diff, count);
    // After another import, or an end that nothing confirms, the last read is outdated.
    if (next.do === 'send' || (next.do === 'end' && !isAllConfirmed(status, diff)))
        run.diff = undefined;
    return next;
}
function decideAfterRead(run, rows) {
    const { incidents, plan, ports } = run;
    run.failedReads = { count: 0 };
    run.status = recordRead(plan, run.status, rows, ports.clock.nowMs());
    for (;;) {
        const diff = compareRows(plan, run.status, rows);
        const next = decideNext({ ...createContext(run), diff });
        run.diff = diff;
        if (next.do === 'roll-back') {
            reportIncident(run, renderRollback(next.cause, incidents.at(-1)));
            run.status = (0,reconcile_status/* rollBack */.Fu)(run.status, next.cause);
        }
        else if (next.do === 'update')
            run.status = next.status;
        else
            return next;
    }
}
function createContext(run) {
    const { budgetMs, plan, ports, status, tookOverAtMs } = run;
    const fromMs = tookOverAtMs ?? status.times.beganAtMs ?? Infinity;
    const times = { rollbackAtMs: fromMs + budgetMs / 2, endMs: fromMs + budgetMs };
    return { plan, status, nowMs: ports.clock.nowMs(), ...times };
}
/** Returns the reason to stop, or `undefined` if there is time for the next read. */
async function follow(run, next) {
    if (next.do === 'send')
        return sendAll(run, next.requests);
    if (next.do === 'wait')
        return wait(run, next);
    if (next.do === 'read-again') {
        const { count, retryAfterMs } = run.failedReads;
        return wait(run, {
            ms: (0,request_with_retries/* computeBackoffMs */.wo)(count, { retryAfterMs, random: run.ports.random }),
            reason: 'backoff',
        });
    }
    const { endMs, nowMs } = createContext(run);
    return nowMs >= endMs ? 'out-of-time' : 'done';
}
async function wait(run, { ms, reason }) {
    const { job, ports, waitsFor } = run;
    run.waitsFor = reason;
    const text = waitsFor === reason ? '' : renderWait({ ms, reason }, job.waitMs);
    // After a kill during the wait, the post step knows what was confirmed, and doesn't send it again.
    if (waitsFor !== reason && run.status.times.beganAtMs !== undefined)
        await reconcile_keep(run, true);
    if (text !== '')
        ports.log.info(text);
    if (reason === 'delay') {
        const fromMs = ports.clock.nowMs();
        return waitForDelay(run, { fromMs, toMs: fromMs + ms, isSafe: !mayDeleteCopilot(job) });
    }
    return sleep(run, ms);
}
async function sleep(run, ms) {
    if (isOver(run, ms))
        return stop(run);
    await run.deadline.sleep(ms);
    return undefined;
}
function stop(run) {
    return run.status.times.beganAtMs === undefined ? 'interrupted' : stopAtDeadline(run);
}
async function sendAll(run, requests) {
    const { plan, ports } = run;
    run.waitsFor = undefined;
    ports.log.info(renderRequests(requests, plan, run.status));
    for (let at = 0; at < requests.length; at += maxParallel) {
        const batch = requests.slice(at, at + maxParallel);
        const isFirst = run.status.times.beganAtMs === undefined;
        if (isOver(run) || (isFirst && ports.interruption.aborted))
            return stop(run);
        const openMs = Math.max(...batch.map(({ kind }) => ports.service.findOpenMs?.(operations[kind]) ?? 0));
        const restMs = openMs - ports.clock.nowMs();
        if (restMs > 0)
            return sleep(run, restMs);
        const sent = await sendBatch(run, batch);
        if (sent !== 'confirmed')
            return sent === 'failed' ? undefined : sent;
    }
    return undefined;
}
/** Sends requests at the same time. Nothing is sent if the journal can't be written before the first request. */
async function sendBatch(run, batch) {
    const { job, ports, status: sent } = run;
    const { copilotId, maxAttempts, timeoutMs } = job;
    const { clock, random, service } = ports;
    const nowMs = clock.nowMs();
    run.status = batch.reduce((status, request) => recordSent(status, request, nowMs, timeoutMs), sent);
    // After the first request, a full disk is no reason to leave the copilot as it is.
    if (!(await reconcile_keep(run, true)) && sent.times.beganAtMs === undefined) {
        run.status = sent;
        return 'no-journal';
    }
    const results = await Promise.all(batch.map(async (request) => {
        const result = await sendActionRequest(request, copilotId, service);
        const context = { nowMs: clock.nowMs(), random, maxAttempts, sent };
        run.status = record_response_recordResponse(run.status, request, result, context);
        if (!result.ok)
            reportIncident(run, `${result.fault.explanation} Checking whether it took effect.`);
        return result;
    }));
    // A post step must not import on top of an import that was confirmed.
    if (batch.some(({ kind }) => kind === 'import'))
        await reconcile_keep(run, true);
    const isDone = results.some((result) => result.ok || result.fault.status === 404);
    const isCleared = isDone && batch.some(({ kind }) => kind === 'clear');
    if (isCleared && mayDeleteCopilot(job) && (await checkRecord(run, clock.nowMs())) === 'record-removed')
        return 'record-removed';
    return results.every(({ ok }) => ok) ? 'confirmed' : 'failed';
}
/** A delete by another route than the actions' own may have deleted the copilot itself. A second one then returns 404. */
function mayDeleteCopilot({ deletePath }) {
    return deletePath !== 'auto' && deletePath !== actionsRoute;
}
function reconcile_keep(run, isOpen) {
    return keepJournal(run, { isOpen, hasSent: run.status.times.beganAtMs !== undefined });
}

;// CONCATENATED MODULE: ./src/replacement/replace.ts









/** Time from the first delete to the result, in milliseconds. */
const defaultBudgetMs = 600_000;
/** Computes the time budget: the default, or more if long delays and timeouts would not leave time for both versions. */
function computeBudgetMs(job) {
    const { waitMs, timeoutMs } = job;
    return Math.max(defaultBudgetMs, 2 * (waitMs + 2 * timeoutMs) + 60_000);
}
/** Syncs a copilot or restores its previous actions, and describes the result. Rejects only because of a bug. */
async function replaceActions(job, ports) {
    try {
        await ports.journal.begin(job);
    }
    catch (error) {
        const failure = (0,messages_failure/* explainNoJournal */.gS)(error instanceof Error ? error.message : String(error));
        return { outcome: 'aborted', state: results/* results */.X.unchanged.state(), failure };
    }
    return runReplacement({ job, ports, budgetMs: computeBudgetMs(job), tookOverAtMs: undefined });
}
/** Runs a sync, or resumes the sync of a process that has ended, and describes the result. */
async function runReplacement(start, left) {
    const { budgetMs, ports, tookOverAtMs } = start;
    const { clock, interruption } = ports;
    const endMs = tookOverAtMs === undefined ? undefined : tookOverAtMs + budgetMs;
    const begun = { ...start, deadline: createDeadline(interruption, clock, endMs), incidents: [] };
    const nowMs = clock.nowMs();
    const measureMs = () => clock.nowMs() - nowMs;
    // The journal's version guarantees the structure of its content.
    const job = start.job;
    if (job.method === 'reconcile') {
        const resumed = left && (0,reconcile_status/* resumeReconciliation */.Xy)(left.state, nowMs);
        return describeReconciliation(await reconcile({ ...begun, job }, resumed), measureMs());
    }
    const times = { nowMs, timeoutMs: findTimeoutMs({ budgetMs, job }) };
    const status = left
        ? resumeStatus(left.state, { ...times, writtenMs: left.writtenAtMs })
        : initialStatus;
    const run = { ...begun, job, status };
    return describeScriptEnd(await runScript(run), run, measureMs());
}


/***/ }),

/***/ 1795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Dc: () => (attemptRequest),
  ek: () => (requestWithRetries),
  wo: () => (computeBackoffMs)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);

/** Returns the response to a request. Rejects only because of a bug. */
async function attemptRequest(request) {
    try {
        return { ok: true, value: await request() };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A))
            throw error;
        return { ok: false, fault: error.fault, sentMs: error.sentMs };
    }
}
/** Repeats a failed request. Use this only for requests that change nothing. */
async function requestWithRetries(request, { maxAttempts }, { clock, log, random }) {
    for (let attempt = 1;; attempt += 1) {
        const result = await attemptRequest(request);
        if (result.ok || attempt >= maxAttempts || isFinal(result.fault))
            return result;
        const { explanation, retryAfterMs } = result.fault;
        const waitMs = computeBackoffMs(attempt, { retryAfterMs, random });
        log.info(`${explanation} Retrying ${waitMs < 100 ? 'now' : `in ${(waitMs / 1000).toFixed(1)} s`}.`);
        await clock.sleep(waitMs);
    }
}
/** Returns whether to report the failure now, because only users can fix it, or because it needs a longer delay. */
function isFinal({ kind, proxyStatus = 0, rejected, retryAfterMs = 0 }) {
    return rejected || kind === 'tls' || [403, 407].includes(proxyStatus) || retryAfterMs > _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterCapMs */ .lb;
}
const baseMs = 1_000;
const capMs = 30_000;
/**
 * Computes the delay after a failed attempt (from 1), in milliseconds. It is random up to 1 s, 2 s, 4 s … 30 s, and
 * at least the delay that the service requested, up to a minute.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
function computeBackoffMs(failedAttempts, { retryAfterMs = 0, random }) {
    const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedAttempts) - 1));
    return Math.max(Math.min(retryAfterMs, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterCapMs */ .lb), Math.round(random() * ceilingMs));
}


/***/ }),

/***/ 1993:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRecovery: () => (startRecovery)
});

// EXTERNAL MODULE: ./src/connect.ts + 11 modules
var connect = __webpack_require__(2197);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/inputs.ts
var src_inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/ungrouped-log.ts
var ungrouped_log = __webpack_require__(7313);
// EXTERNAL MODULE: ./src/runner/runner.ts + 5 modules
var runner_runner = __webpack_require__(5062);
// EXTERNAL MODULE: ./src/runner/clock.ts
var runner_clock = __webpack_require__(9850);
// EXTERNAL MODULE: ./src/replacement/journal/journal-entry.ts
var journal_entry = __webpack_require__(1484);
// EXTERNAL MODULE: ./src/replacement/journal/proc.ts
var proc = __webpack_require__(6436);
// EXTERNAL MODULE: ./src/replacement/journal/journal-pointer.ts
var journal_pointer = __webpack_require__(4977);
// EXTERNAL MODULE: ./src/messages/results.ts
var results = __webpack_require__(4880);
// EXTERNAL MODULE: ./src/messages/failure.ts
var failure = __webpack_require__(4668);
// EXTERNAL MODULE: ./src/replacement/request-with-retries.ts
var request_with_retries = __webpack_require__(1795);
// EXTERNAL MODULE: ./src/replacement/replace.ts + 22 modules
var replace = __webpack_require__(7325);
;// CONCATENATED MODULE: ./src/replacement/recover.ts



/** Time for the requests after a delay, in milliseconds: a read, the import and a few retries. */
const lastRequestsMs = 55_000;
/**
 * Finishes the sync that the main step has left open. Returns `undefined` if the main step has finished it after all.
 * Deletes actions only if the main step had begun to.
 * @param budgetMs time for everything, in milliseconds: all post steps of a canceled job have about 285 s
 */
async function recover(found, budgetMs, ports) {
    if (found === 'ended')
        return undefined;
    if ('reason' in found) {
        const ending = describeLostJournal(found.reason);
        return { copilotId: found.copilotId, copilotName: '', swaggerFile: '', ending };
    }
    const tookOverAtMs = ports.clock.nowMs();
    // The list contains the copilots' tokens, which can be masked in responses only if they are known.
    const listing = await (0,request_with_retries/* attemptRequest */.Dc)(() => ports.service.listCopilots());
    if (!listing.ok)
        ports.log.debug(listing.fault.explanation);
    ports.log.info('The main step ended before the sync did. The post step resumes it.');
    const { job, journal } = found;
    // The actions are already deleted, so always wait and import, however long the delay is.
    const budget = { tookOverAtMs, budgetMs: Math.max(budgetMs, job.waitMs + lastRequestsMs) };
    // A signal doesn't stop this step, because no step after it can repair the copilot.
    const interruption = new AbortController().signal;
    const ending = await (0,replace/* runReplacement */.ws)({ job, ...budget, ports: { ...ports, journal, interruption } }, found);
    const { copilot, copilotId, swaggerFile } = job;
    return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}
function describeLostJournal(reason) {
    return {
        outcome: 'degraded',
        result: 'unknown',
        state: results/* results */.X.unknown.state(),
        failure: (0,failure/* explainLostJournal */.rj)(reason),
        replacement: { replaceMs: 0, incidents: [] },
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





/**
 * Finds the sync that a journal describes. Call this only after the main step has ended, because the main step could
 * otherwise finish the sync itself.
 */
function findSaved(pointer, expected) {
    const { folder, copilotId } = pointer;
    const entry = readEntry(folder, expected);
    if (entry === undefined)
        return { reason: 'its journal in RUNNER_TEMP is gone, is not valid or cannot be read', copilotId };
    const { run, serviceHash, state, writtenAtMs } = entry;
    const isNamed = ['', entry.copilotId].includes(copilotId) && expected.isNamed(entry.copilotId);
    // A journal is enough to import a document, so it must be of this run, service and copilot.
    if (!isNamed || serviceHash !== expected.serviceHash || run !== expected.run) {
        const reason = 'its journal belongs to a different run, base URL or copilot';
        return { reason, copilotId: entry.copilotId };
    }
    if (!entry.isOpen || isOvertaken(folder, entry, expected))
        return 'ended';
    const job = read((0,external_node_path_.join)(folder, 'job'), journal_entry/* parseJob */.JN, expected);
    if (job === undefined)
        return { reason: 'the documents of its journal are gone or cannot be read', copilotId: entry.copilotId };
    return { job, state, writtenAtMs, journal: (0,journal/* reopenJournal */.bA)(folder, entry) };
}
/** Reads a journal. Returns `undefined` if it is gone or can't be read, or if other users can access its folder. */
function readEntry(folder, expected) {
    return (0,private_files/* isPrivateFolder */.E)((0,external_node_path_.dirname)(folder))
        ? read((0,external_node_path_.join)(folder, 'journal.json'), journal_entry/* parseEntry */.ER, expected)
        : undefined;
}
function read(path, parse, { trace }) {
    try {
        return parse((0,private_files/* readPlainFile */.b)(path));
    }
    catch (error) {
        trace(String(error));
        return undefined;
    }
}
/** Returns whether a later step of the same job has synced the same copilot. Its changes must not be undone. */
function isOvertaken(folder, own, expected) {
    const root = (0,external_node_path_.dirname)(folder);
    const folders = (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(root))
        .filter((name) => /^copilot-swagger-sync-[0-9a-f]{16}$/.test(name))
        .map((name) => (0,external_node_path_.join)((0,external_node_path_.dirname)(root), name))
        .filter((path) => path !== root && (0,private_files/* isPrivateFolder */.E)(path))
        .flatMap((path) => (0,external_node_fs_.readdirSync)(path).map((name) => (0,external_node_path_.join)(path, name)));
    return folders.some((other) => {
        const entry = readEntry(other, expected);
        return (entry?.serviceHash === own.serviceHash &&
            entry.run === own.run &&
            entry.copilotId === own.copilotId &&
            // A sync that ended before it sent anything did not change the copilot.
            entry.hasSent &&
            entry.writtenAtMs > own.writtenAtMs);
    });
}

// EXTERNAL MODULE: ./src/report/result.ts
var result = __webpack_require__(6359);
;// CONCATENATED MODULE: ./src/start-recovery.ts







/** Time budget in milliseconds, less than the 285 s that runners give all post steps of a canceled job. */
const defaultBudgetMs = 240_000;
/** Time that a delete and an import need in addition to the delay, in milliseconds. */
const requestsMs = 60_000;
/** Maximum time of one request in milliseconds, because a recovery needs several requests within its budget. */
const maxRequestMs = 60_000;
/** Finishes the syncs that the main step left open, and reports the results. Sets the exit code of the step. */
async function startRecovery(main) {
    const runner = (0,runner_runner/* createRunner */.j)();
    // Signals no longer end the process, because no later step could finish the sync.
    runner.catchSignals();
    try {
        const inputs = (0,src_inputs/* parseInputs */.TL)((name) => runner.readInput(name));
        // Loaded before anything is changed, so that loading it can't fail afterwards.
        const { renderRecoveryLines, renderRecoverySummary } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 4375));
        const recoveries = await recoverAll(main, inputs, runner);
        report(recoveries, runner, renderRecoveryLines);
        if (recoveries.length > 0)
            runner.writeSummary(renderRecoverySummary(recoveries));
    }
    catch (error) {
        const { message, hint } = (0,errors/* explain */.WE)(error);
        const state = 'A copilot may be without actions. Re-run this job.';
        runner.log.error([message, hint, state].filter((part) => part !== undefined).join(' '));
        runner.fail();
    }
}
async function recoverAll(main, inputs, runner) {
    const { baseUrl, apiKey } = inputs;
    const { log } = runner;
    runner.maskSecret(apiKey ?? '');
    const clock = (0,runner_clock/* createClock */.t)();
    // An import can begin only after the longest delay, so the limit must be longer.
    const signal = AbortSignal.timeout(src_inputs/* maxWaitMs */.wJ + requestsMs);
    const timeoutMs = Math.min(inputs.timeoutMs, maxRequestMs);
    // Requests are never stopped by a signal here, because the run is canceled already.
    const interruption = new AbortController().signal;
    const service = (0,connect/* createService */.s)({ baseUrl, apiKey, timeoutMs, signal }, { runner, clock, interruption });
    const expected = {
        serviceHash: (0,journal_entry/* hashService */.od)(baseUrl),
        run: (0,journal_entry/* nameRun */.Lu)(runner.env),
        isNamed: (copilotId) => isNamed(copilotId, inputs),
        trace: log.debug,
    };
    // The open syncs and their steps are certain only after the main step has ended.
    await (0,proc/* endProcess */.JZ)(main, clock);
    const open = (0,journal_pointer/* findOpen */.Ee)(main);
    const recoveries = await Promise.all(open.map((pointer, index) => {
        const { copilotId } = pointer;
        const name = copilotId === '' ? `sync ${index + 1}` : copilotId;
        const own = open.length === 1 ? log : (0,ungrouped_log/* prefixLines */.m)(name, log);
        const ports = { clock, random: Math.random, service, log: own };
        return recover(findSaved(pointer, expected), defaultBudgetMs, ports);
    }));
    return recoveries.filter((recovery) => recovery !== undefined);
}
function isNamed(copilotId, { source }) {
    const ids = source.kind === 'workflow' ? [source.target.copilotId] : source.query.copilotIds;
    const isAnyone = source.kind === 'config' && ids.length === 0;
    return isAnyone || ids.some((id) => id?.toLowerCase() === copilotId.toLowerCase());
}
function report(recoveries, runner, renderRecoveryLines) {
    for (const recovery of recoveries) {
        for (const line of renderRecoveryLines(recovery))
            runner.log.info(line);
        const { copilotName, copilotId, ending } = recovery;
        for (const warning of ending.warnings ?? [])
            runner.log.warning(warning);
        if (ending.outcome !== 'degraded')
            continue;
        runner.log.error([`${copilotName || copilotId}:`, ...(0,result/* describeFailure */.Ic)(recovery)].join(' '));
        runner.fail();
    }
}


/***/ }),

/***/ 823:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nameSome: () => (nameSome),
  readBackups: () => (readBackups)
});

;// CONCATENATED MODULE: ./src/change/changes.ts
/**
 * Lists the commits from which a copilot may have its actions, the most likely first. These are the last run that
 * synced, the base or, in a run without a change, the head. The history provides older ones.
 */
function listBackupCommits({ reason, lastSuccess, base, head }) {
    const known = [lastSuccess?.commit, base].filter((commit) => commit !== undefined);
    const isWithoutChange = known.length === 0 && (reason === 'no-base' || reason === 'forced');
    return [...new Set(isWithoutChange && head !== undefined ? [head] : known)];
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/importer/action-route.ts
var action_route = __webpack_require__(120);
// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/replacement/reconcile/ownership.ts
var ownership = __webpack_require__(3152);
// EXTERNAL MODULE: ./src/replacement/reconcile/plan.ts
var plan = __webpack_require__(2766);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/sync/load-version.ts
var load_version = __webpack_require__(344);
// EXTERNAL MODULE: ./src/sync/task.ts
var sync_task = __webpack_require__(7528);
;// CONCATENATED MODULE: ./src/sync/backups.ts








/** Maximum number of versions to read in the search for a backup. */
const maxBackups = 4;
/**
 * Limits of the search for the versions that explain the copilot's actions: number of versions, milliseconds, and versions in
 * a row that explain no further action.
 */
const maxVersions = 50;
const maxReadMs = 20_000;
const maxUseless = 5;
/**
 * Reads earlier versions of the file that could be imported, the most likely first. Stops at the version that the copilot
 * has or, with unmanaged actions, when every action is explained or further versions explain none. A preview restores
 * nothing, so it reads none if the copilot's actions are unknown.
 */
async function readBackups(query, ports) {
    const { clock, history, log } = ports;
    const { observed, task } = query;
    const isUseful = observed === undefined ? !task.isPreview : observed.length > 0;
    if (!isUseful)
        return [];
    const { change, target } = task;
    const isThorough = observed !== undefined && isExplaining(task);
    const max = isThorough ? maxVersions : maxBackups;
    const untilMs = isThorough ? clock.nowMs() + maxReadMs : Infinity;
    const found = [];
    const search = createSearch(query, found);
    const readAll = async () => {
        const wanted = { commits: listBackupCommits(change), references: change.files, earlier: max - 1 };
        for (const path of (0,load_version/* listPaths */.Pe)(target, change.oldPath)) {
            for await (const version of history.findVersions(path, wanted)) {
                search.add(await readBackup(version, query, ports));
                if (found.length >= max || clock.nowMs() >= untilMs || search.isOver())
                    return;
            }
        }
    };
    try {
        await readAll();
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        log.debug(`Earlier versions can’t be read: ${error.message}`);
    }
    const rest = search.describeRest();
    if (rest !== undefined)
        log.info(rest);
    return found;
}
/**
 * Whether the versions must explain every action: unmanaged actions are kept, or `fail-on` compares with the version that
 * the copilot has.
 */
function isExplaining(task) {
    return (0,inputs/* keepsUnmanaged */.B9)(task.target) || (0,sync_task/* isGated */.m3)(task);
}
function createSearch({ next, observed, task }, found) {
    const explanation = observed && isExplaining(task) ? (0,ownership/* createExplanation */.Ck)(observed, next) : undefined;
    const maxUselessHere = task.change.reason === 'forced' ? Infinity : maxUseless;
    let uselessCount = 0;
    const hasBackup = () => observed !== undefined && (0,plan/* selectBackup */.Vr)(observed, found) !== undefined;
    return {
        /** Adds a version, or counts one that can't be imported as useless. */
        add: (version) => {
            if (version !== undefined)
                found.push(version);
            uselessCount = version !== undefined && explanation?.add(version) === true ? 0 : uselessCount + 1;
        },
        /** Whether no further version is needed. */
        isOver: () => {
            if (explanation === undefined)
                return hasBackup();
            if (explanation.left().length > 0)
                return uselessCount >= maxUselessHere;
            return (0,inputs/* keepsUnmanaged */.B9)(task.target) || uselessCount >= maxUselessHere || hasBackup();
        },
        /** Names the actions that no version explains, and how to read more versions. */
        describeRest: () => {
            const left = explanation?.left() ?? [];
            if (left.length === 0)
                return undefined;
            const more = uselessCount >= maxUselessHere
                ? ` To read up to ${maxVersions} versions, run once with \`force: true\`.`
                : '';
            return `Unmanaged actions (not found in ${(0,src_text/* renderCount */.SS)(found.length, 'earlier version')} of the file): ${nameSome(left.map(action_route/* describeRow */._), 5)}.${more}`;
        },
    };
}
/** Returns the version, or `undefined` if it can't be imported. */
async function readBackup({ commit, path, reader }, { backup, task }, { interruption }) {
    // The comparison has read this version already.
    if ('body' in backup && backup.commit === commit)
        return backup;
    const target = { ...task.target, swaggerFile: path };
    const spec = await (0,load_version/* loadVersion */.Fh)(target, { reader, commit, earlierThan: task.change }, { interruption });
    return spec.ok ? (0,load_version/* pickVersion */.SO)({ commit, path }, spec) : undefined;
}
/** Names up to `max` actions by method, path and name. */
function nameSome(routes, max) {
    const names = routes.map(({ method, name, path }) => `${method} ${path}${name === '' ? '' : ` (${name})`}`);
    return (0,src_text/* renderSome */.JC)(names, max);
}


/***/ }),

/***/ 9940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  lookUpCopilot: () => (lookUpCopilot)
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
var _messages_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4600);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8186);
var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2525);





/**
 * Finds the copilot and reads its current actions, which proves the URL, the key and the ID together. A preview
 * continues without a key, and if the service is unavailable, because neither says anything about the change.
 * @throws ActionError `bad-input`, `copilot-unknown`, `service-refused`, `service-unreachable`, `service-not-understood`
 *   or `interrupted`
 */
async function lookUpCopilot(task, ports) {
    const { hasKey, isPreview, target } = task;
    const isNameless = target.copilotId === undefined && target.unusableId === undefined;
    if (isPreview && (!hasKey || isNameless)) {
        const missing = hasKey ? '`copilot-id`' : '`api-key`';
        ports.log.notice(`The copilot itself was not looked up, because this run has no ${missing}.`);
        return { warnings: [] };
    }
    (0,_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .failWithoutKey */ .SN)(task);
    const connection = await ports.connect(task.index);
    try {
        return await untilInterrupted(findCopilot(task, { ...ports, ...connection }), ports.interruption);
    }
    catch (error) {
        if (!isPreview || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ) || error.code !== 'service-unreachable')
            throw error;
        return { warnings: [`The copilot could not be looked up: ${error.message}`] };
    }
}
async function findCopilot(task, ports) {
    const { isPreview, maxAttempts, readsActionList, target } = task;
    const found = await (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_3__/* .checkCopilot */ .D)(target.copilotId, { ...task, ...target }, ports);
    const { copilot, copilotId, warnings } = found;
    if (copilot !== undefined)
        ports.log.info(`The service lists the copilot: ${copilot.name}.`);
    const unread = (unreadReason) => ({ ...found, observed: undefined, unreadReason });
    if (!readsActionList)
        return unread('`list-actions: never` is set, so the copilot’s actions can’t be read');
    const options = { maxAttempts, whileProving: ports.whileProving };
    const actionList = await ports.findActionList(copilotId, options, ports);
    if (actionList === 'unavailable')
        return unread('this service can’t list a copilot’s actions');
    if (actionList.ok)
        return { ...found, observed: actionList.value };
    if (!isPreview && target.deletePath === 'auto')
        throw (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createActionListError */ .FT)(actionList.fault);
    const rest = isPreview ? '' : ' Continuing with `delete-path`, without verification.';
    const warning = `${actionList.fault.explanation} The copilot’s current actions are unknown.${rest}`;
    return { ...unread('the copilot’s actions could not be read'), warnings: [...warnings, warning] };
}
/**
 * Returns the result of `work`, unless a signal comes first. Use it only for work that changes nothing, because the
 * work isn't awaited after a signal.
 * @throws ActionError `interrupted`
 */
async function untilInterrupted(work, interruption) {
    const interrupted = Promise.withResolvers();
    const listening = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.addAbortListener)(interruption, () => {
        interrupted.reject((0,_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .createInterrupted */ .T9)());
    });
    return Promise.race([work, interrupted.promise]).finally(listening[Symbol.dispose]);
}


/***/ }),

/***/ 2629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readLiveState: () => (readLiveState)
});
var _importer_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(120);
var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8676);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2766);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3152);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1826);
var _report_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8606);
var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4806);
var _backups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(823);






/** Compares the copilot's current actions with the file and its earlier versions. */
async function readLiveState(query, ports) {
    const { backups, next, observed, task, warnings } = query;
    const known = observed === undefined ? backups : undefined;
    const earlier = await (known ?? (0,_backups_js__WEBPACK_IMPORTED_MODULE_0__.readBackups)(query, ports));
    if (observed === undefined)
        return { earlier, currentVersion: undefined, state: undefined, warnings };
    const currentVersion = (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_1__/* .selectBackup */ .Vr)(observed, earlier);
    const ownership = (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_2__/* .createManaged */ .kG)(observed, [next, ...earlier]);
    const unmanaged = observed.filter((row) => ownership.find(row) === undefined);
    const isKept = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .keepsUnmanaged */ .B9)(task.target);
    const compared = isKept ? observed.filter((row) => !unmanaged.includes(row)) : observed;
    const drift = (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_4__/* .findDrift */ .L1)(next.actions, compared, ownership);
    const { different, extra, missing } = drift;
    const steps = { add: missing.length, change: different.length, remove: extra.length };
    const state = {
        ...drift,
        actions: observed.length,
        commit: currentVersion?.commit,
        unmanaged: unmanaged.map(_importer_index_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRow */ ._),
        isInSync: (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isInSync */ .tU)(drift),
        steps: task.target.strategy === 'rolling' ? steps : undefined,
    };
    const others = state.unmanaged.length === 0 ? '' : `: ${(0,_backups_js__WEBPACK_IMPORTED_MODULE_0__.nameSome)(state.unmanaged, 10)}`;
    ports.log.info(`The copilot has ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_6__/* .describeHeld */ .T0)(state)}${others}.`);
    const own = isKept ? warnAboutServers(unmanaged, ownership) : warnAboutUnmanaged(task, state);
    return { earlier, currentVersion, state, warnings: [...warnings, ...own] };
}
/** Warns of unmanaged actions that differ from a managed action only in the server. */
function warnAboutServers(unmanaged, ownership) {
    const pairs = unmanaged.flatMap((row) => {
        const [goal] = ownership.findOnAnyServer(row);
        return goal === undefined ? [] : [`${(0,_importer_index_js__WEBPACK_IMPORTED_MODULE_5__/* .renderRoute */ .Q)(row)} (managed: ${(0,_importer_index_js__WEBPACK_IMPORTED_MODULE_5__/* .renderRoute */ .Q)(goal)})`];
    });
    if (pairs.length === 0)
        return [];
    return [
        `Unmanaged actions with the method, path and name of a managed action, but on another server: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderSome */ .JC)(pairs, 5)}. The sync doesn’t change these actions. To remove leftovers of this file, delete such actions manually.`,
    ];
}
/** Warns of unmanaged actions before a sync deletes them. */
function warnAboutUnmanaged({ change, isPreview }, state) {
    const { actions, commit, unmanaged } = state;
    if (unmanaged.length === 0 || (state.isInSync && change.reason !== 'forced'))
        return [];
    // If every action is unmanaged, they probably come from an older version of the file.
    if (commit === undefined && unmanaged.length === actions)
        return [];
    const verb = isPreview ? 'A sync deletes' : 'This sync deletes';
    return [
        `${verb} unmanaged actions (not found in any version of the file that was checked): ${(0,_backups_js__WEBPACK_IMPORTED_MODULE_0__.nameSome)(unmanaged, 5)}. Set \`unmanaged: keep\` to keep such actions.`,
    ];
}


/***/ }),

/***/ 6248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  startReplacement: () => (startReplacement)
});
/* unused harmony export renderBackup */
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _oid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1265);
var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8676);
var _messages_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4880);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7325);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3152);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2766);
var _endings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2525);







/** Replaces the copilot's actions. Rejects a strategy that the service doesn't support before it sends a change. */
async function startReplacement(input, ports) {
    const { backup, lookup, task } = input;
    ports.log.info(renderBackup(input, lookup.observed, backup));
    const own = { ...ports, ...(await ports.connect(task.index)) };
    const job = createJob(input);
    const problem = await findStrategyProblem(job, task, own.service);
    if (problem !== undefined)
        return problem;
    try {
        return await (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceActions */ .K9)(job, own);
    }
    catch (error) {
        return { ...handedOver, failure: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(error) };
    }
}
/** Describes the version that the sync restores if the import fails. */
function renderBackup({ earlier }, observed, backup) {
    if (observed !== undefined && observed.length > 0) {
        return `Backup: the copilot’s ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(observed.length, 'current action')}, to restore if the new version fails.`;
    }
    if (observed !== undefined)
        return 'No backup is needed, because the copilot has no actions.';
    const [first] = earlier;
    if (first === undefined) {
        const why = 'why' in backup ? backup.why : 'no version of it can be imported';
        return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
    }
    return `Backup: the version at ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenOid */ .e7)(first.commit)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(first.operations, 'operation')}), to restore if the import fails.`;
}
function createJob({ currentVersion, earlier, lookup, next, task }) {
    const { change, maxAttempts, target, timeoutMs } = task;
    const { deletePath, waitMs, swaggerFile } = target;
    const { copilot, copilotId, observed: before } = lookup;
    const record = { copilotId, copilot, swaggerFile, waitMs, timeoutMs, maxAttempts, deletePath };
    if (before === undefined) {
        const previous = earlier.map(({ body, commit }) => ({ body, commit }));
        const scriptedReason = lookup.unreadReason ?? 'the action list was not read';
        return { method: 'script', ...record, next: next.body, previous, scriptedReason };
    }
    return {
        method: 'reconcile',
        ...record,
        strategy: target.strategy,
        unmanaged: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .keepsUnmanaged */ .B9)(target) ? 'keep' : 'delete',
        isForced: change.reason === 'forced',
        next: { body: next.body, actions: next.actions },
        before,
        known: (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_5__/* .selectKnown */ .G6)(before, [next, ...earlier]),
        ...(currentVersion && { backup: { body: currentVersion.body, actions: currentVersion.actions } }),
    };
}
/**
 * Returns why the service can't be synced with this strategy, or `undefined` if it can. `rolling` requires an action list
 * and requests for single actions.
 */
async function findStrategyProblem(job, { readsActionList, target: { strategy, unmanaged } }, service) {
    const isRolling = strategy === 'rolling';
    if (!isRolling && unmanaged !== 'keep')
        return undefined;
    const needs = isRolling ? '`strategy: rolling`' : '`unmanaged: keep`';
    const fail = (why, hint = withDefaults) => {
        const code = hint === withDefaults ? 'strategy-unsupported' : 'bad-input';
        return (0,_endings_js__WEBPACK_IMPORTED_MODULE_6__/* .endAborted */ .nN)({ code, message: `${needs} can’t be used: ${why}.`, hint });
    };
    if (job.method === 'script') {
        // If the action list was not requested, an input is the cause.
        const hint = `Remove \`list-actions: never\`. Otherwise: ${withDefaults}`;
        return readsActionList ? fail(job.scriptedReason) : fail(job.scriptedReason, hint);
    }
    const cause = (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnsafeCause */ .zg)(job);
    if (cause !== undefined)
        return fail(cause);
    if (!isRolling)
        return undefined;
    const methods = await service.findMethods(job.copilotId).catch(() => undefined);
    if (methods === undefined || methods.has('POST'))
        return undefined;
    return fail('the service has no endpoint for adding single actions');
}
const withDefaults = 'Remove `strategy` and `unmanaged` to use the defaults. Warning: all actions of the copilot are then deleted, ' +
    'manually created ones as well, before the file is imported.';
/** The journal is still open, so the post step resumes the sync. Until then, the copilot's actions are unknown. */
const handedOver = {
    outcome: 'degraded',
    state: _messages_index_js__WEBPACK_IMPORTED_MODULE_8__/* .results */ .X['handed-over-unread'].state({ isEmpty: false }),
    replacement: { replaceMs: 0, incidents: [] },
    result: 'handed-over-unread',
};


/***/ }),

/***/ 8431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Nk: () => (setMember),
  OW: () => (isJsonObject),
  cy: () => (isArray),
  gz: () => (findMember),
  lS: () => (membersOf)
});
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** Returns an object's own member, or `undefined`. Inherited members such as `constructor` are ignored. */
function findMember(value, key) {
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** Returns the value if it is an object, otherwise an empty object. */
function membersOf(value) {
    return isJsonObject(value) ? value : {};
}
/**
 * Sets an own member. An assignment of `__proto__` would set the prototype instead. Use only for objects that the caller
 * created.
 */
function setMember(target, key, value) {
    if (key === '__proto__') {
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
        return;
    }
    target[key] = value;
}


/***/ }),

/***/ 2612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MR: () => (findStep),
  Wr: () => (renderPointer),
  ko: () => (unescapeToken),
  tj: () => (escapeToken),
  vp: () => (parsePointer),
  wR: () => (findByPointer),
  zR: () => (decodeEscapes)
});
var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);

/** Escapes a reference token. @see RFC 6901, section 3 */
function escapeToken(token) {
    return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}
/** Unescapes a reference token. `~1` is replaced first, so that `~01` becomes `~1`. */
function unescapeToken(token) {
    return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}
/** Decodes percent escapes. A text with an invalid escape isn't changed. */
function decodeEscapes(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Renders a pointer from keys and indices; empty for the whole document. */
function renderPointer(path) {
    return path.map((token) => `/${escapeToken(String(token))}`).join('');
}
/** Returns the unescaped tokens of a pointer, or `undefined` if the pointer is neither empty nor starts with `/`. */
function parsePointer(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer.slice(1).split('/').map(unescapeToken);
}
/** Returns the target of a pointer, or `undefined`. Inherited members are ignored. */
function findByPointer(root, pointer) {
    if (pointer !== '' && !pointer.startsWith('/'))
        return undefined;
    let value = root;
    // The tokens aren't collected in a list, because every reference of a document is looked up.
    for (let at = 0; at < pointer.length && value !== undefined;) {
        const next = pointer.indexOf('/', at + 1);
        const end = next === -1 ? pointer.length : next;
        value = findStep(value, unescapeToken(pointer.slice(at + 1, end)));
        at = end;
    }
    return value;
}
/** Returns the item or own member for one token, or `undefined`. */
function findStep(value, token) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(value, token);
}


/***/ })

};
