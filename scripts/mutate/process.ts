import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DryTest, Order, Report, Setup, TimedTest } from './messages.ts';

/** A process with the tests and the code in memory. */
export interface MutantProcess {
  /** Mutants in code that runs at import. */
  readonly atImport: readonly number[];
  playDry(): Promise<readonly DryTest[]>;
  /** Returns the test that detects the mutant, or `undefined` if none does. */
  play(id: number, tests: readonly TimedTest[]): Promise<Verdict>;
  end(): void;
}

export interface Verdict {
  readonly killedBy: number | 'crash' | undefined;
  /** Whether the mutant ended the process, so that the next mutant needs another one. */
  readonly isSpoiled: boolean;
}

/**
 * Starts a process. Returns `undefined` if it doesn't start, which means that the mutant that is active from the
 * start is detected.
 */
export async function startProcess(setup: Setup): Promise<MutantProcess | undefined> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(setup)], { stdio: 'ignore' });
  const ready = await waitForReport(child, 60_000);
  if (ready?.type !== 'ready') return undefined;
  const send = (order: Order): void => {
    child.send(order);
  };
  return {
    atImport: ready.atImport,
    playDry: async () => {
      send({ type: 'dry' });
      const report = await waitForReport(child, 900_000);
      if (report?.type !== 'dry') throw new Error('The tests fail on the unchanged code.');
      return report.tests;
    },
    play: async (id, tests) => {
      const limitMs = tests.reduce((sum, test) => sum + test.limitMs, 0);
      send({ type: 'play', id, tests });
      // An endless loop blocks the process, so it can't report anything itself.
      const report = await waitForReport(child, Math.min(limitMs + 1_000, 30_000));
      if (report?.type !== 'played') return { killedBy: 'crash', isSpoiled: true };
      if (report.isSpoiled) child.kill('SIGKILL');
      return report;
    },
    end: () => {
      child.kill('SIGKILL');
    },
  };
}

/** Returns the next message, or `undefined` if the process ends or sends nothing in time. It is then ended. */
function waitForReport(child: ChildProcess, limitMs: number): Promise<Report | undefined> {
  return new Promise((resolve) => {
    const finish = (report: Report | undefined): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      if (report === undefined) child.kill('SIGKILL');
      resolve(report);
    };
    const timer = setTimeout(() => {
      finish(undefined);
    }, limitMs);
    child.on('message', (report) => {
      finish(report as Report);
    });
    child.on('error', () => {
      finish(undefined);
    });
    child.on('exit', () => {
      finish(undefined);
    });
  });
}
