import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseEvent } from '../change/index.ts';
import { ActionError, explain } from '../errors.ts';
import { findTextField } from '../field.ts';
import { describeOptions, findFailure, renderTerminalText } from '../report/index.ts';
import type { TargetResult } from '../result.ts';
import { createPlainLog, type Runner } from '../runner/index.ts';
import { previewFile, run, type RunPorts, type RunRequest } from '../sync/index.ts';
import { createUsageError, type Invocation, parseArguments } from './parse-arguments.ts';
import { readInputs } from './read-inputs.ts';
import { findRepository, findWorkspace, toWorkspacePath } from './workspace.ts';

/** The parts of the action that a command uses. */
interface Action {
  readonly actionVersion: string;
  readonly createPorts: (
    runner: Pick<Runner, 'catchSignals' | 'env' | 'log' | 'maskSecret' | 'temporaryFolder' | 'workspace'>,
    request: RunRequest & { readonly announcement: { readonly folder: string; readonly report: () => void } },
  ) => RunPorts;
}

/** Runs the command of this process, which changes nothing on the service, and sets the exit code. Never rejects. */
export async function runCommandLine(action: Action): Promise<void> {
  const { log, maskSecret } = createPlainLog((line) => void process.stderr.write(`${line}\n`));
  const fail = (error: unknown): void => {
    const code = error instanceof ActionError ? undefined : findTextField(error, 'code');
    // A reader that has enough, such as `head`, closes the pipe.
    if (code === 'EPIPE') return;
    // A wrong option, a path that can't be written or a full disk isn't a bug.
    const { hint = '', message } = code === undefined ? explain(error) : (error as ActionError);
    log.error(describeOptions(`${message}\n${hint}`.trim()));
    process.exitCode = 2;
  };
  process.stdout.on('error', fail);
  process.stderr.on('error', () => undefined);
  for (const name of ['COPILOT_API_KEY', 'GITHUB_TOKEN']) maskSecret(process.env[name] ?? '');
  try {
    const invocation = parseArguments(process.argv.slice(2));
    if (typeof invocation === 'string') return void process.stdout.write(`${invocation}\n`);
    const exitCode = await runCommand(invocation, action, { log, maskSecret });
    process.exitCode ??= exitCode;
  } catch (error) {
    fail(error);
  }
}

type Logging = Pick<Runner, 'log' | 'maskSecret'>;
const ignore = (): void => undefined;
const runUngrouped: Logging['log']['group'] = (_, work) => work();

async function runCommand(
  invocation: Invocation,
  action: Action,
  { log, maskSecret }: Logging,
): Promise<number> {
  const workspace = findWorkspace(invocation.files);
  const inputs = readInputs(invocation, workspace, log);
  if (inputs.source.kind !== 'workflow')
    throw new TypeError('The command line doesn’t support config files.');
  const { target } = inputs.source;
  // Without a token, no request is sent to GitHub.
  const repository = inputs.githubToken === undefined ? '' : findRepository(invocation.files);
  const request = { inputs, event: parseEvent({ name: '', payload: {}, sha: '', ref: '', repository }) };
  const runner = {
    ...{ env: process.env, temporaryFolder: tmpdir(), workspace, maskSecret },
    log: { ...log, info: ignore, notice: ignore, group: runUngrouped },
    // A signal ends the process at once: there is nothing to finish.
    catchSignals: () => new AbortController().signal,
  };
  // A preview has nothing that a post step could finish.
  const ports = action.createPorts(runner, { ...request, announcement: { folder: '', report: ignore } });
  if (invocation.command === 'preview' || invocation.options.has('base')) {
    return report(await run(target, request, ports), invocation, action);
  }
  const old =
    invocation.command === 'diff' ? toWorkspacePath(invocation.files[0] ?? '', workspace) : undefined;
  const { isOldFaulty, next, result } = await previewFile(target, { old, request }, ports);
  if (next?.ok === true) await writeFiles(invocation, next.body, result);
  const exitCode = await report(result, invocation, action);
  if (next?.ok === true && invocation.format === 'text')
    process.stdout.write(`Actions: ${next.actions.length}.\n`);
  return Math.max(exitCode, Number(isOldFaulty));
}

/** @throws ActionError `bad-input` if a file would replace the OpenAPI file, or an error of the system */
async function writeFiles(invocation: Invocation, output: Uint8Array, { spec }: TargetResult): Promise<void> {
  const { renderOverlayTemplate } = await import(/* webpackChunkName: "report" */ '../report/index.ts');
  const template = renderOverlayTemplate(spec?.readiness?.missingTexts ?? []);
  for (const [name, content] of Object.entries({ output, template })) {
    const path = invocation.options.get(name);
    if (path === undefined) continue;
    if (invocation.files.some((file) => resolve(file) === resolve(path))) {
      throw createUsageError(`\`--${name}\` would overwrite the OpenAPI file.`, invocation.command);
    }
    writeFileSync(path, content);
  }
}

/** Writes the result, and returns the exit code. */
async function report(
  result: TargetResult,
  invocation: Invocation,
  { actionVersion }: Action,
): Promise<number> {
  const { renderOutputs, renderSummary } = await import(
    /* webpackChunkName: "report" */ '../report/index.ts'
  );
  const { env, stdout, versions } = process;
  const hasColors = stdout.isTTY && !env['NO_COLOR'] && stdout.hasColors();
  const context = { eventName: '', workflow: '', source: undefined, isForgetful: false, isGitea: false };
  const run = { ...context, repositoryUrl: undefined, runId: undefined };
  const rendering = {
    text: () => renderTerminalText(result, hasColors),
    markdown: () => renderSummary([result], { ...run, actionVersion, nodeVersion: versions.node }).trimEnd(),
    json: () => renderOutputs([result]).report,
  };
  stdout.write(`${await rendering[invocation.format]()}\n`);
  const { code } = findFailure(result) ?? {};
  if (code === undefined) return isCompared(result, invocation) ? 0 : 2;
  return code === 'spec-invalid' || code === 'breaking-change' ? 1 : 2;
}

/** Returns whether the commit or the copilot to compare with could be read, if the command needs one. */
function isCompared({ change, copilot, liveState }: TargetResult, { command, options }: Invocation): boolean {
  if (options.has('base')) return change?.reason !== 'unknown';
  return command !== 'preview' || (copilot ?? liveState) !== undefined;
}
