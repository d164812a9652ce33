import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';

/** Parts of action.yml that the runner needs. */
export interface ActionManifest {
  /** Name and default of every declared input. A missing default is an empty string. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Path relative to the action's folder. */
  readonly main: string;
  readonly post?: string;
}

interface Written {
  readonly inputs?: Readonly<Record<string, { readonly default?: string | number | boolean } | null>> | null;
  readonly runs?: { readonly main?: string; readonly post?: string; readonly 'post-if'?: string };
}

/**
 * Reads action.yml.
 * @throws Error if the action doesn't run on Node, or if its post step has another condition than `always()`
 */
export async function readManifest(actionDir: string): Promise<ActionManifest> {
  const written = load(await readFile(join(actionDir, 'action.yml'), 'utf8')) as Written;
  const { main, post, 'post-if': postIf = 'always()' } = written.runs ?? {};
  if (postIf !== 'always()') throw new Error(`the harness does not know the condition ${postIf}`);
  if (main === undefined) throw new Error(`${actionDir}/action.yml: runs.main is missing`);
  const inputs = Object.entries(written.inputs ?? {}).map(
    ([name, input]) => [name, String(input?.default ?? '')] as const,
  );
  return { inputs: new Map(inputs), main, ...(post === undefined ? {} : { post }) };
}
