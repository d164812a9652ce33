import { createRunner } from './io/runner.ts';
export async function start(): Promise<void> {
  createRunner().log.info('hello');
  const { fetch } = await import('undici');
  console.log(typeof fetch);
}
