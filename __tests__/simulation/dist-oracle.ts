import type { Transcript } from '../support/runner/transcript.ts';
import type { DistSchedule } from './dist-schedule.ts';
import { names, type DistSimulation } from './dist-simulate.ts';

type Held = 'next' | 'previous' | 'nothing' | 'part' | 'doubled';

/** Everything that is wrong with how a run on the built action ended; empty where nothing is. */
export function findViolations(schedule: DistSchedule, simulation: DistSimulation): readonly string[] {
  const { main, post } = simulation.transcript;
  const held = classify(simulation.actions);
  const ending = findEnding(simulation.transcript);
  const wrong = (isWrong: boolean, what: string): readonly string[] => (isWrong ? [what] : []);
  const isMainDead = main.exitCode === undefined;
  return [
    ...wrong(held === 'doubled', `doubled: ${simulation.actions.join(' ')}`),
    ...wrong(ending === 'synced' && held !== 'next', `synced, but it holds ${held}`),
    ...wrong(ending === 'restored' && held !== 'previous', `restored, but it holds ${held}`),
    ...wrong(ending === 'untouched' && held !== 'previous', `untouched, but it holds ${held}`),
    ...wrong(ending === undefined && !isMainDead, 'main ended without an outcome'),
    // Main died and post had nothing to do: it had not begun, or had just come to its end.
    ...wrong(
      ending === undefined && held !== 'previous' && held !== 'next',
      `nobody said that it holds ${held}`,
    ),
    ...wrong(
      ending === 'lost' && explainLoss(schedule, simulation).length === 0,
      'lost without a good reason',
    ),
    ...wrong(
      !isMainDead && (main.exitCode === 0) !== (main.outputs['synced'] === 'true'),
      'exit code and synced differ',
    ),
    ...wrong(findPostEnding(simulation.transcript) === 'lost' && post?.exitCode !== 1, 'post hides a loss'),
    ...wrong(
      findPostEnding(simulation.transcript) !== 'lost' && post?.exitCode !== 0,
      'post fails without a loss',
    ),
    ...wrong(simulation.strayRequests.length > 0, 'a request went to another origin'),
    ...findShortPauses(schedule, simulation),
    ...findLeaks(simulation),
    ...findInjections(simulation.transcript),
  ];
}

function classify(actions: readonly string[]): Held {
  const text = actions.join(' ');
  if (text === '') return 'nothing';
  if (text === names.next.join(' ')) return 'next';
  if (text === names.previous.join(' ')) return 'previous';
  const isStart = (all: readonly string[]): boolean => all.join(' ').startsWith(text);
  return isStart(names.next) || isStart(names.previous) ? 'part' : 'doubled';
}

/** What the last one to speak said: post where it had something to do, else main. */
function findEnding(transcript: Transcript): string | undefined {
  return findPostEnding(transcript) ?? transcript.main.outputs['outcome'];
}

function findPostEnding({ post }: Transcript): string | undefined {
  return /: (synced|restored|untouched|lost)\. /.exec(post?.log ?? '')?.[1];
}

function findShortPauses({ waitMs }: DistSchedule, { requests }: DistSimulation): readonly string[] {
  return requests.flatMap((request, index) => {
    if (request.call !== 'import') return [];
    const before = requests.slice(0, index).findLast(({ call }) => call === 'delete');
    const pauseMs = request.arrivedMs - (before?.answeredMs ?? Infinity);
    return pauseMs >= waitMs ? [] : [`a pause of ${pauseMs} ms instead of ${waitMs}`];
  });
}

function findLeaks({ secrets, traces }: DistSimulation): readonly string[] {
  const isLeak = secrets.some((secret) => traces.some((trace) => trace.includes(secret)));
  return isLeak ? ['a secret was written down'] : [];
}

/** The hostile text of the fault `injection` must stay text. */
function findInjections({ main, post }: Transcript): readonly string[] {
  return [main, ...(post === undefined ? [] : [post])].flatMap(
    ({ annotations, exported, log, masks, state }) => [
      ...(annotations.some(({ message }) => message === 'injected') ? ['an annotation was injected'] : []),
      ...(Object.keys(exported).length > 0 || 'injected' in state
        ? ['state or environment was injected']
        : []),
      ...(masks.includes('a') ? ['a mask was injected'] : []),
      ...(log.includes('\u001b') ? ['a terminal escape was let through'] : []),
    ],
  );
}

/** The schedules that no client can bring to a good end, or that the rules give up on purpose. */
function explainLoss(
  { faults }: DistSchedule,
  { isRecordThere, requests }: DistSimulation,
): readonly string[] {
  const happened = requests.filter(({ fault }) => fault !== undefined);
  const isPrevious = (request: (typeof requests)[number]): boolean =>
    Buffer.from(request.upload?.bytes ?? []).includes(names.previous[1] ?? '');
  const refusals = happened.filter(
    (request) => /^(is-error|injection)$/.test(request.fault ?? '') && isPrevious(request),
  );
  const bare500 = happened.filter(
    (request) => /500|^half-import$/.test(request.fault ?? '') && isPrevious(request),
  );
  return [
    ...(happened.some(({ fault }) => fault === 'key-revoked') ? ['the key was revoked midway'] : []),
    ...(isRecordThere ? [] : ['the delete removed the record']),
    ...(refusals.length > 0 ? ['the previous version was refused'] : []),
    ...(bare500.length >= 2 ? ['the previous version was answered the same 500 twice'] : []),
    ...(faults.length >= 4 ? ['more faults than tries'] : []),
  ];
}
