import type { OperationPattern } from '../../operation-pattern.ts';
import type { OperationEntry } from '../../openapi/index.ts';
import { quote, renderSome } from '../../text.ts';
import { isNear } from '../../syntax/index.ts';
import { createPatternTest, nameLists } from './match-pattern.ts';

/** Returns a replacement for a pattern that matches no operation, as a sentence, or `undefined`. */
export function suggestPattern(
  pattern: OperationPattern,
  entries: readonly OperationEntry[],
): string | undefined {
  const sign = pattern.isExcluded ? '!' : '';
  switch (pattern.kind) {
    case 'tag':
    case 'id': {
      const { kind, name } = pattern;
      return suggest(name, entries.flatMap(nameLists[kind]), (near) => `${sign}${kind}:${near}`);
    }
    case 'extension': {
      const names = entries.flatMap(({ operation, pathItem }) => [
        ...Object.keys(operation),
        ...Object.keys(pathItem),
      ]);
      if (names.includes(pattern.name)) return `Only the value \`true\` of \`${pattern.name}\` counts.`;
      const extensions = names.filter((name) => name.startsWith('x-'));
      return suggest(pattern.name, extensions, (name) => `${sign}${name}`);
    }
    case 'path':
      return suggestPath(pattern, entries, sign);
    case 'deprecated':
      return undefined;
  }
}

function suggestPath(
  pattern: Extract<OperationPattern, { kind: 'path' }>,
  entries: readonly OperationEntry[],
  sign: string,
): string | undefined {
  const { method, path } = pattern;
  if (method !== undefined) {
    const others = entries.filter(createPatternTest({ ...pattern, method: undefined }));
    const methods = [...new Set(others.map(({ key }) => key.toUpperCase()))];
    const near = methods.find((one) => isNear(method, one));
    if (near !== undefined) return askFor(`${sign}${near} ${path ?? '**'}`);
    if (methods.length > 0) return `The matching paths have only ${renderSome(methods, 8)}.`;
  }
  if (path === undefined) return undefined;
  const prefix = method === undefined ? sign : `${sign}${method} `;
  const paths = [...new Set(entries.map((entry) => entry.path))];
  // Compare a glob up to its first wildcard, with the same number of segments of each path.
  const [, literal = path, wild = ''] = /^([^*]*?)(\/?\*.*)?$/s.exec(path) ?? [];
  const depth = literal.split('/').length;
  const starts =
    wild === '' ? paths : [...new Set(paths.map((one) => one.split('/').slice(0, depth).join('/')))];
  return suggest(literal, starts, (name) => prefix + name + wild);
}

/** Returns the nearest name. Wildcards at the end of a glob are ignored. */
function suggest(
  written: string,
  names: readonly string[],
  render: (name: string) => string,
): string | undefined {
  const literal = written.replace(/\*+$/, '');
  const distinct = [...new Set(names)].slice(0, 10_000);
  const near =
    distinct.find((name) => name !== written && name.toLowerCase() === written.toLowerCase()) ??
    distinct.find((name) => isNear(literal, name));
  return near === undefined ? undefined : askFor(render(near));
}

function askFor(pattern: string): string {
  return `Did you mean ${quote(pattern)}?`;
}
