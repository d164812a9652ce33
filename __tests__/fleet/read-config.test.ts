import { readFileSync } from 'node:fs';
import schema from '../../schema/copilots.schema.json' with { type: 'json' };
import Ajv from 'ajv';
import { load } from 'js-yaml';
import { parseInputs } from '../../src/inputs.ts';
import { ActionError } from '../../src/errors.ts';
import { readConfig } from '../../src/fleet/read-config.ts';
import { RememberingLog } from '../support/remembering.ts';

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

type Texts = Readonly<Record<string, string>>;

async function read(text: string, inputs: Texts = {}) {
  const base = { 'base-url': 'https://copilot.example.com', 'config-file': 'copilots.yml' };
  const given: Texts = { ...base, ...inputs };
  const log = new RememberingLog();
  const files = {
    read: (path: string) => Promise.resolve(path === 'gone.yml' ? undefined : Buffer.from(text)),
  };
  const { source } = parseInputs((name) => given[name] ?? '');
  if (source.kind !== 'config') throw new Error('no config file');
  return { targets: await readConfig(source.query, { files, log }), lines: log.lines };
}

async function findError(text: string, inputs?: Texts): Promise<ActionError> {
  const error = await read(text, inputs).catch((thrown: unknown) => thrown);
  if (error instanceof ActionError) return error;
  throw new Error('The file is valid.', { cause: error });
}

/** Creates a file with one target and the given additional keys. */
function withKeys(...lines: readonly string[]): string {
  const keys = ['copilot-id: 1f0c', 'swagger-file: api.json', ...lines];
  return `targets:\n  - ${keys.join('\n    ')}`;
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
    const own = { name: 'Orders', unmanaged: 'keep', waitMs: 500 };
    expect(targets).toMatchObject([{ ...own, rewrite: 'never', serverUrl: 'https://step.example.com' }]);
  });

  test('can be JSON, with the URL of its schema', async () => {
    const targets = [{ 'copilot-id': 'a', 'swagger-file': './b/../c.json' }];
    const text = JSON.stringify({ $schema: './copilots.schema.json', targets });
    const result = await read(text, { 'config-file': 'copilots.json' });
    expect(result.targets).toMatchObject([{ copilotId: 'a', swaggerFile: 'c.json' }]);
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
    const listed = targets.map(({ operations }) =>
      operations.map(({ text: own, at }) => `${own} ${at?.file}:${at?.line}:${at?.column}`),
    );
    const defaults = ['* copilots.yml:13:16', '!x-internal copilots.yml:13:21'];
    const own = ['tag:public copilots.yml:9:7', '!DELETE ** copilots.yml:11:7'];
    expect(listed).toEqual([defaults, defaults, own]);
    expect(targets.map(({ overlayFiles }) => overlayFiles.join())).toEqual(Array(3).fill('one.yaml'));
  });

  test('select everything if the target’s own list is empty', async () => {
    const { targets } = await read(`${withKeys('operations: []')}\ndefaults: { operations: 'tag:a' }`);
    expect(targets).toMatchObject([{ operations: [] }]);
  });
});

describe('the environment', () => {
  test('selects among the values of a map, omits targets without a value, and reports their number', async () => {
    const { targets, lines } = await read(staged, { environment: 'production' });
    const serverUrl = 'https://example.com';
    expect(targets).toMatchObject([{ copilotId: 'b1', serverUrl }, { copilotId: 'c3' }]);
    expect(lines).toEqual(['This run covers 2 of 3 targets in copilots.yml.']);
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
  test.each([
    ['77AB\n1F0C', ['1f0c', '77ab'], []],
    ['77ab', ['77ab'], ['This run covers 1 of 2 targets in copilots.yml.']],
  ])(
    'keeps the order of the file, ignores case, and is logged if it omits some: %j',
    async (given, ids, log) => {
      const { targets, lines } = await read(two, { 'copilot-id': given });
      expect(targets.map(({ copilotId }) => copilotId)).toEqual(ids);
      expect(lines).toEqual(log);
    },
  );
});

describe('a copilot with several OpenAPI files', () => {
  const shared = `${two}  - { copilot-id: 1F0C, swagger-file: services/refunds.yaml }\n`;

  test.each([
    ['in the defaults', `${shared}defaults: { strategy: rolling }`, {}],
    ['by the step', shared, { strategy: 'rolling' }],
  ])('is valid if rolling is selected %s', async (_, text, inputs) => {
    const { targets } = await read(text, inputs);
    expect(targets.map(({ strategy }) => strategy)).toEqual(['rolling', 'rolling', 'rolling']);
  });

  test('is in one shard with all its files', async () => {
    const parts = await Promise.all(
      ['1/2', '2/2'].map((shard) => read(shared, { strategy: 'rolling', shard })),
    );
    const files = parts.map(({ targets }) => targets.map(({ swaggerFile }) => swaggerFile));
    const both = ['services/orders/openapi.yaml', 'services/refunds.yaml'];
    expect(files).toEqual([both, ['services/users/swagger.json']]);
  });
});

test.each([
  [7, 3],
  [3, 8],
  [200, 7],
])('shards divide %i targets into %i parts without overlap or gap, in order', async (count, shards) => {
  const ids = Array.from({ length: count }, (_, index) => `id-${index}`);
  const text = JSON.stringify({ targets: ids.map((id) => ({ 'copilot-id': id, 'swagger-file': 'a.json' })) });
  const parts = await Promise.all(
    Array.from({ length: shards }, (_, index) => read(text, { shard: `${index + 1}/${shards}` })),
  );
  expect(parts.flatMap(({ targets }) => targets.map(({ copilotId }) => copilotId))).toEqual(ids);
  const sizes = parts.map(({ targets }) => targets.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  const lines = sizes.map((size) => `This run covers ${size} of ${count} targets in copilots.yml.`);
  expect(parts.flatMap((part) => part.lines)).toEqual(lines);
});

describe('an invalid config file', () => {
  const sameFile = 'services/orders/openapi.yaml';
  const rolling = 'strategy: rolling';
  const one = (id: string, file = 'a'): string =>
    `targets:\n  - { copilot-id: ${id}, swagger-file: ${file} }`;

  // The second value is the line and the column.
  test.each<readonly [text: string, location: string, message: string, remedy: string]>([
    // Files that aren't config files.
    ['', '1:1', 'The file is empty', 'Correct'],
    ['- copilot-id: a', '1:1', 'The file is a list, but must be a map', 'config-file'],
    ['targets: [', '1:', 'Invalid YAML', 'Correct'],
    ['targets: []\ntargets: []', '2:1', 'The key `targets` appears twice', 'Correct'],
    ['targets: !!python/none x', '1:', 'tag', 'Correct'],
    // The top level.
    ['defaults: {}', '1:1', 'The file has no `targets`', 'One entry'],
    ['target: []', '1:1', 'The key `target` is unknown here', '`targets`'],
    ['targets: []', '1:1', '`targets` is empty', 'One entry'],
    ['targets: { a: b }', '1:1', '`targets` is a map, but must be a list', 'One entry'],
    [`${two}defaults: [rewrite]`, '6:1', '`defaults` is a list, but must be a map', 'all targets'],
    [`${two}x-shared: {}`, '6:1', 'The key `x-shared` is unknown here', 'Known keys: `$schema`'],
    [`${two}constructor: {}`, '6:1', 'The key `constructor` is unknown here', 'Known keys'],
    // Secrets.
    [withKeys('api-key: hunter2'), '4:5', 'The key `api-key`', 'secrets.COPILOT_API_KEY'],
    [`${two}defaults: { bearer-token: hunter2 }`, '6:13', '`bearer-token`', 'secrets.COPILOT_API_KEY'],
    [withKeys('server-url: https://me:hunter2@example.com'), '4:5', 'https://example.com', 'Remove the user'],
    [withKeys('server-url: ftp://me:hunter2@example.com/'), '4:5', 'ftp://***@', 'absolute URL'],
    // Targets. After a dash without a value, the location is the list.
    ['targets: [ text ]', '1:12', 'Target 1 is “text”, but must be a map', 'copilot-id:'],
    ['targets:\r\n- ~\r\n-\r\n-', '2:3', 'Target 1 is left empty', 'line 1, column 1: Target 3 is left'],
    [`${two}  # - left out -\n  - # nothing\n  - &b { }`, '1:1', 'Target 3 is left empty', 'copilot-id:'],
    ['targets:\n  - swagger-file: a.json', '2:5', 'Target 1 has no `copilot-id`', 'on the service'],
    [withKeys('swager-file: b.json'), '4:5', '`swager-file` is unknown here', '`swagger-file`'],
    [withKeys('serverUrl: https://x.example'), '4:5', '`serverUrl` is unknown', '`server-url`'],
    [withKeys('wait_seconds: 5'), '4:5', '`wait_seconds` is unknown', '`wait-seconds`'],
    [`${two}defaults: { copilot-id: a }`, '6:13', '`copilot-id` is unknown here', 'Known keys: `name`'],
    // Values.
    [one('77'), '2:7', '`copilot-id` is “77”', 'Quote'],
    [one('""'), '2:7', '`copilot-id` is empty', 'on the service'],
    [one('{}'), '2:7', '`copilot-id` is empty', 'on the service'],
    [one('".."'), '2:7', 'Invalid value “..” for `copilot-id`', 'UUID'],
    [one('[a]'), '2:7', 'is a list, but must be text or a map', 'on the service'],
    [one('{ staging: 7 }'), '2:21', '`staging` is “7”, but must be text', 'Quote'],
    [one('a', '../b'), '2:22', 'Invalid value “../b” for `swagger-file`', 'inside'],
    [withKeys('rewrite: always'), '4:5', '`rewrite` is “always”, but must be `auto` or `never`', 'portable'],
    [withKeys('wait-seconds: 301'), '4:5', '`wait-seconds` is “301”, which is too large', '0–300'],
    [withKeys('wait-seconds: -1'), '4:5', '`wait-seconds` is “-1”, which is too small', '0–300'],
    [withKeys('wait-seconds: "5"'), '4:5', '`wait-seconds` is “5”, but must be a number', '0–300'],
    [withKeys('delete-path: /backend/x'), '4:5', '“/backend/x” for `delete-path`', '{copilot_id}'],
    [`${two}defaults: { server-url: nowhere }`, '6:13', '“nowhere” for `server-url`', 'absolute URL'],
    // The selection and overlays.
    [withKeys('operations: [tag:a, 7]'), '4:25', 'Entry 2 of `operations` is “7”', 'Quote'],
    [withKeys('operations: { a: b }'), '4:5', 'must be a list or text', 'Patterns'],
    [withKeys('operations:', '  - tag:a', '  - tag a'), '6:9', '“tag a”', 'Did you mean `tag:a`?'],
    [withKeys('operations: |', '  tag:a', '', '   get'), '7:8', '“get”', 'Did you mean `GET **`?'],
    [`${two}defaults: { operations: ['tag:'] }`, '6:26', '“tag:”', 'Write a name'],
    [withKeys('operations:', '  - !x-internal'), '5:9', 'tag', 'Put the pattern in quotes'],
    [withKeys('operations:', '  - !DELETE **'), '5:', 'alias', 'Put the pattern in quotes'],
    [withKeys('operations:', '  - *'), '5:', 'alias', 'Put the pattern in quotes'],
    [withKeys('overlay-files: ../a.yaml'), '4:5', '“../a.yaml”', 'stays inside'],
    [withKeys('overlay-files:', '  - a.yaml', '  - /b.yaml'), '6:9', '“/b.yaml”', 'stays inside'],
    [withKeys('strategy: blue'), '4:5', '`strategy` is “blue”', 'without emptying the copilot'],
    ...['/admin/users', '/backend/..;/users', '/backend/%2e%2e%2fusers', '/backend//users'].map((path) => {
      const value = `${path}/{copilot_id}`;
      return [withKeys(`delete-path: ${value}`), '4:5', `“${value}” for`, 'below `/backend/`'] as const;
    }),
    // A third target, for the copilot of the first one.
    ...[
      ['b.json', '', '', 'Remove one'],
      [`b.json, ${rolling}`, '', '', '`strategy: rolling` for both'],
      [`${sameFile}, ${rolling}`, rolling, ' with the same OpenAPI file', 'Remove one'],
      [
        `${sameFile}, operations: [x-a]`,
        rolling,
        ' with the same OpenAPI file',
        '`operations` of one target',
      ],
      ['b.json, unmanaged: delete', rolling, ' with `unmanaged: delete`', 'delete the actions of the other'],
    ].map(([keys, defaults, how, remedy = '']) => {
      const text = `${two}  - { copilot-id: 1F0C, swagger-file: ${keys} }\ndefaults: { ${defaults} }`;
      return [text, '6:7', `listed twice${how}: first in line 2`, remedy] as const;
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

  const unknown = 'Invalid value “prod” for the input `environment`';
  const foreign = 'Invalid value “a1” for the input `copilot-id`';
  const prod = { environment: 'prod' };
  const other = { environment: 'production', 'copilot-id': 'a1' };
  const staging = { environment: 'staging' };
  const halfUrl = withKeys('server-url: { staging: https://s.example.com }');
  const gap = 'line 2, column 31: The target has a copilot for `production`, but no `server-url`';
  const again = `${staged}  - { copilot-id: { production: b1 }, swagger-file: b.json }`;
  const twice = 'line 8, column 21: The copilot “b1” is listed twice, for `production`: first in line 2.';

  test.each<readonly [text: string, inputs: Texts, message: string, remedy: string]>([
    [staged, {}, 'The input `environment` is missing', 'copilots.yml: `staging`, `production`'],
    [staged, prod, unknown, 'copilots.yml: `staging`, `production`'],
    [two, prod, unknown, 'has no values per environment'],
    [two, { 'copilot-id': '1f0c, 99' }, 'value “99” for the input `copilot-id`', 'copilots: 1f0c, 77ab'],
    [staged, other, foreign, 'for `production`, has these copilots: b1, c3'],
    [two, { 'config-file': 'gone.yml' }, 'names gone.yml, which doesn’t exist.', 'checkout step'],
    // Errors of an environment are reported for each environment of the run.
    [halfUrl.replace('1f0c', '{ staging: a, production: b }'), staging, gap, 'Add `production` to the map'],
    [again, staging, twice, 'Remove one'],
  ])('%j with %j: the error names the problem and the fix', async (text, inputs, message, remedy) => {
    const error = await findError(text, inputs);
    expect(error.message).toContain(message);
    expect(error.hint).toContain(remedy);
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

  const values = [null, true, 0, 1, 301, '', 'a', 'auto', [], ['a'], {}, { a: 'b' }, { a: 1 }] as const;
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
    const { inputs } = load(readFileSync('action.yml', 'utf8')) as { inputs: object };
    const homeless = await Promise.all(
      Object.keys(inputs).map(async (name) => {
        const { message, hint } = await findError(`${two}${name}: x`);
        return /with:|targets|secrets\./u.test(`${message} ${hint}`) ? undefined : name;
      }),
    );
    expect(homeless.filter((name) => name !== undefined)).toEqual([]);
  });
});
