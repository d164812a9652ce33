import { results } from '../../src/messages/index.ts';
import type { ActionRecord } from '../support/fake-service/action.ts';
import type { DistSchedule } from './dist-schedule.ts';
import { names, type DistSimulation } from './dist-simulate.ts';

/** Lists the checks that found something wrong. */
function listWrong(checks: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(checks).filter((what) => checks[what]);
}

/** Lists everything that is wrong with the end of a run of the built action; empty if nothing is. */
export function findViolations(schedule: DistSchedule, simulation: DistSimulation): readonly string[] {
  const { secrets, service, traces, transcript } = simulation;
  const { main, post } = transcript;
  const postEnding = /: (synced|rolled-back|aborted|degraded)\. /.exec(post?.log ?? '')?.[1];
  // The last reported outcome counts: the post step's if it did anything.
  const ending = postEnding ?? main.outputs['outcome'];
  const isMainDead = main.exitCode === undefined;
  const isLossExplained = explainsLoss(schedule, simulation);
  return [
    ...(hasActionList(schedule)
      ? findUntruths(schedule, simulation, ending)
      : findScriptFalsehoods(simulation, ending)),
    ...listWrong({
      'main ended without an outcome': ending === undefined && !isMainDead,
      'lost without a good reason': ending === 'degraded' && !isLossExplained,
      'exit code and synced differ':
        !isMainDead && (main.exitCode === 0) !== (main.outputs['synced'] === 'true'),
      'post hides a loss, or fails without one': post?.exitCode !== (postEnding === 'degraded' ? 1 : 0),
      'a request went to another origin': service.strays.length > 0,
      'a secret was written': secrets.some((secret) => traces.some((trace) => trace.includes(secret))),
    }),
    ...(schedule.strategy === 'recreate' ? findShortPauses(schedule, simulation) : []),
    // The hostile text of the fault `injection` must stay text.
    ...[main, ...(post === undefined ? [] : [post])].flatMap(({ annotations, exported, log, masks, state }) =>
      listWrong({
        'an annotation was injected': annotations.some(({ message }) => message === 'injected'),
        'state or environment was injected': Object.keys(exported).length > 0 || 'injected' in state,
        'a mask was injected': masks.includes('a'),
        'a terminal escape was not removed': log.includes('\u001b'),
      }),
    ),
  ];
}

function hasActionList({ service }: DistSchedule): boolean {
  return service !== 'contract';
}

/** Sorts names or IDs, because single actions are restored in any order. */
function join(all: readonly string[]): string {
  return all.toSorted().join(' ');
}

function listNames({ moments }: DistSimulation): readonly string[] {
  return (moments.at(-1) ?? []).map(({ name }) => name);
}

/** Without an action list, only the service's responses and the order of the requests are known. */
function findScriptFalsehoods(simulation: DistSimulation, ending: string | undefined): readonly string[] {
  const { service, transcript } = simulation;
  const held = listNames(simulation);
  const [next, previous] = [join(names.next), join(names.previous)];
  const expected = new Map([
    ['synced', [next]],
    ['rolled-back', [previous]],
    ['aborted', [previous]],
    ['degraded', [join(held)]],
  ]).get(ending ?? '') ?? [next, previous];
  // A delete that was applied although it failed with HTTP 500 must be reported as inferred.
  const hasWorked = service.requests.some(({ call, fault }) => call === 'delete' && fault === 'half-import');
  const isExcused = ending === 'aborted' && hasWorked && readLogs(transcript).includes(presumed);
  const isPart = (whole: readonly string[]): boolean =>
    new Set(held).size === held.length && held.every((name) => whole.includes(name));
  const changing = service.requests.filter(({ call }) => call === 'import' || call === 'delete');
  return listWrong({
    [`doubled: ${join(held)}`]: !isPart(names.next) && !isPart(names.previous),
    [`${ending ?? 'killed'}, but it holds ${join(held)}`]: !expected.includes(join(held)) && !isExcused,
    // An import appends, so a delete must come before it.
    'an import was repeated alone': changing.some(
      ({ call }, at) => call === 'import' && changing[at - 1]?.call === 'import',
    ),
  });
}

/** The sentence about inferred actions, up to its reason. */
const [presumed = ''] = results.presumed
  .state({ aim: 'new', version: '', reason: '', isEmpty: false })
  .split(',');

function readLogs({ main, post }: DistSimulation['transcript']): string {
  return `${main.log}\n${post?.log ?? ''}`;
}

/** Lists statements about rows and search index that are wrong, and actions that were missing during the run. */
function findUntruths(
  schedule: DistSchedule,
  simulation: DistSimulation,
  ending: string | undefined,
): readonly string[] {
  const { moments, reach, transcript } = simulation;
  const [before = [], after = []] = [moments[0], moments.at(-1)];
  const held = join(listNames(simulation));
  const kept = schedule.unmanaged === 'keep' ? before.filter(({ name }) => name === names.byHand) : [];
  const next = join([...names.next, ...kept.map(({ name }) => name)]);
  const isUnverified = readLogs(transcript).includes('not verified');
  const isIndexed =
    ['rolled-back', 'aborted'].includes(ending ?? '') || (ending === 'synced' && !isUnverified);
  const listIds = (rows: readonly ActionRecord[]): string => join(rows.map(({ id }) => id));
  const isRolling = schedule.strategy === 'rolling';
  const has = (rows: readonly ActionRecord[], name: string): boolean => rows.some((row) => row.name === name);
  const shared = names.previous.filter((name) => names.next.includes(name));
  const counts = moments.map((rows) => names.next.filter((name) => has(rows, name)).length);
  return listWrong({
    [`synced, but it holds ${held}`]: ending === 'synced' && held !== next,
    [`restored, but it holds ${held}`]:
      ending === 'rolled-back' && held !== join(before.map(({ name }) => name)),
    [`not changed, but it has other rows: ${held}`]:
      ending === 'aborted' && listIds(after) !== listIds(before),
    [`in the index: ${JSON.stringify(reach)}`]:
      isIndexed && [...reach.hidden, ...reach.dangling, ...reach.outdated].length > 0,
    // An action of both versions must exist at every moment.
    'a shared action was missing':
      isRolling && moments.some((rows) => !shared.every((name) => has(rows, name))),
    'a kept action was touched': moments.some((rows) => kept.some((row) => !rows.includes(row))),
    // Without a rollback, correct actions must stay.
    [`right actions went missing: ${counts.join(' ')}`]:
      isRolling && ending === 'synced' && counts.some((count, at) => count < (counts[at - 1] ?? 0)),
  });
}

/**
 * Finds delays that are too short, from the end of a delete, or from the response of a read that found it done, to
 * the next import.
 */
function findShortPauses(schedule: DistSchedule, { service }: DistSimulation): readonly string[] {
  const { waitMs } = schedule;
  const isRead = hasActionList(schedule);
  return service.requests.flatMap((request, index) => {
    if (request.call !== 'import') return [];
    const deletes = service.requests
      .slice(0, index)
      .filter(({ call, status = 200 }) => (call === 'delete' || call === 'delete-one') && status !== 405);
    if (deletes.length === 0) return ['an import without a delete before it'];
    const ends = deletes.flatMap(({ answeredMs, effectMs, arrivedMs }) => [
      answeredMs ?? arrivedMs,
      isRead ? arrivedMs : (effectMs ?? arrivedMs),
    ]);
    const pauseMs = request.arrivedMs - Math.max(...ends);
    return pauseMs >= waitMs ? [] : [`a pause of ${pauseMs} ms instead of ${waitMs}`];
  });
}

/** Returns whether no client could prevent a loss, or the rules accept it. */
function explainsLoss(schedule: DistSchedule, { service }: DistSimulation): boolean {
  // The releases don't check the key.
  const isRelease = schedule.service === '2.8.0' || schedule.service === 'head';
  const isRevoked = !isRelease && service.requests.some(({ fault }) => fault === 'key-revoked');
  // Without an action list, only the previous version and the responses are known.
  const ofPrevious = service.requests
    .filter(({ upload }) => Buffer.from(upload?.bytes ?? []).includes(names.previous[1] ?? ''))
    .map(({ fault = '' }) => fault);
  const isRejected = ofPrevious.some((fault) => /^(is-error|is-error-text|error-200|injection)$/.test(fault));
  const isFailedTwice = ofPrevious.filter((fault) => /500|^half-import$/.test(fault)).length >= 2;
  const isScripted = !hasActionList(schedule);
  return isRevoked || service.copilots().length === 0 || (isScripted && (isRejected || isFailedTwice));
}

/** Returns whether the machine was too slow for the time limits, so that the run proves nothing. */
export function wasTooSlow({ faults }: DistSchedule, { service, transcript }: DistSimulation): boolean {
  const { requests } = service;
  // Logged when it happens, and again at the end, under “What happened”.
  const timeOuts = readLogs(transcript)
    .split('\n')
    .filter((line) => !line.startsWith('What happened') && line.includes('no complete response within'));
  const hanging = requests.filter(({ fault = '' }) => /^(hang|late|slow-drip|endless)/.test(fault));
  const isOverdue = requests.some(({ call, nth, arrivedMs, effectMs = 0 }) => {
    const planned = faults.find((fault) => fault.call === call && fault.nth === nth)?.delayMs ?? 0;
    return effectMs > arrivedMs + planned + 200;
  });
  return isOverdue || timeOuts.length > hanging.length;
}
