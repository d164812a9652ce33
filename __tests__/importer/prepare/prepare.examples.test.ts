import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../../../src/syntax/json.ts';
import { judge, portable } from '../../support/portability.ts';

const root = dirname(createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[23]\.\d\/json\/[^/]+\.json$/.test(name.replaceAll('\\', '/')))
  .sort();

describe('every file of @readme/oas-examples can be imported completely', () => {
  test('there are examples', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test.each(files)('%s', async (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(await judge(JSON.parse(text) as JsonObject, Buffer.byteLength(text))).toEqual(portable);
  });
});
