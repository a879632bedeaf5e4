import { createBadRequestError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { lockCustomer } from '../lock-customer.ts';
import { clearDefaultCard } from './default-card.ts';
import { renderSavedPayments } from './read-saved-payments.ts';
import { createUnknownSavedPaymentError } from './saved-payment-rules.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';

/** Renames a saved payment, or makes a card the default. */
export function createChangeSavedPayment({ db, clock }: Pick<SavedPaymentsPorts, 'db' | 'clock'>): Handler<'changeSavedPayment'> {
  return {
    async handle({ params: { paymentInstrumentId: id }, body: { label, isDefault }, context: { customer } }) {
      const now = clock.now();
      return db.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customer.id);
        const known = await transaction
          .selectFrom('saved_payments')
          .select('vault_id')
          .where('id', '=', id)
          .where('customer_id', '=', customer.id)
          .executeTakeFirst();
        if (!known) throw createUnknownSavedPaymentError();
        if (isDefault && known.vault_id === null) throw createBadRequestError(['body.isDefault: only a card can be the default']);
        if (isDefault) await clearDefaultCard(transaction, customer.id, now);
        await transaction
          .updateTable('saved_payments')
          .set({ ...(label !== undefined && { label }), ...(isDefault && { is_default: true }), updated_at: now })
          .where('id', '=', id)
          .execute();
        return { body: await renderSavedPayments(transaction, customer.id, now) };
      });
    },
  };
}
