import { StringDecoder } from 'node:string_decoder';

/**
 * Returns a function that splits the chunks of a stream into lines like .NET's StreamReader: at `\n`, `\r` and `\r\n`.
 * Without a chunk, the function emits the last line, which may have no line break.
 */
export function createLineSplitter(onLine: (line: string) => void): (chunk?: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (chunk) => {
    rest += chunk === undefined ? decoder.end() : decoder.write(chunk);
    // A `\r` at the end can be half of a `\r\n`.
    const lines = rest.split(chunk === undefined ? /\r\n|\n|\r/gu : /\r\n|\n|\r(?!$)/gu);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
    if (chunk === undefined && rest !== '') onLine(rest);
  };
}
