import { ActionError } from '../errors.ts';
import type { ConfigQuery, Target } from '../inputs.ts';
import { renderSome } from '../text.ts';
import type { ConfigTarget } from './config-file.ts';
import { findInEnvironment, listEnvironments } from './environments.ts';

/** A target of a config file, which always names its copilot. */
export type FleetTarget = Target & { readonly copilotId: string };

/**
 * Selects the targets of a run: those of its environment, then by ID, then by shard.
 * @throws ActionError `bad-input` if the file doesn't have the environment or an ID
 */
export function selectTargets(all: readonly ConfigTarget[], query: ConfigQuery): readonly FleetTarget[] {
  checkEnvironment(all, query);
  const selected = selectIds(listTargets(all, query), query);
  return query.shard === undefined ? selected : selectShard(selected, query.shard);
}

/** Returns the targets of the run's environment. */
export function listTargets(all: readonly ConfigTarget[], query: ConfigQuery): readonly FleetTarget[] {
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

/** Returns the target for the run's environment, or `undefined` if it isn't defined there. */
function findTarget(target: ConfigTarget, { environment, options }: ConfigQuery): FleetTarget | undefined {
  const found = findInEnvironment(target, environment);
  if (found === undefined) return undefined;
  const { copilotId, serverUrl = options.serverUrl } = found;
  const { swaggerFile } = target;
  return { name: undefined, ...options, ...target.options, copilotId, serverUrl, swaggerFile };
}

/** Maximum number of targets that a message names. */
const maxListed = 50;

function selectIds(
  targets: readonly FleetTarget[],
  { copilotIds, file, environment }: ConfigQuery,
): readonly FleetTarget[] {
  if (copilotIds.length === 0) return targets;
  const isId = (target: FleetTarget, id: string): boolean => nameCopilot(target) === id.toLowerCase();
  const unknown = copilotIds.filter((id) => !targets.some((target) => isId(target, id)));
  if (unknown.length > 0) {
    const names = targets.map(
      ({ copilotId, name }) => `${copilotId}${name === undefined ? '' : ` (${name})`}`,
    );
    const where = environment === undefined ? file : `${file}, for \`${environment}\`,`;
    const message = `Invalid value “${unknown.join(', ')}” for the input \`copilot-id\`: no target has this ID.`;
    throw new ActionError('bad-input', message, {
      hint: `${where} has these copilots: ${renderSome(names, maxListed)}.`,
    });
  }
  return targets.filter((target) => copilotIds.some((id) => isId(target, id)));
}

/** Selects a shard. Targets that share a copilot stay together, because two jobs must not change it at the same time. */
function selectShard(
  targets: readonly FleetTarget[],
  { index, count }: NonNullable<ConfigQuery['shard']>,
): readonly FleetTarget[] {
  const copilots = [...Map.groupBy(targets, nameCopilot).values()];
  const edge = (part: number): number => Math.floor((part * copilots.length) / count);
  const chosen = new Set(copilots.slice(edge(index - 1), edge(index)).flat());
  return targets.filter((target) => chosen.has(target));
}

/** Returns the copilot's ID in lower case, because UUIDs are equal in both. */
export function nameCopilot({ copilotId }: Pick<Target, 'copilotId'>): string | undefined {
  return copilotId?.toLowerCase();
}
