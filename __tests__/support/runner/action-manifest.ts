import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';

/** What the runner needs of an action.yml. */
export interface ActionManifest {
  /** Name and default of every declared input; a missing default is the empty string. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Relative to the action's folder. */
  readonly main: string;
  readonly post?: string;
  /** `always()` where nothing is said. */
  readonly postIf: string;
}

interface Written {
  readonly inputs?: Readonly<Record<string, { readonly default?: unknown } | null>> | null;
  readonly runs?: { readonly main?: string; readonly post?: string; readonly 'post-if'?: string };
}

/** @throws Error where the action is not one that runs on Node */
export async function readManifest(actionDir: string): Promise<ActionManifest> {
  const written = load(await readFile(join(actionDir, 'action.yml'), 'utf8')) as Written;
  const { main, post, 'post-if': postIf = 'always()' } = written.runs ?? {};
  if (main === undefined) throw new Error(`${actionDir}/action.yml: runs.main is missing`);
  const inputs = Object.entries(written.inputs ?? {}).map(
    ([name, input]) => [name, renderScalar(input?.default)] as const,
  );
  return { inputs: new Map(inputs), main, ...(post === undefined ? {} : { post }), postIf };
}

function renderScalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
