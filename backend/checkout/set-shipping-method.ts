import type { ShippingMethodChoice } from '#generated/openapi/cart.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { changeCart, type ChangeSurroundings } from '../cart/change-cart.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { deliveryKindOf, firstKindOf } from '../delivery/kind-of-shipment.ts';
import { withShipment } from '../delivery/shipments.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

function chooseMethod(
  kinds: DeliveryKinds,
  choice: ShippingMethodChoice,
  cart: CartRecord,
  { price }: ChangeSurroundings,
): readonly CartShipment[] {
  const { shippingId = kinds[firstKindOf(kinds)].shipmentId, code, itemIds } = choice;
  const found = price(cart).shipments.find(({ shipment }) => shipment.id === shippingId);
  if (!found) throw badRequest([`body/shippingId: the cart has no shipment "${shippingId}"`]);
  const { shipment, methods } = found;
  if (itemIds && shipment.items.some((id) => !itemIds.includes(id)))
    throw badRequest(['body/itemIds: a shipment is not split yet; leave it out']);
  deliveryKindOf(kinds, shipment).assertReachable(shipment, code);
  const chosen = methods.find((method) => method.code === code);
  if (!chosen) throw badRequest([`body/code: ${code} is not offered for this shipment`]);
  return withShipment(cart.shipments, { ...shipment, method: chosen.code });
}

/** Chooses the delivery method of a shipment. */
export function createSetShippingMethod(ports: CheckoutPorts): Handler<'setShippingMethod'> {
  return {
    async handle({ body, query, context }) {
      const source = { context, basketId: body.basketId, favStoreId: query.favStoreId };
      return {
        body: await changeCart(ports, source, (cart, _, around) => ({
          shipments: chooseMethod(ports.deliveryKinds, body, cart, around),
        })),
      };
    },
  };
}
