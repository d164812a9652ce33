import type { MissingText, Readiness } from '../../src/importer/index.ts';
import type { Operation } from '../../src/openapi/index.ts';
import { renderComment } from '../../src/report/comment.ts';
import { selectAnnotations } from '../../src/report/annotations.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { buildOperation, buildOperations, buildResult, buildRun } from './results.ts';

const run = buildRun({ repositoryUrl: 'https://github.com/octo/shop' });
const head = '9be0f42aa5f1e24a53b0d0c8e4b8d6ce0a41b7d8';

function missText({ method, path }: Operation, rest: Partial<MissingText> = {}): MissingText {
  const target = `$.paths['${path}'].${method.toLowerCase()}`;
  return { method, path, target, description: '', operationId: undefined, ...rest };
}

function render(readiness: Partial<Readiness>, limitBytes?: number): string {
  const entries = (readiness.findings ?? []).flatMap((finding) => finding.entries);
  const at = { file: 'api/openapi.yaml', commit: head };
  const locations = new Map(entries.map(({ operation }, index) => [operation, { ...at, line: index + 1 }]));
  const full = { maxChars: 32_000, findings: [], missingTexts: [], ...readiness };
  const summary = renderSummary([buildResult({ head, locations, readiness: full })], run, limitBytes);
  return /<details><summary>Readiness[\s\S]*?<\/details>/u.exec(summary)?.[0] ?? '';
}

test('each rule has a heading, a count and names with links', () => {
  const list = buildOperation('GET /orders', 'listOrders');
  const find = buildOperation('GET /find', 'find');
  const findings: Readiness['findings'] = [
    { rule: 'no-text', entries: [{ operation: list }, { operation: find }] },
    { rule: 'unclear-parameter', entries: [{ operation: find, parameters: ['q', 'id'] }] },
  ];
  expect(render({ findings })).toBe(
    `<details><summary>Readiness for the language model: 3 findings</summary>

#### No description and no summary

2 actions: [**listOrders**](https://github.com/octo/shop/blob/${head}/api/openapi.yaml#L1), [**find**](https://github.com/octo/shop/blob/${head}/api/openapi.yaml#L3). The copilot finds these actions only by their names.

#### Required parameter without a description and with a meaningless name

1 action: [**find**](https://github.com/octo/shop/blob/${head}/api/openapi.yaml#L3) (\`q\`, \`id\`). The language model guesses the values of these parameters.

</details>`,
  );
});

test.each([
  ['same-text', 'Same text as another action'],
  ['derived-name', 'Name derived from the path'],
  ['unusable-text', 'Description with more than 32,000 characters, or with only markup'],
] as const)('the heading of the rule %s is its name', (rule, heading) => {
  const entries = [{ operation: buildOperation('GET /orders', 'listOrders') }];
  expect(render({ findings: [{ rule, entries }] })).toContain(`\n#### ${heading}\n`);
});

test('ten names are shown, and the others are counted', () => {
  const entries = buildOperations(12).map((operation) => ({ operation }));
  const text = render({ findings: [{ rule: 'no-text', entries }] });
  expect(text).toContain('12 actions: ');
  expect(text.match(/\*\*getOrder\d+\*\*/gu)).toHaveLength(10);
  expect(text).toContain(', …and 2 more.');
});

test('nothing is shown if every action is ready, and nothing is an annotation', () => {
  expect(render({})).toBe('');
  const entries = [{ operation: buildOperation('GET /orders', 'listOrders') }];
  const readiness = { maxChars: 1, findings: [{ rule: 'no-text' as const, entries }], missingTexts: [] };
  expect(selectAnnotations([buildResult({ readiness })])).toEqual([]);
});

describe('the overlay template', () => {
  const [first = buildOperation('GET /', 'get'), second = first] = buildOperations(2);
  const findings = [{ rule: 'no-text' as const, entries: [{ operation: first }] }];

  test('is a block of YAML with one action per operation', () => {
    const missingTexts = [
      missText(first, { operationId: 'getOrders0' }),
      missText(second, { description: 'Lists "all"\norders\u2028' }),
    ];
    const text = render({ findings, missingTexts });
    const [, block] = /\n```yaml\n([\s\S]*?)```/u.exec(text) ?? [];
    expect(block).toBe(`overlay: 1.0.0
info:
  title: Descriptions for the copilot
  version: 1.0.0
actions:
  # GET /orders/0
  - target: "$.paths['/orders/0'].get"
    update:
      operationId: "getOrders0" # keeps the name of the action
      description: ""
  # GET /orders/1
  - target: "$.paths['/orders/1'].get"
    update:
      description: "Lists \\"all\\"\\norders\\u2028"
`);
  });

  test('has at most 100 operations, and a note names the number of the others', () => {
    const missingTexts = buildOperations(230).map((operation) => missText(operation));
    const text = render({ findings, missingTexts });
    expect(text.match(/- target:/gu)).toHaveLength(100);
    expect(text).toContain('The template leaves out 130 more operations without a text of their own.');
  });

  test('stays within the size limit of a comment', () => {
    const missingTexts = buildOperations(230).map((operation) =>
      missText(operation, { description: 'Lists orders. '.repeat(100) }),
    );
    const result = buildResult({ head, readiness: { maxChars: 1, findings, missingTexts } });
    const comment = renderComment([result], run).body;
    expect(Buffer.byteLength(comment)).toBeLessThan(60_000);
    expect(comment).toMatch(/The template leaves out 19\d more operations/u);
  });

  test('no text ends the block', () => {
    const path = '/a\n```\n# Heading';
    const operation = { ...first, path };
    const missingTexts = [missText(operation, { description: '\n```\n# Heading' })];
    expect(render({ findings, missingTexts }).match(/^```/gmu)).toHaveLength(2);
  });
});
