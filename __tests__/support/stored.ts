import type { ObservedAction } from '../../src/copilot.ts';

/** A row as the inventory shows it; what a test does not name is not shown. */
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
