export const id = 105;
export const ids = [105];
export const modules = {

/***/ 7105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareHeld: () => (/* binding */ compareHeld)
/* harmony export */ });
/* harmony import */ var _document_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8750);
/* harmony import */ var _document_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6163);
/* harmony import */ var _document_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1666);
/* harmony import */ var _compare_descriptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8465);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7585);
/* harmony import */ var _detail_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9337);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1437);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6793);
/* harmony import */ var _server_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6439);









/**
 * What a description changes in what a copilot holds. Actions are known by method and endpoint; what an inventory
 * does not show (answers, credentials) counts as equal, and so do names and texts that the service writes its own way.
 * Actions that were made by hand are among those that are removed.
 * @returns undefined where no action is known by its endpoint: the service writes them in a form of its own
 */
function compareHeld(actions, next) {
    const document = (0,_compare_descriptions_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u)(next.body);
    const held = new Map(actions.map((action) => [keyOf(action.method, joinSlashes(action.endpoint)), action]));
    const wanted = listWanted(document, held);
    const known = [...wanted.keys()].filter((key) => held.has(key));
    if (known.length === 0 && actions.length > 0)
        return undefined;
    const before = [...held].map(([key, action]) => [key, readHeld(action, wanted.get(key))]);
    const documents = {
        before: buildDocument(document, before),
        after: buildDocument(document, [...wanted]),
    };
    const comparison = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareOperations */ .I)((0,_operations_js__WEBPACK_IMPORTED_MODULE_4__/* .listOperations */ .R)(documents.before), (0,_operations_js__WEBPACK_IMPORTED_MODULE_4__/* .listOperations */ .R)(documents.after), (0,_detail_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .createTeller */ .L)(() => documents));
    return inOwnWords(comparison, document, next.operations);
}
/** The description's own operations in the place of those that stand for what is held. */
function inOwnWords({ added, modified, ...rest }, document, operations) {
    const byPlace = new Map(operations.map((operation) => [keyOf(operation.method, operation.path), operation]));
    const own = new Map((0,_document_route_js__WEBPACK_IMPORTED_MODULE_0__/* .listRoutes */ .Bn)(document).flatMap((route) => {
        const operation = byPlace.get(keyOf(route.key, route.path));
        return listKeys(document, route).map((key) => [key, operation]);
    }));
    const find = (operation) => own.get(keyOf(operation.method, operation.path)) ?? operation;
    return {
        ...rest,
        added: added.map(find),
        modified: modified.map((change) => ({ ...change, operation: find(change.operation) })),
    };
}
function keyOf(method, endpoint) {
    return `${method.toUpperCase()} ${endpoint}`;
}
/** Slashes at the joint of server and path do not count. */
function joinSlashes(endpoint) {
    return endpoint.replace(/([^:/])\/{2,}/g, '$1/');
}
/** What the import of a description makes, by method and endpoint. */
function listWanted(document, held) {
    return new Map((0,_document_route_js__WEBPACK_IMPORTED_MODULE_0__/* .listRoutes */ .Bn)(document).map((route) => {
        const keys = listKeys(document, route);
        const { operation, item } = route;
        const { summary, description } = (0,_document_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .foldTexts */ .a)(operation, item);
        const name = operation['operationId'] ?? summary ?? description ?? '';
        const { parameters, requestBody } = operation;
        const key = keys.find((one) => held.has(one)) ?? keys[0] ?? '';
        return [key, { name, description: description ?? summary ?? name, parameters, requestBody }];
    }));
}
function listKeys(document, route) {
    return (0,_server_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .listAddresses */ .Zt)(document, route).map((server) => keyOf(route.key, joinSlashes(server + route.path)));
}
/** What the service holds, in the words of the description where it means the same. */
function readHeld({ fields }, wanted) {
    const { name, description, payload } = fields;
    const isSameName = wanted !== undefined && loosen(name) === loosen(wanted.name);
    const isSameText = wanted !== undefined &&
        (description === undefined || (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .squeeze */ .r2)(description) === (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .squeeze */ .r2)(wanted.description));
    return {
        name: isSameName ? wanted.name : (name ?? ''),
        description: isSameText ? wanted.description : description,
        parameters: readPart(payload, 'parameters', wanted?.parameters),
        requestBody: readPart(payload, 'request_body', wanted?.requestBody),
    };
}
/** Names as a service may write them: case and all that is no letter or digit do not count. */
function loosen(name) {
    return typeof name === 'string' ? name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') : '';
}
function readPart(payload, key, wanted) {
    const part = (0,_document_json_js__WEBPACK_IMPORTED_MODULE_8__/* .findMember */ .gz)(payload, key);
    // Not shown at all: nothing can be said against it.
    if (part === undefined)
        return wanted;
    return part === null || ((0,_document_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(part) && Object.keys(part).length === 0) ? undefined : part;
}
/** A description of actions: references within what is held lead into the components of the new one. */
function buildDocument({ openapi, components }, actions) {
    const paths = new Map();
    for (const [key, { name, description, parameters, requestBody }] of actions) {
        const [method = '', endpoint = ''] = key.split(/ (.*)/s);
        const operation = {
            operationId: name,
            ...(description !== undefined && { description }),
            ...((0,_document_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(parameters) && { parameters }),
            ...(requestBody !== undefined && { requestBody }),
        };
        paths.set(endpoint, { ...paths.get(endpoint), [method.toLowerCase()]: operation });
    }
    return {
        openapi: openapi ?? '3.0.3',
        paths: Object.fromEntries(paths),
        ...(components !== undefined && { components }),
    };
}


/***/ }),

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


/***/ })

};
