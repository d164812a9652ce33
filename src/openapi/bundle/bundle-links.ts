import type { Bundling } from './bundling.ts';
import { isObject, setMember, type JsonObject } from '../document/json.ts';
import { memberOf } from '../document/grammar.ts';
import { renderPointer } from '../document/pointer.ts';
import { quote } from '../../text.ts';
import { renderRef } from './ref-target.ts';

/** Turns each `operationRef` to another file into one to the operation's place in the document. */
export function pointLinks({ document, resolver, links, findings }: Bundling): void {
  if (links.length === 0) return;
  const places = findOperations(document);
  for (const { link, file, path } of links) {
    const { operationRef } = link;
    if (
      typeof operationRef !== 'string' ||
      resolver.settled.has(link) ||
      /^[a-z][a-z0-9+.-]+:/i.test(operationRef)
    )
      continue;
    const target = resolver.resolveFully(file, operationRef);
    const place =
      target.kind !== 'target'
        ? undefined
        : target.file === resolver.rootFile
          ? renderRef(target.tokens)
          : isObject(target.value)
            ? places.get(target.value)
            : undefined;
    if (place !== undefined) {
      if (file !== resolver.rootFile || !operationRef.startsWith('#')) setMember(link, 'operationRef', place);
      resolver.settled.add(link);
      continue;
    }
    findings.push({
      severity: 'warning',
      rule: 'unresolved-link',
      message: `The link's operationRef ${quote(operationRef)} names no operation of this description.`,
      pointer: renderPointer([...path, 'operationRef']),
    });
  }
}

function findOperations(document: JsonObject): ReadonlyMap<object, string> {
  const places = new Map<object, string>();
  const { paths } = document;
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    for (const [key, operation] of Object.entries(isObject(item) ? item : {})) {
      if (memberOf('pathItem', key).kind === 'operation' && isObject(operation) && !places.has(operation)) {
        places.set(operation, renderRef(['paths', path, key]));
      }
    }
  }
  return places;
}
