import { readGolden } from '../support/golden.ts';
import { fail, replace, type Outcome, type Scene } from './scene.ts';

function count(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Syncs whose log and result are compared word for word. */
const scenes: Readonly<Record<string, Scene>> = {
  'all goes well': {},
  'no list': { hasList: false },
  'a rejected document': { isNextBad: true },
  'a rejected document without a previous version': { isNextBad: true, hasPrevious: false },
  'a delete that is rejected by a rate limit': {
    faults: [{ call: 'delete', nth: 1, name: 'status-429-before', retryAfterMs: 9_000 }],
  },
  'failing deletes without an action list': { faults: fail('delete', 'status-500-before', ...count(1, 4)) },
  'a late delete without an action list': {
    faults: [{ call: 'delete', nth: 1, name: 'gateway-late', lateMs: 4_000 }],
  },
  'a delete that removes the copilot': { faults: fail('delete', 'record-removed', 1) },
  'a delay without a copilot list': { faults: fail('list', 'status-503-before', 1) },
  'imports that fail in two ways': {
    faults: [...fail('import', 'status-503-before', 1), ...fail('import', 'refused', 2)],
  },
  'the same error twice': { faults: fail('import', 'status-500-before', 1, 2) },
  'a service that stays down': {
    hasPrevious: false,
    faults: fail('import', 'refused', ...count(1, 60)),
  },
  'a service that stays down for both versions': {
    faults: fail('import', 'status-502-before', ...count(1, 80)),
  },
  'a full disk before the delete': { brokenJournal: 'write' },
  'a full disk after the delete': { brokenJournal: 'after-delete' },
  'a full disk from the start': { brokenJournal: 'begin' },
  'a signal before the delete': { signalAtMs: 0 },
  'a signal after a delete with an unknown effect': {
    signalAtMs: 200,
    waitMs: 20_000,
    faults: fail('delete', 'status-500-after', 1),
  },
  'a rejected delete after one with an unknown effect': {
    faults: [...fail('delete', 'status-500-after', 1), ...fail('delete', 'redirect', 2)],
  },
  'a signal in a long delay': { signalAtMs: 1_000, waitMs: 20_000 },
  'a signal before an import that fails': {
    signalAtMs: 4_000,
    faults: fail('import', 'status-503-after', 1),
  },
};

function render({ lines, model, result }: Outcome): string {
  const actions = model.actions().join(', ');
  const sections = [
    ['## Requests, in milliseconds', ...model.requests.map(({ call, sentMs }) => `${sentMs} ${call}`)],
    ['## Log', ...lines],
    ['## Ending', JSON.stringify(result, undefined, 1)],
    ['## The copilot holds', actions === '' ? 'nothing' : actions],
  ];
  return `${sections.map((section) => section.join('\n')).join('\n\n')}\n`;
}

test.each(Object.entries(scenes))('%s', async (name, scene) => {
  const text = render(await replace(scene));
  expect(text).toBe(readGolden(`replacement/${name.replaceAll(' ', '-')}`, text));
});
