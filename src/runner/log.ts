import type * as core from '@actions/core';
import type { Log } from '../ports.ts';

/** A log that masks secrets. */
interface MaskingLog {
  readonly log: Log;
  /** Replaces the value with `***` in all later lines. */
  readonly maskSecret: (value: string) => void;
}

/** Creates a plain log for use outside GitHub Actions. It masks secrets itself and writes no workflow commands. */
export function createPlainLog(write: (line: string) => void): MaskingLog {
  const secrets = new Set<string>();
  const info = (line: string): void => {
    const masked = [...secrets].reduce((text, secret) => text.replaceAll(secret, '***'), line);
    write(renderHarmlessLine(masked));
  };
  const writeAs = (word: string) => (message: string) => {
    `${word}: ${message}`.split('\n').forEach(info);
  };
  const group: Log['group'] = (title, work) => {
    info(title);
    return work();
  };
  const levels = { notice: writeAs('Notice'), warning: writeAs('Warning'), error: writeAs('Error') };
  return {
    log: { info, debug: () => undefined, ...levels, group },
    maskSecret: (value) => {
      if (value.trim() !== '') secrets.add(value);
    },
  };
}

/** The workflow commands of @actions/core that the log uses. */
export type LogCommands = Pick<
  typeof core,
  'debug' | 'error' | 'group' | 'info' | 'notice' | 'setSecret' | 'warning'
>;

/** Creates a log of workflow commands. The runner shows the lines and masks secrets. */
export function createActionsLog(commands: LogCommands): MaskingLog {
  const writeLine = (write: typeof core.info) => (line: string) => {
    write(renderHarmlessLine(line));
  };
  const annotate =
    (write: typeof core.notice): Log['notice'] =>
    (message, at) => {
      const properties = at && { file: at.file, startLine: at.line, startColumn: at.column };
      write(renderHarmlessText(message), properties as core.AnnotationProperties);
    };
  return {
    log: {
      info: writeLine(commands.info),
      debug: writeLine(commands.debug),
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

/** Maximum number of characters of one log line or annotation. The runner truncates at 4,096. */
const maxChars = 3_500;

/**
 * Renders one line that the runner prints and never runs as a command. The runner reads `::command::` at a line's start (after
 * any white space) and `##[command]` anywhere, and ends a line at LF and CR. Terminal escapes become visible.
 * @see actions/runner 258d6c8, src/Runner.Common/ActionCommand.cs
 */
export function renderHarmlessLine(text: string): string {
  const line = renderHarmlessText(text).replaceAll('\n', '\\n');
  return /^\s*::/.test(line) ? `“${line}` : line;
}

/** Renders text for an escaped command (an annotation), in which line breaks are allowed. */
export function renderHarmlessText(text: string): string {
  return cut(text)
    .replaceAll('##[', '# #[')
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, renderVisible);
}

function cut(text: string): string {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars).trimEnd()} … (cut)`;
}

function renderVisible(character: string): string {
  if (character === '\n' || character === '\t') return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
