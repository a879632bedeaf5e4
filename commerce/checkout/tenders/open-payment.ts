import type { Cart } from '#generated/openapi/cart.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { RestTender } from './tender.ts';
import type { Tenders } from './tenders.ts';

export interface OpenPayment {
  readonly instrument: PaymentInstrument;
  readonly OrderForm: NonNullable<RestTender['OrderForm']>;
}

/** Finds the payment that must be completed with the order, with its form. */
export function getOpenPayment(
  { payment_instruments }: Pick<Cart, 'payment_instruments'>,
  tenders: Tenders<RestTender>,
): OpenPayment | undefined {
  const instrument = payment_instruments.find(({ needsSecurityCode, amount }) => needsSecurityCode && amount > 0);
  const OrderForm = instrument && tenders[instrument.payment_method_id]?.OrderForm;
  return OrderForm && { instrument, OrderForm };
}
