import { getCart } from '#generated/calls/get-cart.ts';

/** A page has one cart whatever its id, so the query key has no input. */
export const cartKey = getCart.key();
