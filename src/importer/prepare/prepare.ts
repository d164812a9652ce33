import { type SpecVersion, upgrade, weigh } from '../../openapi/index.ts';
import {
  type Finding,
  type JsonObject,
  limits,
  errorProblem,
  renderLimitBytes,
  warningProblem,
} from '../../syntax/index.ts';
import { importDocument, type Imported } from '../import-document.ts';
import { findBesideReferences } from './beside-reference.ts';
import { inlineSchemas } from './inline-schemas.ts';
import { type Ledger, listRewrites, note, type Rewrite } from './ledger.ts';
import { settleReferences } from './moved-references.ts';
import { makePathsPortable, type Portability } from './paths.ts';
import { makeServersPortable } from './servers.ts';
import { shrinkRepeated } from './shrink.ts';
import { dropUnused } from './unused-components.ts';

/** What goes out, with the actions that it gives. Errors among its findings would stop the import. */
export interface Prepared extends Imported {
  /** The very object that was given, where nothing had to be rewritten. */
  readonly document: JsonObject;
  readonly rewrites: readonly Rewrite[];
}

export interface PrepareOptions {
  readonly version: SpecVersion;
  readonly rewrite: 'auto' | 'none';
  readonly serverUrl?: string | undefined;
  /** The size of the description's files, of which the result may have twice. */
  readonly sourceBytes: number;
}

/**
 * An equivalent document that imports whole and whose actions stand alone as far as the size limit allows; with
 * `rewrite: never` the document itself, and what it would take.
 * @param document a bundled description; it is never changed
 */
export function prepareDocument(document: JsonObject, options: PrepareOptions): Prepared {
  const rewritten = rewriteDocument(document, options);
  const prepared = options.rewrite === 'auto' ? rewritten : leaveAsIs(document, rewritten);
  return { ...prepared, findings: [...findBesideReferences(document), ...prepared.findings] };
}

/** Nothing is rewritten: what the import would fail on is told, or that something is lost. */
function leaveAsIs(document: JsonObject, rewritten: Prepared): Prepared {
  const { actions, findings } = importDocument(document);
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

function rewriteDocument(document: JsonObject, options: PrepareOptions): Prepared {
  const { serverUrl, sourceBytes, version } = options;
  const ledger: Ledger = new Map();
  const limitBytes = limitOf(weigh(document).bytes, sourceBytes);
  const portable = makePortable(document, version, { ledger, limitBytes });
  const served = makeServersPortable(portable, serverUrl, ledger);
  const lean = dropUnused(document, served, ledger);
  const fitting = shrinkRepeated(lean, limitBytes, ledger);
  const budget = limitBytes - weigh(fitting).bytes;
  const inlined = dropUnused(document, inlineSchemas(fitting, budget, ledger), ledger);
  const prepared = ledger.size === 0 ? document : inlined;
  const { actions, findings } = importDocument(prepared);
  const size = budget < 0 ? [describeSize(limitBytes, -budget)] : [];
  return { document: prepared, rewrites: listRewrites(ledger), actions, findings: [...findings, ...size] };
}

/** Everything but servers and size. */
function makePortable(document: JsonObject, version: SpecVersion, portability: Portability): JsonObject {
  const { ledger } = portability;
  const folded = makePathsPortable(document, portability);
  if (version !== '2.0' && ledger.size === 0) return folded;
  const settled = settleReferences(document, version, ledger);
  const settledAndFolded =
    settled === document ? folded : makePathsPortable(settled, { ...portability, ledger: new Map() });
  if (version !== '2.0') return settledAndFolded;
  note(ledger, 'upgraded');
  return upgrade(settledAndFolded);
}

/** Many servers refuse larger bodies. */
const proxyLimitBytes = 1_000_000;

/**
 * The size that a prepared document may have, in bytes: twice what it had, and below 1,000,000 where it was. What it
 * had is the smaller of its files and of the same as one compact JSON, so that neither grows past twice its size.
 */
export function limitOf(compactBytes: number, sourceBytes: number): number {
  const base = Math.min(compactBytes, sourceBytes);
  const doubled = 2 * base;
  const limit = base < proxyLimitBytes ? Math.min(doubled, proxyLimitBytes - 1) : doubled;
  return Math.max(limit, compactBytes);
}

/** Nothing that repeats is left to cut: what is too much is the description's own. */
function describeSize(limitBytes: number, excess: number): Finding {
  const bytes = limitBytes + excess;
  if (bytes > limits.expandedCharacters) {
    const message = `Written out, as the importer needs it, the description has ${renderLimitBytes(bytes)}; at most ${renderLimitBytes(limits.expandedCharacters)} are sent. Make its shared parameters and bodies smaller.`;
    return errorProblem('too-large', [], message);
  }
  const message = `The prepared description has ${bytes} bytes, more than the ${limitBytes} it should have; some servers refuse large bodies.`;
  return warningProblem('size', [], message);
}
