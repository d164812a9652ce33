import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';

/** A kind of file that users set as `swagger-file` by mistake. */
export interface Lookalike {
  /** One sentence: the kind of file. */
  readonly message: string;
  /** The fix as an imperative sentence. */
  readonly hint: string;
}

interface Kind extends Lookalike {
  readonly matches: (root: JsonObject) => boolean;
}

const otherFile = 'Set `swagger-file` to the OpenAPI file.';

const hasAny = (root: JsonObject, keys: readonly string[]): boolean =>
  keys.some((key) => Object.hasOwn(root, key));

const isListOfTargets = (value: JsonValue | undefined): boolean =>
  Array.isArray(value) && value.some((one) => findMember(one, 'copilot-id') !== undefined);

/** Kinds in order of precedence: the first match wins. */
const kinds: readonly Kind[] = [
  {
    matches: (root) => hasAny(root, ['swaggerVersion']),
    message: 'The file is a Swagger 1.x resource listing, which is not supported.',
    hint: 'Convert it to OpenAPI 3, and set `swagger-file` to the result.',
  },
  {
    matches: (root) => hasAny(root, ['asyncapi']),
    message: 'The file is an AsyncAPI document, which describes messages instead of HTTP operations.',
    hint: otherFile,
  },
  {
    matches: (root) => hasAny(root, ['overlay']) && hasAny(root, ['actions']),
    message: 'The file is an OpenAPI Overlay, which only changes an OpenAPI file.',
    hint: 'Set `swagger-file` to the OpenAPI file that the overlay changes.',
  },
  {
    matches: (root) => hasAny(root, ['arazzo']),
    message: 'The file is an Arazzo document, which describes workflows instead of operations.',
    hint: 'Set `swagger-file` to the OpenAPI file that the workflows use.',
  },
  {
    matches: ({ info, item }) => Array.isArray(item) && isJsonObject(info),
    message: 'The file is a Postman collection.',
    hint: 'Convert the collection to OpenAPI 3, and set `swagger-file` to the result.',
  },
  {
    matches: ({ data, __schema }) => __schema !== undefined || findMember(data, '__schema') !== undefined,
    message:
      'The file is a GraphQL schema. A copilot calls HTTP operations, which only an OpenAPI file describes.',
    hint: otherFile,
  },
  {
    matches: ({ targets }) => isListOfTargets(targets),
    message: 'The file is a config file of this action.',
    hint: 'Set `config-file` to this file, and remove `swagger-file`.',
  },
  {
    matches: (root) =>
      hasAny(root, ['name', 'private']) && hasAny(root, ['scripts', 'dependencies', 'devDependencies']),
    message: 'The file is the `package.json` of an npm package.',
    hint: otherFile,
  },
  {
    matches: (root) => hasAny(root, ['paths']),
    message: 'The file has `paths`, but no version of OpenAPI.',
    hint: 'Add the version that the file follows as its first line, such as `openapi: 3.0.3`.',
  },
  {
    matches: (root) => hasAny(root, ['$schema']),
    message: 'The file is a JSON Schema, which has no operations.',
    hint: otherFile,
  },
];

/** Returns the kind of a file that is not OpenAPI, or `undefined` if the kind isn't known. */
export function recognizeLookalike(root: JsonObject): Lookalike | undefined {
  return kinds.find(({ matches }) => matches(root));
}
