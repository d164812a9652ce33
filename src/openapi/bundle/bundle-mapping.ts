import { findHome, type Around, type Bundling } from './bundling.ts';
import { isReference } from '../document/discriminator.ts';
import { isJsonObject, type JsonObject, setMember, warns } from '../../text-tree/door.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully, type ReferenceTarget } from './resolver.ts';

/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
export function pointMapping(schema: JsonObject, around: Around, bundling: Bundling): void {
  const { discriminator } = schema;
  const { resolver } = bundling;
  if (!isJsonObject(discriminator) || resolver.settled.has(discriminator)) return;
  resolver.settled.add(discriminator);
  const { mapping } = discriminator;
  for (const value of Object.keys(isJsonObject(mapping) ? mapping : {})) {
    pointName(mapping as JsonObject, ['mapping', value], around, bundling);
  }
  pointName(discriminator, ['defaultMapping'], around, bundling);
}

/** @param at the keys from the discriminator to the name, the last one its key in `holder` */
function pointName(holder: JsonObject, at: readonly string[], around: Around, bundling: Bundling): void {
  const key = at.at(-1) ?? '';
  const name = holder[key];
  const { resolver, version, path, findings } = bundling;
  if (typeof name !== 'string') return;
  const isWay = isReference(name);
  if (around.file === resolver.rootFile && !isWay) return;
  const section = version === '2.0' ? 'definitions' : 'components/schemas';
  const target = resolveFully(around.file, isWay ? name : `#/${section}/${name}`, resolver);
  if (target.kind === 'target') {
    const home = findPlace(name, target, around, bundling);
    if (home === undefined || home === name) return;
    setMember(holder, key, home);
    bundling.changed = true;
  } else if (isWay && target.kind === 'fault') {
    const message = `The discriminator's mapping points to no schema. ${target.message}`;
    findings.push(warns('unresolved-mapping', [...path, 'discriminator', ...at], message));
  }
}

function findPlace(
  name: string,
  target: ReferenceTarget,
  around: Around,
  bundling: Bundling,
): string | undefined {
  const { rootFile } = bundling.resolver;
  if (target.file !== rootFile) return findHome(target, 'schema', bundling);
  // What the root says of itself stays as it is.
  return around.file === rootFile && name.startsWith('#') ? name : renderRef(target.tokens);
}
