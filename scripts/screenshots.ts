/**
 * Creates the pictures of the README and the docs from the output of the built action: `npm run screenshots`.
 * Requires chromium, pngquant and, once, the registry for the Markdown renderer.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { pullRequestEvent, pushEvent } from '../__tests__/support/events.ts';
import { parseFault } from '../__tests__/support/fake-service/fault.ts';
import { createWorld, pushChange, type World } from '../__tests__/support/world.ts';

const file = 'api/openapi.yaml';
const read = (name: string): string => readFileSync(join(import.meta.dirname, 'screenshots', name), 'utf8');
const before = read('orders-before.yaml');
const after = read('orders-after.yaml');
const document: unknown = load(before);
const inputs = { base: 'copilot', 'swagger-file': file };
const env = { GITHUB_SERVER_URL: 'https://github.com' };

/** Content of each picture as Markdown. */
const scenes: Readonly<Record<string, (world: World) => Promise<string>>> = {
  sync: push,
  comment: async (world) => {
    const base = await world.sandbox.commit({ [file]: before });
    const head = await world.sandbox.commit({ [file]: after }, { on: 'topic', parents: [base] });
    const sha = await world.sandbox.commit(
      { [file]: after },
      { on: 'refs/pull/7/merge', parents: [base, head] },
    );
    const sides = { base: { ref: 'main', sha: base }, head: { ref: 'topic', sha: head } };
    await world.run({
      event: pullRequestEvent({ number: 7, ...sides, sha }),
      inputs: { ...inputs, comment: 'true' },
      ...{ env, depth: 0 },
    });
    return world.github.comments.list(7)[0]?.body ?? '';
  },
  failure: (world) => {
    world.service.program([parseFault('import:1:is-error')]);
    return push(world);
  },
  fleet: async (world) => {
    world.service.program([parseFault('import:1:is-error')]);
    const sorted = world.service.copilots().toSorted((a, b) => a.name.localeCompare(b.name));
    const targets = sorted.map(({ id, name }) => ({
      'copilot-id': id,
      'swagger-file': `services/${name.split(' ', 1)[0]?.toLowerCase() ?? ''}/openapi.yaml`,
    }));
    const files = (text: string, ...some: readonly number[]): Readonly<Record<string, string>> =>
      Object.fromEntries(some.map((index) => [targets[index]?.['swagger-file'] ?? '', text]));
    const commits = await pushChange(
      world,
      { 'copilots.yml': JSON.stringify({ targets }), ...files(before, 0, 1, 2) },
      files(after, 0, 1),
    );
    const fleet = { base: 'copilot', 'config-file': 'copilots.yml', 'copilot-id': '', 'max-parallel': '1' };
    const event = pushEvent({ ref: 'main', ...commits });
    const { main } = await world.run({ event, inputs: fleet, env, depth: 0 });
    return main.summary;
  },
};

async function push(world: World): Promise<string> {
  const commits = await pushChange(world, { [file]: before }, { [file]: after });
  const event = pushEvent({ ref: 'main', ...commits });
  const { main } = await world.run({ event, inputs, env, depth: 0 });
  return main.summary;
}

function renderPage(markdown: string, theme: string): string {
  const marked = ['--yes', 'marked@18.2.1', '--gfm'];
  const html = execFileSync('npx', marked, { input: markdown, encoding: 'utf8' });
  const body = html.replace(
    /<blockquote>\s*<p>\[!WARNING\]\s*/gu,
    '<blockquote class="warning"><p>Warning</p><p>',
  );
  return `<!doctype html><html class="${theme}"><meta charset="utf-8"><style>${read('github.css')}</style>${body}`;
}

/** Takes a picture with the height of the page. */
function photograph(page: string, picture: string): void {
  const chromium = (...flags: readonly string[]): string =>
    execFileSync(
      'chromium',
      ['--headless', '--no-sandbox', '--hide-scrollbars', ...flags, `file://${page}`],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  const measure = '<script>document.title = document.documentElement.offsetHeight</script>';
  writeFileSync(page, readFileSync(page, 'utf8') + measure);
  const [, height = '800'] = /<title>(\d+)/u.exec(chromium('--dump-dom', '--window-size=856,100')) ?? [];
  chromium(`--screenshot=${picture}`, `--window-size=856,${height}`);
}

const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
const copilots = ['Orders', 'Billing', 'Users'].map((name) => ({ name: `${name} assistant`, document }));
for (const [name, play] of Object.entries(scenes)) {
  const world = await createWorld({ service: { service: 'head', copilots } });
  const markdown = await play(world).finally(() => world.close());
  for (const theme of ['light', 'dark']) {
    writeFileSync(join(folder, 'page.html'), renderPage(markdown, theme));
    const picture = join('docs', 'images', `${name}-${theme}.png`);
    photograph(join(folder, 'page.html'), picture);
    execFileSync('pngquant', ['--force', '--ext', '.png', '64', picture]);
  }
}
rmSync(folder, { recursive: true });
