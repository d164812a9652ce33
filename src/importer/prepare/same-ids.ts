import { quote } from '../../text.ts';
import { placeOf, planNames, quoteRoute, type Route } from '../../openapi/door.ts';
import { type Finding, warns } from '../../text-tree/door.ts';
import { deriveOperationId, idWidth } from '../operation-id.ts';

/**
 * Operations that get the same `operation_id` on the service, which knows no capitals there: a conversation reaches one
 * of them.
 */
export function findSameIds(routes: readonly Route[]): readonly Finding[] {
  const plans = planNames(routes);
  const first = new Map<string, Route>();
  return routes.flatMap((route, index): Finding[] => {
    const id = deriveOperationId(plans[index]?.name ?? '');
    const key = id.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, route);
    if (other === undefined) return [];
    const message = `${quoteRoute(route)} and ${quoteRoute(other)} both get the \`operation_id\` ${quote(id)} on the service, so one of them is never called. The service joins the words of a name, writes symbols as \`_\`, keeps at most ${idWidth} characters, and ignores case. Give one of them another \`operationId\`.`;
    return [warns('same-operation-id', placeOf(route), message)];
  });
}
