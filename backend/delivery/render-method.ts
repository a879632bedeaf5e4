import type { ShippingMethod } from '#generated/openapi/shared.ts';
import type { DeliveryMethod } from '../database/documents/shipment-document.ts';
import { toWire } from '../money/minor-units.ts';

export function renderMethod({ code, label, deliveryTime, priceMinor }: DeliveryMethod, currency: string): ShippingMethod {
  return { code, label, deliveryTime, price: toWire(priceMinor, currency) };
}
