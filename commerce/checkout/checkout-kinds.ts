import { checkoutDeliveryKinds } from './delivery/checkout-delivery-kinds.ts';
import type { CheckoutDeliveryKind } from './delivery/delivery-kind.ts';
import type { DeliveryKinds } from './delivery/delivery-kinds.ts';
import { checkoutTenders } from './tenders/checkout-tenders.ts';
import type { RestTender, ValueTender } from './tenders/tender.ts';
import type { Tenders } from './tenders/tenders.ts';

/** Registries of delivery kinds and tenders with their forms. */
export interface CheckoutKinds {
  readonly deliveryKinds: DeliveryKinds<CheckoutDeliveryKind>;
  readonly tenders: Tenders<RestTender>;
  /** Replaces the shop's value tenders, which load on demand. */
  readonly valueTenders?: Tenders<ValueTender>;
}

export const checkoutKinds: CheckoutKinds = { deliveryKinds: checkoutDeliveryKinds, tenders: checkoutTenders };
