import { join } from 'node:path';
import type { RunnerEvent } from '../../__tests__/support/runner/environment.ts';
import { runAction } from '../../__tests__/support/runner/run-action.ts';
import type { Transcript } from '../../__tests__/support/runner/transcript.ts';
import { startStandIn } from '../../__tests__/support/stand-in/start-stand-in.ts';
import type { StandIn } from '../../__tests__/support/stand-in/start-stand-in.ts';
import { readDescription } from './description.ts';
import { createEarlierVersion } from './earlier-version.ts';
import { createEvent } from './event.ts';
import { syncEarlierVersion } from './first-sync.ts';
import type { TryRequest } from './flags.ts';
import { createRepository } from './repository.ts';

/** Everything that is set up before the action runs. */
export interface Trial {
  readonly standIn: StandIn;
  readonly copilot: { readonly id: string; readonly name: string };
  readonly event: RunnerEvent;
  /** What the commit changes, in words. */
  readonly change: string;
  /** Runs main, then post; `onLine` gets the log as it grows. */
  readonly run: (onLine: (line: string) => void) => Promise<Transcript>;
}

/** A repository with a change in it, checked out at depth 1, and a service whose copilot holds the version before. */
export async function createTrial(
  request: TryRequest,
  { actionDir, folder }: { readonly actionDir: string; readonly folder: string },
): Promise<Trial> {
  const { files, path, bytes } = await readDescription(request.file);
  const earlier = createEarlierVersion(path, bytes);
  const repository = await createRepository(folder, {
    earlier: new Map([...files, [path, earlier.bytes]]),
    given: files,
  });
  const event = createEvent(request.event, repository);
  const workspace = join(folder, 'workspace');
  await repository.checkOut(event.sha, request.event === 'pull_request' ? 'pull/7/merge' : 'main', workspace);

  const dataFile = join(folder, 'stand-in.json');
  await syncEarlierVersion({ actionDir, folder, repository, swaggerFile: path, dataFile }, request);
  const pauseMs = 1000 * Number(request.inputs['wait-seconds'] ?? 5);
  const standIn = await startStandIn({ ...request.behaviour, dataFile, pauseMs });
  const [copilot] = standIn.copilots();
  if (copilot === undefined) throw new Error('the stand-in service lost its copilot');
  return {
    ...{ standIn, copilot, event, change: earlier.change },
    run: (onLine) =>
      runAction({
        ...{ actionDir, event, workspace, onLine },
        inputs: {
          'base-url': standIn.baseUrl,
          'api-key': standIn.key,
          'copilot-id': copilot.id,
          'swagger-file': path,
          ...request.inputs,
        },
        env: { HOME: repository.home },
        secrets: [standIn.key],
      }),
  };
}
