import { useState } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { formatChoice } from '../choice-text.ts';
import { getDeliveryOptions, type DeliveryOption } from './delivery-options.ts';

/** Delivery options of a line and the selected one. */
export interface DeliveryFormChoice {
  readonly options: readonly DeliveryOption[];
  /** Undefined if the line's current delivery is not available. */
  readonly chosen: DeliveryOption | undefined;
  readonly choose: (option: DeliveryOption) => void;
  /** Uses a store that the shopper has found and selects its first option. */
  readonly chooseStore: (store: Store) => void;
}

/** State of the delivery choice in the form; initially the current delivery. */
export function useDeliveryChoice(item: CartItem): DeliveryFormChoice {
  const [store, setStore] = useState<Store>();
  const [text, setText] = useState<string>();
  const options = getDeliveryOptions(item, store);
  const chosen = options.find(({ choice, isSelected }) => (text === undefined ? isSelected : formatChoice(choice) === text));
  return {
    options,
    chosen,
    choose: ({ choice }) => setText(formatChoice(choice)),
    chooseStore(found) {
      setStore(found);
      const first = getDeliveryOptions(item, found).find(({ hasStore, isAvailable }) => hasStore && isAvailable);
      if (first) setText(formatChoice(first.choice));
    },
  };
}
