import { rename } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Codes by which Windows says that another program has the file open: a virus scanner, for a moment. */
const busyCodes = ['EPERM', 'EACCES', 'EBUSY'];
/** Pauses between the tries, in milliseconds. */
const pausesMs = [10, 20, 50, 100, 200, 400];

/** Renames over a file, and tries again for a moment where it is held open. `move` is for tests. */
export async function renamePatiently(
  from: string,
  to: string,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      await move(from, to);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && busyCodes.includes(String(error.code)))) throw error;
    }
    await delay(pauseMs);
  }
  await move(from, to);
}
