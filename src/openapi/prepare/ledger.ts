import type { Rewrite } from '../problem.ts';

/** What was done, in the order in which people are told, with the reason the importer gives for it. */
const sentences = {
  upgraded: () =>
    'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
  'missing-paths': () => 'Added the missing `paths`, empty: without it the importer fails.',
  'server-completed': (n) => `Made ${count(n, 'server URL')} absolute: the importer needs scheme and host.`,
  'server-moved': () =>
    'Moved the first absolute server to the front, because the importer reads the first one only.',
  'server-variables': (n) =>
    `Replaced ${count(n, 'variable')} of the first server by the default, because the importer takes the URL as it is written.`,
  'server-slash': () =>
    'Left out the `/` at the end of the first server, because the importer puts the paths right behind it: `https://host//path`.',
  'escaped-names': (n) =>
    `Gave ${count(n, 'schema')} another name, because the importer reads references without their escapes, such as \`~1\`.`,
  'path-references': (n) =>
    `Resolved the \`$ref\` of ${count(n, 'path')}: the importer takes every key under a path for a method.`,
  'path-parameters': (n) =>
    `Moved the parameters of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
  'path-texts': (n) =>
    `Moved the summary or description of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
  'path-servers': (n) =>
    `Moved the servers of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
  'path-extensions': (n) =>
    `Moved the \`x-\` extensions of ${count(n, 'path')} into the operations: the importer would make actions of them.`,
  'paths-extensions': (n) =>
    `Moved ${count(n, '`x-` extension')} from \`paths\` to the root of the document: the importer would take them for paths.`,
  'additional-operations': (n) =>
    `Moved ${count(n, 'operation')} from \`additionalOperations\` directly under the path, where the importer finds them.`,
  'halves-replaced': () =>
    'Replaced halves of surrogate pairs by the mark for unreadable text, because the service cannot store them.',
  'values-replaced': (n) =>
    `Wrote ${count(n, 'value')} as the importer expects it: no \`null\`, texts as text, schemas as objects.`,
  'texts-shortened': (n) =>
    `Shortened ${count(n, 'text')} to the 65,535 bytes that the service stores of a description.`,
  'names-derived': (n) =>
    `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
  'names-shortened': (n) =>
    `Shortened ${count(n, '`operationId`')} to the 255 characters that the service stores.`,
  'names-as-text': (n) => `Wrote ${count(n, '`operationId`')} as text, because a name cannot be a number.`,
  'names-followed': (n) =>
    `Pointed ${count(n, 'reference')} to renamed operations at their new \`operationId\`.`,
  'parameter-references': (n) =>
    `Wrote out ${count(n, 'parameter')} that stood behind a \`$ref\`: the importer would store the reference, without name and place.`,
  'body-references': (n) =>
    `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them that stood behind a \`$ref\`: the importer would store the reference.`,
  'response-references': (n) => `Wrote out ${count(n, 'response')} that stood behind a \`$ref\`.`,
  'schema-references': (n) =>
    `Wrote out ${count(n, 'schema')} of parameters and request bodies in full, because the importer follows one reference and no further.`,
  'moved-references': (n) =>
    `Gave ${count(n, 'part')} a place in the components, because references led into paths that were rewritten.`,
  'unused-components': (n) => `Left out ${count(n, 'component')} to which nothing refers any more.`,
  'repeated-texts': (n) =>
    `Cut the texts of ${count(n, 'repeated parameter')} to stay within the size limit; they stand in full where the parameter comes first.`,
} satisfies Record<string, (n: number) => string>;

export type RewriteRule = keyof typeof sentences;

export interface Ledger {
  /** Notes that a rule changed so many more places; zero notes nothing. */
  note(rule: RewriteRule, places?: number): void;
  list(): readonly Rewrite[];
}

export function createLedger(): Ledger {
  const counts = new Map<RewriteRule, number>();
  return {
    note(rule, places = 1) {
      if (places > 0) counts.set(rule, (counts.get(rule) ?? 0) + places);
    },
    list() {
      return Object.entries(sentences).flatMap(([rule, sentence]) => {
        const places = counts.get(rule as RewriteRule);
        return places === undefined ? [] : [{ rule, message: sentence(places), count: places }];
      });
    },
  };
}

function count(places: number, one: string, many = `${one}s`): string {
  if (places === 1) return `1 ${one}`;
  // `operationId`s: the plural stays outside the code mark.
  return `${places} ${many}`;
}
