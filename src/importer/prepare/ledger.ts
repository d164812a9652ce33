/** Messages of each kind of rewrite, in this order, with the number of rewritten parts and the reason. */
const sentences = {
  upgraded: () =>
    "Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 doesn't have.",
  'server-completed': () =>
    'Made the server URL absolute, because the importer requires a scheme and a host.',
  'server-moved': () =>
    'Moved the first absolute server to the front, because the importer reads only the first server.',
  'server-variables': () =>
    "Replaced the variables of the first server with their defaults, because the importer doesn't replace variables.",
  'server-slash': () =>
    'Removed the `/` at the end of the first server, because the importer would create URLs such as `https://host//path`.',
  'path-members': (n: number) =>
    `Moved the other keys of ${count(n, 'path')} into their operations, because the importer treats every key under a path as a method.`,
  'paths-extensions': (n: number) =>
    `Moved ${count(n, '`x-` extension')} from \`paths\` to \`x-paths\`, because the importer would treat them as paths.`,
  'names-derived': (n: number) =>
    `Added an \`operationId\` from method and path to ${count(n, 'operation')} without a usable name.`,
  'parameter-references': (n: number) =>
    `Inlined ${count(n, 'referenced parameter')}, because the importer would store the reference without name and location.`,
  'body-references': (n: number) =>
    `Inlined references in ${count(n, 'request body', 'request bodies')}, because the importer would store the references.`,
  'schema-references': (n: number) =>
    `Inlined the references in ${count(n, 'schema')} of parameters and request bodies, because the importer follows only one reference.`,
  'moved-references': (n: number) =>
    `Moved ${count(n, 'part')} to the components, because references pointed into rewritten paths.`,
  'unused-components': (n: number) => `Removed ${count(n, 'component')} without references.`,
} as const;

export type RewriteRule = keyof typeof sentences;

export const rewriteRules = Object.keys(sentences) as readonly RewriteRule[];

/** A kind of change to a document that was needed for a complete import. */
export interface Rewrite {
  readonly rule: string;
  /** Sentence about the change and its reason, including the number of changes. */
  readonly message: string;
  /** Number of changed parts. */
  readonly count: number;
}

/** Number of changed parts for each kind of rewrite so far. */
export type Ledger = Map<RewriteRule, number>;

/** Adds a number of changed parts to a rule. Zero has no effect. */
export function note(ledger: Ledger, rule: RewriteRule, parts = 1): void {
  if (parts > 0) ledger.set(rule, (ledger.get(rule) ?? 0) + parts);
}

export function listRewrites(ledger: Ledger): readonly Rewrite[] {
  return rewriteRules.flatMap((rule) => {
    const parts = ledger.get(rule);
    return parts === undefined ? [] : [{ rule, message: sentences[rule](parts), count: parts }];
  });
}

/** Renders a number with its noun: `1 path`, `2 paths`. */
function count(parts: number, one: string, many = `${one}s`): string {
  return parts === 1 ? `1 ${one}` : `${parts} ${many}`;
}
