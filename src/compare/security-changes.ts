import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import { mapMembers, omitMembers, type OperationChange, type Route } from '../openapi/door.ts';
import { createChange } from './change-rules.ts';
import { pairUp } from './pair-up.ts';
import { clip } from './place.ts';
import type { Side, Sides } from './side.ts';

/** Credentials that together will do, by their names in the old version; each as it is called in this one. */
type Alternative = ReadonlyMap<string, string>;

/** Which credentials an operation needs. A scheme may have another name: then it is known by what it is. */
export function compareSecurity(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const names = pairSchemes(sides);
  const olds = listAlternatives(sides.before, before, (name) => name);
  const nows = listAlternatives(sides.after, after, (name) => names.get(name) ?? `new ${name}`);
  const [was, is] = [render(olds), render(nows)];
  const values = { before: was, after: is };
  const details = describeSchemes(sides, before, after);
  if (keyOf(olds) === keyOf(nows)) {
    const isOther = was === is && details !== undefined;
    return isOther ? [createChange('security-eased', details, 'security', values)] : [];
  }
  // Whoever has the old credentials has all that one of the new alternatives asks for.
  const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
  const sentence = was === is ? (details ?? 'credentials changed') : `now needs ${is}, needed ${was} before`;
  return [createChange(isEased ? 'security-eased' : 'security-changed', sentence, 'security', values)];
}

/** What each scheme of the new version was called in the old one, as far as whoever could use that can use it, too. */
function pairSchemes({ before, after }: Sides): ReadonlyMap<string, string> {
  const list = (side: Side): readonly Scheme[] => {
    const schemes = findMember(side.document['components'], 'securitySchemes');
    return Object.keys(isJsonObject(schemes) ? schemes : {}).map((name) => {
      const scheme = findScheme(side, name) ?? {};
      return { name, scheme, digest: String(side.meaning(scheme, 'keywords')) };
    });
  };
  const [olds, nows] = [list(before), list(after)];
  const { pairs } = pairUp(olds, nows, [
    () => (scheme) => `${scheme.digest} ${scheme.name}`,
    () => (scheme) => scheme.digest,
    () => (scheme) => scheme.name,
  ]);
  const usable = pairs.filter(([old, now]) => old.digest === now.digest || hasMoreFlows(old, now));
  return new Map(usable.map(([old, now]) => [now.name, old.name]));
}

interface Scheme {
  readonly name: string;
  readonly scheme: JsonObject;
  readonly digest: string;
}

/** One more way to a token takes none away. */
function hasMoreFlows({ scheme: old }: Scheme, { scheme: now }: Scheme): boolean {
  const flows = old['flows'];
  if (!isJsonObject(flows)) return false;
  return Object.entries(flows).every(
    ([name, flow]) => JSON.stringify(flow) === JSON.stringify(findMember(now['flows'], name)),
  );
}

function listAlternatives(
  side: Side,
  route: Route,
  identify: (name: string) => string,
): readonly Alternative[] {
  const listed = listRequirements(side, route).map(
    (schemes) =>
      new Map(
        Object.entries(schemes).flatMap(([name, scopes]): [string, string][] => {
          const scheme = findScheme(side, name);
          const key = scheme === undefined ? name : identify(name);
          const listed = isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
          return [
            [key, renderScheme(name, scheme ?? {})],
            ...listed.map((scope): [string, string] => [`${key} ${scope}`, `scope ${clip(scope)}`]),
          ];
        }),
      ),
  );
  return listed.length === 0 ? [new Map()] : listed;
}

function listRequirements({ document }: Side, { operation }: Route): readonly JsonObject[] {
  const required = operation['security'] ?? document['security'];
  return isArray(required) ? required.filter(isJsonObject) : [];
}

const asksNothing = new Set(['description', 'bearerFormat', 'scopes', 'refreshUrl']);

/** What a scheme asks for: that it knows more scopes asks nothing of those who need none of them. */
function findScheme(side: Side, name: string): JsonObject | undefined {
  const scheme = side.find(findMember(findMember(side.document['components'], 'securitySchemes'), name));
  if (scheme === undefined) return undefined;
  const bare = (value: JsonObject): JsonObject =>
    omitMembers(value, (key) => asksNothing.has(key) || key.startsWith('x-'));
  const { scheme: kind, flows, ...rest } = bare(scheme);
  return {
    ...rest,
    ...(typeof kind === 'string' && { scheme: kind.toLowerCase() }),
    ...(isJsonObject(flows) && {
      flows: mapMembers(flows, (flow) => (isJsonObject(flow) ? bare(flow) : flow)),
    }),
  };
}

/** Schemes of one name and kind: what about them is not as it was, such as the address that gives out tokens. */
function describeSchemes({ before, after }: Sides, from: Route, to: Route): string | undefined {
  const required = [...listRequirements(before, from), ...listRequirements(after, to)];
  const names = new Set(required.flatMap((schemes) => Object.keys(schemes)));
  const details = [...names].flatMap((name) => {
    const [old, now] = [listDetails(findScheme(before, name)), listDetails(findScheme(after, name))];
    const keys = new Set([...old.keys(), ...now.keys()]);
    const changed = [...keys].filter((key) => old.get(key) !== now.get(key));
    return changed.length === 0 ? [] : [`${changed.map(clip).join(', ')} of ${clip(name)}`];
  });
  return details.length === 0 ? undefined : `credentials changed: ${details.join(', ')}`;
}

function listDetails(value: JsonValue = {}, path = ''): ReadonlyMap<string, string> {
  if (!isJsonObject(value)) return new Map([[path, JSON.stringify(value)]]);
  const below = (key: string): string => (path === '' || path === 'flows' ? key : `${path}.${key}`);
  return new Map(Object.entries(value).flatMap(([key, member]) => [...listDetails(member, below(key))]));
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
