import { type Outputs, renderStepOutputs } from './step-outputs.ts';
import { renderTargetReports } from './target-report.ts';
import type { TargetResult } from '../result.ts';

/** Renders all outputs of the step. */
export function renderOutputs(results: readonly TargetResult[]): Outputs {
  return renderStepOutputs(results, renderTargetReports(results));
}
