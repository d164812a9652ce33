export { createClock } from './clock.ts';
export { createFiles } from './files.ts';
export { createInterruption } from './interruption.ts';
export { createRunner, type Runner } from './runner.ts';
