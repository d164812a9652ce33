import {
  createBundleCache,
  readVersionsLazily,
  type Task,
  type VersionPorts,
  type Versions,
} from '../sync/index.ts';
import { nameCopilot } from './select-targets.ts';

type ReadTask = Pick<Task, 'target' | 'change'>;

/**
 * Creates a cache of the versions that targets share. Each version is read once, and kept only until the last target
 * has requested it, because a prepared document is large.
 */
export function createVersionCache(
  tasks: readonly ReadTask[],
  ports: VersionPorts,
): (task: ReadTask) => Promise<Versions> {
  const shared = Map.groupBy(tasks, renderReadKey);
  const open = new Map<string, { readonly versions: Promise<Versions>; left: number }>();
  const bundles = createBundleCache([...shared.values()].flatMap(([task]) => task?.target.swaggerFile ?? []));
  return ({ target, change }) => {
    const key = renderReadKey({ target, change });
    const entry = open.get(key) ?? {
      versions: bundles.share(target.swaggerFile, (own) =>
        readVersionsLazily(target, change, { ...ports, ...own }),
      ),
      left: shared.get(key)?.length ?? 1,
    };
    entry.left -= 1;
    if (entry.left > 0) open.set(key, entry);
    else open.delete(key);
    return entry.versions;
  };
}

/** Returns a key that is equal for tasks that read the same files in the same way. */
export function renderReadKey({ target, change }: ReadTask): string {
  const { operations, overlayFiles, rewrite, serverUrl, swaggerFile } = target;
  const selection = {
    operations,
    overlayFiles,
    of: hasOwnSelection({ target, change }) && nameCopilot(target),
  };
  return JSON.stringify([swaggerFile, rewrite, serverUrl, change.base, change.head, selection]);
}

/** Whether the target's selection at an earlier commit can differ from that of a target with the same selection now. */
function hasOwnSelection({ change, target }: ReadTask): boolean {
  const { reason }: { readonly reason: string } = change;
  return target.operations.length + target.overlayFiles.length > 0 || reason === 'selection-changed';
}
