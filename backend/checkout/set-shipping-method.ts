import type { ShippingMethodChoice } from '#generated/openapi/cart.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { changeCart, type CartChange, type CartChangeContext } from '../cart/change-cart.ts';
import { assertInStock, deliverLines } from '../cart/delivery/deliver-lines.ts';
import { findLine } from '../cart/lines/find-line.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { getFirstKind } from '../delivery/delivery-kind-lookup.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** The rows of the choice: those in the request, or all of its shipment. */
function getChosenRows(
  kinds: DeliveryKinds,
  { shippingId, itemIds }: ShippingMethodChoice,
  cart: CartRecord,
  { price }: CartChangeContext,
): readonly string[] {
  const id = shippingId ?? kinds[getFirstKind(kinds)].shipmentId;
  const found = price(cart).shipments.find(({ shipment }) => shipment.id === id)?.shipment;
  if (!found && (!itemIds || shippingId !== undefined)) throw createBadRequestError([`body/shippingId: the cart has no shipment "${id}"`]);
  if (!itemIds) return cart.lines.filter((line) => found?.items.includes(line.id)).map((line) => line.id);
  for (const itemId of itemIds) {
    findLine(cart.lines, itemId);
    if (shippingId !== undefined && !found?.items.includes(itemId))
      throw createBadRequestError([`body/itemIds: ${itemId} is not in shipment "${id}"`]);
  }
  return itemIds;
}

function chooseDelivery(
  kinds: DeliveryKinds,
  choice: ShippingMethodChoice,
  cart: CartRecord,
  around: CartChangeContext,
): ReturnType<CartChange> {
  const { shop, goods } = around;
  const itemIds = getChosenRows(kinds, choice, cart, around);
  const after = deliverLines(kinds, cart, { shop, goods, choice, itemIds });
  assertInStock(kinds, cart.siteId, goods, { before: cart, after }, 'INV409');
  // A choice accepts the delivery changes of its rows.
  return { ...after, deliveryChanges: cart.deliveryChanges.filter(({ itemId }) => !itemIds.includes(itemId)) };
}

/** Chooses the delivery of a shipment or of some of its rows, which move to the shipment of the method's kind. */
export function createSetShippingMethod(ports: CheckoutPorts): Handler<'setShippingMethod'> {
  return {
    async handle({ body, query, context }) {
      const source = { context, basketId: body.basketId, favStoreId: query.favStoreId, choice: body };
      return { body: await changeCart(ports, source, (cart, _, around) => chooseDelivery(ports.deliveryKinds, body, cart, around)) };
    },
  };
}
