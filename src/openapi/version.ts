import { renderLine } from '../text.ts';
import {
  describeValue,
  type Finding,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  errorProblem,
} from '../syntax/index.ts';
import type { SpecVersion } from './document/grammar.ts';

export type FoundVersion =
  | { readonly ok: true; readonly version: SpecVersion; readonly root: JsonObject }
  | { readonly ok: false; readonly fault: Finding };

const wanted =
  'Expected a description with `"swagger": "2.0"` or `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';

/** Which line of the standard a document follows, or what it seems to be instead. */
export function findVersion(root: JsonValue): FoundVersion {
  if (!isJsonObject(root)) return reject(`The document is ${describeValue(root)}, not an object. ${wanted}`);
  const { swagger, openapi } = root;
  if (swagger !== undefined && openapi !== undefined) {
    return reject('The document has both `swagger` and `openapi`; keep the one that it follows.', '/swagger');
  }
  if (openapi !== undefined) {
    const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
    const version = ({ '0': '3.0', '1': '3.1', '2': '3.2' } as const)[line?.[1] ?? ''];
    return version === undefined ? rejectValue('openapi', openapi) : { ok: true, version, root };
  }
  if (swagger !== undefined) {
    return swagger === '2.0' ? { ok: true, version: '2.0', root } : rejectValue('swagger', swagger);
  }
  return reject(`The document has neither \`openapi\` nor \`swagger\`. ${recognise(root)}${wanted}`);
}

function rejectValue(key: string, value: JsonValue): FoundVersion {
  const isNumber = typeof value === 'number';
  const shown = typeof value === 'string' ? `"${renderLine(value, 40)}"` : describeValue(value);
  const said = isNumber ? `the number ${value}; put it in quotes` : `${shown}, which is not read`;
  return reject(`\`${key}\` is ${said}. ${wanted}`, `/${key}`);
}

/** Documents that people mistake for descriptions, by a mark that they carry. */
const lookalikes: Readonly<Record<string, string>> = {
  swaggerVersion: 'It is a Swagger 1.x listing; convert it to OpenAPI 3 first. ',
  asyncapi: 'It is an AsyncAPI document, which describes messages, not HTTP operations. ',
  item: 'It seems to be a Postman collection; export it as OpenAPI first. ',
  $schema: 'It looks like a JSON Schema, which has no operations. ',
  paths: 'It has `paths`, so perhaps the version was forgotten. ',
};

function recognise(root: JsonObject): string {
  return Object.entries(lookalikes).find(([mark]) => Object.hasOwn(root, mark))?.[1] ?? '';
}

function reject(message: string, pointer = ''): FoundVersion {
  return { ok: false, fault: { ...errorProblem('unknown-version', [], message), pointer } };
}
