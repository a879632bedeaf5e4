import type { SavedPaymentsMessages } from '#generated/messages/saved-payments/messages.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatMoney } from '#messages/format/money.ts';
import type { Site } from '../../site/site.ts';

/** "Quillon ending in 3338". */
export function formatPaymentName({ type, card, storedValue }: SavedPayment, messages: SavedPaymentsMessages): string {
  if (card) return messages.cardEnding(card);
  const last4 = storedValue?.last4 ?? '';
  return type === 'REWARD_CARD' ? messages.rewardCardEnding({ last4 }) : messages.rewardCodeEnding({ last4 });
}

/** The lines that describe a saved payment, the customer's own name first. */
export function formatPaymentLines(
  payment: SavedPayment,
  messages: SavedPaymentsMessages,
  { languageTag, currency }: Site,
): readonly string[] {
  const { label, card, storedValue, isExpired } = payment;
  const lines = [formatPaymentName(payment, messages)];
  if (label !== undefined) lines.unshift(label);
  if (card) {
    const month = String(card.expiryMonth).padStart(2, '0');
    const year = String(card.expiryYear % 100).padStart(2, '0');
    lines.push((isExpired ? messages.cardExpired : messages.cardExpires)({ month, year }));
  }
  if (storedValue?.balance !== undefined)
    lines.push(messages.balance({ amount: formatMoney(storedValue.balance, payment.currency ?? currency, languageTag) }));
  if (storedValue?.expiresAt !== undefined)
    lines.push(messages.rewardExpires({ date: formatDate(new Date(storedValue.expiresAt), languageTag) }));
  return lines;
}
