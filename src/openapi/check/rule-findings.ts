import { quote, renderLine } from '../../text.ts';
import {
  describeValue,
  type Finding,
  findMember,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  membersOf,
  errorProblem,
  warningProblem,
} from '../../syntax/index.ts';
import { isStandardMethod } from '../document/grammar.ts';
import {
  findItem,
  isMethodKey,
  listMethods,
  listRoutes,
  placeOf,
  quoteRoute,
  type Route,
} from '../document/operation-entry.ts';
import { listParameters } from '../operations.ts';
import { findKeyFaults } from './key-rules.ts';

/** Far more than any service takes; the pointers of findings repeat it. */
const maxKeyChars = 2000;

/** Paths and methods of such a length that nothing else is worth telling: each other finding would repeat them. */
export function findEndlessPaths(document: JsonObject): readonly Finding[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, item]) => {
    const methods = [item, findMember(item, 'additionalOperations')].flatMap((part) =>
      Object.keys(membersOf(part)),
    );
    const endless = [path, ...methods].find((key) => key.length > maxKeyChars);
    if (endless === undefined) return [];
    const message = `${quote(endless, 60)} has ${endless.length} characters; no path or method is as long as that.`;
    return [errorProblem('url-too-long', ['paths', path], message)];
  });
}

/** What is wrong for the importer or for the assistant: errors where nothing could be imported, else warnings. */
export function findRuleBreaks(document: JsonObject): readonly Finding[] {
  const paths = findMember(document, 'paths');
  if (!isJsonObject(paths)) {
    const seen =
      paths === undefined
        ? `has no \`paths\`${describeElse(document)}`
        : `has ${describeValue(paths)} for \`paths\``;
    const message = `The description ${seen}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
    return [errorProblem('no-paths', paths === undefined ? [] : ['paths'], message)];
  }
  if (Object.entries(paths).every(([path, item]) => path.startsWith('x-') || isEmptyItem(item))) {
    const message = `The description has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`;
    return [errorProblem('no-operations', ['paths'], message)];
  }
  const isSound = ({ path }: Route): boolean => listStrangeKeys(document, paths[path]).length === 0;
  const sound = listRoutes(document).filter(isSound);
  return [
    ...Object.entries(paths).flatMap(([path, item]) => findStrangeTarget(document, path, item)),
    ...findKeyFaults(document, sound),
    ...sound.flatMap((route) => findInputFaults(document, route)),
  ];
}

/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeElse(document: JsonObject): string {
  if (findMember(document, 'webhooks') !== undefined)
    return ', only webhooks, which are requests that the API sends and no assistant can make';
  const hasParts =
    findMember(document, 'components') !== undefined || findMember(document, 'definitions') !== undefined;
  return hasParts ? ', only components for other descriptions to use' : '';
}

/** What is no object, and a reference that leads nowhere, are faults of their own. */
function isEmptyItem(item: JsonValue): boolean {
  return isJsonObject(item) && !Object.hasOwn(item, '$ref') && listMethods(item).length === 0;
}

/** Where a path's `$ref` leads to something of another kind, such as a schema: each of its keys would be an action. */
function listStrangeKeys(document: JsonObject, item: JsonValue | undefined): readonly string[] {
  const target = typeof findMember(item, '$ref') === 'string' ? findItem(document, item) : undefined;
  const methods = Object.keys(target ?? {}).filter(isMethodKey);
  return methods.some(isStandardMethod) ? [] : methods;
}

function findStrangeTarget(document: JsonObject, path: string, item: JsonValue): readonly Finding[] {
  const strange = listStrangeKeys(document, item);
  if (strange.length === 0) return [];
  const keys = strange.slice(0, 3).map((key) => quote(key, 60));
  const message = `The path ${quote(path)} refers to something that is not a path item: it has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
  return [errorProblem('path-reference', ['paths', path, '$ref'], message)];
}

/** What the assistant would stumble over: it has nothing to go by, or an input is missing. */
function findInputFaults(document: JsonObject, route: Route): readonly Finding[] {
  const { operation, path } = route;
  const parameters = listParameters(document, route);
  const named = new Set(parameters.filter(({ place }) => place === 'path').map(({ name }) => name));
  const missing = [...path.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !named.has(name));
  const bodies = parameters.filter(({ place }) => place === 'body');
  const forms = parameters.filter(({ place }) => place === 'formData');
  const isSilent = ['operationId', 'summary', 'description'].every((key) => !isText(operation[key]));
  const faults: readonly (readonly [rule: string, isFault: boolean, said: string])[] = [
    [
      'no-description',
      isSilent,
      'has no operationId, summary or description: the assistant has only its method and path to go by.',
    ],
    [
      'path-parameter',
      missing.length > 0,
      `does not declare its path parameter ${missing
        .slice(0, 5)
        .map((name) => `"${renderLine(name, 60)}"`)
        .join(', ')}.`,
    ],
    [
      'two-bodies',
      bodies.length > 1 || (bodies.length > 0 && forms.length > 0),
      'has more than one body; a request has one, so only the first `in: body` is sent.',
    ],
  ];
  return faults.flatMap(([rule, isFault, said]) =>
    isFault ? [warningProblem(rule, placeOf(route), `${quoteRoute(route)} ${said}`)] : [],
  );
}

function isText(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
