/** Whether everything is tested: all random cases, and dist/ with its true waiting times. `npm run test:all` sets it. */
export const isFull = process.env['ALL_TESTS'] === '1';

/** Returns how many random cases are tested: the usual number, or the full one in `npm run test:all`. */
export function chooseCount(defaults: number, full: number): number {
  return isFull ? full : defaults;
}
