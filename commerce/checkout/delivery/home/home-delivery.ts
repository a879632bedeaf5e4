import { formatAddress } from '../../address/address-lines.ts';
import type { DeliveryFacts, DeliveryKindDefinition } from '../delivery-kind.ts';
import type { ReviewEntry } from '../../order/review-list.tsx';
import { formatDeliveryTime, isSameDay } from '../delivery-time.ts';

/** Parcels to a shipping address. */
export const homeDelivery: DeliveryKindDefinition = {
  codes: ['standard', 'express'],
  shippingId: 'me',
  goesToAddress: true,
  isServedBy: () => false,
  getTitle: ({ deliveryHome }) => deliveryHome,
  getDestinations: getShippingAddressEntries,
  getNextSteps: ({ shippingMethod: { deliveryTime } }, { messages }) => [
    messages.nextPack,
    isSameDay(deliveryTime) ? messages.nextArriveToday : messages.nextArrive({ time: formatDeliveryTime(deliveryTime, messages) }),
  ],
};

/** Review entry of the shipping address; empty until it is known. */
export function getShippingAddressEntries({ source: { shippingAddress }, messages, countries }: DeliveryFacts): readonly ReviewEntry[] {
  return shippingAddress ? [{ label: messages.shippingAddress, address: formatAddress(shippingAddress, countries) }] : [];
}
