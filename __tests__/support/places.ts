import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { steadyText } from './golden.ts';
import type { Transcript } from './runner/transcript.ts';
import { scratchFolder } from './folders.ts';

/** Whether scenarios run on dist/. In `npm run test:all`, they run on dist/ and in the test process. */
export const isOnDist = (globalThis as { isOnDist?: boolean }).isOnDist === true;

const temporaryFolders = new RegExp(`${RegExp.escape(tmpdir())}/[a-z-]+-\\w{6}`, 'gu');
const transcripts: string[] = [];

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
  transcripts.push(
    steadyText(JSON.stringify(shown, undefined, 1))
      .replace(/\b(?:[0-9a-f]{40}|[0-9a-f]{7})\b/gu, '<commit>')
      .replaceAll(temporaryFolders, '<folder>')
      .replace(/\bcopilot-swagger-sync-[0-9a-f]{16}\b/gu, '<journal>')
      // Errors of Node aren't instances of the Error that the sources have in the test process.
      .replace(/\bError: (?=E[A-Z]+: )/gu, ''),
  );
}

/**
 * Compares the transcripts of a test file with those of the other environment, if they exist. Scenarios run at the
 * same time, so their order is random.
 */
export function compareTranscripts(name: string): void {
  const folder = join(scratchFolder, 'transcripts', name);
  const path = (place: boolean): string => join(folder, place ? 'dist' : 'process');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path(isOnDist), JSON.stringify(transcripts));
  if (!existsSync(path(!isOnDist))) return;
  const others = JSON.parse(readFileSync(path(!isOnDist), 'utf8')) as readonly string[];
  expect(transcripts.filter((text) => !others.includes(text)).toSorted()).toEqual(
    others.filter((text) => !transcripts.includes(text)).toSorted(),
  );
}
