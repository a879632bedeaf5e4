import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { CheckoutTender, RestTender, TenderDefinition } from './tender.ts';
import type { Tenders } from './tenders.ts';

export interface KnownPayment<Tender extends TenderDefinition> {
  readonly tender: Tender;
  readonly instrument: PaymentInstrument;
}

/** The payments in the order in which the order uses them. Payments of a tender that the shop does not know are left out. */
export function knownPayments<Tender extends TenderDefinition>(
  instruments: readonly PaymentInstrument[],
  tenders: Tenders<Tender>,
): readonly KnownPayment<Tender>[] {
  return Object.entries(tenders).flatMap(([id, tender]) =>
    instruments.filter(({ payment_method_id }) => payment_method_id === id).map((instrument) => ({ tender, instrument })),
  );
}

/** In which order a refund goes to the tenders: the reverse of the payment. Undefined if there is only one. */
export function refundText(instruments: readonly PaymentInstrument[], tenders: Tenders, messages: TendersMessages): string | undefined {
  const used = knownPayments(instruments, tenders).filter(({ instrument }) => instrument.amount > 0);
  const [first, ...others] = new Set(used.map(({ tender }) => tender.getRefund(messages)).reverse());
  if (first === undefined || others.length === 0) return undefined;
  return messages.refundOrder({ first, next: others.map((name) => messages.refundNext({ name })).join('') });
}

/** What the "rest" payment has to pay, in the currency's units. */
export function restAmountOf({ totals, payment_instruments }: Pick<Cart, 'totals' | 'payment_instruments'>, tenders: Tenders): number {
  const rest = payment_instruments.filter(({ payment_method_id: id }) => tenders[id]?.group === 'rest');
  return rest.reduce((sum, { amount }) => sum + amount, totals.remainingToPay);
}

export interface OpenPayment {
  readonly instrument: PaymentInstrument;
  readonly OrderForm: NonNullable<RestTender['OrderForm']>;
}

/** The payment that the order has to complete, with the form for it. */
export function openPaymentOf(
  { payment_instruments }: Pick<Cart, 'payment_instruments'>,
  tenders: Tenders<CheckoutTender>,
): OpenPayment | undefined {
  for (const { tender, instrument } of knownPayments(payment_instruments, tenders)) {
    const OrderForm = tender.group === 'rest' ? tender.OrderForm : undefined;
    if (OrderForm && instrument.needsSecurityCode && instrument.amount > 0) return { instrument, OrderForm };
  }
  return undefined;
}
