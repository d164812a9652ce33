/** Whether everything is tested: all random cases, and dist/ with its real delays. `npm run test:all` sets it. */
export const isFull = process.env['ALL_TESTS'] === '1';

/** Returns the number of random cases to test: the default or, in `npm run test:all`, the full number. */
export function chooseCount(defaults: number, full: number): number {
  return isFull ? full : defaults;
}
