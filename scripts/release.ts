/**
 * `npm run release -- prepare --owner ACCOUNT [--version X.Y.Z]` makes the tree ready to be tagged: the account, the version and
 * the tag stand everywhere, and `dist/` is built. `npm run release -- pin --commit SHA` is for afterwards: what readers paste
 * from main then names the commit of the release. RELEASE.md says when.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChangelogSection } from './changelog-section.ts';

const repositoryName = 'copilot-swagger-sync';

/** How this repository and its release are named in what readers paste. */
export interface ReleaseName {
  /** The account on GitHub. */
  readonly owner: string;
  /** `X.Y.Z` */
  readonly version: string;
  /** The commit of the release, 40 digits; left out: the tag stands for it. */
  readonly commit?: string;
}

/** Returns the text with every mention of the action, its schemas, its owner and its tag as this release has them. */
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
      // A line of CODEOWNERS.
      .replace(/^(\* +@)[\w.-]+$/gmu, `$1${owner}`)
  );
}

/** Lists the files that name the action: documents, workflows, schemas and metadata; no code, and nothing generated. */
export function listNaming(root: string): readonly string[] {
  const patterns = ['*.md', '*.yml', '*.sh', 'schema/*.json', '.github/CODEOWNERS'];
  const tracked = execFileSync('git', ['ls-files', '-z', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  return tracked.split('\0').filter((path) => path !== '' && !/^(?:__tests__|dist)\//u.test(path));
}

/**
 * Returns how a file names the release. Workflows always name the tag: GitHub refuses to let the token of a workflow
 * change a file below `.github/workflows`, and the commit of a release is named by such a token.
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

/** The account and the version that package.json names. */
export function readReleaseName(root: string): ReleaseName {
  const { repository, version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Manifest;
  const [, owner = ''] = /^github:([^/]+)\//u.exec(repository) ?? [];
  return { owner, version };
}

/**
 * Everything but the build: the version in package.json and its lock file, the names in what readers paste.
 * @throws Error where the account or the version cannot be one, or the changelog says nothing of the version
 */
export function prepareRelease(root: string, { owner, version }: ReleaseName): readonly string[] {
  if (!/^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/iu.test(owner))
    throw new Error(`--owner ${owner}: not an account of GitHub.`);
  if (!/^\d+\.\d+\.\d+$/u.test(version)) throw new Error(`--version ${version}: X.Y.Z is wanted.`);
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
    console.log('Look at `git diff`, commit, and tag the merge commit as RELEASE.md says.');
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
