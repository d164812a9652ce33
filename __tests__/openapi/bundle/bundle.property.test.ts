import { fc } from '../../support/seeded-fast-check.ts';

import type { JsonObject } from '../../../src/syntax/json.ts';
import { listBundleChanges } from '../../support/equivalence.ts';
import { bundle, createShelf, describeApi } from '../../support/spec-files.ts';

const names = ['Pet', 'Owner', 'Visit', 'Clinic'] as const;
const folderNames = ['', 'schemas/', 'shared/deep/'] as const;

/** Schemas that refer to each other, including cycles. */
const schema = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom({ type: 'string' }, { type: 'integer', minimum: 0 }),
    fc.constantFrom(...names).map((name) => ({ $ref: `#/components/schemas/${name}` })),
    fc
      .dictionary(fc.constantFrom('a', 'b', '$ref ', 'x/y'), tie('schema'))
      .map((properties) => ({ type: 'object', properties })),
    tie('schema').map((items) => ({ type: 'array', items })),
  ),
})).schema;

const each = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, arbitrary])));

/** Location of each schema after the split: its own file, a shared file, or the root file. */
function split(
  schemas: Record<string, object>,
  folders: Record<string, string | undefined>,
  inOneFile: boolean,
): Record<string, object> {
  const fileOf = (name: string): string => {
    const folder = folders[name];
    if (folder === undefined) return 'api.json';
    return inOneFile ? `${folder}all.json` : `${folder}${name}.json`;
  };
  const pointerIn = (name: string): string =>
    fileOf(name) === 'api.json' ? `#/components/schemas/${name}` : inOneFile ? `#/${name}` : '';
  const refer = (from: string, name: string): string => {
    const up = '../'.repeat(from.split('/').length - 1);
    const file = fileOf(name);
    return file === from ? pointerIn(name) || '#' : `${up}${file}${pointerIn(name)}`;
  };
  const move = (value: unknown, from: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => move(item, from));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) =>
        key === '$ref' && typeof member === 'string'
          ? [key, refer(from, member.split('/').at(-1) ?? '')]
          : [key, move(member, from)],
      ),
    );
  };
  const files: Record<string, Record<string, unknown>> = {};
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const file = fileOf(name);
    const moved = move(schemas[name], file) as Record<string, unknown>;
    if (file === 'api.json') kept[name] = moved;
    else if (inOneFile) files[file] = { ...files[file], [name]: moved };
    else files[file] = moved;
  }
  const parts = { paths: move(uses, 'api.json'), components: { schemas: kept } };
  return { 'api.json': describeApi(parts), ...files };
}

const content = Object.fromEntries(
  names.map((name) => [`a/${name}`, { schema: { $ref: `#/components/schemas/${name}` } }]),
);
const uses = { '/all': { get: { operationId: 'all', responses: { '200': { description: '', content } } } } };

test('an OpenAPI file that is split among files is bundled into an equivalent one', async () => {
  // Each schema is wrapped in an object, because bare references could form a cycle of references only.
  const wrapped = schema.map((inner) => ({ allOf: [inner] }));
  const folder = fc.option(fc.constantFrom(...folderNames), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(each(wrapped), each(folder), fc.boolean(), async (schemas, folders, inOneFile) => {
      const whole = describeApi({ paths: uses, components: { schemas } }) as unknown as JsonObject;
      const document = await bundle('api.json', createShelf(split(schemas, folders, inOneFile)));
      // The paths are compared, because the names of shared parts are arbitrary.
      const original = { rootPath: 'api.json', find: (): JsonObject => whole };
      expect(listBundleChanges(original, document ?? {})).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
