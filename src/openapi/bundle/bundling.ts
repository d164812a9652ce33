import type { Finding } from '../finding.ts';
import { nameComponent } from './component-name.ts';
import { isObject, setMember, type JsonObject, type JsonValue } from '../document/json.ts';
import { findSection, listSections, type Kind, type SpecVersion } from '../document/grammar.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully, type Resolver, type Target } from './resolver.ts';

/** What the steps of bundling share. */
export interface Bundling {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly version: SpecVersion;
  /** True where nothing leads into another file, so that plain data holds no reference that counts. */
  readonly isAlone: boolean;
  /** The reference to each shared part, by the section of the document that holds it. */
  readonly homes: Map<object, Map<string, string>>;
  /** The names in each section. */
  readonly taken: Map<string, Set<string>>;
  /** Parts that were moved into a section; each is walked in its turn. */
  readonly moved: Moved[];
  /** References of the root file that stay as they are. */
  readonly plain: Set<string>;
  readonly findings: Finding[];
  readonly brokenFiles: Set<string>;
  /** Keys from the root to what is being walked. */
  readonly path: (string | number)[];
  /** Parts that are being put in place: what refers to one of them from inside refers to that place. */
  readonly active: Map<JsonValue, string>;
  /** Parts that were put in place before: walked once, however often they are used. */
  readonly walked: Map<JsonValue, Set<string>>;
  changed: boolean;
}

/** A bundle is made in place: objects parsed for it alone are changed, so that each keeps its identity and its file. */
export type Mutable = Record<string, JsonValue>;

export interface Moved {
  readonly section: readonly string[];
  readonly name: string;
  readonly kind: Kind;
  /** The section's object. */
  readonly parent: Mutable;
}

/** What is known about the place that is being walked. */
export interface Around {
  readonly file: string;
  readonly kind: Kind;
  /** True for an object whose keys an author chose: none of them is a keyword. */
  readonly named: boolean;
  /** The `$id` or `$self` that relative references would have to be read against. */
  readonly base: string | undefined;
}

/** Entries that the root already names are the homes of what they refer to. */
export function claimSections(bundling: Bundling): void {
  for (const section of listSections(bundling.version)) claimSection(section, bundling);
}

/**
 * The reference to a part of another file, which is moved into the document on first use; undefined where its kind has
 * no section.
 */
export function findHome(target: Target, kind: Kind, bundling: Bundling): string | undefined {
  const { value } = target;
  const { document, resolver, version, homes, taken, moved } = bundling;
  const section = findSection(kind, version);
  if (!isObject(value) || section === undefined) return undefined;
  const key = section.join('/');
  const known = homes.get(value)?.get(key);
  if (known !== undefined) return known;
  const names = taken.get(key) ?? new Set<string>();
  const name = nameComponent(target, names);
  names.add(name);
  const home = renderRef([...section, name]);
  claim(value, key, home, bundling);
  resolver.origins.set(value, target);
  const parent = createSection(section, document);
  setMember(parent, name, value);
  moved.push({ section, name, kind, parent });
  return home;
}

function claimSection(section: readonly string[], bundling: Bundling): void {
  const key = section.join('/');
  const opened = openSection(section, bundling);
  bundling.taken.set(key, new Set(opened === undefined ? [] : Object.keys(opened.container)));
  if (opened === undefined) return;
  for (const [name, entry] of Object.entries(opened.container)) {
    if (!isObject(entry)) continue;
    const home = renderRef([...section, name]);
    claim(entry, key, home, bundling);
    if (Object.keys(entry).length !== 1) continue;
    const target = followOut(entry, opened.file, bundling.resolver);
    if (target === undefined || !claim(target.value, key, home, bundling)) continue;
    bundling.resolver.origins.set(target.value, target);
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
    if (!isObject(next)) return undefined;
    const target = followOut(next, origins.get(next)?.file ?? file, resolver);
    if (target !== undefined) {
      origins.set(target.value, target);
      setMember(container, key, target.value);
    }
    const inner = target?.value ?? next;
    file = origins.get(inner)?.file ?? file;
    container = inner;
  }
  return { container, file };
}

/** What a reference to another file ends in; undefined for everything else. */
function followOut(
  value: JsonObject,
  from: string,
  resolver: Resolver,
): (Target & { readonly value: JsonObject }) | undefined {
  if (typeof value['$ref'] !== 'string') return undefined;
  const target = resolveFully(from, value['$ref'], resolver);
  if (target.kind !== 'target' || !isObject(target.value) || target.file === resolver.rootFile)
    return undefined;
  return { ...target, value: target.value };
}

function claim(value: JsonObject, section: string, home: string, { homes }: Bundling): boolean {
  const known = homes.get(value) ?? new Map<string, string>();
  homes.set(value, known);
  if (known.has(section)) return false;
  known.set(section, home);
  return true;
}

function createSection(section: readonly string[], document: JsonObject): Mutable {
  let at: Mutable = document;
  for (const key of section) {
    if (!isObject(at[key])) setMember(at, key, {});
    at = at[key] as Mutable;
  }
  return at;
}
