import type { Inputs } from './inputs.ts';
import type { Clock, CopilotService } from './ports.ts';
import {
  type Announcement,
  createJournals,
  hashService,
  type Journal,
  nameRun,
} from './replacement/index.ts';
import { createCopilotService, createHttp, shareService } from './service/index.ts';
import type { Runner } from './runner/index.ts';

interface ConnectPorts {
  readonly runner: Pick<Runner, 'env' | 'log' | 'maskSecret'>;
  readonly clock: Clock;
  readonly interruption: AbortSignal;
}

/**
 * The service, asked over HTTP by all targets at once; nothing is sent yet. `signal` ends every request, with outcome
 * unknown.
 * @throws ActionError `bad-input` where a proxy variable holds no address
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

/** Gives what the replacement of one target needs; `index` counts the run's targets from 0. */
export type Connect = (index: number) => { readonly service: CopilotService; readonly journal: Journal };

export function createConnect(
  { baseUrl, apiKey, timeoutMs }: Inputs,
  announcement: Announcement,
  ports: ConnectPorts,
): Connect {
  const service = createService({ baseUrl, apiKey, timeoutMs }, ports);
  const owner = { serviceHash: hashService(baseUrl), run: nameRun(ports.runner.env) };
  const openJournal = createJournals(announcement, owner);
  return (index) => ({ service, journal: openJournal(index) });
}
