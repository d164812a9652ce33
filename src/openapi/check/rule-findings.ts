import { quote, renderLine } from '../../text.ts';
import type { Finding } from '../problem.ts';
import type { JsonObject } from '../document/json.ts';
import { findMember, isObject } from '../document/json.ts';
import { findNameFaults } from './name-rules.ts';
import { findParameterFaults } from './parameter-rules.ts';
import { isStandardMethod } from '../document/grammar.ts';
import { renderPointer } from '../document/pointer.ts';
import { findItem, isMethodKey, listRoutes } from '../document/route.ts';
import { describeValue } from '../read/source.ts';

/** What the schema cannot say: errors where nothing could be imported, warnings where the assistant would be misled. */
export function findRuleBreaks(document: JsonObject, options: { strict: boolean }): readonly Finding[] {
  const findings = listRuleBreaks(document);
  if (!options.strict) return findings;
  const isSwagger = Object.hasOwn(document, 'swagger');
  return findings.map((finding) =>
    mustRules.has(finding.rule) && !(isSwagger && finding.rule === 'same-path')
      ? { ...finding, severity: 'error' }
      : finding,
  );
}

/**
 * What the standard says with a MUST, in words instead of its schema: under `strict` an error, as what the schema says.
 * Every other warning is advice for the copilot's sake and never fails a run. `same-path` is a MUST from 3.0 on.
 * @see https://spec.openapis.org/oas/v3.1.1, "Paths Object", "Path Templating", "Operation Object", "Parameter Object"
 */
const mustRules = new Set([
  'component-name',
  'duplicate-operation-id',
  'duplicate-parameter',
  'path-parameter',
  'path-template',
  'same-path',
  'two-bodies',
]);

function listRuleBreaks(document: JsonObject): readonly Finding[] {
  const paths = findMember(document, 'paths');
  if (paths === undefined) return [error('no-paths', '', describeMissingPaths(document))];
  if (!isObject(paths)) {
    return [
      error(
        'no-paths',
        '/paths',
        `\`paths\` is ${describeValue(paths)}; it must be an object with one entry for each path.`,
      ),
    ];
  }
  const broken = findBrokenItems(document, paths);
  const routes = listRoutes(document);
  // Where a path's reference is broken, that is the fault, and told already.
  const isReferring = Object.values(paths).some((item) => findMember(item, '$ref') !== undefined);
  if (routes.length === 0 && broken.length === 0 && !isReferring) {
    return [
      error(
        'no-operations',
        '/paths',
        `The description has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`,
      ),
    ];
  }
  const strange = new Set(
    broken.filter(({ rule }) => rule === 'path-reference').map(({ pointer }) => pointer),
  );
  const sound = routes.filter(({ path }) => !strange.has(renderPointer(['paths', path, '$ref'])));
  return [
    ...broken,
    ...findSamePaths(Object.keys(paths)),
    ...findComponentNames(document),
    ...findNameFaults(sound),
    ...sound.flatMap((route) => findParameterFaults(document, route)),
  ];
}

/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeMissingPaths(document: JsonObject): string {
  return `The description has no \`paths\`${describeElse(document)}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
}

function describeElse(document: JsonObject): string {
  if (findMember(document, 'webhooks') !== undefined)
    return ', only webhooks, which are requests that the API sends and no assistant can make';
  if (findMember(document, 'components') !== undefined || findMember(document, 'definitions') !== undefined)
    return ', only components for other descriptions to use';
  return '';
}

function findBrokenItems(document: JsonObject, paths: JsonObject): readonly Finding[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return [];
    const pointer = renderPointer(['paths', path]);
    if (!isObject(item)) {
      return [
        error(
          'path-type',
          pointer,
          `The path ${quote(path)} is ${describeValue(item)}; it must be an object of operations.`,
        ),
      ];
    }
    const operations = Object.entries(item).filter(([key]) => isStandardMethod(key));
    const wrong = operations.filter(([, operation]) => !isObject(operation));
    const faults = wrong.map(([key, value]) =>
      error(
        'operation-type',
        renderPointer(['paths', path, key]),
        `${quote(`${key.toUpperCase()} ${path}`)} is ${describeValue(value)}; it must be an object.`,
      ),
    );
    return [...faults, ...findStrangeTarget(document, path, item)];
  });
}

/** A path's `$ref` that leads to something of another kind, such as a schema: each of its keys would be an action. */
function findStrangeTarget(document: JsonObject, path: string, item: JsonObject): readonly Finding[] {
  const strange = listStrangeKeys(document, item);
  if (strange.length === 0) return [];
  return [
    error(
      'path-reference',
      renderPointer(['paths', path, '$ref']),
      `The path ${quote(path)} refers to something that is no path item: it has ${strange
        .slice(0, 3)
        .map((key) => quote(key, 60))
        .join(', ')}. Expected methods, such as \`get\`.`,
    ),
  ];
}

function listStrangeKeys(document: JsonObject, item: JsonObject): readonly string[] {
  const target = typeof item['$ref'] === 'string' ? findItem(document, item) : undefined;
  if (target === undefined || Object.keys(target).some(isStandardMethod)) return [];
  return Object.keys(target).filter(isMethodKey);
}

/** Said in the schema from 3.1 on; 3.0 says it in words only. */
function findComponentNames(document: JsonObject): readonly Finding[] {
  const { openapi, components } = document;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.0') || !isObject(components)) return [];
  return Object.entries(components).flatMap(([kind, group]) =>
    (kind.startsWith('x-') || !isObject(group) ? [] : Object.keys(group))
      .filter((name) => !/^[\w.-]+$/.test(name))
      .map((name) =>
        warning(
          'component-name',
          renderPointer(['components', kind, name]),
          `${quote(kind)} has the name "${renderLine(name, 100)}", which is not allowed; it may hold letters, digits, \`.\`, \`-\` and \`_\`.`,
        ),
      ),
  );
}

/** `/pets/{id}` and `/pets/{name}` answer to the same URLs. */
function findSamePaths(paths: readonly string[]): readonly Finding[] {
  const first = new Map<string, string>();
  return paths.flatMap((path) => {
    const shape = path.replace(/\{[^{}]*\}/g, '{}');
    const other = first.get(shape);
    if (other === undefined) first.set(shape, path);
    if (other === undefined || path.startsWith('x-')) return [];
    return [
      warning(
        'same-path',
        renderPointer(['paths', path]),
        `The path ${quote(path)} is the same as ${quote(other)} but for the names of its parameters.`,
      ),
    ];
  });
}

function error(rule: string, pointer: string, message: string): Finding {
  return { severity: 'error', rule, pointer, message };
}

function warning(rule: string, pointer: string, message: string): Finding {
  return { severity: 'warning', rule, pointer, message };
}
