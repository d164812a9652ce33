import type { Import, ImportedAction } from './action.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Imports a file as documented: one action for each operation, for any version of OpenAPI. */
export function importLeniently(document: unknown): Import {
  if (!isObject(document)) return { ok: false, reason: 'the document is not a JSON object' };
  if (document['swagger'] === undefined && document['openapi'] === undefined) {
    return { ok: false, reason: 'neither "swagger" nor "openapi" names a version' };
  }
  const paths = document['paths'];
  if (!isObject(paths)) return { ok: false, reason: '"paths" is not an object' };
  const actions = Object.entries(paths).flatMap(([path, item]) => importPath(document, path, item));
  return { ok: true, actions };
}

function importPath(document: JsonObject, path: string, reference: unknown): ImportedAction[] {
  const item = resolve(document, reference);
  if (!isObject(item) || !path.startsWith('/')) return [];
  return methods.flatMap((method) => {
    const operation = item[method];
    if (!isObject(operation)) return [];
    const text = (key: string): string | undefined => {
      const value = operation[key];
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const summary = text('summary') ?? text('description');
    return [
      {
        name: text('operationId') ?? summary ?? `${method.toUpperCase()} ${path}`,
        description: text('description') ?? summary ?? '',
        method: method.toUpperCase(),
        url: findServer(document, item, operation) + path,
        payload: {
          parameters: mergeParameters(document, item['parameters'], operation['parameters']),
          requestBody: resolve(document, operation['requestBody']),
        },
      },
    ];
  });
}

/** Merges the parameters of a path with those of an operation, which take precedence by location and name. */
function mergeParameters(document: JsonObject, ofPath: unknown, ofOperation: unknown): readonly unknown[] {
  const merged = new Map<string, unknown>();
  for (const list of [ofPath, ofOperation]) {
    for (const entry of Array.isArray(list) ? (list as readonly unknown[]) : []) {
      const parameter = resolve(document, entry);
      const key = isObject(parameter) ? [parameter['in'], parameter['name']] : [merged.size];
      merged.set(JSON.stringify(key), parameter);
    }
  }
  return [...merged.values()];
}

function findServer(document: JsonObject, ...levels: readonly JsonObject[]): string {
  for (const level of [...levels.toReversed(), document]) {
    const servers = level['servers'];
    const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
    if (isObject(first) && typeof first['url'] === 'string') return first['url'].replace(/\/$/u, '');
  }
  const { host, basePath } = document;
  const base = typeof basePath === 'string' ? basePath.replace(/\/$/u, '') : '';
  return typeof host === 'string' ? `https://${host}${base}` : base;
}

/** Follows up to a dozen references in the document. A dangling reference stays unchanged. */
function resolve(document: JsonObject, value: unknown): unknown {
  let current = value;
  for (let hops = 0; hops < 12 && isObject(current) && typeof current['$ref'] === 'string'; hops += 1) {
    const pointer = current['$ref'];
    if (!pointer.startsWith('#/')) return value;
    let target: unknown = document;
    for (const step of decodeURIComponent(pointer.slice(2)).split('/')) {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      target = typeof target === 'object' && target ? (target as JsonObject)[key] : undefined;
    }
    if (target === undefined) return value;
    current = target;
  }
  return current;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && Boolean(value) && !Array.isArray(value);
}
