import type { ServiceFault } from '../../src/errors.ts';

/** Creates a fault of a request, by default of an import that fails with an unknown effect. */
export function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const { kind = 'status', request = 'import', status } = facts;
  const applied = request === 'import' ? 'unknown' : 'no';
  const texts = { explanation: `The ${request}: ${status ?? kind}.`, hint: 'The remedy.' };
  return { request, kind, applied, rejected: false, ...texts, ...facts };
}
