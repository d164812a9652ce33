import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { Http, HttpAnswer, HttpRequest } from '../../src/service/http.ts';
import { createSecrets } from '../../src/service/secrets.ts';
import { createCopilotService } from '../../src/service/service.ts';
import type { CopilotService } from '../../src/ports.ts';
import { eachCase } from '../support/each-case.ts';

const apiKey = 'Sesame-Open-4711';
const route = '/backend/copilot/{copilot_id}';

interface Answer extends Partial<Omit<HttpAnswer, 'findHeader'>> {
  readonly headers?: Readonly<Record<string, string>>;
}

interface Bench {
  readonly service: CopilotService;
  readonly requests: readonly HttpRequest[];
  /** Purpose, method and path of each request. */
  readonly sent: readonly string[];
  readonly masked: readonly string[];
}

function createBench(answer: Answer, baseUrl = 'https://copilot.example.com'): Bench {
  const [requests, sent, masked]: [HttpRequest[], string[], string[]] = [[], [], []];
  const http: Http = {
    send: (request) => {
      requests.push(request);
      sent.push(`${request.purpose}: ${request.method} ${request.url.pathname}`);
      const { headers = {}, ...given } = answer;
      const findHeader = (name: string): string | undefined => headers[name.toLowerCase()];
      return Promise.resolve({ status: 200, text: '', isCut: false, ...given, findHeader });
    },
  };
  const service = createCopilotService(
    { baseUrl: new URL(baseUrl), apiKey },
    { http, maskSecret: (value) => masked.push(value) },
  );
  return { service, requests, sent, masked };
}

async function fail(work: Promise<unknown>): Promise<ServiceFault> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ServiceFailure) return error.fault;
    throw error;
  }
  throw new Error('It succeeded.');
}

/** Returns the failure of a delete, or of an import, with the response. */
const failDelete = (answer: Answer): Promise<ServiceFault> =>
  fail(createBench(answer).service.deleteActions('id-1', route));
const failImport = (answer: Answer): Promise<ServiceFault> =>
  fail(createBench(answer).service.importActions('id-1', Buffer.alloc(2_500_000)));

const containing = (text: string) => expect.stringContaining(text) as string;

const record = {
  id: '5b3f1f3e-0000-4000-8000-000000000001',
  name: 'Orders',
  token: 'TOKEN-OF-ORDERS',
  website: 'https://example.com',
  status: 'draft',
  prompt_message: 'Be kind.\nBe brief.',
  enhanced_privacy: 0,
  smart_sync: 0,
  swagger_url: 'abc.json',
  is_premade_demo_template: 0,
  created_at: '2024-01-01T00:00:00.000000Z',
  updated_at: '2024-01-01T00:00:00.000000Z',
  deleted_at: null,
};

test('requests use their routes below the prefix of base-url, with the key as a bearer token', async () => {
  const document = Buffer.from('{}');
  const { requests, sent, service } = createBench({ text: '[]' }, 'https://copilot.example.com/api/v2/');
  await service.listCopilots();
  await service.deleteActions('a b', route);
  await service.deleteActions('id-1', '/backend/actions/bot/{copilot_id}');
  await service.importActions('id-1', document);
  expect(sent).toEqual([
    'list: GET /api/v2/backend/copilot/',
    'delete: DELETE /api/v2/backend/copilot/a%20b',
    'delete: DELETE /api/v2/backend/actions/bot/id-1',
    'import: PUT /api/v2/backend/actions/bot/id-1/import-from-swagger',
  ]);
  for (const { headers, url } of requests) {
    expect(headers).toMatchObject({ authorization: `Bearer ${apiKey}`, accept: 'application/json' });
    expect(url.href).toBe(`https://copilot.example.com${url.pathname}`);
  }
  expect(requests.map(({ file }) => file)).toEqual([undefined, undefined, undefined, document]);
});

describe('a response to a delete or an import', () => {
  const isError = '{"message":"bad","is_error":true}';
  const login = { location: 'https://login.example.com/?next=secret' };
  const there = { location: '/there' };

  eachCase<Answer>({
    '200 with JSON': { status: 200, text: '{"success":"chatbot_deleted"}' },
    '201 that reports no error': { status: 201, text: '{"message":"Imported","is_error":false}' },
    '204': { status: 204 },
    '200 with an empty body': { status: 200, text: ' \n' },
    '200 with plain text': { status: 200, text: 'OK' },
    'an error that is none': { text: '{"error":null,"failure":"","is_error":"False"}' },
    'a body and its status': { text: '[{"message":"Deleted"},201]' },
    'an array of actions': { text: '[{"id":1},{"id":2}]' },
  })('is a success: %s', async (answer) => {
    await createBench(answer).service.importActions('id-1', Buffer.from('{}'));
    await createBench(answer).service.deleteActions('id-1', route);
  });

  test.each([
    '{"is_error":"True"}',
    '{"is_error":"true"}',
    '{"is_error":1}',
    '{"error":"Action not found"}',
    '{"failure":"chatbot_not_found"}',
    '[{"message":"bad","is_error":true},400]',
    '["bad",400]',
  ])('is a failure with HTTP 200: %s', async (text) => {
    const fault = await failDelete({ text });
    expect(fault).toMatchObject({ kind: 'is-error', applied: 'unknown', rejected: true });
  });

  eachCase<readonly [Answer, RegExp]>({
    'a redirect without a location': [{ status: 302 }, /HTTP 302, a redirect without a Location header\.$/],
    'a redirect to a path': [{ status: 307, headers: there }, /a redirect within the same origin\.$/],
    // The URL of a login page can contain secrets.
    'a redirect to a URL': [
      { status: 302, headers: login },
      /a redirect to https:\/\/login\.example\.com\.$/,
    ],
    'a status without a body': [{ status: 418 }, /failed with HTTP 418\.$/],
    'a status with a body': [{ status: 418, text: 'teapot' }, /failed with HTTP 418: “teapot”\.$/],
    'a web page': [{ text: ' <p>Sign in</p>' }, /HTTP 200 with a web page: “ ?<p>Sign in/],
    'the title of a web page': [{ text: '<html><title>Log in</title>' }, /with a web page: “Log in”/],
    'truncated JSON': [{ text: '{"a":' }, /HTTP 200 with truncated JSON/],
    'an error': [{ text: '{"error":"no"}' }, /HTTP 200 with an error/],
    'too much': [{ text: 'x', isCut: true }, /with more than 1(\.0)? MB, the limit for this response/],
    'a promise': [{ status: 202 }, /delete request with HTTP 202 and may still be processing it/],
  })('is explained: %s', async ([answer, explanation]) => {
    expect((await failDelete(answer)).explanation).toMatch(explanation);
  });

  test.each([
    ['delete', 500, /always fail this request.*`delete-path`/],
    ['delete', 413, /^A gateway/],
    ['delete', 404, /^If listing the copilots also .*`delete-path: /],
    ['import', 500, /Correct the OpenAPI file/],
    ['import', 404, /the copilot still exists/],
    ['import', 413, /2\.5 MB were sent.*client_max_body_size/],
    ['import', 504, /proxy_read_timeout/],
  ] as const)('of the %s request with HTTP %i has its own hint', async (request, status, hint) => {
    expect((await (request === 'delete' ? failDelete : failImport)({ status })).hint).toMatch(hint);
  });

  test('that is a web page is marked as one', async () => {
    expect(await failDelete({ status: 404, text: '<html>' })).toMatchObject({ isWebPage: true });
    expect(await failDelete({ status: 404, text: '{}' })).not.toHaveProperty('isWebPage');
  });

  test.each([
    ['201 with is_error', { status: 201, text: isError }, 'is-error', 'unknown', true],
    ['a web page', { status: 200, text: '<!DOCTYPE html><p>Sign in' }, 'not-understood', 'unknown', true],
    ['201 with half a JSON', { status: 201, text: '{"message":' }, 'not-understood', 'unknown', true],
    ['200 without an end', { status: 200, text: '   ', isCut: true }, 'too-large', 'unknown', true],
    ['202, a promise', { status: 202, text: '"ok"' }, 'status', 'unknown', false],
    ['302', { status: 302, headers: login }, 'redirect', 'unknown', true],
    ['307', { status: 307, headers: there }, 'redirect', 'no', true],
    ['303', { status: 303, headers: there }, 'redirect', 'unknown', true],
    ['400', { status: 400, text: '{"message":"Failed to parse"}' }, 'status', 'unknown', true],
    ['403 with a page', { status: 403, text: '<html>' }, 'status', 'no', true],
    ...[401, 404, 413, 418, 501].map((status) => [`${status}`, { status }, 'status', 'no', true] as const),
    ['422', { status: 422 }, 'status', 'unknown', true],
    ...[408, 425, 429, 500, 503, 504].map(
      (status) => [`${status}`, { status }, 'status', 'unknown', false] as const,
    ),
  ] as const)('is a failure: %s', async (_, answer, kind, applied, rejected) => {
    const fault = await failImport(answer);
    expect(fault).toMatchObject({ request: 'import', kind, applied, rejected, status: answer.status });
    expect(fault.hint).not.toBe('');
  });

  test('of a rejected delete means that nothing was deleted', async () => {
    expect(await failDelete({ status: 400 })).toMatchObject({ applied: 'no', rejected: true });
  });

  test('can name the time of the next attempt', async () => {
    const fault = await failDelete({ status: 503, headers: { 'retry-after': '120' } });
    expect(fault.retryAfterMs).toBe(120_000);
  });

  const secret = `a/b+c<d>&'"é`;
  const bytes = Buffer.from(`xy${secret}zz`);

  eachCase<string>({
    'in a URL': encodeURIComponent(secret),
    'in a URL with lower case': encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
    'in JSON': JSON.stringify(secret),
    'in JSON inside JSON': JSON.stringify(JSON.stringify(secret)),
    'in HTML': 'a/b+c&lt;d&gt;&amp;&#39;&quot;é',
    'in hexadecimal': Buffer.from(secret).toString('hex'),
    'in upper-case hexadecimal': Buffer.from(secret).toString('hex').toUpperCase(),
    ...Object.fromEntries(
      [0, 1, 2].flatMap((start) => [
        [`in base64 from byte ${start}`, bytes.subarray(start).toString('base64')],
        [`in URL-safe base64 from byte ${start}`, bytes.subarray(start).toString('base64url')],
      ]),
    ),
  })('is quoted without a secret that is encoded: %s', (text) => {
    expect(createSecrets(secret).redact(text)).toContain('***');
  });

  test('is quoted in one short line, without the key', async () => {
    const text = `\u001b[31m::error::no\r\n${'x'.repeat(250)} Bearer ${apiKey} ${'y'.repeat(500)}`;
    const { explanation } = await failDelete({ status: 500, text });
    expect(explanation).not.toMatch(/[\r\n\u001b]|Sesame/);
    expect(explanation.length).toBeLessThan(400);
  });
});

describe('the action list', () => {
  const action = {
    id: 'a-1',
    bot_id: 'id-1',
    name: 'listOrders',
    api_endpoint: 'https://api.example.com/orders',
    request_type: 'get',
    payload: { parameters: [] },
    created_at: '2026-01-01T00:00:00',
    deleted_at: null,
  };

  const shown = {
    id: 'a-1',
    method: 'GET',
    endpoint: 'https://api.example.com/orders',
    name: 'listOrders',
    operationId: undefined,
    description: undefined,
    payload: { parameters: [] },
  };

  const read = (...rows: readonly unknown[]): Promise<readonly unknown[]> =>
    createBench({ text: JSON.stringify(rows) }).service.listActions('id-1');

  test('returns the known fields of every action, and no other fields', async () => {
    const { requests, sent, service } = createBench({ text: JSON.stringify([action]) });
    expect(await service.listActions('id-1')).toEqual([shown]);
    expect(sent).toEqual(['actionList: GET /backend/actions/bot/id-1']);
    expect(requests[0]?.headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  test('is empty if the response is empty', async () => {
    expect(await read()).toEqual([]);
  });

  eachCase<readonly [object, object]>({
    'are those of the copilot': [{ bot_id: 'ID-1' }, {}],
    "have no copilot, because this copilot's list was requested": [{ bot_id: null }, {}],
    'can have a number as an ID': [{ id: 7 }, { id: '7' }],
    ...Object.fromEntries(
      ['..', '.', '%2e%2e', 'bot/id-1', 'bot\\id-1', 'a?b', 'a#b', '', ' '].map((id) => {
        const name = `never have the ID ${JSON.stringify(id)}, which would change the path`;
        return [name, [{ id }, { id: '' }] as const];
      }),
    ),
  })('returns actions that %s', async ([given, expected]) => {
    const rows = await read({ ...action, bot_id: 'id-2' }, { ...action, ...given });
    expect(rows).toEqual([{ ...shown, ...expected }]);
  });

  test('redacts the key and all secrets anywhere', async () => {
    const token = 'f00d-cafe-0042';
    const payload = { parameters: [{ name: token, example: [`Bearer ${apiKey}`] }] };
    const { masked, service } = createBench({ text: JSON.stringify([{ ...action, token, payload }]) });
    expect(await service.listActions('id-1')).toEqual([
      { ...shown, payload: { parameters: [{ name: '***', example: ['Bearer ***'] }] }, isRedacted: true },
    ]);
    expect(masked).toEqual([token]);
  });

  // Another attempt can succeed after the responses that aren’t JSON.
  eachCase<readonly [string, string, boolean]>({
    'an object': ['{"actions":[]}', 'not a JSON array', true],
    'an element without an endpoint': ['[{"request_type":"GET"}]', '`api_endpoint`', true],
    'an element that is no object': ['[7]', 'not an object', true],
    nothing: ['', 'not a JSON array', false],
    'a web page': ['<title>Sign in</title>', 'a web page: “Sign in”', false],
    'the beginning of an array': ['[{"request_type":"G', 'not a JSON array', false],
  })('is not understood if it is %s', async ([text, what, rejected]) => {
    const fault = await fail(createBench({ text }).service.listActions('id-1'));
    const facts = { request: 'actionList', kind: 'not-understood', applied: 'no', rejected };
    expect(fault).toMatchObject({ ...facts, explanation: containing(what) });
  });
});

describe('single actions', () => {
  const endpoint = 'https://api.example.com/orders';
  const own = { name: 'listOrders', description: null, payload: { parameters: [] } };
  const content = { ...own, method: 'GET', endpoint };
  const body = { ...own, request_type: 'GET', api_endpoint: endpoint };
  const readBodies = (requests: readonly HttpRequest[]): readonly unknown[] =>
    requests.map(({ json = [] }): unknown => JSON.parse(Buffer.from(json).toString()));

  test("are added with the required fields, and never with the copilot's ID", async () => {
    const answer = { status: 201, text: '{"id":"a-9","name":"listOrders"}' };
    const { requests, sent, service } = createBench(answer);
    expect(await service.createAction('id-1', content)).toBe('a-9');
    expect(sent).toEqual(['add: POST /backend/actions/bot/id-1']);
    expect(readBodies(requests)).toEqual([body]);
  });

  test.each(['', 'created', '[]', '{"id":".."}'])('have no ID if the response is %j', async (text) => {
    expect(await createBench({ text }).service.createAction('id-1', content)).toBeUndefined();
  });

  test('are changed in all parts, with the ID of the action list', async () => {
    const { requests, sent, service } = createBench({ status: 201, text: '{}' });
    await service.changeAction('id-1', 'a-1', { ...content, operationId: 'list_orders' });
    expect(sent).toEqual(['change: PATCH /backend/actions/bot/id-1/action/a-1']);
    expect(readBodies(requests)).toEqual([{ ...body, operation_id: 'list_orders' }]);
  });

  test.each([200, 404])('are gone if the delete returns HTTP %i', async (status) => {
    const { sent, service } = createBench({ status });
    await service.deleteAction('a 1');
    expect(sent).toEqual(['delete: DELETE /backend/actions/a%201']);
  });

  test.each(['', '..', '%2E', 'bot/id-1'])('are never requested by the ID %j', async (id) => {
    const { sent, service } = createBench({});
    const facts = { applied: 'no', rejected: true, status: 501 };
    expect(await fail(service.deleteAction(id))).toMatchObject({ ...facts, request: 'delete' });
    const failing = fail(service.changeAction('id-1', id, content));
    expect(await failing).toMatchObject({ ...facts, request: 'change' });
    await expect(service.deleteActions(id, route)).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });
});

describe("the methods of the actions' route", () => {
  test('are in the response to OPTIONS', async () => {
    const { sent, service } = createBench({ headers: { allow: 'GET, post,OPTIONS' } });
    expect(await service.findMethods('id-1')).toEqual(new Set(['GET', 'POST', 'OPTIONS']));
    expect(sent).toEqual(['options: OPTIONS /backend/actions/bot/id-1']);
  });

  test.each([
    ['reports no methods', 204],
    ['knows no such route', 404],
    ['knows no OPTIONS', 501],
  ])('are unknown if the service %s', async (_, status) => {
    expect(await createBench({ status }).service.findMethods('id-1')).toBeUndefined();
  });

  test('are still unknown if the service fails', async () => {
    const fault = await fail(createBench({ status: 503 }).service.findMethods('id-1'));
    expect(fault).toMatchObject({ request: 'options', applied: 'unknown', rejected: false });
  });
});

describe('the copilot list', () => {
  test('of twelve thousand copilots is read fast, and masks no ordinary word', async () => {
    const tokens = Array.from({ length: 12_000 }, (_, index) => `secret-${index}-${'x'.repeat(20)}`);
    const all = ['production', 'abc123', ...tokens].map((token, index) => ({ id: `c-${index}`, token }));
    const { masked, service } = createBench({ text: JSON.stringify(all) });
    const encode = globalThis.encodeURIComponent;
    let encodings = 0;
    globalThis.encodeURIComponent = (text) => {
      encodings += 1;
      return encode(text);
    };
    await service.listCopilots();
    globalThis.encodeURIComponent = encode;
    // Each token is encoded twice, and not again for every other token.
    expect(encodings).toBeLessThan(3 * 12_000);
    expect(masked).toEqual(tokens);
  });

  test('returns ID, name, status and every field that is not secret, and masks the secret ones', async () => {
    const full = { ...record, widget_secret: 'WIDGET-SECRET-1', nested: { token: 1 } };
    const { masked, service } = createBench({ text: JSON.stringify([full, { id: 'bare' }]) });
    const { token, ...open } = record;
    expect(await service.listCopilots()).toEqual([
      { id: record.id, name: 'Orders', status: 'draft', record: open },
      { id: 'bare', name: '', status: '', record: { id: 'bare' } },
    ]);
    expect(masked).toEqual([token, 'WIDGET-SECRET-1']);
  });

  test('masks every token before it rejects an element', async () => {
    const { masked, service } = createBench({ text: JSON.stringify([{ name: 'no id' }, record]) });
    expect(await fail(service.listCopilots())).toMatchObject({ explanation: containing('element 0') });
    expect(masked).toEqual(['TOKEN-OF-ORDERS']);
  });

  eachCase<readonly [string, string]>({
    'a login page': ['<!doctype html><title>Sign in</title>', 'a web page: “Sign in”'],
    'a page without a title': ['<html><title> </title><p>Hello', 'a web page: “<html>'],
    'an object': ['{"copilots":[{"token":"TOKEN"}]}', 'not a JSON array'],
    nothing: ['', 'not a JSON array'],
    'half a JSON': ['[{"id":"a"', 'not a JSON array'],
    numbers: ['[1]', 'not an object'],
    'a number for an id': ['[{"id":1}]', '`id`'],
  })('is not understood if it is %s', async ([text, what]) => {
    const fault = await fail(createBench({ text }).service.listCopilots());
    expect(fault).toMatchObject({ kind: 'not-understood', rejected: true, explanation: containing(what) });
    expect(fault.explanation).not.toContain('TOKEN');
  });
});
