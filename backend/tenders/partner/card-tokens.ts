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

/** SQL that stores for which cart a session with the payment partner was opened. Returns no row where the cart is not the customer's. */
export function storingSession({ sessionId, cartId, customerId, siteId, expiresAt }: CardSession): RawBuilder<object> {
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
 * The statement that binds a token to the cart that it is first given to; it may be a part of a larger one. It returns no row where the
 * token's session was not opened here for this cart or is over, and where the token is another cart's or has paid already.
 */
export function bindingToken({ token, sessionId, cartId, now }: GivenToken): RawBuilder<object> {
  return sql<object>`insert into card_tokens (hash, cart_id)
    select ${hashOf(token)}::text, cart_id from payment_sessions
    where hash = ${hashOf(sessionId)} and cart_id = ${cartId} and expires_at > ${now}
    on conflict (hash) do update set cart_id = excluded.cart_id
      where card_tokens.cart_id = excluded.cart_id and card_tokens.spent_by is null
    returning hash`;
}

/** The update that releases a token for one charge. It finds no row if the token belongs to another cart or was released before. */
export function spendToken(token: string, cartId: string, reference: string, when: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update card_tokens set spent_by = ${reference}
    where hash = ${hashOf(token)} and cart_id = ${cartId} and spent_by is null and ${when} returning hash`;
}
