import { execFileSync } from 'node:child_process';
import { chmod, mkdir, open, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../support/http-server.ts';
import { together } from '../support/test-together.ts';
import { createPushStage } from '../support/push-stage.ts';
import { describeApi } from '../support/world.ts';

const isRoot = process.getuid?.() === 0;
const stage = await createPushStage({ isInProcess: true });
const heard: string[] = [];
const listener = await startServer((request, response) => {
  heard.push(request.url ?? '');
  response.end('{}');
});

afterAll(async () => {
  await listener.close();
  await stage.close();
});

const file = 'swagger.json';
type Prepare = (workspace: string) => Promise<void>;

const write =
  (text: string | Buffer, name = file): Prepare =>
  (workspace) =>
    writeFile(join(workspace, name), text);
const replaceBy =
  (make: (path: string, workspace: string) => unknown, name = file): Prepare =>
  async (workspace) => {
    await rm(join(workspace, name), { force: true, recursive: true });
    await make(join(workspace, name), workspace);
  };
const linkTo = (target: string): Prepare => replaceBy((path) => symlink(target, path));
const makePipe = (path: string): void => {
  execFileSync('mkfifo', [path]);
};
const grow = async (path: string, bytes: number): Promise<void> => {
  const handle = await open(path, 'w');
  await handle.truncate(bytes);
  await handle.close();
};
const refer = (target: string): string =>
  describeApi('a').replace(/"200": \{[^}]*\}/, `"200": { "$ref": ${JSON.stringify(target)} }`);
const referTo = (target: string): Prepare => write(refer(target));
const both =
  (...all: readonly Prepare[]): Prepare =>
  async (workspace) => {
    for (const prepare of all) await prepare(workspace);
  };

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...Array.from('bcdefghi').map(
    (name, index) =>
      `${name}: &${name} [${Array(10)
        .fill(`*${'abcdefghi'[index] ?? ''}`)
        .join(', ')}]`,
  ),
].join('\n');
const yaml = (text: string): Prepare => write(`openapi: 3.0.3\n${text}`, 'api.yaml');
const deep = 200_000;

const cases: readonly {
  readonly name: string;
  readonly prepare: Prepare;
  readonly says: RegExp;
  readonly on?: string;
}[] = [
  {
    name: 'a YAML bomb',
    prepare: yaml(`x-bomb:\n${bomb.replace(/^/gm, '  ')}\ninfo: {title: x, version: '1'}\npaths: {}`),
    on: 'api.yaml',
    says: /alias/i,
  },
  { name: 'deeply nested JSON', prepare: write('['.repeat(deep) + ']'.repeat(deep)), says: /nest|deep/i },
  {
    name: 'deeply nested YAML',
    prepare: yaml(`x: ${'['.repeat(deep)}${']'.repeat(deep)}`),
    on: 'api.yaml',
    says: /nest|deep/i,
  },
  { name: 'a file of 70 MB', prepare: replaceBy((path) => grow(path, 70 * 1024 * 1024)), says: /70 MiB/ },
  { name: 'a link out of the workspace', prepare: linkTo('/etc/passwd'), says: /outside the workspace/ },
  { name: 'a link to .git/config', prepare: linkTo('.git/config'), says: /\.git/ },
  { name: 'a link to itself', prepare: linkTo(file), says: /swagger\.json/ },
  { name: 'a link to a device', prepare: linkTo('/dev/zero'), says: /outside the workspace/ },
  { name: 'a named pipe', prepare: replaceBy(makePipe), says: /not a regular file/ },
  { name: 'a folder', prepare: replaceBy((path) => mkdir(path)), says: /folder/ },
  { name: 'NUL bytes', prepare: write(Buffer.alloc(1_000)), says: /swagger\.json/ },
  {
    name: 'random bytes',
    prepare: write(Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 193 + 71) % 256))),
    says: /swagger\.json/,
  },
  {
    name: 'a reference to file:///etc/passwd',
    prepare: referTo('file:///etc/passwd'),
    says: /file:\/\/\/etc\/passwd|passwd/,
  },
  {
    name: 'a reference out of the workspace',
    prepare: referTo('../../../../../../../../../etc/passwd'),
    says: /outside the workspace/,
  },
  {
    name: 'a reference with encoded dots',
    prepare: referTo('%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
    says: /outside|out of the workspace|passwd/,
  },
  { name: 'a reference to .git/config', prepare: referTo('.git/config'), says: /\.git/ },
  {
    name: 'a reference to .GIT/config',
    prepare: both(referTo('linked/config'), (workspace) => symlink('.git', join(workspace, 'linked'))),
    says: /\.git/,
  },
  { name: 'a reference to a server', prepare: referTo(`${listener.origin}/x.json#/a`), says: /127\.0\.0\.1/ },
  {
    name: 'a reference to //server',
    prepare: referTo(`//127.0.0.1:${listener.port}/x.json`),
    says: /127\.0\.0\.1/,
  },
  {
    name: 'a reference to a pipe',
    prepare: both(referTo('pipe.json'), replaceBy(makePipe, 'pipe.json')),
    says: /not a regular file/,
  },
  {
    name: 'a reference to a file of 70 MB',
    prepare: both(
      referTo('big.json'),
      replaceBy((path) => grow(path, 70 * 1024 * 1024), 'big.json'),
    ),
    says: /70 MiB/,
  },
  { name: 'a reference to itself', prepare: referTo('#/paths/~1a/get/responses/200'), says: /swagger\.json/ },
  {
    name: 'only __proto__',
    prepare: write(
      '{"__proto__":{"openapi":"3.0.3","info":{"title":"x","version":"1"},"paths":{"/a":{"get":{"responses":{}}}}}}',
    ),
    says: /swagger\.json/,
  },
];

describe('one clear error, and nothing deleted, for', () => {
  together.each(cases)('$name', async ({ prepare, says, on = file }) => {
    const { sha, ref } = stage.event;
    const workspace = await stage.world.sandbox.checkout({ sha, ref, depth: 0 });
    await prepare(workspace);
    const { main, post, service } = await stage.meet(() => undefined, {
      workspace,
      inputs: { 'swagger-file': on },
      measuresMemory: true,
    });
    const errors = main.annotations
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message);
    expect(errors.join('\n')).toMatch(says);
    expect(errors.at(-1)).toMatch(/was not changed/);
    expect(main.log).not.toMatch(/bug of the action|root:/);
    expect([main.exitCode, main.outputs['outcome'], post?.exitCode]).toEqual([1, 'aborted', 0]);
    expect(service.calls.filter((call) => call !== 'list')).toEqual([]);
    expect(heard).toEqual([]);
    expect(main.maxRssBytes ?? 0).toBeLessThan(500 * 1024 * 1024);
  });

  (isRoot ? test.skip : test)('a file that may not be read', async () => {
    const { sha, ref } = stage.event;
    const workspace = await stage.world.sandbox.checkout({ sha, ref, depth: 0 });
    await chmod(join(workspace, file), 0o000);
    const { main, service } = await stage.meet(() => undefined, { workspace });
    expect(main.annotations.map(({ message }) => message).join('\n')).toMatch(/EACCES/);
    expect(service.calls).toEqual([]);
  });
});

test('__proto__ in a valid file changes nothing', async () => {
  const text = describeApi('a').replace('{', '{"__proto__": {"servers": [{"url": "https://evil.example"}]},');
  const { sha, ref } = stage.event;
  const workspace = await stage.world.sandbox.checkout({ sha, ref, depth: 0 });
  await write(text)(workspace);
  const { main, service } = await stage.meet(() => undefined, { workspace });
  if (main.exitCode === 0) expect(service.held).toEqual(['a']);
  else expect(main.annotations.map(({ message }) => message).join()).toContain('__proto__');
});
