import { isJsonObject, type JsonObject, type JsonValue, setMember } from '../../syntax/index.ts';
import { findFreeName } from '../document/free-name.ts';
import { componentSections, sections, type Kind } from '../document/grammar.ts';
import type { Bundling, Mutable } from './bundling.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully, type Origin, type Resolver, type ReferenceTarget } from './resolver.ts';

/** Registers the components of the root file, so that references to the same parts use their names. */
export function claimSections(bundling: Bundling): void {
  for (const section of sections[bundling.version].values()) claimSection(section, bundling);
}

/**
 * Returns the reference to a part of another file, which is moved into the document on first use. Returns `undefined` if
 * its kind has no section.
 */
export function componentRefFor(target: ReferenceTarget, kind: Kind, bundling: Bundling): string | undefined {
  const { value } = target;
  const section = sections[bundling.version].get(kind);
  if (!isJsonObject(value) || section === undefined) return undefined;
  const refs = refsIn(section, bundling);
  const known = refs.get(value);
  if (known !== undefined) return known;
  const parent = createSection(section, bundling.document);
  const name = nameComponent(target, (taken) => Object.hasOwn(parent, taken));
  const ref = renderRef([...section, name]);
  refs.set(value, ref);
  bundling.resolver.origins.set(value, target);
  setMember(parent, name, value);
  bundling.moved.push({ section, name, kind, parent });
  return ref;
}

function refsIn(section: readonly string[], { refs }: Bundling): Map<JsonValue, string> {
  const known = refs.get(section) ?? new Map<JsonValue, string>();
  refs.set(section, known);
  return known;
}

function claimSection(section: readonly string[], bundling: Bundling): void {
  const { resolver } = bundling;
  const opened = openSection(section, bundling);
  const refs = refsIn(section, bundling);
  for (const [name, entry] of Object.entries(opened?.container ?? {})) {
    if (opened === undefined || !isJsonObject(entry)) continue;
    const ref = renderRef([...section, name]);
    if (!refs.has(entry)) refs.set(entry, ref);
    const target = Object.keys(entry).length === 1 ? followOut(entry, opened.file, resolver) : undefined;
    if (target === undefined || refs.has(target.value)) continue;
    refs.set(target.value, ref);
    resolver.origins.set(target.value, target);
    setMember(opened.container, name, target.value);
  }
}

/** Returns the object of a section. A section that is in another file is moved into the document first. */
function openSection(
  section: readonly string[],
  { document, resolver }: Bundling,
): { container: Mutable; file: string } | undefined {
  const { origins } = resolver;
  let container = document;
  let file = resolver.rootFile;
  for (const key of section) {
    const next: JsonValue | undefined = Object.hasOwn(container, key) ? container[key] : undefined;
    if (!isJsonObject(next)) return undefined;
    const target = followOut(next, origins.get(next)?.file ?? file, resolver);
    if (target !== undefined) {
      origins.set(target.value, target);
      setMember(container, key, target.value);
    }
    container = target?.value ?? next;
    file = origins.get(container)?.file ?? file;
  }
  return { container, file };
}

/** Resolves a reference to another file, or returns `undefined` for any other value. */
function followOut(
  value: JsonObject,
  from: string,
  resolver: Resolver,
): (ReferenceTarget & { readonly value: JsonObject }) | undefined {
  if (typeof value['$ref'] !== 'string') return undefined;
  const target = resolveFully(from, value['$ref'], resolver);
  const isOut = target.kind === 'target' && target.file !== resolver.rootFile && isJsonObject(target.value);
  return isOut ? { ...target, value: target.value } : undefined;
}

function createSection(section: readonly string[], document: JsonObject): Mutable {
  let at: Mutable = document;
  for (const key of section) {
    if (!isJsonObject(at[key])) setMember(at, key, {});
    at = at[key] as Mutable;
  }
  return at;
}

const holders = new Set(['components', ...componentSections, 'paths', 'definitions', '$defs', 'properties']);

/**
 * Returns a component name for a part of another file: its own name there (`Pet`, for nested parts `Pet_tags_items`),
 * otherwise the name of the file. If the name is taken, the path of the file is added first, and then a number. A part that
 * is added later must not rename existing components, because every action that refers to them would change.
 */
function nameComponent({ file, tokens }: Origin, isTaken: (name: string) => boolean): string {
  const own = tokens.filter((token, at) => !holders.has(token) || at === tokens.length - 1);
  const path = file.replace(/\.(?:json|ya?ml)$/i, '').split('/');
  const name = spell(own.length === 0 ? path.slice(-1) : own);
  return findFreeName(isTaken(name) ? spell([...path, ...own]) : name, isTaken);
}

/** Makes a valid component name. Accents are removed, and characters of other scripts become code points. */
function spell(parts: readonly string[]): string {
  const name = parts
    .join('_')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (character) => `u${(character.codePointAt(0) ?? 0).toString(16)}`)
    .replace(/[^\w.-]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return name === '' ? 'part' : name;
}
