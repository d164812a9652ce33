import {
  createBundleCache,
  readVersions,
  type Task,
  type VersionPorts,
  type Versions,
} from '../sync/index.ts';
import { nameCopilot } from './select-targets.ts';

type Reading = Pick<Task, 'target' | 'change'>;

/** Reads each version once for all targets that share it, and keeps it only until the last one has it. */
export function shareReadings(
  tasks: readonly Reading[],
  ports: VersionPorts,
): (task: Reading) => Promise<Versions> {
  const wanted = Map.groupBy(tasks, nameReading);
  const open = new Map<string, { readonly versions: Promise<Versions>; left: number }>();
  const bundles = createBundleCache([...wanted.values()].flatMap(([task]) => task?.target.swaggerFile ?? []));
  return ({ target, change }) => {
    const name = nameReading({ target, change });
    const reading = open.get(name) ?? {
      versions: bundles.share(target.swaggerFile, (own) =>
        readVersions(target, change, { ...ports, ...own }),
      ),
      left: wanted.get(name)?.length ?? 1,
    };
    reading.left -= 1;
    // What nobody will ask for again is the last one's alone: a prepared document is large.
    if (reading.left > 0) open.set(name, reading);
    else open.delete(name);
    return reading.versions;
  };
}

/** Equal where the same bytes would be read, checked and prepared in the same way. */
export function nameReading({ target, change }: Reading): string {
  const { operations, overlayFiles, rewrite, serverUrl, swaggerFile } = target;
  const selection = { operations, overlayFiles, of: isSelecting({ target, change }) && nameCopilot(target) };
  return JSON.stringify([swaggerFile, rewrite, serverUrl, change.base, change.head, selection]);
}

/** Whether the target's selection at an earlier commit can differ from the one of a target that has the same now. */
function isSelecting({ change, target }: Reading): boolean {
  const { reason }: { readonly reason: string } = change;
  return target.operations.length + target.overlayFiles.length > 0 || reason === 'selection-changed';
}
