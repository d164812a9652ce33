import type { Change, ChangeQuery, RunEvent } from '../change/index.ts';
import type { Inputs, Target } from '../inputs.ts';
import { isPublicHost } from '../reach.ts';
import type { AcceptedSource } from './accepted-changes.ts';

/** One target of a run, with the verdict on its file. */
export interface Task extends Pick<Inputs, 'maxAttempts' | 'timeoutMs'> {
  /** Which of the run's targets this is; counts from 0. */
  readonly index: number;
  readonly target: Target;
  readonly change: Change;
  /** Nothing may be sent that changes the service. */
  readonly isPreview: boolean;
  readonly hasKey: boolean;
  /** A stranger caused the run, and reads what it says: nothing is told that only the key's owner should know. */
  readonly isForStrangers?: boolean;
  /** Where people write what they accept; undefined: nothing is refused for what it breaks. */
  readonly accepted: AcceptedSource | undefined;
  /** What the copilot holds is asked for, where the service shows it. */
  readonly readsActionList: boolean;
  /** Whether to warn of a server that a copilot can't call, and where the service is. */
  readonly warnsOfServer?: 'always' | 'if-not-private' | undefined;
}

export interface RunRequest {
  readonly inputs: Inputs;
  readonly event: RunEvent;
  /** `npm run try`: no copilot calls the servers of the file. */
  readonly isTrial?: boolean;
}

export function createChangeQuery({ event, inputs }: RunRequest, targets: readonly Target[]): ChangeQuery {
  const { base, dryRun, force, source } = inputs;
  const isSelection =
    source.kind === 'config' && (source.query.shard !== undefined || source.query.copilotIds.length > 0);
  const accepted = locateAccepted({ event, inputs });
  return {
    event,
    files: targets.map(({ swaggerFile }) => swaggerFile),
    overlayFiles: targets.map(({ overlayFiles }) => overlayFiles),
    // With a config file, the inputs can't select operations.
    selection: source.kind === 'config' ? undefined : { kind: 'workflow' },
    acceptedFile: accepted === undefined ? [] : [accepted.file],
    force,
    dryRun,
    isPart: dryRun || isSelection,
    base,
  };
}

/** Undefined where nothing is refused for what it breaks. */
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
    isForStrangers: change.preview && event.kind !== 'pull-request',
    accepted: locateAccepted(request),
    maxAttempts,
    timeoutMs,
    readsActionList: actionList === 'auto',
    warnsOfServer: decideServerWarning(request),
  };
}
