import { initialStatus, type ScriptStatus } from '../../src/replacement/script/script-status.ts';
import { documents } from '../simulation/model-service.ts';
import { copilotId } from '../simulation/reconcile/model.ts';
import { eachCase } from '../support/each-case.ts';
import { fail, recoverFrom, type Aftermath } from './scene.ts';

const deleting: ScriptStatus = { ...initialStatus, beganAtMs: -20 };
const settling: ScriptStatus = { ...deleting, step: 'wait', actions: 'none', deletedAtMs: 0 };
const importing: ScriptStatus = { ...settling, step: 'import' };

const containing = (text: string) => expect.stringContaining(text) as string;

const resumed = {
  ...{ ending: { outcome: 'synced' }, copilotName: 'Orders', swaggerFile: 'swagger.json', violations: [] },
  actions: documents.next,
  lines: expect.arrayContaining([
    'The main step ended before the sync did. The post step resumes it.',
  ]) as readonly string[],
};
const restored = { ending: { outcome: 'rolled-back' }, actions: documents.previous, violations: [] };
const untouched = { requests: '', actions: documents.previous };

describe('the post step', () => {
  eachCase<readonly [Aftermath, object]>({
    'deletes again if main died in the delete': [
      { left: deleting },
      { ...resumed, requests: '0 list, 20 delete, 7560 list, 15000 import' },
    ],
    'waits only for the rest of the delay that the main step handed over': [
      { left: { ...settling, isHandedOver: true }, startMs: 3_000 },
      // The model knows of no delete, so its actions stay.
      {
        ...resumed,
        ...{ requests: '3000 list, 3020 list, 5000 import', actions: expect.anything() as unknown },
        violations: [expect.anything()],
      },
    ],
    'deletes again if main died in the delay, because its journal can be outdated': [
      { left: settling },
      { ...resumed, requests: '0 list, 20 delete, 2620 list, 5120 import' },
    ],
    'lets an in-flight import finish before it deletes': [
      { left: importing },
      { ...resumed, requests: '0 list, 15000 delete, 17600 list, 20100 import' },
    ],
    // Two attempts of ten seconds and their delays take more than half of the limit.
    'has no time for the new version after half of the time limit, because the rest is for the previous one':
      [
        { left: deleting, faults: fail('import', 'hang-before', 1, 2), budgetMs: 60_000 },
        { ...restored, requests: expect.stringMatching(/^(?:[^m]*import){3}$/u) as string },
      ],
    'continues the rollback that main began': [{ left: { ...importing, version: 1 } }, restored],
    'does nothing if main finished while it was being stopped': [
      { left: importing, isOpen: false },
      { ...untouched, ending: undefined },
    ],
    'reports an unknown state and how to continue if the journal is gone': [
      {},
      {
        ...untouched,
        ...{ copilotId, ending: { outcome: 'degraded', failure: { hint: containing('re-run this job') } } },
      },
    ],
    'handles its own faults like main': [
      {
        left: deleting,
        faults: [
          ...fail('delete', 'reset-after', 1),
          ...fail('list', 'status-503-before', 1),
          ...fail('import', 'reset-after', 1),
        ],
      },
      resumed,
    ],
    'reports the possible states if the time is over': [
      { left: deleting, faults: fail('delete', 'hang-before', 1, 2, 3, 4, 5), budgetMs: 60_000 },
      {
        ending: {
          outcome: 'degraded',
          state:
            'The copilot’s current actions are unknown: it may have the new or the previous actions, some of them, or none.',
        },
        tookMs: 52_120,
      },
    ],
  })('%s', async ([aftermath, expected]) => {
    expect(await recoverFrom(aftermath)).toMatchObject(expected);
  });
});
