export { createClock } from './clock.ts';
export { createFiles } from './files.ts';
export { createPlainLog } from './log.ts';
export type { RunContext } from './run-context.ts';
export { createRunner, type Runner } from './runner.ts';
export { createTurns } from './turns.ts';
