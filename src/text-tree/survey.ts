import { refuses, type Finding } from './finding.ts';
import { isArray, type JsonArray, type JsonObject, type JsonValue } from './json.ts';
import { limits, renderLimitBytes } from './limits.ts';

export interface Survey {
  /** Members of all objects, shared ones counted once. */
  readonly keys: number;
  /** The first: after it nothing more is looked at. */
  readonly fault: Finding | undefined;
}

/** What a value takes when it is written out: characters, roughly, and levels. */
interface Extent {
  readonly size: number;
  readonly levels: number;
}

interface Measure extends Survey {
  keys: number;
  fault: Finding | undefined;
  /** For documents with shared objects: the extent of those that are done, `open` for those being walked. */
  readonly extents: Map<object, Extent> | undefined;
  readonly path: (string | number)[];
  readonly onMember: OnMember;
}

/** Told of every member on the way, so that who looks for some need not walk again. */
export type OnMember = (key: string, value: JsonValue) => void;

const ignore: OnMember = () => undefined;

const open: Extent = { size: 0, levels: 0 };
const small: Extent = { size: 8, levels: 0 };

/**
 * Makes sure that a document is finite JSON before anything walks it: not nested too deep, no circle and no bomb
 * through shared objects (YAML aliases, bundled files), no key or number that JSON writers mishandle.
 */
export function surveyDocument(
  root: JsonValue,
  { shared, onMember = ignore }: { readonly shared: boolean; readonly onMember?: OnMember | undefined },
): Survey {
  const extents = shared ? new Map<object, Extent>() : undefined;
  const measure: Measure = { keys: 0, fault: undefined, extents, path: [], onMember };
  visit(root, measure);
  return measure;
}

function visit(value: JsonValue, measure: Measure): Extent {
  if (typeof value !== 'object' || value === null) return visitScalar(value, measure);
  const known = measure.extents?.get(value);
  if (known === open) {
    return refuse(measure, 'circular-alias', 'The document contains itself here, so it has no end.');
  }
  const levels = known?.levels ?? 0;
  if (measure.path.length + levels >= limits.depth) {
    return refuse(measure, 'too-deep', `The document is nested more than ${limits.depth} levels deep here.`);
  }
  return known ?? visitInside(value, measure);
}

function visitInside(value: JsonObject | JsonArray, measure: Measure): Extent {
  measure.extents?.set(value, open);
  const extent = isArray(value) ? visitItems(value, measure) : visitMembers(value, measure);
  measure.extents?.set(value, extent);
  if (extent.size <= limits.expandedCharacters) return extent;
  const limit = renderLimitBytes(limits.expandedCharacters);
  return refuse(
    measure,
    'too-large',
    `Written out, with each alias and reference in full, this part takes more than ${limit}.`,
  );
}

function visitScalar(value: null | boolean | number | string, measure: Measure): Extent {
  if (typeof value === 'string') return value.length < 16 ? small : { size: value.length + 3, levels: 0 };
  if (typeof value !== 'number' || Number.isFinite(value)) return small;
  return refuse(
    measure,
    'bad-number',
    `JSON has no ${value}; write a number that JSON can hold, or quote it.`,
  );
}

function visitItems(items: readonly JsonValue[], measure: Measure): Extent {
  let size = 2;
  let levels = 0;
  for (let at = 0; at < items.length && measure.fault === undefined; at++) {
    measure.path.push(at);
    const extent = visit(items[at] ?? null, measure);
    measure.path.pop();
    size += extent.size;
    if (extent.levels > levels) levels = extent.levels;
  }
  return { size, levels: levels + 1 };
}

function visitMembers(value: JsonObject, measure: Measure): Extent {
  let size = 2;
  let levels = 0;
  for (const key of Object.keys(value)) {
    if (measure.fault !== undefined) break;
    measure.keys++;
    measure.path.push(key);
    if (key === '__proto__') refuse(measure, 'forbidden-key', forbiddenKey);
    const member = value[key] ?? null;
    measure.onMember(key, member);
    const extent = visit(member, measure);
    measure.path.pop();
    size += key.length + 4 + extent.size;
    if (extent.levels > levels) levels = extent.levels;
  }
  return { size, levels: levels + 1 };
}

const forbiddenKey =
  'The key "__proto__" is not accepted: many JSON readers mistake it for something else. Rename it.';

function refuse(measure: Measure, rule: string, message: string): Extent {
  measure.fault ??= refuses(rule, measure.path, message);
  return small;
}
