import { sql, type Transaction } from 'kysely';
import type { TokenAnswer } from '#generated/openapi/authentication.ts';
import type { Device } from '#generated/openapi/shared.ts';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { redeemCode } from './authorization-codes.ts';
import { redeemRefreshToken, type RedeemedToken } from './refresh-tokens.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { endSessions } from '../sessions/end-sessions.ts';

export interface Exchange {
  readonly code: string;
  readonly codeVerifier: string;
  /** Of the session that ends with the exchange. */
  readonly refreshToken: string | undefined;
  /** Where the shopper signs in. */
  readonly device: Device;
  readonly shop: ShopContext;
}

export interface Exchanged extends RedeemedToken {
  readonly refreshToken: string;
  readonly told: Partial<Pick<TokenAnswer, 'cart'>>;
}

/** Ends the session that the shopper had before. Answers the guest, where it was one of this site and its token is good still. */
async function endEarlierSession(
  transaction: Transaction<Tables>,
  { refreshToken, shop }: Exchange,
  now: Date,
): Promise<string | undefined> {
  const earlier = refreshToken === undefined ? 'unknown' : await redeemRefreshToken(transaction, refreshToken, now);
  if (typeof earlier === 'string') return undefined;
  await endSessions(transaction, sql`family = ${earlier.family}`);
  return earlier.role === 'guest' && earlier.siteId === shop.site.id ? earlier.customerId : undefined;
}

/** The tokens of an account for the code of its sign-in: a session of its own, and with it what was the guest's. */
export async function exchangeCode(ports: AuthenticationPorts, exchange: Exchange): Promise<Exchanged> {
  const { db, clock, ids, features } = ports;
  const { shop } = exchange;
  const siteId = shop.site.id;
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const { customerId, role, codeChallenge } = await redeemCode(transaction, { ...exchange, siteId, now });
    const guestId = await endEarlierSession(transaction, exchange, now);
    const told = {};
    for (const handOver of features().handovers) Object.assign(told, await handOver(transaction, { customerId, guestId, shop, now }));
    const session = { family: ids.uuid(), customerId, usid: ids.uuid(), codeChallenge, role, siteId };
    return { ...session, refreshToken: await beginSession(transaction, session, exchange.device, ports), told };
  });
}
