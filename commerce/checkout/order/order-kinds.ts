import { deliveryKinds, type DeliveryKinds } from '../delivery/delivery-kinds.ts';
import { tenders, type Tenders } from '../tenders/tenders.ts';

/** Registries that order screens use, without forms. */
export interface OrderKinds {
  readonly deliveryKinds: DeliveryKinds;
  readonly tenders: Tenders;
}

export const orderKinds: OrderKinds = { deliveryKinds, tenders };
