/**
 * Prepares a release. `npm run release -- prepare --owner ACCOUNT [--version X.Y.Z]` writes the account, the version
 * and the tag everywhere, and builds `dist/`. `npm run release -- pin --commit SHA` runs afterwards: examples on main
 * then name the commit of the release. RELEASE.md describes the steps.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChangelogSection } from './changelog-section.ts';

const repositoryName = 'copilot-swagger-sync';

/** Names of this repository and its release in the examples. */
export interface ReleaseName {
  /** Account on GitHub. */
  readonly owner: string;
  /** Version, such as `1.2.3`. */
  readonly version: string;
  /** Commit of the release, 40 digits. Without it, the tag is used. */
  readonly commit?: string;
}

/** Returns the text with this release's names of the action, its schemas, its owner and its tag. */
export function nameRelease(text: string, { owner, version, commit }: ReleaseName): string {
  const tag = `v${version}`;
  const pin = commit === undefined ? tag : `${commit} # ${tag}`;
  const name = `${owner}/${repositoryName}`;
  const own = String.raw`[\w.-]+/${repositoryName}`;
  return (
    text
      .replace(
        new RegExp(String.raw`${own}((?:/[\w./-]+)?)@(?:v\d[\w.]*|[0-9a-f]{40})(?: # v\d[\w.]*)?`, 'gu'),
        (_, path: string) => `${name}${path}@${pin}`,
      )
      .replace(
        new RegExp(String.raw`(githubusercontent\.com/)${own}/(?:v\d[\w.]*|[0-9a-f]{40})/`, 'gu'),
        `$1${name}/${commit ?? tag}/`,
      )
      .replace(new RegExp(String.raw`(githubusercontent\.com/)${own}(/main/)`, 'gu'), `$1${name}$2`)
      .replace(
        new RegExp(
          String.raw`(--repo |github\.com/|v/release/|uses: |"github:|\bgithub:)${own}(?=[\s"/@)?#]|$)`,
          'gmu',
        ),
        `$1${name}`,
      )
      .replace(/(--branch )v\d[\w.]*/gu, `$1${tag}`)
      .replace(/^( {8})[\w.-]+(\/\*: ref-pin)$/gmu, `$1${owner}$2`)
      // Also replace the owner in CODEOWNERS.
      .replace(/^(\* +@)[\w.-]+$/gmu, `$1${owner}`)
  );
}

/**
 * Lists the files that name the action: documents, workflows, schemas and metadata, without code and generated files.
 */
export function listNaming(root: string): readonly string[] {
  const patterns = ['*.md', '*.yml', '*.sh', 'schema/*.json', '.github/CODEOWNERS'];
  const tracked = execFileSync('git', ['ls-files', '-z', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  return tracked.split('\0').filter((path) => path !== '' && !/^(?:__tests__|dist)\//u.test(path));
}

/**
 * Returns the names for a file. Workflows always use the tag, because a workflow's token can't change files below
 * `.github/workflows`, and such a token writes the commit of a release.
 */
export function selectName(path: string, { commit, ...release }: ReleaseName): ReleaseName {
  const isWorkflow = path.startsWith('.github/workflows/');
  return isWorkflow || commit === undefined ? release : { ...release, commit };
}

/** Rewrites the files of a checkout, and returns their paths. */
export function writeNames(root: string, release: ReleaseName): readonly string[] {
  return listNaming(root).filter((path) => {
    const before = readFileSync(`${root}/${path}`, 'utf8');
    const after = nameRelease(before, selectName(path, release));
    if (after !== before) writeFileSync(`${root}/${path}`, after);
    return after !== before;
  });
}

interface Manifest {
  version: string;
  repository: string;
}

/** Reads the account and the version from package.json. */
export function readReleaseName(root: string): ReleaseName {
  const { repository, version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Manifest;
  const [, owner = ''] = /^github:([^/]+)\//u.exec(repository) ?? [];
  return { owner, version };
}

/**
 * Writes the version into package.json and its lock file, and the names into the examples, without a build.
 * @throws Error if the account or the version is invalid, or the changelog has no text for the version
 */
export function prepareRelease(root: string, { owner, version }: ReleaseName): readonly string[] {
  if (!/^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/iu.test(owner))
    throw new Error(`--owner ${owner}: not a GitHub account.`);
  if (!/^\d+\.\d+\.\d+$/u.test(version)) throw new Error(`--version ${version}: use X.Y.Z.`);
  findChangelogSection(readFileSync(`${root}/CHANGELOG.md`, 'utf8'), version);
  for (const file of ['package.json', 'package-lock.json']) {
    const path = `${root}/${file}`;
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest & {
      packages?: Record<string, { version: string }>;
    };
    manifest.version = version;
    if (file === 'package.json') manifest.repository = `github:${owner}/${repositoryName}`;
    const own = manifest.packages?.[''];
    if (own !== undefined) own.version = version;
    writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
  return writeNames(root, { owner, version });
}

function main(): void {
  const options = {
    owner: { type: 'string' },
    version: { type: 'string' },
    commit: { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const now = readReleaseName('.');
  const [verb] = positionals;
  if (verb === 'prepare') {
    const changed = prepareRelease('.', {
      owner: values.owner ?? now.owner,
      version: values.version ?? now.version,
    });
    for (const path of changed) console.log(path);
    for (const script of ['docs', 'package'])
      execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
    console.log('Check `git diff`, commit, and tag the merge commit as RELEASE.md describes.');
    return;
  }
  if (verb === 'pin' && /^[0-9a-f]{40}$/u.test(values.commit ?? '')) {
    for (const path of writeNames('.', { ...now, commit: values.commit ?? '' })) console.log(path);
    return;
  }
  throw new Error(
    'npm run release -- prepare --owner ACCOUNT [--version X.Y.Z], or: npm run release -- pin --commit SHA (40 digits)',
  );
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
