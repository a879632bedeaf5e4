import type { MaskedCard } from '#generated/openapi/shared.ts';
import type { Clock } from '../../ports.ts';
import type { PaymentsPort, TokenDescription } from '../../payments/payments.ts';
import { paymentRequired, toPaymentProblem } from '../../payments/payment-problems.ts';

interface Ports {
  readonly payments: PaymentsPort;
  readonly clock: Clock;
}

/** The card that a token stands for. 402 PYT404 for a bad token or one that was made for another subject, FE309 for a card whose last month is over. */
export async function describeCard({ payments, clock }: Ports, request: TokenDescription): Promise<MaskedCard> {
  const { card, subject } = await payments.describe(request).catch((error: unknown) => {
    throw toPaymentProblem(error);
  });
  if (subject !== request.subject) throw paymentRequired('PYT404');
  // Date counts months from nought: this is the first moment after the card's last month.
  if (Date.UTC(card.expiryYear, card.expiryMonth) <= clock.now().getTime()) throw paymentRequired('FE309');
  const { brand, last4, expiryMonth, expiryYear } = card;
  return { brand, last4, expiryMonth, expiryYear };
}
