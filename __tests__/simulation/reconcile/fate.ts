import { ServiceFailure } from '../../../src/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/service/http.ts';
import { explainTransport } from '../../../src/service/transport-fault.ts';
import { proxyStatuses } from '../../support/fake-service/fault.ts';
import type { ModelOptions } from './model-options.ts';

/** Response of the service after it processed a request. */
export class Rejection extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused, ${status}`);
    this.status = status;
  }
}

export type Name = 'clear' | 'import' | 'add' | 'change' | 'delete';

export interface Called {
  readonly name: Name;
  readonly sentMs: number;
  /** Response, or `undefined` without one. `isError`: its content says that the request failed. */
  readonly answered?: { readonly status: number; readonly atMs: number; readonly isError: boolean };
}

/** Effect of a request and its response; `isHalf`: stores the rows, but not the search index. */
type Effect = (isHalf: boolean) => HttpAnswer;

export interface Fates {
  readonly calls: readonly Called[];
  readonly faults: string[];
  /** Handles one request with random faults: whether and when it takes effect, and its response. */
  meet(name: Name, request: HttpRequest, effect: Effect): Promise<HttpAnswer>;
}

export function createFates(options: ModelOptions): Fates {
  const { clock, faultKind = 'any', random, timeoutMs } = options;
  const calls: Called[] = [];
  const faults: string[] = [];

  const meetFate = async (name: Name, request: HttpRequest, effect: Effect): Promise<HttpAnswer> => {
    const isFirst = calls.filter((call) => call.name === name).length === 1;
    const fate = random() / Math.max(options.faults, 1e-9);
    await clock.sleep(50 + random() * (name === 'import' ? 5_000 : 1_000));
    const fail = (what: string): void => void faults.push(`${name}: ${what}`);
    const later = (ms: number): void => {
      clock.at(clock.nowMs() + ms, () => serve(effect, false));
    };
    const silence = async (): Promise<never> => {
      await clock.sleep(timeoutMs);
      throw cut(request, { name: 'TimeoutError' }, timeoutMs);
    };
    if (isFirst && name === 'clear' && options.brokenClear === true) return answer(403);
    if (isFirst && name === 'import' && options.lateImportMs !== undefined) {
      fail('late');
      later(options.lateImportMs);
      return silence();
    }
    if (fate < 1 && faultKind === 'proxy') {
      const status = proxyStatuses[Math.floor(random() * proxyStatuses.length)] ?? 502;
      const when = random();
      fail(`${status}, ${when < 0.3 ? 'no effect' : when < 0.5 ? 'effect at once' : 'late effect'}`);
      if (when >= 0.5) later(random() * 85_000);
      else if (when >= 0.3) serve(effect, false);
      // A proxy that queues a request responds immediately, others only after a while.
      if (status !== 202) await clock.sleep(random() * timeoutMs * 0.9);
      return answer(status, { message: 'from the proxy' });
    }
    if (fate < 0.15) {
      fail('503');
      return answer(503);
    }
    if (fate < 0.25) {
      fail('503 with Retry-After');
      return answer(503, {}, { 'retry-after': '2' });
    }
    if (fate < 0.45) {
      fail('500 after the effect');
      const done = serve(effect, true);
      return done.status < 300 ? answer(500) : done;
    }
    const isOver = faultKind === 'finished';
    if (fate < 0.6) {
      fail('no connection');
      throw cut(request, isOver ? { code: 'ECONNREFUSED', syscall: 'connect' } : { code: 'ECONNRESET' });
    }
    if (fate < 0.8) {
      fail('broken off after the effect');
      serve(effect, false);
      throw cut(request, { code: 'ECONNRESET' });
    }
    if (fate < 1 && isOver) {
      fail('is_error');
      return answer(200, { is_error: true });
    }
    if (fate < 1) {
      fail('late');
      later(random() * 85_000);
      return silence();
    }
    const isHalf =
      options.isSearchDown === true || (options.halfImport === true && isFirst && name === 'import');
    const done = serve(effect, isHalf);
    const isLame = isHalf && name !== 'delete' && name !== 'clear' && done.status < 300;
    if (isLame) fail('500, not embedded');
    if (isLame) return answer(500);
    await clock.sleep(20);
    return done;
  };

  return {
    calls,
    faults,
    meet: async (name, request, effect) => {
      const at = calls.push({ name, sentMs: clock.nowMs() }) - 1;
      const given = await meetFate(name, request, effect);
      const isError = given.text.includes('"is_error":true');
      const answered = { status: given.status, atMs: clock.nowMs(), isError };
      calls[at] = { sentMs: NaN, ...calls[at], name, answered };
      return given;
    },
  };
}

function serve(effect: Effect, isHalf: boolean): HttpAnswer {
  try {
    return effect(isHalf);
  } catch (error) {
    if (error instanceof Rejection) return answer(error.status, { error: error.message });
    throw error;
  }
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
