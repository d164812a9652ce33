import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ActionError } from '../errors.ts';
import { findNearest } from '../syntax/index.ts';
import { type CommandName, commands, renderHelp, renderUsage } from './commands.ts';

const formats = ['text', 'markdown', 'json'] as const;

/** A command with its arguments. */
export interface Invocation {
  readonly command: CommandName;
  readonly files: readonly string[];
  /** The value of each option that was given; the values of a repeated option are lines. */
  readonly options: ReadonlyMap<string, string>;
  readonly format: (typeof formats)[number];
}

/**
 * Parses the arguments of the process, or returns the help that they request.
 * @throws ActionError `bad-input`, or TypeError with an error code of `parseArgs`
 */
export function parseArguments([name = '', ...args]: readonly string[]): Invocation | string {
  if (['--help', '-h', 'help'].includes(name)) return renderHelp();
  const names = Object.keys(commands) as CommandName[];
  const command = names.find((one) => one === name);
  if (command === undefined) {
    const message = name === '' ? 'A command is missing.' : renderUnknown('command', name, names);
    throw new ActionError('bad-input', message, { hint: renderHelp() });
  }
  const known: readonly string[] = commands[command].options;
  const options = Object.fromEntries(known.map((option) => [option, configure(option)]));
  const config = { args, options, allowPositionals: true };
  for (const token of parseArgs({ ...config, strict: false, tokens: true }).tokens) {
    if (token.kind !== 'option' || known.includes(token.name)) continue;
    const dashed = known.map((option) => `--${option}`);
    throw createUsageError(renderUnknown('option', token.rawName, dashed), command);
  }
  const { positionals: files, values } = parseArgs(config);
  if (values['help'] === true) return renderHelp(command);
  const given = new Map(Object.entries(values).map(([option, value]) => [option, [value].flat().join('\n')]));
  const format = formats.find((word) => word === (given.get('format') ?? 'text'));
  const fault = findFault({ command, files, options: given });
  if (fault !== undefined || format === undefined) throw createUsageError(fault ?? formatFault, command);
  return { command, files, options: given, format };
}

/** The options that can be repeated. */
const listed = ['operations', 'overlay-files'];

const formatFault = 'Invalid value for the option `--format`. Use `text`, `markdown` or `json`.';

function findFault({ command, files, options }: Omit<Invocation, 'format'>): string | undefined {
  const [empty] = [...options].find(([, value]) => value.trim() === '') ?? [];
  if (empty !== undefined) return `The option \`--${empty}\` has no value.`;
  const [twice] = [...options].find(([name, value]) => !listed.includes(name) && value.includes('\n')) ?? [];
  if (twice !== undefined) return `The option \`--${twice}\` can have only one value.`;
  const isWord = ['auto', 'copilot', 'last-success'].includes(options.get('base') ?? '');
  if (isWord) return 'The option `--base` names no commit. Use a commit, a branch or a tag.';
  const count = command === 'diff' && !options.has('base') ? 2 : 1;
  if (files.length === count && !files.includes('')) return undefined;
  return `${commands[command].files} is expected, but the number of files is ${files.length}.`;
}

function configure(option: string): ParseArgsOptionsConfig[string] {
  if (option === 'help') return { type: 'boolean', short: 'h' };
  return option === 'allow-http' ? { type: 'boolean' } : { type: 'string', multiple: true };
}

function renderUnknown(kind: string, written: string, known: readonly string[]): string {
  const meant = findNearest(written, known);
  return `Unknown ${kind} \`${written}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`;
}

/** Creates the error for wrong arguments of a command. */
export function createUsageError(message: string, command: CommandName): ActionError {
  const hint = `${renderUsage(command)}\nUse --help to list the options.`;
  return new ActionError('bad-input', message, { hint });
}
