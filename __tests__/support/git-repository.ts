import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Reads and writes a repository's files without git, because a process takes longer than everything else in such a
 * test.
 */

export type ObjectFormat = 'sha1' | 'sha256';

/** A file's text, a symbolic link, a submodule's commit, or `undefined` to remove the path. */
export type Content = string | { readonly link: string } | { readonly submodule: string } | undefined;

interface CommitOptions {
  /** Name of a branch, or a whole ref such as `refs/pull/1/merge`. */
  readonly on?: string;
  /**
   * Parents instead of the branch's tip; empty for a commit without history. A forced push is a commit on another
   * parent.
   */
  readonly parents?: readonly string[];
  readonly message?: string;
}

export type Commit = (files: Readonly<Record<string, Content>>, options?: CommitOptions) => string;

/** Creates the files that `git init` creates in a Git folder. `config` is appended to its configuration. */
export function initRepository(gitFolder: string, objectFormat: ObjectFormat, config: string): void {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info']) {
    mkdirSync(join(gitFolder, name), { recursive: true });
  }
  const isSha256 = objectFormat === 'sha256';
  const format = `[core]\n\trepositoryformatversion = ${isSha256 ? 1 : 0}\n\tfilemode = true\n`;
  const extension = isSha256 ? '[extensions]\n\tobjectformat = sha256\n' : '';
  writeFileSync(join(gitFolder, 'config'), format + config + extension);
  writeFileSync(join(gitFolder, 'HEAD'), 'ref: refs/heads/main\n');
}

interface Entry {
  readonly mode: string;
  readonly oid: string;
}

type Tree = ReadonlyMap<string, Entry>;

/** Creates a function that commits files to a repository, like `git fast-import`, and returns the commit's ID. */
export function createCommitter(gitFolder: string, objectFormat: ObjectFormat): Commit {
  const trees = new Map<string, Tree>();
  const tips = new Map<string, string>();
  let seconds = 1_767_225_600;

  const writeObject = (type: 'blob' | 'tree' | 'commit', body: Buffer): string => {
    const bytes = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
    const oid = createHash(objectFormat).update(bytes).digest('hex');
    const path = join(gitFolder, 'objects', oid.slice(0, 2), oid.slice(2));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, deflateSync(bytes, { level: 1 }));
    return oid;
  };
  const writeEntry = (content: NonNullable<Content>): Entry => {
    if (typeof content === 'string')
      return { mode: '100644', oid: writeObject('blob', Buffer.from(content)) };
    if ('submodule' in content) return { mode: '160000', oid: content.submodule };
    return { mode: '120000', oid: writeObject('blob', Buffer.from(content.link)) };
  };
  const writeTree = (tree: Tree): string => {
    const entries = new Map<string, Entry>();
    const folders = new Map<string, Map<string, Entry>>();
    for (const [path, entry] of tree) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length === 0) entries.set(name, entry);
      else folders.set(name, (folders.get(name) ?? new Map<string, Entry>()).set(rest.join('/'), entry));
    }
    for (const [name, inside] of folders) entries.set(name, { mode: '40000', oid: writeTree(inside) });
    // Git sorts by bytes, and sorts a folder as if its name ended with a slash.
    const key = ([name, { mode }]: [string, Entry]): Buffer =>
      Buffer.from(mode === '40000' ? `${name}/` : name);
    const rows = [...entries]
      .sort((one, other) => Buffer.compare(key(one), key(other)))
      .flatMap(([name, { mode, oid }]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]);
    return writeObject('tree', Buffer.concat(rows));
  };

  return (files, { on = 'main', parents, message = 'A change' } = {}) => {
    const ref = on.startsWith('refs/') ? on : `refs/heads/${on}`;
    const tip = tips.get(ref);
    const before = parents ?? (tip === undefined ? [] : [tip]);
    const tree = new Map(before[0] === undefined ? [] : trees.get(before[0]));
    for (const [path, content] of Object.entries(files)) {
      for (const known of tree.keys()) {
        if (known === path || known.startsWith(`${path}/`) || path.startsWith(`${known}/`))
          tree.delete(known);
      }
      if (content !== undefined) tree.set(path, writeEntry(content));
    }
    seconds += 60;
    const person = `Octo Cat <octo@example.com> ${seconds} +0000`;
    const lines = [
      `tree ${writeTree(tree)}`,
      ...before.map((parent) => `parent ${parent}`),
      `author ${person}`,
      `committer ${person}`,
    ];
    const oid = writeObject('commit', Buffer.from(`${lines.join('\n')}\n\n${message}`));
    trees.set(oid, tree);
    tips.set(ref, oid);
    const path = join(gitFolder, ref);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${oid}\n`);
    return oid;
  };
}

/** Reads an object that is a separate file, as all objects that tests write. */
export function readObject(
  gitFolder: string,
  oid: string,
): { readonly type: string; readonly body: Buffer } | undefined {
  const path = join(gitFolder, 'objects', oid.slice(0, 2), oid.slice(2));
  if (!/^[0-9a-f]{40,64}$/u.test(oid) || !existsSync(path)) return undefined;
  const bytes = inflateSync(readFileSync(path));
  const end = bytes.indexOf(0);
  return { type: bytes.subarray(0, bytes.indexOf(' ')).toString(), body: bytes.subarray(end + 1) };
}

/** Returns the ID of the commit or tree that a revision names: an ID, a branch, a tag or a whole ref. */
export function findObject(gitFolder: string, revision: string, type: 'commit' | 'tree'): string | undefined {
  const object = readObject(gitFolder, revision);
  if (object?.type === type) return revision;
  const referred = /^(?:object|tree) ([0-9a-f]+)$/mu.exec(object?.body.toString() ?? '')?.[1];
  if (object?.type === 'tag' || (object?.type === 'commit' && type === 'tree')) {
    return referred === undefined ? undefined : findObject(gitFolder, referred, type);
  }
  const path = ['', 'refs/', 'refs/tags/', 'refs/heads/']
    .map((prefix) => join(gitFolder, prefix + revision))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  if (object !== undefined || path === undefined) return undefined;
  const [, target = ''] = /^(?:ref: )?(.*)/u.exec(readFileSync(path, 'utf8')) ?? [];
  return findObject(gitFolder, target, type);
}

export interface TreeEntry {
  readonly mode: string;
  readonly sha: string;
  readonly path: string;
}

/** Lists a tree as `git ls-tree` does. */
export function listTree(gitFolder: string, id: string): readonly TreeEntry[] {
  const { body = Buffer.alloc(0) } = readObject(gitFolder, id) ?? {};
  const entries: TreeEntry[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf(0, at);
    const [mode = '', ...words] = body.subarray(at, end).toString().split(' ');
    at = end + 1 + id.length / 2;
    const sha = body.subarray(end + 1, at).toString('hex');
    entries.push({ mode: mode.padStart(6, '0'), sha, path: words.join(' ') });
  }
  return entries;
}
