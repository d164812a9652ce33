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

/** State of a referenced file. */
export type FileState =
  | { readonly state: 'read'; readonly source: SourceFile }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly fault: Finding }
  | { readonly state: 'rejected'; readonly fault: RefFault };

/** File and keys of the location where a part was written. */
export interface Origin {
  readonly file: string;
  readonly tokens: readonly string[];
}

export interface ReferenceTarget extends Origin {
  readonly kind: 'target';
  readonly value: JsonValue;
  /** Whether the path leads through another reference, which simple parsers don't follow. */
  readonly crossed: boolean;
}

export type Resolution =
  | ReferenceTarget
  | RefFault
  /** A file that must be read before the reference can be resolved. */
  | { readonly kind: 'needs'; readonly path: string };

/** Files that were read, and cached targets of the references in them. */
export interface Resolver {
  readonly rootFile: string;
  readonly files: Map<string, FileState>;
  /** Origins of objects that bundling moved into the tree of another file. */
  readonly origins: Map<object, Origin>;
  /** Origins of members and entries that an overlay changed or moved, by the object or list that contains them. */
  readonly memberOrigins: Map<object, Map<string, Origin>>;
  /** Objects whose `$ref` bundling already rewrote, so that it is relative to the root file. */
  readonly rewritten: WeakSet<object>;
  /** Cached resolutions by the referring file and the reference. */
  readonly known: Map<string, Map<string, Resolution>>;
  /** Ends of the chains of references, by the object at which a chain begins. */
  readonly ends: Map<JsonValue, Resolution>;
  absentCount: number;
}

/** Maximum number of references on the path to one part. */
const maxSteps = 1000;

export function createResolver(rootFile: string): Resolver {
  return {
    rootFile,
    files: new Map(),
    origins: new Map(),
    memberOrigins: new Map(),
    rewritten: new WeakSet(),
    known: new Map(),
    ends: new Map(),
    absentCount: 0,
  };
}

/** Returns a file of the specification, or `undefined` if it wasn't read. */
export function findSource({ files }: Resolver, path: string): SourceFile | undefined {
  const state = files.get(path);
  return state?.state === 'read' ? state.source : undefined;
}

/** Resolves one step of a reference. */
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

interface RefRequest {
  readonly from: string;
  readonly ref: string;
  readonly depth: number;
}

function follow(request: RefRequest, resolver: Resolver): Resolution {
  const { from, ref } = request;
  const target = parseRef(ref, from, resolver.rootFile);
  if (target.kind === 'fault') return target;
  const { path, tokens } = target;
  const base = ref.startsWith('#') || !isFrom31(resolver) ? undefined : findBase(from, resolver);
  if (base !== undefined) {
    const message = `The reference ${quote(ref)} is relative to ${quote(base)} (\`$id\` or \`$self\`), which is not supported. Remove the key, or use a path from the root of this file.`;
    return refProblem('unsupported-id', message);
  }
  const file = resolver.files.get(path);
  if (file === undefined) return { kind: 'needs', path };
  if (file.state === 'rejected') return file.fault;
  if (file.state === 'broken') return { ...refProblem('ref-broken', file.fault.message), brokenFile: path };
  if (file.state === 'read') return walk(file.source, tokens, request, resolver);
  const message = `The reference ${quote(ref)} can't be resolved: the file ${quote(path)} doesn't exist.`;
  return refProblem('unresolved-ref', message);
}

/** Returns the base URI that a file sets for its references, which is possible from 3.1 on. */
function findBase(path: string, resolver: Resolver): string | undefined {
  const root = findSource(resolver, path)?.root;
  return [findMember(root, '$self'), findMember(root, '$id')].find((id) => typeof id === 'string');
}

function walk(
  source: SourceFile,
  tokens: readonly string[],
  request: RefRequest,
  resolver: Resolver,
): Resolution {
  let at: ReferenceTarget = {
    kind: 'target',
    value: source.root,
    file: source.path,
    tokens: [],
    crossed: false,
  };
  for (const token of tokens) {
    let next = step(at, token, resolver);
    for (let depth = request.depth + 1; next === undefined; depth++) {
      const through = findReference(at.value);
      if (through === undefined) return missingTargetProblem(request.ref, at, token, resolver);
      const reached = resolveStep(startOf(at, resolver), through, resolver, depth);
      if (reached.kind !== 'target') return reached;
      // All steps of a cycle are cached, so only the depth reveals the cycle.
      if (depth > maxSteps) return refLoopProblem(request.ref);
      at = { ...reached, crossed: true };
      next = step(at, token, resolver);
    }
    at = next;
  }
  return at;
}

/** Resolves a reference completely, up to a value that isn't a reference. */
export function resolveFully(from: string, ref: string, resolver: Resolver): Resolution {
  const { ends } = resolver;
  const seen = new Set<JsonValue>();
  let at = resolveStep(from, ref, resolver);
  while (at.kind === 'target' && isJsonObject(at.value) && isPassedOver(at.value, resolver)) {
    // Each link of a long chain is resolved, so the ends are cached.
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

/** Returns whether a reference is followed. A reference with relevant siblings ends the chain: texts, and from 3.1 on all keys. */
function isPassedOver(value: JsonObject, resolver: Resolver): value is JsonObject & { $ref: string } {
  if (typeof value['$ref'] !== 'string') return false;
  const beside = Object.keys(value).filter((key) => key !== '$ref');
  return beside.length === 0 || !(beside.some((key) => keptTexts.has(key)) || isFrom31(resolver));
}

function isFrom31(resolver: Resolver): boolean {
  const root = findSource(resolver, resolver.rootFile)?.root;
  return isJsonObject(root) && !isBefore31(root);
}

function startOf(at: ReferenceTarget, { rewritten, rootFile }: Resolver): string {
  return isJsonObject(at.value) && rewritten.has(at.value) ? rootFile : at.file;
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
  const location = at.tokens.length === 0 ? '' : `${quote(`#/${at.tokens.join('/')}`)} in `;
  // The search compares every name, so it's limited to the number of findings that are shown.
  const isReported = ++resolver.absentCount <= limits.problemsPerRule && isJsonObject(at.value);
  const near = isReported
    ? Object.keys(at.value)
        .slice(0, 10_000)
        .find((name) => isNear(token, name))
    : undefined;
  const hint = near === undefined ? '' : ` Did you mean ${quote(near, 100)}?`;
  const message = `The reference ${quote(ref)} can't be resolved: ${location}${quote(at.file)} has no ${quote(token, 100)}.${hint}`;
  return refProblem('unresolved-ref', message);
}

function refLoopProblem(ref: string): RefFault {
  return refProblem('ref-loop', `The reference ${quote(ref)} refers only to itself.`);
}
