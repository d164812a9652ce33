export const id = 568;
export const ids = [568];
export const modules = {

/***/ 2568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAccepted: () => (/* binding */ readAccepted)
});

;// CONCATENATED MODULE: ./schema/accepted.schema.json
const accepted_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","title":"Breaking changes that people have accepted","description":"The file that the input `accepted` of Copilot Swagger Sync names: a list of changes. The job summary and the comment hold the lines to paste.","type":"array","items":{"description":"One change, such as `{ fingerprint: \'9f86d081884c7d65\', why: nobody uses it, who: ann }`.","type":"object","required":["fingerprint","why","who"],"additionalProperties":false,"properties":{"fingerprint":{"description":"Copy it from the job summary or the comment: 16 digits and letters from a to f, in quotes.","type":"string","minLength":16,"maxLength":16},"why":{"description":"Say in a few words why this change may break what it breaks.","type":"string","minLength":1},"who":{"description":"Say who accepts it: a name or an account.","type":"string","minLength":1}}}}');
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/text-tree/strict-file.ts
var strict_file = __webpack_require__(8378);
// EXTERNAL MODULE: ./src/text-tree/check-shape.ts
var check_shape = __webpack_require__(1184);
// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
;// CONCATENATED MODULE: ./src/story/accepted.ts





const schema = { ...accepted_schema_namespaceObject, definitions: {} };
/**
 * What people have accepted; the usual file need not be there.
 * @throws ActionError `bad-input` with every mistake's place, `file-missing`, or what `files` throws
 */
async function readAccepted({ commit, file }, { files, history }) {
    const reader = commit === undefined ? files : (await history.findVersion(file, commit))?.reader;
    const bytes = await reader?.read(file);
    if (bytes === undefined) {
        if (file !== inputs/* usualAccepted */.uu)
            throw createMissingError(file, commit);
        return { file, entries: new Map() };
    }
    const { root } = (0,strict_file/* parseStrictly */.g)(file, bytes, (value) => (0,check_shape/* checkShape */.e)(value, schema));
    const entries = ((0,json/* isArray */.cy)(root) ? root : []).map((entry) => {
        const text = (key) => (0,field/* findTextField */.nw)(entry, key) ?? '';
        return [text('fingerprint'), { why: text('why'), who: text('who') }];
    });
    return { file, entries: new Map(entries) };
}
function createMissingError(file, commit) {
    const where = commit === undefined ? '' : ' on the pull request’s target branch';
    const message = `The input \`accepted\` names ${file}, which does not exist${where}.`;
    const hint = `Create it (an empty list, \`[]\`, accepts nothing), or leave \`accepted\` out: the default file, \`${inputs/* usualAccepted */.uu}\`, is optional.`;
    return new errors/* ActionError */.lZ('file-missing', message, { hint, at: { file } });
}


/***/ }),

/***/ 1184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ quoteValue),
/* harmony export */   e: () => (/* binding */ checkShape)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1357);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);
/* harmony import */ var _near_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8184);




/**
 * Everything in which a value does not fit its schema, in the order of the file.
 * @param findRightPlace where a key belongs that is unknown where it stands, as a sentence
 */
function checkShape(value, root, findRightPlace = () => undefined) {
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
        return { pointer, message, remedy: findRightPlace(key) ?? `Known here: ${listed}.` };
    }
}
/** `swaggerFile` and `swagger_file` are `swagger-file` in another convention. */
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
    const [size, least = 0, most = Infinity] = measure(value, schema);
    if (size > most)
        return `is ${quoteValue(value)}, which is too large`;
    if (size >= least)
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

/***/ 8378:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ parseStrictly),
/* harmony export */   m: () => (/* binding */ refuseFaults)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1369);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4845);



/**
 * Reads a file that people write for this action: what has no meaning in it is an error, with its place.
 * @throws ActionError `bad-input` that lists everything that must be mended
 */
function parseStrictly(file, bytes, check) {
    const parsed = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSource */ .P)(file, bytes);
    if (!parsed.ok) {
        const remedy = 'Correct the file; an editor shows the same place.';
        throw createError(file, [{ ...parsed.fault, remedy }]);
    }
    refuseFaults(parsed.source, check(parsed.source.root));
    return parsed.source;
}
/** More than these are counted, not listed. */
const mostListed = 20;
/** @throws ActionError `bad-input` where there is any fault */
function refuseFaults(source, faults) {
    if (faults.length === 0)
        return;
    const shown = faults.slice(0, mostListed);
    const places = (0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePointers */ .F)(source, shown.flatMap(({ pointer, earlier = pointer }) => [pointer, earlier]));
    const placed = shown.map(({ pointer, message, remedy, earlier }) => {
        const line = earlier === undefined ? undefined : places.get(earlier)?.line;
        const also = line === undefined ? '' : `: first in line ${line}.`;
        return { message: message + also, remedy, ...places.get(pointer) };
    });
    throw createError(source.path, placed, faults.length - shown.length);
}
function createError(file, faults, hidden = 0) {
    const [first] = faults;
    const at = { file, ...(first?.line !== undefined && { line: first.line, column: first.column }) };
    const where = ({ line, column }) => line === undefined ? '' : `line ${line}, column ${column ?? 1}: `;
    if (first !== undefined && faults.length === 1) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('bad-input', `${file}, ${where(first)}${first.message}`, {
            hint: first.remedy,
            at,
        });
    }
    const lines = faults.map((fault) => `- ${where(fault)}${fault.message} ${fault.remedy}`);
    const rest = hidden === 0 ? [] : [`- …and ${hidden} more.`];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('bad-input', [`${file} cannot be used:`, ...lines, ...rest].join('\n'), {
        hint: 'Correct these places. Nothing was sent.',
        at,
    });
}


/***/ })

};
