import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../src/syntax/json.ts';
import { chooseCount } from '../support/depth.ts';
import { createRandom, makeBody, makeSchema, narrow } from '../support/random-schemas.ts';
import { seed } from '../support/seeded-fast-check.ts';
import { body, orders, reportChanges } from '../support/two-versions.ts';

const pairs = chooseCount(200, 800);
const bodiesPerPair = 60;

interface Pair {
  readonly wide: JsonObject;
  readonly narrowed: JsonObject;
}

function makePair(index: number): Pair {
  const random = createRandom(seed + index);
  const wide = makeSchema(random);
  const narrowed = Array.from({ length: 1 + random(2) }).reduce<JsonObject>(
    (schema) => narrow(random, schema),
    wide,
  );
  return { wide, narrowed };
}

function report(before: JsonObject, after: JsonObject): readonly string[] {
  const [old, now] = [before, after].map((schema) => ({ ...orders(body(schema)), openapi: '3.1.0' }));
  return reportChanges(old ?? {}, now ?? {});
}

const isBreaking = (reported: readonly string[]): boolean =>
  reported.some((line) => line.startsWith('breaking'));

/** Returns a body that the first schema accepts and the second rejects. */
function findRefused({ wide, narrowed }: Pair, index: number): unknown {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  const [accepts, stillAccepts] = [ajv.compile(wide), ajv.compile(narrowed)];
  const random = createRandom(index);
  for (let count = 0; count < bodiesPerPair; count++) {
    const sent = makeBody(random, count % 2 === 0 ? wide : narrowed);
    if (accepts(sent) && !stillAccepts(sent)) return sent;
  }
  return undefined;
}

test('if a validator rejects a body that it accepted before, the change is breaking', () => {
  let rejected = 0;
  const missed = Array.from({ length: pairs }, (_, index) => index).flatMap((index) => {
    const pair = makePair(index);
    const sent = findRefused(pair, index);
    if (sent === undefined) return [];
    rejected += 1;
    const reported = report(pair.wide, pair.narrowed);
    return isBreaking(reported) ? [] : [{ index, ...pair, sent, reported }];
  });
  expect(missed.slice(0, 3).map((entry) => JSON.stringify(entry))).toEqual([]);
  expect(rejected).toBeGreaterThan(pairs / 2);
});

test('reverting a narrowed schema is never breaking', () => {
  const wrong = Array.from({ length: pairs }, (_, index) => index).flatMap((index) => {
    const { wide, narrowed } = makePair(index);
    const reported = report(narrowed, wide);
    return isBreaking(reported) ? [{ index, narrowed, wide, reported }] : [];
  });
  expect(wrong.slice(0, 3).map((entry) => JSON.stringify(entry))).toEqual([]);
});
