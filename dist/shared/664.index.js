export const id = 664;
export const ids = [664];
export const modules = {

/***/ 1664:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareDescriptions: () => (/* reexport */ compareDescriptions)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
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
        ['default', 'the default of an input differs', 'What is left out now means something else.'],
        ['deprecated', 'an action or input is deprecated, or no longer', 'It still works.'],
        ['response-status', 'a status is answered that was not, or no longer', answer],
        ['response-content', 'an answer holds other fields, types or values', answer],
        ['description', 'a summary, description or title differs', words],
        ['extension', '`x-open-execute-after` of an action differs', 'The best-known service acts on it.'],
        ['other-part', 'something else about an action differs (`callbacks`, …)', 'It is no input.'],
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
function changeIf(isTold, ...change) {
    return isTold ? [createChange(...change)] : [];
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

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
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

;// CONCATENATED MODULE: ./src/compare/place.ts
/**
 * A place as people call it: `query parameter limit`, `body field items[].qty`.
 * @param path the fields on the way to it: `items[].qty`
 */
function namePlace(key, path = '') {
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

// EXTERNAL MODULE: ./src/openapi/document/digest.ts
var digest = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/document/heirs.ts
var heirs = __webpack_require__(263);
// EXTERNAL MODULE: ./src/openapi/upgrade/upgrade.ts + 4 modules
var upgrade = __webpack_require__(1911);
// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/openapi/document/meaning.ts + 1 modules
var document_meaning = __webpack_require__(2261);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var route = __webpack_require__(6163);
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
    return new Map(limitKeywords.map((keyword) => [keyword, tightest(keyword)]));
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





function mergePieces(all, join) {
    const stated = all.flatMap((piece) => listTypes(piece) ?? []);
    const pieces = stated.length === 0 ? all : all.map((piece) => omitIdle(piece, stated));
    const isSaid = (keyword) => listSaid(pieces, keyword).includes(true);
    const joinAny = (schemas) => schemas.length === 0 ? undefined : join(schemas);
    const joinMembers = (keyword) => {
        const objects = listSaid(pieces, keyword).filter(json/* isJsonObject */.OW);
        const groups = Map.groupBy(objects.flatMap((Object.entries)), ([name]) => name);
        return new Map([...groups].map(([name, group]) => [name, join(group.map(([, schema]) => schema))]));
    };
    const types = mergeTypes(pieces);
    const values = mergeValues(pieces, stated);
    return {
        types,
        values,
        isNullable: mergeNull(pieces, stated, values),
        format: listTexts(listSaid(pieces, 'format')).join(' and ') || undefined,
        limits: mergeLimits(pieces),
        patterns: listTexts(listSaid(pieces, 'pattern').toSorted()).filter((pattern) => !schema_merge_open.test(pattern)),
        fields: joinMembers('properties'),
        required: new Set(listSaid(pieces, 'required').flatMap(listTexts)),
        patternFields: joinMembers('patternProperties'),
        otherFields: joinAny(listOtherFields(pieces)),
        items: joinAny(listSaid(pieces, 'items')),
        firstItems: listFirstItems(pieces).map(join),
        choices: listChoices(pieces, join),
        heirs: new Map(Object.entries((all[0]?.[heirs/* heirsKeyword */.X] ?? {}))),
        initial: listSaid(pieces, 'default')[0],
        isReadOnly: isSaid('readOnly'),
        isWriteOnly: isSaid('writeOnly'),
        isDeprecated: isSaid('deprecated'),
        text: mergeTexts(pieces),
        conditions: groupConditions(pieces),
    };
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
function listTexts(list) {
    const texts = (0,json/* isArray */.cy)(list) ? list.filter((entry) => typeof entry === 'string') : [];
    return [...new Set(texts)].filter((text) => text !== '');
}
/** What there is to choose from by `oneOf` and by `anyOf`, without `null`. */
function listUnions({ oneOf, anyOf }) {
    return [oneOf, anyOf].map((union) => (0,json/* isArray */.cy)(union) ? union.filter((entry) => (0,json/* findMember */.gz)(entry, 'type') !== 'null') : []);
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
    const told = pieces.map(listTypes).filter((types) => types !== undefined);
    const [first, ...others] = told.map((types) => types.filter((type) => type !== 'null'));
    if (first === undefined)
        return pieces.map(implyType).find((type) => type !== undefined);
    return first.filter((type) => others.every((types) => includesType(types, type))).toSorted();
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
    const values = listValues(piece).flat();
    const types = new Set(values.filter((value) => value !== null).map(typeOf));
    return types.size === 1 ? [...types] : undefined;
}
/** What 3.0 says with `nullable` holds, although its list of values should say it again. */
function mergeNull(pieces, types, values) {
    const unions = pieces.flatMap(({ oneOf, anyOf }) => [oneOf ?? [], anyOf ?? []]).flat();
    const isAlternative = unions.some((entry) => (0,json/* findMember */.gz)(entry, 'type') === 'null');
    if (isAlternative || pieces.some(({ nullable }) => nullable === true))
        return true;
    if (types.length === 0)
        return values?.includes(null);
    const isTaken = pieces.every((piece) => listTypes(piece)?.includes('null') !== false);
    return isTaken && values?.includes(null) !== false;
}
/** `true` and `{}` mean the same as saying nothing. */
function listOtherFields(pieces) {
    const told = listSaid(pieces, 'additionalProperties').filter((other) => other !== true && !((0,json/* isJsonObject */.OW)(other) && Object.keys(other).length === 0));
    return told.includes(false) ? [false] : told;
}
/** If a schema lists fewer, its `items` apply to the next one, too. */
function listFirstItems(pieces) {
    const lists = pieces.map(({ prefixItems }) => ((0,json/* isArray */.cy)(prefixItems) ? prefixItems : []));
    const length = Math.max(0, ...lists.map((list) => list.length));
    return Array.from({ length }, (_, index) => pieces.flatMap(({ items }, piece) => lists[piece]?.[index] ?? items ?? []));
}

;// CONCATENATED MODULE: ./src/compare/schema-view.ts



/** The views of a document's schemas. The same schema gives the same view, so that a circle is known for one. */
function createViews(document) {
    const views = new Map();
    const join = createJoin();
    return {
        join,
        view: (schema = true) => {
            const view = views.get(schema) ?? mergePieces(collect(document, schema, new Set()), join);
            views.set(schema, view);
            return view;
        },
    };
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
    // `anyOf: [X, null]` is X that may be null: nothing to choose from.
    const only = listUnions(own).find(({ length }) => length === 1) ?? [];
    const parts = (0,json/* isArray */.cy)(allOf) ? [...allOf, ...only] : only;
    return [own, ...parts.flatMap((part) => collect(document, part, seen))];
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

;// CONCATENATED MODULE: ./src/compare/schema-memory.ts

function createSchemaMemory() {
    const numberOf = createNumbering();
    const known = new Map();
    const memory = {
        pairsLeft: 100_000,
        recall(way, { old, now }, find) {
            const key = `${way} ${numberOf(old)} ${numberOf(now)}`;
            const before = known.get(key);
            if (before !== undefined)
                return before;
            memory.pairsLeft -= 1;
            const found = find();
            known.set(key, found);
            return found;
        },
    };
    return memory;
}

;// CONCATENATED MODULE: ./src/compare/side.ts



/** Two versions, each in one piece. What was sent as Swagger 2.0 is upgraded here. */
function createSides(before, after) {
    return { before: createSide(before), after: createSide(after), memory: createSchemaMemory() };
}
function createSide(written) {
    const document = (0,heirs/* writeHeirs */.$)(written['swagger'] === undefined ? written : (0,upgrade/* upgrade */.f)(written));
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document);
    const meaning = (0,document_meaning/* createDigest */.P)(document, graph, 'meaning');
    const documentation = (0,document_meaning/* createDigest */.P)(document, graph, 'documentation');
    return {
        document,
        routes: new Map((0,route/* listRoutes */.Bn)(document).map((route) => [keyOf(route.key, route.path), route])),
        meaning: (value) => meaning(value, 'keywords'),
        documentation: (value) => documentation(value, 'keywords'),
        ...createViews(document),
        /** The object that stands here, or that a reference here names. */
        find: (value) => (0,document_reference/* resolveObject */.Wm)(document, value),
        /** What a bare reference to a schema names; everything else as it is. */
        settle(schema) {
            const isBare = (0,document_reference/* findReference */.t3)(schema) !== undefined && Object.keys(schema).length === 1;
            return isBare ? ((0,document_reference/* resolve */.hd)(document, schema) ?? schema) : schema;
        },
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

;// CONCATENATED MODULE: ./src/compare/walk.ts
/** @param old what it was, and `now` what it is; undefined where the schema says nothing */
function describe(what, old, now) {
    const is = now === undefined ? 'gone' : `now ${now}`;
    return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}
/** @param what as it reads, and `before` as a value */
function tellGone({ tell, verb }, kind, what, before) {
    tell(`${kind}-narrowed`, (name) => `${name} no longer ${verb}s ${what}`, { before });
}
function tellNew({ tell, verb }, kind, what, after) {
    tell(`${kind}-widened`, (name) => `${name} can now ${verb} ${what}`, { after });
}

;// CONCATENATED MODULE: ./src/compare/type-changes.ts


const plain = ['integer', 'number', 'boolean'];
/** True where hardly any value fits both: what else differs then follows from it. */
function isOtherType(walk, [{ types: old = [] }, { types: now = [] }]) {
    const isKept = old.some((type) => isTaken(walk, type, now)) || now.some((type) => isTaken(walk, type, old));
    return old.length > 0 && now.length > 0 && !isKept;
}
function isTaken({ isText }, type, types) {
    return includesType(types, type) || (isText && plain.includes(type) && types.includes('string'));
}
function compareTypes(walk, views) {
    const [before, after] = views;
    if (before.types === undefined && after.types === undefined) {
        compareNull(walk, views);
        return;
    }
    const [was, is] = findNull(walk, views);
    const [olds, nows] = [type_changes_listTypes(walk.sides.before, before), type_changes_listTypes(walk.sides.after, after)];
    if (was === is && olds?.join() === nows?.join())
        return;
    const isNarrower = (was && !is) ||
        (nows !== undefined && (olds === undefined || olds.some((type) => !isTaken(walk, type, nows))));
    const [old, now] = [renderTypes(olds, was), renderTypes(nows, is)];
    const values = { before: old, after: now };
    walk.tell(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now), values);
}
function compareNull(walk, views) {
    const [was, is] = findNull(walk, views);
    if (was && !is)
        walk.tell('type-narrowed', (name) => `${name} may no longer be null`);
    if (is && !was)
        walk.tell('type-widened', (name) => `${name} may now be null`);
}
/** Whether each version accepts null; a version that does not say counts as the other one. */
function findNull({ sides }, [before, after]) {
    const [was, is] = [takesNull(sides.before, before), takesNull(sides.after, after)];
    return [was ?? is ?? false, is ?? was ?? false];
}
/** Of a choice, one of its alternatives may say it. */
function takesNull({ view }, { isNullable, ...own }) {
    if (isNullable === true || (isNullable === false && own.types !== undefined))
        return isNullable;
    if (takesAnything(own))
        return true;
    const alternatives = own.choices[0]?.alternatives.map(view);
    return alternatives?.some((alternative) => alternative.isNullable === true || takesAnything(alternative));
}
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
        walk.tell('alternatives-widened', (name) => `${name} now ${walk.verb}s any value`);
        return true;
    }
    const isWhole = count > 0 && areWhole(walk, views, schemas, [olds, nows]);
    for (let index = 0; index < count; index++) {
        const [old, now] = [olds[index], nows[index]];
        if (isWhole || (old !== undefined && now !== undefined)) {
            const [was, is] = [list(before, schemas[0], old, isWhole), list(after, schemas[1], now, isWhole)];
            compareAlternatives(walk, was, is);
        }
        else if (old !== undefined)
            tellGoneChoice(walk, old);
        else if (now !== undefined)
            tellNewChoice(walk, schemas[0], now);
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
function tellGoneChoice(walk, choice) {
    const [verb, words] = describeChoice(walk, walk.sides.before, choice);
    const values = { before: `${verb} ${words}` };
    walk.tell('alternatives-widened', (name) => `${name} no longer ${verb}s ${words}`, values);
}
/** Between what was taken before anyway. */
function tellNewChoice(walk, before, choice) {
    const { all, isExclusive } = list(walk.sides.after, true, choice, true);
    const isMet = !isExclusive && all.some(({ whole }) => walk.isAccepted(before, whole));
    const [verb, words] = describeChoice(walk, walk.sides.after, choice);
    const rule = isMet ? 'alternatives-widened' : 'alternatives-narrowed';
    walk.tell(rule, (name) => `${name} now ${verb}s ${words}`, { after: `${verb}s ${words}` });
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
    const names = list(side, true, choice, false).all.map(nameAlternative);
    return [verb, `only ${clip([...new Set(names)].join(' or '))}`];
}
/** @param isWhole together with what stands beside them; where there is no choice, the schema is the only one */
function list(side, schema, choice, isWhole) {
    if (choice === undefined)
        return { all: [{ schema, whole: schema, side }], isExclusive: false };
    const all = choice.alternatives.map((alternative) => {
        const whole = isWhole ? side.join([alternative, choice.beside]) : alternative;
        return { schema: alternative, whole, side };
    });
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
/** Where one is left on each side, they are taken for two versions of one. */
const lastOnes = (_, rest) => (rest.length === 1 ? 'the only one' : undefined);
/** Most pairs that are tried, to see whether one accepts the other. */
const attemptLimit = 400;
function compareAlternatives(walk, olds, nows) {
    const same = pairUp(olds.all, nows.all, known);
    const mayTry = same.gone.length * nows.all.length <= attemptLimit;
    const taken = mayTry ? pairAccepted(walk, same, nows.all) : same;
    const last = pairUp(taken.gone, taken.added, [byConstants, lastOnes]);
    const pairs = [...taken.pairs, ...last.pairs];
    for (const what of last.gone.map(nameAlternative))
        tellGone(walk, 'alternatives', what, what);
    for (const what of last.added.map(nameAlternative))
        tellNew(walk, 'alternatives', what, what);
    for (const [old, now] of pairs)
        walkBoth(walk, old, now);
    if (nows.isExclusive && mayTry)
        tellAmbiguous(walk, olds.all, nows.all, olds.isExclusive ? last.added : nows.all);
}
/** What another alternative takes is not gone; it is a version of that one, if that one is new. */
function pairAccepted(walk, { pairs, gone, added }, nows) {
    const left = new Set(added);
    const found = [];
    const lost = gone.filter((old) => {
        const isAccepted = (now) => walk.isAccepted(old.whole, now.whole);
        const next = [...left].find(isAccepted);
        if (next === undefined)
            return !nows.some(isAccepted);
        left.delete(next);
        found.push([old, next]);
        return false;
    });
    return { pairs: [...pairs, ...found], gone: lost, added: [...left] };
}
function walkBoth(walk, old, now) {
    const isNull = [old, now].some(({ whole, side }) => side.view(whole).isNullable === true);
    // Whether it may be null is told of the choice.
    const [was, is] = [old, now].map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
    walk.go(was, is, '');
}
const nullable = { nullable: true };
/** Of `oneOf`, exactly one may fit: what fits two, one of which may not have been there to fit, is refused. */
function tellAmbiguous(walk, olds, nows, others) {
    for (const old of others.length === 0 ? [] : olds) {
        const fitting = nows.filter((now) => walk.isAccepted(old.whole, now.whole));
        if (fitting.length < 2 || !fitting.some((now) => others.includes(now)))
            continue;
        const [before, after] = [nameAlternative(old), fitting.map(nameAlternative).join(' and ')];
        const sentence = (name) => `${name} may fit only one alternative, and ${before} now fits ${clip(after)}`;
        walk.tell('alternatives-narrowed', sentence, { before, after });
    }
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

;// CONCATENATED MODULE: ./src/compare/condition-changes.ts



function compareConditions(walk, views) {
    const [before, after] = views;
    for (const keyword of new Set([...before.conditions.keys(), ...after.conditions.keys()])) {
        const olds = digestEach(walk.sides.before, before, keyword);
        const nows = digestEach(walk.sides.after, after, keyword);
        if (olds.size === nows.size && olds.keys().every((digest) => nows.has(digest)))
            continue;
        if (keyword === 'discriminator' && isToldByAlternatives(walk, views))
            continue;
        const values = { before: { [keyword]: [...olds.keys()] }, after: { [keyword]: [...nows.keys()] } };
        if (findTreatment(keyword) === 'condition' && isEased(keyword, olds, nows)) {
            walk.tell('conditions-widened', (name) => `the rule “${keyword}” of ${name} is gone or looser`, values);
        }
        else
            walk.tell('conditions-narrowed', (name) => `the rule “${keyword}” of ${name} changed`, values);
    }
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
function isToldByAlternatives(walk, views) {
    const [old, now] = views.map(findProperty);
    const isOther = listOtherChoices(walk, views).flat().length > 0;
    if (old === now)
        return isOther || views.some(({ heirs }) => heirs.size > 0);
    const field = old ?? now ?? '';
    const isSaid = ({ view }, { choices, ...own }) => {
        const alternatives = choices.flatMap((choice) => choice.alternatives).map(view);
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
        tellStanding(walk, was, is, path);
        if (isThere(was) && isThere(is))
            walk.go(before.fields.get(name), after.fields.get(name), path);
    }
}
function findStanding(side, view, name, isInput) {
    const schema = view.fields.get(name);
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
function tellStanding({ isInput, tell }, old, now, path) {
    const silent = isInput ? 'read-only' : 'write-only';
    if (old === now || (!isThere(old) && !isThere(now)))
        return;
    if (now === 'absent')
        tell('input-removed', (name) => `${name} removed`, { path });
    else if (now === 'silent')
        tell('input-removed', (name) => `${name} is now ${silent}`, { path });
    else if (isThere(old))
        tell(`now-${now}`, (name) => `${name} is now ${now}`, { path });
    else {
        const rule = now === 'required' ? 'input-required' : 'input-added';
        const fresh = isInput || now === 'required' ? `new ${now}` : 'new';
        const sentence = (name) => old === 'absent' ? `${fresh} ${name}` : `${name} is no longer ${silent}, and ${now}`;
        tell(rule, sentence, { path });
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
        walk.tell('limits-widened', (name) => `${name} may now hold any other field`);
    else if (now === false)
        walk.tell('limits-narrowed', (name) => `${name} may no longer hold other fields`);
    else if (old === false)
        walk.tell('limits-widened', (name) => `${name} may now hold other fields`);
    else if (old === undefined)
        walk.tell('limits-narrowed', (name) => `other fields of ${name} are now restricted`);
    else
        walk.go(old, now, '*');
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
    walk.tell(isWider ? 'format-widened' : 'format-narrowed', sentence, { before: old, after: now });
}
function compareValues(walk, [before, after]) {
    const { verb, isText, tell } = walk;
    const [old, now] = [before.values, after.values];
    if (old === undefined) {
        if (now === undefined)
            return;
        tell('values-narrowed', (name) => `${name} now ${verb}s only ${showValues(now)}`, { after: now });
        return;
    }
    if (now === undefined) {
        tell('values-widened', (name) => `${name} now ${verb}s any value`, { before: old });
        return;
    }
    const isNullTold = before.isNullable !== after.isNullable;
    const write = (value) => isText && typeof value === 'string' ? value : JSON.stringify(value);
    const without = (values, others) => {
        const known = new Set(others.map(write));
        return values.filter((value) => !known.has(write(value)) && !(isNullTold && value === null));
    };
    const [gone, added] = [without(old, now), without(now, old)];
    if (gone.length > 0)
        tellGone(walk, 'values', showValues(gone), gone);
    if (added.length > 0)
        tellNew(walk, 'values', showValues(added), added);
}
function compareLimits(walk, [before, after]) {
    for (const keyword of limitKeywords) {
        const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
        const narrows = isTighter(keyword, old, now);
        if (!narrows && !isTighter(keyword, now, old))
            continue;
        const [was, is] = [renderLimit(keyword, old), renderLimit(keyword, now)];
        const values = { before: { [keyword]: was }, after: { [keyword]: is } };
        walk.tell(narrows ? 'limits-narrowed' : 'limits-widened', describe(keyword, was, is), values);
    }
}
/** All patterns of a value hold: fewer of them let more through. */
function comparePatterns(walk, [{ patterns: olds }, { patterns: nows }]) {
    const [old, now] = [olds, nows].map((patterns) => patterns.map(showValue).join(' and ') || undefined);
    if (old === now)
        return;
    const isWider = nows.every((pattern) => olds.includes(pattern));
    const values = { before: { pattern: olds.join(' ') }, after: { pattern: nows.join(' ') } };
    walk.tell(isWider ? 'limits-widened' : 'limits-narrowed', describe('pattern', old, now), values);
}
function compareDefaults(walk, [{ initial: old }, { initial: now }]) {
    if (JSON.stringify(old) === JSON.stringify(now))
        return;
    const [was, is] = [old, now].map((value) => (value === undefined ? undefined : showValue(value)));
    walk.tell('default', describe('default', was, is), { before: old, after: now });
}
function compareDeprecation(walk, [before, after]) {
    if (before.isDeprecated === after.isDeprecated)
        return;
    walk.tell('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
}

;// CONCATENATED MODULE: ./src/compare/schema-changes.ts











/** Most pairs of schemas compared for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;
/** The same, after very many pairs altogether: in some descriptions everything refers to everything. */
const leastPairs = 50;
/** What differs between two versions of a schema in what it means or says, however it is written. */
function compareSchemas(sides, [old, now], { key, isInput, isText = false }, start = '') {
    if (isSame(sides, old, now))
        return [];
    const effort = { pairs: Math.min(pairLimit, Math.max(leastPairs, sides.memory.pairsLeft)) };
    const findings = walkSchemas({ sides, isInput, isText, attempts: 0, effort }, [old, now]);
    const changes = findings.map(({ rule, path: inner, sentence, ...values }) => {
        const path = joinPaths(start, inner);
        return createChange(rule, sentence(namePlace(key, path)), joinPaths(key, path, ' '), values);
    });
    if (effort.pairs >= 0 || meansSame(sides, old, now))
        return changes;
    const values = {
        before: (0,digest/* renderDigest */.LN)(sides.before.meaning(old)),
        after: (0,digest/* renderDigest */.LN)(sides.after.meaning(now)),
    };
    const said = `${namePlace(key, start)} changed, in a way that cannot be shown in detail`;
    return [...changes, createChange(ruleFor('undetailed', isInput), said, joinPaths(key, start, ' '), values)];
}
/** Nearest places first, and without recursion: a chain of references may be as long as a description. */
function walkSchemas(way, [old, now]) {
    const { sides, isInput, isText, attempts, effort } = way;
    const findings = [];
    const seen = new Set();
    const queue = [{ ...settle(sides, old, now), path: '' }];
    for (const pair of queue) {
        const found = sides.memory.recall(`${isInput} ${isText} ${attempts}`, pair, () => comparePair(way, pair));
        if (seen.has(found))
            continue;
        if (--effort.pairs < 0)
            break;
        seen.add(found);
        for (const finding of found.told)
            findings.push({ ...finding, path: joinPaths(pair.path, finding.path) });
        for (const next of found.next)
            queue.push({ ...next, path: joinPaths(pair.path, next.path) });
    }
    return gatherTexts(findings);
}
function settle(sides, old, now) {
    return { old: sides.before.settle(old), now: sides.after.settle(now) };
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
function comparePair(way, { old, now }) {
    const { sides, isInput, isText, attempts, effort } = way;
    const told = [];
    const next = [];
    const walk = {
        sides,
        isInput,
        isText,
        verb: isInput ? 'take' : 'hold',
        tell: (rule, sentence, { path = '', ...values } = {}) => told.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
        go(before, after, path) {
            const pair = settle(sides, before, after);
            if (!isSame(sides, pair.old, pair.now))
                next.push({ ...pair, path });
        },
        isAccepted(before, after) {
            if (attempts > 1)
                return false;
            const found = walkSchemas({ ...way, isInput: true, attempts: attempts + 1 }, [before, after]);
            return effort.pairs >= 0 && found.every(({ rule }) => changeRules[rule].class !== 'breaking');
        },
    };
    const views = [sides.before.view(old), sides.after.view(now)];
    compareViews(walk, views, [old ?? true, now ?? true]);
    return { told, next };
}
function compareViews(walk, views, schemas) {
    const [was, is] = views.map(isNothing);
    if (was !== is) {
        const verb = walk.isInput ? 'taken' : 'answered';
        if (is === true)
            walk.tell('limits-narrowed', (name) => `${name} is no longer ${verb}`);
        else
            walk.tell('limits-widened', (name) => `${name} can now be ${verb}`);
    }
    else if (isOtherType(walk, views))
        compareTypes(walk, views);
    else if (compareChoices(walk, views, schemas)) {
        compareNull(walk, views);
        compareTexts(walk, views);
    }
    else
        for (const compare of Object.values(comparers))
            compare(walk, views);
}
const toldElsewhere = () => undefined;
/** What compares each part of a view: one that is forgotten does not compile. */
const comparers = {
    types: compareTypes,
    isNullable: toldElsewhere,
    format: compareFormats,
    values: compareValues,
    limits: compareLimits,
    patterns: comparePatterns,
    fields: compareFields,
    required: toldElsewhere,
    isReadOnly: toldElsewhere,
    isWriteOnly: toldElsewhere,
    patternFields: comparePatternFields,
    otherFields: compareOtherFields,
    items: compareItems,
    firstItems: toldElsewhere,
    choices: toldElsewhere,
    heirs: compareHeirs,
    initial: compareDefaults,
    isDeprecated: compareDeprecation,
    text: compareTexts,
    conditions: compareConditions,
};
function compareTexts(walk, [before, after]) {
    if (squeeze(before.text) === squeeze(after.text))
        return;
    walk.tell('description', (name) => `description of ${name} changed`);
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
function compareHeirs(walk, [{ heirs: olds }, { heirs: nows }]) {
    for (const value of new Set([...olds.keys(), ...nows.keys()])) {
        const [old, now] = [olds.get(value), nows.get(value)];
        if (old !== undefined && now !== undefined)
            walk.go(old, now, '');
        else if (now === undefined)
            tellGone(walk, 'alternatives', clip(value), value);
        else
            tellNew(walk, 'alternatives', clip(value), value);
    }
}
/** `false`, and types that contradict each other, take no value at all. */
function isNothing({ types, isNullable, conditions }) {
    const denied = conditions.get('not') ?? [];
    const isDenied = denied.some(({ not }) => (0,json/* isJsonObject */.OW)(not) && Object.keys(not).length === 0);
    return isDenied || (types?.length === 0 && isNullable !== true);
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/compare/text-changes.ts




function text_changes_compareTexts(before, after) {
    const old = (0,texts/* foldTexts */.a)(before.operation, before.item);
    const now = (0,texts/* foldTexts */.a)(after.operation, after.item);
    return ['summary', 'description'].flatMap((key) => {
        const isOther = squeeze(old[key]) !== squeeze(now[key]);
        return changeIf(isOther, 'description', `${key} ${tellMember(old, now, key)}`, key);
    });
}
function tellMember(old, now, key) {
    if (now[key] === undefined)
        return 'removed';
    return old[key] === undefined ? 'added' : 'changed';
}
const text_changes_toldElsewhere = new Set([
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
    const others = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => !text_changes_toldElsewhere.has(key) &&
        !meansSame(sides, { [key]: old[key] ?? false }, { [key]: now[key] ?? false }));
    return [
        ...text_changes_compareDeprecation('', old, now),
        ...others.map((key) => {
            const rule = key === actedOn ? 'extension' : 'other-part';
            return createChange(rule, `${clip(key)} ${tellMember(old, now, key)}`, key);
        }),
    ];
}
function text_changes_compareDeprecation(place, old, now) {
    const [was, is] = [old['deprecated'] === true, now['deprecated'] === true];
    const name = place === '' ? '' : `${namePlace(place)} is `;
    return changeIf(was !== is, 'deprecated', `${name}${is ? 'now' : 'no longer'} deprecated`, place);
}
/** A parameter or a body that is new or gone, or what it says of itself, whatever it holds. */
function compareInput(place, old, now) {
    const name = namePlace(place);
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
    return changeIf(isOther, 'description', `description of ${namePlace(at)} changed`, at);
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
/** Letters, and the encoding of text, are nothing that a caller would notice. */
function normalizeMediaType(type) {
    return type
        .toLowerCase()
        .replace(/;\s*charset=[^;]*/, '')
        .replace(/\s+/g, '');
}
function compareMedia(sides, [before, after], place) {
    if (isSame(sides, before, after))
        return [];
    const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
    const { key, isInput } = place;
    const [was = {}, is = {}] = [old, now].map(({ encoding }) => (0,members/* mapMembers */.Mz)((0,json/* membersOf */.lS)(encoding), (field) => (0,members/* omitMembers */.p5)((0,json/* membersOf */.lS)(field), (key) => key.startsWith('x-'))));
    const isOther = !meansSame(sides, { encoding: was }, { encoding: is });
    const [rule, sentence] = [ruleFor('way-of-writing', isInput), `encoding of the fields of ${key} changed`];
    return [
        ...compareSchemas(sides, [old['schema'], now['schema']], place),
        ...compareSchemas(sides, [old['itemSchema'], now['itemSchema']], place, '[]'),
        ...changeIf(isOther, rule, sentence, key, { before: was, after: is }),
    ];
}

// EXTERNAL MODULE: ./src/openapi/operations.ts
var operations = __webpack_require__(4670);
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
        return [createChange('description', `${namePlace(key)} is ${old ? 'no longer' : 'now'} described`, key)];
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
    const told = [...compareInput(key, old, now), ...compareWriting(key, [old, now], views.some(isPlain))];
    if (!isText || !isOneOfList(views, now))
        return [...told, ...compareSchemas(sides, schemas, place)];
    return [
        ...told,
        createChange('type-widened', `${namePlace(key)} can now be given several times`, key),
        ...compareSchemas(sides, [schemas[0], views[1].items], place, '[]'),
    ];
}
function schemaOf(side, { content, schema }) {
    if (schema !== undefined || !(0,json/* isJsonObject */.OW)(content))
        return schema;
    const [media] = Object.values(content);
    return side.find(media)?.['schema'];
}
const parameter_changes_plain = new Set(['string', 'number', 'integer', 'boolean']);
/** A plain value is written in one way, whatever is said of lists and objects. */
function isPlain({ types }) {
    return types?.every((type) => parameter_changes_plain.has(type)) === true;
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
    const name = namePlace(key);
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

;// CONCATENATED MODULE: ./src/compare/compare.ts











/** By exact method and path: two templates may differ in nothing but the names of their parameters. */
const compare_ways = [
    ({ method, path }) => keyOf(method, path),
    ({ operationId }) => operationId,
    templateOf,
];
/**
 * What a change does to the copilot's operations, each difference named, in the order of the documents. Digests say
 * which operations differ; only then are the documents looked into, which may find that nothing does.
 */
function compareDescriptions(before, after) {
    const { pairs, gone, added } = pairUp(before.operations, after.operations, compare_ways);
    const origins = new Map(pairs.map(([old, now]) => [now, old]));
    let sides;
    const modified = after.operations.flatMap((operation) => {
        const old = origins.get(operation);
        if (old === undefined || isAsBefore(old, operation))
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
function isAsBefore(old, now) {
    const isSamePlace = old.method === now.method && old.path === now.path;
    return isSamePlace && (0,external_node_util_.isDeepStrictEqual)(old.fingerprints, now.fingerprints);
}
function compareVersions(sides, old, now) {
    const before = sides.before.routes.get(keyOf(old.method, old.path));
    const after = sides.after.routes.get(keyOf(now.method, now.path));
    if (before === undefined || after === undefined)
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
    if (changes.length === 0 && old.fingerprints.reading !== now.fingerprints.reading) {
        return [createChange('unread', 'only examples, tags, extensions or white space changed')];
    }
    const told = dropRepeats(changes);
    return operation/* changeClasses */.xP.flatMap((kind) => told.filter((change) => change.class === kind));
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
        const sentence = `${namePlace(`path ${before}`)} is now called ${after}`;
        return changeIf(before !== after, 'parameter-renamed', sentence, `path ${after}`, { before, after });
    });
}
function templateOf({ method, path }) {
    return `${method} ${path.replace(parameterNames, '{}')}`;
}

;// CONCATENATED MODULE: ./src/compare/door.ts



/***/ })

};
