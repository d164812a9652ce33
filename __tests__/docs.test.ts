import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import { checkShape, type RootSchema } from '../src/config/check-shape.ts';
import type { JsonValue } from '../src/openapi/document/json.ts';
import { renderReadme, type Manifest } from '../scripts/readme-tables.ts';
import { outcomes } from '../src/ending.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = read('README.md');
const manifest = load(read('action.yml')) as Manifest;
const ownName = 'OWNER/copilot-swagger-sync';

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

/** How GitHub links to a heading. */
function toAnchor(heading: string): string {
  return `#${heading
    .toLowerCase()
    .replace(/[^\w\s-]/gu, '')
    .replaceAll(' ', '-')}`;
}

/** Every value of a union type that exists at compile time only. */
function readUnion(path: string, name: string): readonly string[] {
  const [, body = ''] = new RegExp(`type ${name} =([^;]+);`, 'u').exec(read(path)) ?? [];
  return [...body.matchAll(/'([^']+)'/gu)].map(([, value = '']) => value);
}

describe('the tables of the README', () => {
  test('say what action.yml says', async () => {
    const config = await resolveConfig(join(root, 'README.md'));
    expect(await format(renderReadme(readme, manifest), { ...config, parser: 'markdown' })).toBe(readme);
  });

  test('cannot be made where an input has no description', () => {
    const incomplete = { ...manifest, inputs: { ...manifest.inputs, 'new-one': {} } };
    expect(() => renderReadme(readme, incomplete)).toThrow('the input new-one has no description');
  });

  test('cannot be made where the README has lost its markers', () => {
    expect(() => renderReadme('# Title', manifest)).toThrow('<!-- inputs -->');
  });
});

describe('the README', () => {
  test.each([
    ['outcome', outcomes],
    ['reason', readUnion('src/change/verdict.ts', 'ChangeReason')],
  ])('explains every %s in a row of its own', (_, words) => {
    expect(words.length).toBeGreaterThan(7);
    for (const word of words) expect(readme).toMatch(new RegExp(`^\\| \`${word}\` +\\|`, 'mu'));
  });

  test('quotes only messages that the code can say', () => {
    const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(join('src', name)))
      .join('\n')
      .replaceAll('\\`', '`');
    const messages = [...readme.matchAll(/^\| “([^”]+)”/gmu)].map(([, message = '']) => message);
    expect(messages.length).toBeGreaterThan(8);
    const parts = messages.flatMap((message) => message.split('…')).map((part) => part.trim());
    expect(parts.filter((part) => part.length > 3 && !code.includes(part))).toEqual([]);
  });

  test('links to files and headings that are there', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)/gu)].map(([, target = '']) => target);
    const headings = [...readme.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => toAnchor(heading));
    const isThere = (target: string): boolean =>
      target.startsWith('#') ? headings.includes(target) : existsSync(join(root, target));
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const named = [...readme.matchAll(/npm run ([\w:-]+)/gu)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('shows workflows that use only known inputs', () => {
    const [first = ''] = [...readme.matchAll(/```yaml\n(on:[\s\S]*?)```/gu)].map(([, yaml = '']) => yaml);
    const inputs = listSteps(load(first) as Workflow).find(({ uses }) => uses?.startsWith(ownName))?.with;
    expect(Object.keys(inputs ?? {})).toEqual(['base-url', 'api-key', 'copilot-id', 'swagger-file', 'base']);
    expect(first.trim().split('\n')).toHaveLength(19);
  });
});

describe('the guide for fleets', () => {
  const guide = read('docs/fleets.md');
  const blocks = [...guide.matchAll(/^```yaml\n([\s\S]*?)^```/gmu)].map(([, yaml = '']) => yaml);
  const schema = JSON.parse(read('schema/copilots.schema.json')) as RootSchema;

  test('shows the workflows that lie in examples/, letter for letter', () => {
    const workflows = blocks.filter((block) => /^jobs:/mu.test(block));
    const examples = readdirSync(join(root, 'examples')).map((name) => read(`examples/${name}`));
    expect(workflows).toHaveLength(5);
    expect(workflows.filter((workflow) => !examples.includes(workflow))).toEqual([]);
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

  test('links to files and headings that are there', () => {
    const targets = [...guide.matchAll(/\]\((?!https?:)([^)]+)\)/gu)].map(([, target = '']) => target);
    const headings = [...guide.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => toAnchor(heading));
    const isThere = (target: string): boolean =>
      target.startsWith('#') ? headings.includes(target) : existsSync(join(root, 'docs', target));
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
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
