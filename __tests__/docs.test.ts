import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { load } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import {
  renderComparison,
  renderReportFields,
  renderTables,
  type Manifest,
} from '../scripts/manifest-tables.ts';
import { readReleaseName } from '../scripts/release.ts';
import { checkShape, type RootSchema } from '../src/syntax/check-shape.ts';
import packageJson from '../package.json' with { type: 'json' };
import reportSchema from '../schema/report.schema.json' with { type: 'json' };
import type { JsonValue } from '../src/syntax/json.ts';
import { projectFolder as root } from './support/folders.ts';

const readme = read('README.md');
const manifest = load(read('action.yml')) as Manifest;
const ownName = `${readReleaseName(root).owner}/copilot-swagger-sync`;

const { on: sync } = load(read('.github/workflows/sync.yml')) as {
  readonly on: { readonly workflow_call: Pick<Manifest, 'inputs'> };
};
const syncInputs = sync.workflow_call.inputs;

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Timing {
  readonly concurrency?: { readonly 'cancel-in-progress': boolean; readonly queue?: string };
  readonly 'timeout-minutes'?: number;
}

/** A job without steps calls another workflow. */
type Job = Step & Timing & { readonly steps?: readonly Step[] };

interface Workflow extends Timing {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Lists the files of a folder whose names have the ending. */
function listFiles(folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => posix.join(folder, name));
}

function readWorkflows(folder: string): readonly (readonly [string, Workflow])[] {
  return listFiles(folder, '.yml').map((path) => [path, load(read(path)) as Workflow] as const);
}

function listSteps(workflow: Workflow): readonly Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps);
}

/** Lists the actions of other accounts that aren't pinned to a commit. */
function listUnpinned(workflow: Workflow): readonly string[] {
  const isPinned = (uses: string): boolean => uses.startsWith('./') || /@[0-9a-f]{40}$/u.test(uses);
  return listSteps(workflow).flatMap(({ uses = './' }) =>
    isPinned(uses) || uses.startsWith(ownName) ? [] : [uses],
  );
}

/** All outcomes. */
const { enum: outcomes } = reportSchema.definitions.target.properties.outcome;

/** Lists the first groups of all matches. */
function capture(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

/** Returns the values of a union type, from its source text. */
function readUnion(path: string, name: string): readonly string[] {
  const [body = ''] = capture(read(path), new RegExp(`type ${name} =([^;]+);`, 'gu'));
  return capture(body, /'([^']+)'/gu);
}

test.each<[string, (text: string) => string]>([
  ['docs/reference.md', (text) => renderReportFields(renderTables(text, manifest), reportSchema)],
  ['docs/breaking-changes.md', renderComparison],
])('the tables of %s match action.yml, the schema and the code', async (path, render) => {
  const config = await resolveConfig(join(root, path));
  expect(await format(render(read(path)), { ...config, parser: 'markdown' })).toBe(read(path));
});

test('the tables fail if an input has no description, or if a document has no markers', () => {
  const incomplete = { ...manifest, inputs: { ...manifest.inputs, 'new-one': {} } };
  expect(() => renderTables('', incomplete)).toThrow('the input new-one has no description');
  expect(() => renderTables('# Title', manifest)).toThrow('<!-- inputs -->');
});

/** All pages, by their path. */
const documents = [...listFiles('.', '.md'), ...listFiles('docs', '.md')]
  .filter((path) => path !== 'CHANGELOG.md')
  .map((path) => ({ path, text: read(path) }));
const everything = documents.map(({ text }) => text).join('\n');

test('the README has at most 1,213 words', () => {
  expect(readme.split(/\s+/u).length).toBeLessThanOrEqual(1_213);
});

describe('the documents', () => {
  test.each([
    ['outcome', outcomes],
    ['reason', readUnion('src/change/changes.ts', 'ChangeReason')],
  ])('explain every %s in its own row', (_, words) => {
    expect(words.length).toBeGreaterThan(7);
    for (const word of words) expect(everything).toMatch(new RegExp(`^\\| \`${word}\` +\\|`, 'mu'));
  });

  test('quote only messages of the code', () => {
    const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(join('src', name)))
      .join('\n')
      .replaceAll('\\`', '`');
    const messages = capture(everything, /^\| “([^”]+)”/gmu);
    expect(messages.length).toBeGreaterThan(8);
    const parts = messages.flatMap((message) => message.split('…')).map((part) => part.trim());
    expect(parts.filter((part) => part.length > 3 && !code.includes(part))).toEqual([]);
  });

  test('link only to existing files and headings', () => {
    const dead = documents.flatMap(({ path, text }) =>
      capture(text, /(?:\]\(|src(?:set)?=")(?!https?:)([^)"]+)[)"]/gu)
        .filter((target) => !isTarget(path, target))
        .map((target) => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  test('and the workflows name only existing sources', () => {
    const texts = [everything, ...listFiles('.github/workflows', '').map(read)].join('\n');
    const named = new Set(texts.match(/\b(?:src|scripts|__tests__)\/[\w./-]*\w/gu));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('name only existing npm scripts', () => {
    const named = capture(everything, /npm run ([\w:-]+)/gu);
    expect(named.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
  });

  test('show the smallest workflow first, and then the recommended one', () => {
    const workflows = capture(readme, /```yaml\n(on:[\s\S]*?)```/gu).map((yaml) => load(yaml) as Workflow);
    const inputs = workflows
      .flatMap(listSteps)
      .flatMap(({ uses, with: given }) => (uses?.startsWith(ownName) ? [Object.keys(given ?? {})] : []));
    const min = ['base-url', 'api-key', 'copilot-id', 'swagger-file'];
    expect(inputs).toEqual([min, [...min, 'base', 'strategy', 'comment', 'fail-on']]);
  });
});

function isTarget(from: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!existsSync(join(root, path))) return false;
  if (heading === undefined) return true;
  const page = read(path).replace(/^```[\s\S]*?^```/gmu, '');
  const headings = capture(page, /^#+ (.+)$/gmu).map((text) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return headings.includes(heading);
}

test('the page about multiple copilots shows valid config files, and explains each of their keys', () => {
  const guide = read('docs/multiple-copilots.md');
  const schema = JSON.parse(read('schema/copilots.schema.json')) as RootSchema;
  const blocks = capture(guide, /^```yaml\n([\s\S]*?)^```/gmu);
  const configs = blocks.filter((block) => /^targets:/mu.test(block));
  expect(configs).toHaveLength(3);
  for (const config of configs) expect(checkShape(load(config) as JsonValue, schema)).toEqual([]);
  const keys = Object.keys(schema.definitions['target']?.properties ?? {});
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !new RegExp(`^\\|[^|]*\`${key}\``, 'mu').test(guide))).toEqual([]);
});

describe.each(readWorkflows('examples'))('the example %s', (name, workflow) => {
  const jobs = Object.values(workflow.jobs);
  const own = [...listSteps(workflow), ...jobs].filter(({ uses }) => uses?.startsWith(ownName));

  test('uses the action, or the workflow around it, with inputs that it has, the required ones among them', () => {
    // The workflow that comments for another one runs no sync.
    expect(own.length).toBe(name === 'examples/fork-comment.yml' ? 0 : own.length || 1);
    for (const { uses = '', with: given = {} } of own) {
      const known = uses.includes('sync.yml') ? syncInputs : manifest.inputs;
      expect(Object.keys(given).filter((input) => known[input] === undefined)).toEqual([]);
      const required = Object.keys(known).filter((input) => known[input]?.required === true);
      expect(required.filter((input) => given[input] === undefined)).toEqual([]);
    }
  });

  test('keeps the token out of the checkout, and pins every action to its commit', () => {
    expect(listUnpinned(workflow)).toEqual([]);
    for (const { uses, with: given } of listSteps(workflow)) {
      if (uses?.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
    }
  });

  test('limits its permissions and its time, and never interrupts a sync', () => {
    expect(workflow.permissions).toBeDefined();
    const running = jobs.filter(({ steps }) => steps !== undefined);
    for (const job of running) expect(job['timeout-minutes']).toBeGreaterThanOrEqual(10);
    const isPreviewOnly = JSON.stringify(workflow.on) === '{"pull_request":null}';
    const groups = running.map((job) => job.concurrency ?? workflow.concurrency);
    expect(groups.filter((group) => group?.['cancel-in-progress'] !== isPreviewOnly)).toEqual([]);
    const isComplete = groups.every((group) => group?.queue === 'max');
    const bases = listSteps(workflow)
      .filter(({ uses }) => uses?.startsWith(ownName))
      .map((step) => step.with?.['base']);
    const isCaughtUp = bases.every((base) => base === 'copilot' || base === 'last-success');
    expect(isPreviewOnly || isComplete || isCaughtUp).toBe(true);
  });
});

test('the description in action.yml is short enough for the Marketplace, and names the field', () => {
  expect(manifest.description.length).toBeLessThan(125);
  expect(manifest.description).toMatch(/AI copilot.*OpenAPI \(Swagger\)/u);
});

test.each(readWorkflows('.github/workflows'))(
  'the workflow %s grants no permissions by default, pins other actions, and has only known inputs',
  (_, workflow) => {
    expect(workflow.permissions).toEqual({});
    expect(listUnpinned(workflow)).toEqual([]);
    const given = listSteps(workflow)
      .filter(({ uses }) => uses === './' || uses?.startsWith(ownName))
      .flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => manifest.inputs[name] === undefined)).toEqual([]);
  },
);

test('the examples for users put all runs that sync a copilot into one group', () => {
  const folders = ['.', 'docs', 'examples', '.github/workflows'];
  const groups = folders
    .flatMap((folder) => ['.md', '.yml'].flatMap((ending) => listFiles(folder, ending)))
    .flatMap((path) => capture(read(path), /\bgroup: *([^,\n]*1f0c2f3e[^,\n]*)/g))
    .map((group) => group.replace("${{ github.event.number || 'sync' }}", 'sync'));
  expect(groups.length).toBeGreaterThan(3);
  expect(new Set(groups)).toEqual(new Set(['copilot-1f0c2f3e-sync']));
});

describe('the schemas', () => {
  const address = `https://raw.githubusercontent.com/${ownName}/main`;

  test.each(listFiles('schema', '.schema.json'))('%s has a permanent URL', (path) => {
    expect(JSON.parse(read(path))).toMatchObject({ $id: `${address}/${path}` });
  });

  test('that users write files for are ready for SchemaStore', () => {
    const entries = JSON.parse(read('schema/catalog.json')) as readonly Record<string, unknown>[];
    expect(entries.map(({ url }) => url)).toEqual([
      `${address}/schema/copilots.schema.json`,
      `${address}/schema/accepted-changes.schema.json`,
    ]);
    for (const entry of entries)
      expect(Object.keys(entry)).toEqual(['name', 'description', 'fileMatch', 'url']);
    expect(JSON.stringify(entries)).toContain(`.github/copilot-accepted.yml`);
  });
});
