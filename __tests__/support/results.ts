import type { TargetResult } from '../../src/report/result.ts';
import type { RunContext } from '../../src/report/run-context.ts';
import type { Operation } from '../../src/openapi/operation.ts';
import type { Problem } from '../../src/openapi/problem.ts';
import type { Copilot } from '../../src/copilot.ts';

export const copilotId = '1f0c2f3e-6a51-4c7e-9a53-0d3f7f1f2b11';

export function buildCopilot(copilot: Partial<Copilot> = {}): Copilot {
  return {
    id: copilotId,
    name: 'Orders assistant',
    status: 'draft',
    record: { id: copilotId, name: 'Orders assistant', status: 'draft' },
    ...copilot,
  };
}

/** `buildOperation('GET /orders', 'listOrders', 'List the orders')`. */
export function buildOperation(methodAndPath: string, name: string, summary?: string): Operation {
  const [method = '', ...path] = methodAndPath.split(' ');
  const same = 'digest';
  return {
    method,
    path: path.join(' '),
    operationId: name,
    name,
    ...(summary !== undefined && { summary }),
    fingerprints: {
      parameters: same,
      body: same,
      responses: same,
      security: same,
      servers: same,
      name: same,
      description: same,
      extensions: same,
      other: same,
    },
  };
}

export function buildOperations(count: number, path = '/orders'): readonly Operation[] {
  return Array.from({ length: count }, (_, index) =>
    buildOperation(`GET ${path}/${index}`, `getOrder${index}`, `Fetch order number ${index}`),
  );
}

export function buildProblem(problem: Partial<Problem> = {}): Problem {
  return {
    severity: 'warning',
    rule: 'schema',
    message: 'The operation has no description for the assistant to go by.',
    file: 'api/openapi.yaml',
    line: 12,
    column: 3,
    pointer: '/paths/~1orders/get',
    ...problem,
  };
}

/** A sync of one file, without a comparison; a test names what matters to it. */
export function buildResult(result: Partial<TargetResult> = {}): TargetResult {
  return {
    copilotId,
    copilot: buildCopilot(),
    swaggerFile: 'api/openapi.yaml',
    outcome: 'synced',
    changed: true,
    reason: 'modified',
    reasonDetail: 'api/openapi.yaml differs between 1d7c2aa (before the push) and 9be0f42.',
    synced: true,
    state: 'The copilot holds the new actions.',
    problems: [],
    rewrites: [],
    warnings: [],
    timings: { totalMs: 6_134, prepareMs: 88, replaceMs: 5_720, settleMs: 5_003 },
    ...result,
  };
}

export function buildUnchanged(result: Partial<TargetResult> = {}): TargetResult {
  return buildResult({
    outcome: 'unchanged',
    changed: false,
    reason: 'unchanged',
    reasonDetail: 'api/openapi.yaml is the same in 1d7c2aa (before the push) and 9be0f42.',
    synced: false,
    state: 'The copilot is untouched: nothing changed.',
    timings: { totalMs: 41 },
    ...result,
  });
}

export function buildRun(run: Partial<RunContext> = {}): RunContext {
  return {
    eventName: 'push',
    preview: false,
    workflow: 'Sync the copilot',
    runUrl: 'https://github.com/acme/shop/actions/runs/4711',
    actionVersion: '1.0.0',
    nodeVersion: '24.18.0',
    ...run,
  };
}
