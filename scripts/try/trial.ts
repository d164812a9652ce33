import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startGitHubApi } from '../../__tests__/support/github-api.ts';
import type { RunnerEvent } from '../../__tests__/support/runner/environment.ts';
import { runAction } from '../../__tests__/support/runner/run-action.ts';
import type { Transcript } from '../../__tests__/support/runner/transcript.ts';
import type { CopilotRecord } from '../../__tests__/support/fake-service/record.ts';
import { startFakeService } from '../../__tests__/support/fake-service/start-fake-service.ts';
import type { FakeService } from '../../__tests__/support/fake-service/start-fake-service.ts';
import { createEvent, findMain } from './event.ts';
import { nameCopilot, syncEarlierVersion } from './first-sync.ts';
import type { TryRequest } from './flags.ts';
import { createRepository, repositoryName } from './repository.ts';
import { readSubject } from './read-subject.ts';

/** Everything that is set up before the action runs. */
export interface Trial {
  readonly fakeService: FakeService;
  /** The service's copilots at the start: one, unless a config file names more. */
  readonly copilots: readonly CopilotRecord[];
  readonly event: RunnerEvent;
  /** Description of the commit's change. */
  readonly change: string;
  /** Runs main, then post. `onLine` gets each log line. */
  readonly run: (onLine: (line: string) => void) => Promise<Transcript>;
  readonly close: () => Promise<void>;
}

interface Surroundings {
  readonly actionDir: string;
  readonly folder: string;
  /** Reports the current step, because large files take a long time. */
  readonly onStep?: (step: string) => void;
}

/**
 * Creates a repository with a change, checked out at depth 1, and a service whose copilots have the earlier version.
 */
export async function createTrial(
  request: TryRequest,
  { actionDir, folder, onStep = () => undefined }: Surroundings,
): Promise<Trial> {
  const subject = await readSubject(request);
  const { files, earlier, newer } = subject;
  onStep(`read ${renderFiles(files)}`);
  const repository = await createRepository(folder, {
    earlier: new Map([...files, ...earlier]),
    given: files,
    newer,
  });
  onStep('committed an earlier version and the given one');
  const event = createEvent(request.event, repository);
  const workspace = join(folder, 'workspace');
  await repository.checkOut(event.sha, event.ref, workspace);

  onStep('the action syncs the earlier version');
  const content = await syncEarlierVersion({ actionDir, folder, repository, subject }, request);
  await repository.publish(findMain(request.event, repository));
  const pauseMs = 1000 * Number(request.inputs['wait-seconds'] ?? 5);
  const fakeService = await startFakeService({ ...request.behaviour, content, pauseMs });
  const github = await startGitHubApi({ bare: repository.bare, repository: repositoryName });
  return {
    ...{ fakeService, event, copilots: fakeService.copilots(), change: subject.change },
    run: (onLine) =>
      runAction({
        ...{ actionDir, event, workspace, onLine },
        inputs: {
          'base-url': fakeService.baseUrl,
          'api-key': fakeService.key,
          ...nameCopilot(fakeService, subject),
          ...subject.inputs,
          ...(subject.overlayFiles.length > 0 && { 'overlay-files': subject.overlayFiles.join('\n') }),
          ...request.inputs,
        },
        env: { HOME: repository.home, ...github.env },
        githubToken: `ghs_${randomBytes(18).toString('hex')}`,
        secrets: [fakeService.key],
      }),
    close: async () => {
      await Promise.all([fakeService.close(), github.close()]);
    },
  };
}

function renderFiles(files: ReadonlyMap<string, Buffer>): string {
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${files.size === 1 ? 'one file' : `${files.size} files`}, ${size}`;
}
