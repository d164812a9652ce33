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
    // What follows is not quoted: it may be a key.
    throw badUrl('base-url', `${url.origin}${url.pathname}…`, 'Leave out what follows `?` or `#`.');
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
    // No URL, and yet it may hold a password in a URL's place for it.
    const shown = value.replace(/\/\/.*@/su, '//***@').replace(/[?#].*/su, '…');
    throw badUrl(name, shown, 'Give an absolute URL, such as `https://api.example.com/v1`.');
  }
  if (url.username !== '' || url.password !== '') {
    throw badUrl(name, withoutCredentials(url), 'Leave out the user name and password.');
  }
  return url;
}

function withoutCredentials(url: URL): string {
  const shown = new URL(url);
  shown.username = shown.password = shown.search = shown.hash = '';
  return shown.href;
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function badUrl(name: string, value: string, hint: string): ActionError {
  return new ActionError('bad-input', `The input \`${name}\` is “${value}”.`, { hint });
}
