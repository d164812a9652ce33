/** Checks that the external links of the documents, the metadata and the code exist: `node scripts/check-links.ts`. Needs the network, so only the nightly workflow runs it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Patterns of `git ls-files`, in which `*` also matches folders. */
const checkedFiles = ['*.md', 'action.yml', 'schema/*.json', 'package.json', 'examples/*', 'src/*.ts'];

/** Hosts of examples, and repositories whose account is a placeholder. */
const placeholder =
  /^https:\/\/(?:[\w.-]*\.)?(?:example(?:\.\w+)?|test|localhost|host)(?:[/:?#]|$)|github\.com\/acme\/|git-lfs\.github\.com\/spec|\bOWNER\b|[${}*…]/u;

const attempts = 3;

export interface LinkPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** Lists the external links of a text without duplicates and fragments. */
export function listLinks(text: string): readonly string[] {
  const urls = [...text.matchAll(/\bhttps:\/\/[^\s"'`<>)\]|\\,”]+/gu)].map(([url]) =>
    url.replace(/#.*$/u, '').replace(/[.;:]+$/u, ''),
  );
  return [...new Set(urls)].filter((url) => URL.canParse(url) && !placeholder.test(url));
}

/**
 * Returns the reason why a link is dead, or `undefined` if it isn't. Only missing pages and hosts are dead, because many
 * servers reject or limit the requests of programs.
 */
export async function findDeadLink(url: string, ports: LinkPorts): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await request(url, ports);
    const isDead = result === 404 || result === 410 || typeof result === 'string';
    if (!isDead) return undefined;
    if (attempt === attempts) return typeof result === 'string' ? result : `HTTP ${result}`;
    await ports.sleep(attempt * 10_000);
  }
}

async function request(url: string, { fetch }: LinkPorts): Promise<number | string> {
  try {
    // Some servers support only GET. The body isn't read.
    const { status } = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    return status;
  } catch (error) {
    const { cause, message, name } = error as Error & { readonly cause?: { readonly message?: string } };
    return name === 'TimeoutError' ? 0 : (cause?.message ?? message);
  }
}

async function main(): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', ...checkedFiles], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');
  const sources = new Map<string, string>();
  for (const path of files)
    for (const url of listLinks(readFileSync(path, 'utf8'))) if (!sources.has(url)) sources.set(url, path);
  const limit = pLimit(6);
  const faults = await Promise.all(
    [...sources].map(([url, path]) =>
      limit(async () => {
        const reason = await findDeadLink(url, { fetch, sleep });
        return reason === undefined ? [] : [`${path}: ${url}: ${reason}`];
      }),
    ),
  );
  for (const fault of faults.flat()) console.error(fault);
  console.log(`${sources.size} links, ${faults.flat().length} of them dead.`);
  if (faults.flat().length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
