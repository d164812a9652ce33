import type { FleetSchedule } from './fleet-schedule.ts';
import type { FleetSimulation, Member } from './fleet-simulate.ts';
import { findLast, judge } from './reconcile/judge.ts';

interface ReportEntry {
  readonly copilot: { readonly id: string };
  readonly outcome: string;
  readonly synced: boolean;
}

const failures = ['aborted', 'rolled-back', 'degraded'];

/** Lists everything that is wrong with the end of a run with several copilots; empty if nothing is. */
export function findFleetViolations(schedule: FleetSchedule, simulation: FleetSimulation): readonly string[] {
  const { members, outputs, violations } = simulation;
  const own = members.flatMap((member, index) => {
    const found = judgeMember(schedule, simulation, member);
    return found.map((violation) => `copilot ${index}: ${violation} ${describeFate(member)}`);
  });
  return [...violations, ...own, ...(outputs === undefined ? [] : findReportViolations(simulation))];
}

/** Describes the faults of a copilot, for readers of a violation. */
function describeFate({ ends, model }: Member): string {
  const requests = model.calls.map(({ name, sentMs }) => `${name} at ${Math.round(sentMs)}`);
  const ended = ends.map(({ by, ending }) => `${by}: ${ending.outcome}`);
  return `[${model.faults.join(', ')}; ${requests.join(', ')}; ${ended.join(', ')}]`;
}

/** Checks that each copilot follows the rules of a single one. */
function judgeMember(
  { disturbance, outages }: FleetSchedule,
  { lines }: FleetSimulation,
  { disk, ends, model, schedule }: Member,
): readonly string[] {
  const left = disk.find();
  // Main was killed between the end of this sync and the report of it.
  if (ends.length === 0 && left !== undefined) return left.isOpen ? ['left open without a report'] : [];
  const own = {
    ...schedule,
    // The fates of the whole service are those of each copilot, too.
    faults: outages.length > 0 ? 1 : schedule.faults,
    killAtMs: disturbance.type === 'none' ? undefined : 0,
  };
  const last = findLast({ ends });
  const isHandedOver = last?.ending.outcome === 'degraded' && last.ending.result === 'handed-over-unread';
  return [
    ...judge(own, { ends, lines, model, violations: [] }),
    ...(isHandedOver ? ['handed over, but not resumed'] : []),
  ];
}

/** Checks main's outputs for every copilot that the post step did not have to finish. */
function findReportViolations({ members, outputs }: FleetSimulation): readonly string[] {
  const report = JSON.parse(outputs?.report ?? '[]') as readonly ReportEntry[];
  const ids = report.map((entry) => entry.copilot.id);
  const order = ids.join() === members.map(({ id }) => id).join() ? [] : ['the report names others'];
  const isAnyFailed = report.some(({ outcome }) => failures.includes(outcome));
  const isWorst = isAnyFailed === failures.includes(outputs?.outcome ?? '');
  const untrue = report.flatMap(({ outcome, synced }, index) => {
    const [end] = members[index]?.ends ?? [];
    if (end?.by !== 'main') return [];
    const isTrue = outcome === end.ending.outcome && synced === (outcome === 'synced');
    return isTrue
      ? []
      : [`the report says ${outcome} of copilot ${index}, which ended ${end.ending.outcome}`];
  });
  return [...order, ...(isWorst ? [] : ['the outcome is not the worst']), ...untrue];
}
