import type { DeliveryKindDefinition } from '../delivery/delivery-kind.ts';
import { deliveryKinds, type DeliveryKinds } from '../delivery/delivery-kinds.ts';
import type { TenderDefinition } from '../tenders/tender.ts';
import { tenders, type Tenders } from '../tenders/tenders.ts';

/** The registries that a screen works with. */
export interface OrderKinds<
  Kind extends DeliveryKindDefinition = DeliveryKindDefinition,
  Tender extends TenderDefinition = TenderDefinition,
> {
  readonly deliveryKinds: DeliveryKinds<Kind>;
  readonly tenders: Tenders<Tender>;
}

/** The registries of an order's page, which loads no forms. */
export const orderKinds: OrderKinds = { deliveryKinds, tenders };
