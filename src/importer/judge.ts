import { quoteOperation } from '../openapi/index.ts';
import { columnWidth } from './names.ts';
import {
  type Finding,
  findMember,
  type JsonObject,
  type JsonValue,
  errorProblem,
  warningProblem,
  type Measure,
} from '../syntax/index.ts';
import { quote } from '../text.ts';
import { findFirstUrl, trimSlashes } from './address.ts';
import type { ImportedAction } from './imported-action.ts';
import { foldOperationId, idWidth } from './operation-id.ts';

/** Maximum nesting of an action's payload. MariaDB stores JSON of 31 levels, and one level is reserved. */
export const payloadLevels = 30;

/** Number of levels that a payload can add above a referenced schema. */
const addedLevels = 3;

/** Maximum size of a description in the service's database, in bytes of UTF-8. */
const textBytes = 65_535;

/** Returns the problems of an action that is imported from an operation. */
export type Judge = (
  action: ImportedAction,
  operation: JsonValue,
  at: readonly string[],
) => readonly Finding[];

/**
 * Creates a check of the actions of one document: values that the service's database can't store, or a conversation can't
 * use.
 * @see https://github.com/openchatai/OpenCopilot, opencopilot_db/action.py
 */
export function createJudge(document: JsonObject, measure: Measure): Judge {
  const { hasUnpairedSurrogates, levels } = measure(document);
  const mayBeDeep = levels + addedLevels > payloadLevels;
  const server = trimSlashes(findFirstUrl(document['servers']));
  const byId = new Map<string, ImportedAction>();
  return (action, operation, at) => {
    const found = findExcesses(action, at);
    if (mayBeDeep) found.push(...findDepth(measure(action.payload).levels, at));
    if (hasUnpairedSurrogates && measure({ ...action }).hasUnpairedSurrogates) {
      const message =
        "The operation contains an unpaired surrogate, which the service can't store. Replace it.";
      found.push(errorProblem('text-half', at, message));
    }
    const url = findFirstUrl(findMember(operation, 'servers'));
    if (url !== undefined && trimSlashes(url) !== server) {
      const message = `The operation has its own server, ${quote(url, 100)}. The service calls the first server of the OpenAPI file instead.`;
      found.push(warningProblem('server-ignored', at, message));
    }
    const id = foldOperationId(action.operationId);
    const other = byId.get(id);
    if (other !== undefined) found.push(describeSameId(action, other, at));
    byId.set(id, other ?? action);
    return found;
  };
}

type Size = readonly [rule: string, what: string, seen: number, unit: string, max: number];

function findExcesses({ description, endpoint, name }: ImportedAction, at: readonly string[]): Finding[] {
  const textLength = Buffer.byteLength(description);
  // Nearly all actions fit, so the sizes are compared before a list is created.
  if (endpoint.length <= columnWidth && name.length <= columnWidth && textLength <= textBytes) return [];
  const sizes: readonly Size[] = [
    ['url-too-long', 'address (server and path)', endpoint.length, 'characters', columnWidth],
    ['name-too-long', 'name', name.length, 'characters', columnWidth],
    ['text-too-long', 'description', textLength, 'bytes', textBytes],
  ];
  return sizes.flatMap((size) => findExcess(size, at));
}

function findDepth(levels: number, at: readonly string[]): readonly Finding[] {
  return findExcess(['payload-depth', 'payload (parameters and body)', levels, 'levels', payloadLevels], at);
}

function findExcess([rule, what, seen, unit, max]: Size, at: readonly string[]): readonly Finding[] {
  if (seen <= max) return [];
  const message = `The ${what} of the operation has ${seen} ${unit}. The service stores at most ${max}. Shorten it.`;
  return [errorProblem(rule, at, message)];
}

/** Describes two actions with the same `operation_id`, only one of which a conversation can call. */
function describeSameId(action: ImportedAction, other: ImportedAction, at: readonly string[]): Finding {
  const message = `${quoteAction(action)} and ${quoteAction(other)} both get the \`operation_id\` ${quote(action.operationId)} on the service, so one of them is never called. The service joins the words of a name, replaces symbols with \`_\`, keeps at most ${idWidth} characters, and ignores case. Change the \`operationId\` of one of them.`;
  return warningProblem('same-operation-id', at, message);
}

function quoteAction({ method, path }: ImportedAction): string {
  return quoteOperation({ key: method, path });
}
