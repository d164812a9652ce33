import type { Recovery, ReplacementEnding } from '../ending.ts';
import { explainLostJournal, results } from '../messages/index.ts';
import { attemptRequest, type RequestPorts } from './request-with-retries.ts';
import type { ReplacementLookup } from './journal/find-saved.ts';
import { runReplacement } from './replace.ts';

/** Time for the requests after a delay, in milliseconds: a read, the import and a few retries. */
const lastRequestsMs = 55_000;

/**
 * Finishes the sync that the main step has left open. Returns `undefined` if the main step has finished it after all.
 * Deletes actions only if the main step had begun to.
 * @param budgetMs time for everything, in milliseconds: all post steps of a canceled job have about 285 s
 */
export async function recover(
  found: ReplacementLookup,
  budgetMs: number,
  ports: RequestPorts,
): Promise<Recovery | undefined> {
  if (found === 'ended') return undefined;
  if ('reason' in found) {
    const ending = describeLostJournal(found.reason);
    return { copilotId: found.copilotId, copilotName: '', swaggerFile: '', ending };
  }
  const tookOverAtMs = ports.clock.nowMs();
  // The list contains the copilots' tokens, which can be masked in responses only if they are known.
  const listing = await attemptRequest(() => ports.service.listCopilots());
  if (!listing.ok) ports.log.debug(listing.fault.explanation);
  ports.log.info('The main step ended before the sync did. The post step resumes it.');
  const { job, journal } = found;
  // The actions are already deleted, so always wait and import, however long the delay is.
  const budget = { tookOverAtMs, budgetMs: Math.max(budgetMs, job.waitMs + lastRequestsMs) };
  // A signal doesn't stop this step, because no step after it can repair the copilot.
  const interruption = new AbortController().signal;
  const ending = await runReplacement({ job, ...budget, ports: { ...ports, journal, interruption } }, found);
  const { copilot, copilotId, swaggerFile } = job;
  return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}

function describeLostJournal(reason: string): ReplacementEnding {
  return {
    outcome: 'degraded',
    result: 'unknown',
    state: results.unknown.state(),
    failure: explainLostJournal(reason),
    replacement: { replaceMs: 0, incidents: [] },
  };
}
