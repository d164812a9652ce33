import { pointMapping } from './bundle-mapping.ts';
import { claimSections, findHome, type Around, type Bundling, type Mutable } from './bundling.ts';
import {
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  refuses,
  setMember,
  warns,
} from '../../text-tree/door.ts';
import { refersOut } from './description-file.ts';
import { memberOf, type Member, type SpecVersion } from '../document/grammar.ts';
import { quote, renderLine } from '../../text.ts';
import { renderRef } from './ref-target.ts';
import {
  resolveFully,
  resolveStep,
  type Resolution,
  type Resolver,
  type ReferenceTarget,
} from './resolver.ts';

/** What became of a document when it was made one with all its files. */
export type Bundle = Pick<Bundling, 'findings' | 'brokenFiles' | 'changed'>;

type Parent = Mutable | JsonValue[];

/**
 * Moves the parts of other files into the document and turns every reference to them into one inside it. What has a
 * section among the components is shared there; the rest (path items, lists of properties, texts) goes where the
 * reference was. Objects keep their identity: `resolver.origins` tells where each was written.
 */
export function bundleFiles(document: JsonObject, resolver: Resolver, version: SpecVersion): Bundle {
  if (isWhole(resolver)) return { findings: [], brokenFiles: new Set(), changed: false };
  const bundling: Bundling = {
    document,
    resolver,
    version,
    isAlone: isAlone(resolver),
    homes: new Map(),
    moved: [],
    plain: new Set(),
    findings: [],
    brokenFiles: new Set(),
    path: [],
    active: new Map(),
    walked: new Map(),
    changed: false,
  };
  const { path, moved, findings, brokenFiles } = bundling;
  claimSections(bundling);
  const self = document['$self'];
  const base = version === '3.2' && typeof self === 'string' ? self : undefined;
  walk(document, { file: resolver.rootFile, kind: 'document', named: false, base }, bundling);
  // Grows while it is walked.
  for (const { section, name, kind, parent } of moved) {
    path.splice(0, path.length, ...section);
    visit(parent, name, { file: resolver.rootFile, kind, named: false, base: undefined }, bundling);
  }
  return { findings, brokenFiles, changed: bundling.changed || resolver.origins.size > 0 };
}

function isAlone({ files, rootFile }: Resolver): boolean {
  const root = files.get(rootFile);
  return root?.state === 'read' && !refersOut(root.source);
}

/** Whether each reference of the root file leads straight to a part of it: then there is nothing to do, and no walk. */
function isWhole(resolver: Resolver): boolean {
  const { files, rootFile } = resolver;
  const root = files.get(rootFile);
  if (root?.state !== 'read' || !root.source.isPlain) return false;
  return root.source.references.values().every((reference) => {
    if (!reference.startsWith('#')) return false;
    const target = resolveStep(rootFile, reference, resolver);
    return (
      target.kind === 'target' &&
      !target.crossed &&
      resolveFully(rootFile, reference, resolver).kind === 'target'
    );
  });
}

function walk(value: JsonValue, around: Around, bundling: Bundling): void {
  if (isArray(value)) {
    for (let at = 0; at < value.length; at++) visit(value as JsonValue[], at, around, bundling);
    return;
  }
  if (!isJsonObject(value)) return;
  const here = enter(value, around, bundling);
  if (!here.named && here.kind === 'schema') pointMapping(value, here, bundling);
  for (const key of Object.keys(value)) {
    if (typeof value[key] !== 'object' || value[key] === null) continue;
    const member: Member = here.named ? { kind: here.kind } : memberOf(here.kind, key);
    if (bundling.isAlone && member.kind === 'data') continue;
    visit(value, key, { ...here, kind: member.kind, named: member.named === true }, bundling);
  }
}

/** Another file's object brings its file with it; from 3.1 on, a schema's `$id` moves what references are read against. */
function enter(value: JsonObject, around: Around, { resolver, version }: Bundling): Around {
  const file = resolver.origins.size === 0 ? undefined : resolver.origins.get(value)?.file;
  const here = file === undefined ? around : { ...around, file, base: undefined };
  if (here.kind !== 'schema' || here.named || version === '2.0' || version === '3.0') return here;
  const id = value['$id'];
  return typeof id === 'string' && id !== '' && !id.startsWith('#') ? { ...here, base: id } : here;
}

function visit(parent: Parent, key: string | number, around: Around, bundling: Bundling): void {
  const value = isArray(parent) ? parent[Number(key)] : parent[String(key)];
  if (typeof value !== 'object' || value === null) return;
  bundling.path.push(key);
  take(value, { parent, key, around }, bundling);
  bundling.path.pop();
}

function take(value: JsonValue, spot: Spot, bundling: Bundling): void {
  const { around } = spot;
  // A property may be called `$ref`; then what it holds is an object, never text.
  const isReference =
    isJsonObject(value) &&
    Object.hasOwn(value, '$ref') &&
    !(around.named && typeof value['$ref'] !== 'string');
  if (isReference) placeReference(value, { ...spot, around: enter(value, around, bundling) }, bundling);
  else walk(value, around, bundling);
}

interface Spot {
  readonly parent: Parent;
  readonly key: string | number;
  readonly around: Around;
}

function placeReference(holder: JsonObject, spot: Spot, bundling: Bundling): void {
  const { around } = spot;
  const ref = holder['$ref'];
  if (bundling.resolver.settled.has(holder)) return;
  if (typeof ref === 'string') {
    if (around.kind === 'data') placeFromData(holder, spot, ref, bundling);
    else placeFromKeyword(holder, spot, ref, bundling);
    return;
  }
  if (around.kind !== 'data') {
    report(
      bundling,
      'bad-ref',
      `A \`$ref\` must be text, such as "#/components/schemas/Pet"; found ${renderLine(JSON.stringify(ref), 80)}.`,
    );
  }
  walk(holder, around, bundling);
}

/** Inside an example this is what an API answers; only what names another file that is there is meant to be followed. */
function placeFromData(holder: JsonObject, spot: Spot, ref: string, bundling: Bundling): void {
  const { around } = spot;
  const { resolver } = bundling;
  const target = resolveStep(around.file, ref, resolver);
  const isMeant =
    target.kind === 'target' && target.file !== around.file && target.file !== resolver.rootFile;
  if (isMeant) place(holder, spot, { ...target, ref }, bundling);
  else walk(holder, around, bundling);
}

function placeFromKeyword(holder: JsonObject, spot: Spot, ref: string, bundling: Bundling): void {
  const { around } = spot;
  const { resolver, plain } = bundling;
  if (around.file === resolver.rootFile && around.base === undefined && plain.has(ref)) {
    walk(holder, around, bundling);
    return;
  }
  const target = resolveStep(around.file, ref, resolver);
  if (around.base !== undefined && (!ref.startsWith('#') || target.kind !== 'target')) {
    report(
      bundling,
      'unsupported-id',
      `The reference ${quote(ref)} would have to be read against ${quote(around.base)} (\`$id\` or \`$self\`), which is not supported. Remove that, or write the path from the root of this file.`,
    );
  } else if (target.kind !== 'target') {
    reportTarget(bundling, target, { ...around, ref });
  } else {
    place(holder, spot, { ...target, ref }, bundling);
  }
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
    bundling.plain.add(target.ref);
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
  const beside = Object.entries(holder).filter(([name]) => name !== '$ref');
  const value =
    isJsonObject(end.value) && beside.length > 0
      ? { ...end.value, ...Object.fromEntries(beside) }
      : end.value;
  if (isArray(parent)) parent[Number(key)] = value;
  else setMember(parent, String(key), value);
  bundling.changed = true;
  if (typeof value !== 'object' || value === null) return;
  bundling.resolver.origins.set(value, end);
  const inside = { ...around, file: end.file, base: undefined };
  const isReference = isJsonObject(value) && typeof value['$ref'] === 'string';
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
  if (target.brokenFile !== undefined) bundling.brokenFiles.add(target.brokenFile);
  else if (!isBearable(target.rule, asking, bundling)) report(bundling, target.rule, target.message);
  else {
    const message = `${target.message} The reference is sent as it is, and tells the assistant nothing.`;
    bundling.findings.push(warns(target.rule, [...bundling.path, '$ref'], message));
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

function report({ findings, path }: Bundling, rule: string, message: string): void {
  findings.push(refuses(rule, [...path, '$ref'], message));
}
