/** JSON and YAML as values with places, pointers and limits: what the other rooms may use. Knows nothing of OpenAPI. */
export { findMember, isArray, isObject, setMember } from './json.ts';
export type { JsonArray, JsonObject, JsonValue } from './json.ts';
export { limits, renderBytes } from './limits.ts';
export { locatePointers } from './locate.ts';
export { listLostNumbers } from './lost-numbers.ts';
export { isNear } from './near.ts';
export type { Fault, Place } from './place.ts';
export {
  decodeEscapes,
  escapeToken,
  findByPointer,
  findStep,
  parsePointer,
  renderPointer,
  unescapeToken,
} from './pointer.ts';
export { describeValue, parseSource, type SourceFile } from './source.ts';
export { surveyDocument } from './survey.ts';
