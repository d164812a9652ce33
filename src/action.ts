import { findLeftovers } from './replacement/index.ts';

/** Runs the main step. Loads no package before it is clear that the step can run. */
export async function main(): Promise<void> {
  const problem = renderOldRuntime(process.versions.node);
  if (problem === undefined) {
    const { start } = await import(/* webpackChunkName: "action" */ './start.ts');
    await start();
  } else {
    // Only GitHub-compatible runners read workflow commands.
    const prefix = process.env['GITHUB_ACTIONS'] === 'true' ? '::error::' : 'Error: ';
    process.stdout.write(`${prefix}${problem}\n`);
    process.exitCode = 1;
  }
}

/** Runs the post step. Loads no package if the main step has left nothing to do. */
export async function post(): Promise<void> {
  const leftovers = findLeftovers(process.env);
  if (leftovers === undefined) return;
  const { recoverLeftovers } = await import(/* webpackChunkName: "action" */ './recovery.ts');
  await recoverLeftovers(leftovers);
}

/** Runs the command line. */
export async function cli(): Promise<void> {
  const { startCommandLine } = await import(/* webpackChunkName: "action" */ './start.ts');
  await startCommandLine();
}

/** Evaluates one JSONPath expression in a worker. */
export async function evaluate(): Promise<void> {
  const { answerTask } = await import(/* webpackChunkName: "json-path" */ './json-path/index.ts');
  answerTask();
}

/** Node version in action.yml. Other runners than GitHub's use the `node` of their image. */
const minMajor = 24;

/**
 * Returns why this Node version can't run the action, or `undefined` if it can. Runs before any package is loaded.
 */
function renderOldRuntime(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= minMajor) return undefined;
  return (
    `Copilot Swagger Sync needs Node ${minMajor}; this runner started it with Node ${version}. ` +
    'Update the runner (GitHub: 2.327.1 or later) or the job image. Nothing was sent, and the copilot was not changed.'
  );
}
