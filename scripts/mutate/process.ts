import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DryTest, Order, Report, Setup, TimedTest } from './messages.ts';

/** A process with the tests and the code in memory. */
export interface MutantProcess {
  /** The mutants that are come by when the code is imported. */
  readonly atImport: readonly number[];
  playDry(): Promise<readonly DryTest[]>;
  /** Which test notices; undefined where none does. */
  play(id: number, tests: readonly TimedTest[]): Promise<Verdict>;
  end(): void;
}

export interface Verdict {
  readonly killedBy: number | 'crash' | undefined;
  /** The process has come to grief over it: the next mutant needs another one. */
  readonly isSpoiled: boolean;
}

/** Undefined where it does not come to its feet: the mutant that is on from the start has been noticed. */
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
      if (report?.type !== 'dry') throw new Error('The tests fail on the code as it is.');
      return report.tests;
    },
    play: async (id, tests) => {
      const limitMs = tests.reduce((sum, test) => sum + test.limitMs, 0);
      send({ type: 'play', id, tests });
      // A loop that never ends holds the process up: then nobody in it can say so.
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

/** Undefined where the process ends, or says nothing in time; then it is ended. */
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
