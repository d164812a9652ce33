import { escapeToken } from '../text-tree/pointer.ts';
import type { ShapeFault } from '../text-tree/check-shape.ts';
import type { ConfigFile, ConfigTarget, Varied } from './config-file.ts';

/** Every environment that the file has a value for, in its order. */
export function listEnvironments({ targets, defaults }: ConfigFile): readonly string[] {
  const varied = [
    ...targets.flatMap(({ copilotId, options }) => [copilotId, options.serverUrl]),
    defaults.serverUrl,
  ];
  return [...new Set(varied.flatMap((value) => (isMap(value) ? [...value.keys()] : [])))];
}

/** The copilot and URL of a target in an environment; undefined where it is not there. */
export function findInEnvironment(
  { copilotId, options }: ConfigTarget,
  { defaults }: Pick<ConfigFile, 'defaults'>,
  environment: string | undefined,
): { readonly copilotId: string; readonly serverUrl: string | undefined } | undefined {
  const id = pick(copilotId, environment);
  const written = options.serverUrl ?? defaults.serverUrl;
  const serverUrl = written === undefined ? undefined : pick(written, environment);
  const isThere = id !== undefined && (written === undefined || serverUrl !== undefined);
  return isThere ? { copilotId: id, serverUrl } : undefined;
}

/** The value that holds everywhere, or the environment’s own; undefined where it has none. */
function pick(value: Varied, environment: string | undefined): string | undefined {
  return isMap(value) ? value.get(environment ?? '') : value;
}

/** What is at odds in the file, whichever environment a run is for: two runs must not replace one copilot. */
export function findContradictions(config: ConfigFile): readonly ShapeFault[] {
  return [...findTwins(config), ...config.targets.flatMap((target) => findGaps(target, config))];
}

function findTwins(config: ConfigFile): readonly ShapeFault[] {
  const known = listEnvironments(config);
  const environments = known.length === 0 ? [undefined] : known;
  const first = new Map<string, ConfigTarget>();
  const twins = new Map<string, ShapeFault>();
  for (const target of config.targets) {
    for (const environment of environments) {
      const id = findInEnvironment(target, config, environment)?.copilotId ?? '';
      // Not there, or refused before.
      if (id === '') continue;
      // A UUID is the same in capitals.
      const key = `${environment ?? ''}\n${id.toLowerCase()}`;
      const other = first.get(key);
      first.set(key, other ?? target);
      if (other === undefined) continue;
      const twin = describeTwin(id, environment, target, other);
      twins.set(twin.pointer, twin);
    }
  }
  return [...twins.values()];
}

function pointToId({ copilotId, pointer }: ConfigTarget, environment = ''): string {
  return `${pointer}/copilot-id${isMap(copilotId) ? `/${escapeToken(environment)}` : ''}`;
}

function describeTwin(
  id: string,
  environment: string | undefined,
  target: ConfigTarget,
  other: ConfigTarget,
): ShapeFault {
  const where = environment === undefined ? '' : `, for \`${environment}\``;
  const remedy =
    'A copilot holds the actions of one description: leave one of the targets out, or give it another copilot.';
  const message = `The copilot “${id}” is named twice${where}`;
  return { pointer: pointToId(target, environment), message, remedy, earlier: pointToId(other, environment) };
}

/** The copilot of an environment whose URL is missing would get another environment’s, or none. */
function findGaps(
  { copilotId, options, pointer }: ConfigTarget,
  { defaults }: ConfigFile,
): readonly ShapeFault[] {
  const url = options.serverUrl ?? defaults.serverUrl;
  if (!isMap(copilotId) || !isMap(url)) return [];
  const missing = [...copilotId.keys()].filter((environment) => !url.has(environment));
  return missing.map((environment) => ({
    pointer:
      options.serverUrl === undefined
        ? `${pointer}/copilot-id/${escapeToken(environment)}`
        : `${pointer}/server-url`,
    message: `There is a copilot for \`${environment}\`, but no \`server-url\` for it.`,
    remedy: `Add \`${environment}\` to the map of \`server-url\`, or take it out of \`copilot-id\`.`,
  }));
}

function isMap(value: Varied | undefined): value is ReadonlyMap<string, string> {
  return value !== undefined && typeof value !== 'string';
}
