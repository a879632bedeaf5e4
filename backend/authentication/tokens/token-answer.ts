import type { TokenAnswer } from '#generated/openapi/authentication.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { accessTokenLife } from './access-token.ts';
import { refreshTokenLife, type RedeemedToken } from './refresh-tokens.ts';

export interface IssuedTokens extends RedeemedToken {
  readonly refreshToken: string;
}

/** The tokens of a session as the contract has them, with a new access token. */
export async function renderTokens(
  { accessTokens }: Pick<AuthenticationPorts, 'accessTokens'>,
  { customerId, usid, role, siteId, codeChallenge, refreshToken }: IssuedTokens,
): Promise<TokenAnswer> {
  return {
    accessToken: await accessTokens.sign({ id: customerId, role, usid, siteId }),
    refreshToken,
    usid,
    customerId,
    type: role === 'guest' ? 'Guest' : 'Registered',
    tokenType: 'Bearer',
    expiresIn: accessTokenLife,
    refreshExpiresIn: refreshTokenLife,
    codeChallenge,
  };
}
