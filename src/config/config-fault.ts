/** Something in the config file that must be mended: which part, what is wrong with it, and what to write. */
export interface ConfigFault {
  /** The part of the file. @see RFC 6901 */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
  /** Another part that it is at odds with, for its line. */
  readonly earlier?: string;
}
