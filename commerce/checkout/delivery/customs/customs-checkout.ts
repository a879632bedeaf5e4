import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { homeCheckout } from '../home/home-checkout.ts';
import { customsDelivery } from './customs-delivery.ts';

/** Asks for the shipping address as the parcels of home delivery do. Nothing else moves here. */
export const customsCheckout: CheckoutDeliveryKind = { ...homeCheckout, ...customsDelivery, getMoveLabel: undefined };
