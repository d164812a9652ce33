import { isJsonObject, type JsonObject, type JsonValue, setMember } from '../../syntax/index.ts';
import { findFreeName } from '../document/free-name.ts';
import { componentSections, sections, type Kind } from '../document/grammar.ts';
import type { Bundling, Mutable } from './bundling.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully, type Origin, type Resolver, type ReferenceTarget } from './resolver.ts';

/** Entries that the root already names are the homes of what they refer to. */
export function claimSections(bundling: Bundling): void {
  for (const section of sections[bundling.version].values()) claimSection(section, bundling);
}

/**
 * The reference to a part of another file, which is moved into the document on first use; undefined where its kind has
 * no section.
 */
export function findHome(target: ReferenceTarget, kind: Kind, bundling: Bundling): string | undefined {
  const { value } = target;
  const section = sections[bundling.version].get(kind);
  if (!isJsonObject(value) || section === undefined) return undefined;
  const homes = homesIn(section, bundling);
  const known = homes.get(value);
  if (known !== undefined) return known;
  const parent = createSection(section, bundling.document);
  const name = nameComponent(target, (taken) => Object.hasOwn(parent, taken));
  const home = renderRef([...section, name]);
  homes.set(value, home);
  bundling.resolver.origins.set(value, target);
  setMember(parent, name, value);
  bundling.moved.push({ section, name, kind, parent });
  return home;
}

function homesIn(section: readonly string[], { homes }: Bundling): Map<JsonValue, string> {
  const known = homes.get(section) ?? new Map<JsonValue, string>();
  homes.set(section, known);
  return known;
}

function claimSection(section: readonly string[], bundling: Bundling): void {
  const { resolver } = bundling;
  const opened = openSection(section, bundling);
  const homes = homesIn(section, bundling);
  for (const [name, entry] of Object.entries(opened?.container ?? {})) {
    if (opened === undefined || !isJsonObject(entry)) continue;
    const home = renderRef([...section, name]);
    if (!homes.has(entry)) homes.set(entry, home);
    const target = Object.keys(entry).length === 1 ? followOut(entry, opened.file, resolver) : undefined;
    if (target === undefined || homes.has(target.value)) continue;
    homes.set(target.value, home);
    resolver.origins.set(target.value, target);
    setMember(opened.container, name, target.value);
  }
}

/** The section's own object; one that is kept in another file is put in its place first. */
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

/** What a reference to another file ends in; undefined for everything else. */
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
 * A name for a part of another file: its own there (`Pet`; of what stands within, `Pet_tags_items`), else the file's.
 * Where that is taken the file's path goes before it, and only then a number after it: what joins the description
 * later must not rename what is there, or every action that refers to it has changed.
 */
function nameComponent({ file, tokens }: Origin, isTaken: (name: string) => boolean): string {
  const own = tokens.filter((token, at) => !holders.has(token) || at === tokens.length - 1);
  const path = file.replace(/\.(?:json|ya?ml)$/i, '').split('/');
  const name = spell(own.length === 0 ? path.slice(-1) : own);
  return findFreeName(isTaken(name) ? spell([...path, ...own]) : name, isTaken);
}

/** Names allow letters, digits, `.`, `-` and `_`: accents are taken off, other scripts are spelt as code points. */
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
