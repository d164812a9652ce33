import { join } from 'node:path';
import type { Change, ChangeQuery } from '../../src/change/changes.ts';
import { detectChanges } from '../../src/change/detect.ts';
import { createFiles } from '../../src/runner/files.ts';
import { createHistory } from '../../src/history/history.ts';
import type { FileVersion, History } from '../../src/ports.ts';
import { pushEvent, toRunEvent } from '../support/events.ts';
import type { Content } from '../support/git-repository.ts';
import { hashFolder, GitSandbox } from '../support/git-sandbox.ts';
import { startGitHubApi, type GitHubApi } from '../support/github-api.ts';
import { RememberingLog } from '../support/remembering.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

export type Files = Readonly<Record<string, Content>>;

/** Variables of a run for which no API is available. */
export const withoutApi: Readonly<Record<string, string>> = { GITHUB_API_URL: 'http://127.0.0.1:9' };

interface SceneOptions {
  readonly kind?: 'github' | 'gitea';
  readonly objectFormat?: 'sha1' | 'sha256';
  readonly token?: string;
  readonly treeLimit?: number;
}

/** A repository on a server, its API, and the change detection with real dependencies. */
export interface ChangeScene {
  readonly sandbox: GitSandbox;
  readonly api: GitHubApi;
  /** Commits to main, one commit after the other, and returns their IDs. */
  commit<const All extends readonly Files[]>(...all: All): Promise<{ [Key in keyof All]: string }>;
  detect(query: SceneQuery): Promise<SceneResult>;
  /** Commits both versions, unless they are IDs, and detects the push of the second one. */
  push(before: Files | string, after: Files | string, query?: Push): Promise<SceneResult>;
  /** Opens the history of a checkout of the event's commit. */
  openHistory(query: SceneQuery): Promise<History>;
}

export interface SceneQuery extends Partial<Omit<ChangeQuery, 'event'>> {
  readonly event: RunnerEvent;
  /** OpenAPI files of the targets; by default, one target with `swagger.json`. */
  readonly files?: readonly string[];
  /** Overlay files of each of `files`. */
  readonly overlayFiles?: readonly (readonly string[])[];
  /** A checkout; by default, a new one. */
  readonly workspace?: string;
  /** Commit of the new checkout, if it isn't that of the event. */
  readonly sha?: string;
  readonly depth?: 0 | 1;
  /** Path of the clone below the workspace. */
  readonly path?: string;
  /** Changes the workspace between the checkout and this action. */
  readonly prepare?: ((workspace: string) => Promise<unknown>) | undefined;
  readonly token?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Timeout of requests to GitHub; long, so that no test fails on a busy machine. */
  readonly timeoutMs?: number;
}

export type Push = Partial<SceneQuery> & { readonly branch?: string };

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

/** Opens a scene for each test of the block, or one for all of them. Its properties exist while a test runs. */
export function useScene(options: SceneOptions = {}, isShared = false): ChangeScene {
  const scene = {} as ChangeScene;
  const open = async (): Promise<void> => void Object.assign(scene, await openScene(options));
  const close = async (): Promise<void> => {
    await scene.api.close();
    await scene.sandbox.dispose();
  };
  if (isShared) beforeAll(open);
  else beforeEach(open);
  if (isShared) afterAll(close);
  else afterEach(close);
  return scene;
}

async function openScene(options: SceneOptions): Promise<ChangeScene> {
  const sandbox = new GitSandbox(options);
  const api = await startGitHubApi({ ...options, bare: sandbox.bare });

  const checkOut = async ({ event, workspace: known, ...query }: SceneQuery): Promise<string> => {
    const { depth = 1, path = '', sha = event.sha, prepare } = query;
    const ref = event.ref === '' ? {} : { ref: event.ref };
    const workspace = known ?? (await sandbox.checkout({ sha, depth, path, ...ref }));
    await prepare?.(workspace);
    return workspace;
  };
  const createOwnHistory = (query: SceneQuery, workspace: string): History =>
    createHistory({
      workspace,
      temporaryFolder: sandbox.temporaryFolder,
      token: 'token' in query ? query.token : 'a-token',
      event: toRunEvent(query.event),
      log: { debug: () => undefined },
      env: {
        ...process.env,
        ...sandbox.env,
        GITHUB_SERVER_URL: sandbox.serverUrl,
        GITHUB_WORKFLOW_REF: `octo/service/.github/workflows/copilot.yml@${query.event.ref}`,
        GITHUB_RUN_ID: '4242',
        RUNNER_NAME: 'Own runner',
        ...api.env,
        ...query.env,
      },
      timeoutMs: query.timeoutMs ?? 20_000,
      retryMs: 1,
    });
  const toTarget = (swaggerFile: string, overlayFiles: readonly string[] = []) => ({
    ...{ copilotId: undefined, swaggerFile, overlayFiles, operations: [] },
  });

  const detect: ChangeScene['detect'] = async (query) => {
    const workspace = await checkOut(query);
    const gitFolder = join(workspace, query.path ?? '', '.git');
    const before = await hashFolder(gitFolder);
    const earlier = api.calls.length;
    const log = new RememberingLog();
    const history = createOwnHistory(query, workspace);
    let foreseen = 0;
    const { files = ['swagger.json'], overlayFiles = [], ...asked } = query;
    const changes = await detectChanges(
      {
        targets: files.map((file, index) => toTarget(file, overlayFiles[index])),
        ...{ acceptedFiles: [], selection: undefined, base: undefined },
        ...{ force: false, dryRun: false, isPart: false },
        ...asked,
        event: toRunEvent(query.event),
      },
      { history, files: createFiles(workspace), log, prefetch: () => (foreseen += 1) },
    );
    const [change] = changes;
    if (change === undefined) throw new Error('no decision at all');
    return {
      ...{ change, changes, history, foreseen, lines: log.lines },
      notices: log.annotations.flatMap(({ severity, message }) => (severity === 'notice' ? [message] : [])),
      calls: api.calls.slice(earlier).map((call) => `${call.method} ${call.path}`),
      isCloneUnaltered: before === (await hashFolder(gitFolder)),
    };
  };

  return {
    sandbox,
    api,
    detect,
    commit: async (...all) => {
      const ids: string[] = [];
      for (const files of all) ids.push(await sandbox.commit(files));
      return ids as { [Key in keyof typeof all]: string };
    },
    push: async (before, after, { branch: on = 'main', ...query } = {}) => {
      const ids: string[] = [];
      for (const one of [before, after]) {
        ids.push(typeof one === 'string' ? one : await sandbox.commit(one, { on }));
      }
      const [from = '', to = ''] = ids;
      return detect({ event: pushEvent({ ref: on, before: from, after: to }), ...query });
    },
    openHistory: async (query) => createOwnHistory(query, await checkOut(query)),
  };
}

/** Reads the text of a version's file. */
export async function readText(
  version: FileVersion | undefined,
  path = 'swagger.json',
): Promise<string | undefined> {
  const bytes = await version?.reader.read(path);
  return bytes && Buffer.from(bytes).toString();
}
