import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { JSONPathEnvironment } from 'json-p3';
import { checkOverlay } from '../../src/curation/overlay/check-overlay.ts';
import { checkExpression, findTypeFault } from '../../src/json-path/index.ts';
import type { JsonValue } from '../../src/syntax/index.ts';
import { overlayFiles } from '../curation/overlaying.ts';

/** The files of the Overlay specification and of the JSONPath compliance suite, in a folder outside of the project. */
const folder = process.env['OVERLAY'] ?? '';
const read = (...path: readonly string[]): string => readFileSync(join(folder, ...path), 'utf8');
const list = (...path: readonly string[]): readonly string[] => readdirSync(join(folder, ...path));

const sets = list('compliant-sets').filter((name) => !name.includes('.'));

test('all compliant sets are here', () => {
  expect(sets).toHaveLength(8);
});

test.each(sets)('the compliant set %s has the expected result', async (name) => {
  const { document, findings } = await overlayFiles({
    files: {
      'openapi.yaml': read('compliant-sets', name, 'openapi.yaml'),
      'overlay.yaml': read('compliant-sets', name, 'overlay.yaml'),
    },
  });
  expect(document).toEqual(load(read('compliant-sets', name, 'output.yaml')));
  // `extends` names a file that is not among those of the set.
  const warnings = name === 'remove-server' ? [{ severity: 'warning', rule: 'overlay-extends' }] : [];
  expect(findings).toMatchObject(warnings);
});

const structures = ['v1.0', 'v1.1'].flatMap((version) =>
  ['pass', 'fail'].flatMap((verdict) =>
    list('tests', version, verdict).map((name) => ({ version, verdict, name })),
  ),
);

test.each(structures)('the structure of $version/$verdict/$name', ({ version, verdict, name }) => {
  const findings = checkOverlay(load(read('tests', version, verdict, name)) as JsonValue);
  expect(findings.length > 0).toBe(verdict === 'fail');
});

interface ComplianceTest {
  readonly name: string;
  readonly selector: string;
  readonly document?: JsonValue;
  readonly result?: JsonValue;
  readonly results?: readonly JsonValue[];
  readonly invalid_selector?: true;
}

const { tests } = JSON.parse(read('jsonpath-cts.json')) as { readonly tests: readonly ComplianceTest[] };
const environment = new JSONPathEnvironment();

test('the whole JSONPath compliance suite is here', () => {
  expect(tests).toHaveLength(703);
});

test.each(tests.map((one) => [one.name, one] as const))('JSONPath: %s', (_name, one) => {
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
