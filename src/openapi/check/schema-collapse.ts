import type { SchemaError } from './schema-error.ts';
import { isNear } from '../document/near.ts';

const composite = new Set(['oneOf', 'anyOf', 'if', 'allOf']);
const leftover = new Set(['unevaluatedProperties', 'unevaluatedItems']);

/**
 * The errors worth telling. A choice between shapes fails with the errors of every shape: those of the shape that
 * fits best are kept. And one wrong member makes its siblings look unknown: that is noise where there is a better error.
 */
export function collapseErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const dropped = new Set<SchemaError>();
  const merged = new Map<SchemaError, SchemaError>();
  for (const choice of errors) {
    if (choice.keyword !== 'oneOf' && choice.keyword !== 'anyOf') continue;
    collapseChoice(choice, errors, { dropped, merged });
  }
  for (const [index, error] of errors.entries()) {
    if (error.keyword === 'propertyNames') collapseName(errors, index, { dropped, merged });
  }
  const plain = errors.filter((error) => !dropped.has(error)).map((error) => merged.get(error) ?? error);
  const said = coverPaths(plain.filter(({ keyword }) => !composite.has(keyword)));
  const saidBetter = coverPaths(
    plain.filter(({ keyword }) => !composite.has(keyword) && !leftover.has(keyword)),
  );
  const kept = plain.filter(({ keyword, instancePath }) => {
    if (composite.has(keyword)) return !said.has(instancePath);
    return !leftover.has(keyword) || !saidBetter.has(instancePath);
  });
  return mergeMisspelled(dropRepeats(kept));
}

/** Branches that are written in place carry their number: `…/oneOf/1/required`. */
function groupByBranch(
  choice: SchemaError,
  errors: readonly SchemaError[],
): readonly (readonly SchemaError[])[] {
  const prefix = `${choice.schemaPath}/`;
  const within = errors.filter((error) => error.schemaPath.startsWith(prefix) && isWithin(error, choice));
  return [...Map.groupBy(within, ({ schemaPath }) => schemaPath.slice(prefix.length).split('/')[0]).values()];
}

function collapseChoice(
  choice: SchemaError,
  errors: readonly SchemaError[],
  result: { dropped: Set<SchemaError>; merged: Map<SchemaError, SchemaError> },
): void {
  const all = groupByBranch(choice, errors);
  if (all.length < 2) return;
  const missing = all.flat().map(({ params }) => params['missingProperty']);
  if (missing.every((property) => typeof property === 'string')) {
    const [first, ...others] = all.flat();
    for (const error of [...others, choice]) result.dropped.add(error);
    if (first !== undefined) {
      result.merged.set(first, {
        ...first,
        params: { missingProperty: [...new Set(missing)].join('` or `') },
      });
    }
    return;
  }
  const best = all.reduce((left, right) => (right.length < left.length ? right : left));
  for (const branch of all) if (branch !== best) for (const error of branch) result.dropped.add(error);
}

/** A name that is not allowed: the errors right before say why, and stand at the object as if it were the name. */
function collapseName(
  errors: readonly SchemaError[],
  index: number,
  result: { dropped: Set<SchemaError>; merged: Map<SchemaError, SchemaError> },
): void {
  const error = errors[index];
  if (error === undefined) return;
  const causes: SchemaError[] = [];
  for (let at = index - 1; at >= 0; at--) {
    const cause = errors[at];
    if (cause?.instancePath !== error.instancePath || !['pattern', 'not', 'enum'].includes(cause.keyword))
      break;
    causes.push(cause);
    result.dropped.add(cause);
  }
  const pattern = causes.map(({ params }) => params['pattern']).find((found) => found !== undefined);
  result.merged.set(error, { ...error, params: { ...error.params, pattern } });
}

/** `urll` where `url` is missing is one fault. */
function mergeMisspelled(errors: readonly SchemaError[]): readonly SchemaError[] {
  const merged = new Map<SchemaError, SchemaError | undefined>();
  const byPlace = new Map<string, SchemaError[]>();
  for (const error of errors) {
    if (error.keyword === 'required')
      byPlace.set(error.instancePath, [...(byPlace.get(error.instancePath) ?? []), error]);
  }
  for (const error of errors) {
    const written = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
    const missing = byPlace
      .get(error.instancePath)
      ?.find(({ params }) => isNear(String(written), String(params['missingProperty'])));
    if (typeof written !== 'string' || missing === undefined) continue;
    merged.set(missing, undefined);
    merged.set(error, { ...error, params: { ...error.params, meant: missing.params['missingProperty'] } });
  }
  return errors.flatMap((error) => (merged.has(error) ? (merged.get(error) ?? []) : [error]));
}

function isWithin(error: SchemaError, choice: SchemaError): boolean {
  return (
    error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`)
  );
}

/** The places of errors and everything above them. */
function coverPaths(errors: readonly SchemaError[]): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const { instancePath } of errors) {
    for (
      let path = instancePath;
      !covered.has(path);
      path = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    ) {
      covered.add(path);
    }
  }
  return covered;
}

/** One error a place, but for unknown and missing members, of which a place can have several. */
function dropRepeats(errors: readonly SchemaError[]): readonly SchemaError[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    const member =
      error.params['additionalProperty'] ??
      error.params['unevaluatedProperty'] ??
      error.params['missingProperty'] ??
      error.params['propertyName'];
    const key = typeof member === 'string' ? `${error.instancePath}\n${member}` : error.instancePath;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
