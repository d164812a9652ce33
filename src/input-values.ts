import { posix, sep } from 'node:path';
import { isPlainId } from './copilot.ts';
import { ActionError } from './errors.ts';
import { classifyHost } from './reach.ts';

/**
 * The rules that a value obeys wherever it is written: in a workflow's `with:`, or in the config file.
 * `refuse` throws what the place calls for; `shown` stands for a value that may hold a secret.
 */
export type Fail = (remedy: string, shown?: string) => never;

/** Whether the value can be one ID. A comma separates IDs. */
export function isCopilotId(value: string): boolean {
  return isPlainId(value) && !/[\s,]/.test(value);
}

export function parseCopilotId(value: string, fail: Fail): string {
  if (isCopilotId(value)) return value;
  return fail('Give the copilot’s id as the service lists it, a UUID.');
}

/** A path below the workspace, normalised, with `/`. A `\\` divides folders on Windows; elsewhere it is a letter of a name. */
export function parseFilePath(value: string, fail: Fail, separator: string = sep): string {
  if (/^[a-z][a-z\d+.-]+:\/\//iu.test(value)) {
    const shown = hideSecrets(value);
    const download = `curl --fail --silent --show-error --location --output openapi.json ${shown}`;
    return fail(
      `Addresses aren’t supported. Download the file in an earlier step (\`run: ${download}\`), and give its path, \`openapi.json\`.`,
      shown,
    );
  }
  if (/[*?]|\{[^{}]*,[^{}]*\}/u.test(value)) {
    return fail(
      'Patterns aren’t supported. Name one file, or list several copilots and their files in a `config-file`.',
    );
  }
  const path = posix.normalize(value.replaceAll(separator, '/'));
  const leaves = posix.isAbsolute(path) || /^[A-Za-z]:/.test(path) || path === '..' || path.startsWith('../');
  if (leaves) return fail('Give a path relative to the workspace that stays inside it.');
  if (path === '.' || path.endsWith('/') || path.includes('\0')) {
    return fail('Give the path of a file, for example `docs/openapi.yaml`.');
  }
  return path;
}

export function parseDeletePath(value: string, fail: Fail): string {
  if (value === 'auto') return value;
  const isRoute =
    value.startsWith('/') &&
    !value.startsWith('//') &&
    value.includes('{copilot_id}') &&
    !/[?#\\\s\p{Cc}]/u.test(value) &&
    // A URL walks up on a dot that is written as `%2e`, too.
    !value.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  if (isRoute) return value;
  return fail(
    'Use `auto`, or a path that starts with `/` and holds `{copilot_id}`, such as `/backend/actions/bot/{copilot_id}`.',
  );
}

/** In a file that people change by pull requests, it must not lead to other things that the key may delete. */
export function parseOwnDeletePath(value: string, fail: Fail): string {
  const path = parseDeletePath(value, fail);
  if (path === 'auto' || /^\/backend(?:\/(?:[\w-][\w.-]*|\{copilot_id\}))+\/?$/.test(path)) return path;
  return fail('Use `auto` or a path below `/backend/`. Only the workflow may set another path.');
}

export function parseServerUrl(value: string, fail: Fail): string {
  return parseHttpUrl(value, fail).href.replace(/\/$/, '');
}

function hideSecrets(url: string): string {
  return url.replace(/\/\/.*@/su, '//***@').replace(/[?#].*/su, '…');
}

/** An absolute address without a user name and a password. */
function parseHttpUrl(value: string, fail: Fail): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    // No URL, and yet it may hold a password in a URL's place for it.
    return fail('Give an absolute URL, such as `https://api.example.com/v1`.', hideSecrets(value));
  }
  if (url.username !== '' || url.password !== '') {
    return fail('Leave out the user name and password.', `${url.origin}${url.pathname}`);
  }
  return url;
}

/** The service's address, always ending in `/` so that a path prefix is kept when routes are joined to it. */
export function parseBaseUrl(value: string, isHttpAllowed: boolean, fail: Fail): URL {
  if (value === '') {
    throw new ActionError('bad-input', 'The input `base-url` is missing.', {
      hint: 'Give the address of the copilot management service, for example `base-url: https://copilot.example.com`.',
    });
  }
  const url = parseHttpUrl(value, fail);
  if (url.search !== '' || url.hash !== '') {
    // What follows is not quoted: it may be a key.
    return fail('Leave out what follows `?` or `#`.', `${url.origin}${url.pathname}…`);
  }
  if (url.protocol === 'http:' && !isHttpAllowed && classifyHost(url.hostname) !== 'loopback') {
    return fail(
      'The key would travel unencrypted: use `https:`, or set `allow-http: true` for a service on an internal network.',
    );
  }
  url.pathname = url.pathname.replace(/\/*$/, '/');
  const [, prefix] = /^(.*\/)backend\/(?:(?:copilot|actions)\/)?$/.exec(url.pathname) ?? [];
  if (prefix !== undefined) {
    return fail(`The action adds \`/backend/\` itself: give \`${url.origin}${prefix}\`.`);
  }
  return url;
}
