import { customsCheckout } from './customs/customs-checkout.ts';
import type { CheckoutDeliveryKind } from './delivery-kind.ts';
import type { ClientDeliveryKind } from './delivery-kinds.ts';
import { digitalCheckout } from './digital/digital-checkout.ts';
import { homeCheckout } from './home/home-checkout.ts';
import { pickupCheckout } from './pickup/pickup-checkout.ts';
import { pudoCheckout } from './pudo/pudo-checkout.ts';
import { stsCheckout } from './sts/sts-checkout.ts';

/** The delivery kinds with their parts of the shipping step. */
export const checkoutDeliveryKinds = {
  home: homeCheckout,
  customs: customsCheckout,
  pickup: pickupCheckout,
  sts: stsCheckout,
  pudo: pudoCheckout,
  digital: digitalCheckout,
} satisfies Record<ClientDeliveryKind, CheckoutDeliveryKind>;
