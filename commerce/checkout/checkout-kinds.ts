import { checkoutDeliveryKinds } from './delivery/checkout-delivery-kinds.ts';
import type { CheckoutDeliveryKind } from './delivery/delivery-kind.ts';
import type { OrderKinds } from './order/order-kinds.ts';
import { checkoutTenders } from './tenders/checkout-tenders.ts';
import type { CheckoutTender } from './tenders/tender.ts';

export type CheckoutKinds = OrderKinds<CheckoutDeliveryKind, CheckoutTender>;

/** The registries with their forms. */
export const checkoutKinds: CheckoutKinds = { deliveryKinds: checkoutDeliveryKinds, tenders: checkoutTenders };
