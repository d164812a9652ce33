/** What the service says to a request, before a fault has its way with it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function createJsonAnswer(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: `${JSON.stringify(value)}\n` };
}

/** How the best-known service words what it did not foresee, and what has no route. */
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

/** The same answer with less in it: services say as much, or as little, as they like. */
export function simplifyAnswer(answer: Answer, into: 'text' | 'empty'): Answer {
  return into === 'text'
    ? { ...answer, headers: { 'content-type': 'text/plain' }, body: 'OK' }
    : { ...answer, headers: {}, body: '' };
}
