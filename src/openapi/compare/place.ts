import type { JsonValue } from '../document/json.ts';

/** Where in an operation a schema stands, in the reader's words. */
export interface Place {
  /** `query parameter limit`, `body`, `response 200`. */
  readonly root: string;
  /** The fields on the way: `items[].qty`. */
  readonly path: string;
  /** What is sent, as against what is answered. */
  readonly isInput: boolean;
}

const [open, close] = ['\u0001', '\u0002'];

/** A place that is not known yet: its name is filled in later. */
export const openPlace = { root: open, path: '' };

export function namePlace({ root, path }: Place): string {
  if (root === open) return open + path + close;
  if (path === '') return root;
  if (path === '[]') return `each item of ${root}`;
  return root === 'body' ? `body field ${path}` : `field ${path} of ${root}`;
}

export function joinPlaces(outer: Place, { path }: Place): Place {
  const joint = outer.path === '' || path === '' || path.startsWith('[') ? '' : '.';
  return { ...outer, path: outer.path + joint + path };
}

/** A sentence about places below an open one, with the place that it is. */
export function fillIn(sentence: string, place: Place): string {
  return sentence.replace(/\u0001([^\u0002]*)\u0002/g, (_, path: string) =>
    namePlace(joinPlaces(place, { ...place, path })),
  );
}

export function fieldOf(place: Place, name: string): Place {
  const shown = clip(name);
  return { ...place, path: place.path === '' ? shown : `${place.path}.${shown}` };
}

export function itemOf(place: Place): Place {
  return { ...place, path: `${place.path}[]` };
}

const textLimit = 80;
const listLimit = 6;

/** A value from outside in one short line. */
export function showValue(value: JsonValue): string {
  return clip(JSON.stringify(value));
}

export function showValues(values: readonly JsonValue[]): string {
  const shown = values.slice(0, listLimit).map(showValue).join(', ');
  return values.length > listLimit ? `${shown} and ${values.length - listLimit} more` : shown;
}

export function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > textLimit ? `${line.slice(0, textLimit - 1)}…` : line;
}

/** A text as it reads, whatever its white space. */
export function squeeze(text: JsonValue | undefined): string | undefined {
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : JSON.stringify(text);
}
