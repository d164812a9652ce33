import {
  createPartMeasure,
  isIntoPart,
  settleReferences,
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
} from '../../syntax/index.ts';
import { importDocument, type Imported } from '../import-document.ts';
import { inlineReferences } from './inline-schemas.ts';
import { type Ledger, listRewrites, note, type Rewrite } from './ledger.ts';
import { makePathsPortable } from './paths.ts';
import { makeServersPortable } from './servers.ts';
import { createUnusedDropper } from './unused-components.ts';

/** What goes out, with the actions that it gives. Errors among its findings would stop the import. */
export interface Prepared extends Imported {
  /** The very object that was given, where nothing had to be rewritten. */
  readonly document: JsonObject;
  readonly rewrites: readonly Rewrite[];
}

export interface PrepareOptions {
  readonly version: SpecVersion;
  readonly rewrite: 'auto' | 'never';
  readonly serverUrl?: string | undefined;
  /** Knows the weight of the document's parts. */
  readonly measure?: Measure | undefined;
}

/**
 * Returns an equivalent document that imports whole and whose actions stand alone, unless that would make it too large.
 * With `rewrite: never`, returns the document itself, and what the rewrites would do.
 * @param document a bundled description; it is never changed
 */
export function prepareDocument(document: JsonObject, options: PrepareOptions): Prepared {
  const { rewrite, measure = createPartMeasure() } = options;
  const rewritten = rewriteDocument(document, { ...options, measure });
  return rewrite === 'auto' ? rewritten : leaveAsIs(rewritten, importDocument(document, measure), document);
}

/** Nothing is rewritten: what the import would fail on is told, or that something is lost. */
function leaveAsIs(rewritten: Prepared, { actions, findings }: Imported, document: JsonObject): Prepared {
  const left = new Set(rewritten.findings.map(({ pointer, message }) => `${pointer} ${message}`));
  const reported = findings.map((finding) => {
    const isMended = finding.severity === 'error' && !left.has(`${finding.pointer} ${finding.message}`);
    return isMended ? { ...finding, message: `${finding.message} \`rewrite: auto\` fixes that.` } : finding;
  });
  const sentences = rewritten.rewrites.map(({ message }) => message).join(' ');
  const message = `Some of the description is lost with \`rewrite: never\`. What \`auto\` would have done: ${sentences}`;
  const isLossy = rewritten.rewrites.length > 0 && !reported.some(({ severity }) => severity === 'error');
  return {
    document,
    rewrites: [],
    actions,
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
  return { document: prepared, rewrites: listRewrites(ledger), actions, findings: [...findings, ...size] };
}

interface Inlining {
  /** As it was read. */
  readonly document: JsonObject;
  /** With everything rewritten that has to be. */
  readonly served: JsonObject;
  readonly measure: Measure;
}

/** Inlines all references, or none of them if the result would be too large. */
function inline({ document, served, measure }: Inlining, ledger: Ledger): JsonObject {
  const dropUnused = createUnusedDropper(document, measure);
  const limit = limitOf(measure(document).bytes);
  // Of a large document, operations that are too large already need no try.
  const isTooLarge = limit > proxyLimitBytes && measure(served['paths'] ?? null).bytes > limit;
  if (isTooLarge) return dropUnused(served, ledger);
  const inlining: Ledger = new Map();
  const inlined = dropUnused(inlineReferences(served, measure, inlining), inlining);
  if (measure(inlined).bytes > limit) return dropUnused(served, ledger);
  for (const [rule, places] of inlining) note(ledger, rule, places);
  return inlined;
}

/** Many servers refuse larger request bodies. */
const proxyLimitBytes = 1_000_000;

/**
 * Returns the bytes that a document may have with its references inlined: twice its size, if that is below 1 MB.
 * Larger documents may grow by a fifth, because writing and importing them takes long already.
 */
export function limitOf(bytes: number): number {
  return bytes < proxyLimitBytes ? Math.min(2 * bytes, proxyLimitBytes - 1) : Math.floor(1.2 * bytes);
}

function rejectSize(bytes: number): Finding {
  const message = `Written out, as the importer needs it, the description has ${renderLimitBytes(bytes)}; at most ${renderLimitBytes(limits.expandedCharacters)} are sent. Make its shared parameters and bodies smaller.`;
  return errorProblem('too-large', [], message);
}

/** Rewrites everything except servers and inlined references. */
function makePortable(
  document: JsonObject,
  { version, measure }: { readonly version: SpecVersion; readonly measure: Measure },
  ledger: Ledger,
): JsonObject {
  const folded = makePathsPortable(document, ledger);
  if (version !== '2.0' && ledger.size === 0) return folded;
  const settled = settle(document, { version, measure }, ledger);
  const portable = settled === document ? folded : makePathsPortable(settled, new Map());
  if (version !== '2.0') return portable;
  note(ledger, 'upgraded');
  return upgrade(portable);
}

function settle(
  document: JsonObject,
  { version, measure }: { readonly version: SpecVersion; readonly measure: Measure },
  ledger: Ledger,
): JsonObject {
  if (!measure(document).references.some(isIntoPart)) return document;
  const { document: settled, moved } = settleReferences(document, version);
  note(ledger, 'moved-references', moved);
  return settled;
}
