export const id = 567;
export const ids = [567];
export const modules = {

/***/ 8730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareSpecs: () => (/* reexport */ compareSpecs)
});

// EXTERNAL MODULE: ./src/openapi/operation.ts
var operation = __webpack_require__(6311);
;// CONCATENATED MODULE: ./src/compare/change-rules.ts

const calls = 'Calls that worked are refused, or mean something else.';
const without = 'Calls without it are refused.';
const wider = 'Whatever was sent before can still be sent.';
const doubt = 'It may be narrower; nobody can tell.';
const answer = 'An assistant reads answers as they come; what it sends stays right.';
const words = 'An assistant chooses an action, and what it sends, by these words.';
/** Every kind of change: what is told, and why it is of its class. In doubt, the class is the worse one. */
const rows = {
    breaking: [
        ['action-removed', 'an action is gone', 'Flows and prompts that use it stop working.'],
        ['renamed', 'an action has another name', 'Flows name their actions.'],
        ['moved', 'an action has another method or path', 'Flows and permissions may name the old one.'],
        ['server-changed', 'the server is different', 'People’s data and keys go elsewhere.'],
        ['security-changed', 'other or more credentials are needed', 'The old ones are refused.'],
        ['input-required', 'a parameter, body or body field is new and required', without],
        ['input-removed', 'a parameter, body or body field is gone', 'What it asked for is no longer done.'],
        ['input-moved', 'a parameter has another place', calls],
        ['now-required', 'an optional parameter, body or body field is now required', without],
        ['type-narrowed', 'the type of an input is narrower or different', calls],
        ['format-narrowed', 'the format of an input is new, narrower or different', calls],
        ['values-narrowed', 'an input no longer takes a value of its list', calls],
        ['limits-narrowed', 'a limit of an input (length, range, pattern, …) is new or tighter', calls],
        ['alternatives-narrowed', 'an input no longer takes an alternative (`oneOf`, `anyOf`)', calls],
        ['media-type-removed', 'the body is no longer taken in a media type', calls],
        ['way-of-writing', '`style`, `explode` or media type of a parameter changed', calls],
        ['conditions-narrowed', 'a rule (`not`, `if`, `multipleOf`, …) is new or different', doubt],
        ['undetailed', 'an input changed in a way that cannot be shown in detail', doubt],
    ],
    changes: [
        ['removed-as-announced', 'a deprecated action is gone, after any `x-sunset`', 'Its users were told.'],
        ['input-added', 'a parameter, body or body field is new and optional', wider],
        ['parameter-renamed', 'a parameter in the path has another name', 'The request is the same.'],
        ['now-optional', 'a required parameter, body or body field is now optional', wider],
        ['type-widened', 'the type of an input is wider', wider],
        ['format-widened', 'the format of an input is wider or gone', wider],
        ['values-widened', 'an input takes more values', wider],
        ['limits-widened', 'a limit of an input is gone or looser', wider],
        ['conditions-widened', 'a rule (`not`, `if`, `multipleOf`, …) is gone or looser', wider],
        ['alternatives-widened', 'an input takes one more alternative', wider],
        ['media-type-added', 'the body is taken in one more media type', wider],
        ['security-eased', 'fewer credentials are needed, or others work as well', 'The old ones still work.'],
        ['further-servers', 'a server other than the first differs', 'Calls go to the first.'],
        ['null-removed', 'a parameter or form field may no longer be null', 'Null is never written there.'],
        ['default', 'the default of an input differs', 'What is left out now means something else.'],
        ['deprecated', 'an action or input is deprecated, or no longer', 'It still works.'],
        ['response-status', 'a status is answered that was not, or no longer', answer],
        ['response-content', 'an answer holds other fields, types or values', answer],
        ['description', 'a summary, description or title differs', words],
        ['extension', '`x-open-execute-after` of an action differs', 'The best-known service acts on it.'],
        [
            'other-part',
            'something else about an action differs (`callbacks`, …), or more than is shown',
            'It breaks no call.',
        ],
    ],
    none: [
        ['same-address', 'path and server differ, the whole address does not', 'Calls go where they went.'],
        ['unread', 'only examples, tags, extensions (`x-…`) or white space differ', 'No copilot reads them.'],
    ],
};
/** docs/comparison.md is made of it, row by row. */
const changeRules = Object.fromEntries(operation/* changeClasses */.xP.flatMap((kind) => rows[kind].map(([rule, what, why]) => [rule, { class: kind, what, why }])));
function createChange(rule, sentence, place = '', values = {}) {
    return { rule, class: changeRules[rule].class, sentence, place, ...values };
}
function changeIf(isReported, ...change) {
    return isReported ? [createChange(...change)] : [];
}
/** The rule for what would be a change of an input: in an answer nothing breaks. */
function ruleFor(rule, isInput) {
    return isInput || rule === 'description' ? rule : 'response-content';
}
/** What is told of one part is not told again of another: the same sentence says nothing twice. */
function dropRepeats(changes) {
    const groups = Map.groupBy(changes, ({ sentence, place, before, after }) => JSON.stringify([sentence, place, before, after]));
    return [...groups.values()].flatMap(([first]) => first ?? []);
}

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
;// CONCATENATED MODULE: ./src/compare/pair-up.ts
/**
 * Which entries of two lists are versions of one. Each way of knowing them is tried on those that are left, and finds
 * those that no other of their list is taken for.
 */
function pairUp(olds, nows, ways) {
    let paired = { pairs: [], gone: olds, added: nows };
    for (const way of ways) {
        const { gone, added } = paired;
        const before = Map.groupBy(gone, (entry) => way(entry, gone));
        const after = Map.groupBy(added, (entry) => way(entry, added));
        const found = [...before].flatMap(([key, [old, ...others]]) => {
            const [now, ...more] = after.get(key) ?? [];
            const isFound = key !== undefined && others.length + more.length === 0;
            return isFound && old !== undefined && now !== undefined ? [[old, now]] : [];
        });
        const met = new Set(found.flat());
        paired = {
            pairs: [...paired.pairs, ...found],
            gone: gone.filter((entry) => !met.has(entry)),
            added: added.filter((entry) => !met.has(entry)),
        };
    }
    return paired;
}

;// CONCATENATED MODULE: ./src/compare/change-path.ts
/**
 * A place as people call it: `query parameter limit`, `body field items[].qty`.
 * @param path the fields on the way to it: `items[].qty`
 */
function nameChangePath(key, path = '') {
    const root = clip(key.replace(/^(query|path) /, '$1 parameter '));
    if (path === '')
        return root;
    if (path === '[]')
        return `each item of ${root}`;
    return root === 'body' ? `body field ${path}` : `field ${path} of ${root}`;
}
/** Also for the key and a path: `body items[].qty`, `body[]`. */
function joinPaths(outer, inner, separator = '.') {
    return outer + (outer === '' || inner === '' || inner.startsWith('[') ? '' : separator) + inner;
}
const textLimit = 80;
const listLimit = 6;
function showValue(value) {
    return clip(JSON.stringify(value));
}
function showValues(values) {
    const shown = values.slice(0, listLimit).map(showValue).join(', ');
    return values.length > listLimit ? `${shown} and ${values.length - listLimit} more` : shown;
}
function clip(text) {
    const line = text.replace(/\s+/g, ' ');
    return line.length > textLimit ? `${line.slice(0, textLimit - 1)}…` : line;
}
/** A text as it reads, whatever its white space. */
function squeeze(text) {
    return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : JSON.stringify(text);
}

// EXTERNAL MODULE: ./src/openapi/upgrade/upgrade.ts + 4 modules
var upgrade = __webpack_require__(1911);
// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/openapi/document/operation-entry.ts
var operation_entry = __webpack_require__(8586);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var document_discriminator = __webpack_require__(7590);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/compare/heirs.ts


/** Not of any standard: under it stands, for the comparison alone, what may be sent in a schema's place. */
const subtypesKeyword = '$heirs';
/**
 * The document with, in each schema that has a `discriminator` and no alternatives, what the schemas add that build on
 * it with `allOf`, by the values that choose them: nothing else leads from it to them. It is the same wherever the
 * schema is written out, since then the `discriminator` names them.
 */
function writeSubtypes(document) {
    const subtypes = (0,document_discriminator/* listSubtypes */.iB)(document);
    const bases = new Map([...subtypes.keys()].flatMap(($ref) => {
        const base = (0,document_reference/* resolveObject */.Wm)(document, { $ref });
        return base?.['discriminator'] === undefined ? [] : [[base, listLine(subtypes, $ref)]];
    }));
    if (bases.size === 0)
        return document;
    const write = (part, mode) => {
        const written = (0,grammar/* mapParts */.xc)(part, mode, write);
        if (mode !== 'keywords' || !(0,json/* isJsonObject */.OW)(part) || !(0,json/* isJsonObject */.OW)(written))
            return written;
        const found = findSubtypes(document, part, bases.get(part) ?? new Set());
        return Object.keys(found).length === 0 ? written : { ...written, [subtypesKeyword]: found };
    };
    return write(document, 'keywords');
}
/** Most of those that a schema leads to through others: each base in a long line would have all behind it. */
const lineLimit = 50;
/** Those that build on a schema, and those that build on them. */
function listLine(subtypes, reference) {
    const line = new Set(subtypes.get(reference));
    for (const subtype of line) {
        if (line.size < lineLimit)
            for (const next of subtypes.get(subtype) ?? [])
                line.add(next);
    }
    return line;
}
function findSubtypes(document, schema, line) {
    const references = [...line];
    const { discriminator, oneOf, anyOf } = schema;
    if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined)
        return {};
    const mapping = typeof discriminator === 'string'
        ? // Swagger 2.0 has the name of the field alone.
            Object.fromEntries(references.map(($ref) => [$ref.slice($ref.lastIndexOf('/') + 1), $ref]))
        : (0,json/* findMember */.gz)((0,document_discriminator/* nameAlternatives */.uH)(schema, references)['discriminator'], 'mapping');
    const named = Object.entries((0,json/* isJsonObject */.OW)(mapping) ? mapping : {}).map(([value, name]) => {
        const reference = typeof name === 'string' ? name : '';
        const $ref = (0,document_discriminator/* isReference */.A_)(reference) ? reference : `#/components/schemas/${reference}`;
        return [value, findOwn(document, (0,document_reference/* resolveObject */.Wm)(document, { $ref }) ?? {}, line)];
    });
    return Object.fromEntries(named);
}
/** What a schema adds to those that it builds on. */
function findOwn(document, subtype, line) {
    const { allOf } = subtype;
    if (!(0,json/* isArray */.cy)(allOf))
        return subtype;
    const isBase = (part) => {
        const reference = (0,document_reference/* findReference */.t3)(part);
        if (reference === undefined)
            return false;
        return line.has(reference) || (0,document_reference/* resolveObject */.Wm)(document, part)?.['discriminator'] !== undefined;
    };
    return { ...subtype, allOf: allOf.filter((part) => !isBase(part)) };
}

// EXTERNAL MODULE: ./src/openapi/document/digest.ts
var document_digest = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
;// CONCATENATED MODULE: ./src/compare/circles.ts

/** Most levels of references that recursive values are told apart by, beside what the whole group holds. */
const levelLimit = 64;
/**
 * Digests targets that refer to each other: each its own shape, then level by level what its references lead to, until
 * another level tells no more of them apart. Names play no part, so renamed components stay equal. As each target leads
 * to all others, the digests of all become part of each: a difference is seen all around the longest circle.
 * @param shapes a digest of each target in which references within the group count for nothing
 */
function digestCycle(targets, shapes, graph) {
    const position = new Map(targets.map((target, index) => [target, index]));
    const edges = targets.map((target) => findEdges(target, graph).filter(({ to }) => position.has(to)));
    let digests = shapes;
    let count = 0;
    for (let level = 0; level < levelLimit; level++) {
        const previous = digests;
        const kinds = new Set(previous).size;
        if (kinds === count)
            break;
        count = kinds;
        digests = edges.map((list, index) => {
            const sum = list.reduce((total, { place, to }) => {
                const reached = previous[position.get(to) ?? 0] ?? 0;
                return reached === 0 ? total : (0,document_digest/* add */.WQ)(total, (0,document_digest/* mix */.jh)(place, reached));
            }, 0);
            return sum === 0 ? (shapes[index] ?? 0) : (0,document_digest/* mix */.jh)(shapes[index] ?? 0, sum);
        });
    }
    const all = [...new Set(digests)].reduce(document_digest/* add */.WQ, 0);
    return digests.map((digest) => (all === 0 ? digest : (0,document_digest/* mix */.jh)(digest, all)));
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
            walk(part, below, key === undefined ? place : (0,document_digest/* mix */.jh)(place, (0,document_digest/* hashText */.qj)(key)));
        });
    }
    walk(target.value, 'keywords', 0);
    return edges;
}

;// CONCATENATED MODULE: ./src/compare/meaning.ts



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
    const subtypes = (0,document_discriminator/* listSubtypes */.iB)(document);
    for (const group of graph.groups) {
        const own = group.map(({ value, reference }) => {
            const named = (0,json/* isJsonObject */.OW)(value) ? (0,document_discriminator/* nameAlternatives */.uH)(value, subtypes.get(reference) ?? []) : value;
            return digest(subject, named, 'keywords');
        });
        const found = group[0]?.isRecursive === true ? digestCycle(group, own, graph) : own;
        for (const [index, target] of group.entries())
            digests.set(target, found[index] ?? 0);
    }
    return (value, mode) => digest(subject, value, mode);
}
function digest(subject, value, mode) {
    if (value === undefined)
        return 0;
    if ((0,json/* isArray */.cy)(value))
        return digestList(subject, value, mode);
    if ((0,json/* isJsonObject */.OW)(value))
        return digestObject(subject, value, mode);
    if (!isReported(subject, mode))
        return 0;
    return (0,document_digest/* mix */.jh)(typeof value === 'string' ? 5 : 6, (0,document_digest/* hashText */.qj)(String(value)));
}
function isReported({ view }, mode) {
    return view === 'meaning' || mode === 'data';
}
function digestObject(subject, value, mode) {
    const { $ref: reference } = value;
    if (mode !== 'data' && typeof reference === 'string')
        return digestReference(subject, value, reference);
    const named = mode === 'keywords' ? (0,document_discriminator/* nameAlternatives */.uH)(value, []) : value;
    let sum = 0;
    for (const key of Object.keys(named)) {
        const member = named[key] ?? null;
        const part = mode === 'keywords'
            ? digestKeyword(subject, key, member)
            : digest(subject, member, mode === 'names' ? 'keywords' : 'data');
        if (part !== 0)
            sum = (0,document_digest/* add */.WQ)(sum, (0,document_digest/* mix */.jh)((0,document_digest/* hashText */.qj)(key), part));
    }
    return sum !== 0 || isReported(subject, mode) ? (0,document_digest/* mix */.jh)(object, sum) : 0;
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
    return isList && sets.has(key) ? digestSet(subject, member, below) : digest(subject, member, below);
}
/** Which value chooses which schema; the schema by what it looks like, so that a renamed one stays the same. */
function digestMapping(subject, mapping) {
    return Object.entries(mapping).reduce((sum, [value, schema]) => {
        const chosen = typeof schema === 'string' && !subject.isShape ? digestShape(subject, schema) : 1;
        return (0,document_digest/* add */.WQ)(sum, (0,document_digest/* mix */.jh)((0,document_digest/* hashText */.qj)(value), chosen));
    }, 7);
}
function digestShape(subject, schema) {
    const reference = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
    const target = subject.graph.find(reference);
    if (target === undefined)
        return (0,document_digest/* hashText */.qj)(schema);
    const shape = subject.shapes.get(target) ?? (0,document_digest/* mix */.jh)(8, digest({ ...subject, isShape: true }, target.value, 'keywords'));
    subject.shapes.set(target, shape);
    return shape;
}
function digestText(subject, text, key) {
    if (key !== 'examples' || !(0,json/* isJsonObject */.OW)(text))
        return digest(subject, text, 'data');
    const examples = (0,members/* mapMembers */.Mz)(text, (example) => (0,document_reference/* resolve */.hd)(subject.document, example) ?? example);
    return digest(subject, examples, 'data');
}
function digestList(subject, value, mode) {
    let sum = 0;
    for (let index = 0; index < value.length; index++) {
        const part = digest(subject, value[index], mode);
        if (part !== 0)
            sum = (0,document_digest/* add */.WQ)(sum, (0,document_digest/* mix */.jh)(index, part));
    }
    return sum !== 0 || isReported(subject, mode) ? (0,document_digest/* mix */.jh)(list, sum) : 0;
}
function digestSet(subject, value, mode) {
    const parts = value.map((entry) => digest(subject, entry, mode));
    if (!isReported(subject, mode) && parts.every((part) => part === 0))
        return 0;
    const sum = parts.reduce((total, part) => (0,document_digest/* add */.WQ)(total, (0,document_digest/* mix */.jh)(0, part)), 0);
    return (0,document_digest/* mix */.jh)(set, sum);
}
function digestReference(subject, value, reference) {
    if (subject.isShape)
        return 9;
    const { document, digests, graph, view } = subject;
    const target = graph.find(reference);
    // Nothing is there to compare: the reference itself is what was written.
    if (target === undefined)
        return view === 'meaning' ? (0,document_digest/* hashText */.qj)(reference) : 0;
    const known = digests.get(target) ?? 0;
    if (Object.keys(value).length === 1)
        return known;
    if (!target.isRecursive)
        return digest(subject, (0,document_reference/* overlay */.Lw)(document, target.value, value), 'keywords');
    const beside = digest(subject, (0,document_reference/* overlay */.Lw)(document, {}, value), 'keywords');
    return beside === digest(subject, {}, 'keywords') ? known : (0,document_digest/* mix */.jh)(known, beside);
}

;// CONCATENATED MODULE: ./src/compare/pair.ts

function isBreaking({ rule }) {
    return changeRules[rule].class === 'breaking';
}

;// CONCATENATED MODULE: ./src/compare/pair-reach.ts

/** Maximum number of pairs with findings that are told of those which a walk did not look at. */
const reachLimit = 8;
/** Finds what is far below pairs, in time that grows with the number of pairs. */
function createReach() {
    const reaches = new Map();
    return (roots, find) => {
        spread(reaches, explore(reaches, roots, find));
        const all = createEmpty();
        for (const root of roots) {
            const { breaking, others } = reaches.get(root) ?? createEmpty();
            for (const pair of breaking)
                all.breaking.add(pair);
            for (const pair of others)
                all.others.add(pair);
        }
        return all;
    };
}
function createEmpty() {
    return { breaking: new Set(), others: new Set() };
}
/** Compares all pairs that the roots lead to, and returns, for each of them, those that lead to it. */
function explore(reaches, roots, find) {
    const fresh = new Map();
    for (const root of roots)
        if (!reaches.has(root))
            fresh.set(root, []);
    for (const pair of fresh.keys()) {
        const reach = createEmpty();
        reaches.set(pair, reach);
        const found = find(pair);
        // What was not compared may be anything.
        if (found === undefined || found.reported.some(isBreaking))
            reach.breaking.add(pair);
        else if (found.reported.length > 0)
            reach.others.add(pair);
        for (const { to } of found?.next ?? []) {
            const sources = fresh.get(to);
            const known = reaches.get(to);
            if (sources !== undefined)
                sources.push(pair);
            else if (known === undefined)
                fresh.set(to, [pair]);
            else
                handOn(known, reach);
        }
    }
    return fresh;
}
/** Each pair hands its findings on to those that lead to it, until they have enough. */
function spread(reaches, fresh) {
    const changed = new Set(fresh.keys());
    for (const pair of changed) {
        changed.delete(pair);
        const reach = reaches.get(pair);
        if (reach === undefined)
            continue;
        for (const source of fresh.get(pair) ?? []) {
            const other = reaches.get(source);
            if (other !== undefined && handOn(reach, other))
                changed.add(source);
        }
    }
}
function handOn(from, to) {
    const before = to.breaking.size + to.others.size;
    for (const kind of ['breaking', 'others']) {
        for (const pair of from[kind])
            if (to[kind].size <= reachLimit)
                to[kind].add(pair);
    }
    return to.breaking.size + to.others.size > before;
}

;// CONCATENATED MODULE: ./src/compare/schema-keywords.ts
/**
 * Every keyword of OpenAPI 2.0 to 3.2, by how it is compared: `merged` keywords are part of `SchemaView`; of `condition`s,
 * fewer accept more; of a `puzzle` nobody can tell which version accepts more; `text` is for people, and `inert` decides
 * nothing where it stands. The second word is the one type of value that they are about.
 */
const schema_keywords_rows = [
    ['merged', 'any', 'type', 'nullable', 'format', 'enum', 'const', 'default', 'allOf', 'oneOf', 'anyOf'],
    ['merged', 'any', 'readOnly', 'writeOnly', 'deprecated'],
    ['merged', 'string', 'pattern', 'maxLength', 'minLength'],
    ['merged', 'number', 'maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'],
    ['merged', 'array', 'items', 'prefixItems', 'maxItems', 'minItems', 'minContains', 'maxContains'],
    ['merged', 'object', 'properties', 'required', 'additionalProperties', 'patternProperties'],
    ['merged', 'object', 'maxProperties', 'minProperties'],
    ['condition', 'any', 'not', 'if', 'then', 'else'],
    ['condition', 'number', 'multipleOf'],
    ['condition', 'array', 'uniqueItems', 'contains', 'additionalItems', 'unevaluatedItems'],
    ['condition', 'object', 'unevaluatedProperties', 'propertyNames', 'dependencies'],
    ['condition', 'object', 'dependentRequired', 'dependentSchemas'],
    ['puzzle', 'any', '$ref', '$dynamicRef', 'xml', 'discriminator'],
    ['puzzle', 'string', 'contentEncoding', 'contentMediaType', 'contentSchema'],
    ['inert', 'any', '$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor', '$vocabulary'],
    ['text', 'any', 'title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
];
const schemaKeywords = new Map(schema_keywords_rows.flatMap(([treatment, type, ...keywords]) => keywords.map((keyword) => [keyword, { treatment, type }])));
/** Undefined for an unknown keyword: it asserts nothing, like an extension. */
function findTreatment(keyword) {
    return schemaKeywords.get(keyword)?.treatment;
}
/** False for a keyword of another type, such as a limit of lists on a text: it decides nothing. */
function isAbout(keyword, types) {
    const { type } = schemaKeywords.get(keyword) ?? { type: 'any' };
    return type === 'any' || types.includes(type) || (type === 'number' && types.includes('integer'));
}

;// CONCATENATED MODULE: ./src/compare/conditions.ts


/**
 * What schemas that apply together ask for beside what has a part in `SchemaView`, by keyword: each of the conditions
 * has to be met, so that fewer of them let more through.
 */
function groupConditions(pieces) {
    const conditions = pieces.flatMap((piece) => Object.keys(piece).flatMap((keyword) => listConditions(piece, keyword)));
    return Map.groupBy(conditions, (condition) => Object.keys(condition).at(-1) ?? '');
}
/** Each with its keyword as the last member. */
function listConditions(piece, keyword) {
    const treatment = findTreatment(keyword);
    const value = piece[keyword] ?? null;
    if (treatment === 'puzzle')
        return [{ [keyword]: value }];
    if (treatment !== 'condition' || isTrivial(piece, keyword, value))
        return [];
    const { if: condition } = piece;
    if (keyword === 'then' || keyword === 'else') {
        return condition === undefined ? [] : [{ if: condition, [keyword]: value }];
    }
    if (!keyword.startsWith('depend') || !(0,json/* isJsonObject */.OW)(value))
        return [{ [keyword]: value }];
    return Object.entries(value).flatMap(([name, needed]) => ((0,json/* isArray */.cy)(needed) ? needed.map((one) => [one]) : [needed]).map((one) => ({ [keyword]: { [name]: one } })));
}
function isTrivial(piece, keyword, value) {
    if (keyword === 'if')
        return true;
    if (keyword === 'contains')
        return piece['minContains'] === 0;
    if (keyword === 'not')
        return false;
    if (keyword === 'uniqueItems')
        return value === false;
    return value === true || ((0,json/* isJsonObject */.OW)(value) && Object.keys(value).length === 0);
}

;// CONCATENATED MODULE: ./src/compare/schema-limits.ts
const upper = new Set(['maxLength', 'maxItems', 'maxProperties', 'maxContains', 'maximum']);
const limitKeywords = [...upper, 'minLength', 'minItems', 'minProperties', 'minContains', 'minimum'];
const exclusive = new Map([
    ['maximum', 'exclusiveMaximum'],
    ['minimum', 'exclusiveMinimum'],
]);
function mergeLimits(pieces) {
    const tightest = (keyword) => pieces
        .flatMap((piece) => listLimits(piece, keyword))
        .reduce((one, other) => (isTighter(keyword, one, other) ? other : one), undefined);
    const said = limitKeywords.filter((keyword) => {
        const end = exclusive.get(keyword) ?? keyword;
        return pieces.some((piece) => piece[keyword] !== undefined || piece[end] !== undefined);
    });
    return new Map(said.map((keyword) => [keyword, tightest(keyword)]));
}
/** 3.0 says with a flag that the end of a range is left out, 3.1 with a number. A minimum of zero says nothing. */
function listLimits(piece, keyword) {
    const [value, end] = [piece[keyword], piece[exclusive.get(keyword) ?? '']];
    const isTrivial = value === 0 && !upper.has(keyword) && keyword !== 'minimum';
    return [
        ...(typeof value === 'number' && !isTrivial ? [{ value, isOpen: end === true }] : []),
        ...(typeof end === 'number' ? [{ value: end, isOpen: true }] : []),
    ];
}
/** Whether a limit lets less through than another one, or than none. */
function isTighter(keyword, old, now) {
    if (now === undefined || old === undefined)
        return now !== undefined;
    if (now.value === old.value)
        return now.isOpen && !old.isOpen;
    return upper.has(keyword) ? now.value < old.value : now.value > old.value;
}
function renderLimit(keyword, limit) {
    if (limit?.isOpen !== true)
        return limit?.value.toString();
    return `${upper.has(keyword) ? 'below' : 'above'} ${limit.value}`;
}

;// CONCATENATED MODULE: ./src/compare/schema-merge.ts






const makers = {
    types: ({ pieces }) => mergeTypes(pieces),
    values: ({ pieces, stated }) => mergeValues(pieces, stated),
    isNullable: ({ pieces, stated, view }) => mergeNull(pieces, stated, view.values),
    format: ({ pieces }) => listTexts(pieces.flatMap(listFormats)).join(' and ') || undefined,
    limits: ({ pieces }) => mergeLimits(pieces),
    patterns: ({ pieces }) => listTexts(listSaid(pieces, 'pattern').toSorted()).filter((pattern) => !schema_merge_open.test(pattern)),
    fields: (source) => joinMembers(source, 'properties'),
    required: ({ pieces }) => new Set(listSaid(pieces, 'required').flatMap(listTexts)),
    patternFields: (source) => joinMembers(source, 'patternProperties'),
    otherFields: ({ pieces, join }) => joinAny(listOtherFields(pieces), join),
    items: ({ pieces, join }) => joinAny(listSaid(pieces, 'items'), join),
    firstItems: ({ pieces, join }) => listFirstItems(pieces).map(join),
    choices: ({ pieces, join }) => listChoices(pieces, join),
    subtypes: ({ all: [own] }) => new Map(Object.entries((own?.[subtypesKeyword] ?? {}))),
    initial: ({ pieces }) => listSaid(pieces, 'default')[0],
    isReadOnly: ({ pieces }) => listSaid(pieces, 'readOnly').includes(true),
    isWriteOnly: ({ pieces }) => listSaid(pieces, 'writeOnly').includes(true),
    isDeprecated: ({ pieces }) => listSaid(pieces, 'deprecated').includes(true),
    text: ({ pieces }) => mergeTexts(pieces),
    conditions: ({ pieces }) => groupConditions(pieces),
};
/** Has each part made when it is first asked for: of most schemas few parts are. */
const lazyParts = Object.fromEntries(Object.entries(makers).map(([part, make]) => {
    function get() {
        return part in this.made ? this.made[part] : (this.made[part] = make(this.source));
    }
    return [part, { get }];
}));
function mergePieces(all, join) {
    const stated = all.flatMap((piece) => listTypes(piece) ?? []);
    const pieces = stated.length === 0 ? all : all.map((piece) => omitIdle(piece, stated));
    const view = Object.create(lazyView, { made: { value: {} } });
    return Object.defineProperty(view, 'source', { value: { all, pieces, stated, join, view } });
}
const lazyView = Object.create(Object.prototype, lazyParts);
function joinAny(schemas, join) {
    return schemas.length === 0 ? undefined : join(schemas);
}
function joinMembers({ pieces, join }, keyword) {
    const objects = listSaid(pieces, keyword).filter(json/* isJsonObject */.OW);
    if (objects.length < 2)
        return new Map(Object.entries(objects[0] ?? {}));
    const groups = Map.groupBy(objects.flatMap((Object.entries)), ([name]) => name);
    return new Map([...groups].map(([name, group]) => [name, join(group.map(([, schema]) => schema))]));
}
/** Patterns that leave nothing out say nothing. */
const schema_merge_open = /^\^?(?:\.\*|\[\\s\\S\]\*)?\$?$/;
function omitIdle(piece, types) {
    const isIdle = (keyword) => !isAbout(keyword, types);
    return Object.keys(piece).some(isIdle) ? (0,members/* omitMembers */.p5)(piece, isIdle) : piece;
}
function listSaid(pieces, keyword) {
    return pieces.map((piece) => piece[keyword]).filter((value) => value !== undefined);
}
function listFormats(piece) {
    const format = piece['format'] ?? findByteFormat(piece);
    return format === undefined ? [] : [format];
}
/** The format by which OpenAPI 3.0 says what 3.1 says with `contentEncoding` and `contentMediaType`. */
function findByteFormat({ contentEncoding, contentMediaType }) {
    if (contentEncoding !== undefined)
        return contentEncoding === 'base64' ? 'byte' : undefined;
    return typeof contentMediaType === 'string' ? 'binary' : undefined;
}
function listTexts(list) {
    const texts = (0,json/* isArray */.cy)(list) ? list.filter((entry) => typeof entry === 'string') : [];
    return [...new Set(texts)].filter((text) => text !== '');
}
const isNull = (entry) => (0,json/* findMember */.gz)(entry, 'type') === 'null';
/** What there is to choose from by `oneOf` and by `anyOf`, without `null`, unless there is nothing else. */
function listUnions({ oneOf, anyOf }) {
    return [oneOf, anyOf].map((union) => {
        if (!(0,json/* isArray */.cy)(union))
            return [];
        return union.every(isNull) ? union.slice(0, 1) : union.filter((entry) => !isNull(entry));
    });
}
function listChoices(pieces, join) {
    return pieces.flatMap((piece) => listUnions(piece).flatMap((alternatives, index) => {
        if (!isChoice(alternatives))
            return [];
        const keyword = index === 0 ? 'oneOf' : 'anyOf';
        const isExclusive = keyword === 'oneOf' && piece['discriminator'] === undefined;
        const rest = (0,members/* omitMembers */.p5)(piece, (key) => key === keyword || key === 'discriminator');
        const beside = join(pieces.map((other) => (other === piece ? rest : other)));
        return [{ alternatives, isExclusive, beside }];
    }));
}
/** A choice between constants, each with a title or a description of its own, is a list of values. */
function isChoice(alternatives) {
    return alternatives.length > 1 && !alternatives.every((entry) => listConstants(entry) !== undefined);
}
function listConstants(schema) {
    const [only, values] = [(0,json/* findMember */.gz)(schema, 'const'), (0,json/* findMember */.gz)(schema, 'enum')];
    if (only !== undefined)
        return [only];
    return (0,json/* isArray */.cy)(values) ? values : undefined;
}
function listValues(piece) {
    const { const: only, enum: values } = piece;
    const union = listUnions(piece).find(({ length }) => length > 1) ?? [];
    return [
        ...(only === undefined ? [] : [[only]]),
        ...((0,json/* isArray */.cy)(values) ? [values] : []),
        ...(union.length === 0 || isChoice(union) ? [] : [union.flatMap((entry) => listConstants(entry) ?? [])]),
    ];
}
/** A value that fits none of the types does not count: YAML reads `529` in a list of texts as a number. */
function mergeValues(pieces, types) {
    const [first, ...others] = pieces.flatMap(listValues);
    const texts = others.map((list) => new Set(list.map((value) => JSON.stringify(value))));
    return first?.filter((value) => (types.length === 0 || value === null || includesType(types, typeOf(value))) &&
        texts.every((known) => known.has(JSON.stringify(value))));
}
function typeOf(value) {
    if ((0,json/* isArray */.cy)(value))
        return 'array';
    if (typeof value === 'number')
        return Number.isInteger(value) ? 'integer' : 'number';
    return typeof value;
}
function mergeTexts(pieces) {
    const constants = pieces.flatMap(listUnions).filter((union) => !isChoice(union));
    const speaking = [...pieces, ...constants.flat().filter(json/* isJsonObject */.OW)];
    return listTexts(speaking.flatMap(({ title, description }) => [title ?? '', description ?? ''])).join('\n');
}
function mergeTypes(pieces) {
    const reported = pieces.map(listTypes).filter((types) => types !== undefined);
    const [first, ...others] = reported.map((types) => types.filter((type) => type !== 'null'));
    if (first === undefined)
        return pieces.map(implyType).find((type) => type !== undefined);
    const meet = (one, other) => one.filter((type) => includesType(other, type));
    return others.reduce((all, own) => [...new Set([...meet(all, own), ...meet(own, all)])], first).toSorted();
}
function includesType(types, type) {
    return types.includes(type) || (type === 'integer' && types.includes('number'));
}
function listTypes({ type }) {
    return typeof type === 'string' || (0,json/* isArray */.cy)(type) ? listTexts([type].flat()) : undefined;
}
/** Many leave `type` out where the rest says what is meant; to add it later changes nothing. */
function implyType(piece) {
    if ((0,json/* isJsonObject */.OW)(piece['properties']) || (0,json/* isJsonObject */.OW)(piece['additionalProperties']))
        return ['object'];
    if (piece['items'] !== undefined)
        return ['array'];
    if (findByteFormat(piece) !== undefined)
        return ['string'];
    const values = listValues(piece).flat();
    const types = new Set(values.filter((value) => value !== null).map(typeOf));
    return types.size === 1 ? [...types] : undefined;
}
/** What 3.0 says with `nullable` holds, although its list of values should say it again. */
function mergeNull(pieces, types, values) {
    // Beside a choice, the type may leave null out again.
    const isAlternative = pieces.some((piece) => listTypes(piece)?.includes('null') !== false &&
        [piece['oneOf'] ?? [], piece['anyOf'] ?? []].flat().some(isNull));
    if (isAlternative || pieces.some(({ nullable }) => nullable === true))
        return true;
    if (types.length === 0)
        return values?.includes(null);
    const isTaken = pieces.every((piece) => listTypes(piece)?.includes('null') !== false);
    return isTaken && values?.includes(null) !== false;
}
/** `true` and `{}` mean the same as saying nothing. */
function listOtherFields(pieces) {
    const reported = listSaid(pieces, 'additionalProperties').filter((other) => other !== true && !((0,json/* isJsonObject */.OW)(other) && Object.keys(other).length === 0));
    return reported.includes(false) ? [false] : reported;
}
/** If a schema lists fewer, its `items` apply to the next one, too. */
function listFirstItems(pieces) {
    const lists = pieces.map(({ prefixItems }) => ((0,json/* isArray */.cy)(prefixItems) ? prefixItems : []));
    const length = Math.max(0, ...lists.map((list) => list.length));
    return Array.from({ length }, (_, index) => pieces.flatMap(({ items }, piece) => lists[piece]?.[index] ?? items ?? []));
}

;// CONCATENATED MODULE: ./src/compare/schema-view.ts



/** Creates the views of a document's schemas, one for each schema, however many references name it. */
function createViews(document) {
    const views = new Map();
    const join = createJoin();
    // A chain of references with texts beside them resolves to a new object each time.
    const targets = new Map();
    const findTarget = (reference) => {
        if (!targets.has(reference))
            targets.set(reference, (0,document_reference/* resolve */.hd)(document, { $ref: reference }));
        return targets.get(reference);
    };
    const settle = (schema) => {
        const reference = (0,document_reference/* findReference */.t3)(schema);
        const isBare = reference !== undefined && Object.keys(schema).length === 1;
        return isBare ? (findTarget(reference) ?? schema) : schema;
    };
    const findBase = (schema) => {
        const reference = (0,document_reference/* findReference */.t3)(schema);
        if (reference === undefined)
            return undefined;
        const isOnlyTexts = Object.keys(schema).every((key) => key === '$ref' || isText(key));
        return isOnlyTexts ? findTarget(reference) : undefined;
    };
    const view = (schema) => {
        const settled = settle(schema) ?? true;
        const known = views.get(settled);
        if (known !== undefined)
            return known;
        const merge = () => mergePieces(collect(document, settled, new Set()), join);
        const base = findBase(settled);
        const made = (0,json/* isJsonObject */.OW)(settled) && base !== undefined ? layTexts(settled, view(base), merge) : merge();
        views.set(settled, made);
        return made;
    };
    return { join, view, settle, findBase };
}
const texts = new Set([
    ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'default', 'deprecated'],
    ...['readOnly', 'writeOnly'],
]);
/** Whether a keyword says nothing about which values a schema accepts. */
function isText(key) {
    return texts.has(key) || key.startsWith('x-');
}
/** The view of a schema with other texts: only what is said beside the reference is merged anew, when it is asked for. */
function layTexts(schema, base, merge) {
    let merged;
    const find = (keywords, part) => keywords.some((keyword) => schema[keyword] !== undefined) ? (merged ??= merge())[part] : base[part];
    return Object.create(base, {
        initial: { get: () => find(['default'], 'initial') },
        isDeprecated: { get: () => find(['deprecated'], 'isDeprecated') },
        isReadOnly: { get: () => find(['readOnly'], 'isReadOnly') },
        isWriteOnly: { get: () => find(['writeOnly'], 'isWriteOnly') },
        text: { get: () => find(['title', 'description'], 'text') },
    });
}
/** The schemas that apply together with one, itself the first. */
function collect(document, schema, seen) {
    const key = (0,document_reference/* findReference */.t3)(schema) ?? schema;
    if (seen.has(key))
        return [];
    seen.add(key);
    const resolved = (0,document_reference/* resolve */.hd)(document, schema);
    if (resolved === false)
        return [{ not: {} }];
    // What leads nowhere says nothing but its own name.
    if (resolved === undefined)
        return [{ $ref: key }];
    if (!(0,json/* isJsonObject */.OW)(resolved))
        return [];
    const { allOf, ...own } = resolved;
    const [rest, only] = takeOnlyAlternative(own);
    const parts = (0,json/* isArray */.cy)(allOf) ? [...allOf, ...only] : only;
    return [rest, ...parts.flatMap((part) => collect(document, part, seen))];
}
/** `anyOf: [X, null]` is X that may be null: nothing to choose from. */
function takeOnlyAlternative(own) {
    const unions = listUnions(own);
    const index = unions.findIndex(({ length }) => length === 1);
    const [only = [], keyword] = [unions[index], index === 0 ? 'oneOf' : 'anyOf'];
    const written = own[keyword];
    if (only.length === 0 || !(0,json/* isArray */.cy)(written))
        return [own, []];
    const rest = (0,members/* omitMembers */.p5)(own, (key) => key === keyword);
    const isNullable = written.length > 1 && [own['type'] ?? 'null'].flat().includes('null');
    return [isNullable ? { ...rest, nullable: true } : rest, only];
}
/** Without it, a circle through `allOf` would make new schemas for ever. */
function createJoin() {
    const numberOf = createNumbering();
    const joined = new Map();
    return (schemas) => {
        const [first = true, ...others] = schemas;
        if (others.length === 0)
            return first;
        const key = schemas.map(numberOf).join();
        const known = joined.get(key) ?? { allOf: schemas };
        joined.set(key, known);
        return known;
    };
}
function createNumbering() {
    const numbers = new Map();
    return (schema) => {
        const number = numbers.get(schema) ?? numbers.size;
        numbers.set(schema, number);
        return number;
    };
}

;// CONCATENATED MODULE: ./src/compare/pair-memory.ts


/** More schemas than two documents can have. With the ways, two of them make one number of 53 bits. */
const mostSchemas = 2 ** 23;
const wayCount = 2 ** 5;
function numberWay({ isInput, isText, isBare, attempts }) {
    return Number(isInput) + 2 * Number(isText) + 4 * Number(isBare) + 8 * attempts;
}
function createPairMemory() {
    const numberOf = createNumbering();
    const pairs = new Map();
    return {
        pairsLeft: 100_000,
        accepted: new Map(),
        reach: createReach(),
        find({ old, now }, way, home) {
            const key = (numberOf(old) * mostSchemas + numberOf(now)) * wayCount + numberWay(way);
            const pair = pairs.get(key) ?? { old, now, way, home };
            pairs.set(key, pair);
            return pair;
        },
    };
}

;// CONCATENATED MODULE: ./src/compare/side.ts





/** Two versions, each in one piece. What was sent as Swagger 2.0 is upgraded here. */
function createSides(before, after) {
    return { before: createSide(before), after: createSide(after), memory: createPairMemory() };
}
function createSide(written) {
    const document = writeSubtypes(written['swagger'] === undefined ? written : (0,upgrade/* upgrade */.f)(written));
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document);
    const meaning = createDigest(document, graph, 'meaning');
    const documentation = createDigest(document, graph, 'documentation');
    return {
        document,
        routes: new Map((0,operation_entry/* listRoutes */.Bn)(document).map((route) => [keyOf(route.key, route.path), route])),
        meaning: (value) => meaning(value, 'keywords'),
        documentation: (value) => documentation(value, 'keywords'),
        ...createViews(document),
        find: (value) => (0,document_reference/* resolveObject */.Wm)(document, value),
    };
}
function keyOf(method, path) {
    return `${method.toUpperCase()} ${path}`;
}
function isSame(sides, old, now) {
    return meansSame(sides, old, now) && sides.before.documentation(old) === sides.after.documentation(now);
}
function meansSame({ before, after }, old, now) {
    return before.meaning(old) === after.meaning(now);
}

;// CONCATENATED MODULE: ./src/compare/encoding-changes.ts




/** Letters, and the encoding of text, are nothing that a caller would notice. */
function normalizeMediaType(type) {
    return type
        .toLowerCase()
        .replace(/;\s*charset=[^;]*/, '')
        .replace(/\s+/g, '');
}
const plain = new Set(['string', 'number', 'integer', 'boolean']);
/** A plain value is written in one way, whatever is said of lists and objects. */
function isPlain({ types }) {
    return types?.every((type) => plain.has(type)) === true;
}
/** Compares how the fields of a form are written, as far as both versions have them. */
function compareEncodings(sides, [old, now], { key, isInput }) {
    const [before, after] = [sides.before.view(old['schema']), sides.after.view(now['schema'])];
    const [olds, nows] = [(0,json/* membersOf */.lS)(old['encoding']), (0,json/* membersOf */.lS)(now['encoding'])];
    return Object.keys({ ...olds, ...nows }).flatMap((field) => {
        const schemas = [before.fields.get(field), after.fields.get(field)];
        if (schemas.includes(undefined))
            return [];
        const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])];
        const encodings = [(0,json/* membersOf */.lS)(olds[field]), (0,json/* membersOf */.lS)(nows[field])];
        const path = clip(field);
        const changes = [
            ...listStyles(encodings, views),
            ...listMediaTypes(encodings, views),
            ...listHeaders(sides, encodings),
        ];
        return changes.map(({ what, isWider, before: was, after: is }) => {
            const rule = ruleFor(isWider ? 'media-type-added' : 'way-of-writing', isInput);
            const verb = isWider ? 'can now be' : 'is now';
            const name = nameChangePath(key, path);
            const sentence = `${isWider ? '' : `${what} of `}${name} ${verb} ${clip(is)}, was ${clip(was)}`;
            const values = { before: { [what]: was }, after: { [what]: is } };
            return createChange(rule, sentence, joinPaths(key, path, ' '), values);
        });
    });
}
/** How lists and objects become text, with the standard's defaults filled in. */
function listStyles([old, now], fields) {
    if (fields.some(isPlain))
        return [];
    const read = ({ style = 'form', explode = style === 'form' }) => ({
        style: typeof style === 'string' ? style : JSON.stringify(style),
        explode: JSON.stringify(explode),
    });
    const [was, is] = [read(old), read(now)];
    return ['style', 'explode'].flatMap((what) => {
        const [before = '', after = ''] = [was[what], is[what]];
        return before === after ? [] : [{ what, before, after, isWider: false }];
    });
}
function listMediaTypes([old, now], fields) {
    const [olds, nows] = [readMediaTypes(old, fields[0]), readMediaTypes(now, fields[1])];
    const isTaken = (type, by) => by.some((other) => other === type || other === '*/*' || other === type.replace(/\/.*$/, '/*'));
    const isWider = olds.every((type) => isTaken(type, nows));
    if (isWider && nows.every((type) => isTaken(type, olds)))
        return [];
    return [{ what: 'media type', before: olds.join(', '), after: nows.join(', '), isWider }];
}
/** @see https://spec.openapis.org/oas/v3.0.4.html#common-fixed-fields-0 for the defaults */
function readMediaTypes({ contentType }, { types, format }) {
    if (typeof contentType === 'string')
        return contentType.split(',').map(normalizeMediaType).toSorted();
    if (format === 'binary')
        return ['application/octet-stream'];
    return [types?.includes('object') === true ? 'application/json' : 'text/plain'];
}
/** A header is sent beside the field, like a parameter of it. */
function listHeaders(sides, [old, now]) {
    const [was, is] = [(0,json/* membersOf */.lS)(old['headers']), (0,json/* membersOf */.lS)(now['headers'])];
    const name = (headers) => Object.keys(headers).join(', ') || 'none';
    if (meansSame(sides, { headers: was }, { headers: is }))
        return [];
    return [{ what: 'headers', before: name(was), after: name(is), isWider: false }];
}

;// CONCATENATED MODULE: ./src/compare/alternative.ts




function createAlternative(side, schema, beside) {
    const whole = beside === undefined ? schema : side.join([schema, beside]);
    return { schema, whole, side, beside };
}
/** Each type of a list of types is an alternative. */
function splitTypes(side, schema, types) {
    return types.map((type) => side.join([schema, { type }]));
}
function flatten(alternatives) {
    const flat = [];
    const seen = new Set();
    const add = (alternative) => {
        const { schema, side } = alternative;
        const found = findPureChoice(side, schema);
        if (found === undefined || seen.has(found) || flat.length > flatLimit)
            flat.push(alternative);
        else {
            seen.add(found);
            const [choice] = side.view(schema).choices;
            for (const inner of choice?.alternatives ?? []) {
                add(createAlternative(side, inner, alternative.beside));
            }
        }
    };
    alternatives.forEach(add);
    return flat;
}
/** Most alternatives that a choice is flattened to. */
const flatLimit = 200;
/** The schema, if all that it says is what there is to choose from. */
function findPureChoice(side, schema) {
    const found = side.find(schema);
    const rules = Object.keys(found ?? {}).filter((key) => key !== 'nullable' && !isText(key));
    const isPure = rules.length === 1 && side.view(schema).choices.length === 1;
    return isPure && rules.every((key) => key === 'oneOf' || key === 'anyOf') ? found : undefined;
}
/** What an alternative accepts, by its own alternatives, else by type, else by value. */
function listParts(side, whole) {
    const { choices, types = [], values = [] } = side.view(whole);
    const [choice] = choices;
    if (choice !== undefined)
        return choice.alternatives.map((part) => side.join([part, choice.beside]));
    if (types.length > 1)
        return splitTypes(side, whole, types);
    return values.length > 1 ? values.map((value) => side.join([whole, { enum: [value] }])) : [];
}
/** What people call an alternative: its component, its title. */
function labelOf({ schema }) {
    const reference = (0,document_reference/* findReference */.t3)(schema);
    if (reference !== undefined)
        return reference.split('/').at(-1);
    const title = (0,json/* isJsonObject */.OW)(schema) ? schema['title'] : undefined;
    return typeof title === 'string' ? title : undefined;
}
function nameAlternative(alternative) {
    const label = labelOf(alternative);
    if (label !== undefined)
        return clip(label);
    const { types, fields } = alternative.side.view(alternative.whole);
    const type = types?.join(' or ') ?? 'other values';
    return fields.size === 0 ? type : `${type} with ${clip([...fields.keys()].slice(0, 3).join(', '))}`;
}

;// CONCATENATED MODULE: ./src/compare/walk.ts
/** @param old what it was, and `now` what it is; undefined where the schema says nothing */
function describe(what, old, now) {
    const is = now === undefined ? 'gone' : `now ${now}`;
    return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}
/** @param what as it reads, and `before` as a value */
function reportGone({ report, verb }, kind, what, before) {
    report(`${kind}-narrowed`, (name) => `${name} no longer ${verb}s ${what}`, { before });
}
function reportNew({ report, verb }, kind, what, after) {
    report(`${kind}-widened`, (name) => `${name} can now ${verb} ${what}`, { after });
}

;// CONCATENATED MODULE: ./src/compare/type-changes.ts


const type_changes_plain = ['integer', 'number', 'boolean'];
/** True where hardly any value fits both: what else differs then follows from it. */
function isOtherType(walk, [{ types: old = [] }, { types: now = [] }]) {
    const isKept = old.some((type) => isTaken(walk, type, now)) || now.some((type) => isTaken(walk, type, old));
    return old.length > 0 && now.length > 0 && !isKept;
}
function isTaken({ isText }, type, types) {
    return includesType(types, type) || (isText && type_changes_plain.includes(type) && types.includes('string'));
}
function compareTypes(walk, views) {
    const [olds, nows, isOther] = listBoth(walk, views);
    const isOnlyNull = !isOther && (walk.isText || (olds ?? nows) === undefined);
    if (isOnlyNull) {
        compareNull(walk, views);
        return;
    }
    const [was, is] = findNull(walk, views);
    if (was === is && !isOther)
        return;
    const isNarrower = (was && !is && !walk.isText) || losesType(walk, olds, nows);
    const [old, now] = [renderTypes(olds, was), renderTypes(nows, is)];
    const values = { before: old, after: now };
    walk.report(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now), values);
}
/** The types of both versions, as far as one of them names any, and whether they differ. */
function listBoth({ sides }, [before, after]) {
    if (before.types === undefined && after.types === undefined)
        return [undefined, undefined, false];
    const [olds, nows] = [type_changes_listTypes(sides.before, before), type_changes_listTypes(sides.after, after)];
    return [olds, nows, olds?.join() !== nows?.join()];
}
function losesType(walk, olds, nows) {
    return nows !== undefined && (olds === undefined || olds.some((type) => !isTaken(walk, type, nows)));
}
/** Parameters and forms are written as text, in which no value stands for null. */
function tellUnwrittenNull(walk) {
    walk.report('null-removed', (name) => `${name} may no longer be null, which is never written there`);
}
function compareNull(walk, views) {
    const [was, is] = findNull(walk, views);
    if (was && !is && walk.isText)
        tellUnwrittenNull(walk);
    else if (was && !is)
        walk.report('type-narrowed', (name) => `${name} may no longer be null`);
    if (is && !was)
        walk.report('type-widened', (name) => `${name} may now be null`);
}
/** Whether each version accepts null; a version that does not say counts as the other one. */
function findNull({ sides }, [before, after]) {
    const [was, is] = [takesNull(sides.before, before), takesNull(sides.after, after)];
    return [was ?? is ?? false, is ?? was ?? false];
}
/** Of a choice, one of its alternatives may say it. */
function takesNull({ view }, own) {
    const { isNullable } = own;
    if (isNullable === true || (isNullable === false && own.types !== undefined))
        return isNullable;
    if (takesAnything(own))
        return true;
    const alternatives = own.choices[0]?.alternatives.map(view);
    return alternatives?.some((alternative) => alternative.isNullable === true || takesAnything(alternative));
}
/** Whether a schema accepts any value, whatever it says of null. */
function takesAnything(view) {
    const { types, values, format, items, otherFields, limits } = view;
    const lists = [view.choices, view.patterns, view.firstItems];
    const named = [view.required, view.conditions, view.fields, view.patternFields];
    return ([types, values, format, items, otherFields, ...limits.values()].every((part) => part === undefined) &&
        [...lists.map(({ length }) => length), ...named.map(({ size }) => size)].every((count) => count === 0));
}
/** If each alternative says it already, saying it beside the choice is nothing new. */
function type_changes_listTypes({ view }, { types, choices: [choice] }) {
    const listed = choice?.alternatives.map((alternative) => view(alternative).types) ?? [undefined];
    if (listed.includes(undefined))
        return types;
    const all = [...new Set(listed.flatMap((own) => own ?? []))].sort();
    return (types?.filter((type) => all.some((one) => includesType([one], type) || includesType([type], one))) ?? all);
}
function renderTypes(types, isNull) {
    return [...(types ?? ['anything']), ...(isNull ? ['null'] : [])].join(' or ');
}

;// CONCATENATED MODULE: ./src/compare/choice-changes.ts







/**
 * What there is to choose from. Where what stands beside a choice differs as well, or only one version has a choice,
 * each alternative is compared together with that.
 * @returns whether it was: then there is nothing else to compare
 */
function compareChoices(walk, views, schemas) {
    const { before, after } = walk.sides;
    const [olds, nows] = listOtherChoices(walk, views);
    const count = Math.max(olds.length, nows.length);
    if (count > 0 && takesAnything(views[1])) {
        walk.report('alternatives-widened', (name) => `${name} now ${walk.verb}s any value`);
        return true;
    }
    const isWhole = count > 0 && areWhole(walk, views, schemas, [olds, nows]);
    for (let index = 0; index < count; index++) {
        const [old, now] = [olds[index], nows[index]];
        if (isWhole || (old !== undefined && now !== undefined)) {
            const [was, is] = [choice_changes_list(before, schemas[0], old, isWhole), choice_changes_list(after, schemas[1], now, isWhole)];
            compareAlternatives(walk, was, is);
        }
        else if (old !== undefined)
            reportGoneChoice(walk, old);
        else if (now !== undefined)
            reportNewChoice(walk, schemas[0], now);
    }
    return isWhole;
}
/** False where what stands beside the choices is the same, or has to be compared by itself. */
function areWhole(walk, views, [before, after], [[old], [now]]) {
    const isApart = takesAnything(views[0]) || views.some(({ choices }) => choices.length > 1);
    return !isApart && !meansSame(walk.sides, old?.beside ?? before, now?.beside ?? after);
}
function listOtherChoices({ sides: { before, after } }, [old, now]) {
    const keyOf = ({ meaning, documentation }, { alternatives, isExclusive }) => {
        const schema = { [isExclusive ? 'oneOf' : 'anyOf']: alternatives };
        return `${meaning(schema)} ${documentation(schema)}`;
    };
    const olds = new Set(old.choices.map((choice) => keyOf(before, choice)));
    const nows = new Set(now.choices.map((choice) => keyOf(after, choice)));
    return [
        old.choices.filter((choice) => !nows.has(keyOf(before, choice))),
        now.choices.filter((choice) => !olds.has(keyOf(after, choice))),
    ];
}
function reportGoneChoice(walk, choice) {
    const [verb, words] = describeChoice(walk, walk.sides.before, choice);
    const values = { before: `${verb} ${words}` };
    walk.report('alternatives-widened', (name) => `${name} no longer ${verb}s ${words}`, values);
}
/** Between what was taken before anyway. */
function reportNewChoice(walk, before, choice) {
    const { all, isExclusive } = choice_changes_list(walk.sides.after, true, choice, true);
    const isMet = !isExclusive && all.some(({ whole }) => walk.isAccepted(before, whole));
    const [verb, words] = describeChoice(walk, walk.sides.after, choice);
    const rule = isMet ? 'alternatives-widened' : 'alternatives-narrowed';
    walk.report(rule, (name) => `${name} now ${verb}s ${words}`, { after: `${verb}s ${words}` });
}
function describeChoice({ verb }, side, choice) {
    // `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields.
    const needs = choice.alternatives.flatMap((alternative) => {
        const isAlone = Object.keys(alternative ?? {}).every((key) => key === 'required' || key === 'type');
        const required = (0,json/* findMember */.gz)(alternative, 'required');
        return isAlone && (0,json/* isArray */.cy)(required) ? [clip(required.map(String).join(' with '))] : [];
    });
    if (needs.length === choice.alternatives.length)
        return ['need', needs.join(' or ')];
    const names = choice_changes_list(side, true, choice, false).all.map(nameAlternative);
    return [verb, `only ${clip([...new Set(names)].join(' or '))}`];
}
/** @param isWhole together with what stands beside them; where there is no choice, the schema is the only one */
function choice_changes_list(side, schema, choice, isWhole) {
    if (choice === undefined) {
        const { types = [] } = side.view(schema);
        const parts = types.length > 1 ? splitTypes(side, schema, types) : [schema];
        return { all: parts.map((part) => ({ schema: part, whole: part, side })), isExclusive: false };
    }
    const beside = isWhole ? choice.beside : undefined;
    const all = choice.alternatives.map((alternative) => createAlternative(side, alternative, beside));
    return { all, isExclusive: choice.isExclusive };
}
const known = [({ whole, side }) => String(side.meaning(whole)), labelOf];
/** Fields that have one value tell it from the others. */
const byConstants = ({ whole, side }) => {
    const constants = [...side.view(whole).fields]
        .map(([name, field]) => ({ name, values: side.view(field).values }))
        .filter(({ values }) => values?.length === 1);
    return constants.length === 0 ? undefined : JSON.stringify(constants);
};
/** Several may share a title: if there are as many of them in both versions, they are in the same order. */
const byOrder = (alternative, rest) => {
    const label = labelOf(alternative);
    const others = rest.filter((other) => labelOf(other) === label);
    return label && `${label} ${others.indexOf(alternative)} of ${others.length}`;
};
/** Where one is left on each side, they are taken for two versions of one. */
const lastOnes = (_, rest) => (rest.length === 1 ? 'the only one' : undefined);
/** Most pairs that are tried, to see whether one accepts the other. */
const attemptLimit = 400;
function compareAlternatives(walk, olds, nows) {
    const same = pairKnown(olds.all, nows.all);
    const mayTry = same.gone.length * nows.all.length <= attemptLimit;
    const taken = mayTry ? pairAccepted(walk, same, nows.all) : same;
    const last = pairUp(taken.gone, taken.added, [byConstants, byOrder, lastOnes]);
    const pairs = [...taken.pairs, ...last.pairs];
    for (const what of last.gone.map(nameAlternative))
        reportGone(walk, 'alternatives', what, what);
    for (const what of last.added.map(nameAlternative))
        reportNew(walk, 'alternatives', what, what);
    for (const [old, now] of pairs)
        walkBoth(walk, old, now);
    if (nows.isExclusive && mayTry)
        reportAmbiguous(walk, olds.all, nows.all, olds.isExclusive ? last.added : nows.all);
}
/** What is left of alternatives that are only choices themselves is known by what they hold. */
function pairKnown(olds, nows) {
    const first = pairUp(olds, nows, known);
    const [gone, added] = [first.gone, first.added].map(flatten);
    const isFlat = gone.length + added.length === first.gone.length + first.added.length;
    // One on each side are two versions of one.
    if (isFlat || (first.gone.length === 1 && first.added.length === 1))
        return first;
    const second = pairUp(gone, added, known);
    return { ...second, pairs: [...first.pairs, ...second.pairs] };
}
/** What another alternative takes is not gone; it is a version of that one, if that one is new. */
function pairAccepted(walk, { pairs, gone, added }, nows) {
    const left = new Set(added);
    const found = [];
    // One on each side are two versions of one.
    const mayPart = gone.length > 1 || added.length > 1;
    const stillGone = gone.filter((old) => {
        const isAccepted = (now) => walk.isAccepted(old.whole, now.whole);
        const next = [...left].find(isAccepted);
        if (next === undefined)
            return !nows.some(isAccepted) && !(mayPart && pairParts(walk, old, { nows, left, found }));
        left.delete(next);
        found.push([old, next]);
        return false;
    });
    return { pairs: [...pairs, ...found], gone: stillGone, added: [...left] };
}
/** Most parts that an alternative is split into, to see whether each of them is still accepted. */
const partLimit = 50;
/** Pairs each part of an alternative with one that accepts it, and returns whether there is one for each. */
function pairParts(walk, { whole, side }, { nows, left, found, }) {
    const parts = listParts(side, whole);
    if (parts.length === 0 || parts.length > partLimit)
        return false;
    const takers = parts.map((part) => nows.find((now) => walk.isAccepted(part, now.whole)));
    if (takers.includes(undefined))
        return false;
    for (const [index, part] of parts.entries()) {
        const taker = takers[index];
        if (taker === undefined || takers.indexOf(taker) !== takers.lastIndexOf(taker))
            continue;
        if (left.delete(taker))
            found.push([{ schema: part, whole: part, side }, taker]);
    }
    return true;
}
function walkBoth(walk, old, now) {
    const isNull = [old, now].some(({ whole, side }) => side.view(whole).isNullable === true);
    // Whether it may be null is told of the choice.
    const [was, is] = [old, now].map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
    walk.go(was, is, '');
}
const nullable = { nullable: true };
/** Most pairs that are tried, to see whether one fits two alternatives. */
const ambiguityLimit = 10_000;
/** Of `oneOf`, exactly one may fit: what fits two, one of which may not have been there to fit, is refused. */
function reportAmbiguous(walk, olds, nows, others) {
    if (olds.length * others.length > ambiguityLimit) {
        walk.report('alternatives-narrowed', (name) => `${name} may now fit only one alternative`);
        return;
    }
    for (const old of olds) {
        const fits = (now) => walk.isAccepted(old.whole, now.whole);
        // Few alternatives are new: only if one of them fits, the rest are tried.
        if (!others.some(fits))
            continue;
        const fitting = nows.filter(fits);
        if (fitting.length < 2)
            continue;
        const [before, after] = [nameAlternative(old), fitting.map(nameAlternative).join(' and ')];
        const sentence = (name) => `${name} may fit only one alternative, and ${before} now fits ${clip(after)}`;
        walk.report('alternatives-narrowed', sentence, { before, after });
    }
}

;// CONCATENATED MODULE: ./src/compare/condition-changes.ts



function compareConditions(walk, views) {
    const [before, after] = views;
    for (const keyword of new Set([...before.conditions.keys(), ...after.conditions.keys()])) {
        const olds = digestEach(walk.sides.before, before, keyword);
        const nows = digestEach(walk.sides.after, after, keyword);
        if (olds.size === nows.size && olds.keys().every((digest) => nows.has(digest)))
            continue;
        if (keyword === 'discriminator' && isReportedByAlternatives(walk, views))
            continue;
        if (isToldByFormat(keyword, views))
            continue;
        const values = { before: { [keyword]: [...olds.keys()] }, after: { [keyword]: [...nows.keys()] } };
        if (findTreatment(keyword) === 'condition' && isEased(keyword, olds, nows)) {
            walk.report('conditions-widened', (name) => `the rule “${keyword}” of ${name} is gone or looser`, values);
        }
        else
            walk.report('conditions-narrowed', (name) => `the rule “${keyword}” of ${name} changed`, values);
    }
}
/** Whether one version says with a format what the other one says with a keyword. */
function isToldByFormat(keyword, [before, after]) {
    if (keyword !== 'contentMediaType' && keyword !== 'contentEncoding')
        return false;
    const isNew = !before.conditions.has(keyword) || !after.conditions.has(keyword);
    return isNew && before.format === after.format && ['binary', 'byte'].includes(after.format ?? '');
}
function digestEach(side, { conditions }, keyword) {
    return new Map((conditions.get(keyword) ?? []).map((one) => [String(side.meaning(one)), one]));
}
/** Asks for nothing new: if 5 divides 10, every multiple of 10 is one of 5. */
function isEased(keyword, olds, nows) {
    const steps = [...olds.values()].map((condition) => Number(condition['multipleOf']));
    return nows.entries().every(([digest, condition]) => {
        if (olds.has(digest))
            return true;
        const step = Number(condition['multipleOf']);
        return keyword === 'multipleOf' && steps.some((old) => Number.isInteger(+(old / step).toPrecision(12)));
    });
}
/**
 * Which value stands for which alternative is told with those that changed. A discriminator that is new or gone says
 * nothing where each alternative needs the field that tells them apart, and lists its values.
 */
function isReportedByAlternatives(walk, views) {
    const [old, now] = views.map(findProperty);
    const isOther = listOtherChoices(walk, views).flat().length > 0;
    if (old === now)
        return isOther || views.some(({ subtypes }) => subtypes.size > 0);
    const field = old ?? now ?? '';
    const isSaid = ({ view }, own) => {
        const alternatives = own.choices.flatMap((choice) => choice.alternatives).map(view);
        return (alternatives.length === 0 ? [own] : alternatives).every(({ fields, required }) => required.has(field) && view(fields.get(field)).values !== undefined);
    };
    const { before, after } = walk.sides;
    return (old === undefined || now === undefined) && isSaid(before, views[0]) && isSaid(after, views[1]);
}
function findProperty({ conditions }) {
    const [first] = conditions.get('discriminator') ?? [];
    const name = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(first, 'discriminator'), 'propertyName');
    return typeof name === 'string' ? name : undefined;
}

;// CONCATENATED MODULE: ./src/compare/field-changes.ts

function compareFields(walk, views) {
    const [before, after] = views;
    const { sides, isInput } = walk;
    const names = new Set(views.flatMap(({ fields, required }) => [...fields.keys(), ...required]));
    for (const name of names) {
        const was = findStanding(sides.before, before, name, isInput);
        const standing = findStanding(sides.after, after, name, isInput);
        // Of a field that was needed, and nothing else said of it, nothing is gone where others may be sent.
        const isFree = standing === 'absent' && !before.fields.has(name) && after.otherFields !== false;
        const is = isFree && was === 'required' ? 'optional' : standing;
        const path = clip(name);
        reportStanding(walk, was, is, path);
        if (isThere(was) && isThere(is))
            walk.go(findField(before, name), findField(after, name), path);
    }
}
/** The schema of a field: its own, or the one of any other field. */
function findField({ fields, otherFields, patternFields }, name) {
    return fields.get(name) ?? (patternFields.size === 0 ? otherFields : undefined);
}
function findStanding(side, view, name, isInput) {
    const isLeftOut = view.otherFields === false && view.patternFields.size === 0;
    const schema = view.fields.get(name) ?? (isLeftOut ? false : undefined);
    if (schema === false)
        return 'absent';
    const { isReadOnly, isWriteOnly } = side.view(schema);
    if (isInput ? isReadOnly : isWriteOnly)
        return 'silent';
    if (view.required.has(name))
        return 'required';
    return schema === undefined ? 'absent' : 'optional';
}
const isThere = (standing) => standing === 'optional' || standing === 'required';
/** What is never sent may change as it likes. */
function reportStanding({ isInput, report }, old, now, path) {
    const silent = isInput ? 'read-only' : 'write-only';
    if (old === now || (!isThere(old) && !isThere(now)))
        return;
    if (now === 'absent')
        report('input-removed', (name) => `${name} removed`, { path });
    else if (now === 'silent')
        report('input-removed', (name) => `${name} is now ${silent}`, { path });
    else if (isThere(old))
        report(`now-${now}`, (name) => `${name} is now ${now}`, { path });
    else {
        const rule = now === 'required' ? 'input-required' : 'input-added';
        const fresh = isInput || now === 'required' ? `new ${now}` : 'new';
        const sentence = (name) => old === 'absent' ? `${fresh} ${name}` : `${name} is no longer ${silent}, and ${now}`;
        report(rule, sentence, { path });
    }
}
/** Where a field is like no pattern, it is any other field. */
function comparePatternFields(walk, [before, after]) {
    for (const pattern of new Set([...before.patternFields.keys(), ...after.patternFields.keys()])) {
        const [old, now] = [before, after].map(({ patternFields, otherFields }) => patternFields.get(pattern) ?? otherFields);
        walk.go(old, now, `/${clip(pattern)}/`);
    }
}
function compareOtherFields(walk, [{ otherFields: old }, { otherFields: now }]) {
    if (old === now)
        return;
    if (now === undefined)
        walk.report('limits-widened', (name) => `${name} may now hold any other field`);
    else if (now === false)
        walk.report('limits-narrowed', (name) => `${name} may no longer hold other fields`);
    else if (old === false)
        walk.report('limits-widened', (name) => `${name} may now hold other fields`);
    else if (old === undefined)
        walk.report('limits-narrowed', (name) => `other fields of ${name} are now restricted`);
    else
        walk.go(old, now, '*');
}

;// CONCATENATED MODULE: ./src/compare/pair-walk.ts


/** Levels of references below which findings are told by the schema that they are in, not by the way to it. */
const pair_walk_levelLimit = 8;
/** Findings and pairs after which a walk stops: the report shows fewer. */
const findingLimit = 100;
const pairLimit = 1_000;
/** Walks from a pair to those within it, nearest first, as far as a reader can follow. */
function walkNear(root, find) {
    const findings = [];
    const seen = new Set();
    const left = [];
    const met = new Set([root]);
    const queue = [{ pair: root, path: '', level: 0 }];
    for (const { pair, path, level } of queue) {
        const isNear = level <= pair_walk_levelLimit && seen.size < pairLimit && findings.length < findingLimit;
        const found = isNear ? find(pair) : undefined;
        if (found === undefined) {
            left.push(pair);
            continue;
        }
        seen.add(pair);
        for (const finding of found.reported)
            findings.push({ ...finding, path: joinPaths(path, finding.path) });
        for (const { to, path: step, isReference } of found.next) {
            if (met.has(to))
                continue;
            met.add(to);
            queue.push({ pair: to, path: joinPaths(path, step), level: level + Number(isReference) });
        }
    }
    return { findings, seen, left };
}
/** Most pairs that are compared to find out whether one schema accepts whatever another one does. */
const pair_walk_attemptLimit = 200;
/** Whether nothing that the old schema of a pair accepts is refused by the new one. In doubt, it is. */
function isAccepted(root, find, accepted) {
    const known = accepted.get(root);
    if (known !== undefined)
        return known;
    const queue = new Set([root]);
    let isSo = true;
    for (const pair of queue) {
        const found = queue.size > pair_walk_attemptLimit ? undefined : find(pair);
        isSo = found?.reported.every((finding) => !isBreaking(finding)) === true;
        if (!isSo)
            break;
        for (const { to } of found?.next ?? [])
            queue.add(to);
    }
    accepted.set(root, isSo);
    return isSo;
}

;// CONCATENATED MODULE: ./src/compare/value-changes.ts



/** Formats that accept whatever the type alone accepts, as far as it matters here. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);
function compareFormats(walk, [before, after]) {
    const [old, now] = [before.format, after.format];
    // A number's format that goes with the number needs no line.
    if (old === now || (now === undefined && before.types?.join() !== after.types?.join()))
        return;
    const isWider = now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
    const sentence = describe('format', old, now ?? 'free');
    walk.report(isWider ? 'format-widened' : 'format-narrowed', sentence, { before: old, after: now });
}
function compareValues(walk, [before, after]) {
    const { verb, isText, report } = walk;
    const [old, now] = [before.values, after.values];
    if (old === undefined) {
        if (now === undefined)
            return;
        report('values-narrowed', (name) => `${name} now ${verb}s only ${showValues(now)}`, { after: now });
        return;
    }
    if (now === undefined) {
        report('values-widened', (name) => `${name} now ${verb}s any value`, { before: old });
        return;
    }
    const isNullReported = isText || before.isNullable !== after.isNullable;
    const write = (value) => isText && typeof value === 'string' ? value : JSON.stringify(value);
    const without = (values, others) => {
        const known = new Set(others.map(write));
        return values.filter((value) => !known.has(write(value)) && !(isNullReported && value === null));
    };
    const [gone, added] = [without(old, now), without(now, old)];
    if (gone.length > 0)
        reportGone(walk, 'values', showValues(gone), gone);
    if (added.length > 0)
        reportNew(walk, 'values', showValues(added), added);
}
function compareLimits(walk, [before, after]) {
    for (const keyword of limitKeywords) {
        const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
        const narrows = isTighter(keyword, old, now);
        if (!narrows && !isTighter(keyword, now, old))
            continue;
        const [was, is] = [renderLimit(keyword, old), renderLimit(keyword, now)];
        const values = { before: { [keyword]: was }, after: { [keyword]: is } };
        walk.report(narrows ? 'limits-narrowed' : 'limits-widened', describe(keyword, was, is), values);
    }
}
/** All patterns of a value hold: fewer of them let more through. */
function comparePatterns(walk, [{ patterns: olds }, { patterns: nows }]) {
    const [old, now] = [olds, nows].map((patterns) => patterns.map(showValue).join(' and ') || undefined);
    if (old === now)
        return;
    const isWider = nows.every((pattern) => olds.includes(pattern));
    const values = { before: { pattern: olds.join(' ') }, after: { pattern: nows.join(' ') } };
    walk.report(isWider ? 'limits-widened' : 'limits-narrowed', describe('pattern', old, now), values);
}
function compareDefaults(walk, [{ initial: old }, { initial: now }]) {
    if (JSON.stringify(old) === JSON.stringify(now))
        return;
    const [was, is] = [old, now].map((value) => (value === undefined ? undefined : showValue(value)));
    walk.report('default', describe('default', was, is), { before: old, after: now });
}
function compareDeprecation(walk, [before, after]) {
    if (before.isDeprecated === after.isDeprecated)
        return;
    walk.report('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
}

;// CONCATENATED MODULE: ./src/compare/schema-changes.ts













/** What differs between two versions of a schema in what it means or says, however it is written. */
function compareSchemas(sides, [old, now], { key, isInput, isText = false }, start = '') {
    if (isSame(sides, old, now))
        return [];
    const find = createFind(sides);
    const way = { isInput, isText, attempts: 0, isBare: false };
    const root = createStep(sides, [old, now], { way, home: undefined, path: '' }).to;
    const { findings, left, seen } = walkNear(root, find);
    const near = gatherTexts(findings).map(({ rule, path: inner, sentence, ...values }) => {
        const path = joinPaths(start, inner);
        return createChange(rule, sentence(nameChangePath(key, path)), joinPaths(key, path, ' '), values);
    });
    if (left.length === 0)
        return near;
    const below = sides.memory.reach(left, find);
    const values = {
        before: (0,document_digest/* renderDigest */.LN)(sides.before.meaning(old)),
        after: (0,document_digest/* renderDigest */.LN)(sides.after.meaning(now)),
    };
    const rest = listCut(below, seen).flatMap((kind) => {
        const isSure = kind === 'others' || sides.memory.pairsLeft > 0;
        const more = `has more ${kind === 'others' ? '' : 'breaking '}changes in schemas further below`;
        const said = isSure ? more : 'changed, in a way that cannot be shown in detail';
        const rule = ruleFor(kind === 'others' ? 'other-part' : 'undetailed', isInput);
        const isReported = isSure || !meansSame(sides, old, now);
        const sentence = `${nameChangePath(key, start)} ${said}`;
        return isReported ? [createChange(rule, sentence, joinPaths(key, start, ' '), values)] : [];
    });
    return [...near, ...listBelow(below, seen).flatMap(describeAtHome), ...rest];
}
function listBelow(below, seen) {
    return [below.breaking, below.others].flatMap((pairs) => [...pairs].filter((pair) => !seen.has(pair)).slice(0, reachLimit));
}
/** Of what is told, which kinds have more than that. */
function listCut(below, seen) {
    const reported = new Set(listBelow(below, seen));
    return ['breaking', 'others'].filter((kind) => {
        const pairs = [...below[kind]];
        return (pairs.length > reachLimit ||
            pairs.some((pair) => !isNamed(pair) || !(reported.has(pair) || seen.has(pair))));
    });
}
function isNamed({ found, home }) {
    return found !== undefined && home !== undefined;
}
/** Far from the operation, a finding is named by the component that it is in. */
function describeAtHome({ found, home }) {
    if (home === undefined)
        return [];
    const key = `schema ${clip(home.name)}`;
    return (found?.reported ?? []).map(({ rule, path: inner, sentence, ...values }) => {
        const path = joinPaths(home.path, inner);
        return createChange(rule, sentence(nameChangePath(key, path)), joinPaths(key, path, ' '), values);
    });
}
function createFind(sides) {
    const { memory } = sides;
    return (pair) => {
        if (pair.found === undefined && memory.pairsLeft > 0) {
            memory.pairsLeft -= 1;
            pair.found = comparePair(sides, pair);
        }
        return pair.found;
    };
}
function createStep({ before, after, memory }, [old, now], { way, home, path }) {
    const pair = { old: before.settle(old), now: after.settle(now) };
    const name = nameOf(pair.now === now ? old : now);
    const isReference = name !== undefined && (pair.now !== now || pair.old !== old);
    const inline = home && { name: home.name, path: joinPaths(home.path, path) };
    return { to: memory.find(pair, way, isReference ? { name, path: '' } : inline), path, isReference };
}
function nameOf(schema) {
    return (0,document_reference/* findReference */.t3)(schema)?.split('/').at(-1);
}
const schema_changes_textLimit = 3;
function gatherTexts(findings) {
    const rule = 'description';
    const others = findings.filter((finding) => finding.rule !== rule);
    const count = new Set(findings.filter((finding) => finding.rule === rule).map(({ path }) => path)).size;
    if (count <= schema_changes_textLimit)
        return findings;
    return [
        ...others,
        { rule, path: '', sentence: (name) => `descriptions of ${count} fields of ${name} changed` },
    ];
}
/** The two versions by themselves; what they refer to is left to the walk. */
function comparePair(sides, { old, now, way, home }) {
    const { isInput, isText, attempts } = way;
    const reported = [];
    const next = [];
    const walk = {
        sides,
        isInput,
        isText,
        verb: isInput ? 'take' : 'hold',
        report: (rule, sentence, { path = '', ...values } = {}) => reported.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
        go(before, after, path) {
            if (isSame(sides, before, after))
                return;
            next.push(createStep(sides, [before, after], { way: { ...way, isBare: false }, home, path }));
        },
        isAccepted(before, after) {
            if (meansSame(sides, before, after))
                return true;
            if (attempts > 1)
                return false;
            const attempt = { isInput: true, isText, attempts: attempts + 1, isBare: false };
            const { to } = createStep(sides, [before, after], { way: attempt, home: undefined, path: '' });
            return isAccepted(to, createFind(sides), sides.memory.accepted);
        },
    };
    const views = [sides.before.view(old), sides.after.view(now)];
    const bases = [sides.before.findBase(old), sides.after.findBase(now)];
    if (bases.some((base) => base !== undefined)) {
        // The same schema may be referred to from many places, each with texts of its own.
        for (const compare of textComparers)
            compare(walk, views);
        const name = nameOf(now) ?? nameOf(old) ?? '';
        const base = { old: bases[0] ?? old, now: bases[1] ?? now };
        const to = sides.memory.find(base, { ...way, isBare: true }, { name, path: '' });
        next.push({ to, path: '', isReference: true });
    }
    else {
        const isReported = (compare) => !way.isBare || !textComparers.includes(compare);
        compareViews(walk, views, { schemas: [old ?? true, now ?? true], isReported });
    }
    return { reported, next };
}
function compareViews(walk, views, { schemas, isReported }) {
    const [was, is] = views.map(isNothing);
    if (was !== is) {
        const verb = walk.isInput ? 'taken' : 'answered';
        if (is === true)
            walk.report('limits-narrowed', (name) => `${name} is no longer ${verb}`);
        else
            walk.report('limits-widened', (name) => `${name} can now be ${verb}`);
    }
    else if (isOtherType(walk, views))
        compareTypes(walk, views);
    else if (compareChoices(walk, views, schemas)) {
        compareNull(walk, views);
        if (isReported(compareTexts))
            compareTexts(walk, views);
    }
    else
        for (const compare of Object.values(comparers))
            if (isReported(compare))
                compare(walk, views);
}
const isReportedElsewhere = () => undefined;
/** What compares each part of a view: one that is forgotten does not compile. */
const comparers = {
    types: compareTypes,
    isNullable: isReportedElsewhere,
    format: compareFormats,
    values: compareValues,
    limits: compareLimits,
    patterns: comparePatterns,
    fields: compareFields,
    required: isReportedElsewhere,
    isReadOnly: isReportedElsewhere,
    isWriteOnly: isReportedElsewhere,
    patternFields: comparePatternFields,
    otherFields: compareOtherFields,
    items: compareItems,
    firstItems: isReportedElsewhere,
    choices: isReportedElsewhere,
    subtypes: compareSubtypes,
    initial: compareDefaults,
    isDeprecated: compareDeprecation,
    text: compareTexts,
    conditions: compareConditions,
};
const textComparers = [compareTexts, compareDefaults, compareDeprecation];
function compareTexts(walk, [before, after]) {
    if (squeeze(before.text) === squeeze(after.text))
        return;
    walk.report('description', (name) => `description of ${name} changed`);
}
/** Where an item has no schema of its own, it has that of all further ones. */
function compareItems(walk, [before, after]) {
    const count = Math.max(before.firstItems.length, after.firstItems.length);
    for (let index = 0; index < count; index++) {
        const [old, now] = [before, after].map(({ firstItems, items }) => firstItems[index] ?? items);
        walk.go(old, now, `[${index}]`);
    }
    walk.go(before.items, after.items, '[]');
}
function compareSubtypes(walk, [{ subtypes: olds }, { subtypes: nows }]) {
    for (const value of new Set([...olds.keys(), ...nows.keys()])) {
        const [old, now] = [olds.get(value), nows.get(value)];
        if (old !== undefined && now !== undefined)
            walk.go(old, now, '');
        else if (now === undefined)
            reportGone(walk, 'alternatives', clip(value), value);
        else
            reportNew(walk, 'alternatives', clip(value), value);
    }
}
/** `false`, and types that contradict each other, take no value at all. */
function isNothing({ types, isNullable, conditions }) {
    const denied = conditions.get('not') ?? [];
    const isDenied = denied.some(({ not }) => (0,json/* isJsonObject */.OW)(not) && Object.keys(not).length === 0);
    return isDenied || (types?.length === 0 && isNullable !== true);
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var document_texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/compare/text-changes.ts




function text_changes_compareTexts(before, after) {
    const old = (0,document_texts/* foldTexts */.a)(before.operation, before.item);
    const now = (0,document_texts/* foldTexts */.a)(after.operation, after.item);
    return ['summary', 'description'].flatMap((key) => {
        const isOther = squeeze(old[key]) !== squeeze(now[key]);
        return changeIf(isOther, 'description', `${key} ${reportMember(old, now, key)}`, key);
    });
}
function reportMember(old, now, key) {
    if (now[key] === undefined)
        return 'removed';
    return old[key] === undefined ? 'added' : 'changed';
}
const text_changes_isReportedElsewhere = new Set([
    ...['parameters', 'requestBody', 'responses', 'security', 'servers', 'operationId', 'summary'],
    ...['description', 'tags', 'externalDocs', 'deprecated'],
]);
/** The one extension that the best-known service acts on. */
const actedOn = 'x-open-execute-after';
/** What has no part of its own: deprecation, callbacks, an extension. */
function compareOthers(sides, before, after) {
    const [old, now] = [before, after].map(({ operation, item }) => {
        const all = { ...(0,members/* omitMembers */.p5)(item, (key) => key !== actedOn), ...operation };
        return (0,members/* omitMembers */.p5)(all, (key) => key.startsWith('x-') && key !== actedOn);
    });
    const others = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => !text_changes_isReportedElsewhere.has(key) &&
        !meansSame(sides, { [key]: old[key] ?? false }, { [key]: now[key] ?? false }));
    return [
        ...text_changes_compareDeprecation('', old, now),
        ...others.map((key) => {
            const rule = key === actedOn ? 'extension' : 'other-part';
            return createChange(rule, `${clip(key)} ${reportMember(old, now, key)}`, key);
        }),
    ];
}
function text_changes_compareDeprecation(place, old, now) {
    const [was, is] = [old['deprecated'] === true, now['deprecated'] === true];
    const name = place === '' ? '' : `${nameChangePath(place)} is `;
    return changeIf(was !== is, 'deprecated', `${name}${is ? 'now' : 'no longer'} deprecated`, place);
}
/** A parameter or a body that is new or gone, or what it says of itself, whatever it holds. */
function compareInput(place, old, now) {
    const name = nameChangePath(place);
    if (now === undefined)
        return [createChange('input-removed', `${name} removed`, place)];
    const word = isNeeded(now) ? 'required' : 'optional';
    const rule = word === 'required' ? 'input-required' : 'input-added';
    if (old === undefined)
        return [createChange(rule, `new ${word} ${name}`, place)];
    return [
        ...changeIf(isNeeded(old) !== isNeeded(now), `now-${word}`, `${name} is now ${word}`, place),
        ...text_changes_compareDeprecation(place, old, now),
        ...compareDescription(place, old, now),
    ];
}
function isNeeded(input) {
    return input['required'] === true || input['in'] === 'path';
}
function compareDescription(at, old, now) {
    const isOther = squeeze(old['description']) !== squeeze(now['description']);
    return changeIf(isOther, 'description', `description of ${nameChangePath(at)} changed`, at);
}

;// CONCATENATED MODULE: ./src/compare/content-changes.ts








function compareBodies(sides, before, after) {
    const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
    if (isSame(sides, old, now))
        return [];
    const [was, is] = [sides.before.find(old), sides.after.find(now)];
    if (was === undefined && is === undefined) {
        return [createChange('undetailed', 'body changed, in a way that cannot be shown in detail', 'body')];
    }
    const contents = was && is ? compareContents(sides, [was, is], { key: 'body', isInput: true }) : [];
    return [...compareInput('body', was, is), ...contents];
}
function compareResponses(sides, before, after) {
    const [olds, nows] = [(0,json/* membersOf */.lS)(before.operation['responses']), (0,json/* membersOf */.lS)(after.operation['responses'])];
    const statuses = Object.keys({ ...olds, ...nows }).filter((status) => !status.startsWith('x-'));
    return statuses.flatMap((status) => {
        const key = `response ${clip(status)}`;
        const [was, is] = [olds[status], nows[status]];
        if (was === undefined)
            return [createChange('response-status', `new ${key}`, key)];
        if (is === undefined)
            return [createChange('response-status', `${key} removed`, key)];
        if (isSame(sides, was, is))
            return [];
        const [old, now] = [sides.before.find(was) ?? {}, sides.after.find(is) ?? {}];
        const others = ['headers', 'links'].filter((part) => !meansSame(sides, { [part]: (0,json/* membersOf */.lS)(old[part]) }, { [part]: (0,json/* membersOf */.lS)(now[part]) }));
        return [
            ...compareContents(sides, [old, now], { key, isInput: false }),
            ...others.map((part) => createChange('response-content', `${part} of ${key} changed`, key)),
            ...compareDescription(key, old, now),
        ];
    });
}
function compareContents(sides, [old, now], place) {
    const [before, after] = [readContent(old), readContent(now)];
    const { pairs, gone, added } = pairUp([...before.keys()], [...after.keys()], [(type) => type]);
    // A type that replaces another one is compared with it.
    const isReplaced = pairs.length === 0 && gone.length === 1 && added.length === 1;
    const replaced = gone.map((type) => [type, added[0] ?? '']);
    const { key, isInput } = place;
    const [removed, more] = [ruleFor('media-type-removed', isInput), ruleFor('media-type-added', isInput)];
    const verb = isInput ? 'take' : 'hold';
    return [
        ...gone.map((before) => createChange(removed, `${key} no longer ${verb}s ${clip(before)}`, key, { before })),
        ...added.map((after) => createChange(more, `${key} can now ${verb} ${clip(after)}`, key, { after })),
        ...(isReplaced ? replaced : pairs).flatMap((types) => {
            const isText = types.every((type) => isForm.test(type));
            return compareMedia(sides, [before.get(types[0]), after.get(types[1])], { ...place, isText });
        }),
    ];
}
/** Their fields are written as text. */
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;
function readContent(part) {
    return new Map(Object.entries((0,json/* membersOf */.lS)(part['content'])).map(([type, media]) => [normalizeMediaType(type), media]));
}
function compareMedia(sides, [before, after], place) {
    if (isSame(sides, before, after))
        return [];
    const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
    return [
        ...compareSchemas(sides, [old['schema'], now['schema']], place),
        ...compareSchemas(sides, [old['itemSchema'], now['itemSchema']], place, '[]'),
        ...compareEncodings(sides, [old, now], place),
    ];
}

// EXTERNAL MODULE: ./src/openapi/operations.ts
var operations = __webpack_require__(4670);
;// CONCATENATED MODULE: ./src/compare/server-changes.ts



/** Where an operation's calls go: to the first server that holds for it. */
function compareServers(sides, before, after) {
    const [olds, nows] = [listServers(sides.before, before), listServers(sides.after, after)];
    const [[old], [now]] = [olds, nows];
    // Without servers in the file, whoever sends it names the address.
    if (old === undefined || now === undefined || olds.join(' ') === nows.join(' '))
        return [];
    if (old === now)
        return [createChange('further-servers', 'further servers changed')];
    if (isSameAddress(sides, before, after)) {
        return [createChange('same-address', 'server and path changed, and together are the same address')];
    }
    const sentence = `server is now ${clip(now)}, was ${clip(old)}`;
    return [createChange('server-changed', sentence, 'server', { before: old, after: now })];
}
/** Whether calls go where they went: a part of the path may have moved into the server's address, or out of it. */
function isSameAddress(sides, before, after) {
    const [old = '', now = ''] = [listServers(sides.before, before)[0], listServers(sides.after, after)[0]];
    return old + before.path === now + after.path && before.key === after.key;
}
/** The addresses of an operation's servers: variables filled in, no slash at the end, hosts in small letters. */
function listServers({ document }, { operation, item }) {
    const lists = [operation['servers'], item['servers'], document['servers']];
    return (lists.filter(json/* isArray */.cy).find(({ length }) => length > 0) ?? []).map(renderServer);
}
function renderServer(server) {
    const url = (0,json/* findMember */.gz)(server, 'url');
    return (typeof url === 'string' ? url : '')
        .replace(/\{([^{}]*)\}/g, (written, name) => {
        const initial = (0,json/* findMember */.gz)((0,json/* findMember */.gz)((0,json/* findMember */.gz)(server, 'variables'), name), 'default');
        return typeof initial === 'string' ? initial : written;
    })
        .replace(/\/+$/, '')
        .replace(/^[a-z]+:\/\/[^/?#]*/i, (host) => host.toLowerCase());
}

;// CONCATENATED MODULE: ./src/compare/operation-digests.ts



const comparedElsewhere = new Set(['operationId', 'tags', 'servers']);
function digestOperation(side, route) {
    const { document, meaning, documentation } = side;
    const { item, operation } = route;
    const parameters = (0,operations/* listParameters */.n)(document, route).map(({ place, name, value }) => [
        `${place} ${name}`,
        value,
    ]);
    const whole = {
        security: document['security'] ?? false,
        ...(0,members/* omitMembers */.p5)(operation, (key) => key.startsWith('x-') || comparedElsewhere.has(key)),
        ...(0,document_texts/* foldTexts */.a)(operation, item),
        parameters: Object.fromEntries(parameters),
    };
    const unread = (0,members/* omitMembers */.p5)({ ...item, ...operation }, (key) => !key.startsWith('x-') && key !== 'tags');
    const schemes = (0,json/* findMember */.gz)(document['components'], 'securitySchemes');
    return {
        meaning: (0,document_digest/* mix */.jh)(meaning({ securitySchemes: schemes ?? {} }), meaning(whole)),
        servers: (0,document_digest/* hashText */.qj)(listServers(side, route).join(' ')),
        reading: (0,document_digest/* mix */.jh)(documentation(whole), meaning(unread)),
    };
}

;// CONCATENATED MODULE: ./src/compare/parameter-changes.ts









/** By place and name, else by name alone, and in the path by position. */
const ways = [
    ({ place, name }) => `${place} ${place === 'header' ? name.toLowerCase() : name}`,
    ({ name }) => name,
    (parameter, rest) => {
        const inPath = rest.filter(({ place }) => place === 'path');
        return parameter.place === 'path' ? String(inPath.indexOf(parameter)) : undefined;
    },
];
function compareParameters(sides, before, after) {
    const [olds, nows] = [parameter_changes_list(sides.before, before), parameter_changes_list(sides.after, after)];
    const { pairs, gone, added } = pairUp(olds, nows, ways);
    const compareListed = (parameter, { path }, ...[old, now]) => {
        const key = parameter_changes_keyOf(parameter);
        // A path needs its parameters, whether they are listed or not.
        const isNeeded = parameter.place === 'path' && path.includes(`{${parameter.name}}`);
        if (!isNeeded)
            return compareInput(key, old, now);
        return [
            createChange('description', `${nameChangePath(key)} is ${old ? 'no longer' : 'now'} described`, key),
        ];
    };
    return [
        ...added.flatMap((parameter) => compareListed(parameter, before, undefined, sides.after.find(parameter.value))),
        ...gone.flatMap((parameter) => compareListed(parameter, after, sides.before.find(parameter.value), undefined)),
        ...pairs.flatMap(([old, now]) => [...describeMove(old, now), ...parameter_changes_comparePair(sides, old, now)]),
    ];
}
/** Without those that lead nowhere, which could not be sent. */
function parameter_changes_list(side, route) {
    return (0,operations/* listParameters */.n)(side.document, route).filter(({ value }) => side.find(value) !== undefined);
}
function parameter_changes_keyOf({ place, name }) {
    return `${place === '' ? 'parameter' : place} ${name}`;
}
/** That one of the path has another name is told with the path. */
function describeMove(old, now) {
    const [before, after] = [old.place, now.place];
    const sentence = `${clip(now.name)} is now a ${after} parameter, was in ${before}`;
    return changeIf(before !== after, 'input-moved', sentence, parameter_changes_keyOf(now), { before, after });
}
function parameter_changes_comparePair(sides, before, after) {
    if (isSame(sides, before.value, after.value))
        return [];
    const [old, now] = [sides.before.find(before.value) ?? {}, sides.after.find(after.value) ?? {}];
    const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)];
    const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])];
    const isText = old['content'] === undefined && now['content'] === undefined;
    const key = parameter_changes_keyOf(after);
    const place = { key, isInput: true, isText };
    const reported = [...compareInput(key, old, now), ...compareWriting(key, [old, now], views.some(isPlain))];
    if (!isText || !isOneOfList(views, now))
        return [...reported, ...compareSchemas(sides, schemas, place)];
    return [
        ...reported,
        createChange('type-widened', `${nameChangePath(key)} can now be given several times`, key),
        ...compareSchemas(sides, [schemas[0], views[1].items], place, '[]'),
    ];
}
function schemaOf(side, { content, schema }) {
    if (schema !== undefined || !(0,json/* isJsonObject */.OW)(content))
        return schema;
    const [media] = Object.values(content);
    return side.find(media)?.['schema'];
}
/** What was a single value is now written as a list of one. */
function isOneOfList([before, after], now) {
    const isList = after.types?.join() === 'array' && (after.limits.get('minItems')?.value ?? 0) <= 1;
    const { style, explode } = readWriting(now);
    return isList && isPlain(before) && style === '"form"' && explode === 'true';
}
/** How a value becomes text, with the standard's defaults filled in. */
function readWriting(parameter) {
    const { content, in: place } = parameter;
    const style = parameter['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
    const media = (0,json/* isJsonObject */.OW)(content) ? Object.keys(content).map(normalizeMediaType) : [];
    const explode = parameter['explode'] ?? style === 'form';
    return { style: JSON.stringify(style), explode: JSON.stringify(explode), content: media.join(' or ') };
}
const allowances = { allowReserved: 'hold reserved characters', allowEmptyValue: 'be empty' };
function compareWriting(key, [old, now], isPlainValue) {
    const [was, is] = [readWriting(old), readWriting(now)];
    const name = nameChangePath(key);
    const kinds = isPlainValue ? ['content'] : ['style', 'explode', 'content'];
    const written = kinds.flatMap((kind) => {
        const [from, to] = [was[kind], is[kind]];
        const [before, after] = [from, to].map((text) => text.replaceAll('"', '') || 'none');
        const sentence = `${kind === 'content' ? 'media type' : kind} of ${name} is now ${after}, was ${before}`;
        const values = { before: { [kind]: from }, after: { [kind]: to } };
        return changeIf(from !== to, 'way-of-writing', sentence, key, values);
    });
    const allowed = Object.entries(allowances).flatMap(([keyword, words]) => {
        const [before, after] = [old[keyword] === true, now[keyword] === true];
        return [
            ...changeIf(after && !before, 'values-widened', `${name} may now ${words}`, key),
            ...changeIf(before && !after, 'way-of-writing', `${name} may no longer ${words}`, key),
        ];
    });
    return [...written, ...allowed];
}

;// CONCATENATED MODULE: ./src/compare/security-changes.ts




/** Which credentials an operation needs. A scheme may have another name: then it is known by what it is. */
function compareSecurity(sides, before, after) {
    const [olds, nows] = [listAlternatives(sides, 'before', before), listAlternatives(sides, 'after', after)];
    const [was, is] = [olds, nows].map(render);
    if (keysOf(olds) === keysOf(nows))
        return [];
    // Whoever has the old credentials has all that one of the new alternatives asks for.
    const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
    const sentence = was === is ? `credentials changed: ${is}` : `now needs ${is}, needed ${was} before`;
    const rule = isEased ? 'security-eased' : 'security-changed';
    return [createChange(rule, sentence, 'security', { before: was, after: is })];
}
function listAlternatives(sides, version, { operation }) {
    const side = sides[version];
    const required = operation['security'] ?? side.document['security'];
    const listed = ((0,json/* isArray */.cy)(required) ? required : []).filter(json/* isJsonObject */.OW).map((schemes) => {
        const needs = Object.entries(schemes).flatMap(([name, scopes]) => {
            const key = identify(sides, version, name);
            const texts = (0,json/* isArray */.cy)(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
            return [
                [key, renderScheme(name, findScheme(side, name) ?? {})],
                ...texts.map((scope) => [`${key} ${scope}`, `scope ${clip(scope)}`]),
            ];
        });
        return new Map(needs);
    });
    return listed.length === 0 ? [new Map()] : listed;
}
/** What a scheme is; with its name where another one is the same. */
function identify(sides, version, name) {
    const [old, now] = [findScheme(sides.before, name), findScheme(sides.after, name)];
    // One that only the other version describes is taken for that.
    const scheme = version === 'before' ? (old ?? now) : (now ?? old);
    if (scheme === undefined)
        return name;
    if (version === 'after' && hasMoreFlows(old, scheme))
        return identify(sides, 'before', name);
    const digest = sides[version].meaning(scheme);
    const isAlone = [sides.before, sides.after].every((side) => {
        const digests = Object.keys(listSchemes(side)).map((key) => side.meaning(findScheme(side, key)));
        return digests.filter((other) => other === digest).length < 2;
    });
    return isAlone ? String(digest) : `${digest} ${name}`;
}
/** Another way to get a token takes none away. */
function hasMoreFlows(old, now) {
    const flows = old?.['flows'];
    if (!(0,json/* isJsonObject */.OW)(flows))
        return false;
    return Object.entries(flows).every(([name, flow]) => JSON.stringify(flow) === JSON.stringify((0,json/* findMember */.gz)(now['flows'], name)));
}
const asksNothing = new Set(['description', 'bearerFormat', 'scopes', 'refreshUrl']);
/** What a scheme asks for: that it knows more scopes asks nothing of those who need none of them. */
function findScheme(side, name) {
    const found = side.find((0,json/* findMember */.gz)(listSchemes(side), name));
    if (found === undefined)
        return undefined;
    const bare = (value) => (0,members/* omitMembers */.p5)(value, (key) => asksNothing.has(key) || key.startsWith('x-'));
    return (0,members/* mapMembers */.Mz)(bare(found), (member, key) => {
        if (key === 'scheme' && typeof member === 'string')
            return member.toLowerCase();
        if (key !== 'flows' || !(0,json/* isJsonObject */.OW)(member))
            return member;
        return (0,members/* mapMembers */.Mz)(member, (flow) => ((0,json/* isJsonObject */.OW)(flow) ? bare(flow) : flow));
    });
}
function listSchemes({ document }) {
    const schemes = (0,json/* findMember */.gz)(document['components'], 'securitySchemes');
    return (0,json/* isJsonObject */.OW)(schemes) ? schemes : {};
}
function renderScheme(name, { in: place, name: field, scheme, type }) {
    const kind = type === 'apiKey' ? [field, 'in', place] : [scheme ?? type];
    const words = kind.map((word) => (typeof word === 'string' ? word : 'unknown'));
    return `${clip(name)} (${clip(words.join(' '))})`;
}
function keysOf(alternatives) {
    const keys = alternatives.map((alternative) => [...alternative.keys()].sort().join(' + '));
    return keys.sort().join(' | ');
}
function render(alternatives) {
    const texts = alternatives.map((needs) => [...needs.values()].join(' with ') || 'no credentials');
    return [...new Set(texts)].join(' or ');
}

;// CONCATENATED MODULE: ./src/compare/compare.ts











/** By exact method and path: two templates may differ in nothing but the names of their parameters. */
const compare_ways = [
    ({ method, path }) => keyOf(method, path),
    ({ operationId }) => operationId,
    templateOf,
];
/**
 * Compares two versions of an OpenAPI file, and names each difference that users of the copilot may notice, in the order
 * of the documents. Digests tell which operations differ, so that only those are compared in detail.
 */
function compareSpecs(before, after) {
    const { pairs, gone, added } = pairUp(before.operations, after.operations, compare_ways);
    const origins = new Map(pairs.map(([old, now]) => [now, old]));
    let sides;
    const modified = after.operations.flatMap((operation) => {
        const old = origins.get(operation);
        if (old === undefined)
            return [];
        sides ??= createSides(before.document ?? {}, after.document ?? {});
        const changes = compareVersions(sides, old, operation);
        const { method, path } = old;
        const isMoved = keyOf(method, path) !== keyOf(operation.method, operation.path);
        const found = { operation, changes, ...(isMoved && { movedFrom: { method, path } }) };
        return changes.length === 0 ? [] : [found];
    });
    return { added, removed: gone, modified, breaking: (0,operation/* countBreaking */.pG)({ removed: gone, modified }) };
}
function compareVersions(sides, old, now) {
    const before = sides.before.routes.get(keyOf(old.method, old.path));
    const after = sides.after.routes.get(keyOf(now.method, now.path));
    if (before === undefined || after === undefined)
        return [];
    const [was, is] = [digestOperation(sides.before, before), digestOperation(sides.after, after)];
    const isSamePlace = old.method === now.method && old.path === now.path && old.name === now.name;
    if (isSamePlace && String(Object.values(was)) === String(Object.values(is)))
        return [];
    const names = { before: old.name, after: now.name };
    const changes = [
        ...(isSameAddress(sides, before, after) ? [] : compare_describeMove(old, now)),
        ...changeIf(old.name !== now.name, 'renamed', `renamed from ${clip(old.name)}`, '', names),
        ...compareServers(sides, before, after),
        ...compareSecurity(sides, before, after),
        ...compareParameters(sides, before, after),
        ...compareBodies(sides, before, after),
        ...text_changes_compareTexts(before, after),
        ...compareResponses(sides, before, after),
        ...compareOthers(sides, before, after),
    ];
    if (changes.length === 0 && was.reading !== is.reading) {
        return [createChange('unread', 'only examples, tags, extensions or white space changed')];
    }
    const reported = dropRepeats(changes);
    return operation/* changeClasses */.xP.flatMap((kind) => reported.filter((change) => change.class === kind));
}
const parameterNames = /\{[^{}]*\}/g;
function compare_describeMove(old, now) {
    if (templateOf(old) !== templateOf(now)) {
        const [before, after] = [keyOf(old.method, old.path), keyOf(now.method, now.path)];
        return [createChange('moved', `moved from ${clip(before)}`, '', { before, after })];
    }
    const [olds = [], nows = []] = [old, now].map(({ path }) => [...path.matchAll(parameterNames)].map(([name]) => clip(name.slice(1, -1))));
    return olds.flatMap((before, index) => {
        const after = nows[index] ?? '';
        const sentence = `${nameChangePath(`path ${before}`)} is now called ${after}`;
        return changeIf(before !== after, 'parameter-renamed', sentence, `path ${after}`, { before, after });
    });
}
function templateOf({ method, path }) {
    return `${method} ${path.replace(parameterNames, '{}')}`;
}

;// CONCATENATED MODULE: ./src/compare/index.ts



/***/ }),

/***/ 7577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findOldPath: () => (/* binding */ findOldPath)
/* harmony export */ });
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7396);
/* harmony import */ var _github_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1401);


/**
 * Returns from which path a file that is new at `head` was renamed since `base`. Asks git for a rename, then the server;
 * if neither can tell, looks for a deleted file with the same content. Paths are workspace-relative.
 */
async function findOldPath(source, path, between) {
    const { git, github, toRepositoryPath, toWorkspacePath } = source;
    const own = toRepositoryPath(path);
    if (own === undefined)
        return undefined;
    const query = { ...between, path: own };
    const local = git === undefined ? unknown : await (0,_git_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findLocalRename */ .RZ)(git, query);
    const reported = local.kind === 'unknown' && github !== undefined ? await (0,_github_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findGitHubRename */ .pL)(github, query) : local;
    const from = reported.kind === 'unknown' ? await findSameContent(source, path, between) : renderFrom(reported);
    if (from === undefined)
        return undefined;
    const oldPath = toWorkspacePath(from);
    // The server compares with the merge base, which may have a file that the base lacks.
    return (await source.findTree(between.base, [oldPath]))?.has(oldPath) === true ? oldPath : undefined;
}
const unknown = { kind: 'unknown' };
function renderFrom(found) {
    return found.kind === 'found' ? found.from : undefined;
}
/** Returns the path of a deleted file, as the repository has it, whose content is that of the new file. */
async function findSameContent({ findTree, listBlobs, toWorkspacePath }, path, { base, head }) {
    const oid = (await findTree(head, [path]))?.get(path)?.oid;
    const blobs = oid === undefined ? undefined : await listBlobs(base);
    if (blobs === undefined)
        return undefined;
    const same = (0,_git_index_js__WEBPACK_IMPORTED_MODULE_0__/* .selectCandidates */ .NB)(path, [...blobs].flatMap(([file, blob]) => (blob === oid ? [file] : [])));
    const still = await findTree(head, same.map(toWorkspacePath));
    return still && same.find((file) => !still.has(toWorkspacePath(file)));
}


/***/ }),

/***/ 4091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findFileVersions: () => (/* binding */ findFileVersions)
/* harmony export */ });
/* harmony import */ var _github_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1401);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(712);


/** References whose last changes are looked up one by one; the answer costs a request each. */
const limitRequests = 20;
/** A description that failed in so many versions is not mended by going further back. */
const limitEarlier = 3;
/** The versions at the commits, then older ones; none twice, and none looked for before it is asked for. */
async function* findFileVersions(source, query) {
    const { commits, earlier = limitEarlier } = query;
    const paths = [...new Set([query.file, ...query.references])];
    const from = commits.at(-1) ?? source.head;
    const seen = new Set();
    const give = async function* (candidates, limit) {
        let given = 0;
        for (const commit of candidates) {
            if (given >= limit)
                return;
            const identity = await identify(source, commit, paths);
            if (identity === undefined || seen.has(identity))
                continue;
            seen.add(identity);
            given += 1;
            yield { commit, reader: (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .createVersionReader */ .k)(source, commit, paths) };
        }
    };
    yield* give(new Set(commits), Infinity);
    if (earlier === 0)
        return;
    seen.add(await identify(source, source.head, paths));
    const starts = [...new Set([from, source.head])];
    // More than wanted: some may be equal to a version that was given already, or to the one checked out.
    const count = earlier + commits.length + 1;
    yield* give(await listEarlier(source, { paths, starts, count }), earlier);
}
/** The same for two commits that hold the same files; undefined where the first of them is not in the commit. */
async function identify(source, commit, paths) {
    const tree = await source.findTree(commit, paths);
    if (tree?.has(paths[0] ?? '') !== true)
        return undefined;
    const entries = [...tree].map(([path, { oid, via = '' }]) => `${path}\0${oid}\0${via}`);
    return entries.toSorted().join('\n');
}
/** Commits that hold the versions up to those to start from, newest first. */
async function listEarlier(source, query) {
    const local = await listLocalChanges(source, query);
    if (local !== undefined && (source.isWhole || local.length >= query.count))
        return local;
    const remote = await listRemoteEarlier(source, query);
    return remote.length > 0 ? remote : (local ?? []);
}
/** The last commits, along first parents, that changed the files. undefined: git cannot tell. */
async function listLocalChanges({ git, toRepositoryPath }, { paths, starts, count }) {
    const input = [...starts, '--', ...paths.flatMap((path) => toRepositoryPath(path) ?? []), ''].join('\n');
    // A shallow clone may lack where it is to start.
    const options = [`--max-count=${count}`, '--first-parent', '--ignore-missing', '--stdin'];
    const printed = await git?.run(['rev-list', ...options], input);
    return printed
        ?.toString()
        .split('\n')
        .filter((line) => line !== '');
}
/** The parents of the last changes. */
async function listRemoteEarlier({ github, toRepositoryPath }, { paths, starts, count }) {
    if (github === undefined)
        return [];
    const asked = paths.slice(0, limitRequests).flatMap((path) => toRepositoryPath(path) ?? []);
    const changes = await Promise.all(starts.flatMap((from) => asked.map((path) => (0,_github_index_js__WEBPACK_IMPORTED_MODULE_1__/* .listPathChanges */ .lp)(github, { from, path, count }))));
    const newestFirst = changes.flat().toSorted((a, b) => b.date.localeCompare(a.date));
    return [...new Set(newestFirst.flatMap(({ parent }) => parent ?? []))].slice(0, count);
}


/***/ }),

/***/ 519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ findDrift),
/* harmony export */   QK: () => (/* binding */ renderRoute),
/* harmony export */   _: () => (/* binding */ describeRow),
/* harmony export */   tU: () => (/* binding */ isInSync)
/* harmony export */ });
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);

/**
 * Compares what a copilot holds with what the import of a document gives. A row is paired with the action that it is,
 * else with another of its endpoint, else with the one of its name on another server.
 */
function findDrift(actions, rows) {
    const listRoute = (action) => [renderRoute(action)];
    const byRoute = { ofAction: listRoute, ofRow: listRoute };
    const byName = { ofAction: listShownKeys, ofRow: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .listRowKeys */ .n };
    const right = pairRows(actions, rows, { ...byRoute, fits: _shown_js__WEBPACK_IMPORTED_MODULE_0__/* .isInPlace */ .RS });
    const changed = pairRows(right.actions, right.rows, { ...byRoute, fits: () => true });
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
/** Gives each action the first row left of one of its keys that fits, in time proportional to both lists. */
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

/***/ 108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deriveOperationId: () => (/* reexport */ operation_id/* deriveOperationId */.wQ),
  describeRow: () => (/* reexport */ drift/* describeRow */._),
  findDrift: () => (/* reexport */ drift/* findDrift */.L1),
  foldOperationId: () => (/* reexport */ operation_id/* foldOperationId */.iD),
  isInPlace: () => (/* reexport */ shown/* isInPlace */.RS),
  isInSync: () => (/* reexport */ drift/* isInSync */.tU),
  isShownAs: () => (/* reexport */ shown/* isShownAs */.CN),
  listRowKeys: () => (/* reexport */ shown/* listRowKeys */.n),
  listShownNames: () => (/* reexport */ shown/* listShownNames */.Gp),
  loadSpec: () => (/* reexport */ loadSpec),
  renderRoute: () => (/* reexport */ drift/* renderRoute */.QK),
  renderShownKey: () => (/* reexport */ shown/* renderShownKey */.rD)
});

// EXTERNAL MODULE: ./src/importer/drift.ts
var drift = __webpack_require__(519);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/openapi/bundle/resolver.ts
var bundle_resolver = __webpack_require__(3549);
// EXTERNAL MODULE: ./src/openapi/bundle/spec-file.ts
var spec_file = __webpack_require__(9755);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ./src/syntax/source.ts + 2 modules
var source = __webpack_require__(4160);
// EXTERNAL MODULE: ./src/syntax/finding.ts
var finding = __webpack_require__(3880);
;// CONCATENATED MODULE: ./src/openapi/check/lookalikes.ts

const otherFile = 'Set `swagger-file` to the OpenAPI file.';
const hasAny = (root, keys) => keys.some((key) => Object.hasOwn(root, key));
const isListOfTargets = (value) => Array.isArray(value) && value.some((one) => (0,json/* findMember */.gz)(one, 'copilot-id') !== undefined);
/** In this order: the first match wins. */
const kinds = [
    {
        matches: (root) => hasAny(root, ['swaggerVersion']),
        message: 'The file is a Swagger 1.x resource listing, which is not supported.',
        hint: 'Convert it to OpenAPI 3, and set `swagger-file` to the result.',
    },
    {
        matches: (root) => hasAny(root, ['asyncapi']),
        message: 'The file is an AsyncAPI document, which describes messages instead of HTTP operations.',
        hint: otherFile,
    },
    {
        matches: (root) => hasAny(root, ['overlay']) && hasAny(root, ['actions']),
        message: 'The file is an OpenAPI Overlay, which only changes an OpenAPI file.',
        hint: 'Set `swagger-file` to the OpenAPI file that the overlay changes.',
    },
    {
        matches: (root) => hasAny(root, ['arazzo']),
        message: 'The file is an Arazzo document, which describes workflows instead of operations.',
        hint: 'Set `swagger-file` to the OpenAPI file that the workflows use.',
    },
    {
        matches: ({ info, item }) => Array.isArray(item) && (0,json/* isJsonObject */.OW)(info),
        message: 'The file is a Postman collection.',
        hint: 'Convert the collection to OpenAPI 3, and set `swagger-file` to the result.',
    },
    {
        matches: ({ data, __schema }) => __schema !== undefined || (0,json/* findMember */.gz)(data, '__schema') !== undefined,
        message: 'The file is a GraphQL schema. A copilot calls HTTP operations, which only an OpenAPI file describes.',
        hint: otherFile,
    },
    {
        matches: ({ targets }) => isListOfTargets(targets),
        message: 'The file is a config file of this action.',
        hint: 'Set `config-file` to this file, and remove `swagger-file`.',
    },
    {
        matches: (root) => hasAny(root, ['name', 'private']) && hasAny(root, ['scripts', 'dependencies', 'devDependencies']),
        message: 'The file is the `package.json` of an npm package.',
        hint: otherFile,
    },
    {
        matches: (root) => hasAny(root, ['paths']),
        message: 'The file has `paths`, but no version of OpenAPI.',
        hint: 'Add the version that the file follows as its first line, such as `openapi: 3.0.3`.',
    },
    {
        matches: (root) => hasAny(root, ['$schema']),
        message: 'The file is a JSON Schema, which has no operations.',
        hint: otherFile,
    },
];
/** Returns the kind of a file that is not OpenAPI, or `undefined` if the kind isn't known. */
function recognizeLookalike(root) {
    return kinds.find(({ matches }) => matches(root));
}

;// CONCATENATED MODULE: ./src/openapi/version.ts



const wanted = 'Expected an OpenAPI file with `"swagger": "2.0"`, `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';
const version_otherFile = 'Set `swagger-file` to the OpenAPI file.';
const correctVersion = 'Correct the version, and push again.';
/** Which line of the standard a document follows, or what it seems to be instead. */
function findVersion(root) {
    if (!(0,json/* isJsonObject */.OW)(root))
        return reject(`The file contains ${(0,source/* describeValue */.b)(root)} instead of an object. ${wanted}`);
    const { swagger, openapi } = root;
    if (swagger !== undefined && openapi !== undefined) {
        const message = 'The file has both `swagger` and `openapi`. Keep the version that it follows.';
        return reject(message, '/swagger', correctVersion);
    }
    if (openapi !== undefined) {
        const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
        const version = { '0': '3.0', '1': '3.1', '2': '3.2' }[line?.[1] ?? ''];
        return version === undefined ? rejectValue('openapi', openapi) : { ok: true, version, root };
    }
    if (swagger !== undefined) {
        return swagger === '2.0' ? { ok: true, version: '2.0', root } : rejectValue('swagger', swagger);
    }
    const known = recognizeLookalike(root);
    if (known !== undefined)
        return reject(known.message, '', known.hint);
    return reject(`The file has neither \`openapi\` nor \`swagger\`. ${wanted}`);
}
function rejectValue(key, value) {
    const isNumber = typeof value === 'number';
    const shown = typeof value === 'string' ? `"${(0,src_text/* renderLine */.ni)(value, 40)}"` : (0,source/* describeValue */.b)(value);
    const said = isNumber ? `the number ${value} instead of a string` : `${shown}, which is not supported`;
    const hint = isNumber ? `Put the version in quotes: \`${key}: '${value}'\`.` : correctVersion;
    return reject(`\`${key}\` is ${said}. ${wanted}`, `/${key}`, hint);
}
function reject(message, pointer = '', hint = version_otherFile) {
    return { ok: false, fault: { ...(0,finding/* errorProblem */.g)('unknown-version', [], message, hint), pointer } };
}

// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
// EXTERNAL MODULE: ./src/openapi/document/operation-entry.ts
var operation_entry = __webpack_require__(8586);
// EXTERNAL MODULE: ./src/openapi/operations.ts
var openapi_operations = __webpack_require__(4670);
// EXTERNAL MODULE: ./src/syntax/pointer.ts
var pointer = __webpack_require__(2612);
// EXTERNAL MODULE: ./src/syntax/near.ts
var near = __webpack_require__(431);
;// CONCATENATED MODULE: ./src/openapi/check/key-rules.ts



const listWords = (text) => text.trim().split(/\s+/);
/** What the standard knows in the objects that hold an operation's inputs, whatever its version. */
const known = {
    operation: listWords(`
    tags summary description externalDocs operationId consumes produces parameters requestBody responses callbacks
    schemes deprecated security servers
  `),
    parameter: listWords(`
    $ref name in description required deprecated allowEmptyValue style explode allowReserved schema content example
    examples type format items collectionFormat default enum multipleOf maximum exclusiveMaximum minimum
    exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems
  `),
    requestBody: listWords('$ref description required content'),
};
/** Keys that readers pass over in silence, although somebody meant them: the copilot would lack an input. */
function findKeyFaults(document, routes) {
    const findShared = (kind, at) => Object.entries((0,json/* membersOf */.lS)((0,pointer/* findByPointer */.wR)(document, `/${at.join('/')}`))).flatMap(([name, part]) => findMisspelt(part, kind, [...at, name]));
    return [
        ...routes.flatMap((route) => {
            const { operation } = route;
            const at = (0,operation_entry/* placeOf */.$t)(route);
            return [
                ...findMisspelt(operation, 'operation', at),
                ...findInList(operation['parameters'], at),
                ...findMisspelt(operation['requestBody'], 'requestBody', [...at, 'requestBody']),
            ];
        }),
        ...Object.entries((0,json/* membersOf */.lS)(document['paths'])).flatMap(([path, item]) => findInList((0,json/* membersOf */.lS)(item)['parameters'], ['paths', path])),
        ...findShared('parameter', ['parameters']),
        ...findShared('parameter', ['components', 'parameters']),
        ...findShared('requestBody', ['components', 'requestBodies']),
    ];
}
function findInList(list, at) {
    if (!(0,json/* isArray */.cy)(list))
        return [];
    return list.flatMap((entry, index) => findMisspelt(entry, 'parameter', [...at, 'parameters', index]));
}
function findMisspelt(part, kind, at) {
    if (!(0,json/* isJsonObject */.OW)(part))
        return [];
    const words = known[kind];
    return Object.keys(part).flatMap((key) => {
        if (words.includes(key) || key.startsWith('x-'))
            return [];
        const meant = words.find((word) => (0,near/* isNear */.H)(key, word) && !Object.hasOwn(part, word));
        if (meant === undefined)
            return [];
        const message = `${(0,src_text/* quote */.hD)(key, 60)} is not a known key here, so it is ignored. Did you mean \`${meant}\`?`;
        return [(0,finding/* warningProblem */.O)('unknown-key', [...at, key], message)];
    });
}

;// CONCATENATED MODULE: ./src/openapi/check/rule-findings.ts






/** Far more than any service takes; the pointers of findings repeat it. */
const maxKeyChars = 2000;
/** Paths and methods of such a length that nothing else is worth telling: each other finding would repeat them. */
function findEndlessPaths(document) {
    return Object.entries((0,json/* membersOf */.lS)(document['paths'])).flatMap(([path, item]) => {
        const methods = [item, (0,json/* findMember */.gz)(item, 'additionalOperations')].flatMap((part) => Object.keys((0,json/* membersOf */.lS)(part)));
        const endless = [path, ...methods].find((key) => key.length > maxKeyChars);
        if (endless === undefined)
            return [];
        const message = `${(0,src_text/* quote */.hD)(endless, 60)} has ${endless.length} characters, which is too long for a path or method.`;
        return [(0,finding/* errorProblem */.g)('url-too-long', ['paths', path], message)];
    });
}
/** Returns what is wrong for the importer or for the assistant: errors if nothing can be imported, otherwise warnings. */
function findRuleBreaks(document) {
    const paths = (0,json/* findMember */.gz)(document, 'paths');
    if (!(0,json/* isJsonObject */.OW)(paths)) {
        const seen = paths === undefined
            ? `has no \`paths\`${describeElse(document)}`
            : `has ${(0,source/* describeValue */.b)(paths)} for \`paths\``;
        const message = `The OpenAPI file ${seen}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
        return [(0,finding/* errorProblem */.g)('no-paths', paths === undefined ? [] : ['paths'], message)];
    }
    if (Object.entries(paths).every(([path, item]) => path.startsWith('x-') || isEmptyItem(item))) {
        const message = `The OpenAPI file has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`;
        return [(0,finding/* errorProblem */.g)('no-operations', ['paths'], message)];
    }
    const isSound = ({ path }) => listStrangeKeys(document, paths[path]).length === 0;
    const sound = (0,operation_entry/* listRoutes */.Bn)(document).filter(isSound);
    return [
        ...Object.entries(paths).flatMap(([path, item]) => [
            ...findStrangeTarget(document, path, item),
            ...findBadParameters(path, item),
        ]),
        ...findKeyFaults(document, sound),
        ...sound.flatMap((route) => findInputFaults(document, route)),
    ];
}
/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeElse(document) {
    if ((0,json/* findMember */.gz)(document, 'webhooks') !== undefined)
        return ', only webhooks, which are requests that the API sends and no assistant can make';
    const hasParts = (0,json/* findMember */.gz)(document, 'components') !== undefined || (0,json/* findMember */.gz)(document, 'definitions') !== undefined;
    return hasParts ? ', only components for other files to use' : '';
}
/** What is no object, and a reference that leads nowhere, are faults of their own. */
function isEmptyItem(item) {
    return (0,json/* isJsonObject */.OW)(item) && !Object.hasOwn(item, '$ref') && (0,operation_entry/* listMethods */.vp)(item).length === 0;
}
/** Where a path's `$ref` leads to something of another kind, such as a schema: each of its keys would be an action. */
function listStrangeKeys(document, item) {
    const target = typeof (0,json/* findMember */.gz)(item, '$ref') === 'string' ? (0,operation_entry/* findItem */.Rm)(document, item) : undefined;
    const methods = Object.keys(target ?? {}).filter(operation_entry/* isMethodKey */.d3);
    return methods.some(grammar/* isStandardMethod */.ZS) ? [] : methods;
}
function findStrangeTarget(document, path, item) {
    const strange = listStrangeKeys(document, item);
    if (strange.length === 0)
        return [];
    const keys = strange.slice(0, 3).map((key) => (0,src_text/* quote */.hD)(key, 60));
    const message = `The path ${(0,src_text/* quote */.hD)(path)} refers to something that is not a path item: it has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
    return [(0,finding/* errorProblem */.g)('path-reference', ['paths', path, '$ref'], message)];
}
/** Parameters of a path that have a wrong type: its operations would lack an input, or the import would fail. */
function findBadParameters(path, item) {
    const parameters = path.startsWith('x-') ? undefined : (0,json/* findMember */.gz)(item, 'parameters');
    if (parameters === undefined)
        return [];
    const at = ['paths', path, 'parameters'];
    const problem = (where, what) => (0,finding/* errorProblem */.g)('path-parameters', where, `The path ${(0,src_text/* quote */.hD)(path)} can’t be imported. ${what}`);
    if (!(0,json/* isArray */.cy)(parameters))
        return [problem(at, `Its \`parameters\` are ${(0,source/* describeValue */.b)(parameters)} instead of a list.`)];
    return parameters.flatMap((one, index) => (0,json/* isJsonObject */.OW)(one)
        ? []
        : [problem([...at, index], `\`parameters[${index}]\` is ${(0,source/* describeValue */.b)(one)} instead of an object.`)]);
}
/** Path parameters that no parameter declares: the assistant would not ask for them. */
function findInputFaults(document, route) {
    const { path } = route;
    const written = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    if (written.length === 0)
        return [];
    const parameters = (0,openapi_operations/* listParameters */.n)(document, route).filter(({ place }) => place === 'path');
    const declared = new Set(parameters.map(({ name }) => name));
    const missing = written.filter((name) => !declared.has(name));
    if (missing.length === 0)
        return [];
    const names = missing.slice(0, 5).map((name) => `"${(0,src_text/* renderLine */.ni)(name, 60)}"`);
    const message = `${(0,operation_entry/* quoteRoute */.uO)(route)} does not declare its path parameter ${names.join(', ')}.`;
    return [(0,finding/* warningProblem */.O)('path-parameter', (0,operation_entry/* placeOf */.$t)(route), message)];
}

// EXTERNAL MODULE: ./src/syntax/limits.ts
var limits = __webpack_require__(9405);
// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
// EXTERNAL MODULE: ./src/openapi/bundle/ref-target.ts
var ref_target = __webpack_require__(5414);
;// CONCATENATED MODULE: ./src/openapi/bundle/crawl.ts







/**
 * Reads every file that a description reaches, and only the reached parts of them count: a broken file that is named
 * in a part that nothing uses is never opened. Nothing is judged here; what a reference means is decided later.
 */
async function crawlFiles(root, resolver, reader) {
    if (!(0,spec_file/* refersOut */.c)(root))
        return;
    const seen = new Set();
    let totalBytes = root.text.length;
    // Inside the root file all of it is reached anyway.
    let pending = collect(root.root, root.path, seen).filter(({ ref }) => !ref.startsWith('#'));
    while (pending.length > 0) {
        const needed = new Set();
        const waiting = [];
        // Grows while it is walked.
        for (const { from, ref } of pending) {
            const target = (0,bundle_resolver/* resolveStep */.pE)(from, ref, resolver);
            if (target.kind === 'needs') {
                needed.add(target.path);
                waiting.push({ from, ref });
            }
            else if (target.kind === 'target' && target.file !== root.path) {
                for (const next of collect(target.value, target.file, seen))
                    pending.push(next);
            }
        }
        for (const [path, read] of await readFiles([...needed], reader)) {
            const state = decideState(path, read, { totalBytes, files: resolver.files.size });
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
    const read = async (path) => {
        try {
            return [path, await reader.read(path)];
        }
        catch (error) {
            if (error instanceof errors/* ActionError */.lZ)
                return [path, error];
            throw error;
        }
    };
    for (let at = 0; at < paths.length; at += 16) {
        results.push(...(await Promise.all(paths.slice(at, at + 16).map(read))));
    }
    return results;
}
function decideState(path, read, used) {
    const reject = (rule, message) => ({
        state: 'refused',
        fault: (0,ref_target/* refProblem */.Tb)(rule, message),
    });
    if (read === undefined)
        return { state: 'missing' };
    if (read instanceof errors/* ActionError */.lZ) {
        const rule = read.code === 'file-outside-workspace' ? 'ref-outside' : 'ref-unreadable';
        return reject(rule, `${(0,src_text/* quote */.hD)(path)} is not read: ${read.message}`);
    }
    if (used.files >= limits/* limits */.F.files || used.totalBytes + read.length > limits/* limits */.F.totalBytes) {
        const max = `${limits/* limits */.F.files} files or ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)} together`;
        return reject('too-large', `With ${(0,src_text/* quote */.hD)(path)}, the description has more than ${max}.`);
    }
    const parsed = (0,spec_file/* parseSpecFile */.V)(path, read);
    return parsed.ok ? { state: 'read', source: parsed.source } : { state: 'broken', fault: parsed.fault };
}
/** Everything under a value that may be a reference to be followed. */
function collect(value, from, seen) {
    const found = [];
    const stack = [value];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        if (typeof next !== 'object' || next === null || seen.has(next))
            continue;
        seen.add(next);
        for (const ref of listRefs(next))
            found.push({ from, ref });
        for (const member of Object.values(next))
            if (typeof member === 'object')
                stack.push(member);
    }
    return found;
}
/** An object's own reference, and those of a discriminator. */
function listRefs(value) {
    const { $ref: reference, defaultMapping, mapping, propertyName } = (0,json/* membersOf */.lS)(value);
    const names = propertyName === undefined ? [] : [defaultMapping, ...Object.values((0,json/* membersOf */.lS)(mapping))];
    const named = names.filter((name) => typeof name === 'string' && (0,discriminator/* isReference */.A_)(name));
    return [reference, ...named].filter((ref) => typeof ref === 'string');
}

// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
;// CONCATENATED MODULE: ./src/openapi/bundle/component-home.ts





/** Entries that the root already names are the homes of what they refer to. */
function claimSections(bundling) {
    for (const section of grammar/* sections */.V0[bundling.version].values())
        claimSection(section, bundling);
}
/**
 * The reference to a part of another file, which is moved into the document on first use; undefined where its kind has
 * no section.
 */
function findHome(target, kind, bundling) {
    const { value } = target;
    const section = grammar/* sections */.V0[bundling.version].get(kind);
    if (!(0,json/* isJsonObject */.OW)(value) || section === undefined)
        return undefined;
    const homes = homesIn(section, bundling);
    const known = homes.get(value);
    if (known !== undefined)
        return known;
    const parent = createSection(section, bundling.document);
    const name = nameComponent(target, (taken) => Object.hasOwn(parent, taken));
    const home = (0,ref_target/* renderRef */.m7)([...section, name]);
    homes.set(value, home);
    bundling.resolver.origins.set(value, target);
    (0,json/* setMember */.Nk)(parent, name, value);
    bundling.moved.push({ section, name, kind, parent });
    return home;
}
function homesIn(section, { homes }) {
    const known = homes.get(section) ?? new Map();
    homes.set(section, known);
    return known;
}
function claimSection(section, bundling) {
    const { resolver } = bundling;
    const opened = openSection(section, bundling);
    const homes = homesIn(section, bundling);
    for (const [name, entry] of Object.entries(opened?.container ?? {})) {
        if (opened === undefined || !(0,json/* isJsonObject */.OW)(entry))
            continue;
        const home = (0,ref_target/* renderRef */.m7)([...section, name]);
        if (!homes.has(entry))
            homes.set(entry, home);
        const target = Object.keys(entry).length === 1 ? followOut(entry, opened.file, resolver) : undefined;
        if (target === undefined || homes.has(target.value))
            continue;
        homes.set(target.value, home);
        resolver.origins.set(target.value, target);
        (0,json/* setMember */.Nk)(opened.container, name, target.value);
    }
}
/** The section's own object; one that is kept in another file is put in its place first. */
function openSection(section, { document, resolver }) {
    const { origins } = resolver;
    let container = document;
    let file = resolver.rootFile;
    for (const key of section) {
        const next = Object.hasOwn(container, key) ? container[key] : undefined;
        if (!(0,json/* isJsonObject */.OW)(next))
            return undefined;
        const target = followOut(next, origins.get(next)?.file ?? file, resolver);
        if (target !== undefined) {
            origins.set(target.value, target);
            (0,json/* setMember */.Nk)(container, key, target.value);
        }
        container = target?.value ?? next;
        file = origins.get(container)?.file ?? file;
    }
    return { container, file };
}
/** What a reference to another file ends in; undefined for everything else. */
function followOut(value, from, resolver) {
    if (typeof value['$ref'] !== 'string')
        return undefined;
    const target = (0,bundle_resolver/* resolveFully */.Bw)(from, value['$ref'], resolver);
    const isOut = target.kind === 'target' && target.file !== resolver.rootFile && (0,json/* isJsonObject */.OW)(target.value);
    return isOut ? { ...target, value: target.value } : undefined;
}
function createSection(section, document) {
    let at = document;
    for (const key of section) {
        if (!(0,json/* isJsonObject */.OW)(at[key]))
            (0,json/* setMember */.Nk)(at, key, {});
        at = at[key];
    }
    return at;
}
const holders = new Set(['components', ...grammar/* componentSections */.kp, 'paths', 'definitions', '$defs', 'properties']);
/**
 * A name for a part of another file: its own there (`Pet`; of what stands within, `Pet_tags_items`), else the file's.
 * Where that is taken the file's path goes before it, and only then a number after it: what joins the description
 * later must not rename what is there, or every action that refers to it has changed.
 */
function nameComponent({ file, tokens }, isTaken) {
    const own = tokens.filter((token, at) => !holders.has(token) || at === tokens.length - 1);
    const path = file.replace(/\.(?:json|ya?ml)$/i, '').split('/');
    const name = spell(own.length === 0 ? path.slice(-1) : own);
    return (0,free_name/* findFreeName */.r)(isTaken(name) ? spell([...path, ...own]) : name, isTaken);
}
/** Names allow letters, digits, `.`, `-` and `_`: accents are taken off, other scripts are spelt as code points. */
function spell(parts) {
    const name = parts
        .join('_')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\x20-\x7e]/gu, (character) => `u${(character.codePointAt(0) ?? 0).toString(16)}`)
        .replace(/[^\w.-]+/g, '_')
        .replace(/^_+|_+$/g, '');
    return name === '' ? 'part' : name;
}

;// CONCATENATED MODULE: ./src/openapi/bundle/bundle-mapping.ts





/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
function pointMapping({ discriminator }, around, bundling) {
    const mapping = (0,json/* findMember */.gz)(discriminator, 'mapping');
    const { settled } = bundling.resolver;
    for (const holder of [mapping, discriminator]) {
        if (!(0,json/* isJsonObject */.OW)(holder) || settled.has(holder))
            continue;
        settled.add(holder);
        for (const key of holder === mapping ? Object.keys(holder) : ['defaultMapping']) {
            const name = holder[key];
            const home = typeof name === 'string' ? findNamed(name, around, bundling) : undefined;
            if (home === undefined || home === name)
                continue;
            (0,json/* setMember */.Nk)(holder, key, home);
            bundling.changed = true;
        }
    }
}
/** The reference inside the document; undefined for what stays as it is. */
function findNamed(name, { file }, bundling) {
    const { resolver, version } = bundling;
    const isWay = (0,discriminator/* isReference */.A_)(name);
    if (file === resolver.rootFile && (!isWay || name.startsWith('#')))
        return undefined;
    const section = version === '2.0' ? 'definitions' : 'components/schemas';
    const target = (0,bundle_resolver/* resolveFully */.Bw)(file, isWay ? name : `#/${section}/${name}`, resolver);
    if (target.kind !== 'target')
        return undefined;
    return target.file === resolver.rootFile ? (0,ref_target/* renderRef */.m7)(target.tokens) : findHome(target, 'schema', bundling);
}

;// CONCATENATED MODULE: ./src/openapi/bundle/bundle.ts









/**
 * Moves the parts of other files into the document and turns every reference to them into one inside it. What has a
 * section among the components is shared there; the rest (path items, lists of properties, texts) goes where the
 * reference was. Objects keep their identity: `resolver.origins` tells where each was written.
 */
function bundleFiles(document, resolver, version) {
    const bundling = {
        ...{ document, resolver, version },
        homes: new Map(),
        moved: [],
        findings: [],
        brokenFiles: new Set(),
        path: [],
        active: new Map(),
        walked: new Map(),
        changed: false,
    };
    if (isWhole(resolver))
        return bundling;
    const { rootFile: file, origins } = resolver;
    claimSections(bundling);
    walk(document, { file, kind: 'document', named: false }, bundling);
    // Grows while it is walked.
    for (const { section, name, kind, parent } of bundling.moved) {
        bundling.path.splice(0, bundling.path.length, ...section);
        visit({ parent, key: name, around: { file, kind, named: false } }, bundling);
    }
    bundling.changed ||= origins.size > 0;
    return bundling;
}
/** Whether each reference of the root file leads straight to a part of it: then there is nothing to do, and no walk. */
function isWhole(resolver) {
    const { rootFile } = resolver;
    const references = (0,bundle_resolver/* findSource */.TC)(resolver, rootFile)?.references ?? [];
    return references.every((reference) => {
        if (!reference.startsWith('#'))
            return false;
        const target = (0,bundle_resolver/* resolveStep */.pE)(rootFile, reference, resolver);
        const isStraight = target.kind === 'target' && !target.crossed;
        return isStraight && (0,bundle_resolver/* resolveFully */.Bw)(rootFile, reference, resolver).kind === 'target';
    });
}
function walk(value, around, bundling) {
    if ((0,json/* isArray */.cy)(value)) {
        for (let key = 0; key < value.length; key++)
            visit({ parent: value, key, around }, bundling);
        return;
    }
    if (!(0,json/* isJsonObject */.OW)(value))
        return;
    const here = enter(value, around, bundling);
    if (!here.named && here.kind === 'schema')
        pointMapping(value, here, bundling);
    for (const key of Object.keys(value)) {
        const member = here.named ? { kind: here.kind } : (0,grammar/* memberOf */.C5)(here.kind, key);
        const { kind, named = false } = member;
        visit({ parent: value, key, around: { ...here, kind, named } }, bundling);
    }
}
/** Another file's object brings its file with it. */
function enter(value, around, { resolver }) {
    const file = resolver.origins.get(value)?.file;
    return file === undefined ? around : { ...around, file };
}
function visit(spot, bundling) {
    const { parent, key } = spot;
    const value = (0,json/* isArray */.cy)(parent) ? parent[Number(key)] : parent[String(key)];
    if (typeof value !== 'object' || value === null)
        return;
    bundling.path.push(key);
    take(value, spot, bundling);
    bundling.path.pop();
}
function take(value, spot, bundling) {
    const { around } = spot;
    // A property may be called `$ref`; then what it holds is an object, never text.
    const isReference = (0,json/* isJsonObject */.OW)(value) &&
        Object.hasOwn(value, '$ref') &&
        !(around.named && typeof value['$ref'] !== 'string');
    if (!isReference)
        walk(value, around, bundling);
    else
        placeReference(value, { ...spot, around: enter(value, around, bundling) }, bundling);
}
function placeReference(holder, spot, bundling) {
    const { around } = spot;
    const { resolver } = bundling;
    const { $ref: ref } = holder;
    if (resolver.settled.has(holder))
        return;
    if (typeof ref !== 'string') {
        const message = `A \`$ref\` must be text, such as "#/components/schemas/Pet"; found ${(0,src_text/* renderLine */.ni)(JSON.stringify(ref), 80)}.`;
        if (around.kind !== 'data')
            bundling.findings.push((0,finding/* errorProblem */.g)('bad-ref', [...bundling.path, '$ref'], message));
        walk(holder, around, bundling);
        return;
    }
    const target = (0,bundle_resolver/* resolveStep */.pE)(around.file, ref, resolver);
    const isFault = target.kind !== 'target';
    const leadsOut = !isFault && target.file !== around.file && target.file !== resolver.rootFile;
    // Inside an example this is what an API answers; only what names another file that is there is meant to be followed.
    if (around.kind === 'data' && !leadsOut)
        walk(holder, around, bundling);
    else if (isFault)
        reportTarget(bundling, target, { ...around, ref });
    else
        place(holder, spot, { ...target, ref }, bundling);
}
function place(holder, spot, target, bundling) {
    const { around } = spot;
    const { resolver } = bundling;
    const end = (0,bundle_resolver/* resolveFully */.Bw)(around.file, target.ref, resolver);
    if (end.kind !== 'target') {
        reportTarget(bundling, end, { ...around, ref: target.ref });
        return;
    }
    const inRoot = [target, end].find(({ file }) => file === resolver.rootFile);
    // A file may refer to itself by its name; in the bundle it has none.
    const isPlain = around.file === resolver.rootFile && target.ref.startsWith('#');
    if (inRoot === target && !target.crossed && isPlain) {
        walk(holder, around, bundling);
        return;
    }
    const home = inRoot === undefined
        ? ((around.named ? undefined : findHome(end, around.kind, bundling)) ?? bundling.active.get(end.value))
        : (0,ref_target/* renderRef */.m7)(inRoot.tokens);
    if (home === undefined) {
        inline(holder, spot, end, bundling);
        return;
    }
    (0,json/* setMember */.Nk)(holder, '$ref', home);
    resolver.settled.add(holder);
    bundling.changed = true;
    walk(holder, around, bundling);
}
/** Puts the target in the reference's place; what stands beside a path item's `$ref` is laid over it. */
function inline(holder, spot, end, bundling) {
    const { parent, key, around } = spot;
    const beside = (0,members/* omitMembers */.p5)(holder, (name) => name === '$ref');
    const isLaidOver = (0,json/* isJsonObject */.OW)(end.value) && Object.keys(beside).length > 0;
    const value = isLaidOver ? { ...end.value, ...beside } : end.value;
    if ((0,json/* isArray */.cy)(parent))
        parent[Number(key)] = value;
    else
        (0,json/* setMember */.Nk)(parent, String(key), value);
    bundling.changed = true;
    if (typeof value !== 'object' || value === null)
        return;
    bundling.resolver.origins.set(value, end);
    const inside = { ...around, file: end.file };
    const isReference = (0,document_reference/* findReference */.t3)(value) !== undefined;
    if (!isReference) {
        const role = `${around.kind} ${around.named}`;
        const roles = bundling.walked.get(end.value) ?? new Set();
        if (roles.has(role))
            return;
        bundling.walked.set(end.value, roles.add(role));
    }
    bundling.active.set(end.value, (0,ref_target/* renderRef */.m7)(bundling.path));
    if (isReference)
        take(value, { ...spot, around: inside }, bundling);
    else
        walk(value, inside, bundling);
    bundling.active.delete(end.value);
}
function reportTarget(bundling, target, asking) {
    if (target.kind !== 'fault')
        return;
    const { rule, message, brokenFile } = target;
    const { brokenFiles, findings, path } = bundling;
    const at = [...path, '$ref'];
    if (brokenFile !== undefined)
        brokenFiles.add(brokenFile);
    else if (!isBearable(rule, asking, bundling))
        findings.push((0,finding/* errorProblem */.g)(rule, at, message));
    else {
        findings.push((0,finding/* warningProblem */.O)(rule, at, `${message} The reference is sent as it is, and tells the assistant nothing.`));
    }
}
/**
 * What an action works without: a schema that is nothing but itself, an example that is not there, and from 3.1 on an
 * anchor, which is valid and which the importer does not know. From or to another file it would mean something else.
 */
function isBearable(rule, { file, kind, ref }, { resolver, version }) {
    if (file !== resolver.rootFile || !ref.startsWith('#'))
        return false;
    if (rule === 'ref-loop')
        return kind === 'schema';
    if (rule === 'ref-anchor')
        return kind === 'schema' && (version === '3.1' || version === '3.2');
    return rule === 'unresolved-ref' && kind === 'example';
}

// EXTERNAL MODULE: ./src/openapi/check/locations.ts
var locations = __webpack_require__(7405);
// EXTERNAL MODULE: ./src/openapi/document/weight.ts
var weight = __webpack_require__(4916);
// EXTERNAL MODULE: ./src/syntax/survey.ts
var syntax_survey = __webpack_require__(9803);
;// CONCATENATED MODULE: ./src/syntax/exact-numbers.ts
/** A double keeps every 15 digits. Numbers of more than 400 characters are not looked for: the search would take long. */
const longNumber = /(?<=[:[,\s])-?\d[\d.eE+-]{15,400}(?=[\s,}\]]|$)/g;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
/**
 * Returns the numbers of JSON or YAML texts that change when they are read and written again. If two of them are read as
 * the same number, neither is kept, because nothing tells them apart later.
 */
function listExactNumbers(texts) {
    const exact = new Map();
    const ambiguous = new Set();
    for (const text of texts) {
        for (const [written] of text.matchAll(longNumber)) {
            if (!jsonNumber.test(written))
                continue;
            const value = Number(written);
            const other = exact.get(value) ?? written;
            if (other !== written)
                ambiguous.add(value);
            exact.set(value, written);
        }
    }
    return new Map([...exact].filter(([value, written]) => !ambiguous.has(value) && String(value) !== written));
}
/** Writes compact JSON. Numbers that JavaScript can't represent keep the digits that they have in the file. */
function writeJson(value, exact) {
    if (exact.size === 0)
        return JSON.stringify(value);
    return JSON.stringify(value, (_key, member) => {
        const written = typeof member === 'number' ? exact.get(member) : undefined;
        return written === undefined ? member : JSON.rawJSON(written);
    });
}

;// CONCATENATED MODULE: ./src/importer/address.ts

/** The URL of the first of a list of servers: the only one that the importer reads. */
function findFirstUrl(servers) {
    const url = (0,json/* findMember */.gz)((0,json/* isArray */.cy)(servers) ? servers[0] : undefined, 'url');
    return typeof url === 'string' ? url : undefined;
}
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
function trimSlashes(url = '') {
    return url.replace(/\/+$/, '');
}

// EXTERNAL MODULE: ./src/openapi/upgrade/upgrade.ts + 4 modules
var upgrade = __webpack_require__(1911);
// EXTERNAL MODULE: ./src/openapi/document/moved-references.ts
var moved_references = __webpack_require__(3584);
// EXTERNAL MODULE: ./src/openapi/document/names.ts
var document_names = __webpack_require__(7866);
;// CONCATENATED MODULE: ./src/importer/dangling-references.ts



/**
 * Returns an error for each operation whose parameters or body lead to a reference without a target. The bundler
 * reports most of them. It takes extensions for plain data, but a reference may lead into one.
 */
function findDangling(document, entries, weigh) {
    const isDangling = (reference) => reference.startsWith('#/') && (0,document_reference/* findTarget */.FB)(document, reference) === undefined;
    // Nearly always there are none, and nothing needs to be walked through.
    const dangling = new Set(weigh(document).references.filter(isDangling));
    if (dangling.size === 0)
        return [];
    return entries.flatMap(([at, operation]) => {
        const parts = [(0,json/* findMember */.gz)(operation, 'parameters'), (0,json/* findMember */.gz)(operation, 'requestBody')];
        return listReached(document, parts)
            .filter((reference) => dangling.has(reference))
            .map((reference) => {
            const message = `The parameters or the body of the operation lead to the reference ${(0,src_text/* quote */.hD)(reference, 100)}, which points to nothing. Correct the reference, or add its target.`;
            return (0,finding/* errorProblem */.g)('unresolved-ref', at, message);
        });
    });
}
/** Returns all references below some parts and below what these refer to, except those in examples. */
function listReached(document, parts) {
    const reached = new Set();
    const open = parts.map((part) => [part ?? null, 'keywords']);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [current, mode] = next;
        const reference = (0,document_reference/* findReference */.t3)(current);
        if (reference !== undefined && !reached.has(reference)) {
            reached.add(reference);
            open.push([(0,document_reference/* findTarget */.FB)(document, reference) ?? null, 'keywords']);
        }
        (0,grammar/* visitParts */.U6)(current, mode, (part, below, key) => {
            if (key !== 'examples' || mode !== 'keywords')
                open.push([part, below]);
        });
    }
    return [...reached];
}

// EXTERNAL MODULE: ./src/importer/operation-id.ts
var operation_id = __webpack_require__(763);
;// CONCATENATED MODULE: ./src/importer/judge.ts





/** How deep the payload of an action may be nested: MariaDB stores JSON of 31 levels, and one is spared. */
const payloadLevels = 30;
/** How many levels a schema may have above it in a payload and not in the document, if it is behind a reference. */
const addedLevels = 3;
/** What the column of a description holds, in bytes of UTF-8. */
const textBytes = 65_535;
/**
 * Judges the actions of one document: what the database has no room for, and what a conversation cannot use.
 * @see https://github.com/openchatai/OpenCopilot, opencopilot_db/action.py
 */
function createJudge(document, weigh) {
    const { hasHalves, levels } = weigh(document);
    const mayBeDeep = levels + addedLevels > payloadLevels;
    const server = trimSlashes(findFirstUrl(document['servers']));
    const byId = new Map();
    return (action, operation, at) => {
        const found = [...findUnstorable(action, at)];
        if (mayBeDeep)
            found.push(...findDepth(weigh(action.payload).levels, at));
        if (hasHalves && weigh({ ...action }).hasHalves) {
            const message = 'The operation holds half a surrogate pair, which the service cannot store. Replace it.';
            found.push((0,finding/* errorProblem */.g)('text-half', at, message));
        }
        const url = findFirstUrl((0,json/* findMember */.gz)(operation, 'servers'));
        if (url !== undefined && trimSlashes(url) !== server) {
            const message = `The operation has a server of its own, ${(0,src_text/* quote */.hD)(url, 100)}; the service calls the first server of the description instead.`;
            found.push((0,finding/* warningProblem */.O)('server-ignored', at, message));
        }
        const id = (0,operation_id/* foldOperationId */.iD)(action.operationId);
        const other = byId.get(id);
        if (other !== undefined)
            found.push(describeSameId(action, other, at));
        byId.set(id, other ?? action);
        return found;
    };
}
function findUnstorable(action, at) {
    const { description, endpoint, name } = action;
    const measures = [
        ['url-too-long', 'address (server and path)', endpoint.length, 'characters', document_names/* columnWidth */.zt],
        ['name-too-long', 'name', name.length, 'characters', document_names/* columnWidth */.zt],
        ['text-too-long', 'description', Buffer.byteLength(description), 'bytes', textBytes],
    ];
    return measures.flatMap((measure) => findExcess(measure, at));
}
function findDepth(levels, at) {
    return findExcess(['payload-depth', 'payload (parameters and body)', levels, 'levels', payloadLevels], at);
}
function findExcess([rule, what, seen, unit, max], at) {
    const message = `The ${what} of the operation has ${seen} ${unit}; the service stores at most ${max}.`;
    return seen > max ? [(0,finding/* errorProblem */.g)(rule, at, message)] : [];
}
/** A conversation reaches one of them. */
function describeSameId(action, other, at) {
    const message = `${quoteAction(action)} and ${quoteAction(other)} both get the \`operation_id\` ${(0,src_text/* quote */.hD)(action.operationId)} on the service, so one of them is never called. The service joins the words of a name, writes symbols as \`_\`, keeps at most ${operation_id/* idWidth */.KO} characters, and ignores case. Give one of them another \`operationId\`.`;
    return (0,finding/* warningProblem */.O)('same-operation-id', at, message);
}
function quoteAction({ method, path }) {
    return (0,operation_entry/* quoteRoute */.uO)({ key: method, path });
}

;// CONCATENATED MODULE: ./src/importer/import-document.ts







/** What the importer cannot read: its program stops there, and the whole import fails. */
class Unreadable extends Error {
}
/**
 * What the best-known importer makes of a document: one action for each key under a path; and what it would fail on.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py, the same from 2.8.0 on
 */
function importDocument(document, weigh = (0,weight/* createPartWeigh */._)()) {
    if (Object.hasOwn(document, 'swagger')) {
        const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
        return { actions: [], findings: [(0,finding/* errorProblem */.g)('swagger-2', ['swagger'], message)] };
    }
    const base = findFirstUrl(document['servers']) ?? '';
    const context = { document, base, astray: new Map() };
    const findings = isAbsolute(base) ? [] : [serverUrlProblem(document, base)];
    const judge = createJudge(document, weigh);
    const entries = listEntries(document);
    const unreadable = new Set();
    const actions = entries.flatMap((entry) => {
        const [at, operation] = entry;
        try {
            const action = createAction(at, operation, context);
            findings.push(...judge(action, operation, at));
            return [action];
        }
        catch (error) {
            if (!(error instanceof Unreadable))
                throw error;
            findings.push((0,finding/* errorProblem */.g)('unreadable', at, `${nameEntry(at)} can’t be imported. ${error.message}`));
            unreadable.add(entry);
            return [];
        }
    });
    const imported = entries.filter((entry) => !unreadable.has(entry));
    const dangling = findDangling(document, imported, weigh);
    return { actions, findings: [...findings, ...dangling, ...reportAstray(context)] };
}
/** What stands under each path, with the keys to it; a path that holds no object, with its own. */
function listEntries({ paths }) {
    return Object.entries((0,json/* isJsonObject */.OW)(paths) ? paths : {}).flatMap(([path, item]) => {
        if (!(0,json/* isJsonObject */.OW)(item) || path.startsWith('x-'))
            return [[['paths', path], null]];
        return Object.entries(item).map(([key, operation]) => [['paths', path, key], operation]);
    });
}
/** Names an operation, or a path without one: `GET /pets`. */
function nameEntry([, path = '', key]) {
    const isMethod = key !== undefined && /^[a-z]+$/iu.test(key);
    return isMethod ? (0,operation_entry/* quoteRoute */.uO)({ key, path }) : `The path ${(0,src_text/* quote */.hD)(path)}`;
}
/** Only its author, or `server-url`, can name the address. */
function serverUrlProblem(document, url) {
    const seen = url === '' ? '' : `: the first is ${(0,src_text/* quote */.hD)(url, 100)}`;
    const message = `The description names no server with scheme and host${seen}. Without one the import fails. Write the address of the API into \`servers\` (in Swagger 2.0 into \`host\`), such as \`https://api.example.com/v1\`, or set the input \`server-url\` to it.`;
    return (0,finding/* errorProblem */.g)('server-url', Object.hasOwn(document, 'servers') ? ['servers'] : [], message);
}
function createAction(at, operation, context) {
    const [, path = '', key = path] = at;
    if (key.startsWith('x-')) {
        throw new Unreadable(`The importer takes ${(0,src_text/* quote */.hD)(key)} for a path or a method, and makes actions of it.`);
    }
    if (!(0,json/* isJsonObject */.OW)(operation)) {
        const what = at.length > 2 ? `The value of ${(0,src_text/* quote */.hD)(key)}` : 'The path item';
        throw new Unreadable(`${what} is ${(0,source/* describeValue */.b)(operation)} instead of an object.`);
    }
    const nameKey = (0,document_names/* findNameKey */.Oq)(operation);
    const name = nameKey === undefined ? '' : readText(operation[nameKey], nameKey);
    if (name.trim() === '') {
        throw new Unreadable('The operation has no `operationId`, summary or description to name it by. Give it an `operationId`.');
    }
    const described = ['description', 'summary'].find((one) => Boolean(operation[one]));
    const { parameters = [], requestBody = {} } = operation;
    if (!(0,json/* isArray */.cy)(parameters))
        throw new Unreadable(describeShape('parameters', parameters, 'a list'));
    const follow = (holder, where) => followSchema(holder, where, { ...context, at });
    return {
        method: key.toUpperCase(),
        path,
        endpoint: context.base + path,
        name,
        operationId: (0,operation_id/* deriveOperationId */.wQ)(name),
        description: described === undefined ? '' : readText(operation[described], described),
        payload: {
            parameters: parameters.map((parameter, index) => follow(parameter, nameParameter(parameter, index))),
            request_body: resolveBody(requestBody, follow),
        },
    };
}
/** By its name: those of the path may stand before an operation's own, so that no place of the source is meant. */
function nameParameter(parameter, index) {
    const name = (0,json/* findMember */.gz)(parameter, 'name');
    return `parameters[${typeof name === 'string' ? name : index}]`;
}
function resolveBody(given, follow) {
    const body = readObject(given, 'requestBody');
    if (!Object.hasOwn(body, 'content'))
        return body;
    const content = Object.entries(readObject(body['content'], 'requestBody.content'));
    const media = content.map(([type, one]) => [type, follow(one, `requestBody.content["${type}"]`)]);
    return { ...body, content: Object.fromEntries(media) };
}
/** A parameter or a media type. Where its schema is a reference, that is followed, and no further one. */
function followSchema(given, where, { document, astray, at }) {
    const holder = readObject(given, where);
    const outer = Object.hasOwn(holder, 'schema') ? readObject(holder['schema'], `${where}.schema`) : {};
    if (!Object.hasOwn(outer, '$ref'))
        return holder;
    const reference = readText(outer['$ref'], `${where}.schema.$ref`);
    const schema = followLiterally(document, reference);
    // An anchor, too, leads to the whole description.
    if (schema === undefined || schema === document) {
        throw new Unreadable(`The schema at ${(0,src_text/* quote */.hD)(where, 100)} refers to ${(0,src_text/* quote */.hD)(reference, 100)}, where the importer finds no schema. Make it a component, and refer to that.`);
    }
    const meant = (0,document_reference/* findTarget */.FB)(document, reference);
    if (meant !== undefined && meant !== schema && !astray.has(reference))
        astray.set(reference, at);
    return { ...holder, schema };
}
/**
 * Where the importer arrives: it takes the steps as they are written, escapes and all, and finds an empty schema where
 * there is none. Undefined where its program stops: it cannot step into a list or a text.
 */
function followLiterally(document, reference) {
    let value = document;
    for (const step of reference.split('/').slice(1)) {
        if (!(0,json/* isJsonObject */.OW)(value))
            return undefined;
        const held = (0,json/* findMember */.gz)(value, step);
        value = held === undefined ? {} : held;
    }
    return value;
}
function reportAstray({ astray }) {
    return [...astray].map(([reference, at]) => {
        const message = `The importer reads the reference ${(0,src_text/* quote */.hD)(reference, 100)} without its escapes, so that it stores an empty schema. Name the schema with letters, digits, \`.\`, \`-\` and \`_\` alone.`;
        return (0,finding/* warningProblem */.O)('escaped-name', at, message);
    });
}
function readObject(value, where) {
    if ((0,json/* isJsonObject */.OW)(value))
        return value;
    throw new Unreadable(describeShape(where, value, 'an object'));
}
function readText(value, where) {
    if (typeof value === 'string')
        return value;
    throw new Unreadable(describeShape(where, value, 'a string'));
}
function describeShape(where, value, expected) {
    const isSchema = typeof value === 'boolean' && expected === 'an object';
    const remedy = isSchema ? ' Write `{}` for `true`, and `{"not": {}}` for `false`.' : '';
    return `${(0,src_text/* quote */.hD)(where, 100)} is ${(0,source/* describeValue */.b)(value ?? null)}; the importer needs ${expected} there.${remedy}`;
}

// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
;// CONCATENATED MODULE: ./src/importer/prepare/expand.ts



/** What is written out once is shared: memory grows with the document, not with the result. */
function createExpander(document, graph, weigh) {
    /** Written out to the end, wherever that is not too deep for any place. */
    const whole = new Map();
    /** Written out as far as the room goes, by the room. */
    const partly = new Map();
    function expandFrom(value, mode, budget) {
        if ((0,json/* isJsonObject */.OW)(value) && typeof value['$ref'] === 'string') {
            return expandReference(value, graph.find(value['$ref']), budget);
        }
        const next = (0,grammar/* mapParts */.xc)(value, mode, (part, below) => expandFrom(part, below, budget - 1));
        return next !== value && mode === 'keywords' ? keepNames(value, next) : next;
    }
    function expandReference(value, target, budget) {
        if (target === undefined || !mayExpand(target))
            return value;
        const written = (0,document_reference/* overlay */.Lw)(document, whole.get(target) ?? expandPartly(target, budget), value);
        return weigh(written).levels <= budget ? written : value;
    }
    function expandPartly(target, budget) {
        const byBudget = partly.get(target) ?? new Map();
        partly.set(target, byBudget);
        const known = byBudget.get(budget);
        if (known !== undefined)
            return known;
        // A level that does not fit with its references as they are fits no better with them written out.
        const fits = weigh(target.value).levels <= budget;
        const written = fits ? expandFrom(target.value, 'keywords', budget) : target.value;
        byBudget.set(budget, written);
        return written;
    }
    // What a target refers to comes before it, so that nothing here needs to recurse from target to target.
    for (const target of graph.groups.flat()) {
        // With more room than any place has, whatever does not fit stays to be written out partly.
        if (!mayExpand(target) || target.uses.some((used) => mayExpand(used) && !whole.has(used)))
            continue;
        const value = expandFrom(target.value, 'keywords', Infinity);
        if (weigh(value).levels <= payloadLevels)
            whole.set(target, value);
    }
    return (schema, budget) => expandFrom(schema, 'keywords', budget);
}
/** A discriminator chooses by the names of schemas, which are lost where a reference is written out. */
function keepNames(value, next) {
    if (!(0,json/* isJsonObject */.OW)(value) || !(0,json/* isJsonObject */.OW)(next) || !(0,json/* isJsonObject */.OW)(value['discriminator']))
        return next;
    return (0,discriminator/* nameReferences */.Yn)(next, [...(0,discriminator/* listReferences */.Xo)(value['oneOf']), ...(0,discriminator/* listReferences */.Xo)(value['anyOf'])]);
}
function mayExpand({ isRecursive, value }) {
    return !isRecursive && isSchema(value);
}
/** With an identity of its own, a schema's references mean something else where it is written out. */
function isSchema(value) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return typeof value === 'boolean';
    return !['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => typeof value[key] === 'string');
}

;// CONCATENATED MODULE: ./src/importer/prepare/ledger.ts
/** What people are told of each kind of rewrite, in this order: what was done in so many places, and why. */
const sentences = {
    upgraded: () => 'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
    'server-completed': () => 'Made the server URL absolute: the importer needs scheme and host.',
    'server-moved': () => 'Moved the first absolute server to the front, because the importer reads the first one only.',
    'server-variables': () => 'Filled in the variables of the first server with their defaults, because the importer takes the URL as it is written.',
    'server-slash': () => 'Left out the `/` at the end of the first server, because the importer puts the paths right behind it: `https://host//path`.',
    'path-members': (n) => `Moved what ${count(n, 'path')} held beside operations into the operations: the importer takes every key under a path for a method.`,
    'paths-extensions': (n) => `Moved ${count(n, '`x-` extension')} from \`paths\` to \`x-paths\`: the importer would take them for paths.`,
    'names-derived': (n) => `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
    'parameter-references': (n) => `Wrote out ${count(n, 'parameter')} given by a \`$ref\`, because the importer would store the reference, without name and place.`,
    'body-references': (n) => `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them given by a \`$ref\`, because the importer would store the reference.`,
    'schema-references': (n) => `Wrote out ${count(n, 'schema')} of parameters and request bodies in full, because the importer follows only one reference.`,
    'moved-references': (n) => `Gave ${count(n, 'part')} a place in the components, because references pointed into rewritten paths.`,
    'unused-components': (n) => `Left out ${count(n, 'component')} that nothing refers to any more.`,
};
const rewriteRules = Object.keys(sentences);
/** Notes that a rule changed so many more places; zero notes nothing. */
function note(ledger, rule, places = 1) {
    if (places > 0)
        ledger.set(rule, (ledger.get(rule) ?? 0) + places);
}
function listRewrites(ledger) {
    return rewriteRules.flatMap((rule) => {
        const places = ledger.get(rule);
        return places === undefined ? [] : [{ rule, message: sentences[rule](places), count: places }];
    });
}
/** `1 path`, `2 paths`: in `operationId`s, too, the plural stays outside the code mark. */
function count(places, one, many = `${one}s`) {
    return places === 1 ? `1 ${one}` : `${places} ${many}`;
}

;// CONCATENATED MODULE: ./src/importer/prepare/operations.ts



/** Where schemas begin in a parameter, a media type or a header. */
function isSchemaKey(key, mode) {
    return mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
}
/** `parameters[].schema` */
const inParameter = { above: 2, followed: 1, rule: 'parameter-references' };
/** `requestBody.content.{type}.schema` */
const inBody = { above: 1, followed: 3, rule: 'body-references' };
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
/** The document with its parameters and request bodies replaced, wherever they stand. */
function mapHolders(document, replace) {
    return (0,operation_entry/* mapOperations */.LU)(document, (operation) => (0,members/* mapMembers */.Mz)(operation, (member, key) => {
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
                budget: payloadLevels - above - level,
            })
            : walk(inner, below, level + 1));
    }
}

;// CONCATENATED MODULE: ./src/importer/prepare/part-writer.ts




function createPartWriter(document, weigh) {
    const parts = new Map();
    /** Each target is inlined once: inlined again for each use, nested references would double and double. */
    const targets = new Map();
    return (part) => {
        const known = parts.get(part);
        if (known !== undefined)
            return known;
        const inlined = walk(part, 'keywords', []);
        const written = inlined !== part && weigh(inlined).levels > payloadLevels ? part : inlined;
        parts.set(part, written);
        return written;
    };
    function walk(current, mode, open) {
        const reference = (0,document_reference/* findReference */.t3)(current);
        if (reference !== undefined && (0,json/* isJsonObject */.OW)(current)) {
            const target = targets.get(reference) ?? writeTarget(reference, mode, open);
            return target === undefined ? current : (0,document_reference/* overlay */.Lw)(document, target, current);
        }
        return (0,grammar/* mapParts */.xc)(current, mode, (part, below, key) => isSchemaKey(key, mode) ? part : walk(part, below, open));
    }
    function writeTarget(reference, mode, open) {
        // What is nested deeper than any payload may be is not stored anyway.
        if (open.includes(reference) || open.length > payloadLevels)
            return undefined;
        const target = (0,document_reference/* findTarget */.FB)(document, reference);
        if (target === undefined)
            return undefined;
        const written = walk(target, mode, [...open, reference]);
        targets.set(reference, written);
        return written;
    }
}

;// CONCATENATED MODULE: ./src/importer/prepare/inline-schemas.ts






/**
 * Returns a document whose stored actions stand alone: every reference in parameters and request bodies is inlined,
 * except recursive ones. If the importer follows a reference itself, the component is inlined instead of each use.
 */
function inlineReferences(given, weigh, ledger) {
    return inlineSchemas(inlineParts(given, weigh, ledger), weigh, ledger);
}
/** Inlines the references outside of schemas, such as those to examples and headers. */
function inlineParts(document, weigh, ledger) {
    const write = createPartWriter(document, weigh);
    return mapHolders(document, (part, { rule }) => {
        const written = write(part);
        if (written !== part)
            note(ledger, rule);
        return written;
    });
}
function inlineSchemas(given, weigh, ledger) {
    const document = nameAllSubtypes(given);
    const inlined = collectInlined(document, weigh);
    if (inlined.size === 0)
        return given;
    note(ledger, 'schema-references', inlined.size);
    const replace = (schema) => inlined.get(schema) ?? schema;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed && isComponent(schema) ? schema : replace(schema));
    return mapComponents(operations, replace);
}
/** Written out, an heir refers to what it builds on no more: that has to name it, where it was only implied. */
function nameAllSubtypes(document) {
    const subtypes = (0,discriminator/* listSubtypes */.iB)(document);
    return mapComponents(document, (schema, name) => {
        const own = subtypes.get(`#/components/schemas/${name}`) ?? [];
        return (0,json/* isJsonObject */.OW)(schema) ? (0,discriminator/* nameSubtypes */.z1)(schema, own) : schema;
    });
}
function mapComponents(document, replace) {
    const { components } = document;
    const schemas = (0,json/* findMember */.gz)(components, 'schemas');
    if (!(0,json/* isJsonObject */.OW)(components) || !(0,json/* isJsonObject */.OW)(schemas))
        return document;
    const replaced = (0,members/* mapMembers */.Mz)(schemas, replace);
    if (replaced === schemas)
        return document;
    return { ...document, components: { ...components, schemas: replaced } };
}
/** Returns the schemas with references, wherever they are, and each of them inlined. */
function collectInlined(document, weigh) {
    const budgets = collectBudgets(document);
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document, budgets.keys());
    const inlined = new Map();
    if (graph.groups.length === 0)
        return inlined;
    const expand = createExpander(document, graph, weigh);
    for (const [schema, budget] of budgets) {
        const expanded = expand(schema, budget);
        if (expanded !== schema)
            inlined.set(schema, expanded);
    }
    return inlined;
}
/** Returns the schemas of parameters and request bodies, each with the smallest budget that any of its places has. */
function collectBudgets(document) {
    const budgets = new Map();
    visitSchemas(document, (schema, { isFollowed, budget }) => {
        const reference = isFollowed && isComponent(schema) ? (0,document_reference/* findReference */.t3)(schema) : undefined;
        const target = reference === undefined ? schema : (0,document_reference/* findTarget */.FB)(document, reference);
        if ((0,json/* isJsonObject */.OW)(target))
            budgets.set(target, Math.min(budget, budgets.get(target) ?? budget));
    });
    return budgets;
}
/** A reference to a schema among the components, nothing beside it, and no escapes in it, which the importer does not read. */
function isComponent(schema) {
    if (!(0,json/* isJsonObject */.OW)(schema) || Object.keys(schema).length !== 1)
        return false;
    return /^#\/components\/schemas\/[^/~%]+$/.test((0,document_reference/* findReference */.t3)(schema) ?? '');
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/importer/prepare/paths.ts



/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name, its parameters and its body. What is no object is left as it is.
 */
function makePathsPortable(document, ledger) {
    const given = document['paths'];
    if (!(0,json/* isJsonObject */.OW)(given))
        return document;
    const names = (0,document_names/* planNames */.AO)((0,operation_entry/* listRoutes */.Bn)(document)).values();
    const context = { document, names, ledger };
    const isExtension = (path) => path.startsWith('x-');
    const hasExtensions = Object.keys(given).some(isExtension);
    const paths = (0,members/* mapMembers */.Mz)(hasExtensions ? (0,members/* omitMembers */.p5)(given, isExtension) : given, (value) => {
        const item = (0,operation_entry/* findItem */.Rm)(document, value);
        if (item === undefined)
            return value;
        if (![value, item].every(isPortable))
            note(ledger, 'path-members');
        return foldItem(item, context);
    });
    if (paths === given)
        return document;
    const extensions = (0,members/* omitMembers */.p5)(given, (path) => !isExtension(path));
    note(ledger, 'paths-extensions', Object.keys(extensions).length);
    return { ...document, paths, ...(hasExtensions && { 'x-paths': extensions }) };
}
/** Whether the importer finds operations in it alone. */
function isPortable(item) {
    return !(0,json/* isJsonObject */.OW)(item) || Object.keys(item).every(operation_entry/* isMethodKey */.d3);
}
function foldItem(item, context) {
    const operations = isPortable(item) ? item : Object.fromEntries((0,operation_entry/* listMethods */.vp)(item));
    return (0,members/* mapMembers */.Mz)(operations, (operation) => (0,json/* isJsonObject */.OW)(operation) ? foldOperation(operation, item, context) : operation);
}
function foldOperation(operation, item, context) {
    const rename = context.names.next().value?.rename;
    if (rename !== undefined)
        note(context.ledger, 'names-derived');
    const parameters = foldParameters(operation, item, context);
    const body = paths_resolveBody(operation, context);
    if ([rename, parameters, body].every((part) => part === undefined) && isPortable(item))
        return operation;
    const { servers = item['servers'] } = operation;
    const isOwn = (key) => !key.startsWith('x-') || Object.hasOwn(operation, key);
    return {
        ...operation,
        ...(0,texts/* foldTexts */.a)(operation, item),
        ...rename,
        ...(parameters !== undefined && { parameters }),
        ...(body !== undefined && { requestBody: body }),
        ...((0,json/* isArray */.cy)(servers) && { servers }),
        ...(0,members/* omitMembers */.p5)(item, isOwn),
    };
}
/** Returns the request body that a reference leads to, or `undefined` if the operation can keep what it has. */
function paths_resolveBody({ requestBody }, { document, ledger }) {
    const body = (0,document_reference/* resolve */.hd)(document, requestBody);
    if (body === undefined || body === requestBody)
        return undefined;
    note(ledger, 'body-references');
    return body;
}
/**
 * Returns all parameters of an operation, none of them a reference: those of its path first, unless the operation has
 * one of the same name in the same place. Returns `undefined` if the operation can keep what it has.
 */
function foldParameters(operation, item, { document, ledger }) {
    const own = operation['parameters'];
    const shared = item['parameters'];
    if (own === undefined ? !(0,json/* isArray */.cy)(shared) : !(0,json/* isArray */.cy)(own))
        return undefined;
    const writeEach = (list) => ((0,json/* isArray */.cy)(list) ? list : []).map((parameter) => {
        const written = (0,document_reference/* resolve */.hd)(document, parameter) ?? parameter;
        if (written !== parameter)
            note(ledger, 'parameter-references');
        return written;
    });
    const written = writeEach(own);
    const overridden = new Set(written.map(keyOf));
    const all = [...writeEach(shared).filter((entry) => !overridden.has(keyOf(entry))), ...written];
    const isSame = (0,json/* isArray */.cy)(own) && all.length === own.length && all.every((entry, at) => entry === own[at]);
    return isSame ? undefined : all;
}
/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
function keyOf(parameter) {
    if (!(0,json/* isJsonObject */.OW)(parameter))
        return '';
    const { in: place, name } = parameter;
    return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}

;// CONCATENATED MODULE: ./src/importer/prepare/servers.ts



/**
 * A document whose first server is absolute, free of variables and without a slash at its end; the same object where
 * it is so already, or where neither the description nor `server-url` names an address. Other servers stay as they
 * are, in case somebody reads them.
 */
function makeServersPortable(document, serverUrl, ledger) {
    const listed = document['servers'];
    // No server means `/`, as the standard has it.
    const servers = (0,json/* isArray */.cy)(listed) && listed.length > 0 ? listed : [{ url: '/' }];
    const chosen = chooseServer(servers, serverUrl);
    if (chosen === undefined)
        return document;
    const { position, rules, server } = chosen;
    const isTrimmed = isSlashed(server, document['paths']);
    if (rules.length === 0 && !isTrimmed)
        return document;
    for (const rule of rules)
        note(ledger, rule);
    note(ledger, 'server-slash', isTrimmed ? 1 : 0);
    return {
        ...document,
        servers: [isTrimmed ? trim(server) : server, ...servers.toSpliced(position, 1)],
    };
}
function chooseServer(servers, serverUrl) {
    const concrete = servers.map(fillIn);
    const position = concrete.findIndex((server) => isAbsolute(findUrl(server)));
    if (position === -1 || (position > 0 && serverUrl !== undefined)) {
        const server = complete(concrete[0] ?? null, serverUrl);
        return server && { server, position: 0, rules: ['server-completed'] };
    }
    const server = concrete[position] ?? null;
    const moved = position > 0 ? ['server-moved'] : [];
    return { server, position, rules: server === servers[position] ? moved : [...moved, 'server-variables'] };
}
function findUrl(server) {
    return findFirstUrl([server]);
}
/** The server with its variables replaced by their defaults; the same object where it has none. */
function fillIn(server) {
    const url = findUrl(server);
    if (!(0,json/* isJsonObject */.OW)(server) || url === undefined)
        return server;
    const { variables, ...rest } = server;
    const concrete = url.replace(/\{([^{}]+)\}/g, (written, name) => {
        const value = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(variables, name), 'default') ?? null;
        return typeof value === 'object' ? written : String(value);
    });
    return concrete === url ? server : { ...rest, url: concrete };
}
/**
 * A relative URL against `server-url`, as a browser would; `/` and nothing say nothing and stand for the whole of it.
 * Without `server-url` there is hope for `//host` alone, which says everything but the scheme.
 */
function complete(server, serverUrl) {
    const relative = findUrl(server) ?? '';
    const rest = (0,json/* isJsonObject */.OW)(server) ? server : {};
    if (serverUrl === undefined) {
        const isComplete = relative.startsWith('//') && isAbsolute(`https:${relative}`);
        return isComplete ? { ...rest, url: `https:${relative}` } : undefined;
    }
    const says = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
    const url = says ? URL.parse(relative, `${serverUrl.replace(/\/$/, '')}/`)?.href : undefined;
    return trim({ ...rest, url: url !== undefined && isAbsolute(url) ? url : serverUrl });
}
/** True where the importer, which puts the path right behind the server, would store `https://host//path`. */
function isSlashed(server, paths) {
    const keys = Object.keys((0,json/* isJsonObject */.OW)(paths) ? paths : {}).filter((path) => !path.startsWith('x-'));
    return (findUrl(server)?.endsWith('/') === true && keys.length > 0 && keys.every((path) => path.startsWith('/')));
}
function trim(server) {
    return { ...((0,json/* isJsonObject */.OW)(server) && server), url: trimSlashes(findUrl(server)) };
}

;// CONCATENATED MODULE: ./src/importer/prepare/unused-components.ts



const unused_components_kinds = new Set([
    ...['schemas', 'parameters', 'requestBodies', 'responses', 'examples', 'headers', 'pathItems'],
    'mediaTypes',
]);
/** @param before the document before any rewrite: components that nothing uses in it stay */
function createUnusedDropper(before, weigh) {
    let usedBefore;
    return (document, ledger) => {
        if (document === before)
            return document;
        usedBefore ??= findUsed(before, [], weigh);
        return dropUnused(document, { before, usedBefore, weigh }, ledger);
    };
}
function dropUnused(after, { before, usedBefore: wasUsed, weigh }, ledger) {
    const { components } = after;
    if (!(0,json/* isJsonObject */.OW)(components))
        return after;
    const keepsSubtypes = [...wasUsed].some((schema) => (0,json/* isJsonObject */.OW)((0,json/* findMember */.gz)(schema, 'discriminator')));
    const listed = Object.entries(components).flatMap(([kind, group]) => unused_components_kinds.has(kind) && (0,json/* isJsonObject */.OW)(group)
        ? Object.entries(group).map(([name, component]) => ({ kind, name, component }))
        : []);
    const roots = listed.filter(({ kind, name, component }) => {
        const original = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(before['components'], kind), name);
        // A schema may be known by what it builds on alone, through a `discriminator`.
        const isSubtype = keepsSubtypes && (0,json/* isArray */.cy)((0,json/* findMember */.gz)(component, 'allOf'));
        return original === undefined || !wasUsed.has(original) || isSubtype;
    });
    // What is kept for its own sake keeps what it refers to.
    const keeps = roots.map(({ component }) => component);
    const isUsed = findUsed(after, keeps, weigh);
    const dropped = listed.filter(({ component }) => !isUsed.has(component)).length;
    if (dropped === 0)
        return after;
    note(ledger, 'unused-components', dropped);
    const kept = (0,members/* mapMembers */.Mz)(components, (group, kind) => unused_components_kinds.has(kind) && (0,json/* isJsonObject */.OW)(group)
        ? (0,members/* omitMembers */.p5)(group, (name) => !isUsed.has(group[name] ?? null))
        : group);
    return { ...after, components: kept };
}
/**
 * `roots`, and every component that they or something outside of the components lead to, by `$ref` or by any other
 * text that looks like one: mappings of discriminators and extensions hold references too.
 */
function findUsed(document, roots, weigh) {
    const used = new Set(roots);
    const seen = new Set();
    const { components, ...rest } = document;
    const others = (0,json/* isJsonObject */.OW)(components) ? (0,members/* omitMembers */.p5)(components, (kind) => unused_components_kinds.has(kind)) : {};
    const open = [...roots, ...Object.values(rest), ...Object.values(others)];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        for (const reference of weigh(value).references) {
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
const componentReference = /^#\/components\/([^/]+)\/([^/]+)/;
/** A reference into a component uses the whole of it. */
function findComponent({ components }, reference) {
    const [, kind = '', name = ''] = componentReference.exec(reference) ?? [];
    const group = (0,json/* findMember */.gz)(components, kind);
    return (0,json/* findMember */.gz)(group, name) ?? (0,json/* findMember */.gz)(group, (0,pointer/* unescapeToken */.ko)((0,pointer/* decodeEscapes */.zR)(name)));
}

;// CONCATENATED MODULE: ./src/importer/prepare/prepare.ts








/**
 * Returns an equivalent document that imports whole and whose actions stand alone, unless that would make it too large.
 * With `rewrite: never`, returns the document itself, and what the rewrites would do.
 * @param document a bundled description; it is never changed
 */
function prepareDocument(document, options) {
    const { rewrite, weigh = (0,weight/* createPartWeigh */._)() } = options;
    const rewritten = rewriteDocument(document, { ...options, weigh });
    return rewrite === 'auto' ? rewritten : leaveAsIs(rewritten, importDocument(document, weigh), document);
}
/** Nothing is rewritten: what the import would fail on is told, or that something is lost. */
function leaveAsIs(rewritten, { actions, findings }, document) {
    const left = new Set(rewritten.findings.map(({ pointer, message }) => `${pointer} ${message}`));
    const reported = findings.map((finding) => {
        const isMended = finding.severity === 'error' && !left.has(`${finding.pointer} ${finding.message}`);
        return isMended ? { ...finding, message: `${finding.message} \`rewrite: auto\` fixes that.` } : finding;
    });
    const sentences = rewritten.rewrites.map(({ message }) => message).join(' ');
    const message = `Some of the description is lost with \`rewrite: never\`. What \`auto\` would have done: ${sentences}`;
    const isLossy = rewritten.rewrites.length > 0 && !reported.some(({ severity }) => severity === 'error');
    return {
        document,
        rewrites: [],
        actions,
        findings: isLossy ? [...reported, (0,finding/* warningProblem */.O)('not-prepared', [], message)] : reported,
    };
}
function rewriteDocument(document, { serverUrl, version, weigh }) {
    const ledger = new Map();
    const portable = makePortable(document, { version, weigh }, ledger);
    const served = makeServersPortable(portable, serverUrl, ledger);
    const lean = prepare_inline({ document, served, weigh }, ledger);
    const prepared = ledger.size === 0 ? document : lean;
    const { actions, findings } = importDocument(prepared, weigh);
    const { bytes } = weigh(prepared);
    const size = bytes > limits/* limits */.F.expandedCharacters ? [rejectSize(bytes)] : [];
    return { document: prepared, rewrites: listRewrites(ledger), actions, findings: [...findings, ...size] };
}
/** Inlines all references, or none of them if the result would be too large. */
function prepare_inline({ document, served, weigh }, ledger) {
    const dropUnused = createUnusedDropper(document, weigh);
    const limit = limitOf(weigh(document).bytes);
    // Of a large document, operations that are too large already need no try.
    const isTooLarge = limit > proxyLimitBytes && weigh(served['paths'] ?? null).bytes > limit;
    if (isTooLarge)
        return dropUnused(served, ledger);
    const inlining = new Map();
    const inlined = dropUnused(inlineReferences(served, weigh, inlining), inlining);
    if (weigh(inlined).bytes > limit)
        return dropUnused(served, ledger);
    for (const [rule, places] of inlining)
        note(ledger, rule, places);
    return inlined;
}
/** Many servers refuse larger request bodies. */
const proxyLimitBytes = 1_000_000;
/**
 * Returns the bytes that a document may have with its references inlined: twice its size, if that is below 1 MB.
 * Larger documents may grow by a fifth, because writing and importing them takes long already.
 */
function limitOf(bytes) {
    return bytes < proxyLimitBytes ? Math.min(2 * bytes, proxyLimitBytes - 1) : Math.floor(1.2 * bytes);
}
function rejectSize(bytes) {
    const message = `Written out, as the importer needs it, the description has ${(0,limits/* renderLimitBytes */.P)(bytes)}; at most ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.expandedCharacters)} are sent. Make its shared parameters and bodies smaller.`;
    return (0,finding/* errorProblem */.g)('too-large', [], message);
}
/** Rewrites everything except servers and inlined references. */
function makePortable(document, { version, weigh }, ledger) {
    const folded = makePathsPortable(document, ledger);
    if (version !== '2.0' && ledger.size === 0)
        return folded;
    const settled = settle(document, { version, weigh }, ledger);
    const portable = settled === document ? folded : makePathsPortable(settled, new Map());
    if (version !== '2.0')
        return portable;
    note(ledger, 'upgraded');
    return (0,upgrade/* upgrade */.f)(portable);
}
function settle(document, { version, weigh }, ledger) {
    if (!weigh(document).references.some(moved_references/* isIntoPart */.i))
        return document;
    const { document: settled, moved } = (0,moved_references/* settleReferences */.O)(document, version);
    note(ledger, 'moved-references', moved);
    return settled;
}

// EXTERNAL MODULE: ./src/reach.ts
var src_reach = __webpack_require__(5274);
;// CONCATENATED MODULE: ./src/importer/unreachable-server.ts




/**
 * Checks the server that the service calls.
 * @param document as written, to find the location of the server
 * @param url the server of the document that is sent
 */
function findUnreachableServer(document, url) {
    const parsed = URL.parse(url ?? '');
    const reach = parsed === null ? 'public' : (0,src_reach/* classifyHost */.R)(parsed.hostname);
    if (parsed === null || reach === 'public')
        return undefined;
    const why = {
        loopback: 'is a loopback address, which only the API’s own machine can reach',
        reserved: 'has a name that is reserved for documentation and tests',
        private: 'is a private address, which a service on the internet can’t reach',
    }[reach];
    const message = `The copilot can’t call the server ${(0,src_text/* quote */.hD)(parsed.origin, 100)}: it ${why}. Set the first server to the API’s real address.`;
    return {
        isPrivate: reach === 'private',
        finding: (0,finding/* warningProblem */.O)('unreachable-server', findServer(document, parsed.hostname), message),
    };
}
/** The keys to the server with this host; to the whole document if the input `server-url` named it. */
function findServer(document, hostname) {
    const { host, servers } = document;
    if (typeof host === 'string' && host.includes(hostname))
        return ['host'];
    const list = (0,json/* isArray */.cy)(servers) ? servers : [];
    const index = list.findIndex((server) => findFirstUrl([server])?.includes(hostname) === true);
    if (index !== -1)
        return ['servers', index, 'url'];
    return list.length > 0 ? ['servers'] : [];
}

;// CONCATENATED MODULE: ./src/importer/load-spec.ts






/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
async function loadSpec(options) {
    const { path, reader } = options;
    const bytes = await reader.read(path);
    if (bytes === undefined) {
        throw new errors/* ActionError */.lZ('file-missing', `There is no file \`${path}\` in the workspace.`, {
            hint: 'Check the input `swagger-file`: it is relative to the root of the checkout, and upper and lower case matter.',
        });
    }
    const resolver = (0,bundle_resolver/* createResolver */.Tw)(path);
    const reject = (findings) => fail(findings.map((finding) => ({ ...finding, file: path })), resolver);
    const parsed = (0,spec_file/* parseSpecFile */.V)(path, bytes);
    if (!parsed.ok)
        return reject([parsed.fault]);
    const { source } = parsed;
    resolver.files.set(path, { state: 'read', source });
    const found = findVersion(source.root);
    if (!found.ok)
        return reject([found.fault]);
    const endless = findEndlessPaths(found.root);
    if (endless.length > 0)
        return reject(endless);
    await crawlFiles(source, resolver, reader);
    return await prepareSpec({ ...found, source }, resolver, options);
}
async function prepareSpec(subject, resolver, options) {
    const { root, version, source } = subject;
    let document = root;
    const bundle = bundleFiles(document, resolver, version);
    const findings = [...listBroken(bundle.brokenFiles, resolver)];
    const add = (found) => {
        for (const finding of found)
            findings.push((0,locations/* fileFinding */.sb)(finding, document, resolver));
    };
    add(bundle.findings);
    // What each file was checked for when it was read is checked again for all of them together.
    const survey = bundle.changed ? (0,syntax_survey/* surveyDocument */.K)(document, { shared: true, noteReferences: weight/* noteReferences */.v }) : undefined;
    const unwieldy = survey === undefined ? [] : findUnwieldy(document, survey);
    if (unwieldy.length > 0) {
        add(unwieldy);
        return fail(findings, resolver);
    }
    const curated = await curate(document, { version, resolver, options, weigh: (survey ?? source).weigh });
    ({ document } = curated);
    findings.push(...curated.findings);
    // After an error in an overlay, other problems would only be consequences.
    if (curated.findings.some(isError))
        return fail(findings, resolver);
    add(findRuleBreaks(document));
    const operations = (0,openapi_operations/* listOperations */.R)(document);
    const listed = { operations, locate: (0,locations/* createLocator */.TR)(document, operations, resolver) };
    const read = { ...listed, document };
    if (findings.some(isError))
        return fail(findings, resolver, read);
    const { weigh } = survey ?? source;
    const prepared = prepareDocument(document, { ...options, version, weigh });
    add(prepared.findings);
    if (findings.some(isError))
        return fail(findings, resolver, read);
    const isUnchanged = !bundle.changed && prepared.document === root && source.format === 'json';
    if (!isUnchanged)
        findings.push(...(0,locations/* noteReading */.Jz)(resolver));
    // Compact and in the document's own order: the same description gives the same bytes.
    const body = isUnchanged ? source.text : Buffer.from(write(prepared.document, resolver), 'utf8');
    return {
        ok: true,
        version,
        body,
        verbatim: isUnchanged && source.asWritten,
        files: listFiles(resolver),
        ...listed,
        document: prepared.document,
        actions: prepared.actions,
        rewrites: prepared.rewrites,
        problems: (0,locations/* locateFindings */.Hf)(findings, resolver),
        ...load_spec_findServer(document, prepared.document, resolver),
    };
}
function write(document, { files }) {
    const sources = [...files.values()].flatMap((file) => (file.state === 'read' ? [file.source] : []));
    const long = sources.filter(({ root, weigh }) => weigh(root).hasLongNumbers);
    return writeJson(document, listExactNumbers(long.map(({ text }) => new TextDecoder().decode(text))));
}
/** Returns the first server with its location if the copilot can't reach it. */
function load_spec_findServer(document, sent, resolver) {
    const server = findUnreachableServer(document, findFirstUrl(sent['servers']));
    if (server === undefined)
        return {};
    const [finding = server.finding] = (0,locations/* locateFindings */.Hf)([(0,locations/* fileFinding */.sb)(server.finding, document, resolver)], resolver);
    return { unreachable: { ...server, finding } };
}
/** Applies overlays and selects operations, if the workflow names any. The module is loaded only then. */
async function curate(document, { version, resolver, options, weigh }) {
    const { curation, reader } = options;
    if (curation === undefined)
        return { document, findings: [] };
    const { curateDocument } = await __webpack_require__.e(/* import() | curation */ 530).then(__webpack_require__.bind(__webpack_require__, 3486));
    return curateDocument(document, { ...curation, reader, resolver, version, measure: weigh });
}
function listBroken(files, resolver) {
    return [...files].flatMap((file) => {
        const state = resolver.files.get(file);
        return state?.state === 'broken' ? [{ ...state.fault, file }] : [];
    });
}
function findUnwieldy(document, { fault }) {
    return fault === undefined ? findEndlessPaths(document) : [fault];
}
function fail(findings, resolver, listed = {
    operations: [],
    locate: () => new Map(),
}) {
    const files = listFiles(resolver);
    return { ok: false, problems: (0,locations/* locateFindings */.Hf)(findings, resolver), files, ...listed };
}
function isError({ severity }) {
    return severity === 'error';
}
function listFiles({ rootFile, files }) {
    const reached = [...files].flatMap(([path, { state }]) => ['read', 'broken'].includes(state) ? [path] : []);
    return [...new Set([rootFile, ...reached])];
}

// EXTERNAL MODULE: ./src/importer/shown.ts
var shown = __webpack_require__(2433);
;// CONCATENATED MODULE: ./src/importer/index.ts






/***/ }),

/***/ 763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ idWidth),
/* harmony export */   hE: () => (/* binding */ renderCamelCase),
/* harmony export */   iD: () => (/* binding */ foldOperationId),
/* harmony export */   wQ: () => (/* binding */ deriveOperationId)
/* harmony export */ });
/** What the service's column holds of an `operation_id`, in characters. */
const idWidth = 64;
/** What Python takes for white space; JavaScript's `\s` is not the same. */
const whiteSpace = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
/**
 * The `operation_id` that the service makes from an action's name: the first word in lower case, the others run on
 * with a capital, symbols as `_`, cut. Empty where the name has no word; the import fails then.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/entities/utils.py, the same in all releases
 */
function deriveOperationId(name) {
    const [first = '', ...others] = name.split(whiteSpace).filter((word) => word !== '');
    const joined = first.toLowerCase() + others.map(capitalise).join('');
    // Nearly all names are of ASCII, and the tables of all letters take long to load.
    const id = joined.replace(isAscii(joined) ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu, '_');
    return id.length <= idWidth ? id : Array.from(id).slice(0, idWidth).join('');
}
/** What the service's database takes for the same `operation_id`: neither case nor accents nor spaces at the end count. */
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
 * A name or an `operation_id` as the newest releases show it: `list_orders` as `listOrders`, `get_v2go` as `getV2Go`.
 * @see the same, llm-server/models/repository/action_repo.py, `to_camel_case`; up to 2.8.0 both are shown as they are
 */
function renderCamelCase(text) {
    const [first = '', ...others] = text.split('_');
    return first + others.map(capitaliseWords).join('');
}
/** Python's `str.title`: a letter after no letter is a capital, every other one is small. */
function capitaliseWords(text) {
    if (isAscii(text))
        return text.replace(/[A-Za-z]+/g, capitalise);
    return text.replace(/\p{Cased}+/gu, capitalise);
}
/** Python's `str.capitalize`. */
function capitalise(word) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    return toTitle(first) + word.slice(first.length).toLowerCase();
}
/** `ß` is `Ss`, and Georgian has no capitals within a text. */
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ isShownAs),
/* harmony export */   Gp: () => (/* binding */ listShownNames),
/* harmony export */   RS: () => (/* binding */ isInPlace),
/* harmony export */   n: () => (/* binding */ listRowKeys),
/* harmony export */   rD: () => (/* binding */ renderShownKey)
/* harmony export */ });
/* unused harmony exports isSameContent, isSameJson */
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
/* harmony import */ var _openapi_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7866);
/* harmony import */ var _operation_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);



/** As it is stored, which releases up to 2.8.0 show, and in the newer releases' camel case. */
function listShownNames({ name, operationId }) {
    return [
        { name, operationId },
        { name: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(name), operationId: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(operationId) },
    ];
}
/** What an action is listed under, by its path and by one of the names that it is shown by. */
function renderShownKey(path, { name, operationId }) {
    return JSON.stringify([path.slice(path.indexOf('/')), name, operationId]);
}
/** What the action of a row may be listed under: on whatever server it is, its path is one of the address's ends. */
function listRowKeys(row) {
    const end = row.endpoint.slice(-_openapi_index_js__WEBPACK_IMPORTED_MODULE_1__/* .columnWidth */ .zt);
    return [...end.matchAll(/\//g)].map(({ index }) => renderShownKey(end.slice(index), row));
}
/**
 * Whether a row is known as what the importer makes of an operation, on whatever server: by method, path, and the pair
 * of name and `operation_id`. On the newest releases neither alone tells `list_orders` from `listOrders`.
 */
function isShownAs(action, row) {
    return (row.method === action.method &&
        row.endpoint.endsWith(action.path) &&
        listShownNames(action).some((shown) => isNamed(shown, row)));
}
/** A service may show one of the two alone. */
function isNamed(shown, { name, operationId }) {
    const isSameName = name === undefined || name === shown.name;
    return isSameName && (operationId === undefined || operationId === shown.operationId);
}
/** Whether a row is just what the importer makes of an operation: name, endpoint to the letter, text and payload. */
function isInPlace(action, row) {
    return isShownAs(action, row) && isSameContent(action, row);
}
/** The same endpoint to the letter, description and payload; a text or a part that is empty is as good as none. */
function isSameContent({ endpoint, description, payload }, row) {
    if (row.endpoint !== endpoint || (row.description ?? '') !== description)
        return false;
    const { parameters, request_body } = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(row.payload) ? row.payload : {};
    return (isSameJson(payload.parameters, parameters ?? []) && isSameJson(payload.request_body, request_body ?? {}));
}
/** Members have no order, and a number is the same however it is written. */
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

/***/ 5414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ refProblem),
/* harmony export */   m7: () => (/* binding */ renderRef),
/* harmony export */   rd: () => (/* binding */ parseRef)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2612);



function refProblem(rule, message) {
    return { kind: 'fault', rule, message };
}
/**
 * Reads a reference as OpenAPI 3.0 does: relative to the file it stands in, never over the network, never out of the
 * workspace. Hidden files (`.git` holds the checkout's token) are refused, but for folders that the root file is in.
 */
function parseRef(ref, from, rootFile) {
    const problem = (rule, said) => refProblem(rule, `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} ${said}`);
    const [, written = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
    const file = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(written);
    if (file.includes('\\'))
        return problem('ref-path', 'is a Windows path; write it relative to this file, with `/`.');
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(file)) {
        return problem('ref-remote', 'points outside the repository, and nothing is fetched. Keep a copy of the file next to this one, and refer to that.');
    }
    if (/^\/|\0/.test(file))
        return problem('ref-path', 'is no relative path; write it relative to this file.');
    const tokens = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePointer */ .vp)((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(fragment));
    if (tokens === undefined) {
        return problem('ref-anchor', 'names an anchor (`$anchor` or `$id`), which is not followed; write the path to the target, such as `#/components/schemas/Pet`.');
    }
    if (file === '')
        return { kind: 'way', path: from, tokens };
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), file).replace(/\/$/, '');
    if (/^\.\.(?:\/|$)/.test(path)) {
        return problem('ref-outside', 'leaves the workspace; only files inside it are read.');
    }
    return isHidden(path, rootFile)
        ? problem('ref-hidden', 'names a hidden file or folder; those are not read.')
        : { kind: 'way', path, tokens };
}
/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
function renderRef(path) {
    return `#${(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPointer */ .Wr)(path).replaceAll('%', '%25')}`;
}
function isHidden(path, rootFile) {
    const own = rootFile.split('/').slice(0, -1);
    let inside = true;
    return path.split('/').some((segment, at) => {
        inside &&= own[at] === segment;
        return segment.startsWith('.') && (!inside || /^\.git$/i.test(segment));
    });
}


/***/ }),

/***/ 3549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ resolveFully),
/* harmony export */   TC: () => (/* binding */ findSource),
/* harmony export */   Tw: () => (/* binding */ createResolver),
/* harmony export */   pE: () => (/* binding */ resolveStep)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2612);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9405);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(431);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
/* harmony import */ var _document_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9615);
/* harmony import */ var _ref_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5414);




/** How many references the way to one part may lead through. */
const maxSteps = 1000;
function createResolver(rootFile) {
    return {
        rootFile,
        files: new Map(),
        origins: new Map(),
        memberOrigins: new Map(),
        settled: new WeakSet(),
        known: new Map(),
        ends: new Map(),
        absentCount: 0,
    };
}
/** A file of the description, where it was read. */
function findSource({ files }, path) {
    const state = files.get(path);
    return state?.state === 'read' ? state.source : undefined;
}
/** Where a reference leads, one step. */
function resolveStep(from, ref, resolver, depth = 0) {
    const { known } = resolver;
    const ofFile = known.get(from) ?? new Map();
    known.set(from, ofFile);
    const before = ofFile.get(ref);
    if (before !== undefined)
        return before;
    const resolution = depth > maxSteps ? refLoopProblem(ref) : follow({ from, ref, depth }, resolver);
    if (resolution.kind !== 'needs')
        ofFile.set(ref, resolution);
    return resolution;
}
function follow(way, resolver) {
    const { from, ref } = way;
    const target = (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRef */ .rd)(ref, from, resolver.rootFile);
    if (target.kind === 'fault')
        return target;
    const { path, tokens } = target;
    const base = ref.startsWith('#') || !isFrom31(resolver) ? undefined : findBase(from, resolver);
    if (base !== undefined) {
        const message = `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} would have to be read against ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(base)} (\`$id\` or \`$self\`), which is not supported. Remove that, or write the path from the root of this file.`;
        return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('unsupported-id', message);
    }
    const file = resolver.files.get(path);
    if (file === undefined)
        return { kind: 'needs', path };
    if (file.state === 'refused')
        return file.fault;
    if (file.state === 'broken')
        return { ...(0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('ref-broken', file.fault.message), brokenFile: path };
    if (file.state === 'read')
        return walk(file.source, tokens, way, resolver);
    const message = `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} points to nothing: there is no file ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}.`;
    return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('unresolved-ref', message);
}
/** From 3.1 on, a file may say that what it refers to is read against another address than its own. */
function findBase(path, resolver) {
    const root = findSource(resolver, path)?.root;
    return [(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(root, '$self'), (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(root, '$id')].find((id) => typeof id === 'string');
}
function walk(source, tokens, way, resolver) {
    let at = {
        kind: 'target',
        value: source.root,
        file: source.path,
        tokens: [],
        crossed: false,
    };
    for (const token of tokens) {
        let next = step(at, token, resolver);
        for (let depth = way.depth + 1; next === undefined; depth++) {
            const through = (0,_document_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .findReference */ .t3)(at.value);
            if (through === undefined)
                return missingTargetProblem(way.ref, at, token, resolver);
            const reached = resolveStep(startOf(at, resolver), through, resolver, depth);
            if (reached.kind !== 'target')
                return reached;
            // Of a circle each step is known, so that only its length tells.
            if (depth > maxSteps)
                return refLoopProblem(way.ref);
            at = { ...reached, crossed: true };
            next = step(at, token, resolver);
        }
        at = next;
    }
    return at;
}
/** Where the whole chain of references ends: at something that is no reference. */
function resolveFully(from, ref, resolver) {
    const { ends } = resolver;
    const seen = new Set();
    let at = resolveStep(from, ref, resolver);
    while (at.kind === 'target' && (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(at.value) && isPassedOver(at.value, resolver)) {
        // Of a chain of ten thousand, each link is asked: what was walked once is known.
        const end = seen.has(at.value) ? refLoopProblem(ref) : ends.get(at.value);
        if (end !== undefined) {
            at = end;
            break;
        }
        seen.add(at.value);
        at = resolveStep(startOf(at, resolver), at.value.$ref, resolver);
    }
    if (at.kind !== 'needs')
        for (const value of seen)
            ends.set(value, at);
    return at;
}
/** Such a link of a chain is where the chain ends: texts beside a `$ref` count, and from 3.1 on all that stands there. */
function isPassedOver(value, resolver) {
    if (typeof value['$ref'] !== 'string')
        return false;
    const beside = Object.keys(value).filter((key) => key !== '$ref');
    return beside.length === 0 || !(beside.some((key) => _document_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .keptTexts */ .$Y.has(key)) || isFrom31(resolver));
}
function isFrom31(resolver) {
    const root = findSource(resolver, resolver.rootFile)?.root;
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(root) && !(0,_document_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isBefore31 */ .Ee)(root);
}
function startOf(at, { settled, rootFile }) {
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(at.value) && settled.has(at.value) ? rootFile : at.file;
}
function step(at, token, { origins }) {
    const value = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_4__/* .findStep */ .MR)(at.value, token);
    if (value === undefined)
        return undefined;
    const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
    return origin === undefined
        ? { ...at, value, tokens: [...at.tokens, token] }
        : { kind: 'target', value, ...origin, crossed: true };
}
function missingTargetProblem(ref, at, token, resolver) {
    const place = at.tokens.length === 0 ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`#/${at.tokens.join('/')}`)} in `;
    // Looking costs a comparison with every name, so that it ends before the messages that people are shown do.
    const isReported = ++resolver.absentCount <= _syntax_index_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .F.problemsPerRule && (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(at.value);
    const near = isReported
        ? Object.keys(at.value)
            .slice(0, 10_000)
            .find((name) => (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isNear */ .H)(token, name))
        : undefined;
    const hint = near === undefined ? '' : ` Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(near, 100)}?`;
    const message = `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} points to nothing: ${place}${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(at.file)} has no ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(token, 100)}.${hint}`;
    return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('unresolved-ref', message);
}
function refLoopProblem(ref) {
    return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('ref-loop', `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} refers only to itself.`);
}


/***/ }),

/***/ 9755:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ parseSpecFile),
/* harmony export */   c: () => (/* binding */ refersOut)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4160);
/* harmony import */ var _document_weight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4916);


/** Reads a file and the references in it. */
function parseSpecFile(path, bytes) {
    const parsed = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSource */ .P)(path, bytes, _document_weight_js__WEBPACK_IMPORTED_MODULE_1__/* .noteReferences */ .v);
    if (!parsed.ok)
        return parsed;
    const { source } = parsed;
    return { ok: true, source: { ...source, references: source.weigh(source.root).references } };
}
/** False where no reference in it leads into another file. */
function refersOut({ references }) {
    return references.some((reference) => !reference.startsWith('#'));
}


/***/ }),

/***/ 7405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ locateFindings),
/* harmony export */   Jz: () => (/* binding */ noteReading),
/* harmony export */   TR: () => (/* binding */ createLocator),
/* harmony export */   Ub: () => (/* binding */ findOrigin),
/* harmony export */   sb: () => (/* binding */ fileFinding)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4806);
/* harmony import */ var _bundle_resolver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3549);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2612);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3880);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7758);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9405);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8431);
/* harmony import */ var _document_operation_entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8586);




/** The finding in the file where the part that it is about was written. */
function fileFinding(finding, document, resolver) {
    const { file, tokens } = findOrigin((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(finding.pointer) ?? [], document, resolver);
    return { ...finding, file, pointer: (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(tokens) };
}
/** Returns a warning for each line that was read although its indentation is wrong. */
function noteReading({ files }) {
    const message = 'This line of quoted text is not indented deeper than its key. It was read anyway, but other YAML readers refuse it.';
    return [...files.values()].flatMap((state) => {
        if (state.state !== 'read')
            return [];
        const { mended, path } = state.source;
        return mended.map((place) => ({
            ...(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .warningProblem */ .O)('yaml-indentation', [], message),
            file: path,
            ...place,
        }));
    });
}
/** In which file, and where in it, a part of the bundled document was written. */
function findOrigin(way, document, resolver) {
    const { memberOrigins, origins, rootFile } = resolver;
    if (origins.size === 0 && memberOrigins.size === 0)
        return { file: rootFile, tokens: way };
    const find = (known, value) => typeof value === 'object' && value !== null ? known.get(value) : undefined;
    let file = rootFile;
    let tokens = [];
    let value = document;
    for (const token of way) {
        const moved = find(memberOrigins, value)?.get(token);
        value = value === undefined ? undefined : (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findStep */ .MR)(value, token);
        const origin = moved ?? find(origins, value);
        if (origin !== undefined)
            ({ file } = origin);
        tokens = origin?.tokens ?? [...tokens, token];
    }
    return { file, tokens };
}
/** Looks for all of the parts at once, in one walk through each file, and then tells where each was found. */
function locateParts(parts, findText) {
    const places = new Map();
    for (const [file, group] of Map.groupBy(parts, (part) => part.file)) {
        const text = findText(file);
        if (text !== undefined)
            places.set(file, (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .locatePointers */ .F)(text, new Set(group.map(({ pointer }) => pointer))));
    }
    return ({ file, pointer }) => places.get(file)?.get(pointer);
}
/** In characters: far more than any rule says, but for the texts of others that it may repeat. */
const maxMessageChars = 1000;
/** Adds lines and columns; errors come first, and of each kind there are as many as people can read. */
function locateFindings(findings, resolver) {
    const isError = ({ severity }) => severity === 'error';
    const sorted = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
    const kept = limitRules(dropRepeats(sorted));
    const unplaced = kept.filter(({ line }) => line === undefined);
    const findPlace = locateParts(unplaced, (file) => (0,_bundle_resolver_js__WEBPACK_IMPORTED_MODULE_3__/* .findSource */ .TC)(resolver, file));
    return kept.map((finding) => ({
        ...finding,
        message: (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderLine */ .ni)(finding.message, maxMessageChars),
        ...(finding.line === undefined && findPlace(finding)),
    }));
}
/** Of several errors at one place the first is the cause; warnings of different kinds say different things. */
function dropRepeats(findings) {
    const byPlace = new Map();
    for (const finding of findings) {
        const { severity, rule, file, pointer, line, column } = finding;
        const key = [severity === 'error' || rule, file, pointer, line, column].join('\n');
        if (!byPlace.has(key))
            byPlace.set(key, finding);
    }
    return [...byPlace.values()];
}
/** Of each kind the first hundred, the last of them with a count of the rest. */
function limitRules(findings) {
    const kinds = Map.groupBy(findings, ({ severity, rule }) => `${severity} ${rule}`);
    return [...kinds.values()].flatMap((kind) => {
        const shown = kind.slice(0, _syntax_index_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .F.problemsPerRule);
        const last = shown.at(-1);
        if (last === undefined || shown.length === kind.length)
            return shown;
        const message = `${last.message} And ${kind.length - shown.length} more of this kind.`;
        return [...shown.slice(0, -1), { ...last, message }];
    });
}
/**
 * Tells later on which line of which file an operation is written: of the files it keeps the text alone, and looks into
 * it only when asked. Made before the document is prepared, while its parts are still those that were read.
 * @param operations those of `document`, in its order
 */
function createLocator(document, operations, resolver) {
    const parts = new Map();
    const texts = new Map();
    for (const [index, route] of (0,_document_operation_entry_js__WEBPACK_IMPORTED_MODULE_6__/* .listRoutes */ .Bn)(document).entries()) {
        const { file, tokens } = findOrigin(findWay(document, route), document, resolver);
        const source = (0,_bundle_resolver_js__WEBPACK_IMPORTED_MODULE_3__/* .findSource */ .TC)(resolver, file);
        const operation = operations[index];
        if (operation === undefined || source === undefined)
            continue;
        parts.set(operation, { file, pointer: (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(tokens) });
        texts.set(file, { format: source.format, text: source.text });
    }
    return (wanted) => {
        const known = wanted.flatMap((operation) => parts.get(operation) ?? []);
        const findPlace = locateParts(known, (file) => texts.get(file));
        return new Map(wanted.flatMap((operation) => {
            const part = parts.get(operation);
            return part === undefined ? [] : [[operation, { file: part.file, line: findPlace(part)?.line ?? 1 }]];
        }));
    };
}
/** The keys to an operation. A path item may stand elsewhere and only be named under `paths`. */
function findWay(document, route) {
    const [root = '', path = '', ...key] = (0,_document_operation_entry_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(route);
    const item = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_7__/* .findMember */ .gz)(document[root], path);
    const reference = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .OW)(item) && !Object.hasOwn(item, key[0] ?? '') ? item['$ref'] : undefined;
    return typeof reference === 'string' && reference.startsWith('#/')
        ? [...((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(reference.slice(1)) ?? []), ...key]
        : [root, path, ...key];
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
/* harmony export */   iB: () => (/* binding */ listSubtypes),
/* harmony export */   uH: () => (/* binding */ nameAlternatives),
/* harmony export */   z1: () => (/* binding */ nameSubtypes)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2612);
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
function nameAlternatives(schema, subtypes) {
    const own = [...listReferences(schema['oneOf']), ...listReferences(schema['anyOf'])];
    return nameSubtypes(nameReferences(schema, own), subtypes);
}
/**
 * Adds the schemas that extend this one to the mapping of its `discriminator`. If the schema has alternatives of its
 * own, a schema that extends it is not one of them: no service accepts the name as a value.
 */
function nameSubtypes(schema, subtypes) {
    const isChoice = schema['oneOf'] !== undefined || schema['anyOf'] !== undefined;
    return isChoice ? schema : nameReferences(schema, subtypes);
}
/** The same for those of its alternatives that references lead to no more. */
function nameReferences(schema, references) {
    const { discriminator } = schema;
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(discriminator))
        return schema;
    const mapping = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(discriminator['mapping']) ? discriminator['mapping'] : {};
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
function listSubtypes(document) {
    const subtypes = new Map();
    const { components, definitions = {} } = document;
    const schemas = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(components, 'schemas') ?? {};
    for (const [prefix, group] of Object.entries({ [schemasPrefix]: schemas, '#/definitions/': definitions })) {
        for (const [name, schema] of (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(group) ? Object.entries(group) : []) {
            for (const reference of listReferences((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(schema, 'allOf'))) {
                const known = subtypes.get(reference);
                if (known === undefined)
                    subtypes.set(reference, [prefix + name]);
                else
                    known.push(prefix + name);
            }
        }
    }
    return subtypes;
}
/** The references that stand in a list of schemas. */
function listReferences(list) {
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list) ? list.flatMap((entry) => (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .findReference */ .t3)(entry) ?? []) : [];
}
function nameOf(reference) {
    if (!reference.startsWith(schemasPrefix))
        return undefined;
    const name = reference.slice(schemasPrefix.length);
    return name.includes('/') ? undefined : (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .unescapeToken */ .ko)((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(name));
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
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
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
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapList */ .bb)(value, (entry) => replace(entry, mode, undefined));
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapMembers */ .Mz)(value, (member, key) => {
        const below = modeOf(mode, key, member);
        return below === 'data' ? member : replace(member, below, key);
    });
}
/** The same for who only looks; texts and numbers are passed over. */
function visitParts(value, mode, visit) {
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value)) {
        for (const entry of value)
            if (typeof entry === 'object' && entry !== null)
                visit(entry, mode, undefined);
        return;
    }
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
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
    return mode === 'names' ? 'keywords' : modeBelow(key, (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(member));
}


/***/ }),

/***/ 29:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ mapMembers),
/* harmony export */   bb: () => (/* binding */ mapList),
/* harmony export */   p5: () => (/* binding */ omitMembers)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);

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
        (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .setMember */ .Nk)(next, key, replaced);
    }
    return next ?? value;
}
/** The object without some of its members. */
function omitMembers(value, isLeftOut) {
    const kept = Object.keys(value).filter((key) => !isLeftOut(key));
    return Object.fromEntries(kept.map((key) => [key, value[key]]));
}


/***/ }),

/***/ 3584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ settleReferences),
/* harmony export */   i: () => (/* binding */ isIntoPart)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
/* harmony import */ var _free_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(724);
/* harmony import */ var _grammar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9003);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9615);





/**
 * A document whose references do not depend on how its paths are written: what is referred to where it stands in a
 * path becomes a component, as often as it is used. A path itself stays where it is.
 */
function settleReferences(document, version) {
    const moved = new Map();
    /** New components by the pointer of their section. */
    const added = new Map();
    const settled = (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .mapMembers */ .Mz)(document, (member, key) => walk(member, (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)('document', key)));
    const result = [...added].reduce((root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)), settled);
    return { document: result, moved: moved.size };
    function walk(value, { kind, named }) {
        if (kind === 'data')
            return value;
        if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value))
            return (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .mapList */ .bb)(value, (entry) => walk(entry, { kind }));
        if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
            return value;
        if (named === true)
            return (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .mapMembers */ .Mz)(value, (one) => walk(one, { kind }));
        const place = move((0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .findReference */ .t3)(value), kind);
        if (place !== undefined)
            return { ...value, $ref: place };
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .mapMembers */ .Mz)(value, (one, key) => walk(one, (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(kind, key)));
    }
    /** The reference to the component that it becomes, if there can be one. */
    function move(reference, kind) {
        const section = _grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .sections */ .V0[version].get(kind);
        if (reference === undefined || section === undefined || !isIntoPart(reference))
            return undefined;
        const target = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .findTarget */ .FB)(document, reference);
        const pointer = ['#', ...section].join('/');
        const key = `${pointer} ${reference}`;
        if (target === undefined || moved.has(key))
            return moved.get(key);
        const group = added.get(pointer) ?? new Map();
        added.set(pointer, group);
        const existing = section.reduce(_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz, document);
        const isTaken = (name) => group.has(name) || (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(existing, name) !== undefined;
        const name = (0,_free_name_js__WEBPACK_IMPORTED_MODULE_4__/* .findFreeName */ .r)(cleanName(reference), isTaken);
        const place = `${pointer}/${name}`;
        // Known before it is walked: some references lead in circles.
        moved.set(key, place);
        group.set(name, {});
        group.set(name, walk(target, { kind }));
        return place;
    }
}
/** What stands at the end of such a reference is moved or rewritten when the document is. */
function isIntoPart(reference) {
    return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}
function cleanName(reference) {
    const words = reference.split('/').slice(2).join('_');
    const clean = words.replace(/~[01]|[^a-zA-Z0-9._-]+/g, '_').replace(/^_+/, '');
    return clean.slice(-100) || 'part';
}
function withGroup(root, section, group) {
    const [key, ...rest] = section;
    if (key === undefined)
        return { ...root, ...group };
    const held = root[key];
    return { ...root, [key]: withGroup((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(held) ? held : {}, rest, group) };
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

/***/ 8586:
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
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8431);
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
    const paths = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .gz)(document, 'paths');
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(paths))
        return [];
    return Object.entries(paths).flatMap(([path, value]) => {
        const item = path.startsWith('x-') ? undefined : findItem(document, value);
        if (item === undefined)
            return [];
        return listMethods(item).flatMap(([key, operation]) => (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(operation) ? [{ path, key, operation, item }] : []);
    });
}
/** A path item with what its `$ref` names; its own members win, as most tools have it. */
function findItem(document, value) {
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
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
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(additional))
        return direct;
    return [...direct, ...Object.entries(additional).filter(([key]) => !Object.hasOwn(item, key))];
}
/** The document with each operation under `paths` replaced; the same object where none was. */
function mapOperations(document, replace) {
    const replaceOperation = (operation) => (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(operation) ? replace(operation) : operation;
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(document, (paths, key) => {
        if (key !== 'paths' || !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(paths))
            return paths;
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(paths, (item) => ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(item) ? (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(item, replaceOperation) : item));
    });
}


/***/ }),

/***/ 2378:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createReferenceGraph)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8431);
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
        const node = ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) ? byValue.get(value) : undefined) ?? {
            ...{ reference, value, uses: [], isRecursive: false },
            ...{ index: -1, low: -1, isOnStack: false },
        };
        byReference.set(reference, node);
        if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
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
    const groups = [definitions, ...((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(components) ? Object.values(components) : [])];
    return [rest, ...groups.flatMap((group) => ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(group) ? Object.values(group) : []))];
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
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2612);

/** The reference that a value consists of, if it is one: `#/components/schemas/Pet`. */
function findReference(value) {
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) || !Object.hasOwn(value, '$ref'))
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
    const target = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeEscapes */ .zR)(pointer)) ?? (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, pointer);
    known.set(reference, target);
    return target;
}
/**
 * Caches targets for each document, which does not change any more, and lets go of them with it. Without the cache,
 * reading takes up to 15 % longer.
 */
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
        if (reference === undefined || !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(current))
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
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(resolved) ? resolved : undefined;
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
        return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(target) && texts.length > 0 ? { ...target, ...Object.fromEntries(texts) } : target;
    }
    const isText = ([key]) => annotations.has(key) || key.startsWith('x-');
    const texts = Object.fromEntries(beside.filter(isText));
    const constraints = Object.fromEntries(beside.filter((entry) => !isText(entry)));
    if (Object.keys(constraints).length > 0)
        return { allOf: [target, constraints], ...texts };
    if (Object.keys(texts).length === 0)
        return target;
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(target) ? { ...target, ...texts } : { allOf: [target], ...texts };
}
/** Up to 3.0 whatever stands beside a `$ref` is ignored. */
function isBefore31(document) {
    const version = document['openapi'];
    return typeof version !== 'string' || version.startsWith('3.0');
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

/***/ 4916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createPartWeigh),
/* harmony export */   v: () => (/* binding */ noteReferences)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8431);
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9803);
/* harmony import */ var _discriminator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7590);
/* harmony import */ var _grammar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9003);



/** Stands among the references of a part for a `$ref` that is no string; it leads nowhere. */
const noString = '#$ref';
/** Notes the references to other files, and the schemas that a discriminator names. */
const noteReferences = (key, value, references, holder) => {
    if (key === '$ref') {
        if (typeof value !== 'string') {
            // A property may be called `$ref`.
            if ((0,_grammar_js__WEBPACK_IMPORTED_MODULE_0__/* .modeBelow */ .jg)(holder, false) !== 'names')
                references.push(noString);
        }
        else if (!value.startsWith('#/'))
            references.push(value);
    }
    else if (key === 'defaultMapping')
        noteName(value, references);
    else if (key === 'mapping' && (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value)) {
        for (const name of Object.values(value))
            noteName(name, references);
    }
};
/** A discriminator's mapping holds names of schemas, or references. */
function noteName(name, references) {
    if (typeof name !== 'string' || name.startsWith('#'))
        return;
    references.push((0,_discriminator_js__WEBPACK_IMPORTED_MODULE_2__/* .isReference */ .A_)(name) ? name : `#/components/schemas/${name}`);
}
/** Returns a function that weighs the parts of a document whose files are not known. */
function createPartWeigh() {
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_3__/* .createWeigh */ .d)(noteReferences);
}


/***/ }),

/***/ 4670:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listOperations),
/* harmony export */   n: () => (/* binding */ listParameters)
/* harmony export */ });
/* harmony import */ var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
/* harmony import */ var _document_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7866);
/* harmony import */ var _document_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9615);
/* harmony import */ var _document_operation_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8586);




/** Lists the operations of a document in its order. */
function listOperations(document) {
    const routes = (0,_document_operation_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .listRoutes */ .Bn)(document);
    const names = (0,_document_names_js__WEBPACK_IMPORTED_MODULE_1__/* .planNames */ .AO)(routes);
    return routes.map((route, index) => describeOperation(route, names[index]?.name ?? ''));
}
function describeOperation({ key, operation, path }, name) {
    const { operationId, summary } = operation;
    return {
        method: key.toUpperCase(),
        path,
        ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
        name,
        ...(typeof summary === 'string' && summary !== '' && { summary }),
        ...describeDeprecation(operation),
    };
}
const date = /^\d{4}-\d{2}-\d{2}(?:[Tt].+)?$/;
/**
 * Returns whether a removal was announced, with oasdiff's order of checks: deprecation first, then the date. The header
 * `Sunset` (RFC 8594) is documented where an answer carries it; its value is not.
 */
function describeDeprecation({ deprecated, 'x-sunset': sunset, responses, }) {
    const hasHeader = (response) => (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(response, 'headers'), 'Sunset') !== undefined;
    if (deprecated !== true && !Object.values((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(responses)).some(hasHeader))
        return {};
    if (sunset === undefined)
        return { isPhasedOut: true };
    const dateMs = typeof sunset === 'string' && date.test(sunset) ? Date.parse(sunset) : Number.NaN;
    if (Number.isNaN(dateMs))
        return { unreadableSunset: JSON.stringify(sunset) };
    return dateMs <= Date.now() ? { isPhasedOut: true } : {};
}
/** The parameters that apply to an operation: its own, and those of its path that it does not override. */
function listParameters(document, { operation, item }) {
    const byPlace = new Map();
    for (const list of [item['parameters'], operation['parameters']]) {
        if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(list))
            continue;
        for (const [index, value] of list.entries()) {
            const parameter = (0,_document_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveObject */ .Wm)(document, value) ?? {};
            const place = typeof parameter['in'] === 'string' ? parameter['in'] : '';
            const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
            byPlace.set(`${place} ${name}`, { place, name, value });
        }
    }
    return [...byPlace.values()];
}


/***/ }),

/***/ 1911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ upgrade)
});

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/document/operation-entry.ts
var operation_entry = __webpack_require__(8586);
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
function upgradeServers({ host: given, basePath, schemes }) {
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
    const servers = isOwn ? upgradeServers({ ...document, schemes }) : [];
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

// EXTERNAL MODULE: ./src/syntax/pointer.ts
var pointer = __webpack_require__(2612);
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
    const root = (0,operation_entry/* mapOperations */.LU)(kept, (operation) => upgradeOperation(operation, document, known));
    const servers = upgradeServers(document);
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


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findNearest: () => (/* reexport safe */ _check_shape_js__WEBPACK_IMPORTED_MODULE_0__.qg)
/* harmony export */ });
/* harmony import */ var _check_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7389);













/***/ })

};
