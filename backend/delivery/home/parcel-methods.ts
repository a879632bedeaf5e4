import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { DeliveryMethod } from '../../database/documents/shipment-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import { isPostBox } from '../../addresses/post-box.ts';

interface Tariff {
  readonly standardMinor: Minor;
  /** The goods' total that makes standard shipping free. */
  readonly freeFromMinor: Minor;
  readonly expressMinor: Minor;
  /** Working days. */
  readonly standardTime: string;
  readonly expressTime: string;
}

const tariffs: Readonly<Record<string, Tariff>> = {
  US: { standardMinor: 800, freeFromMinor: 7500, expressMinor: 1800, standardTime: '3-5', expressTime: '1-2' },
  CA: { standardMinor: 1000, freeFromMinor: 10_000, expressMinor: 2200, standardTime: '4-7', expressTime: '2-3' },
  GB: { standardMinor: 495, freeFromMinor: 6000, expressMinor: 1095, standardTime: '2-4', expressTime: '1' },
  DE: { standardMinor: 495, freeFromMinor: 6000, expressMinor: 1295, standardTime: '2-4', expressTime: '1' },
};

export function freeShippingFrom(country: string): Minor | null {
  return tariffs[country]?.freeFromMinor ?? null;
}

/** Delivery methods of a parcel, cheapest first. Express does not deliver to PO boxes. */
export function parcelMethods(
  { site, locale }: ShopContext,
  itemTotalMinor: Minor,
  address: Pick<Address, 'addressLine1' | 'addressLine2'> | null,
): readonly DeliveryMethod[] {
  const labels = messagesIn(shippingMethodMessages, locale);
  const tariff = tariffs[site.country];
  if (!tariff) return [];
  const standardMinor = itemTotalMinor >= tariff.freeFromMinor ? 0 : tariff.standardMinor;
  const standard: DeliveryMethod = {
    code: 'standard',
    label: labels.standard,
    deliveryTime: tariff.standardTime,
    priceMinor: standardMinor,
  };
  if (address && isPostBox(address)) return [standard];
  return [standard, { code: 'express', label: labels.express, deliveryTime: tariff.expressTime, priceMinor: tariff.expressMinor }];
}
