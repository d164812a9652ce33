import type { Copilot } from '../copilot.ts';
import { ServiceFailure } from '../errors.ts';
import { findCopilot } from './list.ts';
import type { ReplacePorts } from './replace-job.ts';

/**
 * Asks the list, once, whether it still holds the copilot: one public release of the service removes the record itself,
 * and an import into nothing would be lost. A list that does not answer stops nothing: the copilot is empty meanwhile.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
export async function guardRecord(
  copilot: Copilot,
  sinceMs: number,
  { log, service }: Pick<ReplacePorts, 'log' | 'service'>,
): Promise<'there' | 'missing' | 'unseen'> {
  try {
    const copilots = await service.listCopilots(sinceMs);
    return findCopilot(copilots, copilot.id) === undefined ? 'missing' : 'there';
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.warning(
      `${error.fault.explanation} Whether the delete has left the copilot’s record in place was not seen.`,
    );
    return 'unseen';
  }
}
