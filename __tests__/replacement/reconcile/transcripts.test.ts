import { readGolden } from '../../support/golden.ts';
import { act, type Schedule } from '../../simulation/reconcile/schedule.ts';
import { run, type FinishedRun } from './run.ts';

const from = ['orders', 'customers', 'invoices', 'receipts'].map((path) => act(path));
const changed = [act('orders'), act('customers', 'name_customers', 1), act('invoices'), act('refunds')];

/** Settings of runs whose complete logs are compared. */
const scenes: Readonly<Record<string, Partial<Schedule>>> = {
  'rolling into an empty copilot': { from: [], to: from },
  'rolling three changes': { from, to: changed },
  'rolling a rename': { from, to: [...from.slice(1), act('orders', 'listOrders')] },
  'rolling a rejection and its rollback': {
    from,
    to: changed,
    rejected: { name: 'name_refunds', status: 400 },
  },
  'rolling that is killed and finished by post': { from, to: changed, killAtMs: 1_500 },
  'rolling beside another file': { from, to: changed, byHand: [act('stock'), act('shelves')] },
};

function render({ ending, held, found, lines, model }: FinishedRun): string {
  const sections = [
    ['## Requests', model.requests.join('\n')],
    ['## Log', ...lines],
    ['## Ending', JSON.stringify(ending, round, 1)],
    ['## The copilot holds', held.join(', ') || 'nothing'],
    ['## Its search knows', found.join(', ') || 'nothing'],
  ];
  return `${sections.map((section) => section.join('\n')).join('\n\n')}\n`;
}

function round(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value) : value;
}

test.each(Object.entries(scenes))('%s', async (name, scene) => {
  const text = render(await run(scene));
  expect(text).toBe(readGolden(`replacement/${name.replaceAll(' ', '-')}`, text));
});
