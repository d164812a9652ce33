import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineCode, copyAction, curationCode } from '../support/copy-action.ts';
import { pushEvent } from '../support/events.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { createWorld, projectFolder, pushChange, type World } from '../support/world.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

test('runners download at most 2.2 MB in total, with only the used parts of HTTP clients', async () => {
  const dist = join(projectFolder, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
  expect(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(2_200_000);
  expect(texts.filter((text) => text.includes('class EnvHttpProxyAgent'))).toHaveLength(1);
  expect(
    texts.filter((text) =>
      /class (MockAgent|WebSocket|CacheStorage)|MILO|HTTP2_HEADER|TunnelingAgent|addLabelsToSelfHosted|composePaginateRest/u.test(
        text,
      ),
    ),
  ).toEqual([]);
});

test('no large module is in two chunks, so that shared modules are loaded once', async () => {
  const shared = join(projectFolder, 'dist', 'shared');
  const chunks = (await readdir(shared)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(chunks.map((name) => readFile(join(shared, name), 'utf8')));
  // Each module begins with a comment that names it. The bundler splits off no small modules.
  const modules = texts.flatMap((text) => [
    ...text.matchAll(/^\/\*{3}\/ (\d+):$([^]*?)(?=^\/\*{3}\/ \d+:$|$(?![^]))/gm),
  ]);
  expect(modules.length).toBeGreaterThan(100);
  const large = modules.filter(([, , code = '']) => code.length > 5_000).map(([, id]) => id);
  expect(large.filter((id, index) => large.indexOf(id) !== index)).toEqual([]);
});

test('reading a file of 20 MB twice and sending it needs a few times its size in memory', async () => {
  const prose = 'What the operation gives, told at some length. '.repeat(40);
  const describeMuch = (title: string): string => {
    const paths = Array.from({ length: 9_000 }, (_, index) => {
      const responses = { 200: { description: prose } };
      return [`/things/${index}`, { get: { operationId: `getThing${index}`, responses } }];
    });
    const servers = [{ url: 'https://api.example.com' }];
    const info = { title, version: '1' };
    return JSON.stringify({ openapi: '3.0.3', info, servers, paths: Object.fromEntries(paths) as unknown });
  };
  const [older, newer] = [{ 'swagger.json': describeMuch('Größe') }, { 'swagger.json': describeMuch('☃') }];
  const { before, after } = await pushChange(world, older, newer);
  const event = pushEvent({ ref: 'main', before, after });
  // The heap is limited, because uncollected memory on a busy machine says nothing about the action.
  const env = { NODE_OPTIONS: '--max-old-space-size=90' };
  const { main } = await world.run({ event, depth: 0, env, measuresMemory: true });
  expect(main.outputs['outcome']).toBe('synced');
  // Normally below 300 MiB. A document that is kept as text and copied for the upload needs more than 390.
  expect((main.maxRssBytes ?? 0) / 1024 / 1024).toBeLessThan(370);
});

test('a sync and a preview without `operations` load neither the code for it nor that of the command line', async () => {
  const isExtra = (code: string): boolean => curationCode.test(code) || commandLineCode.test(code);
  const { actionDir, removed } = await copyAction(isExtra);
  await rm(join(actionDir, 'dist', 'cli'), { recursive: true });
  expect(removed.filter(({ text }) => curationCode.test(text)).length).toBeGreaterThan(1);
  expect(removed.filter(({ text }) => commandLineCode.test(text))).toHaveLength(1);
  const event = pushEvent({ ref: 'main', ...(await pushChange(world)) });
  const run = async (inputs: Readonly<Record<string, string>>): Promise<StepTranscript> =>
    (await world.run({ event, depth: 0, actionDir, inputs })).main;
  expect((await run({ 'dry-run': 'true' })).outputs['outcome']).toBe('previewed');
  expect((await run({})).outputs['outcome']).toBe('synced');
  // The removed chunks are the ones that a selection needs.
  expect((await run({ operations: '*' })).exitCode).toBe(1);
  await rm(actionDir, { recursive: true });
});
