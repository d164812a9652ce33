import { findMember, isArray, isJsonObject, type JsonObject } from '../text-tree/door.ts';
import { mapMembers, omitMembers, type OperationChange, type Route } from '../openapi/door.ts';
import { createChange } from './change-rules.ts';
import { pairUp } from './pair-up.ts';
import { clip } from './place.ts';
import type { Side, Sides } from './side.ts';

/** Credentials and scopes that together will do, in people's words, by their names in the old version. */
type Alternative = ReadonlyMap<string, string>;

/** Which credentials an operation needs. A scheme may have another name: then it is known by what it is. */
export function compareSecurity(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const { names, altered } = pairSchemes(sides);
  const olds = listAlternatives(sides.before, before, (name) => name);
  const nows = listAlternatives(sides.after, after, (name) => names.get(name) ?? `new ${name}`);
  const [was, is] = [render(olds), render(nows)];
  const used = altered.filter((name) => olds.some((alternative) => alternative.has(name)));
  const isOther = keysOf(olds) !== keysOf(nows);
  if (!isOther && (was !== is || used.length === 0)) return [];
  // Whoever has the old credentials has all that one of the new alternatives asks for.
  const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
  const details =
    used.length === 0 ? 'credentials changed' : `credentials changed: ${used.map(clip).join(', ')}`;
  const sentence = was === is ? details : `now needs ${is}, needed ${was} before`;
  const rule = isEased ? 'security-eased' : 'security-changed';
  return [createChange(rule, sentence, 'security', { before: was, after: is })];
}

interface Scheme {
  readonly name: string;
  readonly scheme: JsonObject;
  readonly digest: number;
}

/**
 * What each scheme of the new version was called in the old one, as far as whoever could use that can use it, too; and
 * the old names of those that are not what they were.
 */
function pairSchemes({ before, after }: Sides): {
  readonly names: ReadonlyMap<string, string>;
  readonly altered: readonly string[];
} {
  const { pairs } = pairUp(listSchemes(before), listSchemes(after), [
    ({ digest, name }) => `${digest} ${name}`,
    ({ digest }) => String(digest),
    ({ name }) => name,
  ]);
  const altered = pairs.filter(([old, now]) => old.digest !== now.digest);
  const usable = pairs.filter(([old, now]) => old.digest === now.digest || hasMoreFlows(old, now));
  return {
    names: new Map(usable.map(([old, now]) => [now.name, old.name])),
    altered: altered.map(([old]) => old.name),
  };
}

function listSchemes(side: Side): readonly Scheme[] {
  const schemes = findMember(side.document['components'], 'securitySchemes');
  return Object.keys(isJsonObject(schemes) ? schemes : {}).map((name) => {
    const scheme = findScheme(side, name) ?? {};
    return { name, scheme, digest: side.meaning(scheme) };
  });
}

/** Another way to get a token takes none away. */
function hasMoreFlows({ scheme: old }: Scheme, { scheme: now }: Scheme): boolean {
  const flows = old['flows'];
  if (!isJsonObject(flows)) return false;
  return Object.entries(flows).every(
    ([name, flow]) => JSON.stringify(flow) === JSON.stringify(findMember(now['flows'], name)),
  );
}

function listAlternatives(
  side: Side,
  { operation }: Route,
  identify: (name: string) => string,
): readonly Alternative[] {
  const required = operation['security'] ?? side.document['security'];
  const listed = (isArray(required) ? required : []).filter(isJsonObject).map((schemes) => {
    const needs = Object.entries(schemes).flatMap(([name, scopes]): [string, string][] => {
      const scheme = findScheme(side, name);
      const key = scheme === undefined ? name : identify(name);
      const texts = isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
      return [
        [key, renderScheme(name, scheme ?? {})],
        ...texts.map((scope): [string, string] => [`${key} ${scope}`, `scope ${clip(scope)}`]),
      ];
    });
    return new Map(needs);
  });
  return listed.length === 0 ? [new Map()] : listed;
}

const asksNothing = new Set(['description', 'bearerFormat', 'scopes', 'refreshUrl']);

/** What a scheme asks for: that it knows more scopes asks nothing of those who need none of them. */
function findScheme(side: Side, name: string): JsonObject | undefined {
  const found = side.find(findMember(findMember(side.document['components'], 'securitySchemes'), name));
  if (found === undefined) return undefined;
  const bare = (value: JsonObject): JsonObject =>
    omitMembers(value, (key) => asksNothing.has(key) || key.startsWith('x-'));
  return mapMembers(bare(found), (member, key) => {
    if (key === 'scheme' && typeof member === 'string') return member.toLowerCase();
    if (key !== 'flows' || !isJsonObject(member)) return member;
    return mapMembers(member, (flow) => (isJsonObject(flow) ? bare(flow) : flow));
  });
}

function renderScheme(name: string, scheme: JsonObject): string {
  const say = (key: string): string => {
    const text = scheme[key];
    return typeof text === 'string' ? text : 'unknown';
  };
  const kind =
    say('type') === 'apiKey' ? `${say('name')} in ${say('in')}` : say('scheme' in scheme ? 'scheme' : 'type');
  return `${clip(name)} (${clip(kind)})`;
}

function keysOf(alternatives: readonly Alternative[]): string {
  const keys = alternatives.map((alternative) => [...alternative.keys()].sort().join(' + '));
  return keys.sort().join(' | ');
}

function render(alternatives: readonly Alternative[]): string {
  const texts = alternatives.map((alternative) =>
    alternative.size === 0 ? 'no credentials' : [...alternative.values()].join(' with '),
  );
  return [...new Set(texts)].join(' or ');
}
