export const id = 598;
export const ids = [598];
export const modules = {

/***/ 1437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ listOperations)
});

// EXTERNAL MODULE: ./src/openapi/document/digest.ts
var document_digest = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/openapi/document/json.ts
var json = __webpack_require__(8750);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/openapi/compare/meaning.ts + 1 modules
var compare_meaning = __webpack_require__(5111);
// EXTERNAL MODULE: ./src/openapi/compare/parameter-list.ts
var parameter_list = __webpack_require__(6018);
// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var document_texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/openapi/compare/fingerprint.ts







/** What has a part of its own, and so is left out of `other`. */
const placed = new Set([
    ...['parameters', 'requestBody', 'consumes', 'responses', 'produces', 'security', 'servers', 'schemes'],
    ...['operationId', 'summary', 'description', 'tags', 'externalDocs'],
]);
/** How an operation's parts are told from those of another version, for one document. */
function createFingerprint(document) {
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document);
    const meaning = (0,compare_meaning/* createDigest */.P)(document, graph, 'meaning');
    const documentation = (0,compare_meaning/* createDigest */.P)(document, graph, 'documentation');
    return (route, name) => {
        const { operation, item } = route;
        const parameters = (0,parameter_list/* listParameters */.n)(document, operation, item);
        const isBody = ({ place }) => place === 'body' || place === 'formData';
        const body = parameters.filter(isBody);
        const rest = parameters.filter((parameter) => !isBody(parameter));
        const other = (0,members/* omitMembers */.p5)(operation, (key) => placed.has(key) || key.startsWith('x-'));
        const texts = (0,document_texts/* foldTexts */.a)(operation, item);
        const told = [
            ...[texts.summary, texts.description, operation['externalDocs']].map((text) => documentation(text, 'data')),
            digestTags(operation['tags']),
            digestParameters(parameters, documentation),
            documentation(operation['requestBody'], 'keywords'),
            documentation(operation['responses'], 'names'),
            documentation(other, 'keywords'),
        ];
        return {
            parameters: String(digestParameters(rest, meaning)),
            body: String((0,document_digest/* mix */.jh)(meaning(operation['requestBody'], 'keywords'), (0,document_digest/* mix */.jh)(digestParameters(body, meaning), meaning(operation['consumes'] ?? document['consumes'], 'data')))),
            responses: String((0,document_digest/* mix */.jh)(meaning(operation['responses'], 'names'), meaning(operation['produces'] ?? document['produces'], 'data'))),
            security: String(digestSecurity(document, operation, meaning)),
            servers: String(digestServers(document, route, meaning)),
            name: String((0,document_digest/* hashText */.qj)(name)),
            description: String(told.reduce((sum, part) => (0,document_digest/* mix */.jh)(sum, part), 0)),
            extensions: String(meaning(extensionsOf(item, operation), 'data')),
            other: String(meaning(other, 'keywords')),
        };
    };
}
function digestParameters(parameters, digest) {
    return parameters.reduce((sum, { place, name, value }) => {
        const part = digest(value, 'keywords');
        return part === 0 ? sum : (0,document_digest/* add */.WQ)(sum, (0,document_digest/* mix */.jh)((0,document_digest/* hashText */.qj)(`${place} ${name}`), part));
    }, 0);
}
function digestTags(tags) {
    if (!(0,json/* isArray */.cy)(tags))
        return 0;
    return tags.reduce((sum, tag) => (0,document_digest/* add */.WQ)(sum, (0,document_digest/* hashText */.qj)(JSON.stringify(tag))), 0);
}
/** Each requirement by what its schemes are, so that a renamed scheme stays the same. */
function digestSecurity(document, operation, meaning) {
    const required = operation['security'] ?? document['security'];
    if (!(0,json/* isArray */.cy)(required))
        return 0;
    return required.reduce((sum, alternative) => {
        if (!(0,json/* isObject */.Gv)(alternative))
            return sum;
        const schemes = Object.entries(alternative).map(([name, scopes]) => {
            const scheme = findScheme(document, name);
            const sort = (0,json/* isArray */.cy)(scopes) ? scopes.map((scope) => JSON.stringify(scope)).sort() : [];
            return (0,document_digest/* mix */.jh)(scheme === undefined ? (0,document_digest/* hashText */.qj)(name) : meaning(scheme, 'keywords'), (0,document_digest/* hashText */.qj)(sort.join()));
        });
        return (0,document_digest/* add */.WQ)(sum, (0,document_digest/* mix */.jh)(1, schemes.reduce(document_digest/* add */.WQ, 7)));
    }, 1);
}
function findScheme(document, name) {
    const { components } = document;
    const schemes = (0,json/* isObject */.Gv)(components) ? components['securitySchemes'] : document['securityDefinitions'];
    return (0,json/* isObject */.Gv)(schemes) && Object.hasOwn(schemes, name) ? schemes[name] : undefined;
}
function digestServers(document, { operation, item }, meaning) {
    const lists = [operation['servers'], item['servers'], document['servers']];
    const servers = lists.find((list) => (0,json/* isArray */.cy)(list) && list.length > 0) ?? [{ url: '/' }];
    const { host, basePath } = document;
    const swagger = [host, basePath, operation['schemes'] ?? document['schemes']];
    return (0,document_digest/* mix */.jh)(meaning(servers, 'keywords'), meaning(swagger.map((part) => part ?? false), 'data'));
}
function extensionsOf(item, operation) {
    const isOther = (key) => !key.startsWith('x-');
    return { ...(0,members/* omitMembers */.p5)(item, isOther), ...(0,members/* omitMembers */.p5)(operation, isOther) };
}

// EXTERNAL MODULE: ./src/openapi/document/names.ts
var document_names = __webpack_require__(7866);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var route = __webpack_require__(6163);
;// CONCATENATED MODULE: ./src/openapi/compare/operations.ts



/**
 * The operations of a description in its order, each with digests that tell which of its parts changed.
 * @param digests `now` lets go of the document, so that of two versions only one is in memory; `later` makes them when
 *   they are asked for, as most descriptions are read to be sent, and compared with none
 */
function listOperations(document, digests = 'later') {
    const routes = (0,route/* listRoutes */.Bn)(document);
    const names = (0,document_names/* planNames */.AO)(routes);
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


/***/ }),

/***/ 7217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadSpec: () => (/* binding */ loadSpec)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/openapi/document/json.ts
var json = __webpack_require__(8750);
// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
// EXTERNAL MODULE: ./src/openapi/document/pointer.ts
var document_pointer = __webpack_require__(8767);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/openapi/bundle/ref-target.ts


/**
 * Reads a reference as OpenAPI 3.0 does: relative to the file it stands in, never over the network, never out of the
 * workspace. Hidden files (`.git` holds the checkout's token) are refused, but for folders that the root file is in.
 */
function parseRef(ref, from, rootFile) {
    const hash = ref.indexOf('#');
    const file = hash === -1 ? ref : ref.slice(0, hash);
    const fragment = hash === -1 ? '' : ref.slice(hash + 1);
    const refusal = file === '' ? undefined : refuseFile(file);
    if (refusal !== undefined)
        return { ok: false, ...refusal };
    const decoded = (0,document_pointer/* decodeEscapes */.zR)(fragment);
    if (decoded !== '' && !decoded.startsWith('/')) {
        return {
            ok: false,
            rule: 'ref-anchor',
            message: `The reference ${(0,src_text/* quote */.hD)(ref)} names an anchor (\`$anchor\` or \`$id\`), which is not supported; write the way to the target, such as \`#/components/schemas/Pet\`.`,
        };
    }
    const tokens = decoded === '' ? [] : decoded.slice(1).split('/').map(document_pointer/* unescapeToken */.ko);
    return file === ''
        ? { ok: true, path: undefined, tokens }
        : findFile(ref, { file, from, rootFile, tokens });
}
function findFile(ref, place) {
    const { file, from, rootFile, tokens } = place;
    const path = join(from, (0,document_pointer/* decodeEscapes */.zR)(file));
    if (path === undefined) {
        return {
            ok: false,
            rule: 'ref-outside',
            message: `The reference ${(0,src_text/* quote */.hD)(ref)} leaves the workspace; only files inside it are read.`,
        };
    }
    if (isHidden(path, rootFile)) {
        return {
            ok: false,
            rule: 'ref-hidden',
            message: `The reference ${(0,src_text/* quote */.hD)(ref)} names a hidden file or folder; those are not read.`,
        };
    }
    const raw = file.includes('%') ? join(from, file) : undefined;
    // A name may hold a real percent sign: taken literally where the decoded name is not there.
    return { ok: true, path, tokens, ...(raw !== undefined && raw !== path && { otherPath: raw }) };
}
/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
function renderRef(path) {
    return `#${(0,document_pointer/* renderPointer */.Wr)(path).replaceAll('%', '%25')}`;
}
function refuseFile(file) {
    if (/^[a-z]:[\\/]/i.test(file) || file.includes('\\')) {
        return {
            rule: 'ref-path',
            message: `The reference ${(0,src_text/* quote */.hD)(file)} is a Windows path; write it relative to this file, with \`/\`.`,
        };
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(file) || file.startsWith('//')) {
        return {
            rule: 'ref-remote',
            message: `The reference ${(0,src_text/* quote */.hD)(file)} leads out of the repository; nothing is fetched. Keep a copy of the file beside this one and refer to that.`,
        };
    }
    if ((0,document_pointer/* decodeEscapes */.zR)(file).startsWith('/')) {
        return {
            rule: 'ref-path',
            message: `The reference ${(0,src_text/* quote */.hD)(file)} is an absolute path; write it relative to this file.`,
        };
    }
    if ((0,document_pointer/* decodeEscapes */.zR)(file).includes('\0') || (0,document_pointer/* decodeEscapes */.zR)(file).includes('\\')) {
        return {
            rule: 'ref-path',
            message: `The reference ${(0,src_text/* quote */.hD)(file)} holds a character that no file name has.`,
        };
    }
    return undefined;
}
/** The workspace path of a relative one, or undefined where it climbs out. */
function join(from, relative) {
    const segments = from.split('/').slice(0, -1);
    for (const segment of relative.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function isHidden(path, rootFile) {
    const own = rootFile.split('/').slice(0, -1);
    let inside = true;
    return path.split('/').some((segment, at) => {
        inside &&= own[at] === segment;
        return segment.startsWith('.') && (!inside || /^\.git$/i.test(segment));
    });
}

;// CONCATENATED MODULE: ./src/openapi/bundle/bundle-links.ts





/** Turns each `operationRef` to another file into one to the operation's place in the document. */
function pointLinks({ document, resolver, links, findings }) {
    if (links.length === 0)
        return;
    const places = findOperations(document);
    for (const { link, file, path } of links) {
        const { operationRef } = link;
        if (typeof operationRef !== 'string' ||
            resolver.settled.has(link) ||
            /^[a-z][a-z0-9+.-]+:/i.test(operationRef))
            continue;
        const target = resolver.resolveFully(file, operationRef);
        const place = target.kind !== 'target'
            ? undefined
            : target.file === resolver.rootFile
                ? renderRef(target.tokens)
                : (0,json/* isObject */.Gv)(target.value)
                    ? places.get(target.value)
                    : undefined;
        if (place !== undefined) {
            if (file !== resolver.rootFile || !operationRef.startsWith('#'))
                (0,json/* setMember */.Nk)(link, 'operationRef', place);
            resolver.settled.add(link);
            continue;
        }
        findings.push({
            severity: 'warning',
            rule: 'unresolved-link',
            message: `The link's operationRef ${(0,src_text/* quote */.hD)(operationRef)} names no operation of this description.`,
            pointer: (0,document_pointer/* renderPointer */.Wr)([...path, 'operationRef']),
        });
    }
}
function findOperations(document) {
    const places = new Map();
    const { paths } = document;
    for (const [path, item] of Object.entries((0,json/* isObject */.Gv)(paths) ? paths : {})) {
        for (const [key, operation] of Object.entries((0,json/* isObject */.Gv)(item) ? item : {})) {
            if ((0,grammar/* memberOf */.C5)('pathItem', key).kind === 'operation' && (0,json/* isObject */.Gv)(operation) && !places.has(operation)) {
                places.set(operation, renderRef(['paths', path, key]));
            }
        }
    }
    return places;
}

// EXTERNAL MODULE: ./src/openapi/read/limits.ts
var limits = __webpack_require__(8267);
// EXTERNAL MODULE: ./src/openapi/read/source.ts + 3 modules
var read_source = __webpack_require__(8575);
;// CONCATENATED MODULE: ./src/openapi/bundle/crawl.ts





/**
 * Reads every file that a description reaches, and only the reached parts of them count: a broken file that is named
 * in a part that nothing uses is never opened. Nothing is judged here; what a reference means is decided later.
 */
async function crawlFiles(root, resolver, reader) {
    resolver.files.set(root.path, { state: 'read', source: root });
    // The root of JSON text is a tree: no object is met twice, and of 13 MB there are a million.
    const seen = new Set();
    let totalBytes = root.text.length;
    const isRoot = { seen: root.format === 'json' ? undefined : seen, isRoot: true };
    let pending = root.refersOut ? collect(root.root, root.path, isRoot) : [];
    while (pending.length > 0) {
        const needed = new Set();
        const waiting = [];
        // Grows while it is walked.
        for (const { from, ref } of pending) {
            const target = resolver.resolve(from, ref);
            if (target.kind === 'needs') {
                needed.add(target.path);
                waiting.push({ from, ref });
            }
            else if (target.kind === 'target' && target.file !== root.path) {
                for (const next of collect(target.value, target.file, { seen, isRoot: false }))
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
    for (let at = 0; at < paths.length; at += 16) {
        results.push(...(await Promise.all(paths.slice(at, at + 16).map((path) => readFile(path, reader)))));
    }
    return results;
}
async function readFile(path, reader) {
    try {
        return [path, await reader.read(path)];
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return [path, error];
        throw error;
    }
}
function decideState(path, read, used) {
    if (read === undefined)
        return { state: 'missing' };
    if (read instanceof errors/* ActionError */.lZ) {
        const rule = read.code === 'file-outside-workspace' ? 'ref-outside' : 'ref-unreadable';
        return { state: 'refused', rule, message: `${(0,src_text/* quote */.hD)(path)} is not read: ${read.message}` };
    }
    if (used.files >= limits/* limits */.F.files) {
        return {
            state: 'refused',
            rule: 'too-large',
            message: `The description has more than ${limits/* limits */.F.files} files.`,
        };
    }
    if (used.totalBytes + read.length > limits/* limits */.F.totalBytes) {
        const limit = (0,limits/* renderBytes */.U)(limits/* limits */.F.totalBytes);
        return {
            state: 'refused',
            rule: 'too-large',
            message: `With ${(0,src_text/* quote */.hD)(path)}, the description's files have more than ${limit} together.`,
        };
    }
    const parsed = (0,read_source/* parseSource */.P)(path, read);
    return parsed.ok ? { state: 'read', source: parsed.source } : { state: 'broken', fault: parsed.fault };
}
/** Everything under a value that may be a reference to be followed; inside the root file all of it is reached anyway. */
function collect(value, from, options) {
    const found = [];
    const stack = [value];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        if (typeof next !== 'object' || next === null || options.seen?.has(next) === true)
            continue;
        options.seen?.add(next);
        for (const ref of listRefs(next))
            if (!options.isRoot || !ref.startsWith('#'))
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
    return [...own, ...names.filter(looksLikeFile)];
}
/** A discriminator's mapping holds names of schemas or references; only these can be told from names. */
function looksLikeFile(name) {
    return /[/#]/.test(name) || /\.(?:json|ya?ml)$/i.test(name);
}

;// CONCATENATED MODULE: ./src/openapi/bundle/bundle-mapping.ts




/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
function pointMapping(schema, around, bundling) {
    const { discriminator } = schema;
    const { resolver } = bundling;
    if (!(0,json/* isObject */.Gv)(discriminator) || resolver.settled.has(discriminator))
        return;
    resolver.settled.add(discriminator);
    const { mapping, defaultMapping } = discriminator;
    if ((0,json/* isObject */.Gv)(mapping)) {
        for (const [value, name] of Object.entries(mapping)) {
            pointName(mapping, value, { name, around, bundling, at: ['mapping', value] });
        }
    }
    if (defaultMapping !== undefined) {
        pointName(discriminator, 'defaultMapping', {
            name: defaultMapping,
            around,
            bundling,
            at: ['defaultMapping'],
        });
    }
}
function pointName(holder, key, entry) {
    const { name, around, bundling, at } = entry;
    const { resolver, version, path, findings } = bundling;
    const isRoot = around.file === resolver.rootFile;
    if (typeof name !== 'string')
        return;
    const isReference = looksLikeFile(name);
    if (isRoot && !isReference)
        return;
    const section = version === '2.0' ? 'definitions' : 'components/schemas';
    const ref = isReference ? name : `#/${section}/${name}`;
    const target = resolver.resolveFully(around.file, ref);
    if (target.kind === 'target') {
        const home = findHome(name, target, around, bundling);
        if (home !== undefined && home !== name) {
            (0,json/* setMember */.Nk)(holder, key, home);
            bundling.changed = true;
        }
    }
    else if (isReference && target.kind === 'fault') {
        const message = `The discriminator's mapping leads to no schema. ${target.message}`;
        const pointer = (0,document_pointer/* renderPointer */.Wr)([...path, 'discriminator', ...at]);
        findings.push({ severity: 'warning', rule: 'unresolved-mapping', message, pointer });
    }
}
function findHome(name, target, around, bundling) {
    const { rootFile } = bundling.resolver;
    if (target.file !== rootFile)
        return bundling.homes.move(target, 'schema');
    // What the root says of itself stays as it is.
    return around.file === rootFile && name.startsWith('#') ? name : renderRef(target.tokens);
}

// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
;// CONCATENATED MODULE: ./src/openapi/bundle/component-name.ts

/**
 * A name for a part of another file: its own name there, else the file's. Where that is taken, the file's or the
 * folder's name goes before it, and only then a number after it: `Pet`, `store_Pet`, `Pet_2`. Depends on nothing but
 * the files, so it is the same from run to run.
 */
function nameComponent(origin, taken) {
    const folders = origin.file.split('/');
    const file = (folders.pop() ?? '').replace(/\.(?:json|ya?ml)$/i, '');
    const own = ownName(origin.tokens);
    const parts = [...folders, file, ...own].map(clean).filter((part) => part !== '');
    const last = own.length === 0 ? 1 : own.length;
    for (let count = last; count <= parts.length; count++) {
        const name = parts.slice(-count).join('_');
        if (!taken.has(name))
            return name;
    }
    return (0,free_name/* findFreeName */.r)(parts.slice(-last).join('_') || 'part', (name) => taken.has(name));
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
const holders = new Set([
    'components',
    'schemas',
    'definitions',
    '$defs',
    'properties',
    'parameters',
    'responses',
    'requestBodies',
    'headers',
    'examples',
    'links',
    'callbacks',
    'securitySchemes',
    'mediaTypes',
    'pathItems',
    'paths',
]);
/** Component names allow letters, digits, `.`, `-` and `_`; accents are taken off, other scripts are spelt as code points. */
function clean(part) {
    const plain = part.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain
        .replace(/[^\x20-\x7e]/gu, (character) => `u${(character.codePointAt(0) ?? 0).toString(16)}`)
        .replace(/[^\w.-]+/g, '_')
        .replace(/^_+|_+$/g, '');
}

;// CONCATENATED MODULE: ./src/openapi/bundle/homes.ts




function createHomes(document, resolver, version) {
    const moved = [];
    const housing = { document, resolver, version, homes: new Map(), taken: new Map(), moved };
    let walked = 0;
    for (const { section } of (0,grammar/* listSections */.DT)(version))
        claimSection(section, housing);
    return { move: (target, kind) => move(target, kind, housing), takeMoved: () => moved[walked++] };
}
/** Entries that the root already names are the homes of what they refer to. */
function claimSection(section, housing) {
    const key = section.join('/');
    const opened = openSection(section, housing);
    housing.taken.set(key, new Set(opened === undefined ? [] : Object.keys(opened.container)));
    if (opened === undefined)
        return;
    for (const [name, entry] of Object.entries(opened.container)) {
        if (!(0,json/* isObject */.Gv)(entry))
            continue;
        const home = renderRef([...section, name]);
        claim(entry, key, home, housing);
        if (Object.keys(entry).length !== 1)
            continue;
        const target = followOut(entry, opened.file, housing.resolver);
        if (target === undefined || !claim(target.value, key, home, housing))
            continue;
        housing.resolver.origins.set(target.value, target);
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
    const target = resolver.resolveFully(from, value['$ref']);
    if (target.kind !== 'target' || !(0,json/* isObject */.Gv)(target.value) || target.file === resolver.rootFile)
        return undefined;
    return { ...target, value: target.value };
}
function claim(value, section, home, { homes }) {
    const known = homes.get(value) ?? new Map();
    homes.set(value, known);
    if (known.has(section))
        return false;
    known.set(section, home);
    return true;
}
function move(target, kind, housing) {
    const { value } = target;
    const { document, resolver, version, homes, taken, moved } = housing;
    const section = (0,grammar/* findSection */.rv)(kind, version);
    if (!(0,json/* isObject */.Gv)(value) || section === undefined)
        return undefined;
    const key = section.join('/');
    const known = homes.get(value)?.get(key);
    if (known !== undefined)
        return known;
    const names = taken.get(key) ?? new Set();
    const name = nameComponent(target, names);
    names.add(name);
    const home = renderRef([...section, name]);
    claim(value, key, home, housing);
    resolver.origins.set(value, target);
    const parent = createSection(section, document);
    (0,json/* setMember */.Nk)(parent, name, value);
    moved.push({ value, kind, path: [...section, name], parent });
    return home;
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
        homes: createHomes(document, resolver, version),
        version,
        isAlone: isAlone(resolver),
        plain: new Set(),
        findings: [],
        brokenFiles: new Set(),
        links: [],
        path: [],
        active: new Map(),
        walked: new Map(),
        changed: false,
    };
    const { homes, path } = bundling;
    const self = document['$self'];
    const base = version === '3.2' && typeof self === 'string' ? self : undefined;
    walk(document, { file: resolver.rootFile, kind: 'document', named: false, base }, bundling);
    for (let next = homes.takeMoved(); next !== undefined; next = homes.takeMoved()) {
        path.splice(0, path.length, ...next.path);
        const around = { file: resolver.rootFile, kind: next.kind, named: false, base: undefined };
        take(next.value, { parent: next.parent, key: next.path.at(-1) ?? '', around }, bundling);
    }
    pointLinks(bundling);
    const { findings, brokenFiles } = bundling;
    return { document, findings, brokenFiles, changed: bundling.changed || resolver.origins.size > 0 };
}
function isAlone({ files, rootFile }) {
    const root = files.get(rootFile);
    return root?.state === 'read' && !root.source.refersOut;
}
function walk(value, around, bundling) {
    if ((0,json/* isArray */.cy)(value)) {
        for (let at = 0; at < value.length; at++)
            visit(value, at, around, bundling);
        return;
    }
    if (!(0,json/* isObject */.Gv)(value))
        return;
    const here = enter(value, around, bundling);
    if (!here.named)
        pointNames(value, here, bundling);
    for (const key of Object.keys(value)) {
        if (typeof value[key] !== 'object' || value[key] === null)
            continue;
        const member = here.named ? { kind: here.kind } : (0,grammar/* memberOf */.C5)(here.kind, key);
        if (bundling.isAlone && member.kind === 'data')
            continue;
        visit(value, key, { ...here, kind: member.kind, named: member.named === true }, bundling);
    }
}
/** Two kinds of objects lead to others without a `$ref`. */
function pointNames(value, here, bundling) {
    if (here.kind === 'schema')
        pointMapping(value, here, bundling);
    if (here.kind === 'link')
        bundling.links.push({ link: value, file: here.file, path: [...bundling.path] });
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
        walk(value, around, bundling);
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
    walk(holder, around, bundling);
}
/** Inside an example this is what an API answers; only what names another file that is there is meant to be followed. */
function placeFromData(holder, spot, ref, bundling) {
    const { around } = spot;
    const { resolver } = bundling;
    const target = resolver.resolve(around.file, ref);
    const isMeant = target.kind === 'target' && target.file !== around.file && target.file !== resolver.rootFile;
    if (isMeant)
        place(holder, spot, { ...target, ref }, bundling);
    else
        walk(holder, around, bundling);
}
function placeFromKeyword(holder, spot, ref, bundling) {
    const { around } = spot;
    const { resolver, plain } = bundling;
    if (around.file === resolver.rootFile && around.base === undefined && plain.has(ref)) {
        walk(holder, around, bundling);
        return;
    }
    const target = resolver.resolve(around.file, ref);
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
    const { resolver, homes } = bundling;
    const end = resolver.resolveFully(around.file, target.ref);
    if (end.kind !== 'target') {
        reportTarget(bundling, end);
        return;
    }
    const inRoot = [target, end].find(({ file }) => file === resolver.rootFile);
    // A file may refer to itself by its name; in the bundle it has none.
    const isPlain = around.file === resolver.rootFile && target.ref.startsWith('#');
    if (inRoot === target && !target.crossed && isPlain) {
        bundling.plain.add(target.ref);
        walk(holder, around, bundling);
        return;
    }
    const home = inRoot === undefined
        ? ((around.named ? undefined : homes.move(end, around.kind)) ?? findActive(end.value, bundling))
        : renderRef(inRoot.tokens);
    if (home === undefined) {
        inline(holder, spot, end, bundling);
        return;
    }
    (0,json/* setMember */.Nk)(holder, '$ref', home);
    resolver.settled.add(holder);
    bundling.changed = true;
    walk(holder, around, bundling);
}
function findActive(value, { active }) {
    return typeof value === 'object' && value !== null ? active.get(value) : undefined;
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
    if (typeof value !== 'object' || value === null || typeof end.value !== 'object' || end.value === null)
        return;
    bundling.resolver.origins.set(value, end);
    const inside = { ...around, file: end.file, base: undefined };
    if ((0,json/* isObject */.Gv)(value) && typeof value['$ref'] === 'string') {
        bundling.active.set(end.value, renderRef(bundling.path));
        take(value, { ...spot, around: inside }, bundling);
        bundling.active.delete(end.value);
        return;
    }
    const role = `${around.kind} ${around.named}`;
    const roles = bundling.walked.get(end.value) ?? new Set();
    if (roles.has(role))
        return;
    bundling.walked.set(end.value, roles.add(role));
    bundling.active.set(end.value, renderRef(bundling.path));
    walk(value, inside, bundling);
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
    findings.push({ severity: 'error', rule, message, pointer: (0,document_pointer/* renderPointer */.Wr)([...path, '$ref']) });
}

;// CONCATENATED MODULE: ./src/openapi/read/version.ts



const wanted = 'Expected a description with `"swagger": "2.0"` or `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';
/** Which line of the standard a document follows, or what it seems to be instead. */
function findVersion(root) {
    if (!(0,json/* isObject */.Gv)(root))
        return refuse(`The document is ${(0,read_source/* describeValue */.b)(root)}, not an object. ${wanted}`);
    const swagger = (0,json/* findMember */.gz)(root, 'swagger');
    const openapi = (0,json/* findMember */.gz)(root, 'openapi');
    if (swagger !== undefined && openapi !== undefined) {
        return refuse('The document has both `swagger` and `openapi`; keep the one that it follows.', '/swagger');
    }
    if (swagger !== undefined)
        return fromSwagger(swagger);
    if (openapi !== undefined)
        return fromOpenapi(openapi);
    return refuse(`The document has neither \`openapi\` nor \`swagger\`. ${recognise(root)}${wanted}`);
}
function fromSwagger(swagger) {
    if (swagger === '2.0')
        return { ok: true, version: '2.0' };
    if (swagger === 2) {
        return refuse('`swagger` is the number 2; it must be the text "2.0". Put it in quotes.', '/swagger');
    }
    return refuse(`\`swagger\` is ${show(swagger)}; only "2.0" is read.`, '/swagger');
}
function fromOpenapi(openapi) {
    if (typeof openapi === 'number') {
        return refuse(`\`openapi\` is the number ${openapi}; it must be text such as "3.0.3". Put it in quotes.`, '/openapi');
    }
    const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
    const version = { '0': '3.0', '1': '3.1', '2': '3.2' }[line?.[1] ?? ''];
    if (version !== undefined)
        return { ok: true, version };
    return refuse(`\`openapi\` is ${show(openapi)}; only 3.0, 3.1 and 3.2 are read.`, '/openapi');
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
    return typeof value === 'string' ? `"${(0,src_text/* renderLine */.ni)(value, 40)}"` : (0,read_source/* describeValue */.b)(value);
}
function refuse(message, pointer = '') {
    return { ok: false, rule: 'unknown-version', message, pointer };
}

// EXTERNAL MODULE: ./src/openapi/compare/operations.ts + 1 modules
var compare_operations = __webpack_require__(1437);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var document_route = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/openapi/read/locate.ts + 1 modules
var locate = __webpack_require__(5405);
;// CONCATENATED MODULE: ./src/openapi/check/place-findings.ts




/** The finding in the file where the part that it is about was written. */
function fileFinding(finding, document, resolver) {
    return { ...finding, ...findOrigin(finding.pointer, document, resolver) };
}
/** Tells of which file, and where in it, a part of the bundled document was written. */
function findOrigin(pointer, document, resolver) {
    let file = resolver.rootFile;
    let tokens = [];
    let value = document;
    for (const token of (0,document_pointer/* parsePointer */.vp)(pointer) ?? []) {
        value = (0,json/* isArray */.cy)(value)
            ? value[Number(token)]
            : (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, token)
                ? value[token]
                : undefined;
        const origin = typeof value === 'object' && value !== null ? resolver.origins.get(value) : undefined;
        if (origin !== undefined)
            ({ file } = origin);
        tokens = origin?.tokens ?? [...tokens, token];
    }
    return { file, pointer: (0,document_pointer/* renderPointer */.Wr)(tokens) };
}
/** Adds lines and columns; keeps one problem of a kind for each place, and of each kind as many as people can read. */
function placeFindings(findings, resolver) {
    const kept = limitRules(dropRepeats(findings));
    const wanted = new Map();
    for (const { file, pointer, place } of kept) {
        if (place !== undefined)
            continue;
        const pointers = wanted.get(file) ?? new Set();
        wanted.set(file, pointers.add(pointer));
    }
    const places = new Map();
    for (const [file, pointers] of wanted) {
        const state = resolver.files.get(file);
        if (state?.state === 'read')
            places.set(file, (0,locate/* locatePointers */.F)(state.source, pointers));
    }
    return kept.map(({ place, ...finding }) => ({
        ...finding,
        ...(place ?? places.get(finding.file)?.get(finding.pointer)),
    }));
}
/** Errors first: they are what stops the run. Of what is said about one place, what says the same fault again goes. */
function dropRepeats(findings) {
    const sorted = [
        ...findings.filter(({ severity }) => severity === 'error'),
        ...findings.filter(({ severity }) => severity === 'warning'),
    ];
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
function limitRules(findings) {
    const counts = new Map();
    const kept = findings.filter(({ severity, rule }) => {
        const key = `${severity} ${rule}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= limits/* limits */.F.problemsPerRule;
    });
    for (const [key, count] of counts) {
        if (count <= limits/* limits */.F.problemsPerRule)
            continue;
        const last = kept.findLastIndex(({ severity, rule }) => `${severity} ${rule}` === key);
        const shown = kept[last];
        const rest = count - limits/* limits */.F.problemsPerRule;
        if (shown !== undefined) {
            kept[last] = { ...shown, message: `${shown.message} And ${rest} more of this kind.` };
        }
    }
    return kept;
}

;// CONCATENATED MODULE: ./src/openapi/check/place-operations.ts





/**
 * Tells later on which line of which file an operation is written: of the files it keeps the text alone, and looks into
 * it only when asked. Made before the document is prepared, while its parts are still those that were read.
 * @param operations those of `document`, in its order
 */
function createLocator(document, operations, resolver) {
    const origins = new Map();
    const texts = new Map();
    for (const [index, route] of (0,document_route/* listRoutes */.Bn)(document).entries()) {
        const operation = operations[index];
        if (operation === undefined)
            continue;
        const origin = findOrigin(pointTo(document, route), document, resolver);
        const state = resolver.files.get(origin.file);
        if (state?.state !== 'read')
            continue;
        const { format, text } = state.source;
        texts.set(origin.file, { format, text });
        origins.set(operation, origin);
    }
    return (wanted) => {
        const known = wanted.flatMap((operation) => {
            const origin = origins.get(operation);
            return origin === undefined ? [] : [{ operation, ...origin }];
        });
        const places = new Map();
        for (const [file, found] of Map.groupBy(known, (one) => one.file)) {
            const text = texts.get(file);
            if (text === undefined)
                continue;
            const lines = (0,locate/* locatePointers */.F)(text, found.map(({ pointer }) => pointer));
            for (const { operation, pointer } of found) {
                const line = lines.get(pointer)?.line;
                if (line !== undefined)
                    places.set(operation, { file, line });
            }
        }
        return places;
    };
}
/** A path item may stand elsewhere and only be named under `paths`. */
function pointTo(document, route) {
    const [root = '', path = '', ...key] = (0,document_route/* placeOf */.$t)(route);
    const item = (0,json/* findMember */.gz)(document[root], path);
    const reference = (0,json/* isObject */.Gv)(item) && !Object.hasOwn(item, key[0] ?? '') ? item['$ref'] : undefined;
    return typeof reference === 'string' && reference.startsWith('#/')
        ? reference.slice(1) + (0,document_pointer/* renderPointer */.Wr)(key)
        : (0,document_pointer/* renderPointer */.Wr)([root, path, ...key]);
}

;// CONCATENATED MODULE: ./src/openapi/check/endless-paths.ts



/** Far more than any service takes; the pointers of findings repeat it. */
const mostCharacters = 2000;
/** Paths and methods of such a length that nothing else is worth telling: each finding below would repeat them. */
function findEndlessPaths(document) {
    const paths = (0,json/* findMember */.gz)(document, 'paths');
    if (!(0,json/* isObject */.Gv)(paths))
        return [];
    return Object.entries(paths).flatMap(([path, item]) => {
        if (path.length > mostCharacters)
            return [tell('path', path)];
        const additional = (0,json/* findMember */.gz)(item, 'additionalOperations');
        const methods = [...keysOf(item), ...keysOf(additional)].filter((key) => key.length > mostCharacters);
        return methods.map((method) => tell('method', method, path));
    });
}
function keysOf(value) {
    return (0,json/* isObject */.Gv)(value) ? Object.keys(value) : [];
}
function tell(what, key, path = key) {
    const message = `The ${what} ${(0,src_text/* quote */.hD)(key, 60)} has ${key.length} characters; no URL or method is as long as that.`;
    return {
        severity: 'error',
        rule: `${what === 'path' ? 'url' : what}-too-long`,
        pointer: (0,document_pointer/* renderPointer */.Wr)(['paths', path]),
        message,
    };
}

// EXTERNAL MODULE: ./src/openapi/prepare/prepare.ts + 26 modules
var prepare = __webpack_require__(3920);
// EXTERNAL MODULE: ./src/openapi/read/json-places.ts
var json_places = __webpack_require__(1798);
// EXTERNAL MODULE: ./src/openapi/read/place.ts
var read_place = __webpack_require__(9264);
;// CONCATENATED MODULE: ./src/openapi/read/lost-numbers.ts


/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
function listLostNumbers(source) {
    if (source.longNumbers.length === 0)
        return [];
    const text = new TextDecoder().decode(source.text);
    const lost = source.longNumbers.flatMap((offset) => {
        const written = source.format === 'yaml' ? readYamlNumber(text, offset) : (0,json_places/* readNumber */.kz)(source.text, offset);
        const becomes = written === '' ? undefined : findNumberLoss(written);
        return becomes === undefined ? [] : [{ offset, written, becomes }];
    });
    if (lost.length === 0)
        return [];
    const offsets = lost.map(({ offset }) => offset);
    const inText = source.format === 'yaml' ? offsets : (0,json_places/* countCharacters */.wZ)(source.text, offsets);
    const places = (0,read_place/* listPlaces */.bF)(text, inText);
    return lost.map(({ written, becomes }, index) => ({
        written,
        becomes,
        place: places.get(inText[index] ?? 0) ?? { line: 1, column: 1 },
    }));
}
/** A plain scalar that begins like a number may be text all the same, such as a UUID or a date: empty then. */
function readYamlNumber(text, offset) {
    const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?=\s|[,\]}]|$)/;
    return number.exec(text.slice(offset, offset + 400))?.[0] ?? '';
}
/** What a number is written as after reading, where that is another value; `1.0` and `1e2` only change their spelling. */
function findNumberLoss(source) {
    const value = Number(source);
    if (!Number.isFinite(value))
        return 'null';
    const written = String(value);
    return sameDecimal(source, written) ? undefined : written;
}
function sameDecimal(left, right) {
    const [a, b] = [parseDecimal(left), parseDecimal(right)];
    return a.digits === b.digits && a.exponent === b.exponent && (a.digits === '' || a.negative === b.negative);
}
/** digits × 10^exponent without leading or trailing zeros, so that equal numbers are equal data. */
function parseDecimal(source) {
    const match = /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(source);
    const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
    const all = (whole + fraction).replace(/^0+/, '');
    const digits = all.replace(/0+$/, '');
    return {
        negative: sign === '-',
        digits,
        exponent: digits === '' ? 0 : Number(power) - fraction.length + (all.length - digits.length),
    };
}

;// CONCATENATED MODULE: ./src/openapi/check/reading-notes.ts


/** What reading the files and writing them again as JSON did to them: warnings with their places. */
function noteReading({ files }) {
    return [...files.values()].flatMap((file) => {
        if (file.state !== 'read')
            return [];
        const { source } = file;
        const lost = listLostNumbers(source).map(({ written, becomes, place }) => ({
            rule: 'number-precision',
            message: `The number ${(0,src_text/* renderLine */.ni)(written, 60)} does not fit what JSON readers use; it goes out as ${becomes}. Put it in quotes where its exact value counts.`,
            place,
        }));
        const mended = source.mended.map((place) => ({
            rule: 'yaml-indentation',
            message: 'This line of quoted text is not indented deeper than its key. It was read all the same, but other YAML readers refuse it.',
            place,
        }));
        return [...lost, ...mended].map((note) => ({
            severity: 'warning',
            pointer: '',
            file: source.path,
            ...note,
        }));
    });
}

// EXTERNAL MODULE: ./src/openapi/document/near.ts
var document_near = __webpack_require__(9610);
;// CONCATENATED MODULE: ./src/openapi/bundle/resolver.ts





const maxSteps = 1000;
/** Resolves references among files that were read; says which file is needed where one was not. */
function createResolver(rootFile) {
    const state = {
        rootFile,
        files: new Map(),
        origins: new Map(),
        settled: new WeakSet(),
        known: new Map(),
        ends: new Map(),
        absentCount: 0,
    };
    const { files, origins, settled } = state;
    return {
        rootFile,
        files,
        origins,
        settled,
        resolve: (from, ref) => resolve(from, ref, 0, state),
        resolveFully: (from, ref) => resolveFully(from, ref, state),
    };
}
function resolve(from, ref, depth, state) {
    const { known } = state;
    const ofFile = known.get(from) ?? new Map();
    known.set(from, ofFile);
    const before = ofFile.get(ref);
    if (before !== undefined)
        return before;
    const resolution = depth > maxSteps ? loop(ref) : compute(from, ref, depth, state);
    if (resolution.kind !== 'needs')
        ofFile.set(ref, resolution);
    return resolution;
}
function compute(from, ref, depth, state) {
    const target = parseRef(ref, from, state.rootFile);
    if (!target.ok)
        return { kind: 'fault', rule: target.rule, message: target.message };
    const candidates = [target.path ?? from, ...(target.otherPath === undefined ? [] : [target.otherPath])];
    for (const path of candidates) {
        const file = state.files.get(path);
        if (file === undefined)
            return { kind: 'needs', path };
        if (file.state === 'missing')
            continue;
        if (file.state === 'refused')
            return { kind: 'fault', rule: file.rule, message: file.message };
        if (file.state === 'broken') {
            return { kind: 'fault', rule: 'ref-broken', message: file.fault.message, brokenFile: path };
        }
        return resolver_walk(file.source, { ref, tokens: target.tokens, depth }, state);
    }
    return {
        kind: 'fault',
        rule: 'unresolved-ref',
        message: `The reference ${(0,src_text/* quote */.hD)(ref)} leads nowhere: there is no file ${(0,src_text/* quote */.hD)(candidates[0] ?? '')}.`,
    };
}
function resolver_walk(source, way, state) {
    let at = { kind: 'target', value: source.root, file: source.path, tokens: [], crossed: false };
    for (const token of way.tokens) {
        let next = step(at, token, state);
        for (let hops = 0; next === undefined && (0,json/* isObject */.Gv)(at.value) && typeof at.value['$ref'] === 'string'; hops++) {
            if (hops > 50)
                return loop(way.ref);
            const through = resolve(startOf(at, state), at.value['$ref'], way.depth + 1, state);
            if (through.kind !== 'target')
                return through;
            at = { ...through, crossed: true };
            next = step(at, token, state);
        }
        if (next === undefined)
            return absent(way.ref, at, token, state);
        at = next;
    }
    return at;
}
function resolveFully(from, ref, state) {
    const { ends } = state;
    const seen = new Set();
    let at = resolve(from, ref, 0, state);
    while (at.kind === 'target' && (0,json/* isObject */.Gv)(at.value) && isPassedOver(at.value, state)) {
        if (seen.has(at.value)) {
            at = loop(ref);
            break;
        }
        const end = ends.get(at.value);
        if (end !== undefined) {
            at = end;
            break;
        }
        seen.add(at.value);
        const next = resolve(startOf(at, state), at.value.$ref, 0, state);
        at = next.kind === 'target' ? { ...next, crossed: true } : next;
    }
    // Of a chain of ten thousand, each link is asked: what was walked once is known.
    const end = at.kind === 'target' && seen.size > 0 ? { ...at, crossed: true } : at;
    if (end.kind !== 'needs')
        for (const value of seen)
            ends.set(value, end);
    return end;
}
/** From 3.1 on, what stands beside a `$ref` counts: such a link of a chain is where the chain ends. */
function isPassedOver(value, state) {
    return typeof value['$ref'] === 'string' && (Object.keys(value).length === 1 || !keepsSiblings(state));
}
function keepsSiblings({ files, rootFile }) {
    const root = files.get(rootFile);
    const openapi = root?.state === 'read' ? (0,json/* findMember */.gz)(root.source.root, 'openapi') : undefined;
    return typeof openapi === 'string' && !openapi.startsWith('3.0');
}
function startOf(at, { settled, rootFile }) {
    return (0,json/* isObject */.Gv)(at.value) && settled.has(at.value) ? rootFile : at.file;
}
function absent(ref, at, token, state) {
    const where = at.tokens.length === 0 ? (0,src_text/* quote */.hD)(at.file) : `${(0,src_text/* quote */.hD)(`#/${at.tokens.join('/')}`)} in ${(0,src_text/* quote */.hD)(at.file)}`;
    // Looking costs a comparison with every name, so that it ends before the messages that people are shown do.
    const isTold = ++state.absentCount <= limits/* limits */.F.problemsPerRule && (0,json/* isObject */.Gv)(at.value);
    const near = isTold ? (0,document_near/* findNear */.E)(token, Object.keys(at.value).slice(0, 10_000)) : undefined;
    const hint = near === undefined ? '' : ` Perhaps ${(0,src_text/* quote */.hD)(near, 100)} is meant.`;
    return {
        kind: 'fault',
        rule: 'unresolved-ref',
        message: `The reference ${(0,src_text/* quote */.hD)(ref)} leads nowhere: ${where} has no ${(0,src_text/* quote */.hD)(token, 100)}.${hint}`,
    };
}
function step(at, token, { origins }) {
    const value = findStep(at.value, token);
    if (value === undefined)
        return undefined;
    const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
    return origin === undefined
        ? { ...at, value, tokens: [...at.tokens, token] }
        : { kind: 'target', value, file: origin.file, tokens: origin.tokens, crossed: true };
}
function findStep(value, token) {
    if ((0,json/* isArray */.cy)(value))
        return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    return (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}
function loop(ref) {
    return {
        kind: 'fault',
        rule: 'ref-loop',
        message: `The reference ${(0,src_text/* quote */.hD)(ref)} leads back to itself and to nothing else.`,
    };
}

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
    const id = readId(operationId);
    const name = id ?? [summary, description].find(isText);
    if (name === undefined) {
        return [
            warning('no-description', name_rules_pointTo(route), `${name_rules_show(route)} has no operationId, summary or description: the assistant has only its method and path to go by.`),
        ];
    }
    const sameId = id === undefined ? undefined : ids.get(id);
    if (id !== undefined && sameId === undefined)
        ids.set(id, route);
    const sameName = names.get(name);
    if (sameName === undefined)
        names.set(name, route);
    if (id !== undefined && sameId !== undefined) {
        return [
            warning('duplicate-operation-id', name_rules_pointTo(route, 'operationId'), `${name_rules_show(route)} has the operationId "${(0,src_text/* renderLine */.ni)(id, 100)}" that ${name_rules_show(sameId)} has already; each must be unique.`),
        ];
    }
    if (sameName === undefined)
        return [];
    return [
        warning('same-action-name', name_rules_pointTo(route), `${name_rules_show(route)} becomes an action of the same name as ${name_rules_show(sameName)}: "${(0,src_text/* renderLine */.ni)(name, 100)}". Give each an operationId.`),
    ];
}
/** `x-open-execute-after` is the service's own: a list of the operations after which this one may run. */
function findOrderFaults(route, known) {
    const key = 'x-open-execute-after';
    const after = route.operation[key];
    if (after === undefined)
        return [];
    if (!(0,json/* isArray */.cy)(after)) {
        const seen = (0,src_text/* renderLine */.ni)(JSON.stringify(after), 80);
        return [
            warning('execute-after', name_rules_pointTo(route, key), `\`${key}\` of ${name_rules_show(route)} must be a list of operationIds; found ${seen}.`),
        ];
    }
    return after.flatMap((entry, index) => {
        const id = readId(entry);
        if (id !== undefined && known.has(id))
            return [];
        const seen = (0,src_text/* renderLine */.ni)(JSON.stringify(entry), 100);
        return [
            warning('execute-after', name_rules_pointTo(route, key, String(index)), `${name_rules_show(route)} is to run after ${seen}, but no operation has that operationId.`),
        ];
    });
}
/** Numbers are written as text when they go out. */
function readId(value) {
    if (typeof value === 'number')
        return String(value);
    return isText(value) ? value : undefined;
}
function name_rules_pointTo(route, ...keys) {
    return (0,document_pointer/* renderPointer */.Wr)([...(0,document_route/* placeOf */.$t)(route), ...keys]);
}
function isText(value) {
    return typeof value === 'string' && value.trim() !== '';
}
function name_rules_show({ path, key }) {
    return (0,src_text/* quote */.hD)(`${key.toUpperCase()} ${path}`);
}
function warning(rule, pointer, message) {
    return { severity: 'warning', rule, pointer, message };
}

// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var reference = __webpack_require__(9615);
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
        const { name, place, at } = parameter;
        const key = keyOf(parameter);
        if (seen.has(key)) {
            return [
                parameter_rules_warning('duplicate-parameter', (0,document_pointer/* renderPointer */.Wr)(at), `The ${place} parameter "${(0,src_text/* renderLine */.ni)(name, 100)}" appears twice.`),
            ];
        }
        seen.add(key);
        return [];
    });
}
/** Swagger 2.0 only: later versions have no such places. */
function findBodies(parameters) {
    const [first, second] = parameters.filter(({ place }) => place === 'body');
    const form = parameters.find(({ place }) => place === 'formData');
    if (second !== undefined) {
        return [
            parameter_rules_warning('two-bodies', (0,document_pointer/* renderPointer */.Wr)(second.at), `The operation has two body parameters, "${(0,src_text/* renderLine */.ni)(first?.name ?? '', 100)}" and "${(0,src_text/* renderLine */.ni)(second.name, 100)}"; a request has one body.`),
        ];
    }
    if (first === undefined || form === undefined)
        return [];
    return [
        parameter_rules_warning('two-bodies', (0,document_pointer/* renderPointer */.Wr)(form.at), `The operation has the body parameter "${(0,src_text/* renderLine */.ni)(first.name, 100)}" and the form parameter "${(0,src_text/* renderLine */.ni)(form.name, 100)}"; a request has one body.`),
    ];
}
function findTemplateFaults(route, parameters) {
    const { path, key } = route;
    const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const declared = parameters.filter(({ place }) => place === 'path');
    const pointer = (0,document_pointer/* renderPointer */.Wr)(['paths', path]);
    const known = new Set(declared.map(({ name }) => name));
    const used = new Set(names);
    const undeclared = names.filter((name) => !known.has(name));
    const unused = declared.filter(({ name }) => !used.has(name));
    const repeated = names.find((name) => !used.delete(name));
    return [
        ...(undeclared.length === 0
            ? []
            : [
                parameter_rules_warning('path-parameter', (0,document_pointer/* renderPointer */.Wr)((0,document_route/* placeOf */.$t)(route)), `${(0,src_text/* quote */.hD)(`${key.toUpperCase()} ${path}`)} does not declare its path parameter ${listNames(undeclared)}.`),
            ]),
        ...unused.map((parameter) => parameter_rules_warning('path-parameter', (0,document_pointer/* renderPointer */.Wr)(parameter.at), `The path parameter "${(0,src_text/* renderLine */.ni)(parameter.name, 100)}" does not occur in the path ${(0,src_text/* quote */.hD)(path)}.`)),
        ...(repeated === undefined
            ? []
            : [
                parameter_rules_warning('path-template', pointer, `The path ${(0,src_text/* quote */.hD)(path)} has ${(0,src_text/* quote */.hD)(`{${repeated}}`, 100)} twice.`),
            ]),
    ];
}
function parameter_rules_warning(rule, pointer, message) {
    return { severity: 'warning', rule, pointer, message };
}
function listNames(names) {
    const shown = names.slice(0, 5).map((name) => `"${(0,src_text/* renderLine */.ni)(name, 60)}"`);
    return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}

;// CONCATENATED MODULE: ./src/openapi/check/rule-findings.ts








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
    if (paths === undefined)
        return [error('no-paths', '', describeMissingPaths(document))];
    if (!(0,json/* isObject */.Gv)(paths)) {
        return [
            error('no-paths', '/paths', `\`paths\` is ${(0,read_source/* describeValue */.b)(paths)}; it must be an object with one entry for each path.`),
        ];
    }
    const broken = findBrokenItems(document, paths);
    const routes = (0,document_route/* listRoutes */.Bn)(document);
    // Where a path's reference is broken, that is the fault, and told already.
    const isReferring = Object.values(paths).some((item) => (0,json/* findMember */.gz)(item, '$ref') !== undefined);
    if (routes.length === 0 && broken.length === 0 && !isReferring) {
        return [
            error('no-operations', '/paths', `The description has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`),
        ];
    }
    const strange = new Set(broken.filter(({ rule }) => rule === 'path-reference').map(({ pointer }) => pointer));
    const sound = routes.filter(({ path }) => !strange.has((0,document_pointer/* renderPointer */.Wr)(['paths', path, '$ref'])));
    return [
        ...broken,
        ...findSamePaths(Object.keys(paths)),
        ...findComponentNames(document),
        ...findNameFaults(sound),
        ...sound.flatMap((route) => findParameterFaults(document, route)),
    ];
}
/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeMissingPaths(document) {
    return `The description has no \`paths\`${describeElse(document)}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
}
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
        const pointer = (0,document_pointer/* renderPointer */.Wr)(['paths', path]);
        if (!(0,json/* isObject */.Gv)(item)) {
            return [
                error('path-type', pointer, `The path ${(0,src_text/* quote */.hD)(path)} is ${(0,read_source/* describeValue */.b)(item)}; it must be an object of operations.`),
            ];
        }
        const operations = Object.entries(item).filter(([key]) => (0,grammar/* isStandardMethod */.ZS)(key));
        const wrong = operations.filter(([, operation]) => !(0,json/* isObject */.Gv)(operation));
        const faults = wrong.map(([key, value]) => error('operation-type', (0,document_pointer/* renderPointer */.Wr)(['paths', path, key]), `${(0,src_text/* quote */.hD)(`${key.toUpperCase()} ${path}`)} is ${(0,read_source/* describeValue */.b)(value)}; it must be an object.`));
        return [...faults, ...findStrangeTarget(document, path, item)];
    });
}
/** A path's `$ref` that leads to something of another kind, such as a schema: each of its keys would be an action. */
function findStrangeTarget(document, path, item) {
    const strange = listStrangeKeys(document, item);
    if (strange.length === 0)
        return [];
    return [
        error('path-reference', (0,document_pointer/* renderPointer */.Wr)(['paths', path, '$ref']), `The path ${(0,src_text/* quote */.hD)(path)} refers to something that is no path item: it has ${strange
            .slice(0, 3)
            .map((key) => (0,src_text/* quote */.hD)(key, 60))
            .join(', ')}. Expected methods, such as \`get\`.`),
    ];
}
function listStrangeKeys(document, item) {
    const target = typeof item['$ref'] === 'string' ? (0,document_route/* findItem */.Rm)(document, item) : undefined;
    if (target === undefined || Object.keys(target).some(grammar/* isStandardMethod */.ZS))
        return [];
    return Object.keys(target).filter(document_route/* isMethodKey */.d3);
}
/** Said in the schema from 3.1 on; 3.0 says it in words only. */
function findComponentNames(document) {
    const { openapi, components } = document;
    if (typeof openapi !== 'string' || !openapi.startsWith('3.0') || !(0,json/* isObject */.Gv)(components))
        return [];
    return Object.entries(components).flatMap(([kind, group]) => (kind.startsWith('x-') || !(0,json/* isObject */.Gv)(group) ? [] : Object.keys(group))
        .filter((name) => !/^[\w.-]+$/.test(name))
        .map((name) => rule_findings_warning('component-name', (0,document_pointer/* renderPointer */.Wr)(['components', kind, name]), `${(0,src_text/* quote */.hD)(kind)} has the name "${(0,src_text/* renderLine */.ni)(name, 100)}", which is not allowed; it may hold letters, digits, \`.\`, \`-\` and \`_\`.`)));
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
        return [
            rule_findings_warning('same-path', (0,document_pointer/* renderPointer */.Wr)(['paths', path]), `The path ${(0,src_text/* quote */.hD)(path)} is the same as ${(0,src_text/* quote */.hD)(other)} but for the names of its parameters.`),
        ];
    });
}
function error(rule, pointer, message) {
    return { severity: 'error', rule, pointer, message };
}
function rule_findings_warning(rule, pointer, message) {
    return { severity: 'warning', rule, pointer, message };
}

;// CONCATENATED MODULE: ./src/openapi/check/schema-collapse.ts

const composite = new Set(['oneOf', 'anyOf', 'if', 'allOf']);
const leftover = new Set(['unevaluatedProperties', 'unevaluatedItems']);
/**
 * The errors worth telling. A choice between shapes fails with the errors of every shape: those of the shape that
 * fits best are kept. And one wrong member makes its siblings look unknown: that is noise where there is a better error.
 */
function collapseErrors(errors) {
    const dropped = new Set();
    const merged = new Map();
    for (const choice of errors) {
        if (choice.keyword !== 'oneOf' && choice.keyword !== 'anyOf')
            continue;
        collapseChoice(choice, errors, { dropped, merged });
    }
    for (const [index, error] of errors.entries()) {
        if (error.keyword === 'propertyNames')
            collapseName(errors, index, { dropped, merged });
    }
    const plain = errors.filter((error) => !dropped.has(error)).map((error) => merged.get(error) ?? error);
    const said = coverPaths(plain.filter(({ keyword }) => !composite.has(keyword)));
    const saidBetter = coverPaths(plain.filter(({ keyword }) => !composite.has(keyword) && !leftover.has(keyword)));
    const kept = plain.filter(({ keyword, instancePath }) => {
        if (composite.has(keyword))
            return !said.has(instancePath);
        return !leftover.has(keyword) || !saidBetter.has(instancePath);
    });
    return mergeMisspelled(schema_collapse_dropRepeats(kept));
}
/** Branches that are written in place carry their number: `…/oneOf/1/required`. */
function groupByBranch(choice, errors) {
    const prefix = `${choice.schemaPath}/`;
    const within = errors.filter((error) => error.schemaPath.startsWith(prefix) && isWithin(error, choice));
    return [...Map.groupBy(within, ({ schemaPath }) => schemaPath.slice(prefix.length).split('/')[0]).values()];
}
function collapseChoice(choice, errors, result) {
    const all = groupByBranch(choice, errors);
    if (all.length < 2)
        return;
    const missing = all.flat().map(({ params }) => params['missingProperty']);
    if (missing.every((property) => typeof property === 'string')) {
        const [first, ...others] = all.flat();
        for (const error of [...others, choice])
            result.dropped.add(error);
        if (first !== undefined) {
            result.merged.set(first, {
                ...first,
                params: { missingProperty: [...new Set(missing)].join('` or `') },
            });
        }
        return;
    }
    const best = all.reduce((left, right) => (right.length < left.length ? right : left));
    for (const branch of all)
        if (branch !== best)
            for (const error of branch)
                result.dropped.add(error);
}
/** A name that is not allowed: the errors right before say why, and stand at the object as if it were the name. */
function collapseName(errors, index, result) {
    const error = errors[index];
    if (error === undefined)
        return;
    const causes = [];
    for (let at = index - 1; at >= 0; at--) {
        const cause = errors[at];
        if (cause?.instancePath !== error.instancePath || !['pattern', 'not', 'enum'].includes(cause.keyword))
            break;
        causes.push(cause);
        result.dropped.add(cause);
    }
    const pattern = causes.map(({ params }) => params['pattern']).find((found) => found !== undefined);
    result.merged.set(error, { ...error, params: { ...error.params, pattern } });
}
/** `urll` where `url` is missing is one fault. */
function mergeMisspelled(errors) {
    const merged = new Map();
    const byPlace = new Map();
    for (const error of errors) {
        if (error.keyword === 'required')
            byPlace.set(error.instancePath, [...(byPlace.get(error.instancePath) ?? []), error]);
    }
    for (const error of errors) {
        const written = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
        const missing = byPlace
            .get(error.instancePath)
            ?.find(({ params }) => (0,document_near/* isNear */.H)(String(written), String(params['missingProperty'])));
        if (typeof written !== 'string' || missing === undefined)
            continue;
        merged.set(missing, undefined);
        merged.set(error, { ...error, params: { ...error.params, meant: missing.params['missingProperty'] } });
    }
    return errors.flatMap((error) => (merged.has(error) ? (merged.get(error) ?? []) : [error]));
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
function schema_collapse_dropRepeats(errors) {
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
    const tokens = (0,document_pointer/* parsePointer */.vp)(pointer) ?? [];
    const last = tokens.at(-1);
    if (last === undefined)
        return 'the document';
    const part = findPart(document, tokens);
    if (part.kind === 'operation' && !part.holdsNames) {
        return (0,src_text/* quote */.hD)(`${last.toUpperCase()} ${tokens.at(-2) ?? ''}`);
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
    return (0,json/* isObject */.Gv)(value) && /^(?:schema|items|requestBody|responses|\d+)$/.test(key) && noun !== 'response'
        ? `this ${noun}`
        : `${noun} "${(0,src_text/* renderLine */.ni)(key, 100)}"`;
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
/** JSON Schema's types in words: `an object, true or false`. */
function listTypes(types) {
    const list = Array.isArray(types) ? types : String(types).split(',');
    return joinWords(list.flatMap((type) => typeWords[String(type)] ?? [String(type)]), 'or');
}
function listValues(values) {
    const list = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [];
    return list.length === 1 ? (list[0] ?? '') : `one of ${list.join(', ')}`;
}
function joinWords(words, last) {
    if (words.length < 2)
        return words[0] ?? '';
    return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
const nameForm = 'may hold letters, digits, `.`, `-` and `_`';
/** What the official schemas write as regular expressions, as the end of a sentence. */
const value_words_forms = {
    '^/': 'it must begin with `/`',
    '^\\/': 'it must begin with `/`',
    '^x-': 'it must begin with `x-`',
    '^[^{}]+$': 'it must not be empty or hold `{` or `}`',
    '^[^{}/ :\\\\]+(?::\\d+)?$': 'it must be a host name, with a port or without, and no scheme or path',
    "^[0-9A-Za-z!#$%&'*+.^_`|~-]+$": "a header name may hold letters, digits and ``!#$%&'*+.^_`|~-``",
    '^[a-zA-Z0-9._-]+$': `it ${nameForm}`,
    '^[a-zA-Z0-9\\.\\-_]+$': `it ${nameForm}`,
    '^[A-Za-z_][-A-Za-z0-9._]*$': `it must begin with a letter or \`_\` and ${nameForm}`,
    '^[^#]*$': 'it must have no `#`',
    '^[^#]*#?$': 'it must have no `#` but at its end',
};
/** A text that has not the form that is expected. */
function describeForm(part, value, pattern) {
    return `${part} is ${showValue(value)}; ${value_words_forms[pattern] ?? `it must match \`${pattern}\``}.`;
}
/** A key that has not the form that is expected, or that is taken by something else. */
function describeName(part, name, cause) {
    if (cause.isTaken) {
        return `${part} holds ${(0,src_text/* quote */.hD)(name, 100)}, which has a place of its own: write ${(0,src_text/* quote */.hD)(name.toLowerCase(), 100)} beside \`additionalOperations\`.`;
    }
    const form = typeof cause.pattern === 'string' ? value_words_forms[cause.pattern] : undefined;
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
/** Members that another one rules out. */
const ruledOut = {
    attribute: ['nodeType'],
    wrapped: ['nodeType'],
    prefixEncoding: ['encoding'],
    itemEncoding: ['encoding'],
    encoding: ['prefixEncoding', 'itemEncoding'],
};
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
/** A member that is not allowed because of a neighbour. */
function describeForbidden(key, holder) {
    const cause = (ruledOut[key] ?? []).filter((other) => (0,json/* findMember */.gz)(holder, other) !== undefined);
    const beside = cause.length === 0
        ? 'together with what stands beside it'
        : `beside ${joinWords(cause.map((other) => `\`${other}\``), 'and')}`;
    return `${(0,src_text/* quote */.hD)(key, 100)} is not allowed ${beside}.`;
}

;// CONCATENATED MODULE: ./src/openapi/check/word-hints.ts

/** The words that people misspell: those that stand directly in the objects of the standard. */
const words = [
    ...'openapi swagger info host basePath schemes consumes produces servers paths webhooks components'.split(' '),
    ...'definitions parameters responses security securityDefinitions securitySchemes tags externalDocs'.split(' '),
    ...'title summary description termsOfService contact license version name url email identifier'.split(' '),
    ...'variables default enum schemas examples requestBodies headers links callbacks pathItems'.split(' '),
    ...'get put post delete options head patch trace operationId requestBody deprecated in required'.split(' '),
    ...'allowEmptyValue style explode allowReserved schema example content encoding contentType'.split(' '),
    ...'propertyName mapping type format items properties additionalProperties allOf oneOf anyOf not'.split(' '),
    ...'nullable readOnly writeOnly discriminator xml minimum maximum minLength maxLength pattern'.split(' '),
    ...'minItems maxItems uniqueItems flow flows scopes authorizationUrl tokenUrl refreshUrl scheme'.split(' '),
    ...'bearerFormat openIdConnectUrl collectionFormat operationRef value externalValue'.split(' '),
];
/** Words that are unknown to one version and known to a later one, wherever they stand. */
const since = [
    [
        '3.0',
        'anyOf oneOf not nullable writeOnly requestBody content components servers callbacks links'.split(' '),
    ],
    [
        '3.1',
        [
            ...'webhooks pathItems jsonSchemaDialect const $defs $id $schema $anchor $comment if then else'.split(' '),
            ...'prefixItems contains patternProperties propertyNames dependentSchemas dependentRequired'.split(' '),
            ...'unevaluatedProperties unevaluatedItems contentMediaType contentEncoding'.split(' '),
        ],
    ],
    [
        '3.2',
        [
            ...'query additionalOperations itemSchema prefixEncoding itemEncoding $self dataValue'.split(' '),
            ...'serializedValue nodeType defaultMapping mediaTypes oauth2MetadataUrl'.split(' '),
        ],
    ],
];
/** What may have been meant by a key that is not known where it stands: a sentence, or nothing. */
function hintAtWord(key, at, version) {
    const later = findVersionOf(key, at);
    if (later !== undefined && later > version) {
        return `It came with OpenAPI ${later}; this description follows ${version}.`;
    }
    const near = words.find((word) => (0,document_near/* isNear */.H)(key, word) && (word.length > 3 || key.toLowerCase() === word));
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
    const value = (0,document_pointer/* findByPointer */.wR)(document, at);
    const breach = { document, at, version, value, part: namePart(document, at), params, param };
    const message = (sentences[keyword] ?? describeOther)(breach);
    return {
        pointer: keyword === 'propertyNames' ? `${at}/${(0,document_pointer/* escapeToken */.tj)(param('propertyName'))}` : at,
        message: message.charAt(0).toUpperCase() + message.slice(1),
    };
}
/** By the keyword of JSON Schema that an error is about. */
const sentences = {
    required: ({ part, at, param }) => describeMissing(part, at, param('missingProperty')),
    dependentRequired: describeDependent,
    dependencies: describeDependent,
    type: (breach) => {
        const { part, value, params } = breach;
        const hint = hintAtType(params['type'], value, breach);
        return `${part} must be ${listTypes(params['type'])}; found ${showValue(value)}.${hint}`;
    },
    enum: (breach) => {
        const { part, value, params } = breach;
        const hint = hintAtChoice(value, breach);
        return `${part} must be ${listValues(params['allowedValues'])}; found ${showValue(value)}.${hint}`;
    },
    const: ({ part, value, params }) => `${part} must be ${JSON.stringify(params['allowedValue'])}; found ${showValue(value)}.`,
    pattern: ({ part, at, version, value, param }) => at === '/openapi'
        ? `\`openapi\` is ${showValue(value)}; write all three numbers, such as "${version}.0".`
        : describeForm(part, value, param('pattern')),
    format: ({ part, value, param }) => describeFormat(param('format'), part, value),
    minItems: describeEmpty,
    minProperties: describeEmpty,
    uniqueItems: ({ part, params }) => {
        const [first, second] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b);
        return `${part} lists the same entry twice: [${first}] and [${second}], counted from 0.`;
    },
    'false schema': ({ document, at }) => {
        const holder = (0,document_pointer/* findByPointer */.wR)(document, at.slice(0, at.lastIndexOf('/')));
        return describeForbidden((0,document_pointer/* parsePointer */.vp)(at)?.at(-1) ?? '', holder);
    },
    not: describeConflict,
    contains: describeConflict,
    oneOf: describeConflict,
    anyOf: describeConflict,
    propertyNames: ({ part, at, params, param }) => describeName(part, param('propertyName'), {
        pattern: params['pattern'],
        isTaken: at.endsWith('/additionalOperations'),
    }),
    minimum: describeRange,
    maximum: describeRange,
    exclusiveMinimum: describeRange,
    exclusiveMaximum: describeRange,
    maxItems: describeExcess,
    maxProperties: describeExcess,
};
function describeDependent({ part, param }) {
    return `${part} has \`${param('property')}\` and so needs \`${param('deps')}\` too.`;
}
function describeEmpty({ part, at }) {
    return at.endsWith('/responses') ? describeMissing(part, at, 'default') : `${part} must not be empty.`;
}
function describeConflict({ part, value }) {
    return describeNot(part, value) ?? `${part} combines things that exclude each other.`;
}
function describeRange({ part, value, param }) {
    return `${part} must be ${param('comparison')} ${param('limit')}; found ${showValue(value)}.`;
}
function describeExcess({ part, param }) {
    return `${part} must have at most ${param('limit')} entries.`;
}
function describeOther({ part, value }) {
    return `${part} does not fit the standard; found ${showValue(value)}.`;
}
function describeMissing(part, at, property) {
    if (property === 'default' && at.endsWith('/responses')) {
        return `${part} has no response; give a status code or \`default\`.`;
    }
    // Of all that can be missing, `required` itself is always this.
    if (property === 'required')
        return `${part} must have \`required: true\`, as every path parameter.`;
    return `${part} has no \`${property}\`, which is required.`;
}
function describeUnknown(document, error, version) {
    const { instancePath: at, params } = error;
    const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
    const pointer = `${at}/${(0,document_pointer/* escapeToken */.tj)(key)}`;
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
function hintAtType(types, value, { at, version }) {
    if (types === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
        return ' Put it in quotes.';
    if (at.endsWith('/required') && typeof value === 'boolean') {
        return ' In a schema, `required` lists names of properties, beside `properties`.';
    }
    return hintAtChoice(value, { at, version });
}
/** Habits of later versions that people take into earlier ones. */
function hintAtChoice(value, { at, version }) {
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

// EXTERNAL MODULE: ./src/openapi/read/survey.ts
var read_survey = __webpack_require__(353);
;// CONCATENATED MODULE: ./src/openapi/load.ts
















/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
async function loadSpec(options) {
    const { path, reader } = options;
    const resolver = createResolver(path);
    const bytes = await reader.read(path);
    if (bytes === undefined) {
        throw new errors/* ActionError */.lZ('file-missing', `There is no file \`${path}\` in the workspace.`, {
            hint: 'Check the input `swagger-file`: it is relative to the root of the checkout, and letters count as they are written.',
        });
    }
    const parsed = (0,read_source/* parseSource */.P)(path, bytes);
    if (!parsed.ok)
        return fail([fileFault(parsed.fault, path)], resolver);
    const { source } = parsed;
    resolver.files.set(path, { state: 'read', source });
    const found = findVersion(source.root);
    if (!found.ok || !(0,json/* isObject */.Gv)(source.root)) {
        const rule = found.ok ? 'unknown-version' : found.rule;
        const pointer = found.ok ? '' : found.pointer;
        return fail([{ severity: 'error', rule, pointer, message: found.ok ? '' : found.message, file: path }], resolver);
    }
    const endless = findEndlessPaths(source.root);
    if (endless.length > 0)
        return fail(endless.map((finding) => ({ ...finding, file: path })), resolver);
    await crawlFiles(source, resolver, reader);
    return prepareSpec({ source, document: source.root, version: found.version }, resolver, options);
}
async function prepareSpec(subject, resolver, options) {
    const { document, version } = subject;
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
    const prepared = (0,prepare/* prepareDocument */.j)(document, {
        version,
        prepare: options.prepare,
        serverUrl: options.serverUrl,
        sourceBytes: countBytes(resolver),
    });
    add(prepared.findings);
    if (findings.some(isError))
        return fail(findings, resolver, listed);
    const isUntouched = !bundle.changed && prepared.document === document && subject.source.format === 'json';
    if (!isUntouched)
        findings.push(...noteReading(resolver));
    return {
        ok: true,
        version,
        body: isUntouched ? subject.source.text : renderBody(prepared),
        verbatim: isUntouched && subject.source.asWritten,
        files: listFiles(resolver),
        ...listed,
        rewrites: prepared.rewrites,
        problems: placeFindings(findings, resolver),
    };
}
function listBroken(files, resolver) {
    return [...files].flatMap((file) => {
        const state = resolver.files.get(file);
        return state?.state === 'broken' ? [fileFault(state.fault, file)] : [];
    });
}
/** What each file was asked for when it was read, asked of all of them together. */
function findUnwieldy(document) {
    const survey = (0,read_survey/* surveyDocument */.K)(document, { shared: true });
    return survey.ok ? findEndlessPaths(document) : [{ severity: 'error', ...survey.fault }];
}
function fail(findings, resolver, listed = { operations: [], locate: () => new Map() }) {
    const files = listFiles(resolver);
    return { ok: false, problems: placeFindings(findings, resolver), files, ...listed };
}
/** Compact and in the document's own order: the same description gives the same bytes. */
function renderBody(prepared) {
    return Buffer.from(JSON.stringify(prepared.document), 'utf8');
}
function fileFault({ rule, message, pointer, place }, file) {
    return { severity: 'error', rule, message, pointer, file, ...(place !== undefined && { place }) };
}
function isError({ severity }) {
    return severity === 'error';
}
function listFiles({ rootFile, files }) {
    const reached = [...files]
        .filter(([, { state }]) => state === 'read' || state === 'broken')
        .map(([path]) => path);
    return reached.includes(rootFile) ? reached : [rootFile, ...reached];
}
function countBytes({ files }) {
    return [...files.values()].reduce((sum, file) => sum + (file.state === 'read' ? file.source.text.length : 0), 0);
}


/***/ })

};
