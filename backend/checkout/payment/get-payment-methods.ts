import type { PaymentMethod } from '#generated/openapi/cart.ts';
import type { TenderId } from '../../database/documents/tender-document.ts';
import { readCartWithFacts } from '../../cart/read-cart.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { Handler } from '../../router/handler.ts';
import type { OfferSource, TenderKindDefinition } from '../../tenders/tender-kind.ts';
import { describeCartForTender } from './describe-cart-for-tender.ts';
import type { CheckoutPorts } from '../checkout-ports.ts';

async function describeMethod(id: TenderId, definition: TenderKindDefinition | null, source: OfferSource): Promise<PaymentMethod[]> {
  const offer = definition?.getOffer ? await definition.getOffer(source) : {};
  if (!definition || !offer) return [];
  const nothing = source.remainingMinor === 0 ? ({ unavailable: 'NOTHING_TO_PAY' } as const) : {};
  return [{ id, code: id, label: definition.getLabel(source.shop), kind: definition.method, ...nothing, ...offer }];
}

/** Lists the payment methods of a cart, with the customer's options for each. The partner's frame shows the accepted card brands. */
export function createGetPaymentMethods(ports: CheckoutPorts): Handler<'getPaymentMethods'> {
  return {
    async handle({ params: { basketId }, context }) {
      const shop = getShopContext(context);
      const cart = describeCartForTender(ports, shop, await readCartWithFacts(ports, shop, { context, basketId }));
      const source = { basketId, context, shop, cart, remainingMinor: cart.restMinor };
      const kinds = Object.entries(ports.tenderKinds) as [TenderId, TenderKindDefinition | null][];
      const paymentMethods = await Promise.all(kinds.map(([id, definition]) => describeMethod(id, definition, source)));
      return { body: { paymentMethods: paymentMethods.flat() } };
    },
  };
}
