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
import { resolveObject } from '../document/reference.ts';
import { findKeyFaults } from './key-rules.ts';

/** Maximum length of a path or method in characters, far above any service's limit. The pointers of findings repeat the key. */
const maxKeyChars = 2000;

/** Finds paths and methods that are so long that other findings, which would repeat them, are omitted. */
export function findEndlessPaths(document: JsonObject): readonly Finding[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, pathItem]) => {
    const additional = membersOf(findMember(pathItem, 'additionalOperations'));
    const keys = [path, ...Object.keys(membersOf(pathItem)), ...Object.keys(additional)];
    const endless = keys.find((key) => key.length > maxKeyChars);
    if (endless === undefined) return [];
    const message = `${quote(endless, 60)} has ${endless.length} characters, which is too long for a path or method.`;
    return [errorProblem('url-too-long', ['paths', path], message)];
  });
}

/** Finds problems for the importer or the assistant: errors if nothing can be imported, otherwise warnings. */
export function findRuleBreaks(document: JsonObject): readonly Finding[] {
  const paths = findMember(document, 'paths');
  if (!isJsonObject(paths)) {
    const seen =
      paths === undefined
        ? `has no \`paths\`${describeOtherContent(document)}`
        : `has ${describeValue(paths)} for \`paths\``;
    const message = `The OpenAPI file ${seen}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
    return [errorProblem('no-paths', paths === undefined ? [] : ['paths'], message)];
  }
  if (Object.entries(paths).every(([path, pathItem]) => path.startsWith('x-') || isEmptyItem(pathItem))) {
    const message = `The OpenAPI file has no operation under \`paths\`${describeOtherContent(document)}. Importing it would leave the copilot without actions. Expected at least one operation, such as \`get\` of a path.`;
    return [errorProblem('no-operations', ['paths'], message)];
  }
  const findings: Finding[] = [];
  const strange = new Set<string>();
  for (const path in paths) {
    const target = findStrangeTarget(document, path, paths[path]);
    if (target !== undefined) {
      strange.add(path);
      findings.push(target);
    }
    findings.push(...findBadParameters(path, paths[path]));
  }
  const sound = listOperationEntries(document).filter(({ path }) => !strange.has(path));
  findings.push(...findKeyFaults(document, sound));
  for (const entry of sound) findings.push(...findInputFaults(document, entry));
  return findings;
}

/** Describes content that can't become an action: webhooks, which the API sends, or components. */
function describeOtherContent(document: JsonObject): string {
  if (findMember(document, 'webhooks') !== undefined)
    return ", only webhooks, which are requests that the API sends and an assistant can't make";
  const hasParts =
    findMember(document, 'components') !== undefined || findMember(document, 'definitions') !== undefined;
  return hasParts ? ', only components for other files to use' : '';
}

/** Returns whether a path item has no operations. Values that aren't objects and dangling references are reported separately. */
function isEmptyItem(pathItem: JsonValue): boolean {
  return isJsonObject(pathItem) && !Object.hasOwn(pathItem, '$ref') && listMethods(pathItem).length === 0;
}

/** Finds a path whose `$ref` leads to a value that isn't a path item, such as a schema. Each key would become an action. */
function findStrangeTarget(
  document: JsonObject,
  path: string,
  pathItem: JsonValue | undefined,
): Finding | undefined {
  if (typeof findMember(pathItem, '$ref') !== 'string') return undefined;
  const methods = Object.keys(findPathItem(document, pathItem) ?? {}).filter(isMethodKey);
  if (methods.length === 0 || methods.some(isStandardMethod)) return undefined;
  const keys = methods.slice(0, 3).map((key) => quote(key, 60));
  const message = `The path ${quote(path)} refers to a value that isn't a path item: the value has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
  return errorProblem('path-reference', ['paths', path, '$ref'], message);
}

/** Finds parameters of a path with a wrong type. Its operations would lack an input, or the import would fail. */
function findBadParameters(path: string, pathItem: JsonValue | undefined): readonly Finding[] {
  const parameters = path.startsWith('x-') ? undefined : findMember(pathItem, 'parameters');
  if (parameters === undefined) return [];
  const at = ['paths', path, 'parameters'];
  const problem = (where: readonly (string | number)[], what: string): Finding =>
    errorProblem('path-parameters', where, `The path ${quote(path)} can't be imported. ${what}`);
  if (!isArray(parameters))
    return [problem(at, `Its \`parameters\` are ${describeValue(parameters)} instead of a list.`)];
  return parameters.flatMap((one, index) =>
    isJsonObject(one)
      ? []
      : [problem([...at, index], `\`parameters[${index}]\` is ${describeValue(one)} instead of an object.`)],
  );
}

/** Finds undeclared path parameters, which the assistant wouldn't ask for. */
function findInputFaults(document: JsonObject, entry: OperationEntry): readonly Finding[] {
  const { operation, path, pathItem } = entry;
  if (!path.includes('{')) return [];
  let missing = (path.match(/\{[^{}]*\}/g) ?? []).map((template) => template.slice(1, -1));
  for (const list of [operation['parameters'], pathItem['parameters']]) {
    for (const value of isArray(list) ? list : []) {
      // Most lists begin with the path parameters, so the others needn't be resolved.
      if (missing.length === 0) return [];
      const parameter = resolveObject(document, value);
      if (parameter?.['in'] === 'path') missing = missing.filter((name) => name !== parameter['name']);
    }
  }
  if (missing.length === 0) return [];
  const names = missing.slice(0, 5).map((name) => `"${renderLine(name, 60)}"`);
  const message = `${quoteOperation(entry)} does not declare its path parameter ${names.join(', ')}.`;
  return [warningProblem('path-parameter', keyPathOf(entry), message)];
}
