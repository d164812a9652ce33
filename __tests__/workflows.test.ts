import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as WorkflowParser from '@actions/workflow-parser';
import type * as ActionParser from '@actions/workflow-parser/actions/action-parser';
import { build } from 'esbuild';
import { load } from 'js-yaml';
import { listSnippets } from '../scripts/workflow-snippets.ts';
import { projectFolder } from './support/folders.ts';

interface Named {
  readonly name: string;
  readonly text: string;
}

const read = (name: string): Named => ({ name, text: readFileSync(join(projectFolder, name), 'utf8') });

const files = ['.github/workflows', 'examples'].flatMap((folder) =>
  readdirSync(join(projectFolder, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => read(`${folder}/${name}`)),
);
const snippets = listSnippets(projectFolder);

type Parser = Pick<typeof WorkflowParser, 'NoOperationTraceWriter' | 'parseWorkflow'> &
  Pick<typeof ActionParser, 'parseAction'>;

/**
 * Loads the parser from a bundle, because it imports JSON in a way that Node rejects, and one of its packages needs
 * `require`.
 */
async function loadParser(): Promise<Parser> {
  const js = "import { createRequire } from 'node:module'; const require = createRequire('file:///');";
  const options = { bundle: true, write: false, format: 'esm', platform: 'node', banner: { js } } as const;
  const { outputFiles } = await build({
    ...options,
    stdin: {
      contents: `export * from '@actions/workflow-parser'; export * from '@actions/workflow-parser/actions/action-parser';`,
      resolveDir: projectFolder,
    },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Parser;
}

const { NoOperationTraceWriter, parseAction, parseWorkflow } = await loadParser();

type Parse = Parser['parseWorkflow'] | Parser['parseAction'];

/** Lists the errors that GitHub would report before it runs the workflow or the action. */
function listFaults(parse: Parse, { name, text }: Named): readonly string[] {
  const { context } = parse({ name, content: text }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

test.each([...files, ...snippets])('$name is a workflow that GitHub accepts', (workflow) => {
  expect(listFaults(parseWorkflow, workflow)).toEqual([]);
});

test('there are snippets, and a workflow with a typo is invalid, so that the rule above can fail', () => {
  expect(snippets.map(({ name }) => name)).toContain('README.md:1');
  const text =
    'on: push\njobs:\n  sync:\n    runs-on: ubuntu-latest\n    time-out: 5\n    steps: [{ run: exit }]\n';
  expect(listFaults(parseWorkflow, { name: 'slip.yml', text })).toEqual([
    expect.stringContaining("'time-out'"),
  ]);
});

test.each(['action.yml', '.github/actions/expect-afterwards/action.yml'])('runners load %s', (name) => {
  expect(listFaults(parseAction, read(name))).toEqual([]);
});

test('an action with an expression in its description is invalid', () => {
  const { name, text } = read('action.yml');
  const invalid = text.replace('that are synced, after selection.', '${{ steps.sync.outputs.operations }}.');
  const fault = expect.stringContaining('Unrecognized named-value') as string;
  expect(listFaults(parseAction, { name, text: invalid })).toEqual([fault]);
});

interface Inputs {
  readonly inputs: Readonly<Record<string, { readonly default?: string | number | boolean }>>;
}

test('the reusable workflow has every input of the action with its default, except those that the caller provides', () => {
  const action = load(read('action.yml').text) as Inputs;
  const { jobs, on } = load(read('.github/workflows/sync.yml').text) as {
    readonly on: { readonly workflow_call: Inputs };
    readonly jobs: { readonly sync: { readonly steps: readonly { readonly with: object }[] } };
  };
  // A secret, the run's token, and an input that needs a permission of the caller.
  const apart = ['api-key', 'github-token', 'comment'];
  const names = Object.keys(action.inputs).filter((name) => !apart.includes(name));
  const defaults = ({ inputs }: Inputs) =>
    names.map((name) => [name, inputs[name] && String(inputs[name].default ?? '')]);
  // The reusable workflow must catch up on missed changes in many repositories.
  const expected = defaults(action).map(([name, value]) => [name, name === 'base' ? 'last-success' : value]);
  expect(defaults(on.workflow_call)).toEqual(expected);
  const passed = Object.fromEntries(names.map((name) => [name, `\${{ inputs.${name} }}`]));
  expect(jobs.sync.steps.at(-1)?.with).toMatchObject(passed);
});

test.each([
  ['README.md', 'steps.sync.outputs.outcome'],
  ['docs/migrating.md', 'curl'],
])('the step in %s is valid', (page, content) => {
  const [, steps = ''] = /^```yaml\n(- [\s\S]*?)^```/mu.exec(read(page).text) ?? [];
  const indented = steps.replace(/^(?=.)/gmu, '      ');
  const text = `on: push\njobs:\n  sync:\n    runs-on: ubuntu-latest\n    steps:\n${indented}`;
  expect(steps).toContain(content);
  expect(listFaults(parseWorkflow, { name: page, text })).toEqual([]);
});

interface Steps {
  readonly steps?: readonly { readonly run?: string; readonly shell?: string }[];
}

/** Returns every script of the workflow that Bash runs, with expressions replaced, like GitHub's runner. */
function listScripts(text: string): readonly string[] {
  const { jobs } = load(text) as { readonly jobs: Readonly<Record<string, Steps>> };
  return Object.values(jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ shell = 'bash' }) => shell === 'bash')
    .flatMap(({ run }) => (run === undefined ? [] : [run.replace(/\$\{\{.*?\}\}/gsu, 'value')]));
}

test.each(files)('Bash can parse every script of $name', ({ text }) => {
  for (const script of listScripts(text)) {
    const { stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
    expect({ script, stderr }).toEqual({ script, stderr: '' });
  }
});
