import { ActionError } from '../errors.ts';
import type { CuratedDocument, Curation } from '../curation/index.ts';
import type { FileReader } from '../ports.ts';
import {
  bundleFiles,
  crawlFiles,
  createLocator,
  createResolver,
  type SpecFile,
  fileFinding,
  findEndlessPaths,
  findRuleBreaks,
  findVersion,
  type FoundVersion,
  listOperations,
  type LocateOperations,
  noteReading,
  noteReferences,
  type Operation,
  parseSpecFile,
  locateFindings,
  type Resolver,
  type SpecVersion,
} from '../openapi/index.ts';
import {
  type Finding,
  type JsonObject,
  listExactNumbers,
  surveyDocument,
  type Survey,
  type Measure,
  writeJson,
} from '../syntax/index.ts';
import { findFirstUrl } from './address.ts';
import type { ImportDocument } from './imported-action.ts';
import type { Rewrite } from './prepare/ledger.ts';
import { prepareDocument } from './prepare/prepare.ts';
import { findReadiness, type Readiness } from './readiness.ts';
import { findUnreachableServer, type UnreachableServer } from './unreachable-server.ts';

export interface LoadOptions {
  /** The root file, relative to the workspace, with `/`. */
  readonly path: string;
  /** The checkout, or the tree of a commit. */
  readonly reader: FileReader;
  readonly rewrite: 'auto' | 'never';
  /** Absolute URL to use where the description has no absolute server of its own. */
  readonly serverUrl?: string | undefined;
  /** The overlays to apply and the operations to select, if the workflow names any. */
  readonly curation?: Curation | undefined;
}

export type Spec = GoodSpec | BadSpec;

/** What is known of a description, whatever became of it. */
interface Known {
  /** The root and every file reached from it. */
  readonly files: readonly string[];
  readonly operations: readonly Operation[];
  readonly locate: LocateOperations;
  readonly problems: readonly Finding[];
  /** What goes out, or what could be read where nothing can; there is none of a file that cannot be parsed. */
  readonly document?: JsonObject | undefined;
}

/** Its problems are warnings. */
export interface GoodSpec extends Known, ImportDocument {
  readonly ok: true;
  readonly version: SpecVersion;
  /** True where `body` is the file's own bytes. */
  readonly verbatim: boolean;
  readonly rewrites: readonly Rewrite[];
  /** The server that the service would call, if a copilot can't. */
  readonly unreachable?: UnreachableServer | undefined;
  /** Lists what a language model can't use well. It keeps the document in memory until it is released. */
  readonly findReadiness: () => Readiness;
}

/** At least one of its problems is an error. */
export interface BadSpec extends Known {
  readonly ok: false;
}

/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
export async function loadSpec(options: LoadOptions): Promise<Spec> {
  const { path, reader } = options;
  const bytes = await reader.read(path);
  if (bytes === undefined) {
    throw new ActionError('file-missing', `There is no file \`${path}\` in the workspace.`, {
      hint: 'Check the input `swagger-file`: it is relative to the root of the checkout, and upper and lower case matter.',
    });
  }
  const resolver = createResolver(path);
  const reject = (findings: readonly Finding[]): BadSpec =>
    fail(
      findings.map((finding) => ({ ...finding, file: path })),
      resolver,
    );
  const parsed = parseSpecFile(path, bytes);
  if (!parsed.ok) return reject([parsed.fault]);
  const { source } = parsed;
  resolver.files.set(path, { state: 'read', source });
  const found = findVersion(source.root);
  if (!found.ok) return reject([found.fault]);
  const endless = findEndlessPaths(found.root);
  if (endless.length > 0) return reject(endless);
  await crawlFiles(source, resolver, reader);
  return await prepareSpec({ ...found, source }, resolver, options);
}

type Subject = Extract<FoundVersion, { readonly ok: true }> & { readonly source: SpecFile };

async function prepareSpec(subject: Subject, resolver: Resolver, options: LoadOptions): Promise<Spec> {
  const { root, version, source } = subject;
  let document = root;
  const bundle = bundleFiles(document, resolver, version);
  const findings = [...listBroken(bundle.brokenFiles, resolver)];
  const add = (found: readonly Finding[]): void => {
    for (const finding of found) findings.push(fileFinding(finding, document, resolver));
  };
  add(bundle.findings);
  // What each file was checked for when it was read is checked again for all of them together.
  const survey = bundle.changed ? surveyDocument(document, { shared: true, noteReferences }) : undefined;
  const unwieldy = survey === undefined ? [] : findUnwieldy(document, survey);
  if (unwieldy.length > 0) {
    add(unwieldy);
    return fail(findings, resolver);
  }
  const curated = await curate(document, { version, resolver, options, measure: (survey ?? source).measure });
  ({ document } = curated);
  findings.push(...curated.findings);
  // After an error in an overlay, other problems would only be consequences.
  if (curated.findings.some(isError)) return fail(findings, resolver);
  add(findRuleBreaks(document));
  const operations = listOperations(document);
  const listed = { operations, locate: createLocator(document, operations, resolver) };
  const read = { ...listed, document };
  if (findings.some(isError)) return fail(findings, resolver, read);

  const { measure } = survey ?? source;
  const prepared = prepareDocument(document, { ...options, version, measure });
  add(prepared.findings);
  if (findings.some(isError)) return fail(findings, resolver, read);
  const isUnchanged = !bundle.changed && prepared.document === root && source.format === 'json';
  if (!isUnchanged) findings.push(...noteReading(resolver));
  // Compact and in the document's own order: the same description gives the same bytes.
  const body = isUnchanged ? source.text : Buffer.from(write(prepared.document, resolver), 'utf8');
  return {
    ok: true,
    version,
    body,
    verbatim: isUnchanged && source.asWritten,
    files: listFiles(resolver),
    ...listed,
    document: prepared.document,
    actions: prepared.actions,
    rewrites: prepared.rewrites,
    findReadiness: () =>
      findReadiness({ document, whole: curated.whole, operations, actions: prepared.actions }),
    problems: locateFindings(findings, resolver),
    ...findServer(document, prepared.document, resolver),
  };
}

function write(document: JsonObject, { files }: Resolver): string {
  const sources = [...files.values()].flatMap((file) => (file.state === 'read' ? [file.source] : []));
  const long = sources.filter(({ root, measure }) => measure(root).hasLongNumbers);
  return writeJson(document, listExactNumbers(long.map(({ text }) => new TextDecoder().decode(text))));
}

/** Returns the first server with its location if the copilot can't reach it. */
function findServer(
  document: JsonObject,
  sent: JsonObject,
  resolver: Resolver,
): { readonly unreachable?: UnreachableServer } {
  const server = findUnreachableServer(document, findFirstUrl(sent['servers']));
  if (server === undefined) return {};
  const [finding = server.finding] = locateFindings(
    [fileFinding(server.finding, document, resolver)],
    resolver,
  );
  return { unreachable: { ...server, finding } };
}

interface CurateContext {
  readonly version: SpecVersion;
  readonly resolver: Resolver;
  readonly options: LoadOptions;
  readonly measure: Measure;
}

/** Applies overlays and selects operations, if the workflow names any. The module is loaded only then. */
async function curate(
  document: JsonObject,
  { version, resolver, options, measure }: CurateContext,
): Promise<CuratedDocument> {
  const { curation, reader } = options;
  if (curation === undefined) return { document, whole: document, findings: [] };
  const { curateDocument } = await import(/* webpackChunkName: "curation" */ '../curation/index.ts');
  return curateDocument(document, { ...curation, reader, resolver, version, measure });
}

function listBroken(files: ReadonlySet<string>, resolver: Resolver): readonly Finding[] {
  return [...files].flatMap((file) => {
    const state = resolver.files.get(file);
    return state?.state === 'broken' ? [{ ...state.fault, file }] : [];
  });
}

function findUnwieldy(document: JsonObject, { fault }: Survey): readonly Finding[] {
  return fault === undefined ? findEndlessPaths(document) : [fault];
}

function fail(
  findings: readonly Finding[],
  resolver: Resolver,
  listed: Pick<BadSpec, 'operations' | 'locate' | 'document'> = {
    operations: [],
    locate: () => new Map(),
  },
): BadSpec {
  const files = listFiles(resolver);
  return { ok: false, problems: locateFindings(findings, resolver), files, ...listed };
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function listFiles({ rootFile, files }: Resolver): readonly string[] {
  const reached = [...files].flatMap(([path, { state }]) =>
    ['read', 'broken'].includes(state) ? [path] : [],
  );
  return [...new Set([rootFile, ...reached])];
}
