import { listOtherParts } from './two-versions.ts';
import type { JsonObject } from '../../src/syntax/json.ts';
import { listOperations } from '../../src/openapi/operations.ts';
import type { Prepared } from '../../src/importer/prepare/prepare.ts';
import { prepareDocument } from '../../src/importer/prepare/prepare.ts';
import type { SpecVersion } from '../../src/openapi/document/grammar.ts';
import { listChanges } from './equivalence.ts';
import { importActions } from './importer.ts';

/** Results of a real OpenAPI file: all required properties, as one object to compare. */
interface Portability {
  readonly errors: readonly string[];
  readonly importFailure: string | undefined;
  readonly actionsMissing: number;
  /** Number of parameters and bodies of actions that are references or have no name. */
  readonly nameless: number;
  /** References in actions that can't be resolved in the document. */
  readonly degraded: readonly string[];
  readonly isWithinLimit: boolean;
  readonly isRepeatable: boolean;
  readonly isAborted: boolean;
  /** Differences of the operations, as an independent reader finds them. */
  readonly changes: readonly string[];
  /**
   * Parts of operations whose meaning changed. Empty for Swagger 2.0 and for schemas with subtypes, which can't be
   * compared.
   */
  readonly changedParts: readonly string[];
}

export const portable: Portability = {
  errors: [],
  importFailure: undefined,
  actionsMissing: 0,
  nameless: 0,
  degraded: [],
  isWithinLimit: true,
  isRepeatable: true,
  isAborted: true,
  changes: [],
  changedParts: [],
};

const serverUrl = 'https://given.example.com/api';

export function judge(document: JsonObject, sourceBytes: number): Portability {
  const version = versionOf(document);
  const written = JSON.stringify(document);
  const rewrite = (): Prepared =>
    prepareDocument(document, {
      version,
      rewrite: 'auto',
      serverUrl,
    });
  const prepared = rewrite();
  const out = JSON.stringify(prepared.document);
  const bytes = Buffer.byteLength(out);
  const reread = JSON.parse(out) as JsonObject;
  const imported = importActions(reread);
  const actions = imported.ok ? imported.actions : [];
  const before = listOperations(document);
  return {
    errors: prepared.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    // A file without paths is rejected before the preparation.
    importFailure: imported.ok || document['paths'] === undefined ? undefined : imported.reason,
    actionsMissing: before.length - actions.length,
    nameless: actions.filter(({ payload }) =>
      [...payload.parameters, payload.requestBody ?? { name: '', content: 0 }].some(isNameless),
    ).length,
    degraded: actions
      .flatMap(({ payload }) => findReferences(payload))
      .filter((reference) => !leadsSomewhere(reread, reference)),
    isWithinLimit: bytes <= 2 * sourceBytes + 1000 && (sourceBytes >= 1_000_000 || bytes < 1_000_000),
    isRepeatable: JSON.stringify(rewrite().document) === out,
    isAborted: JSON.stringify(document) === written,
    changes: listChanges(document, reread, { cutTexts: false, serverUrl }),
    changedParts:
      version === '2.0' || hasSubtypes(written)
        ? []
        : listOtherParts(document, prepared.document).filter(
            (reported) => reported.split(': ')[1] !== 'servers',
          ),
  };
}

/**
 * Returns whether a schema has subtypes. The comparison continues with them, but an inlined schema has no references
 * to them.
 */
function hasSubtypes(document: string): boolean {
  return document.includes('"discriminator"') && document.includes('"allOf"');
}

function versionOf(document: JsonObject): SpecVersion {
  const written = document['openapi'] ?? document['swagger'];
  const version = typeof written === 'string' ? written.slice(0, 3) : '';
  return version === '2.0' || version === '3.0' || version === '3.2' ? version : '3.1';
}

/** Returns whether a parameter has no name, or a body no content. */
function isNameless(part: unknown): boolean {
  return typeof part !== 'object' || part === null || !('name' in part || 'content' in part);
}

function findReferences(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(findReferences)];
}

function leadsSomewhere(document: JsonObject, reference: string): boolean {
  const tokens = reference
    .slice(2)
    .split('/')
    .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = tokens.reduce<unknown>(
    (held, token) =>
      typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[token] : undefined,
    document,
  );
  return reference.startsWith('#/') && target !== undefined;
}
