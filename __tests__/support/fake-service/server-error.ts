/** Thrown if the server is killed during a request. Changes so far stay, and no response is sent. */
export class ServerKilled extends Error {}

/** Thrown if the service responds with HTTP 500 without details, or with another error of its framework. */
export class ServerError extends Error {
  readonly status: 400 | 415 | 500;

  constructor(message: string, status: ServerError['status'] = 500) {
    super(message);
    this.status = status;
  }
}
