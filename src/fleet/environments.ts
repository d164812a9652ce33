import type { TargetOptions } from '../inputs.ts';
import { escapeToken, type ShapeFault } from '../syntax/index.ts';
import type { ConfigTarget, Varied } from './config-file.ts';

export function listEnvironments(targets: readonly ConfigTarget[]): readonly string[] {
  const varied = targets.flatMap(({ copilotId, options }) => [copilotId, options.serverUrl]);
  return [...new Set(varied.flatMap((value) => (isMap(value) ? [...value.keys()] : [])))];
}

/** The copilot and URL of a target in an environment; undefined where it is not there. */
export function findInEnvironment(
  { copilotId: ids, options: { serverUrl: urls } }: ConfigTarget,
  environment: string | undefined,
): { readonly copilotId: string; readonly serverUrl: string | undefined } | undefined {
  const copilotId = pick(ids, environment);
  const serverUrl = urls === undefined ? undefined : pick(urls, environment);
  const isThere = copilotId !== undefined && (urls === undefined || serverUrl !== undefined);
  return isThere ? { copilotId, serverUrl } : undefined;
}

function pick(value: Varied, environment: string | undefined): string | undefined {
  return isMap(value) ? value.get(environment ?? '') : value;
}

/** What is at odds in the file, whichever environment a run is for: two runs must not replace one copilot. */
export function findContradictions(
  targets: readonly ConfigTarget[],
  defaults: SharingOptions,
): readonly ShapeFault[] {
  return [...findDuplicates(targets, defaults), ...targets.flatMap(findGaps)];
}

/** What the workflow says of how a copilot is synced, where the file says nothing. */
type SharingOptions = Pick<TargetOptions, 'strategy' | 'unmanaged'>;

interface NamedTarget {
  readonly target: ConfigTarget;
  readonly environment: string | undefined;
  readonly id: string;
}

function findDuplicates(targets: readonly ConfigTarget[], defaults: SharingOptions): readonly ShapeFault[] {
  const known = listEnvironments(targets);
  const environments = known.length === 0 ? [undefined] : known;
  const named = targets.flatMap((target): readonly NamedTarget[] =>
    environments.flatMap((environment) => {
      const id = findInEnvironment(target, environment)?.copilotId ?? '';
      // Not there, or refused before.
      return id === '' ? [] : [{ target, environment, id }];
    }),
  );
  // A UUID is the same in capitals.
  const groups = Map.groupBy(named, ({ environment = '', id }) => `${environment}\n${id.toLowerCase()}`);
  const duplicates = [...groups.values()].flatMap((group) => {
    const firstOfFile = new Map(group.toReversed().map((one) => [one.target.swaggerFile, one]));
    return group.slice(1).flatMap((one) => {
      const same = firstOfFile.get(one.target.swaggerFile);
      const other = same === one ? group[0] : same;
      return other === undefined ? [] : describeDuplicate(one, other, defaults);
    });
  });
  return [...new Map(duplicates.map((duplicate) => [duplicate.pointer, duplicate])).values()];
}

/** Nothing where each keeps to its own actions. */
function describeDuplicate(
  one: NamedTarget,
  other: NamedTarget,
  defaults: SharingOptions,
): readonly ShapeFault[] {
  const { environment, id } = one;
  const said = [one, other].map(({ target }) => ({ ...defaults, ...target.options }));
  const where = environment === undefined ? '' : `, for \`${environment}\``;
  const describe = (how: string, remedy: string): readonly ShapeFault[] => {
    const message = `The copilot “${id}” is listed twice${where}${how}`;
    return [{ pointer: pointToId(one), message, remedy, earlier: pointToId(other) }];
  };
  if (one.target.swaggerFile === other.target.swaggerFile)
    return describe(' with the same OpenAPI file', sameFile);
  if (said.some(({ strategy }) => strategy === 'recreate')) return describe('', recreated);
  const isReplaced = said.some(({ unmanaged }) => unmanaged === 'delete');
  return isReplaced ? describe(' with `unmanaged: delete`', replaced) : [];
}

const sameFile =
  'Remove one of the targets, because each would delete the actions of the other. To sync more operations, list all patterns in ' +
  '`operations` of one target.';
const recreated =
  'With `strategy: recreate`, a copilot has the actions of only one OpenAPI file. Remove one of the targets, set ' +
  'another copilot, or set `strategy: rolling` for both, so that each changes only its own actions.';
const replaced =
  'Each target would delete the actions of the other. Remove `unmanaged`, or set `unmanaged: keep`.';

function pointToId({ environment = '', target: { copilotId, pointer } }: NamedTarget): string {
  return `${pointer}/copilot-id${isMap(copilotId) ? `/${escapeToken(environment)}` : ''}`;
}

/** The copilot of an environment whose URL is missing would get another environment’s, or none. */
function findGaps({ copilotId, options: { serverUrl }, pointer }: ConfigTarget): readonly ShapeFault[] {
  if (!isMap(copilotId) || !isMap(serverUrl)) return [];
  const missing = [...copilotId.keys()].filter((environment) => !serverUrl.has(environment));
  return missing.map((environment) => ({
    pointer: `${pointer}/copilot-id/${escapeToken(environment)}`,
    message: `The target has a copilot for \`${environment}\`, but no \`server-url\`.`,
    remedy: `Add \`${environment}\` to the map of \`server-url\`, or remove it from \`copilot-id\`.`,
  }));
}

function isMap(value: Varied | undefined): value is ReadonlyMap<string, string> {
  return value !== undefined && typeof value !== 'string';
}
