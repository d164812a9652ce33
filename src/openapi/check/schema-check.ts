import type { Finding } from '../finding.ts';
import type { JsonObject } from '../../text-tree/json.ts';
import { collapseErrors } from './schema-errors.ts';
import type { SchemaError } from './schema-errors.ts';
import { describeViolation } from './schema-words.ts';
import type { validate } from './schemas/openapi-3-0.js';
import type { SpecVersion } from '../document/grammar.ts';

/** Where a document breaks the official schema of its version. Loads the compiled schema of that version alone. */
export async function findViolations(
  document: JsonObject,
  options: { version: SpecVersion; strict: boolean },
): Promise<readonly Finding[]> {
  const fits = await loadSchema(options.version);
  if (fits(document)) return [];
  // Errors beyond the limit that is compiled in leave holes.
  const errors = (fits.errors ?? []).filter((error) => Boolean(error) && !isToldElsewhere(error));
  return collapseErrors(errors).map((error) => ({
    severity: options.strict && !isTolerated(error) ? 'error' : 'warning',
    rule: 'schema',
    ...describeViolation(document, error, options.version),
  }));
}

/** Habits of 3.0 that real 3.1 descriptions keep, and repetitions: wrong by the letter, clear in meaning, never an error. */
function isTolerated({ instancePath, keyword }: SchemaError): boolean {
  return (
    (keyword === 'type' && /\/exclusiveM(?:in|ax)imum$/.test(instancePath)) ||
    (keyword === 'uniqueItems' && /\/(?:required|enum)$/.test(instancePath))
  );
}

/** A parameter that is there twice has a rule of its own, which names it. */
function isToldElsewhere({ instancePath, keyword }: SchemaError): boolean {
  return keyword === 'uniqueItems' && /^\/paths\/[^/]+(?:\/[^/]+)?\/parameters$/.test(instancePath);
}

async function loadSchema(version: SpecVersion): Promise<typeof validate> {
  switch (version) {
    case '2.0':
      return (await import('./schemas/openapi-2-0.js')).validate;
    case '3.0':
      return (await import('./schemas/openapi-3-0.js')).validate;
    case '3.1':
      return (await import('./schemas/openapi-3-1.js')).validate;
    case '3.2':
      return (await import('./schemas/openapi-3-2.js')).validate;
  }
}
