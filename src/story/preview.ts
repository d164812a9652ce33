import { createSpecError } from './spec-error.ts';
import { ActionError } from '../errors.ts';
import type { Target } from '../inputs.ts';
import { checkCopilot } from '../sync/check.ts';
import type { Ending, TargetRun } from './target-run.ts';
import type { Versions } from './versions.ts';

/**
 * What a sync would do, without sending anything that changes the service.
 * @throws ActionError `spec-invalid`, `copilot-unknown` or `service-refused`: what would stop the sync
 */
export async function previewCopilot(target: Target, { next }: Versions, run: TargetRun): Promise<Ending> {
  if (!next.ok) throw createSpecError(target, next);
  const ending = { outcome: 'previewed', state: 'The copilot is untouched: this was a preview.' } as const;
  if (!run.hasKey || target.copilotId === undefined) {
    const missing = run.hasKey ? '`copilot-id`' : '`api-key`';
    run.ports.log.notice(`The copilot itself was not looked up, because this run has no ${missing}.`);
    return ending;
  }
  const { service } = await run.ports.connect(target, run.index);
  try {
    return { ...ending, ...(await checkCopilot(target.copilotId, run, { ...run.ports, service })) };
  } catch (error) {
    // A service that is down now says nothing about this change.
    if (!(error instanceof ActionError) || error.code !== 'service-unreachable') throw error;
    return { ...ending, warnings: [`The copilot could not be looked up: ${error.message}`] };
  }
}
