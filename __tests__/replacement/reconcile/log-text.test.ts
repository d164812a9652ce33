import { renderRequests, renderWait } from '../../../src/replacement/reconcile/log-text.ts';
import type { ActionRequest } from '../../../src/replacement/reconcile/request.ts';
import { rollBack, type Status } from '../../../src/replacement/reconcile/status.ts';
import { begun, plan, show } from './plan.ts';

const actions = plan.job.next.actions;
const all: ActionRequest = { kind: 'import', document: Buffer.from(''), actions };
const part: ActionRequest = { ...all, actions: actions.slice(1) };
const at = { group: '', before: '' };
const adds = actions.map((action): ActionRequest => ({ kind: 'add', action, ...at })).slice(0, 1);
const removes = show('a').map((row): ActionRequest => ({ kind: 'remove', row, ...at }));
const undo: ActionRequest = { kind: 'undo', row: { id: 'x', method: '', endpoint: '' }, ...at };
const converging: Status = { ...begun, state: 'converging' };

test.each<[string, readonly ActionRequest[], Status]>([
  ['Deleting the copilot’s actions.', [{ kind: 'clear', route: '' }], begun],
  ['Importing the new version.', [all], begun],
  ['Importing 1 action of the new version.', [part], begun],
  ['Importing the previous version.', [all], rollBack(begun, 'out-of-time')],
  ['Deleting GET https://api.example.com/a.', removes, begun],
  [
    'Adding GET https://api.example.com/b. Removing GET https://api.example.com/a.',
    [...adds, ...removes],
    converging,
  ],
  ['Adding 4 actions.', [...adds, ...adds, ...adds, ...adds], converging],
  ['Deleting an added action that isn’t listed.', [undo], converging],
])('the log announces requests: %s', (text, requests, status) => {
  expect(renderRequests(requests, plan, status)).toBe(text);
});

test('the log says how long the run waits after the delete: the whole delay, or the rest in a post step', () => {
  expect(renderWait({ reason: 'delay', ms: 74_990 }, 75_000)).toBe(
    'Actions deleted. Waiting 75 s before the import.',
  );
  expect(renderWait({ reason: 'delay', ms: 12_400 }, 75_000)).toBe(
    'Actions deleted. Waiting 13 s before the import.',
  );
  expect(renderWait({ reason: 'delay', ms: 1_490 }, 1_500)).toBe(
    'Actions deleted. Waiting 1.5 s before the import.',
  );
});
