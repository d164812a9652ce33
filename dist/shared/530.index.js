export const id = 530;
export const ids = [530];
export const modules = {

/***/ 8831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  curateDocument: () => (/* reexport */ curateDocument)
});

// EXTERNAL MODULE: ./src/openapi/check/locations.ts
var locations = __webpack_require__(7405);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/syntax/finding.ts
var syntax_finding = __webpack_require__(3880);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/openapi/document/part-measure.ts
var part_measure = __webpack_require__(1100);
// EXTERNAL MODULE: ./src/openapi/bundle/resolver.ts
var bundle_resolver = __webpack_require__(3549);
// EXTERNAL MODULE: ./src/syntax/limits.ts
var limits = __webpack_require__(9405);
// EXTERNAL MODULE: ./src/syntax/pointer.ts
var syntax_pointer = __webpack_require__(2612);
// EXTERNAL MODULE: ./src/syntax/locate.ts + 2 modules
var locate = __webpack_require__(7758);
// EXTERNAL MODULE: ./src/now-ms.ts
var now_ms = __webpack_require__(6158);
// EXTERNAL MODULE: ./src/quote-name.ts
var quote_name = __webpack_require__(8073);
// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ./src/syntax/near.ts
var syntax_near = __webpack_require__(431);
;// CONCATENATED MODULE: ./src/curation/overlay/merge.ts

/** Returns the kind of a value. `null` is a primitive. */
function findKind(value) {
    if ((0,json/* isArray */.cy)(value))
        return 'list';
    return (0,json/* isJsonObject */.OW)(value) ? 'object' : 'primitive';
}
/**
 * Merges a value into the node at a location, and returns the first conflict. Equal values keep their origin.
 * @see https://spec.openapis.org/overlay/v1.1.0.html#action-object
 */
function mergeInto(target, update, origin, { editor, minor }) {
    const list = editor.find(target);
    if (!(0,json/* isArray */.cy)(list) || ((0,json/* isArray */.cy)(update) && minor === 1))
        return merge(target, update, origin);
    editor.set([...target, list.length], update, origin);
    return undefined;
    function merge(location, value, { file, tokens }) {
        const node = editor.find(location);
        const existing = findKind(node);
        const written = findKind(value);
        if (node !== undefined && existing !== written) {
            return { location, existing, written, origin: { file, tokens } };
        }
        const below = (key) => ({ file, tokens: [...tokens, String(key)] });
        if ((0,json/* isArray */.cy)(node) && (0,json/* isArray */.cy)(value)) {
            const { length } = node;
            for (const [index, entry] of value.entries()) {
                editor.set([...location, length + index], entry, below(index));
            }
        }
        else if ((0,json/* isJsonObject */.OW)(node) && (0,json/* isJsonObject */.OW)(value)) {
            for (const key of Object.keys(value)) {
                const conflict = merge([...location, key], value[key] ?? null, below(key));
                if (conflict !== undefined)
                    return conflict;
            }
        }
        else if (node !== value)
            editor.set(location, value, { file, tokens });
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/curation/overlay/overlay-step.ts

/** Stops the application of an overlay, because later actions depend on this one. */
class OverlayStop extends Error {
    finding;
    constructor(finding) {
        super(finding.message);
        this.finding = finding;
    }
}
/**
 * Stops with an error at a field of the action.
 * @throws OverlayStop
 */
function stopAt(key, { overlay, action }, message) {
    const finding = (0,syntax_finding/* errorProblem */.gx)('overlay-action', ['actions', action.index, key], message);
    throw new OverlayStop({ ...finding, file: overlay.file });
}
/** Returns a warning at a field of the action, or at the action itself. */
function warnAt(key, { overlay, action }, message) {
    const field = key === undefined ? [] : [key];
    return {
        ...(0,syntax_finding/* warningProblem */.Op)('overlay-unused', ['actions', action.index, ...field], message),
        file: overlay.file,
    };
}

;// CONCATENATED MODULE: ./src/curation/overlay/check-write.ts




const kindWords = { object: 'an object', list: 'a list', primitive: 'a single value' };
/**
 * Checks that the value fits every node.
 * @throws OverlayStop
 */
function checkKinds(step, { locations, value }) {
    const { action, describeLocation, editor, overlay } = step;
    const [first, ...others] = locations.map((location) => ({
        location,
        kind: findKind(editor.find(location)),
    }));
    if (first === undefined)
        return;
    const other = others.find(({ kind }) => kind !== first.kind);
    if (other !== undefined) {
        const listed = [first, other].map(({ location, kind }) => `${kindWords[kind]} (${describeLocation(location)})`);
        const message = `The target selects nodes of different kinds: ${listed.join(' and ')}.`;
        stopAt('target', step, `${message} Write one action for each kind.`);
    }
    if (overlay.minor === 0 && first.kind === 'primitive') {
        const message = `In version 1.0, the target of an update must be an object or a list; found a single value (${describeLocation(first.location)}).`;
        stopAt('target', step, `${message} Select the object that has the value, or write \`overlay: 1.1.0\`.`);
    }
    const written = findKind(value);
    if (first.kind === 'list' || first.kind === written)
        return;
    const { kind: key } = action.change;
    const message = `The target is ${kindWords[first.kind]} (${describeLocation(first.location)}), but \`${key}\` is ${kindWords[written]}.`;
    stopAt(key, step, `${message} Write ${kindWords[first.kind]}.`);
}
/**
 * Counts the bytes and levels that the value adds. Copies that double the document with each action would otherwise
 * fill the memory.
 * @throws OverlayStop
 */
function spendBudget(step, { locations, value }) {
    const { budget, measure } = step;
    const { bytes, levels } = measure(value);
    budget.bytes -= bytes * locations.length;
    if (budget.bytes < 0) {
        const max = (0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes);
        stopAt('target', step, `With this action, the document has more than ${max}.`);
    }
    const deepest = locations.reduce((max, { length }) => Math.max(max, length), 0);
    // A new entry of a list is one level deeper than the list.
    if (deepest + levels + 1 > limits/* limits */.F.depth) {
        stopAt('target', step, `With this action, the document is nested more than ${limits/* limits */.F.depth} levels deep.`);
    }
}
/**
 * Stops at a property that can't be merged.
 * @throws OverlayStop with the property and both locations
 */
function stopAtConflict({ overlay, describeLocation }, conflict) {
    const { location, existing, written, origin } = conflict;
    const name = (0,src_text/* quote */.hD)(String(location.at(-1) ?? '$'));
    const message = `The property ${name} is ${kindWords[written]} here, but ${kindWords[existing]} in ${describeLocation(location)}. Remove the property with an action of its own first.`;
    throw new OverlayStop({ ...(0,syntax_finding/* errorProblem */.gx)('overlay-conflict', origin.tokens, message), file: overlay.file });
}

;// CONCATENATED MODULE: ./src/curation/overlay/plain-expression.ts

/** A name, a name in quotes without escapes, or an index. */
const keyStep = /\.([A-Za-z_]\w*)|\['([ -&(-[\]-~]*)'\]|\["([ !#-[\]-~]*)"\]|\[(0|[1-9]\d{0,8})\]/y;
const wildcard = /\.\*|\[\*\]/y;
const filterStart = /\[\? *@/y;
const filterEnd = / *== *(?:'([ -&(-[\]-~]*)'|"([ !#-[\]-~]*)"|(true|false|null|0|-?[1-9]\d{0,8})) *\]/y;
/**
 * Parses an expression of names, indices, wildcards and filters that compare one part with a value, such as
 * `$.paths['/orders'].get` and `$.paths.*[?@.tags[0] == 'orders']`. Returns `undefined` for every other expression. Most
 * overlays have only such expressions, and loading the JSONPath library takes longer than applying them.
 */
function parsePlainExpression(expression) {
    if (!expression.startsWith('$'))
        return undefined;
    let at = 1;
    const steps = [];
    while (at < expression.length) {
        const key = readKey();
        if (key !== undefined) {
            steps.push({ key });
            continue;
        }
        const filter = read(wildcard) ? undefined : readFilter();
        if (filter === null)
            return undefined;
        steps.push({ filter });
    }
    return steps;
    function read(pattern) {
        pattern.lastIndex = at;
        const found = pattern.exec(expression);
        if (found !== null)
            at = pattern.lastIndex;
        return found;
    }
    function readKey() {
        const [, name, single, double, index] = read(keyStep) ?? [];
        return name ?? single ?? double ?? (index === undefined ? undefined : Number(index));
    }
    function readFilter() {
        if (!read(filterStart))
            return null;
        const path = [];
        for (let key = readKey(); key !== undefined; key = readKey())
            path.push(key);
        const end = read(filterEnd);
        if (end === null)
            return null;
        const [, single, double, word = ''] = end;
        return { path, value: single ?? double ?? JSON.parse(word) };
    }
}
/** Maximum number of visited nodes, which takes a few milliseconds. */
const maxNodes = 20_000;
/**
 * Returns the locations of the nodes that an expression selects, in the order of the document. Returns `undefined` if there
 * are too many nodes to visit all of them here.
 */
function selectPlainly(root, steps) {
    const locations = [];
    const path = [];
    let left = maxNodes;
    visit(root);
    return left < 0 ? undefined : locations;
    function visit(value) {
        const step = steps[path.length];
        if (step === undefined)
            locations.push([...path]);
        else if ('key' in step)
            enter(value, step.key);
        else if ((0,json/* isArray */.cy)(value))
            visitAll(value, value.keys(), step.filter);
        else if ((0,json/* isJsonObject */.OW)(value))
            visitAll(value, Object.keys(value), step.filter);
    }
    function visitAll(value, keys, filter) {
        for (const key of keys) {
            if (--left < 0)
                return;
            if (filter === undefined || matches(findChild(value, key), filter))
                enter(value, key);
        }
    }
    function enter(value, key) {
        const child = findChild(value, key);
        if (child === undefined)
            return;
        path.push(key);
        visit(child);
        path.pop();
    }
}
function matches(node, { path, value }) {
    let part = node;
    for (const key of path)
        part = part === undefined ? undefined : findChild(part, key);
    return part === value;
}
/** Returns a member or an entry. A name selects no entry of a list, and an index no member. */
function findChild(value, key) {
    if (typeof key === 'number')
        return (0,json/* isArray */.cy)(value) ? value[key] : undefined;
    return (0,json/* isJsonObject */.OW)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

;// CONCATENATED MODULE: ./src/curation/overlay/apply-overlay.ts








/**
 * Applies the actions of an overlay in their order, each to the result of the previous one.
 * @returns warnings, and at most one error, which is the last
 * @throws the reason of the signal
 */
async function applyOverlay(overlay, context) {
    const findings = [];
    const endMs = (0,now_ms/* nowMs */.T)() + context.timeoutMs;
    for (const action of overlay.actions) {
        try {
            const warning = await applyAction({ ...context, overlay, action, endMs });
            if (warning !== undefined)
                findings.push(warning);
        }
        catch (error) {
            if (!(error instanceof OverlayStop))
                throw error;
            return [...findings, error.finding];
        }
    }
    return findings;
}
async function applyAction(step) {
    const { action, editor, overlay } = step;
    const { change } = action;
    if (change.kind === 'none') {
        const fix = 'Add `update`, `copy` or `remove: true`, or delete the action.';
        return warnAt(undefined, step, `This action changes nothing. ${fix}`);
    }
    const locations = await apply_overlay_select('target', step);
    if (locations.length === 0)
        return warnAt('target', step, await explainUnused(step));
    if (change.kind === 'remove') {
        removeNodes(locations, step);
        return undefined;
    }
    const value = change.kind === 'update' ? change.value : await copyNode(step);
    checkKinds(step, { locations, value });
    spendBudget(step, { locations, value });
    const isEffective = locations.some((location) => isEffectiveAt(location, value, step));
    const origin = { file: overlay.file, tokens: ['actions', String(action.index), change.kind] };
    for (const location of locations) {
        const conflict = mergeInto(location, value, origin, { editor, minor: overlay.minor });
        if (conflict !== undefined)
            stopAtConflict(step, conflict);
    }
    return isEffective
        ? undefined
        : warnAt(change.kind, step, `This action changes nothing, because \`${change.kind}\` is empty.`);
}
/**
 * Returns whether an update changes the node. An empty object (in version 1.0 also an empty list) is an entry if the
 * target is a list.
 */
function isEffectiveAt(location, value, { editor, overlay }) {
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    return !isEmpty || ((0,json/* isArray */.cy)(editor.find(location)) && (overlay.minor === 0 || (0,json/* isJsonObject */.OW)(value)));
}
async function apply_overlay_select(key, step) {
    const { action, signal } = step;
    signal?.throwIfAborted();
    const selection = await selectWithin(action.readable[key] ?? '', step);
    if (selection.kind === 'selected')
        return selection.locations;
    const reason = {
        nodes: 'The expression selects too many nodes.',
        depth: `The document is nested more than ${limits/* limits */.F.depth} levels deep.`,
        time: `The overlay takes longer than ${step.timeoutMs / 1000} s.`,
        memory: 'The expression needs too much memory.',
    }[selection.limit];
    const fix = 'Use a simpler expression, for example a path without `..`, `match` and `search`.';
    return stopAt(key, step, `${reason} ${fix}`);
}
async function selectWithin(expression, { editor, endMs, loadJsonPath, signal }) {
    const plain = (0,now_ms/* nowMs */.T)() < endMs ? parsePlainExpression(expression) : undefined;
    const locations = plain && selectPlainly(editor.root, plain);
    if (locations !== undefined)
        return { kind: 'selected', locations };
    const { selectNodes } = await loadJsonPath();
    const timeoutMs = endMs - (0,now_ms/* nowMs */.T)();
    if (timeoutMs <= 0)
        return { kind: 'exceeded', limit: 'time' };
    return selectNodes(expression, editor.root, { maxDepth: limits/* limits */.F.depth, timeoutMs, signal });
}
async function copyNode(step) {
    const locations = await apply_overlay_select('copy', step);
    const [location] = locations;
    if (location === undefined || locations.length > 1) {
        const count = (0,src_text/* renderCount */.SS)(locations.length, 'node');
        stopAt('copy', step, `\`copy\` must select exactly one node, but selects ${count}.`);
    }
    // Copy the value, because the target can be a part of the source.
    return structuredClone(step.editor.find(location)) ?? null;
}
const searchLimits = { maxSteps: 100_000, maxNodes: 10_000, maxDepth: limits/* limits */.F.depth };
/**
 * Returns a message with the nearest existing path, because a target that selects nothing is allowed but often a
 * mistake.
 */
async function explainUnused({ action, editor, loadJsonPath }) {
    const message = `The target ${(0,src_text/* quote */.hD)(action.target)} selects nothing, so this action changes nothing.`;
    const { findDeadEnd } = await loadJsonPath();
    const end = findDeadEnd(action.readable.target, editor.root, searchLimits);
    if (end === undefined)
        return message;
    const { reached, missing, names, rest } = end;
    if (missing === undefined)
        return `${message} The nearest path that exists is ${(0,src_text/* quote */.hD)(reached)}.`;
    const near = names.find((name) => (0,syntax_near/* isNear */.H)(missing, name));
    if (near === undefined)
        return `${message} ${(0,src_text/* quote */.hD)(reached)} exists, but has no ${(0,src_text/* quote */.hD)(missing)}.`;
    return `${message} Did you mean ${(0,src_text/* quote */.hD)(`${reached}[${(0,quote_name/* quoteName */.A)(near)}]${rest}`)}?`;
}
function removeNodes(locations, step) {
    const { action, editor, overlay, removals } = step;
    if (locations.some(({ length }) => length === 0)) {
        stopAt('target', step, "The root of the document (`$`) can't be removed.");
    }
    const siblings = Map.groupBy(locations, (location) => JSON.stringify(location.slice(0, -1)));
    // Process the deepest nodes first, because a node and its parent can both be targets.
    const groups = [...siblings.values()].sort(([a = []], [b = []]) => b.length - a.length);
    for (const group of groups) {
        const [parent = []] = group.map((location) => location.slice(0, -1));
        editor.remove(parent, new Set(group.flatMap((location) => location.at(-1) ?? [])));
    }
    for (const location of locations)
        removals.push({ location, file: overlay.file, action });
}

;// CONCATENATED MODULE: ./src/curation/overlay/edit-document.ts


/**
 * Changes a document without changing the original, and records the location of each part. An object is copied before
 * its first change, with its parent objects, so that an object that YAML aliases share changes in one location only.
 */
class DocumentEditor {
    #root;
    #resolver;
    /** Copies that were made here and have no other references. */
    #owned = new WeakSet();
    constructor(document, resolver) {
        this.#root = document;
        this.#resolver = resolver;
    }
    get root() {
        return this.#root;
    }
    find(location) {
        let value = this.#root;
        for (const key of location)
            value = value === undefined ? undefined : findOwn(value, key);
        return value;
    }
    /** Returns the location where a part was written. */
    findOrigin(location) {
        return (0,locations/* findOrigin */.Ub)(location.map(String), this.#root, this.#resolver);
    }
    /** Sets a member or an entry of an existing object or list, and records its location. */
    set(location, value, origin) {
        const container = this.#open(location.slice(0, -1));
        const key = location.at(-1) ?? '';
        setChild(container, key, value);
        const { memberOrigins } = this.#resolver;
        const known = memberOrigins.get(container) ?? new Map();
        memberOrigins.set(container, known.set(String(key), origin));
    }
    /** Removes members of one object or entries of one list. */
    remove(location, keys) {
        const origin = this.findOrigin(location);
        const container = this.#open(location);
        if (!(0,json/* isArray */.cy)(container)) {
            for (const key of keys)
                Reflect.deleteProperty(container, key);
            return;
        }
        const { memberOrigins, origins } = this.#resolver;
        const before = memberOrigins.get(container);
        const kept = [...container.entries()].filter(([index]) => !keys.has(index));
        const known = kept.map(([index, value], position) => {
            const own = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
            const { file, tokens } = origin;
            return [
                String(position),
                before?.get(String(index)) ?? own ?? { file, tokens: [...tokens, String(index)] },
            ];
        });
        memberOrigins.set(container, new Map(known));
        container.length = 0;
        for (const [, value] of kept)
            container.push(value);
    }
    /** Returns a copy of the object or list at a location, which can be changed. */
    #open(location) {
        this.#root = this.#own(this.#root);
        let container = this.#root;
        for (const key of location) {
            const owned = this.#own(findOwn(container, key));
            setChild(container, key, owned);
            container = owned;
        }
        return container;
    }
    #own(value) {
        if (this.#owned.has(value))
            return value;
        const copy = (0,json/* isArray */.cy)(value) ? [...value] : { ...value };
        this.#owned.add(copy);
        const { memberOrigins, origins } = this.#resolver;
        const origin = origins.get(value);
        if (origin !== undefined)
            origins.set(copy, origin);
        const members = memberOrigins.get(value);
        if (members !== undefined)
            memberOrigins.set(copy, new Map(members));
        return copy;
    }
}
function setChild(container, key, value) {
    if ((0,json/* isArray */.cy)(container))
        container[Number(key)] = value;
    else
        (0,json/* setMember */.Nk)(container, String(key), value);
}
function findOwn(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return (0,json/* isArray */.cy)(value) ? value[Number(key)] : value[key];
}

// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/curation/overlay/find-lost-references.ts



/**
 * Finds the references that overlays broke: to removed parts, to missing parts, and to other files, which are inlined
 * before overlays are applied.
 */
function findLostReferences(effects) {
    const { before, after, removals, written, resolver, measure } = effects;
    const known = new Set(measure(before).references);
    // Updates replace nothing that has parts, so only a removal can break a reference that the document had before.
    const endangered = measure(after).references.filter((reference) => removals.length > 0 || !known.has(reference));
    const degraded = new Set(endangered.filter((reference) => (0,document_reference/* findTarget */.FB)(after, reference) === undefined &&
        ((0,document_reference/* findTarget */.FB)(before, reference) !== undefined || !known.has(reference))));
    for (const reference of written)
        if (!reference.startsWith('#'))
            degraded.add(reference);
    if (degraded.size === 0)
        return [];
    const byPointer = new Map(removals.map((removal) => [(0,syntax_pointer/* renderPointer */.Wr)(removal.location), removal]));
    return listHolders(after, degraded).map(({ reference, path }) => {
        const message = reference.startsWith('#')
            ? `The reference ${(0,src_text/* quote */.hD)(reference)} points to nothing${describeRemoval(reference, byPointer)}.`
            : `An overlay can't refer to another file, such as ${(0,src_text/* quote */.hD)(reference)}: overlays are applied after all files are joined. Write the part into the overlay, or refer to a part of the document (\`#/…\`).`;
        return (0,locations/* fileFinding */.sb)((0,syntax_finding/* errorProblem */.gx)('unresolved-ref', [...path, '$ref'], message), after, resolver);
    });
}
/** Returns a clause that names the action that removed the target of a reference; empty if there is none. */
function describeRemoval(reference, removals) {
    const tokens = (0,syntax_pointer/* parsePointer */.vp)((0,syntax_pointer/* decodeEscapes */.zR)(reference.slice(1))) ?? [];
    const parents = tokens.map((_, index) => (0,syntax_pointer/* renderPointer */.Wr)(tokens.slice(0, index + 1)));
    const removal = parents.map((pointer) => removals.get(pointer)).find((found) => found !== undefined);
    return removal === undefined
        ? ' in the document'
        : `, because action ${removal.action.index + 1} of \`${removal.file}\` removes it`;
}
/** Lists the objects with one of the references, except those in plain data. */
function listHolders(document, references) {
    const found = [];
    const visit = (value, { kind, named }, path) => {
        if (kind === 'data')
            return;
        if ((0,json/* isArray */.cy)(value)) {
            for (const [index, entry] of value.entries())
                visit(entry, { kind }, [...path, index]);
            return;
        }
        if (!(0,json/* isJsonObject */.OW)(value))
            return;
        const reference = named === true ? undefined : (0,document_reference/* findReference */.t3)(value);
        if (reference !== undefined && references.has(reference))
            found.push({ reference, path });
        for (const [key, member] of Object.entries(value)) {
            visit(member, named === true ? { kind } : (0,grammar/* memberOf */.C5)(kind, key), [...path, key]);
        }
    };
    visit(document, { kind: 'document' }, []);
    return found;
}

// EXTERNAL MODULE: ./src/syntax/source.ts + 2 modules
var source = __webpack_require__(4160);
;// CONCATENATED MODULE: ./src/curation/overlay/check-overlay.ts


const check_overlay_text = { isValid: (value) => typeof value === 'string', expected: 'a string' };
const requiredText = { ...check_overlay_text, isRequired: true };
const newText = { ...check_overlay_text, isNew: true };
const rootFields = {
    overlay: { ...requiredText, expected: 'a version, such as `overlay: 1.1.0`' },
    info: { isValid: json/* isJsonObject */.OW, expected: 'an object', isRequired: true },
    extends: check_overlay_text,
    actions: {
        isValid: (value) => (0,json/* isArray */.cy)(value) && value.length > 0,
        expected: 'a list of at least one action',
        isRequired: true,
    },
};
const infoFields = { title: requiredText, version: requiredText, description: newText };
const actionFields = {
    target: {
        isValid: (value) => typeof value === 'string' && value.startsWith('$'),
        expected: 'a JSONPath expression that starts with `$`',
        isRequired: true,
    },
    description: check_overlay_text,
    update: { isValid: () => true, expected: 'any value' },
    remove: { isValid: (value) => typeof value === 'boolean', expected: '`true` or `false`' },
    copy: newText,
};
/**
 * Checks the structure of an overlay file, and returns all violations of the specification. The JSONPath expressions
 * aren't parsed.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
function checkOverlay(root) {
    if (!(0,json/* isJsonObject */.OW)(root)) {
        const members = '`overlay`, `info` and `actions`';
        return [fail([], `An overlay file must be an object with ${members}, not ${(0,source/* describeValue */.b)(root)}.`)];
    }
    const minor = findMinor(root['overlay']);
    const { info, actions } = root;
    const inVersion = (fields) => Object.fromEntries(Object.entries(fields).filter(([, { isNew }]) => minor !== 0 || isNew !== true));
    return [
        ...checkVersion(root, minor),
        ...checkMembers(root, rootFields, []),
        ...((0,json/* isJsonObject */.OW)(info) ? checkMembers(info, inVersion(infoFields), ['info']) : []),
        ...((0,json/* isArray */.cy)(actions) ? checkActions(actions, inVersion(actionFields)) : []),
    ];
}
/** Returns the minor version of a supported overlay, for any patch version. */
function findMinor(version) {
    const [, minor] = typeof version === 'string' ? (/^1\.([01])\.\d+$/.exec(version) ?? []) : [];
    return minor === undefined ? undefined : minor === '0' ? 0 : 1;
}
function checkVersion(root, minor) {
    const { overlay } = root;
    if (minor !== undefined || typeof overlay === 'object' || overlay === undefined)
        return [];
    const example = String(overlay).startsWith('1.0') || overlay === 1 ? '1.0.0' : '1.1.0';
    return [
        fail(['overlay'], `The overlay version ${(0,src_text/* quote */.hD)(JSON.stringify(overlay))} is not supported. Use a version of three numbers, such as \`overlay: ${example}\`; 1.0 and 1.1 are supported.`),
    ];
}
function checkMembers(part, fields, at) {
    const missing = Object.entries(fields)
        .filter(([key, { isRequired }]) => isRequired === true && !Object.hasOwn(part, key))
        .map(([key, { expected }]) => fail(at, `${describePart(at)} has no \`${key}\`. Add ${expected}.`));
    const wrong = Object.entries(part).flatMap(([key, value]) => {
        const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
        if (field === undefined)
            return key.startsWith('x-') ? [] : [failUnknown(key, Object.keys(fields), at)];
        // A wrong version has its own message.
        const isReported = field.isValid(value) || (at.length === 0 && key === 'overlay' && typeof value !== 'object');
        if (isReported)
            return [];
        return [fail([...at, key], `\`${key}\` must be ${field.expected}; found ${describeWritten(value)}.`)];
    });
    return [...missing, ...wrong];
}
function failUnknown(key, known, at) {
    const near = known.find((name) => (0,syntax_near/* isNear */.H)(key, name));
    const hint = key === 'copy' && at[0] === 'actions'
        ? '`copy` requires version 1.1. Use `overlay: 1.1.0`.'
        : near === undefined
            ? `Use ${known.map((name) => `\`${name}\``).join(', ')}, or a name that starts with \`x-\`.`
            : `Did you mean \`${near}\`?`;
    return fail([...at, key], `${describePart(at)} can't have the field ${(0,src_text/* quote */.hD)(key, 60)}. ${hint}`);
}
function checkActions(actions, fields) {
    const first = new Map();
    return actions.flatMap((action, index) => {
        const at = ['actions', index];
        if (!(0,json/* isJsonObject */.OW)(action))
            return [fail(at, `An action must be an object with a \`target\`; found ${describeWritten(action)}.`)];
        const key = renderCanonically(action);
        const earlier = first.get(key);
        if (earlier === undefined)
            first.set(key, index);
        const found = [...checkMembers(action, fields, at), ...checkChange(action, at)];
        if (earlier === undefined)
            return found;
        return [fail(at, `This action is the same as action ${earlier + 1}. Remove one of them.`), ...found];
    });
}
function checkChange(action, at) {
    if (action['remove'] === true || !('update' in action && 'copy' in action))
        return [];
    return [fail([...at, 'copy'], 'An action can have `update` or `copy`, not both. Write two actions.')];
}
function fail(at, message) {
    return (0,syntax_finding/* errorProblem */.gx)('overlay-structure', at, message);
}
function describePart(at) {
    if (at.length === 0)
        return 'The overlay file';
    return at[0] === 'info' ? '`info`' : `Action ${Number(at[1]) + 1}`;
}
function describeWritten(value) {
    if ((0,json/* isArray */.cy)(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    return typeof value === 'object' ? (0,source/* describeValue */.b)(value) : (0,src_text/* quote */.hD)(JSON.stringify(value), 80);
}
/** Renders equal values as the same text, for any order of their keys. */
function renderCanonically(value) {
    if ((0,json/* isArray */.cy)(value))
        return `[${value.map(renderCanonically).join()}]`;
    if (!(0,json/* isJsonObject */.OW)(value))
        return JSON.stringify(value);
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${renderCanonically(value[key] ?? null)}`).join()}}`;
}

;// CONCATENATED MODULE: ./src/curation/overlay/parse-overlay.ts




/** Returns an overlay with checked expressions, or all its problems. */
async function parseOverlay(file, root, loadJsonPath) {
    const broken = checkOverlay(root);
    const { overlay, extends: base, actions } = (0,json/* membersOf */.lS)(root);
    const minor = findMinor(overlay);
    if (broken.length > 0 || minor === undefined || !(0,json/* isArray */.cy)(actions)) {
        return { ok: false, findings: broken.map((finding) => ({ ...finding, file })) };
    }
    const findings = [];
    const read = async (action, index, key) => {
        const written = action[key];
        if (typeof written !== 'string')
            return undefined;
        const read = await readExpression(written, loadJsonPath);
        if (!('fault' in read))
            return read.readable;
        findings.push({
            ...(0,syntax_finding/* errorProblem */.gx)('overlay-expression', ['actions', index, key], `\`${key}\`: ${read.fault}`),
            file,
        });
        return undefined;
    };
    const parsed = [];
    for (const [index, entry] of actions.entries()) {
        const action = (0,json/* membersOf */.lS)(entry);
        const { target: written } = action;
        const target = (await read(action, index, 'target')) ?? '';
        const copy = await read(action, index, 'copy');
        const change = findChange(action);
        if (change.kind === 'remove' && target === '$') {
            const message = "The root of the document (`$`) can't be removed. Remove single parts, such as `$.paths['/orders']`.";
            findings.push({ ...(0,syntax_finding/* errorProblem */.gx)('overlay-root', ['actions', index], message), file });
        }
        const shown = typeof written === 'string' ? written : '';
        parsed.push({ index, target: shown, readable: { target, copy }, change });
    }
    if (findings.length > 0)
        return { ok: false, findings };
    return {
        ok: true,
        overlay: { file, minor, extends: typeof base === 'string' ? base : undefined, actions: parsed },
    };
}
function findChange(action) {
    const { remove, update, copy } = action;
    if (remove === true)
        return { kind: 'remove' };
    if (typeof copy === 'string')
        return { kind: 'copy' };
    return update === undefined ? { kind: 'none' } : { kind: 'update', value: update };
}
/** Maximum length of an expression, because a longer one could overflow the parser's stack. */
const maxLength = 10_000;
async function readExpression(written, loadJsonPath) {
    if (written.length > maxLength) {
        return { fault: `The expression has ${written.length} characters; at most ${maxLength} are read.` };
    }
    if (parsePlainExpression(written) !== undefined)
        return { readable: written };
    const { checkExpression, findTypeFault, suggestExpression } = await loadJsonPath();
    const checked = checkExpression(written);
    if (checked.ok) {
        const fault = findTypeFault(checked.readable);
        return fault === undefined
            ? { readable: checked.readable }
            : { fault: `${(0,src_text/* quote */.hD)(written)} is not a JSONPath expression of RFC 9535: ${fault}.` };
    }
    const { offset, expected } = checked;
    const found = offset < written.length ? `found ${(0,src_text/* quote */.hD)(written.slice(offset, offset + 20))}` : 'it ends';
    const place = offset === 0 ? 'at its start' : `after ${(0,src_text/* quote */.hD)(written.slice(0, offset))}`;
    const suggestion = suggestExpression(written);
    const fix = suggestion === undefined ? '' : ` Write ${(0,src_text/* quote */.hD)(suggestion)}.`;
    return {
        fault: `${(0,src_text/* quote */.hD)(written)} is not a JSONPath expression of RFC 9535: ${place}, ${found}, but expected ${expected}.${fix}`,
    };
}

;// CONCATENATED MODULE: ./src/curation/overlay/apply-overlays.ts









const defaultTimeoutMs = 5_000;
/**
 * Applies overlay files to a bundled document.
 * @throws ActionError `file-missing`, `file-outside-workspace`, `file-unreadable`; the reason of the signal
 */
async function applyOverlays(document, options) {
    const { measure, resolver, signal, timeoutMs = defaultTimeoutMs } = options;
    const read = await readOverlays(options);
    const findings = [...read.findings];
    const { overlays } = read;
    if (findings.some(syntax_finding/* isError */.bJ))
        return { document, findings };
    const editor = new DocumentEditor(document, resolver);
    const removals = [];
    const budget = { bytes: Math.max(limits/* limits */.F.totalBytes - measure(document).bytes, 0) };
    const describeLocation = (location) => {
        const { file, tokens } = editor.findOrigin(location);
        return describeOrigin(file, (0,syntax_pointer/* renderPointer */.Wr)(tokens), resolver);
    };
    for (const { overlay } of overlays) {
        const context = { editor, loadJsonPath, measure, budget, describeLocation, removals, timeoutMs, signal };
        findings.push(...(await applyOverlay(overlay, context)));
        if (findings.some(syntax_finding/* isError */.bJ))
            return { document: editor.root, findings };
    }
    const written = overlays.flatMap(({ source }) => [...source.references]);
    const effects = { before: document, after: editor.root, removals, written, resolver, measure };
    return { document: editor.root, findings: [...findings, ...findLostReferences(effects)] };
}
const loadJsonPath = () => Promise.all(/* import() | json-path */[__webpack_require__.e(743), __webpack_require__.e(123)]).then(__webpack_require__.bind(__webpack_require__, 5942));
async function readOverlays(options) {
    const { files, reader, resolver, isRequired } = options;
    const overlays = [];
    const findings = [];
    for (const file of files) {
        const bytes = await reader.read(file);
        if (bytes === undefined) {
            if (isRequired)
                throw createMissing(file);
            continue;
        }
        const parsed = (0,part_measure/* parseSpecFile */.VM)(file, bytes);
        if (!parsed.ok) {
            findings.push({ ...parsed.fault, file });
            continue;
        }
        const { source } = parsed;
        if (!resolver.files.has(file))
            resolver.files.set(file, { state: 'read', source });
        const read = await parseOverlay(file, source.root, loadJsonPath);
        if (!read.ok)
            findings.push(...read.findings);
        else {
            overlays.push({ overlay: read.overlay, source });
            findings.push(...(await checkExtends(read.overlay, options)));
        }
    }
    return { overlays, findings };
}
function createMissing(file) {
    return new errors/* ActionError */.lZ('file-missing', `There is no overlay file ${(0,src_text/* quote */.hD)(file)} in the workspace.`, {
        hint: 'Check `overlay-files`. The paths are relative to the root of the checkout and case-sensitive.',
    });
}
/** Checks `extends`, because an overlay can name the file that it was written for. */
async function checkExtends({ extends: base, file }, { reader, resolver }) {
    if (base === undefined || /^[a-z][a-z\d+.-]*:/i.test(base))
        return [];
    const [path = ''] = base.split(/[?#]/);
    const target = external_node_path_.posix.normalize(external_node_path_.posix.join(path.startsWith('/') ? '' : external_node_path_.posix.dirname(file), (0,syntax_pointer/* decodeEscapes */.zR)(path)));
    const extended = target.replace(/^\//, '');
    if (path === '' || extended === resolver.rootFile)
        return [];
    const name = `\`extends\` names ${(0,src_text/* quote */.hD)(base)}`;
    if (await exists(extended, reader)) {
        const message = `${name}, but the overlay is applied to ${(0,src_text/* quote */.hD)(resolver.rootFile)}. Remove \`extends\`, or use another overlay file.`;
        return [{ ...(0,syntax_finding/* errorProblem */.gx)('overlay-extends', ['extends'], message), file }];
    }
    const message = `${name}, which doesn't exist. The overlay is applied to ${(0,src_text/* quote */.hD)(resolver.rootFile)}.`;
    return [{ ...(0,syntax_finding/* warningProblem */.Op)('overlay-extends', ['extends'], message), file }];
}
async function exists(path, reader) {
    try {
        return (await reader.read(path)) !== undefined;
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return false;
        throw error;
    }
}
function describeOrigin(file, pointer, resolver) {
    const source = (0,bundle_resolver/* findSource */.TC)(resolver, file);
    const place = source === undefined ? undefined : (0,locate/* locatePointers */.F)(source, [pointer]).get(pointer);
    return place === undefined ? `\`${file}\`` : `\`${file}\`, line ${place.line}`;
}

// EXTERNAL MODULE: ./src/openapi/document/operation-entry.ts
var operation_entry = __webpack_require__(8586);
// EXTERNAL MODULE: ./src/openapi/document/moved-references.ts
var moved_references = __webpack_require__(3584);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
;// CONCATENATED MODULE: ./src/curation/selection/match-glob.ts
const any = { allows: () => true, isRepeated: true, skipped: 1 };
const segment = { allows: (character) => character !== '/', isRepeated: true, skipped: 1 };
const literal = (text) => ({ allows: (character) => character === text });
/**
 * Creates a matcher for a path: `*` matches within a segment, and `**` across segments. Other characters are literal.
 */
function createPathGlob(glob) {
    const parts = glob.match(/\/\*\*(?=\/|$)|\*\*|\*|[^*]/g) ?? [];
    return createMatcher(parts.flatMap((part) => {
        // `/orders/**` also matches `/orders`.
        if (part === '/**')
            return [{ ...literal('/'), skipped: 2 }, any];
        if (part === '**')
            return [any];
        return [part === '*' ? segment : literal(part)];
    }));
}
/** Creates a matcher for a name: `*` matches any characters. Other characters are literal. */
function createNameGlob(glob) {
    const parts = glob.match(/\*+|[^*]/g) ?? [];
    return createMatcher(parts.map((part) => (part.startsWith('*') ? any : literal(part))));
}
/**
 * Creates a matcher that follows all alternatives of a glob at once, because a regular expression with many wildcards
 * can take exponential time.
 */
function createMatcher(steps) {
    return (text) => {
        let positions = new Set();
        reach(0, steps, positions);
        for (let index = 0; index < text.length && positions.size > 0; index++) {
            const next = new Set();
            for (const position of positions) {
                const step = steps[position];
                if (step?.allows(text.charAt(index)) !== true)
                    continue;
                reach(step.isRepeated === true ? position : position + 1, steps, next);
            }
            positions = next;
        }
        return positions.has(steps.length);
    };
}
/** Adds the position of a step, and the positions that follow it without a character. */
function reach(position, steps, positions) {
    if (positions.has(position))
        return;
    positions.add(position);
    const skipped = steps[position]?.skipped;
    if (skipped !== undefined)
        reach(position + skipped, steps, positions);
}

;// CONCATENATED MODULE: ./src/curation/selection/match-pattern.ts


/** Creates a function that returns whether a pattern matches an operation. The function ignores the pattern's `!`. */
function createPatternTest(pattern) {
    switch (pattern.kind) {
        case 'path': {
            const { method, path } = pattern;
            const matches = path === undefined ? () => true : createPathGlob(path);
            return (entry) => (method === undefined || entry.key.toUpperCase() === method) && matches(entry.path);
        }
        case 'tag':
        case 'id': {
            const matches = createNameGlob(pattern.name);
            const listNames = nameLists[pattern.kind];
            return (entry) => listNames(entry).some(matches);
        }
        case 'extension': {
            const { name } = pattern;
            return ({ operation, pathItem }) => [operation, pathItem].some((part) => Object.hasOwn(part, name) && part[name] === true);
        }
        case 'deprecated':
            return ({ operation: { deprecated } }) => deprecated === true;
    }
}
/** Lists the names of an operation by the kind of pattern that selects them. */
const nameLists = {
    tag: ({ operation: { tags } }) => ((0,json/* isArray */.cy)(tags) ? tags : []).filter((tag) => typeof tag === 'string'),
    id: ({ operation: { operationId } }) => (typeof operationId === 'string' ? [operationId] : []),
};

// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
;// CONCATENATED MODULE: ./src/curation/selection/prune-unused.ts



/** Groups of shared parts in Swagger 2.0. */
const sharedGroups = ['definitions', 'parameters', 'responses'];
/**
 * Removes all parts that no operation below `paths` uses any more: components, security schemes, webhooks and the
 * descriptions of tags.
 */
function pruneUnused(document, measure) {
    const used = findUsed(document, measure);
    const schemes = listSchemes(document);
    const keepUsed = (group, at) => (0,json/* isJsonObject */.OW)(group) ? (0,members/* omitMembers */.p5)(group, (name) => !used.has((0,syntax_pointer/* renderPointer */.Wr)([...at, name]))) : group;
    const keepSchemes = (group) => (0,json/* isJsonObject */.OW)(group) ? (0,members/* omitMembers */.p5)(group, (name) => !schemes.has(name)) : group;
    const withoutWebhooks = (0,members/* omitMembers */.p5)(document, (key) => key === 'webhooks');
    const pruned = (0,members/* mapMembers */.Mz)(withoutWebhooks, (part, key) => {
        if (sharedGroups.includes(key))
            return keepUsed(part, [key]);
        if (key === 'securityDefinitions')
            return keepSchemes(part);
        if (key === 'tags' && (0,json/* isArray */.cy)(part))
            return keepUsedTags(part, document);
        if (key !== 'components' || !(0,json/* isJsonObject */.OW)(part))
            return part;
        const components = (0,members/* mapMembers */.Mz)(part, (group, kind) => {
            if (kind.startsWith('x-'))
                return group;
            return kind === 'securitySchemes' ? keepSchemes(group) : keepUsed(group, [key, kind]);
        });
        return (0,members/* omitMembers */.p5)(components, (kind) => isEmpty(components[kind]) && !isEmpty(part[kind]));
    });
    const emptied = ['components', 'securityDefinitions', ...sharedGroups];
    return (0,members/* omitMembers */.p5)(pruned, (key) => emptied.includes(key) && isEmpty(pruned[key]) && !isEmpty(document[key]));
}
function isEmpty(value) {
    return (0,json/* isJsonObject */.OW)(value) && Object.keys(value).length === 0;
}
/** Returns the tags of operations and their parents, which OpenAPI 3.2 allows. */
function keepUsedTags(tags, document) {
    const used = new Set((0,operation_entry/* listOperationEntries */.uV)(document).flatMap(nameLists.tag));
    const byName = Map.groupBy(tags, (tag) => (0,json/* findMember */.gz)(tag, 'name'));
    // The set grows during the loop.
    for (const name of used)
        for (const tag of byName.get(name) ?? [])
            used.add((0,json/* findMember */.gz)(tag, 'parent'));
    return tags.filter((tag) => {
        const name = (0,json/* findMember */.gz)(tag, 'name');
        return typeof name !== 'string' || used.has(name);
    });
}
/**
 * Lists the names of the security schemes that the operations use. An operation without `security` uses the
 * document's.
 */
function listSchemes(document) {
    const lists = [document, ...(0,operation_entry/* listOperationEntries */.uV)(document).map(({ operation }) => operation)].map(({ security }) => security);
    const entries = lists.flatMap((list) => ((0,json/* isArray */.cy)(list) ? list : []));
    return new Set(entries.flatMap((entry) => Object.keys((0,json/* membersOf */.lS)(entry))));
}
/**
 * Returns pointers to all parts that the operations reference, also through mappings of discriminators. Includes
 * schemas that extend a used schema with a discriminator, because no reference names them.
 */
function findUsed(document, measure) {
    const used = new Set();
    const subtypes = (0,discriminator/* listSubtypes */.iB)(document);
    const references = new Set(measure(document['paths'] ?? {}).references);
    // The set grows during the loop.
    for (const reference of references) {
        const tokens = (0,syntax_pointer/* parsePointer */.vp)((0,syntax_pointer/* decodeEscapes */.zR)(reference.slice(1))) ?? [];
        // A reference into a shared part uses the whole part.
        const pointer = (0,syntax_pointer/* renderPointer */.Wr)(tokens.slice(0, tokens[0] === 'components' ? 3 : 2));
        const part = used.has(pointer) ? undefined : (0,document_reference/* findTarget */.FB)(document, `#${pointer}`);
        if (part === undefined)
            continue;
        used.add(pointer);
        for (const next of measure(part).references)
            references.add(next);
        if ((0,json/* findMember */.gz)(part, 'discriminator') === undefined)
            continue;
        for (const next of listDescendants(`#${pointer}`, subtypes))
            references.add(next);
    }
    return used;
}
/** Returns the references to the schemas that extend a schema, directly or through other schemas. */
function listDescendants(base, subtypes) {
    const found = new Set(subtypes.get(base));
    for (const subtype of found)
        for (const next of subtypes.get(subtype) ?? [])
            found.add(next);
    return found;
}

;// CONCATENATED MODULE: ./src/curation/selection/suggest-pattern.ts



/** Returns a replacement for a pattern that matches no operation, as a sentence, or `undefined`. */
function suggestPattern(pattern, entries) {
    const sign = pattern.isExcluded ? '!' : '';
    switch (pattern.kind) {
        case 'tag':
        case 'id': {
            const { kind, name } = pattern;
            return suggest(name, entries.flatMap(nameLists[kind]), (near) => `${sign}${kind}:${near}`);
        }
        case 'extension': {
            const names = entries.flatMap(({ operation, pathItem }) => [
                ...Object.keys(operation),
                ...Object.keys(pathItem),
            ]);
            if (names.includes(pattern.name))
                return `Only the value \`true\` of \`${pattern.name}\` counts.`;
            const extensions = names.filter((name) => name.startsWith('x-'));
            return suggest(pattern.name, extensions, (name) => `${sign}${name}`);
        }
        case 'path':
            return suggestPath(pattern, entries, sign);
        case 'deprecated':
            return undefined;
    }
}
function suggestPath(pattern, entries, sign) {
    const { method, path } = pattern;
    if (method !== undefined) {
        const others = entries.filter(createPatternTest({ ...pattern, method: undefined }));
        const methods = [...new Set(others.map(({ key }) => key.toUpperCase()))];
        const near = methods.find((one) => (0,syntax_near/* isNear */.H)(method, one));
        if (near !== undefined)
            return askFor(`${sign}${near} ${path ?? '**'}`);
        if (methods.length > 0)
            return `The matching paths have only ${(0,src_text/* renderSome */.JC)(methods, 8)}.`;
    }
    if (path === undefined)
        return undefined;
    const prefix = method === undefined ? sign : `${sign}${method} `;
    const paths = [...new Set(entries.map((entry) => entry.path))];
    // Compare a glob up to its first wildcard, with the same number of segments of each path.
    const [, literal = path, wild = ''] = /^([^*]*?)(\/?\*.*)?$/s.exec(path) ?? [];
    const depth = literal.split('/').length;
    const starts = wild === '' ? paths : [...new Set(paths.map((one) => one.split('/').slice(0, depth).join('/')))];
    return suggest(literal, starts, (name) => prefix + name + wild);
}
/** Returns the nearest name. Wildcards at the end of a glob are ignored. */
function suggest(written, names, render) {
    const literal = written.replace(/\*+$/, '');
    const distinct = [...new Set(names)].slice(0, 10_000);
    const near = distinct.find((name) => name !== written && name.toLowerCase() === written.toLowerCase()) ??
        distinct.find((name) => (0,syntax_near/* isNear */.H)(literal, name));
    return near === undefined ? undefined : askFor(render(near));
}
function askFor(pattern) {
    return `Did you mean ${(0,src_text/* quote */.hD)(pattern)}?`;
}

;// CONCATENATED MODULE: ./src/curation/selection/select-operations.ts





/**
 * Selects operations below `paths`. The last matching pattern decides. If the first pattern excludes, all operations
 * are included before it.
 */
function selectOperations(document, patterns, options) {
    const entries = (0,operation_entry/* listOperationEntries */.uV)(document);
    const isIncludedBefore = patterns[0]?.isExcluded ?? true;
    const included = new Set(isIncludedBefore ? entries : []);
    const unused = [];
    for (const pattern of patterns) {
        const matching = entries.filter(createPatternTest(pattern));
        if (matching.length === 0)
            unused.push({ pattern, suggestion: suggestPattern(pattern, entries) });
        for (const entry of matching) {
            if (pattern.isExcluded)
                included.delete(entry);
            else
                included.add(entry);
        }
    }
    const excluded = entries.filter((entry) => !included.has(entry));
    return {
        document: excluded.length === 0
            ? document
            : pruneUnused(removeSafely(document, excluded, options), options.measure),
        selected: entries.filter((entry) => included.has(entry)),
        excluded,
        unused,
    };
}
/** Removes operations, but keeps parts of them that are referenced, because bundlers write such references. */
function removeSafely(document, excluded, { measure, version }) {
    const removed = removeRoutes(document, excluded);
    const isLost = (reference) => reference.startsWith('#/paths/') && (0,document_reference/* findTarget */.FB)(removed, reference) === undefined;
    if (!measure(removed).references.some(isLost))
        return removed;
    const settled = (0,moved_references/* moveReferencedParts */.N)(document, version).document;
    const name = ({ path, key }) => `${key} ${path}`;
    const names = new Set(excluded.map(name));
    return removeRoutes(settled, (0,operation_entry/* listOperationEntries */.uV)(settled).filter((entry) => names.has(name(entry))));
}
/** Removes operations, and paths without other operations. */
function removeRoutes(document, excluded) {
    const keysByPath = new Map([...Map.groupBy(excluded, ({ path }) => path)].map(([path, entries]) => [
        path,
        { keys: new Set(entries.map(({ key }) => key)), pathItem: entries[0]?.pathItem ?? {} },
    ]));
    return (0,members/* mapMembers */.Mz)(document, (paths, key) => {
        if (key !== 'paths' || !(0,json/* isJsonObject */.OW)(paths))
            return paths;
        const kept = (0,members/* mapMembers */.Mz)(paths, (pathItem, path) => {
            const gone = keysByPath.get(path);
            // A path item can refer to a removed path, so the target replaces the reference.
            if (gone !== undefined)
                return removeKeys(gone.pathItem, gone.keys);
            return (0,document_reference/* findReference */.t3)(pathItem)?.startsWith('#/paths/') === true
                ? ((0,operation_entry/* findPathItem */.eB)(document, pathItem) ?? pathItem)
                : pathItem;
        });
        return (0,members/* omitMembers */.p5)(kept, (path) => keysByPath.has(path) && listRoutesOf(kept, path).length === 0);
    });
}
function removeKeys(pathItem, keys) {
    const direct = (0,members/* omitMembers */.p5)(pathItem, (key) => keys.has(key));
    const additional = (0,json/* findMember */.gz)(direct, 'additionalOperations');
    if (!(0,json/* isJsonObject */.OW)(additional))
        return direct;
    // An operation directly in the path item takes precedence over one with the same key.
    const kept = (0,members/* omitMembers */.p5)(additional, (key) => keys.has(key) || Object.hasOwn(pathItem, key));
    return Object.keys(kept).length === 0
        ? (0,members/* omitMembers */.p5)(direct, (key) => key === 'additionalOperations')
        : { ...direct, additionalOperations: kept };
}
function listRoutesOf(paths, path) {
    return (0,operation_entry/* listOperationEntries */.uV)({ paths: { [path]: paths[path] ?? {} } });
}

;// CONCATENATED MODULE: ./src/curation/curate-document.ts





/**
 * Applies overlays to a bundled document, and then selects operations.
 * @throws ActionError `file-missing`, `file-outside-workspace`, `file-unreadable`; the reason of the signal
 */
async function curateDocument(document, options) {
    const { measure, needsOverlays: isRequired, operations, overlayFiles: files, resolver, version } = options;
    const { reader, signal } = options;
    const overlaid = files.length === 0
        ? { document, findings: [] }
        : await applyOverlays(document, { files, isRequired, measure, reader, resolver, signal });
    const { document: whole } = overlaid;
    if (operations.length === 0 || overlaid.findings.some(syntax_finding/* isError */.bJ)) {
        return { document: whole, whole, findings: overlaid.findings, warnings: [] };
    }
    const selection = selectOperations(whole, operations, { measure, version });
    const unused = selection.unused.map((one) => ({ at: one.pattern.at, message: describeUnused(one) }));
    const findings = unused.flatMap(({ at, message }) => at === undefined ? [] : [{ ...(0,syntax_finding/* warningProblem */.Op)('unused-pattern', [], message), ...at }]);
    if (selection.selected.length === 0 && selection.excluded.length > 0) {
        const empty = failEmpty(selection.excluded.length, unused[0]?.message);
        const { at } = operations[0] ?? {};
        findings.push(at === undefined ? (0,locations/* fileFinding */.sb)(empty, whole, resolver) : { ...empty, ...at });
    }
    return {
        document: selection.document,
        whole,
        findings: [...overlaid.findings, ...findings],
        warnings: unused.flatMap(({ at, message }) => (at === undefined ? [message] : [])),
    };
}
/** Describes a pattern without an effect, because a filter that excludes nothing is dangerous. */
function describeUnused({ pattern, suggestion }) {
    const fix = suggestion ?? 'Correct or remove the pattern.';
    const line = pattern.at === undefined ? ` in line ${pattern.line} of the input \`operations\`` : '';
    return `The pattern ${(0,src_text/* quote */.hD)(pattern.text, 80)}${line} matches no operation. ${fix}`;
}
/**
 * Fails because no operation is selected.
 * @param unused the message about the first pattern without an effect, which is the likely cause
 */
function failEmpty(excluded, unused = 'The last matching line decides; add a line that selects an operation.') {
    const message = `\`operations\` selects none of the ${(0,src_text/* renderCount */.SS)(excluded, 'operation')}. ${unused}`;
    return (0,syntax_finding/* errorProblem */.gx)('nothing-selected', ['paths'], message);
}

;// CONCATENATED MODULE: ./src/curation/index.ts



/***/ })

};
