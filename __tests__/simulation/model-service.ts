import type { CopilotService } from '../../src/ports.ts';
import type { HttpAnswer, HttpRequest } from '../../src/service/http.ts';
import { answer, end } from './reconcile/fate.ts';
import { timeoutMs, type ModelOptions } from './reconcile/model-options.ts';
import { createModel } from './reconcile/model.ts';
import { act } from './reconcile/schedule.ts';
import { render } from './reconcile/simulate.ts';

/** Faults of one request, with the fake service's names if it has the same. `unlisted`: a list without the copilot. */
export type FaultName =
  'refused' | 'hang-before' | 'unlisted' | `${'reset' | `status-${number}`}-${'before' | 'after'}`;
export type Call = 'list' | 'delete' | 'import';

export interface Fault {
  readonly call: Call;
  /** Number of the request among those of its kind, from 1 through main and post. */
  readonly nth: number;
  readonly name: FaultName;
  readonly retryAfterS?: number;
  /** Time after the response of a gateway until the request takes effect. */
  readonly lateMs?: number;
}

/** Documents of the model: the names of the actions that an import appends. */
export const documents = {
  next: ['new-1', 'new-2', 'new-3'],
  previous: ['old-1', 'old-2'],
} as const;
const contents = {
  next: documents.next.map((name) => act(name, name)),
  previous: documents.previous.map((name) => act(name, name)),
};
/** The same documents as they are sent. */
export const bodies = { next: render(contents.next).body, previous: render(contents.previous).body };

export interface ModelService {
  readonly service: CopilotService;
  readonly actions: () => readonly string[];
  readonly requests: readonly Readonly<Sent>[];
  /** Violations of rules that hold for any fault. */
  readonly violations: readonly string[];
}

interface Options extends Pick<ModelOptions, 'clock' | 'removesRecord'> {
  readonly faults: readonly Fault[];
  readonly hasList?: boolean;
  readonly isNextBad?: boolean;
}

/** Creates a service with only the documented requests, and with planned faults instead of random ones. */
export function createModelService(options: Options): ModelService {
  const { clock, faults, hasList = true, isNextBad = false } = options;
  const requests: Sent[] = [];
  const violations: string[] = [];

  /** Handles one request. Its fault determines when it takes effect, and its response. */
  const meet = async (request: HttpRequest, serve: () => Promise<HttpAnswer>): Promise<HttpAnswer> => {
    const nth = requests.filter(({ call }) => call === request.purpose).length;
    const fault = faults.find((one) => one.call === request.purpose && one.nth === nth);
    await clock.sleep(20);
    if (request.purpose === 'list' && !hasList) return answer(404);
    const rows = model.rows().map(({ name }) => name);
    // A late request can come in between, which nothing can prevent without an action list.
    if (request.purpose === 'import' && rows.length > 0 && faults.every(({ lateMs }) => lateMs === undefined))
      violations.push(`an import found ${rows.join(' ')}`);
    return fault === undefined ? serve() : fail(fault, request, serve);
  };
  const fail = async (
    { lateMs, name, retryAfterS }: Fault,
    request: HttpRequest,
    serve: () => Promise<HttpAnswer>,
  ): Promise<HttpAnswer> => {
    if (name === 'unlisted') return answer(200, []);
    if (name === 'hang-before') {
      await clock.sleep(timeoutMs);
      return end(request, 'time-out');
    }
    if (lateMs !== undefined) {
      await clock.sleep(timeoutMs / 2);
      clock.at(clock.nowMs() + lateMs, () => void serve());
    }
    const [how = '', status] = name.split('-');
    if (name.endsWith('-after')) await serve();
    if (how === 'refused' || how === 'reset') return end(request, how);
    return end(request, Number(status), retryAfterS);
  };
  const settings: ModelOptions = {
    ...options,
    ...{ hasActionList: false, release: 'head', faults: 0, lagMs: 0, random: () => 0.01 },
    ...(isNextBad && { rejected: { name: documents.next[0], status: 400 } }),
    intercept: async (request, serve) => {
      const sent: Sent = { call: request.purpose, sentMs: clock.nowMs() };
      requests.push(sent);
      return meet(request, serve).finally(() => (sent.answeredMs = clock.nowMs()));
    },
  };
  const model = createModel(settings, contents.previous);
  return {
    service: model.service,
    actions: () => model.rows().map(({ name }) => name),
    requests,
    violations,
  };
}

interface Sent {
  readonly call: HttpRequest['purpose'];
  readonly sentMs: number;
  answeredMs?: number;
}
