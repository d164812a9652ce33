import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Event, State } from 'jest-circus';
import { recordProcess } from './process-state.ts';

interface Config {
  readonly projectConfig: { readonly globals: object; readonly setupFilesAfterEnv: readonly string[] };
}

interface Context {
  readonly testPath: string;
}

/** Runs test files with the global objects of the worker, and fails a file that leaves a change of them behind. */
// eslint-disable-next-line no-restricted-syntax -- Jest uses the default export
export default class SharedGlobals {
  readonly global = globalThis;
  readonly #restore = recordProcess();
  readonly #ownFrames: readonly string[];
  #findChanges: (() => readonly string[]) | undefined;

  constructor({ projectConfig }: Config, { testPath }: Context) {
    // Jest itself adds a hook.
    this.#ownFrames = [testPath, ...projectConfig.setupFilesAfterEnv, 'at jestAdapter ('];
    Object.assign(globalThis, projectConfig.globals);
    // Jest's worker would end with all its modules, and Jest would repeat the file three times.
    Reflect.set(process, 'exit', () => {
      throw new Error('A test has ended the process.');
    });
  }

  setup(): void {
    // Jest sets 100, but most of the time of an error that is expected is for its stack.
    Error.stackTraceLimit = 25;
    Error.prepareStackTrace = renderStack;
  }

  teardown(): void {
    this.#restore();
  }

  getVmContext(): null {
    return null;
  }

  async handleTestEvent(event: Event, { unhandledErrors }: State): Promise<void> {
    const { name } = event;
    if (name === 'add_hook' || name === 'add_test') {
      const { asyncError } = event;
      const isOwn = this.#ownFrames.some((frame) => asyncError.stack?.includes(frame) === true);
      if (isOwn) return;
      // The module is loaded only once, and so adds the hook or the test only to the first test file.
      const advice = 'A shared module adds a hook or a test. Export a function that the test files call.';
      unhandledErrors.push(createError(advice, asyncError.stack?.replace(/^.*/u, '')));
    }
    if (name === 'setup') this.#findChanges = recordProcess();
    // Node.js reports an unhandled rejection only after all other work.
    if (name === 'run_describe_finish' || name === 'run_finish') await nextTurn();
    if (name !== 'run_finish') return;
    const changes = this.#findChanges?.() ?? [];
    if (changes.length === 0) return;
    const names = changes.join(', ');
    unhandledErrors.push(createError(`The tests changed the process for those of other files: ${names}`));
  }
}

/**
 * Renders a stack without the frames that load and run the tests. It has paths, because Jest shows the code at a path
 * but not at a URL.
 */
function renderStack(error: Error, sites: readonly unknown[]): string {
  const frames = sites
    .map((site) => String(site).replace(/file:\/{3}\S+?(?=:\d)/u, (url) => fileURLToPath(url)))
    .filter((frame) => !frame.includes('node:internal/') && !frame.includes(import.meta.dirname));
  return [String(error), ...frames].join('\n    at ');
}

/** Creates an error with this stack, so that Jest doesn't show the code of this file. */
function createError(message: string, stack = ''): Error {
  return Object.assign(new Error(message), { stack: message + stack });
}
