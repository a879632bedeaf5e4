import type { Cart, CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';
import type { DeliveryChange } from '#generated/openapi/shared.ts';
import { methodPlaces } from '../method-places.ts';
import { findShipment } from '../shipment-of.ts';

/** A delivery that the shop has changed, its line, and the choices that accept and undo it. */
export interface ChangedLine {
  readonly change: DeliveryChange;
  readonly item: CartItem;
  readonly accept: DeliveryChoice;
  /** Absent if the previous delivery is not possible. */
  readonly undo?: DeliveryChoice;
}

/** Changed deliveries whose lines are still in the cart. */
export function getChangedLines(cart: Pick<Cart, 'items' | 'shippingMethods' | 'deliveryChanges'>): readonly ChangedLine[] {
  return (cart.deliveryChanges ?? []).flatMap((change) => {
    const item = cart.items.find(({ id }) => id === change.itemId);
    if (!item) return [];
    const shipment = findShipment(cart, item);
    const point = shipment?.collectionPoint?.id;
    const accept = {
      ...toChoice(change.to.code, shipment?.storeInfo?.id ?? change.storeInfo?.id),
      ...(point && { collectionPointId: point }),
    };
    return [{ change, item, accept, ...(change.canUndo && { undo: toChoice(change.from.code, change.storeInfo?.id) }) }];
  });
}

function toChoice(code: DeliveryChoice['code'], storeId: string | undefined): DeliveryChoice {
  return methodPlaces[code]?.kind === 'store' && storeId !== undefined ? { code, storeId } : { code };
}
