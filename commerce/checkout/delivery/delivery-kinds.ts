import type { DeliveryKindDefinition } from './delivery-kind.ts';
import { digitalDelivery } from './digital/digital-delivery.ts';
import { homeDelivery } from './home/home-delivery.ts';

/** Every kind of delivery that the shop knows. */
export const deliveryKinds = {
  home: homeDelivery,
  digital: digitalDelivery,
} satisfies DeliveryKinds;

export type ClientDeliveryKind = keyof typeof deliveryKinds;

export type DeliveryKinds<Kind extends DeliveryKindDefinition = DeliveryKindDefinition> = Readonly<Record<string, Kind>>;
