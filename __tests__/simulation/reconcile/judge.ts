import type { ActionContent } from '../../../src/copilot.ts';
import type { ReplacementEnding } from '../../../src/ending.ts';
import type { Row } from './model.ts';
import type { Schedule } from './schedule.ts';
import type { Ended, Simulation } from './simulate.ts';

/** Everything that is wrong with how a story ended: what is said against what rows and search hold. */
export function judge(schedule: Schedule, simulation: Simulation): readonly string[] {
  const { ends, model, start, violations } = simulation;
  const last = ends.toSorted((one, other) => other.atMs - one.atMs)[0];
  if (last === undefined) {
    // Killed before anything was written: nothing was sent.
    const isAsBefore = describe(schedule, model.rows()) === describe(schedule, start);
    return schedule.killAtMs !== undefined && (isAsBefore || schedule.secondRunAtMs !== undefined)
      ? violations
      : [...violations, 'nobody said how it ended'];
  }
  return [...violations, ...judgeEnd(schedule, simulation, last), ...findDoubled(simulation)];
}

function judgeEnd(schedule: Schedule, { lines, model, start }: Simulation, end: Ended): readonly string[] {
  const { ending } = end;
  const rows = describe(schedule, model.rows());
  const wrong = (what: string): string => `${end.by} said ${ending.outcome}, and ${what}`;
  const lacks = model.rows().filter(({ name, operationId }) => {
    return (
      [...schedule.to, ...schedule.from].some((one) => one.name === name) &&
      !model.index().includes(operationId)
    );
  });
  switch (ending.outcome) {
    case 'synced': {
      if (ending.verification.how === 'confirmed') return [];
      // A warning names them.
      if (isStuck(ending)) return [];
      const kept = schedule.unmanaged === 'keep' ? schedule.byHand : [];
      const want = describe(schedule, [...schedule.to, ...kept]);
      return [
        ...(rows === want ? [] : [wrong(`it holds\n${rows}\nand not\n${want}`)]),
        ...lacks.map(({ name }) => wrong(`the search does not know ${name}`)),
      ];
    }
    case 'rolled-back':
    case 'aborted': {
      if (
        schedule.secondRunAtMs !== undefined ||
        ('verification' in ending && ending.verification.how === 'confirmed')
      )
        return [];
      const want = describe(schedule, start);
      const isHealed = ending.outcome === 'rolled-back';
      return [
        ...(rows === want ? [] : [wrong(`it holds\n${rows}\nand not\n${want}`)]),
        ...(isHealed ? lacks.map(({ name }) => wrong(`the search does not know ${name}`)) : []),
      ];
    }
    case 'degraded': {
      const isCalm = schedule.faults === 0 && schedule.rejected === undefined && !schedule.isSearchDown;
      return isCalm && schedule.secondRunAtMs === undefined && schedule.killAtMs === undefined
        ? [wrong(`nothing went wrong: ${ending.state}\n${lines.join('\n')}`)]
        : [];
    }
  }
}

/** No two rows of one route, where nobody said that it is lost. */
function findDoubled({ ends, model }: Simulation): readonly string[] {
  const routes = model.rows().map(({ endpoint, method, name }) => `${method} ${endpoint} ${name}`);
  const isSaid = ends.some(({ ending }) => ending.outcome === 'degraded');
  return new Set(routes).size < routes.length && !isSaid && !ends.some(({ ending }) => isStuck(ending))
    ? ['doubled']
    : [];
}

function isStuck({ warnings = [] }: ReplacementEnding): boolean {
  return warnings.some((text) => text.startsWith('Not removed: '));
}

/** As the release shows them: what is others' comes back under the name that is shown. */
function describe({ release }: Schedule, rows: readonly (Row | ActionContent)[]): string {
  const show = (name: string): string => (release === 'head' ? name.replaceAll('_', '').toLowerCase() : name);
  return rows
    .map(
      ({ description, endpoint, method, name }) => `${method} ${endpoint} ${show(name)} ${description ?? ''}`,
    )
    .sort()
    .join('\n');
}
