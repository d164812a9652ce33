import {
  findByPointer,
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
import type { WalkContext, Bundling, Mutable } from './bundling.ts';
import { claimSections, componentRefFor } from './component-ref.ts';
import { refersOut } from './crawl.ts';
import { renderRef } from './ref-target.ts';
import {
  findSource,
  resolveFully,
  resolveStep,
  type Resolution,
  type Resolver,
  type ReferenceTarget,
} from './resolver.ts';

/** Result of bundling a document with all referenced files. */
export type Bundle = Pick<Bundling, 'findings' | 'brokenFiles' | 'changed'>;

interface Slot {
  readonly parent: Mutable | JsonValue[];
  readonly key: string | number;
  readonly context: WalkContext;
}

/**
 * Moves the parts of other files into the document and rewrites every reference to them. Parts that have a section among
 * the components are shared there. All others (path items, lists of properties, strings) replace their reference. Objects
 * keep their identity, and `resolver.origins` has the file and path of each.
 */
export function bundleFiles(document: JsonObject, resolver: Resolver, version: SpecVersion): Bundle {
  const indirect = listIndirect(resolver);
  const measure = findSource(resolver, resolver.rootFile)?.measure;
  const bundling: Bundling = {
    ...{ document, resolver, version },
    // Nearly all parts of a single file are skipped. Parts can't be skipped if other files are moved into the document.
    isSkipped: (part) =>
      indirect !== undefined && measure?.(part).references.some((one) => indirect.has(one)) === false,
    refs: new Map(),
    moved: [],
    findings: [],
    brokenFiles: new Set(),
    path: [],
    active: new Map(),
    walked: new Map(),
    changed: false,
  };
  if (indirect?.size === 0) return bundling;
  const { rootFile: file, origins } = resolver;
  if (indirect === undefined) claimSections(bundling);
  walk(document, { file, kind: 'document', named: false }, bundling);
  // The list grows while it is walked.
  for (const { section, name, kind, parent } of bundling.moved) {
    bundling.path.splice(0, bundling.path.length, ...section);
    visit({ parent, key: name, context: { file, kind, named: false } }, bundling);
  }
  bundling.changed ||= origins.size > 0;
  return bundling;
}

/**
 * Lists the references of the root file that don't lead directly to a part of it. Returns `undefined` if a reference leads
 * to another file.
 */
function listIndirect(resolver: Resolver): ReadonlySet<string> | undefined {
  const { rootFile } = resolver;
  const source = findSource(resolver, rootFile);
  if (source === undefined || refersOut(source)) return undefined;
  const indirect = source.references.filter((reference) => {
    // Nearly all references lead to an object that is no reference itself, which needs no resolver.
    const part = reference.includes('%') ? undefined : findByPointer(source.root, reference.slice(1));
    if (isJsonObject(part) && !Object.hasOwn(part, '$ref')) return false;
    const target = resolveStep(rootFile, reference, resolver);
    const isStraight = target.kind === 'target' && !target.crossed;
    return !isStraight || resolveFully(rootFile, reference, resolver).kind !== 'target';
  });
  return new Set(indirect);
}

function walk(value: JsonValue, context: WalkContext, bundling: Bundling): void {
  if (isArray(value)) {
    for (let key = 0; key < value.length; key++) {
      if (!isScalar(value[key])) visit({ parent: value as JsonValue[], key, context }, bundling);
    }
    return;
  }
  if (!isJsonObject(value)) return;
  const here = enter(value, context, bundling);
  if (!here.named && here.kind === 'schema') pointMapping(value, here, bundling);
  for (const key of Object.keys(value)) {
    if (isScalar(value[key])) continue;
    const member: Member = here.named ? { kind: here.kind } : memberOf(here.kind, key);
    const { kind, named = false } = member;
    visit({ parent: value, key, context: { ...here, kind, named } }, bundling);
  }
}

function isScalar(value: JsonValue | undefined): boolean {
  return typeof value !== 'object' || value === null;
}

/** Returns the context with the file of an object that was moved from another file. */
function enter(value: JsonObject, context: WalkContext, { resolver }: Bundling): WalkContext {
  const file = resolver.origins.get(value)?.file;
  return file === undefined ? context : { ...context, file };
}

function visit(slot: Slot, bundling: Bundling): void {
  const { parent, key } = slot;
  const value = isArray(parent) ? parent[Number(key)] : parent[String(key)];
  if (value === undefined || isScalar(value) || bundling.isSkipped(value)) return;
  bundling.path.push(key);
  visitValue(value, slot, bundling);
  bundling.path.pop();
}

function visitValue(value: JsonValue, slot: Slot, bundling: Bundling): void {
  const { context } = slot;
  // If a property is named `$ref`, its value is an object and not a string.
  const isReference =
    isJsonObject(value) &&
    Object.hasOwn(value, '$ref') &&
    !(context.named && typeof value['$ref'] !== 'string');
  if (!isReference) walk(value, context, bundling);
  else visitReference(value, { ...slot, context: enter(value, context, bundling) }, bundling);
}

function visitReference(holder: JsonObject, slot: Slot, bundling: Bundling): void {
  const { context } = slot;
  const { resolver } = bundling;
  const { $ref: ref } = holder;
  if (resolver.rewritten.has(holder)) return;
  if (typeof ref !== 'string') {
    const message = `A \`$ref\` must be a string, such as "#/components/schemas/Pet", but is ${renderLine(JSON.stringify(ref), 80)}.`;
    if (context.kind !== 'data')
      bundling.findings.push(errorProblem('bad-ref', [...bundling.path, '$ref'], message));
    walk(holder, context, bundling);
    return;
  }
  const target = resolveStep(context.file, ref, resolver);
  const isFault = target.kind !== 'target';
  const leadsOut = !isFault && target.file !== context.file && target.file !== resolver.rootFile;
  // In an example, a `$ref` is data of the API unless it names an existing file.
  if (context.kind === 'data' && !leadsOut) walk(holder, context, bundling);
  else if (isFault) reportTarget(bundling, target, { ...context, ref });
  else rewriteReference(holder, slot, { ...target, ref }, bundling);
}

function rewriteReference(
  holder: JsonObject,
  slot: Slot,
  target: ReferenceTarget & { ref: string },
  bundling: Bundling,
): void {
  const { context } = slot;
  const { resolver } = bundling;
  const end = resolveFully(context.file, target.ref, resolver);
  if (end.kind !== 'target') {
    reportTarget(bundling, end, { ...context, ref: target.ref });
    return;
  }
  const inRoot = [target, end].find(({ file }) => file === resolver.rootFile);
  // A file can refer to itself by its name, which the bundle doesn't have.
  const isPlain = context.file === resolver.rootFile && target.ref.startsWith('#');
  if (inRoot === target && !target.crossed && isPlain) {
    walk(holder, context, bundling);
    return;
  }
  const ref =
    inRoot === undefined
      ? ((context.named ? undefined : componentRefFor(end, context.kind, bundling)) ??
        bundling.active.get(end.value))
      : renderRef(inRoot.tokens);
  if (ref === undefined) {
    inline(holder, slot, end, bundling);
    return;
  }
  setMember(holder, '$ref', ref);
  resolver.rewritten.add(holder);
  bundling.changed = true;
  walk(holder, context, bundling);
}

/** Replaces the reference with its target. The siblings of a path item's `$ref` override members of the target. */
function inline(holder: JsonObject, slot: Slot, end: ReferenceTarget, bundling: Bundling): void {
  const { parent, key, context } = slot;
  const beside = omitMembers(holder, (name) => name === '$ref');
  const isLaidOver = isJsonObject(end.value) && Object.keys(beside).length > 0;
  const value = isLaidOver ? { ...end.value, ...beside } : end.value;
  if (isArray(parent)) parent[Number(key)] = value;
  else setMember(parent, String(key), value);
  bundling.changed = true;
  if (typeof value !== 'object' || value === null) return;
  bundling.resolver.origins.set(value, end);
  const inside = { ...context, file: end.file };
  const isReference = findReference(value) !== undefined;
  if (!isReference) {
    const role = `${context.kind} ${context.named}`;
    const roles = bundling.walked.get(end.value) ?? new Set();
    if (roles.has(role)) return;
    bundling.walked.set(end.value, roles.add(role));
  }
  bundling.active.set(end.value, renderRef(bundling.path));
  if (isReference) visitValue(value, { ...slot, context: inside }, bundling);
  else walk(value, inside, bundling);
  bundling.active.delete(end.value);
}

type FailedRef = WalkContext & { readonly ref: string };

function reportTarget(bundling: Bundling, target: Resolution, failed: FailedRef): void {
  if (target.kind !== 'fault') return;
  const { rule, message, brokenFile } = target;
  const { brokenFiles, findings, path } = bundling;
  const at = [...path, '$ref'];
  if (brokenFile !== undefined) brokenFiles.add(brokenFile);
  else if (!isTolerable(rule, failed, bundling)) findings.push(errorProblem(rule, at, message));
  else {
    findings.push(
      warningProblem(
        rule,
        at,
        `${message} The reference is sent unchanged and gives the assistant no information.`,
      ),
    );
  }
}

/**
 * Returns whether an action works without the target: a schema that only refers to itself, a missing example, and from 3.1
 * on a valid anchor, which the importer doesn't support. References between files are never tolerable, because the bundled
 * reference would have another meaning.
 */
function isTolerable(rule: string, { file, kind, ref }: FailedRef, { resolver, version }: Bundling): boolean {
  if (file !== resolver.rootFile || !ref.startsWith('#')) return false;
  if (rule === 'ref-loop') return kind === 'schema';
  if (rule === 'ref-anchor') return kind === 'schema' && (version === '3.1' || version === '3.2');
  return rule === 'unresolved-ref' && kind === 'example';
}
