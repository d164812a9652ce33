import { findFreeName } from '../document/free-name.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';
import type { Mode } from '../document/grammar.ts';
import { mapParts } from '../document/grammar.ts';
import { findTarget, resolve } from '../document/reference.ts';
import { isIntoPart } from './inspect.ts';

/** Below these keys every object is a schema. */
const schemaKeys = new Set(['schema', 'itemSchema', 'schemas', 'definitions']);

/**
 * A document whose references do not depend on how its paths are written: schemas that are referred to where they
 * stand in a path become components, other parts are written out.
 */
export function settleReferences(document: JsonObject, ledger: Ledger): JsonObject {
  const [parent, kind] = Object.hasOwn(document, 'swagger')
    ? [undefined, 'definitions']
    : ['components', 'schemas'];
  const holder = parent === undefined ? document : (document[parent] ?? {});
  const existing = findMember(holder, kind);
  const moved = new Map<string, string>();
  const added: Record<string, JsonValue> = {};
  const prefix = ['#', parent, kind].filter((token) => token !== undefined).join('/');

  const settled = walk(document, { mode: 'keywords', isSchema: false, open: [] });
  ledger.note('moved-references', moved.size);
  return isObject(settled) ? withSchemas(settled) : document;

  function walk(value: JsonValue, at: Place): JsonValue {
    const reference = isObject(value) ? value['$ref'] : undefined;
    if (isObject(value) && typeof reference === 'string' && isIntoPart(reference)) {
      return at.isSchema ? { ...value, $ref: move(reference) } : writeOut(value, reference, at);
    }
    return mapParts(value, at.mode, (part, mode, key) => {
      const isSchema = at.isSchema || (at.mode === 'keywords' && key !== undefined && schemaKeys.has(key));
      return walk(part, { mode, isSchema, open: at.open });
    });
  }

  function writeOut(value: JsonObject, reference: string, at: Place): JsonValue {
    const target = at.open.includes(reference) ? undefined : resolve(document, value);
    return target === undefined ? value : walk(target, { ...at, open: [...at.open, reference] });
  }

  function move(reference: string): string {
    const known = moved.get(reference);
    if (known !== undefined) return `${prefix}/${known}`;
    const target = findTarget(document, reference);
    if (target === undefined) return reference;
    const name = nameFor(reference);
    moved.set(reference, name);
    added[name] = {};
    added[name] = walk(target, { mode: 'keywords', isSchema: true, open: [] });
    return `${prefix}/${name}`;
  }

  function nameFor(reference: string): string {
    const tokens = reference
      .split('/')
      .slice(2)
      .map((token) => token.replace(/~[01]/g, '_'));
    const clean = tokens
      .join('_')
      .replace(/[^a-zA-Z0-9._-]+/g, '_')
      .replace(/^_+/, '')
      .slice(-100);
    const isTaken = (name: string): boolean =>
      Object.hasOwn(added, name) || findMember(existing, name) !== undefined;
    return findFreeName(clean === '' ? 'schema' : clean, isTaken);
  }

  function withSchemas(root: JsonObject): JsonObject {
    const own = parent === undefined ? root : (root[parent] ?? {});
    const schemas = findMember(own, kind);
    const all = { ...(isObject(schemas) ? schemas : {}), ...added };
    if (parent === undefined) return { ...root, [kind]: all };
    return { ...root, [parent]: { ...(isObject(own) ? own : {}), [kind]: all } };
  }
}

interface Place {
  readonly mode: Mode;
  readonly isSchema: boolean;
  /** The references on the way here: some lead in circles. */
  readonly open: readonly string[];
}
