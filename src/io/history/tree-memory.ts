import type { Tree } from '../../ports.ts';

/** Looks up paths in one commit; `extra` only where there is a question anyway. */
export type AskTree = (paths: readonly string[], extra: readonly string[]) => Promise<Tree | undefined>;

interface Question {
  readonly paths: Set<string>;
  readonly extra: Set<string>;
  readonly answer: Promise<Tree | undefined>;
}

/**
 * What one commit holds, asked for once: whatever many descriptions want to know in the same turn of the event loop is one
 * question, and what one of them has learnt is there for all.
 */
export function rememberTree(ask: AskTree): AskTree {
  const known = new Map<string, Promise<Tree | undefined>>();
  let open: Question | undefined;

  const begin = (): Question => {
    const [paths, extra] = [new Set<string>(), new Set<string>()];
    const answer = new Promise((resolve) => setImmediate(resolve)).then(() => {
      open = undefined;
      return ask([...paths], [...extra]);
    });
    return { paths, extra, answer };
  };

  return async (paths, extra) => {
    const fresh = paths.filter((path) => !known.has(path));
    if (fresh.length > 0) {
      open ??= begin();
      for (const path of extra) open.extra.add(path);
      for (const path of fresh) {
        open.paths.add(path);
        known.set(path, open.answer);
      }
    }
    const trees = new Set(await Promise.all(paths.flatMap((path) => known.get(path) ?? [])));
    const found = [...paths, ...extra].flatMap((path) => {
      const entry = [...trees].find((tree) => tree?.has(path))?.get(path);
      return entry === undefined ? [] : [[path, entry] as const];
    });
    return trees.has(undefined) ? undefined : new Map(found);
  };
}
