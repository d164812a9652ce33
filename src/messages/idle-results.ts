import type { Idle } from '../ending.ts';

/** Names in the headline of a run that sent nothing. */
export interface IdleNames {
  /** The copilot, such as `copilot “Orders”`. */
  readonly who: string;
  readonly file: string;
  /** Whether the service doesn't use the part of the file that changed. */
  readonly isUnused: boolean;
  /** Describes what a sync would do, such as `2 operations added`. */
  readonly describeExpectation: () => string;
}

interface IdleRow {
  readonly outcome: Idle['outcome'];
  /** Headline without a full stop. */
  readonly headline: (names: IdleNames) => string;
  /** The copilot's current actions, in one sentence. */
  readonly state: string;
}

/** Outcome, headline and state of each result of a run that sent nothing. */
export const idleResults: Readonly<Record<Idle['result'], IdleRow>> = {
  previewed: {
    outcome: 'previewed',
    headline: ({ describeExpectation, who }) => `Preview for ${who}: ${describeExpectation()}`,
    state: 'The copilot was not changed: this was a preview.',
  },
  superseded: {
    outcome: 'superseded',
    headline: ({ file, who }) =>
      `Superseded: the branch already has a newer ${file}, so nothing was sent to ${who}`,
    state: 'The copilot was not changed: the branch has a newer version of the file.',
  },
  'file-removed': {
    outcome: 'file-removed',
    headline: ({ file, who }) =>
      `Skipped: ${file} was deleted from the repository, and ${who} keeps its actions`,
    state: 'The copilot was not changed. It keeps the actions of the file’s last version.',
  },
  ready: {
    outcome: 'unchanged',
    headline: ({ file, who }) =>
      `Ready: the API key is valid, and ${who} exists; ${file} did not change in this push, so nothing was sent`,
    state: 'To sync now, click “Run workflow”, or push a change to the OpenAPI file.',
  },
  'in-sync': {
    outcome: 'unchanged',
    headline: ({ file, isUnused, who }) =>
      `In sync: ${isUnused ? `the service doesn’t use the change of ${file}` : `${who} already matches ${file}`}, so nothing was changed`,
    state: 'The copilot already matches the file, so nothing was changed.',
  },
  'not-modified': {
    outcome: 'unchanged',
    headline: ({ file, who }) => `Unchanged: ${file} did not change, so nothing was sent to ${who}`,
    state: 'The copilot was not changed: the file did not change.',
  },
  'ref-deleted': {
    outcome: 'unchanged',
    headline: ({ who }) => `Unchanged: the branch or tag was deleted, so nothing was sent to ${who}`,
    state: 'The copilot was not changed: the branch or tag was deleted.',
  },
};

/** Describes the end of a run that sent nothing. */
export function endIdle(result: Idle['result'], warnings: readonly string[] = []): Idle {
  const { outcome, state } = idleResults[result];
  return { outcome, result, state, warnings };
}
