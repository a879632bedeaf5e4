import { readCartWithFacts } from '../cart/read-cart.ts';
import { priceCart } from '../cart/pricing/price-cart.ts';
import { renderShipment } from '../cart/delivery/render-shipment.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { createNotFoundError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Lists the delivery methods of a shipment for its address, the cheapest first. */
export function createGetShippingMethods(ports: CheckoutPorts): Handler<'getShippingMethods'> {
  return {
    async handle({ params: { basketId, shippingId }, context }) {
      const shop = getShopContext(context);
      const { cart, places, ...facts } = await readCartWithFacts(ports, shop, { context, basketId });
      const { shipments, rows } = priceCart(ports.deliveryKinds, shop, cart, facts);
      const shipment = shipments.find((priced) => priced.shipment.id === shippingId);
      if (!shipment) throw createNotFoundError(`The cart has no shipment "${shippingId}".`);
      return { body: renderShipment(shipment, { kinds: ports.deliveryKinds, shop, places, rows, now: facts.now }) };
    },
  };
}
