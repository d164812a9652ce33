import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LargeRepository {
  readonly folder: string;
  readonly before: string;
  readonly after: string;
}

const description = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Bench', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: { '/orders': { get: { operationId: 'listOrders', responses: { 200: { description: 'OK' } } } } },
});

/** Creates a repository with `files` files and one OpenAPI file, and a push that changes `touched` of the files. */
export function createLargeRepository(
  folder: string,
  { files, touched }: { readonly files: number; readonly touched: number },
): LargeRepository {
  mkdirSync(folder, { recursive: true });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
  const path = (index: number): string =>
    `packages/p${index % 100}/src/m${Math.floor(index / 100) % 100}/file-${index}.ts`;
  const write = (name: string, text: string): string =>
    `M 100644 inline ${name}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  const commit = (mark: number, changes: string): string =>
    `commit refs/heads/main\nmark :${mark}\ncommitter Bench <bench@example.com> ${1_700_000_000 + mark} +0000\ndata 4\npush\n` +
    `${mark === 1 ? '' : `from :${mark - 1}\n`}${changes}\n`;
  const some = (count: number, text: string): string =>
    Array.from({ length: count }, (_, index) => write(path(index), `${text} ${index}\n`)).join('');

  git('init', '--quiet', '--initial-branch=main');
  execFileSync('git', ['fast-import', '--quiet'], {
    cwd: folder,
    input:
      commit(1, write('swagger.json', description) + some(files, 'export const a =')) +
      commit(2, some(touched, 'export const b =')),
  });
  git('read-tree', 'HEAD');
  // Only the OpenAPI file is written, because neither program reads the other files of the work tree.
  writeFileSync(join(folder, 'swagger.json'), description);
  return { folder, before: git('rev-parse', 'HEAD^'), after: git('rev-parse', 'HEAD') };
}
