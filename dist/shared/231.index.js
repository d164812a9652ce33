export const id = 231;
export const ids = [231];
export const modules = {

/***/ 6231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadSpec: () => (/* binding */ loadSpec)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/openapi/bundle/component-name.ts


/**
 * A name for a part of another file: its own name there, else the file's. Where that is taken, the file's or the
 * folder's name goes before it, and only then a number after it: `Pet`, `store_Pet`, `Pet_2`. Depends on nothing but
 * the files, so it is the same from run to run.
 */
function nameComponent(origin, isTaken) {
    const folders = origin.file.split('/');
    const file = (folders.pop() ?? '').replace(/\.(?:json|ya?ml)$/i, '');
    const own = ownName(origin.tokens);
    const parts = [...folders, file, ...own].map(clean).filter((part) => part !== '');
    const last = own.length === 0 ? 1 : own.length;
    for (let count = last; count <= parts.length; count++) {
        const name = parts.slice(-count).join('_');
        if (!isTaken(name))
            return name;
    }
    return (0,free_name/* findFreeName */.r)(parts.slice(-last).join('_') || 'part', isTaken);
}
/** `/components/schemas/Pet` is "Pet"; `/Pet/properties/tags/items` is "Pet", "tags", "items". */
function ownName(tokens) {
    const holder = tokens.at(-2);
    if (tokens.length <= 1 || (holder !== undefined && holders.has(holder) && isTop(tokens.slice(0, -2)))) {
        return tokens.slice(-1);
    }
    return tokens.filter((token, at) => !holders.has(token) || at === tokens.length - 1);
}
function isTop(tokens) {
    return tokens.every((token) => token === 'components');
}
const holders = new Set(['components', ...grammar/* componentSections */.kp, 'paths', 'definitions', '$defs', 'properties']);
/** Component names allow letters, digits, `.`, `-` and `_`; accents are taken off, other scripts are spelt as code points. */
function clean(part) {
    const plain = part.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain
        .replace(/[^\x20-\x7e]/gu, (character) => `u${(character.codePointAt(0) ?? 0).toString(16)}`)
        .replace(/[^\w.-]+/g, '_')
        .replace(/^_+|_+$/g, '');
}

// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/text-tree/pointer.ts
var text_tree_pointer = __webpack_require__(1357);
;// CONCATENATED MODULE: ./src/openapi/bundle/ref-target.ts



function refuseRef(rule, message) {
    return { kind: 'fault', rule, message };
}
/**
 * Reads a reference as OpenAPI 3.0 does: relative to the file it stands in, never over the network, never out of the
 * workspace. Hidden files (`.git` holds the checkout's token) are refused, but for folders that the root file is in.
 */
function parseRef(ref, from, rootFile) {
    const hash = ref.indexOf('#');
    const file = hash === -1 ? ref : ref.slice(0, hash);
    const refusal = refuseFile(file);
    if (refusal !== undefined)
        return refusal;
    const tokens = (0,text_tree_pointer/* parsePointer */.vp)(hash === -1 ? '' : (0,text_tree_pointer/* decodeEscapes */.zR)(ref.slice(hash + 1)));
    if (tokens === undefined) {
        return refuseRef('ref-anchor', `The reference ${(0,src_text/* quote */.hD)(ref)} names an anchor (\`$anchor\` or \`$id\`), which is not supported; write the way to the target, such as \`#/components/schemas/Pet\`.`);
    }
    if (file === '')
        return { kind: 'way', paths: [from], tokens };
    const path = join(from, (0,text_tree_pointer/* decodeEscapes */.zR)(file));
    if (path === undefined) {
        return refuseRef('ref-outside', `The reference ${(0,src_text/* quote */.hD)(ref)} leaves the workspace; only files inside it are read.`);
    }
    if (isHidden(path, rootFile)) {
        return refuseRef('ref-hidden', `The reference ${(0,src_text/* quote */.hD)(ref)} names a hidden file or folder; those are not read.`);
    }
    // A name may hold a real percent sign: taken literally where the decoded name is not there.
    const raw = join(from, file) ?? path;
    return { kind: 'way', paths: raw === path ? [path] : [path, raw], tokens };
}
/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
function renderRef(path) {
    return `#${(0,text_tree_pointer/* renderPointer */.Wr)(path).replaceAll('%', '%25')}`;
}
function refuseFile(file) {
    if (/^[a-z]:[\\/]/i.test(file) || file.includes('\\')) {
        return refuseRef('ref-path', `The reference ${(0,src_text/* quote */.hD)(file)} is a Windows path; write it relative to this file, with \`/\`.`);
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(file) || file.startsWith('//')) {
        return refuseRef('ref-remote', `The reference ${(0,src_text/* quote */.hD)(file)} leads out of the repository; nothing is fetched. Keep a copy of the file beside this one and refer to that.`);
    }
    const decoded = (0,text_tree_pointer/* decodeEscapes */.zR)(file);
    if (decoded.startsWith('/')) {
        return refuseRef('ref-path', `The reference ${(0,src_text/* quote */.hD)(file)} is an absolute path; write it relative to this file.`);
    }
    if (/[\0\\]/.test(decoded)) {
        return refuseRef('ref-path', `The reference ${(0,src_text/* quote */.hD)(file)} holds a character that no file name has.`);
    }
    return undefined;
}
/** The workspace path of a relative one, or undefined where it climbs out. */
function join(from, relative) {
    const path = external_node_path_.posix.join(external_node_path_.posix.dirname(from), relative).replace(/\/$/, '');
    return path === '..' || path.startsWith('../') ? undefined : path;
}
function isHidden(path, rootFile) {
    const own = rootFile.split('/').slice(0, -1);
    let inside = true;
    return path.split('/').some((segment, at) => {
        inside &&= own[at] === segment;
        return segment.startsWith('.') && (!inside || /^\.git$/i.test(segment));
    });
}

// EXTERNAL MODULE: ./src/text-tree/near.ts
var text_tree_near = __webpack_require__(8184);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var reference = __webpack_require__(9615);
// EXTERNAL MODULE: ./src/text-tree/limits.ts
var limits = __webpack_require__(338);
;// CONCATENATED MODULE: ./src/openapi/bundle/resolver.ts







const maxSteps = 1000;
function createResolver(rootFile) {
    return {
        rootFile,
        files: new Map(),
        origins: new Map(),
        settled: new WeakSet(),
        known: new Map(),
        ends: new Map(),
        absentCount: 0,
    };
}
/** Where a reference leads, one step. */
function resolveStep(from, ref, resolver, depth = 0) {
    const { known } = resolver;
    const ofFile = known.get(from) ?? new Map();
    known.set(from, ofFile);
    const before = ofFile.get(ref);
    if (before !== undefined)
        return before;
    const resolution = depth > maxSteps ? refuseLoop(ref) : follow({ from, ref, depth }, resolver);
    if (resolution.kind !== 'needs')
        ofFile.set(ref, resolution);
    return resolution;
}
function follow(way, resolver) {
    const target = parseRef(way.ref, way.from, resolver.rootFile);
    if (target.kind === 'fault')
        return target;
    for (const path of target.paths) {
        const file = resolver.files.get(path);
        if (file === undefined)
            return { kind: 'needs', path };
        if (file.state === 'refused')
            return file.fault;
        if (file.state === 'broken')
            return { ...refuseRef('ref-broken', file.fault.message), brokenFile: path };
        if (file.state === 'read')
            return walk(file.source, target.tokens, way, resolver);
    }
    return refuseRef('unresolved-ref', `The reference ${(0,src_text/* quote */.hD)(way.ref)} leads nowhere: there is no file ${(0,src_text/* quote */.hD)(target.paths[0] ?? '')}.`);
}
function walk(source, tokens, way, resolver) {
    let at = { kind: 'target', value: source.root, file: source.path, tokens: [], crossed: false };
    for (const token of tokens) {
        let next = step(at, token, resolver);
        for (let hops = 0; next === undefined; hops++) {
            const through = (0,reference/* findReference */.t3)(at.value);
            if (through === undefined)
                return refuseAbsent(way.ref, at, token, resolver);
            if (hops > 50)
                return refuseLoop(way.ref);
            const reached = resolveStep(startOf(at, resolver), through, resolver, way.depth + 1);
            if (reached.kind !== 'target')
                return reached;
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
    while (at.kind === 'target' && (0,json/* isObject */.Gv)(at.value) && isPassedOver(at.value, resolver)) {
        // Of a chain of ten thousand, each link is asked: what was walked once is known.
        const end = seen.has(at.value) ? refuseLoop(ref) : ends.get(at.value);
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
/** From 3.1 on, what stands beside a `$ref` counts: such a link of a chain is where the chain ends. */
function isPassedOver(value, resolver) {
    return typeof value['$ref'] === 'string' && (Object.keys(value).length === 1 || !keepsSiblings(resolver));
}
function keepsSiblings({ files, rootFile }) {
    const root = files.get(rootFile);
    return root?.state === 'read' && (0,json/* isObject */.Gv)(root.source.root) && !(0,reference/* isBefore31 */.Ee)(root.source.root);
}
function startOf(at, { settled, rootFile }) {
    return (0,json/* isObject */.Gv)(at.value) && settled.has(at.value) ? rootFile : at.file;
}
function step(at, token, { origins }) {
    const value = (0,text_tree_pointer/* findStep */.MR)(at.value, token);
    if (value === undefined)
        return undefined;
    const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
    return origin === undefined
        ? { ...at, value, tokens: [...at.tokens, token] }
        : { kind: 'target', value, file: origin.file, tokens: origin.tokens, crossed: true };
}
function refuseAbsent(ref, at, token, resolver) {
    const where = at.tokens.length === 0 ? (0,src_text/* quote */.hD)(at.file) : `${(0,src_text/* quote */.hD)(`#/${at.tokens.join('/')}`)} in ${(0,src_text/* quote */.hD)(at.file)}`;
    // Looking costs a comparison with every name, so that it ends before the messages that people are shown do.
    const isTold = ++resolver.absentCount <= limits/* limits */.F.problemsPerRule && (0,json/* isObject */.Gv)(at.value);
    const names = isTold ? Object.keys(at.value).slice(0, 10_000) : [];
    const near = names.find((name) => (0,text_tree_near/* isNear */.H)(token, name));
    const hint = near === undefined ? '' : ` Perhaps ${(0,src_text/* quote */.hD)(near, 100)} is meant.`;
    return refuseRef('unresolved-ref', `The reference ${(0,src_text/* quote */.hD)(ref)} leads nowhere: ${where} has no ${(0,src_text/* quote */.hD)(token, 100)}.${hint}`);
}
function refuseLoop(ref) {
    return refuseRef('ref-loop', `The reference ${(0,src_text/* quote */.hD)(ref)} leads back to itself and to nothing else.`);
}

;// CONCATENATED MODULE: ./src/openapi/bundle/bundling.ts





/** Entries that the root already names are the homes of what they refer to. */
function claimSections(bundling) {
    for (const section of (0,grammar/* listSections */.DT)(bundling.version))
        claimSection(section, bundling);
}
/**
 * The reference to a part of another file, which is moved into the document on first use; undefined where its kind has
 * no section.
 */
function findHome(target, kind, bundling) {
    const { value } = target;
    const { document, resolver, version, moved } = bundling;
    const section = (0,grammar/* findSection */.rv)(kind, version);
    if (!(0,json/* isObject */.Gv)(value) || section === undefined)
        return undefined;
    const homes = homesIn(section, bundling);
    const known = homes.get(value);
    if (known !== undefined)
        return known;
    const parent = createSection(section, document);
    const name = nameComponent(target, (taken) => Object.hasOwn(parent, taken));
    const home = renderRef([...section, name]);
    homes.set(value, home);
    resolver.origins.set(value, target);
    (0,json/* setMember */.Nk)(parent, name, value);
    moved.push({ section, name, kind, parent });
    return home;
}
function homesIn(section, { homes }) {
    const known = homes.get(section) ?? new Map();
    homes.set(section, known);
    return known;
}
function claimSection(section, bundling) {
    const opened = openSection(section, bundling);
    if (opened === undefined)
        return;
    const homes = homesIn(section, bundling);
    for (const [name, entry] of Object.entries(opened.container)) {
        if (!(0,json/* isObject */.Gv)(entry))
            continue;
        const home = renderRef([...section, name]);
        if (!homes.has(entry))
            homes.set(entry, home);
        if (Object.keys(entry).length !== 1)
            continue;
        const target = followOut(entry, opened.file, bundling.resolver);
        if (target === undefined || homes.has(target.value))
            continue;
        homes.set(target.value, home);
        bundling.resolver.origins.set(target.value, target);
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
        if (!(0,json/* isObject */.Gv)(next))
            return undefined;
        const target = followOut(next, origins.get(next)?.file ?? file, resolver);
        if (target !== undefined) {
            origins.set(target.value, target);
            (0,json/* setMember */.Nk)(container, key, target.value);
        }
        const inner = target?.value ?? next;
        file = origins.get(inner)?.file ?? file;
        container = inner;
    }
    return { container, file };
}
/** What a reference to another file ends in; undefined for everything else. */
function followOut(value, from, resolver) {
    if (typeof value['$ref'] !== 'string')
        return undefined;
    const target = resolveFully(from, value['$ref'], resolver);
    if (target.kind !== 'target' || !(0,json/* isObject */.Gv)(target.value) || target.file === resolver.rootFile)
        return undefined;
    return { ...target, value: target.value };
}
function createSection(section, document) {
    let at = document;
    for (const key of section) {
        if (!(0,json/* isObject */.Gv)(at[key]))
            (0,json/* setMember */.Nk)(at, key, {});
        at = at[key];
    }
    return at;
}

// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
// EXTERNAL MODULE: ./src/openapi/finding.ts
var finding = __webpack_require__(1559);
;// CONCATENATED MODULE: ./src/openapi/bundle/bundle-mapping.ts






/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
function pointMapping(schema, around, bundling) {
    const { discriminator } = schema;
    const { resolver } = bundling;
    if (!(0,json/* isObject */.Gv)(discriminator) || resolver.settled.has(discriminator))
        return;
    resolver.settled.add(discriminator);
    const { mapping } = discriminator;
    for (const value of Object.keys((0,json/* isObject */.Gv)(mapping) ? mapping : {})) {
        pointName(mapping, ['mapping', value], around, bundling);
    }
    pointName(discriminator, ['defaultMapping'], around, bundling);
}
/** @param at the keys from the discriminator to the name, the last one its key in `holder` */
function pointName(holder, at, around, bundling) {
    const key = at.at(-1) ?? '';
    const name = holder[key];
    const { resolver, version, path, findings } = bundling;
    if (typeof name !== 'string')
        return;
    const isWay = (0,discriminator/* isReference */.A_)(name);
    if (around.file === resolver.rootFile && !isWay)
        return;
    const section = version === '2.0' ? 'definitions' : 'components/schemas';
    const target = resolveFully(around.file, isWay ? name : `#/${section}/${name}`, resolver);
    if (target.kind === 'target') {
        const home = findPlace(name, target, around, bundling);
        if (home === undefined || home === name)
            return;
        (0,json/* setMember */.Nk)(holder, key, home);
        bundling.changed = true;
    }
    else if (isWay && target.kind === 'fault') {
        const message = `The discriminator's mapping leads to no schema. ${target.message}`;
        findings.push((0,finding/* warns */.w)('unresolved-mapping', [...path, 'discriminator', ...at], message));
    }
}
function findPlace(name, target, around, bundling) {
    const { rootFile } = bundling.resolver;
    if (target.file !== rootFile)
        return findHome(target, 'schema', bundling);
    // What the root says of itself stays as it is.
    return around.file === rootFile && name.startsWith('#') ? name : renderRef(target.tokens);
}

;// CONCATENATED MODULE: ./src/openapi/bundle/bundle.ts








/**
 * Moves the parts of other files into the document and turns every reference to them into one inside it. What has a
 * section among the components is shared there; the rest (path items, lists of properties, texts) goes where the
 * reference was. Objects keep their identity: `resolver.origins` tells where each was written.
 */
function bundleFiles(document, resolver, version) {
    const bundling = {
        document,
        resolver,
        version,
        isAlone: isAlone(resolver),
        homes: new Map(),
        moved: [],
        plain: new Set(),
        findings: [],
        brokenFiles: new Set(),
        path: [],
        active: new Map(),
        walked: new Map(),
        changed: false,
    };
    const { path, moved, findings, brokenFiles } = bundling;
    claimSections(bundling);
    const self = document['$self'];
    const base = version === '3.2' && typeof self === 'string' ? self : undefined;
    bundle_walk(document, { file: resolver.rootFile, kind: 'document', named: false, base }, bundling);
    // Grows while it is walked.
    for (const { section, name, kind, parent } of moved) {
        path.splice(0, path.length, ...section);
        visit(parent, name, { file: resolver.rootFile, kind, named: false, base: undefined }, bundling);
    }
    return { findings, brokenFiles, changed: bundling.changed || resolver.origins.size > 0 };
}
function isAlone({ files, rootFile }) {
    const root = files.get(rootFile);
    return root?.state === 'read' && !root.source.refersOut;
}
function bundle_walk(value, around, bundling) {
    if ((0,json/* isArray */.cy)(value)) {
        for (let at = 0; at < value.length; at++)
            visit(value, at, around, bundling);
        return;
    }
    if (!(0,json/* isObject */.Gv)(value))
        return;
    const here = enter(value, around, bundling);
    if (!here.named && here.kind === 'schema')
        pointMapping(value, here, bundling);
    for (const key of Object.keys(value)) {
        if (typeof value[key] !== 'object' || value[key] === null)
            continue;
        const member = here.named ? { kind: here.kind } : (0,grammar/* memberOf */.C5)(here.kind, key);
        if (bundling.isAlone && member.kind === 'data')
            continue;
        visit(value, key, { ...here, kind: member.kind, named: member.named === true }, bundling);
    }
}
/** Another file's object brings its file with it; from 3.1 on, a schema's `$id` moves what references are read against. */
function enter(value, around, { resolver, version }) {
    const file = resolver.origins.size === 0 ? undefined : resolver.origins.get(value)?.file;
    const here = file === undefined ? around : { ...around, file, base: undefined };
    if (here.kind !== 'schema' || here.named || version === '2.0' || version === '3.0')
        return here;
    const id = value['$id'];
    return typeof id === 'string' && id !== '' && !id.startsWith('#') ? { ...here, base: id } : here;
}
function visit(parent, key, around, bundling) {
    const value = (0,json/* isArray */.cy)(parent) ? parent[Number(key)] : parent[String(key)];
    if (typeof value !== 'object' || value === null)
        return;
    bundling.path.push(key);
    take(value, { parent, key, around }, bundling);
    bundling.path.pop();
}
function take(value, spot, bundling) {
    const { around } = spot;
    // A property may be called `$ref`; then what it holds is an object, never text.
    const isReference = (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, '$ref') && !(around.named && typeof value['$ref'] !== 'string');
    if (isReference)
        placeReference(value, { ...spot, around: enter(value, around, bundling) }, bundling);
    else
        bundle_walk(value, around, bundling);
}
function placeReference(holder, spot, bundling) {
    const { around } = spot;
    const ref = holder['$ref'];
    if (bundling.resolver.settled.has(holder))
        return;
    if (typeof ref === 'string') {
        if (around.kind === 'data')
            placeFromData(holder, spot, ref, bundling);
        else
            placeFromKeyword(holder, spot, ref, bundling);
        return;
    }
    if (around.kind !== 'data') {
        report(bundling, 'bad-ref', `A \`$ref\` must be text, such as "#/components/schemas/Pet"; found ${(0,src_text/* renderLine */.ni)(JSON.stringify(ref), 80)}.`);
    }
    bundle_walk(holder, around, bundling);
}
/** Inside an example this is what an API answers; only what names another file that is there is meant to be followed. */
function placeFromData(holder, spot, ref, bundling) {
    const { around } = spot;
    const { resolver } = bundling;
    const target = resolveStep(around.file, ref, resolver);
    const isMeant = target.kind === 'target' && target.file !== around.file && target.file !== resolver.rootFile;
    if (isMeant)
        place(holder, spot, { ...target, ref }, bundling);
    else
        bundle_walk(holder, around, bundling);
}
function placeFromKeyword(holder, spot, ref, bundling) {
    const { around } = spot;
    const { resolver, plain } = bundling;
    if (around.file === resolver.rootFile && around.base === undefined && plain.has(ref)) {
        bundle_walk(holder, around, bundling);
        return;
    }
    const target = resolveStep(around.file, ref, resolver);
    if (around.base !== undefined && (!ref.startsWith('#') || target.kind !== 'target')) {
        report(bundling, 'unsupported-id', `The reference ${(0,src_text/* quote */.hD)(ref)} would have to be read against ${(0,src_text/* quote */.hD)(around.base)} (\`$id\` or \`$self\`), which is not supported; take that out, or write the way from the root of this file.`);
    }
    else if (target.kind !== 'target') {
        reportTarget(bundling, target);
    }
    else {
        place(holder, spot, { ...target, ref }, bundling);
    }
}
function place(holder, spot, target, bundling) {
    const { around } = spot;
    const { resolver } = bundling;
    const end = resolveFully(around.file, target.ref, resolver);
    if (end.kind !== 'target') {
        reportTarget(bundling, end);
        return;
    }
    const inRoot = [target, end].find(({ file }) => file === resolver.rootFile);
    // A file may refer to itself by its name; in the bundle it has none.
    const isPlain = around.file === resolver.rootFile && target.ref.startsWith('#');
    if (inRoot === target && !target.crossed && isPlain) {
        bundling.plain.add(target.ref);
        bundle_walk(holder, around, bundling);
        return;
    }
    const home = inRoot === undefined
        ? ((around.named ? undefined : findHome(end, around.kind, bundling)) ?? bundling.active.get(end.value))
        : renderRef(inRoot.tokens);
    if (home === undefined) {
        inline(holder, spot, end, bundling);
        return;
    }
    (0,json/* setMember */.Nk)(holder, '$ref', home);
    resolver.settled.add(holder);
    bundling.changed = true;
    bundle_walk(holder, around, bundling);
}
/** Puts the target in the reference's place; what stands beside a path item's `$ref` is laid over it. */
function inline(holder, spot, end, bundling) {
    const { parent, key, around } = spot;
    const beside = Object.entries(holder).filter(([name]) => name !== '$ref');
    const value = (0,json/* isObject */.Gv)(end.value) && beside.length > 0 ? { ...end.value, ...Object.fromEntries(beside) } : end.value;
    if ((0,json/* isArray */.cy)(parent))
        parent[Number(key)] = value;
    else
        (0,json/* setMember */.Nk)(parent, String(key), value);
    bundling.changed = true;
    if (typeof value !== 'object' || value === null)
        return;
    bundling.resolver.origins.set(value, end);
    const inside = { ...around, file: end.file, base: undefined };
    const isReference = (0,json/* isObject */.Gv)(value) && typeof value['$ref'] === 'string';
    if (!isReference) {
        const role = `${around.kind} ${around.named}`;
        const roles = bundling.walked.get(end.value) ?? new Set();
        if (roles.has(role))
            return;
        bundling.walked.set(end.value, roles.add(role));
    }
    bundling.active.set(end.value, renderRef(bundling.path));
    if (isReference)
        take(value, { ...spot, around: inside }, bundling);
    else
        bundle_walk(value, inside, bundling);
    bundling.active.delete(end.value);
}
function reportTarget(bundling, target) {
    if (target.kind !== 'fault')
        return;
    if (target.brokenFile === undefined)
        report(bundling, target.rule, target.message);
    else
        bundling.brokenFiles.add(target.brokenFile);
}
function report({ findings, path }, rule, message) {
    findings.push((0,finding/* refuses */.Q)(rule, [...path, '$ref'], message));
}

// EXTERNAL MODULE: ./src/text-tree/source.ts + 2 modules
var text_tree_source = __webpack_require__(4845);
;// CONCATENATED MODULE: ./src/openapi/bundle/crawl.ts








/**
 * Reads every file that a description reaches, and only the reached parts of them count: a broken file that is named
 * in a part that nothing uses is never opened. Nothing is judged here; what a reference means is decided later.
 */
async function crawlFiles(root, resolver, reader) {
    // The root of JSON text is a tree: no object is met twice, and of 13 MB there are a million.
    const seen = new Set();
    let totalBytes = root.text.length;
    let pending = root.refersOut
        ? collect(root.root, root.path, root.format === 'json' ? undefined : seen).filter(leadsOut)
        : [];
    while (pending.length > 0) {
        const needed = new Set();
        const waiting = [];
        // Grows while it is walked.
        for (const { from, ref } of pending) {
            const target = resolveStep(from, ref, resolver);
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
/** Inside the root file all of it is reached anyway. */
function leadsOut({ ref }) {
    return !ref.startsWith('#');
}
/** In handfuls: thousands of files at once would be too many open ones. */
async function readFiles(paths, reader) {
    const results = [];
    const read = async (path) => [
        path,
        await reader.read(path).catch(giveRefusal),
    ];
    for (let at = 0; at < paths.length; at += 16) {
        results.push(...(await Promise.all(paths.slice(at, at + 16).map(read))));
    }
    return results;
}
function giveRefusal(error) {
    if (error instanceof errors/* ActionError */.lZ)
        return error;
    throw error;
}
function decideState(path, read, used) {
    if (read === undefined)
        return { state: 'missing' };
    if (read instanceof errors/* ActionError */.lZ) {
        const rule = read.code === 'file-outside-workspace' ? 'ref-outside' : 'ref-unreadable';
        return refuse(rule, `${(0,src_text/* quote */.hD)(path)} is not read: ${read.message}`);
    }
    if (used.files >= limits/* limits */.F.files) {
        return refuse('too-large', `The description has more than ${limits/* limits */.F.files} files.`);
    }
    if (used.totalBytes + read.length > limits/* limits */.F.totalBytes) {
        const limit = (0,limits/* renderBytes */.U)(limits/* limits */.F.totalBytes);
        return refuse('too-large', `With ${(0,src_text/* quote */.hD)(path)}, the description's files have more than ${limit} together.`);
    }
    const parsed = (0,text_tree_source/* parseSource */.P)(path, read);
    return parsed.ok ? { state: 'read', source: parsed.source } : { state: 'broken', fault: parsed.fault };
}
function refuse(rule, message) {
    return { state: 'refused', fault: refuseRef(rule, message) };
}
/** Everything under a value that may be a reference to be followed. */
function collect(value, from, seen) {
    const found = [];
    const stack = [value];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        if (typeof next !== 'object' || next === null || seen?.has(next) === true)
            continue;
        seen?.add(next);
        for (const ref of listRefs(next))
            found.push({ from, ref });
        for (const member of Object.values(next))
            if (typeof member === 'object')
                stack.push(member);
    }
    return found;
}
/** An object's own reference, and those in a discriminator's mapping. */
function listRefs(value) {
    const ref = (0,json/* findMember */.gz)(value, '$ref');
    const own = typeof ref === 'string' ? [ref] : [];
    const mapping = (0,json/* findMember */.gz)(value, 'propertyName') === undefined ? undefined : (0,json/* findMember */.gz)(value, 'mapping');
    if (!(0,json/* isObject */.Gv)(mapping))
        return own;
    const names = Object.values(mapping).filter((name) => typeof name === 'string');
    return [...own, ...names.filter(discriminator/* isReference */.A_)];
}

;// CONCATENATED MODULE: ./src/openapi/version.ts



const wanted = 'Expected a description with `"swagger": "2.0"` or `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';
/** Which line of the standard a document follows, or what it seems to be instead. */
function findVersion(root) {
    if (!(0,json/* isObject */.Gv)(root))
        return version_refuse(`The document is ${(0,text_tree_source/* describeValue */.b)(root)}, not an object. ${wanted}`);
    const swagger = (0,json/* findMember */.gz)(root, 'swagger');
    const openapi = (0,json/* findMember */.gz)(root, 'openapi');
    if (swagger !== undefined && openapi !== undefined) {
        return version_refuse('The document has both `swagger` and `openapi`; keep the one that it follows.', '/swagger');
    }
    if (openapi !== undefined)
        return findLine(openapi, root);
    if (swagger === '2.0')
        return { ok: true, version: '2.0', root };
    if (swagger === 2) {
        return version_refuse('`swagger` is the number 2; it must be the text "2.0". Put it in quotes.', '/swagger');
    }
    if (swagger !== undefined)
        return version_refuse(`\`swagger\` is ${show(swagger)}; only "2.0" is read.`, '/swagger');
    return version_refuse(`The document has neither \`openapi\` nor \`swagger\`. ${recognise(root)}${wanted}`);
}
function findLine(openapi, root) {
    if (typeof openapi === 'number') {
        return version_refuse(`\`openapi\` is the number ${openapi}; it must be text such as "3.0.3". Put it in quotes.`, '/openapi');
    }
    const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
    const version = { '0': '3.0', '1': '3.1', '2': '3.2' }[line?.[1] ?? ''];
    if (version !== undefined)
        return { ok: true, version, root };
    return version_refuse(`\`openapi\` is ${show(openapi)}; only 3.0, 3.1 and 3.2 are read.`, '/openapi');
}
/** Documents that people mistake for descriptions, by the marks that they carry. */
const lookalikes = [
    [['swaggerVersion'], 'It is a Swagger 1.x listing; convert it to OpenAPI 3 first. '],
    [['asyncapi'], 'It is an AsyncAPI document, which describes messages, not HTTP operations. '],
    [['arazzo'], 'It is an Arazzo document, which describes workflows over other descriptions. '],
    [['overlay'], 'It is an OpenAPI Overlay; apply it to its description first. '],
    [['item', 'info'], 'It is a Postman collection; export it as OpenAPI first. '],
    [['log'], 'It looks like an export of another tool; export it as OpenAPI first. '],
    [['resources'], 'It looks like an export of another tool; export it as OpenAPI first. '],
    [['$schema'], 'It looks like a JSON Schema, which has no operations. '],
    [['$id'], 'It looks like a JSON Schema, which has no operations. '],
    [['$defs'], 'It looks like a JSON Schema, which has no operations. '],
    [['paths'], 'It has `paths`, so perhaps the version was forgotten. '],
];
function recognise(root) {
    const found = lookalikes.find(([marks]) => marks.every((mark) => (0,json/* findMember */.gz)(root, mark) !== undefined));
    return found?.[1] ?? '';
}
function show(value) {
    return typeof value === 'string' ? `"${(0,src_text/* renderLine */.ni)(value, 40)}"` : (0,text_tree_source/* describeValue */.b)(value);
}
function version_refuse(message, pointer = '') {
    return { ok: false, fault: { rule: 'unknown-version', message, pointer } };
}

// EXTERNAL MODULE: ./src/compare/operations.ts
var compare_operations = __webpack_require__(3087);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var document_route = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/text-tree/locate.ts + 1 modules
var locate = __webpack_require__(1369);
// EXTERNAL MODULE: ./src/text-tree/place.ts
var text_tree_place = __webpack_require__(871);
;// CONCATENATED MODULE: ./src/text-tree/lost-numbers.ts

/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
function listLostNumbers(source) {
    if (source.longNumbers.length === 0)
        return [];
    const text = new TextDecoder().decode(source.text);
    const lost = source.longNumbers.flatMap((offset) => {
        number.lastIndex = offset;
        const written = number.exec(text)?.[0] ?? '';
        const becomes = written === '' ? undefined : findNumberLoss(written);
        return becomes === undefined ? [] : [{ offset, written, becomes }];
    });
    const places = (0,text_tree_place/* listPlaces */.bF)(text, lost.map(({ offset }) => offset));
    return lost.map(({ offset, ...loss }) => ({ ...loss, place: places.get(offset) ?? text_tree_place/* firstPlace */.Az }));
}
/** Of YAML, a plain scalar that begins like a number may be text all the same, such as a UUID or a date. */
const number = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?(?=[\s,\]}]|$)/y;
/** What a number is written as after reading, where that is another value; `1.0` and `1e2` only change their spelling. */
function findNumberLoss(source) {
    const value = Number(source);
    if (!Number.isFinite(value))
        return 'null';
    const written = String(value);
    return normalise(source) === normalise(written) ? undefined : written;
}
/** digits × 10^exponent without leading or trailing zeros, so that equal numbers are equal text. */
function normalise(source) {
    const match = /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(source);
    const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
    const all = (whole + fraction).replace(/^0+/, '');
    const digits = all.replace(/0+$/, '');
    if (digits === '')
        return '0';
    const exponent = Number(power) - fraction.length + (all.length - digits.length);
    return `${sign === '-' ? '-' : ''}${digits}e${exponent}`;
}

;// CONCATENATED MODULE: ./src/openapi/check/places.ts








/** The finding in the file where the part that it is about was written. */
function fileFinding(finding, document, resolver) {
    return { ...finding, ...findOrigin(finding.pointer, document, resolver) };
}
/** What reading the files and writing them again as JSON did to them: warnings with their places. */
function noteReading({ files }) {
    return [...files.values()].flatMap((state) => (state.state === 'read' ? noteReadingOf(state.source) : []));
}
function noteReadingOf(source) {
    const warn = (rule, message, place) => ({
        ...(0,finding/* warns */.w)(rule, [], message),
        file: source.path,
        place,
    });
    const lost = listLostNumbers(source).map(({ written, becomes, place }) => {
        const message = `The number ${(0,src_text/* renderLine */.ni)(written, 60)} does not fit what JSON readers use; it goes out as ${becomes}. Put it in quotes where its exact value counts.`;
        return warn('number-precision', message, place);
    });
    const mended = 'This line of quoted text is not indented deeper than its key. It was read all the same, but other YAML readers refuse it.';
    return [...lost, ...source.mended.map((place) => warn('yaml-indentation', mended, place))];
}
/** In which file, and where in it, a part of the bundled document was written. */
function findOrigin(pointer, document, resolver) {
    let file = resolver.rootFile;
    let tokens = [];
    let value = document;
    for (const token of (0,text_tree_pointer/* parsePointer */.vp)(pointer) ?? []) {
        value = value === undefined ? undefined : (0,text_tree_pointer/* findStep */.MR)(value, token);
        const origin = typeof value === 'object' && value !== null ? resolver.origins.get(value) : undefined;
        if (origin !== undefined)
            ({ file } = origin);
        tokens = origin?.tokens ?? [...tokens, token];
    }
    return { file, pointer: (0,text_tree_pointer/* renderPointer */.Wr)(tokens) };
}
function findSource({ files }, file) {
    const state = files.get(file);
    return state?.state === 'read' ? state.source : undefined;
}
/** Looks for all of the origins at once, in one walk through each file, and then tells where each was found. */
function locateOrigins(origins, findText) {
    const places = new Map();
    for (const [file, group] of Map.groupBy(origins, (origin) => origin.file)) {
        const text = findText(file);
        const pointers = new Set(group.map(({ pointer }) => pointer));
        if (text !== undefined)
            places.set(file, (0,locate/* locatePointers */.F)(text, pointers));
    }
    return ({ file, pointer }) => places.get(file)?.get(pointer);
}
/** Adds lines and columns; keeps one problem of a kind for each place, and of each kind as many as people can read. */
function placeFindings(findings, resolver) {
    const kept = limitRules(dropRepeats(findings));
    const unplaced = kept.filter(({ place }) => place === undefined);
    const findPlace = locateOrigins(unplaced, (file) => findSource(resolver, file));
    return kept.map(({ place, ...finding }) => ({ ...finding, ...(place ?? findPlace(finding)) }));
}
/** Errors first: they are what stops the run. Of what is said about one place, what says the same fault again goes. */
function dropRepeats(findings) {
    const isError = ({ severity }) => severity === 'error';
    const sorted = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
    const seen = new Set();
    return sorted.filter(({ severity, rule, file, pointer, place }) => {
        const at = `${file}\n${pointer}\n${place?.line ?? ''}:${place?.column ?? ''}`;
        // Of several errors at one place the first is the cause; warnings of different kinds say different things.
        const key = severity === 'error' ? at : `${at}\n${rule}`;
        if (seen.has(key) || (severity === 'warning' && rule === 'schema' && seen.has(at)))
            return false;
        seen.add(key);
        return true;
    });
}
/** Of each kind the first hundred, the last of them with a count of the rest. */
function limitRules(findings) {
    const counts = new Map();
    const kindOf = ({ severity, rule }) => `${severity} ${rule}`;
    const numbered = findings.map((finding) => {
        const number = (counts.get(kindOf(finding)) ?? 0) + 1;
        counts.set(kindOf(finding), number);
        return { finding, number };
    });
    const shown = numbered.filter(({ number }) => number <= limits/* limits */.F.problemsPerRule);
    return shown.map(({ finding, number }) => {
        const rest = (counts.get(kindOf(finding)) ?? 0) - limits/* limits */.F.problemsPerRule;
        if (number < limits/* limits */.F.problemsPerRule || rest <= 0)
            return finding;
        return { ...finding, message: `${finding.message} And ${rest} more of this kind.` };
    });
}
/**
 * Tells later on which line of which file an operation is written: of the files it keeps the text alone, and looks into
 * it only when asked. Made before the document is prepared, while its parts are still those that were read.
 * @param operations those of `document`, in its order
 */
function createLocator(document, operations, resolver) {
    const origins = new Map();
    const texts = new Map();
    for (const [index, route] of (0,document_route/* listRoutes */.Bn)(document).entries()) {
        const origin = findOrigin(pointTo(document, route), document, resolver);
        const source = findSource(resolver, origin.file);
        const operation = operations[index];
        if (operation === undefined || source === undefined)
            continue;
        origins.set(operation, origin);
        texts.set(origin.file, { format: source.format, text: source.text });
    }
    return (wanted) => {
        const known = wanted.flatMap((operation) => {
            const origin = origins.get(operation);
            return origin === undefined ? [] : [{ operation, ...origin }];
        });
        const findPlace = locateOrigins(known, (file) => texts.get(file));
        return new Map(known.map(({ operation, ...origin }) => [
            operation,
            { file: origin.file, line: findPlace(origin)?.line ?? 1 },
        ]));
    };
}
/** A path item may stand elsewhere and only be named under `paths`. */
function pointTo(document, route) {
    const [root = '', path = '', ...key] = (0,document_route/* placeOf */.$t)(route);
    const item = (0,json/* findMember */.gz)(document[root], path);
    const reference = (0,json/* isObject */.Gv)(item) && !Object.hasOwn(item, key[0] ?? '') ? item['$ref'] : undefined;
    return typeof reference === 'string' && reference.startsWith('#/')
        ? reference.slice(1) + (0,text_tree_pointer/* renderPointer */.Wr)(key)
        : (0,text_tree_pointer/* renderPointer */.Wr)([root, path, ...key]);
}

// EXTERNAL MODULE: ./src/importer/prepare/prepare.ts + 24 modules
var prepare = __webpack_require__(6014);
;// CONCATENATED MODULE: ./src/openapi/check/name-rules.ts




/** What the assistant would stumble over: actions without a name or with another's, and ids that name no operation. */
function findNameFaults(routes) {
    const ids = new Map();
    const names = new Map();
    const known = new Set(routes.flatMap(({ operation }) => readId(operation['operationId']) ?? []));
    return routes.flatMap((route) => [...findOwnFaults(route, ids, names), ...findOrderFaults(route, known)]);
}
function findOwnFaults(route, ids, names) {
    const { operationId, summary, description } = route.operation;
    const [at, operation] = [(0,document_route/* placeOf */.$t)(route), (0,document_route/* quoteRoute */.uO)(route)];
    const id = readId(operationId);
    const name = id ?? [summary, description].find(isText);
    if (name === undefined) {
        const message = `${operation} has no operationId, summary or description: the assistant has only its method and path to go by.`;
        return [(0,finding/* warns */.w)('no-description', at, message)];
    }
    const shown = `"${(0,src_text/* renderLine */.ni)(name, 100)}"`;
    const sameId = id === undefined ? undefined : claim(ids, id, route);
    const sameName = claim(names, name, route);
    if (sameId !== undefined) {
        const message = `${operation} has the operationId ${shown} that ${(0,document_route/* quoteRoute */.uO)(sameId)} has already; each must be unique.`;
        return [(0,finding/* warns */.w)('duplicate-operation-id', [...at, 'operationId'], message)];
    }
    if (sameName === undefined)
        return [];
    const message = `${operation} becomes an action of the same name as ${(0,document_route/* quoteRoute */.uO)(sameName)}: ${shown}. Give each an operationId.`;
    return [(0,finding/* warns */.w)('same-action-name', at, message)];
}
/** Who has the name already; where nobody has, from now on the route. */
function claim(owners, name, route) {
    const owner = owners.get(name);
    if (owner === undefined)
        owners.set(name, route);
    return owner;
}
/** `x-open-execute-after` is the service's own: a list of the operations after which this one may run. */
function findOrderFaults(route, known) {
    const key = 'x-open-execute-after';
    const after = route.operation[key];
    if (after === undefined)
        return [];
    const [at, operation] = [[...(0,document_route/* placeOf */.$t)(route), key], (0,document_route/* quoteRoute */.uO)(route)];
    if (!(0,json/* isArray */.cy)(after)) {
        const message = `\`${key}\` of ${operation} must be a list of operationIds; found ${(0,src_text/* renderLine */.ni)(JSON.stringify(after), 80)}.`;
        return [(0,finding/* warns */.w)('execute-after', at, message)];
    }
    return after.flatMap((entry, index) => {
        const id = readId(entry);
        if (id !== undefined && known.has(id))
            return [];
        const message = `${operation} is to run after ${(0,src_text/* renderLine */.ni)(JSON.stringify(entry), 100)}, but no operation has that operationId.`;
        return [(0,finding/* warns */.w)('execute-after', [...at, index], message)];
    });
}
/** Numbers are written as text when they go out. */
function readId(value) {
    if (typeof value === 'number')
        return String(value);
    return isText(value) ? value : undefined;
}
function isText(value) {
    return typeof value === 'string' && value.trim() !== '';
}

;// CONCATENATED MODULE: ./src/openapi/check/parameter-rules.ts





/** Whether an operation's parameters fit its path and each other. */
function findParameterFaults(document, route) {
    const { path, operation, item } = route;
    const own = listParameters(document, operation['parameters'], (0,document_route/* placeOf */.$t)(route));
    const shared = listParameters(document, item['parameters'], ['paths', path]);
    const overridden = new Set(own.map(keyOf));
    const all = [...own, ...shared.filter((parameter) => !overridden.has(keyOf(parameter)))];
    return [...findRepeats(own), ...findRepeats(shared), ...findBodies(all), ...findTemplateFaults(route, all)];
}
function listParameters(document, list, at) {
    if (!(0,json/* isArray */.cy)(list))
        return [];
    return list.flatMap((entry, index) => {
        const parameter = (0,reference/* resolveObject */.Wm)(document, entry);
        const name = (0,json/* findMember */.gz)(parameter, 'name');
        const place = (0,json/* findMember */.gz)(parameter, 'in');
        if (typeof name !== 'string' || typeof place !== 'string')
            return [];
        return [{ name, place, at: [...at, 'parameters', index] }];
    });
}
function keyOf({ name, place }) {
    return `${place} ${name}`;
}
function findRepeats(parameters) {
    const seen = new Set();
    return parameters.flatMap((parameter) => {
        const { place, at } = parameter;
        const key = keyOf(parameter);
        if (seen.has(key)) {
            const message = `The ${place} parameter ${parameter_rules_show(parameter)} appears twice.`;
            return [(0,finding/* warns */.w)('duplicate-parameter', at, message)];
        }
        seen.add(key);
        return [];
    });
}
/** Swagger 2.0 only: later versions have no such places. */
function findBodies(parameters) {
    const [first, second] = parameters.filter(({ place }) => place === 'body');
    const form = parameters.find(({ place }) => place === 'formData');
    const other = second ?? form;
    if (first === undefined || other === undefined)
        return [];
    const both = second === undefined
        ? `the body parameter ${parameter_rules_show(first)} and the form parameter ${parameter_rules_show(other)}`
        : `two body parameters, ${parameter_rules_show(first)} and ${parameter_rules_show(other)}`;
    return [(0,finding/* warns */.w)('two-bodies', other.at, `The operation has ${both}; a request has one body.`)];
}
function findTemplateFaults(route, parameters) {
    const { path } = route;
    const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const declared = parameters.filter(({ place }) => place === 'path');
    const known = new Set(declared.map(({ name }) => name));
    const used = new Set(names);
    const findings = [];
    const undeclared = names.filter((name) => !known.has(name));
    if (undeclared.length > 0) {
        const message = `${(0,document_route/* quoteRoute */.uO)(route)} does not declare its path parameter ${listNames(undeclared)}.`;
        findings.push((0,finding/* warns */.w)('path-parameter', (0,document_route/* placeOf */.$t)(route), message));
    }
    for (const parameter of declared.filter(({ name }) => !used.has(name))) {
        const message = `The path parameter ${parameter_rules_show(parameter)} does not occur in the path ${(0,src_text/* quote */.hD)(path)}.`;
        findings.push((0,finding/* warns */.w)('path-parameter', parameter.at, message));
    }
    const repeated = names.find((name, index) => names.indexOf(name) < index);
    if (repeated !== undefined) {
        const message = `The path ${(0,src_text/* quote */.hD)(path)} has ${(0,src_text/* quote */.hD)(`{${repeated}}`, 100)} twice.`;
        findings.push((0,finding/* warns */.w)('path-template', ['paths', path], message));
    }
    return findings;
}
function parameter_rules_show({ name }) {
    return `"${(0,src_text/* renderLine */.ni)(name, 100)}"`;
}
function listNames(names) {
    const shown = names.slice(0, 5).map((name) => `"${(0,src_text/* renderLine */.ni)(name, 60)}"`);
    return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}

;// CONCATENATED MODULE: ./src/openapi/check/value-words.ts


/** A value as a message shows it: scalars as JSON, the rest by its kind. */
function showValue(value) {
    if (value === undefined)
        return 'nothing';
    if ((0,json/* isArray */.cy)(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (!(0,json/* isObject */.Gv)(value))
        return (0,src_text/* renderLine */.ni)(JSON.stringify(value), 80);
    const ref = (0,json/* findMember */.gz)(value, '$ref');
    return typeof ref === 'string' ? `a reference to ${(0,src_text/* quote */.hD)(ref, 80)}` : 'an object';
}
const typeWords = {
    object: ['an object'],
    array: ['a list'],
    string: ['text'],
    number: ['a number'],
    integer: ['a whole number'],
    boolean: ['true', 'false'],
    null: ['null'],
};
/** JSON Schema's types in words: `an object, true or false`. `types`: one, or a list. */
function listTypes(types) {
    const words = [types].flat().flatMap((type) => typeWords[String(type)] ?? [String(type)]);
    const last = words.pop() ?? '';
    return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}
function listValues(values) {
    const list = [values].flat().map((value) => JSON.stringify(value));
    return list.length === 1 ? list.join('') : `one of ${list.join(', ')}`;
}
/** What names of components look like, as the standard writes it. */
const componentForm = '^[a-zA-Z0-9._-]+$';
const nameForm = 'may hold letters, digits, `.`, `-` and `_`';
/** What the official schemas write as regular expressions, as the end of a sentence. */
const value_words_forms = {
    '^/': 'it must begin with `/`',
    '^[^{}]+$': 'it must not be empty or hold `{` or `}`',
    '^[^{}/ :\\\\]+(?::\\d+)?$': 'it must be a host name, with a port or without, and no scheme or path',
    "^[0-9A-Za-z!#$%&'*+.^_`|~-]+$": "a header name may hold letters, digits and ``!#$%&'*+.^_`|~-``",
    [componentForm]: `it ${nameForm}`,
    '^[A-Za-z_][-A-Za-z0-9._]*$': `it must begin with a letter or \`_\` and ${nameForm}`,
    '^[^#]*$': 'it must have no `#`',
    '^[^#]*#?$': 'it must have no `#` but at its end',
};
/** A text that has not the form that is expected. */
function describeForm(part, value, pattern) {
    return `${part} is ${showValue(value)}; ${value_words_forms[pattern] ?? `it must match \`${pattern}\``}.`;
}
/** A key that has not the form that is expected. */
function describeName(part, name, pattern) {
    const form = typeof pattern === 'string' ? value_words_forms[pattern] : undefined;
    return `${part} has the name "${(0,src_text/* renderLine */.ni)(name, 100)}", which is not allowed${form === undefined ? '' : `; ${form}`}.`;
}
/** Members of which an object may have one only. */
const exclusive = [
    ['example', 'examples'],
    ['schema', 'content'],
    ['operationRef', 'operationId'],
    ['identifier', 'url'],
    ['value', 'externalValue'],
    ['value', 'dataValue'],
    ['value', 'serializedValue'],
    ['serializedValue', 'externalValue'],
];
/** The compiled schema says only that a pair is there which excludes each other, not which. */
function describeNot(part, value) {
    if ((0,json/* isArray */.cy)(value))
        return describeParameters(value);
    const pair = exclusive.find((keys) => keys.every((key) => (0,json/* findMember */.gz)(value, key) !== undefined));
    return pair === undefined
        ? undefined
        : `${part} has both \`${pair[0]}\` and \`${pair[1]}\`; only one of them is allowed.`;
}
/** OpenAPI 3.2: the whole query string is one parameter, alone. */
function describeParameters(parameters) {
    const count = (place) => parameters.filter((parameter) => (0,json/* findMember */.gz)(parameter, 'in') === place).length;
    if (count('querystring') === 0)
        return undefined;
    return count('querystring') > 1
        ? '`parameters` has several parameters with `in: querystring`; only one is allowed.'
        : '`parameters` has a parameter with `in: querystring`, which is the whole query, and others with `in: query` beside it.';
}

;// CONCATENATED MODULE: ./src/openapi/check/rule-findings.ts









/** Far more than any service takes; the pointers of findings repeat it. */
const longestKey = 2000;
/** Paths and methods of such a length that nothing else is worth telling: each other finding would repeat them. */
function findEndlessPaths(document) {
    return Object.entries(membersOf(document['paths'])).flatMap(([path, item]) => {
        if (path.length > longestKey)
            return [refuseEndless('path', path, path)];
        const methods = [item, (0,json/* findMember */.gz)(item, 'additionalOperations')].flatMap((part) => Object.keys(membersOf(part)));
        const endless = methods.filter((method) => method.length > longestKey);
        return endless.map((method) => refuseEndless('method', method, path));
    });
}
function refuseEndless(what, key, path) {
    const message = `The ${what} ${(0,src_text/* quote */.hD)(key, 60)} has ${key.length} characters; no URL or method is as long as that.`;
    return (0,finding/* refuses */.Q)(what === 'path' ? 'url-too-long' : 'method-too-long', ['paths', path], message);
}
/** What the schema cannot say: errors where nothing could be imported, warnings where the assistant would be misled. */
function findRuleBreaks(document, options) {
    const findings = listRuleBreaks(document);
    if (!options.strict)
        return findings;
    const isSwagger = Object.hasOwn(document, 'swagger');
    return findings.map((finding) => mustRules.has(finding.rule) && !(isSwagger && finding.rule === 'same-path')
        ? { ...finding, severity: 'error' }
        : finding);
}
/**
 * What the standard says with a MUST, in words instead of its schema: under `strict` an error, as what the schema says.
 * Every other warning is advice for the copilot's sake and never fails a run. `same-path` is a MUST from 3.0 on.
 * @see https://spec.openapis.org/oas/v3.1.1, "Paths Object", "Path Templating", "Operation Object", "Parameter Object"
 */
const mustRules = new Set([
    'component-name',
    'duplicate-operation-id',
    'duplicate-parameter',
    'path-parameter',
    'path-template',
    'same-path',
    'two-bodies',
]);
function listRuleBreaks(document) {
    const paths = (0,json/* findMember */.gz)(document, 'paths');
    if (paths === undefined) {
        const message = `The description has no \`paths\`${describeElse(document)}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
        return [(0,finding/* refuses */.Q)('no-paths', [], message)];
    }
    if (!(0,json/* isObject */.Gv)(paths)) {
        const message = `\`paths\` is ${(0,text_tree_source/* describeValue */.b)(paths)}; it must be an object with one entry for each path.`;
        return [(0,finding/* refuses */.Q)('no-paths', ['paths'], message)];
    }
    const broken = findBrokenItems(document, paths);
    const routes = (0,document_route/* listRoutes */.Bn)(document);
    // Where a path's reference is broken, that is the fault, and told already.
    const isReferring = Object.values(paths).some((item) => (0,json/* findMember */.gz)(item, '$ref') !== undefined);
    if (routes.length === 0 && broken.length === 0 && !isReferring) {
        const message = `The description has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`;
        return [(0,finding/* refuses */.Q)('no-operations', ['paths'], message)];
    }
    const sound = routes.filter(({ path }) => listStrangeKeys(document, paths[path]).length === 0);
    return [
        ...broken,
        ...findSamePaths(Object.keys(paths)),
        ...findComponentNames(document),
        ...findNameFaults(sound),
        ...sound.flatMap((route) => findParameterFaults(document, route)),
    ];
}
/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeElse(document) {
    if ((0,json/* findMember */.gz)(document, 'webhooks') !== undefined)
        return ', only webhooks, which are requests that the API sends and no assistant can make';
    if ((0,json/* findMember */.gz)(document, 'components') !== undefined || (0,json/* findMember */.gz)(document, 'definitions') !== undefined)
        return ', only components for other descriptions to use';
    return '';
}
function findBrokenItems(document, paths) {
    return Object.entries(paths).flatMap(([path, item]) => {
        if (path.startsWith('x-'))
            return [];
        if (!(0,json/* isObject */.Gv)(item)) {
            const message = `The path ${(0,src_text/* quote */.hD)(path)} is ${(0,text_tree_source/* describeValue */.b)(item)}; it must be an object of operations.`;
            return [(0,finding/* refuses */.Q)('path-type', ['paths', path], message)];
        }
        const operations = Object.entries(item).filter(([key]) => (0,grammar/* isStandardMethod */.ZS)(key));
        const faults = operations.flatMap(([key, value]) => {
            if ((0,json/* isObject */.Gv)(value))
                return [];
            const message = `${(0,document_route/* quoteRoute */.uO)({ path, key })} is ${(0,text_tree_source/* describeValue */.b)(value)}; it must be an object.`;
            return [(0,finding/* refuses */.Q)('operation-type', ['paths', path, key], message)];
        });
        return [...faults, ...findStrangeTarget(document, path, item)];
    });
}
function findStrangeTarget(document, path, item) {
    const strange = listStrangeKeys(document, item);
    if (strange.length === 0)
        return [];
    const keys = strange.slice(0, 3).map((key) => (0,src_text/* quote */.hD)(key, 60));
    const message = `The path ${(0,src_text/* quote */.hD)(path)} refers to something that is no path item: it has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
    return [(0,finding/* refuses */.Q)('path-reference', ['paths', path, '$ref'], message)];
}
/** Where a path's `$ref` leads to something of another kind, such as a schema: each of its keys would be an action. */
function listStrangeKeys(document, item) {
    const target = typeof (0,json/* findMember */.gz)(item, '$ref') === 'string' ? (0,document_route/* findItem */.Rm)(document, item) : undefined;
    const methods = Object.keys(target ?? {}).filter(document_route/* isMethodKey */.d3);
    return methods.some(grammar/* isStandardMethod */.ZS) ? [] : methods;
}
/** Said in the schema from 3.1 on; 3.0 says it in words only. */
function findComponentNames({ openapi, components }) {
    if (typeof openapi !== 'string' || !openapi.startsWith('3.0'))
        return [];
    const form = new RegExp(componentForm);
    return Object.entries(membersOf(components)).flatMap(([kind, group]) => {
        const names = kind.startsWith('x-') ? [] : Object.keys(membersOf(group));
        return names
            .filter((name) => !form.test(name))
            .map((name) => (0,finding/* warns */.w)('component-name', ['components', kind, name], describeName((0,src_text/* quote */.hD)(kind), name, componentForm)));
    });
}
/** `/pets/{id}` and `/pets/{name}` answer to the same URLs. */
function findSamePaths(paths) {
    const first = new Map();
    return paths.flatMap((path) => {
        const shape = path.replace(/\{[^{}]*\}/g, '{}');
        const other = first.get(shape);
        if (other === undefined)
            first.set(shape, path);
        if (other === undefined || path.startsWith('x-'))
            return [];
        const message = `The path ${(0,src_text/* quote */.hD)(path)} is the same as ${(0,src_text/* quote */.hD)(other)} but for the names of its parameters.`;
        return [(0,finding/* warns */.w)('same-path', ['paths', path], message)];
    });
}
function membersOf(value) {
    return (0,json/* isObject */.Gv)(value) ? value : {};
}

;// CONCATENATED MODULE: ./src/openapi/check/schema-errors.ts

/** What says only that something below does not fit. */
const composite = new Set(['oneOf', 'anyOf', 'if']);
/**
 * The errors worth telling. A choice between shapes fails with the errors of every shape: those of the shape that
 * fits best are kept. And one wrong member makes its siblings look unknown: that is noise where there is a better error.
 */
function collapseErrors(errors) {
    const replaced = new Map();
    for (const [index, error] of errors.entries()) {
        if (error.keyword === 'oneOf' || error.keyword === 'anyOf')
            collapseChoice(error, errors, replaced);
        if (error.keyword === 'propertyNames')
            collapseName(error, errors.slice(0, index), replaced);
    }
    const plain = replace(errors, replaced);
    const said = plain.filter(({ keyword }) => !composite.has(keyword));
    const places = coverPaths(said);
    const betterPlaces = coverPaths(said.filter((error) => !isLeftover(error)));
    const kept = plain.filter((error) => {
        if (composite.has(error.keyword))
            return !places.has(error.instancePath);
        return !isLeftover(error) || !betterPlaces.has(error.instancePath);
    });
    return mergeMisspelled(schema_errors_dropRepeats(kept));
}
function isLeftover({ keyword }) {
    return keyword === 'unevaluatedProperties';
}
function replace(errors, replaced) {
    return errors.flatMap((error) => (replaced.has(error) ? (replaced.get(error) ?? []) : [error]));
}
/** Branches that are written in place carry their number: `…/oneOf/1/required`. */
function groupByBranch(choice, errors) {
    const prefix = `${choice.schemaPath}/`;
    const within = errors.filter((error) => error.schemaPath.startsWith(prefix) && isWithin(error, choice));
    return [...Map.groupBy(within, ({ schemaPath }) => schemaPath.slice(prefix.length).split('/')[0]).values()];
}
function collapseChoice(choice, errors, replaced) {
    const branches = groupByBranch(choice, errors);
    if (branches.length < 2)
        return;
    const all = branches.flat();
    const missing = all.map(({ params }) => params['missingProperty']);
    if (missing.every((property) => typeof property === 'string')) {
        for (const error of [...all, choice])
            replaced.set(error, undefined);
        const params = { missingProperty: [...new Set(missing)].join('` or `') };
        if (all[0] !== undefined)
            replaced.set(all[0], { ...all[0], params });
        return;
    }
    const best = branches.reduce((left, right) => (right.length < left.length ? right : left));
    for (const error of branches.filter((branch) => branch !== best).flat())
        replaced.set(error, undefined);
}
/** A name that is not allowed: the errors right before say why, and stand at the object as if it were the name. */
function collapseName(error, before, replaced) {
    const isCause = ({ instancePath, keyword }) => instancePath === error.instancePath && ['pattern', 'not', 'enum'].includes(keyword);
    const causes = before.slice(before.findLastIndex((other) => !isCause(other)) + 1);
    for (const cause of causes)
        replaced.set(cause, undefined);
    const pattern = causes.map(({ params }) => params['pattern']).findLast((found) => found !== undefined);
    replaced.set(error, { ...error, params: { ...error.params, pattern } });
}
/** `urll` where `url` is missing is one fault. */
function mergeMisspelled(errors) {
    const replaced = new Map();
    const required = errors.filter(({ keyword }) => keyword === 'required');
    const byPlace = Map.groupBy(required, ({ instancePath }) => instancePath);
    for (const error of errors) {
        const written = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
        const missing = byPlace
            .get(error.instancePath)
            ?.find(({ params }) => (0,text_tree_near/* isNear */.H)(String(written), String(params['missingProperty'])));
        if (typeof written !== 'string' || missing === undefined)
            continue;
        replaced.set(missing, undefined);
        replaced.set(error, { ...error, params: { ...error.params, meant: missing.params['missingProperty'] } });
    }
    return replace(errors, replaced);
}
function isWithin(error, choice) {
    return (error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`));
}
/** The places of errors and everything above them. */
function coverPaths(errors) {
    const covered = new Set();
    for (const { instancePath } of errors) {
        for (let path = instancePath; !covered.has(path); path = path.slice(0, Math.max(path.lastIndexOf('/'), 0))) {
            covered.add(path);
        }
    }
    return covered;
}
/** One error a place, but for unknown and missing members, of which a place can have several. */
function schema_errors_dropRepeats(errors) {
    const seen = new Set();
    return errors.filter((error) => {
        const member = error.params['additionalProperty'] ??
            error.params['unevaluatedProperty'] ??
            error.params['missingProperty'] ??
            error.params['propertyName'];
        const key = typeof member === 'string' ? `${error.instancePath}\n${member}` : error.instancePath;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./src/openapi/check/part-name.ts





const nouns = {
    pathItem: 'path',
    parameter: 'parameter',
    response: 'response',
    header: 'header',
    schema: 'schema',
    mediaType: 'media type',
    example: 'example',
    link: 'link',
    callback: 'callback',
    securityScheme: 'security scheme',
    requestBody: 'request body',
    responses: 'responses object',
};
/** What a back-end engineer calls the part at a pointer: `GET /pets`, parameter "limit", response "200". */
function namePart(document, pointer) {
    const tokens = (0,text_tree_pointer/* parsePointer */.vp)(pointer) ?? [];
    const last = tokens.at(-1);
    if (last === undefined)
        return 'the document';
    const part = findPart(document, tokens);
    if (part.kind === 'operation' && !part.holdsNames) {
        const path = tokens.at(-2) === 'additionalOperations' ? tokens.at(-3) : tokens.at(-2);
        return (0,document_route/* quoteRoute */.uO)({ key: last, path: path ?? '' });
    }
    const noun = findNoun(part);
    if (noun === undefined)
        return (0,src_text/* quote */.hD)(part.list === undefined ? last : `${part.list}[${last}]`, 100);
    return nameOne(noun, part, last);
}
/** A keyword or an index says no more than the noun does; another key does. */
function nameOne(noun, { kind, value }, key) {
    const name = kind === 'parameter' ? (0,json/* findMember */.gz)(value, 'name') : undefined;
    if (typeof name === 'string')
        return `${noun} "${(0,src_text/* renderLine */.ni)(name, 100)}"`;
    const isTelling = !/^(?:schema|items|requestBody|responses|\d+)$/.test(key) || noun === 'response';
    return (0,json/* isObject */.Gv)(value) && !isTelling ? `this ${noun}` : `${noun} "${(0,src_text/* renderLine */.ni)(key, 100)}"`;
}
function findPart(document, tokens) {
    let part = {
        kind: 'document',
        value: document,
        holdsNames: false,
        isOwnName: false,
        list: undefined,
    };
    for (const [index, token] of tokens.entries()) {
        const { kind, value, holdsNames } = part;
        if ((0,json/* isArray */.cy)(value)) {
            part = { ...part, value: value[Number(token)], list: tokens[index - 1] };
            continue;
        }
        const member = holdsNames ? { kind } : (0,grammar/* memberOf */.C5)(kind, token);
        part = {
            kind: member.kind,
            value: (0,json/* findMember */.gz)(value, token),
            holdsNames: member.named === true,
            isOwnName: holdsNames,
            list: undefined,
        };
    }
    return part;
}
/** A list, and text in a list, is called by its key alone. */
function findNoun({ kind, value, holdsNames, isOwnName, list }) {
    const isList = (0,json/* isArray */.cy)(value) && !isOwnName;
    const isTextInList = list !== undefined && !(0,json/* isObject */.Gv)(value);
    return holdsNames || isList || isTextInList ? undefined : nouns[kind];
}

;// CONCATENATED MODULE: ./src/openapi/check/word-hints.ts

/** The words that people misspell: those that stand directly in the objects of the standard. */
const words = listWords(`
  openapi swagger info host basePath schemes consumes produces servers paths webhooks components
  definitions parameters responses security securityDefinitions securitySchemes tags externalDocs
  title summary description termsOfService contact license version name url email identifier
  variables default enum schemas examples requestBodies headers links callbacks pathItems
  get put post delete options head patch trace operationId requestBody deprecated in required
  allowEmptyValue style explode allowReserved schema example content encoding contentType
  propertyName mapping type format items properties additionalProperties allOf oneOf anyOf not
  nullable readOnly writeOnly discriminator xml minimum maximum minLength maxLength pattern
  minItems maxItems uniqueItems flow flows scopes authorizationUrl tokenUrl refreshUrl scheme
  bearerFormat openIdConnectUrl collectionFormat operationRef value externalValue
`);
/** Words that are unknown to one version and known to a later one, wherever they stand. */
const since = [
    [
        '3.0',
        listWords('anyOf oneOf not nullable writeOnly requestBody content components servers callbacks links'),
    ],
    [
        '3.1',
        listWords(`
      webhooks pathItems jsonSchemaDialect const $defs $id $schema $anchor $comment if then else
      prefixItems contains patternProperties propertyNames dependentSchemas dependentRequired
      unevaluatedProperties unevaluatedItems contentMediaType contentEncoding
    `),
    ],
    [
        '3.2',
        listWords(`
      query additionalOperations itemSchema prefixEncoding itemEncoding $self dataValue
      serializedValue nodeType defaultMapping mediaTypes oauth2MetadataUrl
    `),
    ],
];
function listWords(text) {
    return text.trim().split(/\s+/);
}
/** What may have been meant by a key that is not known where it stands: a sentence, or nothing. */
function hintAtWord(key, at, version) {
    const later = findVersionOf(key, at);
    if (later !== undefined && later > version) {
        return `It came with OpenAPI ${later}; this description follows ${version}.`;
    }
    const near = words.find((word) => (0,text_tree_near/* isNear */.H)(key, word) && (word.length > 3 || key.toLowerCase() === word));
    return near === undefined ? undefined : `Perhaps \`${near}\` is meant.`;
}
function findVersionOf(key, at) {
    const isNewText = (key === 'summary' && at === '/info') || (key === 'identifier' && at === '/info/license');
    return isNewText ? '3.1' : since.find(([, known]) => known.includes(key))?.[0];
}

;// CONCATENATED MODULE: ./src/openapi/check/schema-words.ts






/** A compiled schema's error as a back-end engineer would say it, at the part that has to be changed. */
function describeViolation(document, error, version) {
    const { instancePath: at, keyword, params } = error;
    if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
        return describeUnknown(document, error, version);
    }
    const param = (key) => String(params[key]);
    const value = (0,text_tree_pointer/* findByPointer */.wR)(document, at);
    const breach = { at, version, value, part: namePart(document, at), params, param };
    const message = (sentences[keyword] ?? describeOther)(breach);
    return {
        pointer: keyword === 'propertyNames' ? `${at}/${(0,text_tree_pointer/* escapeToken */.tj)(param('propertyName'))}` : at,
        message: message.charAt(0).toUpperCase() + message.slice(1),
    };
}
/** By the keyword of JSON Schema that an error is about. */
const sentences = {
    required: ({ part, at, param }) => describeMissing(part, at, param('missingProperty')),
    type: (breach) => {
        const { part, value, params } = breach;
        return `${part} must be ${listTypes(params['type'])}; found ${showValue(value)}.${hintAtType(breach)}`;
    },
    enum: (breach) => {
        const { part, value, params } = breach;
        return `${part} must be ${listValues(params['allowedValues'])}; found ${showValue(value)}.${hintAtChoice(breach)}`;
    },
    const: ({ part, value, params }) => `${part} must be ${JSON.stringify(params['allowedValue'])}; found ${showValue(value)}.`,
    pattern: ({ part, at, version, value, param }) => at === '/openapi'
        ? `\`openapi\` is ${showValue(value)}; write all three numbers, such as "${version}.0".`
        : describeForm(part, value, param('pattern')),
    format: ({ part, value, param }) => describeFormat(param('format'), part, value),
    minItems: describeEmpty,
    minProperties: describeEmpty,
    maxProperties: ({ part, param }) => `${part} must have at most ${param('limit')} entries.`,
    uniqueItems: ({ part, param }) => `${part} lists the same entry twice: [${param('i')}] and [${param('j')}], counted from 0.`,
    'false schema': (breach) => {
        const key = breach.at.slice(breach.at.lastIndexOf('/') + 1);
        const cause = ruledOut[key];
        return cause === undefined ? describeOther(breach) : `\`${key}\` is not allowed beside \`${cause}\`.`;
    },
    not: describeConflict,
    contains: describeConflict,
    oneOf: describeConflict,
    anyOf: describeConflict,
    propertyNames: ({ part, at, params, param }) => {
        const name = param('propertyName');
        return at.endsWith('/additionalOperations')
            ? `${part} holds ${(0,src_text/* quote */.hD)(name, 100)}, which has a place of its own: write ${(0,src_text/* quote */.hD)(name.toLowerCase(), 100)} beside \`additionalOperations\`.`
            : describeName(part, name, params['pattern']);
    },
    minimum: describeRange,
    exclusiveMinimum: describeRange,
};
/** OpenAPI 3.2: members that another one rules out. */
const ruledOut = {
    attribute: 'nodeType',
    wrapped: 'nodeType',
    prefixEncoding: 'encoding',
    itemEncoding: 'encoding',
};
function describeEmpty({ part, at }) {
    return at.endsWith('/responses') ? describeNoResponse(part) : `${part} must not be empty.`;
}
function describeNoResponse(part) {
    return `${part} has no response; give a status code or \`default\`.`;
}
function describeConflict({ part, value }) {
    return describeNot(part, value) ?? `${part} combines things that exclude each other.`;
}
function describeRange({ part, value, param }) {
    return `${part} must be ${param('comparison')} ${param('limit')}; found ${showValue(value)}.`;
}
function describeOther({ part, value }) {
    return `${part} does not fit the standard; found ${showValue(value)}.`;
}
function describeMissing(part, at, property) {
    if (property === 'default' && at.endsWith('/responses'))
        return describeNoResponse(part);
    // Of all that can be missing, `required` itself is always this.
    if (property === 'required')
        return `${part} must have \`required: true\`, as every path parameter.`;
    return `${part} has no \`${property}\`, which is required.`;
}
function describeUnknown(document, error, version) {
    const { instancePath: at, params } = error;
    const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
    const pointer = `${at}/${(0,text_tree_pointer/* escapeToken */.tj)(key)}`;
    if (at === '/paths')
        return { pointer, message: `The path "${(0,src_text/* renderLine */.ni)(key)}" must begin with \`/\`.` };
    const holder = at === '' ? 'a description' : namePart(document, at);
    const unknown = `${(0,src_text/* quote */.hD)(key, 100)} is not known in ${holder}.`;
    const meant = params['meant'];
    if (typeof meant === 'string') {
        return { pointer, message: `${unknown} Perhaps \`${meant}\` is meant, which is required.` };
    }
    const isResponses = at.endsWith('/responses') && at !== '/components/responses';
    if (isResponses) {
        const range = version === '2.0' ? '' : ', a range such as `2XX`';
        const message = `${unknown} Expected a status code of three digits${range}, or \`default\`.`;
        return { pointer, message };
    }
    const hint = hintAtWord(key, at, version) ??
        'Correct its spelling or place, or name it `x-…` where it is an extension.';
    return { pointer, message: `${unknown} ${hint}` };
}
function describeFormat(format, part, value) {
    const names = {
        regex: 'a regular expression of ECMAScript',
        uri: 'a URL with its scheme',
        'uri-reference': 'a URL',
        email: 'an e-mail address',
    };
    return `${part} must be ${names[format] ?? `a valid ${format}`}; found ${showValue(value)}.`;
}
function hintAtType(breach) {
    const { at, value, params } = breach;
    const isScalar = typeof value === 'number' || typeof value === 'boolean';
    if (params['type'] === 'string' && isScalar)
        return ' Put it in quotes.';
    if (at.endsWith('/required') && typeof value === 'boolean') {
        return ' In a schema, `required` lists names of properties, beside `properties`.';
    }
    return hintAtChoice(breach);
}
/** Habits of later versions that people take into earlier ones. */
function hintAtChoice({ at, value, version }) {
    if (!at.endsWith('/type') || version >= '3.1')
        return '';
    if ((0,json/* isArray */.cy)(value))
        return ` A list of types came with OpenAPI 3.1; this description follows ${version}.`;
    if (value === 'null' && version === '3.0')
        return ' In OpenAPI 3.0, write `nullable: true` beside the type.';
    return value === 'mutualTLS' ? ' That came with OpenAPI 3.1.' : '';
}

;// CONCATENATED MODULE: ./src/openapi/check/schema-check.ts


/** Where a document breaks the official schema of its version. Loads the compiled schema of that version alone. */
async function findViolations(document, options) {
    const fits = await loadSchema(options.version);
    if (fits(document))
        return [];
    // Errors beyond the limit that is compiled in leave holes.
    const errors = (fits.errors ?? []).filter((error) => Boolean(error) && !isToldElsewhere(error));
    return collapseErrors(errors).map((error) => ({
        severity: options.strict && !isTolerated(error) ? 'error' : 'warning',
        rule: 'schema',
        ...describeViolation(document, error, options.version),
    }));
}
/** Habits of 3.0 that real 3.1 descriptions keep, and repetitions: wrong by the letter, clear in meaning, never an error. */
function isTolerated({ instancePath, keyword }) {
    return ((keyword === 'type' && /\/exclusiveM(?:in|ax)imum$/.test(instancePath)) ||
        (keyword === 'uniqueItems' && /\/(?:required|enum)$/.test(instancePath)));
}
/** A parameter that is there twice has a rule of its own, which names it. */
function isToldElsewhere({ instancePath, keyword }) {
    return keyword === 'uniqueItems' && /^\/paths\/[^/]+(?:\/[^/]+)?\/parameters$/.test(instancePath);
}
async function loadSchema(version) {
    switch (version) {
        case '2.0':
            return (await __webpack_require__.e(/* import() */ 317).then(__webpack_require__.bind(__webpack_require__, 7317))).validate;
        case '3.0':
            return (await __webpack_require__.e(/* import() */ 378).then(__webpack_require__.bind(__webpack_require__, 3378))).validate;
        case '3.1':
            return (await __webpack_require__.e(/* import() */ 265).then(__webpack_require__.bind(__webpack_require__, 3646))).validate;
        case '3.2':
            return (await __webpack_require__.e(/* import() */ 624).then(__webpack_require__.bind(__webpack_require__, 1624))).validate;
    }
}

// EXTERNAL MODULE: ./src/text-tree/survey.ts
var survey = __webpack_require__(6108);
;// CONCATENATED MODULE: ./src/openapi/load.ts












/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
async function loadSpec(options) {
    const { path, reader } = options;
    const bytes = await reader.read(path);
    if (bytes === undefined) {
        throw new errors/* ActionError */.lZ('file-missing', `There is no file \`${path}\` in the workspace.`, {
            hint: 'Check the input `swagger-file`: it is relative to the root of the checkout, and letters count as they are written.',
        });
    }
    const resolver = createResolver(path);
    const refuse = (findings) => fail(findings.map((finding) => ({ severity: 'error', ...finding, file: path })), resolver);
    const parsed = (0,text_tree_source/* parseSource */.P)(path, bytes);
    if (!parsed.ok)
        return refuse([parsed.fault]);
    const { source } = parsed;
    resolver.files.set(path, { state: 'read', source });
    const found = findVersion(source.root);
    if (!found.ok)
        return refuse([found.fault]);
    const endless = findEndlessPaths(found.root);
    if (endless.length > 0)
        return refuse(endless);
    await crawlFiles(source, resolver, reader);
    return prepareSpec({ ...found, source }, resolver, options);
}
async function prepareSpec(subject, resolver, options) {
    const { root: document, version, source } = subject;
    const bundle = bundleFiles(document, resolver, version);
    const findings = [...listBroken(bundle.brokenFiles, resolver)];
    const add = (found) => {
        for (const finding of found)
            findings.push(fileFinding(finding, document, resolver));
    };
    add(bundle.findings);
    const unwieldy = bundle.changed ? findUnwieldy(document) : [];
    if (unwieldy.length > 0) {
        add(unwieldy);
        return fail(findings, resolver);
    }
    add(findRuleBreaks(document, options));
    add(await findViolations(document, { version, strict: options.strict }));
    const operations = (0,compare_operations/* listOperations */.R)(document, options.digests);
    const listed = { operations, locate: createLocator(document, operations, resolver) };
    if (findings.some(isError))
        return fail(findings, resolver, listed);
    const prepared = (0,prepare/* prepareDocument */.j)(document, { ...options, version, sourceBytes: countBytes(resolver) });
    add(prepared.findings);
    if (findings.some(isError))
        return fail(findings, resolver, listed);
    const isUntouched = !bundle.changed && prepared.document === document && source.format === 'json';
    if (!isUntouched)
        findings.push(...noteReading(resolver));
    return {
        ok: true,
        version,
        // Compact and in the document's own order: the same description gives the same bytes.
        body: isUntouched ? source.text : Buffer.from(JSON.stringify(prepared.document), 'utf8'),
        verbatim: isUntouched && source.asWritten,
        files: listFiles(resolver),
        ...listed,
        rewrites: prepared.rewrites,
        problems: placeFindings(findings, resolver),
    };
}
function listBroken(files, resolver) {
    return [...files].flatMap((file) => {
        const state = resolver.files.get(file);
        return state?.state === 'broken' ? [{ severity: 'error', ...state.fault, file }] : [];
    });
}
/** What each file was asked for when it was read, asked of all of them together. */
function findUnwieldy(document) {
    const { fault } = (0,survey/* surveyDocument */.K)(document, { shared: true });
    return fault === undefined ? findEndlessPaths(document) : [{ severity: 'error', ...fault }];
}
function fail(findings, resolver, listed = { operations: [], locate: () => new Map() }) {
    const files = listFiles(resolver);
    return { ok: false, problems: placeFindings(findings, resolver), files, ...listed };
}
function isError({ severity }) {
    return severity === 'error';
}
function listFiles({ rootFile, files }) {
    const reached = [...files]
        .filter(([, { state }]) => state === 'read' || state === 'broken')
        .map(([path]) => path);
    return [...new Set([rootFile, ...reached])];
}
function countBytes({ files }) {
    return [...files.values()].reduce((sum, file) => sum + (file.state === 'read' ? file.source.text.length : 0), 0);
}


/***/ })

};
