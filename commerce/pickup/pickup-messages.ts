import { deliveryMessages } from '#generated/messages/delivery/lazy.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';

const loading = new Map<string, Promise<DeliveryMessages>>();

/** Messages of a part that cached pages load after they are hydrated; the same promise each time, for `use`. */
export function pickupMessagesIn(locale: string): Promise<DeliveryMessages> {
  const known = loading.get(locale) ?? loadMessages(deliveryMessages, locale);
  loading.set(locale, known);
  return known;
}
