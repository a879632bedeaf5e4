import { jwtVerify, SignJWT } from 'jose';
import type { SigningKey } from '../authentication/tokens/signing-key.ts';
import type { Clock } from '../ports.ts';

/** Lifetime in seconds. */
const lifetime = 5 * 60;
const audience = 'loyalty';
/** Media type of the token. Readers of access tokens reject it. */
const mediaType = 'loyalty+jwt';

export interface LoyaltyToken {
  readonly token: string;
  /** First 12 digits of the customer's id. */
  readonly memberNumber: string;
  readonly expiresAt: Date;
}

const getMemberNumber = (customerId: string): string => customerId.replaceAll('-', '').slice(0, 12).toUpperCase();

export interface LoyaltyTokens {
  sign(customerId: string, siteId: string): Promise<LoyaltyToken>;
  /** Returns the member of a valid token; null for an expired or forged one, or one for another audience. */
  read(token: string): Promise<string | null>;
}

/** Tokens that identify a member at the till of a store. They grant no access to the account. */
export function createLoyaltyTokens(signingKey: SigningKey, clock: Clock): LoyaltyTokens {
  return {
    async sign(customerId, siteId) {
      const issued = Math.floor(clock.now().getTime() / 1000);
      const memberNumber = getMemberNumber(customerId);
      const token = await new SignJWT({ site: siteId, memberNumber })
        .setProtectedHeader({ alg: 'HS256', typ: mediaType })
        .setAudience(audience)
        .setSubject(customerId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetime)
        .sign(await signingKey());
      return { token, memberNumber, expiresAt: new Date((issued + lifetime) * 1000) };
    },
    async read(token) {
      const options = { algorithms: ['HS256'], audience, typ: mediaType, currentDate: clock.now(), requiredClaims: ['exp', 'sub'] };
      const found = await jwtVerify(token, await signingKey(), options).catch(() => null);
      return found?.payload.sub ?? null;
    },
  };
}
