import { parseCommandLine, renderWelcome, usage } from './command-line.ts';
import { startStandIn } from './start-fake-service.ts';

async function main(args: readonly string[]): Promise<void> {
  const options = parseCommandLine(args);
  if (options === undefined) {
    console.log(usage);
    return;
  }
  const standIn = await startStandIn(options);
  console.log(renderWelcome(standIn));
  standIn.onRequest(({ method, path, status, fault }, moment) => {
    if (moment !== 'answered') return;
    console.log(`${method} ${path} -> ${status ?? ''}${fault === undefined ? '' : ` (${fault})`}`);
  });
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`stand-in: ${error instanceof Error ? error.message : String(error)}`);
  console.error('npm run stand-in -- --help lists the flags.');
  process.exitCode = 2;
});
