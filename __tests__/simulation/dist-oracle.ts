import { results } from '../../src/messages/index.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import type { DistSchedule } from './dist-schedule.ts';
import { findUntruths } from './dist-reconcile-oracle.ts';
import { names, type DistSimulation } from './dist-simulate.ts';

type Held = 'next' | 'previous' | 'nothing' | 'part' | 'doubled';

const wrong = (isWrong: boolean, what: string): readonly string[] => (isWrong ? [what] : []);

/** Lists everything that is wrong with the end of a run of the built action; empty if nothing is. */
export function findViolations(schedule: DistSchedule, simulation: DistSimulation): readonly string[] {
  const { main, post } = simulation.transcript;
  const ending = findEnding(simulation.transcript);
  const isMainDead = main.exitCode === undefined;
  const losses = explainLoss(schedule, simulation);
  return [
    ...(hasActionList(schedule)
      ? findUntruths(schedule, simulation, ending)
      : findScriptFalsehoods(simulation, ending)),
    ...wrong(ending === undefined && !isMainDead, 'main ended without an outcome'),
    ...wrong(
      ending === 'degraded' && losses.length === 0,
      `lost without a good reason: it holds ${classify(simulation.actions)}`,
    ),
    ...wrong(
      !isMainDead && (main.exitCode === 0) !== (main.outputs['synced'] === 'true'),
      'exit code and synced differ',
    ),
    ...wrong(
      findPostEnding(simulation.transcript) === 'degraded' && post?.exitCode !== 1,
      'post hides a loss',
    ),
    ...wrong(
      findPostEnding(simulation.transcript) !== 'degraded' && post?.exitCode !== 0,
      'post fails without a loss',
    ),
    ...wrong(simulation.strays.length > 0, 'a request went to another origin'),
    ...wrong(
      schedule.strategy === 'recreate' && findShortPauses(schedule, simulation).length > 0,
      findShortPauses(schedule, simulation).join(', '),
    ),
    ...findLeaks(simulation),
    ...findInjections(simulation.transcript),
  ];
}

/** Without an action list, only the service's responses and the order of the requests are known. */
function findScriptFalsehoods(simulation: DistSimulation, ending: string | undefined): readonly string[] {
  const held = classify(simulation.actions);
  const isExcused = ending === 'aborted' && isInferred(simulation);
  return [
    ...wrong(held === 'doubled', `doubled: ${simulation.actions.join(' ')}`),
    ...wrong(ending === 'synced' && held !== 'next', `synced, but it holds ${held}`),
    ...wrong(ending === 'rolled-back' && held !== 'previous', `restored, but it holds ${held}`),
    ...wrong(ending === 'aborted' && held !== 'previous' && !isExcused, `not changed, but it has ${held}`),
    ...wrong(
      held !== 'next' && held !== 'previous' && ending !== 'degraded' && !isExcused,
      `it holds ${held}, but the result is not degraded`,
    ),
    ...findRepeatedImports(simulation),
  ];
}

/** The sentence about inferred actions, up to its reason. */
const [presumed = ''] = results.presumed
  .state({ aim: 'new', version: '', reason: '', isEmpty: false })
  .split(',');

/** Returns whether a delete was applied although it failed with HTTP 500, which must be reported as inferred. */
function isInferred({ requests, transcript: { main, post } }: DistSimulation): boolean {
  const hasWorked = requests.some(({ call, fault }) => call === 'delete' && fault === 'half-import');
  return hasWorked && `${main.log}${post?.log ?? ''}`.includes(presumed);
}

/** Classifies the actions. Their order doesn't matter, because single actions are restored in any order. */
function classify(actions: readonly string[]): Held {
  const sort = (all: readonly string[]): string => all.toSorted().join(' ');
  if (actions.length === 0) return 'nothing';
  if (sort(actions) === sort(names.next)) return 'next';
  if (sort(actions) === sort(names.previous)) return 'previous';
  const isPart = (whole: readonly string[]): boolean =>
    new Set(actions).size === actions.length && actions.every((action) => whole.includes(action));
  return isPart(names.next) || isPart(names.previous) ? 'part' : 'doubled';
}

/** Returns the last reported outcome: the post step's if it did anything, otherwise main's. */
function findEnding(transcript: Transcript): string | undefined {
  return findPostEnding(transcript) ?? transcript.main.outputs['outcome'];
}

function findPostEnding({ post }: Transcript): string | undefined {
  return /: (synced|rolled-back|aborted|degraded)\. /.exec(post?.log ?? '')?.[1];
}

/**
 * Finds delays that are too short, from the end of a delete, or from the response of a read that found it done, to
 * the next import.
 */
function findShortPauses(schedule: DistSchedule, simulation: DistSimulation): readonly string[] {
  const { waitMs } = schedule;
  const { requests } = simulation;
  const isRead = hasActionList(schedule);
  return requests.flatMap((request, index) => {
    if (request.call !== 'import') return [];
    const deletes = requests
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

/** Finds imports without a delete before them, because an import appends. */
function findRepeatedImports({ requests }: DistSimulation): readonly string[] {
  const changing = requests.filter(({ call }) => call === 'import' || call === 'delete');
  const isRepeated = changing.some(
    ({ call }, at) => call === 'import' && changing[at - 1]?.call === 'import',
  );
  return wrong(isRepeated, 'an import was repeated alone');
}

function findLeaks({ secrets, traces }: DistSimulation): readonly string[] {
  const isLeak = secrets.some((secret) => traces.some((trace) => trace.includes(secret)));
  return wrong(isLeak, 'a secret was written');
}

/** Checks that the hostile text of the fault `injection` stays text. */
function findInjections({ main, post }: Transcript): readonly string[] {
  return [main, ...(post === undefined ? [] : [post])].flatMap(
    ({ annotations, exported, log, masks, state }) => [
      ...wrong(
        annotations.some(({ message }) => message === 'injected'),
        'an annotation was injected',
      ),
      ...wrong(Object.keys(exported).length > 0 || 'injected' in state, 'state or environment was injected'),
      ...wrong(masks.includes('a'), 'a mask was injected'),
      ...wrong(log.includes('\u001b'), 'a terminal escape was not removed'),
    ],
  );
}

/** Explains losses that no client can prevent, or that the rules accept. */
function explainLoss(schedule: DistSchedule, simulation: DistSimulation): readonly string[] {
  const { isRecordThere, requests } = simulation;
  // The releases don't check the key.
  const isRelease = schedule.service === '2.8.0' || schedule.service === 'head';
  return [
    ...wrong(
      !isRelease && requests.some(({ fault }) => fault === 'key-revoked'),
      'the key was revoked midway',
    ),
    ...wrong(!isRecordThere, 'the delete removed the copilot'),
    ...(hasActionList(schedule) ? [] : explainScriptedLoss(requests)),
  ];
}

function hasActionList({ service }: DistSchedule): boolean {
  return service !== 'contract';
}

/** Explains losses without an action list, in which case only the previous version and the responses are known. */
function explainScriptedLoss(requests: DistSimulation['requests']): readonly string[] {
  const isPrevious = ({ upload }: (typeof requests)[number]): boolean =>
    Buffer.from(upload?.bytes ?? []).includes(names.previous[1] ?? '');
  const ofPrevious = requests.filter(isPrevious).map(({ fault = '' }) => fault);
  const rejections = ofPrevious.filter((fault) =>
    /^(is-error|is-error-text|error-200|injection)$/.test(fault),
  );
  const bare500 = ofPrevious.filter((fault) => /500|^half-import$/.test(fault));
  return [
    ...wrong(rejections.length > 0, 'the previous version was rejected'),
    ...wrong(bare500.length >= 2, 'the previous version got the same 500 twice'),
  ];
}

/** Returns whether the machine was too slow for the time limits, so that the run proves nothing. */
export function wasTooSlow({ faults }: DistSchedule, { transcript, requests }: DistSimulation): boolean {
  const { main, post } = transcript;
  // Logged when it happens, and again at the end, under “What happened”.
  const reported = `${main.log}\n${post?.log ?? ''}`
    .split('\n')
    .filter((line) => !line.startsWith('What happened'));
  const timeOuts = reported.filter((line) => line.includes('no complete response within'));
  const hanging = requests.filter(({ fault = '' }) => /^(hang|late|slow-drip|endless)/.test(fault));
  const isOverdue = requests.some(({ call, nth, arrivedMs, effectMs = 0 }) => {
    const planned = faults.find((fault) => fault.call === call && fault.nth === nth)?.delayMs ?? 0;
    return effectMs > arrivedMs + planned + 200;
  });
  return isOverdue || timeOuts.length > hanging.length;
}
