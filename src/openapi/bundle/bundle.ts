import {
  forgetWeights,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  errorProblem,
  setMember,
  warningProblem,
} from '../../syntax/index.ts';
import { renderLine } from '../../text.ts';
import { omitMembers } from '../document/members.ts';
import { findReference } from '../document/reference.ts';
import { memberOf, type Member, type SpecVersion } from '../document/grammar.ts';
import { pointMapping } from './bundle-mapping.ts';
import type { Around, Bundling, Mutable } from './bundling.ts';
import { claimSections, findHome } from './component-home.ts';
import { renderRef } from './ref-target.ts';
import {
  findSource,
  resolveFully,
  resolveStep,
  type Resolution,
  type Resolver,
  type ReferenceTarget,
} from './resolver.ts';

/** What became of a document when it was made one with all its files. */
export type Bundle = Pick<Bundling, 'findings' | 'brokenFiles' | 'changed'>;

interface Spot {
  readonly parent: Mutable | JsonValue[];
  readonly key: string | number;
  readonly around: Around;
}

/**
 * Moves the parts of other files into the document and turns every reference to them into one inside it. What has a
 * section among the components is shared there; the rest (path items, lists of properties, texts) goes where the
 * reference was. Objects keep their identity: `resolver.origins` tells where each was written.
 */
export function bundleFiles(document: JsonObject, resolver: Resolver, version: SpecVersion): Bundle {
  const bundling: Bundling = {
    ...{ document, resolver, version },
    homes: new Map(),
    moved: [],
    findings: [],
    brokenFiles: new Set(),
    path: [],
    active: new Map(),
    walked: new Map(),
    changed: false,
  };
  if (isWhole(resolver)) return bundling;
  const { rootFile: file, origins } = resolver;
  claimSections(bundling);
  walk(document, { file, kind: 'document', named: false }, bundling);
  // Grows while it is walked.
  for (const { section, name, kind, parent } of bundling.moved) {
    bundling.path.splice(0, bundling.path.length, ...section);
    visit({ parent, key: name, around: { file, kind, named: false } }, bundling);
  }
  bundling.changed ||= origins.size > 0;
  if (bundling.changed) forgetWeights();
  return bundling;
}

/** Whether each reference of the root file leads straight to a part of it: then there is nothing to do, and no walk. */
function isWhole(resolver: Resolver): boolean {
  const { rootFile } = resolver;
  const root = findSource(resolver, rootFile);
  if (root?.isPlain !== true) return false;
  return root.references.values().every((reference) => {
    if (!reference.startsWith('#')) return false;
    const target = resolveStep(rootFile, reference, resolver);
    const isStraight = target.kind === 'target' && !target.crossed;
    return isStraight && resolveFully(rootFile, reference, resolver).kind === 'target';
  });
}

function walk(value: JsonValue, around: Around, bundling: Bundling): void {
  if (isArray(value)) {
    for (let key = 0; key < value.length; key++)
      visit({ parent: value as JsonValue[], key, around }, bundling);
    return;
  }
  if (!isJsonObject(value)) return;
  const here = enter(value, around, bundling);
  if (!here.named && here.kind === 'schema') pointMapping(value, here, bundling);
  for (const key of Object.keys(value)) {
    const member: Member = here.named ? { kind: here.kind } : memberOf(here.kind, key);
    const { kind, named = false } = member;
    visit({ parent: value, key, around: { ...here, kind, named } }, bundling);
  }
}

/** Another file's object brings its file with it. */
function enter(value: JsonObject, around: Around, { resolver }: Bundling): Around {
  const file = resolver.origins.get(value)?.file;
  return file === undefined ? around : { ...around, file };
}

function visit(spot: Spot, bundling: Bundling): void {
  const { parent, key } = spot;
  const value = isArray(parent) ? parent[Number(key)] : parent[String(key)];
  if (typeof value !== 'object' || value === null) return;
  bundling.path.push(key);
  take(value, spot, bundling);
  bundling.path.pop();
}

function take(value: JsonValue, spot: Spot, bundling: Bundling): void {
  const { around } = spot;
  // A property may be called `$ref`; then what it holds is an object, never text.
  const isReference =
    isJsonObject(value) &&
    Object.hasOwn(value, '$ref') &&
    !(around.named && typeof value['$ref'] !== 'string');
  if (!isReference) walk(value, around, bundling);
  else placeReference(value, { ...spot, around: enter(value, around, bundling) }, bundling);
}

function placeReference(holder: JsonObject, spot: Spot, bundling: Bundling): void {
  const { around } = spot;
  const { resolver } = bundling;
  const { $ref: ref } = holder;
  if (resolver.settled.has(holder)) return;
  if (typeof ref !== 'string') {
    const message = `A \`$ref\` must be text, such as "#/components/schemas/Pet"; found ${renderLine(JSON.stringify(ref), 80)}.`;
    if (around.kind !== 'data')
      bundling.findings.push(errorProblem('bad-ref', [...bundling.path, '$ref'], message));
    walk(holder, around, bundling);
    return;
  }
  const target = resolveStep(around.file, ref, resolver);
  const isFault = target.kind !== 'target';
  const leadsOut = !isFault && target.file !== around.file && target.file !== resolver.rootFile;
  // Inside an example this is what an API answers; only what names another file that is there is meant to be followed.
  if (around.kind === 'data' && !leadsOut) walk(holder, around, bundling);
  else if (isFault) reportTarget(bundling, target, { ...around, ref });
  else place(holder, spot, { ...target, ref }, bundling);
}

function place(
  holder: JsonObject,
  spot: Spot,
  target: ReferenceTarget & { ref: string },
  bundling: Bundling,
): void {
  const { around } = spot;
  const { resolver } = bundling;
  const end = resolveFully(around.file, target.ref, resolver);
  if (end.kind !== 'target') {
    reportTarget(bundling, end, { ...around, ref: target.ref });
    return;
  }
  const inRoot = [target, end].find(({ file }) => file === resolver.rootFile);
  // A file may refer to itself by its name; in the bundle it has none.
  const isPlain = around.file === resolver.rootFile && target.ref.startsWith('#');
  if (inRoot === target && !target.crossed && isPlain) {
    walk(holder, around, bundling);
    return;
  }
  const home =
    inRoot === undefined
      ? ((around.named ? undefined : findHome(end, around.kind, bundling)) ?? bundling.active.get(end.value))
      : renderRef(inRoot.tokens);
  if (home === undefined) {
    inline(holder, spot, end, bundling);
    return;
  }
  setMember(holder, '$ref', home);
  resolver.settled.add(holder);
  bundling.changed = true;
  walk(holder, around, bundling);
}

/** Puts the target in the reference's place; what stands beside a path item's `$ref` is laid over it. */
function inline(holder: JsonObject, spot: Spot, end: ReferenceTarget, bundling: Bundling): void {
  const { parent, key, around } = spot;
  const beside = omitMembers(holder, (name) => name === '$ref');
  const isLaidOver = isJsonObject(end.value) && Object.keys(beside).length > 0;
  const value = isLaidOver ? { ...end.value, ...beside } : end.value;
  if (isArray(parent)) parent[Number(key)] = value;
  else setMember(parent, String(key), value);
  bundling.changed = true;
  if (typeof value !== 'object' || value === null) return;
  bundling.resolver.origins.set(value, end);
  const inside = { ...around, file: end.file };
  const isReference = findReference(value) !== undefined;
  if (!isReference) {
    const role = `${around.kind} ${around.named}`;
    const roles = bundling.walked.get(end.value) ?? new Set();
    if (roles.has(role)) return;
    bundling.walked.set(end.value, roles.add(role));
  }
  bundling.active.set(end.value, renderRef(bundling.path));
  if (isReference) take(value, { ...spot, around: inside }, bundling);
  else walk(value, inside, bundling);
  bundling.active.delete(end.value);
}

type Asking = Around & { readonly ref: string };

function reportTarget(bundling: Bundling, target: Resolution, asking: Asking): void {
  if (target.kind !== 'fault') return;
  const { rule, message, brokenFile } = target;
  const { brokenFiles, findings, path } = bundling;
  const at = [...path, '$ref'];
  if (brokenFile !== undefined) brokenFiles.add(brokenFile);
  else if (!isBearable(rule, asking, bundling)) findings.push(errorProblem(rule, at, message));
  else {
    findings.push(
      warningProblem(rule, at, `${message} The reference is sent as it is, and tells the assistant nothing.`),
    );
  }
}

/**
 * What an action works without: a schema that is nothing but itself, an example that is not there, and from 3.1 on an
 * anchor, which is valid and which the importer does not know. From or to another file it would mean something else.
 */
function isBearable(rule: string, { file, kind, ref }: Asking, { resolver, version }: Bundling): boolean {
  if (file !== resolver.rootFile || !ref.startsWith('#')) return false;
  if (rule === 'ref-loop') return kind === 'schema';
  if (rule === 'ref-anchor') return kind === 'schema' && (version === '3.1' || version === '3.2');
  return rule === 'unresolved-ref' && kind === 'example';
}
