import { parseCommandLine, renderWelcome, usage } from '../support/fake-service/command-line.ts';
import { faultNames } from '../support/fake-service/fault.ts';
import { startFakeService } from '../support/fake-service/start-fake-service.ts';

test('without flags, it is the documented management API on port 4010', () => {
  expect(parseCommandLine([])).toEqual({
    port: 4010,
    keys: [{ key: 'fake-service-key' }],
    copilots: [{ name: 'Support assistant' }],
    service: 'contract',
    manner: {},
    faults: [],
  });
});

test('flags select everything else', () => {
  const line = '--port 0 --data d.json --key a --key b --copilot C --delete-removes-record';
  const more = '--propagation 50ms --no-list 405 --fault list:2:hang-before --service head --own-endpoints';
  const late = '--late-import 30s --late-delete 2m --answers text --pause-list-status 503';
  const gateway = '--nginx --gateway 10s --action-list-status 403 --no-actions-delete';
  const single =
    '--action-list-lag 2s --action-list-cache 3s --no-create 404 --no-change 405 --reject a:b:500';
  const model = '--model 200ms --no-embeddings';
  expect(parseCommandLine(`${line} ${more} ${late} ${gateway} ${single} ${model}`.split(' '))).toEqual({
    port: 0,
    dataFile: 'd.json',
    keys: [{ key: 'a' }, { key: 'b' }],
    copilots: [{ name: 'C' }],
    service: 'head',
    manner: {
      recordDelete: 'removes-record',
      hasActionsDelete: false,
      hasOwnEndpoints: true,
    },
    propagationMs: 50,
    lateImportMs: 30_000,
    lateDeleteMs: 120_000,
    actionListLagMs: 2000,
    actionListCacheMs: 3000,
    createStatus: 404,
    changeStatus: 405,
    refusals: [{ name: 'a:b', status: 500 }],
    modelMs: 200,
    embeddings: 'fail',
    answers: 'text',
    listStatus: 405,
    pauseListStatus: 503,
    actionListStatus: 403,
    bodyLimitBytes: 1_048_576,
    gatewayMs: 10_000,
    faults: [{ call: 'list', nth: 2, fault: 'hang-before' }],
  });
});

test('the help names every fault', () => {
  expect(parseCommandLine(['--help'])).toBeUndefined();
  for (const name of faultNames) expect(usage).toContain(name.replace(/^status-\d{3}/u, 'status-NNN'));
});

test.each([
  [['--port', 'http'], /--port "http" is not a whole number/u],
  [['--no-list', '403'], /--no-list "403" is not one of 404, 405, 501/u],
  [['--propagation', '50'], /--propagation "50" is not a time such as 30s, 500ms or 2m/u],
  [['--service', '3'], /--service "3" is not one of contract, 2\.8\.0, head/u],
  [['--reject', 'listOrders'], /--reject "listOrders" is not a name with :400 or :500 behind it/u],
  [['--body-limit', '1m'], /--body-limit "1m" is not a whole number/u],
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
