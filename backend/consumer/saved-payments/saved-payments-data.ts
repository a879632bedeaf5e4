import { sql } from 'kysely';
import { batchSize, runInBatches, type Retention } from '../../features/retention.ts';
import type { UserDataSource } from '../../features/user-data-part.ts';
import { getCard, readSavedPayments, getReward } from './read-saved-payments.ts';

/** Saved payments of an account. Erasure also deletes its cards at the payment partner. */
export const savedPaymentsData = {
  async export(db, { id }) {
    const rows = await readSavedPayments(db, id);
    const savedPayments = rows.map((row) => {
      const [card, reward] = [getCard(row), getReward(row)];
      return {
        type: row.type,
        ...(row.label !== null && { label: row.label }),
        savedAt: row.created_at.toISOString(),
        ...(card && { card }),
        ...(reward && { rewardLast4: reward.last4 }),
      };
    });
    return { savedPayments };
  },
  async erase(transaction, { id }, now) {
    await sql`with deleted as (delete from saved_payments where customer_id = ${id} returning vault_id)
      insert into stored_card_deletions (vault_id, requested_at)
      select vault_id, ${now}::timestamptz from deleted where vault_id is not null on conflict do nothing`.execute(transaction);
  },
} satisfies UserDataSource;

/** Deletes cards that expired long ago. */
export const savedCardsRetention: Retention = {
  kind: 'savedCards',
  remove: (db, before) =>
    runInBatches(() =>
      sql`with deleted as (
          delete from saved_payments where id in (
            select id from saved_payments where expires_at < ${before} order by expires_at limit ${sql.lit(batchSize)} for update skip locked)
          returning vault_id)
        insert into stored_card_deletions (vault_id, requested_at)
        select vault_id, ${before}::timestamptz from deleted on conflict do nothing`.execute(db),
    ),
};
