export const id = 988;
export const ids = [988];
export const modules = {

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
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1357);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9615);


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
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(discriminator))
        return schema;
    const mapping = (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(discriminator['mapping']) ? discriminator['mapping'] : {};
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
    const { components, definitions = {} } = document;
    const schemas = (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(components, 'schemas') ?? {};
    for (const [prefix, group] of Object.entries({ [schemasPrefix]: schemas, '#/definitions/': definitions })) {
        for (const [name, schema] of (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(group) ? Object.entries(group) : []) {
            for (const reference of listReferences((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(schema, 'allOf'))) {
                const known = heirs.get(reference);
                if (known === undefined)
                    heirs.set(reference, [prefix + name]);
                else
                    known.push(prefix + name);
            }
        }
    }
    return heirs;
}
/** The references that stand in a list of schemas. */
function listReferences(list) {
    return (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list) ? list.flatMap((entry) => (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .findReference */ .t3)(entry) ?? []) : [];
}
function nameOf(reference) {
    if (!reference.startsWith(schemasPrefix))
        return undefined;
    const name = reference.slice(schemasPrefix.length);
    return name.includes('/') ? undefined : (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .unescapeToken */ .ko)((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(name));
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
/* harmony export */   U6: () => (/* binding */ visitParts),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   ZS: () => (/* binding */ isStandardMethod),
/* harmony export */   jg: () => (/* binding */ modeBelow),
/* harmony export */   kp: () => (/* binding */ componentSections),
/* harmony export */   xc: () => (/* binding */ mapParts)
/* harmony export */ });
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);
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
/** A path item stays where it is named, even where there is a section for it. */
function listComponents(...without) {
    const all = Object.entries(components).filter(([, { kind }]) => kind !== 'pathItem' && !without.includes(kind));
    return new Map(all.map(([name, { kind }]) => [kind, ['components', name]]));
}
/** The keys from the root to where shared objects live, by their kind, as far as a version has a place for them. */
const sections = {
    '2.0': new Map([
        ['schema', ['definitions']],
        ['response', ['responses']],
        ['parameter', ['parameters']],
    ]),
    '3.0': listComponents('mediaType'),
    '3.1': listComponents('mediaType'),
    '3.2': listComponents(),
};
/** The grammar again, without kinds: no keyword holds names in one kind of object and keywords in another. */
const holdNames = new Set([
    ...Object.values(grammar).flatMap((keys) => Object.keys(keys).filter((key) => keys[key]?.named === true)),
    ...['paths', 'responses', 'variables', '$heirs'],
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
/**
 * One step down, for all who walk through a description: calls `replace` for everything below a value that is no plain
 * data. The same object where nothing was replaced.
 */
function mapParts(value, mode, replace) {
    if ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapList */ .bb)(value, (entry) => replace(entry, mode, undefined));
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapMembers */ .Mz)(value, (member, key) => {
        const below = modeOf(mode, key, member);
        return below === 'data' ? member : replace(member, below, key);
    });
}
/** The same for who only looks; texts and numbers are passed over. */
function visitParts(value, mode, visit) {
    if ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value)) {
        for (const entry of value)
            if (typeof entry === 'object' && entry !== null)
                visit(entry, mode, undefined);
        return;
    }
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
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
    return mode === 'names' ? 'keywords' : modeBelow(key, (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(member));
}


/***/ }),

/***/ 263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ writeHeirs),
/* harmony export */   X: () => (/* binding */ heirsKeyword)
/* harmony export */ });
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3332);
/* harmony import */ var _discriminator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7590);
/* harmony import */ var _grammar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9003);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9615);




/** Not of any standard: under it stands, for the comparison alone, what may be sent in a schema's place. */
const heirsKeyword = '$heirs';
/**
 * The document with, in each schema that has a `discriminator` and no alternatives, what the schemas add that build on
 * it with `allOf`, by the values that choose them: nothing else leads from it to them. It is the same wherever the
 * schema is written out, since then the `discriminator` names them.
 */
function writeHeirs(document) {
    const heirs = (0,_discriminator_js__WEBPACK_IMPORTED_MODULE_0__/* .listHeirs */ .oE)(document);
    const bases = new Map([...heirs.keys()].flatMap(($ref) => {
        const base = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveObject */ .Wm)(document, { $ref });
        return base?.['discriminator'] === undefined ? [] : [[base, listLine(heirs, $ref)]];
    }));
    if (bases.size === 0)
        return document;
    const write = (part, mode) => {
        const written = (0,_grammar_js__WEBPACK_IMPORTED_MODULE_2__/* .mapParts */ .xc)(part, mode, write);
        if (mode !== 'keywords' || !(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(part) || !(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(written))
            return written;
        const found = findHeirs(document, part, bases.get(part) ?? new Set());
        return Object.keys(found).length === 0 ? written : { ...written, [heirsKeyword]: found };
    };
    return write(document, 'keywords');
}
/** Most of those that a schema leads to through others: each base in a long line would have all behind it. */
const lineLimit = 1_000;
/** Those that build on a schema, and those that build on them. */
function listLine(heirs, reference) {
    const line = new Set(heirs.get(reference));
    for (const heir of line) {
        if (line.size < lineLimit)
            for (const next of heirs.get(heir) ?? [])
                line.add(next);
    }
    return line;
}
function findHeirs(document, schema, line) {
    const references = [...line];
    const { discriminator, oneOf, anyOf } = schema;
    if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined)
        return {};
    const mapping = typeof discriminator === 'string'
        ? // Swagger 2.0 has the name of the field alone.
            Object.fromEntries(references.map(($ref) => [$ref.slice($ref.lastIndexOf('/') + 1), $ref]))
        : (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_3__/* .findMember */ .gz)((0,_discriminator_js__WEBPACK_IMPORTED_MODULE_0__/* .nameAlternatives */ .uH)(schema, references)['discriminator'], 'mapping');
    const named = Object.entries((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(mapping) ? mapping : {}).map(([value, name]) => {
        const reference = typeof name === 'string' ? name : '';
        const $ref = (0,_discriminator_js__WEBPACK_IMPORTED_MODULE_0__/* .isReference */ .A_)(reference) ? reference : `#/components/schemas/${reference}`;
        return [value, findOwn(document, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveObject */ .Wm)(document, { $ref }) ?? {}, line)];
    });
    return Object.fromEntries(named);
}
/** What a schema adds to those that it builds on. */
function findOwn(document, heir, line) {
    const { allOf } = heir;
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(allOf))
        return heir;
    const isBase = (part) => {
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .findReference */ .t3)(part);
        if (reference === undefined)
            return false;
        return line.has(reference) || (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveObject */ .Wm)(document, part)?.['discriminator'] !== undefined;
    };
    return { ...heir, allOf: allOf.filter((part) => !isBase(part)) };
}


/***/ }),

/***/ 2261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createDigest)
});

// EXTERNAL MODULE: ./src/openapi/document/digest.ts
var digest = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/openapi/document/circles.ts



/** How many references deep recursive values are compared: enough to bring a difference around the longest real circle. */
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
function findEdges(target, graph) {
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
    return edges;
}

// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
;// CONCATENATED MODULE: ./src/openapi/document/meaning.ts







const documentation = new Set([
    ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
]);
/** To say that these are false is to say nothing. */
const flags = new Set(['required', 'deprecated', 'nullable', 'readOnly', 'writeOnly', 'uniqueItems']);
const sets = new Set(['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf', 'tags']);
/** Zero stands for nothing to tell; each kind of value has a number that no other can be taken for. */
const object = 2;
const list = 3;
const set = 4;
function createDigest(document, graph, view) {
    const digests = new Map();
    const subject = { document, graph, view, digests, shapes: new Map(), isShape: false };
    const heirs = (0,discriminator/* listHeirs */.oE)(document);
    for (const group of graph.groups) {
        const own = group.map(({ value, reference }) => {
            const named = (0,json/* isJsonObject */.OW)(value) ? (0,discriminator/* nameAlternatives */.uH)(value, heirs.get(reference) ?? []) : value;
            return meaning_digest(subject, named, 'keywords');
        });
        const found = group[0]?.isRecursive === true ? digestCircle(group, own, graph) : own;
        for (const [index, target] of group.entries())
            digests.set(target, found[index] ?? 0);
    }
    return (value, mode) => meaning_digest(subject, value, mode);
}
function meaning_digest(subject, value, mode) {
    if (value === undefined)
        return 0;
    if ((0,json/* isArray */.cy)(value))
        return digestList(subject, value, mode);
    if ((0,json/* isJsonObject */.OW)(value))
        return digestObject(subject, value, mode);
    if (!isTold(subject, mode))
        return 0;
    return (0,digest/* mix */.jh)(typeof value === 'string' ? 5 : 6, (0,digest/* hashText */.qj)(String(value)));
}
function isTold({ view }, mode) {
    return view === 'meaning' || mode === 'data';
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
            sum = (0,digest/* add */.WQ)(sum, (0,digest/* mix */.jh)((0,digest/* hashText */.qj)(key), part));
    }
    return sum !== 0 || isTold(subject, mode) ? (0,digest/* mix */.jh)(object, sum) : 0;
}
function digestKeyword(subject, key, member) {
    if (documentation.has(key))
        return subject.view === 'documentation' ? digestText(subject, member, key) : 0;
    if (member === false && flags.has(key))
        return 0;
    const isList = (0,json/* isArray */.cy)(member);
    const below = (0,grammar/* modeBelow */.jg)(key, isList);
    if (below === 'data' && subject.view !== 'meaning')
        return 0;
    if (key === 'mapping' && (0,json/* isJsonObject */.OW)(member))
        return digestMapping(subject, member);
    return isList && sets.has(key) ? digestSet(subject, member, below) : meaning_digest(subject, member, below);
}
/** Which value chooses which schema; the schema by what it looks like, so that a renamed one stays the same. */
function digestMapping(subject, mapping) {
    return Object.entries(mapping).reduce((sum, [value, schema]) => {
        const chosen = typeof schema === 'string' && !subject.isShape ? digestShape(subject, schema) : 1;
        return (0,digest/* add */.WQ)(sum, (0,digest/* mix */.jh)((0,digest/* hashText */.qj)(value), chosen));
    }, 7);
}
function digestShape(subject, schema) {
    const reference = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
    const target = subject.graph.find(reference);
    if (target === undefined)
        return (0,digest/* hashText */.qj)(schema);
    const shape = subject.shapes.get(target) ?? (0,digest/* mix */.jh)(8, meaning_digest({ ...subject, isShape: true }, target.value, 'keywords'));
    subject.shapes.set(target, shape);
    return shape;
}
function digestText(subject, text, key) {
    if (key !== 'examples' || !(0,json/* isJsonObject */.OW)(text))
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
        return view === 'meaning' ? (0,digest/* hashText */.qj)(reference) : 0;
    const known = digests.get(target) ?? 0;
    if (Object.keys(value).length === 1)
        return known;
    if (!target.isRecursive)
        return meaning_digest(subject, (0,document_reference/* overlay */.Lw)(document, target.value, value), 'keywords');
    const beside = meaning_digest(subject, (0,document_reference/* overlay */.Lw)(document, {}, value), 'keywords');
    return beside === meaning_digest(subject, {}, 'keywords') ? known : (0,digest/* mix */.jh)(known, beside);
}


/***/ }),

/***/ 29:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ mapMembers),
/* harmony export */   bb: () => (/* binding */ mapList),
/* harmony export */   p5: () => (/* binding */ omitMembers)
/* harmony export */ });
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);

/** Like `map`, but the same list where no entry changed: what did not change keeps its identity. */
function mapList(list, replace) {
    const replaced = list.map((entry) => replace(entry));
    return replaced.every((entry, index) => entry === list[index]) ? list : replaced;
}
/** The same for the members of an object, in their order. */
function mapMembers(value, replace) {
    // Most members stay as they are: nothing is copied before the first that does not.
    let next;
    for (const key of Object.keys(value)) {
        const member = value[key];
        const replaced = replace(member, key);
        if (replaced === member)
            continue;
        next ??= { ...value };
        (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .setMember */ .Nk)(next, key, replaced);
    }
    return next ?? value;
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
/* harmony export */   Oq: () => (/* binding */ findNameKey),
/* harmony export */   zt: () => (/* binding */ columnWidth)
/* harmony export */ });
/* unused harmony export deriveName */
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
        const operationId = (0,_free_name_js__WEBPACK_IMPORTED_MODULE_0__/* .findFreeName */ .r)(deriveName(route.key, route.path), (name) => taken.has(name));
        taken.add(operationId);
        return { name: operationId, rename: { operationId } };
    });
}
/** `getUsersById` for `GET /users/{id}`. */
function deriveName(method, path) {
    const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? ['root'];
    const verb = method.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    return shorten(verb + words.map(capitalise).join(''));
}
/** With room for a number behind it; what is cut stays told apart by a digest of the whole. */
function shorten(name) {
    const width = columnWidth - 7;
    if (name.length <= width)
        return name;
    // A pair of surrogates is one character: half of one is no text.
    const kept = name.slice(0, width - 12).replace(/[\uD800-\uDBFF]$/, '');
    return `${kept}_${(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDigest */ .LN)((0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .hashText */ .qj)(name))}`;
}
function planOwn(route) {
    const { operation } = route;
    const name = findName(operation);
    const { operationId: id } = operation;
    // What its author has named must be mended by its author: others refer to it by that name.
    if (isNamed(id))
        return { name: typeof id === 'string' ? id : JSON.stringify(id) };
    if (typeof name !== 'string' || !isNamed(name) || name.length > columnWidth)
        return undefined;
    // A text of the path that moves into the operation must not become the name of several.
    return name === findName({ ...operation, ...(0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .foldTexts */ .a)(operation, route.item) }) ? { name } : undefined;
}
function isNamed(id) {
    return typeof id === 'string' ? id.trim() !== '' : id !== undefined && id !== null;
}
const nameKeys = ['operationId', 'name', 'summary', 'description'];
/** The key that names an operation, as the importer chooses: the first that is there, whatever it holds. */
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

/***/ 2378:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createReferenceGraph)
/* harmony export */ });
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3332);
/* harmony import */ var _grammar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9003);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9615);



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
        const value = (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .findTarget */ .FB)(document, reference);
        if (value === undefined)
            return undefined;
        const node = ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) ? byValue.get(value) : undefined) ?? {
            ...{ reference, value, uses: [], isRecursive: false },
            ...{ index: -1, low: -1, isOnStack: false },
        };
        byReference.set(reference, node);
        if ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
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
    const groups = [definitions, ...((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(components) ? Object.values(components) : [])];
    return [rest, ...groups.flatMap((group) => ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(group) ? Object.values(group) : []))];
}
/** The references below a value, without following them. A loop, not a recursion: descriptions nest deeply. */
function collectReferences(value) {
    const references = [];
    const open = [[value, 'keywords']];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [current, mode] = next;
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .findReference */ .t3)(current);
        if (reference !== undefined)
            references.push(reference);
        (0,_grammar_js__WEBPACK_IMPORTED_MODULE_2__/* .visitParts */ .U6)(current, mode, (part, below) => open.push([part, below]));
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
/* harmony export */   $Y: () => (/* binding */ keptTexts),
/* harmony export */   Ee: () => (/* binding */ isBefore31),
/* harmony export */   FB: () => (/* binding */ findTarget),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   Wm: () => (/* binding */ resolveObject),
/* harmony export */   hd: () => (/* binding */ resolve),
/* harmony export */   t3: () => (/* binding */ findReference)
/* harmony export */ });
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1357);

/** The reference that a value consists of, if it is one: `#/components/schemas/Pet`. */
function findReference(value) {
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) || !Object.hasOwn(value, '$ref'))
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
    const pointer = reference.slice(1);
    const target = (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeEscapes */ .zR)(pointer)) ?? (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, pointer);
    known.set(reference, target);
    return target;
}
/** A description is asked the same again and again, and not changed any more once it is asked. */
const targets = new WeakMap();
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
        if (reference === undefined || !(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(current))
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
    return (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(resolved) ? resolved : undefined;
}
const annotations = new Set([
    ...['title', 'summary', 'description', 'deprecated', 'readOnly', 'writeOnly'],
    ...['default', 'example', 'examples', 'externalDocs'],
]);
/** Something other than a schema: from 3.1 on a description may stand beside such a reference, and nothing else. */
const partReference = /^#\/(?:components\/(?!schemas\/)[^/]+|parameters|responses)\/[^/]+$|^#\/paths\/(?!.*\/schema(?:\/|$))/;
const haveSummaries = /^#\/components\/(?:examples|pathItems)\//;
/** Up to 3.0 nothing counts beside a `$ref`; these texts are kept all the same, for an assistant has little else. */
const keptTexts = new Set([
    'description',
    'summary',
    'title',
    'example',
    'default',
]);
/**
 * A target in the place of its reference, with what stood beside the `$ref`: texts replace the target's own. As the
 * versions of the standard say, constraints of a schema apply as well from 3.1 on, and are ignored before.
 */
function overlay(document, target, reference) {
    const isBefore = isBefore31(document);
    const beside = Object.entries(reference).filter(([key]) => key !== '$ref' && (!isBefore || keptTexts.has(key)));
    if (beside.length === 0)
        return target;
    const to = findReference(reference) ?? '';
    if (partReference.test(to)) {
        const kept = haveSummaries.test(to) ? ['summary', 'description'] : ['description'];
        const texts = beside.filter(([key]) => kept.includes(key));
        return (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(target) && texts.length > 0 ? { ...target, ...Object.fromEntries(texts) } : target;
    }
    const isText = ([key]) => annotations.has(key) || key.startsWith('x-');
    const texts = Object.fromEntries(beside.filter(isText));
    const constraints = Object.fromEntries(beside.filter((entry) => !isText(entry)));
    if (Object.keys(constraints).length > 0)
        return { allOf: [target, constraints], ...texts };
    if (Object.keys(texts).length === 0)
        return target;
    return (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(target) ? { ...target, ...texts } : { allOf: [target], ...texts };
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
/* harmony export */   LU: () => (/* binding */ mapOperations),
/* harmony export */   Rm: () => (/* binding */ findItem),
/* harmony export */   d3: () => (/* binding */ isMethodKey),
/* harmony export */   uO: () => (/* binding */ quoteRoute),
/* harmony export */   vp: () => (/* binding */ listMethods)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3332);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9615);




/** The keys from the root to an operation. */
function placeOf({ path, key, item }) {
    return Object.hasOwn(item, key) ? ['paths', path, key] : ['paths', path, 'additionalOperations', key];
}
/** As messages name an operation: `GET /pets`, in backticks. */
function quoteRoute({ path, key }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${key.toUpperCase()} ${path}`);
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
    const paths = (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .gz)(document, 'paths');
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(paths))
        return [];
    return Object.entries(paths).flatMap(([path, value]) => {
        const item = path.startsWith('x-') ? undefined : findItem(document, value);
        if (item === undefined)
            return [];
        return listMethods(item).flatMap(([key, operation]) => (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(operation) ? [{ path, key, operation, item }] : []);
    });
}
/** A path item with what its `$ref` names; its own members win, as most tools have it. */
function findItem(document, value) {
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return undefined;
    if (!Object.hasOwn(value, '$ref'))
        return value;
    const target = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveObject */ .Wm)(document, { $ref: value['$ref'] ?? '' });
    if (target === undefined)
        return undefined;
    const own = Object.entries(value).filter(([key]) => key !== '$ref');
    return { ...target, ...Object.fromEntries(own) };
}
/** The operations of a path item by their keys. */
function listMethods(item) {
    const additional = item['additionalOperations'];
    const direct = Object.entries(item).filter(([key]) => isMethodKey(key));
    if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(additional))
        return direct;
    return [...direct, ...Object.entries(additional).filter(([key]) => !Object.hasOwn(item, key))];
}
/** The document with each operation under `paths` replaced; the same object where none was. */
function mapOperations(document, replace) {
    const replaceOperation = (operation) => (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(operation) ? replace(operation) : operation;
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(document, (paths, key) => {
        if (key !== 'paths' || !(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(paths))
            return paths;
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(paths, (item) => ((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(item) ? (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(item, replaceOperation) : item));
    });
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

/***/ 4670:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listOperations),
/* harmony export */   n: () => (/* binding */ listParameters)
/* harmony export */ });
/* harmony import */ var _document_digest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5240);
/* harmony import */ var _text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3332);
/* harmony import */ var _document_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29);
/* harmony import */ var _document_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7866);
/* harmony import */ var _document_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9615);
/* harmony import */ var _document_reference_graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2378);
/* harmony import */ var _document_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6163);
/* harmony import */ var _document_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1666);
/* harmony import */ var _document_heirs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(263);
/* harmony import */ var _document_meaning_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2261);










/**
 * The operations of a description in its order, each with digests that tell which of its parts changed.
 * @param digests `now` lets go of the document, so that of two versions only one is in memory; `later` makes them when
 *   they are asked for, as most descriptions are read to be sent, and compared with none
 */
function listOperations(document, digests = 'later') {
    const routes = (0,_document_route_js__WEBPACK_IMPORTED_MODULE_0__/* .listRoutes */ .Bn)(document);
    const names = (0,_document_names_js__WEBPACK_IMPORTED_MODULE_1__/* .planNames */ .AO)(routes);
    let fingerprint;
    const tellApart = (index, name) => {
        fingerprint ??= createFingerprint(document);
        return fingerprint(index, name);
    };
    return routes.map((route, index) => {
        const name = names[index]?.name ?? '';
        const named = nameOperation(route, name);
        if (digests === 'now')
            return { ...named, fingerprints: tellApart(index, name) };
        let fingerprints;
        return {
            ...named,
            get fingerprints() {
                return (fingerprints ??= tellApart(index, name));
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
        ...(isPhasedOut(operation) && { isPhasedOut: true }),
    };
}
/**
 * A day that is not over yet was promised. The header `Sunset` (RFC 8594) is documented where an answer carries it; its
 * value is not.
 */
function isPhasedOut({ deprecated, 'x-sunset': sunset, responses }) {
    if (typeof sunset === 'string')
        return Date.parse(sunset) <= Date.now();
    if (deprecated === true)
        return true;
    const answers = Object.values((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(responses));
    return answers.some((answer) => (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(answer, 'headers'), 'Sunset') !== undefined);
}
/** How an operation is told from that of another version, for one document. */
function createFingerprint(read) {
    const document = (0,_document_heirs_js__WEBPACK_IMPORTED_MODULE_3__/* .writeHeirs */ .$)(read);
    const graph = (0,_document_reference_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .createReferenceGraph */ .e)(document);
    const meaning = (0,_document_meaning_js__WEBPACK_IMPORTED_MODULE_5__/* .createDigest */ .P)(document, graph, 'meaning');
    const documentation = (0,_document_meaning_js__WEBPACK_IMPORTED_MODULE_5__/* .createDigest */ .P)(document, graph, 'documentation');
    const { components, consumes = false, produces = false, security = false, securityDefinitions } = document;
    const schemes = meaning((0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(components, 'securitySchemes') ?? securityDefinitions, 'names');
    const routes = (0,_document_route_js__WEBPACK_IMPORTED_MODULE_0__/* .listRoutes */ .Bn)(document);
    return (index, name) => {
        const route = routes[index] ?? { path: '', key: '', operation: {}, item: {} };
        const { operation, item } = route;
        const parameters = listParameters(document, route).map(({ place, name, value }) => [
            `${place} ${name}`,
            value,
        ]);
        const whole = {
            ...{ consumes, produces, security },
            ...(0,_document_members_js__WEBPACK_IMPORTED_MODULE_6__/* .omitMembers */ .p5)(operation, (key) => key.startsWith('x-') || toldApart.has(key)),
            ...(0,_document_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .foldTexts */ .a)(operation, item),
            parameters: Object.fromEntries(parameters),
        };
        const unread = (0,_document_members_js__WEBPACK_IMPORTED_MODULE_6__/* .omitMembers */ .p5)({ ...item, ...operation }, (key) => !key.startsWith('x-') && key !== 'tags');
        return {
            meaning: [(0,_document_digest_js__WEBPACK_IMPORTED_MODULE_8__/* .hashText */ .qj)(name), schemes, meaning(whole, 'keywords')].reduce(_document_digest_js__WEBPACK_IMPORTED_MODULE_8__/* .mix */ .jh),
            servers: digestServers(document, route, meaning),
            reading: (0,_document_digest_js__WEBPACK_IMPORTED_MODULE_8__/* .mix */ .jh)(documentation(whole, 'keywords'), meaning(unread, 'keywords')),
        };
    };
}
const toldApart = new Set(['operationId', 'tags', 'servers', 'schemes']);
/** The parameters that apply to an operation: its own, and those of its path that it does not override. */
function listParameters(document, { operation, item }) {
    const byPlace = new Map();
    for (const list of [item['parameters'], operation['parameters']]) {
        if (!(0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(list))
            continue;
        for (const [index, value] of list.entries()) {
            const parameter = (0,_document_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveObject */ .Wm)(document, value) ?? {};
            const place = typeof parameter['in'] === 'string' ? parameter['in'] : '';
            const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
            byPlace.set(`${place} ${name}`, { place, name, value });
        }
    }
    return [...byPlace.values()];
}
function digestServers(document, { operation, item }, meaning) {
    const lists = [operation['servers'], item['servers'], document['servers']];
    const servers = lists.find((list) => (0,_text_tree_door_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(list) && list.length > 0) ?? [{ url: '/' }];
    const { host = false, basePath = false } = document;
    const schemes = operation['schemes'] ?? document['schemes'] ?? false;
    return (0,_document_digest_js__WEBPACK_IMPORTED_MODULE_8__/* .mix */ .jh)(meaning(servers, 'keywords'), meaning([host, basePath, schemes], 'data'));
}


/***/ }),

/***/ 1911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ upgrade)
});

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var route = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var reference = __webpack_require__(9615);
;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-parameter.ts


/** What Swagger 2.0 writes beside the name of a parameter or header, and 3.0 into its schema. */
const schemaKeywords = new Set([
    ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems', 'x-nullable'],
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
    if (!(0,json/* isJsonObject */.OW)(parameter))
        return parameter;
    const { collectionFormat, schema, ...rest } = parameter;
    return {
        ...(0,members/* omitMembers */.p5)(rest, (key) => schemaKeywords.has(key)),
        ...(rest['in'] === 'path' && { required: true }),
        ...(rest['type'] === 'array' && styleOf(collectionFormat, rest['in'])),
        schema: schema ?? (0,members/* omitMembers */.p5)(rest, (key) => !schemaKeywords.has(key)),
    };
}
/**
 * The request body that stands for parameters in the body or in a form; undefined for none.
 * @param consumes the media types of the operation
 */
function upgradeBody(parameters, consumes) {
    const all = parameters.filter(json/* isJsonObject */.OW);
    const body = all.find((parameter) => parameter['in'] === 'body');
    if (body === undefined)
        return all.length > 0 ? upgradeForm(all, consumes) : undefined;
    const { schema, description, required } = body;
    const types = consumes.length > 0 ? consumes : ['application/json'];
    return {
        ...(description !== undefined && { description }),
        content: Object.fromEntries(types.map((type) => [type, schema === undefined ? {} : { schema }])),
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
    const encodings = lists.map((field) => [nameOf(field), styleOf(field['collectionFormat'], 'formData')]);
    const media = {
        schema: {
            type: 'object',
            properties: Object.fromEntries(fields.map((field) => [nameOf(field), (0,members/* omitMembers */.p5)(field, isLeftOut)])),
            ...(required.length > 0 && { required }),
        },
        ...(encodings.length > 0 && { encoding: Object.fromEntries(encodings) }),
    };
    return {
        content: Object.fromEntries(types.map((type) => [type, media])),
        ...(required.length > 0 && { required: true }),
    };
}
/** What the property of a form's schema does not say that a form parameter becomes. */
function isLeftOut(key) {
    return !schemaKeywords.has(key) && key !== 'description' && !key.startsWith('x-');
}
function nameOf({ name }) {
    return typeof name === 'string' ? name : '';
}
const styles = {
    multi: { style: 'form', explode: true },
    ssv: { style: 'spaceDelimited', explode: false },
    pipes: { style: 'pipeDelimited', explode: false },
};
/** How the entries of a list are written: Swagger 2.0's default is commas, 3.0's depends on the place. */
function styleOf(format, place) {
    if (place !== 'query' && place !== 'formData')
        return { style: 'simple', explode: false };
    return (typeof format === 'string' ? styles[format] : undefined) ?? { style: 'form', explode: false };
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
function readServers({ host: given, basePath, schemes }) {
    // Some people write the scheme as well.
    const host = trim(given).replace(/^[a-z]+:\/\//i, '');
    const path = trim(basePath).replace(/^(?=[^/])/, '/');
    if (host === '')
        return path === '' ? [] : [{ url: path }];
    const isPlain = host.endsWith(':80');
    const order = isPlain ? preferredOn80 : preferred;
    const listed = (0,json/* isArray */.cy)(schemes) ? schemes.filter((scheme) => typeof scheme === 'string') : [];
    if (listed.length === 0)
        return [{ url: `${isPlain ? 'http:' : ''}//${host}${path}` }];
    return listed
        .toSorted((one, other) => order.indexOf(other) - order.indexOf(one))
        .map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}
function trim(value) {
    return typeof value === 'string' ? value.trim().replace(/\/+$/, '') : '';
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
    const types = listTypes(produces ?? document['produces']);
    const upgradeAnswer = (response, status) => status.startsWith('x-') ? response : upgradeResponse(response, types);
    return {
        ...rest,
        ...(servers.length > 0 && { servers }),
        ...(others.length > 0 && { parameters: others }),
        ...(body !== undefined && { requestBody: body }),
        ...(responses !== undefined && {
            responses: (0,json/* isJsonObject */.OW)(responses) ? (0,members/* mapMembers */.Mz)(responses, upgradeAnswer) : responses,
        }),
    };
    function upgradeOnce(parameter) {
        const upgraded = known.get(parameter) ?? upgradeParameter(parameter);
        known.set(parameter, upgraded);
        return upgraded;
    }
}
/** @param produces the media types of the operation; none stands for any */
function upgradeResponse(response, produces) {
    if (!(0,json/* isJsonObject */.OW)(response) || (0,reference/* findReference */.t3)(response) !== undefined)
        return response;
    const { description = '', schema, examples, headers, ...rest } = response;
    const samples = (0,json/* membersOf */.lS)(examples);
    const types = schema === undefined ? [] : produces.length > 0 ? produces : ['*/*'];
    const contents = [...new Set([...types, ...Object.keys(samples)])].map((type) => [
        type,
        {
            ...(schema !== undefined && { schema }),
            ...(Object.hasOwn(samples, type) && { example: samples[type] ?? null }),
        },
    ]);
    return {
        description,
        ...((0,json/* isJsonObject */.OW)(headers) && { headers: (0,members/* mapMembers */.Mz)(headers, upgradeParameter) }),
        ...(contents.length > 0 && { content: Object.fromEntries(contents) }),
        ...rest,
    };
}
/** The media types of `consumes` or `produces`; a single text stands for a list of one. */
function listTypes(value) {
    return [value ?? []].flat().filter((type) => typeof type === 'string');
}

// EXTERNAL MODULE: ./src/text-tree/pointer.ts
var pointer = __webpack_require__(1357);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-schema.ts


/**
 * The schemas of a document as 3.0 writes them, and every reference to a part of Swagger 2.0 led to where 3.0 has it.
 * @param names new names of definitions by the old ones
 */
function upgradeSchemas(document, names) {
    // What is one object in several places stays one.
    const known = new Map();
    return (0,grammar/* mapParts */.xc)(document, 'keywords', upgradePart);
    function upgradePart(part, mode, key) {
        if (key === '$ref' && typeof part === 'string')
            return upgradeReference(part, names);
        if (!(0,json/* isJsonObject */.OW)(part) || mode !== 'keywords')
            return (0,grammar/* mapParts */.xc)(part, mode, upgradePart);
        const upgraded = known.get(part) ?? upgradeKeywords((0,grammar/* mapParts */.xc)(part, mode, upgradePart));
        known.set(part, upgraded);
        return upgraded;
    }
}
function upgradeReference(reference, names) {
    const [, name, rest = ''] = /^#\/definitions\/([^/]*)(.*)$/s.exec(reference) ?? [];
    if (name === undefined)
        return reference.replace(/^#\/responses\//, '#/components/responses/');
    const clean = names.get((0,pointer/* unescapeToken */.ko)((0,pointer/* decodeEscapes */.zR)(name))) ?? names.get((0,pointer/* unescapeToken */.ko)(name)) ?? name;
    return `#/components/schemas/${clean}${rest}`;
}
function upgradeKeywords(schema) {
    const { discriminator, type, items, 'x-nullable': nullable } = schema;
    const changes = {
        ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
        ...(type === 'file' && { type: 'string', format: 'binary' }),
        // For the entries of a list, one by one: 3.0 has one schema for all of them.
        ...((0,json/* isArray */.cy)(items) && { items: items.length > 1 ? { anyOf: items } : (items[0] ?? {}) }),
        ...(nullable === true && schema['nullable'] === undefined && { nullable }),
    };
    return Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
}

;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade.ts







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
function upgrade(document) {
    const known = new Map();
    const kept = (0,members/* omitMembers */.p5)(document, (key) => replaced.has(key));
    const root = (0,route/* mapOperations */.LU)(kept, (operation) => upgradeOperation(operation, document, known));
    const servers = readServers(document);
    const names = planCleanNames((0,json/* membersOf */.lS)(document['definitions']));
    const components = upgradeComponents(document, names);
    const upgraded = {
        openapi: version,
        ...root,
        ...(servers.length > 0 && { servers }),
        ...(Object.keys(components).length > 0 && { components }),
    };
    return upgradeSchemas(upgraded, names);
}
/** Up to 2.0 a name may hold any character; new ones where it does: `List«Pet»` becomes `List_Pet_`. */
function planCleanNames(definitions) {
    const renames = new Map();
    const taken = new Set(Object.keys(definitions));
    for (const name of Object.keys(definitions).filter((key) => /[^a-zA-Z0-9._-]/.test(key))) {
        const free = (0,free_name/* findFreeName */.r)(name.replace(/[^a-zA-Z0-9._-]+/g, '_'), (other) => taken.has(other));
        taken.add(free);
        renames.set(name, free);
    }
    return renames;
}
/** Some descriptions have `components` already, which the standard of 2.0 does not know. */
function upgradeComponents(document, names) {
    const produces = listTypes(document['produces']);
    const definitions = Object.entries((0,json/* membersOf */.lS)(document['definitions']));
    const groups = {
        schemas: Object.fromEntries(definitions.map(([name, schema]) => [names.get(name) ?? name, schema])),
        responses: (0,members/* mapMembers */.Mz)((0,json/* membersOf */.lS)(document['responses']), (response) => upgradeResponse(response, produces)),
        securitySchemes: (0,members/* mapMembers */.Mz)((0,json/* membersOf */.lS)(document['securityDefinitions']), upgradeScheme),
    };
    const own = (0,json/* membersOf */.lS)(document['components']);
    const merged = {
        ...own,
        ...(0,members/* mapMembers */.Mz)(groups, (group, kind) => ({ ...(0,json/* membersOf */.lS)(own[kind]), ...(0,json/* membersOf */.lS)(group) })),
    };
    return (0,members/* omitMembers */.p5)(merged, (kind) => Object.keys((0,json/* membersOf */.lS)(merged[kind])).length === 0);
}
function upgradeScheme(scheme) {
    if (!(0,json/* isJsonObject */.OW)(scheme))
        return scheme;
    if (scheme['type'] === 'basic')
        return { ...scheme, type: 'http', scheme: 'basic' };
    const { flow, authorizationUrl, tokenUrl, scopes = {}, ...rest } = scheme;
    if (scheme['type'] !== 'oauth2' || typeof flow !== 'string')
        return scheme;
    const described = {
        ...(authorizationUrl !== undefined && { authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenUrl }),
        scopes,
    };
    return { ...rest, flows: { [flowNames[flow] ?? flow]: described } };
}


/***/ })

};
