export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

type Escapes = readonly (readonly [code: string, character: string])[];

const dataEscapes: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
];
const oldEscapes: Escapes = [['%3B', ';'], ['%5D', ']'], ...dataEscapes];

const styles = [
  {
    // White space of .NET's TrimStart, which differs from JavaScript's, precedes the command.
    pattern:
      /^[\t-\r\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*::([^ ]*?)(?: \s*(.*?)\s*)?::(.*)$/su,
    separator: ',',
    inProperties: [['%3A', ':'], ['%2C', ','], ...dataEscapes] as Escapes,
    inData: dataEscapes,
  },
  {
    pattern: /##\[([^ \]]*)(?: ([^\]]*))?\](.*)$/su,
    separator: ';',
    inProperties: oldEscapes,
    inData: oldEscapes,
  },
];

/**
 * Finds the command in a line of output: `::name …::data` at the start of the line after white space, or the older
 * `##[name …]data` anywhere in it.
 * @param isKnown whether a lower-case name is a command now; while commands are stopped, only the token is one
 * @see actions/runner, ActionCommand.cs
 */
export function findCommand(line: string, isKnown: (name: string) => boolean): WorkflowCommand | undefined {
  for (const { pattern, separator, inProperties, inData } of styles) {
    const [, written, rest = '', data = ''] = pattern.exec(line) ?? [];
    const name = written?.toLowerCase();
    if (name === undefined || !isKnown(name)) continue;
    const properties = rest.split(separator).flatMap((pair) => {
      const equals = pair.indexOf('=');
      return equals === -1
        ? []
        : [[pair.slice(0, equals), unescape(pair.slice(equals + 1), inProperties)] as const];
    });
    return { name, properties: Object.fromEntries(properties), data: unescape(data, inData) };
  }
  return undefined;
}

function unescape(text: string, escapes: Escapes): string {
  return escapes.reduce((all, [code, character]) => all.replaceAll(code, character), text);
}
