/** The Node that action.yml names; runners other than GitHub's take whatever `node` their image holds. */
const leastMajor = 24;

/** Why this Node cannot run the action, or undefined where it can. Runs before any package is loaded. */
export function renderOldRuntime(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= leastMajor) return undefined;
  return (
    `Copilot Swagger Sync needs Node ${leastMajor}; this runner started it with Node ${version}. ` +
    'Update the runner (GitHub: 2.327.1 or later) or the job image. Nothing was sent; the copilot is untouched.'
  );
}
