import { createRunner } from '../../src/runner/runner.ts';

const own = process.env['GITHUB_EVENT_NAME'];

afterEach(() => {
  if (own === undefined) delete process.env['GITHUB_EVENT_NAME'];
  else process.env['GITHUB_EVENT_NAME'] = own;
});

test('an event’s name is the same in whatever case a server writes it', () => {
  process.env['GITHUB_EVENT_NAME'] = 'Pull_Request';
  expect(createRunner().readEvent().name).toBe('pull_request');
});
