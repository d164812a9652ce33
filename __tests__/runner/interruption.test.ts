import { EventEmitter } from 'node:events';
import { createInterruption } from '../../src/runner/interruption.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGBREAK'])('an interruption is detected by %s', (signal) => {
  const source = new EventEmitter();
  const interruption = createInterruption(source);
  expect(interruption.aborted).toBe(false);
  source.emit(signal);
  source.emit('SIGTERM');
  expect(interruption.aborted).toBe(true);
});

test('a log without a reader does not end the process', () => {
  const stream = new EventEmitter();
  createInterruption(new EventEmitter(), [stream]);
  // Without a listener, an error is thrown.
  expect(() => stream.emit('error', new Error('EPIPE'))).not.toThrow();
});
