import type { SchemaError } from '../schema-errors.ts';

/** True where the document fits; else `errors` says why, until the next call. */
export declare const validate: { (document: unknown): boolean; errors?: readonly SchemaError[] | null };
