import { posix, sep } from 'node:path';
import { isPlainId } from './copilot.ts';
import { ActionError } from './errors.ts';

/**
 * The rules that a value obeys wherever it is written: in a workflow's `with:`, or in the config file.
 * `refuse` throws what the place calls for; `shown` stands for a value that may hold a secret.
 */
export type Fail = (remedy: string, shown?: string) => never;

export function parseCopilotId(value: string, fail: Fail): string {
  // A comma divides ids.
  if (isPlainId(value) && !/[\s,]/.test(value)) return value;
  return fail('Give the copilot’s id as the service lists it, a UUID.');
}

/** A path below the workspace, normalised, with `/`. A `\\` divides folders on Windows; elsewhere it is a letter of a name. */
export function parseFilePath(value: string, fail: Fail, separator: string = sep): string {
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

/** An absolute address without a user name and a password. */
function parseHttpUrl(value: string, fail: Fail): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    // No URL, and yet it may hold a password in a URL's place for it.
    const shown = value.replace(/\/\/.*@/su, '//***@').replace(/[?#].*/su, '…');
    return fail('Give an absolute URL, such as `https://api.example.com/v1`.', shown);
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
  if (url.protocol === 'http:' && !isHttpAllowed && !isLoopback(url.hostname)) {
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

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
