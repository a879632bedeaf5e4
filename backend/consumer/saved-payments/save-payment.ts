import type { SavedPaymentInput } from '#generated/openapi/payments.ts';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import type { Handler } from '../../router/handler.ts';
import { renderSavedPayments } from './read-saved-payments.ts';
import { saveCard } from './save-card.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';
import { saveReward } from './save-reward.ts';

export function createSavePayment(ports: SavedPaymentsPorts): Handler<'savePayment'> {
  const save = (input: SavedPaymentInput, context: CustomerContext): Promise<void> =>
    input.type === 'CREDIT_CARD' ? saveCard(ports, context.customer.id, input) : saveReward(ports, context, input);
  return {
    async handle({ body, context }) {
      const { customer } = context;
      await assertKnownCustomer(ports.db, customer);
      await save(body, context);
      return { status: 201, body: await renderSavedPayments(ports.db, customer.id, ports.clock.now()) };
    },
  };
}
