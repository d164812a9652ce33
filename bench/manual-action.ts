/**
 * Measures the cost of one manually created action for each push. No version of the file has it, so the action
 * searches for it in earlier versions. The same push runs with and without it, on a file with 60 commits.
 */
import { pushEvent } from '../__tests__/support/events.ts';
import { createWorld, describeApi } from '../__tests__/support/world.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const [commits, operations] = [60, 300];
/** Maximum time with a manually created action as a multiple of the time without it. */
const goal = 1.3;

export async function benchManualAction(): Promise<void> {
  const names = Array.from({ length: operations }, (_, index) => `operation${index}`);
  const versions = Array.from({ length: commits }, (_, index) =>
    describeApi(...names).replace('"Does operation0"', `"Does operation0, version ${index}"`),
  );
  const [before = '', after = ''] = versions.slice(-2);
  const world = await createWorld({ service: { service: 'head', copilots: [{ name: 'Order desk' }] } });
  try {
    const shas: string[] = [];
    for (const text of versions) shas.push(await world.sandbox.commit({ 'swagger.json': text }));
    const [from = '', sha = ''] = shas.slice(-2);
    const event = pushEvent({ ref: 'main', before: from, after: sha });
    const run = async (hasManual: boolean): Promise<number> => {
      const { baseUrl, key } = world.service;
      const url = `${baseUrl}/backend/actions/bot/${world.copilotId}`;
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      await fetch(url, { method: 'DELETE', headers });
      const body = new FormData();
      body.set('file', new Blob([before], { type: 'application/json' }), 'swagger.json');
      const { authorization } = headers;
      await fetch(`${url}/import-from-swagger`, { method: 'PUT', headers: { authorization }, body });
      const manual = { name: 'manual', api_endpoint: 'https://manual.example.com/', request_type: 'GET' };
      const added = JSON.stringify({ ...manual, description: 'Manual', payload: {} });
      if (hasManual) await fetch(url, { method: 'POST', headers, body: added });
      const startMs = performance.now();
      const { main } = await world.run({ event, depth: 0, inputs: { strategy: 'rolling' } });
      const wallMs = performance.now() - startMs;
      if (main.outputs['outcome'] !== 'synced') throw new Error(`It ended: ${main.log}`);
      return wallMs;
    };
    const samples = { without: [] as number[], with: [] as number[] };
    for (let count = 0; count <= runs; count += 1) {
      const [without, withOne] = [await run(false), await run(true)];
      // The first pair is a warm-up.
      if (count === 0) continue;
      samples.without.push(without);
      samples.with.push(withOne);
    }
    const [one, other] = [findMedian(samples.with), findMedian(samples.without)];
    console.log(
      `\nA push that changes one of ${operations} actions, ${after.length} bytes, \`strategy: rolling\`.`,
    );
    console.log(
      `push with one manually created action, ${commits} commits, × without: ${(one / other).toFixed(2)} (goal: ${goal})`,
    );
  } finally {
    await world.close();
  }
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
