import type { TargetResult } from '../result.ts';

/** Returns the copilot's name for a sentence: `copilot “Orders”`. The name comes from outside. */
export function renderCopilotName(result: TargetResult): string {
  const name = result.copilot?.name ?? result.name;
  if (name !== undefined) return `copilot “${name}”`;
  return result.copilotId === undefined ? 'the copilot' : `copilot ${result.copilotId}`;
}
