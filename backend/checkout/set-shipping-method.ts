import type { ShippingMethodChoice } from '#generated/openapi/cart.ts';
import { assertReachable } from '../addresses/admit-address.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { changeCart, type ChangeSurroundings } from '../cart/change-cart.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import { deliveryKinds } from '../delivery/delivery-kinds.ts';
import { destinationOf } from '../delivery/shipments.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

function choose(choice: ShippingMethodChoice, cart: CartRecord, { price }: ChangeSurroundings): readonly CartShipment[] {
  const { shippingId = deliveryKinds.home.shipmentId, code, itemIds } = choice;
  const priced = price(cart).shipments;
  const found = priced.find(({ shipment }) => shipment.id === shippingId);
  if (!found) throw badRequest([`body/shippingId: the cart has no shipment "${shippingId}"`]);
  const { shipment, methods } = found;
  if (itemIds && shipment.items.some((id) => !itemIds.includes(id)))
    throw badRequest(['body/itemIds: a shipment is not split yet; leave it out']);
  assertReachable(destinationOf([shipment], 'home'), code, shippingId);
  const chosen = methods.find((method) => method.code === code);
  if (!chosen) throw badRequest([`body/code: ${code} is not offered for this shipment`]);
  return [...cart.shipments.filter(({ id }) => id !== shippingId), { ...shipment, method: chosen.code }];
}

/** Chooses how a shipment is delivered. */
export function createSetShippingMethod(ports: CheckoutPorts): Handler<'setShippingMethod'> {
  return {
    async handle({ body, query, context }) {
      const source = { context, basketId: body.basketId, favStoreId: query.favStoreId };
      return { body: await changeCart(ports, source, (cart, _, around) => ({ shipments: choose(body, cart, around) })) };
    },
  };
}
