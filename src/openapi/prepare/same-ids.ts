import { quote } from '../../text.ts';
import type { Finding } from '../finding.ts';
import { planNames } from '../document/names.ts';
import { renderPointer } from '../document/pointer.ts';
import type { Route } from '../document/route.ts';
import { placeOf } from '../document/route.ts';

/** What the service's column holds of an `operation_id`, in characters. */
const idWidth = 64;

/**
 * Operations of different names that get the same `operation_id` on the service: a conversation reaches one of them.
 * Those of the same name are told elsewhere.
 */
export function findSameIds(routes: readonly Route[]): readonly Finding[] {
  const first = new Map<string, { readonly name: string; readonly route: Route }>();
  return planNames(routes).flatMap(({ name }, index): Finding[] => {
    const route = routes[index];
    const id = deriveId(name);
    const other = first.get(id);
    if (route === undefined) return [];
    if (other === undefined) first.set(id, { name, route });
    if (other === undefined || other.name === name) return [];
    const message = `${show(route)} and ${show(other.route)} both get the \`operation_id\` ${quote(id)} on the service, so that one of them is never called: it writes the first word in lower case, symbols as \`_\`, and ${idWidth} characters at most. Give one another \`operationId\`.`;
    return [
      { severity: 'warning', rule: 'same-operation-id', message, pointer: renderPointer(placeOf(route)) },
    ];
  });
}

/** As the service writes it, before it stores it. */
function deriveId(name: string): string {
  // Nearly all names are of ASCII, and the tables of all letters take long to load.
  if (/^[\x20-\x7e]*$/.test(name)) {
    const [word = ''] = /^[A-Za-z0-9]*/.exec(name) ?? [];
    return (word.toLowerCase() + name.slice(word.length).replace(/[^A-Za-z0-9]/g, '_')).slice(0, idWidth);
  }
  const [word = ''] = /^[\p{L}\p{N}]*/u.exec(name) ?? [];
  const id = word.toLowerCase() + name.slice(word.length).replace(/[^\p{L}\p{N}]/gu, '_');
  return Array.from(id).slice(0, idWidth).join('');
}

function show({ path, key }: Route): string {
  return quote(`${key.toUpperCase()} ${path}`);
}
