import type { Evidence } from '../../src/change/evidence.ts';
import { decidePathState } from '../../src/change/decision.ts';
import { isSameEntry } from '../../src/change/trees.ts';
import type { Tree, TreeEntry } from '../../src/ports.ts';

const file = (oid: string): TreeEntry => ({ kind: 'file', oid });

describe('two entries are the same', () => {
  test.each<[string, TreeEntry | undefined, TreeEntry | undefined, boolean]>([
    ['equal files', file('a'), file('a'), true],
    ['other bytes', file('a'), file('b'), false],
    ['nothing and nothing', undefined, undefined, true],
    ['a file and nothing', file('a'), undefined, false],
    ['a file and a link of the same bytes', file('a'), { kind: 'link', oid: 'a' }, false],
    ['a file and a submodule', file('a'), { kind: 'submodule', oid: 'a' }, false],
    ['the same link above', { kind: 'link', oid: 'a', via: 'x' }, { kind: 'link', oid: 'a', via: 'x' }, true],
    [
      'a link above and one at the path',
      { kind: 'link', oid: 'a', via: 'x' },
      { kind: 'link', oid: 'a' },
      false,
    ],
  ])('%s', (_, a, b, expected) => {
    expect(isSameEntry(a, b)).toBe(expected);
    expect(isSameEntry(b, a)).toBe(expected);
  });
});

describe('a path is', () => {
  const tree = (entry: TreeEntry | undefined): Tree => new Map(entry === undefined ? [] : [['p', entry]]);

  test.each<[string, TreeEntry | undefined, TreeEntry | undefined, Partial<Evidence>]>([
    ['same', file('a'), file('a'), {}],
    ['modified', file('a'), file('b'), {}],
    ['modified', file('a'), file('b'), { dirty: new Set(['p']) }],
    ['added', undefined, file('a'), {}],
    ['removed', file('a'), undefined, { onDisk: new Set() }],
    ['untracked', file('a'), undefined, {}],
    ['untracked', undefined, undefined, {}],
    ['missing', undefined, undefined, { onDisk: new Set() }],
    ['dirty', file('a'), file('a'), { dirty: new Set(['p']) }],
    ['same', file('a'), file('a'), { onDisk: new Set() }],
  ])('%s, from %j to %j', (state, before, now, more) => {
    const evidence: Evidence = {
      base: tree(before),
      head: tree(now),
      onDisk: new Set(['p']),
      dirty: new Set(),
      ...more,
    };
    expect(decidePathState('p', evidence)).toBe(state);
  });
});
