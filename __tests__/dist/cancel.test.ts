import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFull } from '../support/depth.ts';
import type { Interrupt } from '../support/runner/run-step.ts';
import { createJsonAnswer } from '../support/fake-service/answer.ts';
import type { Script } from '../support/fake-service/misbehaviours.ts';
import {
  callsOf,
  createPushStage,
  firstOperations,
  namesOf,
  newOperations,
  previousOperations,
  type Meeting,
} from '../support/push-stage.ts';

// Tests that run at the same time begin before any hook.
const stage = await createPushStage();

afterAll(() => stage.close());

type Ends = 'previous' | 'new' | 'aborted';

/** What happens before or after which request, and what the copilot has at the end. */
const moments: readonly (readonly [name: string, at: string, ends: Ends])[] = [
  ['as the list is requested', 'before list 1', 'aborted'],
  ['as the delete arrives', 'before delete 1', 'new'],
  ['once the delete has taken effect', 'after delete 1', 'new'],
  ['in the delay', 'Actions deleted. Waiting', 'new'],
  ['as the list is requested in the delay', 'before list 2', 'new'],
  ['as the import arrives', 'before import 1', 'new'],
  ['once the import has taken effect', 'after import 1', 'new'],
  ['as the delete of the rollback arrives', 'before delete 2', 'previous'],
  ['as the import of the rollback arrives', 'before import 2', 'previous'],
  ['once the import of the rollback has taken effect', 'after import 2', 'previous'],
];

const rejectFirst: Script = ({ request }) =>
  request.nth === 1 ? createJsonAnswer(400, { is_error: true }) : undefined;

/** Interrupts before or after a request, or at a line of main's log. A rollback begins with a rejected import. */
async function interruptAt(how: Interrupt['how'], at: string, ends: Ends): Promise<Meeting> {
  const interruption = new AbortController();
  const [moment, call, nth] = at.split(' ');
  const others = ends === 'previous' ? { import: rejectFirst } : {};
  const interruptStep: Script = async (exchange) => {
    const { request, response, serve } = exchange;
    if (request.nth !== Number(nth)) return call === 'import' ? others.import?.(exchange) : undefined;
    if (moment === 'after') await serve();
    interruption.abort();
    if (moment === 'after') return 'reset';
    // A living client gets its response late, and a dead one gets none.
    await Promise.race([once(response, 'close'), sleep(1_000)]);
    return response.destroyed ? 'nothing' : undefined;
  };
  const own = /^(before|after)/u.test(at) ? { [call ?? '']: interruptStep } : {};
  const meeting = await stage.meet(
    { scripts: { ...others, ...own } },
    {
      onLine: (line) => {
        if (line.includes(at)) interruption.abort();
      },
      inputs: { 'wait-seconds': '1', 'max-attempts': '3', 'timeout-seconds': '10' },
      interrupt: { how, at: interruption.signal },
    },
  );
  expect(interruption.signal.aborted).toBe(true);
  return meeting;
}

// `npm run test:all` interrupts at each moment in each way, and so does the simulation, in virtual time.
const rows = (['cancel', 'kill', 'container'] as const).flatMap((how, index) =>
  moments
    .filter((_, place) => isFull || place % 2 === index % 2)
    // Without a signal, main continues until the post step has started, which may be too late to stop it.
    .filter(([, , ends]) => how !== 'container' || ends !== 'aborted')
    .map((moment) => [how, ...moment] as const),
);

test.concurrent.each(rows)('%s %s: the copilot is complete, and a step says so', async (how, _, at, ends) => {
  const { main, post, service } = await interruptAt(how, at, ends);
  const wanted = { previous: previousOperations, new: newOperations, aborted: firstOperations }[ends];
  expect([namesOf(service), post?.exitCode]).toEqual([wanted, 0]);
  const outcome = { previous: 'rolled-back', new: 'synced', aborted: 'aborted' }[ends];
  // The post step must report only results that main could not report.
  const hasMainSaid = main.outputs['outcome'] === outcome;
  if (ends === 'aborted' && main.exitCode === undefined) expect(post?.log).toBe('');
  else
    expect((hasMainSaid ? main.summary : (post?.summary ?? '')).toLowerCase()).toMatch(
      outcome === 'aborted'
        ? /keeps its actions|was not changed/
        : /restored|rolled.back|previous actions|new actions|synced/,
    );
  if (hasMainSaid) expect(post?.summary).toBe('');
  // Each import has its own delete, unless the previous import certainly never arrived.
  const [first] = callsOf(service).filter((call) => call !== 'list');
  expect(first).not.toBe('import');
});
