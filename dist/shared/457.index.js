export const id = 457;
export const ids = [457];
export const modules = {

/***/ 6457:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSpec: () => (/* binding */ readSpec)
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/text-tree/pointer.ts
var pointer = __webpack_require__(1357);
// EXTERNAL MODULE: ./src/text-tree/limits.ts
var limits = __webpack_require__(338);
// EXTERNAL MODULE: ./src/text-tree/near.ts
var text_tree_near = __webpack_require__(8184);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/openapi/document/reference.ts
var document_reference = __webpack_require__(9615);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
    const tokens = (0,pointer/* parsePointer */.vp)(hash === -1 ? '' : (0,pointer/* decodeEscapes */.zR)(ref.slice(hash + 1)));
    if (tokens === undefined) {
        return refuseRef('ref-anchor', `The reference ${(0,src_text/* quote */.hD)(ref)} names an anchor (\`$anchor\` or \`$id\`), which is not followed; write the path to the target, such as \`#/components/schemas/Pet\`.`);
    }
    if (file === '')
        return { kind: 'way', paths: [from], tokens };
    const path = join(from, (0,pointer/* decodeEscapes */.zR)(file));
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
    return `#${(0,pointer/* renderPointer */.Wr)(path).replaceAll('%', '%25')}`;
}
function refuseFile(file) {
    if (/^[a-z]:[\\/]/i.test(file) || file.includes('\\')) {
        return refuseRef('ref-path', `The reference ${(0,src_text/* quote */.hD)(file)} is a Windows path; write it relative to this file, with \`/\`.`);
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(file) || file.startsWith('//')) {
        return refuseRef('ref-remote', `The reference ${(0,src_text/* quote */.hD)(file)} points outside the repository, and nothing is fetched. Keep a copy of the file next to this one, and refer to that.`);
    }
    const decoded = (0,pointer/* decodeEscapes */.zR)(file);
    if (decoded.startsWith('/')) {
        return refuseRef('ref-path', `The reference ${(0,src_text/* quote */.hD)(file)} is an absolute path; write it relative to this file.`);
    }
    if (/[\0\\]/.test(decoded)) {
        return refuseRef('ref-path', `The reference ${(0,src_text/* quote */.hD)(file)} contains a character that no file name has.`);
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

;// CONCATENATED MODULE: ./src/openapi/bundle/resolver.ts




/** A file of the description, where it was read. */
function findSource({ files }, path) {
    const state = files.get(path);
    return state?.state === 'read' ? state.source : undefined;
}
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
    return refuseRef('unresolved-ref', `The reference ${(0,src_text/* quote */.hD)(way.ref)} points to nothing: there is no file ${(0,src_text/* quote */.hD)(target.paths[0] ?? '')}.`);
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
        for (let hops = 0; next === undefined; hops++) {
            const through = (0,document_reference/* findReference */.t3)(at.value);
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
    while (at.kind === 'target' && (0,json/* isJsonObject */.OW)(at.value) && isPassedOver(at.value, resolver)) {
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
/** Such a link of a chain is where the chain ends: texts beside a `$ref` count, and from 3.1 on all that stands there. */
function isPassedOver(value, resolver) {
    if (typeof value['$ref'] !== 'string')
        return false;
    const beside = Object.keys(value).filter((key) => key !== '$ref');
    return beside.length === 0 || !(beside.some((key) => document_reference/* keptTexts */.$Y.has(key)) || keepsSiblings(resolver));
}
function keepsSiblings(resolver) {
    const root = findSource(resolver, resolver.rootFile)?.root;
    return (0,json/* isJsonObject */.OW)(root) && !(0,document_reference/* isBefore31 */.Ee)(root);
}
function startOf(at, { settled, rootFile }) {
    return (0,json/* isJsonObject */.OW)(at.value) && settled.has(at.value) ? rootFile : at.file;
}
function step(at, token, { origins }) {
    const value = (0,pointer/* findStep */.MR)(at.value, token);
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
    const isTold = ++resolver.absentCount <= limits/* limits */.F.problemsPerRule && (0,json/* isJsonObject */.OW)(at.value);
    const names = isTold ? Object.keys(at.value).slice(0, 10_000) : [];
    const near = names.find((name) => (0,text_tree_near/* isNear */.H)(token, name));
    const hint = near === undefined ? '' : ` Did you mean ${(0,src_text/* quote */.hD)(near, 100)}?`;
    return refuseRef('unresolved-ref', `The reference ${(0,src_text/* quote */.hD)(ref)} points to nothing: ${where} has no ${(0,src_text/* quote */.hD)(token, 100)}.${hint}`);
}
function refuseLoop(ref) {
    return refuseRef('ref-loop', `The reference ${(0,src_text/* quote */.hD)(ref)} refers only to itself.`);
}

// EXTERNAL MODULE: ./src/text-tree/source.ts + 2 modules
var source = __webpack_require__(4845);
// EXTERNAL MODULE: ./src/openapi/document/discriminator.ts
var discriminator = __webpack_require__(7590);
;// CONCATENATED MODULE: ./src/openapi/bundle/description-file.ts


/** Reads a file and notes on the way what it refers to. */
function parseDescriptionFile(path, bytes) {
    const references = new Set();
    let isPlain = true;
    const note = (name) => {
        if (typeof name === 'string' && (0,discriminator/* isReference */.A_)(name))
            references.add(name);
    };
    const parsed = (0,source/* parseSource */.P)(path, bytes, (key, value) => {
        if (key === '$ref') {
            if (typeof value === 'string')
                references.add(value);
            else
                isPlain = false;
        }
        else if (key === 'mapping' || key === 'defaultMapping') {
            note(value);
            if ((0,json/* isJsonObject */.OW)(value))
                Object.values(value).forEach(note);
        }
        else if (key === '$id' || key === '$self')
            isPlain = false;
    });
    return parsed.ok ? { ok: true, source: { ...parsed.source, references, isPlain } } : parsed;
}
/** False where no reference in it leads into another file. */
function refersOut({ references }) {
    return references.values().some((reference) => !reference.startsWith('#'));
}

// EXTERNAL MODULE: ./src/text-tree/finding.ts
var finding = __webpack_require__(6293);
;// CONCATENATED MODULE: ./src/openapi/version.ts


const wanted = 'Expected a description with `"swagger": "2.0"` or `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';
/** Which line of the standard a document follows, or what it seems to be instead. */
function findVersion(root) {
    if (!(0,json/* isJsonObject */.OW)(root))
        return refuse(`The document is ${(0,source/* describeValue */.b)(root)}, not an object. ${wanted}`);
    const swagger = (0,json/* findMember */.gz)(root, 'swagger');
    const openapi = (0,json/* findMember */.gz)(root, 'openapi');
    if (swagger !== undefined && openapi !== undefined) {
        return refuse('The document has both `swagger` and `openapi`; keep the one that it follows.', '/swagger');
    }
    if (openapi !== undefined)
        return findLine(openapi, root);
    if (swagger === '2.0')
        return { ok: true, version: '2.0', root };
    if (swagger === 2) {
        return refuse('`swagger` is the number 2; it must be the text "2.0". Put it in quotes.', '/swagger');
    }
    if (swagger !== undefined)
        return refuse(`\`swagger\` is ${show(swagger)}; only "2.0" is read.`, '/swagger');
    return refuse(`The document has neither \`openapi\` nor \`swagger\`. ${recognise(root)}${wanted}`);
}
function findLine(openapi, root) {
    if (typeof openapi === 'number') {
        return refuse(`\`openapi\` is the number ${openapi}; it must be text such as "3.0.3". Put it in quotes.`, '/openapi');
    }
    const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
    const version = { '0': '3.0', '1': '3.1', '2': '3.2' }[line?.[1] ?? ''];
    if (version !== undefined)
        return { ok: true, version, root };
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
    return typeof value === 'string' ? `"${(0,src_text/* renderLine */.ni)(value, 40)}"` : (0,source/* describeValue */.b)(value);
}
function refuse(message, pointer = '') {
    return { ok: false, fault: { ...(0,finding/* refuses */.Q)('unknown-version', [], message), pointer } };
}

// EXTERNAL MODULE: ./src/openapi/document/grammar.ts
var grammar = __webpack_require__(9003);
// EXTERNAL MODULE: ./src/openapi/document/route.ts
var document_route = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/openapi/operations.ts
var openapi_operations = __webpack_require__(4670);
;// CONCATENATED MODULE: ./src/openapi/check/key-rules.ts



/** What the standard knows in the objects that hold an operation's inputs, whatever its version. */
const known = {
    operation: `
    tags summary description externalDocs operationId consumes produces parameters requestBody responses callbacks
    schemes deprecated security servers
  `,
    parameter: `
    $ref name in description required deprecated allowEmptyValue style explode allowReserved schema content example
    examples type format items collectionFormat default enum multipleOf maximum exclusiveMaximum minimum
    exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems
  `,
    requestBody: '$ref description required content',
};
/** Keys that readers pass over in silence, although somebody meant them: the copilot would lack an input. */
function findKeyFaults(document, routes) {
    const findShared = (kind, at) => Object.entries((0,json/* membersOf */.lS)((0,pointer/* findByPointer */.wR)(document, `/${at.join('/')}`))).flatMap(([name, part]) => findMisspelt(part, kind, [...at, name]));
    return [
        ...routes.flatMap((route) => {
            const { operation } = route;
            const at = (0,document_route/* placeOf */.$t)(route);
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
    const words = known[kind].trim().split(/\s+/);
    return Object.keys(part).flatMap((key) => {
        if (words.includes(key) || key.startsWith('x-'))
            return [];
        const meant = words.find((word) => (0,text_tree_near/* isNear */.H)(key, word) && !Object.hasOwn(part, word));
        if (meant === undefined)
            return [];
        const message = `${(0,src_text/* quote */.hD)(key, 60)} is not a known key here, so it is ignored. Did you mean \`${meant}\`?`;
        return [(0,finding/* warns */.w)('unknown-key', [...at, key], message)];
    });
}

;// CONCATENATED MODULE: ./src/openapi/check/rule-findings.ts






/** Far more than any service takes; the pointers of findings repeat it. */
const longestKey = 2000;
/** Paths and methods of such a length that nothing else is worth telling: each other finding would repeat them. */
function findEndlessPaths(document) {
    return Object.entries((0,json/* membersOf */.lS)(document['paths'])).flatMap(([path, item]) => {
        const methods = [item, (0,json/* findMember */.gz)(item, 'additionalOperations')].flatMap((part) => Object.keys((0,json/* membersOf */.lS)(part)));
        const endless = [path, ...methods].find((key) => key.length > longestKey);
        if (endless === undefined)
            return [];
        const message = `${(0,src_text/* quote */.hD)(endless, 60)} has ${endless.length} characters; no path or method is as long as that.`;
        return [(0,finding/* refuses */.Q)('url-too-long', ['paths', path], message)];
    });
}
/** What is wrong for the importer or for the assistant: errors where nothing could be imported, else warnings. */
function findRuleBreaks(document) {
    const paths = (0,json/* findMember */.gz)(document, 'paths');
    if (!(0,json/* isJsonObject */.OW)(paths)) {
        const seen = paths === undefined
            ? `has no \`paths\`${describeElse(document)}`
            : `has ${(0,source/* describeValue */.b)(paths)} for \`paths\``;
        const message = `The description ${seen}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
        return [(0,finding/* refuses */.Q)('no-paths', paths === undefined ? [] : ['paths'], message)];
    }
    if (Object.entries(paths).every(([path, item]) => path.startsWith('x-') || isEmptyItem(item))) {
        const message = `The description has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`;
        return [(0,finding/* refuses */.Q)('no-operations', ['paths'], message)];
    }
    const isSound = ({ path }) => listStrangeKeys(document, paths[path]).length === 0;
    const sound = (0,document_route/* listRoutes */.Bn)(document).filter(isSound);
    return [
        ...Object.entries(paths).flatMap(([path, item]) => findStrangeTarget(document, path, item)),
        ...findKeyFaults(document, sound),
        ...sound.flatMap((route) => findInputFaults(document, route)),
    ];
}
/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeElse(document) {
    if ((0,json/* findMember */.gz)(document, 'webhooks') !== undefined)
        return ', only webhooks, which are requests that the API sends and no assistant can make';
    const hasParts = (0,json/* findMember */.gz)(document, 'components') !== undefined || (0,json/* findMember */.gz)(document, 'definitions') !== undefined;
    return hasParts ? ', only components for other descriptions to use' : '';
}
/** What is no object, and a reference that leads nowhere, are faults of their own. */
function isEmptyItem(item) {
    return (0,json/* isJsonObject */.OW)(item) && !Object.hasOwn(item, '$ref') && (0,document_route/* listMethods */.vp)(item).length === 0;
}
/** Where a path's `$ref` leads to something of another kind, such as a schema: each of its keys would be an action. */
function listStrangeKeys(document, item) {
    const target = typeof (0,json/* findMember */.gz)(item, '$ref') === 'string' ? (0,document_route/* findItem */.Rm)(document, item) : undefined;
    const methods = Object.keys(target ?? {}).filter(document_route/* isMethodKey */.d3);
    return methods.some(grammar/* isStandardMethod */.ZS) ? [] : methods;
}
function findStrangeTarget(document, path, item) {
    const strange = listStrangeKeys(document, item);
    if (strange.length === 0)
        return [];
    const keys = strange.slice(0, 3).map((key) => (0,src_text/* quote */.hD)(key, 60));
    const message = `The path ${(0,src_text/* quote */.hD)(path)} refers to something that is not a path item: it has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
    return [(0,finding/* refuses */.Q)('path-reference', ['paths', path, '$ref'], message)];
}
/** What the assistant would stumble over: it has nothing to go by, or an input is missing. */
function findInputFaults(document, route) {
    const { operation, path } = route;
    const parameters = (0,openapi_operations/* listParameters */.n)(document, route);
    const named = new Set(parameters.filter(({ place }) => place === 'path').map(({ name }) => name));
    const missing = [...path.matchAll(/\{([^{}]*)\}/g)]
        .map(([, name = '']) => name)
        .filter((name) => !named.has(name));
    const bodies = parameters.filter(({ place }) => place === 'body');
    const forms = parameters.filter(({ place }) => place === 'formData');
    const isSilent = ['operationId', 'summary', 'description'].every((key) => !isText(operation[key]));
    const faults = [
        [
            'no-description',
            isSilent,
            'has no operationId, summary or description: the assistant has only its method and path to go by.',
        ],
        [
            'path-parameter',
            missing.length > 0,
            `does not declare its path parameter ${missing
                .slice(0, 5)
                .map((name) => `"${(0,src_text/* renderLine */.ni)(name, 60)}"`)
                .join(', ')}.`,
        ],
        [
            'two-bodies',
            bodies.length > 1 || (bodies.length > 0 && forms.length > 0),
            'has more than one body; a request has one, so only the first `in: body` is sent.',
        ],
    ];
    return faults.flatMap(([rule, isFault, said]) => isFault ? [(0,finding/* warns */.w)(rule, (0,document_route/* placeOf */.$t)(route), `${(0,document_route/* quoteRoute */.uO)(route)} ${said}`)] : []);
}
function isText(value) {
    return typeof value === 'string' && value.trim() !== '';
}

;// CONCATENATED MODULE: ./src/openapi/bundle/crawl.ts







/**
 * Reads every file that a description reaches, and only the reached parts of them count: a broken file that is named
 * in a part that nothing uses is never opened. Nothing is judged here; what a reference means is decided later.
 */
async function crawlFiles(root, resolver, reader) {
    // The root of JSON text is a tree: no object is met twice, and of 13 MB there are a million.
    const seen = new Set();
    let totalBytes = root.text.length;
    let pending = refersOut(root)
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
        return crawl_refuse(rule, `${(0,src_text/* quote */.hD)(path)} is not read: ${read.message}`);
    }
    if (used.files >= limits/* limits */.F.files) {
        return crawl_refuse('too-large', `The description has more than ${limits/* limits */.F.files} files.`);
    }
    if (used.totalBytes + read.length > limits/* limits */.F.totalBytes) {
        const limit = (0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes);
        return crawl_refuse('too-large', `With ${(0,src_text/* quote */.hD)(path)}, the description's files have more than ${limit} together.`);
    }
    const parsed = parseDescriptionFile(path, read);
    return parsed.ok ? { state: 'read', source: parsed.source } : { state: 'broken', fault: parsed.fault };
}
function crawl_refuse(rule, message) {
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
    if (!(0,json/* isJsonObject */.OW)(mapping))
        return own;
    const names = Object.values(mapping).filter((name) => typeof name === 'string');
    return [...own, ...names.filter(discriminator/* isReference */.A_)];
}

// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
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
    if (!(0,json/* isJsonObject */.OW)(value) || section === undefined)
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
        if (!(0,json/* isJsonObject */.OW)(entry))
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
        if (!(0,json/* isJsonObject */.OW)(next))
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
    if (target.kind !== 'target' || !(0,json/* isJsonObject */.OW)(target.value) || target.file === resolver.rootFile)
        return undefined;
    return { ...target, value: target.value };
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

;// CONCATENATED MODULE: ./src/openapi/bundle/bundle-mapping.ts





/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
function pointMapping(schema, around, bundling) {
    const { discriminator } = schema;
    const { resolver } = bundling;
    if (!(0,json/* isJsonObject */.OW)(discriminator) || resolver.settled.has(discriminator))
        return;
    resolver.settled.add(discriminator);
    const { mapping } = discriminator;
    for (const value of Object.keys((0,json/* isJsonObject */.OW)(mapping) ? mapping : {})) {
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
        const message = `The discriminator's mapping points to no schema. ${target.message}`;
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
    if (isWhole(resolver))
        return { findings: [], brokenFiles: new Set(), changed: false };
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
    return root?.state === 'read' && !refersOut(root.source);
}
/** Whether each reference of the root file leads straight to a part of it: then there is nothing to do, and no walk. */
function isWhole(resolver) {
    const { files, rootFile } = resolver;
    const root = files.get(rootFile);
    if (root?.state !== 'read' || !root.source.isPlain)
        return false;
    return root.source.references.values().every((reference) => {
        if (!reference.startsWith('#'))
            return false;
        const target = resolveStep(rootFile, reference, resolver);
        return (target.kind === 'target' &&
            !target.crossed &&
            resolveFully(rootFile, reference, resolver).kind === 'target');
    });
}
function bundle_walk(value, around, bundling) {
    if ((0,json/* isArray */.cy)(value)) {
        for (let at = 0; at < value.length; at++)
            visit(value, at, around, bundling);
        return;
    }
    if (!(0,json/* isJsonObject */.OW)(value))
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
    const isReference = (0,json/* isJsonObject */.OW)(value) &&
        Object.hasOwn(value, '$ref') &&
        !(around.named && typeof value['$ref'] !== 'string');
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
        report(bundling, 'unsupported-id', `The reference ${(0,src_text/* quote */.hD)(ref)} would have to be read against ${(0,src_text/* quote */.hD)(around.base)} (\`$id\` or \`$self\`), which is not supported. Remove that, or write the path from the root of this file.`);
    }
    else if (target.kind !== 'target') {
        reportTarget(bundling, target, { ...around, ref });
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
        reportTarget(bundling, end, { ...around, ref: target.ref });
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
    const value = (0,json/* isJsonObject */.OW)(end.value) && beside.length > 0
        ? { ...end.value, ...Object.fromEntries(beside) }
        : end.value;
    if ((0,json/* isArray */.cy)(parent))
        parent[Number(key)] = value;
    else
        (0,json/* setMember */.Nk)(parent, String(key), value);
    bundling.changed = true;
    if (typeof value !== 'object' || value === null)
        return;
    bundling.resolver.origins.set(value, end);
    const inside = { ...around, file: end.file, base: undefined };
    const isReference = (0,json/* isJsonObject */.OW)(value) && typeof value['$ref'] === 'string';
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
function reportTarget(bundling, target, asking) {
    if (target.kind !== 'fault')
        return;
    if (target.brokenFile !== undefined)
        bundling.brokenFiles.add(target.brokenFile);
    else if (!isBearable(target.rule, asking, bundling))
        report(bundling, target.rule, target.message);
    else {
        const message = `${target.message} The reference is sent as it is, and tells the assistant nothing.`;
        bundling.findings.push((0,finding/* warns */.w)(target.rule, [...bundling.path, '$ref'], message));
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
function report({ findings, path }, rule, message) {
    findings.push((0,finding/* refuses */.Q)(rule, [...path, '$ref'], message));
}

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

// EXTERNAL MODULE: ./src/text-tree/locate.ts + 1 modules
var locate = __webpack_require__(1369);
;// CONCATENATED MODULE: ./src/openapi/check/places.ts




/** The finding in the file where the part that it is about was written. */
function fileFinding(finding, document, resolver) {
    const { file, tokens } = findOrigin((0,pointer/* parsePointer */.vp)(finding.pointer) ?? [], document, resolver);
    return { ...finding, file, pointer: (0,pointer/* renderPointer */.Wr)(tokens) };
}
/** What reading the files and writing them again as JSON did to them: warnings with their places. */
function noteReading({ files }) {
    return [...files.values()].flatMap((state) => (state.state === 'read' ? noteReadingOf(state.source) : []));
}
function noteReadingOf(source) {
    const warn = (rule, message, place) => ({
        ...(0,finding/* warns */.w)(rule, [], message),
        ...{ file: source.path, ...place },
    });
    const lost = listLostNumbers(source).map(({ written, becomes, place }) => {
        const message = `The number ${(0,src_text/* renderLine */.ni)(written, 60)} is too large or too precise for JSON readers; it is sent as ${becomes}. Put it in quotes if its exact value matters.`;
        return warn('number-precision', message, place);
    });
    const mended = 'This line of quoted text is not indented deeper than its key. It was read anyway, but other YAML readers refuse it.';
    return [...lost, ...source.mended.map((place) => warn('yaml-indentation', mended, place))];
}
/** In which file, and where in it, a part of the bundled document was written. */
function findOrigin(way, document, resolver) {
    if (resolver.origins.size === 0)
        return { file: resolver.rootFile, tokens: way };
    let file = resolver.rootFile;
    let tokens = [];
    let value = document;
    for (const token of way) {
        value = value === undefined ? undefined : (0,pointer/* findStep */.MR)(value, token);
        const origin = typeof value === 'object' && value !== null ? resolver.origins.get(value) : undefined;
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
            places.set(file, (0,locate/* locatePointers */.F)(text, new Set(group.map(({ pointer }) => pointer))));
    }
    return ({ file, pointer }) => places.get(file)?.get(pointer);
}
/** In characters: far more than any rule says, but for the texts of others that it may repeat. */
const longestMessage = 1000;
/** Adds lines and columns; errors come first, and of each kind there are as many as people can read. */
function placeFindings(findings, resolver) {
    const isError = ({ severity }) => severity === 'error';
    const sorted = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
    const kept = limitRules(dropRepeats(sorted));
    const unplaced = kept.filter(({ line }) => line === undefined);
    const findPlace = locateParts(unplaced, (file) => findSource(resolver, file));
    return kept.map((finding) => ({
        ...finding,
        message: (0,src_text/* renderLine */.ni)(finding.message, longestMessage),
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
        const shown = kind.slice(0, limits/* limits */.F.problemsPerRule);
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
    for (const [index, route] of (0,document_route/* listRoutes */.Bn)(document).entries()) {
        const { file, tokens } = findOrigin(findWay(document, route), document, resolver);
        const source = findSource(resolver, file);
        const operation = operations[index];
        if (operation === undefined || source === undefined)
            continue;
        parts.set(operation, { file, pointer: (0,pointer/* renderPointer */.Wr)(tokens) });
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
    const [root = '', path = '', ...key] = (0,document_route/* placeOf */.$t)(route);
    const item = (0,json/* findMember */.gz)(document[root], path);
    const reference = (0,json/* isJsonObject */.OW)(item) && !Object.hasOwn(item, key[0] ?? '') ? item['$ref'] : undefined;
    return typeof reference === 'string' && reference.startsWith('#/')
        ? [...((0,pointer/* parsePointer */.vp)(reference.slice(1)) ?? []), ...key]
        : [root, path, ...key];
}

// EXTERNAL MODULE: ./src/text-tree/survey.ts
var survey = __webpack_require__(6108);
// EXTERNAL MODULE: ./src/openapi/document/names.ts
var names = __webpack_require__(7866);
// EXTERNAL MODULE: ./src/importer/operation-id.ts
var operation_id = __webpack_require__(763);
;// CONCATENATED MODULE: ./src/importer/import-document.ts



/**
 * What the best-known importer makes of a document: one action for each key under a path.
 * @param document one on which the import succeeds
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py, the same from 2.8.0 on
 */
function importDocument(document) {
    const server = (0,json/* findMember */.gz)((0,json/* isArray */.cy)(document['servers']) ? document['servers'][0] : undefined, 'url');
    const base = typeof server === 'string' ? server : '';
    return listMembers(document['paths']).flatMap(([path, item]) => listMembers(item).flatMap(([key, operation]) => (0,json/* isJsonObject */.OW)(operation) ? [createAction(document, { base, path, key, operation })] : []));
}
function createAction(document, at) {
    const { base, key, operation, path } = at;
    const name = readText(operation[(0,names/* findNameKey */.Oq)(operation) ?? '']);
    return {
        method: key.toUpperCase(),
        path,
        endpoint: base + path,
        name,
        operationId: (0,operation_id/* deriveOperationId */.wQ)(name),
        description: readText(operation['description']) || readText(operation['summary']),
        payload: {
            parameters: resolveParameters(document, operation['parameters'] ?? []),
            request_body: resolveBody(document, operation['requestBody'] ?? {}),
        },
    };
}
function resolveParameters(document, parameters) {
    return (0,json/* isArray */.cy)(parameters) ? parameters.map((parameter) => resolveSchema(document, parameter)) : parameters;
}
function resolveBody(document, body) {
    const content = (0,json/* findMember */.gz)(body, 'content');
    if (!(0,json/* isJsonObject */.OW)(body) || !(0,json/* isJsonObject */.OW)(content))
        return body;
    const media = Object.entries(content).map(([type, one]) => [type, resolveSchema(document, one)]);
    return { ...body, content: Object.fromEntries(media) };
}
/** One reference is followed, and no further. */
function resolveSchema(document, holder) {
    const reference = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(holder, 'schema'), '$ref');
    if (!(0,json/* isJsonObject */.OW)(holder) || typeof reference !== 'string')
        return holder;
    const schema = followLiterally(document, reference);
    return schema === undefined ? holder : { ...holder, schema };
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
function listMembers(value) {
    return (0,json/* isJsonObject */.OW)(value) ? Object.entries(value) : [];
}
function readText(value) {
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./src/openapi/document/weight.ts
var weight = __webpack_require__(4916);
// EXTERNAL MODULE: ./src/openapi/upgrade/upgrade.ts + 5 modules
var upgrade = __webpack_require__(7302);
// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
// EXTERNAL MODULE: ./src/text-tree/json-bytes.ts
var json_bytes = __webpack_require__(6610);
;// CONCATENATED MODULE: ./src/importer/prepare/operations.ts


/** How deep the payload of an action may be nested: MariaDB stores JSON of 31 levels, and one is spared. */
const payloadLevels = 30;
/** Where schemas begin in a parameter, a media type or a header. */
function isSchemaKey(key, mode) {
    return mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
}
/** `parameters[].schema` */
const inParameter = { above: 2, followed: 1 };
/** `requestBody.content.{type}.schema` */
const inBody = { above: 1, followed: 3 };
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
function mapHolders(document, replace) {
    return (0,document_route/* mapOperations */.LU)(document, (operation) => (0,members/* mapMembers */.Mz)(operation, (member, key) => {
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
                room: payloadLevels - above - level,
            })
            : walk(inner, below, level + 1));
    }
}

;// CONCATENATED MODULE: ./src/importer/prepare/rule.ts

/** The import fails; an equivalent document imports. */
function stops(rule, at, message) {
    return { ...(0,finding/* refuses */.Q)(rule, at, message), isMendable: true };
}
/** The import succeeds and something is missing; an equivalent document arrives whole. */
function loses(rule, at, message) {
    return { ...(0,finding/* warns */.w)(rule, at, message), isMendable: true };
}
function defineRewrites(sentences) {
    const rules = Object.entries(sentences);
    const named = rules.map(([rule, sentence]) => [rule, { rule, sentence }]);
    return Object.fromEntries(named);
}
/** @param order the rules in the order in which people are told */
function createLedger(order) {
    const counts = new Map();
    return {
        note(rule, places = 1) {
            if (places > 0)
                counts.set(rule, (counts.get(rule) ?? 0) + places);
        },
        list() {
            return order.flatMap((rule) => {
                const count = counts.get(rule);
                return count === undefined ? [] : [{ rule: rule.rule, message: rule.sentence(count), count }];
            });
        },
    };
}
/** `1 path`, `2 paths`: in `operationId`s, too, the plural stays outside the code mark. */
function count(places, one, many = `${one}s`) {
    return places === 1 ? `1 ${one}` : `${places} ${many}`;
}

;// CONCATENATED MODULE: ./src/importer/prepare/servers.ts




const serverRewrites = defineRewrites({
    'server-completed': (n) => `Made ${count(n, 'server URL')} absolute: the importer needs scheme and host.`,
    'server-moved': () => 'Moved the first absolute server to the front, because the importer reads the first one only.',
    'server-variables': (n) => `Replaced ${count(n, 'variable')} of the first server by the default, because the importer takes the URL as it is written.`,
    'server-slash': () => 'Left out the `/` at the end of the first server, because the importer puts the paths right behind it: `https://host//path`.',
});
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
/** The URL of a server as written, or undefined where it has none. */
function findUrl(server) {
    const url = (0,json/* findMember */.gz)(server, 'url');
    return typeof url === 'string' ? url : undefined;
}
/** The URL of the first of a list of servers: the only one that is read. */
function findFirstUrl(servers) {
    return (0,json/* isArray */.cy)(servers) ? findUrl(servers[0]) : undefined;
}
/**
 * A document whose first server is absolute, free of variables and without a slash at its end, or undefined where
 * neither the description nor `server-url` names one. Other servers stay as they are, in case somebody reads them.
 */
function makeServersPortable(document, serverUrl, ledger) {
    const absolute = makeFirstAbsolute(document, serverUrl, ledger);
    if (absolute === undefined || !hasDoubleSlash(absolute))
        return absolute;
    ledger.note(serverRewrites['server-slash']);
    const [first, ...others] = (0,json/* isArray */.cy)(absolute['servers']) ? absolute['servers'] : [];
    const url = (findUrl(first) ?? '').replace(/\/+$/, '');
    return withServers(absolute, [{ ...((0,json/* isJsonObject */.OW)(first) ? first : {}), url }, ...others]);
}
/** True where the importer, which puts the path right behind the first server, would store `https://host//path`. */
function hasDoubleSlash({ servers, paths }) {
    const url = findFirstUrl(servers);
    if (url?.endsWith('/') !== true || !isAbsolute(url) || !(0,json/* isJsonObject */.OW)(paths))
        return false;
    const keys = Object.keys(paths).filter((path) => !path.startsWith('x-'));
    return keys.length > 0 && keys.every((path) => path.startsWith('/'));
}
function makeFirstAbsolute(document, serverUrl, ledger) {
    const servers = listServers(document);
    const concrete = servers.map(substitute);
    const position = concrete.findIndex((server) => isAbsolute(findUrl(server)));
    if (position === -1 || (position > 0 && serverUrl !== undefined)) {
        const completed = complete(concrete[0] ?? null, serverUrl);
        if (completed === undefined)
            return undefined;
        ledger.note(serverRewrites['server-completed']);
        return withServers(document, [completed, ...servers.slice(1)]);
    }
    const chosen = concrete[position] ?? null;
    const isConcrete = chosen === servers[position];
    if (position === 0 && isConcrete)
        return document;
    if (position > 0)
        ledger.note(serverRewrites['server-moved']);
    if (!isConcrete)
        ledger.note(serverRewrites['server-variables'], countVariables(servers[position]));
    return withServers(document, [chosen, ...servers.filter((_, index) => index !== position)]);
}
/** No server means `/`, as the standard has it. */
function listServers({ servers }) {
    return (0,json/* isArray */.cy)(servers) && servers.length > 0 ? servers : [{ url: '/' }];
}
/** `servers` where it stood, else right after what names the document, as people write it. */
function withServers(document, servers) {
    if (Object.hasOwn(document, 'servers'))
        return { ...document, servers };
    const { openapi, info, ...rest } = document;
    return { ...(openapi !== undefined && { openapi }), ...(info !== undefined && { info }), servers, ...rest };
}
/**
 * A relative URL against `server-url`, as a browser would; `/` and nothing say nothing and stand for the whole of
 * it. Without a slash at the end, because the importer puts the path right behind it. Without `server-url` there is
 * hope for `//host` alone, which says everything but the scheme.
 */
function complete(server, serverUrl) {
    const relative = findUrl(server) ?? '';
    const rest = (0,json/* isJsonObject */.OW)(server) ? server : {};
    if (serverUrl === undefined) {
        const isComplete = relative.startsWith('//') && isAbsolute(`https:${relative}`);
        return isComplete ? { ...rest, url: `https:${relative}` } : undefined;
    }
    const says = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
    const base = serverUrl.endsWith('/') ? serverUrl : `${serverUrl}/`;
    const url = says ? URL.parse(relative, base)?.href : undefined;
    const completed = url !== undefined && isAbsolute(url) ? url : serverUrl;
    return { ...rest, url: completed.replace(/\/+$/, '') };
}
/** The server with its variables replaced by their defaults; the same object where it has none. */
function substitute(server) {
    const url = findUrl(server);
    if (!(0,json/* isJsonObject */.OW)(server) || url === undefined)
        return server;
    const { variables, ...rest } = server;
    const concrete = url.replace(/\{([^{}]+)\}/g, (written, name) => findDefault((0,json/* findMember */.gz)(variables, name)) ?? written);
    return concrete === url ? server : { ...rest, url: concrete };
}
function findDefault(variable) {
    const listed = (0,json/* findMember */.gz)(variable, 'enum');
    const value = (0,json/* findMember */.gz)(variable, 'default') ?? ((0,json/* isArray */.cy)(listed) ? listed[0] : undefined) ?? null;
    return typeof value === 'object' ? undefined : String(value);
}
/** How many variables the URL of a server holds. */
function countVariables(server) {
    return (findUrl(server)?.match(/\{[^{}]+\}/g) ?? []).length;
}
/** What the importer would fail on or lose of the address. */
function findServerHazards(document) {
    const url = findFirstUrl(document['servers']);
    if (url === undefined) {
        const message = 'There is no `servers[0].url`, from which the importer takes the address. Add one with scheme and host.';
        return [stops('server-missing', ['servers'], message)];
    }
    const at = ['servers', 0, 'url'];
    const importer = `The first server is ${(0,src_text/* quote */.hD)(url)}; the importer`;
    if (!isAbsolute(url)) {
        const message = `${importer} needs scheme and host, such as https://api.example.com.`;
        return [stops('server-relative', at, message)];
    }
    if (countVariables({ url }) > 0)
        return [loses('server-variables', at, `${importer} takes it without filling in variables.`)];
    if (!hasDoubleSlash(document))
        return [];
    const message = `${importer} puts the paths right behind it, so that the addresses of the actions get two slashes.`;
    return [loses('server-slash', at, message)];
}
/** Operations with a server of their own, to which the importer pays no heed. */
function findOwnServers(document, routes) {
    const trim = (url) => url.replace(/\/+$/, '');
    const server = trim(findFirstUrl(document['servers']) ?? '');
    return routes.flatMap((route) => {
        const url = findFirstUrl(route.operation['servers'] ?? route.item['servers']);
        if (url === undefined || trim(url) === server)
            return [];
        const message = `The operation has a server of its own, ${(0,src_text/* quote */.hD)(url, 100)}; the service calls the first server of the description instead.`;
        return [(0,finding/* warns */.w)('server-ignored', (0,document_route/* placeOf */.$t)(route), message)];
    });
}
/** That there is no address: only its author, or `server-url`, can name one. */
function describeServers(document) {
    const isSwagger = Object.hasOwn(document, 'swagger');
    const where = isSwagger ? '`host`' : '`servers`';
    const example = isSwagger ? '`"host": "api.example.com"`' : '`https://api.example.com/v1`';
    const message = `The description names no absolute server (${where}), without which the import fails. Write the address of the API there, such as ${example}, or set the input \`server-url\` to it.`;
    const isListed = !isSwagger && Object.hasOwn(document, 'servers');
    return (0,finding/* refuses */.Q)('server-url', isListed ? ['servers'] : [], message);
}

;// CONCATENATED MODULE: ./src/importer/failures.ts






/** What its column holds of a description, in bytes of UTF-8. */
const textBytes = 65_535;
const half = 'Half a surrogate pair is no text: the service cannot store it. Replace it.';
/**
 * Where the import of a document would fail, or store something empty: asked of everything that goes out, whatever
 * was done to it. The address is told by those who look for it.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py; widths: opencopilot_db/action.py
 */
function findFailures(document, source = document) {
    const room = {
        document,
        source,
        server: findFirstUrl(document['servers']) ?? '',
        levels: new Map(),
        hasHalves: (0,weight/* weigh */.v)(document).hasHalves,
        told: new Set(),
    };
    return listEntries(document['paths']).flatMap(([path, item]) => {
        const at = ['paths', path];
        if (!(0,json/* isJsonObject */.OW)(item))
            return [(0,finding/* refuses */.Q)('path-type', at, 'A path must be an object of operations.')];
        return [
            ...findUrlFailures(room.server + path, at),
            ...Object.entries(item).flatMap(([key, operation]) => findOperationFailures(operation, [...at, key], room)),
        ];
    });
}
function findUrlFailures(url, at) {
    if (!url.isWellFormed())
        return [(0,finding/* refuses */.Q)('text-half', at, half)];
    if (url.length <= names/* columnWidth */.zt)
        return [];
    const message = `Server and path together have ${url.length} characters; the service stores ${names/* columnWidth */.zt} of a URL.`;
    return [(0,finding/* refuses */.Q)('url-too-long', at, message)];
}
function findOperationFailures(operation, at, room) {
    if (!(0,json/* isJsonObject */.OW)(operation)) {
        return [
            (0,finding/* refuses */.Q)('operation-type', at, 'The importer takes every key of a path for a method, and its value for an operation, which must be an object.'),
        ];
    }
    const { parameters, requestBody } = operation;
    const failures = [
        ...findNameFailures(operation, at),
        ...findTextFailures(operation, at),
        ...(parameters === undefined ? [] : findParameterFailures(parameters, [...at, 'parameters'], room)),
        ...(requestBody === undefined ? [] : findBodyFailures(requestBody, [...at, 'requestBody'], room)),
    ];
    if (!room.hasHalves)
        return failures;
    const stored = (0,members/* omitMembers */.p5)(operation, (key) => !isStored(key));
    return [...failures, ...findHalves(stored, at)];
}
function findNameFailures(operation, at) {
    const key = (0,names/* findNameKey */.Oq)(operation);
    const name = operation[key ?? ''];
    if (key === undefined || (typeof name === 'string' && name.trim() === '')) {
        const message = 'The operation has no `operationId`, summary or description to name it by. Give it an `operationId`.';
        return [(0,finding/* refuses */.Q)('name-missing', key === undefined ? at : [...at, key], message)];
    }
    if (typeof name !== 'string') {
        return [
            (0,finding/* refuses */.Q)('name-type', [...at, key], `\`${key}\` names the action, so it must be a text. Put it in quotes.`),
        ];
    }
    if (name.length <= names/* columnWidth */.zt)
        return [];
    const message = `\`${key}\` names the action and has ${name.length} characters; the service stores ${names/* columnWidth */.zt}. Give the operation a shorter \`operationId\`.`;
    return [(0,finding/* refuses */.Q)('name-too-long', [...at, key], message)];
}
/** The description, else the summary, is stored. */
function findTextFailures(operation, at) {
    const key = ['description', 'summary'].find((one) => Boolean(operation[one]));
    const text = operation[key ?? ''];
    if (key === undefined || text === undefined)
        return [];
    if (typeof text !== 'string')
        return [(0,finding/* refuses */.Q)('text-type', [...at, key], `\`${key}\` must be a text. Put it in quotes.`)];
    if (text.length <= textBytes / 3 || Buffer.byteLength(text) <= textBytes)
        return [];
    const message = `\`${key}\` has ${Buffer.byteLength(text)} bytes; the service stores ${textBytes}. Shorten it.`;
    return [(0,finding/* refuses */.Q)('text-too-long', [...at, key], message)];
}
function findParameterFailures(parameters, at, room) {
    if (!(0,json/* isArray */.cy)(parameters))
        return [refuseShape('parameters-type', parameters, at)];
    return parameters.flatMap((parameter, index) => {
        const own = placeParameter(parameters.length, index, at, room);
        if (!(0,json/* isJsonObject */.OW)(parameter))
            return [refuseShape('parameter-type', parameter, own)];
        return [
            ...findSchemaFailures(parameter, own, room),
            ...findDeep(countFollowed(parameter, room) + 2, own),
        ];
    });
}
/** Those of the path come before an operation's own, once they are moved there. */
function placeParameter(count, index, at, { source }) {
    const own = at.reduce((held, key) => (0,json/* findMember */.gz)(held, String(key)), source);
    const moved = count - ((0,json/* isArray */.cy)(own) ? own.length : 0);
    if (Object.hasOwn(source, 'swagger') && moved !== 0)
        return at;
    return index < moved ? [...at.slice(0, 2), 'parameters'] : [...at, index - moved];
}
function findBodyFailures(body, at, room) {
    if (!(0,json/* isJsonObject */.OW)(body))
        return [refuseShape('request-body-type', body, at)];
    const { content } = body;
    if (content !== undefined && !(0,json/* isJsonObject */.OW)(content)) {
        return [refuseShape('request-body-content', content, [...at, 'content'])];
    }
    const failures = listEntries(content).flatMap(([type, media]) => {
        const own = [...at, 'content', type];
        if (!(0,json/* isJsonObject */.OW)(media))
            return [refuseShape('request-body-content', media, own)];
        return findSchemaFailures(media, own, room);
    });
    const followed = Object.values(content ?? {}).map((media) => countFollowed(media, room) + 2);
    return [...failures, ...findDeep(Math.max(failures_count(body, room), ...followed) + 1, at)];
}
/** The schema of a parameter or a media type, into which the importer looks for a reference. */
function findSchemaFailures(holder, at, room) {
    if (!Object.hasOwn(holder, 'schema'))
        return [];
    const { schema = null } = holder;
    const own = [...at, 'schema'];
    if (!(0,json/* isJsonObject */.OW)(schema))
        return [refuseShape('schema-type', schema, own)];
    if (!Object.hasOwn(schema, '$ref'))
        return [];
    return findReferenceFailures(schema['$ref'] ?? null, [...own, '$ref'], room);
}
function findReferenceFailures(reference, at, room) {
    const shown = (0,src_text/* renderLine */.ni)(typeof reference === 'string' ? reference : JSON.stringify(reference), 100);
    const isText = typeof reference === 'string';
    const arrived = isText ? followLiterally(room.document, reference) : undefined;
    // An anchor, too, leads to the whole description.
    if (!isText || arrived === undefined || arrived === room.document) {
        const message = `The schema refers to "${shown}", which is no schema that the importer can follow. Make it a component, and refer to that.`;
        return [(0,finding/* refuses */.Q)('schema-reference', at, message)];
    }
    const halves = room.hasHalves ? findHalves(arrived, at) : [];
    const meant = (0,document_reference/* findTarget */.FB)(room.document, reference);
    if (meant === undefined || meant === arrived || room.told.has(reference))
        return halves;
    room.told.add(reference);
    const message = `The importer reads the reference "${shown}" without its escapes, so that it stores an empty schema. Name the schema with letters, digits, \`.\`, \`-\` and \`_\` alone.`;
    return [...halves, (0,finding/* warns */.w)('escaped-name', at, message)];
}
/** What the importer takes for granted, by the rule that says so. */
const shapes = {
    'parameters-type': '`parameters` must be a list.',
    'parameter-type': 'A parameter must be an object.',
    'request-body-type': 'A request body must be an object.',
    'request-body-content': 'The `content` of the request body must be an object that holds one for each media type.',
    'schema-type': 'The importer reads no schema here that is no object: write `{}` for `true`, and `{"not": {}}` for `false`.',
};
function refuseShape(rule, value, at) {
    if (value === null)
        return (0,finding/* refuses */.Q)('value-null', at, `\`${String(at.at(-1))}\` is null; leave it out.`);
    return (0,finding/* refuses */.Q)(rule, at, shapes[rule]);
}
function findDeep(levels, at) {
    if (levels <= payloadLevels)
        return [];
    const message = `What the service stores of the operation is nested ${levels} levels deep here, and some databases hold ${payloadLevels}. Make a component of an inner schema, and refer to it.`;
    return [(0,finding/* refuses */.Q)('payload-depth', at, message)];
}
/** The levels of a parameter or a media type with the one reference followed that the importer follows. */
function countFollowed(holder, room) {
    const reference = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(holder, 'schema'), '$ref');
    const target = typeof reference === 'string' ? followLiterally(room.document, reference) : undefined;
    const isWhole = target === room.document;
    return Math.max(failures_count(holder, room), target === undefined || isWhole ? 0 : failures_count(target, room) + 1);
}
function failures_count(value, { levels }) {
    const known = levels.get(value) ?? (0,json_bytes/* countLevels */.ZT)(value, levels);
    levels.set(value, known);
    return known;
}
/** Half a surrogate pair has no bytes in UTF-8; what stands elsewhere is not stored. */
function findHalves(value, at) {
    const way = findHalf(value);
    if (way === undefined)
        return [];
    return [(0,finding/* refuses */.Q)('text-half', [...at, ...way], half)];
}
/** The keys to the first text with half a pair, or to the first object that has such a key. */
function findHalf(value) {
    if (typeof value === 'string')
        return value.isWellFormed() ? undefined : [];
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [key, member] of Object.entries(value)) {
        if (!key.isWellFormed())
            return [];
        const way = findHalf(member);
        if (way !== undefined)
            return [key, ...way];
    }
    return undefined;
}
/** Of an operation this is stored, and nothing else. */
function isStored(key) {
    return ['operationId', 'name', 'summary', 'description', 'parameters', 'requestBody'].includes(key);
}
function listEntries(value) {
    return (0,json/* isJsonObject */.OW)(value) ? Object.entries(value) : [];
}

;// CONCATENATED MODULE: ./src/importer/prepare/beside-reference.ts



/** Up to 3.0 a `$ref` stands alone, and what people write beside it is ignored, but for the texts that are kept. */
function findBesideReferences(document) {
    if (!(0,document_reference/* isBefore31 */.Ee)(document) || !(0,weight/* weigh */.v)(document).hasSiblings)
        return [];
    const seen = new Set();
    /** What holds the value that is looked at, from the document on. */
    const holders = [];
    let count = 0;
    let first = [];
    let key = '';
    visit(document, 'keywords');
    if (count === 0)
        return [];
    const more = count === 1 ? '' : ` (and in ${count - 1} more places)`;
    const message = `Up to OpenAPI 3.0, keys beside a \`$ref\` are ignored, such as ${(0,src_text/* quote */.hD)(key, 60)} here${more}. Move them to where the reference points, or put both into an \`allOf\`.`;
    return [(0,finding/* warns */.w)('beside-reference', first, message)];
    function visit(value, mode) {
        if ((0,json/* isJsonObject */.OW)(value)) {
            if (seen.has(value) || !(0,weight/* mayHoldOddities */.U)(value))
                return;
            seen.add(value);
            // A path may say more than its `$ref`, in all versions.
            const isPath = holders.length === 2 && holders[1] === document['paths'];
            const ignored = isPath ? undefined : findIgnored(value);
            if (ignored !== undefined && count++ === 0) {
                first = listKeys([...holders, value]);
                key = ignored;
            }
        }
        holders.push(value);
        (0,grammar/* visitParts */.U6)(value, mode, visit);
        holders.pop();
    }
}
function findIgnored(holder) {
    if (typeof holder['$ref'] !== 'string')
        return undefined;
    return Object.keys(holder).find((key) => key !== '$ref' && !key.startsWith('x-') && !document_reference/* keptTexts */.$Y.has(key));
}
/** The keys on the way through values that hold each other. */
function listKeys(values) {
    return values.slice(1).flatMap((value, index) => {
        const entries = Object.entries(values[index] ?? {});
        return entries.find(([, member]) => member === value)?.[0] ?? [];
    });
}

;// CONCATENATED MODULE: ./src/importer/prepare/budget.ts
/** Many servers refuse larger bodies. */
const refusedBytes = 1_000_000;
/**
 * The size that a prepared document may have, in bytes: twice what it had, and below 1,000,000 where it was. What it
 * had is the smaller of its files and of the same as one compact JSON, so that neither grows past twice its size.
 */
function limitOf(compactBytes, sourceBytes) {
    const base = Math.min(compactBytes, sourceBytes);
    const doubled = 2 * base;
    const limit = base < refusedBytes ? Math.min(doubled, refusedBytes - 1) : doubled;
    return Math.max(limit, compactBytes);
}
/** What there is room for, the cheapest first. */
function chooseCheapest(costs, room) {
    const chosen = new Set();
    let left = room;
    for (const [item, cost] of [...costs].sort((one, other) => one[1] - other[1])) {
        if (cost > left)
            break;
        left -= cost;
        chosen.add(item);
    }
    return chosen;
}
/** What must go to save so many bytes, the dearest first and no more than needed. */
function chooseDearest(savings, excess) {
    const chosen = new Set();
    let left = excess;
    for (const [item, saving] of [...savings].sort((one, other) => other[1] - one[1])) {
        if (left <= 0 || saving <= 0)
            break;
        left -= saving;
        chosen.add(item);
    }
    return chosen;
}

// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
;// CONCATENATED MODULE: ./src/importer/prepare/expand.ts



/**
 * Writes schemas out, and tells by how many bytes they grow; `Infinity` is possible. What is written out once is
 * shared: memory grows with the document, not with the result.
 */
function createExpander(document, graph) {
    /** Written out to the end, wherever that is not too deep for any place. */
    const whole = new Map();
    /** Written out as far as the room goes, by the room. */
    const partly = new Map();
    const bytes = new Map();
    const levels = new Map();
    const heirs = (0,discriminator/* listHeirs */.oE)(document);
    function expandFrom(value, mode, room, own = '') {
        if ((0,json/* isJsonObject */.OW)(value) && typeof value['$ref'] === 'string') {
            return expandReference(value, graph.find(value['$ref']), room);
        }
        const next = (0,grammar/* mapParts */.xc)(value, mode, (part, below) => expandFrom(part, below, room - 1));
        return mode === 'keywords' ? keepNames(value, next, heirs.get(own)) : next;
    }
    function expandReference(value, target, room) {
        if (target === undefined || !mayExpand(target))
            return value;
        const written = (0,document_reference/* overlay */.Lw)(document, whole.get(target) ?? expandPartly(target, room), value);
        return (0,json_bytes/* countLevels */.ZT)(written, levels) <= room ? written : value;
    }
    function expandPartly(target, room) {
        const byRoom = partly.get(target) ?? new Map();
        partly.set(target, byRoom);
        const known = byRoom.get(room);
        if (known !== undefined)
            return known;
        // A level that does not fit with its references as they are fits no better with them written out.
        const fits = (0,json_bytes/* countLevels */.ZT)(target.value, levels) <= room;
        const written = fits ? expandFrom(target.value, 'keywords', room, target.reference) : target.value;
        byRoom.set(room, written);
        remember(written);
        return written;
    }
    function remember(value) {
        if (!(0,json/* isJsonObject */.OW)(value))
            return;
        levels.set(value, (0,json_bytes/* countLevels */.ZT)(value, levels));
        bytes.set(value, (0,json_bytes/* countBytes */.Tu)(value, bytes));
    }
    // What a target refers to comes before it, so that nothing here needs to recurse from target to target.
    for (const target of graph.groups.flat()) {
        // With more room than any place has, whatever does not fit stays to be written out partly.
        if (!mayExpand(target) || target.uses.some((used) => mayExpand(used) && !whole.has(used)))
            continue;
        const value = expandFrom(target.value, 'keywords', Infinity, target.reference);
        if ((0,json_bytes/* countLevels */.ZT)(value, levels) > payloadLevels)
            continue;
        whole.set(target, value);
        remember(value);
    }
    return (schema, room) => {
        const expanded = expandFrom(schema, 'keywords', room);
        return { expanded, growth: (0,json_bytes/* countBytes */.Tu)(expanded, bytes) - (0,json_bytes/* countBytes */.Tu)(schema, bytes) };
    };
}
/** A discriminator chooses by the names of schemas, which are lost where a reference is written out. */
function keepNames(value, next, heirs = []) {
    if (!(0,json/* isJsonObject */.OW)(value) || !(0,json/* isJsonObject */.OW)(next) || !(0,json/* isJsonObject */.OW)(value['discriminator']))
        return next;
    const lost = ['oneOf', 'anyOf'].flatMap((key) => listLost(value[key], next[key]));
    return (0,discriminator/* nameReferences */.Yn)(next, [...lost, ...heirs]);
}
/** The references that are written out. */
function listLost(before, after) {
    const left = new Set((0,discriminator/* listReferences */.Xo)(after));
    return (0,discriminator/* listReferences */.Xo)(before).filter((reference) => !left.has(reference));
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

;// CONCATENATED MODULE: ./src/importer/prepare/inline-schemas.ts






const schemaRewrites = defineRewrites({
    'schema-references': (n) => `Wrote out ${count(n, 'schema')} of parameters and request bodies in full, because the importer follows only one reference.`,
});
/**
 * A document in which the stored action stands alone: the schemas of parameters and request bodies are written out,
 * cheapest first, as long as the room lasts. Where the importer follows a reference itself, the component is
 * written out instead of each use. What is recursive stays a reference.
 * @param room how many bytes the document may grow by
 */
function inlineSchemas(document, room, ledger) {
    const units = collectUnits(document);
    if (units.size === 0)
        return document;
    const costs = [...units].map(([schema, { cost }]) => [schema, cost]);
    const chosen = chooseCheapest(costs, room - countNames(document));
    if (chosen.size === 0)
        return document;
    ledger.note(schemaRewrites['schema-references'], chosen.size);
    const replace = (schema) => chosen.has(schema) ? (units.get(schema)?.expanded ?? schema) : schema;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed && isComponent(schema) ? schema : replace(schema));
    return replaceComponents(operations, document, replace);
}
/** References beyond the one level that is followed. In Swagger 2.0 they are found after the upgrade only. */
function findSchemaHazards(document) {
    const dangling = Object.hasOwn(document, 'swagger') ? 0 : collectUnits(document).size;
    if (dangling === 0)
        return [];
    const message = `The importer follows only one reference: ${count(dangling, 'schema')} of parameters and request bodies keep references that point to nothing once they are stored.`;
    return [loses('schema-references', [], message)];
}
/** The schemas that can be written out, wherever they stand. */
function collectUnits(document) {
    const uses = collectUses(document);
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document, uses.keys());
    const units = new Map();
    if (graph.groups.length === 0)
        return units;
    const expand = createExpander(document, graph);
    for (const [schema, { count, room }] of uses) {
        const { expanded, growth } = expand(schema, room);
        if (expanded !== schema)
            units.set(schema, { expanded, cost: growth * count });
    }
    return units;
}
/** The schemas of parameters and request bodies; a component once, however many refer to it. */
function collectUses(document) {
    const uses = new Map();
    const components = new Set();
    const note = (schema, more, room) => {
        const use = uses.get(schema) ?? { count: 0, room };
        uses.set(schema, use);
        use.count += more;
        use.room = Math.min(room, use.room);
    };
    visitSchemas(document, (schema, { isFollowed, room }) => {
        const reference = isFollowed && isComponent(schema) ? (0,document_reference/* findReference */.t3)(schema) : undefined;
        const target = reference === undefined ? schema : (0,document_reference/* findTarget */.FB)(document, reference);
        const isFirst = reference === undefined || !components.has(reference);
        if ((0,json/* isJsonObject */.OW)(target))
            note(target, isFirst ? 1 : 0, room);
        if (reference !== undefined)
            components.add(reference);
    });
    return uses;
}
/** A reference to a schema among the components, nothing beside it, and no escapes in it, which the importer does not read. */
function isComponent(schema) {
    if (!(0,json/* isJsonObject */.OW)(schema) || Object.keys(schema).length !== 1)
        return false;
    return /^#\/components\/schemas\/[^/~%]+$/.test((0,document_reference/* findReference */.t3)(schema) ?? '');
}
/** What it takes at most to name all heirs, in bytes. */
function countNames(document) {
    const schemas = (0,json/* findMember */.gz)(document['components'], 'schemas');
    let bytes = 0;
    for (const [own, heirs] of (0,discriminator/* listHeirs */.oE)(document)) {
        const schema = (0,json/* findMember */.gz)(schemas, own.slice(own.lastIndexOf('/') + 1));
        if ((0,json/* isJsonObject */.OW)(schema))
            bytes += (0,json_bytes/* countBytes */.Tu)((0,discriminator/* nameReferences */.Yn)(schema, heirs)) - (0,json_bytes/* countBytes */.Tu)(schema);
    }
    return bytes;
}
/**
 * The components with their schemas replaced. Heirs that are written out refer to what they build on no more, so that
 * it has to name them.
 * @param before the document as it was
 */
function replaceComponents(document, before, replace) {
    const heirs = (0,discriminator/* listHeirs */.oE)(before);
    const replaceNamed = (schema, name) => {
        const written = replace(schema);
        const own = `#/components/schemas/${name}`;
        const lost = (heirs.get(own) ?? []).filter((heir) => {
            const builtOn = (0,json/* findMember */.gz)(replace((0,document_reference/* findTarget */.FB)(before, heir) ?? null), 'allOf');
            return !(0,discriminator/* listReferences */.Xo)(builtOn).includes(own);
        });
        return (0,json/* isJsonObject */.OW)(written) ? (0,discriminator/* nameReferences */.Yn)(written, lost) : written;
    };
    return (0,members/* mapMembers */.Mz)(document, (components, key) => {
        if (key !== 'components' || !(0,json/* isJsonObject */.OW)(components))
            return components;
        return (0,members/* mapMembers */.Mz)(components, (group, kind) => kind === 'schemas' && (0,json/* isJsonObject */.OW)(group) ? (0,members/* mapMembers */.Mz)(group, replaceNamed) : group);
    });
}

;// CONCATENATED MODULE: ./src/importer/prepare/moved-references.ts



const movedRewrites = defineRewrites({
    'moved-references': (n) => `Gave ${count(n, 'part')} a place in the components, because references pointed into rewritten paths.`,
});
/**
 * A document whose references do not depend on how its paths are written: what is referred to where it stands in a
 * path becomes a component, as often as it is used; what can be no component is written out.
 */
function settleReferences(document, version, ledger) {
    if (!(0,weight/* weigh */.v)(document).references.some(isIntoPart))
        return document;
    const moved = new Map();
    /** New components by the pointer of their section. */
    const added = new Map();
    const settled = (0,members/* mapMembers */.Mz)(document, (member, key) => walk(member, (0,grammar/* memberOf */.C5)('document', key), []));
    ledger.note(movedRewrites['moved-references'], moved.size);
    return [...added].reduce((root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)), settled);
    /** @param open the references on the way here: some lead in circles */
    function walk(value, member, open) {
        if (member.kind === 'data')
            return value;
        if ((0,json/* isArray */.cy)(value))
            return (0,members/* mapList */.bb)(value, (entry) => walk(entry, member, open));
        if (!(0,json/* isJsonObject */.OW)(value))
            return value;
        if (member.named === true)
            return (0,members/* mapMembers */.Mz)(value, (one) => walk(one, { kind: member.kind }, open));
        const reference = value['$ref'];
        if (typeof reference === 'string' && isIntoPart(reference)) {
            const place = move(reference, member);
            if (place !== undefined)
                return { ...value, $ref: place };
            const target = open.includes(reference) ? undefined : (0,document_reference/* resolve */.hd)(document, value);
            return target === undefined ? value : walk(target, member, [...open, reference]);
        }
        return (0,members/* mapMembers */.Mz)(value, (one, key) => walk(one, (0,grammar/* memberOf */.C5)(member.kind, key), open));
    }
    /** The reference to the component that it becomes, if there can be one. */
    function move(reference, member) {
        const section = (0,grammar/* findSection */.rv)(member.kind, version);
        const target = (0,document_reference/* findTarget */.FB)(document, reference);
        if (section === undefined || target === undefined)
            return undefined;
        const pointer = ['#', ...section].join('/');
        const key = `${pointer} ${reference}`;
        const known = moved.get(key);
        if (known !== undefined)
            return known;
        const group = added.get(pointer) ?? new Map();
        added.set(pointer, group);
        const existing = section.reduce(json/* findMember */.gz, document);
        const name = (0,free_name/* findFreeName */.r)(cleanName(reference), (taken) => group.has(taken) || (0,json/* findMember */.gz)(existing, taken) !== undefined);
        const place = `${pointer}/${name}`;
        moved.set(key, place);
        group.set(name, {});
        group.set(name, walk(target, member, []));
        return place;
    }
}
/** What stands at the end of such a reference is moved or rewritten when the document is. */
function isIntoPart(reference) {
    return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}
function cleanName(reference) {
    const clean = reference
        .split('/')
        .slice(2)
        .join('_')
        .replace(/~[01]/g, '_')
        .replace(/[^a-zA-Z0-9._-]+/g, '_')
        .replace(/^_+/, '')
        .slice(-100);
    return clean === '' ? 'part' : clean;
}
function withGroup(root, section, group) {
    const [key, ...rest] = section;
    if (key === undefined)
        return { ...root, ...group };
    const held = root[key];
    return { ...root, [key]: withGroup((0,json/* isJsonObject */.OW)(held) ? held : {}, rest, group) };
}

;// CONCATENATED MODULE: ./src/importer/prepare/operation-names.ts


const nameRewrites = defineRewrites({
    'names-derived': (n) => `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
});
/** What the importer would fail on where it looks for a name. */
function findNameHazards(operation, at, plan) {
    if (plan?.rename === undefined)
        return [];
    const message = `The operation has no \`operationId\`, summary or description of 1 to ${names/* columnWidth */.zt} characters to name it by.`;
    const key = (0,names/* findNameKey */.Oq)(operation);
    return [stops('name-missing', key === undefined ? at : [...at, key], message)];
}
/** The new name of an operation. */
function noteName({ operationId }, ledger) {
    ledger.note(nameRewrites['names-derived']);
    return operationId;
}

;// CONCATENATED MODULE: ./src/importer/prepare/parts.ts




const partRewrites = defineRewrites({
    'parameter-references': (n) => `Wrote out ${count(n, 'parameter')} given by a \`$ref\`, because the importer would store the reference, without name and place.`,
    'body-references': (n) => `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them given by a \`$ref\`, because the importer would store the reference.`,
});
/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
function foldParameters(operation, item, { writer, ledger }) {
    const own = operation['parameters'];
    const shared = item['parameters'];
    if (own === undefined ? !(0,json/* isArray */.cy)(shared) : !(0,json/* isArray */.cy)(own))
        return undefined;
    const writeEach = (list) => ((0,json/* isArray */.cy)(list) ? list : []).map((parameter) => {
        const written = writer.write(parameter);
        const isReference = written !== parameter && (0,document_reference/* findReference */.t3)(parameter) !== undefined;
        if (isReference)
            ledger.note(partRewrites['parameter-references']);
        return written;
    });
    const written = writeEach(own);
    const overridden = new Set(written.map(keyOf));
    return [...writeEach(shared).filter((entry) => !overridden.has(keyOf(entry))), ...written];
}
/** The request body of an operation written out; undefined where it has none. */
function foldBody({ requestBody }, { writer, ledger }) {
    const written = requestBody === undefined ? undefined : writer.write(requestBody);
    if (written !== requestBody)
        ledger.note(partRewrites['body-references']);
    return written;
}
/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
function keyOf(parameter) {
    if (!(0,json/* isJsonObject */.OW)(parameter))
        return '';
    const { in: place, name } = parameter;
    return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}
/** What the importer would fail on or lose of parameters. */
function findParameterHazards(parameters, at, source) {
    if (!(0,json/* isArray */.cy)(parameters))
        return [];
    return parameters.flatMap((parameter, index) => findPartHazards(parameter, [...at, index], source));
}
/** A parameter or a request body. */
function findPartHazards(part, at, { document, writer }) {
    if (!(0,json/* isJsonObject */.OW)(part))
        return [];
    const what = at.at(-1) === 'requestBody' ? 'request body' : 'parameter';
    const rule = `${what.replace(' ', '-')}-reference`;
    const reference = (0,document_reference/* findReference */.t3)(part);
    if (reference !== undefined && (0,document_reference/* resolveObject */.Wm)(document, part) === undefined) {
        const message = `The ${what} refers to "${(0,src_text/* renderLine */.ni)(reference)}", where there is none.`;
        return [(0,finding/* refuses */.Q)(rule, at, message)];
    }
    if (!writer.mayWrite(part))
        return [];
    const message = `The ${what} is given by a \`$ref\`, which the importer stores as it is.`;
    return [loses(rule, at, message)];
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/importer/prepare/part-writer.ts



/** @param roomBytes by how much the document may grow by what stands within parts, wherever they are used */
function createPartWriter(document, roomBytes) {
    const expansion = createExpansion(document);
    const parts = new Map();
    let room = roomBytes;
    function find(part) {
        const isShared = (0,json/* isJsonObject */.OW)(part) && Object.keys(part).length === 1;
        const key = (isShared ? (0,document_reference/* findReference */.t3)(part) : undefined) ?? part;
        const known = parts.get(key);
        if (known !== undefined)
            return known;
        const written = expansion(part);
        parts.set(key, written);
        return written;
    }
    return {
        mayWrite: (part) => find(part).whole !== part,
        write(part) {
            const { bare, growth, whole } = find(part);
            if (growth > room)
                return bare;
            room -= Math.max(0, growth);
            return whole;
        },
    };
}
/** What a reference names is written out once: written again for each use, what is nested would double and double. */
function createExpansion(document) {
    const targets = new Map();
    const bytes = new Map();
    const levels = new Map();
    return (part) => {
        const bare = (0,document_reference/* resolve */.hd)(document, part) ?? part;
        const whole = walk(part, 'keywords', []);
        const isTooDeep = (0,json_bytes/* countLevels */.ZT)(whole, levels) > payloadLevels;
        const growth = isTooDeep ? Infinity : (0,json_bytes/* countBytes */.Tu)(whole, bytes) - (0,json_bytes/* countBytes */.Tu)(bare, bytes);
        return { bare, whole, growth };
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
        bytes.set(written, (0,json_bytes/* countBytes */.Tu)(written, bytes));
        levels.set(written, (0,json_bytes/* countLevels */.ZT)(written, levels));
        return written;
    }
}

;// CONCATENATED MODULE: ./src/importer/prepare/paths.ts







const pathRewrites = defineRewrites({
    'path-references': (n) => `Resolved the \`$ref\` of ${count(n, 'path')}: the importer takes every key under a path for a method.`,
    'path-parameters': (n) => `Moved the parameters of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-texts': (n) => `Moved the summary or description of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-servers': (n) => `Moved the servers of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
    'path-extensions': (n) => `Moved the \`x-\` extensions of ${count(n, 'path')} into the operations: the importer would make actions of them.`,
    'paths-extensions': (n) => `Moved ${count(n, '`x-` extension')} from \`paths\` to the root of the document: the importer would take them for paths.`,
    'additional-operations': (n) => `Moved ${count(n, 'operation')} from \`additionalOperations\` directly under the path, where the importer finds them.`,
});
/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name, its parameters and its body. What is no object is left as it is; the hazards have
 * named it.
 */
function makePathsPortable(document, { ledger, limitBytes }) {
    const given = document['paths'];
    if (!(0,json/* isJsonObject */.OW)(given))
        return document;
    const plans = (0,names/* planNames */.AO)((0,document_route/* listRoutes */.Bn)(document));
    const writer = createPartWriter(document, limitBytes - (0,weight/* weigh */.v)(document).bytes);
    const context = { names: plans.values(), writer, ledger };
    const items = (0,members/* omitMembers */.p5)(given, (path) => path.startsWith('x-'));
    const paths = (0,members/* mapMembers */.Mz)(items, (value) => {
        const item = (0,document_route/* findItem */.Rm)(document, value);
        if (item === undefined)
            return value;
        if ((0,json/* findMember */.gz)(value, '$ref') !== undefined)
            ledger.note(pathRewrites['path-references']);
        return foldItem(item, context);
    });
    const extensions = (0,members/* omitMembers */.p5)(given, (path) => !path.startsWith('x-'));
    ledger.note(pathRewrites['paths-extensions'], Object.keys(extensions).length);
    // At the root they have their own names where those are free there.
    const free = (0,members/* omitMembers */.p5)(extensions, (key) => Object.hasOwn(document, key));
    const rest = (0,members/* omitMembers */.p5)(extensions, (key) => Object.hasOwn(free, key));
    return { ...document, paths, ...free, ...(Object.keys(rest).length > 0 && { 'x-paths': rest }) };
}
function foldItem(item, context) {
    const { ledger } = context;
    if (Object.hasOwn(item, 'parameters'))
        ledger.note(pathRewrites['path-parameters']);
    if (Object.hasOwn(item, 'summary') || Object.hasOwn(item, 'description'))
        ledger.note(pathRewrites['path-texts']);
    if (Object.hasOwn(item, 'servers'))
        ledger.note(pathRewrites['path-servers']);
    if (Object.keys(item).some((key) => key.startsWith('x-')))
        ledger.note(pathRewrites['path-extensions']);
    if (Object.hasOwn(item, 'additionalOperations')) {
        const direct = Object.keys(item).filter(document_route/* isMethodKey */.d3).length;
        // Even where it holds none, it is no method.
        ledger.note(pathRewrites['additional-operations'], Math.max(1, (0,document_route/* listMethods */.vp)(item).length - direct));
    }
    return (0,members/* mapMembers */.Mz)(Object.fromEntries((0,document_route/* listMethods */.vp)(item)), (operation) => (0,json/* isJsonObject */.OW)(operation) ? foldOperation(operation, item, context) : operation);
}
function foldOperation(operation, item, context) {
    const { ledger } = context;
    const rename = context.names.next().value?.rename;
    const parameters = foldParameters(operation, item, context);
    const requestBody = foldBody(operation, context);
    const servers = operation['servers'] ?? item['servers'];
    const isOwn = (key) => !key.startsWith('x-') || Object.hasOwn(operation, key);
    return {
        ...operation,
        ...(0,texts/* foldTexts */.a)(operation, item),
        ...(rename !== undefined && { operationId: noteName(rename, ledger) }),
        ...(parameters !== undefined && { parameters }),
        ...(requestBody !== undefined && { requestBody }),
        ...((0,json/* isArray */.cy)(servers) && { servers }),
        ...(0,members/* omitMembers */.p5)(item, isOwn),
    };
}
/**
 * What the importer would fail on or lose below `paths`. What is no path or no operation was refused before anything
 * is prepared.
 */
function findPathHazards(document) {
    const plans = (0,names/* planNames */.AO)((0,document_route/* listRoutes */.Bn)(document)).values();
    const source = { document, writer: createPartWriter(document, 0) };
    const paths = (0,json/* findMember */.gz)(document, 'paths');
    return Object.entries((0,json/* isJsonObject */.OW)(paths) ? paths : {}).flatMap(([path, value]) => {
        if (path.startsWith('x-'))
            return [describeExtension(path)];
        const item = (0,document_route/* findItem */.Rm)(document, value);
        if (item === undefined)
            return [];
        const own = (0,json/* isJsonObject */.OW)(value) ? findItemHazards(path, value) : [];
        const shared = findParameterHazards(item['parameters'], ['paths', path, 'parameters'], source);
        const operations = (0,document_route/* listMethods */.vp)(item).flatMap(([key, operation]) => {
            const at = ['paths', path, key];
            if (!(0,json/* isJsonObject */.OW)(operation))
                return [];
            return [
                ...findNameHazards(operation, at, plans.next().value),
                ...findParameterHazards(operation['parameters'], [...at, 'parameters'], source),
                ...findPartHazards(operation['requestBody'], [...at, 'requestBody'], source),
            ];
        });
        return [...own, ...shared.filter(({ isMendable }) => !isMendable), ...operations];
    });
}
/** What stands beside the operations of a path. */
function findItemHazards(path, item) {
    const beside = Object.keys(item).filter((key) => !(0,document_route/* isMethodKey */.d3)(key));
    return beside.map((key) => {
        const rule = key.startsWith('x-') ? 'path-extension' : `path-${key.replace('$', '').toLowerCase()}`;
        const message = `${(0,src_text/* quote */.hD)(key)} stands beside the operations of ${(0,src_text/* quote */.hD)(path)}; the importer takes every key there for an HTTP method: it fails, or makes an action of it.`;
        return stops(rule, ['paths', path, key], message);
    });
}
function describeExtension(path) {
    const message = `The importer takes the extension ${(0,src_text/* quote */.hD)(path)} for a path: it fails, or makes actions of it.`;
    return stops('paths-extension', ['paths', path], message);
}

;// CONCATENATED MODULE: ./src/importer/prepare/same-ids.ts




/**
 * Operations that get the same `operation_id` on the service, which knows no capitals there: a conversation reaches one
 * of them.
 */
function findSameIds(routes) {
    const plans = (0,names/* planNames */.AO)(routes);
    const first = new Map();
    return routes.flatMap((route, index) => {
        const id = (0,operation_id/* deriveOperationId */.wQ)(plans[index]?.name ?? '');
        const key = id.toLowerCase();
        const other = first.get(key);
        if (other === undefined)
            first.set(key, route);
        if (other === undefined)
            return [];
        const message = `${(0,document_route/* quoteRoute */.uO)(route)} and ${(0,document_route/* quoteRoute */.uO)(other)} both get the \`operation_id\` ${(0,src_text/* quote */.hD)(id)} on the service, so one of them is never called. The service joins the words of a name, writes symbols as \`_\`, keeps at most ${operation_id/* idWidth */.KO} characters, and ignores case. Give one of them another \`operationId\`.`;
        return [(0,finding/* warns */.w)('same-operation-id', (0,document_route/* placeOf */.$t)(route), message)];
    });
}

;// CONCATENATED MODULE: ./src/importer/prepare/shrink.ts





const textRewrites = defineRewrites({
    'repeated-texts': (n) => `Cut the texts of ${count(n, 'repeated parameter or body', 'repeated parameters and bodies')} to stay within the size limit; the first use of each has them in full.`,
});
/**
 * Takes back what writing out shared parameters and bodies added beyond the size limit, the dearest first and no
 * more than needed: their schemas become components again, where the importer follows the reference; then repeated
 * descriptions are cut to their first sentence; at last they, examples and extensions are left out.
 */
function shrinkRepeated(document, limitBytes, ledger) {
    if ((0,weight/* weigh */.v)(document).bytes <= limitBytes)
        return document;
    const shared = shareSchemas(document, (0,weight/* weigh */.v)(document).bytes - limitBytes);
    const excess = (0,weight/* weigh */.v)(shared).bytes - limitBytes;
    if (excess <= 0)
        return shared;
    const cut = shortenRepeated(shared, cutTexts, excess);
    const isEnough = (0,weight/* weigh */.v)(cut.document).bytes <= limitBytes;
    const lean = isEnough ? cut : shortenRepeated(shared, dropTexts, excess);
    ledger.note(textRewrites['repeated-texts'], lean.count);
    return lean.document;
}
/** Schemas that stand in several places because what held them was written out there. */
function shareSchemas(document, excess) {
    const uses = new Map();
    visitSchemas(document, (schema, { isFollowed }) => {
        const isWritten = isFollowed && (0,json/* isJsonObject */.OW)(schema) && (0,document_reference/* findReference */.t3)(schema) === undefined;
        if (isWritten)
            uses.set(schema, (uses.get(schema) ?? 0) + 1);
    });
    const components = (0,json/* isJsonObject */.OW)(document['components']) ? document['components'] : {};
    const schemas = (0,json/* isJsonObject */.OW)(components['schemas'])
        ? { ...components['schemas'] }
        : {};
    const references = new Map();
    const isTaken = (name) => Object.hasOwn(schemas, name);
    for (const schema of chooseRepeated(uses, excess, (value) => (0,json_bytes/* countBytes */.Tu)(value) - 60)) {
        const name = (0,free_name/* findFreeName */.r)('shared1', isTaken, (attempt) => `shared${attempt}`);
        schemas[name] = schema;
        references.set(schema, { $ref: `#/components/schemas/${name}` });
    }
    if (references.size === 0)
        return document;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed ? (references.get(schema) ?? schema) : schema);
    return { ...operations, components: { ...components, schemas } };
}
/** What stands in several operations keeps its texts in the first. */
function shortenRepeated(document, shorten, excess) {
    const uses = new Map();
    mapRepeated(document, (part) => {
        uses.set(part, (uses.get(part) ?? 0) + 1);
        return part;
    });
    const parts = [...uses.keys()].filter(json/* isJsonObject */.OW);
    const shorter = new Map(parts.map((one) => [one, shorten(one)]));
    const savingOf = (part) => (0,json_bytes/* countBytes */.Tu)(part) - (0,json_bytes/* countBytes */.Tu)(shorter.get(part) ?? part);
    const chosen = chooseRepeated(uses, excess, savingOf);
    const met = new Set();
    const shortened = mapRepeated(document, (part) => {
        if (chosen.has(part) && met.has(part))
            return shorter.get(part) ?? part;
        met.add(part);
        return part;
    });
    return { document: shortened, count: chosen.size };
}
/** What repeats and has to go in all places but one. */
function chooseRepeated(uses, excess, savingOf) {
    const repeated = [...uses].filter(([, count]) => count > 1);
    const savings = repeated.map(([value, count]) => [value, (count - 1) * savingOf(value)]);
    return chooseDearest(savings, excess);
}
/** Parameters and request bodies, wherever they stand. */
function mapRepeated(document, replace) {
    return (0,document_route/* mapOperations */.LU)(document, (operation) => (0,members/* mapMembers */.Mz)(operation, (member, key) => {
        if (key === 'requestBody')
            return replace(member);
        return key === 'parameters' && (0,json/* isArray */.cy)(member) ? (0,members/* mapList */.bb)(member, replace) : member;
    }));
}
function cutTexts(part) {
    return (0,members/* mapMembers */.Mz)(part, (member, key) => {
        if (key !== 'description' || typeof member !== 'string')
            return member;
        return /^[\s\S]{1,200}?[.\n](?=\s|$)/.exec(member)?.[0].trimEnd() ?? member.slice(0, 200);
    });
}
const shrink_texts = ['description', 'example', 'examples'];
function dropTexts(part) {
    const isText = (key) => shrink_texts.includes(key) || key.startsWith('x-');
    return (0,members/* mapMembers */.Mz)((0,members/* omitMembers */.p5)(part, isText), (content, key) => {
        if (key !== 'content' || !(0,json/* isJsonObject */.OW)(content))
            return content;
        return (0,members/* mapMembers */.Mz)(content, (media) => ((0,json/* isJsonObject */.OW)(media) ? (0,members/* omitMembers */.p5)(media, isText) : media));
    });
}

;// CONCATENATED MODULE: ./src/importer/prepare/swagger.ts

const upgradeRewrites = defineRewrites({
    upgraded: () => 'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
});
/** That it is Swagger 2.0 at all. */
function findSwagger(document) {
    if (!Object.hasOwn(document, 'swagger'))
        return [];
    const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
    return [stops('swagger-2', ['swagger'], message)];
}

;// CONCATENATED MODULE: ./src/importer/prepare/unused-components.ts



const componentUseRewrites = defineRewrites({
    'unused-components': (n) => `Left out ${count(n, 'component')} that nothing refers to any more.`,
});
const kinds = new Set([
    ...['schemas', 'parameters', 'requestBodies', 'responses', 'examples', 'headers', 'pathItems'],
    'mediaTypes',
]);
/**
 * The document without the components that it used before they were written out and uses no more. What nothing used
 * before stays: it was there for its own sake.
 */
function dropUnused(before, after, ledger) {
    const { components } = after;
    if (before === after || !(0,json/* isJsonObject */.OW)(components))
        return after;
    const wasUsed = usedBefore.get(before) ?? findUsed(before, []);
    usedBefore.set(before, wasUsed);
    const keepsHeirs = [...wasUsed].some((schema) => (0,json/* isJsonObject */.OW)((0,json/* findMember */.gz)(schema, 'discriminator')));
    const listed = listComponents(components);
    const roots = listed.filter(({ kind, name, component }) => {
        const original = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(before['components'], kind), name);
        if (original === undefined || !(0,json/* isJsonObject */.OW)(component) || !wasUsed.has(original))
            return true;
        // A schema may be known by what it builds on alone, through a `discriminator`.
        return keepsHeirs && (0,json/* isArray */.cy)(component['allOf']);
    });
    // What is kept for its own sake keeps what it refers to.
    const isUsed = findUsed(after, roots.map(({ component }) => component));
    const dropped = listed.filter(({ component }) => !isUsed.has(component)).length;
    if (dropped === 0)
        return after;
    ledger.note(componentUseRewrites['unused-components'], dropped);
    const kept = (0,members/* mapMembers */.Mz)(components, (group, kind) => kinds.has(kind) && (0,json/* isJsonObject */.OW)(group)
        ? (0,members/* omitMembers */.p5)(group, (name) => !isUsed.has(group[name] ?? null))
        : group);
    const filled = (0,members/* omitMembers */.p5)(kept, (kind) => isEmpty(kept[kind]));
    return isEmpty(filled)
        ? (0,members/* omitMembers */.p5)(after, (key) => key === 'components')
        : { ...after, components: filled };
}
/** Asked before and after schemas are written out, of one document. */
const usedBefore = new WeakMap();
function listComponents(components) {
    return Object.entries(components).flatMap(([kind, group]) => kinds.has(kind) && (0,json/* isJsonObject */.OW)(group)
        ? Object.entries(group).map(([name, component]) => ({ kind, name, component }))
        : []);
}
function isEmpty(value) {
    return (0,json/* isJsonObject */.OW)(value) && Object.keys(value).length === 0;
}
/**
 * `roots`, and every component that they or something outside of the components lead to, by `$ref` or by any other
 * text that looks like one: mappings of discriminators and extensions hold references too.
 */
function findUsed(document, roots) {
    const used = new Set(roots);
    const seen = new Set();
    const { components, ...rest } = document;
    const others = (0,json/* isJsonObject */.OW)(components) ? (0,members/* omitMembers */.p5)(components, (kind) => kinds.has(kind)) : {};
    const open = [...roots, ...Object.values(rest), ...Object.values(others)];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        for (const reference of listReferences(value)) {
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
function listReferences(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? (0,weight/* weigh */.v)(value).references : [];
}
/** A reference into a component uses the whole of it. */
function findComponent(document, reference) {
    if (!reference.startsWith('#/components/'))
        return undefined;
    return (0,document_reference/* findTarget */.FB)(document, reference.split('/').slice(0, 4).join('/'));
}

;// CONCATENATED MODULE: ./src/importer/prepare/prepare.ts
















/** In the order in which people are told. */
const rewriteRules = [
    upgradeRewrites,
    serverRewrites,
    pathRewrites,
    nameRewrites,
    partRewrites,
    schemaRewrites,
    movedRewrites,
    componentUseRewrites,
    textRewrites,
].flatMap((rules) => Object.values(rules));
/**
 * An equivalent document that imports whole and whose actions stand alone as far as the size limit allows.
 * @param document a bundled description; it is never changed
 */
function prepareDocument(document, options) {
    const hazards = findHazards(document);
    const notes = findBesideReferences(document);
    if (options.prepare === 'none') {
        const told = [...hazards, ...findSchemaHazards(document)].map(tell);
        return { document, rewrites: [], findings: judge(document, [...told, ...notes]) };
    }
    const ledger = createLedger(rewriteRules);
    const limitBytes = limitOf((0,weight/* weigh */.v)(document).bytes, options.sourceBytes);
    const room = { version: options.version, limitBytes, ledger };
    const portable = hazards.length > 0 ? makePortable(document, room) : document;
    const served = makeServersPortable(portable, options.serverUrl, ledger);
    const fitted = fitSize(document, served ?? portable, room);
    const rewrites = ledger.list();
    const prepared = rewrites.length === 0 ? document : fitted.document;
    const told = [
        ...hazards.filter(({ isMendable }) => !isMendable).map(tell),
        ...(served === undefined ? [describeServers(document)] : []),
        ...notes,
        ...(fitted.excess > 0 ? [describeSize(limitBytes, fitted.excess)] : []),
    ];
    return { document: prepared, rewrites, findings: judge(prepared, told, document) };
}
/** Everything that the importer would fail on or lose and that can be mended, but for what schemas refer to. */
function findHazards(document) {
    const swagger = findSwagger(document);
    return [
        ...swagger,
        ...(swagger.length > 0 ? [] : findServerHazards(document)),
        ...findPathHazards(document),
    ];
}
/** What can be mended is told only where it is not to be. */
function tell({ isMendable, message, ...finding }) {
    const remedy = isMendable ? ' `prepare: auto` fixes that.' : '';
    return { ...finding, message: message + remedy };
}
/** What was found, and the last word on a document that is to go out: nothing does on which the import fails. */
function judge(document, told, source = document) {
    const places = new Set(told.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer));
    const failures = findFailures(document, source).filter(({ pointer }) => !places.has(pointer));
    const routes = (0,document_route/* listRoutes */.Bn)(document);
    return [...told, ...failures, ...findOwnServers(document, routes), ...findSameIds(routes)];
}
/** Everything but servers and size. */
function makePortable(document, room) {
    const settled = settleReferences(document, room.version, room.ledger);
    const folded = makePathsPortable(settled, room);
    if (room.version !== '2.0')
        return folded;
    room.ledger.note(upgradeRewrites.upgraded);
    return (0,upgrade/* upgrade */.f)(folded);
}
/** Takes back what is too much, or spends what room there is on schemas. */
function fitSize(document, portable, { ledger, limitBytes }) {
    const lean = dropUnused(document, portable, ledger);
    const fitting = shrinkRepeated(lean, limitBytes, ledger);
    const room = limitBytes - (0,weight/* weigh */.v)(fitting).bytes;
    const inlined = inlineSchemas(fitting, room, ledger);
    return { document: dropUnused(document, inlined, ledger), excess: -room };
}
/** Nothing that repeats is left to cut: what is too much is the description's own. */
function describeSize(limitBytes, excess) {
    const bytes = limitBytes + excess;
    if (bytes > limits/* limits */.F.expandedCharacters) {
        const message = `Written out, as the importer needs it, the description has ${(0,limits/* renderLimitBytes */.P)(bytes)}; at most ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.expandedCharacters)} are sent. Make its shared parameters and bodies smaller.`;
        return (0,finding/* refuses */.Q)('too-large', [], message);
    }
    const message = `The prepared description has ${bytes} bytes, more than the ${limitBytes} it should have; some servers refuse large bodies.`;
    return (0,finding/* warns */.w)('size', [], message);
}

;// CONCATENATED MODULE: ./src/importer/load.ts






/** @see the door, which loads it */
async function readSpec(options) {
    const { path, reader } = options;
    // V8 would let what is new grow to 100 MB before it looks for garbage, and be no quicker for it: measured.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    const bytes = await reader.read(path);
    if (bytes === undefined) {
        throw new errors/* ActionError */.lZ('file-missing', `There is no file \`${path}\` in the workspace.`, {
            hint: 'Check the input `swagger-file`: it is relative to the root of the checkout, and upper and lower case matter.',
        });
    }
    const resolver = createResolver(path);
    const refuse = (findings) => fail(findings.map((finding) => ({ ...finding, file: path })), resolver);
    const parsed = parseDescriptionFile(path, bytes);
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
function prepareSpec(subject, resolver, options) {
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
    add(findRuleBreaks(document));
    const operations = (0,openapi_operations/* listOperations */.R)(document, options.digests);
    const listed = { operations, locate: createLocator(document, operations, resolver) };
    const read = { ...listed, document };
    if (findings.some(isError))
        return fail(findings, resolver, read);
    const prepared = prepareDocument(document, { ...options, version, sourceBytes: countBytes(resolver) });
    add(prepared.findings);
    if (findings.some(isError))
        return fail(findings, resolver, read);
    const isUntouched = !bundle.changed && prepared.document === document && source.format === 'json';
    if (!isUntouched)
        findings.push(...noteReading(resolver));
    // Compact and in the document's own order: the same description gives the same bytes.
    const body = isUntouched ? source.text : Buffer.from(JSON.stringify(prepared.document), 'utf8');
    return {
        ok: true,
        version,
        body,
        verbatim: isUntouched && source.asWritten,
        files: listFiles(resolver),
        ...listed,
        document: prepared.document,
        actions: importDocument(prepared.document),
        rewrites: prepared.rewrites,
        problems: placeFindings(findings, resolver),
    };
}
function listBroken(files, resolver) {
    return [...files].flatMap((file) => {
        const state = resolver.files.get(file);
        return state?.state === 'broken' ? [{ ...state.fault, file }] : [];
    });
}
/** What each file was asked for when it was read, asked of all of them together. */
function findUnwieldy(document) {
    const { fault } = (0,survey/* surveyDocument */.K)(document, { shared: true });
    return fault === undefined ? findEndlessPaths(document) : [fault];
}
function fail(findings, resolver, listed = {
    operations: [],
    locate: () => new Map(),
}) {
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


/***/ }),

/***/ 763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ idWidth),
/* harmony export */   hE: () => (/* binding */ renderCamelCase),
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
/** Some letters have a title case of their own: `ǆ` is `ǅ` there, `ß` is `Ss`, and Georgian has none. */
function toTitle(letter) {
    if (/[\u10d0-\u10ff]/u.test(letter))
        return letter;
    const digraph = 'ǄǅǆǇǈǉǊǋǌǱǲǳ'.indexOf(letter);
    if (digraph !== -1)
        return 'ǅǈǋǲ'.charAt(Math.floor(digraph / 3));
    const [upper = '', ...more] = letter.toUpperCase();
    return upper + more.join('').toLowerCase();
}
function isAscii(text) {
    return /^[\x20-\x7e]*$/.test(text);
}


/***/ })

};
