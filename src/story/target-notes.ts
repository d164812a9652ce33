import type { Place } from '../errors.ts';
import type { Log } from '../ports.ts';

export interface TargetNotes {
  /** Keeps what it is told. */
  readonly log: Log;
  /** Says all of it, in its order; as an annotation only what is news to the run, the rest as plain lines. */
  readonly retell: (log: Log, isNews: (message: string) => boolean) => void;
}

/** Holds back the lines of one target among many, so that they come together, not between those of others. */
export function createTargetNotes(): TargetNotes {
  const said: TargetNotes['retell'][] = [];
  const plain = (kind: 'info' | 'debug') => (line: string) => {
    said.push((log) => {
      log[kind](line);
    });
  };
  const marked = (kind: 'notice' | 'warning' | 'error') => (message: string, at?: Place) => {
    said.push((log, isNews) => {
      if (isNews(message)) log[kind](message, at);
      else log.info(message);
    });
  };
  return {
    log: {
      info: plain('info'),
      debug: plain('debug'),
      notice: marked('notice'),
      warning: marked('warning'),
      error: marked('error'),
      // The target has a group of its own, and the runner knows none within another.
      group: (title, work) => {
        plain('info')(title);
        return work();
      },
    },
    retell: (log, isNews) => {
      for (const say of said) say(log, isNews);
    },
  };
}
