import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ActionError } from '../errors.ts';
import { findGitLayout, findOriginRepository } from '../git/index.ts';

/**
 * Returns the folder in which the files are read, as the action reads the files of a checkout. It is the smallest folder
 * that contains the repository of each file.
 */
export function findWorkspace(files: readonly string[]): string {
  return files.map(findRoot).reduce(findCommonFolder);
}

/**
 * Returns the root of the file's repository. Without a repository, returns the current folder if it contains the file,
 * otherwise the file's folder.
 */
export function findRoot(file: string): string {
  const folder = dirname(resolve(file));
  return findGitLayout(folder)?.top ?? (isInside(folder, process.cwd()) ? process.cwd() : folder);
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(join(folder, sep));
}

function findCommonFolder(one: string, other: string): string {
  return isInside(other, one) ? one : findCommonFolder(dirname(one), other);
}

/**
 * Returns a path of the command line relative to the workspace, with `/`.
 * @throws ActionError `file-missing`
 */
export function toWorkspacePath(path: string, workspace: string): string {
  if (!existsSync(path)) {
    const hint = 'Check the path, which is relative to the current folder.';
    throw new ActionError('file-missing', `There is no file “${path}”.`, { hint });
  }
  return relative(workspace, resolve(path)).replaceAll(sep, '/');
}

/** Returns the `owner/name` of the last file's repository on the server; empty if it has none. */
export function findRepository(files: readonly string[]): string {
  const layout = findGitLayout(dirname(resolve(files.at(-1) ?? '')));
  return (layout && findOriginRepository(layout)) ?? '';
}
