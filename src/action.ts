import { tuneEngine } from './engine.ts';
import { findLeftovers } from './replacement/index.ts';

/** The action's two steps. Until one knows that it has something to do, and can do it, no package is loaded. */

export async function main(): Promise<void> {
  const complaint = renderOldRuntime(process.versions.node);
  if (complaint === undefined) {
    tuneEngine();
    const { start } = await import(/* webpackChunkName: "action" */ './start.ts');
    await start();
  } else {
    // Only runners of GitHub's kind read commands.
    const prefix = process.env['GITHUB_ACTIONS'] === 'true' ? '::error::' : 'Error: ';
    process.stdout.write(`${prefix}${complaint}\n`);
    process.exitCode = 1;
  }
}

export async function post(): Promise<void> {
  const leftovers = findLeftovers(process.env);
  if (leftovers === undefined) return;
  tuneEngine();
  const { recoverLeftovers } = await import(/* webpackChunkName: "action" */ './recovery.ts');
  await recoverLeftovers(leftovers);
}

/** Runs the command line. */
export async function cli(): Promise<void> {
  tuneEngine();
  const { startCommandLine } = await import(/* webpackChunkName: "action" */ './start.ts');
  await startCommandLine();
}

/** Evaluates one JSONPath expression in a worker. */
export async function evaluate(): Promise<void> {
  const { answerTask } = await import(/* webpackChunkName: "json-path" */ './json-path/index.ts');
  answerTask();
}

/** The Node that action.yml names; runners other than GitHub's take whatever `node` their image holds. */
const minMajor = 24;

/** Why this Node cannot run the action, or undefined where it can. Runs before any package is loaded. */
function renderOldRuntime(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= minMajor) return undefined;
  return (
    `Copilot Swagger Sync needs Node ${minMajor}; this runner started it with Node ${version}. ` +
    'Update the runner (GitHub: 2.327.1 or later) or the job image. Nothing was sent; the copilot is untouched.'
  );
}
