import type { FileLocation } from './errors.ts';
import type { Log } from './ports.ts';

type Kind = Exclude<keyof Log, 'group'>;

/**
 * Creates a log without groups, in which the title of a group is an ordinary line. The runner doesn't support nested
 * groups.
 */
export function createUngroupedLog(write: (kind: Kind, text: string, at?: FileLocation) => void): Log {
  return {
    info: write.bind(undefined, 'info'),
    debug: write.bind(undefined, 'debug'),
    notice: write.bind(undefined, 'notice'),
    warning: write.bind(undefined, 'warning'),
    error: write.bind(undefined, 'error'),
    group: (title, work) => {
      write('info', title);
      return work();
    },
  };
}

/** Creates a log that starts every line with a name, because the lines of parallel targets are mixed. */
export function prefixLines(name: string, log: Log): Log {
  return createUngroupedLog((kind, text, at) => {
    log[kind](`${name}: ${text}`, at);
  });
}
