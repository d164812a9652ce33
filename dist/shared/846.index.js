export const id = 846;
export const ids = [846];
export const modules = {

/***/ 6293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refuses),
/* harmony export */   w: () => (/* binding */ warns)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1357);

/** A finding that stops the run. `at`: the keys from the root to what it is about. */
function refuses(rule, at, message) {
    return { severity: 'error', rule, message, pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(at), file: '' };
}
/** A finding that a person should know of, and that stops nothing. */
function warns(rule, at, message) {
    return { severity: 'warning', rule, message, pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(at), file: '' };
}


/***/ }),

/***/ 6992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ locateInJson),
/* harmony export */   h3: () => (/* binding */ outlineJson),
/* harmony export */   u0: () => (/* binding */ findNumberEnd)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(338);

/** For text that is no JSON the result means nothing. */
function outlineJson(text) {
    const longNumbers = [];
    let keys = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const unit = text[at] ?? 0;
        if (unit === quote)
            at = findStringEnd(text, at);
        else if (unit === colon)
            keys++;
        else if (unit >= minus && unit < colon) {
            if (isLong(text, at))
                longNumbers.push(at);
            at = findNumberEnd(text, at) - 1;
        }
        else if (isOpening(unit) && ++depth > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.depth)
            return { keys, longNumbers, tooDeepAt: at };
        else if (isClosing(unit))
            depth--;
    }
    return { keys, longNumbers, tooDeepAt: undefined };
}
/**
 * Finds the wanted parts of valid JSON: members by their key, items by their start. What is not wanted is jumped over,
 * bracket by bracket, several times sooner than a parser that visits everything.
 */
function locateInJson(bytes, root, found) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const start = skipSpace(text, 0);
    found(root, start);
    visitValue(start, root);
    /** Gives the offset behind the value. */
    function visitValue(at, wanted) {
        if (wanted === undefined || wanted.members.size === 0)
            return skipValue(text, at);
        if (text[at] === brace)
            return visitMembers(at + 1, wanted);
        return text[at] === bracket ? visitItems(at + 1, wanted) : skipValue(text, at);
    }
    function visitMembers(inside, wanted) {
        let at = skipSpace(text, inside);
        while (text[at] === quote) {
            const end = findStringEnd(text, at) + 1;
            const member = wanted.members.get(JSON.parse(text.toString('utf8', at, end)));
            if (member !== undefined)
                found(member, at);
            const separator = skipSpace(text, end);
            at = skipComma(text, visitValue(skipSpace(text, separator + 1), member));
        }
        return at + 1;
    }
    function visitItems(inside, wanted) {
        let at = skipSpace(text, inside);
        for (let index = 0; at < text.length && text[at] !== closingBracket; index++) {
            const item = wanted.members.get(String(index));
            if (item !== undefined)
                found(item, at);
            at = skipComma(text, visitValue(at, item));
        }
        return at + 1;
    }
}
const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
/** From here to the colon: what numbers consist of, but for exponents. */
const minus = 0x2d;
const colon = 0x3a;
const bracket = 0x5b;
const backslash = 0x5c;
const closingBracket = 0x5d;
const brace = 0x7b;
/** The offset of the quote that ends the string that one begins. */
function findStringEnd(text, start) {
    let end = start + 1;
    while (end < text.length && text[end] !== quote)
        end += text[end] === backslash ? 2 : 1;
    return end;
}
function isLong(text, start) {
    const end = findNumberEnd(text, start);
    for (let at = start; at < end; at++)
        if (isExponent(text[at] ?? 0))
            return true;
    return end - start > 15;
}
function findNumberEnd(text, start) {
    let end = start;
    for (let unit = minus; isInNumber(unit); unit = text[++end] ?? 0)
        ;
    return end;
}
function skipValue(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const unit = text[at] ?? 0;
        if (unit === quote) {
            at = findStringEnd(text, at);
            if (depth === 0)
                return at + 1;
        }
        else if (isOpening(unit))
            depth++;
        else if (isClosing(unit)) {
            // The bracket of what holds a number or a word ends it; its own ends a list or an object.
            if (depth === 0)
                return at;
            if (--depth === 0)
                return at + 1;
        }
        else if (depth === 0 && (unit === comma || unit <= space))
            return at;
    }
    return text.length;
}
function skipComma(text, start) {
    const at = skipSpace(text, start);
    return text[at] === comma ? skipSpace(text, at + 1) : at;
}
function skipSpace(text, start) {
    let at = start;
    while ((text[at] ?? comma) <= space)
        at++;
    return at;
}
function isInNumber(unit) {
    return (unit >= minus && unit < colon) || unit === 0x2b || isExponent(unit);
}
function isExponent(unit) {
    return (unit | 0x20) === 0x65;
}
/** `{` and `[` differ in one bit, as do `}` and `]`, and the two cases of a letter. */
function isOpening(unit) {
    return (unit | 0x20) === 0x7b;
}
function isClosing(unit) {
    return (unit | 0x20) === 0x7d;
}


/***/ }),

/***/ 338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ limits),
/* harmony export */   P: () => (/* binding */ renderLimitBytes)
/* harmony export */ });
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
function renderLimitBytes(bytes) {
    const mebibytes = bytes / (1024 * 1024);
    return mebibytes >= 1 ? `${Math.round(mebibytes)} MiB` : `${bytes} bytes`;
}


/***/ }),

/***/ 1369:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ locatePointers)
});

// EXTERNAL MODULE: ./src/text-tree/pointer.ts
var text_tree_pointer = __webpack_require__(1357);
// EXTERNAL MODULE: ./src/text-tree/json-scan.ts
var json_scan = __webpack_require__(6992);
// EXTERNAL MODULE: ./src/text-tree/place.ts
var place = __webpack_require__(871);
// EXTERNAL MODULE: ../node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(4437);
// EXTERNAL MODULE: ./src/text-tree/yaml-text.ts
var yaml_text = __webpack_require__(9905);
;// CONCATENATED MODULE: ./src/text-tree/yaml-places.ts


/** Finds the wanted parts of valid YAML: members by their key, items by their start, through aliases and merge keys. */
function locateInYaml(text, root, found) {
    const events = (0,yaml_text/* parseEvents */.P)(text);
    const anchors = new Map();
    visit(1, root);
    /** Behind a dash or a colon that stands alone nothing is written: there, what holds it is the place. */
    function note(part, at) {
        const event = part && events[at];
        const start = event && findStart(event, text);
        if (part !== undefined && start !== undefined)
            found(part, start);
    }
    /** Walks the node that starts at an event and returns the event after it; `wanted` undefined only skips. */
    function visit(at, wanted) {
        const event = events[at];
        if (event === undefined || event.type === js_yaml/* EVENT_ID */.hy.DOCUMENT || event.type === js_yaml/* EVENT_ID */.hy.POP)
            return at + 1;
        if (event.anchorStart !== -1 && event.type !== js_yaml/* EVENT_ID */.hy.ALIAS) {
            anchors.set(text.slice(event.anchorStart, event.anchorEnd), at);
        }
        if (at === 1)
            note(root, at);
        if (event.type === js_yaml/* EVENT_ID */.hy.MAPPING)
            return visitMapping(at + 1, wanted);
        if (event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE)
            return visitSequence(at + 1, wanted);
        if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS)
            visitAlias(event, wanted);
        return at + 1;
    }
    function visitAlias(event, wanted) {
        if (wanted === undefined || wanted.members.size === 0)
            return;
        const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd));
        if (target !== undefined)
            visit(target, wanted);
    }
    function visitMapping(start, wanted) {
        let at = start;
        for (let key = events[at]; key !== undefined && key.type !== js_yaml/* EVENT_ID */.hy.POP; key = events[at]) {
            const name = wanted !== undefined && key.type === js_yaml/* EVENT_ID */.hy.SCALAR ? (0,js_yaml/* getScalarValue */.KE)(text, key) : undefined;
            const member = name === undefined ? undefined : wanted?.members.get(name);
            note(member, at);
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
            note(item, at);
            at = visit(at, item);
        }
        return at + 1;
    }
}
function findStart(event, text) {
    if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS)
        return event.anchorStart - 1;
    if (event.type === js_yaml/* EVENT_ID */.hy.MAPPING || event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE)
        return event.start;
    if (event.type !== js_yaml/* EVENT_ID */.hy.SCALAR)
        return undefined;
    const { tagStart, anchorStart, valueStart } = event;
    const starts = [tagStart, anchorStart - 1, valueStart].filter((offset) => offset >= 0);
    if (starts.length === 0)
        return undefined;
    const start = Math.min(...starts);
    // Offsets of quoted text begin after the quote. The style does not tell: `200` as a key was made quoted.
    const isQuoted = start === valueStart && /['"]/.test(text[start - 1] ?? '');
    return isQuoted ? start - 1 : start;
}

;// CONCATENATED MODULE: ./src/text-tree/locate.ts




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
        (0,json_scan/* locateInJson */.Kv)(text, wanted, found);
    const places = (0,place/* listPlaces */.bF)(text, offsets.values());
    const located = new Map();
    const assign = (part, nearest) => {
        const place = places.get(offsets.get(part) ?? -1) ?? nearest;
        for (const pointer of part.pointers)
            located.set(pointer, place);
        for (const member of part.members.values())
            assign(member, place);
    };
    assign(wanted, place/* firstPlace */.Az);
    return located;
}
function planPointers(pointers) {
    const root = { pointers: [], members: new Map() };
    for (const pointer of pointers) {
        let node = root;
        for (const token of (0,text_tree_pointer/* parsePointer */.vp)(pointer) ?? []) {
            const next = node.members.get(token) ?? { pointers: [], members: new Map() };
            node.members.set(token, next);
            node = next;
        }
        node.pointers.push(pointer);
    }
    return root;
}


/***/ }),

/***/ 8184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isNear)
/* harmony export */ });
/** Whether one is the other misspelt: but for capitals, or for one letter more, less or other (two side by side in long words). */
function isNear(written, meant) {
    const limit = meant.length > 7 ? 2 : 1;
    if (written === meant || Math.abs(written.length - meant.length) > limit)
        return false;
    if (written.toLowerCase() === meant.toLowerCase())
        return true;
    if (meant.length < 3 || written.length > 30)
        return false;
    const most = Math.min(written.length, meant.length);
    let start = 0;
    while (start < most && written[start] === meant[start])
        start++;
    let end = 0;
    while (end < most - start && written.at(-1 - end) === meant.at(-1 - end))
        end++;
    return Math.max(written.length, meant.length) - start - end <= limit;
}


/***/ }),

/***/ 871:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ firstPlace),
/* harmony export */   BW: () => (/* binding */ placeAt),
/* harmony export */   bF: () => (/* binding */ listPlaces)
/* harmony export */ });
const firstPlace = { line: 1, column: 1 };
/** Places of offsets in a text, all in one pass; of bytes where it is given as UTF-8. Lines end with `\n` or `\r\n`. */
function listPlaces(text, offsets) {
    const isText = typeof text === 'string';
    const places = new Map();
    let line = 1;
    let column = 1;
    let [seen, counted] = [0, 0];
    for (const offset of [...offsets].sort((a, b) => a - b)) {
        for (; seen < offset; seen++) {
            if ((isText ? text.charCodeAt(seen) : text[seen]) !== 0x0a)
                continue;
            line++;
            column = 1;
            counted = seen + 1;
        }
        for (; counted < offset; counted++)
            column += isText ? 1 : countUnits(text[counted] ?? 0);
        places.set(offset, { line, column });
    }
    return places;
}
/** What a byte adds in UTF-16: the first of a character one unit, of a longer one two, the others none. */
function countUnits(byte) {
    return (byte & 0xc0) === 0x80 ? 0 : 1 + Number(byte >= 0xf0);
}
function placeAt(text, offset) {
    return listPlaces(text, [offset]).get(offset) ?? firstPlace;
}


/***/ }),

/***/ 4845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ describeValue),
  P: () => (/* binding */ parseSource)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/text-tree/finding.ts
var finding = __webpack_require__(6293);
// EXTERNAL MODULE: ./src/text-tree/place.ts
var text_tree_place = __webpack_require__(871);
;// CONCATENATED MODULE: ./src/text-tree/decode.ts



const marks = [
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
];
/** The file's text as UTF-8 without a byte-order mark; it is UTF-16 where its mark says so. */
function decodeFile(bytes) {
    const [encoding, mark] = marks.find(([, own]) => own.every((byte, at) => bytes[at] === byte)) ?? [
        'utf-8',
        [],
    ];
    const content = mark.length === 0 ? bytes : bytes.subarray(mark.length);
    if (encoding !== 'utf-8' || !(0,external_node_buffer_.isUtf8)(content)) {
        // What cannot be read becomes this character.
        const decoded = new TextDecoder(encoding).decode(content);
        const broken = decoded.indexOf('\ufffd');
        if (broken !== -1) {
            const message = `The file is not ${encoding.toUpperCase()}: it cannot be read from here on. Save it as UTF-8 (it may be Latin-1, Windows-1252 or binary).`;
            return refuse(message, decoded, broken);
        }
        return check(Buffer.from(decoded), false);
    }
    return check(content, content === bytes);
}
function check(text, asWritten) {
    const zero = text.indexOf(0);
    if (zero === -1)
        return { ok: true, text, asWritten };
    return refuse('The file has a NUL character here: it is binary, not a description.', text, zero);
}
function refuse(message, text, offset) {
    return { ok: false, fault: { ...(0,finding/* refuses */.Q)('bad-encoding', [], message), ...(0,text_tree_place/* placeAt */.BW)(text, offset) } };
}

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ../node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(3105);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/text-tree/json-scan.ts
var json_scan = __webpack_require__(6992);
// EXTERNAL MODULE: ./src/text-tree/limits.ts
var limits = __webpack_require__(338);
;// CONCATENATED MODULE: ./src/text-tree/json-text.ts






/** JSON that is not nested too deep. Says where it is broken, which the platform's parser does not always do. */
function parseJson(text, bytes) {
    const outline = (0,json_scan/* outlineJson */.h3)(bytes);
    // Also for what reads the text again: it recurses.
    if (outline.tooDeepAt !== undefined) {
        const message = `The document is nested more than ${limits/* limits */.F.depth} levels deep here.`;
        return {
            ok: false,
            fault: { ...(0,finding/* refuses */.Q)('too-deep', [], message), ...(0,text_tree_place/* placeAt */.BW)(bytes, outline.tooDeepAt) },
        };
    }
    try {
        return { ok: true, value: JSON.parse(text), outline };
    }
    catch (error) {
        return { ok: false, fault: explain(text, error) };
    }
}
/** The first key that an object has twice; the platform's parser would silently keep the last. */
function findDuplicateKey(text) {
    const open = [];
    let fault;
    (0,main.visit)(text, {
        onObjectBegin: () => void open.push(new Set()),
        onObjectEnd: () => void open.pop(),
        onObjectProperty: (key, offset) => {
            const keys = open.at(-1);
            if (keys?.has(key) === true) {
                const message = `The key ${JSON.stringify((0,src_text/* renderLine */.ni)(key))} appears twice in the same object; keep one of them.`;
                fault ??= { ...(0,finding/* refuses */.Q)('duplicate-key', [], message), ...(0,text_tree_place/* placeAt */.BW)(text, offset) };
            }
            keys?.add(key);
        },
    });
    return fault;
}
function explain(text, error) {
    let fault;
    const onError = (code, offset, length) => {
        const message = describe((0,main.printParseErrorCode)(code), text.slice(offset, offset + Math.max(length, 1)));
        fault ??= { ...(0,finding/* refuses */.Q)('json-syntax', [], message), ...(0,text_tree_place/* placeAt */.BW)(text, offset) };
    };
    try {
        (0,main.visit)(text, { onError }, { disallowComments: true });
    }
    catch (thrown) {
        // In text that is no JSON, quotes may hide from the outline how deep it is.
        if (!(thrown instanceof RangeError))
            throw thrown;
    }
    const reason = error instanceof Error ? (0,src_text/* renderLine */.ni)(error.message) : '';
    return fault ?? (0,finding/* refuses */.Q)('json-syntax', [], `The JSON is broken: ${reason}.`);
}
const expectations = {
    PropertyNameExpected: 'a key in double quotes',
    ValueExpected: 'a value',
    ColonExpected: '`:` after the key',
    CommaExpected: '`,` or the closing bracket',
    CloseBraceExpected: '`,` or `}`',
    CloseBracketExpected: '`,` or `]`',
    EndOfFileExpected: 'nothing more after the document',
};
const reasons = {
    InvalidCommentToken: 'The JSON has a comment here, which JSON does not allow. Take it out, or write the file as YAML.',
    UnexpectedEndOfString: 'The string that starts here is not closed on its line; the file may be cut off.',
    InvalidCharacter: 'A control character in a string must be escaped.',
    InvalidEscapeCharacter: 'The string has a backslash that starts no JSON escape; write `\\\\` for a backslash.',
    InvalidUnicode: 'The string has a `\\u` without four hexadecimal digits after it.',
};
function describe(code, seen) {
    const reason = reasons[code];
    if (reason !== undefined)
        return reason;
    const wanted = expectations[code] ?? 'a JSON value';
    if (seen === '')
        return `The JSON ends too early: expected ${wanted}. The file may be cut off.`;
    const isTrailing = /^[}\]]/.test(seen) && /^a (?:key|value)/.test(wanted);
    const comma = isTrailing ? ` A comma before \`${seen}\` is not allowed in JSON.` : '';
    return `The JSON is broken: found ${(0,src_text/* quote */.hD)(seen, 40)} but expected ${wanted}.${comma}`;
}

// EXTERNAL MODULE: ./src/text-tree/locate.ts + 1 modules
var locate = __webpack_require__(1369);
// EXTERNAL MODULE: ./src/text-tree/survey.ts
var text_tree_survey = __webpack_require__(6108);
// EXTERNAL MODULE: ./src/text-tree/yaml-text.ts
var yaml_text = __webpack_require__(9905);
;// CONCATENATED MODULE: ./src/text-tree/source.ts









/**
 * Reads a file by what its name says, and where that says nothing by how it starts.
 * @param onMember told of every member of the data
 */
function parseSource(path, bytes, onMember) {
    if (bytes.length > limits/* limits */.F.totalBytes) {
        return source_refuse('too-large', `The file has ${(0,limits/* renderLimitBytes */.P)(bytes.length)}; at most ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)} are read.`);
    }
    const decoded = decodeFile(bytes);
    if (!decoded.ok)
        return decoded;
    const text = new TextDecoder().decode(decoded.text);
    const file = { ...plain, path, text: decoded.text, asWritten: decoded.asWritten, root: text };
    // Descriptions keep long texts beside them: `description: { $ref: ./intro.md }` stands for the text itself.
    if (/\.(?:md|markdown|txt)$/i.test(path))
        return { ok: true, source: file };
    if (!/[^\0- ]/.test(text))
        return source_refuse('empty-file', 'The file is empty.');
    const read = parseText(text, file);
    const parsed = read.ok ? source_check(read, onMember) : read;
    if (parsed.ok && typeof parsed.source.root !== 'string')
        return parsed;
    return recogniseText(text) ?? parsed;
}
/** What a file has of which nothing more is known. */
const plain = { format: 'text', mended: [], longNumbers: [] };
function parseText(text, file) {
    const isNamedJson = /\.json$/i.test(file.path);
    // JSON is nearly a part of YAML, and its own parser is ten times faster: tried first, whatever the name.
    if (!isNamedJson && !/^\s*[{[]/.test(text))
        return readYaml(text, file);
    const parsed = parseJson(text, file.text);
    if (!parsed.ok)
        return isNamedJson ? parsed : readYaml(text, file);
    const { value: root, outline } = parsed;
    const { keys, longNumbers } = outline;
    return { ok: true, source: { ...file, format: 'json', root, longNumbers }, keys };
}
function readYaml(text, file) {
    if (file.text.length > limits/* limits */.F.yamlBytes) {
        return source_refuse('too-large', `The file has ${(0,limits/* renderLimitBytes */.P)(file.text.length)} of YAML; at most ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.yamlBytes)} are read. As JSON it may have ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)}.`);
    }
    const parsed = (0,yaml_text/* parseYaml */.h)(text);
    if (!parsed.ok)
        return parsed;
    const { value: root, mended } = parsed;
    const read = mended.length === 0 ? file.text : Buffer.from(parsed.text, 'utf8');
    const source = { ...file, format: 'yaml', text: read, asWritten: false, root, mended };
    return { ok: true, source };
}
/** Makes sure that what was read is finite data, and that nothing of it was passed over. */
function source_check({ source, keys }, onMember) {
    const survey = (0,text_tree_survey/* surveyDocument */.KB)(source.root, { shared: source.format === 'yaml', onMember });
    if (survey.fault !== undefined) {
        const { pointer } = survey.fault;
        const place = (0,locate/* locatePointers */.F)(source, [pointer]).get(pointer) ?? text_tree_place/* firstPlace */.Az;
        return { ok: false, fault: { ...survey.fault, ...place } };
    }
    const isWhole = keys === undefined || keys === survey.keys;
    const twice = isWhole ? undefined : findDuplicateKey(new TextDecoder().decode(source.text));
    return twice === undefined ? { ok: true, source } : { ok: false, fault: twice };
}
/** What a file is that is read as no description, told by its text: asked only where reading it failed. */
const strangers = [
    [
        /^<{7}(?: |$)/m,
        'merge-conflict',
        'The file holds a merge conflict (`<<<<<<<`, `=======`, `>>>>>>>`). Decide which side stays, and remove the markers.',
    ],
    [
        /^\s*version https:\/\/git-lfs\.github\.com\/spec\//,
        'git-lfs-pointer',
        'The file is a Git LFS pointer, not the description itself. Give `actions/checkout` the input `lfs: true`.',
    ],
    [
        /^\s*<(?:!doctype html|html|head|body)\b/i,
        'html-page',
        'The file is an HTML page, not a description. It may be a login or error page that was saved by mistake.',
    ],
    [/^\s*<[?!\w]/, 'xml-file', 'The file is XML; expected a description as JSON or YAML.'],
];
function recogniseText(text) {
    for (const [mark, rule, message] of strangers) {
        const found = mark.exec(text);
        if (found !== null)
            return source_refuse(rule, message, (0,text_tree_place/* placeAt */.BW)(text, found.index));
    }
    return undefined;
}
function source_refuse(rule, message, place = text_tree_place/* firstPlace */.Az) {
    return { ok: false, fault: { ...(0,finding/* refuses */.Q)(rule, [], message), ...place } };
}
/** What a root that is no object is, in words. */
function describeValue(value) {
    if (value === null)
        return 'nothing (null)';
    if (Array.isArray(value))
        return 'a list';
    if ((0,json/* isJsonObject */.OW)(value))
        return 'an object';
    return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}


/***/ }),

/***/ 6108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ surveyDocument),
/* harmony export */   VC: () => (/* binding */ forgetWeights),
/* harmony export */   gC: () => (/* binding */ weighPart)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6293);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3332);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(338);



/** Of parts that nobody changes any more. */
let weighed = new WeakMap();
/** After parts were changed. */
function forgetWeights() {
    weighed = new WeakMap();
}
/** What is smaller is walked through again sooner than it is looked up. */
const knownBytes = 2000;
const none = [];
const open = { bytes: 0, levels: 0, references: none, hasSiblings: false, hasHalves: false };
/**
 * Makes sure that a document is finite JSON before anything walks it: not nested too deep, no circle and no bomb
 * through shared objects (YAML aliases, bundled files), no key or number that JSON writers mishandle.
 */
function surveyDocument(root, { shared, onMember }) {
    const walk = start(shared ? new Map() : weighed, true, onMember);
    count(root, walk);
    return walk;
}
/**
 * Weighs a part of a description, which nobody changes any more. What was walked through before is known: a document is
 * asked again after each step of preparing, which replaces what it changes and shares the rest.
 */
function weighPart(value, onMember) {
    const known = typeof value === 'object' && value !== null ? weighed.get(value) : undefined;
    if (known !== undefined)
        return known;
    const walk = start(weighed, false, onMember);
    const bytes = count(value, walk);
    const { levels, references, siblings, halves } = walk;
    const [hasSiblings, hasHalves] = [siblings > 0, halves > 0];
    return { bytes, levels, references: [...new Set(references)], hasSiblings, hasHalves };
}
function start(known, isStrict, onMember = () => undefined) {
    const met = { keys: 0, fault: undefined, references: [], siblings: 0, halves: 0, levels: 0 };
    return { ...met, path: [], onMember, isStrict, known, isShared: known !== weighed };
}
/** Gives the bytes. */
function count(value, walk) {
    if (typeof value === 'object' && value !== null)
        return countKnown(value, walk);
    walk.levels = 0;
    if (typeof value !== 'string') {
        if (typeof value !== 'number' || Number.isFinite(value))
            return String(value).length;
        return refuse(walk, 'bad-number', `JSON has no ${value}; write a number that JSON can hold, or quote it.`);
    }
    if (value.startsWith('#/'))
        walk.references.push(value);
    return countText(value, walk);
}
function countKnown(value, walk) {
    const known = walk.known.get(value);
    if (known === open) {
        return refuse(walk, 'circular-alias', 'The document contains itself here, so it has no end.');
    }
    if (walk.isStrict && walk.path.length + (known?.levels ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.depth) {
        return refuse(walk, 'too-deep', `The document is nested more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.depth} levels deep here.`);
    }
    if (known === undefined)
        return countInside(value, walk);
    walk.levels = known.levels;
    for (const reference of known.references)
        walk.references.push(reference);
    walk.siblings += Number(known.hasSiblings);
    walk.halves += Number(known.hasHalves);
    return known.bytes;
}
function countInside(value, walk) {
    const { known, isShared, references, siblings, halves } = walk;
    const met = references.length;
    if (isShared)
        known.set(value, open);
    const bytes = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) ? countItems(value, walk) : countMembers(value, walk);
    walk.levels++;
    if (walk.isStrict && bytes > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.expandedCharacters)
        return refuse(walk, 'too-large', tooLarge);
    if (bytes < knownBytes && !isShared)
        return bytes;
    const own = references.length > met ? [...new Set(references.splice(met))] : none;
    for (const reference of own)
        references.push(reference);
    known.set(value, {
        ...{ bytes, levels: walk.levels, references: own },
        ...{ hasSiblings: walk.siblings > siblings, hasHalves: walk.halves > halves },
    });
    return bytes;
}
function countItems(items, walk) {
    let bytes = items.length > 0 ? 1 : 2;
    let deepest = 0;
    for (let at = 0; at < items.length && walk.fault === undefined; at++) {
        walk.path.push(at);
        bytes += count(items[at] ?? null, walk) + 1;
        walk.path.pop();
        if (walk.levels > deepest)
            deepest = walk.levels;
    }
    walk.levels = deepest;
    return bytes;
}
function countMembers(value, walk) {
    const keys = Object.keys(value);
    let bytes = keys.length > 0 ? 1 : 2;
    let deepest = 0;
    for (const key of keys) {
        if (walk.fault !== undefined)
            break;
        const member = value[key] ?? null;
        walk.keys++;
        walk.path.push(key);
        if (key === '__proto__' && walk.isStrict)
            refuse(walk, 'forbidden-key', forbiddenKey);
        walk.onMember(key, member, walk.references);
        bytes += countText(key, walk) + count(member, walk) + 2;
        walk.path.pop();
        if (walk.levels > deepest)
            deepest = walk.levels;
        if (key === '$ref' && keys.length > 1 && typeof member === 'string')
            walk.siblings++;
    }
    walk.levels = deepest;
    return bytes;
}
const tooLarge = `Written out, with each alias and reference in full, this part takes more than ${(0,_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLimitBytes */ .P)(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.expandedCharacters)}.`;
const forbiddenKey = 'The key "__proto__" is not accepted: many JSON readers mistake it for something else. Rename it.';
/** What each character of ASCII takes in a text of JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from({ length: 0x80 }, (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2);
/** With its quotes. Most texts are ASCII, for which the platform's writer takes longer than a look. */
function countText(text, walk) {
    let bytes = 2;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        if (unit > 0x7f)
            return countWide(text, walk);
        bytes += widths[unit] ?? 0;
    }
    return bytes;
}
function countWide(text, walk) {
    if (!text.isWellFormed())
        walk.halves++;
    return Buffer.byteLength(JSON.stringify(text));
}
function refuse(walk, rule, message) {
    walk.fault ??= (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .refuses */ .Q)(rule, walk.path, message);
    return 0;
}


/***/ }),

/***/ 9905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseEvents),
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4437);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4806);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(338);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6293);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(871);





const schema = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU.withTags(js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mergeTag */ .LJ);
/** Each line that is mended costs another reading: so many, or so many characters in all. */
const mostMended = 100;
const mostReread = 64 * 1024 * 1024;
const duplicate = 'duplicated mapping key';
/**
 * YAML 1.2 with merge keys, one document. Keys stay the text they are written as: `200:` is "200", `1.10:` is "1.10".
 * A line of quoted text that is not indented deeper than its key is indented: the standard forbids it, yet the most used
 * readers took it for years, so real files have it, and its indentation means nothing.
 */
function parseYaml(written) {
    const mended = [];
    let text = written;
    for (;;) {
        try {
            return { ok: true, value: parseDocument(text), text, mended };
        }
        catch (error) {
            const mayMend = mended.length < mostMended && mended.length * text.length < mostReread;
            const isShallow = error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB && error.reason === 'deficient indentation';
            const mark = mayMend && isShallow ? error.mark : undefined;
            if (mark === undefined)
                return { ok: false, fault: explain(error, text) };
            mended.push({ line: mark.line + 1, column: mark.column + 1 });
            const start = text.lastIndexOf('\n', mark.position - 1) + 1;
            text = `${text.slice(0, start)} ${text.slice(start)}`;
        }
    }
}
/** @throws YAMLException */
function parseDocument(text) {
    const documents = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(parseEvents(text), {
        source: text,
        schema,
        maxTotalMergeKeys: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.mergedKeys,
    });
    if (documents.length > 1)
        js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB.throwAt(text, 0, `${documents.length} documents`);
    // What the core schema builds are JSON's types, plus NaN and the infinities, which the survey refuses.
    return (documents[0] ?? null);
}
/**
 * The parser's events, keys that look like numbers, booleans or null turned into text.
 * @throws YAMLException
 */
function parseEvents(text) {
    const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, { maxDepth: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.depth });
    // One entry for each open collection: whether the next node in it is a key; sequences and documents never have one.
    const keyNext = [];
    const finishNode = () => {
        const top = keyNext.at(-1);
        if (top !== undefined)
            keyNext[keyNext.length - 1] = !top;
    };
    for (const event of events) {
        switch (event.type) {
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT:
                keyNext.push(undefined);
                break;
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SEQUENCE:
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING:
                if (keyNext.at(-1) === true)
                    js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB.throwAt(text, event.start, 'a key must be text, not a collection');
                keyNext.push(event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING ? true : undefined);
                break;
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP:
                keyNext.pop();
                finishNode();
                break;
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.ALIAS:
                finishNode();
                break;
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SCALAR:
                if (keyNext.at(-1) === true)
                    keepAsText(event, text);
                finishNode();
                break;
        }
    }
    return events;
}
function keepAsText(key, text) {
    if (key.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN && isTyped(text, key.valueStart, key.valueEnd))
        key.style = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.SINGLE_QUOTED;
}
function isTyped(text, start, end) {
    const first = text.charCodeAt(start);
    // Most keys are words that begin like none of these: digits, signs, `~` and the letters of `true`, `false`, `null`.
    const mayBe = first <= 0x39 || first === 0x7e || (end - start < 6 && 'tfnTFN'.includes(text.charAt(start)));
    return (mayBe && end - start < 40 && /^(?:[-+.]?[\d.][\w.+-]*|true|false|null|~)$/i.test(text.slice(start, end)));
}
function explain(error, text) {
    if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB)) {
        // js-yaml documents that other errors may come; a stack that is too deep is the one seen.
        const reason = error instanceof Error ? error.message : String(error);
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .refuses */ .Q)('yaml-syntax', [], `The YAML cannot be read: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLine */ .ni)(reason)}.`);
    }
    const { mark, reason } = error;
    // The offset of a quoted key begins after its quote.
    const isQuoted = reason === duplicate && /['"]/.test(text[(mark?.position ?? 0) - 1] ?? '');
    const at = (mark?.position ?? text.length) - (isQuoted ? 1 : 0);
    const [rule, message] = explainReason(reason, text, at);
    return { ...(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .refuses */ .Q)(rule, [], message), ...(mark !== undefined && (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeAt */ .BW)(text, at)) };
}
/** What the parser says, and what is told instead; without a rule of its own it is `yaml-syntax`. */
const explanations = [
    [/ documents$/, 'yaml-documents', 'The file holds several documents (separated by `---`); expected one.'],
    [/tab characters/, 'yaml-syntax', 'The YAML is indented with a tab here; YAML allows spaces only.'],
    [/maxDepth|nesting/i, 'too-deep', `The document is nested more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.depth} levels deep here.`],
    [
        /maxTotalMergeKeys/,
        'too-large',
        `The merge keys (\`<<\`) of this file copy more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.mergedKeys} entries.`,
    ],
];
function explainReason(reason, text, at) {
    const after = text.slice(at, at + 200);
    if (reason === duplicate) {
        const key = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]+)/.exec(after)?.[0] ?? '';
        return ['duplicate-key', `The key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} appears twice in the same mapping; keep one of them.`];
    }
    if (after.startsWith('#') && /["'\]}]/.test(text[at - 1] ?? '')) {
        return ['yaml-syntax', 'A comment begins here without a space before its `#`; put one there.'];
    }
    const [, rule, told] = explanations.find(([said]) => said.test(reason)) ?? [];
    if (rule !== undefined && told !== undefined)
        return [rule, told];
    const isTag = /^unknown .*tag/.test(reason);
    return [isTag ? 'yaml-tag' : 'yaml-syntax', `The YAML is broken: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLine */ .ni)(reason)}.`];
}


/***/ })

};
