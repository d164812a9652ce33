import { findMember, isJsonObject, type JsonObject, setMember } from '../../syntax/index.ts';
import { isReference } from '../document/discriminator.ts';
import type { Around, Bundling } from './bundling.ts';
import { findHome } from './component-home.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully } from './resolver.ts';

/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
export function pointMapping({ discriminator }: JsonObject, around: Around, bundling: Bundling): void {
  const mapping = findMember(discriminator, 'mapping');
  const { settled } = bundling.resolver;
  for (const holder of [mapping, discriminator]) {
    if (!isJsonObject(holder) || settled.has(holder)) continue;
    settled.add(holder);
    for (const key of holder === mapping ? Object.keys(holder) : ['defaultMapping']) {
      const name = holder[key];
      const home = typeof name === 'string' ? findNamed(name, around, bundling) : undefined;
      if (home === undefined || home === name) continue;
      setMember(holder, key, home);
      bundling.changed = true;
    }
  }
}

/** The reference inside the document; undefined for what stays as it is. */
function findNamed(name: string, { file }: Around, bundling: Bundling): string | undefined {
  const { resolver, version } = bundling;
  const isWay = isReference(name);
  if (file === resolver.rootFile && (!isWay || name.startsWith('#'))) return undefined;
  const section = version === '2.0' ? 'definitions' : 'components/schemas';
  const target = resolveFully(file, isWay ? name : `#/${section}/${name}`, resolver);
  if (target.kind !== 'target') return undefined;
  return target.file === resolver.rootFile ? renderRef(target.tokens) : findHome(target, 'schema', bundling);
}
