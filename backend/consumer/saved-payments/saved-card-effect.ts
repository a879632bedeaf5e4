import { sql, type RawBuilder } from 'kysely';
import type { OrderEffect } from '../../orders/order-effects.ts';
import type { Ids } from '../../ports.ts';
import type { SavedCard } from '../../tenders/partner/saved-cards.ts';
import { getStoredCard } from '../../tenders/partner/stored-card.ts';
import { clearExpiredDefaultSql } from './default-card.ts';
import { getCardExpiry, maxSavedPayments } from './saved-payment-rules.ts';
import { requestDeletionSql } from './stored-card-deletions.ts';

interface PaidCard {
  readonly id: string;
  readonly customerId: string;
  readonly type: string;
  readonly stored: SavedCard;
  readonly now: Date;
}

/** SQL parts that save the card of a paid order, or request its deletion if the account already has it, is full or was deleted. */
function createSaveStatements({ id, customerId, type, stored, now }: PaidCard): readonly RawBuilder<unknown>[] {
  const { vaultId, card } = stored;
  const { brand, last4, expiryMonth, expiryYear } = card;
  const ofCustomer = sql`from saved_payments where customer_id = ${customerId} and vault_id is not null`;
  const cleared = sql`expired_default as (${clearExpiredDefaultSql(customerId, now, sql`exists (select from finalised)`)})`;
  // The statement's condition reads expired_default, so the old default is cleared before the index of default cards is checked.
  const isDefault = sql`not exists (select ${ofCustomer} and is_default and id not in (select id from expired_default))`;
  const saved = sql`saved_card as (
    insert into saved_payments
      (id, customer_id, type, is_default, vault_id, brand, last4, expiry_month, expiry_year, expires_at, created_at, updated_at)
    select ${id}::uuid, ${customerId}::uuid, ${type}, ${isDefault},
      ${vaultId}, ${brand}, ${last4}, ${expiryMonth}::int, ${expiryYear}::int, ${getCardExpiry(card)}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from finalised where exists (select from accounts where customer_id = ${customerId})
      and (select count(*) ${ofCustomer}) < ${sql.lit(maxSavedPayments)}
    on conflict do nothing returning id)`;
  const isUnsaved = sql`from finalised where not exists (select from saved_card)`;
  return [cleared, saved, sql`unsaved_card as (${requestDeletionSql(vaultId, now, isUnsaved)})`];
}

/** Saves the card of a paid order with the customer's consent; the card of a canceled order is deleted at the partner. */
export function createSavedCardEffect({ ids }: { readonly ids: Ids }): OrderEffect {
  return {
    finalize: (order, now, tenders) =>
      tenders.flatMap(({ kind: type, tenderData }) => {
        const stored = getStoredCard(tenderData);
        return stored ? createSaveStatements({ id: ids.uuid(), customerId: order.customer_id, type, stored, now }) : [];
      }),
    async cancel(transaction, _, now, tenders) {
      for (const { tenderData } of tenders) {
        const stored = getStoredCard(tenderData);
        // oxlint-disable-next-line no-await-in-loop -- statements of one transaction run in order
        if (stored) await requestDeletionSql(stored.vaultId, now).execute(transaction);
      }
    },
  };
}
