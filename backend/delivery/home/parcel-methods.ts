import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { DeliveryKind, DeliveryMethod } from '../../database/documents/shipment-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import { isPostBox } from '../../addresses/post-box.ts';

interface Tariff {
  readonly standardMinor: Minor;
  readonly expressMinor: Minor;
  /** Working days. */
  readonly standardTime: string;
  readonly expressTime: string;
}

const tariffs: Readonly<Record<string, Tariff>> = {
  US: { standardMinor: 800, expressMinor: 1800, standardTime: '3-5', expressTime: '1-2' },
  CA: { standardMinor: 1000, expressMinor: 2200, standardTime: '4-7', expressTime: '2-3' },
  GB: { standardMinor: 495, expressMinor: 1095, standardTime: '2-4', expressTime: '1' },
  DE: { standardMinor: 495, expressMinor: 1295, standardTime: '2-4', expressTime: '1' },
};

/** States and provinces that express does not reach, by country. */
const withoutExpress: Readonly<Record<string, readonly string[]>> = {
  US: ['AK', 'AS', 'GU', 'HI', 'MP', 'PR', 'VI'],
  CA: ['NT', 'NU', 'YT'],
};

/** The kind whose shipments are parcels. */
export const parcelKind = 'home' satisfies DeliveryKind;

/** Delivery methods of a parcel, cheapest first, before promotions. Express reaches no PO box and not all regions. */
export function getParcelMethods(
  { site, locale }: ShopContext,
  address: Pick<Address, 'addressLine1' | 'addressLine2' | 'stateCityProvDept'> | null,
): readonly DeliveryMethod[] {
  const labels = getMessages(shippingMethodMessages, locale);
  const tariff = tariffs[site.country];
  if (!tariff) return [];
  const standard: DeliveryMethod = {
    code: 'standard',
    label: labels.standard,
    deliveryTime: tariff.standardTime,
    priceMinor: tariff.standardMinor,
  };
  const isRemote = withoutExpress[site.country]?.includes(address?.stateCityProvDept ?? '');
  if (isRemote || (address && isPostBox(address))) return [standard];
  return [standard, { code: 'express', label: labels.express, deliveryTime: tariff.expressTime, priceMinor: tariff.expressMinor }];
}
