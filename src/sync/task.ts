import type { Change, ChangeQuery, RunEvent } from '../change/index.ts';
import type { Inputs, Target } from '../inputs.ts';
import { isPublicHost } from '../reach.ts';
import type { AcceptedSource } from './accepted-changes.ts';

/** One target of a run, with the decision on its file. */
export interface Task extends Pick<Inputs, 'maxAttempts' | 'timeoutMs'> {
  /** Index of the target in the run, from 0. */
  readonly index: number;
  readonly target: Target;
  readonly change: Change;
  /** Whether no request may be sent that changes the service. */
  readonly isPreview: boolean;
  readonly hasKey: boolean;
  /** Whether an outside contributor triggered the run and can read its log, so that copilots aren't listed. */
  readonly hidesCopilotNames?: boolean;
  /** File of accepted changes, or `undefined` if breaking changes don't block the sync. */
  readonly accepted: AcceptedSource | undefined;
  /** Whether to read the copilot's current actions, if the service can list them. */
  readonly readsActionList: boolean;
  /** Servers to warn of, because a copilot can't call them; `undefined` for no warning. */
  readonly warnsOfServer?: 'always' | 'if-not-private' | undefined;
}

export interface RunRequest {
  readonly inputs: Inputs;
  readonly event: RunEvent;
  /** Whether this is a trial (`npm run try`), in which no copilot calls the servers of the file. */
  readonly isTrial?: boolean;
}

export function createChangeQuery({ event, inputs }: RunRequest, targets: readonly Target[]): ChangeQuery {
  const { base, dryRun, force, source } = inputs;
  const isSelection =
    source.kind === 'config' && (source.query.shard !== undefined || source.query.copilotIds.length > 0);
  const accepted = locateAccepted({ event, inputs });
  return {
    event,
    targets,
    // With a config file, the inputs can't select operations.
    selection: source.kind === 'config' ? undefined : { kind: 'workflow' },
    acceptedFiles: accepted === undefined ? [] : [accepted.file],
    force,
    dryRun,
    isPart: dryRun || isSelection,
    base,
  };
}

/** Returns the file of accepted changes, or `undefined` if breaking changes don't block the sync. */
function locateAccepted({ event, inputs: { accepted, failOn } }: RunRequest): AcceptedSource | undefined {
  return failOn === 'none' ? undefined : { file: accepted, commit: event.trustedCommit };
}

function decideServerWarning({ inputs, isTrial = false }: RunRequest): Task['warnsOfServer'] {
  if (isTrial) return undefined;
  return isPublicHost(inputs.baseUrl.hostname) ? 'always' : 'if-not-private';
}

export function createTask(target: Target, change: Change, request: RunRequest, index = 0): Task {
  const { event, inputs } = request;
  const { apiKey, dryRun, actionList, maxAttempts, timeoutMs } = inputs;
  return {
    index,
    target,
    change,
    isPreview: dryRun || change.preview,
    hasKey: apiKey !== undefined,
    hidesCopilotNames: change.preview && event.kind !== 'pull-request',
    accepted: locateAccepted(request),
    maxAttempts,
    timeoutMs,
    readsActionList: actionList === 'auto',
    warnsOfServer: decideServerWarning(request),
  };
}

/** Whether both `base: copilot` and `fail-on: breaking` are set. */
export function isGated({ accepted, change }: Task): boolean {
  return accepted !== undefined && change.asksCopilot === true;
}
