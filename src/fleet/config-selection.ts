import type { ChangeTarget, SelectionSource } from '../change/index.ts';
import type { ConfigQuery, CurationOptions, Target } from '../inputs.ts';
import type { FileReader } from '../ports.ts';
import { parseSource, type ShapeFault } from '../syntax/index.ts';
import { parseConfigFile } from './config-file.ts';
import { listTargets, nameCopilot } from './select-targets.ts';

/** Creates the comparison of each target's selection with another version of the config file. */
export function createConfigSelection(query: ConfigQuery): SelectionSource {
  return {
    kind: 'config',
    file: query.file,
    compare: (bytes) => {
      const all = bytes === undefined ? [] : parseEarlier(query, bytes);
      const before = all && new Map(all.map((target) => [renderKey(target), renderSelection(target)]));
      if (before === undefined) return undefined;
      return (target) =>
        (before.get(renderKey(target)) ?? renderSelection(everything)) !== renderSelection(target);
    },
  };
}

/** The selection of a target that wasn't listed. */
const everything = { operations: [], overlayFiles: [] };

/** Renders a selection without its lines and comments, which don't matter. */
function renderSelection({
  operations,
  overlayFiles,
}: Pick<ChangeTarget, 'operations' | 'overlayFiles'>): string {
  return JSON.stringify([operations.map(({ text }) => text), overlayFiles]);
}

function renderKey(target: ChangeTarget): string {
  return `${nameCopilot(target)} ${target.swaggerFile}`;
}

/**
 * Creates a reader of a target's selection at another commit. If the config file of that commit is invalid, the current
 * selection applies. Most targets are compared with the same commit, so the newest file that was parsed is kept.
 */
export function createSelectionReader(
  query: ConfigQuery,
): (target: Target, files: FileReader) => Promise<CurationOptions | undefined> {
  let last: { readonly bytes: Uint8Array; readonly targets: readonly Target[] } | undefined;
  return async (target, files) => {
    const bytes = await files.read(query.file);
    if (bytes === undefined) return undefined;
    if (last === undefined || !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).equals(last.bytes)) {
      last = { bytes, targets: parseEarlier(query, bytes) ?? [] };
    }
    // If the file was renamed, the copilot alone names the target.
    const own = last.targets.filter((other) => nameCopilot(other) === nameCopilot(target));
    const same = own.find(({ swaggerFile }) => swaggerFile === target.swaggerFile);
    return same ?? (own.length === 1 ? own[0] : undefined);
  };
}

/** Returns the targets of another version of the config file, or `undefined` if one of its values is invalid. */
function parseEarlier(query: ConfigQuery, bytes: Uint8Array): readonly Target[] | undefined {
  const parsed = parseSource(query.file, bytes);
  if (!parsed.ok) return undefined;
  const faults: ShapeFault[] = [];
  const all = parseConfigFile(parsed.source.root, (fault) => faults.push(fault));
  return faults.length === 0 ? listTargets(all, query) : undefined;
}
