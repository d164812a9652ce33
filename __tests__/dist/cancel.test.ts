import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFull } from '../support/depth.ts';
import type { Interrupt } from '../support/runner/interrupt.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { createPushStage, newOperations, previousOperations } from '../support/push-stage.ts';
import type { ScriptedAnswer, ScriptedCall, ScriptedService } from '../support/scripted-service.ts';

// Tests that run at the same time begin before any hook.
const stage = await createPushStage();

afterAll(() => stage.close());

type Blow = (strike: () => void) => (service: ScriptedService) => void;

/** Interrupts when the nth request of its kind arrives, before or after its effect. */
const at =
  (call: ScriptedCall, nth: number, moment: 'before' | 'after'): Blow =>
  (strike) =>
  (service) => {
    const then = service.script[call];
    const answer: ScriptedAnswer = async (exchange) => {
      if (exchange.nth !== nth) {
        await (then ?? exchange.serve)(exchange);
        return;
      }
      if (moment === 'after') exchange.takeEffect();
      strike();
      if (moment === 'after') exchange.response.socket?.destroy();
      // A living client gets its response late, and a dead one gets none.
      await Promise.race([once(exchange.response, 'close'), sleep(1_000)]);
      if (moment === 'before' && !exchange.response.destroyed) exchange.serve();
    };
    service.script[call] = answer;
  };

const rejectNew = (service: ScriptedService): void => {
  service.script.import = ({ nth, response, serve }) => {
    if (nth > 1) serve();
    else response.writeHead(400, { 'content-type': 'application/json' }).end('{"is_error":true}');
  };
};

interface Moment {
  readonly name: string;
  readonly blow?: Blow;
  /** Line of main's log at which it is interrupted. */
  readonly line?: RegExp;
  readonly ends: 'previous' | 'new' | 'aborted';
  readonly prepare?: (service: ScriptedService) => void;
}

const rollback = { ends: 'previous', prepare: rejectNew } as const;

const moments: readonly Moment[] = [
  { name: 'as the list is requested', blow: at('list', 1, 'before'), ends: 'aborted' },
  { name: 'as the delete arrives', blow: at('delete', 1, 'before'), ends: 'new' },
  { name: 'once the delete has taken effect', blow: at('delete', 1, 'after'), ends: 'new' },
  { name: 'in the delay', line: /^Deleted\. Waiting/u, ends: 'new' },
  { name: 'as the list is requested in the delay', blow: at('list', 2, 'before'), ends: 'new' },
  { name: 'as the import arrives', blow: at('import', 1, 'before'), ends: 'new' },
  { name: 'once the import has taken effect', blow: at('import', 1, 'after'), ends: 'new' },
  { name: 'as the delete of the rollback arrives', blow: at('delete', 2, 'before'), ...rollback },
  { name: 'as the import of the rollback arrives', blow: at('import', 2, 'before'), ...rollback },
  { name: 'once the import of the rollback has taken effect', blow: at('import', 2, 'after'), ...rollback },
];

async function strikeAt(
  how: Interrupt['how'],
  { blow, line, prepare }: Moment,
): Promise<Transcript & { service: ScriptedService }> {
  let isTime = false;
  let ask = (): void => undefined;
  const strike = (): void => {
    isTime = true;
    ask();
  };
  return stage.meet(
    (service) => {
      prepare?.(service);
      blow?.(strike)(service);
    },
    {
      onLine: (logged) => {
        if (line?.test(logged) === true) strike();
      },
      inputs: { 'wait-seconds': '1', 'max-attempts': '3', 'timeout-seconds': '10' },
      interrupt: {
        how,
        when: () => isTime,
        watch: (now) => {
          ask = now;
          return () => undefined;
        },
      },
    },
  );
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
    const wanted = { previous: previousOperations, new: newOperations, aborted: ['before'] }[ends];
    expect(service.held).toEqual(wanted);
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
    for (const [index, call] of service.calls.entries()) {
      // Each import has its own delete, unless the previous import certainly never arrived.
      if (call === 'import') expect(service.calls.slice(0, index)).toContain('delete');
    }
  });
});
