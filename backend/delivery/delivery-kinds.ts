import type { DeliveryKinds } from './delivery-kind.ts';
import { digitalDelivery } from './digital/digital-delivery.ts';
import { homeDelivery } from './home/home-delivery.ts';

/** The delivery kinds that the backend brings. */
export const deliveryKinds = {
  home: homeDelivery,
  digital: digitalDelivery,
} satisfies DeliveryKinds;
