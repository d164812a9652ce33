import { renderLine } from '../text.ts';

/** Values that must not be written down, in whatever way a text from outside repeats them. */
export interface Secrets {
  add(secret: string): void;
  /** The text with `***` in the place of every secret. */
  redact(text: string): string;
  /** Length of the longest text that a secret can be written as. */
  readonly longest: number;
}

/** A shorter way of writing would be found in innocent text. */
const minFormChars = 6;

/**
 * The runner's masks come after us: they do not know a secret that was cut, or whose characters were escaped for
 * Markdown, and they reach no file but its own. So secrets are blotted out before anything is done with a text.
 */
export function createSecrets(...values: readonly string[]): Secrets {
  const known = new Set<string>();
  let ordered: readonly string[] | undefined;
  // Put in order once for all that were added: a list may bring thousands.
  const orderForms = (): readonly string[] =>
    // The longest first: a whole `Bearer …` in base64 holds the key's own form, not the other way round.
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

/** Worth masking in everything that a job prints: a word or a short value would blot out innocent text for hours. */
export function isTelling(secret: string): boolean {
  const isWords = /^\p{Lu}?\p{Ll}+([ _-]\p{L}?\p{Ll}+)*$/u.test(secret);
  return secret.length >= (isWords ? 20 : 8);
}

function listForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const uri = encodeURIComponent(secret.toWellFormed());
  const base64 = [0, 1, 2].map((shift) => renderBase64Core(bytes.subarray(shift)));
  const derived = [
    escapeJson(secret),
    // An error in a JSON text, quoted in a JSON text.
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

/** What base64 of a longer text holds of the bytes, whatever stands before and after them: whole groups of their own. */
function renderBase64Core(bytes: Buffer): string {
  return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
}

/** So much of a text is looked at for the sake of its beginning. */
const windowChars = 4_000;

/**
 * The beginning of a text from outside, as one harmless line for an explanation: at most 300 characters. It is blotted
 * before it is cut: half a secret is recognised by nobody. What the window cuts in two is left out.
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

/** Of a web page its title, where it has one: the markup tells nobody anything. */
function findTitle(text: string): string {
  const title = text.trimStart().startsWith('<') ? /<title[^>]*>([^<]*)<\/title/i.exec(text)?.[1] : '';
  return title === undefined || title.trim() === '' ? text : title.trim();
}
