export { type ActionRoute, describeRow, renderRoute } from './action-route.ts';
export type { ImportedAction, ImportDocument } from './imported-action.ts';
export { type ReadBundle, readBundle } from './bundle-spec.ts';
export {
  type BadSpec,
  type GoodSpec,
  type LoadOptions,
  loadSpec,
  type Spec,
  type SpecSelection,
} from './load-spec.ts';
export { deriveOperationId, foldOperationId } from './operation-id.ts';
export type { Rewrite } from './prepare/ledger.ts';
export { isInPlace, isShownAs, listRowKeys, listShownNames, renderShownKey } from './shown.ts';
export type { MissingText, Readiness, ReadinessFinding, ReadinessRule } from './readiness.ts';
