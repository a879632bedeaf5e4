import type { PaymentSession } from '#generated/openapi/cart.ts';
import type { SavedCardInput, SavedPayments } from '#generated/openapi/payments.ts';
import type { Shopper } from '../../../cart/testing/start-shopper.ts';
import { fakeTokens, createFakeToken } from '../../../payments/testing/fake-payments.ts';
import type { TestBackend } from '../../../testing/start-backend.ts';

export const savedPaymentsPath = '/consumers-v3/consumer/payment_instruments';

/** Body of the account form, with the token of a session without a cart. */
export async function createCardToSave(
  member: Pick<Shopper, 'read'>,
  token: string = createFakeToken(fakeTokens.approved),
): Promise<SavedCardInput> {
  const path = '/cart/v1/paymentSession?type=card&shopOrigin=https://tarnfell.example';
  const { sessionId } = await member.read<PaymentSession>('GET', path);
  return { type: 'CREDIT_CARD', sessionId, token, consent: true };
}

/** Saves a member's only card and returns its id. */
export async function saveOnlyCard({ database }: Pick<TestBackend, 'database'>, member: Shopper): Promise<string> {
  await database.db.deleteFrom('saved_payments').where('customer_id', '=', member.token.customerId).execute();
  const { paymentInstruments } = await member.read<SavedPayments>('POST', savedPaymentsPath, await createCardToSave(member));
  const [saved] = paymentInstruments;
  if (!saved) throw new Error('No card was saved.');
  return saved.paymentInstrumentId;
}
