import { add, hashText, mix } from '../document/digest.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Digest } from './meaning.ts';
import { omitMembers } from '../document/members.ts';
import { createDigest } from './meaning.ts';
import type { OperationPart } from '../operation.ts';
import { listParameters, type PlacedParameter } from './parameter-list.ts';
import { createReferenceGraph } from '../document/reference-graph.ts';
import type { Route } from '../document/route.ts';
import { foldTexts } from '../document/texts.ts';

export type Fingerprints = Readonly<Record<OperationPart, string>>;

/** What has a part of its own, and so is left out of `other`. */
const placed = new Set([
  ...['parameters', 'requestBody', 'consumes', 'responses', 'produces', 'security', 'servers', 'schemes'],
  ...['operationId', 'summary', 'description', 'tags', 'externalDocs'],
]);

/** How an operation's parts are told from those of another version, for one document. */
export function createFingerprint(document: JsonObject): (route: Route, name: string) => Fingerprints {
  const graph = createReferenceGraph(document);
  const meaning = createDigest(document, graph, 'meaning');
  const documentation = createDigest(document, graph, 'documentation');

  return (route, name) => {
    const { operation, item } = route;
    const parameters = listParameters(document, operation, item);
    const isBody = ({ place }: PlacedParameter): boolean => place === 'body' || place === 'formData';
    const body = parameters.filter(isBody);
    const rest = parameters.filter((parameter) => !isBody(parameter));
    const other = omitMembers(operation, (key) => placed.has(key) || key.startsWith('x-'));
    const texts = foldTexts(operation, item);
    const told = [
      ...[texts.summary, texts.description, operation['externalDocs']].map((text) =>
        documentation(text, 'data'),
      ),
      digestTags(operation['tags']),
      digestParameters(parameters, documentation),
      documentation(operation['requestBody'], 'keywords'),
      documentation(operation['responses'], 'names'),
      documentation(other, 'keywords'),
    ];
    return {
      parameters: String(digestParameters(rest, meaning)),
      body: String(
        mix(
          meaning(operation['requestBody'], 'keywords'),
          mix(
            digestParameters(body, meaning),
            meaning(operation['consumes'] ?? document['consumes'], 'data'),
          ),
        ),
      ),
      responses: String(
        mix(
          meaning(operation['responses'], 'names'),
          meaning(operation['produces'] ?? document['produces'], 'data'),
        ),
      ),
      security: String(digestSecurity(document, operation, meaning)),
      servers: String(digestServers(document, route, meaning)),
      name: String(hashText(name)),
      description: String(told.reduce((sum, part) => mix(sum, part), 0)),
      extensions: String(meaning(extensionsOf(item, operation), 'data')),
      other: String(meaning(other, 'keywords')),
    };
  };
}

function digestParameters(parameters: readonly PlacedParameter[], digest: Digest): number {
  return parameters.reduce((sum, { place, name, value }) => {
    const part = digest(value, 'keywords');
    return part === 0 ? sum : add(sum, mix(hashText(`${place} ${name}`), part));
  }, 0);
}

function digestTags(tags: JsonValue | undefined): number {
  if (!isArray(tags)) return 0;
  return tags.reduce<number>((sum, tag) => add(sum, hashText(JSON.stringify(tag))), 0);
}

/** Each requirement by what its schemes are, so that a renamed scheme stays the same. */
function digestSecurity(document: JsonObject, operation: JsonObject, meaning: Digest): number {
  const required = operation['security'] ?? document['security'];
  if (!isArray(required)) return 0;
  return required.reduce<number>((sum, alternative) => {
    if (!isObject(alternative)) return sum;
    const schemes = Object.entries(alternative).map(([name, scopes]) => {
      const scheme = findScheme(document, name);
      const sort = isArray(scopes) ? scopes.map((scope) => JSON.stringify(scope)).sort() : [];
      return mix(scheme === undefined ? hashText(name) : meaning(scheme, 'keywords'), hashText(sort.join()));
    });
    return add(sum, mix(1, schemes.reduce(add, 7)));
  }, 1);
}

function findScheme(document: JsonObject, name: string): JsonValue | undefined {
  const { components } = document;
  const schemes = isObject(components) ? components['securitySchemes'] : document['securityDefinitions'];
  return isObject(schemes) && Object.hasOwn(schemes, name) ? schemes[name] : undefined;
}

function digestServers(document: JsonObject, { operation, item }: Route, meaning: Digest): number {
  const lists = [operation['servers'], item['servers'], document['servers']];
  const servers = lists.find((list) => isArray(list) && list.length > 0) ?? [{ url: '/' }];
  const { host, basePath } = document;
  const swagger = [host, basePath, operation['schemes'] ?? document['schemes']];
  return mix(
    meaning(servers, 'keywords'),
    meaning(
      swagger.map((part) => part ?? false),
      'data',
    ),
  );
}

function extensionsOf(item: JsonObject, operation: JsonObject): JsonObject {
  const isOther = (key: string): boolean => !key.startsWith('x-');
  return { ...omitMembers(item, isOther), ...omitMembers(operation, isOther) };
}
