import type { Finding } from '../finding.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray } from '../document/json.ts';
import { renderPointer } from '../document/pointer.ts';
import { resolveObject } from '../document/reference.ts';
import { placeOf, type Route } from '../document/route.ts';

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly pointer: string;
}

/** Whether an operation's parameters fit its path and each other. */
export function findParameterFaults(document: JsonObject, route: Route): readonly Finding[] {
  const { path, operation, item } = route;
  const own = listParameters(document, operation['parameters'], placeOf(route));
  const shared = listParameters(document, item['parameters'], ['paths', path]);
  const all = [...own, ...shared.filter((parameter) => !own.some((other) => isSame(parameter, other)))];
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
    return [{ name, place, pointer: renderPointer([...at, 'parameters', index]) }];
  });
}

function isSame(left: Parameter, right: Parameter): boolean {
  return left.name === right.name && left.place === right.place;
}

function findRepeats(parameters: readonly Parameter[]): readonly Finding[] {
  const seen = new Set<string>();
  return parameters.flatMap(({ name, place, pointer }) => {
    const key = `${place} ${name}`;
    if (seen.has(key)) {
      return [warning('duplicate-parameter', pointer, `The ${place} parameter "${name}" appears twice.`)];
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
        second.pointer,
        `The operation has two body parameters, "${first?.name ?? ''}" and "${second.name}"; a request has one body.`,
      ),
    ];
  }
  if (first === undefined || form === undefined) return [];
  return [
    warning(
      'two-bodies',
      form.pointer,
      `The operation has the body parameter "${first.name}" and the form parameter "${form.name}"; a request has one body.`,
    ),
  ];
}

function findTemplateFaults(route: Route, parameters: readonly Parameter[]): readonly Finding[] {
  const { path, key } = route;
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const declared = parameters.filter(({ place }) => place === 'path');
  const pointer = renderPointer(['paths', path]);
  const undeclared = names.filter((name) => !declared.some((parameter) => parameter.name === name));
  const unused = declared.filter(({ name }) => !names.includes(name));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  return [
    ...(undeclared.length === 0
      ? []
      : [
          warning(
            'path-parameter',
            renderPointer(placeOf(route)),
            `\`${key.toUpperCase()} ${path}\` does not declare its path parameter "${undeclared.join('", "')}".`,
          ),
        ]),
    ...unused.map((parameter) =>
      warning(
        'path-parameter',
        parameter.pointer,
        `The path parameter "${parameter.name}" does not occur in the path \`${path}\`.`,
      ),
    ),
    ...(repeated === undefined
      ? []
      : [warning('path-template', pointer, `The path \`${path}\` has \`{${repeated}}\` twice.`)]),
  ];
}

function warning(rule: string, pointer: string, message: string): Finding {
  return { severity: 'warning', rule, pointer, message };
}
