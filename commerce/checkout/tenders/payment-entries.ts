import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import type { Tenders } from './tenders.ts';

/** The payments of a cart or an order; those of a tender that the shop does not know are left out. */
export function paymentEntries(
  instruments: readonly PaymentInstrument[],
  tenders: Tenders,
  messages: OrderMessages,
): readonly ReviewEntry[] {
  return instruments.flatMap((instrument) => {
    const lines = tenders[instrument.payment_method_id]?.getLines(instrument, messages);
    return lines ? [{ label: messages.payment, lines }] : [];
  });
}
