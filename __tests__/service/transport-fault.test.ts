import { explainTransport } from '../../src/service/transport-fault.ts';

const request = {
  purpose: 'delete',
  url: new URL('https://copilot.example.com/x'),
  timeoutMs: 60_000,
} as const;

function createError(facts: object, name = 'Error'): Error {
  return Object.assign(new Error('message' in facts ? String(facts.message) : 'failed'), { name }, facts);
}

const explain = (cause: unknown): ReturnType<typeof explainTransport> =>
  explainTransport(new TypeError('fetch failed', { cause }), request);

const refusal = createError({ code: 'ECONNREFUSED', syscall: 'connect' });

describe('an error of the HTTP client', () => {
  test.each([
    ['a name that is not found', createError({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'unreachable'],
    ['a name server that is busy', createError({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }), 'unreachable'],
    ['a refused connection', refusal, 'unreachable'],
    ['a name whose addresses all reject it', new AggregateError([refusal, refusal]), 'unreachable'],
    ['no route', createError({ code: 'EHOSTUNREACH', syscall: 'connect' }), 'unreachable'],
    ['a connection that timed out', createError({ code: 'ETIMEDOUT', syscall: 'connect' }), 'unreachable'],
    ['undici’s own connect time-out', createError({ code: 'UND_ERR_CONNECT_TIMEOUT' }), 'unreachable'],
    ['a tunnel that broke', createError({ code: 'UND_ERR_PRX_CONN' }), 'unreachable'],
    ['a self-signed certificate', createError({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), 'tls'],
    ['an unknown authority', createError({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), 'tls'],
    ['a wrong name', createError({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }), 'tls'],
    ['an expired certificate', createError({ code: 'CERT_HAS_EXPIRED' }), 'tls'],
    [
      'a proxy’s refusal',
      createError({ code: 'UND_ERR_ABORTED', message: 'Proxy response (502) !== 200 when HTTP Tunneling' }),
      'proxy',
    ],
  ])('means that the request was not sent: %s', (_, error, kind) => {
    expect(explain(error)).toMatchObject({ kind, applied: 'no', rejected: false });
  });

  test.each([
    ['a reset while reading', createError({ code: 'ECONNRESET', syscall: 'read' }), 'broken'],
    ['a broken pipe while writing', createError({ code: 'EPIPE', syscall: 'write' }), 'broken'],
    ['a connection that died', createError({ code: 'ETIMEDOUT', syscall: 'read' }), 'broken'],
    ['a closed socket', createError({ code: 'UND_ERR_SOCKET' }), 'broken'],
    ['nonsense for an answer', createError({ code: 'HPE_INVALID_CONSTANT' }, 'HTTPParserError'), 'broken'],
    ['too long headers', createError({ code: 'UND_ERR_HEADERS_OVERFLOW' }), 'broken'],
    ['an alert after the handshake', createError({ code: 'ERR_SSL_SSLV3_ALERT_BAD_RECORD_MAC' }), 'broken'],
    ['the deadline', createError({}, 'TimeoutError'), 'time-out'],
    ['something new', createError({}), 'broken'],
    ['something that is no error', 'a text', 'broken'],
  ])('means that the request may have arrived: %s', (_, error, kind) => {
    expect(explain(error)).toMatchObject({ kind, applied: 'unknown', rejected: false });
  });
});
