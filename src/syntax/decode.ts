import { isUtf8 } from 'node:buffer';

import { errorProblem, type Finding } from './finding.ts';
import { locationAt } from './location.ts';

export type Decoded =
  | {
      readonly ok: true;
      readonly text: Buffer;
      /** Whether the text equals the file's bytes: no byte-order mark was removed and nothing was converted. */
      readonly asWritten: boolean;
    }
  | { readonly ok: false; readonly fault: Finding };

const marks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** Decodes a file to UTF-8 without a byte-order mark. A UTF-16 mark selects UTF-16. */
export function decodeFile(bytes: Uint8Array): Decoded {
  const [encoding, mark] = marks.find(([, own]) => own.every((byte, at) => bytes[at] === byte)) ?? [
    'utf-8',
    [],
  ];
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(mark.length);
  if (encoding !== 'utf-8' || !isUtf8(content)) {
    // The decoder replaces invalid bytes with this character.
    const decoded = new TextDecoder(encoding).decode(content);
    const broken = decoded.indexOf('\ufffd');
    if (broken !== -1) {
      const message = `The file has an invalid ${encoding.toUpperCase()} character here. Save the file as UTF-8. Its encoding might be Latin-1 or Windows-1252, or the file might be binary.`;
      return rejectText(message, decoded, broken);
    }
    return check(Buffer.from(decoded), false);
  }
  return check(content, mark.length === 0);
}

function check(text: Buffer, asWritten: boolean): Decoded {
  const zero = text.indexOf(0);
  if (zero === -1) return { ok: true, text, asWritten };
  return rejectText('The file has a NUL character here, so it is binary, not JSON or YAML.', text, zero);
}

function rejectText(message: string, text: string | Buffer, offset: number): Decoded {
  return { ok: false, fault: { ...errorProblem('bad-encoding', [], message), ...locationAt(text, offset) } };
}
