import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCommandFiles, parseKeyValueFile } from './command-files.ts';
import { Console } from './console.ts';
import { startProcess, type EndedProcess, type ProcessOptions } from './run-process.ts';
import type { SecretMasker } from './secret-masker.ts';
import type { StepTranscript } from './transcript.ts';

/**
 * How a step is stopped from outside.
 * - `cancel`: SIGINT, after 7.5 s SIGTERM, after 2.5 s SIGKILL, to the process alone (ProcessInvoker.cs)
 * - `kill`: SIGKILL immediately, as if memory ran out
 * - `container`: no signal; the post step starts meanwhile, and both end with the container
 */
export interface Interrupt {
  readonly how: 'cancel' | 'kill' | 'container';
  /** Is aborted at the moment of the interrupt. */
  readonly at: AbortSignal;
  readonly sigtermAfterMs?: number;
  readonly sigkillAfterMs?: number;
}

export interface StepOptions extends ProcessOptions {
  readonly runnerTemp: string;
  readonly masker: SecretMasker;
  readonly interrupt?: Interrupt | undefined;
  readonly onLine?: ((line: string) => void) | undefined;
  /** Entry whose sources run in this process, instead of a process that runs the script. */
  readonly inProcess?: 'main' | 'post' | undefined;
}

export interface RunningStep {
  /** Resolves with `true` at the interrupt, or with `false` if the process ends before. */
  readonly struck: Promise<boolean>;
  readonly ended: Promise<StepTranscript>;
  /** Returns the saved state so far, which the post step would get now. */
  readState(): Promise<Readonly<Record<string, string>>>;
  kill(): void;
}

const summaryLimitBytes = 1024 * 1024;

/** Runs one entry with new command files, and reads them after it ended, like the runner. */
export async function startStep(options: StepOptions): Promise<RunningStep> {
  const { runnerTemp, masker, interrupt, inProcess } = options;
  const files = await createCommandFiles(runnerTemp);
  const view = new Console(masker, options.onLine);
  const env = { ...options.env, ...files.env };
  // The sources are loaded only when they are used, because they are larger than the whole harness.
  const { child, ended } =
    inProcess === undefined
      ? startProcess({ ...options, env }, view.feed)
      : { ended: import('./run-in-process.ts').then((own) => own.runInProcess(inProcess, env, view.feed)) };
  return {
    struck: interrupt && child ? armInterrupt(interrupt, child, ended) : ended.then(() => false),
    ended: ended.then(async (end) => readTranscript({ ...end, files: await files.read() }, view, masker)),
    readState: async () => readPairs(view.state, (await files.read()).state, view),
    kill: () => void child?.kill('SIGKILL'),
  };
}

function readTranscript(
  end: EndedProcess & Pick<StepTranscript, 'files'>,
  view: Console,
  masker: SecretMasker,
): StepTranscript {
  const { files } = end;
  const outputs = readPairs(view.outputs, files.output, view);
  const state = readPairs(view.state, files.state, view);
  const exported = readPairs(new Map(), files.env, view);
  const summaryBytes = Buffer.byteLength(files.summary);
  const isTooLarge = summaryBytes > summaryLimitBytes;
  if (isTooLarge) {
    const size = `supports content up to a size of 1024k, got ${Math.floor(summaryBytes / 1024)}k`;
    view.annotate({ severity: 'error', message: `$GITHUB_STEP_SUMMARY upload aborted, ${size}` });
  }
  const { debug, groups, annotations, droppedAnnotations, masks } = view;
  return {
    ...{ ...end, debug, groups, annotations, droppedAnnotations, masks, outputs, state, exported },
    log: view.log.join('\n'),
    summary: isTooLarge ? '' : masker.mask(files.summary),
  };
}

/** Reads the pairs of a file. An invalid file fails the step with an error. */
function readPairs(
  commanded: ReadonlyMap<string, string>,
  text: string,
  view: Console,
): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries([...commanded, ...parseKeyValueFile(text)]);
  } catch (error) {
    view.annotate({ severity: 'error', message: `Unable to process file command: ${String(error)}` });
    return Object.fromEntries(commanded);
  }
}

/**
 * Interrupts at the given moment. Resolves with `true` at the interrupt, or with `false` if the process ends before.
 */
function armInterrupt(interrupt: Interrupt, child: ChildProcess, ended: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const interruptStep = (): void => {
    resolve(true);
    if (interrupt.how === 'kill') child.kill('SIGKILL');
    if (interrupt.how === 'cancel') void cancel(child, interrupt, ended);
  };
  interrupt.at.addEventListener('abort', interruptStep);
  void ended.then(() => {
    interrupt.at.removeEventListener('abort', interruptStep);
    resolve(false);
  });
  return promise;
}

async function cancel(child: ChildProcess, interrupt: Interrupt, ended: Promise<unknown>): Promise<void> {
  const steps = [
    ['SIGINT', interrupt.sigtermAfterMs ?? 7500],
    ['SIGTERM', interrupt.sigkillAfterMs ?? 2500],
  ] as const;
  const gone = ended.then(() => 'gone');
  for (const [signal, waitMs] of steps) {
    child.kill(signal);
    if ((await Promise.race([gone, sleep(waitMs, 'late', { ref: false })])) === 'gone') return;
  }
  child.kill('SIGKILL');
}
