import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
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
import reportSchema from '../schema/report.schema.json' with { type: 'json' };
import type { JsonValue } from '../src/syntax/json.ts';
import { renderSummary } from '../src/report/summary.ts';
import { examples } from './support/example-results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
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

interface Job extends Step {
  /** Absent where the job calls another workflow. */
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
  readonly concurrency?: { readonly 'cancel-in-progress': boolean };
}

interface Workflow {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly 'cancel-in-progress': boolean };
  readonly jobs: Readonly<Record<string, Job>>;
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function readWorkflows(folder: string): readonly (readonly [string, Workflow])[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => [name, load(read(`${folder}/${name}`)) as Workflow] as const);
}

function listSteps(workflow: Workflow): readonly Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps);
}

/** What a copilot's end can be called. */
const { enum: outcomes } = reportSchema.definitions.target.properties.outcome;

/** Every value of a union type that exists at compile time only. */
function readUnion(path: string, name: string): readonly string[] {
  const [, body = ''] = new RegExp(`type ${name} =([^;]+);`, 'u').exec(read(path)) ?? [];
  return [...body.matchAll(/'([^']+)'/gu)].map(([, value = '']) => value);
}

describe('the tables of inputs and outputs', () => {
  test('say what action.yml says', async () => {
    const path = join(root, 'docs', 'inputs-and-outputs.md');
    const document = readFileSync(path, 'utf8');
    const config = await resolveConfig(path);
    const rendered = renderReportFields(renderTables(document, manifest), reportSchema);
    expect(await format(rendered, { ...config, parser: 'markdown' })).toBe(document);
  });

  test('cannot be made where an input has no description', () => {
    const incomplete = { ...manifest, inputs: { ...manifest.inputs, 'new-one': {} } };
    expect(() => renderTables('', incomplete)).toThrow('the input new-one has no description');
  });

  test('cannot be made where a document has lost its markers', () => {
    expect(() => renderTables('# Title', manifest)).toThrow('<!-- inputs -->');
  });
});

test('the table of docs/comparison.md says what the code says', async () => {
  const page = read('docs/comparison.md');
  const config = await resolveConfig(join(root, 'docs/comparison.md'));
  expect(await format(renderComparison(page), { ...config, parser: 'markdown' })).toBe(page);
});

/** README, CONTRIBUTING and docs/, by their path. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map((path) => ({ path, text: read(path) }));
const everything = documents.map(({ text }) => text).join('\n');

test.each(examples)(
  'the summary $name in docs/summaries is what the code writes',
  ({ name, results, run }) => {
    expect(read(`docs/summaries/${name}.md`)).toBe(renderSummary(results, run));
  },
);

test('the README is short enough to be read', () => {
  expect(Buffer.byteLength(readme)).toBeLessThan(14_000);
});

describe('the documents', () => {
  test.each([
    ['outcome', outcomes],
    ['reason', readUnion('src/change/changes.ts', 'ChangeReason')],
  ])('explain every %s in a row of its own', (_, words) => {
    expect(words.length).toBeGreaterThan(7);
    for (const word of words) expect(everything).toMatch(new RegExp(`^\\| \`${word}\` +\\|`, 'mu'));
  });

  test('quote only messages that the code can say', () => {
    const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(join('src', name)))
      .join('\n')
      .replaceAll('\\`', '`');
    const messages = [...everything.matchAll(/^\| “([^”]+)”/gmu)].map(([, message = '']) => message);
    expect(messages.length).toBeGreaterThan(8);
    const parts = messages.flatMap((message) => message.split('…')).map((part) => part.trim());
    expect(parts.filter((part) => part.length > 3 && !code.includes(part))).toEqual([]);
  });

  test('link to files and headings that are there', () => {
    const dead = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:\]\(|src(?:set)?=")(?!https?:)([^)"]+)[)"]/gu)]
        .map(([, target = '']) => target)
        .filter((target) => !isThere(path, target))
        .map((target) => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  test('name only sources that exist', () => {
    const named = [...everything.matchAll(/\b(?:src|scripts|__tests__)\/[\w./-]*\w/gu)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const named = [...everything.matchAll(/npm run ([\w:-]+)/gu)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('show first the smallest workflow that can be pasted, and then a full one', () => {
    const workflows = [...readme.matchAll(/```yaml\n(on:[\s\S]*?)```/gu)].map(
      ([, yaml = '']) => load(yaml) as Workflow,
    );
    const inputs = workflows
      .flatMap(listSteps)
      .flatMap(({ uses, with: given }) => (uses?.startsWith(ownName) ? [Object.keys(given ?? {})] : []));
    const min = ['base-url', 'api-key', 'copilot-id', 'swagger-file'];
    expect(inputs).toEqual([min, [...min, 'base', 'strategy', 'comment', 'fail-on']]);
  });
});

function isThere(from: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!existsSync(join(root, path))) return false;
  if (heading === undefined) return true;
  const headings = [...read(path).matchAll(/^#+ (.+)$/gmu)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return headings.includes(heading);
}

describe('the guide for fleets', () => {
  const guide = read('docs/fleets.md');
  const blocks = [...guide.matchAll(/^```yaml\n([\s\S]*?)^```/gmu)].map(([, yaml = '']) => yaml);
  const schema = JSON.parse(read('schema/copilots.schema.json')) as RootSchema;

  test('shows the workflows that lie in examples/, letter for letter', () => {
    const workflows = blocks.filter((block) => /^jobs:/mu.test(block));
    const files = readdirSync(join(root, 'examples')).map((name) => read(`examples/${name}`));
    expect(workflows).toHaveLength(5);
    expect(workflows.filter((workflow) => !files.includes(workflow))).toEqual([]);
  });

  test('shows config files that the action takes', () => {
    const configs = blocks.filter((block) => /^targets:/mu.test(block));
    expect(configs).toHaveLength(3);
    for (const config of configs) expect(checkShape(load(config) as JsonValue, schema)).toEqual([]);
  });

  test('explains every key of the config file', () => {
    const keys = Object.keys(schema.definitions['target']?.properties ?? {});
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !new RegExp(`^\\|[^|]*\`${key}\``, 'mu').test(guide))).toEqual([]);
  });
});

describe.each(readWorkflows('examples'))('the example %s', (_, workflow) => {
  const jobs = Object.values(workflow.jobs);
  const own = [...listSteps(workflow), ...jobs].filter(({ uses }) => uses?.startsWith(ownName));

  test('uses the action, or the workflow around it, with inputs that it has, the required ones among them', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { uses = '', with: given = {} } of own) {
      const known = uses.includes('sync.yml') ? syncInputs : manifest.inputs;
      expect(Object.keys(given).filter((name) => known[name] === undefined)).toEqual([]);
      const required = Object.keys(known).filter((name) => known[name]?.required === true);
      expect(required.filter((name) => given[name] === undefined)).toEqual([]);
    }
  });

  test('keeps the token out of the checkout, and names every action by its commit', () => {
    const foreign = listSteps(workflow).filter(({ uses }) => uses !== undefined && !uses.startsWith(ownName));
    expect(foreign.filter(({ uses = '' }) => !/@[0-9a-f]{40}$/u.test(uses))).toEqual([]);
    for (const { uses, with: given } of foreign) {
      if (uses?.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
    }
  });

  test('bounds its permissions and its time, and never cuts a sync short', () => {
    expect(workflow.permissions).toBeDefined();
    const running = jobs.filter(({ steps }) => steps !== undefined);
    for (const job of running) expect(job['timeout-minutes']).toBeGreaterThanOrEqual(10);
    const isPreviewOnly = JSON.stringify(workflow.on) === '{"pull_request":null}';
    const groups = running.map((job) => job.concurrency ?? workflow.concurrency);
    expect(groups.filter((group) => group?.['cancel-in-progress'] !== isPreviewOnly)).toEqual([]);
  });
});

test('the description in action.yml is short enough for the Marketplace, and names the field', () => {
  expect(manifest.description.length).toBeLessThan(125);
  expect(manifest.description).toMatch(/AI copilot.*OpenAPI\/Swagger/u);
});

describe.each(readWorkflows('.github/workflows'))('this repository’s workflow %s', (_, workflow) => {
  test('grants nothing but what a job asks for, and runs foreign actions by commit', () => {
    expect(workflow.permissions).toEqual({});
    const foreign = listSteps(workflow).flatMap(({ uses }) =>
      uses === undefined || uses.startsWith('./') || uses.startsWith(ownName) ? [] : [uses],
    );
    expect(foreign.filter((uses) => !/@[0-9a-f]{40}$/u.test(uses))).toEqual([]);
  });

  test('gives its own action only inputs that it has', () => {
    const given = listSteps(workflow)
      .filter(({ uses }) => uses === './' || uses?.startsWith(ownName))
      .flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => manifest.inputs[name] === undefined)).toEqual([]);
  });
});

describe('what readers paste', () => {
  const folders = ['.', 'docs', 'examples', '.github/workflows'];
  const texts = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(?:md|yml)$/.test(name))
      .map((name) => [`${folder}/${name}`, read(`${folder}/${name}`)] as const),
  );

  test('puts all runs that sync a copilot into one group', () => {
    const groups = texts
      .flatMap(([, text]) => [...text.matchAll(/\bgroup: *([^,\n]*1f0c2f3e[^,\n]*)/g)])
      .map(([, group = '']) => group.replace("${{ github.event.number || 'sync' }}", 'sync'));
    expect(groups.length).toBeGreaterThan(3);
    expect(new Set(groups)).toEqual(new Set(['copilot-1f0c2f3e-sync']));
  });
});
