import { isUtf8 } from 'node:buffer';

import { refuses, type Finding } from './finding.ts';
import { placeAt } from './place.ts';

export type Decoded =
  | {
      readonly ok: true;
      readonly text: Uint8Array;
      /** No mark was cut off, nothing was converted. */
      readonly asWritten: boolean;
    }
  | { readonly ok: false; readonly fault: Finding };

/** UTF-32 first: one of its marks begins as that of UTF-16. */
const marks = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

type Encoding = (typeof marks)[number][0];

/** The file's text as UTF-8 without a byte-order mark. UTF-16 is told by its mark, or by the zeros beside ASCII. */
export function decodeFile(bytes: Uint8Array): Decoded {
  const [encoding, content] = detectEncoding(bytes);
  if (encoding === 'utf-32') return refuse('The file is UTF-32; expected UTF-8 or UTF-16.', bytes, 0);
  if (encoding === 'utf-8' && !isUtf8(content)) {
    const at = findInvalidByte(content);
    const seen = `0x${(content[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
    return refuse(
      `The file is not UTF-8: it has the byte ${seen} here. Save it as UTF-8 (it may be Latin-1, Windows-1252 or binary).`,
      content,
      at,
    );
  }
  const text = encoding === 'utf-8' ? content : convertUtf16(content, encoding);
  if (text === undefined)
    return refuse(`The file looks like ${encoding.toUpperCase()} but is broken.`, content, 0);
  const zero = text.indexOf(0);
  if (zero !== -1)
    return refuse('The file has a NUL character here: it is binary, not a description.', text, zero);
  return { ok: true, text, asWritten: text === bytes };
}

function detectEncoding(bytes: Uint8Array): [encoding: Encoding, content: Uint8Array] {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return [marked[0], bytes.subarray(marked[1].length)];
  // A description starts with an ASCII character, so UTF-16 shows a zero beside it.
  const [first = 0, second = 0] = bytes.length % 2 === 0 ? bytes : [];
  if (first !== 0 && second === 0) return ['utf-16le', bytes];
  return [first === 0 && second !== 0 ? 'utf-16be' : 'utf-8', bytes];
}

function convertUtf16(content: Uint8Array, encoding: Encoding): Uint8Array | undefined {
  try {
    // Node's own TextDecoder knows UTF-16BE only with full ICU; swapping works everywhere.
    const little = encoding === 'utf-16be' ? Buffer.from(content).swap16() : content;
    return Buffer.from(new TextDecoder('utf-16le', { fatal: true }).decode(little), 'utf8');
  } catch {
    return undefined;
  }
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

/** From the offset on, the bytes may be no valid UTF-8. */
function refuse(message: string, bytes: Uint8Array, offset: number): Decoded {
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset));
  return { ok: false, fault: { ...refuses('bad-encoding', [], message), ...placeAt(before, before.length) } };
}
