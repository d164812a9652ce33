import { mapMembers, omitMembers } from '../../../src/openapi/document/members.ts';
import type { JsonObject, JsonValue } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { errorsOf, get, of, rewrite, servers, withPath } from './preparing.ts';
import { eachCase } from '../../support/each-case.ts';

describe('the server URL', () => {
  const given = 'https://given.example.com';
  const at = (...urls: readonly string[]): JsonValue => urls.map((url) => ({ url }));
  /** Creates servers with a URL that has variables. */
  const vary = (url: string, defaults: JsonObject): JsonValue => [
    { url, variables: mapMembers(defaults, (value) => ({ default: value })) },
  ];

  eachCase<[JsonValue | undefined, string, string?]>({
    'is kept where it is absolute': [servers, 'https://api.example.com/v1', given],
    'is `server-url` where there is none': [undefined, `${given}/api`, `${given}/api`],
    'is `server-url` where the list is empty': [[], given, `${given}/`],
    'is `server-url` where the description says `/`': [at('/'), `${given}/api`, `${given}/api`],
    'is completed from the root': [at('/v2/'), `${given}/v2`, `${given}/api`],
    'is completed from beside': [at('v2'), `${given}/api/v2`, `${given}/api`],
    'takes the scheme of `server-url`': [at('//a.example/x'), 'http://a.example/x', 'http://b.example'],
    'takes https where nothing names a scheme': [at('//api.example.com/x'), 'https://api.example.com/x'],
    'takes the first absolute one': [at('/v2', 'https://b.example.com'), 'https://b.example.com'],
    'takes the defaults of variables': [vary('https://{r}.eu/{v}', { r: 'a', v: 3 }), 'https://a.eu/3'],
    'fills variables in before it is completed': [vary('/{v}', { v: 'v4' }), `${given}/v4`, given],
    'has no slash at its end, where the path begins with one': [
      at('https://a.example/'),
      'https://a.example',
    ],
    'nor two': [at('https://api.example.com/v1//'), 'https://api.example.com/v1'],
    'has none behind its variables either': [vary('https://{r}.eu/', { r: 'a' }), 'https://a.eu'],
    'may be an address in brackets': [at('https://me@[::1]:8080/v1'), 'https://me@[::1]:8080/v1'],
    'is none where Python rejects it': [at('https://[::1', 'https://a[b].eu', 'https://[::z]'), given, given],
    'is none where its host changes under NFKC': [at('https://a\u2100b.example.com'), given, given],
    'is not a host without a default': [at('https://{r}.example.com'), given, given],
  })('%s', ([own, expected, serverUrl = '']) => {
    const all = of({ servers: own ?? [], paths: { '/a': { get } } });
    const document = omitMembers(all, (key) => key === 'servers' && own === undefined);
    const options = serverUrl === '' ? {} : { serverUrl };
    const prepared = rewrite(document, options);
    expect(errorsOf(prepared)).toEqual([]);
    expect(importActions(prepared.document)).toMatchObject({
      ok: true,
      actions: [{ api_endpoint: `${expected}/a` }],
    });
  });

  test.each<[string, JsonValue]>([
    ['none', []],
    ['a relative one', [{ url: '/v1' }]],
    ['one that is no object', ['https://api.example.com']],
    ['one without a URL', [{ description: 'x' }]],
  ])('must be set if there is %s', (_, own) => {
    const message = expect.stringContaining('`server-url`') as string;
    expect(rewrite(of({ servers: own })).findings).toMatchObject([
      { severity: 'error', rule: 'server-url', message },
    ]);
  });

  test('that moves to the front leaves the others in their order', () => {
    const list = [{ url: '/a' }, { url: 'https://b.example.com' }, { url: '/c' }];
    const { document } = rewrite(of({ servers: list }));
    expect(document['servers']).toEqual([list[1], list[0], list[2]]);
  });

  test("keeps its slash if paths don't begin with one", () => {
    const document = of({ servers: [{ url: 'https://b.example.com/' }], paths: { a: { get } } });
    expect(rewrite(document).document).toBe(document);
  });

  test('with a trailing slash is reported with `rewrite: never`', () => {
    const document = of({ servers: [{ url: 'https://b.example.com/' }], paths: { '/a': { get } } });
    const message = expect.stringContaining('Removed the `/`') as string;
    const warning = { severity: 'warning', rule: 'not-prepared', message };
    expect(rewrite(document, { rewrite: 'never' }).findings).toMatchObject([warning]);
  });

  test('of an operation that differs only in a slash is equal', () => {
    const own = [{ url: 'https://api.example.com/v1/' }];
    expect(rewrite(withPath({ get: { ...get, servers: own } })).findings).toEqual([]);
  });

  test('of an operation is kept, and its lack of effect is reported, for any method', () => {
    const own = [{ url: 'https://b.example.com' }];
    const prepared = rewrite(withPath({ servers: own, get, additionalOperations: { 'a/b': get } }));
    const served = { ...get, servers: own };
    expect(prepared.document['paths']).toEqual({ '/a/{id}': { get: served, 'a/b': served } });
    const ignored = { rule: 'server-ignored', severity: 'warning' };
    expect(prepared.findings).toMatchObject([
      { ...ignored, pointer: '/paths/~1a~1{id}/get' },
      { ...ignored, pointer: '/paths/~1a~1{id}/a~1b' },
      { rule: 'same-operation-id' },
    ]);
  });
});

describe('the URL of an action', () => {
  const at = (length: number, url = 'https://api.example.com'): JsonObject =>
    of({ servers: [{ url }], paths: { [`/${'p'.repeat(length - url.length - 1)}`]: { get } } });

  test("of 255 characters is valid, of 256 it isn't", () => {
    expect(errorsOf(rewrite(at(255)))).toEqual([]);
    expect(importActions(rewrite(at(255)).document).ok).toBe(true);
    const message = expect.stringContaining('256') as unknown;
    expect(rewrite(at(256)).findings).toMatchObject([{ severity: 'error', rule: 'url-too-long', message }]);
    expect(importActions(rewrite(at(256)).document).ok).toBe(false);
  });

  test('is counted with `server-url` if it completes the server', () => {
    const relative = at(200, '/');
    const serverUrl = `https://${'h'.repeat(60)}.example.com`;
    expect(errorsOf(rewrite(relative, { serverUrl }))).toEqual(['url-too-long']);
    expect(errorsOf(rewrite(relative, { serverUrl: 'https://a.example.com' }))).toEqual([]);
  });
});
