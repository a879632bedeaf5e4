import { toPaymentProblem } from '#backend/payments/payment-problems.ts';
import { PaymentTokenError, type PaymentsPort } from '#backend/payments/payments.ts';
import { createBadRequestError } from '#backend/router/call-error.ts';
import type { MockPayments } from '#contract/mock/carts/checkout-handlers.ts';

/** The payment partner's sandbox shows the card frame; the mock charges nothing. Pay-later and wallets have no sessions here. */
export function createMockPayments(partner: PaymentsPort): MockPayments {
  return {
    async openSession({ context: { site }, cartId, type, shopOrigin }) {
      if (!URL.canParse(shopOrigin)) throw createBadRequestError(['query.shopOrigin: must be an origin']);
      const returnUrl = new URL(`/${site.locale}/checkout/return`, shopOrigin).href;
      try {
        const request = {
          purpose: 'card',
          shopOrigin,
          returnUrl,
          locale: site.locale,
          brand: site.brand.toLowerCase(),
          subject: cartId,
        } as const;
        return { type, ...(await partner.createSession(request)) };
      } catch (error) {
        throw toPaymentProblem(error);
      }
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
