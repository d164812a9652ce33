import { quote, renderLine } from '../../text.ts';
import {
  describeValue,
  type Finding,
  findMember,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  membersOf,
  errorProblem,
  warningProblem,
} from '../../syntax/index.ts';
import { isStandardMethod } from '../document/grammar.ts';
import {
  findPathItem,
  isMethodKey,
  listMethods,
  listOperationEntries,
  keyPathOf,
  quoteOperation,
  type OperationEntry,
} from '../document/operation-entry.ts';
import { listParameters } from '../operations.ts';
import { findKeyFaults } from './key-rules.ts';

/** Far more than any service takes; the pointers of findings repeat it. */
const maxKeyChars = 2000;

/** Paths and methods of such a length that nothing else is worth telling: each other finding would repeat them. */
export function findEndlessPaths(document: JsonObject): readonly Finding[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, pathItem]) => {
    const methods = [pathItem, findMember(pathItem, 'additionalOperations')].flatMap((part) =>
      Object.keys(membersOf(part)),
    );
    const endless = [path, ...methods].find((key) => key.length > maxKeyChars);
    if (endless === undefined) return [];
    const message = `${quote(endless, 60)} has ${endless.length} characters, which is too long for a path or method.`;
    return [errorProblem('url-too-long', ['paths', path], message)];
  });
}

/** Returns what is wrong for the importer or for the assistant: errors if nothing can be imported, otherwise warnings. */
export function findRuleBreaks(document: JsonObject): readonly Finding[] {
  const paths = findMember(document, 'paths');
  if (!isJsonObject(paths)) {
    const seen =
      paths === undefined
        ? `has no \`paths\`${describeElse(document)}`
        : `has ${describeValue(paths)} for \`paths\``;
    const message = `The OpenAPI file ${seen}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
    return [errorProblem('no-paths', paths === undefined ? [] : ['paths'], message)];
  }
  if (Object.entries(paths).every(([path, pathItem]) => path.startsWith('x-') || isEmptyItem(pathItem))) {
    const message = `The OpenAPI file has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`;
    return [errorProblem('no-operations', ['paths'], message)];
  }
  const isSound = ({ path }: OperationEntry): boolean => listStrangeKeys(document, paths[path]).length === 0;
  const sound = listOperationEntries(document).filter(isSound);
  return [
    ...Object.entries(paths).flatMap(([path, pathItem]) => [
      ...findStrangeTarget(document, path, pathItem),
      ...findBadParameters(path, pathItem),
    ]),
    ...findKeyFaults(document, sound),
    ...sound.flatMap((entry) => findInputFaults(document, entry)),
  ];
}

/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeElse(document: JsonObject): string {
  if (findMember(document, 'webhooks') !== undefined)
    return ', only webhooks, which are requests that the API sends and no assistant can make';
  const hasParts =
    findMember(document, 'components') !== undefined || findMember(document, 'definitions') !== undefined;
  return hasParts ? ', only components for other files to use' : '';
}

/** What is no object, and a reference that leads nowhere, are faults of their own. */
function isEmptyItem(pathItem: JsonValue): boolean {
  return isJsonObject(pathItem) && !Object.hasOwn(pathItem, '$ref') && listMethods(pathItem).length === 0;
}

/** Where a path's `$ref` leads to something of another kind, such as a schema: each of its keys would be an action. */
function listStrangeKeys(document: JsonObject, pathItem: JsonValue | undefined): readonly string[] {
  const target =
    typeof findMember(pathItem, '$ref') === 'string' ? findPathItem(document, pathItem) : undefined;
  const methods = Object.keys(target ?? {}).filter(isMethodKey);
  return methods.some(isStandardMethod) ? [] : methods;
}

function findStrangeTarget(document: JsonObject, path: string, pathItem: JsonValue): readonly Finding[] {
  const strange = listStrangeKeys(document, pathItem);
  if (strange.length === 0) return [];
  const keys = strange.slice(0, 3).map((key) => quote(key, 60));
  const message = `The path ${quote(path)} refers to something that is not a path item: it has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
  return [errorProblem('path-reference', ['paths', path, '$ref'], message)];
}

/** Parameters of a path that have a wrong type: its operations would lack an input, or the import would fail. */
function findBadParameters(path: string, pathItem: JsonValue): readonly Finding[] {
  const parameters = path.startsWith('x-') ? undefined : findMember(pathItem, 'parameters');
  if (parameters === undefined) return [];
  const at = ['paths', path, 'parameters'];
  const problem = (where: readonly (string | number)[], what: string): Finding =>
    errorProblem('path-parameters', where, `The path ${quote(path)} can’t be imported. ${what}`);
  if (!isArray(parameters))
    return [problem(at, `Its \`parameters\` are ${describeValue(parameters)} instead of a list.`)];
  return parameters.flatMap((one, index) =>
    isJsonObject(one)
      ? []
      : [problem([...at, index], `\`parameters[${index}]\` is ${describeValue(one)} instead of an object.`)],
  );
}

/** Path parameters that no parameter declares: the assistant would not ask for them. */
function findInputFaults(document: JsonObject, entry: OperationEntry): readonly Finding[] {
  const { path } = entry;
  const written = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  if (written.length === 0) return [];
  const parameters = listParameters(document, entry).filter((parameter) => parameter.in === 'path');
  const declared = new Set(parameters.map(({ name }) => name));
  const missing = written.filter((name) => !declared.has(name));
  if (missing.length === 0) return [];
  const names = missing.slice(0, 5).map((name) => `"${renderLine(name, 60)}"`);
  const message = `${quoteOperation(entry)} does not declare its path parameter ${names.join(', ')}.`;
  return [warningProblem('path-parameter', keyPathOf(entry), message)];
}
