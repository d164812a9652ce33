import { findOperationHazards, findParameterHazards } from './hazards-operation.ts';
import type { Hazard } from './hazard.ts';
import { loses, stops, spoils } from './hazard.ts';
import { countDanglingSchemas } from './inline-schemas.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import type { Inspection } from './inspect.ts';
import { planNames } from '../document/names.ts';
import { countVariables, findUrl, hasDoubleSlash, isAbsolute } from './portable-servers.ts';
import { findItem, isMethodKey, listMethods, listRoutes } from '../document/route.ts';

/** Everything in a description that the importer would fail on or lose, in the order of the document. */
export function findHazards(document: JsonObject, inspection: Inspection): readonly Hazard[] {
  return [
    ...findRootHazards(document),
    ...findPathHazards(document),
    ...findEscapedNames(document, inspection.escapedNames),
    ...(inspection.firstHalf === undefined ? [] : [describeHalf(inspection.firstHalf)]),
  ];
}

function describeHalf(pointer: string): Hazard {
  const message = 'Half a surrogate pair is no text: the service cannot store it.';
  return { ...stops('text-half', [], message), pointer };
}

function findEscapedNames(document: JsonObject, names: ReadonlySet<string>): readonly Hazard[] {
  const schemas = findMember(document['components'], 'schemas');
  return [...names]
    .filter((name) => findMember(schemas, name) !== undefined)
    .map((name) =>
      loses(
        'escaped-name',
        ['components', 'schemas', name],
        `A reference to the schema ${quote(name)} needs escapes, which the importer does not read: it stores an empty schema.`,
      ),
    );
}

function findRootHazards(document: JsonObject): readonly Hazard[] {
  if (Object.hasOwn(document, 'swagger')) {
    return [
      stops(
        'swagger-2',
        ['swagger'],
        'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.',
      ),
    ];
  }
  const { servers } = document;
  const first = isArray(servers) ? servers[0] : undefined;
  const url = findUrl(first);
  if (url === undefined) {
    return [
      stops(
        'server-missing',
        ['servers'],
        'There is no `servers[0].url`, from which the importer takes the address. Add one with scheme and host.',
      ),
    ];
  }
  const at = ['servers', 0, 'url'];
  if (!isAbsolute(url)) {
    return [
      stops(
        'server-relative',
        at,
        `The first server is ${quote(url)}; the importer needs scheme and host, such as https://api.example.com.`,
      ),
    ];
  }
  if (countVariables(first) > 0) {
    return [
      loses(
        'server-variables',
        at,
        `The first server is ${quote(url)}; the importer takes it without filling in variables.`,
      ),
    ];
  }
  if (!hasDoubleSlash(document)) return [];
  return [
    loses(
      'server-slash',
      at,
      `The first server is ${quote(url)}; the importer puts the paths right behind it, so that the addresses of the actions get two slashes.`,
    ),
  ];
}

/** References beyond the one level that is followed. In Swagger 2.0 they are found after the upgrade only. */
export function findSchemaHazards(document: JsonObject): readonly Hazard[] {
  const dangling = Object.hasOwn(document, 'swagger') ? 0 : countDanglingSchemas(document);
  if (dangling === 0) return [];
  const schemas = dangling === 1 ? '1 schema' : `${dangling} schemas`;
  const message = `The importer follows one reference and no further: ${schemas} of parameters and request bodies keep references that lead nowhere once stored.`;
  return [loses('schema-references', [], message)];
}

function findPathHazards(document: JsonObject): readonly Hazard[] {
  const { paths } = document;
  if (paths === undefined)
    return [stops('paths-missing', [], 'There is no `paths`, which the importer walks through.')];
  if (!isObject(paths))
    return [spoils('paths-type', ['paths'], `\`paths\` must be an object, not ${kindOf(paths)}.`)];
  const plans = planNames(listRoutes(document)).values();
  return Object.entries(paths).flatMap(([path, value]) => {
    if (path.startsWith('x-')) {
      return [
        stops(
          'paths-extension',
          ['paths', path],
          `The importer takes the extension ${quote(path)} for a path: it fails, or makes actions of it.`,
        ),
      ];
    }
    const item = findItem(document, value);
    if (item === undefined) return [describeItem(path, value)];
    const own = isObject(value) ? findItemHazards(path, value) : [];
    const shared = findParameterHazards(document, item['parameters'], ['paths', path, 'parameters']);
    const operations = listMethods(item).flatMap(([key, operation]): readonly Hazard[] => {
      const at = ['paths', path, key];
      if (!isObject(operation)) {
        return [spoils('operation-type', at, `An operation must be an object, not ${kindOf(operation)}.`)];
      }
      return findOperationHazards(document, { operation, at, plan: plans.next().value });
    });
    return [...own, ...shared.filter(({ isMendable }) => !isMendable), ...operations];
  });
}

function describeItem(path: string, value: JsonValue): Hazard {
  const at = ['paths', path];
  if (!isObject(value)) return spoils('path-type', at, `A path must be an object, not ${kindOf(value)}.`);
  const reference = JSON.stringify(value['$ref']);
  return spoils(
    'path-reference',
    [...at, '$ref'],
    `The path refers to ${reference}, where there is no path item.`,
  );
}

/** What stands beside the operations of a path. */
function findItemHazards(path: string, item: JsonObject): readonly Hazard[] {
  return Object.keys(item)
    .filter((key) => !isMethodKey(key))
    .map((key) => {
      const rule = key.startsWith('x-') ? 'path-extension' : `path-${key.replace('$', '').toLowerCase()}`;
      return stops(
        rule,
        ['paths', path, key],
        `${quote(key)} stands beside the operations of ${quote(path)}; the importer takes every key there for an HTTP method: it fails, or makes an action of it.`,
      );
    });
}

function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  return isArray(value) ? 'a list' : `the ${typeof value} ${JSON.stringify(value).slice(0, 40)}`;
}

function quote(text: string): string {
  return `\`${text.slice(0, 100)}\``;
}
