export { checkShape, quoteValue, type RootSchema, type ShapeFault } from './check-shape.ts';
export { copyJson } from './copy-json.ts';
export { listExactNumbers, writeJson } from './exact-numbers.ts';
export { type Finding, errorProblem, isError, warningProblem } from './finding.ts';
export {
  findMember,
  isArray,
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
  membersOf,
  setMember,
} from './json.ts';
export { limits, renderLimitBytes } from './limits.ts';
export { locateLine } from './locate-line.ts';
export { locatePointers } from './locate.ts';
export { findNearest, isNear } from './near.ts';
export type { SourceLocation } from './location.ts';
export {
  decodeEscapes,
  escapeToken,
  findByPointer,
  findStep,
  parsePointer,
  renderPointer,
  unescapeToken,
} from './pointer.ts';
export { describeValue, type ParsedSource, parseSource, type SourceFile } from './source.ts';
export { parseStrictly, failOnFaults } from './strict-file.ts';
export { createMeasure, type NoteReferences, type Survey, surveyDocument, type Measure } from './survey.ts';
