import type { Target, TargetSource } from '../inputs.ts';
import type { FileReader, Log } from '../ports.ts';

/**
 * The targets of the run: the workflow's one, or those that it chooses from a config file.
 * @throws ActionError `bad-input`, `file-missing` or `file-unreadable`, of the config file
 */
export async function findTargets(
  source: TargetSource,
  ports: { readonly files: FileReader; readonly log: Log },
): Promise<readonly Target[]> {
  if (source.kind === 'workflow') return [source.target];
  // A chunk of its own, with the parser for YAML: most workflows have no config file.
  const { readConfig } = await import('../config/read-config.ts');
  return readConfig(source.query, ports);
}
