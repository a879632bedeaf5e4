import { calculateLuhnDigit } from '#validation/text/luhn-digit.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { deriveChance } from './chance.ts';

interface Carrier {
  readonly name: string;
  /** Prefix of its tracking numbers. */
  readonly prefix: string;
}

/** Fictional carriers by the country of the site. */
const carriers: Readonly<Record<string, Carrier>> = {
  US: { name: 'Switchback Parcel', prefix: 'SBP' },
  CA: { name: 'Laurentide Post', prefix: 'LDP' },
  GB: { name: 'Moorland Mail', prefix: 'MLM' },
  DE: { name: 'Kiepe & Karren', prefix: 'KKP' },
};
const otherCarrier: Carrier = { name: 'Longhaul Post', prefix: 'LHP' };

/** Carrier and tracking number of a parcel; collection points have a separate carrier. */
export function createTracking(
  orderNumber: string,
  parcelId: string,
  country: string,
  { destination }: Pick<OrderShipment, 'destination'>,
) {
  const { name, prefix } = carriers[country] ?? otherCarrier;
  const carrier = destination && 'collectionPoint' in destination ? destination.collectionPoint.carrier : name;
  const digits = String(Math.floor(deriveChance(orderNumber, parcelId, 'tracking') * 1e9)).padStart(9, '0');
  const trackingNumber = `${prefix}${digits}${calculateLuhnDigit(digits)}`;
  const host = carrier.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { carrier, trackingNumber, trackingUrl: `https://${host}.example/track/${trackingNumber}` };
}
