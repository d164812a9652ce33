import type { SyncResult } from '../ending.ts';

/** Names in the headline of a sync. */
export interface Names {
  /** The copilot, such as `copilot “Orders”`. */
  readonly who: string;
  /** The actions, such as `the 12 actions`. */
  readonly actions: string;
  readonly file: string;
  readonly copilotId: string | undefined;
  /** Describes the changes that block the sync; empty if there are none. */
  readonly describeBlocking: () => string;
}

const verifiedHeadline = ({ actions, file, who }: Names, isRolledBack: boolean): string =>
  isRolledBack
    ? `Failed and restored: ${who} has its previous actions again`
    : `Synced and verified: ${who} has ${actions} of ${file}`;
const confirmedHeadline = ({ actions, file, who }: Names, isRolledBack: boolean): string =>
  isRolledBack
    ? `Failed and restored: the service confirmed an earlier version for ${who}`
    : `Synced: the service confirmed ${actions} of ${file} for ${who}`;

/**
 * Headline of each result of a sync, without a full stop. Missing for a default, or if the headline is the reason why
 * the sync never began. The headlines aren't part of `results`, because only reports need them, and no module may be
 * in two chunks.
 */
export const headlines: Readonly<
  Partial<Record<SyncResult, (names: Names, isRolledBack: boolean) => string>>
> = {
  verified: verifiedHeadline,
  counted: verifiedHeadline,
  confirmed: confirmedHeadline,
  imported: confirmedHeadline,
  presumed: ({ who }: Names) =>
    `Failed, because every delete request failed: ${who} should still have its actions`,
  'index-incomplete': ({ who }: Names) =>
    `Failed: ${who} has its actions, but its search index might be incomplete`,
  pending: ({ who }: Names) => `Failed: ${who} has its actions, but a pending request may still change them`,
  'record-removed': ({ who }: Names) => `Failed: ${who} no longer exists on the service`,
};
