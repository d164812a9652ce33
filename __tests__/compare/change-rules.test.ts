import { changeRules, type ChangeRule } from '../../src/compare/change-rules.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { answer, body, orders, query, reportChanges } from '../support/two-versions.ts';

interface Case {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly sentence: string;
}

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
  'action-removed': { before: orders({}), after: orders({}, { paths: {} }), sentence: 'removed' },
  'removed-as-announced': {
    before: orders({ deprecated: true, 'x-sunset': '2020-01-31' }),
    after: orders({}, { paths: {} }),
    sentence: 'removed, as announced',
  },
  'parameter-renamed': {
    before: orders({}),
    after: at('/orders/{key}'),
    sentence: 'path parameter id is now called key',
  },
  renamed: {
    before: orders({}),
    after: orders({ operationId: 'editOrder' }),
    sentence: 'renamed from changeOrder',
  },
  moved: {
    before: orders({}),
    after: at('/order/{id}'),
    sentence: 'moved from POST /orders/{id}',
  },
  'server-changed': {
    before: orders({}),
    after: orders({ servers: [{ url: 'https://b.example.com/' }] }),
    sentence: 'server is now https://b.example.com, was https://api.example.com',
  },
  'security-changed': {
    before: keyed([{ key: [] }]),
    after: keyed([{ key: [], token: [] }]),
    sentence: 'now needs key (X-Key in header) with token (bearer), needed key (X-Key in header) before',
  },
  'input-required': {
    before: orders({}),
    after: orders(query('pageSize', text, { required: true })),
    sentence: 'new required query parameter pageSize',
  },
  'input-removed': {
    before: orders(query('limit', text)),
    after: orders({}),
    sentence: 'query parameter limit removed',
  },
  'input-moved': {
    before: orders(query('trace', text)),
    after: orders({ parameters: [{ name: 'trace', in: 'header', schema: text }] }),
    sentence: 'trace is now a header parameter, was in query',
  },
  'now-required': {
    before: fields({ qty: text }),
    after: fields({ qty: text }, ['qty']),
    sentence: 'body field qty is now required',
  },
  'null-removed': {
    before: orders(query('limit', { type: 'integer', nullable: true })),
    after: orders(query('limit', { type: 'integer' })),
    sentence: 'query parameter limit can no longer be null, but null was never sent',
  },
  'type-narrowed': {
    before: fields({ qty: text }),
    after: fields({ qty: { type: 'integer' } }),
    sentence: 'type of body field qty is now integer, was string',
  },
  'format-narrowed': {
    before: orders(query('day', text)),
    after: orders(query('day', { type: 'string', format: 'date' })),
    sentence: 'format of query parameter day is now date',
  },
  'values-narrowed': {
    before: status(['open', 'void']),
    after: status(['open']),
    sentence: 'query parameter status no longer accepts "void"',
  },
  'limits-narrowed': {
    before: size({ maximum: 100 }),
    after: size({ maximum: 50 }),
    sentence: 'maximum of query parameter size is now 50, was 100',
  },
  'alternatives-narrowed': {
    before: orders(body({ oneOf: [cat, text, dog] })),
    after: orders(body({ oneOf: [cat, text] })),
    sentence: 'body no longer accepts Dog',
  },
  'media-type-removed': {
    before: media('application/json', 'text/csv'),
    after: media('application/json'),
    sentence: 'body no longer accepts text/csv',
  },
  'way-of-writing': {
    before: orders(query('ids', { type: 'array', items: text })),
    after: orders(query('ids', { type: 'array', items: text }, { explode: false })),
    sentence: 'explode of query parameter ids is now false, was true',
  },
  'conditions-widened': {
    before: orders(body({ type: 'string', not: { enum: ['a'] } })),
    after: orders(body(text)),
    sentence: 'the rule “not” of body was removed or relaxed',
  },
  'conditions-narrowed': {
    before: orders(body(text)),
    after: orders(body({ type: 'string', not: { enum: ['a'] } })),
    sentence: 'the rule “not” of body changed',
  },
  undetailed: {
    before: orders({ requestBody: { $ref: '#/components/requestBodies/Gone' } }),
    after: orders({ requestBody: { $ref: '#/components/requestBodies/Lost' } }),
    sentence: "body changed in a way that can't be shown in detail",
  },
  'input-added': {
    before: fields({}),
    after: fields({ note: text }),
    sentence: 'new optional body field note',
  },
  'now-optional': {
    before: orders(body(text, { required: true })),
    after: orders(body(text)),
    sentence: 'body is now optional',
  },
  'type-widened': {
    before: fields({ qty: { type: 'integer' } }),
    after: fields({ qty: { type: 'number', nullable: true } }),
    sentence: 'type of body field qty is now number or null, was integer',
  },
  'format-widened': {
    before: size({ format: 'int32' }),
    after: size({ format: 'int64' }),
    sentence: 'format of query parameter size is now int64, was int32',
  },
  'values-widened': {
    before: status(['open']),
    after: status(['open', 'void']),
    sentence: 'query parameter status can now accept "void"',
  },
  'limits-widened': {
    before: orders(query('code', { type: 'string', pattern: '^a' })),
    after: orders(query('code', text)),
    sentence: 'pattern of query parameter code is gone, was "^a"',
  },
  'alternatives-widened': {
    before: orders(body({ oneOf: [cat, text] })),
    after: orders(body({ oneOf: [cat, text, dog] })),
    sentence: 'body can now accept Dog',
  },
  'media-type-added': {
    before: media('application/json'),
    after: media('application/json', 'text/csv'),
    sentence: 'body can now accept text/csv',
  },
  'security-eased': {
    before: keyed([{ key: [] }]),
    after: keyed([{ key: [] }, { token: [] }]),
    sentence: 'now needs key (X-Key in header) or token (bearer), needed key (X-Key in header) before',
  },
  'further-servers': {
    before: orders({}),
    after: orders({ servers: [{ url: 'https://api.example.com' }, { url: 'https://b.example.com' }] }),
    sentence: 'further servers changed',
  },
  default: {
    before: size({ default: 10 }),
    after: size({ default: 20 }),
    sentence: 'default of query parameter size is now 20, was 10',
  },
  deprecated: { before: orders({}), after: orders({ deprecated: true }), sentence: 'now deprecated' },
  'response-status': {
    before: orders({}),
    after: orders({ responses: { '404': { description: 'None' } } }),
    sentence: 'new response 404',
  },
  'response-content': {
    before: orders(answer({ type: 'object', properties: { total: text } })),
    after: orders(answer({ type: 'object', properties: {} })),
    sentence: 'field total of response 200 removed',
  },
  description: {
    before: orders({ description: 'Changes it.' }),
    after: orders({ description: 'Changes an order.' }),
    sentence: 'description changed',
  },
  extension: {
    before: orders({}),
    after: orders({ 'x-open-execute-after': ['login'] }),
    sentence: 'x-open-execute-after added',
  },
  'other-part': {
    before: orders({}),
    after: orders({ callbacks: { done: { '{$url}': { post: { responses: {} } } } } }),
    sentence: 'callbacks added',
  },
  'same-address': {
    before: orders({}),
    after: at('/{id}', { servers: [{ url: 'https://api.example.com/orders/' }] }),
    sentence: 'server and path changed, but the complete URL is the same',
  },
  unread: {
    before: orders(query('q', text, { example: 'a' })),
    after: orders(query('q', text, { example: 'b' })),
    sentence: 'only examples, tags, extensions or white space changed',
  },
};

test.each(Object.entries(cases))(
  'a change is reported with its rule: %s',
  (rule, { before, after, sentence }) => {
    const reported = `${changeRules[rule as ChangeRule].class} ${rule}: ${sentence}`;
    expect(reportChanges(before, after)).toEqual([reported]);
  },
);
