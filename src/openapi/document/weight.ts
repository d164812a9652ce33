import { type JsonValue, weighPart, type Weight } from '../../syntax/index.ts';

/** @see weighPart; the schemas that mappings name count as references, too. */
export function weigh(value: JsonValue): Weight {
  return weighPart(value, noteMapping);
}

/** The schemas that a discriminator names without the way to them. */
export function noteMapping(key: string, value: JsonValue, references: string[]): void {
  const mapping = key === 'defaultMapping' ? [value] : key === 'mapping' ? value : null;
  if (typeof mapping !== 'object' || mapping === null) return;
  for (const name of Object.values<JsonValue>(mapping)) {
    if (typeof name === 'string' && !name.startsWith('#')) references.push(`#/components/schemas/${name}`);
  }
}
