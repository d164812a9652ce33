import type { TargetOptions } from '../inputs.ts';
import { escapeToken, type ShapeFault } from '../syntax/index.ts';
import type { ConfigTarget, Varied } from './config-file.ts';

/** Returns the environments that the targets name. */
export function listEnvironments(targets: readonly ConfigTarget[]): readonly string[] {
  const varied = targets.flatMap(({ copilotId, options }) => [copilotId, options.serverUrl]);
  return [...new Set(varied.flatMap((value) => (isMap(value) ? [...value.keys()] : [])))];
}

/** Returns the copilot and the URL of a target in an environment, or `undefined` if the target isn't defined there. */
export function findInEnvironment(
  { copilotId: ids, options: { serverUrl: urls } }: ConfigTarget,
  environment: string | undefined,
): { readonly copilotId: string; readonly serverUrl: string | undefined } | undefined {
  const copilotId = pick(ids, environment);
  const serverUrl = urls === undefined ? undefined : pick(urls, environment);
  const isDefined = copilotId !== undefined && (urls === undefined || serverUrl !== undefined);
  return isDefined ? { copilotId, serverUrl } : undefined;
}

function pick(value: Varied, environment: string | undefined): string | undefined {
  return isMap(value) ? value.get(environment ?? '') : value;
}

/**
 * Returns the contradictions of the file in any environment, because two runs must not replace the actions of one copilot.
 */
export function findContradictions(
  targets: readonly ConfigTarget[],
  defaults: SharingOptions,
): readonly ShapeFault[] {
  return [...findDuplicates(targets, defaults), ...targets.flatMap(findGaps)];
}

/** The workflow's options, which apply if the file doesn't set them. */
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
      const id = findInEnvironment(target, environment)?.copilotId;
      // An invalid ID is empty here, and reported already.
      return id ? [{ target, environment, id }] : [];
    }),
  );
  // UUIDs are equal in upper and lower case.
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

/** Describes two targets of one copilot, unless each of them changes only its own actions. */
function describeDuplicate(
  one: NamedTarget,
  other: NamedTarget,
  defaults: SharingOptions,
): readonly ShapeFault[] {
  const { environment, id } = one;
  const options = [one, other].map(({ target }) => ({ ...defaults, ...target.options }));
  const where = environment === undefined ? '' : `, for \`${environment}\``;
  const describe = (how: string, remedy: string): readonly ShapeFault[] => {
    const message = `The copilot “${id}” is listed twice${where}${how}`;
    return [{ pointer: pointToId(one), message, remedy, earlier: pointToId(other) }];
  };
  if (one.target.swaggerFile === other.target.swaggerFile)
    return describe(' with the same OpenAPI file', sameFile);
  if (options.some(({ strategy }) => strategy === 'recreate')) return describe('', recreated);
  const isReplaced = options.some(({ unmanaged }) => unmanaged === 'delete');
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

/** Returns the environments with a copilot but no URL, because the copilot would get a wrong URL, or none. */
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
