import { findMember, isJsonObject, type JsonObject, setMember } from '../../syntax/index.ts';
import { isReference } from '../document/discriminator.ts';
import type { WalkContext, Bundling } from './bundling.ts';
import { componentRefFor } from './component-ref.ts';
import { renderRef } from './ref-target.ts';
import { resolveFully } from './resolver.ts';

/** Rewrites a discriminator's mapping, which names schemas by reference or by their name in their own file. */
export function pointMapping({ discriminator }: JsonObject, context: WalkContext, bundling: Bundling): void {
  const mapping = findMember(discriminator, 'mapping');
  const { rewritten } = bundling.resolver;
  for (const holder of [mapping, discriminator]) {
    if (!isJsonObject(holder) || rewritten.has(holder)) continue;
    rewritten.add(holder);
    for (const key of holder === mapping ? Object.keys(holder) : ['defaultMapping']) {
      const name = holder[key];
      const ref = typeof name === 'string' ? findNamed(name, context, bundling) : undefined;
      if (ref === undefined || ref === name) continue;
      setMember(holder, key, ref);
      bundling.changed = true;
    }
  }
}

/** Returns the reference inside the document, or `undefined` if the name stays unchanged. */
function findNamed(name: string, { file }: WalkContext, bundling: Bundling): string | undefined {
  const { resolver, version } = bundling;
  const isRef = isReference(name);
  if (file === resolver.rootFile && (!isRef || name.startsWith('#'))) return undefined;
  const section = version === '2.0' ? 'definitions' : 'components/schemas';
  const target = resolveFully(file, isRef ? name : `#/${section}/${name}`, resolver);
  if (target.kind !== 'target') return undefined;
  return target.file === resolver.rootFile
    ? renderRef(target.tokens)
    : componentRefFor(target, 'schema', bundling);
}
