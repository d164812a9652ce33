import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour } from './options.ts';

/** The process ended in the middle of a call: what was done so far stays done, and nobody is answered. */
export class ServerKilled extends Error {}

/** What the service answers with a bare 500. */
export class ServerError extends Error {}

/** How this one call goes wrong inside. */
export interface Mishap {
  /** The language model refuses to embed. */
  readonly embeddingsFail?: boolean;
  /** The server is killed between the rows and the search index, whichever of them comes first. */
  readonly dies?: boolean;
}

/** The language model behind the service: it takes its time, and may be down. */
export interface Model {
  /** One call for the summary of a description, and one to embed it; what fails there does not matter to the actions. */
  summarise(): Promise<void>;
  /** @throws ServerError where it is down */
  embed(): Promise<void>;
  /** The moment between rows and index. @throws ServerKilled */
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
