export { bundleFiles } from './bundle/bundle.ts';
export { crawlFiles } from './bundle/crawl.ts';
export { type SpecFile, parseSpecFile } from './bundle/spec-file.ts';
export { createResolver, type Resolver } from './bundle/resolver.ts';
export { createLocator, fileFinding, noteReading, locateFindings } from './check/locations.ts';
export { findEndlessPaths, findRuleBreaks } from './check/rule-findings.ts';
export { renderDigest } from './document/digest.ts';
export { listSubtypes, listReferences, nameReferences } from './document/discriminator.ts';
export { findFreeName } from './document/free-name.ts';
export {
  mapParts,
  type Member,
  memberOf,
  type Mode,
  sections,
  type SpecVersion,
  visitParts,
} from './document/grammar.ts';
export { subtypesKeyword, writeSubtypes } from './document/subtypes.ts';
export { createDigest } from './document/semantics.ts';
export { mapList, mapMembers, omitMembers } from './document/members.ts';
export { columnWidth, findNameKey, type NamePlan, planNames } from './document/names.ts';
export { createReferenceGraph, type GraphTarget, type ReferenceGraph } from './document/reference-graph.ts';
export {
  findReference,
  findTarget,
  isBefore31,
  keptTexts,
  overlay,
  resolve,
  resolveObject,
} from './document/reference.ts';
export {
  findItem,
  isMethodKey,
  listMethods,
  listRoutes,
  mapOperations,
  placeOf,
  quoteRoute,
  type Route,
} from './document/operation-entry.ts';
export { foldTexts } from './document/texts.ts';
export { weigh } from './document/weight.ts';
export {
  type ChangeClass,
  changeClasses,
  type Comparison,
  countBreaking,
  type LocateOperations,
  type ModifiedOperation,
  type Operation,
  type OperationChange,
  type OperationLocation,
} from './operation.ts';
export { listOperations, listParameters, type PlacedParameter } from './operations.ts';
export { listBreaking, listChanges, type ReportedChange } from './reported-change.ts';
export { upgrade } from './upgrade/upgrade.ts';
export { findVersion, type FoundVersion } from './version.ts';
