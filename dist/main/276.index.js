export const id = 276;
export const ids = [276];
export const modules = {

/***/ 5276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadSpec: () => (/* binding */ loadSpec)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/spec/document/json.ts
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** What a member holds, own members only: a key such as `constructor` or `__proto__` finds nothing by accident. */
function findMember(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/**
 * Sets an own member, `__proto__` too, which a plain assignment would take for the prototype.
 * Only for objects that the caller built itself.
 */
function setMember(target, key, value) {
    if (key === '__proto__') {
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
        return;
    }
    target[key] = value;
}

;// CONCATENATED MODULE: ./src/spec/bundle/kinds.ts
const data = { kind: 'data' };
const one = (kind) => ({ kind });
const named = (kind) => ({ kind, named: true });
const each = (keys, member) => Object.fromEntries(keys.split(' ').map((key) => [key, member]));
const members = {
    document: {
        paths: one('paths'),
        webhooks: named('pathItem'),
        components: one('components'),
        definitions: named('schema'),
        parameters: named('parameter'),
        responses: named('response'),
        securityDefinitions: named('securityScheme'),
    },
    components: {
        schemas: named('schema'),
        responses: named('response'),
        parameters: named('parameter'),
        examples: named('example'),
        requestBodies: named('requestBody'),
        headers: named('header'),
        securitySchemes: named('securityScheme'),
        links: named('link'),
        callbacks: named('callback'),
        pathItems: named('pathItem'),
        mediaTypes: named('mediaType'),
    },
    paths: {},
    pathItem: {
        ...each('get put post delete options head patch trace query', one('operation')),
        additionalOperations: named('operation'),
        parameters: one('parameter'),
    },
    operation: {
        parameters: one('parameter'),
        requestBody: one('requestBody'),
        responses: one('responses'),
        callbacks: named('callback'),
    },
    parameter: {
        schema: one('schema'),
        items: one('schema'),
        content: named('mediaType'),
        examples: named('example'),
    },
    requestBody: { content: named('mediaType') },
    responses: {},
    response: {
        schema: one('schema'),
        headers: named('header'),
        content: named('mediaType'),
        links: named('link'),
    },
    header: {
        schema: one('schema'),
        items: one('schema'),
        content: named('mediaType'),
        examples: named('example'),
    },
    schema: {
        ...each('items additionalItems additionalProperties not contains propertyNames if then else', one('schema')),
        ...each('unevaluatedItems unevaluatedProperties contentSchema', one('schema')),
        ...each('allOf anyOf oneOf prefixItems', one('schema')),
        ...each('properties patternProperties definitions $defs dependentSchemas dependencies', named('schema')),
    },
    mediaType: {
        ...each('schema itemSchema', one('schema')),
        examples: named('example'),
        encoding: named('encoding'),
        ...each('prefixEncoding itemEncoding', one('encoding')),
    },
    encoding: {
        headers: named('header'),
        encoding: named('encoding'),
        ...each('prefixEncoding itemEncoding', one('encoding')),
    },
    example: {},
    link: {},
    callback: {},
    securityScheme: {},
    data: {},
};
/** Kinds whose own keys are chosen by the author. */
const entries = {
    paths: one('pathItem'),
    callback: one('pathItem'),
    responses: one('response'),
};
/** What a key of an object of some kind holds. */
function memberOf(kind, key) {
    if (Object.hasOwn(members[kind], key))
        return members[kind][key] ?? data;
    const entry = entries[kind];
    return entry === undefined || key.startsWith('x-') ? data : entry;
}
const sections = {
    schema: 'schemas',
    response: 'responses',
    parameter: 'parameters',
    example: 'examples',
    requestBody: 'requestBodies',
    header: 'headers',
    link: 'links',
    callback: 'callbacks',
    securityScheme: 'securitySchemes',
};
const sections20 = {
    schema: 'definitions',
    response: 'responses',
    parameter: 'parameters',
};
/** The keys from the root to where shared objects of a kind live; undefined where a version has no such place. */
function findSection(kind, version) {
    const name = version === '2.0' ? sections20[kind] : sections[kind];
    if (version === '2.0')
        return name === undefined ? undefined : [name];
    if (kind === 'mediaType' && version === '3.2')
        return ['components', 'mediaTypes'];
    return name === undefined ? undefined : ['components', name];
}
/** Every section of a version that holds shared objects. */
function listSections(version) {
    return Object.keys(members).flatMap((kind) => {
        const section = findSection(kind, version);
        return section === undefined ? [] : [{ kind, section }];
    });
}

;// CONCATENATED MODULE: ./src/spec/document/pointer.ts

/** One reference token, escaped. @see RFC 6901, section 3 */
function escapeToken(token) {
    return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}
/** The opposite of `escapeToken`: `~1` first, so that `~01` stays `~1`. */
function unescapeToken(token) {
    return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}
/** A pointer for a path of keys and indices; empty for the whole document. */
function renderPointer(path) {
    return path.map((token) => `/${escapeToken(String(token))}`).join('');
}
/** The tokens of a pointer, unescaped, or undefined where it does not start with `/` and is not empty. */
function parsePointer(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer.slice(1).split('/').map(unescapeToken);
}
/** The value that a pointer names, own members only. */
function findByPointer(root, pointer) {
    const tokens = parsePointer(pointer);
    if (tokens === undefined)
        return undefined;
    let value = root;
    for (const token of tokens) {
        if (isArray(value))
            value = /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
        else if (isObject(value))
            value = Object.hasOwn(value, token) ? value[token] : undefined;
        else
            return undefined;
        if (value === undefined)
            return undefined;
    }
    return value;
}

;// CONCATENATED MODULE: ./src/spec/bundle/ref-target.ts

/**
 * Reads a reference as OpenAPI 3.0 does: relative to the file it stands in, never over the network, never out of the
 * workspace. Hidden files (`.git` holds the checkout's token) are refused, but for folders that the root file is in.
 */
function parseRef(ref, from, rootFile) {
    const hash = ref.indexOf('#');
    const file = hash === -1 ? ref : ref.slice(0, hash);
    const fragment = hash === -1 ? '' : ref.slice(hash + 1);
    const refusal = file === '' ? undefined : refuseFile(file);
    if (refusal !== undefined)
        return { ok: false, ...refusal };
    const decoded = decode(fragment);
    if (decoded !== '' && !decoded.startsWith('/')) {
        return {
            ok: false,
            rule: 'ref-anchor',
            message: `The reference ${quote(ref)} names an anchor (\`$anchor\` or \`$id\`), which is not supported; write the way to the target, such as \`#/components/schemas/Pet\`.`,
        };
    }
    const tokens = decoded === '' ? [] : decoded.slice(1).split('/').map(unescapeToken);
    if (file === '')
        return { ok: true, path: undefined, tokens };
    const path = join(from, decode(file));
    if (path === undefined) {
        return {
            ok: false,
            rule: 'ref-outside',
            message: `The reference ${quote(ref)} leaves the workspace; only files inside it are read.`,
        };
    }
    if (isHidden(path, rootFile)) {
        return {
            ok: false,
            rule: 'ref-hidden',
            message: `The reference ${quote(ref)} names a hidden file or folder; those are not read.`,
        };
    }
    const raw = file.includes('%') ? join(from, file) : undefined;
    // A name may hold a real percent sign: taken literally where the decoded name is not there.
    return { ok: true, path, tokens, ...(raw !== undefined && raw !== path && { otherPath: raw }) };
}
/** References are printed back into messages; their length is the author's. */
function quote(ref) {
    return `\`${ref.length > 200 ? `${ref.slice(0, 200)}…` : ref}\``;
}
/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
function renderRef(path) {
    return `#${renderPointer(path).replaceAll('%', '%25')}`;
}
function refuseFile(file) {
    if (/^[a-z]:[\\/]/i.test(file) || file.includes('\\')) {
        return {
            rule: 'ref-path',
            message: `The reference ${quote(file)} is a Windows path; write it relative to this file, with \`/\`.`,
        };
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(file) || file.startsWith('//')) {
        return {
            rule: 'ref-remote',
            message: `The reference ${quote(file)} leads out of the repository; nothing is fetched. Keep a copy of the file beside this one and refer to that.`,
        };
    }
    if (decode(file).startsWith('/')) {
        return {
            rule: 'ref-path',
            message: `The reference ${quote(file)} is an absolute path; write it relative to this file.`,
        };
    }
    if (decode(file).includes('\0') || decode(file).includes('\\')) {
        return {
            rule: 'ref-path',
            message: `The reference ${quote(file)} holds a character that no file name has.`,
        };
    }
    return undefined;
}
/** The workspace path of a relative one, or undefined where it climbs out. */
function join(from, relative) {
    const segments = from.split('/').slice(0, -1);
    for (const segment of relative.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function isHidden(path, rootFile) {
    const own = rootFile.split('/').slice(0, -1);
    let inside = true;
    return path.split('/').some((segment, at) => {
        inside &&= own[at] === segment;
        return segment.startsWith('.') && (!inside || /^\.git$/i.test(segment));
    });
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./src/spec/bundle/bundle-links.ts




/** Turns each `operationRef` to another file into one to the operation's place in the document. */
function settleLinks({ document, resolver, links, findings }) {
    if (links.length === 0)
        return;
    const places = findOperations(document);
    for (const { link, file, path } of links) {
        const { operationRef } = link;
        if (typeof operationRef !== 'string' ||
            resolver.settled.has(link) ||
            /^[a-z][a-z0-9+.-]+:/i.test(operationRef))
            continue;
        const target = resolver.resolveFully(file, operationRef);
        const place = target.kind !== 'target'
            ? undefined
            : target.file === resolver.rootFile
                ? renderRef(target.tokens)
                : isObject(target.value)
                    ? places.get(target.value)
                    : undefined;
        if (place !== undefined) {
            if (file !== resolver.rootFile || !operationRef.startsWith('#'))
                setMember(link, 'operationRef', place);
            resolver.settled.add(link);
            continue;
        }
        findings.push({
            severity: 'warning',
            rule: 'unresolved-link',
            message: `The link's operationRef ${quote(operationRef)} names no operation of this description.`,
            pointer: renderPointer([...path, 'operationRef']),
        });
    }
}
function findOperations(document) {
    const places = new Map();
    const { paths } = document;
    for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
        for (const [key, operation] of Object.entries(isObject(item) ? item : {})) {
            if (memberOf('pathItem', key).kind === 'operation' && isObject(operation) && !places.has(operation)) {
                places.set(operation, renderRef(['paths', path, key]));
            }
        }
    }
    return places;
}

;// CONCATENATED MODULE: ./src/spec/read/limits.ts
/**
 * What is read at most. A description beyond these ends in a clear problem, not in a runner out of memory;
 * the largest public ones (GitHub: 13 MB, 60 levels, 3,000 files) stay far below.
 */
const limits = {
    /** Bytes of one JSON file, and of all files of a description together. */
    totalBytes: 64 * 1024 * 1024,
    /** Bytes of one YAML file: reading YAML takes about twelve times its size in memory, JSON about four. */
    yamlBytes: 16 * 1024 * 1024,
    /** Files that a description may reach through `$ref`. */
    files: 10_000,
    /** Levels of objects and arrays inside each other, counted through aliases and bundled files too. */
    depth: 400,
    /** Characters that a document takes when written out, each alias counted as the copy that it stands for. */
    expandedCharacters: 96 * 1024 * 1024,
    /** Mapping entries copied by YAML merge keys (`<<`). */
    mergedKeys: 200_000,
    /** Problems of one rule that are shown one by one; the rest is a count. */
    problemsPerRule: 100,
};
/** `64 MiB`, for messages. */
function renderBytes(bytes) {
    const mebibytes = bytes / (1024 * 1024);
    return mebibytes >= 1 ? `${Math.round(mebibytes)} MiB` : `${bytes} bytes`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/spec/read/places.ts
/**
 * Places of offsets in a text, all in one pass. Lines end with `\n`, `\r\n` or `\r`; columns count UTF-16 units, as
 * editors do. Bytes are UTF-8 (a minified file is one line of megabytes: no stretch of it is decoded twice).
 */
function findPlaces(text, offsets) {
    const places = new Map();
    const codeAt = typeof text === 'string' ? (at) => text.charCodeAt(at) : (at) => text[at] ?? 0;
    const unitsBetween = (start, end) => typeof text === 'string'
        ? end - start
        : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.subarray(start, end)).length;
    let at = 0;
    let line = 1;
    let counted = 0;
    let column = 1;
    for (const offset of [...offsets].sort((a, b) => a - b)) {
        for (; at < offset; at++) {
            const code = codeAt(at);
            if (code !== 0x0a && (code !== 0x0d || codeAt(at + 1) === 0x0a))
                continue;
            line++;
            counted = at + 1;
            column = 1;
        }
        column += unitsBetween(counted, offset);
        counted = offset;
        places.set(offset, { line, column });
    }
    return places;
}
/** The place of one offset, as a part of a fault. */
function placeOf(text, offset) {
    const place = findPlaces(text, [offset]).get(offset);
    return place === undefined ? {} : { place };
}

;// CONCATENATED MODULE: ./src/spec/read/decode.ts


/** The file's text as UTF-8 without a byte-order mark. UTF-16 is told by its mark, or by the zeros beside ASCII. */
function decodeFile(bytes) {
    if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) {
        return refuse('bad-encoding', 'The file is UTF-32; expected UTF-8 or UTF-16.', bytes, 0);
    }
    const { encoding, markBytes } = detectEncoding(bytes);
    const content = markBytes === 0 ? bytes : bytes.subarray(markBytes);
    if (encoding !== 'utf-8')
        return decodeUtf16(content, encoding);
    if (!(0,external_node_buffer_.isUtf8)(content)) {
        const at = findInvalidByte(content);
        const seen = `0x${(content[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
        return refuse('bad-encoding', `The file is not UTF-8: it has the byte ${seen} here. Save it as UTF-8 (it may be Latin-1, Windows-1252 or binary).`, content, at);
    }
    return findZero(content) ?? { ok: true, text: content, asWritten: markBytes === 0 };
}
function detectEncoding(bytes) {
    if (startsWith(bytes, [0xef, 0xbb, 0xbf]))
        return { encoding: 'utf-8', markBytes: 3 };
    if (startsWith(bytes, [0xff, 0xfe]))
        return { encoding: 'utf-16le', markBytes: 2 };
    if (startsWith(bytes, [0xfe, 0xff]))
        return { encoding: 'utf-16be', markBytes: 2 };
    // A description starts with an ASCII character, so UTF-16 shows a zero beside it.
    const [first, second] = bytes;
    if (bytes.length % 2 === 0 && second === 0 && first !== 0 && first !== undefined) {
        return { encoding: 'utf-16le', markBytes: 0 };
    }
    if (bytes.length % 2 === 0 && first === 0 && second !== 0 && second !== undefined) {
        return { encoding: 'utf-16be', markBytes: 0 };
    }
    return { encoding: 'utf-8', markBytes: 0 };
}
function decodeUtf16(content, encoding) {
    try {
        // Node's own TextDecoder knows UTF-16BE only with full ICU; swapping works everywhere.
        const little = encoding === 'utf-16be' ? Buffer.from(content).swap16() : content;
        const text = Buffer.from(new TextDecoder('utf-16le', { fatal: true }).decode(little), 'utf8');
        return findZero(text) ?? { ok: true, text, asWritten: false };
    }
    catch {
        return refuse('bad-encoding', `The file looks like ${encoding.toUpperCase()} but is broken.`, content, 0);
    }
}
function findZero(text) {
    const at = text.indexOf(0);
    if (at === -1)
        return undefined;
    return refuse('bad-encoding', 'The file has a NUL character here: it is binary, not a description.', text, at);
}
/** The first byte that makes the text invalid, by halving: text that is valid up to a boundary needs no second look. */
function findInvalidByte(bytes) {
    let valid = 0;
    let invalid = bytes.length;
    while (invalid - valid > 1) {
        let cut = (valid + invalid) >> 1;
        while (cut > valid && ((bytes[cut] ?? 0) & 0xc0) === 0x80)
            cut--;
        if (cut === valid)
            return valid;
        if ((0,external_node_buffer_.isUtf8)(bytes.subarray(valid, cut)))
            valid = cut;
        else
            invalid = cut;
    }
    return valid;
}
function refuse(rule, message, text, offset) {
    return { ok: false, fault: { rule, message, pointer: '', ...placeOf(text, offset) } };
}
function startsWith(bytes, mark) {
    return mark.every((byte, at) => bytes[at] === byte);
}

;// CONCATENATED MODULE: ./src/spec/read/json-scan.ts

const space = new Set([0x20, 0x09, 0x0a, 0x0d]);
const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const comma = 0x2c;
const json_scan_quote = 0x22;
/**
 * Walks JSON text byte by byte without building it: for places, for what `JSON.parse` does not tell (which key is
 * there twice, which number does not fit), and for the place of the first fault. Uses no recursion.
 */
function scanJson(text, visitor) {
    const open = [];
    let expected = 'value';
    let at = 0;
    const afterValue = () => (open.length === 0 ? 'nothing' : 'comma-or-end');
    for (;;) {
        while (space.has(text[at] ?? 0))
            at++;
        const byte = text[at];
        if (byte === undefined)
            return expected === 'nothing' ? undefined : json_scan_refuse(text, at, expected, open.at(-1));
        const inObject = open.at(-1);
        if (byte === json_scan_quote && expected !== 'colon' && expected !== 'comma-or-end' && expected !== 'nothing') {
            const end = findStringEnd(text, at);
            if (typeof end !== 'number')
                return end;
            const isKey = expected === 'key' || expected === 'key-or-end';
            if ((isKey ? visitor.key?.(at, end) : visitor.scalar?.(at, end)) === false)
                return undefined;
            expected = isKey ? 'colon' : afterValue();
            at = end;
        }
        else if (byte === 0x3a && expected === 'colon') {
            expected = 'value';
            at++;
        }
        else if (byte === comma && expected === 'comma-or-end') {
            expected = inObject === true ? 'key' : 'value';
            at++;
        }
        else if ((byte === 0x7b || byte === 0x5b) && (expected === 'value' || expected === 'value-or-end')) {
            visitor.enter?.(at, byte === 0x7b);
            open.push(byte === 0x7b);
            expected = byte === 0x7b ? 'key-or-end' : 'value-or-end';
            at++;
        }
        else if (closes(byte, inObject) && (expected === 'comma-or-end' || expected.endsWith('-or-end'))) {
            visitor.leave?.();
            open.pop();
            expected = afterValue();
            at++;
        }
        else if (expected === 'value' || expected === 'value-or-end') {
            const end = findWordEnd(text, at);
            if (!word.test(readText(text, at, Math.min(end, at + 2000))))
                return json_scan_refuse(text, at, expected, inObject);
            if (visitor.scalar?.(at, end) === false)
                return undefined;
            expected = afterValue();
            at = end;
        }
        else {
            return json_scan_refuse(text, at, expected, inObject);
        }
    }
}
function readText(text, start, end) {
    return new TextDecoder().decode(text.subarray(start, end));
}
function closes(byte, inObject) {
    return (byte === 0x7d && inObject === true) || (byte === 0x5d && inObject === false);
}
function findStringEnd(text, start) {
    for (let at = start + 1; at < text.length; at++) {
        const byte = text[at] ?? 0;
        if (byte === json_scan_quote)
            return at + 1;
        if (byte === 0x5c)
            at++;
        else if (byte < 0x20) {
            return fault(text, at, byte === 0x0a || byte === 0x0d
                ? 'The string is not closed on its line.'
                : 'A control character in a string must be escaped.');
        }
    }
    return fault(text, start, 'The string that starts here is never closed; the file may be cut off.');
}
function findWordEnd(text, start) {
    let at = start;
    // Letters, digits, `+`, `-` and `.`: all that a number or a literal may hold.
    while (/[\w+.-]/.test(String.fromCharCode(text[at] ?? 0)))
        at++;
    return at;
}
const wanted = {
    value: 'a value',
    'value-or-end': 'a value or `]`',
    key: 'a key in double quotes',
    'key-or-end': 'a key in double quotes or `}`',
    colon: '`:` after the key',
    'comma-or-end': '`,` or the closing bracket',
    nothing: 'nothing more after the document',
};
function json_scan_refuse(text, at, expected, inObject) {
    if (at >= text.length) {
        return fault(text, at, `The JSON ends too early: expected ${wanted[expected]}. The file may be cut off.`);
    }
    const seen = String.fromCodePoint(readText(text, at, Math.min(at + 4, text.length)).codePointAt(0) ?? 0);
    const ending = expected === 'key' && seen === '}' ? ' A comma before `}` is not allowed in JSON.' : '';
    const trailing = expected === 'value' && inObject === false && seen === ']'
        ? ' A comma before `]` is not allowed in JSON.'
        : '';
    return fault(text, at, `The JSON is broken: found \`${seen}\` but expected ${wanted[expected]}.${ending}${trailing}`);
}
function fault(text, offset, message) {
    return { rule: 'json-syntax', message, pointer: '', ...placeOf(text, offset) };
}

;// CONCATENATED MODULE: ./src/spec/read/json-pieces.ts

/** Bytes of text that are decoded and parsed at once, roughly. */
const usualPieceBytes = 256 * 1024;
/** Levels that are taken apart; what is nested deeper is one piece, whatever its size. */
const mostLevels = 6;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/**
 * `JSON.parse` for large UTF-8 texts: a container's members are parsed some at a time. Decoded at once, the text would
 * take its size again, or twice that with one character beyond Latin-1, for as long as the document is worked on.
 * @throws SyntaxError
 */
function parseInPieces(text, pieceBytes = usualPieceBytes) {
    const whole = trim(text, { start: 0, end: text.length });
    try {
        return parseRange({ text, pieceBytes }, whole, mostLevels);
    }
    catch {
        // Whether it is JSON is for the platform's parser to say.
        return parseText(json_pieces_decode(text, whole));
    }
}
function parseRange(source, range, levels) {
    const { text, pieceBytes } = source;
    const { start, end } = range;
    const opening = text[start];
    const closing = opening === 0x7b ? 0x7d : 0x5d;
    const isContainer = (opening === 0x7b || opening === 0x5b) && text[end - 1] === closing;
    if (!isContainer || levels === 0 || end - start <= pieceBytes)
        return parseText(json_pieces_decode(text, range));
    const inside = { start: start + 1, end: end - 1 };
    const whole = opening === 0x7b ? {} : [];
    for (const piece of cut(source, inside)) {
        const isLarge = piece.end - piece.start > pieceBytes && piece.isOne;
        if (isLarge && opening === 0x7b) {
            const colon = findColon(text, piece);
            const key = parseText(json_pieces_decode(text, { start: piece.start, end: colon }));
            if (typeof key !== 'string')
                throw new SyntaxError('A key must be text.');
            const value = parseRange(source, trim(text, { start: colon + 1, end: piece.end }), levels - 1);
            addAll(whole, { [key]: value });
        }
        else if (isLarge) {
            addAll(whole, [parseRange(source, trim(text, piece), levels - 1)]);
        }
        else {
            const [before, after] = opening === 0x7b ? ['{', '}'] : ['[', ']'];
            addAll(whole, parseText(`${before}${json_pieces_decode(text, piece)}${after}`));
        }
    }
    return whole;
}
function addAll(whole, part) {
    if (Array.isArray(whole)) {
        if (isArray(part))
            for (const entry of part)
                whole.push(entry);
    }
    else if (isObject(part)) {
        for (const key of Object.keys(part))
            setMember(whole, key, part[key] ?? null);
    }
}
/** The members of a container, small ones together, the commas between the pieces left out. */
function* cut({ text, pieceBytes }, { start, end }) {
    let pieceStart = start;
    let memberStart = start;
    let depth = 0;
    for (let at = start; at <= end; at++) {
        const byte = at === end ? 0x2c : text[at];
        if (byte === 0x22)
            at = json_pieces_findStringEnd(text, at, end);
        else if (byte === 0x7b || byte === 0x5b)
            depth++;
        else if (byte === 0x7d || byte === 0x5d)
            depth--;
        if (depth < 0 || (at === end && depth > 0))
            throw new SyntaxError('The brackets do not match.');
        if (byte !== 0x2c || depth > 0)
            continue;
        if (at - memberStart > pieceBytes && pieceStart < memberStart) {
            yield refuseBlank(text, { start: pieceStart, end: memberStart - 1, isOne: false });
            pieceStart = memberStart;
        }
        if (at - pieceStart > pieceBytes || at === end) {
            yield refuseBlank(text, { start: pieceStart, end: at, isOne: pieceStart === memberStart });
            pieceStart = at + 1;
        }
        memberStart = at + 1;
    }
}
/** In brackets of its own, nothing between two commas would look like an empty container. */
function refuseBlank(text, piece) {
    const { start, end } = trim(text, piece);
    if (start === end)
        throw new SyntaxError('There is nothing before or after a comma.');
    return piece;
}
function findColon(text, piece) {
    const quote = trim(text, piece).start;
    const after = text[quote] === 0x22 ? json_pieces_findStringEnd(text, quote, piece.end) + 1 : quote;
    const colon = trim(text, { start: after, end: piece.end }).start;
    if (text[colon] !== 0x3a)
        throw new SyntaxError('There is no colon after a key.');
    return colon;
}
/** From quote to quote; one after an odd run of backslashes does not end the string. */
function json_pieces_findStringEnd(text, quote, end) {
    for (let at = text.indexOf(0x22, quote + 1); at !== -1 && at < end; at = text.indexOf(0x22, at + 1)) {
        let slashes = 0;
        while (text[at - 1 - slashes] === 0x5c)
            slashes++;
        if (slashes % 2 === 0)
            return at;
    }
    throw new SyntaxError('A string is never closed.');
}
function trim(text, { start, end }) {
    while (start < end && isSpace(text[start]))
        start++;
    while (end > start && isSpace(text[end - 1]))
        end--;
    return { start, end };
}
function isSpace(byte) {
    return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
function json_pieces_decode(text, { start, end }) {
    return decoder.decode(text.subarray(start, end));
}
function parseText(text) {
    return JSON.parse(text);
}

;// CONCATENATED MODULE: ./src/spec/read/json-parse.ts



const largeBytes = 8 * 1024 * 1024;
/** UTF-8 JSON. Says where it is broken, which the platform's parser does not always do. Duplicate keys are found by `findDuplicateKey`. */
function parseJson(text) {
    try {
        const isLarge = text.length > largeBytes;
        return { ok: true, value: isLarge ? parseInPieces(text) : parseWhole(text) };
    }
    catch (error) {
        const fault = scanJson(text, {}) ?? {
            rule: 'json-syntax',
            message: `The JSON is broken: ${error instanceof Error ? error.message : String(error)}.`,
            pointer: '',
        };
        return { ok: false, fault };
    }
}
function parseWhole(text) {
    return JSON.parse(new TextDecoder().decode(text));
}
/** How many keys the text has, duplicates included: the colons outside strings of valid JSON. */
function countKeys(text) {
    let count = 0;
    for (let at = 0; at < text.length; at++) {
        const byte = text[at];
        if (byte === 0x3a)
            count++;
        if (byte !== 0x22)
            continue;
        // Jump from quote to quote; one that follows an odd run of backslashes does not end the string.
        do
            at = text.indexOf(0x22, at + 1);
        while (isEscaped(text, at));
    }
    return count;
}
function isEscaped(text, quote) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === 0x5c)
        slashes++;
    return slashes % 2 === 1;
}
/** The first key that an object has twice; `JSON.parse` would silently keep the last. */
function findDuplicateKey(text) {
    const open = [];
    let found;
    scanJson(text, {
        enter: () => void open.push(new Set()),
        leave: () => void open.pop(),
        key: (start, end) => {
            const key = JSON.parse(readText(text, start, end));
            if (open.at(-1)?.has(key) === true) {
                found = {
                    rule: 'duplicate-key',
                    message: `The key ${JSON.stringify(key)} is there twice in the same object; keep one of them.`,
                    pointer: '',
                    ...placeOf(text, start),
                };
                return false;
            }
            open.at(-1)?.add(key);
            return true;
        },
    });
    return found;
}

;// CONCATENATED MODULE: ./src/spec/read/locate-json.ts

/** Finds the wanted parts of valid JSON: members by their key, items by their start. */
function locateInJson(text, root, found) {
    const open = [];
    let next = root;
    const take = (start) => {
        const parent = open.at(-1);
        if (parent?.index === undefined)
            return next;
        const wanted = parent.wanted?.members.get(String(parent.index++));
        if (wanted !== undefined)
            found(wanted, start);
        return wanted;
    };
    scanJson(text, {
        enter: (start, isObject) => {
            const wanted = take(start);
            if (open.length === 0)
                found(root, start);
            open.push({ wanted, index: isObject ? undefined : 0 });
        },
        leave: () => void open.pop(),
        key: (start, end) => {
            const wanted = open.at(-1)?.wanted;
            next =
                wanted === undefined || wanted.members.size === 0
                    ? undefined
                    : locate_json_findMember(wanted, readText(text, start, end));
            if (next !== undefined)
                found(next, start);
            return true;
        },
        scalar: (start) => {
            take(start);
            return true;
        },
    });
}
function locate_json_findMember(wanted, quoted) {
    return wanted.members.get(JSON.parse(quoted));
}

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./src/spec/read/yaml-parse.ts


const schema = js_yaml/* CORE_SCHEMA */.OU.withTags(js_yaml/* mergeTag */.LJ);
const mostMended = 100;
const duplicate = 'duplicated mapping key';
/** YAML 1.2 with merge keys, one document. Keys stay the text they are written as: `200:` is "200", `1.10:` is "1.10". */
function parseYaml(written) {
    const mended = [];
    let text = written;
    for (;;) {
        try {
            return { ...readDocument(text), text, mended };
        }
        catch (error) {
            const place = mended.length < mostMended ? findShallowLine(error) : undefined;
            if (place === undefined)
                return { ok: false, fault: explain(error, text) };
            mended.push(place);
            text = indentLine(text, place.line);
        }
    }
}
/** @throws YAMLException */
function readDocument(text) {
    const events = readEvents(text);
    const documents = (0,js_yaml/* constructFromEvents */.fw)(events, {
        source: text,
        schema,
        maxTotalMergeKeys: limits.mergedKeys,
    });
    if (documents.length > 1)
        js_yaml/* YAMLException */.tB.throwAt(text, 0, `${documents.length} documents`);
    // What the core schema builds are JSON's types, plus NaN and the infinities, which the survey refuses.
    return { ok: true, value: (documents[0] ?? null) };
}
/**
 * A line of quoted text that is not indented deeper than its key. The standard forbids it, yet the most used readers
 * took it for years, so real files have it; its indentation means nothing, so adding some changes nothing.
 */
function findShallowLine(error) {
    if (!(error instanceof js_yaml/* YAMLException */.tB) || error.reason !== 'deficient indentation')
        return undefined;
    return error.mark === undefined ? undefined : { line: error.mark.line + 1, column: error.mark.column + 1 };
}
function indentLine(text, line) {
    let start = 0;
    for (let at = 1; at < line; at++)
        start = text.indexOf('\n', start) + 1;
    return `${text.slice(0, start)} ${text.slice(start)}`;
}
/**
 * The parser's events, keys that look like numbers, booleans or null turned into text.
 * @throws YAMLException
 */
function readEvents(text) {
    const events = (0,js_yaml/* parseEvents */.PH)(text, { maxDepth: limits.depth });
    keepKeysAsText(events, text);
    return events;
}
function keepKeysAsText(events, text) {
    // One entry for each open collection: whether the next node in it is a key; sequences and documents never have one.
    const keyNext = [];
    const finishNode = () => {
        const top = keyNext.at(-1);
        if (top !== undefined)
            keyNext[keyNext.length - 1] = !top;
    };
    for (const event of events) {
        switch (event.type) {
            case js_yaml/* EVENT_ID */.hy.DOCUMENT:
                keyNext.push(undefined);
                break;
            case js_yaml/* EVENT_ID */.hy.SEQUENCE:
            case js_yaml/* EVENT_ID */.hy.MAPPING:
                if (keyNext.at(-1) === true)
                    js_yaml/* YAMLException */.tB.throwAt(text, event.start, 'a key must be text, not a collection');
                keyNext.push(event.type === js_yaml/* EVENT_ID */.hy.MAPPING ? true : undefined);
                break;
            case js_yaml/* EVENT_ID */.hy.POP:
                keyNext.pop();
                finishNode();
                break;
            case js_yaml/* EVENT_ID */.hy.ALIAS:
                finishNode();
                break;
            case js_yaml/* EVENT_ID */.hy.SCALAR:
                if (keyNext.at(-1) === true &&
                    event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN &&
                    isTyped(text, event.valueStart, event.valueEnd)) {
                    event.style = js_yaml/* SCALAR_STYLE */.jK.SINGLE_QUOTED;
                }
                finishNode();
                break;
        }
    }
}
function isTyped(text, start, end) {
    return end - start < 40 && /^(?:[-+.]?[\d.][\w.+-]*|true|false|null|~)$/i.test(text.slice(start, end));
}
function explain(error, text) {
    if (!(error instanceof js_yaml/* YAMLException */.tB)) {
        // js-yaml documents that other errors may come; a stack that is too deep is the one seen.
        const reason = error instanceof Error ? error.message : String(error);
        return { rule: 'yaml-syntax', message: `The YAML cannot be read: ${reason}.`, pointer: '' };
    }
    const { mark } = error;
    // The offset of a quoted key begins after its quote.
    const isQuoted = error.reason === duplicate && mark !== undefined && /['"]/.test(text[mark.position - 1] ?? '');
    const quote = isQuoted ? 1 : 0;
    const place = mark === undefined ? {} : { place: { line: mark.line + 1, column: mark.column + 1 - quote } };
    const [rule, message] = words(error.reason, text.slice((mark?.position ?? text.length) - quote));
    return { rule, message, pointer: '', ...place };
}
function words(reason, after) {
    if (reason === duplicate) {
        const key = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]+)/.exec(after.slice(0, 200))?.[0].trim() ?? '';
        return ['duplicate-key', `The key \`${key}\` is there twice in the same mapping; keep one of them.`];
    }
    if (reason.endsWith(' documents')) {
        return ['yaml-documents', `The file holds ${reason} (separated by \`---\`); expected one.`];
    }
    if (reason.includes('tab characters')) {
        return ['yaml-syntax', 'The YAML is indented with a tab here; YAML allows spaces only.'];
    }
    if (/maxDepth|nesting/i.test(reason)) {
        return ['too-deep', `The document is nested more than ${limits.depth} levels deep here.`];
    }
    if (reason.includes('maxTotalMergeKeys')) {
        return ['too-large', `The merge keys (\`<<\`) of this file copy more than ${limits.mergedKeys} entries.`];
    }
    if (/^unknown .*tag/.test(reason)) {
        return ['yaml-tag', `The YAML uses a tag that has no meaning in JSON: ${reason}.`];
    }
    return ['yaml-syntax', `The YAML is broken: ${reason}.`];
}

;// CONCATENATED MODULE: ./src/spec/read/locate-yaml.ts


/** Finds the wanted parts of valid YAML: members by their key, items by their start, through aliases and merge keys. */
function locateInYaml(text, root, found) {
    const events = readEvents(text);
    const anchors = new Map();
    visit(1, root);
    /** Walks the node that starts at an event and returns the event after it; `wanted` undefined only skips. */
    function visit(at, wanted) {
        const event = events[at];
        if (event === undefined || event.type === js_yaml/* EVENT_ID */.hy.DOCUMENT || event.type === js_yaml/* EVENT_ID */.hy.POP)
            return at + 1;
        if (event.anchorStart !== -1 && event.type !== js_yaml/* EVENT_ID */.hy.ALIAS) {
            anchors.set(text.slice(event.anchorStart, event.anchorEnd), at);
        }
        if (at === 1)
            found(root, findStart(event, text));
        if (event.type === js_yaml/* EVENT_ID */.hy.MAPPING)
            return visitMapping(at + 1, wanted);
        if (event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE)
            return visitSequence(at + 1, wanted);
        if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS && wanted !== undefined && wanted.members.size > 0) {
            const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd));
            if (target !== undefined)
                visit(target, wanted);
        }
        return at + 1;
    }
    function visitMapping(start, wanted) {
        let at = start;
        while (events[at] !== undefined && events[at]?.type !== js_yaml/* EVENT_ID */.hy.POP) {
            const key = events[at];
            const name = wanted === undefined || key === undefined ? undefined : readKey(key, text);
            const member = name === undefined ? undefined : wanted?.members.get(name);
            if (member !== undefined && key !== undefined)
                found(member, findStart(key, text));
            const value = visit(at, undefined);
            // What is merged in lies under the anchor; own keys were or will be found first, for places are kept once.
            at = visit(value, name === '<<' ? wanted : member);
        }
        return at + 1;
    }
    function visitSequence(start, wanted) {
        let at = start;
        for (let index = 0; events[at] !== undefined && events[at]?.type !== js_yaml/* EVENT_ID */.hy.POP; index++) {
            const item = wanted?.members.get(String(index));
            const event = events[at];
            if (item !== undefined && event !== undefined)
                found(item, findStart(event, text));
            at = visit(at, item);
        }
        return at + 1;
    }
}
function readKey(event, text) {
    return event.type === js_yaml/* EVENT_ID */.hy.SCALAR ? (0,js_yaml/* getScalarValue */.KE)(text, event) : undefined;
}
function findStart(event, text) {
    switch (event.type) {
        case js_yaml/* EVENT_ID */.hy.SCALAR: {
            const start = firstOf(event.tagStart, event.anchorStart - 1, event.valueStart);
            // Offsets of quoted text begin after the quote. The style does not tell: `200` as a key was made quoted.
            return start === event.valueStart && /['"]/.test(text[start - 1] ?? '') ? start - 1 : start;
        }
        case js_yaml/* EVENT_ID */.hy.MAPPING:
        case js_yaml/* EVENT_ID */.hy.SEQUENCE:
            return firstOf(event.start);
        case js_yaml/* EVENT_ID */.hy.ALIAS:
            return event.anchorStart - 1;
        case js_yaml/* EVENT_ID */.hy.DOCUMENT:
        case js_yaml/* EVENT_ID */.hy.POP:
            return 0;
    }
}
function firstOf(...offsets) {
    const there = offsets.filter((offset) => offset >= 0);
    return there.length === 0 ? 0 : Math.min(...there);
}

;// CONCATENATED MODULE: ./src/spec/read/wanted.ts

function planPointers(pointers) {
    const root = { pointers: [], members: new Map() };
    for (const pointer of pointers) {
        let node = root;
        for (const token of parsePointer(pointer) ?? []) {
            let next = node.members.get(token);
            if (next === undefined) {
                next = { pointers: [], members: new Map() };
                node.members.set(token, next);
            }
            node = next;
        }
        node.pointers.push(pointer);
    }
    return root;
}

;// CONCATENATED MODULE: ./src/spec/read/locate.ts




/**
 * Places of pointers in a file: of a member, its key; of an item, its start; of the whole, its first character. Where a
 * pointer leads to something absent, the nearest part that is there. Reads the file a second time: for problems only.
 */
function locatePointers(source, pointers) {
    const wanted = planPointers(pointers);
    const offsets = new Map();
    const found = (part, offset) => {
        if (!offsets.has(part))
            offsets.set(part, offset);
    };
    const text = source.format === 'yaml' ? new TextDecoder().decode(source.text) : source.text;
    if (typeof text === 'string')
        locateInYaml(text, wanted, found);
    else if (source.format === 'json')
        locateInJson(text, wanted, found);
    const places = findPlaces(text, offsets.values());
    const located = new Map();
    const settle = (part, nearest) => {
        const place = places.get(offsets.get(part) ?? -1) ?? nearest;
        for (const pointer of part.pointers)
            located.set(pointer, place);
        for (const member of part.members.values())
            settle(member, place);
    };
    settle(wanted, { line: 1, column: 1 });
    return located;
}

;// CONCATENATED MODULE: ./src/spec/read/survey.ts



const survey_open = { size: 0, levels: 0 };
const small = { size: 8, levels: 0 };
/**
 * Makes sure that a document is finite JSON before anything walks it: not nested too deep, no circle and no bomb
 * through shared objects (YAML aliases, bundled files), no key or number that JSON writers mishandle.
 */
function surveyDocument(root, options) {
    const measure = {
        keys: 0,
        extents: options.shared ? new Map() : undefined,
        path: [],
        fault: undefined,
    };
    visit(root, measure);
    return measure.fault === undefined ? { ok: true, keys: measure.keys } : { ok: false, fault: measure.fault };
}
function visit(value, measure) {
    if (typeof value === 'string')
        return value.length < 16 ? small : { size: value.length + 3, levels: 0 };
    if (typeof value === 'number' && !Number.isFinite(value)) {
        return survey_refuse(measure, 'bad-number', `JSON has no ${value}; write a number that JSON can hold, or quote it.`);
    }
    if (typeof value !== 'object' || value === null)
        return small;
    const known = measure.extents?.get(value);
    if (known === survey_open) {
        return survey_refuse(measure, 'circular-alias', 'The document contains itself here, so it has no end.');
    }
    if (measure.path.length + (known?.levels ?? 0) >= limits.depth) {
        return survey_refuse(measure, 'too-deep', `The document is nested more than ${limits.depth} levels deep here.`);
    }
    if (known !== undefined)
        return known;
    measure.extents?.set(value, survey_open);
    const extent = isArray(value) ? visitItems(value, measure) : visitMembers(value, measure);
    measure.extents?.set(value, extent);
    if (extent.size <= limits.expandedCharacters)
        return extent;
    const limit = renderBytes(limits.expandedCharacters);
    return survey_refuse(measure, 'too-large', `Written out, with each alias and reference in full, this part takes more than ${limit}.`);
}
function visitItems(items, measure) {
    let size = 2;
    let levels = 0;
    for (let at = 0; at < items.length && measure.fault === undefined; at++) {
        measure.path.push(at);
        const extent = visit(items[at] ?? null, measure);
        measure.path.pop();
        size += extent.size;
        if (extent.levels > levels)
            levels = extent.levels;
    }
    return { size, levels: levels + 1 };
}
function visitMembers(value, measure) {
    if (!isObject(value))
        return small;
    let size = 2;
    let levels = 0;
    for (const key of Object.keys(value)) {
        if (measure.fault !== undefined)
            break;
        measure.keys++;
        measure.path.push(key);
        if (key === '__proto__')
            survey_refuse(measure, 'forbidden-key', forbiddenKey);
        const extent = visit(value[key] ?? null, measure);
        measure.path.pop();
        size += key.length + 4 + extent.size;
        if (extent.levels > levels)
            levels = extent.levels;
    }
    return { size, levels: levels + 1 };
}
const forbiddenKey = 'The key "__proto__" is not accepted: many JSON readers mistake it for something else. Rename it.';
function survey_refuse(measure, rule, message) {
    measure.fault ??= { rule, message, pointer: renderPointer(measure.path) };
    return small;
}

;// CONCATENATED MODULE: ./src/spec/read/source.ts







/** Reads a file by what its name says, and where that says nothing by how it starts. */
function parseSource(path, bytes) {
    if (bytes.length > limits.totalBytes) {
        return source_refuse('too-large', `The file has ${renderBytes(bytes.length)}; at most ${renderBytes(limits.totalBytes)} are read.`);
    }
    const decoded = decodeFile(bytes);
    if (!decoded.ok)
        return decoded;
    const { text, asWritten } = decoded;
    if (/\.(?:md|markdown|txt)$/i.test(path)) {
        // Descriptions keep long texts beside them: `description: { $ref: ./intro.md }` stands for the text itself.
        return {
            ok: true,
            source: { path, format: 'text', text, asWritten, root: new TextDecoder().decode(text), mended: [] },
        };
    }
    if (isBlank(text))
        return source_refuse('empty-file', 'The file is empty.');
    const format = decideFormat(path, text);
    if (format === 'yaml')
        return readYaml(path, text);
    return readJson(path, text, asWritten);
}
function decideFormat(path, text) {
    if (/\.json$/i.test(path))
        return 'json';
    const first = text.find((byte) => byte > 0x20);
    const startsLikeJson = first === 0x7b || first === 0x5b;
    // JSON is nearly a part of YAML, and its own parser is ten times faster: tried first, whatever the name.
    return startsLikeJson && parseJson(text).ok ? 'json' : 'yaml';
}
function readJson(path, text, asWritten) {
    const parsed = parseJson(text);
    if (!parsed.ok)
        return parsed;
    const source = { path, format: 'json', text, asWritten, root: parsed.value, mended: [] };
    const survey = surveyDocument(source.root, { shared: false });
    if (!survey.ok)
        return { ok: false, fault: placeFault(survey.fault, source) };
    const fault = countKeys(text) === survey.keys ? undefined : findDuplicateKey(text);
    return fault === undefined ? { ok: true, source } : { ok: false, fault };
}
function readYaml(path, bytes) {
    if (bytes.length > limits.yamlBytes) {
        return source_refuse('too-large', `The file has ${renderBytes(bytes.length)} of YAML; at most ${renderBytes(limits.yamlBytes)} are read. As JSON it may have ${renderBytes(limits.totalBytes)}.`);
    }
    const parsed = parseYaml(new TextDecoder().decode(bytes));
    if (!parsed.ok)
        return parsed;
    const { value: root, mended } = parsed;
    const text = mended.length === 0 ? bytes : Buffer.from(parsed.text, 'utf8');
    const source = { path, format: 'yaml', text, asWritten: false, root, mended };
    const survey = surveyDocument(root, { shared: true });
    return survey.ok ? { ok: true, source } : { ok: false, fault: placeFault(survey.fault, source) };
}
function placeFault(fault, source) {
    const place = locatePointers(source, [fault.pointer]).get(fault.pointer);
    return place === undefined ? fault : { ...fault, place };
}
function source_refuse(rule, message) {
    return { ok: false, fault: { rule, message, pointer: '', place: { line: 1, column: 1 } } };
}
function isBlank(text) {
    return text.every((byte) => byte <= 0x20);
}
/** What a root that is no object is, in words. */
function describeValue(value) {
    if (value === null)
        return 'nothing (null)';
    if (Array.isArray(value))
        return 'a list';
    if (isObject(value))
        return 'an object';
    return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}

;// CONCATENATED MODULE: ./src/spec/bundle/crawl.ts




/**
 * Reads every file that a description reaches, and only the reached parts of them count: a broken file that is named
 * in a part that nothing uses is never opened. Nothing is judged here; what a reference means is decided later.
 */
async function crawlFiles(root, resolver, reader) {
    resolver.files.set(root.path, { state: 'read', source: root });
    // The root of JSON text is a tree: no object is met twice, and of 13 MB there are a million.
    const seen = new Set();
    let totalBytes = root.text.length;
    let pending = collect(root.root, root.path, {
        seen: root.format === 'json' ? undefined : seen,
        isRoot: true,
    });
    while (pending.length > 0) {
        const needed = new Set();
        const waiting = [];
        // Grows while it is walked.
        for (const { from, ref } of pending) {
            const target = resolver.resolve(from, ref);
            if (target.kind === 'needs') {
                needed.add(target.path);
                waiting.push({ from, ref });
            }
            else if (target.kind === 'target' && target.file !== root.path) {
                for (const next of collect(target.value, target.file, { seen, isRoot: false }))
                    pending.push(next);
            }
        }
        for (const [path, read] of await readFiles([...needed], reader)) {
            const state = judge(path, read, { totalBytes, files: resolver.files.size });
            if (state.state === 'read')
                totalBytes += state.source.text.length;
            resolver.files.set(path, state);
        }
        pending = waiting;
    }
}
/** In handfuls: thousands of files at once would be too many open ones. */
async function readFiles(paths, reader) {
    const results = [];
    for (let at = 0; at < paths.length; at += 16) {
        results.push(...(await Promise.all(paths.slice(at, at + 16).map((path) => readFile(path, reader)))));
    }
    return results;
}
async function readFile(path, reader) {
    try {
        return [path, await reader.read(path)];
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return [path, error];
        throw error;
    }
}
function judge(path, read, used) {
    if (read === undefined)
        return { state: 'missing' };
    if (read instanceof errors/* ActionError */.lZ) {
        const rule = read.code === 'file-outside-workspace' ? 'ref-outside' : 'ref-unreadable';
        return { state: 'refused', rule, message: `\`${path}\` is not read: ${read.message}` };
    }
    if (used.files >= limits.files) {
        return {
            state: 'refused',
            rule: 'too-large',
            message: `The description has more than ${limits.files} files.`,
        };
    }
    if (used.totalBytes + read.length > limits.totalBytes) {
        const limit = renderBytes(limits.totalBytes);
        return {
            state: 'refused',
            rule: 'too-large',
            message: `With \`${path}\`, the description's files have more than ${limit} together.`,
        };
    }
    const parsed = parseSource(path, read);
    return parsed.ok ? { state: 'read', source: parsed.source } : { state: 'broken', fault: parsed.fault };
}
/** Everything under a value that may be a reference to be followed; inside the root file all of it is reached anyway. */
function collect(value, from, options) {
    const found = [];
    const add = (ref) => {
        if (typeof ref === 'string' && !(options.isRoot && ref.startsWith('#')))
            found.push({ from, ref });
    };
    const stack = [value];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        if (typeof next !== 'object' || next === null || options.seen?.has(next) === true)
            continue;
        options.seen?.add(next);
        if (!isObject(next)) {
            for (const item of isArray(next) ? next : [])
                if (typeof item === 'object')
                    stack.push(item);
            continue;
        }
        if (Object.hasOwn(next, '$ref'))
            add(next['$ref']);
        if (Object.hasOwn(next, 'propertyName') && isObject(next['mapping'])) {
            for (const schema of Object.values(next['mapping']))
                if (typeof schema === 'string' && looksLikeFile(schema))
                    add(schema);
        }
        for (const key of Object.keys(next)) {
            const member = next[key];
            if (typeof member === 'object')
                stack.push(member);
        }
    }
    return found;
}
/** A discriminator's mapping holds names of schemas or references; only these can be told from names. */
function looksLikeFile(name) {
    return /[/#]/.test(name) || /\.(?:json|ya?ml)$/i.test(name);
}

;// CONCATENATED MODULE: ./src/spec/bundle/bundle-mapping.ts




/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
function settleMapping(schema, around, bundling) {
    const { discriminator } = schema;
    const { resolver } = bundling;
    if (!isObject(discriminator) || resolver.settled.has(discriminator))
        return;
    resolver.settled.add(discriminator);
    const { mapping, defaultMapping } = discriminator;
    if (isObject(mapping)) {
        for (const [value, name] of Object.entries(mapping)) {
            settleName(mapping, value, { name, around, bundling, at: ['mapping', value] });
        }
    }
    if (defaultMapping !== undefined) {
        settleName(discriminator, 'defaultMapping', {
            name: defaultMapping,
            around,
            bundling,
            at: ['defaultMapping'],
        });
    }
}
function settleName(holder, key, entry) {
    const { name, around, bundling, at } = entry;
    const { resolver, homes, version, path, findings } = bundling;
    const isRoot = around.file === resolver.rootFile;
    if (typeof name !== 'string')
        return;
    const isReference = looksLikeFile(name);
    if (isRoot && !isReference)
        return;
    const section = version === '2.0' ? 'definitions' : 'components/schemas';
    const ref = isReference ? name : `#/${section}/${name}`;
    const target = resolver.resolveFully(around.file, ref);
    if (target.kind === 'target') {
        if (isRoot && name.startsWith('#') && target.file === resolver.rootFile)
            return;
        const home = target.file === resolver.rootFile ? renderRef(target.tokens) : homes.settle(target, 'schema');
        if (home !== undefined && home !== name) {
            setMember(holder, key, home);
            bundling.changed = true;
        }
    }
    else if (isReference && target.kind === 'fault') {
        const message = `The discriminator's mapping leads to no schema. ${target.message}`;
        const pointer = renderPointer([...path, 'discriminator', ...at]);
        findings.push({ severity: 'warning', rule: 'unresolved-mapping', message, pointer });
    }
}

;// CONCATENATED MODULE: ./src/spec/bundle/component-name.ts
/**
 * A name for a part of another file: its own name there, else the file's. Where that is taken, the file's or the
 * folder's name goes before it, and only then a number after it: `Pet`, `store_Pet`, `Pet_2`. Depends on nothing but
 * the files, so it is the same from run to run.
 */
function nameComponent(origin, taken) {
    const folders = origin.file.split('/');
    const file = (folders.pop() ?? '').replace(/\.(?:json|ya?ml)$/i, '');
    const own = ownName(origin.tokens);
    const parts = [...folders, file, ...own].map(clean).filter((part) => part !== '');
    const last = own.length === 0 ? 1 : own.length;
    for (let count = last; count <= parts.length; count++) {
        const name = parts.slice(-count).join('_');
        if (!taken.has(name))
            return name;
    }
    const base = parts.slice(-last).join('_') || 'part';
    let number = taken.has(base) ? 2 : 1;
    while (taken.has(number === 1 ? base : `${base}_${number}`))
        number++;
    return number === 1 ? base : `${base}_${number}`;
}
/** `/components/schemas/Pet` is "Pet"; `/Pet/properties/tags/items` is "Pet", "tags", "items". */
function ownName(tokens) {
    const holder = tokens.at(-2);
    if (tokens.length <= 1 || (holder !== undefined && holders.has(holder) && isTop(tokens.slice(0, -2)))) {
        return tokens.slice(-1);
    }
    return tokens.filter((token, at) => !holders.has(token) || at === tokens.length - 1);
}
function isTop(tokens) {
    return tokens.every((token) => token === 'components');
}
const holders = new Set([
    'components',
    'schemas',
    'definitions',
    '$defs',
    'properties',
    'parameters',
    'responses',
    'requestBodies',
    'headers',
    'examples',
    'links',
    'callbacks',
    'securitySchemes',
    'mediaTypes',
    'pathItems',
    'paths',
]);
/** Component names allow letters, digits, `.`, `-` and `_`; accents are taken off, other scripts are spelt as code points. */
function clean(part) {
    const plain = part.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain
        .replace(/[^\x20-\x7e]/gu, (character) => `u${(character.codePointAt(0) ?? 0).toString(16)}`)
        .replace(/[^\w.-]+/g, '_')
        .replace(/^_+|_+$/g, '');
}

;// CONCATENATED MODULE: ./src/spec/bundle/homes.ts




function createHomes(document, resolver, version) {
    const { origins } = resolver;
    const homes = new Map();
    const moved = [];
    let walked = 0;
    const taken = new Map();
    for (const { section } of listSections(version))
        claimSection(section);
    return { settle, takeMoved: () => moved[walked++] };
    /** Entries that the root already names are the homes of what they refer to. */
    function claimSection(section) {
        const key = section.join('/');
        const opened = openSection(section);
        taken.set(key, new Set(opened === undefined ? [] : Object.keys(opened.container)));
        if (opened === undefined)
            return;
        for (const [name, entry] of Object.entries(opened.container)) {
            if (!isObject(entry))
                continue;
            const home = renderRef([...section, name]);
            claim(entry, key, home);
            if (Object.keys(entry).length !== 1)
                continue;
            const target = followOut(entry, opened.file);
            if (target === undefined || !claim(target.value, key, home))
                continue;
            origins.set(target.value, target);
            setMember(opened.container, name, target.value);
        }
    }
    /** The section's own object; one that is kept in another file is put in its place first. */
    function openSection(section) {
        let container = document;
        let file = resolver.rootFile;
        for (const key of section) {
            const next = Object.hasOwn(container, key) ? container[key] : undefined;
            if (!isObject(next))
                return undefined;
            const target = followOut(next, origins.get(next)?.file ?? file);
            if (target !== undefined) {
                origins.set(target.value, target);
                setMember(container, key, target.value);
            }
            const inner = target?.value ?? next;
            file = origins.get(inner)?.file ?? file;
            container = inner;
        }
        return { container, file };
    }
    /** What a reference to another file ends in; undefined for everything else. */
    function followOut(value, from) {
        if (typeof value['$ref'] !== 'string')
            return undefined;
        const target = resolver.resolveFully(from, value['$ref']);
        if (target.kind !== 'target' || !isObject(target.value) || target.file === resolver.rootFile)
            return undefined;
        return { ...target, value: target.value };
    }
    function claim(value, section, home) {
        const known = homes.get(value) ?? new Map();
        homes.set(value, known);
        if (known.has(section))
            return false;
        known.set(section, home);
        return true;
    }
    function settle(target, kind) {
        const { value } = target;
        const section = findSection(kind, version);
        if (!isObject(value) || section === undefined)
            return undefined;
        const key = section.join('/');
        const known = homes.get(value)?.get(key);
        if (known !== undefined)
            return known;
        const names = taken.get(key) ?? new Set();
        const name = nameComponent(target, names);
        names.add(name);
        const home = renderRef([...section, name]);
        claim(value, key, home);
        origins.set(value, target);
        setMember(createSection(section), name, value);
        moved.push({ value, kind, path: [...section, name] });
        return home;
    }
    function createSection(section) {
        let at = document;
        for (const key of section) {
            if (!isObject(at[key]))
                setMember(at, key, {});
            at = at[key];
        }
        return at;
    }
}

;// CONCATENATED MODULE: ./src/spec/bundle/bundle.ts







/**
 * Moves the parts of other files into the document and turns every reference to them into one inside it. What has a
 * section among the components is shared there; the rest (path items, lists of properties, texts) goes where the
 * reference was. Objects keep their identity: `resolver.origins` tells where each was written.
 */
function bundleFiles(document, resolver, version) {
    const bundling = {
        document,
        resolver,
        homes: createHomes(document, resolver, version),
        version,
        findings: [],
        brokenFiles: new Set(),
        links: [],
        path: [],
        active: new Map(),
        walked: new Map(),
        changed: false,
    };
    const { homes, path } = bundling;
    const self = document['$self'];
    const base = version === '3.2' && typeof self === 'string' ? self : undefined;
    walk(document, { file: resolver.rootFile, kind: 'document', named: false, base }, bundling);
    for (let next = homes.takeMoved(); next !== undefined; next = homes.takeMoved()) {
        path.splice(0, path.length, ...next.path);
        walk(next.value, { file: resolver.rootFile, kind: next.kind, named: false, base: undefined }, bundling);
    }
    settleLinks(bundling);
    const { findings, brokenFiles } = bundling;
    return { document, findings, brokenFiles, changed: bundling.changed || resolver.origins.size > 0 };
}
function walk(value, around, bundling) {
    if (isArray(value)) {
        for (let at = 0; at < value.length; at++)
            bundle_visit(value, at, around, bundling);
        return;
    }
    if (!isObject(value))
        return;
    const here = enter(value, around, bundling);
    if (here.kind === 'schema' && !here.named)
        settleMapping(value, here, bundling);
    if (here.kind === 'link' && !here.named)
        bundling.links.push({ link: value, file: here.file, path: [...bundling.path] });
    for (const key of Object.keys(value)) {
        if (typeof value[key] !== 'object' || value[key] === null)
            continue;
        const member = here.named ? { kind: here.kind } : memberOf(here.kind, key);
        bundle_visit(value, key, { ...here, kind: member.kind, named: member.named === true }, bundling);
    }
}
/** Another file's object brings its file with it; from 3.1 on, a schema's `$id` moves what references are read against. */
function enter(value, around, { resolver, version }) {
    const file = resolver.origins.size === 0 ? undefined : resolver.origins.get(value)?.file;
    const here = file === undefined ? around : { ...around, file, base: undefined };
    if (here.kind !== 'schema' || here.named || version === '2.0' || version === '3.0')
        return here;
    const id = value['$id'];
    return typeof id === 'string' && id !== '' && !id.startsWith('#') ? { ...here, base: id } : here;
}
function bundle_visit(parent, key, around, bundling) {
    const value = isArray(parent) ? parent[Number(key)] : parent[String(key)];
    if (typeof value !== 'object' || value === null)
        return;
    bundling.path.push(key);
    // A property may be called `$ref`; then what it holds is an object, never text.
    const isReference = isObject(value) && Object.hasOwn(value, '$ref') && !(around.named && typeof value['$ref'] !== 'string');
    if (isReference)
        settleReference(value, { parent, key, around: enter(value, around, bundling) }, bundling);
    else
        walk(value, around, bundling);
    bundling.path.pop();
}
function settleReference(holder, spot, bundling) {
    const { around } = spot;
    const { resolver } = bundling;
    const ref = holder['$ref'];
    if (resolver.settled.has(holder))
        return;
    if (typeof ref !== 'string') {
        if (around.kind !== 'data')
            report(bundling, 'bad-ref', `A \`$ref\` must be text, such as "#/components/schemas/Pet"; found ${JSON.stringify(ref).slice(0, 80)}.`);
        walk(holder, around, bundling);
        return;
    }
    const target = resolver.resolve(around.file, ref);
    if (around.kind === 'data') {
        // Inside an example this is what an API answers; only what names another file that is there is meant to be followed.
        const isMeant = target.kind === 'target' && target.file !== around.file && target.file !== resolver.rootFile;
        if (isMeant)
            place(holder, spot, { ...target, ref }, bundling);
        else
            walk(holder, around, bundling);
    }
    else if (around.base !== undefined && (!ref.startsWith('#') || target.kind !== 'target')) {
        report(bundling, 'unsupported-id', `The reference ${quote(ref)} would have to be read against ${quote(around.base)} (\`$id\` or \`$self\`), which is not supported; take that out, or write the way from the root of this file.`);
    }
    else if (target.kind !== 'target') {
        reportTarget(bundling, target);
    }
    else {
        place(holder, spot, { ...target, ref }, bundling);
    }
}
function place(holder, spot, target, bundling) {
    const { around } = spot;
    const { resolver, homes } = bundling;
    const end = resolver.resolveFully(around.file, target.ref);
    if (end.kind !== 'target') {
        reportTarget(bundling, end);
        return;
    }
    const inRoot = [target, end].find(({ file }) => file === resolver.rootFile);
    if (inRoot === target && !target.crossed && around.file === resolver.rootFile) {
        walk(holder, around, bundling);
        return;
    }
    const home = inRoot === undefined
        ? ((around.named ? undefined : homes.settle(end, around.kind)) ?? findActive(end.value, bundling))
        : renderRef(inRoot.tokens);
    if (home === undefined) {
        inline(holder, spot, end, bundling);
        return;
    }
    setMember(holder, '$ref', home);
    resolver.settled.add(holder);
    bundling.changed = true;
    walk(holder, around, bundling);
}
function findActive(value, { active }) {
    return typeof value === 'object' && value !== null ? active.get(value) : undefined;
}
/** Puts the target in the reference's place; what stands beside a path item's `$ref` is laid over it. */
function inline(holder, spot, end, bundling) {
    const { parent, key, around } = spot;
    const beside = Object.entries(holder).filter(([name]) => name !== '$ref');
    const value = isObject(end.value) && beside.length > 0 ? { ...end.value, ...Object.fromEntries(beside) } : end.value;
    if (isArray(parent))
        parent[Number(key)] = value;
    else
        setMember(parent, String(key), value);
    bundling.changed = true;
    if (typeof value !== 'object' || value === null || typeof end.value !== 'object' || end.value === null)
        return;
    bundling.resolver.origins.set(value, end);
    const role = `${around.kind} ${around.named}`;
    const roles = bundling.walked.get(end.value) ?? new Set();
    if (roles.has(role))
        return;
    bundling.walked.set(end.value, roles.add(role));
    bundling.active.set(end.value, renderRef(bundling.path));
    walk(value, { ...around, file: end.file, base: undefined }, bundling);
    bundling.active.delete(end.value);
}
function reportTarget(bundling, target) {
    if (target.kind !== 'fault')
        return;
    if (target.brokenFile === undefined)
        report(bundling, target.rule, target.message);
    else
        bundling.brokenFiles.add(target.brokenFile);
}
function report({ findings, path }, rule, message) {
    findings.push({ severity: 'error', rule, message, pointer: renderPointer([...path, '$ref']) });
}

;// CONCATENATED MODULE: ./src/spec/read/find-version.ts


const find_version_wanted = 'Expected a description with `"swagger": "2.0"` or `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';
/** Which line of the standard a document follows, or what it seems to be instead. */
function findVersion(root) {
    if (!isObject(root))
        return find_version_refuse(`The document is ${describeValue(root)}, not an object. ${find_version_wanted}`);
    const swagger = findMember(root, 'swagger');
    const openapi = findMember(root, 'openapi');
    if (swagger !== undefined && openapi !== undefined) {
        return find_version_refuse('The document has both `swagger` and `openapi`; keep the one that it follows.', '/swagger');
    }
    if (swagger !== undefined)
        return fromSwagger(swagger);
    if (openapi !== undefined)
        return fromOpenapi(openapi);
    return find_version_refuse(`The document has neither \`openapi\` nor \`swagger\`. ${recognise(root)}${find_version_wanted}`);
}
function fromSwagger(swagger) {
    if (swagger === '2.0')
        return { ok: true, version: '2.0' };
    if (swagger === 2) {
        return find_version_refuse('`swagger` is the number 2; it must be the text "2.0". Put it in quotes.', '/swagger');
    }
    return find_version_refuse(`\`swagger\` is ${show(swagger)}; only "2.0" is read.`, '/swagger');
}
function fromOpenapi(openapi) {
    if (typeof openapi === 'number') {
        return find_version_refuse(`\`openapi\` is the number ${openapi}; it must be text such as "3.0.3". Put it in quotes.`, '/openapi');
    }
    const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
    const version = { '0': '3.0', '1': '3.1', '2': '3.2' }[line?.[1] ?? ''];
    if (version !== undefined)
        return { ok: true, version };
    return find_version_refuse(`\`openapi\` is ${show(openapi)}; only 3.0, 3.1 and 3.2 are read.`, '/openapi');
}
/** Documents that people mistake for descriptions, by the marks that they carry. */
function recognise(root) {
    const has = (key) => findMember(root, key) !== undefined;
    if (has('swaggerVersion'))
        return 'It is a Swagger 1.x listing; convert it to OpenAPI 3 first. ';
    if (has('asyncapi'))
        return 'It is an AsyncAPI document, which describes messages, not HTTP operations. ';
    if (has('arazzo'))
        return 'It is an Arazzo document, which describes workflows over other descriptions. ';
    if (has('overlay'))
        return 'It is an OpenAPI Overlay; apply it to its description first. ';
    if (has('item') && has('info'))
        return 'It is a Postman collection; export it as OpenAPI first. ';
    if (has('log') || has('resources'))
        return 'It looks like an export of another tool; export it as OpenAPI first. ';
    if (has('$schema') || has('$id') || has('$defs'))
        return 'It looks like a JSON Schema, which has no operations. ';
    if (has('paths'))
        return 'It has `paths`, so perhaps the version was forgotten. ';
    return '';
}
function show(value) {
    return typeof value === 'string' ? `"${value.slice(0, 40)}"` : describeValue(value);
}
function find_version_refuse(message, pointer = '') {
    return { ok: false, rule: 'unknown-version', message, pointer };
}

;// CONCATENATED MODULE: ./src/spec/document/digest.ts
/**
 * Digests are numbers of 53 bits: whole documents are digested on every run, and numbers cost no allocation.
 * They tell versions of one description apart; they are no defence against a forger.
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
/** Order matters: `mix(a, b)` is not `mix(b, a)`. */
function mix(first, second) {
    const low = Math.imul(lowOf(first) ^ 0x9e3779b9, 2246822507) ^ Math.imul(lowOf(second) + 0x7f4a7c15, 3266489909);
    const high = Math.imul(highOf(first) + 0x165667b1, 2654435761) ^ Math.imul(highOf(second) ^ 0x27d4eb2f, 1597334677);
    return finish(low + Math.imul(highOf(second), 668265263), high + Math.imul(lowOf(first), 374761393));
}
/** Order does not matter: for the members of an object and for sets. */
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
/** The last step of MurmurHash3, on two lanes that feed each other. */
function finish(low, high) {
    let first = Math.imul(low ^ (low >>> 16), 2246822507);
    first ^= Math.imul(high ^ (high >>> 13), 3266489909);
    let second = Math.imul(high ^ (high >>> 16), 2246822507);
    second ^= Math.imul(first ^ (first >>> 13), 3266489909);
    return (second & 0x1fffff) * 4294967296 + (first >>> 0);
}

;// CONCATENATED MODULE: ./src/spec/document/members.ts
/** Like `map`, but the same list where no entry changed: what did not change keeps its identity. */
function mapList(list, replace) {
    const next = list.map(replace);
    return next.every((entry, index) => entry === list[index]) ? list : next;
}
/** The same for the members of an object, in their order. */
function mapMembers(value, replace) {
    let entries;
    const keys = Object.keys(value);
    // Most members stay as they are: nothing is built before the first that does not.
    for (const [index, key] of keys.entries()) {
        const member = value[key];
        const next = replace(member, key);
        if (next !== member)
            entries ??= keys.slice(0, index).map((kept) => [kept, value[kept]]);
        entries?.push([key, next]);
    }
    return entries === undefined ? value : Object.fromEntries(entries);
}
/** The object without some of its members. */
function omitMembers(value, isLeftOut) {
    const kept = Object.keys(value).filter((key) => !isLeftOut(key));
    return Object.fromEntries(kept.map((key) => [key, value[key]]));
}

;// CONCATENATED MODULE: ./src/spec/document/mode.ts
const holdNames = new Set([
    'properties',
    'patternProperties',
    'definitions',
    '$defs',
    'dependentSchemas',
    'dependencies',
    'paths',
    'webhooks',
    'callbacks',
    'responses',
    'headers',
    'content',
    'encoding',
    'examples',
    'links',
    'variables',
    'schemas',
    'parameters',
    'requestBodies',
    'pathItems',
    'mediaTypes',
    'securitySchemes',
    'securityDefinitions',
    'additionalOperations',
]);
const holdData = new Set([
    'default',
    'enum',
    'const',
    'example',
    'value',
    'dataValue',
    'mapping',
    'scopes',
    'security',
]);
/** The mode of what a keyword holds. A list has no names: `parameters: […]` holds keywords, `examples: […]` data. */
function modeBelow(keyword, holdsList) {
    if (holdData.has(keyword) || keyword.startsWith('x-'))
        return 'data';
    if (!holdNames.has(keyword))
        return 'keywords';
    if (!holdsList)
        return 'names';
    return keyword === 'examples' ? 'data' : 'keywords';
}

;// CONCATENATED MODULE: ./src/spec/document/circles.ts



/**
 * How many references deep recursive values are compared. More than any real description needs to bring a
 * difference all around its longest circle; the same for every document, so that equal meaning stays equal.
 */
const unfoldings = 64;
/**
 * Digests for targets that refer to each other: each its own shape, then round by round what its references lead
 * to. Names play no part, so renamed components stay equal.
 * @param shapes a digest of each target in which references within the group count for nothing
 */
function digestCircle(targets, shapes, graph) {
    const position = new Map(targets.map((target, index) => [target, index]));
    const edges = targets.map((target) => collectEdges(target.value, graph).filter(({ to }) => position.has(to)));
    let digests = shapes;
    for (let round = 0; round < unfoldings; round++) {
        const previous = digests;
        digests = edges.map((list, index) => {
            const sum = list.reduce((total, { place, to }) => {
                const reached = previous[position.get(to) ?? 0] ?? 0;
                return reached === 0 ? total : add(total, mix(place, reached));
            }, 0);
            return sum === 0 ? (shapes[index] ?? 0) : mix(shapes[index] ?? 0, sum);
        });
    }
    return digests;
}
function collectEdges(value, graph) {
    const edges = [];
    function walk(current, mode, place) {
        if (isArray(current)) {
            // The order of most lists with references (`allOf`, `oneOf`) means nothing.
            for (const entry of current)
                walk(entry, mode, place);
        }
        else if (isObject(current)) {
            const to = typeof current['$ref'] === 'string' ? graph.find(current['$ref']) : undefined;
            if (to !== undefined)
                edges.push({ place, to });
            for (const [key, member] of Object.entries(current)) {
                const below = mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
                if (below !== 'data')
                    walk(member, below, mix(place, hashText(key)));
            }
        }
    }
    walk(value, 'keywords', 0);
    return edges;
}

;// CONCATENATED MODULE: ./src/spec/document/reference.ts


/** The reference that a value consists of, if it is one: `#/components/schemas/Pet`. */
function findReference(value) {
    if (!isObject(value) || !Object.hasOwn(value, '$ref'))
        return undefined;
    return typeof value['$ref'] === 'string' ? value['$ref'] : undefined;
}
/** What a reference inside the document names; undefined where it leads nowhere or out of the document. */
function findTarget(document, reference) {
    if (reference === '#')
        return document;
    if (!reference.startsWith('#/'))
        return undefined;
    const pointer = reference.slice(1);
    if (!pointer.includes('%'))
        return findByPointer(document, pointer);
    return findByPointer(document, reference_decode(pointer)) ?? findByPointer(document, pointer);
}
/**
 * The value itself where it is no reference, else what the chain of references ends in, with the texts that stand
 * beside the references laid over it. Undefined where the chain leads nowhere or runs in a circle.
 */
function resolve(document, value) {
    const siblings = [];
    const seen = new Set();
    let current = value;
    for (;;) {
        const reference = findReference(current);
        if (reference === undefined || !isObject(current))
            break;
        if (seen.has(reference))
            return undefined;
        seen.add(reference);
        if (Object.keys(current).length > 1)
            siblings.push(current);
        current = findTarget(document, reference);
    }
    if (current === undefined)
        return undefined;
    return siblings.reduceRight((target, sibling) => overlay(document, target, sibling), current);
}
/** `resolve`, where only an object will do. */
function resolveObject(document, value) {
    const resolved = resolve(document, value);
    return isObject(resolved) ? resolved : undefined;
}
const annotations = new Set([
    'title',
    'summary',
    'description',
    'deprecated',
    'readOnly',
    'writeOnly',
    'default',
    'example',
    'examples',
    'externalDocs',
]);
/** A component that is no schema: beside such a reference the standard knows texts and nothing else. */
const partReference = /^#\/(?:components\/(?!schemas\/)[^/]+|parameters|responses)\/[^/]+$|^#\/paths\/.*\/parameters\/\d+$/;
/**
 * A target in the place of its reference, with what stood beside the `$ref`: texts replace the target's own;
 * constraints of a schema apply as well from 3.1 on and are ignored before, as the versions of the standard say.
 */
function overlay(document, target, reference) {
    const beside = Object.entries(reference).filter(([key]) => key !== '$ref');
    if (beside.length === 0)
        return target;
    const isText = ([key]) => annotations.has(key) || key.startsWith('x-');
    const texts = beside.filter(isText);
    const isPart = partReference.test(findReference(reference) ?? '');
    const constraints = isPart || isBefore31(document) ? [] : beside.filter((entry) => !isText(entry));
    if (constraints.length > 0)
        return { allOf: [target, Object.fromEntries(constraints)], ...Object.fromEntries(texts) };
    if (texts.length === 0)
        return target;
    return isObject(target)
        ? { ...target, ...Object.fromEntries(texts) }
        : { allOf: [target], ...Object.fromEntries(texts) };
}
function isBefore31(document) {
    const version = document['openapi'];
    return typeof version !== 'string' || version.startsWith('3.0');
}
function reference_decode(pointer) {
    try {
        return decodeURIComponent(pointer);
    }
    catch {
        return pointer;
    }
}

;// CONCATENATED MODULE: ./src/spec/document/discriminator.ts


const schemasPrefix = '#/components/schemas/';
/**
 * A `discriminator` tells alternatives apart by the names of their schemas. Written out they have none, so the names
 * are put into its `mapping`, where they were only implied.
 * @param heirs references to the schemas that build on this one with `allOf`
 */
function nameAlternatives(schema, heirs) {
    const { discriminator } = schema;
    if (!isObject(discriminator))
        return schema;
    const mapping = isObject(discriminator['mapping']) ? discriminator['mapping'] : {};
    const mapped = new Set(Object.values(mapping).map(String));
    const references = [...listReferences(schema['oneOf']), ...listReferences(schema['anyOf']), ...heirs];
    const implied = references.flatMap((reference) => {
        const name = nameOf(reference);
        return name === undefined || mapped.has(reference) || mapped.has(name) || Object.hasOwn(mapping, name)
            ? []
            : [[name, reference]];
    });
    if (implied.length === 0)
        return schema;
    const named = { ...discriminator, mapping: { ...mapping, ...Object.fromEntries(implied) } };
    return { ...schema, discriminator: named };
}
/** For each schema that others build on with `allOf`, the references to those others. */
function listHeirs(document) {
    const heirs = new Map();
    const schemas = findMember(document['components'], 'schemas');
    if (!isObject(schemas))
        return heirs;
    for (const [name, schema] of Object.entries(schemas)) {
        for (const reference of listReferences(findMember(schema, 'allOf'))) {
            heirs.set(reference, [...(heirs.get(reference) ?? []), schemasPrefix + name]);
        }
    }
    return heirs;
}
function listReferences(list) {
    return isArray(list) ? list.flatMap((entry) => findReference(entry) ?? []) : [];
}
function nameOf(reference) {
    if (!reference.startsWith(schemasPrefix))
        return undefined;
    const name = reference.slice(schemasPrefix.length);
    return name.includes('/') ? undefined : name;
}

;// CONCATENATED MODULE: ./src/spec/compare/meaning.ts







const documentation = new Set([
    'title',
    'summary',
    'description',
    'example',
    'examples',
    'externalDocs',
    '$comment',
]);
/** Saying these is saying nothing. */
const falseByDefault = new Set([
    'required',
    'deprecated',
    'nullable',
    'readOnly',
    'writeOnly',
    'uniqueItems',
]);
const sets = new Set(['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf', 'tags']);
/** Zero stands for nothing to tell; each kind of value has a number that no other can be taken for. */
const object = 2;
const list = 3;
const set = 4;
function createDigest(document, graph, view) {
    const digests = new Map();
    const heirs = listHeirs(document);
    const shapes = new Map();
    let isShape = false;
    const isTold = (mode) => view === 'meaning' || mode === 'data';
    function digest(value, mode) {
        if (value === undefined)
            return 0;
        if (isArray(value))
            return digestList(value, mode);
        if (isObject(value))
            return digestObject(value, mode);
        if (!isTold(mode))
            return 0;
        return mix(typeof value === 'string' ? 5 : 6, hashText(String(value)));
    }
    function digestObject(value, mode) {
        if (mode !== 'data' && typeof value['$ref'] === 'string')
            return digestReference(value, value['$ref']);
        const named = mode === 'keywords' ? nameAlternatives(value, []) : value;
        let sum = 0;
        for (const key of Object.keys(named)) {
            const part = digestMember(key, named[key] ?? null, mode);
            if (part !== 0)
                sum = add(sum, mix(hashText(key), part));
        }
        return sum !== 0 || isTold(mode) ? mix(object, sum) : 0;
    }
    function digestMember(key, member, mode) {
        if (mode !== 'keywords')
            return digest(member, mode === 'names' ? 'keywords' : 'data');
        if (documentation.has(key))
            return view === 'documentation' ? digestText(member, key) : 0;
        if (member === false && falseByDefault.has(key))
            return 0;
        const isList = isArray(member);
        const below = modeBelow(key, isList);
        if (below === 'data' && view === 'documentation')
            return 0;
        if (key === 'mapping' && isObject(member))
            return digestMapping(member);
        return isList && sets.has(key) ? digestSet(member, below) : digest(member, below);
    }
    /** Which value chooses which schema; the schema by what it looks like, so that a renamed one stays the same. */
    function digestMapping(mapping) {
        return Object.entries(mapping).reduce((sum, [value, schema]) => {
            const chosen = typeof schema === 'string' && !isShape ? digestShape(schema) : 1;
            return add(sum, mix(hashText(value), chosen));
        }, 7);
    }
    function digestShape(schema) {
        const reference = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
        const known = shapes.get(reference);
        if (known !== undefined)
            return known;
        const target = graph.find(reference);
        isShape = true;
        const shape = target === undefined ? hashText(schema) : mix(8, digest(target.value, 'keywords'));
        isShape = false;
        shapes.set(reference, shape);
        return shape;
    }
    function digestText(text, key) {
        if (key !== 'examples' || !isObject(text))
            return digest(text, 'data');
        return digest(mapMembers(text, (example) => resolve(document, example) ?? example), 'data');
    }
    function digestList(value, mode) {
        let sum = 0;
        for (let index = 0; index < value.length; index++) {
            const part = digest(value[index], mode);
            if (part !== 0)
                sum = add(sum, mix(index, part));
        }
        return sum !== 0 || isTold(mode) ? mix(list, sum) : 0;
    }
    function digestSet(value, mode) {
        const sum = value.reduce((total, entry) => add(total, mix(0, digest(entry, mode))), 0);
        const isSilent = !isTold(mode) && value.every((entry) => digest(entry, mode) === 0);
        return isSilent ? 0 : mix(set, sum);
    }
    function digestReference(value, reference) {
        // A shape ends where references begin: they may lead back to it.
        if (isShape)
            return 9;
        const target = graph.find(reference);
        // Nothing is there to compare: the reference itself is what was written.
        if (target === undefined)
            return view === 'meaning' ? hashText(reference) : 0;
        const known = digests.get(target) ?? 0;
        if (Object.keys(value).length === 1)
            return known;
        if (!target.isRecursive)
            return digest(overlay(document, target.value, value), 'keywords');
        const beside = digest(overlay(document, {}, value), 'keywords');
        return beside === digest({}, 'keywords') ? known : mix(known, beside);
    }
    for (const group of graph.groups) {
        const own = group.map(({ value, reference }) => digest(isObject(value) ? nameAlternatives(value, heirs.get(reference) ?? []) : value, 'keywords'));
        const settled = group[0]?.isRecursive === true ? digestCircle(group, own, graph) : own;
        for (const [index, target] of group.entries())
            digests.set(target, settled[index] ?? 0);
    }
    return digest;
}

;// CONCATENATED MODULE: ./src/spec/document/reference-graph.ts



/** Every reference of the document and how they depend on each other, found once for all who follow them. */
function createReferenceGraph(document) {
    const byReference = new Map();
    const byValue = new Map();
    function find(reference) {
        if (byReference.has(reference))
            return byReference.get(reference);
        const value = findTarget(document, reference);
        if (value === undefined) {
            byReference.set(reference, undefined);
            return undefined;
        }
        const node = (isObject(value) ? byValue.get(value) : undefined) ?? createNode(reference, value);
        byReference.set(reference, node);
        if (isObject(value))
            byValue.set(value, node);
        return node;
    }
    const nodes = [];
    const found = new Set();
    const queue = collectReferences(document);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const node = find(next);
        if (node === undefined || found.has(node))
            continue;
        found.add(node);
        nodes.push(node);
        const references = collectReferences(node.value);
        node.uses = [...new Set(references.flatMap((reference) => find(reference) ?? []))];
        queue.push(...references);
    }
    return { groups: group(nodes), find: (reference) => find(reference) };
}
function createNode(reference, value) {
    return { reference, value, uses: [], isRecursive: false, index: -1, low: -1, isOnStack: false };
}
/** The references below a value, without following them. A loop, not a recursion: descriptions nest deeply. */
function collectReferences(value) {
    const references = [];
    const open = [[value, 'keywords']];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [current, mode] = next;
        if (isArray(current)) {
            for (const entry of current)
                if (typeof entry === 'object' && entry !== null)
                    open.push([entry, mode]);
        }
        else if (isObject(current)) {
            for (const key of Object.keys(current)) {
                const member = current[key];
                if (key === '$ref' && typeof member === 'string')
                    references.push(member);
                if (typeof member !== 'object' || member === null)
                    continue;
                const below = mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
                if (below !== 'data')
                    open.push([member, below]);
            }
        }
    }
    return references;
}
/** Strongly connected components by Tarjan's algorithm, with a stack of its own instead of recursion. */
function group(nodes) {
    const groups = [];
    const stack = [];
    let count = 0;
    const enter = (node) => {
        node.index = node.low = count++;
        node.isOnStack = true;
        stack.push(node);
        return { node, next: 0 };
    };
    for (const root of nodes) {
        if (root.index !== -1)
            continue;
        const path = [enter(root)];
        for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
            const { node } = step;
            const used = node.uses[step.next++];
            if (used === undefined) {
                path.pop();
                const user = path.at(-1)?.node;
                if (user !== undefined)
                    user.low = Math.min(user.low, node.low);
                if (node.low === node.index)
                    groups.push(reference_graph_close(node, stack));
            }
            else if (used.index === -1)
                path.push(enter(used));
            else if (used.isOnStack)
                node.low = Math.min(node.low, used.index);
        }
    }
    return groups;
}
function reference_graph_close(root, stack) {
    const members = stack.splice(stack.indexOf(root));
    const isRecursive = members.length > 1 || root.uses.includes(root);
    for (const member of members) {
        member.isOnStack = false;
        member.isRecursive = isRecursive;
    }
    return members;
}

;// CONCATENATED MODULE: ./src/spec/document/texts.ts
/**
 * An operation's texts together with those of its path: an absent one is taken over, and what the operation already
 * says is followed by what the path says, so that no sentence is lost.
 */
function foldTexts(operation, item) {
    const texts = pick(operation);
    const path = pick(item);
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

;// CONCATENATED MODULE: ./src/spec/compare/fingerprint.ts







/** What has a part of its own, and so is left out of `other`. */
const placed = new Set([
    ...['parameters', 'requestBody', 'consumes', 'responses', 'produces', 'security', 'servers', 'schemes'],
    ...['operationId', 'summary', 'description', 'tags', 'externalDocs'],
]);
/** How an operation's parts are told from those of another version, for one document. */
function createFingerprint(document) {
    const graph = createReferenceGraph(document);
    const meaning = createDigest(document, graph, 'meaning');
    const documentation = createDigest(document, graph, 'documentation');
    return (route, name) => {
        const { operation, item } = route;
        const parameters = listParameters(document, operation, item);
        const isBody = ({ place }) => place === 'body' || place === 'formData';
        const body = parameters.filter(isBody);
        const rest = parameters.filter((parameter) => !isBody(parameter));
        const other = omitMembers(operation, (key) => placed.has(key) || key.startsWith('x-'));
        const texts = foldTexts(operation, item);
        const told = [
            ...[texts.summary, texts.description, operation['externalDocs']].map((text) => documentation(text, 'data')),
            digestTags(operation['tags']),
            digestParameters(parameters, documentation),
            documentation(operation['requestBody'], 'keywords'),
            documentation(operation['responses'], 'names'),
            documentation(other, 'keywords'),
        ];
        return {
            parameters: String(digestParameters(rest, meaning)),
            body: String(mix(meaning(operation['requestBody'], 'keywords'), mix(digestParameters(body, meaning), meaning(operation['consumes'] ?? document['consumes'], 'data')))),
            responses: String(mix(meaning(operation['responses'], 'names'), meaning(operation['produces'] ?? document['produces'], 'data'))),
            security: String(digestSecurity(document, operation, meaning)),
            servers: String(digestServers(document, route, meaning)),
            name: String(hashText(name)),
            description: String(told.reduce((sum, part) => mix(sum, part), 0)),
            extensions: String(meaning(extensionsOf(item, operation), 'data')),
            other: String(meaning(other, 'keywords')),
        };
    };
}
/** The parameters that apply to an operation: its own, and those of its path that it does not override. */
function listParameters(document, operation, item) {
    const byPlace = new Map();
    for (const list of [item['parameters'], operation['parameters']]) {
        if (!isArray(list))
            continue;
        for (const [index, value] of list.entries()) {
            const parameter = resolveObject(document, value) ?? {};
            const place = typeof parameter['in'] === 'string' ? parameter['in'] : '';
            const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
            byPlace.set(`${place} ${name}`, { place, name, value });
        }
    }
    return [...byPlace.values()];
}
function digestParameters(parameters, digest) {
    return parameters.reduce((sum, { place, name, value }) => {
        const part = digest(value, 'keywords');
        return part === 0 ? sum : add(sum, mix(hashText(`${place} ${name}`), part));
    }, 0);
}
function digestTags(tags) {
    if (!isArray(tags))
        return 0;
    return tags.reduce((sum, tag) => add(sum, hashText(JSON.stringify(tag))), 0);
}
/** Each requirement by what its schemes are, so that a renamed scheme stays the same. */
function digestSecurity(document, operation, meaning) {
    const required = operation['security'] ?? document['security'];
    if (!isArray(required))
        return 0;
    return required.reduce((sum, alternative) => {
        if (!isObject(alternative))
            return sum;
        const schemes = Object.entries(alternative).map(([name, scopes]) => {
            const scheme = findScheme(document, name);
            const sort = isArray(scopes) ? scopes.map((scope) => JSON.stringify(scope)).sort() : [];
            return mix(scheme === undefined ? hashText(name) : meaning(scheme, 'keywords'), hashText(sort.join()));
        });
        return add(sum, mix(1, schemes.reduce(add, 7)));
    }, 1);
}
function findScheme(document, name) {
    const { components } = document;
    const schemes = isObject(components) ? components['securitySchemes'] : document['securityDefinitions'];
    return isObject(schemes) && Object.hasOwn(schemes, name) ? schemes[name] : undefined;
}
function digestServers(document, { operation, item }, meaning) {
    const lists = [operation['servers'], item['servers'], document['servers']];
    const servers = lists.find((list) => isArray(list) && list.length > 0) ?? [{ url: '/' }];
    const { host, basePath } = document;
    const swagger = [host, basePath, operation['schemes'] ?? document['schemes']];
    return mix(meaning(servers, 'keywords'), meaning(swagger.map((part) => part ?? false), 'data'));
}
function extensionsOf(item, operation) {
    const isOther = (key) => !key.startsWith('x-');
    return { ...omitMembers(item, isOther), ...omitMembers(operation, isOther) };
}

;// CONCATENATED MODULE: ./src/spec/document/names.ts


/** What the best-known service's columns hold of a name or a URL, in characters. */
const columnWidth = 255;
/**
 * The name of every operation: its own where the importer finds one that fits, else one derived from method and
 * path. Derived names never take an existing one, and depend on no other operation as long as they do not collide.
 */
function planNames(routes) {
    const own = routes.map(planOwn);
    const taken = new Set(own.flatMap((plan) => plan?.name ?? []));
    return routes.map((route, index) => {
        const plan = own[index];
        if (plan !== undefined)
            return plan;
        const operationId = findFree(deriveName(route.key, route.path), `${route.key} ${route.path}`, taken);
        taken.add(operationId);
        return { name: operationId, rename: { operationId, why: 'missing' } };
    });
}
/** `getUsersById` for `GET /users/{id}`. */
function deriveName(method, path) {
    const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? ['root'];
    const verb = method.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    return shorten(verb + words.map(capitalise).join(''));
}
/** At most 255 characters; what is cut stays told apart by a digest of the whole. */
function shorten(name) {
    if (name.length <= columnWidth)
        return name;
    const mark = `_${renderDigest(hashText(name))}`;
    const kept = name.slice(0, columnWidth - mark.length);
    // A pair of surrogates is one character: half of one is no text.
    return kept.replace(/[\uD800-\uDBFF]$/, '') + mark;
}
function planOwn(route) {
    const { operation } = route;
    const id = operation['operationId'];
    if (id !== undefined)
        return planId(id);
    const name = findName(operation);
    // A text of the path that moves into the operation must not become the name of several.
    if (name === undefined || name !== findName(foldTexts(operation, route.item)))
        return undefined;
    return name.length <= columnWidth ? { name } : undefined;
}
function planId(id) {
    const isNumber = typeof id === 'number' || typeof id === 'boolean';
    if (isNumber)
        return { name: String(id), rename: { operationId: String(id), why: 'not-text' } };
    if (typeof id !== 'string' || id.trim() === '')
        return undefined;
    if (id.length <= columnWidth)
        return { name: id };
    const operationId = shorten(id);
    return { name: operationId, rename: { operationId, why: 'too-long' } };
}
/** As the importer chooses where there is no `operationId`: the first that is present decides. */
function findName(operation) {
    const text = operation['summary'] ?? operation['description'];
    return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
function findFree(name, seed, taken) {
    let free = name;
    for (let attempt = 0; taken.has(free); attempt++) {
        const mark = renderDigest(hashText(`${seed} ${attempt}`)).slice(-6);
        free = shorten(`${name.slice(0, columnWidth - 7)}_${mark}`);
    }
    return free;
}
function capitalise(word) {
    const first = word.slice(0, /^[\uD800-\uDBFF]/.test(word) ? 2 : 1);
    return first.toUpperCase() + word.slice(first.length);
}

;// CONCATENATED MODULE: ./src/spec/document/route.ts


/** The keys from the root to an operation. */
function route_placeOf({ path, key, item }) {
    return Object.hasOwn(item, key) ? ['paths', path, key] : ['paths', path, 'additionalOperations', key];
}
const pathKeywords = new Set([
    '$ref',
    'summary',
    'description',
    'servers',
    'parameters',
    'additionalOperations',
]);
/** True for every key that the importer rightly takes for a method: also one that the standard does not know. */
function isMethodKey(key) {
    return !pathKeywords.has(key) && !key.startsWith('x-');
}
/** Every operation under `paths`, in the order of the document, OpenAPI 3.2's `additionalOperations` last of a path. */
function listRoutes(document) {
    const paths = findMember(document, 'paths');
    if (!isObject(paths))
        return [];
    return Object.entries(paths).flatMap(([path, value]) => {
        const item = path.startsWith('x-') ? undefined : findItem(document, value);
        return item === undefined ? [] : listOf(path, item);
    });
}
/** A path item with what its `$ref` names; its own members win, as most tools have it. */
function findItem(document, value) {
    if (!isObject(value))
        return undefined;
    if (!Object.hasOwn(value, '$ref'))
        return value;
    const target = resolveObject(document, { $ref: value['$ref'] ?? '' });
    if (target === undefined)
        return undefined;
    const own = Object.entries(value).filter(([key]) => key !== '$ref');
    return { ...target, ...Object.fromEntries(own) };
}
/** The operations of a path item by their keys. */
function listMethods(item) {
    const additional = item['additionalOperations'];
    const direct = Object.entries(item).filter(([key]) => isMethodKey(key));
    if (!isObject(additional))
        return direct;
    return [...direct, ...Object.entries(additional).filter(([key]) => !Object.hasOwn(item, key))];
}
function listOf(path, item) {
    return listMethods(item).flatMap(([key, operation]) => isObject(operation) ? [{ path, key, operation, item }] : []);
}

;// CONCATENATED MODULE: ./src/spec/compare/operations.ts



/** The operations of a description in its order, each with digests that tell which of its parts changed. */
function listOperations(document) {
    const routes = listRoutes(document);
    const names = planNames(routes);
    const fingerprint = createFingerprint(document);
    return routes.map((route, index) => {
        const { operationId, summary } = route.operation;
        const name = names[index]?.name ?? '';
        return {
            method: route.key.toUpperCase(),
            path: route.path,
            ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
            name,
            ...(typeof summary === 'string' && summary !== '' && { summary }),
            fingerprints: fingerprint(route, name),
        };
    });
}

;// CONCATENATED MODULE: ./src/spec/check/place-findings.ts




/** Tells of which file, and where in it, a part of the bundled document was written. */
function fileFinding(finding, document, resolver) {
    let file = resolver.rootFile;
    let tokens = [];
    let value = document;
    for (const token of parsePointer(finding.pointer) ?? []) {
        value = isArray(value)
            ? value[Number(token)]
            : isObject(value) && Object.hasOwn(value, token)
                ? value[token]
                : undefined;
        const origin = typeof value === 'object' && value !== null ? resolver.origins.get(value) : undefined;
        if (origin !== undefined)
            ({ file } = origin);
        tokens = origin?.tokens ?? [...tokens, token];
    }
    return { ...finding, file, pointer: renderPointer(tokens) };
}
/** Adds lines and columns; keeps one problem of a kind for each place, and of each kind as many as people can read. */
function placeFindings(findings, resolver) {
    const kept = limitRules(dropRepeats(findings));
    const wanted = new Map();
    for (const { file, pointer, place } of kept) {
        if (place !== undefined)
            continue;
        const pointers = wanted.get(file) ?? new Set();
        wanted.set(file, pointers.add(pointer));
    }
    const places = new Map();
    for (const [file, pointers] of wanted) {
        const state = resolver.files.get(file);
        if (state?.state === 'read')
            places.set(file, locatePointers(state.source, pointers));
    }
    return kept.map(({ place, ...finding }) => ({
        ...finding,
        ...(place ?? places.get(finding.file)?.get(finding.pointer)),
    }));
}
/** Errors first: they are what stops the run. Of what is said about one place, what says the same fault again goes. */
function dropRepeats(findings) {
    const sorted = [
        ...findings.filter(({ severity }) => severity === 'error'),
        ...findings.filter(({ severity }) => severity === 'warning'),
    ];
    const seen = new Set();
    return sorted.filter(({ severity, rule, file, pointer, place }) => {
        const at = `${file}\n${pointer}\n${place?.line ?? ''}:${place?.column ?? ''}`;
        // Of several errors at one place the first is the cause; warnings of different kinds say different things.
        const key = severity === 'error' ? at : `${at}\n${rule}`;
        if (seen.has(key) || (severity === 'warning' && rule === 'schema' && seen.has(at)))
            return false;
        seen.add(key);
        return true;
    });
}
function limitRules(findings) {
    const counts = new Map();
    const kept = findings.filter(({ severity, rule }) => {
        const key = `${severity} ${rule}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= limits.problemsPerRule;
    });
    for (const [key, count] of counts) {
        if (count <= limits.problemsPerRule)
            continue;
        const last = kept.findLastIndex(({ severity, rule }) => `${severity} ${rule}` === key);
        const shown = kept[last];
        const rest = count - limits.problemsPerRule;
        if (shown !== undefined) {
            kept[last] = { ...shown, message: `${shown.message} And ${rest} more of this kind.` };
        }
    }
    return kept;
}

;// CONCATENATED MODULE: ./src/spec/prepare/hazard.ts

/** The import fails; an equivalent document imports. */
function stops(rule, place, message) {
    return { severity: 'error', rule, message, pointer: renderPointer(place), isMendable: true };
}
/** The import succeeds and something is missing; an equivalent document arrives whole. */
function loses(rule, place, message) {
    return { severity: 'warning', rule, message, pointer: renderPointer(place), isMendable: true };
}
/** The import fails, and nobody but the author knows what is meant. */
function spoils(rule, place, message) {
    return { severity: 'error', rule, message, pointer: renderPointer(place), isMendable: false };
}

;// CONCATENATED MODULE: ./src/spec/prepare/portable-parts.ts




/** Where schemas begin: their references are followed later, within a budget. */
const schemaKeys = new Set(['schema', 'itemSchema']);
/**
 * A parameter or a request body with everything written out that is no schema: itself, media types, examples and
 * headers of encodings. The same object where nothing stood behind a reference.
 */
function resolveOutsideSchemas(document, value) {
    return walk(value, 'keywords', []);
    function walk(current, mode, open) {
        if (isArray(current))
            return mapList(current, (entry) => walk(entry, mode, open));
        if (!isObject(current))
            return current;
        const reference = findReference(current);
        if (reference !== undefined) {
            const target = open.includes(reference) ? undefined : resolve(document, current);
            return target === undefined ? current : walk(target, mode, [...open, reference]);
        }
        return mapMembers(current, (member, key) => {
            if (mode === 'keywords' && schemaKeys.has(key))
                return member;
            const below = mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
            return below === 'data' ? member : walk(member, below, open);
        });
    }
}
/** The same, remembering what stands behind a reference: it stays one object, however often it is written out. */
function createPartWriter(document) {
    const written = new Map();
    return (part) => {
        const reference = findReference(part);
        if (!isObject(part) || reference === undefined || Object.keys(part).length > 1) {
            return resolveOutsideSchemas(document, part);
        }
        const known = written.get(reference) ?? resolveOutsideSchemas(document, part);
        written.set(reference, known);
        return known;
    };
}
/** Every operation's request body written out, its schemas apart. */
function makeBodiesPortable(document, ledger) {
    const writeOut = createPartWriter(document);
    return mapOperations(document, (operation) => {
        const body = operation['requestBody'];
        if (body === undefined)
            return operation;
        const written = writeOut(body);
        if (written === body)
            return operation;
        ledger.note('body-references');
        return { ...operation, requestBody: written };
    });
}
/** The document with each operation under `paths` replaced; the same object where none was. */
function mapOperations(document, replace) {
    const paths = document['paths'];
    if (!isObject(paths))
        return document;
    const next = mapMembers(paths, (item, path) => isObject(item)
        ? mapMembers(item, (operation, key) => isObject(operation) ? replace(operation, path, key) : operation)
        : item);
    return next === paths ? document : { ...document, paths: next };
}

;// CONCATENATED MODULE: ./src/spec/prepare/hazards-operation.ts





/** What the importer would fail on or lose in one operation. */
function findOperationHazards(document, about) {
    const { operation, at } = about;
    return [
        ...findNameHazards(at, about.plan),
        ...findParameterHazards(document, operation['parameters'], [...at, 'parameters']),
        ...findBodyHazards(document, operation['requestBody'], [...at, 'requestBody']),
    ];
}
function findNameHazards(at, plan) {
    switch (plan?.rename?.why) {
        case undefined:
            return [];
        case 'missing': {
            const message = `The operation has no \`operationId\`, summary or description of 1 to ${columnWidth} characters to name it by.`;
            return [stops('name-missing', at, message)];
        }
        case 'too-long': {
            const message = `The \`operationId\` has more than the ${columnWidth} characters that the service stores.`;
            return [stops('name-too-long', [...at, 'operationId'], message)];
        }
        case 'not-text':
            return [stops('name-type', [...at, 'operationId'], 'The `operationId` must be a text.')];
    }
}
function findParameterHazards(document, parameters, at) {
    if (parameters === undefined)
        return [];
    if (!isArray(parameters))
        return [spoils('parameters-type', at, '`parameters` must be a list.')];
    return parameters.flatMap((parameter, index) => findPartHazards(document, parameter, [...at, index]));
}
function findBodyHazards(document, body, at) {
    if (body === undefined)
        return [];
    const content = resolveObject(document, body)?.['content'] ?? {};
    const media = isObject(content) ? Object.entries(content) : [];
    const isReadable = isObject(content) && media.every(([, value]) => resolveObject(document, value) !== undefined);
    const own = findPartHazards(document, body, at);
    if (isReadable)
        return own;
    const message = 'The `content` of the request body must be an object that holds one for each media type.';
    return [...own, spoils('request-body-content', [...at, 'content'], message)];
}
/** A parameter or a request body. */
function findPartHazards(document, part, at) {
    const what = at.at(-1) === 'requestBody' ? 'request body' : 'parameter';
    if (!isObject(part))
        return [spoils(`${what.replace(' ', '-')}-type`, at, `A ${what} must be an object.`)];
    const reference = findReference(part);
    if (reference !== undefined && resolveObject(document, part) === undefined) {
        const message = `The ${what} refers to ${JSON.stringify(reference)}, where there is none.`;
        return [spoils(`${what.replace(' ', '-')}-reference`, at, message)];
    }
    if (resolveOutsideSchemas(document, part) === part)
        return [];
    const message = `The ${what} stands behind a \`$ref\`, which the importer stores as it is.`;
    return [loses(`${what.replace(' ', '-')}-reference`, at, message)];
}

;// CONCATENATED MODULE: ./src/spec/document/json-bytes.ts

/**
 * How many bytes a value takes as compact JSON in UTF-8, without writing it: one value may stand in many places,
 * and written out it may be larger than memory.
 * @param known sizes of objects that are shared, found instead of counted
 */
function countBytes(value, known) {
    if (typeof value === 'string')
        return countText(value);
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value).length;
    const size = known?.get(value);
    if (size !== undefined)
        return size;
    let bytes = 2;
    if (isArray(value)) {
        for (const entry of value)
            bytes += countBytes(entry, known) + 1;
        return value.length > 0 ? bytes - 1 : bytes;
    }
    if (!isObject(value))
        return bytes;
    const keys = Object.keys(value);
    for (const key of keys) {
        bytes += countText(key) + countBytes(value[key] ?? null, known) + 2;
    }
    return keys.length > 0 ? bytes - 1 : bytes;
}
/** What JSON writes in another way than UTF-8 does: escapes, and halves of pairs. */
const special = /["\\\u0000-\u001f\ud800-\udfff]/;
/** Counted instead of written out: this is most of what preparing a large description costs. */
function countText(text) {
    if (!special.test(text))
        return Buffer.byteLength(text) + 2;
    let bytes = 2;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        if (unit === 0x22 || unit === 0x5c)
            bytes += 2;
        else if (unit >= 0x20 && unit < 0x80)
            bytes += 1;
        else if (unit < 0x20)
            bytes += shortEscapes.has(unit) ? 2 : 6;
        else if (unit < 0x800)
            bytes += 2;
        else if (unit < 0xd800 || unit > 0xdfff)
            bytes += 3;
        else if (unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            bytes += 4;
            index++;
        }
        else
            bytes += 6; // Half a pair is written as an escape.
    }
    return bytes;
}
/** `\b`, `\t`, `\n`, `\f` and `\r`; other control characters are written as `\u0000`. */
const shortEscapes = new Set([8, 9, 10, 12, 13]);

;// CONCATENATED MODULE: ./src/spec/prepare/expand.ts






/** Deeper than people nest their types; what goes deeper stays a reference, since JSON tools give up somewhere. */
const deepest = 50;
/** Writes schemas out. What is written out once is shared: memory grows with the document, not with the result. */
function createExpander(document, graph) {
    const expanded = new Map();
    const bytes = new Map();
    const heirs = listHeirs(document);
    let depth = 0;
    function expandFrom(value, mode, own) {
        if (isArray(value))
            return mapList(value, (entry) => expandFrom(entry, mode));
        if (!isObject(value))
            return value;
        if (typeof value['$ref'] === 'string')
            return expandReference(value, value['$ref']);
        const next = mapMembers(value, (member, key) => {
            const below = mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
            return below === 'data' ? member : expandFrom(member, below);
        });
        if (mode !== 'keywords' || !isObject(value['discriminator']))
            return next;
        const named = nameAlternatives(value, own === undefined ? [] : (heirs.get(own) ?? []));
        return named === value || (next === value && own === undefined)
            ? next
            : { ...next, discriminator: named['discriminator'] ?? null };
    }
    function expandReference(value, reference) {
        const target = graph.find(reference);
        const known = target === undefined ? undefined : expanded.get(target);
        if (known === undefined)
            return value;
        depth = Math.max(depth, known.depth + 1);
        return overlay(document, known.value, value);
    }
    // What a target refers to comes before it, so that nothing here needs to recurse from target to target.
    for (const group of graph.groups) {
        for (const target of group) {
            if (target.isRecursive || !isSchema(target.value))
                continue;
            depth = 0;
            const value = expandFrom(target.value, 'keywords', target.reference);
            if (depth >= deepest)
                continue;
            expanded.set(target, { value, depth });
            if (isObject(value))
                bytes.set(value, countBytes(value, bytes));
        }
    }
    return {
        expand: (schema) => expandFrom(schema, 'keywords'),
        countBytes: (schema) => countBytes(schema, bytes),
    };
}
/** With an identity of its own, a schema's references mean something else where it is written out. */
function isSchema(value) {
    if (!isObject(value))
        return typeof value === 'boolean';
    return !['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => typeof value[key] === 'string');
}

;// CONCATENATED MODULE: ./src/spec/prepare/schema-sites.ts



/**
 * An operation with every schema of its parameters and its request body replaced.
 * @param known keeps one object for one, where parameters are shared between operations
 */
function mapSchemas(operation, replace, known = new Map()) {
    const mapOnce = (holder, isFollowed) => {
        const next = known.get(holder) ?? mapHolder(holder, replace, isFollowed);
        known.set(holder, next);
        return next;
    };
    return mapMembers(operation, (member, key) => {
        if (key === 'parameters' && isArray(member)) {
            return mapList(member, (parameter) => mapOnce(parameter, isFollowedInParameter));
        }
        return key === 'requestBody' ? mapOnce(member, isFollowedInBody) : member;
    });
}
/** `parameters[].schema` */
function isFollowedInParameter(path) {
    return path.length === 1 && path[0] === 'schema';
}
/** `requestBody.content.{type}.schema` */
function isFollowedInBody(path) {
    return path.length === 3 && path[0] === 'content' && path[2] === 'schema';
}
function mapHolder(holder, replace, isFollowed) {
    return walk(holder, 'keywords', []);
    function walk(current, mode, path) {
        if (isArray(current))
            return mapList(current, (entry) => walk(entry, mode, [...path, '']));
        if (!isObject(current))
            return current;
        return mapMembers(current, (member, key) => {
            const inside = [...path, key];
            if (mode === 'keywords' && (key === 'schema' || key === 'itemSchema')) {
                return replace(member, isFollowed(inside));
            }
            const below = mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
            return below === 'data' ? member : walk(member, below, inside);
        });
    }
}

;// CONCATENATED MODULE: ./src/spec/prepare/inline-schemas.ts








/**
 * A document in which the stored action stands alone: the schemas of parameters and request bodies are written out,
 * cheapest first, as long as the room lasts. Where the importer follows a reference itself, the component is
 * written out instead of each use. What is recursive stays a reference.
 * @param room how many bytes the document may grow by
 */
function inlineSchemas(document, room, ledger) {
    const units = collectUnits(document);
    const chosen = new Map();
    let left = room;
    for (const unit of [...units].sort((one, other) => one.cost - other.cost)) {
        if (unit.cost > left)
            break;
        left -= unit.cost;
        chosen.set(unit.schema, unit.expanded);
    }
    if (chosen.size === 0)
        return { document, room };
    ledger.note('schema-references', chosen.size);
    const replace = (schema) => chosen.get(schema) ?? schema;
    const operations = mapOperations(document, (operation) => mapSchemas(operation, (schema, isFollowed) => isFollowed && isComponent(schema) ? schema : replace(schema)));
    return { document: mapComponents(operations, nameHeirs(document, replace)), room: left };
}
/** How many schemas of parameters and request bodies are not written out, though they could be. */
function countDanglingSchemas(document) {
    return collectUnits(document).length;
}
function collectUnits(document) {
    const graph = createReferenceGraph(document);
    if (graph.groups.length === 0)
        return [];
    const expander = createExpander(document, graph);
    const units = new Map();
    const growth = (schema, expanded) => expander.countBytes(expanded) - expander.countBytes(schema);
    mapOperations(document, (operation) => mapSchemas(operation, (schema, isFollowed) => {
        const isShared = isFollowed && isComponent(schema);
        const written = isShared ? findTarget(document, findReference(schema) ?? '') : schema;
        if (!isObject(written))
            return schema;
        const known = units.get(written);
        const expanded = known?.expanded ?? expander.expand(written);
        if (expanded === written)
            return schema;
        const cost = growth(written, expanded);
        if (known === undefined)
            units.set(written, { schema: written, expanded, cost });
        else if (!isShared)
            known.cost += cost;
        return schema;
    }));
    return [...units.values()];
}
/** A reference to a schema among the components and nothing beside it. */
function isComponent(schema) {
    if (!isObject(schema) || Object.keys(schema).length !== 1)
        return false;
    return /^#\/components\/schemas\/[^/]+$/.test(findReference(schema) ?? '');
}
/** Heirs that are written out refer to what they build on no more, so that it has to name them. */
function nameHeirs(document, replace) {
    const heirs = listHeirs(document);
    return (schema, name) => {
        const written = replace(schema);
        const own = heirs.get(`#/components/schemas/${name}`);
        return own === undefined || !isObject(written) ? written : nameAlternatives(written, own);
    };
}
function mapComponents(document, replace) {
    return mapMembers(document, (components, key) => {
        if (key !== 'components' || !isObject(components))
            return components;
        return mapMembers(components, (schemas, kind) => kind === 'schemas' && isObject(schemas) ? mapMembers(schemas, replace) : schemas);
    });
}

;// CONCATENATED MODULE: ./src/spec/prepare/portable-servers.ts

/** Scheme and host, and the host no template: what the importer needs of `servers[0].url`. */
function isAbsolute(url) {
    return /^[a-z][a-z0-9+.-]*:\/\/[^/?#{}\s]+(?:[/?#]|$)/i.test(url);
}
/** The URL of a server as written, or undefined where it has none. */
function findUrl(server) {
    return isObject(server) && typeof server['url'] === 'string' ? server['url'] : undefined;
}
/**
 * A document whose first server is absolute and free of variables, or undefined where neither the description nor
 * `server-url` names one. Other servers stay as they are, in case somebody reads them.
 */
function makeServersPortable(document, serverUrl, ledger) {
    const listed = isArray(document['servers']) ? document['servers'] : [];
    const servers = listed.length === 0 ? [{ url: '/' }] : listed;
    const first = servers[0] ?? null;
    const concrete = substitute(first);
    if (isAbsolute(findUrl(concrete) ?? '')) {
        if (concrete === first)
            return document;
        ledger.note('server-variables', countVariables(first));
        return { ...document, servers: [concrete, ...servers.slice(1)] };
    }
    if (serverUrl !== undefined) {
        const completed = complete(concrete, serverUrl);
        ledger.note('server-completed');
        return withServers(document, [completed, ...servers.slice(1)]);
    }
    const position = servers.findIndex((server) => isAbsolute(findUrl(substitute(server)) ?? ''));
    if (position === -1) {
        const schemeless = findUrl(concrete) ?? '';
        if (!isAbsolute(`https:${schemeless}`) || !schemeless.startsWith('//'))
            return undefined;
        ledger.note('server-completed');
        return withServers(document, [
            { ...concrete, url: `https:${schemeless}` },
            ...servers.slice(1),
        ]);
    }
    ledger.note('server-moved');
    const chosen = servers[position] ?? null;
    const moved = substitute(chosen);
    if (moved !== chosen)
        ledger.note('server-variables', countVariables(chosen));
    return withServers(document, [moved, ...servers.filter((_, index) => index !== position)]);
}
/** `servers` where it stood, else right after what names the document, as people write it. */
function withServers(document, servers) {
    if (Object.hasOwn(document, 'servers'))
        return { ...document, servers };
    const { openapi, info, ...rest } = document;
    return { ...(openapi !== undefined && { openapi }), ...(info !== undefined && { info }), servers, ...rest };
}
/**
 * A relative URL against `server-url`, as a browser would; `/` and nothing say nothing and stand for the whole of
 * it. Without a slash at the end, because the importer puts the path right behind it.
 */
function complete(server, serverUrl) {
    const relative = findUrl(server) ?? '';
    const says = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
    const url = says && URL.canParse(relative, withSlash(serverUrl))
        ? new URL(relative, withSlash(serverUrl)).href
        : serverUrl;
    const completed = isAbsolute(url) ? url : serverUrl;
    return { ...(isObject(server) ? server : {}), url: completed.replace(/\/+$/, '') };
}
function withSlash(url) {
    return url.endsWith('/') ? url : `${url}/`;
}
/** The server with its variables replaced by their defaults; the same object where it has none. */
function substitute(server) {
    const url = findUrl(server);
    if (!isObject(server) || url === undefined || countVariables(server) === 0)
        return server;
    const { variables, ...rest } = server;
    const concrete = url.replace(/\{([^{}]+)\}/g, (written, name) => {
        const variable = isObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
        return findDefault(variable) ?? written;
    });
    return concrete === url ? server : { ...rest, url: concrete };
}
function findDefault(variable) {
    if (!isObject(variable))
        return undefined;
    const value = variable['default'] ?? (isArray(variable['enum']) ? variable['enum'][0] : undefined);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : undefined;
}
/** How many variables the URL of a server holds. */
function countVariables(server) {
    return (findUrl(server)?.match(/\{[^{}]+\}/g) ?? []).length;
}

;// CONCATENATED MODULE: ./src/spec/prepare/hazards.ts







/** Everything in a description that the importer would fail on or lose, in the order of the document. */
function findHazards(document) {
    return [...findRootHazards(document), ...findPathHazards(document)];
}
function findRootHazards(document) {
    if (Object.hasOwn(document, 'swagger')) {
        return [
            stops('swagger-2', ['swagger'], 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.'),
        ];
    }
    const { servers } = document;
    const first = isArray(servers) ? servers[0] : undefined;
    const url = findUrl(first);
    if (url === undefined) {
        return [
            stops('server-missing', ['servers'], 'There is no `servers[0].url`, from which the importer takes the address. Add one with scheme and host.'),
        ];
    }
    const at = ['servers', 0, 'url'];
    if (!isAbsolute(url)) {
        return [
            stops('server-relative', at, `The first server is ${hazards_quote(url)}; the importer needs scheme and host, such as https://api.example.com.`),
        ];
    }
    if (countVariables(first) === 0)
        return [];
    return [
        loses('server-variables', at, `The first server is ${hazards_quote(url)}; the importer takes it without filling in variables.`),
    ];
}
/** References beyond the one level that is followed. In Swagger 2.0 they are found after the upgrade only. */
function findSchemaHazards(document) {
    const dangling = Object.hasOwn(document, 'swagger') ? 0 : countDanglingSchemas(document);
    if (dangling === 0)
        return [];
    const schemas = dangling === 1 ? '1 schema' : `${dangling} schemas`;
    const message = `The importer follows one reference and no further: ${schemas} of parameters and request bodies keep references that lead nowhere once stored.`;
    return [loses('schema-references', [], message)];
}
function findPathHazards(document) {
    const { paths } = document;
    if (paths === undefined)
        return [stops('paths-missing', [], 'There is no `paths`, which the importer walks through.')];
    if (!isObject(paths))
        return [spoils('paths-type', ['paths'], `\`paths\` must be an object, not ${kindOf(paths)}.`)];
    const plans = planNames(listRoutes(document)).values();
    return Object.entries(paths).flatMap(([path, value]) => {
        if (path.startsWith('x-')) {
            return [
                stops('paths-extension', ['paths', path], `The importer takes the extension ${hazards_quote(path)} for a path: it fails, or makes actions of it.`),
            ];
        }
        const item = findItem(document, value);
        if (item === undefined)
            return [describeItem(path, value)];
        const own = isObject(value) ? findItemHazards(path, value) : [];
        const shared = findParameterHazards(document, item['parameters'], ['paths', path, 'parameters']);
        const operations = listMethods(item).flatMap(([key, operation]) => {
            const at = ['paths', path, key];
            if (!isObject(operation)) {
                return [spoils('operation-type', at, `An operation must be an object, not ${kindOf(operation)}.`)];
            }
            return findOperationHazards(document, { operation, at, plan: plans.next().value });
        });
        return [...own, ...shared.filter(({ isMendable }) => !isMendable), ...operations];
    });
}
function describeItem(path, value) {
    const at = ['paths', path];
    if (!isObject(value))
        return spoils('path-type', at, `A path must be an object, not ${kindOf(value)}.`);
    const reference = JSON.stringify(value['$ref']);
    return spoils('path-reference', [...at, '$ref'], `The path refers to ${reference}, where there is no path item.`);
}
/** What stands beside the operations of a path. */
function findItemHazards(path, item) {
    return Object.keys(item)
        .filter((key) => !isMethodKey(key))
        .map((key) => {
        const rule = key.startsWith('x-') ? 'path-extension' : `path-${key.replace('$', '').toLowerCase()}`;
        return stops(rule, ['paths', path, key], `${hazards_quote(key)} stands beside the operations of ${hazards_quote(path)}; the importer takes every key there for an HTTP method: it fails, or makes an action of it.`);
    });
}
function kindOf(value) {
    if (value === null)
        return 'null';
    return isArray(value) ? 'a list' : `the ${typeof value} ${JSON.stringify(value).slice(0, 40)}`;
}
function hazards_quote(text) {
    return `\`${text.slice(0, 100)}\``;
}

;// CONCATENATED MODULE: ./src/spec/prepare/hazards-result.ts





/** What no rewriting mends, told of the document as it goes out: URLs that are too long, servers that are not read. */
function findUnfit(document) {
    const servers = document['servers'];
    const server = (isArray(servers) ? findUrl(servers[0]) : undefined) ?? '';
    return listRoutes(document).flatMap(({ path, key, operation, item }) => {
        const pointer = renderPointer(['paths', path]);
        const length = server.length + path.length;
        const own = operation['servers'] ?? item['servers'];
        const ownUrl = isArray(own) ? findUrl(own[0]) : undefined;
        return [
            ...(length > columnWidth
                ? [
                    finding('error', 'url-too-long', pointer, `Server and path together have ${length} characters; the service stores ${columnWidth} of a URL.`),
                ]
                : []),
            ...(ownUrl !== undefined && ownUrl !== server
                ? [
                    finding('warning', 'server-ignored', `${pointer}/${key}`, `The operation has a server of its own, \`${ownUrl.slice(0, 100)}\`; the service calls the first server of the description instead.`),
                ]
                : []),
        ];
    });
}
function finding(severity, rule, pointer, message) {
    return { severity, rule, pointer, message };
}

;// CONCATENATED MODULE: ./src/spec/prepare/inline-responses.ts





/**
 * Writes out the responses that stand behind a reference, each wherever it is used, cheapest first, as long as the
 * room lasts: they tell the assistant what comes back, but no action depends on them.
 * @param room how many bytes the document may grow by
 */
function inlineResponses(document, room, ledger) {
    const costs = new Map();
    mapResponses(document, (response, reference) => {
        const target = resolve(document, response);
        if (target !== undefined) {
            costs.set(reference, (costs.get(reference) ?? 0) + countBytes(target) - countBytes(response));
        }
        return response;
    });
    const chosen = new Set();
    let left = room;
    for (const [reference, cost] of [...costs].sort((one, other) => one[1] - other[1])) {
        if (cost > left)
            break;
        left -= cost;
        chosen.add(reference);
    }
    return mapResponses(document, (response, reference) => {
        if (!chosen.has(reference))
            return response;
        ledger.note('response-references');
        return resolve(document, response) ?? response;
    });
}
function mapResponses(document, replace) {
    return mapOperations(document, (operation) => mapMembers(operation, (responses, key) => {
        if (key !== 'responses' || !isObject(responses))
            return responses;
        return mapMembers(responses, (response) => {
            const reference = findReference(response);
            return reference === undefined ? response : replace(response, reference);
        });
    }));
}

;// CONCATENATED MODULE: ./src/spec/prepare/ledger.ts
/** What was done, in the order in which people are told, with the reason the importer gives for it. */
const sentences = {
    upgraded: () => 'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
    'missing-paths': () => 'Added the missing `paths`, empty: without it the importer fails.',
    'server-completed': (n) => `Made ${count(n, 'server URL')} absolute: the importer needs scheme and host.`,
    'server-moved': () => 'Moved the first absolute server to the front, because the importer reads the first one only.',
    'server-variables': (n) => `Replaced ${count(n, 'variable')} of the first server by the default, because the importer takes the URL as it is written.`,
    'path-references': (n) => `Resolved the \`$ref\` of ${count(n, 'path')}: the importer takes every key under a path for a method.`,
    'path-parameters': (n) => `Moved the parameters of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-texts': (n) => `Moved the summary or description of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-servers': (n) => `Moved the servers of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-extensions': (n) => `Moved the \`x-\` extensions of ${count(n, 'path')} into the operations: the importer would make actions of them.`,
    'paths-extensions': (n) => `Moved ${count(n, '`x-` extension')} from \`paths\` to the root of the document: the importer would take them for paths.`,
    'additional-operations': (n) => `Moved ${count(n, 'operation')} from \`additionalOperations\` directly under the path, where the importer finds them.`,
    'names-derived': (n) => `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
    'names-shortened': (n) => `Shortened ${count(n, '`operationId`')} to the 255 characters that the service stores.`,
    'names-as-text': (n) => `Wrote ${count(n, '`operationId`')} as text, because a name cannot be a number.`,
    'names-followed': (n) => `Pointed ${count(n, 'reference')} to renamed operations at their new \`operationId\`.`,
    'parameter-references': (n) => `Wrote out ${count(n, 'parameter')} that stood behind a \`$ref\`: the importer would store the reference, without name and place.`,
    'body-references': (n) => `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them that stood behind a \`$ref\`: the importer would store the reference.`,
    'response-references': (n) => `Wrote out ${count(n, 'response')} that stood behind a \`$ref\`.`,
    'schema-references': (n) => `Wrote out ${count(n, 'schema')} of parameters and request bodies in full, because the importer follows one reference and no further.`,
    'moved-references': (n) => `Gave ${count(n, 'schema')} a place in the components, because references led into paths that were rewritten.`,
    'unused-components': (n) => `Left out ${count(n, 'component')} to which nothing refers any more.`,
    'repeated-texts': (n) => `Cut the texts of ${count(n, 'repeated parameter')} to stay within the size limit; they stand in full where the parameter comes first.`,
};
function createLedger() {
    const counts = new Map();
    return {
        note(rule, places = 1) {
            if (places > 0)
                counts.set(rule, (counts.get(rule) ?? 0) + places);
        },
        list() {
            return Object.entries(sentences).flatMap(([rule, sentence]) => {
                const places = counts.get(rule);
                return places === undefined ? [] : [{ rule, message: sentence(places), count: places }];
            });
        },
    };
}
function count(places, one, many = `${one}s`) {
    if (places === 1)
        return `1 ${one}`;
    // `operationId`s: the plural stays outside the code mark.
    return `${places} ${many}`;
}

;// CONCATENATED MODULE: ./src/spec/prepare/moved-references.ts





/** Below these keys every object is a schema. */
const moved_references_schemaKeys = new Set(['schema', 'itemSchema', 'schemas', 'definitions']);
/**
 * A document whose references do not depend on how its paths are written: schemas that are referred to where they
 * stand in a path become components, other parts are written out.
 */
function settleReferences(document, ledger) {
    if (!collectReferences(document).some(isMoving))
        return document;
    const [parent, kind] = Object.hasOwn(document, 'swagger')
        ? [undefined, 'definitions']
        : ['components', 'schemas'];
    const holder = parent === undefined ? document : (document[parent] ?? {});
    const existing = findMember(holder, kind);
    const moved = new Map();
    const added = {};
    const prefix = ['#', parent, kind].filter((token) => token !== undefined).join('/');
    const settled = walk(document, { mode: 'keywords', isSchema: false, open: [] });
    ledger.note('moved-references', moved.size);
    return isObject(settled) ? withSchemas(settled) : document;
    function walk(value, at) {
        if (isArray(value))
            return mapList(value, (entry) => walk(entry, at));
        if (!isObject(value))
            return value;
        const reference = value['$ref'];
        if (at.mode !== 'data' && typeof reference === 'string' && isMoving(reference)) {
            return at.isSchema ? { ...value, $ref: move(reference) } : writeOut(value, reference, at);
        }
        return mapMembers(value, (member, key) => {
            const below = at.mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
            const isSchema = at.isSchema || (at.mode === 'keywords' && moved_references_schemaKeys.has(key));
            return below === 'data' ? member : walk(member, { mode: below, isSchema, open: at.open });
        });
    }
    function writeOut(value, reference, at) {
        const target = at.open.includes(reference) ? undefined : resolve(document, value);
        return target === undefined ? value : walk(target, { ...at, open: [...at.open, reference] });
    }
    function move(reference) {
        const known = moved.get(reference);
        if (known !== undefined)
            return `${prefix}/${known}`;
        const target = findTarget(document, reference);
        if (target === undefined)
            return reference;
        const name = findFree(reference);
        moved.set(reference, name);
        added[name] = {};
        added[name] = walk(target, { mode: 'keywords', isSchema: true, open: [] });
        return `${prefix}/${name}`;
    }
    function findFree(reference) {
        const tokens = reference
            .split('/')
            .slice(2)
            .map((token) => token.replace(/~[01]/g, '_'));
        const clean = tokens
            .join('_')
            .replace(/[^a-zA-Z0-9._-]+/g, '_')
            .replace(/^_+/, '')
            .slice(-100);
        const isTaken = (name) => Object.hasOwn(added, name) || findMember(existing, name) !== undefined;
        let free = clean === '' ? 'schema' : clean;
        for (let suffix = 2; isTaken(free); suffix++)
            free = `${clean}_${suffix}`;
        return free;
    }
    function withSchemas(root) {
        const own = parent === undefined ? root : (root[parent] ?? {});
        const schemas = findMember(own, kind);
        const all = { ...(isObject(schemas) ? schemas : {}), ...added };
        if (parent === undefined)
            return { ...root, [kind]: all };
        return { ...root, [parent]: { ...(isObject(own) ? own : {}), [kind]: all } };
    }
}
/** What stands at the end of such a reference is moved or rewritten by the steps that follow. */
function isMoving(reference) {
    return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}

;// CONCATENATED MODULE: ./src/spec/prepare/portable-names.ts



/** The document in which whatever names an operation names it by its new `operationId`. */
function followNames(document, plans, ledger) {
    const renames = new Map();
    for (const [index, { operation }] of listRoutes(document).entries()) {
        const next = plans[index]?.rename?.operationId;
        const id = operation['operationId'];
        if (next !== undefined && id !== undefined && id !== '')
            renames.set(id, next);
    }
    if (renames.size === 0)
        return document;
    const rename = (id) => {
        const next = renames.get(id);
        if (next !== undefined)
            ledger.note('names-followed');
        return next ?? id;
    };
    return mapMembers(document, (member) => follow(member, rename));
}
/** `x-open-execute-after` lists operations (one alone is tolerated); a link names one beside its `parameters`. */
function follow(value, rename) {
    if (isArray(value))
        return mapList(value, (entry) => follow(entry, rename));
    if (!isObject(value))
        return value;
    return mapMembers(value, (member, key) => {
        if (key === 'x-open-execute-after')
            return isArray(member) ? mapList(member, rename) : rename(member);
        if (key === 'links' && isObject(member))
            return mapMembers(member, (link) => followLink(link, rename));
        return follow(member, rename);
    });
}
function followLink(link, rename) {
    if (!isObject(link))
        return link;
    return mapMembers(link, (member, key) => (key === 'operationId' ? rename(member) : member));
}

;// CONCATENATED MODULE: ./src/spec/prepare/portable-parameters.ts


/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
function foldParameters(operation, item, by) {
    const own = operation['parameters'];
    const shared = item['parameters'];
    if (own !== undefined && !isArray(own))
        return undefined;
    if (own === undefined && !isArray(shared))
        return undefined;
    const writeOut = (parameter) => {
        const written = by.writeOut(parameter);
        if (written !== parameter && findReference(parameter) !== undefined)
            by.ledger.note('parameter-references');
        return written;
    };
    const written = (own ?? []).map(writeOut);
    const overridden = new Set(written.map(keyOf));
    const inherited = (isArray(shared) ? shared : [])
        .map(writeOut)
        .filter((entry) => !overridden.has(keyOf(entry)));
    return [...inherited, ...written];
}
/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
function keyOf(parameter) {
    if (!isObject(parameter))
        return '';
    const { in: place, name } = parameter;
    return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}

;// CONCATENATED MODULE: ./src/spec/prepare/portable-paths.ts





/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name. What is no object is left as it is; the hazards have named it.
 * @param plans the names of the operations, in the order of the document
 */
function makePathsPortable(document, plans, ledger) {
    const given = document['paths'];
    if (given === undefined) {
        ledger.note('missing-paths');
        return { ...document, paths: {} };
    }
    if (!isObject(given))
        return document;
    const names = plans.values();
    const writeOut = createPartWriter(document);
    const entries = Object.entries(given).filter(([path]) => !path.startsWith('x-'));
    const paths = entries.map(([path, value]) => {
        const item = findItem(document, value);
        return [path, item === undefined ? value : foldItem(item, { names, writeOut, ledger, value })];
    });
    const extensions = Object.entries(given).filter(([path]) => path.startsWith('x-'));
    ledger.note('paths-extensions', extensions.length);
    return withExtensions({ ...document, paths: Object.fromEntries(paths) }, extensions);
}
function foldItem(item, context) {
    const { ledger, value } = context;
    if (isObject(value) && Object.hasOwn(value, '$ref'))
        ledger.note('path-references');
    if (Object.hasOwn(item, 'parameters'))
        ledger.note('path-parameters');
    if (Object.hasOwn(item, 'summary') || Object.hasOwn(item, 'description'))
        ledger.note('path-texts');
    if (Object.hasOwn(item, 'servers'))
        ledger.note('path-servers');
    if (Object.keys(item).some((key) => key.startsWith('x-')))
        ledger.note('path-extensions');
    if (Object.hasOwn(item, 'additionalOperations')) {
        const direct = Object.keys(item).filter(isMethodKey).length;
        // Even where it holds none, it is no method.
        ledger.note('additional-operations', Math.max(1, listMethods(item).length - direct));
    }
    return Object.fromEntries(listMethods(item).map(([key, operation]) => [
        key,
        isObject(operation) ? foldOperation(operation, item, context) : operation,
    ]));
}
function foldOperation(operation, item, context) {
    const { names, writeOut, ledger } = context;
    const plan = names.next().value;
    const extensions = Object.entries(item).filter(([key]) => key.startsWith('x-') && !Object.hasOwn(operation, key));
    const parameters = foldParameters(operation, item, { writeOut, ledger });
    const servers = operation['servers'] ?? item['servers'];
    return {
        ...operation,
        ...foldTexts(operation, item),
        ...(plan?.rename !== undefined && { operationId: noteName(plan.rename, ledger) }),
        ...(parameters !== undefined && { parameters }),
        ...(isArray(servers) && { servers }),
        ...Object.fromEntries(extensions),
    };
}
function noteName(rename, ledger) {
    const rules = {
        missing: 'names-derived',
        'too-long': 'names-shortened',
        'not-text': 'names-as-text',
    };
    ledger.note(rules[rename.why]);
    return rename.operationId;
}
/** Extensions of `paths` at the root, under their own names where those are free there. */
function withExtensions(document, extensions) {
    const free = extensions.filter(([key]) => !Object.hasOwn(document, key));
    const rest = extensions.filter(([key]) => Object.hasOwn(document, key));
    return {
        ...document,
        ...Object.fromEntries(free),
        ...(rest.length > 0 && { 'x-paths': Object.fromEntries(rest) }),
    };
}

;// CONCATENATED MODULE: ./src/spec/prepare/shrink.ts






/**
 * Takes back what writing out shared parameters and bodies added beyond the size limit, the dearest first and no
 * more than needed: their schemas become components again, where the importer follows the reference; then repeated
 * descriptions are cut to their first sentence; at last they and the examples are left out.
 * @param excess how many bytes there are too many
 */
function shrinkRepeated(document, excess, ledger) {
    const shared = shareSchemas(document, excess);
    const sharedBytes = countBytes(shared);
    const left = excess - (countBytes(document) - sharedBytes);
    if (left <= 0)
        return shared;
    const cut = shortenRepeated(shared, cutTexts, left);
    const isEnough = sharedBytes - countBytes(cut.document) >= left;
    const lean = isEnough ? cut : shortenRepeated(shared, dropTexts, left);
    ledger.note('repeated-texts', lean.count);
    return lean.document;
}
/** Schemas that stand in several places because what held them was written out there. */
function shareSchemas(document, excess) {
    const uses = new Map();
    mapOperations(document, (operation) => mapSchemas(operation, (schema, isFollowed) => {
        if (isFollowed && isObject(schema) && findReference(schema) === undefined) {
            uses.set(schema, (uses.get(schema) ?? 0) + 1);
        }
        return schema;
    }));
    const existing = findMember(document['components'], 'schemas');
    const schemas = isObject(existing) ? { ...existing } : {};
    const references = new Map();
    let left = excess;
    for (const [schema, saving] of rank(uses, (value) => countBytes(value) - 60)) {
        if (left <= 0)
            break;
        left -= saving;
        let name = 'shared1';
        for (let suffix = 2; Object.hasOwn(schemas, name); suffix++)
            name = `shared${suffix}`;
        schemas[name] = schema;
        references.set(schema, { $ref: `#/components/schemas/${name}` });
    }
    if (references.size === 0)
        return document;
    const holders = new Map();
    const operations = mapOperations(document, (operation) => mapSchemas(operation, (schema, isFollowed) => (isFollowed ? (references.get(schema) ?? schema) : schema), holders));
    const components = isObject(document['components']) ? document['components'] : {};
    return { ...operations, components: { ...components, schemas } };
}
/** Parameters that stand in several operations keep their texts in the first. */
function shortenRepeated(document, shorten, excess) {
    const uses = new Map();
    mapParameters(document, (parameter) => {
        uses.set(parameter, (uses.get(parameter) ?? 0) + 1);
        return parameter;
    });
    const shorter = new Map();
    for (const parameter of uses.keys())
        if (isObject(parameter))
            shorter.set(parameter, shorten(parameter));
    const chosen = new Set();
    let left = excess;
    for (const [parameter, saving] of rank(uses, (value) => countBytes(value) - countBytes(shorter.get(value) ?? value))) {
        if (left <= 0)
            break;
        left -= saving;
        chosen.add(parameter);
    }
    const met = new Set();
    const shortened = mapParameters(document, (parameter) => {
        if (!chosen.has(parameter) || !met.has(parameter)) {
            met.add(parameter);
            return parameter;
        }
        return shorter.get(parameter) ?? parameter;
    });
    return { document: shortened, count: chosen.size };
}
/** What repeats, by what one place less of each repetition saves in all, the dearest first. */
function rank(uses, savingOf) {
    return [...uses]
        .filter(([, count]) => count > 1)
        .map(([value, count]) => [value, (count - 1) * savingOf(value)])
        .filter(([, saving]) => saving > 0)
        .sort((one, other) => other[1] - one[1]);
}
function mapParameters(document, replace) {
    return mapOperations(document, (operation) => mapMembers(operation, (member, key) => key === 'parameters' && isArray(member) ? mapList(member, replace) : member));
}
function cutTexts(parameter) {
    return mapMembers(parameter, (member, key) => {
        if (key !== 'description' || typeof member !== 'string')
            return member;
        return /^[\s\S]{1,200}?[.\n](?=\s|$)/.exec(member)?.[0].trimEnd() ?? member.slice(0, 200);
    });
}
function dropTexts(parameter) {
    return omitMembers(parameter, (key) => ['description', 'example', 'examples'].includes(key));
}

;// CONCATENATED MODULE: ./src/spec/prepare/size-limit.ts
/** Many servers refuse larger bodies. */
const refusedBytes = 1_000_000;
/**
 * The size that a prepared document may have, in bytes: twice what it had, and below 1,000,000 where it was. What it
 * had is the smaller of its files and of the same as one compact JSON, so that neither grows past twice its size.
 */
function limitOf(compactBytes, sourceBytes) {
    const base = Math.min(compactBytes, sourceBytes);
    const doubled = 2 * base;
    const limit = base < refusedBytes ? Math.min(doubled, refusedBytes - 1) : doubled;
    return Math.max(limit, compactBytes);
}

;// CONCATENATED MODULE: ./src/spec/prepare/unused-components.ts



const kinds = new Set([
    'schemas',
    'parameters',
    'requestBodies',
    'responses',
    'examples',
    'headers',
    'pathItems',
    'mediaTypes',
]);
/**
 * The document without the components that it used before they were written out and uses no more. What nothing used
 * before stays: it was there for its own sake.
 */
function dropUnused(before, after, ledger) {
    if (before === after)
        return after;
    const wasUsed = findUsed(before, []);
    const keepsHeirs = [...wasUsed].some((schema) => isObject(findMember(schema, 'discriminator')));
    const { components } = after;
    if (!isObject(components))
        return after;
    const isKept = (component, kind, name) => {
        const original = findMember(findMember(before['components'], kind), name);
        if (original === undefined || !isObject(component) || !wasUsed.has(original))
            return true;
        // A schema may be known by what it builds on alone, through a `discriminator`.
        return keepsHeirs && isArray(component['allOf']);
    };
    const roots = Object.entries(components).flatMap(([kind, group]) => kinds.has(kind) && isObject(group)
        ? Object.entries(group).flatMap(([name, component]) => isKept(component, kind, name) ? [component] : [])
        : []);
    // What is kept for its own sake keeps what it refers to.
    const isUsed = findUsed(after, roots);
    let dropped = 0;
    const next = mapMembers(components, (group, kind) => {
        if (!kinds.has(kind) || !isObject(group))
            return group;
        const kept = Object.entries(group).filter(([name, component]) => isUsed.has(component) || isKept(component, kind, name));
        dropped += Object.keys(group).length - kept.length;
        return kept.length === Object.keys(group).length ? group : Object.fromEntries(kept);
    });
    if (dropped === 0)
        return after;
    ledger.note('unused-components', dropped);
    const filled = Object.entries(next).filter(([, group]) => !isObject(group) || Object.keys(group).length > 0);
    return filled.length > 0
        ? { ...after, components: Object.fromEntries(filled) }
        : omitMembers(after, (key) => key === 'components');
}
/**
 * Every object that something outside of the components, or one of `roots`, leads to, by `$ref` or by any other text that looks like
 * one: mappings of discriminators and extensions hold references too.
 */
function findUsed(document, roots) {
    const seen = new Set();
    const used = new Set();
    const { components, ...rest } = document;
    const kept = isObject(components) ? Object.entries(components).filter(([kind]) => !kinds.has(kind)) : [];
    const open = [rest, ...kept.map(([, group]) => group), ...roots];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        if (typeof value === 'string') {
            if (!value.startsWith('#/components/'))
                continue;
            // A reference into a component uses the whole of it.
            const target = findTarget(document, value.split('/').slice(0, 4).join('/'));
            if (target === undefined)
                continue;
            used.add(target);
            open.push(target);
        }
        else if (typeof value === 'object' && value !== null && !seen.has(value)) {
            seen.add(value);
            for (const member of isArray(value) ? value : Object.values(value)) {
                if (typeof member === 'object' ? member !== null : typeof member === 'string')
                    open.push(member);
            }
            if (isObject(value) && isObject(value['mapping'])) {
                for (const name of Object.values(value['mapping'])) {
                    if (typeof name === 'string')
                        open.push(`#/components/schemas/${name}`);
                }
            }
        }
    }
    return used;
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-schema.ts




/** A schema of Swagger 2.0, or anything that holds schemas, with what 3.0 says differently. */
function upgradeSchema(value, renames, mode = 'keywords') {
    if (isArray(value))
        return mapList(value, (entry) => upgradeSchema(entry, renames, mode));
    if (!isObject(value))
        return value;
    const next = mapMembers(value, (member, key) => {
        if (key === '$ref' && typeof member === 'string')
            return upgradeReference(member, renames);
        const below = mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
        return below === 'data' ? member : upgradeSchema(member, renames, below);
    });
    return mode === 'keywords' ? upgradeKeywords(next) : next;
}
/** Where a reference into a Swagger 2.0 description leads after the upgrade. */
function upgradeReference(reference, renames) {
    const [hash, kind, name, ...rest] = reference.split('/');
    const target = kind === 'definitions' ? 'schemas' : kind === 'responses' ? 'responses' : undefined;
    if (hash !== '#' || target === undefined || name === undefined)
        return reference;
    const written = unescapeToken(upgrade_schema_decode(name));
    const renamed = renames[target].get(written) ?? renames[target].get(unescapeToken(name));
    return ['#', 'components', target, renamed === undefined ? name : escapeToken(renamed), ...rest].join('/');
}
function upgradeKeywords(schema) {
    const { discriminator, type } = schema;
    const changes = {
        ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
        ...(type === 'file' && { type: 'string', format: 'binary' }),
        ...(schema['x-nullable'] === true && schema['nullable'] === undefined && { nullable: true }),
    };
    return Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
}
function upgrade_schema_decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-parameter.ts



/** What Swagger 2.0 writes beside the name of a parameter or header, and 3.0 into its schema. */
const schemaKeywords = new Set([
    ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems'],
    ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
    ...['maxLength', 'minLength', 'maxItems', 'minItems'],
]);
/** A header, query, path or cookie parameter, or a response header. */
function upgradeParameter(parameter, renames) {
    if (!isObject(parameter))
        return parameter;
    const { collectionFormat, schema: own, ...rest } = parameter;
    const schema = own ?? Object.fromEntries(Object.entries(rest).filter(([key]) => schemaKeywords.has(key)));
    return {
        ...Object.fromEntries(Object.entries(rest).filter(([key]) => !schemaKeywords.has(key))),
        ...(parameter['in'] === 'path' && { required: true }),
        ...(rest['type'] === 'array' && styleOf(collectionFormat, parameter['in'])),
        schema: upgradeItems(upgradeSchema(schema, renames)),
    };
}
/** The one property of a form's schema that a form parameter becomes. */
function upgradeField(parameter, renames) {
    const kept = Object.entries(parameter).filter(([key]) => schemaKeywords.has(key) || key === 'description' || key.startsWith('x-'));
    const schema = upgradeItems(upgradeSchema(Object.fromEntries(kept), renames));
    return isObject(schema) ? schema : {};
}
/** How the entries of a list are written: Swagger 2.0's default is commas, 3.0's depends on the place. */
function styleOf(format, place) {
    if (place !== 'query' && place !== 'formData')
        return { style: 'simple', explode: false };
    if (format === 'multi')
        return { style: 'form', explode: true };
    if (format === 'ssv')
        return { style: 'spaceDelimited', explode: false };
    if (format === 'pipes')
        return { style: 'pipeDelimited', explode: false };
    // 3.0 has no word for tabs; the extension keeps what was meant.
    return { style: 'form', explode: false, ...(format === 'tsv' && { 'x-collection-format': format }) };
}
/** Lists within lists cannot say in 3.0 how they are written. */
function upgradeItems(schema) {
    if (!isObject(schema) || isArray(schema['items']) || !isObject(schema['items']))
        return schema;
    const items = omitMembers(schema['items'], (key) => key === 'collectionFormat');
    return { ...schema, items: upgradeItems(items) };
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-body.ts




const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';
/**
 * The request body that stands for parameters in the body or in a form; undefined for none.
 * @param consumes the media types of the operation
 */
function upgradeBody(parameters, consumes, renames) {
    const all = parameters.filter(isObject);
    const body = all.find((parameter) => parameter['in'] === 'body');
    if (body !== undefined)
        return upgradeWhole(body, consumes, renames);
    return all.length > 0 ? upgradeForm(all, consumes, renames) : undefined;
}
function upgradeWhole(body, consumes, renames) {
    const { schema, description, required } = body;
    const media = schema === undefined ? {} : { schema: upgradeSchema(schema, renames) };
    const types = consumes.length > 0 ? consumes : ['application/json'];
    return {
        ...(description !== undefined && { description }),
        content: Object.fromEntries(types.map((type) => [type, media])),
        ...(typeof required === 'boolean' && { required }),
        ...omitMembers(body, (key) => !key.startsWith('x-')),
    };
}
function upgradeForm(fields, consumes, renames) {
    const hasFile = fields.some((field) => field['type'] === 'file');
    const forms = consumes.filter((type) => type === multipart || (type === urlEncoded && !hasFile));
    const types = forms.length > 0 ? forms : [hasFile ? multipart : urlEncoded];
    const required = fields.filter((field) => field['required'] === true).map(upgrade_body_nameOf);
    const lists = fields.filter((field) => field['type'] === 'array');
    const media = {
        schema: {
            type: 'object',
            properties: Object.fromEntries(fields.map((field) => [upgrade_body_nameOf(field), upgradeField(field, renames)])),
            ...(required.length > 0 && { required }),
        },
        ...(lists.length > 0 && {
            encoding: Object.fromEntries(lists.map((field) => [upgrade_body_nameOf(field), styleOf(field['collectionFormat'], 'formData')])),
        }),
    };
    return {
        content: Object.fromEntries(types.map((type) => [type, media])),
        ...(required.length > 0 && { required: true }),
    };
}
function upgrade_body_nameOf(field) {
    return typeof field['name'] === 'string' ? field['name'] : '';
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-response.ts





/** @param produces the media types of the operation; none stands for any */
function upgradeResponse(response, produces, renames) {
    if (!isObject(response))
        return response;
    const reference = findReference(response);
    if (reference !== undefined)
        return { ...response, $ref: upgradeReference(reference, renames) };
    const { description, schema, examples, headers, ...rest } = response;
    const content = upgradeContent(schema, { examples, produces, renames });
    return {
        description: description ?? '',
        ...(isObject(headers) && { headers: mapMembers(headers, (header) => upgradeHeader(header, renames)) }),
        ...(content !== undefined && { content }),
        ...rest,
    };
}
function upgradeContent(schema, about) {
    const examples = isObject(about.examples) ? about.examples : {};
    const types = schema === undefined ? [] : about.produces.length > 0 ? about.produces : ['*/*'];
    const all = [...new Set([...types, ...Object.keys(examples)])];
    if (all.length === 0)
        return undefined;
    const upgraded = schema === undefined ? undefined : upgradeSchema(schema, about.renames);
    const contents = all.map((type) => [
        type,
        {
            ...(upgraded !== undefined && { schema: upgraded }),
            ...(Object.hasOwn(examples, type) && { example: examples[type] ?? null }),
        },
    ]);
    return Object.fromEntries(contents);
}
function upgradeHeader(header, renames) {
    return upgradeParameter(header, renames);
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-names.ts

function createRenames(document) {
    return {
        schemas: renameAll(findMember(document, 'definitions')),
        responses: renameAll(findMember(document, 'responses')),
        securitySchemes: renameAll(findMember(document, 'securityDefinitions')),
    };
}
function renameKeys(group, names) {
    return Object.fromEntries(Object.entries(group).map(([name, value]) => [names.get(name) ?? name, value]));
}
/** Only what must change is in the map; `List«Pet»` becomes `List_Pet_`. */
function renameAll(group) {
    const renames = new Map();
    if (!isObject(group))
        return renames;
    const taken = new Set(Object.keys(group));
    for (const name of Object.keys(group)) {
        if (/^[a-zA-Z0-9._-]+$/.test(name))
            continue;
        const clean = name.replace(/[^a-zA-Z0-9._-]+/g, '_');
        let free = clean;
        for (let suffix = 2; taken.has(free); suffix++)
            free = `${clean}_${suffix}`;
        taken.add(free);
        renames.set(name, free);
    }
    return renames;
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-security.ts


const flowNames = {
    application: 'clientCredentials',
    accessCode: 'authorizationCode',
};
function upgradeScheme(scheme) {
    if (!isObject(scheme))
        return scheme;
    if (scheme['type'] === 'basic')
        return { ...scheme, type: 'http', scheme: 'basic' };
    if (scheme['type'] !== 'oauth2')
        return scheme;
    const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
    if (typeof flow !== 'string')
        return scheme;
    const described = {
        ...(authorizationUrl !== undefined && { authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenUrl }),
        scopes: scopes ?? {},
    };
    return { ...rest, flows: { [flowNames[flow] ?? flow]: described } };
}
/** Security requirements name schemes, some of which got other names. */
function upgradeRequirements(requirements, renames) {
    if (!isArray(requirements))
        return requirements;
    return requirements.map((one) => (isObject(one) ? renameKeys(one, renames.securitySchemes) : one));
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-servers.ts

/** Secure ones first: the importer reads the first server only, and calls carry people's credentials. */
const preferred = ['https', 'http', 'wss', 'ws'];
/**
 * What Swagger 2.0 says with `schemes`, `host` and `basePath`. Without schemes the URL begins with `//`, without a
 * host it is a path; without either there is no server.
 */
function readServers(document) {
    const host = readHost(document['host']);
    const path = readPath(document['basePath']);
    if (host === undefined)
        return path === '' ? [] : [{ url: path }];
    const schemes = listSchemes(document['schemes']);
    if (schemes.length === 0)
        return [{ url: `//${host}${path}` }];
    return schemes.map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}
function readHost(host) {
    if (typeof host !== 'string')
        return undefined;
    // Some people write the scheme as well.
    const bare = host
        .trim()
        .replace(/^[a-z]+:\/\//i, '')
        .replace(/\/+$/, '');
    return bare === '' ? undefined : bare;
}
function readPath(basePath) {
    if (typeof basePath !== 'string')
        return '';
    const path = basePath.trim().replace(/\/+$/, '');
    return path === '' || path.startsWith('/') ? path : `/${path}`;
}
function listSchemes(schemes) {
    const listed = isArray(schemes) ? schemes.filter((scheme) => typeof scheme === 'string') : [];
    return [...listed].sort((one, other) => upgrade_servers_rank(one) - upgrade_servers_rank(other));
}
function upgrade_servers_rank(scheme) {
    const position = preferred.indexOf(scheme);
    return position === -1 ? preferred.length : position;
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-types.ts

/** The media types of `consumes` or `produces`; a single text stands for a list of one. */
function listTypes(value) {
    if (typeof value === 'string')
        return [value];
    return isArray(value) ? value.filter((type) => typeof type === 'string') : [];
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade-operation.ts








function upgradeOperation(operation, context) {
    const { document, renames } = context;
    const { consumes, produces, schemes, parameters, ...rest } = operation;
    const list = isArray(parameters) ? parameters : [];
    const body = upgradeBody(list.filter(isBody), listTypes(consumes ?? document['consumes']), renames);
    const others = list.filter((parameter) => !isBody(parameter));
    const servers = schemes === undefined ? [] : readServers({ ...document, schemes });
    const upgraded = mapMembers(rest, (member, key) => {
        if (key === 'responses' && isObject(member)) {
            return mapMembers(member, (response, status) => status.startsWith('x-') ? response : upgradeOwn(response, produces, context));
        }
        return key === 'security' ? upgradeRequirements(member, renames) : member;
    });
    const { responses, ...before } = upgraded;
    return {
        ...before,
        ...(servers.length > 0 && { servers }),
        ...(others.length > 0 && { parameters: others.map(context.upgradeParameter) }),
        ...(parameters !== undefined && !isArray(parameters) && { parameters }),
        ...(body !== undefined && { requestBody: body }),
        ...(responses !== undefined && { responses }),
    };
}
/** A shared response says the media types of the whole description; with others it has to be written out. */
function upgradeOwn(response, produces, context) {
    const { document, renames } = context;
    const isShared = /^#\/responses\/[^/]+$/.test(findReference(response) ?? '');
    const written = isShared && produces === undefined ? response : (resolve(document, response) ?? response);
    return upgradeResponse(written, listTypes(produces ?? document['produces']), renames);
}
function isBody(parameter) {
    const place = findMember(parameter, 'in');
    return place === 'body' || place === 'formData';
}

;// CONCATENATED MODULE: ./src/spec/upgrade/upgrade.ts











/** The newest 3.0 that every tool accepts. */
const version = '3.0.3';
/** What Swagger 2.0 says at the root and OpenAPI 3.0 says elsewhere. */
const replaced = new Set([
    ...['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'servers', 'openapi', 'components'],
    ...['definitions', 'parameters', 'responses', 'securityDefinitions'],
]);
/**
 * A Swagger 2.0 description as OpenAPI 3.0. Its operations must have their parameters written out: what was shared
 * between bodies and forms has no place of its own in 3.0.
 * @see https://spec.openapis.org/oas/v3.0.3 and https://spec.openapis.org/oas/v2.0
 */
function upgrade(document, ledger) {
    const renames = createRenames(document);
    const servers = readServers(document);
    const parameters = new Map();
    const context = {
        document,
        renames,
        upgradeParameter(parameter) {
            const known = parameters.get(parameter) ?? upgradeParameter(parameter, renames);
            parameters.set(parameter, known);
            return known;
        },
    };
    const rest = Object.entries(document).filter(([key]) => !replaced.has(key));
    const root = mapOperations(Object.fromEntries(rest), (operation) => upgradeOperation(operation, context));
    ledger.note('upgraded');
    const { info, ...others } = root;
    return {
        openapi: version,
        ...(info !== undefined && { info }),
        ...(servers.length > 0 && { servers }),
        ...mapMembers(others, (value, key) => (key === 'security' ? upgradeRequirements(value, renames) : value)),
        ...upgradeComponents(document, renames),
    };
}
function upgradeComponents(document, renames) {
    const produces = listTypes(document['produces']);
    const groups = [
        ['schemas', mapGroup(document, 'definitions', (schema) => upgradeSchema(schema, renames))],
        [
            'responses',
            mapGroup(document, 'responses', (response) => upgradeResponse(response, produces, renames)),
        ],
        ['securitySchemes', mapGroup(document, 'securityDefinitions', upgradeScheme)],
    ];
    const components = groups.flatMap(([kind, group]) => {
        const renamed = isObject(group) ? renameKeys(group, renames[kind]) : undefined;
        return renamed === undefined || Object.keys(renamed).length === 0 ? [] : [[kind, renamed]];
    });
    return components.length === 0 ? {} : { components: Object.fromEntries(components) };
}
function mapGroup(document, name, replace) {
    const group = findMember(document, name);
    return isObject(group) ? mapMembers(group, replace) : undefined;
}

;// CONCATENATED MODULE: ./src/spec/prepare/prepare.ts

















/**
 * An equivalent document that imports whole and whose actions stand alone as far as the size limit allows.
 * @param document a bundled description; it is never changed
 */
function prepareDocument(document, options) {
    const hazards = findHazards(document);
    if (options.prepare === 'none') {
        const all = [...hazards, ...findSchemaHazards(document)];
        return { document, rewrites: [], findings: [...all.map(tell), ...findUnfit(document)] };
    }
    const ledger = createLedger();
    const portable = hazards.length > 0 ? makePortable(document, options.version, ledger) : document;
    const served = makeServersPortable(portable, options.serverUrl, ledger);
    const documentBytes = countBytes(document);
    const limitBytes = limitOf(documentBytes, options.sourceBytes);
    const fitted = fitSize(served ?? portable, { document, documentBytes, limitBytes, ledger });
    const rewrites = ledger.list();
    const findings = [
        ...hazards.filter(({ isMendable }) => !isMendable).map(tell),
        ...(served === undefined ? [describeServers(document)] : []),
        ...findUnfit(fitted.document),
        ...(fitted.excess > 0 ? [describeSize(limitBytes, fitted.excess)] : []),
    ];
    return { document: rewrites.length === 0 ? document : fitted.document, rewrites, findings };
}
/** What can be mended is told only where it is not to be. */
function tell({ isMendable, message, ...finding }) {
    const remedy = isMendable ? ' `prepare: auto` mends that.' : '';
    return { ...finding, message: message + remedy };
}
/** Everything but servers and size. */
function makePortable(document, version, ledger) {
    const settled = settleReferences(document, ledger);
    const plans = planNames(listRoutes(settled));
    const renamed = followNames(settled, plans, ledger);
    const folded = makePathsPortable(renamed, plans, ledger);
    const upgraded = version === '2.0' ? upgrade(folded, ledger) : folded;
    return makeBodiesPortable(upgraded, ledger);
}
/** Takes back what is too much, or spends what room there is: on schemas first, on responses last. */
function fitSize(portable, about) {
    const { document, documentBytes, limitBytes, ledger } = about;
    const lean = dropUnused(document, portable, ledger);
    const excess = (lean === document ? documentBytes : countBytes(lean)) - limitBytes;
    const fitting = excess > 0 ? shrinkRepeated(lean, excess, ledger) : lean;
    const room = excess > 0 ? limitBytes - countBytes(fitting) : -excess;
    const inlined = inlineSchemas(fitting, room, ledger);
    const isRewritten = portable !== document;
    const whole = isRewritten ? inlineResponses(inlined.document, inlined.room, ledger) : inlined.document;
    return { document: dropUnused(document, whole, ledger), excess: -room };
}
/** Nothing that repeats is left to cut: what is too much is the description's own. */
function describeSize(limitBytes, excess) {
    return {
        severity: 'warning',
        rule: 'size',
        message: `The prepared description has ${limitBytes + excess} bytes, more than the ${limitBytes} it should have; some servers refuse large bodies.`,
        pointer: '',
    };
}
function describeServers(document) {
    const isSwagger = Object.hasOwn(document, 'swagger');
    const where = isSwagger ? '`host`' : '`servers`';
    return {
        severity: 'error',
        rule: 'server-url',
        message: `The description names no absolute server (${where}), without which the import fails. Set the input \`server-url\` to the address of the API, such as https://api.example.com/v1.`,
        pointer: !isSwagger && Object.hasOwn(document, 'servers') ? '/servers' : '',
    };
}

;// CONCATENATED MODULE: ./src/spec/read/number-loss.ts




/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
function listLostNumbers(source) {
    const text = source.format === 'yaml' ? new TextDecoder().decode(source.text) : source.text;
    if (source.format === 'text' || (typeof text !== 'string' && !hasLongNumber(text)))
        return [];
    const found = typeof text === 'string' ? listInYaml(text) : listInJson(text);
    const places = findPlaces(text, found.keys());
    return [...found].flatMap(([offset, written]) => {
        const becomes = findNumberLoss(written);
        return becomes === undefined
            ? []
            : [{ written, becomes, place: places.get(offset) ?? { line: 1, column: 1 } }];
    });
}
/** What a number is written as after reading, where that is another value; `1.0` and `1e2` only change their spelling. */
function findNumberLoss(source) {
    const value = Number(source);
    if (!Number.isFinite(value))
        return 'null';
    const written = String(value);
    return sameDecimal(source, written) ? undefined : written;
}
function sameDecimal(left, right) {
    const [a, b] = [parseDecimal(left), parseDecimal(right)];
    return a.digits === b.digits && a.exponent === b.exponent && (a.digits === '' || a.negative === b.negative);
}
/** digits × 10^exponent without leading or trailing zeros, so that equal numbers are equal data. */
function parseDecimal(source) {
    const match = /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(source);
    const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
    const all = (whole + fraction).replace(/^0+/, '');
    const digits = all.replace(/0+$/, '');
    return {
        negative: sign === '-',
        digits,
        exponent: digits === '' ? 0 : Number(power) - fraction.length + (all.length - digits.length),
    };
}
/** Whether any number outside strings is long enough to be lost at all: a quick look before a slow one. */
function hasLongNumber(text) {
    let run = 0;
    for (let at = 0; at < text.length; at++) {
        const byte = text[at] ?? 0;
        if (byte === 0x22) {
            do
                at = text.indexOf(0x22, at + 1);
            while (at > 0 && text[at - 1] === 0x5c && number_loss_isEscaped(text, at));
            if (at === -1)
                return false;
            run = 0;
        }
        else if ((byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2d) {
            if (++run > 15)
                return true;
        }
        else if (run > 0 && (byte === 0x65 || byte === 0x45)) {
            return true;
        }
        else {
            run = 0;
        }
    }
    return false;
}
function number_loss_isEscaped(text, quote) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === 0x5c)
        slashes++;
    return slashes % 2 === 1;
}
function listInJson(text) {
    const found = new Map();
    scanJson(text, {
        scalar: (start, end) => {
            const first = text[start] ?? 0;
            if (first !== 0x22 && first < 0x40)
                found.set(start, readText(text, start, end));
            return true;
        },
    });
    return found;
}
function listInYaml(text) {
    const found = new Map();
    for (const event of readEvents(text)) {
        if (event.type !== js_yaml/* EVENT_ID */.hy.SCALAR || event.style !== js_yaml/* SCALAR_STYLE */.jK.PLAIN || event.tagStart !== -1)
            continue;
        const source = text.slice(event.valueStart, Math.min(event.valueEnd, event.valueStart + 400));
        if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(source))
            found.set(event.valueStart, source);
    }
    return found;
}

;// CONCATENATED MODULE: ./src/spec/check/reading-notes.ts

/** What reading the files and writing them again as JSON did to them: warnings with their places. */
function noteReading({ files }) {
    return [...files.values()].flatMap((file) => {
        if (file.state !== 'read')
            return [];
        const { source } = file;
        const lost = listLostNumbers(source).map(({ written, becomes, place }) => ({
            rule: 'number-precision',
            message: `The number ${written.slice(0, 60)} does not fit what JSON readers use; it goes out as ${becomes}. Put it in quotes where its exact value counts.`,
            place,
        }));
        const mended = source.mended.map((place) => ({
            rule: 'yaml-indentation',
            message: 'This line of quoted text is not indented deeper than its key. It was read all the same, but other YAML readers refuse it.',
            place,
        }));
        return [...lost, ...mended].map((note) => ({
            severity: 'warning',
            pointer: '',
            file: source.path,
            ...note,
        }));
    });
}

;// CONCATENATED MODULE: ./src/spec/bundle/resolver.ts


const maxSteps = 1000;
/** Resolves references among files that were read; says which file is needed where one was not. */
function createResolver(rootFile) {
    const files = new Map();
    const origins = new Map();
    const settled = new WeakSet();
    const known = new Map();
    function resolve(from, ref, depth = 0) {
        const ofFile = known.get(from) ?? new Map();
        known.set(from, ofFile);
        const before = ofFile.get(ref);
        if (before !== undefined)
            return before;
        const resolution = depth > maxSteps ? loop(ref) : compute(from, ref, depth);
        if (resolution.kind !== 'needs')
            ofFile.set(ref, resolution);
        return resolution;
    }
    function compute(from, ref, depth) {
        const target = parseRef(ref, from, rootFile);
        if (!target.ok)
            return { kind: 'fault', rule: target.rule, message: target.message };
        const candidates = [target.path ?? from, ...(target.otherPath === undefined ? [] : [target.otherPath])];
        for (const path of candidates) {
            const file = files.get(path);
            if (file === undefined)
                return { kind: 'needs', path };
            if (file.state === 'missing')
                continue;
            if (file.state === 'refused')
                return { kind: 'fault', rule: file.rule, message: file.message };
            if (file.state === 'broken') {
                return { kind: 'fault', rule: 'ref-broken', message: file.fault.message, brokenFile: path };
            }
            return walk(file.source, { ref, tokens: target.tokens, depth });
        }
        return {
            kind: 'fault',
            rule: 'unresolved-ref',
            message: `The reference ${quote(ref)} leads nowhere: there is no file \`${candidates[0] ?? ''}\`.`,
        };
    }
    function walk(source, way) {
        let at = { kind: 'target', value: source.root, file: source.path, tokens: [], crossed: false };
        for (const token of way.tokens) {
            let next = step(at, token);
            for (let hops = 0; next === undefined && isObject(at.value) && typeof at.value['$ref'] === 'string'; hops++) {
                if (hops > 50)
                    return loop(way.ref);
                const through = resolve(startOf(at), at.value['$ref'], way.depth + 1);
                if (through.kind !== 'target')
                    return through;
                at = { ...through, crossed: true };
                next = step(at, token);
            }
            if (next === undefined)
                return absent(way.ref, source.path, at.tokens, token);
            at = next;
        }
        return at;
    }
    function resolveFully(from, ref) {
        const seen = new Set();
        let at = resolve(from, ref);
        while (at.kind === 'target' && isObject(at.value) && typeof at.value['$ref'] === 'string') {
            if (seen.has(at.value))
                return loop(ref);
            seen.add(at.value);
            const next = resolve(startOf(at), at.value['$ref']);
            at = next.kind === 'target' ? { ...next, crossed: true } : next;
        }
        return at;
    }
    function startOf(at) {
        return isObject(at.value) && settled.has(at.value) ? rootFile : at.file;
    }
    function step(at, token) {
        const value = findStep(at.value, token);
        if (value === undefined)
            return undefined;
        const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
        return origin === undefined
            ? { ...at, value, tokens: [...at.tokens, token] }
            : { kind: 'target', value, file: origin.file, tokens: origin.tokens, crossed: true };
    }
    return { rootFile, files, origins, settled, resolve: (from, ref) => resolve(from, ref), resolveFully };
}
function findStep(value, token) {
    if (isArray(value))
        return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}
function loop(ref) {
    return {
        kind: 'fault',
        rule: 'ref-loop',
        message: `The reference ${quote(ref)} leads back to itself and to nothing else.`,
    };
}
function absent(ref, file, found, token) {
    const where = found.length === 0 ? `\`${file}\`` : `\`#/${found.join('/')}\` in \`${file}\``;
    return {
        kind: 'fault',
        rule: 'unresolved-ref',
        message: `The reference ${quote(ref)} leads nowhere: ${where} has no ${quote(token)}.`,
    };
}

;// CONCATENATED MODULE: ./src/spec/check/name-rules.ts



/** What the assistant would stumble over: actions without a name or with another's, and ids that name no operation. */
function findNameFaults(routes) {
    const ids = new Map();
    const names = new Map();
    const known = new Set(routes.flatMap(({ operation }) => readId(operation['operationId']) ?? []));
    return routes.flatMap((route) => [...findOwnFaults(route, ids, names), ...findOrderFaults(route, known)]);
}
function findOwnFaults(route, ids, names) {
    const { operationId, summary, description } = route.operation;
    const id = readId(operationId);
    const name = id ?? [summary, description].find(name_rules_isText);
    if (name === undefined) {
        return [
            warning('no-description', pointTo(route), `\`${name_rules_show(route)}\` has no operationId, summary or description: the assistant has only its method and path to go by.`),
        ];
    }
    const sameId = id === undefined ? undefined : ids.get(id);
    if (id !== undefined && sameId === undefined)
        ids.set(id, route);
    const sameName = names.get(name);
    if (sameName === undefined)
        names.set(name, route);
    if (id !== undefined && sameId !== undefined) {
        return [
            warning('duplicate-operation-id', pointTo(route, 'operationId'), `\`${name_rules_show(route)}\` has the operationId "${name_rules_cut(id)}" that \`${name_rules_show(sameId)}\` has already; each must be unique.`),
        ];
    }
    if (sameName === undefined)
        return [];
    return [
        warning('same-action-name', pointTo(route), `\`${name_rules_show(route)}\` becomes an action of the same name as \`${name_rules_show(sameName)}\`: "${name_rules_cut(name)}". Give each an operationId.`),
    ];
}
/** `x-open-execute-after` is the service's own: a list of the operations after which this one may run. */
function findOrderFaults(route, known) {
    const key = 'x-open-execute-after';
    const after = route.operation[key];
    if (after === undefined)
        return [];
    if (!isArray(after)) {
        const seen = JSON.stringify(after).slice(0, 80);
        return [
            warning('execute-after', pointTo(route, key), `\`${key}\` of \`${name_rules_show(route)}\` must be a list of operationIds; found ${seen}.`),
        ];
    }
    return after.flatMap((entry, index) => {
        const id = readId(entry);
        if (id !== undefined && known.has(id))
            return [];
        const seen = JSON.stringify(entry).slice(0, 300);
        return [
            warning('execute-after', pointTo(route, key, String(index)), `\`${name_rules_show(route)}\` is to run after ${seen}, but no operation has that operationId.`),
        ];
    });
}
/** Numbers are written as text when they go out. */
function readId(value) {
    if (typeof value === 'number')
        return String(value);
    return name_rules_isText(value) ? value : undefined;
}
function pointTo(route, ...keys) {
    return renderPointer([...route_placeOf(route), ...keys]);
}
function name_rules_isText(value) {
    return typeof value === 'string' && value.trim() !== '';
}
function name_rules_cut(text) {
    return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
function name_rules_show({ path, key }) {
    return `${key.toUpperCase()} ${path}`;
}
function warning(rule, pointer, message) {
    return { severity: 'warning', rule, pointer, message };
}

;// CONCATENATED MODULE: ./src/spec/check/parameter-rules.ts




/** Whether an operation's parameters fit its path and each other. */
function findParameterFaults(document, route) {
    const { path, operation, item } = route;
    const own = parameter_rules_listParameters(document, operation['parameters'], route_placeOf(route));
    const shared = parameter_rules_listParameters(document, item['parameters'], ['paths', path]);
    const all = [...own, ...shared.filter((parameter) => !own.some((other) => isSame(parameter, other)))];
    return [...findRepeats(own), ...findRepeats(shared), ...findBodies(all), ...findTemplateFaults(route, all)];
}
function parameter_rules_listParameters(document, list, at) {
    if (!isArray(list))
        return [];
    return list.flatMap((entry, index) => {
        const parameter = resolveObject(document, entry);
        const name = findMember(parameter, 'name');
        const place = findMember(parameter, 'in');
        if (typeof name !== 'string' || typeof place !== 'string')
            return [];
        return [{ name, place, pointer: renderPointer([...at, 'parameters', index]) }];
    });
}
function isSame(left, right) {
    return left.name === right.name && left.place === right.place;
}
function findRepeats(parameters) {
    const seen = new Set();
    return parameters.flatMap(({ name, place, pointer }) => {
        const key = `${place} ${name}`;
        if (seen.has(key)) {
            return [parameter_rules_warning('duplicate-parameter', pointer, `The ${place} parameter "${name}" is there twice.`)];
        }
        seen.add(key);
        return [];
    });
}
/** Swagger 2.0 only: later versions have no such places. */
function findBodies(parameters) {
    const [first, second] = parameters.filter(({ place }) => place === 'body');
    const form = parameters.find(({ place }) => place === 'formData');
    if (second !== undefined) {
        return [
            parameter_rules_warning('two-bodies', second.pointer, `The operation has two body parameters, "${first?.name ?? ''}" and "${second.name}"; a request has one body.`),
        ];
    }
    if (first === undefined || form === undefined)
        return [];
    return [
        parameter_rules_warning('two-bodies', form.pointer, `The operation has the body parameter "${first.name}" and the form parameter "${form.name}"; a request has one body.`),
    ];
}
function findTemplateFaults(route, parameters) {
    const { path, key } = route;
    const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const declared = parameters.filter(({ place }) => place === 'path');
    const pointer = renderPointer(['paths', path]);
    const undeclared = names.filter((name) => !declared.some((parameter) => parameter.name === name));
    const unused = declared.filter(({ name }) => !names.includes(name));
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    return [
        ...(undeclared.length === 0
            ? []
            : [
                parameter_rules_warning('path-parameter', renderPointer(route_placeOf(route)), `\`${key.toUpperCase()} ${path}\` does not declare its path parameter "${undeclared.join('", "')}".`),
            ]),
        ...unused.map((parameter) => parameter_rules_warning('path-parameter', parameter.pointer, `The path parameter "${parameter.name}" does not occur in the path \`${path}\`.`)),
        ...(repeated === undefined
            ? []
            : [parameter_rules_warning('path-template', pointer, `The path \`${path}\` has \`{${repeated}}\` twice.`)]),
    ];
}
function parameter_rules_warning(rule, pointer, message) {
    return { severity: 'warning', rule, pointer, message };
}

;// CONCATENATED MODULE: ./src/spec/check/rule-findings.ts






/** What the schema cannot say: errors where nothing could be imported, warnings where the assistant would be misled. */
function findRuleBreaks(document, options) {
    const findings = listRuleBreaks(document);
    if (!options.strict)
        return findings;
    const isSwagger = Object.hasOwn(document, 'swagger');
    return findings.map((finding) => mustRules.has(finding.rule) && !(isSwagger && finding.rule === 'same-path')
        ? { ...finding, severity: 'error' }
        : finding);
}
/**
 * What the standard says with a MUST, in words instead of its schema: under `strict` an error, as what the schema says.
 * Every other warning is advice for the copilot's sake and never fails a run. `same-path` is a MUST from 3.0 on.
 * @see https://spec.openapis.org/oas/v3.1.1, "Paths Object", "Path Templating", "Operation Object", "Parameter Object"
 */
const mustRules = new Set([
    'component-name',
    'duplicate-operation-id',
    'duplicate-parameter',
    'path-parameter',
    'path-template',
    'same-path',
    'two-bodies',
]);
function listRuleBreaks(document) {
    const paths = findMember(document, 'paths');
    if (paths === undefined)
        return [error('no-paths', '', describeMissingPaths(document))];
    if (!isObject(paths)) {
        return [
            error('no-paths', '/paths', `\`paths\` is ${describeValue(paths)}; it must be an object with one entry for each path.`),
        ];
    }
    const broken = findBrokenItems(document, paths);
    const routes = listRoutes(document);
    // Where a path's reference is broken, that is the fault, and told already.
    const isReferring = Object.values(paths).some((item) => findMember(item, '$ref') !== undefined);
    if (routes.length === 0 && broken.length === 0 && !isReferring) {
        return [
            error('no-operations', '/paths', `The description has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`),
        ];
    }
    const strange = new Set(broken.filter(({ rule }) => rule === 'path-reference').map(({ pointer }) => pointer));
    const sound = routes.filter(({ path }) => !strange.has(renderPointer(['paths', path, '$ref'])));
    return [
        ...broken,
        ...findSamePaths(Object.keys(paths)),
        ...findComponentNames(document),
        ...findNameFaults(sound),
        ...sound.flatMap((route) => findParameterFaults(document, route)),
    ];
}
/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeMissingPaths(document) {
    return `The description has no \`paths\`${describeElse(document)}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
}
function describeElse(document) {
    if (findMember(document, 'webhooks') !== undefined)
        return ', only webhooks, which are requests that the API sends and no assistant can make';
    if (findMember(document, 'components') !== undefined || findMember(document, 'definitions') !== undefined)
        return ', only components for other descriptions to use';
    return '';
}
function findBrokenItems(document, paths) {
    return Object.entries(paths).flatMap(([path, item]) => {
        if (path.startsWith('x-'))
            return [];
        const pointer = renderPointer(['paths', path]);
        if (!isObject(item)) {
            return [
                error('path-type', pointer, `The path \`${path}\` is ${describeValue(item)}; it must be an object of operations.`),
            ];
        }
        const operations = Object.entries(item).filter(([key]) => isStandardMethod(key));
        const wrong = operations.filter(([, operation]) => !isObject(operation));
        const faults = wrong.map(([key, value]) => error('operation-type', renderPointer(['paths', path, key]), `\`${key.toUpperCase()} ${path}\` is ${describeValue(value)}; it must be an object.`));
        return [...faults, ...findStrangeTarget(document, path, item)];
    });
}
/** A path's `$ref` that leads to something of another kind, such as a schema: each of its keys would be an action. */
function findStrangeTarget(document, path, item) {
    const strange = listStrangeKeys(document, item);
    if (strange.length === 0)
        return [];
    return [
        error('path-reference', renderPointer(['paths', path, '$ref']), `The path \`${path}\` refers to something that is no path item: it has \`${strange.slice(0, 3).join('`, `')}\`. Expected methods, such as \`get\`.`),
    ];
}
function listStrangeKeys(document, item) {
    const target = typeof item['$ref'] === 'string' ? findItem(document, item) : undefined;
    if (target === undefined || Object.keys(target).some(isStandardMethod))
        return [];
    return Object.keys(target).filter(isMethodKey);
}
function isStandardMethod(key) {
    return /^(?:get|put|post|delete|options|head|patch|trace|query)$/.test(key);
}
/** Said in the schema from 3.1 on; 3.0 says it in words only. */
function findComponentNames(document) {
    const { openapi, components } = document;
    if (typeof openapi !== 'string' || !openapi.startsWith('3.0') || !isObject(components))
        return [];
    return Object.entries(components).flatMap(([kind, group]) => (kind.startsWith('x-') || !isObject(group) ? [] : Object.keys(group))
        .filter((name) => !/^[\w.-]+$/.test(name))
        .map((name) => rule_findings_warning('component-name', renderPointer(['components', kind, name]), `\`${kind}\` has the name "${name}", which is not allowed; it may hold letters, digits, \`.\`, \`-\` and \`_\`.`)));
}
/** `/pets/{id}` and `/pets/{name}` answer to the same URLs. */
function findSamePaths(paths) {
    const first = new Map();
    return paths.flatMap((path) => {
        const shape = path.replace(/\{[^{}]*\}/g, '{}');
        const other = first.get(shape);
        if (other === undefined)
            first.set(shape, path);
        if (other === undefined || path.startsWith('x-'))
            return [];
        return [
            rule_findings_warning('same-path', renderPointer(['paths', path]), `The path \`${path}\` is the same as \`${other}\` but for the names of its parameters.`),
        ];
    });
}
function error(rule, pointer, message) {
    return { severity: 'error', rule, pointer, message };
}
function rule_findings_warning(rule, pointer, message) {
    return { severity: 'warning', rule, pointer, message };
}

;// CONCATENATED MODULE: ./src/spec/check/word-hints.ts
/** The words that people misspell: those that stand directly in the objects of the standard. */
const word_hints_words = [
    ...'openapi swagger info host basePath schemes consumes produces servers paths webhooks components'.split(' '),
    ...'definitions parameters responses security securityDefinitions securitySchemes tags externalDocs'.split(' '),
    ...'title summary description termsOfService contact license version name url email identifier'.split(' '),
    ...'variables default enum schemas examples requestBodies headers links callbacks pathItems'.split(' '),
    ...'get put post delete options head patch trace operationId requestBody deprecated in required'.split(' '),
    ...'allowEmptyValue style explode allowReserved schema example content encoding contentType'.split(' '),
    ...'propertyName mapping type format items properties additionalProperties allOf oneOf anyOf not'.split(' '),
    ...'nullable readOnly writeOnly discriminator xml minimum maximum minLength maxLength pattern'.split(' '),
    ...'minItems maxItems uniqueItems flow flows scopes authorizationUrl tokenUrl refreshUrl scheme'.split(' '),
    ...'bearerFormat openIdConnectUrl collectionFormat operationRef value externalValue'.split(' '),
];
/** Words that are unknown to one version and known to a later one, wherever they stand. */
const since = [
    [
        '3.0',
        'anyOf oneOf not nullable writeOnly requestBody content components servers callbacks links'.split(' '),
    ],
    [
        '3.1',
        [
            ...'webhooks pathItems jsonSchemaDialect const $defs $id $schema $anchor $comment if then else'.split(' '),
            ...'prefixItems contains patternProperties propertyNames dependentSchemas dependentRequired'.split(' '),
            ...'unevaluatedProperties unevaluatedItems contentMediaType contentEncoding'.split(' '),
        ],
    ],
    [
        '3.2',
        [
            ...'query additionalOperations itemSchema prefixEncoding itemEncoding $self dataValue'.split(' '),
            ...'serializedValue nodeType defaultMapping mediaTypes oauth2MetadataUrl'.split(' '),
        ],
    ],
];
/** What may have been meant by a key that is not known where it stands: a sentence, or nothing. */
function hintAtWord(key, at, version) {
    const later = findVersionOf(key, at);
    if (later !== undefined && later > version) {
        return `It came with OpenAPI ${later}; this description follows ${version}.`;
    }
    const near = word_hints_words.find((word) => isNear(key, word) && (word.length > 3 || key.toLowerCase() === word));
    return near === undefined ? undefined : `Perhaps \`${near}\` is meant.`;
}
function findVersionOf(key, at) {
    const isNewText = (key === 'summary' && at === '/info') || (key === 'identifier' && at === '/info/license');
    return isNewText ? '3.1' : since.find(([, known]) => known.includes(key))?.[0];
}
/** Whether one is the other misspelt: but for capitals, or for one letter more, less or other (two in long words). */
function isNear(written, meant) {
    if (written === meant)
        return false;
    if (written.toLowerCase() === meant.toLowerCase())
        return true;
    return meant.length > 2 && countEdits(written, meant) <= (meant.length > 7 ? 2 : 1);
}
/** Levenshtein's distance, row by row; long texts are not looked at. */
function countEdits(left, right) {
    if (Math.abs(left.length - right.length) > 2 || left.length > 30)
        return Infinity;
    let row = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let at = 1; at <= left.length; at++) {
        const next = [at];
        for (let to = 1; to <= right.length; to++) {
            const swap = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1);
            next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[right.length] ?? Infinity;
}

;// CONCATENATED MODULE: ./src/spec/check/schema-collapse.ts

const composite = new Set(['oneOf', 'anyOf', 'if', 'allOf']);
const leftover = new Set(['unevaluatedProperties', 'unevaluatedItems']);
/**
 * The errors worth telling. A choice between shapes fails with the errors of every shape: those of the shape that
 * fits best are kept. And one wrong member makes its siblings look unknown: that is noise where there is a better error.
 */
function collapseErrors(errors) {
    const dropped = new Set();
    const merged = new Map();
    for (const choice of errors) {
        if (choice.keyword !== 'oneOf' && choice.keyword !== 'anyOf')
            continue;
        settleChoice(choice, errors, { dropped, merged });
    }
    for (const [index, error] of errors.entries()) {
        if (error.keyword === 'propertyNames')
            schema_collapse_settleName(errors, index, { dropped, merged });
    }
    const plain = errors.filter((error) => !dropped.has(error)).map((error) => merged.get(error) ?? error);
    const said = coverPaths(plain.filter(({ keyword }) => !composite.has(keyword)));
    const saidBetter = coverPaths(plain.filter(({ keyword }) => !composite.has(keyword) && !leftover.has(keyword)));
    const kept = plain.filter(({ keyword, instancePath }) => {
        if (composite.has(keyword))
            return !said.has(instancePath);
        return !leftover.has(keyword) || !saidBetter.has(instancePath);
    });
    return mergeMisspelled(schema_collapse_dropRepeats(kept));
}
/** Branches that are written in place carry their number: `…/oneOf/1/required`. */
function settleChoice(choice, errors, result) {
    const branches = new Map();
    for (const error of errors) {
        if (!error.schemaPath.startsWith(`${choice.schemaPath}/`) || !isWithin(error, choice))
            continue;
        const branch = error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? '';
        branches.set(branch, [...(branches.get(branch) ?? []), error]);
    }
    const all = [...branches.values()];
    if (all.length < 2)
        return;
    const missing = all.flat().map(({ params }) => params['missingProperty']);
    if (missing.every((property) => typeof property === 'string')) {
        const [first, ...others] = all.flat();
        for (const error of [...others, choice])
            result.dropped.add(error);
        if (first !== undefined) {
            result.merged.set(first, {
                ...first,
                params: { missingProperty: [...new Set(missing)].join('` or `') },
            });
        }
        return;
    }
    const best = all.reduce((left, right) => (right.length < left.length ? right : left));
    for (const branch of all)
        if (branch !== best)
            for (const error of branch)
                result.dropped.add(error);
}
/** A name that is not allowed: the errors right before say why, and stand at the object as if it were the name. */
function schema_collapse_settleName(errors, index, result) {
    const error = errors[index];
    if (error === undefined)
        return;
    const causes = [];
    for (let at = index - 1; at >= 0; at--) {
        const cause = errors[at];
        if (cause?.instancePath !== error.instancePath || !['pattern', 'not', 'enum'].includes(cause.keyword))
            break;
        causes.push(cause);
        result.dropped.add(cause);
    }
    const pattern = causes.map(({ params }) => params['pattern']).find((found) => found !== undefined);
    result.merged.set(error, { ...error, params: { ...error.params, pattern } });
}
/** `urll` where `url` is missing is one fault. */
function mergeMisspelled(errors) {
    const merged = new Map();
    const byPlace = new Map();
    for (const error of errors) {
        if (error.keyword === 'required')
            byPlace.set(error.instancePath, [...(byPlace.get(error.instancePath) ?? []), error]);
    }
    for (const error of errors) {
        const written = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
        const missing = byPlace
            .get(error.instancePath)
            ?.find(({ params }) => isNear(String(written), String(params['missingProperty'])));
        if (typeof written !== 'string' || missing === undefined)
            continue;
        merged.set(missing, undefined);
        merged.set(error, { ...error, params: { ...error.params, meant: missing.params['missingProperty'] } });
    }
    return errors.flatMap((error) => (merged.has(error) ? (merged.get(error) ?? []) : [error]));
}
function isWithin(error, choice) {
    return (error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`));
}
/** The places of errors and everything above them. */
function coverPaths(errors) {
    const covered = new Set();
    for (const { instancePath } of errors) {
        for (let path = instancePath; !covered.has(path); path = path.slice(0, Math.max(path.lastIndexOf('/'), 0))) {
            covered.add(path);
        }
    }
    return covered;
}
/** One error a place, but for unknown and missing members, of which a place can have several. */
function schema_collapse_dropRepeats(errors) {
    const seen = new Set();
    return errors.filter((error) => {
        const member = error.params['additionalProperty'] ??
            error.params['unevaluatedProperty'] ??
            error.params['missingProperty'] ??
            error.params['propertyName'];
        const key = typeof member === 'string' ? `${error.instancePath}\n${member}` : error.instancePath;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./src/spec/check/value-words.ts

/** A value as a message shows it: scalars as JSON, the rest by its kind. */
function showValue(value) {
    if (value === undefined)
        return 'nothing';
    if (isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (!isObject(value))
        return JSON.stringify(value).slice(0, 80);
    const ref = findMember(value, '$ref');
    return typeof ref === 'string' ? `a reference to \`${ref.slice(0, 80)}\`` : 'an object';
}
const typeWords = {
    object: ['an object'],
    array: ['a list'],
    string: ['text'],
    number: ['a number'],
    integer: ['a whole number'],
    boolean: ['true', 'false'],
    null: ['null'],
};
/** JSON Schema's types in words: `an object, true or false`. */
function value_words_listTypes(types) {
    const list = Array.isArray(types) ? types : String(types).split(',');
    return joinWords(list.flatMap((type) => typeWords[String(type)] ?? [String(type)]), 'or');
}
function listValues(values) {
    const list = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [];
    return list.length === 1 ? (list[0] ?? '') : `one of ${list.join(', ')}`;
}
function joinWords(words, last) {
    if (words.length < 2)
        return words[0] ?? '';
    return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

;// CONCATENATED MODULE: ./src/spec/check/exclusion-words.ts


/** Members of which an object may have one only. */
const exclusive = [
    ['example', 'examples'],
    ['schema', 'content'],
    ['operationRef', 'operationId'],
    ['identifier', 'url'],
    ['value', 'externalValue'],
    ['value', 'dataValue'],
    ['value', 'serializedValue'],
    ['serializedValue', 'externalValue'],
];
/** Members that another one rules out. */
const ruledOut = {
    attribute: ['nodeType'],
    wrapped: ['nodeType'],
    prefixEncoding: ['encoding'],
    itemEncoding: ['encoding'],
    encoding: ['prefixEncoding', 'itemEncoding'],
};
/** The compiled schema says only that a pair is there which excludes each other, not which. */
function describeNot(part, value) {
    if (isArray(value))
        return describeParameters(value);
    const pair = exclusive.find((keys) => keys.every((key) => findMember(value, key) !== undefined));
    return pair === undefined
        ? undefined
        : `${part} has both \`${pair[0]}\` and \`${pair[1]}\`; only one of them is allowed.`;
}
/** OpenAPI 3.2: the whole query string is one parameter, alone. */
function describeParameters(parameters) {
    const count = (place) => parameters.filter((parameter) => findMember(parameter, 'in') === place).length;
    if (count('querystring') === 0)
        return undefined;
    return count('querystring') > 1
        ? '`parameters` has several parameters with `in: querystring`; only one is allowed.'
        : '`parameters` has a parameter with `in: querystring`, which is the whole query, and others with `in: query` beside it.';
}
/** A member that is not allowed because of a neighbour. */
function describeForbidden(key, holder) {
    const cause = (ruledOut[key] ?? []).filter((other) => findMember(holder, other) !== undefined);
    const beside = cause.length === 0
        ? 'together with what stands beside it'
        : `beside ${joinWords(cause.map((other) => `\`${other}\``), 'and')}`;
    return `\`${key}\` is not allowed ${beside}.`;
}

;// CONCATENATED MODULE: ./src/spec/check/part-name.ts



const nouns = {
    pathItem: 'path',
    parameter: 'parameter',
    response: 'response',
    header: 'header',
    schema: 'schema',
    mediaType: 'media type',
    example: 'example',
    link: 'link',
    callback: 'callback',
    securityScheme: 'security scheme',
    requestBody: 'request body',
    responses: 'responses object',
};
/** What a back-end engineer calls the part at a pointer: `GET /pets`, parameter "limit", response "200". */
function namePart(document, pointer) {
    const tokens = parsePointer(pointer) ?? [];
    let kind = 'document';
    let isNamed = false;
    let value = document;
    let isOwnName = false;
    let list;
    for (const [index, token] of tokens.entries()) {
        list = isArray(value) ? tokens[index - 1] : undefined;
        if (isArray(value)) {
            value = value[Number(token)];
            continue;
        }
        isOwnName = isNamed;
        const member = isNamed ? { kind } : memberOf(kind, token);
        kind = member.kind;
        isNamed = member.named === true;
        value = findMember(value, token);
    }
    const last = tokens.at(-1) ?? '';
    if (tokens.length === 0)
        return 'the document';
    if (kind === 'operation' && !isNamed)
        return `\`${last.toUpperCase()} ${tokens.at(-2) ?? ''}\``;
    const noun = isNamed ? undefined : nouns[kind];
    const isList = isArray(value) && !isOwnName;
    if (noun === undefined || isList || (list !== undefined && !isObject(value))) {
        return `\`${list === undefined ? last : `${list}[${last}]`}\``;
    }
    const name = kind === 'parameter' ? findMember(value, 'name') : undefined;
    if (typeof name === 'string')
        return `${noun} "${name}"`;
    return isObject(value) && /^(?:schema|items|requestBody|responses|\d+)$/.test(last) && noun !== 'response'
        ? `this ${noun}`
        : `${noun} "${last}"`;
}

;// CONCATENATED MODULE: ./src/spec/check/pattern-words.ts

const names = 'may hold letters, digits, `.`, `-` and `_`';
/** What the official schemas write as regular expressions, as the end of a sentence. */
const pattern_words_forms = {
    '^/': 'it must begin with `/`',
    '^\\/': 'it must begin with `/`',
    '^x-': 'it must begin with `x-`',
    '^[^{}]+$': 'it must not be empty or hold `{` or `}`',
    '^[^{}/ :\\\\]+(?::\\d+)?$': 'it must be a host name, with a port or without, and no scheme or path',
    "^[0-9A-Za-z!#$%&'*+.^_`|~-]+$": "a header name may hold letters, digits and ``!#$%&'*+.^_`|~-``",
    '^[a-zA-Z0-9._-]+$': `it ${names}`,
    '^[a-zA-Z0-9\\.\\-_]+$': `it ${names}`,
    '^[A-Za-z_][-A-Za-z0-9._]*$': `it must begin with a letter or \`_\` and ${names}`,
    '^[^#]*$': 'it must have no `#`',
    '^[^#]*#?$': 'it must have no `#` but at its end',
};
/** A text that has not the form that is expected. */
function describeForm(part, value, pattern) {
    return `${part} is ${showValue(value)}; ${pattern_words_forms[pattern] ?? `it must match \`${pattern}\``}.`;
}
/** A key that has not the form that is expected, or that is taken by something else. */
function describeName(part, name, cause) {
    if (cause.isTaken) {
        return `${part} holds \`${name}\`, which has a place of its own: write \`${name.toLowerCase()}\` beside \`additionalOperations\`.`;
    }
    const form = typeof cause.pattern === 'string' ? pattern_words_forms[cause.pattern] : undefined;
    return `${part} has the name "${name}", which is not allowed${form === undefined ? '' : `; ${form}`}.`;
}

;// CONCATENATED MODULE: ./src/spec/check/schema-words.ts







/** A compiled schema's error as a back-end engineer would say it, at the part that has to be changed. */
function describeViolation(document, error, version) {
    const { instancePath: at, params } = error;
    const value = findByPointer(document, at);
    const part = namePart(document, at);
    const say = (message, pointer = at) => ({
        pointer,
        message: message.charAt(0).toUpperCase() + message.slice(1),
    });
    const param = (key) => String(params[key]);
    switch (error.keyword) {
        case 'required':
            return say(describeMissing(part, at, param('missingProperty')));
        case 'dependentRequired':
        case 'dependencies':
            return say(`${part} has \`${param('property')}\` and so needs \`${param('deps')}\` too.`);
        case 'type':
            return say(`${part} must be ${value_words_listTypes(params['type'])}; found ${showValue(value)}.${hintAtType(params['type'], value, { at, version })}`);
        case 'enum':
            return say(`${part} must be ${listValues(params['allowedValues'])}; found ${showValue(value)}.${hintAtChoice(value, { at, version })}`);
        case 'const':
            return say(`${part} must be ${JSON.stringify(params['allowedValue'])}; found ${showValue(value)}.`);
        case 'additionalProperties':
        case 'unevaluatedProperties':
            return describeUnknown(document, error, version);
        case 'pattern':
            return say(at === '/openapi'
                ? `\`openapi\` is ${showValue(value)}; write all three numbers, such as "${version}.0".`
                : describeForm(part, value, param('pattern')));
        case 'format':
            return say(describeFormat(param('format'), part, value));
        case 'minItems':
        case 'minProperties':
            return say(at.endsWith('/responses') ? describeMissing(part, at, 'default') : `${part} must not be empty.`);
        case 'uniqueItems':
            return say(`${part} lists the same entry twice: ${[params['i'], params['j']]
                .map(Number)
                .sort((a, b) => a - b)
                .map((index) => `[${index}]`)
                .join(' and ')}, counted from 0.`);
        case 'false schema': {
            const holder = findByPointer(document, at.slice(0, at.lastIndexOf('/')));
            return say(describeForbidden(parsePointer(at)?.at(-1) ?? '', holder));
        }
        case 'not':
        case 'contains':
        case 'oneOf':
        case 'anyOf':
            return say(describeNot(part, value) ?? `${part} combines things that exclude each other.`);
        case 'propertyNames':
            return say(describeName(part, param('propertyName'), {
                pattern: params['pattern'],
                isTaken: at.endsWith('/additionalOperations'),
            }), `${at}/${escapeToken(param('propertyName'))}`);
        case 'minimum':
        case 'maximum':
        case 'exclusiveMinimum':
        case 'exclusiveMaximum':
            return say(`${part} must be ${param('comparison')} ${param('limit')}; found ${showValue(value)}.`);
        case 'maxItems':
        case 'maxProperties':
            return say(`${part} must have at most ${param('limit')} entries.`);
        default:
            return say(`${part} does not fit the standard; found ${showValue(value)}.`);
    }
}
function describeMissing(part, at, property) {
    if (property === 'default' && at.endsWith('/responses')) {
        return `${part} has no response; give a status code or \`default\`.`;
    }
    // Of all that can be missing, `required` itself is always this.
    if (property === 'required')
        return `${part} must have \`required: true\`, as every path parameter.`;
    return `${part} has no \`${property}\`, which is required.`;
}
function describeUnknown(document, error, version) {
    const { instancePath: at, params } = error;
    const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
    const pointer = `${at}/${escapeToken(key)}`;
    if (at === '/paths')
        return { pointer, message: `The path "${key}" must begin with \`/\`.` };
    const holder = at === '' ? 'a description' : namePart(document, at);
    const unknown = `\`${key}\` is not known in ${holder}.`;
    const meant = params['meant'];
    if (typeof meant === 'string') {
        return { pointer, message: `${unknown} Perhaps \`${meant}\` is meant, which is required.` };
    }
    const isResponses = at.endsWith('/responses') && at !== '/components/responses';
    if (isResponses) {
        const range = version === '2.0' ? '' : ', a range such as `2XX`';
        const message = `${unknown} Expected a status code of three digits${range}, or \`default\`.`;
        return { pointer, message };
    }
    const hint = hintAtWord(key, at, version) ??
        'Correct its spelling or place, or name it `x-…` where it is an extension.';
    return { pointer, message: `${unknown} ${hint}` };
}
function describeFormat(format, part, value) {
    const names = {
        regex: 'a regular expression of ECMAScript',
        uri: 'a URL with its scheme',
        'uri-reference': 'a URL',
        email: 'an e-mail address',
    };
    return `${part} must be ${names[format] ?? `a valid ${format}`}; found ${showValue(value)}.`;
}
function hintAtType(types, value, { at, version }) {
    if (types === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
        return ' Put it in quotes.';
    if (at.endsWith('/required') && typeof value === 'boolean') {
        return ' In a schema, `required` lists names of properties, beside `properties`.';
    }
    return hintAtChoice(value, { at, version });
}
/** Habits of later versions that people take into earlier ones. */
function hintAtChoice(value, { at, version }) {
    if (!at.endsWith('/type') || version >= '3.1')
        return '';
    if (isArray(value))
        return ` A list of types came with OpenAPI 3.1; this description follows ${version}.`;
    if (value === 'null' && version === '3.0')
        return ' In OpenAPI 3.0, write `nullable: true` beside the type.';
    return value === 'mutualTLS' ? ' That came with OpenAPI 3.1.' : '';
}

;// CONCATENATED MODULE: ./src/spec/check/schema-check.ts


/** Where a document breaks the official schema of its version. Loads the compiled schema of that version alone. */
async function findViolations(document, options) {
    const fits = await loadSchema(options.version);
    if (fits(document))
        return [];
    // Errors beyond the limit that is compiled in leave holes.
    const errors = (fits.errors ?? []).filter((error) => Boolean(error) && !isToldElsewhere(error));
    return collapseErrors(errors).map((error) => ({
        severity: options.strict && !isTolerated(error) ? 'error' : 'warning',
        rule: 'schema',
        ...describeViolation(document, error, options.version),
    }));
}
/** Habits of 3.0 that real 3.1 descriptions keep, and repetitions: wrong by the letter, clear in meaning, never an error. */
function isTolerated({ instancePath, keyword }) {
    return ((keyword === 'type' && /\/exclusiveM(?:in|ax)imum$/.test(instancePath)) ||
        (keyword === 'uniqueItems' && /\/(?:required|enum)$/.test(instancePath)));
}
/** A parameter that is there twice has a rule of its own, which names it. */
function isToldElsewhere({ instancePath, keyword }) {
    return keyword === 'uniqueItems' && /^\/paths\/[^/]+(?:\/[^/]+)?\/parameters$/.test(instancePath);
}
async function loadSchema(version) {
    switch (version) {
        case '2.0':
            return (await __webpack_require__.e(/* import() */ 10).then(__webpack_require__.bind(__webpack_require__, 8010))).validate;
        case '3.0':
            return (await __webpack_require__.e(/* import() */ 333).then(__webpack_require__.bind(__webpack_require__, 6333))).validate;
        case '3.1':
            return (await __webpack_require__.e(/* import() */ 630).then(__webpack_require__.bind(__webpack_require__, 5630))).validate;
        case '3.2':
            return (await __webpack_require__.e(/* import() */ 843).then(__webpack_require__.bind(__webpack_require__, 6843))).validate;
    }
}

;// CONCATENATED MODULE: ./src/spec/load.ts














/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
async function loadSpec(options) {
    const { path, reader } = options;
    const resolver = createResolver(path);
    const bytes = await reader.read(path);
    if (bytes === undefined) {
        throw new errors/* ActionError */.lZ('file-missing', `There is no file \`${path}\` in the workspace.`, {
            hint: 'Check the input `swagger-file`: it is relative to the root of the checkout, and letters count as they are written.',
        });
    }
    const parsed = parseSource(path, bytes);
    if (!parsed.ok)
        return fail([fileFault(parsed.fault, path)], resolver);
    const { source } = parsed;
    resolver.files.set(path, { state: 'read', source });
    const found = findVersion(source.root);
    if (!found.ok || !isObject(source.root)) {
        const rule = found.ok ? 'unknown-version' : found.rule;
        const pointer = found.ok ? '' : found.pointer;
        return fail([{ severity: 'error', rule, pointer, message: found.ok ? '' : found.message, file: path }], resolver);
    }
    await crawlFiles(source, resolver, reader);
    return load_judge({ source, document: source.root, version: found.version }, resolver, options);
}
async function load_judge(subject, resolver, options) {
    const { document, version } = subject;
    const bundle = bundleFiles(document, resolver, version);
    const findings = [...bundle.brokenFiles].flatMap((file) => {
        const state = resolver.files.get(file);
        return state?.state === 'broken' ? [fileFault(state.fault, file)] : [];
    });
    const add = (found) => {
        for (const finding of found)
            findings.push(fileFinding(finding, document, resolver));
    };
    add(bundle.findings);
    const survey = bundle.changed ? surveyDocument(document, { shared: true }) : undefined;
    if (survey?.ok === false) {
        add([{ severity: 'error', ...survey.fault }]);
        return fail(findings, resolver);
    }
    add(findRuleBreaks(document, options));
    add(await findViolations(document, { version, strict: options.strict }));
    const operations = listOperations(document);
    if (findings.some(isError))
        return fail(findings, resolver, operations);
    const prepared = prepareDocument(document, {
        version,
        prepare: options.prepare,
        ...(options.serverUrl !== undefined && { serverUrl: options.serverUrl }),
        sourceBytes: load_countBytes(resolver),
    });
    add(prepared.findings);
    if (findings.some(isError))
        return fail(findings, resolver, operations);
    const isUntouched = !bundle.changed && prepared.document === document && subject.source.format === 'json';
    if (!isUntouched)
        findings.push(...noteReading(resolver));
    return {
        ok: true,
        version,
        title: findTitle(document),
        body: isUntouched ? subject.source.text : renderBody(prepared),
        verbatim: isUntouched && subject.source.asWritten,
        files: listFiles(resolver),
        operations,
        rewrites: prepared.rewrites,
        problems: placeFindings(findings, resolver),
    };
}
function fail(findings, resolver, operations = []) {
    const files = listFiles(resolver);
    return { ok: false, problems: placeFindings(findings, resolver), files, operations };
}
/** Compact and in the document's own order: the same description gives the same bytes. */
function renderBody(prepared) {
    return Buffer.from(JSON.stringify(prepared.document), 'utf8');
}
function fileFault({ rule, message, pointer, place }, file) {
    return { severity: 'error', rule, message, pointer, file, ...(place !== undefined && { place }) };
}
function isError({ severity }) {
    return severity === 'error';
}
function findTitle({ info }) {
    const title = isObject(info) ? info['title'] : undefined;
    return typeof title === 'string' ? title : '';
}
function listFiles({ rootFile, files }) {
    const reached = [...files]
        .filter(([, { state }]) => state === 'read' || state === 'broken')
        .map(([path]) => path);
    return reached.includes(rootFile) ? reached : [rootFile, ...reached];
}
function load_countBytes({ files }) {
    return [...files.values()].reduce((sum, file) => sum + (file.state === 'read' ? file.source.text.length : 0), 0);
}


/***/ })

};
