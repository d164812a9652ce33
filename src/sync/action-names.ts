import type { ActionRoute } from '../importer/index.ts';
import { renderSome } from '../text.ts';

/** Names up to `max` actions by method, path and name. */
export function nameSome(routes: readonly ActionRoute[], max: number): string {
  const names = routes.map(({ method, name, path }) => `${method} ${path}${name === '' ? '' : ` (${name})`}`);
  return renderSome(names, max);
}
