export { bundleFiles } from './bundle/bundle.ts';
export { crawlFiles } from './bundle/crawl.ts';
export { createResolver, findSource, type Origin, type Resolver } from './bundle/resolver.ts';
export {
  createLocator,
  fileFinding,
  findOrigin,
  findKeyPath,
  noteReading,
  locateFindings,
} from './check/locations.ts';
export { findEndlessPaths, findRuleBreaks } from './check/rule-findings.ts';
export { add, hashText, mix, renderDigest } from './document/digest.ts';
export {
  isReference,
  listSubtypes,
  listReferences,
  nameAlternatives,
  nameReferences,
  nameSubtypes,
} from './document/discriminator.ts';
export { findFreeName } from './document/free-name.ts';
export {
  mapParts,
  type Member,
  memberOf,
  type Mode,
  modeBelow,
  sections,
  type SpecVersion,
  visitParts,
} from './document/grammar.ts';
export { mapList, mapMembers, omitMembers } from './document/members.ts';
export { isIntoPart, moveReferencedParts } from './document/moved-references.ts';
export { createReferenceGraph, type GraphTarget, type ReferenceGraph } from './document/reference-graph.ts';
export {
  findReference,
  findTarget,
  isBefore31,
  keptTexts,
  mergeRefSiblings,
  resolve,
  resolveObject,
} from './document/reference.ts';
export {
  findPathItem,
  isMethodKey,
  listMethods,
  listOperationEntries,
  mapOperations,
  keyPathOf,
  quoteOperation,
  type OperationEntry,
} from './document/operation-entry.ts';
export { foldTexts } from './document/texts.ts';
export { createPartMeasure, noteReferences, parseSpecFile } from './document/part-measure.ts';
export {
  describeOperation,
  type LocateOperations,
  type Operation,
  type OperationLocation,
} from './operation.ts';
export { listParameters, type ListedParameter } from './parameters.ts';
export { upgrade } from './upgrade/upgrade.ts';
export { findVersion, type FoundVersion } from './version.ts';
