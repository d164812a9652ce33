import { isDeepStrictEqual } from 'node:util';
import type { Checkout, Tree, Trees } from '../ports.ts';
import type { SelectionSource } from './changes.ts';
import { isSameEntry } from './decision.ts';

/** The folders in which GitHub, Gitea and Forgejo look for workflows. */
const workflowFolders = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'];

export interface SelectionPorts {
  readonly checkout: Pick<Checkout, 'head' | 'workflowFile'> & Trees;
  /** The commit to compare with. */
  readonly base: string;
  /** Whether a selection that can't be compared counts as changed. */
  readonly isChangedInDoubt: boolean;
  /** Returns the content of a file at a commit, or `undefined` if it can't be read. */
  readonly readAt: (path: string, commit: string) => Promise<Uint8Array | undefined>;
}

/** Returns, by the index of the root, the file whose change changed the selection. */
export type FindSelectionFile = (index: number) => string | undefined;

/** Returns the paths to ask for together with those of the OpenAPI files, so that no further request is needed. */
export function listSelectionPaths(
  selection: SelectionSource | undefined,
  { workflowFile }: Pick<Checkout, 'workflowFile'>,
): readonly string[] {
  if (selection === undefined) return [];
  if (selection.kind === 'config') return [selection.file];
  // The file of the running workflow is always requested.
  return workflowFile === undefined ? workflowFolders : [];
}

/** Compares the selections of the two commits. Reads only files that differ. */
export async function findSelectionChange(
  selection: SelectionSource,
  ports: SelectionPorts,
): Promise<FindSelectionFile> {
  if (selection.kind === 'config') return compareConfig(selection, ports);
  const { workflowFile } = ports.checkout;
  const files = workflowFile === undefined ? await listWorkflows(ports) : [workflowFile];
  const trees = await findTrees(files, ports);
  for (const file of files) if (await isSelectionChanged(file, trees, ports)) return () => file;
  return () => undefined;
}

type TreePair = readonly [now: Tree | undefined, before: Tree | undefined];

/** Asks local sources first. Their results are already known if it is the workflow that runs. */
async function findTrees(
  paths: readonly string[],
  { base, checkout: { findNearTree, findTree, head } }: SelectionPorts,
): Promise<TreePair> {
  const find = async (commit: string): Promise<Tree | undefined> =>
    (await findNearTree(commit, paths)) ?? (await findTree(commit, paths));
  return paths.length === 0 ? [undefined, undefined] : Promise.all([find(head), find(base)]);
}

function isSame(path: string, [now, before]: TreePair): boolean {
  return now !== undefined && before !== undefined && isSameEntry(now.get(path), before.get(path));
}

async function compareConfig(
  { current, file, read }: Extract<SelectionSource, { readonly kind: 'config' }>,
  { base, checkout: { findTree, head }, isChangedInDoubt, readAt }: SelectionPorts,
): Promise<FindSelectionFile> {
  const trees = await Promise.all([findTree(head, [file]), findTree(base, [file])]);
  if (isSame(file, trees)) return () => undefined;
  const [, before] = trees;
  const bytes = before?.has(file) === false ? undefined : await readAt(file, base);
  const isUnreadable = bytes === undefined && before?.has(file) !== false;
  const previous = isUnreadable ? undefined : read(bytes);
  if (previous === undefined) return () => (isChangedInDoubt ? file : undefined);
  return (index) => (previous[index] === current[index] ? undefined : file);
}

/** Returns the workflows of both commits, in the folders that differ. */
async function listWorkflows(ports: SelectionPorts): Promise<readonly string[]> {
  const { base, checkout } = ports;
  const trees = await Promise.all([
    checkout.findTree(checkout.head, workflowFolders),
    checkout.findTree(base, workflowFolders),
  ]);
  const folders = workflowFolders.filter((folder) => !isSame(folder, trees));
  if (folders.length === 0) return [];
  const files = await Promise.all([checkout.listFiles(), checkout.listFiles(base)]);
  return [...new Set(files.flat())].filter((file) =>
    folders.some((folder) => file.startsWith(`${folder}/`) && /\.ya?ml$/i.test(file)),
  );
}

async function isSelectionChanged(file: string, trees: TreePair, ports: SelectionPorts): Promise<boolean> {
  if (isSame(file, trees)) return false;
  const { findSelectionValues } = await import(/* webpackChunkName: "read" */ './selection-values.ts');
  const commits = [ports.checkout.head, ports.base];
  const [now, before] = await Promise.all(
    commits.map(async (commit, index) => {
      if (trees[index]?.has(file) === false) return [];
      const bytes = await ports.readAt(file, commit);
      return bytes && findSelectionValues(file, bytes);
    }),
  );
  if (now === undefined || before === undefined) return ports.isChangedInDoubt;
  // An expression can have another value, although its text is the same.
  return !isDeepStrictEqual(now, before) || now.some((value) => value.includes('${{'));
}
