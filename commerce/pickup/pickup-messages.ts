import { deliveryMessages } from '#generated/messages/delivery/lazy.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';

const loading = new Map<string, Promise<DeliveryMessages>>();

/** Messages that cached pages load after hydration. Returns the same promise for each locale, for use with `use`. */
export function loadPickupMessages(locale: string): Promise<DeliveryMessages> {
  const known = loading.get(locale) ?? loadMessages(deliveryMessages, locale);
  loading.set(locale, known);
  return known;
}
