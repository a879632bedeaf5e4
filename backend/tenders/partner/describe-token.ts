import type { MaskedCard } from '#generated/openapi/shared.ts';
import type { DescribedToken, TokenDescription } from '../../payments/payments.ts';
import { createPaymentError, toPaymentProblem } from '../../payments/payment-problems.ts';
import type { PartnerPorts } from './partner-ports.ts';

type Ports = Pick<PartnerPorts, 'payments' | 'clock'>;

/** @throws CallError 402 FE309 for an expired card */
export function assertNotExpired({ clock }: Pick<Ports, 'clock'>, { expiryYear, expiryMonth }: MaskedCard): void {
  // Date counts months from zero, so this is the first moment after the card's last month.
  if (Date.UTC(expiryYear, expiryMonth) <= clock.now().getTime()) throw createPaymentError('FE309');
}

/**
 * Returns the card of a token.
 * @throws 402 PYT404 for an invalid token or one of another subject, FE309 for an expired card
 */
export async function describeToken(ports: Ports, request: TokenDescription): Promise<DescribedToken> {
  const described = await ports.payments.describe(request).catch((error: unknown) => {
    throw toPaymentProblem(error);
  });
  if (described.subject !== request.subject) throw createPaymentError('PYT404');
  assertNotExpired(ports, described.card);
  const { brand, last4, expiryMonth, expiryYear } = described.card;
  return { ...described, card: { brand, last4, expiryMonth, expiryYear } };
}
