import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAction } from '../../__tests__/support/runner/run-action.ts';
import { startFakeService } from '../../__tests__/support/fake-service/start-fake-service.ts';
import type { FakeService } from '../../__tests__/support/fake-service/start-fake-service.ts';
import { createEvent } from './event.ts';
import { exampleServerUrl } from './example-server-url.ts';
import type { TryRequest } from './flags.ts';
import type { Repository } from './repository.ts';
import type { Subject } from './subject.ts';

interface FirstSync {
  readonly actionDir: string;
  readonly folder: string;
  readonly repository: Repository;
  readonly subject: Subject;
}

/**
 * Fills the copilot with the action itself, which syncs the earlier version, and returns the content of the service.
 * If the earlier version can't be synced, the copilot stays empty.
 */
export async function syncEarlierVersion(
  { actionDir, folder, repository, subject }: FirstSync,
  { inputs, behaviour }: Pick<TryRequest, 'inputs' | 'behaviour'>,
): Promise<FakeService['content']> {
  const workspace = join(folder, 'first-workspace');
  await repository.checkOut(repository.before, 'refs/heads/main', workspace);
  for (const [path, bytes] of subject.firstFiles) await writeFile(join(workspace, path), bytes);
  const { service, hasActionList } = behaviour;
  const fakeService = await startFakeService({
    ...{ copilots: subject.copilots, service },
    ...(hasActionList === true && { hasActionList, hasActionsDelete: true }),
    // The copilot must not be deleted in this run, whatever the next run simulates.
    recordDelete: 'empties',
  });
  try {
    await runAction({
      ...{ actionDir, workspace, env: { HOME: repository.home } },
      event: createEvent('workflow_dispatch', { ...repository, after: repository.before }),
      inputs: {
        'base-url': fakeService.baseUrl,
        'api-key': fakeService.key,
        ...nameCopilot(fakeService, subject),
        ...subject.inputs,
        ...keep(inputs, 'rewrite', 'environment'),
        'wait-seconds': '0',
        'max-attempts': '1',
        'max-parallel': '16',
        // The copilot needs actions, even if the next run has no server to use.
        'server-url': inputs['server-url'] ?? exampleServerUrl,
      },
    });
  } finally {
    await fakeService.close();
  }
  return fakeService.content;
}

/** Returns the input `copilot-id`. A config file contains the IDs itself. */
export function nameCopilot(fakeService: FakeService, { inputs }: Subject): Readonly<Record<string, string>> {
  if (inputs['config-file'] !== undefined) return {};
  return { 'copilot-id': fakeService.copilots()[0]?.id ?? '' };
}

function keep(
  inputs: Readonly<Record<string, string>>,
  ...names: readonly string[]
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.includes(name)));
}
