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
  /** A first commit without history. */
  readonly first: string;
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
  const first = await sandbox.commit({ 'swagger.json': describeApi('a') }, { on: 'fresh', parents: [] });
  await sandbox.git('tag', 'v1', three);
  commits = { one, two, three, four, merge, gone, first };
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

const push = (ref: string, before: keyof Commits | 'zero', after: keyof Commits, more = {}): Row['event'] => {
  return (all) =>
    events.pushEvent({
      ref,
      before: before === 'zero' ? events.zeroOid : all[before],
      after: all[after],
      ...more,
    });
};
const pull = (action: 'opened' | 'closed', merged = false): Row['event'] => {
  return ({ one, four, merge }) =>
    events.pullRequestEvent({
      action,
      merged,
      base: { ref: 'main', sha: one },
      head: { ref: 'topic', sha: four },
      sha: merge,
    });
};
const synced = (reason: string): Row['expected'] => ({ outcome: 'synced', reason, changed: 'true' });
const unchanged = (reason: string): Row['expected'] => ({ outcome: 'unchanged', reason, changed: 'false' });

const rows: readonly Row[] = [
  {
    name: 'E0 force',
    event: push('main', 'two', 'three'),
    more: () => ({ inputs: { force: 'true' } }),
    expected: synced('forced'),
  },
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
    name: 'E2 a forced push that drops the change',
    event: push('back', 'four', 'three', { forced: true }),
    expected: synced('modified'),
  },
  {
    name: 'E2 a before that is nowhere',
    event: (all) => events.pushEvent({ ref: 'main', before: 'f'.repeat(40), after: all.three }),
    expected: synced('unknown'),
  },
  {
    name: 'E2 the file removed',
    event: push('gone', 'three', 'gone'),
    expected: { outcome: 'removed', reason: 'removed', changed: 'false' },
  },
  { name: 'E3 a new branch', event: push('topic', 'zero', 'four'), expected: synced('ref-created') },
  {
    name: 'E3 a new branch, with a base',
    event: push('topic', 'zero', 'four'),
    more: ({ two }) => ({ inputs: { base: two } }),
    expected: synced('modified'),
  },
  { name: 'E3 the first commit', event: push('fresh', 'zero', 'first'), expected: synced('ref-created') },
  {
    name: 'E4 a tag pushed',
    event: ({ three }) => events.tagPushEvent({ ref: 'v1', before: events.zeroOid, after: three }),
    expected: synced('ref-created'),
  },
  {
    name: 'E5 a tag moved',
    event: ({ one, three }) => events.tagPushEvent({ ref: 'v1', before: one, after: three }),
    expected: synced('modified'),
  },
  {
    name: 'E6 a pull request that changes the file',
    event: pull('opened'),
    expected: { outcome: 'previewed', reason: 'modified', changed: 'true' },
  },
  { name: 'E7 a pull request closed', event: pull('closed'), expected: unchanged('unchanged') },
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
    name: 'E9 a merge queue',
    event: ({ three, merge }) => events.mergeGroupEvent({ baseSha: three, headSha: merge }),
    expected: { outcome: 'previewed', reason: 'modified', changed: 'true' },
  },
  {
    name: 'E10 started by hand',
    event: ({ three }) => events.dispatchEvent(three),
    expected: synced('no-before'),
  },
  {
    name: 'E10 on a schedule',
    event: ({ three }) => events.scheduleEvent(three),
    expected: synced('no-before'),
  },
  {
    name: 'E10 a release',
    event: ({ three }) => events.releaseEvent(three, 'v1'),
    expected: synced('no-before'),
  },
  {
    name: 'E10 by hand with an equal base',
    event: ({ three }) => events.dispatchEvent(three),
    more: ({ two }) => ({ inputs: { base: two } }),
    expected: unchanged('unchanged'),
  },
  {
    name: 'G a re-run of an older push',
    event: (all) => ({ ...push('main', 'gone', 'one')(all), runAttempt: 2 }),
    expected: { outcome: 'stale', reason: 'stale', changed: 'true' },
  },
  {
    name: 'G an older push, forced',
    event: push('main', 'gone', 'one'),
    more: () => ({ inputs: { force: 'true' } }),
    expected: synced('forced'),
  },
  {
    name: 'C1 another commit checked out',
    event: push('main', 'two', 'three'),
    more: ({ four }) => ({ sha: four }),
    expected: synced('modified'),
  },
  {
    name: 'C3 the file written by an earlier step',
    event: push('main', 'two', 'three'),
    more: () => ({ prepare: (workspace) => writeFile(join(workspace, 'swagger.json'), describeApi('z')) }),
    expected: synced('dirty'),
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
    name: 'dry-run',
    event: push('main', 'one', 'three'),
    more: () => ({ inputs: { 'dry-run': 'true' } }),
    expected: { outcome: 'previewed', reason: 'modified', changed: 'true' },
  },
];

describe.each([1, 0] as const)('the built action at fetch-depth %i', (depth) => {
  test.each(rows)('$name', async ({ event, more, expected }) => {
    const seen = world.service.requests.length;
    const { main, post } = await world.run({ event: event(commits), depth, ...more?.(commits) });
    expect({ ...main.outputs }).toMatchObject({ ...expected, synced: String(expected.outcome === 'synced') });
    expect([main.exitCode, post?.exitCode]).toEqual([0, 0]);
    const changes = world.service.requests.slice(seen).filter(({ method }) => method !== 'GET');
    expect(changes.map(({ call }) => call)).toEqual(
      expected.outcome === 'synced' ? ['delete', 'import'] : [],
    );
    if (expected.outcome === 'unchanged') expect(world.service.requests.slice(seen)).toEqual([]);
  });
});
