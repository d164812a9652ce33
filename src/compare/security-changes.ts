import { findMember, isArray, isJsonObject, type JsonObject, membersOf } from '../syntax/index.ts';
import { mapMembers, omitMembers } from '../openapi/index.ts';
import { clip } from './change-path.ts';
import type { OperationPair, Side, Sides } from './side.ts';

/** Credentials and scopes that are sufficient together, with their names in sentences. */
type Alternative = ReadonlyMap<string, string>;

/** Compares the credentials that an operation requires. Schemes are compared by content, so renaming one isn't a change. */
export function compareSecurity(pair: OperationPair): void {
  const [olds, nows] = [listAlternatives(pair, 'before'), listAlternatives(pair, 'after')];
  if (keysOf(olds) === keysOf(nows)) return;
  const [was, is] = [render(olds), render(nows)];
  // Users with the old credentials meet all requirements of one new alternative.
  const isEased = olds.every((old) => nows.some((now) => [...now.keys()].every((key) => old.has(key))));
  const sentence = was === is ? `credentials changed: ${is}` : `now needs ${is}, needed ${was} before`;
  const rule = isEased ? 'security-eased' : 'security-changed';
  pair.report(rule, sentence, 'security', { before: was, after: is });
}

function listAlternatives(pair: OperationPair, version: 'before' | 'after'): readonly Alternative[] {
  const side = pair.sides[version];
  const required = pair[version].operation['security'] ?? side.document['security'];
  const listed = (isArray(required) ? required : []).filter(isJsonObject).map((schemes) => {
    const needs = new Map<string, string>();
    for (const [name, scopes] of Object.entries(schemes)) {
      const key = identify(pair.sides, version, name);
      needs.set(key, renderScheme(name, findScheme(side, name) ?? {}));
      const texts = isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
      for (const scope of texts) needs.set(`${key} ${scope}`, `scope ${clip(scope)}`);
    }
    return needs;
  });
  return listed.length === 0 ? [new Map()] : listed;
}

/** Returns the identity of a scheme: its digest, with its name if another scheme is identical. */
function identify(sides: Sides, version: 'before' | 'after', name: string): string {
  const [old, now] = [findScheme(sides.before, name), findScheme(sides.after, name)];
  // A scheme that only the other version defines is compared with that definition.
  const scheme = version === 'before' ? (old ?? now) : (now ?? old);
  if (scheme === undefined) return name;
  if (version === 'after' && hasMoreFlows(old, scheme)) return identify(sides, 'before', name);
  const digest = sides[version].semantics(scheme);
  const isAlone = [sides.before, sides.after].every((side) => {
    const digests = Object.keys(listSchemes(side)).map((key) => side.semantics(findScheme(side, key)));
    return digests.filter((other) => other === digest).length < 2;
  });
  return isAlone ? String(digest) : `${digest} ${name}`;
}

/** Returns whether a scheme keeps all old flows. An additional flow isn't a breaking change. */
function hasMoreFlows(old: JsonObject | undefined, now: JsonObject): boolean {
  const flows = old?.['flows'];
  if (!isJsonObject(flows)) return false;
  return Object.entries(flows).every(
    ([name, flow]) => JSON.stringify(flow) === JSON.stringify(findMember(now['flows'], name)),
  );
}

const withoutEffect = new Set(['description', 'bearerFormat', 'scopes', 'refreshUrl']);

/** Returns a scheme without the members that don't affect callers, such as scopes that no operation requires. */
function findScheme(side: Side, name: string): JsonObject | undefined {
  const found = side.find(findMember(listSchemes(side), name));
  if (found === undefined) return undefined;
  const bare = (value: JsonObject): JsonObject =>
    omitMembers(value, (key) => withoutEffect.has(key) || key.startsWith('x-'));
  return mapMembers(bare(found), (member, key) => {
    if (key === 'scheme' && typeof member === 'string') return member.toLowerCase();
    if (key !== 'flows' || !isJsonObject(member)) return member;
    return mapMembers(member, (flow) => (isJsonObject(flow) ? bare(flow) : flow));
  });
}

function listSchemes({ document }: Side): JsonObject {
  return membersOf(findMember(document['components'], 'securitySchemes'));
}

function renderScheme(name: string, { in: location, name: field, scheme, type }: JsonObject): string {
  const kind = type === 'apiKey' ? [field, 'in', location] : [scheme ?? type];
  const words = kind.map((word) => (typeof word === 'string' ? word : 'unknown'));
  return `${clip(name)} (${clip(words.join(' '))})`;
}

function keysOf(alternatives: readonly Alternative[]): string {
  const keys = alternatives.map((alternative) => [...alternative.keys()].sort().join(' + '));
  return keys.sort().join(' | ');
}

function render(alternatives: readonly Alternative[]): string {
  const texts = alternatives.map((needs) => [...needs.values()].join(' with ') || 'no credentials');
  return [...new Set(texts)].join(' or ');
}
