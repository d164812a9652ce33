/** What people are told of each kind of rewrite, in this order: what was done in so many places, and why. */
const sentences = {
  upgraded: () =>
    'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
  'server-completed': () => 'Made the server URL absolute: the importer needs scheme and host.',
  'server-moved': () =>
    'Moved the first absolute server to the front, because the importer reads the first one only.',
  'server-variables': () =>
    'Filled in the variables of the first server with their defaults, because the importer takes the URL as it is written.',
  'server-slash': () =>
    'Left out the `/` at the end of the first server, because the importer puts the paths right behind it: `https://host//path`.',
  'path-members': (n: number) =>
    `Moved what ${count(n, 'path')} held beside operations into the operations: the importer takes every key under a path for a method.`,
  'paths-extensions': (n: number) =>
    `Moved ${count(n, '`x-` extension')} from \`paths\` to \`x-paths\`: the importer would take them for paths.`,
  'names-derived': (n: number) =>
    `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
  'parameter-references': (n: number) =>
    `Wrote out ${count(n, 'parameter')} given by a \`$ref\`, because the importer would store the reference, without name and place.`,
  'body-references': (n: number) =>
    `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them given by a \`$ref\`, because the importer would store the reference.`,
  'schema-references': (n: number) =>
    `Wrote out ${count(n, 'schema')} of parameters and request bodies in full, because the importer follows only one reference.`,
  'moved-references': (n: number) =>
    `Gave ${count(n, 'part')} a place in the components, because references pointed into rewritten paths.`,
  'unused-components': (n: number) => `Left out ${count(n, 'component')} that nothing refers to any more.`,
} as const;

export type RewriteRule = keyof typeof sentences;

export const rewriteRules = Object.keys(sentences) as readonly RewriteRule[];

/** One kind of change that was made to a description so that it imports whole. */
export interface Rewrite {
  readonly rule: string;
  /** What was done and why, as a sentence that carries its own numbers. */
  readonly message: string;
  /** How many places it touched. */
  readonly count: number;
}

/** What was rewritten so far, and in how many places. */
export type Ledger = Map<RewriteRule, number>;

/** Notes that a rule changed so many more places; zero notes nothing. */
export function note(ledger: Ledger, rule: RewriteRule, places = 1): void {
  if (places > 0) ledger.set(rule, (ledger.get(rule) ?? 0) + places);
}

export function listRewrites(ledger: Ledger): readonly Rewrite[] {
  return rewriteRules.flatMap((rule) => {
    const places = ledger.get(rule);
    return places === undefined ? [] : [{ rule, message: sentences[rule](places), count: places }];
  });
}

/** `1 path`, `2 paths`: in `operationId`s, too, the plural stays outside the code mark. */
function count(places: number, one: string, many = `${one}s`): string {
  return places === 1 ? `1 ${one}` : `${places} ${many}`;
}
