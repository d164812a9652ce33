export interface Held {
  readonly id: string;
  readonly actions: readonly { readonly name: string }[];
}

/** Reads the copilots of the fake service on a port, with their actions. */
export async function readHeld(port: string): Promise<readonly Held[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as { readonly copilots: readonly Held[] }).copilots;
}
