import type { ObservedAction } from '../../src/copilot.ts';

/** Creates a row of the action list with the given fields only. */
export function createStored(shown: Partial<ObservedAction> = {}): ObservedAction {
  return {
    id: '',
    method: 'GET',
    endpoint: '',
    name: undefined,
    operationId: undefined,
    description: undefined,
    payload: undefined,
    ...shown,
  };
}
