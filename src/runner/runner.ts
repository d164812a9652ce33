import { appendFileSync, readFileSync } from 'node:fs';
import { EOL, tmpdir } from 'node:os';
import * as core from '@actions/core';
import { ActionError } from '../errors.ts';
import { findTextField } from '../field.ts';
import type { Log, WorkflowEvent } from '../ports.ts';
import type { RunContext } from '../report/index.ts';
import { createInterruption } from './interruption.ts';
import { createActionsLog, createPlainLog, type LogCommands } from './log.ts';

type KnownContext = Pick<RunContext, 'actionVersion' | 'source' | 'isForgetful'>;

/** What the runner gives the action and takes from it. Everything written through it is harmless text. */
export interface Runner {
  readonly log: Log;
  /** The environment variables of this step. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The workspace: the folder that the description's path is relative to. */
  readonly workspace: string;
  /** A folder that the runner empties after the job. */
  readonly temporaryFolder: string;
  readonly readInput: (name: string) => string;
  /** The inputs that aren't empty, whether action.yml has them or not. */
  readonly given: GivenInputs;
  /** @throws ActionError `bad-input` where the event file is missing or not JSON */
  readonly readEvent: () => WorkflowEvent;
  /** What the reports need to know of the run, beside what the caller knows. */
  readonly readContext: (known: KnownContext) => RunContext;
  /** From here on the runner prints `***` in the value's place. */
  readonly maskSecret: (value: string) => void;
  readonly setOutput: (name: string, value: string) => void;
  /**
   * Kept for the post step, as the environment variable `STATE_<key>`; survives the death of this process.
   * @throws ActionError `bad-input` where the runner's file for it cannot be written
   */
  readonly saveState: (key: string, value: string) => void;
  readonly writeSummary: (markdown: string) => void;
  /** Fails the step, once this process ends by itself. */
  readonly fail: () => void;
  /** Returns a signal that the runner's first signal to this process aborts. The process no longer dies of it. */
  readonly catchSignals: () => AbortSignal;
}

/** The process that a runner talks to: its environment, its workflow commands and its end. */
export interface StepProcess extends Pick<Runner, 'catchSignals' | 'env' | 'fail'> {
  readonly commands: Commands;
}

/** The functions of @actions/core that are used; named one by one, so that the build leaves out the others. */
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
  // Commands are for runners of GitHub's kind; anywhere else `::add-mask::` would print the very secret.
  const isActions = env['GITHUB_ACTIONS'] === 'true';
  const { log, maskSecret } = isActions ? createActionsLog(commands) : createPlainLog(console.log);
  let hasOutputs = true;
  // A variable that a workflow sets to nothing counts as missing.
  const findText = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  return {
    ...{ log, env, fail, catchSignals },
    workspace: findText('GITHUB_WORKSPACE') ?? process.cwd(),
    temporaryFolder: findText('RUNNER_TEMP') ?? tmpdir(),
    // Shells cannot assign a name with a hyphen, and a key on a command line can be seen by every process.
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
        // The copilot has its actions by now: a report that cannot be written undoes nothing.
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
        const message = `The runner’s file for the post step (GITHUB_STATE) is not there: ${findTextField(cause, 'message') ?? ''}.`;
        const hint =
          'Without it, the post step could not finish what this step leaves open. Run the job again on another runner.';
        throw new ActionError('bad-input', message, { hint, cause });
      }
    },
    writeSummary: (markdown) => {
      // Runners without job summaries leave the variable out; the log has said the same.
      const file = env['GITHUB_STEP_SUMMARY'];
      if (!file) return;
      try {
        // As `core.summary` does it, which is a third of that package's code and otherwise unused here.
        appendFileSync(file, `${markdown}${EOL}`);
      } catch (error) {
        log.warning(`The job summary could not be written (GITHUB_STEP_SUMMARY): ${String(error)}`);
      }
    },
  };
}

interface GivenInputs {
  readonly names: readonly string[];
  /** Whether all of them come from the step itself: act, Gitea and Forgejo pass on those of a composite action. */
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
    const hint = 'The runner writes it before each step; a step before this one may have overwritten it.';
    const message = `The event file “${path}” (GITHUB_EVENT_PATH) cannot be read as JSON.`;
    throw new ActionError('bad-input', message, { hint, cause });
  }
}
