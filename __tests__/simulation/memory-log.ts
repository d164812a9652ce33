import type { Log } from '../../src/ports.ts';

/** Creates a log that records every line in order. */
export function createMemoryLog(lines: string[]): Log {
  const add = (line: string): void => void lines.push(line);
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
