import type { ServiceFault } from '../errors.ts';
import { findField, findTextField, isObject, listField } from '../field.ts';

interface SentRequest {
  readonly purpose: ServiceFault['request'];
  readonly url: URL;
  readonly timeoutMs: number;
}

type Decision = Pick<ServiceFault, 'kind' | 'applied' | 'hint' | 'proxyStatus'> & { readonly what: string };

const tlsHint =
  'Check that `base-url` has the right host. If the service uses a private CA, set NODE_EXTRA_CA_CERTS ' +
  'to its PEM file in the environment of the runner or the job.';
const proxyHint =
  'Check HTTPS_PROXY and NO_PROXY in the environment of the runner: address, user and password.';
const reachHint =
  'Check `base-url`, and that this runner can reach it: DNS, firewall, VPN or proxy (HTTPS_PROXY).';
const laterHint =
  'Run the workflow again when the service is available. Check the service log to find out whether the request was processed.';

/**
 * Explains an error of fetch, and decides whether the service may have processed the request. `applied` is `no` only
 * for failures before the first byte was sent.
 */
export function explainTransport(error: unknown, request: SentRequest): ServiceFault {
  const { what, ...decision } = classify(listCauses(error), request);
  const explanation = `The ${request.purpose} request to ${request.url.host} failed: ${what}.`;
  return { request: request.purpose, rejected: false, explanation, ...decision };
}

function classify(causes: readonly Cause[], { timeoutMs, url }: SentRequest): Decision {
  const rejection = causes.find(({ message }) => /proxy response|proxy authentication/i.test(message));
  if (rejection !== undefined) return explainProxy(rejection.message);
  const tls = causes.find(({ code }) => isTls(code));
  if (tls !== undefined) {
    return { kind: 'tls', applied: 'no', what: `no trusted TLS connection (${tls.code})`, hint: tlsHint };
  }
  const unreachable = causes.find(isUnreachable);
  if (unreachable !== undefined) {
    const what = `no connection (${unreachable.code})`;
    return { kind: 'unreachable', applied: 'no', what, hint: reachHint };
  }
  if (causes.some(({ message }) => message === 'bad port')) {
    const what = `port ${url.port} is reserved for another protocol`;
    return { kind: 'unreachable', applied: 'no', what, hint: 'Use another port in `base-url`.' };
  }
  if (causes.some(({ name }) => name === 'TimeoutError')) {
    const what = `no complete response within ${timeoutMs / 1000} s`;
    return { kind: 'time-out', applied: 'unknown', what, hint: `Raise \`timeout-seconds\`. ${laterHint}` };
  }
  const code = causes.find((cause) => cause.code !== '')?.code ?? causes.at(-1)?.name ?? 'unknown';
  return { kind: 'broken', applied: 'unknown', what: `the connection broke (${code})`, hint: laterHint };
}

function explainProxy(message: string): Decision {
  const status = /\d{3}/.exec(message)?.[0];
  const proxyStatus = status === undefined ? undefined : Number(status);
  const what = status === undefined ? 'the proxy failed' : `the proxy failed with HTTP ${status}`;
  return { kind: 'proxy', applied: 'no', what, hint: proxyHint, proxyStatus };
}

type Cause = Readonly<Record<'name' | 'code' | 'syscall' | 'message', string>>;

/**
 * Lists the error and its causes, outermost first. fetch wraps errors once or twice, and a host with several
 * addresses has one error for each.
 */
function listCauses(error: unknown, depth = 0): readonly Cause[] {
  if (!isObject(error) || depth > 5) return [];
  const read = (key: keyof Cause): string => findTextField(error, key) ?? '';
  const own = { name: read('name'), code: read('code'), syscall: read('syscall'), message: read('message') };
  const causes = [...listField(error, 'errors'), findField(error, 'cause')];
  return [own, ...causes.flatMap((cause) => listCauses(cause, depth + 1))];
}

function isUnreachable({ code, syscall }: Cause): boolean {
  const isOwn = code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_PRX_CONN';
  return isOwn || syscall === 'connect' || syscall === 'getaddrinfo';
}

/**
 * Codes of a failed TLS handshake. After the handshake, an alert or a broken record can follow the request, so other
 * TLS errors stay unknown.
 */
const tlsCodes = [
  /^(?:ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|UND_ERR_PRX_TLS)/,
  /^(?:ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)$/,
  /^ERR_SSL_(?:TLSV1_|SSLV3_)ALERT_(?:PROTOCOL_VERSION|HANDSHAKE_FAILURE|INTERNAL_ERROR|UNRECOGNIZED_NAME)/,
];

function isTls(code: string): boolean {
  return tlsCodes.some((pattern) => pattern.test(code));
}
