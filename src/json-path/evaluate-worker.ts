import { parentPort, workerData } from 'node:worker_threads';
import { evaluateExpression, type EvaluationLimits } from './evaluate.ts';

/** One evaluation for a worker. */
export interface WorkerTask {
  readonly expression: string;
  readonly document: unknown;
  readonly limits: EvaluationLimits;
}

const { expression, document, limits } = workerData as WorkerTask;
parentPort?.postMessage(evaluateExpression(expression, document, limits));
