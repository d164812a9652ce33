import { parsePointer } from './pointer.ts';
import { locateInJson } from './json-scan.ts';
import {
  firstLocation,
  listLocations,
  type FoundLocation,
  type SourceLocation,
  type Wanted,
} from './location.ts';
import { locateInYaml } from './yaml-locations.ts';

interface Text {
  readonly format: 'json' | 'yaml' | 'text';
  /** UTF-8 without a byte-order mark. */
  readonly text: Buffer;
}

/**
 * Locates JSON Pointers in a file: a member at its key, an item at its start, the whole file at its first character. A
 * missing part has the location of its nearest existing parent. Parses the file again, so use it only for findings.
 */
export function locatePointers(
  source: Text,
  pointers: Iterable<string>,
): ReadonlyMap<string, SourceLocation> {
  const wanted = planPointers(pointers);
  const offsets = new Map<Wanted, number>();
  const found: FoundLocation = (part, offset) => {
    if (!offsets.has(part)) offsets.set(part, offset);
  };
  const text = source.format === 'yaml' ? source.text.toString() : source.text;
  if (typeof text === 'string') locateInYaml(text, wanted, found);
  else if (source.format === 'json') locateInJson(text, wanted, found);
  const locations = listLocations(text, offsets.values());

  const located = new Map<string, SourceLocation>();
  const assign = (part: Wanted, nearest: SourceLocation): void => {
    const location = locations.get(offsets.get(part) ?? -1) ?? nearest;
    for (const pointer of part.pointers) located.set(pointer, location);
    for (const member of part.members.values()) assign(member, location);
  };
  assign(wanted, firstLocation);
  return located;
}

function planPointers(pointers: Iterable<string>): Wanted {
  const root: Wanted = { pointers: [], members: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const token of parsePointer(pointer) ?? []) {
      const next: Wanted = node.members.get(token) ?? { pointers: [], members: new Map() };
      node.members.set(token, next);
      node = next;
    }
    node.pointers.push(pointer);
  }
  return root;
}
