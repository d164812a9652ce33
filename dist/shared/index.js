import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
const requireModule = __WEBPACK_EXTERNAL_createRequire(import.meta.url);
var __webpack_modules__ = ({

/***/ 181:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  FZ: () => (listField),
  Gv: () => (isObject),
  UI: () => (findField),
  Vw: () => (findText),
  nw: () => (findTextField)
});
/**
 * Returns the value below `keys` of an untrusted value (an event's payload, a response), or `undefined` if it is
 * missing.
 */
function findField(value, ...keys) {
    let found = value;
    for (const key of keys) {
        if (!isObject(found))
            return undefined;
        found = found[key];
    }
    return found;
}
/** Returns the string below `keys`, or `undefined` if it is missing or not a string. */
function findTextField(value, ...keys) {
    const found = findField(value, ...keys);
    return typeof found === 'string' ? found : undefined;
}
/** Returns the string below `keys`, or `undefined` if it is missing or empty. */
function findText(value, ...keys) {
    const text = findTextField(value, ...keys);
    return text === '' ? undefined : text;
}
/** Returns the array below `keys`, or an empty array if it is missing. */
function listField(value, ...keys) {
    const found = findField(value, ...keys);
    return Array.isArray(found) ? found : [];
}
/** Whether the value is an object or an array. */
function isObject(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 4977:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Ee: () => (findOpen),
  Q_: () => (findLeftovers),
  RD: () => (announceMain),
  qZ: () => (nameFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
var _field_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(181);
var _private_files_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2631);
var _proc_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6436);





/**
 * Reports this process and the folder of its journals to the post step. Call this before everything else, because the
 * post step must be able to end the main step at any time. In a container job, a canceled main step keeps running
 * during the post step. All state is saved under one name, because an earlier step can set a variable for a name that
 * isn't saved.
 */
function announceMain(runner) {
    // The post step doesn't need this module, and loading the module would take a sixth of that step's time.
    const { randomBytes } = process.getBuiltinModule('node:crypto');
    const name = `copilot-swagger-sync-${randomBytes(8).toString('hex')}`;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(runner.temporaryFolder), name);
    let pointer = { folder, ...(0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnMark */ .w0)(), targets: {} };
    const save = () => {
        runner.saveState('main', JSON.stringify(pointer));
    };
    save();
    return {
        folder,
        report: (index, copilotId, isOpen) => {
            if (pointer.targets[index]?.isOpen === isOpen)
                return;
            pointer = { ...pointer, targets: { ...pointer.targets, [index]: { copilotId, isOpen } } };
            save();
        },
    };
}
/**
 * Returns what the main step has left, or `undefined` if the post step has nothing to do, as in most runs. No package
 * may be imported here, because nothing else is loaded in that case.
 */
function findLeftovers(env) {
    const { STATE_main: saved = '' } = env;
    if (saved === '')
        return undefined;
    const main = JSON.parse(saved);
    return findOpen(main).length > 0 || (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .isProcessAlive */ .jW)(main) ? main : undefined;
}
/**
 * Lists the open journals. Call this again after the main step has ended, because until then it can finish a sync, or
 * begin one that the runner doesn't know.
 */
function findOpen({ folder: root, targets }) {
    const reported = Object.entries(targets).map(([index, target]) => ({
        folder: nameFolder(root, index),
        ...target,
    }));
    const found = ((0,_private_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrivateFolder */ .E)(root) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root) : [])
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name))
        .filter((folder) => !reported.some((one) => one.folder === folder) && isOpenOnDisk(folder))
        .map((folder) => ({ folder, copilotId: '' }));
    return [...reported.filter(({ isOpen }) => isOpen), ...found];
}
function nameFolder(root, index) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, `target-${index}`);
}
/** Returns whether the journal on disk is open. A file that can't be read counts as open, so that it is reported. */
function isOpenOnDisk(folder) {
    try {
        const entry = JSON.parse((0,_private_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.json')).toString('utf8'));
        return entry.isOpen !== false;
    }
    catch (error) {
        return (0,_field_js__WEBPACK_IMPORTED_MODULE_4__/* .findTextField */ .nw)(error, 'code') !== 'ENOENT';
    }
}


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  E: () => (isPrivateFolder),
  b: () => (readPlainFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** Flags of `openSync`. Windows has neither of the first two, and no such permissions. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/** Returns whether the path is a folder that only this user can access. Returns `false` if the folder is gone. */
function isPrivateFolder(path) {
    try {
        // Links aren't followed, because they can lead to another user's folder.
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        const isOwn = process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0);
        return stat.isDirectory() && isOwn;
    }
    catch {
        return false;
    }
}
/**
 * Reads a regular file. Rejects a link, and a pipe, on which the process would wait forever.
 * @throws Error as `node:fs` throws it, or if the path isn't a regular file
 */
function readPlainFile(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
            throw new TypeError(`${path} is not a regular file.`);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 6436:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  JZ: () => (endProcess),
  jW: () => (isProcessAlive),
  w0: () => (readOwnMark)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
var _field_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(181);


function readOwnMark() {
    return { pid: process.pid, started: readStart(process.pid) };
}
/**
 * Returns whether that process is still running; `false` without `/proc`, because the number alone could now belong
 * to another process. Only containers keep the main process of a step running during its post step, and containers
 * have `/proc`.
 */
function isProcessAlive(mark) {
    return mark.started !== '' && mark.pid !== process.pid && readStart(mark.pid) === mark.started;
}
/** Time between the first signal and the kill, as on runners. */
const graceMs = 10_000;
const pollMs = 50;
/**
 * Ends the main step. In container jobs, a canceled main step gets no signal and keeps running during the post step,
 * so both would delete and import.
 */
async function endProcess(main, clock) {
    for (const signal of ['SIGTERM', 'SIGKILL']) {
        sendSignal(main, signal);
        // After SIGKILL, the process sends no more requests, and the kernel removes it soon.
        const endMs = clock.nowMs() + graceMs;
        while (isProcessAlive(main) && clock.nowMs() < endMs)
            await clock.sleep(pollMs);
    }
}
function sendSignal(mark, signal) {
    try {
        if (isProcessAlive(mark))
            process.kill(mark.pid, signal);
    }
    catch (error) {
        if ((0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(error, 'code') !== 'ESRCH')
            throw error;
    }
}
/** Reads field 22 of `/proc/<pid>/stat`. The second field can contain spaces and brackets. A zombie no longer runs. */
function readStart(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' ? '' : (fields[19] ?? '');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = requireModule("crypto");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = requireModule("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = requireModule("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = requireModule("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = requireModule("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = requireModule("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = requireModule("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = requireModule("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = requireModule("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = requireModule("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = requireModule("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = requireModule("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = requireModule("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = requireModule("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = requireModule("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = requireModule("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = requireModule("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = requireModule("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = requireModule("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = requireModule("node:stream/web");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = requireModule("node:timers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = requireModule("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = requireModule("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = requireModule("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = requireModule("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = requireModule("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = requireModule("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = requireModule("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = requireModule("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = requireModule("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = requireModule("path");

/***/ })

});
/************************************************************************/
// The module cache
var __webpack_module_cache__ = {};

// The require function
function __nccwpck_require__(moduleId) {
	// Check if module is in cache
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	// Create a new module (and put it into the cache)
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: false,
		exports: {}
	};

	// Execute the module function
	var threw = true;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if(threw) delete __webpack_module_cache__[moduleId];
	}

	// Flag the module as loaded
	module.loaded = true;

	// Return the exports of the module
	return module.exports;
}

// expose the modules object (__webpack_modules__)
__nccwpck_require__.m = __webpack_modules__;

/************************************************************************/
/* webpack/runtime/asset-relocator-loader */
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

/* webpack/runtime/compat get default export */
(() => {
	// getDefaultExport function for compatibility with non-harmony modules
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ?
			() => (module['default']) :
			() => (module);
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
})();

/* webpack/runtime/define property getters */
(() => {
	// define getter functions for harmony exports
	__nccwpck_require__.d = (exports, definition) => {
		for(var key in definition) {
			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
			}
		}
	};
})();

/* webpack/runtime/ensure chunk */
(() => {
	__nccwpck_require__.f = {};
	// This file contains only the entry chunk.
	// The chunk loading function for additional chunks
	__nccwpck_require__.e = (chunkId) => {
		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	};
})();

/* webpack/runtime/get javascript chunk filename */
(() => {
	// This function allow to reference async chunks
	__nccwpck_require__.u = (chunkId) => {
		// return url for filenames based on template
		return "" + chunkId + ".index.js";
	};
})();

/* webpack/runtime/hasOwnProperty shorthand */
(() => {
	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();

/* webpack/runtime/make namespace object */
(() => {
	// define __esModule on exports
	__nccwpck_require__.r = (exports) => {
		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
		}
		Object.defineProperty(exports, '__esModule', { value: true });
	};
})();

/* webpack/runtime/node module decorator */
(() => {
	__nccwpck_require__.nmd = (module) => {
		module.paths = [];
		if (!module.children) module.children = [];
		return module;
	};
})();

/* webpack/runtime/import chunk loading */
(() => {
	// no baseURI
	
	// object to store loaded and loading chunks
	// undefined = chunk not loaded, null = chunk preloaded/prefetched
	// [resolve, Promise] = chunk loading, 0 = chunk loaded
	var installedChunks = {
		792: 0
	};
	
	var installChunk = (data) => {
		var {ids, modules, runtime} = data;
		// add "modules" to the modules object,
		// then flag all "ids" as loaded and fire callback
		var moduleId, chunkId, i = 0;
		for(moduleId in modules) {
			if(__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if(runtime) runtime(__nccwpck_require__);
		for(;i < ids.length; i++) {
			chunkId = ids[i];
			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	
	}
	
	__nccwpck_require__.f.j = (chunkId, promises) => {
			// import() chunk loading for javascript
			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
			if(installedChunkData !== 0) { // 0 means "already installed".
	
				// a Promise means "currently loading".
				if(installedChunkData) {
					promises.push(installedChunkData[1]);
				} else {
					if(true) { // all chunks have JS
						// setup Promise in chunk cache
						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
							throw e;
						});
						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
						promises.push(installedChunkData[1] = promise);
					}
				}
			}
	};
	
	// no prefetching
	
	// no preloaded
	
	// no external install chunk
	
	// no on chunks loaded
})();

/************************************************************************/
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
  _3: () => (evaluate),
  bE: () => (post),
  iW: () => (main),
  xw: () => (cli)
});
var _replacement_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4977);

/** Runs the main step. Loads no package before it is clear that the step can run. */
async function main() {
    const problem = renderOldRuntime(process.versions.node);
    if (problem === undefined) {
        const { start } = await __nccwpck_require__.e(/* import() | action */ 957).then(__nccwpck_require__.bind(__nccwpck_require__, 3479));
        await start();
    }
    else {
        // Only GitHub-compatible runners read workflow commands.
        const prefix = process.env['GITHUB_ACTIONS'] === 'true' ? '::error::' : 'Error: ';
        process.stdout.write(`${prefix}${problem}\n`);
        process.exitCode = 1;
    }
}
/** Runs the post step. Loads no package if the main step has left nothing to do. */
async function post() {
    const leftovers = (0,_replacement_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findLeftovers */ .Q_)(process.env);
    if (leftovers === undefined)
        return;
    const { recoverLeftovers } = await __nccwpck_require__.e(/* import() | action */ 957).then(__nccwpck_require__.bind(__nccwpck_require__, 9526));
    await recoverLeftovers(leftovers);
}
/** Runs the command line. */
async function cli() {
    const { startCommandLine } = await __nccwpck_require__.e(/* import() | action */ 957).then(__nccwpck_require__.bind(__nccwpck_require__, 3479));
    await startCommandLine();
}
/** Evaluates one JSONPath expression in a worker. */
async function evaluate() {
    const { answerTask } = await Promise.all(/* import() | json-path */[__nccwpck_require__.e(743), __nccwpck_require__.e(123)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5942));
    answerTask();
}
/** Node version in action.yml. Other runners than GitHub's use the `node` of their image. */
const minMajor = 24;
/**
 * Returns why this Node version can't run the action, or `undefined` if it can. Runs before any package is loaded.
 */
function renderOldRuntime(version) {
    if (Number.parseInt(version, 10) >= minMajor)
        return undefined;
    return (`Copilot Swagger Sync needs Node ${minMajor}; this runner started it with Node ${version}. ` +
        'Update the runner (GitHub: 2.327.1 or later) or the job image. Nothing was sent, and the copilot was not changed.');
}

var __webpack_exports__cli = __webpack_exports__.xw;
var __webpack_exports__evaluate = __webpack_exports__._3;
var __webpack_exports__main = __webpack_exports__.iW;
var __webpack_exports__post = __webpack_exports__.bE;
export { __webpack_exports__cli as cli, __webpack_exports__evaluate as evaluate, __webpack_exports__main as main, __webpack_exports__post as post };
