import { renderRequests, renderWait } from '../../../src/replacement/reconcile/log-text.ts';
import type { ActionRequest } from '../../../src/replacement/reconcile/request.ts';
import { rollBack, update, type Status } from '../../../src/replacement/reconcile/status.ts';
import { begun, importing, plan, show } from './plan.ts';

const at = { group: '', before: '' };
const [add] = importing.actions.map((action) => ({ kind: 'add', action, ...at }) as const);
const [remove] = show('a').map((row) => ({ kind: 'remove', row, ...at }) as const);
const undo = { kind: 'undo', row: { id: 'x', method: '', endpoint: '' }, ...at } as const;
const converging = update(begun, { state: 'converging' });

test.each<[string, readonly (ActionRequest | undefined)[], Status]>([
  ['Deleting the copilot’s actions.', [{ kind: 'clear', route: '' }], begun],
  ['Importing the new version.', [importing], begun],
  ['Importing 1 action of the new version.', [{ ...importing, actions: importing.actions.slice(1) }], begun],
  ['Importing the previous version.', [importing], rollBack(begun, 'out-of-time')],
  ['Deleting GET https://api.example.com/a.', [remove], begun],
  [
    'Adding GET https://api.example.com/b. Removing GET https://api.example.com/a.',
    [add, remove],
    converging,
  ],
  ['Adding 4 actions.', [add, add, add, add], converging],
  ['Deleting an added action that isn’t listed.', [undo], converging],
])('the log announces requests: %s', (text, requests, status) => {
  expect(
    renderRequests(
      requests.flatMap((request) => request ?? []),
      plan,
      status,
    ),
  ).toBe(text);
});

test.each([
  ['75', 74_990, 75_000],
  ['13', 12_400, 75_000],
  ['1.5', 1_490, 1_500],
])('the log says that the run waits %s s after the delete: the delay, or its rest', (text, ms, waitMs) => {
  const line = `Actions deleted. Waiting ${text} s before the import.`;
  expect(renderWait({ reason: 'delay', ms }, waitMs)).toBe(line);
});
