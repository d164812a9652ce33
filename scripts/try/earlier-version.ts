import { dump, load } from 'js-yaml';

type JsonObject = Record<string, unknown>;

/** A version of the description as it may have been before the change, in the same format. */
export interface EarlierVersion {
  readonly bytes: Buffer;
  /** What the change does, seen from here; for people. */
  readonly change: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

const retired = {
  operationId: 'retiredOperation',
  summary: 'Gone with the change',
  responses: { 200: { description: 'OK' } },
};

/** A small sound description, where the one given cannot be read. */
const starter = {
  openapi: '3.0.3',
  info: { title: 'An earlier version', version: '1.0.0' },
  servers: [{ url: 'https://api.example.com' }],
  paths: { '/status': { get: { operationId: 'getStatus', responses: { 200: { description: 'OK' } } } } },
};

/** Takes a few operations out, words another differently, and adds one that the change retires. */
export function createEarlierVersion(path: string, bytes: Buffer): EarlierVersion {
  const isJson = /\.json$/iu.test(path);
  const document = parse(bytes, isJson);
  const paths = document?.['paths'];
  if (document === undefined || !isObject(paths)) {
    return { bytes: render(starter, isJson), change: 'a sound description becomes the one given' };
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

/** The smallest change there is. */
export function createLaterVersion(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.from('\n')]);
}

/** An operation, or a whole path that stands in a file of its own. */
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
  for (const key of texts.length > 0 ? texts : ['summary'])
    operation[key] = 'Worded differently before the change';
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
