export const id = 394;
export const ids = [394];
export const modules = {

/***/ 394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareDescriptions: () => (/* reexport */ compareDescriptions)
});

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/document/weight.ts
var weight = __webpack_require__(4916);
// EXTERNAL MODULE: ./src/openapi/upgrade/upgrade.ts + 5 modules
var upgrade = __webpack_require__(7302);
;// CONCATENATED MODULE: ./src/compare/change-rules.ts
const calls = 'Calls that were right before are refused or mean something else.';
const wider = 'Whatever was sent before can still be sent.';
const answer = 'An assistant reads answers as they come; nothing that it sends becomes wrong.';
const change_rules_text = 'An assistant chooses an action, and what it sends, by these words.';
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
    'input-moved': ['a parameter has another place', calls],
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
    'conditions-narrowed': [
        'another rule about an input (`not`, `if`, `multipleOf`, `uniqueItems`, …) is new, or differs',
        'Whether one that differs is narrower cannot be told.',
    ],
    undetailed: [
        'parameters, body, servers or security differ, in a way that cannot be told in detail',
        'It may be narrower.',
    ],
};
const changes = {
    'removed-as-announced': [
        'an action is gone that was deprecated, and whose `x-sunset`, if it has one, is over',
        'Whoever uses it was told in time.',
    ],
    'input-added': ['a parameter, body or body field is new and optional', wider],
    'parameter-renamed': ['a parameter in the path has another name', 'The request is the same.'],
    'now-optional': ['a required parameter, body or body field is now optional', wider],
    'type-widened': ['the type of an input is wider', wider],
    'format-widened': ['the format of an input is wider or gone', wider],
    'values-widened': ['an input takes more values', wider],
    'limits-widened': ['a limit of an input is gone or looser', wider],
    'conditions-widened': ['another rule about an input is gone, or looser', wider],
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
    description: ['a summary, description or title differs', change_rules_text],
    extension: ['`x-open-execute-after` of an action differs', 'The best-known service acts on it.'],
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
    'other-extension': ['any other extension (`x-…`) or a keyword that OpenAPI does not know differs', unseen],
    examples: ['examples differ', unseen],
    tags: ['tags or links to other documentation differ', unseen],
    'white-space': ['texts differ in white space alone', 'They say the same.'],
};
/**
 * Every kind of change, and what it means for the copilot. docs/comparison.md is made of it, row by row.
 * Where a case is open to doubt, the class is the worse one.
 */
const changeRules = Object.fromEntries(Object.entries({ breaking, changes, none }).flatMap(([name, rows]) => Object.entries(rows).map(([rule, [what, why]]) => [rule, { class: name, what, why }])));
/** @param place what of the operation it is about; empty for the action itself */
function createChange(rule, sentence, place = '', values = {}) {
    return { rule, class: changeRules[rule].class, sentence, place, ...values };
}
/** The rule for what would be a change of an input: in an answer nothing breaks. */
function ruleFor(rule, isInput) {
    return isInput || rule === 'never-sent' || rule === 'other-extension' ? rule : 'response-content';
}
/** What is told of one part is not told again of another: the same sentence says nothing twice. */
function dropRepeats(changes) {
    const told = new Map();
    for (const change of changes) {
        const key = JSON.stringify([change.sentence, change.place, change.before, change.after]);
        if (!told.has(key))
            told.set(key, change);
    }
    return [...told.values()];
}

// EXTERNAL MODULE: ./src/openapi/operation.ts
var openapi_operation = __webpack_require__(6311);
// EXTERNAL MODULE: ./src/openapi/document/digest.ts
var digest = __webpack_require__(5240);
;// CONCATENATED MODULE: ./src/compare/pair-up.ts
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
/** What most entries have tells none of them from the others. */
const commonLimit = 50;
/** By most features in common, best pairs first; entries that share less than a third of theirs are strangers. */
function pairMostAlike(olds, nows, featuresOf) {
    const features = new Map([...olds, ...nows].map((entry) => [entry, new Set(featuresOf(entry))]));
    const holders = Map.groupBy(nows.flatMap((now) => [...(features.get(now) ?? [])].map((feature) => ({ now, feature }))), ({ feature }) => feature);
    const candidates = olds.flatMap((old) => {
        const shared = new Map();
        for (const feature of features.get(old) ?? []) {
            const known = holders.get(feature) ?? [];
            if (known.length > commonLimit)
                continue;
            for (const { now } of known)
                shared.set(now, (shared.get(now) ?? 0) + 1);
        }
        return [...shared].map(([now, count]) => {
            const all = (features.get(old)?.size ?? 0) + (features.get(now)?.size ?? 0) - count;
            return { old, now, likeness: count / all };
        });
    });
    const partners = new Map();
    for (const { old, now, likeness } of candidates.toSorted((one, other) => other.likeness - one.likeness)) {
        if (likeness >= 1 / 3 && !partners.has(old) && !partners.has(now))
            partners.set(old, now).set(now, old);
    }
    return {
        pairs: olds.flatMap((old) => {
            const now = partners.get(old);
            return now === undefined ? [] : [[old, now]];
        }),
        gone: olds.filter((old) => !partners.has(old)),
        added: nows.filter((now) => !partners.has(now)),
    };
}

;// CONCATENATED MODULE: ./src/compare/place.ts
/** @param path the fields on the way from the root: `items[].qty` */
function namePlace(root, path) {
    if (path === '')
        return root;
    if (path === '[]')
        return `each item of ${root}`;
    return root === 'body' ? `body field ${path}` : `field ${path} of ${root}`;
}
/** The same, where machines read it: `body items[].qty`. */
function keyPlace(key, path) {
    return key + (path === '' || path.startsWith('[') ? '' : ' ') + path;
}
function itemOf(place) {
    return { ...place, root: namePlace(place.root, '[]'), key: keyPlace(place.key, '[]') };
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

;// CONCATENATED MODULE: ./src/compare/compare-operations.ts




/**
 * What became of the operations: told apart by exact method and path, since two templates may differ in nothing but
 * the names of their parameters. One that left its place is found again by its `operationId`, or else by its
 * template, as long as only one can be meant. The order is that of the documents.
 * @param tellChanges asked for operations that differ only; it may find that nothing does after all
 */
function compareOperations(before, after, tellChanges = tellParts) {
    const ways = [placeOf, ({ operationId }) => operationId, templateOf].map(ifUnique);
    const { pairs, gone, added } = pairUp(before, after, ways);
    const origin = new Map(pairs.map(([old, now]) => [now, old]));
    const lists = {
        added,
        removed: gone,
        modified: after.flatMap((operation) => findModified(operation, origin.get(operation), tellChanges) ?? []),
    };
    return { ...lists, breaking: (0,openapi_operation/* countBreaking */.pG)(lists) };
}
function findModified(operation, old, tellChanges) {
    if (old === undefined)
        return undefined;
    const parts = openapi_operation/* operationParts */.o1.filter((part) => operation.fingerprints[part] !== old.fingerprints[part]);
    const isMoved = placeOf(operation) !== placeOf(old);
    if (!isMoved && parts.length === 0)
        return undefined;
    const sorted = tellChanges(old, operation, parts).toSorted((one, other) => openapi_operation/* changeClasses */.xP.indexOf(one.class) - openapi_operation/* changeClasses */.xP.indexOf(other.class));
    const changes = dropRepeats(sorted);
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
    const told = parts.map((part) => {
        if (part === 'name')
            return describeName(before, after);
        const [was, is] = [before.fingerprints[part], after.fingerprints[part]].map(digest/* renderDigest */.LN);
        return createChange(...words[part], part, { before: was, after: is });
    });
    return [...describeMove(before, after), ...told];
}
function describeName(old, now) {
    return createChange('renamed', `renamed from ${clip(old.name)}`, '', { before: old.name, after: now.name });
}
const parameterNames = /\{[^{}]*\}/g;
/** What became of an operation's method and path; nothing where they are the same. */
function describeMove(old, now) {
    if (templateOf(old) !== templateOf(now)) {
        const values = { before: placeOf(old), after: placeOf(now) };
        return [createChange('moved', `moved from ${clip(values.before)}`, '', values)];
    }
    const after = listNames(now);
    return listNames(old).flatMap((name, index) => {
        const next = after[index] ?? '';
        if (name === next)
            return [];
        const sentence = `path parameter ${name} is now called ${next}`;
        return [createChange('parameter-renamed', sentence, `path ${next}`, { before: name, after: next })];
    });
}
function listNames({ path }) {
    return [...path.matchAll(parameterNames)].map(([name]) => clip(name.slice(1, -1)));
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

// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
;// CONCATENATED MODULE: ./src/compare/alternatives.ts




const known = [() => digestOf, () => labelOf, () => shapeOf];
/** Where one is left on each side, they are taken for two versions of one. */
const lastOnes = (rest) => () => (rest.length === 1 ? 'the only one' : undefined);
/** More attempts than these nobody waits for. */
const attemptLimit = 400;
function compareAlternatives(walk, choices) {
    const { nows } = choices;
    const same = pairUp(choices.olds, nows, known);
    const mayTry = same.gone.length * nows.length <= attemptLimit;
    const taken = mayTry ? pairAccepted(walk, same, nows) : { ...same, pairs: [] };
    const alike = pairMostAlike(taken.gone, taken.added, ({ whole, side }) => side.view(whole).fields.keys());
    const last = pairUp(alike.gone, alike.added, [lastOnes]);
    const pairs = [...same.pairs, ...taken.pairs, ...alike.pairs, ...last.pairs];
    const verb = walk.isInput ? 'take' : 'hold';
    for (const old of last.gone) {
        const what = nameAlternative(old);
        walk.tell('alternatives-narrowed', (name) => `${name} no longer ${verb}s ${what}`, { before: what });
    }
    for (const now of last.added) {
        const what = nameAlternative(now);
        walk.tell('alternatives-widened', (name) => `${name} can now ${verb} ${what}`, { after: what });
    }
    for (const [old, now] of pairs)
        walkBoth(walk, old, now);
    if (choices.isExclusive && mayTry)
        tellAmbiguous(walk, choices, { pairs, added: last.added });
}
/** What another alternative takes is not gone; it is a version of that one, if that one is new. */
function pairAccepted(walk, { gone, added }, nows) {
    const left = new Set(added);
    const pairs = [];
    const lost = gone.filter((old) => {
        const isAccepted = (now) => walk.isAccepted(old.whole, now.whole);
        const next = [...left].find(isAccepted);
        if (next === undefined)
            return !nows.some(isAccepted);
        left.delete(next);
        pairs.push([old, next]);
        return false;
    });
    return { pairs, gone: lost, added: [...left] };
}
function walkBoth(walk, old, now) {
    const isNull = old.side.view(old.whole).isNullable === true || now.side.view(now.whole).isNullable === true;
    // Whether it may be null is told of the choice.
    const [was, is] = [old, now].map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
    walk.go(was, is, '');
}
const nullable = { nullable: true };
/** Of `oneOf`, exactly one may fit: what fits two, and did not, is refused. */
function tellAmbiguous(walk, { olds, nows, wasExclusive }, { pairs, added }) {
    if (wasExclusive && added.length === 0)
        return;
    for (const old of olds) {
        const fitting = nows.filter((now) => walk.isAccepted(old.whole, now.whole));
        const others = pairs.filter(([before, now]) => before !== old && fitting.includes(now));
        if (fitting.length < 2 || (wasExclusive && others.length > 0))
            continue;
        const names = fitting.map(nameAlternative).join(' and ');
        const what = nameAlternative(old);
        const sentence = (name) => `${name} has to fit one alternative only, and ${what} now fits ${clip(names)}`;
        walk.tell('alternatives-narrowed', sentence, { before: what, after: names });
    }
}
function digestOf({ whole, side }) {
    return String(side.meaning(whole, 'keywords'));
}
/** What people call an alternative: its component, its title. */
function labelOf({ schema }) {
    const reference = (0,document_reference/* findReference */.t3)(schema);
    if (reference !== undefined)
        return reference.split('/').at(-1);
    const title = (0,json/* isJsonObject */.OW)(schema) ? schema['title'] : undefined;
    return typeof title === 'string' ? title : undefined;
}
/** Its fields, and what tells it from the others: fields of one value. */
function shapeOf({ whole, side }) {
    const { types, fields } = side.view(whole);
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
        return clip(label);
    const { types, fields } = alternative.side.view(alternative.whole);
    const type = types?.join(' or ') ?? 'anything';
    return fields.size === 0 ? type : `${type} with ${clip([...fields.keys()].slice(0, 3).join(', '))}`;
}

// EXTERNAL MODULE: ./src/openapi/document/heirs.ts
var heirs = __webpack_require__(263);
// EXTERNAL MODULE: ./src/openapi/document/meaning.ts + 1 modules
var meaning = __webpack_require__(2261);
// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var route = __webpack_require__(6163);
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

;// CONCATENATED MODULE: ./src/compare/schema-keywords.ts
/** Every keyword of OpenAPI 2.0 to 3.2, and the one type of value about which it says something. */
const schemaKeywords = {
    type: ['merged'],
    nullable: ['merged'],
    format: ['merged'],
    enum: ['merged'],
    const: ['merged'],
    default: ['merged'],
    allOf: ['merged'],
    oneOf: ['merged'],
    anyOf: ['merged'],
    readOnly: ['merged'],
    writeOnly: ['merged'],
    deprecated: ['merged'],
    pattern: ['merged', 'string'],
    maxLength: ['merged', 'string'],
    minLength: ['merged', 'string'],
    maximum: ['merged', 'number'],
    minimum: ['merged', 'number'],
    exclusiveMaximum: ['merged', 'number'],
    exclusiveMinimum: ['merged', 'number'],
    items: ['merged', 'array'],
    prefixItems: ['merged', 'array'],
    maxItems: ['merged', 'array'],
    minItems: ['merged', 'array'],
    properties: ['merged', 'object'],
    required: ['merged', 'object'],
    additionalProperties: ['merged', 'object'],
    patternProperties: ['merged', 'object'],
    maxProperties: ['merged', 'object'],
    minProperties: ['merged', 'object'],
    multipleOf: ['condition', 'number'],
    uniqueItems: ['condition', 'array'],
    contains: ['condition', 'array'],
    minContains: ['merged', 'array'],
    maxContains: ['merged', 'array'],
    additionalItems: ['condition', 'array'],
    unevaluatedItems: ['condition', 'array'],
    unevaluatedProperties: ['condition', 'object'],
    propertyNames: ['condition', 'object'],
    dependencies: ['condition', 'object'],
    dependentRequired: ['condition', 'object'],
    dependentSchemas: ['condition', 'object'],
    not: ['condition'],
    if: ['condition'],
    then: ['condition'],
    else: ['condition'],
    $ref: ['puzzle'],
    $dynamicRef: ['puzzle'],
    xml: ['puzzle'],
    contentEncoding: ['puzzle', 'string'],
    contentMediaType: ['puzzle', 'string'],
    contentSchema: ['puzzle', 'string'],
    discriminator: ['puzzle'],
    $defs: ['inert'],
    definitions: ['inert'],
    $schema: ['inert'],
    $id: ['inert'],
    $anchor: ['inert'],
    $dynamicAnchor: ['inert'],
    $vocabulary: ['inert'],
    title: ['text'],
    summary: ['text'],
    description: ['text'],
    example: ['text'],
    examples: ['text'],
    externalDocs: ['text'],
    $comment: ['text'],
};
/** What nobody knows asserts nothing, and is like an extension. */
function findTreatment(keyword) {
    return isKeyword(keyword) ? schemaKeywords[keyword][0] : 'unknown';
}
/** False for a limit of lists that is said of a text: it decides nothing. */
function isAbout(keyword, types) {
    const [, type] = isKeyword(keyword) ? schemaKeywords[keyword] : [];
    return type === undefined || types.includes(type) || (type === 'number' && types.includes('integer'));
}
function isKeyword(keyword) {
    return Object.hasOwn(schemaKeywords, keyword);
}

;// CONCATENATED MODULE: ./src/compare/conditions.ts



/**
 * What schemas that apply together ask for beside what has a part in `SchemaView`, by keyword: each of the conditions
 * has to be met, so that fewer of them let more through.
 */
function groupConditions(pieces) {
    const conditions = new Map();
    for (const piece of pieces) {
        for (const keyword of Object.keys(piece)) {
            const treatment = findTreatment(keyword);
            if (treatment === 'merged' || treatment === 'text' || keyword === heirs/* heirsKeyword */.X)
                continue;
            const known = conditions.get(keyword) ?? [];
            known.push(...listConditions(piece, keyword));
            if (known.length > 0)
                conditions.set(keyword, known);
        }
    }
    return conditions;
}
function listConditions(piece, keyword) {
    const value = piece[keyword] ?? null;
    if (isTrivial(piece, keyword, value))
        return [];
    const { if: condition } = piece;
    if (keyword === 'then' || keyword === 'else') {
        return condition === undefined ? [] : [{ if: condition, [keyword]: value }];
    }
    if (!keyword.startsWith('depend') || !(0,json/* isJsonObject */.OW)(value))
        return [{ [keyword]: value }];
    return Object.entries(value).flatMap(([name, needed]) => ((0,json/* isArray */.cy)(needed) ? needed.map((field) => [field]) : [needed]).map((one) => ({
        [keyword]: { [name]: one },
    })));
}
/** What leaves nothing out. */
function isTrivial(piece, keyword, value) {
    if (keyword === 'if')
        return true;
    if (keyword === 'contains')
        return piece['minContains'] === 0;
    if (findTreatment(keyword) !== 'condition' || keyword === 'not')
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
function mergeLimits(pieces, types = []) {
    const limits = new Map();
    const isWhole = types.length === 1 && types[0] === 'integer';
    for (const piece of pieces) {
        for (const keyword of limitKeywords) {
            for (const limit of readLimits(piece, keyword)) {
                const closed = isWhole ? schema_limits_close(keyword, limit) : limit;
                if (isTighter(keyword, limits.get(keyword), closed))
                    limits.set(keyword, closed);
            }
        }
    }
    return limits;
}
/** 3.0 says with a flag that the end of a range is left out, 3.1 with a number. A least of zero things says nothing. */
function* readLimits(piece, keyword) {
    const [value, end] = [piece[keyword], piece[exclusive.get(keyword) ?? '']];
    const isTrivial = value === 0 && !upper.has(keyword) && keyword !== 'minimum';
    if (typeof value === 'number' && !isTrivial)
        yield { value, isOpen: end === true };
    if (typeof end === 'number')
        yield { value: end, isOpen: true };
}
/** Of whole numbers, those below 20 are those up to 19. */
function schema_limits_close(keyword, { value, isOpen }) {
    const isUpper = upper.has(keyword);
    const end = isUpper ? Math.floor(value) : Math.ceil(value);
    const isLeftOut = isOpen && end === value;
    return { value: isLeftOut ? end + (isUpper ? -1 : 1) : end, isOpen: false };
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





/** One view of schemas that apply together. */
function mergePieces(all, join) {
    const said = all.flatMap((piece) => listTypes(piece) ?? []);
    const pieces = said.length === 0 ? all : all.map((piece) => omitIdle(piece, said));
    const isSaid = (keyword) => pieces.some((piece) => piece[keyword] === true);
    const joinAny = (schemas) => schemas.length === 0 ? undefined : join(schemas);
    const joinMembers = (keyword) => {
        const members = groupMembers(listSaid(pieces, keyword).filter(json/* isJsonObject */.OW));
        return new Map([...members].map(([name, schemas]) => [name, join(schemas)]));
    };
    const types = mergeTypes(pieces);
    const values = mergeValues(pieces, said);
    return {
        types,
        values,
        isNullable: mergeNull(pieces, said, values),
        format: findText(pieces, 'format'),
        limits: mergeLimits(pieces, types),
        patterns: listPatterns(pieces),
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
        isSimplified: ['format', 'default'].some((keyword) => isContradicted(pieces, keyword)),
        text: listTextsOf(pieces).join('\n'),
        conditions: groupConditions(pieces),
    };
}
/** Without the keywords that say nothing of values of its types. */
function omitIdle(piece, types) {
    const isIdle = (keyword) => !isAbout(keyword, types);
    return Object.keys(piece).some(isIdle) ? (0,members/* omitMembers */.p5)(piece, isIdle) : piece;
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
function listChoices(pieces, join) {
    return pieces.flatMap((piece) => ['oneOf', 'anyOf'].flatMap((keyword) => {
        const alternatives = listAlternatives(piece[keyword]);
        if (!isChoice(alternatives))
            return [];
        let beside;
        const omit = (other) => other === piece ? (0,members/* omitMembers */.p5)(piece, (key) => key === keyword || key === 'discriminator') : other;
        return [
            {
                alternatives,
                isExclusive: keyword === 'oneOf',
                beside: () => (beside ??= join(pieces.map(omit))),
            },
        ];
    }));
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
function listTextsOf(pieces) {
    const constants = pieces
        .flatMap(listUnions)
        .filter((union) => !isChoice(union))
        .flat()
        .filter(json/* isJsonObject */.OW);
    return [
        ...['title', 'description'].map((keyword) => findText(pieces, keyword)),
        ...constants.flatMap(({ title, description }) => listTexts([title ?? '', description ?? ''])),
    ];
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
    if (typeof type === 'string')
        return [type];
    return (0,json/* isArray */.cy)(type) ? listTexts(type) : undefined;
}
/** Many leave `type` out where the rest says what is meant; to add it later changes nothing. */
function implyType(piece) {
    if ((0,json/* isJsonObject */.OW)(piece['properties']) || (0,json/* isJsonObject */.OW)(piece['additionalProperties']))
        return ['object'];
    if (piece['items'] !== undefined)
        return ['array'];
    const types = new Set(listValues(piece)
        .flat()
        .filter((value) => value !== null)
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
/** What 3.0 says with `nullable` holds, although its list of values should say it again. */
function mergeNull(pieces, types, values) {
    if (pieces.some((piece) => piece['nullable'] === true || hasNull(piece)))
        return true;
    if (types.length === 0)
        return values?.includes(null);
    const isTaken = pieces.every((piece) => listTypes(piece)?.includes('null') !== false);
    return isTaken && values?.includes(null) !== false;
}
/** A value that no type takes is none: YAML reads `529` in a list of texts as a number. */
function mergeValues(pieces, types) {
    const [first, ...others] = pieces.flatMap(listValues);
    const texts = others.map((list) => new Set(list.map((value) => JSON.stringify(value))));
    return first?.filter((value) => (types.length === 0 || value === null || includesType(types, typeOf(value))) &&
        texts.every((known) => known.has(JSON.stringify(value))));
}
/** Each list of values that a schema has. */
function listValues(piece) {
    const { const: only, enum: values } = piece;
    const union = listUnions(piece).find(({ length }) => length > 1);
    return [
        ...(only === undefined ? [] : [[only]]),
        ...((0,json/* isArray */.cy)(values) ? [values] : []),
        ...(union === undefined || isChoice(union) ? [] : [union.flatMap((entry) => listConstants(entry) ?? [])]),
    ];
}
function listEntries(list) {
    return (0,json/* isArray */.cy)(list) ? list : [];
}
/** What several objects hold under the same key. */
function groupMembers(objects) {
    const groups = new Map();
    for (const [key, value] of objects.flatMap((object) => Object.entries(object))) {
        const known = groups.get(key);
        if (known === undefined)
            groups.set(key, [value]);
        else
            known.push(value);
    }
    return groups;
}
/** True and `{}` leave it open, as does to say nothing. */
function listOtherFields(pieces) {
    const told = listSaid(pieces, 'additionalProperties').filter((other) => other !== true && !((0,json/* isJsonObject */.OW)(other) && Object.keys(other).length === 0));
    return told.includes(false) ? [false] : told;
}
/** Where a schema lists fewer, its `items` hold for the next one, too. */
function listFirstItems(pieces) {
    const lists = pieces.map(({ prefixItems }) => listEntries(prefixItems));
    const length = Math.max(0, ...lists.map((list) => list.length));
    return Array.from({ length }, (_, index) => pieces.flatMap(({ items }, piece) => lists[piece]?.[index] ?? items ?? []));
}
/** Patterns that leave nothing out say nothing. */
const schema_merge_open = /^\^?(?:\.\*|\[\\s\\S\]\*)?\$?$/;
function listPatterns(pieces) {
    const patterns = listTexts(listSaid(pieces, 'pattern')).filter((pattern) => !schema_merge_open.test(pattern));
    return [...new Set(patterns)].sort();
}
function findText(pieces, keyword) {
    return listTexts(listSaid(pieces, keyword)).find((text) => text !== '');
}
function listTexts(list) {
    return listEntries(list).filter((entry) => typeof entry === 'string');
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
        if (!(0,json/* isJsonObject */.OW)(resolved))
            return [];
        const { allOf, ...own } = resolved;
        // `anyOf: [X, null]` is X that may be null: nothing to choose from.
        const only = listUnions(own).find(({ length }) => length === 1) ?? [];
        const parts = (0,json/* isArray */.cy)(allOf) ? [...allOf, ...only] : only;
        return [own, ...parts.flatMap((part) => collect(part, seen))];
    }
    return {
        join,
        view: (schema = true) => {
            const view = views.get(schema) ?? mergePieces(collect(schema, new Set()), join);
            views.set(schema, view);
            return view;
        },
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





/** Two versions as OpenAPI 3.x, each in one piece. */
function createSides(oldDocument, nowDocument) {
    const [old, now] = [(0,heirs/* writeHeirs */.$)(oldDocument), (0,heirs/* writeHeirs */.$)(nowDocument)];
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
        routes: new Map((0,route/* listRoutes */.Bn)(document).map((route) => [keyOf(route.key, route.path), route])),
        meaning: digestBy('meaning'),
        texts: digestBy('texts'),
        ...createViews(document),
        find: (value) => (0,document_reference/* resolveObject */.Wm)(document, value),
        settle(schema) {
            const isBare = (0,document_reference/* findReference */.t3)(schema) !== undefined && (0,json/* isJsonObject */.OW)(schema) && Object.keys(schema).length === 1;
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
function digestSet(side, schemas, view = 'meaning') {
    const digests = schemas.map((schema) => side[view](schema, 'keywords'));
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
    if (!(0,json/* isJsonObject */.OW)(old))
        return old === now && old !== undefined;
    if (!(0,json/* isJsonObject */.OW)(now))
        return false;
    const keys = Object.keys(old);
    if (keys.length !== Object.keys(now).length || reaching.some((key) => Object.hasOwn(old, key)))
        return false;
    return keys.every((key) => Object.hasOwn(now, key) && isAlike(old[key], now[key], reaching));
}

;// CONCATENATED MODULE: ./src/compare/walk.ts
/** @param old what it was, and `now` what it is; undefined where the schema says nothing */
function describe(what, old, now) {
    const is = now === undefined ? 'gone' : `now ${now}`;
    return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}

;// CONCATENATED MODULE: ./src/compare/type-changes.ts



const plain = ['integer', 'number', 'boolean'];
/** True where hardly any value fits both: what else differs then follows from it. */
function isOtherType(walk, [{ types: old }, { types: now }]) {
    if (old === undefined || now === undefined || old.length === 0 || now.length === 0)
        return false;
    return !old.some((type) => isTaken(walk, type, now)) && !now.some((type) => isTaken(walk, type, old));
}
function isTaken({ isText }, type, types) {
    if (includesType(types, type))
        return true;
    return isText && plain.includes(type) && types.includes('string');
}
function compareTypes(walk, views) {
    const [before, after] = views;
    const [was, is] = findNull(walk, views);
    const [olds, nows] = [type_changes_listTypes(walk.sides.before, before), type_changes_listTypes(walk.sides.after, after)];
    if (was === is && olds?.join() === nows?.join())
        return;
    if (before.types === undefined && after.types === undefined) {
        compareNull(walk, views);
        return;
    }
    const isNarrower = (was && !is) ||
        (nows !== undefined && (olds === undefined || olds.some((type) => !isTaken(walk, type, nows))));
    const rule = isNarrower ? 'type-narrowed' : 'type-widened';
    const [old, now] = [renderTypes(olds, was), renderTypes(nows, is)];
    walk.tell(rule, describe('type', old, now), { before: old, after: now });
}
function compareNull(walk, views) {
    const [was, is] = findNull(walk, views);
    if (was && !is)
        walk.tell('type-narrowed', (name) => `${name} may no longer be null`);
    if (is && !was)
        walk.tell('type-widened', (name) => `${name} may now be null`);
}
/** Whether each version takes null; what does not say so is as the other. */
function findNull({ sides }, [before, after]) {
    const [was, is] = [takesNull(sides.before, before), takesNull(sides.after, after)];
    return [was ?? is ?? false, is ?? was ?? false];
}
/** True where nothing is said of what a value is. */
function takesAnything({ types, values, choices, required, conditions, fields }) {
    const isSaid = types !== undefined || values !== undefined || choices.length + required.size + fields.size > 0;
    return !isSaid && conditions.keys().every((keyword) => findTreatment(keyword) === 'unknown');
}
/** Where a choice says it of each alternative, to say it again beside the choice is nothing new. */
function type_changes_listTypes(side, { types, choices: [choice] }) {
    const listed = choice?.alternatives.map((alternative) => side.view(alternative).types) ?? [];
    const all = [...new Set(listed.flatMap((alternative) => alternative ?? []))].sort();
    if (all.length === 0 || listed.includes(undefined))
        return types;
    return types === undefined
        ? all
        : types.filter((type) => includesType(all, type) || all.some((one) => includesType([type], one)));
}
function renderTypes(types, isNull) {
    return [...(types ?? ['anything']), ...(isNull ? ['null'] : [])].join(' or ');
}
/** Of a choice, one of its alternatives may say it. */
function takesNull(side, view, depth = 0) {
    const { isNullable, types, choices } = view;
    if (isNullable !== undefined && (isNullable || types !== undefined))
        return isNullable;
    if (takesAnything(view))
        return true;
    const [choice] = choices;
    if (choice === undefined || depth > 2)
        return undefined;
    return choice.alternatives.some((alternative) => takesNull(side, side.view(alternative), depth + 1) === true);
}

;// CONCATENATED MODULE: ./src/compare/choice-changes.ts





/**
 * What there is to choose from. Where only one version has a choice, or what stands beside it differs as well, each
 * alternative is compared together with that.
 * @returns whether it was: then there is nothing else to compare
 */
function compareChoices(walk, views, schemas) {
    const [olds, nows] = dropSame(walk, views);
    const [[before], [after]] = [olds, nows];
    if (before === undefined && after === undefined)
        return false;
    const counts = views.map(({ choices }) => choices.length);
    if (Math.max(...counts) > 1) {
        compareSeveral(walk, olds, nows);
        return false;
    }
    if (before !== undefined && after !== undefined) {
        const isBare = meansSame(walk.sides, before.beside(), after.beside());
        compareTwo(walk, views, schemas, isBare);
        return !isBare;
    }
    return compareWhole(walk, views, schemas);
}
/** A choice that came or went. */
function compareWhole(walk, views, schemas) {
    const [before, after] = views;
    const [wasOpen, isOpen] = [takesAnything(before), takesAnything(after)];
    const verb = walk.isInput ? 'takes' : 'holds';
    if (isOpen) {
        walk.tell('alternatives-widened', (name) => `${name} now ${verb} any value`);
        return true;
    }
    const [old, now] = [before.choices[0], after.choices[0]];
    const isOnlyAdded = now !== undefined && meansSame(walk.sides, schemas[0], now.beside());
    if (now !== undefined && (wasOpen || isOnlyAdded)) {
        const isMet = !now.isExclusive &&
            choice_changes_listAlternatives(walk.sides.after, schemas[1], now, true).some(({ whole }) => walk.isAccepted(schemas[0], whole));
        const words = describeChoice(walk.sides.after, now, verb);
        walk.tell(isMet ? 'alternatives-widened' : 'alternatives-narrowed', (name) => `${name} now ${words}`, {
            after: words,
        });
        return wasOpen;
    }
    if (old !== undefined && meansSame(walk.sides, old.beside(), schemas[1])) {
        const words = describeChoice(walk.sides.before, old, verb).replace(/^(\w+)s /, '$1 ');
        walk.tell('alternatives-widened', (name) => `${name} need no longer ${words}`, { before: words });
        return false;
    }
    compareTwo(walk, views, schemas, false);
    return true;
}
function compareTwo(walk, [before, after], [old, now], isBare) {
    const [was, is] = [before.choices[0], after.choices[0]];
    compareAlternatives(walk, {
        olds: choice_changes_listAlternatives(walk.sides.before, old, was, !isBare),
        nows: choice_changes_listAlternatives(walk.sides.after, now, is, !isBare),
        isExclusive: is?.isExclusive === true && !after.conditions.has('discriminator'),
        wasExclusive: was?.isExclusive === true,
    });
}
/** @param isWhole together with what stands beside them */
function choice_changes_listAlternatives(side, schema, choice, isWhole) {
    if (choice === undefined)
        return [{ schema, whole: schema, side }];
    return choice.alternatives.map((alternative) => ({
        schema: alternative,
        whole: isWhole ? side.join([alternative, choice.beside()]) : alternative,
        side,
    }));
}
/** Choices that both versions have are no news. */
function dropSame({ sides }, [before, after]) {
    const keyOf = (side, { alternatives, isExclusive }) => `${isExclusive} ${digestSet(side, alternatives)} ${digestSet(side, alternatives, 'texts')}`;
    const olds = new Set(before.choices.map((choice) => keyOf(sides.before, choice)));
    const nows = new Set(after.choices.map((choice) => keyOf(sides.after, choice)));
    return [
        before.choices.filter((choice) => !nows.has(keyOf(sides.before, choice))),
        after.choices.filter((choice) => !olds.has(keyOf(sides.after, choice))),
    ];
}
/** Choices that have to be met together: one after another. */
function compareSeveral(walk, olds, nows) {
    const verb = walk.isInput ? 'takes' : 'holds';
    for (const [index, now] of nows.entries()) {
        const old = olds[index];
        if (old === undefined) {
            const words = describeChoice(walk.sides.after, now, verb);
            walk.tell('alternatives-narrowed', (name) => `${name} now ${words}`, { after: words });
            continue;
        }
        compareAlternatives(walk, {
            olds: choice_changes_listAlternatives(walk.sides.before, true, old, false),
            nows: choice_changes_listAlternatives(walk.sides.after, true, now, false),
            isExclusive: now.isExclusive,
            wasExclusive: old.isExclusive,
        });
    }
    for (const old of olds.slice(nows.length)) {
        const words = describeChoice(walk.sides.before, old, verb).replace(/^(\w+)s /, '$1 ');
        walk.tell('alternatives-widened', (name) => `${name} need no longer ${words}`, { before: words });
    }
}
function describeChoice(side, { alternatives }, verb) {
    const needs = alternatives.flatMap((alternative) => listNeeded(alternative) ?? []);
    if (needs.length === alternatives.length)
        return `needs ${needs.map(clip).join(' or ')}`;
    const names = alternatives.map((schema) => nameAlternative({ schema, whole: schema, side }));
    return `${verb} only ${clip([...new Set(names)].join(' or '))}`;
}
/** `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields. */
function listNeeded(alternative) {
    if (!(0,json/* isJsonObject */.OW)(alternative))
        return undefined;
    const isAlone = Object.keys(alternative).every((key) => key === 'required' || key === 'type');
    const { required } = alternative;
    return isAlone && (0,json/* isArray */.cy)(required) ? required.map(String).join(' with ') : undefined;
}

;// CONCATENATED MODULE: ./src/compare/condition-changes.ts



/** What a schema asks for beside what has words of its own. */
function compareConditions(walk, views) {
    const [before, after] = views;
    for (const keyword of new Set([...before.conditions.keys(), ...after.conditions.keys()])) {
        const olds = digestEach(walk.sides.before, before, keyword);
        const nows = digestEach(walk.sides.after, after, keyword);
        if (olds.keys().every((digest) => nows.has(digest)) && olds.size === nows.size)
            continue;
        if (keyword === 'discriminator') {
            compareDiscriminators(walk, views);
            continue;
        }
        const values = { before: { [keyword]: [...olds.keys()] }, after: { [keyword]: [...nows.keys()] } };
        const treatment = findTreatment(keyword);
        if (treatment === 'unknown') {
            walk.tell('other-extension', (name) => `${keyword} of ${name} changed`, values);
        }
        else if (treatment === 'inert') {
            walk.tell('never-sent', (name) => `definitions within ${name} changed`);
        }
        else if (treatment === 'condition' && isEased(keyword, olds, nows)) {
            walk.tell('conditions-widened', (name) => `the rule “${keyword}” of ${name} is gone or looser`, values);
        }
        else
            walk.tell('conditions-narrowed', (name) => `the rule “${keyword}” of ${name} changed`, values);
    }
}
function digestEach(side, { conditions }, keyword) {
    return new Map((conditions.get(keyword) ?? []).map((condition) => [digestSet(side, [condition]), condition]));
}
/** Nothing is asked for that was not: what divides a divisor divides all that this divides. */
function isEased(keyword, olds, nows) {
    const divisors = [...olds.values()].map((condition) => Number(condition['multipleOf']));
    return nows.entries().every(([digest, condition]) => {
        if (olds.has(digest))
            return true;
        const divisor = Number(condition['multipleOf']);
        return keyword === 'multipleOf' && divisors.some((old) => Number.isInteger(old / divisor));
    });
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
    const values = { before: { discriminator: old }, after: { discriminator: now } };
    const sentence = (name) => `the rule “discriminator” of ${name}`;
    if (isImplied)
        walk.tell('never-sent', (name) => `${sentence(name)} says what its alternatives say anyway`);
    else
        walk.tell('conditions-narrowed', (name) => `${sentence(name)} changed`, values);
}
function findProperty({ conditions }) {
    const [first] = conditions.get('discriminator') ?? [];
    const name = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(first, 'discriminator'), 'propertyName');
    return typeof name === 'string' ? name : undefined;
}
/** True where every alternative needs the field that tells them apart, and lists its values. */
function isSaidByAlternatives(side, view, field) {
    const alternatives = view.choices.flatMap((choice) => choice.alternatives).map(side.view);
    return (alternatives.length === 0 ? [view] : alternatives).every(({ fields, required }) => required.has(field) && side.view(fields.get(field)).values !== undefined);
}

;// CONCATENATED MODULE: ./src/compare/field-changes.ts



/** The fields of an object: new, gone, required or not, and what each of them holds. */
function compareFields(walk, views) {
    const [before, after] = views;
    const { sides, isInput } = walk;
    const names = new Set(views.flatMap(({ fields, required }) => [...fields.keys(), ...required]));
    for (const name of names) {
        const was = findStanding(sides.before, { view: before, name, isInput });
        const standing = findStanding(sides.after, { view: after, name, isInput });
        // Of a field that was needed, and nothing else said of it, nothing is gone where others may be sent.
        const isFree = standing === 'absent' && !before.fields.has(name) && after.otherFields !== false;
        const is = isFree && was === 'required' ? 'optional' : standing;
        const [old, now] = [before.fields.get(name), after.fields.get(name)];
        const path = clip(name);
        if (was !== 'silent' || is !== 'silent') {
            tellStanding(walk, [was, is], path);
            if (isThere(was) && isThere(is))
                walk.go(old, now, path);
        }
        else if (!meansSame(sides, old, now)) {
            walk.tell('never-sent', (field) => `${field}, never ${isInput ? 'sent' : 'answered'}, changed`, {
                path,
            });
        }
    }
}
function findStanding(side, { view, name, isInput }) {
    const schema = view.fields.get(name);
    if (schema === false)
        return 'absent';
    if (schema !== undefined && isSilent(side, schema, isInput))
        return 'silent';
    if (view.required.has(name))
        return 'required';
    return schema === undefined ? 'absent' : 'optional';
}
const composed = ['$ref', 'allOf', 'oneOf', 'anyOf'];
function isSilent({ view }, schema, isInput) {
    // Most fields say it themselves or not at all, and need no view, of which there would be very many.
    if ((0,json/* isJsonObject */.OW)(schema) && !composed.some((keyword) => Object.hasOwn(schema, keyword))) {
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
        walk.tell(now === 'required' ? 'input-required' : 'input-added', (name) => `new ${kind}${name}`, {
            path,
        });
    }
    else if (now === 'absent')
        walk.tell('input-removed', (name) => `${name} removed`, { path });
    else if (old !== now) {
        walk.tell(now === 'required' ? 'now-required' : 'now-optional', (name) => `${name} is now ${now}`, {
            path,
        });
    }
}
function tellSilent(walk, [old, now], path) {
    const word = walk.isInput ? 'read-only' : 'write-only';
    if (isThere(old))
        walk.tell('input-removed', (name) => `${name} is now ${word}`, { path });
    else if (now === 'required') {
        walk.tell('input-required', (name) => `${name} is no longer ${word}, and required`, { path });
    }
    else if (now === 'optional')
        walk.tell('input-added', (name) => `${name} is no longer ${word}`, { path });
    else if (old === 'absent')
        walk.tell('never-sent', (name) => `new ${word} ${name}`, { path });
    else
        walk.tell('never-sent', (name) => `${word} ${name} removed`, { path });
}
/** Where a field is like no pattern, it is any other field. */
function comparePatternFields(walk, [before, after]) {
    for (const pattern of new Set([...before.patternFields.keys(), ...after.patternFields.keys()])) {
        const [old, now] = [before, after].map(({ patternFields, otherFields }) => patternFields.get(pattern) ?? otherFields);
        walk.go(old, now, `/${clip(pattern)}/`);
    }
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

;// CONCATENATED MODULE: ./src/compare/value-changes.ts



/** Formats that leave nothing out which the type alone would take, for all that matters here. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);
function compareFormats(walk, [before, after]) {
    const [old, now] = [before.format, after.format];
    // That a number's format is gone with the number needs no words.
    if (old === now || (now === undefined && before.types?.join() !== after.types?.join()))
        return;
    const isWider = now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
    const sentence = describe('format', old, now ?? 'free');
    walk.tell(isWider ? 'format-widened' : 'format-narrowed', sentence, { before: old, after: now });
}
function compareValues(walk, views) {
    const [old, now] = views.map(value_changes_listValues);
    const verb = walk.isInput ? 'take' : 'hold';
    if (old !== undefined && now === undefined) {
        walk.tell('values-widened', (name) => `${name} now ${verb}s any value`, { before: old });
    }
    if (old === undefined && now !== undefined) {
        walk.tell('values-narrowed', (name) => `${name} now ${verb}s only ${showValues(now)}`, { after: now });
    }
    if (old === undefined || now === undefined)
        return;
    const isNullTold = views[0].isNullable !== views[1].isNullable;
    const without = (values, others) => {
        const known = new Set(others.map((value) => write(walk, value)));
        return values.filter((value) => !known.has(write(walk, value)) && !(isNullTold && value === null));
    };
    const [gone, added] = [without(old, now), without(now, old)];
    if (gone.length > 0) {
        walk.tell('values-narrowed', (name) => `${name} no longer ${verb}s ${showValues(gone)}`, {
            before: gone,
        });
    }
    if (added.length > 0) {
        walk.tell('values-widened', (name) => `${name} can now ${verb} ${showValues(added)}`, { after: added });
    }
}
/** Both values of a flag are a list, too, where the other version has one. */
function value_changes_listValues({ values, types, isNullable }, index, views) {
    const isFlag = types?.length === 1 && types[0] === 'boolean' && isNullable !== true;
    return values ?? (isFlag && views[1 - index]?.values !== undefined ? [true, false] : undefined);
}
function write({ isText }, value) {
    return isText && typeof value === 'string' ? value : JSON.stringify(value);
}
/** A list of values that is new says more than any limit. */
function isListedNow([before, after]) {
    return before.values === undefined && after.values !== undefined;
}
function compareLimits(walk, views) {
    if (isListedNow(views))
        return;
    const [before, after] = views;
    for (const keyword of limitKeywords) {
        const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
        const narrows = isTighter(keyword, old, now);
        if (!narrows && !isTighter(keyword, now, old))
            continue;
        const [was, is] = [renderLimit(keyword, old), renderLimit(keyword, now)];
        walk.tell(narrows ? 'limits-narrowed' : 'limits-widened', describe(keyword, was, is), {
            before: { [keyword]: was },
            after: { [keyword]: is },
        });
    }
}
/** All patterns of a value hold: fewer of them let more through. */
function comparePatterns(walk, views) {
    const [{ patterns: olds }, { patterns: nows }] = views;
    const [old, now] = [olds, nows].map((patterns) => patterns.length === 0 ? undefined : patterns.map(showValue).join(' and '));
    if (old === now || isListedNow(views))
        return;
    const isWider = nows.every((pattern) => olds.includes(pattern));
    const values = { before: { pattern: olds.join(' ') }, after: { pattern: nows.join(' ') } };
    walk.tell(isWider ? 'limits-widened' : 'limits-narrowed', describe('pattern', old, now), values);
}
function compareDefaults(walk, [{ initial: old }, { initial: now }]) {
    const [was, is] = [old, now].map((value) => (value === undefined ? undefined : showValue(value)));
    if (JSON.stringify(old) === JSON.stringify(now))
        return;
    walk.tell('default', describe('default', was, is), { before: old, after: now });
}
function compareDeprecation(walk, [before, after]) {
    if (before.isDeprecated === after.isDeprecated)
        return;
    walk.tell('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
}

;// CONCATENATED MODULE: ./src/compare/schema-changes.ts










/** How many pairs of schemas are looked at for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;
/** The same, once very many have been looked at altogether: where everything refers to everything. */
const leastPairs = 50;
/** What differs between two versions of a schema in what it means or says, however it is written. */
function compareSchemas(sides, [before, after], { root, key, isInput, isText = false }) {
    if (isSame(sides, before, after))
        return [];
    const pair = settle(sides, before, after);
    const findings = sides.memory.ofWholes(`${isInput} ${isText}`, pair, () => walkWhole(sides, pair, { isInput, isText }));
    return findings.map(({ rule, path, sentence, ...values }) => createChange(rule, sentence(namePlace(root, path)), keyPlace(key, path), values));
}
function settle(sides, old, now) {
    return { old: sides.before.settle(old), now: sides.after.settle(now) };
}
function walkWhole(sides, pair, way) {
    const { pairsLeft } = sides.memory;
    const effort = { pairs: Math.min(pairLimit, Math.max(leastPairs, pairsLeft)), isInDoubt: false };
    const findings = walkSchemas(sides, pair, { ...way, attempts: 0, effort });
    const isTold = findings.some(({ rule }) => changeRules[rule].class !== 'none' && rule !== 'description');
    const isDoubtful = effort.pairs < 0 || (effort.isInDoubt && !isTold);
    if (!isDoubtful || meansSame(sides, pair.old, pair.now))
        return findings;
    const sentence = (name) => `${name} changed, in a way that cannot be told in detail`;
    const [before, after] = [
        sides.before.meaning(pair.old, 'keywords'),
        sides.after.meaning(pair.now, 'keywords'),
    ];
    const values = { before: (0,digest/* renderDigest */.LN)(before), after: (0,digest/* renderDigest */.LN)(after) };
    return [...findings, { rule: ruleFor('undetailed', way.isInput), path: '', sentence, ...values }];
}
/** Nearest places first, and without recursion: a chain of references may be as long as a description. */
function walkSchemas(sides, whole, start) {
    const { effort, isInput, isText, attempts } = start;
    const findings = [];
    const texts = new Set();
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
        const found = sides.memory.ofPairs(`${isInput} ${isText} ${attempts}`, pair, () => comparePair(sides, pair, start));
        for (const finding of found.told)
            findings.push({ ...finding, path: joinPaths(pair.path, finding.path) });
        for (const next of found.next)
            queue.push({ ...next, path: joinPaths(pair.path, next.path) });
        if (found.isTextOther)
            texts.add(pair.path);
        if (found.isInDoubt)
            effort.isInDoubt = true;
    }
    return [...findings, ...describeTexts([...texts])];
}
const schema_changes_textLimit = 3;
function describeTexts(paths) {
    const rule = 'description';
    if (paths.length <= schema_changes_textLimit) {
        return paths.map((path) => ({ rule, path, sentence: (name) => `description of ${name} changed` }));
    }
    const sentence = (name) => `descriptions of ${paths.length} fields of ${name} changed`;
    return [{ rule, path: '', sentence }];
}
/** The two versions by themselves; what they refer to is left to the walk. */
function comparePair(sides, { old, now }, start) {
    const { isInput, isText, attempts, effort } = start;
    const told = [];
    const next = [];
    let isInDoubt = false;
    const walk = {
        sides,
        isInput,
        isText,
        tell: (rule, sentence, { path = '', ...values } = {}) => told.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
        noteDoubt: () => (isInDoubt = true),
        go(before, after, path) {
            const pair = settle(sides, before, after);
            if (!isSame(sides, pair.old, pair.now))
                next.push({ ...pair, path });
        },
        isAccepted(before, after) {
            if (attempts > 1)
                return false;
            const deeper = { isInput: true, isText, attempts: attempts + 1, effort };
            const found = walkSchemas(sides, { old: before, now: after }, deeper);
            return effort.pairs >= 0 && found.every(({ rule }) => changeRules[rule].class !== 'breaking');
        },
    };
    const views = [sides.before.view(old), sides.after.view(now)];
    const isTextOther = compareViews(walk, views, [old ?? true, now ?? true]);
    return { told, isTextOther, next, isInDoubt };
}
/** @returns whether the texts read otherwise, which is told of several places together */
function compareViews(walk, views, schemas) {
    const [was, is] = views.map(isNothing);
    if (was !== is) {
        const verb = walk.isInput ? 'taken' : 'answered';
        if (is === true)
            walk.tell('limits-narrowed', (name) => `${name} is no longer ${verb}`);
        else
            walk.tell('limits-widened', (name) => `${name} can now be ${verb}`);
        return false;
    }
    if (isOtherType(walk, views)) {
        compareTypes(walk, views);
        return false;
    }
    if (compareChoices(walk, views, schemas))
        compareNull(walk, views);
    else
        for (const compare of Object.values(comparers))
            compare(walk, views);
    return squeeze(views[0].text) !== squeeze(views[1].text);
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
    isSimplified: (walk, views) => {
        if (views.some(({ isSimplified }) => isSimplified))
            walk.noteDoubt();
    },
    text: toldElsewhere,
    conditions: compareConditions,
};
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
    const verb = walk.isInput ? 'take' : 'hold';
    for (const [value, old] of olds) {
        const what = clip(value);
        if (nows.has(value))
            walk.go(old, nows.get(value), '');
        else
            walk.tell('alternatives-narrowed', (name) => `${name} no longer ${verb}s ${what}`, { before: value });
    }
    for (const value of nows.keys()) {
        const what = clip(value);
        if (olds.has(value))
            continue;
        walk.tell('alternatives-widened', (name) => `${name} can now ${verb} ${what}`, { after: value });
    }
}
/** `false`, and types that contradict each other, take no value at all. */
function isNothing({ types, isNullable, conditions }) {
    const isDenied = conditions
        .get('not')
        ?.some(({ not }) => (0,json/* isJsonObject */.OW)(not) && Object.keys(not).length === 0);
    return isDenied === true || (types?.length === 0 && isNullable !== true);
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
        yield squeeze(was) === squeeze(is)
            ? createChange('white-space', `${key} changed in white space alone`, key)
            : createChange('description', `${key} ${word(was, is)}`, key);
    }
    if (isOther(before.operation, after.operation, 'tags'))
        yield createChange('tags', 'tags changed', 'tags');
    if (isOther(before.operation, after.operation, 'externalDocs')) {
        yield createChange('tags', 'link to other documentation changed', 'externalDocs');
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
        yield createChange('deprecated', isDeprecated(now) ? 'now deprecated' : 'no longer deprecated');
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (told.has(key) || text_changes_digestOf(sides.before, old, key) === text_changes_digestOf(sides.after, now, key))
            continue;
        yield createChange(ruleForMember(key), `${clip(key)} ${word(old[key], now[key])}`, key);
    }
}
/** The one extension that the best-known service acts on. */
const actedOn = 'x-open-execute-after';
function ruleForMember(key) {
    if (key === actedOn)
        return 'extension';
    return key.startsWith('x-') ? 'other-extension' : 'other-part';
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
function* compareInput(place, old, now) {
    const { root: name, key } = place;
    if (isNeeded(old) !== isNeeded(now)) {
        yield isNeeded(now)
            ? createChange('now-required', `${name} is now required`, key)
            : createChange('now-optional', `${name} is now optional`, key);
    }
    if (isDeprecated(old) !== isDeprecated(now)) {
        yield createChange('deprecated', `${name} is ${isDeprecated(now) ? 'now' : 'no longer'} deprecated`, key);
    }
    yield* compareNotes(place, old, now);
}
function isNeeded(input) {
    return input['required'] === true || input['in'] === 'path';
}
/** The description of a part of an operation, and its extensions. */
function* compareNotes({ root, key: place }, old, now) {
    if (squeeze(old['description']) !== squeeze(now['description'])) {
        yield createChange('description', `description of ${root} changed`, place);
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (key.startsWith('x-') && isOther(old, now, key)) {
            yield createChange('other-extension', `${clip(key)} of ${root} changed`, place, {
                before: old[key],
                after: now[key],
            });
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
            ? [createChange('undetailed', 'body changed, in a way that cannot be told in detail', 'body')]
            : [createChange('input-removed', 'body removed', 'body')];
    }
    if (was === undefined) {
        return is['required'] === true
            ? [createChange('input-required', 'new required body', 'body')]
            : [createChange('input-added', 'new optional body', 'body')];
    }
    const place = { root: 'body', key: 'body', isInput: true };
    return [...compareInput(place, was, is), ...compareContents(sides, [was, is], place)];
}
/** How many lines one status is worth: nobody acts on more. */
const lineLimit = 10;
/** What became of an operation's answers, by status. */
function compareResponses(sides, before, after) {
    const [olds, nows] = [membersOf(before.operation, 'responses'), membersOf(after.operation, 'responses')];
    const statuses = new Set([...Object.keys(olds), ...Object.keys(nows)]);
    return [...statuses].flatMap((status) => {
        const where = `response ${clip(status)}`;
        const [old, now] = [olds[status], nows[status]];
        if (status.startsWith('x-'))
            return [];
        if (old === undefined)
            return [createChange('response-status', `new ${where}`, where)];
        if (now === undefined)
            return [createChange('response-status', `${where} removed`, where)];
        if (isSame(sides, old, now))
            return [];
        const changes = compareResponse(sides, [old, now], where);
        if (changes.length <= lineLimit)
            return changes;
        const more = `${changes.length - lineLimit + 1} more changes in ${where}`;
        return [...changes.slice(0, lineLimit - 1), createChange('response-content', more, where)];
    });
}
function compareResponse(sides, [before, after], where) {
    const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
    const others = ['headers', 'links'].filter((key) => sides.before.meaning(old[key], 'names') !== sides.after.meaning(now[key], 'names'));
    return [
        ...compareContents(sides, [old, now], { root: where, key: where, isInput: false }),
        ...others.map((key) => createChange('response-content', `${key} of ${where} changed`, where)),
        ...compareNotes({ root: where, key: where }, old, now),
    ];
}
/** Media types and what each of them holds; what is told of one is not told again of the next. */
function compareContents(sides, [old, now], place) {
    const [before, after] = [readContent(old), readContent(now)];
    const kept = [...before.keys()].filter((type) => after.has(type));
    const gone = [...before.keys()].filter((type) => !after.has(type));
    const added = [...after.keys()].filter((type) => !before.has(type));
    // One type in the place of another holds what that held.
    const isReplaced = kept.length === 0 && gone.length === 1 && added.length === 1;
    const [olds, nows] = isReplaced ? [gone, added] : [kept, kept];
    const { root, key, isInput } = place;
    const [removed, more] = [ruleFor('media-type-removed', isInput), ruleFor('media-type-added', isInput)];
    const verb = isInput ? 'take' : 'hold';
    return dropRepeats([
        ...gone.map((type) => createChange(removed, `${root} no longer ${verb}s ${clip(type)}`, key, { before: type })),
        ...added.map((type) => createChange(more, `${root} can now ${verb} ${clip(type)}`, key, { after: type })),
        ...olds.flatMap((type, index) => {
            const isText = isForm.test(type) && isForm.test(nows[index] ?? '');
            return compareMedia(sides, [before.get(type), after.get(nows[index] ?? '')], { ...place, isText });
        }),
    ]);
}
/** Their fields are written as text. */
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;
function readContent(part) {
    return new Map(Object.entries(membersOf(part, 'content')).map(([type, media]) => [normalizeMediaType(type), media]));
}
/** Letters, and the encoding of text, are nothing that a caller would notice. */
function normalizeMediaType(type) {
    return type
        .toLowerCase()
        .replace(/;\s*charset=[^;]*/, '')
        .replace(/\s+/g, '');
}
function membersOf(part, key) {
    const members = part[key];
    return (0,json/* isJsonObject */.OW)(members) ? members : {};
}
function compareMedia(sides, [before, after], place) {
    if (isSame(sides, before, after))
        return [];
    const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
    return [
        ...compareSchemas(sides, [old['schema'], now['schema']], place),
        ...compareSchemas(sides, [old['itemSchema'], now['itemSchema']], itemOf(place)),
        ...compareNotes(place, old, now),
        ...compareEncodings(sides, [old, now], place),
    ];
}
/** How the fields of a form are written. */
function compareEncodings({ before, after }, [old, now], { root, key, isInput }) {
    const [olds, nows] = [membersOf(old, 'encoding'), membersOf(now, 'encoding')];
    return [...new Set([...Object.keys(olds), ...Object.keys(nows)])].flatMap((field) => {
        const isAsBefore = before.meaning(olds[field], 'keywords') === after.meaning(nows[field], 'keywords');
        if (isAsBefore || takesMore(membersOf(olds, field), membersOf(nows, field)))
            return [];
        const sentence = `encoding of ${namePlace(root, clip(field))} changed`;
        return [createChange(ruleFor('way-of-writing', isInput), sentence, keyPlace(key, field))];
    });
}
/** Some types more for a part of a form, and nothing else. */
function takesMore(old, now) {
    const [was, is] = [old, now].map(({ contentType }) => listMediaTypes(contentType));
    const isRestSame = [old, now].map((encoding) => JSON.stringify((0,members/* omitMembers */.p5)(encoding, (key) => key === 'contentType' || key.startsWith('x-'))));
    return (isRestSame[0] === isRestSame[1] &&
        (is?.length === 0 || was?.every((type) => is?.includes(type)) === true) &&
        was?.length !== 0);
}
function listMediaTypes(list) {
    return typeof list === 'string' ? list.split(',').map(normalizeMediaType) : [];
}

// EXTERNAL MODULE: ./src/openapi/operations.ts
var operations = __webpack_require__(4670);
;// CONCATENATED MODULE: ./src/compare/parameter-changes.ts









/** By place and name, else by name alone, and in the path by position. */
const parameter_changes_known = [
    () => parameter_changes_keyOf,
    () => nameAlone,
    (rest) => {
        const inPath = rest.filter(({ place }) => place === 'path');
        return (parameter) => (parameter.place === 'path' ? String(inPath.indexOf(parameter)) : undefined);
    },
];
function parameter_changes_keyOf({ place, name }) {
    return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}
function nameAlone({ name }) {
    return name;
}
/** What became of an operation's parameters. */
function compareParameters(sides, before, after) {
    // What leads nowhere could not be sent.
    const [olds, nows] = [
        [sides.before, before],
        [sides.after, after],
    ].map(([side, route]) => (0,operations/* listParameters */.n)(side.document, route).filter(({ value }) => side.find(value) !== undefined));
    const { pairs, gone, added } = pairUp(olds ?? [], nows ?? [], parameter_changes_known);
    return [
        ...added.map((parameter) => isInPath(parameter, before)
            ? createChange('description', `${nameOf(parameter)} is now described`, parameter_changes_placeOf(parameter))
            : describeAdded(sides.after, parameter)),
        ...gone.map((parameter) => isInPath(parameter, after)
            ? createChange('description', `${nameOf(parameter)} is no longer described`, parameter_changes_placeOf(parameter))
            : createChange('input-removed', `${nameOf(parameter)} removed`, parameter_changes_placeOf(parameter))),
        ...pairs.flatMap(([old, now]) => [...parameter_changes_describeMove(old, now), ...parameter_changes_comparePair(sides, old, now)]),
    ];
}
/** A path needs its parameters, whether they are listed or not. */
function isInPath({ place, name }, { path }) {
    return place === 'path' && path.includes(`{${name}}`);
}
function nameOf({ place, name }) {
    if (place === '')
        return `parameter ${clip(name)}`;
    return place === 'query' || place === 'path'
        ? `${place} parameter ${clip(name)}`
        : `${place} ${clip(name)}`;
}
/** As changes name it: `query limit`. */
function parameter_changes_placeOf({ place, name }) {
    return `${place === '' ? 'parameter' : place} ${name}`;
}
function describeAdded(side, parameter) {
    const name = nameOf(parameter);
    return isNeeded(side.find(parameter.value) ?? {})
        ? createChange('input-required', `new required ${name}`, parameter_changes_placeOf(parameter))
        : createChange('input-added', `new optional ${name}`, parameter_changes_placeOf(parameter));
}
/** That one of the path has another name is told with the path. */
function parameter_changes_describeMove(old, now) {
    if (old.place === now.place)
        return [];
    return [
        createChange('input-moved', `${clip(now.name)} is now a ${now.place} parameter, was in ${old.place}`, parameter_changes_placeOf(now), { before: old.place, after: now.place }),
    ];
}
function parameter_changes_comparePair(sides, before, after) {
    if (isSame(sides, before.value, after.value))
        return [];
    const [old, now] = [sides.before.find(before.value) ?? {}, sides.after.find(after.value) ?? {}];
    const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)];
    const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])];
    const isText = old['content'] === undefined && now['content'] === undefined;
    const place = { root: nameOf(after), key: parameter_changes_placeOf(after), isInput: true, isText };
    const told = [...compareInput(place, old, now), ...compareWriting(place, [old, now], views.some(isPlain))];
    if (!isText || !isOneOfList(views, now))
        return [...told, ...compareSchemas(sides, schemas, place)];
    return [
        ...told,
        createChange('type-widened', `${place.root} can now be given several times`, place.key),
        ...compareSchemas(sides, [schemas[0], views[1].items], itemOf(place)),
    ];
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
function* compareWriting({ root, key }, [old, now], isPlainValue) {
    const [was, is] = [readWriting(old), readWriting(now)];
    for (const what of isPlainValue ? ['content'] : ['style', 'explode', 'content']) {
        const [before, after] = [was[what], is[what]];
        if (before === after)
            continue;
        const name = what === 'content' ? 'media type' : what;
        const [from, to] = [before, after].map((value) => (value === '' ? 'none' : value.replaceAll('"', '')));
        const values = { before: { [what]: before }, after: { [what]: after } };
        yield createChange('way-of-writing', `${name} of ${root} is now ${to}, was ${from}`, key, values);
    }
    for (const [keyword, words] of Object.entries(allowances)) {
        const [before, after] = [old[keyword] === true, now[keyword] === true];
        if (before && !after)
            yield createChange('way-of-writing', `${root} may no longer ${words}`, key);
        if (after && !before)
            yield createChange('values-widened', `${root} may now ${words}`, key);
    }
}
function schemaOf(side, { content, schema }) {
    if (schema !== undefined || !(0,json/* isJsonObject */.OW)(content))
        return schema;
    const [media] = Object.values(content);
    return side.find(media)?.['schema'];
}

;// CONCATENATED MODULE: ./src/compare/security-changes.ts





/** Which credentials an operation needs. A scheme may have another name: then it is known by what it is. */
function compareSecurity(sides, before, after) {
    const names = pairSchemes(sides);
    const olds = security_changes_listAlternatives(sides.before, before, (name) => name);
    const nows = security_changes_listAlternatives(sides.after, after, (name) => names.get(name) ?? `new ${name}`);
    const [was, is] = [render(olds), render(nows)];
    const values = { before: was, after: is };
    const details = describeSchemes(sides, before, after);
    if (security_changes_keyOf(olds) === security_changes_keyOf(nows)) {
        const isOther = was === is && details !== undefined;
        return isOther ? [createChange('security-eased', details, 'security', values)] : [];
    }
    // Whoever has the old credentials has all that one of the new alternatives asks for.
    const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
    const sentence = was === is ? (details ?? 'credentials changed') : `now needs ${is}, needed ${was} before`;
    return [createChange(isEased ? 'security-eased' : 'security-changed', sentence, 'security', values)];
}
/** What each scheme of the new version was called in the old one, as far as whoever could use that can use it, too. */
function pairSchemes({ before, after }) {
    const list = (side) => {
        const schemes = (0,json/* findMember */.gz)(side.document['components'], 'securitySchemes');
        return Object.keys((0,json/* isJsonObject */.OW)(schemes) ? schemes : {}).map((name) => {
            const scheme = findScheme(side, name) ?? {};
            return { name, scheme, digest: String(side.meaning(scheme, 'keywords')) };
        });
    };
    const [olds, nows] = [list(before), list(after)];
    const { pairs } = pairUp(olds, nows, [
        () => (scheme) => `${scheme.digest} ${scheme.name}`,
        () => (scheme) => scheme.digest,
        () => (scheme) => scheme.name,
    ]);
    const usable = pairs.filter(([old, now]) => old.digest === now.digest || hasMoreFlows(old, now));
    return new Map(usable.map(([old, now]) => [now.name, old.name]));
}
/** One more way to a token takes none away. */
function hasMoreFlows({ scheme: old }, { scheme: now }) {
    const flows = old['flows'];
    if (!(0,json/* isJsonObject */.OW)(flows))
        return false;
    return Object.entries(flows).every(([name, flow]) => JSON.stringify(flow) === JSON.stringify((0,json/* findMember */.gz)(now['flows'], name)));
}
function security_changes_listAlternatives(side, route, identify) {
    const listed = listRequirements(side, route).map((schemes) => new Map(Object.entries(schemes).flatMap(([name, scopes]) => {
        const scheme = findScheme(side, name);
        const key = scheme === undefined ? name : identify(name);
        const listed = (0,json/* isArray */.cy)(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
        return [
            [key, renderScheme(name, scheme ?? {})],
            ...listed.map((scope) => [`${key} ${scope}`, `scope ${clip(scope)}`]),
        ];
    })));
    return listed.length === 0 ? [new Map()] : listed;
}
function listRequirements({ document }, { operation }) {
    const required = operation['security'] ?? document['security'];
    return (0,json/* isArray */.cy)(required) ? required.filter(json/* isJsonObject */.OW) : [];
}
const asksNothing = new Set(['description', 'bearerFormat', 'scopes', 'refreshUrl']);
/** What a scheme asks for: that it knows more scopes asks nothing of those who need none of them. */
function findScheme(side, name) {
    const scheme = side.find((0,json/* findMember */.gz)((0,json/* findMember */.gz)(side.document['components'], 'securitySchemes'), name));
    if (scheme === undefined)
        return undefined;
    const bare = (value) => (0,members/* omitMembers */.p5)(value, (key) => asksNothing.has(key) || key.startsWith('x-'));
    const { scheme: kind, flows, ...rest } = bare(scheme);
    return {
        ...rest,
        ...(typeof kind === 'string' && { scheme: kind.toLowerCase() }),
        ...((0,json/* isJsonObject */.OW)(flows) && {
            flows: (0,members/* mapMembers */.Mz)(flows, (flow) => ((0,json/* isJsonObject */.OW)(flow) ? bare(flow) : flow)),
        }),
    };
}
/** Schemes of one name and kind: what about them is not as it was, such as the address that gives out tokens. */
function describeSchemes({ before, after }, from, to) {
    const required = [...listRequirements(before, from), ...listRequirements(after, to)];
    const names = new Set(required.flatMap((schemes) => Object.keys(schemes)));
    const details = [...names].flatMap((name) => {
        const [old, now] = [listDetails(findScheme(before, name)), listDetails(findScheme(after, name))];
        const keys = new Set([...old.keys(), ...now.keys()]);
        const changed = [...keys].filter((key) => old.get(key) !== now.get(key));
        return changed.length === 0 ? [] : [`${changed.map(clip).join(', ')} of ${clip(name)}`];
    });
    return details.length === 0 ? undefined : `credentials changed: ${details.join(', ')}`;
}
function listDetails(value = {}, path = '') {
    if (!(0,json/* isJsonObject */.OW)(value))
        return new Map([[path, JSON.stringify(value)]]);
    const below = (key) => (path === '' || path === 'flows' ? key : `${path}.${key}`);
    return new Map(Object.entries(value).flatMap(([key, member]) => [...listDetails(member, below(key))]));
}
function renderScheme(name, scheme) {
    const text = (key) => {
        const value = scheme[key];
        return typeof value === 'string' ? value : 'unknown';
    };
    const type = text('type');
    const kind = type === 'http' ? text('scheme') : type === 'apiKey' ? `${text('name')} in ${text('in')}` : type;
    return `${clip(name)} (${clip(kind)})`;
}
function security_changes_keyOf(alternatives) {
    const keys = alternatives.map((alternative) => [...alternative.keys()].sort().join(' + '));
    return keys.sort().join(' | ');
}
function render(alternatives) {
    const texts = alternatives.map((alternative) => alternative.size === 0 ? 'no credentials' : [...alternative.values()].join(' with '));
    return [...new Set(texts)].join(' or ');
}

;// CONCATENATED MODULE: ./src/compare/server-changes.ts



/** Where an operation's calls go: to the first server that holds for it. */
function compareServers(sides, before, after) {
    const [olds, nows] = [listServers(sides.before.document, before), listServers(sides.after.document, after)];
    const [[old], [now]] = [olds, nows];
    // Who says nothing of servers leaves it to whoever sends the description.
    if (old === undefined || now === undefined)
        return [];
    if (old === now) {
        return olds.join(' ') === nows.join(' ')
            ? []
            : [createChange('further-servers', 'further servers changed')];
    }
    return isSameAddress(sides, before, after)
        ? [createChange('same-address', 'the address is the same, otherwise shared out between server and path')]
        : [
            createChange('server-changed', `server is now ${clip(now)}, was ${clip(old)}`, 'server', {
                before: old,
                after: now,
            }),
        ];
}
/** Whether calls go where they went: a part of the path may have moved into the server's address, or out of it. */
function isSameAddress(sides, before, after) {
    const [old, now] = [addressOf(sides.before.document, before), addressOf(sides.after.document, after)];
    return old === now && before.key === after.key;
}
function addressOf(document, route) {
    return (listServers(document, route)[0] ?? '') + route.path;
}
/** The addresses of an operation's servers: variables filled in, no slash at the end, hosts in small letters. */
function listServers(document, route) {
    const lists = [route.operation['servers'], route.item['servers'], document['servers']];
    const list = lists.find((servers) => (0,json/* isArray */.cy)(servers) && servers.length > 0);
    return (0,json/* isArray */.cy)(list) ? list.map(renderServer) : [];
}
function renderServer(server) {
    const url = (0,json/* findMember */.gz)(server, 'url');
    const variables = (0,json/* findMember */.gz)(server, 'variables');
    return (typeof url === 'string' ? url : '')
        .replace(/\{([^{}]*)\}/g, (written, name) => {
        const variable = (0,json/* isJsonObject */.OW)(variables) ? (0,json/* findMember */.gz)(variables, name) : undefined;
        const initial = (0,json/* findMember */.gz)(variable, 'default');
        return typeof initial === 'string' ? initial : written;
    })
        .replace(/\/+$/, '')
        .replace(/^[a-z]+:\/\/[^/?#]*/i, (host) => host.toLowerCase());
}

;// CONCATENATED MODULE: ./src/compare/compare.ts










/**
 * What a change does to the copilot's operations, each difference named. Digests say which operations differ; only
 * then is what was sent, and what would be, looked into.
 */
function compareDescriptions(before, after) {
    const [old, now] = [before.document, after.document];
    if (old === undefined || now === undefined)
        return compareOperations(before.operations, after.operations);
    const paths = new Set();
    compareOperations(before.operations, after.operations, (one, other) => {
        paths.add(one.path).add(other.path);
        return [];
    });
    const tell = createTeller(() => [modernise(narrow(old, paths)), modernise(narrow(now, paths))]);
    return compareOperations(before.operations, after.operations, tell);
}
/** With the paths alone that differ: most of a large description is as it was. As it is where paths are referred to. */
function narrow(document, paths) {
    const given = document['paths'];
    if (!(0,json/* isJsonObject */.OW)(given))
        return document;
    const narrowed = { ...document, paths: (0,members/* omitMembers */.p5)(given, (path) => !paths.has(path)) };
    const { references } = (0,weight/* weigh */.v)(narrowed);
    return references.every((reference) => /^#\/(?:components|definitions|parameters|responses)\//.test(reference))
        ? narrowed
        : document;
}
/** What was sent as Swagger 2.0 is upgraded here. */
function modernise(document) {
    return document['swagger'] === undefined ? document : (0,upgrade/* upgrade */.f)(document);
}
/**
 * Looks into two versions of an operation.
 * @param readDocuments both as OpenAPI 3.x; asked once, and only when there is something to look into
 */
function createTeller(readDocuments) {
    let sides;
    return (old, now, parts) => {
        sides ??= createSides(...readDocuments());
        const before = sides.before.routes.get(keyOf(old.method, old.path));
        const after = sides.after.routes.get(keyOf(now.method, now.path));
        if (before === undefined || after === undefined)
            return tellParts(old, now, parts);
        const told = [
            ...(isSameAddress(sides, before, after) ? [] : describeMove(old, now)),
            ...(parts.includes('name') ? [describeName(old, now)] : []),
        ];
        const inDetail = [
            ...compareServers(sides, before, after),
            ...compareSecurity(sides, before, after),
            ...compareParameters(sides, before, after),
            ...compareBodies(sides, before, after),
            ...compareTexts(before, after),
            ...compareResponses(sides, before, after),
            ...compareOthers(sides, before, after),
        ];
        if (inDetail.length === 0 && parts.includes('description')) {
            inDetail.push(createChange('examples', 'examples, or white space in texts, changed'));
        }
        return [...told, ...inDetail];
    };
}

;// CONCATENATED MODULE: ./src/compare/door.ts



/***/ })

};
