import { renderLine } from '../../text.ts';
import { type Finding, isArray, type JsonValue, warns } from '../../text-tree/door.ts';
import { placeOf, quoteRoute, type Route } from '../document/route.ts';

/** What the assistant would stumble over: actions without a name or with another's, and ids that name no operation. */
export function findNameFaults(routes: readonly Route[]): readonly Finding[] {
  const ids = new Map<string, Route>();
  const names = new Map<string, Route>();
  const known = new Set(routes.flatMap(({ operation }) => readId(operation['operationId']) ?? []));
  return routes.flatMap((route) => [...findOwnFaults(route, ids, names), ...findOrderFaults(route, known)]);
}

function findOwnFaults(route: Route, ids: Map<string, Route>, names: Map<string, Route>): readonly Finding[] {
  const { operationId, summary, description } = route.operation;
  const [at, operation] = [placeOf(route), quoteRoute(route)];
  const id = readId(operationId);
  const name = id ?? [summary, description].find(isText);
  if (name === undefined) {
    const message = `${operation} has no operationId, summary or description: the assistant has only its method and path to go by.`;
    return [warns('no-description', at, message)];
  }
  const shown = `"${renderLine(name, 100)}"`;
  const sameId = id === undefined ? undefined : claim(ids, id, route);
  const sameName = claim(names, name, route);
  if (sameId !== undefined) {
    const message = `${operation} has the operationId ${shown} that ${quoteRoute(sameId)} has already; each must be unique.`;
    return [warns('duplicate-operation-id', [...at, 'operationId'], message)];
  }
  if (sameName === undefined) return [];
  const message = `${operation} gets the same action name as ${quoteRoute(sameName)}: ${shown}. Give each an operationId.`;
  return [warns('same-action-name', at, message)];
}

/** Who has the name already; where nobody has, from now on the route. */
function claim(owners: Map<string, Route>, name: string, route: Route): Route | undefined {
  const owner = owners.get(name);
  if (owner === undefined) owners.set(name, route);
  return owner;
}

/** `x-open-execute-after` is the service's own: a list of the operations after which this one may run. */
function findOrderFaults(route: Route, known: ReadonlySet<string>): readonly Finding[] {
  const key = 'x-open-execute-after';
  const after = route.operation[key];
  if (after === undefined) return [];
  const [at, operation] = [[...placeOf(route), key], quoteRoute(route)];
  if (!isArray(after)) {
    const message = `\`${key}\` of ${operation} must be a list of operationIds; found ${renderLine(JSON.stringify(after), 80)}.`;
    return [warns('execute-after', at, message)];
  }
  return after.flatMap((entry, index) => {
    const id = readId(entry);
    if (id !== undefined && known.has(id)) return [];
    const message = `${operation} is to run after ${renderLine(JSON.stringify(entry), 100)}, but no operation has that operationId.`;
    return [warns('execute-after', [...at, index], message)];
  });
}

function readId(value: JsonValue | undefined): string | undefined {
  return isText(value) ? value : undefined;
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
