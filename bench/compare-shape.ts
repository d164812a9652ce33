/**
 * Compares two versions of schemas that reference each other: `node bench/compare-shape.ts SHAPE COUNT`. Prints the
 * processor time in milliseconds and the peak memory in MiB as JSON. Each shape runs in its own process, so that the
 * peak belongs to it.
 */
import { compareSpecs } from '../src/compare/compare.ts';
import { listOperations } from '../src/importer/names.ts';
import type { JsonObject } from '../src/syntax/json.ts';

type Refer = (index: number) => JsonObject;

const shapes: Readonly<Record<string, (index: number, count: number, refer: Refer) => JsonObject>> = {
  ring: (index, _, refer) => ({ next: refer(index + 1) }),
  dense: (_, count, refer) =>
    Object.fromEntries(Array.from({ length: count }, (__, other) => [`of${other}`, refer(other)])),
  lists: (_, count, refer) =>
    Object.fromEntries(
      Array.from({ length: count }, (__, other) => [`of${other}`, { type: 'array', items: refer(other) }]),
    ),
};

/**
 * Creates a document in which every third schema accepts fewer values in the next version. Each schema of a ring is
 * the body of an operation.
 */
function describe(shape: string, count: number, isNext: boolean): JsonObject {
  const refer: Refer = (index) => ({ $ref: `#/components/schemas/Part${index % count}` });
  const schemas = Array.from({ length: count }, (_, index): [string, JsonObject] => {
    const state = { type: 'string', enum: ['open', ...(isNext && index % 3 === 0 ? [] : ['void'])] };
    return [
      `Part${index}`,
      { type: 'object', properties: { state, ...shapes[shape]?.(index, count, refer) } },
    ];
  });
  const paths = Array.from({ length: shape === 'ring' ? count : 1 }, (_, index): [string, JsonObject] => {
    const requestBody = { content: { 'application/json': { schema: refer(index) } } };
    return [`/parts/${index}`, { post: { operationId: `add${index}`, requestBody, responses: {} } }];
  });
  return {
    openapi: '3.0.3',
    info: { title: 'Shape', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

const [shape = '', count = '0'] = process.argv.slice(2);
const [before, after] = [false, true].map((isNext) => {
  const document = describe(shape, Number(count), isNext);
  return { document, operations: listOperations(document) };
});
if (before === undefined || after === undefined) throw new TypeError('There are two versions.');
const start = process.cpuUsage();
const { breaking, modified } = compareSpecs(before, after);
const { user, system } = process.cpuUsage(start);
const report = {
  bytes: JSON.stringify(before.document).length,
  cpuMs: (user + system) / 1_000,
  peakMib: process.resourceUsage().maxRSS / 1_024,
  modified: modified.length,
  breaking,
};
console.log(JSON.stringify(report));
