import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import { knownPayments, refundText } from './payment-order.ts';
import type { PaymentTexts } from './tender.ts';
import type { Tenders } from './tenders.ts';

/** The payments of a cart or an order, each with its amount, and where refunds go if there are several. */
export function paymentEntries(
  instruments: readonly PaymentInstrument[],
  tenders: Tenders,
  { payment: label }: Pick<OrderMessages, 'payment'>,
  texts: PaymentTexts,
): readonly ReviewEntry[] {
  const { money } = texts.formatters;
  const entries = knownPayments(instruments, tenders).map(({ tender, instrument }): ReviewEntry => {
    const lines = tender.getLines(instrument, texts);
    return { label, lines: instrument.amount > 0 ? [...lines, money(instrument.amount)] : lines };
  });
  const refund = refundText(instruments, tenders, texts.messages);
  return refund === undefined ? entries : [...entries, { label: texts.messages.refundTitle, lines: [refund] }];
}
