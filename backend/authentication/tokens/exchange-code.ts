import { sql, type Transaction } from 'kysely';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import type { Device } from '#generated/openapi/shared.ts';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { claimCode, redeemClaim, releaseClaim, type CodeClaim } from './claim-code.ts';
import { hashSha256 } from './code-challenge.ts';
import { endFamilyOf, type RedeemedToken } from './refresh-tokens.ts';
import type { IssuedTokens } from './render-tokens.ts';
import { lockCustomers } from '../lock-customers.ts';
import { beginSession } from '../sessions/begin-session.ts';

export interface Exchange {
  readonly code: string;
  readonly codeVerifier: string;
  /** The refresh token of the session that the exchange ends. */
  readonly refreshToken: string | undefined;
  /** The device that signs in. */
  readonly device: Device;
  readonly shop: ShopContext;
}

export interface Exchanged extends IssuedTokens {
  readonly extraFields: Partial<Pick<TokenResponse, 'cart'>>;
}

/** The guest of the previous session on the same site. */
const getGuestId = (earlier: RedeemedToken | undefined, { shop }: Exchange): string | undefined =>
  earlier?.role === 'guest' && earlier.siteId === shop.site.id ? earlier.customerId : undefined;

/** Locks the account and the customer of the ending session in one statement. */
function lockAccountAndEndingCustomer(transaction: Transaction<Tables>, { code, refreshToken = '' }: Exchange): Promise<unknown> {
  return lockCustomers(
    transaction,
    sql`select customer_id from authorization_codes where hash = ${hashSha256(code)}
      union select customer_id from refresh_tokens where hash = ${hashSha256(refreshToken)}`,
  );
}

/** Exchanges a sign-in code for the tokens of a new session. Data of the guest moves to the account. */
export async function exchangeCode(ports: AuthenticationPorts, exchange: Exchange): Promise<Exchanged> {
  const { db, clock, log } = ports;
  const claim = await claimCode(db, { ...exchange, siteId: exchange.shop.site.id, now: clock.now() });
  try {
    return await openSession(ports, exchange, claim);
  } catch (error) {
    await releaseClaim(db, claim).catch((reason: unknown) =>
      log.warn('[cairn] [authentication] a claimed code was not released', { reason: String(reason) }),
    );
    throw error;
  }
}

async function openSession(ports: AuthenticationPorts, exchange: Exchange, claim: CodeClaim): Promise<Exchanged> {
  const { db, clock, ids, features, liveSessions } = ports;
  const { shop } = exchange;
  const siteId = shop.site.id;
  const now = clock.now();
  const { earlier, ...exchanged } = await db.transaction().execute(async (transaction) => {
    await lockAccountAndEndingCustomer(transaction, exchange);
    const { customerId, role, usid, confirmedAt, staff } = await redeemClaim(transaction, claim, now);
    const ended = exchange.refreshToken === undefined ? undefined : await endFamilyOf(transaction, exchange.refreshToken, now);
    // An employee does not take over data of a guest.
    const guestId = staff ? undefined : getGuestId(ended, exchange);
    const extraFields: Partial<Pick<TokenResponse, 'cart' | 'favorites'>> = {};
    for (const handOver of staff && !staff.serves ? [] : features().handovers)
      Object.assign(extraFields, await handOver(transaction, { customerId, guestId, shop, now }));
    if (staff) delete extraFields.favorites;
    const session = { family: ids.uuid(), customerId, usid: usid ?? ids.uuid(), codeChallenge: claim.codeChallenge, role, siteId, staff };
    const refreshToken = await beginSession(transaction, { ...session, confirmedAt: confirmedAt ?? now }, exchange.device, ports);
    return { ...session, refreshToken, extraFields, earlier: ended };
  });
  if (earlier) liveSessions.invalidate(earlier.customerId);
  return exchanged;
}
