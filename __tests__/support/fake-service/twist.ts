/** Differences of one request from the service's permanent behavior, set by faults. */
export interface Twist {
  /** Whether the language model rejects embeddings. */
  readonly embeddingsFail?: boolean;
  /** Whether the server is killed between the rows and the search index. */
  readonly dies?: boolean;
  readonly halfImport?: boolean;
  /** Whether the service responds with success and stores nothing. */
  readonly losesRows?: boolean;
  readonly removesRecord?: boolean;
  readonly propagationMs?: number;
  readonly listsTwice?: boolean;
}
