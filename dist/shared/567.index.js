export const id = 567;
export const ids = [567];
export const modules = {

/***/ 9871:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  findSelectionValues: () => (findSelectionValues)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4160);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8431);

/** The inputs that select operations and change their texts. GitHub ignores the case of their names. */
const inputs = ['operations', 'overlay-files'];
/**
 * Returns the values of `operations` and `overlay-files` under every `with` of a workflow, in its order, or `undefined`
 * if the workflow can't be parsed.
 */
function findSelectionValues(file, bytes) {
    const parsed = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSource */ .P)(file, bytes);
    if (!parsed.ok)
        return undefined;
    const values = [];
    // An explicit stack, because deep nesting would overflow the call stack.
    const open = [parsed.source.root];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
            for (const entry of value.toReversed())
                open.push(entry);
        if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
            continue;
        for (const [key, member] of Object.entries(value).toReversed()) {
            open.push(member);
            if (key === 'with' && (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(member))
                values.push(...renderInputs(member));
        }
    }
    return values;
}
function renderInputs(given) {
    return Object.entries(given).flatMap(([name, value]) => {
        const input = name.toLowerCase();
        return inputs.includes(input) ? [`${input}: ${JSON.stringify(value)}`] : [];
    });
}


/***/ }),

/***/ 4192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareSpecs: () => (/* reexport */ compareSpecs)
});

// UNUSED EXPORTS: countBreaking, listBreaking, listChanges

;// CONCATENATED MODULE: ./src/compare/change-rules.ts
/** Effect of a change on the users of the copilot, most severe first. */
const changeClasses = ['breaking', 'changes', 'none'];
const calls = 'Requests that worked are rejected or have another effect.';
const without = 'Requests without it are rejected.';
const wider = 'All earlier requests are still valid.';
const doubt = 'It might accept fewer values. This can’t be determined.';
const answer = 'The assistant interprets responses at run time.';
const words = 'The assistant uses these texts to choose an action and its inputs.';
/** Kinds of changes by class, with the reason for the class. If in doubt, the class is the worse one. */
const rows = {
    breaking: [
        ['action-removed', 'an action was removed', 'Flows and prompts that use it stop working.'],
        ['renamed', 'an action was renamed', 'Flows refer to actions by name.'],
        ['moved', 'an action has another method or path', 'Flows and permissions may refer to the old one.'],
        ['server-changed', 'the server changed', 'User data and credentials go to a different host.'],
        ['security-changed', 'other or more credentials are required', 'The old credentials are rejected.'],
        ['input-required', 'a parameter, body or body field is new and required', without],
        ['input-removed', 'a parameter, body or body field was removed', 'The value is no longer used.'],
        ['input-moved', 'a parameter moved, for example from the query to a header', calls],
        ['now-required', 'an optional parameter, body or body field is now required', without],
        ['type-narrowed', 'the type of an input is narrower or different', calls],
        ['format-narrowed', 'the format of an input is new, narrower or different', calls],
        ['values-narrowed', 'an input no longer accepts a value of its list', calls],
        ['limits-narrowed', 'a limit of an input (length, range, pattern, …) is new or tighter', calls],
        ['alternatives-narrowed', 'an input no longer accepts an alternative (`oneOf`, `anyOf`)', calls],
        ['media-type-removed', 'the body is no longer accepted in a media type', calls],
        ['way-of-writing', '`style`, `explode` or the media type of a parameter changed', calls],
        ['conditions-narrowed', 'a rule (`not`, `if`, `multipleOf`, …) is new or different', doubt],
        ['undetailed', 'an input changed in a way that can’t be shown in detail', doubt],
    ],
    changes: [
        [
            'removed-as-announced',
            'a deprecated action was removed, after any `x-sunset`',
            'Users had advance notice.',
        ],
        ['input-added', 'a parameter, body or body field is new and optional', wider],
        ['parameter-renamed', 'a path parameter was renamed', 'The request is the same.'],
        ['now-optional', 'a required parameter, body or body field is now optional', wider],
        ['type-widened', 'the type of an input is wider', wider],
        ['format-widened', 'the format of an input is wider or was removed', wider],
        ['values-widened', 'an input accepts more values', wider],
        ['limits-widened', 'a limit of an input is looser or was removed', wider],
        ['conditions-widened', 'a rule (`not`, `if`, `multipleOf`, …) is looser or was removed', wider],
        ['alternatives-widened', 'an input accepts one more alternative', wider],
        ['media-type-added', 'the body is accepted in one more media type', wider],
        ['security-eased', 'fewer credentials are required, or others work as well', 'The old ones still work.'],
        ['further-servers', 'a server other than the first changed', 'Requests go to the first server.'],
        ['null-removed', 'a parameter or form field may no longer be null', 'Null is never written there.'],
        ['default', 'the default of an input changed', 'Omitting the input has another effect.'],
        ['deprecated', 'an action or input is deprecated, or no longer deprecated', 'It still works.'],
        ['response-status', 'a response status was added or removed', answer],
        ['response-content', 'the fields, types or values of a response changed', answer],
        ['description', 'a summary, description or title changed', words],
        ['extension', '`x-open-execute-after` of an action changed', 'OpenCopilot uses it.'],
        [
            'other-part',
            'another part of an action changed (`callbacks`, …), or there are more changes than are shown',
            'All earlier requests are still valid.',
        ],
    ],
    none: [
        [
            'same-address',
            'path and server changed, but not the complete URL',
            'Requests still go to the same URL.',
        ],
        ['unread', 'only examples, tags, extensions (`x-…`) or white space changed', 'Copilots don’t read them.'],
    ],
};
/** All rules by name. The table in docs/breaking-changes.md is generated from them. */
const changeRules = Object.fromEntries(changeClasses.flatMap((kind) => rows[kind].map(([rule, what, why]) => [rule, { class: kind, what, why }])));
function createChange(rule, sentence, path = '', values = {}) {
    return { rule, class: changeRules[rule].class, sentence, path, ...values };
}
/** Returns the rule for a change. In a response, no change is breaking. */
function ruleFor(rule, isInput) {
    return isInput || rule === 'description' ? rule : 'response-content';
}

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
;// CONCATENATED MODULE: ./src/compare/pair-up.ts
/**
 * Pairs the entries of two lists that are versions of one another. Each matcher is applied to the remaining entries and
 * pairs those whose key is unique in both lists.
 */
function pairUp(olds, nows, matchers) {
    let paired = { pairs: [], gone: olds, added: nows };
    for (const options of matchers) {
        const { gone, added } = paired;
        const before = Map.groupBy(gone, (entry) => options(entry, gone));
        const after = Map.groupBy(added, (entry) => options(entry, added));
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
 * Returns the name of a part in sentences: `query parameter limit`, `body field items[].qty`.
 * @param path field path within the part: `items[].qty`
 */
function nameChangePath(key, path = '') {
    const root = clip(key.replace(/^(query|path) /, '$1 parameter '));
    if (path === '')
        return root;
    if (path === '[]')
        return `each item of ${root}`;
    return root === 'body' ? `body field ${path}` : `field ${path} of ${root}`;
}
/** Joins two paths, or a key and a path: `body items[].qty`, `body[]`. */
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
/** Collapses white space in a string. Any other value is returned as JSON. */
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
;// CONCATENATED MODULE: ./src/compare/subtypes.ts


/** Keyword that only the comparison uses: the schemas that can be sent instead of a base schema. */
const subtypesKeyword = '$subtypes';
/**
 * Adds the subtypes to each schema that has a `discriminator` and no alternatives, by the values that select them. A
 * subtype extends the schema through `allOf`, so no reference leads from the schema to the subtype. An inlined schema gets
 * the same subtypes, because its `discriminator` names them.
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
/** Maximum number of direct and indirect subtypes of a schema. Without it, long chains take quadratic time. */
const lineLimit = 50;
/** Lists the direct and indirect subtypes of a schema. */
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
    const { discriminator, oneOf, anyOf } = schema;
    if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined)
        return {};
    const mapping = (0,json/* findMember */.gz)((0,document_discriminator/* nameAlternatives */.uH)(schema, [...line])['discriminator'], 'mapping');
    const named = Object.entries((0,json/* membersOf */.lS)(mapping)).map(([value, name]) => {
        const mapped = (0,document_reference/* resolveObject */.Wm)(document, referTo(typeof name === 'string' ? name : ''));
        return [value, findOwn(document, mapped ?? {}, line)];
    });
    return Object.fromEntries(named);
}
/** Returns the reference for an entry of a discriminator's mapping. */
function referTo(name) {
    return { $ref: (0,document_discriminator/* isReference */.A_)(name) ? name : `#/components/schemas/${name}` };
}
/** Returns a subtype without its base schemas. */
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
;// CONCATENATED MODULE: ./src/compare/cycles.ts

/** Maximum number of reference levels that distinguish recursive values. */
const levelLimit = 64;
/**
 * Digests targets that refer to each other. It starts with each target's own shape and adds the digests of the referenced
 * targets level by level, until another level doesn't distinguish more targets. Names aren't digested, so renamed
 * components stay equal. Each target leads to all others, so the digests of all targets finally become part of each digest.
 * @param shapes digest of each target without the references within the group
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
            const sum = list.reduce((total, { path, to }) => {
                const reached = previous[position.get(to) ?? 0] ?? 0;
                return reached === 0 ? total : (0,document_digest/* add */.WQ)(total, (0,document_digest/* mix */.jh)(path, reached));
            }, 0);
            return sum === 0 ? (shapes[index] ?? 0) : (0,document_digest/* mix */.jh)(shapes[index] ?? 0, sum);
        });
    }
    const all = [...new Set(digests)].reduce(document_digest/* add */.WQ, 0);
    return digests.map((digest) => (all === 0 ? digest : (0,document_digest/* mix */.jh)(digest, all)));
}
function findEdges(target, graph) {
    const edges = [];
    function walk(current, mode, path) {
        const reference = (0,document_reference/* findReference */.t3)(current);
        const to = reference === undefined ? undefined : graph.find(reference);
        if (to !== undefined)
            edges.push({ path, to });
        // The index of a list isn't part of the path, because the order of `allOf` or `oneOf` has no meaning.
        (0,grammar/* visitParts */.U6)(current, mode, (part, below, key) => {
            walk(part, below, key === undefined ? path : (0,document_digest/* mix */.jh)(path, (0,document_digest/* hashText */.qj)(key)));
        });
    }
    walk(target.value, 'keywords', 0);
    return edges;
}

;// CONCATENATED MODULE: ./src/compare/semantics.ts



const documentation = new Set([
    ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
]);
/** Keywords for which `false` is the default. */
const flags = new Set(['required', 'deprecated', 'nullable', 'readOnly', 'writeOnly', 'uniqueItems']);
const sets = new Set(['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf', 'tags']);
/** Seeds of the digest, one for each kind of value. Zero means that there is nothing to digest. */
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
    return (value) => digest(subject, value, 'keywords');
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
    return view === 'semantics' || mode === 'data';
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
    if (below === 'data' && subject.view !== 'semantics')
        return 0;
    if (key === 'mapping' && (0,json/* isJsonObject */.OW)(member))
        return digestMapping(subject, member);
    return isList && sets.has(key) ? digestSet(subject, member, below) : digest(subject, member, below);
}
/** Digests a discriminator's mapping. Each schema is digested by its shape, so a renamed schema stays equal. */
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
/** Digests a list whose order has no meaning. Each reference to the digested schema itself has the digest 0 and counts. */
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
    // A dangling reference has no target, so the reference itself is compared.
    if (target === undefined)
        return view === 'semantics' ? (0,document_digest/* hashText */.qj)(reference) : 0;
    const known = digests.get(target) ?? 0;
    if (Object.keys(value).length === 1)
        return known;
    if (!target.isRecursive)
        return digest(subject, (0,document_reference/* mergeRefSiblings */.FR)(document, target.value, value), 'keywords');
    const beside = digest(subject, (0,document_reference/* mergeRefSiblings */.FR)(document, {}, value), 'keywords');
    return beside === digest(subject, {}, 'keywords') ? known : (0,document_digest/* mix */.jh)(known, beside);
}

;// CONCATENATED MODULE: ./src/compare/memoize.ts
/** Returns a function that calls another one only once for each argument. */
function memoize(make) {
    const made = new Map();
    return (key) => {
        const known = made.get(key);
        if (known !== undefined || made.has(key))
            return known;
        const value = make(key);
        made.set(key, value);
        return value;
    };
}
/** Numbers schemas by their identity, so that several schemas can be the key of a map. */
function createNumbering() {
    let count = 0;
    return memoize(() => count++);
}

;// CONCATENATED MODULE: ./src/compare/pair.ts


const reachKinds = ['breaking', 'others'];
function isBreaking({ rule }) {
    return changeRules[rule].class === 'breaking';
}
function createPairMemory() {
    const numberOf = createNumbering();
    const pairs = new Map();
    return {
        pairsLeft: 100_000,
        find({ old, now }, options, component) {
            const { isInput, isText, attempts, isBare } = options;
            const key = `${numberOf(old)} ${numberOf(now)} ${isInput} ${isText} ${attempts} ${isBare}`;
            const pair = pairs.get(key) ?? { old, now, options, component };
            pairs.set(key, pair);
            return pair;
        },
    };
}

;// CONCATENATED MODULE: ./src/compare/schema-keywords.ts

/**
 * Keywords of OpenAPI 2.0 to 3.2, by how they are compared. `merged` keywords are part of `SchemaView`. Fewer `condition`s
 * accept more values. For an `opaque` keyword, it can't be decided which version accepts more. `text` is documentation, and
 * `ignored` keywords have no effect. The second column is the type of value that the keywords apply to.
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
    ['opaque', 'any', '$ref', '$dynamicRef', 'xml', 'discriminator'],
    ['opaque', 'string', 'contentEncoding', 'contentMediaType', 'contentSchema'],
    ['ignored', 'any', '$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor', '$vocabulary'],
    ['text', 'any', 'title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
];
const schemaKeywords = new Map(schema_keywords_rows.flatMap(([treatment, type, ...keywords]) => keywords.map((keyword) => [keyword, { treatment, type }])));
/** Returns how a keyword is compared, or `undefined` for an unknown keyword, which has no effect. */
function findTreatment(keyword) {
    return schemaKeywords.get(keyword)?.treatment;
}
/** Returns whether a keyword applies to one of the types. A limit of lists, for example, has no effect on a string. */
function isAbout(keyword, types) {
    const { type } = schemaKeywords.get(keyword) ?? { type: 'any' };
    return type === 'any' || types.includes(type) || (type === 'number' && types.includes('integer'));
}
/**
 * Groups the conditions of schemas that apply together by keyword, without the keywords that have their own part in
 * `SchemaView`. A value must meet every condition, so fewer conditions accept more values.
 */
function groupConditions(pieces) {
    const conditions = pieces.flatMap((piece) => Object.keys(piece).flatMap((keyword) => listConditions(piece, keyword)));
    return Map.groupBy(conditions, (condition) => Object.keys(condition).at(-1) ?? '');
}
/** Lists the conditions of a keyword. The keyword is the last member of each. */
function listConditions(piece, keyword) {
    const treatment = findTreatment(keyword);
    const value = piece[keyword] ?? null;
    if (treatment === 'opaque')
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
    const limits = new Map();
    for (const piece of pieces) {
        for (const keyword of limitKeywords) {
            for (const limit of listLimits(piece, keyword)) {
                if (isTighter(keyword, limits.get(keyword), limit))
                    limits.set(keyword, limit);
            }
        }
    }
    return limits;
}
/** Lists a schema's limits for a keyword. `exclusiveMaximum` is a flag in 3.0 and a number in 3.1. A minimum of zero has no effect. */
function listLimits(piece, keyword) {
    const [value, end] = [piece[keyword], piece[exclusive.get(keyword) ?? '']];
    const isTrivial = value === 0 && !upper.has(keyword) && keyword !== 'minimum';
    return [
        ...(typeof value === 'number' && !isTrivial ? [{ value, isOpen: end === true }] : []),
        ...(typeof end === 'number' ? [{ value: end, isOpen: true }] : []),
    ];
}
/** Returns whether the new limit accepts fewer values than the old one. */
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





const mergers = {
    /** Types without `null`, or `undefined` for any type. */
    types: ({ pieces }) => mergeTypes(pieces),
    /** Whether null is accepted, or `undefined` if the schema doesn't restrict types. */
    isNullable: ({ pieces, stated }) => mergeNull(pieces, stated),
    format: ({ pieces }) => listTexts(pieces.flatMap(listFormats)).join(' and ') || undefined,
    /** Values of `enum` or `const`. */
    values: ({ pieces, stated }) => mergeValues(pieces, stated),
    limits: ({ pieces }) => mergeLimits(pieces),
    patterns: ({ pieces }) => listTexts(listStated(pieces, 'pattern').toSorted()).filter((pattern) => !schema_merge_open.test(pattern)),
    fields: (source) => joinMembers(source, 'properties'),
    required: ({ pieces }) => new Set(listStated(pieces, 'required').flatMap(listTexts)),
    /** Schemas of fields, by the pattern of their names. */
    patternFields: (source) => joinMembers(source, 'patternProperties'),
    /** Schema of additional fields, or `undefined` if additional fields aren't restricted. */
    otherFields: ({ pieces, join }) => joinAny(listOtherFields(pieces), join),
    items: ({ pieces, join }) => joinAny(listStated(pieces, 'items'), join),
    /** Schemas of the first items, if each has its own. */
    firstItems: ({ pieces, join }) => listFirstItems(pieces).map(join),
    choices: ({ pieces, join }) => listChoices(pieces, join),
    /** Subtypes that a `discriminator` can select, by its value. A subtype itself doesn't inherit this list. */
    subtypes: mergeSubtypes,
    initial: ({ pieces }) => listStated(pieces, 'default')[0],
    isReadOnly: ({ pieces }) => listStated(pieces, 'readOnly').includes(true),
    isWriteOnly: ({ pieces }) => listStated(pieces, 'writeOnly').includes(true),
    isDeprecated: ({ pieces }) => listStated(pieces, 'deprecated').includes(true),
    /** Titles and descriptions, including those of constants. */
    text: ({ pieces }) => mergeTexts(pieces),
    /** Conditions of all other keywords. Several schemas can contribute to one keyword. */
    conditions: ({ pieces }) => groupConditions(pieces),
};
/** Computes each part on first access, because most comparisons need only a few parts. */
const lazyParts = Object.fromEntries(Object.entries(mergers).map(([part, make]) => {
    function get() {
        return part in this.made ? this.made[part] : (this.made[part] = make(this.source));
    }
    return [part, { get }];
}));
const lazyView = Object.create(Object.prototype, lazyParts);
function mergePieces(all, join) {
    const stated = all.flatMap((piece) => listTypes(piece) ?? []);
    const pieces = stated.length === 0 ? all : all.map((piece) => omitIdle(piece, stated));
    const source = { all, pieces, stated, join };
    return Object.assign(Object.create(lazyView), { source, made: {} });
}
/** Joins each subtype with the schemas that apply to it as well, so that a subtype may repeat their keywords. */
function mergeSubtypes({ all: [own], pieces, join }) {
    const subtypes = own?.[subtypesKeyword];
    if (!(0,json/* isJsonObject */.OW)(subtypes))
        return new Map();
    const bases = pieces.map((piece) => (0,members/* omitMembers */.p5)(piece, (key) => key === subtypesKeyword || key === 'discriminator'));
    return new Map(Object.entries(subtypes).map(([value, subtype]) => [value, join([subtype, ...bases])]));
}
function joinAny(schemas, join) {
    return schemas.length === 0 ? undefined : join(schemas);
}
function joinMembers({ pieces, join }, keyword) {
    const objects = listStated(pieces, keyword).filter(json/* isJsonObject */.OW);
    if (objects.length < 2)
        return new Map(Object.entries(objects[0] ?? {}));
    const groups = Map.groupBy(objects.flatMap((Object.entries)), ([name]) => name);
    return new Map([...groups].map(([name, group]) => [name, join(group.map(([, schema]) => schema))]));
}
/** Patterns that match every string and therefore have no effect. */
const schema_merge_open = /^\^?(?:\.\*|\[\\s\\S\]\*)?\$?$/;
function omitIdle(piece, types) {
    const isIdle = (keyword) => !isAbout(keyword, types);
    return Object.keys(piece).some(isIdle) ? (0,members/* omitMembers */.p5)(piece, isIdle) : piece;
}
function listStated(pieces, keyword) {
    return pieces.map((piece) => piece[keyword]).filter((value) => value !== undefined);
}
function listFormats(piece) {
    const format = piece['format'] ?? findByteFormat(piece);
    return format === undefined ? [] : [format];
}
/** Returns the OpenAPI 3.0 format that corresponds to `contentEncoding` and `contentMediaType` in 3.1. */
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
/** Lists the alternatives of `oneOf` and of `anyOf`, without `null` unless every alternative is null. */
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
        const { discriminator } = piece;
        const isExclusive = keyword === 'oneOf' && discriminator === undefined;
        const rest = (0,members/* omitMembers */.p5)(piece, (key) => key === keyword || key === 'discriminator');
        const beside = join(pieces.map((other) => (other === piece ? rest : other)));
        return [{ alternatives, isExclusive, discriminator, beside }];
    }));
}
/** Returns whether alternatives form a choice. Alternatives that are all constants are a list of values instead. */
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
/** Merges lists of values. Values of other types are ignored: YAML reads `529` in a list of strings as a number. */
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
    const described = [...pieces, ...constants.flat().filter(json/* isJsonObject */.OW)];
    return listTexts(described.flatMap(({ title, description }) => [title ?? '', description ?? ''])).join('\n');
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
/** Infers the type from other keywords. Many files omit `type`, and adding it later isn't a change. */
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
/** Merges whether null is accepted. `nullable` counts even if the list of values doesn't contain null. */
function mergeNull(pieces, types) {
    // The type next to a choice can exclude null again.
    const isAlternative = pieces.some((piece) => listTypes(piece)?.includes('null') !== false &&
        [piece['oneOf'] ?? [], piece['anyOf'] ?? []].flat().some(isNull));
    if (isAlternative || pieces.some(({ nullable }) => nullable === true))
        return true;
    const values = mergeValues(pieces, types);
    if (types.length === 0)
        return values?.includes(null);
    const isAccepted = pieces.every((piece) => listTypes(piece)?.includes('null') !== false);
    return isAccepted && values?.includes(null) !== false;
}
/** Lists the schemas of additional fields. `true` and `{}` have no effect. */
function listOtherFields(pieces) {
    const reported = listStated(pieces, 'additionalProperties').filter((other) => other !== true && !((0,json/* isJsonObject */.OW)(other) && Object.keys(other).length === 0));
    return reported.includes(false) ? [false] : reported;
}
/** Lists the schemas of the first items. If a schema has fewer `prefixItems`, its `items` apply to the rest. */
function listFirstItems(pieces) {
    const lists = pieces.map(({ prefixItems }) => ((0,json/* isArray */.cy)(prefixItems) ? prefixItems : []));
    const length = Math.max(0, ...lists.map((list) => list.length));
    return Array.from({ length }, (_, index) => pieces.flatMap(({ items }, piece) => lists[piece]?.[index] ?? items ?? []));
}

;// CONCATENATED MODULE: ./src/compare/schema-view.ts




/** Creates the views of a document's schemas. All references to a schema share one view. */
function createViews(document) {
    const join = createJoin();
    const findTarget = memoize((reference) => (0,document_reference/* resolve */.hd)(document, { $ref: reference }));
    const containers = new Map();
    const dereference = (schema) => {
        if (!(0,json/* isJsonObject */.OW)(schema))
            return schema;
        const reference = findBareReference(schema);
        if (reference !== undefined)
            return findTarget(reference) ?? schema;
        const container = nameContainer(schema);
        if (container === undefined)
            return schema;
        const known = containers.get(container) ?? schema;
        containers.set(container, known);
        return known;
    };
    const view = memoize((schema) => mergePieces(collect(document, schema, new Set()), join));
    return {
        join,
        dereference,
        view: (schema) => view(dereference(schema) ?? true),
        findBase(schema) {
            const reference = (0,document_reference/* findReference */.t3)(schema);
            if (reference === undefined)
                return undefined;
            const isOnlyTexts = Object.keys(schema ?? {}).every((key) => key === '$ref' || isText(key));
            return isOnlyTexts ? findTarget(reference) : undefined;
        },
    };
}
/** Returns the reference of a schema without other keywords, or `undefined` if the schema has any. */
function findBareReference(schema) {
    const reference = (0,document_reference/* findReference */.t3)(schema);
    return reference !== undefined && Object.keys(schema ?? {}).length === 1 ? reference : undefined;
}
/** Returns a key for a list or a map of a referenced schema, or `undefined` if the schema has other keywords. */
function nameContainer(schema) {
    const keys = Object.keys(schema);
    const inside = keys.find((key) => key === 'items' || key === 'additionalProperties');
    if (keys.length !== 2 || inside === undefined || typeof schema['type'] !== 'string')
        return undefined;
    const reference = findBareReference(schema[inside]);
    return reference && [schema['type'], inside, reference].join(' ');
}
const texts = new Set([
    ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'default', 'deprecated'],
    ...['readOnly', 'writeOnly'],
]);
/** Returns whether a keyword doesn't affect which values a schema accepts. */
function isText(key) {
    return texts.has(key) || key.startsWith('x-');
}
/** Collects the schemas that apply together with a schema, starting with the schema itself. */
function collect(document, schema, seen) {
    const key = (0,document_reference/* findReference */.t3)(schema) ?? schema;
    if (seen.has(key))
        return [];
    seen.add(key);
    const resolved = (0,document_reference/* resolve */.hd)(document, schema);
    if (resolved === false)
        return [{ not: {} }];
    // A dangling reference is compared by its name.
    if (resolved === undefined)
        return [{ $ref: key }];
    if (!(0,json/* isJsonObject */.OW)(resolved))
        return [];
    const { allOf, ...own } = resolved;
    const [rest, only] = takeOnlyAlternative(own);
    const parts = (0,json/* isArray */.cy)(allOf) ? [...allOf, ...only] : only;
    return [rest, ...parts.flatMap((part) => collect(document, part, seen))];
}
/** Separates the only alternative from a schema. `anyOf: [X, null]` is a nullable X and not a choice. */
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
/** Creates a cached join. Without the cache, a cycle through `allOf` would create schemas endlessly. */
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

;// CONCATENATED MODULE: ./src/compare/side.ts





/** Prepares two bundled versions for the comparison. Upgrades Swagger 2.0. */
function createSides(before, after) {
    return { before: createSide(before), after: createSide(after), memory: createPairMemory() };
}
function createSide(written) {
    const document = writeSubtypes(written['swagger'] === undefined ? written : (0,upgrade/* upgrade */.f)(written));
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document);
    return {
        document,
        entries: new Map((0,operation_entry/* listOperationEntries */.uV)(document).map((entry) => [keyOf(entry.key, entry.path), entry])),
        semantics: createDigest(document, graph, 'semantics'),
        documentation: createDigest(document, graph, 'documentation'),
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
    return before.semantics(old) === after.semantics(now);
}

;// CONCATENATED MODULE: ./src/compare/encoding-changes.ts




/** Removes the differences of media types that callers can't notice: case, charset and white space. */
function normalizeMediaType(type) {
    return type
        .toLowerCase()
        .replace(/;\s*charset=[^;]*/, '')
        .replace(/\s+/g, '');
}
const plain = new Set(['string', 'number', 'integer', 'boolean']);
/** Returns whether all types are plain. `style` and `explode` affect only lists and objects. */
function isPlain({ types }) {
    return types?.every((type) => plain.has(type)) === true;
}
/** Reads how a list or an object is serialized, with the defaults of the specification. */
function readStyle({ style, explode }, initial = 'form') {
    const written = style ?? initial;
    return { style: written, explode: explode ?? written === 'form' };
}
/** Compares how the form fields that both versions have are serialized. */
function compareEncodings({ sides, report }, [old, now], { key, isInput }) {
    const [before, after] = [sides.before.view(old['schema']), sides.after.view(now['schema'])];
    const [olds, nows] = [(0,json/* membersOf */.lS)(old['encoding']), (0,json/* membersOf */.lS)(now['encoding'])];
    for (const field of Object.keys({ ...olds, ...nows })) {
        const [own, other] = [before.fields.get(field), after.fields.get(field)];
        if (own === undefined || other === undefined)
            continue;
        const views = [sides.before.view(own), sides.after.view(other)];
        const encodings = [(0,json/* membersOf */.lS)(olds[field]), (0,json/* membersOf */.lS)(nows[field])];
        const [path, name] = [joinPaths(key, clip(field), ' '), nameChangePath(key, clip(field))];
        const reportField = (what, was, is, isWider = false) => {
            const subject = isWider ? `${name} can now be` : `${what} of ${name} is now`;
            const values = { before: { [what]: was }, after: { [what]: is } };
            const rule = ruleFor(isWider ? 'media-type-added' : 'way-of-writing', isInput);
            report(rule, `${subject} ${clip(is)}, was ${clip(was)}`, path, values);
        };
        for (const what of views.some(isPlain) ? [] : ['style', 'explode']) {
            const [was, is] = [showText(readStyle(encodings[0])[what]), showText(readStyle(encodings[1])[what])];
            if (was !== is)
                reportField(what, was, is);
        }
        const [was, is] = [readMediaTypes(encodings[0], views[0]), readMediaTypes(encodings[1], views[1])];
        const isWider = acceptsAll(is, was);
        if (!isWider || !acceptsAll(was, is))
            reportField('media type', was.join(', '), is.join(', '), isWider);
        const [had, has] = [(0,json/* membersOf */.lS)(encodings[0]['headers']), (0,json/* membersOf */.lS)(encodings[1]['headers'])];
        if (!meansSame(sides, { headers: had }, { headers: has }))
            reportField('headers', nameAll(had), nameAll(has));
    }
}
function nameAll(headers) {
    return Object.keys(headers).join(', ') || 'none';
}
function showText(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
/** Reads the media types of a form field. @see https://spec.openapis.org/oas/v3.0.4.html#common-fixed-fields-0 for the defaults */
function readMediaTypes({ contentType }, { types, format }) {
    if (typeof contentType === 'string')
        return contentType.split(',').map(normalizeMediaType).toSorted();
    if (format === 'binary')
        return ['application/octet-stream'];
    return [types?.includes('object') === true ? 'application/json' : 'text/plain'];
}
function acceptsAll(by, types) {
    return types.every((type) => by.some((other) => other === type || other === '*/*' || other === type.replace(/\/.*$/, '/*')));
}

;// CONCATENATED MODULE: ./src/compare/alternative.ts





/** Lists the alternatives of a choice. @param isWhole whether to join each with the keywords next to the choice */
function listAlternatives(side, choice, isWhole) {
    const beside = isWhole ? [choice.beside] : [];
    return choice.alternatives.map((schema) => createAlternative(side, schema, [...beside, ...listSelecting(side, schema, choice)]));
}
function createAlternative(side, schema, beside) {
    return { schema, whole: side.join([schema, ...beside]), side, beside };
}
/** Returns a schema of the values that select an alternative, if its property also lists values that select another one. */
function listSelecting(side, schema, { discriminator }) {
    const name = (0,json/* findMember */.gz)(discriminator, 'propertyName');
    if (typeof name !== 'string')
        return [];
    const { values = [] } = side.view(side.view(schema).fields.get(name));
    if (!values.every((value) => typeof value === 'string'))
        return [];
    const selecting = values.filter((value) => {
        const mapped = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(discriminator, 'mapping'), value);
        const selected = referTo(typeof mapped === 'string' ? mapped : value);
        return side.find(selected) === undefined || side.semantics(selected) === side.semantics(schema);
    });
    const isRestricted = selecting.length > 0 && selecting.length < values.length;
    return isRestricted ? [{ properties: { [name]: { enum: selecting } } }] : [];
}
/** Returns one alternative for each type of a schema, or the schema itself. */
function splitTypes(side, schema) {
    const { types = [] } = side.view(schema);
    const parts = types.length > 1 ? types.map((type) => side.join([schema, { type }])) : [schema];
    return parts.map((part) => createAlternative(side, part, []));
}
/** Maximum number of alternatives of a flattened choice. */
const flatLimit = 200;
/** Replaces each alternative that consists of only one choice by the alternatives of this choice. */
function flatten(alternatives) {
    const flat = [];
    const seen = new Set();
    const add = (alternative) => {
        const { schema, side, beside } = alternative;
        const found = side.find(schema);
        const { choices } = side.view(schema);
        const rules = Object.keys(found ?? {}).filter((key) => key !== 'nullable' && !isText(key));
        const isPure = choices.length === 1 && rules.length === 1 && (rules[0] === 'oneOf' || rules[0] === 'anyOf');
        if (found === undefined || !isPure || seen.has(found) || flat.length > flatLimit)
            flat.push(alternative);
        else {
            seen.add(found);
            for (const inner of choices[0]?.alternatives ?? [])
                add(createAlternative(side, inner, beside));
        }
    };
    alternatives.forEach(add);
    return flat;
}
/** Splits a schema into its alternatives, otherwise into its types, otherwise into its values. */
function listParts(side, whole) {
    const { choices, types = [], values = [] } = side.view(whole);
    const [choice] = choices;
    if (choice !== undefined)
        return listAlternatives(side, choice, true).map((part) => part.whole);
    if (types.length > 1)
        return splitTypes(side, whole).map((part) => part.whole);
    return values.length > 1 ? values.map((value) => side.join([whole, { enum: [value] }])) : [];
}
/** Returns the name of an alternative's component or its title, or `undefined` if the alternative has neither. */
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

;// CONCATENATED MODULE: ./src/compare/moved-values.ts
/** Maximum number of removed values of a field that are searched in other alternatives. */
const valueLimit = 20;
/**
 * Returns the old alternative without the values of its fields that another new alternative accepts. For example, a value
 * of a list can become an alternative of its own.
 */
function withoutMoved({ isAccepted }, old, now, others) {
    const { side, whole } = old;
    const { fields } = now.side.view(now.whole);
    const left = [...side.view(whole).fields].flatMap(([name, field]) => {
        const { values = [] } = side.view(field);
        const known = now.side.view(fields.get(name)).values?.map((value) => JSON.stringify(value));
        const gone = values.filter((value) => known?.includes(JSON.stringify(value)) === false);
        if (gone.length === 0 || gone.length > valueLimit)
            return [];
        const isMoved = (value) => {
            const part = side.join([whole, { required: [name], properties: { [name]: { enum: [value] } } }]);
            return others.some((other) => mayContain(other, name, value) && isAccepted(part, other.whole));
        };
        const moved = new Set(gone.filter(isMoved));
        return [[name, { enum: values.filter((value) => !moved.has(value)) }]].filter(() => moved.size > 0);
    });
    if (left.length === 0)
        return old;
    return { ...old, whole: side.join([whole, { properties: Object.fromEntries(left) }]) };
}
/** Returns whether a field of an alternative may have a value. An attempt to accept the value takes much longer. */
function mayContain({ side, whole }, name, value) {
    const { choices, fields, required, subtypes } = side.view(whole);
    if (choices.length > 0 || subtypes.size > 0)
        return true;
    const field = fields.get(name);
    if (field === undefined)
        return required.has(name);
    // In a text, 1 and "1" are the same value.
    const write = (one) => (typeof one === 'string' ? one : JSON.stringify(one));
    return side.view(field).values?.some((other) => write(other) === write(value)) !== false;
}

;// CONCATENATED MODULE: ./src/compare/walk.ts
/** Describes a changed keyword. A value is `undefined` if the schema doesn't have the keyword. */
function describe(what, old, now) {
    const is = now === undefined ? 'gone' : `now ${now}`;
    return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}
/** Reports a value or an alternative that only one version accepts. @param what its text in the sentence */
function reportListed({ report, verb }, kind, what, values) {
    if ('before' in values)
        report(`${kind}-narrowed`, (name) => `${name} no longer ${verb}s ${what}`, values);
    else
        report(`${kind}-widened`, (name) => `${name} can now ${verb} ${what}`, values);
}

;// CONCATENATED MODULE: ./src/compare/type-changes.ts


const type_changes_plain = ['integer', 'number', 'boolean'];
/** Returns whether the types have nothing in common. Other differences then only follow from the type. */
function isOtherType({ before: { types: old = [] }, after: { types: now = [] }, isText, }) {
    const isKept = old.some((type) => isAcceptedType(type, now, isText)) ||
        now.some((type) => isAcceptedType(type, old, isText));
    return old.length > 0 && now.length > 0 && !isKept;
}
function isAcceptedType(type, types, isText) {
    return includesType(types, type) || (isText && type_changes_plain.includes(type) && types.includes('string'));
}
function compareTypes(walk) {
    const [olds, nows] = listBoth(walk);
    const isOther = String(olds) !== String(nows);
    if (!isOther && (walk.isText || (olds ?? nows) === undefined)) {
        compareNull(walk);
        return;
    }
    const [was, is] = findNull(walk);
    if (was === is && !isOther)
        return;
    const isNarrower = (was && !is && !walk.isText) || losesType(walk, olds, nows);
    const [old, now] = [renderTypes(olds, was), renderTypes(nows, is)];
    const values = { before: old, after: now };
    walk.report(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now), values);
}
/** Lists the types of both versions. If neither has `type`, the types of alternatives aren't compared. */
function listBoth({ sides, before, after }) {
    if (before.types === undefined && after.types === undefined)
        return [undefined, undefined];
    return [type_changes_listTypes(sides.before, before), type_changes_listTypes(sides.after, after)];
}
function losesType({ isText }, olds, nows) {
    return nows !== undefined && (olds?.some((type) => !isAcceptedType(type, nows, isText)) ?? true);
}
function compareNull(walk) {
    const { isText, report } = walk;
    const [was, is] = findNull(walk);
    if (is && !was)
        report('type-widened', (name) => `${name} can now be null`);
    if (is || !was)
        return;
    // Text can't express null.
    if (isText)
        report('null-removed', (name) => `${name} can no longer be null, but null was never sent`);
    else
        report('type-narrowed', (name) => `${name} can no longer be null`);
}
/** Returns whether each version accepts null. A version without such information counts as equal to the other one. */
function findNull({ sides, before, after }) {
    const [was, is] = [acceptsNull(sides.before, before), acceptsNull(sides.after, after)];
    return [was ?? is ?? false, is ?? was ?? false];
}
/** Returns whether a schema or one of its alternatives accepts null, or `undefined` if this isn't specified. */
function acceptsNull({ view }, own) {
    const { isNullable } = own;
    if (isNullable === true || (isNullable === false && own.types !== undefined))
        return isNullable;
    if (acceptsAnything(own))
        return true;
    const alternatives = own.choices[0]?.alternatives.map(view);
    return alternatives?.some((alternative) => alternative.isNullable === true || acceptsAnything(alternative));
}
/** Returns whether a schema accepts every value except possibly null. */
function acceptsAnything(view) {
    const { types, values, format, items, otherFields } = view;
    const lists = [view.choices, view.patterns, view.firstItems];
    const named = [view.required, view.conditions, view.fields, view.patternFields, view.limits];
    return ([types, values, format, items, otherFields].every((part) => part === undefined) &&
        lists.every(({ length }) => length === 0) &&
        named.every(({ size }) => size === 0));
}
/** Lists the types of a schema. If each alternative has types, repeating them next to the choice isn't a change. */
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
 * Compares the `oneOf` and `anyOf` of two schemas. If the keywords next to a choice also differ, or only one version has
 * a choice, each alternative is compared together with those keywords.
 * @returns whether the alternatives were compared with the keywords next to them, so that nothing else needs comparing
 */
function compareChoices(walk) {
    const { sides, schemas, report, verb } = walk;
    const [olds, nows] = listOtherChoices(walk);
    const count = Math.max(olds.length, nows.length);
    if (count > 0 && acceptsAnything(walk.after)) {
        report('alternatives-widened', (name) => `${name} now ${verb}s any value`);
        return true;
    }
    const isWhole = count > 0 && areWhole(walk, olds[0], nows[0]);
    const list = (side, schema, choice) => choice === undefined ? splitTypes(side, schema) : listAlternatives(side, choice, isWhole);
    for (let index = 0; index < count; index++) {
        const [old, now] = [olds[index], nows[index]];
        if (isWhole || (old !== undefined && now !== undefined)) {
            const [was, is] = [list(sides.before, schemas[0], old), list(sides.after, schemas[1], now)];
            compareAlternatives(walk, was, is, [old?.isExclusive, now?.isExclusive]);
        }
        else if (old !== undefined) {
            const [verb, words] = describeChoice(walk, sides.before, old);
            const values = { before: `${verb} ${words}` };
            report('alternatives-widened', (name) => `${name} no longer ${verb}s ${words}`, values);
        }
        else if (now !== undefined)
            reportNewChoice(walk, now);
    }
    return isWhole;
}
/** Returns whether the alternatives must be compared together with the keywords next to the choice. */
function areWhole({ before, after, sides, schemas }, old, now) {
    const isApart = acceptsAnything(before) || before.choices.length > 1 || after.choices.length > 1;
    return !isApart && !meansSame(sides, old?.beside ?? schemas[0], now?.beside ?? schemas[1]);
}
/** Lists the choices of each version that the other version doesn't have. */
function listOtherChoices({ sides, before, after }) {
    const keyOf = ({ semantics, documentation }, { alternatives, isExclusive }) => {
        const schema = { [isExclusive ? 'oneOf' : 'anyOf']: alternatives };
        return `${semantics(schema)} ${documentation(schema)}`;
    };
    const olds = new Set(before.choices.map((choice) => keyOf(sides.before, choice)));
    const nows = new Set(after.choices.map((choice) => keyOf(sides.after, choice)));
    return [
        before.choices.filter((choice) => !nows.has(keyOf(sides.before, choice))),
        after.choices.filter((choice) => !olds.has(keyOf(sides.after, choice))),
    ];
}
/** Reports a new choice, which widens the schema only if one alternative accepts everything that was accepted before. */
function reportNewChoice(walk, choice) {
    const { sides, schemas, isAccepted } = walk;
    const wholes = listAlternatives(sides.after, choice, true).map(({ whole }) => whole);
    const isMet = !choice.isExclusive && wholes.some((whole) => isAccepted(schemas[0], whole));
    const [verb, words] = describeChoice(walk, sides.after, choice);
    const rule = isMet ? 'alternatives-widened' : 'alternatives-narrowed';
    walk.report(rule, (name) => `${name} now ${verb}s ${words}`, { after: `${verb}s ${words}` });
}
function describeChoice({ verb }, side, choice) {
    // `anyOf: [{ required: [a] }, { required: [b] }]` requires at least one of the fields.
    const needs = choice.alternatives.flatMap((alternative) => {
        const isAlone = Object.keys(alternative ?? {}).every((key) => key === 'required' || key === 'type');
        const required = (0,json/* findMember */.gz)(alternative, 'required');
        return isAlone && (0,json/* isArray */.cy)(required) ? [clip(required.map(String).join(' with '))] : [];
    });
    if (needs.length === choice.alternatives.length)
        return ['need', needs.join(' or ')];
    const names = listAlternatives(side, choice, false).map(nameAlternative);
    return [verb, `only ${clip([...new Set(names)].join(' or '))}`];
}
const known = [({ whole, side }) => String(side.semantics(whole)), labelOf];
/** Matches alternatives by the fields that have only one valid value. */
const byConstants = ({ whole, side }) => {
    const constants = [...side.view(whole).fields]
        .map(([name, field]) => ({ name, values: side.view(field).values }))
        .filter(({ values }) => values?.length === 1);
    return constants.length === 0 ? undefined : JSON.stringify(constants);
};
/** Matches alternatives that are named alike in messages by their order, if both versions have the same number of them. */
const byOrder = (alternative, rest) => {
    const name = nameAlternative(alternative);
    const others = rest.filter((other) => nameAlternative(other) === name);
    return `${name} ${others.indexOf(alternative)} of ${others.length}`;
};
/** Matches the last remaining alternative of each version. */
const onlyOnesLeft = (_, rest) => (rest.length === 1 ? 'the only one' : undefined);
/** Maximum number of pairs for which `isAccepted` is tried. */
const attemptLimit = 400;
function compareAlternatives(walk, olds, nows, [wasExclusive, isExclusive]) {
    const same = pairKnown(olds, nows);
    const mayTry = same.gone.length * nows.length <= attemptLimit;
    const taken = mayTry ? pairAccepted(walk, same, nows) : same;
    const last = pairUp(taken.gone, taken.added, [byConstants, byOrder, onlyOnesLeft]);
    for (const what of last.gone.map(nameAlternative))
        reportListed(walk, 'alternatives', what, { before: what });
    for (const what of last.added.map(nameAlternative))
        reportListed(walk, 'alternatives', what, { after: what });
    for (const [old, now] of [...taken.pairs, ...last.pairs]) {
        const others = mayTry ? nows.filter((other) => other !== now) : [];
        walkBoth(walk, [withoutMoved(walk, old, now, others), now]);
    }
    if (isExclusive && mayTry)
        reportAmbiguous(walk, olds, nows, wasExclusive ? last.added : nows);
}
/** Pairs equal or equally named alternatives. Nested choices that remain are flattened and paired again. */
function pairKnown(olds, nows) {
    const first = pairUp(olds, nows, known);
    const [gone, added] = [flatten(first.gone), flatten(first.added)];
    const isFlat = gone.length + added.length === first.gone.length + first.added.length;
    // A single remaining alternative on each side counts as two versions of one alternative.
    if (isFlat || (first.gone.length === 1 && first.added.length === 1))
        return first;
    const second = pairUp(gone, added, known);
    return { ...second, pairs: [...first.pairs, ...second.pairs] };
}
/** Pairs each gone alternative with a new one that accepts it. It isn't gone if a known alternative accepts it. */
function pairAccepted(walk, { pairs, gone, added }, nows) {
    const left = new Set(added);
    const found = [...pairs];
    // A single remaining alternative on each side counts as two versions of one alternative.
    const mayPart = gone.length > 1 || added.length > 1;
    const stillGone = gone.filter((old) => {
        const isAccepted = (now) => walk.isAccepted(old.whole, now.whole);
        const next = left.values().find(isAccepted);
        const isKept = next !== undefined || nows.some(isAccepted);
        const parts = isKept || !mayPart ? undefined : pairParts(walk, old, nows);
        const accepted = next === undefined ? (parts ?? []) : [[old, next]];
        for (const pair of accepted)
            if (left.delete(pair[1]))
                found.push(pair);
        return !isKept && parts === undefined;
    });
    return { pairs: found, gone: stillGone, added: [...left] };
}
/** Maximum number of parts of an alternative that are tried one by one. */
const partLimit = 50;
/**
 * Finds an alternative that accepts each part of another one.
 * @returns the pairs of alternatives that accept only one part, or `undefined` if a part isn't accepted
 */
function pairParts(walk, { whole, side }, nows) {
    const parts = listParts(side, whole);
    if (parts.length === 0 || parts.length > partLimit)
        return undefined;
    const accepted = Map.groupBy(parts, (part) => nows.find((now) => walk.isAccepted(part, now.whole)));
    if (accepted.has(undefined))
        return undefined;
    return [...accepted].flatMap(([now, [part = true, ...others]]) => now === undefined || others.length > 0
        ? []
        : [[{ schema: part, whole: part, side, beside: [] }, now]]);
}
function walkBoth({ go }, pair) {
    const isNull = pair.some(({ whole, side }) => side.view(whole).isNullable === true);
    // Whether null is valid is reported for the choice, so both sides accept null here.
    const [was, is] = pair.map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
    go(was, is, '');
}
const nullable = { nullable: true };
/** Maximum number of pairs that are checked for values that match two alternatives. */
const ambiguityLimit = 10_000;
/** Reports values that now match two alternatives of a `oneOf`, which rejects them. */
function reportAmbiguous({ report, isAccepted }, olds, nows, others) {
    if (olds.length * others.length > ambiguityLimit) {
        report('alternatives-narrowed', (name) => `${name} must now match only one alternative`);
        return;
    }
    for (const old of olds) {
        const fits = (now) => isAccepted(old.whole, now.whole);
        // New alternatives are few, so they are tried first.
        if (!others.some(fits))
            continue;
        const fitting = nows.filter(fits);
        if (fitting.length < 2)
            continue;
        const [before, after] = [nameAlternative(old), fitting.map(nameAlternative).join(' and ')];
        const sentence = (name) => `${name} must match only one alternative, and ${before} now matches ${clip(after)}`;
        report('alternatives-narrowed', sentence, { before, after });
    }
}

;// CONCATENATED MODULE: ./src/compare/condition-changes.ts



function compareConditions(walk) {
    const { before, after } = walk;
    for (const keyword of new Set([...before.conditions.keys(), ...after.conditions.keys()])) {
        const olds = digestEach(walk.sides.before, before, keyword);
        const nows = digestEach(walk.sides.after, after, keyword);
        if (olds.size === nows.size && olds.keys().every((digest) => nows.has(digest)))
            continue;
        if (keyword === 'discriminator' && isReportedByAlternatives(walk))
            continue;
        if (isImpliedByFormat(keyword, walk))
            continue;
        const values = { before: { [keyword]: [...olds.keys()] }, after: { [keyword]: [...nows.keys()] } };
        const isWider = findTreatment(keyword) === 'condition' && isEased(keyword, olds, nows);
        const rule = isWider ? 'conditions-widened' : 'conditions-narrowed';
        const change = isWider ? 'was removed or relaxed' : 'changed';
        walk.report(rule, (name) => `the rule “${keyword}” of ${name} ${change}`, values);
    }
}
/** Returns whether a format in one version has the same meaning as the keyword in the other one. */
function isImpliedByFormat(keyword, { before, after }) {
    if (keyword !== 'contentMediaType' && keyword !== 'contentEncoding')
        return false;
    const isNew = !before.conditions.has(keyword) || !after.conditions.has(keyword);
    return isNew && before.format === after.format && ['binary', 'byte'].includes(after.format ?? '');
}
function digestEach(side, { conditions }, keyword) {
    return new Map((conditions.get(keyword) ?? []).map((one) => [String(side.semantics(one)), one]));
}
/** Returns whether the new conditions follow from the old ones. For example, every multiple of 10 is a multiple of 5. */
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
 * Returns whether a changed discriminator needs no finding of its own. Changed alternatives already report its values. A
 * new or removed discriminator has no effect if each alternative requires its property and lists the property's values. A
 * removed discriminator has no effect either if nothing is left to select.
 */
function isReportedByAlternatives(walk) {
    const { before, after, sides } = walk;
    const [old, now] = [findProperty(before), findProperty(after)];
    if (old === now) {
        return listOtherChoices(walk).flat().length > 0 || before.subtypes.size + after.subtypes.size > 0;
    }
    if (now === undefined && after.choices.length === 0)
        return true;
    const field = old ?? now ?? '';
    const isImplied = ({ view }, own) => {
        const alternatives = own.choices.flatMap((choice) => choice.alternatives).map(view);
        return (alternatives.length === 0 ? [own] : alternatives).every(({ fields, required }) => required.has(field) && view(fields.get(field)).values !== undefined);
    };
    const isOnlyOne = old === undefined || now === undefined;
    return isOnlyOne && isImplied(sides.before, before) && isImplied(sides.after, after);
}
function findProperty({ conditions }) {
    const [first] = conditions.get('discriminator') ?? [];
    const name = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(first, 'discriminator'), 'propertyName');
    return typeof name === 'string' ? name : undefined;
}

;// CONCATENATED MODULE: ./src/compare/field-changes.ts

function compareFields(walk) {
    const { before, after, sides, isInput } = walk;
    const names = new Set([before, after].flatMap(({ fields, required }) => [...fields.keys(), ...required]));
    for (const name of names) {
        const was = findStanding(sides.before, before, name, isInput);
        const standing = findStanding(sides.after, after, name, isInput);
        // A required field without a schema can still be sent if other fields are allowed, so it became optional.
        const isFree = standing === 'absent' && !before.fields.has(name) && after.otherFields !== false;
        const is = isFree && was === 'required' ? 'optional' : standing;
        const path = clip(name);
        reportStanding(walk, was, is, path);
        if (isThere(was) && isThere(is))
            walk.go(findField(before, name), findField(after, name), path);
    }
}
/** Returns a field's own schema, or the schema of additional fields. */
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
/** Reports a changed standing. Changes of a field that is never sent have no effect. */
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
        const sentence = (name) => old === 'absent' ? `${fresh} ${name}` : `${name} is no longer ${silent} and is ${now}`;
        report(rule, sentence, { path });
    }
}
/** Compares pattern fields. A pattern that one version lacks is compared with that version's additional fields. */
function comparePatternFields({ before, after, go }) {
    for (const pattern of new Set([...before.patternFields.keys(), ...after.patternFields.keys()])) {
        const [old, now] = [before, after].map(({ patternFields, otherFields }) => patternFields.get(pattern) ?? otherFields);
        go(old, now, `/${clip(pattern)}/`);
    }
}
function compareOtherFields({ before, after, report, go }) {
    const [old, now] = [before.otherFields, after.otherFields];
    if (old === now)
        return;
    if (now === undefined)
        report('limits-widened', (name) => `${name} can now contain any other field`);
    else if (now === false)
        report('limits-narrowed', (name) => `${name} can no longer contain other fields`);
    else if (old === false)
        report('limits-widened', (name) => `${name} can now contain other fields`);
    else if (old === undefined)
        report('limits-narrowed', (name) => `other fields of ${name} are now restricted`);
    else
        go(old, now, '*');
}

;// CONCATENATED MODULE: ./src/compare/pair-walk.ts


/** Number of reference levels below which findings are named by their schema instead of the path to it. */
const pair_walk_levelLimit = 8;
/** Number of findings and pairs after which a walk stops, because the report shows fewer. */
const findingLimit = 100;
const pairLimit = 1_000;
/** Walks from a pair to the pairs within it, nearest first, up to the limits. */
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
/** Maximum number of pairs that are compared to decide whether one schema accepts every value of another. */
const pair_walk_attemptLimit = 200;
/** Returns whether the new schema of a pair accepts every value of the old one. If in doubt, returns `false`. */
function isAccepted(root, find) {
    if (root.isAccepted !== undefined)
        return root.isAccepted;
    const queue = new Set([root]);
    root.isAccepted = queue.values().every((pair) => {
        const found = queue.size > pair_walk_attemptLimit ? undefined : find(pair);
        for (const { to } of found?.next ?? [])
            queue.add(to);
        return found?.reported.every((finding) => !isBreaking(finding)) === true;
    });
    return root.isAccepted;
}
/** Maximum number of reported pairs that the walk didn't reach. */
const reachLimit = 8;
/** Lists the nearest pairs with findings below the roots, in time linear in the number of pairs. Each pair keeps its result. */
function findReach(roots, find) {
    const sources = explore(roots, find);
    const changed = new Set(sources.keys());
    for (const pair of changed) {
        changed.delete(pair);
        for (const source of sources.get(pair) ?? [])
            if (propagate(pair, source))
                changed.add(source);
    }
    const all = createReach();
    for (const { reach } of roots) {
        for (const kind of reachKinds)
            reach?.[kind].forEach((pair) => all[kind].add(pair));
    }
    return all;
}
function createReach() {
    return { breaking: new Set(), others: new Set() };
}
/** Compares all pairs below the roots that have no result yet. Returns the pairs that lead directly to each of them. */
function explore(roots, find) {
    const sources = new Map();
    for (const root of roots)
        if (root.reach === undefined)
            sources.set(root, []);
    for (const pair of sources.keys()) {
        const found = find(pair);
        const reach = (pair.reach = createReach());
        // A pair that wasn't compared can contain any change, so it counts as breaking.
        if (found === undefined || found.reported.some(isBreaking))
            reach.breaking.add(pair);
        else if (found.reported.length > 0)
            reach.others.add(pair);
        for (const { to } of found?.next ?? []) {
            const known = sources.get(to);
            if (known !== undefined)
                known.push(pair);
            else if (to.reach === undefined)
                sources.set(to, [pair]);
            else
                propagate(to, pair);
        }
    }
    return sources;
}
/** Adds the findings of a pair to those of its source, up to the limit. Returns whether one was added. */
function propagate({ reach: from }, { reach: to }) {
    if (from === undefined || to === undefined)
        return false;
    const before = to.breaking.size + to.others.size;
    for (const kind of reachKinds) {
        for (const pair of from[kind])
            if (to[kind].size <= reachLimit)
                to[kind].add(pair);
    }
    return to.breaking.size + to.others.size > before;
}

;// CONCATENATED MODULE: ./src/compare/value-changes.ts



/** Formats that don't restrict the values of their type in practice. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);
function compareFormats({ before, after, report }) {
    const [old, now] = [before.format, after.format];
    // If the type changed as well, a removed format needs no finding of its own.
    if (old === now || (now === undefined && before.types?.join() !== after.types?.join()))
        return;
    const isWider = now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
    const sentence = describe('format', old, now ?? 'free');
    report(isWider ? 'format-widened' : 'format-narrowed', sentence, { before: old, after: now });
}
function compareValues(walk) {
    const { before, after, verb, isText, report } = walk;
    const [old, now] = [before.values, after.values];
    if (old === undefined || now === undefined) {
        if (now)
            report('values-narrowed', (name) => `${name} now ${verb}s only ${showValues(now)}`, { after: now });
        if (old)
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
        reportListed(walk, 'values', showValues(gone), { before: gone });
    if (added.length > 0)
        reportListed(walk, 'values', showValues(added), { after: added });
}
function compareLimits({ before, after, report }) {
    for (const keyword of limitKeywords) {
        const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
        const narrows = isTighter(keyword, old, now);
        if (!narrows && !isTighter(keyword, now, old))
            continue;
        const [was, is] = [renderLimit(keyword, old), renderLimit(keyword, now)];
        const values = { before: { [keyword]: was }, after: { [keyword]: is } };
        report(narrows ? 'limits-narrowed' : 'limits-widened', describe(keyword, was, is), values);
    }
}
/** Compares patterns. A value must match all of them, so fewer patterns accept more values. */
function comparePatterns({ before: { patterns: olds }, after: { patterns: nows }, report, }) {
    const [old, now] = [olds, nows].map((patterns) => patterns.map(showValue).join(' and ') || undefined);
    if (old === now)
        return;
    const isWider = nows.every((pattern) => olds.includes(pattern) || olds.includes(dropOptional(pattern)));
    const values = { before: { pattern: olds.join(' ') }, after: { pattern: nows.join(' ') } };
    report(isWider ? 'limits-widened' : 'limits-narrowed', describe('pattern', old, now), values);
}
/** Optional parts of a pattern: `[CD]?`, `(AG)?` and `s?`. */
const optionalPart = /(?:\((?:\?:)?\w+\)|\[\w+\]|(?<!\\)\w)\?(?![?*+{])/g;
/** Parts that can make a pattern narrower if they contain an optional part, and references to groups by number or name. */
const risky = /\[\^|\(\?[!<]|\\[1-9ku]/;
/** Returns a pattern without its optional parts, which matches only texts that the whole pattern matches, too. */
function dropOptional(pattern) {
    return risky.test(pattern) ? pattern : pattern.replaceAll(optionalPart, '');
}
function compareDefaults({ before: { initial: old }, after: { initial: now }, report }) {
    if (JSON.stringify(old) === JSON.stringify(now))
        return;
    const [was, is] = [old, now].map((value) => (value === undefined ? undefined : showValue(value)));
    report('default', describe('default', was, is), { before: old, after: now });
}
function compareDeprecation({ before, after, report }) {
    if (before.isDeprecated === after.isDeprecated)
        return;
    report('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
}

;// CONCATENATED MODULE: ./src/compare/schema-changes.ts













/** Compares the semantics and the documentation of two schemas, independent of how the schemas are written. */
function compareSchemas({ sides, report }, [old, now], { key, isInput, isText = false }, start = '') {
    if (isSame(sides, old, now))
        return;
    const find = createFind(sides);
    const root = createStep(sides, [old, now], '', { isInput, isText, attempts: 0, isBare: false }).to;
    const { findings, left, seen } = walkNear(root, find);
    reportFindings(report, gatherTexts(findings), key, start);
    const below = findReach(left, find);
    for (const kind of reachKinds)
        reportBelow(report, [...below[kind]].filter((pair) => !seen.has(pair)));
    for (const kind of reachKinds.filter((each) => isCut([...below[each]]))) {
        const isSure = kind === 'others' || sides.memory.pairsLeft > 0;
        if (!isSure && meansSame(sides, old, now))
            continue;
        const more = `has more ${kind === 'others' ? '' : 'breaking '}changes in schemas further below`;
        const sentence = `${nameChangePath(key, start)} ${isSure ? more : "changed in a way that can't be shown in detail"}`;
        const rule = ruleFor(kind === 'others' ? 'other-part' : 'undetailed', isInput);
        const [before, after] = [sides.before.semantics(old), sides.after.semantics(now)].map(document_digest/* renderDigest */.LN);
        report(rule, sentence, joinPaths(key, start, ' '), { before, after });
    }
}
/** Reports the findings of pairs far from the operation, named by the component that contains them. */
function reportBelow(report, pairs) {
    for (const { found, component } of pairs.slice(0, reachLimit)) {
        if (found === undefined || component === undefined)
            continue;
        reportFindings(report, found.reported, `schema ${clip(component.name)}`, component.path);
    }
}
/** Returns whether some pairs of a reach aren't reported. */
function isCut(pairs) {
    const isNamed = ({ found, component }) => found !== undefined && component !== undefined;
    return pairs.length > reachLimit || !pairs.every(isNamed);
}
/** @param start field path from the part with the key to the pair of the findings */
function reportFindings(report, findings, key, start) {
    for (const { rule, path: inner, sentence, ...values } of findings) {
        const path = joinPaths(start, inner);
        report(rule, sentence(nameChangePath(key, path)), joinPaths(key, path, ' '), values);
    }
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
/** Creates the step to a nested pair. If the schemas aren't referenced, they are in the component of the outer pair. */
function createStep({ before, after, memory }, [old, now], path, { component, ...options }) {
    const pair = { old: before.dereference(old), now: after.dereference(now) };
    const name = nameOf(pair.now === now ? old : now);
    const isReference = name !== undefined && (pair.now !== now || pair.old !== old);
    const inline = component && { name: component.name, path: joinPaths(component.path, path) };
    return { to: memory.find(pair, options, isReference ? { name, path: '' } : inline), path, isReference };
}
function nameOf(schema) {
    return (0,document_reference/* findReference */.t3)(schema)?.split('/').at(-1);
}
/** Compares two schemas without the schemas that they refer to, which the walk compares. */
function comparePair(sides, { old, now, options, component }) {
    const { isInput, isText, attempts } = options;
    const reported = [];
    const next = [];
    const walk = {
        sides,
        schemas: [old ?? true, now ?? true],
        before: sides.before.view(old),
        after: sides.after.view(now),
        isInput,
        isText,
        verb: isInput ? 'accept' : 'contain',
        report: (rule, sentence, { path = '', ...values } = {}) => reported.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
        go(before, after, path) {
            if (isSame(sides, before, after))
                return;
            next.push(createStep(sides, [before, after], path, { ...options, isBare: false, component }));
        },
        isAccepted(before, after) {
            if (meansSame(sides, before, after))
                return true;
            if (attempts > 1)
                return false;
            const attempt = { isInput: true, isText, attempts: attempts + 1, isBare: false };
            return isAccepted(createStep(sides, [before, after], '', attempt).to, createFind(sides));
        },
    };
    const bases = { old: sides.before.findBase(old), now: sides.after.findBase(now) };
    if (bases.old === undefined && bases.now === undefined) {
        compareViews(walk, options.isBare ? textParts : []);
        return { reported, next };
    }
    // References to the same schema can each have their own description, so only the texts are compared here.
    for (const part of textParts)
        comparers[part](walk);
    const base = { old: bases.old ?? old, now: bases.now ?? now };
    const name = nameOf(now) ?? nameOf(old) ?? '';
    const to = sides.memory.find(base, { ...options, isBare: true }, { name, path: '' });
    return { reported, next: [{ to, path: '', isReference: true }] };
}
/** @param omitted parts that are compared elsewhere */
function compareViews(walk, omitted) {
    const [was, is] = [isNothing(walk.before), isNothing(walk.after)];
    if (was !== is) {
        const verb = walk.isInput ? 'accepted' : 'returned';
        if (is)
            walk.report('limits-narrowed', (name) => `${name} is no longer ${verb}`);
        else
            walk.report('limits-widened', (name) => `${name} can now be ${verb}`);
    }
    else if (isOtherType(walk))
        compareTypes(walk);
    else if (compareChoices(walk)) {
        compareNull(walk);
        if (!omitted.includes('text'))
            compareTexts(walk);
    }
    else {
        for (const [part, compare] of Object.entries(comparers))
            if (!omitted.includes(part))
                compare(walk);
    }
}
/** Comparer of each part of a view. A missing part is a compile error. */
const comparers = {
    types: compareTypes,
    format: compareFormats,
    values: compareValues,
    limits: compareLimits,
    patterns: comparePatterns,
    fields: compareFields,
    patternFields: comparePatternFields,
    otherFields: compareOtherFields,
    items: compareItems,
    subtypes: compareSubtypes,
    initial: compareDefaults,
    isDeprecated: compareDeprecation,
    text: compareTexts,
    conditions: compareConditions,
};
const textParts = ['text', 'initial', 'isDeprecated'];
function compareTexts({ before, after, report }) {
    if (squeeze(before.text) === squeeze(after.text))
        return;
    report('description', (name) => `description of ${name} changed`);
}
/** Compares items by position. An item without its own schema has the schema of all further items. */
function compareItems({ before, after, go }) {
    const count = Math.max(before.firstItems.length, after.firstItems.length);
    for (let index = 0; index < count; index++) {
        go(before.firstItems[index] ?? before.items, after.firstItems[index] ?? after.items, `[${index}]`);
    }
    go(before.items, after.items, '[]');
}
function compareSubtypes(walk) {
    const { subtypes: olds } = walk.before;
    const { subtypes: nows } = walk.after;
    for (const value of new Set([...olds.keys(), ...nows.keys()])) {
        const [old, now] = [olds.get(value), nows.get(value)];
        if (old !== undefined && now !== undefined)
            walk.go(old, now, '');
        else
            reportListed(walk, 'alternatives', clip(value), now === undefined ? { before: value } : { after: value });
    }
}
/** Returns whether a schema accepts no value: `false`, or types that contradict each other. */
function isNothing({ types, isNullable, conditions }) {
    const denied = conditions.get('not') ?? [];
    const isDenied = denied.some(({ not }) => (0,json/* isJsonObject */.OW)(not) && Object.keys(not).length === 0);
    return isDenied || (types?.length === 0 && isNullable !== true);
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var document_texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/compare/text-changes.ts



function text_changes_compareTexts({ before, after, report }) {
    const [old, now] = [
        (0,document_texts/* foldTexts */.a)(before.operation, before.pathItem),
        (0,document_texts/* foldTexts */.a)(after.operation, after.pathItem),
    ];
    for (const key of ['summary', 'description']) {
        const isOther = squeeze(old[key]) !== squeeze(now[key]);
        if (isOther)
            report('description', `${key} ${describeMember(old, now, key)}`, key);
    }
}
function describeMember(old, now, key) {
    if (now[key] === undefined)
        return 'removed';
    return old[key] === undefined ? 'added' : 'changed';
}
const isReportedElsewhere = new Set([
    ...['parameters', 'requestBody', 'responses', 'security', 'servers', 'operationId', 'summary'],
    ...['description', 'tags', 'externalDocs', 'deprecated'],
]);
/** The only extension that OpenCopilot evaluates. */
const actedOn = 'x-open-execute-after';
/** Compares the remaining parts of an operation: deprecation, callbacks and the evaluated extension. */
function compareOthers({ sides, before, after, report }) {
    const [old = {}, now = {}] = [before, after].map(({ operation, pathItem }) => {
        const all = { ...(0,members/* omitMembers */.p5)(pathItem, (key) => key !== actedOn), ...operation };
        return (0,members/* omitMembers */.p5)(all, (key) => key.startsWith('x-') && key !== actedOn);
    });
    text_changes_compareDeprecation(report, '', old, now);
    for (const key of Object.keys({ ...old, ...now })) {
        const [was, is] = [{ [key]: old[key] ?? false }, { [key]: now[key] ?? false }];
        if (isReportedElsewhere.has(key) || meansSame(sides, was, is))
            continue;
        const rule = key === actedOn ? 'extension' : 'other-part';
        report(rule, `${clip(key)} ${describeMember(old, now, key)}`, key);
    }
}
/** Compares a parameter or body without its schema: added, removed, required, deprecated or described differently. */
function compareInput(report, path, old, now) {
    const name = nameChangePath(path);
    const word = isNeeded(now) ? 'required' : 'optional';
    if (now === undefined)
        report('input-removed', `${name} removed`, path);
    else if (old === undefined) {
        report(word === 'required' ? 'input-required' : 'input-added', `new ${word} ${name}`, path);
    }
    else {
        if (isNeeded(old) !== isNeeded(now))
            report(`now-${word}`, `${name} is now ${word}`, path);
        text_changes_compareDeprecation(report, path, old, now);
        compareDescription(report, path, old, now);
    }
}
function isNeeded(input) {
    return input?.['required'] === true || input?.['in'] === 'path';
}
function text_changes_compareDeprecation(report, path, old, now) {
    const [was, is] = [old['deprecated'] === true, now['deprecated'] === true];
    const name = path === '' ? '' : `${nameChangePath(path)} is `;
    if (was !== is)
        report('deprecated', `${name}${is ? 'now' : 'no longer'} deprecated`, path);
}
function compareDescription(report, path, old, now) {
    const isOther = squeeze(old['description']) !== squeeze(now['description']);
    if (isOther)
        report('description', `description of ${nameChangePath(path)} changed`, path);
}

;// CONCATENATED MODULE: ./src/compare/content-changes.ts








function compareBodies(pair) {
    const { sides, before, after, report } = pair;
    const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
    if (isSame(sides, old, now))
        return;
    const [was, is] = [sides.before.find(old), sides.after.find(now)];
    if (was === undefined && is === undefined) {
        report('undetailed', "body changed in a way that can't be shown in detail", 'body');
        return;
    }
    compareInput(report, 'body', was, is);
    if (was && is)
        compareContents(pair, [was, is], { key: 'body', isInput: true });
}
function compareResponses(pair) {
    const { sides, before, after, report } = pair;
    const [olds, nows] = [(0,json/* membersOf */.lS)(before.operation['responses']), (0,json/* membersOf */.lS)(after.operation['responses'])];
    for (const status of Object.keys({ ...olds, ...nows })) {
        const key = `response ${clip(status)}`;
        const [was, is] = [olds[status], nows[status]];
        if (status.startsWith('x-') || isSame(sides, was, is))
            continue;
        if (was === undefined)
            report('response-status', `new ${key}`, key);
        else if (is === undefined)
            report('response-status', `${key} removed`, key);
        else {
            const [old, now] = [sides.before.find(was) ?? {}, sides.after.find(is) ?? {}];
            compareContents(pair, [old, now], { key, isInput: false });
            for (const part of ['headers', 'links']) {
                const [had, has] = [{ [part]: (0,json/* membersOf */.lS)(old[part]) }, { [part]: (0,json/* membersOf */.lS)(now[part]) }];
                if (!meansSame(sides, had, has))
                    report('response-content', `${part} of ${key} changed`, key);
            }
            compareDescription(report, key, old, now);
        }
    }
}
function compareContents(pair, [old, now], at) {
    const [before, after] = [readContent(old), readContent(now)];
    const { pairs, gone, added } = pairUp([...before.keys()], [...after.keys()], [(type) => type]);
    const { key, isInput } = at;
    const verb = isInput ? 'accept' : 'contain';
    for (const before of gone) {
        const sentence = `${key} no longer ${verb}s ${clip(before)}`;
        pair.report(ruleFor('media-type-removed', isInput), sentence, key, { before });
    }
    for (const after of added) {
        pair.report(ruleFor('media-type-added', isInput), `${key} can now ${verb} ${clip(after)}`, key, {
            after,
        });
    }
    // If one media type replaces another, their schemas are compared.
    const isReplaced = pairs.length === 0 && gone.length === 1 && added.length === 1;
    const replaced = gone.map((type) => [type, added[0] ?? '']);
    for (const [was, is] of isReplaced ? replaced : pairs) {
        const isText = isForm.test(was) && isForm.test(is);
        compareMedia(pair, [before.get(was), after.get(is)], { ...at, isText });
    }
}
/** Media types whose fields are serialized as text. */
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;
function readContent(part) {
    return new Map(Object.entries((0,json/* membersOf */.lS)(part['content'])).map(([type, media]) => [normalizeMediaType(type), media]));
}
function compareMedia(pair, [before, after], at) {
    const { sides } = pair;
    if (isSame(sides, before, after))
        return;
    const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
    compareSchemas(pair, [old['schema'], now['schema']], at);
    compareSchemas(pair, [old['itemSchema'], now['itemSchema']], at, '[]');
    compareEncodings(pair, [old, now], at);
}

;// CONCATENATED MODULE: ./src/openapi/parameters.ts


/** Lists the parameters of an operation: its own, and those of its path that it doesn't override. */
function listParameters(document, { operation, pathItem }) {
    const byLocation = new Map();
    for (const list of [pathItem['parameters'], operation['parameters']]) {
        if (!(0,json/* isArray */.cy)(list))
            continue;
        for (const [index, value] of list.entries()) {
            const parameter = (0,document_reference/* resolveObject */.Wm)(document, value) ?? {};
            const location = typeof parameter['in'] === 'string' ? parameter['in'] : '';
            const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
            byLocation.set(`${location} ${name}`, { in: location, name, value });
        }
    }
    return [...byLocation.values()];
}

;// CONCATENATED MODULE: ./src/compare/server-changes.ts


/** Compares an operation's servers. Requests go to the first server. */
function compareServers(pair) {
    const { sides, before, after, report } = pair;
    const [olds, nows] = [listServers(sides.before, before), listServers(sides.after, after)];
    const [[old], [now]] = [olds, nows];
    // If the file has no servers, the input `server-url` sets the address.
    if (old === undefined || now === undefined || olds.join(' ') === nows.join(' '))
        return;
    if (old === now)
        report('further-servers', 'further servers changed');
    else if (isSameAddress(pair)) {
        report('same-address', 'server and path changed, but the complete URL is the same');
    }
    else {
        const sentence = `server is now ${clip(now)}, was ${clip(old)}`;
        report('server-changed', sentence, 'server', { before: old, after: now });
    }
}
/** Returns whether the complete URL is the same, even if a part moved between the server URL and the path. */
function isSameAddress({ sides, before, after }) {
    const [old = '', now = ''] = [listServers(sides.before, before)[0], listServers(sides.after, after)[0]];
    return old + before.path === now + after.path && before.key === after.key;
}
/** Lists an operation's server URLs with default variables, without trailing slashes and with lowercase hosts. */
function listServers({ document }, { operation, pathItem }) {
    const lists = [operation['servers'], pathItem['servers'], document['servers']];
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
function digestOperation(side, entry) {
    const { document, semantics, documentation } = side;
    const { pathItem, operation } = entry;
    const parameters = listParameters(document, entry).map(({ in: location, name, value }) => [`${location} ${name}`, value]);
    const whole = {
        security: document['security'] ?? false,
        ...(0,members/* omitMembers */.p5)(operation, (key) => key.startsWith('x-') || comparedElsewhere.has(key)),
        ...(0,document_texts/* foldTexts */.a)(operation, pathItem),
        parameters: Object.fromEntries(parameters),
    };
    const unread = (0,members/* omitMembers */.p5)({ ...pathItem, ...operation }, (key) => !key.startsWith('x-') && key !== 'tags');
    const securitySchemes = (0,json/* findMember */.gz)(document['components'], 'securitySchemes') ?? {};
    const beside = semantics({ securitySchemes, servers: listServers(side, entry) });
    return { semantics: (0,document_digest/* mix */.jh)(beside, semantics(whole)), docs: (0,document_digest/* mix */.jh)(documentation(whole), semantics(unread)) };
}

;// CONCATENATED MODULE: ./src/compare/parameter-changes.ts








/** Matches by location and name, then by name, then path parameters by position. */
const matchers = [
    ({ in: location, name }) => `${location} ${location === 'header' ? name.toLowerCase() : name}`,
    ({ name }) => name,
    (parameter, rest) => {
        const inPath = rest.filter((other) => other.in === 'path');
        return parameter.in === 'path' ? String(inPath.indexOf(parameter)) : undefined;
    },
];
function compareParameters(pair) {
    const { sides, before, after, report } = pair;
    const { pairs, gone, added } = pairUp(parameter_changes_list(sides.before, before), parameter_changes_list(sides.after, after), matchers);
    for (const parameter of added) {
        if (parameter_changes_isNeeded(parameter, before))
            reportDescribed(report, parameter, 'now');
        else
            compareInput(report, parameter_changes_keyOf(parameter), undefined, sides.after.find(parameter.value));
    }
    for (const parameter of gone) {
        if (parameter_changes_isNeeded(parameter, after))
            reportDescribed(report, parameter, 'no longer');
        else
            compareInput(report, parameter_changes_keyOf(parameter), sides.before.find(parameter.value), undefined);
    }
    for (const [old, now] of pairs) {
        // A renamed path parameter is described with the path.
        if (old.in !== now.in) {
            const sentence = `${clip(now.name)} is now a ${now.in} parameter, was in ${old.in}`;
            report('input-moved', sentence, parameter_changes_keyOf(now), { before: old.in, after: now.in });
        }
        if (!isSame(sides, old.value, now.value))
            parameter_changes_comparePair(pair, old, now);
    }
}
/** Lists the parameters that can be sent: no dangling references, and no path parameters that the path doesn't contain. */
function parameter_changes_list(side, entry) {
    return listParameters(side.document, entry).filter((parameter) => {
        const isPlaced = parameter.in !== 'path' || parameter_changes_isNeeded(parameter, entry);
        return isPlaced && side.find(parameter.value) !== undefined;
    });
}
/** Returns whether a path template has a parameter, which is then required even if it isn't listed. */
function parameter_changes_isNeeded({ in: location, name }, { path }) {
    return location === 'path' && path.includes(`{${name}}`);
}
function reportDescribed(report, parameter, word) {
    const key = parameter_changes_keyOf(parameter);
    report('description', `${nameChangePath(key)} is ${word} described`, key);
}
function parameter_changes_keyOf({ in: location, name }) {
    return `${location === '' ? 'parameter' : location} ${name}`;
}
function parameter_changes_comparePair(pair, before, after) {
    const { sides, report } = pair;
    const [old, now] = [sides.before.find(before.value) ?? {}, sides.after.find(after.value) ?? {}];
    const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)];
    const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])];
    const isText = old['content'] === undefined && now['content'] === undefined;
    const key = parameter_changes_keyOf(after);
    const at = { key, isInput: true, isText };
    compareInput(report, key, old, now);
    compareWriting(report, key, [old, now], views.some(isPlain));
    if (isText && isOneOfList(views, now)) {
        report('type-widened', `${nameChangePath(key)} can now be given several times`, key);
        compareSchemas(pair, [schemas[0], views[1].items], at, '[]');
    }
    else
        compareSchemas(pair, schemas, at);
}
/** Returns the schema of a parameter. A path never contains an empty value, so a `minLength` of 1 has no effect there. */
function schemaOf(side, { content, in: location, schema }) {
    if ((0,json/* isJsonObject */.OW)(schema) && schema['minLength'] === 1 && location === 'path')
        return (0,members/* omitMembers */.p5)(schema, (key) => key === 'minLength');
    if (schema !== undefined || !(0,json/* isJsonObject */.OW)(content))
        return schema;
    const [media] = Object.values(content);
    return side.find(media)?.['schema'];
}
/** Returns whether a single value became a list that serializes one value in the same way. */
function isOneOfList([before, after], now) {
    const isList = after.types?.join() === 'array' && (after.limits.get('minItems')?.value ?? 0) <= 1;
    const { style, explode } = readWriting(now);
    return isList && isPlain(before) && style === '"form"' && explode === 'true';
}
/** Reads how a parameter is serialized, as JSON, and its media types. */
function readWriting(parameter) {
    const { content, in: location } = parameter;
    const { style, explode } = readStyle(parameter, location === 'query' || location === 'cookie' ? 'form' : 'simple');
    const media = (0,json/* isJsonObject */.OW)(content) ? Object.keys(content).map(normalizeMediaType) : [];
    return { style: JSON.stringify(style), explode: JSON.stringify(explode), content: media.join(' or ') };
}
const allowances = { allowReserved: 'contain reserved characters', allowEmptyValue: 'be empty' };
function compareWriting(report, key, [old, now], isPlainValue) {
    const [was, is] = [readWriting(old), readWriting(now)];
    const name = nameChangePath(key);
    for (const kind of isPlainValue ? ['content'] : ['style', 'explode', 'content']) {
        const [from, to] = [was[kind], is[kind]];
        if (from === to)
            continue;
        const [before, after] = [from, to].map((text) => text.replaceAll('"', '') || 'none');
        const sentence = `${kind === 'content' ? 'media type' : kind} of ${name} is now ${after}, was ${before}`;
        report('way-of-writing', sentence, key, { before: { [kind]: from }, after: { [kind]: to } });
    }
    for (const [keyword, words] of Object.entries(allowances)) {
        const [before, after] = [old[keyword] === true, now[keyword] === true];
        if (after && !before)
            report('values-widened', `${name} can now ${words}`, key);
        if (before && !after)
            report('way-of-writing', `${name} can no longer ${words}`, key);
    }
}

// EXTERNAL MODULE: ./src/compare/reported-change.ts + 1 modules
var reported_change = __webpack_require__(7466);
;// CONCATENATED MODULE: ./src/compare/security-changes.ts



/** Compares the credentials that an operation requires. Schemes are compared by content, so renaming one isn't a change. */
function compareSecurity(pair) {
    const [olds, nows] = [security_changes_listAlternatives(pair, 'before'), security_changes_listAlternatives(pair, 'after')];
    if (keysOf(olds) === keysOf(nows))
        return;
    const [was, is] = [render(olds), render(nows)];
    // Users with the old credentials meet all requirements of one new alternative.
    const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
    const sentence = was === is ? `credentials changed: ${is}` : `now needs ${is}, needed ${was} before`;
    const rule = isEased ? 'security-eased' : 'security-changed';
    pair.report(rule, sentence, 'security', { before: was, after: is });
}
function security_changes_listAlternatives(pair, version) {
    const side = pair.sides[version];
    const required = pair[version].operation['security'] ?? side.document['security'];
    const listed = ((0,json/* isArray */.cy)(required) ? required : []).filter(json/* isJsonObject */.OW).map((schemes) => {
        const needs = new Map();
        for (const [name, scopes] of Object.entries(schemes)) {
            const key = identify(pair.sides, version, name);
            needs.set(key, renderScheme(name, findScheme(side, name) ?? {}));
            const texts = (0,json/* isArray */.cy)(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
            for (const scope of texts)
                needs.set(`${key} ${scope}`, `scope ${clip(scope)}`);
        }
        return needs;
    });
    return listed.length === 0 ? [new Map()] : listed;
}
/** Returns the identity of a scheme: its digest, with its name if another scheme is identical. */
function identify(sides, version, name) {
    const [old, now] = [findScheme(sides.before, name), findScheme(sides.after, name)];
    // A scheme that only the other version defines is compared with that definition.
    const scheme = version === 'before' ? (old ?? now) : (now ?? old);
    if (scheme === undefined)
        return name;
    if (version === 'after' && hasMoreFlows(old, scheme))
        return identify(sides, 'before', name);
    const digest = sides[version].semantics(scheme);
    const isAlone = [sides.before, sides.after].every((side) => {
        const digests = Object.keys(listSchemes(side)).map((key) => side.semantics(findScheme(side, key)));
        return digests.filter((other) => other === digest).length < 2;
    });
    return isAlone ? String(digest) : `${digest} ${name}`;
}
/** Returns whether a scheme keeps all old flows. An additional flow isn't a breaking change. */
function hasMoreFlows(old, now) {
    const flows = old?.['flows'];
    if (!(0,json/* isJsonObject */.OW)(flows))
        return false;
    return Object.entries(flows).every(([name, flow]) => JSON.stringify(flow) === JSON.stringify((0,json/* findMember */.gz)(now['flows'], name)));
}
const withoutEffect = new Set(['description', 'bearerFormat', 'scopes', 'refreshUrl']);
/** Returns a scheme without the members that don't affect callers, such as scopes that no operation requires. */
function findScheme(side, name) {
    const found = side.find((0,json/* findMember */.gz)(listSchemes(side), name));
    if (found === undefined)
        return undefined;
    const bare = (value) => (0,members/* omitMembers */.p5)(value, (key) => withoutEffect.has(key) || key.startsWith('x-'));
    return (0,members/* mapMembers */.Mz)(bare(found), (member, key) => {
        if (key === 'scheme' && typeof member === 'string')
            return member.toLowerCase();
        if (key !== 'flows' || !(0,json/* isJsonObject */.OW)(member))
            return member;
        return (0,members/* mapMembers */.Mz)(member, (flow) => ((0,json/* isJsonObject */.OW)(flow) ? bare(flow) : flow));
    });
}
function listSchemes({ document }) {
    return (0,json/* membersOf */.lS)((0,json/* findMember */.gz)(document['components'], 'securitySchemes'));
}
function renderScheme(name, { in: location, name: field, scheme, type }) {
    const kind = type === 'apiKey' ? [field, 'in', location] : [scheme ?? type];
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











/** Matches by exact method and path first, because two path templates can differ only in their parameter names. */
const compare_matchers = [
    ({ method, path }) => keyOf(method, path),
    ({ operationId }) => operationId,
    templateOf,
];
/**
 * Compares two versions of an OpenAPI file and lists each difference that users of the copilot can notice, in the order of
 * the documents. Only operations with different digests are compared in detail.
 */
function compareSpecs(before, after) {
    const { pairs, gone, added } = pairUp(before.operations, after.operations, compare_matchers);
    const origins = new Map(pairs.map(([old, now]) => [now, old]));
    let sides;
    const modified = after.operations.flatMap((operation) => {
        const old = origins.get(operation);
        if (old === undefined)
            return [];
        sides ??= createSides(before.document ?? {}, after.document ?? {});
        const changes = compareOperations(sides, old, operation);
        const { method, path } = old;
        const isMoved = keyOf(method, path) !== keyOf(operation.method, operation.path);
        const found = { operation, changes, ...(isMoved && { movedFrom: { method, path } }) };
        return changes.length === 0 ? [] : [found];
    });
    return { added, removed: gone, modified, breaking: (0,reported_change/* countBreaking */.pG)({ removed: gone, modified }) };
}
/** Comparers of the parts of an operation, in the order of the report. */
const compare_comparers = [
    ...[compareServers, compareSecurity, compareParameters, compareBodies],
    ...[text_changes_compareTexts, compareResponses, compareOthers],
];
function compareOperations(sides, old, now) {
    const before = sides.before.entries.get(keyOf(old.method, old.path));
    const after = sides.after.entries.get(keyOf(now.method, now.path));
    if (before === undefined || after === undefined)
        return [];
    const [was, is] = [digestOperation(sides.before, before), digestOperation(sides.after, after)];
    const isSameOperation = old.method === now.method && old.path === now.path && old.name === now.name;
    if (isSameOperation && String(Object.values(was)) === String(Object.values(is)))
        return [];
    const changes = new Map();
    const report = (...change) => {
        const reported = createChange(...change);
        // Two changes with the same sentence, path and values would look like an error in the report.
        const key = JSON.stringify([reported.sentence, reported.path, reported.before, reported.after]);
        if (!changes.has(key))
            changes.set(key, reported);
    };
    const pair = { sides, before, after, report };
    if (!isSameAddress(pair))
        reportMove(report, old, now);
    if (old.name !== now.name) {
        report('renamed', `renamed from ${clip(old.name)}`, '', { before: old.name, after: now.name });
    }
    for (const compare of compare_comparers)
        compare(pair);
    if (changes.size === 0 && was.docs !== is.docs) {
        report('unread', 'only examples, tags, extensions or white space changed');
    }
    return changeClasses.flatMap((kind) => [...changes.values()].filter((change) => change.class === kind));
}
const parameterNames = /\{[^{}]*\}/g;
function reportMove(report, old, now) {
    if (templateOf(old) !== templateOf(now)) {
        const [before, after] = [keyOf(old.method, old.path), keyOf(now.method, now.path)];
        report('moved', `moved from ${clip(before)}`, '', { before, after });
        return;
    }
    const [olds = [], nows = []] = [old, now].map(({ path }) => [...path.matchAll(parameterNames)].map(([name]) => clip(name.slice(1, -1))));
    for (const [index, before] of olds.entries()) {
        const after = nows[index] ?? '';
        const sentence = `${nameChangePath(`path ${before}`)} is now called ${after}`;
        if (before !== after)
            report('parameter-renamed', sentence, `path ${after}`, { before, after });
    }
}
function templateOf({ method, path }) {
    return `${method} ${path.replace(parameterNames, '{}')}`;
}

;// CONCATENATED MODULE: ./src/compare/index.ts




/***/ }),

/***/ 7466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pG: () => (countBreaking),
  cp: () => (listBreaking),
  Wd: () => (listChanges)
});

// UNUSED EXPORTS: renderFingerprint

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/compare/comparison.ts
/** Describes the removal of an operation as a change, without `createChange`, because reports don't need all rules. */
function describeRemoval({ isDeselected, isPhasedOut, unreadableSunset }) {
    const removal = { rule: 'action-removed', class: 'breaking', path: '' };
    if (isDeselected === true)
        return { ...removal, sentence: 'no longer selected by `operations`' };
    if (isPhasedOut === true) {
        return { ...removal, rule: 'removed-as-announced', class: 'changes', sentence: 'removed, as announced' };
    }
    const sunset = `, and its x-sunset ${unreadableSunset} is not a date such as 2026-01-31`;
    return { ...removal, sentence: `removed${unreadableSunset === undefined ? '' : sunset}` };
}

;// CONCATENATED MODULE: ./src/compare/reported-change.ts


/** Lists all changes of a comparison in its order, removed actions first. */
function listChanges({ removed, modified }) {
    return [
        ...removed.map((operation) => report(operation, operation, describeRemoval(operation))),
        ...modified.flatMap(({ operation, changes, movedFrom = operation }) => changes.map((change) => report(operation, movedFrom, change))),
    ];
}
function listBreaking(comparison) {
    return listChanges(comparison).filter(({ change }) => change.class === 'breaking');
}
/** Counts the breaking changes. An action that was removed without announcement is one. */
function countBreaking(comparison) {
    return listBreaking(comparison).length;
}
function report(operation, from, change) {
    return {
        operation,
        change,
        // The fingerprint is computed on access, because most changes don't need it.
        get fingerprint() {
            return renderFingerprint(from, change);
        },
    };
}
/**
 * Returns the identifier of a change: 16 characters of a SHA-256. It covers the method, the path with unnamed
 * parameters, the path of the changed part, the rule, and the values before and after. It is independent of other
 * changes and of the sentence. The first parameter is the action's previous method and path.
 */
function renderFingerprint({ method, path }, { after, before, path: changePath, rule }) {
    const template = path.replace(/\{[^{}]*\}/g, '{}');
    const values = [before, after].map((value) => (value === undefined ? [] : [sortKeys(value)]));
    const text = JSON.stringify([method, template, changePath, rule, ...values]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
    // A list keeps the order, whereas numeric keys of an object always come first.
    return { members: sorted.map(([key, member]) => [key, sortKeys(member)]) };
}


/***/ }),

/***/ 291:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  tuneEngine: () => (tuneEngine)
});
var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);
var node_v8__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_0__);

/** Size of an OpenAPI file, in bytes, up to which the space for new objects may grow while it is read. */
const smallBytes = 2 * 1024 * 1024;
/** Size of an OpenAPI file, in bytes, above which the heap grows in small steps. */
const largeBytes = 32 * 1024 * 1024;
/** Size of the space for new objects, in bytes, above which the space doesn't grow any more between two documents. */
const newSpaceBytes = 12 * 1024 * 1024;
/**
 * Sets V8 flags before each document that a process reads. The space for new objects may grow with small documents, because
 * their parts are then rarely copied. A large document, or many small ones, would let this space grow to about 100 MB, which
 * saves no time. If the heap grew in large steps, it would keep the unused parts of the largest documents until after the
 * upload. The optimizing compilers cost more time than they save, except for the functions that are called most often.
 * @param bytes size of the OpenAPI file
 */
function tuneEngine(bytes) {
    const space = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find(({ space_name }) => space_name === 'new_space');
    const mayGrow = bytes <= smallBytes && (space?.space_size ?? 0) < newSpaceBytes;
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
    if (bytes > largeBytes)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=15');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--invocation-count-for-maglev=2000');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--invocation-count-for-turbofan=1000000');
}


/***/ }),

/***/ 7577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  findOldPath: () => (findOldPath)
});
var _load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4872);

/**
 * Returns the path from which a file that is new at `head` was renamed since `base`. Uses git's rename detection,
 * then the server's. If neither has a result, searches for a deleted file with the same content. Paths are
 * workspace-relative.
 */
async function findOldPath(source, path, between) {
    const { queryGitHub, git, toRepositoryPath, toWorkspacePath } = source;
    const own = toRepositoryPath(path);
    if (own === undefined)
        return undefined;
    const query = { ...between, path: own };
    const local = git && (await (await (0,_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGit */ .t)()).findLocalRename(git, query));
    const reported = local ?? (await queryGitHub((api, github) => api.findGitHubRename(github, query)));
    const from = reported === undefined ? await findSameContent(source, path, between) : reported.from;
    if (from === undefined)
        return undefined;
    const oldPath = toWorkspacePath(from);
    // The server compares with the merge base, which can have a file that the base lacks.
    return (await source.findTree(between.base, [oldPath]))?.has(oldPath) === true ? oldPath : undefined;
}
/** Returns the repository path of a deleted file that has the same content as the new file. */
async function findSameContent({ findTree, listBlobs, toWorkspacePath }, path, { base, head }) {
    const oid = (await findTree(head, [path]))?.get(path)?.oid;
    const blobs = oid === undefined ? undefined : await listBlobs(base);
    if (blobs === undefined)
        return undefined;
    const { selectCandidates } = await (0,_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGit */ .t)();
    const same = selectCandidates(path, [...blobs].flatMap(([file, blob]) => (blob === oid ? [file] : [])));
    const still = await findTree(head, same.map(toWorkspacePath));
    return still && same.find((file) => !still.has(toWorkspacePath(file)));
}


/***/ }),

/***/ 9484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findFileVersions: () => (findFileVersions)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/history/batch.ts
var batch = __webpack_require__(1674);
// EXTERNAL MODULE: ./src/history/history-checkout.ts
var history_checkout = __webpack_require__(3611);
;// CONCATENATED MODULE: ./src/history/history-reader.ts



/**
 * Creates a reader of a commit's files that follows links, as if the files were checked out. Files that are requested
 * at the same time are fetched together. The first request also fetches the expected files.
 */
function createVersionReader(source, commit, expected) {
    const readBlobs = (0,batch/* batch */.v)((oids) => source.readBlobs(commit, oids));
    const read = async (path, links) => {
        const entry = (await source.findTree(commit, [path]))?.get(path);
        const isBlob = entry?.kind === 'file' || entry?.kind === 'link';
        if (!isBlob || links > history_checkout/* maxLinks */._)
            return undefined;
        const bytes = (await readBlobs(entry.oid)).get(entry.oid);
        if (bytes === undefined)
            return undefined;
        const target = findLinkTarget(path, entry, bytes);
        if (target === undefined)
            return bytes;
        return target.startsWith('../') ? undefined : read(target, links + 1);
    };
    const unread = [...expected];
    return {
        read: async (path) => {
            const paths = [path, ...unread.splice(0)];
            const [bytes] = await Promise.all(paths.map((one) => read(one, 0)));
            return bytes;
        },
    };
}
/** Returns the path that a link at the path, or in one of its folders, points to. */
function findLinkTarget(path, { kind, via = path }, bytes) {
    if (kind !== 'link')
        return undefined;
    return external_node_path_.posix.join(external_node_path_.posix.dirname(via), Buffer.from(bytes).toString('utf8'), path.slice(via.length));
}

// EXTERNAL MODULE: ./src/history/history-rename.ts
var history_rename = __webpack_require__(7577);
// EXTERNAL MODULE: ./src/history/history-source.ts + 2 modules
var history_source = __webpack_require__(6870);
;// CONCATENATED MODULE: ./src/history/history-version.ts



/** Maximum number of files whose last changes are requested from the API, one request per file. */
const maxRequests = 20;
/** Default number of earlier versions. If these can't be used, older ones rarely can. */
const defaultEarlier = 3;
/**
 * Yields the versions at the commits, then older ones, without duplicates. Each version is searched for only when the
 * caller requests it.
 */
async function* findFileVersions(source, query) {
    const { commits, earlier = defaultEarlier, file } = query;
    const paths = [...new Set([file, ...query.references])];
    const from = commits.at(-1) ?? source.head;
    const seen = new Set();
    let yielded = 0;
    const yieldNew = async function* (candidates, max) {
        yielded = 0;
        for (const commit of candidates) {
            if (yielded >= max)
                return;
            const identity = await identify(source, commit, paths);
            if (identity === undefined || seen.has(identity))
                continue;
            seen.add(identity);
            yielded += 1;
            yield { commit, path: file, reader: createVersionReader(source, commit, paths) };
        }
    };
    yield* yieldNew(new Set(commits), Infinity);
    if (earlier === 0)
        return;
    seen.add(await identify(source, source.head, paths));
    const starts = [...new Set([from, source.head])];
    // List more commits than needed, because some versions may equal an earlier result or the version that is checked
    // out.
    const count = earlier + commits.length + 1;
    const listed = await listEarlier(source, { paths, starts, count });
    yield* yieldNew(listed, earlier);
    if (yielded >= earlier || listed.length >= count)
        return;
    const older = await findRename(source, file, listed);
    if (older !== undefined)
        yield* findFileVersions(source, { ...query, ...older, earlier: earlier - yielded - 1 });
}
/** Returns the path from which the file was renamed when it was added, and the last commit with that path. */
async function findRename(source, file, commits) {
    let head = source.head;
    let base;
    for (const commit of commits) {
        const tree = await source.findTree(commit, [file]);
        if (tree === undefined)
            return undefined;
        base = tree.has(file) ? undefined : commit;
        if (base !== undefined)
            break;
        head = commit;
    }
    base ??= (await (0,history_source/* findParents */.Z)(source, head))?.[0];
    const old = base && (await (0,history_rename.findOldPath)(source, file, { base, head }));
    return base === undefined || old === undefined ? undefined : { file: old, commits: [base] };
}
/** Returns a key that is equal for commits with the same files, or `undefined` if the commit lacks the first file. */
async function identify(source, commit, paths) {
    const tree = await source.findTree(commit, paths);
    if (tree?.has(paths[0] ?? '') !== true)
        return undefined;
    const entries = [...tree].map(([path, { oid, via = '' }]) => `${path}\0${oid}\0${via}`);
    return entries.toSorted().join('\n');
}
/** Returns commits with the versions up to the start commits, newest first. */
async function listEarlier(source, query) {
    const local = await listLocalChanges(source, query);
    if (local !== undefined && (source.isWhole || local.length >= query.count))
        return local;
    const remote = await listRemoteEarlier(source, query);
    return remote.length > 0 ? remote : (local ?? []);
}
/** Returns the last commits, along first parents, that changed the files, or `undefined` if git fails. */
async function listLocalChanges({ git, toRepositoryPath }, { paths, starts, count }) {
    const input = [...starts, '--', ...paths.flatMap((path) => toRepositoryPath(path) ?? []), ''].join('\n');
    // A shallow clone may lack a start commit.
    const options = [`--max-count=${count}`, '--first-parent', '--ignore-missing', '--stdin'];
    const printed = await git?.run(['rev-list', ...options], input);
    return printed
        ?.toString()
        .split('\n')
        .filter((line) => line !== '');
}
/** Returns the parents of the last commits that changed the files. */
async function listRemoteEarlier({ queryGitHub, toRepositoryPath }, { paths, starts, count }) {
    const own = paths.slice(0, maxRequests).flatMap((path) => toRepositoryPath(path) ?? []);
    const changes = await queryGitHub((api, github) => Promise.all(starts.flatMap((from) => own.map((path) => api.listPathChanges(github, { from, path, count })))));
    const newestFirst = (changes ?? []).flat().toSorted((a, b) => b.date.localeCompare(a.date));
    return [...new Set(newestFirst.flatMap(({ parent }) => parent ?? []))].slice(0, count);
}


/***/ }),

/***/ 8824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deriveOperationId: () => (/* reexport */ operation_id/* deriveOperationId */.wQ),
  describeRow: () => (/* reexport */ action_route/* describeRow */._),
  foldOperationId: () => (/* reexport */ operation_id/* foldOperationId */.iD),
  isInPlace: () => (/* reexport */ shown/* isInPlace */.RS),
  isShownAs: () => (/* reexport */ shown/* isShownAs */.CN),
  listRowKeys: () => (/* reexport */ shown/* listRowKeys */.n),
  listShownNames: () => (/* reexport */ shown/* listShownNames */.Gp),
  loadSpec: () => (/* reexport */ loadSpec),
  readBundle: () => (/* reexport */ readBundle),
  renderRoute: () => (/* reexport */ action_route/* renderRoute */.Q),
  renderShownKey: () => (/* reexport */ shown/* renderShownKey */.rD)
});

// EXTERNAL MODULE: ./src/importer/action-route.ts
var action_route = __webpack_require__(120);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/openapi/bundle/resolver.ts
var bundle_resolver = __webpack_require__(3549);
// EXTERNAL MODULE: ./src/openapi/document/part-measure.ts
var part_measure = __webpack_require__(1100);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ./src/syntax/source.ts + 2 modules
var source = __webpack_require__(4160);
// EXTERNAL MODULE: ./src/syntax/finding.ts
var syntax_finding = __webpack_require__(3880);
;// CONCATENATED MODULE: ./src/openapi/check/lookalikes.ts

const otherFile = 'Set `swagger-file` to the OpenAPI file.';
const hasAny = (root, keys) => keys.some((key) => Object.hasOwn(root, key));
const isListOfTargets = (value) => Array.isArray(value) && value.some((one) => (0,json/* findMember */.gz)(one, 'copilot-id') !== undefined);
/** Kinds in order of precedence: the first match wins. */
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



const expected = 'Expected an OpenAPI file with `"swagger": "2.0"`, `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';
const version_otherFile = 'Set `swagger-file` to the OpenAPI file.';
const correctVersion = 'Correct the version, and push again.';
/** Returns the OpenAPI version of a document, or a finding that names the kind of file if it isn't an OpenAPI file. */
function findVersion(root) {
    if (!(0,json/* isJsonObject */.OW)(root))
        return reject(`The file contains ${(0,source/* describeValue */.b)(root)} instead of an object. ${expected}`);
    const { swagger, openapi } = root;
    if (swagger !== undefined && openapi !== undefined) {
        const message = 'The file has both `swagger` and `openapi`. Remove the one that is wrong.';
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
    return reject(`The file has neither \`openapi\` nor \`swagger\`. ${expected}`);
}
function rejectValue(key, value) {
    const isNumber = typeof value === 'number';
    const shown = typeof value === 'string' ? `"${(0,src_text/* renderLine */.ni)(value, 40)}"` : (0,source/* describeValue */.b)(value);
    const found = isNumber ? `the number ${value} instead of a string` : `${shown}, which is not supported`;
    const hint = isNumber ? `Put the version in quotes: \`${key}: '${value}'\`.` : correctVersion;
    return reject(`\`${key}\` is ${found}. ${expected}`, `/${key}`, hint);
}
function reject(message, pointer = '', hint = version_otherFile) {
    return { ok: false, fault: { ...(0,syntax_finding/* errorProblem */.gx)('unknown-version', [], message, hint), pointer } };
}

// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
// EXTERNAL MODULE: ./src/openapi/document/operation-entry.ts
var operation_entry = __webpack_require__(8586);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/syntax/pointer.ts
var pointer = __webpack_require__(2612);
// EXTERNAL MODULE: ./src/syntax/near.ts
var near = __webpack_require__(431);
;// CONCATENATED MODULE: ./src/openapi/check/key-rules.ts



const listWords = (text) => new Set(text.trim().split(/\s+/));
/** Keys of the objects that define an operation's inputs, in any version of OpenAPI. */
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
/** Finds misspelled keys. Parsers silently ignore them, so the copilot would lack an input. */
function findKeyFaults(document, entries) {
    const findings = [];
    for (const entry of entries) {
        const { operation } = entry;
        const at = (0,operation_entry/* keyPathOf */.KP)(entry);
        check(operation, 'operation', at);
        checkList(operation['parameters'], at);
        check(operation['requestBody'], 'requestBody', at, ['requestBody']);
    }
    const paths = (0,json/* membersOf */.lS)(document['paths']);
    for (const path in paths)
        checkList((0,json/* membersOf */.lS)(paths[path])['parameters'], ['paths', path]);
    checkShared('parameter', ['parameters']);
    checkShared('parameter', ['components', 'parameters']);
    checkShared('requestBody', ['components', 'requestBodies']);
    return findings;
    function checkShared(kind, at) {
        const shared = (0,json/* membersOf */.lS)((0,pointer/* findByPointer */.wR)(document, `/${at.join('/')}`));
        for (const name in shared)
            check(shared[name], kind, at, [name]);
    }
    function checkList(list, at) {
        if (!(0,json/* isArray */.cy)(list))
            return;
        for (let index = 0; index < list.length; index++)
            check(list[index], 'parameter', at, ['parameters', index]);
    }
    /** @param at keys from the root to an object @param keys keys from this object to the part */
    function check(part, kind, at, keys = []) {
        if (!(0,json/* isJsonObject */.OW)(part))
            return;
        for (const name in part) {
            if (known[kind].has(name) || name.startsWith('x-'))
                continue;
            const meant = findMeant(part, kind, name);
            if (meant === undefined)
                continue;
            const message = `${(0,src_text/* quote */.hD)(name, 60)} is not a known key here, so it is ignored. Did you mean \`${meant}\`?`;
            findings.push((0,syntax_finding/* warningProblem */.Op)('unknown-key', [...at, ...keys, name], message));
        }
    }
}
function findMeant(part, kind, name) {
    return [...known[kind]].find((word) => (0,near/* isNear */.H)(name, word) && !Object.hasOwn(part, word));
}

;// CONCATENATED MODULE: ./src/openapi/check/rule-findings.ts






/** Maximum length of a path or method in characters, far above any service's limit. The pointers of findings repeat the key. */
const maxKeyChars = 2000;
/** Finds paths and methods that are so long that other findings, which would repeat them, are omitted. */
function findEndlessPaths(document) {
    return Object.entries((0,json/* membersOf */.lS)(document['paths'])).flatMap(([path, pathItem]) => {
        const additional = (0,json/* membersOf */.lS)((0,json/* findMember */.gz)(pathItem, 'additionalOperations'));
        const keys = [path, ...Object.keys((0,json/* membersOf */.lS)(pathItem)), ...Object.keys(additional)];
        const endless = keys.find((key) => key.length > maxKeyChars);
        if (endless === undefined)
            return [];
        const message = `${(0,src_text/* quote */.hD)(endless, 60)} has ${endless.length} characters, which is too long for a path or method.`;
        return [(0,syntax_finding/* errorProblem */.gx)('url-too-long', ['paths', path], message)];
    });
}
/** Finds problems for the importer or the assistant: errors if nothing can be imported, otherwise warnings. */
function findRuleBreaks(document) {
    const paths = (0,json/* findMember */.gz)(document, 'paths');
    if (!(0,json/* isJsonObject */.OW)(paths)) {
        const seen = paths === undefined
            ? `has no \`paths\`${describeOtherContent(document)}`
            : `has ${(0,source/* describeValue */.b)(paths)} for \`paths\``;
        const message = `The OpenAPI file ${seen}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
        return [(0,syntax_finding/* errorProblem */.gx)('no-paths', paths === undefined ? [] : ['paths'], message)];
    }
    if (Object.entries(paths).every(([path, pathItem]) => path.startsWith('x-') || isEmptyItem(pathItem))) {
        const message = `The OpenAPI file has no operation under \`paths\`${describeOtherContent(document)}. Importing it would leave the copilot without actions. Expected at least one operation, such as \`get\` of a path.`;
        return [(0,syntax_finding/* errorProblem */.gx)('no-operations', ['paths'], message)];
    }
    const findings = [];
    const strange = new Set();
    for (const path in paths) {
        const target = findStrangeTarget(document, path, paths[path]);
        if (target !== undefined) {
            strange.add(path);
            findings.push(target);
        }
        findings.push(...findBadParameters(path, paths[path]));
    }
    const sound = (0,operation_entry/* listOperationEntries */.uV)(document).filter(({ path }) => !strange.has(path));
    findings.push(...findKeyFaults(document, sound));
    for (const entry of sound)
        findings.push(...findInputFaults(document, entry));
    return findings;
}
/** Describes content that can't become an action: webhooks, which the API sends, or components. */
function describeOtherContent(document) {
    if ((0,json/* findMember */.gz)(document, 'webhooks') !== undefined)
        return ", only webhooks, which are requests that the API sends and an assistant can't make";
    const hasParts = (0,json/* findMember */.gz)(document, 'components') !== undefined || (0,json/* findMember */.gz)(document, 'definitions') !== undefined;
    return hasParts ? ', only components for other files to use' : '';
}
/** Returns whether a path item has no operations. Values that aren't objects and dangling references are reported separately. */
function isEmptyItem(pathItem) {
    return (0,json/* isJsonObject */.OW)(pathItem) && !Object.hasOwn(pathItem, '$ref') && (0,operation_entry/* listMethods */.vp)(pathItem).length === 0;
}
/** Finds a path whose `$ref` leads to a value that isn't a path item, such as a schema. Each key would become an action. */
function findStrangeTarget(document, path, pathItem) {
    if (typeof (0,json/* findMember */.gz)(pathItem, '$ref') !== 'string')
        return undefined;
    const methods = Object.keys((0,operation_entry/* findPathItem */.eB)(document, pathItem) ?? {}).filter(operation_entry/* isMethodKey */.d3);
    if (methods.length === 0 || methods.some(grammar/* isStandardMethod */.ZS))
        return undefined;
    const keys = methods.slice(0, 3).map((key) => (0,src_text/* quote */.hD)(key, 60));
    const message = `The path ${(0,src_text/* quote */.hD)(path)} refers to a value that isn't a path item: the value has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
    return (0,syntax_finding/* errorProblem */.gx)('path-reference', ['paths', path, '$ref'], message);
}
/** Finds parameters of a path with a wrong type. Its operations would lack an input, or the import would fail. */
function findBadParameters(path, pathItem) {
    const parameters = path.startsWith('x-') ? undefined : (0,json/* findMember */.gz)(pathItem, 'parameters');
    if (parameters === undefined)
        return [];
    const at = ['paths', path, 'parameters'];
    const problem = (where, what) => (0,syntax_finding/* errorProblem */.gx)('path-parameters', where, `The path ${(0,src_text/* quote */.hD)(path)} can't be imported. ${what}`);
    if (!(0,json/* isArray */.cy)(parameters))
        return [problem(at, `Its \`parameters\` are ${(0,source/* describeValue */.b)(parameters)} instead of a list.`)];
    return parameters.flatMap((one, index) => (0,json/* isJsonObject */.OW)(one)
        ? []
        : [problem([...at, index], `\`parameters[${index}]\` is ${(0,source/* describeValue */.b)(one)} instead of an object.`)]);
}
/** Finds undeclared path parameters, which the assistant wouldn't ask for. */
function findInputFaults(document, entry) {
    const { operation, path, pathItem } = entry;
    if (!path.includes('{'))
        return [];
    let missing = (path.match(/\{[^{}]*\}/g) ?? []).map((template) => template.slice(1, -1));
    for (const list of [operation['parameters'], pathItem['parameters']]) {
        for (const value of (0,json/* isArray */.cy)(list) ? list : []) {
            // Most lists begin with the path parameters, so the others needn't be resolved.
            if (missing.length === 0)
                return [];
            const parameter = (0,document_reference/* resolveObject */.Wm)(document, value);
            if (parameter?.['in'] === 'path')
                missing = missing.filter((name) => name !== parameter['name']);
        }
    }
    if (missing.length === 0)
        return [];
    const names = missing.slice(0, 5).map((name) => `"${(0,src_text/* renderLine */.ni)(name, 60)}"`);
    const message = `${(0,operation_entry/* quoteOperation */.Ad)(entry)} does not declare its path parameter ${names.join(', ')}.`;
    return [(0,syntax_finding/* warningProblem */.Op)('path-parameter', (0,operation_entry/* keyPathOf */.KP)(entry), message)];
}

// EXTERNAL MODULE: ./src/syntax/limits.ts
var limits = __webpack_require__(9405);
// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
// EXTERNAL MODULE: ./src/openapi/bundle/ref-target.ts
var ref_target = __webpack_require__(5414);
;// CONCATENATED MODULE: ./src/openapi/bundle/crawl.ts







/**
 * Reads every file that the OpenAPI file references. References in unused parts of other files aren't followed, so a
 * broken file that only such a part names is never opened. Bundling checks the references later.
 */
async function crawlFiles(root, resolver, reader) {
    if (!refersOut(root))
        return;
    const seen = new Set();
    let totalBytes = root.text.length;
    // The root file is collected completely, so references within it need no resolution.
    let pending = collect(root.root, root.path, seen).filter(({ ref }) => !ref.startsWith('#'));
    while (pending.length > 0) {
        const needed = new Set();
        const waiting = [];
        // The list grows while it is walked.
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
/** Returns whether a reference in the file leads to another file. */
function refersOut({ references }) {
    return references.some((reference) => !reference.startsWith('#'));
}
/** Reads files in groups of 16, because thousands of open files exceed the system's limit. */
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
        state: 'rejected',
        fault: (0,ref_target/* refProblem */.Tb)(rule, message),
    });
    if (read === undefined)
        return { state: 'missing' };
    if (read instanceof errors/* ActionError */.lZ) {
        const rule = read.code === 'file-outside-workspace' ? 'ref-outside' : 'ref-unreadable';
        return reject(rule, `Can't read ${(0,src_text/* quote */.hD)(path)}: ${read.message}`);
    }
    if (used.files >= limits/* limits */.F.files || used.totalBytes + read.length > limits/* limits */.F.totalBytes) {
        const max = `${limits/* limits */.F.files} files or ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)} together`;
        return reject('too-large', `With ${(0,src_text/* quote */.hD)(path)}, the OpenAPI file and its references exceed ${max}.`);
    }
    const parsed = (0,part_measure/* parseSpecFile */.VM)(path, read);
    return parsed.ok ? { state: 'read', source: parsed.source } : { state: 'broken', fault: parsed.fault };
}
/** Collects all possible references below a value. */
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
/** Lists an object's own reference, and the references of a discriminator. */
function listRefs(value) {
    const { $ref: reference, defaultMapping, mapping, propertyName } = (0,json/* membersOf */.lS)(value);
    const names = propertyName === undefined ? [] : [defaultMapping, ...Object.values((0,json/* membersOf */.lS)(mapping))];
    const named = names.filter((name) => typeof name === 'string' && (0,discriminator/* isReference */.A_)(name));
    return [reference, ...named].filter((ref) => typeof ref === 'string');
}

// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
;// CONCATENATED MODULE: ./src/openapi/bundle/component-ref.ts





/** Registers the components of the root file, so that references to the same parts use their names. */
function claimSections(bundling) {
    for (const section of grammar/* sections */.V0[bundling.version].values())
        claimSection(section, bundling);
}
/**
 * Returns the reference to a part of another file, which is moved into the document on first use. Returns `undefined` if
 * its kind has no section.
 */
function componentRefFor(target, kind, bundling) {
    const { value } = target;
    const section = grammar/* sections */.V0[bundling.version].get(kind);
    if (!(0,json/* isJsonObject */.OW)(value) || section === undefined)
        return undefined;
    const refs = refsIn(section, bundling);
    const known = refs.get(value);
    if (known !== undefined)
        return known;
    const parent = createSection(section, bundling.document);
    const name = nameComponent(target, (taken) => Object.hasOwn(parent, taken));
    const ref = (0,ref_target/* renderRef */.m7)([...section, name]);
    refs.set(value, ref);
    bundling.resolver.origins.set(value, target);
    (0,json/* setMember */.Nk)(parent, name, value);
    bundling.moved.push({ section, name, kind, parent });
    return ref;
}
function refsIn(section, { refs }) {
    const known = refs.get(section) ?? new Map();
    refs.set(section, known);
    return known;
}
function claimSection(section, bundling) {
    const { resolver } = bundling;
    const opened = openSection(section, bundling);
    const refs = refsIn(section, bundling);
    for (const [name, entry] of Object.entries(opened?.container ?? {})) {
        if (opened === undefined || !(0,json/* isJsonObject */.OW)(entry))
            continue;
        const ref = (0,ref_target/* renderRef */.m7)([...section, name]);
        if (!refs.has(entry))
            refs.set(entry, ref);
        const target = Object.keys(entry).length === 1 ? followOut(entry, opened.file, resolver) : undefined;
        if (target === undefined || refs.has(target.value))
            continue;
        refs.set(target.value, ref);
        resolver.origins.set(target.value, target);
        (0,json/* setMember */.Nk)(opened.container, name, target.value);
    }
}
/** Returns the object of a section. A section that is in another file is moved into the document first. */
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
/** Resolves a reference to another file, or returns `undefined` for any other value. */
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
 * Returns a component name for a part of another file: its own name there (`Pet`, for nested parts `Pet_tags_items`),
 * otherwise the name of the file. If the name is taken, the path of the file is added first, and then a number. A part that
 * is added later must not rename existing components, because every action that refers to them would change.
 */
function nameComponent({ file, tokens }, isTaken) {
    const own = tokens.filter((token, at) => !holders.has(token) || at === tokens.length - 1);
    const path = file.replace(/\.(?:json|ya?ml)$/i, '').split('/');
    const name = spell(own.length === 0 ? path.slice(-1) : own);
    return (0,free_name/* findFreeName */.r)(isTaken(name) ? spell([...path, ...own]) : name, isTaken);
}
/** Makes a valid component name. Accents are removed, and characters of other scripts become code points. */
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





/** Rewrites a discriminator's mapping, which names schemas by reference or by their name in their own file. */
function pointMapping({ discriminator }, context, bundling) {
    const mapping = (0,json/* findMember */.gz)(discriminator, 'mapping');
    const { rewritten } = bundling.resolver;
    for (const holder of [mapping, discriminator]) {
        if (!(0,json/* isJsonObject */.OW)(holder) || rewritten.has(holder))
            continue;
        rewritten.add(holder);
        for (const key of holder === mapping ? Object.keys(holder) : ['defaultMapping']) {
            const name = holder[key];
            const ref = typeof name === 'string' ? findNamed(name, context, bundling) : undefined;
            if (ref === undefined || ref === name)
                continue;
            (0,json/* setMember */.Nk)(holder, key, ref);
            bundling.changed = true;
        }
    }
}
/** Returns the reference inside the document, or `undefined` if the name stays unchanged. */
function findNamed(name, { file }, bundling) {
    const { resolver, version } = bundling;
    const isRef = (0,discriminator/* isReference */.A_)(name);
    if (file === resolver.rootFile && (!isRef || name.startsWith('#')))
        return undefined;
    const section = version === '2.0' ? 'definitions' : 'components/schemas';
    const target = (0,bundle_resolver/* resolveFully */.Bw)(file, isRef ? name : `#/${section}/${name}`, resolver);
    if (target.kind !== 'target')
        return undefined;
    return target.file === resolver.rootFile
        ? (0,ref_target/* renderRef */.m7)(target.tokens)
        : componentRefFor(target, 'schema', bundling);
}

;// CONCATENATED MODULE: ./src/openapi/bundle/bundle.ts










/**
 * Moves the parts of other files into the document and rewrites every reference to them. Parts that have a section among
 * the components are shared there. All others (path items, lists of properties, strings) replace their reference. Objects
 * keep their identity, and `resolver.origins` has the file and path of each.
 */
function bundleFiles(document, resolver, version) {
    const indirect = listIndirect(resolver);
    const measure = (0,bundle_resolver/* findSource */.TC)(resolver, resolver.rootFile)?.measure;
    const bundling = {
        ...{ document, resolver, version },
        // Nearly all parts of a single file are skipped. Parts can't be skipped if other files are moved into the document.
        isSkipped: (part) => indirect !== undefined && measure?.(part).references.some((one) => indirect.has(one)) === false,
        refs: new Map(),
        moved: [],
        findings: [],
        brokenFiles: new Set(),
        path: [],
        active: new Map(),
        walked: new Map(),
        changed: false,
    };
    if (indirect?.size === 0)
        return bundling;
    const { rootFile: file, origins } = resolver;
    if (indirect === undefined)
        claimSections(bundling);
    walk(document, { file, kind: 'document', named: false }, bundling);
    // The list grows while it is walked.
    for (const { section, name, kind, parent } of bundling.moved) {
        bundling.path.splice(0, bundling.path.length, ...section);
        visit({ parent, key: name, context: { file, kind, named: false } }, bundling);
    }
    bundling.changed ||= origins.size > 0;
    return bundling;
}
/**
 * Lists the references of the root file that don't lead directly to a part of it. Returns `undefined` if a reference leads
 * to another file.
 */
function listIndirect(resolver) {
    const { rootFile } = resolver;
    const source = (0,bundle_resolver/* findSource */.TC)(resolver, rootFile);
    if (source === undefined || refersOut(source))
        return undefined;
    const indirect = source.references.filter((reference) => {
        // Nearly all references lead to an object that is no reference itself, which needs no resolver.
        const part = reference.includes('%') ? undefined : (0,pointer/* findByPointer */.wR)(source.root, reference.slice(1));
        if ((0,json/* isJsonObject */.OW)(part) && !Object.hasOwn(part, '$ref'))
            return false;
        const target = (0,bundle_resolver/* resolveStep */.pE)(rootFile, reference, resolver);
        const isStraight = target.kind === 'target' && !target.crossed;
        return !isStraight || (0,bundle_resolver/* resolveFully */.Bw)(rootFile, reference, resolver).kind !== 'target';
    });
    return new Set(indirect);
}
function walk(value, context, bundling) {
    if ((0,json/* isArray */.cy)(value)) {
        for (let key = 0; key < value.length; key++) {
            if (!isScalar(value[key]))
                visit({ parent: value, key, context }, bundling);
        }
        return;
    }
    if (!(0,json/* isJsonObject */.OW)(value))
        return;
    const here = enter(value, context, bundling);
    if (!here.named && here.kind === 'schema')
        pointMapping(value, here, bundling);
    for (const key of Object.keys(value)) {
        if (isScalar(value[key]))
            continue;
        const member = here.named ? { kind: here.kind } : (0,grammar/* memberOf */.C5)(here.kind, key);
        const { kind, named = false } = member;
        visit({ parent: value, key, context: { ...here, kind, named } }, bundling);
    }
}
function isScalar(value) {
    return typeof value !== 'object' || value === null;
}
/** Returns the context with the file of an object that was moved from another file. */
function enter(value, context, { resolver }) {
    const file = resolver.origins.get(value)?.file;
    return file === undefined ? context : { ...context, file };
}
function visit(slot, bundling) {
    const { parent, key } = slot;
    const value = (0,json/* isArray */.cy)(parent) ? parent[Number(key)] : parent[String(key)];
    if (value === undefined || isScalar(value) || bundling.isSkipped(value))
        return;
    bundling.path.push(key);
    visitValue(value, slot, bundling);
    bundling.path.pop();
}
function visitValue(value, slot, bundling) {
    const { context } = slot;
    // If a property is named `$ref`, its value is an object and not a string.
    const isReference = (0,json/* isJsonObject */.OW)(value) &&
        Object.hasOwn(value, '$ref') &&
        !(context.named && typeof value['$ref'] !== 'string');
    if (!isReference)
        walk(value, context, bundling);
    else
        visitReference(value, { ...slot, context: enter(value, context, bundling) }, bundling);
}
function visitReference(holder, slot, bundling) {
    const { context } = slot;
    const { resolver } = bundling;
    const { $ref: ref } = holder;
    if (resolver.rewritten.has(holder))
        return;
    if (typeof ref !== 'string') {
        const message = `A \`$ref\` must be a string, such as "#/components/schemas/Pet", but is ${(0,src_text/* renderLine */.ni)(JSON.stringify(ref), 80)}.`;
        if (context.kind !== 'data')
            bundling.findings.push((0,syntax_finding/* errorProblem */.gx)('bad-ref', [...bundling.path, '$ref'], message));
        walk(holder, context, bundling);
        return;
    }
    const target = (0,bundle_resolver/* resolveStep */.pE)(context.file, ref, resolver);
    const isFault = target.kind !== 'target';
    const leadsOut = !isFault && target.file !== context.file && target.file !== resolver.rootFile;
    // In an example, a `$ref` is data of the API unless it names an existing file.
    if (context.kind === 'data' && !leadsOut)
        walk(holder, context, bundling);
    else if (isFault)
        reportTarget(bundling, target, { ...context, ref });
    else
        rewriteReference(holder, slot, { ...target, ref }, bundling);
}
function rewriteReference(holder, slot, target, bundling) {
    const { context } = slot;
    const { resolver } = bundling;
    const end = (0,bundle_resolver/* resolveFully */.Bw)(context.file, target.ref, resolver);
    if (end.kind !== 'target') {
        reportTarget(bundling, end, { ...context, ref: target.ref });
        return;
    }
    const inRoot = [target, end].find(({ file }) => file === resolver.rootFile);
    // A file can refer to itself by its name, which the bundle doesn't have.
    const isPlain = context.file === resolver.rootFile && target.ref.startsWith('#');
    if (inRoot === target && !target.crossed && isPlain) {
        walk(holder, context, bundling);
        return;
    }
    const ref = inRoot === undefined
        ? ((context.named ? undefined : componentRefFor(end, context.kind, bundling)) ??
            bundling.active.get(end.value))
        : (0,ref_target/* renderRef */.m7)(inRoot.tokens);
    if (ref === undefined) {
        inline(holder, slot, end, bundling);
        return;
    }
    (0,json/* setMember */.Nk)(holder, '$ref', ref);
    resolver.rewritten.add(holder);
    bundling.changed = true;
    walk(holder, context, bundling);
}
/** Replaces the reference with its target. The siblings of a path item's `$ref` override members of the target. */
function inline(holder, slot, end, bundling) {
    const { parent, key, context } = slot;
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
    const inside = { ...context, file: end.file };
    const isReference = (0,document_reference/* findReference */.t3)(value) !== undefined;
    if (!isReference) {
        const role = `${context.kind} ${context.named}`;
        const roles = bundling.walked.get(end.value) ?? new Set();
        if (roles.has(role))
            return;
        bundling.walked.set(end.value, roles.add(role));
    }
    bundling.active.set(end.value, (0,ref_target/* renderRef */.m7)(bundling.path));
    if (isReference)
        visitValue(value, { ...slot, context: inside }, bundling);
    else
        walk(value, inside, bundling);
    bundling.active.delete(end.value);
}
function reportTarget(bundling, target, failed) {
    if (target.kind !== 'fault')
        return;
    const { rule, message, brokenFile } = target;
    const { brokenFiles, findings, path } = bundling;
    const at = [...path, '$ref'];
    if (brokenFile !== undefined)
        brokenFiles.add(brokenFile);
    else if (!isTolerable(rule, failed, bundling))
        findings.push((0,syntax_finding/* errorProblem */.gx)(rule, at, message));
    else {
        findings.push((0,syntax_finding/* warningProblem */.Op)(rule, at, `${message} The reference is sent unchanged and gives the assistant no information.`));
    }
}
/**
 * Returns whether an action works without the target: a schema that only refers to itself, a missing example, and from 3.1
 * on a valid anchor, which the importer doesn't support. References between files are never tolerable, because the bundled
 * reference would have another meaning.
 */
function isTolerable(rule, { file, kind, ref }, { resolver, version }) {
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
// EXTERNAL MODULE: ./src/syntax/survey.ts
var syntax_survey = __webpack_require__(9803);
;// CONCATENATED MODULE: ./src/importer/bundle-spec.ts



/**
 * Reads an OpenAPI file and all files that it references.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
async function readBundle({ path, reader }) {
    const bytes = await reader.read(path);
    if (bytes === undefined) {
        throw new errors/* ActionError */.lZ('file-missing', `There is no file \`${path}\` in the workspace.`, {
            hint: 'Check the input `swagger-file`. The path is relative to the root of the checkout and case-sensitive.',
        });
    }
    const resolver = (0,bundle_resolver/* createResolver */.Tw)(path);
    const reject = (findings) => ({
        ok: false,
        findings: findings.map((finding) => ({ ...finding, file: path })),
        resolver,
    });
    const parsed = (0,part_measure/* parseSpecFile */.VM)(path, bytes);
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
    return inlineFiles({ ...found, source }, resolver);
}
function inlineFiles({ root, source, version }, resolver) {
    const bundle = bundleFiles(root, resolver, version);
    const locate = (finding) => (0,locations/* fileFinding */.sb)(finding, root, resolver);
    const findings = [...listBroken(bundle.brokenFiles, resolver), ...bundle.findings.map(locate)];
    // The limits were checked for each file when it was read. The same limits apply to the inlined document.
    const survey = bundle.changed ? (0,syntax_survey/* surveyDocument */.K)(root, { shared: true, noteReferences: part_measure/* noteReferences */.vg }) : undefined;
    const unwieldy = survey === undefined ? [] : survey.fault ? [survey.fault] : findEndlessPaths(root);
    if (unwieldy.length > 0)
        return { ok: false, findings: [...findings, ...unwieldy.map(locate)], resolver };
    const { measure } = survey ?? source;
    const { changed: isInlined } = bundle;
    return { ok: true, source, version, root, isInlined, findings, resolver, measure };
}
function listBroken(files, resolver) {
    return [...files].flatMap((file) => {
        const state = resolver.files.get(file);
        return state?.state === 'broken' ? [{ ...state.fault, file }] : [];
    });
}

// EXTERNAL MODULE: ./src/importer/names.ts + 1 modules
var importer_names = __webpack_require__(7736);
;// CONCATENATED MODULE: ./src/syntax/copy-json.ts

/** Levels of objects that are compared: root, section, kind of component or path. A changed component is written as a whole. */
const copiedLevels = 3;
/**
 * Writes compact JSON in UTF-8 like `writeJson`. The parts that are the same objects as in the file are copied from it,
 * which takes a fraction of the time. They keep their spelling, so that the escapes and the order of numeric keys can
 * differ from `writeJson`. Returns `undefined` if the file isn't JSON without white space.
 * @param bytes size of the value as compact JSON
 */
function copyJson(value, file, bytes) {
    const text = trim(file.text);
    if (file.format !== 'json' || text.length !== file.measure(file.root).bytes)
        return undefined;
    const writer = new CopyWriter(text, file.measure, bytes);
    writer.write(value, { original: file.root, at: 0, levels: copiedLevels });
    return writer.finish();
}
/** First character after the white space. */
const graphic = 0x21;
function trim(text) {
    const start = text.findIndex((unit) => unit >= graphic);
    return text.subarray(start, text.findLastIndex((unit) => unit >= graphic) + 1);
}
class CopyWriter {
    #text;
    #measure;
    #body;
    #end = 0;
    /** Part of the file that is copied next. Adjacent parts are copied at once. */
    #from = 0;
    #to = 0;
    constructor(text, measure, bytes) {
        this.#text = text;
        this.#measure = measure;
        this.#body = Buffer.allocUnsafe(bytes);
    }
    write(part, { original, at, levels }) {
        if (levels > 0 && (0,json/* isJsonObject */.OW)(part) && (0,json/* isJsonObject */.OW)(original)) {
            this.#writeMembers(part, { original, at, levels });
        }
        else
            this.#append(JSON.stringify(part));
    }
    finish() {
        this.#flush();
        return this.#body.subarray(0, this.#end);
    }
    #writeMembers(part, { original, at, levels }) {
        const spans = this.#locateMembers(original, at);
        if (spans === undefined) {
            this.#append(JSON.stringify(part));
            return;
        }
        let separator = '{';
        for (const key in part) {
            const member = part[key] ?? null;
            const known = original[key] ?? null;
            const span = spans.get(key);
            if (span === undefined)
                this.#append(`${separator}${JSON.stringify(key)}:${JSON.stringify(member)}`);
            else {
                const { start, valueAt, end } = span;
                // The separator before the member in the file is copied with it, if it's the same one.
                const isSame = (start === at) === (separator === '{');
                if (!isSame)
                    this.#append(separator);
                this.#copy(isSame ? start : start + 1, member === known ? end : valueAt);
                if (member !== known)
                    this.write(member, { original: known, at: valueAt, levels: levels - 1 });
            }
            separator = ',';
        }
        this.#append(separator === '{' ? '{}' : '}');
    }
    /**
     * Locates the members. The size of the parts before a part is its offset if their spelling is as long as the compact one.
     * Returns `undefined` if a key isn't at its offset.
     */
    #locateMembers(object, at) {
        const spans = new Map();
        let start = at;
        for (const key in object) {
            const name = `${start === at ? '{' : ','}${JSON.stringify(key)}:`;
            const valueAt = start + Buffer.byteLength(name);
            if (this.#text.toString('utf8', start, valueAt) !== name)
                return undefined;
            const end = valueAt + this.#measure(object[key] ?? null).bytes;
            spans.set(key, { start, valueAt, end });
            start = end;
        }
        return spans;
    }
    #copy(start, end) {
        if (start !== this.#to) {
            this.#flush();
            this.#from = start;
        }
        this.#to = end;
    }
    #append(written) {
        this.#flush();
        this.#end += this.#body.write(written, this.#end);
    }
    #flush() {
        this.#body.set(this.#text.subarray(this.#from, this.#to), this.#end);
        this.#end += this.#to - this.#from;
        this.#from = this.#to;
    }
}

;// CONCATENATED MODULE: ./src/syntax/exact-numbers.ts

/** Numbers of more than 15 digits, which a double can't always represent. The limit of 400 characters bounds the search. */
const longNumber = /(?<=[:[,\s])-?\d[\d.eE+-]{15,400}(?=[\s,}\]]|$)/g;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
/**
 * Returns the numbers of JSON or YAML texts that change when they are read and written again. If two of them are read as
 * the same number, neither is kept, because they can't be distinguished later.
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
/** Maximum size of a character in UTF-8 in bytes. */
const characterBytes = 4;
/** Approximate size in bytes of the strings that a document is written as. Collecting many smaller strings takes longer. */
const stringBytes = 100_000;
/**
 * Writes compact JSON in UTF-8, part by part, because one string of a large document would need several times its memory.
 * Numbers that JavaScript can't represent keep their digits from the file.
 */
function writeJson(value, exact, measure) {
    let body = Buffer.allocUnsafe(measure(value).bytes + characterBytes);
    let end = 0;
    writePart(value);
    return body.subarray(0, end);
    function writePart(part) {
        const { bytes } = measure(part);
        if (bytes <= stringBytes || !(0,json/* isJsonObject */.OW)(part)) {
            append(render(part));
            return;
        }
        const members = Object.entries(part);
        const count = Math.max(Math.floor((members.length * stringBytes) / bytes), 1);
        for (let from = 0; from < members.length; from += count) {
            const batch = members.slice(from, from + count);
            append(from === 0 ? '{' : ',');
            if (count > 1)
                append(render(Object.fromEntries(batch)).slice(1, -1));
            else {
                for (const [key, member] of batch) {
                    append(`${JSON.stringify(key)}:`);
                    writePart(member);
                }
            }
        }
        append('}');
    }
    function append(text) {
        let written = body.write(text, end);
        // A text that doesn't fit is cut after a character.
        if (body.length - end - written < characterBytes) {
            body = Buffer.concat([body], 2 * body.length + 4 * text.length);
            written = body.write(text, end);
        }
        end += written;
    }
    function render(part) {
        if (exact.size === 0)
            return JSON.stringify(part);
        return JSON.stringify(part, (_key, member) => {
            const written = typeof member === 'number' ? exact.get(member) : undefined;
            return written === undefined ? member : JSON.rawJSON(written);
        });
    }
}

;// CONCATENATED MODULE: ./src/importer/address.ts

/** Returns the URL of the first server, the only one that the importer reads, or `undefined` if there is none. */
function findFirstUrl(servers) {
    const url = (0,json/* findMember */.gz)((0,json/* isArray */.cy)(servers) ? servers[0] : undefined, 'url');
    return typeof url === 'string' ? url : undefined;
}
/**
 * Returns whether a URL has a scheme and a host without template, as the importer requires for `servers[0].url`. Python's
 * `urlparse`, which the importer uses, rejects brackets around anything except an IP address, and hosts that NFKC changes.
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

// EXTERNAL MODULE: ./src/importer/operation-id.ts
var operation_id = __webpack_require__(763);
// EXTERNAL MODULE: ./src/openapi/document/moved-references.ts
var moved_references = __webpack_require__(3584);
// EXTERNAL MODULE: ./src/openapi/upgrade/upgrade.ts + 4 modules
var upgrade = __webpack_require__(1911);
;// CONCATENATED MODULE: ./src/importer/dangling-references.ts



/**
 * Returns an error for each operation whose parameters or body lead to a dangling reference. Bundling reports
 * most dangling references, but treats extensions as plain data, although a reference can lead into an extension.
 */
function findDangling(document, entries, measure) {
    const isDangling = (reference) => reference.startsWith('#/') && (0,document_reference/* findTarget */.FB)(document, reference) === undefined;
    // Most documents have no dangling reference, so nothing needs to be walked.
    const dangling = new Set(measure(document).references.filter(isDangling));
    if (dangling.size === 0)
        return [];
    return entries.flatMap(([at, operation]) => {
        const parts = [(0,json/* findMember */.gz)(operation, 'parameters'), (0,json/* findMember */.gz)(operation, 'requestBody')];
        return listReached(document, parts)
            .filter((reference) => dangling.has(reference))
            .map((reference) => {
            const message = `The parameters or the body of the operation lead to the reference ${(0,src_text/* quote */.hD)(reference, 100)}, which can't be resolved. Correct the reference, or add its target.`;
            return (0,syntax_finding/* errorProblem */.gx)('unresolved-ref', at, message);
        });
    });
}
/** Returns all references below some parts and below the targets of these references, except references in examples. */
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

;// CONCATENATED MODULE: ./src/importer/judge.ts






/** Maximum nesting of an action's payload. MariaDB stores JSON of 31 levels, and one level is reserved. */
const payloadLevels = 30;
/** Number of levels that a payload can add above a referenced schema. */
const addedLevels = 3;
/** Maximum size of a description in the service's database, in bytes of UTF-8. */
const textBytes = 65_535;
/**
 * Creates a check of the actions of one document: values that the service's database can't store, or a conversation can't
 * use.
 * @see https://github.com/openchatai/OpenCopilot, opencopilot_db/action.py
 */
function createJudge(document, measure) {
    const { hasUnpairedSurrogates, levels } = measure(document);
    const mayBeDeep = levels + addedLevels > payloadLevels;
    const server = trimSlashes(findFirstUrl(document['servers']));
    const byId = new Map();
    return (action, operation, at) => {
        const found = findExcesses(action, at);
        if (mayBeDeep)
            found.push(...findDepth(measure(action.payload).levels, at));
        if (hasUnpairedSurrogates && measure({ ...action }).hasUnpairedSurrogates) {
            const message = "The operation contains an unpaired surrogate, which the service can't store. Replace it.";
            found.push((0,syntax_finding/* errorProblem */.gx)('text-half', at, message));
        }
        const url = findFirstUrl((0,json/* findMember */.gz)(operation, 'servers'));
        if (url !== undefined && trimSlashes(url) !== server) {
            const message = `The operation has its own server, ${(0,src_text/* quote */.hD)(url, 100)}. The service calls the first server of the OpenAPI file instead.`;
            found.push((0,syntax_finding/* warningProblem */.Op)('server-ignored', at, message));
        }
        const id = (0,operation_id/* foldOperationId */.iD)(action.operationId);
        const other = byId.get(id);
        if (other !== undefined)
            found.push(describeSameId(action, other, at));
        byId.set(id, other ?? action);
        return found;
    };
}
function findExcesses({ description, endpoint, name }, at) {
    const textLength = Buffer.byteLength(description);
    // Nearly all actions fit, so the sizes are compared before a list is created.
    if (endpoint.length <= importer_names/* columnWidth */.zt && name.length <= importer_names/* columnWidth */.zt && textLength <= textBytes)
        return [];
    const sizes = [
        ['url-too-long', 'address (server and path)', endpoint.length, 'characters', importer_names/* columnWidth */.zt],
        ['name-too-long', 'name', name.length, 'characters', importer_names/* columnWidth */.zt],
        ['text-too-long', 'description', textLength, 'bytes', textBytes],
    ];
    return sizes.flatMap((size) => findExcess(size, at));
}
function findDepth(levels, at) {
    return findExcess(['payload-depth', 'payload (parameters and body)', levels, 'levels', payloadLevels], at);
}
function findExcess([rule, what, seen, unit, max], at) {
    if (seen <= max)
        return [];
    const message = `The ${what} of the operation has ${seen} ${unit}. The service stores at most ${max}. Shorten it.`;
    return [(0,syntax_finding/* errorProblem */.gx)(rule, at, message)];
}
/** Describes two actions with the same `operation_id`, only one of which a conversation can call. */
function describeSameId(action, other, at) {
    const message = `${quoteAction(action)} and ${quoteAction(other)} both get the \`operation_id\` ${(0,src_text/* quote */.hD)(action.operationId)} on the service, so one of them is never called. The service joins the words of a name, replaces symbols with \`_\`, keeps at most ${operation_id/* idWidth */.KO} characters, and ignores case. Change the \`operationId\` of one of them.`;
    return (0,syntax_finding/* warningProblem */.Op)('same-operation-id', at, message);
}
function quoteAction({ method, path }) {
    return (0,operation_entry/* quoteOperation */.Ad)({ key: method, path });
}

;// CONCATENATED MODULE: ./src/importer/import-document.ts








/** A value at which the importer throws an exception, so that the whole import fails. */
class Unreadable extends Error {
}
/**
 * Returns the actions that OpenCopilot's importer creates from a document, one for each key under a path, and its problems.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py, the same from 2.8.0 on
 */
function importDocument(document, measure = (0,part_measure/* createPartMeasure */.kd)()) {
    if (Object.hasOwn(document, 'swagger')) {
        const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
        return { actions: [], findings: [(0,syntax_finding/* errorProblem */.gx)('swagger-2', ['swagger'], message)] };
    }
    const base = findFirstUrl(document['servers']) ?? '';
    const context = { document, base, misread: new Map() };
    const findings = isAbsolute(base) ? [] : [serverUrlProblem(document, base)];
    const judge = createJudge(document, measure);
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
            findings.push((0,syntax_finding/* errorProblem */.gx)('unreadable', at, `${nameEntry(at)} can't be imported. ${error.message}`));
            unreadable.add(entry);
            return [];
        }
    });
    const imported = entries.filter((entry) => !unreadable.has(entry));
    const dangling = findDangling(document, imported, measure);
    return { actions, findings: [...findings, ...dangling, ...reportMisread(context)] };
}
/** Lists the values under each path with their keys. A path that isn't an object is listed with its own keys. */
function listEntries({ paths }) {
    return Object.entries((0,json/* isJsonObject */.OW)(paths) ? paths : {}).flatMap(([path, pathItem]) => {
        if (!(0,json/* isJsonObject */.OW)(pathItem) || path.startsWith('x-'))
            return [[['paths', path], null]];
        return Object.entries(pathItem).map(([key, operation]) => [['paths', path, key], operation]);
    });
}
/** Returns the name of an operation in messages (`GET /pets`), or of a path without one. */
function nameEntry([, path = '', key]) {
    const isMethod = key !== undefined && /^[a-z]+$/iu.test(key);
    return isMethod ? (0,operation_entry/* quoteOperation */.Ad)({ key, path }) : `The path ${(0,src_text/* quote */.hD)(path)}`;
}
/** Returns an error for a server URL that isn't absolute. Only the author or the input `server-url` can provide the URL. */
function serverUrlProblem(document, url) {
    const seen = url === '' ? '' : ` (the first is ${(0,src_text/* quote */.hD)(url, 100)})`;
    const message = `The OpenAPI file has no server URL with scheme and host${seen}. Without one, the import fails. Set \`servers\` (in Swagger 2.0 \`host\`) or the input \`server-url\` to the URL of the API, such as \`https://api.example.com/v1\`.`;
    return (0,syntax_finding/* errorProblem */.gx)('server-url', Object.hasOwn(document, 'servers') ? ['servers'] : [], message);
}
function createAction(at, operation, context) {
    const [, path = '', key = path] = at;
    if (key.startsWith('x-')) {
        throw new Unreadable(`The importer treats ${(0,src_text/* quote */.hD)(key)} as a path or method and creates actions from it.`);
    }
    if (!(0,json/* isJsonObject */.OW)(operation)) {
        const what = at.length > 2 ? `The value of ${(0,src_text/* quote */.hD)(key)}` : 'The path item';
        throw new Unreadable(`${what} is ${(0,source/* describeValue */.b)(operation)} instead of an object.`);
    }
    const nameKey = (0,importer_names/* findNameKey */.Oq)(operation);
    const name = nameKey === undefined ? '' : readText(operation[nameKey], nameKey);
    if (name.trim() === '') {
        throw new Unreadable('The operation has no `operationId`, summary or description as its name. Add an `operationId`.');
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
            parameters: parameters.map((parameter, index) => isPlain(parameter) ? parameter : follow(parameter, nameParameter(parameter, index))),
            request_body: resolveBody(requestBody, follow),
        },
    };
}
/** Names a parameter by its name, because the path's parameters can precede the operation's own and change the index. */
function nameParameter(parameter, index) {
    const name = (0,json/* findMember */.gz)(parameter, 'name');
    return `parameters[${typeof name === 'string' ? name : index}]`;
}
/** Returns whether a parameter needs neither a message nor a resolved schema. Nearly all inlined parameters don't. */
function isPlain(parameter) {
    if (!(0,json/* isJsonObject */.OW)(parameter))
        return false;
    const schema = Object.hasOwn(parameter, 'schema') ? parameter['schema'] : undefined;
    return schema === undefined || ((0,json/* isJsonObject */.OW)(schema) && !Object.hasOwn(schema, '$ref'));
}
function resolveBody(given, follow) {
    const body = readObject(given, 'requestBody');
    if (!Object.hasOwn(body, 'content'))
        return body;
    const content = Object.entries(readObject(body['content'], 'requestBody.content'));
    const media = content.map(([type, one]) => [type, follow(one, `requestBody.content["${type}"]`)]);
    return { ...body, content: Object.fromEntries(media) };
}
/** Resolves the schema of a parameter or media type. The importer follows only this one reference. */
function followSchema(given, where, { document, misread, at }) {
    const holder = readObject(given, where);
    const outer = Object.hasOwn(holder, 'schema') ? readObject(holder['schema'], `${where}.schema`) : {};
    if (!Object.hasOwn(outer, '$ref'))
        return holder;
    const reference = readText(outer['$ref'], `${where}.schema.$ref`);
    const schema = followLiterally(document, reference);
    // The importer also resolves an anchor to the whole document.
    if (schema === undefined || schema === document) {
        throw new Unreadable(`The schema at ${(0,src_text/* quote */.hD)(where, 100)} refers to ${(0,src_text/* quote */.hD)(reference, 100)}, where the importer finds no schema. Move the schema to the components, and refer to the component.`);
    }
    const meant = (0,document_reference/* findTarget */.FB)(document, reference);
    if (meant !== undefined && meant !== schema && !misread.has(reference))
        misread.set(reference, at);
    return { ...holder, schema };
}
/**
 * Resolves a reference like the importer, which doesn't decode escapes and uses an empty schema for a missing key. Returns
 * `undefined` if the importer throws an exception, because it can't step into a list or a string.
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
function reportMisread({ misread }) {
    return [...misread].map(([reference, at]) => {
        const message = `The importer doesn't decode the reference ${(0,src_text/* quote */.hD)(reference, 100)}, so it would store an empty schema. Rename the schema with only letters, digits, \`.\`, \`-\` and \`_\`.`;
        return (0,syntax_finding/* warningProblem */.Op)('escaped-name', at, message);
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
    const remedy = isSchema ? ' Use `{}` instead of `true`, and `{"not": {}}` instead of `false`.' : '';
    return `${(0,src_text/* quote */.hD)(where, 100)} is ${(0,source/* describeValue */.b)(value ?? null)}, but the importer requires ${expected}.${remedy}`;
}

// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
;// CONCATENATED MODULE: ./src/importer/prepare/expand.ts



/** Creates an expander that shares inlined schemas, so that memory grows with the document and not with the result. */
function createExpander(document, graph, measure) {
    /** Completely inlined targets that fit into every payload. */
    const whole = new Map();
    /** The same by the value of the target. */
    const wholeByValue = new Map();
    /** Partly inlined targets by budget. */
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
        const written = (0,document_reference/* mergeRefSiblings */.FR)(document, whole.get(target) ?? expandPartly(target, budget), value);
        return measure(written).levels <= budget ? written : value;
    }
    function expandPartly(target, budget) {
        const byBudget = partly.get(target) ?? new Map();
        partly.set(target, byBudget);
        const known = byBudget.get(budget);
        if (known !== undefined)
            return known;
        // A target that exceeds the budget with its references also exceeds it without them.
        const fits = measure(target.value).levels <= budget;
        const written = fits ? expandTarget(target, budget) : target.value;
        byBudget.set(budget, written);
        return written;
    }
    /** Most targets have no references, so they needn't be walked. */
    function expandTarget({ uses, value }, budget) {
        return uses.length === 0 ? value : expandFrom(value, 'keywords', budget);
    }
    // Used targets come first, so no recursion from target to target is needed.
    for (const target of graph.groups.flat()) {
        // A target that exceeds the levels of a payload is inlined partly, for each budget.
        if (!mayExpand(target) || target.uses.some((used) => mayExpand(used) && !whole.has(used)))
            continue;
        const value = expandTarget(target, Infinity);
        if (measure(value).levels > payloadLevels)
            continue;
        whole.set(target, value);
        wholeByValue.set(target.value, value);
    }
    return (schema, budget) => {
        const known = wholeByValue.get(schema);
        // Every part of a completely inlined schema that fits also fits.
        return known !== undefined && measure(known).levels <= budget
            ? known
            : expandFrom(schema, 'keywords', budget);
    };
}
/** Adds the names of schemas to a discriminator's mapping, because inlining loses the names. */
function keepNames(value, next) {
    if (!(0,json/* isJsonObject */.OW)(value) || !(0,json/* isJsonObject */.OW)(next) || !(0,json/* isJsonObject */.OW)(value['discriminator']))
        return next;
    return (0,discriminator/* nameReferences */.Yn)(next, [...(0,discriminator/* listReferences */.Xo)(value['oneOf']), ...(0,discriminator/* listReferences */.Xo)(value['anyOf'])]);
}
function mayExpand({ isRecursive, value }) {
    return !isRecursive && isSchema(value);
}
/** Returns whether a schema can be inlined. A schema with its own ID can't, because its references would change meaning. */
function isSchema(value) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return typeof value === 'boolean';
    return !['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => typeof value[key] === 'string');
}

;// CONCATENATED MODULE: ./src/importer/prepare/ledger.ts
/** Messages of each kind of rewrite, in this order, with the number of rewritten parts and the reason. */
const sentences = {
    upgraded: () => "Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 doesn't have.",
    'server-completed': () => 'Made the server URL absolute, because the importer requires a scheme and a host.',
    'server-moved': () => 'Moved the first absolute server to the front, because the importer reads only the first server.',
    'server-variables': () => "Replaced the variables of the first server with their defaults, because the importer doesn't replace variables.",
    'server-slash': () => 'Removed the `/` at the end of the first server, because the importer would create URLs such as `https://host//path`.',
    'path-members': (n) => `Moved the other keys of ${count(n, 'path')} into their operations, because the importer treats every key under a path as a method.`,
    'paths-extensions': (n) => `Moved ${count(n, '`x-` extension')} from \`paths\` to \`x-paths\`, because the importer would treat them as paths.`,
    'names-derived': (n) => `Added an \`operationId\` from method and path to ${count(n, 'operation')} without a usable name.`,
    'parameter-references': (n) => `Inlined ${count(n, 'referenced parameter')}, because the importer would store the reference without name and location.`,
    'body-references': (n) => `Inlined references in ${count(n, 'request body', 'request bodies')}, because the importer would store the references.`,
    'schema-references': (n) => `Inlined the references in ${count(n, 'schema')} of parameters and request bodies, because the importer follows only one reference.`,
    'moved-references': (n) => `Moved ${count(n, 'part')} to the components, because references pointed into rewritten paths.`,
    'unused-components': (n) => `Removed ${count(n, 'component')} without references.`,
};
const rewriteRules = Object.keys(sentences);
/** Adds a number of changed parts to a rule. Zero has no effect. */
function note(ledger, rule, parts = 1) {
    if (parts > 0)
        ledger.set(rule, (ledger.get(rule) ?? 0) + parts);
}
function listRewrites(ledger) {
    return rewriteRules.flatMap((rule) => {
        const parts = ledger.get(rule);
        return parts === undefined ? [] : [{ rule, message: sentences[rule](parts), count: parts }];
    });
}
/** Renders a number with its noun: `1 path`, `2 paths`. */
function count(parts, one, many = `${one}s`) {
    return parts === 1 ? `1 ${one}` : `${parts} ${many}`;
}

;// CONCATENATED MODULE: ./src/importer/prepare/operations.ts



/** Returns whether a key of a parameter, a media type or a header contains a schema. */
function isSchemaKey(key, mode) {
    return mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
}
/** Levels of `parameters[].schema`. */
const inParameter = { above: 2, followed: 1, rule: 'parameter-references' };
/** Levels of `requestBody.content.{type}.schema`. */
const inBody = { above: 1, followed: 3, rule: 'body-references' };
/** Visits every schema of the parameters and request bodies of all operations. Shared objects are visited once. */
function visitSchemas(document, visit) {
    const look = (schema, site) => {
        visit(schema, site);
        return schema;
    };
    const known = new Map();
    mapHolders(document, (part, holder) => {
        if (known.get(part) !== holder)
            mapHolder(part, holder, look);
        known.set(part, holder);
        return part;
    });
}
/** Replaces each schema of the parameters and request bodies. A shared object stays one object. */
function mapSchemas(document, replace) {
    const known = new Map();
    return mapHolders(document, (part, holder) => {
        const next = known.get(part) ?? mapHolder(part, holder, replace);
        known.set(part, next);
        return next;
    });
}
/** Replaces the parameters and request bodies of all operations. */
function mapHolders(document, replace) {
    const replaceParameter = (parameter) => replace(parameter, inParameter);
    return (0,operation_entry/* mapOperations */.LU)(document, (operation) => {
        const { parameters, requestBody } = operation;
        const list = (0,json/* isArray */.cy)(parameters) ? (0,members/* mapList */.bb)(parameters, replaceParameter) : parameters;
        const body = requestBody === undefined ? undefined : replace(requestBody, inBody);
        if (list === parameters && body === requestBody)
            return operation;
        return {
            ...operation,
            ...(list !== undefined && { parameters: list }),
            ...(body !== undefined && { requestBody: body }),
        };
    });
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

;// CONCATENATED MODULE: ./src/importer/prepare/inline-schemas.ts






/**
 * Inlines every reference in parameters and request bodies except recursive ones, so that stored actions are complete. If
 * the importer follows a reference itself, the references in the component are inlined instead.
 */
function inlineReferences(given, measure, ledger) {
    return inlineSchemas(inlineParts(given, measure, ledger), measure, ledger);
}
/** Inlines the references outside of schemas, such as those to examples and headers. */
function inlineParts(document, measure, ledger) {
    const write = createPartWriter(document, measure);
    return mapHolders(document, (part, { rule }) => {
        const written = write(part);
        if (written !== part)
            note(ledger, rule);
        return written;
    });
}
/**
 * Creates a function that inlines the references in a parameter or a request body, except those in schemas. The function
 * returns the same object if there are none, or if the result is nested too deeply for a payload.
 */
function createPartWriter(document, measure) {
    const parts = new Map();
    /** Inlined targets. Inlining a target again for each use would take exponential time for nested references. */
    const targets = new Map();
    return (part) => {
        const known = parts.get(part);
        if (known !== undefined)
            return known;
        const inlined = walk(part, 'keywords', []);
        const written = inlined !== part && measure(inlined).levels > payloadLevels ? part : inlined;
        parts.set(part, written);
        return written;
    };
    function walk(current, mode, open) {
        const reference = (0,document_reference/* findReference */.t3)(current);
        if (reference !== undefined && (0,json/* isJsonObject */.OW)(current)) {
            const target = targets.get(reference) ?? writeTarget(reference, mode, open);
            return target === undefined ? current : (0,document_reference/* mergeRefSiblings */.FR)(document, target, current);
        }
        return (0,grammar/* mapParts */.xc)(current, mode, (part, below, key) => isSchemaKey(key, mode) ? part : walk(part, below, open));
    }
    function writeTarget(reference, mode, open) {
        // The service can't store deeper payloads anyway.
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
function inlineSchemas(given, measure, ledger) {
    const document = nameAllSubtypes(given);
    const inlined = collectInlined(document, measure);
    if (inlined.size === 0)
        return given;
    note(ledger, 'schema-references', inlined.size);
    const replace = (schema) => inlined.get(schema) ?? schema;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed && isComponent(schema) ? schema : replace(schema));
    return mapComponents(operations, replace);
}
/** Adds subtypes to the discriminators of their base schemas, because an inlined subtype no longer refers to its base. */
function nameAllSubtypes(document) {
    let subtypes;
    return mapComponents(document, (schema, name) => {
        if (!(0,json/* isJsonObject */.OW)(schema) || !Object.hasOwn(schema, 'discriminator'))
            return schema;
        subtypes ??= (0,discriminator/* listSubtypes */.iB)(document);
        return (0,discriminator/* nameSubtypes */.z1)(schema, subtypes.get(`#/components/schemas/${name}`) ?? []);
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
/** Returns the inlined version of each schema with references. */
function collectInlined(document, measure) {
    const budgets = collectBudgets(document);
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document, budgets.keys());
    const inlined = new Map();
    if (graph.groups.length === 0)
        return inlined;
    const expand = createExpander(document, graph, measure);
    for (const [schema, budget] of budgets) {
        if (!graph.hasReferences(schema))
            continue;
        const expanded = expand(schema, budget);
        if (expanded !== schema)
            inlined.set(schema, expanded);
    }
    return inlined;
}
/** Returns the schemas of parameters and request bodies, each with the smallest budget of its positions. */
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
/** Returns whether a schema is a reference to a component that the importer can follow: without siblings and escapes. */
function isComponent(schema) {
    if (!(0,json/* isJsonObject */.OW)(schema) || Object.keys(schema).length !== 1)
        return false;
    return /^#\/components\/schemas\/[^/~%]+$/.test((0,document_reference/* findReference */.t3)(schema) ?? '');
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/importer/prepare/paths.ts




/**
 * Reduces path items to operations. The shared keys of a path are moved into each operation, which also gets its name, its
 * parameters and its body. Values that aren't objects don't change.
 */
function makePathsPortable(document, ledger) {
    const given = document['paths'];
    if (!(0,json/* isJsonObject */.OW)(given))
        return document;
    const names = (0,importer_names/* planNames */.AO)((0,operation_entry/* listOperationEntries */.uV)(document)).values();
    const context = { document, names, ledger };
    const isExtension = (path) => path.startsWith('x-');
    const hasExtensions = Object.keys(given).some(isExtension);
    const paths = (0,members/* mapMembers */.Mz)(hasExtensions ? (0,members/* omitMembers */.p5)(given, isExtension) : given, (value) => {
        const pathItem = (0,operation_entry/* findPathItem */.eB)(document, value);
        if (pathItem === undefined)
            return value;
        if (!isPortable(value) || !isPortable(pathItem))
            note(ledger, 'path-members');
        return foldItem(pathItem, context);
    });
    if (paths === given)
        return document;
    const extensions = (0,members/* omitMembers */.p5)(given, (path) => !isExtension(path));
    note(ledger, 'paths-extensions', Object.keys(extensions).length);
    return { ...document, paths, ...(hasExtensions && { 'x-paths': extensions }) };
}
/** Returns whether a path item contains only operations. */
function isPortable(pathItem) {
    if (!(0,json/* isJsonObject */.OW)(pathItem))
        return true;
    for (const key in pathItem)
        if (!(0,operation_entry/* isMethodKey */.d3)(key))
            return false;
    return true;
}
function foldItem(pathItem, context) {
    const hasOnlyOperations = isPortable(pathItem);
    const operations = hasOnlyOperations ? pathItem : Object.fromEntries((0,operation_entry/* listMethods */.vp)(pathItem));
    return (0,members/* mapMembers */.Mz)(operations, (operation) => (0,json/* isJsonObject */.OW)(operation) ? foldOperation(operation, { pathItem, hasOnlyOperations }, context) : operation);
}
function foldOperation(operation, { pathItem, hasOnlyOperations }, context) {
    const rename = context.names.next().value?.rename;
    if (rename !== undefined)
        note(context.ledger, 'names-derived');
    const parameters = foldParameters(operation, pathItem, context);
    const body = paths_resolveBody(operation, context);
    const isSame = rename === undefined && parameters === undefined && body === undefined;
    if (isSame && hasOnlyOperations)
        return operation;
    const { servers = pathItem['servers'] } = operation;
    const isOwn = (key) => !key.startsWith('x-') || Object.hasOwn(operation, key);
    return {
        ...operation,
        ...(0,texts/* foldTexts */.a)(operation, pathItem),
        ...rename,
        ...(parameters !== undefined && { parameters }),
        ...(body !== undefined && { requestBody: body }),
        ...((0,json/* isArray */.cy)(servers) && { servers }),
        ...(0,members/* omitMembers */.p5)(pathItem, isOwn),
    };
}
/** Returns the resolved request body, or `undefined` if it doesn't change. */
function paths_resolveBody({ requestBody }, { document, ledger }) {
    const body = (0,document_reference/* resolve */.hd)(document, requestBody);
    if (body === undefined || body === requestBody)
        return undefined;
    note(ledger, 'body-references');
    return body;
}
/**
 * Returns all resolved parameters of an operation. The parameters of its path come first, without those that the operation
 * overrides. Returns `undefined` if the parameters don't change.
 */
function foldParameters(operation, pathItem, { document, ledger }) {
    const own = operation['parameters'];
    const shared = pathItem['parameters'];
    if (own === undefined ? !(0,json/* isArray */.cy)(shared) : !(0,json/* isArray */.cy)(own))
        return undefined;
    const isPlain = (parameter) => (0,document_reference/* findReference */.t3)(parameter) === undefined;
    if (shared === undefined && (0,json/* isArray */.cy)(own) && own.every(isPlain))
        return undefined;
    const writeEach = (list) => ((0,json/* isArray */.cy)(list) ? list : []).map((parameter) => {
        const written = (0,document_reference/* resolve */.hd)(document, parameter) ?? parameter;
        if (written !== parameter)
            note(ledger, 'parameter-references');
        return written;
    });
    const written = writeEach(own);
    const inherited = writeEach(shared);
    const overridden = new Set(inherited.length === 0 ? [] : written.map(keyOf));
    const all = [...inherited.filter((entry) => !overridden.has(keyOf(entry))), ...written];
    const isSame = (0,json/* isArray */.cy)(own) && all.length === own.length && all.every((entry, at) => entry === own[at]);
    return isSame ? undefined : all;
}
/** Returns the identity of a parameter: location and name. Swagger 2.0 allows only one body, with any name. */
function keyOf(parameter) {
    if (!(0,json/* isJsonObject */.OW)(parameter))
        return '';
    const { in: location, name } = parameter;
    if (location === 'body')
        return 'body';
    // Nearly all locations and names are strings, which needn't be written as JSON.
    const isPlain = typeof location === 'string' && typeof name === 'string';
    return isPlain ? `${location} ${name}` : JSON.stringify([location ?? '', name ?? '']);
}

;// CONCATENATED MODULE: ./src/importer/prepare/servers.ts



/**
 * Makes the first server absolute, without variables and without a trailing slash. Other servers don't change. Returns the
 * same object if nothing changes, or if neither the file nor `server-url` has an absolute URL.
 */
function makeServersPortable(document, serverUrl, ledger) {
    const listed = document['servers'];
    // In OpenAPI, no servers means the server `/`.
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
        servers: [isTrimmed ? servers_trim(server) : server, ...servers.toSpliced(position, 1)],
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
/** Replaces the variables of a server with their defaults. Returns the same object if there are none. */
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
 * Resolves a relative URL against `server-url` like a browser. An empty URL and `/` become `server-url` itself. Without
 * `server-url`, only `//host` can be completed, with `https:`.
 */
function complete(server, serverUrl) {
    const relative = findUrl(server) ?? '';
    const rest = (0,json/* isJsonObject */.OW)(server) ? server : {};
    if (serverUrl === undefined) {
        const isComplete = relative.startsWith('//') && isAbsolute(`https:${relative}`);
        return isComplete ? { ...rest, url: `https:${relative}` } : undefined;
    }
    const isUsable = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
    const url = isUsable ? URL.parse(relative, `${serverUrl.replace(/\/$/, '')}/`)?.href : undefined;
    return servers_trim({ ...rest, url: url !== undefined && isAbsolute(url) ? url : serverUrl });
}
/** Returns whether the importer, which joins server and path unchanged, would store `https://host//path`. */
function isSlashed(server, paths) {
    const keys = Object.keys((0,json/* isJsonObject */.OW)(paths) ? paths : {}).filter((path) => !path.startsWith('x-'));
    return (findUrl(server)?.endsWith('/') === true && keys.length > 0 && keys.every((path) => path.startsWith('/')));
}
function servers_trim(server) {
    return { ...((0,json/* isJsonObject */.OW)(server) && server), url: trimSlashes(findUrl(server)) };
}

;// CONCATENATED MODULE: ./src/importer/prepare/unused-components.ts



const unused_components_kinds = new Set([
    ...['schemas', 'parameters', 'requestBodies', 'responses', 'examples', 'headers', 'pathItems'],
    'mediaTypes',
]);
/** Creates a dropper. @param before document before any rewrite, whose unused components are kept */
function createUnusedDropper(before, measure) {
    let usedBefore;
    return (after, ledger) => {
        const { components } = after;
        if (after === before || !(0,json/* isJsonObject */.OW)(components))
            return after;
        const wasUsed = (usedBefore ??= findUsed(before, [], measure));
        // Components that are kept also keep the components that they refer to.
        const isUsed = findUsed(after, listKept(components, before['components'], wasUsed), measure);
        let dropped = 0;
        const kept = (0,members/* mapMembers */.Mz)(components, (group, kind) => {
            if (!unused_components_kinds.has(kind) || !(0,json/* isJsonObject */.OW)(group))
                return group;
            const isLeftOut = (name) => !isUsed.has(group[name] ?? null);
            const unused = Object.keys(group).filter(isLeftOut).length;
            dropped += unused;
            return unused === 0 ? group : (0,members/* omitMembers */.p5)(group, isLeftOut);
        });
        if (dropped === 0)
            return after;
        note(ledger, 'unused-components', dropped);
        return { ...after, components: kept };
    };
}
/** Lists the components that weren't used before, or that only a discriminator uses. */
function listKept(components, before, wasUsed) {
    const keepsSubtypes = [...wasUsed].some((schema) => (0,json/* isJsonObject */.OW)((0,json/* findMember */.gz)(schema, 'discriminator')));
    const kept = [];
    for (const kind in components) {
        const group = unused_components_kinds.has(kind) ? (0,json/* membersOf */.lS)(components[kind]) : {};
        const originals = (0,json/* findMember */.gz)(before, kind);
        for (const name in group) {
            const component = group[name] ?? null;
            const original = (0,json/* findMember */.gz)(originals, name);
            // A subtype can be reached only through the `discriminator` of its base schema.
            const isSubtype = keepsSubtypes && (0,json/* isArray */.cy)((0,json/* findMember */.gz)(component, 'allOf'));
            if (original === undefined || !wasUsed.has(original) || isSubtype)
                kept.push(component);
        }
    }
    return kept;
}
/**
 * Returns `roots` and every component that is reachable from them or from outside the components. Besides `$ref`, every
 * string that looks like a reference counts, because mappings of discriminators and extensions contain references.
 */
function findUsed(document, roots, measure) {
    const used = new Set(roots);
    const seen = new Set();
    const { components, ...rest } = document;
    const others = (0,json/* isJsonObject */.OW)(components) ? (0,members/* omitMembers */.p5)(components, (kind) => unused_components_kinds.has(kind)) : {};
    const open = [...roots, ...Object.values(rest), ...Object.values(others)];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        for (const reference of measure(value).references) {
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
const componentsPrefix = '#/components/';
/** Returns the component that a reference uses. A reference into a component uses the whole component. */
function findComponent({ components }, reference) {
    if (!reference.startsWith(componentsPrefix))
        return undefined;
    const [kind = '', name = ''] = reference.slice(componentsPrefix.length).split('/', 2);
    if (kind === '' || name === '')
        return undefined;
    const group = (0,json/* findMember */.gz)(components, kind);
    return (0,json/* findMember */.gz)(group, name) ?? (0,json/* findMember */.gz)(group, (0,pointer/* unescapeToken */.ko)((0,pointer/* decodeEscapes */.zR)(name)));
}

;// CONCATENATED MODULE: ./src/importer/prepare/prepare.ts








/**
 * Returns an equivalent document that can be imported completely. References are inlined unless the result would be too
 * large. With `rewrite: never`, returns the document itself and a warning that lists the omitted rewrites.
 * @param document bundled document, which is never changed
 */
function prepareDocument(document, options) {
    const { rewrite, measure = (0,part_measure/* createPartMeasure */.kd)() } = options;
    const rewritten = rewriteDocument(document, { ...options, measure });
    if (rewrite === 'auto')
        return rewritten;
    const unchanged = { ...importDocument(document, measure), document, bytes: measure(document).bytes };
    return leaveAsIs(rewritten, unchanged);
}
/** Returns the unchanged document with its errors, or with a warning if content would be lost. */
function leaveAsIs(rewritten, unchanged) {
    const left = new Set(rewritten.findings.map(({ pointer, message }) => `${pointer} ${message}`));
    const reported = unchanged.findings.map((finding) => {
        const isFixable = (0,syntax_finding/* isError */.bJ)(finding) && !left.has(`${finding.pointer} ${finding.message}`);
        return isFixable
            ? { ...finding, message: `${finding.message} \`rewrite: auto\` fixes this problem.` }
            : finding;
    });
    const sentences = rewritten.rewrites.map(({ message }) => message).join(' ');
    const message = `With \`rewrite: never\`, parts of the OpenAPI file are lost. \`rewrite: auto\` would make these changes: ${sentences}`;
    const isLossy = rewritten.rewrites.length > 0 && !reported.some(syntax_finding/* isError */.bJ);
    return {
        ...unchanged,
        rewrites: [],
        findings: isLossy ? [...reported, (0,syntax_finding/* warningProblem */.Op)('not-prepared', [], message)] : reported,
    };
}
function rewriteDocument(document, { serverUrl, version, measure }) {
    const ledger = new Map();
    const portable = makePortable(document, { version, measure }, ledger);
    const served = makeServersPortable(portable, serverUrl, ledger);
    const lean = prepare_inline({ document, served, measure }, ledger);
    const prepared = ledger.size === 0 ? document : lean;
    const { actions, findings } = importDocument(prepared, measure);
    const { bytes } = measure(prepared);
    const size = bytes > limits/* limits */.F.expandedCharacters ? [rejectSize(bytes)] : [];
    const rewrites = listRewrites(ledger);
    return { document: prepared, bytes, rewrites, actions, findings: [...findings, ...size] };
}
/** Inlines all references, or none of them if the result would be too large. */
function prepare_inline({ document, served, measure }, ledger) {
    const dropUnused = createUnusedDropper(document, measure);
    const limit = limitOf(measure(document).bytes);
    // If the operations of a large document already exceed the limit, inlining isn't tried.
    const isTooLarge = limit > proxyLimitBytes && measure(served['paths'] ?? null).bytes > limit;
    if (isTooLarge)
        return dropUnused(served, ledger);
    const inlining = new Map();
    const hasReferences = measure(document['paths'] ?? null).references.length > 0;
    const inlined = dropUnused(hasReferences ? inlineReferences(served, measure, inlining) : served, inlining);
    if (measure(inlined).bytes > limit)
        return dropUnused(served, ledger);
    for (const [rule, parts] of inlining)
        note(ledger, rule, parts);
    return inlined;
}
/** Request size that many servers reject. */
const proxyLimitBytes = 1_000_000;
/**
 * Returns the maximum size in bytes of a document with inlined references: twice its size, but less than 1 MB. Documents of
 * 1 MB and more may grow by a fifth, because importing them already takes long.
 */
function limitOf(bytes) {
    return bytes < proxyLimitBytes ? Math.min(2 * bytes, proxyLimitBytes - 1) : Math.floor(1.2 * bytes);
}
function rejectSize(bytes) {
    const message = `With inlined parameters and bodies, the import document has ${(0,limits/* renderLimitBytes */.P)(bytes)}. The limit is ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.expandedCharacters)}. Make the shared parameters and bodies smaller.`;
    return (0,syntax_finding/* errorProblem */.gx)('too-large', [], message);
}
/** Rewrites everything except servers and inlined references. */
function makePortable(document, { version, measure }, ledger) {
    let portable = makePathsPortable(document, ledger);
    if (version !== '2.0' && ledger.size === 0)
        return portable;
    if (measure(document).references.some(moved_references/* isIntoPart */.i)) {
        const { document: moved, moved: parts } = (0,moved_references/* moveReferencedParts */.N)(document, version);
        note(ledger, 'moved-references', parts);
        if (moved !== document)
            portable = makePathsPortable(moved, new Map());
    }
    if (version !== '2.0')
        return portable;
    note(ledger, 'upgraded');
    return (0,upgrade/* upgrade */.f)(portable);
}

;// CONCATENATED MODULE: ./src/importer/unselected-actions.ts






/**
 * Lists the actions that other forms of the document define: with all operations, or without overlays. A copilot can have
 * these actions from an earlier sync. Parameters and bodies are missing, because only method, path, name and server identify an
 * action.
 */
function listUnselectedActions(documents, { document, options, prepared }) {
    const others = new Set(documents.filter((other) => !defineSameActions(other, document)));
    if (others.size === 0)
        return [];
    const known = new Set(prepared.actions.map(identify));
    return [...others].flatMap((other) => listActions(other, options).filter((action) => !known.has(identify(action)) && known.add(identify(action))));
}
function identify({ endpoint, method, name, path }) {
    return JSON.stringify([method, path, name, endpoint]);
}
const rootKeys = ['swagger', 'openapi', 'info', 'host', 'basePath', 'schemes', 'servers'];
/**
 * Returns whether two documents certainly define the same actions. Most overlays change only texts and keep nearly all path
 * items. Comparing the path items takes less time than listing the actions.
 */
function defineSameActions(one, other) {
    if (one === other)
        return true;
    if (rootKeys.some((key) => (0,json/* findMember */.gz)(one, key) !== (0,json/* findMember */.gz)(other, key)))
        return false;
    const items = (0,json/* membersOf */.lS)((0,json/* findMember */.gz)(one, 'paths'));
    const others = (0,json/* membersOf */.lS)((0,json/* findMember */.gz)(other, 'paths'));
    const paths = Object.keys(items);
    const otherPaths = Object.keys(others);
    return (paths.length === otherPaths.length &&
        paths.every((path, index) => path === otherPaths[index] && haveSameNames(path, items[path], others[path])));
}
/** Returns whether two path items certainly have the same operations with the same names. */
function haveSameNames(path, one = null, other = null) {
    // The target of a reference can differ, although the path item is the same.
    if ((0,json/* findMember */.gz)(one, '$ref') !== undefined || (0,json/* findMember */.gz)(other, '$ref') !== undefined)
        return false;
    if (one === other)
        return true;
    const entries = (0,operation_entry/* listOperationEntries */.uV)({ paths: { [path]: one } });
    const others = (0,operation_entry/* listOperationEntries */.uV)({ paths: { [path]: other } });
    return (entries.length === others.length &&
        entries.every(({ key, operation }, index) => {
            const id = (0,json/* findMember */.gz)(operation, 'operationId');
            // Every other name depends on the texts of the operation and of its path item.
            if (typeof id !== 'string' || id.trim() === '')
                return false;
            return key === others[index]?.key && id === (0,json/* findMember */.gz)(others[index].operation, 'operationId');
        }));
}
/**
 * Lists the actions that the importer would create from a document. Only the servers are prepared, because preparing
 * operations that aren't selected would take as long as syncing them.
 */
function listActions(document, options) {
    const entries = (0,operation_entry/* listOperationEntries */.uV)(document);
    const plans = options.rewrite === 'auto' ? (0,importer_names/* planNames */.AO)(entries) : [];
    const base = findBase(document, entries, options);
    return entries.flatMap(({ key, operation, path }, index) => {
        const name = plans[index]?.rename?.operationId ?? operation[(0,importer_names/* findNameKey */.Oq)(operation) ?? ''];
        if (typeof name !== 'string' || name.trim() === '')
            return [];
        const action = { method: key.toUpperCase(), path, endpoint: base + path, name };
        const payload = { parameters: [], request_body: {} };
        return [{ ...action, operationId: (0,operation_id/* deriveOperationId */.wQ)(name), description: '', payload }];
    });
}
/** Returns the URL of the server that the importer would use. */
function findBase(document, entries, options) {
    const root = Object.entries(document).filter(([key]) => rootKeys.includes(key));
    // The slash at the end of a server is removed if all paths begin with one.
    const { path = '/' } = entries.find((entry) => !entry.path.startsWith('/')) ?? entries[0] ?? {};
    const outline = { ...Object.fromEntries(root), paths: { [path]: {} } };
    return findFirstUrl(prepareDocument(outline, { ...options, measure: undefined }).document['servers']) ?? '';
}

// EXTERNAL MODULE: ./src/quote-name.ts
var quote_name = __webpack_require__(8073);
;// CONCATENATED MODULE: ./src/importer/readiness.ts




/** The rules in the order of the report. */
const readinessRules = [
    'no-text',
    'same-text',
    'derived-name',
    'unusable-text',
    'unclear-parameter',
];
/**
 * Number of characters that are certainly embedded. By default, OpenCopilot embeds with OpenAI's `text-embedding-ada-002`,
 * which reads 8,191 tokens of about four characters each.
 * @see https://platform.openai.com/docs/guides/embeddings
 */
const embeddedChars = 32_000;
/** Lists the problems that a language model will have with the actions, as the importer creates them. */
function findReadiness(subject) {
    const candidates = listCandidates(subject);
    const noText = candidates.filter(({ action }) => action.description.trim() === '');
    const sameText = findSameTexts(candidates);
    const listEntries = (found) => found.map(({ operation }) => ({ operation }));
    const byRule = {
        'no-text': listEntries(noText),
        'same-text': listEntries(sameText),
        'derived-name': listEntries(candidates.filter(({ plan }) => plan?.rename !== undefined)),
        'unusable-text': listEntries(candidates.filter(({ action }) => isUnusable(action.description))),
        'unclear-parameter': candidates.flatMap(({ operation, action }) => {
            const parameters = listUnclearParameters(action);
            return parameters.length === 0 ? [] : [{ operation, parameters }];
        }),
    };
    const findings = readinessRules.map((rule) => ({ rule, entries: byRule[rule] }));
    return {
        maxChars: embeddedChars,
        findings: findings.filter(({ entries }) => entries.length > 0),
        missingTexts: describeMissing([...noText, ...sameText], subject.whole),
    };
}
function listCandidates({ document, operations, actions }) {
    const routes = (0,operation_entry/* listOperationEntries */.uV)(document);
    const plans = (0,importer_names/* planNames */.AO)(routes);
    const byKey = new Map(actions.map((action) => [`${action.method} ${action.path}`, action]));
    return operations.flatMap((operation, index) => {
        const entry = routes[index];
        const action = byKey.get(`${operation.method} ${operation.path}`);
        return entry === undefined || action === undefined
            ? []
            : [{ operation, entry, plan: plans[index], action }];
    });
}
/** Returns the actions whose text another action has, too, ignoring case and white space. Equal texts are neighbors. */
function findSameTexts(candidates) {
    const fold = ({ action }) => action.description.toLowerCase().replace(/\s+/g, ' ').trim();
    return [...Map.groupBy(candidates, fold)].flatMap(([text, group]) => text !== '' && group.length > 1 ? group : []);
}
/** Markdown and HTML without words of their own: images, tags and character references. */
const markup = /!\[[^[\]]*\]\([^()]*\)|<[^<>]*>|&#?\w{1,40};/g;
function isUnusable(description) {
    if (description.length > embeddedChars)
        return true;
    return description.trim() !== '' && !/[\p{L}\p{N}]/u.test(description.replace(markup, ' '));
}
/** Returns the required parameters whose values a model can only guess. */
function listUnclearParameters({ payload }) {
    if (!(0,json/* isArray */.cy)(payload.parameters))
        return [];
    return payload.parameters.flatMap((parameter) => {
        const name = (0,json/* findMember */.gz)(parameter, 'name');
        const isRequired = (0,json/* findMember */.gz)(parameter, 'required') === true;
        // The importer stores the schema with the parameter, so its description helps the model as well.
        const isDescribed = [parameter, (0,json/* findMember */.gz)(parameter, 'schema') ?? null].some((part) => {
            const description = (0,json/* findMember */.gz)(part, 'description');
            return typeof description === 'string' && description.trim() !== '';
        });
        if (typeof name !== 'string' || !isRequired || isDescribed)
            return [];
        const isQueryId = name.toLowerCase() === 'id' && (0,json/* findMember */.gz)(parameter, 'in') === 'query';
        return Array.from(name).length === 1 || isQueryId ? [name] : [];
    });
}
function describeMissing(candidates, whole) {
    const byKey = new Map((0,operation_entry/* listOperationEntries */.uV)(whole).map((entry) => [renderKey(entry), entry]));
    const byTarget = new Map();
    for (const { entry, action, plan } of candidates) {
        const original = byKey.get(renderKey(entry));
        const target = original && findTarget(original, whole);
        // Paths can share a path item, and an overlay can't contain two equal actions.
        if (target === undefined || byTarget.has(target))
            continue;
        byTarget.set(target, {
            method: action.method,
            path: action.path,
            target,
            description: findCurrentText(entry.operation, action),
            operationId: plan?.rename?.operationId,
        });
    }
    return [...byTarget.values()];
}
function renderKey({ key, path }) {
    return `${key} ${path}`;
}
/** Returns `undefined` if the operation isn't at the location to which its path item refers. */
function findTarget(entry, whole) {
    const way = (0,locations/* findKeyPath */.O5)(whole, entry);
    if ((0,pointer/* findByPointer */.wR)(whole, (0,pointer/* renderPointer */.Wr)(way)) !== entry.operation)
        return undefined;
    return `$${way.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${(0,quote_name/* quoteName */.A)(name)}]`)).join('')}`;
}
/** The importer's text can contain the path item's text, which must not be written twice. */
function findCurrentText({ description }, action) {
    const isOwn = typeof description === 'string' && description.trim() !== '';
    return isOwn ? description : action.description.trim() === '' ? '' : action.description;
}

// EXTERNAL MODULE: ./src/reach.ts
var src_reach = __webpack_require__(5274);
;// CONCATENATED MODULE: ./src/importer/unreachable-server.ts




/**
 * Checks the server that the service calls. Returns `undefined` if the server isn't known to be unreachable.
 * @param document OpenAPI document as written, to find the location of the server
 * @param url first server of the import document
 */
function findUnreachableServer(document, url) {
    const parsed = URL.parse(url ?? '');
    const reach = parsed === null ? 'public' : (0,src_reach/* classifyHost */.R)(parsed.hostname);
    if (parsed === null || reach === 'public')
        return undefined;
    const why = {
        loopback: "is a loopback address, which only the API's own machine can reach",
        reserved: 'has a name that is reserved for documentation and tests',
        private: "is a private address, which a service on the internet can't reach",
    }[reach];
    const message = `The copilot can't call the server ${(0,src_text/* quote */.hD)(parsed.origin, 100)}. It ${why}. Set the first server to the API's public URL.`;
    return {
        isPrivate: reach === 'private',
        finding: (0,syntax_finding/* warningProblem */.Op)('unreachable-server', findServer(document, parsed.hostname), message),
    };
}
/** Returns the keys to the server with this host, or to the whole document if the input `server-url` set the server. */
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
 * Reads an OpenAPI file and the files that it references, checks them, and creates the import document.
 * @throws ActionError `file-missing` (no root file, no overlay file), `file-outside-workspace`, `file-unreadable`;
 * the reason of the curation's signal
 */
async function loadSpec(options) {
    const { readBundle: read = readBundle } = options;
    const bundle = await read(options);
    if (!bundle.ok)
        return fail(bundle.findings, bundle.resolver);
    const curated = await curate(bundle, options);
    // After an error in an overlay, other problems would only be consequences.
    if (curated.findings.some(syntax_finding/* isError */.bJ)) {
        return fail([...bundle.findings, ...curated.findings], curated.resolver);
    }
    return prepareSpec(curated, { ...options, version: bundle.version, measure: bundle.measure });
}
/** Applies overlays and selects operations, if the workflow names any. The module is loaded only then. */
async function curate(bundle, { curation, reader }) {
    const { root, version, measure } = bundle;
    if (curation === undefined) {
        return { bundle, document: root, whole: root, findings: [], warnings: [], resolver: bundle.resolver };
    }
    // Another target can use the same bundle with other overlays.
    const { files, memberOrigins } = bundle.resolver;
    const resolver = { ...bundle.resolver, files: new Map(files), memberOrigins: new Map(memberOrigins) };
    const { curateDocument } = await __webpack_require__.e(/* import() | curation */ 530).then(__webpack_require__.bind(__webpack_require__, 8831));
    const curated = await curateDocument(root, { ...curation, reader, resolver, version, measure });
    return { bundle, resolver, ...curated };
}
function prepareSpec(curated, options) {
    const { bundle, document, resolver } = curated;
    const findings = [...bundle.findings, ...curated.findings];
    const add = (found) => {
        for (const finding of found)
            findings.push((0,locations/* fileFinding */.sb)(finding, document, resolver));
    };
    add(findRuleBreaks(document));
    const operations = (0,importer_names/* listOperations */.RT)(document);
    const selection = describeSelection(curated, operations);
    const listed = { operations, selection, locate: (0,locations/* createLocator */.TR)(document, operations, resolver) };
    const read = { ...listed, document };
    if (findings.some(syntax_finding/* isError */.bJ))
        return fail(findings, resolver, read);
    const prepared = prepareDocument(document, options);
    add(prepared.findings);
    if (findings.some(syntax_finding/* isError */.bJ))
        return fail(findings, resolver, read);
    const body = writeBody(curated, prepared);
    const isUnchanged = body === bundle.source.text;
    if (!isUnchanged)
        findings.push(...(0,locations/* noteReading */.Jz)(resolver));
    const problems = (0,locations/* locateFindings */.Hf)(findings, resolver);
    const unselected = listUnselectedActions([bundle.root, curated.whole], { document, prepared, options });
    return {
        ok: true,
        version: bundle.version,
        body,
        verbatim: isUnchanged && bundle.source.asWritten,
        files: listFiles(resolver),
        ...listed,
        document: prepared.document,
        actions: prepared.actions,
        ...(unselected.length > 0 && { unselected }),
        rewrites: prepared.rewrites,
        findReadiness: () => findReadiness({ document, whole: curated.whole, operations, actions: prepared.actions }),
        ...load_spec_findServer(document, prepared.document, resolver),
        get problems() {
            return problems();
        },
    };
}
function describeSelection({ document, warnings, whole }, operations) {
    if (document === whole)
        return { total: operations.length, excluded: [], warnings };
    const name = ({ method, path }) => `${method} ${path}`;
    const selected = new Set(operations.map(name));
    const all = (0,importer_names/* listOperations */.RT)(whole);
    return { total: all.length, excluded: all.filter((operation) => !selected.has(name(operation))), warnings };
}
/**
 * Returns the bytes of the file if nothing changed. Otherwise, serializes the document without white space, in its own order.
 * The same file therefore always gives the same bytes.
 */
function writeBody({ bundle, document: curated, resolver }, prepared) {
    const { isInlined, measure, root, source } = bundle;
    const { bytes, document } = prepared;
    if (!isInlined && document === root && source.format === 'json')
        return source.text;
    const sources = [...resolver.files.values()].flatMap((file) => file.state === 'read' ? [file.source] : []);
    const long = sources.filter((file) => file.measure(file.root).hasLongNumbers);
    // Overlays leave most of a document as it is. Searching the file for the few parts of a selection would take longer.
    const isSimilar = !isInlined && document === curated && 2 * bytes > source.text.length;
    const copied = isSimilar && long.length === 0 ? copyJson(document, source, bytes) : undefined;
    const exact = listExactNumbers(long.map(({ text }) => new TextDecoder().decode(text)));
    return copied ?? writeJson(document, exact, measure);
}
/** Returns the first server with its location if the copilot can't reach it. */
function load_spec_findServer(document, sent, resolver) {
    const server = findUnreachableServer(document, findFirstUrl(sent['servers']));
    if (server === undefined)
        return {};
    const located = (0,locations/* locateFindings */.Hf)([(0,locations/* fileFinding */.sb)(server.finding, document, resolver)], resolver);
    return {
        unreachable: {
            isPrivate: server.isPrivate,
            get finding() {
                return located()[0] ?? server.finding;
            },
        },
    };
}
const nothingListed = {
    operations: [],
    selection: { total: 0, excluded: [], warnings: [] },
    locate: () => new Map(),
};
function fail(findings, resolver, listed = nothingListed) {
    const files = listFiles(resolver);
    const problems = (0,locations/* locateFindings */.Hf)(findings, resolver);
    return {
        ...{ ok: false, files, ...listed },
        get problems() {
            return problems();
        },
    };
}
function listFiles({ rootFile, files }) {
    const reached = [...files].flatMap(([path, { state }]) => ['read', 'broken'].includes(state) ? [path] : []);
    return [...new Set([rootFile, ...reached])];
}

// EXTERNAL MODULE: ./src/importer/shown.ts
var shown = __webpack_require__(2433);
;// CONCATENATED MODULE: ./src/importer/index.ts







/***/ }),

/***/ 5414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Tb: () => (refProblem),
  m7: () => (renderRef),
  rd: () => (parseRef)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2612);



function refProblem(rule, message) {
    return { kind: 'fault', rule, message };
}
/**
 * Parses a reference as in OpenAPI 3.0: relative to the file that contains it, inside the workspace, and without network
 * access. Hidden files and folders are rejected, because `.git` contains the checkout's token. Hidden folders that contain
 * the root file are allowed.
 */
function parseRef(ref, from, rootFile) {
    const problem = (rule, text) => refProblem(rule, `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} ${text}`);
    const [, written = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
    const file = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(written);
    if (file.includes('\\'))
        return problem('ref-path', 'is a Windows path. Use a path relative to this file, with `/`.');
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(file)) {
        return problem('ref-remote', 'is a URL, and the action downloads no files. Add a copy of the file to the repository, and refer to the copy.');
    }
    if (/^\/|\0/.test(file))
        return problem('ref-path', 'is not a relative path. Use a path relative to this file.');
    const tokens = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePointer */ .vp)((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(fragment));
    if (tokens === undefined) {
        return problem('ref-anchor', 'is an anchor (`$anchor` or `$id`), which is not supported. Use the path to the target, such as `#/components/schemas/Pet`.');
    }
    if (file === '')
        return { kind: 'path', path: from, tokens };
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), file).replace(/\/$/, '');
    if (/^\.\.(?:\/|$)/.test(path)) {
        return problem('ref-outside', 'is outside the workspace. Move the file into the workspace.');
    }
    return isHidden(path, rootFile)
        ? problem('ref-hidden', 'names a hidden file or folder, which the action does not read. Move or rename it.')
        : { kind: 'path', path, tokens };
}
/** Renders a reference inside the document. Percent signs are escaped, because parsers decode them. */
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

__webpack_require__.d(__webpack_exports__, {
  Bw: () => (resolveFully),
  TC: () => (findSource),
  Tw: () => (createResolver),
  pE: () => (resolveStep)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2612);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9405);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(431);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
var _document_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9615);
var _ref_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5414);




/** Maximum number of references on the path to one part. */
const maxSteps = 1000;
function createResolver(rootFile) {
    return {
        rootFile,
        files: new Map(),
        origins: new Map(),
        memberOrigins: new Map(),
        rewritten: new WeakSet(),
        known: new Map(),
        ends: new Map(),
        absentCount: 0,
    };
}
/** Returns a file of the specification, or `undefined` if it wasn't read. */
function findSource({ files }, path) {
    const state = files.get(path);
    return state?.state === 'read' ? state.source : undefined;
}
/** Resolves one step of a reference. */
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
function follow(request, resolver) {
    const { from, ref } = request;
    const target = (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRef */ .rd)(ref, from, resolver.rootFile);
    if (target.kind === 'fault')
        return target;
    const { path, tokens } = target;
    const base = ref.startsWith('#') || !isFrom31(resolver) ? undefined : findBase(from, resolver);
    if (base !== undefined) {
        const message = `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} is relative to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(base)} (\`$id\` or \`$self\`), which is not supported. Remove the key, or use a path from the root of this file.`;
        return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('unsupported-id', message);
    }
    const file = resolver.files.get(path);
    if (file === undefined)
        return { kind: 'needs', path };
    if (file.state === 'rejected')
        return file.fault;
    if (file.state === 'broken')
        return { ...(0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('ref-broken', file.fault.message), brokenFile: path };
    if (file.state === 'read')
        return walk(file.source, tokens, request, resolver);
    const message = `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} can't be resolved: the file ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} doesn't exist.`;
    return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('unresolved-ref', message);
}
/** Returns the base URI that a file sets for its references, which is possible from 3.1 on. */
function findBase(path, resolver) {
    const root = findSource(resolver, path)?.root;
    return [(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(root, '$self'), (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findMember */ .gz)(root, '$id')].find((id) => typeof id === 'string');
}
function walk(source, tokens, request, resolver) {
    let at = {
        kind: 'target',
        value: source.root,
        file: source.path,
        tokens: [],
        crossed: false,
    };
    for (const token of tokens) {
        let next = step(at, token, resolver);
        for (let depth = request.depth + 1; next === undefined; depth++) {
            const through = (0,_document_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .findReference */ .t3)(at.value);
            if (through === undefined)
                return missingTargetProblem(request.ref, at, token, resolver);
            const reached = resolveStep(startOf(at, resolver), through, resolver, depth);
            if (reached.kind !== 'target')
                return reached;
            // All steps of a cycle are cached, so only the depth reveals the cycle.
            if (depth > maxSteps)
                return refLoopProblem(request.ref);
            at = { ...reached, crossed: true };
            next = step(at, token, resolver);
        }
        at = next;
    }
    return at;
}
/** Resolves a reference completely, up to a value that isn't a reference. */
function resolveFully(from, ref, resolver) {
    const { ends } = resolver;
    const seen = new Set();
    let at = resolveStep(from, ref, resolver);
    while (at.kind === 'target' && (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(at.value) && isPassedOver(at.value, resolver)) {
        // Each link of a long chain is resolved, so the ends are cached.
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
/** Returns whether a reference is followed. A reference with relevant siblings ends the chain: texts, and from 3.1 on all keys. */
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
function startOf(at, { rewritten, rootFile }) {
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(at.value) && rewritten.has(at.value) ? rootFile : at.file;
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
    const location = at.tokens.length === 0 ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`#/${at.tokens.join('/')}`)} in `;
    // The search compares every name, so it's limited to the number of findings that are shown.
    const isReported = ++resolver.absentCount <= _syntax_index_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .F.problemsPerRule && (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(at.value);
    const near = isReported
        ? Object.keys(at.value)
            .slice(0, 10_000)
            .find((name) => (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isNear */ .H)(token, name))
        : undefined;
    const hint = near === undefined ? '' : ` Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(near, 100)}?`;
    const message = `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} can't be resolved: ${location}${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(at.file)} has no ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(token, 100)}.${hint}`;
    return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('unresolved-ref', message);
}
function refLoopProblem(ref) {
    return (0,_ref_target_js__WEBPACK_IMPORTED_MODULE_0__/* .refProblem */ .Tb)('ref-loop', `The reference ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} refers only to itself.`);
}


/***/ }),

/***/ 7405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Hf: () => (locateFindings),
  Jz: () => (noteReading),
  O5: () => (findKeyPath),
  TR: () => (createLocator),
  Ub: () => (findOrigin),
  sb: () => (fileFinding)
});
var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4806);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2612);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3880);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7758);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9405);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8431);
var _document_operation_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8586);



/** Returns the finding with the file and the pointer of the part as it was written. */
function fileFinding(finding, document, resolver) {
    const { file, tokens } = findOrigin((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(finding.pointer) ?? [], document, resolver);
    return { ...finding, file, pointer: (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(tokens) };
}
/** Returns a warning for each line with a wrong indentation that was repaired. */
function noteReading({ files }) {
    const message = 'This line of a quoted string is not indented deeper than its key. The action accepts it, but other YAML parsers reject it. Indent the line.';
    return [...files.values()].flatMap((state) => {
        if (state.state !== 'read')
            return [];
        const { repaired, path } = state.source;
        return repaired.map((location) => ({
            ...(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .warningProblem */ .Op)('yaml-indentation', [], message),
            file: path,
            ...location,
        }));
    });
}
/** Returns the file and the keys of a part of the bundled document, as it was written. */
function findOrigin(keys, document, resolver) {
    const { memberOrigins, origins, rootFile } = resolver;
    if (origins.size === 0 && memberOrigins.size === 0)
        return { file: rootFile, tokens: keys };
    const find = (known, value) => typeof value === 'object' && value !== null ? known.get(value) : undefined;
    let file = rootFile;
    let tokens = [];
    let value = document;
    for (const token of keys) {
        const moved = find(memberOrigins, value)?.get(token);
        value = value === undefined ? undefined : (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findStep */ .MR)(value, token);
        const origin = moved ?? find(origins, value);
        if (origin !== undefined)
            ({ file } = origin);
        tokens = origin?.tokens ?? [...tokens, token];
    }
    return { file, tokens };
}
/** Returns the texts of all files, without the parsed values. */
function listTexts({ files }) {
    return new Map([...files].flatMap(([file, state]) => state.state === 'read' ? [[file, { format: state.source.format, text: state.source.text }]] : []));
}
/** Locates all parts in one walk through each file. Returns a lookup of their locations. */
function locateParts(parts, texts) {
    const locations = new Map();
    for (const [file, group] of Map.groupBy(parts, (part) => part.file)) {
        const text = texts.get(file);
        if (text !== undefined)
            locations.set(file, (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .locatePointers */ .F)(text, new Set(group.map(({ pointer }) => pointer))));
    }
    return ({ file, pointer }) => locations.get(file)?.get(pointer);
}
/** Maximum length of a message in characters. Messages can quote long texts of the file. */
const maxMessageChars = 1000;
/**
 * Returns a function that adds lines and columns, sorts errors first, and limits the number of findings per rule. The
 * function searches the texts of the files when it is called first, because the findings of many versions are never read.
 */
function locateFindings(findings, resolver) {
    const texts = listTexts(resolver);
    let located;
    return () => (located ??= locateAll(findings, texts));
}
function locateAll(findings, texts) {
    const sorted = [...findings.filter(_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isError */ .bJ), ...findings.filter((finding) => !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isError */ .bJ)(finding))];
    const kept = limitRules(dropRepeats(sorted));
    const unlocated = kept.filter(({ line }) => line === undefined);
    const findLocation = locateParts(unlocated, texts);
    return kept.map((finding) => ({
        ...finding,
        message: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLine */ .ni)(finding.message, maxMessageChars),
        ...(finding.line === undefined && findLocation(finding)),
    }));
}
/** Keeps only the first of several errors at one location, because the others are its consequences. Keeps different warnings. */
function dropRepeats(findings) {
    const byLocation = new Map();
    for (const finding of findings) {
        const { severity, rule, file, pointer, line, column } = finding;
        const key = [severity === 'error' || rule, file, pointer, line, column].join('\n');
        if (!byLocation.has(key))
            byLocation.set(key, finding);
    }
    return [...byLocation.values()];
}
/** Limits the findings of each rule. The last one has the number of the omitted ones. */
function limitRules(findings) {
    const kinds = Map.groupBy(findings, ({ severity, rule }) => `${severity} ${rule}`);
    return [...kinds.values()].flatMap((kind) => {
        const shown = kind.slice(0, _syntax_index_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .F.problemsPerRule);
        const last = shown.at(-1);
        if (last === undefined || shown.length === kind.length)
            return shown;
        const message = `${last.message} And ${kind.length - shown.length} more of this kind.`;
        return [...shown.slice(0, -1), { ...last, message }];
    });
}
/**
 * Creates a function that returns the file and the line of operations. The function keeps only the texts of the files and
 * searches them on each call. Must be called before the document is rewritten, while its parts are still the parsed objects.
 * @param operations operations of `document`, in its order
 */
function createLocator(document, operations, resolver) {
    const origins = new Map();
    for (const [index, entry] of (0,_document_operation_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .listOperationEntries */ .uV)(document).entries()) {
        const origin = findOrigin(findKeyPath(document, entry), document, resolver);
        const operation = operations[index];
        if (operation !== undefined)
            origins.set(operation, origin);
    }
    const texts = listTexts(resolver);
    return (requested) => {
        const parts = requested.flatMap((operation) => {
            const { file, tokens } = origins.get(operation) ?? { file: '', tokens: [] };
            return texts.has(file) ? [{ operation, file, pointer: (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPointer */ .Wr)(tokens) }] : [];
        });
        const findLocation = locateParts(parts, texts);
        return new Map(parts.map((part) => [part.operation, { file: part.file, line: findLocation(part)?.line ?? 1 }]));
    };
}
/** Returns the keys to an operation. The path item under `paths` can be a reference. */
function findKeyPath(document, entry) {
    const keys = (0,_document_operation_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .keyPathOf */ .KP)(entry);
    const pathItem = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_6__/* .findMember */ .gz)(document['paths'], entry.path);
    const reference = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(pathItem) && !Object.hasOwn(pathItem, keys[2] ?? '') ? pathItem['$ref'] : undefined;
    return typeof reference === 'string' && reference.startsWith('#/')
        ? [...((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(reference.slice(1)) ?? []), ...keys.slice(2)]
        : keys;
}


/***/ }),

/***/ 7590:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A_: () => (isReference),
  Xo: () => (listReferences),
  Yn: () => (nameReferences),
  iB: () => (listSubtypes),
  uH: () => (nameAlternatives),
  z1: () => (nameSubtypes)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2612);
var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9615);


/** Returns whether an entry of a discriminator's mapping is a reference. Otherwise, it's the name of a schema. */
function isReference(name) {
    return /[/#]/.test(name) || /\.(?:json|ya?ml)$/i.test(name);
}
const schemasPrefix = '#/components/schemas/';
/**
 * Adds the implied names of alternatives to the `mapping` of a `discriminator`, because inlined schemas have no names.
 * @param subtypes references to the schemas that extend this one with `allOf`
 */
function nameAlternatives(schema, subtypes) {
    const own = [...listReferences(schema['oneOf']), ...listReferences(schema['anyOf'])];
    return nameSubtypes(nameReferences(schema, own), subtypes);
}
/**
 * Adds the schemas that extend this one to the mapping of its `discriminator`. If the schema has its own alternatives, the
 * schemas that extend it aren't among them, so the schema isn't changed.
 */
function nameSubtypes(schema, subtypes) {
    const isChoice = schema['oneOf'] !== undefined || schema['anyOf'] !== undefined;
    return isChoice ? schema : nameReferences(schema, subtypes);
}
/** Adds the names of the referenced schemas to the mapping of a schema's `discriminator`. */
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
/** Lists the references to the schemas that extend each schema with `allOf`, by the reference to the extended schema. */
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
/** Lists the references in a list of schemas. */
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

/***/ 9003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C5: () => (memberOf),
  U6: () => (visitParts),
  V0: () => (sections),
  ZS: () => (isStandardMethod),
  jg: () => (modeBelow),
  kp: () => (componentSections),
  xc: () => (mapParts)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);


const data = { kind: 'data' };
const one = (kind) => ({ kind });
const named = (kind) => ({ kind, named: true });
const each = (keys, member) => Object.fromEntries(keys.split(' ').map((key) => [key, member]));
/** Keys of a path item that contain operations in OpenAPI. */
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
/** Members of an object by its kind. Kinds that aren't listed contain only data. */
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
/** Kinds whose keys are chosen by the author. */
const entries = {
    paths: one('pathItem'),
    callback: one('pathItem'),
    responses: one('response'),
};
/** Returns the kind of the objects under a key. */
function memberOf(kind, key) {
    const members = grammar[kind];
    if (members !== undefined && Object.hasOwn(members, key))
        return members[key] ?? data;
    const entry = entries[kind];
    return entry === undefined || key.startsWith('x-') ? data : entry;
}
/** Lists the sections of components. Path items aren't moved into a section, even if one exists. */
function listComponents(...without) {
    const all = Object.entries(components).filter(([, { kind }]) => kind !== 'pathItem' && !without.includes(kind));
    return new Map(all.map(([name, { kind }]) => [kind, ['components', name]]));
}
/** Keys from the root to the section of shared objects, by kind, for each version. */
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
/** Keywords that contain names. No keyword contains names in one kind of object and keywords in another. */
const holdNames = [
    ...Object.values(grammar).flatMap((keys) => Object.keys(keys).filter((key) => keys[key]?.named === true)),
    ...['paths', 'responses', 'variables', '$subtypes'],
];
const holdData = 'default enum const example value dataValue mapping scopes security'.split(' ');
/** Mode of the values of the keywords that don't contain keywords. */
const modes = new Map([
    ...holdNames.map((key) => [key, 'names']),
    ...holdData.map((key) => [key, 'data']),
]);
/** Returns the mode of a keyword's value. A list has no names: `parameters: […]` contains keywords, `examples: […]` data. */
function modeBelow(keyword, holdsList) {
    const mode = modes.get(keyword) ?? (keyword.startsWith('x-') ? 'data' : 'keywords');
    if (mode !== 'names' || !holdsList)
        return mode;
    return keyword === 'examples' ? 'data' : 'keywords';
}
/**
 * Calls `replace` for each direct part of a value that is an object, a list or a reference, except plain data. Returns the
 * same object if nothing was replaced.
 */
function mapParts(value, mode, replace) {
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value)) {
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapList */ .bb)(value, (entry) => (isScalar(entry) ? entry : replace(entry, mode, undefined)));
    }
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    // Whole documents are mapped, and `mapMembers` would need a function for each object.
    let next;
    for (const key in value) {
        const member = value[key];
        // Most members are strings and numbers, for which no rewrite needs the mode.
        if (isScalar(member) && key !== '$ref')
            continue;
        const below = modeOf(mode, key, member);
        const replaced = below === 'data' ? member : replace(member, below, key);
        if (replaced !== member)
            (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .setMember */ .Nk)((next ??= { ...value }), key, replaced);
    }
    return next ?? value;
}
function isScalar(value) {
    return typeof value !== 'object' || value === null;
}
/** Calls `visit` for each direct part of a value that is an object or a list, except plain data. */
function visitParts(value, mode, visit) {
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value)) {
        for (const entry of value)
            if (typeof entry === 'object' && entry !== null)
                visit(entry, mode, undefined);
        return;
    }
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return;
    for (const key in value) {
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

/***/ 3584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (moveReferencedParts),
  i: () => (isIntoPart)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
var _free_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(724);
var _grammar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9003);
var _members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29);
var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9615);





/**
 * Makes references independent of the spelling of paths: each part of a path that is the target of a reference is copied
 * to the components. Paths themselves don't move.
 */
function moveReferencedParts(document, version) {
    const moved = new Map();
    /** New components by the pointer of their section. */
    const added = new Map();
    const rewritten = (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .mapMembers */ .Mz)(document, (member, key) => walk(member, (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)('document', key)));
    const result = [...added].reduce((root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)), rewritten);
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
        const moveTarget = move((0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .findReference */ .t3)(value), kind);
        if (moveTarget !== undefined)
            return { ...value, $ref: moveTarget };
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .mapMembers */ .Mz)(value, (one, key) => walk(one, (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(kind, key)));
    }
    /** Copies a target to the components. Returns the new reference, or `undefined` if the reference doesn't change. */
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
        const moveTarget = `${pointer}/${name}`;
        // The name is registered before the walk, because references can be recursive.
        moved.set(key, moveTarget);
        group.set(name, {});
        group.set(name, walk(target, { kind }));
        return moveTarget;
    }
}
/** Returns whether a reference leads into a part that can be moved or rewritten. */
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

/***/ 1100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  VM: () => (parseSpecFile),
  kd: () => (createPartMeasure),
  vg: () => (noteReferences)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8431);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4160);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9803);
var _discriminator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7590);
var _grammar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9003);



/** Dangling reference that represents a `$ref` that isn't a string. */
const noString = '#$ref';
/** Collects the references to other files, and the schemas that a discriminator names. */
const noteReferences = (key, value, references, holder) => {
    if (key === '$ref') {
        if (typeof value !== 'string') {
            // A property can be named `$ref`.
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
/** Collects an entry of a discriminator's mapping, which is the name of a schema or a reference. */
function noteName(name, references) {
    if (typeof name !== 'string' || name.startsWith('#'))
        return;
    references.push((0,_discriminator_js__WEBPACK_IMPORTED_MODULE_2__/* .isReference */ .A_)(name) ? name : `#/components/schemas/${name}`);
}
/** Parses a file and the references in it. */
function parseSpecFile(path, bytes) {
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .P)(path, bytes, noteReferences);
}
/** Creates a function that measures the parts of a document whose files aren't known. */
function createPartMeasure() {
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createMeasure */ .F)(noteReferences);
}


/***/ }),

/***/ 2378:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  e: () => (createReferenceGraph)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8431);
var _grammar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9003);
var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9615);



/**
 * Creates a graph of the document's references and their dependencies.
 * @param from parts of the document to start from, if not all references are needed
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
    // Most references lead to components, which are walked only once.
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
    return { groups: group(nodes), find, hasReferences: (part) => known.get(part)?.length !== 0 };
}
/** Lists each component separately, and the rest of the document. */
function listParts(document) {
    const { components, definitions, ...rest } = document;
    const groups = [definitions, ...((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(components) ? Object.values(components) : [])];
    return [rest, ...groups.flatMap((group) => ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(group) ? Object.values(group) : []))];
}
/** Collects the references below a value without following them. */
function collectReferences(value) {
    const references = [];
    const collect = (part, mode) => {
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .findReference */ .t3)(part);
        if (reference !== undefined)
            references.push(reference);
        (0,_grammar_js__WEBPACK_IMPORTED_MODULE_2__/* .visitParts */ .U6)(part, mode, collect);
    };
    collect(value, 'keywords');
    return references;
}
/** Groups nodes into strongly connected components by Tarjan's algorithm, with a stack instead of recursion. */
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

/***/ 1911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (upgrade)
});

// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/document/operation-entry.ts
var operation_entry = __webpack_require__(8586);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var reference = __webpack_require__(9615);
;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-parameter.ts


/** Keywords that are part of a parameter or header in Swagger 2.0, and of its schema in 3.0. */
const schemaKeywords = new Set([
    ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems', 'x-nullable'],
    ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
    ...['maxLength', 'minLength', 'maxItems', 'minItems'],
]);
const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';
/** Returns whether a parameter becomes a part of the request body in 3.0. */
function isBody(parameter) {
    const location = (0,json/* findMember */.gz)(parameter, 'in');
    return location === 'body' || location === 'formData';
}
/** Upgrades a header, query, path or cookie parameter, or a response header. */
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
 * Converts body and form parameters to a request body. Returns `undefined` if there are none.
 * @param consumes media types of the operation
 */
function upgradeBody(parameters, consumes, upgradePart) {
    const all = parameters.filter(json/* isJsonObject */.OW);
    const body = all.find((parameter) => parameter['in'] === 'body');
    if (body === undefined)
        return all.length > 0 ? upgradePart(upgradeForm(all, consumes)) : undefined;
    const { schema: given, description, required } = body;
    const schema = given === undefined ? undefined : upgradePart(given);
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
/** Returns whether a key of a form parameter isn't valid in the property of the form's schema. */
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
/** Converts the serialization of lists. The default is commas in Swagger 2.0 and depends on the location in 3.0. */
function styleOf(format, location) {
    if (location !== 'query' && location !== 'formData')
        return { style: 'simple', explode: false };
    return (typeof format === 'string' ? styles[format] : undefined) ?? { style: 'form', explode: false };
}

;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-servers.ts

/** Schemes from worst to best. The importer uses only the first server, and requests contain credentials. */
const preferred = ['ws', 'wss', 'http', 'https'];
/** Schemes from worst to best on port 80, which serves plain HTTP even if other schemes are listed. */
const preferredOn80 = ['wss', 'https', 'ws', 'http'];
/**
 * Converts `schemes`, `host` and `basePath` of Swagger 2.0 to servers. Without schemes, the URL begins with `//`. Without a
 * host, the URL is the base path. Without both a host and a base path, there is no server.
 */
function upgradeServers({ host: given, basePath, schemes }) {
    // Some files include the scheme in `host`.
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





/**
 * Upgrades an operation.
 * @param known upgraded parameters by the original, so that shared parameters stay one object
 */
function upgradeOperation(operation, document, { known, upgradePart }) {
    const { consumes, produces, schemes, parameters, responses, ...rest } = operation;
    const list = (0,json/* isArray */.cy)(parameters) ? parameters : [];
    const body = upgradeBody(list.filter(isBody), listTypes(consumes ?? document['consumes']), upgradePart);
    const others = list.filter((parameter) => !isBody(parameter)).map(upgradeOnce);
    // `schemes` without a host can't be expressed as a server.
    const isOwn = schemes !== undefined && document['host'] !== undefined;
    const servers = isOwn ? upgradeServers({ ...document, schemes }) : [];
    const types = listTypes(produces ?? document['produces']);
    const upgradeAnswer = (response, status) => status.startsWith('x-') ? response : upgradeResponse(response, types, upgradePart);
    return {
        ...upgradePart(rest),
        ...(servers.length > 0 && { servers }),
        ...(others.length > 0 && { parameters: others }),
        ...(body !== undefined && { requestBody: body }),
        ...(responses !== undefined && {
            responses: (0,json/* isJsonObject */.OW)(responses) ? (0,members/* mapMembers */.Mz)(responses, upgradeAnswer) : responses,
        }),
    };
    function upgradeOnce(parameter) {
        const upgraded = known.get(parameter) ?? upgradePart(upgradeParameter(parameter));
        known.set(parameter, upgraded);
        return upgraded;
    }
}
/** Upgrades a response. @param produces media types of the operation; an empty list means any type */
function upgradeResponse(response, produces, upgradePart) {
    if (!(0,json/* isJsonObject */.OW)(response) || (0,reference/* findReference */.t3)(response) !== undefined)
        return upgradePart(response);
    const { description = '', schema: given, examples, headers, ...rest } = response;
    const schema = given === undefined ? undefined : upgradePart(given);
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
        ...((0,json/* isJsonObject */.OW)(headers) && {
            headers: (0,members/* mapMembers */.Mz)(headers, (header) => upgradePart(upgradeParameter(header))),
        }),
        ...(contents.length > 0 && { content: Object.fromEntries(contents) }),
        ...upgradePart(rest),
    };
}
/** Lists the media types of `consumes` or `produces`, which can be a single string. */
function listTypes(value) {
    return [value ?? []].flat().filter((type) => typeof type === 'string');
}

// EXTERNAL MODULE: ./src/syntax/pointer.ts
var pointer = __webpack_require__(2612);
;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade-schema.ts


/**
 * Creates a function that upgrades schemas and references to sections that have another path in 3.0. Returns the same object
 * if nothing changes. An object that is used several times stays one object.
 * @param names new names of definitions by the old ones
 */
function createPartUpgrade(names) {
    const known = new Map();
    return upgradePart;
    function upgradePart(part, mode = 'keywords', key) {
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
    if (typeof discriminator !== 'string' && type !== 'file' && !(0,json/* isArray */.cy)(items) && nullable !== true)
        return schema;
    const changes = {
        ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
        ...(type === 'file' && { type: 'string', format: 'binary' }),
        // A schema per position isn't possible in 3.0, which has one schema for all entries of a list.
        ...((0,json/* isArray */.cy)(items) && { items: items.length > 1 ? { anyOf: items } : (items[0] ?? {}) }),
        ...(nullable === true && schema['nullable'] === undefined && { nullable }),
    };
    return { ...schema, ...changes };
}

;// CONCATENATED MODULE: ./src/openapi/upgrade/upgrade.ts








/** The 3.0 release that most tools accept. */
const version = '3.0.3';
/** Keys of the root in Swagger 2.0 that OpenAPI 3.0 doesn't have or has in another section. */
const replaced = new Set([
    ...['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'servers', 'openapi', 'components'],
    ...['definitions', 'parameters', 'responses', 'securityDefinitions'],
]);
const flowNames = {
    application: 'clientCredentials',
    accessCode: 'authorizationCode',
};
/**
 * Upgrades a Swagger 2.0 document to OpenAPI 3.0. The parameters of its operations must be inlined, because 3.0 has no
 * section for shared body and form parameters.
 * @see https://spec.openapis.org/oas/v3.0.3 and https://spec.openapis.org/oas/v2.0
 */
function upgrade(document) {
    const known = new Map();
    const names = planCleanNames((0,json/* membersOf */.lS)(document['definitions']));
    const upgradePart = createPartUpgrade(names);
    const kept = (0,members/* omitMembers */.p5)(document, (key) => replaced.has(key));
    const root = (0,operation_entry/* mapOperations */.LU)(kept, (operation) => upgradeOperation(operation, document, { known, upgradePart }));
    const servers = upgradeServers(document);
    const components = upgradeComponents(document, names, upgradePart);
    return {
        openapi: version,
        ...(0,grammar/* mapParts */.xc)(root, 'keywords', (part, mode, key) => key === 'paths' ? part : upgradePart(part, mode, key)),
        ...(servers.length > 0 && { servers }),
        ...(Object.keys(components).length > 0 && { components }),
    };
}
/** Renames definitions with characters that 3.0 doesn't allow: `List«Pet»` becomes `List_Pet_`. */
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
/** Upgrades the shared sections. Some Swagger 2.0 files already have `components`, although 2.0 doesn't define the key. */
function upgradeComponents(document, names, upgradePart) {
    const produces = listTypes(document['produces']);
    const definitions = Object.entries((0,json/* membersOf */.lS)(document['definitions']));
    const schemas = definitions.map(([name, schema]) => [names.get(name) ?? name, upgradePart(schema)]);
    const groups = {
        schemas: Object.fromEntries(schemas),
        responses: (0,members/* mapMembers */.Mz)((0,json/* membersOf */.lS)(document['responses']), (response) => upgradeResponse(response, produces, upgradePart)),
        securitySchemes: (0,members/* mapMembers */.Mz)((0,json/* membersOf */.lS)(document['securityDefinitions']), upgradeScheme),
    };
    const own = (0,json/* membersOf */.lS)(upgradePart(document['components'] ?? null));
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

/***/ 8073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (quoteName)
});
/** Returns a name as JSONPath writes it in brackets, such as `'/orders'`. */
function quoteName(name) {
    return `'${JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}


/***/ }),

/***/ 803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  bN: () => (findWorst),
  w_: () => (gatherCauses),
  xO: () => (listOpen)
});
var _compare_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7466);

/** Minimum number of actions for which a shared change is listed once. */
const minSharing = 3;
/** Groups the changes of the previous actions by cause. Causes that many actions share come first. */
function gatherCauses({ acceptance, comparison }) {
    if (comparison === undefined)
        return [];
    const all = (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listChanges */ .Wd)(comparison).map(({ change, fingerprint, operation }) => {
        const accepted = change.class === 'breaking' ? acceptance?.entries.get(fingerprint) : undefined;
        return { change, operation, accepted, concern: accepted === undefined ? change.class : 'accepted' };
    });
    const alike = Map.groupBy(all, ({ accepted, change }) => JSON.stringify([change.rule, change.sentence, accepted]));
    const shared = [...alike.values()]
        .map((parts) => ({ parts, operations: [...new Set(parts.map(({ operation }) => operation))] }))
        .filter(({ operations }) => operations.length >= minSharing)
        .toSorted((one, other) => other.operations.length - one.operations.length);
    const reported = new Set(shared.flatMap(({ parts }) => parts));
    const own = Map.groupBy(all.filter((part) => !reported.has(part)), ({ operation }) => operation);
    return [
        ...shared.map(({ operations, parts }) => ({ operations, parts: parts.slice(0, 1) })),
        ...[...own].map(([operation, parts]) => ({ operations: [operation], parts })),
    ];
}
/** Lists the breaking changes that aren't accepted. */
function listOpen({ acceptance, comparison, }) {
    const breaking = comparison === undefined ? [] : (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listBreaking */ .cp)(comparison);
    return breaking.filter(({ fingerprint }) => acceptance?.entries.has(fingerprint) !== true);
}
const concerns = ['breaking', 'accepted', 'changes', 'none'];
function findWorst({ parts }) {
    return concerns.find((worst) => parts.some(({ concern }) => concern === worst)) ?? 'none';
}


/***/ }),

/***/ 3803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (renderLocation),
  c: () => (findCodeFrame)
});
/** Maximum width of a shown line in UTF-16 units, as columns are counted. */
const widestLine = 100;
/** Maximum length of a line for which a frame is shown. Longer lines are from minified files. */
const maxLineChars = 1_000_000;
/**
 * Returns the lines before, at and after a location in a UTF-8 text, with a caret, or `undefined` if the text is
 * shorter.
 */
function findCodeFrame(text, spot) {
    const first = Math.max(1, spot.line - 1);
    const lines = new TextDecoder()
        .decode(text)
        .split('\n', spot.line + 1)
        .slice(first - 1);
    const marked = lines[spot.line - first];
    if (marked === undefined || marked.length >= maxLineChars)
        return undefined;
    const cut = spot.column > widestLine - 20 ? spot.column - 40 : 0;
    const width = String(spot.line + 1).length;
    const rows = lines.flatMap((line, index) => {
        const number = first + index;
        const shown = showPlainly(line.slice(cut, cut + widestLine));
        const row = `${number === spot.line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd();
        return number === spot.line
            ? [row, `  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, spot.column - 1 - cut))}^`]
            : [row];
    });
    return { spot, lines: rows };
}
/**
 * Renders a line without invisible characters or the start of a workflow command. Tabs become one space, so that the
 * caret is in the right column.
 */
function showPlainly(line) {
    return line
        .replace(/\r$/u, '')
        .replaceAll('\t', ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
        .replaceAll('##[', '#\ufffd[');
}
/** Renders a location as editors and terminals understand it: `api/openapi.yaml:12:3`. */
function renderLocation({ file, line, column }) {
    return [file, line, column].filter((part) => part !== undefined).join(':');
}


/***/ }),

/***/ 5200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAndReplace: () => (readAndReplace)
});

// EXTERNAL MODULE: ./src/messages/idle-results.ts
var idle_results = __webpack_require__(9069);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/sync/endings.ts
var endings = __webpack_require__(2525);
// EXTERNAL MODULE: ./src/report/code-frame.ts
var code_frame = __webpack_require__(3803);
;// CONCATENATED MODULE: ./src/sync/invalid-spec.ts


/** Explains why an OpenAPI file isn't imported: the first error in full, the others as annotations and summary rows. */
function describeInvalidSpec({ overlayFiles, swaggerFile }, { problems }) {
    const errors = problems.filter((problem) => problem.severity === 'error');
    const [first] = errors;
    const isOne = errors.length === 1;
    const isOverlay = errors.length > 0 && errors.every(({ file }) => overlayFiles.includes(file));
    const count = (0,src_text/* renderCount */.SS)(errors.length, 'error');
    const found = isOverlay
        ? `The overlay files have ${count}, so ${swaggerFile} was not imported.`
        : `${swaggerFile} has ${count}, so it was not imported.`;
    const code = 'spec-invalid';
    const hint = `Correct the ${isOne ? 'error' : 'errors that the job summary lists'}, and push again.`;
    if (first === undefined)
        return { code, message: found, hint };
    const at = { file: first.file, line: first.line, column: first.column };
    // A file of another kind has no location to correct.
    if (first.hint !== undefined && first.file === swaggerFile) {
        const message = `${swaggerFile} can’t be read as an OpenAPI file, so it was not imported. ${first.message}`;
        return { code, message, hint: first.hint, at };
    }
    const where = `${isOne ? 'The error is' : 'The first is'} at ${(0,src_text/* quote */.hD)((0,code_frame/* renderLocation */.C)(first))}: ${first.message}`;
    return { code, message: `${found} ${where}`, hint, at };
}

// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/compare/reported-change.ts + 1 modules
var reported_change = __webpack_require__(7466);
// EXTERNAL MODULE: ./src/report/change-groups.ts
var change_groups = __webpack_require__(803);
// EXTERNAL MODULE: ./src/sync/task.ts
var sync_task = __webpack_require__(7528);
;// CONCATENATED MODULE: ./src/sync/fail-on.ts





/** Maximum numbers of actions, and of changes per action, that the message names. The summary lists all of them. */
const namedActions = 5;
const namedChanges = 3;
/**
 * Returns the change since the version that the copilot has, or `undefined` if that is the base. With `base: copilot`,
 * `fail-on` checks this change, because an earlier push may contain a change that was blocked.
 */
function findLastSynced(task, held) {
    const { change } = task;
    if (!(0,sync_task/* isGated */.m3)(task) || held === undefined || held.commit === change.base)
        return undefined;
    return { ...change, base: held.commit, ...(held.path !== change.file && { oldPath: held.path }) };
}
/** Checks the changes for `fail-on`. */
function checkChanges(read, task, copilot) {
    const { change } = task;
    const { observed, state, unreadReason } = copilot;
    const { acceptance } = read;
    if (acceptance === undefined)
        return { spec: read, warnings: [] };
    // An earlier version may exist under another path.
    const isUnexplained = change.isNew === true && change.oldPath === undefined;
    const unchecked = `\`fail-on: breaking\` can’t check ${change.file}: the file is new at this commit, no earlier version was found`;
    const spec = isUnexplained ? countUndefined(read, task, state) : read;
    const warnings = spec.comparison !== undefined && state === undefined && isUnexplained
        ? [`${unchecked}, and this run doesn’t know the copilot’s current actions.`]
        : warnUndecided(spec, task, state);
    // A preview without a key can't read the copilot's actions.
    const isUnread = observed === undefined && unreadReason !== undefined;
    if (!isUnexplained || !isUnread)
        return { spec, warnings, failure: rejectBreaking(spec, acceptance) };
    const hint = 'To sync the file without this check, set `fail-on: none` for one run.';
    const failure = { code: 'breaking-change', message: `${unchecked}, and ${unreadReason}.`, hint };
    return { spec, warnings, failure };
}
/**
 * Counts each current action that the file doesn't define as removed, because a file that was renamed and rewritten would
 * otherwise only add actions.
 */
function countUndefined(spec, { target }, state) {
    const { comparison } = spec;
    if (comparison === undefined || state === undefined)
        return spec;
    const routes = (0,inputs/* keepsUnmanaged */.B9)(target) ? [...state.extra, ...state.unmanaged] : state.extra;
    const removed = routes.map(({ method, name, path }) => {
        return { method, name, path: path.replace(/^[a-z]+:\/\/[^/]*/i, '') };
    });
    const all = { ...comparison, removed: [...comparison.removed, ...removed] };
    return { ...spec, comparison: { ...all, breaking: (0,reported_change/* countBreaking */.pG)(all) } };
}
/** Returns why breaking changes block the sync, or `undefined` if there are none or all are accepted. */
function rejectBreaking(spec, { file }) {
    const open = (0,change_groups/* listOpen */.xO)(spec);
    if (open.length === 0)
        return undefined;
    const actions = [...Map.groupBy(open, ({ operation }) => operation)];
    const named = actions.map(([{ name }, changes]) => {
        const sentences = changes.map(({ change }) => change.sentence);
        return `${name} (${(0,src_text/* renderSome */.JC)(sentences, namedChanges)})`;
    });
    const subject = open.length === 1 ? 'change breaks' : 'changes break';
    const message = `${(0,src_text/* renderNumber */.kT)(open.length)} ${subject} the copilot, in ${(0,src_text/* renderCount */.SS)(actions.length, 'action')}: ${(0,src_text/* renderSome */.JC)(named, namedActions, '; ')}.`;
    const hint = `Undo these changes or accept them. The job summary has the entries to paste into ${(0,src_text/* quote */.hD)(file)}. To sync once without this check, set \`fail-on: none\` for one run.`;
    return { code: 'breaking-change', message, hint };
}
/** Writes unused entries of the accepted changes to the debug log only, because every sync leaves some. */
function noteUnused({ acceptance, comparison }, log) {
    const used = new Set(comparison && (0,reported_change/* listBreaking */.cp)(comparison).map(({ fingerprint }) => fingerprint));
    const unused = [...(acceptance?.entries.keys() ?? [])].filter((fingerprint) => !used.has(fingerprint));
    if (acceptance === undefined || unused.length === 0)
        return;
    log.debug(`Entries of ${acceptance.file} that match no change in this run: ${unused.join(', ')}`);
}
/** Warns if the changes could not be checked, or not against the copilot's actions. */
function warnUndecided({ comparison, noComparison = 'there is nothing to compare with' }, task, state) {
    if (comparison === undefined) {
        return [`\`fail-on: breaking\` could not check anything: ${noComparison.replace(/\.$/u, '')}.`];
    }
    const isUnknown = (0,sync_task/* isGated */.m3)(task) && state?.isInSync === false && state.actions > 0;
    if (!isUnknown || state.commit !== undefined)
        return [];
    return [
        '`fail-on: breaking` compared two versions of the file, but the copilot’s actions match neither of them, nor any earlier version. A sync may change more than this comparison shows.',
    ];
}

// EXTERNAL MODULE: ./src/sync/look-up.ts
var look_up = __webpack_require__(7426);
// EXTERNAL MODULE: ./src/sync/read.ts + 1 modules
var sync_read = __webpack_require__(1915);
;// CONCATENATED MODULE: ./src/sync/read-and-replace.ts







/** Reads the file, compares it, and syncs the copilot if the sync is allowed and needed. */
async function readAndReplace(task, ports) {
    const { change, isPreview, target } = task;
    const startMs = ports.clock.nowMs();
    const versions = await ports.readVersions(task);
    const read = { ...versions.spec, readMs: ports.clock.nowMs() - startMs };
    const unused = versions.next.selection.warnings;
    ports.update({ spec: read, warnings: unused });
    ports.log.info((0,sync_read/* renderRead */.h)(change.file, versions));
    const { next, backup } = versions;
    if (!next.ok)
        return (0,endings/* endAborted */.nN)(describeInvalidSpec(target, next));
    // The proof that the service has no action list takes a second, in which the backups are read.
    let backups;
    const whileProving = () => {
        backups = readBackups({ task, next, backup, observed: undefined }, ports);
        // If the proof fails, these backups aren't used.
        backups.catch(() => undefined);
    };
    const lookup = await (0,look_up/* lookUp */.T)(task, { ...ports, whileProving });
    const { readLiveState } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(456), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 2629));
    const live = await readLiveState({ task, next, backup, backups, ...lookup }, ports);
    const { currentVersion, state } = live;
    const warnings = [...unused, ...live.warnings, ...warnUnread(change, state), ...warnOfDelay(task)];
    (0,look_up/* updateCopilot */.k)({ ...lookup, warnings }, ports);
    ports.update({ liveState: state });
    const since = findLastSynced(task, currentVersion);
    const compared = since && (await ports.readVersions({ ...task, change: since })).spec;
    const reported = { ...read, ...compared, acceptance: await readAccepted(task, ports) };
    const { failure, spec, warnings: undecided } = checkChanges(reported, task, { ...lookup, state });
    ports.update({ ...(since && { change: since }), spec, warnings: [...warnings, ...undecided] });
    noteUnused(spec, ports.log);
    if (failure !== undefined)
        return (0,endings/* endAborted */.nN)(failure);
    const idle = findIdleEnding(change, state);
    if (idle === undefined) {
        const problems = [...spec.problems, ...findServerWarnings(next, task)];
        ports.update({ spec: { ...spec, problems } });
    }
    if (idle !== undefined && !isShownAnyway(change, spec))
        return idle;
    if (isPreview || lookup.copilotId === undefined)
        return (0,idle_results/* endIdle */.W)('previewed');
    const { startReplacement } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(456), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 6248));
    return startReplacement({ task, next, backup, lookup, earlier: live.earlier, currentVersion }, ports);
}
/** Minimum of a step's `timeout-minutes`, in milliseconds. */
const minTimeoutMs = 60_000;
/** Warns in a preview if the delay is so long that `timeout-minutes` could end the step during it. */
function warnOfDelay({ isPreview, target: { waitMs } }) {
    if (!isPreview || waitMs < minTimeoutMs)
        return [];
    return [
        `A sync takes more than ${(0,src_text/* renderDuration */.PP)(waitMs)}, because of \`wait-seconds\`. Give \`timeout-minutes\` to the job, not to the step, and well above that. A shorter limit stops the step during the delay, and the post step has to finish the sync.`,
    ];
}
/** Returns a warning of a server that the copilot can't call, if the document would be sent. */
function findServerWarnings({ unreachable }, { warnsOfServer }) {
    if (unreachable === undefined || warnsOfServer === undefined)
        return [];
    return unreachable.isPrivate && warnsOfServer !== 'always' ? [] : [unreachable.finding];
}
/** Returns the ending of a run without anything to sync, or `undefined` if the copilot is to be synced. */
function findIdleEnding({ changed, reason }, state) {
    // Replacing the same actions would only make them unavailable for a while.
    if (state?.isInSync === true && reason !== 'forced')
        return (0,idle_results/* endIdle */.W)('in-sync');
    return changed || state !== undefined ? undefined : (0,idle_results/* endIdle */.W)('not-modified');
}
/** Whether a preview shows the changes of a pull request even if the copilot already has them. */
function isShownAnyway({ changed, preview }, { comparison }) {
    return preview && changed && comparison !== undefined;
}
function warnUnread({ asksCopilot }, state) {
    if (asksCopilot !== true || state !== undefined)
        return [];
    return [
        '`base: copilot` was ignored, because the copilot’s actions can’t be read. The file was compared as with `base: auto`.',
    ];
}
// These modules are loaded when they are used, because many runs don't need them.
const readBackups = async (query, ports) => (await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(456), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 823))).readBackups(query, ports);
const readAccepted = async ({ accepted }, ports) => accepted &&
    (await Promise.all(/* import() | config */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(229)]).then(__webpack_require__.bind(__webpack_require__, 9593))).readAccepted(accepted, ports);


/***/ }),

/***/ 1915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVersions: () => (readVersions),
  h: () => (renderRead)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/compare/reported-change.ts + 1 modules
var reported_change = __webpack_require__(7466);
;// CONCATENATED MODULE: ./src/sync/deselected.ts

/**
 * Marks the removed operations that the new version of the file still has: `operations` doesn't select them any more.
 * @param excluded operations of the new version that aren't selected
 */
function markDeselected(compared, excluded) {
    const { comparison, locations } = compared;
    if (comparison === undefined || excluded.length === 0)
        return compared;
    const routes = new Set(excluded.map(nameRoute));
    const ids = new Set(excluded.flatMap(({ operationId }) => operationId ?? []));
    const marks = new Map();
    for (const operation of comparison.removed) {
        const { operationId } = operation;
        const isExcluded = routes.has(nameRoute(operation)) || (operationId !== undefined && ids.has(operationId));
        if (isExcluded)
            marks.set(operation, { ...operation, isDeselected: true });
    }
    if (marks.size === 0)
        return compared;
    const mark = (operation) => marks.get(operation) ?? operation;
    const removed = comparison.removed.map(mark);
    const breaking = (0,reported_change/* countBreaking */.pG)({ ...comparison, removed });
    const marked = { ...comparison, removed, breaking };
    return {
        ...compared,
        comparison: marked,
        locations: new Map([...locations].map(([operation, place]) => [mark(operation), place])),
    };
}
function nameRoute({ method, path }) {
    return `${method} ${path}`;
}

// EXTERNAL MODULE: ./src/sync/load-version.ts
var load_version = __webpack_require__(344);
// EXTERNAL MODULE: ./src/report/counts.ts
var counts = __webpack_require__(8606);
// EXTERNAL MODULE: ./src/report/code-frame.ts
var code_frame = __webpack_require__(3803);
// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/sync/read.ts







/**
 * Reads the new version and the previous one. A previous version that can't be read is no failure.
 * @throws ActionError `file-missing`, `file-unreadable` or `file-outside-workspace` for the new version
 */
async function readVersions(target, change, ports) {
    const reader = change.isCheckedOut ? ports.files : await findHeadReader(change, ports);
    const readNext = async () => {
        await ports.takeTurn?.(1);
        return (0,load_version/* loadVersion */.Fh)(target, { reader, commit: change.isCheckedOut ? undefined : change.head }, ports);
    };
    // Git finds the previous version while the parsers load and the new version is read.
    const [spec, found] = await Promise.all([
        readNext(),
        findPrevious(target, change, ports).catch(explainUnread),
    ]);
    const previous = await readPrevious(found, { target, change }, ports);
    await ports.takeTurn?.(0);
    // Use these now, because they keep the whole document in memory.
    const { locate, document, findReadiness, ...next } = spec;
    const readiness = findReadiness?.();
    const compared = await compare(change, { ...next, document }, previous);
    const { comparison } = compared;
    const named = comparison === undefined ? listNamed(readiness) : next.operations;
    const removed = 'spec' in previous ? locateAt(previous, previous.spec, comparison?.removed ?? []) : [];
    const locations = new Map([...locateAt({ commit: change.head }, { locate }, named), ...removed]);
    return {
        next,
        backup: toBackup(previous),
        spec: {
            ...markDeselected({ ...compared, locations }, next.selection.excluded),
            problems: next.problems,
            overlayFiles: target.overlayFiles,
            selection: target.operations.length > 0 ? next.selection : undefined,
            operations: next.ok || next.operations.length > 0 ? next.operations : undefined,
            readiness,
            ...(next.ok
                ? {
                    frames: [],
                    rewrites: next.rewrites,
                    payload: { bytes: next.body.length, verbatim: next.verbatim },
                }
                : { frames: await readFrames(next.problems, reader), rewrites: [], payload: undefined }),
        },
    };
}
/** Returns the operations that the readiness report names. */
function listNamed(readiness) {
    const named = readiness?.findings.flatMap(({ entries }) => entries.slice(0, counts/* namedActions */.PT));
    return [...new Set(named?.map(({ operation }) => operation))];
}
function locateAt({ commit }, { locate }, operations) {
    if (operations.length === 0)
        return [];
    return [...locate(operations)].map(([operation, location]) => [operation, { ...location, commit }]);
}
async function findPrevious(target, { base, files, oldPath, reason }, { history }) {
    for (const path of (0,load_version/* listPaths */.Pe)(target, oldPath)) {
        const found = await history.findVersion(path, base, files);
        if (found !== undefined)
            return found;
    }
    if (reason === 'untracked')
        return { why: 'git does not track the file' };
    return { why: 'no earlier version of the file could be found' };
}
async function findHeadReader({ file, head, files }, { history }) {
    const found = await history.findVersion(file, head, files);
    if (found !== undefined)
        return found.reader;
    throw new errors/* ActionError */.lZ('file-missing', `${file} can’t be read at ${head ?? 'the head'}.`, {
        hint: 'The pull request’s files are read from GitHub. Check that `github-token` can read this repository.',
    });
}
async function readPrevious(found, { change, target }, ports) {
    if ('why' in found)
        return found;
    const { commit, path, reader } = found;
    const old = { ...target, swaggerFile: path };
    const spec = await (0,load_version/* loadVersion */.Fh)(old, { reader, commit, earlierThan: change }, ports).catch(explainUnread);
    return 'why' in spec ? spec : { commit, path, spec };
}
function explainUnread(error) {
    if (!(error instanceof errors/* ActionError */.lZ) || error.code === 'interrupted')
        throw error;
    return { why: `the previous version can’t be read: ${error.message}` };
}
async function compare({ base, oldPath, reason }, next, previous) {
    const without = (noComparison) => ({ comparison: undefined, noComparison });
    // If the file can't be parsed, every operation would look removed.
    if (!next.ok && next.operations.length === 0)
        return without('the file could not be read');
    if (base === undefined)
        return without('there is no earlier commit to compare with');
    if ('why' in previous && (reason !== 'added' || oldPath !== undefined))
        return without(previous.why);
    const { compareSpecs } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 4192));
    const before = 'spec' in previous ? previous.spec : { operations: [] };
    const comparison = compareSpecs(before, next);
    const isUnused = hasChanges(comparison) && 'spec' in previous && hasSameActions(previous.spec, next);
    return { comparison, noComparison: undefined, ...(isUnused && { isUnused }) };
}
function hasChanges({ added, modified, removed }) {
    return added.length + modified.length + removed.length > 0;
}
/** Whether the importer makes the same actions of both versions, so that the service doesn't use the change. */
function hasSameActions(before, next) {
    return before.ok && next.ok && (0,external_node_util_.isDeepStrictEqual)(before.actions, next.actions);
}
function toBackup(previous) {
    if ('why' in previous)
        return previous;
    const { commit, path, spec } = previous;
    if (spec.ok)
        return (0,load_version/* pickVersion */.SO)({ commit, path }, spec);
    const fault = spec.problems.find((problem) => problem.severity === 'error');
    const reason = fault === undefined ? '' : ` (${fault.message})`;
    return { why: `the version at ${(0,oid/* shortenOid */.e7)(commit)} can’t be imported${reason}` };
}
/** Renders the log line about the file that was read. */
function renderRead(file, { next }) {
    const errors = next.problems.filter(({ severity }) => severity === 'error').length;
    const warnings = (0,src_text/* renderCount */.SS)(next.problems.length - errors, 'warning');
    const problems = errors === 0 ? warnings : `${(0,src_text/* renderCount */.SS)(errors, 'error')}, ${warnings}`;
    if (!next.ok)
        return `${file} was read: ${problems}.`;
    const selected = (0,counts/* renderSelected */.wn)(next.operations.length, next.selection.total);
    const format = next.version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${next.version}`;
    const files = next.files.length > 1 ? ` in ${(0,src_text/* renderCount */.SS)(next.files.length, 'file')}` : '';
    return `${file} was read: ${format}${files}, ${selected}, ${problems}.`;
}
/** Maximum number of errors with a code frame. */
const framedErrors = 3;
/** Reads the lines around the first errors. A file that can't be read again has no code frame. */
async function readFrames(problems, reader) {
    const errors = problems.filter(({ line, severity }) => severity === 'error' && line !== undefined);
    const frames = await Promise.all(errors.slice(0, framedErrors).map(async ({ file, line = 1, column = 1 }) => {
        const text = await reader.read(file).catch(() => undefined);
        return text === undefined ? undefined : (0,code_frame/* findCodeFrame */.c)(text, { file, line, column });
    }));
    return frames.filter((frame) => frame !== undefined);
}


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  findNearest: () => (/* reexport safe */ _near_js__WEBPACK_IMPORTED_MODULE_0__.q)
});
var _near_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(431);















/***/ })

};
