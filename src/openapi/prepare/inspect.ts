import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Mode } from '../document/grammar.ts';
import { modeBelow } from '../document/grammar.ts';
import { decodeEscapes, renderPointer, unescapeToken } from '../document/pointer.ts';

/** What only a walk through the whole document finds, found in one. */
export interface Inspection {
  /** Names of schemas that some pointer writes with escapes, as `~1` or `%20`. */
  readonly escapedNames: ReadonlySet<string>;
  /** How many references have something beside their `$ref`, and where the first is. */
  readonly withSiblings: number;
  readonly firstWithSiblings: string;
  /** Whether references lead into paths, or to parts of shared parameters and responses. */
  readonly leadsIntoParts: boolean;
  /** Where the first text stands that holds half a surrogate pair. */
  readonly firstHalf: string | undefined;
}

export function inspectDocument(document: JsonObject): Inspection {
  const escapedNames = new Set<string>();
  const path: (string | number)[] = [];
  const seen = new Set<JsonValue>();
  let withSiblings = 0;
  let firstWithSiblings = '';
  let leadsIntoParts = false;
  let firstHalf: string | undefined;

  visit(document, 'keywords');
  return { escapedNames, withSiblings, firstWithSiblings, leadsIntoParts, firstHalf };

  function visit(value: JsonValue, mode: Mode): void {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) firstHalf ??= renderPointer(path);
    } else if (isArray(value)) {
      for (const [index, entry] of value.entries()) descend(index, entry, mode);
    } else if (isObject(value) && !seen.has(value)) {
      seen.add(value);
      if (mode !== 'data' && typeof value['$ref'] === 'string') noteReference(value, value['$ref']);
      for (const key of Object.keys(value)) {
        const member = value[key] ?? null;
        if (!key.isWellFormed()) firstHalf ??= renderPointer(path);
        descend(key, member, modeOf(mode, key, member));
      }
    }
  }

  function descend(key: string | number, value: JsonValue, mode: Mode): void {
    if (typeof value !== 'string' && typeof value !== 'object') return;
    path.push(key);
    visit(value, mode);
    path.pop();
  }

  function noteReference(holder: JsonObject, reference: string): void {
    leadsIntoParts ||= isIntoPart(reference);
    const token = /^#\/components\/schemas\/([^/]*[~%][^/]*)/.exec(reference)?.[1];
    if (token !== undefined) escapedNames.add(unescapeToken(decodeEscapes(token))).add(unescapeToken(token));
    // A path may say more than its `$ref`, in all versions.
    if (path.length === 2 && path[0] === 'paths') return;
    if (Object.keys(holder).every((key) => key === '$ref' || key.startsWith('x-'))) return;
    if (withSiblings === 0) firstWithSiblings = renderPointer(path);
    withSiblings++;
  }
}

/** What stands at the end of such a reference is moved or rewritten when the document is. */
export function isIntoPart(reference: string): boolean {
  return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}

function modeOf(mode: Mode, key: string, member: JsonValue): Mode {
  if (mode === 'data') return 'data';
  return mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
}
