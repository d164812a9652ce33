import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';
import type { NamePlan } from '../document/names.ts';
import { foldParameters } from './portable-parameters.ts';
import { createPartWriter } from './portable-parts.ts';
import { findItem, isMethodKey, listMethods } from '../document/route.ts';
import { foldTexts } from '../document/texts.ts';

/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name. What is no object is left as it is; the hazards have named it.
 * @param plans the names of the operations, in the order of the document
 */
export function makePathsPortable(
  document: JsonObject,
  plans: readonly NamePlan[],
  ledger: Ledger,
): JsonObject {
  const given = document['paths'];
  if (given === undefined) {
    ledger.note('missing-paths');
    return { ...document, paths: {} };
  }
  if (!isObject(given)) return document;
  const names = plans.values();
  const writeOut = createPartWriter(document);
  const entries = Object.entries(given).filter(([path]) => !path.startsWith('x-'));
  const paths = entries.map(([path, value]): [string, JsonValue] => {
    const item = findItem(document, value);
    return [path, item === undefined ? value : foldItem(item, { names, writeOut, ledger, value })];
  });
  const extensions = Object.entries(given).filter(([path]) => path.startsWith('x-'));
  ledger.note('paths-extensions', extensions.length);
  return withExtensions({ ...document, paths: Object.fromEntries(paths) }, extensions);
}

interface Context {
  readonly names: Iterator<NamePlan>;
  readonly writeOut: (part: JsonValue) => JsonValue;
  readonly ledger: Ledger;
  /** The path item as written, where `item` is what its reference names. */
  readonly value: JsonValue;
}

function foldItem(item: JsonObject, context: Context): JsonObject {
  const { ledger, value } = context;
  if (isObject(value) && Object.hasOwn(value, '$ref')) ledger.note('path-references');
  if (Object.hasOwn(item, 'parameters')) ledger.note('path-parameters');
  if (Object.hasOwn(item, 'summary') || Object.hasOwn(item, 'description')) ledger.note('path-texts');
  if (Object.hasOwn(item, 'servers')) ledger.note('path-servers');
  if (Object.keys(item).some((key) => key.startsWith('x-'))) ledger.note('path-extensions');
  if (Object.hasOwn(item, 'additionalOperations')) {
    const direct = Object.keys(item).filter(isMethodKey).length;
    // Even where it holds none, it is no method.
    ledger.note('additional-operations', Math.max(1, listMethods(item).length - direct));
  }
  return Object.fromEntries(
    listMethods(item).map(([key, operation]) => [
      key,
      isObject(operation) ? foldOperation(operation, item, context) : operation,
    ]),
  );
}

function foldOperation(operation: JsonObject, item: JsonObject, context: Context): JsonObject {
  const { names, writeOut, ledger } = context;
  const plan = names.next().value as NamePlan | undefined;
  const extensions = Object.entries(item).filter(
    ([key]) => key.startsWith('x-') && !Object.hasOwn(operation, key),
  );
  const parameters = foldParameters(operation, item, { writeOut, ledger });
  const servers = operation['servers'] ?? item['servers'];
  return {
    ...operation,
    ...foldTexts(operation, item),
    ...(plan?.rename !== undefined && { operationId: noteName(plan.rename, ledger) }),
    ...(parameters !== undefined && { parameters }),
    ...(isArray(servers) && { servers }),
    ...Object.fromEntries(extensions),
  };
}

function noteName(rename: NonNullable<NamePlan['rename']>, ledger: Ledger): string {
  const rules = {
    missing: 'names-derived',
    'too-long': 'names-shortened',
    'not-text': 'names-as-text',
  } as const;
  ledger.note(rules[rename.why]);
  return rename.operationId;
}

/** Extensions of `paths` at the root, under their own names where those are free there. */
function withExtensions(document: JsonObject, extensions: readonly [string, JsonValue][]): JsonObject {
  const free = extensions.filter(([key]) => !Object.hasOwn(document, key));
  const rest = extensions.filter(([key]) => Object.hasOwn(document, key));
  return {
    ...document,
    ...Object.fromEntries(free),
    ...(rest.length > 0 && { 'x-paths': Object.fromEntries(rest) }),
  };
}
