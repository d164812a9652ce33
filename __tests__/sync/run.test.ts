import type { Change } from '../../src/change/changes.ts';
import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { defaultAcceptedFile, type Target } from '../../src/inputs.ts';
import { listBreaking } from '../../src/openapi/reported-change.ts';
import type { CopilotService, History } from '../../src/ports.ts';
import type { TargetResult } from '../../src/report/result.ts';
import { renderBackups } from '../../src/sync/start-replacement.ts';
import { shareReadings } from '../../src/fleet/version-cache.ts';
import { runTarget } from '../../src/sync/run.ts';
import { createMemoryJournal } from '../simulation/memory-journal.ts';
import { copilot, copilotId } from '../simulation/model-service.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { createRememberingLog } from '../support/remembering.ts';
import { createShelf } from '../support/spec-files.ts';
import { describeApi } from '../support/world.ts';

const target: Target = {
  copilotId,
  name: undefined,
  swaggerFile: 'swagger.json',
  rewrite: 'auto',
  serverUrl: undefined,
  deletePath: 'auto',
  strategy: 'recreate',
  unmanaged: 'auto',
  waitMs: 5_000,
};

const change: Change = {
  file: 'swagger.json',
  changed: true,
  reason: 'modified',
  detail: 'It differs.',
  base: 'b'.repeat(40),
  head: 'a'.repeat(40),
  changedFiles: ['swagger.json'],
  files: ['swagger.json'],
  warnings: [],
  isCheckedOut: true,
  preview: false,
};

interface Scene {
  readonly change?: Partial<Change>;
  readonly target?: Partial<Target>;
  readonly now?: string;
  readonly before?: string | undefined;
  readonly isPreview?: boolean;
  readonly failOn?: 'breaking';
  /** What people have accepted, as it lies in the workspace, or at the commit that is to be trusted. */
  readonly accepted?: string;
  readonly acceptedAt?: string;
  readonly hasKey?: boolean;
  readonly isInterrupted?: boolean;
  /** A request that breaks as only a bug of ours can make it break. */
  readonly bugIn?: 'delete';
  /** What the list is answered with, every time. */
  readonly listFault?: Partial<ServiceFault>;
}

interface EndingDetails {
  readonly result: TargetResult;
  readonly sent: readonly string[];
  readonly lines: readonly string[];
  readonly debugLines: readonly string[];
}

async function report(scene: Scene = {}): Promise<EndingDetails> {
  const clock = createVirtualClock();
  const sent: string[] = [];
  const send = (request: string): Promise<void> => {
    sent.push(request);
    return Promise.resolve();
  };
  const service: CopilotService = {
    ...withoutActionList,
    listCopilots: () =>
      send('list').then(() => {
        if (scene.listFault !== undefined) throw createListFailure(scene.listFault);
        return [copilot];
      }),
    deleteActions: () => (scene.bugIn === 'delete' ? Promise.reject(new TypeError('a bug')) : send('delete')),
    importActions: (_, document) => send(`import ${Buffer.from(document).toString()}`),
  };
  const before = 'before' in scene ? scene.before : describeApi('listOrders');
  const history: History = {
    findCheckout: () => Promise.reject(new Error('the verdict is in')),
    findVersion: () =>
      Promise.resolve(
        before === undefined
          ? undefined
          : { commit: 'b'.repeat(40), reader: createShelf({ 'swagger.json': before }) },
      ),
    // eslint-disable-next-line @typescript-eslint/require-await -- there are none
    findVersions: async function* () {
      if (before === undefined) return;
      yield { commit: 'b'.repeat(40), reader: createShelf({ 'swagger.json': before }) };
    },
  };
  const log = createRememberingLog();
  const ports = {
    log,
    clock,
    history,
    random: () => 0,
    files: createShelf({
      'swagger.json': scene.now ?? describeApi('listOrders', 'cancelOrder'),
      ...(scene.accepted !== undefined && { [defaultAcceptedFile]: scene.accepted }),
    }),
    interruption: scene.isInterrupted === true ? AbortSignal.abort() : new AbortController().signal,
    connect: () => Promise.resolve({ service, journal: createMemoryJournal().journal }),
  };
  const { isPreview = false, hasKey = true, acceptedAt: commit } = scene;
  const task = {
    index: 0,
    target: { ...target, ...scene.target },
    change: { ...change, ...scene.change },
    isPreview,
    hasKey,
    accepted: scene.failOn === undefined ? undefined : { file: defaultAcceptedFile, commit },
    maxAttempts: 2,
    timeoutMs: 10_000,
    readsActionList: true,
  };
  const story = runTarget(task, { ...ports, readVersions: shareReadings([task], ports) });
  return { result: await clock.run(story), sent, lines: log.lines, debugLines: log.debugLines };
}

function createListFailure(facts: Partial<ServiceFault>): ServiceFailure {
  return new ServiceFailure({
    request: 'list',
    kind: 'status',
    applied: 'no',
    rejected: false,
    explanation: `The list request failed: ${facts.kind ?? facts.status}.`,
    hint: 'Look at the service.',
    ...facts,
  });
}

const nothing = { added: [], removed: [], modified: [], breaking: 0 };

describe('under `fail-on: breaking`', () => {
  const renamed = { now: describeApi('listAllOrders'), failOn: 'breaking' } as const;

  test.each([
    ['a preview', true],
    ['a push', false],
  ])('%s with a change that breaks the copilot fails, and deletes nothing', async (_, isPreview) => {
    const { result, sent } = await report({ ...renamed, isPreview });
    expect(sent).toEqual(['list']);
    expect(result.ending).toMatchObject({
      outcome: 'aborted',
      failure: {
        code: 'breaking-change',
        hint: expect.stringContaining('lines to paste into `.github/copilot-accepted.yml`') as string,
      },
    });
    expect(result.description?.comparison?.breaking).toBeGreaterThan(0);
  });

  test('the message names the actions and what becomes of them', async () => {
    const { result } = await report({ ...renamed, before: describeApi('listAllOrders', 'cancelOrder') });
    expect(result.ending).toMatchObject({
      failure: { message: '1 change breaks the copilot, in 1 action: cancelOrder (removed).' },
    });
  });

  test('a change that breaks nothing goes on', async () => {
    const { result } = await report({ failOn: 'breaking' });
    expect(result.ending.outcome).toBe('synced');
  });

  test('a change that breaks goes on where nobody asked to stop it', async () => {
    const { result } = await report({ now: renamed.now });
    expect(result.ending.outcome).toBe('synced');
  });

  test.each([true, false])(
    'without anything to compare with it goes on, with a warning: preview %s',
    async (isPreview) => {
      const { result } = await report({ ...renamed, before: undefined, isPreview });
      expect(result.ending.outcome).toBe(isPreview ? 'previewed' : 'synced');
      expect(result.warnings.join()).toContain('`fail-on: breaking` could not check anything');
    },
  );

  test('what people have accepted goes out, and the result names who and why', async () => {
    const { result: stopped } = await report(renamed);
    const fingerprints = listBreaking(stopped.description?.comparison ?? nothing).map(
      (one) => one.fingerprint,
    );
    const accepted = fingerprints
      .map((one) => `- { fingerprint: '${one}', why: renamed, who: ann }`)
      .join('\n');
    const { debugLines, result, sent } = await report({ ...renamed, accepted });
    expect(result.ending.outcome).toBe('synced');
    expect(sent).toContain('delete');
    expect(debugLines.join('\n')).not.toContain('match no change');
    expect([...(result.description?.acceptance?.entries ?? [])]).toEqual(
      fingerprints.map((one) => [one, { why: 'renamed', who: 'ann' }]),
    );
  });

  test('an entry for another change lets nothing through', async () => {
    const accepted = "- { fingerprint: '0123456789abcdef', why: renamed, who: ann }";
    const { debugLines, result, sent } = await report({ ...renamed, accepted });
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'breaking-change' } });
    expect(sent).toEqual(['list']);
    expect(debugLines.join('\n')).toContain(
      `${defaultAcceptedFile} match no change of this run: 0123456789abcdef`,
    );
  });

  test('a mistake in the file of accepted changes stops the run, with its place', async () => {
    const { result, sent } = await report({ ...renamed, accepted: '- { fingerprint: 1 }' });
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'bad-input' } });
    expect(sent).toEqual(['list']);
  });

  test('where the workspace is not to be trusted, what lies there accepts nothing', async () => {
    const { result: stopped } = await report(renamed);
    const [{ fingerprint } = { fingerprint: '' }] = listBreaking(stopped.description?.comparison ?? nothing);
    const accepted = `- { fingerprint: '${fingerprint}', why: mine, who: a stranger }`;
    const { result } = await report({ ...renamed, accepted, acceptedAt: 'b'.repeat(40) });
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'breaking-change' } });
  });
});

test('a preview warns of a pause that a time-out of the step may cut off', async () => {
  const warn = async (waitMs: number, isPreview: boolean): Promise<string> =>
    (await report({ target: { waitMs }, isPreview })).result.warnings.join();
  expect(await warn(120_000, true)).toContain('`timeout-minutes`');
  expect(await warn(120_000, false)).toBe('');
  expect(await warn(5_000, true)).toBe('');
});

describe('the story of a target', () => {
  test('ends with the new actions, imported after the delete and the pause', async () => {
    const { result, sent } = await report();
    expect(sent).toEqual(['list', 'delete', 'list', `import ${describeApi('listOrders', 'cancelOrder')}`]);
    expect(result).toMatchObject({ ending: { outcome: 'synced' }, copilot });
    expect(result.description?.comparison?.added.map(({ name }) => name)).toEqual(['cancelOrder']);
  });

  test.each([
    ['unchanged', { changed: false, reason: 'unchanged' }],
    ['unchanged', { changed: false, reason: 'ref-deleted' }],
    ['file-removed', { changed: false, reason: 'file-removed' }],
    ['superseded', { changed: true, reason: 'superseded' }],
    ['aborted', { changed: false, reason: 'missing' }],
  ] as const)('is over, %s and nothing sent, for %j', async (outcome, verdict) => {
    const { result, sent } = await report({ change: verdict });
    expect(result).toMatchObject({ ending: { outcome }, change: verdict });
    expect(sent).toEqual([]);
  });

  test('proves the set-up where the push brought or changed the workflow itself, with the list alone', async () => {
    const verdict = { changed: false, reason: 'unchanged', isWorkflowChanged: true } as const;
    const { result, sent, lines } = await report({ change: verdict });
    expect(sent).toEqual(['list']);
    expect(result.ending).toMatchObject({ outcome: 'unchanged', isReady: true });
    expect(lines.join()).toContain('press “Run workflow”');
    const wrong = await report({ change: verdict, target: { copilotId: 'no-such-copilot' } });
    expect(wrong.result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'copilot-unknown' } });
    const preview = await report({ change: verdict, isPreview: true });
    expect(preview.sent).toEqual([]);
  });

  test.each([
    ['a missing key', { hasKey: false }, 'bad-input'],
    ['a missing copilot', { target: { copilotId: undefined } }, 'copilot-unknown'],
    ['an unknown copilot', { target: { copilotId: 'no-such-copilot' } }, 'copilot-unknown'],
    ['a broken description', { now: '{' }, 'spec-invalid'],
    ['a signal before the delete', { isInterrupted: true }, 'interrupted'],
  ] as const)('leaves the copilot untouched on %s', async (_, scene, code) => {
    const { result, sent } = await report(scene);
    expect(result).toMatchObject({ ending: { outcome: 'aborted', failure: { code } } });
    expect(sent.filter((request) => request !== 'list')).toEqual([]);
  });

  test('says before the delete what goes back in, or that there is nothing', async () => {
    const withBackup = await report();
    expect(withBackup.lines.join()).toContain('Backup: the version at bbbbbbb (1 operation)');
    const without = await report({ before: undefined });
    expect(without.lines.join()).toContain('No backup:');
    const unusable = await report({
      before: describeApi('listOrders').replace('https://api.example.com', '/v1'),
    });
    expect(unusable.lines.join()).toMatch(/No backup: the version at bbbbbbb would not import/);
  });

  test('says that nothing need go back in where the copilot is seen to hold nothing', () => {
    const stock = { earlier: [] };
    const why = 'no earlier version of the file could be found';
    expect(renderBackups(stock, [], { why })).toContain('the copilot holds no actions');
    expect(renderBackups(stock, undefined, { why })).toContain(why);
  });

  test('compares nothing with a file that cannot be read', async () => {
    const { result } = await report({ now: '{' });
    expect(result.description?.comparison).toBeUndefined();
    expect(result.description?.operations).toBeUndefined();
  });

  test('previews without sending anything that changes the service', async () => {
    const { result, sent } = await report({ isPreview: true });
    expect(result.ending.outcome).toBe('previewed');
    expect(sent).toEqual(['list']);
    const keyless = await report({ isPreview: true, hasKey: false });
    expect(keyless.result.ending.outcome).toBe('previewed');
    expect(keyless.sent).toEqual([]);
  });

  test.each([
    ['does not answer', { kind: 'time-out' }],
    ['cannot be reached', { kind: 'unreachable' }],
    ['is being restarted', { status: 503 }],
  ] as const)('previews what the change does though the service %s, and says so', async (_, listFault) => {
    const { result } = await report({ isPreview: true, listFault });
    expect(result.ending.outcome).toBe('previewed');
    expect(result.copilot).toBeUndefined();
    expect(result.description?.comparison?.added.map(({ name }) => name)).toEqual(['cancelOrder']);
    expect(result.warnings.join()).toContain('The copilot could not be looked up: The list request failed');
  });

  test('fails a preview whose key is refused: that is the set-up, and a person must mend it', async () => {
    const listFault = { status: 401, rejected: true } as const;
    const { result } = await report({ isPreview: true, listFault });
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'service-refused' } });
  });

  test('syncs nothing while the service is down', async () => {
    const { result, sent } = await report({ listFault: { kind: 'unreachable' } });
    expect(sent).toEqual(['list', 'list']);
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'service-unreachable' } });
  });

  test('never calls a copilot untouched when a bug of ours breaks the replacement off', async () => {
    const { result } = await report({ bugIn: 'delete' });
    expect(result.ending).toMatchObject({
      outcome: 'degraded',
      failure: { code: 'bug' },
      kind: 'handed-over',
    });
  });
});
