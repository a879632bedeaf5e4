import type { TokenAnswer } from '#generated/openapi/authentication.ts';

/** What is kept of a token answer. Only a host's server holds it; no script in a page ever does. */
export interface SessionTokens {
  /** Absent when it has expired and the cookie with it. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** The shopper's session, x-usid of every call. */
  readonly usid?: string;
  /** Of an account; a guest has none. */
  readonly customerId?: string;
}

/** A token answer's part that a session needs; lives are in seconds. */
export type IssuedTokens = Pick<
  TokenAnswer,
  'accessToken' | 'refreshToken' | 'usid' | 'expiresIn' | 'refreshExpiresIn' | 'customerId' | 'type'
>;

/** What a session is from an answer on. */
export function tokensOf({ accessToken, refreshToken, usid, customerId, type }: IssuedTokens): SessionTokens {
  return { accessToken, refreshToken, usid, ...(type === 'Registered' ? { customerId } : {}) };
}
