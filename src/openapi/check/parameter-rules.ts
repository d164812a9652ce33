import { quote, renderLine } from '../../text.ts';
import {
  type Finding,
  findMember,
  isArray,
  type JsonObject,
  type JsonValue,
  warns,
} from '../../text-tree/door.ts';
import { resolveObject } from '../document/reference.ts';
import { placeOf, quoteRoute, type Route } from '../document/route.ts';

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
    const { place, at } = parameter;
    const key = keyOf(parameter);
    if (seen.has(key)) {
      const message = `The ${place} parameter ${show(parameter)} appears twice.`;
      return [warns('duplicate-parameter', at, message)];
    }
    seen.add(key);
    return [];
  });
}

/** Swagger 2.0 only: later versions have no such places. */
function findBodies(parameters: readonly Parameter[]): readonly Finding[] {
  const [first, second] = parameters.filter(({ place }) => place === 'body');
  const form = parameters.find(({ place }) => place === 'formData');
  const other = second ?? form;
  if (first === undefined || other === undefined) return [];
  const both =
    second === undefined
      ? `the body parameter ${show(first)} and the form parameter ${show(other)}`
      : `two body parameters, ${show(first)} and ${show(other)}`;
  return [warns('two-bodies', other.at, `The operation has ${both}; a request has one body.`)];
}

function findTemplateFaults(route: Route, parameters: readonly Parameter[]): readonly Finding[] {
  const { path } = route;
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const declared = parameters.filter(({ place }) => place === 'path');
  const known = new Set(declared.map(({ name }) => name));
  const used = new Set(names);
  const findings: Finding[] = [];
  const undeclared = names.filter((name) => !known.has(name));
  if (undeclared.length > 0) {
    const message = `${quoteRoute(route)} does not declare its path parameter ${listNames(undeclared)}.`;
    findings.push(warns('path-parameter', placeOf(route), message));
  }
  for (const parameter of declared.filter(({ name }) => !used.has(name))) {
    const message = `The path parameter ${show(parameter)} does not occur in the path ${quote(path)}.`;
    findings.push(warns('path-parameter', parameter.at, message));
  }
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) {
    const message = `The path ${quote(path)} has ${quote(`{${repeated}}`, 100)} twice.`;
    findings.push(warns('path-template', ['paths', path], message));
  }
  return findings;
}

function show({ name }: Parameter): string {
  return `"${renderLine(name, 100)}"`;
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${renderLine(name, 60)}"`);
  return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
