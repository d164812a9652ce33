import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
    result,
    exitCode,
    log,
    annotations,
    outputs,
    summary,
    masks: masks.length,
    post: [post?.exitCode, post?.log],
  };
  const text = steadyText(JSON.stringify(shown, undefined, 1))
    .replace(/\b(?:[0-9a-f]{40}|[0-9a-f]{7})\b/gu, '<commit>')
    .replaceAll(temporaryFolders, '<folder>')
    .replace(/\bcopilot-swagger-sync-[0-9a-f]{16}\b/gu, '<journal>');
  mkdirSync(transcriptFolder(), { recursive: true });
  appendFileSync(unfinishedFile(), `${JSON.stringify(text)}\n`);
}

/**
 * Compares the transcripts of the current test file with those of the other environment, if they exist. Scenarios run
 * at the same time, so their order is random.
 */
export function compareTranscripts(): void {
  if (!existsSync(unfinishedFile())) return;
  renameSync(unfinishedFile(), finishedFile(isOnDist()));
  if (!existsSync(finishedFile(!isOnDist()))) return;
  const [own, others] = [isOnDist(), !isOnDist()].map((place) => readLines(finishedFile(place)));
  expect(own?.filter((text) => !others?.includes(text))).toEqual(
    others?.filter((text) => !own?.includes(text)),
  );
}

function transcriptFolder(): string {
  return join(scratchFolder, 'transcripts', basename(expect.getState().testPath ?? ''));
}

function finishedFile(place: boolean): string {
  return join(transcriptFolder(), place ? 'dist' : 'process');
}

function unfinishedFile(): string {
  return `${finishedFile(isOnDist())}-unfinished`;
}

function readLines(path: string): readonly string[] {
  return readFileSync(path, 'utf8').split('\n').toSorted();
}
