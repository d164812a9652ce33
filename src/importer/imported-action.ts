import type { JsonValue } from '../syntax/index.ts';

/** An action that the importer creates from an operation and the service stores. */
export interface ImportedAction {
  /** Method in upper case. */
  readonly method: string;
  /** Path as in the OpenAPI file. */
  readonly path: string;
  /** Server URL and path, joined without changes. */
  readonly endpoint: string;
  readonly name: string;
  /** The `operation_id` that the service derives from the name. */
  readonly operationId: string;
  /** Description, or an empty string if the operation has none. */
  readonly description: string;
  readonly payload: { readonly parameters: JsonValue; readonly request_body: JsonValue };
}

/** The import document, and the actions that the importer creates from it. */
export interface ImportDocument {
  readonly body: Uint8Array;
  readonly actions: readonly ImportedAction[];
  /** Managed actions that the document doesn't define, because of `operations` or an overlay. Without parameters and bodies. */
  readonly unselected?: readonly ImportedAction[] | undefined;
}
