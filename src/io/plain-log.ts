import type { Log } from '../ports.ts';
import { renderHarmlessLine } from './harmless.ts';

/** A log that shows no secret it was told of. */
export interface MaskingLog {
  readonly log: Log;
  /** From here on `***` stands in the value's place. */
  readonly maskSecret: (value: string) => void;
}

/** A log for people who read it as it is: outside GitHub Actions nobody hides secrets or understands commands. */
export function createPlainLog(write: (line: string) => void): MaskingLog {
  const secrets = new Set<string>();
  const say = (line: string): void => {
    const masked = [...secrets].reduce((text, secret) => text.replaceAll(secret, '***'), line);
    write(renderHarmlessLine(masked));
  };
  const sayLines = (word: string, message: string): void => {
    for (const line of `${word}: ${message}`.split('\n')) say(line);
  };
  return {
    log: {
      info: say,
      debug: () => undefined,
      notice: (message) => {
        sayLines('Notice', message);
      },
      warning: (message) => {
        sayLines('Warning', message);
      },
      error: (message) => {
        sayLines('Error', message);
      },
      group: (title, work) => {
        say(title);
        return work();
      },
    },
    maskSecret: (value) => {
      if (value.trim() !== '') secrets.add(value);
    },
  };
}
