import { StringDecoder } from 'node:string_decoder';

/** Splits a stream into lines like .NET's StreamReader: at `\n`, `\r` and `\r\n`. */
interface LineSplitter {
  write(chunk: Buffer): void;
  /** Emits the last line if the stream doesn't end with a line break. */
  end(): void;
}

export function createLineSplitter(onLine: (line: string) => void): LineSplitter {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const cut = (isLast: boolean): void => {
    // A `\r` at the end can be half of a `\r\n`.
    const complete = isLast ? /\r\n|\n|\r/gu : /\r\n|\n|\r(?!$)/gu;
    const lines = rest.split(complete);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
  return {
    write: (chunk) => {
      rest += decoder.write(chunk);
      cut(false);
    },
    end: () => {
      rest += decoder.end();
      cut(true);
      if (rest !== '') onLine(rest);
      rest = '';
    },
  };
}
