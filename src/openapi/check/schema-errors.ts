import { isNear } from '../../text-tree/near.ts';

/** What the compiled schemas report, as ajv does. @see https://ajv.js.org/api.html#error-objects */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What is told in the place of an error; undefined where nothing is. */
type Replacements = Map<SchemaError, SchemaError | undefined>;

/** What says only that something below does not fit. */
const composite = new Set(['oneOf', 'anyOf', 'if']);

/**
 * The errors worth telling. A choice between shapes fails with the errors of every shape: those of the shape that
 * fits best are kept. And one wrong member makes its siblings look unknown: that is noise where there is a better error.
 */
export function collapseErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const replaced: Replacements = new Map();
  for (const [index, error] of errors.entries()) {
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf') collapseChoice(error, errors, replaced);
    if (error.keyword === 'propertyNames') collapseName(error, errors.slice(0, index), replaced);
  }
  const plain = replace(errors, replaced);
  const said = plain.filter(({ keyword }) => !composite.has(keyword));
  const places = coverPaths(said);
  const betterPlaces = coverPaths(said.filter((error) => !isLeftover(error)));
  const kept = plain.filter((error) => {
    if (composite.has(error.keyword)) return !places.has(error.instancePath);
    return !isLeftover(error) || !betterPlaces.has(error.instancePath);
  });
  return mergeMisspelled(dropRepeats(kept));
}

function isLeftover({ keyword }: SchemaError): boolean {
  return keyword === 'unevaluatedProperties';
}

function replace(errors: readonly SchemaError[], replaced: Replacements): readonly SchemaError[] {
  return errors.flatMap((error) => (replaced.has(error) ? (replaced.get(error) ?? []) : [error]));
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

function collapseChoice(choice: SchemaError, errors: readonly SchemaError[], replaced: Replacements): void {
  const branches = groupByBranch(choice, errors);
  if (branches.length < 2) return;
  const all = branches.flat();
  const missing = all.map(({ params }) => params['missingProperty']);
  if (missing.every((property) => typeof property === 'string')) {
    for (const error of [...all, choice]) replaced.set(error, undefined);
    const params = { missingProperty: [...new Set(missing)].join('` or `') };
    if (all[0] !== undefined) replaced.set(all[0], { ...all[0], params });
    return;
  }
  const best = branches.reduce((left, right) => (right.length < left.length ? right : left));
  for (const error of branches.filter((branch) => branch !== best).flat()) replaced.set(error, undefined);
}

/** A name that is not allowed: the errors right before say why, and stand at the object as if it were the name. */
function collapseName(error: SchemaError, before: readonly SchemaError[], replaced: Replacements): void {
  const isCause = ({ instancePath, keyword }: SchemaError): boolean =>
    instancePath === error.instancePath && ['pattern', 'not', 'enum'].includes(keyword);
  const causes = before.slice(before.findLastIndex((other) => !isCause(other)) + 1);
  for (const cause of causes) replaced.set(cause, undefined);
  const pattern = causes.map(({ params }) => params['pattern']).findLast((found) => found !== undefined);
  replaced.set(error, { ...error, params: { ...error.params, pattern } });
}

/** `urll` where `url` is missing is one fault. */
function mergeMisspelled(errors: readonly SchemaError[]): readonly SchemaError[] {
  const replaced: Replacements = new Map();
  const required = errors.filter(({ keyword }) => keyword === 'required');
  const byPlace = Map.groupBy(required, ({ instancePath }) => instancePath);
  for (const error of errors) {
    const written = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
    const missing = byPlace
      .get(error.instancePath)
      ?.find(({ params }) => isNear(String(written), String(params['missingProperty'])));
    if (typeof written !== 'string' || missing === undefined) continue;
    replaced.set(missing, undefined);
    replaced.set(error, { ...error, params: { ...error.params, meant: missing.params['missingProperty'] } });
  }
  return replace(errors, replaced);
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
