export const id = 229;
export const ids = [229];
export const modules = {

/***/ 5043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFleet: () => (/* reexport */ runFleet)
});

// EXTERNAL MODULE: ./src/change/detect.ts + 10 modules
var detect = __webpack_require__(6194);
// EXTERNAL MODULE: ./src/sync/task.ts
var task = __webpack_require__(7528);
// EXTERNAL MODULE: ./src/sync/run.ts
var run = __webpack_require__(5272);
// EXTERNAL MODULE: ./src/syntax/source.ts + 2 modules
var source = __webpack_require__(4160);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/input-values.ts
var input_values = __webpack_require__(9664);
// EXTERNAL MODULE: ./src/curation-values.ts
var curation_values = __webpack_require__(7769);
// EXTERNAL MODULE: ./src/operation-pattern.ts
var operation_pattern = __webpack_require__(9119);
// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
// EXTERNAL MODULE: ./src/syntax/locate.ts + 2 modules
var syntax_locate = __webpack_require__(7758);
// EXTERNAL MODULE: ./src/syntax/locate-line.ts
var locate_line = __webpack_require__(4738);
;// CONCATENATED MODULE: ./src/fleet/config-curation.ts



/** Returns the patterns of `operations`, or `undefined` if the key is missing. Reports each wrong pattern. */
function readPatterns(part) {
    return readLines(part, (text, pointer) => {
        const { faults, patterns } = (0,operation_pattern/* parsePatterns */.Z)(text);
        return { faults, values: patterns.map((pattern) => ({ ...pattern, pointer })) };
    });
}
/** Returns the paths of `overlay-files`, or `undefined` if the key is missing. Reports each wrong path. */
function readOverlayFiles(part) {
    return readLines(part, (text) => {
        const { faults, files } = (0,curation_values/* parsePaths */.Iz)(text);
        return { faults, values: files };
    });
}
function readLines({ fail, pointer, value }, parse) {
    if (value === undefined)
        return undefined;
    const parts = (0,json/* isArray */.cy)(value)
        ? value.map((entry, index) => [entry, `${pointer}/${index}`])
        : [[value, pointer]];
    return parts.flatMap(([text, at]) => {
        // The schema has already rejected everything that isn't a string.
        const { faults, values } = parse(typeof text === 'string' ? text : '', at);
        for (const { hint, line, message } of faults)
            fail({ pointer: at, message, remedy: hint, line });
        return values;
    });
}
/** Adds the location of each pattern in the config file, for warnings about patterns that match nothing. */
function locatePatterns(targets, source) {
    const pointers = targets.flatMap(({ options }) => options.operations ?? []).map(({ pointer }) => pointer);
    if (pointers.length === 0)
        return targets;
    const places = (0,syntax_locate/* locatePointers */.F)(source, pointers);
    const locate = (pattern) => {
        const value = places.get(pattern.pointer);
        if (value === undefined)
            return pattern;
        return { ...pattern, at: { file: source.path, ...(0,locate_line/* locateLine */.d)(source.text, value, pattern.line) } };
    };
    return targets.map((target) => {
        const { operations } = target.options;
        if (operations === undefined)
            return target;
        return { ...target, options: { ...target.options, operations: operations.map(locate) } };
    });
}

// EXTERNAL MODULE: ./src/syntax/check-shape.ts
var check_shape = __webpack_require__(7389);
// EXTERNAL MODULE: ./src/syntax/pointer.ts
var syntax_pointer = __webpack_require__(2612);
;// CONCATENATED MODULE: ./src/fleet/config-file.ts




/**
 * Parses the targets of a config file that matches the schema.
 * @param fail called with every invalid value; it returns, so that all of them are found
 */
function parseConfigFile(root, fail) {
    const targets = (0,json/* findMember */.gz)(root, 'targets');
    const defaults = parseOptions((0,json/* findMember */.gz)(root, 'defaults') ?? {}, '/defaults', fail);
    return ((0,json/* isArray */.cy)(targets) ? targets : []).map((target, index) => {
        const pointer = `/targets/${index}`;
        const read = createReader(target, pointer, fail);
        return {
            pointer,
            copilotId: read('copilot-id', input_values/* parseCopilotId */.Hp) ?? '',
            swaggerFile: readOne(read('swagger-file', input_values/* parseFilePath */.zJ)) ?? '',
            options: { ...defaults, ...parseOptions(target, pointer, fail) },
        };
    });
}
function parseOptions(part, pointer, fail) {
    const read = createReader(part, pointer, fail);
    const find = (key) => (0,json/* findMember */.gz)(part, key);
    const seconds = find('wait-seconds');
    const options = {
        name: find('name'),
        serverUrl: read('server-url', input_values/* parseServerUrl */.Ep),
        overlayFiles: readOverlayFiles({
            value: find('overlay-files'),
            pointer: `${pointer}/overlay-files`,
            fail,
        }),
        operations: readPatterns({ value: find('operations'), pointer: `${pointer}/operations`, fail }),
        rewrite: find('rewrite'),
        deletePath: readOne(read('delete-path', input_values/* parseOwnDeletePath */.Y1)),
        strategy: find('strategy'),
        unmanaged: find('unmanaged'),
        waitMs: typeof seconds === 'number' ? seconds * 1000 : undefined,
    };
    return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
function createReader(part, base, fail) {
    return (key, parse) => {
        const readText = (text, at) => {
            try {
                return parse(text, (remedy, shown = text) => {
                    throw new errors/* ActionError */.lZ('bad-input', `Invalid value ${(0,check_shape/* quoteValue */.c)(shown)} for \`${key}\`.`, {
                        hint: remedy,
                    });
                });
            }
            catch (error) {
                if (!(error instanceof errors/* ActionError */.lZ))
                    throw error;
                fail({ pointer: at, message: error.message, remedy: error.hint ?? '' });
                return '';
            }
        };
        const pointer = `${base}/${key}`;
        const value = (0,json/* findMember */.gz)(part, key);
        if (typeof value === 'string')
            return readText(value, pointer);
        if (!(0,json/* isJsonObject */.OW)(value))
            return undefined;
        return new Map(Object.entries(value).map(([environment, text]) => [
            environment,
            readText(typeof text === 'string' ? text : '', `${pointer}/${(0,syntax_pointer/* escapeToken */.tj)(environment)}`),
        ]));
    };
}
function readOne(value) {
    return typeof value === 'string' ? value : undefined;
}

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/fleet/environments.ts

/** Returns the environments that the targets name. */
function listEnvironments(targets) {
    const varied = targets.flatMap(({ copilotId, options }) => [copilotId, options.serverUrl]);
    return [...new Set(varied.flatMap((value) => (isMap(value) ? [...value.keys()] : [])))];
}
/** Returns the copilot and the URL of a target in an environment, or `undefined` if the target isn't defined there. */
function findInEnvironment({ copilotId: ids, options: { serverUrl: urls } }, environment) {
    const copilotId = pick(ids, environment);
    const serverUrl = urls === undefined ? undefined : pick(urls, environment);
    const isDefined = copilotId !== undefined && (urls === undefined || serverUrl !== undefined);
    return isDefined ? { copilotId, serverUrl } : undefined;
}
function pick(value, environment) {
    return isMap(value) ? value.get(environment ?? '') : value;
}
/**
 * Returns the contradictions of the file in any environment, because two runs must not replace the actions of one copilot.
 */
function findContradictions(targets, defaults) {
    return [...findDuplicates(targets, defaults), ...targets.flatMap(findGaps)];
}
function findDuplicates(targets, defaults) {
    const known = listEnvironments(targets);
    const environments = known.length === 0 ? [undefined] : known;
    const named = targets.flatMap((target) => environments.flatMap((environment) => {
        const id = findInEnvironment(target, environment)?.copilotId;
        // An invalid ID is empty here, and reported already.
        return id ? [{ target, environment, id }] : [];
    }));
    // UUIDs are equal in upper and lower case.
    const groups = Map.groupBy(named, ({ environment = '', id }) => `${environment}\n${id.toLowerCase()}`);
    const duplicates = [...groups.values()].flatMap((group) => {
        const firstOfFile = new Map(group.toReversed().map((one) => [one.target.swaggerFile, one]));
        return group.slice(1).flatMap((one) => {
            const same = firstOfFile.get(one.target.swaggerFile);
            const other = same === one ? group[0] : same;
            return other === undefined ? [] : describeDuplicate(one, other, defaults);
        });
    });
    return [...new Map(duplicates.map((duplicate) => [duplicate.pointer, duplicate])).values()];
}
/** Describes two targets of one copilot, unless each of them changes only its own actions. */
function describeDuplicate(one, other, defaults) {
    const { environment, id } = one;
    const options = [one, other].map(({ target }) => ({ ...defaults, ...target.options }));
    const where = environment === undefined ? '' : `, for \`${environment}\``;
    const describe = (how, remedy) => {
        const message = `The copilot “${id}” is listed twice${where}${how}`;
        return [{ pointer: pointToId(one), message, remedy, earlier: pointToId(other) }];
    };
    if (one.target.swaggerFile === other.target.swaggerFile)
        return describe(' with the same OpenAPI file', sameFile);
    if (options.some(({ strategy }) => strategy === 'recreate'))
        return describe('', recreated);
    const isReplaced = options.some(({ unmanaged }) => unmanaged === 'delete');
    return isReplaced ? describe(' with `unmanaged: delete`', replaced) : [];
}
const sameFile = 'Remove one of the targets, because each would delete the actions of the other. To sync more operations, list all patterns in ' +
    '`operations` of one target.';
const recreated = 'With `strategy: recreate`, a copilot has the actions of only one OpenAPI file. Remove one of the targets, set ' +
    'another copilot, or set `strategy: rolling` for both, so that each changes only its own actions.';
const replaced = 'Each target would delete the actions of the other. Remove `unmanaged`, or set `unmanaged: keep`.';
function pointToId({ environment = '', target: { copilotId, pointer } }) {
    return `${pointer}/copilot-id${isMap(copilotId) ? `/${(0,syntax_pointer/* escapeToken */.tj)(environment)}` : ''}`;
}
/** Returns the environments with a copilot but no URL, because the copilot would get a wrong URL, or none. */
function findGaps({ copilotId, options: { serverUrl }, pointer }) {
    if (!isMap(copilotId) || !isMap(serverUrl))
        return [];
    const missing = [...copilotId.keys()].filter((environment) => !serverUrl.has(environment));
    return missing.map((environment) => ({
        pointer: `${pointer}/copilot-id/${(0,syntax_pointer/* escapeToken */.tj)(environment)}`,
        message: `The target has a copilot for \`${environment}\`, but no \`server-url\`.`,
        remedy: `Add \`${environment}\` to the map of \`server-url\`, or remove it from \`copilot-id\`.`,
    }));
}
function isMap(value) {
    return value !== undefined && typeof value !== 'string';
}

;// CONCATENATED MODULE: ./src/fleet/select-targets.ts



/**
 * Selects the targets of a run: those of its environment, then by ID, then by shard.
 * @throws ActionError `bad-input` if the file doesn't have the environment or an ID
 */
function selectTargets(all, query) {
    checkEnvironment(all, query);
    const selected = selectIds(listTargets(all, query), query);
    return query.shard === undefined ? selected : selectShard(selected, query.shard);
}
/** Returns the targets of the run's environment. */
function listTargets(all, query) {
    return all.flatMap((target) => findTarget(target, query) ?? []);
}
function checkEnvironment(targets, { environment, file }) {
    const known = listEnvironments(targets);
    if (environment === undefined ? known.length === 0 : known.includes(environment))
        return;
    const message = environment === undefined
        ? `The input \`environment\` is missing. The input is required, because ${file} has values per environment.`
        : `Invalid value “${environment}” for the input \`environment\`.`;
    const hint = known.length === 0
        ? `${file} has no values per environment. Remove the input, or write \`copilot-id\` as a map, such as \`{ ${environment}: 1f0c… }\`.`
        : `Use an environment of ${file}: ${known.map((name) => `\`${name}\``).join(', ')}.`;
    throw new errors/* ActionError */.lZ('bad-input', message, { hint });
}
/** Returns the target for the run's environment, or `undefined` if it isn't defined there. */
function findTarget(target, { environment, options }) {
    const found = findInEnvironment(target, environment);
    if (found === undefined)
        return undefined;
    const { copilotId, serverUrl = options.serverUrl } = found;
    const { swaggerFile } = target;
    return { name: undefined, ...options, ...target.options, copilotId, serverUrl, swaggerFile };
}
/** Maximum number of targets that a message names. */
const maxListed = 50;
function selectIds(targets, { copilotIds, file, environment }) {
    if (copilotIds.length === 0)
        return targets;
    const isId = (target, id) => nameCopilot(target) === id.toLowerCase();
    const unknown = copilotIds.filter((id) => !targets.some((target) => isId(target, id)));
    if (unknown.length > 0) {
        const names = targets.map(({ copilotId, name }) => `${copilotId}${name === undefined ? '' : ` (${name})`}`);
        const where = environment === undefined ? file : `${file}, for \`${environment}\`,`;
        const message = `Invalid value “${unknown.join(', ')}” for the input \`copilot-id\`: no target has this ID.`;
        throw new errors/* ActionError */.lZ('bad-input', message, {
            hint: `${where} has these copilots: ${(0,src_text/* renderSome */.JC)(names, maxListed)}.`,
        });
    }
    return targets.filter((target) => copilotIds.some((id) => isId(target, id)));
}
/** Selects a shard. Targets that share a copilot stay together, because two jobs must not change it at the same time. */
function selectShard(targets, { index, count }) {
    const copilots = [...Map.groupBy(targets, nameCopilot).values()];
    const edge = (part) => Math.floor((part * copilots.length) / count);
    const chosen = new Set(copilots.slice(edge(index - 1), edge(index)).flat());
    return targets.filter((target) => chosen.has(target));
}
/** Returns the copilot's ID in lower case, because UUIDs are equal in both. */
function nameCopilot({ copilotId }) {
    return copilotId?.toLowerCase();
}

;// CONCATENATED MODULE: ./src/fleet/config-selection.ts



/** Creates the comparison of each target's selection with another version of the config file. */
function createConfigSelection(query) {
    return {
        kind: 'config',
        file: query.file,
        compare: (bytes) => {
            const all = bytes === undefined ? [] : parseEarlier(query, bytes);
            const before = all && new Map(all.map((target) => [renderKey(target), renderSelection(target)]));
            if (before === undefined)
                return undefined;
            return (target) => (before.get(renderKey(target)) ?? renderSelection(everything)) !== renderSelection(target);
        },
    };
}
/** The selection of a target that wasn't listed. */
const everything = { operations: [], overlayFiles: [] };
/** Renders a selection without its lines and comments, which don't matter. */
function renderSelection({ operations, overlayFiles, }) {
    return JSON.stringify([operations.map(({ text }) => text), overlayFiles]);
}
function renderKey(target) {
    return `${nameCopilot(target)} ${target.swaggerFile}`;
}
/**
 * Creates a reader of a target's selection at another commit. If the config file of that commit is invalid, the current
 * selection applies. Most targets are compared with the same commit, so the newest file that was parsed is kept.
 */
function createSelectionReader(query) {
    let last;
    return async (target, files) => {
        const bytes = await files.read(query.file);
        if (bytes === undefined)
            return undefined;
        if (last === undefined || !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).equals(last.bytes)) {
            last = { bytes, targets: parseEarlier(query, bytes) ?? [] };
        }
        // If the file was renamed, the copilot alone names the target.
        const own = last.targets.filter((other) => nameCopilot(other) === nameCopilot(target));
        const same = own.find(({ swaggerFile }) => swaggerFile === target.swaggerFile);
        return same ?? (own.length === 1 ? own[0] : undefined);
    };
}
/** Returns the targets of another version of the config file, or `undefined` if one of its values is invalid. */
function parseEarlier(query, bytes) {
    const parsed = (0,source/* parseSource */.P)(query.file, bytes);
    if (!parsed.ok)
        return undefined;
    const faults = [];
    const all = parseConfigFile(parsed.source.root, (fault) => faults.push(fault));
    return faults.length === 0 ? listTargets(all, query) : undefined;
}

;// CONCATENATED MODULE: ./schema/copilots.schema.json
const copilots_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/OWNER/copilot-swagger-sync/main/schema/copilots.schema.json","title":"Copilots and their OpenAPI files","description":"File of the input `config-file` of Copilot Swagger Sync.","type":"object","required":["targets"],"additionalProperties":false,"properties":{"$schema":{"description":"URL of this schema, for editors.","type":"string"},"targets":{"description":"One entry per copilot and OpenAPI file.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"#/definitions/target"}},"defaults":{"description":"Defaults for all targets.","type":"object","additionalProperties":false,"properties":{"name":{"$ref":"#/definitions/name"},"server-url":{"$ref":"#/definitions/server-url"},"rewrite":{"$ref":"#/definitions/rewrite"},"delete-path":{"$ref":"#/definitions/delete-path"},"wait-seconds":{"$ref":"#/definitions/wait-seconds"},"strategy":{"$ref":"#/definitions/strategy"},"unmanaged":{"$ref":"#/definitions/unmanaged"},"operations":{"$ref":"#/definitions/operations"},"overlay-files":{"$ref":"#/definitions/overlay-files"}}}},"definitions":{"target":{"description":"A copilot and its OpenAPI file, such as `{ copilot-id: 1f0c…, swagger-file: api/openapi.yaml }`.","type":"object","required":["copilot-id","swagger-file"],"additionalProperties":false,"properties":{"copilot-id":{"description":"The copilot\'s ID on the service, or a map from environment to ID. Quote an ID that looks like a number.","type":["string","object"],"minLength":1,"minProperties":1,"additionalProperties":{"$ref":"#/definitions/text"}},"swagger-file":{"description":"Path to the OpenAPI file, relative to the workspace.","type":"string","minLength":1},"name":{"$ref":"#/definitions/name"},"server-url":{"$ref":"#/definitions/server-url"},"rewrite":{"$ref":"#/definitions/rewrite"},"delete-path":{"$ref":"#/definitions/delete-path"},"wait-seconds":{"$ref":"#/definitions/wait-seconds"},"strategy":{"$ref":"#/definitions/strategy"},"unmanaged":{"$ref":"#/definitions/unmanaged"},"operations":{"$ref":"#/definitions/operations"},"overlay-files":{"$ref":"#/definitions/overlay-files"}}},"text":{"description":"A non-empty string. Quote it if it looks like a number.","type":"string","minLength":1},"name":{"description":"Display name in the log and the summary, used if the service can\'t list copilots.","type":"string","minLength":1,"maxLength":200},"server-url":{"description":"Absolute server URL to use if the OpenAPI file has no absolute server of its own. Or a map from environment to URL.","type":["string","object"],"minLength":1,"minProperties":1,"additionalProperties":{"$ref":"#/definitions/text"}},"rewrite":{"description":"When to rewrite the document. `auto`: send the file byte for byte if it can be imported as it is, otherwise an equivalent portable document. The log and the summary list the rewrites. `never`: only convert YAML and inline `$ref`s to other files, into one JSON document.","enum":["auto","never"]},"delete-path":{"description":"Route of the delete request. `auto`: the route of the copilot\'s actions if the service can list them, otherwise the documented route `/backend/copilot/{copilot_id}`. Warning: on OpenCopilot 2.8.0 and earlier, the documented route deletes the copilot itself.","type":"string","minLength":1},"wait-seconds":{"description":"Delay between the response to the delete request and the import, in seconds (0–300).","type":"number","minimum":0,"maximum":300},"strategy":{"description":"How to sync. `recreate`: delete the actions, wait, then import the file. `rolling`: change only the actions that differ, without emptying the copilot (requires a service that can list and change single actions).","enum":["recreate","rolling"]},"unmanaged":{"description":"What to do with unmanaged actions, which no known version of the file defines, such as actions that users created manually. `delete`: delete them. `keep`: never change them (requires a service that can list actions). `auto`: `delete` with `strategy: recreate`, `keep` with `strategy: rolling`.","enum":["auto","delete","keep"]},"operations":{"description":"Patterns that select the operations to sync, one per line, such as `tag:public`, `GET /orders/**` or `!x-internal`. The last matching line decides. Default: all operations.","type":["array","string"],"maxItems":10000,"items":{"$ref":"#/definitions/text"}},"overlay-files":{"description":"Paths to OpenAPI Overlay 1.0 or 1.1 files, relative to the workspace, one per line. They are applied to the OpenAPI file in this order.","type":["array","string"],"maxItems":100,"items":{"$ref":"#/definitions/text"}}}}');
// EXTERNAL MODULE: ./src/syntax/strict-file.ts
var strict_file = __webpack_require__(4067);
;// CONCATENATED MODULE: ./src/fleet/read-config.ts









const schema = copilots_schema_namespaceObject;
/**
 * Reads the config file and returns the targets that the run covers.
 * @throws ActionError `bad-input` with the location of every mistake, `file-missing`, or an error of `files`
 */
async function readConfig(query, { files, log }) {
    const bytes = await files.read(query.file);
    if (bytes === undefined)
        throw createMissingError(query.file);
    const all = parseConfig(query, bytes);
    const readSelection = createSelectionReader(query);
    const targets = selectTargets(all, query).map((target) => ({
        ...target,
        readSelection: (earlier) => readSelection(target, earlier),
    }));
    if (targets.length < all.length)
        log.info(`This run covers ${targets.length} of ${(0,src_text/* renderCount */.SS)(all.length, 'target')} in ${query.file}.`);
    return targets;
}
function parseConfig({ file, options }, bytes) {
    const source = (0,strict_file/* parseStrictly */.g)(file, bytes, {
        check: (root) => (0,check_shape/* checkShape */.e)(root, schema, findRightLocation),
        explainFault: askForQuotes,
    });
    const faults = [];
    const targets = parseConfigFile(source.root, (fault) => faults.push(fault));
    (0,strict_file/* failOnFaults */.X)(source, [...faults, ...findContradictions(targets, options)]);
    return locatePatterns(targets, source);
}
/** `!x-internal` is a tag in YAML, and `*` an alias, unless the pattern is in quotes. */
function askForQuotes({ message }) {
    if (!/unknown scalar tag !<!|\balias\b|tag suffix/.test(message))
        return undefined;
    return 'Put the pattern in quotes, for example `"!DELETE **"`: YAML reads `!` as a tag and `*` as an alias.';
}
/** Returns where a secret belongs instead of the config file. Never quotes the value. */
function findRightLocation(key) {
    if (!/key|token|secret|passw|credential|authorization|bearer/i.test(key))
        return undefined;
    return 'Don’t store API keys in the repository. If the key is real, revoke it, save a new one as a secret, and pass it to the step: `api-key: ${{ secrets.COPILOT_API_KEY }}`.';
}
function createMissingError(file) {
    return new errors/* ActionError */.lZ('file-missing', `The input \`config-file\` names ${file}, which doesn’t exist.`, {
        hint: 'Set it to a path relative to the root of the checkout, with upper and lower case as in git. Run the ' +
            'checkout step before this action.',
        at: { file },
    });
}

;// CONCATENATED MODULE: ./src/fleet/version-cache.ts


/**
 * Creates a cache of what targets share: the versions of targets with the same options, and otherwise the bundles, so
 * that each file is parsed once per commit. Both are kept only until their last use, because they are large.
 */
function createVersionCache(tasks, ports) {
    const readings = [...new Map(tasks.map((task) => [renderReadKey(task), task])).values()];
    const shareVersions = createSharing(tasks.map(renderReadKey));
    const shareBundles = createSharing(readings.map(({ target }) => target.swaggerFile));
    return (task) => shareVersions(renderReadKey(task), () => {
        const { change, target } = task;
        const bundles = shareBundles(target.swaggerFile, (isShared) => (isShared ? new Map() : undefined));
        return (0,run/* readVersionsLazily */.JY)(target, change, { ...ports, bundles });
    });
}
/**
 * Creates a function that returns the same value for each use of a key, and keeps the value until the last use.
 * @param uses the key of each use to come
 */
function createSharing(uses) {
    const left = new Map([...Map.groupBy(uses, (key) => key)].map(([key, { length }]) => [key, length]));
    const kept = new Map();
    return (key, create) => {
        const usesLeft = (left.get(key) ?? 1) - 1;
        left.set(key, usesLeft);
        const value = kept.get(key) ?? create(usesLeft > 0);
        if (usesLeft > 0)
            kept.set(key, value);
        else
            kept.delete(key);
        return value;
    };
}
/** Returns a key that is equal for tasks that read the same files in the same way. */
function renderReadKey({ target, change }) {
    const { operations, overlayFiles, rewrite, serverUrl, swaggerFile } = target;
    // The selection at an earlier commit can differ between targets with the same selection now.
    const isOwn = operations.length + overlayFiles.length > 0 || change.reason === 'selection-changed';
    const selection = { operations, overlayFiles, of: isOwn && nameCopilot(target) };
    return JSON.stringify([swaggerFile, rewrite, serverUrl, change.base, change.head, selection]);
}

// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
// EXTERNAL MODULE: ./src/ungrouped-log.ts
var ungrouped_log = __webpack_require__(7313);
;// CONCATENATED MODULE: ./src/fleet/run-in-parallel.ts





/**
 * Runs several targets at the same time, and returns their results in order. The log shows the lines of each target
 * together when the target has ended. Targets without a change come last, in one group.
 * @param runOne never rejects
 */
async function runInParallel(tasks, runOne, { log, maxParallel }) {
    const reporter = await createReporter(tasks.length, log);
    const results = new Map();
    const runAndReport = async (task) => {
        const lines = [];
        const result = await runOne(task, (0,ungrouped_log/* createUngroupedLog */.u)((...line) => lines.push(line)));
        results.set(task, result);
        await reporter.report(result, lines);
    };
    // Targets that share an OpenAPI file follow one another, so that the file's versions are dropped early.
    const ordered = [...Map.groupBy(tasks, ({ target }) => target.swaggerFile).values()].flatMap((group) => [...Map.groupBy(group, renderReadKey).values()].flat());
    // Targets that share a copilot run one after the other, because each must read what the previous one changed.
    const groups = Map.groupBy(ordered, ({ target }) => nameCopilot(target)).values();
    // All loops take their groups from the same iterator, so each group is run once.
    const runGroups = async () => {
        for (const group of groups)
            for (const task of group)
                await runAndReport(task);
    };
    await Promise.all(Array.from({ length: maxParallel }, runGroups));
    await reporter.reportQuiet();
    return tasks.flatMap((task) => results.get(task) ?? []);
}
/** Maximum number of messages to annotate once each, because GitHub shows only a few annotations of a step. */
const maxAnnotated = 5;
async function createReporter(count, log) {
    const { renderDetails, renderTitle } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 4375));
    const quiet = [];
    let done = 0;
    let failed = 0;
    const annotated = new Set();
    const isFirst = (message) => !annotated.has(message) && annotated.size < maxAnnotated && annotated.add(message).has(message);
    // One report after the other, because an open group takes every line.
    let reporting = Promise.resolve();
    const queue = (work) => {
        // A result that can't be shown must not hide the others.
        reporting = reporting.then(work).catch((error) => {
            const { hint = '', message } = (0,errors/* explain */.WE)(error);
            log.error(`${message} The result of one target could not be shown in the log. ${hint}`);
        });
        return reporting;
    };
    const writeGroup = (title, write) => log.group(title, () => Promise.try(write));
    return {
        report: (result, lines) => {
            done += 1;
            if ((0,report_result/* isFailed */.Ix)(result))
                failed += 1;
            if ((0,report_result/* isQuiet */.rM)(result)) {
                quiet.push(result);
                return reporting;
            }
            const progress = `${done} of ${count} done${failed === 0 ? '' : `, ${failed} failed`}.`;
            return queue(async () => {
                await writeGroup(renderTitle(result), () => {
                    for (const [kind, text, at] of lines) {
                        const isPlain = kind === 'info' || kind === 'debug';
                        log[isPlain || isFirst(text) ? kind : 'info'](text, at);
                    }
                    // The annotations cover only the first few targets, so each group has all warnings and the failure.
                    const warnings = result.warnings.map((warning) => `Warning: ${warning}`);
                    const failure = (0,report_result/* describeFailure */.Ic)(result).flatMap((sentence) => sentence.split('\n'));
                    for (const line of [...renderDetails(result), ...warnings, ...failure])
                        log.info(line);
                });
                log.info(progress);
            });
        },
        reportQuiet: () => {
            if (quiet.length === 0)
                return reporting;
            return queue(() => writeGroup(`${quiet.length} of ${count} had nothing to do.`, () => {
                for (const result of quiet)
                    log.info(renderTitle(result));
            }));
        },
    };
}

;// CONCATENATED MODULE: ./src/fleet/fleet.ts






/**
 * Runs the selected targets of the config file. If a target fails, the others continue.
 * @throws ActionError `bad-input`, `file-missing` or `file-unreadable` for the config file, or `bad-input` if `base`
 * names no commit
 */
async function runFleet(query, request, ports) {
    const targets = await readConfig(query, { files: openOwnFiles(request.event, ports), log: ports.log });
    const selection = createConfigSelection(query);
    const changes = await (0,detect/* detectChanges */.f)({ ...(0,task/* createChangeQuery */.rS)(request, targets), selection }, ports);
    const tasks = targets.flatMap((target, index) => {
        const change = changes[index];
        return change === undefined ? [] : [(0,task/* createTask */.UT)(target, change, request, index)];
    });
    const readVersions = createVersionCache(tasks, ports);
    const runOne = (task, log) => (0,run/* runTarget */.Nh)(task, { ...ports, readVersions, log });
    const [only] = tasks;
    // One target writes its log at once, as a step with one copilot does. The step itself logs the result.
    if (only !== undefined && tasks.length === 1)
        return [await runOne(only, ports.log)];
    return runInParallel(tasks, runOne, { maxParallel: request.inputs.maxParallel, log: ports.log });
}
/** Returns the files of the workspace or, if they may come from an outside contributor, those at the trusted commit. */
function openOwnFiles({ trustedCommit: commit }, { files, history }) {
    if (commit === undefined)
        return files;
    return { read: async (path) => (await history.findVersion(path, commit))?.reader.read(path) };
}

;// CONCATENATED MODULE: ./src/fleet/index.ts



/***/ }),

/***/ 9593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAccepted: () => (readAccepted)
});

;// CONCATENATED MODULE: ./schema/accepted-changes.schema.json
const accepted_changes_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/OWNER/copilot-swagger-sync/main/schema/accepted-changes.schema.json","title":"Accepted breaking changes","description":"File of the input `accepted-changes-file` of Copilot Swagger Sync: a list of accepted changes. The job summary and the comment contain the entries to paste.","type":"array","items":{"description":"One change, such as `{ fingerprint: \'9f86d081884c7d65\', reason: no client uses it, accepted-by: ann }`.","type":"object","required":["fingerprint","reason","accepted-by"],"additionalProperties":false,"properties":{"fingerprint":{"description":"Fingerprint from the job summary or the comment: 16 hexadecimal digits, in quotes.","type":"string","minLength":16,"maxLength":16},"reason":{"description":"Why this breaking change is acceptable.","type":"string","minLength":1},"accepted-by":{"description":"Name or account of the maintainer who accepts the change.","type":"string","minLength":1}}}}');
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/syntax/strict-file.ts
var strict_file = __webpack_require__(4067);
// EXTERNAL MODULE: ./src/syntax/check-shape.ts
var check_shape = __webpack_require__(7389);
// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
;// CONCATENATED MODULE: ./src/sync/accepted-changes.ts





const schema = { ...accepted_changes_schema_namespaceObject, definitions: {} };
/**
 * Reads the accepted changes. The default file is optional.
 * @throws ActionError `bad-input` with the location of every mistake, `file-missing`, or an error of `files`
 */
async function readAccepted({ commit, file }, { files, history }) {
    const reader = commit === undefined ? files : (await history.findVersion(file, commit))?.reader;
    const bytes = await reader?.read(file);
    if (bytes === undefined) {
        if (file !== inputs/* defaultAcceptedFile */.xs)
            throw createMissingError(file, commit);
        return { file, entries: new Map() };
    }
    const { root } = (0,strict_file/* parseStrictly */.g)(file, bytes, { check: (value) => (0,check_shape/* checkShape */.e)(value, schema) });
    const entries = ((0,json/* isArray */.cy)(root) ? root : []).map((entry) => {
        const text = (key) => (0,field/* findTextField */.nw)(entry, key) ?? '';
        return [text('fingerprint'), { reason: text('reason'), acceptedBy: text('accepted-by') }];
    });
    return { file, entries: new Map(entries) };
}
function createMissingError(file, commit) {
    const where = commit === undefined ? '' : ' on the pull request’s target branch';
    const message = `The input \`accepted-changes-file\` names ${file}, which doesn’t exist${where}.`;
    const hint = `Create it (an empty list, \`[]\`, accepts nothing), or remove the input. The default file, \`${inputs/* defaultAcceptedFile */.xs}\`, is optional.`;
    return new errors/* ActionError */.lZ('file-missing', message, { hint, at: { file } });
}


/***/ }),

/***/ 7389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  c: () => (quoteValue),
  e: () => (checkShape)
});
var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2612);
var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4806);
var _near_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(431);




/**
 * Returns all violations of a schema, in the order of the file.
 * @param findRightLocation returns a sentence with the valid location of an unknown key, or `undefined` if there is none
 */
function checkShape(value, root, findRightLocation = () => undefined) {
    return check(value, root, '');
    function check(part, written, pointer) {
        const schema = resolve(written, root);
        const { description: remedy = '' } = schema;
        const wrong = findWrong(part, schema);
        if (wrong !== undefined)
            return [{ pointer, message: `${nameOf(pointer)} ${wrong}.`, remedy }];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(part)) {
            const { items = {} } = schema;
            return part.flatMap((item, index) => check(item, items, `${pointer}/${index}`));
        }
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) ? checkMembers(part, schema, pointer) : [];
    }
    function checkMembers(part, schema, pointer) {
        const { properties = {}, required = [], additionalProperties } = schema;
        const missing = required
            .filter((key) => !Object.hasOwn(part, key))
            .map((key) => {
            const { description: remedy = '' } = resolve(properties[key] ?? {}, root);
            return { pointer, message: `${nameOf(pointer)} has no \`${key}\`.`, remedy };
        });
        const members = Object.entries(part).flatMap(([key, member]) => {
            const at = `${pointer}/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeToken */ .tj)(key)}`;
            const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
            if (own === false)
                return [describeUnknown(key, at, Object.keys(properties))];
            return typeof own === 'object' ? check(member, own, at) : [];
        });
        return [...missing, ...members];
    }
    function describeUnknown(key, pointer, known) {
        const near = (0,_near_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .q)(key, known);
        const message = `The key \`${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(key, 60)}\` is unknown here.`;
        if (near !== undefined)
            return { pointer, message, remedy: `Did you mean \`${near}\`?` };
        const listed = known.map((one) => `\`${one}\``).join(', ');
        return { pointer, message, remedy: findRightLocation(key) ?? `Known keys: ${listed}.` };
    }
}
function resolve(schema, { definitions }) {
    const name = schema.$ref?.replace('#/definitions/', '');
    return name === undefined ? schema : (definitions[name] ?? {});
}
/** Describes how a value itself, without its members, violates the schema, as the end of a sentence. */
function findWrong(value, schema) {
    const types = [schema.type ?? []].flat();
    if (types.length > 0 && !types.includes(typeOf(value))) {
        return `is ${quoteValue(value)}, but must be ${types.map((name) => typeWords[name] ?? name).join(' or ')}`;
    }
    if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) {
        return `is ${quoteValue(value)}, but must be ${schema.enum.map((one) => `\`${one}\``).join(' or ')}`;
    }
    return findWrongSize(value, schema);
}
function findWrongSize(value, schema) {
    const [size, min = 0, max = Infinity] = measure(value, schema);
    const isNumber = typeof value === 'number';
    if (size === 0 && min > 0 && !isNumber)
        return 'is empty';
    const [small, large] = isNumber ? ['small', 'large'] : ['short', 'long'];
    if (size >= min && size <= max)
        return undefined;
    return `is ${quoteValue(value)}, which is too ${size < min ? small : large}`;
}
const typeWords = {
    string: 'text',
    object: 'a map',
    array: 'a list',
    number: 'a number',
};
function typeOf(value) {
    if (value === null)
        return 'null';
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) ? 'array' : typeof value;
}
/** Returns the size of a value, and the minimum and the maximum of its schema. */
function measure(value, schema) {
    if (typeof value === 'number')
        return [value, schema.minimum, schema.maximum];
    // JSON Schema counts characters, not UTF-16 units.
    if (typeof value === 'string')
        return [Array.from(value).length, schema.minLength, schema.maxLength];
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return [value.length, schema.minItems, schema.maxItems];
    return [Object.keys((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(value)).length, schema.minProperties];
}
/** Returns the name of a part: its key, or its position in a list. */
function nameOf(pointer) {
    if (pointer === '')
        return 'The file';
    const [, list, index] = /^(\/targets)?\/(\d+)$/.exec(pointer) ?? [];
    if (index !== undefined)
        return `${list === undefined ? 'Entry' : 'Target'} ${Number(index) + 1}`;
    const [, parent = '', entry] = /([^/]+)\/(\d+)$/.exec(pointer) ?? [];
    if (entry !== undefined)
        return `Entry ${Number(entry) + 1} of \`${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeToken */ .ko)(parent)}\``;
    return `\`${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeToken */ .ko)(pointer.slice(pointer.lastIndexOf('/') + 1))}\``;
}
/** Renders a value for a message. Only the kind of a list or an object is named, because both can contain anything. */
function quoteValue(value) {
    if (value === null)
        return 'left empty';
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return 'a list';
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return 'a map';
    return `“${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(String(value), 81)}”`;
}


/***/ }),

/***/ 4738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  d: () => (locateLine)
});
/**
 * Returns the location of a line within a YAML block scalar (`key: |`), or the given location if the value is another one.
 * @param line counts from 1, within the value
 */
function locateLine(text, value, line) {
    const lines = text.toString().split(/\r\n|\n|\r/);
    const header = lines[value.line - 1] ?? '';
    if (!/(?:^|\s)\|[-+\d]*\s*(?:#.*)?$/.test(header))
        return value;
    const written = lines[value.line - 1 + line];
    if (written === undefined)
        return value;
    return { line: value.line + line, column: written.length - written.trimStart().length + 1 };
}


/***/ }),

/***/ 4067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (failOnFaults),
  g: () => (parseStrictly)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6830);
var _locate_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4738);
var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7758);
var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4160);




/**
 * Parses a file that users write for this action. Unknown keys are errors with their location.
 * @throws ActionError `bad-input` that lists all errors
 */
function parseStrictly(file, bytes, { check, explainFault = () => undefined }) {
    const parsed = (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSource */ .P)(file, bytes);
    if (!parsed.ok) {
        const remedy = explainFault(parsed.fault) ?? 'Correct the file.';
        throw createError(file, [{ ...parsed.fault, remedy }]);
    }
    failOnFaults(parsed.source, check(parsed.source.root));
    return parsed.source;
}
/** Maximum number of listed errors. The others are only counted. */
const maxListed = 20;
/** Checks that there are no errors. @throws ActionError `bad-input` that lists all errors */
function failOnFaults(source, faults) {
    if (faults.length === 0)
        return;
    const shown = faults.slice(0, maxListed);
    const locations = (0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePointers */ .F)(source, shown.flatMap(({ pointer, earlier = pointer }) => [pointer, earlier]));
    const located = shown.map(({ pointer, message, remedy, earlier, line }) => {
        const first = earlier === undefined ? undefined : locations.get(earlier)?.line;
        const also = first === undefined ? '' : `: first in line ${first}.`;
        const value = locations.get(pointer);
        const location = value === undefined || line === undefined ? value : (0,_locate_line_js__WEBPACK_IMPORTED_MODULE_2__/* .locateLine */ .d)(source.text, value, line);
        return { message: message + also, remedy, ...location };
    });
    throw createError(source.path, located, faults.length - shown.length);
}
function createError(file, faults, hidden = 0) {
    const [first] = faults;
    const at = { file, ...(first?.line !== undefined && { line: first.line, column: first.column }) };
    const where = ({ line, column }) => line === undefined ? '' : `line ${line}, column ${column ?? 1}: `;
    if (first !== undefined && faults.length === 1) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('bad-input', `${file}, ${where(first)}${first.message}`, {
            hint: first.remedy,
            at,
        });
    }
    const lines = faults.map((fault) => `- ${where(fault)}${fault.message} ${fault.remedy}`);
    const rest = hidden === 0 ? [] : [`- …and ${hidden} more.`];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('bad-input', [`${file} is invalid:`, ...lines, ...rest].join('\n'), {
        hint: 'Correct these errors. Nothing was sent.',
        at,
    });
}


/***/ })

};
