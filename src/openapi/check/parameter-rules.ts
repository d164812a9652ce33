import { quote, renderLine } from '../../text.ts';
import type { Finding } from '../problem.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray } from '../document/json.ts';
import { renderPointer } from '../document/pointer.ts';
import { resolveObject } from '../document/reference.ts';
import { placeOf, type Route } from '../document/route.ts';

interface Parameter {
  readonly name: string;
  readonly place: string;
  /** Written as a pointer only where something is to be said: a path may be long, and its parameters many. */
  readonly at: readonly (string | number)[];
}

/** Whether an operation's parameters fit its path and each other. */
export function findParameterFaults(document: JsonObject, route: Route): readonly Finding[] {
  const { path, operation, item } = route;
  const own = listParameters(document, operation['parameters'], placeOf(route));
  const shared = listParameters(document, item['parameters'], ['paths', path]);
  const overridden = new Set(own.map(keyOf));
  const all = [...own, ...shared.filter((parameter) => !overridden.has(keyOf(parameter)))];
  return [...findRepeats(own), ...findRepeats(shared), ...findBodies(all), ...findTemplateFaults(route, all)];
}

function listParameters(
  document: JsonObject,
  list: JsonValue | undefined,
  at: readonly string[],
): readonly Parameter[] {
  if (!isArray(list)) return [];
  return list.flatMap((entry, index) => {
    const parameter = resolveObject(document, entry);
    const name = findMember(parameter, 'name');
    const place = findMember(parameter, 'in');
    if (typeof name !== 'string' || typeof place !== 'string') return [];
    return [{ name, place, at: [...at, 'parameters', index] }];
  });
}

function keyOf({ name, place }: Parameter): string {
  return `${place} ${name}`;
}

function findRepeats(parameters: readonly Parameter[]): readonly Finding[] {
  const seen = new Set<string>();
  return parameters.flatMap((parameter) => {
    const { name, place, at } = parameter;
    const key = keyOf(parameter);
    if (seen.has(key)) {
      return [
        warning(
          'duplicate-parameter',
          renderPointer(at),
          `The ${place} parameter "${renderLine(name, 100)}" appears twice.`,
        ),
      ];
    }
    seen.add(key);
    return [];
  });
}

/** Swagger 2.0 only: later versions have no such places. */
function findBodies(parameters: readonly Parameter[]): readonly Finding[] {
  const [first, second] = parameters.filter(({ place }) => place === 'body');
  const form = parameters.find(({ place }) => place === 'formData');
  if (second !== undefined) {
    return [
      warning(
        'two-bodies',
        renderPointer(second.at),
        `The operation has two body parameters, "${renderLine(first?.name ?? '', 100)}" and "${renderLine(second.name, 100)}"; a request has one body.`,
      ),
    ];
  }
  if (first === undefined || form === undefined) return [];
  return [
    warning(
      'two-bodies',
      renderPointer(form.at),
      `The operation has the body parameter "${renderLine(first.name, 100)}" and the form parameter "${renderLine(form.name, 100)}"; a request has one body.`,
    ),
  ];
}

function findTemplateFaults(route: Route, parameters: readonly Parameter[]): readonly Finding[] {
  const { path, key } = route;
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const declared = parameters.filter(({ place }) => place === 'path');
  const pointer = renderPointer(['paths', path]);
  const known = new Set(declared.map(({ name }) => name));
  const used = new Set(names);
  const undeclared = names.filter((name) => !known.has(name));
  const unused = declared.filter(({ name }) => !used.has(name));
  const repeated = names.find((name) => !used.delete(name));
  return [
    ...(undeclared.length === 0
      ? []
      : [
          warning(
            'path-parameter',
            renderPointer(placeOf(route)),
            `${quote(`${key.toUpperCase()} ${path}`)} does not declare its path parameter ${listNames(undeclared)}.`,
          ),
        ]),
    ...unused.map((parameter) =>
      warning(
        'path-parameter',
        renderPointer(parameter.at),
        `The path parameter "${renderLine(parameter.name, 100)}" does not occur in the path ${quote(path)}.`,
      ),
    ),
    ...(repeated === undefined
      ? []
      : [
          warning(
            'path-template',
            pointer,
            `The path ${quote(path)} has ${quote(`{${repeated}}`, 100)} twice.`,
          ),
        ]),
  ];
}

function warning(rule: string, pointer: string, message: string): Finding {
  return { severity: 'warning', rule, pointer, message };
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${renderLine(name, 60)}"`);
  return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
