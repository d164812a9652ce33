import { ServiceFailure } from '../../src/errors.ts';
import { eachCase } from '../support/each-case.ts';
import { createFault } from './fault.ts';
import { fail, listTimes, replace, type Scene } from './scene.ts';

const containing = (text: string) => expect.stringContaining(text) as string;
const synced = { outcome: 'synced' };
const gone = { outcome: 'degraded', result: 'record-removed' };
const handedOver = { outcome: 'degraded', result: 'handed-over-unread' };
const accepted = { ...synced, warnings: [containing('might still be processed')] };
const unlisted = fail('list', 'unlisted', 1, 2);
/** A delete with an unknown effect, and a repeated one that finds nothing. */
const secondIsMissing = [...fail('delete', 'reset-after', 1), ...fail('delete', 'status-404-before', 2)];
const half = fail('delete', 'status-500-after', 1);
/** The import is throttled until the time limit expires. */
const unsent = new ServiceFailure(createFault({ status: 429, applied: 'no', isUnsent: true }));

eachCase<readonly [Scene, object]>({
  'a copilot that is missing at the first delete is reported as gone, not as unchanged': [
    { faults: [...fail('delete', 'status-404-before', 1), ...unlisted] },
    { requests: 'delete list list', ...gone },
  ],
  'on a service without a list, a copilot is reported as gone if a repeated delete finds nothing': [
    { faults: secondIsMissing, hasList: false },
    { requests: 'delete delete', ...gone },
  ],
  'after a repeated delete that finds nothing, a copilot that is still listed is not reported as gone': [
    { faults: secondIsMissing },
    {
      ...{ requests: 'delete delete list', outcome: 'degraded', result: 'unknown' },
      failure: { message: containing('404') },
      log: expect.not.stringContaining('removed copilot') as string,
    },
  ],
  'after a repeated delete that finds nothing, a copilot that is no longer listed is reported as gone': [
    { faults: [...secondIsMissing, ...unlisted] },
    { requests: 'delete delete list list', ...gone, log: containing('"name":"Orders"') },
  ],
  'after a repeated delete that finds nothing, a copilot is reported as gone if the list can’t be read': [
    { faults: [...secondIsMissing, ...fail('list', 'refused', 1)] },
    gone,
  ],
  'the whole sequence is repeated after a rejected import if no other version is left': [
    { faults: fail('import', 'status-401-before', 1), hasPrevious: false },
    { requests: 'delete list import delete list import', ...synced },
  ],
  'the message explains only what failed before the rollback, not what was retried during it': [
    { faults: fail('import', 'refused', 2), isNextBad: true },
    {
      outcome: 'rolled-back',
      failure: { message: 'The import request failed with HTTP 400: “{"error":"refused, 400"}”.' },
    },
  ],
  'a warning follows if the delete was only accepted': [
    { faults: fail('delete', 'status-202-after', 1) },
    accepted,
  ],
  'a warning follows if the import was only accepted': [
    { faults: fail('import', 'status-202-after', 1) },
    accepted,
  ],
  'a removed copilot is explained without the delete that was only accepted': [
    { faults: [...fail('delete', 'status-202-after', 1), ...unlisted] },
    {
      failure: {
        code: 'record-removed',
        message: 'The delete request deleted the copilot itself, not only its actions.',
      },
    },
  ],
  'the sync waits for a service that restarts within 40 s': [
    { faults: [...fail('import', 'refused', 1, 2, 3, 4), ...fail('import', 'status-502-before', 5)] },
    synced,
  ],
  'a signal in a delay lets the next process continue with this delay': [
    { signalAtMs: 1_000, waitMs: 20_000 },
    { last: { step: 'wait', isHandedOver: true } },
  ],
  'the journal keeps the last whole delay, whatever was deleted after it': [
    { faults: fail('import', 'reset-before', 1), signalAtMs: 45_000, waitMs: 20_000 },
    { requests: 'delete list import delete', ...handedOver, replacement: { waitMs: 20_000 } },
  ],
  'the journal leaves all attempts to the next process if a request was never sent': [
    { service: { importActions: () => Promise.reject(unsent) } },
    { requests: 'delete list', ...handedOver, last: { step: 'import', request: 1, actions: 'none' } },
  ],
  'a signal after the delete ends neither the delay nor the import': [
    { signalAtMs: 1_000 },
    { requests: 'delete list import', ...synced, replacement: { waitMs: 5_000 } },
  ],
  'a signal hands the sync over to the post step if it can’t be repeated in time': [
    { signalAtMs: 4_000, faults: fail('import', 'status-503-after', 1) },
    {
      ...{ requests: 'delete list import', ...handedOver, failure: { code: 'interrupted' } },
      last: { isOpen: true, step: 'delete', round: 2 },
    },
  ],
  'a signal allows a short repetition of the sync': [
    { signalAtMs: 500, faults: fail('import', 'status-500-after', 1), waitMs: 1_000 },
    synced,
  ],
  'a signal while a delete that may have been processed is retried does not end as not changed': [
    { signalAtMs: 200, faults: half, waitMs: 20_000 },
    {
      ...{ requests: 'delete', actions: [], ...handedOver, last: { step: 'delete', actions: 'presumed' } },
      state: expect.stringMatching(/^The copilot’s current actions are unknown/) as string,
    },
  ],
  'a signal while a delete that may have been processed is retried allows a short sync': [
    { signalAtMs: 200, faults: half, waitMs: 1_000 },
    synced,
  ],
  'a signal during the delay after a certain failure leaves the copilot unchanged': [
    { signalAtMs: 200, faults: fail('delete', 'refused', 1) },
    { requests: 'delete', outcome: 'aborted' },
  ],
  'the journal states that nothing was sent if a signal comes before the delete': [
    { signalAtMs: 0 },
    { requests: '', last: { isOpen: false, hasSent: false } },
  ],
  'the sync reads the list only after half of the delay, because it may lag behind': [
    { faults: secondIsMissing, waitMs: 12_000 },
    { times: ['0 delete', '600 delete', '6620 list'] },
  ],
  'the sync waits for as long as the service requests': [
    { faults: [{ call: 'delete', nth: 1, name: 'status-503-before', retryAfterS: 9 }] },
    { times: ['0 delete', '9020 delete', '11620 list', '14120 import'] },
  ],
  'the sync gives an import without a response its maximum time before the delete': [
    { faults: fail('import', 'reset-before', 1) },
    { times: ['0 delete', '2600 list', '5100 import', '15100 delete', '17700 list', '20200 import'] },
  ],
  'the sync starts the delay at the last delete that may still be in progress': [
    { faults: fail('delete', 'status-504-before', 1) },
    { times: ['0 delete', '520 delete', '7810 list', '15000 import'] },
  ],
  'the delay that a service requests ends before the journal records a request': [
    { service: { findOpenMs: () => 8_000 } },
    { ...synced, times: ['8000 delete', '10600 list', '13100 import'], first: { writtenAtMs: 8_000 } },
  ],
})('%s', async ([scene, expected]) => {
  const { lines, model, result, written } = await replace(scene);
  const { requests, violations } = model;
  const seen = {
    ...{ requests: requests.map(({ call }) => call).join(' '), times: listTimes(model) },
    ...{ actions: model.actions(), violations, log: lines.join('\n') },
    ...{ first: written[0], last: written.at(-1) },
  };
  expect({ ...result, ...seen }).toMatchObject({ violations: [], ...expected });
});
