import packageJson from '../package.json' with { type: 'json' };
import { parseEvent } from './change/index.ts';
import { explain } from './errors.ts';
import { type Inputs, minKeyChars, parseInputs } from './inputs.ts';
import type { Log } from './ports.ts';
import { createClock, createFiles, createRunner, createTurns, type Runner } from './runner/index.ts';
import type { Connect } from './connect.ts';
import { createHistory } from './history/index.ts';
import { announceMain, type Announcement } from './replacement/index.ts';
import {
  checkInputNames,
  commentOnPullRequest,
  type CommentPorts,
  loadReports,
  publish,
  run,
  type RunPorts,
  type RunRequest,
} from './sync/index.ts';
import type { TargetResult } from './result.ts';

/** Builds the real ports, runs the sync and publishes the results. Never rejects. */
export async function start(runner = createRunner()): Promise<void> {
  try {
    await runAndPublish(runner);
  } catch (error) {
    // Node would print the stack unescaped, and one of its lines could be a workflow command.
    const { message, hint = '' } = explain(error);
    runner.log.error(`${message} ${hint}`);
    runner.fail();
  }
}

/** Runs the command line. */
export async function startCommandLine(): Promise<void> {
  const { runCommandLine } = await import(/* webpackChunkName: "cli" */ './cli/index.ts');
  await runCommandLine({ actionVersion: packageJson.version, createPorts });
}

async function runAndPublish(runner: Runner): Promise<void> {
  for (const secret of ['api-key', 'github-token']) runner.maskSecret(runner.readInput(secret));

  let request: RunRequest | undefined;
  let results: readonly TargetResult[];
  try {
    // Report the process first, because the following steps take time.
    const announcement = announceMain(runner);
    await checkInputNames(runner.given, runner.log);
    const isTrial = runner.env['COPILOT_SYNC_TRIAL'] === 'true';
    request = { inputs: parseInputs(runner.readInput), event: parseEvent(runner.readEvent()), isTrial };
    warnOfShortKey(request.inputs, runner.log);
    results = await runAll(request, createPorts(runner, { ...request, announcement }));
  } catch (error) {
    runner.log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    results = [describeFailedStart(error, runner)];
  }

  const context = runner.readContext({
    actionVersion: packageJson.version,
    source: renderSource(runner),
    isForgetful: request?.event.kind === 'push' && request.inputs.base === undefined && !request.inputs.force,
  });
  await publish(results, context, runner);
  if (request?.inputs.comment !== true) return;
  const { event, inputs } = request;
  const { env, log } = runner;
  const where = { env, log, repository: event.repository, token: inputs.githubToken };
  const writeComment: CommentPorts['writeComment'] = async (comment) =>
    (await import(/* webpackChunkName: "github" */ './github/index.ts')).writeComment({
      ...comment,
      ...where,
    });
  await commentOnPullRequest(results, { event, context }, { log, writeComment });
}

/** Warns of a short key, because the runner masks every secret, however short. */
function warnOfShortKey({ apiKey = '' }: Inputs, log: Log): void {
  if (apiKey === '' || apiKey.length >= minKeyChars) return;
  log.warning(
    `The input \`api-key\` has fewer than ${minKeyChars} characters. The runner hides these characters wherever they ` +
      'appear in the log, and drops job outputs that contain them. If the service doesn’t use keys, set a longer ' +
      'value, such as `no-key-needed`.',
  );
}

async function runAll(request: RunRequest, ports: RunPorts): Promise<readonly TargetResult[]> {
  const { source } = request.inputs;
  if (source.kind === 'workflow') {
    return [await run(source.target, request, ports)];
  }
  // This chunk includes the YAML parser, and most workflows have no config file.
  const { runFleet } = await import(/* webpackChunkName: "config" */ './fleet/index.ts');
  return runFleet(source.query, request, ports);
}

function createPorts(
  runner: Pick<Runner, 'catchSignals' | 'env' | 'log' | 'maskSecret' | 'temporaryFolder' | 'workspace'>,
  { inputs, event, announcement }: RunRequest & { readonly announcement: Announcement },
): RunPorts {
  const { env, workspace, temporaryFolder, log } = runner;
  const { githubToken: token } = inputs;
  const clock = createClock();
  const interruption = runner.catchSignals();
  let connecting: Promise<Connect> | undefined;
  const loadConnect = async (): Promise<Connect> => {
    const { createConnect } = await import(/* webpackChunkName: "replace" */ './connect.ts');
    return createConnect(inputs, announcement, { runner, clock, interruption });
  };
  return {
    log,
    clock,
    random: Math.random,
    files: createFiles(workspace),
    history: createHistory({ workspace, temporaryFolder, token, event, env, log }),
    interruption,
    takeTurn: createTurns(),
    // Load after the first request was sent: connecting takes one turn of the event loop, and sending another.
    prefetch: () => setImmediate(setImmediate, loadReader),
    connect: async (index) => (await (connecting ??= loadConnect()))(index),
  };
}

/** Preloads the modules. A load error is reported when a module is first used. */
const loadReader = () =>
  Promise.all([import(/* webpackChunkName: "read" */ './importer/index.ts'), loadReports()]).catch(
    () => undefined,
  );

/** Renders the part of the config file that the run covers. */
function renderSource({ readInput }: Runner): string | undefined {
  if (readInput('config-file') === '') return undefined;
  return ['config-file', 'environment', 'copilot-id', 'shard'].map(readInput).join(' ').trim();
}

/** Describes a failure that occurred before the targets were known. */
function describeFailedStart(error: unknown, { readInput }: Runner): TargetResult {
  const configFile = readInput('config-file');
  // With a config file, the input can contain several IDs.
  const copilotId = configFile === '' ? readInput('copilot-id') : '';
  const state = configFile === '' ? 'The copilot was not changed.' : 'No copilot was changed.';
  const ending = { outcome: 'aborted', state, failure: explain(error) } as const;
  const swaggerFile = configFile || readInput('swagger-file') || 'swagger.json';
  return { copilotId: copilotId || undefined, swaggerFile, ending, warnings: [], totalMs: 0 };
}
