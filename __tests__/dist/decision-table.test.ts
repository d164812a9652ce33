import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as events from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi, type Scenario, type World } from '../support/world.ts';

/** main: one (first description) → two (another description) → three (a note only); topic: two → four (description). */
interface Commits {
  readonly one: string;
  readonly two: string;
  readonly three: string;
  readonly four: string;
  /** The test merge of topic into main. */
  readonly merge: string;
  /** Description gone. */
  readonly gone: string;
}

let world: World;
let commits: Commits;

beforeAll(async () => {
  world = await createWorld();
  const { sandbox } = world;
  const one = await sandbox.commit({ 'swagger.json': describeApi('a'), 'note.md': '1' });
  const two = await sandbox.commit({ 'swagger.json': describeApi('a', 'b') });
  const three = await sandbox.commit({ 'note.md': '2' });
  const four = await sandbox.commit(
    { 'swagger.json': describeApi('a', 'c') },
    { on: 'topic', parents: [two] },
  );
  const merge = await sandbox.commit(
    { 'swagger.json': describeApi('a', 'c') },
    { on: 'refs/pull/1/merge', parents: [three, four] },
  );
  const gone = await sandbox.commit({ 'swagger.json': undefined }, { on: 'gone', parents: [three] });
  commits = { one, two, three, four, merge, gone };
  world.github.runs.add({ sha: one });
  world.github.runs.add({ sha: two, conclusion: 'failure' });
});

afterAll(() => world.close());

interface Row {
  readonly name: string;
  readonly event: (commits: Commits) => RunnerEvent;
  readonly more?: (commits: Commits) => Partial<Scenario>;
  readonly expected: {
    readonly outcome: string;
    readonly reason: string;
    readonly changed: 'true' | 'false';
  };
}

const push = (ref: string, before: keyof Commits, after: keyof Commits): Row['event'] => {
  return (all) => events.pushEvent({ ref, before: all[before], after: all[after] });
};
const synced = (reason: string): Row['expected'] => ({ outcome: 'synced', reason, changed: 'true' });
const unchanged = (reason: string): Row['expected'] => ({ outcome: 'unchanged', reason, changed: 'false' });

const rows: readonly Row[] = [
  {
    name: 'E1 a deleted branch',
    event: ({ two, three }) => events.deletionPushEvent({ ref: 'refs/heads/x', before: two, sha: three }),
    expected: unchanged('ref-deleted'),
  },
  {
    name: 'E2 the file in an early commit of the push',
    event: push('main', 'one', 'three'),
    expected: synced('modified'),
  },
  { name: 'E2 another file only', event: push('main', 'two', 'three'), expected: unchanged('unchanged') },
  {
    name: 'E6 a pull request that changes the file',
    event: ({ one, four, merge }) =>
      events.pullRequestEvent({
        base: { ref: 'main', sha: one },
        head: { ref: 'topic', sha: four },
        sha: merge,
      }),
    expected: { outcome: 'previewed', reason: 'modified', changed: 'true' },
  },
  {
    name: 'E8 pull_request_target',
    event: ({ two, three, four }) =>
      events.pullRequestTargetEvent({
        base: { ref: 'main', sha: two },
        head: { ref: 'topic', sha: four },
        sha: three,
      }),
    expected: { outcome: 'previewed', reason: 'modified', changed: 'true' },
  },
  {
    name: 'E10 started by hand',
    event: ({ three }) => events.dispatchEvent(three),
    expected: synced('no-before'),
  },
  {
    name: 'G a re-run of an older push',
    event: (all) => ({ ...push('main', 'gone', 'one')(all), runAttempt: 2 }),
    expected: { outcome: 'stale', reason: 'stale', changed: 'true' },
  },
  {
    name: 'an untracked file',
    event: push('main', 'two', 'three'),
    more: () => ({
      inputs: { 'swagger-file': 'generated.json' },
      prepare: (workspace) => writeFile(join(workspace, 'generated.json'), describeApi('z')),
    }),
    expected: synced('untracked'),
  },
  {
    name: 'a comment’s workflow that checks out a pull request',
    event: ({ three }) => ({ ...events.dispatchEvent(three), name: 'Issue_Comment', payload: {} }),
    more: ({ four }) => ({ sha: four }),
    expected: { outcome: 'previewed', reason: 'no-before', changed: 'true' },
  },
  {
    name: 'a failed run, healed by the next one',
    event: push('main', 'two', 'three'),
    more: () => ({ inputs: { base: 'last-success' } }),
    expected: synced('modified'),
  },
];

/** A row of each kind: the whole table is held without a process, in __tests__/change. */
describe('the built action', () => {
  test.each(rows)('$name', async ({ event, more, expected }) => {
    const seen = world.service.requests.length;
    const { main, post } = await world.run({ event: event(commits), ...more?.(commits) });
    expect({ ...main.outputs }).toMatchObject({ ...expected, synced: String(expected.outcome === 'synced') });
    expect([main.exitCode, post?.exitCode]).toEqual([0, 0]);
    const changes = world.service.requests
      .slice(seen)
      .filter(({ method }) => !['GET', 'OPTIONS'].includes(method));
    expect(changes.map(({ call }) => call)).toEqual(
      expected.outcome === 'synced' ? ['delete', 'import'] : [],
    );
    if (expected.outcome === 'unchanged') expect(world.service.requests.slice(seen)).toEqual([]);
  });
});
