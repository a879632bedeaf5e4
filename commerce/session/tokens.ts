/** What is kept of a token answer. Only a host's server holds it; no script in a page ever does. */
export interface SessionTokens {
  /** Absent when it has expired and the cookie with it. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** The shopper's session, x-usid of every call. */
  readonly usid?: string;
}

/** A token answer's part that a session needs; lives are in seconds. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly usid: string;
  readonly expiresIn: number;
  readonly refreshExpiresIn: number;
}
