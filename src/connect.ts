import type { CopilotService } from './ports.ts';
import { type Announcement, createJournals, hashService, type Journal, nameRun } from './replacement/door.ts';
import { createCopilotService, createHttp } from './service/door.ts';
import type { Runner } from './runner/door.ts';

interface ServiceAccess {
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** Limit for one request, in milliseconds. */
  readonly timeoutMs: number;
  /** Ends every request at once, with outcome unknown. */
  readonly signal?: AbortSignal;
}

/**
 * The service, asked over HTTP; nothing is sent yet.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
export function createService(
  { apiKey, baseUrl, ...limits }: ServiceAccess,
  { log, maskSecret }: Runner,
): CopilotService {
  const trace = (line: string): void => {
    log.debug(line);
  };
  const http = createHttp({ ...limits, env: process.env, trace });
  return createCopilotService({ baseUrl, apiKey }, { http, maskSecret });
}

/** Gives what the replacement of one target needs; `index` counts the run's targets from 0. */
export type Connect = (index: number) => { readonly service: CopilotService; readonly journal: Journal };

/**
 * Builds everything that requests need, once for all targets: what has been learnt to mask holds for every answer.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
export function createConnect(access: ServiceAccess, announcement: Announcement, runner: Runner): Connect {
  const serviceHash = hashService(access.baseUrl);
  const openJournal = createJournals(announcement, { serviceHash, run: nameRun(process.env) });
  const service = createService(access, runner);
  return (index) => ({ service, journal: openJournal(index) });
}
