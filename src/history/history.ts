import { dirname, join } from 'node:path';
import type { History, WorkflowEvent } from '../ports.ts';
import { createGit, findGitLayout, findHead, findOriginRepository, type GitLayout } from '../git/index.ts';
import { createGitHub, type CurrentRun } from '../github/index.ts';
import { createCheckout } from './history-checkout.ts';
import { createSource, type HistoryOptions } from './history-source.ts';

/**
 * Creates the `History` port. It reads from the local clone first, then from GitHub's API, then from a temporary
 * fetch.
 */
export function createHistory(options: HistoryOptions): History {
  const { event, env, workspace } = options;
  const isNamed = /^[^/]+\/[^/]/.test(event.repository);
  const github = isNamed ? createGitHub({ ...options, repository: event.repository }) : undefined;
  const run = readCurrentRun(event, env);

  const openRepository = async (layout: GitLayout | undefined, clone: GitLayout | undefined) => {
    const git = clone && createGit(clone, options);
    // Git starts while the workspace's files are read.
    git?.objects.prepare();
    const head = clone && (findHead(clone) ?? (await git?.objects.read(['HEAD']))?.[0]?.oid);
    const origin = clone && findOriginRepository(clone);
    const source = createSource({ head: head ?? event.sha, origin, git, layout, github }, options);
    return { source, checkout: createCheckout(source, workspace, run) };
  };

  const repositories = new Map<string, ReturnType<typeof openRepository>>();
  const findRepository = (file: string, from = 'anywhere'): ReturnType<typeof openRepository> => {
    const layout = findGitLayout(dirname(join(workspace, file)));
    const key = `${from} ${layout?.top ?? ''}`;
    const repository =
      repositories.get(key) ?? openRepository(layout, from === 'github' ? undefined : layout);
    repositories.set(key, repository);
    return repository;
  };

  const findVersions = async function* (file: string, query: Parameters<History['findVersions']>[1]) {
    // This chunk is needed only if the file changed or its state is unknown.
    const { findFileVersions } = await import(/* webpackChunkName: "read" */ './history-version.ts');
    yield* findFileVersions((await findRepository(file)).source, { file, ...query });
  };

  return {
    findCheckout: async (file, from) => (await findRepository(file, from)).checkout,
    findVersion: async (file, commit, references = []) => {
      const query = commit === undefined ? { commits: [], earlier: 1 } : { commits: [commit], earlier: 0 };
      const { value } = await findVersions(file, { ...query, references }).next();
      return value ?? undefined;
    },
    findVersions,
  };
}

/**
 * Reads the run from the runner's environment. A workflow file of another repository (from a ruleset) isn't reported.
 */
function readCurrentRun({ ref, repository }: WorkflowEvent, env: NodeJS.ProcessEnv): CurrentRun {
  const workflow = env['GITHUB_WORKFLOW_REF']?.split('@', 1)[0] ?? '';
  const prefix = `${repository}/`;
  const isOwn = workflow.toLowerCase().startsWith(prefix.toLowerCase());
  return {
    id: env['GITHUB_RUN_ID'] ?? '',
    attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
    workflowFile: isOwn ? workflow.slice(prefix.length) : undefined,
    refName: ref.replace(/^refs\/(?:heads|tags)\//, ''),
    runnerName: env['RUNNER_NAME'],
  };
}
