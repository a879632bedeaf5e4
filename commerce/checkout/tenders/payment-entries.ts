import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import { getKnownPayments, getRefundText } from './payment-order.ts';
import type { PaymentTexts } from './tender.ts';
import type { Tenders } from './tenders.ts';

/** Review entries of a cart's or order's payments with amounts, and the order of refunds if there are several. */
export function getPaymentEntries(
  instruments: readonly PaymentInstrument[],
  tenders: Tenders,
  { payment: label }: Pick<OrderMessages, 'payment'>,
  texts: PaymentTexts,
): readonly ReviewEntry[] {
  const { money } = texts.formatters;
  const payments = getKnownPayments(instruments, tenders).map(({ tender, instrument: { amount }, instrument }) => ({
    lines: tender.getLines(instrument, texts),
    amount: amount > 0 ? money(amount) : '',
  }));
  const [first, ...others] = payments;
  if (!first) return [];
  if (others.length === 0) return [{ label, lines: first.amount === '' ? first.lines : [...first.lines, first.amount] }];
  const refund = getRefundText(instruments, tenders, texts.messages);
  return [
    { label, rows: payments, isWide: true },
    ...(refund === undefined ? [] : [{ label: texts.messages.refundTitle, lines: [refund], isWide: true }]),
  ];
}
