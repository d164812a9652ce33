import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import {
  listNaming,
  nameRelease,
  prepareRelease,
  readReleaseName,
  selectName,
  writeNames,
} from '../../scripts/release.ts';
import { readSbom } from '../../scripts/sbom.ts';
import { isFull } from '../support/depth.ts';
import { projectFolder as root } from '../support/folders.ts';
import { createPushStage, namesOf, newOperations } from '../support/push-stage.ts';

const commit = 'a'.repeat(40);

describe('the examples for users', () => {
  test('name the account and the tag of a release, and other lines do not change', () => {
    const previous = 'b'.repeat(40);
    const before = `
uses: OWNER/copilot-swagger-sync@v1
uses: OWNER/copilot-swagger-sync/.github/workflows/sync.yml@${previous} # v1.2.2
gh attestation verify x --repo OWNER/copilot-swagger-sync
https://raw.githubusercontent.com/OWNER/copilot-swagger-sync/v1/schema/copilots.schema.json
git clone --branch v1 "$ACTION_REPOSITORY"
        OWNER/*: ref-pin
* @OWNER
https://raw.githubusercontent.com/OWNER/copilot-swagger-sync/main/schema/copilots.schema.json
https://img.shields.io/github/v/release/OWNER/copilot-swagger-sync)
scorecard.dev/viewer/?uri=github.com/OWNER/copilot-swagger-sync)
uses: actions/checkout@v7
pin it: OWNER/copilot-swagger-sync@<40 digits>
`;
    const after = `
uses: acme/copilot-swagger-sync@v1.2.3
uses: acme/copilot-swagger-sync/.github/workflows/sync.yml@v1.2.3
gh attestation verify x --repo acme/copilot-swagger-sync
https://raw.githubusercontent.com/acme/copilot-swagger-sync/v1.2.3/schema/copilots.schema.json
git clone --branch v1.2.3 "$ACTION_REPOSITORY"
        acme/*: ref-pin
* @acme
https://raw.githubusercontent.com/acme/copilot-swagger-sync/main/schema/copilots.schema.json
https://img.shields.io/github/v/release/acme/copilot-swagger-sync)
scorecard.dev/viewer/?uri=github.com/acme/copilot-swagger-sync)
uses: actions/checkout@v7
pin it: OWNER/copilot-swagger-sync@<40 digits>
`;
    expect(nameRelease(before, { owner: 'acme', version: '1.2.3' })).toBe(after);
  });

  test('name the commit of the release afterwards, with its tag next to it', () => {
    const release = { owner: 'acme', version: '1.2.3', commit };
    const named = nameRelease('uses: acme/copilot-swagger-sync@v1.2.3', release);
    expect(named).toBe(`uses: acme/copilot-swagger-sync@${commit} # v1.2.3`);
  });

  test('name the account and the version of package.json everywhere, by tag or by commit', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const [, pinned] = /copilot-swagger-sync@([0-9a-f]{40})/u.exec(readme) ?? [];
    const release = { ...readReleaseName(root), ...(pinned !== undefined && { commit: pinned }) };
    const files = listNaming(root).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
    expect(files.filter(([, text]) => text.includes('/copilot-swagger-sync@')).length).toBeGreaterThan(10);
    expect(files.map(([path, text]) => [path, nameRelease(text, selectName(path, release))])).toEqual(files);
  });
});

describe('a release', () => {
  let folder: string;
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'advice.detachedHead=false'];
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    // The files to release: tracked and new ones.
    const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const input = execFileSync('git', listing, { cwd: root });
    const copy = 'tar -c --null -T - --ignore-failed-read 2>/dev/null | tar -x -C "$0"';
    execFileSync('sh', ['-c', copy, folder], { cwd: root, input });
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '--all');
    prepareRelease(folder, { owner: 'acme', version: '1.0.0' });
    git('commit', '--quiet', '--all', '--message', 'release');
    git('tag', 'v1.0.0');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  });

  const passOwnTests = (): void => {
    const jest = ['node_modules/jest/bin/jest.js', '--runInBand', 'docs.test', 'workflows.test'];
    execFileSync(process.execPath, jest, { cwd: folder, stdio: 'pipe' });
  };

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('contains no placeholder for the account', () => {
    const left = listNaming(folder).filter((path) =>
      /(?:\bOWNER\/(?!copilot-swagger-sync@<)|@OWNER\b)/u.test(readFileSync(join(folder, path), 'utf8')),
    );
    expect(left).toEqual([]);
    expect(readReleaseName(folder)).toEqual({ owner: 'acme', version: '1.0.0' });
  });

  // The last test runs them again, on the same files with one more change.
  (isFull ? test : test.skip)('passes its own tests, as the release workflow demands', passOwnTests);

  test('is the reference that another repository uses', async () => {
    const called = join(folder, '..', `${folder.split('/').at(-1) ?? ''}-called`);
    git('clone', '--quiet', '--depth', '1', '--branch', 'v1.0.0', `file://${folder}`, called);
    await using stack = new AsyncDisposableStack();
    stack.defer(() => {
      rmSync(called, { recursive: true });
    });
    const stage = await createPushStage();
    stack.defer(() => stage.close());
    const { main } = await stage.run({ actionDir: called });
    expect([main.outputs['outcome'], namesOf(stage.world.service)]).toEqual(['synced', newOperations]);
  });

  test('is pinned to its commit on main afterwards, except below .github/workflows, which GitHub would reject', () => {
    const changed = writeNames(folder, { ...readReleaseName(folder), commit });
    expect(changed).toEqual(expect.arrayContaining(['README.md', 'examples/push.yml']));
    expect(changed.filter((path) => path.startsWith('.github/workflows/'))).toEqual([]);
    expect(git('status', '--porcelain', '--', '.github/workflows')).toBe('');
    const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
    expect(read('.github/workflows/sync.yml')).toContain('acme/copilot-swagger-sync@v1.0.0');
    expect(read('README.md')).toContain(`acme/copilot-swagger-sync@${commit} # v1.0.0`);
    passOwnTests();
  });

  test.each([
    [{ owner: 'a_b', version: '1.0.0' }, '--owner a_b'],
    [{ owner: 'acme', version: 'v1.0.0' }, '--version v1.0.0'],
    [{ owner: 'acme', version: '9.9.9' }, '"## 9.9.9"'],
  ])('is rejected if its name is invalid: %j', (release, words) => {
    expect(() => prepareRelease(folder, release)).toThrow(words);
  });
});

test('the bill of materials lists the packages of dist/licenses.txt', () => {
  const [own, ...packages] = readSbom(root).packages.map(({ name }) => name);
  const licenses = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');
  expect(own).toBe('copilot-swagger-sync');
  expect(packages).toEqual(expect.arrayContaining(['undici', 'js-yaml', '@actions/core']));
  expect(packages.filter((name) => !licenses.includes(`\n${name}\n`))).toEqual([]);
  expect(packages).not.toContain('jest');
});

test('each npm script first checks that the dependencies are installed', () => {
  const unchecked = Object.entries(manifest.scripts).filter(
    ([, command]) => !/^(?:node scripts\/installed\.cjs && |(?:\w+=1 )?npm test\b)/u.test(command),
  );
  expect(unchecked).toEqual([]);
});

test('an npm script ends with one clear sentence in a clone without `npm ci`', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(clone, 'scripts'));
  for (const file of ['package.json', 'scripts/installed.cjs']) cpSync(join(root, file), join(clone, file));
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'try'], { cwd: clone, encoding: 'utf8' });
  rmSync(clone, { recursive: true });
  expect(stderr.trim()).toBe('The dependencies of this project are not installed. Run `npm ci` first.');
  expect(status).not.toBe(0);
});
