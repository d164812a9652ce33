import { createFindActionList } from '../../src/replacement/find-action-list.ts';
import type { Change } from '../../src/change/changes.ts';
import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { defaultAcceptedFile, type Target } from '../../src/inputs.ts';
import { listBreaking } from '../../src/compare/reported-change.ts';
import type { CopilotService, History } from '../../src/ports.ts';
import { renderHeadline } from '../../src/report/headline.ts';
import { renderBackup } from '../../src/sync/start-replacement.ts';
import { createVersionCache } from '../../src/fleet/version-cache.ts';
import { runTarget } from '../../src/sync/run.ts';
import type { Task } from '../../src/sync/task.ts';
import { createMemoryJournal } from '../simulation/memory-journal.ts';
import { copilot, copilotId } from '../simulation/reconcile/model.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { RememberingLog } from '../support/remembering.ts';
import { createShelf } from '../support/spec-files.ts';
import { describeApi } from '../support/world.ts';
import { createFault } from '../replacement/fault.ts';
import { buildTask, createHistory, modified } from './build-task.ts';

interface Scene {
  readonly change?: Partial<Change>;
  readonly target?: Partial<Target>;
  readonly now?: string;
  readonly before?: string | undefined;
  readonly isPreview?: boolean;
  readonly failOn?: 'breaking';
  /** Accepted changes in the workspace. */
  readonly accepted?: string;
  readonly hasKey?: boolean;
  readonly isInterrupted?: boolean;
  /** Request that fails like a bug of the action. */
  readonly bugIn?: 'delete';
  /** Failure of every read of the list. */
  readonly listFault?: Partial<ServiceFault>;
  readonly warnsOfServer?: Task['warnsOfServer'];
}

async function report(scene: Scene = {}) {
  const clock = createVirtualClock();
  const sent: string[] = [];
  /** Times at which backups were read. */
  const readAtMs: number[] = [];
  const send = (request: string): Promise<void> => {
    sent.push(request);
    return Promise.resolve();
  };
  const service: CopilotService = {
    ...withoutActionList,
    listCopilots: () =>
      send('list').then(() => {
        if (scene.listFault === undefined) return [copilot];
        const explanation = `The list request failed: ${scene.listFault.kind ?? scene.listFault.status}.`;
        throw new ServiceFailure(createFault({ request: 'list', explanation, ...scene.listFault }));
      }),
    deleteActions: () => (scene.bugIn === 'delete' ? Promise.reject(new TypeError('a bug')) : send('delete')),
    importActions: (_, document) => send(`import ${Buffer.from(document).toString()}`),
  };
  const before = 'before' in scene ? scene.before : describeApi('listOrders');
  const known = createHistory(before);
  const history: History = {
    ...known,
    findVersions: async function* (...query) {
      readAtMs.push(clock.nowMs());
      yield* known.findVersions(...query);
    },
  };
  const log = new RememberingLog();
  const findActionList = createFindActionList();
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
    connect: () => Promise.resolve({ service, findActionList, journal: createMemoryJournal().journal }),
  };
  const { failOn, hasKey = true, isPreview = false, warnsOfServer } = scene;
  const task = buildTask(
    { copilotId, ...scene.target },
    {
      ...{ change: { ...modified, ...scene.change }, isPreview, hasKey, maxAttempts: 2, warnsOfServer },
      accepted: failOn && { file: defaultAcceptedFile, commit: undefined },
    },
  );
  const running = runTarget(task, { ...ports, readVersions: createVersionCache([task], ports) });
  return { result: await clock.run(running), sent, lines: log.lines, debugLines: log.debugLines, readAtMs };
}

const nothing = { added: [], removed: [], modified: [], breaking: 0 };
const unmodified = { changed: false, reason: 'unchanged' } as const;
const pushedWorkflow = { ...unmodified, isWorkflowChanged: true };

test('the backups are read once, in the second in which the service proves that it has no action list', async () => {
  const { readAtMs, result } = await report();
  expect(result.ending.outcome).toBe('synced');
  expect(readAtMs).toEqual([0]);
});

test('the copilot is reported with the ID that the service writes', async () => {
  const typed = copilotId.toUpperCase();
  expect(typed).not.toBe(copilotId);
  const ask = async (scene: Scene) =>
    (await report({ target: { copilotId: typed }, ...scene })).result.copilotId;
  expect(await ask({})).toBe(copilotId);
  expect(await ask({ change: pushedWorkflow })).toBe(copilotId);
  expect(await ask({ isPreview: true, hasKey: false })).toBe(typed);
});

describe('under `fail-on: breaking`', () => {
  const renamed = { now: describeApi('listAllOrders'), failOn: 'breaking' } as const;

  test.each([
    ['a preview', true],
    ['a push', false],
  ])('%s with a breaking change fails, and deletes nothing', async (_, isPreview) => {
    const { result, sent } = await report({ ...renamed, isPreview });
    expect(sent).toEqual(['list']);
    expect(result.ending).toMatchObject({
      outcome: 'aborted',
      failure: {
        code: 'breaking-change',
        hint: expect.stringContaining('entries to paste into `.github/copilot-accepted.yml`') as string,
      },
    });
    expect(result.spec?.comparison?.breaking).toBeGreaterThan(0);
  });

  test('the message names the actions and their changes', async () => {
    const { result } = await report({ ...renamed, before: describeApi('listAllOrders', 'cancelOrder') });
    expect(result.ending).toMatchObject({
      failure: { message: '1 change breaks the copilot, in 1 action: cancelOrder (removed).' },
    });
  });

  test.each<[name: string, scene: Scene]>([
    ['a change that breaks nothing', { failOn: 'breaking' }],
    ['a breaking change without `fail-on`', { now: renamed.now }],
  ])('%s is synced', async (_, scene) => {
    expect((await report(scene)).result.ending.outcome).toBe('synced');
  });

  test.each([true, false])(
    'a file without an earlier version is synced with a warning: preview %s',
    async (isPreview) => {
      const { result } = await report({ ...renamed, before: undefined, isPreview });
      expect(result.ending.outcome).toBe(isPreview ? 'previewed' : 'synced');
      expect(result.warnings.join()).toContain('`fail-on: breaking` could not check anything');
    },
  );

  test('an accepted change is synced, and the result contains the person and the reason', async () => {
    const { result: stopped } = await report(renamed);
    const fingerprints = listBreaking(stopped.spec?.comparison ?? nothing).map((one) => one.fingerprint);
    const accepted = fingerprints
      .map((one) => `- { fingerprint: '${one}', reason: renamed, accepted-by: ann }`)
      .join('\n');
    const { debugLines, result, sent } = await report({ ...renamed, accepted });
    expect(result.ending.outcome).toBe('synced');
    expect(sent).toContain('delete');
    expect(debugLines.join('\n')).not.toContain('match no change');
    expect([...(result.spec?.acceptance?.entries ?? [])]).toEqual(
      fingerprints.map((one) => [one, { reason: 'renamed', acceptedBy: 'ann' }]),
    );
  });

  test('an entry for another change accepts nothing', async () => {
    const accepted = "- { fingerprint: '0123456789abcdef', reason: renamed, accepted-by: ann }";
    const { debugLines, result, sent } = await report({ ...renamed, accepted });
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'breaking-change' } });
    expect(sent).toEqual(['list']);
    expect(debugLines.join('\n')).toContain(
      `${defaultAcceptedFile} that match no change in this run: 0123456789abcdef`,
    );
  });

  test('an error in the accepted file stops the run', async () => {
    const { result, sent } = await report({ ...renamed, accepted: '- { fingerprint: 1 }' });
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'bad-input' } });
    expect(sent).toEqual(['list']);
  });
});

test('a preview warns of a delay that a timeout of the step can interrupt', async () => {
  const warn = async (waitMs: number, isPreview: boolean): Promise<string> =>
    (await report({ target: { waitMs }, isPreview })).result.warnings.join();
  expect(await warn(120_000, true)).toContain('`timeout-minutes`');
  expect(await warn(120_000, false)).toBe('');
  expect(await warn(5_000, true)).toBe('');
});

describe('a run of one target', () => {
  test('ends with the new actions, imported after the delete and the delay', async () => {
    const { result, sent } = await report();
    expect(sent).toEqual(['list', 'delete', 'list', `import ${describeApi('listOrders', 'cancelOrder')}`]);
    expect(result).toMatchObject({ ending: { outcome: 'synced' }, copilot });
    expect(result.spec?.comparison?.added.map(({ name }) => name)).toEqual(['cancelOrder']);
  });

  test.each([
    ['unchanged', unmodified],
    ['unchanged', { changed: false, reason: 'ref-deleted' }],
    ['file-removed', { changed: false, reason: 'file-removed' }],
    ['superseded', { changed: true, reason: 'superseded' }],
    ['aborted', { changed: false, reason: 'missing' }],
  ] as const)('ends as %s without a request for %j', async (outcome, change) => {
    const { result, sent } = await report({ change });
    expect(result).toMatchObject({ ending: { outcome }, change });
    expect(sent).toEqual([]);
  });

  test('checks the setup with the copilot list if the push added or changed the workflow', async () => {
    const { result, sent, lines } = await report({ change: pushedWorkflow });
    expect(sent).toEqual(['list']);
    expect(result.ending).toMatchObject({ outcome: 'unchanged', result: 'ready' });
    expect(lines.join()).toContain('click “Run workflow”');
    const wrong = await report({ change: pushedWorkflow, target: { copilotId: 'no-such-copilot' } });
    expect(wrong.result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'copilot-unknown' } });
    expect((await report({ change: pushedWorkflow, isPreview: true })).sent).toEqual([]);
  });

  test.each([
    ['a missing key', { hasKey: false }, 'bad-input'],
    ['a missing copilot', { target: { copilotId: undefined } }, 'copilot-unknown'],
    ['an unknown copilot', { target: { copilotId: 'no-such-copilot' } }, 'copilot-unknown'],
    ['a signal before the delete', { isInterrupted: true }, 'interrupted'],
  ] as const)('does not change the copilot on %s', async (_, scene, code) => {
    const { result, sent } = await report(scene);
    expect(result).toMatchObject({ ending: { outcome: 'aborted', failure: { code } } });
    expect(sent.filter((request) => request !== 'list')).toEqual([]);
  });

  test('logs the backup before the delete, or that there is none', async () => {
    const log = async (scene: Scene) => (await report(scene)).lines.join();
    expect(await log({})).toContain('Backup: the version at bbbbbbb (1 operation)');
    expect(await log({ before: undefined })).toContain('No backup:');
    const unusable = describeApi('listOrders').replace('https://api.example.com', '/v1');
    expect(await log({ before: unusable })).toContain('No backup: the version at bbbbbbb can’t be imported');
  });

  test('logs that no backup is needed if the copilot has no actions', () => {
    const stock = { earlier: [] };
    const why = 'no earlier version of the file could be found';
    expect(renderBackup(stock, [], { why })).toContain('the copilot has no actions');
    expect(renderBackup(stock, undefined, { why })).toContain(why);
  });

  test('sends nothing of a broken description, and compares nothing with it', async () => {
    const { result, sent } = await report({ now: '{' });
    expect(result).toMatchObject({ ending: { outcome: 'aborted', failure: { code: 'spec-invalid' } } });
    expect([...sent, result.spec?.comparison, result.spec?.operations]).toEqual([undefined, undefined]);
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
  ] as const)('previews the changes and says so if the service %s', async (_, listFault) => {
    const { result } = await report({ isPreview: true, listFault });
    expect(result.ending.outcome).toBe('previewed');
    expect(result.copilot).toBeUndefined();
    expect(result.spec?.comparison?.added.map(({ name }) => name)).toEqual(['cancelOrder']);
    expect(result.warnings.join()).toContain('The copilot could not be looked up: The list request failed');
  });

  test.each<[name: string, code: string, sent: number, scene: Scene]>([
    [
      'a preview with a rejected key',
      'service-refused',
      1,
      { isPreview: true, listFault: { status: 401, rejected: true } },
    ],
    ['a push to an unavailable service', 'service-unreachable', 2, { listFault: { kind: 'unreachable' } }],
  ])('aborts %s', async (_, code, count, scene) => {
    const { result, sent } = await report(scene);
    expect(sent).toEqual(Array.from({ length: count }, () => 'list'));
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code } });
  });

  test('never reports an unchanged copilot if a bug of the action ends the sync', async () => {
    const ending = { outcome: 'degraded', failure: { code: 'bug' }, result: 'handed-over-unread' };
    expect((await report({ bugIn: 'delete' })).result).toMatchObject({ ending });
  });
});

describe('a server that the copilot can’t call', () => {
  const now = (server: string) =>
    describeApi('listOrders', 'cancelOrder').replace('https://api.example.com', server);
  const warn = async (scene: Scene) => {
    const { result } = await report({ warnsOfServer: 'always', ...scene });
    const problems = result.spec?.problems ?? [];
    return problems.filter(({ rule }) => rule === 'unreachable-server');
  };

  test.each([
    ['http://localhost:8080', "only the API's own machine"],
    ['https://shop.example.net', 'reserved for documentation'],
    ['https://10.1.2.3', "a service on the internet can't reach"],
  ])('such as %s is one warning at its line', async (server, why) => {
    const message = expect.stringContaining(why) as string;
    const warning = { severity: 'warning', file: 'swagger.json', line: 9, message };
    expect(await warn({ now: now(server) })).toEqual([expect.objectContaining(warning)]);
  });

  test.each<[warnings: number, situation: string, scene: Scene]>([
    [1, 'in a preview', { isPreview: true }],
    [1, 'for a service in a private network', { warnsOfServer: 'if-not-private' }],
    [
      0,
      'for its private address in that network',
      { now: now('https://10.1.2.3'), warnsOfServer: 'if-not-private' },
    ],
    [0, 'if the copilot can call it', { now: now('https://api.shop.dev') }],
    [0, 'in `npm run try`', { warnsOfServer: undefined }],
    [0, 'after a breaking change', { now: describeApi('newName'), failOn: 'breaking' }],
    [0, 'if the file did not change', { change: unmodified }],
  ])('leads to this number of warnings: %s, %s', async (count, _, scene) => {
    expect(await warn({ now: now('http://localhost'), ...scene })).toHaveLength(count);
  });

  test('from `server-url` or from `host` is found, too', async () => {
    const bare = JSON.stringify({ ...JSON.parse(describeApi('a')), servers: undefined } as object);
    const fromInput = await warn({ now: bare, target: { serverUrl: 'http://localhost:1' } });
    expect(fromInput).toMatchObject([{ message: expect.stringContaining('`http://localhost:1`') as string }]);
    const paths = { '/a': { get: { operationId: 'a' } } };
    const swagger = { swagger: '2.0', info: {}, host: 'localhost', schemes: ['http'], paths };
    expect(await warn({ now: JSON.stringify(swagger, undefined, 1) })).toMatchObject([{ line: 4 }]);
  });
});

describe('a change that the service doesn’t use', () => {
  // The importer stores the description, and doesn't use a summary next to it.
  const api = (summary: string) =>
    describeApi('listOrders').replace(
      '"summary": "Does listOrders"',
      `"summary": "${summary}", "description": "Lists"`,
    );

  test('is reported as unused if the actions are the same', async () => {
    const { result } = await report({ before: api('Old'), now: api('New'), isPreview: true });
    expect(result.spec?.comparison?.modified).toHaveLength(1);
    expect(renderHeadline(result)).toContain(
      '1 operation modified, only in parts that the service doesn’t use',
    );
    const ending = { outcome: 'unchanged', result: 'in-sync', state: '' } as const;
    const rows = { actions: 1, commit: undefined, unmanaged: [], missing: [], extra: [], different: [] };
    expect(renderHeadline({ ...result, ending, liveState: { ...rows, isInSync: true } })).toBe(
      'In sync: the service doesn’t use the change of swagger.json, so nothing was changed',
    );
  });

  test('is not reported as unused if the service uses it', async () => {
    const { result } = await report({ before: describeApi('listOrders'), isPreview: true });
    expect(renderHeadline(result)).not.toContain('doesn’t use');
  });
});

test('a `copilot-id` that is a name fails a push and a preview alike, whether or not the file changed', async () => {
  const misnamed = { copilotId: undefined, unusableId: 'Order desk' };
  for (const isPreview of [true, false]) {
    const { result, sent } = await report({ target: misnamed, isPreview, change: unmodified });
    expect(result.ending).toMatchObject({ outcome: 'aborted', failure: { code: 'copilot-unknown' } });
    expect(renderHeadline(result)).toContain('the key has no access to copilot Order desk');
    expect(sent).toEqual(['list']);
  }
});
