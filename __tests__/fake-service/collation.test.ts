import { collate, collations } from '../support/fake-service/collation.ts';
import { describeAction, startWith } from './client.ts';

/** Results of `one = other` in MariaDB 10.11, with `utf8mb4_general_ci` and `utf8mb4_unicode_520_ci`. */
const measured: readonly (readonly [one: string, other: string, general: boolean, unicode: boolean])[] = [
  ['maß0', 'mas0', true, false],
  ['maß0', 'mass0', false, true],
  ['x𝐀', 'x𝐁', true, false],
  ['x𝐀', 'xa', false, true],
  ['getÉtat', 'getetat', true, true],
  ['getÉtat', 'getE\u0301tat', false, true],
  ['søk', 'sok', false, true],
  ['łódź', 'lodz', false, true],
  ['æ', 'ae', false, true],
  ['þ', 'th', false, false],
  ['ı', 'i', true, false],
  ['ﬁ', 'fi', false, true],
  ['ＡＢ', 'ab', false, true],
  ['Йод', 'йод', true, true],
  ['Йод', 'Иод', false, false],
  ['が', 'か', false, true],
  ['Σς', 'σσ', true, true],
  ['a_b', 'a-b', false, false],
  ['ab ', 'ab', true, true],
  ['ab\u00a0', 'ab', false, true],
  ['a\u0001b', 'ab', false, true],
  ['①', '1', false, true],
];

test.each(measured)('%p and %p are equal, as measured', (one, other, ...equal) => {
  const isEqual = collations.map((name) => collate(one, name) === collate(other, name));
  expect(isEqual).toEqual(equal);
});

const start = startWith();

test('a delete removes the first row that the database considers equal', async () => {
  const fakeService = await start({ service: 'head' });
  const id = fakeService.firstId;
  for (const name of ['x𝐀', 'x𝐁']) await fakeService.createAction(describeAction(name));
  const rows = fakeService.content.find(id).rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await fakeService.deleteAction(rows[1]?.id ?? '');

  expect(fakeService.content.find(id).rows).toEqual([rows[1]]);
});
