import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown if the server is killed during a request. Changes so far stay, and no response is sent. */
export class ServerKilled extends Error {}

/** Thrown if the service responds with HTTP 500 without details. */
export class ServerError extends Error {}

/** Faults inside one request. */
export interface Mishap {
  /** Whether the language model rejects embeddings. */
  readonly embeddingsFail?: boolean;
  /** Whether the server is killed between the rows and the search index. */
  readonly dies?: boolean;
}

/** Permanent behavior of the language model. */
export interface ModelBehaviour {
  /** Duration of each request to the language model. */
  readonly modelMs?: number;
  /** `fail`: embedding fails, so rows are stored and deleted, but no entry is added to the search index. */
  readonly embeddings?: 'work' | 'fail';
}

/** Waits for the language model, which can be slow. */
export async function askModel({ modelMs = 0 }: ModelBehaviour): Promise<void> {
  if (modelMs > 0) await sleep(modelMs, undefined, { ref: false });
}

/**
 * Requests an embedding.
 * @throws ServerError if the model is unavailable
 */
export async function embed(settings: ModelBehaviour, { embeddingsFail = false }: Mishap): Promise<void> {
  await askModel(settings);
  if (embeddingsFail || settings.embeddings === 'fail') throw new ServerError('the embeddings are refused');
}

/**
 * Passes the moment between rows and index.
 * @throws ServerKilled
 */
export function passBetween({ dies = false }: Mishap): void {
  if (dies) throw new ServerKilled('killed between the rows and the index');
}
