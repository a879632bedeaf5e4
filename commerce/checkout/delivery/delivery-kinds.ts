import { customsDelivery } from './customs/customs-delivery.ts';
import type { DeliveryKindDefinition } from './delivery-kind.ts';
import { digitalDelivery } from './digital/digital-delivery.ts';
import { homeDelivery } from './home/home-delivery.ts';
import { pickupDelivery } from './pickup/pickup-delivery.ts';
import { pudoDelivery } from './pudo/pudo-delivery.ts';
import { stsDelivery } from './sts/sts-delivery.ts';

/** All delivery kinds of the shop, in the order of the checkout. */
export const deliveryKinds = {
  home: homeDelivery,
  customs: customsDelivery,
  pickup: pickupDelivery,
  sts: stsDelivery,
  pudo: pudoDelivery,
  digital: digitalDelivery,
} satisfies DeliveryKinds;

export type ClientDeliveryKind = keyof typeof deliveryKinds;

export type DeliveryKinds<Kind extends DeliveryKindDefinition = DeliveryKindDefinition> = Readonly<Record<string, Kind>>;
