import { linkCommits, linkPath, linkLocation, renderFooter } from '../../src/report/links.ts';
import { buildResult, buildRun } from './results.ts';

const [base, head] = ['a'.repeat(40), 'b'.repeat(40)];
const result = buildResult({ base, head });
const elsewhere = buildResult({ head, reason: 'other-repository' }).change;
const page = 'https://github.com/acme/shop';

test('a file is linked at the commit that was read, and a location with its line', () => {
  const links = { result, run: buildRun() };
  const url = `${page}/blob/${head}/api/my%20file.yaml`;
  expect(linkPath('api/my file.yaml', links)).toBe(`[\`api/my file.yaml\`](${url})`);
  const location = { file: 'api/my file.yaml', line: 12, commit: head };
  expect(linkLocation('**one**', location, links)).toBe(`[**one**](${url}#L12)`);
});

test('a name with an unpaired surrogate still has a link', () => {
  const link = linkPath('\ud800.json', { result, run: buildRun() });
  expect(link).toContain(`${page}/blob/${head}/%EF%BF%BD.json`);
});

test('Gitea has another page for a file at a commit', () => {
  const run = buildRun({ repositoryUrl: 'https://git.example.com/acme/shop', isGitea: true });
  expect(linkPath('a.json', { result, run })).toBe(
    `[\`a.json\`](https://git.example.com/acme/shop/src/commit/${head}/a.json)`,
  );
});

test('two commits link to the page that compares them, and a single one to its own page', () => {
  expect(linkCommits({ result, run: buildRun() })).toBe(
    `[\`aaaaaaa\` → \`bbbbbbb\`](${page}/compare/${base}...${head})`,
  );
  expect(linkCommits({ result: buildResult({ head }), run: buildRun() })).toBe(
    `[\`bbbbbbb\`](${page}/commit/${head})`,
  );
});

test.each([
  ['a run outside of a repository', result, buildRun({ repositoryUrl: undefined })],
  ['a head that is no commit', buildResult({ head: 'evil](x' }), buildRun()],
  ['a head that is a tag', buildResult({ head: 'v1.2.3' }), buildRun()],
  ['another repository’s checkout', { ...result, change: elsewhere }, buildRun()],
  ['an address that could leave the link', result, buildRun({ repositoryUrl: 'https://x)](y' })],
] as const)('%s has no link', (_, one, run) => {
  expect(linkPath('a.json', { result: one, run })).toBe('`a.json`');
  expect(linkCommits({ result: one, run })).toMatch(/^`[^`]+`(?: → `[^`]+`)?$/u);
});

test('a run has a link if its number and its address are valid', () => {
  expect(renderFooter(buildRun())).toContain(` · [run 4711](${page}/actions/runs/4711) · `);
  expect(renderFooter(buildRun({ runId: '47)x' }))).not.toContain('47');
  expect(renderFooter(buildRun({ repositoryUrl: 'javascript:alert(1)' }))).not.toContain('[run');
});

test('a file that differs from the commit is linked without a line', () => {
  const dirty = buildResult({ head, reason: 'dirty' });
  const location = { file: 'a.json', line: 3, commit: head };
  expect(linkLocation('**one**', location, { result: dirty, run: buildRun() })).toBe(
    `[**one**](${page}/blob/${head}/a.json)`,
  );
});
