import { styleText } from 'node:util';
import { plainText } from './escape.ts';
import { renderLocation } from './code-frame.ts';
import type { TargetResult } from '../result.ts';
import { findFailure } from './result.ts';

/** Maximum length of a line, in characters. */
const maxChars = 2_000;

/** Renders a result for a terminal: every problem with its location, then the lines that the action logs. */
export async function renderTerminalText(result: TargetResult, hasColors: boolean): Promise<string> {
  const { renderLines } = await import(/* webpackChunkName: "report" */ './lines.ts');
  const { renderReadinessLines } = await import(/* webpackChunkName: "report" */ './readiness.ts');
  const { problems = [], readiness } = result.spec ?? {};
  const { hint = '', message } = findFailure(result) ?? {};
  const [title = '', ...details] = renderLines(result);
  const paint = (style: 'red' | 'yellow' | 'bold', text: string): string => {
    const line = plainText(text, maxChars);
    return hasColors ? styleText(style, line, { validateStream: false }) : line;
  };
  const lines = [
    ...problems.map((problem) => {
      const style = problem.severity === 'error' ? 'red' : 'yellow';
      return paint(style, `${renderLocation(problem)}: ${problem.severity}: ${problem.message}`);
    }),
    ...result.warnings.map((warning) => paint('yellow', `warning: ${warning}`)),
    ...(message === undefined ? [] : [paint('red', `error: ${message} ${hint}`.trimEnd())]),
    paint('bold', title),
    ...details,
    ...(readiness === undefined ? [] : renderReadinessLines(readiness)),
  ];
  // The command line can run without a copilot, so the sentence about the copilot's state would mislead.
  return describeOptions(lines.join('\n')).replace(
    /: the copilot (?:keeps the actions it had|was not changed)(?=\W*$)/mu,
    '',
  );
}

/** Inputs that messages name with a value, or whose names have no other meaning. */
const options =
  /`(allow-http|base-url|copilot-id|overlay-files|server-url|fail-on|list-actions|rewrite|strategy|unmanaged)(?:`|: (\w+)`)/gu;

/** Replaces the words of a workflow in a message by those of the command line. */
export function describeOptions(message: string): string {
  return message
    .replace(/\b([Tt])he input `/gu, '$1he option `--')
    .replace(
      options,
      (_, name: string, value = '') => `\`${`--${name} ${value}`.replace(/(?: true)? ?$/u, '')}\``,
    )
    .replaceAll('`swagger-file`', '`FILE`')
    .replaceAll(/\bthe job summary/giu, '`--format markdown`')
    .replaceAll(', and push again.', '.');
}
