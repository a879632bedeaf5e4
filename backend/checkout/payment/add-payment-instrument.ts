import { changeLoadedCart } from '../../cart/change-cart.ts';
import { readCartWithFacts } from '../../cart/read-cart.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { validateTender } from '../../tenders/validate-tender.ts';
import { addTender } from '../../tenders/tenders.ts';
import { describeCartForTender } from './describe-cart-for-tender.ts';
import type { CheckoutPorts } from '../checkout-ports.ts';

/** Adds a tender, replacing one of its kind. The partner is called between reading and storing the cart, while no row is locked. */
export function createAddPaymentInstrument(ports: CheckoutPorts): Handler<'addPaymentInstrument'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const shop = getShopContext(context);
      const read = await readCartWithFacts(ports, shop, { context, basketId });
      const source = { basketId, context, shop, cart: describeCartForTender(ports, shop, read) };
      const { tender, reservation } = await validateTender(ports, body, source, 'body');
      const cart = await changeLoadedCart(ports, { context, basketId, reservation }, read, ({ tenders }) => ({
        tenders: addTender(ports.tenderKinds, tenders, tender),
      }));
      return { body: cart };
    },
  };
}
