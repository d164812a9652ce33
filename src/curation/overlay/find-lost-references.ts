import {
  fileFinding,
  findReference,
  findTarget,
  type Member,
  memberOf,
  type Resolver,
} from '../../openapi/index.ts';
import { quote } from '../../text.ts';
import {
  decodeEscapes,
  type Finding,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parsePointer,
  renderPointer,
  errorProblem,
  type Measure,
} from '../../syntax/index.ts';

import type { Removal } from './overlay-step.ts';

export interface OverlayEffects {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly removals: readonly Removal[];
  /** References in the overlay files. */
  readonly written: readonly string[];
  readonly resolver: Resolver;
  readonly measure: Measure;
}

/**
 * Finds the references that overlays broke: to removed parts, to missing parts, and to other files, which are inlined
 * before overlays are applied.
 */
export function findLostReferences(effects: OverlayEffects): readonly Finding[] {
  const { before, after, removals, written, resolver, measure } = effects;
  const known = new Set(measure(before).references);
  // Updates replace nothing that has parts, so only a removal can break a reference that the document had before.
  const endangered = measure(after).references.filter(
    (reference) => removals.length > 0 || !known.has(reference),
  );
  const degraded = new Set(
    endangered.filter(
      (reference) =>
        findTarget(after, reference) === undefined &&
        (findTarget(before, reference) !== undefined || !known.has(reference)),
    ),
  );
  for (const reference of written) if (!reference.startsWith('#')) degraded.add(reference);
  if (degraded.size === 0) return [];
  const byPointer = new Map(removals.map((removal) => [renderPointer(removal.location), removal]));
  return listHolders(after, degraded).map(({ reference, path }) => {
    const message = reference.startsWith('#')
      ? `The reference ${quote(reference)} points to nothing${describeRemoval(reference, byPointer)}.`
      : `An overlay can't refer to another file, such as ${quote(reference)}: overlays are applied after all files are joined. Write the part into the overlay, or refer to a part of the document (\`#/…\`).`;
    return fileFinding(errorProblem('unresolved-ref', [...path, '$ref'], message), after, resolver);
  });
}

/** Returns a clause that names the action that removed the target of a reference; empty if there is none. */
function describeRemoval(reference: string, removals: ReadonlyMap<string, Removal>): string {
  const tokens = parsePointer(decodeEscapes(reference.slice(1))) ?? [];
  const parents = tokens.map((_, index) => renderPointer(tokens.slice(0, index + 1)));
  const removal = parents.map((pointer) => removals.get(pointer)).find((found) => found !== undefined);
  return removal === undefined
    ? ' in the document'
    : `, because action ${removal.action.index + 1} of \`${removal.file}\` removes it`;
}

interface Holder {
  readonly reference: string;
  readonly path: readonly (string | number)[];
}

/** Lists the objects with one of the references, except those in plain data. */
function listHolders(document: JsonObject, references: ReadonlySet<string>): readonly Holder[] {
  const found: Holder[] = [];
  const visit = (value: JsonValue, { kind, named }: Member, path: readonly (string | number)[]): void => {
    if (kind === 'data') return;
    if (isArray(value)) {
      for (const [index, entry] of value.entries()) visit(entry, { kind }, [...path, index]);
      return;
    }
    if (!isJsonObject(value)) return;
    const reference = named === true ? undefined : findReference(value);
    if (reference !== undefined && references.has(reference)) found.push({ reference, path });
    for (const [key, member] of Object.entries(value)) {
      visit(member, named === true ? { kind } : memberOf(kind, key), [...path, key]);
    }
  };
  visit(document, { kind: 'document' }, []);
  return found;
}
