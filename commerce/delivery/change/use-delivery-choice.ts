import { useState } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { toChoiceText } from '../choice-text.ts';
import { deliveryOptions, type DeliveryOption } from './delivery-options.ts';

/** Delivery options of a line and the selected one. */
export interface DeliveryFormChoice {
  readonly options: readonly DeliveryOption[];
  /** Undefined if the line's current delivery is not available. */
  readonly chosen: DeliveryOption | undefined;
  readonly choose: (option: DeliveryOption) => void;
  /** Uses a store that the shopper has found and selects its first option. */
  readonly takeStore: (store: Store) => void;
}

/** State of the delivery choice in the form; initially the current delivery. */
export function useDeliveryChoice(item: CartItem): DeliveryFormChoice {
  const [store, setStore] = useState<Store>();
  const [text, setText] = useState<string>();
  const options = deliveryOptions(item, store);
  const chosen = options.find(({ choice, isSelected }) => (text === undefined ? isSelected : toChoiceText(choice) === text));
  return {
    options,
    chosen,
    choose: ({ choice }) => setText(toChoiceText(choice)),
    takeStore(found) {
      setStore(found);
      const first = deliveryOptions(item, found).find(({ hasStore, isAvailable }) => hasStore && isAvailable);
      if (first) setText(toChoiceText(first.choice));
    },
  };
}
