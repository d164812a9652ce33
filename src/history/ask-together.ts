/**
 * Asks for keys: whatever is wanted in the same turn of the event loop is one question, and no key is asked for twice.
 * Gives the answer to the question that the key was a part of.
 */
export function askTogether<Answer>(
  ask: (keys: readonly string[]) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  let question: { readonly keys: string[]; readonly answer: Promise<Answer> } | undefined;

  const begin = (): NonNullable<typeof question> => {
    const keys: string[] = [];
    const answer = new Promise((resolve) => setImmediate(resolve)).then(() => {
      question = undefined;
      return ask(keys);
    });
    return { keys, answer };
  };

  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    question ??= begin();
    question.keys.push(key);
    answers.set(key, question.answer);
    return question.answer;
  };
}
