import { ActionError } from '../errors.ts';
import type { ConfigQuery, Target } from '../inputs.ts';
import { renderSome } from '../text.ts';
import type { ConfigTarget } from './config-file.ts';
import { findInEnvironment, listEnvironments } from './environments.ts';

/**
 * The targets that a run is about: those of its environment, of these the ids asked for, and of these its shard.
 * @throws ActionError `bad-input` where the environment or an id is none of the file's
 */
export function selectTargets(all: readonly ConfigTarget[], query: ConfigQuery): readonly Target[] {
  checkEnvironment(all, query);
  const wanted = selectIds(listTargets(all, query), query);
  return query.shard === undefined ? wanted : selectShard(wanted, query.shard);
}

/** Returns the targets of the run's environment. */
export function listTargets(all: readonly ConfigTarget[], query: ConfigQuery): readonly Target[] {
  return all.flatMap((target) => findTarget(target, query) ?? []);
}

function checkEnvironment(targets: readonly ConfigTarget[], { environment, file }: ConfigQuery): void {
  const known = listEnvironments(targets);
  if (environment === undefined ? known.length === 0 : known.includes(environment)) return;
  const message =
    environment === undefined
      ? `The input \`environment\` is missing. The input is required, because ${file} has values per environment.`
      : `Invalid value “${environment}” for the input \`environment\`.`;
  const hint =
    known.length === 0
      ? `${file} has no values per environment. Remove the input, or write \`copilot-id\` as a map, such as \`{ ${environment}: 1f0c… }\`.`
      : `Use an environment of ${file}: ${known.map((name) => `\`${name}\``).join(', ')}.`;
  throw new ActionError('bad-input', message, { hint });
}

/** The target as it is in the run's environment, or undefined where it is not there. */
function findTarget(target: ConfigTarget, { environment, options }: ConfigQuery): Target | undefined {
  const found = findInEnvironment(target, environment);
  if (found === undefined) return undefined;
  const { copilotId, serverUrl = options.serverUrl } = found;
  const { swaggerFile } = target;
  return { name: undefined, ...options, ...target.options, copilotId, serverUrl, swaggerFile };
}

const maxListed = 50;

function selectIds(
  targets: readonly Target[],
  { copilotIds, file, environment }: ConfigQuery,
): readonly Target[] {
  if (copilotIds.length === 0) return targets;
  const isId = (target: Target, id: string): boolean => nameCopilot(target) === id.toLowerCase();
  const unknown = copilotIds.filter((id) => !targets.some((target) => isId(target, id)));
  if (unknown.length > 0) {
    const names = targets.map(
      ({ copilotId = '', name }) => `${copilotId}${name === undefined ? '' : ` (${name})`}`,
    );
    const where = environment === undefined ? file : `${file}, for \`${environment}\`,`;
    const message = `Invalid value “${unknown.join(', ')}” for the input \`copilot-id\`: no target has this ID.`;
    throw new ActionError('bad-input', message, {
      hint: `${where} has these copilots: ${renderSome(names, maxListed)}.`,
    });
  }
  return targets.filter((target) => copilotIds.some((id) => isId(target, id)));
}

/** Targets that share a copilot stay together: two jobs must not change it at once. */
function selectShard(
  targets: readonly Target[],
  { index, count }: NonNullable<ConfigQuery['shard']>,
): readonly Target[] {
  const copilots = [...Map.groupBy(targets, nameCopilot).values()];
  const edge = (part: number): number => Math.floor((part * copilots.length) / count);
  const chosen = new Set(copilots.slice(edge(index - 1), edge(index)).flat());
  return targets.filter((target) => chosen.has(target));
}

/** A UUID is the same in capitals. */
export function nameCopilot({ copilotId = '' }: Target): string {
  return copilotId.toLowerCase();
}
