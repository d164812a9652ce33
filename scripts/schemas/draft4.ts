import { isSchema, mapSchema, omit, type Schema } from './schema.ts';

/**
 * The schemas of 2.0 and 3.0 in the newer draft, and with every `oneOf` that a property decides turned into
 * `if`/`then`: the same documents fit, but one that does not is told what is wrong with the branch it meant.
 */
export function adaptDraft4(original: Schema, version: '2.0' | '3.0'): Schema {
  const modern = mapSchema(original, modernise) as Schema;
  const { id, ...schema } = omit(modern, ['$schema']);
  const definitions = schema['definitions'] as Record<string, Schema>;
  if (version === '2.0') decideIn20(definitions);
  else decideIn30(definitions);
  const decided = mapSchema({ ...schema, definitions }, decideReference) as Schema;
  return { $id: id, ...decided };
}

/** Draft 4's booleans beside `minimum` and `maximum`, and the parts of its own schema that 2.0 borrows. */
function modernise(schema: Schema): Schema {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = schema;
  const lower = exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum };
  const upper = exclusiveMaximum === true ? { exclusiveMaximum: maximum } : { maximum };
  const bounds = Object.entries({
    ...lower,
    ...upper,
    ...(typeof exclusiveMinimum === 'boolean' ? {} : { exclusiveMinimum }),
    ...(typeof exclusiveMaximum === 'boolean' ? {} : { exclusiveMaximum }),
  }).filter(([, value]) => value !== undefined);
  const { $ref } = rest;
  if (typeof $ref !== 'string' || !$ref.startsWith('http://json-schema.org/draft-04/schema#/')) {
    return { ...rest, ...Object.fromEntries(bounds) };
  }
  const borrowed = draft4[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (borrowed === undefined) throw new Error(`No such part of draft 4 is known: ${$ref}`);
  return borrowed;
}

const count = { type: 'integer', minimum: 0 };

/** @see http://json-schema.org/draft-04/schema */
const draft4: Record<string, Schema> = {
  title: { type: 'string' },
  description: { type: 'string' },
  default: {},
  multipleOf: { type: 'number', exclusiveMinimum: 0 },
  maximum: { type: 'number' },
  exclusiveMaximum: { type: 'boolean' },
  minimum: { type: 'number' },
  exclusiveMinimum: { type: 'boolean' },
  positiveInteger: count,
  positiveIntegerDefault0: count,
  pattern: { type: 'string', format: 'regex' },
  uniqueItems: { type: 'boolean' },
  enum: { type: 'array', minItems: 1 },
  type: {
    if: { type: 'array' },
    then: { minItems: 1, uniqueItems: true, items: { $ref: '#/definitions/simpleType' } },
    else: { $ref: '#/definitions/simpleType' },
  },
  stringArray: { type: 'array', minItems: 1, items: { type: 'string' }, uniqueItems: true },
};

const simpleType = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };

function decideIn20(definitions: Record<string, Schema>): void {
  definitions['simpleType'] = simpleType;
  definitions['parameter'] = decide('in', {
    body: ref('bodyParameter'),
    header: nonBody('headerParameterSubSchema'),
    formData: nonBody('formDataParameterSubSchema'),
    query: nonBody('queryParameterSubSchema'),
    path: nonBody('pathParameterSubSchema'),
  });
  part(definitions, 'securityDefinitions')['additionalProperties'] = decide('type', {
    basic: ref('basicAuthenticationSecurity'),
    apiKey: ref('apiKeySecurity'),
    oauth2: decide('flow', {
      implicit: ref('oauth2ImplicitSecurity'),
      password: ref('oauth2PasswordSecurity'),
      application: ref('oauth2ApplicationSecurity'),
      accessCode: ref('oauth2AccessCodeSecurity'),
    }),
  });
  part(part(definitions, 'response'), 'properties')['schema'] = {
    if: { type: 'object', properties: { type: { const: 'file' } }, required: ['type'] },
    then: ref('fileSchema'),
    else: ref('schema'),
  };
}

function part(schema: Schema, name: string): Schema {
  return schema[name] as Schema;
}

function nonBody(name: string): Schema {
  return { type: 'object', required: ['name', 'in', 'type'], ...ref(name) };
}

function decideIn30(definitions: Record<string, Schema>): void {
  const location = definitions['ParameterLocation'] as { oneOf: Schema[] };
  definitions['ParameterLocation'] = decide(
    'in',
    Object.fromEntries(
      location.oneOf.map((branch) => {
        const place = (branch['properties'] as { in: { enum: string[] } }).in.enum[0] ?? '';
        return [place, branch];
      }),
    ),
  );
  definitions['SecurityScheme'] = decide('type', {
    apiKey: ref('APIKeySecurityScheme'),
    http: ref('HTTPSecurityScheme'),
    oauth2: ref('OAuth2SecurityScheme'),
    openIdConnect: ref('OpenIdConnectSecurityScheme'),
  });
}

function ref(name: string): Schema {
  return { $ref: `#/definitions/${name}` };
}

/** Exactly one branch, chosen by what a required property holds. */
function decide(property: string, branches: Record<string, Schema>): Schema {
  return {
    type: 'object',
    required: [property],
    properties: { [property]: { enum: Object.keys(branches) } },
    allOf: Object.entries(branches).map(([value, branch]) => ({
      if: { type: 'object', properties: { [property]: { const: value } }, required: [property] },
      then: branch,
    })),
  };
}

/** `oneOf: [something, a reference]`, also with a boolean: a `$ref` decides. */
function decideReference(schema: Schema): Schema {
  const { oneOf, anyOf, ...rest } = schema;
  const branches = oneOf ?? anyOf;
  if (!Array.isArray(branches) || (oneOf !== undefined && anyOf !== undefined)) return schema;
  const isReference = (branch: unknown): boolean =>
    isSchema(branch) &&
    typeof branch['$ref'] === 'string' &&
    /\/(?:Reference|jsonReference)$/.test(branch['$ref']);
  const isBoolean = (branch: unknown): boolean => isSchema(branch) && branch['type'] === 'boolean';
  const reference = branches.find(isReference) as Schema | undefined;
  const boolean = branches.find(isBoolean) as Schema | undefined;
  const others = branches.filter((branch) => branch !== reference && branch !== boolean) as Schema[];
  const [main] = others;
  if (main === undefined || others.length !== 1 || (reference === undefined && boolean === undefined))
    return schema;
  const object =
    reference === undefined
      ? main
      : { if: { type: 'object', required: ['$ref'] }, then: reference, else: main };
  return { ...rest, ...(boolean === undefined ? object : { if: { type: 'boolean' }, else: object }) };
}
