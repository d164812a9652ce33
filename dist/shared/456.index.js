export const id = 456;
export const ids = [456];
export const modules = {

/***/ 120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Q: () => (renderRoute),
  _: () => (describeRow)
});
function renderRoute({ endpoint, method }) {
    return `${method} ${endpoint}`;
}
function describeRow({ endpoint, method, name }) {
    return { method, path: endpoint, name: name ?? '' };
}


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zt: () => (columnWidth),
  Oq: () => (findNameKey),
  RT: () => (listOperations),
  AO: () => (planNames)
});

// UNUSED EXPORTS: deriveName

// EXTERNAL MODULE: ./src/openapi/document/free-name.ts
var free_name = __webpack_require__(724);
// EXTERNAL MODULE: ./src/openapi/document/operation-entry.ts
var operation_entry = __webpack_require__(8586);
// EXTERNAL MODULE: ./src/syntax/json.ts
var json = __webpack_require__(8431);
;// CONCATENATED MODULE: ./src/openapi/operation.ts

/** Describes an operation. Its name depends on the importer. */
function describeOperation({ key, operation, path }, name) {
    const { operationId, summary } = operation;
    return {
        method: key.toUpperCase(),
        path,
        ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
        name,
        ...(typeof summary === 'string' && summary !== '' && { summary }),
        ...describeDeprecation(operation),
    };
}
const date = /^\d{4}-\d{2}-\d{2}(?:[Tt].+)?$/;
/**
 * Returns whether a removal was announced, with oasdiff's order of checks: deprecation first, then the date. A documented
 * response header `Sunset` (RFC 8594) also counts as deprecation, but the file doesn't contain its date.
 */
function describeDeprecation({ deprecated, 'x-sunset': sunset, responses, }) {
    if (deprecated !== true && !hasSunsetHeader((0,json/* membersOf */.lS)(responses)))
        return {};
    if (sunset === undefined)
        return { isPhasedOut: true };
    const dateMs = typeof sunset === 'string' && date.test(sunset) ? Date.parse(sunset) : Number.NaN;
    if (Number.isNaN(dateMs))
        return { unreadableSunset: JSON.stringify(sunset) };
    return dateMs <= Date.now() ? { isPhasedOut: true } : {};
}
function hasSunsetHeader(responses) {
    for (const status in responses) {
        if ((0,json/* findMember */.gz)((0,json/* findMember */.gz)(responses[status], 'headers'), 'Sunset') !== undefined)
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./src/openapi/document/digest.ts
var digest = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/openapi/document/texts.ts
var texts = __webpack_require__(1666);
;// CONCATENATED MODULE: ./src/importer/names.ts

/** Maximum length of a name or URL in OpenCopilot's database, in characters. */
const columnWidth = 255;
/**
 * Plans the name of every operation: its own name if the importer accepts it, otherwise a name derived from its method and
 * path. A derived name never equals an existing name, and depends on other operations only if names collide.
 */
function planNames(entries) {
    const own = entries.map(planOwn);
    const taken = new Set(own.flatMap((plan) => plan?.name ?? []));
    return entries.map((entry, index) => {
        const plan = own[index];
        if (plan !== undefined)
            return plan;
        const operationId = (0,free_name/* findFreeName */.r)(deriveName(entry.key, entry.path), (name) => taken.has(name));
        taken.add(operationId);
        return { name: operationId, rename: { operationId } };
    });
}
/** Lists the operations of a document in its order, with the names of their actions. */
function listOperations(document) {
    const entries = (0,operation_entry/* listOperationEntries */.uV)(document);
    const names = planNames(entries);
    return entries.map((entry, index) => describeOperation(entry, names[index]?.name ?? ''));
}
/** Derives a name from a method and a path: `getUsersById` for `GET /users/{id}`. */
function deriveName(method, path) {
    const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? ['root'];
    const verb = method.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    return shorten(verb + words.map(capitalize).join(''));
}
/** Shortens a name so that a number can be appended. A digest of the whole name keeps shortened names distinct. */
function shorten(name) {
    const width = columnWidth - 7;
    if (name.length <= width)
        return name;
    // An unpaired surrogate isn't a valid string.
    const kept = name.slice(0, width - 12).replace(/[\uD800-\uDBFF]$/, '');
    return `${kept}_${(0,digest/* renderDigest */.LN)((0,digest/* hashText */.qj)(name))}`;
}
function planOwn(entry) {
    const { operation } = entry;
    const { operationId: id } = operation;
    // An `operationId` is never changed, because flows and links refer to it.
    if (isNamed(id))
        return { name: typeof id === 'string' ? id : JSON.stringify(id) };
    const name = findName(operation);
    if (typeof name !== 'string' || !isNamed(name) || name.length > columnWidth)
        return undefined;
    // If the path's text moved into its operations, several of them would get the same name.
    return name === findName({ ...operation, ...(0,texts/* foldTexts */.a)(operation, entry.pathItem) }) ? { name } : undefined;
}
function isNamed(id) {
    return typeof id === 'string' ? id.trim() !== '' : id !== undefined && id !== null;
}
const nameKeys = ['operationId', 'name', 'summary', 'description'];
/** Returns the key that the importer uses as the name of an operation: the first existing one, with any value. */
function findNameKey(operation) {
    return nameKeys.find((key) => Object.hasOwn(operation, key));
}
function findName(operation) {
    return operation[findNameKey(operation) ?? ''];
}
function capitalize(word) {
    const [first = '', ...rest] = word;
    return first.toUpperCase() + rest.join('');
}


/***/ }),

/***/ 763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  KO: () => (idWidth),
  hE: () => (renderCamelCase),
  iD: () => (foldOperationId),
  wQ: () => (deriveOperationId)
});
/** Maximum length of an `operation_id` in the service's database, in characters. */
const idWidth = 64;
/** White space in Python, which differs from JavaScript's `\s`. */
const whiteSpace = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
/**
 * Returns the `operation_id` that the service derives from an action's name. The first word is in lower case, the others are
 * capitalized and joined, symbols become `_`, and the result is truncated. Returns an empty string for a name without a word, with which the
 * import fails.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/entities/utils.py, the same in all releases
 */
function deriveOperationId(name) {
    const [first = '', ...others] = name.split(whiteSpace).filter((word) => word !== '');
    const joined = first.toLowerCase() + others.map(capitalize).join('');
    // Most names are ASCII, and the Unicode tables take long to load.
    const id = joined.replace(isAscii(joined) ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu, '_');
    return id.length <= idWidth ? id : Array.from(id).slice(0, idWidth).join('');
}
/** Folds an `operation_id` as the service's database compares it: without case, accents and trailing spaces. */
function foldOperationId(id) {
    const plain = isAscii(id)
        ? id
        : id
            .normalize('NFD')
            .replace(/\p{Mn}/gu, '')
            .toUpperCase();
    return plain.trimEnd().toLowerCase();
}
/**
 * Renders a name or an `operation_id` as the newest releases return it: `list_orders` as `listOrders`, `get_v2go` as
 * `getV2Go`. Releases up to 2.8.0 return both unchanged.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/models/repository/action_repo.py, `to_camel_case`
 */
function renderCamelCase(text) {
    const [first = '', ...others] = text.split('_');
    return first + others.map(capitalizeWords).join('');
}
/** Capitalizes like Python's `str.title`: the first letter of each sequence of letters in upper case, the others in lower case. */
function capitalizeWords(text) {
    if (isAscii(text))
        return text.replace(/[A-Za-z]+/g, capitalize);
    return text.replace(/\p{Cased}+/gu, capitalize);
}
/** Capitalizes like Python's `str.capitalize`. */
function capitalize(word) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    return toTitle(first) + word.slice(first.length).toLowerCase();
}
/** Converts a letter to title case: `ß` becomes `Ss`, and Georgian letters don't change. */
function toTitle(letter) {
    if (/[\u10d0-\u10ff]/u.test(letter))
        return letter;
    const [upper = '', ...more] = letter.toUpperCase();
    return upper + more.join('').toLowerCase();
}
function isAscii(text) {
    return /^[\x20-\x7e]*$/.test(text);
}


/***/ }),

/***/ 2433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CN: () => (isShownAs),
  Gp: () => (listShownNames),
  RS: () => (isInPlace),
  n: () => (listRowKeys),
  rD: () => (renderShownKey)
});
/* unused harmony exports isSameContent, isSameJson */
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8431);
var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
var _operation_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);



/** Returns the names as stored, which releases up to 2.8.0 return, and in the camel case of newer releases. */
function listShownNames({ name, operationId }) {
    return [
        { name, operationId },
        { name: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(name), operationId: (0,_operation_id_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCamelCase */ .hE)(operationId) },
    ];
}
/** Renders the lookup key of an action from its path and one of its returned names. */
function renderShownKey(path, { name, operationId }) {
    return JSON.stringify([path.slice(path.indexOf('/')), name, operationId]);
}
/** Lists the possible lookup keys of an observed action. On any server, the path of an action is a suffix of its endpoint. */
function listRowKeys(row) {
    const end = row.endpoint.slice(-_names_js__WEBPACK_IMPORTED_MODULE_1__/* .columnWidth */ .zt);
    return [...end.matchAll(/\//g)].map(({ index }) => renderShownKey(end.slice(index), row));
}
/**
 * Returns whether an observed action has the method, the path, the name and the `operation_id` of an imported one, on any
 * server. On the newest releases, the name or the `operation_id` alone can't distinguish `list_orders` from `listOrders`.
 */
function isShownAs(action, row) {
    return (row.method === action.method &&
        row.endpoint.endsWith(action.path) &&
        listShownNames(action).some((shown) => isNamed(shown, row)));
}
/** Compares the names. A service may return only one of the two. */
function isNamed(shown, { name, operationId }) {
    const isSameName = name === undefined || name === shown.name;
    return isSameName && (operationId === undefined || operationId === shown.operationId);
}
/** Returns whether an observed action equals an imported one: names, exact endpoint, description and payload. */
function isInPlace(action, row) {
    return isShownAs(action, row) && isSameContent(action, row);
}
/** Returns whether two actions have the same endpoint, description and payload. A missing description or part counts as empty. */
function isSameContent({ endpoint, description, payload }, row) {
    if (row.endpoint !== endpoint || (row.description ?? '') !== description)
        return false;
    const { parameters, request_body } = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(row.payload) ? row.payload : {};
    return (isSameJson(payload.parameters, parameters ?? []) && isSameJson(payload.request_body, request_body ?? {}));
}
/** Compares two JSON values, ignoring the order of members. */
function isSameJson(one, other) {
    if (one === other)
        return true;
    if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(one)) {
        return ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(other) && one.length === other.length && one.every((entry, at) => isSameJson(entry, other[at])));
    }
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(one) || !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(other))
        return false;
    const keys = Object.keys(one);
    return (keys.length === Object.keys(other).length &&
        keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key])));
}


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  LN: () => (renderDigest),
  WQ: () => (add),
  jh: () => (mix),
  qj: () => (hashText)
});
/**
 * Digests a string. Digests are integers of 53 bits, because numbers need no allocation and whole documents are digested on
 * every run. They distinguish versions of one OpenAPI file and aren't cryptographically secure.
 */
function hashText(text) {
    let low = 0xdeadbeef;
    let high = 0x41c6ce57;
    for (let index = 0; index < text.length; index++) {
        const unit = text.charCodeAt(index);
        low = Math.imul(low ^ unit, 2654435761);
        high = Math.imul(high ^ unit, 1597334677);
    }
    return finish(low, high);
}
/** Combines two digests. The order matters: `mix(a, b)` isn't `mix(b, a)`. */
function mix(first, second) {
    const low = Math.imul(lowOf(first) ^ 0x9e3779b9, 2246822507) ^ Math.imul(lowOf(second) + 0x7f4a7c15, 3266489909);
    const high = Math.imul(highOf(first) + 0x165667b1, 2654435761) ^ Math.imul(highOf(second) ^ 0x27d4eb2f, 1597334677);
    return finish(low + Math.imul(highOf(second), 668265263), high + Math.imul(lowOf(first), 374761393));
}
/** Combines two digests independent of their order, for the members of an object and for sets. */
function add(first, second) {
    const low = (lowOf(first) + lowOf(second)) >>> 0;
    const high = (highOf(first) + highOf(second)) & 0x1fffff;
    return high * 4294967296 + low;
}
function renderDigest(digest) {
    return digest.toString(36);
}
function lowOf(digest) {
    return digest >>> 0;
}
function highOf(digest) {
    return (digest / 4294967296) >>> 0;
}
/** Applies the last step of MurmurHash3 to two halves that depend on each other. */
function finish(low, high) {
    let first = Math.imul(low ^ (low >>> 16), 2246822507);
    first ^= Math.imul(high ^ (high >>> 13), 3266489909);
    let second = Math.imul(high ^ (high >>> 16), 2246822507);
    second ^= Math.imul(first ^ (first >>> 13), 3266489909);
    return (second & 0x1fffff) * 4294967296 + (first >>> 0);
}


/***/ }),

/***/ 724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  r: () => (findFreeName)
});
/**
 * Returns the name if it is free, otherwise its first free variant or one soon after. The search doubles and halves the
 * number, so that ten thousand parts with one name don't take quadratic time.
 */
function findFreeName(name, isTaken) {
    const variant = (attempt) => `${name}_${attempt}`;
    if (!isTaken(name))
        return name;
    let taken = 1;
    let free = 2;
    while (isTaken(variant(free)))
        [taken, free] = [free, free * 2];
    while (free - taken > 1) {
        const between = (taken + free) >> 1;
        if (isTaken(variant(between)))
            taken = between;
        else
            free = between;
    }
    return variant(free);
}


/***/ }),

/***/ 29:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Mz: () => (mapMembers),
  bb: () => (mapList),
  p5: () => (omitMembers)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);

/** Maps a list. Returns the same list if no entry changed, so that unchanged values keep their identity. */
function mapList(list, replace) {
    let next;
    for (let at = 0; at < list.length; at++) {
        const entry = list[at];
        const replaced = replace(entry);
        if (replaced === entry)
            continue;
        next ??= [...list];
        next[at] = replaced;
    }
    return next ?? list;
}
/** Maps the members of an object in their order. Returns the same object if no member changed. */
function mapMembers(value, replace) {
    // Most members don't change, so the object is copied only at the first change.
    let next;
    for (const key in value) {
        const member = value[key];
        const replaced = replace(member, key);
        if (replaced === member)
            continue;
        next ??= { ...value };
        (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .setMember */ .Nk)(next, key, replaced);
    }
    return next ?? value;
}
/** Returns the object without some of its members. */
function omitMembers(value, isLeftOut) {
    const kept = {};
    for (const key in value)
        if (!isLeftOut(key))
            (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .setMember */ .Nk)(kept, key, value[key]);
    return kept;
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ad: () => (quoteOperation),
  KP: () => (keyPathOf),
  LU: () => (mapOperations),
  d3: () => (isMethodKey),
  eB: () => (findPathItem),
  uV: () => (listOperationEntries),
  vp: () => (listMethods)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8431);
var _members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29);
var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9615);




/** Returns the keys from the root to an operation. */
function keyPathOf({ path, key, pathItem }) {
    return Object.hasOwn(pathItem, key) ? ['paths', path, key] : ['paths', path, 'additionalOperations', key];
}
/** Returns the name of an operation in messages, with backticks: `GET /pets`. */
function quoteOperation({ path, key }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${key.toUpperCase()} ${path}`);
}
const pathKeywords = new Set([
    ...['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'],
]);
/** Returns whether a key of a path item is a method. Unknown methods also count, because the importer accepts them. */
function isMethodKey(key) {
    return !pathKeywords.has(key) && !key.startsWith('x-');
}
/** Lists every operation under `paths` in the order of the document. OpenAPI 3.2's `additionalOperations` come last in each path. */
function listOperationEntries(document) {
    const paths = (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .gz)(document, 'paths');
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(paths))
        return [];
    const entries = [];
    for (const path of Object.keys(paths)) {
        const pathItem = path.startsWith('x-') ? undefined : findPathItem(document, paths[path]);
        if (pathItem === undefined)
            continue;
        for (const key in pathItem) {
            const operation = isMethodKey(key) ? pathItem[key] : undefined;
            if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(operation))
                entries.push({ path, key, operation, pathItem });
        }
        for (const [key, operation] of listAdditional(pathItem)) {
            if ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(operation))
                entries.push({ path, key, operation, pathItem });
        }
    }
    return entries;
}
/** Returns a path item with its `$ref` merged. Its own members take precedence, as in most tools. */
function findPathItem(document, value) {
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return undefined;
    if (!Object.hasOwn(value, '$ref'))
        return value;
    const target = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveObject */ .Wm)(document, { $ref: value['$ref'] ?? '' });
    if (target === undefined)
        return undefined;
    const own = Object.entries(value).filter(([key]) => key !== '$ref');
    return { ...target, ...Object.fromEntries(own) };
}
/** Lists the operations of a path item with their keys. */
function listMethods(pathItem) {
    const direct = Object.entries(pathItem).filter(([key]) => isMethodKey(key));
    return [...direct, ...listAdditional(pathItem)];
}
function listAdditional(pathItem) {
    const additional = pathItem['additionalOperations'];
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(additional))
        return [];
    return Object.entries(additional).filter(([key]) => !Object.hasOwn(pathItem, key));
}
/** Replaces each operation under `paths`. Returns the same object if none changed. */
function mapOperations(document, replace) {
    const replaceOperation = (operation) => (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(operation) ? replace(operation) : operation;
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(document, (paths, key) => {
        if (key !== 'paths' || !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(paths))
            return paths;
        return (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(paths, (pathItem) => (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(pathItem) ? (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .mapMembers */ .Mz)(pathItem, replaceOperation) : pathItem);
    });
}


/***/ }),

/***/ 9615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $Y: () => (keptTexts),
  Ee: () => (isBefore31),
  FB: () => (findTarget),
  FR: () => (mergeRefSiblings),
  Wm: () => (resolveObject),
  hd: () => (resolve),
  t3: () => (findReference)
});
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);
var _syntax_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2612);

/** Returns the `$ref` of a value, such as `#/components/schemas/Pet`, or `undefined` if the value isn't a reference. */
function findReference(value) {
    if (!(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) || !Object.hasOwn(value, '$ref'))
        return undefined;
    return typeof value['$ref'] === 'string' ? value['$ref'] : undefined;
}
/** Returns the target of a reference, or `undefined` if it is dangling or leads out of the document. */
function findTarget(document, reference) {
    if (reference === '#')
        return document;
    if (!reference.startsWith('#/'))
        return undefined;
    const pointer = reference.slice(1);
    return ((0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeEscapes */ .zR)(pointer)) ??
        (pointer.includes('%') ? (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findByPointer */ .wR)(document, pointer) : undefined));
}
/**
 * Resolves a chain of references and merges their siblings into the target. Returns a value that isn't a reference
 * unchanged, and `undefined` for a dangling or circular chain.
 */
function resolve(document, value) {
    const first = findReference(value);
    if (first === undefined || !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    const target = findTarget(document, first);
    // Nearly all chains have one reference.
    if (target === undefined || findReference(target) === undefined) {
        return target === undefined ? undefined : mergeRefSiblings(document, target, value);
    }
    const siblings = [];
    const seen = new Set();
    let current = value;
    for (;;) {
        const reference = findReference(current);
        if (reference === undefined || !(0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(current))
            break;
        if (seen.has(reference))
            return undefined;
        seen.add(reference);
        if (hasSiblings(current))
            siblings.push(current);
        current = findTarget(document, reference);
    }
    if (current === undefined)
        return undefined;
    return siblings.reduceRight((target, sibling) => mergeRefSiblings(document, target, sibling), current);
}
/** Resolves a value like `resolve`, or returns `undefined` if the result isn't an object. */
function resolveObject(document, value) {
    const resolved = resolve(document, value);
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(resolved) ? resolved : undefined;
}
const annotations = new Set([
    ...['title', 'summary', 'description', 'deprecated', 'readOnly', 'writeOnly'],
    ...['default', 'example', 'examples', 'externalDocs'],
]);
/** References to values other than schemas. From 3.1 on, such a reference can have only a summary and a description. */
const partReference = /^#\/(?:components\/(?!schemas\/)[^/]+|parameters|responses)\/[^/]+$|^#\/paths\/(?!.*\/schema(?:\/|$))/;
const haveSummaries = /^#\/components\/(?:examples|pathItems)\//;
/** Siblings of a `$ref` that are kept even up to 3.0, which ignores siblings, because assistants depend on these texts. */
const keptTexts = new Set([
    'description',
    'summary',
    'title',
    'example',
    'default',
]);
/**
 * Merges the siblings of a `$ref` into its target. Texts replace the target's texts. Other siblings of a reference to a
 * schema also apply from 3.1 on and are ignored before, as in OpenAPI.
 */
function mergeRefSiblings(document, target, reference) {
    if (!hasSiblings(reference))
        return target;
    const isBefore = isBefore31(document);
    const beside = Object.entries(reference).filter(([key]) => key !== '$ref' && (!isBefore || keptTexts.has(key)));
    if (beside.length === 0)
        return target;
    const to = findReference(reference) ?? '';
    if (partReference.test(to)) {
        const kept = haveSummaries.test(to) ? ['summary', 'description'] : ['description'];
        const texts = beside.filter(([key]) => kept.includes(key));
        return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(target) && texts.length > 0 ? { ...target, ...Object.fromEntries(texts) } : target;
    }
    const isText = ([key]) => annotations.has(key) || key.startsWith('x-');
    const texts = Object.fromEntries(beside.filter(isText));
    const constraints = Object.fromEntries(beside.filter((entry) => !isText(entry)));
    if (Object.keys(constraints).length > 0)
        return { allOf: [target, constraints], ...texts };
    if (Object.keys(texts).length === 0)
        return target;
    return (0,_syntax_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(target) ? { ...target, ...texts } : { allOf: [target], ...texts };
}
function hasSiblings(reference) {
    for (const key in reference)
        if (key !== '$ref')
            return true;
    return false;
}
/** Returns whether the document has a version that ignores the siblings of a `$ref`: up to 3.0. */
function isBefore31(document) {
    const version = document['openapi'];
    return typeof version !== 'string' || version.startsWith('3.0');
}


/***/ }),

/***/ 1666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  a: () => (foldTexts)
});
/**
 * Combines the texts of an operation with those of its path. A missing text of the operation is taken from the path.
 * Otherwise, the text of the path is appended, so that no sentence is lost.
 */
function foldTexts(operation, pathItem) {
    const texts = pick(operation);
    const path = pick(pathItem);
    if (!isText(path.summary) && !isText(path.description))
        return texts;
    const takesSummary = texts.summary === undefined && isText(path.summary);
    const paragraphs = [texts.description, takesSummary ? undefined : path.summary, path.description].filter(isText);
    const description = [...new Set(paragraphs)].filter((text) => text === texts.description || text !== texts.summary);
    return {
        ...texts,
        ...(takesSummary && { summary: path.summary }),
        ...(description.length > 0 && { description: description.join('\n\n') }),
    };
}
function pick(holder) {
    const { summary, description } = holder;
    return { ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) };
}
function isText(value) {
    return typeof value === 'string' && value.trim() !== '';
}


/***/ }),

/***/ 8606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  PT: () => (namedActions),
  T0: () => (describeHeld),
  wn: () => (renderSelected),
  wv: () => (describeCounts),
  yZ: () => (joinWords)
});
var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);


/** Maximum number of actions that the report names for each rule about texts. */
const namedActions = 10;
/** Renders how many operations are selected: `12 of 54 operations selected`. */
function renderSelected(selected, total) {
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(selected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(total, 'operation')} selected`;
}
/**
 * Describes the copilot's current actions: `12 actions, the version of 1f0c2f3; compared with the file: 2 missing, 1
 * extra, 0 changed`.
 */
function describeHeld(liveState) {
    const { actions, commit, different, isInSync, missing, extra, unmanaged } = liveState;
    const version = commit === undefined ? '' : `, the version of \`${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(commit)}\``;
    const others = unmanaged.length === 0 ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(unmanaged.length)} unmanaged`;
    const drift = { missing: missing.length, extra: extra.length, changed: different.length };
    const reported = isInSync ? 'in sync with the file' : `compared with the file: ${describeCounts(drift)}`;
    return joinWords([`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(actions, 'action')}${version}`, reported, others], '; ');
}
function describeCounts(counts) {
    return Object.entries(counts)
        .flatMap(([word, count]) => (count === undefined ? [] : [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(count)} ${word}`]))
        .join(', ');
}
function joinWords(parts, divider) {
    return parts.filter((part) => part !== '').join(divider);
}


/***/ }),

/***/ 344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Fh: () => (loadVersion),
  Pe: () => (listPaths),
  SO: () => (pickVersion)
});
var _endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2525);

/**
 * Reads and prepares one version of an OpenAPI file: the new one or an earlier one.
 * @throws ActionError `file-missing` (of the new version: also an overlay file), `file-unreadable`,
 * `file-outside-workspace`, `interrupted`
 */
async function loadVersion(target, source, { bundles, interruption }) {
    const { earlierThan } = source;
    const { operations, overlayFiles } = (await readEarlierSelection(target, source)) ?? target;
    const isCurated = operations.length + overlayFiles.length > 0;
    // A run in which nothing changed loads neither the parsers nor node:v8, which takes 8 ms.
    const { tuneEngine } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 291));
    const reader = {
        read: async (path) => {
            const bytes = await source.reader.read(path);
            if (path === target.swaggerFile && bytes !== undefined)
                tuneEngine(bytes.length);
            return bytes;
        },
    };
    const { loadSpec, readBundle } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 8824));
    const options = {
        path: target.swaggerFile,
        reader,
        rewrite: target.rewrite,
        serverUrl: target.serverUrl,
        ...(isCurated && {
            curation: {
                operations,
                overlayFiles,
                needsOverlays: earlierThan === undefined,
                signal: interruption,
            },
        }),
        ...(bundles && {
            readBundle: (file) => {
                const key = JSON.stringify([file.path, source.commit]);
                const bundle = bundles.get(key) ?? readBundle(file);
                bundles.set(key, bundle);
                return bundle;
            },
        }),
    };
    try {
        return await loadSpec(options);
    }
    catch (error) {
        (0,_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .failIfInterrupted */ .IP)(interruption);
        throw error;
    }
}
/** Returns the selection at an earlier commit if it is in the config file, otherwise `undefined`. */
async function readEarlierSelection(target, { earlierThan, reader }) {
    const { operations, overlayFiles, readSelection } = target;
    if (earlierThan === undefined || readSelection === undefined)
        return undefined;
    // Most config files have no selection, and reading them at each commit would take a request for each target.
    const hasSelection = operations.length + overlayFiles.length > 0;
    return hasSelection || earlierThan.reason === 'selection-changed' ? readSelection(reader) : undefined;
}
/** Returns the parts of a version that a restore needs, because the whole document is large. */
function pickVersion({ commit, path }, { actions, body, operations, unselected }) {
    return { commit, path, body, actions, unselected, operations: operations.length };
}
/** Returns the paths of a target's file at earlier commits, the path before a rename first. */
function listPaths({ swaggerFile }, oldPath) {
    return oldPath === undefined ? [swaggerFile] : [oldPath, swaggerFile];
}


/***/ })

};
