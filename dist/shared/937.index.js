export const id = 937;
export const ids = [937];
export const modules = {

/***/ 9007:
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

const tlsHint = 'Check that base-url has the right host. If the service uses a private CA, set NODE_EXTRA_CA_CERTS ' +
    'to its PEM file in the environment of the runner or the job.';
const proxyHint = 'Check HTTPS_PROXY and NO_PROXY in the environment of the runner: address, user and password.';
const reachHint = 'Check base-url, and that this runner can reach it: DNS, firewall, VPN or proxy (HTTPS_PROXY).';
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
        return { kind: 'unreachable', applied: 'no', what, hint: 'Choose another port for base-url.' };
    }
    if (causes.some(({ name }) => name === 'TimeoutError')) {
        const what = `no complete response within ${timeoutMs / 1000} s`;
        return { kind: 'time-out', applied: 'unknown', what, hint: `Raise timeout-seconds. ${laterHint}` };
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
            // Each request has its own dispatcher: only closing it closes a socket of an unresponsive proxy, which would
            // keep the process alive.
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
 * Creates a set of secrets. The action redacts secrets before it uses a text, because the runner's masks don't
 * recognize a secret that was truncated or escaped for Markdown, and they don't apply to files.
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
 * Returns the reason why a response isn't a success, or `undefined` if it is. The management API documents no bodies,
 * so any 2xx response is a success, except a web page (of a gateway) and JSON that reports an error.
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
/** HTTP 202 promises the effect and doesn't confirm it: the request may still be processed. */
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
    // A handler that returns its body and status as a pair results in HTTP 200 with both in an array.
    const [first, second] = body;
    return isErrorObject(first) || (body.length === 2 && typeof second === 'number' && second >= 400);
}
/** Parses JSON. Returns `undefined` if the text isn't JSON. */
function findJson(text) {
    try {
        return JSON.parse(text);
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
        return missingRoute[purpose] ?? 'Check base-url: its path prefix may be missing or wrong.';
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
    delete: 'Check base-url first: if listing the copilots fails with HTTP 404, too, its path is probably wrong. Otherwise, check copilot-id, or try `delete-path: /backend/actions/bot/{copilot_id}`.',
    import: 'Check that the copilot still exists, and base-url.',
};
const tooLarge = 'A gateway in front of the service probably limits the size: raise it (nginx: `client_max_body_size`, 1 MB ' +
    'by default), or remove unused content from the OpenAPI file.';
const keyRemedy = 'Check api-key: it may be wrong, expired or revoked, or not allowed to change this copilot.';
/** Fixes by status, or by the first digit of the status. */
const remedies = {
    401: keyRemedy,
    403: keyRemedy,
    429: 'The service limits its requests: run the workflow again later, or lower max-parallel.',
    504: 'A gateway in front of the service timed out, but the service may still process the request: raise the limit (nginx: ' +
        '`proxy_read_timeout`, 60 s by default), or run the workflow again later.',
    2: 'Check base-url: another server is responding at that URL, for example with a login or error page.',
    3: 'Redirects are not followed. Check base-url (scheme, host, path prefix). A redirect to a login page means that api-key is not accepted.',
    5: 'The service or a gateway in front of it has a problem: run the workflow again later.',
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
    let value;
    try {
        value = JSON.parse(text, revive);
    }
    catch {
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
    list: 'Check base-url (its path prefix may be missing) and api-key. The response may be the login or error page of a gateway.',
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
        explanation: `${names[request]} cannot be read: ${what}.`,
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
            throw rejectRows('actionList', 'an element of it is not an object');
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
        throw rejectRows('actionList', 'all actions in it belong to another copilot', false);
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
        throw rejectRows('actionList', 'an element of it has no string in `request_type` and `api_endpoint`');
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
/** @throws ServiceFailure if the response names a next page, because the other actions are then unknown */
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
 * Creates the service client that all targets share. Sends nothing yet. `signal` aborts every request; its effect is
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
    return (index) => ({ service, journal: openJournal(index) });
}


/***/ }),

/***/ 519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L1: () => (findDrift),
  QK: () => (renderRoute),
  _: () => (describeRow),
  tU: () => (isInSync)
});
var _shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);

/**
 * Compares a copilot's current actions with the actions that a document gives. A current action is paired with the equal
 * action, otherwise with an action of the same endpoint, otherwise with the action of the same name on another server.
 */
function findDrift(actions, rows) {
    const listEndpoint = (action) => [
        renderRoute(action),
    ];
    const byEndpoint = { ofAction: listEndpoint, ofRow: listEndpoint };
    const byName = { ofAction: listShownKeys, ofRow: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .listRowKeys */ .n };
    const right = pairRows(actions, rows, { ...byEndpoint, fits: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .isInPlace */ .RS });
    const changed = pairRows(right.actions, right.rows, { ...byEndpoint, fits: () => true });
    const moved = pairRows(changed.actions, changed.rows, { ...byName, fits: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownAs */ .CN });
    return {
        missing: moved.actions.map(describeAction),
        extra: moved.rows.map(describeRow),
        different: [...changed.paired, ...moved.paired].map(describeAction),
    };
}
function listShownKeys(action) {
    return (0,_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(action).map((shown) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(action.path, shown));
}
function isInSync({ different, missing, extra }) {
    return different.length + missing.length + extra.length === 0;
}
/** Pairs each action with the first matching row that has one of its keys, in linear time. */
function pairRows(actions, rows, by) {
    const left = new Set(rows);
    const keyed = rows.flatMap((row) => by.ofRow(row).map((key) => ({ key, row })));
    const open = Map.groupBy(keyed, ({ key }) => key);
    const take = (action) => {
        const candidates = by.ofAction(action).flatMap((key) => open.get(key) ?? []);
        const found = candidates.find(({ row }) => left.has(row) && by.fits(action, row));
        return found !== undefined && left.delete(found.row);
    };
    const paired = actions.filter(take);
    const isPaired = new Set(paired);
    return { paired, actions: actions.filter((action) => !isPaired.has(action)), rows: [...left] };
}
function renderRoute({ endpoint, method }) {
    return `${method} ${endpoint}`;
}
function describeAction({ method, name, path }) {
    return { method, path, name };
}
function describeRow({ endpoint, method, name }) {
    return { method, path: endpoint, name: name ?? '' };
}


/***/ }),

/***/ 763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  KO: () => (idWidth),
  hE: () => (renderCamelCase),
  iD: () => (foldOperationId),
  wQ: () => (deriveOperationId)
});
/** Maximum length of an `operation_id` in the service's database, in characters. */
const idWidth = 64;
/** White space in Python, which differs from JavaScript's `\s`. */
const whiteSpace = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
/**
 * Returns the `operation_id` that the service derives from an action's name: the first word in lower case, the others
 * capitalized and joined, symbols as `_`, and truncated. Empty if the name has no word, in which case the import fails.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/entities/utils.py, the same in all releases
 */
function deriveOperationId(name) {
    const [first = '', ...others] = name.split(whiteSpace).filter((word) => word !== '');
    const joined = first.toLowerCase() + others.map(capitalise).join('');
    // Most names are ASCII, and the Unicode tables take long to load.
    const id = joined.replace(isAscii(joined) ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu, '_');
    return id.length <= idWidth ? id : Array.from(id).slice(0, idWidth).join('');
}
/** Folds an `operation_id` as the service's database compares it: without case, accents and trailing spaces. */
function foldOperationId(id) {
    const plain = isAscii(id)
        ? id
        : id
            .normalize('NFD')
            .replace(/\p{Mn}/gu, '')
            .toUpperCase();
    return plain.trimEnd().toLowerCase();
}
/**
 * Renders a name or an `operation_id` as the newest releases return it: `list_orders` as `listOrders`, `get_v2go` as
 * `getV2Go`. Releases up to 2.8.0 return both unchanged.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/models/repository/action_repo.py, `to_camel_case`
 */
function renderCamelCase(text) {
    const [first = '', ...others] = text.split('_');
    return first + others.map(capitaliseWords).join('');
}
/** Capitalizes like Python's `str.title`: the first letter of each sequence of letters in upper case, the others in lower case. */
function capitaliseWords(text) {
    if (isAscii(text))
        return text.replace(/[A-Za-z]+/g, capitalise);
    return text.replace(/\p{Cased}+/gu, capitalise);
}
/** Capitalizes like Python's `str.capitalize`. */
function capitalise(word) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    return toTitle(first) + word.slice(first.length).toLowerCase();
}
/** Converts a letter to title case: `ß` becomes `Ss`, and Georgian letters don't change. */
function toTitle(letter) {
    if (/[\u10d0-\u10ff]/u.test(letter))
        return letter;
    const [upper = '', ...more] = letter.toUpperCase();
    return upper + more.join('').toLowerCase();
}
function isAscii(text) {
    return /^[\x20-\x7e]*$/.test(text);
}


/***/ }),

/***/ 2433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CN: () => (isShownAs),
  Gp: () => (listShownNames),
  RS: () => (isInPlace),
  n: () => (listRowKeys),
  rD: () => (renderShownKey)
});
/* unused harmony exports isSameContent, isSameJson */
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
var _openapi_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7866);
var _operation_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);



/** Returns the names as stored, which releases up to 2.8.0 return, and in the camel case of newer releases. */
function listShownNames({ name, operationId }) {
    return [
        { name, operationId },
        { name: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(name), operationId: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(operationId) },
    ];
}
/** Renders the lookup key of an action from its path and one of its returned names. */
function renderShownKey(path, { name, operationId }) {
    return JSON.stringify([path.slice(path.indexOf('/')), name, operationId]);
}
/** Lists the possible lookup keys of an observed action. Its path is a suffix of its endpoint on any server. */
function listRowKeys(row) {
    const end = row.endpoint.slice(-_openapi_index_js__WEBPACK_IMPORTED_MODULE_1__/* .columnWidth */ .zt);
    return [...end.matchAll(/\//g)].map(({ index }) => renderShownKey(end.slice(index), row));
}
/**
 * Returns whether an observed action has the method, the path, the name and the `operation_id` of an imported one, on any
 * server. On the newest releases, the name or the `operation_id` alone can't distinguish `list_orders` from `listOrders`.
 */
function isShownAs(action, row) {
    return (row.method === action.method &&
        row.endpoint.endsWith(action.path) &&
        listShownNames(action).some((shown) => isNamed(shown, row)));
}
/** Compares the names. A service may return only one of the two. */
function isNamed(shown, { name, operationId }) {
    const isSameName = name === undefined || name === shown.name;
    return isSameName && (operationId === undefined || operationId === shown.operationId);
}
/** Returns whether an observed action equals an imported one: names, exact endpoint, description and payload. */
function isInPlace(action, row) {
    return isShownAs(action, row) && isSameContent(action, row);
}
/** Returns whether two actions have the same endpoint, description and payload. A missing description or part counts as empty. */
function isSameContent({ endpoint, description, payload }, row) {
    if (row.endpoint !== endpoint || (row.description ?? '') !== description)
        return false;
    const { parameters, request_body } = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(row.payload) ? row.payload : {};
    return (isSameJson(payload.parameters, parameters ?? []) && isSameJson(payload.request_body, request_body ?? {}));
}
/** Compares two JSON values, ignoring the order of members. */
function isSameJson(one, other) {
    if (one === other)
        return true;
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(one)) {
        return ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(other) && one.length === other.length && one.every((entry, at) => isSameJson(entry, other[at])));
    }
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(one) || !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(other))
        return false;
    const keys = Object.keys(one);
    return (keys.length === Object.keys(other).length &&
        keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key])));
}


/***/ }),

/***/ 3868:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  SP: () => (explainFailure),
  SY: () => (afresh),
  dI: () => (abortedState),
  gS: () => (explainNoJournal),
  l5: () => (recordGone)
});
/** State of a copilot that a failed sync did not change. */
const abortedState = 'The copilot was not changed: it has its previous actions.';
const recordGone = 'The copilot is gone from the service, so nothing was imported.';
const afresh = 're-run this job, or click “Run workflow” if the workflow has it.';
const toCatchUp = `To bring the copilot up to date, ${afresh}`;
const recordRemedy = 'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new ID, and set ' +
    '`delete-path: /backend/actions/bot/{copilot_id}`, which deletes only the actions. ' +
    `Then ${afresh}`;
/** Explains why a sync failed and what to do. */
function explainFailure({ fault, givenUp, isAborted, remedy = '', why }) {
    if (why === 'no-journal')
        return explainNoJournal();
    const stopped = interruptions[why];
    if (stopped !== undefined) {
        const message = 'The run was canceled while the copilot’s actions were being replaced.';
        return { code: 'interrupted', message, hint: stopped };
    }
    const causes = [givenUp, fault].filter((cause) => cause !== undefined);
    const isGone = why === 'record-removed';
    const messages = new Set([stops[why], ...causes.map(({ explanation }) => explanation)]);
    const { hint = 'See the log.' } = causes[0] ?? {};
    const hints = [hint, remedy, isAborted === true ? '' : toCatchUp];
    return {
        code: isGone ? 'record-removed' : 'replacement-failed',
        message: [...messages].filter(Boolean).join(' ') || 'The sync failed.',
        hint: isGone ? recordRemedy : hints.filter(Boolean).join(' '),
    };
}
const interruptions = {
    interrupted: 'Run the workflow again.',
    'handed-over': 'The post step of this action finishes the sync: see its log and summary.',
};
const stops = {
    'record-removed': 'The delete request has removed the copilot itself, not only its actions.',
    'out-of-time': 'The time limit for repairing the copilot expired.',
};
/**
 * Explains that the recovery journal can't be written. The check happens before any request, so that a full disk is
 * found in time.
 */
function explainNoJournal(cause) {
    const why = cause === undefined ? '' : ` ${cause}.`;
    return {
        code: 'replacement-failed',
        message: `The recovery journal can’t be written.${why}`,
        hint: 'Check that RUNNER_TEMP is writable and has space for the OpenAPI file and its earlier versions.',
    };
}


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  LN: () => (renderDigest),
  WQ: () => (add),
  jh: () => (mix),
  qj: () => (hashText)
});
/**
 * Digests a string. Digests are integers of 53 bits, because numbers need no allocation and whole documents are digested on
 * every run. They distinguish versions of one OpenAPI file and aren't cryptographically secure.
 */
function hashText(text) {
    let low = 0xdeadbeef;
    let high = 0x41c6ce57;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        low = Math.imul(low ^ unit, 2654435761);
        high = Math.imul(high ^ unit, 1597334677);
    }
    return finish(low, high);
}
/** Combines two digests. The order matters: `mix(a, b)` isn't `mix(b, a)`. */
function mix(first, second) {
    const low = Math.imul(lowOf(first) ^ 0x9e3779b9, 2246822507) ^ Math.imul(lowOf(second) + 0x7f4a7c15, 3266489909);
    const high = Math.imul(highOf(first) + 0x165667b1, 2654435761) ^ Math.imul(highOf(second) ^ 0x27d4eb2f, 1597334677);
    return finish(low + Math.imul(highOf(second), 668265263), high + Math.imul(lowOf(first), 374761393));
}
/** Combines two digests independent of their order, for the members of an object and for sets. */
function add(first, second) {
    const low = (lowOf(first) + lowOf(second)) >>> 0;
    const high = (highOf(first) + highOf(second)) & 0x1fffff;
    return high * 4294967296 + low;
}
function renderDigest(digest) {
    return digest.toString(36);
}
function lowOf(digest) {
    return digest >>> 0;
}
function highOf(digest) {
    return (digest / 4294967296) >>> 0;
}
/** Applies the last step of MurmurHash3 to two lanes that feed each other. */
function finish(low, high) {
    let first = Math.imul(low ^ (low >>> 16), 2246822507);
    first ^= Math.imul(high ^ (high >>> 13), 3266489909);
    let second = Math.imul(high ^ (high >>> 16), 2246822507);
    second ^= Math.imul(first ^ (first >>> 13), 3266489909);
    return (second & 0x1fffff) * 4294967296 + (first >>> 0);
}


/***/ }),

/***/ 724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  r: () => (findFreeName)
});
/**
 * Returns the name if it is free, otherwise its first free variant or one soon after. The search doubles and halves the
 * number, so that ten thousand parts with one name don't take quadratic time.
 * @param variant returns the variant for a number from 2 on
 */
function findFreeName(name, isTaken, variant = (attempt) => `${name}_${attempt}`) {
    if (!isTaken(name))
        return name;
    let taken = 1;
    let free = 2;
    while (isTaken(variant(free)))
        [taken, free] = [free, free * 2];
    while (free - taken > 1) {
        const between = (taken + free) >> 1;
        if (isTaken(variant(between)))
            taken = between;
        else
            free = between;
    }
    return variant(free);
}


/***/ }),

/***/ 7866:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AO: () => (planNames),
  Oq: () => (findNameKey),
  zt: () => (columnWidth)
});
/* unused harmony export deriveName */
var _free_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(724);
var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5240);
var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1666);



/** Maximum length of a name or URL in OpenCopilot's database, in characters. */
const columnWidth = 255;
/**
 * Plans the name of every operation: its own name if the importer accepts it, otherwise a name derived from its method and
 * path. A derived name never equals an existing name, and depends on other operations only if names collide.
 */
function planNames(entries) {
    const own = entries.map(planOwn);
    const taken = new Set(own.flatMap((plan) => plan?.name ?? []));
    return entries.map((entry, index) => {
        const plan = own[index];
        if (plan !== undefined)
            return plan;
        const operationId = (0,_free_name_js__WEBPACK_IMPORTED_MODULE_0__/* .findFreeName */ .r)(deriveName(entry.key, entry.path), (name) => taken.has(name));
        taken.add(operationId);
        return { name: operationId, rename: { operationId } };
    });
}
/** Derives a name from a method and a path: `getUsersById` for `GET /users/{id}`. */
function deriveName(method, path) {
    const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? ['root'];
    const verb = method.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    return shorten(verb + words.map(capitalise).join(''));
}
/** Shortens a name so that a number can be appended. A digest of the whole name keeps shortened names distinct. */
function shorten(name) {
    const width = columnWidth - 7;
    if (name.length <= width)
        return name;
    // An unpaired surrogate isn't a valid string.
    const kept = name.slice(0, width - 12).replace(/[\uD800-\uDBFF]$/, '');
    return `${kept}_${(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDigest */ .LN)((0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .hashText */ .qj)(name))}`;
}
function planOwn(entry) {
    const { operation } = entry;
    const name = findName(operation);
    const { operationId: id } = operation;
    // An `operationId` is never changed, because flows and links refer to it.
    if (isNamed(id))
        return { name: typeof id === 'string' ? id : JSON.stringify(id) };
    if (typeof name !== 'string' || !isNamed(name) || name.length > columnWidth)
        return undefined;
    // If the path's text moved into its operations, several of them would get the same name.
    return name === findName({ ...operation, ...(0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .foldTexts */ .a)(operation, entry.pathItem) }) ? { name } : undefined;
}
function isNamed(id) {
    return typeof id === 'string' ? id.trim() !== '' : id !== undefined && id !== null;
}
const nameKeys = ['operationId', 'name', 'summary', 'description'];
/** Returns the key that the importer uses as the name of an operation: the first existing one, with any value. */
function findNameKey(operation) {
    return nameKeys.find((key) => Object.hasOwn(operation, key));
}
function findName(operation) {
    return operation[findNameKey(operation) ?? ''];
}
function capitalise(word) {
    const [first = '', ...rest] = word;
    return first.toUpperCase() + rest.join('');
}


/***/ }),

/***/ 1666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  a: () => (foldTexts)
});
/**
 * Combines the texts of an operation with those of its path. A missing text of the operation is taken from the path.
 * Otherwise, the text of the path is appended, so that no sentence is lost.
 */
function foldTexts(operation, pathItem) {
    const texts = pick(operation);
    const path = pick(pathItem);
    if (!isText(path.summary) && !isText(path.description))
        return texts;
    const takesSummary = texts.summary === undefined && isText(path.summary);
    const paragraphs = [texts.description, takesSummary ? undefined : path.summary, path.description].filter(isText);
    const description = [...new Set(paragraphs)].filter((text) => text === texts.description || text !== texts.summary);
    return {
        ...texts,
        ...(takesSummary && { summary: path.summary }),
        ...(description.length > 0 && { description: description.join('\n\n') }),
    };
}
function pick(holder) {
    const { summary, description } = holder;
    return { ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) };
}
function isText(value) {
    return typeof value === 'string' && value.trim() !== '';
}


/***/ }),

/***/ 7120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  E: () => (askPatiently),
  k: () => (ask)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
var _backoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7538);


/** What a request came to. Rejects only on a bug. */
async function ask(question) {
    try {
        return { ok: true, value: await question() };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFailure */ .A))
            throw error;
        return { ok: false, fault: error.fault, sentMs: error.sentMs };
    }
}
/** Asks until it is answered: only for what changes nothing, so that it may always be asked again. */
async function askPatiently(question, { maxAttempts }, { clock, log, random }) {
    for (let attempt = 1;; attempt += 1) {
        const answer = await ask(question);
        if (answer.ok || attempt >= maxAttempts || isFinal(answer.fault))
            return answer;
        const { explanation, retryAfterMs } = answer.fault;
        const waitMs = (0,_backoff_js__WEBPACK_IMPORTED_MODULE_1__/* .computeBackoffMs */ .w)(attempt, { retryAfterMs, random });
        const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
        log.info(`${explanation} Asking again ${when}.`);
        await clock.sleep(waitMs);
    }
}
/** Before the delete nothing is lost yet: what a person must mend is said at once, and what needs a longer wait. */
function isFinal({ kind, proxyStatus = 0, rejected, retryAfterMs = 0 }) {
    return rejected || kind === 'tls' || [403, 407].includes(proxyStatus) || retryAfterMs > _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterCapMs */ .lb;
}


/***/ }),

/***/ 7538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  w: () => (computeBackoffMs)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);

const baseMs = 1_000;
const capMs = 30_000;
/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s, and what the service
 * asked for, within a minute.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
function computeBackoffMs(failedTries, { retryAfterMs = 0, random }) {
    const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
    return Math.max(Math.min(retryAfterMs, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterCapMs */ .lb), Math.round(random() * ceilingMs));
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (checkCopilot),
  Y: () => (isRecordMissing)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
var _ask_patiently_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7120);



/** Most copilots that the message about an unknown one names. */
const shownCopilots = 20;
/**
 * Finds the copilot in the service's list before anything is deleted: proves the address, the key and the id at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
async function checkCopilot(copilotId, options, ports) {
    const listing = await (0,_ask_patiently_js__WEBPACK_IMPORTED_MODULE_0__/* .askPatiently */ .E)(() => ports.service.listCopilots(), options, ports);
    const { isForStrangers = false, unusableId } = options;
    if (!listing.ok)
        return acceptWithoutList(copilotId, unusableId, listing.fault);
    const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
    if (copilot === undefined)
        throw unknownCopilot(copilotId ?? unusableId, isForStrangers ? undefined : listing.value);
    return { copilotId: copilot.id, copilot, warnings: [] };
}
function acceptWithoutList(copilotId, unusableId, fault) {
    // So a service answers that has no list at all.
    if (![404, 405, 501].includes(fault.status ?? 0))
        throw describeFault(fault);
    if (fault.isWebPage === true) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('service-not-understood', `${fault.explanation} This is a web page, not the service.`, {
            hint: 'Check `base-url`: the host or the path prefix is probably wrong. Use the address of the service without `/backend`.',
        });
    }
    if (copilotId === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('copilot-unknown', `${describeAsked(unusableId)} ${fault.explanation}`, {
            hint: `${fault.hint} If the service has no list, give the id of the copilot to keep in step.`,
        });
    }
    const warning = `${fault.explanation} The copilot cannot be looked up, so the action assumes that ${copilotId} exists.`;
    return { copilotId, copilot: undefined, warnings: [warning] };
}
function describeFault({ explanation, hint, kind, rejected }) {
    const isStrange = kind === 'not-understood' || kind === 'too-large';
    const why = rejected ? 'service-refused' : 'service-unreachable';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(isStrange ? 'service-not-understood' : why, explanation, { hint });
}
/** @param copilots those to choose from; undefined where not everybody may know them */
function unknownCopilot(asked, copilots) {
    const which = copilots === undefined ? 'A run on the target branch lists them.' : renderCopilots(copilots);
    const named = (copilots ?? []).filter(({ name }) => name.toLowerCase() === asked?.toLowerCase());
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('copilot-unknown', `${describeAsked(asked)} ${which}`, {
        hint: renderChoice(asked, named),
    });
}
function describeAsked(asked) {
    if (asked === undefined)
        return 'The input `copilot-id` is missing.';
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLine */ .ni)(asked, 100);
    return isSeveral(asked)
        ? `The input \`copilot-id\` has several IDs (“${shown}”).`
        : `There is no copilot ${shown} among those that this key can access.`;
}
function isSeveral(asked) {
    const parts = asked.split(/[,\s]+/u).filter((part) => part !== '');
    return parts.length > 1 && (asked.includes(',') || parts.every((part) => /^[\da-f-]{8,}$/iu.test(part)));
}
function renderChoice(asked, named) {
    const [copilot] = named;
    if (copilot !== undefined && named.length === 1) {
        return `“${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLine */ .ni)(copilot.name, 80)}” is the name of the copilot. Set \`copilot-id\` to its ID, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLine */ .ni)(copilot.id, 80)}.`;
    }
    if (asked !== undefined && isSeveral(asked)) {
        return 'Set `copilot-id` to one of these IDs. To sync several copilots, list them and their OpenAPI files in a `config-file`.';
    }
    return 'Set `copilot-id` to one of these IDs, or use the key of the account that owns the copilot.';
}
function renderCopilots(copilots) {
    if (copilots.length === 0)
        return 'The key can access no copilot at all.';
    const cut = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLine */ .ni)(text, 80);
    const lines = copilots
        .slice(0, shownCopilots)
        .map(({ id, name, status }) => `- ${cut(id)} “${cut(name)}” (${cut(status) || 'no status'})`);
    const rest = copilots.length - lines.length;
    return ['The key can access:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
/**
 * The copilot with that id, or undefined: exact, else whatever the letters' case, for UUIDs are written both ways.
 * A record that is marked deleted is not there.
 */
function findCopilot(copilots, copilotId) {
    const present = copilots.filter(({ record }) => !record['deleted_at']);
    const exact = present.find((copilot) => copilot.id === copilotId);
    return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}
/**
 * Asks the list, once: one public release of the service removes the record itself, and an import into nothing would be
 * lost. A list that does not answer stops nothing: the copilot is empty meanwhile.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
async function isRecordMissing(copilotId, sinceMs, { log, service }) {
    const listing = await (0,_ask_patiently_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .k)(() => service.listCopilots(sinceMs));
    if (listing.ok)
        return findCopilot(listing.value, copilotId) === undefined;
    const { explanation } = listing.fault;
    log.warning(`${explanation} It could not be checked that the copilot’s record is still there.`);
    return false;
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


const version = 6;
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
    // The folder is created with the first sync, so a run without changes leaves no files. `mkdir` fails if the folder
    // exists, because another process created it.
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
        write: (state, mark) => writeEntry(folder, { copilotId, run, serviceHash }, { state, mark }),
    };
}
async function writeEntry(folder, owner, { mark, state }) {
    const { nowMs: writtenAtMs, ...how } = mark;
    await writeSafely((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json'), [(0,_journal_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .renderEntry */ .Ft)({ ...owner, ...how, writtenAtMs, state })]);
    if (mark.isOpen)
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
 * Renames a file, and repeats the attempt for about 0.8 s: Windows rejects it while another program, such as a virus
 * scanner, has the file open.
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

/***/ 1899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $n: () => (beginProgress),
  C_: () => (createCourse),
  bs: () => (findRows),
  JO: () => (findStrangeness),
  co: () => (isAllInPlace),
  he: () => (isCounted),
  hR: () => (listDeletable),
  UK: () => (listWanted),
  Vr: () => (selectBackup),
  o0: () => (surveyRows)
});

// EXTERNAL MODULE: ./src/importer/shown.ts
var shown = __webpack_require__(2433);
// EXTERNAL MODULE: ./src/replacement/reconcile/desired-action.ts
var desired_action = __webpack_require__(6978);
;// CONCATENATED MODULE: ./src/replacement/reconcile/group.ts


/** Compares what is wanted and what is seen where they can touch each other; by the groups' names. */
function formGroups(desired, rows, rules) {
    const { mayRemove, ownership } = rules;
    const rowsByName = Map.groupBy(rows, ownership.nameGroup);
    const goalsByName = Map.groupBy(desired, desired_action/* nameGroup */.VQ);
    return new Map([...new Set([...goalsByName.keys(), ...rowsByName.keys()])].map((name) => {
        const own = rowsByName.get(name) ?? [];
        const managed = own.filter((row) => mayRemove(row) || ownership.find(row) !== undefined);
        const group = { desired: goalsByName.get(name) ?? [], rows: own, managed };
        return [name, { ...group, ...judgeGroup(group, rules, rules.isConfirmed(name)) }];
    }));
}
/**
 * The smallest right step of a group. A row is changed only under its own name: the search entry of another name would
 * stay behind. The delete of one row may take another of its group, so nothing is deleted beside a row of others.
 * @see docs/requests.md, “Requests to the service”
 */
function judgeGroup(group, rules, isConfirmed) {
    const { missing, others, right } = pairRows(group);
    const wrong = others.filter((row) => group.managed.includes(row));
    const isShared = group.rows.length > group.managed.length;
    const [goal] = missing;
    const add = goal && { kind: 'add', goal };
    if (wrong.length === 0) {
        const reindex = isConfirmed ? undefined : reindexGroup(right[0], group, rules);
        return { missing, stuck: [], step: add ?? reindex };
    }
    const change = findChange(wrong, missing, { ...rules, isShared });
    if (change !== undefined)
        return { missing, stuck: [], step: change };
    return isShared || !rules.mayDelete
        ? { missing, stuck: wrong, step: add }
        : { missing, stuck: [], step: deleteOne(wrong[0], group) };
}
function pairRows({ rows, desired }) {
    const missing = [...desired];
    const right = [];
    const others = [];
    for (const row of rows) {
        const at = missing.findIndex((goal) => (0,shown/* isInPlace */.RS)(goal, row));
        const [goal] = at === -1 ? [] : missing.splice(at, 1);
        if (goal === undefined)
            others.push(row);
        else
            right.push({ goal, row });
    }
    return { right, missing, others };
}
/** Writing an action's own content once more gives it its entry in the search back. */
function reindexGroup(first, group, { canChange, mayDelete }) {
    if (first === undefined || !group.managed.includes(first.row))
        return undefined;
    if (canChange)
        return { kind: 'reindex', ...first };
    return group.rows.length > group.managed.length || !mayDelete ? undefined : deleteOne(first.row, group);
}
/** Returns a change if each managed row has a desired action with its own name. */
function findChange(wrong, missing, { canChange, isShared, ownership }) {
    const left = [...missing];
    const pairs = wrong.flatMap((row) => {
        const name = ownership.find(row)?.name;
        const at = left.findIndex((goal) => goal.name === name);
        const [goal] = at === -1 ? [] : left.splice(at, 1);
        return goal === undefined ? [] : [{ row, goal }];
    });
    const [pair] = canChange && (pairs.length === wrong.length || isShared) ? pairs : [];
    return pair && { kind: 'change', ...pair };
}
function deleteOne(row, { desired }) {
    return row && { kind: desired.length === 0 ? 'remove' : 'clear-up', row };
}

// EXTERNAL MODULE: ./src/replacement/reconcile/progress.ts
var reconcile_progress = __webpack_require__(6998);
;// CONCATENATED MODULE: ./src/replacement/reconcile/course.ts




function createCourse(job) {
    const ownership = (0,desired_action/* createOwnership */.s4)([...job.next.actions, ...job.known]);
    const restorable = job.before.filter((row) => job.unmanaged === 'delete' || ownership.find(row) !== undefined);
    const rollback = restorable.map((row) => (0,desired_action/* restoreRow */.HY)(row, ownership.find(row)));
    const desired = { rollout: job.next.actions, rollback };
    return { job, ownership, desired, restorable, before: (0,reconcile_progress/* digestRows */.i8)(job.before) };
}
function beginProgress({ isForced, next, strategy }) {
    const progress = {
        direction: 'rollout',
        phase: strategy === 'recreate' ? 'clear' : 'repair',
        groups: {},
        inFlight: [],
        lacks: {},
        clears: reconcile_progress/* untried */.IM,
        imports: reconcile_progress/* untried */.IM,
        added: [],
        times: { pauses: [] },
    };
    // All managed actions are written again, because their search entries may be missing.
    return isForced && strategy === 'rolling'
        ? (0,reconcile_progress/* noteGroups */.r1)(progress, next.actions.map(desired_action/* nameGroup */.VQ), { needsReindex: true })
        : progress;
}
function surveyRows(course, progress, rows) {
    const { job, ownership } = course;
    const mayDelete = (progress.displaced ?? []).length === 0;
    const groups = formGroups(listWanted(course, progress), rows, {
        ownership,
        mayDelete,
        mayRemove: ({ id }) => job.unmanaged === 'delete' || progress.added.includes(id),
        canChange: progress.lacks.change !== true,
        isConfirmed: (name) => (0,reconcile_progress/* findGroup */.$B)(progress, name).needsReindex !== true,
    });
    return { rows, groups, mayDelete };
}
/** Also what the service has deleted by mistake. */
function listWanted({ desired }, { direction, displaced = [] }) {
    return [...desired[direction], ...displaced.map((row) => (0,desired_action/* restoreRow */.HY)(row, undefined))];
}
function findRows({ groups }, goal) {
    return groups.get((0,desired_action/* nameGroup */.VQ)(goal))?.rows ?? [];
}
/** Groups of which this run may delete each row without the service taking another's in its place. */
function listDeletable({ groups, mayDelete }) {
    return [...groups].filter(([, { managed, rows }]) => mayDelete && managed.length > 0 && managed.length === rows.length);
}
/** Nothing is wanted that is not there, and nothing is there that may go. */
function isAllInPlace({ groups }) {
    return [...groups.values()].every(({ missing, step }) => missing.length === 0 && (step === undefined || step.kind === 'reindex'));
}
/**
 * Whether a confirmed import is there in a form of the service's own: none of its actions is to the letter what was
 * sent, and there are as many, with the same `operation_id`s.
 */
function isCounted(course, progress, survey) {
    const desired = course.desired[progress.direction];
    const { groups, rows } = survey;
    if (!progress.isImported || !survey.mayDelete || desired.length === 0 || rows.length !== desired.length)
        return false;
    if ([...groups.values()].flatMap(({ missing }) => missing).length < desired.length)
        return false;
    const list = (ids) => ids
        .map((id) => id?.toLowerCase())
        .sort()
        .join('\n');
    const have = list(rows.map(({ operationId }) => operationId));
    const forms = [0, 1].map((form) => list(desired.map((goal) => ((0,shown/* listShownNames */.Gp)(goal)[form] ?? goal).operationId)));
    return rows.every(({ operationId }) => operationId === undefined) || forms.includes(have);
}
/**
 * Describes why single actions can't be repaired safely: the copilot has half of the desired names, but no action matches
 * any known version. The service probably rewrites the actions that it stores.
 */
function findStrangeness({ before, known, next }) {
    if (before.some(({ id }) => id === ''))
        return 'this service shows actions without their ids';
    const ownership = (0,desired_action/* createOwnership */.s4)(next.actions);
    const isStrange = (row) => ownership.findNamesakes(row).length === 0;
    const names = new Set(before.filter(isStrange).map(ownership.nameGroup));
    const held = next.actions.filter((goal) => names.has((0,desired_action/* nameGroup */.VQ)(goal)));
    const isOwnForm = known.length === 0 && held.length > 0 && held.length >= next.actions.length / 2;
    return isOwnForm ? ofTheSameNames : undefined;
}
const ofTheSameNames = 'the copilot holds actions of the same names, and none of a version of the file that was read. If others have made ' +
    'them, give them other names; else this service shows actions in a form of its own';
/** The version of which everything is there; of several the one with the most actions, and among equals the first. */
function selectBackup(rows, versions) {
    const whole = versions.filter(({ actions }) => {
        const { find } = (0,desired_action/* createOwnership */.s4)(actions);
        const held = rows.map((row) => [find(row), row]);
        const right = held.flatMap(([goal, row]) => (goal !== undefined && (0,shown/* isInPlace */.RS)(goal, row) ? [goal] : []));
        return actions.length > 0 && new Set(right).size === new Set(actions).size;
    });
    return whole.toSorted((one, other) => other.actions.length - one.actions.length)[0];
}


/***/ }),

/***/ 6978:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $E: () => (contentOf),
  Fm: () => (findServer),
  HY: () => (restoreRow),
  VQ: () => (nameGroup),
  s4: () => (createOwnership)
});
var _importer_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);
var _importer_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(763);
var _importer_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(519);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);


const nameless = { name: undefined, operationId: undefined };
/** @param goals of all versions that are known; among several that fit, one of the row's own endpoint comes first */
function createOwnership(goals) {
    const byName = new Map();
    const byPath = new Map();
    const groups = new Map();
    const servers = new Set();
    const add = (more) => {
        for (const goal of more) {
            servers.add(findServer(goal, goal));
            append(byPath, (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(goal.path, nameless), goal);
            for (const names of (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listShownNames */ .Gp)(goal)) {
                append(byName, (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShownKey */ .rD)(goal.path, names), goal);
                groups.set((0,_importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOperationId */ .iD)(names.operationId), nameGroup(goal));
            }
        }
    };
    const findNamesakes = (row) => {
        // A service may show a name alone, or neither.
        const isWhole = row.name !== undefined && row.operationId !== undefined;
        const named = isWhole
            ? (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listRowKeys */ .n)(row).flatMap((key) => byName.get(key) ?? [])
            : (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listRowKeys */ .n)({ ...row, ...nameless }).flatMap((key) => byPath.get(key) ?? []);
        return named.filter((goal) => (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownAs */ .CN)(goal, row));
    };
    const find = (row) => {
        const found = findNamesakes(row);
        const own = found.filter((goal) => servers.has(findServer(row, goal)));
        return (own.find((goal) => (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isInPlace */ .RS)(goal, row)) ??
            own.find(({ endpoint }) => endpoint === row.endpoint) ??
            own[0]);
    };
    add(goals);
    return {
        add,
        find,
        findNamesakes,
        nameGroup: (row) => {
            const goal = find(row);
            if (goal !== undefined)
                return nameGroup(goal);
            const own = nameGroup(row);
            return groups.get(own) ?? own;
        },
    };
}
function append(index, key, goal) {
    const entries = index.get(key);
    if (entries === undefined)
        index.set(key, [goal]);
    else
        entries.push(goal);
}
/** What is in front of an action's path in an endpoint that ends with this path. */
function findServer({ endpoint }, { path }) {
    return endpoint.slice(0, endpoint.length - path.length);
}
/** What brings a row back as it is; under the name that a document gives it, where one does. */
function restoreRow(row, known) {
    const { endpoint, method } = row;
    const { parameters = [], request_body = {} } = ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(row.payload) ? row.payload : {});
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
/** Returns the request body that creates it. The service derives the `operation_id` of a managed action from its name. */
function contentOf(goal) {
    const { description, endpoint, isUnmanaged, method, name, operationId, payload } = goal;
    const content = { method, endpoint, name, description, payload };
    return isUnmanaged === true ? { ...content, operationId } : content;
}
function nameGroup(action) {
    const { operationId = '' } = action;
    return operationId === '' ? (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderRoute */ .QK)(action) : (0,_importer_index_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOperationId */ .iD)(operationId);
}


/***/ }),

/***/ 1636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ck: () => (createExplanation),
  G6: () => (selectKnown),
  kG: () => (createManaged)
});
var _desired_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6978);

/**
 * Tells the managed actions of a copilot by the versions of the file that were read, this one first: those on a server of
 * one of them, and all that match if the servers moved as a whole, as with another `server-url`.
 */
function createManaged(rows, versions) {
    const goals = versions.flatMap(({ actions, unselected = [] }) => [...actions, ...unselected]);
    const ownership = (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_0__/* .createOwnership */ .s4)(goals);
    const moved = findMovedServer(rows, versions, ownership);
    if (moved === undefined)
        return ownership;
    return (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_0__/* .createOwnership */ .s4)([...goals, ...goals.map((goal) => ({ ...goal, endpoint: moved + goal.path }))]);
}
/**
 * The one server that all matching actions are on, if it isn't this version's. They must be most of a version: two files
 * that share a copilot often have one route in common, such as `GET /health`.
 */
function findMovedServer(rows, [next, ...earlier], ownership) {
    const matches = rows.flatMap((row) => ownership.findNamesakes(row).map((goal) => ({ goal, server: (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_0__/* .findServer */ .Fm)(row, goal) })));
    const [server, ...others] = new Set(matches.map((match) => match.server));
    if (next === undefined || server === undefined || others.length > 0)
        return undefined;
    if (next.actions.some((goal) => (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_0__/* .findServer */ .Fm)(goal, goal) === server))
        return undefined;
    const found = new Set(matches.map(({ goal }) => goal));
    const isMost = ({ actions }) => 2 * actions.filter((goal) => found.has(goal)).length > actions.length;
    return [next, ...earlier].some(isMost) ? server : undefined;
}
/** Asks each further version only about the rows that are left: one action that a user made would else cost a full comparison per version. */
function createExplanation(rows, next) {
    const ownership = (0,_desired_action_js__WEBPACK_IMPORTED_MODULE_0__/* .createOwnership */ .s4)([]);
    const versions = [];
    let left = rows;
    const add = (version) => {
        versions.push(version);
        ownership.add(version.actions);
        const before = left.length;
        left = left.filter((row) => ownership.find(row) === undefined);
        // If the servers moved as a whole, each row has a namesake.
        if (left.length > 0 && left.every((row) => ownership.findNamesakes(row).length > 0)) {
            const managed = createManaged(rows, versions);
            left = left.filter((row) => managed.find(row) === undefined);
        }
        return left.length < before;
    };
    add(next);
    return { add, left: () => left };
}
/** For each managed row the action that it is, on the row's own server. */
function selectKnown(rows, versions) {
    const { find } = createManaged(rows, versions);
    return rows.flatMap((row) => {
        const goal = find(row);
        return goal === undefined ? [] : [{ ...goal, endpoint: row.endpoint }];
    });
}


/***/ }),

/***/ 6998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $B: () => (findGroup),
  IM: () => (untried),
  i8: () => (digestRows),
  lo: () => (resumeProgress),
  r1: () => (noteGroups),
  zd: () => (turnBack)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
var _waiting_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2065);


const untried = { failures: 0, opensAtMs: 0 };
const fresh = { ...untried, ids: '', calls: 0 };
/** In a process that takes over: whatever the dead one still waited for was given up by now. */
function resumeProgress(left, nowMs) {
    const inFlight = left.inFlight.map((flight) => ({
        ...flight,
        endsAtMs: Math.min(flight.endsAtMs, nowMs + _waiting_times_js__WEBPACK_IMPORTED_MODULE_1__/* .lateMs */ .tc),
    }));
    return { ...left, inFlight };
}
function findGroup({ groups }, name) {
    // An action may be called `constructor`.
    return (Object.hasOwn(groups, name) ? groups[name] : undefined) ?? fresh;
}
function noteGroups(progress, names, changes) {
    const noted = names.map((name) => [name, { ...findGroup(progress, name), ...changes }]);
    return { ...progress, groups: { ...progress.groups, ...Object.fromEntries(noted) } };
}
/** From here on what was there before is wanted; tries count anew. */
function turnBack(progress, givenUp) {
    const anew = noteGroups(progress, Object.keys(progress.groups), { ...untried, calls: 0 });
    const begun = { phase: 'repair', clears: untried, imports: untried, isImported: false };
    return { ...anew, direction: 'rollback', ...begun, givenUp };
}
/** Equal where two looks show the same rows with the same content. */
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
/** The waiting times of a reconciliation, in milliseconds. They are in one file because the tests on dist/ shorten them in a copy. */
/** How long a call without a final answer may still take effect, and a read may lag behind a confirmed one. */
const lateMs = 90_000;
/** How long after an error of the service's own the effect of the call may take to be shown. */
const showMs = 10_000;
/** The pause between two reads while the effect of a confirmed call isn't shown yet. */
const shownPollMs = 1_000;
/** The pause between two reads of the copilot list, of which the first one lacks the copilot. */
const listPollMs = 1_000;
/** The pause between two reads while a call may still take effect. */
const latePollMs = 5_000;


/***/ }),

/***/ 4617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K9: () => (replaceActions),
  ku: () => (resumeReplacement)
});

// UNUSED EXPORTS: computeBudgetMs

// EXTERNAL MODULE: ./src/messages/remedies.ts
var remedies = __webpack_require__(3868);
;// CONCATENATED MODULE: ./src/replacement/failed-call.ts
/** What the fault of a call says of what it was to do. */
/** The service has read what was sent and does not want it: it is not sent again. */
function isContentRefused({ kind, status = 0 }) {
    return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}
/**
 * Whether the service may still process the request. Final are only its own responses: a gateway returns any other
 * status of 502 or more, such as Cloudflare's 520 to 530, while the service continues.
 */
function mayBeInFlight({ applied, kind, retryAfterMs, status = 0 }) {
    if (applied === 'no')
        return false;
    if (kind !== 'status')
        return kind === 'time-out' || kind === 'broken';
    if (status === 503)
        return retryAfterMs === undefined;
    return [202, 408, 499].includes(status) || (status >= 502 && status !== 505);
}
/** Whether the service has promised the effect without confirming it. */
function isOnlyAccepted({ kind, status }) {
    return kind === 'status' && status === 202;
}

;// CONCATENATED MODULE: ./src/replacement/script/script-progress.ts

const unbegun = {
    name: 'deleting',
    at: 0,
    round: 1,
    request: 1,
    holds: ['before'],
    inFlight: [],
    isInDoubt: false,
};
function isUnchanged({ holds }) {
    return holds.every((holding) => holding === 'before');
}
/** Whether a failed delete may have been processed, or may still be processed. */
function isDoubtful({ inFlight, isInDoubt }) {
    return inFlight.length > 0 || isInDoubt;
}
/** Returns the progress after a request that may have been processed: the copilot may have its result or what it had before. */
function noteInFlight(progress, request, fault) {
    const results = request.request === 'delete' ? ['nothing'] : ['part', nameVersion(progress.at)];
    const isInFlight = fault === undefined || mayBeInFlight(fault);
    const inFlight = isInFlight ? [...progress.inFlight, request] : progress.inFlight;
    return { ...progress, holds: [...new Set([...progress.holds, ...results])], inFlight };
}
function nameVersion(at) {
    return at === 0 ? 'next' : 'previous';
}
/**
 * Returns the progress with which another process resumes the sync. The last request of the ended process may still
 * be processed, as if it had timed out. If that process ended during a delay, it may have sent a delete that isn't in
 * the journal.
 */
function takeOver(left, times) {
    const { nowMs, timeoutMs, writtenMs } = times;
    const anew = { ...left, round: 1, request: 1, beganAtMs: left.beganAtMs ?? writtenMs };
    if (left.isHandedOver === true)
        return { ...anew, isHandedOver: false };
    const deleting = { ...anew, name: 'deleting' };
    if (left.name === 'settling')
        return deleting;
    const moments = { sentAtMs: writtenMs, endedAtMs: Math.max(nowMs, writtenMs + timeoutMs) };
    if (left.name === 'deleting')
        return noteInFlight(deleting, { request: 'delete', ...moments });
    const noted = noteInFlight(deleting, { request: 'import', ...moments });
    return { ...noted, importSentAtMs: writtenMs, importEndedAtMs: nowMs };
}

// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./src/replacement/deadline.ts

/**
 * Runners send SIGINT, 7.5 s later SIGTERM, and kill at 10 s: this much of it may be planned with.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const graceMs = 9_000;
/** A request is given at least this long before the horizon, or it is not begun. */
const requestMs = 1_000;
/** Endless until the first signal, then the grace that runners leave; or `endMs`, for the process that is the last one. */
function createDeadline(interruption, clock, endMs) {
    let ownMs = endMs ?? (interruption.aborted ? clock.nowMs() + graceMs : undefined);
    (0,external_node_events_.addAbortListener)(interruption, () => {
        ownMs ??= clock.nowMs() + graceMs;
    });
    const sleep = (ms) => clock.sleep(ms, ownMs === undefined ? interruption : undefined);
    return { findEndMs: () => ownMs, sleep };
}
/** True once the moment has come; false as soon as `neededMs` is too late for anything to be begun then. */
async function sleepUntil(momentMs, neededMs, { clock, deadline }) {
    for (;;) {
        const restMs = momentMs - clock.nowMs();
        if (restMs <= 0)
            return true;
        if (neededMs + requestMs > (deadline.findEndMs() ?? Infinity))
            return false;
        await deadline.sleep(restMs);
    }
}

// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/replacement/reconcile/waiting-times.ts
var waiting_times = __webpack_require__(2065);
;// CONCATENATED MODULE: ./src/replacement/drive.ts



function stopAtDeadline({ tookOverAtMs }) {
    return tookOverAtMs === undefined ? 'handed-over' : 'out-of-time';
}
async function keepJournal({ ports, progress }, how) {
    try {
        await ports.journal.write(progress, { nowMs: ports.clock.nowMs(), ...how });
        return true;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
        return false;
    }
}
const maxIncidents = 30;
function reportIncident({ incidents, ports }, text) {
    ports.log.info(text);
    if (incidents.length < maxIncidents)
        incidents.push(text);
}
/** The part of the pause by which an answer that another target has asked for may be older. */
const sharedLook = 0.2;
/**
 * Waits for the rest of the pause after a delete, to its end whatever happens. Where the delete's route may take the
 * copilot's record, the list is asked meanwhile: an import into nothing would be lost.
 */
async function waitForPause(drive, { fromMs, isSafe, toMs }) {
    const { deadline, job, ports } = drive;
    // Not at once: a list that lags behind would still show a record that is gone.
    const lookAtMs = fromMs + (toMs - fromMs) / 2;
    const asked = isSafe ? undefined : job.copilot?.id;
    const own = { clock: ports.clock, deadline };
    if (asked !== undefined && !(await sleepUntil(lookAtMs, toMs, own)))
        return stopAtDeadline(drive);
    const gone = isSafe ? undefined : await checkRecord(drive, lookAtMs - (toMs - fromMs) * sharedLook);
    if (gone !== undefined)
        return gone;
    return (await sleepUntil(toMs, toMs, own)) ? undefined : stopAtDeadline(drive);
}
/**
 * Reads the list of copilots after a delete whose route may take the copilot itself. Only a copilot that is missing twice
 * is gone: a list may lag.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
async function checkRecord(drive, sinceMs) {
    const { job, ports } = drive;
    const id = job.copilot?.id;
    if (id === undefined || !(await (0,check/* isRecordMissing */.Y)(id, sinceMs, ports)))
        return undefined;
    await drive.deadline.sleep(waiting_times/* listPollMs */.KQ);
    if (!(await (0,check/* isRecordMissing */.Y)(id, ports.clock.nowMs(), ports)))
        return undefined;
    reportIncident(drive, 'The list no longer holds the copilot: the delete has removed more than its actions.');
    reportRecord(drive);
    return 'record-removed';
}
function reportRecord({ job, ports }) {
    if (job.copilot === undefined)
        return;
    ports.log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
}
function isOver({ deadline, ports }, ms = 0) {
    return ports.clock.nowMs() + ms + requestMs > (deadline.findEndMs() ?? Infinity);
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
;// CONCATENATED MODULE: ./src/replacement/script/script-rules.ts



/**
 * Whether to repeat a failed request. Before the delete, only a few attempts within seconds are made. After it, the
 * action keeps retrying until the deadline if the service is unavailable or no other version is left, because
 * stopping would leave the copilot empty.
 */
function mayTryAgain(progress, fault, attempts, { hasAlternative, hasTime, maxAttempts }) {
    if (isUnchanged(progress)) {
        return !fault.rejected && attempts < maxAttempts && (fault.retryAfterMs ?? 0) <= errors/* retryAfterCapMs */.lb;
    }
    // Without another version, a retry is better than stopping, because the response may come from a gateway. Only a
    // missing copilot isn't requested again.
    if (fault.rejected)
        return !hasAlternative && fault.status !== 404 && attempts < maxAttempts;
    return hasTime && (isUnavailable(fault) || !hasAlternative || attempts < maxAttempts);
}
/** Whether the service is temporarily unavailable (restarting or overloaded), so that waiting is better than rolling back. */
function isUnavailable(fault) {
    const { kind, status = 0 } = fault;
    if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy')
        return true;
    return kind === 'status' && ([425, 429, 503].includes(status) || mayBeInFlight(fault));
}

// EXTERNAL MODULE: ./src/replacement/ask-patiently.ts
var ask_patiently = __webpack_require__(7120);
// EXTERNAL MODULE: ./src/replacement/backoff.ts
var backoff = __webpack_require__(7538);
;// CONCATENATED MODULE: ./src/replacement/script/script-run.ts






/**
 * Waits until the request may be sent, writes the journal and sends the request. Returns the reason if the request
 * can't be sent. Rejects only because of a bug.
 */
async function makeCall(drive, request, { begin, send }) {
    const { clock, log } = drive.ports;
    const stop = await waitForTurn(drive, request);
    if (stop !== undefined)
        return stop;
    log.info(begin);
    const sentMs = clock.nowMs();
    const answer = await (0,ask_patiently/* ask */.k)(send);
    const endedMs = clock.nowMs();
    if (answer.ok)
        return { sentMs, endedMs };
    const { fault } = answer;
    if (isOnlyAccepted(fault)) {
        reportIncident(drive, fault.explanation);
        const inFlight = { request, sentAtMs: sentMs, endedAtMs: endedMs };
        drive.progress = { ...drive.progress, inFlight: [...drive.progress.inFlight, inFlight] };
        return { sentMs, endedMs };
    }
    // A request that was never sent doesn't count as an attempt, so the next process has all of them.
    if (fault.isUnsent === true && !isUnchanged(drive.progress))
        return stopAtDeadline(drive);
    return { fault, sentMs: answer.sentMs ?? sentMs, endedMs };
}
/** Waits until the request may be sent. Returns `undefined` after the journal was written. */
async function waitForTurn(drive, request) {
    const { clock, log, service } = drive.ports;
    const ownMs = Math.max(clock.nowMs() + computePauseMs(drive), findQuietMs(drive));
    for (;;) {
        // After the journal says that the request was sent, it must not be delayed.
        const turnMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
        const stop = findStop(drive, turnMs);
        if (stop !== undefined)
            return stop;
        const restMs = turnMs - clock.nowMs();
        if (restMs <= 0)
            return beginStep(drive);
        if (restMs >= 5_000 || (restMs >= 100 && drive.progress.request > 1))
            log.info(renderWait(drive.progress, restMs));
        await drive.deadline.sleep(restMs);
    }
}
/** Writes the next step to the journal. Returns the reason if the step must not begin. */
async function beginStep(drive) {
    const isKept = await keep(drive, true);
    // After the delete, a full disk doesn't stop the sync, because the copilot would stay empty.
    if (!isKept && isUnchanged(drive.progress))
        return 'no-journal';
    // A signal may have arrived during the write. Nothing has been sent yet.
    return findStop(drive, drive.ports.clock.nowMs());
}
function keep(drive, isOpen) {
    const { progress } = drive;
    return keepJournal(drive, {
        isOpen,
        hasSent: isOpen || !isUnchanged(progress) || isDoubtful(progress),
    });
}
function computePauseMs({ ports: { random }, progress }) {
    const { fault, name, request, round } = progress;
    const failed = request === 1 && name === 'deleting' ? round - 1 : request - 1;
    return failed === 0 ? 0 : (0,backoff/* computeBackoffMs */.w)(failed, { retryAfterMs: fault?.retryAfterMs, random });
}
/**
 * Returns the time for which a request without a response counts as in flight. It is limited so that other requests
 * can follow.
 */
function findTimeoutMs({ budgetMs, job }) {
    return Math.min(job.timeoutMs, budgetMs / 2);
}
/** Returns the time at which all imports without a response count as finished. */
function findQuietMs(drive) {
    const { job, progress } = drive;
    const imports = progress.inFlight.filter(({ request }) => request === 'import');
    return Math.max(0, ...imports.map(({ endedAtMs, sentAtMs }) => Math.max(sentAtMs + findTimeoutMs(drive), endedAtMs + job.waitMs)));
}
function renderWait({ inFlight }, restMs) {
    const isAwaited = inFlight.some(({ request }) => request === 'import');
    const reason = isAwaited ? ', because a request that timed out might still be processed' : '';
    return `Retrying in ${(restMs / 1000).toFixed(1)} s${reason}.`;
}
function findStop(drive, turnMs) {
    const { budgetMs, deadline, job, progress, tookOverAtMs } = drive;
    const endMs = deadline.findEndMs();
    if (endMs !== undefined) {
        // After a delete, the copilot is empty, so the delay and the import need time, too.
        const needMs = progress.name === 'deleting' ? job.waitMs + 3 * requestMs : requestMs;
        // After a signal, nothing new is begun that would change the copilot.
        const isFirst = tookOverAtMs === undefined && isUnchanged(progress) && !isDoubtful(progress);
        if (isFirst)
            return 'interrupted';
        if (turnMs + needMs > endMs)
            return stopAtDeadline(drive);
    }
    return turnMs + requestMs > findBeginMs(drive) + budgetMs ? 'out-of-time' : undefined;
}
function findBeginMs({ progress, tookOverAtMs }) {
    return tookOverAtMs ?? progress.beganAtMs ?? Infinity;
}
/**
 * Computes the rules for a retry. The new version gets half of the time budget, each previous version half of the
 * rest, and the last version all of the rest.
 */
function findRules(drive) {
    const { budgetMs, job, ports, progress } = drive;
    const hasAlternative = progress.at < job.previous.length;
    const share = hasAlternative ? 1 - 0.5 ** (progress.at + 1) : 1;
    const hasTime = ports.clock.nowMs() < findBeginMs(drive) + share * budgetMs;
    return { maxAttempts: job.maxAttempts, hasAlternative, hasTime };
}

;// CONCATENATED MODULE: ./src/replacement/script/script.ts






/** Delete route of the management API. On some releases, it deletes the copilot itself. */
const documentedRoute = '/backend/copilot/{copilot_id}';
/**
 * Deletes, waits and imports without verification, or restores a previous version. An import appends actions, so an
 * import with an unknown effect is repeated only after another delete and delay. Rejects only because of a bug; the
 * journal then stays open.
 */
async function runScript(drive) {
    for (;;) {
        const turn = await replaceOnce(drive);
        const next = turn === 'give-up' ? turnToPrevious(drive) : turn;
        if (next === 'repeat')
            continue;
        const isHandedOver = next === 'handed-over';
        if (isHandedOver)
            note(drive, { isHandedOver });
        await keep(drive, isHandedOver);
        return next;
    }
}
function note(drive, changes) {
    drive.progress = { ...drive.progress, ...changes };
}
async function replaceOnce(drive) {
    if (drive.progress.name === 'deleting') {
        const turn = await deleteAll(drive);
        if (turn !== 'done')
            return turn;
    }
    if (drive.progress.name === 'settling') {
        const stop = await settle(drive);
        if (stop !== undefined)
            return stop;
    }
    return importVersion(drive);
}
/** Selects the next previous version if actions may be gone and a version is left. Otherwise, the sync ends. */
function turnToPrevious(drive) {
    const { at, fault, givenUp = fault } = drive.progress;
    if (givenUp === undefined || isUnchanged(drive.progress) || !findRules(drive).hasAlternative)
        return 'service';
    note(drive, { name: 'deleting', request: 1, at: at + 1, round: 1, givenUp, hasStumbled: false });
    return 'repeat';
}
async function deleteAll(drive) {
    const { job, ports } = drive;
    const route = job.deletePath === 'auto' ? documentedRoute : job.deletePath;
    for (;;) {
        const answer = await makeCall(drive, 'delete', {
            begin: 'Deleting the copilot’s actions.',
            send: () => ports.service.deleteActions(job.copilotId, route),
        });
        if (typeof answer === 'string')
            return answer;
        const { endedMs: deletedAtMs, fault, sentMs } = answer;
        if (fault === undefined) {
            const { beganAtMs = sentMs } = drive.progress;
            note(drive, { name: 'settling', beganAtMs, deletedAtMs, holds: ['nothing'] });
            return 'done';
        }
        const isGone = fault.status === 404 && (await checkRecord(drive, answer.endedMs)) !== undefined;
        const turn = isGone ? 'record-removed' : judgeFailedDelete(drive, { ...answer, fault });
        if (turn !== 'repeat')
            return turn;
    }
}
/**
 * Decides how to continue after a failed delete. A delete is idempotent, so it can be repeated alone whatever its
 * effect was.
 */
function judgeFailedDelete(drive, failed) {
    const { fault } = failed;
    drive.progress = noteFailedDelete({ ...drive.progress, fault }, failed);
    // A 404 after an earlier attempt means that the copilot itself is gone.
    if (fault.status === 404 && !isUnchanged(drive.progress)) {
        reportIncident(drive, `${fault.explanation} No retries left.`);
        reportRecord(drive);
        return 'record-removed';
    }
    // An import never follows an unconfirmed delete, because every action could then exist twice.
    return repeatRequest(drive, fault);
}
function noteFailedDelete(progress, { endedMs, fault, sentMs }) {
    if (fault.applied === 'no')
        return progress;
    // If the service itself fails the first delete, the delete has changed nothing.
    if (isUnchanged(progress) && fault.kind === 'status' && fault.status === 500)
        return { ...progress, isInDoubt: true };
    const began = { ...progress, beganAtMs: progress.beganAtMs ?? sentMs };
    return noteInFlight(began, { request: 'delete', sentAtMs: sentMs, endedAtMs: endedMs }, fault);
}
async function settle(drive) {
    const { job, ports, progress } = drive;
    const stop = await beginStep(drive);
    if (stop !== undefined)
        return stop;
    const { deletedAtMs: fromMs = ports.clock.nowMs() } = progress;
    // The delay starts after the last delete that may still be processed.
    const ends = progress.inFlight
        .filter(({ request }) => request === 'delete')
        .map(({ endedAtMs, sentAtMs }) => Math.max(sentAtMs + findTimeoutMs(drive), endedAtMs));
    const until = ends.length === 0 ? '' : ' until the timed-out delete can no longer be processed, and then';
    ports.log.info(`Actions deleted. Waiting${until} ${job.waitMs / 1000} s before the import.`);
    const toMs = Math.max(fromMs, ...ends) + job.waitMs;
    const why = await waitForPause(drive, { fromMs, toMs, isSafe: false });
    if (why === undefined)
        note(drive, { name: 'importing', request: 1, fault: undefined });
    return why;
}
async function importVersion(drive) {
    const { job, ports, progress } = drive;
    const document = progress.at === 0 ? job.next : job.previous[progress.at - 1]?.body;
    if (document === undefined)
        throw new TypeError(`There is no version ${progress.at}.`);
    for (;;) {
        const answer = await makeCall(drive, 'import', {
            begin: `Importing ${renderVersion(job, progress.at)}.`,
            send: () => ports.service.importActions(job.copilotId, document),
        });
        if (typeof answer === 'string')
            return answer;
        const { endedMs: importEndedAtMs, fault, sentMs: importSentAtMs } = answer;
        note(drive, { importSentAtMs, importEndedAtMs });
        if (fault === undefined) {
            note(drive, { holds: [nameVersion(progress.at)] });
            ports.log.info('The service confirmed the import.');
            return 'done';
        }
        note(drive, { fault });
        // A request that never arrived can be repeated alone.
        if (fault.applied !== 'no' || fault.rejected)
            return judgeFailedImport(drive, { ...answer, fault });
        if (repeatRequest(drive, fault) === 'give-up')
            return 'give-up';
    }
}
function judgeFailedImport(drive, { endedMs, fault, sentMs }) {
    // An importer that fails at an operation has stored the operations before it.
    if (isContentRefused(fault)) {
        note(drive, { holds: [...new Set([...drive.progress.holds, 'part'])] });
        return giveUp(drive, fault);
    }
    if (fault.applied === 'unknown') {
        const call = { request: 'import', sentAtMs: sentMs, endedAtMs: endedMs };
        drive.progress = noteInFlight(drive.progress, call, fault);
        if (fault.status === 500 && drive.progress.hasStumbled)
            return giveUp(drive, fault);
        if (fault.status === 500)
            note(drive, { hasStumbled: true });
    }
    const { round } = drive.progress;
    if (!mayTryAgain(drive.progress, fault, round, findRules(drive)))
        return giveUp(drive, fault);
    reportIncident(drive, `${fault.explanation} Repeating the whole sequence: delete, wait, import.`);
    note(drive, { name: 'deleting', request: 1, round: round + 1 });
    return 'repeat';
}
function repeatRequest(drive, fault) {
    const { progress } = drive;
    if (!mayTryAgain(progress, fault, progress.request, findRules(drive)))
        return giveUp(drive, fault);
    reportIncident(drive, `${fault.explanation} Repeating only this request.`);
    note(drive, { request: progress.request + 1 });
    return 'repeat';
}
function giveUp(drive, fault) {
    const isOver = isUnchanged(drive.progress) || !findRules(drive).hasAlternative;
    const next = isOver ? 'No retries left.' : 'Rolling back to the previous version.';
    reportIncident(drive, `${fault.explanation} ${next}`);
    return 'give-up';
}
function renderVersion({ previous }, at) {
    const { commit } = previous[at - 1] ?? {};
    return commit === undefined ? 'the new version' : `the version of ${(0,oid/* shortenOid */.e7)(commit)}`;
}

;// CONCATENATED MODULE: ./src/replacement/script/script-ending.ts



/**
 * Describes the result of a scripted sync. It states only what the service returned, because the copilot's actions
 * can't be read.
 */
function describeScriptEnd(end, { incidents, job, progress }, replaceMs) {
    const { at, fault, givenUp } = progress;
    const replacement = { replaceMs, ...measure(end, progress), incidents };
    const isHandedOver = end === 'handed-over';
    if (isUnchanged(progress) && !isHandedOver) {
        const isInferred = isDoubtful(progress);
        const state = isInferred ? `${inferred}, as ${job.scriptedReason}.` : remedies/* abortedState */.dI;
        const failure = (0,remedies/* explainFailure */.SP)({ isAborted: true, why: end, fault });
        return { outcome: 'aborted', state, failure, isInferred };
    }
    if (end !== 'done') {
        return {
            outcome: 'degraded',
            state: end === 'record-removed' ? remedies/* recordGone */.l5 : renderLeft(progress, isHandedOver),
            failure: (0,remedies/* explainFailure */.SP)({ why: end, givenUp, fault }),
            replacement,
            kind: ['record-removed', 'handed-over'].find((kind) => kind === end),
        };
    }
    const verification = { how: 'confirmed', why: job.scriptedReason };
    const confirmed = `The service confirmed the import of ${renderVersion(job, at)}.`;
    const reported = {
        verification,
        replacement,
        warnings: progress.inFlight.length > 0 ? [mayBeProcessed] : [],
    };
    if (at === 0)
        return { outcome: 'synced', state: confirmed, ...reported };
    const failure = (0,remedies/* explainFailure */.SP)({ why: end, givenUp });
    const state = `${confirmed} It is not verified that the copilot had exactly these actions before.`;
    return { outcome: 'rolled-back', state, failure, ...reported };
}
const mayBeProcessed = 'A request that timed out might still be processed, which would leave duplicate actions or none. ' +
    'Check the copilot in a few minutes. Running this job again repairs it.';
const inferred = 'The copilot should still have its previous actions, because the service failed every delete request. This is not verified';
function measure(end, progress) {
    const { beganAtMs, deletedAtMs, importEndedAtMs, importSentAtMs } = progress;
    if (importSentAtMs === undefined || importEndedAtMs === undefined)
        return {};
    return {
        waitMs: deletedAtMs === undefined ? undefined : importSentAtMs - deletedAtMs,
        emptyMs: end === 'done' && beganAtMs !== undefined ? importEndedAtMs - beganAtMs : undefined,
    };
}
const phrases = {
    before: 'the actions it had before',
    nothing: 'no actions',
    next: 'the new actions',
    previous: 'the actions of an earlier version',
    part: 'only some of the actions',
};
/** Describes the actions that the copilot has, or may have if the responses leave it open. */
function renderLeft(progress, isHandedOver) {
    const holds = renderHoldings(progress.holds);
    if (!isHandedOver)
        return holds;
    // While nothing seems to have changed, only a delete with an unknown effect is handed over.
    const isOpen = isUnchanged(progress);
    const known = isOpen ? 'It is unknown whether the delete request was processed.' : holds;
    return `${known} The post step of this action resumes the sync.`;
}
function renderHoldings(holds) {
    const listed = holds.map((holding) => phrases[holding]);
    const last = listed.pop() ?? 'an unknown state';
    if (listed.length === 0)
        return `The copilot has ${last}.`;
    return `The copilot may have ${listed.join(', ')} or ${last}.`;
}

// EXTERNAL MODULE: ./src/replacement/reconcile/course.ts + 1 modules
var reconcile_course = __webpack_require__(1899);
// EXTERNAL MODULE: ./src/importer/drift.ts
var importer_drift = __webpack_require__(519);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/messages/final-state.ts


/** Sentences about the copilot's current actions, by how they are known or why they aren't as desired. */
const states = {
    seen: (facts) => `${renderVerified(facts)}${renderRolling(facts)}`,
    counted: (facts) => `The copilot has ${renderWhat(facts)}. Only the number was verified (${(0,src_text/* renderCount */.SS)(facts.desired, 'action')}), because the service lists actions in a different format.`,
    confirmed: (facts) => `The service confirmed every change for ${renderWhat(facts)}. They could not be verified, because the service stopped listing the actions.`,
    aborted: () => remedies/* abortedState */.dI,
    search: (facts) => `The copilot has ${renderAll(facts)}, but its search index might not contain ${(0,src_text/* renderSome */.JC)(facts.unconfirmed, 5)}.`,
    pending: (facts) => `The copilot has ${renderAll(facts)}, but a request that timed out may still change them.`,
    unseen: () => 'The copilot’s current actions are unknown: the service stopped listing them.',
    unshown: () => 'The copilot’s current actions are unknown: the service confirmed changes that its action list never showed.',
    shifted: (facts) => `The copilot has ${renderAll(facts)} that its action list showed before, but other actions appeared or disappeared during the run.`,
    differs: (facts) => `The copilot has ${renderPart(facts)}.`,
    'handed-over': (facts) => `At the last check, the copilot had ${renderPart(facts)}. The post step of this action resumes the sync.`,
    'record-removed': () => remedies/* recordGone */.l5,
};
/** Returns the sentence about the copilot's current actions. */
function describeSeenState(as, facts) {
    return states[as](facts);
}
function renderWhat({ aim }) {
    return aim === 'new' ? 'the new version' : 'the actions it had before';
}
function renderVerified(facts) {
    if (facts.aim === 'previous')
        return 'The copilot has its previous actions (verified).';
    return `The copilot has the new version (${facts.desired === 1 ? 'its one action' : `all ${(0,src_text/* renderNumber */.kT)(facts.desired)} actions`} verified).`;
}
/** Describes whether actions were unavailable during a rolling sync. */
function renderRolling({ aim, counts, held, strategy }) {
    if (strategy !== 'rolling' || aim === 'previous' || held === 0)
        return '';
    return counts.isZeroDowntime
        ? ' It was never without its actions.'
        : ' Some actions were missing for a moment, until they were added again.';
}
function renderAll({ desired }) {
    return desired === 1 ? 'its one action' : `all ${(0,src_text/* renderCount */.SS)(desired, 'action')}`;
}
function renderPart({ missing, right, extra, desired }) {
    const held = `${(0,src_text/* renderNumber */.kT)(right)} of ${(0,src_text/* renderCount */.SS)(desired, 'action')}`;
    const lists = [
        ...(missing.length > 0 ? [`missing: ${(0,src_text/* renderSome */.JC)(missing, 5)}`] : []),
        ...(extra.length > 0 ? [`extra: ${(0,src_text/* renderSome */.JC)(extra, 5)}`] : []),
    ];
    return [held, ...lists].join('; ');
}

// EXTERNAL MODULE: ./src/replacement/reconcile/progress.ts
var reconcile_progress = __webpack_require__(6998);
// EXTERNAL MODULE: ./src/replacement/reconcile/desired-action.ts
var desired_action = __webpack_require__(6978);
;// CONCATENATED MODULE: ./src/replacement/reconcile/call.ts



/** The route of the actions alone, which leaves the record alone. */
const actionsRoute = '/backend/actions/bot/{copilot_id}';
/** Answered with the id of what was added, where the service tells it. */
function sendCall(call, copilotId, service) {
    return (0,ask_patiently/* ask */.k)(async () => (await send(call, copilotId, service)) ?? undefined);
}
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- only an addition is answered with an id
function send(call, copilotId, service) {
    switch (call.kind) {
        case 'clear':
            return service.deleteActions(copilotId, call.route);
        case 'import':
            return service.importActions(copilotId, call.document);
        case 'add':
            return service.createAction(copilotId, (0,desired_action/* contentOf */.$E)(call.goal));
        case 'change':
        case 'reindex':
            return service.changeAction(copilotId, call.row.id, (0,desired_action/* contentOf */.$E)(call.goal));
        case 'remove':
        case 'clear-up':
        case 'undo':
            return service.deleteAction(call.row.id);
    }
}
const requests = {
    clear: 'delete',
    import: 'import',
    add: 'add',
    change: 'change',
    reindex: 'change',
    remove: 'delete',
    'clear-up': 'delete',
    undo: 'delete',
};
/** What was confirmed, or should have been done by now, and is not to be seen. */
function createUnseen(what) {
    return {
        request: 'actionList',
        kind: 'not-there',
        applied: 'unknown',
        rejected: false,
        explanation: `The service confirmed a change of \`${what}\`, but its inventory does not show it.`,
        hint: 'Check the service’s log: the service reported success without applying the change, or something else is changing ' +
            `this copilot. If its action list never shows a change, ${errors/* withoutActionList */.FK}`,
    };
}

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
;// CONCATENATED MODULE: ./src/replacement/reconcile/notes.ts







/** Before it is sent: from here on the call may take effect, and nothing that it touches is confirmed. */
function noteSent(progress, call, nowMs, timeoutMs) {
    const { direction, hasGap, times } = progress;
    const { before = '', group } = 'group' in call ? call : {};
    const flight = { kind: call.kind, group, before, direction, endsAtMs: nowMs + timeoutMs + waiting_times/* lateMs */.tc };
    const isEmptying = call.kind === 'clear' || (group !== undefined && progress.phase === 'clear');
    const { beganAtMs = nowMs, emptyAtMs = nowMs } = times;
    const sent = {
        ...progress,
        inFlight: [...progress.inFlight, flight],
        hasGap: hasGap === true || call.kind === 'clear-up',
        times: { ...times, beganAtMs, ...(isEmptying ? { emptyAtMs } : {}) },
    };
    if (call.kind === 'clear')
        return { ...sent, isTouched: true, isCleared: false };
    if (call.kind === 'import') {
        const { deletedAtMs, pauses } = sent.times;
        const paused = deletedAtMs === undefined ? pauses : [...pauses, nowMs - deletedAtMs];
        const doubted = (0,reconcile_progress/* noteGroups */.r1)(sent, call.goals.map(desired_action/* nameGroup */.VQ), { needsReindex: true });
        const past = { ...sent.times, deletedAtMs: undefined, pauses: paused };
        const unshown = { isImported: false, isImportShown: false };
        return { ...doubted, isTouched: true, ...unshown, phase: 'repair', times: past };
    }
    return noteSingle(sent, call);
}
function noteSingle(sent, call) {
    const calls = (0,reconcile_progress/* findGroup */.$B)(sent, call.group).calls + 1;
    const deletes = 'row' in call && requests[call.kind] === 'delete' ? { deletes: call.row.id } : {};
    const noted = { calls, isTouched: true, needsReindex: true, isWritten: true, ...deletes };
    return (0,reconcile_progress/* noteGroups */.r1)(sent, [call.group], noted);
}
function noteAnswer(progress, call, answer, context) {
    if (answer.ok)
        return noteConfirmed(endFlight(progress, call), call, answer.value, context.nowMs);
    const { fault } = answer;
    // Nothing went out, and that is no try.
    if (fault.isUnsent === true)
        return { ...endFlight(progress, call), fault };
    const rest = measureRest(fault);
    const ended = endFlight(progress, call, rest && { ...rest, fromMs: context.nowMs });
    if (isOnlyAccepted(fault))
        return noteConfirmed(ended, call, undefined, context.nowMs);
    // A route that is missing only selects another one: it is no cause of anything.
    if (isMissing(fault) && call.kind === 'clear' && call.route === actionsRoute)
        return { ...ended, lacks: { ...ended.lacks, clear: true } };
    const after = { ...ended, fault };
    // It may have taken effect, on another row of the same `operation_id`: the second delete could take the last one.
    if (call.kind === 'undo' && fault.applied !== 'no')
        return (0,reconcile_progress/* noteGroups */.r1)(after, [call.group], { awaits: undefined, isUndone: true });
    if ('group' in call)
        return noteFailedStep(after, call, fault, context);
    if (call.kind === 'import')
        return { ...after, imports: countFailure(after.imports, fault, context) };
    return { ...after, clears: countFailure(after.clears, fault, context) };
}
function noteFailedStep(progress, { group, kind }, fault, context) {
    const needsReindex = fault.applied !== 'no' || (0,reconcile_progress/* findGroup */.$B)(context.sent, group).needsReindex === true;
    const isChange = kind === 'change' || kind === 'reindex';
    // There is another way then: that it is missing is no failure yet.
    if (isMissing(fault) && isChange)
        return (0,reconcile_progress/* noteGroups */.r1)({ ...progress, lacks: { ...progress.lacks, change: true } }, [group], {
            needsReindex,
        });
    const lacks = isMissing(fault) ? { ...progress.lacks, single: true } : progress.lacks;
    const tries = countFailure((0,reconcile_progress/* findGroup */.$B)(progress, group), fault, context);
    return (0,reconcile_progress/* noteGroups */.r1)({ ...progress, lacks }, [group], { ...tries, needsReindex });
}
function isMissing({ status = 0 }) {
    return [404, 405, 501].includes(status);
}
function countFailure(tries, fault, { maxAttempts, nowMs, random, sent }) {
    const more = tries.failures + 1;
    const failures = isContentRefused(fault) ? Math.max(maxAttempts, more) : more;
    const { retryAfterMs } = fault;
    const backoffMs = (0,backoff/* computeBackoffMs */.w)(failures, { retryAfterMs, random });
    // A list that lags may not show yet what the failed request has done all the same: repeated, it would be done twice.
    const { lagMs = 0 } = sent;
    const hiddenMs = fault.applied === 'no' || lagMs === 0 ? 0 : lagMs + waiting_times/* showMs */.cT;
    return { failures, opensAtMs: nowMs + Math.max(backoffMs, hiddenMs) };
}
/** How long after a call that failed it may still take effect, or be shown to have taken it; undefined: it is over. */
function measureRest(fault) {
    const { applied, status = 0 } = fault;
    if (applied === 'no')
        return undefined;
    if (mayBeInFlight(fault))
        return { ms: waiting_times/* lateMs */.tc };
    return status >= 500 ? { ms: waiting_times/* showMs */.cT, isOver: true } : undefined;
}
/** The call is no longer under way. @param rest how it may go on all the same */
function endFlight(progress, call, rest) {
    const { inFlight } = progress;
    const group = 'group' in call ? call.group : undefined;
    const at = inFlight.findLastIndex((flight) => flight.group === group);
    const flight = inFlight[at];
    if (flight === undefined || rest === undefined)
        return { ...progress, inFlight: inFlight.toSpliced(at, 1) };
    const { fromMs, ms, ...over } = rest;
    return { ...progress, inFlight: inFlight.with(at, { ...flight, endsAtMs: fromMs + ms, ...over }) };
}
function noteConfirmed(landed, call, id, nowMs) {
    const untilAtMs = nowMs + waiting_times/* lateMs */.tc;
    // What an error came after may be shown only now, and look like what was confirmed.
    const inFlight = landed.inFlight.map((flight) => flight.isOver ? { ...flight, endsAtMs: nowMs + waiting_times/* showMs */.cT } : flight);
    const after = { ...landed, inFlight, hasChanged: true };
    const { added, clears, phase, times } = after;
    const deleted = { ...times, deletedAtMs: nowMs };
    if (call.kind === 'clear') {
        const cleared = { isCleared: true, isAppended: false, times: deleted };
        const { groups } = after;
        const undone = Object.entries(groups).filter(([, { awaits }]) => awaits?.isHidden === true);
        const noted = (0,reconcile_progress/* noteGroups */.r1)(after, undone.map(([name]) => name), { isUndone: true });
        const awaited = Object.entries(noted.groups).map(([name, group]) => {
            // A list that still shows the rows when all other waiting is over has never shown that they are gone.
            const awaits = group.ids === '' ? undefined : { by: call.kind, before: group.ids, untilAtMs };
            return [name, { ...group, awaits }];
        });
        return {
            ...{ ...noted, groups: Object.fromEntries(awaited), ...cleared },
            clears: { ...clears, opensAtMs: untilAtMs },
        };
    }
    if (call.kind === 'import') {
        const imported = { isImported: true, isAppended: true };
        const filled = { ...after, ...imported, times: { ...times, filledAtMs: nowMs } };
        const awaits = { by: call.kind, before: '', untilAtMs };
        return (0,reconcile_progress/* noteGroups */.r1)(filled, call.goals.map(desired_action/* nameGroup */.VQ), { needsReindex: false, awaits });
    }
    // Its own content written once more cannot be told from what was there.
    if (call.kind === 'reindex')
        return (0,reconcile_progress/* noteGroups */.r1)(after, [call.group], { needsReindex: false });
    if (call.kind === 'undo') {
        const left = { ...after, added: added.filter((one) => one !== call.row.id) };
        const failures = (0,reconcile_progress/* findGroup */.$B)(left, call.group).failures + 1;
        return (0,reconcile_progress/* noteGroups */.r1)(left, [call.group], { awaits: undefined, failures, isUndone: true });
    }
    const isDelete = requests[call.kind] === 'delete';
    const isClearing = isDelete && phase === 'clear';
    const noted = {
        ...after,
        added: call.kind === 'add' && id !== undefined ? [...added, id] : added,
        ...(isClearing ? { isAppended: false, times: deleted } : {}),
    };
    const awaits = { by: call.kind, before: call.before, id, untilAtMs };
    return (0,reconcile_progress/* noteGroups */.r1)(noted, [call.group], { needsReindex: isDelete, awaits });
}
/** Whether a call that nobody answered for has done its work: a look shows it. */
function hasLanded(flight, course, survey) {
    const { before, direction, group, isOver, kind } = flight;
    if (isOver === true)
        return true;
    if (group !== undefined)
        return (0,reconcile_progress/* digestRows */.i8)(survey.groups.get(group)?.rows ?? []) !== before;
    if (kind === 'clear')
        return (0,reconcile_course/* listDeletable */.hR)(survey).length === 0;
    return course.desired[direction].every((goal) => (0,reconcile_course/* findRows */.bs)(survey, goal).length > 0);
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/situation.ts



/** Calls for all of the steps that may be made now; else a wait until the first of them may. There is one at least. */
function chooseSteps(situation, steps) {
    const rests = steps.map(([group, step]) => ({ group, step, rest: findWait(situation, group) }));
    const calls = rests.flatMap(({ group, rest, step }) => {
        const before = (0,reconcile_progress/* digestRows */.i8)(situation.survey.groups.get(group)?.rows ?? []);
        return rest === undefined ? [{ ...step, group, before }] : [];
    });
    if (calls.length > 0)
        return { do: 'call', calls };
    const waits = rests.flatMap(({ rest }) => rest ?? []).sort((one, other) => one.ms - other.ms);
    return { do: 'wait', ...(waits[0] ?? { ms: waiting_times/* latePollMs */.U7, why: 'late' }) };
}
/** How long nothing may be sent in a group; undefined where it may. */
function findWait(situation, name) {
    const { nowMs, progress } = situation;
    const { awaits, opensAtMs } = (0,reconcile_progress/* findGroup */.$B)(progress, name);
    if (isBusy(situation, name))
        return { ms: waiting_times/* latePollMs */.U7, why: 'late' };
    if (awaits !== undefined && !awaits.isHidden)
        return { ms: Math.min(waiting_times/* shownPollMs */.FP, awaits.untilAtMs - nowMs), why: 'shown' };
    return opensAtMs > nowMs ? { ms: opensAtMs - nowMs, why: 'again' } : undefined;
}
/** How long no call may be made that is one in every group. */
function findWaitForAll(situation, opensAtMs) {
    if (isBusy(situation))
        return { ms: waiting_times/* latePollMs */.U7, why: 'late' };
    const restMs = opensAtMs - situation.nowMs;
    return restMs > 0 ? { ms: Math.min(restMs, waiting_times/* latePollMs */.U7), why: 'again' } : undefined;
}
/** How long what was confirmed of one of these groups is waited for; undefined where a look shows all of it, or it is hidden. */
function findShown(situation, names) {
    const name = names.find((one) => {
        const { awaits } = (0,reconcile_progress/* findGroup */.$B)(situation.progress, one);
        return awaits !== undefined && awaits.isHidden === undefined;
    });
    return name === undefined ? undefined : findWait(situation, name);
}
/** What is left of the pause between a delete and an import. */
function findPause({ course, nowMs, progress }) {
    const { deletedAtMs = -Infinity } = progress.times;
    const ms = deletedAtMs + course.job.waitMs - nowMs;
    return ms > 0 ? { ms, why: 'pause' } : undefined;
}
/** Whether an earlier call of this group, or of any, may still take effect. */
function isBusy({ course, progress, survey }, name) {
    return progress.inFlight.some((flight) => {
        const isHere = name === undefined || flight.group === undefined || flight.group === name;
        return isHere && !hasLanded(flight, course, survey);
    });
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/clear.ts





/** Deletes the managed actions and verifies it, then waits for the delay and imports. */
function decideClearing(situation) {
    const { progress } = situation;
    const { fault, isAppended, isCleared, lacks } = progress;
    const deletable = (0,reconcile_course/* listDeletable */.hR)(situation.survey);
    const route = findRoute(situation);
    // The contract's order: a delete comes before each import, whatever was seen.
    const isOwed = route !== undefined && isClearOwed(progress);
    const isDue = deletable.length > 0 || isOwed;
    const rest = findClearingRest(situation, isDue);
    if (rest !== undefined)
        return { do: 'wait', ...rest };
    // No import follows a confirmed one without a confirmed delete.
    if (!isDue && isAppended === true)
        return { do: 'go-on', progress: { ...progress, phase: 'repair' } };
    if (!isDue)
        return importAfterPause(situation);
    if (route !== undefined)
        return isCleared ? noteUncleared(situation) : { do: 'call', calls: [{ kind: 'clear', route }] };
    if (lacks.single === true)
        return { do: 'turn', why: fault ?? createUnseen('all actions') };
    const steps = deletable.flatMap(([name, { managed }]) => managed.slice(0, 1).map((row) => [name, { kind: 'remove', row }]));
    return chooseSteps(situation, limitDeletes(situation, steps));
}
function isClearOwed({ clears, isAppended, isCleared }) {
    return isCleared !== true && (clears.failures === 0 || isAppended === true);
}
/** A confirmed clearing that isn't shown yet is looked for more often than a failed one is repeated. */
function findClearingRest(situation, isDue) {
    const { clears, isCleared } = situation.progress;
    const rest = findWaitForAll(situation, isDue ? clears.opensAtMs : 0);
    if (rest?.why !== 'again' || isCleared !== true)
        return rest;
    return { ms: Math.min(rest.ms, waiting_times/* shownPollMs */.FP), why: 'shown' };
}
/**
 * One delete at a time, and a read after it, if only the database knows which names are equal: it may take an unmanaged
 * action in the place of the one that was named.
 */
function limitDeletes({ survey }, steps) {
    const groups = [...survey.groups.values()];
    const isMixed = groups.some(({ managed, rows }) => managed.length < rows.length);
    const isPlain = survey.rows.every(({ operationId = '' }) => /^[\x20-\x7e]*$/.test(operationId));
    return isMixed && !isPlain ? steps.slice(0, 1) : steps;
}
/** The route that clears; undefined where actions are deleted one by one. */
function findRoute({ course: { job }, progress }) {
    if (job.unmanaged === 'keep')
        return undefined;
    if (job.deletePath !== 'auto')
        return job.deletePath;
    return progress.lacks.clear === true ? undefined : actionsRoute;
}
/** It was confirmed, and the copilot still shows actions: they are deleted one by one. */
function noteUncleared({ course: { job }, progress }) {
    const { clears, lacks } = progress;
    const noted = {
        ...progress,
        clears: { ...clears, failures: clears.failures + 1 },
        lacks: job.deletePath === 'auto' ? { ...lacks, clear: true } : lacks,
        fault: createUnseen('all actions'),
        isCleared: false,
    };
    return { do: 'go-on', progress: noted };
}
function importAfterPause(situation) {
    const { nowMs, progress } = situation;
    const { times } = progress;
    // A delete without a confirmation may have taken effect all the same, at the latest now.
    if (times.deletedAtMs === undefined && times.emptyAtMs !== undefined)
        return { do: 'go-on', progress: { ...progress, times: { ...times, deletedAtMs: nowMs } } };
    return decideImport(situation);
}
/** What is left of the pause after the delete, then the import. */
function decideImport(situation) {
    const pause = findPause(situation);
    return pause === undefined ? { do: 'call', calls: [createImport(situation)] } : { do: 'wait', ...pause };
}
/** Of the version that is wanted, without the operations that have rows already. */
function createImport(situation) {
    const { course, progress, survey } = situation;
    const { job } = course;
    const sent = progress.direction === 'rollback' && job.backup !== undefined ? job.backup : job.next;
    const goals = sent.actions.filter((goal) => (0,reconcile_course/* findRows */.bs)(survey, goal).length === 0);
    const isWhole = goals.length === sent.actions.length;
    return { kind: 'import', document: isWhole ? sent.body : keepOperations(sent.body, goals), goals };
}
/** A document with just some of its operations: everything beside them stays as it is. */
function keepOperations(body, goals) {
    const kept = new Set(goals.map(({ method, path }) => `${method} ${path}`));
    const document = JSON.parse(Buffer.from(body).toString('utf8'));
    const keep = (path, item) => {
        if (!(0,json/* isJsonObject */.OW)(item))
            return item;
        const members = Object.entries(item);
        return Object.fromEntries(members.filter(([key, value]) => !(0,json/* isJsonObject */.OW)(value) || kept.has(`${key.toUpperCase()} ${path}`)));
    };
    const items = Object.entries((document['paths'] ?? {}));
    const paths = Object.fromEntries(items.map(([path, item]) => [path, keep(path, item)]));
    return Buffer.from(JSON.stringify({ ...document, paths }));
}

// EXTERNAL MODULE: ./src/importer/shown.ts
var shown = __webpack_require__(2433);
;// CONCATENATED MODULE: ./src/replacement/reconcile/decide.ts








const manyMissing = 20;
/** So many of which only the search may not know are deleted and imported once more: less than as many changes. */
const manyUnconfirmed = 100;
/** The next step of a reconciliation, from what is wanted and what the last look shows. Pure and total. */
function decideNext(situation) {
    const { course, endMs, nowMs, progress } = situation;
    const why = progress.direction === 'rollout' ? findTurn(situation) : undefined;
    if (why !== undefined)
        return { do: 'turn', why };
    const isSpent = progress.clears.failures >= course.job.maxAttempts;
    if (nowMs >= endMs || isSpent)
        return { do: 'end' };
    if (progress.phase === 'clear')
        return decideClearing(situation);
    return repairHiddenImport(situation) ?? decideRepair(situation);
}
/** Why the new version is given up; undefined where it is not. */
function findTurn(situation) {
    const { course, nowMs, progress, survey, turnMs } = situation;
    const { clears, fault, imports } = progress;
    const isTooMuch = Math.max(clears.failures, imports.failures) >= course.job.maxAttempts;
    if (isTooMuch || hasSpentGroup(situation))
        return fault ?? createUnseen('what was sent');
    const isLate = nowMs >= turnMs && (progress.phase !== 'repair' || !(0,reconcile_course/* isAllInPlace */.co)(survey));
    return isLate ? (fault ?? 'out-of-time') : undefined;
}
/** What differs, group by group, the smallest right step each: add, change, remove. */
function decideRepair(situation) {
    const { course, progress, survey } = situation;
    const open = listOpen(situation);
    if (open.length === 0 || (0,reconcile_course/* isCounted */.he)(course, progress, survey))
        return watch(situation);
    const ofKind = (...kinds) => open.filter(([, step]) => kinds.includes(step.kind));
    const [adds, changes, reindexes] = [ofKind('add'), ofKind('undo', 'change', 'clear-up'), ofKind('reindex')];
    if (mustProbe(situation, adds.length))
        return probe(situation, open);
    if (reindexes.length === open.length && mayRepeat(situation, reindexes.length))
        return { do: 'go-on', progress: { ...progress, phase: 'clear', isCleared: false, hasRepeated: true } };
    if (progress.lacks.single === true && reindexes.length < open.length)
        return clearOnceMore(situation);
    if (mustImport(situation, adds.length))
        return importMissing(situation);
    // What is renamed is added under its new name before the old one goes.
    const removals = adds.length + changes.length === 0 ? limitDeletes(situation, ofKind('remove')) : [];
    const choices = [adds, changes, reindexes, removals].filter((steps) => steps.length > 0);
    const nexts = choices.map((steps) => chooseSteps(situation, steps));
    return nexts.find((next) => next.do === 'call') ?? nexts[0] ?? watch(situation);
}
/** The steps that are left, but for those that have failed too often where there is no way back. */
function listOpen(situation) {
    const { course, progress, survey } = situation;
    const steps = [...survey.groups].flatMap(([name, { step }]) => {
        // What a secret was blotted out of is never written: nobody knows what it said.
        if (step === undefined || ('goal' in step && step.goal.isRedacted === true))
            return [];
        // What may only be hidden would be there twice; a delete does no more the second time.
        const { awaits, isUndone } = (0,reconcile_progress/* findGroup */.$B)(progress, name);
        const isHidden = awaits?.isHidden === true || isUndone === true;
        return isHidden && requests[step.kind] !== 'delete' ? [] : [[name, step]];
    });
    return [...listUndos(situation), ...steps].filter(([name, { kind }]) => {
        if (kind === 'undo')
            return (0,reconcile_progress/* findGroup */.$B)(progress, name).failures < 2 * course.job.maxAttempts;
        const isLast = progress.direction === 'rollback' || kind === 'reindex';
        return !isLast || !isSpent(situation, name);
    });
}
/** Deletes what was added and is never shown, by the ID that the service gave it: else it would be added once more. */
function listUndos({ progress, survey }) {
    return Object.entries(progress.groups).flatMap(([name, { awaits }]) => {
        const { id, isHidden } = awaits ?? {};
        const { managed = [], rows = [] } = survey.groups.get(name) ?? {};
        // The service might delete an unmanaged action of the group instead.
        if (isHidden !== true || id === undefined || managed.length < rows.length)
            return [];
        return [[name, { kind: 'undo', row: { id, method: '', endpoint: '' } }]];
    });
}
/**
 * A confirmed import of which no read shows anything. Nothing is imported on top of it: the copilot is cleared first, or,
 * if no route clears it, one action is added: if a read shows that one, the import has added nothing.
 */
function repairHiddenImport(situation) {
    const { course, endMs, nowMs, progress, survey, turnMs } = situation;
    const isHidden = ([name]) => {
        const { by, isHidden: isOver } = (0,reconcile_progress/* findGroup */.$B)(progress, name).awaits ?? {};
        return by === 'import' && isOver === true;
    };
    const hidden = [...survey.groups].filter(isHidden);
    if (progress.isImportShown === true || hidden.length === 0)
        return undefined;
    const { waitMs, strategy, unmanaged } = course.job;
    if (strategy === 'recreate' && unmanaged === 'delete' && findRoute(situation) !== undefined) {
        // Without time for all of it the copilot keeps what was confirmed.
        const isInTime = nowMs + waitMs + 2 * waiting_times/* lateMs */.tc < (progress.direction === 'rollout' ? turnMs : endMs);
        return isInTime ? clearOnceMore(situation) : { do: 'end' };
    }
    const awaiting = findShown(situation, Object.keys(progress.groups));
    return awaiting === undefined ? probeImport(situation, hidden) : { do: 'wait', ...awaiting };
}
function probeImport(situation, hidden) {
    const { direction, fault } = situation.progress;
    const undos = listOpen(situation).filter(([, { kind }]) => kind === 'undo');
    if (undos.length > 0)
        return chooseSteps(situation, undos);
    const [first] = hidden.flatMap(([name, { missing }]) => missing.map((goal) => [name, { kind: 'add', goal }]));
    if (first === undefined || hasVainProbe(situation))
        return watch(situation);
    if (!isSpent(situation, first[0]))
        return chooseSteps(situation, [first]);
    return direction === 'rollout' ? { do: 'turn', why: fault ?? createUnseen('what was sent') } : undefined;
}
/** It has failed as often as it is tried; or, however often each call is confirmed, nothing comes of what is done. */
function isSpent({ course, progress, survey }, name) {
    const { calls, failures } = (0,reconcile_progress/* findGroup */.$B)(progress, name);
    const { rows = [], desired = [] } = survey.groups.get(name) ?? {};
    const { before, maxAttempts } = course.job;
    // What was added is there, and not as it was sent: once more would be one more.
    const isStrange = ({ id }) => progress.direction === 'rollout' && progress.added.includes(id);
    const isVain = rows.some((row) => isStrange(row) && !desired.some((goal) => (0,shown/* isInPlace */.RS)(goal, row)));
    return isVain || failures >= maxAttempts || calls > 3 * maxAttempts + 2 * (before.length + desired.length);
}
/** Groups that can no longer be brought right; of what is right, only the search may not know it. */
function hasSpentGroup(situation) {
    return [...situation.survey.groups].some(([name, { step }]) => step !== undefined &&
        step.kind !== 'reindex' &&
        (0,reconcile_progress/* findGroup */.$B)(situation.progress, name).awaits?.isHidden === undefined &&
        (0,reconcile_progress/* findGroup */.$B)(situation.progress, name).isUndone !== true &&
        isSpent(situation, name));
}
/** Nothing differs: what was confirmed and is not shown is waited for, and what may still take effect. */
function watch(situation) {
    const { nowMs, progress } = situation;
    const awaiting = findShown(situation, Object.keys(progress.groups));
    if (awaiting !== undefined)
        return { do: 'wait', ...awaiting };
    if (progress.inFlight.length === 0)
        return { do: 'end' };
    const lastMs = Math.max(...progress.inFlight.map(({ endsAtMs }) => endsAtMs - nowMs));
    return { do: 'wait', ms: Math.min(waiting_times/* latePollMs */.U7, lastMs), why: 'late' };
}
/**
 * Whether one action is added by itself, to see whether a read shows it: an empty copilot may be one whose actions are
 * never listed, and a list that lacks most of them may be a part of it. All would be there twice.
 */
function mustProbe(situation, adds) {
    const { course, progress, survey } = situation;
    const { before, strategy } = course.job;
    if (strategy !== 'rolling' || progress.direction === 'rollback' || progress.isShown === true)
        return false;
    return before.length + survey.rows.length === 0 || mustImport(situation, adds);
}
function probe(situation, open) {
    const undos = open.filter(([, { kind }]) => kind === 'undo');
    if (undos.length > 0)
        return chooseSteps(situation, undos);
    const [first] = open.filter(([, { kind }]) => kind === 'add');
    const isVain = first === undefined || hasVainProbe(situation);
    return isVain ? watch(situation) : chooseSteps(situation, [first]);
}
/** What was added was never shown, and no other change of this run. */
function hasVainProbe({ progress: { groups, isShown } }) {
    const isVain = Object.values(groups).some(({ awaits, isUndone }) => isUndone === true || (awaits?.by === 'add' && awaits.isHidden === true));
    return isVain && isShown !== true;
}
/** Once, and only where all that goes comes back with the import, in time for the new version. */
function mayRepeat({ course: { job }, nowMs, progress, turnMs }, count) {
    const isWhole = job.strategy === 'recreate' && job.unmanaged === 'delete' && progress.direction === 'rollout';
    return isWhole && count > manyUnconfirmed && progress.hasRepeated !== true && nowMs < turnMs;
}
/** Where actions cannot be put right one by one. */
function clearOnceMore({ course: { job }, progress }) {
    const { direction, fault, imports } = progress;
    const hasDocument = direction === 'rollout' || job.backup !== undefined;
    const isAllowed = job.strategy === 'recreate' && job.unmanaged === 'delete' && hasDocument;
    if (!isAllowed || imports.failures >= job.maxAttempts) {
        return direction === 'rollout'
            ? { do: 'turn', why: fault ?? createUnseen('all actions') }
            : { do: 'end' };
    }
    const again = { ...imports, failures: imports.failures + 1 };
    return { do: 'go-on', progress: { ...progress, phase: 'clear', isCleared: false, imports: again } };
}
/** Whether one import takes the place of so many single additions. */
function mustImport({ course, progress, survey }, adds) {
    const { job, desired } = course;
    const goals = desired[progress.direction];
    const isBack = progress.direction === 'rollback';
    const isVain = isBack && (job.backup === undefined || progress.imports.failures >= job.maxAttempts);
    if (adds === 0 || isVain || progress.isAppended === true)
        return false;
    return job.strategy === 'rolling'
        ? !isBack && adds > manyMissing && adds > goals.length / 2
        : goals.every((goal) => (0,reconcile_course/* findRows */.bs)(survey, goal).length === 0);
}
function importMissing(situation) {
    const call = createImport(situation);
    const rest = findPause(situation) ??
        findWaitForAll(situation, situation.progress.imports.opensAtMs) ??
        findShown(situation, call.goals.map(desired_action/* nameGroup */.VQ));
    return rest === undefined ? { do: 'call', calls: [call] } : { do: 'wait', ...rest };
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/note-look.ts





/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
function noteLook(course, before, rows, nowMs) {
    const { groups } = (0,reconcile_course/* surveyRows */.o0)(course, before, rows);
    const names = [...new Set([...groups.keys(), ...Object.keys(before.groups)])];
    const lookup = names.map((name) => ({
        name,
        ...lookAtGroup(before, name, groups.get(name) ?? nothing, nowMs),
    }));
    const own = new Set(course.restorable.map(course.ownership.nameGroup));
    const unseen = lookup.find(({ isUnseen }) => isUnseen);
    const shown = new Set(lookup.flatMap(({ shownBy }) => shownBy ?? []));
    const isImportShown = before.isImportShown === true || shown.has('import');
    const displaced = findDisplaced(course, before, rows);
    const noted = lookup.map(({ name, noted }) => [name, settleAwaited(noted, { shown, isImportShown, displaced })]);
    return {
        ...before,
        groups: Object.fromEntries(noted),
        inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
        hasLooked: true,
        isTouched: false,
        isImportShown,
        lagMs: Math.max(before.lagMs ?? 0, ...lookup.map(({ noted }) => measureLag(noted, nowMs))),
        isShown: before.isShown === true || shown.size > 0,
        displaced: [...(before.displaced ?? []), ...displaced],
        hasOthers: before.hasOthers === true ||
            lookup.some(({ name, isForeign, isWanted }) => isForeign && (isWanted || own.has(name))),
        hasChanged: before.hasChanged === true || (before.hasLooked === true && (0,reconcile_progress/* digestRows */.i8)(rows) !== course.before),
        ...(unseen === undefined ? {} : { fault: createUnseen(unseen.name) }),
    };
}
const nothing = { managed: [], rows: [], desired: [] };
function lookAtGroup(before, name, group, nowMs) {
    const { awaits, ...own } = (0,reconcile_progress/* findGroup */.$B)(before, name);
    const ids = listIds(group.rows);
    const isForeign = ids !== own.ids && !isExplained(before, name);
    const { isShown, isUnseen, left } = readAwaited(awaits, group.rows, nowMs);
    const isWhole = awaits?.by === 'import' || awaits?.by === 'clear';
    const noted = {
        ...own,
        ...left,
        ids,
        isTouched: false,
        isUndone: own.isUndone === true && !isShown,
        // Another's delete has taken the entries of the whole group from the search, too.
        needsReindex: own.needsReindex === true || isForeign,
        // What is deleted again has failed then; an import or a clearing fails as a whole.
        failures: own.failures + Number(isUnseen && awaits?.id === undefined && !isWhole),
    };
    const isWanted = group.managed.length + group.desired.length > 0;
    return { noted, isUnseen, isForeign, isWanted, shownBy: isShown ? awaits?.by : undefined };
}
/** How long a confirmed change hasn't been visible; up to the time for which the run waits for it. */
function measureLag({ awaits }, nowMs) {
    return awaits === undefined ? 0 : Math.min(waiting_times/* lateMs */.tc, nowMs - (awaits.untilAtMs - waiting_times/* lateMs */.tc));
}
function readAwaited(awaits, rows, nowMs) {
    if (awaits === undefined)
        return { isShown: false, isUnseen: false, left: {} };
    if (isShownIn(awaits, rows))
        return { isShown: true, isUnseen: false, left: {} };
    const isUnseen = awaits.isHidden !== true && nowMs >= awaits.untilAtMs;
    return { isShown: false, isUnseen, left: { awaits: isUnseen ? { ...awaits, isHidden: true } : awaits } };
}
/** An addition is known by its ID if there is one; anything else by a change of its group. */
function isShownIn({ before, by, id }, rows) {
    if (by === 'clear')
        return listIds(rows) !== before;
    const isKnown = id !== undefined && rows.every((row) => row.id !== '');
    return isKnown ? rows.some((row) => row.id === id) : (0,reconcile_progress/* digestRows */.i8)(rows) !== before;
}
/**
 * An import of which no read shows anything has added nothing once a read shows a later addition. A delete whose row
 * stays has taken another row in its place, and isn't waited for.
 */
function settleAwaited(noted, look) {
    const { by, isHidden } = noted.awaits ?? {};
    const isRefuted = by === 'import' && isHidden === true && look.shown.has('add') && !look.isImportShown;
    const isAstray = look.displaced.length > 0 && (by === 'remove' || by === 'clear-up');
    return isRefuted || isAstray ? { ...noted, awaits: undefined } : noted;
}
/** Unmanaged rows that are gone, if a delete has left its own row: the service took them in its place. */
function findDisplaced({ job, ownership }, { displaced = [], groups }, rows) {
    if (job.unmanaged === 'delete')
        return [];
    const ids = new Set(rows.map(({ id }) => id));
    const isLeft = Object.values(groups).some(({ deletes = '' }) => ids.has(deletes));
    if (!isLeft)
        return [];
    return job.before.filter((row) => row.id !== '' &&
        !ids.has(row.id) &&
        ownership.find(row) === undefined &&
        !displaced.some(({ id }) => id === row.id));
}
function listIds(rows) {
    const ids = rows.map((row) => row.id || (0,importer_drift/* renderRoute */.QK)(row));
    return ids.sort().join(' ');
}
/** A call of this run may be why a group has other rows than at the last look. */
function isExplained(before, name) {
    const { awaits, isTouched } = (0,reconcile_progress/* findGroup */.$B)(before, name);
    const isInFlight = before.inFlight.some(({ group }) => group === undefined || group === name);
    const isCalled = before.isTouched === true || isTouched === true || awaits !== undefined;
    return isCalled || isInFlight || before.hasLooked !== true;
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/narrate.ts


function renderCalls(calls, course, progress) {
    const [first] = calls;
    if (first?.kind === 'clear')
        return 'Deleting the copilot’s actions.';
    if (first?.kind === 'import')
        return renderImport(first.goals.length, course, progress);
    const singles = calls.flatMap((call) => ('group' in call ? [call] : []));
    const parts = [...Map.groupBy(singles, ({ kind }) => (progress.phase === 'clear' ? 'clear' : kind))].map(([kind, some]) => `${verbs[kind]} ${renderNames(some)}.`);
    return parts.join(' ');
}
const verbs = {
    add: 'Adding',
    change: 'Changing',
    reindex: 'Writing again, for the search:',
    remove: 'Removing',
    'clear-up': 'Removing, to be added again:',
    undo: 'Deleting again',
    clear: 'Deleting',
};
/** A few are named, many are counted. Sorted: a service lists its rows by ids that chance has made. */
function renderNames(calls) {
    if (calls.length > 3)
        return (0,src_text/* renderCount */.SS)(calls.length, 'action');
    const routes = calls.map((call) => (0,importer_drift/* renderRoute */.QK)('goal' in call ? call.goal : call.row));
    return routes
        .map((route) => route.trim() || 'the action that is not shown')
        .toSorted()
        .join(', ');
}
function renderImport(count, { job }, { direction }) {
    if (direction === 'rollback')
        return 'Importing the previous version.';
    const isPart = count < job.next.actions.length;
    return `Importing ${isPart ? `${(0,src_text/* renderCount */.SS)(count, 'action')} of ` : ''}the new version.`;
}
/** Empty where it is not worth a line. */
function narrate_renderWait({ ms, why }, waitMs) {
    switch (why) {
        case 'pause':
            // A post step waits only for the rest.
            return ms < waitMs - 1_000
                ? `Waiting for the ${Math.ceil(ms / 1_000)} s that are left of the pause after the delete.`
                : `Deleted. Waiting ${waitMs / 1_000} s for the removal to settle.`;
        case 'late':
            return 'A call that was given up may still take effect: the copilot is watched for up to a minute and a half.';
        case 'shown':
            return 'The service does not show yet what it confirmed. Looking again.';
        case 'again':
            return ms >= 5_000 ? `The next try is in ${(ms / 1_000).toFixed(1)} s.` : '';
    }
}
/** @param last the incident told before it: its cause is not told twice */
function renderTurn(why, last = '') {
    const cause = why === 'out-of-time' ? 'Half of the time is used up.' : why.explanation;
    const turn = 'The new version is given up. Restoring the previous actions.';
    return last.startsWith(cause) ? turn : `${cause} ${turn}`;
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/reconcile.ts











/** So many single calls are made side by side, never two in one group. */
const singlesAtOnce = 4;
/**
 * Looks, does the smallest right thing, and looks again, until nothing differs or nothing more can be done. Rejects only
 * on a bug, and then the journal is left open.
 */
async function reconcile(drive) {
    const course = (0,reconcile_course/* createCourse */.C_)(drive.job);
    const run = { ...drive, course, survey: undefined, blinks: 0, waitsFor: undefined };
    // Whoever begins has just looked.
    let next = drive.tookOverAtMs === undefined ? decideSeen(run, drive.job.before) : await look(run);
    for (;;) {
        const why = await follow(run, next);
        if (why !== undefined) {
            await reconcile_keep(run, why === 'handed-over');
            const { blinks, incidents, progress, survey } = run;
            return { course, progress, survey, isLookLast: blinks === 0, why, incidents };
        }
        next = await look(run);
    }
}
async function look(run) {
    const answer = await (0,ask_patiently/* ask */.k)(() => run.ports.service.listActions(run.job.copilotId));
    if (!answer.ok)
        return decideUnseen(run, answer.fault);
    run.blinks = 0;
    return decideSeen(run, answer.value);
}
function decideSeen(run, rows) {
    const { course, incidents, ports } = run;
    run.progress = noteLook(course, run.progress, rows, ports.clock.nowMs());
    for (;;) {
        run.survey = (0,reconcile_course/* surveyRows */.o0)(course, run.progress, rows);
        const next = decideNext(createSituation(run, run.survey));
        if (next.do === 'turn') {
            reportIncident(run, renderTurn(next.why, incidents.at(-1)));
            run.progress = (0,reconcile_progress/* turnBack */.zd)(run.progress, next.why);
        }
        else if (next.do === 'go-on')
            run.progress = next.progress;
        else
            return next;
    }
}
function createSituation(run, survey) {
    const { budgetMs, course, ports, progress, tookOverAtMs } = run;
    const fromMs = tookOverAtMs ?? progress.times.beganAtMs ?? Infinity;
    const nowMs = ports.clock.nowMs();
    return { course, progress, survey, nowMs, turnMs: fromMs + budgetMs / 2, endMs: fromMs + budgetMs };
}
/**
 * The inventory does not answer. It is asked on; meanwhile only what the contract would do next is done, so that nobody
 * waits with an empty copilot for a page that does not load.
 */
function decideUnseen(run, { explanation, retryAfterMs }) {
    const { course, job, ports, progress } = run;
    const left = findLeft(run);
    const situation = createSituation(run, (0,reconcile_course/* surveyRows */.o0)(course, progress, left ?? []));
    run.blinks += 1;
    if (run.blinks === 1)
        reportIncident(run, `${explanation} Asking again.`);
    if (left !== undefined) {
        const next = decideImport(situation);
        if (next.do === 'call')
            run.survey = undefined;
        return next;
    }
    const isEnough = progress.times.beganAtMs === undefined && run.blinks >= job.maxAttempts;
    const isConfirmed = isAllConfirmed(run);
    // Nothing more would be sent: half of the time is enough to be told what is there.
    if (isEnough || situation.nowMs >= (isConfirmed ? situation.turnMs : situation.endMs)) {
        if (!isConfirmed)
            run.survey = undefined;
        return { do: 'end' };
    }
    const ms = (0,backoff/* computeBackoffMs */.w)(run.blinks, { retryAfterMs, random: ports.random });
    return { do: 'wait', ms, why: 'again' };
}
/**
 * The rows that are left after a confirmed clearing, although no read shows it: those of the last read without those
 * whose delete was confirmed. Undefined if the clearing isn't confirmed.
 */
function findLeft({ progress, survey }) {
    if (progress.phase !== 'clear' || progress.inFlight.length > 0)
        return undefined;
    if (progress.isCleared === true)
        return [];
    const deletable = survey === undefined ? [] : (0,reconcile_course/* listDeletable */.hR)(survey);
    const isDeleted = ([name, { rows }]) => rows.length === 1 && isDeletedIn((0,reconcile_progress/* findGroup */.$B)(progress, name), rows[0]?.id);
    if (survey === undefined || deletable.length === 0 || !deletable.every(isDeleted))
        return undefined;
    const gone = new Set(deletable.flatMap(([, { rows }]) => rows));
    return survey.rows.filter((row) => !gone.has(row));
}
/** Everything that the last look found open was confirmed since, and nothing may still take effect. */
function isAllConfirmed({ progress, survey }) {
    const { groups, inFlight, isImported, phase } = progress;
    if (inFlight.length > 0 || phase !== 'repair')
        return false;
    if (survey === undefined)
        return isImported === true && Object.values(groups).every(isConfirmed);
    return [...survey.groups].every(([name, { missing, rows, step }]) => {
        const { awaits, needsReindex } = groups[name] ?? {};
        if (step === undefined)
            return true;
        if (step.kind === 'reindex')
            return needsReindex !== true;
        const isOne = missing.length + (step.kind === 'remove' ? rows.length : 0) === 1;
        return awaits !== undefined && awaits.by !== 'clear' && isOne;
    });
}
/** Of a group whose rows are deleted nothing is left that the search may not know. */
function isConfirmed(group) {
    return group.needsReindex !== true || isDeletedIn(group, group.deletes);
}
/** Whether the delete of that row is confirmed. */
function isDeletedIn({ awaits, deletes }, id) {
    return awaits !== undefined && requests[awaits.by] === 'delete' && deletes === id;
}
/** Undefined where there is time for what comes after it. */
async function follow(run, next) {
    if (next.do === 'call')
        return callAll(run, next);
    if (next.do === 'wait')
        return wait(run, next);
    const { endMs, nowMs } = createSituation(run, (0,reconcile_course/* surveyRows */.o0)(run.course, run.progress, []));
    return nowMs >= endMs ? 'out-of-time' : 'done';
}
async function wait(run, { ms, why }) {
    const { job, ports, waitsFor } = run;
    run.waitsFor = why;
    const text = waitsFor === why ? '' : narrate_renderWait({ ms, why }, job.waitMs);
    // After a kill during the wait, the post step knows what was confirmed, and doesn't send it again.
    if (waitsFor !== why && run.progress.times.beganAtMs !== undefined)
        await reconcile_keep(run, true);
    if (text !== '')
        ports.log.info(text);
    if (why === 'pause') {
        const fromMs = ports.clock.nowMs();
        const isSafe = job.deletePath === 'auto' || job.deletePath === actionsRoute;
        return waitForPause(run, { fromMs, toMs: fromMs + ms, isSafe });
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
    return run.progress.times.beganAtMs === undefined ? 'interrupted' : stopAtDeadline(run);
}
async function callAll(run, next) {
    const { course, ports } = run;
    const { calls } = next;
    run.waitsFor = undefined;
    if (calls.length > 0)
        ports.log.info(renderCalls(calls, course, run.progress));
    for (let at = 0; at < calls.length; at += singlesAtOnce) {
        const wave = calls.slice(at, at + singlesAtOnce);
        const isFirst = run.progress.times.beganAtMs === undefined;
        if (isOver(run) || (isFirst && ports.interruption.aborted))
            return stop(run);
        const openMs = Math.max(...wave.map(({ kind }) => ports.service.findOpenMs?.(requests[kind]) ?? 0));
        const restMs = openMs - ports.clock.nowMs();
        if (restMs > 0)
            return sleep(run, restMs);
        const sent = await reconcile_send(run, wave);
        if (sent !== 'confirmed')
            return sent === 'failed' ? undefined : sent;
    }
    return undefined;
}
/** Makes calls side by side. `no-journal`: nothing was sent, for it could not be written down. */
async function reconcile_send(run, wave) {
    const { job, ports, progress: sent } = run;
    const { copilotId, maxAttempts, timeoutMs } = job;
    const { clock, random, service } = ports;
    const nowMs = clock.nowMs();
    run.progress = wave.reduce((noted, call) => noteSent(noted, call, nowMs, timeoutMs), sent);
    // Once something was sent, a full disk is no reason to leave the copilot as it is.
    if (!(await reconcile_keep(run, true)) && sent.times.beganAtMs === undefined) {
        run.progress = sent;
        return 'no-journal';
    }
    const answers = await Promise.all(wave.map(async (call) => {
        const answer = await sendCall(call, copilotId, service);
        const context = { nowMs: clock.nowMs(), random, maxAttempts, sent };
        run.progress = noteAnswer(run.progress, call, answer, context);
        if (!answer.ok)
            reportIncident(run, `${answer.fault.explanation} Looking at what became of it.`);
        return answer;
    }));
    // A post step must not import on top of an import that was confirmed.
    if (wave.some(({ kind }) => kind === 'import'))
        await reconcile_keep(run, true);
    const gone = wave.some(isUnsafe) && answers.some(isDone) ? await checkRecord(run, clock.nowMs()) : undefined;
    return gone ?? (answers.every(({ ok }) => ok) ? 'confirmed' : 'failed');
}
/** A delete by a route that isn't the actions' own may have taken the copilot itself; 404 may be its second answer. */
function isUnsafe(call) {
    return call.kind === 'clear' && call.route !== actionsRoute;
}
function isDone(answer) {
    return answer.ok || answer.fault.status === 404;
}
function reconcile_keep(run, isOpen) {
    return keepJournal(run, { isOpen, hasSent: run.progress.times.beganAtMs !== undefined });
}

;// CONCATENATED MODULE: ./src/replacement/reconcile/describe.ts







/** What is said about a reconciliation once this process is through with it: what the last look shows. */
function describeSeen(reconciled, replaceMs) {
    const as = concludeReconciliation(reconciled);
    const facts = gatherFacts(reconciled);
    const reported = { state: describeSeenState(as, facts), warnings: listWarnings(reconciled, as) };
    const failure = explain(reconciled, as);
    if (as === 'aborted')
        return { outcome: as, ...reported, failure };
    const replacement = describe_measure(reconciled, facts.counts, replaceMs);
    if (as === 'seen' || as === 'counted' || as === 'confirmed') {
        const why = 'the inventory stopped answering';
        const verification = as === 'confirmed' ? { how: as, why } : { how: as, actions: facts.desired };
        const held = { ...reported, verification, replacement };
        return facts.aim === 'new'
            ? { outcome: 'synced', ...held }
            : { outcome: 'rolled-back', ...held, failure };
    }
    return {
        outcome: 'degraded',
        ...reported,
        failure,
        replacement,
        kind: ['record-removed', 'handed-over', 'search', 'pending'].find((kind) => kind === as),
    };
}
/** How a reconciliation has ended: from the last look alone. What nobody has seen is never said to be there. */
function concludeReconciliation(reconciled) {
    const { isLookLast, progress, survey, why } = reconciled;
    if (why === 'handed-over' || why === 'record-removed')
        return why;
    // Nothing was sent: it is right only where there was nothing to do.
    const isAtAim = why === 'done' && progress.direction === 'rollout' && isLookLast;
    if (progress.times.beganAtMs === undefined && !isAtAim)
        return 'aborted';
    if (survey !== undefined && isLookLast) {
        // What was confirmed and never shown may be there all the same.
        const isOpen = hasHidden(progress) || isUnproven(reconciled.course, progress, survey);
        return isOpen ? 'unshown' : concludeSeen(reconciled, survey);
    }
    return isAllConfirmed(reconciled) ? 'confirmed' : 'unseen';
}
function concludeSeen({ course, progress }, survey) {
    const groups = [...survey.groups.values()];
    const isBack = progress.direction === 'rollback';
    const isCountedOnly = (0,reconcile_course/* isCounted */.he)(course, progress, survey);
    // Beside what was not there before, it is not what it was.
    const isMixed = isBack && groups.some(({ stuck }) => stuck.length > 0);
    if (isMixed || !(isCountedOnly || (0,reconcile_course/* isAllInPlace */.co)(survey)))
        return 'differs';
    if (progress.inFlight.length > 0)
        return 'pending';
    // This run may have deleted actions that it had never seen before, as with a list that shows only its first page.
    if (isBack && progress.hasOthers === true)
        return 'shifted';
    if (isCountedOnly)
        return 'counted';
    if (listUnindexed(progress, survey).length > 0)
        return 'search';
    return isBack && !progress.hasChanged ? 'aborted' : 'seen';
}
/** Routes of the actions whose last write wasn't confirmed, even if nothing can be done about it. */
function listUnindexed(progress, { groups }) {
    return [...groups].flatMap(([name, { desired, missing }]) => {
        const isLacking = missing.length === 0 && (0,reconcile_progress/* findGroup */.$B)(progress, name).needsReindex === true;
        return isLacking ? desired.map(importer_drift/* renderRoute */.QK) : [];
    });
}
/** Something was confirmed that no read has shown, even if it was deleted again. */
function hasHidden({ groups }) {
    return Object.values(groups).some(({ awaits, isUndone }) => awaits !== undefined || isUndone === true);
}
/** An empty copilot whose list has shown no change of this run may be one whose list never shows any. */
function isUnproven({ job }, { direction, groups, hasChanged, isShown }, { rows }) {
    if (direction === 'rollout')
        return false;
    const isEmpty = job.before.length + rows.length === 0;
    const mayHold = hasChanged === true || Object.values(groups).some(({ needsReindex }) => needsReindex === true);
    return isEmpty && isShown !== true && mayHold;
}
function describe_measure(reconciled, counts, replaceMs) {
    const { course, incidents, progress } = reconciled;
    const { emptyAtMs, filledAtMs, pauses } = progress.times;
    const hasStayed = emptyAtMs === undefined && counts.isZeroDowntime && course.job.before.length > 0;
    const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
    return {
        replaceMs,
        waitMs: pauses.length === 0 ? undefined : pauses.reduce((sum, pause) => sum + pause, 0),
        pauses: pauses.length,
        emptyMs: hasStayed ? 0 : emptyMs,
        counts,
        incidents,
    };
}
function gatherFacts({ course, progress, survey }) {
    const { job, restorable } = course;
    const groups = [...(survey?.groups.values() ?? [])];
    const missing = groups.flatMap((group) => group.missing.map(importer_drift/* renderRoute */.QK));
    const extra = groups.flatMap(({ step, stuck }) => {
        const isSurplus = step?.kind === 'remove' || step?.kind === 'clear-up';
        return [...(isSurplus ? [step.row] : []), ...stuck].map(importer_drift/* renderRoute */.QK);
    });
    const count = (0,reconcile_course/* listWanted */.UK)(course, progress).length;
    const drift = (0,importer_drift/* findDrift */.L1)(job.next.actions, restorable);
    return {
        aim: progress.direction === 'rollout' ? 'new' : 'previous',
        strategy: job.strategy,
        desired: count,
        right: count - missing.length,
        missing,
        extra,
        unconfirmed: survey === undefined ? [] : listUnindexed(progress, survey),
        held: job.before.length,
        counts: {
            added: drift.missing.length,
            changed: drift.different.length,
            removed: drift.extra.length,
            kept: job.before.length - restorable.length,
            isZeroDowntime: job.strategy === 'rolling' && progress.hasGap !== true,
        },
    };
}
function listWarnings({ progress, survey }, as) {
    const groups = [...(survey?.groups.values() ?? [])];
    const shared = [...(survey?.groups ?? [])].flatMap(([name, { managed, rows, desired }]) => {
        const isShared = (0,reconcile_progress/* findGroup */.$B)(progress, name).isWritten === true && managed.length + desired.length > 0;
        return isShared ? rows.filter((row) => !managed.includes(row)).map(importer_drift/* renderRoute */.QK) : [];
    });
    const displaced = (progress.displaced ?? []).map(importer_drift/* renderRoute */.QK);
    const stuck = groups.flatMap((group) => group.stuck.map(importer_drift/* renderRoute */.QK));
    const redacted = groups.flatMap(({ missing }) => missing.filter((goal) => goal.isRedacted).map(importer_drift/* renderRoute */.QK));
    const warnings = {
        [`Not put back: ${(0,src_text/* renderSome */.JC)(redacted, 5)}. Its text holds a secret, which this action never saves, so it cannot be written again.`]: redacted.length > 0,
        [`Not removed: ${(0,src_text/* renderSome */.JC)(stuck, 5)}. The service might have removed another action instead, one that is not known to come from this file.`]: stuck.length > 0,
        [`The search might no longer find ${(0,src_text/* renderSome */.JC)(shared, 5)}. The service keeps its search entries by \`operation_id\`, and a managed action that was written has the same one. Give the unmanaged action another name.`]: shared.length > 0,
        [`The service deleted ${(0,src_text/* renderSome */.JC)(displaced, 5)} instead of a managed action, because its database considers their names equal. The action stopped deleting and added the unmanaged action again, under the name that the service lists. Give it another name.`]: displaced.length > 0,
        'Something else has changed this copilot during the run.': progress.hasOthers === true,
        'What the copilot holds was not verified: its inventory stopped answering.': as === 'confirmed',
    };
    return Object.entries(warnings).flatMap(([text, isDue]) => (isDue ? [text] : []));
}
const describe_remedies = {
    // Said alone: to run again without it finds the rows in step, and leaves the search as it is.
    search: 'Once the service’s search works again (see its own log), run once with `force: true` among the inputs of the step.',
    pending: 'Look at the copilot in a few minutes.',
    unseen: 'Look at the copilot.',
    shifted: 'Look at the copilot.',
    unshown: `If the action list of this service never shows a change, ${errors/* withoutActionList */.FK}`,
};
function explain({ course, progress, why }, as) {
    const { fault, givenUp } = progress;
    const isAborted = as === 'aborted';
    const isUndone = Object.values(progress.groups).some((group) => group.isUndone === true);
    if (as === 'unshown' && isUndone && course.job.strategy === 'rolling')
        return shownNothing;
    const late = 'When half of the time was used up, the new version was still not in place.';
    const cause = givenUp === 'out-of-time' ? { explanation: late, hint: fault?.hint } : givenUp;
    const reported = (0,remedies/* explainFailure */.SP)({ isAborted, why, givenUp: cause, fault, remedy: describe_remedies[as] ?? '' });
    return as === 'search' ? { ...reported, hint: describe_remedies.search } : reported;
}
const shownNothing = {
    code: 'replacement-failed',
    message: 'The service confirmed an action that its inventory does not show. The next run would add everything a second time, so the action was deleted again.',
    hint: `The action list of this service doesn’t show the copilot’s actions. Remove \`strategy\`, and ${errors/* withoutActionList */.FK}`,
};

;// CONCATENATED MODULE: ./src/replacement/replace.ts










/** For everything after the first delete: by then the copilot has its actions, or it is said what it holds. */
const defaultBudgetMs = 600_000;
/** The usual budget, or more where pauses and time limits would not leave both versions a try. */
function computeBudgetMs(job) {
    const { waitMs, timeoutMs } = job;
    return Math.max(defaultBudgetMs, 2 * (waitMs + 2 * timeoutMs) + 60_000);
}
/** Brings a copilot to what is wanted, or back to what was there before, and says what it holds. Rejects only on a bug. */
async function replaceActions(job, ports) {
    try {
        await ports.journal.begin(job);
    }
    catch (error) {
        const failure = (0,remedies/* explainNoJournal */.gS)(error instanceof Error ? error.message : String(error));
        return { outcome: 'aborted', state: remedies/* abortedState */.dI, failure };
    }
    const deadline = createDeadline(ports.interruption, ports.clock);
    const share = { ports, deadline, budgetMs: computeBudgetMs(job), tookOverAtMs: undefined, incidents: [] };
    return job.way === 'scripted'
        ? driveScript({ ...share, job, progress: unbegun })
        : driveReconcile({ ...share, job, progress: (0,reconcile_course/* beginProgress */.$n)(job) });
}
/** Goes on where a dead process stopped, whatever it was at. */
async function resumeReplacement(left, budget, ports) {
    const { fromMs: tookOverAtMs, ms: budgetMs, writtenMs } = budget;
    const deadline = createDeadline(ports.interruption, ports.clock, tookOverAtMs + budgetMs);
    const share = { ports, deadline, budgetMs, tookOverAtMs, incidents: [] };
    const nowMs = ports.clock.nowMs();
    // The journal's version vouches for what is in it.
    const job = left.job;
    if (job.way === 'reconciled')
        return driveReconcile({ ...share, job, progress: (0,reconcile_progress/* resumeProgress */.lo)(left.state, nowMs) });
    const times = { nowMs, timeoutMs: findTimeoutMs({ budgetMs, job }), writtenMs };
    return driveScript({ ...share, job, progress: takeOver(left.state, times) });
}
async function driveScript(drive) {
    const { clock } = drive.ports;
    const startMs = clock.nowMs();
    return describeScriptEnd(await runScript(drive), drive, clock.nowMs() - startMs);
}
async function driveReconcile(drive) {
    const { clock } = drive.ports;
    const startMs = clock.nowMs();
    return describeSeen(await reconcile(drive), clock.nowMs() - startMs);
}


/***/ }),

/***/ 9883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRecovery: () => (startRecovery)
});

// EXTERNAL MODULE: ./src/connect.ts + 10 modules
var connect = __webpack_require__(9007);
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
// EXTERNAL MODULE: ./src/messages/remedies.ts
var remedies = __webpack_require__(3868);
// EXTERNAL MODULE: ./src/replacement/ask-patiently.ts
var ask_patiently = __webpack_require__(7120);
// EXTERNAL MODULE: ./src/replacement/replace.ts + 18 modules
var replace = __webpack_require__(4617);
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
    const { job, journal, state, writtenAtMs: writtenMs } = found;
    // Where the actions are gone nothing is worse than to stop: a long pause is waited for, come what may.
    const budget = { fromMs, ms: Math.max(budgetMs, job.waitMs + lastCallsMs), writtenMs };
    // A signal has done its work already: this step is the last one to put things right.
    const interruption = new AbortController().signal;
    const ending = await (0,replace/* resumeReplacement */.ku)({ job, state }, budget, { ...ports, journal, interruption });
    const { copilot, copilotId, swaggerFile } = job;
    return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}
/** Nothing is left that says where the replacement stood. */
function describeVanished({ copilotId, why }) {
    return {
        ...{ copilotId, copilotName: '', swaggerFile: '' },
        ending: {
            outcome: 'degraded',
            state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
            failure: {
                code: 'replacement-failed',
                message: `The main step did not finish the replacement, and ${why}.`,
                hint: `Look at the copilot. Then ${remedies/* afresh */.SY}`,
            },
            replacement: { replaceMs: 0, incidents: [] },
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





/**
 * Finds the sync that a journal describes. Call this only after the main step has ended, because the main step could
 * otherwise finish the sync itself.
 */
function findSaved(pointer, expected) {
    const { folder, copilotId } = pointer;
    const entry = readEntry(folder, expected);
    if (entry === undefined)
        return { why: 'its journal in RUNNER_TEMP is gone, is not valid or cannot be read', copilotId };
    if (!isExpected(entry, pointer, expected)) {
        const why = 'its journal belongs to a different run, base URL or copilot';
        return { why, copilotId: entry.copilotId };
    }
    if (!entry.isOpen || isOvertaken(folder, entry, expected))
        return 'ended';
    const job = read((0,external_node_path_.join)(folder, 'job'), journal_entry/* parseJob */.JN, expected);
    if (job === undefined)
        return { why: 'the documents of its journal are gone or cannot be read', copilotId: entry.copilotId };
    const { state, writtenAtMs } = entry;
    return { job, state, writtenAtMs, journal: (0,journal/* reopenJournal */.bA)(folder, entry) };
}
/**
 * Whether the journal belongs to this run, service and copilot. The check matters because a journal is enough to
 * import a document.
 */
function isExpected({ copilotId, run, serviceHash }, pointer, expected) {
    const isNamed = ['', copilotId].includes(pointer.copilotId) && expected.isNamed(copilotId);
    return isNamed && serviceHash === expected.serviceHash && run === expected.run;
}
/** Reads a journal. Returns `undefined` if it is gone or can't be read, or if other users can access its folder. */
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
/** Whether a later step of the same job has synced the same copilot. Its changes must not be undone. */
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
            // A sync that ended before it sent anything did not change the copilot.
            entry.hasSent &&
            entry.writtenAtMs > own.writtenAtMs);
    });
}

// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/result.ts
var result = __webpack_require__(6359);
// EXTERNAL MODULE: ./src/report/section.ts + 4 modules
var section = __webpack_require__(1717);
// EXTERNAL MODULE: ./src/report/table.ts
var table = __webpack_require__(8624);
;// CONCATENATED MODULE: ./src/report/recovery.ts




/** Renders the post step's part of the job summary as GitHub-flavored Markdown, one section per copilot. */
function renderRecoverySummary(reports) {
    return `${reports.map(renderSection).join('\n\n---\n\n')}\n`;
}
function renderRecoveryLines(report) {
    const { copilotId, copilotName, ending } = report;
    const name = copilotName === '' ? copilotId : `${copilotName} (${copilotId})`;
    const reported = (0,result/* isFailed */.Ix)(report) ? (0,result/* describeFailure */.Ic)(report) : [ending.state];
    return [`${name}: ${ending.outcome}.`, ...reported].map((line) => (0,report_escape/* plainText */.wh)(line, 2_000));
}
function renderSection(report) {
    const { copilotId, copilotName, ending, swaggerFile } = report;
    const { warnings = [] } = ending;
    const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
    return (0,table/* joinBlocks */.x9)([
        `### Finished by the post step, outcome \`${ending.outcome}\`: ${(0,report_escape/* escapeMarkdown */.FV)(who, 200)}`,
        'The main step was canceled, timed out or crashed before the sync finished. The post step resumed it.',
        (0,section/* renderState */.C)(report),
        (0,table/* renderTitled */.$8)('Warnings', warnings.map((text) => `- ${(0,report_escape/* escapeMarkdown */.FV)(text, 800)}`).join('\n')),
        `Copilot ${(0,report_escape/* codeSpan */.SS)(copilotId, 80)}${swaggerFile === '' ? '' : `, OpenAPI file ${(0,report_escape/* codeSpan */.SS)(swaggerFile)}`}.`,
    ]);
}

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
        report(await recoverAll(main, inputs, runner), runner);
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
    // Not sooner than an import can begin after the longest delay.
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
    // Only after the main step has ended is it certain which syncs are open, and at which step.
    await (0,proc/* endProcess */.JZ)(main, clock);
    const open = (0,journal_pointer/* findOpen */.Ee)(main);
    const recoveries = await Promise.all(open.map((pointer, index) => {
        const { copilotId } = pointer;
        const name = copilotId === '' ? `replacement ${index + 1}` : copilotId;
        const own = open.length === 1 ? log : (0,ungrouped_log/* prefixLines */.m)(name, log);
        const ports = { clock, random: Math.random, service, log: own };
        return recover(findSaved(pointer, expected), defaultBudgetMs, ports);
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
        if (ending.outcome !== 'degraded')
            continue;
        runner.log.error([`${copilotName || copilotId}:`, ...(0,result/* describeFailure */.Ic)(recovery)].join(' '));
        runner.fail();
    }
    if (recoveries.length > 0)
        runner.writeSummary(renderRecoverySummary(recoveries));
}


/***/ }),

/***/ 2024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookAtCopilot: () => (lookAtCopilot)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/replacement/check.ts
var check = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/replacement/ask-patiently.ts
var ask_patiently = __webpack_require__(7120);
;// CONCATENATED MODULE: ./src/replacement/find-action-list.ts


/** One service object stands for one service and run: what is proved once holds for all of its copilots. */
const proofs = new WeakMap();
const betweenMs = 1_000;
/**
 * Whether the service shows what a copilot holds, and what that is. Absent is only what says so twice, a second apart,
 * with a route that offers no GET: on one release the other way to delete takes the copilot's record, and one bad
 * answer must never lead there.
 */
async function findActionList(copilotId, { maxAttempts }, ports) {
    const { service } = ports;
    const look = async () => {
        const answer = await (0,ask_patiently/* askPatiently */.E)(() => service.listActions(copilotId), { maxAttempts }, ports);
        return answer.ok ? { kind: 'there', actions: answer.value } : { kind: 'unwell', fault: answer.fault };
    };
    const prove = async () => {
        await ports.clock.sleep(betweenMs);
        const second = await look();
        if (!seemsAbsent(second))
            return second;
        const methods = await (0,ask_patiently/* askPatiently */.E)(() => service.findMethods(copilotId), { maxAttempts }, ports);
        if (!methods.ok)
            return { kind: 'unwell', fault: methods.fault };
        if (methods.value?.has('GET') === true)
            return second;
        ports.log.info('This service does not show what a copilot holds: success means only that the service confirmed it.');
        return { kind: 'absent' };
    };
    const first = await look();
    if (!seemsAbsent(first))
        return first;
    const begun = proofs.get(service);
    if (begun !== undefined && (await begun).kind === 'absent')
        return { kind: 'absent' };
    const proof = prove();
    proofs.set(service, proof);
    return proof;
}
/** How a service answers that has no inventory: no such route, or whole JSON of another kind. */
function seemsAbsent(lookup) {
    if (lookup.kind !== 'unwell')
        return false;
    const { kind, rejected, status = 0 } = lookup.fault;
    return ((kind === 'not-understood' && rejected) || (kind === 'status' && [404, 405, 410, 501].includes(status)));
}
/** Why a run ends where it cannot be known what the copilot holds. */
function describeUnwell({ explanation, hint, rejected }) {
    const code = rejected ? 'service-refused' : 'service-unreachable';
    const message = `${explanation} What the copilot holds is not known, so nothing was changed.`;
    const remedy = `If this request always fails, ${errors/* withoutActionList */.FK} The result then can’t be verified.`;
    return new errors/* ActionError */.lZ(code, message, { hint: `${hint} ${remedy}` });
}

// EXTERNAL MODULE: ./src/sync/endings.ts
var endings = __webpack_require__(2525);
;// CONCATENATED MODULE: ./src/sync/copilot-lookup.ts




/**
 * Asks the service for the copilot and for what it holds, which proves the address, the key and the id at once. A
 * preview goes without where it lacks the key, or the service is down: that says nothing about the change.
 * @throws ActionError `bad-input`, `copilot-unknown`, `service-refused`, `service-unreachable`, `service-not-understood`
 *   or `interrupted`
 */
async function lookAtCopilot(task, ports) {
    const { hasKey, isPreview, target } = task;
    const isNameless = target.copilotId === undefined && target.unusableId === undefined;
    if (isPreview && (!hasKey || isNameless)) {
        const missing = hasKey ? '`copilot-id`' : '`api-key`';
        ports.log.notice(`The copilot itself was not looked up, because this run has no ${missing}.`);
        return { ...unseen, warnings: [] };
    }
    (0,endings/* failWithoutKey */.SN)(task);
    const { service } = await ports.connect(task.index);
    try {
        return await untilInterrupted(askService(task, { ...ports, service }), ports.interruption);
    }
    catch (error) {
        if (!isPreview || !(error instanceof errors/* ActionError */.lZ) || error.code !== 'service-unreachable')
            throw error;
        return { ...unseen, warnings: [`The copilot could not be looked up: ${error.message}`] };
    }
}
const unseen = { copilotId: undefined, copilot: undefined, seen: undefined };
async function askService(task, ports) {
    const { readsActionList, isPreview, target } = task;
    const { copilotId, copilot, warnings } = await (0,check/* checkCopilot */.D)(target.copilotId, { ...task, ...target }, ports);
    const known = { copilotId, copilot, seen: undefined, warnings };
    if (copilot !== undefined)
        ports.log.info(`The service lists the copilot: ${copilot.name}.`);
    if (!readsActionList)
        return { ...known, whyUnseen: '`list-actions: never` is set, so the copilot’s actions can’t be read' };
    const actionList = await findActionList(copilotId, task, ports);
    if (actionList.kind === 'there')
        return { ...known, seen: actionList.actions };
    if (actionList.kind === 'absent')
        return { ...known, whyUnseen: 'this service can’t list a copilot’s actions' };
    if (!isPreview && target.deletePath === 'auto')
        throw describeUnwell(actionList.fault);
    const rest = isPreview ? '' : ' Continuing with `delete-path`, without verification.';
    const warning = `${actionList.fault.explanation} What the copilot holds is not known.${rest}`;
    return { ...known, warnings: [...warnings, warning], whyUnseen: 'the copilot’s actions could not be read' };
}
/**
 * Gives what `work` gives, unless a signal comes first. Only for work that changes nothing: it is left behind, unawaited.
 * @throws ActionError `interrupted`
 */
async function untilInterrupted(work, interruption) {
    const interrupted = Promise.withResolvers();
    const listening = (0,external_node_events_.addAbortListener)(interruption, () => {
        interrupted.reject((0,endings/* createInterrupted */.T9)());
    });
    return Promise.race([work, interrupted.promise]).finally(listening[Symbol.dispose]);
}


/***/ }),

/***/ 6065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readLiveState: () => (readLiveState)
});

;// CONCATENATED MODULE: ./src/change/changes.ts
/**
 * Lists the commits from which a copilot may have its actions, the most likely first: the last run that synced, the
 * base or, in a run without a change, the head. The history provides older ones.
 */
function listBackupCommits({ reason, lastSuccess, base, head }) {
    const known = [lastSuccess?.commit, base].filter((commit) => commit !== undefined);
    const isWithoutChange = known.length === 0 && (reason === 'no-base' || reason === 'forced');
    return [...new Set(isWithoutChange && head !== undefined ? [head] : known)];
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/importer/drift.ts
var importer_drift = __webpack_require__(519);
// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/replacement/reconcile/course.ts + 1 modules
var course = __webpack_require__(1899);
// EXTERNAL MODULE: ./src/replacement/reconcile/managed.ts
var managed = __webpack_require__(1636);
// EXTERNAL MODULE: ./src/report/facts.ts
var facts = __webpack_require__(9215);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/sync/fail-on.ts
var fail_on = __webpack_require__(2211);
// EXTERNAL MODULE: ./src/sync/load-version.ts
var load_version = __webpack_require__(344);
// EXTERNAL MODULE: ./src/sync/read.ts + 2 modules
var read = __webpack_require__(368);
;// CONCATENATED MODULE: ./src/sync/copilot-state.ts










/** So many versions are read where one is wanted that can be put back: those that fit nothing cost time. */
const maxBackups = 4;
/** The limits for telling which actions come from this file: versions, milliseconds, and versions in a row that explain no further action. */
const maxVersions = 50;
const maxReadMs = 20_000;
const maxVain = 5;
/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
async function readLiveState(query, ports) {
    const { next, seen, task, warnings } = query;
    const earlier = await gatherBackups(query, ports);
    if (seen === undefined)
        return { earlier, held: undefined, found: undefined, warnings };
    const held = (0,course/* selectBackup */.Vr)(seen, earlier);
    const ownership = (0,managed/* createManaged */.kG)(seen, [next, ...earlier]);
    const unmanaged = seen.filter((row) => ownership.find(row) === undefined);
    const found = describeFound({ next, seen, task }, unmanaged, held);
    ports.log.info(renderFound(found));
    const doubles = (0,inputs/* keepsUnmanaged */.B9)(task.target) ? warnOfNamesakes(unmanaged, ownership) : [];
    return { earlier, held, found, warnings: [...warnings, ...warnAboutUnmanaged(task, found), ...doubles] };
}
/**
 * Reads earlier versions of the file, the likeliest to be in the copilot first: up to the one that the copilot has, and, if
 * unmanaged actions stay, until every action is explained or further versions explain nothing. A preview restores nothing, so
 * it reads none if the actions couldn't be read.
 */
async function gatherBackups(query, ports) {
    const { clock, history, log } = ports;
    const { seen, task } = query;
    const isOfUse = seen === undefined ? !task.isPreview : seen.length > 0;
    if (!isOfUse)
        return [];
    const { change, target } = task;
    const isThorough = seen !== undefined && isExplaining(task);
    const max = isThorough ? maxVersions : maxBackups;
    const untilMs = isThorough ? clock.nowMs() + maxReadMs : Infinity;
    const found = [];
    const wanted = { commits: listBackupCommits(change), references: change.files, earlier: max - 1 };
    const search = createSearch(query);
    const isEnough = () => found.length >= max || clock.nowMs() >= untilMs || search.isOver(found);
    const readOn = async () => {
        for (const swaggerFile of (0,read/* listPaths */.Pe)(target, change.oldPath)) {
            for await (const version of history.findVersions(swaggerFile, wanted)) {
                const own = { ...query, target: { ...target, swaggerFile } };
                const candidates = await readCandidate(version, own, ports);
                found.push(...candidates);
                search.add(candidates);
                if (isEnough())
                    return;
            }
        }
    };
    try {
        await readOn();
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        log.debug(`Earlier versions cannot be read: ${error.message}`);
    }
    const report = search.report(found.length);
    if (report !== undefined)
        log.info(report);
    return found;
}
/** Whether every action is to be explained: others' are kept, or one that no version has was stopped from going. */
function isExplaining(task) {
    return (0,inputs/* keepsUnmanaged */.B9)(task.target) || (0,fail_on/* isGated */.m3)(task);
}
function createSearch({ next, seen, task }) {
    if (seen === undefined)
        return { add: () => undefined, isOver: () => false, report: () => undefined };
    const explanation = isExplaining(task) ? (0,managed/* createExplanation */.Ck)(seen, next) : undefined;
    // A forced sync reads on.
    const maxInVain = task.change.reason === 'forced' ? Infinity : maxVain;
    let inVain = 0;
    const isVain = () => inVain >= maxInVain;
    return {
        add: (candidates) => {
            inVain = candidates.some((version) => explanation?.add(version)) ? 0 : inVain + 1;
        },
        isOver: (found) => {
            if (explanation === undefined)
                return (0,course/* selectBackup */.Vr)(seen, found) !== undefined;
            if (explanation.left().length > 0)
                return isVain();
            return (0,inputs/* keepsUnmanaged */.B9)(task.target) || isVain() || (0,course/* selectBackup */.Vr)(seen, found) !== undefined;
        },
        report: (versions) => {
            const left = explanation?.left() ?? [];
            if (left.length === 0)
                return undefined;
            const more = isVain() ? ` To read up to ${maxVersions} versions, run once with \`force: true\`.` : '';
            return `Not known to be managed, after reading ${(0,src_text/* renderCount */.SS)(versions, 'earlier version')}: ${nameSome(left.map(importer_drift/* describeRow */._), 5)}.${more}`;
        },
    };
}
/** None where that version would not import. */
async function readCandidate({ commit, reader }, { target, task, versions }, { interruption }) {
    const { backup } = versions;
    // Read before, for the comparison.
    if ('body' in backup && backup.commit === commit)
        return [backup];
    const source = { reader, commit, earlierThan: task.change };
    const spec = await (0,load_version/* loadVersion */.F)(target, source, { interruption });
    return spec.ok ? [(0,read/* pickVersion */.SO)(commit, spec)] : [];
}
function describeFound({ next, seen, task }, unmanaged, held) {
    const isKept = (0,inputs/* keepsUnmanaged */.B9)(task.target);
    const drift = (0,importer_drift/* findDrift */.L1)(next.actions, isKept ? seen.filter((row) => !unmanaged.includes(row)) : seen);
    return {
        ...drift,
        actions: seen.length,
        commit: held?.commit,
        unmanaged: unmanaged.map(importer_drift/* describeRow */._),
        isInSync: (0,importer_drift/* isInSync */.tU)(drift),
        steps: task.target.strategy === 'rolling' ? countSteps(drift) : undefined,
    };
}
function countSteps({ different, missing, extra, }) {
    return { add: missing.length, change: different.length, remove: extra.length };
}
function renderFound(found) {
    const { unmanaged } = found;
    const others = unmanaged.length === 0 ? '' : `: ${nameSome(unmanaged, 10)}`;
    return `The copilot has ${(0,facts/* describeHeld */.T0)(found)}${others}.`;
}
function nameSome(routes, max) {
    const names = routes.map(({ method, name, path }) => `${method} ${path}${name === '' ? '' : ` (${name})`}`);
    return (0,src_text/* renderSome */.JC)(names, max);
}
/** Names both actions if an unmanaged one has the method, path and name of a managed one: only the server differs. */
function warnOfNamesakes(unmanaged, ownership) {
    const pairs = unmanaged.flatMap((row) => {
        const [goal] = ownership.findNamesakes(row);
        return goal === undefined ? [] : [`${(0,importer_drift/* renderRoute */.QK)(row)} (managed: ${(0,importer_drift/* renderRoute */.QK)(goal)})`];
    });
    if (pairs.length === 0)
        return [];
    return [
        `Not managed, because it is on another server than the managed action with the same method, path and name: ${(0,src_text/* renderSome */.JC)(pairs, 5)}. The action doesn’t change it. If it is left over from this file, delete it manually.`,
    ];
}
/** What a sync takes from people, or would: said before it is done. */
function warnAboutUnmanaged({ change, isPreview, target }, found) {
    const { commit, isInSync: isSame, unmanaged } = found;
    if ((0,inputs/* keepsUnmanaged */.B9)(target) || unmanaged.length === 0 || (isSame && change.reason !== 'forced'))
        return [];
    // Where nothing at all is known of what is there, it may as well be an old version of the file.
    if (commit === undefined && unmanaged.length === found.actions)
        return [];
    const verb = isPreview ? 'A sync removes' : 'This sync removes';
    return [
        `${verb} unmanaged actions (not found in any version of the file that was checked): ${nameSome(unmanaged, 5)}. Set \`unmanaged: keep\` to leave such actions alone.`,
    ];
}


/***/ }),

/***/ 6248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  replace: () => (replace)
});
/* unused harmony export renderBackups */
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _oid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1265);
var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8676);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4617);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1636);
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1899);
var _endings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2525);






/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
async function replace(replacing, ports) {
    const { backup, lookup, task } = replacing;
    ports.log.info(renderBackups(replacing, lookup.seen, backup));
    const own = { ...ports, ...(await ports.connect(task.index)) };
    const job = createJob(replacing);
    const refusal = await rejectRolling(job, task, own.service);
    if (refusal !== undefined)
        return refusal;
    try {
        return await (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceActions */ .K9)(job, own);
    }
    catch (error) {
        return { ...brokenOff, failure: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(error) };
    }
}
/** What is to be restored if the import fails. */
function renderBackups({ earlier }, seen, backup) {
    if (seen !== undefined && seen.length > 0) {
        return `Backup: the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(seen.length, 'action')} seen now, to restore if the new version fails.`;
    }
    if (seen !== undefined)
        return 'No backup is needed: the copilot holds no actions.';
    const [first] = earlier;
    if (first === undefined) {
        const why = 'why' in backup ? backup.why : 'no version of it would import';
        return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
    }
    return `Backup: the version at ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenOid */ .e7)(first.commit)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(first.operations, 'operation')}), to restore if the import fails.`;
}
function createJob({ earlier, held, lookup, next, task }) {
    const { change, maxAttempts, target, timeoutMs } = task;
    const { deletePath, waitMs, swaggerFile } = target;
    const { copilot, copilotId, seen: before, whyUnseen: scriptedReason = 'the action list was not read', } = lookup;
    const record = { copilotId, copilot, swaggerFile, waitMs, timeoutMs, maxAttempts, deletePath };
    const previous = earlier.map(({ body, commit }) => ({ body, commit }));
    if (before === undefined)
        return { way: 'scripted', ...record, next: next.body, previous, scriptedReason };
    return {
        way: 'reconciled',
        ...record,
        strategy: target.strategy,
        unmanaged: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .keepsUnmanaged */ .B9)(target) ? 'keep' : 'delete',
        isForced: change.reason === 'forced',
        next: { body: next.body, actions: next.actions },
        before,
        known: (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_5__/* .selectKnown */ .G6)(before, [next, ...earlier]),
        ...(held && { backup: { body: held.body, actions: held.actions } }),
    };
}
/** It needs the inventory and the routes of single actions: what lacks them is told so before anything is sent. */
async function rejectRolling(job, { readsActionList, target: { strategy, unmanaged } }, service) {
    const isRolling = strategy === 'rolling';
    if (!isRolling && unmanaged !== 'keep')
        return undefined;
    const needs = isRolling ? '`strategy: rolling`' : '`unmanaged: keep`';
    if (job.way === 'scripted')
        return rejectSync(`${needs} cannot be used: ${job.scriptedReason}.`, readsActionList);
    const strange = (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_6__/* .findStrangeness */ .JO)(job);
    if (strange !== undefined)
        return rejectSync(`${needs} cannot be used: ${strange}.`);
    if (!isRolling)
        return undefined;
    const methods = await service.findMethods(job.copilotId).catch(() => undefined);
    if (methods === undefined || methods.has('POST'))
        return undefined;
    return rejectSync(`${needs} needs a route that adds single actions, and this service has none.`);
}
/** @param isAsked whether the action list was requested at all: if not, an input is the cause */
function rejectSync(message, isAsked = true) {
    const hint = isAsked ? withDefaults : `Remove \`list-actions: never\`. Otherwise: ${withDefaults}`;
    return (0,_endings_js__WEBPACK_IMPORTED_MODULE_7__/* .endAborted */ .nN)({ code: isAsked ? 'strategy-unsupported' : 'bad-input', message, hint });
}
const withDefaults = 'Remove `strategy` and `unmanaged` to use the defaults. Warning: all actions of the copilot are then deleted, ' +
    'manually created ones as well, before the file is imported.';
/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const brokenOff = {
    outcome: 'degraded',
    state: 'The copilot may have no actions: this step was interrupted. The post step resumes the sync and reports the result.',
    replacement: { replaceMs: 0, incidents: [] },
    kind: 'handed-over',
};


/***/ }),

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  m: () => (prefixLines),
  u: () => (createUngroupedLog)
});
/**
 * Creates a log without groups, in which the title of a group is an ordinary line. The runner doesn't support nested
 * groups.
 */
function createUngroupedLog(write) {
    return {
        info: write.bind(undefined, 'info'),
        debug: write.bind(undefined, 'debug'),
        notice: write.bind(undefined, 'notice'),
        warning: write.bind(undefined, 'warning'),
        error: write.bind(undefined, 'error'),
        group: (title, work) => {
            write('info', title);
            return work();
        },
    };
}
/** Creates a log that starts every line with a name, because the lines of parallel targets are mixed. */
function prefixLines(name, log) {
    return createUngroupedLog((kind, text, at) => {
        log[kind](`${name}: ${text}`, at);
    });
}


/***/ })

};
