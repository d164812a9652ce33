import type { Recovery, ReplacementEnding } from '../../src/ending.ts';
import type { MemoryEntry } from './memory-journal.ts';
import { documents, type ModelService } from './model-service.ts';
import type { Schedule } from './schedule.ts';

interface Simulation {
  readonly model: ModelService;
  /** Result of main, or `undefined` if it was killed before. */
  readonly main: ReplacementEnding | undefined;
  /** Result of the post step, or `undefined` if it had nothing to do. */
  readonly post: Recovery | undefined;
  /** Final state of the journal, or `undefined` if main was killed before it wrote anything. */
  readonly left: MemoryEntry | undefined;
}

/** Lists everything that is wrong with the end of a simulation; empty if nothing is. */
export function findViolations(schedule: Schedule, simulation: Simulation): readonly string[] {
  const { left, main, model, post } = simulation;
  const reported = post?.ending ?? main;
  const actions = model.actions();
  const held = classify(actions);
  const isLate = model.happened.some(({ fault }) => fault.lateMs !== undefined);
  // Without an action list, late requests can't be excluded. The message must not claim more than was known.
  if (isLate) return findUntrueClaims(reported);
  const violations = [...model.violations, ...findShortPauses(schedule, simulation)];

  if (reported === undefined) {
    // Main was killed before its result, and the post step found no open sync: no request was sent, or everything was
    // finished.
    if (left === undefined && held !== 'previous') violations.push('changed without a journal');
    if (left?.isOpen === true) violations.push('left open without a report');
  }
  const outcome = reported?.outcome ?? left?.state.step;
  const isLost = outcome === 'degraded';
  if (held === 'doubled' && !isLost) violations.push(`the copilot ended doubled: ${actions.join(' ')}`);
  const desired: Partial<Record<string, Held>> = {
    synced: 'next',
    'rolled-back': 'previous',
    aborted: 'previous',
  };
  const expected = outcome === undefined ? undefined : desired[outcome];
  const isExcused = isInferred(reported) && hasFailedDelete(simulation);
  if (expected !== undefined && held !== expected && !isExcused) {
    violations.push(`${String(outcome)}, but it holds ${held}: ${actions.join(' ')}`);
  }
  if (isLost) {
    const reasons = explainLoss(schedule, simulation);
    if (reasons.length === 0) violations.push('lost without a good reason');
    if (reported?.state.includes('has no actions') === true && held !== 'nothing')
      violations.push(`lost, it holds ${held}, but the report is: ${reported.state}`);
  }
  if (reported?.result === 'handed-over-unread') violations.push('handed over, but not resumed');
  return violations;
}

/** Without an action list, no result may be called verified. */
function findUntrueClaims(reported: ReplacementEnding | undefined): readonly string[] {
  const isVerified = reported !== undefined && 'unverified' in reported && reported.unverified === undefined;
  return isVerified ? ['verified without a read'] : [];
}

function isInferred(reported: ReplacementEnding | undefined): boolean {
  return reported?.result === 'presumed';
}

/** Returns whether a failed delete is believed because there is no action list, which must be reported. */
function hasFailedDelete({ model }: Simulation): boolean {
  return model.happened.some(
    ({ fault }) => fault.call === 'delete' && ['status-500-after', 'half-import'].includes(fault.name),
  );
}

export type Held = 'next' | 'previous' | 'nothing' | 'part' | 'doubled';

export function classify(held: readonly string[]): Held {
  const actions = [...held].sort();
  const text = actions.join(' ');
  if (text === '') return 'nothing';
  if (text === documents.next.join(' ')) return 'next';
  if (text === documents.previous.join(' ')) return 'previous';
  const isDoubled =
    new Set(actions).size < actions.length || new Set(actions.map((name) => name.split('-')[0])).size > 1;
  return isDoubled ? 'doubled' : 'part';
}

/** Finds delays that are too short, from the response to the delete to the import. */
function findShortPauses({ waitMs }: Schedule, { model }: Simulation): readonly string[] {
  return model.requests.flatMap((request, index) => {
    if (request.call !== 'import') return [];
    const before = model.requests.slice(0, index).findLast(({ call }) => call === 'delete');
    const pauseMs = request.sentMs - (before?.answeredMs ?? Infinity);
    return pauseMs >= waitMs ? [] : [`a pause of ${pauseMs} ms instead of ${waitMs}`];
  });
}

/** Explains losses that no client can prevent, or that the rules accept. */
function explainLoss(schedule: Schedule, { model }: Simulation): readonly string[] {
  const { happened } = model;
  const ofPrevious = happened.filter(({ document }) => document === 'previous');
  const isRejected = ({ fault }: (typeof happened)[number]): boolean =>
    ['is-error', 'status-400'].includes(fault.name);
  const has500Twice = (some: typeof happened): boolean =>
    some.filter(({ fault }) => /500|^half-import$/.test(fault.name)).length >= 2;
  const { hasPrevious } = schedule;
  const reasons: readonly (readonly [boolean, string])[] = [
    [model.isKeyRevoked(), 'the key was revoked midway'],
    [model.isRecordRemoved(), 'the delete removed the copilot'],
    [
      happened.filter(({ fault }) => fault.name === 'unmanaged').length >= 2,
      'the list lacked the copilot twice',
    ],
    [!hasPrevious && schedule.isNextBad, 'an invalid new version and no previous one'],
    [!hasPrevious && happened.some(isRejected), 'a rejection, and no previous version'],
    [!hasPrevious && has500Twice(happened), 'the same 500 twice, and no previous version'],
    [ofPrevious.some(isRejected), 'the previous version was rejected'],
    [has500Twice(ofPrevious), 'the previous version got the same 500 twice'],
    [happened.length >= schedule.maxAttempts, 'more faults than attempts'],
  ];
  return reasons.flatMap(([isGiven, reason]) => (isGiven ? [reason] : []));
}
