import type { ProcessMark } from './process-alive.ts';

/** The runner's small state about one replacement: where its journal is, and whose process drives it. */
export interface JournalPointer extends ProcessMark {
  readonly folder: string;
  readonly copilotId: string;
  readonly phase: 'open' | 'done';
}

export function renderPointer(pointer: JournalPointer): string {
  return JSON.stringify(pointer);
}

/**
 * The replacements that the main step left open. This is all that the post step loads when there is none, which is
 * almost always: no package may be imported here.
 */
export function findOpenPointers(
  env: Readonly<Record<string, string | undefined>>,
): readonly JournalPointer[] {
  return Object.entries(env)
    .filter(([name, value]) => /^STATE_replacement_\d+$/i.test(name) && value !== undefined)
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, value]) => parsePointer(value ?? ''))
    .filter((pointer) => pointer.phase === 'open');
}

/** A pointer that cannot be read counts as open: better a recovery that finds nothing than one that never looks. */
function parsePointer(value: string): JournalPointer {
  const fallback: JournalPointer = { folder: '', copilotId: '', phase: 'open', pid: 0, started: '' };
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? { ...fallback, ...parsed } : fallback;
  } catch {
    return fallback;
  }
}
