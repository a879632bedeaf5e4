import { deliveryKinds, type DeliveryKinds } from '../delivery/delivery-kinds.ts';
import { tenders, type Tenders } from '../tenders/tenders.ts';

/** The registries that an order's page works with. It loads no forms. */
export interface OrderKinds {
  readonly deliveryKinds: DeliveryKinds;
  readonly tenders: Tenders;
}

export const orderKinds: OrderKinds = { deliveryKinds, tenders };
