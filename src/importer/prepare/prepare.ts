import { listRoutes, type Rewrite, type SpecVersion, upgrade, weigh } from '../../openapi/door.ts';
import {
  type Finding,
  type JsonObject,
  limits,
  refuses,
  renderLimitBytes,
  warns,
} from '../../text-tree/door.ts';
import { findFailures } from '../failures.ts';
import { findBesideReferences } from './beside-reference.ts';
import { limitOf } from './budget.ts';
import { findSchemaHazards, inlineSchemas, schemaRewrites } from './inline-schemas.ts';
import { movedRewrites, settleReferences } from './moved-references.ts';
import { nameRewrites } from './operation-names.ts';
import { partRewrites } from './parts.ts';
import { findPathHazards, makePathsPortable, pathRewrites, type Portability } from './paths.ts';
import { findSameIds } from './same-ids.ts';
import { createLedger, type RewriteRule } from './rule.ts';
import {
  describeServers,
  findOwnServers,
  findServerHazards,
  makeServersPortable,
  serverRewrites,
} from './servers.ts';
import { shrinkRepeated, textRewrites } from './shrink.ts';
import { findSwagger, upgradeRewrites } from './swagger.ts';
import { componentUseRewrites, dropUnused } from './unused-components.ts';

/** In the order in which people are told. */
export const rewriteRules = [
  upgradeRewrites,
  serverRewrites,
  pathRewrites,
  nameRewrites,
  partRewrites,
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
    const told = [...hazards, ...findSchemaHazards(document)].map(tell);
    return { document, rewrites: [], findings: judge(document, [...told, ...notes]) };
  }
  const ledger = createLedger(rewriteRules);
  const limitBytes = limitOf(weigh(document).bytes, options.sourceBytes);
  const room = { version: options.version, limitBytes, ledger };
  const portable = hazards.length > 0 ? makePortable(document, room) : document;
  const served = makeServersPortable(portable, options.serverUrl, ledger);
  const fitted = fitSize(document, served ?? portable, room);
  const rewrites = ledger.list();
  const prepared = rewrites.length === 0 ? document : fitted.document;
  const told = [
    ...hazards.filter(({ isMendable }) => !isMendable).map(tell),
    ...(served === undefined ? [describeServers(document)] : []),
    ...notes,
    ...(fitted.excess > 0 ? [describeSize(limitBytes, fitted.excess)] : []),
  ];
  return { document: prepared, rewrites, findings: judge(prepared, told, document) };
}

/** Everything that the importer would fail on or lose and that can be mended, but for what schemas refer to. */
function findHazards(document: JsonObject): readonly Finding[] {
  const swagger = findSwagger(document);
  return [
    ...swagger,
    ...(swagger.length > 0 ? [] : findServerHazards(document)),
    ...findPathHazards(document),
  ];
}

/** What can be mended is told only where it is not to be. */
function tell({ isMendable, message, ...finding }: Finding): Finding {
  const remedy = isMendable ? ' `prepare: auto` fixes that.' : '';
  return { ...finding, message: message + remedy };
}

/** What was found, and the last word on a document that is to go out: nothing does on which the import fails. */
function judge(
  document: JsonObject,
  told: readonly Finding[],
  source: JsonObject = document,
): readonly Finding[] {
  const places = new Set(told.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer));
  const failures = findFailures(document, source).filter(({ pointer }) => !places.has(pointer));
  const routes = listRoutes(document);
  return [...told, ...failures, ...findOwnServers(document, routes), ...findSameIds(routes)];
}

interface Room extends Portability {
  readonly version: SpecVersion;
}

/** Everything but servers and size. */
function makePortable(document: JsonObject, room: Room): JsonObject {
  const settled = settleReferences(document, room.version, room.ledger);
  const folded = makePathsPortable(settled, room);
  if (room.version !== '2.0') return folded;
  room.ledger.note(upgradeRewrites.upgraded);
  return upgrade(folded);
}

/** Takes back what is too much, or spends what room there is on schemas. */
function fitSize(
  document: JsonObject,
  portable: JsonObject,
  { ledger, limitBytes }: Room,
): { readonly document: JsonObject; readonly excess: number } {
  const lean = dropUnused(document, portable, ledger);
  const fitting = shrinkRepeated(lean, limitBytes, ledger);
  const room = limitBytes - weigh(fitting).bytes;
  const inlined = inlineSchemas(fitting, room, ledger);
  return { document: dropUnused(document, inlined, ledger), excess: -room };
}

/** Nothing that repeats is left to cut: what is too much is the description's own. */
function describeSize(limitBytes: number, excess: number): Finding {
  const bytes = limitBytes + excess;
  if (bytes > limits.expandedCharacters) {
    const message = `Written out, as the importer needs it, the description has ${renderLimitBytes(bytes)}; at most ${renderLimitBytes(limits.expandedCharacters)} are sent. Make its shared parameters and bodies smaller.`;
    return refuses('too-large', [], message);
  }
  const message = `The prepared description has ${bytes} bytes, more than the ${limitBytes} it should have; some servers refuse large bodies.`;
  return warns('size', [], message);
}
