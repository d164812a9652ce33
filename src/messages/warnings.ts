import { renderSome } from '../text.ts';

/** Warnings about a sync. Warnings about actions get routes, such as `GET /orders`. */
export const warnings = {
  inFlight: () =>
    'A request that timed out might still be processed, which would leave duplicate actions or none. ' +
    'Check the copilot in a few minutes. To repair the copilot, run this job again.',
  redacted: (routes: readonly string[]) =>
    `Not restored: ${renderSome(routes, 5)}. The text contains a secret, which this action never saves.`,
  stuck: (routes: readonly string[]) =>
    `Not deleted: ${renderSome(routes, 5)}. The service might have deleted an unmanaged action instead.`,
  shared: (routes: readonly string[]) =>
    `The search might no longer find ${renderSome(routes, 5)}. The service has one search entry per \`operation_id\`, and a managed action has the same one. Rename the unmanaged action.`,
  displaced: (routes: readonly string[]) =>
    `The service deleted ${renderSome(routes, 5)} instead of a managed action, because its database considers their names equal. The action stopped deleting and added the unmanaged action again, under the name that the service lists. Rename the unmanaged action.`,
  disturbed: () => 'Something else has changed this copilot during the run.',
  unverified: () => 'The copilot’s actions were not verified, because the service stopped listing them.',
} as const;
