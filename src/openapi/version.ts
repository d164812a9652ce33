import { renderLine } from '../text.ts';
import {
  describeValue,
  type Finding,
  findMember,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  refuses,
} from '../text-tree/door.ts';
import type { SpecVersion } from './document/grammar.ts';

export type FoundVersion =
  | { readonly ok: true; readonly version: SpecVersion; readonly root: JsonObject }
  | { readonly ok: false; readonly fault: Finding };

const wanted =
  'Expected a description with `"swagger": "2.0"` or `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';

/** Which line of the standard a document follows, or what it seems to be instead. */
export function findVersion(root: JsonValue): FoundVersion {
  if (!isJsonObject(root)) return refuse(`The document is ${describeValue(root)}, not an object. ${wanted}`);
  const swagger = findMember(root, 'swagger');
  const openapi = findMember(root, 'openapi');
  if (swagger !== undefined && openapi !== undefined) {
    return refuse('The document has both `swagger` and `openapi`; keep the one that it follows.', '/swagger');
  }
  if (openapi !== undefined) return findLine(openapi, root);
  if (swagger === '2.0') return { ok: true, version: '2.0', root };
  if (swagger === 2) {
    return refuse('`swagger` is the number 2; it must be the text "2.0". Put it in quotes.', '/swagger');
  }
  if (swagger !== undefined)
    return refuse(`\`swagger\` is ${show(swagger)}; only "2.0" is read.`, '/swagger');
  return refuse(`The document has neither \`openapi\` nor \`swagger\`. ${recognise(root)}${wanted}`);
}

function findLine(openapi: JsonValue, root: JsonObject): FoundVersion {
  if (typeof openapi === 'number') {
    return refuse(
      `\`openapi\` is the number ${openapi}; it must be text such as "3.0.3". Put it in quotes.`,
      '/openapi',
    );
  }
  const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
  const version = ({ '0': '3.0', '1': '3.1', '2': '3.2' } as const)[line?.[1] ?? ''];
  if (version !== undefined) return { ok: true, version, root };
  return refuse(`\`openapi\` is ${show(openapi)}; only 3.0, 3.1 and 3.2 are read.`, '/openapi');
}

/** Documents that people mistake for descriptions, by the marks that they carry. */
const lookalikes: readonly (readonly [marks: readonly string[], hint: string])[] = [
  [['swaggerVersion'], 'It is a Swagger 1.x listing; convert it to OpenAPI 3 first. '],
  [['asyncapi'], 'It is an AsyncAPI document, which describes messages, not HTTP operations. '],
  [['arazzo'], 'It is an Arazzo document, which describes workflows over other descriptions. '],
  [['overlay'], 'It is an OpenAPI Overlay; apply it to its description first. '],
  [['item', 'info'], 'It is a Postman collection; export it as OpenAPI first. '],
  [['log'], 'It looks like an export of another tool; export it as OpenAPI first. '],
  [['resources'], 'It looks like an export of another tool; export it as OpenAPI first. '],
  [['$schema'], 'It looks like a JSON Schema, which has no operations. '],
  [['$id'], 'It looks like a JSON Schema, which has no operations. '],
  [['$defs'], 'It looks like a JSON Schema, which has no operations. '],
  [['paths'], 'It has `paths`, so perhaps the version was forgotten. '],
];

function recognise(root: JsonValue): string {
  const found = lookalikes.find(([marks]) => marks.every((mark) => findMember(root, mark) !== undefined));
  return found?.[1] ?? '';
}

function show(value: JsonValue): string {
  return typeof value === 'string' ? `"${renderLine(value, 40)}"` : describeValue(value);
}

function refuse(message: string, pointer = ''): FoundVersion {
  return { ok: false, fault: { ...refuses('unknown-version', [], message), pointer } };
}
