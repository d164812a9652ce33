import type { Change } from '../../src/change/changes.ts';
import type { Ending, Idle, Replacement, SyncResult } from '../../src/ending.ts';
import type { Explanation } from '../../src/errors.ts';
import type { RunContext } from '../../src/runner/run-context.ts';
import type { Operation } from '../../src/openapi/operation.ts';
import { endIdle } from '../../src/messages/idle-results.ts';
import { countBreaking, type ChangeClass, type Comparison } from '../../src/compare/index.ts';
import type { Finding } from '../../src/syntax/finding.ts';
import type { Copilot } from '../../src/copilot.ts';
import type { CopilotState, SpecResult, TargetResult } from '../../src/result.ts';

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
  const end = methodAndPath.indexOf(' ');
  return {
    method: methodAndPath.slice(0, end),
    path: methodAndPath.slice(end + 1),
    operationId: name,
    name,
    ...(summary !== undefined && { summary }),
  };
}

/** `buildModified('GET /orders', 'listOrders', { breaking: ['query parameter limit removed'] })`. */
export function buildModified(
  methodAndPath: string,
  name: string,
  sentences: Partial<Record<ChangeClass, readonly string[]>>,
): Comparison['modified'][number] {
  const changes = (['breaking', 'changes', 'none'] as const).flatMap((kind) =>
    (sentences[kind] ?? []).map((sentence) => ({ rule: 'a-rule', class: kind, sentence, path: sentence })),
  );
  return { operation: buildOperation(methodAndPath, name), changes };
}

export function buildOperations(count: number, path = '/orders'): readonly Operation[] {
  return Array.from({ length: count }, (_, index) =>
    buildOperation(`GET ${path}/${index}`, `getOrder${index}`, `Fetch order number ${index}`),
  );
}

export function buildProblem(problem: Partial<Finding> = {}): Finding {
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

/** State of a copilot without actions. */
export const emptyState: CopilotState = {
  ...{ actions: 0, commit: undefined, isInSync: false },
  ...{ unmanaged: [], missing: [], extra: [], different: [] },
};

/** Facts of a result. A test sets those that matter to it. */
export interface Facts
  extends
    Partial<Omit<SpecResult, 'comparison'>>,
    Partial<Omit<TargetResult, 'change' | 'ending'>>,
    Partial<Pick<Change, 'asksCopilot' | 'base' | 'changed' | 'detail' | 'head' | 'lastSuccess' | 'reason'>> {
  readonly outcome?: Ending['outcome'];
  readonly state?: string;
  readonly failure?: Explanation;
  readonly result?: SyncResult;
  readonly idleResult?: Idle['result'];
  /** Differences from a sync with a delete, a delay and an import. */
  readonly replacement?: Partial<Replacement>;
  readonly comparison?: Partial<Omit<Comparison, 'breaking'>>;
}

/** Creates the result of a sync of one file without a comparison, with the given facts. Each part reads its own. */
export function buildResult({ warnings = [], ...facts }: Facts = {}): TargetResult {
  const file = facts.swaggerFile ?? 'api/openapi.yaml';
  const compared = facts.comparison && { added: [], removed: [], modified: [], ...facts.comparison };
  const detail = 'api/openapi.yaml differs between 1d7c2aa (before the push) and 9be0f42.';
  const decided = { changed: true, reason: 'modified', detail, changedFiles: [file], files: [file] } as const;
  const read = { operations: undefined, noComparison: undefined, payload: undefined, readMs: 88 };
  return {
    change: { file, ...decided, isCheckedOut: true, preview: false, ...facts, warnings: [] },
    spec: {
      ...{ ...read, locations: new Map(), problems: [], frames: [], rewrites: [], ...facts },
      comparison: compared && { ...compared, breaking: countBreaking(compared) },
    },
    ending: buildEnding(facts),
    ...{ copilotId, copilot: buildCopilot(), swaggerFile: file, totalMs: 6_134, ...facts, warnings },
  };
}

/** Facts of a run in which the file did not change. */
export const unchanged: Facts = {
  spec: undefined,
  outcome: 'unchanged',
  changed: false,
  reason: 'unchanged',
  detail: 'api/openapi.yaml is the same in 1d7c2aa (before the push) and 9be0f42.',
  totalMs: 41,
};

export function buildUnchanged(facts: Facts = {}): TargetResult {
  return buildResult({ ...unchanged, ...facts });
}

function buildEnding({ outcome = 'synced', result, ...facts }: Facts): Ending {
  const { state = 'The service confirmed the import of the new version.' } = facts;
  const { failure = { code: 'replacement-failed', message: 'The import was answered 500.' } } = facts;
  const replacement = {
    replaceMs: 5_720,
    waitMs: 5_003,
    emptyMs: 5_300,
    incidents: [],
    ...facts.replacement,
  };
  const unverified = result === 'verified' ? undefined : 'this service can’t list a copilot’s actions';
  const reached = { result: result ?? 'imported', unverified, state, replacement } as const;
  switch (outcome) {
    case 'synced':
      return { outcome, ...reached };
    case 'rolled-back':
      return { outcome, ...reached, failure };
    case 'degraded':
      return { outcome, result: result ?? 'unknown', state, replacement, failure };
    case 'aborted':
      return { outcome, state, failure, ...(result && { result }) };
    case 'unchanged':
      return endIdle(facts.idleResult ?? 'not-modified');
    case 'previewed':
    case 'superseded':
    case 'file-removed':
      return endIdle(outcome);
  }
}

export function buildRun(run: Partial<RunContext> = {}): RunContext {
  return {
    eventName: 'push',
    workflow: 'Sync the copilot',
    source: undefined,
    isForgetful: false,
    repositoryUrl: 'https://github.com/acme/shop',
    runId: '4711',
    isGitea: false,
    actionVersion: '1.0.0',
    nodeVersion: '24.18.0',
    ...run,
  };
}
