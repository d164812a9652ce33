import { listShownNames } from '../../importer/door.ts';
import type { StoredAction } from '../../copilot.ts';
import type { Course, LookSurvey } from './course.ts';
import type { Goal } from './goal.ts';
import type { Progress } from './progress.ts';

/**
 * Whether a confirmed import is there in a form of the service's own: none of its actions is to the letter what was
 * sent, and there are as many, with the same `operation_id`s.
 */
export function isCounted(course: Course, progress: Progress, survey: LookSurvey): boolean {
  const wanted = course.wanted[progress.direction];
  if (!progress.isImported || wanted.length === 0 || survey.rows.length !== wanted.length) return false;
  const missing = [...survey.verdicts.values()].reduce((sum, verdict) => sum + verdict.missing.length, 0);
  if (missing < wanted.length) return false;
  const have = survey.rows.map(nameRow).sort().join('\n');
  const forms = [0, 1].map((form) =>
    wanted
      .map((goal) => nameGoal(goal, form))
      .sort()
      .join('\n'),
  );
  return survey.rows.every(({ operationId }) => operationId === undefined) || forms.includes(have);
}

function nameRow({ operationId = '' }: StoredAction): string {
  return operationId.toLowerCase();
}

function nameGoal(goal: Goal, form: number): string {
  return (listShownNames(goal)[form] ?? goal).operationId.toLowerCase();
}
