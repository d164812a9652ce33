import type { Inputs } from './inputs.ts';
import type { Clock, CopilotService } from './ports.ts';
import {
  type Announcement,
  createFindActionList,
  createJournals,
  hashService,
  nameRun,
} from './replacement/index.ts';
import { createCopilotService, createHttp, shareService } from './service/index.ts';
import type { Runner } from './runner/index.ts';
import type { RunPorts } from './sync/index.ts';

interface ConnectPorts {
  readonly runner: Pick<Runner, 'env' | 'log' | 'maskSecret'>;
  readonly clock: Clock;
  readonly interruption: AbortSignal;
}

/**
 * Creates the service client that all targets share. Sends nothing yet. `signal` aborts every request, whose effect is
 * then unknown.
 * @throws ActionError `bad-input` if a proxy variable is not a valid URL
 */
export function createService(
  access: Pick<Inputs, 'baseUrl' | 'apiKey' | 'timeoutMs'> & { readonly signal?: AbortSignal },
  { runner: { env, log, maskSecret }, ...pace }: ConnectPorts,
): CopilotService {
  const { apiKey = '', baseUrl, ...limits } = access;
  const http = createHttp({ ...limits, env, trace: log.debug });
  const service = createCopilotService({ baseUrl, apiKey }, { http, maskSecret });
  return shareService(service, { ...pace, random: Math.random });
}

/** Returns the service and the journal for the sync of one target. `index` counts the run's targets from 0. */
export type Connect = (index: number) => Awaited<ReturnType<RunPorts['connect']>>;

/** Creates the function that connects each target. */
export function createConnect(
  { baseUrl, apiKey, timeoutMs }: Inputs,
  announcement: Announcement,
  ports: ConnectPorts,
): Connect {
  const service = createService({ baseUrl, apiKey, timeoutMs }, ports);
  const owner = { serviceHash: hashService(baseUrl), run: nameRun(ports.runner.env) };
  const openJournal = createJournals(announcement, owner);
  const findActionList = createFindActionList();
  return (index) => ({ service, findActionList, journal: openJournal(index) });
}
