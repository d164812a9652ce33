import { readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { pushEvent } from '../support/events.ts';
import { runCommandLineProcess } from '../cli/run-command-line.ts';
import { createWorld } from '../support/world.ts';

const folder = join(process.env['CORPUS'] ?? '', 'valid');
const pairs = 20;
const maxBytes = 3_000_000;

/** Returns the first files with operations on several paths. */
function selectFiles(): readonly string[] {
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).size <= maxBytes);
  const isFit = (name: string): boolean => {
    const { paths = {} } = read(name) as Partial<Document>;
    return Object.values(paths).filter(({ get }) => get !== undefined).length > 2;
  };
  return names.sort().filter(isFit).slice(0, pairs);
}

interface PathItem {
  get?: { description?: string; parameters?: unknown[] };
}
type Document = Record<string, unknown> & { paths: Record<string, PathItem> };

function read(file: string): Document {
  return load(readFileSync(join(folder, file), 'utf8')) as Document;
}

/** Returns a next version: without the first path, with a path, a required parameter and another text. */
function edit(document: Document): Document {
  const next = structuredClone(document);
  const [first = '', ...others] = Object.keys(next.paths);
  const [one, two] = others.flatMap((path) => next.paths[path]?.get ?? []);
  if (others.length > 0)
    next.paths = Object.fromEntries(Object.entries(next.paths).filter(([path]) => path !== first));
  const parameter = { name: 'addedByTest', in: 'query', required: true };
  const schema = 'swagger' in document ? { type: 'string' } : { schema: { type: 'string' } };
  one?.parameters?.push({ ...parameter, ...schema });
  if (two !== undefined) two.description = 'Another text.';
  next.paths['/added-by-test'] = structuredClone(document.paths[first] ?? {});
  return next;
}

/** Returns the part of a report that `diff` and the action have in common. */
function pickChanges(report: string): Readonly<Record<string, unknown>> {
  const [found = {}] = JSON.parse(report) as readonly Readonly<Record<string, unknown>>[];
  const { added, breaking, lists, modified, removed } = found;
  return { added, breaking, lists, modified, removed };
}

test.each(selectFiles())('`diff` reports the changes of %s as the action does', async (file) => {
  const before = read(file);
  const [older, newer] = [JSON.stringify(before), JSON.stringify(edit(before))];
  const workspace = await mkdtemp(join(tmpdir(), 'cli-corpus-'));
  const world = await createWorld({ isInProcess: true });
  try {
    await writeFile(join(workspace, 'old.json'), older);
    await writeFile(join(workspace, 'new.json'), newer);
    const from = await world.sandbox.commit({ 'swagger.json': older });
    const to = await world.sandbox.commit({ 'swagger.json': newer });
    const event = pushEvent({ ref: 'main', before: from, after: to });
    const { main } = await world.run({ event, depth: 0, inputs: { 'dry-run': 'true' } });
    const args = ['diff', 'old.json', 'new.json', '--format', 'json'];
    const { exitCode, stdout } = await runCommandLineProcess(args, { cwd: workspace });
    const changes = pickChanges(stdout);
    expect(exitCode).toBe(main.exitCode);
    expect(changes['modified']).toBeGreaterThan(0);
    expect(changes).toEqual(pickChanges(main.outputs['report'] ?? ''));
  } finally {
    await Promise.all([world.close(), rm(workspace, { recursive: true })]);
  }
});
