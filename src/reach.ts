/** Networks from which a host can be reached, according to its name or address. */
type Reach = 'loopback' | 'reserved' | 'private' | 'public';

/**
 * Classifies the host of a URL, as `URL.hostname` writes it.
 * @see RFC 2606 and RFC 6761 (reserved names), RFC 1918, RFC 3927 and RFC 4193 (private addresses)
 */
export function classifyHost(hostname: string): Reach {
  if (/^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname)) return 'loopback';
  if (/(?:^|\.)(?:example\.(?:com|net|org)|test|invalid)\.?$/u.test(hostname)) return 'reserved';
  return isPrivate(hostname) ? 'private' : 'public';
}

function isPrivate(hostname: string): boolean {
  return (
    /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/u.test(hostname) ||
    /^\[f(?:[cd]|e[89ab])[\da-f]{0,2}:/u.test(hostname)
  );
}

/** Whether a service at this host is on the internet, so that it can't be in the same private network as an API. */
export function isPublicHost(hostname: string): boolean {
  const isLocalName =
    !/[.:]/u.test(hostname) || /\.(?:internal|local|lan|intranet|home\.arpa)$/u.test(hostname);
  return !isLocalName && ['public', 'reserved'].includes(classifyHost(hostname));
}
