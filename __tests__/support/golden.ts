import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FakeService } from './fake-service/start-fake-service.ts';
import type { Transcript } from './runner/transcript.ts';
import { listReportFaults } from './report-schema.ts';
import { projectFolder } from './folders.ts';

const folder = join(projectFolder, '__tests__', 'golden');

/**
 * Renders everything that users and workflows see of a run as one readable text, with placeholders for varying
 * values.
 */
export function renderTranscript(
  { main, post, result }: Transcript,
  { service, commits }: { readonly service: FakeService; readonly commits: readonly string[] },
): string {
  const { report = '[]', ...outputs } = main.outputs;
  const faults = listReportFaults(report);
  if (faults.length > 0) throw new Error(`The report is not what its schema says: ${faults.join('; ')}`);
  const sections: Readonly<Record<string, readonly string[] | undefined>> = {
    Requests: service.requests.map(({ method, path, status }) => `${method} ${path} ${status ?? '-'}`),
    Log: [main.log.trimEnd()],
    'Log of the post step': post?.log ? [post.log.trimEnd()] : undefined,
    Outputs: Object.entries(outputs).map(([name, value]) => `${name}=${value}`),
    Report: [JSON.stringify(JSON.parse(report), undefined, 1)],
    Summary: [main.summary.trimEnd()],
    'Summary of the post step': post?.summary ? [post.summary.trimEnd()] : undefined,
  };
  const text = [
    `exit code ${main.exitCode ?? 'none'}, post ${post?.exitCode ?? 'none'}, job ${result}`,
    ...Object.entries(sections).flatMap(([title, lines]) =>
      lines === undefined ? [] : [`## ${[title, ...lines].join('\n')}`],
    ),
  ].join('\n\n');
  const named = commits.reduce(
    (all, commit, index) =>
      all.replaceAll(commit, `<commit ${index + 1}>`).replaceAll(commit.slice(0, 7), `<commit ${index + 1}>`),
    text.replaceAll(service.baseUrl, 'http://service'),
  );
  return `${steadyText(named)}\n`;
}

/** Replaces values that vary in every run: times, addresses and generated IDs. */
export function steadyText(text: string): string {
  return (
    text
      .replace(/\b(?:\d+ min )?\d+(?:\.\d+)? m?s\b/gu, '<time>')
      // Release 2.8.0 lists actions in the order of their random IDs.
      .replace(/(?<=^ *Deleting )[A-Z]+ .*(?=\.$)/gmu, (names) => names.split(', ').sort().join(', '))
      // The number of reads during a wait depends on the machine.
      .replace(/^(GET .*\n)\1{2,}/gmu, '$1… and again while it waits\n')
      // A random delay can be zero.
      .replace(/\bRetrying now\b/gu, 'Retrying in <time>')
      // The log omits this line if the random delay is short.
      .replace(/^ *Retrying in <time>\.\n/gmu, '')
      .replace(/("\w+Ms\\?": ?)\d+(?:\.\d+)?/gu, '$1<ms>')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z?/gu, '<moment>')
      .replace(/127\.0\.0\.1:(?:&#8203;)?\d+/gu, '<host>')
      .replace(/Copilot Swagger Sync \d\S*/gu, 'Copilot Swagger Sync <version>')
      .replace(/Node \d+\.\d+\.\d+/gu, 'Node <version>')
      .replace(/[0-9a-f]{24,}\.json/gu, '<file>.json')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/gu, '<id>')
  );
}

/** Returns the approved transcript; `UPDATE_GOLDEN=1` approves the current one. A missing one is empty. */
export function readGolden(name: string, actual: string): string {
  const path = join(folder, `${name}.txt`);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path, actual);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
