import { explain } from '../errors.ts';
import type { Log } from '../ports.ts';
import { isFailed, renderDetails, renderTitle, type TargetResult, tellFailure } from '../report/door.ts';
import { createFlatLog } from '../flat-log.ts';
import { nameReading } from './readings.ts';
import { nameCopilot } from './select-targets.ts';
import type { Task } from '../story/door.ts';

export interface SidePorts {
  readonly log: Log;
  /** Runs the tasks, at most `limit` at a time, and gives back what they give, in order. */
  inParallel<T>(tasks: readonly (() => Promise<T>)[], limit: number): Promise<readonly T[]>;
}

export interface FleetTask extends Task {
  /** Which of the run's targets this is; counts from 0. */
  readonly index: number;
}

/**
 * Brings many targets to their ends side by side. In the log each one's lines stay together, told once it has ended,
 * with how far the run has come in between; those of targets that had nothing to do come last, folded.
 * @param runOne never rejects
 */
export async function runSideBySide(
  tasks: readonly FleetTask[],
  maxParallel: number,
  runOne: (task: FleetTask, log: Log) => Promise<TargetResult>,
  ports: SidePorts,
): Promise<readonly TargetResult[]> {
  const teller = createTeller(tasks.length, ports.log);
  const runAndTell = async (
    task: FleetTask,
  ): Promise<{ readonly index: number; readonly result: TargetResult }> => {
    const notes = createTargetNotes();
    const result = await runOne(task, notes.log);
    await teller.tell(result, notes);
    return { index: task.index, result };
  };
  const ended = await ports.inParallel(
    groupByCopilot(orderForReading(tasks)).map((group) => async () => {
      const ends = [];
      for (const task of group) ends.push(await runAndTell(task));
      return ends;
    }),
    maxParallel,
  );
  await teller.tellQuiet();
  return ended
    .flat()
    .toSorted((one, other) => one.index - other.index)
    .map(({ result }) => result);
}

/** Those who share a description come one after the other, so that it need not be kept until the end. */
function orderForReading(tasks: readonly FleetTask[]): readonly FleetTask[] {
  return [...Map.groupBy(tasks, nameReading).values()].flat();
}

/** Those who share a copilot are done one after the other: what one has changed must be seen by the next. */
function groupByCopilot(tasks: readonly FleetTask[]): readonly (readonly FleetTask[])[] {
  return [...Map.groupBy(tasks, ({ target }) => nameCopilot(target)).values()];
}

interface TargetNotes {
  /** Keeps what it is told. */
  readonly log: Log;
  /** Says all of it, in its order; as an annotation only what is news to the run, the rest as plain lines. */
  retell(log: Log, isNews: (message: string) => boolean): void;
}

/** Holds back the lines of one target among many, so that they come together, not between those of others. */
function createTargetNotes(): TargetNotes {
  const said: TargetNotes['retell'][] = [];
  return {
    log: createFlatLog((kind, text, at) => {
      const isPlain = kind === 'info' || kind === 'debug';
      said.push((log, isNews) => {
        log[isPlain || isNews(text) ? kind : 'info'](text, at);
      });
    }),
    retell: (log, isNews) => {
      for (const say of said) say(log, isNews);
    },
  };
}

/** What hundreds of targets say alike is annotated once, and leaves room for the step’s own annotations. */
const mostNews = 5;

interface Teller {
  tell(result: TargetResult, notes: TargetNotes): Promise<void>;
  tellQuiet(): Promise<void>;
}

function createTeller(count: number, log: Log): Teller {
  const quiet: TargetResult[] = [];
  let done = 0;
  let failed = 0;
  const news = new Set<string>();
  const isNews = (message: string): boolean =>
    !news.has(message) && news.size < mostNews && news.add(message).has(message);
  // One after the other: a group that is open takes in whatever is said.
  let telling = Promise.resolve();
  return {
    tell: (result, notes) => {
      done += 1;
      if (isFailed(result)) failed += 1;
      if (isQuiet(result)) {
        quiet.push(result);
        return telling;
      }
      const progress = renderProgress({ done, count, failed });
      const told = telling.then(async () => {
        await log.group(renderTitle(result), () => {
          notes.retell(log, isNews);
          // The step's annotations are of the first few; in its own group every warning and failure is told.
          const warnings = result.warnings.map((warning) => `Warning: ${warning}`);
          const failure = tellFailure(result).flatMap((sentence) => sentence.split('\n'));
          for (const line of [...renderDetails(result), ...warnings, ...failure]) log.info(line);
          return Promise.resolve();
        });
        log.info(progress);
      });
      telling = told.catch((error: unknown) => {
        tellBug(error, log);
      });
      return telling;
    },
    tellQuiet: async () => {
      if (quiet.length === 0) return;
      const told = log.group(`${quiet.length} of ${count} descriptions did not change.`, () => {
        for (const result of quiet) log.info(renderTitle(result));
        return Promise.resolve();
      });
      await told.catch((error: unknown) => {
        tellBug(error, log);
      });
    },
  };
}

/** What became of a copilot is one thing, and whether it can be told is another: the others are done and told all the same. */
function tellBug(error: unknown, log: Log): void {
  const { hint = '', message } = explain(error);
  log.error(`${message} What became of one target could not be told in the log. ${hint}`);
}

/** A target that had nothing to do: there may be hundreds, and none is news. */
function isQuiet({ ending, description, warnings }: TargetResult): boolean {
  return ending.outcome === 'unchanged' && description === undefined && warnings.length === 0;
}

function renderProgress({
  done,
  count,
  failed,
}: Readonly<Record<'done' | 'count' | 'failed', number>>): string {
  return `${done} of ${count} done${failed === 0 ? '' : `, ${failed} failed`}.`;
}
