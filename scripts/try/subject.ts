import type { Seed } from '../../__tests__/support/fake-service/options.ts';

type Files = ReadonlyMap<string, Buffer>;

/** The files and inputs of a run: one OpenAPI file for one copilot, or a config file with all its files. */
export interface Subject {
  /** All files of the repository as given, by path. */
  readonly files: Files;
  /** The files that the commit changes, in their earlier version, and in their later one. */
  readonly earlier: Files;
  readonly newer: Files;
  /** Description of the commit's change. */
  readonly change: string;
  /** The inputs for these files. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Overlay files of the simulated run. The copilots get their first actions without them. */
  readonly overlayFiles: readonly string[];
  readonly copilots: readonly Seed[];
  /** Files that replace others in the workspace while the copilots get their first actions. */
  readonly firstFiles: Files;
}
