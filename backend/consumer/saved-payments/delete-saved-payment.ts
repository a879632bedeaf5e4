import type { Handler } from '../../router/handler.ts';
import { lockCustomer } from '../lock-customer.ts';
import { ensureDefaultCard } from './default-card.ts';
import { renderSavedPayments } from './read-saved-payments.ts';
import { createUnknownSavedPaymentError } from './saved-payment-rules.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';
import { requestDeletionSql } from './stored-card-deletions.ts';

/** Deletes a saved payment. A card is deleted at the partner afterwards, and the latest remaining one becomes the default. */
export function createDeleteSavedPayment({ db, clock }: Pick<SavedPaymentsPorts, 'db' | 'clock'>): Handler<'deleteSavedPayment'> {
  return {
    async handle({ params: { paymentInstrumentId: id }, context: { customer } }) {
      const now = clock.now();
      return db.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customer.id);
        const deleted = await transaction
          .deleteFrom('saved_payments')
          .where('id', '=', id)
          .where('customer_id', '=', customer.id)
          .returning('vault_id')
          .executeTakeFirst();
        if (!deleted) throw createUnknownSavedPaymentError();
        if (deleted.vault_id !== null) await requestDeletionSql(deleted.vault_id, now).execute(transaction);
        await ensureDefaultCard(transaction, customer.id, now);
        return { body: await renderSavedPayments(transaction, customer.id, now) };
      });
    },
  };
}
