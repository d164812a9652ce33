import { runInProcess } from '../support/runner/run-in-process.ts';

test('a scenario that changes the test process fails', async () => {
  const env = { GITHUB_ACTIONS: 'true' };
  const step = runInProcess('main', env, () => {
    process.env['LEFT_BEHIND'] = 'by a scenario';
  });
  await expect(step).rejects.toThrow('LEFT_BEHIND');
  delete process.env['LEFT_BEHIND'];
});
