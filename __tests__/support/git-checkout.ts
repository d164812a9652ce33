import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from './git-process.ts';
import { initRepository, type ObjectFormat } from './git-repository.ts';
import { scratchFolder } from './folders.ts';

export interface CheckoutTarget {
  readonly sha: string;
  /** GITHUB_REF, which determines the local name as in actions/checkout. */
  readonly ref?: string;
  /** `fetch-depth`; 0 means all commits. */
  readonly depth: 0 | 1;
}

interface Origin {
  readonly url: string;
  readonly objectFormat: ObjectFormat;
  /** Everything that determines the content of the repository, as JSON values. */
  readonly history: readonly unknown[];
}

const templates = join(scratchFolder, 'checkouts');

/**
 * Creates the same clone as actions/checkout. Each one is cloned once for all sandboxes and test files, and then
 * copied: a clone needs a dozen git processes, and a copy none.
 */
export async function copyCheckout(folder: string, origin: Origin, target: CheckoutTarget): Promise<void> {
  // A shallow clone has one commit, whose ID identifies its content.
  const facts = [target, origin.objectFormat, target.depth === 0 ? origin.history : []];
  const template = join(templates, createHash('sha256').update(JSON.stringify(facts)).digest('hex'));
  if (!existsSync(template)) {
    mkdirSync(templates, { recursive: true });
    const own = await mkdtemp(`${template}-`);
    await cloneLikeCheckout(join(own, 'clone'), origin, target);
    writeFileSync(join(own, 'url'), origin.url);
    try {
      renameSync(own, template);
    } catch {
      // Another test was faster.
      rmSync(own, { recursive: true });
    }
  }
  cpSync(join(template, 'clone'), folder, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
  });
  const itsUrl = readFileSync(join(template, 'url'), 'utf8');
  for (const name of ['config', 'FETCH_HEAD']) {
    const path = join(folder, '.git', name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(itsUrl, origin.url));
  }
}

/** Runs the commands of actions/checkout v7, in order. */
async function cloneLikeCheckout(
  folder: string,
  { url, objectFormat }: Origin,
  { sha, ref = 'refs/heads/main', depth }: CheckoutTarget,
): Promise<void> {
  const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  const config = `\tbare = false\n\tlogallrefupdates = true\n${remote}[gc]\n\tauto = 0\n`;
  initRepository(join(folder, '.git'), objectFormat, config);
  const remotes = ref.replace(/^refs\/heads\//, 'refs/remotes/origin/');
  const tracking = remotes.replace(/^refs\/pull\//, 'refs/remotes/pull/');
  // Use one pack instead of a file and a folder per object, because copying it takes a third of the time.
  const settings = '-c protocol.version=2 -c fetch.unpackLimit=1';
  const fetch = `${settings} fetch --quiet --no-tags --prune --no-recurse-submodules`.split(' ');
  if (depth === 0) {
    const all = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
    await git(folder, [...fetch, 'origin', ...all]);
  }
  // Also fetch commits that the branches lack at full depth: a pull request's merge, or a commit that the branch no
  // longer contains.
  if (depth === 1 || !ref.startsWith('refs/tags/')) {
    const depthOption = depth === 1 ? ['--depth=1'] : [];
    await git(folder, [...fetch, ...depthOption, 'origin', `+${sha}:${tracking}`]);
  }
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const target = branch === undefined ? [tracking] : ['-B', branch, tracking];
  await git(folder, ['checkout', '--quiet', '--progress', '--force', ...target]);
}
