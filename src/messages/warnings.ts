import { renderSome } from '../text.ts';

/** Warnings about a sync. Those about actions take their routes, such as `GET /orders`. */
export const warnings = {
  inFlight: () =>
    'A request that timed out might still be processed, which would leave duplicate actions or none. ' +
    'Check the copilot in a few minutes. Running this job again repairs it.',
  redacted: (routes: readonly string[]) =>
    `Not restored: ${renderSome(routes, 5)}. Its text contains a secret, which this action never saves, so it cannot be written again.`,
  stuck: (routes: readonly string[]) =>
    `Not removed: ${renderSome(routes, 5)}. The service might have removed another action instead, one that is not known to come from this file.`,
  shared: (routes: readonly string[]) =>
    `The search might no longer find ${renderSome(routes, 5)}. The service keeps its search entries by \`operation_id\`, and a managed action that was written has the same one. Give the unmanaged action another name.`,
  displaced: (routes: readonly string[]) =>
    `The service deleted ${renderSome(routes, 5)} instead of a managed action, because its database considers their names equal. The action stopped deleting and added the unmanaged action again, under the name that the service lists. Give it another name.`,
  disturbed: () => 'Something else has changed this copilot during the run.',
  unverified: () => 'The copilot’s actions were not verified: the service stopped listing them.',
} as const;
