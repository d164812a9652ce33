/** What an import makes of one operation. The contract does not show an action's fields; these are the public service's. */
export interface Action {
  readonly name: string;
  readonly description: string;
  /** Upper case. */
  readonly method: string;
  readonly url: string;
  readonly payload: unknown;
}

/** What an importer makes of a whole document: all of its actions, or why there are none. */
export type Import =
  | { readonly ok: true; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly reason: string };

/** Takes the parsed JSON of a description. Bad documents are a verdict, never an exception. */
export type Importer = (document: unknown) => Import;
