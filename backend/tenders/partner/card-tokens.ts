import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

interface CardSession {
  readonly sessionId: string;
  readonly cartId: string;
  readonly customerId: string;
  readonly siteId: string;
  readonly expiresAt: Date;
}

/** SQL that stores the cart for which a partner session was opened. Returns no row if the cart is not the customer's. */
export function buildSessionInsert({ sessionId, cartId, customerId, siteId, expiresAt }: CardSession): RawBuilder<object> {
  return sql<object>`with own as (
      select id from carts where id = ${cartId} and customer_id = ${customerId} and site_id = ${siteId}),
    kept as (
      insert into payment_sessions (hash, cart_id, expires_at) select ${hashOf(sessionId)}, own.id, ${expiresAt}::timestamptz from own
      on conflict do nothing)
    select from own`;
}

export interface GivenToken {
  readonly token: string;
  readonly sessionId: string;
  readonly cartId: string;
  readonly now: Date;
}

/**
 * SQL that binds a token to the first cart that presents it, possibly as part of a larger statement. Returns no row if the session was
 * opened for another cart or has expired, or if the token is bound to another cart or used.
 */
export function buildTokenBinding({ token, sessionId, cartId, now }: GivenToken): RawBuilder<object> {
  return sql<object>`insert into card_tokens (hash, cart_id)
    select ${hashOf(token)}::text, cart_id from payment_sessions
    where hash = ${hashOf(sessionId)} and cart_id = ${cartId} and expires_at > ${now}
    on conflict (hash) do update set cart_id = excluded.cart_id
      where card_tokens.cart_id = excluded.cart_id and card_tokens.spent_by is null
    returning hash`;
}

/** SQL that spends a token for one charge. Returns no row if the token belongs to another cart or was spent before. */
export function buildTokenSpend(token: string, cartId: string, reference: string, when: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update card_tokens set spent_by = ${reference}
    where hash = ${hashOf(token)} and cart_id = ${cartId} and spent_by is null and ${when} returning hash`;
}
