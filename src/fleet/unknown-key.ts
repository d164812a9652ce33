import { isNear } from '../text-tree/near.ts';

/** What the workflow says for all targets at once, and the file cannot. */
const workflowInputs = [
  ...['base-url', 'allow-http', 'config-file', 'environment', 'shard', 'base', 'force', 'dry-run', 'comment'],
  ...['inventory', 'fail-on', 'accepted', 'timeout-seconds', 'max-attempts', 'max-parallel', 'github-token'],
];

/** Known, but elsewhere in the file. */
const places: ReadonlyMap<string, string> = new Map([
  ...['targets', 'defaults'].map((key) => [key, 'It belongs at the top of the file.'] as const),
  ...['copilot-id', 'swagger-file'].map((key) => [key, 'It belongs to one of the `targets`.'] as const),
  ...['name', 'server-url', 'prepare', 'delete-path', 'wait-seconds', 'strategy', 'unlisted'].map(
    (key) => [key, 'It belongs to one of the `targets`, or in `defaults`.'] as const,
  ),
]);

/** Says of a key that has no meaning where it stands what may be meant, or where it belongs; its value is never said. */
export function describeUnknownKey(
  key: string,
  known: readonly string[],
): { readonly message: string; readonly remedy: string } {
  const shown = key.length > 60 ? `${key.slice(0, 60)}…` : key;
  return { message: `The key \`${shown}\` is unknown here.`, remedy: findRemedy(key, known) };
}

function findRemedy(key: string, known: readonly string[]): string {
  const near = findNearest(key, known);
  if (near !== undefined) return `Perhaps \`${near}\` is meant.`;
  if (workflowInputs.includes(key))
    return 'It is an input of the step: write it in the workflow, under `with:`.';
  if (isSecret(key)) {
    return 'A secret does not belong in the repository: revoke it if it is a real one, keep the new one as a secret, and give it to the step as `api-key: ${{ secrets.COPILOT_API_KEY }}`.';
  }
  return places.get(key) ?? `Known here: ${known.map((one) => `\`${one}\``).join(', ')}.`;
}

function isSecret(key: string): boolean {
  return /key|token|secret|passw|credential|authorization|bearer/i.test(key);
}

/** `swaggerFile` and `swagger_file` are `swagger-file` written in another custom. */
function findNearest(key: string, known: readonly string[]): string | undefined {
  const plain = toPlain(key);
  return known.find((one) => toPlain(one) === plain) ?? known.find((one) => isNear(plain, toPlain(one)));
}

function toPlain(key: string): string {
  return key.toLowerCase().replaceAll(/[-_. ]/g, '');
}
