import { jwtVerify, SignJWT } from 'jose';
import { audiences } from '#generated/openapi/operations.ts';
import type { Clock } from '../../ports.ts';
import type { ActingStaff, CallCustomer } from '../../router/call-context.ts';
import type { SigningKey } from './signing-key.ts';

/** Seconds. */
export const accessTokenLifetime = 30 * 60;

export interface AccessTokenClaims extends CallCustomer {
  readonly siteId: string;
}

interface ReadToken {
  readonly claims: AccessTokenClaims;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** The party that acts for the subject (RFC 8693, §4.1). */
type ActClaim = Omit<ActingStaff, 'id'> & { readonly sub: string };

const toStaff = ({ sub, ...staff }: ActClaim): ActingStaff => ({ id: sub, ...staff });
const toActClaim = ({ id, ...staff }: ActingStaff): ActClaim => ({ sub: id, ...staff });

async function verify(token: string, signingKey: SigningKey, clock: Clock): Promise<ReadToken | null> {
  const key = await signingKey();
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock.now(), requiredClaims: ['exp', 'sub'] });
    const { sub, site, usid, act, exp = 0 } = payload;
    const role = audiences.find((known) => known === payload['role']);
    if (!sub || !role || typeof site !== 'string' || typeof usid !== 'string') return null;
    const staff = act as ActClaim | undefined;
    return { claims: { id: sub, role, siteId: site, usid, ...(staff && { staff: toStaff(staff) }) }, expires: exp };
  } catch {
    return null;
  }
}

const maxKnown = 2000;

export interface AccessTokens {
  /**
   * Signs a JWT (HS256): `sub` is the customer, `role` the kind of session, with `site` and `usid`; `act` is the employee of a staff
   * session.
   * @param life Seconds.
   */
  sign(claims: AccessTokenClaims, life?: number): Promise<string>;
  /** The claims of a valid token; null for an expired, forged or foreign one. */
  read(token: string): Promise<AccessTokenClaims | null>;
}

/**
 * Verifies each signature once, and caches the result until the token expires. Tokens signed on this host need no verification; the cache
 * evicts the oldest entries first.
 */
export function createAccessTokens(signingKey: SigningKey, clock: Clock): AccessTokens {
  const known = new Map<string, ReadToken>();
  const now = (): number => Math.floor(clock.now().getTime() / 1000);
  const cacheClaims = (token: string, read: ReadToken): void => {
    known.set(token, read);
    const [first] = known.size > maxKnown ? known.keys() : [];
    if (first !== undefined) known.delete(first);
  };
  return {
    async sign({ id, role, siteId, usid, staff }, life = accessTokenLifetime) {
      const issued = now();
      const expires = issued + life;
      const token = await new SignJWT({ role, site: siteId, usid, ...(staff && { act: toActClaim(staff) }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(await signingKey());
      cacheClaims(token, { claims: { id, role, siteId, usid, ...(staff && { staff }) }, expires });
      return token;
    },
    async read(token) {
      const found = known.get(token) ?? (await verify(token, signingKey, clock));
      if (!found || found.expires <= now()) {
        known.delete(token);
        return null;
      }
      cacheClaims(token, found);
      return found.claims;
    },
  };
}
