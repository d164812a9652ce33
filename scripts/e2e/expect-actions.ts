/** For workflows: `node scripts/e2e/expect-held.ts PORT [ACTION…]` fails unless the copilot holds these actions, and no other. */
import { isDeepStrictEqual } from 'node:util';
import { readHeld } from './read-actions.ts';

const [port = '4010', ...expected] = process.argv.slice(2);
const [copilot] = await readHeld(port);
const names = (copilot?.actions ?? []).map(({ name }) => name);
console.log(`The copilot holds ${names.length} actions: ${names.join(', ')}`);
if (!isDeepStrictEqual(names.toSorted(), expected.toSorted())) {
  console.log(`::error::Expected were ${expected.length}: ${expected.join(', ')}`);
  process.exitCode = 1;
}
