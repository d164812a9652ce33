import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, type ActionManifest } from './action-manifest.ts';
import { createEnvironment, nameInputVariable, type RunnerEvent } from './environment.ts';
import { findNodeBinary } from '../folders.ts';
import { startStep, type Interrupt, type RunningStep, type StepOptions } from './run-step.ts';
import { SecretMasker } from './secret-masker.ts';
import type { Transcript } from './transcript.ts';

export interface RunOptions {
  readonly actionDir: string;
  /** Values under `with:`. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: RunnerEvent;
  /** Checkout: GITHUB_WORKSPACE and the working directory. */
  readonly workspace: string;
  /** Additional variables, as in a workflow's `env:`. They override the runner's. */
  readonly env?: Readonly<Record<string, string>>;
  /** Node binary, by default the project's own. */
  readonly node?: string;
  /** Values that are masked from the first line, like `secrets.*`. */
  readonly secrets?: readonly string[];
  readonly githubToken?: string;
  /** Stops the main step early. */
  readonly interrupt?: Interrupt;
  /** RUNNER_TEMP. A given folder is kept; otherwise, a temporary folder is used. */
  readonly runnerTemp?: string;
  readonly onLine?: (line: string) => void;
  readonly measuresMemory?: boolean;
  /** Whether to run the sources in this process, without interrupts, in a tenth of the time of processes on dist/. */
  readonly isInProcess?: boolean | undefined;
}

/** Runs an action's main and post steps like GitHub's runner. Never throws because of the action. */
export async function runAction(options: RunOptions): Promise<Transcript> {
  const runnerTemp = options.runnerTemp ?? (await mkdtemp(join(tmpdir(), 'runner-')));
  try {
    return await runJob(options, runnerTemp);
  } finally {
    if (options.runnerTemp === undefined) await rm(runnerTemp, { recursive: true, force: true });
  }
}

async function runJob(options: RunOptions, runnerTemp: string): Promise<Transcript> {
  const { interrupt, ...common } = options;
  const { actionDir, workspace } = options;
  const manifest = await readManifest(actionDir);
  const masker = new SecretMasker();
  for (const secret of [...(options.secrets ?? []), options.githubToken ?? '']) masker.add(secret);
  const eventPath = join(runnerTemp, 'event.json');
  await writeFile(eventPath, JSON.stringify(options.event.payload));
  const env = {
    ...createEnvironment(options.event, { workspace, runnerTemp, eventPath }),
    ...options.env,
    ...evaluateInputs(manifest, options),
  };
  const start = (script: string, more: Partial<StepOptions>): Promise<RunningStep> =>
    startStep({
      ...{ node: findNodeBinary(), ...common, script: join(actionDir, script), runnerTemp, masker, env },
      inProcess: options.isInProcess !== true ? undefined : script === manifest.main ? 'main' : 'post',
      ...more,
    });
  const startPost = async (more: Readonly<Record<string, string>>): Promise<RunningStep | undefined> =>
    manifest.post === undefined ? undefined : start(manifest.post, { env: { ...env, ...more } });

  const main = await start(manifest.main, { interrupt });
  const isCancelled = (await main.struck) && interrupt?.how !== 'kill';
  if (isCancelled && interrupt?.how === 'container') {
    const beside = await startPost(renderState(await main.readState()));
    const post = await beside?.ended;
    main.kill();
    return { main: await main.ended, post, result: 'cancelled' };
  }
  const ended = await main.ended;
  const result = isCancelled ? 'cancelled' : ended.exitCode === 0 ? 'success' : 'failure';
  const running = await startPost({ ...ended.exported, ...renderState(ended.state) });
  const post = await running?.ended;
  const isFailed = result === 'success' && post !== undefined && post.exitCode !== 0;
  return { main: ended, post, result: isFailed ? 'failure' : result };
}

/** Evaluates the inputs. Undeclared inputs are passed on as well, because the runner only warns about them. */
function evaluateInputs(
  { inputs: declared }: ActionManifest,
  { inputs, githubToken = '' }: RunOptions,
): Record<string, string> {
  const written = new Map([...declared, ...Object.entries(inputs)]);
  return Object.fromEntries(
    [...written].map(([name, value]) => [nameInputVariable(name), fillExpressions(value, githubToken)]),
  );
}

/** @throws Error on any other expression than `github.token`, because guessing would hide a mistake */
function fillExpressions(text: string, githubToken: string): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/gsu, (_whole, expression: string) => {
    if (expression === 'github.token') return githubToken;
    throw new Error(`the harness does not know the expression ${expression}`);
  });
}

function renderState(state: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(state).map(([key, value]) => [`STATE_${key}`, value]));
}
