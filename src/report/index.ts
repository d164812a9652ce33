export { renderLocation, selectAnnotations } from './annotations.ts';
export { listOpen } from './change-groups.ts';
export { type CodeFrame, findCodeFrame } from './code-frame.ts';
export { isWorthAComment, renderComment, renderCommentMark } from './comment.ts';
export { describeHeld, renderSelected } from './facts.ts';
export { renderDetails, renderLines, renderTitle } from './lines.ts';
export type { RunContext } from './links.ts';
export { renderOutputs } from './outputs.ts';
export { renderOverlayTemplate } from './overlay-template.ts';
export { namedActions } from './readiness.ts';
export { renderRecoveryLines, renderRecoverySummary } from './recovery.ts';
export {
  type Acceptance,
  findFailure,
  type Found,
  isFailed,
  isQuiet,
  type LocationAtCommit,
  type SpecResult,
  type TargetResult,
  describeFailure,
} from './result.ts';
export { renderSummary } from './summary.ts';
export { renderTerminalText } from './terminal.ts';
