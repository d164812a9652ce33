import type { Finding, JsonObject, JsonValue } from '../../syntax/index.ts';
import type { Kind, SpecVersion } from '../document/grammar.ts';
import type { Resolver } from './resolver.ts';

/** A bundle is made in place: objects parsed for it alone are changed, so that each keeps its identity and its file. */
export type Mutable = Record<string, JsonValue>;

/** What the steps of bundling share. */
export interface Bundling {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly version: SpecVersion;
  /** For each section of the document, the references to the parts in it. */
  readonly homes: Map<readonly string[], Map<JsonValue, string>>;
  readonly moved: Moved[];
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

/** What is known about the place that is being walked. */
export interface Around {
  readonly file: string;
  readonly kind: Kind;
  /** True for an object whose keys an author chose: none of them is a keyword. */
  readonly named: boolean;
}

/** A part that was moved into a section; it is walked in its turn. */
export interface Moved {
  readonly section: readonly string[];
  readonly name: string;
  readonly kind: Kind;
  /** The section's object. */
  readonly parent: Mutable;
}
