import { posix, sep } from 'node:path';
import { isPlainId } from './copilot.ts';
import { ActionError } from './errors.ts';
import { classifyHost } from './reach.ts';

/**
 * Throws the error for an invalid value of an input or of the config file. `shown` replaces a value that may contain
 * a secret.
 */
export type Fail = (remedy: string, shown?: string) => never;

/** Whether the value can be one ID. A comma separates IDs. */
export function isCopilotId(value: string): boolean {
  return isPlainId(value) && !/[\s,]/.test(value);
}

export function parseCopilotId(value: string, fail: Fail): string {
  if (isCopilotId(value)) return value;
  return fail('Use the copilot’s ID from the service’s list, a UUID.');
}

/** Parses a path below the workspace and normalizes it with `/`. A backslash separates folders only on Windows. */
export function parseFilePath(value: string, fail: Fail, separator: string = sep): string {
  if (/^[a-z][a-z\d+.-]+:\/\//iu.test(value)) {
    const shown = hideSecrets(value);
    const download = `curl --fail --silent --show-error --location --output openapi.json ${shown}`;
    return fail(
      `URLs aren’t supported. Download the file in an earlier step (\`run: ${download}\`), and use its path, \`openapi.json\`.`,
      shown,
    );
  }
  if (/[*?]|\{[^{}]*,[^{}]*\}/u.test(value)) {
    return fail(
      'Patterns aren’t supported. Use the path of one file, or list several copilots and their files in a `config-file`.',
    );
  }
  const path = posix.normalize(value.replaceAll(separator, '/'));
  const leaves = posix.isAbsolute(path) || /^[A-Za-z]:/.test(path) || path === '..' || path.startsWith('../');
  if (leaves) return fail('Use a path relative to the workspace that stays inside it.');
  if (path === '.' || path.endsWith('/') || path.includes('\0')) {
    return fail('Use the path of a file, for example `docs/openapi.yaml`.');
  }
  return path;
}

/** Parses the route that deletes all actions. */
export function parseDeletePath(value: string, fail: Fail): string {
  if (value === 'auto') return value;
  const isRoute =
    value.startsWith('/') &&
    !value.startsWith('//') &&
    value.includes('{copilot_id}') &&
    !/[?#\\\s\p{Cc}]/u.test(value) &&
    // URLs resolve a dot that is written as `%2e`, too.
    !value.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  if (isRoute) return value;
  return fail(
    'Use `auto`, or a path that starts with `/` and contains `{copilot_id}`, such as `/backend/actions/bot/{copilot_id}`.',
  );
}

/**
 * Parses the delete route of a config file. Pull requests can change that file, so the route must not lead to other
 * data that the key may delete.
 */
export function parseOwnDeletePath(value: string, fail: Fail): string {
  const path = parseDeletePath(value, fail);
  if (path === 'auto' || /^\/backend(?:\/(?:[\w-][\w.-]*|\{copilot_id\}))+\/?$/.test(path)) return path;
  return fail('Use `auto` or a path below `/backend/`. Only the workflow may set another path.');
}

/** Parses the URL of the API, without a trailing slash. */
export function parseServerUrl(value: string, fail: Fail): string {
  return parseHttpUrl(value, fail).href.replace(/\/$/, '');
}

function hideSecrets(url: string): string {
  return url.replace(/\/\/.*@/su, '//***@').replace(/[?#].*/su, '…');
}

/** Parses an absolute URL without a user name and password. */
function parseHttpUrl(value: string, fail: Fail): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    // A value that isn't a valid URL can still contain a password.
    return fail('Use an absolute URL, such as `https://api.example.com/v1`.', hideSecrets(value));
  }
  if (url.username !== '' || url.password !== '') {
    return fail('Remove the user name and the password.', `${url.origin}${url.pathname}`);
  }
  return url;
}

/**
 * Parses the URL of the service. The result ends with `/`, so that a path prefix is kept when routes are appended.
 */
export function parseBaseUrl(value: string, isHttpAllowed: boolean, fail: Fail): URL {
  if (value === '') {
    throw new ActionError('bad-input', 'The input `base-url` is missing.', {
      hint: 'Set it to the URL of the copilot management service, for example `base-url: https://copilot.example.com`.',
    });
  }
  const url = parseHttpUrl(value, fail);
  if (url.search !== '' || url.hash !== '') {
    // The rest isn't quoted, because it can contain a key.
    return fail('Remove the query string and the fragment.', `${url.origin}${url.pathname}…`);
  }
  if (url.protocol === 'http:' && !isHttpAllowed && classifyHost(url.hostname) !== 'loopback') {
    return fail(
      'The key would be sent unencrypted. Use `https:`, or set `allow-http: true` for a service on an internal network.',
    );
  }
  url.pathname = url.pathname.replace(/\/*$/, '/');
  const [, prefix] = /^(.*\/)backend\/(?:(?:copilot|actions)\/)?$/.exec(url.pathname) ?? [];
  if (prefix !== undefined) {
    return fail(`The action adds \`/backend/\` itself. Use \`${url.origin}${prefix}\`.`);
  }
  return url;
}
