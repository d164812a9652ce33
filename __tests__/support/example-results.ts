import type { TargetResult } from '../../src/report/result.ts';
import type { RunContext } from '../../src/report/run-context.ts';
import {
  buildCopilot,
  buildOperation,
  buildOperations,
  buildProblem,
  buildResult,
  buildRun,
  buildUnchanged,
} from './results.ts';

export interface Example {
  /** The file name that the rendered summary gets. */
  readonly name: string;
  readonly results: readonly TargetResult[];
  readonly run: RunContext;
}

const added = [
  buildOperation('POST /orders/{orderId}/refunds', 'refundOrder', 'Refund an order, whole or in part'),
  buildOperation('GET /orders/{orderId}/refunds', 'listRefunds', 'List the refunds of an order'),
];
const removed = [buildOperation('GET /orders/latest', 'getLatestOrder', 'Fetch the latest order')];
const modified = [
  {
    operation: buildOperation('GET /orders', 'listOrders', 'List orders, newest first'),
    parts: ['parameters', 'description'] as const,
  },
  {
    operation: buildOperation('GET /customers/{customerId}/orders', 'listCustomerOrders'),
    parts: ['responses'] as const,
    movedFrom: { method: 'GET', path: '/orders/by-customer/{customerId}' },
  },
];
const commits = {
  base: '1d7c2aa5f1e24a53b0d0c8e4b8d6ce0a41b7d8f1',
  head: '9be0f42c1bc04f6b93a4a0a1c2d97d9d6d1e7a55',
};
const rewrites = [
  {
    rule: 'path-parameters',
    message:
      'Moved the parameters that 7 paths share into their 19 operations: the importer takes every key of a path for an operation.',
    count: 7,
  },
  {
    rule: 'operation-name',
    message: 'Named 3 operations that have no operationId after their method and path.',
    count: 3,
  },
  {
    rule: 'absolute-server',
    message: 'Completed the relative server /v2 to https://api.shop.example/v2, from the input server-url.',
    count: 1,
  },
];

const synced = buildResult({
  commits,
  operations: buildOperations(24),
  comparison: { added, removed, modified },
  rewrites,
  problems: [
    buildProblem({
      rule: 'no-description',
      message:
        'GET /orders/{orderId} has neither summary nor description, so the assistant cannot tell when to use it.',
      line: 212,
      column: 5,
      pointer: '/paths/~1orders~1{orderId}/get',
    }),
  ],
  payload: { bytes: 48_112, verbatim: false },
});

const preview = buildResult({
  ...synced,
  outcome: 'previewed',
  synced: false,
  state: 'Nothing was sent: the copilot keeps its 23 actions until this is merged.',
  timings: { totalMs: 412, prepareMs: 96 },
});

const invalid = buildResult({
  outcome: 'untouched',
  synced: false,
  state: 'Nothing was sent: the copilot keeps the actions it had.',
  commits,
  operations: buildOperations(24),
  problems: [
    buildProblem({
      severity: 'error',
      rule: 'reference-to-nowhere',
      message: 'The $ref "#/components/schemas/Oder" points at nothing; the nearest name is "Order".',
      line: 88,
      column: 17,
      pointer: '/paths/~1orders/post/requestBody/content/application~1json/schema/$ref',
    }),
    buildProblem({
      severity: 'error',
      rule: 'relative-server',
      message: 'The server "/v2" is relative, and an action needs an absolute address.',
      line: 9,
      column: 10,
      pointer: '/servers/0/url',
    }),
    buildProblem(),
  ],
  failure: {
    code: 'spec-invalid',
    message: 'api/openapi.yaml has 2 errors that would stop the import.',
    hint: 'Correct the places listed below; for the relative server the input server-url is enough.',
  },
  timings: { totalMs: 301, prepareMs: 130 },
});

const restored = buildResult({
  ...synced,
  outcome: 'restored',
  synced: false,
  rewrites: [],
  problems: [],
  state: 'The copilot holds the 23 actions of the previous version (1d7c2aa) again.',
  failure: {
    code: 'service-refused',
    message: 'The import was answered with 400: "Failed to parse Swagger file".',
    hint: 'Run the same file against the stand-in service with strict import to see which part the service cannot read.',
  },
  warnings: ['The first import was answered with 503 after 12.1 s; the whole replacement was repeated.'],
  timings: { totalMs: 18_420, prepareMs: 90, replaceMs: 18_011, settleMs: 5_004 },
});

const lost = buildResult({
  ...restored,
  outcome: 'lost',
  copilot: buildCopilot({
    record: {
      id: buildCopilot().id,
      name: 'Orders assistant',
      status: 'draft',
      website: 'https://shop.example',
      prompt_message: 'You help customers of the shop.\nBe brief.',
      enhanced_privacy: 0,
      smart_sync: 0,
      deleted_at: null,
    },
  }),
  state: 'The delete removed the record of the copilot itself, so nothing was imported: it has no actions.',
  failure: {
    code: 'replacement-failed',
    message: 'After the delete the list no longer holds copilot 1f0c2f3e-6a51-4c7e-9a53-0d3f7f1f2b11.',
    hint: 'Recreate the copilot from the record below, set delete-path to /backend/actions/bot/{copilot_id}, then run this workflow again with force.',
  },
  warnings: [],
});

const users = {
  copilotId: '77ab0c1d-2f6e-4d55-8a0e-3a1b5c6d7e8f',
  copilot: buildCopilot({ id: '77ab0c1d-2f6e-4d55-8a0e-3a1b5c6d7e8f', name: 'Users assistant' }),
  swaggerFile: 'services/users/swagger.json',
};

/** What people see in the cases that matter; `npm run summaries` renders them, and the tests bound them. */
export const examples: readonly Example[] = [
  { name: 'synced', results: [synced], run: buildRun() },
  { name: 'preview', results: [preview], run: buildRun({ eventName: 'pull_request', preview: true }) },
  {
    name: 'preview-no-operation-differs',
    results: [
      buildResult({
        ...preview,
        comparison: { added: [], removed: [], modified: [] },
        rewrites: [],
        problems: [],
      }),
    ],
    run: buildRun({ eventName: 'pull_request', preview: true }),
  },
  { name: 'unchanged', results: [buildUnchanged()], run: buildRun() },
  {
    name: 'removed',
    results: [
      buildUnchanged({
        outcome: 'removed',
        reason: 'removed',
        reasonDetail: 'api/openapi.yaml exists in 1d7c2aa and not in 9be0f42.',
        warnings: [
          'An absent file is never synced. Delete the actions by hand if they are no longer wanted.',
        ],
      }),
    ],
    run: buildRun(),
  },
  {
    name: 'stale',
    results: [
      buildUnchanged({
        outcome: 'stale',
        changed: true,
        reason: 'stale',
        reasonDetail:
          'The tip of main (c0ffee1) holds another api/openapi.yaml than the commit of this run (9be0f42).',
      }),
    ],
    run: buildRun(),
  },
  { name: 'untouched', results: [invalid], run: buildRun() },
  { name: 'restored', results: [restored], run: buildRun() },
  { name: 'lost', results: [lost], run: buildRun() },
  {
    name: 'first-sync',
    results: [
      buildResult({
        reason: 'ref-created',
        reasonDetail: 'The branch is new, so there is no commit before it to compare with.',
        operations: buildOperations(24),
        noComparison: 'there is no earlier commit to compare with',
        payload: { bytes: 48_112, verbatim: true },
        warnings: [
          'No earlier version was found: had the import failed, there would have been nothing to put back.',
        ],
      }),
    ],
    run: buildRun(),
  },
  {
    name: 'large-change',
    results: [
      buildResult({
        commits,
        operations: buildOperations(900),
        comparison: { added: buildOperations(300, '/new'), removed: buildOperations(40, '/old'), modified },
        problems: Array.from({ length: 40 }, (_, index) => buildProblem({ line: index + 1 })),
        payload: { bytes: 2_411_000, verbatim: true },
      }),
    ],
    run: buildRun(),
  },
  {
    name: 'many-targets',
    results: [
      synced,
      buildUnchanged(users),
      {
        ...restored,
        ...users,
        copilotId: 'ab12',
        copilot: buildCopilot({ id: 'ab12', name: 'Billing assistant' }),
      },
    ],
    run: buildRun({ source: '.github/copilots.yml' }),
  },
];
