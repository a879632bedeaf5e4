import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { Store } from '#generated/openapi/stores.ts';
import type { Formatters } from '../site/formatters.ts';

export interface StorePickerProps {
  readonly sku: string;
  readonly qty: number;
  /** Id of the shopper's own store, near which the first results are. */
  readonly mine: string | undefined;
  readonly chosen: Store | undefined;
  /** True if a store can deliver the goods. */
  readonly canChoose: (store: Store) => boolean;
  readonly messages: { readonly delivery: DeliveryMessages; readonly stores: StoresMessages };
  readonly formatters: Formatters;
  readonly onChoose: (store: Store) => void;
}
