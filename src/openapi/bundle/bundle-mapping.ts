import type { Around, Bundling } from './bundling.ts';
import { isReference } from '../document/discriminator.ts';
import { isObject, setMember, type JsonObject } from '../document/json.ts';
import { renderPointer } from '../document/pointer.ts';
import { renderRef } from './ref-target.ts';
import type { Target } from './resolver.ts';

/** A discriminator chooses schemas by reference, or by the name that they have in their own file. */
export function pointMapping(schema: JsonObject, around: Around, bundling: Bundling): void {
  const { discriminator } = schema;
  const { resolver } = bundling;
  if (!isObject(discriminator) || resolver.settled.has(discriminator)) return;
  resolver.settled.add(discriminator);
  const { mapping, defaultMapping } = discriminator;
  if (isObject(mapping)) {
    for (const [value, name] of Object.entries(mapping)) {
      pointName(mapping, value, { name, around, bundling, at: ['mapping', value] });
    }
  }
  if (defaultMapping !== undefined) {
    pointName(discriminator, 'defaultMapping', {
      name: defaultMapping,
      around,
      bundling,
      at: ['defaultMapping'],
    });
  }
}

function pointName(
  holder: JsonObject,
  key: string,
  entry: { name: unknown; around: Around; bundling: Bundling; at: readonly string[] },
): void {
  const { name, around, bundling, at } = entry;
  const { resolver, version, path, findings } = bundling;
  const isRoot = around.file === resolver.rootFile;
  if (typeof name !== 'string') return;
  const isWay = isReference(name);
  if (isRoot && !isWay) return;
  const section = version === '2.0' ? 'definitions' : 'components/schemas';
  const ref = isWay ? name : `#/${section}/${name}`;
  const target = resolver.resolveFully(around.file, ref);
  if (target.kind === 'target') {
    const home = findHome(name, target, around, bundling);
    if (home !== undefined && home !== name) {
      setMember(holder, key, home);
      bundling.changed = true;
    }
  } else if (isWay && target.kind === 'fault') {
    const message = `The discriminator's mapping leads to no schema. ${target.message}`;
    const pointer = renderPointer([...path, 'discriminator', ...at]);
    findings.push({ severity: 'warning', rule: 'unresolved-mapping', message, pointer });
  }
}

function findHome(name: string, target: Target, around: Around, bundling: Bundling): string | undefined {
  const { rootFile } = bundling.resolver;
  if (target.file !== rootFile) return bundling.homes.move(target, 'schema');
  // What the root says of itself stays as it is.
  return around.file === rootFile && name.startsWith('#') ? name : renderRef(target.tokens);
}
