/** A file of a form, as a strict WSGI server reads it. */
export interface FilePart {
  readonly fileName: string;
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

export type Form =
  { readonly ok: true; readonly file: FilePart } | { readonly ok: false; readonly error: string };

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Buffer;
}

/**
 * Parses a form that must have only one file part named `file`, with a file name.
 * @see RFC 7578, RFC 2046 section 5.1
 */
export function parseForm(contentType: string | undefined, body: Buffer): Form {
  const boundary = findBoundary(contentType);
  if (boundary === undefined) return { ok: false, error: 'No file part in the request' };
  const parts = splitParts(boundary, body);
  if (parts === undefined) return { ok: false, error: 'Malformed multipart body' };
  const [part, ...others] = parts;
  if (part === undefined) return { ok: false, error: 'No file part in the request' };
  if (others.length > 0) return { ok: false, error: 'More than one part in the request' };
  const disposition = part.headers.get('content-disposition') ?? '';
  if (!/^form-data\s*;/iu.test(disposition) || findParameter(disposition, 'name') !== 'file') {
    return { ok: false, error: 'No file part in the request' };
  }
  const fileName = findParameter(disposition, 'filename');
  if (fileName === undefined || fileName === '') return { ok: false, error: 'No selected file' };
  return { ok: true, file: { fileName, contentType: part.headers.get('content-type'), bytes: part.bytes } };
}

function findBoundary(contentType: string | undefined): string | undefined {
  if (contentType === undefined || !/^multipart\/form-data\s*;/iu.test(contentType)) return undefined;
  const boundary = findParameter(contentType, 'boundary');
  return boundary !== undefined && /^[\x21-\x7e ]{0,69}[\x21-\x7e]$/u.test(boundary) ? boundary : undefined;
}

function findParameter(header: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s"]+))`, 'iu').exec(header);
  return match?.[1] ?? match?.[2];
}

/**
 * Splits a body into parts. Returns `undefined` if it violates the grammar: no opening or closing delimiter, or a
 * part without a blank line.
 */
function splitParts(boundary: string, body: Buffer): readonly Part[] | undefined {
  const delimiter = Buffer.from(`--${boundary}`);
  if (!body.subarray(0, delimiter.length).equals(delimiter)) return undefined;
  const parts: Part[] = [];
  let from = delimiter.length;
  while (body.toString('latin1', from, from + 2) !== '--') {
    if (body.toString('latin1', from, from + 2) !== '\r\n') return undefined;
    const end = body.indexOf(`\r\n--${boundary}`, from + 2, 'latin1');
    const part = end === -1 ? undefined : parsePart(body.subarray(from + 2, end));
    if (part === undefined) return undefined;
    parts.push(part);
    from = end + 2 + delimiter.length;
  }
  return parts;
}

function parsePart(bytes: Buffer): Part | undefined {
  const blank = bytes.indexOf('\r\n\r\n');
  if (blank === -1) return undefined;
  const headers = new Map<string, string>();
  for (const line of bytes.toString('utf8', 0, blank).split('\r\n')) {
    const [name = '', value] = line.split(/:(.*)/su);
    if (value === undefined) return undefined;
    headers.set(name.trim().toLowerCase(), value.trim());
  }
  return { headers, bytes: bytes.subarray(blank + 4) };
}
