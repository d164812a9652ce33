/** An operation of a description, reduced to what people name it by and what decides whether it changed. */
export interface Operation {
  /** Upper case: `GET`, `POST`, … */
  readonly method: string;
  /** The path template as written. */
  readonly path: string;
  readonly operationId?: string;
  /** The action's name in the copilot: operationId, else summary, else description, else derived. */
  readonly name: string;
  readonly summary?: string;
  /** A digest for each part, equal exactly when the part means the same. */
  readonly fingerprints: Readonly<Record<OperationPart, string>>;
}

/** What about an operation can differ, in the order in which people are told. */
export const operationParts = [
  'parameters',
  'body',
  'responses',
  'security',
  'servers',
  'name',
  'description',
  'extensions',
  'other',
] as const;

export type OperationPart = (typeof operationParts)[number];

export interface ModifiedOperation {
  readonly operation: Operation;
  readonly parts: readonly OperationPart[];
  /** Method and path before, where the same operationId moved. */
  readonly movedFrom?: { readonly method: string; readonly path: string };
}

/** What a change does to the copilot's operations. */
export interface Comparison {
  readonly added: readonly Operation[];
  readonly removed: readonly Operation[];
  readonly modified: readonly ModifiedOperation[];
}
