import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { TenderDefinition } from './tender.ts';
import type { Tenders } from './tenders.ts';

export interface KnownPayment<Tender extends TenderDefinition> {
  readonly tender: Tender;
  readonly instrument: PaymentInstrument;
}

/** Payments in the order in which they are used. Payments with unknown tenders are omitted. */
export function getKnownPayments<Tender extends TenderDefinition>(
  instruments: readonly PaymentInstrument[],
  tenders: Tenders<Tender>,
): readonly KnownPayment<Tender>[] {
  return Object.entries(tenders).flatMap(([id, tender]) =>
    instruments.filter(({ payment_method_id }) => payment_method_id === id).map((instrument) => ({ tender, instrument })),
  );
}

/** Order in which a refund goes to the tenders: the reverse of the payment. Undefined for a single payment. */
export function getRefundText(instruments: readonly PaymentInstrument[], tenders: Tenders, messages: TendersMessages): string | undefined {
  const used = getKnownPayments(instruments, tenders).filter(({ instrument }) => instrument.amount > 0);
  const [first, ...others] = new Set(used.map(({ tender }) => tender.getRefund(messages)).toReversed());
  if (first === undefined || others.length === 0) return undefined;
  return messages.refundOrder({ first, next: others.map((name) => messages.refundNext({ name })).join('') });
}
