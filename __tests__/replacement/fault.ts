import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';

/** Creates a fault of a request, by default of an import that fails with an unknown effect. */
export function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const { kind = 'status', request = 'import', status } = facts;
  const applied = request === 'import' ? 'unknown' : 'no';
  const texts = { explanation: `The ${request}: ${status ?? kind}.`, hint: 'The remedy.' };
  return { request, kind, applied, rejected: false, ...texts, ...facts };
}

/** Creates a service that gets only these requests. */
export function createService(requests: Partial<CopilotService>): CopilotService {
  const never = (): Promise<never> => Promise.reject(new Error('Nothing may be changed.'));
  const documented = { listCopilots: never, deleteActions: never, importActions: never };
  return { ...withoutActionList, ...documented, ...requests };
}

type Reply<T> = T | ServiceFault | Error;

/** Creates a request that gets these replies in order. The last one is repeated. */
export function createReplies<T extends object | undefined>(replies: readonly Reply<T>[]): () => Promise<T> {
  const left = [...replies];
  return async () => {
    const reply = (left.length > 1 ? left.shift() : left[0]) as Reply<T>;
    if (reply instanceof Error) throw reply;
    if (reply !== undefined && 'explanation' in reply) throw new ServiceFailure(reply);
    return Promise.resolve(reply);
  };
}
