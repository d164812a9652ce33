import { applyOverlays, type OverlayOptions } from '../../src/curation/overlay/apply-overlays.ts';
import {
  createResolver,
  findSource,
  parseSpecFile,
  locateFindings,
  createPartMeasure,
} from '../../src/openapi/index.ts';
import { type Finding, type JsonObject, membersOf } from '../../src/syntax/index.ts';
import { createShelf } from '../support/spec-files.ts';

interface Overlaying extends Partial<Pick<OverlayOptions, 'isRequired' | 'timeoutMs' | 'signal'>> {
  /** Files by path. The document is `openapi.yaml`, and all others are overlays, in this order. */
  readonly files: Readonly<Record<string, string>>;
  /** The overlay files; by default all files except the document. */
  readonly overlays?: readonly string[];
}

interface Overlaid {
  readonly document: JsonObject;
  /** Document as it was read. */
  readonly original: JsonObject;
  readonly findings: readonly Finding[];
  /** Findings as `error overlay.yaml:3:5 rule`, in their order. */
  readonly places: readonly string[];
}

/** Applies overlays to a document without references to other files, and locates the problems. */
export async function overlayFiles({ files, overlays, ...options }: Overlaying): Promise<Overlaid> {
  const path = 'openapi.yaml';
  const resolver = createResolver(path);
  const parsed = parseSpecFile(path, Buffer.from(files[path] ?? ''));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  resolver.files.set(path, { state: 'read', source: parsed.source });
  const original = membersOf(findSource(resolver, path)?.root);
  const names = overlays ?? Object.keys(files).filter((name) => name !== path);
  const result = await applyOverlays(original, {
    isRequired: true,
    // The default limit of 5 seconds would be too short for a busy machine.
    timeoutMs: 60_000,
    ...options,
    files: names,
    reader: createShelf(files),
    resolver,
    measure: createPartMeasure(),
  });
  const findings = locateFindings(result.findings, resolver)();
  return {
    document: result.document,
    original,
    findings,
    places: findings.map(
      ({ severity, file, line, column, rule }) =>
        `${severity} ${file}:${line ?? '?'}:${column ?? '?'} ${rule}`,
    ),
  };
}

/** Writes an overlay file with the actions, each written in YAML. */
export function writeOverlay(actions: readonly string[], version = '1.1.0'): string {
  const items = actions.map((action) => `  - ${action.replaceAll('\n', '\n    ')}\n`);
  return `overlay: ${version}\ninfo: { title: Test, version: "1" }\nactions:\n${items.join('')}`;
}
