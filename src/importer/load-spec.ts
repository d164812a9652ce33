import type { Curation } from '../curation/index.ts';
import {
  createLocator,
  fileFinding,
  findRuleBreaks,
  locateFindings,
  type LocateOperations,
  noteReading,
  type Operation,
  type Resolver,
  type SpecVersion,
} from '../openapi/index.ts';
import { listOperations } from './names.ts';
import {
  copyJson,
  type Finding,
  isError,
  type JsonObject,
  listExactNumbers,
  writeJson,
} from '../syntax/index.ts';
import { findFirstUrl } from './address.ts';
import { type BundleSource, type ReadBundle, readBundle, type SpecBundle } from './bundle-spec.ts';
import type { ImportDocument } from './imported-action.ts';
import { listUnselectedActions } from './unselected-actions.ts';
import type { Rewrite } from './prepare/ledger.ts';
import { type Prepared, prepareDocument, type PrepareOptions } from './prepare/prepare.ts';
import { findReadiness, type Readiness } from './readiness.ts';
import { findUnreachableServer, type UnreachableServer } from './unreachable-server.ts';

export interface LoadOptions extends BundleSource {
  readonly rewrite: 'auto' | 'never';
  /** Absolute URL to use if the OpenAPI file has no absolute server of its own. */
  readonly serverUrl?: string | undefined;
  /** Overlays to apply and operations to select, if the workflow names any. */
  readonly curation?: Curation | undefined;
  /** Reads the file and the files that it references. By default, each call reads them again. */
  readonly readBundle?: ((source: BundleSource) => Promise<ReadBundle>) | undefined;
}

export type Spec = GoodSpec | BadSpec;

/** Operations of the file that `operations` selects. */
export interface SpecSelection {
  /** Number of operations in the file, with its overlays. */
  readonly total: number;
  readonly excluded: readonly Operation[];
  /** Patterns of the workflow that match no operation, one sentence each. */
  readonly warnings: readonly string[];
}

/** Properties of an OpenAPI file that are known even if it can't be imported. */
interface Known {
  /** The root file and every file that it references. */
  readonly files: readonly string[];
  /** The selected operations. */
  readonly operations: readonly Operation[];
  readonly selection: SpecSelection;
  readonly locate: LocateOperations;
  readonly problems: readonly Finding[];
  /**
   * The import document, or the part that could be read if the file has errors. `undefined` if the file can't be parsed.
   */
  readonly document?: JsonObject | undefined;
}

/** An OpenAPI file without errors. Its problems are warnings. */
export interface GoodSpec extends Known, ImportDocument {
  readonly ok: true;
  readonly version: SpecVersion;
  /** Whether `body` equals the bytes of the file. */
  readonly verbatim: boolean;
  readonly rewrites: readonly Rewrite[];
  /** The server that the service would call, if a copilot can't. */
  readonly unreachable?: UnreachableServer | undefined;
  /** Lists problems of a language model with the actions. The function keeps the document in memory. */
  readonly findReadiness: () => Readiness;
}

/** An OpenAPI file with at least one error. */
export interface BadSpec extends Known {
  readonly ok: false;
  readonly findReadiness?: never;
}

/**
 * Reads an OpenAPI file and the files that it references, checks them, and creates the import document.
 * @throws ActionError `file-missing` (no root file, no overlay file), `file-outside-workspace`, `file-unreadable`;
 * the reason of the curation's signal
 */
export async function loadSpec(options: LoadOptions): Promise<Spec> {
  const { readBundle: read = readBundle } = options;
  const bundle = await read(options);
  if (!bundle.ok) return fail(bundle.findings, bundle.resolver);
  const curated = await curate(bundle, options);
  // After an error in an overlay, other problems would only be consequences.
  if (curated.findings.some(isError)) {
    return fail([...bundle.findings, ...curated.findings], curated.resolver);
  }
  return prepareSpec(curated, { ...options, version: bundle.version, measure: bundle.measure });
}

/** A bundle with the overlays applied and the operations selected. */
interface CuratedSpec {
  readonly bundle: SpecBundle;
  readonly document: JsonObject;
  /** The document with the overlays and all operations. */
  readonly whole: JsonObject;
  /** Findings of the curation. */
  readonly findings: readonly Finding[];
  readonly warnings: readonly string[];
  readonly resolver: Resolver;
}

/** Applies overlays and selects operations, if the workflow names any. The module is loaded only then. */
async function curate(bundle: SpecBundle, { curation, reader }: LoadOptions): Promise<CuratedSpec> {
  const { root, version, measure } = bundle;
  if (curation === undefined) {
    return { bundle, document: root, whole: root, findings: [], warnings: [], resolver: bundle.resolver };
  }
  // Another target can use the same bundle with other overlays.
  const { files, memberOrigins } = bundle.resolver;
  const resolver = { ...bundle.resolver, files: new Map(files), memberOrigins: new Map(memberOrigins) };
  const { curateDocument } = await import(/* webpackChunkName: "curation" */ '../curation/index.ts');
  const curated = await curateDocument(root, { ...curation, reader, resolver, version, measure });
  return { bundle, resolver, ...curated };
}

function prepareSpec(curated: CuratedSpec, options: PrepareOptions): Spec {
  const { bundle, document, resolver } = curated;
  const findings = [...bundle.findings, ...curated.findings];
  const add = (found: readonly Finding[]): void => {
    for (const finding of found) findings.push(fileFinding(finding, document, resolver));
  };
  add(findRuleBreaks(document));
  const operations = listOperations(document);
  const selection = describeSelection(curated, operations);
  const listed = { operations, selection, locate: createLocator(document, operations, resolver) };
  const read = { ...listed, document };
  if (findings.some(isError)) return fail(findings, resolver, read);

  const prepared = prepareDocument(document, options);
  add(prepared.findings);
  if (findings.some(isError)) return fail(findings, resolver, read);
  const body = writeBody(curated, prepared);
  const isUnchanged = body === bundle.source.text;
  if (!isUnchanged) findings.push(...noteReading(resolver));
  const problems = locateFindings(findings, resolver);
  const unselected = listUnselectedActions([bundle.root, curated.whole], { document, prepared, options });
  return {
    ok: true,
    version: bundle.version,
    body,
    verbatim: isUnchanged && bundle.source.asWritten,
    files: listFiles(resolver),
    ...listed,
    document: prepared.document,
    actions: prepared.actions,
    ...(unselected.length > 0 && { unselected }),
    rewrites: prepared.rewrites,
    findReadiness: () =>
      findReadiness({ document, whole: curated.whole, operations, actions: prepared.actions }),
    ...findServer(document, prepared.document, resolver),
    get problems() {
      return problems();
    },
  };
}

function describeSelection(
  { document, warnings, whole }: CuratedSpec,
  operations: readonly Operation[],
): SpecSelection {
  if (document === whole) return { total: operations.length, excluded: [], warnings };
  const name = ({ method, path }: Operation): string => `${method} ${path}`;
  const selected = new Set(operations.map(name));
  const all = listOperations(whole);
  return { total: all.length, excluded: all.filter((operation) => !selected.has(name(operation))), warnings };
}

/**
 * Returns the bytes of the file if nothing changed. Otherwise, serializes the document without white space, in its own order.
 * The same file therefore always gives the same bytes.
 */
function writeBody({ bundle, document: curated, resolver }: CuratedSpec, prepared: Prepared): Uint8Array {
  const { isInlined, measure, root, source } = bundle;
  const { bytes, document } = prepared;
  if (!isInlined && document === root && source.format === 'json') return source.text;
  const sources = [...resolver.files.values()].flatMap((file) =>
    file.state === 'read' ? [file.source] : [],
  );
  const long = sources.filter((file) => file.measure(file.root).hasLongNumbers);
  // Overlays leave most of a document as it is. Searching the file for the few parts of a selection would take longer.
  const isSimilar = !isInlined && document === curated && 2 * bytes > source.text.length;
  const copied = isSimilar && long.length === 0 ? copyJson(document, source, bytes) : undefined;
  const exact = listExactNumbers(long.map(({ text }) => new TextDecoder().decode(text)));
  return copied ?? writeJson(document, exact, measure);
}

/** Returns the first server with its location if the copilot can't reach it. */
function findServer(
  document: JsonObject,
  sent: JsonObject,
  resolver: Resolver,
): { readonly unreachable?: UnreachableServer } {
  const server = findUnreachableServer(document, findFirstUrl(sent['servers']));
  if (server === undefined) return {};
  const located = locateFindings([fileFinding(server.finding, document, resolver)], resolver);
  return {
    unreachable: {
      isPrivate: server.isPrivate,
      get finding() {
        return located()[0] ?? server.finding;
      },
    },
  };
}

const nothingListed = {
  operations: [],
  selection: { total: 0, excluded: [], warnings: [] },
  locate: () => new Map(),
};

function fail(
  findings: readonly Finding[],
  resolver: Resolver,
  listed: Pick<BadSpec, 'operations' | 'selection' | 'locate' | 'document'> = nothingListed,
): BadSpec {
  const files = listFiles(resolver);
  const problems = locateFindings(findings, resolver);
  return {
    ...{ ok: false, files, ...listed },
    get problems() {
      return problems();
    },
  };
}

function listFiles({ rootFile, files }: Resolver): readonly string[] {
  const reached = [...files].flatMap(([path, { state }]) =>
    ['read', 'broken'].includes(state) ? [path] : [],
  );
  return [...new Set([rootFile, ...reached])];
}
