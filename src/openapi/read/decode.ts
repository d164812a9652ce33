import { isUtf8 } from 'node:buffer';

import { placeOfByte, type Fault } from './place.ts';

export type Decoded =
  | {
      readonly ok: true;
      readonly text: Uint8Array;
      /** No mark was cut off, nothing was converted. */ readonly asWritten: boolean;
    }
  | { readonly ok: false; readonly fault: Fault };

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The file's text as UTF-8 without a byte-order mark. UTF-16 is told by its mark, or by the zeros beside ASCII. */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) {
    return refuse('bad-encoding', 'The file is UTF-32; expected UTF-8 or UTF-16.', bytes, 0);
  }
  const { encoding, markBytes } = detectEncoding(bytes);
  const content = markBytes === 0 ? bytes : bytes.subarray(markBytes);
  if (encoding !== 'utf-8') return decodeUtf16(content, encoding);
  if (!isUtf8(content)) {
    const at = findInvalidByte(content);
    const seen = `0x${(content[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
    return refuse(
      'bad-encoding',
      `The file is not UTF-8: it has the byte ${seen} here. Save it as UTF-8 (it may be Latin-1, Windows-1252 or binary).`,
      content,
      at,
    );
  }
  return findZero(content) ?? { ok: true, text: content, asWritten: markBytes === 0 };
}

function detectEncoding(bytes: Uint8Array): { encoding: Encoding; markBytes: number } {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', markBytes: 3 };
  if (startsWith(bytes, [0xff, 0xfe])) return { encoding: 'utf-16le', markBytes: 2 };
  if (startsWith(bytes, [0xfe, 0xff])) return { encoding: 'utf-16be', markBytes: 2 };
  // A description starts with an ASCII character, so UTF-16 shows a zero beside it.
  const [first, second] = bytes;
  if (bytes.length % 2 === 0 && second === 0 && first !== 0 && first !== undefined) {
    return { encoding: 'utf-16le', markBytes: 0 };
  }
  if (bytes.length % 2 === 0 && first === 0 && second !== 0 && second !== undefined) {
    return { encoding: 'utf-16be', markBytes: 0 };
  }
  return { encoding: 'utf-8', markBytes: 0 };
}

function decodeUtf16(content: Uint8Array, encoding: Encoding): Decoded {
  try {
    // Node's own TextDecoder knows UTF-16BE only with full ICU; swapping works everywhere.
    const little = encoding === 'utf-16be' ? Buffer.from(content).swap16() : content;
    const text = Buffer.from(new TextDecoder('utf-16le', { fatal: true }).decode(little), 'utf8');
    return findZero(text) ?? { ok: true, text, asWritten: false };
  } catch {
    return refuse('bad-encoding', `The file looks like ${encoding.toUpperCase()} but is broken.`, content, 0);
  }
}

function findZero(text: Uint8Array): Decoded | undefined {
  const at = text.indexOf(0);
  if (at === -1) return undefined;
  return refuse(
    'bad-encoding',
    'The file has a NUL character here: it is binary, not a description.',
    text,
    at,
  );
}

/** The first byte that makes the text invalid, by halving: text that is valid up to a boundary needs no second look. */
function findInvalidByte(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    let cut = (valid + invalid) >> 1;
    while (cut > valid && ((bytes[cut] ?? 0) & 0xc0) === 0x80) cut--;
    if (cut === valid) return valid;
    if (isUtf8(bytes.subarray(valid, cut))) valid = cut;
    else invalid = cut;
  }
  return valid;
}

function refuse(rule: string, message: string, text: Uint8Array, offset: number): Decoded {
  return { ok: false, fault: { rule, message, pointer: '', ...placeOfByte(text, offset) } };
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
