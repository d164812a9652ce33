import { parsePointer } from '../document/pointer.ts';

/** Pointers asked for, as a tree: one walk through a file serves all of them. */
export interface Wanted {
  readonly pointers: string[];
  readonly members: Map<string, Wanted>;
}

/** Called with the offset of each wanted part that the file has. */
export type Found = (wanted: Wanted, offset: number) => void;

export function planPointers(pointers: Iterable<string>): Wanted {
  const root: Wanted = { pointers: [], members: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const token of parsePointer(pointer) ?? []) {
      let next = node.members.get(token);
      if (next === undefined) {
        next = { pointers: [], members: new Map() };
        node.members.set(token, next);
      }
      node = next;
    }
    node.pointers.push(pointer);
  }
  return root;
}
