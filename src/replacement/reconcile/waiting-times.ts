/** The waiting times of a reconciliation, in milliseconds. They are in one file because the tests on dist/ shorten them in a copy. */

/** How long a call without a final answer may still take effect, and a read may lag behind a confirmed one. */
export const lateMs = 90_000;
/** How long after an error of the service's own the effect of the call may take to be shown. */
export const showMs = 10_000;
/** The pause between two reads while the effect of a confirmed call isn't shown yet. */
export const shownPollMs = 1_000;
/** The pause between two reads of the copilot list, of which the first one lacks the copilot. */
export const listPollMs = 1_000;
/** The pause between two reads while a call may still take effect. */
export const latePollMs = 5_000;
