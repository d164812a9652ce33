import { explain } from '../errors.ts';
import type { Log } from '../ports.ts';
import { isFailed, isQuiet, describeFailure } from '../report/index.ts';
import { createUngroupedLog } from '../ungrouped-log.ts';
import { renderReadKey } from './version-cache.ts';
import { nameCopilot } from './select-targets.ts';
import type { Task } from '../sync/index.ts';
import type { TargetResult } from '../result.ts';

/**
 * Runs several targets at the same time, and returns their results in order. The log shows the lines of each target
 * together when the target has ended. Targets without a change come last, in one group.
 * @param runOne never rejects
 */
export async function runInParallel(
  tasks: readonly Task[],
  runOne: (task: Task, log: Log) => Promise<TargetResult>,
  { log, maxParallel }: { readonly maxParallel: number; readonly log: Log },
): Promise<readonly TargetResult[]> {
  const reporter = await createReporter(tasks.length, log);
  const results = new Map<Task, TargetResult>();
  const runAndReport = async (task: Task): Promise<void> => {
    const lines: LogLine[] = [];
    const result = await runOne(
      task,
      createUngroupedLog((...line) => lines.push(line)),
    );
    results.set(task, result);
    await reporter.report(result, lines);
  };
  // Targets that share an OpenAPI file follow one another, so that the file's versions are dropped early.
  const ordered = [...Map.groupBy(tasks, ({ target }) => target.swaggerFile).values()].flatMap((group) =>
    [...Map.groupBy(group, renderReadKey).values()].flat(),
  );
  // Targets that share a copilot run one after the other, because each must read what the previous one changed.
  const groups = Map.groupBy(ordered, ({ target }) => nameCopilot(target)).values();
  // All loops take their groups from the same iterator, so each group is run once.
  const runGroups = async (): Promise<void> => {
    for (const group of groups) for (const task of group) await runAndReport(task);
  };
  await Promise.all(Array.from({ length: maxParallel }, runGroups));
  await reporter.reportQuiet();
  return tasks.flatMap((task) => results.get(task) ?? []);
}

/** A line of a target's log, kept until the target has ended. */
type LogLine = Parameters<Parameters<typeof createUngroupedLog>[0]>;

/** Maximum number of messages to annotate once each, because GitHub shows only a few annotations of a step. */
const maxAnnotated = 5;

async function createReporter(count: number, log: Log) {
  const { renderDetails, renderTitle } = await import(/* webpackChunkName: "report" */ '../report/index.ts');
  const quiet: TargetResult[] = [];
  let done = 0;
  let failed = 0;
  const annotated = new Set<string>();
  const isFirst = (message: string): boolean =>
    !annotated.has(message) && annotated.size < maxAnnotated && annotated.add(message).has(message);
  // One report after the other, because an open group takes every line.
  let reporting = Promise.resolve();
  const queue = (work: () => Promise<void>): Promise<void> => {
    // A result that can't be shown must not hide the others.
    reporting = reporting.then(work).catch((error: unknown) => {
      const { hint = '', message } = explain(error);
      log.error(`${message} The result of one target could not be shown in the log. ${hint}`);
    });
    return reporting;
  };
  const writeGroup = (title: string, write: () => void): Promise<void> =>
    log.group(title, () => Promise.try(write));
  return {
    report: (result: TargetResult, lines: readonly LogLine[]): Promise<void> => {
      done += 1;
      if (isFailed(result)) failed += 1;
      if (isQuiet(result)) {
        quiet.push(result);
        return reporting;
      }
      const progress = `${done} of ${count} done${failed === 0 ? '' : `, ${failed} failed`}.`;
      return queue(async () => {
        await writeGroup(renderTitle(result), () => {
          for (const [kind, text, at] of lines) {
            const isPlain = kind === 'info' || kind === 'debug';
            log[isPlain || isFirst(text) ? kind : 'info'](text, at);
          }
          // The annotations cover only the first few targets, so each group has all warnings and the failure.
          const warnings = result.warnings.map((warning) => `Warning: ${warning}`);
          const failure = describeFailure(result).flatMap((sentence) => sentence.split('\n'));
          for (const line of [...renderDetails(result), ...warnings, ...failure]) log.info(line);
        });
        log.info(progress);
      });
    },
    reportQuiet: (): Promise<void> => {
      if (quiet.length === 0) return reporting;
      return queue(() =>
        writeGroup(`${quiet.length} of ${count} had nothing to do.`, () => {
          for (const result of quiet) log.info(renderTitle(result));
        }),
      );
    },
  };
}
