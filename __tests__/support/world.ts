import type { pullRequestEvent } from './events.ts';
import { GitSandbox, type SandboxOptions } from './git-sandbox.ts';
import type { Content } from './git-repository.ts';
import { startGitHubApi, type GitHubApi, type GitHubApiOptions } from './github-api.ts';
import { projectFolder } from './folders.ts';
import { isFull } from './depth.ts';
import { isOnDist, recordTranscript } from './places.ts';
import type { RunnerEvent } from './runner/environment.ts';
import { runAction, type RunOptions } from './runner/run-action.ts';
import type { Transcript } from './runner/transcript.ts';
import type { FakeServiceOptions } from './fake-service/options.ts';
import { startFakeService, type FakeService } from './fake-service/start-fake-service.ts';

export { projectFolder };
export const githubToken = 'ghs_scenario';

/** A repository on a server, GitHub's API, and the service with one copilot: everything that the action uses. */
export interface World {
  readonly sandbox: GitSandbox;
  readonly github: GitHubApi;
  readonly service: FakeService;
  readonly copilotId: string;
  /** Runs the built action like a workflow: checkout, main, post. */
  run(scenario: Scenario): Promise<Transcript>;
  close(): Promise<void>;
}

export interface Scenario extends Partial<Omit<RunOptions, 'event'>> {
  readonly event: RunnerEvent;
  /** Checked-out commit, by default the event's. */
  readonly sha?: string;
  readonly depth?: 0 | 1;
  /** Changes the workspace after the checkout, like an earlier step. */
  readonly prepare?: (workspace: string) => Promise<void>;
}

export interface WorldOptions {
  readonly service?: FakeServiceOptions;
  readonly sandbox?: SandboxOptions;
  readonly github?: Partial<GitHubApiOptions>;
  /** Whether to run the sources in the test process instead of dist/, which is faster. Without interrupts. */
  readonly isInProcess?: boolean;
  /** Whether the log depends on times. Such a transcript isn't compared with the one on dist/. */
  readonly isTimed?: boolean;
}

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const sandbox = new GitSandbox(options.sandbox);
  const github = await startGitHubApi({ bare: sandbox.bare, ...options.github });
  const service = await startFakeService({ copilots: [{ name: 'Order desk' }], ...options.service });
  const copilotId = service.copilots()[0]?.id ?? '';
  return {
    ...{ sandbox, github, service, copilotId },
    run: async ({ event, sha, depth = 1, prepare, inputs, env, ...more }) => {
      const workspace =
        more.workspace ?? (await sandbox.checkout({ sha: sha ?? event.sha, ref: event.ref, depth }));
      await prepare?.(workspace);
      const isInProcess = options.isInProcess === true && !isOnDist();
      const transcript = await runAction({
        actionDir: projectFolder,
        workspace,
        githubToken,
        event: { ...event, serverUrl: sandbox.serverUrl },
        inputs: {
          'base-url': service.baseUrl,
          'api-key': service.key,
          'copilot-id': copilotId,
          'wait-seconds': '0.1',
          ...inputs,
        },
        env: { ...sandbox.env, ...github.env, ...env },
        ...more,
        isInProcess,
      });
      if (isFull && options.isInProcess === true && options.isTimed !== true) recordTranscript(transcript);
      return transcript;
    },
    close: async () => {
      await Promise.all([service.close(), github.close()]);
      await sandbox.dispose();
    },
  };
}

/** Creates an OpenAPI file with one operation per name: `listOrders` is `GET /listOrders`. */
export function describeApi(...names: readonly string[]): string {
  const paths = names.map((name) => [
    `/${name}`,
    { get: { operationId: name, summary: `Does ${name}`, responses: { 200: { description: 'OK' } } } },
  ]);
  const info = { title: 'Orders', version: '1.0.0' };
  const servers = [{ url: 'https://api.example.com' }];
  const file = { openapi: '3.0.3', info, servers, paths: Object.fromEntries(paths) as unknown };
  return JSON.stringify(file, undefined, 2);
}

export function renderOverlay(...actions: readonly object[]): string {
  return JSON.stringify({ overlay: '1.0.0', info: { title: 'Texts', version: '1' }, actions });
}

/** Pushes two commits: the previous version of the file, and the current one. */
export async function pushChange(
  { sandbox }: World,
  before: Readonly<Record<string, Content>> = { 'swagger.json': describeApi('listOrders', 'findOrder') },
  after: Readonly<Record<string, Content>> = { 'swagger.json': describeApi('listOrders', 'cancelOrder') },
): Promise<{ readonly before: string; readonly after: string }> {
  return { before: await sandbox.commit(before), after: await sandbox.commit(after) };
}

/** Commits files as the head of a pull request and as its test merge, and returns what an event says about them. */
export async function pullChange(
  { sandbox }: World,
  files: Readonly<Record<string, Content>>,
  { base, branch = 'topic', number = 1 }: { base: string; branch?: string; number?: number },
): Promise<Parameters<typeof pullRequestEvent>[0]> {
  const head = await sandbox.commit(files, { on: branch, parents: [base] });
  const sha = await sandbox.commit(files, { on: `refs/pull/${number}/merge`, parents: [base, head] });
  return { number, base: { ref: 'main', sha: base }, head: { ref: branch, sha: head }, sha };
}
