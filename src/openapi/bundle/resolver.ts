import type { Origin } from './component-name.ts';
import type { Fault } from '../read/place.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import { quote } from '../../text.ts';
import { findNear } from '../document/near.ts';
import { limits } from '../read/limits.ts';
import { parseRef } from './ref-target.ts';
import type { SourceFile } from '../read/source.ts';

/** What became of a file that a reference named. */
export type FileState =
  | { readonly state: 'read'; readonly source: SourceFile }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly fault: Fault }
  | { readonly state: 'refused'; readonly rule: string; readonly message: string };

export type Resolution =
  | Target
  /** A file must be read before more can be said. */
  | { readonly kind: 'needs'; readonly path: string }
  | {
      readonly kind: 'fault';
      readonly rule: string;
      readonly message: string;
      /** The file at fault. */ readonly brokenFile?: string;
    };

export interface Target {
  readonly kind: 'target';
  readonly value: JsonValue;
  readonly file: string;
  readonly tokens: readonly string[];
  /** True where the way led through another reference, which plain readers do not follow. */
  readonly crossed: boolean;
}

export interface Resolver {
  readonly rootFile: string;
  readonly files: Map<string, FileState>;
  /** While a bundle is made: where the objects were written that now stand in another file's tree. */
  readonly origins: Map<object, Origin>;
  /** While a bundle is made: objects whose `$ref` already points into the root, whatever file they came from. */
  readonly settled: WeakSet<object>;
  /** Where a reference leads, one step. */
  resolve(from: string, ref: string): Resolution;
  /** Where the whole chain of references ends: at something that is no reference. */
  resolveFully(from: string, ref: string): Resolution;
}

const maxSteps = 1000;

/** What a resolver keeps between its answers. */
interface State extends Pick<Resolver, 'rootFile' | 'files' | 'origins' | 'settled'> {
  /** Answers by the file that asks and its reference. */
  readonly known: Map<string, Map<string, Resolution>>;
  /** Where the chain of references ends that begins at an object. */
  readonly ends: Map<JsonValue, Resolution>;
  absentCount: number;
}

/** Resolves references among files that were read; says which file is needed where one was not. */
export function createResolver(rootFile: string): Resolver {
  const state: State = {
    rootFile,
    files: new Map(),
    origins: new Map(),
    settled: new WeakSet(),
    known: new Map(),
    ends: new Map(),
    absentCount: 0,
  };
  const { files, origins, settled } = state;
  return {
    rootFile,
    files,
    origins,
    settled,
    resolve: (from, ref) => resolve(from, ref, 0, state),
    resolveFully: (from, ref) => resolveFully(from, ref, state),
  };
}

function resolve(from: string, ref: string, depth: number, state: State): Resolution {
  const { known } = state;
  const ofFile = known.get(from) ?? new Map<string, Resolution>();
  known.set(from, ofFile);
  const before = ofFile.get(ref);
  if (before !== undefined) return before;
  const resolution = depth > maxSteps ? loop(ref) : compute(from, ref, depth, state);
  if (resolution.kind !== 'needs') ofFile.set(ref, resolution);
  return resolution;
}

function compute(from: string, ref: string, depth: number, state: State): Resolution {
  const target = parseRef(ref, from, state.rootFile);
  if (!target.ok) return { kind: 'fault', rule: target.rule, message: target.message };
  const candidates = [target.path ?? from, ...(target.otherPath === undefined ? [] : [target.otherPath])];
  for (const path of candidates) {
    const file = state.files.get(path);
    if (file === undefined) return { kind: 'needs', path };
    if (file.state === 'missing') continue;
    if (file.state === 'refused') return { kind: 'fault', rule: file.rule, message: file.message };
    if (file.state === 'broken') {
      return { kind: 'fault', rule: 'ref-broken', message: file.fault.message, brokenFile: path };
    }
    return walk(file.source, { ref, tokens: target.tokens, depth }, state);
  }
  return {
    kind: 'fault',
    rule: 'unresolved-ref',
    message: `The reference ${quote(ref)} leads nowhere: there is no file ${quote(candidates[0] ?? '')}.`,
  };
}

function walk(
  source: SourceFile,
  way: { ref: string; tokens: readonly string[]; depth: number },
  state: State,
): Resolution {
  let at: Target = { kind: 'target', value: source.root, file: source.path, tokens: [], crossed: false };
  for (const token of way.tokens) {
    let next = step(at, token, state);
    for (
      let hops = 0;
      next === undefined && isObject(at.value) && typeof at.value['$ref'] === 'string';
      hops++
    ) {
      if (hops > 50) return loop(way.ref);
      const through = resolve(startOf(at, state), at.value['$ref'], way.depth + 1, state);
      if (through.kind !== 'target') return through;
      at = { ...through, crossed: true };
      next = step(at, token, state);
    }
    if (next === undefined) return absent(way.ref, at, token, state);
    at = next;
  }
  return at;
}

function resolveFully(from: string, ref: string, state: State): Resolution {
  const { ends } = state;
  const seen = new Set<JsonValue>();
  let at = resolve(from, ref, 0, state);
  while (at.kind === 'target' && isObject(at.value) && isPassedOver(at.value, state)) {
    if (seen.has(at.value)) {
      at = loop(ref);
      break;
    }
    const end = ends.get(at.value);
    if (end !== undefined) {
      at = end;
      break;
    }
    seen.add(at.value);
    const next = resolve(startOf(at, state), at.value.$ref, 0, state);
    at = next.kind === 'target' ? { ...next, crossed: true } : next;
  }
  // Of a chain of ten thousand, each link is asked: what was walked once is known.
  const end = at.kind === 'target' && seen.size > 0 ? { ...at, crossed: true } : at;
  if (end.kind !== 'needs') for (const value of seen) ends.set(value, end);
  return end;
}

/** From 3.1 on, what stands beside a `$ref` counts: such a link of a chain is where the chain ends. */
function isPassedOver(value: JsonObject, state: State): value is JsonObject & { $ref: string } {
  return typeof value['$ref'] === 'string' && (Object.keys(value).length === 1 || !keepsSiblings(state));
}

function keepsSiblings({ files, rootFile }: State): boolean {
  const root = files.get(rootFile);
  const openapi = root?.state === 'read' ? findMember(root.source.root, 'openapi') : undefined;
  return typeof openapi === 'string' && !openapi.startsWith('3.0');
}

function startOf(at: Target, { settled, rootFile }: State): string {
  return isObject(at.value) && settled.has(at.value) ? rootFile : at.file;
}

function absent(ref: string, at: Target, token: string, state: State): Resolution {
  const where =
    at.tokens.length === 0 ? quote(at.file) : `${quote(`#/${at.tokens.join('/')}`)} in ${quote(at.file)}`;
  // Looking costs a comparison with every name, so that it ends before the messages that people are shown do.
  const isTold = ++state.absentCount <= limits.problemsPerRule && isObject(at.value);
  const near = isTold ? findNear(token, Object.keys(at.value).slice(0, 10_000)) : undefined;
  const hint = near === undefined ? '' : ` Perhaps ${quote(near, 100)} is meant.`;
  return {
    kind: 'fault',
    rule: 'unresolved-ref',
    message: `The reference ${quote(ref)} leads nowhere: ${where} has no ${quote(token, 100)}.${hint}`,
  };
}

function step(at: Target, token: string, { origins }: State): Target | undefined {
  const value = findStep(at.value, token);
  if (value === undefined) return undefined;
  const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
  return origin === undefined
    ? { ...at, value, tokens: [...at.tokens, token] }
    : { kind: 'target', value, file: origin.file, tokens: origin.tokens, crossed: true };
}

function findStep(value: JsonValue, token: string): JsonValue | undefined {
  if (isArray(value)) return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

function loop(ref: string): Resolution {
  return {
    kind: 'fault',
    rule: 'ref-loop',
    message: `The reference ${quote(ref)} leads back to itself and to nothing else.`,
  };
}
