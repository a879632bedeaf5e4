import type { SavedPaymentType } from '#generated/openapi/payments.ts';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { Handler } from '../../router/handler.ts';
import { renderSavedPayments } from './read-saved-payments.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';

export function createGetSavedPayments({ db, clock }: Pick<SavedPaymentsPorts, 'db' | 'clock'>): Handler<'getSavedPayments'> {
  return {
    async handle({ query: { types }, context: { customer } }) {
      // The contract's pattern accepts valid types only.
      const requested = types?.split(',') as SavedPaymentType[] | undefined;
      const body = await renderSavedPayments(db, customer.id, clock.now(), requested);
      if (body.paymentInstruments.length === 0) await assertKnownCustomer(db, customer);
      return { body };
    },
  };
}
