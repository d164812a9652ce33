/** JSON and YAML as values with places, pointers and limits: what the other rooms may use. Knows nothing of OpenAPI. */
export { checkShape, quoteValue, type RootSchema, type ShapeFault } from './check-shape.ts';
export { findMember, isArray, isJsonObject, setMember } from './json.ts';
export type { JsonArray, JsonObject, JsonValue } from './json.ts';
export { limits, renderLimitBytes } from './limits.ts';
export { locatePointers } from './locate.ts';
export { listLostNumbers } from './lost-numbers.ts';
export { isNear } from './near.ts';
export { refuses, warns, type Finding } from './finding.ts';
export type { SourcePlace } from './place.ts';
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
export { parseStrictly, refuseFaults } from './strict-file.ts';
export { surveyDocument } from './survey.ts';
