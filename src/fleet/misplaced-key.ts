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

/** Where a key belongs that has no meaning where it stands; undefined: nowhere. Its value is never said. */
export function findRightPlace(key: string): string | undefined {
  if (workflowInputs.includes(key))
    return 'It is an input of the step: write it in the workflow, under `with:`.';
  if (isSecret(key)) {
    return 'A secret does not belong in the repository: revoke it if it is a real one, keep the new one as a secret, and give it to the step as `api-key: ${{ secrets.COPILOT_API_KEY }}`.';
  }
  return places.get(key);
}

function isSecret(key: string): boolean {
  return /key|token|secret|passw|credential|authorization|bearer/i.test(key);
}
