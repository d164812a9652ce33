import type { Copilot } from '../copilot.ts';

/**
 * The copilot with that id, or undefined: exact, else whatever the letters' case, for UUIDs are written both ways.
 * A record that is marked deleted is not there.
 */
export function findCopilot(copilots: readonly Copilot[], copilotId: string): Copilot | undefined {
  const present = copilots.filter((copilot) => !isMarkedDeleted(copilot));
  const exact = present.find((copilot) => copilot.id === copilotId);
  return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}

/** `deleted_at` is null, absent or empty while a copilot is not deleted. */
function isMarkedDeleted({ record }: Copilot): boolean {
  const mark = record['deleted_at'];
  return mark !== undefined && mark !== null && mark !== '' && mark !== false && mark !== 0;
}
