import { quote, renderLine } from '../../text.ts';
import type { Finding } from '../problem.ts';
import { isArray, type JsonValue } from '../document/json.ts';
import { renderPointer } from '../document/pointer.ts';
import { placeOf, type Route } from '../document/route.ts';

/** What the assistant would stumble over: actions without a name or with another's, and ids that name no operation. */
export function findNameFaults(routes: readonly Route[]): readonly Finding[] {
  const ids = new Map<string, Route>();
  const names = new Map<string, Route>();
  const known = new Set(routes.flatMap(({ operation }) => readId(operation['operationId']) ?? []));
  return routes.flatMap((route) => [...findOwnFaults(route, ids, names), ...findOrderFaults(route, known)]);
}

function findOwnFaults(route: Route, ids: Map<string, Route>, names: Map<string, Route>): readonly Finding[] {
  const { operationId, summary, description } = route.operation;
  const id = readId(operationId);
  const name = id ?? [summary, description].find(isText);
  if (name === undefined) {
    return [
      warning(
        'no-description',
        pointTo(route),
        `${show(route)} has no operationId, summary or description: the assistant has only its method and path to go by.`,
      ),
    ];
  }
  const sameId = id === undefined ? undefined : ids.get(id);
  if (id !== undefined && sameId === undefined) ids.set(id, route);
  const sameName = names.get(name);
  if (sameName === undefined) names.set(name, route);
  if (id !== undefined && sameId !== undefined) {
    return [
      warning(
        'duplicate-operation-id',
        pointTo(route, 'operationId'),
        `${show(route)} has the operationId "${renderLine(id, 100)}" that ${show(sameId)} has already; each must be unique.`,
      ),
    ];
  }
  if (sameName === undefined) return [];
  return [
    warning(
      'same-action-name',
      pointTo(route),
      `${show(route)} becomes an action of the same name as ${show(sameName)}: "${renderLine(name, 100)}". Give each an operationId.`,
    ),
  ];
}

/** `x-open-execute-after` is the service's own: a list of the operations after which this one may run. */
function findOrderFaults(route: Route, known: ReadonlySet<string>): readonly Finding[] {
  const key = 'x-open-execute-after';
  const after = route.operation[key];
  if (after === undefined) return [];
  if (!isArray(after)) {
    const seen = renderLine(JSON.stringify(after), 80);
    return [
      warning(
        'execute-after',
        pointTo(route, key),
        `\`${key}\` of ${show(route)} must be a list of operationIds; found ${seen}.`,
      ),
    ];
  }
  return after.flatMap((entry, index) => {
    const id = readId(entry);
    if (id !== undefined && known.has(id)) return [];
    const seen = renderLine(JSON.stringify(entry), 100);
    return [
      warning(
        'execute-after',
        pointTo(route, key, String(index)),
        `${show(route)} is to run after ${seen}, but no operation has that operationId.`,
      ),
    ];
  });
}

/** Numbers are written as text when they go out. */
function readId(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  return isText(value) ? value : undefined;
}

function pointTo(route: Route, ...keys: string[]): string {
  return renderPointer([...placeOf(route), ...keys]);
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function show({ path, key }: Route): string {
  return quote(`${key.toUpperCase()} ${path}`);
}

function warning(rule: string, pointer: string, message: string): Finding {
  return { severity: 'warning', rule, pointer, message };
}
