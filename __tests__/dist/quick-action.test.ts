import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortenWaits, shortWaits } from '../support/quick-action.ts';
import { projectFolder } from '../support/world.ts';

const shared = join(projectFolder, 'dist', 'shared');
const files = new Map(readdirSync(shared).map((name) => [name, readFileSync(join(shared, name), 'utf8')]));

test('each delay is shortened in one file, and nothing else changes', () => {
  const lines = (texts: ReadonlyMap<string, string>): string[] =>
    [...texts.values()].flatMap((text) => text.split('\n'));
  const [before, after] = [lines(files), lines(shortenWaits(files))];
  expect(after.filter((line, index) => line !== before[index]).toSorted()).toEqual(
    Object.entries(shortWaits)
      .map(([name, ms]) => `const ${name} = ${ms};`)
      .toSorted(),
  );
});

test.each([
  ['isn’t there', (text: string) => text.replace('const lateMs = ', 'const later = ')],
  ['is there twice', (text: string) => text.replace('const lateMs = 90_000;', '$&\n$&')],
  ['has another value', (text: string) => text.replace('const lateMs = 90_000;', 'const lateMs = 80_000;')],
])('the setup fails if a delay %s', (_what, change) => {
  const changed = new Map([...files].map(([name, text]) => [name, change(text)]));
  expect(() => shortenWaits(changed)).toThrow('const lateMs = 90000;');
});
