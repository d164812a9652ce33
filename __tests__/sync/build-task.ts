import type { Change } from '../../src/change/changes.ts';
import type { Target } from '../../src/inputs.ts';
import type { FileVersion, History } from '../../src/ports.ts';
import type { Task } from '../../src/sync/task.ts';
import { createShelf } from '../support/spec-files.ts';

export const commits = { next: 'a'.repeat(40), previous: 'b'.repeat(40) };

/** A change of swagger.json. */
export const modified: Change = {
  ...{ file: 'swagger.json', changed: true, reason: 'modified', detail: 'It differs.' },
  ...{ base: commits.previous, head: commits.next, changedFiles: ['swagger.json'], files: ['swagger.json'] },
  ...{ warnings: [], isCheckedOut: true, preview: false },
};

/** Builds a sync of swagger.json after a change, with the defaults of the inputs. */
export function buildTask(
  target: Partial<Target> & Pick<Target, 'copilotId'>,
  task: Partial<Task> = {},
): Task {
  const names = { name: undefined, swaggerFile: 'swagger.json', overlayFiles: [], operations: [] };
  const document = { rewrite: 'auto', serverUrl: undefined, deletePath: 'auto' } as const;
  return {
    target: { ...names, ...document, strategy: 'recreate', unmanaged: 'auto', waitMs: 5_000, ...target },
    ...{ index: 0, change: modified, isPreview: false, hasKey: true, accepted: undefined },
    ...{ maxAttempts: 1, timeoutMs: 10_000, readsActionList: true },
    ...task,
  };
}

/** Creates a history with at most one version of swagger.json. */
export function createHistory(text: string | undefined): History {
  const path = 'swagger.json';
  const version: FileVersion | undefined =
    text === undefined
      ? undefined
      : { commit: commits.previous, path, reader: createShelf({ [path]: text }) };
  return {
    findCheckout: () => Promise.reject(new Error('The change is already known.')),
    findVersion: () => Promise.resolve(version),
    // eslint-disable-next-line @typescript-eslint/require-await -- the version is already known
    findVersions: async function* () {
      if (version !== undefined) yield version;
    },
  };
}
