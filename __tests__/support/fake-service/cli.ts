import { parseCommandLine, renderWelcome, usage } from './command-line.ts';
import { startFakeService } from './start-fake-service.ts';

async function main(args: readonly string[]): Promise<void> {
  const options = parseCommandLine(args);
  if (options === undefined) {
    console.log(usage);
    return;
  }
  const fakeService = await startFakeService(options);
  console.log(renderWelcome(fakeService));
  fakeService.onRequest(({ method, path, status, fault }, moment) => {
    if (moment !== 'answered') return;
    console.log(`${method} ${path} -> ${status ?? ''}${fault === undefined ? '' : ` (${fault})`}`);
  });
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`fake service: ${error instanceof Error ? error.message : String(error)}`);
  console.error('npm run fake-service -- --help lists the flags.');
  process.exitCode = 2;
});
