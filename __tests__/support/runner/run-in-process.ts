import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Replacement from '../../../src/replacement/index.ts';
import type * as Runner from '../../../src/runner/runner.ts';
import type * as Start from '../../../src/start.ts';
import { projectFolder } from '../folders.ts';
import { recordProcess } from '../jest/process-state.ts';
import { quickWaits } from '../quick-action.ts';
import { createLineSplitter, type EndedProcess } from './run-process.ts';

const sources = pathToFileURL(join(projectFolder, 'src/')).href;
const suffix = '?quick';
const waits = `${sources}replacement/reconcile/waiting-times.ts${suffix}`;

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const resolved = nextResolve(specifier, context);
    const isQuick = context.parentURL?.endsWith(suffix) === true && resolved.url.startsWith(sources);
    return isQuick ? { ...resolved, url: `${resolved.url}${suffix}` } : resolved;
  },
  load: (url, context, nextLoad) => {
    if (url !== waits) return nextLoad(url, context);
    const lines = Object.entries(quickWaits).map(([name, ms]) => `export const ${name} = ${ms};`);
    return { format: 'module', source: lines.join('\n'), shortCircuit: true };
  },
});

/**
 * Imports a second copy of a source file and of its imports, with the same short delays as the copy of dist/. Other
 * tests of the same process use the real delays.
 */
async function importQuickly<T>(path: string): Promise<T> {
  return (await import(`${sources}${path}${suffix}`)) as T;
}

const { createRunner } = await importQuickly<typeof Runner>('runner/runner.ts');
const { findLeftovers } = await importQuickly<typeof Replacement>('replacement/index.ts');
const { start } = await importQuickly<typeof Start>('start.ts');

type Texts = Readonly<Record<string, string>>;

/**
 * Creates the environment of a step without a process: given variables, and workflow commands as output lines, as
 * @actions/core writes them. The suites on dist/ test the same with @actions/core itself.
 */
export function createStepProcess(
  env: Texts,
  onLine: (line: string) => void,
): { readonly process: Runner.StepProcess; readonly hasFailed: () => boolean } {
  let hasFailed = false;
  const issue = (name: string, message: string, properties: object = {}): void => {
    const pairs = Object.entries(properties)
      .filter(([, value]) => value !== undefined)
      .map(
        ([key, value]) => `${key}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
      );
    onLine(`::${name}${pairs.length === 0 ? '' : ` ${pairs.join(',')}`}::${escapeData(message)}`);
  };
  const annotate =
    (name: string): Runner.StepProcess['commands']['error'] =>
    (message, { file, startLine: line, startColumn: col } = {}) => {
      issue(name, String(message), { file, line, col });
    };
  const write =
    (variable: string): Runner.StepProcess['commands']['setOutput'] =>
    (key: string, value: string) => {
      const end = randomUUID();
      appendFileSync(env[variable] ?? '', `${key}<<${end}\n${value}\n${end}\n`);
    };
  const process: Runner.StepProcess = {
    env,
    fail: () => {
      hasFailed = true;
    },
    // No signals are sent here, because interrupted scenarios run on dist/.
    catchSignals: () => new AbortController().signal,
    commands: {
      getInput: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
      info: onLine,
      debug: (message) => {
        issue('debug', message);
      },
      ...{ notice: annotate('notice'), warning: annotate('warning'), error: annotate('error') },
      setSecret: (secret) => {
        issue('add-mask', secret);
      },
      group: async (title, work) => {
        issue('group', title);
        try {
          return await work();
        } finally {
          issue('endgroup', '');
        }
      },
      ...{ setOutput: write('GITHUB_OUTPUT'), saveState: write('GITHUB_STATE') },
    },
  };
  return { process, hasFailed: () => hasFailed };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Runs main or post of the sources in this process, instead of a process on dist/. */
export async function runInProcess(
  step: 'main' | 'post',
  env: Texts,
  feed: (line: string) => void,
): Promise<EndedProcess> {
  const startedMs = performance.now();
  let stdout = '';
  const split = createLineSplitter(feed);
  const { process, hasFailed } = createStepProcess(env, (line) => {
    stdout += `${line}\n`;
    split(Buffer.from(`${line}\n`));
  });
  const findChanges = recordProcess();
  if (step === 'main') await start(createRunner(process));
  else if (findLeftovers(env) !== undefined)
    throw new Error('The post step has work: run this scenario on dist/.');
  const changes = findChanges();
  if (changes.length > 0) throw new Error(`The run has changed this process: ${changes.join(', ')}`);
  return {
    ...{ exitCode: hasFailed() ? 1 : 0, signal: undefined, stdout, stderr: '' },
    durationMs: performance.now() - startedMs,
  };
}
