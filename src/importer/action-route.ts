import type { ObservedAction } from '../copilot.ts';

/** An action as lists of the report name it. */
export interface ActionRoute {
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

export function renderRoute({ endpoint, method }: Pick<ObservedAction, 'endpoint' | 'method'>): string {
  return `${method} ${endpoint}`;
}

export function describeRow({ endpoint, method, name }: ObservedAction): ActionRoute {
  return { method, path: endpoint, name: name ?? '' };
}
