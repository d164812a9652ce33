import type { Finding } from '../finding.ts';
import type { JsonObject } from '../document/json.ts';
import { findMember, isArray, isObject, type JsonValue } from '../document/json.ts';
import { findParameterFaults } from './parameter-rules.ts';
import { renderPointer } from '../document/pointer.ts';
import { findItem, isMethodKey, listRoutes, type Route } from '../document/route.ts';
import { describeValue } from '../read/source.ts';

/** What the schema cannot say: errors where nothing could be imported, warnings where the assistant would be misled. */
export function findRuleBreaks(document: JsonObject, options: { strict: boolean }): readonly Finding[] {
  const findings = listRuleBreaks(document);
  if (!options.strict) return findings;
  return findings.map((finding) =>
    mustRules.has(finding.rule) ? { ...finding, severity: 'error' } : finding,
  );
}

/** What the standard says with a MUST, in words instead of its schema: treated as the schema is. */
const mustRules = new Set([
  'duplicate-operation-id',
  'duplicate-parameter',
  'path-parameter',
  'path-template',
  'path-reference',
  'two-bodies',
]);

function listRuleBreaks(document: JsonObject): readonly Finding[] {
  const paths = findMember(document, 'paths');
  if (paths === undefined) {
    return [error('no-paths', '', 'The description has no `paths`, so there is nothing to import.')];
  }
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
  if (routes.length === 0 && broken.length === 0) {
    return [
      error(
        'no-operations',
        '/paths',
        'The description has no operation, so importing it would leave the copilot without actions.',
      ),
    ];
  }
  return [
    ...broken,
    ...findSamePaths(Object.keys(paths)),
    ...findNameFaults(routes),
    ...routes.flatMap((route) => findParameterFaults(document, route)),
  ];
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
          `The path \`${path}\` is ${describeValue(item)}; it must be an object of operations.`,
        ),
      ];
    }
    const operations = Object.entries(item).filter(([key]) => isStandardMethod(key));
    const wrong = operations.filter(([, operation]) => !isObject(operation));
    const faults = wrong.map(([key, value]) =>
      error(
        'operation-type',
        renderPointer(['paths', path, key]),
        `\`${key.toUpperCase()} ${path}\` is ${describeValue(value)}; it must be an object.`,
      ),
    );
    return [...faults, ...findStrangeTarget(document, path, item)];
  });
}

/** A path's `$ref` that leads to something of another kind, such as a schema. */
function findStrangeTarget(document: JsonObject, path: string, item: JsonObject): readonly Finding[] {
  const target = typeof item['$ref'] === 'string' ? findItem(document, item) : undefined;
  if (target === undefined) return [];
  const strange = Object.keys(target).filter((key) => isMethodKey(key) && !isStandardMethod(key));
  if (strange.length === 0) return [];
  return [
    warning(
      'path-reference',
      renderPointer(['paths', path, '$ref']),
      `The path \`${path}\` refers to something that is no path item: it has \`${strange.slice(0, 3).join('`, `')}\`.`,
    ),
  ];
}

function isStandardMethod(key: string): boolean {
  return /^(?:get|put|post|delete|options|head|patch|trace|query)$/.test(key);
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
        `The path \`${path}\` is the same as \`${other}\` but for the names of its parameters.`,
      ),
    ];
  });
}

function findNameFaults(routes: readonly Route[]): readonly Finding[] {
  const ids = new Map<string, Route>();
  const names = new Map<string, Route>();
  const known = new Set(routes.map(({ operation }) => operation['operationId']));
  return routes.flatMap((route) => {
    const { path, key, operation } = route;
    const at = (...keys: string[]): string => renderPointer(['paths', path, key, ...keys]);
    const { operationId: id, summary, description } = operation;
    const name = [id, summary, description].find(isText);
    const findings: Finding[] = [];
    if (name === undefined) {
      findings.push(
        warning(
          'no-description',
          at(),
          `\`${show(route)}\` has no operationId, summary or description: the assistant has only its method and path to go by.`,
        ),
      );
    }
    const sameId = isText(id) ? ids.get(id) : undefined;
    if (isText(id) && sameId === undefined) ids.set(id, route);
    if (isText(id) && sameId !== undefined) {
      findings.push(
        warning(
          'duplicate-operation-id',
          at('operationId'),
          `\`${show(route)}\` has the operationId "${id}" that \`${show(sameId)}\` has already; each must be unique.`,
        ),
      );
    }
    const sameName = name !== undefined ? names.get(name) : undefined;
    if (name !== undefined && sameName === undefined) names.set(name, route);
    if (name !== undefined && sameName !== undefined && sameId === undefined) {
      findings.push(
        warning(
          'same-action-name',
          at(),
          `\`${show(route)}\` becomes an action of the same name as \`${show(sameName)}\`: "${name.slice(0, 100)}". Give each an operationId.`,
        ),
      );
    }
    const after = operation['x-open-execute-after'];
    for (const [index, entry] of (isArray(after) ? after : []).entries()) {
      if (known.has(entry)) continue;
      findings.push(
        warning(
          'execute-after',
          at('x-open-execute-after', String(index)),
          `\`${show(route)}\` runs after ${JSON.stringify(entry)}, but no operation has that operationId.`,
        ),
      );
    }
    return findings;
  });
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function show({ path, key }: Route): string {
  return `${key.toUpperCase()} ${path}`;
}

function error(rule: string, pointer: string, message: string): Finding {
  return { severity: 'error', rule, pointer, message };
}

function warning(rule: string, pointer: string, message: string): Finding {
  return { severity: 'warning', rule, pointer, message };
}
