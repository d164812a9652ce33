import { ServiceFailure } from '../../../src/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/service/http.ts';
import { explainTransport } from '../../../src/service/transport-fault.ts';
import { proxyStatuses } from '../../support/fake-service/fault.ts';
import type { ModelOptions } from './model-options.ts';

export type Name = 'clear' | 'import' | 'add' | 'change' | 'delete';

export interface Called {
  readonly name: Name;
  readonly sentMs: number;
  /** Response, or `undefined` without one. `isError`: its content says that the request failed. */
  answered?: { readonly status: number; readonly atMs: number; readonly isError: boolean };
}

/** Effect of a request and its response; `isHalf`: stores the rows, but not the search index. */
type Effect = (isHalf: boolean) => HttpAnswer;

export interface Fates {
  readonly calls: readonly Called[];
  readonly faults: string[];
  /** Handles one request with random faults: whether and when it takes effect, and its response. */
  readonly meet: (name: Name, request: HttpRequest, effect: Effect) => Promise<HttpAnswer>;
}

export function createFates(options: ModelOptions): Fates {
  const { clock, faultKind = 'any', random, timeoutMs } = options;
  const calls: Called[] = [];
  const faults: string[] = [];

  const meetFate = async (name: Name, request: HttpRequest, effect: Effect): Promise<HttpAnswer> => {
    const isFirst = calls.filter((call) => call.name === name).length === 1;
    const fate = random() / Math.max(options.faults, 1e-9);
    await clock.sleep(50 + random() * (name === 'import' ? 5_000 : 1_000));
    const fail = (what: string, given: HttpAnswer | Error): HttpAnswer => {
      faults.push(`${name}: ${what}`);
      if (given instanceof Error) throw given;
      return given;
    };
    const later = (ms: number): void => {
      clock.at(clock.nowMs() + ms, () => effect(false));
    };
    const beLate = async (ms: number): Promise<HttpAnswer> => {
      later(ms);
      await clock.sleep(timeoutMs);
      return fail('late', cut(request, { name: 'TimeoutError' }, timeoutMs));
    };
    const reset = cut(request, { code: 'ECONNRESET' });
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
      return fail(what, answer(status, { message: 'from the proxy' }));
    }
    const isOver = faultKind === 'finished';
    if (fate < 0.15) return fail('503', answer(503));
    if (fate < 0.25) return fail('503 with Retry-After', answer(503, {}, { 'retry-after': '2' }));
    if (fate < 0.45) return fail('500 after the effect', failInside(effect(true)));
    if (fate < 0.6)
      return fail(
        'no connection',
        isOver ? cut(request, { code: 'ECONNREFUSED', syscall: 'connect' }) : reset,
      );
    if (fate < 0.8) {
      effect(false);
      return fail('broken off after the effect', reset);
    }
    if (fate < 1)
      return isOver ? fail('is_error', answer(200, { is_error: true })) : beLate(random() * 85_000);
    const isHalf =
      options.isSearchDown === true || (options.halfImport === true && isFirst && name === 'import');
    const done = effect(isHalf);
    const isLame = isHalf && name !== 'delete' && name !== 'clear' && done.status < 300;
    if (isLame) return fail('500, not embedded', answer(500));
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

/** Returns the response of a service that fails after it has stored the rows, unless it has rejected the request. */
function failInside(done: HttpAnswer): HttpAnswer {
  return done.status < 300 ? answer(500) : done;
}

export function answer(
  status: number,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  return { status, findHeader: (name) => headers[name], text: JSON.stringify(body), isCut: false };
}

/** Creates the failure of a request without a response. */
export function cut(request: HttpRequest, error: object, timeoutMs = 0): ServiceFailure {
  return new ServiceFailure(explainTransport(error, { ...request, timeoutMs }));
}
