import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const loadedPaths = new Set<string>();
let count = 0;

/**
 * Replaces Jest's own module loader by that of Node.js. The test files of a worker then share the modules that they
 * import, which takes half the time of loading all of them again for each test file.
 */
// eslint-disable-next-line no-restricted-syntax -- Jest uses the default export
export default class SharedModules {
  /** Loads a new jest-circus for each test file, because it registers handlers that it never removes. */
  requireInternalModule(path: string): unknown {
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    Reflect.deleteProperty(require.cache, path);
    return require(path);
  }

  /** Loads a test file, or a file of `setupFilesAfterEnv`, and runs it again if another project has loaded it. */
  async unstable_importModule(path: string): Promise<void> {
    const { href } = pathToFileURL(path);
    const isNew = !loadedPaths.has(path);
    loadedPaths.add(path);
    await import(isNew ? href : `${href}?${(count += 1)}`);
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  requireModule(path: string): unknown {
    return require(path);
  }

  getSourceMaps(): ReadonlyMap<string, string> {
    return new Map();
  }

  // Jest calls the following methods, but they have no work if modules are shared.
  readonly setGlobalsForRuntime = doNothing;
  readonly enterTestCode = doNothing;
  readonly leaveTestCode = doNothing;
  readonly getAllCoverageInfoCopy = doNothing;
  readonly teardown = doNothing;
}

function doNothing(): undefined {
  return undefined;
}
