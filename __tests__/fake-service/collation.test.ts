import { collate, collations } from '../support/fake-service/collation.ts';

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
