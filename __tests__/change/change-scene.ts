import { join } from 'node:path';
import type { Change, ChangeQuery, ChangeTarget } from '../../src/change/changes.ts';
import { detectChanges } from '../../src/change/detect.ts';
import { createFiles } from '../../src/runner/files.ts';
import { createHistory } from '../../src/history/history.ts';
import type { History } from '../../src/ports.ts';
import { toRunEvent } from '../support/events.ts';
import {
  createGitSandbox,
  hashFolder,
  type GitSandbox,
  type SandboxOptions,
} from '../support/git-sandbox.ts';
import { startGitHubApi, type GitHubApi, type GitHubApiOptions } from '../support/github-api.ts';
import { createRememberingLog } from '../support/remembering.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

/** A repository on a server, its API, and the change detection with real dependencies. */
export interface ChangeScene {
  readonly sandbox: GitSandbox;
  readonly api: GitHubApi;
  detect(query: SceneQuery): Promise<SceneResult>;
  createHistory(query: Pick<SceneQuery, 'event' | 'workspace' | 'env' | 'token' | 'timeoutMs'>): History;
  dispose(): Promise<void>;
}

export interface SceneQuery extends Partial<Omit<ChangeQuery, 'event'>> {
  readonly event: RunnerEvent;
  /** OpenAPI files of the targets; by default, one target with `swagger.json`. */
  readonly files?: readonly string[];
  /** Overlay files of each of `files`. */
  readonly overlayFiles?: readonly (readonly string[])[];
  readonly workspace: string;
  readonly token?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Timeout of requests to GitHub; long, so that no test fails on a busy machine. */
  readonly timeoutMs?: number;
  /** Path of the clone below the workspace. */
  readonly path?: string;
}

export interface SceneResult {
  /** Decision about the first file. */
  readonly change: Change;
  readonly changes: readonly Change[];
  readonly notices: readonly string[];
  /** Plain lines of the log. */
  readonly lines: readonly string[];
  readonly history: History;
  /** Number of times that a file was announced for reading. */
  readonly foreseen: number;
  /** Requests to GitHub, as `METHOD /path`. */
  readonly calls: readonly string[];
  /** Whether no byte in `.git` changed. */
  readonly isCloneUnaltered: boolean;
}

export async function createChangeScene(
  options: SandboxOptions & Pick<GitHubApiOptions, 'kind' | 'token' | 'treeLimit'> = {},
): Promise<ChangeScene> {
  const sandbox = await createGitSandbox(options);
  const { bare, repository } = sandbox;
  const api = await startGitHubApi({ ...options, bare, repository });

  const openHistory: ChangeScene['createHistory'] = ({
    event,
    workspace,
    env = {},
    timeoutMs = 20_000,
    ...rest
  }) =>
    createHistory({
      workspace,
      temporaryFolder: sandbox.temporaryFolder,
      token: 'token' in rest ? rest.token : 'a-token',
      event: toRunEvent(event),
      log: { debug: () => undefined },
      env: {
        ...process.env,
        ...sandbox.env,
        GITHUB_SERVER_URL: sandbox.serverUrl,
        GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/copilot.yml@${event.ref}`,
        GITHUB_RUN_ID: '4242',
        RUNNER_NAME: 'Own runner',
        ...api.env,
        ...env,
      },
      timeoutMs,
      retryMs: 1,
    });

  return {
    sandbox,
    api,
    createHistory: openHistory,
    detect: async (query) => {
      const { event, workspace, path = '', files = ['swagger.json'], overlayFiles = [], ...asked } = query;
      const gitFolder = join(workspace, path, '.git');
      const before = await hashFolder(gitFolder);
      const earlier = api.calls.length;
      const log = createRememberingLog();
      const history = openHistory(query);
      let foreseen = 0;
      const changes = await detectChanges(
        {
          event: toRunEvent(event),
          targets: files.map((swaggerFile, index) => createTarget(swaggerFile, overlayFiles[index])),
          ...{ acceptedFiles: [], selection: undefined, base: undefined },
          ...{ force: false, dryRun: false, isPart: false },
          ...asked,
        },
        { history, files: createFiles(workspace), log, prefetch: () => (foreseen += 1) },
      );
      const [change] = changes;
      if (change === undefined) throw new Error('no decision at all');
      return {
        change,
        changes,
        notices: log.annotations.flatMap(({ severity, message }) => (severity === 'notice' ? [message] : [])),
        lines: log.lines,
        history,
        foreseen,
        calls: api.calls.slice(earlier).map((call) => `${call.method} ${call.path}`),
        isCloneUnaltered: before === (await hashFolder(gitFolder)),
      };
    },
    dispose: async () => {
      await api.close();
      await sandbox.dispose();
    },
  };
}

function createTarget(swaggerFile: string, overlayFiles: readonly string[] = []): ChangeTarget {
  return { copilotId: undefined, swaggerFile, overlayFiles, operations: [] };
}
