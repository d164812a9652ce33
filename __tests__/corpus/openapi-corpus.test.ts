import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { CORE_SCHEMA, load as loadYaml, mergeTag } from 'js-yaml';

import type { FileReader } from '../../src/ports.ts';
import type { JsonValue } from '../../src/syntax/json.ts';
import { loadSpec, type Spec } from '../../src/importer/load-spec.ts';
import { listOperations } from '../../src/importer/names.ts';
import { parsePointer } from '../../src/syntax/pointer.ts';
import { bundle } from '../support/spec-files.ts';
import { listBundleChanges } from '../support/equivalence.ts';

const corpus = process.env['CORPUS'] ?? '';
const rows = readFileSync(join(corpus, 'manifest.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([name = '', , version = '', , expected = '', kind = '']) => ({ name, version, expected, kind }));

const reader: FileReader = {
  read: (path) => {
    const file = join(corpus, path);
    return Promise.resolve(existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined);
  },
};

function load(path: string): Promise<Spec> {
  return loadSpec({ path, reader, rewrite: 'auto', serverUrl: 'https://api.example.com' });
}

/** Valid files that are rejected: the action downloads no files, and a schema that only refers to itself has no meaning. */
const rejectedOnPurpose = new Set(['no-paths', 'no-operations', 'ref-remote', 'ref-loop', 'unresolved-ref']);
const remote = /seriousme-bundle|security-scheme-object-examples|circular\/circular/;

describe('valid', () => {
  test.each(rows.filter(({ expected }) => expected === 'valid'))('$name', async ({ name }) => {
    const spec = await load(name);
    const errors = spec.problems.filter(({ severity }) => severity === 'error');
    if (spec.ok) {
      expect(errors).toEqual([]);
      expect(() => JSON.parse(Buffer.from(spec.body).toString()) as unknown).not.toThrow();
      return;
    }
    const rules = errors.map(({ rule }) => rule);
    expect(rules.every((rule) => rejectedOnPurpose.has(rule))).toBe(true);
    expect(rules.some((rule) => rule.startsWith('no-')) || remote.test(name)).toBe(true);
  });
});

describe('invalid', () => {
  test.each(rows.filter(({ expected }) => expected === 'invalid'))(
    '$name ($kind)',
    async ({ name, kind }) => {
      const spec = await load(name);
      const errors = spec.problems.filter(({ severity }) => severity === 'error');
      // Files that only violate the schema of OpenAPI are left to linters.
      if (kind !== 'schema' && kind !== 'semantic') expect(spec.ok).toBe(false);
      expect(errors.length > 0).toBe(!spec.ok);
      for (const { file, line, column, pointer } of errors) {
        const text = readFileSync(join(corpus, file), 'utf8').split(/\r\n|\n|\r/);
        const seen = text[(line ?? 0) - 1] ?? '';
        expect(column).toBeGreaterThan(0);
        const token = parsePointer(pointer)?.at(-1);
        if (token === undefined || /^\d+$/.test(token)) continue;
        expect(seen.slice((column ?? 0) - 1)).toContain(token.slice(0, 20));
      }
    },
  );
});

describe('in several files', () => {
  test.each(rows.filter(({ name }) => name.startsWith('multifile/') && !remote.test(name)))(
    '$name',
    async ({ name }) => {
      const document = (await bundle(name, reader)) ?? {};
      expect(listBundleChanges({ rootPath: name, find: parse }, document)).toEqual([]);
      expect(listOperations(document).length).toBeGreaterThan(0);
    },
  );
});

function parse(path: string): JsonValue | undefined {
  const file = join(corpus, path);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (path.endsWith('.json')) return JSON.parse(text) as JsonValue;
  return loadYaml(mend(text), { schema: CORE_SCHEMA.withTags(mergeTag), maxDepth: 400 }) as JsonValue;
}

/** Indents a quoted string of a file of the corpus that only this YAML parser reports. */
function mend(text: string): string {
  return text.replace(/^( +)(accessing its services|"nnrf-nfm" or)/gm, '$1  $2');
}
