export const id = 332;
export const ids = [332];
export const modules = {

/***/ 7389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cl: () => (/* binding */ quoteValue),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   qg: () => (/* binding */ findNearest)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2612);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _near_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(431);




/**
 * Everything in which a value does not fit its schema, in the order of the file.
 * @param findRightPlace where a key belongs that is unknown where it stands, as a sentence
 */
function checkShape(value, root, findRightLocation = () => undefined) {
    return check(value, root, '');
    function check(part, written, pointer) {
        const schema = resolve(written, root);
        const { description: remedy = '' } = schema;
        const wrong = findWrong(part, schema);
        if (wrong !== undefined)
            return [{ pointer, message: `${nameOf(pointer)} ${wrong}.`, remedy }];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(part)) {
            const { items = {} } = schema;
            return part.flatMap((item, index) => check(item, items, `${pointer}/${index}`));
        }
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) ? checkMembers(part, schema, pointer) : [];
    }
    function checkMembers(part, schema, pointer) {
        const { properties = {}, required = [], additionalProperties } = schema;
        const missing = required
            .filter((key) => !Object.hasOwn(part, key))
            .map((key) => {
            const { description: remedy = '' } = resolve(properties[key] ?? {}, root);
            return { pointer, message: `${nameOf(pointer)} lacks \`${key}\`.`, remedy };
        });
        const members = Object.entries(part).flatMap(([key, member]) => {
            const at = `${pointer}/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeToken */ .tj)(key)}`;
            const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
            if (own === false)
                return [describeUnknown(key, at, Object.keys(properties))];
            return typeof own === 'object' ? check(member, own, at) : [];
        });
        return [...missing, ...members];
    }
    function describeUnknown(key, pointer, known) {
        const near = findNearest(key, known);
        const message = `The key \`${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(key, 60)}\` is unknown here.`;
        if (near !== undefined)
            return { pointer, message, remedy: `Did you mean \`${near}\`?` };
        const listed = known.map((one) => `\`${one}\``).join(', ');
        return { pointer, message, remedy: findRightLocation(key) ?? `Known here: ${listed}.` };
    }
}
/** Returns the known name that a misspelled one stands for. `swaggerFile` and `swagger_file` mean `swagger-file`. */
function findNearest(key, known) {
    const toPlain = (written) => written.toLowerCase().replaceAll(/[-_. ]/g, '');
    const plain = toPlain(key);
    return known.find((one) => toPlain(one) === plain) ?? known.find((one) => (0,_near_js__WEBPACK_IMPORTED_MODULE_3__/* .isNear */ .H)(plain, toPlain(one)));
}
function resolve(schema, { definitions }) {
    const name = schema.$ref?.replace('#/definitions/', '');
    return name === undefined ? schema : (definitions[name] ?? {});
}
/** How a value itself, apart from its members, breaks the schema: the end of a sentence. */
function findWrong(value, schema) {
    const types = [schema.type ?? []].flat();
    if (types.length > 0 && !types.includes(typeOf(value))) {
        return `is ${quoteValue(value)}, but must be ${types.map((name) => typeWords[name] ?? name).join(' or ')}`;
    }
    if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) {
        return `is ${quoteValue(value)}, but must be ${schema.enum.map((one) => `\`${one}\``).join(' or ')}`;
    }
    const [size, min = 0, max = Infinity] = measure(value, schema);
    if (size > max)
        return `is ${quoteValue(value)}, which is too large`;
    if (size >= min)
        return undefined;
    return size === 0 ? 'is empty' : `is ${quoteValue(value)}, which is too small`;
}
const typeWords = {
    string: 'text',
    object: 'a map',
    array: 'a list',
    number: 'a number',
};
function typeOf(value) {
    if (value === null)
        return 'null';
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) ? 'array' : typeof value;
}
/** How large a value is, and what its schema wants at least and at most. */
function measure(value, schema) {
    if (typeof value === 'number')
        return [value, schema.minimum, schema.maximum];
    // JSON Schema counts characters, not UTF-16 units.
    if (typeof value === 'string')
        return [Array.from(value).length, schema.minLength, schema.maxLength];
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return [value.length, schema.minItems, schema.maxItems];
    return [Object.keys((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(value)).length, schema.minProperties];
}
/** What a part is called: its key, or which entry of the list it is. */
function nameOf(pointer) {
    if (pointer === '')
        return 'The file';
    const [, list, index] = /^(\/targets)?\/(\d+)$/.exec(pointer) ?? [];
    if (index !== undefined)
        return `${list === undefined ? 'Entry' : 'Target'} ${Number(index) + 1}`;
    return `\`${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeToken */ .ko)(pointer.slice(pointer.lastIndexOf('/') + 1))}\``;
}
/** A value as people see it, short; collections are named only: they may hold anything. */
function quoteValue(value) {
    if (value === null)
        return 'left empty';
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return 'a list';
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return 'a map';
    return `“${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(String(value), 81)}”`;
}


/***/ }),

/***/ 3880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ warningProblem),
/* harmony export */   g: () => (/* binding */ errorProblem)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2612);

/** A finding that stops the run. `at`: the keys from the root to what it is about. */
function errorProblem(rule, at, message, hint) {
    const finding = { severity: 'error', rule, message, pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(at), file: '' };
    return hint === undefined ? finding : { ...finding, hint };
}
/** A finding that a person should know of, and that stops nothing. */
function warningProblem(rule, at, message) {
    return { severity: 'warning', rule, message, pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(at), file: '' };
}


/***/ }),

/***/ 9405:
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

/***/ 7758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ locatePointers)
});

// EXTERNAL MODULE: ./src/syntax/pointer.ts
var syntax_pointer = __webpack_require__(2612);
;// CONCATENATED MODULE: ./src/syntax/json-scan.ts
/**
 * Finds the wanted parts of valid JSON: members by their key, items by their start. What is not wanted is jumped over,
 * bracket by bracket, several times sooner than a parser that visits everything.
 */
function locateInJson(bytes, root, found) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let left = countParts(root);
    const note = (part, at) => {
        left--;
        found(part, at);
    };
    const start = skipSpace(text, 0);
    note(root, start);
    visitValue(start, root);
    /** Returns the offset behind the value, or anything if nothing more is wanted. */
    function visitValue(at, wanted) {
        if (left === 0)
            return at;
        if (wanted === undefined || wanted.members.size === 0)
            return skipValue(text, at);
        if (text[at] === brace)
            return visitMembers(at + 1, wanted);
        return text[at] === bracket ? visitItems(at + 1, wanted) : skipValue(text, at);
    }
    function visitMembers(inside, wanted) {
        let at = skipSpace(text, inside);
        while (text[at] === quote && left > 0) {
            const end = findStringEnd(text, at) + 1;
            const member = wanted.members.get(JSON.parse(text.toString('utf8', at, end)));
            if (member !== undefined)
                note(member, at);
            const separator = skipSpace(text, end);
            at = skipComma(text, visitValue(skipSpace(text, separator + 1), member));
        }
        return at + 1;
    }
    function visitItems(inside, wanted) {
        let at = skipSpace(text, inside);
        for (let index = 0; left > 0 && at < text.length && text[at] !== closingBracket; index++) {
            const item = wanted.members.get(String(index));
            if (item !== undefined)
                note(item, at);
            at = skipComma(text, visitValue(at, item));
        }
        return at + 1;
    }
}
function countParts({ members }) {
    return members.values().reduce((sum, member) => sum + countParts(member), 1);
}
const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
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
/** `{` and `[` differ in one bit, as do `}` and `]`. */
function isOpening(unit) {
    return (unit | 0x20) === 0x7b;
}
function isClosing(unit) {
    return (unit | 0x20) === 0x7d;
}

// EXTERNAL MODULE: ./src/syntax/location.ts
var syntax_location = __webpack_require__(1018);
// EXTERNAL MODULE: ../node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(4437);
// EXTERNAL MODULE: ./src/syntax/yaml-text.ts
var yaml_text = __webpack_require__(9080);
;// CONCATENATED MODULE: ./src/syntax/yaml-locations.ts


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

;// CONCATENATED MODULE: ./src/syntax/locate.ts




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
    const places = (0,syntax_location/* listLocations */.xV)(text, offsets.values());
    const located = new Map();
    const assign = (part, nearest) => {
        const place = places.get(offsets.get(part) ?? -1) ?? nearest;
        for (const pointer of part.pointers)
            located.set(pointer, place);
        for (const member of part.members.values())
            assign(member, place);
    };
    assign(wanted, syntax_location/* firstLocation */.ib);
    return located;
}
function planPointers(pointers) {
    const root = { pointers: [], members: new Map() };
    for (const pointer of pointers) {
        let node = root;
        for (const token of (0,syntax_pointer/* parsePointer */.vp)(pointer) ?? []) {
            const next = node.members.get(token) ?? { pointers: [], members: new Map() };
            node.members.set(token, next);
            node = next;
        }
        node.pointers.push(pointer);
    }
    return root;
}


/***/ }),

/***/ 1018:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ locationAt),
/* harmony export */   ib: () => (/* binding */ firstLocation),
/* harmony export */   xV: () => (/* binding */ listLocations)
/* harmony export */ });
const firstLocation = { line: 1, column: 1 };
/** Places of offsets in a text, all in one pass; of bytes where it is given as UTF-8. Lines end with `\n` or `\r\n`. */
function listLocations(text, offsets) {
    const isText = typeof text === 'string';
    const places = new Map();
    let line = 1;
    let column = 1;
    let counted = 0;
    const findEnd = (from) => (isText ? text.indexOf('\n', from) : text.indexOf(0x0a, from));
    let end = findEnd(0);
    for (const offset of [...offsets].sort((a, b) => a - b)) {
        for (; end !== -1 && end < offset; end = findEnd(counted)) {
            line++;
            column = 1;
            counted = end + 1;
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
function locationAt(text, offset) {
    return listLocations(text, [offset]).get(offset) ?? firstLocation;
}


/***/ }),

/***/ 431:
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
    const max = Math.min(written.length, meant.length);
    let start = 0;
    while (start < max && written[start] === meant[start])
        start++;
    let end = 0;
    while (end < max - start && written.at(-1 - end) === meant.at(-1 - end))
        end++;
    return Math.max(written.length, meant.length) - start - end <= limit;
}


/***/ }),

/***/ 4160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ describeValue),
  P: () => (/* binding */ parseSource)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/syntax/finding.ts
var finding = __webpack_require__(3880);
// EXTERNAL MODULE: ./src/syntax/location.ts
var syntax_location = __webpack_require__(1018);
;// CONCATENATED MODULE: ./src/syntax/decode.ts



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
            return rejectText(message, decoded, broken);
        }
        return check(Buffer.from(decoded), false);
    }
    return check(content, content === bytes);
}
function check(text, asWritten) {
    const zero = text.indexOf(0);
    if (zero === -1)
        return { ok: true, text, asWritten };
    return rejectText('The file has a NUL character here: it is binary, not a description.', text, zero);
}
function rejectText(message, text, offset) {
    return { ok: false, fault: { ...(0,finding/* errorProblem */.g)('bad-encoding', [], message), ...(0,syntax_location/* locationAt */.dz)(text, offset) } };
}

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ../node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(3105);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/syntax/json-text.ts




/** Parses JSON. Says where it is broken, which the platform's parser does not always do. */
function parseJson(text) {
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch (error) {
        return { ok: false, fault: explain(text, error) };
    }
}
/**
 * Returns how many keys valid JSON has, duplicates included: a quote inside a string has a backslash before it. A key
 * that ends with a backslash is not counted, so that the exact search for duplicates decides.
 */
function countKeys(text) {
    return text.match(/(?<!\\)"\s*:/g)?.length ?? 0;
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
                fault ??= { ...(0,finding/* errorProblem */.g)('duplicate-key', [], message), ...(0,syntax_location/* locationAt */.dz)(text, offset) };
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
        fault ??= { ...(0,finding/* errorProblem */.g)('json-syntax', [], message), ...(0,syntax_location/* locationAt */.dz)(text, offset) };
    };
    try {
        (0,main.visit)(text, { onError }, { disallowComments: true });
    }
    catch (thrown) {
        // `visit` recurses, and text that is no JSON may be nested in any depth.
        if (!(thrown instanceof RangeError))
            throw thrown;
    }
    const reason = error instanceof Error ? (0,src_text/* renderLine */.ni)(error.message) : '';
    return fault ?? (0,finding/* errorProblem */.g)('json-syntax', [], `The JSON is broken: ${reason}.`);
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

// EXTERNAL MODULE: ./src/syntax/limits.ts
var limits = __webpack_require__(9405);
// EXTERNAL MODULE: ./src/syntax/locate.ts + 2 modules
var locate = __webpack_require__(7758);
// EXTERNAL MODULE: ./src/syntax/survey.ts
var syntax_survey = __webpack_require__(9803);
// EXTERNAL MODULE: ./src/syntax/yaml-text.ts
var yaml_text = __webpack_require__(9080);
;// CONCATENATED MODULE: ./src/syntax/source.ts









/**
 * Reads a file by what its name says, and where that says nothing by how it starts.
 * @param noteReferences adds the references that only the key of a member tells
 */
function parseSource(path, bytes, noteReferences) {
    if (bytes.length > limits/* limits */.F.totalBytes) {
        return rejectSource('too-large', `The file has ${(0,limits/* renderLimitBytes */.P)(bytes.length)}; at most ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)} are read.`);
    }
    const decoded = decodeFile(bytes);
    if (!decoded.ok)
        return decoded;
    const text = new TextDecoder().decode(decoded.text);
    const file = {
        ...{ path, format: 'text', text: decoded.text, asWritten: decoded.asWritten, root: text, mended: [] },
        weigh: (0,syntax_survey/* createWeigh */.d)(),
    };
    // Descriptions keep long texts beside them: `description: { $ref: ./intro.md }` stands for the text itself.
    if (/\.(?:md|markdown|txt)$/i.test(path))
        return { ok: true, source: file };
    if (!/[^\0- ]/.test(text))
        return rejectSource('empty-file', 'The file is empty.', {
            ...syntax_location/* firstLocation */.ib,
            hint: 'Check the step that generates the file, or set `swagger-file` to the OpenAPI file.',
        });
    const read = parseText(text, file);
    const parsed = read.ok ? source_check(read, noteReferences) : read;
    if (parsed.ok && typeof parsed.source.root !== 'string')
        return parsed;
    return recogniseText(text) ?? parsed;
}
function parseText(text, file) {
    const isNamedJson = /\.json$/i.test(file.path);
    // JSON is nearly a part of YAML, and its own parser is ten times faster: tried first, whatever the name.
    if (!isNamedJson && !/^\s*[{[]/.test(text))
        return readYaml(text, file);
    const parsed = parseJson(text);
    if (!parsed.ok)
        return isNamedJson ? parsed : readYaml(text, file);
    return { ok: true, source: { ...file, format: 'json', root: parsed.value }, keys: countKeys(text) };
}
function readYaml(text, file) {
    if (file.text.length > limits/* limits */.F.yamlBytes) {
        return rejectSource('too-large', `The file has ${(0,limits/* renderLimitBytes */.P)(file.text.length)} of YAML; at most ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.yamlBytes)} are read. As JSON it may have ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)}.`);
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
function source_check({ source, keys }, noteReferences) {
    const survey = (0,syntax_survey/* surveyDocument */.K)(source.root, { shared: source.format === 'yaml', noteReferences });
    if (survey.fault !== undefined) {
        const { pointer } = survey.fault;
        const place = (0,locate/* locatePointers */.F)(source, [pointer]).get(pointer) ?? syntax_location/* firstLocation */.ib;
        return { ok: false, fault: { ...survey.fault, ...place } };
    }
    const isWhole = keys === undefined || keys === survey.keys;
    const twice = isWhole ? undefined : findDuplicateKey(new TextDecoder().decode(source.text));
    if (twice !== undefined)
        return { ok: false, fault: twice };
    return { ok: true, source: { ...source, weigh: survey.weigh } };
}
/** The start of a GraphQL schema: comments and docstrings, then a definition. */
const graphqlStart = new RegExp(String.raw `^(?:\s|#[^\n]*\n|"""[\s\S]*?""")*(?:extend\s+)?` +
    String.raw `(?:(?:type|interface|input|enum)\s+\w+[^:\n]*\{|schema\s*(?:@[^{\n]*)?\{|union\s+\w+\s*=|scalar\s+\w+|directive\s+@)`);
const otherFile = 'Set `swagger-file` to the OpenAPI file.';
/** Files that aren't OpenAPI, recognized by their text. Checked only if reading the file failed. */
const strangers = [
    [
        /^<{7}(?: |$)/m,
        'merge-conflict',
        'The file contains a merge conflict (`<<<<<<<`, `=======`, `>>>>>>>`). Decide which side to keep, and remove the markers.',
    ],
    [
        /^\s*version https:\/\/git-lfs\.github\.com\/spec\//,
        'git-lfs-pointer',
        'The file is a Git LFS pointer, not the OpenAPI file itself.',
        'Set `lfs: true` in the `actions/checkout` step.',
    ],
    [
        /^\s*<(?:!doctype html|html|head|body)\b/i,
        'html-page',
        'The file is an HTML page, not an OpenAPI file. It might be a login or error page that an earlier step saved.',
        'Check the step that downloads or generates the file (`curl --fail` stops at an error page), or set `swagger-file` to the OpenAPI file.',
    ],
    [/^\s*<[?!\w]/, 'xml-file', 'The file is XML, not an OpenAPI file in JSON or YAML.', otherFile],
    [
        graphqlStart,
        'graphql-schema',
        'The file is a GraphQL schema. A copilot calls HTTP operations, which only an OpenAPI file describes.',
        otherFile,
    ],
];
function recogniseText(text) {
    for (const [mark, rule, message, hint] of strangers) {
        const found = mark.exec(text);
        if (found !== null)
            return rejectSource(rule, message, { ...(0,syntax_location/* locationAt */.dz)(text, found.index), hint });
    }
    return undefined;
}
function rejectSource(rule, message, { hint, ...place } = syntax_location/* firstLocation */.ib) {
    return { ok: false, fault: { ...(0,finding/* errorProblem */.g)(rule, [], message, hint), ...place } };
}
/** What a root that is no object is, in words. */
function describeValue(value) {
    if (value === null)
        return '`null`';
    if (Array.isArray(value))
        return 'a list';
    if ((0,json/* isJsonObject */.OW)(value))
        return 'an object';
    return typeof value === 'string' ? 'a string' : `a ${typeof value}`;
}


/***/ }),

/***/ 9803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ surveyDocument),
/* harmony export */   d: () => (/* binding */ createWeigh)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3880);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9405);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2612);




/** Smaller parts are walked through again, because that is faster than remembering them. */
const knownBytes = 2000;
/** `#` */
const hash = 0x23;
const none = [];
const open = { bytes: 0, levels: 0, references: none, hasHalves: false, hasLongNumbers: false };
const noteNothing = () => undefined;
/**
 * Checks that a document is finite JSON before anything walks through it: not nested too deep, no circle and no bomb
 * through shared objects (YAML aliases, bundled files), no key or number that JSON writers mishandle.
 */
function surveyDocument(root, options) {
    const { shared: isShared, noteReferences = noteNothing } = options;
    const known = isShared ? new Map() : new WeakMap();
    const walk = start({ known, noteReferences, isShared, isStrict: true });
    weighIn(root, walk);
    const { fault, keys, path } = walk;
    const placed = fault && { ...fault, pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(path.toReversed()) };
    return { keys, fault: placed, weigh: createScale(known, noteReferences) };
}
function createWeigh(noteReferences = noteNothing) {
    return createScale(new WeakMap(), noteReferences);
}
function createScale(known, noteReferences) {
    const scale = { known, noteReferences, isShared: false, isStrict: false };
    return (value) => (typeof value === 'object' && value !== null ? known.get(value) : undefined) ??
        weighIn(value, start(scale));
}
function start(scale) {
    return {
        ...scale,
        ...{
            keys: 0,
            fault: undefined,
            references: [],
            halves: 0,
            longNumbers: 0,
            levels: 0,
            depth: 0,
            path: [],
        },
    };
}
function weighIn(value, walk) {
    const bytes = count(value, walk, '');
    const { halves, levels, longNumbers, references } = walk;
    const weight = {
        ...{ bytes, levels, references: [...new Set(references)] },
        ...{ hasHalves: halves > 0, hasLongNumbers: longNumbers > 0 },
    };
    if (typeof value === 'object' && value !== null)
        walk.known.set(value, weight);
    return weight;
}
/** Returns the bytes. */
function count(value, walk, key) {
    if (typeof value === 'object' && value !== null)
        return countKnown(value, walk, key);
    walk.levels = 0;
    if (typeof value === 'string') {
        if (value.charCodeAt(0) === hash && value.startsWith('#/'))
            walk.references.push(value);
        return countText(value, walk);
    }
    return typeof value === 'number' ? countNumber(value, walk) : String(value).length;
}
/** A double keeps every number of 15 digits, and every integer up to 2 ** 53. */
function countNumber(value, walk) {
    if (!Number.isFinite(value)) {
        return recordProblem(walk, 'bad-number', `JSON has no ${value}; write a number that JSON can hold, or quote it.`);
    }
    const { length } = String(value);
    if (!Number.isSafeInteger(value) && (length > 16 || Number.isInteger(value)))
        walk.longNumbers++;
    return length;
}
function countKnown(value, walk, key) {
    // A strict walk is the first one: it meets an object again only if objects are shared.
    const known = walk.isStrict && !walk.isShared ? undefined : walk.known.get(value);
    if (known === open) {
        return recordProblem(walk, 'circular-alias', 'The document contains itself here, so it has no end.');
    }
    if (walk.isStrict && walk.depth + (known?.levels ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.depth) {
        return recordProblem(walk, 'too-deep', `The document is nested more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.depth} levels deep here.`);
    }
    if (known === undefined)
        return countInside(value, walk, key);
    walk.levels = known.levels;
    for (const reference of known.references)
        walk.references.push(reference);
    walk.halves += Number(known.hasHalves);
    walk.longNumbers += Number(known.hasLongNumbers);
    return known.bytes;
}
function countInside(value, walk, key) {
    const { known, isShared, references, halves, longNumbers } = walk;
    const met = references.length;
    if (isShared)
        known.set(value, open);
    walk.depth++;
    const bytes = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value) ? countItems(value, walk) : countMembers(value, walk, key);
    walk.depth--;
    walk.levels++;
    if (walk.isStrict && bytes > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.expandedCharacters)
        return recordProblem(walk, 'too-large', tooLarge);
    if (bytes < knownBytes && !isShared)
        return bytes;
    const own = references.length > met ? [...new Set(references.splice(met))] : none;
    for (const reference of own)
        references.push(reference);
    known.set(value, {
        bytes,
        levels: walk.levels,
        references: own,
        hasHalves: walk.halves > halves,
        hasLongNumbers: walk.longNumbers > longNumbers,
    });
    return bytes;
}
function countItems(items, walk) {
    let bytes = items.length > 0 ? 1 : 2;
    let deepest = 0;
    for (let at = 0; at < items.length; at++) {
        bytes += count(items[at] ?? null, walk, '') + 1;
        if (walk.fault !== undefined) {
            walk.path.push(at);
            break;
        }
        if (walk.levels > deepest)
            deepest = walk.levels;
    }
    walk.levels = deepest;
    return bytes;
}
function countMembers(value, walk, holder) {
    const keys = Object.keys(value);
    let bytes = keys.length > 0 ? 1 : 2;
    let deepest = 0;
    for (const key of keys) {
        const member = value[key] ?? null;
        walk.keys++;
        walk.noteReferences(key, member, walk.references, holder);
        bytes += countText(key, walk) + countMember(key, member, walk) + 2;
        if (walk.fault !== undefined) {
            walk.path.push(key);
            break;
        }
        if (walk.levels > deepest)
            deepest = walk.levels;
    }
    walk.levels = deepest;
    return bytes;
}
function countMember(key, member, walk) {
    if (key === '__proto__' && walk.isStrict)
        return recordProblem(walk, 'forbidden-key', forbiddenKey);
    return count(member, walk, key);
}
const tooLarge = `Written out, with each alias and reference in full, this part takes more than ${(0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLimitBytes */ .P)(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.expandedCharacters)}.`;
const forbiddenKey = 'The key "__proto__" is not accepted: many JSON readers mistake it for something else. Rename it.';
const shortText = 48;
/** The bytes of each ASCII character in JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from({ length: 0x80 }, (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2);
/** Counts its quotes, too. For short ASCII strings, a loop is faster than the platform's writer. */
function countText(text, walk) {
    if (text.length > shortText)
        return countWide(text, walk);
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
function recordProblem(walk, rule, message) {
    walk.fault ??= (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .errorProblem */ .g)(rule, [], message);
    return 0;
}


/***/ }),

/***/ 9080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseEvents),
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4437);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4806);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9405);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3880);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1018);





const schema = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU.withTags(js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mergeTag */ .LJ);
/** Each line that is mended costs another reading: so many, or so many characters in all. */
const maxRepairs = 100;
const maxRereadBytes = 64 * 1024 * 1024;
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
            const mayMend = mended.length < maxRepairs && mended.length * text.length < maxRereadBytes;
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
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .errorProblem */ .g)('yaml-syntax', [], `The YAML cannot be read: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLine */ .ni)(reason)}.`);
    }
    const { mark, reason } = error;
    // The offset of a quoted key begins after its quote.
    const isQuoted = reason === duplicate && /['"]/.test(text[(mark?.position ?? 0) - 1] ?? '');
    const at = (mark?.position ?? text.length) - (isQuoted ? 1 : 0);
    const [rule, message] = explainReason(reason, text, at);
    return { ...(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .errorProblem */ .g)(rule, [], message), ...(mark !== undefined && (0,_location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationAt */ .dz)(text, at)) };
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
    const [, rule, reported] = explanations.find(([said]) => said.test(reason)) ?? [];
    if (rule !== undefined && reported !== undefined)
        return [rule, reported];
    const isTag = /^unknown .*tag/.test(reason);
    return [isTag ? 'yaml-tag' : 'yaml-syntax', `The YAML is broken: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLine */ .ni)(reason)}.`];
}


/***/ })

};
