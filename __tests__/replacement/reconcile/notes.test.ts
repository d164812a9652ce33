import type { ObservedAction } from '../../../src/copilot.ts';
import { ServiceFailure, type ServiceFault } from '../../../src/errors.ts';
import type { Call } from '../../../src/replacement/reconcile/call.ts';
import {
  beginProgress,
  createCourse,
  isCounted,
  selectBackup,
  surveyRows,
} from '../../../src/replacement/reconcile/course.ts';
import { describeReconciliation } from '../../../src/replacement/reconcile/describe.ts';
import { noteLook } from '../../../src/replacement/reconcile/note-look.ts';
import { hasLanded, noteAnswer, noteSent } from '../../../src/replacement/reconcile/notes.ts';
import { resumeProgress, type Progress } from '../../../src/replacement/reconcile/progress.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { createJob, render } from '../../simulation/reconcile/simulate.ts';

const [from, to] = [['a', 'b'].map((path) => act(path)), ['b', 'c'].map((path) => act(path))];
const show = (...paths: readonly string[]): readonly ObservedAction[] =>
  paths.map((path, index) => {
    const { endpoint, method, name, payload } = act(path);
    return {
      id: `${path}-${index}`,
      method,
      endpoint,
      name,
      operationId: name,
      description: `${path}, version 0`,
      payload,
    };
  });
const job = createJob(
  { from, to, strategy: 'recreate', unmanaged: 'delete', maxAttempts: 4 },
  show('a', 'b'),
);
const course = createCourse(job);
const nowMs = 1_000;
const look = (progress: Progress, ...paths: readonly string[]): Progress =>
  noteLook(course, progress, show(...paths), nowMs);

describe('rows that come or go between two looks', () => {
  const begun = look(beginProgress(job), 'a', 'b');

  test('without a request of this run were made by another client: the search may lack the rest of their group', () => {
    const seen = look(begun, 'a');
    expect(seen).toMatchObject({ hasOthers: true, hasChanged: true });
    expect(seen.groups['name_b']).toMatchObject({ needsReindex: true });
    expect(seen.groups['name_a']).toMatchObject({ needsReindex: false });
  });

  test('after a request of this run are its effect', () => {
    const clear: Call = { kind: 'clear', route: '' };
    const seen = look(noteSent(begun, clear, nowMs, 10_000));
    expect(seen).toMatchObject({ hasOthers: false, hasChanged: true });
  });
});

const importing: Call = { kind: 'import', document: Buffer.from(''), goals: job.next.actions };

test.each<[string, Partial<ServiceFault>, number | undefined]>([
  ['a gateway’s 503', { status: 503 }, 90_000],
  ['503 with Retry-After', { status: 503, retryAfterMs: 1_000 }, 10_000],
  ['504', { status: 504 }, 90_000],
  ['408', { status: 408 }, 90_000],
  ['silence', { kind: 'time-out' }, 90_000],
  ['a broken connection', { kind: 'broken' }, 90_000],
  ['500', { status: 500 }, 10_000],
  ['400', { status: 400 }, undefined],
  ['no connection', { kind: 'unreachable', applied: 'no' }, undefined],
])('after %s a call may take effect, or be seen to, for so long', (_, facts, ms) => {
  const sent = beginProgress(job);
  const fault = {
    request: 'import',
    kind: 'status',
    applied: 'unknown',
    rejected: false,
    ...facts,
  } as ServiceFault;
  const context = { nowMs, random: () => 0, maxAttempts: 4, sent };
  const { fault: why } = new ServiceFailure({ ...fault, explanation: '', hint: '' });
  const { inFlight } = noteAnswer(
    noteSent(sent, importing, nowMs, 10_000),
    importing,
    { ok: false, fault: why },
    context,
  );
  expect(inFlight.map(({ endsAtMs }) => endsAtMs - nowMs)).toEqual(ms === undefined ? [] : [ms]);
});

test.each([
  ['was just sent', 1_000, 90_000],
  ['was given up at the latest a minute before', 130_000, 30_000],
])('after a death, a call that %s may take effect for so long', (_, laterMs, ms) => {
  const left = noteSent(beginProgress(job), importing, nowMs, 70_000);
  const { inFlight } = resumeProgress(left, nowMs + laterMs);
  expect(inFlight.map(({ endsAtMs }) => endsAtMs - nowMs - laterMs)).toEqual([ms]);
});

test('an import has come to its end only where all of it is there', () => {
  const sent = noteSent(beginProgress(job), importing, nowMs, 10_000);
  const [flight] = sent.inFlight;
  const isOver = (...paths: readonly string[]): boolean =>
    flight !== undefined && hasLanded(flight, course, surveyRows(course, sent, show(...paths)));
  expect([isOver(), isOver('b'), isOver('b', 'c')]).toEqual([false, false, true]);
});

test('as many actions with other `operation_id`s are not what was imported', () => {
  const imported = { ...beginProgress(job), isImported: true };
  const isThere = (operationId: (id: string | undefined) => string | undefined): boolean => {
    const rows = show('b', 'c').map((row) => ({
      ...row,
      endpoint: 'x',
      operationId: operationId(row.operationId),
    }));
    return isCounted(course, imported, surveyRows(course, imported, rows));
  };
  expect([isThere((id) => id), isThere((id) => `${id ?? ''}2`)]).toEqual([true, false]);
});

test('the version that a copilot holds is the largest of those of which everything is there', () => {
  const [small, large, other] = [['a'], ['a', 'b'], ['a', 'b', 'c']].map((paths) =>
    render(paths.map((path) => act(path))),
  );
  const versions = [small, other, large].filter((version) => version !== undefined);
  expect(selectBackup(show('a', 'b', 'hand'), versions)).toBe(large);
  expect(selectBackup(show('b'), versions)).toBeUndefined();
});

describe('an ending', () => {
  const end = (progress: Progress, ...paths: readonly string[]): string => {
    const survey = surveyRows(course, progress, show(...paths));
    const { outcome, state } = describeReconciliation(
      { course, progress, survey, isLookLast: true, why: 'out-of-time', incidents: [] },
      0,
    );
    return `${outcome}: ${state}`;
  };
  const sent = noteSent(beginProgress(job), importing, nowMs, 10_000);
  const calm: Progress = { ...sent, inFlight: [], groups: {}, phase: 'repair' };

  test('is called good only where nothing may still take effect', () => {
    expect(end(calm, 'b', 'c')).toMatch(/^synced: /);
    expect(end({ ...calm, inFlight: sent.inFlight }, 'b', 'c')).toMatch(/^degraded: .*may still/);
  });

  test('is `aborted` only where nothing has changed on the way', () => {
    const rollback = { ...calm, direction: 'rollback' } as const;
    expect(end(rollback, 'a', 'b')).toMatch(/^aborted: /);
    expect(end({ ...rollback, hasChanged: true }, 'a', 'b')).toMatch(/^rolled-back: /);
  });
});
