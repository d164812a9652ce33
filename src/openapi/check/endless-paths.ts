import type { Finding } from '../problem.ts';
import { findMember, isObject, type JsonValue } from '../document/json.ts';
import { renderPointer } from '../document/pointer.ts';
import { quote } from '../../text.ts';

/** Far more than any service takes; the pointers of findings repeat it. */
const mostCharacters = 2000;

/** Paths and methods of such a length that nothing else is worth telling: each finding below would repeat them. */
export function findEndlessPaths(document: JsonValue): readonly Finding[] {
  const paths = findMember(document, 'paths');
  if (!isObject(paths)) return [];
  return Object.entries(paths).flatMap(([path, item]) => {
    if (path.length > mostCharacters) return [tell('path', path)];
    const additional = findMember(item, 'additionalOperations');
    const methods = [...keysOf(item), ...keysOf(additional)].filter((key) => key.length > mostCharacters);
    return methods.map((method) => tell('method', method, path));
  });
}

function keysOf(value: JsonValue | undefined): readonly string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function tell(what: string, key: string, path = key): Finding {
  const message = `The ${what} ${quote(key, 60)} has ${key.length} characters; no URL or method is as long as that.`;
  return {
    severity: 'error',
    rule: `${what === 'path' ? 'url' : what}-too-long`,
    pointer: renderPointer(['paths', path]),
    message,
  };
}
