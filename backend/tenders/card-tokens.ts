import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

interface OpenedSession {
  readonly sessionId: string;
  readonly cartId: string;
  readonly expiresAt: Date;
}

/** Remembers for which cart a session with the payment partner was opened. */
export async function keepPaymentSession(db: Kysely<Tables>, { sessionId, cartId, expiresAt }: OpenedSession): Promise<void> {
  await db
    .insertInto('payment_sessions')
    .values({ hash: hashOf(sessionId), cart_id: cartId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface GivenToken {
  readonly token: string;
  readonly sessionId: string;
  readonly cartId: string;
  readonly now: Date;
}

/**
 * Binds a token to the cart that it is first given to, in one statement. False where its session was not opened here for this cart or is
 * over, and where the token is another cart's or has paid already.
 */
export async function bindToken(db: Kysely<Tables>, { token, sessionId, cartId, now }: GivenToken): Promise<boolean> {
  const bound = await db
    .insertInto('card_tokens')
    .columns(['hash', 'cart_id'])
    .expression((build) =>
      build
        .selectFrom('payment_sessions')
        .select([sql<string>`${hashOf(token)}::text`.as('hash'), 'cart_id'])
        .where('hash', '=', hashOf(sessionId))
        .where('cart_id', '=', cartId)
        .where('expires_at', '>', now),
    )
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ cart_id: cartId })
        .where('card_tokens.cart_id', '=', cartId)
        .where('card_tokens.spent_by', 'is', null),
    )
    .returning('hash')
    .executeTakeFirst();
  return bound !== undefined;
}

/** The update that gives a token up for one charge; it finds no row where the token is not this cart's, or was given up before. */
export function spendToken(token: string, cartId: string, reference: string, when: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update card_tokens set spent_by = ${reference}
    where hash = ${hashOf(token)} and cart_id = ${cartId} and spent_by is null and ${when} returning hash`;
}
