/** Thrown if the server is killed during a request. Changes so far stay, and no response is sent. */
export class ServerKilled extends Error {}

/** Thrown if the service responds with HTTP 500 without details. */
export class ServerError extends Error {}
