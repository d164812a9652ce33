import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour } from './options.ts';

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

/** The language model of the service, which can be slow or unavailable. */
export interface Model {
  /** Requests a summary of the file and its embedding. A failure doesn't affect the actions. */
  summarise(): Promise<void>;
  /**
   * Requests an embedding.
   * @throws ServerError if the model is unavailable
   */
  embed(): Promise<void>;
  /**
   * Passes the moment between rows and index.
   * @throws ServerKilled
   */
  passBetween(): void;
}

export function createModel(
  { modelMs = 0, embeddings = 'work' }: Pick<Behaviour, 'modelMs' | 'embeddings'>,
  { embeddingsFail = false, dies = false }: Mishap,
): Model {
  const take = async (): Promise<void> => {
    if (modelMs > 0) await sleep(modelMs, undefined, { ref: false });
  };
  return {
    summarise: async () => {
      await take();
      await take();
    },
    embed: async () => {
      await take();
      if (embeddingsFail || embeddings === 'fail') throw new ServerError('the embeddings are refused');
    },
    passBetween: () => {
      if (dies) throw new ServerKilled('killed between the rows and the index');
    },
  };
}
