import type { JsonObject, JsonValue } from '../syntax/index.ts';
import type { Alternative } from './alternative.ts';
import type { Walk } from './walk.ts';

/** Maximum number of removed values of a field that are searched in other alternatives. */
const valueLimit = 20;

/**
 * Returns the old alternative without the values of its fields that another new alternative accepts. For example, a value
 * of a list can become an alternative of its own.
 */
export function withoutMoved(
  { isAccepted }: Walk,
  old: Alternative,
  now: Alternative,
  others: readonly Alternative[],
): Alternative {
  const { side, whole } = old;
  const { fields } = now.side.view(now.whole);
  const left = [...side.view(whole).fields].flatMap(([name, field]) => {
    const { values = [] } = side.view(field);
    const known = now.side.view(fields.get(name)).values?.map((value) => JSON.stringify(value));
    const gone = values.filter((value) => known?.includes(JSON.stringify(value)) === false);
    if (gone.length === 0 || gone.length > valueLimit) return [];
    const isMoved = (value: JsonValue): boolean => {
      const part = side.join([whole, { required: [name], properties: { [name]: { enum: [value] } } }]);
      return others.some((other) => mayContain(other, name, value) && isAccepted(part, other.whole));
    };
    const moved = new Set(gone.filter(isMoved));
    return [[name, { enum: values.filter((value) => !moved.has(value)) }]].filter(() => moved.size > 0);
  });
  if (left.length === 0) return old;
  return { ...old, whole: side.join([whole, { properties: Object.fromEntries(left) as JsonObject }]) };
}

/** Returns whether a field of an alternative may have a value. An attempt to accept the value takes much longer. */
function mayContain({ side, whole }: Alternative, name: string, value: JsonValue): boolean {
  const { choices, fields, required, subtypes } = side.view(whole);
  if (choices.length > 0 || subtypes.size > 0) return true;
  const field = fields.get(name);
  if (field === undefined) return required.has(name);
  // In a text, 1 and "1" are the same value.
  const write = (one: JsonValue): string => (typeof one === 'string' ? one : JSON.stringify(one));
  return side.view(field).values?.some((other) => write(other) === write(value)) !== false;
}
