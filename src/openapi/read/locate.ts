import type { Place } from './fault.ts';
import { locateInJson } from './locate-json.ts';
import { locateInYaml } from './locate-yaml.ts';
import { findPlaces } from './places.ts';
import type { SourceFile } from './source.ts';
import { planPointers, type Wanted } from './wanted.ts';

/**
 * Places of pointers in a file: of a member, its key; of an item, its start; of the whole, its first character. Where a
 * pointer leads to something absent, the nearest part that is there. Reads the file a second time: for problems only.
 */
export function locatePointers(source: SourceFile, pointers: Iterable<string>): ReadonlyMap<string, Place> {
  const wanted = planPointers(pointers);
  const offsets = new Map<Wanted, number>();
  const found = (part: Wanted, offset: number): void => {
    if (!offsets.has(part)) offsets.set(part, offset);
  };
  const text = source.format === 'yaml' ? new TextDecoder().decode(source.text) : source.text;
  if (typeof text === 'string') locateInYaml(text, wanted, found);
  else if (source.format === 'json') locateInJson(text, wanted, found);
  const places = findPlaces(text, offsets.values());

  const located = new Map<string, Place>();
  const settle = (part: Wanted, nearest: Place): void => {
    const place = places.get(offsets.get(part) ?? -1) ?? nearest;
    for (const pointer of part.pointers) located.set(pointer, place);
    for (const member of part.members.values()) settle(member, place);
  };
  settle(wanted, { line: 1, column: 1 });
  return located;
}
