import { renderDuration } from '../text.ts';
import type { Task } from './task.ts';

/** Minimum of a step's `timeout-minutes`, in milliseconds. */
const minTimeoutMs = 60_000;

/** Warns in a preview if the delay is so long that `timeout-minutes` could end the step during it. */
export function warnOfDelay({ isPreview, target }: Pick<Task, 'isPreview' | 'target'>): readonly string[] {
  const { waitMs } = target;
  if (!isPreview || waitMs < minTimeoutMs) return [];
  return [
    `A sync takes more than ${renderDuration(waitMs)}, because of \`wait-seconds\`. Give \`timeout-minutes\` to the job, not to the step, and well above that. A shorter limit stops the step during the delay, and the post step has to finish the sync.`,
  ];
}
