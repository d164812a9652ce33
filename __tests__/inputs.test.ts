import { join } from 'node:path';
import { readManifest } from './support/runner/action-manifest.ts';
import { ActionError } from '../src/errors.ts';
import { parseFilePath } from '../src/input-values.ts';
import {
  inputNames,
  keepsUnmanaged,
  parseInputs,
  type ConfigQuery,
  type Inputs,
  type Target,
} from '../src/inputs.ts';

const given = { 'base-url': 'https://copilot.example.com', 'api-key': 'key-1', 'copilot-id': '1f0c2f3e' };

function parse(inputs: Readonly<Record<string, string>> = {}): Inputs {
  const all: Readonly<Record<string, string>> = { ...given, ...inputs };
  return parseInputs((name) => all[name] ?? '');
}

function parseTarget(inputs: Readonly<Record<string, string>>): Target {
  const { source } = parse(inputs);
  if (source.kind !== 'workflow') throw new Error('the target is in a config file');
  return source.target;
}

function findError(inputs: Readonly<Record<string, string>>): ActionError {
  try {
    parse(inputs);
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
  throw new Error('The inputs are valid.');
}

/** Pairs the first text of each row with each other text of the row. */
function pairWithFirst(rows: readonly (readonly [string, ...string[]])[]): readonly [string, string][] {
  return rows.flatMap(([first, ...others]) => others.map((other): [string, string] => [first, other]));
}

test('the inputs are those of action.yml', async () => {
  const { inputs } = await readManifest(join(import.meta.dirname, '..'));
  expect([...inputNames].toSorted()).toEqual([...inputs.keys()].toSorted());
});

test.each([{}, { 'config-file': 'copilots.yml', 'copilot-id': '' }])('every input is read: %j', (own) => {
  const read = new Set<string>();
  const all: Readonly<Record<string, string>> = { ...given, ...own };
  parseInputs((name) => {
    read.add(name);
    return all[name] ?? '';
  });
  expect([...read].toSorted()).toEqual([...inputNames].toSorted());
});

describe('parseInputs', () => {
  const reject = (): never => {
    throw new Error('rejected');
  };

  test('uses the documented defaults for missing and empty inputs', () => {
    expect(parse()).toEqual({
      baseUrl: new URL('https://copilot.example.com/'),
      apiKey: 'key-1',
      source: {
        kind: 'workflow',
        target: {
          copilotId: '1f0c2f3e',
          name: undefined,
          swaggerFile: 'swagger.json',
          overlayFiles: [],
          operations: [],
          rewrite: 'auto',
          serverUrl: undefined,
          deletePath: 'auto',
          strategy: 'recreate',
          unmanaged: 'auto',
          waitMs: 5_000,
        },
      },
      base: undefined,
      force: false,
      dryRun: false,
      comment: false,
      timeoutMs: 60_000,
      maxAttempts: 4,
      maxParallel: 4,
      actionList: 'auto',
      failOn: 'none',
      accepted: '.github/copilot-accepted.yml',
      githubToken: undefined,
    });
  });

  test.each([
    ['https://copilot.example.com', ''],
    ['https://copilot.example.com', '/'],
    ['https://example.com/tools/copilot', ''],
    ['https://example.com/tools/copilot', '//'],
    ['http://localhost:4010', ''],
    ['http://127.0.0.1:4010', ''],
    ['http://[::1]:4010', ''],
  ])('accepts the base URL %s%s', (value, end) => {
    expect(parse({ 'base-url': `${value}${end}` }).baseUrl.href).toBe(`${value}/`);
  });

  test('accepts a plain http base URL if it is allowed', () => {
    const inputs = { 'base-url': 'http://copilot.internal', 'allow-http': 'true' };
    expect(parse(inputs).baseUrl.href).toBe('http://copilot.internal/');
  });

  test.each([0, 0.25, 300])('accepts a delay of %s s', (seconds) => {
    expect(parseTarget({ 'wait-seconds': String(seconds) }).waitMs).toBe(seconds * 1_000);
  });

  test.each([
    ['./docs/../swagger.json', 'swagger.json'],
    ['docs/Überblick [v1].json', 'docs/Überblick [v1].json'],
  ])('normalizes the path %s', (value, path) => {
    expect(parseTarget({ 'swagger-file': value }).swaggerFile).toBe(path);
  });

  test.each([
    ['\\', 'docs/api/v1.yaml'],
    ['/', 'docs\\api/v1.yaml'],
  ])('accepts a backslash as a separator of folders only if %s is one', (separator, path) => {
    expect(parseFilePath('docs\\api/v1.yaml', reject, separator)).toBe(path);
  });

  test.each(['..\\api.yaml', 'C:\\api.yaml', 'C:api.yaml', '\\api.yaml', '\\\\nas\\ci\\api.yaml', 'docs\\'])(
    'rejects the path %s on Windows',
    (value) => {
      expect(() => parseFilePath(value, reject, '\\')).toThrow('rejected');
    },
  );

  test.each(
    pairWithFirst([
      ['base-url', '', 'copilot.example.com', 'ftp://copilot.example.com', 'http://copilot.example.com'],
      ['base-url', 'http://127.evil.example.com', 'https://copilot.example.com/backend'],
      ['base-url', 'https://copilot.example.com/api/backend/copilot/'],
      ['allow-http', 'yes'],
      ['swagger-file', '../swagger.json', '/etc/passwd', 'C:\\swagger.json', 'docs/'],
      ['base', '--upload-pack=x'],
      ['force', '1'],
      ['dry-run', 'TRUE '],
      ['comment', 'on'],
      ['rewrite', 'always'],
      ['list-actions', 'always'],
      ['fail-on', 'changes'],
      ['unmanaged', 'drop'],
      ['strategy', 'blue-green'],
      ['accepted-changes-file', '../accepted.yml'],
      ['server-url', '/v1'],
      ['delete-path', 'backend/{copilot_id}', '//evil.example.com/{copilot_id}', '/backend/copilot/'],
      ['delete-path', '/backend/../{copilot_id}', '/backend/%2e%2E/{copilot_id}', '/a/{copilot_id}/%2E%2e/b'],
      ['delete-path', '/backend/.%2e/{copilot_id}'],
      ['shard', '1/2'],
      ['environment', 'staging'],
      ['wait-seconds', '-1', '301', '5s', '1e2'],
      ['timeout-seconds', '0.5', '0x10'],
      ['max-attempts', '2.5', '11'],
      ['max-parallel', '0'],
    ]),
  )('rejects %s “%s” with the input, the value and a fix', (name, value) => {
    const error = findError({ [name]: value });
    expect(error.code).toBe('bad-input');
    expect(error.message).toContain(`\`${name}\``);
    expect(error.message).toContain(value);
    expect(error.hint).toMatch(/\w/);
  });

  test('lists the valid words of an input', () => {
    expect(findError({ unmanaged: 'drop' }).hint).toBe('Use `auto`, `delete` or `keep`.');
    expect(findError({ strategy: 'roling' }).hint).toBe('Use `recreate` or `rolling`.');
  });

  test('names the correct base URL if the value contains the routes', () => {
    const { hint } = findError({ 'base-url': 'https://copilot.example.com/api/backend/copilot/' });
    expect(hint).toContain('Use `https://copilot.example.com/api/`');
  });

  test.each([
    ['recreate', 'auto', false],
    ['rolling', 'auto', true],
    ['recreate', 'keep', true],
    ['rolling', 'delete', false],
  ])('strategy %s with unmanaged %s keeps unmanaged actions: %s', (strategy, unmanaged, is) => {
    expect(keepsUnmanaged(parseTarget({ strategy, unmanaged }))).toBe(is);
  });

  test.each(['copilot', 'last-success', 'v1.2.0'])('returns the base %s unchanged', (base) => {
    expect(parse({ base }).base).toBe(base);
  });

  test.each(['Bearer key-1', 'key\n1', 'clé'])('rejects the key %j without quoting it', (value) => {
    const error = findError({ 'api-key': value });
    expect(error.message).toContain('`api-key`');
    expect(`${error.message} ${error.hint}`).not.toContain(value);
  });

  test('rejects a base URL with a query without quoting the query, which can contain the key', () => {
    const error = findError({ 'base-url': 'https://copilot.example.com/?key=hunter2' });
    expect(error.message).toContain('https://copilot.example.com/');
    expect(error.hint).toContain('query string');
    expect(`${error.message} ${error.hint}`).not.toContain('hunter2');
  });

  test.each(['base-url', 'server-url'])('never quotes the password in %s', (name) => {
    const error = findError({ [name]: 'https://user:hunter2@example.com' });
    expect(error.message).toContain(`\`${name}\``);
    expect(`${error.message} ${error.hint}`).not.toContain('hunter2');
  });
});

describe('the operations and overlay files', () => {
  test('are parsed line by line', () => {
    const { operations, overlayFiles } = parseTarget({
      operations: 'tag:public\n# a comment\n\n  !DELETE **',
      'overlay-files': './a/../one.overlay.yaml\n\n two.json \n',
    });
    expect(operations).toMatchObject([
      { text: 'tag:public', line: 1, isExcluded: false },
      { text: '!DELETE **', line: 4, isExcluded: true },
    ]);
    expect(overlayFiles).toEqual(['one.overlay.yaml', 'two.json']);
  });

  test.each([
    ['operations', '/orders/**\n  tag public', 'Line 2, column 3', 'Did you mean `tag:public`?'],
    ['overlay-files', 'one.yaml\n\n../two.yaml', 'Line 3, column 1', 'stays inside'],
    ['overlay-files', '/etc/passwd', 'Line 1, column 1', 'stays inside'],
    ['overlay-files', 'https://me:hunter2@example.com/a.yaml', '“https://***@example.com/a.yaml”', 'curl'],
  ])('a wrong line in `%s` is an error with its line: %j', (name, value, message, hint) => {
    const error = findError({ [name]: value });
    expect(error.code).toBe('bad-input');
    expect(error.message).toContain(message);
    expect(error.hint).toContain(hint);
    expect(`${error.message} ${error.hint}`).not.toContain('hunter2');
  });

  test('several wrong lines are one error', () => {
    const error = findError({ operations: 'tag:\n/a\nget' });
    expect(error.message.split('\n')).toEqual([
      'The input `operations` is invalid:',
      expect.stringContaining('- line 1, column 1: “tag:” is not a pattern.'),
      expect.stringContaining('- line 3, column 1: “get” is not a pattern. Did you mean `GET **`?'),
    ]);
  });

  test.each(['operations', 'overlay-files'])('`%s` is an error with a config file', (name) => {
    const error = findError({ 'config-file': 'copilots.yml', 'copilot-id': '', [name]: 'a.yaml' });
    expect(error.message).toContain(`\`${name}\``);
    expect(error.hint).toContain('per target or in `defaults`');
  });
});

describe('parseInputs with a config file', () => {
  function parseQuery(inputs: Readonly<Record<string, string>> = {}): ConfigQuery {
    const { source } = parse({ 'config-file': './.github/copilots.yml', 'copilot-id': '', ...inputs });
    if (source.kind !== 'config') throw new Error('there is no config file');
    return source.query;
  }

  test("leaves the targets to the file, and keeps the step's inputs for all of them", () => {
    expect(parseQuery({ 'wait-seconds': '7' })).toMatchObject({
      file: '.github/copilots.yml',
      environment: undefined,
      copilotIds: [],
      shard: undefined,
      options: { waitMs: 7_000, rewrite: 'auto' },
    });
  });

  test.each([
    ['a', ['a']],
    ['a, b,c', ['a', 'b', 'c']],
    ['a\n b\r\n\nc,', ['a', 'b', 'c']],
    ['a,a', ['a']],
  ])('reads the copilots of %j without duplicates', (value, ids) => {
    expect(parseQuery({ 'copilot-id': value }).copilotIds).toEqual(ids);
  });

  test.each([
    ['1/1', { index: 1, count: 1 }],
    ['2/5', { index: 2, count: 5 }],
  ])('reads the shard %s', (value, shard) => {
    expect(parseQuery({ shard: value }).shard).toEqual(shard);
  });

  test.each(
    pairWithFirst([
      ['shard', '0/5', '6/5', '1', '1/0', '-1/2', '1.5/2'],
      ['copilot-id', ',', 'a b', 'a,..'],
      ['swagger-file', 'docs/openapi.yaml'],
      ['config-file', '../copilots.yml', '/etc/copilots.yml', 'config/'],
    ]),
  )('rejects %s “%s” with the input and a fix', (name, value) => {
    const error = findError({ 'config-file': 'copilots.yml', 'copilot-id': '', [name]: value });
    expect(error.code).toBe('bad-input');
    expect(error.message).toContain(`\`${name}\``);
    expect(error.hint).toMatch(/\w/);
  });
});

test.each(['..', 'a b', 'a/b', '%2e%2e', '1f0c2f3e, 77ab0d1c', 'Orders assistant'])(
  'the copilot-id “%s” is in no path, and the run lists the copilots',
  (value) => {
    const { source } = parse({ 'copilot-id': value });
    expect(source).toMatchObject({ target: { copilotId: undefined, unusableId: value } });
  },
);
