export interface FilePart {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export type Form =
  { readonly ok: true; readonly file: FilePart } | { readonly ok: false; readonly error: string };

/**
 * Parses a form that must have only one file part named `file`, with a file name. Node.js reads the form, and the
 * action writes it without Node.js.
 * @see RFC 7578, RFC 2046 section 5.1
 */
export async function parseForm(contentType = '', body: Buffer): Promise<Form> {
  const fail = (error: string): Form => ({ ok: false, error });
  if (!/^multipart\/form-data\s*;/iu.test(contentType)) return fail('No file part in the request');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated for servers with untrusted clients
    .formData()
    .catch(() => undefined);
  // Node.js ignores text before the first part.
  if (form === undefined || !body.toString('latin1', 0, 2).startsWith('--')) {
    return fail('Malformed multipart body');
  }
  const [[name, file] = [], ...others] = [...form];
  if (others.length > 0) return fail('More than one part in the request');
  if (name !== 'file') return fail('No file part in the request');
  if (!(file instanceof File) || file.name === '') return fail('No selected file');
  const bytes = Buffer.from(await file.arrayBuffer());
  return { ok: true, file: { fileName: file.name, contentType: file.type, bytes } };
}
