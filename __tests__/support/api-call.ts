/** A request that was received. */
export interface ApiCall {
  readonly method: string;
  /** Decoded path without the query: `/repos/octo/service/contents/api/Überblick.json`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | undefined;
  /** Number of other requests that were waiting for their response. */
  readonly waiting: number;
}
