export { bundleFiles } from './bundle/bundle.ts';
export { crawlFiles } from './bundle/crawl.ts';
export { type DescriptionFile, parseDescriptionFile } from './bundle/description-file.ts';
export { createResolver, findSource, type Origin, type Resolver } from './bundle/resolver.ts';
export { createLocator, fileFinding, findOrigin, noteReading, placeFindings } from './check/places.ts';
export { findEndlessPaths, findRuleBreaks } from './check/rule-findings.ts';
export { renderDigest } from './document/digest.ts';
export { listHeirs, listReferences, nameReferences } from './document/discriminator.ts';
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
export { heirsKeyword, writeHeirs } from './document/heirs.ts';
export { createDigest } from './document/meaning.ts';
export { mapList, mapMembers, omitMembers } from './document/members.ts';
export { isIntoPart, settleReferences } from './document/moved-references.ts';
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
} from './document/route.ts';
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
  type OperationPlace,
} from './operation.ts';
export { listOperations, listParameters, type PlacedParameter } from './operations.ts';
export { listBreaking, listChanges, type ToldChange } from './told-change.ts';
export { upgrade } from './upgrade/upgrade.ts';
export { findVersion, type FoundVersion } from './version.ts';
