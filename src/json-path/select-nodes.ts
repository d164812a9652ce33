import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerTask } from './answer-task.ts';
import { evaluateExpression, type Location } from './evaluate.ts';

export type SelectionResult =
  | { readonly kind: 'selected'; readonly locations: readonly Location[] }
  | { readonly kind: 'exceeded'; readonly limit: 'nodes' | 'depth' | 'time' | 'memory' };

export interface SelectOptions {
  /** Maximum nesting of objects and arrays in the document. */
  readonly maxDepth: number;
  readonly timeoutMs: number;
  /** Signal that ends a long evaluation immediately. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Maximum number of steps in this thread, about a third of a second. A longer evaluation would delay the handling of
 * a cancellation.
 */
const maxStepsHere = 500_000;
const maxNodes = 1_000_000;
const maxWorkerMegabytes = 1024;

/**
 * Selects the nodes of a document within a time limit. Expressions with a countable cost are evaluated in this thread
 * first. Other ones, and slow ones, are evaluated in a worker, because only a worker can be stopped.
 * @param expression an expression that `checkExpression` made readable and that `findTypeFault` accepts
 * @throws the reason of the signal
 */
export async function selectNodes(
  expression: string,
  document: unknown,
  options: SelectOptions,
): Promise<SelectionResult> {
  const limits = { maxNodes, maxDepth: options.maxDepth };
  options.signal?.throwIfAborted();
  const evaluation = evaluateExpression(expression, document, { ...limits, maxSteps: maxStepsHere });
  if (evaluation.kind !== 'unfinished') return evaluation;
  const task = { expression, document, limits: { ...limits, maxSteps: Infinity } };
  return selectInWorker(task, options);
}

/** URL of the worker, which is in the same folder, also in the built action (see scripts/build.ts). */
const workerFile = `${import.meta.dirname}/evaluate-worker${extname(import.meta.filename)}`;

async function selectInWorker(
  task: WorkerTask,
  { timeoutMs, signal }: SelectOptions,
): Promise<SelectionResult> {
  const worker = new Worker(workerFile, {
    workerData: task,
    // The worker needs neither the environment, which contains secrets, nor the flags of this process.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxWorkerMegabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<SelectionResult>((resolve, reject) => {
      timer = setTimeout(resolve, timeoutMs, { kind: 'exceeded', limit: 'time' });
      onAbort = () => {
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', onAbort);
      worker.once('message', resolve);
      worker.once('error', (error: Error & { readonly code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'exceeded', limit: 'memory' });
        else reject(error);
      });
    });
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
