import type { Finding } from '../finding.ts';
import type { Homes } from './homes.ts';
import type { JsonObject } from '../document/json.ts';
import type { Kind } from '../document/grammar.ts';
import type { Resolver } from './resolver.ts';
import type { SpecVersion } from '../version.ts';

/** What the steps of bundling share. */
export interface Bundling {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly homes: Homes;
  readonly version: SpecVersion;
  /** True where nothing leads into another file, so that plain data holds no reference that counts. */
  readonly isAlone: boolean;
  /** References of the root file that stay as they are. */
  readonly plain: Set<string>;
  readonly findings: Finding[];
  readonly brokenFiles: Set<string>;
  readonly links: OpenLink[];
  /** Keys from the root to what is being walked. */
  readonly path: (string | number)[];
  /** Parts that are being put in place: what refers to one of them from inside refers to that place. */
  readonly active: Map<object, string>;
  /** Parts that were put in place before: walked once, however often they are used. */
  readonly walked: Map<object, Set<string>>;
  changed: boolean;
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

/** A link object that was met; its `operationRef` can only be settled once every path is in place. */
export interface OpenLink {
  readonly link: JsonObject;
  readonly file: string;
  readonly path: readonly (string | number)[];
}
