import { isNear } from '../../text-tree/near.ts';
import type { SpecVersion } from '../document/grammar.ts';

/** The words that people misspell: those that stand directly in the objects of the standard. */
const words = listWords(`
  openapi swagger info host basePath schemes consumes produces servers paths webhooks components
  definitions parameters responses security securityDefinitions securitySchemes tags externalDocs
  title summary description termsOfService contact license version name url email identifier
  variables default enum schemas examples requestBodies headers links callbacks pathItems
  get put post delete options head patch trace operationId requestBody deprecated in required
  allowEmptyValue style explode allowReserved schema example content encoding contentType
  propertyName mapping type format items properties additionalProperties allOf oneOf anyOf not
  nullable readOnly writeOnly discriminator xml minimum maximum minLength maxLength pattern
  minItems maxItems uniqueItems flow flows scopes authorizationUrl tokenUrl refreshUrl scheme
  bearerFormat openIdConnectUrl collectionFormat operationRef value externalValue
`);

/** Words that are unknown to one version and known to a later one, wherever they stand. */
const since: readonly (readonly [SpecVersion, readonly string[]])[] = [
  [
    '3.0',
    listWords('anyOf oneOf not nullable writeOnly requestBody content components servers callbacks links'),
  ],
  [
    '3.1',
    listWords(`
      webhooks pathItems jsonSchemaDialect const $defs $id $schema $anchor $comment if then else
      prefixItems contains patternProperties propertyNames dependentSchemas dependentRequired
      unevaluatedProperties unevaluatedItems contentMediaType contentEncoding
    `),
  ],
  [
    '3.2',
    listWords(`
      query additionalOperations itemSchema prefixEncoding itemEncoding $self dataValue
      serializedValue nodeType defaultMapping mediaTypes oauth2MetadataUrl
    `),
  ],
];

function listWords(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** What may have been meant by a key that is not known where it stands: a sentence, or nothing. */
export function hintAtWord(key: string, at: string, version: SpecVersion): string | undefined {
  const later = findVersionOf(key, at);
  if (later !== undefined && later > version) {
    return `It came with OpenAPI ${later}; this description follows ${version}.`;
  }
  const near = words.find((word) => isNear(key, word) && (word.length > 3 || key.toLowerCase() === word));
  return near === undefined ? undefined : `Perhaps \`${near}\` is meant.`;
}

function findVersionOf(key: string, at: string): SpecVersion | undefined {
  const isNewText = (key === 'summary' && at === '/info') || (key === 'identifier' && at === '/info/license');
  return isNewText ? '3.1' : since.find(([, known]) => known.includes(key))?.[0];
}
