import {
  type Finding,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  setMember,
} from '../../text-tree/door.ts';
import { nameComponent } from './component-name.ts';
import { findSection, listSections, type Kind, type SpecVersion } from '../document/grammar.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully, type Resolver, type ReferenceTarget } from './resolver.ts';

/** What the steps of bundling share. */
export interface Bundling {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly version: SpecVersion;
  /** True where nothing leads into another file, so that plain data holds no reference that counts. */
  readonly isAlone: boolean;
  /** For each section of the document, the references to the parts in it. */
  readonly homes: Map<readonly string[], Map<JsonValue, string>>;
  /** Parts that were moved into a section; each is walked in its turn. */
  readonly moved: Moved[];
  /** References of the root file that stay as they are. */
  readonly plain: Set<string>;
  readonly findings: Finding[];
  /** Files that are named where it counts, and cannot be read. */
  readonly brokenFiles: Set<string>;
  /** Keys from the root to what is being walked. */
  readonly path: (string | number)[];
  /** Parts that are being put in place: what refers to one of them from inside refers to that place. */
  readonly active: Map<JsonValue, string>;
  /** Parts that were put in place before: walked once, however often they are used. */
  readonly walked: Map<JsonValue, Set<string>>;
  /** False where the document is still the root file as it was parsed. */
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
export function findHome(target: ReferenceTarget, kind: Kind, bundling: Bundling): string | undefined {
  const { value } = target;
  const { document, resolver, version, moved } = bundling;
  const section = findSection(kind, version);
  if (!isJsonObject(value) || section === undefined) return undefined;
  const homes = homesIn(section, bundling);
  const known = homes.get(value);
  if (known !== undefined) return known;
  const parent = createSection(section, document);
  const name = nameComponent(target, (taken) => Object.hasOwn(parent, taken));
  const home = renderRef([...section, name]);
  homes.set(value, home);
  resolver.origins.set(value, target);
  setMember(parent, name, value);
  moved.push({ section, name, kind, parent });
  return home;
}

function homesIn(section: readonly string[], { homes }: Bundling): Map<JsonValue, string> {
  const known = homes.get(section) ?? new Map<JsonValue, string>();
  homes.set(section, known);
  return known;
}

function claimSection(section: readonly string[], bundling: Bundling): void {
  const opened = openSection(section, bundling);
  if (opened === undefined) return;
  const homes = homesIn(section, bundling);
  for (const [name, entry] of Object.entries(opened.container)) {
    if (!isJsonObject(entry)) continue;
    const home = renderRef([...section, name]);
    if (!homes.has(entry)) homes.set(entry, home);
    if (Object.keys(entry).length !== 1) continue;
    const target = followOut(entry, opened.file, bundling.resolver);
    if (target === undefined || homes.has(target.value)) continue;
    homes.set(target.value, home);
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
    if (!isJsonObject(next)) return undefined;
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
): (ReferenceTarget & { readonly value: JsonObject }) | undefined {
  if (typeof value['$ref'] !== 'string') return undefined;
  const target = resolveFully(from, value['$ref'], resolver);
  if (target.kind !== 'target' || !isJsonObject(target.value) || target.file === resolver.rootFile)
    return undefined;
  return { ...target, value: target.value };
}

function createSection(section: readonly string[], document: JsonObject): Mutable {
  let at: Mutable = document;
  for (const key of section) {
    if (!isJsonObject(at[key])) setMember(at, key, {});
    at = at[key] as Mutable;
  }
  return at;
}
