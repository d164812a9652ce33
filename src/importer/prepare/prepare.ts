import type { SpecVersion } from '../../openapi/document/grammar.ts';
import { weigh } from '../../text-tree/json-bytes.ts';
import type { JsonObject } from '../../text-tree/json.ts';
import { planNames } from '../../openapi/document/names.ts';
import { listRoutes } from '../../openapi/document/route.ts';
import { warns, type Finding } from '../../openapi/finding.ts';
import type { Rewrite } from '../../openapi/problem.ts';
import { describeSwagger, upgrade, upgradeRewrites } from '../../openapi/upgrade/upgrade.ts';
import { findBesideReferences } from './beside-reference.ts';
import { limitOf } from './budget.ts';
import { componentRewrites, findEscapedNames, unescapeNames } from './component-names.ts';
import { findHalves, halfRewrites, makeTextsWhole } from './halves.ts';
import { inlineResponses, responseRewrites } from './inline-responses.ts';
import { findSchemaHazards, inlineSchemas, schemaRewrites } from './inline-schemas.ts';
import { movedRewrites, settleReferences } from './moved-references.ts';
import { followNames, nameRewrites } from './operation-names.ts';
import { valueRewrites } from './operation-values.ts';
import { partRewrites } from './parts.ts';
import { findPathHazards, makePathsPortable, pathRewrites } from './paths.ts';
import { createLedger, type Hazard, type Ledger, type RewriteRule } from './rule.ts';
import { describeServers, findServerHazards, makeServersPortable, serverRewrites } from './servers.ts';
import { shrinkRepeated, textRewrites } from './shrink.ts';
import { findUnfit } from './unfit.ts';
import { componentUseRewrites, dropUnused } from './unused-components.ts';

/** In the order in which people are told. */
const rewriteRules = [
  upgradeRewrites,
  serverRewrites,
  componentRewrites,
  pathRewrites,
  halfRewrites,
  valueRewrites,
  nameRewrites,
  partRewrites,
  responseRewrites,
  schemaRewrites,
  movedRewrites,
  componentUseRewrites,
  textRewrites,
].flatMap((rules): readonly RewriteRule[] => Object.values(rules));

export interface Prepared {
  /** The very object that was given, where nothing had to be rewritten. */
  readonly document: JsonObject;
  readonly rewrites: readonly Rewrite[];
  /** Errors would stop the import and could not be mended; warnings tell what it loses. */
  readonly findings: readonly Finding[];
}

export interface PrepareOptions {
  readonly version: SpecVersion;
  readonly prepare: 'auto' | 'none';
  readonly serverUrl?: string | undefined;
  /** The size of the description's files, of which the result may have twice. */
  readonly sourceBytes: number;
}

/**
 * An equivalent document that imports whole and whose actions stand alone as far as the size limit allows.
 * @param document a bundled description; it is never changed
 */
export function prepareDocument(document: JsonObject, options: PrepareOptions): Prepared {
  const hazards = findHazards(document);
  const notes = findBesideReferences(document);
  if (options.prepare === 'none') {
    const all = [...hazards, ...findSchemaHazards(document)];
    return { document, rewrites: [], findings: [...all.map(tell), ...notes, ...findUnfit(document)] };
  }
  const ledger = createLedger(rewriteRules);
  const portable = hazards.length > 0 ? makePortable(document, options.version, ledger) : document;
  const served = makeServersPortable(portable, options.serverUrl, ledger);
  const limitBytes = limitOf(weigh(document).bytes, options.sourceBytes);
  const fitted = fitSize(document, served ?? portable, limitBytes, ledger);
  const rewrites = ledger.list();
  const findings = [
    ...hazards.filter(({ isMendable }) => !isMendable).map(tell),
    ...(served === undefined ? [describeServers(document)] : []),
    ...notes,
    ...findUnfit(fitted.document),
    ...(fitted.excess > 0 ? [describeSize(limitBytes, fitted.excess)] : []),
  ];
  return { document: rewrites.length === 0 ? document : fitted.document, rewrites, findings };
}

/** Everything that the importer would fail on or lose, but for what schemas refer to. */
function findHazards(document: JsonObject): readonly Hazard[] {
  return [
    ...(Object.hasOwn(document, 'swagger') ? [describeSwagger()] : findServerHazards(document)),
    ...findPathHazards(document),
    ...findEscapedNames(document),
    ...findHalves(document),
  ];
}

/** What can be mended is told only where it is not to be. */
function tell({ isMendable, message, ...finding }: Hazard): Finding {
  const remedy = isMendable ? ' `prepare: auto` mends that.' : '';
  return { ...finding, message: message + remedy };
}

/** Everything but servers and size. */
function makePortable(document: JsonObject, version: SpecVersion, ledger: Ledger): JsonObject {
  const named = unescapeNames(makeTextsWhole(document, ledger), ledger);
  const settled = settleReferences(named, version, ledger);
  const plans = planNames(listRoutes(settled));
  const folded = makePathsPortable(followNames(settled, plans, ledger), plans, ledger);
  return version === '2.0' ? upgrade(folded, ledger) : folded;
}

/** Takes back what is too much, or spends what room there is: on schemas first, on responses last. */
function fitSize(
  document: JsonObject,
  portable: JsonObject,
  limitBytes: number,
  ledger: Ledger,
): { readonly document: JsonObject; readonly excess: number } {
  const lean = dropUnused(document, portable, ledger);
  const fitting = shrinkRepeated(lean, limitBytes, ledger);
  const room = limitBytes - weigh(fitting).bytes;
  const inlined = inlineSchemas(fitting, room, ledger);
  const isRewritten = portable !== document;
  const whole = isRewritten ? inlineResponses(inlined.document, inlined.room, ledger) : inlined.document;
  return { document: dropUnused(document, whole, ledger), excess: -room };
}

/** Nothing that repeats is left to cut: what is too much is the description's own. */
function describeSize(limitBytes: number, excess: number): Finding {
  const message = `The prepared description has ${limitBytes + excess} bytes, more than the ${limitBytes} it should have; some servers refuse large bodies.`;
  return warns('size', [], message);
}
