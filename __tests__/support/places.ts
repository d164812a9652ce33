import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { steadyText } from './golden.ts';
import type { Transcript } from './runner/transcript.ts';
import { scratchFolder } from './folders.ts';

/** Returns whether scenarios run on dist/. In `npm run test:all`, they run on dist/ and in the test process. */
export function isOnDist(): boolean {
  return (globalThis as { isOnDist?: boolean }).isOnDist === true;
}

const temporaryFolders = new RegExp(`${RegExp.escape(tmpdir())}/[a-z-]+-\\w{6}`, 'gu');

/** Records the transcript of a scenario, to compare it with the one of the other environment. */
export function recordTranscript({ main, post, result }: Transcript): void {
  const { exitCode, log, annotations, outputs, summary, masks } = main;
  // Keys and tokens are random, and some commits contain random IDs.
  const shown = {
    ...{ result, exitCode, log, annotations, outputs, summary, masks: masks.length },
    post: [post?.exitCode, post?.log],
  };
  const text = steadyText(JSON.stringify(shown, undefined, 1))
    .replace(/\b(?:[0-9a-f]{40}|[0-9a-f]{7})\b/gu, '<commit>')
    .replaceAll(temporaryFolders, '<folder>')
    .replace(/\bcopilot-swagger-sync-[0-9a-f]{16}\b/gu, '<journal>');
  mkdirSync(dirname(nameFile('unfinished')), { recursive: true });
  appendFileSync(nameFile('unfinished'), `${JSON.stringify(text)}\n`);
}

/**
 * Compares the transcripts of the current test file with those of the other environment, if they exist. Scenarios run
 * at the same time, so their order is random.
 */
export function compareTranscripts(): void {
  if (!existsSync(nameFile('unfinished'))) return;
  renameSync(nameFile('unfinished'), nameFile('finished'));
  if (!existsSync(nameFile('finished', !isOnDist()))) return;
  const [own, others] = [isOnDist(), !isOnDist()].map((place) =>
    readFileSync(nameFile('finished', place), 'utf8').split('\n').toSorted(),
  );
  expect(own?.filter((text) => !others?.includes(text))).toEqual(
    others?.filter((text) => !own?.includes(text)),
  );
}

function nameFile(state: 'finished' | 'unfinished', place = isOnDist()): string {
  const testFile = basename(expect.getState().testPath ?? '');
  return join(scratchFolder, 'transcripts', testFile, `${place ? 'dist' : 'process'}-${state}`);
}
