import { ActionError } from './errors.ts';

/**
 * The service's address, always ending in `/` so that a path prefix is kept when routes are joined to it.
 * @throws ActionError `bad-input`
 */
export function parseBaseUrl(value: string, isHttpAllowed: boolean): URL {
  if (value === '') {
    throw new ActionError('bad-input', 'The input `base-url` is missing.', {
      hint: 'Give the address of the copilot management service, for example `base-url: https://copilot.example.com`.',
    });
  }
  const url = parseHttpUrl('base-url', value);
  if (url.search !== '' || url.hash !== '') {
    throw badUrl('base-url', withoutCredentials(url), 'Leave out what follows `?` or `#`.');
  }
  if (url.protocol === 'http:' && !isHttpAllowed && !isLoopback(url.hostname)) {
    throw badUrl(
      'base-url',
      value,
      'The key would travel unencrypted: use `https:`, or set `allow-http: true` for a service on an internal network.',
    );
  }
  url.pathname = url.pathname.replace(/\/*$/, '/');
  return url;
}

/** @throws ActionError `bad-input` */
export function parseServerUrl(value: string): string | undefined {
  if (value === '') return undefined;
  return parseHttpUrl('server-url', value).href.replace(/\/$/, '');
}

function parseHttpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw badUrl(name, value, 'Give an absolute URL, such as `https://api.example.com/v1`.');
  }
  if (url.username !== '' || url.password !== '') {
    throw badUrl(name, withoutCredentials(url), 'Leave out the user name and password.');
  }
  return url;
}

function withoutCredentials(url: URL): string {
  const shown = new URL(url);
  shown.username = shown.password = '';
  return shown.href;
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function badUrl(name: string, value: string, hint: string): ActionError {
  return new ActionError('bad-input', `The input \`${name}\` is “${value}”.`, { hint });
}
