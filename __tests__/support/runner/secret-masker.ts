/** Replaces secrets, and their common encodings, with `***`. */
export interface SecretMasker {
  add(secret: string): void;
  mask(text: string): string;
}

/**
 * Creates a masker.
 * @see actions/runner, SecretMasker and ValueEncoders: whole value, each of its lines, base64, JSON and URI forms
 */
export function createSecretMasker(secrets: readonly string[]): SecretMasker {
  const forms = new Set<string>();
  const add = (secret: string): void => {
    for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
      if (value.trim() === '') continue;
      for (const form of deriveForms(value)) forms.add(form);
    }
  };
  for (const secret of secrets) add(secret);
  return {
    add,
    mask: (text) =>
      [...forms]
        .toSorted((a, b) => b.length - a.length)
        .reduce((masked, form) => masked.replaceAll(form, '***'), text),
  };
}

function deriveForms(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  const shifted = [0, 1, 2]
    .filter((shift) => bytes.length > shift)
    .map((shift) => bytes.subarray(shift).toString('base64'));
  const uri = encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return [value, ...shifted, JSON.stringify(value).slice(1, -1), uri].filter((form) => form !== '');
}
