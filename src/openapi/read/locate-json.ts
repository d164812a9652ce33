import { readText, scanJson } from './json-scan.ts';
import type { Found, Wanted } from './wanted.ts';

interface OpenPart {
  readonly wanted: Wanted | undefined;
  /** The item that comes next in an array, or undefined in an object. */
  index: number | undefined;
}

/** Finds the wanted parts of valid JSON: members by their key, items by their start. */
export function locateInJson(text: Uint8Array, root: Wanted, found: Found): void {
  const open: OpenPart[] = [];
  let next: Wanted | undefined = root;
  const take = (start: number): Wanted | undefined => {
    const parent = open.at(-1);
    if (parent?.index === undefined) return next;
    const wanted = parent.wanted?.members.get(String(parent.index++));
    if (wanted !== undefined) found(wanted, start);
    return wanted;
  };
  scanJson(text, {
    enter: (start, isObject) => {
      const wanted = take(start);
      if (open.length === 0) found(root, start);
      open.push({ wanted, index: isObject ? undefined : 0 });
    },
    leave: () => void open.pop(),
    key: (start, end) => {
      const wanted = open.at(-1)?.wanted;
      next =
        wanted === undefined || wanted.members.size === 0
          ? undefined
          : findMember(wanted, readText(text, start, end));
      if (next !== undefined) found(next, start);
      return true;
    },
    scalar: (start) => {
      take(start);
      return true;
    },
  });
}

function findMember(wanted: Wanted, quoted: string): Wanted | undefined {
  return wanted.members.get(JSON.parse(quoted) as string);
}
