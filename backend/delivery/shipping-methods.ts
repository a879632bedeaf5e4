import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import type { ShippingMethod } from '#generated/openapi/shared.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { DeliveryMethod } from '../database/documents/shipment-document.ts';
import { toWire } from '../money/minor-units.ts';

export function pickupMethod(locale: string): DeliveryMethod {
  return { code: 'pickup', label: messagesIn(shippingMethodMessages, locale).pickup, deliveryTime: 'same day', priceMinor: 0 };
}

export function renderMethod({ code, label, deliveryTime, priceMinor }: DeliveryMethod, currency: string): ShippingMethod {
  return { code, label, deliveryTime, price: toWire(priceMinor, currency) };
}
