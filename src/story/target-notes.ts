import type { Log } from '../ports.ts';

export interface TargetNotes {
  /** Keeps what it is told. */
  readonly log: Log;
  /** Says all of it, in its order. */
  readonly retell: (log: Log) => void;
}

/** Holds back the lines of one target among many, so that they come together, not between those of others. */
export function createTargetNotes(): TargetNotes {
  const notes: ((log: Log) => void)[] = [];
  return {
    log: {
      info: (line) =>
        notes.push((log) => {
          log.info(line);
        }),
      debug: (line) =>
        notes.push((log) => {
          log.debug(line);
        }),
      notice: (message, at) =>
        notes.push((log) => {
          log.notice(message, at);
        }),
      warning: (message, at) =>
        notes.push((log) => {
          log.warning(message, at);
        }),
      error: (message, at) =>
        notes.push((log) => {
          log.error(message, at);
        }),
      // The target has a group of its own, and the runner knows none within another.
      group: (title, work) => {
        notes.push((log) => {
          log.info(title);
        });
        return work();
      },
    },
    retell: (log) => {
      for (const note of notes) note(log);
    },
  };
}
