export const id = 718;
export const ids = [718];
export const modules = {

/***/ 3880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Op: () => (warningProblem),
  bJ: () => (isError),
  gx: () => (errorProblem)
});
var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2612);

/** Creates an error, which stops the run. @param at keys from the root to the part with the problem */
function errorProblem(rule, at, message, hint) {
    const finding = { severity: 'error', rule, message, pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(at), file: '' };
    return hint === undefined ? finding : { ...finding, hint };
}
function isError({ severity }) {
    return severity === 'error';
}
/** Creates a warning, which doesn't stop the run. */
function warningProblem(rule, at, message) {
    return { ...errorProblem(rule, at, message), severity: 'warning' };
}


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

/***/ 9405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (limits),
  P: () => (renderLimitBytes)
});
/**
 * Limits of OpenAPI files. A larger file gives an error instead of exhausting the runner's memory. The largest public
 * files (GitHub: 13 MB, 60 levels, 3,000 files) are far below the limits.
 */
const limits = {
    /** Bytes of one JSON file, and of the OpenAPI file and all referenced files together. */
    totalBytes: 64 * 1024 * 1024,
    /** Bytes of one YAML file. Parsing YAML takes about twelve times its size in memory, and JSON about four times. */
    yamlBytes: 16 * 1024 * 1024,
    /** Files that an OpenAPI file can reference through `$ref`. */
    files: 10_000,
    /** Levels of nested objects and lists, including aliases and bundled files. */
    depth: 400,
    /** Characters of a serialized document. Each alias counts as a copy. */
    expandedCharacters: 96 * 1024 * 1024,
    /** Mapping entries copied by YAML merge keys (`<<`). */
    mergedKeys: 200_000,
    /** Reported findings of one rule. The others are only counted. */
    problemsPerRule: 100,
};
/** Renders a limit for messages, such as `64 MiB`. */
function renderLimitBytes(bytes) {
    const mebibytes = bytes / (1024 * 1024);
    return mebibytes >= 1 ? `${Math.round(mebibytes)} MiB` : `${bytes} bytes`;
}


/***/ }),

/***/ 7758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (locatePointers)
});

// EXTERNAL MODULE: ./src/syntax/pointer.ts
var syntax_pointer = __webpack_require__(2612);
;// CONCATENATED MODULE: ./src/syntax/json-scan.ts
/**
 * Locates requested parts of valid JSON: members by their key, items by their start. Other parts are skipped bracket by
 * bracket, which is several times faster than parsing everything.
 */
function locateInJson(text, root, found) {
    let left = countParts(root);
    const note = (part, at) => {
        left--;
        found(part, at);
    };
    const start = skipSpace(text, 0);
    note(root, start);
    visitValue(start, root);
    /** Returns the offset after the value. The result has no meaning if all parts were found. */
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
/** Returns the offset of a string's closing quote. */
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
            // A closing bracket of the parent ends a number or a word. The value's own bracket ends a list or an object.
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
/** Returns whether a byte is `{` or `[`, which differ in one bit, as do `}` and `]`. */
function isOpening(unit) {
    return (unit | 0x20) === 0x7b;
}
function isClosing(unit) {
    return (unit | 0x20) === 0x7d;
}

// EXTERNAL MODULE: ./src/syntax/location.ts
var syntax_location = __webpack_require__(1018);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(5833);
// EXTERNAL MODULE: ./src/syntax/yaml-text.ts
var yaml_text = __webpack_require__(9080);
;// CONCATENATED MODULE: ./src/syntax/yaml-locations.ts


/** Locates requested parts of valid YAML: members by their key, items by their start, through aliases and merge keys. */
function locateInYaml(text, root, found) {
    const events = (0,yaml_text/* parseEvents */.P)(text);
    const anchors = new Map();
    visit(1, root);
    /** Records the location of a part. An empty value has the location of its parent. */
    function note(part, at) {
        const event = part && events[at];
        const start = event && findStart(event, text);
        if (part !== undefined && start !== undefined)
            found(part, start);
    }
    /** Walks the node that starts at an event, and returns the event after it. Skips the node if `wanted` is `undefined`. */
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
            // Merged keys are located at the anchor. Own keys take precedence, because the first location is kept.
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
    // The offset of a quoted string is after its quote. The style can't be used, because keys such as `200` were quoted.
    const isQuoted = start === valueStart && /['"]/.test(text[start - 1] ?? '');
    return isQuoted ? start - 1 : start;
}

;// CONCATENATED MODULE: ./src/syntax/locate.ts




/**
 * Locates JSON Pointers in a file: a member at its key, an item at its start, the whole file at its first character. A
 * missing part has the location of its nearest existing parent. Parses the file again, so use it only for findings.
 */
function locatePointers(source, pointers) {
    const wanted = planPointers(pointers);
    const offsets = new Map();
    const found = (part, offset) => {
        if (!offsets.has(part))
            offsets.set(part, offset);
    };
    const text = source.format === 'yaml' ? source.text.toString() : source.text;
    if (typeof text === 'string')
        locateInYaml(text, wanted, found);
    else if (source.format === 'json')
        locateInJson(text, wanted, found);
    const locations = (0,syntax_location/* listLocations */.xV)(text, offsets.values());
    const located = new Map();
    const assign = (part, nearest) => {
        const location = locations.get(offsets.get(part) ?? -1) ?? nearest;
        for (const pointer of part.pointers)
            located.set(pointer, location);
        for (const member of part.members.values())
            assign(member, location);
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

__webpack_require__.d(__webpack_exports__, {
  dz: () => (locationAt),
  ib: () => (firstLocation),
  xV: () => (listLocations)
});
const firstLocation = { line: 1, column: 1 };
/**
 * Converts offsets in a text to locations, all in one pass. Offsets are bytes if the text is given as UTF-8. Lines end with
 * `\n` or `\r\n`.
 */
function listLocations(text, offsets) {
    const sorted = [...offsets].sort((a, b) => a - b);
    const last = sorted.at(-1) ?? 0;
    const isText = typeof text === 'string';
    // Searching a string with one character per byte is several times faster than searching bytes.
    const lines = isText ? text : text.toString('latin1', 0, last);
    const locations = new Map();
    let line = 1;
    let column = 1;
    let counted = 0;
    let end = lines.indexOf('\n');
    for (const offset of sorted) {
        for (; end !== -1 && end < offset; end = lines.indexOf('\n', counted)) {
            line++;
            column = 1;
            counted = end + 1;
        }
        for (; counted < offset; counted++)
            column += isText ? 1 : countUnits(lines.charCodeAt(counted));
        locations.set(offset, { line, column });
    }
    return locations;
}
/** Returns the UTF-16 units that a byte of UTF-8 starts: two for a character of four bytes, one for others, none inside. */
function countUnits(byte) {
    return (byte & 0xc0) === 0x80 ? 0 : 1 + Number(byte >= 0xf0);
}
function locationAt(text, offset) {
    return listLocations(text, [offset]).get(offset) ?? firstLocation;
}


/***/ }),

/***/ 431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  H: () => (isNear),
  q: () => (findNearest)
});
/**
 * Returns whether two words differ so little that one may be a misspelling: only in case, or in one added, missing or
 * other letter. In long words, two adjacent letters can also be swapped.
 */
function isNear(written, meant) {
    const limit = meant.length > 7 ? 2 : 1;
    if (written === meant || Math.abs(written.length - meant.length) > limit)
        return false;
    if (written.toLowerCase() === meant.toLowerCase())
        return true;
    if (meant.length < 3 || written.length > 30)
        return false;
    const [own, other] = trimCommon(written, meant);
    const isSwapped = own.length === 2 && own === `${other.charAt(1)}${other.charAt(0)}`;
    return isSwapped || Math.max(own.length, other.length) <= limit;
}
/** Returns the parts of two words between their common beginning and their common end. */
function trimCommon(one, other) {
    const max = Math.min(one.length, other.length);
    let start = 0;
    while (start < max && one[start] === other[start])
        start++;
    let end = 0;
    while (end < max - start && one.at(-1 - end) === other.at(-1 - end))
        end++;
    return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
/** Returns the known name that a misspelled one stands for. `swaggerFile` and `swagger_file` mean `swagger-file`. */
function findNearest(key, known) {
    const toPlain = (written) => written.toLowerCase().replaceAll(/[-_. ]/g, '');
    const plain = toPlain(key);
    return known.find((one) => toPlain(one) === plain) ?? known.find((one) => isNear(plain, toPlain(one)));
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


/***/ }),

/***/ 4160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (describeValue),
  P: () => (parseSource)
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
/** Decodes a file to UTF-8 without a byte-order mark. A UTF-16 mark selects UTF-16. */
function decodeFile(bytes) {
    const [encoding, mark] = marks.find(([, own]) => own.every((byte, at) => bytes[at] === byte)) ?? [
        'utf-8',
        [],
    ];
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(mark.length);
    if (encoding !== 'utf-8' || !(0,external_node_buffer_.isUtf8)(content)) {
        // The decoder replaces invalid bytes with this character.
        const decoded = new TextDecoder(encoding).decode(content);
        const broken = decoded.indexOf('\ufffd');
        if (broken !== -1) {
            const message = `The file has an invalid ${encoding.toUpperCase()} character here. Save the file as UTF-8. Its encoding might be Latin-1 or Windows-1252, or the file might be binary.`;
            return rejectText(message, decoded, broken);
        }
        return check(Buffer.from(decoded), false);
    }
    return check(content, mark.length === 0);
}
function check(text, asWritten) {
    const zero = text.indexOf(0);
    if (zero === -1)
        return { ok: true, text, asWritten };
    return rejectText('The file has a NUL character here, so it is binary, not JSON or YAML.', text, zero);
}
function rejectText(message, text, offset) {
    return { ok: false, fault: { ...(0,finding/* errorProblem */.gx)('bad-encoding', [], message), ...(0,syntax_location/* locationAt */.dz)(text, offset) } };
}

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9383);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/syntax/json-text.ts




/** Parses JSON. Reports the location of a syntax error, which the platform's parser doesn't always do. */
function parseJson(text) {
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch (error) {
        return { ok: false, fault: explain(text, error) };
    }
}
/**
 * Counts the keys of valid JSON, including duplicates, by the colons after them. A quote inside a string follows a
 * backslash. A key that ends with a backslash isn't counted and a string that starts with a colon is, in which case the
 * exact search for duplicates decides.
 */
function countKeys(text) {
    let keys = 0;
    // Searching for one character takes a third of the time of an expression.
    for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
        let end = colon - 1;
        while (text.charCodeAt(end) <= space)
            end--;
        if (text.charCodeAt(end) === quotationMark && text.charCodeAt(end - 1) !== backslash)
            keys++;
    }
    return keys;
}
const space = 0x20;
const quotationMark = 0x22;
const backslash = 0x5c;
/** Finds the first duplicate key. The platform's parser would silently keep only the last value. */
function findDuplicateKey(text) {
    const open = [];
    let fault;
    (0,main/* visit */.Y)(text, {
        onObjectBegin: () => void open.push(new Set()),
        onObjectEnd: () => void open.pop(),
        onObjectProperty: (key, offset) => {
            const keys = open.at(-1);
            if (keys?.has(key) === true) {
                const message = `The key ${JSON.stringify((0,src_text/* renderLine */.ni)(key))} appears twice in the same object. Remove one of them.`;
                fault ??= { ...(0,finding/* errorProblem */.gx)('duplicate-key', [], message), ...(0,syntax_location/* locationAt */.dz)(text, offset) };
            }
            keys?.add(key);
        },
    });
    return fault;
}
function explain(text, error) {
    let fault;
    const onError = (code, offset, length) => {
        const message = describe((0,main/* printParseErrorCode */._)(code), text.slice(offset, offset + Math.max(length, 1)));
        fault ??= { ...(0,finding/* errorProblem */.gx)('json-syntax', [], message), ...(0,syntax_location/* locationAt */.dz)(text, offset) };
    };
    try {
        (0,main/* visit */.Y)(text, { onError }, { disallowComments: true });
    }
    catch (thrown) {
        // `visit` is recursive, and invalid JSON can be nested at any depth.
        if (!(thrown instanceof RangeError))
            throw thrown;
    }
    const reason = error instanceof Error ? (0,src_text/* renderLine */.ni)(error.message) : '';
    return fault ?? (0,finding/* errorProblem */.gx)('json-syntax', [], `Invalid JSON: ${reason}.`);
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
    InvalidCommentToken: "The file has a comment here, which JSON doesn't allow. Remove the comment, or convert the file to YAML.",
    UnexpectedEndOfString: 'The string that starts here has no closing quote on its line. Add the quote, or check whether the file is truncated.',
    InvalidCharacter: 'The string has a control character here. Escape it.',
    InvalidEscapeCharacter: "The string has a backslash that isn't part of a JSON escape. Use `\\\\` for a backslash.",
    InvalidUnicode: 'The string has a `\\u` without four hexadecimal digits after it.',
};
function describe(code, seen) {
    const reason = reasons[code];
    if (reason !== undefined)
        return reason;
    const wanted = expectations[code] ?? 'a JSON value';
    if (seen === '')
        return `The JSON ends too early: expected ${wanted}. Check whether the file is truncated.`;
    const isTrailing = /^[}\]]/.test(seen) && /^a (?:key|value)/.test(wanted);
    const comma = isTrailing ? ` Remove the comma before \`${seen}\`.` : '';
    return `Invalid JSON: found ${(0,src_text/* quote */.hD)(seen, 40)} instead of ${wanted}.${comma}`;
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
 * Parses a file by its extension, otherwise by its first characters.
 * @param noteReferences adds references that are recognized by the key of a member
 */
function parseSource(path, bytes, noteReferences) {
    if (bytes.length > limits/* limits */.F.totalBytes) {
        return rejectSource('too-large', `The file has ${(0,limits/* renderLimitBytes */.P)(bytes.length)}, but the limit is ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)}. Remove unused content.`);
    }
    const decoded = decodeFile(bytes);
    if (!decoded.ok)
        return decoded;
    const text = decoded.text.toString();
    const file = {
        ...{ path, format: 'text', text: decoded.text, asWritten: decoded.asWritten, root: text, repaired: [] },
        ...{ measure: (0,syntax_survey/* createMeasure */.F)(), references: [] },
    };
    // Some OpenAPI files reference long texts: `description: { $ref: ./intro.md }` becomes the text.
    if (/\.(?:md|markdown|txt)$/i.test(path))
        return { ok: true, source: file };
    if (!/[^\0- ]/.test(text))
        return rejectSource('empty-file', 'The file is empty.', {
            ...syntax_location/* firstLocation */.ib,
            hint: 'Check the step that generates the file, or set `swagger-file` to the OpenAPI file.',
        });
    const read = parseText(text, file);
    const parsed = read.ok ? source_check(read.source, text, noteReferences) : read;
    if (parsed.ok && typeof parsed.source.root !== 'string')
        return parsed;
    return recognizeText(text) ?? parsed;
}
/** Parses a file. The result isn't checked yet. */
function parseText(text, file) {
    const isNamedJson = /\.json$/i.test(file.path);
    // JSON is nearly a subset of YAML, and its parser is ten times faster, so it's tried first for any file name.
    if (!isNamedJson && !/^\s*[{[]/.test(text))
        return readYaml(text, file);
    const parsed = parseJson(text);
    if (!parsed.ok)
        return isNamedJson ? parsed : readYaml(text, file);
    return { ok: true, source: { ...file, format: 'json', root: parsed.value } };
}
function readYaml(text, file) {
    if (file.text.length > limits/* limits */.F.yamlBytes) {
        return rejectSource('too-large', `The YAML file has ${(0,limits/* renderLimitBytes */.P)(file.text.length)}, but the limit is ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.yamlBytes)}. Convert it to JSON, for which the limit is ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)}.`);
    }
    const parsed = (0,yaml_text/* parseYaml */.h)(text);
    if (!parsed.ok)
        return parsed;
    const { value: root, repaired } = parsed;
    const read = repaired.length === 0 ? file.text : Buffer.from(parsed.text);
    const source = { ...file, format: 'yaml', text: read, asWritten: false, root, repaired };
    return { ok: true, source };
}
/** Checks that the parsed data is finite, and that the JSON parser dropped no duplicate key. */
function source_check(source, text, noteReferences) {
    const survey = (0,syntax_survey/* surveyDocument */.K)(source.root, { shared: source.format === 'yaml', noteReferences });
    if (survey.fault !== undefined) {
        const { pointer } = survey.fault;
        const location = (0,locate/* locatePointers */.F)(source, [pointer]).get(pointer) ?? syntax_location/* firstLocation */.ib;
        return { ok: false, fault: { ...survey.fault, ...location } };
    }
    const isWhole = source.format === 'yaml' || countKeys(text) === survey.keys;
    const twice = isWhole ? undefined : findDuplicateKey(text);
    if (twice !== undefined)
        return { ok: false, fault: twice };
    const { measure } = survey;
    return { ok: true, source: { ...source, measure, references: measure(source.root).references } };
}
/** The start of a GraphQL schema: comments and docstrings, then a definition. */
const graphqlStart = new RegExp(String.raw `^(?:\s|#[^\n]*\n|"""[\s\S]*?""")*(?:extend\s+)?` +
    String.raw `(?:(?:type|interface|input|enum)\s+\w+[^:\n]*\{|schema\s*(?:@[^{\n]*)?\{|union\s+\w+\s*=|scalar\s+\w+|directive\s+@)`);
const otherFile = 'Set `swagger-file` to the OpenAPI file.';
/** Other formats, recognized by their text. Checked only if parsing failed. */
const otherFormats = [
    [
        /^<{7}(?: |$)/m,
        'merge-conflict',
        'The file contains a merge conflict (`<<<<<<<`, `=======`, `>>>>>>>`). Decide which side to keep, and remove the markers.',
    ],
    [
        /^\s*version https:\/\/git-lfs\.github\.com\/spec\//,
        'git-lfs-pointer',
        'The file is a Git LFS pointer, not the file itself.',
        'Set `lfs: true` in the `actions/checkout` step.',
    ],
    [
        /^\s*<(?:!doctype html|html|head|body)\b/i,
        'html-page',
        'The file is an HTML page, not JSON or YAML. It might be a login or error page that an earlier step saved.',
        'Check the step that downloads or generates the file (`curl --fail` stops at an error page), or set `swagger-file` to the OpenAPI file.',
    ],
    [/^\s*<[?!\w]/, 'xml-file', 'The file is XML, not JSON or YAML.', otherFile],
    [
        graphqlStart,
        'graphql-schema',
        'The file is a GraphQL schema, not JSON or YAML. A copilot calls HTTP operations, which only an OpenAPI file describes.',
        otherFile,
    ],
];
function recognizeText(text) {
    for (const [mark, rule, message, hint] of otherFormats) {
        const found = mark.exec(text);
        if (found !== null)
            return rejectSource(rule, message, { ...(0,syntax_location/* locationAt */.dz)(text, found.index), hint });
    }
    return undefined;
}
function rejectSource(rule, message, { hint, ...location } = syntax_location/* firstLocation */.ib) {
    return { ok: false, fault: { ...(0,finding/* errorProblem */.gx)(rule, [], message, hint), ...location } };
}
/** Describes the type of a value in messages. */
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

__webpack_require__.d(__webpack_exports__, {
  F: () => (createMeasure),
  K: () => (surveyDocument)
});
var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3880);
var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9405);
var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2612);




/** Minimum size of cached parts in bytes. Walking smaller parts again is faster than caching them. */
const knownBytes = 2000;
/** Level down to which all parts of a file are cached: components and operations, which later steps measure one by one. */
const knownLevel = 3;
const hash = 0x23;
const slash = 0x2f;
const none = [];
const open = {
    bytes: 0,
    levels: 0,
    references: none,
    hasUnpairedSurrogates: false,
    hasLongNumbers: false,
};
const noteNothing = () => undefined;
/**
 * Checks that a document is finite JSON before other code reads it. A document must have no excessive nesting, no cycle,
 * no exponential growth through shared objects (YAML aliases, bundled files), and no key or number that JSON can't
 * represent.
 */
function surveyDocument(root, options) {
    const { shared: isShared, noteReferences = noteNothing } = options;
    const known = isShared ? new Map() : new WeakMap();
    const walk = start(known, noteReferences, { isShared, isStrict: true });
    measureIn(root, walk);
    const { fault, keys, path } = walk;
    const located = fault && { ...fault, pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(path.toReversed()) };
    return { keys, fault: located, measure: createMeasure(noteReferences, known) };
}
/** Creates a function that measures parts. @param known parts that were measured before */
function createMeasure(noteReferences = noteNothing, known = new WeakMap()) {
    const walk = start(known, noteReferences, { isShared: false, isStrict: false });
    return (value) => (typeof value === 'object' && value !== null ? known.get(value) : undefined) ?? measureIn(value, walk);
}
function start(known, noteReferences, kind) {
    const counts = { keys: 0, halves: 0, longNumbers: 0, levels: 0, depth: 0 };
    const lists = { references: [], path: [], plainKeys: new Set() };
    return { known, noteReferences, ...kind, ...counts, ...lists, fault: undefined };
}
function measureIn(value, walk) {
    walk.halves = walk.longNumbers = 0;
    const bytes = count(value, walk, '');
    const { halves, levels, longNumbers, references } = walk;
    const measurement = {
        bytes,
        levels,
        references: references.length > 0 ? [...new Set(references.splice(0))] : none,
        hasUnpairedSurrogates: halves > 0,
        hasLongNumbers: longNumbers > 0,
    };
    if (typeof value === 'object' && value !== null)
        walk.known.set(value, measurement);
    return measurement;
}
/** Returns the size in bytes. */
function count(value, walk, key) {
    if (typeof value === 'object' && value !== null)
        return countKnown(value, walk, key);
    walk.levels = 0;
    if (typeof value === 'string') {
        if (value.charCodeAt(0) === hash && value.charCodeAt(1) === slash)
            walk.references.push(value);
        return countText(value, walk);
    }
    return typeof value === 'number' ? countNumber(value, walk) : String(value).length;
}
/** Counts a number. A double represents every number of 15 digits, and every integer up to 2 ** 53. */
function countNumber(value, walk) {
    // Most numbers are short, and writing them takes longer than comparing them.
    if (Number.isInteger(value) && value >= 0 && value < 1000)
        return value < 10 ? 1 : value < 100 ? 2 : 3;
    if (!Number.isFinite(value)) {
        return recordProblem(walk, 'bad-number', `JSON can't represent ${value}. Use a finite number, or put the value in quotes.`);
    }
    const { length } = String(value);
    if (!Number.isSafeInteger(value) && (length > 16 || Number.isInteger(value)))
        walk.longNumbers++;
    return length;
}
function countKnown(value, walk, key) {
    // A strict walk is the first one, so it finds an object again only if objects are shared.
    const known = walk.isStrict && !walk.isShared ? undefined : walk.known.get(value);
    if (known === open) {
        return recordProblem(walk, 'circular-alias', 'The document contains itself here, so it is infinite. Remove the alias.');
    }
    if (walk.isStrict && walk.depth + (known?.levels ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.depth) {
        return recordProblem(walk, 'too-deep', `The document is nested more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.depth} levels deep here.`);
    }
    if (known === undefined)
        return countInside(value, walk, key);
    walk.levels = known.levels;
    for (const reference of known.references)
        walk.references.push(reference);
    walk.halves += Number(known.hasUnpairedSurrogates);
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
    const isKnown = bytes >= knownBytes || isShared || (walk.isStrict && walk.depth <= knownLevel);
    if (!isKnown)
        return bytes;
    const own = takeReferences(references, met);
    known.set(value, {
        bytes,
        levels: walk.levels,
        references: own,
        hasUnpairedSurrogates: walk.halves > halves,
        hasLongNumbers: walk.longNumbers > longNumbers,
    });
    return bytes;
}
/** Number of references up to which duplicates are kept, because removing them costs more than it saves. */
const fewReferences = 16;
/** Returns the references from a position on, with few duplicates. They also stay in the list, for the parent. */
function takeReferences(references, from) {
    const count = references.length - from;
    if (count <= fewReferences)
        return count === 0 ? none : references.slice(from);
    const own = [...new Set(references.splice(from))];
    for (const reference of own)
        references.push(reference);
    return own;
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
    let bytes = 1;
    let deepest = 0;
    // `for … in` needs no list of the keys. Parsed objects inherit no enumerable key.
    for (const key in value) {
        const member = value[key] ?? null;
        walk.keys++;
        walk.noteReferences(key, member, walk.references, holder);
        bytes += countKey(key, walk) + 2;
        bytes +=
            key === '__proto__' && walk.isStrict
                ? recordProblem(walk, 'forbidden-key', forbiddenKey)
                : count(member, walk, key);
        if (walk.fault !== undefined) {
            walk.path.push(key);
            break;
        }
        if (walk.levels > deepest)
            deepest = walk.levels;
    }
    walk.levels = deepest;
    return Math.max(bytes, 2);
}
function countKey(key, walk) {
    if (walk.plainKeys.has(key))
        return key.length + 2;
    if (!wide.test(key))
        walk.plainKeys.add(key);
    return countText(key, walk);
}
const tooLarge = `With each alias and reference inlined, this part exceeds ${(0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLimitBytes */ .P)(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.expandedCharacters)}.`;
const forbiddenKey = 'The key "__proto__" is not allowed, because many JSON parsers misinterpret it. Rename the key.';
/** Characters that JSON doesn't write as one byte. */
const wide = /[^ !#-[\]-~]/;
/** Returns the size of a string with its quotes. */
function countText(text, walk) {
    if (!wide.test(text))
        return text.length + 2;
    if (!text.isWellFormed())
        walk.halves++;
    return Buffer.byteLength(JSON.stringify(text));
}
function recordProblem(walk, rule, message) {
    walk.fault ??= (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .errorProblem */ .gx)(rule, [], message);
    return 0;
}


/***/ }),

/***/ 9080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (parseEvents),
  h: () => (parseYaml)
});
var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5833);
var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4806);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9405);
var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3880);
var _location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1018);





const schema = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU.withTags(js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mergeTag */ .LJ);
/** Maximum number of repaired lines and of characters that are parsed again, because each repair needs another parse. */
const maxRepairs = 100;
const maxRereadBytes = 64 * 1024 * 1024;
const duplicate = 'duplicated mapping key';
/**
 * Parses one document of YAML 1.2 with merge keys. Keys stay strings as written: `200:` is "200", `1.10:` is "1.10". If a
 * line of a quoted string isn't indented deeper than its key, the line is indented. YAML forbids such lines, but popular
 * parsers accepted them for years, so existing files contain them. Their indentation has no meaning.
 */
function parseYaml(written) {
    const repaired = [];
    let text = written;
    for (;;) {
        try {
            return { ok: true, value: parseDocument(text), text, repaired };
        }
        catch (error) {
            const mayRepair = repaired.length < maxRepairs && repaired.length * text.length < maxRereadBytes;
            const isShallow = error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB && error.reason === 'deficient indentation';
            const mark = mayRepair && isShallow ? error.mark : undefined;
            if (mark === undefined)
                return { ok: false, fault: explain(error, text) };
            repaired.push({ line: mark.line + 1, column: mark.column + 1 });
            const start = text.lastIndexOf('\n', mark.position - 1) + 1;
            text = `${text.slice(0, start)} ${text.slice(start)}`;
        }
    }
}
/** Parses a document. @throws YAMLException */
function parseDocument(text) {
    const documents = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(parseEvents(text), {
        source: text,
        schema,
        maxTotalMergeKeys: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.mergedKeys,
    });
    if (documents.length > 1)
        js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB.throwAt(text, 0, `${documents.length} documents`);
    // The core schema creates JSON types, and also NaN and infinities, which the survey rejects.
    return (documents[0] ?? null);
}
/**
 * Returns the parser's events. Keys that look like numbers, booleans or null become strings.
 * @throws YAMLException
 */
function parseEvents(text) {
    const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, { maxDepth: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.depth });
    // Each open collection has an entry: whether its next node is a key. Sequences and documents have no keys.
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
                    js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB.throwAt(text, event.start, 'a key must be a string and not a collection');
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
    // Most keys don't start with a digit, a sign, `~` or a letter of `true`, `false` and `null`.
    const mayBe = first <= 0x39 || first === 0x7e || (end - start < 6 && 'tfnTFN'.includes(text.charAt(start)));
    return (mayBe && end - start < 40 && /^(?:[-+.]?[\d.][\w.+-]*|true|false|null|~)$/i.test(text.slice(start, end)));
}
function explain(error, text) {
    if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB)) {
        // js-yaml can throw other errors, such as a stack overflow.
        const reason = error instanceof Error ? error.message : String(error);
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .errorProblem */ .gx)('yaml-syntax', [], `Can't parse the YAML: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLine */ .ni)(reason)}.`);
    }
    const { mark, reason } = error;
    // The offset of a quoted key is after its quote.
    const isQuoted = reason === duplicate && /['"]/.test(text[(mark?.position ?? 0) - 1] ?? '');
    const at = (mark?.position ?? text.length) - (isQuoted ? 1 : 0);
    const [rule, message] = explainReason(reason, text, at);
    return { ...(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .errorProblem */ .gx)(rule, [], message), ...(mark !== undefined && (0,_location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationAt */ .dz)(text, at)) };
}
/** Messages of the parser with the rule and the message to report instead. */
const explanations = [
    [/ documents$/, 'yaml-documents', 'The file has several documents (separated by `---`). Keep only one.'],
    [/tab characters/, 'yaml-syntax', 'The YAML is indented with a tab here. Use spaces.'],
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
        return ['duplicate-key', `The key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} appears twice in the same mapping. Remove one of them.`];
    }
    if (after.startsWith('#') && /["'\]}]/.test(text[at - 1] ?? '')) {
        return ['yaml-syntax', 'A comment starts here without a space before its `#`. Add a space.'];
    }
    const [, rule, reported] = explanations.find(([pattern]) => pattern.test(reason)) ?? [];
    if (rule !== undefined && reported !== undefined)
        return [rule, reported];
    const isTag = /^unknown .*tag/.test(reason);
    return [isTag ? 'yaml-tag' : 'yaml-syntax', `Invalid YAML: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLine */ .ni)(reason)}.`];
}


/***/ })

};
