import {
  type Finding,
  findMember,
  findStep,
  isJsonObject,
  isNear,
  type JsonObject,
  type JsonValue,
  limits,
  type SourceFile,
} from '../../syntax/index.ts';
import { quote } from '../../text.ts';
import { findReference, isBefore31, keptTexts } from '../document/reference.ts';
import { parseRef, refProblem, type RefFault } from './ref-target.ts';
import type { SpecFile } from './spec-file.ts';

/** What became of a file that a reference named. */
export type FileState =
  | { readonly state: 'read'; readonly source: SpecFile }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly fault: Finding }
  | { readonly state: 'refused'; readonly fault: RefFault };

/** Where something was written. */
export interface Origin {
  readonly file: string;
  readonly tokens: readonly string[];
}

export interface ReferenceTarget extends Origin {
  readonly kind: 'target';
  readonly value: JsonValue;
  /** True where the way led through another reference, which plain readers do not follow. */
  readonly crossed: boolean;
}

export type Resolution =
  | ReferenceTarget
  | RefFault
  /** A file must be read before more can be said. */
  | { readonly kind: 'needs'; readonly path: string };

/** The files that were read, and what is known of where the references in them lead. */
export interface Resolver {
  readonly rootFile: string;
  readonly files: Map<string, FileState>;
  /** While a bundle is made: where the objects were written that now stand in another file's tree. */
  readonly origins: Map<object, Origin>;
  /** While a bundle is made: objects whose `$ref` already points into the root, whatever file they came from. */
  readonly settled: WeakSet<object>;
  /** Answers by the file that asks and its reference. */
  readonly known: Map<string, Map<string, Resolution>>;
  /** Where the chain of references ends that begins at an object. */
  readonly ends: Map<JsonValue, Resolution>;
  absentCount: number;
}

/** How many references the way to one part may lead through. */
const maxSteps = 1000;

export function createResolver(rootFile: string): Resolver {
  return {
    rootFile,
    files: new Map(),
    origins: new Map(),
    settled: new WeakSet(),
    known: new Map(),
    ends: new Map(),
    absentCount: 0,
  };
}

/** A file of the description, where it was read. */
export function findSource({ files }: Resolver, path: string): SpecFile | undefined {
  const state = files.get(path);
  return state?.state === 'read' ? state.source : undefined;
}

/** Where a reference leads, one step. */
export function resolveStep(from: string, ref: string, resolver: Resolver, depth = 0): Resolution {
  const { known } = resolver;
  const ofFile = known.get(from) ?? new Map<string, Resolution>();
  known.set(from, ofFile);
  const before = ofFile.get(ref);
  if (before !== undefined) return before;
  const resolution = depth > maxSteps ? refLoopProblem(ref) : follow({ from, ref, depth }, resolver);
  if (resolution.kind !== 'needs') ofFile.set(ref, resolution);
  return resolution;
}

interface Way {
  readonly from: string;
  readonly ref: string;
  readonly depth: number;
}

function follow(way: Way, resolver: Resolver): Resolution {
  const { from, ref } = way;
  const target = parseRef(ref, from, resolver.rootFile);
  if (target.kind === 'fault') return target;
  const { path, tokens } = target;
  const base = ref.startsWith('#') || !isFrom31(resolver) ? undefined : findBase(from, resolver);
  if (base !== undefined) {
    const message = `The reference ${quote(ref)} would have to be read against ${quote(base)} (\`$id\` or \`$self\`), which is not supported. Remove that, or write the path from the root of this file.`;
    return refProblem('unsupported-id', message);
  }
  const file = resolver.files.get(path);
  if (file === undefined) return { kind: 'needs', path };
  if (file.state === 'refused') return file.fault;
  if (file.state === 'broken') return { ...refProblem('ref-broken', file.fault.message), brokenFile: path };
  if (file.state === 'read') return walk(file.source, tokens, way, resolver);
  const message = `The reference ${quote(ref)} points to nothing: there is no file ${quote(path)}.`;
  return refProblem('unresolved-ref', message);
}

/** From 3.1 on, a file may say that what it refers to is read against another address than its own. */
function findBase(path: string, resolver: Resolver): string | undefined {
  const root = findSource(resolver, path)?.root;
  return [findMember(root, '$self'), findMember(root, '$id')].find((id) => typeof id === 'string');
}

function walk(source: SourceFile, tokens: readonly string[], way: Way, resolver: Resolver): Resolution {
  let at: ReferenceTarget = {
    kind: 'target',
    value: source.root,
    file: source.path,
    tokens: [],
    crossed: false,
  };
  for (const token of tokens) {
    let next = step(at, token, resolver);
    for (let depth = way.depth + 1; next === undefined; depth++) {
      const through = findReference(at.value);
      if (through === undefined) return missingTargetProblem(way.ref, at, token, resolver);
      const reached = resolveStep(startOf(at, resolver), through, resolver, depth);
      if (reached.kind !== 'target') return reached;
      // Of a circle each step is known, so that only its length tells.
      if (depth > maxSteps) return refLoopProblem(way.ref);
      at = { ...reached, crossed: true };
      next = step(at, token, resolver);
    }
    at = next;
  }
  return at;
}

/** Where the whole chain of references ends: at something that is no reference. */
export function resolveFully(from: string, ref: string, resolver: Resolver): Resolution {
  const { ends } = resolver;
  const seen = new Set<JsonValue>();
  let at = resolveStep(from, ref, resolver);
  while (at.kind === 'target' && isJsonObject(at.value) && isPassedOver(at.value, resolver)) {
    // Of a chain of ten thousand, each link is asked: what was walked once is known.
    const end = seen.has(at.value) ? refLoopProblem(ref) : ends.get(at.value);
    if (end !== undefined) {
      at = end;
      break;
    }
    seen.add(at.value);
    at = resolveStep(startOf(at, resolver), at.value.$ref, resolver);
  }
  if (at.kind !== 'needs') for (const value of seen) ends.set(value, at);
  return at;
}

/** Such a link of a chain is where the chain ends: texts beside a `$ref` count, and from 3.1 on all that stands there. */
function isPassedOver(value: JsonObject, resolver: Resolver): value is JsonObject & { $ref: string } {
  if (typeof value['$ref'] !== 'string') return false;
  const beside = Object.keys(value).filter((key) => key !== '$ref');
  return beside.length === 0 || !(beside.some((key) => keptTexts.has(key)) || isFrom31(resolver));
}

function isFrom31(resolver: Resolver): boolean {
  const root = findSource(resolver, resolver.rootFile)?.root;
  return isJsonObject(root) && !isBefore31(root);
}

function startOf(at: ReferenceTarget, { settled, rootFile }: Resolver): string {
  return isJsonObject(at.value) && settled.has(at.value) ? rootFile : at.file;
}

function step(at: ReferenceTarget, token: string, { origins }: Resolver): ReferenceTarget | undefined {
  const value = findStep(at.value, token);
  if (value === undefined) return undefined;
  const origin = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
  return origin === undefined
    ? { ...at, value, tokens: [...at.tokens, token] }
    : { kind: 'target', value, ...origin, crossed: true };
}

function missingTargetProblem(ref: string, at: ReferenceTarget, token: string, resolver: Resolver): RefFault {
  const place = at.tokens.length === 0 ? '' : `${quote(`#/${at.tokens.join('/')}`)} in `;
  // Looking costs a comparison with every name, so that it ends before the messages that people are shown do.
  const isReported = ++resolver.absentCount <= limits.problemsPerRule && isJsonObject(at.value);
  const near = isReported
    ? Object.keys(at.value)
        .slice(0, 10_000)
        .find((name) => isNear(token, name))
    : undefined;
  const hint = near === undefined ? '' : ` Did you mean ${quote(near, 100)}?`;
  const message = `The reference ${quote(ref)} points to nothing: ${place}${quote(at.file)} has no ${quote(token, 100)}.${hint}`;
  return refProblem('unresolved-ref', message);
}

function refLoopProblem(ref: string): RefFault {
  return refProblem('ref-loop', `The reference ${quote(ref)} refers only to itself.`);
}
