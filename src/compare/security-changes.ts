import { findMember, isArray, isObject, type JsonObject, type JsonValue } from '../text-tree/json.ts';
import { mapMembers, omitMembers } from '../openapi/document/members.ts';
import type { Route } from '../openapi/document/route.ts';
import type { OperationChange } from '../openapi/operation.ts';
import { createChange } from './change-rules.ts';
import { clip } from './place.ts';
import type { Side, Sides } from './side.ts';

/** Credentials that together will do, by what they are; each with its name in this version. */
type Alternative = ReadonlyMap<string, string>;

/** Which credentials an operation needs. Schemes are told apart by what they are, whatever they are called. */
export function compareSecurity(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const olds = listAlternatives(sides.before, before);
  const nows = listAlternatives(sides.after, after);
  if (keyOf(olds) === keyOf(nows)) return [];
  // Whoever has the old credentials has all that one of the new alternatives asks for.
  const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
  const [was, is] = [render(olds), render(nows)];
  const sentence =
    was === is ? describeSchemes(sides, before, after) : `now needs ${is}, needed ${was} before`;
  return [
    createChange(isEased ? 'security-eased' : 'security-changed', sentence, 'security', {
      before: was,
      after: is,
    }),
  ];
}

function listAlternatives(side: Side, route: Route): readonly Alternative[] {
  const listed = listRequirements(side, route).map(
    (schemes) => new Map(Object.entries(schemes).flatMap(([name, scopes]) => readScheme(side, name, scopes))),
  );
  return listed.length === 0 ? [new Map()] : listed;
}

function listRequirements({ document }: Side, { operation }: Route): readonly JsonObject[] {
  const required = operation['security'] ?? document['security'];
  return isArray(required) ? required.filter(isObject) : [];
}

function readScheme(side: Side, name: string, scopes: JsonValue): readonly (readonly [string, string])[] {
  const scheme = findScheme(side, name);
  const key = scheme === undefined ? name : String(side.meaning(scheme, 'keywords'));
  const listed = isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
  return [
    [key, renderScheme(name, scheme ?? {})],
    ...listed.map((scope): [string, string] => [`${key} ${scope}`, `scope ${clip(scope)}`]),
  ];
}

/** That a scheme knows more scopes asks nothing of those who need none of them, and an extension asks nothing at all. */
function findScheme(side: Side, name: string): JsonObject | undefined {
  const scheme = side.find(findMember(findMember(side.document['components'], 'securitySchemes'), name));
  if (scheme === undefined) return undefined;
  const isExtension = (key: string): boolean => key.startsWith('x-');
  const { flows, ...rest } = omitMembers(scheme, isExtension);
  if (!isObject(flows)) return rest;
  const bare = mapMembers(flows, (flow) =>
    isObject(flow) ? omitMembers(flow, (key) => key === 'scopes' || isExtension(key)) : flow,
  );
  return { ...rest, flows: bare };
}

/** Schemes of one name and kind: what about them is not as it was, such as the address that gives out tokens. */
function describeSchemes({ before, after }: Sides, from: Route, to: Route): string {
  const required = [...listRequirements(before, from), ...listRequirements(after, to)];
  const names = new Set(required.flatMap((schemes) => Object.keys(schemes)));
  const details = [...names].flatMap((name) => {
    const [old, now] = [listDetails(findScheme(before, name)), listDetails(findScheme(after, name))];
    const keys = new Set([...old.keys(), ...now.keys()]);
    const changed = [...keys].filter((key) => old.get(key) !== now.get(key));
    return changed.length === 0 ? [] : [`${changed.map(clip).join(', ')} of ${clip(name)}`];
  });
  return details.length === 0 ? 'credentials changed' : `credentials changed: ${details.join(', ')}`;
}

function listDetails(value: JsonValue = {}, path = ''): ReadonlyMap<string, string> {
  if (!isObject(value)) return new Map([[path, JSON.stringify(value)]]);
  const told = Object.entries(value).filter(([key]) => key !== 'description');
  const below = (key: string): string => (path === '' || path === 'flows' ? key : `${path}.${key}`);
  return new Map(told.flatMap(([key, member]) => [...listDetails(member, below(key))]));
}

function renderScheme(name: string, scheme: JsonObject): string {
  const text = (key: string): string => {
    const value = scheme[key];
    return typeof value === 'string' ? value : 'unknown';
  };
  const type = text('type');
  const kind =
    type === 'http' ? text('scheme') : type === 'apiKey' ? `${text('name')} in ${text('in')}` : type;
  return `${clip(name)} (${clip(kind)})`;
}

function keyOf(alternatives: readonly Alternative[]): string {
  const keys = alternatives.map((alternative) => [...alternative.keys()].sort().join(' + '));
  return keys.sort().join(' | ');
}

function render(alternatives: readonly Alternative[]): string {
  const texts = alternatives.map((alternative) =>
    alternative.size === 0 ? 'no credentials' : [...alternative.values()].join(' with '),
  );
  return [...new Set(texts)].join(' or ');
}
