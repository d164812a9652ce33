import { join } from 'node:path';
import { runAction } from '../../__tests__/support/runner/run-action.ts';
import { startStandIn } from '../../__tests__/support/stand-in/start-stand-in.ts';
import { createEvent } from './event.ts';
import { exampleServerUrl } from './flags.ts';
import type { TryRequest } from './flags.ts';
import type { Repository } from './repository.ts';

interface FirstSync {
  readonly actionDir: string;
  readonly folder: string;
  readonly repository: Repository;
  readonly swaggerFile: string;
  readonly dataFile: string;
}

/**
 * Fills the copilot the way it got its actions in real life: the action itself synced the earlier version. The
 * service's data end up in `dataFile`. Where the earlier version cannot be synced, the copilot stays empty.
 */
export async function syncEarlierVersion(
  { actionDir, folder, repository, swaggerFile, dataFile }: FirstSync,
  { inputs, behaviour }: Pick<TryRequest, 'inputs' | 'behaviour'>,
): Promise<void> {
  const workspace = join(folder, 'first-workspace');
  await repository.checkOut(repository.before, 'refs/heads/main', workspace);
  const { service, manner } = behaviour;
  const standIn = await startStandIn({
    ...{ copilots: [{ name: 'Support assistant' }], dataFile, service },
    // Whatever the run to come is to meet, the copilot must survive this one.
    manner: { ...manner, recordDelete: 'empties' },
  });
  try {
    await runAction({
      ...{ actionDir, workspace, env: { HOME: repository.home } },
      event: createEvent('workflow_dispatch', { ...repository, after: repository.before }),
      inputs: {
        'base-url': standIn.baseUrl,
        'api-key': standIn.key,
        'copilot-id': standIn.copilots()[0]?.id ?? '',
        'swagger-file': swaggerFile,
        'wait-seconds': '0',
        'max-attempts': '1',
        // The copilot got its actions somehow, even where the run to come has no server to use.
        'server-url': inputs['server-url'] ?? exampleServerUrl,
        ...(inputs['prepare'] === undefined ? {} : { prepare: inputs['prepare'] }),
      },
    });
  } finally {
    await standIn.close();
  }
}
