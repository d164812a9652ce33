import { listRewrites } from '../../src/importer/prepare/ledger.ts';
import { explainFailure } from '../../src/messages/failure.ts';
import { renderFingerprint } from '../../src/compare/reported-change.ts';
import {
  buildCopilot,
  buildModified,
  buildOperation,
  buildOperations,
  buildProblem,
  buildResult,
  buildRun,
  buildUnchanged,
  unchanged,
  type Facts,
} from './results.ts';

const added = [
  buildOperation('POST /orders/{orderId}/refunds', 'refundOrder', 'Refund an order, whole or in part'),
  buildOperation('GET /orders/{orderId}/refunds', 'listRefunds', 'List the refunds of an order'),
];
const removed = [buildOperation('GET /orders/latest', 'getLatestOrder', 'Fetch the latest order')];
const modified = [
  buildModified('GET /orders', 'listOrders', {
    breaking: ['new required query parameter pageSize', 'query parameter status no longer accepts "void"'],
    changes: ['description changed'],
  }),
  buildModified('GET /customers/{customerId}/orders', 'listCustomerOrders', {
    breaking: ['moved from GET /orders/by-customer/{customerId}'],
  }),
  buildModified('POST /orders', 'createOrder', { changes: ['new optional body field note'] }),
  buildModified('GET /orders/{orderId}', 'getOrder', { none: ['an example changed'] }),
];
const commits = {
  base: '1d7c2aa5f1e24a53b0d0c8e4b8d6ce0a41b7d8f1',
  head: '9be0f42c1bc04f6b93a4a0a1c2d97d9d6d1e7a55',
};
const file = 'api/openapi.yaml';
const locations = new Map(
  [...modified.map(({ operation }) => operation), ...added].map((operation, index) => [
    operation,
    { file, line: 14 + 33 * index, commit: commits.head },
  ]),
);
for (const operation of removed) locations.set(operation, { file, line: 61, commit: commits.base });

export const synced: Facts = {
  ...commits,
  state: 'The copilot has the new version (all 24 actions verified).',
  result: 'verified',
  operations: buildOperations(24),
  comparison: { added, removed, modified },
  locations,
  rewrites: listRewrites(
    new Map([
      ['path-members', 7],
      ['names-derived', 3],
      ['server-completed', 1],
    ]),
  ),
  problems: [
    buildProblem({
      message:
        '`GET /orders/{orderId}` has no operationId, summary or description, so the assistant can only rely on its method and path.',
      ...{ line: 212, column: 5, pointer: '/paths/~1orders~1{orderId}/get' },
    }),
  ],
  payload: { bytes: 48_112, verbatim: false },
};

const preview: Facts = {
  ...synced,
  outcome: 'previewed',
  detail: 'api/openapi.yaml differs between 1d7c2aa (merge base) and 9be0f42.',
  totalMs: 412,
};

/** 60 actions that lose one parameter. One of them has more breaking changes, and some changes are accepted. */
const manyAlike = Array.from({ length: 60 }, (_, index) =>
  buildModified(`GET /orders/${index}/items`, `listItems${index}`, {
    breaking: [
      'query parameter opt_pretty removed',
      ...(index === 7 ? ['new required query parameter page', 'body field qty is now required'] : []),
    ],
    changes: ['description changed'],
    none: index === 7 ? ['an example changed'] : [],
  }),
);
const accepted = manyAlike
  .filter(({ changes }) => changes.length < 3)
  .flatMap(({ operation, changes }) => changes.map((change) => renderFingerprint(operation, change)));
const stopped: Facts = {
  ...preview,
  outcome: 'aborted',
  result: 'unchanged',
  state: 'The copilot was not changed.',
  operations: [...manyAlike.map(({ operation }) => operation), ...added],
  comparison: { added, removed, modified: manyAlike },
  acceptance: {
    file: '.github/copilot-accepted.yml',
    entries: new Map(accepted.map((key) => [key, { reason: 'no client sends it', acceptedBy: 'ann' }])),
  },
  failure: {
    code: 'breaking-change',
    message:
      '4 breaking changes in 2 actions: getLatestOrder (removed); listItems7 (query parameter opt_pretty removed, new required query parameter page, body field qty is now required).',
    hint: 'Undo these changes or accept them. The job summary has the entries to paste into `.github/copilot-accepted.yml`.',
  },
};

const dangling =
  "The reference `#/components/schemas/Oder` can't be resolved: `#/components/schemas` in `api/openapi.yaml` has no `Oder`.";
const invalid: Facts = {
  ...commits,
  outcome: 'aborted',
  state: 'The copilot was not changed.',
  operations: buildOperations(24),
  problems: [
    buildProblem({
      severity: 'error',
      message: dangling,
      ...{ line: 88, column: 17, pointer: '/paths/~1orders/post/requestBody' },
    }),
    buildProblem({
      severity: 'error',
      rule: 'relative-server',
      message: 'The server "/v2" is relative, and an action needs an absolute address.',
      ...{ line: 9, column: 10, pointer: '/servers/0/url' },
    }),
    buildProblem(),
  ],
  failure: {
    code: 'spec-invalid',
    message: `api/openapi.yaml has 2 errors and is not imported. The first is at \`api/openapi.yaml:88:17\`: ${dangling}`,
    hint: 'Correct the locations that the job summary lists, and push again.',
  },
  totalMs: 301,
};

const rejected = {
  code: 'replacement-failed',
  message: 'The import request failed with HTTP 400: “{"message":"Failed to parse Swagger file"}”.',
  hint: 'Correct the OpenAPI file at the location in the response, and push again. The service log may contain more details. To bring the copilot up to date, re-run this job, or click “Run workflow” if the workflow has it.',
} as const;
const rolledBack: Facts = {
  ...synced,
  outcome: 'rolled-back',
  rewrites: [],
  problems: [],
  state: 'The copilot has its previous actions (verified).',
  failure: rejected,
  totalMs: 18_420,
};

const recordRemoved: Facts = {
  ...rolledBack,
  outcome: 'degraded',
  result: 'record-removed',
  copilot: buildCopilot({
    record: {
      ...buildCopilot().record,
      website: 'https://shop.example',
      prompt_message: 'You help customers of the shop.\nBe brief.',
      ...{ enhanced_privacy: 0, smart_sync: 0, deleted_at: null },
    },
  }),
  state: 'The copilot no longer exists on the service, so nothing was imported.',
  failure: explainFailure('record-removed', { stop: 'record-removed' }),
};

const degraded: Facts = {
  ...rolledBack,
  outcome: 'degraded',
  result: 'incomplete',
  state: 'The copilot has 22 of its 23 previous actions; missing: GET https://api.example.com/orders/latest.',
  failure: { ...rejected, message: `${rejected.message} The add request failed with HTTP 502.` },
};

const newInvoice = buildOperation('POST /invoices', 'createInvoice', 'Create an invoice');
const billingFile = 'services/billing/openapi.yaml';
const billing: Facts = {
  ...rolledBack,
  copilotId: '9d5e8f60-5c3a-4f0b-a1de-6b7c8d9e0f33',
  copilot: buildCopilot({ id: '9d5e8f60-5c3a-4f0b-a1de-6b7c8d9e0f33', name: 'Billing assistant' }),
  swaggerFile: billingFile,
  detail: 'services/billing/openapi.yaml differs between 1d7c2aa (before the push) and 9be0f42.',
  operations: buildOperations(9, '/invoices'),
  comparison: { added: [newInvoice] },
  locations: new Map([[newInvoice, { file: billingFile, line: 40, commit: commits.head }]]),
};

function example(name: string, facts: Facts, run = buildRun()) {
  return { name, results: [buildResult(facts)], run };
}

const onPullRequest = buildRun({ eventName: 'pull_request' });

/** Results whose summaries are in docs/summaries, under their names. `npm run summaries` renders them, and the tests limit their size. */
export const examples = [
  example('synced', {
    ...synced,
    detail: 'api/openapi.yaml differs between 1d7c2aa (the last success, run 41) and 9be0f42.',
    lastSuccess: { commit: commits.base, runNumber: 41 },
  }),
  example('rolling', {
    ...synced,
    state: 'The copilot has the new version (all 24 actions verified). It was never without its actions.',
    replacement: {
      ...{ replaceMs: 1_204, waitMs: undefined, emptyMs: 0 },
      counts: { added: 2, changed: 3, removed: 1, kept: 1, isZeroDowntime: true },
    },
    totalMs: 1_420,
  }),
  example('preview', preview, onPullRequest),
  example('blocked', stopped, onPullRequest),
  example(
    'preview-no-operation-differs',
    { ...preview, comparison: {}, rewrites: [], problems: [] },
    onPullRequest,
  ),
  example('unchanged', unchanged),
  example('file-removed', {
    ...unchanged,
    outcome: 'file-removed',
    reason: 'file-removed',
    detail: 'api/openapi.yaml was deleted between 1d7c2aa (before the push) and 9be0f42.',
    warnings: [
      'api/openapi.yaml was deleted from the repository. Delete the copilot, or set `swagger-file` to the file’s new path. Nothing is deleted automatically.',
    ],
  }),
  example('superseded', {
    ...unchanged,
    outcome: 'superseded',
    reason: 'superseded',
    detail:
      'main has since changed api/openapi.yaml: it is at c0ffee1 now, and this run is at 9be0f42. This run is out of date and leaves the copilot to the newer run.',
  }),
  example('aborted', invalid),
  example('rolled-back', rolledBack),
  example('degraded', degraded),
  example('record-removed', recordRemoved),
  example('first-sync', {
    head: commits.head,
    reason: 'ref-created',
    detail:
      'api/openapi.yaml at 9be0f42 counts as changed: the branch or tag is new, so there is nothing to compare with.',
    operations: buildOperations(24),
    noComparison: 'there is no earlier commit to compare with',
    payload: { bytes: 48_112, verbatim: true },
  }),
  example('large-change', {
    ...commits,
    operations: buildOperations(900),
    comparison: { added: buildOperations(300, '/new'), removed: buildOperations(40, '/old'), modified },
    problems: Array.from({ length: 40 }, (_, index) => buildProblem({ line: index + 1 })),
    payload: { bytes: 2_411_000, verbatim: true },
  }),
  {
    name: 'many-targets',
    results: [
      buildResult(synced),
      buildUnchanged({
        copilot: buildCopilot({ name: 'Users assistant' }),
        swaggerFile: 'services/users/swagger.json',
      }),
      buildResult(billing),
    ],
    run: buildRun({ source: '.github/copilots.yml' }),
  },
];
