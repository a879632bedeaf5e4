import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Seconds of inactivity of its cart after which another cart may take over a card. */
const holdSeconds = 15 * 60;
/** Seconds of grace: a statement that waited for the card's row does not see what the other cart has just stored. */
const settlingSeconds = 2;

export interface CardOfCart {
  readonly cardId: string;
  readonly cartId: string;
  readonly now: Date;
}

const subtractSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** SQL condition: the tenders of a cart, aliased `c`, include the card. */
const buildHasCard = (cardId: string): RawBuilder<unknown> =>
  sql`c.tenders @> ${JSON.stringify([{ tenderData: { accountId: cardId } }])}::jsonb`;

/**
 * Removes the card from another, inactive cart, and increments the version of that cart.
 * @returns true if no other cart reserves the card any more
 */
export async function takeOverCard(db: Kysely<Tables>, { cardId, cartId, now }: CardOfCart): Promise<boolean> {
  const { rows } = await sql<{ readonly isHeld: boolean }>`with taken as (
      update carts c set version = c.version + 1, tenders = (
          select coalesce(jsonb_agg(tender), '[]') from jsonb_array_elements(c.tenders) tender
          where tender -> 'tenderData' ->> 'accountId' is distinct from ${cardId}::text)
      from value_accounts a where a.id = ${cardId}::uuid and c.id = a.cart_id and c.id <> ${cartId}::uuid and c.status = 'open'
        and c.updated_at <= ${subtractSeconds(now, holdSeconds)}::timestamptz and ${buildHasCard(cardId)}
      returning c.id)
    select exists (
      select from value_accounts a join carts c on c.id = a.cart_id
      where a.id = ${cardId}::uuid and c.id <> ${cartId}::uuid and c.status <> 'ordered' and ${buildHasCard(cardId)}
        and not exists (select from taken)) as "isHeld"`.execute(db);
  return rows[0]?.isHeld === false;
}

/** SQL that reserves the card for the cart. Returns a row unless another cart has reserved it. */
export function buildCardBinding({ cardId, cartId, now }: CardOfCart): RawBuilder<object> {
  return sql`update value_accounts a set cart_id = ${cartId}::uuid, updated_at = ${now}::timestamptz
    where a.id = ${cardId}::uuid and a.is_active and (a.cart_id is null or a.cart_id = ${cartId}::uuid
      or (a.updated_at <= ${subtractSeconds(now, settlingSeconds)}::timestamptz and not exists (
        select from carts c where c.id = a.cart_id and c.status <> 'ordered' and ${buildHasCard(cardId)})))
    returning a.id`;
}
