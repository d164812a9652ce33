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
  readonly text: Uint8Array;
}

/**
 * Places of pointers in a file: of a member, its key; of an item, its start; of the whole, its first character. Where a
 * pointer leads to something absent, the nearest part that is there. Reads the file a second time: for problems only.
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
  const text = source.format === 'yaml' ? new TextDecoder().decode(source.text) : source.text;
  if (typeof text === 'string') locateInYaml(text, wanted, found);
  else if (source.format === 'json') locateInJson(text, wanted, found);
  const places = listLocations(text, offsets.values());

  const located = new Map<string, SourceLocation>();
  const assign = (part: Wanted, nearest: SourceLocation): void => {
    const place = places.get(offsets.get(part) ?? -1) ?? nearest;
    for (const pointer of part.pointers) located.set(pointer, place);
    for (const member of part.members.values()) assign(member, place);
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
