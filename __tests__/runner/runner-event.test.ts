import { createRunner } from '../../src/runner/runner.ts';
import { createStepProcess } from '../support/runner/run-in-process.ts';

test('an event’s name is the same in whatever case a server writes it', () => {
  const { process } = createStepProcess({ GITHUB_EVENT_NAME: 'Pull_Request' }, () => undefined);
  expect(createRunner(process).readEvent().name).toBe('pull_request');
});
