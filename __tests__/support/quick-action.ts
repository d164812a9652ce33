import { join } from 'node:path';
import * as trueWaits from '../../src/replacement/reconcile/waiting-times.ts';
import { isFull } from './depth.ts';
import { projectFolder, scratchFolder } from './folders.ts';

type Waits = Readonly<Record<keyof typeof trueWaits, number>>;

/** A tenth of each delay in milliseconds, still long enough for the requests of a busy machine. */
export const shortWaits = Object.fromEntries(
  Object.entries(trueWaits).map(([name, ms]) => [name, ms / 10]),
) as unknown as Waits;

/** Delays of the action in `quickFolder`. The fake service's delays are multiples of them. */
export const quickWaits: Waits = isFull ? trueWaits : shortWaits;

/** Folder of an action with short delays, which jest's global setup copies. In full runs, it is the project's own. */
export const quickFolder = isFull ? projectFolder : join(scratchFolder, 'action');

/**
 * Shortens the delays in the files of dist/.
 * @throws Error if a delay doesn't occur exactly once with its real value
 */
export function shortenWaits(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  let texts = [...files];
  for (const [name, shortMs] of Object.entries(shortWaits)) {
    const trueMs = trueWaits[name as keyof Waits];
    const constant = new RegExp(`(?<=\\bconst ${name} = )[\\d_]+(?=;)`, 'gu');
    const found = texts.flatMap(([, text]) => text.match(constant) ?? []);
    if (found.length !== 1 || Number(found[0]?.replaceAll('_', '')) !== trueMs) {
      throw new Error(
        `dist/ must have \`const ${name} = ${trueMs};\` exactly once. Run \`npm run package\`.`,
      );
    }
    texts = texts.map(([file, text]) => [file, text.replace(constant, String(shortMs))]);
  }
  return new Map(texts);
}
