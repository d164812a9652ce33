/** Thrown if the server is killed during a request. Changes so far stay, and no response is sent. */
export class ServerKilled extends Error {}

/** Thrown if the service responds with HTTP 500 without details, or with another error of its framework. */
export class ServerError extends Error {
  readonly status: 400 | 415 | 500;

  constructor(message: string, status: ServerError['status'] = 500) {
    super(message);
    this.status = status;
  }
}

/** Response of the service before faults change it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Rest of the body, which is streamed. */
  readonly rest?: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
}

export function createJsonAnswer(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: `${JSON.stringify(value)}\n` };
}

/** Creates OpenCopilot's response to an unexpected error or an unknown route. */
export function createErrorAnswer(status: 400 | 404 | 405 | 415 | 500): Answer {
  const [error, message] = errorWords[status];
  return createJsonAnswer(status, { error, message });
}

const errorWords = {
  400: ['Bad Request', 'The browser (or proxy) sent a request that this server could not understand.'],
  404: ['Not Found', 'The requested URL was not found on the server.'],
  405: ['Method Not Allowed', 'The method is not allowed for the requested URL.'],
  415: ['Unsupported Media Type', 'The request Content-Type was not application/json.'],
  500: ['Internal Server Error', 'An unexpected error occurred on the server.'],
} as const;

export function createHtmlAnswer(status: number, title: string): Answer {
  const body = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** Returns the response of a proxy in front of the service: a web page, or JSON if it has only queued the request. */
export function createGatewayAnswer(status: number): Answer {
  if (status === 202) return createJsonAnswer(202, { message: 'Accepted' });
  return createHtmlAnswer(status, `${status} from the gateway`);
}

/** Reduces a response to text or to an empty body, because services differ. */
export function simplifyAnswer(answer: Answer, into: 'text' | 'empty'): Answer {
  return into === 'text'
    ? { ...answer, headers: { 'content-type': 'text/plain' }, body: 'OK' }
    : { ...answer, headers: {}, body: '' };
}
