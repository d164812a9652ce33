import type { CopilotService } from '../../src/ports.ts';

/** `list` is the list of copilots; `fill` is a request that adds or changes actions. */
export type CallKind = 'list' | 'read' | 'fill' | 'delete';

/** Wraps every request of a service. */
export function mapCalls(
  service: CopilotService,
  wrap: <T>(call: () => Promise<T>, kind: CallKind) => Promise<T>,
): CopilotService {
  return {
    listCopilots: () => wrap(() => service.listCopilots(), 'list'),
    listActions: (...call) => wrap(() => service.listActions(...call), 'read'),
    findMethods: (...call) => wrap(() => service.findMethods(...call), 'read'),
    importActions: (...call) => wrap(() => service.importActions(...call), 'fill'),
    createAction: (...call) => wrap(() => service.createAction(...call), 'fill'),
    changeAction: (...call) => wrap(() => service.changeAction(...call), 'fill'),
    deleteActions: (...call) => wrap(() => service.deleteActions(...call), 'delete'),
    deleteAction: (...call) => wrap(() => service.deleteAction(...call), 'delete'),
  };
}
