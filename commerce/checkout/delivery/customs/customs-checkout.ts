import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { homeCheckout } from '../home/home-checkout.ts';
import { customsDelivery } from './customs-delivery.ts';

/** Uses the shipping form of home delivery. Other shipments cannot move to this kind. */
export const customsCheckout: CheckoutDeliveryKind = { ...homeCheckout, ...customsDelivery, getMoveLabel: undefined };
