import type { JsonValue } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { errorsOf, get, of, rewrite, servers, withPath } from './preparing.ts';
import { eachCase } from '../../support/each-case.ts';

describe('the server URL', () => {
  const given = 'https://given.example.com';
  const at = (...urls: readonly string[]): JsonValue => urls.map((url) => ({ url }));

  eachCase<[JsonValue | undefined, string, string?]>({
    'is kept where it is absolute': [servers, 'https://api.example.com/v1', given],
    'is `server-url` where there is none': [undefined, `${given}/api`, `${given}/api`],
    'is `server-url` where the list is empty': [[], given, `${given}/`],
    'is `server-url` where the description says `/`': [at('/'), `${given}/api`, `${given}/api`],
    'is completed from the root': [at('/v2/'), `${given}/v2`, `${given}/api`],
    'is completed from beside': [at('v2'), `${given}/api/v2`, `${given}/api`],
    'takes the scheme of `server-url`': [
      at('//api.example.com/x'),
      'http://api.example.com/x',
      'http://given.example.com',
    ],
    'takes https where nothing names a scheme': [at('//api.example.com/x'), 'https://api.example.com/x'],
    'takes the first absolute one': [at('/v2', 'https://b.example.com'), 'https://b.example.com'],
    'takes the defaults of variables': [
      [{ url: 'https://{r}.example.com/{v}', variables: { r: { default: 'eu' }, v: { default: 3 } } }],
      'https://eu.example.com/3',
    ],
    'fills variables in before it is completed': [
      [{ url: '/{v}', variables: { v: { default: 'v4' } } }],
      `${given}/v4`,
      given,
    ],
    'has no slash at its end, where the path begins with one': [
      at('https://api.example.com/'),
      'https://api.example.com',
    ],
    'nor two': [at('https://api.example.com/v1//'), 'https://api.example.com/v1'],
    'has none behind its variables either': [
      [{ url: 'https://{r}.example.com/', variables: { r: { default: 'eu' } } }],
      'https://eu.example.com',
    ],
    'may be an address in brackets': [at('https://me@[::1]:8080/v1'), 'https://me@[::1]:8080/v1'],
    'is none where Python refuses it': [
      at('https://[::1', 'https://a[b].example.com', 'https://[::z]'),
      given,
      given,
    ],
    'is none where its host changes under NFKC': [at('https://a\u2100b.example.com'), given, given],
    'is not a host without a default': [at('https://{r}.example.com'), given, given],
  })('%s', ([own, expected, serverUrl = '']) => {
    const document = of({ servers: own ?? [], paths: { '/a': { get } } });
    const without = Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'servers'));
    const options = serverUrl === '' ? {} : { serverUrl };
    const prepared = rewrite(own === undefined ? without : document, options);
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
    const prepared = rewrite(of({ servers: own }));
    expect(errorsOf(prepared)).toEqual(['server-url']);
    expect(prepared.findings[0]?.message).toContain('`server-url`');
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
    const { findings } = rewrite(document, { rewrite: 'never' });
    expect(findings).toMatchObject([{ severity: 'warning', rule: 'not-prepared' }]);
    expect(findings[0]?.message).toContain('Removed the `/`');
  });

  test('of an operation that differs only in a slash is equal', () => {
    const own = [{ url: 'https://api.example.com/v1/' }];
    expect(rewrite(withPath({ get: { ...get, servers: own } })).findings).toEqual([]);
  });

  test('of an operation is kept, and its lack of effect is reported', () => {
    const own = [{ url: 'https://b.example.com' }];
    const prepared = rewrite(withPath({ servers: own, get }));
    expect(prepared.document['paths']).toEqual({ '/a/{id}': { get: { ...get, servers: own } } });
    expect(prepared.findings).toMatchObject([
      { rule: 'server-ignored', severity: 'warning', pointer: '/paths/~1a~1{id}/get' },
    ]);
  });

  test('of an operation is found by its pointer for any method', () => {
    const own = [{ url: 'https://b.example.com' }];
    const { findings } = rewrite(withPath({ 'a/b': { ...get, servers: own } }));
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/paths/~1a~1{id}/a~1b']);
  });
});
