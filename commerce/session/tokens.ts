import type { TokenAnswer, TokenType } from '#generated/openapi/authentication.ts';

/** What is kept of a token answer. Only a host's server holds it; no script in a page ever does. */
export interface SessionTokens {
  /** Absent when it has expired and the cookie with it. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** The shopper's session, x-usid of every call. */
  readonly usid?: string;
  /** The account's id; a guest has none. An agent has that of the customer they act for. */
  readonly customerId?: string;
  /** Type of an employee's tokens; absent in a shopper's session. */
  readonly staff?: StaffType;
}

/** Types of tokens that belong to employees. */
export type StaffType = Extract<TokenType, 'Associate' | 'Agent'>;

/** A token answer's part that a session needs; lives are in seconds. */
export type IssuedTokens = Pick<
  TokenAnswer,
  'accessToken' | 'refreshToken' | 'usid' | 'expiresIn' | 'refreshExpiresIn' | 'customerId' | 'type' | 'agent' | 'inStoreSalesInfo'
>;

/** What a session is from an answer on. */
export function tokensOf({ accessToken, refreshToken, usid, customerId, type, agent }: IssuedTokens): SessionTokens {
  const isOfAccount = type === 'Registered' || agent?.customer !== undefined;
  return { accessToken, refreshToken, usid, ...(isOfAccount ? { customerId } : {}), ...(isStaffType(type) ? { staff: type } : {}) };
}

function isStaffType(type: TokenType): type is StaffType {
  return type === 'Associate' || type === 'Agent';
}
