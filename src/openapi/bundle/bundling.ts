import type { Finding } from '../finding.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import type { Kind } from '../document/grammar.ts';
import type { Resolver } from './resolver.ts';
import type { SpecVersion } from '../version.ts';

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
  readonly active: Map<object, string>;
  /** Parts that were put in place before: walked once, however often they are used. */
  readonly walked: Map<object, Set<string>>;
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
