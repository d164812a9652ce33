import { posix } from 'node:path';
import { ActionError } from '../../errors.ts';
import { findSource, parseSpecFile, type Resolver } from '../../openapi/index.ts';
import type { FileReader } from '../../ports.ts';
import { quote } from '../../text.ts';
import {
  decodeEscapes,
  type Finding,
  type JsonObject,
  limits,
  locatePointers,
  errorProblem,
  renderPointer,
  warningProblem,
  type Measure,
  isError,
  type SourceFile,
} from '../../syntax/index.ts';

import { applyOverlay } from './apply-overlay.ts';
import { DocumentEditor } from './edit-document.ts';
import { findLostReferences } from './find-lost-references.ts';
import type { Removal } from './overlay-step.ts';
import { type LoadJsonPath, type Overlay, parseOverlay } from './parse-overlay.ts';

export interface OverlayOptions {
  /** Paths of the overlay files in their order, relative to the workspace, with `/`. */
  readonly files: readonly string[];
  readonly reader: FileReader;
  /** Files of the document. The overlay files are added, so that problems can be located in them. */
  readonly resolver: Resolver;
  readonly measure: Measure;
  /** Whether a missing file is an error. An earlier version of the OpenAPI file can be older than its overlays. */
  readonly isRequired: boolean;
  /** Time limit for each overlay file, by default 5 seconds. */
  readonly timeoutMs?: number | undefined;
  /** Signal that ends the application immediately. */
  readonly signal?: AbortSignal | undefined;
}

export interface OverlaidDocument {
  /** New document with the changes. The given document isn't changed. */
  readonly document: JsonObject;
  /** Findings with their files. An error stops the application. */
  readonly findings: readonly Finding[];
}

const defaultTimeoutMs = 5_000;

/**
 * Applies overlay files to a bundled document.
 * @throws ActionError `file-missing`, `file-outside-workspace`, `file-unreadable`; the reason of the signal
 */
export async function applyOverlays(
  document: JsonObject,
  options: OverlayOptions,
): Promise<OverlaidDocument> {
  const { measure, resolver, signal, timeoutMs = defaultTimeoutMs } = options;
  const read = await readOverlays(options);
  const findings = [...read.findings];
  const { overlays } = read;
  if (findings.some(isError)) return { document, findings };
  const editor = new DocumentEditor(document, resolver);
  const removals: Removal[] = [];
  const budget = { bytes: Math.max(limits.totalBytes - measure(document).bytes, 0) };
  const describeLocation = (location: readonly (string | number)[]): string => {
    const { file, tokens } = editor.findOrigin(location);
    return describeOrigin(file, renderPointer(tokens), resolver);
  };
  for (const { overlay } of overlays) {
    const context = { editor, loadJsonPath, measure, budget, describeLocation, removals, timeoutMs, signal };
    findings.push(...(await applyOverlay(overlay, context)));
    if (findings.some(isError)) return { document: editor.root, findings };
  }
  const written = overlays.flatMap(({ source }) => [...source.references]);
  const effects = { before: document, after: editor.root, removals, written, resolver, measure };
  return { document: editor.root, findings: [...findings, ...findLostReferences(effects)] };
}

interface ReadOverlay {
  readonly overlay: Overlay;
  readonly source: SourceFile;
}

const loadJsonPath: LoadJsonPath = () =>
  import(/* webpackChunkName: "json-path" */ '../../json-path/index.ts');

async function readOverlays(
  options: OverlayOptions,
): Promise<{ readonly overlays: readonly ReadOverlay[]; readonly findings: readonly Finding[] }> {
  const { files, reader, resolver, isRequired } = options;
  const overlays: ReadOverlay[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    const bytes = await reader.read(file);
    if (bytes === undefined) {
      if (isRequired) throw createMissing(file);
      continue;
    }
    const parsed = parseSpecFile(file, bytes);
    if (!parsed.ok) {
      findings.push({ ...parsed.fault, file });
      continue;
    }
    const { source } = parsed;
    if (!resolver.files.has(file)) resolver.files.set(file, { state: 'read', source });
    const read = await parseOverlay(file, source.root, loadJsonPath);
    if (!read.ok) findings.push(...read.findings);
    else {
      overlays.push({ overlay: read.overlay, source });
      findings.push(...(await checkExtends(read.overlay, options)));
    }
  }
  return { overlays, findings };
}

function createMissing(file: string): ActionError {
  return new ActionError('file-missing', `There is no overlay file ${quote(file)} in the workspace.`, {
    hint: 'Check `overlay-files`. The paths are relative to the root of the checkout and case-sensitive.',
  });
}

/** Checks `extends`, because an overlay can name the file that it was written for. */
async function checkExtends(
  { extends: base, file }: Overlay,
  { reader, resolver }: OverlayOptions,
): Promise<readonly Finding[]> {
  if (base === undefined || /^[a-z][a-z\d+.-]*:/i.test(base)) return [];
  const [path = ''] = base.split(/[?#]/);
  const target = posix.normalize(
    posix.join(path.startsWith('/') ? '' : posix.dirname(file), decodeEscapes(path)),
  );
  const extended = target.replace(/^\//, '');
  if (path === '' || extended === resolver.rootFile) return [];
  const name = `\`extends\` names ${quote(base)}`;
  if (await exists(extended, reader)) {
    const message = `${name}, but the overlay is applied to ${quote(resolver.rootFile)}. Remove \`extends\`, or use another overlay file.`;
    return [{ ...errorProblem('overlay-extends', ['extends'], message), file }];
  }
  const message = `${name}, which doesn't exist. The overlay is applied to ${quote(resolver.rootFile)}.`;
  return [{ ...warningProblem('overlay-extends', ['extends'], message), file }];
}

async function exists(path: string, reader: FileReader): Promise<boolean> {
  try {
    return (await reader.read(path)) !== undefined;
  } catch (error) {
    if (error instanceof ActionError) return false;
    throw error;
  }
}

function describeOrigin(file: string, pointer: string, resolver: Resolver): string {
  const source = findSource(resolver, file);
  const place = source === undefined ? undefined : locatePointers(source, [pointer]).get(pointer);
  return place === undefined ? `\`${file}\`` : `\`${file}\`, line ${place.line}`;
}
