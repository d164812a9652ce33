import type { Seed } from '../../__tests__/support/fake-service/options.ts';

type Files = ReadonlyMap<string, Buffer>;

/** What is tried out: one description for one copilot, or a config file with all that it names. */
export interface Subject {
  /** Every file of the repository as given, by its path. */
  readonly files: Files;
  /** Those that the commit to try changes: as they were before, and as a later commit has them. */
  readonly earlier: Files;
  readonly newer: Files;
  /** What the commit changes, in words. */
  readonly change: string;
  /** The inputs that lead the action to it. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The overlay files of the run that is tried. The copilots get their first actions without them. */
  readonly overlayFiles: readonly string[];
  readonly copilots: readonly Seed[];
  /** What lies in the workspace instead while the copilots get the actions that they start with. */
  readonly firstFiles: Files;
}
