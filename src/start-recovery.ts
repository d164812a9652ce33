import { createService } from './connect.ts';
import { explain } from './errors.ts';
import { maxWaitMs, parseInputs, type Inputs } from './inputs.ts';
import { prefixLines } from './ungrouped-log.ts';
import { createClock, createRunner, type Runner } from './runner/index.ts';
import {
  endProcess,
  findOpen,
  findSaved,
  hashService,
  type MainPointer,
  nameRun,
  recover,
} from './replacement/index.ts';
import { describeFailure } from './report/index.ts';
import type { Recovery } from './ending.ts';

/** Time budget in milliseconds, less than the 285 s that runners give all post steps of a canceled job. */
const defaultBudgetMs = 240_000;
/** Time that a delete and an import need in addition to the delay, in milliseconds. */
const requestsMs = 60_000;
/** Maximum time of one request in milliseconds, because a recovery needs several requests within its budget. */
const maxRequestMs = 60_000;

/** Finishes the syncs that the main step left open, and reports the results. Sets the exit code of the step. */
export async function startRecovery(main: MainPointer): Promise<void> {
  const runner = createRunner();
  // Signals no longer end the process, because no later step could finish the sync.
  runner.catchSignals();
  try {
    const inputs = parseInputs((name) => runner.readInput(name));
    // Loaded before anything is changed, so that loading it can't fail afterwards.
    const { renderRecoveryLines, renderRecoverySummary } = await import(
      /* webpackChunkName: "report" */ './report/index.ts'
    );
    const recoveries = await recoverAll(main, inputs, runner);
    report(recoveries, runner, renderRecoveryLines);
    if (recoveries.length > 0) runner.writeSummary(renderRecoverySummary(recoveries));
  } catch (error) {
    const { message, hint } = explain(error);
    const state = 'A copilot may be without actions. Re-run this job.';
    runner.log.error([message, hint, state].filter((part) => part !== undefined).join(' '));
    runner.fail();
  }
}

async function recoverAll(main: MainPointer, inputs: Inputs, runner: Runner): Promise<readonly Recovery[]> {
  const { baseUrl, apiKey } = inputs;
  const { log } = runner;
  runner.maskSecret(apiKey ?? '');
  const clock = createClock();
  // An import can begin only after the longest delay, so the limit must be longer.
  const signal = AbortSignal.timeout(maxWaitMs + requestsMs);
  const timeoutMs = Math.min(inputs.timeoutMs, maxRequestMs);
  // Requests are never stopped by a signal here, because the run is canceled already.
  const interruption = new AbortController().signal;
  const service = createService({ baseUrl, apiKey, timeoutMs, signal }, { runner, clock, interruption });
  const expected = {
    serviceHash: hashService(baseUrl),
    run: nameRun(runner.env),
    isNamed: (copilotId: string) => isNamed(copilotId, inputs),
    trace: log.debug,
  };
  // The open syncs and their steps are certain only after the main step has ended.
  await endProcess(main, clock);
  const open = findOpen(main);
  const recoveries = await Promise.all(
    open.map((pointer, index) => {
      const { copilotId } = pointer;
      const name = copilotId === '' ? `sync ${index + 1}` : copilotId;
      const own = open.length === 1 ? log : prefixLines(name, log);
      const ports = { clock, random: Math.random, service, log: own };
      return recover(findSaved(pointer, expected), defaultBudgetMs, ports);
    }),
  );
  return recoveries.filter((recovery) => recovery !== undefined);
}

function isNamed(copilotId: string, { source }: Inputs): boolean {
  const ids = source.kind === 'workflow' ? [source.target.copilotId] : source.query.copilotIds;
  const isAnyone = source.kind === 'config' && ids.length === 0;
  return isAnyone || ids.some((id) => id?.toLowerCase() === copilotId.toLowerCase());
}

function report(
  recoveries: readonly Recovery[],
  runner: Runner,
  renderRecoveryLines: (recovery: Recovery) => readonly string[],
): void {
  for (const recovery of recoveries) {
    for (const line of renderRecoveryLines(recovery)) runner.log.info(line);
    const { copilotName, copilotId, ending } = recovery;
    for (const warning of ending.warnings ?? []) runner.log.warning(warning);
    if (ending.outcome !== 'degraded') continue;
    runner.log.error([`${copilotName || copilotId}:`, ...describeFailure(recovery)].join(' '));
    runner.fail();
  }
}
