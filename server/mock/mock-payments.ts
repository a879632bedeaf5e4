import { PaymentTokenError, type PaymentsPort } from '#backend/payments/payments.ts';
import type { MockPayments } from '#contract/mock/carts/checkout-handlers.ts';

/** The payment partner's sandbox takes cards in its frame; the mock charges nothing. Pay-later and wallets have no sessions here. */
export function createMockPayments(partner: PaymentsPort): MockPayments {
  return {
    async openSession({ context: { site }, cartId, type, shopOrigin }) {
      const session = await partner.createSession({
        purpose: 'card',
        shopOrigin,
        returnUrl: new URL(`/${site.locale}/checkout/return`, shopOrigin).href,
        locale: site.locale,
        brand: site.brand.toLowerCase(),
        subject: cartId,
      });
      return { type, ...session };
    },
    async describeCard({ token, sessionId, cartId }) {
      try {
        return (await partner.describe({ token, sessionId, subject: cartId })).card ?? undefined;
      } catch (error) {
        if (error instanceof PaymentTokenError) return undefined;
        throw error;
      }
    },
  };
}
