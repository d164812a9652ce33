export const id = 140;
export const ids = [140];
export const modules = {

/***/ 3140:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareHeld: () => (/* binding */ compareHeld)
/* harmony export */ });
/* harmony import */ var _text_tree_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3332);
/* harmony import */ var _openapi_document_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6163);
/* harmony import */ var _openapi_document_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1666);
/* harmony import */ var _compare_descriptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1023);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8554);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3087);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4802);
/* harmony import */ var _server_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9758);








/**
 * What a description changes in what a copilot holds. Actions are known by method and endpoint; what an inventory
 * does not show (answers, credentials) counts as equal, and so do names and texts that the service writes its own way.
 * Actions that were made by hand are among those that are removed.
 * @returns undefined where no action is known by its endpoint: the service writes them in a form of its own
 */
function compareHeld(actions, next) {
    const document = (0,_compare_descriptions_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u)(next.body);
    const held = new Map(actions.map((action) => [(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(action.method, joinSlashes(action.endpoint)), action]));
    const routes = indexWanted(document, (key) => held.has(key));
    if (actions.length > 0 && !routes.keys().some((key) => held.has(key)))
        return undefined;
    const wanted = new Map([...routes].map(([key, route]) => [key, readWanted(route)]));
    const before = new Map([...held].map(([key, action]) => [key, readHeld(action, wanted.get(key))]));
    const documents = [buildDocument(document, before), buildDocument(document, wanted)];
    const { added, modified, ...rest } = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareOperations */ .IQ)((0,_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .listOperations */ .R)(documents[0]), (0,_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .listOperations */ .R)(documents[1]), (0,_compare_descriptions_js__WEBPACK_IMPORTED_MODULE_1__/* .createTeller */ .L)(() => documents));
    const own = new Map(next.operations.map((operation) => [(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(operation.method, operation.path), operation]));
    const findOwn = (operation) => {
        const route = routes.get((0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(operation.method, operation.path));
        return route === undefined ? operation : (own.get((0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(route.key, route.path)) ?? operation);
    };
    return {
        ...rest,
        added: added.map(findOwn),
        modified: modified.map((change) => ({ ...change, operation: findOwn(change.operation) })),
    };
}
/** What the import of a description makes an action of, by method and the endpoint under which that is held. */
function indexWanted(document, isHeld) {
    return new Map((0,_openapi_document_route_js__WEBPACK_IMPORTED_MODULE_0__/* .listRoutes */ .Bn)(document).map((route) => {
        const endpoints = (0,_server_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .listAddresses */ .Zt)(document, route).map((server) => joinSlashes(server + route.path));
        const keys = endpoints.map((endpoint) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(route.key, endpoint));
        return [keys.find(isHeld) ?? keys[0] ?? '', route];
    }));
}
/** Slashes at the joint of server and path do not count. */
function joinSlashes(endpoint) {
    return endpoint.replace(/([^:/])\/{2,}/g, '$1/');
}
function readWanted({ operation, item }) {
    const { summary, description } = (0,_openapi_document_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .foldTexts */ .a)(operation, item);
    const { operationId = summary ?? description ?? '', parameters, requestBody } = operation;
    return { operationId, description: description ?? summary ?? operationId, parameters, requestBody };
}
function readHeld({ fields }, wanted) {
    const { name, description, payload } = fields;
    return {
        operationId: readText(name, wanted?.operationId, loosen),
        description: readText(description, wanted?.description, _place_js__WEBPACK_IMPORTED_MODULE_6__/* .squeeze */ .r2),
        parameters: readPart(payload, 'parameters', wanted?.parameters),
        requestBody: readPart(payload, 'request_body', wanted?.requestBody),
    };
}
/** In the words of the description where it means the same. Of what is not shown, nothing can be said against it. */
function readText(held, wanted, read) {
    return held === undefined || (wanted !== undefined && read(held) === read(wanted)) ? wanted : held;
}
/** Names as a service may write them: case and all that is no letter or digit do not count. */
function loosen(name) {
    return typeof name === 'string' ? name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') : '';
}
function readPart(payload, key, wanted) {
    const part = (0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_7__/* .findMember */ .gz)(payload, key);
    if (part === undefined)
        return wanted;
    return part === null || ((0,_text_tree_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(part) && Object.keys(part).length === 0) ? undefined : part;
}
/** A description of actions: references within what is held lead into the components of the new one. */
function buildDocument({ openapi = '3.0.3', components = {} }, actions) {
    const paths = new Map();
    for (const [key, held] of actions) {
        const [method = '', endpoint = ''] = key.split(/ (.*)/s);
        const told = Object.entries(held).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
        paths.set(endpoint, { ...paths.get(endpoint), [method.toLowerCase()]: Object.fromEntries(told) });
    }
    return { openapi, paths: Object.fromEntries(paths), components };
}


/***/ })

};
