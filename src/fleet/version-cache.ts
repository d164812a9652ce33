import { readVersionsLazily, type Task, type VersionPorts, type Versions } from '../sync/index.ts';
import { nameCopilot } from './select-targets.ts';

type ReadTask = Pick<Task, 'target' | 'change'>;

/**
 * Creates a cache of what targets share: the versions of targets with the same options, and otherwise the bundles, so
 * that each file is parsed once per commit. Both are kept only until their last use, because they are large.
 */
export function createVersionCache(
  tasks: readonly ReadTask[],
  ports: VersionPorts,
): (task: ReadTask) => Promise<Versions> {
  const readings = [...new Map(tasks.map((task) => [renderReadKey(task), task])).values()];
  const shareVersions = createSharing<Promise<Versions>>(tasks.map(renderReadKey));
  const shareBundles = createSharing<VersionPorts['bundles']>(
    readings.map(({ target }) => target.swaggerFile),
  );
  return (task) =>
    shareVersions(renderReadKey(task), () => {
      const { change, target } = task;
      const bundles = shareBundles(target.swaggerFile, (isShared) => (isShared ? new Map() : undefined));
      return readVersionsLazily(target, change, { ...ports, bundles });
    });
}

/**
 * Creates a function that returns the same value for each use of a key, and keeps the value until the last use.
 * @param uses the key of each use to come
 */
export function createSharing<Value>(
  uses: readonly string[],
): (key: string, create: (isShared: boolean) => Value) => Value {
  const left = new Map([...Map.groupBy(uses, (key) => key)].map(([key, { length }]) => [key, length]));
  const kept = new Map<string, Value>();
  return (key, create) => {
    const usesLeft = (left.get(key) ?? 1) - 1;
    left.set(key, usesLeft);
    const value = kept.get(key) ?? create(usesLeft > 0);
    if (usesLeft > 0) kept.set(key, value);
    else kept.delete(key);
    return value;
  };
}

/** Returns a key that is equal for tasks that read the same files in the same way. */
export function renderReadKey({ target, change }: ReadTask): string {
  const { operations, overlayFiles, rewrite, serverUrl, swaggerFile } = target;
  // The selection at an earlier commit can differ between targets with the same selection now.
  const isOwn = operations.length + overlayFiles.length > 0 || change.reason === 'selection-changed';
  const selection = { operations, overlayFiles, of: isOwn && nameCopilot(target) };
  return JSON.stringify([swaggerFile, rewrite, serverUrl, change.base, change.head, selection]);
}
