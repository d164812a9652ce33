import { ServiceFailure } from '../../../src/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/service/http.ts';
import { explainTransport } from '../../../src/service/transport-fault.ts';
import { proxyStatuses } from '../../support/fake-service/fault.ts';
import { timeoutMs, type ModelOptions } from './model-options.ts';

export type Name = 'clear' | 'import' | 'add' | 'change' | 'delete';

export interface Called {
  readonly name: Name;
  readonly sentMs: number;
  /** Response, or `undefined` without one. `isError`: its content says that the request failed. */
  answered?: { readonly status: number; readonly atMs: number; readonly isError: boolean };
}

/** Effect of a request and its response; `isHalf`: stores the rows, but not the search index. */
type Effect = (isHalf: boolean) => HttpAnswer;

interface Fates {
  readonly calls: readonly Called[];
  readonly faults: string[];
  /** Handles one request with random faults: whether and when it takes effect, and its response. */
  readonly meet: (name: Name, request: HttpRequest, effect: Effect) => Promise<HttpAnswer>;
}

export function createFates(options: ModelOptions): Fates {
  const { clock, faultKind = 'any', random } = options;
  const calls: Called[] = [];
  const faults: string[] = [];

  const meetFate = async (name: Name, request: HttpRequest, effect: Effect): Promise<HttpAnswer> => {
    const isFirst = calls.filter((call) => call.name === name).length === 1;
    const fate = random() / Math.max(options.faults, 1e-9);
    await clock.sleep(50 + random() * (name === 'import' ? 5_000 : 1_000));
    const fail = (what: string, ...how: readonly [How, retryAfterS?: number]): HttpAnswer => {
      faults.push(`${name}: ${what}`);
      return end(request, ...how);
    };
    const later = (ms: number): void => {
      clock.at(clock.nowMs() + ms, () => effect(false));
    };
    const beLate = async (ms: number): Promise<HttpAnswer> => {
      later(ms);
      await clock.sleep(timeoutMs);
      return fail('late', 'time-out');
    };
    if (isFirst && name === 'clear' && options.brokenClear === true) return answer(403);
    if (isFirst && name === 'import' && options.lateImportMs !== undefined)
      return beLate(options.lateImportMs);
    if (fate < 1 && faultKind === 'proxy') {
      const status = proxyStatuses[Math.floor(random() * proxyStatuses.length)] ?? 502;
      const when = random();
      if (when >= 0.5) later(random() * 85_000);
      else if (when >= 0.3) effect(false);
      // A proxy that queues a request responds immediately, others only after a while.
      if (status !== 202) await clock.sleep(random() * timeoutMs * 0.9);
      const what = `${status}, ${when < 0.3 ? 'no effect' : when < 0.5 ? 'effect at once' : 'late effect'}`;
      faults.push(`${name}: ${what}`);
      return answer(status, { message: 'from the proxy' });
    }
    const isOver = faultKind === 'finished';
    if (fate < 0.15) return fail('503', 503);
    if (fate < 0.25) return fail('503 with Retry-After', 503, 2);
    if (fate < 0.45) {
      faults.push(`${name}: 500 after the effect`);
      const done = effect(true);
      return done.status < 300 ? answer(500) : done;
    }
    if (fate < 0.6) return fail('no connection', isOver ? 'refused' : 'reset');
    if (fate < 0.8) {
      effect(false);
      return fail('broken off after the effect', 'reset');
    }
    if (fate < 1 && !isOver) return beLate(random() * 85_000);
    if (fate < 1) {
      faults.push(`${name}: is_error`);
      return answer(200, { is_error: true });
    }
    const isHalf =
      options.isSearchDown === true || (options.halfImport === true && isFirst && name === 'import');
    const done = effect(isHalf);
    const isLame = isHalf && name !== 'delete' && name !== 'clear' && done.status < 300;
    if (isLame) return fail('500, not embedded', 500);
    await clock.sleep(20);
    return done;
  };

  return {
    calls,
    faults,
    meet: async (name, request, effect) => {
      const call: Called = { name, sentMs: clock.nowMs() };
      calls.push(call);
      const given = await meetFate(name, request, effect);
      const isError = given.text.includes('"is_error":true');
      call.answered = { status: given.status, atMs: clock.nowMs(), isError };
      return given;
    },
  };
}

/** Returns a response. */
export function answer(
  status: number,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  return { status, findHeader: (name) => headers[name], text: JSON.stringify(body), isCut: false };
}

/** End of a request that fails: a status, or no response. */
export type How = number | 'refused' | 'reset' | 'time-out';

/** Returns the response with a status, or throws the failure of a request without a response. */
export function end(request: HttpRequest, how: How, retryAfterS?: number): HttpAnswer {
  if (typeof how === 'number')
    return answer(how, {}, retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) });
  throw new ServiceFailure(explainTransport(errors[how], { ...request, timeoutMs }));
}

const errors = {
  refused: { code: 'ECONNREFUSED', syscall: 'connect' },
  reset: { code: 'ECONNRESET' },
  'time-out': { name: 'TimeoutError' },
};
