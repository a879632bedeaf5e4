import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** What is in a cart decides which ways of shipping and paying there are. */
export const cartRefreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.shippingMethods(), keys.paymentMethods()] };
