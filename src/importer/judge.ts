import { columnWidth, quoteOperation } from '../openapi/index.ts';
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

/** How deep the payload of an action may be nested: MariaDB stores JSON of 31 levels, and one is spared. */
export const payloadLevels = 30;

/** How many levels a schema may have above it in a payload and not in the document, if it is behind a reference. */
const addedLevels = 3;

/** What the column of a description holds, in bytes of UTF-8. */
const textBytes = 65_535;

/** What is wrong with an action, made of the operation at a place. */
export type Judge = (
  action: ImportedAction,
  operation: JsonValue,
  at: readonly string[],
) => readonly Finding[];

/**
 * Judges the actions of one document: what the database has no room for, and what a conversation cannot use.
 * @see https://github.com/openchatai/OpenCopilot, opencopilot_db/action.py
 */
export function createJudge(document: JsonObject, measure: Measure): Judge {
  const { hasHalves, levels } = measure(document);
  const mayBeDeep = levels + addedLevels > payloadLevels;
  const server = trimSlashes(findFirstUrl(document['servers']));
  const byId = new Map<string, ImportedAction>();
  return (action, operation, at) => {
    const found = [...findUnstorable(action, at)];
    if (mayBeDeep) found.push(...findDepth(measure(action.payload).levels, at));
    if (hasHalves && measure({ ...action }).hasHalves) {
      const message =
        'The operation holds half a surrogate pair, which the service cannot store. Replace it.';
      found.push(errorProblem('text-half', at, message));
    }
    const url = findFirstUrl(findMember(operation, 'servers'));
    if (url !== undefined && trimSlashes(url) !== server) {
      const message = `The operation has a server of its own, ${quote(url, 100)}; the service calls the first server of the description instead.`;
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

function findUnstorable(action: ImportedAction, at: readonly string[]): readonly Finding[] {
  const { description, endpoint, name } = action;
  const sizes: readonly Size[] = [
    ['url-too-long', 'address (server and path)', endpoint.length, 'characters', columnWidth],
    ['name-too-long', 'name', name.length, 'characters', columnWidth],
    ['text-too-long', 'description', Buffer.byteLength(description), 'bytes', textBytes],
  ];
  return sizes.flatMap((size) => findExcess(size, at));
}

function findDepth(levels: number, at: readonly string[]): readonly Finding[] {
  return findExcess(['payload-depth', 'payload (parameters and body)', levels, 'levels', payloadLevels], at);
}

function findExcess([rule, what, seen, unit, max]: Size, at: readonly string[]): readonly Finding[] {
  const message = `The ${what} of the operation has ${seen} ${unit}; the service stores at most ${max}.`;
  return seen > max ? [errorProblem(rule, at, message)] : [];
}

/** A conversation reaches one of them. */
function describeSameId(action: ImportedAction, other: ImportedAction, at: readonly string[]): Finding {
  const message = `${quoteAction(action)} and ${quoteAction(other)} both get the \`operation_id\` ${quote(action.operationId)} on the service, so one of them is never called. The service joins the words of a name, writes symbols as \`_\`, keeps at most ${idWidth} characters, and ignores case. Give one of them another \`operationId\`.`;
  return warningProblem('same-operation-id', at, message);
}

function quoteAction({ method, path }: ImportedAction): string {
  return quoteOperation({ key: method, path });
}
