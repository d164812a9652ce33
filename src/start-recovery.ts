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
import { renderRecoveryLines, renderRecoverySummary, describeFailure } from './report/index.ts';
import type { Recovery } from './ending.ts';

/** Less than the 285 s that runners leave to all post steps of a cancelled job. */
const defaultBudgetMs = 240_000;
/** What a delete and an import need beside the pause. */
const besidePauseMs = 60_000;
/** Most time for one request: a recovery needs several of them within its budget. */
const requestLimitMs = 60_000;

/** Brings to an end what the main step has left open, and says so; the exit code is the runner's to read. */
export async function startRecovery(main: MainPointer): Promise<void> {
  const runner = createRunner();
  // Signals are taken off their default, which would be to die: nobody comes after this step.
  runner.catchSignals();
  try {
    const inputs = parseInputs((name) => runner.readInput(name));
    report(await recoverAll(main, inputs, runner), runner);
  } catch (error) {
    const { message, hint } = explain(error);
    const state = 'A copilot may be left without actions: re-run this job.';
    runner.log.error([message, hint, state].filter((part) => part !== undefined).join(' '));
    runner.fail();
  }
}

async function recoverAll(main: MainPointer, inputs: Inputs, runner: Runner): Promise<readonly Recovery[]> {
  const { baseUrl, apiKey } = inputs;
  const { log } = runner;
  runner.maskSecret(apiKey ?? '');
  const clock = createClock();
  // Never sooner than the longest pause of all lets an import begin.
  const signal = AbortSignal.timeout(maxWaitMs + besidePauseMs);
  const timeoutMs = Math.min(inputs.timeoutMs, requestLimitMs);
  // A signal has done its work already: nobody holds back for another.
  const interruption = new AbortController().signal;
  const service = createService({ baseUrl, apiKey, timeoutMs, signal }, { runner, clock, interruption });
  const expected = {
    serviceHash: hashService(baseUrl),
    run: nameRun(runner.env),
    isNamed: (copilotId: string) => isNamed(copilotId, inputs),
    trace: log.debug,
  };
  // Only once main has ended is it certain which replacements are open, and where each of them stopped.
  await endProcess(main, clock);
  const open = findOpen(main);
  const recoveries = await Promise.all(
    open.map((pointer, index) => {
      const { copilotId } = pointer;
      const name = copilotId === '' ? `replacement ${index + 1}` : copilotId;
      const own = open.length === 1 ? log : prefixLines(name, log);
      const ports = { clock, random: Math.random, service, log: own };
      return recover(findSaved(pointer, expected), defaultBudgetMs, ports);
    }),
  );
  return recoveries.filter((recovery) => recovery !== undefined);
}

function isNamed(copilotId: string, { source }: Inputs): boolean {
  const ids = source.kind === 'workflow' ? [source.target.copilotId ?? ''] : source.query.copilotIds;
  const isAnyone = source.kind === 'config' && ids.length === 0;
  return isAnyone || ids.some((id) => id.toLowerCase() === copilotId.toLowerCase());
}

function report(recoveries: readonly Recovery[], runner: Runner): void {
  for (const recovery of recoveries) {
    for (const line of renderRecoveryLines(recovery)) runner.log.info(line);
    const { copilotName, copilotId, ending } = recovery;
    for (const warning of ending.warnings ?? []) runner.log.warning(warning);
    if (ending.outcome !== 'degraded') continue;
    runner.log.error([`${copilotName || copilotId}:`, ...describeFailure(recovery)].join(' '));
    runner.fail();
  }
  if (recoveries.length > 0) runner.writeSummary(renderRecoverySummary(recoveries));
}
