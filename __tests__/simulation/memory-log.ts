import type { Log } from '../../src/ports.ts';

/** Remembers every line, of whatever kind, in order. */
export function createMemoryLog(lines: string[]): Log {
  const add = (line: string): void => {
    lines.push(line);
  };
  return {
    info: add,
    debug: add,
    notice: add,
    warning: add,
    error: add,
    group: (title, work) => {
      add(title);
      return work();
    },
  };
}
