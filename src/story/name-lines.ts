import type { Place } from '../errors.ts';
import type { Log } from '../ports.ts';

/** A log whose every line begins with a name: lines of several, told as they happen, would else be anybody's. */
export function nameLines(name: string, log: Log): Log {
  const line = (kind: 'info' | 'debug') => (text: string) => {
    log[kind](`${name}: ${text}`);
  };
  const mark = (kind: 'notice' | 'warning' | 'error') => (message: string, at?: Place) => {
    log[kind](`${name}: ${message}`, at);
  };
  return {
    info: line('info'),
    debug: line('debug'),
    notice: mark('notice'),
    warning: mark('warning'),
    error: mark('error'),
    // Side by side, one's group would take in the lines of the others.
    group: (title, work) => {
      line('info')(title);
      return work();
    },
  };
}
