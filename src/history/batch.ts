import { setImmediate } from 'node:timers/promises';

/**
 * Asks for keys: whatever is wanted in the same turn of the event loop is one question, and no key is asked for twice.
 * Gives the answer to the question that the key was a part of.
 */
export function batch<Answer>(
  ask: (keys: readonly string[]) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  let question: { readonly keys: string[]; readonly answer: Promise<Answer> } | undefined;

  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (question === undefined) {
      const keys: string[] = [];
      const answer = setImmediate().then(() => {
        question = undefined;
        return ask(keys);
      });
      question = { keys, answer };
    }
    question.keys.push(key);
    answers.set(key, question.answer);
    return question.answer;
  };
}
