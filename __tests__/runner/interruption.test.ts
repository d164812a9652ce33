import { EventEmitter } from 'node:events';
import { createInterruption } from '../../src/runner/interruption.ts';

describe('the wish to stop', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGBREAK'])('comes as %s', (signal) => {
    const source = new EventEmitter();
    const interruption = createInterruption(source);
    expect(interruption.requested).toBe(false);
    source.emit(signal);
    expect(interruption.requested).toBe(true);
  });

  test('is told once, however many signals follow, and not to those who no longer listen', () => {
    const source = new EventEmitter();
    const interruption = createInterruption(source);
    const told: string[] = [];
    interruption.onRequest(() => told.push('one'));
    const unsubscribe = interruption.onRequest(() => told.push('other'));
    unsubscribe();
    source.emit('SIGINT');
    source.emit('SIGTERM');
    expect(told).toEqual(['one']);
  });
});

test('a log that nobody reads any more ends nothing', () => {
  const stream = new EventEmitter();
  createInterruption(new EventEmitter(), [stream]);
  // Without a listener an error is thrown.
  expect(() => stream.emit('error', new Error('EPIPE'))).not.toThrow();
});
