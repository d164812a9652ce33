import { listen } from '../support/fake-service/http-server.ts';
import type { Exchange, Outcome } from '../support/fake-service/misbehaviours.ts';
import {
  callsOf,
  createPushStage,
  firstOperations,
  namesOf,
  previousOperations,
} from '../support/push-stage.ts';

const strays: string[] = [];
const stage = await createPushStage({ isInProcess: true });
const elsewhere = await listen((request, response) => {
  strays.push(`${request.method ?? ''} ${request.url ?? ''}`);
  response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
});

afterAll(async () => {
  await elsewhere.close();
  await stage.close();
});

const statuses = [300, 301, 302, 303, 304, 307, 308] as const;
const places = ['the same origin', 'another origin', 'nowhere', 'a script'] as const;

/** Every status with another origin, and every other target once per request. */
const rows = (['list', 'delete', 'import'] as const).flatMap((call) =>
  statuses.flatMap((status, index) =>
    places
      .filter((place, at) => place === 'another origin' || index === at)
      .map((place) => ({ call, status, place })),
  ),
);

const locate: Readonly<Record<(typeof places)[number], (origin: string) => string>> = {
  'the same origin': (origin) => `${origin}/login`,
  'another origin': () => `${elsewhere.origin}/login?next=/backend`,
  nowhere: () => '',
  'a script': () => 'javascript:alert(1)',
};

/** Nothing was deleted; or the delete may have been applied; or the new version was rejected. */
const outcomes = { list: 'aborted', delete: 'aborted', import: 'rolled-back' } as const;

describe('a redirect is never followed', () => {
  test.concurrent.each(rows)('$status of the $call to $place', async ({ call, status, place }) => {
    const redirect = ({ message, request }: Exchange): Outcome | undefined => {
      const location = locate[place](`http://${message.headers.host ?? ''}`);
      return request.nth > 1 ? undefined : { status, headers: { location }, body: 'Moved' };
    };
    const { main, post, service } = await stage.meet({ scripts: { [call]: redirect } });
    expect(strays).toEqual([]);
    expect(callsOf(service)).not.toContain('other');
    // These two statuses come after the request was processed, so the delete may have been applied.
    const mayBeDone = call === 'delete' && (status === 302 || status === 303);
    const outcome = mayBeDone ? 'rolled-back' : outcomes[call];
    expect(main.outputs['outcome']).toBe(outcome);
    expect(namesOf(service)).toEqual(
      { 'rolled-back': previousOperations, aborted: firstOperations }[outcome],
    );
    expect(post?.exitCode).toBe(0);
    const error = main.annotations.find(({ severity }) => severity === 'error')?.message;
    expect(error).toContain(String(status));
    expect(error).toContain('Redirects are not followed');
  });
});
