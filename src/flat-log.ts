import type { Place } from './errors.ts';
import type { Log } from './ports.ts';

type Kind = Exclude<keyof Log, 'group'>;

/** A log without groups: a group's title is a line as any other. The runner knows no group within another. */
export function createFlatLog(say: (kind: Kind, text: string, at?: Place) => void): Log {
  const tell = (kind: Kind) => (text: string, at?: Place) => {
    say(kind, text, at);
  };
  return {
    info: tell('info'),
    debug: tell('debug'),
    notice: tell('notice'),
    warning: tell('warning'),
    error: tell('error'),
    group: (title, work) => {
      say('info', title);
      return work();
    },
  };
}

/** A log whose every line begins with a name: lines of several, told as they happen, would else be anybody's. */
export function nameLines(name: string, log: Log): Log {
  return createFlatLog((kind, text, at) => {
    log[kind](`${name}: ${text}`, at);
  });
}
