import { createRequire } from 'node:module';

import { mapSchema, omit, type Schema } from './schema.ts';

const load = createRequire(import.meta.url);
const vocabularies = [
  'core',
  'applicator',
  'unevaluated',
  'validation',
  'meta-data',
  'format-annotation',
  'content',
];

/**
 * The schemas of 3.1 and 3.2 leave Schema Objects to the dialect, which is found through dynamic references that ajv
 * follows slowly. Here the dialect is put in their place: JSON Schema 2020-12 and OpenAPI's own keywords, each
 * dynamic reference pointing at the one schema that it can mean in a description.
 */
export function adaptDialect(original: Schema, version: '3.1' | '3.2'): Schema {
  const schema = omit(original, ['$schema']);
  const $defs: Record<string, unknown> = { ...(schema['$defs'] as Record<string, unknown>) };
  for (const name of vocabularies) {
    const vocabulary = load(`ajv/dist/refs/json-schema-2020-12/meta/${name}.json`) as Schema;
    const rules = omit(vocabulary, ['$id', '$schema', '$vocabulary', '$dynamicAnchor', 'title']);
    $defs[`dialect-${name}`] = mapSchema(rules, (part) => pointInto(part, name));
  }
  $defs['dialect-openapi'] = keywords[version];
  $defs['schema'] = {
    type: ['object', 'boolean'],
    allOf: [...vocabularies, 'openapi'].map((name) => ({ $ref: `#/$defs/dialect-${name}` })),
  };
  return { ...schema, $defs };
}

function pointInto(schema: Schema, vocabulary: string): Schema {
  if (schema['$dynamicRef'] === '#meta') {
    return { ...omit(schema, ['$dynamicRef']), $ref: '#/$defs/schema' };
  }
  const { $ref } = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith('#/$defs/')) return schema;
  return { ...schema, $ref: `#/$defs/dialect-${vocabulary}${$ref.slice(1)}` };
}

const extensions = { patternProperties: { '^x-': true } };

function closed(properties: Schema, rest: Schema = {}): Schema {
  return { type: 'object', properties, ...extensions, additionalProperties: false, ...rest };
}

const externalDocs = closed(
  { url: { type: 'string', format: 'uri-reference' }, description: { type: 'string' } },
  { required: ['url'] },
);
const mapping = { type: 'object', additionalProperties: { type: 'string' } };
const text = { type: 'string' };
const flag = { type: 'boolean' };

/** @see https://spec.openapis.org/oas/3.1/meta/2024-11-10 and https://spec.openapis.org/oas/3.2/meta/2026-02-26 */
const keywords: Record<'3.1' | '3.2', Schema> = {
  '3.1': {
    properties: {
      discriminator: closed({ propertyName: text, mapping }, { required: ['propertyName'] }),
      externalDocs,
      xml: closed({
        name: text,
        namespace: { type: 'string', format: 'uri' },
        prefix: text,
        attribute: flag,
        wrapped: flag,
      }),
    },
  },
  '3.2': {
    properties: {
      discriminator: closed(
        { propertyName: text, mapping, defaultMapping: text },
        { required: ['propertyName'] },
      ),
      externalDocs,
      xml: closed(
        {
          nodeType: { enum: ['element', 'attribute', 'text', 'cdata', 'none'] },
          name: text,
          namespace: text,
          prefix: text,
          attribute: flag,
          wrapped: flag,
        },
        { dependentSchemas: { nodeType: { properties: { attribute: false, wrapped: false } } } },
      ),
    },
  },
};
