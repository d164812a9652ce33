import { explain } from '../errors.ts';
import type { Log } from '../ports.ts';
import { isFailed, isQuiet, renderDetails, renderTitle, describeFailure } from '../report/index.ts';
import { createUngroupedLog } from '../ungrouped-log.ts';
import { nameReading } from './version-cache.ts';
import { nameCopilot } from './select-targets.ts';
import type { Task } from '../sync/index.ts';
import type { TargetResult } from '../result.ts';

export interface SidePorts {
  readonly log: Log;
  /** Runs the tasks, at most `limit` at a time, and gives back what they give, in order. */
  inParallel<T>(tasks: readonly (() => Promise<T>)[], limit: number): Promise<readonly T[]>;
}

/**
 * In the log each target's lines stay together, told once it has ended; those that had nothing to do come last, folded.
 * @param runOne never rejects
 */
export async function runSideBySide(
  tasks: readonly Task[],
  maxParallel: number,
  runOne: (task: Task, log: Log) => Promise<TargetResult>,
  ports: SidePorts,
): Promise<readonly TargetResult[]> {
  const reporter = createReporter(tasks.length, ports.log);
  const results = new Map<Task, TargetResult>();
  const runAndReport = async (task: Task): Promise<void> => {
    const notes: Notes = [];
    const log = createUngroupedLog((...note) => notes.push(note));
    const result = await runOne(task, log);
    results.set(task, result);
    await reporter.report(result, notes);
  };
  // Those who share a description come one after the other, so that it need not be kept until the end.
  const ordered = [...Map.groupBy(tasks, ({ target }) => target.swaggerFile).values()].flatMap((group) =>
    [...Map.groupBy(group, nameReading).values()].flat(),
  );
  // Those who share a copilot, too: what one has changed must be seen by the next.
  const groups = [...Map.groupBy(ordered, ({ target }) => nameCopilot(target)).values()];
  await ports.inParallel(
    groups.map((group) => async () => {
      for (const task of group) await runAndReport(task);
    }),
    maxParallel,
  );
  await reporter.reportQuietly();
  return tasks.flatMap((task) => results.get(task) ?? []);
}

/** What a target has said: kept, so that its lines come together, not between those of others. */
type Notes = Parameters<Parameters<typeof createUngroupedLog>[0]>[];

/** Annotates a message that hundreds of targets share only once, so that the annotations of the step itself are shown. */
const maxNews = 5;

function createReporter(count: number, log: Log) {
  const quiet: TargetResult[] = [];
  let done = 0;
  let failed = 0;
  const news = new Set<string>();
  const isNews = (message: string): boolean =>
    !news.has(message) && news.size < maxNews && news.add(message).has(message);
  // One after the other: a group that is open takes in whatever is said.
  let telling = Promise.resolve();
  const runInTurn = (work: () => Promise<void>): Promise<void> => {
    // What became of a copilot is one thing, and whether it can be told is another: the others are told all the same.
    telling = telling.then(work).catch((error: unknown) => {
      const { hint = '', message } = explain(error);
      log.error(`${message} The result of one target could not be shown in the log. ${hint}`);
    });
    return telling;
  };
  return {
    report: (result: TargetResult, notes: Notes): Promise<void> => {
      done += 1;
      if (isFailed(result)) failed += 1;
      if (isQuiet(result)) {
        quiet.push(result);
        return telling;
      }
      const progress = `${done} of ${count} done${failed === 0 ? '' : `, ${failed} failed`}.`;
      return runInTurn(async () => {
        const renderChangeLines = (): void => {
          for (const [kind, text, at] of notes) {
            const isPlain = kind === 'info' || kind === 'debug';
            log[isPlain || isNews(text) ? kind : 'info'](text, at);
          }
          // The step's annotations are of the first few; in its own group every warning and failure is told.
          const warnings = result.warnings.map((warning) => `Warning: ${warning}`);
          const failure = describeFailure(result).flatMap((sentence) => sentence.split('\n'));
          for (const line of [...renderDetails(result), ...warnings, ...failure]) log.info(line);
        };
        await log.group(renderTitle(result), () => Promise.try(renderChangeLines));
        log.info(progress);
      });
    },
    reportQuietly: (): Promise<void> => {
      if (quiet.length === 0) return telling;
      const title = `${quiet.length} of ${count} had nothing to do.`;
      const renderTitles = (): void => {
        for (const result of quiet) log.info(renderTitle(result));
      };
      return runInTurn(() => log.group(title, () => Promise.try(renderTitles)));
    },
  };
}
