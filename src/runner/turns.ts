import { setImmediate } from 'node:timers';

interface Waiting {
  readonly stepsLeft: number;
  readonly resume: () => void;
}

/**
 * Creates a function that lets one caller continue in each turn of the event loop, those with the fewest steps left
 * first. While many targets use the processor, the first ones can then send their requests, instead of after the last.
 */
export function createTurns(): (stepsLeft: number) => Promise<void> {
  let waiting: readonly Waiting[] = [];
  const resumeNext = (): void => {
    const [next, ...rest] = waiting.toSorted((one, other) => one.stepsLeft - other.stepsLeft);
    waiting = rest;
    if (rest.length > 0) setImmediate(resumeNext);
    next?.resume();
  };
  return (stepsLeft) =>
    new Promise((resume) => {
      if (waiting.length === 0) setImmediate(resumeNext);
      waiting = [...waiting, { stepsLeft, resume }];
    });
}
