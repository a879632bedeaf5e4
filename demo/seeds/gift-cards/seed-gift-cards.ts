import { sql } from 'kysely';
import { createGiftCardCodes } from '#backend/tenders/gift-card/gift-card-codes.ts';
import type { SeedPorts } from '../catalog/seed-catalog.ts';
import { seededGiftCards } from './gift-cards.ts';

const yesterday = 24 * 60 * 60 * 1000;

/** Issues gift cards with public numbers: only for a shop on a local machine, and only while there are none. */
export async function seedGiftCards({ db, clock }: Pick<SeedPorts, 'db' | 'clock'>, secret: string): Promise<void> {
  const found = await db.selectFrom('value_accounts').select('id').where('kind', '=', 'gift_card').limit(1).executeTakeFirst();
  if (found) return;
  const codes = createGiftCardCodes(secret);
  const now = clock.now();
  const cards = seededGiftCards.map(({ id, currency, value, spent = 0, isActive = true, isExpired = false }) => {
    const { number } = codes.getCodes(id);
    return {
      id,
      currency,
      value,
      spent,
      hash: codes.hashNumber(number),
      active: isActive,
      expires: isExpired ? new Date(now.getTime() - yesterday).toISOString() : null,
      details: { last4: number.slice(-4) },
    };
  });
  await sql`with card as (
      select * from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c(
        id uuid, currency text, value int, spent int, hash text, active boolean, expires timestamptz, details jsonb)),
    account as (
      insert into value_accounts (id, kind, currency, balance, code_hash, is_active, expires_at, details, created_at, updated_at)
      select id, 'gift_card', currency, value - spent, hash, active, expires, details, ${now}::timestamptz, ${now}::timestamptz from card
      on conflict do nothing returning id)
    insert into value_entries (account_id, reference, kind, amount, created_at)
    select account.id, 'seed', entry.kind, entry.amount, ${now}::timestamptz
    from account join card using (id)
    cross join lateral (values ('issue', card.value), ('hold', -card.spent), ('capture', 0)) as entry(kind, amount)
    where entry.kind = 'issue' or card.spent > 0`.execute(db);
}
