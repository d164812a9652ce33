import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as WorkflowParser from '@actions/workflow-parser';
import type * as ActionParser from '@actions/workflow-parser/actions/action-parser';
import { build } from 'esbuild';
import { load } from 'js-yaml';
import { listSnippets } from '../scripts/workflow-snippets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['.github/workflows', 'examples'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => {
      const path = `${folder}/${name}`;
      return { name: path, text: readFileSync(join(root, path), 'utf8') };
    }),
);

const actions = ['action.yml', '.github/actions/expect-afterwards/action.yml'].map((name) => ({
  name,
  text: readFileSync(join(root, name), 'utf8'),
}));

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
      resolveDir: root,
    },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Parser;
}

const { NoOperationTraceWriter, parseAction, parseWorkflow } = await loadParser();

interface Named {
  readonly name: string;
  readonly text: string;
}

/** Lists the errors that GitHub would report before it runs the workflow. */
function listFaults({ name, text }: Named): readonly string[] {
  const { context } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

test.each([...files, ...listSnippets(root)])('$name is a workflow that GitHub accepts', (workflow) => {
  expect(listFaults(workflow)).toEqual([]);
});

/**
 * Lists the errors that the runner would report about the action's metadata. An expression in a text makes it reject
 * the action.
 */
function listActionFaults({ name, text }: Named): readonly string[] {
  const { context } = parseAction({ name, content: text }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

test.each(actions)('$name is an action that runners load', (action) => {
  expect(listActionFaults(action)).toEqual([]);
});

test('an action with an expression in its description is invalid', () => {
  const [action] = actions;
  const text = (action?.text ?? '').replace(
    'Number of operations that are synced, after selection.',
    'Use ${{ steps.sync.outputs.operations }}.',
  );
  expect(listActionFaults({ name: 'action.yml', text })).toEqual([
    expect.stringContaining('Unrecognized named-value'),
  ]);
});

test('a workflow with a typo is invalid', () => {
  const text =
    'on: push\njobs:\n  sync:\n    runs-on: ubuntu-latest\n    time-out: 5\n    steps: [{ run: exit }]\n';
  expect(listFaults({ name: 'slip.yml', text })).toEqual([expect.stringContaining("'time-out'")]);
});

interface Input {
  readonly default?: string | number | boolean;
}

test('the reusable workflow has every input of the action with its default, except those that the caller provides', () => {
  const read = (name: string): unknown => load(readFileSync(join(root, name), 'utf8'));
  const action = read('action.yml') as { readonly inputs: Readonly<Record<string, Input>> };
  const workflow = read('.github/workflows/sync.yml') as {
    readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, Input>> } };
    readonly jobs: {
      readonly sync: { readonly steps: readonly { readonly with: Readonly<Record<string, string>> }[] };
    };
  };
  // A secret, the run's token, and an input that needs a permission of the caller.
  const apart = ['api-key', 'github-token', 'comment'];
  const names = Object.keys(action.inputs).filter((name) => !apart.includes(name));
  const defaults = ({ inputs }: { readonly inputs: Readonly<Record<string, Input>> }) =>
    names.map((name) => [name, inputs[name] && String(inputs[name].default ?? '')]);
  // The reusable workflow must catch up on missed changes in many repositories.
  const expected = defaults(action).map(([name, value]) => [name, name === 'base' ? 'last-success' : value]);
  expect(defaults(workflow.on.workflow_call)).toEqual(expected);
  const passed = workflow.jobs.sync.steps.at(-1)?.with ?? {};
  expect(names.filter((name) => passed[name] !== `\${{ inputs.${name} }}`)).toEqual([]);
});

test.each([
  ['README.md', 'steps.sync.outputs.outcome'],
  ['docs/migrating.md', 'curl'],
])('the step in %s is valid', (page, content) => {
  const text = readFileSync(join(root, page), 'utf8');
  const [, steps = ''] = /^```yaml\n(- [\s\S]*?)^```/mu.exec(text) ?? [];
  const indented = steps.replace(/^(?=.)/gmu, '      ');
  const workflow = `on: push\njobs:\n  sync:\n    runs-on: ubuntu-latest\n    steps:\n${indented}`;
  expect(steps).toContain(content);
  expect(listFaults({ name: page, text: workflow })).toEqual([]);
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

test('there are snippets, so that the rules above can fail', () => {
  expect(listSnippets(root).map(({ name }) => name)).toContain('README.md:1');
});
