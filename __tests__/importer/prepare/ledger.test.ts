import { type Ledger, listRewrites, note, rewriteRules } from '../../../src/importer/prepare/ledger.ts';
import { readGolden } from '../../support/golden.ts';

test('each rewrite has a sentence for one part and for several', () => {
  const text = rewriteRules
    .map((rule) => {
      const reported = [1, 3].flatMap((places) => listRewrites(new Map([[rule, places]])));
      return [`## ${rule}`, ...reported.map(({ message }) => message), ''].join('\n');
    })
    .join('\n');
  expect(text).toBe(readGolden('rewrites', text));
});

test('rewrites are listed in a fixed order with the number of parts, without empty ones', () => {
  const ledger: Ledger = new Map();
  note(ledger, 'names-derived');
  note(ledger, 'path-members', 2);
  note(ledger, 'path-members', 3);
  note(ledger, 'schema-references', 0);
  expect(listRewrites(ledger)).toMatchObject([
    { rule: 'path-members', message: expect.stringContaining(' 5 paths ') as unknown, count: 5 },
    { rule: 'names-derived', message: expect.stringContaining(' 1 operation ') as unknown, count: 1 },
  ]);
});
