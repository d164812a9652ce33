export const id = 27;
export const ids = [27];
export const modules = {

/***/ 7565:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* reexport */ runCommandLine)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/change/event.ts
var change_event = __webpack_require__(1118);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/code-frame.ts
var code_frame = __webpack_require__(3803);
// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
;// CONCATENATED MODULE: ./src/report/terminal.ts




/** Maximum length of a line, in characters. */
const maxChars = 2_000;
/** Renders a result for a terminal: every problem with its location, then the lines that the action logs. */
async function renderTerminalText(result, hasColors) {
    const { renderLines } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 315));
    const { renderReadinessLines } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 3940));
    const { problems = [], readiness } = result.spec ?? {};
    const { hint = '', message } = (0,report_result/* findFailure */.gd)(result) ?? {};
    const [title = '', ...details] = renderLines(result);
    const paint = (style, text) => {
        const line = (0,report_escape/* plainText */.wh)(text, maxChars);
        return hasColors ? (0,external_node_util_.styleText)(style, line, { validateStream: false }) : line;
    };
    const lines = [
        ...problems.map((problem) => {
            const style = problem.severity === 'error' ? 'red' : 'yellow';
            return paint(style, `${(0,code_frame/* renderLocation */.C)(problem)}: ${problem.severity}: ${problem.message}`);
        }),
        ...result.warnings.map((warning) => paint('yellow', `warning: ${warning}`)),
        ...(message === undefined ? [] : [paint('red', `error: ${message} ${hint}`.trimEnd())]),
        paint('bold', title),
        ...details,
        ...(readiness === undefined ? [] : renderReadinessLines(readiness)),
    ];
    // The command line can run without a copilot, so the sentence about the copilot's state would mislead.
    return describeOptions(lines.join('\n')).replace(/: the copilot (?:keeps the actions it had|was not changed)(?=\W*$)/mu, '');
}
/** Inputs that messages name with a value, or whose names have no other meaning. */
const options = /`(allow-http|base-url|copilot-id|overlay-files|server-url|fail-on|list-actions|rewrite|strategy|unmanaged)(?:`|: (\w+)`)/gu;
/** Replaces the words of a workflow in a message by those of the command line. */
function describeOptions(message) {
    return message
        .replace(/\b([Tt])he input `/gu, '$1he option `--')
        .replace(options, (_, name, value = '') => `\`${`--${name} ${value}`.replace(/(?: true)? ?$/u, '')}\``)
        .replaceAll('`swagger-file`', '`FILE`')
        .replaceAll(/\bthe job summary/giu, '`--format markdown`')
        .replaceAll(', and push again.', '.');
}

// EXTERNAL MODULE: ./src/runner/log.ts
var runner_log = __webpack_require__(4190);
// EXTERNAL MODULE: ./src/sync/run.ts
var run = __webpack_require__(5272);
// EXTERNAL MODULE: ./src/sync/task.ts
var task = __webpack_require__(7528);
;// CONCATENATED MODULE: ./src/sync/preview-file.ts


/** Previews a file of the workspace. Compares it with the other file `old`, if given, instead of a commit. */
async function previewFile(target, { old, request }, ports) {
    const found = old === undefined ? undefined : { commit: old, path: old, reader: ports.files };
    const history = { ...ports.history, findVersion: () => Promise.resolve(found) };
    let versions;
    const result = await (0,run/* runTarget */.Nh)((0,task/* createTask */.UT)(target, createChange(target.swaggerFile, old), request), {
        ...ports,
        readVersions: async (task) => (versions = await (0,run/* readVersionsLazily */.JY)(task.target, task.change, { ...ports, history })),
    });
    const { backup, next } = versions ?? {};
    if (old === undefined || backup === undefined || !('why' in backup)) {
        return { result, next, isOldFaulty: false };
    }
    return { result: { ...result, warnings: [...result.warnings, `${backup.why}.`] }, next, isOldFaulty: true };
}
function createChange(file, old) {
    const change = { file, changed: true, changedFiles: [], files: [file], warnings: [] };
    const known = { ...change, isCheckedOut: true, preview: true };
    return old === undefined
        ? { ...known, reason: 'no-base', detail: `There is nothing to compare ${file} with.` }
        : { ...known, reason: 'modified', detail: `${file} is compared with ${old}.`, base: old };
}

// EXTERNAL MODULE: ./src/syntax/near.ts
var near = __webpack_require__(431);
;// CONCATENATED MODULE: ./src/cli/input-texts.json
const input_texts_namespaceObject = /*#__PURE__*/JSON.parse('{"accepted-changes-file":"Path to the file that lists accepted changes by fingerprint.","allow-http":"Whether `base-url` may use plain `http:`.","base-url":"Base URL of the service.","copilot-id":"ID of the copilot to sync.","fail-on":"Changes that block the sync and fail the preview (none, breaking).","list-actions":"Whether to read the copilot\'s current actions (auto, never).","max-attempts":"Maximum number of attempts per request, per action and per sync (1–10).","rewrite":"When to rewrite the document (auto, never).","server-url":"Absolute server URL to use.","strategy":"How to sync (recreate, rolling).","timeout-seconds":"Timeout of one request, in seconds (1–600).","unmanaged":"What to do with unmanaged actions (auto, delete, keep).","operations":"Patterns that select the operations to sync, one per line.","overlay-files":"Paths to OpenAPI Overlay 1.0 or 1.1 files, one per line."}');
;// CONCATENATED MODULE: ./src/cli/commands.ts

const optionTexts = {
    ...input_texts_namespaceObject,
    base: 'Commit, branch or tag to compare the file with.',
    output: 'Path of the file to write the import document to.',
    template: 'Path of the file to write a template of an overlay to.',
    format: 'Format of the result: text, markdown or json (the report of the action).',
    help: 'Show this help.',
};
const common = ['operations', 'overlay-files', 'server-url', 'rewrite', 'format', 'help'];
const compared = ['base', 'fail-on', 'accepted-changes-file', ...common];
const copilot = ['base-url', 'allow-http', 'copilot-id', 'list-actions', 'strategy', 'unmanaged'];
/** The commands. No command changes anything on the service. */
const commands = {
    check: {
        files: 'FILE',
        purpose: 'Validates an OpenAPI file. Sends no request.',
        options: ['output', 'template', ...common],
    },
    diff: {
        files: 'OLD NEW | FILE --base REF',
        purpose: 'Compares two OpenAPI files, or one file with its version at a commit.',
        options: compared,
    },
    preview: {
        files: 'FILE',
        purpose: 'Shows what a sync would do. Requires --base, or the key, --base-url and --copilot-id.',
        options: [...copilot, 'timeout-seconds', 'max-attempts', ...compared],
    },
};
const environment = 'Environment variables: COPILOT_API_KEY (API key for the service), GITHUB_TOKEN.';
function renderUsage(name) {
    return `Usage: copilot-swagger-sync ${name} ${commands[name].files}`;
}
/** Renders the help of one command, or the list of all commands if no name is given. */
function renderHelp(name) {
    if (name === undefined) {
        const list = Object.entries(commands).map(([one, { purpose }]) => `  ${one.padEnd(10)}${purpose}`);
        return ['Usage: copilot-swagger-sync COMMAND … [--help]', ...list].join('\n');
    }
    const { options, purpose } = commands[name];
    const rows = options.map((option) => `  --${option.padEnd(24)}${optionTexts[option] ?? ''}`);
    // `check` sends no request, so that it needs no key.
    const variables = name === 'check' ? [] : ['', environment];
    return [renderUsage(name), purpose, '', 'Options:', ...rows, ...variables].join('\n');
}

;// CONCATENATED MODULE: ./src/cli/parse-arguments.ts




const formats = ['text', 'markdown', 'json'];
/**
 * Parses the arguments of the process, or returns the help that they request.
 * @throws ActionError `bad-input`, or TypeError with an error code of `parseArgs`
 */
function parseArguments([name = '', ...args]) {
    if (['--help', '-h', 'help'].includes(name))
        return renderHelp();
    const names = Object.keys(commands);
    const command = names.find((one) => one === name);
    if (command === undefined) {
        const message = name === '' ? 'A command is missing.' : renderUnknown('command', name, names);
        throw new errors/* ActionError */.lZ('bad-input', message, { hint: renderHelp() });
    }
    const known = commands[command].options;
    const options = Object.fromEntries(known.map((option) => [option, configure(option)]));
    const config = { args, options, allowPositionals: true };
    for (const token of (0,external_node_util_.parseArgs)({ ...config, strict: false, tokens: true }).tokens) {
        if (token.kind !== 'option' || known.includes(token.name))
            continue;
        const dashed = known.map((option) => `--${option}`);
        throw createUsageError(renderUnknown('option', token.rawName, dashed), command);
    }
    const { positionals: files, values } = (0,external_node_util_.parseArgs)(config);
    if (values['help'] === true)
        return renderHelp(command);
    const given = new Map(Object.entries(values).map(([option, value]) => [option, [value].flat().join('\n')]));
    const format = formats.find((word) => word === (given.get('format') ?? 'text'));
    const fault = findFault({ command, files, options: given });
    if (fault !== undefined || format === undefined)
        throw createUsageError(fault ?? formatFault, command);
    return { command, files, options: given, format };
}
/** The options that can be repeated. */
const listed = ['operations', 'overlay-files'];
const formatFault = 'Invalid value for the option `--format`. Use `text`, `markdown` or `json`.';
function findFault({ command, files, options }) {
    const [empty] = [...options].find(([, value]) => value.trim() === '') ?? [];
    if (empty !== undefined)
        return `The option \`--${empty}\` has no value.`;
    const [twice] = [...options].find(([name, value]) => !listed.includes(name) && value.includes('\n')) ?? [];
    if (twice !== undefined)
        return `The option \`--${twice}\` can have only one value.`;
    const isWord = ['auto', 'copilot', 'last-success'].includes(options.get('base') ?? '');
    if (isWord)
        return 'The option `--base` names no commit. Use a commit, a branch or a tag.';
    const count = command === 'diff' && !options.has('base') ? 2 : 1;
    if (files.length === count && !files.includes(''))
        return undefined;
    return `${commands[command].files} is expected, but the number of files is ${files.length}.`;
}
function configure(option) {
    if (option === 'help')
        return { type: 'boolean', short: 'h' };
    return option === 'allow-http' ? { type: 'boolean' } : { type: 'string', multiple: true };
}
function renderUnknown(kind, written, known) {
    const meant = (0,near/* findNearest */.q)(written, known);
    return `Unknown ${kind} \`${written}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`;
}
/** Creates the error for wrong arguments of a command. */
function createUsageError(message, command) {
    const hint = `${renderUsage(command)}\nUse --help to list the options.`;
    return new errors/* ActionError */.lZ('bad-input', message, { hint });
}

// EXTERNAL MODULE: ./src/inputs.ts
var inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/git/git-layout.ts
var git_layout = __webpack_require__(1869);
;// CONCATENATED MODULE: ./src/cli/workspace.ts




/**
 * Returns the folder in which the files are read, as the action reads the files of a checkout. It is the smallest folder
 * that contains the repository of each file.
 */
function findWorkspace(files) {
    return files.map(findRoot).reduce(findCommonFolder);
}
/**
 * Returns the root of the file's repository. Without a repository, returns the current folder if it contains the file,
 * otherwise the file's folder.
 */
function findRoot(file) {
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(file));
    return (0,git_layout/* findGitLayout */.CG)(folder)?.top ?? (isInside(folder, process.cwd()) ? process.cwd() : folder);
}
function isInside(path, folder) {
    return path === folder || path.startsWith((0,external_node_path_.join)(folder, external_node_path_.sep));
}
function findCommonFolder(one, other) {
    return isInside(other, one) ? one : findCommonFolder((0,external_node_path_.dirname)(one), other);
}
/**
 * Returns a path of the command line relative to the workspace, with `/`.
 * @throws ActionError `file-missing`
 */
function toWorkspacePath(path, workspace) {
    if (!(0,external_node_fs_.existsSync)(path)) {
        const hint = 'Check the path, which is relative to the current folder.';
        throw new errors/* ActionError */.lZ('file-missing', `There is no file “${path}”.`, { hint });
    }
    return (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(path)).replaceAll(external_node_path_.sep, '/');
}
/** Returns the `owner/name` of the last file's repository on the server; empty if it has none. */
function findRepository(files) {
    const layout = (0,git_layout/* findGitLayout */.CG)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(files.at(-1) ?? '')));
    return (layout && (0,git_layout/* findOriginRepository */.SM)(layout)) ?? '';
}

;// CONCATENATED MODULE: ./src/cli/read-inputs.ts





/** The base URL of a run that sends no request to a service. */
const unusedUrl = 'https://localhost';
/**
 * Reads options and two environment variables, and nothing else, as the inputs of a preview.
 * @throws ActionError `bad-input`
 */
function readInputs(invocation, workspace, log) {
    const { command, files, options } = invocation;
    const { COPILOT_API_KEY: key = '', GITHUB_TOKEN: token = '' } = process.env;
    const file = files.at(-1) ?? '';
    const isLive = command === 'preview' && isComplete(invocation, key, log);
    const find = (name) => options.get(name) ?? '';
    const toPaths = (lines) => lines.replaceAll(/.+/gu, (path) => toWorkspacePath(path.trim(), workspace));
    const accepted = (0,external_node_path_.join)(findRoot(file), inputs/* defaultAcceptedFile */.xs);
    const own = new Map([
        ['api-key', isLive ? key : ''],
        ['github-token', command === 'check' ? '' : token],
        ['swagger-file', toPaths(file)],
        ['overlay-files', toPaths(find('overlay-files'))],
        [
            'accepted-changes-file',
            toPaths(find('accepted-changes-file') || ((0,external_node_fs_.existsSync)(accepted) ? accepted : '')),
        ],
        ['base', find('base') || (isLive ? 'copilot' : '')],
        ['base-url', find('base-url') || unusedUrl],
        ['dry-run', 'true'],
    ]);
    return (0,inputs/* parseInputs */.TL)((name) => own.get(name) ?? find(name));
}
/** Returns whether a preview can read the copilot. */
function isComplete({ command, options }, key, log) {
    const missing = [
        ...(key === '' ? ['the environment variable `COPILOT_API_KEY`'] : []),
        ...['base-url', 'copilot-id'].flatMap((name) => (options.has(name) ? [] : [`\`--${name}\``])),
    ];
    if (missing.length === 0)
        return true;
    const why = `To compare the file with the copilot, set ${missing.join(' and ')}.`;
    if (!options.has('base'))
        throw createUsageError(`\`--base\` is missing. ${why}`, command);
    if (options.has('copilot-id'))
        log.warning(`The file is only compared with \`--base\`. ${why}`);
    return false;
}

;// CONCATENATED MODULE: ./src/cli/command-line.ts












/** Runs the command of this process, which changes nothing on the service, and sets the exit code. Never rejects. */
async function runCommandLine(action) {
    const { log, maskSecret } = (0,runner_log/* createPlainLog */.PM)((line) => void process.stderr.write(`${line}\n`));
    const fail = (error) => {
        const code = error instanceof errors/* ActionError */.lZ ? undefined : (0,field/* findTextField */.nw)(error, 'code');
        // A reader that has enough, such as `head`, closes the pipe.
        if (code === 'EPIPE')
            return;
        // A wrong option, a path that can't be written or a full disk isn't a bug.
        const { hint = '', message } = code === undefined ? (0,errors/* explain */.WE)(error) : error;
        log.error(describeOptions(`${message}\n${hint}`.trim()));
        process.exitCode = 2;
    };
    process.stdout.on('error', fail);
    process.stderr.on('error', () => undefined);
    for (const name of ['COPILOT_API_KEY', 'GITHUB_TOKEN'])
        maskSecret(process.env[name] ?? '');
    try {
        const invocation = parseArguments(process.argv.slice(2));
        if (typeof invocation === 'string')
            return void process.stdout.write(`${invocation}\n`);
        const exitCode = await runCommand(invocation, action, { log, maskSecret });
        process.exitCode ??= exitCode;
    }
    catch (error) {
        fail(error);
    }
}
const ignore = () => undefined;
const runUngrouped = (_, work) => work();
async function runCommand(invocation, action, { log, maskSecret }) {
    const workspace = findWorkspace(invocation.files);
    const inputs = readInputs(invocation, workspace, log);
    if (inputs.source.kind !== 'workflow')
        throw new TypeError('The command line doesn’t support config files.');
    const { target } = inputs.source;
    // Without a token, no request is sent to GitHub.
    const repository = inputs.githubToken === undefined ? '' : findRepository(invocation.files);
    const request = { inputs, event: (0,change_event/* parseEvent */.w)({ name: '', payload: {}, sha: '', ref: '', repository }) };
    const runner = {
        ...{ env: process.env, temporaryFolder: (0,external_node_os_.tmpdir)(), workspace, maskSecret },
        log: { ...log, info: ignore, notice: ignore, group: runUngrouped },
        // A signal ends the process at once: there is nothing to finish.
        catchSignals: () => new AbortController().signal,
    };
    // A preview has nothing that a post step could finish.
    const ports = action.createPorts(runner, { ...request, announcement: { folder: '', report: ignore } });
    if (invocation.command === 'preview' || invocation.options.has('base')) {
        return report(await (0,run/* run */.eF)(target, request, ports), invocation, action);
    }
    const old = invocation.command === 'diff' ? toWorkspacePath(invocation.files[0] ?? '', workspace) : undefined;
    const { isOldFaulty, next, result } = await previewFile(target, { old, request }, ports);
    if (next?.ok === true)
        await writeFiles(invocation, next.body, result);
    const exitCode = await report(result, invocation, action);
    if (next?.ok === true && invocation.format === 'text')
        process.stdout.write(`Actions: ${next.actions.length}.\n`);
    return Math.max(exitCode, Number(isOldFaulty));
}
/** @throws ActionError `bad-input` if a file would replace the OpenAPI file, or an error of the system */
async function writeFiles(invocation, output, { spec }) {
    const { renderOverlayTemplate } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 4375));
    const template = renderOverlayTemplate(spec?.readiness?.missingTexts ?? []);
    for (const [name, content] of Object.entries({ output, template })) {
        const path = invocation.options.get(name);
        if (path === undefined)
            continue;
        if (invocation.files.some((file) => (0,external_node_path_.resolve)(file) === (0,external_node_path_.resolve)(path))) {
            throw createUsageError(`\`--${name}\` would overwrite the OpenAPI file.`, invocation.command);
        }
        (0,external_node_fs_.writeFileSync)(path, content);
    }
}
/** Writes the result, and returns the exit code. */
async function report(result, invocation, { actionVersion }) {
    const { renderOutputs, renderSummary } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 4375));
    const { env, stdout, versions } = process;
    const hasColors = stdout.isTTY && !env['NO_COLOR'] && stdout.hasColors();
    const context = { eventName: '', workflow: '', source: undefined, isForgetful: false, isGitea: false };
    const run = { ...context, repositoryUrl: undefined, runId: undefined };
    const rendering = {
        text: () => renderTerminalText(result, hasColors),
        markdown: () => renderSummary([result], { ...run, actionVersion, nodeVersion: versions.node }).trimEnd(),
        json: () => renderOutputs([result]).report,
    };
    stdout.write(`${await rendering[invocation.format]()}\n`);
    const { code } = (0,report_result/* findFailure */.gd)(result) ?? {};
    if (code === undefined)
        return isCompared(result, invocation) ? 0 : 2;
    return code === 'spec-invalid' || code === 'breaking-change' ? 1 : 2;
}
/** Returns whether the commit or the copilot to compare with could be read, if the command needs one. */
function isCompared({ change, copilot, liveState }, { command, options }) {
    if (options.has('base'))
        return change?.reason !== 'unknown';
    return command !== 'preview' || (copilot ?? liveState) !== undefined;
}

;// CONCATENATED MODULE: ./src/cli/index.ts



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

/***/ 431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  H: () => (isNear),
  q: () => (findNearest)
});
/**
 * Returns whether two words differ so little that one may be a misspelling: only in case, or in one added, missing or
 * other letter. In long words, two adjacent letters can also be swapped.
 */
function isNear(written, meant) {
    const limit = meant.length > 7 ? 2 : 1;
    if (written === meant || Math.abs(written.length - meant.length) > limit)
        return false;
    if (written.toLowerCase() === meant.toLowerCase())
        return true;
    if (meant.length < 3 || written.length > 30)
        return false;
    const [own, other] = trimCommon(written, meant);
    const isSwapped = own.length === 2 && own === `${other.charAt(1)}${other.charAt(0)}`;
    return isSwapped || Math.max(own.length, other.length) <= limit;
}
/** Returns the parts of two words between their common beginning and their common end. */
function trimCommon(one, other) {
    const max = Math.min(one.length, other.length);
    let start = 0;
    while (start < max && one[start] === other[start])
        start++;
    let end = 0;
    while (end < max - start && one.at(-1 - end) === other.at(-1 - end))
        end++;
    return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
/** Returns the known name that a misspelled one stands for. `swaggerFile` and `swagger_file` mean `swagger-file`. */
function findNearest(key, known) {
    const toPlain = (written) => written.toLowerCase().replaceAll(/[-_. ]/g, '');
    const plain = toPlain(key);
    return known.find((one) => toPlain(one) === plain) ?? known.find((one) => isNear(plain, toPlain(one)));
}


/***/ })

};
