import type { OperationEntry } from '../openapi/index.ts';
import type { createChange } from './change-rules.ts';
import type { Sides } from './side.ts';

/** Reports a change of an operation, except a repeated one. */
export type Report = (...change: Parameters<typeof createChange>) => void;

/** Two versions of an operation. */
export interface OperationPair {
  readonly sides: Sides;
  readonly before: OperationEntry;
  readonly after: OperationEntry;
  readonly report: Report;
}
