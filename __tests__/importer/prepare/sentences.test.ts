import { rewriteRules } from '../../../src/importer/prepare/prepare.ts';
import { createLedger } from '../../../src/importer/prepare/rule.ts';
import { findServerHazards } from '../../../src/importer/prepare/servers.ts';
import { readGolden } from '../../support/golden.ts';

test('every rewrite is told in a sentence, of one place and of many', () => {
  const text = rewriteRules
    .map(({ rule, sentence }) => `## ${rule}\n${sentence(1)}\n${sentence(3)}\n`)
    .join('\n');
  expect(text).toBe(readGolden('rewrites', text));
});

describe('what was rewritten', () => {
  const [first, second, third] = rewriteRules;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There are no rules.');

  test('is told in a fixed order, with the number of places; nothing is not told', () => {
    const ledger = createLedger([first, second, third]);
    ledger.note(third);
    ledger.note(first, 2);
    ledger.note(first, 3);
    ledger.note(second, 0);
    expect(ledger.list()).toEqual([
      { rule: first.rule, message: first.sentence(5), count: 5 },
      { rule: third.rule, message: third.sentence(1), count: 1 },
    ]);
  });
});

test.each([
  [{}, ['server-missing']],
  [{ servers: {} }, ['server-missing']],
  [{ servers: [{ url: '/v1' }] }, ['server-relative']],
  [{ servers: [{ url: 'https://a.example/{v}' }] }, ['server-variables']],
  [{ servers: [{ url: 'https://a.example/' }], paths: { '/a': {} } }, ['server-slash']],
  [{ servers: [{ url: 'https://a.example/' }], paths: { a: {} } }, []],
  [{ servers: [{ url: 'https://a.example' }], paths: { '/a': {} } }, []],
])('the address of %j: %j', (document, found) => {
  const hazards = findServerHazards(document);
  expect(hazards.map(({ rule }) => rule)).toEqual(found);
  expect(hazards.every(({ message }) => message.length > 40)).toBe(true);
});
