export const id = 123;
export const ids = [123];
export const modules = {

/***/ 5942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerTask: () => (/* reexport */ answerTask),
  checkExpression: () => (/* reexport */ checkExpression),
  findDeadEnd: () => (/* reexport */ findDeadEnd),
  findTypeFault: () => (/* reexport */ findTypeFault),
  selectNodes: () => (/* reexport */ selectNodes),
  suggestExpression: () => (/* reexport */ suggestExpression)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./node_modules/json-p3/dist/json-p3.cjs.js + 1 modules
var json_p3_cjs = __webpack_require__(2743);
;// CONCATENATED MODULE: ./src/json-path/evaluate.ts

const { expressions, selectors } = json_p3_cjs/* jsonpath */.YF;
/** Thrown by the counter, through json-p3, to stop an evaluation. */
class OutOfSteps extends Error {
}
/**
 * Returns the type error of an expression that the grammar allows, such as a comparison of several nodes, or
 * `undefined`.
 */
function findTypeFault(expression) {
    try {
        new json_p3_cjs/* JSONPathEnvironment */.Dd().compile(expression);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof json_p3_cjs/* JSONPathError */.s_))
            throw error;
        // json-p3 appends the text around the error and its offset in parentheses.
        return error.message.replace(/ \('.*$/s, '').replaceAll(/\s+/g, ' ');
    }
}
/**
 * Returns whether the visited nodes determine the cost of an expression. Otherwise, a regular expression or a
 * comparison of two parts of the document can take any time in a single step.
 */
function isCountable(query) {
    const filters = listSelectors(query).filter((selector) => selector instanceof selectors.FilterSelector);
    return filters
        .flatMap(({ expression }) => listParts(expression))
        .every((part) => {
        if (part instanceof expressions.FunctionExtension)
            return ['count', 'value'].includes(part.name);
        if (!(part instanceof expressions.InfixExpression) || part.logical)
            return true;
        return [part.left, part.right].some((side) => side instanceof expressions.FilterExpressionLiteral);
    });
}
/** Selects nodes, and stops when a limit is reached. */
function evaluateExpression(expression, document, limits) {
    const query = new json_p3_cjs/* JSONPathEnvironment */.Dd({ maxRecursionDepth: limits.maxDepth + 2 }).compile(expression);
    if (limits.maxSteps !== Infinity && !isCountable(query))
        return { kind: 'unfinished' };
    let steps = 0;
    const count = (added) => {
        steps += added;
        if (steps > limits.maxSteps)
            throw new OutOfSteps();
    };
    countSteps(query, count);
    const found = new Map();
    try {
        let nodes = [
            new json_p3_cjs/* jsonpath */.YF.JSONPathNode(document, [], document),
        ];
        for (const segment of query.segments)
            nodes = segment.lazyResolve(nodes);
        for (const { location } of nodes) {
            count(1);
            found.set(JSON.stringify(location), location);
            if (found.size > limits.maxNodes)
                return { kind: 'exceeded', limit: 'nodes' };
        }
    }
    catch (error) {
        if (error instanceof OutOfSteps)
            return { kind: 'unfinished' };
        if (error instanceof json_p3_cjs/* JSONPathRecursionLimitError */.DW)
            return { kind: 'exceeded', limit: 'depth' };
        // json-p3 passes list entries as arguments, so a long list in a filter overflows the stack.
        if (error instanceof RangeError)
            return { kind: 'exceeded', limit: 'nodes' };
        throw error;
    }
    return { kind: 'selected', locations: [...found.values()] };
}
/** Makes an expression count each applied selector, each found node and each evaluated filter. */
function countSteps(query, count) {
    for (const selector of listSelectors(query)) {
        const resolve = selector.resolve.bind(selector);
        selector.resolve = (node) => {
            const found = resolve(node);
            count(found.length + 1);
            return found;
        };
        if (!(selector instanceof selectors.FilterSelector))
            continue;
        const { expression } = selector;
        const evaluate = expression.evaluate.bind(expression);
        expression.evaluate = (context) => {
            count(1);
            return evaluate(context);
        };
    }
}
/** Lists the selectors of a query, including those of the queries in its filters. */
function listSelectors(query) {
    return query.segments
        .flatMap((segment) => segment.selectors)
        .flatMap((selector) => {
        const parts = selector instanceof selectors.FilterSelector ? listParts(selector.expression) : [];
        const nested = parts.filter((part) => part instanceof expressions.FilterQuery);
        return [selector, ...nested.flatMap(({ path }) => listSelectors(path))];
    });
}
/** Lists the parts of a filter, except those of its queries. */
function listParts(filter) {
    let below = [];
    if (filter instanceof expressions.LogicalExpression)
        below = [filter.expression];
    else if (filter instanceof expressions.PrefixExpression)
        below = [filter.right];
    else if (filter instanceof expressions.FunctionExtension)
        below = filter.args;
    else if (filter instanceof expressions.InfixExpression)
        below = [filter.left, filter.right];
    return [filter, ...below.flatMap(listParts)];
}
/** Finds the longest beginning of an expression that selects a node. */
function findDeadEnd(expression, document, limits) {
    const environment = new json_p3_cjs/* JSONPathEnvironment */.Dd();
    const { segments } = environment.compile(expression);
    const render = (from, to) => new json_p3_cjs/* JSONPathQuery */.Qj(environment, segments.slice(from, to)).toString();
    for (let length = segments.length - 1; length >= 0; length--) {
        const reached = render(0, length);
        const evaluation = evaluateExpression(reached, document, limits);
        if (evaluation.kind !== 'selected')
            return undefined;
        if (evaluation.locations.length === 0)
            continue;
        const [selector] = segments[length]?.selectors ?? [];
        const names = new Set();
        for (const location of evaluation.locations.slice(0, 1000)) {
            const node = location.reduce((value, key) => value[key], document);
            if (typeof node === 'object' && node !== null && !Array.isArray(node)) {
                for (const name of Object.keys(node).slice(0, 10_000))
                    names.add(name);
            }
        }
        const missing = selector instanceof selectors.NameSelector ? selector.name : undefined;
        return { reached, missing, names: [...names], rest: render(length + 1).slice(1) };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/json-path/answer-task.ts


/** Evaluates the expression that this worker was started with, and sends the result to the main thread. */
function answerTask() {
    const { expression, document, limits } = external_node_worker_threads_.workerData;
    external_node_worker_threads_.parentPort?.postMessage(evaluateExpression(expression, document, limits));
}

;// CONCATENATED MODULE: ./src/json-path/check-expression.ts
/**
 * Maximum nesting of parentheses and filters. Deeper nesting is never needed, and a recursive parser would overflow
 * the stack.
 */
const maxNesting = 50;
class Unexpected extends Error {
    offset;
    expected;
    constructor(offset, expected) {
        super(expected);
        this.offset = offset;
        this.expected = expected;
    }
}
/**
 * Checks an expression against the grammar of JSONPath, which is stricter than json-p3. json-p3 accepts names with a
 * hyphen, chained comparisons and parentheses around an operand. json-p3 checks the types of functions itself.
 * @see RFC 9535, appendix A
 */
function checkExpression(expression) {
    const reader = new ExpressionReader(expression);
    try {
        reader.readQuery();
    }
    catch (error) {
        if (error instanceof Unexpected)
            return { ok: false, offset: error.offset, expected: error.expected };
        throw error;
    }
    return { ok: true, readable: reader.readable + expression.slice(reader.copied) };
}
/** Reads an expression from left to right, with one method for each rule of the grammar. */
class ExpressionReader {
    /** The expression in the spelling that json-p3 reads, up to the offset `copied`. */
    readable = '';
    copied = 0;
    #text;
    #at = 0;
    #nesting = 0;
    constructor(text) {
        this.#text = text;
    }
    /**
     * Reads a query.
     * @throws Unexpected at the first character that the grammar doesn't allow
     */
    readQuery() {
        this.#require('$');
        this.#segments();
        if (this.#at < this.#text.length)
            this.#fail('`.`, `..`, `[` or the end');
    }
    #fail(expected) {
        throw new Unexpected(this.#at, expected);
    }
    #skipBlanks() {
        this.#eat(/[ \t\n\r]*/y);
    }
    #isNext(text) {
        return this.#text.startsWith(text, this.#at);
    }
    #eat(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (found !== undefined)
            this.#at += found.length;
        return found;
    }
    #take(text) {
        if (!this.#isNext(text))
            return false;
        this.#at += text.length;
        return true;
    }
    #require(text) {
        if (!this.#take(text))
            this.#fail(`\`${text}\``);
    }
    #nest(parse) {
        if (++this.#nesting > maxNesting)
            this.#fail(`at most ${maxNesting} levels of filters and parentheses`);
        parse();
        this.#nesting--;
    }
    /** Reads segments. White space belongs to the next segment, so the white space at the end of a query isn't read. */
    #segments() {
        for (;;) {
            const start = this.#at;
            this.#skipBlanks();
            if (this.#take('..')) {
                if (this.#isNext('['))
                    this.#brackets();
                else
                    this.#name();
            }
            else if (this.#take('.'))
                this.#name();
            else if (this.#isNext('['))
                this.#brackets();
            else {
                this.#at = start;
                return;
            }
        }
    }
    #name() {
        if (this.#take('*'))
            return;
        const found = this.#eat(/[A-Za-z_\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}][\w\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}]*/uy);
        if (found === undefined)
            this.#fail("a name of letters, digits and `_`, or `['…']` for any other name");
    }
    #brackets() {
        this.#require('[');
        this.#list(',', () => {
            this.#selector();
        });
        this.#require(']');
    }
    /** Reads one or more items with a separator between them and white space around them. */
    #list(separator, readItem) {
        do {
            this.#skipBlanks();
            readItem();
            this.#skipBlanks();
        } while (this.#take(separator));
    }
    #selector() {
        if (this.#take('*'))
            return;
        if (this.#take('?')) {
            this.#skipBlanks();
            this.#logical();
        }
        else if (this.#isNext('"') || this.#isNext("'"))
            this.#string();
        else if (this.#eat(indexOrSlice) === undefined)
            this.#fail('a name in quotes, an index, a slice, `*` or a filter (`?`)');
    }
    #logical() {
        this.#nest(() => {
            this.#list('||', () => {
                this.#list('&&', () => {
                    this.#condition();
                });
            });
        });
    }
    #condition() {
        const isNegated = this.#take('!');
        if (isNegated)
            this.#skipBlanks();
        if (this.#take('(')) {
            this.#logical();
            this.#require(')');
            return;
        }
        const start = this.#at;
        const kind = this.#operand();
        const end = this.#at;
        this.#skipBlanks();
        const operator = this.#eat(/==|!=|<=|>=|<|>/y);
        if (operator === undefined) {
            this.#at = end;
            if (kind === 'literal') {
                this.#at = start;
                this.#fail('a query or a function, or a comparison of a value');
            }
            return;
        }
        if (isNegated) {
            this.#at = end;
            this.#fail('no comparison after `!` (put the comparison in parentheses)');
        }
        this.#skipBlanks();
        this.#operand();
    }
    #operand() {
        if (this.#take('@') || this.#take('$')) {
            this.#segments();
            return 'query';
        }
        if (this.#isNext('"') || this.#isNext("'")) {
            this.#string();
            return 'literal';
        }
        const start = this.#at;
        const number = this.#eat(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y);
        if (number !== undefined) {
            this.#respell(number);
            return 'literal';
        }
        const word = this.#eat(/[a-z][a-z_0-9]*/y) ?? this.#fail('`@`, `$`, a value or a function');
        if (this.#take('(')) {
            this.#nest(() => {
                this.#callArguments();
            });
            return 'function';
        }
        if (['true', 'false', 'null'].includes(word))
            return 'literal';
        this.#at = start;
        return this.#fail('`@`, `$`, a value or a function');
    }
    /** Respells the number that was read last, if json-p3 rejects its spelling. */
    #respell(written) {
        if (!/^0[.eE]/.test(written))
            return;
        const value = Number(written);
        const before = this.#text.slice(this.copied, this.#at - written.length);
        this.readable += before + (value === 0 ? '0' : value.toExponential());
        this.copied = this.#at;
    }
    /** Reads the arguments of a function. No function of the standard accepts a comparison. */
    #callArguments() {
        this.#skipBlanks();
        if (this.#take(')'))
            return;
        this.#list(',', () => {
            this.#operand();
        });
        this.#require(')');
    }
    #string() {
        const quote = this.#text.charAt(this.#at);
        this.#at++;
        const text = quote === '"' ? /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y : singleQuoted;
        this.#eat(text);
        if (!this.#take(quote))
            this.#fail(this.#isNext('\\') ? 'a valid JSON escape' : `the closing ${quote}`);
    }
}
/** An index, or a slice such as `1:10:2`. White space after an index belongs to the list of selectors. */
const indexOrSlice = /(?:(?:0|-?[1-9]\d*)[ \t\n\r]*)?:[ \t\n\r]*(?:(?:0|-?[1-9]\d*)[ \t\n\r]*)?(?::[ \t\n\r]*(?:0|-?[1-9]\d*)?)?|0|-?[1-9]\d*/y;
const singleQuoted = /(?:[^'\\\u0000-\u001f]|\\(?:['\\/bfnrt]|u[\da-fA-F]{4}))*/y;

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/json-path/select-nodes.ts



/**
 * Maximum number of steps in this thread, about a third of a second. A longer evaluation would delay the handling of
 * a cancellation.
 */
const maxStepsHere = 500_000;
const maxNodes = 1_000_000;
const maxWorkerMegabytes = 1024;
/**
 * Selects the nodes of a document within a time limit. Expressions with a countable cost are evaluated in this thread
 * first. Other ones, and slow ones, are evaluated in a worker, because only a worker can be stopped.
 * @param expression an expression that `checkExpression` made readable and that `findTypeFault` accepts
 * @throws the reason of the signal
 */
async function selectNodes(expression, document, options) {
    const limits = { maxNodes, maxDepth: options.maxDepth };
    options.signal?.throwIfAborted();
    const evaluation = evaluateExpression(expression, document, { ...limits, maxSteps: maxStepsHere });
    if (evaluation.kind !== 'unfinished')
        return evaluation;
    const task = { expression, document, limits: { ...limits, maxSteps: Infinity } };
    return selectInWorker(task, options);
}
/** URL of the worker, which is in the same folder, also in the built action (see scripts/build.ts). */
const workerFile = `${import.meta.dirname}/evaluate-worker${(0,external_node_path_.extname)(import.meta.filename)}`;
async function selectInWorker(task, { timeoutMs, signal }) {
    const worker = new external_node_worker_threads_.Worker(workerFile, {
        workerData: task,
        // The worker needs neither the environment, which contains secrets, nor the flags of this process.
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: maxWorkerMegabytes },
    });
    let timer;
    let onAbort;
    try {
        return await new Promise((resolve, reject) => {
            timer = setTimeout(resolve, timeoutMs, { kind: 'exceeded', limit: 'time' });
            onAbort = () => {
                reject(signal?.reason);
            };
            signal?.addEventListener('abort', onAbort);
            worker.once('message', resolve);
            worker.once('error', (error) => {
                if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
                    resolve({ kind: 'exceeded', limit: 'memory' });
                else
                    reject(error);
            });
        });
    }
    finally {
        clearTimeout(timer);
        if (onAbort !== undefined)
            signal?.removeEventListener('abort', onAbort);
        await worker.terminate();
    }
}

// EXTERNAL MODULE: ./src/quote-name.ts
var quote_name = __webpack_require__(8073);
;// CONCATENATED MODULE: ./src/json-path/suggest-expression.ts


/**
 * Placeholder for a string of the expression during a rewrite, because an expression can't contain a control
 * character.
 */
const placeholder = '\u0001\\d+\u0001';
const operand = `(?:[@$][^\\s()=<>!&|?]*|${placeholder})`;
/** Forms of older JSONPath dialects, and the form of RFC 9535. The order matters. */
const rewritings = [
    [/^\s+|\s+$/g, ''],
    [/^@/, '$'],
    [/^\.?(?=[\w*/])/, '$.'],
    [/^(?=\[)/, '$'],
    [/\[\s*\(\s*@\.length\s*-\s*(\d+)\s*\)\s*\]/g, '[-$1]'],
    [/([!=])==/g, '$1='],
    [/<>/g, '!='],
    [/([^=!<>~])=(?![=~])/g, '$1=='],
    [/\band\b/gi, '&&'],
    [/\bor\b/gi, '||'],
    [/\bnot\s+/gi, '!'],
    [
        new RegExp(`(${operand})\\s*=~\\s*/([^/]*)/`, 'g'),
        (operand, source) => `search(${operand}, ${(0,quote_name/* quoteName */.A)(source)})`,
    ],
    [
        /([@$][^\s()=<>!&|?]*)\.match\(\s*\/([^/]*)\/\s*\)/g,
        (operand, source) => `search(${operand}, ${(0,quote_name/* quoteName */.A)(source)})`,
    ],
    [
        new RegExp(`(${operand})\\s+in\\s+\\[([^\\]]*)\\]`, 'g'),
        (operand, list) => `(${list
            .split(',')
            .map((value) => `${operand} == ${value.trim()}`)
            .join(' || ')})`,
    ],
    // `..[` selects descendants, so only a single dot is removed.
    [/(?<!\.)\.(?=\[)/g, ''],
    [
        /\[\s*([A-Za-z_/][^\]\u0001?*@$]*)\]/g,
        (names) => `[${names
            .split(',')
            .map((name) => (0,quote_name/* quoteName */.A)(name.trim()))
            .join(', ')}]`,
    ],
    [
        /(\.\.?)(\/[^.[\]\s)]*|\d[\w-]*|[A-Za-z_][\w]*-[\w-]*)/g,
        (dots, name) => (dots === '..' ? '..' : '') + `[${(0,quote_name/* quoteName */.A)(name)}]`,
    ],
    [new RegExp(`\\((${operand})\\)(?=\\s*[=!<>])`, 'g'), '$1'],
    [new RegExp(`([=!<>]=?\\s*)\\((${operand})\\)`, 'g'), '$1$2'],
    [new RegExp(`!\\s*(${operand}\\s*[=!<>]=?\\s*(?:${operand}|[\\w.-]+))`, 'g'), '!($1)'],
];
/** Returns the expression in the form of RFC 9535, or `undefined` if no known difference explains the error. */
function suggestExpression(written) {
    if (written.length > 1000)
        return undefined;
    const fromPointer = convertPointer(written);
    if (fromPointer !== undefined)
        return fromPointer;
    const strings = [];
    let text = written.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, (string) => `\u0001${strings.push(string) - 1}\u0001`);
    for (const [pattern, replacement] of rewritings) {
        text =
            typeof replacement === 'string'
                ? text.replace(pattern, replacement)
                : text.replace(pattern, (match, ...groups) => {
                    const own = groups.filter((group) => typeof group === 'string').slice(0, -1);
                    return replacement(...(own.length > 0 ? own : [match]));
                });
    }
    const suggested = text.replaceAll(/\u0001(\d+)\u0001/g, (_, index) => strings[Number(index)] ?? '');
    return suggested !== written && checkExpression(suggested).ok ? suggested : undefined;
}
/** Converts a JSON pointer, such as `#/paths/~1pets/get`. */
function convertPointer(written) {
    if (!/^#?\/\S*$/.test(written))
        return undefined;
    const tokens = written.replace(/^#?\//, '').split('/');
    return `$${tokens.map((token) => `[${(0,quote_name/* quoteName */.A)(token.replaceAll('~1', '/').replaceAll('~0', '~'))}]`).join('')}`;
}

;// CONCATENATED MODULE: ./src/json-path/index.ts







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


/***/ })

};
