import { dirname, join } from 'node:path';
import type { WorkflowEvent } from '../../change/event.ts';
import type { History, Log } from '../../ports.ts';
import { createGit } from '../git/git.ts';
import { findGitLayout, findHead, findOriginRepository } from '../git/git-layout.ts';
import { createGitHub } from '../github/github.ts';
import type { CurrentRun } from '../github/github-runs.ts';
import { createCheckout } from './history-checkout.ts';
import { createSource, type Source } from './history-source.ts';
import type * as Versions from './history-version.ts';

interface HistoryOptions {
  /** The folder that all paths are relative to. */
  readonly workspace: string;
  /** Where throw-away repositories may lie for a moment. */
  readonly temporaryFolder: string;
  /** Reads commits that the clone lacks. */
  readonly token: string | undefined;
  readonly event: WorkflowEvent;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  /** Limit for one request to GitHub. */
  readonly timeoutMs?: number;
  /** Pause before a request to GitHub is repeated. */
  readonly retryMs?: number;
}

/** History from the local clone first, then GitHub's API, then a throw-away fetch. Asks nobody before it must. */
export function createHistory(options: HistoryOptions): History {
  const { event, env } = options;
  const github = createGitHub(options);
  const layouts = new Map<string, ReturnType<typeof findGitLayout>>();
  const sources = new Map<string, Promise<Source>>();
  const checkouts = new Map<Source, ReturnType<typeof createCheckout>>();

  const findSource = (file: string): Promise<Source> => {
    const layout = findGitLayout(dirname(join(options.workspace, file)), layouts);
    const top = layout?.top ?? '';
    const source = sources.get(top) ?? openSource(layout);
    sources.set(top, source);
    return source;
  };

  const openSource = async (layout: ReturnType<typeof findGitLayout>): Promise<Source> => {
    if (layout === undefined) return createSource({ ...options, github, layout: undefined, head: event.sha });
    const git = createGit({ ...options, top: layout.top });
    const [head, origin] = [findHead(layout), findOriginRepository(layout)];
    const asked =
      head ?? (await git.run(['rev-parse', '--verify', '--quiet', 'HEAD']))?.stdout.toString().trim();
    return createSource({
      ...options,
      github,
      git,
      layout,
      head: asked === undefined || asked === '' ? event.sha : asked,
      ...(origin === undefined ? {} : { origin }),
    });
  };

  return {
    findCheckout: async (file) => {
      const source = await findSource(file);
      const checkout =
        checkouts.get(source) ??
        createCheckout(source, { workspace: options.workspace, run: readCurrentRun(event, env) });
      checkouts.set(source, checkout);
      return checkout;
    },
    findVersion: async (file, commit, references = []) => {
      const { findFileVersion } = await loadVersions();
      return findFileVersion(await findSource(file), { file, commit, references });
    },
    findVersions: async function* (file, query) {
      const { findFileVersions } = await loadVersions();
      yield* findFileVersions(await findSource(file), { file, ...query });
    },
  };
}

/** Needed only where something changed, or is unknown. */
const loadVersions = (): Promise<typeof Versions> => import('./history-version.ts');

/** What the runner says of the run; a workflow of another repository (a ruleset's) is not looked for in this one. */
function readCurrentRun({ ref, repository }: WorkflowEvent, env: NodeJS.ProcessEnv): CurrentRun {
  const workflow = env['GITHUB_WORKFLOW_REF']?.split('@', 1)[0] ?? '';
  const prefix = `${repository}/`;
  const isOwn = workflow.toLowerCase().startsWith(prefix.toLowerCase());
  return {
    id: env['GITHUB_RUN_ID'] ?? '',
    workflowFile: isOwn ? workflow.slice(prefix.length) : undefined,
    refName: ref.replace(/^refs\/(?:heads|tags)\//, ''),
    runnerName: env['RUNNER_NAME'],
  };
}
