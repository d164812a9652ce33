import { findMember, isObject, type JsonObject } from '../document/json.ts';
import { planNames } from '../document/names.ts';
import { findItem, listMethods, listRoutes } from '../document/route.ts';
import { findEscapedNames } from './component-names.ts';
import { findHalves } from './halves.ts';
import { findNameHazards } from './operation-names.ts';
import { findStrangeTexts } from './operation-values.ts';
import { findBodyHazards, findParameterHazards } from './parts.ts';
import { describeExtension, findItemHazards } from './paths.ts';
import { spoils, stops, type Hazard } from './rule.ts';
import { findServerHazards } from './servers.ts';

/** Everything in a description that the importer would fail on or lose, but for what schemas refer to. */
export function findHazards(document: JsonObject): readonly Hazard[] {
  return [
    ...(Object.hasOwn(document, 'swagger') ? [describeSwagger()] : findServerHazards(document)),
    ...findPathHazards(document),
    ...findEscapedNames(document),
    ...findHalves(document),
  ];
}

function describeSwagger(): Hazard {
  const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
  return stops('swagger-2', ['swagger'], message);
}

/** What is no path or no operation was refused before anything is prepared. */
function findPathHazards(document: JsonObject): readonly Hazard[] {
  const plans = planNames(listRoutes(document)).values();
  const paths = findMember(document, 'paths');
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [describeExtension(path)];
    const item = findItem(document, value);
    if (item === undefined) return [];
    const own = isObject(value) ? findItemHazards(path, value) : [];
    const shared = findParameterHazards(document, item['parameters'], ['paths', path, 'parameters']);
    const operations = listMethods(item).flatMap(([key, operation]): readonly Hazard[] => {
      const at = ['paths', path, key];
      if (!isObject(operation)) return [spoils('operation-type', at, 'An operation must be an object.')];
      return [
        ...findNameHazards(at, plans.next().value),
        ...findStrangeTexts(operation, at),
        ...findParameterHazards(document, operation['parameters'], [...at, 'parameters']),
        ...findBodyHazards(document, operation['requestBody'], [...at, 'requestBody']),
      ];
    });
    return [...own, ...shared.filter(({ isMendable }) => !isMendable), ...operations];
  });
}
