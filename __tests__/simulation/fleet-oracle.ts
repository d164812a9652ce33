import type { ReplacementEnding } from '../../src/ending.ts';
import type { FleetSchedule } from './fleet-schedule.ts';
import type { FleetSimulation, Member } from './fleet-simulate.ts';
import { classify, findViolations } from './oracle.ts';

interface ReportEntry {
  readonly copilot: { readonly id: string };
  readonly outcome: string;
  readonly synced: boolean;
}

/** Lists everything that is wrong with the end of a run with several copilots; empty if nothing is. */
export function findFleetViolations(schedule: FleetSchedule, simulation: FleetSimulation): readonly string[] {
  const { members, results, violations } = simulation;
  const own = members.flatMap((member, index) => {
    const found = findMemberViolations({ schedule, simulation }, member, index);
    return found.map((violation) => `copilot ${index}: ${violation} ${describeFate(member)}`);
  });
  return [...violations, ...own, ...(results === undefined ? [] : findReportViolations(simulation))];
}

/** Describes the faults of a copilot, for readers of a violation. */
function describeFate({ model, post }: Member): string {
  const faults = model.happened.map(({ fault }) => `${fault.call} ${fault.nth} ${fault.name}`);
  const requests = model.requests.map(({ call, sentMs }) => `${call} at ${sentMs}`);
  return `[${faults.join(', ')}; ${requests.join(', ')}; post: ${post?.ending.outcome ?? 'nothing'}]`;
}

/** Checks that each copilot follows the rules of a single one. */
function findMemberViolations(
  { schedule, simulation }: { readonly schedule: FleetSchedule; readonly simulation: FleetSimulation },
  { model, post, disk }: Member,
  index: number,
): readonly string[] {
  const fate = schedule.fates[index];
  if (fate === undefined) return ['without a fate'];
  const ending = simulation.results?.[index]?.ending;
  const main = ending as ReplacementEnding | undefined;
  const left = disk.find();
  return findViolations({ ...schedule, ...fate, hasList: true }, { model, main, post, left });
}

/** Checks main's outputs for every copilot that the post step did not have to finish. */
function findReportViolations({ members, outputs, results = [] }: FleetSimulation): readonly string[] {
  const report = JSON.parse(outputs?.report ?? '[]') as readonly ReportEntry[];
  const ids = report.map((entry) => entry.copilot.id);
  const order = ids.join() === members.map(({ id }) => id).join() ? [] : ['the report names others'];
  const isAnyFailed = results.some(({ ending }) =>
    ['aborted', 'rolled-back', 'degraded'].includes(ending.outcome),
  );
  const isWorst = isAnyFailed === ['aborted', 'rolled-back', 'degraded'].includes(outputs?.outcome ?? '');
  const untrue = report.flatMap(({ outcome, synced }, index) => {
    const member = members[index];
    if (member?.post !== undefined || member === undefined) return [];
    const held = classify(member.model.actions());
    const isLate = member.model.happened.some(({ fault }) => fault.lateMs !== undefined);
    const isTrue = synced === (outcome === 'synced') && (!synced || held === 'next' || isLate);
    return isTrue ? [] : [`the report says ${outcome} of copilot ${index}, which holds ${held}`];
  });
  return [...order, ...(isWorst ? [] : ['the outcome is not the worst']), ...untrue];
}
