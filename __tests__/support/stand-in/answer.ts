/** What the service says to a request, before a fault has its way with it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function createJsonAnswer(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: `${JSON.stringify(value)}\n` };
}

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
