import type { JsonObject } from '../../src/syntax/json.ts';
import { listOperations } from '../../src/importer/names.ts';
import { findVersion } from '../../src/openapi/version.ts';
import { prepareDocument } from '../../src/importer/prepare/prepare.ts';
import { listChanges } from './equivalence.ts';
import { importActions } from './importer.ts';
import { lookUpIn, upgrade } from './standard-reader.ts';

const serverUrl = 'https://given.example.com/api';

/** Results of a real OpenAPI file that is imported completely, with the same meaning. */
export const portable = {
  errors: [] as readonly string[],
  importFailure: undefined as string | undefined,
  actionsMissing: 0,
  /** Parameters and bodies of actions that are references or have no name. */
  nameless: [] as readonly unknown[],
  /** References in actions that can't be resolved in the document. */
  degraded: [] as readonly string[],
  isWithinLimit: true,
  isRepeatable: true,
  isInputUnchanged: true,
  /** Differences of the operations, as an independent reader finds them. */
  changes: [] as readonly string[],
};

export async function judge(document: JsonObject, sourceBytes: number): Promise<typeof portable> {
  const found = findVersion(document);
  const version = found.ok ? found.version : '3.1';
  const written = JSON.stringify(document);
  const rewrite = (): ReturnType<typeof prepareDocument> =>
    prepareDocument(document, { version, rewrite: 'auto', serverUrl });
  const prepared = rewrite();
  const out = JSON.stringify(prepared.document);
  const bytes = Buffer.byteLength(out);
  const sent = JSON.parse(out) as JsonObject;
  const imported = importActions(sent);
  const payloads = imported.ok ? imported.actions.map(({ payload }) => payload) : [];
  return {
    errors: prepared.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    // A file without paths is rejected before the preparation.
    importFailure: imported.ok || document['paths'] === undefined ? undefined : imported.reason,
    actionsMissing: listOperations(document).length - payloads.length,
    nameless: payloads
      // The service stores an empty object if there is no body.
      .flatMap(({ parameters, request_body: body }) => [
        ...(parameters as readonly unknown[]),
        ...(Object.keys(body as object).length > 0 ? [body] : []),
      ])
      .filter((part) => typeof part !== 'object' || part === null || !('name' in part || 'content' in part)),
    degraded: findReferences(payloads).filter((reference) => lookUpIn(sent, reference) === undefined),
    isWithinLimit: bytes <= 2 * sourceBytes + 1000 && (sourceBytes >= 1_000_000 || bytes < 1_000_000),
    isRepeatable: JSON.stringify(rewrite().document) === out,
    isInputUnchanged: JSON.stringify(document) === written,
    changes: listChanges(await upgrade(document), sent, serverUrl),
  };
}

function findReferences(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(findReferences)];
}
