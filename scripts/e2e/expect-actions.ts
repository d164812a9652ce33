/**
 * Fails unless the copilot has exactly these actions, for workflows: `node scripts/e2e/expect-actions.ts PORT
 * [ACTION…]`.
 */
import { isDeepStrictEqual } from 'node:util';
import { readCopilots } from './read-copilots.ts';

const [port = '4010', ...expected] = process.argv.slice(2);
const [copilot] = await readCopilots(port);
const names = (copilot?.actions ?? []).map(({ name }) => name);
console.log(`The copilot has ${names.length} actions: ${names.join(', ')}`);
if (!isDeepStrictEqual(names.toSorted(), expected.toSorted())) {
  console.log(`::error::Expected ${expected.length} actions: ${expected.join(', ')}`);
  process.exitCode = 1;
}
