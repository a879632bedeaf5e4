import { sql, type Kysely } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import { createGiftCardCodes, type CardCodes } from '#backend/tenders/gift-card/gift-card-codes.ts';

/** GIFT_CARD_KEY of the host. */
export const giftCardKey = 'the-gift-cards-of-the-hostile-run';
/** Minor units; a cart of the run costs more than three of them. */
const balance = 500;
/** More than a run uses. */
const issued = 2000;

const codes = createGiftCardCodes(giftCardKey);
const createId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Issues the gift cards of a run, before its host starts. */
export async function issueGiftCards(db: Kysely<Tables>): Promise<void> {
  const cards = Array.from({ length: issued }, (_, index) => ({
    id: createId(index),
    hash: codes.hashNumber(codes.getCodes(createId(index)).number),
  }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as card(id uuid, hash text)`;
  await sql`with issued as (
      insert into value_accounts (id, kind, currency, balance, code_hash, details, created_at, updated_at)
      select card.id, 'gift_card', 'USD', ${balance}::int, card.hash, '{"last4": "0000"}', now() - interval '1 day', now() - interval '1 day'
      from ${rows} returning id)
    insert into value_entries (account_id, reference, kind, amount, created_at)
    select id, 'hostile', 'issue', ${balance}::int, now() - interval '1 day' from issued`.execute(db);
}

/** Returns each card once. */
export function createGiftCardDrawer(): { next(): CardCodes } {
  let used = 0;
  return {
    next() {
      if (used === issued) throw new Error('no gift card is left');
      used += 1;
      return codes.getCodes(createId(used - 1));
    },
  };
}
