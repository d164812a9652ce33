import { ActionError } from '../errors.ts';
import {
  bundleFiles,
  crawlFiles,
  createResolver,
  fileFinding,
  findEndlessPaths,
  findVersion,
  noteReferences,
  parseSpecFile,
  type Resolver,
  type SpecVersion,
} from '../openapi/index.ts';
import type { FileReader } from '../ports.ts';
import {
  type Finding,
  type JsonObject,
  type Measure,
  type SourceFile,
  surveyDocument,
} from '../syntax/index.ts';

export interface BundleSource {
  /** The root file, relative to the workspace, with `/`. */
  readonly path: string;
  /** The checkout, or the tree of a commit. */
  readonly reader: FileReader;
}

/** An OpenAPI file with all files that it references as one document, which never changes. */
export interface SpecBundle {
  readonly ok: true;
  readonly source: SourceFile;
  readonly version: SpecVersion;
  /** The document, with the content of all referenced files. */
  readonly root: JsonObject;
  /** Whether references to other files were inlined. */
  readonly isInlined: boolean;
  readonly findings: readonly Finding[];
  readonly resolver: Resolver;
  readonly measure: Measure;
}

/** A file that isn't an OpenAPI document, or is too large to be one. */
interface BrokenBundle {
  readonly ok: false;
  readonly findings: readonly Finding[];
  readonly resolver: Resolver;
}

export type ReadBundle = SpecBundle | BrokenBundle;

/**
 * Reads an OpenAPI file and all files that it references.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
export async function readBundle({ path, reader }: BundleSource): Promise<ReadBundle> {
  const bytes = await reader.read(path);
  if (bytes === undefined) {
    throw new ActionError('file-missing', `There is no file \`${path}\` in the workspace.`, {
      hint: 'Check the input `swagger-file`. The path is relative to the root of the checkout and case-sensitive.',
    });
  }
  const resolver = createResolver(path);
  const reject = (findings: readonly Finding[]): BrokenBundle => ({
    ok: false,
    findings: findings.map((finding) => ({ ...finding, file: path })),
    resolver,
  });
  const parsed = parseSpecFile(path, bytes);
  if (!parsed.ok) return reject([parsed.fault]);
  const { source } = parsed;
  resolver.files.set(path, { state: 'read', source });
  const found = findVersion(source.root);
  if (!found.ok) return reject([found.fault]);
  const endless = findEndlessPaths(found.root);
  if (endless.length > 0) return reject(endless);
  await crawlFiles(source, resolver, reader);
  return inlineFiles({ ...found, source }, resolver);
}

function inlineFiles(
  { root, source, version }: Pick<SpecBundle, 'root' | 'source' | 'version'>,
  resolver: Resolver,
): ReadBundle {
  const bundle = bundleFiles(root, resolver, version);
  const locate = (finding: Finding): Finding => fileFinding(finding, root, resolver);
  const findings = [...listBroken(bundle.brokenFiles, resolver), ...bundle.findings.map(locate)];
  // The limits were checked for each file when it was read. The same limits apply to the inlined document.
  const survey = bundle.changed ? surveyDocument(root, { shared: true, noteReferences }) : undefined;
  const unwieldy = survey === undefined ? [] : survey.fault ? [survey.fault] : findEndlessPaths(root);
  if (unwieldy.length > 0) return { ok: false, findings: [...findings, ...unwieldy.map(locate)], resolver };
  const { measure } = survey ?? source;
  const { changed: isInlined } = bundle;
  return { ok: true, source, version, root, isInlined, findings, resolver, measure };
}

function listBroken(files: ReadonlySet<string>, resolver: Resolver): readonly Finding[] {
  return [...files].flatMap((file) => {
    const state = resolver.files.get(file);
    return state?.state === 'broken' ? [{ ...state.fault, file }] : [];
  });
}
