import type { Handler } from '../../router/handler.ts';
import { holdCustomer } from '../hold-customer.ts';
import { settleDefaultCard } from './default-card.ts';
import { answerSavedPayments } from './read-saved-payments.ts';
import { noSuchSavedPayment } from './saved-payment-rules.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';
import { requestingDeletion } from './stored-card-deletions.ts';

/** Deletes a saved payment. A card is deleted at the partner afterwards, and the latest remaining one becomes the default. */
export function createDeleteSavedPayment({ db, clock }: Pick<SavedPaymentsPorts, 'db' | 'clock'>): Handler<'deleteSavedPayment'> {
  return {
    async handle({ params: { paymentInstrumentId: id }, context: { customer } }) {
      const now = clock.now();
      return db.transaction().execute(async (transaction) => {
        await holdCustomer(transaction, customer.id);
        const deleted = await transaction
          .deleteFrom('saved_payments')
          .where('id', '=', id)
          .where('customer_id', '=', customer.id)
          .returning('vault_id')
          .executeTakeFirst();
        if (!deleted) throw noSuchSavedPayment();
        if (deleted.vault_id !== null) await requestingDeletion(deleted.vault_id, now).execute(transaction);
        await settleDefaultCard(transaction, customer.id, now);
        return { body: await answerSavedPayments(transaction, customer.id, now) };
      });
    },
  };
}
