import type { TokenResponse, TokenType } from '#generated/openapi/authentication.ts';

/** Stored part of a token response. Only the gateway's server has it, never a script in a page. */
export interface SessionTokens {
  /** Absent after it has expired with its cookie. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** The session id, sent as x-usid with every call. */
  readonly usid?: string;
  /** Account id; absent for guests. For an agent it is that of the customer they act for. */
  readonly customerId?: string;
  /** Kind of an employee's tokens; absent in a shopper's session. */
  readonly staff?: StaffType;
}

/** Token types of employees. */
export type StaffType = Extract<TokenType, 'Associate' | 'Agent'>;

/** Part of a token response that a session needs; lifetimes in seconds. */
export type IssuedTokens = Pick<
  TokenResponse,
  'accessToken' | 'refreshToken' | 'usid' | 'expiresIn' | 'refreshExpiresIn' | 'customerId' | 'type' | 'agent' | 'inStoreSalesInfo'
>;

/** Extracts the session tokens from a response. */
export function toSessionTokens({ accessToken, refreshToken, usid, customerId, type, agent }: IssuedTokens): SessionTokens {
  const isOfAccount = type === 'Registered' || agent?.customer !== undefined;
  return { accessToken, refreshToken, usid, ...(isOfAccount ? { customerId } : {}), ...(isStaffType(type) ? { staff: type } : {}) };
}

function isStaffType(type: TokenType): type is StaffType {
  return type === 'Associate' || type === 'Agent';
}
