export { compareSpecs } from './compare.ts';
export { type ChangeClass, type Comparison, countBreaking, type OperationChange } from './comparison.ts';
export { listBreaking, listChanges, type ReportedChange } from './reported-change.ts';
