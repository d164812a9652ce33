import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPathEnvironment } from 'json-p3';
import { projectFolder } from '../support/folders.ts';

/** The JSONPath compliance suite, with json-p3 as it is in the built action, before the project's own restrictions. */
interface ComplianceTest {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly result?: unknown;
  readonly results?: readonly unknown[];
  readonly invalid_selector?: true;
}

type Exports = Record<string, unknown>;
interface Chunk {
  readonly modules: Readonly<
    Record<string, (module: object, exports: Exports, bundler: { readonly d: Define }) => void>
  >;
}
type Define = (exports: Exports, getters: Readonly<Record<string, () => unknown>>) => void;

const shared = join(projectFolder, 'dist', 'shared');
const suite = join(process.env['OVERLAY'] ?? '', 'jsonpath-cts.json');

/** Loads the chunk of json-p3 like the bundler's runtime, which shortens the names of the exports. */
async function loadEnvironment(): Promise<JSONPathEnvironment> {
  const isLibrary = (name: string): boolean =>
    name.endsWith('.js') && readFileSync(join(shared, name), 'utf8').includes('recursion limit reached');
  const [file = '', ...copies] = readdirSync(shared).filter(isLibrary);
  expect(copies).toEqual([]);
  const { modules } = (await import(join(shared, file))) as Chunk;
  const exports: Exports = {};
  const define: Define = (target, getters) => {
    for (const [name, get] of Object.entries(getters))
      Object.defineProperty(target, name, { get, enumerable: true });
  };
  for (const load of Object.values(modules)) load({}, exports, { d: define });
  const isEnvironment = (one: unknown): one is typeof JSONPathEnvironment =>
    typeof one === 'function' && 'setupFilterFunctions' in (one.prototype as object);
  const Environment = Object.values(exports).find(isEnvironment);
  if (Environment === undefined) throw new Error('The chunk doesn’t export the environment.');
  return new Environment();
}

test('the bundled json-p3 passes the whole JSONPath compliance suite', async () => {
  const environment = await loadEnvironment();
  const { tests } = JSON.parse(readFileSync(suite, 'utf8')) as { readonly tests: readonly ComplianceTest[] };
  const run = (one: ComplianceTest): unknown => {
    try {
      return environment.query(one.selector, (one.document ?? null) as never).values();
    } catch {
      return 'invalid';
    }
  };
  const isPassed = (one: ComplianceTest): boolean => {
    const expected = one.invalid_selector === true ? ['invalid'] : (one.results ?? [one.result]);
    const found = JSON.stringify(run(one));
    return expected.some((result) => JSON.stringify(result) === found);
  };
  expect(tests).toHaveLength(703);
  expect(tests.filter((one) => !isPassed(one)).map(({ name }) => name)).toEqual([]);
});
