import type { Cart, CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';
import type { DeliveryChange } from '#generated/openapi/shared.ts';
import { methodPlaces } from '../method-places.ts';
import { shipmentOf } from '../shipment-of.ts';

/** A delivery that the shop has changed, its line, and the choices that accept and undo it. */
export interface ChangedRow {
  readonly change: DeliveryChange;
  readonly item: CartItem;
  readonly accept: DeliveryChoice;
  /** Absent if the previous delivery is not possible. */
  readonly undo?: DeliveryChoice;
}

/** Changed deliveries whose lines are still in the cart. */
export function changedRowsOf(cart: Pick<Cart, 'items' | 'shippingMethods' | 'deliveryChanges'>): readonly ChangedRow[] {
  return (cart.deliveryChanges ?? []).flatMap((change) => {
    const item = cart.items.find(({ id }) => id === change.itemId);
    if (!item) return [];
    const shipment = shipmentOf(cart, item);
    const point = shipment?.collectionPoint?.id;
    const accept = {
      ...choiceOf(change.to.code, shipment?.storeInfo?.id ?? change.storeInfo?.id),
      ...(point && { collectionPointId: point }),
    };
    return [{ change, item, accept, ...(change.canUndo && { undo: choiceOf(change.from.code, change.storeInfo?.id) }) }];
  });
}

function choiceOf(code: DeliveryChoice['code'], storeId: string | undefined): DeliveryChoice {
  return methodPlaces[code]?.kind === 'store' && storeId !== undefined ? { code, storeId } : { code };
}
