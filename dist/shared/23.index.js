export const id = 23;
export const ids = [23];
export const modules = {

/***/ 8327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eQ: () => (/* binding */ dropRepeats),
/* harmony export */   fx: () => (/* binding */ createChange),
/* harmony export */   gB: () => (/* binding */ changeRules),
/* harmony export */   sG: () => (/* binding */ ruleFor)
/* harmony export */ });
const calls = 'Calls that were right before are refused or mean something else.';
const wider = 'Whatever was sent before can still be sent.';
const answer = 'An assistant reads answers as they come; nothing that it sends becomes wrong.';
const text = 'An assistant chooses an action, and what it sends, by these words.';
const unseen = 'No copilot reads it.';
const breaking = {
    'action-removed': ['an action is gone', 'Flows and prompts that use it stop working.'],
    renamed: ['an action has another name', 'Flows name their actions.'],
    moved: [
        'an action moved to another method or path',
        'It is another request, and permissions and flows may be tied to the old one.',
    ],
    'server-changed': ['the server is another one', 'Calls, with people’s data and keys, go elsewhere.'],
    'security-changed': ['other or more credentials are needed', 'Calls with the old credentials are refused.'],
    'input-required': ['a parameter, body or body field is new and required', 'Calls without it are refused.'],
    'input-removed': [
        'a parameter, body or body field is gone',
        'What people ask for with it is no longer done.',
    ],
    'input-moved': ['a parameter has another place or, in the path, another name', calls],
    'now-required': [
        'an optional parameter, body or body field is now required',
        'Calls without it are refused.',
    ],
    'type-narrowed': ['the type of an input is narrower or another one', calls],
    'format-narrowed': ['the format of an input is new, narrower or another one', calls],
    'values-narrowed': ['an input no longer takes a value of its list', calls],
    'limits-narrowed': ['a limit of an input (length, size, range, pattern) is new or tighter', calls],
    'alternatives-narrowed': ['an input no longer takes one of its alternatives (`oneOf`, `anyOf`)', calls],
    'media-type-removed': ['the body is no longer taken in a media type', calls],
    'way-of-writing': ['a parameter is to be written another way (`style`, `explode`, media type)', calls],
    'other-rule': [
        'another rule about an input differs (`not`, `if`, `discriminator`, …)',
        'Whether it is narrower cannot be told.',
    ],
    undetailed: [
        'parameters, body, servers or security differ, in a way that cannot be told in detail',
        'It may be narrower.',
    ],
};
const changes = {
    'input-added': ['a parameter, body or body field is new and optional', wider],
    'now-optional': ['a required parameter, body or body field is now optional', wider],
    'type-widened': ['the type of an input is wider', wider],
    'format-widened': ['the format of an input is wider or gone', wider],
    'values-widened': ['an input takes more values', wider],
    'limits-widened': ['a limit of an input is gone or looser', wider],
    'alternatives-widened': ['an input takes one more alternative', wider],
    'media-type-added': ['the body is taken in one more media type', wider],
    'security-eased': [
        'fewer credentials are needed, or others will do as well',
        'Calls with the old credentials still work.',
    ],
    'further-servers': ['a server other than the first differs', 'Calls go to the first.'],
    default: ['the default of an input differs', 'What is left out is taken for something else.'],
    deprecated: ['an action or input is deprecated, or no longer', 'It still works.'],
    'response-status': ['a status is answered that was not, or no longer', answer],
    'response-content': ['an answer holds other fields, types or values', answer],
    description: ['a summary, description or title differs', text],
    extension: [
        'an extension (`x-…`) of an action differs',
        'Some services act on theirs, such as `x-open-execute-after`.',
    ],
    'other-part': ['something else about an action differs (`callbacks`, …)', 'It is no input.'],
};
const none = {
    'same-address': [
        'a part of the path moved into the address of the server, or out of it',
        'Calls go to the same address.',
    ],
    'never-sent': [
        'a field differs that is never sent (`readOnly`), a definition that nothing uses, or a `discriminator` that says what the alternatives say anyway',
        'It is no input.',
    ],
    'extension-within': ['an extension (`x-…`) of a parameter, a body, a field or an answer differs', unseen],
    examples: ['examples differ', unseen],
    tags: ['tags or links to other documentation differ', unseen],
    'white-space': ['texts differ in white space alone', 'They say the same.'],
};
/**
 * Every kind of change, and what it means for the copilot. docs/comparison.md is made of it, row by row.
 * Where a case is open to doubt, the class is the worse one.
 */
const changeRules = Object.fromEntries(Object.entries({ breaking, changes, none }).flatMap(([name, rows]) => Object.entries(rows).map(([rule, [what, why]]) => [rule, { class: name, what, why }])));
function createChange(rule, sentence) {
    return { rule, class: changeRules[rule].class, sentence };
}
/** The rule for what would be a change of an input: in an answer nothing breaks. */
function ruleFor(rule, isInput) {
    return isInput || rule === 'never-sent' || rule === 'extension-within' ? rule : 'response-content';
}
/** What is told of one part is not told again of another: the same sentence says nothing twice. */
function dropRepeats(changes) {
    const told = new Map();
    for (const change of changes)
        if (!told.has(change.sentence))
            told.set(change.sentence, change);
    return [...told.values()];
}


/***/ }),

/***/ 1023:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareDescriptions: () => (/* binding */ compareDescriptions),
  L: () => (/* binding */ createTeller),
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./src/importer/prepare/prepare.ts + 24 modules
var prepare = __webpack_require__(6014);
// EXTERNAL MODULE: ./src/compare/change-rules.ts
var change_rules = __webpack_require__(8327);
// EXTERNAL MODULE: ./src/compare/compare.ts + 1 modules
var compare = __webpack_require__(8554);
// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/compare/place.ts
var compare_place = __webpack_require__(4802);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var route = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/compare/meaning.ts + 1 modules
var meaning = __webpack_require__(6793);
;// CONCATENATED MODULE: ./src/compare/schema-memory.ts
function createSchemaMemory() {
    return { pairsLeft: 100_000, ofPairs: createRecall(), ofWholes: createRecall() };
}
function createRecall() {
    const known = new Map();
    return (way, { old, now }, find) => {
        const olds = known.get(way) ?? new Map();
        const nows = olds.get(old) ?? new Map();
        known.set(way, olds.set(old, nows));
        const found = nows.get(now) ?? find();
        nows.set(now, found);
        return found;
    };
}

;// CONCATENATED MODULE: ./src/compare/schema-merge.ts


/** What `SchemaView` has a field for, or what says nothing about what is allowed. */
const placed = new Set([
    ...['type', 'nullable', 'format', 'enum', 'const', 'pattern', 'properties', 'required', 'items'],
    ...['additionalProperties', 'oneOf', 'anyOf', 'allOf', 'default', 'readOnly', 'writeOnly', 'deprecated'],
    ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'maxLength', 'minLength', 'maxItems'],
    ...['minItems', 'maxProperties', 'minProperties'],
    ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
]);
/** One view of schemas that apply together. The lists that hold a choice are left as they are. */
function mergePieces(pieces, join) {
    const listed = pieces.flatMap((piece) => listTypes(piece) ?? []);
    const isSaid = (keyword) => pieces.some((piece) => piece[keyword] === true);
    const joinAny = (schemas) => schemas.length === 0 ? undefined : join(schemas);
    const fields = groupMembers(listSaid(pieces, 'properties').filter(json/* isObject */.Gv));
    return {
        types: mergeTypes(pieces),
        isNullable: isSaid('nullable') || listed.includes('null') || pieces.some(hasNull),
        format: findText(pieces, 'format'),
        values: mergeValues(pieces),
        limits: mergeLimits(pieces),
        pattern: listTexts(listSaid(pieces, 'pattern')).toSorted().join(' '),
        fields: new Map([...fields].map(([name, schemas]) => [name, join(schemas)])),
        required: new Set(listSaid(pieces, 'required').flatMap(listTexts)),
        items: joinAny(listSaid(pieces, 'items')),
        otherFields: joinAny(listOtherFields(pieces)),
        unions: pieces.flatMap(listUnions).filter(isChoice),
        initial: listSaid(pieces, 'default')[0],
        isReadOnly: isSaid('readOnly'),
        isWriteOnly: isSaid('writeOnly'),
        isDeprecated: isSaid('deprecated'),
        isSimplified: ['type', 'format', 'default'].some((keyword) => isContradicted(pieces, keyword)),
        text: [
            findText(pieces, 'title'),
            findText(pieces, 'description'),
            ...pieces.flatMap(listConstantTexts),
        ].join('\n'),
        rest: mergeRest(pieces),
    };
}
/** What the schemas say with a keyword, in their order. */
function listSaid(pieces, keyword) {
    return pieces.flatMap((piece) => {
        const value = piece[keyword];
        return value === undefined ? [] : [value];
    });
}
function isContradicted(pieces, keyword) {
    return new Set(listSaid(pieces, keyword).map((value) => JSON.stringify(value))).size > 1;
}
/** What there is to choose from, without `null`. */
function listUnions({ oneOf, anyOf }) {
    return [oneOf, anyOf].map(listAlternatives);
}
/** The alternatives of a union that are no `null`. */
function listAlternatives(union) {
    return (0,json/* isArray */.cy)(union) ? union.filter((entry) => (0,json/* findMember */.gz)(entry, 'type') !== 'null') : [];
}
function hasNull({ oneOf, anyOf }) {
    return [oneOf, anyOf].some((union) => (0,json/* isArray */.cy)(union) && listAlternatives(union).length < union.length);
}
/** A choice between constants, each with a title or a description of its own, is a list of values. */
function isChoice(alternatives) {
    return alternatives.length > 1 && !alternatives.every((entry) => listConstants(entry) !== undefined);
}
function listConstants(schema) {
    const only = (0,json/* findMember */.gz)(schema, 'const');
    const values = (0,json/* findMember */.gz)(schema, 'enum');
    if (only !== undefined)
        return [only];
    return (0,json/* isArray */.cy)(values) ? values : undefined;
}
function listConstantTexts(piece) {
    const constants = listUnions(piece)
        .filter((union) => !isChoice(union))
        .flat()
        .filter(json/* isObject */.Gv);
    return constants.flatMap(({ title, description }) => listTexts([title ?? '', description ?? '']));
}
function mergeTypes(pieces) {
    const told = pieces.map(listTypes).filter((types) => types !== undefined);
    const [first, ...others] = told.map((types) => types.filter((type) => type !== 'null'));
    if (first === undefined)
        return pieces.map(implyType).find((type) => type !== undefined);
    const common = first.filter((type) => others.every((types) => types.includes(type)));
    // A contradiction allows nothing; the first word stands for what was meant.
    return (common.length > 0 ? common : first).toSorted();
}
function listTypes({ type }) {
    if (typeof type === 'string')
        return [type];
    return (0,json/* isArray */.cy)(type) ? listTexts(type) : undefined;
}
/** Many leave `type` out where the rest says what is meant; to add it later changes nothing. */
function implyType(piece) {
    if ((0,json/* isObject */.Gv)(piece['properties']) || (0,json/* isObject */.Gv)(piece['additionalProperties']))
        return ['object'];
    if (piece['items'] !== undefined)
        return ['array'];
    const types = new Set(valuesOf(piece)
        ?.filter((value) => value !== null)
        .map(typeOf));
    return types.size === 1 ? [...types] : undefined;
}
function typeOf(value) {
    if ((0,json/* isArray */.cy)(value))
        return 'array';
    if (typeof value === 'number')
        return Number.isInteger(value) ? 'integer' : 'number';
    return typeof value;
}
function mergeValues(pieces) {
    const [first, ...others] = pieces.map(valuesOf).filter((values) => values !== undefined);
    const texts = others.map((list) => new Set(list.map((value) => JSON.stringify(value))));
    return first?.filter((value) => texts.every((known) => known.has(JSON.stringify(value))));
}
function valuesOf(piece) {
    const own = listConstants(piece);
    if (own !== undefined)
        return own;
    const union = listUnions(piece).find(({ length }) => length > 1);
    return union === undefined || isChoice(union)
        ? undefined
        : union.flatMap((entry) => listConstants(entry) ?? []);
}
/** What several objects hold under the same key. */
function groupMembers(objects) {
    const groups = new Map();
    for (const object of objects) {
        for (const [key, value] of Object.entries(object)) {
            groups.set(key, [...(groups.get(key) ?? []), value]);
        }
    }
    return groups;
}
/** True and `{}` leave it open, as does to say nothing. */
function listOtherFields(pieces) {
    const told = listSaid(pieces, 'additionalProperties').filter((other) => other !== true && !((0,json/* isObject */.Gv)(other) && Object.keys(other).length === 0));
    return told.includes(false) ? [false] : told;
}
function mergeRest(pieces) {
    const isSaid = (piece, key) => key !== 'uniqueItems' || piece[key] !== false;
    return groupMembers(pieces.map((piece) => (0,members/* omitMembers */.p5)(piece, (key) => placed.has(key) || !isSaid(piece, key))));
}
/** Upper bounds, tighter when smaller, and lower ones. */
const upperLimits = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const lowerLimits = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
const limitKeywords = [...upperLimits, ...lowerLimits];
/** A bound of zero that everything keeps anyway says nothing. */
const trivial = new Set(['minLength', 'minItems', 'minProperties']);
/** 3.0 says with a flag that the end of a range is left out. */
const flags = new Map([
    ['maximum', 'exclusiveMaximum'],
    ['minimum', 'exclusiveMinimum'],
]);
/** The tightest limits. */
function mergeLimits(pieces) {
    const limits = new Map();
    for (const piece of pieces) {
        for (const keyword of limitKeywords) {
            const value = piece[keyword];
            if (typeof value !== 'number' || (value === 0 && trivial.has(keyword)))
                continue;
            const flag = flags.get(keyword);
            const name = flag !== undefined && piece[flag] === true ? flag : keyword;
            const known = limits.get(name) ?? value;
            limits.set(name, upperLimits.includes(name) ? Math.min(known, value) : Math.max(known, value));
        }
    }
    return limits;
}
function findText(pieces, keyword) {
    return listTexts(listSaid(pieces, keyword)).find((text) => text !== '');
}
function listTexts(list) {
    return (0,json/* isArray */.cy)(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

;// CONCATENATED MODULE: ./src/compare/schema-view.ts



/** The views of a document's schemas. The same schema gives the same view, so that a circle is known for one. */
function createViews(document) {
    const views = new Map();
    const join = createJoin();
    /** The schemas that apply together with one, itself the first. */
    function collect(schema, seen) {
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
        if (!(0,json/* isObject */.Gv)(resolved))
            return [];
        const { allOf, ...own } = resolved;
        // `anyOf: [X, null]` is X that may be null: nothing to choose from.
        const only = listUnions(own).find(({ length }) => length === 1) ?? [];
        const parts = (0,json/* isArray */.cy)(allOf) ? [...allOf, ...only] : only;
        return [own, ...parts.flatMap((part) => collect(part, seen))];
    }
    return (schema = true) => {
        const view = views.get(schema) ?? mergePieces(collect(schema, new Set()), join);
        views.set(schema, view);
        return view;
    };
}
/** Without it, a circle through `allOf` would make new schemas for ever. */
function createJoin() {
    const numbers = new Map();
    const joined = new Map();
    const numberOf = (schema) => {
        const number = numbers.get(schema) ?? numbers.size;
        numbers.set(schema, number);
        return number;
    };
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

;// CONCATENATED MODULE: ./src/compare/side.ts








/** @param old and `now`: two versions as OpenAPI 3.x, each in one piece */
function createSides(old, now) {
    const hash = (0,meaning/* rememberHashes */.K)();
    const [oldGraph, nowGraph] = [(0,reference_graph/* createReferenceGraph */.e)(old), (0,reference_graph/* createReferenceGraph */.e)(now)];
    const before = createSide(old, (view) => (0,meaning/* createDigest */.P)(old, oldGraph, view, { hash }));
    // Most of a description is as it was: what is known of it need not be found out again.
    const same = listSame(oldGraph, nowGraph);
    const after = createSide(now, (view) => {
        const recall = (target) => {
            const known = same.get(target);
            return known === undefined ? undefined : before[view]({ $ref: known.reference }, 'keywords');
        };
        return (0,meaning/* createDigest */.P)(now, nowGraph, view, { hash, recall });
    });
    return { before, after, memory: createSchemaMemory() };
}
function createSide(document, digestBy) {
    return {
        document,
        routes: new Map((0,route/* listRoutes */.Bn)(document).map((route) => [(0,compare/* keyOf */.TN)(route.key, route.path), route])),
        meaning: digestBy('meaning'),
        texts: digestBy('texts'),
        view: createViews(document),
        find: (value) => (0,document_reference/* resolveObject */.Wm)(document, value),
        settle(schema) {
            const isBare = (0,document_reference/* findReference */.t3)(schema) !== undefined && (0,json/* isObject */.Gv)(schema) && Object.keys(schema).length === 1;
            return isBare ? ((0,document_reference/* resolve */.hd)(document, schema) ?? schema) : schema;
        },
    };
}
/** Whether two versions of a value mean the same and say the same. */
function isSame(sides, old, now) {
    // Most of what differs somewhere is the same in most places, and equal text is seen sooner than equal meaning.
    if (isAlike(old, now, referring))
        return true;
    const { before, after } = sides;
    return meansSame(sides, old, now) && before.texts(old, 'keywords') === after.texts(now, 'keywords');
}
function meansSame({ before, after }, old, now) {
    return before.meaning(old, 'keywords') === after.meaning(now, 'keywords');
}
/** A digest of schemas of which the order means nothing. */
function digestSet({ meaning }, schemas) {
    const digests = schemas.map((schema) => meaning(schema, 'keywords'));
    return digests.sort((one, other) => one - other).join();
}
/**
 * What references of the new version name that is written just as in the old one, with all that its own references
 * lead to.
 */
function listSame(before, after) {
    const same = new Map();
    for (const group of after.groups) {
        const olds = group.map(({ reference }) => before.find(reference));
        const isSame = group.every(({ value, uses }, index) => isAlike(olds[index]?.value, value, farReaching) &&
            uses.every((used) => same.has(used) || group.includes(used)));
        if (!isSame)
            continue;
        for (const [index, target] of group.entries()) {
            const old = olds[index];
            if (old !== undefined)
                same.set(target, old);
        }
    }
    return same;
}
/** Names schemas without a reference to them: what it means lies with others, too. */
const farReaching = ['discriminator', 'mapping'];
const referring = [...farReaching, '$ref'];
/** Equal JSON, whatever the order of keys, and nothing in it that reaches further. */
function isAlike(old, now, reaching) {
    if ((0,json/* isArray */.cy)(old)) {
        return ((0,json/* isArray */.cy)(now) &&
            old.length === now.length &&
            old.every((entry, index) => isAlike(entry, now[index], reaching)));
    }
    if (!(0,json/* isObject */.Gv)(old))
        return old === now && old !== undefined;
    if (!(0,json/* isObject */.Gv)(now))
        return false;
    const keys = Object.keys(old);
    if (keys.length !== Object.keys(now).length || reaching.some((key) => Object.hasOwn(old, key)))
        return false;
    return keys.every((key) => Object.hasOwn(now, key) && isAlike(old[key], now[key], reaching));
}

;// CONCATENATED MODULE: ./src/compare/field-changes.ts



/** The fields of an object: new, gone, required or not, and what each of them holds. */
function compareFields(walk, views) {
    const [before, after] = views;
    const { sides, isInput } = walk;
    const names = new Set(views.flatMap(({ fields, required }) => [...fields.keys(), ...required]));
    for (const name of names) {
        const was = findStanding(sides.before, { view: before, name, isInput });
        const is = findStanding(sides.after, { view: after, name, isInput });
        const [old, now] = [before.fields.get(name), after.fields.get(name)];
        const path = (0,compare_place/* clip */.$Q)(name);
        if (was !== 'silent' || is !== 'silent') {
            tellStanding(walk, [was, is], path);
            if (isThere(was) && isThere(is))
                walk.go(old, now, path);
        }
        else if (!meansSame(sides, old, now)) {
            walk.tell('never-sent', (field) => `${field}, never ${isInput ? 'sent' : 'answered'}, changed`, path);
        }
    }
    compareOtherFields(walk, views);
}
function findStanding(side, { view, name, isInput }) {
    const schema = view.fields.get(name);
    if (schema !== undefined && isSilent(side, schema, isInput))
        return 'silent';
    if (view.required.has(name))
        return 'required';
    return schema === undefined ? 'absent' : 'optional';
}
const composed = ['$ref', 'allOf', 'oneOf', 'anyOf'];
function isSilent({ view }, schema, isInput) {
    // Most fields say it themselves or not at all, and need no view, of which there would be very many.
    if ((0,json/* isObject */.Gv)(schema) && !composed.some((keyword) => Object.hasOwn(schema, keyword))) {
        return schema[isInput ? 'readOnly' : 'writeOnly'] === true;
    }
    const { isReadOnly, isWriteOnly } = view(schema);
    return isInput ? isReadOnly : isWriteOnly;
}
function isThere(standing) {
    return standing === 'optional' || standing === 'required';
}
function tellStanding(walk, [old, now], path) {
    if (old === 'silent' || now === 'silent')
        tellSilent(walk, [old, now], path);
    else if (old === 'absent') {
        const kind = walk.isInput || now === 'required' ? `${now} ` : '';
        walk.tell(now === 'required' ? 'input-required' : 'input-added', (name) => `new ${kind}${name}`, path);
    }
    else if (now === 'absent')
        walk.tell('input-removed', (name) => `${name} removed`, path);
    else if (old !== now) {
        walk.tell(now === 'required' ? 'now-required' : 'now-optional', (name) => `${name} is now ${now}`, path);
    }
}
function tellSilent(walk, [old, now], path) {
    const word = walk.isInput ? 'read-only' : 'write-only';
    if (isThere(old))
        walk.tell('input-removed', (name) => `${name} is now ${word}`, path);
    else if (now === 'required') {
        walk.tell('input-required', (name) => `${name} is no longer ${word}, and required`, path);
    }
    else if (now === 'optional')
        walk.tell('input-added', (name) => `${name} is no longer ${word}`, path);
    else if (old === 'absent')
        walk.tell('never-sent', (name) => `new ${word} ${name}`, path);
    else
        walk.tell('never-sent', (name) => `${word} ${name} removed`, path);
}
/** Fields that the schema does not name. */
function compareOtherFields(walk, [{ otherFields: old }, { otherFields: now }]) {
    if (old === now)
        return;
    if (now === undefined)
        walk.tell('limits-widened', (name) => `${name} may now hold any other field`);
    else if (now === false)
        walk.tell('limits-narrowed', (name) => `${name} may no longer hold other fields`);
    else if (old === false)
        walk.tell('limits-widened', (name) => `${name} may now hold other fields`);
    else if (old === undefined) {
        walk.tell('limits-narrowed', (name) => `other fields of ${name} now have to keep to a rule`);
    }
    else
        walk.go(old, now, '*');
}

;// CONCATENATED MODULE: ./src/compare/other-rules.ts


/** Keywords that decide nothing where they stand: references to what they hold are followed. */
const inert = new Set(['$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor']);
/** The keywords of a schema that have no words of their own. */
function compareOtherRules(walk, views) {
    const [before, after] = views;
    const digest = (side, { rest }, keyword) => digestSet(side, (rest.get(keyword) ?? []).map((value) => ({ [keyword]: value })));
    for (const keyword of new Set([...before.rest.keys(), ...after.rest.keys()])) {
        if (digest(walk.sides.before, before, keyword) === digest(walk.sides.after, after, keyword))
            continue;
        if (keyword.startsWith('x-'))
            walk.tell('extension-within', (name) => `${keyword} of ${name} changed`);
        else if (inert.has(keyword))
            walk.tell('never-sent', (name) => `definitions within ${name} changed`);
        else if (keyword === 'discriminator')
            compareDiscriminators(walk, views);
        else
            walk.tell('other-rule', (name) => `the rule “${keyword}” of ${name} changed`);
    }
}
function compareDiscriminators(walk, [before, after]) {
    const [old, now] = [findProperty(before), findProperty(after)];
    // Which value stands for which alternative is told with the alternatives.
    if (old === now) {
        walk.noteDoubt();
        return;
    }
    const field = old ?? now ?? '';
    const isImplied = (old === undefined || now === undefined) &&
        isSaidByAlternatives(walk.sides.before, before, field) &&
        isSaidByAlternatives(walk.sides.after, after, field);
    if (isImplied) {
        walk.tell('never-sent', (name) => `the rule “discriminator” of ${name} says what its alternatives say anyway`);
    }
    else
        walk.tell('other-rule', (name) => `the rule “discriminator” of ${name} changed`);
}
function findProperty({ rest }) {
    const [first] = rest.get('discriminator') ?? [];
    const name = (0,json/* findMember */.gz)(first, 'propertyName');
    return typeof name === 'string' ? name : undefined;
}
/** True where every alternative needs the field that tells them apart, and lists its values. */
function isSaidByAlternatives(side, view, field) {
    const alternatives = view.unions.flat().map((alternative) => side.view(alternative));
    return (alternatives.length === 0 ? [view] : alternatives).every(({ fields, required }) => required.has(field) && side.view(fields.get(field)).values !== undefined);
}

// EXTERNAL MODULE: ./src/compare/pair-up.ts
var pair_up = __webpack_require__(527);
;// CONCATENATED MODULE: ./src/compare/union-changes.ts





/** A choice between alternatives, and nothing that would hold for all of them. */
function isPureUnion({ unions, fields, values, items }) {
    return unions.length === 1 && fields.size === 0 && values === undefined && items === undefined;
}
/** @param schemas the schemas themselves, for where one of them is to be taken as a whole */
function compareUnions(walk, views, schemas) {
    const [{ unions: olds }, { unions: nows }] = views;
    if (olds.length + nows.length === 0)
        return;
    if (views.some(isPureUnion))
        compareNull(walk, views);
    const [[old], [now]] = [olds, nows];
    const { before, after } = walk.sides;
    if (old !== undefined && now !== undefined && olds.length === 1 && nows.length === 1) {
        compareAlternatives(walk, old, now);
    }
    else if (digestSet(before, olds.flat()) !== digestSet(after, nows.flat())) {
        compareChoices(walk, views, schemas);
    }
}
/** A choice that came, that went, or one of several: told as a whole. */
function compareChoices(walk, [before, after], [old, now]) {
    const [[first = [old]], [next]] = [before.unions, after.unions];
    const targets = (next ?? [now]).map((target) => after.isNullable ? { allOf: [target], nullable: true } : target);
    const isWider = Math.max(before.unions.length, after.unions.length) === 1 &&
        first.every((one) => targets.some((target) => walk.isAccepted(one, target)));
    const verb = walk.isInput ? 'takes' : 'holds';
    const words = takesAnything(after) ? `now ${verb} any value` : describeChoice(next ?? [], verb);
    walk.tell(isWider ? 'alternatives-widened' : 'alternatives-narrowed', (name) => `${name} ${words}`);
}
function takesAnything({ types, unions, values, rest }) {
    const isOpen = types === undefined && values === undefined && unions.length === 0;
    return isOpen && [...rest.keys()].every((keyword) => keyword.startsWith('x-'));
}
function compareNull(walk, [before, after]) {
    const mayBeNull = (view, side) => view.isNullable ||
        takesAnything(view) ||
        view.unions.flat().some((alternative) => side.view(alternative).isNullable);
    const [old, now] = [mayBeNull(before, walk.sides.before), mayBeNull(after, walk.sides.after)];
    if (old && !now)
        walk.tell('type-narrowed', (name) => `${name} may no longer be null`);
    if (now && !old)
        walk.tell('type-widened', (name) => `${name} may now be null`);
}
function describeChoice(alternatives, verb) {
    if (alternatives.length === 0)
        return `now ${verb} one kind of value`;
    const needs = alternatives.flatMap((alternative) => listNeeded(alternative) ?? []);
    if (needs.length < alternatives.length)
        return `now ${verb} one of ${alternatives.length} kinds of value`;
    return `now needs ${needs.map(compare_place/* clip */.$Q).join(' or ')}`;
}
/** `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields. */
function listNeeded(alternative) {
    if (!(0,json/* isObject */.Gv)(alternative))
        return undefined;
    const isAlone = Object.keys(alternative).every((key) => key === 'required' || key === 'type');
    const { required } = alternative;
    return isAlone && (0,json/* isArray */.cy)(required) ? required.map(String).join(' with ') : undefined;
}
/** Where one is left on each side, they are taken for two versions of one. */
const known = [
    () => digestOf,
    () => labelOf,
    () => shapeOf,
    (rest) => () => (rest.length === 1 ? 'the only one' : undefined),
];
function compareAlternatives(walk, before, after) {
    const { sides } = walk;
    const { pairs, gone, added } = (0,pair_up/* pairUp */.O)(before.map((schema) => ({ schema, side: sides.before })), after.map((schema) => ({ schema, side: sides.after })), known);
    const verb = walk.isInput ? 'take' : 'hold';
    for (const old of gone) {
        if (after.some((now) => walk.isAccepted(old.schema, now)))
            continue;
        walk.tell('alternatives-narrowed', (name) => `${name} no longer ${verb}s ${nameAlternative(old)}`);
    }
    for (const now of added) {
        walk.tell('alternatives-widened', (name) => `${name} can now ${verb} ${nameAlternative(now)}`);
    }
    for (const [old, now] of pairs)
        walk.go(old.schema, now.schema, '');
}
function digestOf({ schema, side }) {
    return String(side.meaning(schema, 'keywords'));
}
/** What people call an alternative: its component, its title. */
function labelOf({ schema }) {
    const reference = (0,document_reference/* findReference */.t3)(schema);
    if (reference !== undefined)
        return reference.split('/').at(-1);
    const title = (0,json/* isObject */.Gv)(schema) ? schema['title'] : undefined;
    return typeof title === 'string' ? title : undefined;
}
/** Its fields, and what tells it from the others: fields of one value. */
function shapeOf({ schema, side }) {
    const { types, fields } = side.view(schema);
    if (fields.size === 0)
        return undefined;
    const named = [...fields].map(([name, field]) => {
        const { values = [] } = side.view(field);
        return `${name} ${values.length === 1 ? JSON.stringify(values) : ''}`;
    });
    return JSON.stringify([types, named.sort()]);
}
function nameAlternative(alternative) {
    const label = labelOf(alternative);
    if (label !== undefined)
        return (0,compare_place/* clip */.$Q)(label);
    const { types, fields } = alternative.side.view(alternative.schema);
    const type = types?.join(' or ') ?? 'anything';
    return fields.size === 0 ? type : `${type} with ${(0,compare_place/* clip */.$Q)([...fields.keys()].slice(0, 3).join(', '))}`;
}

;// CONCATENATED MODULE: ./src/compare/value-changes.ts


/** What a schema says of a value as a whole: its type, format, values and limits, its default. */
function compareOwn(walk, views) {
    compareTypes(walk, views);
    if (!isOtherType(...views)) {
        compareFormats(walk, views);
        compareValues(walk, views);
        compareLimits(walk, views);
        comparePatterns(walk, views);
    }
    compareNotes(walk, views);
}
/** True where hardly any value fits both: what else differs then follows from it. */
function isOtherType(before, after) {
    const [old, now] = [before.types, after.types];
    if (old === undefined || now === undefined || old.length === 0 || now.length === 0)
        return false;
    return !old.some((type) => isTaken(type, now)) && !now.some((type) => isTaken(type, old));
}
function isTaken(type, types) {
    return types.includes(type) || (type === 'integer' && types.includes('number'));
}
/** @param old what it was, and `now` what it is; undefined where the schema says nothing */
function describe(what, old, now) {
    const is = now === undefined ? 'gone' : `now ${now}`;
    return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}
function compareTypes(walk, [before, after]) {
    const [old, now] = [renderType(before), renderType(after)];
    if (old === now)
        return;
    const { types } = after;
    const isNarrower = types !== undefined &&
        (before.types === undefined ||
            before.types.some((type) => !isTaken(type, types)) ||
            (before.isNullable && !after.isNullable));
    walk.tell(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now));
}
function renderType({ types, isNullable }) {
    if (types === undefined)
        return 'anything';
    return [...types, ...(isNullable ? ['null'] : [])].join(' or ');
}
/** Formats that leave nothing out which the type alone would take, for all that matters here. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);
function compareFormats(walk, [{ format: old }, { format: now }]) {
    if (old === now)
        return;
    const isWider = now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
    walk.tell(isWider ? 'format-widened' : 'format-narrowed', describe('format', old, now ?? 'free'));
}
function compareValues(walk, [{ values: old }, { values: now }]) {
    const verb = walk.isInput ? 'take' : 'hold';
    if (old !== undefined && now === undefined) {
        walk.tell('values-widened', (name) => `${name} now ${verb}s any value`);
    }
    if (old === undefined && now !== undefined) {
        walk.tell('values-narrowed', (name) => `${name} now ${verb}s only ${(0,compare_place/* showValues */.g)(now)}`);
    }
    if (old === undefined || now === undefined)
        return;
    const [gone, added] = [without(old, now), without(now, old)];
    if (gone.length > 0) {
        walk.tell('values-narrowed', (name) => `${name} no longer ${verb}s ${(0,compare_place/* showValues */.g)(gone)}`);
    }
    if (added.length > 0) {
        walk.tell('values-widened', (name) => `${name} can now ${verb} ${(0,compare_place/* showValues */.g)(added)}`);
    }
}
/** `null` is told with the type. */
function without(values, others) {
    const known = new Set(others.map((value) => JSON.stringify(value)));
    return values.filter((value) => value !== null && !known.has(JSON.stringify(value)));
}
function compareLimits(walk, [before, after]) {
    for (const keyword of limitKeywords) {
        const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
        if (old === now)
            continue;
        const isLower = now !== undefined && old !== undefined && now < old;
        const isTighter = now !== undefined && (old === undefined || isLower === upperLimits.includes(keyword));
        const sentence = describe(keyword, old?.toString(), now?.toString());
        walk.tell(isTighter ? 'limits-narrowed' : 'limits-widened', sentence);
    }
}
function comparePatterns(walk, [{ pattern: old }, { pattern: now }]) {
    if (old === now)
        return;
    const [was, is] = [old, now].map((pattern) => (pattern === '' ? undefined : (0,compare_place/* showValue */.vp)(pattern)));
    walk.tell(now === '' ? 'limits-widened' : 'limits-narrowed', describe('pattern', was, is));
}
function compareNotes(walk, [before, after]) {
    const [old, now] = [before.initial, after.initial].map((value) => value === undefined ? undefined : (0,compare_place/* showValue */.vp)(value));
    if (old !== now)
        walk.tell('default', describe('default', old, now));
    if (before.isDeprecated !== after.isDeprecated) {
        walk.tell('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
    }
}

;// CONCATENATED MODULE: ./src/compare/schema-changes.ts







/** How many pairs of schemas are looked at for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;
/** The same, once very many have been looked at altogether: where everything refers to everything. */
const leastPairs = 50;
/** What differs between two versions of a schema in what it means or says, however it is written. */
function compareSchemas(sides, [before, after], { root, isInput }) {
    if (isSame(sides, before, after))
        return [];
    const pair = settle(sides, before, after);
    const mayDoubt = !meansSame(sides, before, after);
    const findings = sides.memory.ofWholes(String(isInput), pair, () => walkWhole(sides, pair, { isInput, mayDoubt }));
    return findings.map(({ rule, path, sentence }) => (0,change_rules/* createChange */.fx)(rule, sentence((0,compare_place/* namePlace */.RO)(root, path))));
}
function settle(sides, old, now) {
    return { old: sides.before.settle(old), now: sides.after.settle(now) };
}
function walkWhole(sides, pair, { isInput, mayDoubt }) {
    const { pairsLeft } = sides.memory;
    const effort = { pairs: Math.min(pairLimit, Math.max(leastPairs, pairsLeft)), isInDoubt: false };
    const findings = walkSchemas(sides, pair, { isInput, attempts: 0, effort });
    const isTold = findings.some(({ rule }) => change_rules/* changeRules */.gB[rule].class !== 'none' && rule !== 'description');
    const isDoubtful = effort.pairs < 0 || (effort.isInDoubt && !isTold);
    if (!isDoubtful || !mayDoubt)
        return findings;
    const rule = (0,change_rules/* ruleFor */.sG)('undetailed', isInput);
    const sentence = (name) => `${name} changed, in a way that cannot be told in detail`;
    return [...findings, { rule, path: '', sentence }];
}
/** Nearest places first, and without recursion: a chain of references may be as long as a description. */
function walkSchemas(sides, whole, start) {
    const { effort, isInput } = start;
    const findings = [];
    const texts = [];
    const seen = new Map();
    const queue = [{ ...whole, path: '' }];
    for (const pair of queue) {
        const met = seen.get(pair.old) ?? new Set();
        if (met.has(pair.now))
            continue;
        if (--effort.pairs < 0)
            break;
        sides.memory.pairsLeft -= 1;
        seen.set(pair.old, met.add(pair.now));
        const found = sides.memory.ofPairs(`${isInput} ${start.attempts}`, pair, () => comparePair(sides, pair, start));
        for (const finding of found.told)
            findings.push({ ...finding, path: (0,compare_place/* joinPaths */.HS)(pair.path, finding.path) });
        for (const next of found.next)
            queue.push({ ...next, path: (0,compare_place/* joinPaths */.HS)(pair.path, next.path) });
        if (found.isTextOther)
            texts.push(pair.path);
        if (found.isInDoubt)
            effort.isInDoubt = true;
    }
    return [...findings, ...describeTexts(texts)];
}
const textLimit = 3;
function describeTexts(paths) {
    const rule = 'description';
    if (paths.length <= textLimit) {
        return paths.map((path) => ({ rule, path, sentence: (name) => `description of ${name} changed` }));
    }
    const sentence = (name) => `descriptions of ${paths.length} fields of ${name} changed`;
    return [{ rule, path: '', sentence }];
}
/** The two versions by themselves; what they refer to is left to the walk. */
function comparePair(sides, { old, now }, { isInput, attempts, effort }) {
    const told = [];
    const next = [];
    let isInDoubt = false;
    const walk = {
        sides,
        isInput,
        tell: (rule, sentence, path = '') => told.push({ rule: (0,change_rules/* ruleFor */.sG)(rule, isInput), path, sentence }),
        noteDoubt: () => (isInDoubt = true),
        go(before, after, path) {
            const pair = settle(sides, before, after);
            if (!isSame(sides, pair.old, pair.now))
                next.push({ ...pair, path });
        },
        isAccepted(before, after) {
            if (attempts > 1)
                return false;
            const start = { isInput: true, attempts: attempts + 1, effort };
            const found = walkSchemas(sides, { old: before, now: after }, start);
            return effort.pairs >= 0 && found.every(({ rule }) => change_rules/* changeRules */.gB[rule].class !== 'breaking');
        },
    };
    const views = [sides.before.view(old), sides.after.view(now)];
    const isUnion = views.some(isPureUnion);
    if (!isUnion)
        compareOwn(walk, views);
    const isComparable = isUnion || !isOtherType(...views);
    if (isComparable && !isUnion)
        compareParts(walk, views);
    if (isComparable)
        compareRules(walk, views, [old ?? {}, now ?? {}]);
    const isTextOther = isComparable && (0,compare_place/* squeeze */.r2)(views[0].text) !== (0,compare_place/* squeeze */.r2)(views[1].text);
    return { told, isTextOther, next, isInDoubt };
}
/** What a value consists of: the fields of an object, the items of a list. */
function compareParts(walk, views) {
    compareFields(walk, views);
    const [old, now] = views.map(({ items }) => items);
    if (old !== undefined || now !== undefined)
        walk.go(old, now, '[]');
}
function compareRules(walk, views, schemas) {
    compareUnions(walk, views, schemas);
    compareOtherRules(walk, views);
    if (views.some(({ isSimplified }) => isSimplified))
        walk.noteDoubt();
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/compare/text-changes.ts




/** What an operation says of itself. */
function* compareTexts(before, after) {
    const old = (0,texts/* foldTexts */.a)(before.operation, before.item);
    const now = (0,texts/* foldTexts */.a)(after.operation, after.item);
    for (const key of ['summary', 'description']) {
        const [was, is] = [old[key], now[key]];
        if (was === is)
            continue;
        yield (0,compare_place/* squeeze */.r2)(was) === (0,compare_place/* squeeze */.r2)(is)
            ? (0,change_rules/* createChange */.fx)('white-space', `${key} changed in white space alone`)
            : (0,change_rules/* createChange */.fx)('description', `${key} ${word(was, is)}`);
    }
    if (isOther(before.operation, after.operation, 'tags'))
        yield (0,change_rules/* createChange */.fx)('tags', 'tags changed');
    if (isOther(before.operation, after.operation, 'externalDocs')) {
        yield (0,change_rules/* createChange */.fx)('tags', 'link to other documentation changed');
    }
}
function isOther(old, now, key) {
    return JSON.stringify(old[key]) !== JSON.stringify(now[key]);
}
function word(old, now) {
    if (now === undefined)
        return 'removed';
    return old === undefined ? 'added' : 'changed';
}
const told = new Set([
    ...['parameters', 'requestBody', 'responses', 'security', 'servers', 'operationId', 'summary'],
    ...['description', 'tags', 'externalDocs', 'deprecated'],
]);
/** What has no part of its own: deprecation, callbacks, extensions. */
function* compareOthers(sides, before, after) {
    const [old, now] = [withExtensions(before), withExtensions(after)];
    if (isDeprecated(old) !== isDeprecated(now)) {
        yield (0,change_rules/* createChange */.fx)('deprecated', isDeprecated(now) ? 'now deprecated' : 'no longer deprecated');
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (told.has(key) || text_changes_digestOf(sides.before, old, key) === text_changes_digestOf(sides.after, now, key))
            continue;
        const rule = key.startsWith('x-') ? 'extension' : 'other-part';
        yield (0,change_rules/* createChange */.fx)(rule, `${(0,compare_place/* clip */.$Q)(key)} ${word(old[key], now[key])}`);
    }
}
/** The operation, with the extensions of its path that it does not have itself. */
function withExtensions({ operation, item }) {
    return { ...(0,members/* omitMembers */.p5)(item, (key) => !key.startsWith('x-')), ...operation };
}
function isDeprecated({ deprecated }) {
    return deprecated === true;
}
function text_changes_digestOf({ meaning }, operation, key) {
    return meaning({ [key]: operation[key] ?? false }, 'keywords');
}
/** What a parameter or a body says of itself, whatever it holds. */
function* compareInput(name, old, now) {
    if (isNeeded(old) !== isNeeded(now)) {
        yield isNeeded(now)
            ? (0,change_rules/* createChange */.fx)('now-required', `${name} is now required`)
            : (0,change_rules/* createChange */.fx)('now-optional', `${name} is now optional`);
    }
    if (isDeprecated(old) !== isDeprecated(now)) {
        yield (0,change_rules/* createChange */.fx)('deprecated', `${name} is ${isDeprecated(now) ? 'now' : 'no longer'} deprecated`);
    }
    yield* text_changes_compareNotes(name, old, now);
}
function isNeeded(input) {
    return input['required'] === true || input['in'] === 'path';
}
/** The description of a part of an operation, and its extensions. */
function* text_changes_compareNotes(name, old, now) {
    if ((0,compare_place/* squeeze */.r2)(old['description']) !== (0,compare_place/* squeeze */.r2)(now['description'])) {
        yield (0,change_rules/* createChange */.fx)('description', `description of ${name} changed`);
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (key.startsWith('x-') && isOther(old, now, key)) {
            yield (0,change_rules/* createChange */.fx)('extension-within', `${(0,compare_place/* clip */.$Q)(key)} of ${name} changed`);
        }
    }
}

;// CONCATENATED MODULE: ./src/compare/content-changes.ts







/** What became of an operation's body. */
function compareBodies(sides, before, after) {
    const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
    if (isSame(sides, old, now))
        return [];
    const [was, is] = [sides.before.find(old), sides.after.find(now)];
    if (is === undefined) {
        return was === undefined
            ? [(0,change_rules/* createChange */.fx)('undetailed', 'body changed, in a way that cannot be told in detail')]
            : [(0,change_rules/* createChange */.fx)('input-removed', 'body removed')];
    }
    if (was === undefined) {
        return is['required'] === true
            ? [(0,change_rules/* createChange */.fx)('input-required', 'new required body')]
            : [(0,change_rules/* createChange */.fx)('input-added', 'new optional body')];
    }
    const place = { root: 'body', isInput: true };
    return [...compareInput('body', was, is), ...compareContents(sides, [was, is], place)];
}
/** How many lines one status is worth: nobody acts on more. */
const lineLimit = 10;
/** What became of an operation's answers, by status. */
function compareResponses(sides, before, after) {
    const [olds, nows] = [membersOf(before.operation, 'responses'), membersOf(after.operation, 'responses')];
    const statuses = new Set([...Object.keys(olds), ...Object.keys(nows)]);
    return [...statuses].flatMap((status) => {
        const where = `response ${(0,compare_place/* clip */.$Q)(status)}`;
        const [old, now] = [olds[status], nows[status]];
        if (status.startsWith('x-'))
            return [];
        if (old === undefined)
            return [(0,change_rules/* createChange */.fx)('response-status', `new ${where}`)];
        if (now === undefined)
            return [(0,change_rules/* createChange */.fx)('response-status', `${where} removed`)];
        if (isSame(sides, old, now))
            return [];
        const changes = compareResponse(sides, [old, now], where);
        if (changes.length <= lineLimit)
            return changes;
        const more = `${changes.length - lineLimit + 1} more changes in ${where}`;
        return [...changes.slice(0, lineLimit - 1), (0,change_rules/* createChange */.fx)('response-content', more)];
    });
}
function compareResponse(sides, [before, after], where) {
    const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
    const others = ['headers', 'links'].filter((key) => sides.before.meaning(old[key], 'names') !== sides.after.meaning(now[key], 'names'));
    return [
        ...compareContents(sides, [old, now], { root: where, isInput: false }),
        ...others.map((key) => (0,change_rules/* createChange */.fx)('response-content', `${key} of ${where} changed`)),
        ...text_changes_compareNotes(where, old, now),
    ];
}
/** Media types and what each of them holds; what is told of one is not told again of the next. */
function compareContents(sides, [old, now], place) {
    const [before, after] = [membersOf(old, 'content'), membersOf(now, 'content')];
    const kept = Object.keys(before).filter((type) => Object.hasOwn(after, type));
    const gone = Object.keys(before).filter((type) => !kept.includes(type));
    const added = Object.keys(after).filter((type) => !kept.includes(type));
    // One type in the place of another holds what that held.
    const isReplaced = kept.length === 0 && gone.length === 1 && added.length === 1;
    const [olds, nows] = isReplaced ? [gone, added] : [kept, kept];
    const { root, isInput } = place;
    const [removed, more] = [(0,change_rules/* ruleFor */.sG)('media-type-removed', isInput), (0,change_rules/* ruleFor */.sG)('media-type-added', isInput)];
    const verb = isInput ? 'take' : 'hold';
    return (0,change_rules/* dropRepeats */.eQ)([
        ...gone.map((type) => (0,change_rules/* createChange */.fx)(removed, `${root} no longer ${verb}s ${(0,compare_place/* clip */.$Q)(type)}`)),
        ...added.map((type) => (0,change_rules/* createChange */.fx)(more, `${root} can now ${verb} ${(0,compare_place/* clip */.$Q)(type)}`)),
        ...olds.flatMap((type, index) => compareMedia(sides, [before[type], after[nows[index] ?? '']], place)),
    ]);
}
function membersOf(part, key) {
    const members = part[key];
    return (0,json/* isObject */.Gv)(members) ? members : {};
}
const mediaMembers = new Set(['schema', 'example', 'examples']);
function compareMedia(sides, [before, after], place) {
    if (isSame(sides, before, after))
        return [];
    const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
    const told = compareSchemas(sides, [old['schema'], now['schema']], place);
    const [was, is] = [old, now].map((media) => (0,members/* omitMembers */.p5)(media, (key) => mediaMembers.has(key)));
    if (meansSame(sides, was, is))
        return told;
    const rule = (0,change_rules/* ruleFor */.sG)('way-of-writing', place.isInput);
    return [...told, (0,change_rules/* createChange */.fx)(rule, `${place.root} is to be written another way`)];
}

// EXTERNAL MODULE: ./src/compare/operations.ts
var operations = __webpack_require__(3087);
;// CONCATENATED MODULE: ./src/compare/parameter-changes.ts








/** By place and name, else by name alone, and in the path by position. */
const parameter_changes_known = [
    () => keyOf,
    () => nameAlone,
    (rest) => {
        const inPath = rest.filter(({ place }) => place === 'path');
        return (parameter) => (parameter.place === 'path' ? String(inPath.indexOf(parameter)) : undefined);
    },
];
function keyOf({ place, name }) {
    return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}
function nameAlone({ name }) {
    return name;
}
/** What became of an operation's parameters. */
function compareParameters(sides, before, after) {
    const olds = (0,operations/* listParameters */.n)(sides.before.document, before);
    const nows = (0,operations/* listParameters */.n)(sides.after.document, after);
    const { pairs, gone, added } = (0,pair_up/* pairUp */.O)(olds, nows, parameter_changes_known);
    return [
        ...added.map((parameter) => describeAdded(sides.after, parameter)),
        ...gone.map((parameter) => (0,change_rules/* createChange */.fx)('input-removed', `${nameOf(parameter)} removed`)),
        ...pairs.flatMap(([old, now]) => [...describeMove(old, now), ...parameter_changes_comparePair(sides, old, now)]),
    ];
}
function nameOf({ place, name }) {
    if (place === '')
        return `parameter ${(0,compare_place/* clip */.$Q)(name)}`;
    return place === 'query' || place === 'path'
        ? `${place} parameter ${(0,compare_place/* clip */.$Q)(name)}`
        : `${place} ${(0,compare_place/* clip */.$Q)(name)}`;
}
function describeAdded(side, parameter) {
    const name = nameOf(parameter);
    return isNeeded(side.find(parameter.value) ?? {})
        ? (0,change_rules/* createChange */.fx)('input-required', `new required ${name}`)
        : (0,change_rules/* createChange */.fx)('input-added', `new optional ${name}`);
}
/** That one of the path has another name is told with the path. */
function describeMove(old, now) {
    if (old.place === now.place)
        return [];
    return [
        (0,change_rules/* createChange */.fx)('input-moved', `${(0,compare_place/* clip */.$Q)(now.name)} is now a ${now.place} parameter, was in ${old.place}`),
    ];
}
function parameter_changes_comparePair(sides, before, after) {
    if (isSame(sides, before.value, after.value))
        return [];
    const [old, now] = [sides.before.find(before.value) ?? {}, sides.after.find(after.value) ?? {}];
    const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)];
    const isPlain = isPlainType(sides.before, schemas[0]) || isPlainType(sides.after, schemas[1]);
    const name = nameOf(after);
    return [
        ...compareInput(name, old, now),
        ...(writingOf(old, isPlain) === writingOf(now, isPlain)
            ? []
            : [(0,change_rules/* createChange */.fx)('way-of-writing', `${name} is to be written another way`)]),
        ...compareSchemas(sides, schemas, { root: name, isInput: true }),
    ];
}
const plain = new Set(['string', 'number', 'integer', 'boolean']);
/** A plain value is written in one way, whatever is said of lists and objects. */
function isPlainType({ view }, schema) {
    return view(schema).types?.every((type) => plain.has(type)) === true;
}
/** How a value becomes text, with the standard's defaults filled in. */
function writingOf(parameter, isPlain) {
    const { content, allowReserved, allowEmptyValue } = parameter;
    const place = parameter['in'];
    const style = parameter['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
    const explode = parameter['explode'] ?? style === 'form';
    const media = (0,json/* isObject */.Gv)(content) ? Object.keys(content) : isPlain ? [] : [style, explode];
    return JSON.stringify([media, allowReserved === true, allowEmptyValue === true]);
}
function schemaOf(side, { content, schema }) {
    if (schema !== undefined || !(0,json/* isObject */.Gv)(content))
        return schema;
    const [media] = Object.values(content);
    return side.find(media)?.['schema'];
}

;// CONCATENATED MODULE: ./src/compare/security-changes.ts




/** Which credentials an operation needs. Schemes are told apart by what they are, whatever they are called. */
function compareSecurity(sides, before, after) {
    const olds = security_changes_listAlternatives(sides.before, before);
    const nows = security_changes_listAlternatives(sides.after, after);
    if (security_changes_keyOf(olds) === security_changes_keyOf(nows))
        return [];
    // Whoever has the old credentials has all that one of the new alternatives asks for.
    const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
    const [was, is] = [render(olds), render(nows)];
    const sentence = was === is ? describeSchemes(sides, before, after) : `now needs ${is}, needed ${was} before`;
    return [(0,change_rules/* createChange */.fx)(isEased ? 'security-eased' : 'security-changed', sentence)];
}
function security_changes_listAlternatives(side, route) {
    const listed = listRequirements(side, route).map((schemes) => new Map(Object.entries(schemes).flatMap(([name, scopes]) => readScheme(side, name, scopes))));
    return listed.length === 0 ? [new Map()] : listed;
}
function listRequirements({ document }, { operation }) {
    const required = operation['security'] ?? document['security'];
    return (0,json/* isArray */.cy)(required) ? required.filter(json/* isObject */.Gv) : [];
}
function readScheme(side, name, scopes) {
    const scheme = findScheme(side, name);
    const key = scheme === undefined ? name : String(side.meaning(scheme, 'keywords'));
    const listed = (0,json/* isArray */.cy)(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
    return [
        [key, renderScheme(name, scheme ?? {})],
        ...listed.map((scope) => [`${key} ${scope}`, `scope ${(0,compare_place/* clip */.$Q)(scope)}`]),
    ];
}
/** That a scheme knows more scopes asks nothing of those who need none of them, and an extension asks nothing at all. */
function findScheme(side, name) {
    const scheme = side.find((0,json/* findMember */.gz)((0,json/* findMember */.gz)(side.document['components'], 'securitySchemes'), name));
    if (scheme === undefined)
        return undefined;
    const isExtension = (key) => key.startsWith('x-');
    const { flows, ...rest } = (0,members/* omitMembers */.p5)(scheme, isExtension);
    if (!(0,json/* isObject */.Gv)(flows))
        return rest;
    const bare = (0,members/* mapMembers */.Mz)(flows, (flow) => (0,json/* isObject */.Gv)(flow) ? (0,members/* omitMembers */.p5)(flow, (key) => key === 'scopes' || isExtension(key)) : flow);
    return { ...rest, flows: bare };
}
/** Schemes of one name and kind: what about them is not as it was, such as the address that gives out tokens. */
function describeSchemes({ before, after }, from, to) {
    const required = [...listRequirements(before, from), ...listRequirements(after, to)];
    const names = new Set(required.flatMap((schemes) => Object.keys(schemes)));
    const details = [...names].flatMap((name) => {
        const [old, now] = [listDetails(findScheme(before, name)), listDetails(findScheme(after, name))];
        const keys = new Set([...old.keys(), ...now.keys()]);
        const changed = [...keys].filter((key) => old.get(key) !== now.get(key));
        return changed.length === 0 ? [] : [`${changed.map(compare_place/* clip */.$Q).join(', ')} of ${(0,compare_place/* clip */.$Q)(name)}`];
    });
    return details.length === 0 ? 'credentials changed' : `credentials changed: ${details.join(', ')}`;
}
function listDetails(value = {}, path = '') {
    if (!(0,json/* isObject */.Gv)(value))
        return new Map([[path, JSON.stringify(value)]]);
    const told = Object.entries(value).filter(([key]) => key !== 'description');
    const below = (key) => (path === '' || path === 'flows' ? key : `${path}.${key}`);
    return new Map(told.flatMap(([key, member]) => [...listDetails(member, below(key))]));
}
function renderScheme(name, scheme) {
    const text = (key) => {
        const value = scheme[key];
        return typeof value === 'string' ? value : 'unknown';
    };
    const type = text('type');
    const kind = type === 'http' ? text('scheme') : type === 'apiKey' ? `${text('name')} in ${text('in')}` : type;
    return `${(0,compare_place/* clip */.$Q)(name)} (${(0,compare_place/* clip */.$Q)(kind)})`;
}
function security_changes_keyOf(alternatives) {
    const keys = alternatives.map((alternative) => [...alternative.keys()].sort().join(' + '));
    return keys.sort().join(' | ');
}
function render(alternatives) {
    const texts = alternatives.map((alternative) => alternative.size === 0 ? 'no credentials' : [...alternative.values()].join(' with '));
    return [...new Set(texts)].join(' or ');
}

// EXTERNAL MODULE: ./src/compare/server-changes.ts
var server_changes = __webpack_require__(9758);
;// CONCATENATED MODULE: ./src/compare/compare-descriptions.ts









/**
 * What a change does to the copilot's operations, each difference named. Digests say which operations differ; only
 * then is what was sent, and what would be, looked into: it is read anew, so that no document is kept for it.
 */
function compareDescriptions(before, after) {
    const [old, now] = [before.body, after.body];
    if (old === undefined || now === undefined)
        return (0,compare/* compareOperations */.IQ)(before.operations, after.operations);
    const tell = createTeller(() => [readDocument(old), readDocument(now)]);
    return (0,compare/* compareOperations */.IQ)(before.operations, after.operations, tell);
}
/** As OpenAPI 3.x: what was sent as Swagger 2.0 is upgraded here. */
function readDocument(body) {
    const document = JSON.parse(new TextDecoder().decode(body));
    if (document['swagger'] === undefined)
        return document;
    return (0,prepare/* prepareDocument */.j)(document, { version: '2.0', prepare: 'auto', sourceBytes: body.length }).document;
}
/**
 * Looks into two versions of an operation.
 * @param readDocuments both as OpenAPI 3.x; asked once, and only when there is something to look into
 */
function createTeller(readDocuments) {
    let sides;
    return (old, now, parts) => {
        sides ??= createSides(...readDocuments());
        const before = sides.before.routes.get((0,compare/* keyOf */.TN)(old.method, old.path));
        const after = sides.after.routes.get((0,compare/* keyOf */.TN)(now.method, now.path));
        if (before === undefined || after === undefined)
            return (0,compare/* tellParts */.Qr)(old, now, parts);
        const told = [
            ...((0,server_changes/* isSameAddress */.Lb)(sides, before, after) ? [] : (0,compare/* describeMove */.xS)(old, now)),
            ...(parts.includes('name') ? [(0,compare/* describeName */.T_)(old)] : []),
        ];
        const inDetail = [
            ...(0,server_changes/* compareServers */.K4)(sides, before, after),
            ...compareSecurity(sides, before, after),
            ...compareParameters(sides, before, after),
            ...compareBodies(sides, before, after),
            ...compareTexts(before, after),
            ...compareResponses(sides, before, after),
            ...compareOthers(sides, before, after),
        ];
        if (inDetail.length === 0 && parts.includes('description')) {
            inDetail.push((0,change_rules/* createChange */.fx)('examples', 'examples, or white space in texts, changed'));
        }
        return [...told, ...inDetail];
    };
}


/***/ }),

/***/ 8554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IQ: () => (/* binding */ compareOperations),
  xS: () => (/* binding */ describeMove),
  T_: () => (/* binding */ describeName),
  TN: () => (/* binding */ keyOf),
  Qr: () => (/* binding */ tellParts)
});

;// CONCATENATED MODULE: ./src/openapi/operation.ts
/** What about an operation can differ, in the order in which people are told. */
const operationParts = [
    'parameters',
    'body',
    'responses',
    'security',
    'servers',
    'name',
    'description',
    'extensions',
    'other',
];
/** What a change means for those who use the copilot, worst first. */
const changeClasses = ['breaking', 'changes', 'none'];
function countBreaking({ removed, modified }) {
    const changes = modified.flatMap((operation) => operation.changes);
    return removed.length + changes.filter((change) => change.class === 'breaking').length;
}

// EXTERNAL MODULE: ./src/compare/change-rules.ts
var change_rules = __webpack_require__(8327);
// EXTERNAL MODULE: ./src/compare/pair-up.ts
var pair_up = __webpack_require__(527);
// EXTERNAL MODULE: ./src/compare/place.ts
var place = __webpack_require__(4802);
;// CONCATENATED MODULE: ./src/compare/compare.ts




/**
 * What became of the operations: told apart by exact method and path, since two templates may differ in nothing but
 * the names of their parameters. One that left its place is found again by its `operationId`, or else by its
 * template, as long as only one can be meant. The order is that of the documents.
 * @param tellChanges asked for operations that differ only; it may find that nothing does after all
 */
function compareOperations(before, after, tellChanges = tellParts) {
    const ways = [placeOf, ({ operationId }) => operationId, templateOf].map(pair_up/* ifUnique */.l);
    const { pairs, gone, added } = (0,pair_up/* pairUp */.O)(before, after, ways);
    const origin = new Map(pairs.map(([old, now]) => [now, old]));
    const lists = {
        added,
        removed: gone,
        modified: after.flatMap((operation) => findModified(operation, origin.get(operation), tellChanges) ?? []),
    };
    return { ...lists, breaking: countBreaking(lists) };
}
function findModified(operation, old, tellChanges) {
    if (old === undefined)
        return undefined;
    const parts = operationParts.filter((part) => operation.fingerprints[part] !== old.fingerprints[part]);
    const isMoved = placeOf(operation) !== placeOf(old);
    if (!isMoved && parts.length === 0)
        return undefined;
    const sorted = tellChanges(old, operation, parts).toSorted((one, other) => changeClasses.indexOf(one.class) - changeClasses.indexOf(other.class));
    const changes = (0,change_rules/* dropRepeats */.eQ)(sorted);
    if (changes.length === 0)
        return undefined;
    const { method, path } = old;
    return { operation, parts, changes, ...(isMoved && { movedFrom: { method, path } }) };
}
const untold = 'changed, in a way that cannot be told in detail';
/** What can be said by the part alone, where there is no document to look into. */
const words = {
    parameters: ['undetailed', `parameters ${untold}`],
    body: ['undetailed', `body ${untold}`],
    responses: ['response-content', 'responses changed'],
    security: ['undetailed', `credentials ${untold}`],
    servers: ['undetailed', `servers ${untold}`],
    description: ['description', 'descriptions or examples changed'],
    extensions: ['extension', 'extensions changed'],
    other: ['other-part', 'something else changed'],
};
function tellParts(before, after, parts) {
    const told = parts.map((part) => (part === 'name' ? describeName(before) : (0,change_rules/* createChange */.fx)(...words[part])));
    return [...describeMove(before, after), ...told];
}
function describeName({ name }) {
    return (0,change_rules/* createChange */.fx)('renamed', `renamed from ${(0,place/* clip */.$Q)(name)}`);
}
const parameterNames = /\{[^{}]*\}/g;
/** What became of an operation's method and path; nothing where they are the same. */
function describeMove(old, now) {
    if (templateOf(old) !== templateOf(now))
        return [(0,change_rules/* createChange */.fx)('moved', `moved from ${(0,place/* clip */.$Q)(placeOf(old))}`)];
    const after = listNames(now);
    return listNames(old).flatMap((name, index) => {
        const next = after[index] ?? '';
        return name === next ? [] : [(0,change_rules/* createChange */.fx)('input-moved', `path parameter ${name} is now called ${next}`)];
    });
}
function listNames({ path }) {
    return [...path.matchAll(parameterNames)].map(([name]) => (0,place/* clip */.$Q)(name.slice(1, -1)));
}
/** What tells an operation from all others of its description. */
function keyOf(method, path) {
    return `${method.toUpperCase()} ${path}`;
}
function placeOf({ method, path }) {
    return keyOf(method, path);
}
/** The place, whatever its parameters are called. */
function templateOf({ method, path }) {
    return `${method} ${path.replace(parameterNames, '{}')}`;
}


/***/ }),

/***/ 527:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ pairUp),
/* harmony export */   l: () => (/* binding */ ifUnique)
/* harmony export */ });
/** Which entries of two lists are versions of one: each way of knowing them is tried on those that are left. */
function pairUp(olds, nows, ways) {
    const pairs = [];
    const met = new Set();
    let [gone, added] = [olds, nows];
    for (const way of ways) {
        const waiting = Map.groupBy(added, way(added));
        const keyOf = way(gone);
        for (const old of gone) {
            const key = keyOf(old);
            const now = key === undefined ? undefined : waiting.get(key)?.shift();
            if (now === undefined)
                continue;
            pairs.push([old, now]);
            met.add(old).add(now);
        }
        gone = gone.filter((entry) => !met.has(entry));
        added = added.filter((entry) => !met.has(entry));
    }
    return { pairs, gone, added };
}
/** By a key that no other of the rest has. */
function ifUnique(key) {
    return (rest) => {
        const groups = Map.groupBy(rest, key);
        return (entry) => {
            const value = key(entry);
            return groups.get(value)?.length === 1 ? value : undefined;
        };
    };
}


/***/ }),

/***/ 4802:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   HS: () => (/* binding */ joinPaths),
/* harmony export */   RO: () => (/* binding */ namePlace),
/* harmony export */   g: () => (/* binding */ showValues),
/* harmony export */   r2: () => (/* binding */ squeeze),
/* harmony export */   vp: () => (/* binding */ showValue)
/* harmony export */ });
/** @param path the fields on the way from the root: `items[].qty` */
function namePlace(root, path) {
    if (path === '')
        return root;
    if (path === '[]')
        return `each item of ${root}`;
    return root === 'body' ? `body field ${path}` : `field ${path} of ${root}`;
}
function joinPaths(outer, inner) {
    return outer + (outer === '' || inner === '' || inner.startsWith('[') ? '' : '.') + inner;
}
const textLimit = 80;
const listLimit = 6;
/** A value from outside in one short line. */
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


/***/ }),

/***/ 9758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K4: () => (/* binding */ compareServers),
/* harmony export */   Lb: () => (/* binding */ isSameAddress),
/* harmony export */   Zt: () => (/* binding */ listAddresses)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3332);
/* harmony import */ var _change_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8327);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4802);



/** Where an operation's calls go: to the first server that holds for it. */
function compareServers(sides, before, after) {
    const [olds, nows] = [listServers(sides.before.document, before), listServers(sides.after.document, after)];
    const [[old = 'unknown'], [now = 'unknown']] = [olds, nows];
    if (old === now) {
        return olds.join(' ') === nows.join(' ')
            ? []
            : [(0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .fx)('further-servers', 'further servers changed')];
    }
    return isSameAddress(sides, before, after)
        ? [(0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .fx)('same-address', 'the address is the same, otherwise shared out between server and path')]
        : [(0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .fx)('server-changed', `server is now ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(now)}, was ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(old)}`)];
}
/** Whether calls go where they went: a part of the path may have moved into the server's address, or out of it. */
function isSameAddress(sides, before, after) {
    const [old, now] = [addressOf(sides.before.document, before), addressOf(sides.after.document, after)];
    return old === now && before.key === after.key;
}
function addressOf(document, route) {
    return (listServers(document, route)[0] ?? '') + route.path;
}
/** The addresses of the servers that hold for an operation, variables filled in, without a slash at the end. */
function listServers(document, route) {
    return findServers(document, route).map(renderServer);
}
function findServers(document, { operation, item }) {
    const lists = [operation['servers'], item['servers'], document['servers']];
    const list = lists.find((servers) => (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(servers) && servers.length > 0);
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(list) ? list : [];
}
/**
 * The addresses under which a service may keep an operation: with variables filled in, or as written; and those of the
 * root, since the best-known service reads no others.
 */
function listAddresses(document, route) {
    const nowhere = { ...route, operation: {}, item: {} };
    return [route, nowhere].flatMap((place) => {
        const [first = {}] = findServers(document, place);
        const url = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(first, 'url');
        return [renderServer(first), typeof url === 'string' ? url.replace(/\/+$/, '') : ''];
    });
}
function renderServer(server) {
    const url = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(server, 'url');
    const variables = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(server, 'variables');
    return (typeof url === 'string' ? url : '')
        .replace(/\{([^{}]*)\}/g, (written, name) => {
        const variable = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(variables) ? (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(variables, name) : undefined;
        const initial = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(variable, 'default');
        return typeof initial === 'string' ? initial : written;
    })
        .replace(/\/+$/, '');
}


/***/ })

};
