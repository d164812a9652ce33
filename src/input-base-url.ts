import { ActionError } from './errors.ts';
import { parseHttpUrl, type Refuse } from './input-values.ts';

/** The service's address, always ending in `/` so that a path prefix is kept when routes are joined to it. */
export function parseBaseUrl(value: string, isHttpAllowed: boolean, refuse: Refuse): URL {
  if (value === '') {
    throw new ActionError('bad-input', 'The input `base-url` is missing.', {
      hint: 'Give the address of the copilot management service, for example `base-url: https://copilot.example.com`.',
    });
  }
  const url = parseHttpUrl(value, refuse);
  if (url.search !== '' || url.hash !== '') {
    // What follows is not quoted: it may be a key.
    return refuse('Leave out what follows `?` or `#`.', `${url.origin}${url.pathname}…`);
  }
  if (url.protocol === 'http:' && !isHttpAllowed && !isLoopback(url.hostname)) {
    return refuse(
      'The key would travel unencrypted: use `https:`, or set `allow-http: true` for a service on an internal network.',
    );
  }
  url.pathname = url.pathname.replace(/\/*$/, '/');
  return url;
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
