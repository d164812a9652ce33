import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import { mapMembers, omitMembers } from '../document/members.ts';
import { resolveObject } from '../document/reference.ts';
import type { Route } from '../document/route.ts';
import type { OperationChange } from '../operation.ts';
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
  // Two schemes of one name and kind may still differ in an address or a header.
  const sentence = was === is ? `needs another ${is}` : `now needs ${is}, before ${was}`;
  return [createChange(isEased ? 'security-eased' : 'security-changed', sentence)];
}

function listAlternatives(side: Side, { operation }: Route): readonly Alternative[] {
  const required = operation['security'] ?? side.document['security'];
  const listed = isArray(required) ? required.filter(isObject) : [];
  if (listed.length === 0) return [new Map()];
  return listed.map(
    (schemes) => new Map(Object.entries(schemes).flatMap(([name, scopes]) => readScheme(side, name, scopes))),
  );
}

function readScheme(side: Side, name: string, scopes: JsonValue): readonly (readonly [string, string])[] {
  const schemes = findMember(side.document['components'], 'securitySchemes');
  const scheme = findMember(schemes, name);
  const key = scheme === undefined ? name : String(side.meaning(withoutScopes(side, scheme), 'keywords'));
  const shown = renderScheme(name, resolveObject(side.document, scheme) ?? {});
  const listed = isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
  return [
    [key, shown],
    ...listed.map((scope): [string, string] => [`${key} ${scope}`, `scope ${clip(scope)}`]),
  ];
}

/** That a scheme knows more scopes asks nothing of those who need none of them. */
function withoutScopes({ document }: Side, scheme: JsonValue): JsonValue {
  const { flows, ...rest } = resolveObject(document, scheme) ?? {};
  if (!isObject(flows)) return { ...rest };
  const bare = mapMembers(flows, (flow) =>
    isObject(flow) ? omitMembers(flow, (key) => key === 'scopes') : flow,
  );
  return { ...rest, flows: bare };
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
  return alternatives
    .map((alternative) => [...alternative.keys()].sort().join(' + '))
    .sort()
    .join(' | ');
}

function render(alternatives: readonly Alternative[]): string {
  const texts = alternatives.map((alternative) =>
    alternative.size === 0 ? 'no credentials' : [...alternative.values()].join(' with '),
  );
  return [...new Set(texts)].join(' or ');
}
