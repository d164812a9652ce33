export const id = 744;
export const ids = [744];
export const modules = {

/***/ 8467:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readConfig: () => (/* binding */ readConfig)
});

;// CONCATENATED MODULE: ./schema/copilots.schema.json
const copilots_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","title":"Copilots to keep in step with their descriptions","description":"The file that the input `config-file` of Copilot Swagger Sync names.","type":"object","required":["targets"],"additionalProperties":false,"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"targets":{"description":"A list with one entry for each copilot.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"#/definitions/target"}},"defaults":{"description":"What holds for every target that does not say otherwise.","type":"object","additionalProperties":false,"properties":{"name":{"$ref":"#/definitions/name"},"server-url":{"$ref":"#/definitions/server-url"},"strict":{"$ref":"#/definitions/strict"},"prepare":{"$ref":"#/definitions/prepare"},"delete-path":{"$ref":"#/definitions/delete-path"},"wait-seconds":{"$ref":"#/definitions/wait-seconds"},"unlisted":{"$ref":"#/definitions/unlisted"}}}},"definitions":{"target":{"description":"One copilot and its description, such as `{ copilot-id: 1f0c…, swagger-file: api/openapi.yaml }`.","type":"object","required":["copilot-id","swagger-file"],"additionalProperties":false,"properties":{"copilot-id":{"description":"The copilot’s id as the service lists it, or a map from environment to id. In quotes where it looks like a number.","type":["string","object"],"minLength":1,"minProperties":1,"additionalProperties":{"$ref":"#/definitions/text"}},"swagger-file":{"description":"The path of the description, relative to the workspace.","type":"string","minLength":1},"name":{"$ref":"#/definitions/name"},"server-url":{"$ref":"#/definitions/server-url"},"strict":{"$ref":"#/definitions/strict"},"prepare":{"$ref":"#/definitions/prepare"},"delete-path":{"$ref":"#/definitions/delete-path"},"wait-seconds":{"$ref":"#/definitions/wait-seconds"},"unlisted":{"$ref":"#/definitions/unlisted"}}},"text":{"description":"Text that is not empty, in quotes where it looks like a number.","type":"string","minLength":1},"name":{"description":"What people call the copilot, for the log and the summary.","type":"string","minLength":1,"maxLength":200},"server-url":{"description":"An absolute URL to use where the description has no absolute server of its own, or a map from environment to URL.","type":["string","object"],"minLength":1,"minProperties":1,"additionalProperties":{"$ref":"#/definitions/text"}},"strict":{"description":"`true`: also fail on schema violations that would not stop the import. Else `false`.","type":"boolean"},"prepare":{"description":"`auto`: send an equivalent portable document where the file would not import as it is. `none`: never rewrite.","enum":["auto","none"]},"delete-path":{"description":"The route of the delete request: `auto`, or a path that starts with `/` and holds `{copilot_id}`.","type":"string","minLength":1},"wait-seconds":{"description":"The pause between the delete’s answer and the import, in seconds, from 0 to 300.","type":"number","minimum":0,"maximum":300},"unlisted":{"description":"What becomes of actions that were made by hand. `keep`: put them back after the import. `replace`: do not.","enum":["keep","replace"]}}}');
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/text-tree/locate.ts + 1 modules
var locate = __webpack_require__(1369);
// EXTERNAL MODULE: ./src/text-tree/source.ts + 2 modules
var text_tree_source = __webpack_require__(4845);
// EXTERNAL MODULE: ./src/text-tree/json.ts
var json = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/text-tree/pointer.ts
var text_tree_pointer = __webpack_require__(1357);
// EXTERNAL MODULE: ./src/text-tree/near.ts
var near = __webpack_require__(8184);
;// CONCATENATED MODULE: ./src/fleet/unknown-key.ts

/** What the workflow says for all targets at once, and the file cannot. */
const workflowInputs = [
    ...['base-url', 'allow-http', 'config-file', 'environment', 'shard', 'base', 'force', 'dry-run', 'comment'],
    ...['inventory', 'fail-on', 'timeout-seconds', 'max-attempts', 'max-parallel', 'github-token'],
];
/** Known, but elsewhere in the file. */
const places = new Map([
    ...['targets', 'defaults'].map((key) => [key, 'It belongs at the top of the file.']),
    ...['copilot-id', 'swagger-file'].map((key) => [key, 'It belongs to one of the `targets`.']),
    ...['name', 'server-url', 'strict', 'prepare', 'delete-path', 'wait-seconds', 'unlisted'].map((key) => [key, 'It belongs to one of the `targets`, or in `defaults`.']),
]);
/** Says of a key that has no meaning where it stands what may be meant, or where it belongs; its value is never said. */
function describeUnknownKey(key, known) {
    const shown = key.length > 60 ? `${key.slice(0, 60)}…` : key;
    return { message: `The key \`${shown}\` is unknown here.`, remedy: findRemedy(key, known) };
}
function findRemedy(key, known) {
    const near = findNearest(key, known);
    if (near !== undefined)
        return `Perhaps \`${near}\` is meant.`;
    if (workflowInputs.includes(key))
        return 'It is an input of the step: write it in the workflow, under `with:`.';
    if (isSecret(key)) {
        return 'A secret does not belong in the repository: revoke it if it is a real one, keep the new one as a secret, and give it to the step as `api-key: ${{ secrets.COPILOT_API_KEY }}`.';
    }
    return places.get(key) ?? `Known here: ${known.map((one) => `\`${one}\``).join(', ')}.`;
}
function isSecret(key) {
    return /key|token|secret|passw|credential|authorization|bearer/i.test(key);
}
/** `swaggerFile` and `swagger_file` are `swagger-file` written in another custom. */
function findNearest(key, known) {
    const plain = toPlain(key);
    return known.find((one) => toPlain(one) === plain) ?? known.find((one) => (0,near/* isNear */.H)(plain, toPlain(one)));
}
function toPlain(key) {
    return key.toLowerCase().replaceAll(/[-_. ]/g, '');
}

;// CONCATENATED MODULE: ./src/fleet/check-shape.ts



/** Everything in which a value does not fit its schema, in the order of the file. */
function checkShape(value, root) {
    return check(value, root, '');
    function check(part, written, pointer) {
        const schema = resolve(written, root);
        const { description: remedy = '' } = schema;
        const wrong = findWrong(part, schema);
        if (wrong !== undefined)
            return [{ pointer, message: `${nameOf(pointer)} ${wrong}.`, remedy }];
        if ((0,json/* isArray */.cy)(part)) {
            const { items = {} } = schema;
            return part.flatMap((item, index) => check(item, items, `${pointer}/${index}`));
        }
        return (0,json/* isObject */.Gv)(part) ? checkMembers(part, schema, pointer) : [];
    }
    function checkMembers(part, schema, pointer) {
        const { properties = {}, required = [], additionalProperties } = schema;
        const missing = required
            .filter((key) => !Object.hasOwn(part, key))
            .map((key) => {
            const { description: remedy = '' } = resolve(properties[key] ?? {}, root);
            return { pointer, message: `${nameOf(pointer)} lacks \`${key}\`.`, remedy };
        });
        const members = Object.entries(part).flatMap(([key, member]) => {
            const at = `${pointer}/${(0,text_tree_pointer/* escapeToken */.tj)(key)}`;
            const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
            if (own === false)
                return [{ pointer: at, ...describeUnknownKey(key, Object.keys(properties)) }];
            return typeof own === 'object' ? check(member, own, at) : [];
        });
        return [...missing, ...members];
    }
}
function resolve(schema, { definitions }) {
    const name = schema.$ref?.replace('#/definitions/', '');
    return name === undefined ? schema : (definitions[name] ?? {});
}
/** In which way a value by itself, its members left aside, is not what the schema wants: the end of a sentence. */
function findWrong(value, schema) {
    const types = [schema.type ?? []].flat();
    const type = typeOf(value);
    if (types.length > 0 && !types.includes(type)) {
        return `is ${quote(value)}, but must be ${types.map((name) => typeWords[name] ?? name).join(' or ')}`;
    }
    if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) {
        return `is ${quote(value)}, but must be ${schema.enum.map((one) => `\`${one}\``).join(' or ')}`;
    }
    const [least, most] = listBounds(schema, type);
    const size = sizeOf(value);
    if (least !== undefined && size < least) {
        return type === 'number' ? `is ${quote(value)}, which is too small` : 'is empty';
    }
    return most !== undefined && size > most ? `is ${quote(value)}, which is too large` : undefined;
}
const typeWords = {
    string: 'text',
    object: 'a map',
    array: 'a list',
    boolean: '`true` or `false`',
    number: 'a number',
};
function typeOf(value) {
    if (value === null)
        return 'null';
    return (0,json/* isArray */.cy)(value) ? 'array' : typeof value;
}
/** The least and the most that there may be of a value of this type. */
function listBounds(schema, type) {
    const bounds = {
        string: [schema.minLength, schema.maxLength],
        array: [schema.minItems, schema.maxItems],
        object: [schema.minProperties],
        number: [schema.minimum, schema.maximum],
    };
    return bounds[type] ?? [];
}
function sizeOf(value) {
    if (typeof value === 'number')
        return value;
    // JSON Schema counts characters, not UTF-16 units.
    if (typeof value === 'string')
        return Array.from(value).length;
    if ((0,json/* isArray */.cy)(value))
        return value.length;
    return (0,json/* isObject */.Gv)(value) ? Object.keys(value).length : 0;
}
/** What a part is called: its key, or which entry of the list it is. */
function nameOf(pointer) {
    if (pointer === '')
        return 'The file';
    const [, index] = /^\/targets\/(\d+)$/.exec(pointer) ?? [];
    if (index !== undefined)
        return `Target ${Number(index) + 1}`;
    return `\`${(0,text_tree_pointer/* unescapeToken */.ko)(pointer.slice(pointer.lastIndexOf('/') + 1))}\``;
}
/** A value as people see it, short; collections are named only: they may hold anything. */
function quote(value) {
    if (value === null)
        return 'left empty';
    if ((0,json/* isArray */.cy)(value))
        return 'a list';
    if ((0,json/* isObject */.Gv)(value))
        return 'a map';
    const text = String(value);
    return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}

// EXTERNAL MODULE: ./src/input-values.ts
var input_values = __webpack_require__(9664);
;// CONCATENATED MODULE: ./src/fleet/config-file.ts





/**
 * Types what the schema has let through.
 * @param refuse told every value that its rule refuses; it returns, so that all of them are found
 */
function parseConfigFile(root, refuse) {
    const targets = (0,json/* findMember */.gz)(root, 'targets');
    return {
        targets: ((0,json/* isArray */.cy)(targets) ? targets : []).map((target, index) => {
            const pointer = `/targets/${index}`;
            const read = createReader(target, pointer, refuse);
            return {
                pointer,
                copilotId: read('copilot-id', input_values/* parseCopilotId */.Hp) ?? '',
                swaggerFile: readOne(read('swagger-file', input_values/* parseFilePath */.zJ)) ?? '',
                options: parseOptions(target, pointer, refuse),
            };
        }),
        defaults: parseOptions((0,json/* findMember */.gz)(root, 'defaults') ?? {}, '/defaults', refuse),
    };
}
function parseOptions(part, pointer, refuse) {
    const read = createReader(part, pointer, refuse);
    const find = (key) => (0,json/* findMember */.gz)(part, key);
    const [prepare, strict, seconds, unlisted] = ['prepare', 'strict', 'wait-seconds', 'unlisted'].map(find);
    return {
        name: readOne(read('name', (value) => value)),
        serverUrl: read('server-url', input_values/* parseServerUrl */.Ep),
        strict: typeof strict === 'boolean' ? strict : undefined,
        prepare: prepare === 'auto' || prepare === 'none' ? prepare : undefined,
        deletePath: readOne(read('delete-path', input_values/* parseDeletePath */.kb)),
        unlisted: unlisted === 'keep' || unlisted === 'replace' ? unlisted : undefined,
        settleMs: typeof seconds === 'number' ? seconds * 1000 : undefined,
    };
}
function createReader(part, base, refuse) {
    return (key, parse) => {
        const readText = (text, at) => {
            try {
                return parse(text, (remedy, shown = text) => {
                    throw new errors/* ActionError */.lZ('bad-input', `\`${key}\` is ${quote(shown)}.`, { hint: remedy });
                });
            }
            catch (error) {
                if (!(error instanceof errors/* ActionError */.lZ))
                    throw error;
                refuse({ pointer: at, message: error.message, remedy: error.hint ?? '' });
                return '';
            }
        };
        const pointer = `${base}/${key}`;
        const value = (0,json/* findMember */.gz)(part, key);
        if (typeof value === 'string')
            return readText(value, pointer);
        if (!(0,json/* isObject */.Gv)(value))
            return undefined;
        return new Map(Object.entries(value).map(([environment, text]) => [
            environment,
            readText(typeof text === 'string' ? text : '', `${pointer}/${(0,text_tree_pointer/* escapeToken */.tj)(environment)}`),
        ]));
    };
}
function readOne(value) {
    return typeof value === 'string' ? value : undefined;
}

;// CONCATENATED MODULE: ./src/fleet/environments.ts

/** Every environment that the file has a value for, in its order. */
function listEnvironments({ targets, defaults }) {
    const varied = [
        ...targets.flatMap(({ copilotId, options }) => [copilotId, options.serverUrl]),
        defaults.serverUrl,
    ];
    return [...new Set(varied.flatMap((value) => (isMap(value) ? [...value.keys()] : [])))];
}
/** The copilot and URL of a target in an environment; undefined where it is not there. */
function findInEnvironment({ copilotId, options }, { defaults }, environment) {
    const id = pick(copilotId, environment);
    const written = options.serverUrl ?? defaults.serverUrl;
    const serverUrl = written === undefined ? undefined : pick(written, environment);
    const isThere = id !== undefined && (written === undefined || serverUrl !== undefined);
    return isThere ? { copilotId: id, serverUrl } : undefined;
}
/** The value that holds everywhere, or the environment’s own; undefined where it has none. */
function pick(value, environment) {
    return isMap(value) ? value.get(environment ?? '') : value;
}
/** What is at odds in the file, whichever environment a run is for: two runs must not replace one copilot. */
function findContradictions(config) {
    return [...findTwins(config), ...config.targets.flatMap((target) => findGaps(target, config))];
}
function findTwins(config) {
    const known = listEnvironments(config);
    const environments = known.length === 0 ? [undefined] : known;
    const first = new Map();
    const twins = new Map();
    for (const target of config.targets) {
        for (const environment of environments) {
            const id = findInEnvironment(target, config, environment)?.copilotId ?? '';
            // Not there, or refused before.
            if (id === '')
                continue;
            // A UUID is the same in capitals.
            const key = `${environment ?? ''}\n${id.toLowerCase()}`;
            const other = first.get(key);
            first.set(key, other ?? target);
            if (other === undefined)
                continue;
            const twin = describeTwin(id, environment, target, other);
            twins.set(twin.pointer, twin);
        }
    }
    return [...twins.values()];
}
function pointToId({ copilotId, pointer }, environment = '') {
    return `${pointer}/copilot-id${isMap(copilotId) ? `/${(0,text_tree_pointer/* escapeToken */.tj)(environment)}` : ''}`;
}
function describeTwin(id, environment, target, other) {
    const where = environment === undefined ? '' : `, for \`${environment}\``;
    const remedy = 'A copilot holds the actions of one description: leave one of the targets out, or give it another copilot.';
    const message = `The copilot “${id}” is named twice${where}`;
    return { pointer: pointToId(target, environment), message, remedy, earlier: pointToId(other, environment) };
}
/** The copilot of an environment whose URL is missing would get another environment’s, or none. */
function findGaps({ copilotId, options, pointer }, { defaults }) {
    const url = options.serverUrl ?? defaults.serverUrl;
    if (!isMap(copilotId) || !isMap(url))
        return [];
    const missing = [...copilotId.keys()].filter((environment) => !url.has(environment));
    return missing.map((environment) => ({
        pointer: options.serverUrl === undefined
            ? `${pointer}/copilot-id/${(0,text_tree_pointer/* escapeToken */.tj)(environment)}`
            : `${pointer}/server-url`,
        message: `There is a copilot for \`${environment}\`, but no \`server-url\` for it.`,
        remedy: `Add \`${environment}\` to the map of \`server-url\`, or take it out of \`copilot-id\`.`,
    }));
}
function isMap(value) {
    return value !== undefined && typeof value !== 'string';
}

;// CONCATENATED MODULE: ./src/fleet/select-targets.ts


/**
 * The targets that a run is about: those of its environment, of these the ids asked for, and of these its shard.
 * @throws ActionError `bad-input` where the environment or an id is none of the file's
 */
function selectTargets(config, query) {
    checkEnvironment(config, query);
    const present = config.targets.flatMap((target) => findTarget(target, config, query) ?? []);
    const wanted = selectIds(present, query);
    const targets = query.shard === undefined ? wanted : selectShard(wanted, query.shard);
    const notes = [
        ...count(present, config.targets, `There in the environment ${query.environment ?? ''}`),
        ...count(wanted, present, 'Chosen by `copilot-id`'),
        ...(query.shard === undefined
            ? []
            : count(targets, wanted, `Shard ${query.shard.index} of ${query.shard.count}`)),
    ];
    return { targets, notes };
}
function count(some, all, what) {
    const left = all.length - some.length;
    return left === 0 ? [] : [`${what}: ${some.length} of ${all.length} targets; ${left} left out.`];
}
function checkEnvironment(config, { environment, file }) {
    const known = listEnvironments(config);
    const list = known.map((name) => `\`${name}\``).join(', ');
    if (environment === undefined ? known.length === 0 : known.includes(environment))
        return;
    if (environment === undefined) {
        const message = `The input \`environment\` is missing: ${file} has values by environment.`;
        throw new errors/* ActionError */.lZ('bad-input', message, { hint: `Give one of them: ${list}.` });
    }
    const hint = known.length === 0
        ? `${file} has no values by environment: leave the input out, or write \`copilot-id\` as a map such as \`{ ${environment}: 1f0c… }\`.`
        : `${file} knows: ${list}.`;
    throw new errors/* ActionError */.lZ('bad-input', `The input \`environment\` is “${environment}”.`, { hint });
}
/** The target as it is in the run's environment, or undefined where it is not there. */
function findTarget(target, config, query) {
    const found = findInEnvironment(target, config, query.environment);
    if (found === undefined)
        return undefined;
    return {
        name: undefined,
        ...query.options,
        ...pickSaid(config.defaults),
        ...pickSaid(target.options),
        serverUrl: found.serverUrl ?? query.options.serverUrl,
        copilotId: found.copilotId,
        swaggerFile: target.swaggerFile,
    };
}
/** Without what is left open, so that it does not overrule what is said elsewhere. */
function pickSaid(options) {
    return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
/** More than these would bury the message. */
const mostListed = 50;
function selectIds(targets, { copilotIds, file, environment }) {
    if (copilotIds.length === 0)
        return targets;
    const isId = (target, id) => target.copilotId?.toLowerCase() === id.toLowerCase();
    const unknown = copilotIds.filter((id) => !targets.some((target) => isId(target, id)));
    if (unknown.length > 0) {
        const listed = targets
            .slice(0, mostListed)
            .map(({ copilotId = '', name }) => (name === undefined ? copilotId : `${copilotId} (${name})`));
        const more = targets.length > mostListed ? `, and ${targets.length - mostListed} more` : '';
        const where = environment === undefined ? file : `${file}, for \`${environment}\`,`;
        const message = `The input \`copilot-id\` is “${unknown.join(', ')}”, which no target has.`;
        throw new errors/* ActionError */.lZ('bad-input', message, { hint: `${where} names: ${listed.join(', ')}${more}.` });
    }
    return targets.filter((target) => copilotIds.some((id) => isId(target, id)));
}
/** A part of a list, the parts as even as can be: together they are the list, whatever their number. */
function selectShard(targets, { index, count }) {
    const edge = (part) => Math.floor((part * targets.length) / count);
    return targets.slice(edge(index - 1), edge(index));
}

;// CONCATENATED MODULE: ./src/fleet/read-config.ts








const schema = copilots_schema_namespaceObject;
/**
 * Reads the config file and gives the targets that the run is about.
 * @throws ActionError `bad-input` with the place of everything that must be mended; or what `files` throws
 */
async function readConfig(query, { files, log }) {
    const bytes = await files.read(query.file);
    if (bytes === undefined)
        throw createMissingError(query.file);
    const { targets, notes } = selectTargets(parseConfig(query.file, bytes), query);
    for (const note of notes)
        log.info(note);
    return targets;
}
function parseConfig(file, bytes) {
    const parsed = (0,text_tree_source/* parseSource */.P)(file, bytes);
    if (!parsed.ok) {
        const { message, place } = parsed.fault;
        throw createError(file, [{ message, remedy: 'Mend the file; an editor shows the same place.', place }]);
    }
    const { source } = parsed;
    refuse(source, checkShape(source.root, schema));
    const faults = [];
    const config = parseConfigFile(source.root, (fault) => faults.push(fault));
    refuse(source, [...faults, ...findContradictions(config)]);
    return config;
}
/** More than these are counted, not listed. */
const read_config_mostListed = 20;
function refuse(source, faults) {
    if (faults.length === 0)
        return;
    const shown = faults.slice(0, read_config_mostListed);
    const places = (0,locate/* locatePointers */.F)(source, shown.flatMap(({ pointer, earlier = pointer }) => [pointer, earlier]));
    const placed = shown.map(({ pointer, message, remedy, earlier }) => {
        const line = earlier === undefined ? undefined : places.get(earlier)?.line;
        const also = line === undefined ? '' : `: first in line ${line}.`;
        return { message: message + also, remedy, place: places.get(pointer) };
    });
    throw createError(source.path, placed, faults.length - shown.length);
}
function createError(file, faults, hidden = 0) {
    const [first] = faults;
    const at = { file, ...first?.place };
    const where = ({ place }) => place === undefined ? '' : `line ${place.line}, column ${place.column}: `;
    if (first !== undefined && faults.length === 1) {
        return new errors/* ActionError */.lZ('bad-input', `${file}, ${where(first)}${first.message}`, {
            hint: first.remedy,
            at,
        });
    }
    const lines = faults.map((fault) => `- ${where(fault)}${fault.message} ${fault.remedy}`);
    const rest = hidden === 0 ? [] : [`- …and ${hidden} more.`];
    return new errors/* ActionError */.lZ('bad-input', [`${file} cannot be used:`, ...lines, ...rest].join('\n'), {
        hint: 'Mend these places; nothing was sent for any of the targets.',
        at,
    });
}
function createMissingError(file) {
    return new errors/* ActionError */.lZ('file-missing', `The input \`config-file\` leads nowhere: there is no ${file}.`, {
        hint: 'Set it to the file’s path from the root of the checkout, upper and lower case as in git, and make sure that a ' +
            'checkout step runs before this one.',
        at: { file },
    });
}


/***/ }),

/***/ 7590:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   Xo: () => (/* binding */ listReferences),
/* harmony export */   Yn: () => (/* binding */ nameReferences),
/* harmony export */   oE: () => (/* binding */ listHeirs),
/* harmony export */   uH: () => (/* binding */ nameAlternatives)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3332);
/* harmony import */ var _text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1357);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9615);



/** A discriminator's mapping holds names of schemas or references; only these can be told from names. */
function isReference(name) {
    return /[/#]/.test(name) || /\.(?:json|ya?ml)$/i.test(name);
}
const schemasPrefix = '#/components/schemas/';
/**
 * A `discriminator` tells alternatives apart by the names of their schemas. Written out they have none, so the names
 * are put into its `mapping`, where they were only implied.
 * @param heirs references to the schemas that build on this one with `allOf`
 */
function nameAlternatives(schema, heirs) {
    return nameReferences(schema, [
        ...listReferences(schema['oneOf']),
        ...listReferences(schema['anyOf']),
        ...heirs,
    ]);
}
/** The same for those of its alternatives that references lead to no more. */
function nameReferences(schema, references) {
    const { discriminator } = schema;
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(discriminator))
        return schema;
    const mapping = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(discriminator['mapping']) ? discriminator['mapping'] : {};
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
/** For each schema that others build on with `allOf`, the references to those others. */
function listHeirs(document) {
    const heirs = new Map();
    const schemas = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .gz)(document['components'], 'schemas');
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schemas))
        return heirs;
    for (const [name, schema] of Object.entries(schemas)) {
        for (const reference of listReferences((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .gz)(schema, 'allOf'))) {
            const known = heirs.get(reference);
            if (known === undefined)
                heirs.set(reference, [schemasPrefix + name]);
            else
                known.push(schemasPrefix + name);
        }
    }
    return heirs;
}
/** The references that stand in a list of schemas. */
function listReferences(list) {
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(list) ? list.flatMap((entry) => (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .findReference */ .t3)(entry) ?? []) : [];
}
function nameOf(reference) {
    if (!reference.startsWith(schemasPrefix))
        return undefined;
    const name = reference.slice(schemasPrefix.length);
    return name.includes('/') ? undefined : (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .unescapeToken */ .ko)((0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeEscapes */ .zR)(name));
}


/***/ }),

/***/ 9615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ isBefore31),
/* harmony export */   FB: () => (/* binding */ findTarget),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   Wm: () => (/* binding */ resolveObject),
/* harmony export */   hd: () => (/* binding */ resolve),
/* harmony export */   t3: () => (/* binding */ findReference)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);
/* harmony import */ var _text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1357);


/** The reference that a value consists of, if it is one: `#/components/schemas/Pet`. */
function findReference(value) {
    if (!(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !Object.hasOwn(value, '$ref'))
        return undefined;
    return typeof value['$ref'] === 'string' ? value['$ref'] : undefined;
}
/** What a reference inside the document names; undefined where it leads nowhere or out of the document. */
function findTarget(document, reference) {
    if (reference === '#')
        return document;
    if (!reference.startsWith('#/'))
        return undefined;
    const known = targets.get(document) ?? new Map();
    targets.set(document, known);
    const before = known.get(reference);
    if (before !== undefined)
        return before;
    const target = followPointer(document, reference);
    known.set(reference, target);
    return target;
}
/** A description is asked the same again and again, and not changed any more once it is asked. */
const targets = new WeakMap();
function followPointer(document, reference) {
    const pointer = reference.slice(1);
    if (!pointer.includes('%'))
        return (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, pointer);
    return (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeEscapes */ .zR)(pointer)) ?? (0,_text_tree_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, pointer);
}
/**
 * The value itself where it is no reference, else what the chain of references ends in, with the texts that stand
 * beside the references laid over it. Undefined where the chain leads nowhere or runs in a circle.
 */
function resolve(document, value) {
    const siblings = [];
    const seen = new Set();
    let current = value;
    for (;;) {
        const reference = findReference(current);
        if (reference === undefined || !(0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(current))
            break;
        if (seen.has(reference))
            return undefined;
        seen.add(reference);
        if (Object.keys(current).length > 1)
            siblings.push(current);
        current = findTarget(document, reference);
    }
    if (current === undefined)
        return undefined;
    return siblings.reduceRight((target, sibling) => overlay(document, target, sibling), current);
}
/** `resolve`, where only an object will do. */
function resolveObject(document, value) {
    const resolved = resolve(document, value);
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(resolved) ? resolved : undefined;
}
const annotations = new Set([
    ...['title', 'summary', 'description', 'deprecated', 'readOnly', 'writeOnly'],
    ...['default', 'example', 'examples', 'externalDocs'],
]);
/** Something else than a schema: from 3.1 on a description may stand beside such a reference, and nothing else. */
const partReference = /^#\/(?:components\/(?!schemas\/)[^/]+|parameters|responses)\/[^/]+$|^#\/paths\/(?!.*\/schema(?:\/|$))/;
const haveSummaries = /^#\/components\/(?:examples|pathItems)\//;
/**
 * A target in the place of its reference, with what stood beside the `$ref`, as the versions of the standard say: up
 * to 3.0 it is ignored; from 3.1 on texts replace the target's own, and constraints of a schema apply as well.
 */
function overlay(document, target, reference) {
    if (isBefore31(document))
        return target;
    const beside = Object.entries(reference).filter(([key]) => key !== '$ref');
    const to = findReference(reference) ?? '';
    if (partReference.test(to)) {
        const kept = haveSummaries.test(to) ? ['summary', 'description'] : ['description'];
        const texts = beside.filter(([key]) => kept.includes(key));
        return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(target) && texts.length > 0 ? { ...target, ...Object.fromEntries(texts) } : target;
    }
    const isText = ([key]) => annotations.has(key) || key.startsWith('x-');
    const texts = Object.fromEntries(beside.filter(isText));
    const constraints = Object.fromEntries(beside.filter((entry) => !isText(entry)));
    if (Object.keys(constraints).length > 0)
        return { allOf: [target, constraints], ...texts };
    if (Object.keys(texts).length === 0)
        return target;
    return (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(target) ? { ...target, ...texts } : { allOf: [target], ...texts };
}
/** Up to 3.0 whatever stands beside a `$ref` is ignored. */
function isBefore31(document) {
    const version = document['openapi'];
    return typeof version !== 'string' || version.startsWith('3.0');
}


/***/ }),

/***/ 3332:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Nk: () => (/* binding */ setMember),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   gz: () => (/* binding */ findMember)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** What a member holds, own members only: a key such as `constructor` or `__proto__` finds nothing by accident. */
function findMember(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/**
 * Sets an own member, `__proto__` too, which a plain assignment would take for the prototype.
 * Only for objects that the caller built itself.
 */
function setMember(target, key, value) {
    if (key === '__proto__') {
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
        return;
    }
    target[key] = value;
}


/***/ }),

/***/ 1357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ findStep),
/* harmony export */   Wr: () => (/* binding */ renderPointer),
/* harmony export */   ko: () => (/* binding */ unescapeToken),
/* harmony export */   tj: () => (/* binding */ escapeToken),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   wR: () => (/* binding */ findByPointer),
/* harmony export */   zR: () => (/* binding */ decodeEscapes)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3332);

/** One reference token, escaped. @see RFC 6901, section 3 */
function escapeToken(token) {
    return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}
/** The opposite of `escapeToken`: `~1` first, so that `~01` stays `~1`. */
function unescapeToken(token) {
    return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}
/** Percent escapes read; text that holds a percent sign of its own stays as it is. */
function decodeEscapes(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** A pointer for a path of keys and indices; empty for the whole document. */
function renderPointer(path) {
    return path.map((token) => `/${escapeToken(String(token))}`).join('');
}
/** The tokens of a pointer, unescaped, or undefined where it does not start with `/` and is not empty. */
function parsePointer(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer.slice(1).split('/').map(unescapeToken);
}
/** The value that a pointer names, own members only. */
function findByPointer(root, pointer) {
    const tokens = parsePointer(pointer);
    if (tokens === undefined)
        return undefined;
    let value = root;
    for (const token of tokens)
        value = value === undefined ? undefined : findStep(value, token);
    return value;
}
/** One token further: an item by its index, an own member by its key. */
function findStep(value, token) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(value, token);
}


/***/ })

};
