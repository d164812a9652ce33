/** A workflow command as the runner parses it. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** White space of .NET's TrimStart, which differs from JavaScript's. */
const leadingSpace = /^[\t-\r\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;

/**
 * Finds the command in a line of output: `::name …::data` at the start of the line after white space, or the older
 * `##[name …]data` anywhere in it.
 * @param isKnown whether a lower-case name is a command now; while commands are stopped, only the token is one
 * @see actions/runner, ActionCommand.cs
 */
export function findCommand(line: string, isKnown: (name: string) => boolean): WorkflowCommand | undefined {
  return findNewStyle(line, isKnown) ?? findOldStyle(line, isKnown);
}

function findNewStyle(line: string, isKnown: (name: string) => boolean): WorkflowCommand | undefined {
  const trimmed = line.replace(leadingSpace, '');
  if (!trimmed.startsWith('::')) return undefined;
  const end = trimmed.indexOf('::', 2);
  if (end === -1) return undefined;
  const [name, rest] = splitName(trimmed.slice(2, end));
  if (!isKnown(name)) return undefined;
  return {
    name,
    properties: parseProperties(rest.trim().split(','), (value) =>
      unescapeData(value.replaceAll('%3A', ':').replaceAll('%2C', ',')),
    ),
    data: unescapeData(trimmed.slice(end + 2)),
  };
}

function findOldStyle(line: string, isKnown: (name: string) => boolean): WorkflowCommand | undefined {
  const start = line.indexOf('##[');
  const end = start === -1 ? -1 : line.indexOf(']', start);
  if (end === -1) return undefined;
  const [name, rest] = splitName(line.slice(start + 3, end));
  if (!isKnown(name)) return undefined;
  const unescape = (value: string): string =>
    unescapeData(value.replaceAll('%3B', ';').replaceAll('%5D', ']'));
  return {
    name,
    properties: parseProperties(rest.split(';'), unescape),
    data: unescape(line.slice(end + 1)),
  };
}

function splitName(text: string): [name: string, rest: string] {
  const space = text.indexOf(' ');
  if (space === -1) return [text.toLowerCase(), ''];
  return [text.slice(0, space).toLowerCase(), text.slice(space + 1)];
}

function parseProperties(
  pairs: readonly string[],
  unescape: (value: string) => string,
): Readonly<Record<string, string>> {
  const entries = pairs.flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals === -1 ? [] : [[pair.slice(0, equals), unescape(pair.slice(equals + 1))] as const];
  });
  return Object.fromEntries(entries);
}

function unescapeData(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
