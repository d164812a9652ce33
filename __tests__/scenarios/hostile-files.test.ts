import { execFileSync } from 'node:child_process';
import { chmod, mkdir, open, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen } from '../support/fake-service/http-server.ts';
import { callsOf, createPushStage, namesOf } from '../support/push-stage.ts';
import { describeApi } from '../support/world.ts';

const isRoot = process.getuid?.() === 0;
const stage = await createPushStage({ isInProcess: true });
const heard: string[] = [];
const listener = await listen((request, response) => {
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

const big = (path: string): Promise<void> => grow(path, 70 * 1024 * 1024);
const linkGit: Prepare = (workspace) => symlink('.git', join(workspace, 'linked'));
const valid =
  '{"openapi":"3.0.3","info":{"title":"x","version":"1"},"paths":{"/a":{"get":{"responses":{}}}}}';
const bytes = Array.from({ length: 4_096 }, (_, index) => (index * 193 + 71) % 256);
const yamlBomb = `x-bomb:\n${bomb.replace(/^/gm, '  ')}\ninfo: {title: x, version: '1'}\npaths: {}`;

const cases: readonly (readonly [name: string, prepare: Prepare, says: RegExp])[] = [
  ['a YAML bomb', yaml(yamlBomb), /alias/i],
  ['deeply nested JSON', write('['.repeat(deep) + ']'.repeat(deep)), /nest|deep/i],
  ['deeply nested YAML', yaml(`x: ${'['.repeat(deep)}${']'.repeat(deep)}`), /nest|deep/i],
  ['a file of 70 MB', replaceBy(big), /70 MiB/],
  ['a link out of the workspace', linkTo('/etc/passwd'), /outside the workspace/],
  ['a link to .git/config', linkTo('.git/config'), /\.git/],
  ['a link to itself', linkTo(file), /swagger\.json/],
  ['a link to a device', linkTo('/dev/zero'), /outside the workspace/],
  ['a named pipe', replaceBy(makePipe), /not a regular file/],
  ['a folder', replaceBy((path) => mkdir(path)), /folder/],
  ['NUL bytes', write(Buffer.alloc(1_000)), /swagger\.json/],
  ['random bytes', write(Buffer.from(bytes)), /swagger\.json/],
  ['a reference to file:///etc/passwd', referTo('file:///etc/passwd'), /file:\/\/\/etc\/passwd|passwd/],
  ['a reference out of the workspace', referTo(`${'../'.repeat(9)}etc/passwd`), /outside the workspace/],
  [
    'a reference with encoded dots',
    referTo(`${'%2e%2e/'.repeat(5)}etc/passwd`),
    /outside|out of the workspace|passwd/,
  ],
  ['a reference to .git/config', referTo('.git/config'), /\.git/],
  ['a reference to .git through a link', both(referTo('linked/config'), linkGit), /\.git/],
  ['a reference to a server', referTo(`${listener.origin}/x.json#/a`), /127\.0\.0\.1/],
  ['a reference to //server', referTo(`//127.0.0.1:${listener.port}/x.json`), /127\.0\.0\.1/],
  [
    'a reference to a pipe',
    both(referTo('pipe.json'), replaceBy(makePipe, 'pipe.json')),
    /not a regular file/,
  ],
  ['a reference to a file of 70 MB', both(referTo('big.json'), replaceBy(big, 'big.json')), /70 MiB/],
  ['a reference to itself', referTo('#/paths/~1a/get/responses/200'), /swagger\.json/],
  ['only __proto__', write(`{"__proto__":${valid}}`), /swagger\.json/],
];

const checkout = (): Promise<string> => {
  const { sha, ref } = stage.event;
  return stage.world.sandbox.checkout({ sha, ref, depth: 0 });
};

describe('one clear error, and nothing deleted, for', () => {
  test.concurrent.each(cases)('%s', async (name, prepare, says) => {
    const workspace = await checkout();
    await prepare(workspace);
    const { main, post, service } = await stage.meet(
      {},
      {
        workspace,
        inputs: { 'swagger-file': name.includes('YAML') ? 'api.yaml' : file },
        measuresMemory: true,
      },
    );
    const errors = main.annotations
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message);
    expect(errors.join('\n')).toMatch(says);
    expect(errors.at(-1)).toMatch(/was not changed/);
    expect(main.log).not.toMatch(/bug of the action|root:/);
    expect([main.exitCode, main.outputs['outcome'], post?.exitCode]).toEqual([1, 'aborted', 0]);
    expect(callsOf(service).filter((call) => call !== 'list')).toEqual([]);
    expect(heard).toEqual([]);
    expect(main.maxRssBytes ?? 0).toBeLessThan(500 * 1024 * 1024);
  });

  (isRoot ? test.skip : test)('a file that may not be read', async () => {
    const workspace = await checkout();
    await chmod(join(workspace, file), 0o000);
    const { main, service } = await stage.meet({}, { workspace });
    expect(main.annotations.map(({ message }) => message).join('\n')).toMatch(/EACCES/);
    expect(callsOf(service)).toEqual([]);
  });
});

test('__proto__ in a valid file changes nothing', async () => {
  const text = describeApi('a').replace('{', '{"__proto__": {"servers": [{"url": "https://evil.example"}]},');
  const workspace = await checkout();
  await write(text)(workspace);
  const { main, service } = await stage.meet({}, { workspace });
  if (main.exitCode === 0) expect(namesOf(service)).toEqual(['a']);
  else expect(main.annotations.map(({ message }) => message).join()).toContain('__proto__');
});
