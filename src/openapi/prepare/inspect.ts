import { isArray, isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { mayHoldOddities, weigh } from '../document/json-bytes.ts';
import { modeBelow, type Mode } from '../document/grammar.ts';
import { decodeEscapes, renderPointer, unescapeToken } from '../document/pointer.ts';
import { isBefore31 } from '../document/reference.ts';

/** What only a walk through the whole document finds. */
export interface Inspection {
  /** Names of schemas that some pointer writes with escapes, as `~1` or `%20`. */
  readonly escapedNames: ReadonlySet<string>;
  /** Whether references lead into paths, or to parts of shared parameters and responses. */
  readonly leadsIntoParts: boolean;
  /** Where references have something beside their `$ref` that is ignored: how often, and the first. */
  readonly ignored: { readonly count: number; readonly first: string };
  /** Where the first text stands that holds half a surrogate pair. */
  readonly firstHalf: string | undefined;
}

/** Most documents have none of what a second walk would look for, which the first one tells. */
export function inspectDocument(document: JsonObject): Inspection {
  const { references, hasSiblings, hasHalves } = weigh(document);
  const isWalked = hasHalves || (hasSiblings && isBefore31(document));
  return {
    escapedNames: new Set(references.flatMap(listEscapedNames)),
    leadsIntoParts: references.some(isIntoPart),
    ...(isWalked ? findPlaces(document) : { ignored: { count: 0, first: '' }, firstHalf: undefined }),
  };
}

/** What stands at the end of such a reference is moved or rewritten when the document is. */
export function isIntoPart(reference: string): boolean {
  return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}

function listEscapedNames(reference: string): readonly string[] {
  if (!/[~%]/.test(reference)) return [];
  const token = /^#\/components\/schemas\/([^/]*[~%][^/]*)/.exec(reference)?.[1];
  return token === undefined ? [] : [unescapeToken(decodeEscapes(token)), unescapeToken(token)];
}

function findPlaces(document: JsonObject): Pick<Inspection, 'ignored' | 'firstHalf'> {
  const path: (string | number)[] = [];
  const seen = new Set<JsonValue>();
  const haveIgnored = isBefore31(document);
  let count = 0;
  let first = '';
  let firstHalf: string | undefined;

  visit(document, 'keywords');
  return { ignored: { count, first }, firstHalf };

  function visit(value: JsonValue, mode: Mode): void {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) firstHalf ??= renderPointer(path);
    } else if (isArray(value)) {
      for (const [index, entry] of value.entries()) descend(index, entry, mode);
    } else if (isObject(value) && !seen.has(value) && mayHoldOddities(value)) {
      seen.add(value);
      visitMembers(value, mode);
    }
  }

  function visitMembers(value: JsonObject, mode: Mode): void {
    if (mode !== 'data' && haveIgnored && typeof value['$ref'] === 'string') noteSiblings(value);
    for (const key of Object.keys(value)) {
      const member = value[key] ?? null;
      if (!key.isWellFormed()) firstHalf ??= renderPointer(path);
      descend(key, member, modeOf(mode, key, member));
    }
  }

  function descend(key: string | number, value: JsonValue, mode: Mode): void {
    if (typeof value !== 'string' && typeof value !== 'object') return;
    path.push(key);
    visit(value, mode);
    path.pop();
  }

  function noteSiblings(holder: JsonObject): void {
    // A path may say more than its `$ref`, in all versions.
    if (path.length === 2 && path[0] === 'paths') return;
    if (Object.keys(holder).every((key) => key === '$ref' || key.startsWith('x-'))) return;
    if (count === 0) first = renderPointer(path);
    count++;
  }
}

function modeOf(mode: Mode, key: string, member: JsonValue): Mode {
  if (mode === 'data') return 'data';
  return mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
}
