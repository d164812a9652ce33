import type { ChangeTarget, SelectionSource } from '../change/index.ts';
import type { ConfigQuery, Target } from '../inputs.ts';
import { parseSource, type ShapeFault } from '../syntax/index.ts';
import { parseConfigFile } from './config-file.ts';
import { listTargets, nameCopilot } from './select-targets.ts';

/** Returns what change detection needs to compare each target's selection with another version of the config file. */
export function createConfigSelection(query: ConfigQuery): SelectionSource {
  return {
    kind: 'config',
    file: query.file,
    compare: (bytes) => {
      const all = bytes === undefined ? [] : parseTargets(query, bytes);
      const before = all && new Map(all.map((target) => [renderKey(target), renderSelection(target)]));
      if (before === undefined) return undefined;
      return (target) =>
        (before.get(renderKey(target)) ?? renderSelection(everything)) !== renderSelection(target);
    },
  };
}

/** The selection of a target that wasn't listed. */
const everything = { operations: [], overlayFiles: [] };

/** Lines and comments of the file don't matter. */
function renderSelection({
  operations,
  overlayFiles,
}: Pick<ChangeTarget, 'operations' | 'overlayFiles'>): string {
  return JSON.stringify([operations.map(({ text }) => text), overlayFiles]);
}

function renderKey(target: ChangeTarget): string {
  return `${nameCopilot(target)} ${target.swaggerFile}`;
}

function parseTargets(query: ConfigQuery, bytes: Uint8Array): readonly Target[] | undefined {
  const parsed = parseSource(query.file, bytes);
  if (!parsed.ok) return undefined;
  const faults: ShapeFault[] = [];
  const all = parseConfigFile(parsed.source.root, (fault) => faults.push(fault));
  return faults.length === 0 ? listTargets(all, query) : undefined;
}
