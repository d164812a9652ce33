/** One request that arrived. */
export interface ApiCall {
  readonly method: string;
  /** Decoded, without the query: `/repos/octo/service/contents/api/Überblick.json`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | undefined;
  /** How many others waited for their answer when it came. */
  readonly waiting: number;
}
