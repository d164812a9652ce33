import type { FileReader } from '../../src/ports.ts';
import { createBundleCache } from '../../src/sync/bundle-cache.ts';
import { describeApi } from '../support/world.ts';

const bytes = Buffer.from(describeApi('listOrders'));

/** A reader that counts how often each file is read. */
function createCountingReader(): { readonly reader: FileReader; readonly counts: Map<string, number> } {
  const counts = new Map<string, number>();
  const read = (path: string): Promise<Uint8Array> => {
    counts.set(path, (counts.get(path) ?? 0) + 1);
    return Promise.resolve(bytes);
  };
  return { reader: { read }, counts };
}

type Cache = ReturnType<typeof createBundleCache>;

/** Reads a file for one target, at each commit. Returns the bundles, or `undefined` if the target has no shared ones. */
function readAs(cache: Cache, reader: FileReader, commits: readonly (string | undefined)[]) {
  return cache.share('a.json', async ({ bundles }) =>
    bundles === undefined
      ? undefined
      : Promise.all(commits.map((commit) => bundles.read({ reader, commit }, 'a.json'))),
  );
}

test('targets with the same file share one bundle per commit', async () => {
  const { counts, reader } = createCountingReader();
  const cache = createBundleCache(['a.json', 'a.json', 'a.json']);
  const read = (): ReturnType<typeof readAs> => readAs(cache, reader, [undefined, 'older']);
  const [first, second, third] = [await read(), await read(), await read()];
  expect(first?.map(({ ok }) => ok)).toEqual([true, true]);
  expect([second, third]).toEqual([first, first]);
  expect(second?.[0]).toBe(first?.[0]);
  expect(second?.[1]).not.toBe(first?.[0]);
  expect(counts.get('a.json')).toBe(2);
});

test('concurrent readings share one bundle', async () => {
  const { counts, reader } = createCountingReader();
  const cache = createBundleCache(['a.json', 'a.json']);
  const read = (): ReturnType<typeof readAs> => readAs(cache, reader, [undefined]);
  const [first, second] = await Promise.all([read(), read()]);
  expect(second?.[0]).toBe(first?.[0]);
  expect(counts.get('a.json')).toBe(1);
});

test('the only target of a file keeps no bundle, and neither does a reading after the last one', async () => {
  const { counts, reader } = createCountingReader();
  expect(await readAs(createBundleCache(['a.json', 'b.json']), reader, [undefined])).toBeUndefined();
  const cache = createBundleCache(['a.json', 'a.json']);
  await readAs(cache, reader, [undefined]);
  await readAs(cache, reader, [undefined]);
  expect(await readAs(cache, reader, [undefined])).toBeUndefined();
  expect(counts.get('a.json')).toBe(1);
});
