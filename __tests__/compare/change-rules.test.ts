import { changeRules, type ChangeRule } from '../../src/compare/change-rules.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { eachCase } from '../support/each-case.ts';
import {
  answer,
  bodies,
  body,
  cat,
  dog,
  integer,
  orders,
  queries,
  query,
  reportChanges,
  text,
} from './two-versions.ts';

type Case = readonly [before: JsonObject, after: JsonObject, sentence: string];

const listed = (...values: readonly string[]): JsonObject => ({ ...text, enum: values });
const fields = (properties: JsonObject, required: readonly string[] = []): JsonObject =>
  body({ type: 'object', properties, required });
const sizes = (one: JsonObject, other: JsonObject): [JsonObject, JsonObject] =>
  bodies({ ...integer, ...one }, { ...integer, ...other });
const api = 'https://api.example.com';
const securitySchemes = {
  key: { type: 'apiKey', name: 'X-Key', in: 'header' },
  token: { type: 'http', scheme: 'bearer' },
};
const keyed = (security: JsonValue): JsonObject => orders({ security }, { components: { securitySchemes } });
const servers = (...urls: readonly string[]): JsonObject => ({ servers: urls.map((url) => ({ url })) });
const at = (path: string, root: JsonObject = {}): JsonObject =>
  orders({}, { ...root, paths: { [path]: { post: { operationId: 'changeOrder', responses: {} } } } });
const media = (...types: readonly string[]): JsonObject => ({
  requestBody: { content: Object.fromEntries(types.map((type) => [type, {}])) },
});
const refer = (name: string): JsonObject => ({ requestBody: { $ref: `#/components/requestBodies/${name}` } });
const tame = { ...cat, title: 'Cat' };
const pets = { oneOf: [tame, text] };
const morePets = { oneOf: [tame, text, { ...dog, title: 'Dog' }] };
const other = { ...text, not: { enum: ['a'] } };
const gone = orders({}, { paths: {} });

/** One example for each row of docs/breaking-changes.md, with the only sentence that is reported. */
const cases: Readonly<Record<ChangeRule, Case>> = {
  'action-removed': [{}, gone, 'removed'],
  'removed-as-announced': [{ deprecated: true, 'x-sunset': '2020-01-31' }, gone, 'removed, as announced'],
  'parameter-renamed': [{}, at('/orders/{key}'), 'path parameter id is now called key'],
  renamed: [{}, { operationId: 'editOrder' }, 'renamed from changeOrder'],
  moved: [{}, at('/order/{id}'), 'moved from POST /orders/{id}'],
  'server-changed': [
    {},
    servers('https://b.example.com/'),
    `server is now https://b.example.com, was ${api}`,
  ],
  'security-changed': [
    keyed([{ key: [] }]),
    keyed([{ key: [], token: [] }]),
    'now needs key (X-Key in header) with token (bearer), needed key (X-Key in header) before',
  ],
  'input-required': [{}, query('size', text, { required: true }), 'new required query parameter size'],
  'input-removed': [query('limit', text), {}, 'query parameter limit removed'],
  'input-moved': [
    query('trace', text),
    { parameters: [{ name: 'trace', in: 'header', schema: text }] },
    'trace is now a header parameter, was in query',
  ],
  'now-required': [fields({ qty: text }), fields({ qty: text }, ['qty']), 'body field qty is now required'],
  'null-removed': [
    ...queries({ limit: [{ ...integer, nullable: true }, integer] }),
    'query parameter limit can no longer be null, but null was never sent',
  ],
  'type-narrowed': [...bodies(text, integer), 'type of body is now integer, was string'],
  'format-narrowed': [...bodies(text, { ...text, format: 'date' }), 'format of body is now date'],
  'values-narrowed': [...bodies(listed('a', 'b'), listed('a')), 'body no longer accepts "b"'],
  'limits-narrowed': [...sizes({ maximum: 9 }, { maximum: 5 }), 'maximum of body is now 5, was 9'],
  'alternatives-narrowed': [...bodies(morePets, pets), 'body no longer accepts Dog'],
  'media-type-removed': [media('a/b', 'text/csv'), media('a/b'), 'body no longer accepts text/csv'],
  'way-of-writing': [
    query('ids', { type: 'array', items: text }),
    query('ids', { type: 'array', items: text }, { explode: false }),
    'explode of query parameter ids is now false, was true',
  ],
  'conditions-widened': [...bodies(other, text), 'the rule “not” of body was removed or relaxed'],
  'conditions-narrowed': [...bodies(text, other), 'the rule “not” of body changed'],
  undetailed: [refer('Gone'), refer('Lost'), "body changed in a way that can't be shown in detail"],
  'input-added': [fields({}), fields({ note: text }), 'new optional body field note'],
  'now-optional': [body(text, { required: true }), body(text), 'body is now optional'],
  'type-widened': [
    ...bodies(integer, { type: ['number', 'null'] }),
    'type of body is now number or null, was integer',
  ],
  'format-widened': [
    ...sizes({ format: 'int32' }, { format: 'int64' }),
    'format of body is now int64, was int32',
  ],
  'values-widened': [...bodies(listed('a'), listed('a', 'b')), 'body can now accept "b"'],
  'limits-widened': [...bodies({ ...text, pattern: '^a' }, text), 'pattern of body is gone, was "^a"'],
  'alternatives-widened': [...bodies(pets, morePets), 'body can now accept Dog'],
  'media-type-added': [media('a/b'), media('a/b', 'text/csv'), 'body can now accept text/csv'],
  'security-eased': [
    keyed([{ key: [] }]),
    keyed([{ key: [] }, { token: [] }]),
    'now needs key (X-Key in header) or token (bearer), needed key (X-Key in header) before',
  ],
  'further-servers': [{}, servers(api, 'https://b.example.com'), 'further servers changed'],
  default: [...sizes({ default: 10 }, { default: 20 }), 'default of body is now 20, was 10'],
  deprecated: [{}, { deprecated: true }, 'now deprecated'],
  'response-status': [{}, { responses: { '404': { description: 'None' } } }, 'new response 404'],
  'response-content': [
    answer({ properties: { total: text } }),
    answer({ properties: {} }),
    'field total of response 200 removed',
  ],
  description: [{ description: 'Adds.' }, { description: 'Changes.' }, 'description changed'],
  extension: [{}, { 'x-open-execute-after': ['login'] }, 'x-open-execute-after added'],
  'other-part': [{}, { callbacks: { done: { '{$url}': { post: { responses: {} } } } } }, 'callbacks added'],
  'same-address': [
    {},
    at('/{id}', servers(`${api}/orders/`)),
    'server and path changed, but the complete URL is the same',
  ],
  unread: [
    query('q', text, { example: 'a' }),
    query('q', text, { example: 'b' }),
    'only examples, tags, extensions or white space changed',
  ],
};

eachCase(cases)('a change is reported with its rule: %s', ([before, after, sentence], rule) => {
  const reported = `${changeRules[rule as ChangeRule].class} ${rule}: ${sentence}`;
  expect(reportChanges(before, after)).toEqual([reported]);
});
