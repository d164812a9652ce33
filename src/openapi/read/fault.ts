/** Why a file cannot be read as a document: the first fault, for nothing after it can be trusted. */
export interface Fault {
  readonly rule: string;
  readonly message: string;
  readonly pointer: string;
  /** Absent where only the pointer is known. */
  readonly place?: Place;
}

/** Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}
