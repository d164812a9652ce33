import { isDeepStrictEqual } from 'node:util';
import type { Checkout, History } from '../ports.ts';
import type { ChangeTarget, SelectionSource } from './changes.ts';
import { findTrees, isSameEntry, type TreePair } from './trees.ts';

/** The folders in which GitHub, Gitea and Forgejo look for workflows. */
const workflowFolders = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'];

interface SelectionPorts {
  readonly checkout: Checkout;
  readonly history: History;
  /** The commit to compare with. */
  readonly base: string;
  /** Whether a selection that can't be compared counts as changed. */
  readonly isChangedInDoubt: boolean;
}

/** Returns the file whose change changed the selection of the target, or `undefined` if the selection is the same. */
type FindSelectionFile = (target: ChangeTarget | undefined) => string | undefined;

/** Returns the paths to request together with those of the OpenAPI files, so that no further request is needed. */
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
  const { base, checkout } = ports;
  const { findNearTree, findTree, head, workflowFile } = checkout;
  const files = workflowFile === undefined ? await listWorkflows(ports) : [workflowFile];
  // The clone and the API come first, because they already returned the entry of the running workflow.
  const find: typeof findTree = async (commit, paths) =>
    (await findNearTree(commit, paths)) ?? (await findTree(commit, paths));
  const trees = await findTrees(find, { head, base }, files);
  for (const file of files) if (await isSelectionChanged(file, trees, ports)) return () => file;
  return () => undefined;
}

function isSame(path: string, { head, base }: TreePair): boolean {
  return head !== undefined && base !== undefined && isSameEntry(head.get(path), base.get(path));
}

async function readAt(
  file: string,
  commit: string,
  { history }: SelectionPorts,
): Promise<Uint8Array | undefined> {
  return (await history.findVersion(file, commit))?.reader.read(file).catch(() => undefined);
}

async function compareConfig(
  { compare, file }: Extract<SelectionSource, { readonly kind: 'config' }>,
  ports: SelectionPorts,
): Promise<FindSelectionFile> {
  const { base, checkout, isChangedInDoubt } = ports;
  const trees = await findTrees(checkout.findTree, { head: checkout.head, base }, [file]);
  if (isSame(file, trees)) return () => undefined;
  const isAbsent = trees.base?.has(file) === false;
  const bytes = isAbsent ? undefined : await readAt(file, base, ports);
  const differs = bytes === undefined && !isAbsent ? undefined : compare(bytes);
  if (differs === undefined) return () => (isChangedInDoubt ? file : undefined);
  return (target) => (target !== undefined && differs(target) ? file : undefined);
}

/** Returns the workflows of both commits, in the folders that differ. */
async function listWorkflows({ base, checkout }: SelectionPorts): Promise<readonly string[]> {
  const trees = await findTrees(checkout.findTree, { head: checkout.head, base }, workflowFolders);
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
  const readValues = async (commit: string, isAbsent: boolean): Promise<readonly string[] | undefined> => {
    const bytes = isAbsent ? undefined : await readAt(file, commit, ports);
    return isAbsent ? [] : bytes && findSelectionValues(file, bytes);
  };
  const [now, before] = await Promise.all([
    readValues(ports.checkout.head, trees.head?.has(file) === false),
    readValues(ports.base, trees.base?.has(file) === false),
  ]);
  if (now === undefined || before === undefined) return ports.isChangedInDoubt;
  // An expression can have another value, although its text is the same.
  return !isDeepStrictEqual(now, before) || now.some((value) => value.includes('${{'));
}
