import { ActionError } from '../../errors.ts';
import type { FileReader } from '../../ports.ts';
import { quote } from '../../text.ts';
import { type JsonValue, limits, membersOf, renderLimitBytes, type SourceFile } from '../../syntax/index.ts';
import { isReference } from '../document/discriminator.ts';
import { parseSpecFile } from '../document/part-measure.ts';
import { refProblem } from './ref-target.ts';
import { resolveStep, type FileState, type Resolver } from './resolver.ts';

interface Pending {
  readonly from: string;
  readonly ref: string;
}

/**
 * Reads every file that the OpenAPI file references. References in unused parts of other files aren't followed, so a
 * broken file that only such a part names is never opened. Bundling checks the references later.
 */
export async function crawlFiles(root: SourceFile, resolver: Resolver, reader: FileReader): Promise<void> {
  if (!refersOut(root)) return;
  const seen = new Set<object>();
  let totalBytes = root.text.length;
  // The root file is collected completely, so references within it need no resolution.
  let pending = collect(root.root, root.path, seen).filter(({ ref }) => !ref.startsWith('#'));
  while (pending.length > 0) {
    const needed = new Set<string>();
    const waiting: Pending[] = [];
    // The list grows while it is walked.
    for (const { from, ref } of pending) {
      const target = resolveStep(from, ref, resolver);
      if (target.kind === 'needs') {
        needed.add(target.path);
        waiting.push({ from, ref });
      } else if (target.kind === 'target' && target.file !== root.path) {
        for (const next of collect(target.value, target.file, seen)) pending.push(next);
      }
    }
    for (const [path, read] of await readFiles([...needed], reader)) {
      const state = decideState(path, read, { totalBytes, files: resolver.files.size });
      if (state.state === 'read') totalBytes += state.source.text.length;
      resolver.files.set(path, state);
    }
    pending = waiting;
  }
}

/** Returns whether a reference in the file leads to another file. */
export function refersOut({ references }: SourceFile): boolean {
  return references.some((reference) => !reference.startsWith('#'));
}

type Read = Uint8Array | undefined | ActionError;

/** Reads files in groups of 16, because thousands of open files exceed the system's limit. */
async function readFiles(paths: readonly string[], reader: FileReader): Promise<(readonly [string, Read])[]> {
  const results: (readonly [string, Read])[] = [];
  const read = async (path: string): Promise<readonly [string, Read]> => {
    try {
      return [path, await reader.read(path)];
    } catch (error) {
      if (error instanceof ActionError) return [path, error];
      throw error;
    }
  };
  for (let at = 0; at < paths.length; at += 16) {
    results.push(...(await Promise.all(paths.slice(at, at + 16).map(read))));
  }
  return results;
}

function decideState(path: string, read: Read, used: { totalBytes: number; files: number }): FileState {
  const reject = (rule: string, message: string): FileState => ({
    state: 'rejected',
    fault: refProblem(rule, message),
  });
  if (read === undefined) return { state: 'missing' };
  if (read instanceof ActionError) {
    const rule = read.code === 'file-outside-workspace' ? 'ref-outside' : 'ref-unreadable';
    return reject(rule, `Can't read ${quote(path)}: ${read.message}`);
  }
  if (used.files >= limits.files || used.totalBytes + read.length > limits.totalBytes) {
    const max = `${limits.files} files or ${renderLimitBytes(limits.totalBytes)} together`;
    return reject('too-large', `With ${quote(path)}, the OpenAPI file and its references exceed ${max}.`);
  }
  const parsed = parseSpecFile(path, read);
  return parsed.ok ? { state: 'read', source: parsed.source } : { state: 'broken', fault: parsed.fault };
}

/** Collects all possible references below a value. */
function collect(value: JsonValue, from: string, seen: Set<object>): Pending[] {
  const found: Pending[] = [];
  const stack: JsonValue[] = [value];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    for (const ref of listRefs(next)) found.push({ from, ref });
    for (const member of Object.values(next)) if (typeof member === 'object') stack.push(member);
  }
  return found;
}

/** Lists an object's own reference, and the references of a discriminator. */
function listRefs(value: JsonValue): readonly string[] {
  const { $ref: reference, defaultMapping, mapping, propertyName } = membersOf(value);
  const names = propertyName === undefined ? [] : [defaultMapping, ...Object.values(membersOf(mapping))];
  const named = names.filter((name) => typeof name === 'string' && isReference(name));
  return [reference, ...named].filter((ref) => typeof ref === 'string');
}
