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

/** What is known of the document's sections while they fill. */
interface Housing {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly version: SpecVersion;
  /** The reference to each part, by section. */
  readonly homes: Map<object, Map<string, string>>;
  /** The names in each section. */
  readonly taken: Map<string, Set<string>>;
  readonly moved: Moved[];
}

export function createHomes(document: JsonObject, resolver: Resolver, version: SpecVersion): Homes {
  const moved: Moved[] = [];
  const housing: Housing = { document, resolver, version, homes: new Map(), taken: new Map(), moved };
  let walked = 0;
  for (const { section } of listSections(version)) claimSection(section, housing);
  return { move: (target, kind) => move(target, kind, housing), takeMoved: () => moved[walked++] };
}

/** Entries that the root already names are the homes of what they refer to. */
function claimSection(section: readonly string[], housing: Housing): void {
  const key = section.join('/');
  const opened = openSection(section, housing);
  housing.taken.set(key, new Set(opened === undefined ? [] : Object.keys(opened.container)));
  if (opened === undefined) return;
  for (const [name, entry] of Object.entries(opened.container)) {
    if (!isObject(entry)) continue;
    const home = renderRef([...section, name]);
    claim(entry, key, home, housing);
    if (Object.keys(entry).length !== 1) continue;
    const target = followOut(entry, opened.file, housing.resolver);
    if (target === undefined || !claim(target.value, key, home, housing)) continue;
    housing.resolver.origins.set(target.value, target);
    setMember(opened.container, name, target.value);
  }
}

/** The section's own object; one that is kept in another file is put in its place first. */
function openSection(
  section: readonly string[],
  { document, resolver }: Housing,
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
  const target = resolver.resolveFully(from, value['$ref']);
  if (target.kind !== 'target' || !isObject(target.value) || target.file === resolver.rootFile)
    return undefined;
  return { ...target, value: target.value };
}

function claim(value: JsonObject, section: string, home: string, { homes }: Housing): boolean {
  const known = homes.get(value) ?? new Map<string, string>();
  homes.set(value, known);
  if (known.has(section)) return false;
  known.set(section, home);
  return true;
}

function move(target: Target, kind: Kind, housing: Housing): string | undefined {
  const { value } = target;
  const { document, resolver, version, homes, taken, moved } = housing;
  const section = findSection(kind, version);
  if (!isObject(value) || section === undefined) return undefined;
  const key = section.join('/');
  const known = homes.get(value)?.get(key);
  if (known !== undefined) return known;
  const names = taken.get(key) ?? new Set<string>();
  const name = nameComponent(target, names);
  names.add(name);
  const home = renderRef([...section, name]);
  claim(value, key, home, housing);
  resolver.origins.set(value, target);
  const parent = createSection(section, document);
  setMember(parent, name, value);
  moved.push({ value, kind, path: [...section, name], parent });
  return home;
}

function createSection(section: readonly string[], document: JsonObject): Mutable {
  let at: Mutable = document;
  for (const key of section) {
    if (!isObject(at[key])) setMember(at, key, {});
    at = at[key] as Mutable;
  }
  return at;
}
