import type * as core from '@actions/core';
import type { Log } from '../ports.ts';
import { createUngroupedLog } from '../ungrouped-log.ts';

/** A log that masks secrets. */
interface MaskingLog {
  readonly log: Log;
  /** Replaces the value with `***` in all later lines. */
  readonly maskSecret: (value: string) => void;
}

const labels = { notice: 'Notice', warning: 'Warning', error: 'Error' };

/** Creates a plain log for use outside GitHub Actions. It masks secrets itself and writes no workflow commands. */
export function createPlainLog(write: (line: string) => void): MaskingLog {
  const secrets = new Set<string>();
  const log = createUngroupedLog((kind, text) => {
    if (kind === 'debug') return;
    const lines = kind === 'info' ? [text] : `${labels[kind]}: ${text}`.split('\n');
    for (const line of lines) {
      const masked = [...secrets].reduce((rest, secret) => rest.replaceAll(secret, '***'), line);
      write(renderHarmlessLine(masked));
    }
  });
  return {
    log,
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
  const log = createUngroupedLog((kind, text, at) => {
    if (kind === 'info' || kind === 'debug') {
      commands[kind](renderHarmlessLine(text));
      return;
    }
    const properties = at && { file: at.file, startLine: at.line, startColumn: at.column };
    commands[kind](renderHarmlessText(text), properties as core.AnnotationProperties);
  });
  return {
    log: { ...log, group: (title, work) => commands.group(renderHarmlessLine(title), work) },
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
