import { readGolden } from '../support/golden.ts';
import { eachCase } from '../support/each-case.ts';
import { act } from '../simulation/reconcile/schedule.ts';
import { run } from './reconcile/run.ts';
import { fail, listTimes, replace, type Scene } from './scene.ts';

/** Compares the log and the result of a sync word for word. Each section begins with its heading. */
function expectGolden(name: string, sections: Readonly<Record<string, readonly string[]>>): void {
  const rendered = Object.entries(sections).map(([heading, lines]) => [`## ${heading}`, ...lines].join('\n'));
  const text = `${rendered.join('\n\n')}\n`;
  expect(text).toBe(readGolden(`replacement/${name.replaceAll(' ', '-')}`, text));
}

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

eachCase<Scene>({
  'all goes well': {},
  'no list': { hasList: false },
  'a rejected document': { isNextBad: true },
  'a rejected document without a previous version': { isNextBad: true, hasPrevious: false },
  'a delete that is rejected by a rate limit': {
    faults: [{ call: 'delete', nth: 1, name: 'status-429-before', retryAfterS: 9 }],
  },
  'failing deletes without an action list': { faults: fail('delete', 'status-500-before', ...countTo(4)) },
  'a late delete without an action list': {
    faults: [{ call: 'delete', nth: 1, name: 'status-504-before', lateMs: 4_000 }],
  },
  'a delete that removes the copilot': { removesRecord: true },
  'a delay without a copilot list': { faults: fail('list', 'status-503-before', 1) },
  'imports that fail in two ways': {
    faults: [...fail('import', 'status-503-before', 1), ...fail('import', 'refused', 2)],
  },
  'the same error twice': { faults: fail('import', 'status-500-before', 1, 2) },
  'a service that stays down': { hasPrevious: false, faults: fail('import', 'refused', ...countTo(60)) },
  'a service that stays down for both versions': {
    faults: fail('import', 'status-502-before', ...countTo(80)),
  },
  'a full disk before the delete': { fullAt: ['delete'] },
  'a full disk after the delete': { fullAt: ['wait', 'import'] },
  'a full disk from the start': { fullAt: ['begin'] },
  'a signal before the delete': { signalAtMs: 0 },
  'a signal after a delete with an unknown effect': {
    signalAtMs: 200,
    waitMs: 20_000,
    faults: fail('delete', 'status-500-after', 1),
  },
  'a rejected delete after one with an unknown effect': {
    faults: [...fail('delete', 'status-500-after', 1), ...fail('delete', 'status-307-before', 2)],
  },
  'a signal in a long delay': { signalAtMs: 1_000, waitMs: 20_000 },
  'a signal before an import that fails': {
    signalAtMs: 4_000,
    faults: fail('import', 'status-503-after', 1),
  },
})('%s', async (scene, name) => {
  const { lines, model, result } = await replace(scene);
  expectGolden(name, {
    'Requests, in milliseconds': listTimes(model),
    Log: lines,
    Ending: [JSON.stringify(result, undefined, 1)],
    'The copilot holds': [model.actions().join(', ') || 'nothing'],
  });
});

const from = ['orders', 'customers', 'invoices', 'receipts'].map((path) => act(path));
const to = [act('orders'), act('customers', 'name_customers', 1), act('invoices'), act('refunds')];

function round(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value) : value;
}

eachCase<Parameters<typeof run>[0]>({
  'rolling into an empty copilot': { from: [], to: from },
  'rolling three changes': { from, to },
  'rolling a rename': { from, to: [...from.slice(1), act('orders', 'listOrders')] },
  'rolling a rejection and its rollback': { from, to, rejected: { name: 'name_refunds', status: 400 } },
  'rolling that is killed and finished by post': { from, to, killAtMs: 1_500 },
  'rolling beside another file': { from, to, byHand: [act('stock'), act('shelves')] },
})('%s', async (scene, name) => {
  const { ending, found, held, lines, requests } = await run(scene);
  expectGolden(name, {
    Requests: requests,
    Log: lines,
    Ending: [JSON.stringify(ending, round, 1)],
    'The copilot holds': [held || 'nothing'],
    'Its search knows': [found || 'nothing'],
  });
});
