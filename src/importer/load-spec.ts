import { setFlagsFromString } from 'node:v8';
import { ActionError } from '../errors.ts';
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
  type Operation,
  parseSpecFile,
  locateFindings,
  type Resolver,
  type SpecVersion,
} from '../openapi/index.ts';
import { type Finding, type JsonObject, surveyDocument } from '../syntax/index.ts';
import type { ImportDocument } from './imported-action.ts';
import type { Rewrite } from './prepare/ledger.ts';
import { prepareDocument } from './prepare/prepare.ts';

export interface LoadOptions {
  /** The root file, relative to the workspace, with `/`. */
  readonly path: string;
  /** The checkout, or the tree of a commit. */
  readonly reader: FileReader;
  readonly rewrite: 'auto' | 'none';
  /** Absolute URL to use where the description has no absolute server of its own. */
  readonly serverUrl?: string | undefined;
  /** When the digests are made by which it is told from another version: `later` where nobody may ask. */
  readonly digests?: 'now' | 'later' | undefined;
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
  tuneEngine(bytes.length);
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
  return prepareSpec({ ...found, source }, resolver, options);
}

/**
 * V8 would let what is new grow to 100 MB before it looks for garbage, and be no quicker for it. In what is older it looks
 * more often for a large description alone: smaller ones it would take half as long again. Its last compiler costs more
 * than it saves in a process of a second, and waits for what runs longer.
 */
function tuneEngine(bytes: number): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--invocation-count-for-turbofan=100000');
  if (bytes > 16 * 1024 * 1024) setFlagsFromString('--heap-growing-percent=20');
}

type Subject = Extract<FoundVersion, { readonly ok: true }> & { readonly source: SpecFile };

function prepareSpec(subject: Subject, resolver: Resolver, options: LoadOptions): Spec {
  const { root: document, version, source } = subject;
  const bundle = bundleFiles(document, resolver, version);
  const findings = [...listBroken(bundle.brokenFiles, resolver)];
  const add = (found: readonly Finding[]): void => {
    for (const finding of found) findings.push(fileFinding(finding, document, resolver));
  };
  add(bundle.findings);
  const unwieldy = bundle.changed ? findUnwieldy(document) : [];
  if (unwieldy.length > 0) {
    add(unwieldy);
    return fail(findings, resolver);
  }
  add(findRuleBreaks(document));
  const operations = listOperations(document, options.digests);
  const listed = { operations, locate: createLocator(document, operations, resolver) };
  const read = { ...listed, document };
  if (findings.some(isError)) return fail(findings, resolver, read);

  const prepared = prepareDocument(document, { ...options, version, sourceBytes: countBytes(resolver) });
  add(prepared.findings);
  if (findings.some(isError)) return fail(findings, resolver, read);
  const isAborted = !bundle.changed && prepared.document === document && source.format === 'json';
  if (!isAborted) findings.push(...noteReading(resolver));
  // Compact and in the document's own order: the same description gives the same bytes.
  const body = isAborted ? source.text : Buffer.from(JSON.stringify(prepared.document), 'utf8');
  return {
    ok: true,
    version,
    body,
    verbatim: isAborted && source.asWritten,
    files: listFiles(resolver),
    ...listed,
    document: prepared.document,
    actions: prepared.actions,
    rewrites: prepared.rewrites,
    problems: locateFindings(findings, resolver),
  };
}

function listBroken(files: ReadonlySet<string>, resolver: Resolver): readonly Finding[] {
  return [...files].flatMap((file) => {
    const state = resolver.files.get(file);
    return state?.state === 'broken' ? [{ ...state.fault, file }] : [];
  });
}

/** What each file was asked for when it was read, asked of all of them together. */
function findUnwieldy(document: JsonObject): readonly Finding[] {
  const { fault } = surveyDocument(document, { shared: true });
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

function countBytes({ files }: Resolver): number {
  return [...files.values()].reduce(
    (sum, file) => sum + (file.state === 'read' ? file.source.text.length : 0),
    0,
  );
}
