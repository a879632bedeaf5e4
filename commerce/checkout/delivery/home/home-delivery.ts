import { addressLines } from '../../address/address-lines.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { deliveryText, isSameDay } from '../delivery-time.ts';

/** Parcels to an address. */
export const homeDelivery: DeliveryKindDefinition = {
  codes: ['standard', 'express', 'customs'],
  shippingId: 'me',
  followsOthers: false,
  getDestination: ({ shippingAddress }, messages, countries) =>
    shippingAddress && { label: messages.shippingAddress, address: addressLines(shippingAddress, countries) },
  getNextSteps: ({ shippingMethod: { deliveryTime } }, messages) => [
    messages.nextPack,
    isSameDay(deliveryTime) ? messages.nextArriveToday : messages.nextArrive({ time: deliveryText(deliveryTime, messages) }),
  ],
};
