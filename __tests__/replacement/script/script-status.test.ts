import {
  initialStatus,
  resumeStatus,
  type ScriptStatus,
} from '../../../src/replacement/script/script-status.ts';
import { eachCase } from '../../support/each-case.ts';

const emptied = { ...initialStatus, actions: 'none', round: 2, request: 3, beganAtMs: 500 } as const;
const times = { sentAtMs: 1_000, endedAtMs: 61_000 };
const handOver = (step: ScriptStatus['step']): readonly [ScriptStatus, object] => [
  { ...emptied, step, isHandedOver: true },
  // The attempts are counted anew, and the time from the beginning.
  { ...emptied, step, isHandedOver: false, inFlight: {}, round: 1, request: 1 },
];

eachCase<readonly [ScriptStatus, object]>({
  'deletes again after an in-flight delete, which may still take effect': [
    initialStatus,
    { step: 'delete', actions: 'unknown', inFlight: { delete: times }, beganAtMs: 1_000 },
  ],
  'deletes again after the start of a delay, because later requests may not be recorded': [
    { ...emptied, step: 'wait' },
    { step: 'delete', actions: 'none', inFlight: {} },
  ],
  'deletes first after an in-flight import': [
    { ...emptied, step: 'import', version: 1 },
    { step: 'delete', actions: 'unknown', inFlight: { import: times } },
  ],
  'continues with the delete if only the delete was left': handOver('delete'),
  'continues with the delay if only the delay was left': handOver('wait'),
  'continues with the import if only the import was left': handOver('import'),
})('a process that resumes a sync %s', ([left, expected]) => {
  const resumed = resumeStatus(left, { nowMs: 20_000, timeoutMs: 60_000, writtenMs: 1_000 });
  expect(resumed).toMatchObject(expected);
});
