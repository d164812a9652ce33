/**
 * Simulates one run of the built action on this machine, with a temporary repository and the fake service: `npm run
 * try`.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest } from '../__tests__/support/runner/action-manifest.ts';
import type { Transcript } from '../__tests__/support/runner/transcript.ts';
import * as copilotsPage from './try/copilots-page.ts';
import { exampleServerUrl } from './try/example-server-url.ts';
import { parseTryFlags, tryUsage } from './try/flags.ts';
import type { TryRequest } from './try/flags.ts';
import * as page from './try/page.ts';
import { createTrial } from './try/trial.ts';
import type { Trial } from './try/trial.ts';

const actionDir = fileURLToPath(new URL('..', import.meta.url));

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the whole run, and returns the exit code that the job would have. */
async function report(request: TryRequest, folder: string): Promise<number> {
  say(page.renderTitle(`Copilot Swagger Sync, simulated with ${basename(request.file)}`));
  say('Uses a temporary repository, a fake service and the built action. Nothing leaves this machine.');
  for (const line of page.renderPatience(request)) say(line);
  const onStep = (step: string): void => {
    say(page.renderStep(step));
  };
  const trial = await createTrial(request, { actionDir, folder, onStep });
  try {
    return await play(trial, request);
  } finally {
    await trial.close();
  }
}

async function play(
  { fakeService, copilots, event, change, run }: Trial,
  request: TryRequest,
): Promise<number> {
  const look = (): readonly copilotsPage.CopilotView[] =>
    copilots.map(({ id, name }) => ({
      id,
      name,
      actions: fakeService.actions(id),
      reach: fakeService.reach(id),
    }));
  const before = look();
  say(page.renderHeading('Before', copilotsPage.renderHoldings(before)));
  say(copilotsPage.renderCopilots(before));

  say(page.renderHeading('Log', `${request.event} on ${event.ref}; ${change}`));
  const transcript = await run((line) => {
    say(page.indent(line));
  });
  await fakeService.settled();

  const { outputs, summary } = transcript.main;
  say(page.renderHeading('Outputs'));
  say(page.renderOutputs(outputs));
  say(page.renderHeading('Job summary', 'Markdown, as GitHub would render it'));
  say(page.indent(`${summary}\n${transcript.post?.summary ?? ''}`));
  say(page.renderHeading('Requests', `as the service received them (${request.behaviour.service})`));
  say(page.renderRequests(fakeService.requests));
  for (const fault of fakeService.unfiredFaults()) say(page.renderUnfired(fault, fakeService.requests));

  const listed = new Set(fakeService.copilots().map(({ id }) => id));
  const ends = look().map((after, index) => ({
    before: before[index]?.actions ?? [],
    after,
    isThere: listed.has(after.id),
  }));
  say(page.renderHeading('After', copilotsPage.renderEndHoldings(ends)));
  say(copilotsPage.renderDifferences(ends));
  for (const line of copilotsPage.renderUnreachable(ends)) say(line);
  say(copilotsPage.renderClosing(transcript, ends));
  if (lacksServer(transcript, request)) {
    say(`To set a server, use --with server-url=${exampleServerUrl}`);
  }
  return transcript.result === 'success' ? 0 : 1;
}

/** Returns whether the run failed because the file has no absolute server. The output then shows the input to set. */
function lacksServer({ main, result }: Transcript, { inputs }: TryRequest): boolean {
  return result !== 'success' && inputs['server-url'] === undefined && main.log.includes('server-url');
}

/** Rejects unknown inputs. GitHub only warns about them, but here they are typos. */
async function failOnUnknownInputs({ inputs }: TryRequest): Promise<void> {
  const { inputs: known } = await readManifest(actionDir);
  const unknown = Object.keys(inputs).find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(`--with "${unknown}": unknown input. Use one of ${[...known.keys()].join(', ')}`);
}

async function main(): Promise<void> {
  // npm starts scripts in the package's folder, and passes the user's folder in INIT_CWD.
  const request = parseTryFlags(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (request === undefined) {
    say(tryUsage);
    return;
  }
  await failOnUnknownInputs(request);
  if (!existsSync(join(actionDir, 'dist/main/index.js'))) {
    throw new Error('dist/main/index.js doesn’t exist. Run `npm run package`');
  }
  const folder = await mkdtemp(join(tmpdir(), 'try-'));
  try {
    process.exitCode = await report(request, folder);
  } finally {
    if (request.keep) say(`\nKept in ${folder}: workspace and server.`);
    else await rm(folder, { recursive: true, force: true });
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`try: ${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write('`npm run try -- --help` lists the flags.\n');
  process.exitCode = 2;
});
