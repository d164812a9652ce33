/** Builds dist/ in an empty folder, because ncc keeps existing files, and an outdated chunk would be published. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exec } from '@actions/exec';
import { build } from 'esbuild';
import { renderLicenses } from './licenses.ts';

/**
 * Build folder inside the project, so that packages are found in its node_modules, except those that are replaced.
 */
const stage = '.build';

/**
 * Files of packages, reduced to the parts that this action uses.
 *
 * - undici's entry also loads caches, cookies, mocks, WebSockets and a second, experimental parser: half of 1.6 MB.
 * The entry adds the method with which a proxy connects.
 * - HTTP/2 is never used: neither for the service (`createDispatcher`) nor for GitHub's API, whose client gets its
 * connections from the part of @actions/http-client below. The rest of that package is another client.
 * - @actions/github creates a method for each of a thousand routes, but one method for any route is enough. It also
 * reads the event again.
 * - json-p3 is used minified, because its other builds are more than twice as large.
 *
 * @see undici 8.12.4, index.js, lib/dispatcher/proxy-agent.js, which calls `connect`, and client-h1.js, which omits
 * the same parser if undici is a part of Node
 * @see @actions/http-client 4.0.1, lib/index.js, getAgentDispatcher
 * @see @actions/github 9.1.1, lib/utils.js
 */
const leanFiles: Readonly<Record<string, string>> = {
  'undici/index.js': `
    require('./lib/dispatcher/dispatcher').prototype.connect = require('./lib/api/api-connect');
    exports.Agent = require('./lib/dispatcher/agent');
    exports.EnvHttpProxyAgent = require('./lib/dispatcher/env-http-proxy-agent');
    exports.ProxyAgent = require('./lib/dispatcher/proxy-agent');
    exports.fetch = require('./lib/web/fetch').fetch;`,
  'undici/lib/dispatcher/parser-h1.js': 'exports.getMiloEnabled = () => false;',
  'undici/lib/dispatcher/client-h2.js':
    "module.exports = () => { throw new Error('HTTP/2 is not included.'); };",
  // The fallback of the parser is for processors without SSE 4.1. All x64 processors since 2008 have it.
  'undici/lib/llhttp/llhttp-wasm.js': "module.exports = require('./llhttp_simd-wasm.js');",
  '@actions/http-client/lib/index.js': `
    import { Agent, ProxyAgent } from 'undici';
    import { getProxyUrl } from './proxy.js';
    export class HttpClient {
      getAgent() {}
      getAgentDispatcher(address) {
        const proxy = getProxyUrl(new URL(address));
        if (!proxy?.hostname) return new Agent({ allowH2: false });
        const { href: uri, username, password } = proxy;
        const token = 'Basic ' + Buffer.from(username + ':' + password).toString('base64');
        const noH2 = { allowH2: false, proxyTls: { allowH2: false } };
        return new ProxyAgent({ uri, ...noH2, pipelining: 0, ...((username || password) && { token }) });
      }
    }`,
  'json-p3/dist/json-p3.cjs.js': "export * from './json-p3.browser.min.js';",
  '@actions/github/lib/context.js': 'export class Context {}',
  '@octokit/plugin-rest-endpoint-methods/dist-src/index.js': 'export const restEndpointMethods = () => ({});',
  '@octokit/plugin-paginate-rest/dist-bundle/index.js': 'export const paginateRest = () => ({});',
};

/**
 * Files of packages that are reduced to the exports that `src` imports, with the code that these need. The bundler
 * can't omit code inside a file, or the formatter and editor of jsonc-parser, whose other build has no static imports.
 */
const reducedFiles = ['js-yaml/dist/js-yaml.mjs', 'jsonc-parser/lib/umd/main.js'];

/** Entry of the command line. An old Node can parse it, unlike the chunks, and reports the required version. */
const cliEntry = `#!/usr/bin/env node
var major = parseInt(process.versions.node, 10);
if (major < 24) {
  console.error('Copilot Swagger Sync needs Node 24 or later, and this is Node ' + process.versions.node + '.');
  process.exitCode = 2;
} else {
  import('../shared/index.js').then((shared) => shared.cli());
}`;

await buildShared('dist/shared');
removeRemarks('dist/shared');
shareRequire('dist/shared/index.js');
for (const step of ['main', 'post']) {
  mkdirSync(`dist/${step}`);
  writeFileSync(
    `dist/${step}/index.js`,
    `import { ${step} } from '../shared/index.js';\n\nawait ${step}();\n`,
  );
}
mkdirSync('dist/cli');
writeFileSync('dist/cli/index.js', `${cliEntry}\n`);
// The worker of src/json-path/select-nodes.ts expects its file next to the chunks.
writeFileSync(
  'dist/shared/evaluate-worker.js',
  "import { evaluate } from './index.js';\n\nawait evaluate();\n",
);
writeFileSync('dist/package.json', '{ "type": "module" }\n');
writeFileSync('dist/licenses.txt', `${renderLicenses('.')}\n`);
console.log(`dist/shared: ${readdirSync('dist/shared').join(' ')}`);

async function buildShared(out: string): Promise<void> {
  for (const folder of ['dist', stage]) rmSync(folder, { recursive: true, force: true });
  for (const name of ['src', 'schema', 'package.json', 'tsconfig.json']) {
    cpSync(name, join(stage, name), { recursive: true });
  }
  copyWithoutSideEffects('@actions/core');
  // These packages use the nearest copies of their dependencies.
  for (const name of ['@actions/http-client', '@actions/github']) copyPackage(name);
  for (const [file, text] of Object.entries(leanFiles)) writeLean(file, text);
  for (const file of reducedFiles) writeLean(file, await bundleExports(file));
  const ncc = resolve('node_modules/@vercel/ncc/dist/ncc/cli.js');
  const args = ['build', 'src/action.ts', '--out', resolve(out), '--no-cache', '--quiet'];
  await exec(process.execPath, [ncc, ...args], { cwd: stage });
  rmSync(stage, { recursive: true });
}

/**
 * Removes the bundler's comments from the chunks, because they are larger than the code that the command line adds to
 * every run.
 */
function removeRemarks(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const remark = /\/\* (?:harmony (?:import|export)|binding) \*\/ |^\/\*{6}\/ ?/gmu;
    writeFileSync(join(folder, name), text.replaceAll(remark, ''));
  }
}

/**
 * Lets the modules of Node.js share one `require` function. The bundler creates one for each of them, which takes 2 % of
 * the time of a run without a change.
 * @throws Error if the bundler now writes other code
 */
function shareRequire(file: string): void {
  const create = '__WEBPACK_EXTERNAL_createRequire(import.meta.url)';
  const [head, ...calls] = readFileSync(file, 'utf8').split(`${create}(`);
  const line = 'import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";\n';
  if (calls.length === 0 || head?.includes(line) !== true)
    throw new Error('The bundler loads the modules of Node.js in another way. Review shareRequire.');
  const own = head.replace(line, `${line}const requireModule = ${create};\n`);
  writeFileSync(file, [own, ...calls].join('requireModule('));
}

/**
 * Copies a package and declares that importing it has no side effects. The bundler then omits unused code, here the
 * OIDC client with 1.6 MB of HTTP client.
 * @throws Error if the package now declares this itself
 */
function copyWithoutSideEffects(name: string): void {
  const file = join(copyPackage(name), 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if ('sideEffects' in description)
    throw new Error(`${name} declares its side effects itself. Remove this copy.`);
  writeFileSync(file, JSON.stringify({ ...description, sideEffects: false }));
}

/**
 * Writes a reduced file of a package.
 * @throws Error if the package no longer has the file, so that its replacement must be reviewed
 */
function writeLean(file: string, text: string): void {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  const path = join(stage, 'node_modules', file);
  if (!existsSync(path)) copyPackage(name);
  if (!existsSync(path)) throw new Error(`${name} no longer has ${file}.`);
  writeFileSync(path, `${text}\n`);
}

/** Returns a module with the exports of a package that `src` imports, and without the code that they don't use. */
async function bundleExports(file: string): Promise<string> {
  const [name = ''] = file.split('/', 1);
  const { outputFiles } = await build({
    stdin: { contents: `export { ${listImportedNames(name).join(', ')} } from '${name}';`, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    charset: 'utf8',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Lists the names that `src` imports from a package.
 * @throws Error if `src` imports the package as a whole, or not at all
 */
function listImportedNames(name: string): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(join('src', file), 'utf8');
    return [...text.matchAll(new RegExp(`^import (?!type )([^;]*?) from '${name}';$`, 'gmu'))].flatMap(
      ([statement, clause = '']) => {
        if (!/^\{[^}]*\}$/u.test(clause))
          throw new Error(`Import the used names only: ${file}, ${statement}`);
        return clause.slice(1, -1).split(',');
      },
    );
  });
  const values = names
    .map((imported) => imported.trim().replace(/ as .*/u, ''))
    .filter((imported) => imported !== '' && !imported.startsWith('type '));
  if (values.length === 0) throw new Error(`src no longer imports ${name}.`);
  return [...new Set(values)].sort();
}

/** Copies an installed package to the folder that the build searches first, and returns the folder of the copy. */
function copyPackage(name: string): string {
  const [from, to] = ['.', stage].map((root) => join(root, 'node_modules', name)) as [string, string];
  cpSync(from, to, { recursive: true });
  return to;
}
