import { createCommandFiles, parseKeyValueFile, type CommandFiles } from './command-files.ts';
import { createConsole, type Console } from './console.ts';
import { armInterrupt, type Interrupt } from './interrupt.ts';
import type { runInProcess } from './run-in-process.ts';
import { startProcess, type EndedProcess } from './run-process.ts';
import type { SecretMasker } from './secret-masker.ts';
import type { StepTranscript } from './transcript.ts';

export interface StepOptions {
  readonly node: string;
  readonly script: string;
  readonly workspace: string;
  readonly runnerTemp: string;
  readonly env: Readonly<Record<string, string>>;
  readonly masker: SecretMasker;
  readonly interrupt?: Interrupt | undefined;
  readonly onLine?: ((line: string) => void) | undefined;
  readonly measuresMemory?: boolean | undefined;
  /** Entry whose sources run in this process, instead of a process that runs the script. */
  readonly inProcess?: 'main' | 'post' | undefined;
}

/** A running step. */
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
  const { node, script, workspace, runnerTemp, masker, interrupt } = options;
  const files = await createCommandFiles(runnerTemp);
  const view = createConsole(masker, options.onLine);
  let ask = (): void => undefined;
  const env = { ...options.env, ...files.env };
  const onLine = (line: string): void => {
    view.feed(line);
    ask();
  };
  const measuresMemory = options.measuresMemory === true;
  const { child, ended } =
    options.inProcess === undefined
      ? startProcess({ node, script, cwd: workspace, env, onLine, measuresMemory })
      : { child: undefined, ended: loadAndRun(options.inProcess, env, onLine) };
  const armed = interrupt && child && armInterrupt(interrupt, child, { sofar: { lines: view.log }, ended });
  if (armed) ask = armed.ask;
  return {
    struck: armed?.struck ?? ended.then(() => false),
    ended: ended.then((end) => readTranscript(end, view, { files, masker })),
    readState: async () => readPairs(view.state, (await files.read()).state, view),
    kill: () => void child?.kill('SIGKILL'),
  };
}

/** Loads the sources only when they are used, because they are larger than the whole harness. */
async function loadAndRun(...args: Parameters<typeof runInProcess>): Promise<EndedProcess> {
  return (await import('./run-in-process.ts')).runInProcess(...args);
}

async function readTranscript(
  end: EndedProcess,
  view: Console,
  { files, masker }: { readonly files: CommandFiles; readonly masker: SecretMasker },
): Promise<StepTranscript> {
  const texts = await files.read();
  const outputs = readPairs(view.outputs, texts.output, view);
  const state = readPairs(view.state, texts.state, view);
  const exported = readPairs(new Map(), texts.env, view);
  const summaryBytes = Buffer.byteLength(texts.summary);
  if (summaryBytes > summaryLimitBytes) {
    const size = `supports content up to a size of 1024k, got ${Math.floor(summaryBytes / 1024)}k`;
    view.annotate({ severity: 'error', message: `$GITHUB_STEP_SUMMARY upload aborted, ${size}` });
  }
  return {
    ...end,
    log: view.log.join('\n'),
    debug: view.debug,
    groups: view.groups,
    annotations: view.annotations,
    droppedAnnotations: view.droppedAnnotations,
    masks: view.masks,
    outputs,
    state,
    exported,
    summary: summaryBytes > summaryLimitBytes ? '' : masker.mask(texts.summary),
    files: texts,
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
