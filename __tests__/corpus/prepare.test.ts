import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { JsonObject } from '../../src/text-tree/json.ts';
import { prepareDocument } from '../../src/importer/prepare/prepare.ts';
import { judge, portable } from '../support/portability.ts';
import type { Members } from '../support/unfold.ts';
import { unfoldOperations } from '../support/unfold.ts';

const corpus = process.env['CORPUS'];
const files = corpus === undefined ? [] : readdirSync(join(corpus, 'valid')).sort();

function read(file: string): { readonly document: JsonObject; readonly bytes: number } {
  const text = readFileSync(join(corpus ?? '', 'valid', file), 'utf8');
  const document = (file.endsWith('.json') ? JSON.parse(text) : load(text)) as JsonObject;
  return { document, bytes: Buffer.byteLength(text) };
}

(corpus === undefined ? describe.skip : describe)('every valid description of the corpus', () => {
  test.each(files.length > 0 ? files : ['none'])('%s imports whole', (file) => {
    const { document, bytes } = read(file);
    expect(judge(document, bytes)).toEqual(portable);
  });

  const other = createRequire(import.meta.url)('swagger2openapi') as {
    convertObj(document: unknown, options: object): Promise<{ openapi: Members }>;
  };

  const swagger = files.filter((name) => /^(?:v20|docusign).*\.json$/.test(name));
  test.each(swagger.length > 0 ? swagger : ['none'])(
    '%s means what swagger2openapi makes of it',
    async (file) => {
      const { document, bytes } = read(file);
      const own = prepareDocument(document, {
        version: '2.0',
        prepare: 'auto',
        serverUrl: 'https://given.example.com',
        sourceBytes: bytes,
      });
      const { openapi } = await other.convertObj(structuredClone(document), {
        patch: true,
        warnOnly: true,
        text: ' ',
      });
      // Kubernetes passes as well, in half a minute.
      const [mine, theirs] = [own.document, openapi].map((each) =>
        JSON.stringify(unfoldOperations(each, 5).map(comparable)),
      );
      expect(mine).toBe(theirs);
    },
    60_000,
  );
});

const told = new Set([
  'servers',
  'description',
  'style',
  'explode',
  'encoding',
  'example',
  'examples',
  'operation',
]);

/** Without texts, which may be cut for size, and without what the two say in different words; keys in one order. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, member]) => !told.has(key) && member !== undefined && !(key === 'required' && member === false),
  );
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, comparable(member)]),
  );
}
