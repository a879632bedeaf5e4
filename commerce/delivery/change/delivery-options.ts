import type { CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';
import type { ShippingMethod } from '#generated/openapi/shared.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { methodPlaces, type MethodPlace } from '../method-places.ts';

/** A delivery option of a line, as the form shows it. */
export interface DeliveryOption {
  readonly choice: DeliveryChoice;
  readonly method: ShippingMethod;
  readonly isSelected: boolean;
  readonly isAvailable: boolean;
  /** Absent if no store is chosen yet or none is needed. */
  readonly store?: OptionStore;
  readonly hasStore: boolean;
}

interface OptionStore {
  readonly name: string;
  /** Units in the store, if it hands out its own stock. */
  readonly inventory?: number;
}

/**
 * Delivery options of a line.
 * @param other store that the shopper has found; replaces that of the options
 */
export function getDeliveryOptions(item: Pick<CartItem, 'shippingOptions' | 'qty'>, other?: Store): readonly DeliveryOption[] {
  return item.shippingOptions.map(({ shippingMethod: method, selected: isSelected, available, storeInfo }): DeliveryOption => {
    const { code } = method;
    const place = methodPlaces[code];
    if (place?.kind !== 'store') return { choice: { code }, method, isSelected, isAvailable: available, hasStore: false };
    const store = other ? { ...other, storeInventory: other.inventory ?? 0 } : storeInfo;
    if (!store) return { choice: { code }, method, isSelected, isAvailable: false, hasStore: true };
    return {
      choice: { code, storeId: store.id },
      method,
      isSelected,
      isAvailable: other ? isPossibleAt(other, place, item.qty) : available,
      store: { name: store.name ?? store.id, ...(place.takesStoreStock && { inventory: store.storeInventory }) },
      hasStore: true,
    };
  });
}

function isPossibleAt(store: Store, place: MethodPlace, qty: number): boolean {
  if (place.kind !== 'store') return false;
  return store.services.includes(place.service) && (!place.takesStoreStock || (store.inventory ?? 0) >= qty);
}
