import { renderLine } from '../text.ts';
import {
  describeValue,
  type Finding,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  errorProblem,
} from '../syntax/index.ts';
import { recognizeLookalike } from './check/lookalikes.ts';
import type { SpecVersion } from './document/grammar.ts';

export type FoundVersion =
  | { readonly ok: true; readonly version: SpecVersion; readonly root: JsonObject }
  | { readonly ok: false; readonly fault: Finding };

const expected =
  'Expected an OpenAPI file with `"swagger": "2.0"`, `"openapi": "3.0.x"`, `"3.1.x"` or `"3.2.x"`.';
const otherFile = 'Set `swagger-file` to the OpenAPI file.';
const correctVersion = 'Correct the version, and push again.';

/** Returns the OpenAPI version of a document, or a finding that names the kind of file if it isn't an OpenAPI file. */
export function findVersion(root: JsonValue): FoundVersion {
  if (!isJsonObject(root))
    return reject(`The file contains ${describeValue(root)} instead of an object. ${expected}`);
  const { swagger, openapi } = root;
  if (swagger !== undefined && openapi !== undefined) {
    const message = 'The file has both `swagger` and `openapi`. Remove the one that is wrong.';
    return reject(message, '/swagger', correctVersion);
  }
  if (openapi !== undefined) {
    const line = typeof openapi === 'string' ? /^3\.([0-2])(?:\.\d+(?:-.+)?)?$/.exec(openapi) : null;
    const version = ({ '0': '3.0', '1': '3.1', '2': '3.2' } as const)[line?.[1] ?? ''];
    return version === undefined ? rejectValue('openapi', openapi) : { ok: true, version, root };
  }
  if (swagger !== undefined) {
    return swagger === '2.0' ? { ok: true, version: '2.0', root } : rejectValue('swagger', swagger);
  }
  const known = recognizeLookalike(root);
  if (known !== undefined) return reject(known.message, '', known.hint);
  return reject(`The file has neither \`openapi\` nor \`swagger\`. ${expected}`);
}

function rejectValue(key: string, value: JsonValue): FoundVersion {
  const isNumber = typeof value === 'number';
  const shown = typeof value === 'string' ? `"${renderLine(value, 40)}"` : describeValue(value);
  const found = isNumber ? `the number ${value} instead of a string` : `${shown}, which is not supported`;
  const hint = isNumber ? `Put the version in quotes: \`${key}: '${value}'\`.` : correctVersion;
  return reject(`\`${key}\` is ${found}. ${expected}`, `/${key}`, hint);
}

function reject(message: string, pointer = '', hint = otherFile): FoundVersion {
  return { ok: false, fault: { ...errorProblem('unknown-version', [], message, hint), pointer } };
}
