import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { JsonObject } from '../../src/syntax/json.ts';
import { judge, portable } from '../support/portability.ts';

const folder = join(process.env['CORPUS'] ?? '', 'valid');

test.each(readdirSync(folder).sort())('the valid file %s can be imported completely', async (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const document = (file.endsWith('.json') ? JSON.parse(text) : load(text)) as JsonObject;
  expect(await judge(document, Buffer.byteLength(text))).toEqual(portable);
});
