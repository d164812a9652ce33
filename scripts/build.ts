/** Builds dist/ from nothing: ncc keeps what it finds there, and a stale chunk would ship. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exec } from '@actions/exec';
import { renderLicenses } from './licenses.ts';

/** Inside the project, so that packages are found in its node_modules, but for those that are described anew. */
const stage = '.build';

/**
 * Files of packages, with nothing but what is used here. undici's entry also loads caches, cookies, mocks and WebSockets,
 * and a second parser that is an experiment: half of 1.6 MB. A proxy is asked to connect by a method that the entry adds.
 * Nobody is spoken to in HTTP/2, neither the service (`createDispatcher`) nor GitHub's API, whose client gets its
 * connections from the part of @actions/http-client below: the rest of that is another client, and a tunnel for it.
 * @actions/github gives its client a method for each of a thousand routes, where one is enough that takes any, and reads
 * the event again. json-p3 is used minified: its other builds are more than twice as large.
 * @see undici 8.12.4, index.js, lib/dispatcher/proxy-agent.js, which calls `connect`, and client-h1.js, which leaves out
 *   the same parser where undici is a part of Node
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
    "module.exports = () => { throw new Error('HTTP/2 was left out.'); };",
  // The fallback of the parser is for processors without SSE 4.1, which x64 processors have had since 2008.
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

/** The entry of the command line. An old Node can read it, unlike the chunks, and reports what it needs. */
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
for (const step of ['main', 'post']) {
  mkdirSync(`dist/${step}`);
  writeFileSync(
    `dist/${step}/index.js`,
    `import { ${step} } from '../shared/index.js';\n\nawait ${step}();\n`,
  );
}
mkdirSync('dist/cli');
writeFileSync('dist/cli/index.js', `${cliEntry}\n`);
// The worker of src/json-path/select-nodes.ts, which expects its file beside the chunks.
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
  // They take the packages that lie nearest.
  for (const name of ['@actions/http-client', '@actions/github']) copyPackage(name);
  for (const [file, text] of Object.entries(leanFiles)) writeLean(file, text);
  const ncc = resolve('node_modules/@vercel/ncc/dist/ncc/cli.js');
  const args = ['build', 'src/action.ts', '--out', resolve(out), '--no-cache', '--quiet'];
  await exec(process.execPath, [ncc, ...args], { cwd: stage });
  rmSync(stage, { recursive: true });
}

/** Removes the bundler's remarks from the chunks: they are more than what the command line adds to the code that every run reads. */
function removeRemarks(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const remark = /\/\* (?:harmony (?:import|export)|binding) \*\/ |^\/\*{6}\/ ?/gmu;
    writeFileSync(join(folder, name), text.replaceAll(remark, ''));
  }
}

/**
 * Gives the build a copy of a package that says of itself what holds for it: to import it does nothing. The bundler
 * then leaves out what nobody uses, here the OIDC client, and with it 1.6 MB of HTTP client that each run would read.
 * @throws Error where the package says so by now, and this is no longer needed
 */
function copyWithoutSideEffects(name: string): void {
  const file = join(copyPackage(name), 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if ('sideEffects' in description) throw new Error(`${name} says itself whether it has side effects.`);
  writeFileSync(file, JSON.stringify({ ...description, sideEffects: false }));
}

/** @throws Error where the package has no such file any more: what it loads is then to be looked at anew */
function writeLean(file: string, text: string): void {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  const path = join(stage, 'node_modules', file);
  if (!existsSync(path)) copyPackage(name);
  if (!existsSync(path)) throw new Error(`${name} has no ${file} any more.`);
  writeFileSync(path, `${text}\n`);
}

/** Copies an installed package to where the build finds it first, and gives the copy's folder. */
function copyPackage(name: string): string {
  const [from, to] = ['.', stage].map((root) => join(root, 'node_modules', name)) as [string, string];
  cpSync(from, to, { recursive: true });
  return to;
}
