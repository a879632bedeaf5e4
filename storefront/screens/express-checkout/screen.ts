import { expressCheckoutPath } from '../../site/checkout-path.ts';
import { createCheckoutScreen } from '../checkout/screen.ts';

/** The checkout of an express purchase, whose cart is separate from the shopper's own. */
export const screen = createCheckoutScreen('express-checkout', expressCheckoutPath);
