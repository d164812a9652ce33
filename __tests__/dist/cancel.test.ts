import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFull } from '../support/depth.ts';
import type { Interrupt } from '../support/runner/interrupt.ts';
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

interface Blow {
  readonly call: 'list' | 'delete' | 'import';
  readonly nth: number;
  /** Whether the request takes effect before the interrupt. */
  readonly moment: 'before' | 'after';
}

const at = (call: Blow['call'], nth: number, moment: Blow['moment']): Blow => ({ call, nth, moment });

/** Interrupts when the nth request of its kind arrives. `others` responds to all others of its kind. */
const strikeBeside =
  ({ nth, moment }: Blow, strike: () => void, others?: Script): Script =>
  async (exchange) => {
    const { request, response, serve } = exchange;
    if (request.nth !== nth) return others?.(exchange);
    if (moment === 'after') await serve();
    strike();
    if (moment === 'after') return 'reset';
    // A living client gets its response late, and a dead one gets none.
    await Promise.race([once(response, 'close'), sleep(1_000)]);
    return response.destroyed ? 'nothing' : undefined;
  };

const rejectFirst: Script = ({ request }) =>
  request.nth === 1 ? createJsonAnswer(400, { is_error: true }) : undefined;

interface Moment {
  readonly name: string;
  readonly blow?: Blow;
  /** Line of main's log at which it is interrupted. */
  readonly line?: RegExp;
  readonly ends: 'previous' | 'new' | 'aborted';
  readonly isRejected?: boolean;
}

const rollback = { ends: 'previous', isRejected: true } as const;

const moments: readonly Moment[] = [
  { name: 'as the list is requested', blow: at('list', 1, 'before'), ends: 'aborted' },
  { name: 'as the delete arrives', blow: at('delete', 1, 'before'), ends: 'new' },
  { name: 'once the delete has taken effect', blow: at('delete', 1, 'after'), ends: 'new' },
  { name: 'in the delay', line: /Actions deleted\. Waiting/u, ends: 'new' },
  { name: 'as the list is requested in the delay', blow: at('list', 2, 'before'), ends: 'new' },
  { name: 'as the import arrives', blow: at('import', 1, 'before'), ends: 'new' },
  { name: 'once the import has taken effect', blow: at('import', 1, 'after'), ends: 'new' },
  { name: 'as the delete of the rollback arrives', blow: at('delete', 2, 'before'), ...rollback },
  { name: 'as the import of the rollback arrives', blow: at('import', 2, 'before'), ...rollback },
  { name: 'once the import of the rollback has taken effect', blow: at('import', 2, 'after'), ...rollback },
];

async function strikeAt(how: Interrupt['how'], { blow, line, isRejected = false }: Moment): Promise<Meeting> {
  const moment = new AbortController();
  const strike = (): void => {
    moment.abort();
  };
  const imports = isRejected ? { import: rejectFirst } : {};
  const others = isRejected && blow?.call === 'import' ? rejectFirst : undefined;
  const meeting = await stage.meet(
    { scripts: { ...imports, ...(blow && { [blow.call]: strikeBeside(blow, strike, others) }) } },
    {
      onLine: (logged) => {
        if (line?.test(logged) === true) strike();
      },
      inputs: { 'wait-seconds': '1', 'max-attempts': '3', 'timeout-seconds': '10' },
      interrupt: { how, at: moment.signal },
    },
  );
  expect(moment.signal.aborted).toBe(true);
  return meeting;
}

// `npm run test:all` interrupts at each moment in each way, and so does the simulation, in virtual time.
const rows = (['cancel', 'kill', 'container'] as const).flatMap((how, index) =>
  moments
    .filter((_, place) => isFull || place % 2 === index % 2)
    // Without a signal, main continues until the post step has started, which may be too late to stop it.
    .filter(({ ends }) => how !== 'container' || ends !== 'aborted')
    .map((moment) => ({ how, ...moment })),
);

describe('the copilot is complete at the end, and the last step reports it', () => {
  test.concurrent.each(rows)('$how $name', async ({ how, ends, ...moment }) => {
    const { main, post, service } = await strikeAt(how, { ends, ...moment });
    const wanted = { previous: previousOperations, new: newOperations, aborted: firstOperations }[ends];
    expect(namesOf(service)).toEqual(wanted);
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
    expect(post?.exitCode).toBe(0);
    // Each import has its own delete, unless the previous import certainly never arrived.
    const [first] = callsOf(service).filter((call) => call !== 'list');
    expect(first).not.toBe('import');
  });
});
