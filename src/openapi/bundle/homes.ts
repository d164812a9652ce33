import type { Bundling, Mutable } from './bundling.ts';
import { nameComponent } from './component-name.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject, setMember } from '../document/json.ts';
import { findSection, listSections, type Kind } from '../document/grammar.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully, type Resolver, type Target } from './resolver.ts';

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
