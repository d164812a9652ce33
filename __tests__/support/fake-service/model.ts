import { setTimeout as sleep } from 'node:timers/promises';
import { ServerError, ServerKilled } from './server-error.ts';
import type { ServiceCall } from './service-call.ts';

/** Waits for the language model, which can be slow. */
export async function askModel({ settings: { modelMs = 0 } }: ServiceCall): Promise<void> {
  if (modelMs > 0) await sleep(modelMs, undefined, { ref: false });
}

/**
 * Requests an embedding.
 * @throws ServerError if the model is unavailable
 */
export async function embed(call: ServiceCall): Promise<void> {
  await askModel(call);
  if (call.twist.embeddingsFail === true || call.settings.embeddings === 'fail') {
    throw new ServerError('the embeddings are refused');
  }
}

/**
 * Passes the moment between rows and index.
 * @throws ServerKilled
 */
export function passBetween({ twist }: ServiceCall): void {
  if (twist.dies === true) throw new ServerKilled('killed between the rows and the index');
}
