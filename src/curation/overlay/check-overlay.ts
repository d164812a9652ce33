import { quote } from '../../text.ts';
import {
  describeValue,
  type Finding,
  isArray,
  isJsonObject,
  isNear,
  type JsonObject,
  type JsonValue,
  errorProblem,
} from '../../syntax/index.ts';

type At = readonly (string | number)[];

/** A member of an object, and its valid values. */
interface Field {
  readonly isValid: (value: JsonValue) => boolean;
  readonly expected: string;
  readonly isRequired?: true;
  /** Whether version 1.0 doesn't have the member. */
  readonly isNew?: true;
}

type Fields = Readonly<Record<string, Field>>;

const text: Field = { isValid: (value) => typeof value === 'string', expected: 'a string' };
const requiredText: Field = { ...text, isRequired: true };
const newText: Field = { ...text, isNew: true };

const rootFields: Fields = {
  overlay: { ...requiredText, expected: 'a version, such as `overlay: 1.1.0`' },
  info: { isValid: isJsonObject, expected: 'an object', isRequired: true },
  extends: text,
  actions: {
    isValid: (value) => isArray(value) && value.length > 0,
    expected: 'a list of at least one action',
    isRequired: true,
  },
};

const infoFields: Fields = { title: requiredText, version: requiredText, description: newText };

const actionFields: Fields = {
  target: {
    isValid: (value) => typeof value === 'string' && value.startsWith('$'),
    expected: 'a JSONPath expression that starts with `$`',
    isRequired: true,
  },
  description: text,
  update: { isValid: () => true, expected: 'any value' },
  remove: { isValid: (value) => typeof value === 'boolean', expected: '`true` or `false`' },
  copy: newText,
};

/**
 * Checks the structure of an overlay file, and returns all violations of the specification. The JSONPath expressions
 * aren't parsed.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export function checkOverlay(root: JsonValue): readonly Finding[] {
  if (!isJsonObject(root)) {
    const members = '`overlay`, `info` and `actions`';
    return [fail([], `An overlay file must be an object with ${members}, not ${describeValue(root)}.`)];
  }
  const minor = findMinor(root['overlay']);
  const { info, actions } = root;
  const inVersion = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, { isNew }]) => minor !== 0 || isNew !== true));
  return [
    ...checkVersion(root, minor),
    ...checkMembers(root, rootFields, []),
    ...(isJsonObject(info) ? checkMembers(info, inVersion(infoFields), ['info']) : []),
    ...(isArray(actions) ? checkActions(actions, inVersion(actionFields)) : []),
  ];
}

/** Returns the minor version of a supported overlay, for any patch version. */
export function findMinor(version: JsonValue | undefined): 0 | 1 | undefined {
  const [, minor] = typeof version === 'string' ? (/^1\.([01])\.\d+$/.exec(version) ?? []) : [];
  return minor === undefined ? undefined : minor === '0' ? 0 : 1;
}

function checkVersion(root: JsonObject, minor: 0 | 1 | undefined): readonly Finding[] {
  const { overlay } = root;
  if (minor !== undefined || typeof overlay === 'object' || overlay === undefined) return [];
  const example = String(overlay).startsWith('1.0') || overlay === 1 ? '1.0.0' : '1.1.0';
  return [
    fail(
      ['overlay'],
      `The overlay version ${quote(JSON.stringify(overlay))} is not supported. Use a version of three numbers, such as \`overlay: ${example}\`; 1.0 and 1.1 are supported.`,
    ),
  ];
}

function checkMembers(part: JsonObject, fields: Fields, at: At): readonly Finding[] {
  const missing = Object.entries(fields)
    .filter(([key, { isRequired }]) => isRequired === true && !Object.hasOwn(part, key))
    .map(([key, { expected }]) => fail(at, `${describePart(at)} has no \`${key}\`. Add ${expected}.`));
  const wrong = Object.entries(part).flatMap(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined) return key.startsWith('x-') ? [] : [failUnknown(key, Object.keys(fields), at)];
    // A wrong version has its own message.
    const isReported =
      field.isValid(value) || (at.length === 0 && key === 'overlay' && typeof value !== 'object');
    if (isReported) return [];
    return [fail([...at, key], `\`${key}\` must be ${field.expected}; found ${describeWritten(value)}.`)];
  });
  return [...missing, ...wrong];
}

function failUnknown(key: string, known: readonly string[], at: At): Finding {
  const near = known.find((name) => isNear(key, name));
  const hint =
    key === 'copy' && at[0] === 'actions'
      ? '`copy` requires version 1.1. Use `overlay: 1.1.0`.'
      : near === undefined
        ? `Use ${known.map((name) => `\`${name}\``).join(', ')}, or a name that starts with \`x-\`.`
        : `Did you mean \`${near}\`?`;
  return fail([...at, key], `${describePart(at)} can't have the field ${quote(key, 60)}. ${hint}`);
}

function checkActions(actions: readonly JsonValue[], fields: Fields): readonly Finding[] {
  const first = new Map<string, number>();
  return actions.flatMap((action, index) => {
    const at = ['actions', index];
    if (!isJsonObject(action))
      return [fail(at, `An action must be an object with a \`target\`; found ${describeWritten(action)}.`)];
    const key = renderCanonically(action);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    const found = [...checkMembers(action, fields, at), ...checkChange(action, at)];
    if (earlier === undefined) return found;
    return [fail(at, `This action is the same as action ${earlier + 1}. Remove one of them.`), ...found];
  });
}

function checkChange(action: JsonObject, at: At): readonly Finding[] {
  if (action['remove'] === true || !('update' in action && 'copy' in action)) return [];
  return [fail([...at, 'copy'], 'An action can have `update` or `copy`, not both. Write two actions.')];
}

function fail(at: At, message: string): Finding {
  return errorProblem('overlay-structure', at, message);
}

function describePart(at: At): string {
  if (at.length === 0) return 'The overlay file';
  return at[0] === 'info' ? '`info`' : `Action ${Number(at[1]) + 1}`;
}

function describeWritten(value: JsonValue): string {
  if (isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? describeValue(value) : quote(JSON.stringify(value), 80);
}

/** Renders equal values as the same text, for any order of their keys. */
function renderCanonically(value: JsonValue): string {
  if (isArray(value)) return `[${value.map(renderCanonically).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${renderCanonically(value[key] ?? null)}`).join()}}`;
}
