import { sql, type RawBuilder } from 'kysely';
import type { Job, JobHandler } from '../../jobs/job.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';

/**
 * SQL that requests the deletion of a card at the payment partner.
 * @param from A from clause without rows if the card must be retained.
 */
export function requestDeletionSql(vaultId: string, now: Date, from: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`insert into stored_card_deletions (vault_id, requested_at)
    select ${vaultId}::text, ${now}::timestamptz ${from} on conflict do nothing`;
}

/** Deletes cards at the payment partner. */
export const deleteStoredCardsJob: Job<Readonly<Record<string, never>>> = {
  name: 'delete-stored-cards',
  getKey: () => 'everything',
  retries: 10,
  pause: 60,
  longestPause: 3600,
  expires: 300,
  pollSeconds: 15,
  repeats: { every: 60, payload: {} },
};

const batchSize = 50;

/** Deletes the cards whose deletion was requested first; failed and remaining ones follow in the next run. */
export function createDeleteStoredCards({ db, payments, log }: Pick<SavedPaymentsPorts, 'db' | 'payments' | 'log'>): JobHandler<object> {
  return async (_, { signal }) => {
    const requested = await db.selectFrom('stored_card_deletions').select('vault_id').orderBy('requested_at').limit(batchSize).execute();
    for (const { vault_id: vaultId } of requested) {
      if (signal.aborted) return 'again';
      // oxlint-disable-next-line no-await-in-loop -- the partner limits its callers, and the first failure ends the run
      await payments.deleteCard({ vaultId });
      // oxlint-disable-next-line no-await-in-loop -- see above
      await db.deleteFrom('stored_card_deletions').where('vault_id', '=', vaultId).execute();
    }
    if (requested.length > 0) log.info('[cairn] [saved-payments] stored cards are deleted', { count: requested.length });
    return requested.length === batchSize ? 'again' : undefined;
  };
}
