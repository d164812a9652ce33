export const id = 884;
export const ids = [884];
export const modules = {

/***/ 1884:
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
    const refuse = (rule, said) => refuseRef(rule, `The reference ${(0,src_text/* quote */.hD)(ref)} ${said}`);
    const [, written = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
    const file = (0,pointer/* decodeEscapes */.zR)(written);
    if (file.includes('\\'))
        return refuse('ref-path', 'is a Windows path; write it relative to this file, with `/`.');
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(file)) {
        return refuse('ref-remote', 'points outside the repository, and nothing is fetched. Keep a copy of the file next to this one, and refer to that.');
    }
    if (/^\/|\0/.test(file))
        return refuse('ref-path', 'is no relative path; write it relative to this file.');
    const tokens = (0,pointer/* parsePointer */.vp)((0,pointer/* decodeEscapes */.zR)(fragment));
    if (tokens === undefined) {
        return refuse('ref-anchor', 'names an anchor (`$anchor` or `$id`), which is not followed; write the path to the target, such as `#/components/schemas/Pet`.');
    }
    if (file === '')
        return { kind: 'way', path: from, tokens };
    const path = external_node_path_.posix.join(external_node_path_.posix.dirname(from), file).replace(/\/$/, '');
    if (/^\.\.(?:\/|$)/.test(path)) {
        return refuse('ref-outside', 'leaves the workspace; only files inside it are read.');
    }
    return isHidden(path, rootFile)
        ? refuse('ref-hidden', 'names a hidden file or folder; those are not read.')
        : { kind: 'way', path, tokens };
}
/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
function renderRef(path) {
    return `#${(0,pointer/* renderPointer */.Wr)(path).replaceAll('%', '%25')}`;
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




/** How many references the way to one part may lead through. */
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
    const resolution = depth > maxSteps ? refuseLoop(ref) : follow({ from, ref, depth }, resolver);
    if (resolution.kind !== 'needs')
        ofFile.set(ref, resolution);
    return resolution;
}
function follow(way, resolver) {
    const { from, ref } = way;
    const target = parseRef(ref, from, resolver.rootFile);
    if (target.kind === 'fault')
        return target;
    const { path, tokens } = target;
    const base = ref.startsWith('#') || !isFrom31(resolver) ? undefined : findBase(from, resolver);
    if (base !== undefined) {
        const message = `The reference ${(0,src_text/* quote */.hD)(ref)} would have to be read against ${(0,src_text/* quote */.hD)(base)} (\`$id\` or \`$self\`), which is not supported. Remove that, or write the path from the root of this file.`;
        return refuseRef('unsupported-id', message);
    }
    const file = resolver.files.get(path);
    if (file === undefined)
        return { kind: 'needs', path };
    if (file.state === 'refused')
        return file.fault;
    if (file.state === 'broken')
        return { ...refuseRef('ref-broken', file.fault.message), brokenFile: path };
    if (file.state === 'read')
        return walk(file.source, tokens, way, resolver);
    const message = `The reference ${(0,src_text/* quote */.hD)(ref)} points to nothing: there is no file ${(0,src_text/* quote */.hD)(path)}.`;
    return refuseRef('unresolved-ref', message);
}
/** From 3.1 on, a file may say that what it refers to is read against another address than its own. */
function findBase(path, resolver) {
    const root = findSource(resolver, path)?.root;
    return [(0,json/* findMember */.gz)(root, '$self'), (0,json/* findMember */.gz)(root, '$id')].find((id) => typeof id === 'string');
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
            const through = (0,document_reference/* findReference */.t3)(at.value);
            if (through === undefined)
                return refuseAbsent(way.ref, at, token, resolver);
            const reached = resolveStep(startOf(at, resolver), through, resolver, depth);
            if (reached.kind !== 'target')
                return reached;
            // Of a circle each step is known, so that only its length tells.
            if (depth > maxSteps)
                return refuseLoop(way.ref);
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
    return beside.length === 0 || !(beside.some((key) => document_reference/* keptTexts */.$Y.has(key)) || isFrom31(resolver));
}
function isFrom31(resolver) {
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
        : { kind: 'target', value, ...origin, crossed: true };
}
function refuseAbsent(ref, at, token, resolver) {
    const place = at.tokens.length === 0 ? '' : `${(0,src_text/* quote */.hD)(`#/${at.tokens.join('/')}`)} in `;
    // Looking costs a comparison with every name, so that it ends before the messages that people are shown do.
    const isTold = ++resolver.absentCount <= limits/* limits */.F.problemsPerRule && (0,json/* isJsonObject */.OW)(at.value);
    const near = isTold
        ? Object.keys(at.value)
            .slice(0, 10_000)
            .find((name) => (0,text_tree_near/* isNear */.H)(token, name))
        : undefined;
    const hint = near === undefined ? '' : ` Did you mean ${(0,src_text/* quote */.hD)(near, 100)}?`;
    const message = `The reference ${(0,src_text/* quote */.hD)(ref)} points to nothing: ${place}${(0,src_text/* quote */.hD)(at.file)} has no ${(0,src_text/* quote */.hD)(token, 100)}.${hint}`;
    return refuseRef('unresolved-ref', message);
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
        else if (key === 'mapping' && (0,json/* isJsonObject */.OW)(value))
            Object.values(value).forEach(note);
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
    const { swagger, openapi } = root;
    if (swagger !== undefined && openapi !== undefined) {
        return refuse('The document has both `swagger` and `openapi`; keep the one that it follows.', '/swagger');
    }
    if (openapi !== undefined) {
        const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
        const version = { '0': '3.0', '1': '3.1', '2': '3.2' }[line?.[1] ?? ''];
        return version === undefined ? refuseValue('openapi', openapi) : { ok: true, version, root };
    }
    if (swagger !== undefined) {
        return swagger === '2.0' ? { ok: true, version: '2.0', root } : refuseValue('swagger', swagger);
    }
    return refuse(`The document has neither \`openapi\` nor \`swagger\`. ${recognise(root)}${wanted}`);
}
function refuseValue(key, value) {
    const isNumber = typeof value === 'number';
    const shown = typeof value === 'string' ? `"${(0,src_text/* renderLine */.ni)(value, 40)}"` : (0,source/* describeValue */.b)(value);
    const said = isNumber ? `the number ${value}; put it in quotes` : `${shown}, which is not read`;
    return refuse(`\`${key}\` is ${said}. ${wanted}`, `/${key}`);
}
/** Documents that people mistake for descriptions, by a mark that they carry. */
const lookalikes = {
    swaggerVersion: 'It is a Swagger 1.x listing; convert it to OpenAPI 3 first. ',
    asyncapi: 'It is an AsyncAPI document, which describes messages, not HTTP operations. ',
    item: 'It seems to be a Postman collection; export it as OpenAPI first. ',
    $schema: 'It looks like a JSON Schema, which has no operations. ',
    paths: 'It has `paths`, so perhaps the version was forgotten. ',
};
function recognise(root) {
    return Object.entries(lookalikes).find(([mark]) => Object.hasOwn(root, mark))?.[1] ?? '';
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
    const words = known[kind];
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
    if (!refersOut(root))
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
    const refuse = (rule, message) => ({
        state: 'refused',
        fault: refuseRef(rule, message),
    });
    if (read === undefined)
        return { state: 'missing' };
    if (read instanceof errors/* ActionError */.lZ) {
        const rule = read.code === 'file-outside-workspace' ? 'ref-outside' : 'ref-unreadable';
        return refuse(rule, `${(0,src_text/* quote */.hD)(path)} is not read: ${read.message}`);
    }
    if (used.files >= limits/* limits */.F.files || used.totalBytes + read.length > limits/* limits */.F.totalBytes) {
        const most = `${limits/* limits */.F.files} files or ${(0,limits/* renderLimitBytes */.P)(limits/* limits */.F.totalBytes)} together`;
        return refuse('too-large', `With ${(0,src_text/* quote */.hD)(path)}, the description has more than ${most}.`);
    }
    const parsed = parseDescriptionFile(path, read);
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
/** An object's own reference, and those in a discriminator's mapping. */
function listRefs(value) {
    const mapping = (0,json/* findMember */.gz)(value, 'propertyName') === undefined ? {} : (0,json/* membersOf */.lS)((0,json/* findMember */.gz)(value, 'mapping'));
    const named = Object.values(mapping).filter((name) => typeof name === 'string' && (0,discriminator/* isReference */.A_)(name));
    return [(0,json/* findMember */.gz)(value, '$ref'), ...named].filter((ref) => typeof ref === 'string');
}

// EXTERNAL MODULE: ./src/openapi/document/members.ts
var members = __webpack_require__(29);
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
    const home = renderRef([...section, name]);
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
        const home = renderRef([...section, name]);
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
    const target = resolveFully(from, value['$ref'], resolver);
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
function pointMapping(schema, around, bundling) {
    const mapping = (0,json/* findMember */.gz)(schema['discriminator'], 'mapping');
    const { settled } = bundling.resolver;
    if (!(0,json/* isJsonObject */.OW)(mapping) || settled.has(mapping))
        return;
    settled.add(mapping);
    for (const [value, name] of Object.entries(mapping)) {
        const home = typeof name === 'string' ? findNamed(name, around, bundling) : undefined;
        if (home === undefined || home === name)
            continue;
        (0,json/* setMember */.Nk)(mapping, value, home);
        bundling.changed = true;
    }
}
/** The reference inside the document; undefined for what stays as it is. */
function findNamed(name, { file }, bundling) {
    const { resolver, version } = bundling;
    const isWay = (0,discriminator/* isReference */.A_)(name);
    if (file === resolver.rootFile && (!isWay || name.startsWith('#')))
        return undefined;
    const section = version === '2.0' ? 'definitions' : 'components/schemas';
    const target = resolveFully(file, isWay ? name : `#/${section}/${name}`, resolver);
    if (target.kind !== 'target')
        return undefined;
    return target.file === resolver.rootFile ? renderRef(target.tokens) : findHome(target, 'schema', bundling);
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
    bundle_walk(document, { file, kind: 'document', named: false }, bundling);
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
    const root = findSource(resolver, rootFile);
    if (root?.isPlain !== true)
        return false;
    return root.references.values().every((reference) => {
        if (!reference.startsWith('#'))
            return false;
        const target = resolveStep(rootFile, reference, resolver);
        const isStraight = target.kind === 'target' && !target.crossed;
        return isStraight && resolveFully(rootFile, reference, resolver).kind === 'target';
    });
}
function bundle_walk(value, around, bundling) {
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
        bundle_walk(value, around, bundling);
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
            bundling.findings.push((0,finding/* refuses */.Q)('bad-ref', [...bundling.path, '$ref'], message));
        bundle_walk(holder, around, bundling);
        return;
    }
    const target = resolveStep(around.file, ref, resolver);
    const isFault = target.kind !== 'target';
    const leadsOut = !isFault && target.file !== around.file && target.file !== resolver.rootFile;
    // Inside an example this is what an API answers; only what names another file that is there is meant to be followed.
    if (around.kind === 'data' && !leadsOut)
        bundle_walk(holder, around, bundling);
    else if (isFault)
        reportTarget(bundling, target, { ...around, ref });
    else
        place(holder, spot, { ...target, ref }, bundling);
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
    const { rule, message, brokenFile } = target;
    const { brokenFiles, findings, path } = bundling;
    const at = [...path, '$ref'];
    if (brokenFile !== undefined)
        brokenFiles.add(brokenFile);
    else if (!isBearable(rule, asking, bundling))
        findings.push((0,finding/* refuses */.Q)(rule, at, message));
    else {
        findings.push((0,finding/* warns */.w)(rule, at, `${message} The reference is sent as it is, and tells the assistant nothing.`));
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

// EXTERNAL MODULE: ../node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(4437);
// EXTERNAL MODULE: ../node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(3105);
// EXTERNAL MODULE: ./src/text-tree/place.ts
var text_tree_place = __webpack_require__(871);
// EXTERNAL MODULE: ./src/text-tree/yaml-text.ts
var yaml_text = __webpack_require__(9905);
;// CONCATENATED MODULE: ./src/text-tree/lost-numbers.ts




/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
function listLostNumbers({ format, text: bytes }) {
    const text = new TextDecoder().decode(bytes);
    // Most files have none, and need not be read a second time.
    if (format === 'text' || !longNumber.test(text))
        return [];
    const numbers = format === 'json' ? listJsonNumbers(text) : listYamlNumbers(text);
    const lost = numbers.flatMap(([offset, written]) => {
        const becomes = findNumberLoss(written);
        return becomes === undefined ? [] : [{ offset, written, becomes }];
    });
    const places = (0,text_tree_place/* listPlaces */.bF)(text, lost.map(({ offset }) => offset));
    return lost.map(({ offset, ...loss }) => ({ ...loss, place: places.get(offset) ?? text_tree_place/* firstPlace */.Az }));
}
/** A double keeps 15 digits; with an exponent it may be out of its range. */
const longNumber = /(?<![^\s:,[])[-+]?(?:[\d.]{16}|[\d.]{1,15}[eE][-+]?\d)/;
function listJsonNumbers(text) {
    const numbers = [];
    (0,main.visit)(text, {
        onLiteralValue(value, offset, length) {
            if (typeof value === 'number')
                numbers.push([offset, text.slice(offset, offset + length)]);
        },
    });
    return numbers;
}
/** A plain scalar that begins like a number may be text all the same, such as a UUID or a date. */
function listYamlNumbers(text) {
    return (0,yaml_text/* parseEvents */.P)(text)
        .filter((event) => event.type === js_yaml/* EVENT_ID */.hy.SCALAR)
        .filter(({ style, tagStart }) => style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && tagStart === -1)
        .map(({ valueStart, valueEnd }) => [valueStart, text.slice(valueStart, valueEnd)])
        .filter(([, written]) => /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(written));
}
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
;// CONCATENATED MODULE: ./src/openapi/document/weight.ts

const weighed = new WeakMap();
const none = [];
/** What is smaller is walked through again sooner than it is looked up. */
const knownBytes = 2000;
/**
 * Weighs a part of a description, which nobody changes any more. What was weighed before is known: a document is asked
 * again after each step of preparing, which replaces what it changes and shares the rest.
 */
function weigh(value) {
    const known = typeof value === 'object' && value !== null ? weighed.get(value) : undefined;
    if (known !== undefined)
        return known;
    const tally = { references: [], siblings: 0, halves: 0, levels: 0 };
    const bytes = count(value, tally);
    const [hasSiblings, hasHalves] = [tally.siblings > 0, tally.halves > 0];
    const references = [...new Set(tally.references)];
    return { bytes, levels: tally.levels, references, hasSiblings, hasHalves };
}
/** Gives the bytes. */
function count(value, tally) {
    if (typeof value === 'object' && value !== null)
        return countKnown(value, tally);
    tally.levels = 0;
    if (typeof value !== 'string')
        return String(value).length;
    if (value.startsWith('#/'))
        tally.references.push(value);
    return countText(value, tally);
}
function countKnown(value, tally) {
    const known = weighed.get(value);
    if (known === undefined)
        return countInside(value, tally);
    tally.levels = known.levels;
    for (const reference of known.references)
        tally.references.push(reference);
    tally.siblings += Number(known.hasSiblings);
    tally.halves += Number(known.hasHalves);
    return known.bytes;
}
function countInside(value, tally) {
    const before = { met: tally.references.length, siblings: tally.siblings, halves: tally.halves };
    const bytes = (0,json/* isArray */.cy)(value) ? countItems(value, tally) : countMembers(value, tally);
    tally.levels++;
    if (bytes < knownBytes)
        return bytes;
    const isReferring = tally.references.length > before.met;
    const references = isReferring ? [...new Set(tally.references.splice(before.met))] : none;
    for (const reference of references)
        tally.references.push(reference);
    weighed.set(value, {
        ...{ bytes, levels: tally.levels, references },
        ...{ hasSiblings: tally.siblings > before.siblings, hasHalves: tally.halves > before.halves },
    });
    return bytes;
}
function countItems(items, tally) {
    let bytes = items.length > 0 ? 1 : 2;
    let deepest = 0;
    for (const item of items) {
        bytes += count(item, tally) + 1;
        if (tally.levels > deepest)
            deepest = tally.levels;
    }
    tally.levels = deepest;
    return bytes;
}
function countMembers(value, tally) {
    const keys = Object.keys(value);
    let bytes = keys.length > 0 ? 1 : 2;
    let deepest = 0;
    for (const key of keys) {
        const member = value[key] ?? null;
        bytes += countText(key, tally) + count(member, tally) + 2;
        if (tally.levels > deepest)
            deepest = tally.levels;
        if (key === '$ref' && keys.length > 1 && typeof member === 'string')
            tally.siblings++;
        if (key === 'mapping')
            noteMapping(member, tally);
    }
    tally.levels = deepest;
    return bytes;
}
/** The schemas that a discriminator names without the way to them. */
function noteMapping(mapping, { references }) {
    if (typeof mapping !== 'object' || mapping === null)
        return;
    for (const name of Object.values(mapping)) {
        if (typeof name === 'string' && !name.startsWith('#'))
            references.push(`#/components/schemas/${name}`);
    }
}
/** What each character of ASCII takes in a text of JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from({ length: 0x80 }, (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2);
/** With its quotes. Most texts are ASCII, for which the platform's writer takes longer than a look. */
function countText(text, tally) {
    let bytes = 2;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        if (unit > 0x7f)
            return countWide(text, tally);
        bytes += widths[unit] ?? 0;
    }
    return bytes;
}
function countWide(text, tally) {
    if (!text.isWellFormed())
        tally.halves++;
    return Buffer.byteLength(JSON.stringify(text));
}

// EXTERNAL MODULE: ./src/openapi/upgrade/upgrade.ts + 4 modules
var upgrade = __webpack_require__(1911);
// EXTERNAL MODULE: ./src/openapi/document/names.ts
var document_names = __webpack_require__(7866);
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

// EXTERNAL MODULE: ./src/importer/operation-id.ts
var operation_id = __webpack_require__(763);
;// CONCATENATED MODULE: ./src/importer/judge.ts





/** How deep the payload of an action may be nested: MariaDB stores JSON of 31 levels, and one is spared. */
const payloadLevels = 30;
/** What the column of a description holds, in bytes of UTF-8. */
const textBytes = 65_535;
/**
 * Judges the actions of one document: what the database has no room for, and what a conversation cannot use.
 * @see https://github.com/openchatai/OpenCopilot, opencopilot_db/action.py
 */
function createJudge(document) {
    const server = trimSlashes(findFirstUrl(document['servers']));
    const byId = new Map();
    return (action, operation, at) => {
        const found = [...findUnstorable(action, at)];
        if (weigh({ ...action }).hasHalves) {
            const message = 'The operation holds half a surrogate pair, which the service cannot store. Replace it.';
            found.push((0,finding/* refuses */.Q)('text-half', at, message));
        }
        const url = findFirstUrl((0,json/* findMember */.gz)(operation, 'servers'));
        if (url !== undefined && trimSlashes(url) !== server) {
            const message = `The operation has a server of its own, ${(0,src_text/* quote */.hD)(url, 100)}; the service calls the first server of the description instead.`;
            found.push((0,finding/* warns */.w)('server-ignored', at, message));
        }
        // The service knows no capitals there.
        const id = action.operationId.toLowerCase();
        const other = byId.get(id);
        if (other !== undefined)
            found.push(describeSameId(action, other, at));
        byId.set(id, other ?? action);
        return found;
    };
}
function findUnstorable(action, at) {
    const { description, endpoint, name, payload } = action;
    const measures = [
        ['url-too-long', 'address (server and path)', endpoint.length, 'characters', document_names/* columnWidth */.zt],
        ['name-too-long', 'name', name.length, 'characters', document_names/* columnWidth */.zt],
        ['text-too-long', 'description', Buffer.byteLength(description), 'bytes', textBytes],
        ['payload-depth', 'payload (parameters and body)', weigh(payload).levels, 'levels', payloadLevels],
    ];
    return measures.flatMap(([rule, what, seen, unit, most]) => {
        const message = `The ${what} of the operation has ${seen} ${unit}; the service stores at most ${most}.`;
        return seen > most ? [(0,finding/* refuses */.Q)(rule, at, message)] : [];
    });
}
/** A conversation reaches one of them. */
function describeSameId(action, other, at) {
    const message = `${quoteAction(action)} and ${quoteAction(other)} both get the \`operation_id\` ${(0,src_text/* quote */.hD)(action.operationId)} on the service, so one of them is never called. The service joins the words of a name, writes symbols as \`_\`, keeps at most ${operation_id/* idWidth */.KO} characters, and ignores case. Give one of them another \`operationId\`.`;
    return (0,finding/* warns */.w)('same-operation-id', at, message);
}
function quoteAction({ method, path }) {
    return (0,document_route/* quoteRoute */.uO)({ key: method, path });
}

;// CONCATENATED MODULE: ./src/importer/import-document.ts






/** What the importer cannot read: its program stops there, and the whole import fails. */
class Unreadable extends Error {
}
/**
 * What the best-known importer makes of a document: one action for each key under a path; and what it would fail on.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py, the same from 2.8.0 on
 */
function importDocument(document) {
    if (Object.hasOwn(document, 'swagger')) {
        const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
        return { actions: [], findings: [(0,finding/* refuses */.Q)('swagger-2', ['swagger'], message)] };
    }
    const base = findFirstUrl(document['servers']) ?? '';
    const context = { document, base, astray: new Map() };
    const findings = isAbsolute(base) ? [] : [refuseAddress(document, base)];
    const judge = createJudge(document);
    const actions = listEntries(document).flatMap(([at, operation]) => {
        try {
            const action = createAction(at, operation, context);
            findings.push(...judge(action, operation, at));
            return [action];
        }
        catch (error) {
            if (!(error instanceof Unreadable))
                throw error;
            findings.push((0,finding/* refuses */.Q)('unreadable', at, error.message));
            return [];
        }
    });
    return { actions, findings: [...findings, ...tellAstray(context)] };
}
/** What stands under each path, with the keys to it; a path that holds no object, with its own. */
function listEntries({ paths }) {
    return Object.entries((0,json/* isJsonObject */.OW)(paths) ? paths : {}).flatMap(([path, item]) => {
        if (!(0,json/* isJsonObject */.OW)(item) || path.startsWith('x-'))
            return [[['paths', path], null]];
        return Object.entries(item).map(([key, operation]) => [['paths', path, key], operation]);
    });
}
/** Only its author, or `server-url`, can name the address. */
function refuseAddress(document, url) {
    const seen = url === '' ? '' : `: the first is ${(0,src_text/* quote */.hD)(url, 100)}`;
    const message = `The description names no server with scheme and host${seen}. Without one the import fails. Write the address of the API into \`servers\` (in Swagger 2.0 into \`host\`), such as \`https://api.example.com/v1\`, or set the input \`server-url\` to it.`;
    return (0,finding/* refuses */.Q)('server-url', Object.hasOwn(document, 'servers') ? ['servers'] : [], message);
}
function createAction(at, operation, context) {
    const [, path = '', key = path] = at;
    if (key.startsWith('x-')) {
        throw new Unreadable(`The importer takes ${(0,src_text/* quote */.hD)(key)} for a path or a method, and makes actions of it.`);
    }
    if (!(0,json/* isJsonObject */.OW)(operation)) {
        throw new Unreadable(`${(0,src_text/* quote */.hD)(key)} is ${(0,source/* describeValue */.b)(operation)}. The importer takes every key of \`paths\` for a path, every key below for a method, and needs an object there.`);
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
function tellAstray({ astray }) {
    return [...astray].map(([reference, at]) => {
        const message = `The importer reads the reference ${(0,src_text/* quote */.hD)(reference, 100)} without its escapes, so that it stores an empty schema. Name the schema with letters, digits, \`.\`, \`-\` and \`_\` alone.`;
        return (0,finding/* warns */.w)('escaped-name', at, message);
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
    throw new Unreadable(describeShape(where, value, 'text'));
}
function describeShape(where, value, expected) {
    const isSchema = typeof value === 'boolean' && expected === 'an object';
    const remedy = isSchema ? ' Write `{}` for `true`, and `{"not": {}}` for `false`.' : '';
    return `${(0,src_text/* quote */.hD)(where, 100)} is ${(0,source/* describeValue */.b)(value ?? null)}; the importer needs ${expected} there.${remedy}`;
}

;// CONCATENATED MODULE: ./src/importer/prepare/beside-reference.ts



/** Up to 3.0 a `$ref` stands alone, and what people write beside it is ignored, but for the texts that are kept. */
function findBesideReferences(document) {
    if (!(0,document_reference/* isBefore31 */.Ee)(document) || !weigh(document).hasSiblings)
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
            if (seen.has(value) || !weigh(value).hasSiblings)
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

// EXTERNAL MODULE: ./src/openapi/document/reference-graph.ts
var reference_graph = __webpack_require__(2378);
;// CONCATENATED MODULE: ./src/importer/prepare/expand.ts



/** What is written out once is shared: memory grows with the document, not with the result. */
function createExpander(document, graph) {
    /** Written out to the end, wherever that is not too deep for any place. */
    const whole = new Map();
    /** Written out as far as the room goes, by the room. */
    const partly = new Map();
    function expandFrom(value, mode, room) {
        if ((0,json/* isJsonObject */.OW)(value) && typeof value['$ref'] === 'string') {
            return expandReference(value, graph.find(value['$ref']), room);
        }
        const next = (0,grammar/* mapParts */.xc)(value, mode, (part, below) => expandFrom(part, below, room - 1));
        return next !== value && mode === 'keywords' ? keepNames(value, next) : next;
    }
    function expandReference(value, target, room) {
        if (target === undefined || !mayExpand(target))
            return value;
        const written = (0,document_reference/* overlay */.Lw)(document, whole.get(target) ?? expandPartly(target, room), value);
        return weigh(written).levels <= room ? written : value;
    }
    function expandPartly(target, room) {
        const byRoom = partly.get(target) ?? new Map();
        partly.set(target, byRoom);
        const known = byRoom.get(room);
        if (known !== undefined)
            return known;
        // A level that does not fit with its references as they are fits no better with them written out.
        const fits = weigh(target.value).levels <= room;
        const written = fits ? expandFrom(target.value, 'keywords', room) : target.value;
        byRoom.set(room, written);
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
    return (schema, room) => expandFrom(schema, 'keywords', room);
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

;// CONCATENATED MODULE: ./src/importer/prepare/operations.ts



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
/** The document with its parameters and request bodies replaced, wherever they stand. */
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

;// CONCATENATED MODULE: ./src/importer/prepare/ledger.ts
/** What people are told of each kind of rewrite, in this order: what was done in so many places, and why. */
const sentences = {
    upgraded: () => 'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
    'server-completed': () => 'Made the server URL absolute: the importer needs scheme and host.',
    'server-moved': () => 'Moved the first absolute server to the front, because the importer reads the first one only.',
    'server-variables': () => 'Filled in the variables of the first server with their defaults, because the importer takes the URL as it is written.',
    'server-slash': () => 'Left out the `/` at the end of the first server, because the importer puts the paths right behind it: `https://host//path`.',
    'path-members': (n) => `Moved what ${ledger_count(n, 'path')} held beside operations into the operations: the importer takes every key under a path for a method.`,
    'paths-extensions': (n) => `Moved ${ledger_count(n, '`x-` extension')} from \`paths\` to \`x-paths\`: the importer would take them for paths.`,
    'names-derived': (n) => `Gave ${ledger_count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
    'parameter-references': (n) => `Wrote out ${ledger_count(n, 'parameter')} given by a \`$ref\`, because the importer would store the reference, without name and place.`,
    'body-references': (n) => `Wrote out ${ledger_count(n, 'request body', 'request bodies')} or parts of them given by a \`$ref\`, because the importer would store the reference.`,
    'schema-references': (n) => `Wrote out ${ledger_count(n, 'schema')} of parameters and request bodies in full, because the importer follows only one reference.`,
    'moved-references': (n) => `Gave ${ledger_count(n, 'part')} a place in the components, because references pointed into rewritten paths.`,
    'unused-components': (n) => `Left out ${ledger_count(n, 'component')} that nothing refers to any more.`,
    'repeated-texts': (n) => `Cut the texts of ${ledger_count(n, 'repeated parameter or body', 'repeated parameters and bodies')} to stay within the size limit; the first use of each has them in full.`,
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
function ledger_count(places, one, many = `${one}s`) {
    return places === 1 ? `1 ${one}` : `${places} ${many}`;
}

;// CONCATENATED MODULE: ./src/importer/prepare/inline-schemas.ts





/**
 * A document in which the stored action stands alone: the schemas of parameters and request bodies are written out,
 * cheapest first, as long as the room lasts. Where the importer follows a reference itself, the component is
 * written out instead of each use. What is recursive stays a reference.
 * @param room how many bytes the document may grow by
 */
function inlineSchemas(given, room, ledger) {
    const document = nameHeirs(given);
    const units = collectUnits(document);
    const costs = [...units].map(([schema, { cost }]) => [schema, cost]);
    const chosen = chooseCheapest(costs, room - weigh(document).bytes + weigh(given).bytes);
    if (chosen.size === 0)
        return given;
    note(ledger, 'schema-references', chosen.size);
    const replace = (schema) => chosen.has(schema) ? (units.get(schema)?.expanded ?? schema) : schema;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed && isComponent(schema) ? schema : replace(schema));
    return mapComponents(operations, replace);
}
/** Written out, an heir refers to what it builds on no more: that has to name it, where it was only implied. */
function nameHeirs(document) {
    const heirs = (0,discriminator/* listHeirs */.oE)(document);
    return mapComponents(document, (schema, name) => {
        const own = heirs.get(`#/components/schemas/${name}`) ?? [];
        return (0,json/* isJsonObject */.OW)(schema) ? (0,discriminator/* nameReferences */.Yn)(schema, own) : schema;
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
/** The schemas that can be written out, wherever they stand. */
function collectUnits(document) {
    const uses = collectUses(document);
    const graph = (0,reference_graph/* createReferenceGraph */.e)(document, uses.keys());
    const units = new Map();
    if (graph.groups.length === 0)
        return units;
    const expand = createExpander(document, graph);
    for (const [schema, { count, room }] of uses) {
        const expanded = expand(schema, room);
        const growth = weigh(expanded).bytes - weigh(schema).bytes;
        if (expanded !== schema)
            units.set(schema, { expanded, cost: growth * count });
    }
    return units;
}
/** The schemas of parameters and request bodies; a component once, however many refer to it. */
function collectUses(document) {
    const uses = new Map();
    const components = new Set();
    const add = (schema, more, room) => {
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
            add(target, isFirst ? 1 : 0, room);
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

;// CONCATENATED MODULE: ./src/importer/prepare/moved-references.ts



/**
 * A document whose references do not depend on how its paths are written: what is referred to where it stands in a
 * path becomes a component, as often as it is used. A path itself stays where it is.
 */
function settleReferences(document, version, ledger) {
    if (!weigh(document).references.some(isIntoPart))
        return document;
    const moved = new Map();
    /** New components by the pointer of their section. */
    const added = new Map();
    const settled = (0,members/* mapMembers */.Mz)(document, (member, key) => walk(member, (0,grammar/* memberOf */.C5)('document', key)));
    note(ledger, 'moved-references', moved.size);
    return [...added].reduce((root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)), settled);
    function walk(value, { kind, named }) {
        if (kind === 'data')
            return value;
        if ((0,json/* isArray */.cy)(value))
            return (0,members/* mapList */.bb)(value, (entry) => walk(entry, { kind }));
        if (!(0,json/* isJsonObject */.OW)(value))
            return value;
        if (named === true)
            return (0,members/* mapMembers */.Mz)(value, (one) => walk(one, { kind }));
        const place = move((0,document_reference/* findReference */.t3)(value), kind);
        if (place !== undefined)
            return { ...value, $ref: place };
        return (0,members/* mapMembers */.Mz)(value, (one, key) => walk(one, (0,grammar/* memberOf */.C5)(kind, key)));
    }
    /** The reference to the component that it becomes, if there can be one. */
    function move(reference, kind) {
        const section = grammar/* sections */.V0[version].get(kind);
        if (reference === undefined || section === undefined || !isIntoPart(reference))
            return undefined;
        const target = (0,document_reference/* findTarget */.FB)(document, reference);
        const pointer = ['#', ...section].join('/');
        const key = `${pointer} ${reference}`;
        if (target === undefined || moved.has(key))
            return moved.get(key);
        const group = added.get(pointer) ?? new Map();
        added.set(pointer, group);
        const existing = section.reduce(json/* findMember */.gz, document);
        const isTaken = (name) => group.has(name) || (0,json/* findMember */.gz)(existing, name) !== undefined;
        const name = (0,free_name/* findFreeName */.r)(cleanName(reference), isTaken);
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
    return { ...root, [key]: withGroup((0,json/* isJsonObject */.OW)(held) ? held : {}, rest, group) };
}

// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/importer/prepare/part-writer.ts




/** @param room by how many bytes the document may grow by what stands within parts, wherever they are used */
function createPartWriter(document, room) {
    const parts = new Map();
    /** What a reference names is written out once: written again for each use, what is nested would double and double. */
    const targets = new Map();
    let left = room;
    return (part) => {
        const isAlone = (0,json/* isJsonObject */.OW)(part) && Object.keys(part).length === 1;
        const key = (isAlone ? (0,document_reference/* findReference */.t3)(part) : undefined) ?? part;
        const written = parts.get(key) ?? writeOut(part);
        parts.set(key, written);
        if (written.growth > left)
            return written.bare;
        left -= Math.max(0, written.growth);
        return written.whole;
    };
    function writeOut(part) {
        const bare = (0,document_reference/* resolve */.hd)(document, part) ?? part;
        const whole = walk(part, 'keywords', []);
        if (whole === bare)
            return { bare, whole, growth: 0 };
        const { bytes, levels } = weigh(whole);
        return { bare, whole, growth: levels > payloadLevels ? Infinity : bytes - weigh(bare).bytes };
    }
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

;// CONCATENATED MODULE: ./src/importer/prepare/paths.ts




/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name, its parameters and its body. What is no object is left as it is.
 */
function makePathsPortable(document, { ledger, limitBytes }) {
    const given = document['paths'];
    if (!(0,json/* isJsonObject */.OW)(given))
        return document;
    const names = (0,document_names/* planNames */.AO)((0,document_route/* listRoutes */.Bn)(document)).values();
    const context = { names, ledger, write: createPartWriter(document, limitBytes - weigh(document).bytes) };
    const paths = (0,members/* mapMembers */.Mz)((0,members/* omitMembers */.p5)(given, (path) => path.startsWith('x-')), (value) => {
        const item = (0,document_route/* findItem */.Rm)(document, value);
        if (item === undefined)
            return value;
        if (![value, item].every(isPortable))
            note(ledger, 'path-members');
        return foldItem(item, context);
    });
    const extensions = (0,members/* omitMembers */.p5)(given, (path) => !path.startsWith('x-'));
    const extended = Object.keys(extensions).length;
    note(ledger, 'paths-extensions', extended);
    return { ...document, paths, ...(extended > 0 && { 'x-paths': extensions }) };
}
/** Whether the importer finds operations in it alone. */
function isPortable(item) {
    return !(0,json/* isJsonObject */.OW)(item) || Object.keys(item).every(document_route/* isMethodKey */.d3);
}
function foldItem(item, context) {
    return (0,members/* mapMembers */.Mz)(Object.fromEntries((0,document_route/* listMethods */.vp)(item)), (operation) => (0,json/* isJsonObject */.OW)(operation) ? foldOperation(operation, item, context) : operation);
}
function foldOperation(operation, item, context) {
    const { ledger, names, write } = context;
    const rename = names.next().value?.rename;
    if (rename !== undefined)
        note(ledger, 'names-derived');
    const parameters = foldParameters(operation, item, context);
    const { requestBody, servers = item['servers'] } = operation;
    const body = requestBody === undefined ? undefined : write(requestBody);
    if (body !== requestBody)
        note(ledger, 'body-references');
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
/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
function foldParameters(operation, item, { ledger, write }) {
    const own = operation['parameters'];
    const shared = item['parameters'];
    if (own === undefined ? !(0,json/* isArray */.cy)(shared) : !(0,json/* isArray */.cy)(own))
        return undefined;
    const writeEach = (list) => ((0,json/* isArray */.cy)(list) ? list : []).map((parameter) => {
        const written = write(parameter);
        const isReference = written !== parameter && (0,document_reference/* findReference */.t3)(parameter) !== undefined;
        if (isReference)
            note(ledger, 'parameter-references');
        return written;
    });
    const written = writeEach(own);
    const overridden = new Set(written.map(keyOf));
    return [...writeEach(shared).filter((entry) => !overridden.has(keyOf(entry))), ...written];
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

;// CONCATENATED MODULE: ./src/importer/prepare/shrink.ts




/**
 * Takes back what writing out shared parameters and bodies added beyond the size limit, the dearest first and no
 * more than needed: their schemas become components again, where the importer follows the reference; then repeated
 * descriptions are cut to their first sentence.
 */
function shrinkRepeated(document, limitBytes, ledger) {
    if (weigh(document).bytes <= limitBytes)
        return document;
    const shared = shareSchemas(document, weigh(document).bytes - limitBytes);
    const excess = weigh(shared).bytes - limitBytes;
    return excess > 0 ? shortenRepeated(shared, excess, ledger) : shared;
}
/** Schemas that stand in several places because what held them was written out there. */
function shareSchemas(document, excess) {
    const uses = [];
    visitSchemas(document, (schema, { isFollowed }) => {
        if (isFollowed && (0,json/* isJsonObject */.OW)(schema) && (0,document_reference/* findReference */.t3)(schema) === undefined)
            uses.push(schema);
    });
    const own = (0,json/* findMember */.gz)(document['components'], 'schemas');
    const schemas = { ...((0,json/* isJsonObject */.OW)(own) && own) };
    const references = new Map();
    const isTaken = (name) => Object.hasOwn(schemas, name);
    for (const schema of chooseRepeated(uses, excess, (value) => weigh(value).bytes - 60)) {
        const name = (0,free_name/* findFreeName */.r)('shared1', isTaken, (attempt) => `shared${attempt}`);
        schemas[name] = schema;
        references.set(schema, { $ref: `#/components/schemas/${name}` });
    }
    if (references.size === 0)
        return document;
    const operations = mapSchemas(document, (schema, { isFollowed }) => isFollowed ? (references.get(schema) ?? schema) : schema);
    const { components } = document;
    return { ...operations, components: { ...((0,json/* isJsonObject */.OW)(components) && components), schemas } };
}
/** What stands in several operations keeps its description in the first. */
function shortenRepeated(document, excess, ledger) {
    const uses = [];
    mapHolders(document, (part) => {
        uses.push(part);
        return part;
    });
    const savingOf = (part) => weigh(part).bytes - weigh(shorten(part)).bytes;
    const chosen = chooseRepeated(uses, excess, savingOf);
    const shorter = new Map([...chosen].map((part) => [part, shorten(part)]));
    note(ledger, 'repeated-texts', chosen.size);
    const met = new Set();
    return mapHolders(document, (part) => {
        if (met.has(part))
            return shorter.get(part) ?? part;
        met.add(part);
        return part;
    });
}
/** What repeats and has to go in all places but one to save so many bytes: the dearest first. */
function chooseRepeated(uses, excess, savingOf) {
    const savings = [...Map.groupBy(uses, (value) => value)].map(([value, { length }]) => [value, length > 1 ? (length - 1) * savingOf(value) : 0]);
    return chooseDearest(savings, excess);
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
function shorten(part) {
    const text = (0,json/* findMember */.gz)(part, 'description');
    if (!(0,json/* isJsonObject */.OW)(part) || typeof text !== 'string')
        return part;
    const sentence = /^[\s\S]{1,200}?[.\n](?=\s|$)/.exec(text)?.[0].trimEnd();
    return { ...part, description: sentence ?? text.slice(0, 200) };
}

;// CONCATENATED MODULE: ./src/importer/prepare/unused-components.ts



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
    const listed = Object.entries(components).flatMap(([kind, group]) => kinds.has(kind) && (0,json/* isJsonObject */.OW)(group)
        ? Object.entries(group).map(([name, component]) => ({ kind, name, component }))
        : []);
    const roots = listed.filter(({ kind, name, component }) => {
        const original = (0,json/* findMember */.gz)((0,json/* findMember */.gz)(before['components'], kind), name);
        // A schema may be known by what it builds on alone, through a `discriminator`.
        const isHeir = keepsHeirs && (0,json/* isArray */.cy)((0,json/* findMember */.gz)(component, 'allOf'));
        return original === undefined || !wasUsed.has(original) || isHeir;
    });
    // What is kept for its own sake keeps what it refers to.
    const keeps = roots.map(({ component }) => component);
    const isUsed = findUsed(after, keeps);
    const dropped = listed.filter(({ component }) => !isUsed.has(component)).length;
    if (dropped === 0)
        return after;
    note(ledger, 'unused-components', dropped);
    const kept = (0,members/* mapMembers */.Mz)(components, (group, kind) => kinds.has(kind) && (0,json/* isJsonObject */.OW)(group)
        ? (0,members/* omitMembers */.p5)(group, (name) => !isUsed.has(group[name] ?? null))
        : group);
    return { ...after, components: kept };
}
/** Asked before and after schemas are written out, of one document. */
const usedBefore = new WeakMap();
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
/** A reference into a component uses the whole of it. */
function findComponent(document, reference) {
    if (!reference.startsWith('#/components/'))
        return undefined;
    return (0,document_reference/* findTarget */.FB)(document, reference.split('/').slice(0, 4).join('/'));
}

;// CONCATENATED MODULE: ./src/importer/prepare/prepare.ts











/**
 * An equivalent document that imports whole and whose actions stand alone as far as the size limit allows; with
 * `prepare: none` the document itself, and what it would take.
 * @param document a bundled description; it is never changed
 */
function prepareDocument(document, options) {
    const rewritten = rewrite(document, options);
    const prepared = options.prepare === 'auto' ? rewritten : leaveAsIs(document, rewritten);
    return { ...prepared, findings: [...findBesideReferences(document), ...prepared.findings] };
}
/** Nothing is rewritten: what the import would fail on is told, or that something is lost. */
function leaveAsIs(document, rewritten) {
    const { actions, findings } = importDocument(document);
    const left = new Set(rewritten.findings.map(({ pointer, message }) => `${pointer} ${message}`));
    const told = findings.map((finding) => {
        const isMended = finding.severity === 'error' && !left.has(`${finding.pointer} ${finding.message}`);
        return isMended ? { ...finding, message: `${finding.message} \`prepare: auto\` fixes that.` } : finding;
    });
    const sentences = rewritten.rewrites.map(({ message }) => message).join(' ');
    const message = `Some of the description is lost with \`prepare: none\`. What \`auto\` would have done: ${sentences}`;
    const isLossy = rewritten.rewrites.length > 0 && !told.some(({ severity }) => severity === 'error');
    return {
        document,
        rewrites: [],
        actions,
        findings: isLossy ? [...told, (0,finding/* warns */.w)('not-prepared', [], message)] : told,
    };
}
function rewrite(document, options) {
    const { serverUrl, sourceBytes, version } = options;
    const ledger = new Map();
    const limitBytes = limitOf(weigh(document).bytes, sourceBytes);
    const portable = makePortable(document, version, { ledger, limitBytes });
    const served = makeServersPortable(portable, serverUrl, ledger);
    const lean = dropUnused(document, served, ledger);
    const fitting = shrinkRepeated(lean, limitBytes, ledger);
    const room = limitBytes - weigh(fitting).bytes;
    const inlined = dropUnused(document, inlineSchemas(fitting, room, ledger), ledger);
    const prepared = ledger.size === 0 ? document : inlined;
    const { actions, findings } = importDocument(prepared);
    const size = room < 0 ? [describeSize(limitBytes, -room)] : [];
    return { document: prepared, rewrites: listRewrites(ledger), actions, findings: [...findings, ...size] };
}
/** Everything but servers and size. */
function makePortable(document, version, portability) {
    const { ledger } = portability;
    const folded = makePathsPortable(document, portability);
    if (version !== '2.0' && ledger.size === 0)
        return folded;
    const settled = settleReferences(document, version, ledger);
    const settledAndFolded = settled === document ? folded : makePathsPortable(settled, { ...portability, ledger: new Map() });
    if (version !== '2.0')
        return settledAndFolded;
    note(ledger, 'upgraded');
    return (0,upgrade/* upgrade */.f)(settledAndFolded);
}
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
    const bytes = await reader.read(path);
    if (bytes === undefined) {
        throw new errors/* ActionError */.lZ('file-missing', `There is no file \`${path}\` in the workspace.`, {
            hint: 'Check the input `swagger-file`: it is relative to the root of the checkout, and upper and lower case matter.',
        });
    }
    spareMemory(bytes.length);
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
/**
 * V8 would let what is new grow to 100 MB before it looks for garbage, and be no quicker for it. In what is older it looks
 * more often for a large description alone: smaller ones it would take half as long again.
 */
function spareMemory(bytes) {
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    if (bytes > 16 * 1024 * 1024)
        (0,external_node_v8_.setFlagsFromString)('--heap-growing-percent=20');
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
        actions: prepared.actions,
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


/***/ })

};
