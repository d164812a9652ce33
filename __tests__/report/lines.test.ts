import { findCodeFrame } from '../../src/report/code-frame.ts';
import { renderLines } from '../../src/report/lines.ts';
import { synced } from './example-results.ts';
import { buildOperations, buildResult } from './results.ts';

test('a sync ends with its outcome, its counts, its changed operations and its times', () => {
  const incidents = ['The import was answered at the second try, after 61 s.'];
  expect(renderLines(buildResult({ ...synced, replacement: { incidents } }))).toEqual([
    'Synced and verified: copilot “Orders assistant” has the 24 actions of api/openapi.yaml; 4 breaking changes in 3 actions.',
    'The copilot has the new version (all 24 actions verified).',
    'Operations: 24 now; 2 operations added, 1 removed, 4 modified; 4 breaking changes in 3 actions.',
    '  - GET /orders/latest (getLatestOrder): breaking: removed',
    '  ~ GET /orders (listOrders): breaking: new required query parameter pageSize; breaking: query parameter status no longer accepts "void"; description changed',
    '  ~ GET /customers/{customerId}/orders (listCustomerOrders): breaking: moved from GET /orders/by-customer/{customerId}',
    '  ~ POST /orders (createOrder): new optional body field note',
    '  ~ GET /orders/{orderId} (getOrder): an example changed',
    '  + POST /orders/{orderId}/refunds (refundOrder)',
    '  + GET /orders/{orderId}/refunds (listRefunds)',
    'Document: 48.1 kB, an equivalent portable document.',
    '  Rewritten: Made the server URL absolute, because the importer requires a scheme and a host.',
    '  Rewritten: Moved the other keys of 7 paths into their operations, because the importer treats every key under a path as a method.',
    '  Rewritten: Added an `operationId` from method and path to 3 operations without a usable name.',
    'What happened: The import was answered at the second try, after 61 s.',
    'Time: 6.1 s (88 ms reading and checking, 5.7 s syncing, 5.0 s of that for the delay after the delete, the copilot was without its actions for 5.3 s).',
  ]);
});

test('the first errors are shown with their lines of the file', () => {
  const text = Buffer.from('{\n  "paths": {\n    "/pets": 7\n  }\n}\n');
  const frame = findCodeFrame(text, { file: 'api/openapi.json', line: 3, column: 14 });
  const lines = renderLines(buildResult({ outcome: 'aborted', frames: frame ? [frame] : [] }));
  expect(lines.slice(1, 6)).toEqual([
    'api/openapi.json:3:14',
    '  2 |   "paths": {',
    '> 3 |     "/pets": 7',
    '    |              ^',
    '  4 |   }',
  ]);
});

test('without a version to compare with, only the number of operations is reported', () => {
  expect(renderLines(buildResult({ operations: buildOperations(3) }))).toContain('Operations: 3 now.');
});

test("a failure is one line here, because the step's error contains the rest", () => {
  const failure = { code: 'service-refused', message: 'It failed with 400.', hint: 'Check it.' } as const;
  const lines = renderLines(buildResult({ outcome: 'rolled-back', failure, state: 'It is restored.' }));
  expect(lines[0]).toContain('Failed and restored');
  expect(lines.join()).not.toContain('400');
});

test('only the first ten changed operations are listed', () => {
  const lines = renderLines(buildResult({ comparison: { added: buildOperations(300) } }));
  expect(lines.filter((line) => line.startsWith('  + '))).toHaveLength(10);
  expect(lines).toContain('  … and 290 more changes in the job summary');
});

test('no line can be a workflow command', () => {
  const evil = '\r\n::error::x ##[group]y';
  const failure = { code: 'bug', message: evil, hint: evil } as const;
  const result = buildResult({ swaggerFile: evil, state: evil, failure });
  for (const line of renderLines(result)) expect(line).not.toMatch(/[\r\n]|^\s*::|##\[/u);
});
