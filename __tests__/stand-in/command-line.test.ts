import { parseCommandLine, renderWelcome, usage } from '../support/stand-in/command-line.ts';
import { faultNames } from '../support/stand-in/fault.ts';
import { startStandIn } from '../support/stand-in/start-stand-in.ts';

test('without flags it is the contract on port 4010', () => {
  expect(parseCommandLine([])).toEqual({
    port: 4010,
    keys: [{ key: 'stand-in-key' }],
    copilots: [{ name: 'Support assistant' }],
    strictImport: false,
    deleteRemovesRecord: false,
    propagationMs: 0,
    faults: [],
  });
});

test('flags choose everything else', () => {
  const line = '--port 0 --data d.json --key a --key b --copilot C --strict-import --delete-removes-record';
  const more = '--propagation-ms 50 --no-list 405 --fault list:2:hang-before';
  expect(parseCommandLine(`${line} ${more}`.split(' '))).toEqual({
    port: 0,
    dataFile: 'd.json',
    keys: [{ key: 'a' }, { key: 'b' }],
    copilots: [{ name: 'C' }],
    strictImport: true,
    deleteRemovesRecord: true,
    propagationMs: 50,
    listStatus: 405,
    faults: [{ call: 'list', nth: 2, fault: 'hang-before' }],
  });
});

test('help names every fault', () => {
  expect(parseCommandLine(['--help'])).toBeUndefined();
  for (const name of faultNames) expect(usage).toContain(name.replace(/^status-\d{3}/u, 'status-NNN'));
});

test.each([
  [['--port', 'http'], /--port "http" is not a whole number/u],
  [['--no-list', '403'], /--no-list "403" is not 404, 405 or 501/u],
  [['--propagation-ms', '-1'], /--propagation-ms/u],
])('%j is refused', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message);
});

test('the welcome holds the lines for a workflow', async () => {
  const standIn = await startStandIn();
  await standIn.close();

  const id = standIn.copilots()[0]?.id ?? 'none';
  for (const line of [`base-url: ${standIn.baseUrl}`, 'api-key: stand-in-key', `copilot-id: ${id}`]) {
    expect(renderWelcome(standIn)).toContain(`          ${line}\n`);
  }
});
