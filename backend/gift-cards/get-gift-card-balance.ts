import { assertKnownCustomer } from '../authentication/authenticate.ts';
import { toWire } from '../money/minor-units.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { verifyGiftCard, type GiftCardPorts } from '../tenders/gift-card/verify-gift-card.ts';

/** Returns the balance of a gift card. Number and PIN are sent in the body only. */
export function createGetGiftCardBalance(ports: GiftCardPorts): Handler<'getGiftCardBalance'> {
  return {
    async handle({ body: { number, pin }, context }) {
      await assertKnownCustomer(ports.db, context.customer);
      const { currency } = getShopContext(context).site;
      const { balance, last4, expiresAt } = await verifyGiftCard(ports, { number, pin, currency, address: context.address });
      return { body: { balance: toWire(balance, currency), currency, last4, ...(expiresAt && { expiresAt: expiresAt.toISOString() }) } };
    },
  };
}
