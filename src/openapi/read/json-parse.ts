import type { Fault } from './fault.ts';
import type { JsonValue } from '../document/json.ts';
import { readText, scanJson } from './json-scan.ts';
import { parseInPieces } from './json-pieces.ts';
import { placeOf } from './places.ts';

export type Parsed =
  { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly fault: Fault };

const largeBytes = 8 * 1024 * 1024;

/** UTF-8 JSON. Says where it is broken, which the platform's parser does not always do. Duplicate keys are found by `findDuplicateKey`. */
export function parseJson(text: Uint8Array): Parsed {
  try {
    const isLarge = text.length > largeBytes;
    return { ok: true, value: isLarge ? parseInPieces(text) : parseWhole(text) };
  } catch (error) {
    const fault = scanJson(text, {}) ?? {
      rule: 'json-syntax',
      message: `The JSON is broken: ${error instanceof Error ? error.message : String(error)}.`,
      pointer: '',
    };
    return { ok: false, fault };
  }
}

function parseWhole(text: Uint8Array): JsonValue {
  return JSON.parse(new TextDecoder().decode(text)) as JsonValue;
}

/** How many keys the text has, duplicates included: the colons outside strings of valid JSON. */
export function countKeys(text: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at];
    if (byte === 0x3a) count++;
    if (byte !== 0x22) continue;
    // Jump from quote to quote; one that follows an odd run of backslashes does not end the string.
    do at = text.indexOf(0x22, at + 1);
    while (isEscaped(text, at));
  }
  return count;
}

function isEscaped(text: Uint8Array, quote: number): boolean {
  let slashes = 0;
  while (text[quote - 1 - slashes] === 0x5c) slashes++;
  return slashes % 2 === 1;
}

/** The first key that an object has twice; `JSON.parse` would silently keep the last. */
export function findDuplicateKey(text: Uint8Array): Fault | undefined {
  const open: Set<string>[] = [];
  let found: Fault | undefined;
  scanJson(text, {
    enter: () => void open.push(new Set()),
    leave: () => void open.pop(),
    key: (start, end) => {
      const key = JSON.parse(readText(text, start, end)) as string;
      if (open.at(-1)?.has(key) === true) {
        found = {
          rule: 'duplicate-key',
          message: `The key ${JSON.stringify(key)} is there twice in the same object; keep one of them.`,
          pointer: '',
          ...placeOf(text, start),
        };
        return false;
      }
      open.at(-1)?.add(key);
      return true;
    },
  });
  return found;
}
