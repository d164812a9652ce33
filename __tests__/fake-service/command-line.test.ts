import { parseCommandLine, renderWelcome, usage } from '../support/fake-service/cli.ts';
import { faultNames } from '../support/fake-service/fault.ts';
import { startFakeService } from '../support/fake-service/start-fake-service.ts';

test('without flags, it is the documented management API on port 4010', () => {
  expect(parseCommandLine([])).toEqual({ port: 4010, service: 'contract', faults: [] });
});

test('flags select everything else', () => {
  const line = '--port 0 --copilot C --service head --action-list --fault list:2:hang-before';
  const more = '--set lateImportMs=30000 --set answers=text --set pauseListStatus=503';
  expect(parseCommandLine(`${line} ${more}`.split(' '))).toEqual({
    port: 0,
    copilots: [{ name: 'C' }],
    service: 'head',
    ...{
      hasActionList: true,
      hasActionsDelete: true,
      lateImportMs: 30_000,
      answers: 'text',
      pauseListStatus: 503,
    },
    faults: [{ call: 'list', nth: 2, fault: 'hang-before' }],
  });
});

test('the help names every fault', () => {
  expect(parseCommandLine(['--help'])).toBeUndefined();
  for (const name of faultNames) expect(usage).toContain(name.replace(/^status-\d{3}/u, 'status-NNN'));
});

test.each([
  [['--port', 'http'], /--port "http" is not a whole number/u],
  [['--service', '3'], /--service "3" is not one of contract, 2\.8\.0, head/u],
  [
    ['--set', 'pauseListStatus=403'],
    /--set "pauseListStatus=403" is not one of .*pauseListStatus=429\|500\|503/u,
  ],
  [['--set', 'bodyLimitBytes=1m'], /"bodyLimitBytes=1m" is not one of .*bodyLimitBytes=N/u],
  [['--set', 'constructor=1'], /"constructor=1" is not one of/u],
])('%j is rejected', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message);
});

test('the welcome text contains the lines for a workflow', async () => {
  const fakeService = await startFakeService();
  await fakeService.close();

  const id = fakeService.copilots()[0]?.id ?? 'none';
  for (const line of [`base-url: ${fakeService.baseUrl}`, 'api-key: fake-service-key', `copilot-id: ${id}`]) {
    expect(renderWelcome(fakeService)).toContain(`          ${line}\n`);
  }
});
