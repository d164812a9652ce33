import { readFileSync } from 'node:fs';
import schema from '../../schema/copilots.schema.json' with { type: 'json' };
import Ajv from 'ajv';
import { load } from 'js-yaml';
import { parseInputs } from '../../src/inputs.ts';
import { ActionError } from '../../src/errors.ts';
import type { Target } from '../../src/inputs.ts';
import { readConfig } from '../../src/fleet/read-config.ts';
import { createRememberingLog } from '../support/remembering.ts';

const two = `targets:
  - copilot-id: 1f0c
    swagger-file: services/orders/openapi.yaml
  - copilot-id: 77ab
    swagger-file: services/users/swagger.json
`;

const staged = `targets:
  - copilot-id: { staging: a1, production: b1 }
    swagger-file: api.json
    server-url: { staging: https://s.example.com, production: https://example.com }
  - copilot-id: { staging: a2 }
    swagger-file: api.json
  - { copilot-id: c3, swagger-file: other.json }
`;

interface Read {
  readonly targets: readonly Target[];
  readonly lines: readonly string[];
}

async function read(text: string, inputs: Readonly<Record<string, string>> = {}): Promise<Read> {
  const given: Readonly<Record<string, string>> = {
    'base-url': 'https://copilot.example.com',
    'config-file': 'copilots.yml',
    ...inputs,
  };
  const log = createRememberingLog();
  const files = {
    read: (path: string) => Promise.resolve(path === 'gone.yml' ? undefined : Buffer.from(text)),
  };
  const { source } = parseInputs((name) => given[name] ?? '');
  if (source.kind !== 'config') throw new Error('no config file');
  return { targets: await readConfig(source.query, { files, log }), lines: log.lines };
}

async function findError(text: string, inputs: Readonly<Record<string, string>> = {}): Promise<ActionError> {
  try {
    await read(text, inputs);
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Creates a file with one target and the given additional keys. */
function withKeys(...lines: readonly string[]): string {
  return [
    'targets:',
    '  - copilot-id: 1f0c',
    '    swagger-file: api.json',
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}

describe('a config file', () => {
  test("names its targets, and the step's inputs fill the gaps", async () => {
    const { targets } = await read(two, { rewrite: 'never', 'wait-seconds': '7' });
    expect(targets).toMatchObject([
      { copilotId: '1f0c', name: undefined, swaggerFile: 'services/orders/openapi.yaml', rewrite: 'never' },
      { copilotId: '77ab', swaggerFile: 'services/users/swagger.json', waitMs: 7_000, rewrite: 'never' },
    ]);
  });

  test("uses a target's own value before the defaults, and the defaults before the step's inputs", async () => {
    const text = `${withKeys('unmanaged: keep', 'name: Orders', 'wait-seconds: 0.5')}\ndefaults: { unmanaged: delete, rewrite: never, wait-seconds: 9 }`;
    const { targets } = await read(text, { 'server-url': 'https://step.example.com', rewrite: 'auto' });
    expect(targets).toMatchObject([
      {
        name: 'Orders',
        unmanaged: 'keep',
        rewrite: 'never',
        waitMs: 500,
        serverUrl: 'https://step.example.com',
      },
    ]);
  });

  test('can be JSON, with the URL of its schema', async () => {
    const text = JSON.stringify({
      $schema: './copilots.schema.json',
      targets: [{ 'copilot-id': 'a', 'swagger-file': './b/../c.json' }],
    });
    const { targets } = await read(text, { 'config-file': 'copilots.json' });
    expect(targets).toMatchObject([{ copilotId: 'a', swaggerFile: 'c.json' }]);
  });

  test('can share parts by anchors and merge keys', async () => {
    const text =
      'targets:\n  - &first { copilot-id: a, swagger-file: a.json, rewrite: never }\n  - { <<: *first, copilot-id: b }';
    expect((await read(text)).targets).toMatchObject([
      { rewrite: 'never' },
      { copilotId: 'b', swaggerFile: 'a.json', rewrite: 'never' },
    ]);
  });
});

describe('the operations and overlay files of a target', () => {
  test('replace those of the defaults, and know their lines', async () => {
    const text = `${two}  - copilot-id: c
    swagger-file: c.json
    operations: | # the public part
      tag:public

      !DELETE **
defaults:
  operations: ['*', '!x-internal']
  overlay-files: one.yaml
`;
    const { targets } = await read(text);
    const lines = targets.map(({ operations }) => operations.map(({ text: own, at }) => [own, at]));
    const defaults = [
      ['*', { file: 'copilots.yml', line: 13, column: 16 }],
      ['!x-internal', { file: 'copilots.yml', line: 13, column: 21 }],
    ];
    expect(lines).toEqual([
      defaults,
      defaults,
      [
        ['tag:public', { file: 'copilots.yml', line: 9, column: 7 }],
        ['!DELETE **', { file: 'copilots.yml', line: 11, column: 7 }],
      ],
    ]);
    expect(targets.map(({ overlayFiles }) => overlayFiles)).toEqual([
      ['one.yaml'],
      ['one.yaml'],
      ['one.yaml'],
    ]);
  });

  test('select everything if the target’s own list is empty', async () => {
    const { targets } = await read(`${withKeys('operations: []')}\ndefaults: { operations: 'tag:a' }`);
    expect(targets).toMatchObject([{ operations: [] }]);
  });
});

describe('the environment', () => {
  test('selects among the values of a map, omits targets without a value, and reports their number', async () => {
    const { targets, lines } = await read(staged, { environment: 'production' });
    expect(targets).toMatchObject([
      { copilotId: 'b1', serverUrl: 'https://example.com' },
      { copilotId: 'c3' },
    ]);
    expect(lines).toEqual([expect.stringContaining('This run covers 2 of 3 targets in ')]);
  });

  test('omits a target whose URL is for other environments', async () => {
    const text = `${withKeys('server-url: { staging: https://s.example.com }')}\n  - { copilot-id: { production: b }, swagger-file: b.json }`;
    expect((await read(text, { environment: 'production' })).targets).toMatchObject([{ copilotId: 'b' }]);
  });

  test('can have different URLs for one copilot, in targets of different environments', async () => {
    const text = `targets:
  - { copilot-id: a, swagger-file: a.json, server-url: { staging: https://s.example.com } }
  - { copilot-id: a, swagger-file: a.json, server-url: { production: https://p.example.com } }`;
    expect((await read(text, { environment: 'staging' })).targets).toHaveLength(1);
  });
});

describe('the selection of copilots', () => {
  test('keeps the order of the file, and ignores case', async () => {
    const { targets, lines } = await read(two, { 'copilot-id': '77AB\n1F0C' });
    expect(targets.map(({ copilotId }) => copilotId)).toEqual(['1f0c', '77ab']);
    expect(lines).toEqual([]);
  });

  test('reports the number of selected targets', async () => {
    const { targets, lines } = await read(two, { 'copilot-id': '77ab' });
    expect(targets).toMatchObject([{ copilotId: '77ab' }]);
    expect(lines).toEqual([expect.stringContaining('This run covers 1 of 2 targets in ')]);
  });
});

describe('a copilot with several OpenAPI files', () => {
  const shared = `${two}  - { copilot-id: 1F0C, swagger-file: services/refunds.yaml }\n`;

  test.each([
    ['in the defaults', `${shared}defaults: { strategy: rolling }`, {}],
    ['by the step', shared, { strategy: 'rolling' }],
  ])('is valid if rolling is selected %s', async (_, text, inputs) => {
    expect((await read(text, inputs)).targets.map(({ strategy }) => strategy)).toEqual(
      Array.from({ length: 3 }, () => 'rolling'),
    );
  });

  test('is in one shard with all its files', async () => {
    const parts = await Promise.all(
      ['1/2', '2/2'].map((shard) => read(shared, { strategy: 'rolling', shard })),
    );
    const files = parts.map(({ targets }) => targets.map(({ swaggerFile }) => swaggerFile));
    expect(files).toEqual([
      ['services/orders/openapi.yaml', 'services/refunds.yaml'],
      ['services/users/swagger.json'],
    ]);
  });
});

describe('shards', () => {
  const many = (count: number): string =>
    JSON.stringify({
      targets: Array.from({ length: count }, (_, index) => ({
        'copilot-id': `id-${index}`,
        'swagger-file': 'a.json',
      })),
    });

  test.each([
    [1, 1],
    [7, 3],
    [10, 10],
    [3, 8],
    [200, 7],
  ])('divide %i targets into %i parts without overlap or gap, in order', async (targets, count) => {
    const parts = await Promise.all(
      Array.from({ length: count }, (_, index) => read(many(targets), { shard: `${index + 1}/${count}` })),
    );
    const ids = parts.flatMap((part) => part.targets.map(({ copilotId }) => copilotId));
    expect(ids).toEqual(Array.from({ length: targets }, (_, index) => `id-${index}`));
    const sizes = parts.map((part) => part.targets.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('can be empty, and the log says so', async () => {
    const { targets, lines } = await read(many(1), { shard: '1/2' });
    expect(targets).toEqual([]);
    expect(lines).toEqual([expect.stringContaining('This run covers 0 of 1 target in ')]);
  });
});

describe('an invalid config file', () => {
  /** Creates a third target, for the copilot of the first one. */
  const again = (keys: string, defaults = '{}'): string =>
    `${two}  - { copilot-id: 1F0C, swagger-file: ${keys} }\ndefaults: ${defaults}`;
  const sameFile = 'services/orders/openapi.yaml';
  const one = (id: string, file = 'a'): string =>
    `targets:\n  - { copilot-id: ${id}, swagger-file: ${file} }`;

  // The second value is the line and the column.
  test.each<readonly [text: string, location: string, message: string, remedy: string]>([
    // Files that aren't config files.
    ['', '1:1', 'The file is empty', 'Correct'],
    ['just text', '1:1', 'The file is “just text”, but must be a map', 'config-file'],
    ['- copilot-id: a', '1:1', 'The file is a list, but must be a map', 'config-file'],
    ['targets: [', '1:', 'Invalid YAML', 'Correct'],
    ['{ "targets": [ }', '1:', 'Invalid YAML', 'Correct'],
    ['targets:\n\t- a', '2:1', 'tab', 'Correct'],
    ['targets: []\n---\ntargets: []', '1:1', 'several documents', 'Correct'],
    ['targets: []\ntargets: []', '2:1', 'The key `targets` appears twice', 'Correct'],
    ['targets: !!python/none x', '1:', 'tag', 'Correct'],
    // The top level.
    ['defaults: {}', '1:1', 'The file has no `targets`', 'One entry'],
    ['target: []', '1:1', 'The key `target` is unknown here', '`targets`'],
    ['targets: []', '1:1', '`targets` is empty', 'One entry'],
    ['targets:', '1:1', '`targets` is left empty, but must be a list', 'One entry'],
    ['targets: { a: b }', '1:1', '`targets` is a map, but must be a list', 'One entry'],
    [`${two}default: {}`, '6:1', 'The key `default` is unknown here', '`defaults`'],
    [`${two}defaults: [rewrite]`, '6:1', '`defaults` is a list, but must be a map', 'all targets'],
    [`${two}base-url: https://x`, '6:1', 'The key `base-url` is unknown here', 'Known keys'],
    [`${two}rewrite: never`, '6:1', 'The key `rewrite` is unknown here', '`defaults`'],
    [`${two}x-shared: {}`, '6:1', 'The key `x-shared` is unknown here', 'Known keys: `$schema`'],
    [`${two}constructor: {}`, '6:1', 'The key `constructor` is unknown here', 'Known keys'],
    // Secrets.
    [`${two}api-key: hunter2`, '6:1', 'The key `api-key` is unknown here', 'secrets.COPILOT_API_KEY'],
    [withKeys('api-key: hunter2'), '4:5', 'The key `api-key`', 'secrets.COPILOT_API_KEY'],
    [`${two}defaults: { bearer-token: hunter2 }`, '6:13', '`bearer-token`', 'secrets.COPILOT_API_KEY'],
    [withKeys('server-url: https://me:hunter2@example.com'), '4:5', 'https://example.com', 'Remove the user'],
    [withKeys('server-url: ftp://me:hunter2@example.com/'), '4:5', 'ftp://***@', 'absolute URL'],
    // Targets.
    ['targets: [ text ]', '1:12', 'Target 1 is “text”, but must be a map', 'copilot-id:'],
    ['targets:\n  - ~\n', '2:5', 'Target 1 is left empty, but must be a map', 'copilot-id:'],
    [
      'targets:\n  -\n  - { copilot-id: a, swagger-file: a }',
      // After the dash there is no value, so the location is the list.
      '1:1',
      'Target 1 is left empty',
      'copilot-id:',
    ],
    [
      'targets:\n  - copilot-id: a\n    swagger-file: a\n  # - left out -\n  - # nothing\n  - &b { copilot-id: b, swagger-file: a }',
      '1:1',
      'Target 2 is left empty',
      'copilot-id:',
    ],
    ['targets:\r\n- ~\r\n-\r\n-', '2:3', 'line 1, column 1: Target 3', 'Target 3 is left'],
    ['targets:\n  - swagger-file: a.json', '2:5', 'Target 1 has no `copilot-id`', 'on the service'],
    ['targets:\n  - copilot-id: a', '2:5', 'Target 1 has no `swagger-file`', 'Path to'],
    [withKeys('swager-file: b.json'), '4:5', '`swager-file` is unknown here', '`swagger-file`'],
    [withKeys('serverUrl: https://x.example'), '4:5', '`serverUrl` is unknown', '`server-url`'],
    [withKeys('wait_seconds: 5'), '4:5', '`wait_seconds` is unknown', '`wait-seconds`'],
    [withKeys('targets: []'), '4:5', '`targets` is unknown here', 'Known keys: `copilot-id`'],
    [`${two}defaults: { copilot-id: a }`, '6:13', '`copilot-id` is unknown here', 'Known keys: `name`'],
    // Values.
    [one('77'), '2:7', '`copilot-id` is “77”', 'Quote'],
    [one('1e5'), '2:7', '`copilot-id` is', 'Quote'],
    [one('""'), '2:7', '`copilot-id` is empty', 'on the service'],
    [one('{}'), '2:7', '`copilot-id` is empty', 'on the service'],
    [one('".."'), '2:7', 'Invalid value “..” for `copilot-id`', 'UUID'],
    [one('"a,b"'), '2:7', 'Invalid value “a,b” for `copilot-id`', 'UUID'],
    [one('[a]'), '2:7', 'is a list, but must be text or a map', 'on the service'],
    [
      'targets:\n  - copilot-id:\n      staging: 7\n    swagger-file: a',
      '3:7',
      '`staging` is “7”, but must be text',
      'Quote',
    ],
    [one('a', '3'), '2:22', '`swagger-file` is “3”, but must be text', 'OpenAPI file'],
    [one('a', '../b'), '2:22', 'Invalid value “../b” for `swagger-file`', 'inside'],
    [one('a', '/b'), '2:22', 'Invalid value “/b” for `swagger-file`', 'relative'],
    [one('a', 'b/'), '2:22', 'Invalid value “b/” for `swagger-file`', 'path of a file'],
    [withKeys('rewrite: always'), '4:5', '`rewrite` is “always”, but must be `auto` or `never`', 'portable'],
    [withKeys('wait-seconds: 301'), '4:5', '`wait-seconds` is “301”, which is too large', '0–300'],
    [withKeys('wait-seconds: -1'), '4:5', '`wait-seconds` is “-1”, which is too small', '0–300'],
    [withKeys('wait-seconds: "5"'), '4:5', '`wait-seconds` is “5”, but must be a number', '0–300'],
    [withKeys('delete-path: /backend/x'), '4:5', '“/backend/x” for `delete-path`', '{copilot_id}'],
    [withKeys('delete-path: /%2e%2e/{copilot_id}'), '4:5', 'for `delete-path`', '{copilot_id}'],
    [withKeys('server-url: /v1'), '4:5', 'Invalid value “/v1” for `server-url`', 'absolute URL'],
    [
      withKeys('unmanaged: drop'),
      '4:5',
      '`unmanaged` is “drop”, but must be `auto` or `delete` or `keep`',
      'no known version of the file defines',
    ],
    [withKeys('name: ""'), '4:5', '`name` is empty', 'Display name'],
    [`${two}defaults: { wait-seconds: soon }`, '6:13', '`wait-seconds` is “soon”', '0–300'],
    [
      `${two}defaults: { server-url: nowhere }`,
      '6:13',
      'Invalid value “nowhere” for `server-url`',
      'absolute URL',
    ],
    // Contradictions.
    [again('b.json'), '6:7', 'listed twice: first in line 2', 'Remove one'],
    [
      again(`${sameFile}, strategy: rolling`, '{ strategy: rolling }'),
      '6:7',
      'listed twice with the same OpenAPI file: first in line 2',
      'Remove one',
    ],
    [
      again('b.json, unmanaged: delete', '{ strategy: rolling }'),
      '6:7',
      'listed twice with `unmanaged: delete`: first in line 2',
      'delete the actions of the other',
    ],
    [
      again('b.json, strategy: rolling'),
      '6:7',
      'listed twice: first in line 2',
      '`strategy: rolling` for both',
    ],
    [
      again(`${sameFile}, operations: [tag:a]`, '{ strategy: rolling, operations: [tag:b] }'),
      '6:7',
      'listed twice with the same OpenAPI file: first in line 2',
      '`operations` of one target',
    ],
    // The selection and overlays.
    [withKeys('operations: [tag:a, 7]'), '4:25', 'Entry 2 of `operations` is “7”', 'Quote'],
    [withKeys('operations: { a: b }'), '4:5', 'must be a list or text', 'Patterns'],
    [withKeys('operations:', '  - tag:a', '  - tag a'), '6:9', '“tag a”', 'Did you mean `tag:a`?'],
    [withKeys('operations: |', '  tag:a', '', '   get'), '7:8', '“get”', 'Did you mean `GET **`?'],
    [withKeys('operations: get'), '4:5', '“get”', 'Did you mean `GET **`?'],
    [`${two}defaults: { operations: ['tag:'] }`, '6:26', '“tag:”', 'Write a name'],
    [withKeys('operations:', '  - !x-internal'), '5:9', 'tag', 'Put the pattern in quotes'],
    [withKeys('operations:', '  - !DELETE **'), '5:', 'alias', 'Put the pattern in quotes'],
    [withKeys('operations:', '  - *'), '5:', 'alias', 'Put the pattern in quotes'],
    [withKeys('operations: [**]'), '4:', 'alias', 'Put the pattern in quotes'],
    [withKeys('overlay-files: ../a.yaml'), '4:5', '“../a.yaml”', 'stays inside'],
    [withKeys('overlay-files:', '  - a.yaml', '  - /b.yaml'), '6:9', '“/b.yaml”', 'stays inside'],
    [withKeys('strategy: blue'), '4:5', '`strategy` is “blue”', 'without emptying the copilot'],
    [
      withKeys('delete-path: /admin/users/{copilot_id}'),
      '4:5',
      'Invalid value “/admin/users/{copilot_id}” for `delete-path`',
      'below `/backend/`',
    ],
    ...['..;/users', '%2e%2e%2fusers', '/users'].map((path) => {
      const value = `/backend/${path}/{copilot_id}`;
      return [withKeys(`delete-path: ${value}`), '4:5', `“${value}” for`, 'below `/backend/`'] as const;
    }),
  ])('%j: the error names the location, the problem and the fix', async (text, location, message, remedy) => {
    const [line = '', column = ''] = location.split(':');
    const error = await findError(text);
    expect(error).toMatchObject({ code: 'bad-input', at: { line: Number(line) } });
    expect(error.message).toContain('copilots.yml');
    expect(error.message).toContain(`line ${line}, column ${column}`);
    expect(error.message).toContain(message);
    expect(`${error.message} ${error.hint}`).toContain(remedy);
    expect(`${error.message} ${error.hint}`).not.toContain('hunter2');
  });

  const prod = { environment: 'prod' };
  const unknown = 'Invalid value “prod” for the input `environment`';
  const other = { environment: 'production', 'copilot-id': 'a1' };
  const foreign = 'Invalid value “a1” for the input `copilot-id`';
  const ids = { 'copilot-id': '1f0c, 99' };
  const gone = { 'config-file': 'gone.yml' };

  test.each<
    readonly [text: string, inputs: Readonly<Record<string, string>>, message: string, remedy: string]
  >([
    [staged, {}, 'The input `environment` is missing', 'copilots.yml: `staging`, `production`'],
    [staged, prod, unknown, 'copilots.yml: `staging`, `production`'],
    [two, prod, unknown, 'has no values per environment'],
    [two, ids, 'Invalid value “99” for the input `copilot-id`', 'has these copilots: 1f0c, 77ab'],
    [staged, other, foreign, 'for `production`, has these copilots: b1, c3'],
    [two, gone, 'The input `config-file` names gone.yml, which doesn’t exist.', 'checkout step'],
  ])('%j with %j: the error names the input and its valid values', async (text, inputs, message, remedy) => {
    const error = await findError(text, inputs);
    expect(error.message).toContain(message);
    expect(error.hint).toContain(remedy);
  });

  test('is rejected if an environment has a copilot but no URL, for any environment of the run', async () => {
    const text = withKeys().replace('1f0c', '{ staging: a, production: b }');
    const error = await findError(`${text}\n    server-url: { staging: https://s.example.com }`, {
      environment: 'staging',
    });
    expect(error.message).toContain(
      'line 2, column 31: The target has a copilot for `production`, but no `server-url`',
    );
  });

  test('is rejected if two targets have the same copilot in one environment', async () => {
    const error = await findError(`${staged}  - copilot-id: { production: b1 }\n    swagger-file: b.json`, {
      environment: 'staging',
    });
    expect(error.message).toContain(
      'line 8, column 19: The copilot “b1” is listed twice, for `production`: first in line 2.',
    );
  });

  test('is rejected with all errors together, each with its location', async () => {
    const error = await findError(withKeys('unmanaged: 1', 'rewrite: 2', 'nme: 3'));
    expect(error.message.split('\n')).toEqual([
      'copilots.yml is invalid:',
      expect.stringContaining('line 4, column 5'),
      expect.stringContaining('line 5, column 5'),
      expect.stringContaining('line 6, column 5'),
    ]);
    expect(error.at).toEqual({ file: 'copilots.yml', line: 4, column: 5 });
  });

  test('with thousands of errors is rejected with the first ones and their number', async () => {
    const error = await findError(`targets:\n${'  - 1\n'.repeat(3000)}`);
    expect(error.message.split('\n')).toHaveLength(22);
    expect(error.message).toContain('…and 2980 more');
  });
});

describe('the published schema', () => {
  const fits = new Ajv.default({ strict: true, allowUnionTypes: true }).compile(schema);

  test.each([
    ['two targets', two, {}],
    ['environments', staged, { environment: 'staging' }],
    ['defaults', `${two}defaults: { rewrite: never, wait-seconds: 0, name: x }`, {}],
  ])('accepts the same files as the action: %s', async (_, text, inputs) => {
    expect(fits(load(text))).toBe(true);
    expect((await read(text, inputs)).targets.length).toBeGreaterThan(0);
  });

  const values: readonly unknown[] = [
    null,
    true,
    0,
    1,
    301,
    '',
    'a',
    'auto',
    [],
    ['a'],
    {},
    { a: 'b' },
    { a: 1 },
  ];
  const keys = [...Object.keys(schema.definitions.target.properties), 'other'];

  test('rejects every kind of value at every key as the action does', async () => {
    const { checkShape } = await import('../../src/syntax/check-shape.ts');
    const documents = keys.flatMap((key) =>
      values.flatMap((value) => [
        { targets: [{ 'copilot-id': 'a', 'swagger-file': 'b', [key]: value }] },
        { targets: [{ 'copilot-id': 'a', 'swagger-file': 'b' }], defaults: { [key]: value } },
        { targets: [{ [key]: value }] },
        { targets: value },
        { [key]: value },
      ]),
    );
    const own = documents.map((document) => checkShape(document as never, schema as never).length === 0);
    expect(own).toEqual(documents.map((document) => fits(document)));
    expect(new Set(own).size).toBe(2);
  });

  test('describes every part, because the descriptions are the fixes', () => {
    const undescribed = [...JSON.stringify(schema).matchAll(/\{"(?:type|enum)"/gu)];
    expect(undescribed).toEqual([]);
  });

  test('knows every input of the step, either as a key or as one that belongs in the workflow', async () => {
    const { inputs } = load(readFileSync('action.yml', 'utf8')) as {
      inputs: Readonly<Record<string, unknown>>;
    };
    const homeless = await Promise.all(
      Object.keys(inputs).map(async (name) => {
        const { message, hint } = await findError(`${two}${name}: x`);
        return /with:|targets|secrets\./u.test(`${message} ${hint}`) ? undefined : name;
      }),
    );
    expect(homeless.filter((name) => name !== undefined)).toEqual([]);
  });
});
