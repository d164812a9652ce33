import type { FaultKind, ServiceFault } from '../errors.ts';

interface SentRequest {
  readonly purpose: ServiceFault['request'];
  readonly url: URL;
  readonly timeoutMs: number;
}

interface Verdict {
  readonly kind: FaultKind;
  readonly applied: 'no' | 'unknown';
  readonly what: string;
  readonly hint: string;
  readonly proxyStatus?: number | undefined;
}

const tlsHint =
  'Check that base-url names the right host. For a certificate of your own authority, set NODE_EXTRA_CA_CERTS ' +
  'to its PEM file in the environment of the runner or the job.';
const proxyHint =
  'Check HTTPS_PROXY and NO_PROXY in the environment of the runner: address, user and password.';
const reachHint =
  'Check base-url, and that this runner may reach it: DNS, firewall, VPN or proxy (HTTPS_PROXY).';
const laterHint =
  'Run the workflow again once the service answers; look at its log for what became of the request.';

/**
 * What an error of fetch means for the one question that counts: may the service have acted on the request?
 * Only what certainly happened before the first byte was sent is a `no`.
 */
export function explainTransport(error: unknown, request: SentRequest): ServiceFault {
  const causes = listCauses(error);
  const { what, ...verdict } = classify(causes, request);
  return {
    request: request.purpose,
    refused: false,
    explanation: `The ${request.purpose} request to ${request.url.host} failed: ${what}.`,
    ...verdict,
  };
}

function classify(causes: readonly Cause[], { url, timeoutMs }: SentRequest): Verdict {
  const proxyRefusal = causes.find((cause) => /proxy response|proxy authentication/i.test(cause.message));
  if (proxyRefusal !== undefined) {
    const digits = /\d{3}/.exec(proxyRefusal.message)?.[0];
    const status = digits === undefined ? undefined : Number(digits);
    const what = `the proxy answered ${status ?? 'with an error'}`;
    return { kind: 'proxy', applied: 'no', what, hint: proxyHint, proxyStatus: status };
  }
  const tls = causes.find((cause) => isTls(cause.code));
  if (tls !== undefined) {
    return { kind: 'tls', applied: 'no', what: `no trusted TLS connection (${tls.code})`, hint: tlsHint };
  }
  const unreachable = causes.find(isUnreachable);
  if (unreachable !== undefined) {
    const what = `no connection (${unreachable.code})`;
    return { kind: 'unreachable', applied: 'no', what, hint: reachHint };
  }
  if (causes.some((cause) => cause.message === 'bad port')) {
    const what = `port ${url.port} is reserved for another protocol`;
    return { kind: 'unreachable', applied: 'no', what, hint: 'Choose another port for base-url.' };
  }
  if (causes.some((cause) => cause.name === 'TimeoutError')) {
    const what = `no whole answer within ${timeoutMs / 1000} s`;
    return { kind: 'time-out', applied: 'unknown', what, hint: `Raise timeout-seconds, or: ${laterHint}` };
  }
  const code =
    causes.map((cause) => cause.code).find((name) => name !== '') ?? causes.at(-1)?.name ?? 'unknown';
  return { kind: 'broken', applied: 'unknown', what: `the connection broke (${code})`, hint: laterHint };
}

interface Cause {
  readonly name: string;
  readonly code: string;
  readonly syscall: string;
  readonly message: string;
}

/** The error and its causes, outermost first; fetch wraps once or twice, and an address list brings many at once. */
function listCauses(error: unknown, depth = 0): readonly Cause[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const read = (key: string): string => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : '';
  };
  const many: unknown = Reflect.get(error, 'errors');
  return [
    { name: read('name'), code: read('code'), syscall: read('syscall'), message: read('message') },
    ...(Array.isArray(many) ? many.flatMap((one) => listCauses(one, depth + 1)) : []),
    ...listCauses(Reflect.get(error, 'cause'), depth + 1),
  ];
}

function isUnreachable({ code, syscall }: Cause): boolean {
  return (
    code === 'UND_ERR_CONNECT_TIMEOUT' ||
    code === 'UND_ERR_PRX_CONN' ||
    ['connect', 'getaddrinfo'].includes(syscall)
  );
}

function isTls(code: string): boolean {
  // Once the handshake is done, an alert or a broken record may come after the request: those stay unknown.
  return (
    /^(ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|UND_ERR_PRX_TLS)/.test(
      code,
    ) ||
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'EPROTO'].includes(code) ||
    /^ERR_SSL_(TLSV1_|SSLV3_)ALERT_(PROTOCOL_VERSION|HANDSHAKE_FAILURE|INTERNAL_ERROR|UNRECOGNIZED_NAME)/.test(
      code,
    )
  );
}
