import {
  createPartMeasure,
  isIntoPart,
  moveReferencedParts,
  type SpecVersion,
  upgrade,
} from '../../openapi/index.ts';
import {
  type Finding,
  type JsonObject,
  limits,
  errorProblem,
  renderLimitBytes,
  warningProblem,
  type Measure,
  isError,
} from '../../syntax/index.ts';
import { importDocument, type Imported } from '../import-document.ts';
import { inlineReferences } from './inline-schemas.ts';
import { type Ledger, listRewrites, note, type Rewrite } from './ledger.ts';
import { makePathsPortable } from './paths.ts';
import { makeServersPortable } from './servers.ts';
import { createUnusedDropper } from './unused-components.ts';

/** The document to import with its actions. If the findings contain errors, the document can't be imported. */
export interface Prepared extends Imported {
  /** Prepared document, or the same object as before if nothing was rewritten. */
  readonly document: JsonObject;
  readonly rewrites: readonly Rewrite[];
  /** Size of the document as JSON in bytes. */
  readonly bytes: number;
}

export interface PrepareOptions {
  readonly version: SpecVersion;
  readonly rewrite: 'auto' | 'never';
  readonly serverUrl?: string | undefined;
  /** Returns the sizes of the document's parts. */
  readonly measure?: Measure | undefined;
}

/**
 * Returns an equivalent document that can be imported completely. References are inlined unless the result would be too
 * large. With `rewrite: never`, returns the document itself and a warning that lists the omitted rewrites.
 * @param document bundled document, which is never changed
 */
export function prepareDocument(document: JsonObject, options: PrepareOptions): Prepared {
  const { rewrite, measure = createPartMeasure() } = options;
  const rewritten = rewriteDocument(document, { ...options, measure });
  if (rewrite === 'auto') return rewritten;
  const unchanged = { ...importDocument(document, measure), document, bytes: measure(document).bytes };
  return leaveAsIs(rewritten, unchanged);
}

/** Returns the unchanged document with its errors, or with a warning if content would be lost. */
function leaveAsIs(rewritten: Prepared, unchanged: Omit<Prepared, 'rewrites'>): Prepared {
  const left = new Set(rewritten.findings.map(({ pointer, message }) => `${pointer} ${message}`));
  const reported = unchanged.findings.map((finding) => {
    const isFixable = isError(finding) && !left.has(`${finding.pointer} ${finding.message}`);
    return isFixable
      ? { ...finding, message: `${finding.message} \`rewrite: auto\` fixes this problem.` }
      : finding;
  });
  const sentences = rewritten.rewrites.map(({ message }) => message).join(' ');
  const message = `With \`rewrite: never\`, parts of the OpenAPI file are lost. \`rewrite: auto\` would make these changes: ${sentences}`;
  const isLossy = rewritten.rewrites.length > 0 && !reported.some(isError);
  return {
    ...unchanged,
    rewrites: [],
    findings: isLossy ? [...reported, warningProblem('not-prepared', [], message)] : reported,
  };
}

function rewriteDocument(
  document: JsonObject,
  { serverUrl, version, measure }: PrepareOptions & { readonly measure: Measure },
): Prepared {
  const ledger: Ledger = new Map();
  const portable = makePortable(document, { version, measure }, ledger);
  const served = makeServersPortable(portable, serverUrl, ledger);
  const lean = inline({ document, served, measure }, ledger);
  const prepared = ledger.size === 0 ? document : lean;
  const { actions, findings } = importDocument(prepared, measure);
  const { bytes } = measure(prepared);
  const size = bytes > limits.expandedCharacters ? [rejectSize(bytes)] : [];
  const rewrites = listRewrites(ledger);
  return { document: prepared, bytes, rewrites, actions, findings: [...findings, ...size] };
}

interface Inlining {
  /** Document before any rewrite. */
  readonly document: JsonObject;
  /** Document after all rewrites except inlining. */
  readonly served: JsonObject;
  readonly measure: Measure;
}

/** Inlines all references, or none of them if the result would be too large. */
function inline({ document, served, measure }: Inlining, ledger: Ledger): JsonObject {
  const dropUnused = createUnusedDropper(document, measure);
  const limit = limitOf(measure(document).bytes);
  // If the operations of a large document already exceed the limit, inlining isn't tried.
  const isTooLarge = limit > proxyLimitBytes && measure(served['paths'] ?? null).bytes > limit;
  if (isTooLarge) return dropUnused(served, ledger);
  const inlining: Ledger = new Map();
  const hasReferences = measure(document['paths'] ?? null).references.length > 0;
  const inlined = dropUnused(hasReferences ? inlineReferences(served, measure, inlining) : served, inlining);
  if (measure(inlined).bytes > limit) return dropUnused(served, ledger);
  for (const [rule, parts] of inlining) note(ledger, rule, parts);
  return inlined;
}

/** Request size that many servers reject. */
const proxyLimitBytes = 1_000_000;

/**
 * Returns the maximum size in bytes of a document with inlined references: twice its size, but less than 1 MB. Documents of
 * 1 MB and more may grow by a fifth, because importing them already takes long.
 */
export function limitOf(bytes: number): number {
  return bytes < proxyLimitBytes ? Math.min(2 * bytes, proxyLimitBytes - 1) : Math.floor(1.2 * bytes);
}

function rejectSize(bytes: number): Finding {
  const message = `With inlined parameters and bodies, the import document has ${renderLimitBytes(bytes)}. The limit is ${renderLimitBytes(limits.expandedCharacters)}. Make the shared parameters and bodies smaller.`;
  return errorProblem('too-large', [], message);
}

/** Rewrites everything except servers and inlined references. */
function makePortable(
  document: JsonObject,
  { version, measure }: { readonly version: SpecVersion; readonly measure: Measure },
  ledger: Ledger,
): JsonObject {
  let portable = makePathsPortable(document, ledger);
  if (version !== '2.0' && ledger.size === 0) return portable;
  if (measure(document).references.some(isIntoPart)) {
    const { document: moved, moved: parts } = moveReferencedParts(document, version);
    note(ledger, 'moved-references', parts);
    if (moved !== document) portable = makePathsPortable(moved, new Map());
  }
  if (version !== '2.0') return portable;
  note(ledger, 'upgraded');
  return upgrade(portable);
}
