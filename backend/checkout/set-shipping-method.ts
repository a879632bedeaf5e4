import type { ShippingMethodChoice } from '#generated/openapi/cart.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { changeCart, type Sellables } from '../cart/change-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { digitalShipment, homeShipment } from '../cart/shipping-methods.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { assertReachable } from '../addresses/admit-address.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

function choose(choice: ShippingMethodChoice, cart: CartRecord, sellables: Sellables, shop: ShopContext): string | null {
  const { shippingId = homeShipment, code, itemIds } = choice;
  const { shipments, rows } = priceCart(shop, cart, sellables);
  const shipment = shipments.find(({ id }) => id === shippingId);
  if (!shipment) throw badRequest([`body/shippingId: the cart has no shipment "${shippingId}"`]);
  const own = rows.filter((row) => row.shipment === shippingId).map(({ line }) => line.id);
  if (itemIds && own.some((id) => !itemIds.includes(id))) throw badRequest(['body/itemIds: a shipment is not split yet; leave it out']);
  assertReachable(cart.shippingAddress, code, shippingId);
  if (!shipment.methods.some((method) => method.code === code)) throw badRequest([`body/code: ${code} is not offered for this shipment`]);
  return shippingId === digitalShipment ? cart.shippingMethod : code;
}

/** Chooses how a shipment is delivered. */
export function createSetShippingMethod(ports: CheckoutPorts): Handler<'setShippingMethod'> {
  return {
    async handle({ body, query, context }) {
      const source = { context, basketId: body.basketId, favStoreId: query.favStoreId };
      return { body: await changeCart(ports, source, (...cart) => ({ shippingMethod: choose(body, ...cart) })) };
    },
  };
}
