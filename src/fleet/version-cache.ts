import { readVersions, type Task, type VersionPorts, type Versions } from '../sync/index.ts';

type Reading = Pick<Task, 'target' | 'change'>;

/** Reads each description once, whoever shares it, and keeps none longer than it is wanted. */
export function shareReadings(
  tasks: readonly Reading[],
  ports: VersionPorts,
): (task: Reading) => Promise<Versions> {
  const wanted = Map.groupBy(tasks, nameReading);
  const open = new Map<string, { readonly versions: Promise<Versions>; left: number }>();
  return ({ target, change }) => {
    const name = nameReading({ target, change });
    const reading = open.get(name) ?? {
      versions: readVersions(target, change, ports),
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
  const { swaggerFile, rewrite, serverUrl } = target;
  return JSON.stringify([swaggerFile, rewrite, serverUrl, change.base, change.head]);
}
