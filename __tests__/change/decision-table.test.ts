import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useScene, type Files, type SceneQuery } from './change-scene.ts';
import { eachCase } from '../support/each-case.ts';
import { git } from '../support/git-process.ts';
import {
  dispatchEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  refEvent,
  releaseEvent,
  scheduleEvent,
  zeroOid,
} from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

const scene = useScene({}, true);
const commits: Record<string, string> = { zero: zeroOid };
function id(name: string): string {
  const known = commits[name];
  if (known === undefined) throw new Error(`There is no commit “${name}”.`);
  return known;
}

/** main: one (workflow, file v1, note) → two (file v2) → three (note only). The others are pull requests and tags. */
beforeAll(async () => {
  const { sandbox } = scene;
  const add = async (name: string, files: Files, on = 'main', ...parents: readonly string[]) => {
    const rest = parents.length === 0 ? {} : { parents: parents.map(id) };
    commits[name] = await sandbox.commit(files, { on, ...rest });
  };
  const workflow = { '.github/workflows/copilot.yml': 'on: push' };
  await add('one', { ...workflow, 'swagger.json': 'v1', 'note.md': 'a' });
  await add('two', { 'swagger.json': 'v2' });
  await add('three', { 'note.md': 'b' });
  await add('touching', { 'swagger.json': 'v3' }, 'refs/pull/1/head', 'one');
  await add('touching-merged', { 'swagger.json': 'v3' }, 'refs/pull/1/merge', 'three', 'touching');
  await add('beside', { 'other.md': 'x' }, 'refs/pull/2/head', 'one');
  await add('beside-merged', { 'other.md': 'x' }, 'refs/pull/2/merge', 'three', 'beside');
  await add('topic', { 'swagger.json': 'v5' }, 'updated', 'one');
  await add('updated', { 'note.md': 'b' }, 'updated', 'topic', 'three');
  await add('fork', { 'swagger.json': 'v6' }, 'refs/pull/3/head', 'three');
  await add('split', { 'swagger.json': '{"$ref":"part.json"}', 'part.json': '1' }, 'split', 'three');
  await add('other-part', { 'part.json': '2' }, 'refs/pull/4/head', 'split');
  for (const name of ['one', 'two', 'three']) {
    await sandbox.git('tag', '-a', '-m', 'A tag', `tag-${name}`, id(name));
    commits[`tag-${name}`] = await sandbox.git('rev-parse', `refs/tags/tag-${name}`);
  }
  for (const name of ['release', 'auth']) await sandbox.git('branch', name, id('one'));
  await sandbox.git('branch', 'new', id('three'));
  await sandbox.git('tag', 'first', id('one'));
  await sandbox.git('tag', 'v1', id('three'));
});

type Pull = Partial<Parameters<typeof pullRequestEvent>[0]>;

/** Creates a pull request to the last commit of main. */
const pullOf = (head: string, rest: Pull = {}) => ({
  base: { ref: 'main', sha: id('three') },
  head: { ref: 'pr', sha: id(head) },
  sha: id('three'),
  ...rest,
});
const pull = (head: string, rest: Pull = {}): RunnerEvent => pullRequestEvent(pullOf(head, rest));
const target = (head: string, rest: Pull = {}): RunnerEvent => pullRequestTargetEvent(pullOf(head, rest));
/** Creates a pull request whose test merge is checked out, and whose payload has an old commit of main. */
const merged = (head: string, number: number): RunnerEvent =>
  pull(head, { number, base: { ref: 'main', sha: id('one') }, sha: id(`${head}-merged`) });
/** Creates a push of one or more commits, up to the last commit of main. */
const push = (before: string, ref = 'main'): RunnerEvent =>
  pushEvent({ ref, before: id(before), after: id('three') });
const created = (): RunnerEvent => push('zero', 'new');
/** Creates a push of a tag. An annotated one has an ID of its own. */
const tag = (ref: string, before: string): RunnerEvent =>
  pushEvent({
    ref: `refs/tags/${ref}`,
    before: id(before),
    after: commits[ref] ?? id('three'),
    sha: id('three'),
  });
const group = (base: string): RunnerEvent => mergeGroupEvent({ baseSha: id(base), headSha: id('three') });
const dispatch = (): RunnerEvent => dispatchEvent(id('three'));
const about = (name: string): RunnerEvent => ({ ...dispatch(), name });

/** On Gitea, the event is about the pull request's own last commit. */
const updated = (): RunnerEvent => ({ ...pull('updated', { sha: id('updated') }), ref: 'refs/pull/5/head' });
const withMergeBase = (): RunnerEvent => {
  const event = pull('touching', { base: { ref: 'gone', sha: id('three') } });
  const { pull_request: own } = event.payload as { readonly pull_request: object };
  return { ...event, payload: { pull_request: { ...own, merge_base: id('one') } } };
};
const toSplit = (): RunnerEvent =>
  target('other-part', { base: { ref: 'split', sha: id('split') }, sha: id('split') });
const overwrite = (workspace: string) => writeFile(join(workspace, 'swagger.json'), 'of an outsider');

interface Query extends Partial<SceneQuery> {
  /** Whether the next request to compare commits fails. */
  readonly fails?: boolean;
}

/**
 * An event and its decision: whether the file changed, the reason, the two commits, whether it is only a preview, and
 * whether the run wrote a warning or a notice.
 */
type Row = readonly [event: () => RunnerEvent, decision: string, query?: Query];

const rows: Readonly<Record<string, Row>> = {
  'E0: `force`, without a change': [() => push('two'), 'yes forced two..three', { force: true }],
  'E2: a push that changed the file': [() => push('one'), 'yes modified one..three'],
  'E2: a push that does not change the file': [() => push('two'), 'no unchanged two..three'],
  'E3: a new branch with the file': [created, 'yes ref-created -..three'],
  'E3: a new branch without the file': [created, 'no missing -..three', { files: ['nowhere.json'] }],
  'E3: a new branch with a base of another version': [created, 'yes modified one..three', { base: 'one' }],
  'E3: a new branch with a base of the same version': [created, 'no unchanged two..three', { base: 'two' }],
  'E4: a new tag': [() => tag('v1', 'zero'), 'yes ref-created -..three'],
  'E5: a tag moved to another version': [() => tag('tag-three', 'tag-one'), 'yes modified tag-one..three'],
  'E5: a tag moved to the same version': [() => tag('tag-three', 'tag-two'), 'no unchanged tag-two..three'],
  'E6: a pull request that touches the file, with a stale base.sha in its payload': [
    () => merged('touching', 1),
    'yes modified three..touching-merged, preview',
  ],
  'E6: a pull request that leaves the file alone, with a stale base.sha in its payload': [
    () => merged('beside', 2),
    'no unchanged three..beside-merged, preview',
  ],
  "E6: a checkout of the pull request's own head is compared with the merge base": [
    () => pull('touching'),
    'yes modified one..touching, preview, notice',
    { sha: 'touching' },
  ],
  "E6: a merge of the target into the pull request does not count as GitHub's test merge": [
    updated,
    'yes modified three..updated, preview',
  ],
  'E6: the payload has the merge base of the pull request': [
    withMergeBase,
    'yes modified one..touching, preview, notice',
    { sha: 'touching' },
  ],
  'E8: pull_request_target is compared with the merge base, not with the target’s tip': [
    () => target('beside'),
    'no unchanged one..beside, preview',
  ],
  'E8: pull_request_target is compared with the tip if the merge base is unknown': [
    () => target('beside'),
    'yes modified three..beside, preview, warning',
    { fails: true },
  ],
  'E8: a closed pull_request_target never reads the workspace': [
    () => target('two', { action: 'closed' }),
    'no unchanged -..-, preview',
    { force: true, prepare: overwrite },
  ],
  'E8: pull_request_target never reads the workspace, even without other information': [
    () => ({ ...target('two'), payload: {} }),
    'no missing -..-, preview',
    { prepare: overwrite },
  ],
  // The preview is expected, so there is no notice.
  'E9: a merge group on another version': [() => group('one'), 'yes modified one..three, preview'],
  'E9: a merge group on the same version': [() => group('two'), 'no unchanged two..three, preview'],
  'E10: base `HEAD^`': [dispatch, 'no unchanged two..three', { base: 'HEAD^' }],
  'E10: base `HEAD~1`': [dispatch, 'no unchanged two..three', { base: 'HEAD~1' }],
  'E10: base `HEAD~2`': [dispatch, 'yes modified one..three', { base: 'HEAD~2' }],
  'E10: a branch': [dispatch, 'yes modified one..three', { base: 'release' }],
  'E10: the same branch': [dispatch, 'no unchanged three..three', { base: 'main' }],
  'E10: a tag': [dispatch, 'yes modified one..three', { base: 'first' }],
  'E10: a branch that resembles a word': [dispatch, 'yes modified one..three', { base: 'heads/auth' }],
  'E10: a tag of the clone that resembles a word': [
    dispatch,
    'no unchanged three..three',
    { base: 'auto1', prepare: (workspace) => git(workspace, ['tag', 'auto1', id('three')]) },
  ],
  'E10: HEAD is the checked-out commit, not the current tip of the branch': [
    () => dispatchEvent(id('two')),
    'yes modified one..two',
    { base: 'HEAD~1' },
  ],
  'C1: another commit is checked out': [() => push('one'), 'no unchanged one..one, notice', { sha: 'one' }],
};

const offline: Readonly<Record<string, Row>> = {
  'E1: a deleted branch needs neither git nor GitHub, also with `force`': [
    () => pushEvent({ ref: 'gone', before: id('two'), after: zeroOid, sha: id('three') }),
    'no ref-deleted -..-',
    { force: true, env: { PATH: '' } },
  ],
  'E7: a closed pull request that was merged': [
    () => pull('three', { action: 'closed', merged: true }),
    'yes no-base -..-, preview',
  ],
  'E7: a closed one': [() => pull('three', { action: 'closed' }), 'no unchanged -..-, preview'],
  'E10: a dispatch': [dispatch, 'yes no-base -..three'],
  'E10: a dispatch of the repository': [() => about('repository_dispatch'), 'yes no-base -..three'],
  'E10: a schedule': [() => scheduleEvent(id('three')), 'yes no-base -..three'],
  'E10: a release': [() => releaseEvent(id('three'), 'v1'), 'yes no-base -..three'],
  'E10: a new branch': [() => refEvent('create', 'release', id('three')), 'yes no-base -..three'],
  'E10: a deleted branch': [() => refEvent('delete', 'release', id('three')), 'yes no-base -..three'],
};

describe.each([1, 0] as const)('at fetch-depth %i', (depth) => {
  async function decide(event: RunnerEvent, { base, fails, sha, ...query }: Query = {}) {
    if (fails) scene.api.fail({ on: /compare/, with: 404, times: 1 });
    const named = { ...(base && { base: commits[base] ?? base }), ...(sha && { sha: id(sha) }) };
    const { calls, change, isCloneUnaltered, notices } = await scene.detect({
      ...{ event, depth, ...query, ...named },
    });
    const show = (commit = '-') => Object.keys(commits).find((name) => commits[name] === commit) ?? commit;
    const { base: from, changed, head, preview, reason, warnings } = change;
    const flags = { preview, warning: warnings.length > 0, notice: notices.length > 0 };
    const shown = Object.entries(flags).flatMap(([name, is]) => (is ? [`, ${name}`] : []));
    const decision = `${changed ? 'yes' : 'no'} ${reason} ${show(from)}..${show(head)}${shown.join('')}`;
    return { calls, change, decision, isCloneUnaltered, notices };
  }

  eachCase(rows)('%s', async ([event, decision, query]) => {
    expect(await decide(event(), query)).toMatchObject({
      decision,
      isCloneUnaltered: true,
    });
  });

  eachCase(offline)('%s is decided without a request', async ([event, decision, query]) => {
    expect(await decide(event(), query)).toMatchObject({ decision, calls: [] });
  });

  test.each(['a'.repeat(40), 'HEAD^9', 'HEAD~40', 'nowhere^'])(
    'E10: a base that a force-push can remove, or a first commit lacks, is unknown: %s',
    async (base) => {
      expect((await decide(dispatch(), { base })).decision).toBe('yes unknown -..three, warning');
    },
  );

  test('E6: without an API, only a full clone has the merge base of the pull request', async () => {
    const { change, decision } = await decide(pull('touching'), { sha: 'touching', fails: true });
    const [base, flags] = depth === 0 ? ['one', 'notice'] : ['three', 'warning, notice'];
    expect(decision).toBe(`yes modified ${base}..touching, preview, ${flags}`);
    expect(change.warnings).toEqual(depth === 0 ? [] : [expect.stringContaining('could not be found')]);
  });

  test('E8: pull_request_target requests both commits from GitHub', async () => {
    const { calls, decision } = await decide(target('fork'));
    expect(decision).toBe('yes modified three..fork, preview');
    expect(calls.filter((call) => call.endsWith('/contents'))).toHaveLength(2);
  });

  test('E8: pull_request_target follows the references of the base', async () => {
    const { change } = await decide(toSplit());
    expect(change).toMatchObject({ reason: 'modified', changedFiles: ['part.json'] });
  });

  test.each(['nowhere', 'mian', 'abc1234'])('a base that does not exist is rejected: %s', async (base) => {
    await expect(decide(dispatch(), { base })).rejects.toMatchObject({
      code: 'bad-input',
      message: `Invalid value “${base}” for the input \`base\`: this repository has no such commit, branch or tag.`,
    });
  });

  test.each([
    ['last-succes', 'last-success'],
    ['last_success', 'last-success'],
    ['lst-sucess', 'last-success'],
    ['copliot', 'copilot'],
    ['COPILOT', 'copilot'],
    ['atuo', 'auto'],
  ])('a base that is a misspelled word is rejected without a request: %s', async (base, meant) => {
    const earlier = scene.api.calls.length;
    await expect(decide(dispatch(), { base })).rejects.toMatchObject({
      code: 'bad-input',
      message: `Invalid value “${base}” for the input \`base\`. Did you mean \`${meant}\`?`,
      hint: `For a branch or tag of this name, use \`heads/${base}\` or \`tags/${base}\`.`,
    });
    expect(scene.api.calls.slice(earlier)).toEqual([]);
  });

  test('E12 and G: a run that was started again after the branch moved on is superseded', async () => {
    const on = `moving-${depth}`;
    const [before, after] = [
      await scene.sandbox.commit({ 'swagger.json': 'm1' }, { on }),
      await scene.sandbox.commit({ 'swagger.json': 'm2' }, { on }),
    ];
    const event = pushEvent({ ref: on, before, after });
    const workspace = await scene.sandbox.checkout({ sha: after, ref: event.ref, depth });
    expect((await decide(event, { workspace })).change.reason).toBe('modified');

    await scene.sandbox.commit({ 'note.md': 'later' }, { on });
    expect((await decide(event, { workspace })).change.reason).toBe('modified');

    const tip = await scene.sandbox.commit({ 'swagger.json': 'm3' }, { on });
    const { change, notices } = await decide(event, { workspace });
    expect(change).toMatchObject({ changed: true, reason: 'superseded' });
    expect(notices).toEqual([change.detail]);
    expect(change.detail).toContain(tip.slice(0, 7));
    expect((await decide(event, { workspace, force: true })).change.reason).toBe('forced');
    expect((await decide(event, { workspace, dryRun: true })).change.reason).toBe('modified');
  });
});
