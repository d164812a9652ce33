/**
 * Delays of a reconciliation, in milliseconds. They are in one file because the tests on dist/ shorten them in a
 * copy.
 */

/** Time for which an unconfirmed request may take effect, and a read may lag behind a confirmed change. */
export const lateMs = 90_000;
/** Time after an error of the service itself in which the effect of the request may become visible. */
export const showMs = 10_000;
/** Delay between two reads while the effect of a confirmed request isn't visible yet. */
export const shownPollMs = 1_000;
/** Delay between two reads of the copilot list, of which the first one lacks the copilot. */
export const listPollMs = 1_000;
/** Delay between two reads while a request may still take effect. */
export const latePollMs = 5_000;
