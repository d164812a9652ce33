import type { RunnerEvent } from '../../__tests__/support/runner/environment.ts';
import type { TriedEvent } from './flags.ts';
import { repositoryName, serverUrl } from './repository.ts';
import type { Repository } from './repository.ts';

const place = {
  full_name: repositoryName,
  name: 'service',
  owner: { login: 'example' },
  default_branch: 'main',
};

/** The event as GitHub would send it, with the fields that matter to an action. */
export function createEvent(name: TriedEvent, { before, after, merge }: Repository): RunnerEvent {
  const common = { name, repository: repositoryName, actor: 'octocat', serverUrl };
  const onMain = { ...common, sha: after, ref: 'refs/heads/main' };
  const sender = { login: 'octocat' };
  switch (name) {
    case 'push': {
      const change = { ref: 'refs/heads/main', before, after, created: false, deleted: false, forced: false };
      return { ...onMain, payload: { ...change, repository: place, sender, commits: [{ id: after }] } };
    }
    case 'workflow_dispatch':
      return { ...onMain, payload: { ref: 'refs/heads/main', inputs: {}, repository: place, sender } };
    case 'pull_request': {
      const base = { ref: 'main', sha: before, repo: place };
      const head = { ref: 'change-the-api', sha: after, repo: place };
      const request = { number: 7, state: 'open', merged: false, base, head, merge_commit_sha: merge };
      return {
        ...{ ...common, sha: merge, ref: 'refs/pull/7/merge', refName: '7/merge' },
        ...{ baseRef: 'main', headRef: 'change-the-api' },
        payload: { action: 'opened', number: 7, pull_request: request, repository: place, sender },
      };
    }
  }
}
