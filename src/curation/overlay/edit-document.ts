import { findOrigin, type Origin, type Resolver } from '../../openapi/index.ts';
import { isArray, type JsonArray, type JsonObject, type JsonValue, setMember } from '../../syntax/index.ts';
import type { Location } from '../../json-path/index.ts';

type MutableContainer = Record<string, JsonValue> | JsonValue[];

/**
 * Changes a document without changing the original, and records the location of each part. An object is copied before
 * its first change, with its parent objects, so that an object that YAML aliases share changes in one location only.
 */
export class DocumentEditor {
  #root: JsonObject;
  readonly #resolver: Resolver;
  /** Copies that were made here and have no other references. */
  readonly #owned = new WeakSet<object>();

  constructor(document: JsonObject, resolver: Resolver) {
    this.#root = document;
    this.#resolver = resolver;
  }

  get root(): JsonObject {
    return this.#root;
  }

  find(location: Location): JsonValue | undefined {
    let value: JsonValue | undefined = this.#root;
    for (const key of location) value = value === undefined ? undefined : findOwn(value, key);
    return value;
  }

  /** Returns the location where a part was written. */
  findOrigin(location: Location): Origin {
    return findOrigin(location.map(String), this.#root, this.#resolver);
  }

  /** Sets a member or an entry of an existing object or list, and records its location. */
  set(location: Location, value: JsonValue, origin: Origin): void {
    const container = this.#open(location.slice(0, -1));
    const key = location.at(-1) ?? '';
    setChild(container, key, value);
    const { memberOrigins } = this.#resolver;
    const known = memberOrigins.get(container) ?? new Map<string, Origin>();
    memberOrigins.set(container, known.set(String(key), origin));
  }

  /** Removes members of one object or entries of one list. */
  remove(location: Location, keys: ReadonlySet<string | number>): void {
    const origin = this.findOrigin(location);
    const container = this.#open(location);
    if (!isArray(container)) {
      for (const key of keys) Reflect.deleteProperty(container, key);
      return;
    }
    const { memberOrigins, origins } = this.#resolver;
    const before = memberOrigins.get(container);
    const kept = [...container.entries()].filter(([index]) => !keys.has(index));
    const known = kept.map(([index, value], position): [string, Origin] => {
      const own = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
      const { file, tokens } = origin;
      return [
        String(position),
        before?.get(String(index)) ?? own ?? { file, tokens: [...tokens, String(index)] },
      ];
    });
    memberOrigins.set(container, new Map(known));
    container.length = 0;
    for (const [, value] of kept) container.push(value);
  }

  /** Returns a copy of the object or list at a location, which can be changed. */
  #open(location: Location): MutableContainer {
    this.#root = this.#own(this.#root) as JsonObject;
    let container = this.#root as MutableContainer;
    for (const key of location) {
      const owned = this.#own(findOwn(container, key) as JsonObject | JsonArray);
      setChild(container, key, owned);
      container = owned as MutableContainer;
    }
    return container;
  }

  #own(value: JsonObject | JsonArray): JsonObject | JsonArray {
    if (this.#owned.has(value)) return value;
    const copy = isArray(value) ? [...value] : { ...value };
    this.#owned.add(copy);
    const { memberOrigins, origins } = this.#resolver;
    const origin = origins.get(value);
    if (origin !== undefined) origins.set(copy, origin);
    const members = memberOrigins.get(value);
    if (members !== undefined) memberOrigins.set(copy, new Map(members));
    return copy;
  }
}

function setChild(container: MutableContainer, key: string | number, value: JsonValue): void {
  if (isArray(container)) container[Number(key)] = value;
  else setMember(container, String(key), value);
}

function findOwn(value: JsonValue, key: string | number): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return isArray(value) ? value[Number(key)] : value[key];
}
