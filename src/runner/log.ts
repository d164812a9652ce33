import type * as core from '@actions/core';
import type { Log } from '../ports.ts';

/** A log that shows no secret it was told of. */
interface MaskingLog {
  readonly log: Log;
  /** From here on `***` stands in the value's place. */
  readonly maskSecret: (value: string) => void;
}

/** A log for people who read it as it is: outside GitHub Actions nobody hides secrets or understands commands. */
export function createPlainLog(write: (line: string) => void): MaskingLog {
  const secrets = new Set<string>();
  const info = (line: string): void => {
    const masked = [...secrets].reduce((text, secret) => text.replaceAll(secret, '***'), line);
    write(renderHarmlessLine(masked));
  };
  const sayAs = (word: string) => (message: string) => {
    `${word}: ${message}`.split('\n').forEach(info);
  };
  const group: Log['group'] = (title, work) => {
    info(title);
    return work();
  };
  const said = { notice: sayAs('Notice'), warning: sayAs('Warning'), error: sayAs('Error') };
  return {
    log: { info, debug: () => undefined, ...said, group },
    maskSecret: (value) => {
      if (value.trim() !== '') secrets.add(value);
    },
  };
}

/** The workflow commands of @actions/core that a log is made of. */
export type LogCommands = Pick<
  typeof core,
  'debug' | 'error' | 'group' | 'info' | 'notice' | 'setSecret' | 'warning'
>;

/** A log of workflow commands: the runner shows them, and masks. */
export function createActionsLog(commands: LogCommands): MaskingLog {
  const say = (show: typeof core.info) => (line: string) => {
    show(renderHarmlessLine(line));
  };
  const annotate =
    (show: typeof core.notice): Log['notice'] =>
    (message, at) => {
      const place = at && { file: at.file, startLine: at.line, startColumn: at.column };
      show(renderHarmlessText(message), place as core.AnnotationProperties);
    };
  return {
    log: {
      info: say(commands.info),
      debug: say(commands.debug),
      notice: annotate(commands.notice),
      warning: annotate(commands.warning),
      error: annotate(commands.error),
      group: (title, work) => commands.group(renderHarmlessLine(title), work),
    },
    maskSecret: (value) => {
      if (value.trim() !== '') commands.setSecret(value);
    },
  };
}

/** Longest piece of text from outside that one log line or annotation carries, in characters; the runner cuts at 4,096. */
const limitChars = 3_500;

/**
 * One line that the runner prints and does not obey: it reads `::command::` at a line's start (after any white space)
 * and `##[command]` anywhere, and it ends a line at LF and CR alike. Terminal escapes become visible.
 * @see actions/runner 258d6c8, src/Runner.Common/ActionCommand.cs
 */
export function renderHarmlessLine(text: string): string {
  const line = renderHarmlessText(text).replaceAll('\n', '\\n');
  return /^\s*::/.test(line) ? `“${line}` : line;
}

/** The same for text that reaches the runner in an escaped command (an annotation), where line breaks are allowed. */
export function renderHarmlessText(text: string): string {
  return cut(text)
    .replaceAll('##[', '# #[')
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, renderVisible);
}

function cut(text: string): string {
  return text.length <= limitChars ? text : `${text.slice(0, limitChars).trimEnd()} … (cut)`;
}

function renderVisible(character: string): string {
  if (character === '\n' || character === '\t') return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
