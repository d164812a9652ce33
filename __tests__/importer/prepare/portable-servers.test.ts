import type { JsonValue } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { errorsOf, get, of, rewrite, servers, withPath } from '../../support/preparing.ts';

describe('the server URL', () => {
  test.each<[string, JsonValue | undefined, string | undefined, string]>([
    ['is kept where it is absolute', servers, 'https://given.example.com', 'https://api.example.com/v1'],
    [
      'is `server-url` where there is none',
      undefined,
      'https://given.example.com/api',
      'https://given.example.com/api',
    ],
    [
      'is `server-url` where the list is empty',
      [],
      'https://given.example.com/',
      'https://given.example.com',
    ],
    [
      'is `server-url` where the description says `/`',
      [{ url: '/' }],
      'https://given.example.com/api',
      'https://given.example.com/api',
    ],
    [
      'is completed from the root',
      [{ url: '/v2/' }],
      'https://given.example.com/api',
      'https://given.example.com/v2',
    ],
    [
      'is completed from beside',
      [{ url: 'v2' }],
      'https://given.example.com/api',
      'https://given.example.com/api/v2',
    ],
    [
      'takes the scheme of `server-url`',
      [{ url: '//api.example.com/x' }],
      'http://given.example.com',
      'http://api.example.com/x',
    ],
    [
      'takes https where nothing names a scheme',
      [{ url: '//api.example.com/x' }],
      undefined,
      'https://api.example.com/x',
    ],
    [
      'takes the first absolute one',
      [{ url: '/v2' }, { url: 'https://b.example.com' }],
      undefined,
      'https://b.example.com',
    ],
    [
      'takes the defaults of variables',
      [{ url: 'https://{r}.example.com/{v}', variables: { r: { default: 'eu' }, v: { default: 3 } } }],
      undefined,
      'https://eu.example.com/3',
    ],
    [
      'fills variables in before it is completed',
      [{ url: '/{v}', variables: { v: { default: 'v4' } } }],
      'https://given.example.com',
      'https://given.example.com/v4',
    ],
    [
      'has no slash at its end, where the path begins with one',
      [{ url: 'https://api.example.com/' }],
      undefined,
      'https://api.example.com',
    ],
    ['nor two', [{ url: 'https://api.example.com/v1//' }], undefined, 'https://api.example.com/v1'],
    [
      'has none behind its variables either',
      [{ url: 'https://{r}.example.com/', variables: { r: { default: 'eu' } } }],
      undefined,
      'https://eu.example.com',
    ],
    [
      'may be an address in brackets',
      [{ url: 'https://me@[::1]:8080/v1' }],
      undefined,
      'https://me@[::1]:8080/v1',
    ],
    [
      'is none where Python refuses it',
      [{ url: 'https://[::1' }, { url: 'https://a[b].example.com' }, { url: 'https://[::z]' }],
      'https://given.example.com',
      'https://given.example.com',
    ],
    [
      'is none where its host changes under NFKC',
      [{ url: 'https://a\u2100b.example.com' }],
      'https://given.example.com',
      'https://given.example.com',
    ],
    [
      'is not a host without a default',
      [{ url: 'https://{r}.example.com' }],
      'https://given.example.com',
      'https://given.example.com',
    ],
  ])('%s', (_, given, serverUrl, expected) => {
    const document = of({ servers: given ?? [], paths: { '/a': { get } } });
    const without = Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'servers'));
    const prepared = rewrite(
      given === undefined ? without : document,
      serverUrl === undefined ? {} : { serverUrl },
    );
    expect(errorsOf(prepared)).toEqual([]);
    expect(importActions(prepared.document)).toMatchObject({ ok: true, actions: [{ url: `${expected}/a` }] });
  });

  test.each<[string, JsonValue]>([
    ['none', []],
    ['a relative one', [{ url: '/v1' }]],
    ['one that is no object', ['https://api.example.com']],
    ['one without a URL', [{ description: 'x' }]],
  ])('must be set if there is %s', (_, given) => {
    const prepared = rewrite(of({ servers: given }));
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
    expect(prepared.findings.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
      ['server-ignored', 'warning', '/paths/~1a~1{id}/get'],
    ]);
  });

  test('of an operation is found by its pointer for any method', () => {
    const own = [{ url: 'https://b.example.com' }];
    const { findings } = rewrite(withPath({ 'a/b': { ...get, servers: own } }));
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/paths/~1a~1{id}/a~1b']);
  });

  test("that makes a URL of more than 255 characters can't be fixed", () => {
    const path = `/${'p'.repeat(255 - 'https://api.example.com/v1'.length)}`;
    const prepared = rewrite(of({ paths: { [path]: { get } } }));
    expect(errorsOf(prepared)).toEqual(['url-too-long']);
    expect(prepared.findings[0]?.message).toContain('256');
    expect(errorsOf(rewrite(of({ paths: { [path.slice(1)]: { get } } })))).toEqual([]);
  });
});
