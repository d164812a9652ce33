import type { Place } from './errors.ts';
import type { Log } from './ports.ts';

type Kind = Exclude<keyof Log, 'group'>;

/** A log without groups: a group's title is a line as any other. The runner knows no group within another. */
export function createUngroupedLog(say: (kind: Kind, text: string, at?: Place) => void): Log {
  return {
    info: say.bind(undefined, 'info'),
    debug: say.bind(undefined, 'debug'),
    notice: say.bind(undefined, 'notice'),
    warning: say.bind(undefined, 'warning'),
    error: say.bind(undefined, 'error'),
    group: (title, work) => {
      say('info', title);
      return work();
    },
  };
}

/** A log whose every line begins with a name: lines of several, told as they happen, would else be anybody's. */
export function prefixLines(name: string, log: Log): Log {
  return createUngroupedLog((kind, text, at) => {
    log[kind](`${name}: ${text}`, at);
  });
}
