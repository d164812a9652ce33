import { findMember, isObject, type JsonObject } from '../document/json.ts';
import { renderPointer } from '../document/pointer.ts';
import { listRoutes, placeOf, type Route } from '../document/route.ts';
import type { LocateOperations, Operation, OperationPlace } from '../operation.ts';
import type { Resolver } from '../bundle/resolver.ts';
import { locatePointers } from '../read/locate.ts';
import type { SourceFile } from '../read/source.ts';
import { findOrigin } from './place-findings.ts';

/**
 * Tells later on which line of which file an operation is written: of the files it keeps the text alone, and looks into
 * it only when asked. Made before the document is prepared, while its parts are still those that were read.
 * @param operations those of `document`, in its order
 */
export function createLocator(
  document: JsonObject,
  operations: readonly Operation[],
  resolver: Resolver,
): LocateOperations {
  const origins = new Map<Operation, { readonly file: string; readonly pointer: string }>();
  const texts = new Map<string, Pick<SourceFile, 'format' | 'text'>>();
  for (const [index, route] of listRoutes(document).entries()) {
    const operation = operations[index];
    if (operation === undefined) continue;
    const origin = findOrigin(pointTo(document, route), document, resolver);
    const state = resolver.files.get(origin.file);
    if (state?.state !== 'read') continue;
    const { format, text } = state.source;
    texts.set(origin.file, { format, text });
    origins.set(operation, origin);
  }
  return (wanted) => {
    const known = wanted.flatMap((operation) => {
      const origin = origins.get(operation);
      return origin === undefined ? [] : [{ operation, ...origin }];
    });
    const places = new Map<Operation, OperationPlace>();
    for (const [file, found] of Map.groupBy(known, (one) => one.file)) {
      const text = texts.get(file);
      if (text === undefined) continue;
      const lines = locatePointers(
        text,
        found.map(({ pointer }) => pointer),
      );
      for (const { operation, pointer } of found) {
        const line = lines.get(pointer)?.line;
        if (line !== undefined) places.set(operation, { file, line });
      }
    }
    return places;
  };
}

/** A path item may stand elsewhere and only be named under `paths`. */
function pointTo(document: JsonObject, route: Route): string {
  const [root = '', path = '', ...key] = placeOf(route);
  const item = findMember(document[root], path);
  const reference = isObject(item) && !Object.hasOwn(item, key[0] ?? '') ? item['$ref'] : undefined;
  return typeof reference === 'string' && reference.startsWith('#/')
    ? reference.slice(1) + renderPointer(key)
    : renderPointer([root, path, ...key]);
}
