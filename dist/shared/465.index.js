export const id = 465;
export const ids = [465];
export const modules = {

/***/ 2314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createChange)
/* harmony export */ });
/* unused harmony export changeRules */
const calls = 'Calls that were right before are refused or mean something else.';
const wider = 'Whatever was sent before can still be sent.';
const answer = 'An assistant reads answers as they come; nothing that it sends becomes wrong.';
const text = 'An assistant chooses an action, and what it sends, by these words.';
const unseen = 'No copilot reads it.';
/**
 * Every kind of change, and what it means for the copilot. docs/comparison.md is made of it, row by row.
 * Where a case is open to doubt, the class is the worse one.
 */
const changeRules = {
    'action-removed': {
        class: 'breaking',
        what: 'an action is gone',
        why: 'Flows and prompts that use it stop working.',
    },
    renamed: { class: 'breaking', what: 'an action has another name', why: 'Flows name their actions.' },
    moved: {
        class: 'breaking',
        what: 'an action moved to another method or path',
        why: 'It is another request, and permissions and flows may be tied to the old one.',
    },
    'server-changed': {
        class: 'breaking',
        what: 'the server is another one',
        why: 'Calls, with people’s data and keys, go elsewhere.',
    },
    'security-changed': {
        class: 'breaking',
        what: 'other or more credentials are needed',
        why: 'Calls with the old credentials are refused.',
    },
    'input-required': {
        class: 'breaking',
        what: 'a parameter, body or body field is new and required',
        why: 'Calls without it are refused.',
    },
    'input-removed': {
        class: 'breaking',
        what: 'a parameter, body or body field is gone',
        why: 'What people ask for with it is no longer done.',
    },
    'input-moved': {
        class: 'breaking',
        what: 'a parameter has another place or, in the path, another name',
        why: calls,
    },
    'now-required': {
        class: 'breaking',
        what: 'an optional parameter, body or body field is now required',
        why: 'Calls without it are refused.',
    },
    'type-narrowed': { class: 'breaking', what: 'the type of an input is narrower or another one', why: calls },
    'format-narrowed': {
        class: 'breaking',
        what: 'the format of an input is new, narrower or another one',
        why: calls,
    },
    'values-narrowed': { class: 'breaking', what: 'an input no longer takes a value of its list', why: calls },
    'limits-narrowed': {
        class: 'breaking',
        what: 'a limit of an input (length, size, range, pattern) is new or tighter',
        why: calls,
    },
    'alternatives-narrowed': {
        class: 'breaking',
        what: 'an input no longer takes one of its alternatives (`oneOf`, `anyOf`)',
        why: calls,
    },
    'media-type-removed': {
        class: 'breaking',
        what: 'the body is no longer taken in a media type',
        why: calls,
    },
    'way-of-writing': {
        class: 'breaking',
        what: 'a parameter is to be written another way (`style`, `explode`, media type)',
        why: calls,
    },
    'other-rule': {
        class: 'breaking',
        what: 'another rule about an input differs (`not`, `if`, `discriminator`, …)',
        why: 'Whether it is narrower cannot be told.',
    },
    undetailed: {
        class: 'breaking',
        what: 'parameters, body, servers or security differ, in a way that cannot be told in detail',
        why: 'It may be narrower.',
    },
    'input-added': {
        class: 'changes',
        what: 'a parameter, body or body field is new and optional',
        why: wider,
    },
    'now-optional': {
        class: 'changes',
        what: 'a required parameter, body or body field is now optional',
        why: wider,
    },
    'type-widened': { class: 'changes', what: 'the type of an input is wider', why: wider },
    'format-widened': { class: 'changes', what: 'the format of an input is wider or gone', why: wider },
    'values-widened': { class: 'changes', what: 'an input takes more values', why: wider },
    'limits-widened': { class: 'changes', what: 'a limit of an input is gone or looser', why: wider },
    'alternatives-widened': { class: 'changes', what: 'an input takes one more alternative', why: wider },
    'media-type-added': { class: 'changes', what: 'the body is taken in one more media type', why: wider },
    'security-eased': {
        class: 'changes',
        what: 'fewer credentials are needed, or others will do as well',
        why: 'Calls with the old credentials still work.',
    },
    'further-servers': {
        class: 'changes',
        what: 'a server other than the first differs',
        why: 'Calls go to the first.',
    },
    default: {
        class: 'changes',
        what: 'the default of an input differs',
        why: 'What is left out is taken for something else.',
    },
    deprecated: {
        class: 'changes',
        what: 'an action or input is deprecated, or no longer',
        why: 'It still works.',
    },
    'response-status': {
        class: 'changes',
        what: 'a status is answered that was not, or no longer',
        why: answer,
    },
    'response-content': {
        class: 'changes',
        what: 'an answer holds other fields, types or values',
        why: answer,
    },
    description: {
        class: 'changes',
        what: 'a summary, description or title differs',
        why: text,
    },
    extension: {
        class: 'changes',
        what: 'an extension (`x-…`) of an action differs',
        why: 'Some services act on theirs, such as `x-open-execute-after`.',
    },
    'other-part': {
        class: 'changes',
        what: 'something else about an action differs (`callbacks`, …)',
        why: 'It is no input.',
    },
    'same-address': {
        class: 'none',
        what: 'a part of the path moved into the address of the server, or out of it',
        why: 'Calls go to the same address.',
    },
    'never-sent': {
        class: 'none',
        what: 'a field differs that is never sent (`readOnly`), a definition that nothing uses, or a `discriminator` that says what the alternatives say anyway',
        why: 'It is no input.',
    },
    'extension-within': {
        class: 'none',
        what: 'an extension (`x-…`) of a parameter, a body, a field or an answer differs',
        why: unseen,
    },
    examples: { class: 'none', what: 'examples differ', why: unseen },
    tags: { class: 'none', what: 'tags or links to other documentation differ', why: unseen },
    'white-space': { class: 'none', what: 'texts differ in white space alone', why: 'They say the same.' },
};
function createChange(rule, sentence, where = '') {
    return { rule, class: changeRules[rule].class, sentence, where };
}


/***/ }),

/***/ 8465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareDescriptions: () => (/* binding */ compareDescriptions),
/* harmony export */   u: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _document_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8750);
/* harmony import */ var _prepare_prepare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3920);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7585);
/* harmony import */ var _detail_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9337);




/**
 * What a change does to the copilot's operations, each difference named. Digests say which operations differ; only
 * then is what was sent, and what would be, looked into: it is read anew, so that no document is kept for it.
 */
function compareDescriptions(before, after) {
    const [old, now] = [before.body, after.body];
    if (old === undefined || now === undefined)
        return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOperations */ .I)(before.operations, after.operations);
    const tell = (0,_detail_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .createTeller */ .L)(() => ({ before: readDocument(old), after: readDocument(now) }));
    return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOperations */ .I)(before.operations, after.operations, tell);
}
/** As OpenAPI 3.x: what was sent as Swagger 2.0 is upgraded here. */
function readDocument(body) {
    const document = JSON.parse(new TextDecoder().decode(body));
    if (!(0,_document_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(document))
        return {};
    if (document['swagger'] === undefined)
        return document;
    return (0,_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareDocument */ .j)(document, { version: '2.0', prepare: 'auto', sourceBytes: body.length }).document;
}


/***/ }),

/***/ 7585:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ compareOperations)
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

// EXTERNAL MODULE: ./src/openapi/compare/move-changes.ts
var move_changes = __webpack_require__(7529);
// EXTERNAL MODULE: ./src/openapi/compare/part-changes.ts
var part_changes = __webpack_require__(4001);
;// CONCATENATED MODULE: ./src/openapi/compare/compare.ts



/**
 * What became of the operations: told apart by exact method and path, since two templates may differ in nothing but
 * the names of their parameters. One that left its place is found again by its `operationId`, or else by its
 * template, as long as only one can be meant. The order is that of the documents.
 * @param tellChanges asked for operations that differ only; it may find that nothing does after all
 */
function compareOperations(before, after, tellChanges = part_changes/* tellParts */.Q) {
    const origin = new Map();
    const gone = new Set(before);
    for (const key of [move_changes/* placeOf */.$t, idOf, move_changes/* templateOf */.kW]) {
        const old = indexUnique([...gone], key);
        const candidates = indexUnique(after.filter((operation) => !origin.has(operation)), key);
        for (const [value, operation] of candidates) {
            const match = old.get(value);
            if (match === undefined)
                continue;
            origin.set(operation, match);
            gone.delete(match);
        }
    }
    const lists = {
        added: after.filter((operation) => !origin.has(operation)),
        removed: before.filter((operation) => gone.has(operation)),
        modified: after.flatMap((operation) => findModified(operation, origin.get(operation), tellChanges) ?? []),
    };
    return { ...lists, breaking: countBreaking(lists) };
}
function findModified(operation, old, tellChanges) {
    if (old === undefined)
        return undefined;
    const parts = operationParts.filter((part) => operation.fingerprints[part] !== old.fingerprints[part]);
    const isMoved = (0,move_changes/* placeOf */.$t)(operation) !== (0,move_changes/* placeOf */.$t)(old);
    if (!isMoved && parts.length === 0)
        return undefined;
    const changes = dropRepeats(tellChanges(old, operation, parts)).sort((one, other) => changeClasses.indexOf(one.class) - changeClasses.indexOf(other.class));
    if (changes.length === 0)
        return undefined;
    const { method, path } = old;
    return { operation, parts, changes, ...(isMoved && { movedFrom: { method, path } }) };
}
/** A response and what it holds may both be described: the same sentence says nothing twice. */
function dropRepeats(changes) {
    return [...new Map(changes.map((change) => [`${change.rule} ${change.sentence}`, change])).values()];
}
/** The operations by a key that belongs to one of them alone. */
function indexUnique(operations, key) {
    const index = new Map();
    const shared = new Set();
    for (const operation of operations) {
        const value = key(operation);
        if (value === undefined)
            continue;
        if (index.has(value))
            shared.add(value);
        index.set(value, operation);
    }
    for (const value of shared)
        index.delete(value);
    return index;
}
function idOf(operation) {
    return operation.operationId;
}


/***/ }),

/***/ 9337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ createTeller)
});

// EXTERNAL MODULE: ./src/openapi/document/route.ts
var route = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/openapi/document/json.ts
var json = __webpack_require__(8750);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/compare/change-rules.ts
var change_rules = __webpack_require__(2314);
// EXTERNAL MODULE: ./src/openapi/compare/place.ts
var compare_place = __webpack_require__(6793);
;// CONCATENATED MODULE: ./src/openapi/compare/alike.ts

/** Names schemas without a reference to them: what it means lies with others, too. */
const farReaching = ['discriminator', 'mapping'];
/** Equal JSON, whatever the order of keys, and nothing in it that reaches further than its references. */
function isWrittenAlike(old, now) {
    return isAlike(old, now, farReaching);
}
/** Equal JSON that refers to nothing, so that it means the same in both documents. */
function isSelfContained(old, now) {
    return isAlike(old, now, referring);
}
const referring = [...farReaching, '$ref'];
function isAlike(old, now, reaching) {
    if ((0,json/* isArray */.cy)(old)) {
        return ((0,json/* isArray */.cy)(now) &&
            old.length === now.length &&
            old.every((entry, index) => isAlike(entry, now[index] ?? null, reaching)));
    }
    if (!(0,json/* isObject */.Gv)(old))
        return old === now;
    if (!(0,json/* isObject */.Gv)(now))
        return false;
    const keys = Object.keys(old);
    if (keys.length !== Object.keys(now).length || reaching.some((key) => Object.hasOwn(old, key)))
        return false;
    return keys.every((key) => Object.hasOwn(now, key) && isAlike(old[key] ?? null, now[key] ?? null, reaching));
}

;// CONCATENATED MODULE: ./src/openapi/compare/field-changes.ts


/** The fields of an object: new, gone, required or not, and what each of them holds. */
function compareFields(walk, views, place) {
    const [before, after] = views;
    const { sides } = walk;
    const names = new Set(views.flatMap(({ fields, required }) => [...fields.keys(), ...required]));
    for (const name of names) {
        const field = (0,compare_place/* fieldOf */._F)(place, name);
        const standings = [
            findStanding(before, { name, view: sides.before.view, place }),
            findStanding(after, { name, view: sides.after.view, place }),
        ];
        const [old, now] = [before.fields.get(name), after.fields.get(name)];
        if (standings.every((standing) => standing === 'silent')) {
            if (sides.before.meaning(old, 'keywords') === sides.after.meaning(now, 'keywords'))
                continue;
            walk.tell('never-sent', `${(0,compare_place/* namePlace */.RO)(field)}, never ${place.isInput ? 'sent' : 'answered'}, changed`, field);
            continue;
        }
        tellStanding(walk, standings, field);
        if (standings.every(isThere))
            walk.go(old, now, field);
    }
    compareOtherFields(walk, views, place);
}
function findStanding(holder, { name, view, place }) {
    const schema = holder.fields.get(name);
    const isRequired = holder.required.has(name);
    if (schema === undefined)
        return isRequired ? 'required' : 'absent';
    if (isSilent(schema, view, place))
        return 'silent';
    return isRequired ? 'required' : 'optional';
}
const composed = ['$ref', 'allOf', 'oneOf', 'anyOf'];
function isSilent(schema, view, { isInput }) {
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
function tellStanding(walk, [old, now], place) {
    const name = (0,compare_place/* namePlace */.RO)(place);
    if (old === 'silent' || now === 'silent')
        tellSilent(walk, [old, now], place);
    else if (old === 'absent' && now === 'required') {
        walk.tell('input-required', `new required ${name}`, place);
    }
    else if (old === 'absent')
        walk.tell('input-added', `new ${place.isInput ? 'optional ' : ''}${name}`, place);
    else if (now === 'absent')
        walk.tell('input-removed', `${name} removed`, place);
    else if (old !== now) {
        walk.tell(now === 'required' ? 'now-required' : 'now-optional', `${name} is now ${now}`, place);
    }
}
function tellSilent(walk, [old, now], place) {
    const name = (0,compare_place/* namePlace */.RO)(place);
    const word = place.isInput ? 'read-only' : 'write-only';
    if (isThere(old))
        walk.tell('input-removed', `${name} is now ${word}`, place);
    else if (now === 'required')
        walk.tell('input-required', `${name} is no longer ${word}, and required`, place);
    else if (now === 'optional')
        walk.tell('input-added', `${name} is no longer ${word}`, place);
    else
        walk.tell('never-sent', old === 'absent' ? `new ${word} ${name}` : `${word} ${name} removed`, place);
}
/** Fields that the schema does not name. */
function compareOtherFields(walk, [before, after], place) {
    const [old, now] = [before.otherFields, after.otherFields];
    if (old === now)
        return;
    const name = (0,compare_place/* namePlace */.RO)(place);
    if (now === undefined)
        walk.tell('limits-widened', `${name} may now hold any other field`, place);
    else if (now === false)
        walk.tell('limits-narrowed', `${name} may no longer hold other fields`, place);
    else if (old === false)
        walk.tell('limits-widened', `${name} may now hold other fields`, place);
    else if (old === undefined) {
        walk.tell('limits-narrowed', `other fields of ${name} now have to keep to a rule`, place);
    }
    else
        walk.go(old, now, (0,compare_place/* fieldOf */._F)(place, '*'));
}

;// CONCATENATED MODULE: ./src/openapi/compare/union-changes.ts



/** A choice between alternatives, and nothing that would hold for all of them. */
function isPureUnion({ unions, fields, values, items }) {
    return unions.length === 1 && fields.size === 0 && values === undefined && items === undefined;
}
function compareUnions(walk, views, subject) {
    const [{ unions: olds }, { unions: nows }] = views;
    if (olds.length + nows.length === 0)
        return;
    if (views.some(isPureUnion))
        compareNull(walk, views, subject.place);
    const [[first], [next]] = [olds, nows];
    if (first !== undefined && next !== undefined && olds.length === 1 && nows.length === 1) {
        compareAlternatives(walk, [first, next], subject.place);
    }
    else if (listDigests(walk.sides.before, olds) !== listDigests(walk.sides.after, nows)) {
        compareChoices(walk, views, subject);
    }
}
/** A choice that came, that went, or one of several: told as a whole. */
function compareChoices(walk, [before, after], { old, now, place }) {
    const [[first = [old]], [next]] = [before.unions, after.unions];
    const targets = (next ?? [now]).map((target) => after.isNullable ? { allOf: [target], nullable: true } : target);
    const isWider = Math.max(before.unions.length, after.unions.length) === 1 &&
        first.every((one) => targets.some((target) => walk.isAccepted(one, target)));
    const verb = place.isInput ? 'takes' : 'holds';
    const sentence = takesAnything(after)
        ? `${(0,compare_place/* namePlace */.RO)(place)} now ${verb} any value`
        : describeChoice((0,compare_place/* namePlace */.RO)(place), next ?? [], verb);
    walk.tell(isWider ? 'alternatives-widened' : 'alternatives-narrowed', sentence, place);
}
function takesAnything({ types, unions, values, rest }) {
    const isOpen = types === undefined && values === undefined && unions.length === 0;
    return isOpen && [...rest.keys()].every((keyword) => keyword.startsWith('x-'));
}
function compareNull(walk, [before, after], place) {
    const mayBeNull = (view, side) => view.isNullable ||
        takesAnything(view) ||
        view.unions.flat().some((alternative) => side.view(alternative).isNullable);
    const [old, now] = [mayBeNull(before, walk.sides.before), mayBeNull(after, walk.sides.after)];
    if (old && !now)
        walk.tell('type-narrowed', `${(0,compare_place/* namePlace */.RO)(place)} may no longer be null`, place);
    if (now && !old)
        walk.tell('type-widened', `${(0,compare_place/* namePlace */.RO)(place)} may now be null`, place);
}
function describeChoice(name, alternatives, verb) {
    if (alternatives.length === 0)
        return `${name} now ${verb} one kind of value`;
    const needs = alternatives.flatMap((alternative) => listNeeded(alternative) ?? []);
    if (needs.length < alternatives.length)
        return `${name} now ${verb} one of ${alternatives.length} kinds of value`;
    return `${name} now needs ${needs.map(compare_place/* clip */.$Q).join(' or ')}`;
}
/** `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields. */
function listNeeded(alternative) {
    if (!(0,json/* isObject */.Gv)(alternative))
        return undefined;
    const isAlone = Object.keys(alternative).every((key) => key === 'required' || key === 'type');
    const { required } = alternative;
    return isAlone && (0,json/* isArray */.cy)(required) ? required.map(String).join(' with ') : undefined;
}
function compareAlternatives(walk, [before, after], place) {
    const { sides } = walk;
    const pairs = [];
    const [olds, nows] = [[...before], [...after]];
    for (const key of [digestOf, labelOf, shapeOf, anyOne]) {
        for (const old of [...olds]) {
            const index = nows.findIndex((now) => {
                const [one, other] = [key(old, sides.before), key(now, sides.after)];
                return (one !== undefined && one === other && (key !== anyOne || (olds.length === 1 && nows.length === 1)));
            });
            if (index === -1)
                continue;
            pairs.push([old, nows[index] ?? {}]);
            nows.splice(index, 1);
            olds.splice(olds.indexOf(old), 1);
        }
    }
    const name = (0,compare_place/* namePlace */.RO)(place);
    const verb = place.isInput ? 'take' : 'hold';
    for (const old of olds) {
        if (after.some((now) => walk.isAccepted(old, now)))
            continue;
        walk.tell('alternatives-narrowed', `${name} no longer ${verb}s ${nameAlternative(old, sides.before)}`, place);
    }
    for (const now of nows) {
        walk.tell('alternatives-widened', `${name} can now ${verb} ${nameAlternative(now, sides.after)}`, place);
    }
    for (const [old, now] of pairs)
        walk.go(old, now, place);
}
function digestOf(alternative, { meaning }) {
    return String(meaning(alternative, 'keywords'));
}
/** What people call an alternative: its component, its title. */
function labelOf(alternative) {
    const reference = (0,document_reference/* findReference */.t3)(alternative);
    if (reference !== undefined)
        return reference.split('/').at(-1);
    const title = (0,json/* isObject */.Gv)(alternative) ? alternative['title'] : undefined;
    return typeof title === 'string' ? title : undefined;
}
/** Its fields, and what tells it from the others: fields of one value. */
function shapeOf(alternative, { view }) {
    const { types, fields } = view(alternative);
    if (fields.size === 0)
        return undefined;
    const named = [...fields].map(([name, field]) => {
        const { values = [] } = view(field);
        return `${name} ${values.length === 1 ? JSON.stringify(values) : ''}`;
    });
    return JSON.stringify([types, named.sort()]);
}
/** Where one is left on each side, they are taken for two versions of one. */
function anyOne() {
    return '';
}
function nameAlternative(alternative, { view }) {
    const label = labelOf(alternative);
    if (label !== undefined)
        return (0,compare_place/* clip */.$Q)(label);
    const { types, fields } = view(alternative);
    const type = types?.join(' or ') ?? 'anything';
    return fields.size === 0 ? type : `${type} with ${(0,compare_place/* clip */.$Q)([...fields.keys()].slice(0, 3).join(', '))}`;
}
function listDigests({ meaning }, unions) {
    return unions
        .flat()
        .map((alternative) => meaning(alternative, 'keywords'))
        .sort((one, other) => one - other)
        .join();
}

;// CONCATENATED MODULE: ./src/openapi/compare/other-rules.ts


/** Keywords that decide nothing where they stand: references to what they hold are followed. */
const inert = new Set(['$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor']);
/** The keywords of a schema that have no words of their own. */
function compareOtherRules(walk, [before, after], place) {
    for (const keyword of new Set([...before.rest.keys(), ...after.rest.keys()])) {
        const [old, now] = [
            sumOf(walk.sides.before, before.rest.get(keyword) ?? [], keyword),
            sumOf(walk.sides.after, after.rest.get(keyword) ?? [], keyword),
        ];
        if (old === now)
            continue;
        const name = (0,compare_place/* namePlace */.RO)(place);
        if (keyword.startsWith('x-'))
            walk.tell('extension-within', `${keyword} of ${name} changed`, place);
        else if (inert.has(keyword))
            walk.tell('never-sent', `definitions within ${name} changed`, place);
        else if (keyword === 'discriminator' && !isOtherProperty(before, after))
            walk.noteDoubt();
        else if (keyword === 'discriminator' && isImplied(walk, [before, after])) {
            walk.tell('never-sent', `the rule “discriminator” of ${name} says what its alternatives say anyway`, place);
        }
        else
            walk.tell('other-rule', `the rule “${keyword}” of ${name} changed`, place);
    }
}
/** Which value stands for which alternative is told with the alternatives. */
function isOtherProperty(before, after) {
    return findProperty(before) !== findProperty(after);
}
function findProperty({ rest }) {
    const [first] = rest.get('discriminator') ?? [];
    return (0,json/* findMember */.gz)(first, 'propertyName');
}
/** True of a discriminator that came or went, where every alternative needs the field and lists its values. */
function isImplied({ sides }, [before, after]) {
    const [old, now] = [findProperty(before), findProperty(after)];
    if (old !== undefined && now !== undefined)
        return false;
    const name = old ?? now;
    if (typeof name !== 'string')
        return false;
    const needs = (side, { fields, required }) => required.has(name) && side.view(fields.get(name)).values !== undefined;
    const allNeed = (side, view) => {
        const alternatives = view.unions.flat().map((alternative) => side.view(alternative));
        return (alternatives.length === 0 ? [view] : alternatives).every((one) => needs(side, one));
    };
    return allNeed(sides.before, before) && allNeed(sides.after, after);
}
function sumOf({ meaning }, values, keyword) {
    return values
        .map((value) => meaning({ [keyword]: value }, 'keywords'))
        .sort((one, other) => one - other)
        .join();
}

;// CONCATENATED MODULE: ./src/openapi/compare/schema-limits.ts
/** Upper bounds, tighter when smaller, and lower ones. */
const upper = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const lower = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
/** A bound of zero that everything keeps anyway says nothing. */
const trivial = new Set(['minLength', 'minItems', 'minProperties']);
/** The tightest limits of schemas that apply together. 3.0 says with a flag that the end of a range is left out. */
function readLimits(pieces) {
    const limits = new Map();
    const tighten = (keyword, value) => {
        const known = limits.get(keyword) ?? value;
        limits.set(keyword, upper.includes(keyword) ? Math.min(known, value) : Math.max(known, value));
    };
    for (const piece of pieces) {
        for (const keyword of [...upper, ...lower]) {
            const value = piece[keyword];
            if (typeof value !== 'number' || (value === 0 && trivial.has(keyword)))
                continue;
            const isOpen = (keyword === 'maximum' && piece['exclusiveMaximum'] === true) ||
                (keyword === 'minimum' && piece['exclusiveMinimum'] === true);
            tighten(isOpen ? `exclusive${keyword.replace('m', 'M')}` : keyword, value);
        }
    }
    return limits;
}
function compareLimits(before, after) {
    return [...upper, ...lower].flatMap((keyword) => {
        const [old, now] = [before.get(keyword), after.get(keyword)];
        if (old === now)
            return [];
        const grows = now !== undefined && (old === undefined || now > old);
        const shrinks = now !== undefined && (old === undefined || now < old);
        return [{ keyword, before: old, after: now, isTighter: upper.includes(keyword) ? shrinks : grows }];
    });
}

;// CONCATENATED MODULE: ./src/openapi/compare/value-changes.ts


/** True where hardly any value fits both: what else differs then follows from it. */
function isOtherType(before, after) {
    const [old, now] = [before.types, after.types];
    if (old === undefined || now === undefined || old.length === 0 || now.length === 0)
        return false;
    return !old.some((type) => isTaken(type, now)) && !now.some((type) => isTaken(type, old));
}
function* compareTypes(before, after) {
    const [old, now] = [renderType(before), renderType(after)];
    if (old === now)
        return;
    const isNarrower = after.types !== undefined &&
        (before.types === undefined ||
            before.types.some((type) => !isTaken(type, after.types ?? [])) ||
            (before.isNullable && !after.isNullable));
    yield {
        rule: isNarrower ? 'type-narrowed' : 'type-widened',
        sentence: (name) => `type of ${name} is now ${now}, was ${old}`,
    };
}
function isTaken(type, types) {
    return types.includes(type) || (type === 'integer' && types.includes('number'));
}
function renderType({ types, isNullable }) {
    if (types === undefined)
        return 'anything';
    const all = isNullable ? [...types.filter((type) => type !== 'null'), 'null'] : types;
    return all.length === 0 ? 'null' : all.join(' or ');
}
/** Formats that leave nothing out which the type alone would take, for all that matters here. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);
function* compareFormats(before, after) {
    const [old, now] = [before.format, after.format];
    if (old === now)
        return;
    const isWider = now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
    yield {
        rule: isWider ? 'format-widened' : 'format-narrowed',
        sentence: (name) => `format of ${name} is now ${now ?? 'free'}${old === undefined ? '' : `, was ${old}`}`,
    };
}
function* compareValues(before, after, verb) {
    const [old, now] = [before.values, after.values];
    if (old === undefined && now === undefined)
        return;
    if (old === undefined || now === undefined) {
        yield now === undefined
            ? { rule: 'values-widened', sentence: (name) => `${name} now ${verb} any value` }
            : { rule: 'values-narrowed', sentence: (name) => `${name} now ${verb} only ${(0,compare_place/* showValues */.g)(now)}` };
        return;
    }
    const [gone, added] = [without(old, now), without(now, old)];
    const base = verb === 'takes' ? 'take' : 'hold';
    if (gone.length > 0) {
        yield { rule: 'values-narrowed', sentence: (name) => `${name} no longer ${verb} ${(0,compare_place/* showValues */.g)(gone)}` };
    }
    if (added.length > 0) {
        yield { rule: 'values-widened', sentence: (name) => `${name} can now ${base} ${(0,compare_place/* showValues */.g)(added)}` };
    }
}
/** `null` is told with the type. */
function without(values, others) {
    const known = new Set(others.map((value) => JSON.stringify(value)));
    return values.filter((value) => value !== null && !known.has(JSON.stringify(value)));
}
function* compareBounds(before, after) {
    for (const { keyword, before: old, after: now, isTighter } of compareLimits(before.limits, after.limits)) {
        yield {
            rule: isTighter ? 'limits-narrowed' : 'limits-widened',
            sentence: (name) => now === undefined
                ? `${keyword} of ${name} is gone, was ${String(old)}`
                : `${keyword} of ${name} is now ${now}${old === undefined ? '' : `, was ${old}`}`,
        };
    }
    const [old, now] = [before.patterns.join(' '), after.patterns.join(' ')];
    if (old === now)
        return;
    yield {
        rule: now === '' ? 'limits-widened' : 'limits-narrowed',
        sentence: (name) => {
            const was = old === '' ? '' : `, was ${(0,compare_place/* showValue */.vp)(old)}`;
            return `pattern of ${name} is ${now === '' ? 'gone' : `now ${(0,compare_place/* showValue */.vp)(now)}`}${was}`;
        },
    };
}
function* compareNotes(before, after) {
    const [old, now] = [before.initial, after.initial].map((value) => value === undefined ? undefined : (0,compare_place/* showValue */.vp)(value));
    if (old !== now) {
        yield {
            rule: 'default',
            sentence: (name) => `default of ${name} is ${now === undefined ? 'gone' : `now ${now}`}${old === undefined ? '' : `, was ${old}`}`,
        };
    }
    if (before.isDeprecated !== after.isDeprecated) {
        yield {
            rule: 'deprecated',
            sentence: (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`,
        };
    }
}

;// CONCATENATED MODULE: ./src/openapi/compare/schema-changes.ts







/** How many pairs of schemas are looked at for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;
/** What differs between two versions of a schema in what it means or says, however it is written. */
function compareSchemas(sides, schemas, place) {
    const [before, after] = schemas;
    const isSame = sides.before.meaning(before, 'keywords') === sides.after.meaning(after, 'keywords');
    if (isSame && sides.before.texts(before, 'keywords') === sides.after.texts(after, 'keywords'))
        return [];
    const [old, now] = [sides.before.settle(before), sides.after.settle(after)];
    const recall = sides.memory.whole(place.isInput);
    const known = recall.find(old, now) ?? walkWhole(sides, [old, now], { isSame, isInput: place.isInput });
    recall.keep(old, now, known);
    return known.map((change) => ({
        ...change,
        sentence: (0,compare_place/* fillIn */.pz)(change.sentence, place),
        where: (0,compare_place/* fillIn */.pz)(change.where, place),
    }));
}
/** With open places, so that it can be told of every operation that has the pair. */
function walkWhole(sides, pair, { isInput, isSame }) {
    const place = { ...compare_place/* openPlace */.QL, isInput };
    const effort = { pairs: sides.memory.allow(pairLimit), isInDoubt: false };
    const changes = walkSchemas(sides, pair, { place, attempts: 0, effort });
    const isTold = changes.some(({ class: told, rule }) => told !== 'none' && rule !== 'description');
    const isDoubtful = effort.pairs < 0 || (effort.isInDoubt && !isTold);
    return isDoubtful && !isSame ? [...changes, describeUntold(place)] : changes;
}
function describeUntold(place) {
    const sentence = `${(0,compare_place/* namePlace */.RO)(place)} changed, in a way that cannot be told in detail`;
    return (0,change_rules/* createChange */.f)(place.isInput ? 'undetailed' : 'response-content', sentence, (0,compare_place/* namePlace */.RO)(place));
}
/** Nearest places first, and without recursion: a chain of references may be as long as a description. */
function walkSchemas(sides, [old, now], { place, attempts, effort }) {
    const changes = [];
    const texts = [];
    const seen = new Map();
    const queue = [{ old, now, place }];
    for (const pair of queue) {
        const met = seen.get(pair.old) ?? new Set();
        if (met.has(pair.now))
            continue;
        if (--effort.pairs < 0)
            break;
        sides.memory.spend();
        seen.set(pair.old, met.add(pair.now));
        const found = findPair(sides, pair, { attempts, effort });
        for (const told of found.told) {
            const at = (0,compare_place/* joinPlaces */.h6)(pair.place, told.place);
            changes.push((0,change_rules/* createChange */.f)(ruleAt(told.rule, at), (0,compare_place/* fillIn */.pz)(told.sentence, pair.place), (0,compare_place/* namePlace */.RO)(at)));
        }
        for (const text of found.texts)
            texts.push((0,compare_place/* joinPlaces */.h6)(pair.place, text));
        for (const next of found.next)
            queue.push({ ...next, place: (0,compare_place/* joinPlaces */.h6)(pair.place, next.place) });
        if (found.isInDoubt)
            effort.isInDoubt = true;
    }
    return [...changes, ...describeTexts(texts, place)];
}
function ruleAt(rule, { isInput }) {
    return isInput || rule === 'never-sent' || rule === 'extension-within' ? rule : 'response-content';
}
/** The pair as it was found before, wherever that was: shared schemas are compared once for all operations. */
function findPair(sides, { old, now, place }, { attempts, effort }) {
    const recall = sides.memory.of(`${place.isInput} ${attempts}`);
    const known = recall.find(old, now);
    if (known !== undefined)
        return known;
    const told = [];
    const texts = [];
    const next = [];
    let isInDoubt = false;
    const walk = {
        sides,
        tell: (rule, sentence, at) => told.push({ rule, sentence, place: at }),
        noteText: (at) => texts.push(at),
        noteDoubt: () => (isInDoubt = true),
        go(before, after, at) {
            const pair = { old: sides.before.settle(before), now: sides.after.settle(after), place: at };
            if (!isSame(sides, pair))
                next.push(pair);
        },
        isAccepted(before, after) {
            if (attempts > 1)
                return false;
            const start = { place: { ...compare_place/* openPlace */.QL, isInput: true }, attempts: attempts + 1, effort };
            const found = walkSchemas(sides, [before, after], start);
            return effort.pairs >= 0 && found.every((change) => change.class !== 'breaking');
        },
    };
    comparePair(walk, old, now, { ...compare_place/* openPlace */.QL, isInput: place.isInput });
    const found = { told, texts, next, isInDoubt };
    recall.keep(old, now, found);
    return found;
}
function isSame({ before, after }, { old, now }) {
    // Most of what differs somewhere is the same in most places, and equal text is seen sooner than equal meaning.
    if (old !== undefined && now !== undefined && isSelfContained(old, now))
        return true;
    return (before.meaning(old, 'keywords') === after.meaning(now, 'keywords') &&
        before.texts(old, 'keywords') === after.texts(now, 'keywords'));
}
function comparePair(walk, old, now, place) {
    const views = [walk.sides.before.view(old), walk.sides.after.view(now)];
    const [before, after] = views;
    if (before === after)
        return;
    if (!views.some(isPureUnion)) {
        compareValuesOf(walk, views, place);
        if (isOtherType(before, after))
            return;
        compareParts(walk, views, place);
    }
    compareUnions(walk, views, { old: old ?? {}, now: now ?? {}, place });
    compareOtherRules(walk, views, place);
    if (views.some(({ isSimplified }) => isSimplified))
        walk.noteDoubt();
    if ((0,compare_place/* squeeze */.r2)(before.text) !== (0,compare_place/* squeeze */.r2)(after.text))
        walk.noteText(place);
}
/** What a value consists of: the fields of an object, the items of a list. */
function compareParts(walk, views, place) {
    compareFields(walk, views, place);
    const [old, now] = views.map(({ items }) => items);
    if (old !== undefined || now !== undefined)
        walk.go(old, now, (0,compare_place/* itemOf */.Tu)(place));
}
function compareValuesOf(walk, [before, after], place) {
    const verb = place.isInput ? 'takes' : 'holds';
    const types = [...compareTypes(before, after)];
    const others = isOtherType(before, after)
        ? []
        : [
            ...compareFormats(before, after),
            ...compareValues(before, after, verb),
            ...compareBounds(before, after),
        ];
    for (const { rule, sentence } of [...types, ...others, ...compareNotes(before, after)]) {
        walk.tell(rule, sentence((0,compare_place/* namePlace */.RO)(place)), place);
    }
}
const textLimit = 3;
function describeTexts(places, place) {
    if (places.length <= textLimit) {
        return places.map((place) => (0,change_rules/* createChange */.f)('description', `description of ${(0,compare_place/* namePlace */.RO)(place)} changed`, (0,compare_place/* namePlace */.RO)(place)));
    }
    const name = (0,compare_place/* namePlace */.RO)({ ...place, path: '' });
    return [(0,change_rules/* createChange */.f)('description', `descriptions of ${places.length} fields of ${name} changed`, name)];
}

;// CONCATENATED MODULE: ./src/openapi/compare/body-changes.ts






const place = { root: 'body', path: '', isInput: true };
/** What became of an operation's body. */
function compareBodies(sides, before, after) {
    const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
    if (body_changes_isSame(sides, [old, now]))
        return [];
    const [was, is] = [(0,document_reference/* resolveObject */.Wm)(sides.before.document, old), (0,document_reference/* resolveObject */.Wm)(sides.after.document, now)];
    if (is === undefined) {
        return was === undefined ? [body_changes_describeUntold()] : [(0,change_rules/* createChange */.f)('input-removed', 'body removed', 'body')];
    }
    if (was === undefined) {
        return [
            is['required'] === true
                ? (0,change_rules/* createChange */.f)('input-required', 'new required body', 'body')
                : (0,change_rules/* createChange */.f)('input-added', 'new optional body', 'body'),
        ];
    }
    return [...describeOwn(was, is), ...compareContents(sides, [was['content'], is['content']], place)];
}
function body_changes_describeUntold() {
    return (0,change_rules/* createChange */.f)('undetailed', 'body changed, in a way that cannot be told in detail', 'body');
}
function* describeOwn(old, now) {
    if ((old['required'] === true) !== (now['required'] === true)) {
        yield now['required'] === true
            ? (0,change_rules/* createChange */.f)('now-required', 'body is now required', 'body')
            : (0,change_rules/* createChange */.f)('now-optional', 'body is now optional', 'body');
    }
    if ((0,compare_place/* squeeze */.r2)(old['description']) !== (0,compare_place/* squeeze */.r2)(now['description'])) {
        yield (0,change_rules/* createChange */.f)('description', 'description of body changed', 'body');
    }
    for (const key of listExtensions(old, now)) {
        yield (0,change_rules/* createChange */.f)('extension-within', `${(0,compare_place/* clip */.$Q)(key)} of body changed`, 'body');
    }
}
/** Media types and what each of them holds; what is told of one is not told again of the next. */
function compareContents(sides, contents, at) {
    const [before, after] = contents.map((content) => ((0,json/* isObject */.Gv)(content) ? content : {}));
    const gone = Object.keys(before).filter((type) => !Object.hasOwn(after, type));
    const added = Object.keys(after).filter((type) => !Object.hasOwn(before, type));
    const pairs = Object.keys(before)
        .filter((type) => Object.hasOwn(after, type))
        .map((type) => [type, type]);
    const [[old], [now]] = [gone, added];
    const isOther = gone.length === 1 && added.length === 1 && pairs.length === 0;
    const all = isOther && old !== undefined && now !== undefined ? [[old, now]] : pairs;
    const told = [
        ...describeTypes(gone, added, at),
        ...all.flatMap(([one, other]) => compareMedia(sides, [before[one], after[other]], at)),
    ];
    return told.filter(({ sentence }, index) => told.findIndex((change) => change.sentence === sentence) === index);
}
function* describeTypes(gone, added, { root, isInput }) {
    const verb = isInput ? 'take' : 'hold';
    for (const type of gone) {
        const sentence = `${root} no longer ${verb}s ${(0,compare_place/* clip */.$Q)(type)}`;
        yield (0,change_rules/* createChange */.f)(isInput ? 'media-type-removed' : 'response-content', sentence, root);
    }
    for (const type of added) {
        const sentence = `${root} can now ${verb} ${(0,compare_place/* clip */.$Q)(type)}`;
        yield (0,change_rules/* createChange */.f)(isInput ? 'media-type-added' : 'response-content', sentence, root);
    }
}
function compareMedia(sides, [before, after], at) {
    if (body_changes_isSame(sides, [before, after]))
        return [];
    const old = (0,document_reference/* resolveObject */.Wm)(sides.before.document, before) ?? {};
    const now = (0,document_reference/* resolveObject */.Wm)(sides.after.document, after) ?? {};
    const schemas = [old['schema'], now['schema']];
    const told = compareSchemas(sides, schemas, at);
    const rest = [old, now].map((media) => (0,members/* omitMembers */.p5)(media, (key) => mediaMembers.has(key)));
    if (hasSameMeaning(sides, [rest[0], rest[1]]))
        return told;
    const rule = at.isInput ? 'way-of-writing' : 'response-content';
    return [...told, (0,change_rules/* createChange */.f)(rule, `${at.root} is to be written another way`, at.root)];
}
const mediaMembers = new Set(['schema', 'example', 'examples']);
function listExtensions(old, now) {
    const keys = new Set([...Object.keys(old), ...Object.keys(now)].filter((key) => key.startsWith('x-')));
    return [...keys].filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]));
}
function body_changes_isSame(sides, values) {
    const [before, after] = values;
    return hasSameMeaning(sides, values) && textsOf(sides.before, before) === textsOf(sides.after, after);
}
function hasSameMeaning({ before, after }, [old, now]) {
    return before.meaning(old, 'keywords') === after.meaning(now, 'keywords');
}
function textsOf({ texts }, value) {
    return texts(value, 'keywords');
}

// EXTERNAL MODULE: ./src/openapi/compare/move-changes.ts
var move_changes = __webpack_require__(7529);
// EXTERNAL MODULE: ./src/openapi/compare/parameter-list.ts
var parameter_list = __webpack_require__(6018);
;// CONCATENATED MODULE: ./src/openapi/compare/parameter-changes.ts







/** What became of an operation's parameters, told apart by place and name. */
function compareParameters(sides, before, after) {
    const { pairs, gone, added } = pairUp(listOf(sides.before, before), listOf(sides.after, after));
    return [
        ...added.map((parameter) => describeAdded(sides.after, parameter)),
        ...gone.map((parameter) => (0,change_rules/* createChange */.f)('input-removed', `${nameOf(parameter)} removed`, nameOf(parameter))),
        ...pairs.flatMap((pair) => [...describeMove(pair), ...parameter_changes_comparePair(sides, pair)]),
    ];
}
function listOf({ document }, { operation, item }) {
    return (0,parameter_list/* listParameters */.n)(document, operation, item);
}
/** By place and name; then, where both lists leave just one, by name alone, and in the path by position. */
function pairUp(before, after) {
    const pairs = [];
    let [gone, added] = [before, after];
    const pathOf = (list) => list.filter(({ place }) => place === 'path');
    const keys = [
        ({ place, name }) => `${place} ${place === 'header' ? name.toLowerCase() : name}`,
        ({ name }) => name,
        (parameter, list) => (parameter.place === 'path' ? String(pathOf(list).indexOf(parameter)) : undefined),
    ];
    for (const key of keys) {
        const waiting = new Map(added.map((parameter) => [key(parameter, added), parameter]));
        const met = new Set();
        for (const old of gone) {
            const value = key(old, gone);
            const match = value === undefined ? undefined : waiting.get(value);
            if (value === undefined || match === undefined)
                continue;
            pairs.push([old, match]);
            waiting.delete(value);
            met.add(old).add(match);
        }
        gone = gone.filter((parameter) => !met.has(parameter));
        added = added.filter((parameter) => !met.has(parameter));
    }
    return { pairs, gone, added };
}
function nameOf({ place, name }) {
    if (place === '')
        return `parameter ${(0,compare_place/* clip */.$Q)(name)}`;
    return place === 'query' || place === 'path'
        ? `${place} parameter ${(0,compare_place/* clip */.$Q)(name)}`
        : `${place} ${(0,compare_place/* clip */.$Q)(name)}`;
}
function describeAdded({ document }, parameter) {
    const isRequired = isNeeded((0,document_reference/* resolveObject */.Wm)(document, parameter.value) ?? {});
    const sentence = `new ${isRequired ? 'required' : 'optional'} ${nameOf(parameter)}`;
    return (0,change_rules/* createChange */.f)(isRequired ? 'input-required' : 'input-added', sentence, nameOf(parameter));
}
function isNeeded(parameter) {
    return parameter['required'] === true || parameter['in'] === 'path';
}
/** That one of the path has another name is told with the path. */
function describeMove([before, after]) {
    if (before.place === after.place)
        return [];
    const sentence = `${(0,compare_place/* clip */.$Q)(after.name)} is now a ${after.place} parameter, was in ${before.place}`;
    return [(0,change_rules/* createChange */.f)('input-moved', sentence, nameOf(after))];
}
function parameter_changes_comparePair(sides, [before, after]) {
    const old = (0,document_reference/* resolveObject */.Wm)(sides.before.document, before.value) ?? {};
    const now = (0,document_reference/* resolveObject */.Wm)(sides.after.document, after.value) ?? {};
    const isSame = sides.before.meaning(before.value, 'keywords') === sides.after.meaning(after.value, 'keywords') &&
        sides.before.texts(before.value, 'keywords') === sides.after.texts(after.value, 'keywords');
    if (isSame)
        return [];
    const root = nameOf(after);
    const place = { root, path: '', isInput: true };
    const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)];
    const inner = compareSchemas(sides, schemas, place);
    const own = [...parameter_changes_describeOwn(sides, [old, now], { root, schemas })];
    return [...own, ...inner.filter(({ sentence }) => own.every((change) => change.sentence !== sentence))];
}
function* parameter_changes_describeOwn(sides, [old, now], { root: name, schemas }) {
    const tell = (rule, sentence) => (0,change_rules/* createChange */.f)(rule, sentence, name);
    const [wasNeeded, isNeededNow] = [isNeeded(old), isNeeded(now)];
    if (wasNeeded !== isNeededNow) {
        yield isNeededNow
            ? tell('now-required', `${name} is now required`)
            : tell('now-optional', `${name} is now optional`);
    }
    const isPlain = arePlain(sides, schemas);
    if (writingOf(old, isPlain) !== writingOf(now, isPlain)) {
        yield tell('way-of-writing', `${name} is to be written another way`);
    }
    if ((old['deprecated'] === true) !== (now['deprecated'] === true)) {
        yield tell('deprecated', `${name} is ${now['deprecated'] === true ? 'now' : 'no longer'} deprecated`);
    }
    if ((0,compare_place/* squeeze */.r2)(old['description']) !== (0,compare_place/* squeeze */.r2)(now['description']))
        yield tell('description', `description of ${name} changed`);
    for (const key of listExtensions(old, now))
        yield tell('extension-within', `${(0,compare_place/* clip */.$Q)(key)} of ${name} changed`);
}
const plain = new Set(['string', 'number', 'integer', 'boolean']);
/** A plain value is written in one way, whatever is said of lists and objects. */
function arePlain({ before, after }, [old, now]) {
    return [before.view(old), after.view(now)].some(({ types }) => types?.every((type) => plain.has(type)) === true);
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
function schemaOf({ document }, parameter) {
    const { content, schema } = parameter;
    if (schema !== undefined || !(0,json/* isObject */.Gv)(content))
        return schema;
    const [media] = Object.values(content);
    return (0,document_reference/* resolveObject */.Wm)(document, media)?.['schema'];
}

// EXTERNAL MODULE: ./src/openapi/compare/part-changes.ts
var part_changes = __webpack_require__(4001);
;// CONCATENATED MODULE: ./src/openapi/compare/response-changes.ts





/** How many lines one status is worth: nobody acts on more. */
const lineLimit = 10;
/** What became of an operation's answers, by status. */
function compareResponses(sides, before, after) {
    const [olds, nows] = [responsesOf(before), responsesOf(after)];
    return [...new Set([...Object.keys(olds), ...Object.keys(nows)])].flatMap((status) => {
        const where = `response ${(0,compare_place/* clip */.$Q)(status)}`;
        const [old, now] = [olds[status], nows[status]];
        if (status.startsWith('x-'))
            return [];
        if (old === undefined)
            return [(0,change_rules/* createChange */.f)('response-status', `new ${where}`, where)];
        if (now === undefined)
            return [(0,change_rules/* createChange */.f)('response-status', `${where} removed`, where)];
        return body_changes_isSame(sides, [old, now]) ? [] : limit(compareOne(sides, [old, now], where), where);
    });
}
function responsesOf({ operation }) {
    const { responses } = operation;
    return (0,json/* isObject */.Gv)(responses) ? responses : {};
}
function compareOne(sides, values, where) {
    const old = (0,document_reference/* resolveObject */.Wm)(sides.before.document, values[0]) ?? {};
    const now = (0,document_reference/* resolveObject */.Wm)(sides.after.document, values[1]) ?? {};
    const tell = (sentence) => (0,change_rules/* createChange */.f)('response-content', sentence, where);
    const others = ['headers', 'links'].filter((key) => sides.before.meaning(old[key], 'names') !== sides.after.meaning(now[key], 'names'));
    return [
        ...compareContents(sides, [old['content'], now['content']], { root: where, path: '', isInput: false }),
        ...others.map((key) => tell(`${key} of ${where} changed`)),
        ...((0,compare_place/* squeeze */.r2)(old['description']) === (0,compare_place/* squeeze */.r2)(now['description'])
            ? []
            : [(0,change_rules/* createChange */.f)('description', `description of ${where} changed`, where)]),
        ...listExtensions(old, now).map((key) => (0,change_rules/* createChange */.f)('extension-within', `${(0,compare_place/* clip */.$Q)(key)} of ${where} changed`, where)),
    ];
}
function limit(changes, where) {
    if (changes.length <= lineLimit)
        return changes;
    const more = `${changes.length - lineLimit + 1} more changes in ${where}`;
    return [...changes.slice(0, lineLimit - 1), (0,change_rules/* createChange */.f)('response-content', more, where)];
}

;// CONCATENATED MODULE: ./src/openapi/compare/security-changes.ts





/** Which credentials an operation needs. Schemes are told apart by what they are, whatever they are called. */
function compareSecurity(sides, before, after) {
    const olds = listAlternatives(sides.before, before);
    const nows = listAlternatives(sides.after, after);
    if (keyOf(olds) === keyOf(nows))
        return [];
    // Whoever has the old credentials has all that one of the new alternatives asks for.
    const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
    const [was, is] = [render(olds), render(nows)];
    const sentence = was === is ? describeSchemes(sides, [before, after]) : `now needs ${is}, needed ${was} before`;
    return [(0,change_rules/* createChange */.f)(isEased ? 'security-eased' : 'security-changed', sentence)];
}
function listAlternatives(side, { operation }) {
    const listed = listRequirements(side, operation);
    if (listed.length === 0)
        return [new Map()];
    return listed.map((schemes) => new Map(Object.entries(schemes).flatMap(([name, scopes]) => readScheme(side, name, scopes))));
}
function listRequirements({ document }, operation) {
    const required = operation['security'] ?? document['security'];
    return (0,json/* isArray */.cy)(required) ? required.filter(json/* isObject */.Gv) : [];
}
function listNames(side, { operation }) {
    return listRequirements(side, operation).flatMap((schemes) => Object.keys(schemes));
}
function findScheme({ document }, name) {
    return (0,json/* findMember */.gz)((0,json/* findMember */.gz)(document['components'], 'securitySchemes'), name);
}
function readScheme(side, name, scopes) {
    const scheme = findScheme(side, name);
    const key = scheme === undefined ? name : String(side.meaning(withoutScopes(side, scheme), 'keywords'));
    const shown = renderScheme(name, (0,document_reference/* resolveObject */.Wm)(side.document, scheme) ?? {});
    const listed = (0,json/* isArray */.cy)(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
    return [
        [key, shown],
        ...listed.map((scope) => [`${key} ${scope}`, `scope ${(0,compare_place/* clip */.$Q)(scope)}`]),
    ];
}
/** Schemes of one name and kind: what about them is not as it was, such as the address that gives out tokens. */
function describeSchemes({ before, after }, routes) {
    const names = new Set([...listNames(before, routes[0]), ...listNames(after, routes[1])]);
    const details = [...names].flatMap((name) => {
        const [old, now] = [readDetails(before, name), readDetails(after, name)];
        const keys = [...new Set([...old.keys(), ...now.keys()])];
        const changed = keys.filter((key) => old.get(key) !== now.get(key));
        return changed.length === 0 ? [] : [`${changed.map(compare_place/* clip */.$Q).join(', ')} of ${(0,compare_place/* clip */.$Q)(name)}`];
    });
    return details.length === 0 ? 'credentials changed' : `credentials changed: ${details.join(', ')}`;
}
function readDetails(side, name) {
    return listDetails(withoutScopes(side, findScheme(side, name) ?? {}), '');
}
function listDetails(value, path) {
    if (!(0,json/* isObject */.Gv)(value))
        return new Map([[path, JSON.stringify(value)]]);
    const told = Object.entries(value).filter(([key]) => key !== 'description');
    const below = (key) => (path === '' || path === 'flows' ? key : `${path}.${key}`);
    return new Map(told.flatMap(([key, member]) => [...listDetails(member, below(key))]));
}
/** That a scheme knows more scopes asks nothing of those who need none of them, and an extension asks nothing at all. */
function withoutScopes({ document }, scheme) {
    const isLeft = (key) => key.startsWith('x-') || key === 'flows';
    const { flows } = (0,document_reference/* resolveObject */.Wm)(document, scheme) ?? {};
    const rest = (0,members/* omitMembers */.p5)((0,document_reference/* resolveObject */.Wm)(document, scheme) ?? {}, isLeft);
    if (!(0,json/* isObject */.Gv)(flows))
        return rest;
    const bare = (0,members/* mapMembers */.Mz)(flows, (flow) => (0,json/* isObject */.Gv)(flow) ? (0,members/* omitMembers */.p5)(flow, (key) => key === 'scopes' || key.startsWith('x-')) : flow);
    return { ...rest, flows: bare };
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
function keyOf(alternatives) {
    return alternatives
        .map((alternative) => [...alternative.keys()].sort().join(' + '))
        .sort()
        .join(' | ');
}
function render(alternatives) {
    const texts = alternatives.map((alternative) => alternative.size === 0 ? 'no credentials' : [...alternative.values()].join(' with '));
    return [...new Set(texts)].join(' or ');
}

// EXTERNAL MODULE: ./src/openapi/compare/server-changes.ts
var server_changes = __webpack_require__(6439);
// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/openapi/compare/meaning.ts + 1 modules
var meaning = __webpack_require__(5111);
;// CONCATENATED MODULE: ./src/openapi/compare/schema-memory.ts
const pairsInAll = 100_000;
const leastPairs = 50;
function createSchemaMemory() {
    const ways = new Map();
    const inputs = createRecall();
    const answers = createRecall();
    let left = pairsInAll;
    return {
        allow: (limit) => Math.min(limit, Math.max(leastPairs, left)),
        spend: () => (left -= 1),
        of(way) {
            const recall = ways.get(way) ?? createRecall();
            ways.set(way, recall);
            return recall;
        },
        whole: (isInput) => (isInput ? inputs : answers),
    };
}
function createRecall() {
    const known = new Map();
    return {
        find: (old, now) => known.get(old)?.get(now),
        keep(old, now, found) {
            const pairs = known.get(old) ?? new Map();
            known.set(old, pairs.set(now, found));
        },
    };
}

;// CONCATENATED MODULE: ./src/openapi/compare/schema-merge.ts


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
    return {
        types: mergeTypes(pieces),
        isNullable: pieces.some((piece) => piece['nullable'] === true || hasNull(piece)) || listed.includes('null'),
        format: findText(pieces, 'format'),
        values: mergeValues(pieces),
        limits: readLimits(pieces),
        patterns: pieces.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])).sort(),
        fields: mergeFields(pieces, join),
        required: new Set(pieces.flatMap(({ required }) => listTexts(required))),
        items: mergeItems(pieces, join),
        otherFields: mergeOtherFields(pieces, join),
        unions: pieces.flatMap((piece) => ['oneOf', 'anyOf'].map((keyword) => schema_merge_listAlternatives(piece[keyword])).filter(isChoice)),
        initial: pieces.find((piece) => piece['default'] !== undefined)?.['default'],
        isReadOnly: pieces.some(({ readOnly }) => readOnly === true),
        isWriteOnly: pieces.some(({ writeOnly }) => writeOnly === true),
        isSimplified: isSimplified(pieces),
        isDeprecated: pieces.some(({ deprecated }) => deprecated === true),
        text: [
            findText(pieces, 'title'),
            findText(pieces, 'description'),
            ...pieces.flatMap(listConstantTexts),
        ].join('\n'),
        rest: mergeRest(pieces),
    };
}
function isChoice(alternatives) {
    const isConstant = (entry) => (0,json/* isObject */.Gv)(entry) && listConstants(entry) !== undefined;
    return alternatives.length > 1 && !alternatives.every(isConstant);
}
/** The alternatives of a union that are no `null`. */
function schema_merge_listAlternatives(union) {
    return (0,json/* isArray */.cy)(union) ? union.filter((entry) => !((0,json/* isObject */.Gv)(entry) && entry['type'] === 'null')) : [];
}
function hasNull(piece) {
    return ['oneOf', 'anyOf'].some((keyword) => {
        const union = piece[keyword];
        return (0,json/* isArray */.cy)(union) && schema_merge_listAlternatives(union).length < union.length;
    });
}
function isSimplified(pieces) {
    const isSaidTwice = (keyword) => new Set(pieces.flatMap((piece) => (piece[keyword] === undefined ? [] : [JSON.stringify(piece[keyword])])))
        .size > 1;
    return pieces.length > 1 && ['type', 'format', 'default'].some(isSaidTwice);
}
function mergeTypes(pieces) {
    const told = pieces.flatMap((piece) => {
        const types = listTypes(piece);
        return types === undefined ? [] : [types.filter((type) => type !== 'null')];
    });
    const [first, ...others] = told;
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
    const values = valuesOf(piece);
    if (values === undefined || values.length === 0)
        return undefined;
    const types = new Set(values.filter((value) => value !== null).map(typeOf));
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
    const lists = pieces.flatMap((piece) => {
        const values = valuesOf(piece);
        return values === undefined ? [] : [values];
    });
    const [first, ...others] = lists;
    const texts = others.map((list) => new Set(list.map((value) => JSON.stringify(value))));
    return first?.filter((value) => texts.every((known) => known.has(JSON.stringify(value))));
}
/** A choice between constants, each with a title or a description of its own, is a list of values. */
function valuesOf(piece) {
    if (piece['const'] !== undefined)
        return [piece['const']];
    if ((0,json/* isArray */.cy)(piece['enum']))
        return piece['enum'];
    const union = [piece['oneOf'], piece['anyOf']].map(schema_merge_listAlternatives).find(({ length }) => length > 1);
    const lists = (union ?? []).map((entry) => ((0,json/* isObject */.Gv)(entry) ? listConstants(entry) : undefined));
    const values = lists.flatMap((list) => list ?? []);
    return union !== undefined && lists.every((list) => list !== undefined) ? values : undefined;
}
function listConstants({ const: only, enum: values }) {
    return only !== undefined ? [only] : (0,json/* isArray */.cy)(values) ? values : undefined;
}
function listConstantTexts({ oneOf, anyOf }) {
    const constants = [oneOf, anyOf]
        .map(schema_merge_listAlternatives)
        .filter((union) => !isChoice(union))
        .flat();
    return constants.flatMap((entry) => (0,json/* isObject */.Gv)(entry) ? listTexts([entry['title'] ?? '', entry['description'] ?? '']) : []);
}
function mergeFields(pieces, join) {
    const found = new Map();
    for (const { properties } of pieces) {
        if (!(0,json/* isObject */.Gv)(properties))
            continue;
        for (const [name, schema] of Object.entries(properties)) {
            found.set(name, [...(found.get(name) ?? []), schema]);
        }
    }
    return new Map([...found].map(([name, schemas]) => [name, join(schemas)]));
}
function mergeItems(pieces, join) {
    const told = pieces.flatMap(({ items }) => (items === undefined ? [] : [items]));
    return told.length === 0 ? undefined : join(told);
}
function mergeOtherFields(pieces, join) {
    const told = pieces.flatMap(({ additionalProperties: other }) => other === undefined || other === true || ((0,json/* isObject */.Gv)(other) && Object.keys(other).length === 0)
        ? []
        : [other]);
    if (told.length === 0)
        return undefined;
    return told.includes(false) ? false : join(told);
}
function mergeRest(pieces) {
    const rest = new Map();
    for (const piece of pieces) {
        for (const [keyword, value] of Object.entries(piece)) {
            if (placed.has(keyword) || (keyword === 'uniqueItems' && value === false))
                continue;
            rest.set(keyword, [...(rest.get(keyword) ?? []), value]);
        }
    }
    return rest;
}
function findText(pieces, keyword) {
    for (const piece of pieces) {
        const text = piece[keyword];
        if (typeof text === 'string' && text !== '')
            return text;
    }
    return undefined;
}
function listTexts(list) {
    return (0,json/* isArray */.cy)(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

;// CONCATENATED MODULE: ./src/openapi/compare/schema-view.ts



/** The views of a document's schemas. The same schema gives the same view, so that a circle is known for one. */
function createViews(document) {
    const views = new Map();
    const join = createJoin();
    const anything = mergePieces([], join);
    const nothing = mergePieces([{ not: {} }], join);
    function collect(schema, pieces, seen) {
        const key = (0,document_reference/* findReference */.t3)(schema) ?? schema;
        if (seen.has(key))
            return;
        seen.add(key);
        const resolved = (0,document_reference/* resolve */.hd)(document, schema);
        if (resolved === false)
            pieces.push({ not: {} });
        // What leads nowhere says nothing but its own name.
        if (resolved === undefined)
            pieces.push({ $ref: key });
        if (!(0,json/* isObject */.Gv)(resolved))
            return;
        const { allOf, ...own } = resolved;
        pieces.push(own);
        for (const part of (0,json/* isArray */.cy)(allOf) ? allOf : [])
            collect(part, pieces, seen);
        const only = findOnlyAlternative(own);
        if (only !== undefined)
            collect(only, pieces, seen);
    }
    return (schema) => {
        if (schema === false)
            return nothing;
        if (!(0,json/* isObject */.Gv)(schema))
            return anything;
        const known = views.get(schema);
        if (known !== undefined)
            return known;
        const pieces = [];
        collect(schema, pieces, new Set());
        const view = mergePieces(pieces, join);
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
/** `anyOf: [X, null]` is X that may be null: nothing to choose from. */
function findOnlyAlternative(schema) {
    for (const keyword of ['oneOf', 'anyOf']) {
        const union = schema_merge_listAlternatives(schema[keyword]);
        if (union.length === 1)
            return union[0];
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/openapi/compare/side.ts







/** @param documents OpenAPI 3.x, each in one piece */
function createSides(documents) {
    const hash = (0,meaning/* rememberHashes */.K)();
    const graphs = {
        before: (0,reference_graph/* createReferenceGraph */.e)(documents.before),
        after: (0,reference_graph/* createReferenceGraph */.e)(documents.after),
    };
    const before = createSide(documents.before, graphs.before, { hash, recall: () => () => undefined });
    // Most of a description is as it was: what is known of it need not be found out again.
    const same = listSame(graphs);
    const recall = (digest) => (target) => {
        const old = same.get(target);
        return old === undefined ? undefined : digest({ $ref: old.reference }, 'keywords');
    };
    const after = createSide(documents.after, graphs.after, {
        hash,
        recall: (view) => recall(before[view]),
    });
    return { before, after, memory: createSchemaMemory() };
}
function createSide(document, graph, { hash, recall }) {
    return {
        document,
        meaning: (0,meaning/* createDigest */.P)(document, graph, 'meaning', { hash, recall: recall('meaning') }),
        texts: (0,meaning/* createDigest */.P)(document, graph, 'texts', { hash, recall: recall('texts') }),
        view: createViews(document),
        settle(schema) {
            const reference = (0,document_reference/* findReference */.t3)(schema);
            const isBare = (0,json/* isObject */.Gv)(schema) && Object.keys(schema).length === 1;
            return reference === undefined || !isBare ? schema : ((0,document_reference/* resolve */.hd)(document, schema) ?? schema);
        },
    };
}
/**
 * What references of the new version name that is written just as in the old one, with all that its own references
 * lead to.
 */
function listSame(graphs) {
    const same = new Map();
    for (const group of graphs.after.groups) {
        const pairs = group.map((target) => ({ target, old: graphs.before.find(target.reference) }));
        const isSame = pairs.every(({ target, old }) => old !== undefined &&
            isWrittenAlike(old.value, target.value) &&
            target.uses.every((used) => same.has(used) || group.includes(used)));
        if (!isSame)
            continue;
        for (const { target, old } of pairs)
            if (old !== undefined)
                same.set(target, old);
    }
    return same;
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/openapi/compare/text-changes.ts




/** What an operation says of itself. */
function* compareTexts(before, after) {
    const [old, now] = [before, after].map(({ operation, item }) => (0,texts/* foldTexts */.a)(operation, item));
    yield* compareText('summary', [old?.summary, now?.summary]);
    yield* compareText('description', [old?.description, now?.description]);
    if (JSON.stringify(before.operation['tags']) !== JSON.stringify(after.operation['tags'])) {
        yield (0,change_rules/* createChange */.f)('tags', 'tags changed');
    }
    if (JSON.stringify(before.operation['externalDocs']) !== JSON.stringify(after.operation['externalDocs'])) {
        yield (0,change_rules/* createChange */.f)('tags', 'link to other documentation changed');
    }
}
function* compareText(name, [old, now]) {
    if (old === now)
        return;
    yield (0,compare_place/* squeeze */.r2)(old) === (0,compare_place/* squeeze */.r2)(now)
        ? (0,change_rules/* createChange */.f)('white-space', `${name} changed in white space alone`)
        : (0,change_rules/* createChange */.f)('description', `${name} ${word(old, now)}`);
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
    const [old, now] = [before, after].map(({ operation, item }) => ({
        ...extensionsOf(item),
        ...operation,
    }));
    if ((old['deprecated'] === true) !== (now['deprecated'] === true)) {
        yield (0,change_rules/* createChange */.f)('deprecated', now['deprecated'] === true ? 'now deprecated' : 'no longer deprecated');
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (told.has(key) || text_changes_digestOf(sides.before, old, key) === text_changes_digestOf(sides.after, now, key))
            continue;
        yield (0,change_rules/* createChange */.f)(key.startsWith('x-') ? 'extension' : 'other-part', `${(0,compare_place/* clip */.$Q)(key)} ${word(old[key], now[key])}`);
    }
}
function extensionsOf(item) {
    return (0,members/* omitMembers */.p5)(item, (key) => !key.startsWith('x-'));
}
function text_changes_digestOf({ meaning }, operation, key) {
    return meaning({ [key]: operation[key] ?? false }, 'keywords');
}

;// CONCATENATED MODULE: ./src/openapi/compare/detail-changes.ts











/**
 * Looks into two versions of an operation.
 * @param readDocuments asked once, and only when there is something to look into; both as OpenAPI 3.x
 */
function createTeller(readDocuments) {
    let versions;
    return (old, now, parts) => {
        versions ??= indexVersions(readDocuments());
        return tellDetails(versions, [old, now], parts);
    };
}
function indexVersions(documents) {
    const sides = createSides(documents);
    return { sides, before: indexRoutes(sides.before), after: indexRoutes(sides.after) };
}
function indexRoutes({ document }) {
    return new Map((0,route/* listRoutes */.Bn)(document).map((route) => [detail_changes_keyOf(route.key, route.path), route]));
}
function detail_changes_keyOf(method, path) {
    return `${method.toUpperCase()} ${path}`;
}
function tellDetails({ sides, before, after }, [old, now], parts) {
    const from = before.get(detail_changes_keyOf(old.method, old.path));
    const to = after.get(detail_changes_keyOf(now.method, now.path));
    if (from === undefined || to === undefined)
        return (0,part_changes/* tellParts */.Q)(old, now, parts);
    const told = [
        ...((0,server_changes/* isSameAddress */.Lb)(sides, from, to) ? [] : (0,move_changes/* describeMove */.xS)(old, now)),
        ...(parts.includes('name') ? [(0,part_changes/* describeName */.T)(old)] : []),
    ];
    const inDetail = [
        ...(0,server_changes/* compareServers */.K4)(sides, from, to),
        ...compareSecurity(sides, from, to),
        ...compareParameters(sides, from, to),
        ...compareBodies(sides, from, to),
        ...compareTexts(from, to),
        ...compareResponses(sides, from, to),
        ...compareOthers(sides, from, to),
    ];
    if (inDetail.length > 0 || !parts.includes('description'))
        return [...told, ...inDetail];
    return [...told, (0,change_rules/* createChange */.f)('examples', 'examples, or white space in texts, changed')];
}


/***/ }),

/***/ 7529:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   kW: () => (/* binding */ templateOf),
/* harmony export */   xS: () => (/* binding */ describeMove)
/* harmony export */ });
/* harmony import */ var _change_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2314);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6793);


/** What became of an operation's method and path; nothing where they are the same. */
function describeMove(old, now) {
    if (placeOf(old) === placeOf(now))
        return [];
    if (templateOf(old) !== templateOf(now))
        return [(0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .f)('moved', `moved from ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(placeOf(old))}`)];
    const [before, after] = [old, now].map(({ path }) => path.match(/\{[^{}]*\}/g) ?? []);
    const renamed = (before ?? []).map((name, index) => [name, after?.[index] ?? ''].map((text) => (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text.slice(1, -1))));
    return renamed
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => (0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .f)('input-moved', `path parameter ${from ?? ''} is now called ${to ?? ''}`));
}
function placeOf(operation) {
    return `${operation.method} ${operation.path}`;
}
function templateOf(operation) {
    return `${operation.method} ${operation.path.replace(/\{[^{}]*\}/g, '{}')}`;
}


/***/ }),

/***/ 4001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ tellParts),
/* harmony export */   T: () => (/* binding */ describeName)
/* harmony export */ });
/* harmony import */ var _change_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2314);
/* harmony import */ var _move_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7529);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6793);



const untold = 'changed, in a way that cannot be told in detail';
/** What can be said by the part alone, where there is no document to look into. */
const words = {
    parameters: ['undetailed', `parameters ${untold}`],
    body: ['undetailed', `body changed, in a way that cannot be told in detail`],
    responses: ['response-content', 'responses changed'],
    security: ['undetailed', `credentials ${untold}`],
    servers: ['undetailed', `servers ${untold}`],
    description: ['description', 'descriptions or examples changed'],
    extensions: ['extension', 'extensions changed'],
    other: ['other-part', 'something else changed'],
};
function tellParts(before, after, parts) {
    const told = parts.map((part) => (part === 'name' ? describeName(before) : (0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .f)(...words[part])));
    return [...(0,_move_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMove */ .xS)(before, after), ...told];
}
function describeName({ name }) {
    return (0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .f)('renamed', `renamed from ${(0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(name)}`);
}


/***/ }),

/***/ 6793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   QL: () => (/* binding */ openPlace),
/* harmony export */   RO: () => (/* binding */ namePlace),
/* harmony export */   Tu: () => (/* binding */ itemOf),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   g: () => (/* binding */ showValues),
/* harmony export */   h6: () => (/* binding */ joinPlaces),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   r2: () => (/* binding */ squeeze),
/* harmony export */   vp: () => (/* binding */ showValue)
/* harmony export */ });
const [open, close] = ['\u0001', '\u0002'];
/** A place that is not known yet: its name is filled in later. */
const openPlace = { root: open, path: '' };
function namePlace({ root, path }) {
    if (root === open)
        return open + path + close;
    if (path === '')
        return root;
    if (path === '[]')
        return `each item of ${root}`;
    return root === 'body' ? `body field ${path}` : `field ${path} of ${root}`;
}
function joinPlaces(outer, { path }) {
    const joint = outer.path === '' || path === '' || path.startsWith('[') ? '' : '.';
    return { ...outer, path: outer.path + joint + path };
}
/** A sentence about places below an open one, with the place that it is. */
function fillIn(sentence, place) {
    return sentence.replace(/\u0001([^\u0002]*)\u0002/g, (_, path) => namePlace(joinPlaces(place, { ...place, path })));
}
function fieldOf(place, name) {
    const shown = clip(name);
    return { ...place, path: place.path === '' ? shown : `${place.path}.${shown}` };
}
function itemOf(place) {
    return { ...place, path: `${place.path}[]` };
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

/***/ 6439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K4: () => (/* binding */ compareServers),
/* harmony export */   Lb: () => (/* binding */ isSameAddress),
/* harmony export */   Zt: () => (/* binding */ listAddresses)
/* harmony export */ });
/* harmony import */ var _document_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8750);
/* harmony import */ var _change_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2314);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6793);



/** Where an operation's calls go: to the first server that holds for it. */
function compareServers(sides, before, after) {
    const [olds, nows] = [listServers(sides.before.document, before), listServers(sides.after.document, after)];
    const [[old], [now]] = [olds, nows];
    if (isSameAddress(sides, before, after) && old !== now)
        return [(0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .f)('same-address', sameAddress)];
    if (old !== now) {
        const sentence = `server is now ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(now ?? 'unknown')}, was ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(old ?? 'unknown')}`;
        return [(0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .f)('server-changed', sentence)];
    }
    return describeFurther(olds, nows);
}
const sameAddress = 'the address is the same, otherwise shared out between server and path';
function describeFurther(olds, nows) {
    return olds.join(' ') === nows.join(' ')
        ? []
        : [(0,_change_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .createChange */ .f)('further-servers', 'further servers changed')];
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
    const list = lists.find((servers) => (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(servers) && servers.length > 0);
    return (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(list) ? list : [];
}
/**
 * The addresses under which a service may keep an operation: with variables filled in, or as written; and those of the
 * root, since the best-known service reads no others.
 */
function listAddresses(document, route) {
    const nowhere = { ...route, operation: {}, item: {} };
    return [route, nowhere].flatMap((place) => {
        const [first = {}] = findServers(document, place);
        const url = (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(first, 'url');
        return [renderServer(first), typeof url === 'string' ? url.replace(/\/+$/, '') : ''];
    });
}
function renderServer(server) {
    const url = (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(server, 'url');
    const variables = (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(server, 'variables');
    return (typeof url === 'string' ? url : '')
        .replace(/\{([^{}]*)\}/g, (written, name) => {
        const variable = (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(variables) ? (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(variables, name) : undefined;
        const initial = (0,_document_json_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(variable, 'default');
        return typeof initial === 'string' ? initial : written;
    })
        .replace(/\/+$/, '');
}


/***/ })

};
