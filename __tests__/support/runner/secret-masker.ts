/**
 * Replaces secrets, and their common encodings, with `***`.
 * @see actions/runner, SecretMasker and ValueEncoders: whole value, each of its lines, base64, JSON and URI forms
 */
export class SecretMasker {
  readonly #forms = new Set<string>();

  add(secret: string): void {
    for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
      if (value.trim() === '') continue;
      for (const form of deriveForms(value)) this.#forms.add(form);
    }
  }

  mask(text: string): string {
    const longestFirst = [...this.#forms].toSorted((a, b) => b.length - a.length);
    return longestFirst.reduce((masked, form) => masked.replaceAll(form, '***'), text);
  }
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
