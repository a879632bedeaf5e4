import type { CheckoutDeliveryKind } from './delivery-kind.ts';
import type { ClientDeliveryKind } from './delivery-kinds.ts';
import { digitalCheckout } from './digital/digital-checkout.ts';
import { homeCheckout } from './home/home-checkout.ts';

/** The same kinds with their part of the shipping step. */
export const checkoutDeliveryKinds = {
  home: homeCheckout,
  digital: digitalCheckout,
} satisfies Record<ClientDeliveryKind, CheckoutDeliveryKind>;
