import type { CopilotService } from '../ports.ts';
import type { Journal } from '../sync/replace-job.ts';
import { createHttp } from './service/http.ts';
import { createJournals } from './journal/journal.ts';
import { hashService } from './journal/journal-entry.ts';
import type { Runner } from './runner.ts';
import { createCopilotService } from './service/service.ts';

interface ServiceAccess {
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly timeoutMs: number;
  /** Where the journals go, as `announceMain` named it. */
  readonly journalFolder: string;
}

/** Gives what the replacement of one target needs; `index` counts the run's targets from 0. */
export type Connect = (index: number) => { readonly service: CopilotService; readonly journal: Journal };

/**
 * Builds everything that requests need, once for all targets; nothing is sent yet.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
export function createConnect(access: ServiceAccess, runner: Runner): Connect {
  const { baseUrl, apiKey, timeoutMs, journalFolder } = access;
  const { log, saveState, maskSecret } = runner;
  const trace = (line: string): void => {
    log.debug(line);
  };
  const http = createHttp({ timeoutMs, env: process.env, trace });
  const journals = createJournals({ folder: journalFolder, serviceHash: hashService(baseUrl), saveState });
  // One for all targets: what it has learnt to mask holds for every answer.
  const service = createCopilotService({ baseUrl, apiKey }, { http, maskSecret });
  return (index) => ({ service, journal: journals.createJournal(index) });
}
