export const id = 356;
export const ids = [356];
export const modules = {

/***/ 6793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createDigest),
  K: () => (/* binding */ rememberHashes)
});

// EXTERNAL MODULE: ./src/openapi/document/digest.ts
var digest = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/openapi/document/circles.ts



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
    const edges = targets.map((target) => findEdges(target, graph).filter(({ to }) => position.has(to)));
    let digests = shapes;
    for (let round = 0; round < unfoldings; round++) {
        const previous = digests;
        digests = edges.map((list, index) => {
            const sum = list.reduce((total, { place, to }) => {
                const reached = previous[position.get(to) ?? 0] ?? 0;
                return reached === 0 ? total : (0,digest/* add */.WQ)(total, (0,digest/* mix */.jh)(place, reached));
            }, 0);
            return sum === 0 ? (shapes[index] ?? 0) : (0,digest/* mix */.jh)(shapes[index] ?? 0, sum);
        });
    }
    return digests;
}
/** The same for whatever is digested of a target. */
const known = new WeakMap();
function findEdges(target, graph) {
    const before = known.get(target);
    if (before !== undefined)
        return before;
    const edges = [];
    function walk(current, mode, place) {
        const reference = (0,document_reference/* findReference */.t3)(current);
        const to = reference === undefined ? undefined : graph.find(reference);
        if (to !== undefined)
            edges.push({ place, to });
        // The order of most lists with references (`allOf`, `oneOf`) means nothing.
        (0,grammar/* visitParts */.U6)(current, mode, (part, below, key) => {
            walk(part, below, key === undefined ? place : (0,digest/* mix */.jh)(place, (0,digest/* hashText */.qj)(key)));
        });
    }
    walk(target.value, 'keywords', 0);
    known.set(target, edges);
    return edges;
}

// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
;// CONCATENATED MODULE: ./src/compare/meaning.ts







const texts = new Set(['title', 'summary', 'description']);
const documentation = new Set([...texts, 'example', 'examples', 'externalDocs', '$comment']);
/** To say that these are false is to say nothing. */
const flags = new Set(['required', 'deprecated', 'nullable', 'readOnly', 'writeOnly', 'uniqueItems']);
const sets = new Set(['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf', 'tags']);
/** Zero stands for nothing to tell; each kind of value has a number that no other can be taken for. */
const object = 2;
const list = 3;
const set = 4;
function createDigest(document, graph, view, { hash = digest/* hashText */.qj, recall = () => undefined } = {}) {
    const digests = new Map();
    const subject = { document, graph, view, hash, digests, shapes: new Map(), isShape: false };
    const heirs = (0,discriminator/* listHeirs */.oE)(document);
    for (const group of graph.groups) {
        const recalled = group.map(recall);
        const found = recalled.every((known) => known !== undefined) ? recalled : digestGroup(group);
        for (const [index, target] of group.entries())
            digests.set(target, found[index] ?? 0);
    }
    return (value, mode) => meaning_digest(subject, value, mode);
    function digestGroup(group) {
        const own = group.map(({ value, reference }) => {
            const named = (0,json/* isObject */.Gv)(value) ? (0,discriminator/* nameAlternatives */.uH)(value, heirs.get(reference) ?? []) : value;
            return meaning_digest(subject, named, 'keywords');
        });
        return group[0]?.isRecursive === true ? digestCircle(group, own, graph) : own;
    }
}
/** The numbers of `hashText`, each text looked through once: two versions of a description share most of theirs. */
function rememberHashes() {
    const known = new Map();
    return (text) => {
        const hash = known.get(text) ?? (0,digest/* hashText */.qj)(text);
        known.set(text, hash);
        return hash;
    };
}
function meaning_digest(subject, value, mode) {
    if (value === undefined)
        return 0;
    if ((0,json/* isArray */.cy)(value))
        return digestList(subject, value, mode);
    if ((0,json/* isObject */.Gv)(value))
        return digestObject(subject, value, mode);
    if (!isTold(subject, mode))
        return 0;
    return (0,digest/* mix */.jh)(typeof value === 'string' ? 5 : 6, subject.hash(String(value)));
}
function isTold({ view }, mode) {
    return view === 'meaning' || mode === 'data';
}
function isRead({ view }, key) {
    return view === 'documentation' || (view === 'texts' && texts.has(key));
}
function digestObject(subject, value, mode) {
    const { $ref: reference } = value;
    if (mode !== 'data' && typeof reference === 'string')
        return digestReference(subject, value, reference);
    const named = mode === 'keywords' ? (0,discriminator/* nameAlternatives */.uH)(value, []) : value;
    let sum = 0;
    for (const key of Object.keys(named)) {
        const member = named[key] ?? null;
        const part = mode === 'keywords'
            ? digestKeyword(subject, key, member)
            : meaning_digest(subject, member, mode === 'names' ? 'keywords' : 'data');
        if (part !== 0)
            sum = (0,digest/* add */.WQ)(sum, (0,digest/* mix */.jh)(subject.hash(key), part));
    }
    return sum !== 0 || isTold(subject, mode) ? (0,digest/* mix */.jh)(object, sum) : 0;
}
function digestKeyword(subject, key, member) {
    if (documentation.has(key))
        return isRead(subject, key) ? digestText(subject, member, key) : 0;
    if (member === false && flags.has(key))
        return 0;
    const isList = (0,json/* isArray */.cy)(member);
    const below = (0,grammar/* modeBelow */.jg)(key, isList);
    if (below === 'data' && subject.view !== 'meaning')
        return 0;
    if (key === 'mapping' && (0,json/* isObject */.Gv)(member))
        return digestMapping(subject, member);
    return isList && sets.has(key) ? digestSet(subject, member, below) : meaning_digest(subject, member, below);
}
/** Which value chooses which schema; the schema by what it looks like, so that a renamed one stays the same. */
function digestMapping(subject, mapping) {
    return Object.entries(mapping).reduce((sum, [value, schema]) => {
        const chosen = typeof schema === 'string' && !subject.isShape ? digestShape(subject, schema) : 1;
        return (0,digest/* add */.WQ)(sum, (0,digest/* mix */.jh)(subject.hash(value), chosen));
    }, 7);
}
function digestShape(subject, schema) {
    const reference = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
    const target = subject.graph.find(reference);
    if (target === undefined)
        return subject.hash(schema);
    const shape = subject.shapes.get(target) ?? (0,digest/* mix */.jh)(8, meaning_digest({ ...subject, isShape: true }, target.value, 'keywords'));
    subject.shapes.set(target, shape);
    return shape;
}
function digestText(subject, text, key) {
    if (key !== 'examples' || !(0,json/* isObject */.Gv)(text))
        return meaning_digest(subject, text, 'data');
    const examples = (0,members/* mapMembers */.Mz)(text, (example) => (0,document_reference/* resolve */.hd)(subject.document, example) ?? example);
    return meaning_digest(subject, examples, 'data');
}
function digestList(subject, value, mode) {
    let sum = 0;
    for (let index = 0; index < value.length; index++) {
        const part = meaning_digest(subject, value[index], mode);
        if (part !== 0)
            sum = (0,digest/* add */.WQ)(sum, (0,digest/* mix */.jh)(index, part));
    }
    return sum !== 0 || isTold(subject, mode) ? (0,digest/* mix */.jh)(list, sum) : 0;
}
function digestSet(subject, value, mode) {
    const parts = value.map((entry) => meaning_digest(subject, entry, mode));
    if (!isTold(subject, mode) && parts.every((part) => part === 0))
        return 0;
    const sum = parts.reduce((total, part) => (0,digest/* add */.WQ)(total, (0,digest/* mix */.jh)(0, part)), 0);
    return (0,digest/* mix */.jh)(set, sum);
}
function digestReference(subject, value, reference) {
    if (subject.isShape)
        return 9;
    const { document, digests, graph, view } = subject;
    const target = graph.find(reference);
    // Nothing is there to compare: the reference itself is what was written.
    if (target === undefined)
        return view === 'meaning' ? subject.hash(reference) : 0;
    const known = digests.get(target) ?? 0;
    if (Object.keys(value).length === 1)
        return known;
    if (!target.isRecursive)
        return meaning_digest(subject, (0,document_reference/* overlay */.Lw)(document, target.value, value), 'keywords');
    const beside = meaning_digest(subject, (0,document_reference/* overlay */.Lw)(document, {}, value), 'keywords');
    return beside === meaning_digest(subject, {}, 'keywords') ? known : (0,digest/* mix */.jh)(known, beside);
}


/***/ }),

/***/ 3087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listOperations),
/* harmony export */   n: () => (/* binding */ listParameters)
/* harmony export */ });
/* harmony import */ var _openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5240);
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3332);
/* harmony import */ var _openapi_document_members_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29);
/* harmony import */ var _openapi_document_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7866);
/* harmony import */ var _openapi_document_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9615);
/* harmony import */ var _openapi_document_reference_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2378);
/* harmony import */ var _openapi_document_route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6163);
/* harmony import */ var _openapi_document_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1666);
/* harmony import */ var _meaning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6793);









/**
 * The operations of a description in its order, each with digests that tell which of its parts changed.
 * @param digests `now` lets go of the document, so that of two versions only one is in memory; `later` makes them when
 *   they are asked for, as most descriptions are read to be sent, and compared with none
 */
function listOperations(document, digests = 'later') {
    const routes = (0,_openapi_document_route_js__WEBPACK_IMPORTED_MODULE_2__/* .listRoutes */ .Bn)(document);
    const names = (0,_openapi_document_names_js__WEBPACK_IMPORTED_MODULE_4__/* .planNames */ .AO)(routes);
    let fingerprint;
    const tellApart = (route, name) => {
        fingerprint ??= createFingerprint(document);
        return fingerprint(route, name);
    };
    return routes.map((route, index) => {
        const name = names[index]?.name ?? '';
        const named = nameOperation(route, name);
        if (digests === 'now')
            return { ...named, fingerprints: tellApart(route, name) };
        let fingerprints;
        return {
            ...named,
            get fingerprints() {
                return (fingerprints ??= tellApart(route, name));
            },
        };
    });
}
function nameOperation({ key, operation, path }, name) {
    const { operationId, summary } = operation;
    return {
        method: key.toUpperCase(),
        path,
        ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
        name,
        ...(typeof summary === 'string' && summary !== '' && { summary }),
    };
}
/** What has a part of its own, and so is left out of `other`. */
const placed = new Set([
    ...['parameters', 'requestBody', 'consumes', 'responses', 'produces', 'security', 'servers', 'schemes'],
    ...['operationId', 'summary', 'description', 'tags', 'externalDocs'],
]);
/** How an operation's parts are told from those of another version, for one document. */
function createFingerprint(document) {
    const graph = (0,_openapi_document_reference_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .createReferenceGraph */ .e)(document);
    const meaning = (0,_meaning_js__WEBPACK_IMPORTED_MODULE_3__/* .createDigest */ .P)(document, graph, 'meaning');
    const documentation = (0,_meaning_js__WEBPACK_IMPORTED_MODULE_3__/* .createDigest */ .P)(document, graph, 'documentation');
    return (route, name) => {
        const { operation, item } = route;
        const parameters = listParameters(document, route);
        const { body = [], rest = [] } = Object.groupBy(parameters, ({ place }) => place === 'body' || place === 'formData' ? 'body' : 'rest');
        const other = (0,_openapi_document_members_js__WEBPACK_IMPORTED_MODULE_5__/* .omitMembers */ .p5)(operation, (key) => placed.has(key) || key.startsWith('x-'));
        const extensions = (0,_openapi_document_members_js__WEBPACK_IMPORTED_MODULE_5__/* .omitMembers */ .p5)({ ...item, ...operation }, (key) => !key.startsWith('x-'));
        const texts = (0,_openapi_document_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .foldTexts */ .a)(operation, item);
        return {
            parameters: digestParameters(rest, meaning),
            body: mixAll(meaning(operation['requestBody'], 'keywords'), digestParameters(body, meaning), meaning(operation['consumes'] ?? document['consumes'], 'data')),
            responses: mixAll(meaning(operation['responses'], 'names'), meaning(operation['produces'] ?? document['produces'], 'data')),
            security: digestSecurity(document, operation, meaning),
            servers: digestServers(document, route, meaning),
            name: (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .hashText */ .qj)(name),
            description: mixAll(documentation(texts.summary, 'data'), documentation(texts.description, 'data'), documentation(operation['externalDocs'], 'data'), digestTags(operation['tags']), digestParameters(parameters, documentation), documentation(operation['requestBody'], 'keywords'), documentation(operation['responses'], 'names'), documentation(other, 'keywords')),
            extensions: meaning(extensions, 'data'),
            other: meaning(other, 'keywords'),
        };
    };
}
/** The parameters that apply to an operation: its own, and those of its path that it does not override. */
function listParameters(document, { operation, item }) {
    const byPlace = new Map();
    for (const list of [item['parameters'], operation['parameters']]) {
        if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(list))
            continue;
        for (const [index, value] of list.entries()) {
            const parameter = (0,_openapi_document_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveObject */ .Wm)(document, value) ?? {};
            const place = typeof parameter['in'] === 'string' ? parameter['in'] : '';
            const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
            byPlace.set(`${place} ${name}`, { place, name, value });
        }
    }
    return [...byPlace.values()];
}
function mixAll(...parts) {
    return parts.reduce(_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .mix */ .jh);
}
function digestParameters(parameters, digest) {
    return parameters.reduce((sum, { place, name, value }) => {
        const part = digest(value, 'keywords');
        return part === 0 ? sum : (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .add */ .WQ)(sum, (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .mix */ .jh)((0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .hashText */ .qj)(`${place} ${name}`), part));
    }, 0);
}
function digestTags(tags) {
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(tags))
        return 0;
    return tags.map((tag) => (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .hashText */ .qj)(JSON.stringify(tag))).reduce(_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .add */ .WQ, 0);
}
/** Each requirement by what its schemes are, so that a renamed scheme stays the same. */
function digestSecurity(document, operation, meaning) {
    const required = operation['security'] ?? document['security'];
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(required))
        return 0;
    const alternatives = required.filter(_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv).map((alternative) => {
        const schemes = Object.entries(alternative).map(([name, scopes]) => {
            const scheme = findScheme(document, name);
            const sorted = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(scopes) ? scopes.map((scope) => JSON.stringify(scope)).sort() : [];
            return (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .mix */ .jh)(scheme === undefined ? (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .hashText */ .qj)(name) : meaning(scheme, 'keywords'), (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .hashText */ .qj)(sorted.join()));
        });
        return (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .mix */ .jh)(1, schemes.reduce(_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .add */ .WQ, 7));
    });
    return alternatives.reduce(_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .add */ .WQ, 1);
}
function findScheme(document, name) {
    const { components } = document;
    const schemes = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(components) ? components['securitySchemes'] : document['securityDefinitions'];
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .findMember */ .gz)(schemes, name);
}
function digestServers(document, { operation, item }, meaning) {
    const lists = [operation['servers'], item['servers'], document['servers']];
    const servers = lists.find((list) => (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(list) && list.length > 0) ?? [{ url: '/' }];
    const { host = false, basePath = false } = document;
    const schemes = operation['schemes'] ?? document['schemes'] ?? false;
    return (0,_openapi_document_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .mix */ .jh)(meaning(servers, 'keywords'), meaning([host, basePath, schemes], 'data'));
}


/***/ }),

/***/ 6014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ prepareDocument)
});

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
;// CONCATENATED MODULE: ./src/text-tree/json-bytes.ts

/**
 * Weighs a part of a description. What was weighed before is known: a document is asked again after each step of
 * preparing, which replaces what it changes and shares the rest.
 */
function weigh(value, level = 0) {
    const known = weighed.get(value);
    if (known !== undefined)
        return known;
    const found = { references: [], hasSiblings: false, hasHalves: false };
    const bytes = weighInside(value, found, level);
    const { references, hasSiblings, hasHalves } = found;
    if (level > namedLevels && bytes < largeBytes)
        return { bytes, references, hasSiblings, hasHalves };
    const weight = { bytes, references: [...new Set(references)], hasSiblings, hasHalves };
    weighed.set(value, weight);
    return weight;
}
/** False where it is known that a walk through the part would find neither siblings nor halves. */
function mayHoldOddities(value) {
    const known = weighed.get(value);
    return known === undefined || known.hasSiblings || known.hasHalves;
}
const weighed = new WeakMap();
/** Small parts are weighed sooner than found, but for those that are asked for by name, such as components. */
const largeBytes = 1000;
const namedLevels = 3;
/** Each level that is remembered repeats the references below it. */
const keptLevels = 6;
function weighPart(value, found, level) {
    if (typeof value === 'string')
        return weighText(value, found);
    if (typeof value !== 'object' || value === null)
        return countScalar(value);
    if (level > keptLevels)
        return weighInside(value, found, level);
    const { bytes, references, hasSiblings, hasHalves } = weigh(value, level);
    for (const reference of references)
        found.references.push(reference);
    found.hasSiblings ||= hasSiblings;
    found.hasHalves ||= hasHalves;
    return bytes;
}
/** One function, although it has two halves: what calls each other in a circle takes long to compile. */
function weighInside(value, found, level) {
    let bytes = 1;
    if ((0,json/* isArray */.cy)(value)) {
        for (const entry of value)
            bytes += weighPart(entry, found, level + 1) + 1;
        return value.length > 0 ? bytes : 2;
    }
    const keys = Object.keys(value);
    for (const key of keys) {
        const member = value[key] ?? null;
        bytes += weighText(key, found) + weighPart(member, found, level + 1) + 2;
        if (key === '$ref')
            found.hasSiblings ||= keys.length > 1;
        else if (key === 'mapping' && (0,json/* isObject */.Gv)(member))
            noteMapping(member, found);
    }
    return keys.length > 0 ? bytes : 2;
}
/** A discriminator may name its schemas without the way to them. */
function noteMapping(mapping, found) {
    for (const name of Object.values(mapping)) {
        if (typeof name === 'string' && !name.startsWith('#')) {
            found.references.push(`#/components/schemas/${name}`);
        }
    }
}
function weighText(text, found) {
    if (text.startsWith('#/'))
        found.references.push(text);
    const bytes = countAscii(text);
    if (bytes !== undefined)
        return bytes;
    found.hasHalves ||= !text.isWellFormed();
    return countWide(text);
}
function countScalar(value) {
    return typeof value === 'number' && Number.isFinite(value) ? String(value).length : value === false ? 5 : 4;
}
/**
 * How many bytes a value takes as compact JSON in UTF-8, without writing it: one value may stand in many places,
 * and written out it may be larger than memory.
 * @param known sizes of objects that are shared, found instead of counted
 */
function countBytes(value, known) {
    if (typeof value === 'string')
        return countText(value);
    if (typeof value !== 'object' || value === null)
        return countScalar(value);
    return known?.get(value) ?? weighed.get(value)?.bytes ?? countInside(value, known);
}
function countInside(value, known) {
    let bytes = 1;
    if ((0,json/* isArray */.cy)(value)) {
        for (const entry of value)
            bytes += countBytes(entry, known) + 1;
        return value.length > 0 ? bytes : 2;
    }
    const keys = Object.keys(value);
    for (const key of keys)
        bytes += countText(key) + countBytes(value[key] ?? null, known) + 2;
    return keys.length > 0 ? bytes : 2;
}
function countText(text) {
    return countAscii(text) ?? countWide(text);
}
/** What each character of ASCII takes in a text of JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from({ length: 0x80 }, (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2);
/** Undefined where the text has other characters. Most have none, and the platform's writer takes longer than a look. */
function countAscii(text) {
    let bytes = 2;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        if (unit > 0x7f)
            return undefined;
        bytes += widths[unit] ?? 0;
    }
    return bytes;
}
function countWide(text) {
    return Buffer.byteLength(JSON.stringify(text));
}
/**
 * How many objects and lists stand inside each other.
 * @param known levels of objects that are shared, found instead of counted
 */
function countLevels(value, known) {
    if (typeof value !== 'object' || value === null)
        return 0;
    const levels = known?.get(value);
    if (levels !== undefined)
        return levels;
    let deepest = 0;
    for (const part of (0,json/* isArray */.cy)(value) ? value : Object.values(value)) {
        if (typeof part === 'object')
            deepest = Math.max(deepest, countLevels(part, known));
    }
    return deepest + 1;
}

// EXTERNAL MODULE: ./src/openapi/document/names.ts
var names = __webpack_require__(7866);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var document_route = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/openapi/finding.ts
var finding = __webpack_require__(1559);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
// EXTERNAL MODULE: ./src/text-tree/pointer.ts
var pointer = __webpack_require__(1357);
;// CONCATENATED MODULE: ./src/importer/prepare/rule.ts

/** The import fails; an equivalent document imports. */
function stops(rule, at, message) {
    return { ...(0,finding/* refuses */.Q)(rule, at, message), isMendable: true };
}
/** The import succeeds and something is missing; an equivalent document arrives whole. */
function loses(rule, at, message) {
    return { ...(0,finding/* warns */.w)(rule, at, message), isMendable: true };
}
/** The import fails, and nobody but the author knows what is meant. */
function spoils(rule, at, message) {
    return { ...(0,finding/* refuses */.Q)(rule, at, message), isMendable: false };
}
function defineRewrites(sentences) {
    const rules = Object.entries(sentences);
    const named = rules.map(([rule, sentence]) => [rule, { rule, sentence }]);
    return Object.fromEntries(named);
}
/** @param order the rules in the order in which people are told */
function createLedger(order) {
    const counts = new Map();
    return {
        note(rule, places = 1) {
            if (places > 0)
                counts.set(rule, (counts.get(rule) ?? 0) + places);
        },
        list() {
            return order.flatMap((rule) => {
                const count = counts.get(rule);
                return count === undefined ? [] : [{ rule: rule.rule, message: rule.sentence(count), count }];
            });
        },
    };
}
/** `1 path`, `2 paths`: in `operationId`s, too, the plural stays outside the code mark. */
function count(places, one, many = `${one}s`) {
    return places === 1 ? `1 ${one}` : `${places} ${many}`;
}

;// CONCATENATED MODULE: ./src/importer/prepare/component-names.ts








const componentRewrites = defineRewrites({
    'escaped-names': (n) => `Gave ${count(n, 'schema')} another name, because the importer reads references without their escapes, such as \`~1\`.`,
});
/** Names of letters, digits, `.`, `-` and `_` alone: `List«Pet»` becomes `List_Pet_`. */
function planCleanNames(group, isKept = (name) => /^[a-zA-Z0-9._-]+$/.test(name)) {
    const renames = new Map();
    if (!(0,json/* isObject */.Gv)(group))
        return renames;
    const taken = new Set(Object.keys(group));
    for (const name of Object.keys(group)) {
        if (isKept(name))
            continue;
        const clean = name.replace(/[^a-zA-Z0-9._-]+/g, '_');
        const free = (0,free_name/* findFreeName */.r)(clean, (other) => taken.has(other));
        taken.add(free);
        renames.set(name, free);
    }
    return renames;
}
/** Schemas that the importer does not find. */
function findEscapedNames(document) {
    return listEscapedNames(document).map((name) => {
        const message = `A reference to the schema ${(0,src_text/* quote */.hD)(name)} needs escapes, which the importer does not read: it stores an empty schema.`;
        return loses('escaped-name', ['components', 'schemas', name], message);
    });
}
/** The document in which no pointer to a schema needs escapes: the importer takes pointers as they are written. */
function unescapeNames(document, ledger) {
    const escaped = new Set(listEscapedNames(document));
    const group = (0,json/* findMember */.gz)(document['components'], 'schemas');
    const schemas = planCleanNames(group, (name) => !escaped.has(name));
    ledger.note(componentRewrites['escaped-names'], schemas.size);
    return renameComponents(document, new Map([['schemas', schemas]]));
}
/** Names of schemas that some pointer writes with escapes, as `~1` or `%20`. */
function listEscapedNames(document) {
    const schemas = (0,json/* findMember */.gz)(document['components'], 'schemas');
    const names = weigh(document).references.flatMap((reference) => {
        const token = /^#\/components\/schemas\/([^/]*[~%][^/]*)/.exec(reference)?.[1];
        return token === undefined ? [] : [(0,pointer/* unescapeToken */.ko)((0,pointer/* decodeEscapes */.zR)(token)), (0,pointer/* unescapeToken */.ko)(token)];
    });
    return [...new Set(names)].filter((name) => (0,json/* findMember */.gz)(schemas, name) !== undefined);
}
/** The document whose components have other names, and whatever refers to them follows, wherever it stands. */
function renameComponents(document, renames) {
    if ([...renames.values()].every(({ size }) => size === 0))
        return document;
    const heirs = (0,discriminator/* listHeirs */.oE)(document);
    const isRenamed = (reference) => renameReference(reference, renames) !== reference;
    const named = (0,members/* mapMembers */.Mz)(document, (components, key) => key === 'components' && (0,json/* isObject */.Gv)(components) ? (0,members/* mapMembers */.Mz)(components, renameGroup) : components);
    return (0,members/* mapMembers */.Mz)(named, follow);
    function renameGroup(group, kind) {
        return renameKeys(kind === 'schemas' && (0,json/* isObject */.Gv)(group) ? (0,members/* mapMembers */.Mz)(group, nameHeirs) : group, kind);
    }
    /** A discriminator goes by the names: where one changes, the old one has to be said. */
    function nameHeirs(schema, name) {
        const own = heirs.get(`#/components/schemas/${name}`) ?? [];
        return (0,json/* isObject */.Gv)(schema) && own.some(isRenamed) ? (0,discriminator/* nameAlternatives */.uH)(schema, own) : schema;
    }
    function renameKeys(group, kind) {
        const names = renames.get(kind);
        if (!(0,json/* isObject */.Gv)(group) || names === undefined || names.size === 0)
            return group;
        return Object.fromEntries(Object.entries(group).map(([name, held]) => [names.get(name) ?? name, held]));
    }
    function follow(value, key) {
        if (key === '$ref' && typeof value === 'string')
            return renameReference(value, renames);
        if (key === 'mapping' && (0,json/* isObject */.Gv)(value))
            return (0,members/* mapMembers */.Mz)(value, followMapping);
        if (key === 'security' && (0,json/* isArray */.cy)(value))
            return (0,members/* mapList */.bb)(value, (one) => renameKeys(one, 'securitySchemes'));
        if ((0,json/* isArray */.cy)(value))
            return (0,members/* mapList */.bb)(value, (entry) => follow(entry, ''));
        if (!(0,json/* isObject */.Gv)(value))
            return value;
        const alternatives = [...(0,discriminator/* listReferences */.Xo)(value['oneOf']), ...(0,discriminator/* listReferences */.Xo)(value['anyOf'])];
        return (0,members/* mapMembers */.Mz)(alternatives.some(isRenamed) ? (0,discriminator/* nameAlternatives */.uH)(value, []) : value, follow);
    }
    /** Names of schemas, or references to them; a property may be called `mapping`, too. */
    function followMapping(schema, key) {
        if (typeof schema !== 'string')
            return follow(schema, key);
        return renames.get('schemas')?.get(schema) ?? renameReference(schema, renames);
    }
}
function renameReference(reference, renames) {
    const [, kind = '', name = '', rest = ''] = /^#\/components\/([^/]+)\/([^/]*)(.*)$/s.exec(reference) ?? [];
    const names = renames.get(kind);
    const renamed = names?.get((0,pointer/* unescapeToken */.ko)((0,pointer/* decodeEscapes */.zR)(name))) ?? names?.get((0,pointer/* unescapeToken */.ko)(name));
    return renamed === undefined ? reference : `#/components/${kind}/${(0,pointer/* escapeToken */.tj)(renamed)}${rest}`;
}

// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/importer/prepare/operations.ts



/** How deep the payload of an action may be nested: MariaDB stores JSON of 32 levels. */
const payloadLevels = 30;
/** Where schemas begin in a parameter, a media type or a header. */
function isSchemaKey(key, mode) {
    return mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
}
/** `parameters[].schema` */
const inParameter = { above: 2, followed: 1 };
/** `requestBody.content.{type}.schema` */
const inBody = { above: 1, followed: 3 };
/** The document with each operation under `paths` replaced; the same object where none was. */
function mapOperations(document, replace) {
    const replaceOperation = (operation) => (0,json/* isObject */.Gv)(operation) ? replace(operation) : operation;
    return (0,members/* mapMembers */.Mz)(document, (paths, key) => {
        if (key !== 'paths' || !(0,json/* isObject */.Gv)(paths))
            return paths;
        return (0,members/* mapMembers */.Mz)(paths, (item) => ((0,json/* isObject */.Gv)(item) ? (0,members/* mapMembers */.Mz)(item, replaceOperation) : item));
    });
}
/** Looks at every schema of the parameters and request bodies of all operations, as often as it stands there. */
function visitSchemas(document, visit) {
    const look = (schema, site) => {
        visit(schema, site);
        return schema;
    };
    mapHolders(document, (part, holder) => mapHolder(part, holder, look));
}
/** The document with each of them replaced. What was one object in several places stays one. */
function mapSchemas(document, replace) {
    const known = new Map();
    return mapHolders(document, (part, holder) => {
        const next = known.get(part) ?? mapHolder(part, holder, replace);
        known.set(part, next);
        return next;
    });
}
function mapHolders(document, replace) {
    return mapOperations(document, (operation) => (0,members/* mapMembers */.Mz)(operation, (member, key) => {
        if (key === 'requestBody')
            return replace(member, inBody);
        const isList = key === 'parameters' && (0,json/* isArray */.cy)(member);
        return isList ? (0,members/* mapList */.bb)(member, (parameter) => replace(parameter, inParameter)) : member;
    }));
}
function mapHolder(part, { above, followed }, replace) {
    return walk(part, 'keywords', 1);
    function walk(current, mode, level) {
        return (0,grammar/* mapParts */.xc)(current, mode, (inner, below, key) => isSchemaKey(key, mode)
            ? replace(inner, {
                isFollowed: key === 'schema' && level === followed,
                room: payloadLevels - above - level,
            })
            : walk(inner, below, level + 1));
    }
}

// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-schema.ts



/** A schema of Swagger 2.0, or anything that holds schemas, with what 3.0 says differently. */
function upgradeSchema(value, mode = 'keywords') {
    const next = (0,grammar/* mapParts */.xc)(value, mode, (part, below, key) => key === '$ref' && typeof part === 'string' ? upgradeReference(part) : upgradeSchema(part, below));
    return mode === 'keywords' && (0,json/* isObject */.Gv)(next) ? upgradeKeywords(next) : next;
}
/** Where a reference into a Swagger 2.0 description leads after the upgrade. */
function upgradeReference(reference) {
    return reference
        .replace(/^#\/definitions\//, '#/components/schemas/')
        .replace(/^#\/responses\//, '#/components/responses/');
}
/** Extensions may refer to definitions, too. */
function upgradeExtensions(holder) {
    return (0,members/* mapMembers */.Mz)(holder, (member, key) => (key.startsWith('x-') ? upgradeData(member) : member));
}
/** What holds references anywhere. */
function upgradeData(value) {
    if ((0,json/* isArray */.cy)(value))
        return (0,members/* mapList */.bb)(value, upgradeData);
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    return (0,members/* mapMembers */.Mz)(value, (member, key) => key === '$ref' && typeof member === 'string' ? upgradeReference(member) : upgradeData(member));
}
function upgradeKeywords(schema) {
    const { discriminator, type } = schema;
    const changes = {
        ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
        ...(type === 'file' && { type: 'string', format: 'binary' }),
        ...(schema['x-nullable'] === true && schema['nullable'] === undefined && { nullable: true }),
    };
    const next = Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
    return upgradeExtensions(upgradeTypes(upgradeItems(next)));
}
/** Schemas for the entries of a list, one by one: 3.0 knows one for all of them. */
function upgradeItems(schema) {
    const { items, additionalItems, ...rest } = schema;
    if (!(0,json/* isArray */.cy)(items))
        return schema;
    const kinds = (0,json/* isObject */.Gv)(additionalItems) ? [...items, additionalItems] : items;
    return { ...rest, items: kinds.length > 1 ? { anyOf: kinds } : (kinds[0] ?? {}) };
}
/** Several types: 3.0 knows one, and `nullable`. */
function upgradeTypes(schema) {
    const { type: listed, items, anyOf, allOf, ...rest } = schema;
    if (!(0,json/* isArray */.cy)(listed))
        return schema;
    const types = listed.filter((type) => type !== 'null');
    const nullable = types.length < listed.length ? { nullable: true } : {};
    const [first] = types;
    if (first === undefined)
        return { ...(0,members/* omitMembers */.p5)(schema, (key) => key === 'type'), ...nullable };
    if (types.length === 1)
        return { ...schema, type: first, ...nullable };
    const kinds = types.map((type) => ({
        type,
        ...(type === 'array' && { items: items ?? {} }),
        ...nullable,
    }));
    if (anyOf === undefined)
        return { ...rest, ...(allOf !== undefined && { allOf }), anyOf: kinds };
    return { ...rest, allOf: [...((0,json/* isArray */.cy)(allOf) ? allOf : []), { anyOf }, { anyOf: kinds }] };
}

;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-parameter.ts



/** What Swagger 2.0 writes beside the name of a parameter or header, and 3.0 into its schema. */
const schemaKeywords = new Set([
    ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems'],
    ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
    ...['maxLength', 'minLength', 'maxItems', 'minItems'],
]);
const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';
/** What 3.0 knows as a part of the request body. */
function isBody(parameter) {
    const place = (0,json/* findMember */.gz)(parameter, 'in');
    return place === 'body' || place === 'formData';
}
/** A header, query, path or cookie parameter, or a response header. */
function upgradeParameter(parameter) {
    if (!(0,json/* isObject */.Gv)(parameter))
        return parameter;
    const { collectionFormat, schema: own, ...rest } = parameter;
    const schema = own ?? (0,members/* omitMembers */.p5)(rest, (key) => !schemaKeywords.has(key));
    return {
        ...(0,members/* omitMembers */.p5)(rest, (key) => schemaKeywords.has(key)),
        ...(parameter['in'] === 'path' && { required: true }),
        ...(rest['type'] === 'array' && styleOf(collectionFormat, parameter['in'])),
        schema: dropFormats(upgradeSchema(schema)),
    };
}
/**
 * The request body that stands for parameters in the body or in a form; undefined for none.
 * @param consumes the media types of the operation
 */
function upgradeBody(parameters, consumes) {
    const all = parameters.filter(json/* isObject */.Gv);
    const body = all.find((parameter) => parameter['in'] === 'body');
    if (body !== undefined)
        return upgradeWhole(body, consumes);
    return all.length > 0 ? upgradeForm(all, consumes) : undefined;
}
function upgradeWhole(body, consumes) {
    const { schema, description, required } = body;
    const media = schema === undefined ? {} : { schema: upgradeSchema(schema) };
    const types = consumes.length > 0 ? consumes : ['application/json'];
    return {
        ...(description !== undefined && { description }),
        content: Object.fromEntries(types.map((type) => [type, media])),
        ...(typeof required === 'boolean' && { required }),
        ...(0,members/* omitMembers */.p5)(body, (key) => !key.startsWith('x-')),
    };
}
function upgradeForm(fields, consumes) {
    const hasFile = fields.some((field) => field['type'] === 'file');
    const forms = consumes.filter((type) => type === multipart || (type === urlEncoded && !hasFile));
    const types = forms.length > 0 ? forms : [hasFile ? multipart : urlEncoded];
    const required = fields.filter((field) => field['required'] === true).map(nameOf);
    const lists = fields.filter((field) => field['type'] === 'array');
    const media = {
        schema: {
            type: 'object',
            properties: Object.fromEntries(fields.map((field) => [nameOf(field), upgradeField(field)])),
            ...(required.length > 0 && { required }),
        },
        ...(lists.length > 0 && {
            encoding: Object.fromEntries(lists.map((field) => [nameOf(field), styleOf(field['collectionFormat'], 'formData')])),
        }),
    };
    return {
        content: Object.fromEntries(types.map((type) => [type, media])),
        ...(required.length > 0 && { required: true }),
    };
}
/** The one property of a form's schema that a form parameter becomes. */
function upgradeField(field) {
    const isKept = (key) => schemaKeywords.has(key) || key === 'description' || key.startsWith('x-');
    return dropFormats(upgradeSchema((0,members/* omitMembers */.p5)(field, (key) => !isKept(key))));
}
function nameOf(field) {
    return typeof field['name'] === 'string' ? field['name'] : '';
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
function dropFormats(schema) {
    if (!(0,json/* isObject */.Gv)(schema) || !(0,json/* isObject */.Gv)(schema['items']))
        return schema;
    const items = (0,members/* omitMembers */.p5)(schema['items'], (key) => key === 'collectionFormat');
    return { ...schema, items: dropFormats(items) };
}

;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-servers.ts

/** The better the later. The importer reads the first server only, and calls carry people's credentials. */
const preferred = ['ws', 'wss', 'http', 'https'];
/** On port 80, which answers plain HTTP whatever else is listed. */
const preferredOn80 = ['wss', 'https', 'ws', 'http'];
/**
 * What Swagger 2.0 says with `schemes`, `host` and `basePath`. Without schemes the URL begins with `//`, without a
 * host it is a path; without either there is no server.
 */
function readServers(document) {
    const host = readHost(document['host']);
    const path = readPath(document['basePath']);
    if (host === undefined)
        return path === '' ? [] : [{ url: path }];
    const schemes = listSchemes(document['schemes'], host);
    if (schemes.length === 0)
        return [{ url: `${host.endsWith(':80') ? 'http:' : ''}//${host}${path}` }];
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
function listSchemes(schemes, host) {
    const listed = (0,json/* isArray */.cy)(schemes) ? schemes.filter((scheme) => typeof scheme === 'string') : [];
    const order = host.endsWith(':80') ? preferredOn80 : preferred;
    return listed.toSorted((one, other) => order.indexOf(other) - order.indexOf(one));
}

;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-operation.ts






/** @param known gives one object for one parameter, so that what is shared can be told */
function upgradeOperation(operation, document, known) {
    const { consumes, produces, schemes, parameters, responses, ...rest } = operation;
    const list = (0,json/* isArray */.cy)(parameters) ? parameters : [];
    const body = upgradeBody(list.filter(isBody), listTypes(consumes ?? document['consumes']));
    const others = list.filter((parameter) => !isBody(parameter)).map(upgradeOnce);
    // Without a host they say nothing that a server could.
    const isOwn = schemes !== undefined && document['host'] !== undefined;
    const servers = isOwn ? readServers({ ...document, schemes }) : [];
    const answers = (0,json/* isObject */.Gv)(responses) ? (0,members/* mapMembers */.Mz)(responses, upgradeAnswer) : responses;
    return {
        ...(0,members/* mapMembers */.Mz)(rest, upgradeData),
        ...(servers.length > 0 && { servers }),
        ...(others.length > 0 && { parameters: others }),
        ...(body !== undefined && { requestBody: body }),
        ...(answers !== undefined && { responses: answers }),
    };
    function upgradeAnswer(response, status) {
        return status.startsWith('x-') ? response : upgradeOwn(response, produces, document);
    }
    function upgradeOnce(parameter) {
        const upgraded = known.get(parameter) ?? upgradeParameter(parameter);
        known.set(parameter, upgraded);
        return upgraded;
    }
}
/** A shared response says the media types of the whole description; with others it has to be written out. */
function upgradeOwn(response, produces, document) {
    const isShared = /^#\/responses\/[^/]+$/.test((0,document_reference/* findReference */.t3)(response) ?? '');
    const written = isShared && produces === undefined ? response : ((0,document_reference/* resolve */.hd)(document, response) ?? response);
    return upgradeResponse(written, listTypes(produces ?? document['produces']));
}
/** @param produces the media types of the operation; none stands for any */
function upgradeResponse(response, produces) {
    if (!(0,json/* isObject */.Gv)(response))
        return response;
    const reference = (0,document_reference/* findReference */.t3)(response);
    if (reference !== undefined)
        return { ...response, $ref: upgradeReference(reference) };
    const { description, schema, examples, headers, ...rest } = response;
    const content = upgradeContent(schema, examples, produces);
    return {
        description: description ?? '',
        ...((0,json/* isObject */.Gv)(headers) && { headers: (0,members/* mapMembers */.Mz)(headers, upgradeParameter) }),
        ...(content !== undefined && { content }),
        ...rest,
    };
}
function upgradeContent(schema, given, produces) {
    const examples = (0,json/* isObject */.Gv)(given) ? given : {};
    const types = schema === undefined ? [] : produces.length > 0 ? produces : ['*/*'];
    const all = [...new Set([...types, ...Object.keys(examples)])];
    if (all.length === 0)
        return undefined;
    const upgraded = schema === undefined ? undefined : upgradeSchema(schema);
    const contents = all.map((type) => [
        type,
        {
            ...(upgraded !== undefined && { schema: upgraded }),
            ...(Object.hasOwn(examples, type) && { example: examples[type] ?? null }),
        },
    ]);
    return Object.fromEntries(contents);
}
/** The media types of `consumes` or `produces`; a single text stands for a list of one. */
function listTypes(value) {
    if (typeof value === 'string')
        return [value];
    return (0,json/* isArray */.cy)(value) ? value.filter((type) => typeof type === 'string') : [];
}

;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade.ts








const upgradeRewrites = defineRewrites({
    upgraded: () => 'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
});
/** That it is Swagger 2.0 at all. */
function describeSwagger() {
    const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
    return stops('swagger-2', ['swagger'], message);
}
/** The newest 3.0 that every tool accepts. */
const version = '3.0.3';
/** What Swagger 2.0 says at the root and OpenAPI 3.0 says elsewhere. */
const replaced = new Set([
    ...['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'servers', 'openapi', 'components'],
    ...['definitions', 'parameters', 'responses', 'securityDefinitions'],
]);
const flowNames = {
    application: 'clientCredentials',
    accessCode: 'authorizationCode',
};
/**
 * A Swagger 2.0 description as OpenAPI 3.0. Its operations must have their parameters written out: what was shared
 * between bodies and forms has no place of its own in 3.0.
 * @see https://spec.openapis.org/oas/v3.0.3 and https://spec.openapis.org/oas/v2.0
 */
function upgrade(given, ledger) {
    const document = renameComponents(given, new Map([
        ['schemas', planFreeNames(given, 'schemas', 'definitions')],
        ['responses', planFreeNames(given, 'responses', 'responses')],
    ]));
    const known = new Map();
    const rest = (0,members/* omitMembers */.p5)(document, (key) => replaced.has(key));
    const root = mapOperations(rest, (operation) => upgradeOperation(operation, document, known));
    ledger.note(upgradeRewrites.upgraded);
    const { info, ...others } = root;
    const servers = readServers(document);
    const components = upgradeComponents(document);
    const upgraded = {
        openapi: version,
        ...(info !== undefined && { info }),
        ...(servers.length > 0 && { servers }),
        ...upgradeExtensions(others),
        ...(Object.keys(components).length > 0 && { components }),
    };
    // Up to 2.0 a name may hold any character.
    const kinds = ['schemas', 'responses', 'securitySchemes'];
    return renameComponents(upgraded, new Map(kinds.map((kind) => [kind, planCleanNames((0,json/* findMember */.gz)(components, kind))])));
}
/** Some descriptions have `components` already, which the standard of 2.0 does not know: what is in both gets another name. */
function planFreeNames(document, kind, section) {
    const own = (0,json/* findMember */.gz)(document['components'], kind);
    const other = document[section];
    if (!(0,json/* isObject */.Gv)(own) || !(0,json/* isObject */.Gv)(other))
        return new Map();
    const isOnce = (name) => !Object.hasOwn(own, name) || !Object.hasOwn(other, name);
    return planCleanNames({ ...own, ...other }, isOnce);
}
function upgradeComponents(document) {
    const produces = listTypes(document['produces']);
    const groups = {
        schemas: mapGroup(document, 'definitions', (schema) => upgradeSchema(schema)),
        responses: mapGroup(document, 'responses', (response) => upgradeResponse(response, produces)),
        securitySchemes: mapGroup(document, 'securityDefinitions', upgradeScheme),
    };
    const own = upgradeData(document['components'] ?? {});
    const merged = (0,members/* mapMembers */.Mz)({ ...groups, ...((0,json/* isObject */.Gv)(own) && own) }, (held, kind) => {
        const upgraded = groups[kind];
        return (0,json/* isObject */.Gv)(held) && (0,json/* isObject */.Gv)(upgraded) ? { ...held, ...upgraded } : (upgraded ?? held);
    });
    return (0,members/* omitMembers */.p5)(merged, (kind) => (0,json/* isObject */.Gv)(merged[kind]) && Object.keys(merged[kind]).length === 0);
}
function mapGroup(document, name, replace) {
    const group = (0,json/* findMember */.gz)(document, name);
    return (0,json/* isObject */.Gv)(group) ? (0,members/* mapMembers */.Mz)(group, replace) : {};
}
function upgradeScheme(scheme) {
    if (!(0,json/* isObject */.Gv)(scheme))
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

;// CONCATENATED MODULE: ./src/importer/prepare/beside-reference.ts





/** Up to 3.0 a `$ref` stands alone, and what people write beside it reaches nobody. */
function findBesideReferences(document) {
    if (!(0,document_reference/* isBefore31 */.Ee)(document) || !weigh(document).hasSiblings)
        return [];
    const seen = new Set();
    /** What holds the value that is looked at, from the document on. */
    const holders = [];
    let count = 0;
    let first = [];
    visit(document, 'keywords');
    if (count === 0)
        return [];
    const more = count === 1 ? '' : `, and so in ${count - 1} more`;
    const message = `Beside the \`$ref\` there is something else here${more}: up to OpenAPI 3.0 it is ignored. Put it where the reference leads, or both into an \`allOf\`.`;
    return [(0,finding/* warns */.w)('beside-reference', first, message)];
    function visit(value, mode) {
        if ((0,json/* isObject */.Gv)(value)) {
            if (seen.has(value) || !mayHoldOddities(value))
                return;
            seen.add(value);
            // A path may say more than its `$ref`, in all versions.
            const isPath = holders.length === 2 && holders[1] === document['paths'];
            if (!isPath && hasIgnored(value) && count++ === 0)
                first = listKeys([...holders, value]);
        }
        holders.push(value);
        (0,grammar/* visitParts */.U6)(value, mode, visit);
        holders.pop();
    }
}
function hasIgnored(holder) {
    if (typeof holder['$ref'] !== 'string')
        return false;
    return Object.keys(holder).some((key) => key !== '$ref' && !key.startsWith('x-'));
}
/** The keys on the way through values that hold each other. */
function listKeys(values) {
    return values.slice(1).flatMap((value, index) => {
        const entries = Object.entries(values[index] ?? {});
        return entries.find(([, member]) => member === value)?.[0] ?? [];
    });
}

;// CONCATENATED MODULE: ./src/importer/prepare/budget.ts
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
/** What there is room for, the cheapest first, and how many bytes are left. */
function chooseCheapest(costs, room) {
    const chosen = new Set();
    let left = room;
    for (const [item, cost] of [...costs].sort((one, other) => one[1] - other[1])) {
        if (cost > left)
            break;
        left -= cost;
        chosen.add(item);
    }
    return { chosen, left };
}
/** What must go to save so many bytes, the dearest first and no more than needed. */
function chooseDearest(savings, excess) {
    const chosen = new Set();
    let left = excess;
    for (const [item, saving] of [...savings].sort((one, other) => other[1] - one[1])) {
        if (left <= 0 || saving <= 0)
            break;
        left -= saving;
        chosen.add(item);
    }
    return chosen;
}

;// CONCATENATED MODULE: ./src/importer/prepare/halves.ts




const halfRewrites = defineRewrites({
    'halves-replaced': () => 'Replaced halves of surrogate pairs by the mark for unreadable text, because the service cannot store them.',
});
/** The first text that holds half a surrogate pair, which has no bytes in UTF-8. */
function findHalves(document) {
    const way = findHalf(document);
    const message = 'Half a surrogate pair is no text: the service cannot store it.';
    return way === undefined ? [] : [stops('text-half', way, message)];
}
/** The keys to the first text with half a pair, or to the first object that has such a key. */
function findHalf(value) {
    if (typeof value === 'string')
        return value.isWellFormed() ? undefined : [];
    if (typeof value !== 'object' || value === null || !weigh(value).hasHalves)
        return undefined;
    for (const [key, member] of Object.entries(value)) {
        const way = key.isWellFormed() ? findHalf(member) : undefined;
        if (way !== undefined)
            return [key, ...way];
        if (!key.isWellFormed())
            return [];
    }
    return undefined;
}
function makeTextsWhole(document, ledger) {
    if (!weigh(document).hasHalves)
        return document;
    ledger.note(halfRewrites['halves-replaced']);
    return replaceMembers(document);
}
function replaceMembers(value) {
    const entries = Object.entries(value);
    return entries.every(([key]) => key.isWellFormed())
        ? (0,members/* mapMembers */.Mz)(value, replaceHalves)
        : Object.fromEntries(entries.map(([key, member]) => [key.toWellFormed(), replaceHalves(member)]));
}
function replaceHalves(value) {
    if (typeof value === 'string')
        return value.toWellFormed();
    if ((0,json/* isArray */.cy)(value))
        return (0,members/* mapList */.bb)(value, replaceHalves);
    return (0,json/* isObject */.Gv)(value) ? replaceMembers(value) : value;
}

;// CONCATENATED MODULE: ./src/importer/prepare/inline-responses.ts







const responseRewrites = defineRewrites({
    'response-references': (n) => `Wrote out ${count(n, 'response')} that stood behind a \`$ref\`.`,
});
/**
 * Writes out the responses that stand behind a reference, each wherever it is used, cheapest first, as long as the
 * room lasts: they tell the assistant what comes back, but no action depends on them.
 * @param room how many bytes the document may grow by
 */
function inlineResponses(document, room, ledger) {
    const costs = new Map();
    mapResponses(document, (response, reference) => {
        const target = (0,document_reference/* resolve */.hd)(document, response);
        if (target !== undefined) {
            costs.set(reference, (costs.get(reference) ?? 0) + countBytes(target) - countBytes(response));
        }
        return response;
    });
    const { chosen } = chooseCheapest(costs, room);
    return mapResponses(document, (response, reference) => {
        if (!chosen.has(reference))
            return response;
        ledger.note(responseRewrites['response-references']);
        return (0,document_reference/* resolve */.hd)(document, response) ?? response;
    });
}
function mapResponses(document, replace) {
    return mapOperations(document, (operation) => (0,members/* mapMembers */.Mz)(operation, (responses, key) => {
        if (key !== 'responses' || !(0,json/* isObject */.Gv)(responses))
            return responses;
        return (0,members/* mapMembers */.Mz)(responses, (response) => {
            const reference = (0,document_reference/* findReference */.t3)(response);
            return reference === undefined ? response : replace(response, reference);
        });
    }));
}

// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
;// CONCATENATED MODULE: ./src/importer/prepare/expand.ts






/**
 * Writes schemas out, and tells by how many bytes they grow; `Infinity` is possible. What is written out once is
 * shared: memory grows with the document, not with the result.
 */
function createExpander(document, graph) {
    /** Written out to the end, wherever that is not too deep for any place. */
    const whole = new Map();
    /** Written out as far as the room goes, by the room. */
    const partly = new Map();
    const bytes = new Map();
    const levels = new Map();
    const heirs = (0,discriminator/* listHeirs */.oE)(document);
    function expandFrom(value, mode, room, own = '') {
        if ((0,json/* isObject */.Gv)(value) && typeof value['$ref'] === 'string') {
            return expandReference(value, graph.find(value['$ref']), room);
        }
        const next = (0,grammar/* mapParts */.xc)(value, mode, (part, below) => expandFrom(part, below, room - 1));
        if (mode !== 'keywords' || !(0,json/* isObject */.Gv)(value) || !(0,json/* isObject */.Gv)(next) || !(0,json/* isObject */.Gv)(value['discriminator'])) {
            return next;
        }
        const lost = ['oneOf', 'anyOf'].flatMap((key) => listLost(value[key], next[key]));
        return (0,discriminator/* nameReferences */.Yn)(next, [...lost, ...(heirs.get(own) ?? [])]);
    }
    function expandReference(value, target, room) {
        if (target === undefined || !mayExpand(target))
            return value;
        const written = (0,document_reference/* overlay */.Lw)(document, whole.get(target) ?? expandPartly(target, room), value);
        return countLevels(written, levels) <= room ? written : value;
    }
    function expandPartly(target, room) {
        const byRoom = partly.get(target) ?? new Map();
        partly.set(target, byRoom);
        const known = byRoom.get(room);
        if (known !== undefined)
            return known;
        // A level that does not fit with its references as they are fits no better with them written out.
        const fits = countLevels(target.value, levels) <= room;
        const written = fits ? expandFrom(target.value, 'keywords', room, target.reference) : target.value;
        byRoom.set(room, written);
        remember(written);
        return written;
    }
    function remember(value) {
        if (!(0,json/* isObject */.Gv)(value))
            return;
        levels.set(value, countLevels(value, levels));
        bytes.set(value, countBytes(value, bytes));
    }
    // What a target refers to comes before it, so that nothing here needs to recurse from target to target.
    for (const target of graph.groups.flat()) {
        // With more room than any place has, whatever does not fit stays to be written out partly.
        if (!mayExpand(target) || target.uses.some((used) => mayExpand(used) && !whole.has(used)))
            continue;
        const value = expandFrom(target.value, 'keywords', Infinity, target.reference);
        if (countLevels(value, levels) > payloadLevels)
            continue;
        whole.set(target, value);
        remember(value);
    }
    return (schema, room) => {
        const expanded = expandFrom(schema, 'keywords', room);
        return { expanded, growth: countBytes(expanded, bytes) - countBytes(schema, bytes) };
    };
}
/** The references that are written out. */
function listLost(before, after) {
    const left = new Set((0,discriminator/* listReferences */.Xo)(after));
    return (0,discriminator/* listReferences */.Xo)(before).filter((reference) => !left.has(reference));
}
function mayExpand({ isRecursive, value }) {
    return !isRecursive && isSchema(value);
}
/** With an identity of its own, a schema's references mean something else where it is written out. */
function isSchema(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return typeof value === 'boolean';
    return !['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => typeof value[key] === 'string');
}

;// CONCATENATED MODULE: ./src/importer/prepare/inline-schemas.ts










const schemaRewrites = defineRewrites({
    'schema-references': (n) => `Wrote out ${count(n, 'schema')} of parameters and request bodies in full, because the importer follows one reference and no further.`,
});
/**
 * A document in which the stored action stands alone: the schemas of parameters and request bodies are written out,
 * cheapest first, as long as the room lasts. Where the importer follows a reference itself, the component is
 * written out instead of each use. What is recursive stays a reference.
 * @param room how many bytes the document may grow by
 */
function inlineSchemas(document, room, ledger) {
    const units = collectUnits(document);
    if (units.size === 0)
        return { document, room };
    const costs = [...units].map(([schema, { cost }]) => [schema, cost]);
    const { chosen, left } = chooseCheapest(costs, room - countNames(document));
    if (chosen.size === 0)
        return { document, room };
    ledger.note(schemaRewrites['schema-references'], chosen.size);
    const replace = (schema) => chosen.has(schema) ? (units.get(schema)?.expanded ?? schema) : schema;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed && isComponent(schema) ? schema : replace(schema));
    return { document: replaceComponents(operations, document, replace), room: left };
}
/** References beyond the one level that is followed. In Swagger 2.0 they are found after the upgrade only. */
function findSchemaHazards(document) {
    const dangling = Object.hasOwn(document, 'swagger') ? 0 : collectUnits(document).size;
    if (dangling === 0)
        return [];
    const message = `The importer follows one reference and no further: ${count(dangling, 'schema')} of parameters and request bodies keep references that lead nowhere once stored.`;
    return [loses('schema-references', [], message)];
}
/** The schemas that can be written out, wherever they stand. */
function collectUnits(document) {
    const uses = collectUses(document);
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document, uses.keys());
    const units = new Map();
    if (graph.groups.length === 0)
        return units;
    const expand = createExpander(document, graph);
    for (const [schema, { count, room }] of uses) {
        const { expanded, growth } = expand(schema, room);
        if (expanded !== schema)
            units.set(schema, { expanded, cost: growth * count });
    }
    return units;
}
/** The schemas of parameters and request bodies; a component once, however many refer to it. */
function collectUses(document) {
    const uses = new Map();
    const components = new Set();
    const note = (schema, more, room) => {
        const use = uses.get(schema) ?? { count: 0, room };
        uses.set(schema, use);
        use.count += more;
        use.room = Math.min(room, use.room);
    };
    visitSchemas(document, (schema, { isFollowed, room }) => {
        const reference = isFollowed && isComponent(schema) ? (0,document_reference/* findReference */.t3)(schema) : undefined;
        const target = reference === undefined ? schema : (0,document_reference/* findTarget */.FB)(document, reference);
        const isFirst = reference === undefined || !components.has(reference);
        if ((0,json/* isObject */.Gv)(target))
            note(target, isFirst ? 1 : 0, room);
        if (reference !== undefined)
            components.add(reference);
    });
    return uses;
}
/** A reference to a schema among the components and nothing beside it. */
function isComponent(schema) {
    if (!(0,json/* isObject */.Gv)(schema) || Object.keys(schema).length !== 1)
        return false;
    return /^#\/components\/schemas\/[^/]+$/.test((0,document_reference/* findReference */.t3)(schema) ?? '');
}
/** What it takes at most to name all heirs, in bytes. */
function countNames(document) {
    const schemas = (0,json/* findMember */.gz)(document['components'], 'schemas');
    let bytes = 0;
    for (const [own, heirs] of (0,discriminator/* listHeirs */.oE)(document)) {
        const schema = (0,json/* findMember */.gz)(schemas, own.slice(own.lastIndexOf('/') + 1));
        if ((0,json/* isObject */.Gv)(schema))
            bytes += countBytes((0,discriminator/* nameReferences */.Yn)(schema, heirs)) - countBytes(schema);
    }
    return bytes;
}
/**
 * The components with their schemas replaced. Heirs that are written out refer to what they build on no more, so that
 * it has to name them.
 * @param before the document as it was
 */
function replaceComponents(document, before, replace) {
    const heirs = (0,discriminator/* listHeirs */.oE)(before);
    const replaceNamed = (schema, name) => {
        const written = replace(schema);
        const own = `#/components/schemas/${name}`;
        const lost = (heirs.get(own) ?? []).filter((heir) => {
            const builtOn = (0,json/* findMember */.gz)(replace((0,document_reference/* findTarget */.FB)(before, heir) ?? null), 'allOf');
            return !(0,discriminator/* listReferences */.Xo)(builtOn).includes(own);
        });
        return (0,json/* isObject */.Gv)(written) ? (0,discriminator/* nameReferences */.Yn)(written, lost) : written;
    };
    return (0,members/* mapMembers */.Mz)(document, (components, key) => {
        if (key !== 'components' || !(0,json/* isObject */.Gv)(components))
            return components;
        return (0,members/* mapMembers */.Mz)(components, (group, kind) => kind === 'schemas' && (0,json/* isObject */.Gv)(group) ? (0,members/* mapMembers */.Mz)(group, replaceNamed) : group);
    });
}

;// CONCATENATED MODULE: ./src/importer/prepare/moved-references.ts







const movedRewrites = defineRewrites({
    'moved-references': (n) => `Gave ${count(n, 'part')} a place in the components, because references led into paths that were rewritten.`,
});
/**
 * A document whose references do not depend on how its paths are written: what is referred to where it stands in a
 * path becomes a component, as often as it is used; what can be no component is written out.
 */
function settleReferences(document, version, ledger) {
    if (!weigh(document).references.some(isIntoPart))
        return document;
    const moved = new Map();
    /** New components by the pointer of their section. */
    const added = new Map();
    const settled = (0,members/* mapMembers */.Mz)(document, (member, key) => walk(member, (0,grammar/* memberOf */.C5)('document', key), []));
    ledger.note(movedRewrites['moved-references'], moved.size);
    return [...added].reduce((root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)), settled);
    /** @param open the references on the way here: some lead in circles */
    function walk(value, member, open) {
        if (member.kind === 'data')
            return value;
        if ((0,json/* isArray */.cy)(value))
            return (0,members/* mapList */.bb)(value, (entry) => walk(entry, member, open));
        if (!(0,json/* isObject */.Gv)(value))
            return value;
        if (member.named === true)
            return (0,members/* mapMembers */.Mz)(value, (one) => walk(one, { kind: member.kind }, open));
        const reference = value['$ref'];
        if (typeof reference === 'string' && isIntoPart(reference)) {
            const place = move(reference, member);
            if (place !== undefined)
                return { ...value, $ref: place };
            const target = open.includes(reference) ? undefined : (0,document_reference/* resolve */.hd)(document, value);
            return target === undefined ? value : walk(target, member, [...open, reference]);
        }
        return (0,members/* mapMembers */.Mz)(value, (one, key) => walk(one, (0,grammar/* memberOf */.C5)(member.kind, key), open));
    }
    /** The reference to the component that it becomes, if there can be one. */
    function move(reference, member) {
        const section = (0,grammar/* findSection */.rv)(member.kind, version);
        const target = (0,document_reference/* findTarget */.FB)(document, reference);
        if (section === undefined || target === undefined)
            return undefined;
        const pointer = ['#', ...section].join('/');
        const key = `${pointer} ${reference}`;
        const known = moved.get(key);
        if (known !== undefined)
            return known;
        const group = added.get(pointer) ?? new Map();
        added.set(pointer, group);
        const existing = section.reduce(json/* findMember */.gz, document);
        const name = (0,free_name/* findFreeName */.r)(cleanName(reference), (taken) => group.has(taken) || (0,json/* findMember */.gz)(existing, taken) !== undefined);
        const place = `${pointer}/${name}`;
        moved.set(key, place);
        group.set(name, {});
        group.set(name, walk(target, member, []));
        return place;
    }
}
/** What stands at the end of such a reference is moved or rewritten when the document is. */
function isIntoPart(reference) {
    return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}
function cleanName(reference) {
    const clean = reference
        .split('/')
        .slice(2)
        .join('_')
        .replace(/~[01]/g, '_')
        .replace(/[^a-zA-Z0-9._-]+/g, '_')
        .replace(/^_+/, '')
        .slice(-100);
    return clean === '' ? 'part' : clean;
}
function withGroup(root, section, group) {
    const [key, ...rest] = section;
    if (key === undefined)
        return { ...root, ...group };
    const held = root[key];
    return { ...root, [key]: withGroup((0,json/* isObject */.Gv)(held) ? held : {}, rest, group) };
}

;// CONCATENATED MODULE: ./src/importer/prepare/operation-names.ts





const nameRewrites = defineRewrites({
    'names-derived': (n) => `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
    'names-shortened': (n) => `Shortened ${count(n, '`operationId`')} to the 255 characters that the service stores.`,
    'names-as-text': (n) => `Wrote ${count(n, '`operationId`')} as text, because a name cannot be a number.`,
    'names-followed': (n) => `Pointed ${count(n, 'reference')} to renamed operations at their new \`operationId\`.`,
});
/** Why an operation is renamed, as the hazard that it is, and as what was done about it. */
const reasons = {
    missing: {
        rewrite: nameRewrites['names-derived'],
        hazard: 'name-missing',
        message: `The operation has no \`operationId\`, summary or description of 1 to ${names/* columnWidth */.zt} characters to name it by.`,
    },
    'too-long': {
        rewrite: nameRewrites['names-shortened'],
        hazard: 'name-too-long',
        message: `The \`operationId\` has more than the ${names/* columnWidth */.zt} characters that the service stores.`,
    },
    'not-text': {
        rewrite: nameRewrites['names-as-text'],
        hazard: 'name-type',
        message: 'The `operationId` must be a text.',
    },
};
/** What the importer would fail on where it looks for a name. */
function findNameHazards(operationAt, plan) {
    const why = plan?.rename?.why;
    if (why === undefined)
        return [];
    const at = why === 'missing' ? operationAt : [...operationAt, 'operationId'];
    return [stops(reasons[why].hazard, at, reasons[why].message)];
}
/** The new name of an operation. */
function noteName({ operationId, why }, ledger) {
    ledger.note(reasons[why].rewrite);
    return operationId;
}
/** The document in which whatever names an operation names it by its new `operationId`. */
function followNames(document, plans, ledger) {
    const renames = new Map();
    for (const [index, { operation }] of (0,document_route/* listRoutes */.Bn)(document).entries()) {
        const next = plans[index]?.rename?.operationId;
        const id = operation['operationId'];
        if (next !== undefined && id !== undefined && id !== '')
            renames.set(id, next);
    }
    return renames.size === 0 ? document : (0,members/* mapMembers */.Mz)(document, follow);
    function rename(id) {
        const next = renames.get(id);
        if (next !== undefined)
            ledger.note(nameRewrites['names-followed']);
        return next ?? id;
    }
    /** `x-open-execute-after` lists operations (one alone is tolerated); a link names one beside its `parameters`. */
    function follow(value, key) {
        if (key === 'x-open-execute-after')
            return (0,json/* isArray */.cy)(value) ? (0,members/* mapList */.bb)(value, rename) : rename(value);
        if (key === 'links' && (0,json/* isObject */.Gv)(value))
            return (0,members/* mapMembers */.Mz)(value, followLink);
        if ((0,json/* isArray */.cy)(value))
            return (0,members/* mapList */.bb)(value, (entry) => follow(entry, ''));
        return (0,json/* isObject */.Gv)(value) ? (0,members/* mapMembers */.Mz)(value, follow) : value;
    }
    function followLink(link) {
        if (!(0,json/* isObject */.Gv)(link))
            return link;
        return (0,members/* mapMembers */.Mz)(link, (member, key) => (key === 'operationId' ? rename(member) : member));
    }
}

;// CONCATENATED MODULE: ./src/importer/prepare/operation-values.ts



const valueRewrites = defineRewrites({
    'values-replaced': (n) => `Wrote ${count(n, 'value')} as the importer expects it: no \`null\`, texts as text, schemas as objects.`,
    'texts-shortened': (n) => `Shortened ${count(n, 'text')} to the 65,535 bytes that the service stores of a description.`,
});
/** What the service's column holds of a description, in bytes of UTF-8. */
const descriptionBytes = 65_535;
const texts = ['summary', 'description'];
/** Texts at which the importer's program stops: it takes for granted what the standard says. */
function findStrangeTexts(operation, at) {
    return texts.flatMap((key) => findStrangeText(operation[key], [...at, key]));
}
function findStrangeText(text, at) {
    if (text === undefined)
        return [];
    if (text === null)
        return [describeNull(at)];
    const name = String(at.at(-1));
    if (typeof text !== 'string') {
        const tell = typeof text === 'object' ? spoils : stops;
        return [tell('text-type', at, `\`${name}\` must be a text.`)];
    }
    if (Buffer.byteLength(text) <= descriptionBytes)
        return [];
    const message = `\`${name}\` has ${Buffer.byteLength(text)} bytes; the service stores ${descriptionBytes}.`;
    return [stops('text-too-long', at, message)];
}
/** The schema of a parameter or a media type, into which the importer looks for a reference. */
function findStrangeSchema(holder, holderAt) {
    const at = [...holderAt, 'schema'];
    const schema = holder?.['schema'];
    if (schema === undefined)
        return [];
    if (schema === null)
        return [describeNull(at)];
    if (typeof schema === 'boolean') {
        return [stops('schema-type', at, `The schema is \`${schema}\`, where the importer expects an object.`)];
    }
    if (!(0,json/* isObject */.Gv)(schema))
        return [spoils('schema-type', at, 'A schema must be an object.')];
    if (schema['$ref'] !== '#')
        return [];
    const message = 'The schema refers to `#`, the whole description, which is no schema.';
    return [spoils('schema-reference', at, message)];
}
function describeNull(at) {
    return stops('value-null', at, `\`${String(at.at(-1))}\` is null; leave it out.`);
}
/** The operation without what the importer's program stops at, and meaning the same. */
function replaceStrangeValues(operation, ledger) {
    const given = omitNull(operation, [...texts, 'parameters', 'requestBody'], ledger);
    return (0,members/* mapMembers */.Mz)(given, (member, key) => {
        if (texts.includes(key))
            return replaceText(member, ledger);
        if (key === 'parameters' && (0,json/* isArray */.cy)(member))
            return (0,members/* mapList */.bb)(member, (parameter) => replaceSchema(parameter, ledger));
        return key === 'requestBody' && (0,json/* isObject */.Gv)(member) ? replaceContent(member, ledger) : member;
    });
}
function replaceText(text, ledger) {
    if (typeof text === 'number' || typeof text === 'boolean') {
        ledger.note(valueRewrites['values-replaced']);
        return String(text);
    }
    if (typeof text !== 'string' || Buffer.byteLength(text) <= descriptionBytes)
        return text;
    ledger.note(valueRewrites['texts-shortened']);
    // What is cut in the middle of a character ends in the mark for that.
    const kept = Buffer.from(text)
        .subarray(0, descriptionBytes - 6)
        .toString();
    return `${kept.replace(/\uFFFD+$/, '')}…`;
}
function replaceContent(body, ledger) {
    return (0,members/* mapMembers */.Mz)(omitNull(body, ['content'], ledger), (content, key) => {
        if (key !== 'content' || !(0,json/* isObject */.Gv)(content))
            return content;
        return (0,members/* mapMembers */.Mz)(content, (media) => {
            if (media !== null)
                return replaceSchema(media, ledger);
            ledger.note(valueRewrites['values-replaced']);
            return {};
        });
    });
}
/** `true` allows everything, `false` nothing; each can be said with an object. */
function replaceSchema(holder, ledger) {
    if (!(0,json/* isObject */.Gv)(holder))
        return holder;
    return (0,members/* mapMembers */.Mz)(omitNull(holder, ['schema'], ledger), (member, key) => {
        if (key !== 'schema' || typeof member !== 'boolean')
            return member;
        ledger.note(valueRewrites['values-replaced']);
        return member ? {} : { not: {} };
    });
}
function omitNull(holder, keys, ledger) {
    const nulls = keys.filter((key) => holder[key] === null);
    ledger.note(valueRewrites['values-replaced'], nulls.length);
    return nulls.length === 0 ? holder : (0,members/* omitMembers */.p5)(holder, (key) => nulls.includes(key));
}

;// CONCATENATED MODULE: ./src/importer/prepare/parts.ts







const partRewrites = defineRewrites({
    'parameter-references': (n) => `Wrote out ${count(n, 'parameter')} that stood behind a \`$ref\`: the importer would store the reference, without name and place.`,
    'body-references': (n) => `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them that stood behind a \`$ref\`: the importer would store the reference.`,
});
/**
 * A parameter or a request body with everything written out that is no schema: itself, media types, examples and
 * headers of encodings. The same object where nothing stood behind a reference.
 */
function resolveOutsideSchemas(document, value) {
    return walk(value, 'keywords', []);
    function walk(current, mode, open) {
        const reference = (0,document_reference/* findReference */.t3)(current);
        if (reference !== undefined) {
            const target = open.includes(reference) ? undefined : (0,document_reference/* resolve */.hd)(document, current);
            return target === undefined ? current : walk(target, mode, [...open, reference]);
        }
        // References of schemas are followed later, within a budget.
        return (0,grammar/* mapParts */.xc)(current, mode, (part, below, key) => isSchemaKey(key, mode) ? part : walk(part, below, open));
    }
}
/** The same, remembering what stands behind a reference: it stays one object, however often it is written out. */
function createPartWriter(document) {
    const written = new Map();
    return (part) => {
        const reference = (0,document_reference/* findReference */.t3)(part);
        if (!(0,json/* isObject */.Gv)(part) || reference === undefined || Object.keys(part).length > 1) {
            return resolveOutsideSchemas(document, part);
        }
        const known = written.get(reference) ?? resolveOutsideSchemas(document, part);
        written.set(reference, known);
        return known;
    };
}
/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
function foldParameters(operation, item, { writeOut, ledger }) {
    const own = operation['parameters'] ?? undefined;
    const shared = item['parameters'];
    if (own === undefined ? !(0,json/* isArray */.cy)(shared) : !(0,json/* isArray */.cy)(own))
        return undefined;
    const writeEach = (list) => ((0,json/* isArray */.cy)(list) ? list : []).map((parameter) => {
        const written = writeOut(parameter);
        const isReference = written !== parameter && (0,document_reference/* findReference */.t3)(parameter) !== undefined;
        if (isReference)
            ledger.note(partRewrites['parameter-references']);
        return written;
    });
    const written = writeEach(own);
    const overridden = new Set(written.map(keyOf));
    return [...writeEach(shared).filter((entry) => !overridden.has(keyOf(entry))), ...written];
}
/** The request body of an operation written out; undefined where it has none. */
function foldBody({ requestBody }, { writeOut, ledger }) {
    const written = requestBody === undefined ? undefined : writeOut(requestBody);
    if (written !== requestBody)
        ledger.note(partRewrites['body-references']);
    return written;
}
/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
function keyOf(parameter) {
    if (!(0,json/* isObject */.Gv)(parameter))
        return '';
    const { in: place, name } = parameter;
    return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}
/** What the importer would fail on or lose of parameters. */
function findParameterHazards(document, parameters, at) {
    if (parameters === undefined)
        return [];
    if (parameters === null)
        return [describeNull(at)];
    if (!(0,json/* isArray */.cy)(parameters))
        return [spoils('parameters-type', at, '`parameters` must be a list.')];
    return parameters.flatMap((parameter, index) => [
        ...findPartHazards(document, parameter, [...at, index]),
        ...findStrangeSchema((0,document_reference/* resolveObject */.Wm)(document, parameter), [...at, index]),
    ]);
}
/** The same of a request body. */
function findBodyHazards(document, body, at) {
    if (body === undefined)
        return [];
    if (body === null)
        return [describeNull(at)];
    const own = findPartHazards(document, body, at);
    const { content } = (0,document_reference/* resolveObject */.Wm)(document, body) ?? {};
    return content === undefined ? own : [...own, ...findContentHazards(document, content, [...at, 'content'])];
}
function findContentHazards(document, content, at) {
    if (content === null)
        return [describeNull(at)];
    const media = Object.entries((0,json/* isObject */.Gv)(content) ? content : {});
    const isMedia = ([, one]) => one === null || (0,document_reference/* resolveObject */.Wm)(document, one) !== undefined;
    const message = 'The `content` of the request body must be an object that holds one for each media type.';
    return [
        ...media.flatMap(([type, one]) => one === null
            ? describeNull([...at, type])
            : findStrangeSchema((0,document_reference/* resolveObject */.Wm)(document, one), [...at, type])),
        ...((0,json/* isObject */.Gv)(content) && media.every(isMedia) ? [] : [spoils('request-body-content', at, message)]),
    ];
}
/** A parameter or a request body. */
function findPartHazards(document, part, at) {
    const what = at.at(-1) === 'requestBody' ? 'request body' : 'parameter';
    const rule = what.replace(' ', '-');
    if (!(0,json/* isObject */.Gv)(part))
        return [spoils(`${rule}-type`, at, `A ${what} must be an object.`)];
    const reference = (0,document_reference/* findReference */.t3)(part);
    if (reference !== undefined && (0,document_reference/* resolveObject */.Wm)(document, part) === undefined) {
        const message = `The ${what} refers to "${(0,src_text/* renderLine */.ni)(reference)}", where there is none.`;
        return [spoils(`${rule}-reference`, at, message)];
    }
    if (resolveOutsideSchemas(document, part) === part)
        return [];
    const message = `The ${what} stands behind a \`$ref\`, which the importer stores as it is.`;
    return [loses(`${rule}-reference`, at, message)];
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var document_texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/importer/prepare/paths.ts










const pathRewrites = defineRewrites({
    'path-references': (n) => `Resolved the \`$ref\` of ${count(n, 'path')}: the importer takes every key under a path for a method.`,
    'path-parameters': (n) => `Moved the parameters of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-texts': (n) => `Moved the summary or description of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-servers': (n) => `Moved the servers of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-extensions': (n) => `Moved the \`x-\` extensions of ${count(n, 'path')} into the operations: the importer would make actions of them.`,
    'paths-extensions': (n) => `Moved ${count(n, '`x-` extension')} from \`paths\` to the root of the document: the importer would take them for paths.`,
    'additional-operations': (n) => `Moved ${count(n, 'operation')} from \`additionalOperations\` directly under the path, where the importer finds them.`,
});
/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name, its parameters and its body. What is no object is left as it is; the hazards have
 * named it.
 * @param plans the names of the operations, in the order of the document
 */
function makePathsPortable(document, plans, ledger) {
    const given = document['paths'];
    if (!(0,json/* isObject */.Gv)(given))
        return document;
    const context = { names: plans.values(), writeOut: createPartWriter(document), ledger };
    const items = (0,members/* omitMembers */.p5)(given, (path) => path.startsWith('x-'));
    const paths = (0,members/* mapMembers */.Mz)(items, (value) => {
        const item = (0,document_route/* findItem */.Rm)(document, value);
        if (item === undefined)
            return value;
        if ((0,json/* findMember */.gz)(value, '$ref') !== undefined)
            ledger.note(pathRewrites['path-references']);
        return foldItem(item, context);
    });
    const extensions = (0,members/* omitMembers */.p5)(given, (path) => !path.startsWith('x-'));
    ledger.note(pathRewrites['paths-extensions'], Object.keys(extensions).length);
    // At the root they have their own names where those are free there.
    const free = (0,members/* omitMembers */.p5)(extensions, (key) => Object.hasOwn(document, key));
    const rest = (0,members/* omitMembers */.p5)(extensions, (key) => Object.hasOwn(free, key));
    return { ...document, paths, ...free, ...(Object.keys(rest).length > 0 && { 'x-paths': rest }) };
}
function foldItem(item, context) {
    const { ledger } = context;
    if (Object.hasOwn(item, 'parameters'))
        ledger.note(pathRewrites['path-parameters']);
    if (Object.hasOwn(item, 'summary') || Object.hasOwn(item, 'description'))
        ledger.note(pathRewrites['path-texts']);
    if (Object.hasOwn(item, 'servers'))
        ledger.note(pathRewrites['path-servers']);
    if (Object.keys(item).some((key) => key.startsWith('x-')))
        ledger.note(pathRewrites['path-extensions']);
    if (Object.hasOwn(item, 'additionalOperations')) {
        const direct = Object.keys(item).filter(document_route/* isMethodKey */.d3).length;
        // Even where it holds none, it is no method.
        ledger.note(pathRewrites['additional-operations'], Math.max(1, (0,document_route/* listMethods */.vp)(item).length - direct));
    }
    return (0,members/* mapMembers */.Mz)(Object.fromEntries((0,document_route/* listMethods */.vp)(item)), (operation) => (0,json/* isObject */.Gv)(operation) ? foldOperation(operation, item, context) : operation);
}
function foldOperation(operation, item, context) {
    const { ledger } = context;
    const rename = context.names.next().value?.rename;
    const parameters = foldParameters(operation, item, context);
    const requestBody = foldBody(operation, context);
    const servers = operation['servers'] ?? item['servers'];
    const isOwn = (key) => !key.startsWith('x-') || Object.hasOwn(operation, key);
    const folded = {
        ...operation,
        ...(0,document_texts/* foldTexts */.a)(operation, item),
        ...(rename !== undefined && { operationId: noteName(rename, ledger) }),
        ...(parameters !== undefined && { parameters }),
        ...(requestBody !== undefined && { requestBody }),
        ...((0,json/* isArray */.cy)(servers) && { servers }),
        ...(0,members/* omitMembers */.p5)(item, isOwn),
    };
    return replaceStrangeValues(folded, ledger);
}
/**
 * What the importer would fail on or lose below `paths`. What is no path or no operation was refused before anything
 * is prepared.
 */
function findPathHazards(document) {
    const plans = (0,names/* planNames */.AO)((0,document_route/* listRoutes */.Bn)(document)).values();
    const paths = (0,json/* findMember */.gz)(document, 'paths');
    return Object.entries((0,json/* isObject */.Gv)(paths) ? paths : {}).flatMap(([path, value]) => {
        if (path.startsWith('x-'))
            return [describeExtension(path)];
        const item = (0,document_route/* findItem */.Rm)(document, value);
        if (item === undefined)
            return [];
        const own = (0,json/* isObject */.Gv)(value) ? findItemHazards(path, value) : [];
        const shared = findParameterHazards(document, item['parameters'], ['paths', path, 'parameters']);
        const operations = (0,document_route/* listMethods */.vp)(item).flatMap(([key, operation]) => {
            const at = ['paths', path, key];
            if (!(0,json/* isObject */.Gv)(operation))
                return [spoils('operation-type', at, 'An operation must be an object.')];
            return [
                ...findNameHazards(at, plans.next().value),
                ...findStrangeTexts(operation, at),
                ...findParameterHazards(document, operation['parameters'], [...at, 'parameters']),
                ...findBodyHazards(document, operation['requestBody'], [...at, 'requestBody']),
            ];
        });
        return [...own, ...shared.filter(({ isMendable }) => !isMendable), ...operations];
    });
}
/** What stands beside the operations of a path. */
function findItemHazards(path, item) {
    const beside = Object.keys(item).filter((key) => !(0,document_route/* isMethodKey */.d3)(key));
    return beside.map((key) => {
        const rule = key.startsWith('x-') ? 'path-extension' : `path-${key.replace('$', '').toLowerCase()}`;
        const message = `${(0,src_text/* quote */.hD)(key)} stands beside the operations of ${(0,src_text/* quote */.hD)(path)}; the importer takes every key there for an HTTP method: it fails, or makes an action of it.`;
        return stops(rule, ['paths', path, key], message);
    });
}
function describeExtension(path) {
    const message = `The importer takes the extension ${(0,src_text/* quote */.hD)(path)} for a path: it fails, or makes actions of it.`;
    return stops('paths-extension', ['paths', path], message);
}

;// CONCATENATED MODULE: ./src/importer/prepare/servers.ts




const serverRewrites = defineRewrites({
    'server-completed': (n) => `Made ${count(n, 'server URL')} absolute: the importer needs scheme and host.`,
    'server-moved': () => 'Moved the first absolute server to the front, because the importer reads the first one only.',
    'server-variables': (n) => `Replaced ${count(n, 'variable')} of the first server by the default, because the importer takes the URL as it is written.`,
    'server-slash': () => 'Left out the `/` at the end of the first server, because the importer puts the paths right behind it: `https://host//path`.',
});
/**
 * Scheme and host, and the host no template: what the importer needs of `servers[0].url`. Python's `urlparse`, which
 * it reads the address with, refuses brackets around anything but an address, and hosts that NFKC changes.
 */
function isAbsolute(url = '') {
    const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#{}\s]+)(?:[/?#]|$)/i.exec(url) ?? [];
    if (host === '' || host.normalize('NFKC') !== host)
        return false;
    const isBracketed = /^(?:[^@[\]]*@)?\[[^[\]]+\](?::\d*)?$/.test(host);
    return !/[[\]]/.test(host) || (isBracketed && URL.canParse(`http://${host}`));
}
/** The URL of a server as written, or undefined where it has none. */
function findUrl(server) {
    const url = (0,json/* findMember */.gz)(server, 'url');
    return typeof url === 'string' ? url : undefined;
}
/** The URL of the first of a list of servers: the only one that is read. */
function findFirstUrl(servers) {
    return (0,json/* isArray */.cy)(servers) ? findUrl(servers[0]) : undefined;
}
/**
 * A document whose first server is absolute, free of variables and without a slash at its end, or undefined where
 * neither the description nor `server-url` names one. Other servers stay as they are, in case somebody reads them.
 */
function makeServersPortable(document, serverUrl, ledger) {
    const absolute = makeFirstAbsolute(document, serverUrl, ledger);
    if (absolute === undefined || !hasDoubleSlash(absolute))
        return absolute;
    ledger.note(serverRewrites['server-slash']);
    const [first, ...others] = (0,json/* isArray */.cy)(absolute['servers']) ? absolute['servers'] : [];
    const url = (findUrl(first) ?? '').replace(/\/+$/, '');
    return withServers(absolute, [{ ...((0,json/* isObject */.Gv)(first) ? first : {}), url }, ...others]);
}
/** True where the importer, which puts the path right behind the first server, would store `https://host//path`. */
function hasDoubleSlash({ servers, paths }) {
    const url = findFirstUrl(servers);
    if (url?.endsWith('/') !== true || !isAbsolute(url) || !(0,json/* isObject */.Gv)(paths))
        return false;
    const keys = Object.keys(paths).filter((path) => !path.startsWith('x-'));
    return keys.length > 0 && keys.every((path) => path.startsWith('/'));
}
function makeFirstAbsolute(document, serverUrl, ledger) {
    const servers = listServers(document);
    const concrete = servers.map(substitute);
    const position = concrete.findIndex((server) => isAbsolute(findUrl(server)));
    if (position === -1 || (position > 0 && serverUrl !== undefined)) {
        const completed = complete(concrete[0] ?? null, serverUrl);
        if (completed === undefined)
            return undefined;
        ledger.note(serverRewrites['server-completed']);
        return withServers(document, [completed, ...servers.slice(1)]);
    }
    const chosen = concrete[position] ?? null;
    const isConcrete = chosen === servers[position];
    if (position === 0 && isConcrete)
        return document;
    if (position > 0)
        ledger.note(serverRewrites['server-moved']);
    if (!isConcrete)
        ledger.note(serverRewrites['server-variables'], countVariables(servers[position]));
    return withServers(document, [chosen, ...servers.filter((_, index) => index !== position)]);
}
/** No server means `/`, as the standard has it. */
function listServers({ servers }) {
    return (0,json/* isArray */.cy)(servers) && servers.length > 0 ? servers : [{ url: '/' }];
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
 * it. Without a slash at the end, because the importer puts the path right behind it. Without `server-url` there is
 * hope for `//host` alone, which says everything but the scheme.
 */
function complete(server, serverUrl) {
    const relative = findUrl(server) ?? '';
    const rest = (0,json/* isObject */.Gv)(server) ? server : {};
    if (serverUrl === undefined) {
        const isComplete = relative.startsWith('//') && isAbsolute(`https:${relative}`);
        return isComplete ? { ...rest, url: `https:${relative}` } : undefined;
    }
    const says = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
    const base = serverUrl.endsWith('/') ? serverUrl : `${serverUrl}/`;
    const url = says ? URL.parse(relative, base)?.href : undefined;
    const completed = url !== undefined && isAbsolute(url) ? url : serverUrl;
    return { ...rest, url: completed.replace(/\/+$/, '') };
}
/** The server with its variables replaced by their defaults; the same object where it has none. */
function substitute(server) {
    const url = findUrl(server);
    if (!(0,json/* isObject */.Gv)(server) || url === undefined)
        return server;
    const { variables, ...rest } = server;
    const concrete = url.replace(/\{([^{}]+)\}/g, (written, name) => findDefault((0,json/* findMember */.gz)(variables, name)) ?? written);
    return concrete === url ? server : { ...rest, url: concrete };
}
function findDefault(variable) {
    const listed = (0,json/* findMember */.gz)(variable, 'enum');
    const value = (0,json/* findMember */.gz)(variable, 'default') ?? ((0,json/* isArray */.cy)(listed) ? listed[0] : undefined) ?? null;
    return typeof value === 'object' ? undefined : String(value);
}
/** How many variables the URL of a server holds. */
function countVariables(server) {
    return (findUrl(server)?.match(/\{[^{}]+\}/g) ?? []).length;
}
/** What the importer would fail on or lose of the address. */
function findServerHazards(document) {
    const url = findFirstUrl(document['servers']);
    if (url === undefined) {
        const message = 'There is no `servers[0].url`, from which the importer takes the address. Add one with scheme and host.';
        return [stops('server-missing', ['servers'], message)];
    }
    const at = ['servers', 0, 'url'];
    const importer = `The first server is ${(0,src_text/* quote */.hD)(url)}; the importer`;
    if (!isAbsolute(url)) {
        const message = `${importer} needs scheme and host, such as https://api.example.com.`;
        return [stops('server-relative', at, message)];
    }
    if (countVariables({ url }) > 0)
        return [loses('server-variables', at, `${importer} takes it without filling in variables.`)];
    if (!hasDoubleSlash(document))
        return [];
    const message = `${importer} puts the paths right behind it, so that the addresses of the actions get two slashes.`;
    return [loses('server-slash', at, message)];
}
/** That there is no address: only its author, or `server-url`, can name one. */
function describeServers(document) {
    const isSwagger = Object.hasOwn(document, 'swagger');
    const where = isSwagger ? '`host`' : '`servers`';
    const example = isSwagger ? '`"host": "api.example.com"`' : '`https://api.example.com/v1`';
    const message = `The description names no absolute server (${where}), without which the import fails. Write the address of the API there, such as ${example}, or set the input \`server-url\` to it.`;
    const isListed = !isSwagger && Object.hasOwn(document, 'servers');
    return (0,finding/* refuses */.Q)('server-url', isListed ? ['servers'] : [], message);
}

;// CONCATENATED MODULE: ./src/importer/prepare/shrink.ts








const textRewrites = defineRewrites({
    'repeated-texts': (n) => `Cut the texts of ${count(n, 'repeated parameter')} to stay within the size limit; they stand in full where the parameter comes first.`,
});
/**
 * Takes back what writing out shared parameters and bodies added beyond the size limit, the dearest first and no
 * more than needed: their schemas become components again, where the importer follows the reference; then repeated
 * descriptions are cut to their first sentence; at last they and the examples are left out.
 */
function shrinkRepeated(document, limitBytes, ledger) {
    if (weigh(document).bytes <= limitBytes)
        return document;
    const shared = shareSchemas(document, weigh(document).bytes - limitBytes);
    const excess = weigh(shared).bytes - limitBytes;
    if (excess <= 0)
        return shared;
    const cut = shortenRepeated(shared, cutTexts, excess);
    const isEnough = weigh(cut.document).bytes <= limitBytes;
    const lean = isEnough ? cut : shortenRepeated(shared, dropTexts, excess);
    ledger.note(textRewrites['repeated-texts'], lean.count);
    return lean.document;
}
/** Schemas that stand in several places because what held them was written out there. */
function shareSchemas(document, excess) {
    const uses = new Map();
    visitSchemas(document, (schema, { isFollowed }) => {
        const isWritten = isFollowed && (0,json/* isObject */.Gv)(schema) && (0,document_reference/* findReference */.t3)(schema) === undefined;
        if (isWritten)
            uses.set(schema, (uses.get(schema) ?? 0) + 1);
    });
    const components = (0,json/* isObject */.Gv)(document['components']) ? document['components'] : {};
    const schemas = (0,json/* isObject */.Gv)(components['schemas'])
        ? { ...components['schemas'] }
        : {};
    const references = new Map();
    const isTaken = (name) => Object.hasOwn(schemas, name);
    for (const schema of chooseRepeated(uses, excess, (value) => countBytes(value) - 60)) {
        const name = (0,free_name/* findFreeName */.r)('shared1', isTaken, (attempt) => `shared${attempt}`);
        schemas[name] = schema;
        references.set(schema, { $ref: `#/components/schemas/${name}` });
    }
    if (references.size === 0)
        return document;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed ? (references.get(schema) ?? schema) : schema);
    return { ...operations, components: { ...components, schemas } };
}
/** Parameters that stand in several operations keep their texts in the first. */
function shortenRepeated(document, shorten, excess) {
    const uses = new Map();
    mapParameters(document, (parameter) => {
        uses.set(parameter, (uses.get(parameter) ?? 0) + 1);
        return parameter;
    });
    const parameters = [...uses.keys()].filter(json/* isObject */.Gv);
    const shorter = new Map(parameters.map((one) => [one, shorten(one)]));
    const savingOf = (parameter) => countBytes(parameter) - countBytes(shorter.get(parameter) ?? parameter);
    const chosen = chooseRepeated(uses, excess, savingOf);
    const met = new Set();
    const shortened = mapParameters(document, (parameter) => {
        if (chosen.has(parameter) && met.has(parameter))
            return shorter.get(parameter) ?? parameter;
        met.add(parameter);
        return parameter;
    });
    return { document: shortened, count: chosen.size };
}
/** What repeats and has to go in all places but one. */
function chooseRepeated(uses, excess, savingOf) {
    const repeated = [...uses].filter(([, count]) => count > 1);
    const savings = repeated.map(([value, count]) => [value, (count - 1) * savingOf(value)]);
    return chooseDearest(savings, excess);
}
function mapParameters(document, replace) {
    return mapOperations(document, (operation) => (0,members/* mapMembers */.Mz)(operation, (member, key) => key === 'parameters' && (0,json/* isArray */.cy)(member) ? (0,members/* mapList */.bb)(member, replace) : member));
}
function cutTexts(parameter) {
    return (0,members/* mapMembers */.Mz)(parameter, (member, key) => {
        if (key !== 'description' || typeof member !== 'string')
            return member;
        return /^[\s\S]{1,200}?[.\n](?=\s|$)/.exec(member)?.[0].trimEnd() ?? member.slice(0, 200);
    });
}
function dropTexts(parameter) {
    return (0,members/* omitMembers */.p5)(parameter, (key) => ['description', 'example', 'examples'].includes(key));
}

;// CONCATENATED MODULE: ./src/importer/prepare/unfit.ts









/** What no rewriting mends, told of the document as it goes out: what the service cannot store, or does not read. */
function findUnfit(document) {
    const server = findFirstUrl(document['servers']) ?? '';
    const routes = (0,document_route/* listRoutes */.Bn)(document);
    const countPart = createLevelCounter(document);
    return [
        ...routes.flatMap((route) => [...findLongUrl(route, server), ...findOwnServer(route, server)]),
        ...routes.flatMap((route) => findDeep(route, countPart)),
        ...findSameIds(routes),
    ];
}
function findLongUrl({ path }, server) {
    const length = server.length + path.length;
    if (length <= names/* columnWidth */.zt)
        return [];
    const message = `Server and path together have ${length} characters; the service stores ${names/* columnWidth */.zt} of a URL.`;
    return [(0,finding/* refuses */.Q)('url-too-long', ['paths', path], message)];
}
function findOwnServer({ path, key, operation, item }, server) {
    const url = findFirstUrl(operation['servers'] ?? item['servers']);
    if (url === undefined || url.replace(/\/+$/, '') === server.replace(/\/+$/, ''))
        return [];
    const message = `The operation has a server of its own, \`${url.slice(0, 100)}\`; the service calls the first server of the description instead.`;
    return [(0,finding/* warns */.w)('server-ignored', ['paths', path, key], message)];
}
/** A payload that is too deep as it is: what references lead to was written out only as far as there is room. */
function findDeep(route, countPart) {
    const { parameters, requestBody = null } = route.operation;
    const listed = (0,json/* isArray */.cy)(parameters) ? parameters : [];
    const parts = [
        ...listed.map((part, index) => ({ part, at: ['parameters', index], above: 2 })),
        { part: requestBody, at: ['requestBody'], above: 1 },
    ];
    return parts.flatMap(({ part, at, above }) => {
        const levels = countPart(part) + above;
        if (levels <= payloadLevels)
            return [];
        const message = `What the service stores of the operation is nested ${levels} levels deep here, and some databases hold ${payloadLevels}. Make a component of an inner schema, and refer to it.`;
        return [(0,finding/* refuses */.Q)('payload-depth', [...(0,document_route/* placeOf */.$t)(route), ...at], message)];
    });
}
/** The levels of a parameter or a request body with the one reference followed that the importer follows. */
function createLevelCounter(document) {
    const known = new Map();
    const countFollowed = (holder) => {
        const reference = (0,document_reference/* findReference */.t3)((0,json/* findMember */.gz)(holder, 'schema'));
        const target = reference === undefined ? undefined : (0,document_reference/* findTarget */.FB)(document, reference);
        return target === undefined || target === document ? 0 : countOnce(target) + 1;
    };
    const countOnce = (value) => {
        const levels = known.get(value) ?? countLevels(value, known);
        known.set(value, levels);
        return levels;
    };
    return (part) => {
        const content = (0,json/* findMember */.gz)(part, 'content');
        const media = (0,json/* isObject */.Gv)(content) ? Object.values(content) : [];
        const followed = media.map((one) => countFollowed(one) + 2);
        return Math.max(countOnce(part), countFollowed(part), ...followed);
    };
}
/** What the service's column holds of an `operation_id`, in characters. */
const idWidth = 64;
/**
 * Operations of different names that get the same `operation_id` on the service: a conversation reaches one of them.
 * Those of the same name are told elsewhere.
 */
function findSameIds(routes) {
    const plans = (0,names/* planNames */.AO)(routes);
    const first = new Map();
    return routes.flatMap((route, index) => {
        const name = plans[index]?.name;
        const id = deriveId(name ?? '');
        const other = first.get(id);
        if (other === undefined)
            first.set(id, { name, route });
        if (other === undefined || other.name === name)
            return [];
        const message = `${(0,document_route/* quoteRoute */.uO)(route)} and ${(0,document_route/* quoteRoute */.uO)(other.route)} both get the \`operation_id\` ${(0,src_text/* quote */.hD)(id)} on the service, so that one of them is never called: it writes the first word in lower case, symbols as \`_\`, and ${idWidth} characters at most. Give one another \`operationId\`.`;
        return [(0,finding/* warns */.w)('same-operation-id', (0,document_route/* placeOf */.$t)(route), message)];
    });
}
/** As the service writes it, before it stores it. */
function deriveId(name) {
    // Nearly all names are of ASCII, and the tables of all letters take long to load.
    const isAscii = /^[\x20-\x7e]*$/.test(name);
    const [start = ''] = (isAscii ? /^[A-Za-z0-9]*/ : /^[\p{L}\p{N}]*/u).exec(name) ?? [];
    const symbols = isAscii ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu;
    const id = start.toLowerCase() + name.slice(start.length).replace(symbols, '_');
    return Array.from(id).slice(0, idWidth).join('');
}

;// CONCATENATED MODULE: ./src/importer/prepare/unused-components.ts





const componentUseRewrites = defineRewrites({
    'unused-components': (n) => `Left out ${count(n, 'component')} to which nothing refers any more.`,
});
const kinds = new Set([
    ...['schemas', 'parameters', 'requestBodies', 'responses', 'examples', 'headers', 'pathItems'],
    'mediaTypes',
]);
/**
 * The document without the components that it used before they were written out and uses no more. What nothing used
 * before stays: it was there for its own sake.
 */
function dropUnused(before, after, ledger) {
    const { components } = after;
    if (before === after || !(0,json/* isObject */.Gv)(components))
        return after;
    const wasUsed = usedBefore.get(before) ?? findUsed(before, []);
    usedBefore.set(before, wasUsed);
    const keepsHeirs = [...wasUsed].some((schema) => (0,json/* isObject */.Gv)((0,json/* findMember */.gz)(schema, 'discriminator')));
    const listed = listComponents(components);
    const roots = listed.filter(({ kind, name, component }) => {
        const original = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(before['components'], kind), name);
        if (original === undefined || !(0,json/* isObject */.Gv)(component) || !wasUsed.has(original))
            return true;
        // A schema may be known by what it builds on alone, through a `discriminator`.
        return keepsHeirs && (0,json/* isArray */.cy)(component['allOf']);
    });
    // What is kept for its own sake keeps what it refers to.
    const isUsed = findUsed(after, roots.map(({ component }) => component));
    const dropped = listed.filter(({ component }) => !isUsed.has(component)).length;
    if (dropped === 0)
        return after;
    ledger.note(componentUseRewrites['unused-components'], dropped);
    const kept = (0,members/* mapMembers */.Mz)(components, (group, kind) => kinds.has(kind) && (0,json/* isObject */.Gv)(group)
        ? (0,members/* omitMembers */.p5)(group, (name) => !isUsed.has(group[name] ?? null))
        : group);
    const filled = (0,members/* omitMembers */.p5)(kept, (kind) => isEmpty(kept[kind]));
    return isEmpty(filled)
        ? (0,members/* omitMembers */.p5)(after, (key) => key === 'components')
        : { ...after, components: filled };
}
/** Asked before and after schemas are written out, of one document. */
const usedBefore = new WeakMap();
function listComponents(components) {
    return Object.entries(components).flatMap(([kind, group]) => kinds.has(kind) && (0,json/* isObject */.Gv)(group)
        ? Object.entries(group).map(([name, component]) => ({ kind, name, component }))
        : []);
}
function isEmpty(value) {
    return (0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0;
}
/**
 * `roots`, and every component that they or something outside of the components lead to, by `$ref` or by any other
 * text that looks like one: mappings of discriminators and extensions hold references too.
 */
function findUsed(document, roots) {
    const used = new Set(roots);
    const seen = new Set();
    const { components, ...rest } = document;
    const others = (0,json/* isObject */.Gv)(components) ? (0,members/* omitMembers */.p5)(components, (kind) => kinds.has(kind)) : {};
    const open = [...roots, ...Object.values(rest), ...Object.values(others)];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        for (const reference of listReferences(value)) {
            if (seen.has(reference))
                continue;
            seen.add(reference);
            const target = findComponent(document, reference);
            if (target === undefined || used.has(target))
                continue;
            used.add(target);
            open.push(target);
        }
    }
    return used;
}
function listReferences(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? weigh(value).references : [];
}
/** A reference into a component uses the whole of it. */
function findComponent(document, reference) {
    if (!reference.startsWith('#/components/'))
        return undefined;
    return (0,document_reference/* findTarget */.FB)(document, reference.split('/').slice(0, 4).join('/'));
}

;// CONCATENATED MODULE: ./src/importer/prepare/prepare.ts





















/** In the order in which people are told. */
const rewriteRules = [
    upgradeRewrites,
    serverRewrites,
    componentRewrites,
    pathRewrites,
    halfRewrites,
    valueRewrites,
    nameRewrites,
    partRewrites,
    responseRewrites,
    schemaRewrites,
    movedRewrites,
    componentUseRewrites,
    textRewrites,
].flatMap((rules) => Object.values(rules));
/**
 * An equivalent document that imports whole and whose actions stand alone as far as the size limit allows.
 * @param document a bundled description; it is never changed
 */
function prepareDocument(document, options) {
    const hazards = findHazards(document);
    const notes = findBesideReferences(document);
    if (options.prepare === 'none') {
        const all = [...hazards, ...findSchemaHazards(document)];
        return { document, rewrites: [], findings: [...all.map(tell), ...notes, ...findUnfit(document)] };
    }
    const ledger = createLedger(rewriteRules);
    const portable = hazards.length > 0 ? makePortable(document, options.version, ledger) : document;
    const served = makeServersPortable(portable, options.serverUrl, ledger);
    const limitBytes = limitOf(weigh(document).bytes, options.sourceBytes);
    const fitted = fitSize(document, served ?? portable, limitBytes, ledger);
    const rewrites = ledger.list();
    const findings = [
        ...hazards.filter(({ isMendable }) => !isMendable).map(tell),
        ...(served === undefined ? [describeServers(document)] : []),
        ...notes,
        ...findUnfit(fitted.document),
        ...(fitted.excess > 0 ? [describeSize(limitBytes, fitted.excess)] : []),
    ];
    return { document: rewrites.length === 0 ? document : fitted.document, rewrites, findings };
}
/** Everything that the importer would fail on or lose, but for what schemas refer to. */
function findHazards(document) {
    return [
        ...(Object.hasOwn(document, 'swagger') ? [describeSwagger()] : findServerHazards(document)),
        ...findPathHazards(document),
        ...findEscapedNames(document),
        ...findHalves(document),
    ];
}
/** What can be mended is told only where it is not to be. */
function tell({ isMendable, message, ...finding }) {
    const remedy = isMendable ? ' `prepare: auto` mends that.' : '';
    return { ...finding, message: message + remedy };
}
/** Everything but servers and size. */
function makePortable(document, version, ledger) {
    const named = unescapeNames(makeTextsWhole(document, ledger), ledger);
    const settled = settleReferences(named, version, ledger);
    const plans = (0,names/* planNames */.AO)((0,document_route/* listRoutes */.Bn)(settled));
    const folded = makePathsPortable(followNames(settled, plans, ledger), plans, ledger);
    return version === '2.0' ? upgrade(folded, ledger) : folded;
}
/** Takes back what is too much, or spends what room there is: on schemas first, on responses last. */
function fitSize(document, portable, limitBytes, ledger) {
    const lean = dropUnused(document, portable, ledger);
    const fitting = shrinkRepeated(lean, limitBytes, ledger);
    const room = limitBytes - weigh(fitting).bytes;
    const inlined = inlineSchemas(fitting, room, ledger);
    const isRewritten = portable !== document;
    const whole = isRewritten ? inlineResponses(inlined.document, inlined.room, ledger) : inlined.document;
    return { document: dropUnused(document, whole, ledger), excess: -room };
}
/** Nothing that repeats is left to cut: what is too much is the description's own. */
function describeSize(limitBytes, excess) {
    const message = `The prepared description has ${limitBytes + excess} bytes, more than the ${limitBytes} it should have; some servers refuse large bodies.`;
    return (0,finding/* warns */.w)('size', [], message);
}


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ renderDigest),
/* harmony export */   WQ: () => (/* binding */ add),
/* harmony export */   jh: () => (/* binding */ mix),
/* harmony export */   qj: () => (/* binding */ hashText)
/* harmony export */ });
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


/***/ }),

/***/ 7590:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   Xo: () => (/* binding */ listReferences),
/* harmony export */   Yn: () => (/* binding */ nameReferences),
/* harmony export */   oE: () => (/* binding */ listHeirs),
/* harmony export */   uH: () => (/* binding */ nameAlternatives)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3332);
/* harmony import */ var _text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1357);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9615);



/** A discriminator's mapping holds names of schemas or references; only these can be told from names. */
function isReference(name) {
    return /[/#]/.test(name) || /\.(?:json|ya?ml)$/i.test(name);
}
const schemasPrefix = '#/components/schemas/';
/**
 * A `discriminator` tells alternatives apart by the names of their schemas. Written out they have none, so the names
 * are put into its `mapping`, where they were only implied.
 * @param heirs references to the schemas that build on this one with `allOf`
 */
function nameAlternatives(schema, heirs) {
    return nameReferences(schema, [
        ...listReferences(schema['oneOf']),
        ...listReferences(schema['anyOf']),
        ...heirs,
    ]);
}
/** The same for those of its alternatives that references lead to no more. */
function nameReferences(schema, references) {
    const { discriminator } = schema;
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(discriminator))
        return schema;
    const mapping = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(discriminator['mapping']) ? discriminator['mapping'] : {};
    const mapped = new Set(Object.values(mapping).map(String));
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
    const schemas = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .gz)(document['components'], 'schemas');
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schemas))
        return heirs;
    for (const [name, schema] of Object.entries(schemas)) {
        for (const reference of listReferences((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .gz)(schema, 'allOf'))) {
            const known = heirs.get(reference);
            if (known === undefined)
                heirs.set(reference, [schemasPrefix + name]);
            else
                known.push(schemasPrefix + name);
        }
    }
    return heirs;
}
/** The references that stand in a list of schemas. */
function listReferences(list) {
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(list) ? list.flatMap((entry) => (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .findReference */ .t3)(entry) ?? []) : [];
}
function nameOf(reference) {
    if (!reference.startsWith(schemasPrefix))
        return undefined;
    const name = reference.slice(schemasPrefix.length);
    return name.includes('/') ? undefined : (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .unescapeToken */ .ko)((0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(name));
}


/***/ }),

/***/ 724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ findFreeName)
/* harmony export */ });
/**
 * The name itself where it is free, else its first free variant, or one soon after: found by doubling and halving,
 * because ten thousand parts of one name must not each try all the names before.
 * @param variant the name that is tried next, from 2 on
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

/***/ 9003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   DT: () => (/* binding */ listSections),
/* harmony export */   U6: () => (/* binding */ visitParts),
/* harmony export */   ZS: () => (/* binding */ isStandardMethod),
/* harmony export */   jg: () => (/* binding */ modeBelow),
/* harmony export */   kp: () => (/* binding */ componentSections),
/* harmony export */   rv: () => (/* binding */ findSection),
/* harmony export */   xc: () => (/* binding */ mapParts)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);


const data = { kind: 'data' };
const one = (kind) => ({ kind });
const named = (kind) => ({ kind, named: true });
const each = (keys, member) => Object.fromEntries(keys.split(' ').map((key) => [key, member]));
/** The keys of a path item under which the standard knows operations. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
function isStandardMethod(key) {
    return methods.includes(key);
}
const components = {
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
};
const componentSections = Object.keys(components);
const parameter = {
    schema: one('schema'),
    items: one('schema'),
    content: named('mediaType'),
    examples: named('example'),
};
/** What the keys of an object hold, by its kind; of kinds that are not here, all is data. */
const grammar = {
    document: {
        paths: one('paths'),
        webhooks: named('pathItem'),
        components: one('components'),
        definitions: named('schema'),
        parameters: named('parameter'),
        responses: named('response'),
        securityDefinitions: named('securityScheme'),
    },
    components,
    pathItem: {
        ...each(methods.join(' '), one('operation')),
        additionalOperations: named('operation'),
        parameters: one('parameter'),
    },
    operation: {
        parameters: one('parameter'),
        requestBody: one('requestBody'),
        responses: one('responses'),
        callbacks: named('callback'),
    },
    parameter,
    requestBody: { content: named('mediaType') },
    response: {
        schema: one('schema'),
        headers: named('header'),
        content: named('mediaType'),
        links: named('link'),
    },
    header: parameter,
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
};
/** Kinds whose own keys are chosen by the author. */
const entries = {
    paths: one('pathItem'),
    callback: one('pathItem'),
    responses: one('response'),
};
/** What a key of an object of some kind holds. */
function memberOf(kind, key) {
    const members = grammar[kind];
    if (members !== undefined && Object.hasOwn(members, key))
        return members[key] ?? data;
    const entry = entries[kind];
    return entry === undefined || key.startsWith('x-') ? data : entry;
}
/** The keys from the root to where shared objects of a kind live; undefined where a version has no such place. */
function findSection(kind, version) {
    return sections[version].get(kind);
}
/** Every section of a version that holds shared objects. */
function listSections(version) {
    return sections[version].values();
}
const sections20 = new Map([
    ['schema', ['definitions']],
    ['response', ['responses']],
    ['parameter', ['parameters']],
]);
/** A path item stays where it is named, even where there is a section for it. */
function listComponents(without) {
    const all = Object.entries(components).filter(([, { kind }]) => !without.includes(kind));
    return new Map(all.map(([name, { kind }]) => [kind, ['components', name]]));
}
const sections = {
    '2.0': sections20,
    '3.0': listComponents(['pathItem', 'mediaType']),
    '3.1': listComponents(['pathItem', 'mediaType']),
    '3.2': listComponents(['pathItem']),
};
/** The grammar again, without kinds: no keyword holds names in one kind of object and keywords in another. */
const holdNames = new Set([
    ...Object.values(grammar).flatMap((keys) => Object.keys(keys).filter((key) => keys[key]?.named === true)),
    ...['paths', 'responses', 'variables'],
]);
const holdData = new Set([
    ...['default', 'enum', 'const', 'example', 'value', 'dataValue', 'mapping', 'scopes', 'security'],
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
/**
 * One step down, for all who walk through a description: calls `replace` for everything below a value that is no plain
 * data. The same object where nothing was replaced.
 */
function mapParts(value, mode, replace) {
    if ((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapList */ .bb)(value, (entry) => replace(entry, mode, undefined));
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapMembers */ .Mz)(value, (member, key) => {
        const below = modeOf(mode, key, member);
        return below === 'data' ? member : replace(member, below, key);
    });
}
/** The same for who only looks; texts and numbers are passed over. */
function visitParts(value, mode, visit) {
    if ((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value)) {
        for (const entry of value)
            if (typeof entry === 'object' && entry !== null)
                visit(entry, mode, undefined);
        return;
    }
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return;
    for (const key of Object.keys(value)) {
        const member = value[key];
        if (typeof member !== 'object' || member === null)
            continue;
        const below = modeOf(mode, key, member);
        if (below !== 'data')
            visit(member, below, key);
    }
}
function modeOf(mode, key, member) {
    return mode === 'names' ? 'keywords' : modeBelow(key, (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(member));
}


/***/ }),

/***/ 29:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ mapMembers),
/* harmony export */   bb: () => (/* binding */ mapList),
/* harmony export */   p5: () => (/* binding */ omitMembers)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);

/** Like `map`, but the same list where no entry changed: what did not change keeps its identity. */
function mapList(list, replace) {
    let next;
    for (let index = 0; index < list.length; index++) {
        const entry = list[index];
        const replaced = replace(entry);
        if (replaced !== entry)
            next ??= list.slice(0, index);
        next?.push(replaced);
    }
    return next ?? list;
}
/** The same for the members of an object, in their order. */
function mapMembers(value, replace) {
    let next;
    const keys = Object.keys(value);
    // Most members stay as they are: nothing is built before the first that does not.
    let before = 0;
    for (const key of keys) {
        const member = value[key];
        const replaced = replace(member, key);
        if (replaced !== member)
            next ??= copyMembers(value, keys.slice(0, before));
        before++;
        if (next !== undefined)
            (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .setMember */ .Nk)(next, key, replaced);
    }
    return next ?? value;
}
function copyMembers(value, keys) {
    const copy = {};
    for (const key of keys)
        (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .setMember */ .Nk)(copy, key, value[key]);
    return copy;
}
/** The object without some of its members. */
function omitMembers(value, isLeftOut) {
    const kept = Object.keys(value).filter((key) => !isLeftOut(key));
    return Object.fromEntries(kept.map((key) => [key, value[key]]));
}


/***/ }),

/***/ 7866:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ planNames),
/* harmony export */   zt: () => (/* binding */ columnWidth)
/* harmony export */ });
/* unused harmony exports deriveName, shorten */
/* harmony import */ var _free_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(724);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5240);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1666);



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
        const derived = deriveName(route.key, route.path);
        const operationId = (0,_free_name_js__WEBPACK_IMPORTED_MODULE_0__/* .findFreeName */ .r)(derived, (name) => taken.has(name), (attempt) => {
            // A digest instead of a number: the name does not depend on how many others collide.
            const mark = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDigest */ .LN)((0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .hashText */ .qj)(`${route.key} ${route.path} ${attempt - 2}`)).slice(-6);
            return shorten(`${derived.slice(0, columnWidth - 7)}_${mark}`);
        });
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
    const mark = `_${(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDigest */ .LN)((0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .hashText */ .qj)(name))}`;
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
    if (name === undefined || name !== findName((0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .foldTexts */ .a)(operation, route.item)))
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
function capitalise(word) {
    const first = word.slice(0, /^[\uD800-\uDBFF]/.test(word) ? 2 : 1);
    return first.toUpperCase() + word.slice(first.length);
}


/***/ }),

/***/ 2378:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createReferenceGraph)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3332);
/* harmony import */ var _grammar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9003);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9615);



/**
 * Every reference of the document and how they depend on each other, found once for all who follow them.
 * @param from parts of the document, where only what they refer to is asked for
 */
function createReferenceGraph(document, from = listParts(document)) {
    const byReference = new Map();
    const byValue = new Map();
    function find(reference) {
        const known = byReference.get(reference);
        if (known !== undefined)
            return known;
        const value = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .findTarget */ .FB)(document, reference);
        if (value === undefined)
            return undefined;
        const node = ((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? byValue.get(value) : undefined) ?? {
            ...{ reference, value, uses: [], isRecursive: false },
            ...{ index: -1, low: -1, isOnStack: false },
        };
        byReference.set(reference, node);
        if ((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
            byValue.set(value, node);
        return node;
    }
    const nodes = [];
    const found = new Set();
    // What was walked already: most references lead to parts that are components.
    const known = new Map();
    for (const part of from)
        known.set(part, collectReferences(part));
    const queue = [...known.values()].flat();
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const node = find(next);
        if (node === undefined || found.has(node))
            continue;
        found.add(node);
        nodes.push(node);
        const references = known.get(node.value) ?? collectReferences(node.value);
        node.uses = [...new Set(references.flatMap((reference) => find(reference) ?? []))];
        for (const reference of references)
            queue.push(reference);
    }
    return { groups: group(nodes), find };
}
/** All that there is: each component for itself, and the rest. */
function listParts(document) {
    const { components, definitions, ...rest } = document;
    const groups = [definitions, ...((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(components) ? Object.values(components) : [])];
    return [rest, ...groups.flatMap((group) => ((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(group) ? Object.values(group) : []))];
}
/** The references below a value, without following them. A loop, not a recursion: descriptions nest deeply. */
function collectReferences(value) {
    const references = [];
    const open = [[value, 'keywords']];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [current, mode] = next;
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .findReference */ .t3)(current);
        if (reference !== undefined)
            references.push(reference);
        (0,_grammar_js__WEBPACK_IMPORTED_MODULE_0__/* .visitParts */ .U6)(current, mode, (part, below) => open.push([part, below]));
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
                    groups.push(close(node, stack));
            }
            else if (used.index === -1)
                path.push(enter(used));
            else if (used.isOnStack)
                node.low = Math.min(node.low, used.index);
        }
    }
    return groups;
}
function close(root, stack) {
    const members = stack.splice(stack.indexOf(root));
    const isRecursive = members.length > 1 || root.uses.includes(root);
    for (const member of members) {
        member.isOnStack = false;
        member.isRecursive = isRecursive;
    }
    return members;
}


/***/ }),

/***/ 9615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ isBefore31),
/* harmony export */   FB: () => (/* binding */ findTarget),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   Wm: () => (/* binding */ resolveObject),
/* harmony export */   hd: () => (/* binding */ resolve),
/* harmony export */   t3: () => (/* binding */ findReference)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);
/* harmony import */ var _text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1357);


/** The reference that a value consists of, if it is one: `#/components/schemas/Pet`. */
function findReference(value) {
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !Object.hasOwn(value, '$ref'))
        return undefined;
    return typeof value['$ref'] === 'string' ? value['$ref'] : undefined;
}
/** What a reference inside the document names; undefined where it leads nowhere or out of the document. */
function findTarget(document, reference) {
    if (reference === '#')
        return document;
    if (!reference.startsWith('#/'))
        return undefined;
    const known = targets.get(document) ?? new Map();
    targets.set(document, known);
    const before = known.get(reference);
    if (before !== undefined)
        return before;
    const target = followPointer(document, reference);
    known.set(reference, target);
    return target;
}
/** A description is asked the same again and again, and not changed any more once it is asked. */
const targets = new WeakMap();
function followPointer(document, reference) {
    const pointer = reference.slice(1);
    if (!pointer.includes('%'))
        return (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, pointer);
    return (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeEscapes */ .zR)(pointer)) ?? (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, pointer);
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
        if (reference === undefined || !(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(current))
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
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(resolved) ? resolved : undefined;
}
const annotations = new Set([
    ...['title', 'summary', 'description', 'deprecated', 'readOnly', 'writeOnly'],
    ...['default', 'example', 'examples', 'externalDocs'],
]);
/** Something else than a schema: from 3.1 on a description may stand beside such a reference, and nothing else. */
const partReference = /^#\/(?:components\/(?!schemas\/)[^/]+|parameters|responses)\/[^/]+$|^#\/paths\/(?!.*\/schema(?:\/|$))/;
const haveSummaries = /^#\/components\/(?:examples|pathItems)\//;
/**
 * A target in the place of its reference, with what stood beside the `$ref`, as the versions of the standard say: up
 * to 3.0 it is ignored; from 3.1 on texts replace the target's own, and constraints of a schema apply as well.
 */
function overlay(document, target, reference) {
    if (isBefore31(document))
        return target;
    const beside = Object.entries(reference).filter(([key]) => key !== '$ref');
    const to = findReference(reference) ?? '';
    if (partReference.test(to)) {
        const kept = haveSummaries.test(to) ? ['summary', 'description'] : ['description'];
        const texts = beside.filter(([key]) => kept.includes(key));
        return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(target) && texts.length > 0 ? { ...target, ...Object.fromEntries(texts) } : target;
    }
    const isText = ([key]) => annotations.has(key) || key.startsWith('x-');
    const texts = Object.fromEntries(beside.filter(isText));
    const constraints = Object.fromEntries(beside.filter((entry) => !isText(entry)));
    if (Object.keys(constraints).length > 0)
        return { allOf: [target, constraints], ...texts };
    if (Object.keys(texts).length === 0)
        return target;
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(target) ? { ...target, ...texts } : { allOf: [target], ...texts };
}
/** Up to 3.0 whatever stands beside a `$ref` is ignored. */
function isBefore31(document) {
    const version = document['openapi'];
    return typeof version !== 'string' || version.startsWith('3.0');
}


/***/ }),

/***/ 6163:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Bn: () => (/* binding */ listRoutes),
/* harmony export */   Rm: () => (/* binding */ findItem),
/* harmony export */   d3: () => (/* binding */ isMethodKey),
/* harmony export */   uO: () => (/* binding */ quoteRoute),
/* harmony export */   vp: () => (/* binding */ listMethods)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3332);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9615);



/** The keys from the root to an operation. */
function placeOf({ path, key, item }) {
    return Object.hasOwn(item, key) ? ['paths', path, key] : ['paths', path, 'additionalOperations', key];
}
/** As messages name an operation: `GET /pets`, in backticks. */
function quoteRoute({ path, key }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`${key.toUpperCase()} ${path}`);
}
const pathKeywords = new Set([
    ...['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'],
]);
/** True for every key that the importer rightly takes for a method: also one that the standard does not know. */
function isMethodKey(key) {
    return !pathKeywords.has(key) && !key.startsWith('x-');
}
/** Every operation under `paths`, in the order of the document, OpenAPI 3.2's `additionalOperations` last of a path. */
function listRoutes(document) {
    const paths = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(document, 'paths');
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(paths))
        return [];
    return Object.entries(paths).flatMap(([path, value]) => {
        const item = path.startsWith('x-') ? undefined : findItem(document, value);
        if (item === undefined)
            return [];
        return listMethods(item).flatMap(([key, operation]) => (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(operation) ? [{ path, key, operation, item }] : []);
    });
}
/** A path item with what its `$ref` names; its own members win, as most tools have it. */
function findItem(document, value) {
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return undefined;
    if (!Object.hasOwn(value, '$ref'))
        return value;
    const target = (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveObject */ .Wm)(document, { $ref: value['$ref'] ?? '' });
    if (target === undefined)
        return undefined;
    const own = Object.entries(value).filter(([key]) => key !== '$ref');
    return { ...target, ...Object.fromEntries(own) };
}
/** The operations of a path item by their keys. */
function listMethods(item) {
    const additional = item['additionalOperations'];
    const direct = Object.entries(item).filter(([key]) => isMethodKey(key));
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(additional))
        return direct;
    return [...direct, ...Object.entries(additional).filter(([key]) => !Object.hasOwn(item, key))];
}


/***/ }),

/***/ 1666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ foldTexts)
/* harmony export */ });
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


/***/ }),

/***/ 1559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refuses),
/* harmony export */   w: () => (/* binding */ warns)
/* harmony export */ });
/* harmony import */ var _text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1357);

/** A finding that stops the import. `at`: the keys from the root to what it is about. */
function refuses(rule, at, message) {
    return { severity: 'error', rule, message, pointer: (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(at) };
}
/** A finding that a person should know of, and that stops nothing. */
function warns(rule, at, message) {
    return { severity: 'warning', rule, message, pointer: (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(at) };
}


/***/ }),

/***/ 3332:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Nk: () => (/* binding */ setMember),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   gz: () => (/* binding */ findMember)
/* harmony export */ });
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


/***/ }),

/***/ 1357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ findStep),
/* harmony export */   Wr: () => (/* binding */ renderPointer),
/* harmony export */   ko: () => (/* binding */ unescapeToken),
/* harmony export */   tj: () => (/* binding */ escapeToken),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   wR: () => (/* binding */ findByPointer),
/* harmony export */   zR: () => (/* binding */ decodeEscapes)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);

/** One reference token, escaped. @see RFC 6901, section 3 */
function escapeToken(token) {
    return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}
/** The opposite of `escapeToken`: `~1` first, so that `~01` stays `~1`. */
function unescapeToken(token) {
    return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}
/** Percent escapes read; text that holds a percent sign of its own stays as it is. */
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
    for (const token of tokens)
        value = value === undefined ? undefined : findStep(value, token);
    return value;
}
/** One token further: an item by its index, an own member by its key. */
function findStep(value, token) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(value, token);
}


/***/ })

};
