import { parentPort, workerData } from 'node:worker_threads';
import { evaluateExpression, type EvaluationLimits } from './evaluate.ts';

/** One evaluation for a worker. */
export interface WorkerTask {
  readonly expression: string;
  readonly document: unknown;
  readonly limits: EvaluationLimits;
}

/** Evaluates the expression that this worker was started with, and sends the result to the main thread. */
export function answerTask(): void {
  const { expression, document, limits } = workerData as WorkerTask;
  parentPort?.postMessage(evaluateExpression(expression, document, limits));
}
