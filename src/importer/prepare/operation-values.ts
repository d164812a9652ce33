import { isArray, isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';
import { mapList, mapMembers, omitMembers } from '../../openapi/document/members.ts';
import { count, defineRewrites, spoils, stops, type Hazard, type Ledger, type Way } from './rule.ts';

export const valueRewrites = defineRewrites({
  'values-replaced': (n) =>
    `Wrote ${count(n, 'value')} as the importer expects it: no \`null\`, texts as text, schemas as objects.`,
  'texts-shortened': (n) =>
    `Shortened ${count(n, 'text')} to the 65,535 bytes that the service stores of a description.`,
});

/** What the service's column holds of a description, in bytes of UTF-8. */
const descriptionBytes = 65_535;

const texts = ['summary', 'description'];

/** Texts at which the importer's program stops: it takes for granted what the standard says. */
export function findStrangeTexts(operation: JsonObject, at: Way): readonly Hazard[] {
  return texts.flatMap((key) => findStrangeText(operation[key], [...at, key]));
}

function findStrangeText(text: JsonValue | undefined, at: Way): readonly Hazard[] {
  if (text === undefined) return [];
  if (text === null) return [describeNull(at)];
  const name = String(at.at(-1));
  if (typeof text !== 'string') {
    const tell = typeof text === 'object' ? spoils : stops;
    return [tell('text-type', at, `\`${name}\` must be a text.`)];
  }
  if (Buffer.byteLength(text) <= descriptionBytes) return [];
  const message = `\`${name}\` has ${Buffer.byteLength(text)} bytes; the service stores ${descriptionBytes}.`;
  return [stops('text-too-long', at, message)];
}

/** The schema of a parameter or a media type, into which the importer looks for a reference. */
export function findStrangeSchema(holder: JsonObject | undefined, holderAt: Way): readonly Hazard[] {
  const at = [...holderAt, 'schema'];
  const schema = holder?.['schema'];
  if (schema === undefined) return [];
  if (schema === null) return [describeNull(at)];
  if (typeof schema === 'boolean') {
    return [stops('schema-type', at, `The schema is \`${schema}\`, where the importer expects an object.`)];
  }
  if (!isObject(schema)) return [spoils('schema-type', at, 'A schema must be an object.')];
  if (schema['$ref'] !== '#') return [];
  const message = 'The schema refers to `#`, the whole description, which is no schema.';
  return [spoils('schema-reference', at, message)];
}

export function describeNull(at: Way): Hazard {
  return stops('value-null', at, `\`${String(at.at(-1))}\` is null; leave it out.`);
}

/** The operation without what the importer's program stops at, and meaning the same. */
export function replaceStrangeValues(operation: JsonObject, ledger: Ledger): JsonObject {
  const given = omitNull(operation, [...texts, 'parameters', 'requestBody'], ledger);
  return mapMembers(given, (member, key) => {
    if (texts.includes(key)) return replaceText(member, ledger);
    if (key === 'parameters' && isArray(member))
      return mapList(member, (parameter) => replaceSchema(parameter, ledger));
    return key === 'requestBody' && isObject(member) ? replaceContent(member, ledger) : member;
  });
}

function replaceText(text: JsonValue, ledger: Ledger): JsonValue {
  if (typeof text === 'number' || typeof text === 'boolean') {
    ledger.note(valueRewrites['values-replaced']);
    return String(text);
  }
  if (typeof text !== 'string' || Buffer.byteLength(text) <= descriptionBytes) return text;
  ledger.note(valueRewrites['texts-shortened']);
  // What is cut in the middle of a character ends in the mark for that.
  const kept = Buffer.from(text)
    .subarray(0, descriptionBytes - 6)
    .toString();
  return `${kept.replace(/\uFFFD+$/, '')}…`;
}

function replaceContent(body: JsonObject, ledger: Ledger): JsonObject {
  return mapMembers(omitNull(body, ['content'], ledger), (content, key) => {
    if (key !== 'content' || !isObject(content)) return content;
    return mapMembers(content, (media) => {
      if (media !== null) return replaceSchema(media, ledger);
      ledger.note(valueRewrites['values-replaced']);
      return {};
    });
  });
}

/** `true` allows everything, `false` nothing; each can be said with an object. */
function replaceSchema(holder: JsonValue, ledger: Ledger): JsonValue {
  if (!isObject(holder)) return holder;
  return mapMembers(omitNull(holder, ['schema'], ledger), (member, key) => {
    if (key !== 'schema' || typeof member !== 'boolean') return member;
    ledger.note(valueRewrites['values-replaced']);
    return member ? {} : { not: {} };
  });
}

function omitNull(holder: JsonObject, keys: readonly string[], ledger: Ledger): JsonObject {
  const nulls = keys.filter((key) => holder[key] === null);
  ledger.note(valueRewrites['values-replaced'], nulls.length);
  return nulls.length === 0 ? holder : omitMembers(holder, (key) => nulls.includes(key));
}
