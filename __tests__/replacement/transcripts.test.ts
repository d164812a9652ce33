import type { Call, Fault, FaultName } from '../simulation/schedule.ts';
import { readGolden } from '../support/golden.ts';
import { replace, type Outcome, type Scene } from './scene.ts';

function fail(call: Call, name: FaultName, ...nths: readonly number[]): readonly Fault[] {
  return nths.map((nth) => ({ call, nth, name }));
}

function count(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** What is told of a replacement from its first line to its ending, word for word. */
const scenes: Readonly<Record<string, Scene>> = {
  'all goes well': {},
  'no list': { hasList: false },
  'a refused document': { isNextBad: true },
  'a refused document and nothing to put back': { isNextBad: true, hasPrevious: false },
  'a delete that is refused for its number': {
    faults: [{ call: 'delete', nth: 1, name: 'status-429-before', retryAfterMs: 9_000 }],
  },
  'deletes that fail where nobody can look': { faults: fail('delete', 'status-500-before', ...count(1, 4)) },
  'a delete that comes late where nobody can look': {
    faults: [{ call: 'delete', nth: 1, name: 'gateway-late', lateMs: 4_000 }],
  },
  'a delete that takes the record': { faults: fail('delete', 'record-removed', 1) },
  'a pause that nobody could look into': { faults: fail('list', 'status-503-before', 1) },
  'imports that fail in two ways': {
    faults: [...fail('import', 'status-503-before', 1), ...fail('import', 'refused', 2)],
  },
  'the same error twice': { faults: fail('import', 'status-500-before', 1, 2) },
  'a service that does not come back': {
    hasPrevious: false,
    faults: fail('import', 'refused', ...count(1, 60)),
  },
  'a service that does not come back for either version': {
    faults: fail('import', 'status-502-before', ...count(1, 80)),
  },
  'a full disk before the delete': { brokenJournal: 'write' },
  'a full disk after the delete': { brokenJournal: 'after-delete' },
  'a full disk from the start': { brokenJournal: 'begin' },
  'a signal before the delete': { signalAtMs: 0 },
  'a signal after a delete in doubt': {
    signalAtMs: 200,
    waitMs: 20_000,
    faults: fail('delete', 'status-500-after', 1),
  },
  'a delete that is refused after one in doubt': {
    faults: [...fail('delete', 'status-500-after', 1), ...fail('delete', 'redirect', 2)],
  },
  'a signal in a long pause': { signalAtMs: 1_000, waitMs: 20_000 },
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
