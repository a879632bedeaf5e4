import { getCart } from '#generated/calls/get-cart.ts';

/** A page has one cart, whatever its id: its name in the cache has no input. */
export const cartKey = getCart.key();
