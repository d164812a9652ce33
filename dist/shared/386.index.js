export const id = 386;
export const ids = [386,148];
export const modules = {

/***/ 2386:
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
    return new undici.EnvHttpProxyAgent({
        httpProxy: parseProxy(env, 'http_proxy'),
        httpsProxy: parseProxy(env, 'https_proxy'),
        noProxy: isNear(host, noProxy) ? '*' : noProxy,
        // The service speaks HTTP/1.1 in all that is known of it; undici 8 would negotiate HTTP/2 by itself.
        allowH2: false,
        pipelining: 0,
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
    const networks = new external_node_net_.BlockList();
    for (const entry of ['127.0.0.0/8', '::1/128', ...noProxy.split(/[\s,]+/)]) {
        // What is no network, such as a domain, is undici's to know.
        const [network = '', bits = ''] = entry.split('/');
        const mostBits = { 0: -1, 4: 32, 6: 128 }[(0,external_node_net_.isIP)(network)] ?? -1;
        if (/^\d+$/.test(bits) && Number(bits) <= mostBits) {
            networks.addSubnet(network, Number(bits), nameFamily(network));
        }
    }
    return (0,external_node_net_.isIP)(address) !== 0 && networks.check(address, nameFamily(address));
}
function nameFamily(address) {
    return (0,external_node_net_.isIP)(address) === 6 ? 'ipv6' : 'ipv4';
}
function parseProxy(env, name) {
    const value = findValue(env, name);
    // curl's habit, which people rely on: an address without a scheme is a plain HTTP proxy.
    const address = value === '' || value.includes('://') ? value : `http://${value}`;
    if (address === '' || URL.canParse(address))
        return address;
    // The value may hold a password: it is not quoted.
    const message = `The environment variable ${name.toUpperCase()} holds no proxy address.`;
    throw new errors/* ActionError */.lZ('bad-input', message, {
        hint: 'Give it as http://host:port, or unset it. Nothing was sent.',
    });
}
/** Lower case wins, as in curl; empty text where neither is set, which keeps undici from looking by itself. */
function findValue(env, name) {
    return (env[name] ?? '').trim() || (env[name.toUpperCase()] ?? '').trim();
}

// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
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
    const { what, ...verdict } = classify(listCauses(error), request);
    const explanation = `The ${request.purpose} request to ${request.url.host} failed: ${what}.`;
    return { request: request.purpose, refused: false, explanation, ...verdict };
}
function classify(causes, { timeoutMs, url }) {
    const refusal = causes.find(({ message }) => /proxy response|proxy authentication/i.test(message));
    if (refusal !== undefined)
        return explainProxy(refusal.message);
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
        const what = `no whole answer within ${timeoutMs / 1000} s`;
        return { kind: 'time-out', applied: 'unknown', what, hint: `Raise timeout-seconds, or: ${laterHint}` };
    }
    const code = causes.find((cause) => cause.code !== '')?.code ?? causes.at(-1)?.name ?? 'unknown';
    return { kind: 'broken', applied: 'unknown', what: `the connection broke (${code})`, hint: laterHint };
}
function explainProxy(message) {
    const status = /\d{3}/.exec(message)?.[0];
    const proxyStatus = status === undefined ? undefined : Number(status);
    const what = `the proxy answered ${status ?? 'with an error'}`;
    return { kind: 'proxy', applied: 'no', what, hint: proxyHint, proxyStatus };
}
/** The error and its causes, outermost first; fetch wraps once or twice, and an address list brings many at once. */
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
/** Once the handshake is done, an alert or a broken record may come after the request: those stay unknown. */
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
 * Built before anything is deleted: a bad proxy address must not be found out about in between.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createHttp(options) {
    void createDispatcher(options, '').destroy();
    return {
        send: async (request) => {
            const { method, url } = request;
            // One a request: only its end closes a socket that a proxy has never answered, which would keep the process alive.
            const dispatcher = createDispatcher(options, url.hostname);
            const startMs = performance.now();
            let ending = 'broke off';
            try {
                const answer = await send(request, options, dispatcher);
                ending = `answered ${answer.status}, ${answer.text.length} characters`;
                return answer;
            }
            catch (error) {
                if (error instanceof errors/* ServiceFailure */.A)
                    ending = `no answer (${error.fault.kind})`;
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
    // fetch obeys the signal during proxy CONNECT and TLS too, where undici's request() does not.
    const deadline = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
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
async function readAnswer({ body, headers, status }, limitBytes) {
    const decoder = new TextDecoder();
    let text = '';
    let restBytes = limitBytes;
    for await (const chunk of (body ?? [])) {
        text += decoder.decode(chunk.subarray(0, restBytes), { stream: true });
        restBytes -= chunk.byteLength;
        // Leaving the loop cancels the body; the socket goes with it.
        if (restBytes < 0)
            break;
    }
    const findHeader = (name) => headers.get(name) ?? undefined;
    return { status, findHeader, text: text + decoder.decode(), isCut: restBytes < 0 };
}
const pieceBytes = 256 * 1024;
/**
 * A `multipart/form-data` body with its headers, in pieces that are views of the file: undici's FormData would copy a
 * large one three times. The service wants a part named `file` that has a file name, and a Content-Length.
 */
function createMultipart(bytes) {
    const boundary = `----swagger-sync-${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
    const disposition = 'Content-Disposition: form-data; name="file"; filename="swagger.json"';
    const head = Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: application/json\r\n\r\n`);
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

;// CONCATENATED MODULE: ./src/service/share-service.ts

/** Pause after a 429 that does not say how long. */
const usualRestMs = 1_000;
/** Spreads those who waited. */
const spreadMs = 500;
/**
 * One service for many targets at once: a list that one has asked for serves all, and where the service says to one
 * that there are too many requests (429), all of them hold back. Only what fills a copilot does not wait where it was a
 * list that was too many: a copilot would stay empty for the sake of a look.
 */
function shareService(service, ports) {
    const { findOpenMs, run } = createPace(ports);
    let latest;
    return {
        listCopilots: (sinceMs = 0) => {
            if (latest !== undefined && latest.askedMs >= sinceMs)
                return latest.list;
            const asked = { askedMs: ports.clock.nowMs(), list: run('list', () => service.listCopilots()) };
            latest = asked;
            asked.list.catch((error) => {
                // A refusal holds for all who ask; anything else may be over the next time.
                const isRefusal = error instanceof errors/* ServiceFailure */.A && error.fault.refused;
                if (latest === asked && !isRefusal)
                    latest = undefined;
            });
            return asked.list;
        },
        deleteActions: (...call) => run('delete', () => service.deleteActions(...call)),
        importActions: (...call) => run('import', () => service.importActions(...call)),
        readInventory: (...call) => run('inventory', () => service.readInventory(...call)),
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
    /** From when on such requests go out again, a little later for each who asks. */
    const findOpenMs = (request) => {
        const isFilling = ['import', 'add', 'change'].includes(request);
        const openMs = Math.max(opensMs.afterOthers, isFilling ? 0 : opensMs.afterList);
        return clock.nowMs() < openMs ? openMs + random() * spreadMs : openMs;
    };
    const close = (request, fault) => {
        const restMs = Math.min(fault.retryAfterMs ?? usualRestMs, errors/* retryAfterCapMs */.lb);
        const gate = request === 'list' ? 'afterList' : 'afterOthers';
        closedBy = fault;
        opensMs[gate] = Math.max(opensMs[gate], clock.nowMs() + restMs);
    };
    const run = async (request, call) => {
        for (;;) {
            const restMs = findOpenMs(request) - clock.nowMs();
            if (closedBy === undefined || restMs <= 0)
                break;
            // After a signal there is little time, and none to wait for a turn.
            await clock.sleep(restMs, interruption);
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
/** Nothing went out: the copilot is as it was before this call. */
function createUnsent(request, closedBy) {
    const explanation = `The ${request} request was not sent: the service had asked for fewer requests, and the run was cancelled.`;
    const facts = { applied: 'no', refused: false, isUnsent: true };
    return new errors/* ServiceFailure */.A({ ...closedBy, ...facts, request, explanation });
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
    const base64 = [0, 1, 2].map((shift) => renderBase64Core(bytes.subarray(shift)));
    const derived = [
        escapeJson(secret),
        // An error in a JSON text, quoted in a JSON text.
        escapeJson(escapeJson(secret)),
        uri,
        uri.replace(/%../g, (code) => code.toLowerCase()),
        ...base64,
        ...base64.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        secret.replace(/[&<>"']/g, (character) => htmlNames[character] ?? character),
    ].filter((form) => form.length >= leastFormChars);
    return [...new Set([secret, ...derived])];
}
const htmlNames = {
    ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
    ...{ '"': '&quot;', "'": '&#39;' },
};
function escapeJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** What base64 of a longer text holds of the bytes, whatever stands before and after them: whole groups of their own. */
function renderBase64Core(bytes) {
    return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
}
/** So much of a text is looked at for the sake of its beginning. */
const windowChars = 4_000;
/**
 * The beginning of a text from outside, as one harmless line for an explanation: at most 300 characters. It is blotted
 * before it is cut: half a secret is recognised by nobody. What the window cuts in two is left out.
 */
function renderExcerpt(text, { secrets }) {
    const { longest } = secrets;
    const blotted = secrets.blot(text.slice(0, windowChars + longest));
    const isCut = text.length > windowChars;
    return (0,src_text/* renderLine */.ni)(findTitle(isCut ? blotted.slice(0, Math.max(0, blotted.length - longest)) : blotted), 300);
}
/** Of a web page its title, where it has one: the markup tells nobody anything. */
function findTitle(text) {
    const title = text.trimStart().startsWith('<') ? /<title[^>]*>([^<]*)<\/title/i.exec(text)?.[1] : '';
    return title === undefined || title.trim() === '' ? text : title.trim();
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
    const body = findJson(answer.text);
    const isHalfJson = body === undefined && /^\s*[[{]/.test(answer.text);
    if (looksLikeHtml(answer.text) || isHalfJson)
        return describeBody(answer, context, 'not-understood');
    return saysError(body) ? describeBody(answer, context, 'is-error') : undefined;
}
function describeStatus(answer, context) {
    const { status } = answer;
    const { purpose } = context;
    const isRedirect = status >= 300 && status <= 399;
    const target = isRedirect ? renderOrigin(answer.findHeader('location')) : '';
    const said = renderExcerpt(answer.text, context);
    return {
        request: purpose,
        kind: isRedirect ? 'redirect' : 'status',
        applied: isSurelyNotApplied(status, purpose) ? 'no' : 'unknown',
        refused: !isPassing(status),
        status,
        retryAfterMs: parseRetryAfter(answer.findHeader('retry-after'), context.epochMs),
        explanation: `The ${purpose} request was answered ${status}${target}${said === '' ? '' : `: “${said}”`}.`,
        hint: renderRemedy(status, context),
    };
}
function describeBody({ status, text }, context, kind) {
    const { purpose } = context;
    const what = {
        'too-large': 'more text than the service ever sends',
        'not-understood': looksLikeHtml(text) ? 'a web page' : 'JSON that breaks off',
        'is-error': 'an error',
    }[kind];
    const explanation = `The ${purpose} request was answered ${status} with ${what}: “${renderExcerpt(text, context)}”.`;
    const hint = renderRemedy(kind === 'is-error' ? 422 : status, context);
    return { request: purpose, kind, applied: 'unknown', refused: true, status, explanation, hint };
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
function renderOrigin(location = '') {
    if (location === '')
        return ', a redirect to nowhere';
    const where = URL.canParse(location) ? `to ${new URL(location).origin}` : 'within the same origin';
    return `, a redirect ${where}`;
}
function saysError(body) {
    if (!Array.isArray(body))
        return isErrorObject(body);
    // A handler that gives back its body and its status as a pair is answered 200 with both in a list.
    const [first, second] = body;
    return isErrorObject(first) || (body.length === 2 && typeof second === 'number' && second >= 400);
}
/** undefined: it is no JSON. */
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
    return isFlagged || isSaid((0,field/* findField */.UI)(body, 'error')) || isSaid((0,field/* findField */.UI)(body, 'failure'));
}
/** `"error": null` says that there is none. */
function isSaid(value) {
    return value !== null && value !== undefined && value !== false && value !== '';
}
function looksLikeHtml(text) {
    return text.trimStart().startsWith('<');
}
/** The likely remedy for a status, as one sentence that names the input to look at. */
function renderRemedy(status, { purpose, sentBytes }) {
    if ([404, 405, 501].includes(status)) {
        return missingRoute[purpose] ?? 'Check base-url: its path prefix may be missing or wrong.';
    }
    if (status === 413)
        return (sentBytes > 0 ? `${(0,src_text/* renderBytes */.UP)(sentBytes)} were sent. ` : '') + tooLarge;
    if (purpose === 'import' && [400, 409, 415, 422, 500].includes(status)) {
        return 'Correct the description where the service’s answer points, and push again; the service’s own log may say more.';
    }
    if (purpose === 'delete' && status === 500) {
        return 'Some releases of the service always answer this route with an error: `delete-path` can name another one.';
    }
    return remedies[status] ?? remedies[Math.floor(status / 100)] ?? 'Check the inputs of this action.';
}
const missingRoute = {
    delete: 'Check base-url, delete-path and copilot-id: this service may clear actions at `delete-path: /backend/actions/bot/{copilot_id}`.',
    import: 'Check that the copilot still exists, and base-url.',
};
const tooLarge = 'A gateway in front of the service probably limits the size: raise it (nginx: `client_max_body_size`, 1 MB ' +
    'by default), or leave out of the description what no operation needs.';
const keyRemedy = 'Check api-key: it may be wrong, expired or revoked, or not allowed to change this copilot.';
/** By status, or by its first digit. */
const remedies = {
    401: keyRemedy,
    403: keyRemedy,
    429: 'The service limits its requests: run the workflow again later, or lower max-parallel.',
    504: 'A gateway in front of the service gave up waiting, but the service may have gone on: raise its limit (nginx: ' +
        '`proxy_read_timeout`, 60 s by default), or run the workflow again later.',
    2: 'Check base-url: something other than the service answers there, such as a login or error page.',
    3: 'Redirects are not followed. Check base-url (scheme, host, path prefix); a login page means that api-key is not accepted.',
    5: 'The service or a gateway in front of it has a problem: run the workflow again later.',
};
/** A date far in the future is as good as a day. */
const retryAfterLimitMs = 86_400_000;
/**
 * Milliseconds to wait, from seconds or an HTTP date; undefined where the header says neither.
 * @see RFC 9110, section 10.2.3
 */
function parseRetryAfter(value = '', epochMs) {
    const text = value.trim();
    const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - epochMs;
    return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), retryAfterLimitMs);
}

;// CONCATENATED MODULE: ./src/service/answer-rows.ts



/**
 * The elements of an answer that is a JSON array, whatever they are.
 * @param revive as `JSON.parse` takes it
 * @throws ServiceFailure `not-understood`
 */
function parseRows({ request, secrets, text }, revive) {
    let value;
    try {
        value = JSON.parse(text, revive);
    }
    catch {
        // An answer that broke off is no answer yet, nor is a page of a gateway: the inventory may be asked for again.
        const refused = request === 'list';
        const page = looksLikeHtml(text) ? `a web page: “${renderExcerpt(text, { secrets })}”` : undefined;
        throw refuseRows(request, `the answer is ${page ?? 'not a JSON array'}`, refused);
    }
    // JSON of another shape may hold tokens under any name: its text is not quoted.
    if (!Array.isArray(value))
        throw refuseRows(request, 'the answer is not a JSON array');
    return value;
}
const names = { list: 'The list of copilots', inventory: 'The inventory' };
const hints = {
    list: 'Check base-url (its path prefix may be missing) and api-key: a login or error page of a gateway may have answered.',
    inventory: 'If the service has none, set `inventory: none`.',
};
/** @param refused whether asking again would bring the same answer */
function refuseRows(request, what, refused = true) {
    const facts = { request, kind: 'not-understood', applied: 'no', refused, status: 200 };
    return new errors/* ServiceFailure */.A({
        ...facts,
        explanation: `${names[request]} cannot be read: ${what}.`,
        hint: hints[request],
    });
}
/** `token` is the documented one; services add fields, and some of them are secret too. */
const secretName = /token|secret|passw|credential|api_?key|private_key/i;
/** What an element of an answer holds under a name that tells of a secret. */
function listSecrets(row) {
    if (!isRow(row))
        return [];
    const secrets = Object.entries(row).filter(([name]) => secretName.test(name));
    return secrets.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : []));
}
function isRow(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/service/copilot-list.ts



/**
 * The list's elements. Only `id` must be there: fields come and go, flags are numbers or booleans.
 * @throws ServiceFailure `not-understood` where it is no array of objects with an id
 * @see docs/what-is-sent.md, “The requests”
 */
function parseCopilots(text, context) {
    const { apiKey, maskSecret, ownSecrets, secrets } = context;
    const rows = parseRows({ request: 'list', text, secrets });
    // All of them before anything else: whatever is said from here on is masked.
    for (const secret of rows.flatMap(listSecrets)) {
        maskSecret(secret);
        secrets.add(secret);
    }
    return rows.map((row, index) => {
        if (!isRow(row))
            throw refuseRows('list', `element ${index} of the array is not an object`);
        const id = row['id'];
        if (typeof id !== 'string' || id === '') {
            throw refuseRows('list', `element ${index} of the array has no text in \`id\``);
        }
        // A website's address may carry the token, too.
        const hidden = listSecrets(row);
        ownSecrets.set(id, hidden);
        const secret = createSecrets(apiKey, ...hidden);
        const open = Object.entries(row).filter(([name, value]) => !secretName.test(name) && !(0,field/* isObject */.Gv)(value));
        const record = Object.fromEntries(open.map(([name, value]) => [name, typeof value === 'string' ? secret.blot(value) : value]));
        const [name, status] = [(0,field/* findTextField */.nw)(record, 'name') ?? '', (0,field/* findTextField */.nw)(record, 'status') ?? ''];
        return { id, name, status, record };
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
function parseInventory(text, { copilotId, known, maskSecret }) {
    const answer = { request: 'inventory', text, secrets: createSecrets(...known) };
    const rows = parseRows(answer);
    const hidden = rows.flatMap(listSecrets);
    for (const secret of hidden)
        maskSecret(secret);
    // A short one, or a word, would blot out innocent names, by which actions are known.
    const secrets = createSecrets(...[...known, ...hidden].filter(isTelling));
    const blot = (_, value) => {
        if (typeof value === 'string')
            return secrets.blot(value);
        if (!isRow(value))
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, entry]) => [secrets.blot(name), entry]));
    };
    const shown = secrets.blot(text) === text ? rows : parseRows(answer, blot);
    return rows.flatMap((row, index) => {
        if (!isRow(row))
            throw refuseRows('inventory', 'an element of it is not an object');
        const { bot_id: owner = copilotId, id } = row;
        if (String(owner).toLowerCase() !== copilotId.toLowerCase())
            return [];
        const action = parseAction(shown[index], id);
        const isBlotted = shown !== rows && !(0,external_node_util_.isDeepStrictEqual)(action, parseAction(row, id));
        return [isBlotted ? { ...action, isBlotted } : action];
    });
}
/** @param id as the service gave it: what is blotted out could not be asked for */
function parseAction(row, id) {
    const [method, endpoint] = [(0,field/* findTextField */.nw)(row, 'request_type'), (0,field/* findTextField */.nw)(row, 'api_endpoint')];
    if (method === undefined || endpoint === undefined) {
        throw refuseRows('inventory', 'an element of it has no text in `request_type` and `api_endpoint`');
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
/** The body that makes or changes an action. It never names the copilot: a service that finds it there answers 500. */
function renderContent(content) {
    const { method, endpoint, name, description, operationId, payload } = content;
    const body = { name, api_endpoint: endpoint, request_type: method, description, payload };
    return Buffer.from(JSON.stringify({ ...body, operation_id: operationId }));
}
/** The id of the action that a request has made, where the answer tells one that may be asked for. */
function findCreatedId(text) {
    return readId((0,field/* findField */.UI)(findJson(text), 'id')) || undefined;
}

;// CONCATENATED MODULE: ./src/service/service.ts






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
    const send = createSend(settings, secrets, ports.http);
    return {
        listCopilots: async () => {
            // With the slash: without it some servers redirect, and a redirect is a refusal here.
            const { text } = await send('list', 'GET', '/backend/copilot/');
            return parseCopilots(text, { secrets, apiKey, maskSecret, ownSecrets });
        },
        deleteActions: async (copilotId, route) => {
            await send('delete', 'DELETE', route.replaceAll('{copilot_id}', renderSegment(copilotId)));
        },
        importActions: async (copilotId, file) => {
            await send('import', 'PUT', `${renderActionsPath(copilotId)}/import-from-swagger`, { file });
        },
        readInventory: async (copilotId) => {
            const { text } = await send('inventory', 'GET', renderActionsPath(copilotId));
            const known = [apiKey, ...(ownSecrets.get(copilotId) ?? [])];
            return parseInventory(text, { known, maskSecret, copilotId });
        },
        findMethods: async (copilotId) => {
            const isRefused = ({ refused }) => refused;
            const answer = await forgive(send('options', 'OPTIONS', renderActionsPath(copilotId)), isRefused);
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
            const path = `${renderActionsPath(copilotId)}/action/${renderSegment(actionId)}`;
            await send('change', 'PATCH', path, { json: renderContent(content) });
        },
        deleteAction: async (actionId) => {
            const sent = send('delete', 'DELETE', `/backend/actions/${renderSegment(actionId)}`);
            await forgive(sent, ({ status }) => status === 404);
        },
    };
}
/** undefined in place of a failure that is none here. */
async function forgive(sent, isNone) {
    try {
        return await sent;
    }
    catch (error) {
        if (error instanceof errors/* ServiceFailure */.A && isNone(error.fault))
            return undefined;
        throw error;
    }
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
const megabyte = 1024 * 1024;
/** Most that is read of an answer, in bytes; any other than these is a sentence. */
const limitsBytes = {
    list: 32 * megabyte,
    inventory: 128 * megabyte,
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
            // A copilot that was emptied must not look full for as long as a cache keeps its answer.
            ...(purpose === 'inventory' ? { 'cache-control': 'no-cache' } : {}),
        };
        const limitBytes = limitsBytes[purpose] ?? megabyte;
        const answer = await http.send({ purpose, method, url, headers, limitBytes, ...body });
        const sentBytes = body.file?.byteLength ?? 0;
        const fault = findAnswerFault(answer, { purpose, sentBytes, secrets, epochMs: Date.now() });
        if (fault !== undefined)
            throw new errors/* ServiceFailure */.A(fault);
        return answer;
    };
}

;// CONCATENATED MODULE: ./src/connect.ts


/**
 * The service, asked over HTTP by all targets at once; nothing is sent yet. `signal` ends every request, with outcome
 * unknown.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
function createService(access, { runner: { log, maskSecret }, ...pace }) {
    const { apiKey = '', baseUrl, ...limits } = access;
    const http = createHttp({ ...limits, env: process.env, trace: log.debug });
    return shareService(createCopilotService({ baseUrl, apiKey }, { http, maskSecret }), {
        ...pace,
        random: Math.random,
    });
}
function createConnect({ baseUrl, apiKey, timeoutMs }, announcement, ports) {
    const service = createService({ baseUrl, apiKey, timeoutMs }, ports);
    const owner = { serviceHash: (0,journal_entry/* hashService */.od)(baseUrl), run: (0,journal_entry/* nameRun */.Lu)(process.env) };
    const openJournal = (0,journal/* createJournals */.V)(announcement, owner);
    return (index) => ({ service, journal: openJournal(index) });
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


/***/ })

};
