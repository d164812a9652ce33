import { renderLine } from '../text.ts';

/** Secrets that must not be shown, in any encoding in which a service can repeat them. */
export interface Secrets {
  add(secret: string): void;
  /** Replaces every secret in the text with `***`. */
  redact(text: string): string;
  /** Length of the longest form in which a secret can appear, in characters. */
  readonly longest: number;
}

/** Minimum length of an encoded form. Shorter forms would match harmless text. */
const minFormChars = 6;

/**
 * Creates a set of secrets. The action redacts secrets before it uses a text. The runner's masks don't recognize a
 * secret that was truncated or escaped for Markdown, and they don't apply to files.
 */
export function createSecrets(...values: readonly string[]): Secrets {
  const known = new Set<string>();
  let ordered: readonly string[] | undefined;
  // Sort lazily, once for all added secrets, because a list can contain thousands.
  const orderForms = (): readonly string[] =>
    // Replace the longest forms first: the base64 form of `Bearer …` contains the base64 form of the key.
    (ordered ??= [...known].flatMap(listForms).sort((one, other) => other.length - one.length));
  const secrets: Secrets = {
    add: (secret) => {
      if (secret.trim() === '' || known.has(secret)) return;
      known.add(secret);
      ordered = undefined;
    },
    redact: (text) =>
      text === '' ? '' : orderForms().reduce((rest, form) => rest.replaceAll(form, '***'), text),
    get longest() {
      return orderForms()[0]?.length ?? 0;
    },
  };
  for (const value of values) secrets.add(value);
  return secrets;
}

/**
 * Whether a secret is distinctive enough to mask it everywhere in the job. A common word or a short value would also
 * mask harmless text.
 */
export function isDistinctive(secret: string): boolean {
  const isWords = /^\p{Lu}?\p{Ll}+([ _-]\p{L}?\p{Ll}+)*$/u.test(secret);
  return secret.length >= (isWords ? 20 : 8);
}

function listForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const uri = encodeURIComponent(secret.toWellFormed());
  const base64 = [0, 1, 2].map((shift) => renderBase64Core(bytes.subarray(shift)));
  const derived = [
    escapeJson(secret),
    // For a JSON text that is quoted inside another JSON text.
    escapeJson(escapeJson(secret)),
    uri,
    uri.replace(/%../g, (code) => code.toLowerCase()),
    ...base64,
    ...base64.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    secret.replace(/[&<>"']/g, (character) => htmlNames[character] ?? character),
  ].filter((form) => form.length >= minFormChars);
  return [...new Set([secret, ...derived])];
}

const htmlNames: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;', "'": '&#39;' },
};

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Returns the base64 characters that depend only on these bytes, not on the bytes before and after them. */
function renderBase64Core(bytes: Buffer): string {
  return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
}

/** Number of characters from which an excerpt is taken. */
const windowChars = 4_000;

/**
 * Returns the beginning of a text from the service as one harmless line of up to 300 characters. Redacts secrets
 * before truncating, because a part of a secret would not be recognized. Omits a form that the window cuts in two.
 */
export function renderExcerpt(text: string, { secrets }: { readonly secrets: Secrets }): string {
  const { longest } = secrets;
  const redacted = secrets.redact(text.slice(0, windowChars + longest));
  const isCut = text.length > windowChars;
  return renderLine(
    findTitle(isCut ? redacted.slice(0, Math.max(0, redacted.length - longest)) : redacted),
    300,
  );
}

/** Returns the title of a web page that has one, because markup doesn't explain the failure; otherwise the text. */
function findTitle(text: string): string {
  const title = text.trimStart().startsWith('<') ? /<title[^>]*>([^<]*)<\/title/i.exec(text)?.[1] : '';
  return title === undefined || title.trim() === '' ? text : title.trim();
}
