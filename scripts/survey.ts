/** Loads every OpenAPI file below a folder, and imports its import document: `npm run survey -- FOLDER`. */
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { loadSpec } from '../src/importer/load-spec.ts';
import type { FileReader } from '../src/ports.ts';
import { listChanges } from '../__tests__/support/equivalence.ts';
import { importActions } from '../__tests__/support/importer.ts';
import { upgrade } from '../__tests__/support/standard-reader.ts';
import { membersOf, type JsonObject } from '../src/syntax/json.ts';

interface Fate {
  readonly file: string;
  readonly state: 'verbatim' | 'rewritten' | 'rejected';
  /** Rules of its errors, or the kinds of rewrites. */
  readonly rules: readonly string[];
  readonly warnings: readonly string[];
  readonly operations: number;
  readonly actions: number;
  /** Reason why an accepted file isn't imported completely, or `undefined`. */
  readonly failure: string | undefined;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly ms: number;
}

const usage = 'npm run survey -- FOLDER';

/** Server for OpenAPI files without an absolute one. */
const serverUrl = 'https://api.example.com';

function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Lists the files that declare an OpenAPI version. Other files may be parts of them. */
function listDescriptions(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:json|ya?ml)$/i.test(name) && statSync(join(folder, name)).isFile())
    .filter((name) =>
      /(?:^|[{,\s])["']?(?:openapi|swagger)["']?\s*:/.test(readFileSync(join(folder, name), 'utf8')),
    )
    .sort();
}

function createReader(folder: string): FileReader {
  return {
    read: (path) => {
      const file = resolve(folder, path);
      const isInside = !relative(folder, file).startsWith('..');
      return Promise.resolve(
        isInside && statSync(file, { throwIfNoEntry: false })?.isFile() === true
          ? readFileSync(file)
          : undefined,
      );
    },
  };
}

async function inspect(file: string, reader: FileReader, folder: string): Promise<Fate> {
  const before = process.cpuUsage();
  const spec = await loadSpec({ path: file, reader, rewrite: 'auto', serverUrl });
  const { user, system } = process.cpuUsage(before);
  const common = {
    file,
    operations: spec.operations.length,
    bytes: statSync(join(folder, file)).size,
    ms: (user + system) / 1000,
  };
  const warnings = spec.problems.filter(({ severity }) => severity === 'warning').map(({ rule }) => rule);
  if (!spec.ok) {
    const rules = spec.problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    return { ...common, state: 'rejected', rules, warnings, actions: 0, failure: undefined, sentBytes: 0 };
  }
  const sent = JSON.parse(Buffer.from(spec.body).toString()) as JsonObject;
  const imported = importActions(sent);
  const actions = imported.ok ? imported.actions.length : 0;
  const isWhole = actions === spec.operations.length;
  // A file in YAML or in several parts has no other reading to compare with.
  const isOne = spec.files.length === 1 && file.endsWith('.json');
  const original = isOne ? membersOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))) : undefined;
  const [change] = original === undefined ? [] : listChanges(await upgrade(original), sent, serverUrl);
  return {
    ...common,
    state: spec.verbatim ? 'verbatim' : 'rewritten',
    rules: spec.rewrites.map(({ rule }) => rule),
    warnings,
    actions,
    failure: imported.ok ? (isWhole ? change : 'operations are missing') : imported.reason,
    sentBytes: spec.body.byteLength,
  };
}

/** Counts the files for each word, the most frequent first. */
function tally(words: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words.flatMap((said) => [...new Set(said)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([word, count]) => `${String(count).padStart(8)}  ${word}`);
}

function sum(fates: readonly Fate[], of: (fate: Fate) => number): number {
  return fates.reduce((total, fate) => total + of(fate), 0);
}

function report(fates: readonly Fate[]): void {
  const rejected = fates.filter(({ state }) => state === 'rejected');
  const accepted = fates.filter(({ state }) => state !== 'rejected');
  const rewritten = accepted.filter(({ state }) => state === 'rewritten');
  const failed = accepted.filter(({ failure }) => failure !== undefined);
  say(
    `${fates.length} OpenAPI files: ${accepted.length} accepted (${accepted.length - rewritten.length} verbatim, ${rewritten.length} rewritten), ${rejected.length} rejected`,
  );
  say(
    `${sum(accepted, ({ operations }) => operations)} operations in, ${sum(accepted, ({ actions }) => actions)} actions out`,
  );
  say(
    `${sum(accepted, ({ bytes }) => bytes)} bytes in, ${sum(accepted, ({ sentBytes }) => sentBytes)} bytes out, ${Math.round(sum(fates, ({ ms }) => ms) / 1000)} s of CPU`,
  );
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['rejected for', tally(rejected.map(({ rules }) => rules))],
    ['rewritten', tally(rewritten.map(({ rules }) => rules))],
    ['warnings', tally(accepted.map(({ warnings }) => warnings))],
    [
      'slowest',
      [...fates]
        .sort((one, other) => other.ms - one.ms)
        .slice(0, 10)
        .map(
          ({ file, ms, bytes }) => `${Math.round(ms).toString().padStart(8)}  ms, ${bytes} bytes: ${file}`,
        ),
    ],
    [
      'ACCEPTED, BUT NOT IMPORTED COMPLETELY OR CORRECTLY',
      failed.map(({ file, failure }) => `${file}: ${failure ?? ''}`),
    ],
  ];
  for (const [title, lines] of lists.filter(([, found]) => found.length > 0))
    say([``, title, ...lines].join('\n'));
  process.exitCode = failed.length > 0 || accepted.length === 0 ? 1 : 0;
}

const [given, ...rest] = process.argv.slice(2);
if (given === undefined || rest.length > 0) {
  say(usage);
  process.exitCode = 2;
} else {
  const folder = realpathSync(given);
  const reader = createReader(folder);
  const fates: Fate[] = [];
  for (const file of listDescriptions(folder)) fates.push(await inspect(file, reader, folder));
  report(fates);
}
