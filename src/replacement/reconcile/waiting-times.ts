/** The waiting times of a reconciliation, in milliseconds. They are in one file because the tests on dist/ shorten them in a copy. */

/** How long after it was given up a call may still take effect. */
export const lateMs = 90_000;
/** How long after a confirmed call its effect may take to be shown. */
export const showMs = 10_000;
/** The pause between two reads while the effect of a confirmed call isn't shown yet. */
export const shownPollMs = 1_000;
/** The pause between two reads while a call may still take effect. */
export const latePollMs = 5_000;
