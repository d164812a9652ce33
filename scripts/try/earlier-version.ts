import { dump, load } from 'js-yaml';

type JsonObject = Record<string, unknown>;

/** A version of the OpenAPI file as it could have been before the change, in the same format. */
export interface EarlierVersion {
  readonly bytes: Buffer;
  /** Description of the change. */
  readonly change: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

const retired = {
  operationId: 'retiredOperation',
  summary: 'Removed by the change',
  responses: { 200: { description: 'OK' } },
};

/** A small valid OpenAPI file, used if the given file can't be read. */
const starter = {
  openapi: '3.0.3',
  info: { title: 'An earlier version', version: '1.0.0' },
  servers: [{ url: 'https://api.example.com' }],
  paths: { '/status': { get: { operationId: 'getStatus', responses: { 200: { description: 'OK' } } } } },
};

/** Removes a few operations, changes the text of another one, and adds one that the change removes. */
export function createEarlierVersion(path: string, bytes: Buffer): EarlierVersion {
  const isJson = /\.json$/iu.test(path);
  const document = parse(bytes, isJson);
  const paths = document?.['paths'];
  if (document === undefined || !isObject(paths)) {
    return { bytes: render(starter, isJson), change: 'a valid OpenAPI file is replaced with the given one' };
  }
  const entries = findEntries(paths);
  const added = entries.slice(1).slice(-Math.min(3, Math.ceil(entries.length / 10)));
  for (const { remove } of added) remove();
  const changed = entries.find(({ operation }) => operation !== undefined)?.operation;
  if (changed !== undefined) reword(changed);
  paths['/retired'] = { get: retired };
  const differences = [
    `${added.length} added`,
    '1 removed',
    ...(changed === undefined ? [] : ['1 modified']),
  ];
  return { bytes: render(document, isJson), change: `operations: ${differences.join(', ')}` };
}

/** Creates the smallest possible change. */
export function createLaterVersion(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.from('\n')]);
}

/** An operation, or a path whose content is in another file. */
interface Entry {
  readonly operation?: JsonObject;
  readonly remove: () => void;
}

function findEntries(paths: JsonObject): readonly Entry[] {
  return Object.entries(paths).flatMap(([template, item]): Entry[] => {
    if (!isObject(item)) return [];
    const removePath = (): void => void Reflect.deleteProperty(paths, template);
    if (typeof item['$ref'] === 'string') return [{ remove: removePath }];
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const remove = (): void => {
        Reflect.deleteProperty(item, method);
        if (!methods.some((other) => item[other] !== undefined)) removePath();
      };
      return [{ operation, remove }];
    });
  });
}

function reword(operation: JsonObject): void {
  const texts = ['summary', 'description'].filter((key) => typeof operation[key] === 'string');
  for (const key of texts.length > 0 ? texts : ['summary']) operation[key] = 'Text before the change';
}

function parse(bytes: Buffer, isJson: boolean): JsonObject | undefined {
  try {
    const text = bytes.toString('utf8').replace(/^\u{feff}/u, '');
    const document = isJson ? (JSON.parse(text) as unknown) : load(text);
    return isObject(document) ? document : undefined;
  } catch {
    return undefined;
  }
}

function render(document: unknown, isJson: boolean): Buffer {
  return Buffer.from(
    isJson ? `${JSON.stringify(document, undefined, 2)}\n` : dump(document, { lineWidth: -1 }),
  );
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && Boolean(value) && !Array.isArray(value);
}
