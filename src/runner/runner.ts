import { appendFileSync, readFileSync } from 'node:fs';
import { EOL, tmpdir } from 'node:os';
import * as core from '@actions/core';
import { ActionError } from '../errors.ts';
import { findTextField } from '../field.ts';
import type { Log, WorkflowEvent } from '../ports.ts';
import { createInterruption } from './interruption.ts';
import type { RunContext } from './run-context.ts';
import { createActionsLog, createPlainLog, type LogCommands } from './log.ts';

type KnownContext = Pick<RunContext, 'actionVersion' | 'source' | 'isForgetful'>;

/** The runner's inputs and outputs. All text that is written through it is made harmless. */
export interface Runner {
  readonly log: Log;
  /** The environment variables of this step. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path of the workspace. The paths of OpenAPI files are relative to it. */
  readonly workspace: string;
  /** Path of a folder that the runner empties after the job. */
  readonly temporaryFolder: string;
  readonly readInput: (name: string) => string;
  /** Names of the inputs that aren't empty, including those that action.yml doesn't define. */
  readonly given: GivenInputs;
  /**
   * Reads the event of the run.
   * @throws ActionError `bad-input` if the event file is missing or isn't JSON
   */
  readonly readEvent: () => WorkflowEvent;
  /** Reads the run's data for the reports, in addition to the data that the caller knows. */
  readonly readContext: (known: KnownContext) => RunContext;
  /** Masks the value as `***` in all later output of the job. */
  readonly maskSecret: (value: string) => void;
  readonly setOutput: (name: string, value: string) => void;
  /**
   * Saves a value for the post step, as the environment variable `STATE_<key>`. The value survives the end of this
   * process.
   * @throws ActionError `bad-input` if the runner's state file can't be written
   */
  readonly saveState: (key: string, value: string) => void;
  readonly writeSummary: (markdown: string) => void;
  /** Makes the step fail when this process ends. */
  readonly fail: () => void;
  /** Returns a signal that the first signal to this process aborts. Signals then no longer end the process. */
  readonly catchSignals: () => AbortSignal;
}

/** The process of the step: its environment, its workflow commands and its end. */
export interface StepProcess extends Pick<Runner, 'catchSignals' | 'env' | 'fail'> {
  readonly commands: Commands;
}

/** The functions of @actions/core that are used. They are listed individually, so that the build omits the others. */
type Commands = LogCommands & Pick<typeof core, 'getInput' | 'saveState' | 'setOutput'>;

const { debug, error, getInput, group, info, notice, saveState, setOutput, setSecret, warning } = core;
const ownProcess: StepProcess = {
  env: process.env,
  commands: { debug, error, getInput, group, info, notice, saveState, setOutput, setSecret, warning },
  fail: () => {
    process.exitCode = core.ExitCode.Failure;
  },
  catchSignals: createInterruption,
};

/** Creates the runner of this process, or of another one that is given. */
export function createRunner({ env, commands, fail, catchSignals } = ownProcess): Runner {
  // Only GitHub-compatible runners read commands. On other machines, `::add-mask::` would print the secret.
  const isActions = env['GITHUB_ACTIONS'] === 'true';
  const { log, maskSecret } = isActions ? createActionsLog(commands) : createPlainLog(console.log);
  let hasOutputs = true;
  // A variable with an empty value counts as missing.
  const findText = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  return {
    ...{ log, env, fail, catchSignals },
    workspace: findText('GITHUB_WORKSPACE') ?? process.cwd(),
    temporaryFolder: findText('RUNNER_TEMP') ?? tmpdir(),
    // Shells can't assign names with a hyphen, and every process can read a key on a command line.
    readInput: (name) =>
      commands.getInput(name) || (isActions ? '' : commands.getInput(name.replaceAll('-', '_'))),
    given: readGivenInputs(env, isActions),
    readEvent: () => readEvent(env),
    readContext: (known) => readContext(env, known),
    maskSecret,
    setOutput: (name, value) => {
      if (!isActions && !env['GITHUB_OUTPUT']) return;
      try {
        commands.setOutput(name, value);
      } catch (error) {
        // The copilot has its actions already, so a missing output only causes a warning.
        if (!hasOutputs) return;
        hasOutputs = false;
        log.warning(`The outputs could not be written (GITHUB_OUTPUT): ${String(error)}`);
      }
    },
    saveState: (key, value) => {
      if (!isActions && !env['GITHUB_STATE']) return;
      try {
        commands.saveState(key, value);
      } catch (cause) {
        const message = `The runner’s file for the post step (GITHUB_STATE) can’t be written: ${findTextField(cause, 'message') ?? ''}.`;
        const hint =
          'Without this file, the post step could not finish an interrupted sync. Run the job again on another runner.';
        throw new ActionError('bad-input', message, { hint, cause });
      }
    },
    writeSummary: (markdown) => {
      // Runners without job summaries don't set the variable. The log has the same information.
      const file = env['GITHUB_STEP_SUMMARY'];
      if (!file) return;
      try {
        // `core.summary` does the same, but is a third of that package's code.
        appendFileSync(file, `${markdown}${EOL}`);
      } catch (error) {
        log.warning(`The job summary could not be written (GITHUB_STEP_SUMMARY): ${String(error)}`);
      }
    },
  };
}

interface GivenInputs {
  readonly names: readonly string[];
  /** Whether all inputs belong to this step. act, Gitea and Forgejo also pass those of a composite action. */
  readonly areOwn: boolean;
}

function readGivenInputs(env: Runner['env'], isActions: boolean): GivenInputs {
  const names = Object.entries(env).flatMap(([variable, value = '']) => {
    const [, name = ''] = /^INPUT_(.*)$/i.exec(variable) ?? [];
    return value.trim() === '' || name === '' ? [] : [name.toLowerCase()];
  });
  const isShared = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'].some((name) => env[name]);
  return isActions
    ? { names, areOwn: !isShared }
    : { names: names.map((name) => name.replaceAll('_', '-')), areOwn: false };
}

function readEvent(env: Runner['env']): WorkflowEvent {
  return {
    name: (env['GITHUB_EVENT_NAME'] ?? '').toLowerCase(),
    payload: readPayload(env['GITHUB_EVENT_PATH']),
    sha: env['GITHUB_SHA'] ?? '',
    ref: env['GITHUB_REF'] ?? '',
    repository: env['GITHUB_REPOSITORY'] ?? '',
  };
}

function readContext(env: Runner['env'], known: KnownContext): RunContext {
  const [server, repository] = [env['GITHUB_SERVER_URL'], env['GITHUB_REPOSITORY']];
  return {
    ...known,
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    nodeVersion: process.versions.node,
    repositoryUrl: server && repository ? `${server}/${repository}` : undefined,
    runId: env['GITHUB_RUN_ID'],
    isGitea: env['GITEA_ACTIONS'] === 'true' || env['FORGEJO_ACTIONS'] === 'true',
  };
}

function readPayload(path: string | undefined): Record<string, unknown> {
  if (!path) return {};
  try {
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof payload === 'object' && payload !== null ? { ...payload } : {};
  } catch (cause) {
    const hint =
      'The runner writes this file before each step. An earlier step may have overwritten the file.';
    const message = `The event file “${path}” (GITHUB_EVENT_PATH) can’t be read as JSON.`;
    throw new ActionError('bad-input', message, { hint, cause });
  }
}
