import { nameComponent } from './component-name.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject, setMember } from '../document/json.ts';
import { findSection, listSections, type Kind } from '../document/grammar.ts';
import { renderRef } from './ref-target.ts';
import type { Resolver, Target } from './resolver.ts';
import type { SpecVersion } from '../version.ts';

/** A bundle is made in place: objects parsed for it alone are changed, so that each keeps its identity and its file. */
export type Mutable = Record<string, JsonValue>;

/** Gives each shared part of the other files one place in the document, and remembers where it came from. */
export interface Homes {
  /** The reference to a part, moving it into the document on first use; undefined where its kind has no section. */
  move(target: Target, kind: Kind): string | undefined;
  /** Parts that were moved and not walked yet. */
  takeMoved(): Moved | undefined;
}

export interface Moved {
  readonly value: JsonObject;
  readonly kind: Kind;
  /** The keys from the root to its place. */
  readonly path: readonly string[];
  /** The section that holds it. */
  readonly parent: Mutable;
}

export function createHomes(document: JsonObject, resolver: Resolver, version: SpecVersion): Homes {
  const { origins } = resolver;
  const homes = new Map<object, Map<string, string>>();
  const moved: Moved[] = [];
  let walked = 0;
  const taken = new Map<string, Set<string>>();

  for (const { section } of listSections(version)) claimSection(section);
  return { move, takeMoved: () => moved[walked++] };

  /** Entries that the root already names are the homes of what they refer to. */
  function claimSection(section: readonly string[]): void {
    const key = section.join('/');
    const opened = openSection(section);
    taken.set(key, new Set(opened === undefined ? [] : Object.keys(opened.container)));
    if (opened === undefined) return;
    for (const [name, entry] of Object.entries(opened.container)) {
      if (!isObject(entry)) continue;
      const home = renderRef([...section, name]);
      claim(entry, key, home);
      if (Object.keys(entry).length !== 1) continue;
      const target = followOut(entry, opened.file);
      if (target === undefined || !claim(target.value, key, home)) continue;
      origins.set(target.value, target);
      setMember(opened.container, name, target.value);
    }
  }

  /** The section's own object; one that is kept in another file is put in its place first. */
  function openSection(section: readonly string[]): { container: Mutable; file: string } | undefined {
    let container = document;
    let file = resolver.rootFile;
    for (const key of section) {
      const next: JsonValue | undefined = Object.hasOwn(container, key) ? container[key] : undefined;
      if (!isObject(next)) return undefined;
      const target = followOut(next, origins.get(next)?.file ?? file);
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
  function followOut(value: JsonObject, from: string): (Target & { readonly value: JsonObject }) | undefined {
    if (typeof value['$ref'] !== 'string') return undefined;
    const target = resolver.resolveFully(from, value['$ref']);
    if (target.kind !== 'target' || !isObject(target.value) || target.file === resolver.rootFile)
      return undefined;
    return { ...target, value: target.value };
  }

  function claim(value: JsonObject, section: string, home: string): boolean {
    const known = homes.get(value) ?? new Map<string, string>();
    homes.set(value, known);
    if (known.has(section)) return false;
    known.set(section, home);
    return true;
  }

  function move(target: Target, kind: Kind): string | undefined {
    const { value } = target;
    const section = findSection(kind, version);
    if (!isObject(value) || section === undefined) return undefined;
    const key = section.join('/');
    const known = homes.get(value)?.get(key);
    if (known !== undefined) return known;
    const names = taken.get(key) ?? new Set<string>();
    const name = nameComponent(target, names);
    names.add(name);
    const home = renderRef([...section, name]);
    claim(value, key, home);
    origins.set(value, target);
    const parent = createSection(section);
    setMember(parent, name, value);
    moved.push({ value, kind, path: [...section, name], parent });
    return home;
  }

  function createSection(section: readonly string[]): Mutable {
    let at = document;
    for (const key of section) {
      if (!isObject(at[key])) setMember(at, key, {});
      at = at[key] as Mutable;
    }
    return at;
  }
}
