import type { Place } from '../read/place.ts';
import type { JsonValue } from '../document/json.ts';
import { limits } from '../read/limits.ts';
import { locatePointers } from '../read/locate.ts';
import { findStep, parsePointer, renderPointer } from '../document/pointer.ts';
import type { FiledFinding, Finding, Problem } from '../problem.ts';
import type { Resolver } from '../bundle/resolver.ts';

/** The finding in the file where the part that it is about was written. */
export function fileFinding(finding: Finding, document: JsonValue, resolver: Resolver): FiledFinding {
  return { ...finding, ...findOrigin(finding.pointer, document, resolver) };
}

/** Tells of which file, and where in it, a part of the bundled document was written. */
export function findOrigin(
  pointer: string,
  document: JsonValue,
  resolver: Resolver,
): Pick<FiledFinding, 'file' | 'pointer'> {
  let file = resolver.rootFile;
  let tokens: readonly string[] = [];
  let value: JsonValue | undefined = document;
  for (const token of parsePointer(pointer) ?? []) {
    value = value === undefined ? undefined : findStep(value, token);
    const origin = typeof value === 'object' && value !== null ? resolver.origins.get(value) : undefined;
    if (origin !== undefined) ({ file } = origin);
    tokens = origin?.tokens ?? [...tokens, token];
  }
  return { file, pointer: renderPointer(tokens) };
}

/** Adds lines and columns; keeps one problem of a kind for each place, and of each kind as many as people can read. */
export function placeFindings(findings: readonly FiledFinding[], resolver: Resolver): readonly Problem[] {
  const kept = limitRules(dropRepeats(findings));
  const wanted = new Map<string, Set<string>>();
  for (const { file, pointer, place } of kept) {
    if (place !== undefined) continue;
    const pointers = wanted.get(file) ?? new Set();
    wanted.set(file, pointers.add(pointer));
  }
  const places = new Map<string, ReadonlyMap<string, Place>>();
  for (const [file, pointers] of wanted) {
    const state = resolver.files.get(file);
    if (state?.state === 'read') places.set(file, locatePointers(state.source, pointers));
  }
  return kept.map(({ place, ...finding }) => ({
    ...finding,
    ...(place ?? places.get(finding.file)?.get(finding.pointer)),
  }));
}

/** Errors first: they are what stops the run. Of what is said about one place, what says the same fault again goes. */
function dropRepeats(findings: readonly FiledFinding[]): readonly FiledFinding[] {
  const sorted = [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ];
  const seen = new Set<string>();
  return sorted.filter(({ severity, rule, file, pointer, place }) => {
    const at = `${file}\n${pointer}\n${place?.line ?? ''}:${place?.column ?? ''}`;
    // Of several errors at one place the first is the cause; warnings of different kinds say different things.
    const key = severity === 'error' ? at : `${at}\n${rule}`;
    if (seen.has(key) || (severity === 'warning' && rule === 'schema' && seen.has(at))) return false;
    seen.add(key);
    return true;
  });
}

function limitRules(findings: readonly FiledFinding[]): readonly FiledFinding[] {
  const counts = new Map<string, number>();
  const kept = findings.filter(({ severity, rule }) => {
    const key = `${severity} ${rule}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limits.problemsPerRule;
  });
  for (const [key, count] of counts) {
    if (count <= limits.problemsPerRule) continue;
    const last = kept.findLastIndex(({ severity, rule }) => `${severity} ${rule}` === key);
    const shown = kept[last];
    const rest = count - limits.problemsPerRule;
    if (shown !== undefined) {
      kept[last] = { ...shown, message: `${shown.message} And ${rest} more of this kind.` };
    }
  }
  return kept;
}
