import type { Recovery } from '../ending.ts';
import { explainLostJournal, results } from '../messages/index.ts';
import { ask, type AskPorts } from './ask-patiently.ts';
import type { ReplacementLookup } from './journal/find-saved.ts';
import { resumeReplacement } from './replace.ts';

/** For what follows a pause: a look, the import, and some patience. */
const lastCallsMs = 55_000;

/**
 * Ends what the main step has begun and left open; undefined where it has come to its end by itself after all. Deletes
 * only what main had begun to delete.
 * @param budgetMs for everything: the runner leaves about 285 s to all post steps of a cancelled job
 */
export async function recover(
  found: ReplacementLookup,
  budgetMs: number,
  ports: AskPorts,
): Promise<Recovery | undefined> {
  if (found === 'ended') return undefined;
  if ('why' in found) return describeLostJournal(found);
  const fromMs = ports.clock.nowMs();
  // The list names the copilots' tokens: what is not known cannot be kept out of an answer that is shown.
  const listing = await ask(() => ports.service.listCopilots());
  if (!listing.ok) ports.log.debug(listing.fault.explanation);
  ports.log.info('The main step ended before the replacement did; this step goes on from there.');
  const { job, journal, state, writtenAtMs: writtenMs } = found;
  // Where the actions are gone nothing is worse than to stop: a long pause is waited for, come what may.
  const budget = { fromMs, ms: Math.max(budgetMs, job.waitMs + lastCallsMs), writtenMs };
  // A signal has done its work already: this step is the last one to put things right.
  const interruption = new AbortController().signal;
  const ending = await resumeReplacement({ job, state }, budget, { ...ports, journal, interruption });
  const { copilot, copilotId, swaggerFile } = job;
  return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}

function describeLostJournal({ copilotId, why }: Extract<ReplacementLookup, { why: string }>): Recovery {
  const described = { result: 'unknown', state: results.unknown.state() } as const;
  const replacement = { replaceMs: 0, incidents: [] };
  const ending = {
    outcome: 'degraded',
    ...described,
    failure: explainLostJournal(why),
    replacement,
  } as const;
  return { copilotId, copilotName: '', swaggerFile: '', ending };
}
