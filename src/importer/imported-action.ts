import type { JsonValue } from '../syntax/index.ts';

/** One action as the importer makes it of an operation: what is stored. */
export interface ImportedAction {
  /** Upper case. */
  readonly method: string;
  /** As in the description. */
  readonly path: string;
  /** Server and path, to the letter. */
  readonly endpoint: string;
  readonly name: string;
  /** Made from the name. */
  readonly operationId: string;
  /** Empty where the operation has none. */
  readonly description: string;
  readonly payload: { readonly parameters: JsonValue; readonly request_body: JsonValue };
}

/** A document as it goes out, and what the importer makes of it. */
export interface ImportDocument {
  readonly body: Uint8Array;
  readonly actions: readonly ImportedAction[];
  /** Managed actions that the document doesn't define, because of `operations` or an overlay. Without parameters and bodies. */
  readonly unselected?: readonly ImportedAction[] | undefined;
}
