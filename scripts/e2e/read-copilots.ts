export interface ListedCopilot {
  readonly id: string;
  readonly actions: readonly { readonly name: string }[];
}

/** Reads the copilots of the fake service on a port, with their actions. */
export async function readCopilots(port: string): Promise<readonly ListedCopilot[]> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { readonly copilots: readonly ListedCopilot[] }).copilots;
}
