import { setImmediate } from 'node:timers/promises';

/**
 * Combines all keys that are requested in the same turn of the event loop into one request. Each key is requested
 * only once.
 * @returns a function that returns the response to the request that contains its key
 */
export function batch<Answer>(
  request: (keys: readonly string[]) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  let pending: { readonly keys: string[]; readonly answer: Promise<Answer> } | undefined;

  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (pending === undefined) {
      const keys: string[] = [];
      const answer = setImmediate().then(() => {
        pending = undefined;
        return request(keys);
      });
      pending = { keys, answer };
    }
    pending.keys.push(key);
    answers.set(key, pending.answer);
    return pending.answer;
  };
}
