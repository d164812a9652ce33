import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { JsonObject } from '../../src/syntax/json.ts';
import { judge, portable } from '../support/portability.ts';

const corpus = process.env['CORPUS'];
const files = corpus === undefined ? [] : readdirSync(join(corpus, 'valid')).sort();

function read(file: string): { readonly document: JsonObject; readonly bytes: number } {
  const text = readFileSync(join(corpus ?? '', 'valid', file), 'utf8');
  const document = (file.endsWith('.json') ? JSON.parse(text) : load(text)) as JsonObject;
  return { document, bytes: Buffer.byteLength(text) };
}

(corpus === undefined ? describe.skip : describe)('every valid description of the corpus', () => {
  test.each(files.length > 0 ? files : ['none'])('%s can be imported completely', async (file) => {
    const { document, bytes } = read(file);
    expect(await judge(document, bytes)).toEqual(portable);
  });
});
