import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { JSONPathEnvironment } from 'json-p3';
import { checkOverlay } from '../../src/curation/overlay/check-overlay.ts';
import { checkExpression, findTypeFault } from '../../src/json-path/index.ts';
import type { JsonValue } from '../../src/syntax/index.ts';
import { overlayFiles } from '../curation/overlaying.ts';
import { projectFolder } from '../support/folders.ts';

/** The files of the Overlay specification and of the JSONPath compliance suite, in a folder outside of the project. */
const folder = process.env['OVERLAY'] ?? '';
const read = (...path: readonly string[]): string => readFileSync(join(folder, ...path), 'utf8');
const list = (...path: readonly string[]): readonly string[] => readdirSync(join(folder, ...path));

const sets = list('compliant-sets').filter((name) => !name.includes('.'));

test('all compliant sets are here', () => {
  expect(sets).toHaveLength(8);
});

test.each(sets)('the compliant set %s has the expected result', async (name) => {
  const readPart = (part: string): string => read('compliant-sets', name, `${part}.yaml`);
  const files = { 'openapi.yaml': readPart('openapi'), 'overlay.yaml': readPart('overlay') };
  const { document, findings } = await overlayFiles({ files });
  expect(document).toEqual(load(readPart('output')));
  // `extends` names a file that is not among those of the set.
  const warnings = name === 'remove-server' ? [{ severity: 'warning', rule: 'overlay-extends' }] : [];
  expect(findings).toMatchObject(warnings);
});

const folders = ['v1.0/pass', 'v1.0/fail', 'v1.1/pass', 'v1.1/fail'];

test.each(folders.flatMap((kind) => list('tests', kind).map((name) => [kind, name] as const)))(
  'the structure of %s/%s',
  (kind, name) => {
    const findings = checkOverlay(load(read('tests', kind, name)) as JsonValue);
    expect(findings.length > 0).toBe(kind.endsWith('fail'));
  },
);

interface ComplianceTest {
  readonly name: string;
  readonly selector: string;
  readonly document?: JsonValue;
  readonly result?: JsonValue;
  readonly results?: readonly JsonValue[];
  readonly invalid_selector?: true;
}

type Exports = Record<string, unknown>;
type Define = (exports: Exports, getters: Readonly<Record<string, () => unknown>>) => void;
type Module = (module: object, exports: Exports, bundler: { readonly d: Define }) => void;

/** Loads json-p3 as it is in the built action, like the bundler's runtime, which shortens the names of the exports. */
async function loadEnvironment(): Promise<JSONPathEnvironment> {
  const shared = join(projectFolder, 'dist', 'shared');
  const isLibrary = (name: string): boolean =>
    name.endsWith('.js') && readFileSync(join(shared, name), 'utf8').includes('recursion limit reached');
  const [file = '', ...copies] = readdirSync(shared).filter(isLibrary);
  expect(copies).toEqual([]);
  const { modules } = (await import(join(shared, file))) as { readonly modules: Record<string, Module> };
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

describe('the JSONPath compliance suite', () => {
  const { tests } = JSON.parse(read('jsonpath-cts.json')) as { readonly tests: readonly ComplianceTest[] };
  let environment: JSONPathEnvironment;
  beforeAll(async () => {
    environment = await loadEnvironment();
  });

  test('is complete', () => {
    expect(tests).toHaveLength(703);
  });

  test.each(tests.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const { selector, document = null, result = null, results = [result], invalid_selector: isInvalid } = one;
    if (isInvalid === true) {
      expect(() => environment.compile(selector)).toThrow();
      const checked = checkExpression(selector);
      expect(checked.ok && findTypeFault(checked.readable) === undefined).toBe(false);
      return;
    }
    expect(checkExpression(selector)).toEqual({ ok: true, readable: selector });
    const values = environment.query(selector, document as never).values();
    expect(results).toContainEqual(values);
  });
});
