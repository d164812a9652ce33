import type { Finding, JsonObject, JsonValue } from '../../syntax/index.ts';
import type { Kind, SpecVersion } from '../document/grammar.ts';
import type { Resolver } from './resolver.ts';

/** A mutable object. Bundling changes the parsed objects in place, so that each keeps its identity and its file. */
export type Mutable = Record<string, JsonValue>;

/** State that the steps of bundling share. */
export interface Bundling {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly version: SpecVersion;
  /** Returns whether a part has no reference that must be rewritten or reported. */
  readonly isSkipped: (part: JsonValue) => boolean;
  /** References to the parts of each section, by part. */
  readonly refs: Map<readonly string[], Map<JsonValue, string>>;
  readonly moved: Moved[];
  readonly findings: Finding[];
  /** Referenced files that can't be parsed. */
  readonly brokenFiles: Set<string>;
  /** Keys from the root to the current value. */
  readonly path: (string | number)[];
  /** Parts that are being inlined, with the reference to use inside them for themselves. */
  readonly active: Map<JsonValue, string>;
  /** Parts that were inlined before. Each is walked only once per role. */
  readonly walked: Map<JsonValue, Set<string>>;
  /** Whether the document differs from the parsed root file. */
  changed: boolean;
}

/** File and kind of the current value. */
export interface WalkContext {
  readonly file: string;
  readonly kind: Kind;
  /** Whether the keys of the object are names that an author chose instead of keywords. */
  readonly named: boolean;
}

/** A part that was moved into a section and is walked later. */
export interface Moved {
  readonly section: readonly string[];
  readonly name: string;
  readonly kind: Kind;
  /** Object of the section. */
  readonly parent: Mutable;
}
