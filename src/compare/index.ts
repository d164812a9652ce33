export { compareSpecs } from './compare.ts';
export type { ChangeClass } from './change-rules.ts';
export type { Comparison } from './comparison.ts';
export { countBreaking, listBreaking, listChanges, type ReportedChange } from './reported-change.ts';
