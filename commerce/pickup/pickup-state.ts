import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { pickupCode } from '../checkout/delivery/pickup/pickup-code.ts';
import { describeReady } from './describe-ready.ts';
import type { StoreStock } from './use-store-stock.ts';

interface Wish {
  readonly qty: number;
  /** Undefined until a size is chosen. */
  readonly sku: string | undefined;
}

export interface PickupState {
  readonly isPossible: boolean;
  /** Text for the shopper. */
  readonly text: string;
}

/** Decides whether a variant can be picked up in the shopper's store. */
export function getPickupState(
  stock: StoreStock,
  { qty, sku }: Wish,
  now: Date,
  messages: DeliveryMessages,
  languageTag: string,
): PickupState {
  const { store, units, isLoading } = stock;
  if (isLoading) return { isPossible: false, text: messages.checking };
  if (!store) return { isPossible: false, text: messages.storeMissing };
  const { readyBy, timeZone, services } = store;
  if (!services.includes(pickupCode) || readyBy === undefined) return { isPossible: false, text: messages.noPickup };
  if (sku === undefined) return { isPossible: false, text: messages.chooseSizeFirst };
  // Unknown after a failed request; the cart validates it again.
  if (units === undefined) return { isPossible: true, text: describeReady({ readyBy, timeZone }, now, messages, languageTag) };
  if (units < qty) return { isPossible: false, text: units === 0 ? messages.notThere : messages.inStock({ count: units }) };
  const ready = describeReady({ readyBy, timeZone }, now, messages, languageTag);
  return { isPossible: true, text: `${messages.inStock({ count: units })}, ${ready}` };
}
