import { changeRules, type ChangeRule } from '../../src/compare/change-rules.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { eachCase } from '../support/each-case.ts';
import { answer, body, orders, query, reportChanges } from './two-versions.ts';

type Case = readonly [before: JsonObject, after: JsonObject, sentence: string];

const status = (values: readonly string[]): JsonObject =>
  orders(query('status', { type: 'string', enum: values }));
const fields = (properties: JsonObject, required: readonly string[] = []): JsonObject =>
  orders(body({ type: 'object', properties, required }));
const size = (schema: JsonObject): JsonObject => orders(query('size', { type: 'integer', ...schema }));
const securitySchemes = {
  key: { type: 'apiKey', name: 'X-Key', in: 'header' },
  token: { type: 'http', scheme: 'bearer' },
};
const keyed = (security: JsonValue): JsonObject => orders({ security }, { components: { securitySchemes } });
const at = (path: string, root: JsonObject = {}): JsonObject =>
  orders({}, { ...root, paths: { [path]: { post: { operationId: 'changeOrder', responses: {} } } } });
const media = (...types: readonly string[]): JsonObject =>
  orders({ requestBody: { content: Object.fromEntries(types.map((type) => [type, {}])) } });
const text = { type: 'string' };
const cat = { type: 'object', title: 'Cat', required: ['lives'], properties: { lives: { type: 'integer' } } };
const dog = { type: 'object', title: 'Dog', required: ['barks'], properties: { barks: text } };

/** One example for each row of docs/breaking-changes.md, with the only sentence that is reported. */
const cases: Readonly<Record<ChangeRule, Case>> = {
  'action-removed': [orders({}), orders({}, { paths: {} }), 'removed'],
  'removed-as-announced': [
    orders({ deprecated: true, 'x-sunset': '2020-01-31' }),
    orders({}, { paths: {} }),
    'removed, as announced',
  ],
  'parameter-renamed': [orders({}), at('/orders/{key}'), 'path parameter id is now called key'],
  renamed: [orders({}), orders({ operationId: 'editOrder' }), 'renamed from changeOrder'],
  moved: [orders({}), at('/order/{id}'), 'moved from POST /orders/{id}'],
  'server-changed': [
    orders({}),
    orders({ servers: [{ url: 'https://b.example.com/' }] }),
    'server is now https://b.example.com, was https://api.example.com',
  ],
  'security-changed': [
    keyed([{ key: [] }]),
    keyed([{ key: [], token: [] }]),
    'now needs key (X-Key in header) with token (bearer), needed key (X-Key in header) before',
  ],
  'input-required': [
    orders({}),
    orders(query('pageSize', text, { required: true })),
    'new required query parameter pageSize',
  ],
  'input-removed': [orders(query('limit', text)), orders({}), 'query parameter limit removed'],
  'input-moved': [
    orders(query('trace', text)),
    orders({ parameters: [{ name: 'trace', in: 'header', schema: text }] }),
    'trace is now a header parameter, was in query',
  ],
  'now-required': [fields({ qty: text }), fields({ qty: text }, ['qty']), 'body field qty is now required'],
  'null-removed': [
    orders(query('limit', { type: 'integer', nullable: true })),
    orders(query('limit', { type: 'integer' })),
    'query parameter limit can no longer be null, but null was never sent',
  ],
  'type-narrowed': [
    fields({ qty: text }),
    fields({ qty: { type: 'integer' } }),
    'type of body field qty is now integer, was string',
  ],
  'format-narrowed': [
    orders(query('day', text)),
    orders(query('day', { type: 'string', format: 'date' })),
    'format of query parameter day is now date',
  ],
  'values-narrowed': [
    status(['open', 'void']),
    status(['open']),
    'query parameter status no longer accepts "void"',
  ],
  'limits-narrowed': [
    size({ maximum: 100 }),
    size({ maximum: 50 }),
    'maximum of query parameter size is now 50, was 100',
  ],
  'alternatives-narrowed': [
    orders(body({ oneOf: [cat, text, dog] })),
    orders(body({ oneOf: [cat, text] })),
    'body no longer accepts Dog',
  ],
  'media-type-removed': [
    media('application/json', 'text/csv'),
    media('application/json'),
    'body no longer accepts text/csv',
  ],
  'way-of-writing': [
    orders(query('ids', { type: 'array', items: text })),
    orders(query('ids', { type: 'array', items: text }, { explode: false })),
    'explode of query parameter ids is now false, was true',
  ],
  'conditions-widened': [
    orders(body({ type: 'string', not: { enum: ['a'] } })),
    orders(body(text)),
    'the rule “not” of body was removed or relaxed',
  ],
  'conditions-narrowed': [
    orders(body(text)),
    orders(body({ type: 'string', not: { enum: ['a'] } })),
    'the rule “not” of body changed',
  ],
  undetailed: [
    orders({ requestBody: { $ref: '#/components/requestBodies/Gone' } }),
    orders({ requestBody: { $ref: '#/components/requestBodies/Lost' } }),
    "body changed in a way that can't be shown in detail",
  ],
  'input-added': [fields({}), fields({ note: text }), 'new optional body field note'],
  'now-optional': [orders(body(text, { required: true })), orders(body(text)), 'body is now optional'],
  'type-widened': [
    fields({ qty: { type: 'integer' } }),
    fields({ qty: { type: 'number', nullable: true } }),
    'type of body field qty is now number or null, was integer',
  ],
  'format-widened': [
    size({ format: 'int32' }),
    size({ format: 'int64' }),
    'format of query parameter size is now int64, was int32',
  ],
  'values-widened': [
    status(['open']),
    status(['open', 'void']),
    'query parameter status can now accept "void"',
  ],
  'limits-widened': [
    orders(query('code', { type: 'string', pattern: '^a' })),
    orders(query('code', text)),
    'pattern of query parameter code is gone, was "^a"',
  ],
  'alternatives-widened': [
    orders(body({ oneOf: [cat, text] })),
    orders(body({ oneOf: [cat, text, dog] })),
    'body can now accept Dog',
  ],
  'media-type-added': [
    media('application/json'),
    media('application/json', 'text/csv'),
    'body can now accept text/csv',
  ],
  'security-eased': [
    keyed([{ key: [] }]),
    keyed([{ key: [] }, { token: [] }]),
    'now needs key (X-Key in header) or token (bearer), needed key (X-Key in header) before',
  ],
  'further-servers': [
    orders({}),
    orders({ servers: [{ url: 'https://api.example.com' }, { url: 'https://b.example.com' }] }),
    'further servers changed',
  ],
  default: [
    size({ default: 10 }),
    size({ default: 20 }),
    'default of query parameter size is now 20, was 10',
  ],
  deprecated: [orders({}), orders({ deprecated: true }), 'now deprecated'],
  'response-status': [
    orders({}),
    orders({ responses: { '404': { description: 'None' } } }),
    'new response 404',
  ],
  'response-content': [
    orders(answer({ type: 'object', properties: { total: text } })),
    orders(answer({ type: 'object', properties: {} })),
    'field total of response 200 removed',
  ],
  description: [
    orders({ description: 'Changes it.' }),
    orders({ description: 'Changes an order.' }),
    'description changed',
  ],
  extension: [orders({}), orders({ 'x-open-execute-after': ['login'] }), 'x-open-execute-after added'],
  'other-part': [
    orders({}),
    orders({ callbacks: { done: { '{$url}': { post: { responses: {} } } } } }),
    'callbacks added',
  ],
  'same-address': [
    orders({}),
    at('/{id}', { servers: [{ url: 'https://api.example.com/orders/' }] }),
    'server and path changed, but the complete URL is the same',
  ],
  unread: [
    orders(query('q', text, { example: 'a' })),
    orders(query('q', text, { example: 'b' })),
    'only examples, tags, extensions or white space changed',
  ],
};

eachCase(cases)('a change is reported with its rule: %s', ([before, after, sentence], rule) => {
  const reported = `${changeRules[rule as ChangeRule].class} ${rule}: ${sentence}`;
  expect(reportChanges(before, after)).toEqual([reported]);
});
