import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import { renderReadme, type Manifest } from '../scripts/readme-tables.ts';
import { outcomes } from '../src/ending.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = read('README.md');
const manifest = load(read('action.yml')) as Manifest;
const ownName = 'OWNER/copilot-swagger-sync';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly 'cancel-in-progress': boolean };
  readonly jobs: Readonly<
    Record<string, { readonly steps?: readonly Step[]; readonly 'timeout-minutes'?: number }>
  >;
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
    ['reason', readUnion('src/change/change.ts', 'ChangeReason')],
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
    const headings = [...readme.matchAll(/^#+ (.+)$/gmu)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replace(/[^\w\s-]/gu, '')
          .replaceAll(' ', '-')}`,
    );
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
    expect(Object.keys(inputs ?? {})).toEqual(['base-url', 'api-key', 'copilot-id', 'swagger-file']);
    expect(first.trim().split('\n')).toHaveLength(18);
  });
});

describe.each(readWorkflows('examples'))('the example %s', (_, workflow) => {
  const own = listSteps(workflow).filter(({ uses }) => uses?.startsWith(ownName));

  test('uses the action with inputs that it has, the required ones among them', () => {
    expect(own).toHaveLength(1);
    const given = Object.keys(own[0]?.with ?? {});
    expect(given.filter((name) => manifest.inputs[name] === undefined)).toEqual([]);
    const required = Object.keys(manifest.inputs).filter((name) => manifest.inputs[name]?.required === true);
    expect(required.filter((name) => !given.includes(name))).toEqual([]);
  });

  test('bounds its permissions and its time, and never cuts a sync short', () => {
    expect(workflow.permissions).toBeDefined();
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThanOrEqual(10);
    const isPreviewOnly = JSON.stringify(workflow.on) === '{"pull_request":null}';
    expect(workflow.concurrency?.['cancel-in-progress']).toBe(isPreviewOnly);
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
      uses === undefined || uses.startsWith('./') ? [] : [uses],
    );
    expect(foreign.filter((uses) => !/@[0-9a-f]{40}$/u.test(uses))).toEqual([]);
  });

  test('gives its own action only inputs that it has', () => {
    const given = listSteps(workflow)
      .filter(({ uses }) => uses === './')
      .flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => manifest.inputs[name] === undefined)).toEqual([]);
  });
});
