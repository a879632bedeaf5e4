import { useState } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { toChoiceText } from '../choice-text.ts';
import { deliveryOptions, type DeliveryOption } from './delivery-options.ts';

/** The options of a row, and the one that is chosen in the form. */
export interface DeliveryFormChoice {
  readonly options: readonly DeliveryOption[];
  /** Undefined where the row has no delivery that it can keep. */
  readonly chosen: DeliveryOption | undefined;
  readonly choose: (option: DeliveryOption) => void;
  /** Takes a store that the shopper has found, and the first delivery that it offers. */
  readonly takeStore: (store: Store) => void;
}

/** The shopper's choice in the form, by default the present delivery. */
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
