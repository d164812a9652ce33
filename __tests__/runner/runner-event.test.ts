import { createRunner } from '../../src/runner/runner.ts';
import { createStepProcess } from '../support/runner/run-in-process.ts';

test("the case of an event's name does not matter", () => {
  const { process } = createStepProcess({ GITHUB_EVENT_NAME: 'Pull_Request' }, () => undefined);
  expect(createRunner(process).readEvent().name).toBe('pull_request');
});
